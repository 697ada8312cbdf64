//! A small game that lives on this table in its tests, with something to hide. What holds for it holds for any game; one that
//! lies open is in `src/books/toy.rs`.

use super::{Draws, Event, Fold, Game, Stage, State};
use serde::{Deserialize, Serialize};

/// A pebble lies under one of three cups; the others guess.
#[derive(Clone, PartialEq, Debug)]
pub enum Cups {}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum CupsCommand {
    /// The game begins, with so many cups.
    New(u8),
    /// The pebble is laid under this cup, or (`None`) under one that is drawn.
    Lay(Option<u8>),
    Guess(u8),
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CupsPublic {
    Opened { cups: u8 },
    Laid,
    Guessed { cup: u8, found: bool },
}

/// What only the one who hides it sees.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CupsSecret {
    Pebble { cup: u8, drawn: bool },
}

impl std::fmt::Debug for CupsSecret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct CupsView {
    pub cups: u8,
    pub laid: bool,
    pub guesses: Vec<(u8, bool)>,
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct CupsHidden {
    pub pebble: Option<u8>,
    pub draws: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum CupsRefusal {
    Begun,
    NoSuchCup,
    NothingLaid,
    Found,
}

impl Fold<CupsPublic> for CupsView {
    fn apply(&mut self, event: &CupsPublic) {
        match event {
            CupsPublic::Opened { cups } => self.cups = *cups,
            CupsPublic::Laid => (self.laid, self.guesses) = (true, Vec::new()),
            CupsPublic::Guessed { cup, found } => self.guesses.push((*cup, *found)),
        }
    }
}

impl Fold<Event<Cups>> for CupsHidden {
    fn apply(&mut self, event: &Event<Cups>) {
        if let Event::Secret(CupsSecret::Pebble { cup, drawn }) = event {
            self.pebble = Some(*cup);
            self.draws += u64::from(*drawn);
        }
    }
}

impl Game for Cups {
    const NAME: &'static str = "cups";
    const RULES: u32 = 2;
    const PADDED_FROM: u32 = 2;
    type Command = CupsCommand;
    type Public = CupsPublic;
    type Secret = CupsSecret;
    type View = CupsView;
    type Hidden = CupsHidden;
    type Refusal = CupsRefusal;

    fn stage(view: &CupsView) -> Stage {
        match view.guesses.last() {
            Some((_, true)) => Stage::Over,
            _ if view.laid => Stage::Play,
            _ => Stage::Setup,
        }
    }

    fn is_draw(event: &Event<Self>) -> bool {
        matches!(event, Event::Secret(_))
    }

    fn decide(
        state: &State<Self>,
        command: &CupsCommand,
        draws: &Draws,
    ) -> Result<Vec<Event<Self>>, CupsRefusal> {
        let State { view, hidden } = state;
        let there = |cup: u8| if cup < view.cups { Ok(cup) } else { Err(CupsRefusal::NoSuchCup) };
        match *command {
            // It is opened once, and nothing can be done before: a file may say anything.
            CupsCommand::New(_) if view.cups > 0 => Err(CupsRefusal::Begun),
            CupsCommand::New(0) => Err(CupsRefusal::NoSuchCup),
            CupsCommand::New(cups) => Ok(vec![Event::Public(CupsPublic::Opened { cups })]),
            CupsCommand::Lay(said) => {
                let all: Vec<u8> = (0..view.cups).collect();
                let drawn = draws.pick("cup", hidden.draws, &all, 1);
                let cup = match said {
                    Some(cup) => there(cup)?,
                    None => *drawn.first().ok_or(CupsRefusal::NoSuchCup)?,
                };
                let pebble = CupsSecret::Pebble { cup, drawn: said.is_none() };
                Ok(vec![Event::Secret(pebble), Event::Public(CupsPublic::Laid)])
            }
            CupsCommand::Guess(_) if !view.laid => Err(CupsRefusal::NothingLaid),
            CupsCommand::Guess(_) if view.guesses.iter().any(|(_, found)| *found) => Err(CupsRefusal::Found),
            CupsCommand::Guess(cup) => {
                let found = hidden.pebble == Some(there(cup)?);
                Ok(vec![Event::Public(CupsPublic::Guessed { cup, found })])
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        Act, Digest, Flaw, Header, Line, LineFault, Record, RecordFault, Said, Salt, Seed, game_named,
    };
    use super::*;
    use crate::books::toy::{Goal, Tally};
    use crate::books::{Agreed, Command};

    fn header() -> Header {
        Header { id: "ab12".into(), time: "2026-01-01T20:00:00Z".into(), program: "0".into() }
    }

    fn said(full: &str, open: &str) -> Said {
        Said { full: full.into(), open: open.into() }
    }

    /// A game in which everything stands that a record can hold.
    fn cups() -> Record<Cups> {
        let mut salts = (1..).map(|byte| Salt([byte; 16]));
        let mut salt = || salts.next().unwrap();
        let new = CupsCommand::New(3);
        let mut record =
            Record::begin(header(), Seed([7; 32]), said("new 3", "new 3"), &new, &mut salt).unwrap();
        record.give(said("lay 2", "lay"), &CupsCommand::Lay(Some(2)), salt()).unwrap();
        record.give(said("guess 1", "guess 1"), &CupsCommand::Guess(1), salt()).unwrap();
        assert_eq!(record.undo(salt()), Some(4));
        assert_eq!(record.redo(salt()), Some(4));
        record.give(said("guess 2", "guess 2"), &CupsCommand::Guess(2), salt()).unwrap();
        record
    }

    fn hear(said: &Said, _: &[Event<Cups>]) -> Option<CupsCommand> {
        let (verb, number) = said.full.split_once(' ').unwrap_or((&said.full, ""));
        let number = number.parse().ok();
        Some(match verb {
            "new" => CupsCommand::New(number?),
            "lay" => CupsCommand::Lay(number),
            "guess" => CupsCommand::Guess(number?),
            _ => return None,
        })
    }

    fn read<G: Game>(text: &str) -> (Record<G>, Option<LineFault>) {
        let opened = Record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
        (opened.record, opened.fault)
    }

    /// As the protocol counts them: breaks count nothing, and neither does a clock that had gone back.
    #[test]
    fn hours_are_the_steps_from_line_to_line() {
        let played = |times: &[u32]| {
            let mut record = cups();
            for (number, at) in times.iter().enumerate() {
                record.is_at(*at);
                let line = if number.is_multiple_of(2) {
                    record.undo(Salt([0; 16]))
                } else {
                    record.redo(Salt([0; 16]))
                };
                assert!(line.is_some());
            }
            record.seconds()
        };
        assert_eq!(played(&[]), None);
        assert_eq!(played(&[60, 90]), Some(90));
        assert_eq!(played(&[3600, 7201, 7202]), Some(3601));
        assert_eq!(played(&[100, 40, 110]), Some(110));
    }

    #[test]
    fn a_record_is_read_as_it_was_written() {
        let record = cups();
        let (again, fault) = read::<Cups>(record.text());
        assert_eq!(fault, None);
        assert_eq!((again.text(), again.head(), again.seal()), (record.text(), record.head(), record.seal()));
        assert_eq!(again.acts(), record.acts());
        assert_eq!(again.standing(), [2, 3, 4, 7]);
        assert_eq!(again.state().view.guesses, [(1, false), (2, true)]);
        assert_eq!(again.state().hidden.pebble, Some(2));
        assert!(again.audit(hear).is_empty());
    }

    #[test]
    fn what_is_taken_back_is_as_if_it_had_not_been_and_stays_on_the_record() {
        let mut record = cups();
        let lines = record.text().lines().count();
        while record.undo(Salt([0; 16])).is_some() {}
        assert_eq!((record.standing(), record.state().view.cups), (&[2][..], 3));
        assert!(!record.state().view.laid && record.state().hidden.pebble.is_none());
        assert_eq!(record.text().lines().count(), lines + 3);
        while record.redo(Salt([0; 16])).is_some() {}
        assert_eq!(record.state().view.guesses, [(1, false), (2, true)]);
        // Another command, and there is nothing to give again.
        record.undo(Salt([0; 16]));
        record.give(said("guess 0", "guess 0"), &CupsCommand::Guess(0), Salt([0; 16])).unwrap();
        assert_eq!((record.redo(Salt([0; 16])), record.undone()), (None, &[][..]));
        assert!(read::<Cups>(record.text()).0.audit(hear).is_empty());
    }

    #[test]
    fn a_draw_stays_what_it_is_when_it_is_taken_back() {
        let mut record = cups();
        record.give(said("lay", "lay"), &CupsCommand::Lay(None), Salt([0; 16])).unwrap();
        let first = record.state().hidden.pebble;
        record.undo(Salt([0; 16]));
        record.give(said("lay", "lay"), &CupsCommand::Lay(None), Salt([0; 16])).unwrap();
        assert_eq!(record.state().hidden.pebble, first);
    }

    #[test]
    fn what_was_drawn_and_taken_back_was_drawn() {
        let new = CupsCommand::New(3);
        let salt = || Salt([0; 16]);
        let mut record =
            Record::<Cups>::begin(header(), Seed([7; 32]), said("new 3", "new 3"), &new, salt).unwrap();
        assert_eq!((record.first_draw(), Cups::stage(&record.state().view)), (None, Stage::Setup));
        record.give(said("lay", "lay"), &CupsCommand::Lay(None), salt()).unwrap();
        record.undo(salt());
        assert_eq!((record.first_draw(), Cups::stage(&record.state().view)), (Some(3), Stage::Setup));
        assert_eq!(Cups::stage(&cups().state().view), Stage::Over);
    }

    #[test]
    fn a_refused_command_changes_nothing() {
        let mut record = cups();
        let text = record.text().to_owned();
        let refused = record.give(said("guess 0", "guess 0"), &CupsCommand::Guess(0), Salt([0; 16])).err();
        assert_eq!((refused, record.text()), (Some(CupsRefusal::Found), text.as_str()));
    }

    #[test]
    fn the_seal_is_that_of_the_last_line_that_told_something() {
        let mut record = cups();
        let seal = record.seal();
        assert_eq!(seal, record.head());
        record.undo(Salt([0; 16]));
        assert_ne!(record.seal(), seal);
        assert!(record.told_last().is_empty());
        // What the table is told is one thing; the pebble's place is another, and the public half has none of it.
        let public: Vec<&str> =
            record.text().lines().map(|line| line.split(",\"salt\"").next().unwrap()).collect();
        assert!(public.iter().all(|line| !line.contains("pebble") && !line.contains("lay 2")));
    }

    #[test]
    fn whatever_is_changed_in_a_file_is_found() {
        let text = cups().text().to_owned();
        let mut found = [0; 4];
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
            match Record::<Cups>::read(&bytes) {
                Err(RecordFault::NotARecord) => found[0] += 1,
                Err(_) => found[1] += 1,
                Ok(opened) => match opened.fault {
                    Some(LineFault::Torn(_)) => found[2] += 1,
                    Some(_) => found[3] += 1,
                    None => panic!("nothing is found at {at} of {text}"),
                },
            }
        }
        assert!(found.iter().all(|count| *count > 0), "{found:?}");
        // A line that is cut off is left out; what stands before it opens.
        let (record, fault) = read::<Cups>(&text[..text.len() - 9]);
        assert_eq!(fault, Some(LineFault::Torn(7)));
        assert!(text.starts_with(record.text()));
    }

    /// The same line with another public and secret half, chained as it should be.
    fn forged(change: impl Fn(Line, &str) -> String) -> String {
        let text = cups().text().to_owned();
        let (mut head, mut forged) = (Digest([0; 32]), String::new());
        for (number, line) in (1..).zip(text.lines()) {
            let line = change(number, line);
            let (public, rest) =
                line.strip_prefix("{\"public\":").unwrap().split_once(",\"salt\":\"").unwrap();
            let (salt, rest) = rest.split_once("\",\"secret\":").unwrap();
            let (secret, _) = rest.rsplit_once(",\"head\":\"").unwrap();
            head = super::super::chain::link(head, public, salt.parse().unwrap(), secret);
            forged += &format!(
                "{{\"public\":{public},\"salt\":\"{salt}\",\"secret\":{secret},\"head\":\"{head}\"}}\n"
            );
        }
        forged
    }

    #[test]
    fn deciding_again_finds_what_a_new_chain_hides() {
        let doubts = |change: &dyn Fn(Line, &str) -> String| {
            let (record, fault) = read::<Cups>(&forged(change));
            assert_eq!(fault, None);
            record.audit(hear)
        };
        assert!(doubts(&|_, line| line.to_owned()).is_empty());
        let replaced = |at: Line, from: &'static str, to: &'static str| {
            move |number: Line, line: &str| {
                if number == at {
                    assert!(line.contains(from), "{line}");
                    line.replace(from, to)
                } else {
                    line.to_owned()
                }
            }
        };
        // Another answer; a pebble somewhere else; a command that nobody can have given; one that means nothing.
        let answer = doubts(&replaced(4, "\"found\":false", "\"found\":true"));
        assert!(matches!(answer[0], (4, Flaw::Otherwise { .. })));
        let pebble = doubts(&replaced(3, "\"cup\":2", "\"cup\":1"));
        assert!(matches!(pebble[0], (3, Flaw::Otherwise { .. })) && pebble.len() > 1);
        let cup = doubts(&replaced(4, "guess 1", "guess 9"));
        assert!(matches!(cup[0], (4, Flaw::Refused(CupsRefusal::NoSuchCup))));
        let strange = doubts(&replaced(4, "guess 1", "shake 1"));
        assert!(matches!(strange[0], (4, Flaw::Unheard)));
    }

    #[test]
    fn other_files_are_named_for_what_they_are() {
        let text = cups().text().to_owned();
        let word = |fault| match fault {
            RecordFault::NotARecord => "none",
            RecordFault::Newer { .. } => "newer",
            RecordFault::OtherGame { .. } => "other",
            RecordFault::NoGame => "no game",
        };
        let read = |text: &str| Record::<Cups>::read(text.as_bytes()).map(drop).map_err(word);
        let named = |text: &str| game_named(text.as_bytes()).map(|(game, _)| game).map_err(word);
        let newer = text.replacen("underhill-record/1", "underhill-record/2", 1);
        let first = text.lines().next().unwrap();
        // Whichever game it is.
        let faults = [
            ("", "none"),
            ("{\"public\":{}}", "none"),
            (&text.replacen("underhill-record/1", "underhill-record/1\",\"x\":\"", 1), "no game"),
            (&newer, "newer"),
            // Nobody knows what else a newer header holds.
            (&newer.replacen("\"game\"", "\"games\"", 1), "newer"),
            (first, "no game"),
        ];
        for (text, fault) in faults {
            assert_eq!((read(text), named(text)), (Err(fault), Err(fault)), "{text}");
        }
        // What is the matter with one game alone keeps nobody from telling which it is.
        let faults = [
            (text.replacen("\"game\":\"cups\"", "\"game\":\"tally\"", 1), "other", "tally"),
            (text.replacen("\"rules\":2", "\"rules\":3", 1), "newer", "cups"),
            (format!("{first}\n"), "no game", "cups"),
        ];
        for (text, fault, game) in faults {
            assert_eq!((read(&text), named(&text)), (Err(fault), Ok(game.into())), "{text}");
        }
        let named_header = game_named(text.as_bytes()).map(|(_, header)| header);
        assert_eq!(named_header, Ok(header()));
    }

    #[test]
    fn a_game_that_hides_nothing_has_a_record_all_the_same() {
        let salt = || Salt([0; 16]);
        let new = Command::New(Agreed::default(), Goal::default());
        let mut record =
            Record::<Tally>::begin(header(), Seed([0; 32]), said("new", "new"), &new, salt).unwrap();
        for text in ["one", "two"] {
            record.give(said("note", "note"), &Command::Note(text.into()), salt()).unwrap();
        }
        record.undo(salt());
        let (again, fault) = read::<Tally>(record.text());
        assert_eq!((fault, again.standing()), (None, &[2, 3][..]));
        assert_eq!(again.acts().iter().filter(|act| matches!(act, Act::Undid(_))).count(), 1);
        assert!(again.events().all(|event| event.public().is_some()));
    }
}
