//! The command grammar: a line of words becomes a command, a query, or a reason why it is neither.

use super::commands::command;
use super::keys::{NewGame, TableKnows, letter, letter_by_hand, new_game, part2};
use super::misheard::Misheard;
use super::reader::{Words, shown, words_with_quotes};
use crate::hunt::{Command, Letter};
use crate::language::Language;
use crate::table::Said;

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
    /// `part2`.
    Part2(Said, Box<NewGame>),
    /// `letter`, to this path, with what only the table knows.
    Letter(String, Box<TableKnows>),
    /// `open-letter`: a path or a code.
    OpenLetter(Said, String),
    /// `letter-by-hand`: the letter, and the pool of R3.
    LetterByHand(Said, Box<Letter>, u8),
    /// `undo`.
    Undo,
    /// `redo`.
    Redo,
    /// `save`, to this path.
    Save(String),
    /// `reveal`, to this path.
    Reveal(String),
    /// `lock`, with this passphrase.
    Lock(Secretly),
    /// `unlock`, with this passphrase.
    Unlock(Secretly),
    /// `open`, this path or the last unfinished game.
    Open(Option<String>),
    /// `language`.
    Language(Language),
    /// `help`, on everything or on one command.
    Help(Option<String>),
    /// `quit`.
    Quit,
}

/// What was said and is printed nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Secretly(pub String);

impl std::fmt::Debug for Secretly {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("…")
    }
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
    Result,
    Seal,
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
    "new" => "new [hunt] [board=…] [tiles=…] [starts=N,N,N] [draws=app|hand] [give=0|1|2] [pool=3|4] [escape=text|example] [seed=N] [board2=…] [journeys=…] [shelters=off|on] [length=secret|open]",
    "open" => "open [PATH]",
    "save" => "save PATH",
    "start" => "start N | start draw",
    "information" => "information N N N N N | information draw",
    "give" => "give N…",
    "begin" => "begin [shadows=S] [lord]",
    "move" => "move X [!] [free]",
    "rest" => "rest",
    "reach" => "reach",
    "log" => "log",
    "done" => "done",
    "search" => "search N",
    "hunt" => "hunt N",
    "perception" => "perception AREA [morgul]",
    "ask" => "ask [card] search N | hunt N | perception AREA [morgul]",
    "answer" => "answer",
    "withdraw" => "withdraw",
    "blocked" => "blocked [REASON…]",
    "card" => "card move X [!] | card search N | card hunt N | card perception AREA | card advance | card gandalf N [!] | card course [ROWS… [!]]",
    "tracks" => "tracks",
    "nazgul" => "nazgul N [lord] [tiles T…]",
    "cancel" => "cancel T with NAME [T with NAME…]",
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
    "eyes" => "eyes [= N]",
    "pool" => "pool [+T|-T]",
    "track" => "track N eye|sword|off",
    "token" => "token N found|hidden",
    "area" => "area N AREA",
    "letter" => "letter PATH [hand=N] [sorcery=N,N…] [ring-bearer=NAME] [ringwraiths=NAME,NAME…]",
    "open-letter" => "open-letter PATH | open-letter CODE",
    "letter-by-hand" => "letter-by-hand corruption=C fellowship=T [pool=3|4] [flipped=NAME,…] [merry=joined] [information=N,…] [eyes=N] [barrow-wights] [discarded=T,…] [red=V,…]",
    "part2" => "part2 [board=…] [tiles=…] [journeys=…] [draws=app|hand] [seed=N] [shelters=off|on] [length=secret|open]",
    "journey" => "journey draw | journey keep short|long | journey ROWS… [!] | journey short|long ROWS… [!] | journey row I X [!]",
    "deeds" => "deeds N N N N | deeds draw",
    "gandalf" => "gandalf N [!] | gandalf start N | gandalf reveal | gandalf hide N | gandalf flee N | gandalf deed | gandalf rivendell",
    "advance" => "advance [free]",
    "lord" => "lord in | lord out",
    "course" => "course keep | course change [ROWS… [!]] | course draw N | course take K",
    "result" => "result",
    "table-word" => "table-word TEXT…",
    "seal" => "seal",
    "correct" => "correct I X [!] | correct insert I X [!] | correct remove I | correct keep | correct apply",
    "reveal" => "reveal PATH",
    "tell" => "tell TEXT…",
    "note" => "note TEXT…",
    "lock" => "lock PASSPHRASE…",
    "unlock" => "unlock PASSPHRASE…",
    "undo" => "undo",
    "redo" => "redo",
    "phase" => "phase",
    "status" => "status",
    "language" => "language NAME",
    "help" => "help [COMMAND]",
    "quit" => "quit",
};

/// How much of a line the table may know, whether it is understood or not.
pub fn secrecy(line: &str) -> Secrecy {
    let mut words = line.split_whitespace().map(str::to_ascii_lowercase);
    let first = words.next().unwrap_or_default();
    let second = words.next().unwrap_or_default();
    let third = words.next().unwrap_or_default();
    match (first.as_str(), second.as_str()) {
        ("area" | "reach" | "log", _) => Secrecy::Silent,
        ("start" | "information" | "move" | "escape" | "journey" | "deeds" | "correct", _)
        | ("lock" | "unlock", _) => Secrecy::FirstWord,
        // Whatever else stands behind `card` may be a move with a slip in it.
        ("card", second) if !matches!(second, "search" | "hunt" | "perception" | "advance") => {
            Secrecy::FirstWord
        }
        ("course", second) if second != "keep" => Secrecy::FirstWord,
        ("gandalf", "reveal" | "deed" | "rivendell") => Secrecy::Open,
        ("gandalf", _) => Secrecy::FirstWord,
        // R32: a card that reveals a token does so before everybody's eyes; one that hides it does not.
        ("token", _) if third != "found" => Secrecy::FirstWord,
        _ if COMMANDS.iter().any(|usage| usage.name == first) => Secrecy::Open,
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
    let words = words_of(line);
    let first = words.first().map(|word| word.to_ascii_lowercase()).unwrap_or_default();
    let Some(Usage { usage, .. }) = COMMANDS.iter().find(|usage| usage.name == first) else {
        return Err(Misheard::UnknownCommand { word: shown(&first) });
    };
    let mut rest = Words { words: &words[1..], usage, line };
    let heard = match first.as_str() {
        "protocol" => Heard::Protocol,
        "new" => Heard::New(said(line, &words), Box::new(new_game(&mut rest)?)),
        "part2" => Heard::Part2(said(line, &words), Box::new(part2(&mut rest)?)),
        "letter" => {
            let (path, knows) = letter(&mut rest)?;
            Heard::Letter(path, Box::new(knows))
        }
        "open-letter" => Heard::OpenLetter(said(line, &words), rest.path()?),
        "letter-by-hand" => {
            let (letter, pool) = letter_by_hand(&mut rest)?;
            Heard::LetterByHand(said(line, &words), Box::new(letter), pool)
        }
        "result" => Heard::Query(Query::Result),
        "undo" => Heard::Undo,
        "redo" => Heard::Redo,
        "save" => Heard::Save(rest.path()?),
        "reveal" => Heard::Reveal(rest.path()?),
        "lock" => Heard::Lock(Secretly(rest.saying()?)),
        "unlock" => Heard::Unlock(Secretly(rest.saying()?)),
        "seal" => Heard::Query(Query::Seal),
        "open" => Heard::Open(if rest.words.is_empty() { None } else { Some(rest.path()?) }),
        "language" => Heard::Language(rest.language()?),
        "help" => Heard::Help(rest.next().map(str::to_ascii_lowercase)),
        "quit" => Heard::Quit,
        "phase" => Heard::Query(Query::Phase),
        "reach" => Heard::Query(Query::Reach),
        "log" => Heard::Query(Query::Log),
        "status" => Heard::Query(Query::Status),
        "tracks" => Heard::Query(Query::Tracks),
        "eyes" if rest.words.is_empty() => Heard::Query(Query::Eyes),
        "pool" if rest.words.is_empty() => Heard::Query(Query::Pool),
        "corruption" if rest.words.is_empty() => Heard::Query(Query::Corruption),
        "fellowship" if rest.words.is_empty() => Heard::Query(Query::Fellowship),
        "company" if rest.words.is_empty() => Heard::Query(Query::Company),
        name => Heard::Command(said(line, &words), command(name, &mut rest)?),
    };
    rest.end()?;
    Ok(heard)
}

/// The words of a line. The files that some commands name are anywhere on a disk, and may stand in quotes.
fn words_of(line: &str) -> Vec<&str> {
    let first = line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    match first.as_str() {
        "new" | "part2" | "open" | "open-letter" | "letter" | "save" | "reveal" => words_with_quotes(line),
        _ => line.split_whitespace().collect(),
    }
}

/// The line with its blanks folded but for those in quotes.
pub fn folded(line: &str) -> String {
    words_of(line).join(" ")
}

/// The line with its blanks folded but for those in quotes, and what the table may know of it.
fn said(line: &str, words: &[&str]) -> Said {
    let full = words.join(" ");
    let open = match secrecy(line) {
        Secrecy::Open => full.clone(),
        Secrecy::FirstWord => words.first().copied().unwrap_or_default().to_owned(),
        Secrecy::Slip | Secrecy::Silent => String::new(),
    };
    Said { full, open }
}
