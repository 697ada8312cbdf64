//! What the table tells between the parts, by typing and by clicks, and the commands that it makes.

use super::whose::Source;
use crate::hunt::board::words_in;
use crate::hunt::{Companion, State};
use crate::language::hunt::{NewGame, TableKnows};

/// A line to write on, by what is written there; its name is the key by which commands and labels know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, strum::IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Field {
    /// A letter's file, or its code.
    Letter,
    /// The Ring-bearer's Ally cards.
    Hand,
    /// The Sorcery cards of each Ringwraith player.
    Sorcery,
    /// Who leads Frodo.
    RingBearer,
    Ringwraiths,
    /// Where the letter is written.
    File,
    /// Part 2's board.
    Board,
    Tiles,
    Journeys,
    Corruption,
    /// By hand: Fellowship tokens.
    Fellowship,
    /// By hand: the Information found.
    Information,
    /// By hand: Eyes beside the track.
    Eyes,
    /// By hand: discarded tiles.
    Discarded,
    /// By hand: special tiles in play.
    Red,
}

/// What only the table knows of the letter that is written.
pub const WRITTEN: [Field; 4] = [Field::Hand, Field::Sorcery, Field::RingBearer, Field::Ringwraiths];
/// What is told of a Part 1 on paper.
pub const ON_PAPER: [Field; 6] =
    [Field::Corruption, Field::Fellowship, Field::Information, Field::Eyes, Field::Discarded, Field::Red];
/// What of them is a copy of something in the box.
pub const COPIES: [Field; 3] = [Field::Board, Field::Tiles, Field::Journeys];
const FIELDS: usize = Field::Red as usize + 1;

/// What is chosen by a click.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Toggle {
    /// P15.
    Shelters,
    /// P3: the length of the journey is open.
    OpenLength,
    /// Hands draw, when nobody says.
    ByHand,
    /// By hand: four Fellowship tokens.
    PoolOfFour,
    /// By hand: this card is used up.
    Flipped(Companion),
    /// By hand: Merry has joined.
    Merry,
    /// By hand: the Barrow-wights lie beside the track.
    BarrowWights,
}

/// What was typed and chosen.
#[derive(Clone, Default)]
pub struct Form {
    typed: [String; FIELDS],
    /// What Part 2 is played with, in the order of [`COPIES`].
    copies: [Source; COPIES.len()],
    pub chosen: Vec<Toggle>,
}

impl Form {
    pub fn typed(&self, field: Field) -> &str {
        self.copy(field).map_or(&self.typed[field as usize], Source::typed)
    }

    /// Writes on a line.
    pub fn type_in(&mut self, field: Field, typed: String) {
        match COPIES.iter().position(|copy| *copy == field) {
            Some(at) => self.copies[at] = Source::File(typed),
            None => self.typed[field as usize] = typed,
        }
    }

    /// The copy that is played with, if this is one.
    pub fn copy(&self, field: Field) -> Option<&Source> {
        COPIES.iter().zip(&self.copies).find_map(|(copy, source)| (*copy == field).then_some(source))
    }

    /// Plays with this copy.
    pub fn play_with(&mut self, field: Field, source: Source) {
        let at = COPIES.iter().position(|copy| *copy == field);
        at.into_iter().for_each(|at| self.copies[at] = source.clone());
    }

    /// Whether something is told there, typed or chosen.
    pub fn tells(&self, field: Field) -> bool {
        self.copy(field).map_or_else(|| !self.said(field).is_empty(), |copy| !copy.is_none())
    }

    /// Chooses something, or no more.
    pub fn choose(&mut self, toggle: Toggle) {
        crate::books::toggle(&mut self.chosen, toggle);
    }

    /// What stands on a line, without the blanks around it.
    pub fn said(&self, field: Field) -> &str {
        self.typed(field).trim()
    }

    /// The same, with nothing on these lines but on one of them; where something has to stand, there is none of it.
    pub fn alone(&self, field: Field, among: &[Field]) -> Self {
        let mut alone = self.clone();
        for other in among.iter().filter(|other| **other != field) {
            let counted = matches!(other, Field::Corruption | Field::Fellowship);
            alone.type_in(*other, if counted { "0".into() } else { String::new() });
        }
        alone
    }

    pub fn is(&self, toggle: Toggle) -> bool {
        self.chosen.contains(&toggle)
    }

    /// What is told so far of what only the table knows, as far as it can be read.
    pub fn knows(&self) -> TableKnows {
        let numbers =
            |field| self.list(field).split(',').filter_map(|number| number.parse().ok()).collect::<Vec<u8>>();
        TableKnows {
            hand: numbers(Field::Hand).first().copied(),
            sorcery: numbers(Field::Sorcery),
            ring_bearer: Some(self.said(Field::RingBearer).to_owned()).filter(|name| !name.is_empty()),
            ringwraiths: self
                .said(Field::Ringwraiths)
                .split(',')
                .map(|name| name.trim().to_owned())
                .filter(|name| !name.is_empty())
                .collect(),
        }
    }

    pub fn write_command(&self) -> String {
        let command = format!("letter {}", self.said(Field::File));
        self.with_keys(command, &WRITTEN)
    }

    /// The command with what stands on these lines, each behind its key.
    fn with_keys(&self, command: String, fields: &[Field]) -> String {
        let said = fields.iter().filter(|field| self.tells(**field));
        said.fold(command, |command, field| {
            format!("{command} {}={}", <&str>::from(field), self.list(*field))
        })
    }

    /// Words with commas between; blanks within a name stay.
    fn list(&self, field: Field) -> String {
        let said = self.said(field);
        if matches!(field, Field::RingBearer | Field::Ringwraiths) {
            let names = said.split(',').map(|name| name.split_whitespace().collect::<Vec<_>>().join("_"));
            return names.filter(|name| !name.is_empty()).collect::<Vec<_>>().join(",");
        }
        words_in(said).collect::<Vec<_>>().join(",")
    }

    pub fn by_hand_command(&self) -> String {
        let mut command = self.with_keys("letter-by-hand".into(), &ON_PAPER);
        let flipped: Vec<String> = self
            .chosen
            .iter()
            .filter_map(|toggle| match toggle {
                Toggle::Flipped(who) => Some(who.to_string()),
                _ => None,
            })
            .collect();
        if !flipped.is_empty() {
            command.push_str(&format!(" flipped={}", flipped.join(",")));
        }
        for (toggle, words) in [
            (Toggle::PoolOfFour, " pool=4"),
            (Toggle::Merry, " merry=joined"),
            (Toggle::BarrowWights, " barrow-wights"),
        ] {
            if self.is(toggle) {
                command.push_str(words);
            }
        }
        command
    }

    /// `part2`.
    pub fn part2_command(&self, state: Option<&State>) -> String {
        let wanted = files(state);
        let copy = |field| {
            let copy = self.copy(field).filter(|copy| wanted.contains(&field) && !copy.is_none());
            copy.map(Source::named)
        };
        let game = NewGame {
            board: copy(Field::Board),
            tiles: copy(Field::Tiles),
            journeys: copy(Field::Journeys),
            by_hand: Some(self.is(Toggle::ByHand)),
            shelters: Some(self.is(Toggle::Shelters)),
            open_length: Some(self.is(Toggle::OpenLength)),
            ..NewGame::default()
        };
        game.said("part2")
    }
}

/// The files that Part 2 still wants: with a game of practice, none.
pub fn files(state: Option<&State>) -> Vec<Field> {
    let Some(options) = state.map(|state| &state.view.options) else { return Vec::new() };
    let wanted = [
        (Field::Board, options.board2.is_none()),
        (Field::Tiles, options.tiles.is_none()),
        (Field::Journeys, options.journeys.is_none()),
    ];
    wanted.into_iter().filter(|(_, wanted)| *wanted).map(|(field, _)| field).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::hunt::SHIPPED_BOARDS_2;
    use crate::referee::Referee;
    use crate::referee::verify::verify;

    #[test]
    fn files_may_have_blanks_in_their_names() {
        let folder = std::env::temp_dir().join(format!("underhill Frodo  Baggins {}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        let board = folder.join("my board.json");
        std::fs::write(&board, SHIPPED_BOARDS_2[0].1).unwrap();
        let mut referee = Referee::new(None);
        assert!(referee.hear("letter-by-hand corruption=3 fellowship=2").unwrap().accepted());
        let mut told = Form::default();
        told.type_in(Field::Board, board.display().to_string());
        let reply = referee.hear(&told.part2_command(referee.state::<Hunt>())).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
        assert!(referee.state::<Hunt>().unwrap().view.options.board.is_some());
        // What is on the record can be heard again.
        let record = referee.kept::<Hunt>().unwrap().record().text();
        assert!(record.contains("Frodo  Baggins"));
        assert!(verify::<Hunt>(record.as_bytes(), &[]).is_ok());
        std::fs::remove_dir_all(folder).unwrap();
    }
}
