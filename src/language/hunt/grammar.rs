//! The command grammar: a line of words becomes a command, a query, or a reason why it is neither.

use super::reader::{Words, location, number, shown};
use crate::board::{Area, Location, Region};
use crate::hunt::{Asked, Canceller, Command, Companion, EscapeReach, Question, Side, Value};
use crate::table::Said;
use serde::Serialize;
use strum::VariantNames;

/// A line that was understood.
#[derive(Clone, PartialEq, Debug)]
pub enum Heard {
    /// A command of the game, and how it was said.
    Command(Said, Command),
    /// Something to be told, that changes nothing.
    Query(Query),
    /// `protocol`.
    Protocol,
    /// `new`.
    New(Said, Box<NewGame>),
    /// `undo`.
    Undo,
    /// `redo`.
    Redo,
    /// `save`, to this path.
    Save(String),
    /// `open`, this path or the last unfinished game.
    Open(Option<String>),
    /// `help`, on everything or on one command.
    Help(Option<String>),
    /// `quit`.
    Quit,
}

/// Something that can be asked at any time, and changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is named by its command")]
pub enum Query {
    Phase,
    Reach,
    Log,
    Status,
    Corruption,
    Fellowship,
    Company,
    Eyes,
    Pool,
    Tracks,
}

/// Where a board, a tile set or a deck is to come from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Source {
    /// Not copied: it lies on the table.
    None,
    /// A shipped one of this name, or a path.
    Named(String),
}

/// The keys of `new`; what was not said is `None`.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "each is named by its key")]
pub struct NewGame {
    pub board: Option<Source>,
    pub board2: Option<Source>,
    pub tiles: Option<Source>,
    pub journeys: Option<Source>,
    pub starts: Vec<Location>,
    pub by_hand: Option<bool>,
    pub seed: Option<u64>,
    pub pool: Option<u8>,
    pub give: Option<u8>,
    pub escape: Option<EscapeReach>,
    pub shelters: Option<bool>,
    pub open_length: Option<bool>,
}

/// Why a line is no command. The words are in the language files, as `misheard-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the facts are named by what the sentence says")]
pub enum Misheard {
    /// No command begins so.
    UnknownCommand { word: String },
    /// A command of a part that is not there yet.
    NotYet { word: String },
    /// Nothing but a few commands makes sense before `new`.
    NewGameFirst,
    /// More words than the command takes.
    TooManyWords { word: String, usage: &'static str },
    /// Fewer words than the command takes.
    TooFewWords { usage: &'static str },
    /// Neither a location nor an exit.
    NotALocation { word: String },
    /// R20: dots cannot be searched or hunted.
    DotNotAsked,
    /// R28: an escape leads to no dot.
    DotNoEscape,
    /// Not an area.
    WantsArea { word: String },
    /// Neither an area nor a section.
    NotAnArea { word: String },
    /// Not a number in these bounds.
    NotANumber { word: String, least: u64, most: u64 },
    /// Not a tile.
    NotATile { word: String },
    /// Not one of the words that can stand here.
    NotAChoice { word: String, choices: &'static str },
    /// A key that the command does not have.
    UnknownKey { key: String, keys: &'static str },
    /// A key that was given twice.
    KeyTwice { key: String },
    /// A line that no command is as long as.
    LineTooLong { most: usize },
    /// No command stands that could be taken back.
    NothingToUndo,
    /// No command was just taken back.
    NothingToRedo,
}

/// How much of a line the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    /// All of it.
    Open,
    /// That it was said, and its first word.
    FirstWord,
    /// That something was said.
    Slip,
    /// Nothing at all.
    Silent,
}

/// A command as it is explained: its words, and the name of its sentence.
pub struct Usage {
    /// Its first word.
    pub name: &'static str,
    /// How it is said.
    pub usage: &'static str,
}

macro_rules! usages {
    ($($name:literal => $usage:literal,)*) => { &[$(Usage { name: $name, usage: $usage }),*] };
}

/// All commands, in the order in which `help` tells them.
pub const COMMANDS: &[Usage] = usages! {
    "protocol" => "protocol",
    "new" => "new [board=…] [tiles=…] [starts=N,N,N] [draws=app|hand] [give=0|1|2] [pool=3|4] [escape=text|example] [seed=N] [board2=…] [journeys=…] [shelters=off|on] [length=secret|open]",
    "open" => "open [PATH]",
    "save" => "save PATH",
    "start" => "start N | start draw",
    "information" => "information N N N N N | information draw",
    "give" => "give N…",
    "begin" => "begin [shadows=S]",
    "move" => "move X [!] [free]",
    "rest" => "rest",
    "reach" => "reach",
    "log" => "log",
    "done" => "done",
    "search" => "search N",
    "hunt" => "hunt N",
    "perception" => "perception AREA",
    "ask" => "ask [card] search N | hunt N | perception AREA",
    "answer" => "answer",
    "withdraw" => "withdraw",
    "blocked" => "blocked [REASON…]",
    "card" => "card move X [!] | card search N | card hunt N | card perception AREA",
    "tracks" => "tracks",
    "nazgul" => "nazgul N [tiles T…]",
    "cancel" => "cancel T with NAME",
    "accept" => "accept",
    "escape" => "escape X [!] | escape stay",
    "rescue" => "rescue [N] [tiles T…]",
    "refresh" => "refresh [shadows=S]",
    "draw" => "draw N [tiles T…]",
    "corruption" => "corruption [+N|-N|= N [REASON…]]",
    "fellowship" => "fellowship [+N|-N|= N|remove]",
    "company" => "company [flip NAME|unflip NAME|add merry]",
    "red" => "red V",
    "barrow-wights" => "barrow-wights",
    "eyes" => "eyes",
    "pool" => "pool",
    "track" => "track N eye|sword|off",
    "token" => "token N found|hidden",
    "area" => "area N AREA",
    "tell" => "tell TEXT…",
    "note" => "note TEXT…",
    "undo" => "undo",
    "redo" => "redo",
    "phase" => "phase",
    "status" => "status",
    "help" => "help [COMMAND]",
    "quit" => "quit",
};

/// Commands of chapters that are still to come.
const NOT_YET: [&str; 15] = [
    "letter",
    "open-letter",
    "letter-by-hand",
    "part2",
    "journey",
    "deeds",
    "gandalf",
    "advance",
    "lord",
    "course",
    "result",
    "table-word",
    "seal",
    "correct",
    "reveal",
];

const NEW_KEYS: &str =
    "board, board2, tiles, journeys, starts, draws, seed, pool, give, escape, shelters, length";

/// How much of a line the table may know, whether it is understood or not.
pub fn secrecy(line: &str) -> Secrecy {
    let mut words = line.split_whitespace().map(str::to_ascii_lowercase);
    let first = words.next().unwrap_or_default();
    let second = words.next().unwrap_or_default();
    match (first.as_str(), second.as_str()) {
        ("area" | "reach" | "log", _) => Secrecy::Silent,
        ("start" | "information" | "move" | "escape" | "journey" | "deeds" | "correct", _) => {
            Secrecy::FirstWord
        }
        // Whatever else stands behind `card` may be a move with a slip in it.
        ("card", second) if !matches!(second, "search" | "hunt" | "perception") => Secrecy::FirstWord,
        ("course", "change" | "draw" | "take") => Secrecy::FirstWord,
        ("gandalf", "reveal" | "deed" | "rivendell") => Secrecy::Open,
        ("gandalf", _) => Secrecy::FirstWord,
        _ if COMMANDS.iter().any(|usage| usage.name == first) || NOT_YET.contains(&first.as_str()) => {
            Secrecy::Open
        }
        // A slip of the hand may be anything, a number alone for one.
        _ => Secrecy::Slip,
    }
}

/// Understands one line.
///
/// # Errors
///
/// What is wrong with the line.
pub fn hear(line: &str) -> Result<Heard, Misheard> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let first = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
    let Some(Usage { usage, .. }) = COMMANDS.iter().find(|usage| usage.name == first) else {
        let word = shown(&first);
        let not_yet = NOT_YET.contains(&first.as_str());
        return Err(if not_yet { Misheard::NotYet { word } } else { Misheard::UnknownCommand { word } });
    };
    let mut rest = Words { words: &words[1..], usage, line };
    let heard = match first.as_str() {
        "protocol" => Heard::Protocol,
        "new" => Heard::New(said(line, &words), Box::new(new_game(&mut rest)?)),
        "undo" => Heard::Undo,
        "redo" => Heard::Redo,
        "save" => Heard::Save(rest.text()?),
        "open" => Heard::Open(if rest.words.is_empty() { None } else { Some(rest.text()?) }),
        "help" => Heard::Help(rest.next().map(str::to_ascii_lowercase)),
        "quit" => Heard::Quit,
        "phase" => Heard::Query(Query::Phase),
        "reach" => Heard::Query(Query::Reach),
        "log" => Heard::Query(Query::Log),
        "status" => Heard::Query(Query::Status),
        "tracks" => Heard::Query(Query::Tracks),
        "eyes" => Heard::Query(Query::Eyes),
        "pool" => Heard::Query(Query::Pool),
        "corruption" if rest.words.is_empty() => Heard::Query(Query::Corruption),
        "fellowship" if rest.words.is_empty() => Heard::Query(Query::Fellowship),
        "company" if rest.words.is_empty() => Heard::Query(Query::Company),
        name => Heard::Command(said(line, &words), command(name, &mut rest)?),
    };
    rest.end()?;
    Ok(heard)
}

/// The line with its blanks folded, and what the table may know of it.
fn said(line: &str, words: &[&str]) -> Said {
    let full = words.join(" ");
    let open = match secrecy(line) {
        Secrecy::Open => full.clone(),
        Secrecy::FirstWord => words.first().copied().unwrap_or_default().to_owned(),
        Secrecy::Slip | Secrecy::Silent => String::new(),
    };
    Said { full, open }
}

/// A location, an exit or (`None`) a dot.
fn entry(words: &mut Words<'_>) -> Result<Option<Location>, Misheard> {
    match words.want()? {
        "." => Ok(None),
        word => location(word).map(Some),
    }
}

fn question(name: &str, card: bool, words: &mut Words<'_>) -> Result<Asked, Misheard> {
    let question = match name {
        "search" => Question::Search(words.asked_location()?),
        "hunt" => Question::Hunt(words.asked_location()?),
        _ => {
            let word = words.want()?;
            let region: Region = word.parse().map_err(|_| Misheard::NotAnArea { word: shown(word) })?;
            if words.take("morgul") {
                return Err(Misheard::NotYet { word: "morgul".into() });
            }
            Question::Perception(region)
        }
    };
    Ok(Asked { card, question })
}

fn command(name: &str, words: &mut Words<'_>) -> Result<Command, Misheard> {
    Ok(match name {
        "start" => Command::Start(if words.take("draw") { None } else { Some(words.location()?) }),
        "information" => {
            Command::Information(if words.take("draw") { None } else { Some(words.locations()?) })
        }
        "give" => Command::Give(words.locations()?),
        "begin" => Command::Begin { shadows: words.shadows()? },
        "refresh" => Command::Refresh { shadows: words.shadows()? },
        "move" => {
            let to = entry(words)?;
            let (mut word, mut free) = (false, false);
            loop {
                if !word && words.take("!") {
                    word = true;
                } else if !free && words.take("free") {
                    free = true;
                } else {
                    break Command::Move { to, word, free };
                }
            }
        }
        "rest" => Command::Rest,
        "done" => Command::Done,
        "search" | "hunt" | "perception" => Command::Put(question(name, false, words)?),
        "ask" => {
            let card = words.take("card");
            let word = words.want()?.to_ascii_lowercase();
            if !matches!(word.as_str(), "search" | "hunt" | "perception") {
                return Err(Misheard::NotAChoice { word: shown(&word), choices: "search, hunt, perception" });
            }
            Command::Ask(question(&word, card, words)?)
        }
        "answer" => Command::Answer,
        "withdraw" => Command::Withdraw,
        "blocked" => Command::Blocked { reason: words.reason() },
        "card" => match words.want()?.to_ascii_lowercase().as_str() {
            "move" => {
                let to = entry(words)?;
                Command::CardMove { to, word: words.take("!") }
            }
            name @ ("search" | "hunt" | "perception") => Command::Put(question(name, true, words)?),
            word @ ("advance" | "gandalf" | "course") => return Err(Misheard::NotYet { word: shown(word) }),
            word => {
                let choices = "move, search, hunt, perception";
                return Err(Misheard::NotAChoice { word: shown(word), choices });
            }
        },
        "nazgul" => {
            let count = words.number(0, u64::from(crate::hunt::NAZGUL))? as u8;
            if words.take("lord") {
                return Err(Misheard::NotYet { word: "lord".into() });
            }
            Command::Nazgul { count, tiles: words.tiles()? }
        }
        "rescue" => {
            let said = words.words.first().is_some_and(|word| !word.eq_ignore_ascii_case("tiles"));
            let moves = if said { Some(words.number(1, 99)? as u16) } else { None };
            Command::Rescue { moves, tiles: words.tiles()? }
        }
        "draw" => Command::Draw { count: words.number(1, 9)? as u8, tiles: words.tiles()? },
        "cancel" => {
            let tile = words.tile()?;
            if !words.take("with") {
                return Err(Misheard::TooFewWords { usage: words.usage });
            }
            let with =
                if words.take("card") { Canceller::Card } else { Canceller::Company(canceller(words)?) };
            Command::Cancel { tile, with }
        }
        "accept" => Command::Accept,
        "escape" => {
            if words.take("stay") {
                Command::Escape { to: None, word: false }
            } else if words.take(".") {
                return Err(Misheard::DotNoEscape);
            } else {
                let to = Some(words.location()?);
                Command::Escape { to, word: words.take("!") }
            }
        }
        "corruption" => {
            let change = words.change()?;
            Command::Corruption { change, reason: words.reason() }
        }
        "fellowship" => {
            if words.take("remove") {
                Command::FellowshipRemove
            } else {
                Command::Fellowship(words.change()?)
            }
        }
        "company" => match words.want()?.to_ascii_lowercase().as_str() {
            "flip" => Command::Company { who: companion(words)?, flipped: true },
            "unflip" => Command::Company { who: companion(words)?, flipped: false },
            "add" => {
                let word = words.want()?;
                if !word.eq_ignore_ascii_case("merry") {
                    return Err(Misheard::NotAChoice { word: shown(word), choices: "merry" });
                }
                Command::MerryJoins
            }
            word => return Err(Misheard::NotAChoice { word: shown(word), choices: "flip, unflip, add" }),
        },
        "red" => {
            let word = words.want()?;
            let value: Value = word.parse().map_err(|_| Misheard::NotATile { word: shown(word) })?;
            Command::Red(value)
        }
        "barrow-wights" => Command::BarrowWights,
        "track" => {
            let location = words.location()?;
            let word = words.want()?.to_ascii_lowercase();
            let side = match word.as_str() {
                "eye" => Some(Side::Eye),
                "sword" => Some(Side::Sword),
                "off" => None,
                _ => return Err(Misheard::NotAChoice { word: shown(&word), choices: "eye, sword, off" }),
            };
            Command::Track { location, side }
        }
        "token" => {
            let location = words.location()?;
            let word = words.want()?.to_ascii_lowercase();
            let found = match word.as_str() {
                "found" => true,
                "hidden" => false,
                _ => return Err(Misheard::NotAChoice { word: shown(&word), choices: "found, hidden" }),
            };
            Command::Token { location, found }
        }
        "area" => {
            let location = words.location()?;
            let word = words.want()?;
            let area: Area = word.parse().map_err(|_| Misheard::WantsArea { word: shown(word) })?;
            Command::Area { location, area }
        }
        "tell" => Command::Tell(words.text()?),
        "note" => Command::Note(words.text()?),
        other => return Err(Misheard::UnknownCommand { word: shown(other) }),
    })
}

fn canceller(words: &mut Words<'_>) -> Result<Companion, Misheard> {
    words.choice("frodo, sam, pippin, merry, strider, card")
}

fn companion(words: &mut Words<'_>) -> Result<Companion, Misheard> {
    words.choice("frodo, sam, pippin, merry, strider")
}

fn new_game(words: &mut Words<'_>) -> Result<NewGame, Misheard> {
    let mut game = NewGame::default();
    let mut seen: Vec<String> = Vec::new();
    while let Some(word) = words.next() {
        let Some((key, value)) = word.split_once('=') else {
            return Err(Misheard::UnknownKey { key: shown(word), keys: NEW_KEYS });
        };
        let key = key.to_ascii_lowercase();
        if seen.contains(&key) {
            return Err(Misheard::KeyTwice { key: shown(&key) });
        }
        let source = || {
            Some(if value.eq_ignore_ascii_case("none") {
                Source::None
            } else {
                Source::Named(value.to_owned())
            })
        };
        let choice = |choices: &'static str, no: &str, yes: &str| {
            if value.eq_ignore_ascii_case(yes) {
                Ok(true)
            } else if value.eq_ignore_ascii_case(no) {
                Ok(false)
            } else {
                Err(Misheard::NotAChoice { word: shown(value), choices })
            }
        };
        match key.as_str() {
            "board" => game.board = source(),
            "board2" => game.board2 = source(),
            "tiles" => game.tiles = source(),
            "journeys" => game.journeys = source(),
            "starts" => {
                for start in value.split(',') {
                    game.starts.push(location(start)?);
                }
            }
            "draws" => game.by_hand = Some(choice("app, hand", "app", "hand")?),
            "seed" => game.seed = Some(number(value, 0, u64::MAX)?),
            "pool" => game.pool = Some(number(value, 3, 4)? as u8),
            "give" => game.give = Some(number(value, 0, 2)? as u8),
            "escape" => {
                let example = choice("text, example", "text", "example")?;
                game.escape = Some(if example { EscapeReach::Example } else { EscapeReach::Text });
            }
            "shelters" => game.shelters = Some(choice("off, on", "off", "on")?),
            "length" => game.open_length = Some(choice("secret, open", "secret", "open")?),
            _ => return Err(Misheard::UnknownKey { key: shown(&key), keys: NEW_KEYS }),
        }
        seen.push(key);
    }
    Ok(game)
}
