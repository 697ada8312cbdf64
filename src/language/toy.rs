//! The words of the toy games.

use super::books::{Terms, own, query, track};
use super::line::{Dice, rows};
use super::protocol::list;
use super::reader::number;
use super::{
    Column, Columns, Ear, Finished, Language, Meaning, Misheard, PlayedOn, Rule, Seat, Share, Spoken,
    Summary, Told, Unit, Usage, Words,
};
use crate::books::toy::{
    Count, Goal, SIDES, Tally, TallyCommand, TallyEvent, TallyPhase, TallyRefusal, TallyTrack,
};
use crate::books::{PhaseLine, Ratio, View, Word};
use crate::table::toy::{Cups, CupsCommand, CupsPublic, CupsRefusal, CupsSecret, CupsView};
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
ended-found = It was found
ended-lost = It was lost
seat-hider = hider
counted-guesses = Guesses at a game
counted-cup = Cup
cup-left = left
cup-right = right
luck-sixes = Sixes
";

const OF_TALLY: &str = "
help = N is a number
help-new = Begins a tally
help-begin = Begins the first round
help-throw = Two dice are thrown, and their pips counted
help-done = The other side throws
help-count = So many more or fewer, or this many
help-odds = How likely the next throw is enough
refused-too-few = There have to be { $least } at least.
refused-threw-already = T1: a side throws once in a turn.
tally-host = Count.
tally-told = That makes { $to }
tally-count = Count
tally-name = Count
rule-t0 = Two sides throw in turn.
rule-t1 = A side throws once in a turn.
seat-red-side = Red side
seat-blue = Blue
luck-sixes = Sixes
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
    const COUNTED: Columns = Columns {
        endings: &["found"],
        columns: &[Column { name: "guesses", unit: Unit::Each }],
        in_parts: true,
        luck: false,
    };

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

    fn drawn(events: &[Event<Self>]) -> Vec<(Ear, String)> {
        let drawn = events.iter().filter_map(|event| match event {
            Event::Secret(CupsSecret::Pebble { cup, drawn: true }) => Some((Ear::Hidden, cup.to_string())),
            _ => None,
        });
        drawn.collect()
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
        let seats = (view.cups == 3).then(|| Seat { seat: "hider".to_owned(), name: "Ann".to_owned() });
        vec![Finished {
            part: Some(1),
            board: PlayedOn::Table,
            seats: seats.into_iter().collect(),
            ending: "found",
            counts: vec![Share::each(view.guesses.len() as u64)],
            luck: Vec::new(),
            luck_by_hand: Vec::new(),
            seconds: None,
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

rows! { Tally, TallyCommand;
    "begin", "begin" { own (TallyCommand::Begin); }
    "throw", "throw [dice D D|roll] [!]" { own (TallyCommand::Throw(throw)) [throw: Dice(1)]; }
    "done", "done" { own (TallyCommand::Done); }
    "count", "count [+N|-N|= N]" { track (TallyTrack::Count); }
    "odds", "odds" { by (|_| query(Odds)); }
}

/// What is asked of a tally: the chance that the next throw is enough.
pub struct Odds;

impl Terms for Tally {
    const CALLED: &'static str = "tally";
    const NEW: &'static str = "new tally [to=N] [draws=app|hand] [odds=open|off] [seed=N]";
    const RULES: char = 'T';
    const PHASES: &'static str = "round N throw, SIDE; over: SIDE wins";
    const OWN_COMMANDS: &'static [Usage<Self>] = COMMANDS;
    type Asked = Goal;
    type OwnQuery = Odds;

    fn sentences(_: Language) -> &'static str {
        OF_TALLY
    }

    fn option(goal: &mut Goal, _to: &str, value: &str) -> Result<(), Misheard> {
        goal.to = number(value, 0, 999)? as u16;
        Ok(())
    }

    fn phase_meant(line: &PhaseLine) -> Option<TallyPhase> {
        let side = |who: &str| SIDES.iter().position(|side| *side == who);
        match line {
            PhaseLine::Step { unit, number, step, who: Some(who) } if unit == "round" && step == "throw" => {
                Some(TallyPhase { round: *number, side: side(who)?, over: false })
            }
            PhaseLine::Over { who, does, .. } if does == "wins" => {
                Some(TallyPhase { round: 1, side: side(who)?, over: true })
            }
            _ => None,
        }
    }

    fn phase_shown(view: &Count) -> PhaseLine {
        match &view.phase {
            None => PhaseLine::Setup,
            Some(phase) if phase.over => PhaseLine::won(SIDES[phase.side], None),
            Some(phase) => PhaseLine::step("round", phase.round, "throw", Some(SIDES[phase.side])),
        }
    }

    fn own_printed(command: &TallyCommand, word: Word) -> Option<String> {
        Some(printed(command, word))
    }

    fn own_answer(command: &TallyCommand, _: &[&TallyEvent], view: &Count) -> String {
        match command {
            TallyCommand::Begin | TallyCommand::Done => Self::phase_shown(view).to_string(),
            TallyCommand::Throw(_) => list("count", &[view.count]),
        }
    }

    fn track_answer(TallyTrack::Count: &TallyTrack, view: &Count) -> String {
        list("count", &[view.count])
    }

    fn told(words: &Words, event: &TallyEvent) -> Vec<String> {
        match event {
            TallyEvent::Threw { dice } => vec![list("dice", dice)],
            TallyEvent::Counted { to } => vec![words.say("tally-told", &[("to", (*to).into())])],
            TallyEvent::Stands(_) | TallyEvent::Won { .. } => Vec::new(),
        }
    }

    fn drawn(_: &[&str], events: &[&TallyEvent]) -> Vec<String> {
        let thrown = events.iter().filter_map(|event| match event {
            TallyEvent::Threw { dice } => Some(dice.iter().map(ToString::to_string)),
            _ => None,
        });
        thrown.flatten().collect()
    }

    fn own_told(_: &Words, Odds: &Odds, view: &View<Self>) -> Result<Told, TallyRefusal> {
        let lacks = i64::from(view.own.goal.to - view.own.count);
        let enough = (1..=6).flat_map(|one| (1..=6).map(move |two| one + two)).filter(|sum| *sum >= lacks);
        Ok(Ratio::of(enough.count() as i64, 36).fraction().into())
    }

    fn is_odds(Odds: &Odds) -> bool {
        true
    }

    fn hosts(words: &Words, _: &Count) -> String {
        words.say("tally-host", &[])
    }

    fn facts(_: &Words, view: &Count) -> Vec<String> {
        vec![list("count", &[view.count])]
    }

    fn sheet(_: &Words, record: &Record<Self>) -> Vec<String> {
        vec![Self::phase_shown(&record.state().view.own).to_string()]
    }

    fn stands(_: &Words, view: &Count) -> String {
        view.count.to_string()
    }

    fn totals(_: &Words, games: usize, _: &[&Count]) -> String {
        format!("{games} tallies")
    }
}
