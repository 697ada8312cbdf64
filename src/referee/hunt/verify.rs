//! What can be found of a game of Hunt for the Ring that was revealed, besides what holds for any game.

use super::super::verify::{Account, Checked, Counts, Doubt, listed};
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{
    Answer, Command, Correction, Event, GandalfBy, Hunt, Options, Public, Record, Rows, Secret, Whose,
    agreed_files,
};
use crate::language::hunt::{Errand, NewGame, Source, protocol};
use crate::language::{Meaning, Words, hear, marked};
use crate::table::{Draws, Line, OPENING, Said, Seed};
use std::collections::BTreeMap;

/// What was found of a game in which everything holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evidence {
    pub entries: usize,
    pub answers: usize,
    pub draws: usize,
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
    pub files: Vec<AgreedFile>,
    /// The Ringwraiths' word, if they gave one.
    pub word: Option<String>,
    /// What the letter tells of the head of Part 1, if the game was opened with one; nothing of one on paper.
    pub letter: Option<Option<String>>,
    /// The lines of answers that the table was told, and that were taken back.
    pub taken_back: Vec<Line>,
    /// The lines of answers that the table was told, and that a correction has set right.
    pub set_right: Vec<Line>,
    /// The lines in which something went by the Ring-bearer's word, whatever the board says.
    pub by_word: Vec<Line>,
    /// The lines in which something was drawn by hand: nobody can tell from the file what came out of the cup.
    pub by_hand: Vec<Line>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AgreedFile {
    /// What it is: `board`, `tiles` or `journeys`.
    pub what: &'static str,
    pub name: String,
    pub whose: Whose,
}

impl Checked for Hunt {
    type Account = Evidence;

    fn heard_again(said: &Said, events: &[Event]) -> Option<Command> {
        command(said, events)
    }

    fn doubts(record: &Record) -> Vec<Doubt> {
        agreed(record)
    }

    fn otherwise(line: Line, said: String, written: &[Event], decided: &[Event]) -> Doubt {
        match (answer_in(written), answer_in(decided)) {
            (Some(told), Some(is)) if told != is => {
                let [told, is] = [told, is].map(|answer| protocol::answer_text(answer).to_owned());
                Doubt::Answer { line, said, told, is }
            }
            _ if draws_of(written) > 0 || draws_of(decided) > 0 => Doubt::Draw { line, said },
            _ => Doubt::Otherwise { line, said },
        }
    }

    fn account(record: &Record) -> Evidence {
        found(record)
    }
}

/// The command that was said. What it brought in from files, its events tell.
fn command(said: &Said, events: &[Event]) -> Option<Command> {
    let opens = |event: &&Public| {
        matches!(event, Public::Opened(_) | Public::LetterOpened(_) | Public::PartTwo { .. })
    };
    let opened = events.iter().filter_map(Event::public).find(opens);
    let heard = hear::<Hunt>(&said.full).ok().filter(|heard| heard.said == *said)?;
    match (heard.meaning, opened) {
        (Meaning::Command(command), None) => Some(command),
        (Meaning::Errand(Errand::New(_)), Some(Public::Opened(options))) => {
            Some(Command::New(Box::new(Options::clone(options))))
        }
        (
            Meaning::Errand(Errand::OpenLetter(_) | Errand::LetterByHand(..)),
            Some(Public::LetterOpened(opened)),
        ) => Some(Command::OpenLetter(Box::new(opened.as_ref().clone()))),
        (Meaning::Errand(Errand::Part2(game)), Some(Public::PartTwo { options, .. })) => {
            // From then on the board in play is Part 2's.
            let options = Options { board2: options.board.clone(), ..Options::clone(options) };
            Some(Command::Part2 { options: Box::new(options), seed: game.seed })
        }
        _ => None,
    }
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
    let Ok(Meaning::Errand(errand)) = hear::<Hunt>(&said.full).map(|heard| heard.meaning) else {
        return true;
    };
    match (errand, event) {
        (Errand::New(game), Public::Opened(options)) => fits(&game, options, opened(&game, options)),
        (Errand::Part2(game), Public::PartTwo { options, .. }) => {
            fits(&game, options, played_on(&game, options, in_force))
        }
        (Errand::LetterByHand(letter, pool), Public::LetterOpened(opened)) => {
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

fn found(record: &Record) -> Evidence {
    let view = &record.state().view;
    let mut found = Evidence {
        over: view.phase.is_over(),
        word: view.table_word.clone(),
        taken_back: taken_back(record),
        told_otherwise: told_otherwise(record),
        unanswered: unanswered(record),
        ..Evidence::default()
    };
    let mut part = Part::default();
    for &line in record.standing() {
        let Some((said, events)) = record.line(line) else { continue };
        let how = How::said(said, events);
        for event in events {
            match event {
                Event::Secret(secret) => found.take_in_secret(line, how, secret, &mut part),
                Event::Public(Public::NoMove) => found.by_word.push(line),
                Event::Public(public) => found.take_in_public(line, public, &mut part),
            }
        }
        found.draws += draws_of(events);
        if by_card(how, events) {
            found.by_card.push(line);
        }
        if drawn_by_hand(how, events) {
            found.by_hand.push(line);
        }
    }
    found.set_right.sort_unstable();
    found.set_right.dedup();
    found.undone = record
        .given()
        .map(|(line, ..)| line)
        .filter(|line| !record.stands(*line))
        // Both are in order, and as long as the game may be.
        .filter(|line| found.taken_back.binary_search(line).is_err())
        .filter(|line| found.unanswered.binary_search(line).is_err())
        .collect();
    found
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

fn answer_in(events: &[Event]) -> Option<Answer> {
    events.iter().filter_map(Event::public).find_map(Public::answer)
}

/// What has to be known of the part that is played.
#[derive(Default)]
struct Part {
    answers: Vec<Line>,
}

impl Evidence {
    fn take_in_secret(&mut self, line: Line, how: How, event: &Secret, part: &mut Part) {
        match event {
            Secret::Entered { word, .. } => {
                self.entries += 1;
                self.by_word.extend(word.then_some(line));
            }
            Secret::Gandalf { by, .. } if *by != GandalfBy::Start => {
                self.entries += 1;
                self.by_word.extend((*by == GandalfBy::Move { word: true }).then_some(line));
            }
            Secret::Journey(_) | Secret::Course { .. } if how.word => {
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
            let file = AgreedFile { what, name: name.to_owned(), whose };
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
fn by_card(how: How, events: &[Event]) -> bool {
    let by_card = |event: &Event| match event {
        Event::Secret(Secret::HiddenByCard { .. }) => true,
        Event::Public(
            Public::Stepped { card: true, .. } | Public::GandalfMoved { card: true } | Public::JourneyChanged,
        ) => true,
        Event::Public(Public::Stepped { .. }) => how.free,
        _ => false,
    };
    events.iter().any(by_card)
}

/// What a command says of itself that its events do not.
#[derive(Clone, Copy, Default)]
struct How {
    /// Rows of a card that go by the Ring-bearer's word.
    word: bool,
    /// A step that a card spares the Corruption of.
    free: bool,
    /// One card of those that were offered or drawn before.
    taken: bool,
    /// One row that was read from a card.
    row: bool,
}

impl How {
    /// What was said; of most commands their events say it all.
    fn said(said: &Said, events: &[Event]) -> Self {
        let wanted = |event: &Event| {
            matches!(
                event,
                Event::Secret(Secret::Journey(_) | Secret::Course { .. })
                    | Event::Public(Public::Stepped { card: false, .. } | Public::JourneySet { .. })
            )
        };
        let command = events.iter().any(wanted).then(|| command(said, events)).flatten();
        let by_word = |rows: &Rows| Self { word: rows.word, ..Self::default() };
        match command {
            Some(
                Command::Journey { rows, .. }
                | Command::CourseChange(Some(rows))
                | Command::CardCourse(Some(rows)),
            ) => by_word(&rows),
            Some(Command::JourneyRow { word, .. }) => Self { word, row: true, ..Self::default() },
            Some(Command::JourneyKeep(_) | Command::CourseTake(_)) => Self { taken: true, ..Self::default() },
            Some(Command::Move { free, .. } | Command::Advance { free }) => Self { free, ..Self::default() },
            _ => Self::default(),
        }
    }
}

fn drawn_by_hand(how: How, events: &[Event]) -> bool {
    let by_hand = |event: &Event| match event {
        Event::Public(Public::TilesDrawn { tiles, by_app: false, .. }) => !tiles.is_empty(),
        Event::Secret(
            Secret::Start { drawn: false, .. }
            | Secret::Information { drawn: false, .. }
            | Secret::Deeds { drawn: false, .. }
            | Secret::Gandalf { by: GandalfBy::Fleeing { drawn: false }, .. },
        ) => true,
        Event::Secret(Secret::Course { drawn: false, .. }) | Event::Public(Public::JourneySet { .. }) => {
            !how.taken
        }
        Event::Secret(Secret::Journey(_)) => how.row,
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

impl Account for Evidence {
    fn counts(&self) -> Counts {
        let Self { entries, answers, draws, corrections, .. } = *self;
        Counts { entries, answers, draws, corrections }
    }

    fn lines(&self, words: &Words, bound: Option<Line>) -> Vec<String> {
        let mut lines = self.of_answers(words, bound);
        for AgreedFile { what, name, whose } in &self.files {
            let facts = [("named", name.as_str().into()), ("whose", <&str>::from(whose).into())];
            lines.push(words.say(&format!("verified-{what}"), &facts));
        }
        if !self.unchecked.is_empty() {
            let parts: Vec<String> = self.unchecked.iter().map(ToString::to_string).collect();
            lines.push(words.say("verified-no-board", &[("parts", parts.join(", ").into())]));
        }
        if !self.agreed.is_empty() {
            lines.push(words.say("verified-agreed", &[("options", self.agreed.join(" ").into())]));
        }
        lines.extend(of_draws(words, self));
        if let Some(head) = &self.letter {
            let paper = if head.is_none() { "yes" } else { "no" };
            let head = head.as_deref().unwrap_or_default();
            lines.push(words.say("verified-letter", &[("paper", paper.into()), ("head", head.into())]));
        }
        let marked = [
            ("verified-unanswered", &self.unanswered),
            ("verified-undone", &self.undone),
            ("verified-by-word", &self.by_word),
            ("verified-by-hand", &self.by_hand),
            ("verified-by-card", &self.by_card),
            ("verified-areas", &self.areas),
        ];
        for (name, marked) in marked {
            if !marked.is_empty() {
                lines.push(
                    words.say(name, &[("count", marked.len().into()), ("lines", listed(marked).into())]),
                );
            }
        }
        if !self.told_otherwise.is_empty() {
            let locations = self.told_otherwise.join(", ");
            lines.push(words.say("verified-told-otherwise", &[("locations", locations.into())]));
        }
        if !self.over {
            lines.push(words.say("verified-unfinished", &[]));
        }
        lines
    }
}

impl Evidence {
    /// What the table was told that stands no more, and how much of it is bound.
    fn of_answers(&self, words: &Words, bound: Option<Line>) -> Vec<String> {
        let mut lines = Vec::new();
        for (name, told) in
            [("verified-taken-back", &self.taken_back), ("verified-set-right", &self.set_right)]
        {
            if !told.is_empty() {
                let bound = bound.map_or(0, |bound| told.iter().filter(|line| **line <= bound).count());
                let facts =
                    [("count", told.len().into()), ("lines", listed(told).into()), ("bound", bound.into())];
                lines.push(words.say(name, &facts));
            }
        }
        lines
    }
}

/// Where the draws come from: who could have chosen what was drawn.
fn of_draws(words: &Words, found: &Evidence) -> Vec<String> {
    let seed = |seed: &u64| words.say("verified-seed", &[("seed", seed.to_string().into())]);
    let mut lines: Vec<String> = found.seeds.iter().map(seed).collect();
    match &found.word {
        Some(word) => {
            let shown = marked(word);
            let is_marked = if shown == *word { "no" } else { "yes" };
            let facts = [("word", shown.into()), ("marked", is_marked.into())];
            lines.push(words.say("verified-word", &facts));
        }
        None if found.seeds.is_empty() && found.draws > 0 => {
            lines.push(words.say("verified-no-word", &[]));
        }
        None => {}
    }
    lines
}
