//! The words of War of the Ring: its commands, the exact answers, and what is said of a game.

mod answered;
pub mod asked;
mod begun;
mod commands;
mod counted;
mod deed;
pub(crate) mod draft;
mod facts;
mod headline;
mod host;
mod keys;
pub mod names;
mod parts;
mod protocol;
mod reader;
mod remember;
mod rules;
mod said;
mod set_up;
pub(crate) mod short;
mod tale;
mod tell;

use answered::answered;
pub use answered::{climbed, foretold};
pub use begun::{chances_of, of_side};
pub use headline::headline;
pub(crate) use reader::region as meant_region;
pub use remember::reminders;
pub use rules::why;
pub use set_up::{figure_name, figures, item as set_up_item, laid_out, stays_in_box};
pub use tale::hunt_lines;
pub use tell::{Foretold, allocations, battle_ends, next_moves, the_climb};

use super::books::{Asked, Counted, Terms, either};
use super::reader::{list, number};
use super::{Columns, Language, Meaning, Misheard, Told, Usage, Words, hear};
use crate::books::{Change, Command, PhaseLine, View, Word, find};
use crate::table::Record;
use crate::war::battle::Kind;
use crate::war::command::Fought;
use crate::war::land::MADE_CITIES;
use crate::war::nation::{Nation, Side};
use crate::war::odds::Fight;
use crate::war::options::{Hands, Options, Tokens};
use crate::war::view::Step;
use crate::war::{War, WarCommand, WarEvent, WarPhase, WarRefusal, WarTrack, WarView, phase_line, won};

#[derive(Clone, PartialEq, Debug, Default)]
pub struct AskedWar {
    pub options: Options,
    /// W69: the tokens are those that the game before gives.
    pub by_result: bool,
}

#[derive(Clone, PartialEq, Debug)]
pub enum WarQuery {
    OddsHunt(asked::Hunted),
    OddsMordor(asked::Climbing),
    OddsAllocate(asked::Conditions),
    OddsBattle {
        sides: Option<[Fight; 2]>,
        kind: Option<Kind>,
    },
    OddsRound {
        fought: Fought,
        kind: Option<Kind>,
        round: Option<u8>,
    },
    /// W73.
    Battle,
    Fellowship,
    Company,
    Pool,
    Box,
    Nations,
    Score,
    Rings,
    Hand(Side),
    /// W76.
    Reserve(Nation),
    /// W74.
    SetUp,
    Parked,
}

/// W69: what `tokens=` takes.
const TOKENS: &str = "2,0, 1,0, 1,1, 0,1, 0,2, 0,0, result";

/// W69: tokens as `new` says them, or as a game before has left them.
pub fn tokens(value: &str) -> Option<Tokens> {
    let (shadow, free) = value.split_once(',')?;
    let tokens = Tokens { shadow: shadow.parse().ok()?, free: free.parse().ok()? };
    Tokens::ALL.contains(&tokens).then_some(tokens)
}

/// The command that a line is, where it is a whole one of this game's own.
pub fn heard(line: &str) -> Option<WarCommand> {
    match hear::<War>(line.trim()).ok()?.meaning {
        Meaning::Command(Command::Own(command, _)) => Some(command),
        _ => None,
    }
}

fn yes(value: &str, choices: &'static str) -> Result<bool, Misheard> {
    either(value, ["on", "off"], choices)
}

impl Terms for War {
    const CALLED: &'static str = "war";
    const NEW: &'static str = "new war [cup=app|hand] [cards=off|on] [figures=off|on] [players=2|3|4] [cities=REGION,…] \
        [tokens=S,F|result] [draws=app|hand] [odds=open|off] [seed=N]";
    const RULES: char = 'W';
    const PHASES: &'static str = "turn N draw; turn N fellowship, free peoples; turn N allocation, shadow; turn N roll; \
        turn N actions, WHO; over: shadow wins, HOW; over: free peoples win, HOW";
    const OWN_COMMANDS: &'static [Usage<Self>] = commands::COMMANDS;
    type Asked = AskedWar;
    type OwnQuery = WarQuery;

    fn own_answered(words: &Words, query: &Asked<Self>, view: &WarView) -> Vec<String> {
        match query {
            Asked::Own(query) => answered(words, query, view),
            Asked::Track(track) => vec![answered::track(words, *track, view)],
            _ => Vec::new(),
        }
    }

    fn sentences(language: Language) -> &'static str {
        texts!(language, "war")
    }

    fn option(asked: &mut AskedWar, key: &str, value: &str) -> Result<(), Misheard> {
        let options = &mut asked.options;
        let not = |choices| Misheard::not_a_choice(value, choices);
        match key {
            "cup" => {
                let by_app = either(value, ["app", "hand"], "cup=app, cup=hand")?;
                options.cup = Some(if by_app { Hands::App } else { Hands::Hand });
            }
            "cards" => options.cards = yes(value, "cards=off, cards=on")?,
            "figures" => options.figures = yes(value, "figures=off, figures=on")?,
            "players" => options.players = number(value, 2, 4)? as u8,
            "cities" => {
                options.cities = list(value, |word| {
                    let name = find(MADE_CITIES.into_iter(), word);
                    name.map(str::to_owned).map_err(|unknown| Misheard::of_name(word, unknown))
                })?;
                options.cities.sort();
                // What is there already is in the list no more (G13).
                if let Some(twice) = options.cities.windows(2).find(|two| two[0] == two[1]) {
                    return Err(Misheard::not_a_choice(&twice[0], "ered-luin, south-rhun"));
                }
            }
            _ => match find(TOKENS.split(", "), value) {
                Ok("result") => asked.by_result = true,
                named => options.tokens = named.ok().and_then(tokens).ok_or(not(TOKENS))?,
            },
        }
        Ok(())
    }

    fn phase_meant(line: &PhaseLine) -> Option<WarPhase> {
        let (turn, step, who) = match line {
            PhaseLine::Step { unit, number, step, who } if unit == "turn" => {
                (*number, &**step, who.as_deref())
            }
            PhaseLine::Over { who, does, how } => {
                let side = match (&**who, &**does) {
                    ("shadow", "wins") => Side::Shadow,
                    ("free peoples", "win") => Side::Free,
                    _ => return None,
                };
                return Some(WarPhase::Over { side, how: how.as_deref().and_then(|how| how.parse().ok()) });
            }
            _ => return None,
        };
        let at = |step| WarPhase::Turn { turn, step, turn_of: None, player: None };
        Some(match (step, who) {
            ("actions", Some("nobody")) => at(Step::Actions),
            ("actions", Some(who)) => {
                let side = [Side::Free, Side::Shadow].into_iter().find(|side| side.called() == who);
                let player = if side.is_none() { Some(who.parse().ok()?) } else { None };
                WarPhase::Turn { turn, step: Step::Actions, turn_of: side, player }
            }
            _ => {
                let others = [Step::Draw, Step::Fellowship, Step::Allocation, Step::Roll];
                at(others.into_iter().find(|it| (it.name(), it.whose().map(Side::called)) == (step, who))?)
            }
        })
    }

    fn phase_shown(view: &WarView) -> PhaseLine {
        phase_line(view)
    }

    fn own_printed(command: &WarCommand, word: Word) -> Option<String> {
        Some(commands::printed(command, word))
    }

    fn track_printed(track: &WarTrack, change: Change) -> Option<String> {
        let name = match track {
            WarTrack::Corruption => "corruption",
            WarTrack::Progress => "progress",
            WarTrack::Mordor | WarTrack::IntoMordor => "mordor",
            WarTrack::Damage => "damage",
        };
        Some(format!("{name} {change}"))
    }

    fn phase_printed(phase: &WarPhase) -> Option<PhaseLine> {
        let step = |turn: &u16, step, who| Some(PhaseLine::step("turn", *turn, step, who));
        match phase {
            WarPhase::Over { side, how } => Some(won(*side, how.as_ref())),
            WarPhase::Turn { turn, step: Step::Actions, turn_of, player } => {
                let who = turn_of.map(Side::called).or(player.map(|player| player.name()));
                step(turn, "actions", Some(who.unwrap_or("nobody")))
            }
            WarPhase::Turn { turn, step: of_it, .. } => {
                step(turn, of_it.name(), of_it.whose().map(Side::called))
            }
        }
    }

    fn own_answer(command: &WarCommand, events: &[&WarEvent], view: &WarView) -> String {
        protocol::own(command, events, view)
    }

    fn track_answer(track: &WarTrack, view: &WarView) -> String {
        protocol::track(*track, view)
    }

    fn track_told(track: &WarTrack, view: &WarView) -> Result<Told, WarRefusal> {
        match track {
            WarTrack::Corruption => Ok(format!("{} of 12", view.corruption).into()),
            WarTrack::Damage => {
                crate::war::dial(view, track)?;
                Ok(protocol::track(*track, view).into())
            }
            _ => Ok(protocol::track(*track, view).into()),
        }
    }

    fn told(words: &Words, event: &WarEvent) -> Vec<String> {
        protocol::told(words, event)
    }

    fn said(words: &Words, event: &WarEvent) -> Vec<String> {
        said::said(words, event)
    }

    fn drawn(kinds: &[&str], events: &[&WarEvent]) -> Vec<String> {
        events.iter().flat_map(|event| protocol::drawn(kinds, event)).collect()
    }

    fn own_told(words: &Words, query: &WarQuery, view: &View<Self>) -> Result<Told, WarRefusal> {
        tell::told(words, query, view)
    }

    fn is_odds(query: &WarQuery) -> bool {
        matches!(
            query,
            WarQuery::OddsHunt(_)
                | WarQuery::OddsMordor(_)
                | WarQuery::OddsAllocate(_)
                | WarQuery::OddsBattle { .. }
                | WarQuery::OddsRound { .. }
        )
    }

    fn hosts(words: &Words, view: &WarView) -> String {
        host::line(words, view)
    }

    fn facts(words: &Words, view: &WarView) -> Vec<String> {
        facts::facts(words, view, true)
    }

    fn facts_exactly(words: &Words, view: &WarView) -> Vec<String> {
        facts::facts(words, view, false)
    }

    fn sheet(words: &Words, record: &Record<Self>) -> Vec<String> {
        host::report(words, &record.state().view.own)
    }

    fn in_few_words(words: &Words, said: &str) -> String {
        deed::deed(words, said)
    }

    fn done_in_few_words(words: &Words, led: &WarEvent) -> Option<String> {
        deed::done(words, led)
    }

    fn stands(words: &Words, view: &WarView) -> String {
        names::when(words, view)
    }

    fn figures(words: &Words, view: &WarView) -> String {
        words.say("war-figures", &[("turns", view.turn.into()), ("corruption", view.corruption.into())])
    }

    fn totals(words: &Words, games: usize, told: &[&WarView]) -> String {
        let won = |side: Side| {
            let by = |view: &&&WarView| matches!(view.step, Step::Over { winner, .. } if winner == side);
            told.iter().filter(by).count()
        };
        let (free, shadow) = (won(Side::Free), won(Side::Shadow));
        words.say("war-totals", &[("games", games.into()), ("free", free.into()), ("shadow", shadow.into())])
    }

    const OWN_COUNTED: Columns = counted::COLUMNS;

    fn counted(record: &Record<Self>) -> Counted {
        counted::counted(record)
    }
}
