//! What is said of Fate of the Fellowship.

mod answered;
mod called;
mod cards;
mod commands;
mod counted;
pub(crate) mod deed;
pub(crate) mod draft;
mod flips;
mod names;
mod new_card;
mod protocol;
mod queries;
mod set_up;
mod sheet;
pub(crate) mod short;
mod told;

pub use called::own_words;
pub use cards::exactly;
pub(crate) use flips::least;
pub use names::{army, army_called, face, listed, moved, muster, named, stand, whose};
pub(crate) use new_card::said_so_far;
pub use queries::{FateQuery, OddsAsked, OfDeck, deck_chance};
pub use set_up::{detail, facts as set_up_facts, item_said, otherwise};
pub use sheet::facts;
pub use told::{host_line, order};

use super::books::{Asked, Counted, Terms, either, one_of};
use super::reader::number;
use super::{Columns, Language, Misheard, Told, Usage, Words};
use crate::books::{Change, PhaseLine, View, Word};
use crate::fate::terms::Level;
use crate::fate::{
    Fate, FateCommand, FateEvent, FateOptions, FatePhase, FateRefusal, FateTrack, Fellowship, Step,
};
use crate::table::Record;

/// What `new` asks for, as it was said.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AskedFate {
    pub counted: bool,
    /// All but the box.
    pub options: FateOptions,
    /// The owner's box: a file, `practice` or `none`.
    pub copied: Option<String>,
}

impl Terms for Fate {
    const CALLED: &'static str = "fate";
    const NEW: &'static str = commands::NEW;
    const RULES: char = 'F';
    const PHASES: &'static str = commands::PHASES;
    const OWN_COMMANDS: &'static [Usage<Self>] = commands::COMMANDS;
    type Asked = AskedFate;
    type OwnQuery = FateQuery;

    fn sentences(language: Language) -> &'static str {
        texts!(language, "fate")
    }

    fn option(asked: &mut AskedFate, key: &str, value: &str) -> Result<(), Misheard> {
        let yes = |yes: &str, no: &str, choices| either(value, [yes, no], choices);
        let options = &mut asked.options;
        match key {
            "players" => (options.players, asked.counted) = (number(value, 1, 5)? as u8, true),
            "level" => {
                options.level = one_of::<Level>(value, commands::LEVELS)?;
            }
            "board" => asked.copied = Some(value.to_owned()),
            "cards" => options.names = yes("names", "count", "cards=count, cards=names")?,
            "ledger" => options.ledger = yes("on", "off", "ledger=off, ledger=on")?,
            "closer" => options.nearest = yes("nearest", "distinct", "closer=distinct, closer=nearest")?,
            _ => options.captured_all = yes("all", "cards", "captured=cards, captured=all")?,
        }
        Ok(())
    }

    fn phase_meant(line: &PhaseLine) -> Option<FatePhase> {
        protocol::phase_meant(line)
    }

    fn phase_shown(view: &Fellowship) -> PhaseLine {
        protocol::phase_line(view)
    }

    fn own_printed(command: &FateCommand, word: Word) -> Option<String> {
        Some(commands::printed(command, word))
    }

    fn track_printed(track: &FateTrack, change: Change) -> Option<String> {
        Some(match track {
            FateTrack::Hope => format!("hope {change}"),
            FateTrack::Threat => format!("threat {change}"),
            FateTrack::Supply => format!("supply {change}"),
            FateTrack::Army(army) => format!("{army} {change}"),
            FateTrack::Nazgul(region) => format!("nazgul {region} {change}"),
            FateTrack::Cards(skies) => format!("cards {change} skies {skies}"),
        })
    }

    fn phase_printed(phase: &FatePhase) -> Option<PhaseLine> {
        Some(protocol::phase_said(phase))
    }

    fn own_answer(command: &FateCommand, events: &[&FateEvent], view: &Fellowship) -> String {
        protocol::answer(command, events, view)
    }

    fn track_answer(track: &FateTrack, view: &Fellowship) -> String {
        protocol::track_set(track, view)
    }

    fn track_told(track: &FateTrack, view: &Fellowship) -> Result<Told, FateRefusal> {
        Ok(protocol::track_asked(track, view).into())
    }

    fn told(words: &Words, event: &FateEvent) -> Vec<String> {
        told::told(words, event)
    }

    fn said(words: &Words, event: &FateEvent) -> Vec<String> {
        told::said(words, event)
    }

    fn drawn(_: &[&str], events: &[&FateEvent]) -> Vec<String> {
        events.iter().flat_map(|event| protocol::drawn(event)).collect()
    }

    fn own_answered(words: &Words, query: &Asked<Self>, view: &Fellowship) -> Vec<String> {
        match query {
            Asked::Own(query) => answered::answered(words, query, view),
            Asked::Track(track) => vec![answered::track(words, track, view)],
            _ => Vec::new(),
        }
    }

    fn own_told(words: &Words, query: &FateQuery, view: &View<Self>) -> Result<Told, FateRefusal> {
        queries::told(words, query, &view.own)
    }

    fn is_odds(query: &FateQuery) -> bool {
        matches!(query, FateQuery::Odds(_))
    }

    fn hosts(words: &Words, view: &Fellowship) -> String {
        told::host_line(words, view)
    }

    fn facts(words: &Words, view: &Fellowship) -> Vec<String> {
        sheet::facts(words, view)
    }

    fn sheet(words: &Words, record: &Record<Self>) -> Vec<String> {
        sheet::sheet(words, record)
    }

    fn in_few_words(words: &Words, said: &str) -> String {
        deed::deed(words, None, said)
    }

    fn in_few_words_there(words: &Words, view: &Fellowship, said: &str) -> String {
        deed::deed(words, Some(view), said)
    }

    fn done_in_few_words(words: &Words, led: &FateEvent) -> Option<String> {
        deed::done(words, led)
    }

    const IS_DEED: fn(&str) -> bool = |said| deed::mustered(said).is_some();

    fn stands(words: &Words, view: &Fellowship) -> String {
        sheet::Stands::of(view).told(words)
    }

    fn figures(words: &Words, view: &Fellowship) -> String {
        let level: &str = view.options.level.into();
        let level = words.say("level", &[("level", level.into())]);
        let facts = [("level", level.into()), ("turn", view.turn.into()), ("hope", view.hope.into())];
        words.say("fate-figures", &facts)
    }

    fn totals(words: &Words, games: usize, told: &[&Fellowship]) -> String {
        let over = |wanted: bool| {
            told.iter().filter(|view| matches!(view.step, Step::Over { won } if won == wanted)).count()
        };
        let facts = [("games", games.into()), ("won", over(true).into()), ("lost", over(false).into())];
        words.say("fate-totals", &facts)
    }

    const OWN_COUNTED: Columns = counted::COLUMNS;

    fn counted(record: &Record<Self>) -> Counted {
        counted::counted(record)
    }
}
