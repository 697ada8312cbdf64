//! Checking a game that was revealed: the chain, what every command was decided to be, every answer, every draw, and
//! the seals that somebody kept. `SEALS.md` describes the file for whoever writes another verifier.

use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{
    Answer, Command, Correction, Event, GandalfBy, Hunt, Options, Public, Record, Refusal, Secret, Whose,
    agreed_files,
};
use crate::language::hunt::{Heard, NewGame, Source, hear};
use crate::language::seal;
use crate::language::{Words, marked, protocol};
use crate::store::{LARGEST_RECORD, Trouble, is_locked, read_file};
use crate::table::{self, Digest, Draws, Game as _, Line, LineFault, OPENING, RecordFault, Said, Seed};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use strum::VariantNames;

/// What was found of a game in which everything holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Honest {
    /// Entries on the logs.
    pub entries: usize,
    /// Questions answered.
    pub answers: usize,
    /// Draws that the program made.
    pub draws: usize,
    /// Corrections of the log.
    pub corrections: usize,
    /// The lines in which the Ring-bearer told where a location lies.
    pub areas: Vec<Line>,
    /// The locations of which he told it twice, and not the same, undone or not.
    pub told_otherwise: Vec<String>,
    /// What was agreed in other words than none, as `new` and `part2` say it.
    pub agreed: Vec<String>,
    /// The parts in which no board knew what is connected: every entry was allowed.
    pub unchecked: Vec<u8>,
    /// The lines of questions that were named and that no answer stands for.
    pub unanswered: Vec<Line>,
    /// The lines of all other commands that were taken back.
    pub undone: Vec<Line>,
    /// The lines in which the Ring-bearer said that a card moves somebody, hides a token or spares him Corruption.
    pub by_card: Vec<Line>,
    /// The number from which all draws come, if somebody chose one.
    pub seeds: Vec<u64>,
    /// Whether the game, or its Part 1, has come to its end.
    pub over: bool,
    /// The boards, tiles and Journey cards that were played with.
    pub files: Vec<Agreed>,
    /// The Ringwraiths' word, if they gave one.
    pub word: Option<String>,
    /// What the letter tells of the head of Part 1, if the game was opened with one; nothing of one on paper.
    pub letter: Option<Option<String>>,
    /// The lines of answers that the table was told, and that were taken back.
    pub taken_back: Vec<Line>,
    /// The lines of answers that the table was told, and that a correction has set right.
    pub set_right: Vec<Line>,
    /// The last line.
    pub last: Line,
    /// The lines in which something went by the Ring-bearer's word, whatever the board says.
    pub by_word: Vec<Line>,
    /// The lines in which something was drawn by hand: nobody can tell from the file what came out of the cup.
    pub by_hand: Vec<Line>,
    /// The seals that were compared, and what each binds.
    pub seals: Vec<Sealed>,
}

/// A seal that was found in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// As it was given.
    pub seal: String,
    /// It binds this line and all before it.
    pub line: Line,
    /// Whether all 256 bits of it were compared, and not four words only.
    pub whole: bool,
}

/// A file that was agreed on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// What it is: `board`, `tiles` or `journeys`.
    pub what: &'static str,
    /// What it is called.
    pub name: String,
    /// Whose it is.
    pub whose: Whose,
}

impl Honest {
    /// The last line that one of the compared seals binds.
    fn bound(&self) -> Option<Line> {
        self.seals.iter().map(|sealed| sealed.line).max()
    }
}

/// What does not hold. The words are in the language files, as `doubt-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the facts are named by what the sentence says")]
pub enum Doubt {
    /// Something else than a game of this program.
    NotAGame,
    /// It is locked with a passphrase.
    Locked,
    /// The header, or the command that opened the game, is not as it was written, or is not there.
    NoGame,
    /// Written by a later version.
    Newer { program: String },
    /// A record of another game.
    OtherGame { game: String },
    /// Begun under rules by which an earlier version decided.
    OtherRules { rules: u32, known: u32 },
    /// The last line was cut off.
    Torn { line: Line },
    /// The chain does not hold: the line, or one before it, is not as it was written.
    Chain { line: Line },
    /// The chain holds, and what stands in the line is nothing that a game says.
    Strange { line: Line },
    /// What was said is no command, or not the one that the table was told of.
    Said { line: Line, said: String },
    /// What was agreed is not what was said.
    Agreed { line: Line, said: String },
    /// The draws do not come from the number that was announced.
    Seed { line: Line },
    /// The rules refuse the command.
    Refused { line: Line, said: String, name: &'static str },
    /// The answer is not what follows from the log.
    Answer { line: Line, said: String, told: String, is: String },
    /// What was drawn is not what the stream gives.
    Draw { line: Line, said: String },
    /// The rules make something else of the command.
    Otherwise { line: Line, said: String },
    /// A text that is no seal.
    NotASeal { seal: String },
    /// No line of the game has this seal.
    Seal { seal: String },
}

/// Checks a game that was revealed, and that the given seals are its own.
///
/// # Errors
///
/// All that does not hold, in the order of the lines.
pub fn verify(bytes: &[u8], seals: &[String]) -> Result<Honest, Vec<Doubt>> {
    if is_locked(bytes) {
        return Err(vec![Doubt::Locked]);
    }
    let opened = Record::read(bytes).map_err(|fault| {
        vec![match fault {
            RecordFault::NotARecord => Doubt::NotAGame,
            RecordFault::Newer { program } => Doubt::Newer { program },
            RecordFault::OtherGame { game } => Doubt::OtherGame { game },
            RecordFault::NoGame => Doubt::NoGame,
        }]
    })?;
    let record = &opened.record;
    let mut doubts = Vec::new();
    if record.rules() != Hunt::RULES {
        return Err(vec![Doubt::OtherRules { rules: record.rules(), known: Hunt::RULES }]);
    }
    doubts.extend(record.audit(command).into_iter().map(|(line, doubt)| of_line(record, line, doubt)));
    doubts.extend(agreed(record));
    doubts.sort_by_key(Doubt::line);
    doubts.extend(opened.fault.map(|fault| match fault {
        LineFault::Torn(line) => Doubt::Torn { line },
        LineFault::Damaged(line) => Doubt::Chain { line },
        LineFault::Strange(line) => Doubt::Strange { line },
    }));
    let mut honest = found(record);
    for text in seals {
        match sealed(record, text) {
            Ok(sealed) => honest.seals.push(sealed),
            Err(doubt) => doubts.push(doubt),
        }
    }
    if doubts.is_empty() { Ok(honest) } else { Err(doubts) }
}

/// Checks the game in this file.
///
/// # Errors
///
/// If the file cannot be read.
pub fn file(path: &Path, seals: &[String]) -> Result<Result<Honest, Vec<Doubt>>, Trouble> {
    Ok(verify(&read_file(path, LARGEST_RECORD)?, seals))
}

impl Doubt {
    fn line(&self) -> Line {
        match self {
            Self::Torn { line }
            | Self::Chain { line }
            | Self::Strange { line }
            | Self::Said { line, .. }
            | Self::Agreed { line, .. }
            | Self::Seed { line }
            | Self::Refused { line, .. }
            | Self::Answer { line, .. }
            | Self::Draw { line, .. }
            | Self::Otherwise { line, .. } => *line,
            _ => 0,
        }
    }
}

/// The command that was said. What it brought in from files, its events tell.
fn command(said: &Said, events: &[Event]) -> Option<Command> {
    let opens = |event: &&Public| {
        matches!(event, Public::Opened(_) | Public::LetterOpened(_) | Public::PartTwo { .. })
    };
    let opened = events.iter().filter_map(Event::public).find(opens);
    let (again, command) = match (hear(&said.full).ok()?, opened) {
        (Heard::Command(again, command), None) => (again, command),
        (Heard::New(again, _), Some(Public::Opened(options))) => {
            (again, Command::New(Box::new(Options::clone(options))))
        }
        (
            Heard::OpenLetter(again, _) | Heard::LetterByHand(again, ..),
            Some(Public::LetterOpened(opened)),
        ) => (again, Command::OpenLetter(Box::new(opened.as_ref().clone()))),
        (Heard::Part2(again, game), Some(Public::PartTwo { options, .. })) => {
            // From then on the board in play is Part 2's.
            let options = Options { board2: options.board.clone(), ..Options::clone(options) };
            (again, Command::Part2 { options: Box::new(options), seed: game.seed })
        }
        _ => return None,
    };
    (again == *said).then_some(command)
}

/// What of the options was said in words, or was in force and not said otherwise, and is something else; and the seed
/// that a number stands for.
fn agreed(record: &Record) -> Vec<Doubt> {
    let mut doubts = Vec::new();
    let mut in_force = Options::default();
    let first_draw = record.first_draw();
    for (line, said, events) in record.given() {
        for event in events.iter().filter_map(Event::public) {
            // A game is opened once, and with its first command; and the table's word is said before anything is drawn.
            let too_late = match event {
                Public::Opened(_) | Public::LetterOpened(_) => line != OPENING,
                Public::TableWord { .. } => first_draw.is_some_and(|drawn| drawn < line),
                _ => false,
            };
            if too_late {
                doubts.push(Doubt::Otherwise { line, said: said.full.clone() });
            }
            if let Public::Opened(options) = event
                && options.seed.is_some_and(|number| *record.draws() != Draws::new(Seed::from_number(number)))
            {
                doubts.push(Doubt::Seed { line });
            }
            if !is_as_said(said, event, &in_force) {
                doubts.push(Doubt::Agreed { line, said: said.full.clone() });
            }
            match event {
                Public::Opened(options) => in_force = Options::clone(options),
                Public::LetterOpened(opened) => in_force = opened.1.clone(),
                _ => {}
            }
        }
    }
    doubts
}

/// Whether what was agreed is what was said, where the event tells of anything that was.
fn is_as_said(said: &Said, event: &Public, in_force: &Options) -> bool {
    if !matches!(event, Public::Opened(_) | Public::PartTwo { .. } | Public::LetterOpened(_)) {
        return true;
    }
    match (hear(&said.full), event) {
        (Ok(Heard::New(_, game)), Public::Opened(options)) => fits(&game, options, opened(&game, options)),
        (Ok(Heard::Part2(_, game)), Public::PartTwo { options, .. }) => {
            fits(&game, options, played_on(&game, options, in_force))
        }
        (Ok(Heard::LetterByHand(_, letter, pool)), Public::LetterOpened(opened)) => {
            *letter == opened.0 && opened.1 == Options { pool, ..Options::default() }
        }
        _ => true,
    }
}

/// Whether the options are those that were said, and for the rest what they are without a word.
fn fits(game: &NewGame, options: &Options, unsaid: Options) -> bool {
    let known = [
        (&game.board, options.board.is_some()),
        (&game.board2, options.board2.is_some()),
        (&game.tiles, options.tiles.is_some()),
        (&game.journeys, options.journeys.is_some()),
    ];
    let of_a_file = |(said, known): (&Option<Source>, bool)| {
        said.as_ref().is_none_or(|source| known == matches!(source, Source::Named(_)))
    };
    let said = Options {
        by_hand: game.by_hand.unwrap_or(unsaid.by_hand),
        pool: game.pool.unwrap_or(unsaid.pool),
        give: game.give.unwrap_or(unsaid.give),
        escape: game.escape.unwrap_or(unsaid.escape),
        shelters: game.shelters.unwrap_or(unsaid.shelters),
        open_length: game.open_length.unwrap_or(unsaid.open_length),
        ..unsaid
    };
    known.into_iter().all(of_a_file) && *options == said
}

/// What a game is opened with if nothing is said but what comes from files: what was in those, nobody can tell.
fn opened(game: &NewGame, options: &Options) -> Options {
    Options {
        starts: game.starts.clone(),
        seed: game.seed,
        repeatable: game.seed.is_some(),
        board: options.board.clone(),
        board2: options.board2.clone(),
        tiles: options.tiles.clone(),
        journeys: options.journeys.clone(),
        ..Options::default()
    }
}

/// What Part 2 is played with if nothing is said but what comes from files: all as before, on the other board.
fn played_on(game: &NewGame, options: &Options, before: &Options) -> Options {
    let before = before.clone();
    Options {
        board: if game.board.is_some() { options.board.clone() } else { before.board2 },
        tiles: if game.tiles.is_some() { options.tiles.clone() } else { before.tiles },
        journeys: if game.journeys.is_some() { options.journeys.clone() } else { before.journeys },
        board2: None,
        starts: Vec::new(),
        ..before
    }
}

fn of_line(record: &Record, line: Line, doubt: table::Doubt<Hunt>) -> Doubt {
    let said = record.line(line).map(|(said, _)| said.full.clone()).unwrap_or_default();
    match doubt {
        table::Doubt::Strange => Doubt::Strange { line },
        table::Doubt::Unheard => Doubt::Said { line, said },
        table::Doubt::Refused(refusal) => Doubt::Refused { line, said, name: name(&refusal) },
        table::Doubt::Otherwise { written, decided } => match (answer_in(&written), answer_in(&decided)) {
            (Some(told), Some(is)) if told != is => {
                let [told, is] = [told, is].map(|answer| protocol::answer_text(answer).to_owned());
                Doubt::Answer { line, said, told, is }
            }
            _ if draws_of(&written) > 0 || draws_of(&decided) > 0 => Doubt::Draw { line, said },
            _ => Doubt::Otherwise { line, said },
        },
    }
}

fn name(refusal: &Refusal) -> &'static str {
    let (name, _) = crate::language::named("refused", refusal);
    let variant = name.trim_start_matches("refused-");
    Refusal::VARIANTS.iter().find(|known| **known == variant).copied().unwrap_or_default()
}

fn sealed(record: &Record, text: &str) -> Result<Sealed, Doubt> {
    let kept: seal::Kept = text.parse().map_err(|_| Doubt::NotASeal { seal: text.to_owned() })?;
    let mut lines = (1..).zip(record.heads());
    let line = lines.find(|(_, head)| kept.is(**head)).map(|(line, _): (Line, &Digest)| line);
    let whole = matches!(kept, seal::Kept::Whole(_));
    line.map(|line| Sealed { seal: text.to_owned(), line, whole })
        .ok_or_else(|| Doubt::Seal { seal: text.to_owned() })
}

/// What stands in the game.
fn found(record: &Record) -> Honest {
    let view = &record.state().view;
    let mut honest = Honest {
        over: view.phase.is_over(),
        word: view.table_word.clone(),
        taken_back: taken_back(record),
        told_otherwise: told_otherwise(record),
        unanswered: unanswered(record),
        last: record.heads().len(),
        ..Honest::default()
    };
    let mut part = Part::default();
    for &line in record.standing() {
        let Some((said, events)) = record.line(line) else { continue };
        for event in events {
            match event {
                Event::Secret(secret) => honest.take_in_secret(line, said, secret, &mut part),
                Event::Public(public) => honest.take_in_public(line, public, &mut part),
            }
        }
        honest.draws += draws_of(events);
        if by_card(said, events) {
            honest.by_card.push(line);
        }
        if drawn_by_hand(said, events) {
            honest.by_hand.push(line);
        }
    }
    honest.set_right.sort_unstable();
    honest.set_right.dedup();
    honest.undone = record
        .given()
        .map(|(line, ..)| line)
        .filter(|line| !record.stands(*line))
        // Both are in order, and as long as the game may be.
        .filter(|line| honest.taken_back.binary_search(line).is_err())
        .filter(|line| honest.unanswered.binary_search(line).is_err())
        .collect();
    honest
}

/// The lines of questions that were named, and that no answer stands for: the Ring-bearer was told what it would be.
fn unanswered(record: &Record) -> Vec<Line> {
    let names = |events: &[Event]| {
        events.iter().filter_map(Event::public).any(|event| matches!(event, Public::Asked(_)))
    };
    // Nothing else can be done while a question waits.
    let answered = |line: Line| {
        let next = record.standing().partition_point(|standing| *standing <= line);
        let next = record.standing().get(next).and_then(|next| record.line(*next));
        record.stands(line) && next.is_some_and(|(_, events)| answer_in(events).is_some())
    };
    let named = record.given().filter(|(.., events)| names(events)).map(|(line, ..)| line);
    named.filter(|line| !answered(*line)).collect()
}

/// The locations of which the Ring-bearer told where they lie and then something else. What was undone counts: nobody
/// hears of that.
fn told_otherwise(record: &Record) -> Vec<String> {
    let mut areas: BTreeMap<(Location, bool), Area> = BTreeMap::new();
    let mut otherwise: Vec<String> = Vec::new();
    for (.., events) in record.given() {
        for event in events {
            let Event::Secret(Secret::AreaTold { location, area }) = event else { continue };
            // The board of each part has places of its own.
            let is_of_part2 = Region::Area(*area).is_of_part(2);
            let before = areas.insert((*location, is_of_part2), *area);
            let name = location.to_string();
            if before.is_some_and(|before| before != *area) && !otherwise.contains(&name) {
                otherwise.push(name);
            }
        }
    }
    otherwise
}

/// The lines of questions that were answered, and that stand no more.
fn taken_back(record: &Record) -> Vec<Line> {
    let answered = record.given().filter(|(.., events)| answer_in(events).is_some()).map(|(line, ..)| line);
    answered.filter(|line| !record.stands(*line)).collect()
}

/// The answer that was given, if one was.
fn answer_in(events: &[Event]) -> Option<Answer> {
    events.iter().filter_map(Event::public).find_map(Public::answer)
}

/// What has to be known of the part that is played.
#[derive(Default)]
struct Part {
    /// The lines of all answers, in order.
    answers: Vec<Line>,
}

impl Honest {
    fn take_in_secret(&mut self, line: Line, said: &Said, event: &Secret, part: &mut Part) {
        match event {
            Secret::Entered { word, .. } => {
                self.entries += 1;
                self.by_word.extend(word.then_some(line));
            }
            Secret::Gandalf { by, .. } if *by != GandalfBy::Start => {
                self.entries += 1;
                self.by_word.extend((*by == GandalfBy::Move { word: true }).then_some(line));
            }
            Secret::Journey(_) | Secret::Course { .. } if said.full.ends_with(" !") => {
                self.by_word.push(line);
            }
            Secret::Corrected { correction, answers } => {
                match correction {
                    Correction::Insert { .. } => self.entries += 1,
                    Correction::Remove { .. } => self.entries -= 1.min(self.entries),
                    Correction::Entry { .. } => {}
                }
                self.set_right.extend(answers.iter().filter_map(|(place, _)| part.answers.get(*place)));
            }
            Secret::PartTwo => *part = Part::default(),
            Secret::AreaTold { .. } => self.areas.push(line),
            _ => {}
        }
    }

    fn take_in_public(&mut self, line: Line, event: &Public, part: &mut Part) {
        match event {
            Public::Opened(options) => {
                self.agree(options, 1);
                self.chosen(options.seed);
            }
            Public::PartTwo { options, seed } => {
                self.agree(options, 2);
                self.chosen(options.seed);
                self.chosen(*seed);
            }
            Public::LetterOpened(opened) => {
                self.letter = Some(opened.0.part1.as_ref().map(|part1| part1.head.clone()));
            }
            Public::Answered { .. } => {
                self.answers += 1;
                part.answers.push(line);
            }
            Public::Corrected { .. } => {
                self.corrections += 1;
                self.by_word.push(line);
            }
            _ => {}
        }
    }

    fn chosen(&mut self, seed: Option<u64>) {
        self.seeds.extend(seed.filter(|seed| !self.seeds.contains(seed)));
    }

    fn agree(&mut self, options: &Options, part: u8) {
        if options.linked().is_none() {
            self.unchecked.push(part);
        }
        for words in said_of(options) {
            if !self.agreed.contains(&words) {
                self.agreed.push(words);
            }
        }
        for (what, name, whose) in agreed_files(options) {
            let file = Agreed { what, name: name.to_owned(), whose };
            if !self.files.contains(&file) {
                self.files.push(file);
            }
        }
    }
}

/// What was agreed that is not so where nothing is said, but for files and the seed, which are told on their own.
fn said_of(options: &Options) -> Vec<String> {
    let usual = Options::default();
    let starts: Vec<String> = options.starts.iter().map(ToString::to_string).collect();
    let all = [
        (options.starts != usual.starts, format!("starts={}", starts.join(","))),
        (options.by_hand != usual.by_hand, "draws=hand".to_owned()),
        (options.pool != usual.pool, format!("pool={}", options.pool)),
        (options.give != usual.give, format!("give={}", options.give)),
        (options.escape != usual.escape, format!("escape={}", options.escape)),
        (options.shelters != usual.shelters, "shelters=on".to_owned()),
        (options.open_length != usual.open_length, "length=open".to_owned()),
    ];
    all.into_iter().filter(|(otherwise, _)| *otherwise).map(|(_, words)| words).collect()
}

/// Whether the Ring-bearer said that a card moves somebody, hides a token, changes his journey, or spares him Corruption.
fn by_card(said: &Said, events: &[Event]) -> bool {
    let by_card = |event: &Event| match event {
        Event::Secret(Secret::HiddenByCard { .. }) => true,
        Event::Public(
            Public::Stepped { card: true, .. } | Public::GandalfMoved { card: true } | Public::JourneyChanged,
        ) => true,
        Event::Public(Public::Stepped { .. }) => {
            said.full.split(' ').any(|word| word.eq_ignore_ascii_case("free"))
        }
        _ => false,
    };
    events.iter().any(by_card)
}

/// Whether somebody told what hands had drawn.
fn drawn_by_hand(said: &Said, events: &[Event]) -> bool {
    let by_hand = |event: &Event| match event {
        Event::Public(Public::TilesDrawn { tiles, by_app: false, .. }) => !tiles.is_empty(),
        Event::Secret(
            Secret::Start { drawn: false, .. }
            | Secret::Information { drawn: false, .. }
            | Secret::Deeds { drawn: false, .. }
            | Secret::Gandalf { by: GandalfBy::Fleeing { drawn: false }, .. },
        ) => true,
        // One that was taken from those offered was drawn before; `journey keep` likewise.
        Event::Secret(Secret::Course { drawn: false, .. }) => {
            !said.full.to_ascii_lowercase().starts_with("course take")
        }
        Event::Secret(Secret::Journey(_)) if said.full.to_ascii_lowercase().starts_with("journey row") => {
            true
        }
        Event::Public(Public::JourneySet { .. }) => {
            !said.full.to_ascii_lowercase().starts_with("journey keep")
        }
        _ => false,
    };
    events.iter().any(by_hand)
}

/// How many draws of the program's stand among these events.
fn draws_of(events: &[Event]) -> usize {
    let draws = events.iter().map(|event| match event {
        Event::Public(Public::TilesDrawn { tiles, by_app: true, .. }) => usize::from(!tiles.is_empty()),
        Event::Secret(Secret::JourneysDrawn { .. }) => 2,
        Event::Secret(
            Secret::Start { drawn: true, .. }
            | Secret::Information { drawn: true, .. }
            | Secret::Deeds { drawn: true, .. }
            | Secret::DeedsDrawn { .. }
            | Secret::Gandalf { by: GandalfBy::Fleeing { drawn: true }, .. }
            | Secret::Course { drawn: true, .. }
            | Secret::CardsOffered(_),
        ) => 1,
        _ => 0,
    });
    draws.sum()
}

/// The one line of a game in which everything holds, as the protocol has it.
pub fn answer(honest: &Honest) -> String {
    let Honest { entries, answers, draws, corrections, .. } = honest;
    format!("honest: {entries} entries, {answers} answers, {draws} draws, {corrections} corrections")
}

/// What there is to say of a game that holds: what was compared and what that proves, and then the one line.
pub fn honest(words: &Words, honest: &Honest) -> (Vec<String>, String) {
    let mut lines = of_seals(words, honest);
    for Agreed { what, name, whose } in &honest.files {
        let facts = [("named", name.as_str().into()), ("whose", <&str>::from(whose).into())];
        lines.push(words.say(&format!("verified-{what}"), &facts));
    }
    if !honest.unchecked.is_empty() {
        let parts: Vec<String> = honest.unchecked.iter().map(ToString::to_string).collect();
        lines.push(words.say("verified-no-board", &[("parts", parts.join(", ").into())]));
    }
    if !honest.agreed.is_empty() {
        lines.push(words.say("verified-agreed", &[("options", honest.agreed.join(" ").into())]));
    }
    lines.extend(of_draws(words, honest));
    if let Some(head) = &honest.letter {
        let paper = if head.is_none() { "yes" } else { "no" };
        let head = head.as_deref().unwrap_or_default();
        lines.push(words.say("verified-letter", &[("paper", paper.into()), ("head", head.into())]));
    }
    let marked = [
        ("verified-unanswered", &honest.unanswered),
        ("verified-undone", &honest.undone),
        ("verified-by-word", &honest.by_word),
        ("verified-by-hand", &honest.by_hand),
        ("verified-by-card", &honest.by_card),
        ("verified-areas", &honest.areas),
    ];
    for (name, marked) in marked {
        if !marked.is_empty() {
            lines.push(words.say(name, &[("count", marked.len().into()), ("lines", listed(marked).into())]));
        }
    }
    if !honest.told_otherwise.is_empty() {
        let locations = honest.told_otherwise.join(", ");
        lines.push(words.say("verified-told-otherwise", &[("locations", locations.into())]));
    }
    if !honest.over {
        lines.push(words.say("verified-unfinished", &[]));
    }
    (lines, answer(honest))
}

/// What was compared, what that binds, and what the table was told that stands no more.
fn of_seals(words: &Words, honest: &Honest) -> Vec<String> {
    let mut lines = Vec::new();
    for Sealed { seal, line, whole } in &honest.seals {
        let name = if *whole { "verified-seal" } else { "verified-words" };
        lines.push(words.say(name, &[("seal", seal.as_str().into()), ("line", (*line).into())]));
    }
    match honest.bound() {
        None => lines.push(words.say("verified-without-seal", &[])),
        Some(bound) => {
            let facts = [("count", honest.last.saturating_sub(bound).into()), ("line", bound.into())];
            lines.push(words.say("verified-unbound", &facts));
        }
    }
    for (name, told) in
        [("verified-taken-back", &honest.taken_back), ("verified-set-right", &honest.set_right)]
    {
        if !told.is_empty() {
            let bound = honest.bound().map_or(0, |bound| told.iter().filter(|line| **line <= bound).count());
            let facts =
                [("count", told.len().into()), ("lines", listed(told).into()), ("bound", bound.into())];
            lines.push(words.say(name, &facts));
        }
    }
    lines
}

/// Where the draws come from: who could have chosen what was drawn.
fn of_draws(words: &Words, honest: &Honest) -> Vec<String> {
    let seed = |seed: &u64| words.say("verified-seed", &[("seed", seed.to_string().into())]);
    let mut lines: Vec<String> = honest.seeds.iter().map(seed).collect();
    match &honest.word {
        Some(word) => {
            let shown = marked(word);
            let is_marked = if shown == *word { "no" } else { "yes" };
            let facts = [("word", shown.into()), ("marked", is_marked.into())];
            lines.push(words.say("verified-word", &facts));
        }
        None if honest.seeds.is_empty() && honest.draws > 0 => {
            lines.push(words.say("verified-no-word", &[]));
        }
        None => {}
    }
    lines
}

/// Numbers of lines, in order: `4, 7, 9–12`; and only so many that somebody can look at them.
fn listed(lines: &[Line]) -> String {
    const MOST: usize = 60;
    let mut runs: Vec<(Line, Line)> = Vec::new();
    for &line in lines {
        match runs.last_mut() {
            Some((_, last)) if *last == line => {}
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => runs.push((line, line)),
        }
    }
    let run = |(first, last): &(Line, Line)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    let mut shown: Vec<String> = runs.iter().take(MOST).map(run).collect();
    if runs.len() > MOST {
        shown.push("…".to_owned());
    }
    shown.join(", ")
}

/// What there is to say of a game that does not hold, a line each.
pub fn doubts(words: &Words, doubts: &[Doubt]) -> Vec<String> {
    doubts.iter().map(|doubt| words.tell("doubt", doubt)).collect()
}
