//! The words of the toy games.

use super::protocol::list;
use super::{
    Column, Columns, Ear, Finished, Language, Meaning, Misheard, PlayedOn, Ratio, Rule, Seat, Spoken,
    Summary, Told, Unit, Usage, Words,
};
use crate::books::Change;
use crate::table::toy::TallyRefusal;
use crate::table::toy::{
    Count, Cups, CupsCommand, CupsPublic, CupsRefusal, CupsSecret, CupsView, Tally, TallyPublic,
};
use crate::table::{Event, Record, State};

/// The sentences of cups, in whatever language.
const OF_CUPS: &str = "
help = N is the number of a cup
help-new = Begins a game with so many cups
help-lay = Lays the pebble
help-guess = Is it here?
help-peek = Where it lies
refused-begun = It has begun.
refused-no-such-cup = There is no such cup.
refused-nothing-laid = Nothing was laid.
refused-found = It was found. Another game begins with new.
cups-host = Lay the pebble, or guess.
cups-hint = guess 1
cups-told = Cup { $cup }: { $found ->
    [yes] here it is
   *[no] not here
}
cups-guess = Under { $cup }?
cups-lay = Lay it
cups-guesses = Guesses
cups-name = Cups
game-name = Cups
ended-found = It was found
seat-hider = hider
counted-guesses = Guesses at a game
";

/// Those of the tally.
const OF_TALLY: &str = "
help = N is a number
help-new = Begins a tally
help-count = So many more or fewer, or this many
refused-too-many = Nobody counts beyond { $top }.
tally-host = Count.
tally-told = That makes { $to }
tally-count = Count
";

/// What is asked of cups.
pub struct Peek;

/// A game of cups begins, with so many.
pub struct NewCups(pub u8);

impl Spoken for Cups {
    const WORD: &'static str = "cups";
    const COMMANDS: &'static [Usage<Self>] = &[
        Usage::new("new", "new cups N", |words| {
            words.take(Self::WORD);
            Ok(Meaning::Errand(NewCups(words.number(0, 9)? as u8)))
        }),
        Usage::new("lay", "lay [N]", |words| {
            let cup = if words.words.is_empty() { None } else { Some(words.number(0, 9)? as u8) };
            Ok(Meaning::Command(CupsCommand::Lay(cup)))
        })
        .first_word(),
        Usage::new("guess", "guess N", |words| {
            Ok(Meaning::Command(CupsCommand::Guess(words.number(0, 9)? as u8)))
        }),
        Usage::new("peek", "peek", |_| Ok(Meaning::Query(Peek))).silent(),
    ];
    type Query = Peek;
    type Errand = NewCups;
    type Misheard = Misheard;
    type Summary = OfCups;
    const COUNTED: Columns =
        Columns { endings: &["found"], columns: &[Column { name: "guesses", unit: Unit::Each }] };

    fn texts(_: Language) -> &'static str {
        OF_CUPS
    }

    fn answer(command: &CupsCommand, _: &[Event<Self>], state: &State<Self>) -> String {
        match command {
            CupsCommand::New(_) => "new game".into(),
            CupsCommand::Lay(_) => "laid".into(),
            CupsCommand::Guess(_) => match state.view.guesses.last() {
                Some((_, true)) => Self::phase_line(&state.view),
                _ => "no".into(),
            },
        }
    }

    fn announce(
        words: &Words,
        _: Option<&CupsCommand>,
        events: &[Event<Self>],
        _: &State<Self>,
    ) -> Vec<(Ear, String)> {
        let said = events.iter().filter_map(|event| match event {
            Event::Public(event) => Some((Ear::Table, told(words, event)?)),
            Event::Secret(CupsSecret::Pebble { cup, drawn: true }) => {
                Some((Ear::Hidden, list("pebble", &[*cup])))
            }
            Event::Secret(_) => None,
        });
        said.collect()
    }

    fn tell(_: &Words, Peek: Peek, record: &Record<Self>) -> Result<Told, CupsRefusal> {
        let cup = record.state().hidden.pebble.ok_or(CupsRefusal::NothingLaid)?;
        Ok(Told { lines: vec![(Ear::Hidden, list("pebble", &[cup]))], answer: "ok".into() })
    }

    fn not_over(_: &CupsView) -> CupsRefusal {
        CupsRefusal::NothingLaid
    }

    fn phase_line(view: &CupsView) -> String {
        match view.guesses.last() {
            Some((_, true)) => "over: found".into(),
            _ if view.laid => "guessing".into(),
            _ => "setup".into(),
        }
    }

    fn host_line(words: &Words, _: &CupsView) -> String {
        words.say("cups-host", &[])
    }

    fn rules(_: &Words) -> Vec<Rule> {
        vec![("C1".into(), "The pebble lies under one cup.".into())]
    }

    fn summary(record: &Record<Self>) -> OfCups {
        OfCups { guesses: record.state().view.guesses.len() }
    }

    fn finished(record: &Record<Self>) -> Vec<Finished> {
        let view = &record.state().view;
        // Of three cups it is known who had them.
        let seats = (view.cups == 3).then(|| Seat { seat: "hider", name: "Ann".to_owned() });
        vec![Finished {
            part: 1,
            board: PlayedOn::Table,
            seats: seats.into_iter().collect(),
            ending: "found",
            counts: vec![Ratio::each(view.guesses.len() as u64)],
        }]
    }
}

/// What an event of everybody's tells the table.
pub fn told(words: &Words, event: &CupsPublic) -> Option<String> {
    match event {
        CupsPublic::Guessed { cup, found } => {
            let found = if *found { "yes" } else { "no" };
            Some(words.say("cups-told", &[("cup", (*cup).into()), ("found", found.into())]))
        }
        CupsPublic::Opened { .. } | CupsPublic::Laid => None,
    }
}

/// What lists tell of cups.
#[derive(Clone, Debug)]
pub struct OfCups {
    guesses: usize,
}

impl Summary for OfCups {
    fn name(&self, words: &Words) -> String {
        words.say("cups-name", &[])
    }

    fn stands(&self, _: &Words) -> String {
        format!("{} guesses", self.guesses)
    }

    fn figures(&self, _: &Words) -> String {
        format!("guessed {} times", self.guesses)
    }

    fn totals(_: &Words, games: usize, told: &[&Self]) -> String {
        let guesses: usize = told.iter().map(|summary| summary.guesses).sum();
        format!("{games} games of cups, {guesses} guesses")
    }
}

/// A tally begins.
pub struct NewTally;

/// How far it was counted.
pub struct HowFar;

impl Spoken for Tally {
    const WORD: &'static str = "tally";
    const COMMANDS: &'static [Usage<Self>] = &[
        Usage::new("new", "new tally", |words| {
            words.take(Self::WORD);
            Ok(Meaning::Errand(NewTally))
        }),
        Usage::new("count", "count [+N|-N|= N]", |words| match words.words.is_empty() {
            true => Ok(Meaning::Query(HowFar)),
            false => Ok(Meaning::Command(words.change()?)),
        }),
    ];
    type Query = HowFar;
    type Errand = NewTally;
    type Misheard = Misheard;
    type Summary = OfTally;

    fn texts(_: Language) -> &'static str {
        OF_TALLY
    }

    fn answer(_: &Change, _: &[Event<Self>], state: &State<Self>) -> String {
        list("count", &[state.view.0])
    }

    fn announce(
        words: &Words,
        _: Option<&Change>,
        events: &[Event<Self>],
        _: &State<Self>,
    ) -> Vec<(Ear, String)> {
        events.iter().filter_map(Event::public).map(|event| (Ear::Table, counted(words, event))).collect()
    }

    fn tell(_: &Words, HowFar: HowFar, record: &Record<Self>) -> Result<Told, TallyRefusal> {
        Ok(list("count", &[record.state().view.0]).into())
    }

    fn not_over(_: &Count) -> TallyRefusal {
        TallyRefusal::TooMany { top: 0 }
    }

    fn phase_line(_: &Count) -> String {
        "counting".into()
    }

    fn host_line(words: &Words, _: &Count) -> String {
        words.say("tally-host", &[])
    }

    fn summary(record: &Record<Self>) -> OfTally {
        OfTally(record.state().view.0)
    }
}

/// What was counted, in words.
pub fn counted(words: &Words, TallyPublic::Counted { to }: &TallyPublic) -> String {
    words.say("tally-told", &[("to", (*to).into())])
}

/// What lists tell of a tally.
#[derive(Clone, Debug)]
pub struct OfTally(u16);

impl Summary for OfTally {
    fn name(&self, words: &Words) -> String {
        words.say("tally-count", &[])
    }

    fn stands(&self, _: &Words) -> String {
        self.0.to_string()
    }

    fn figures(&self, _: &Words) -> String {
        String::new()
    }

    fn totals(_: &Words, games: usize, _: &[&Self]) -> String {
        format!("{games} tallies")
    }
}
