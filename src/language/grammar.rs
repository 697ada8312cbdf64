//! The grammar that all games share: a line of words becomes a command of the game, a query, an errand, something that
//! the house does for every game, or a reason why it is none of these. Each command is one row ([`Usage`]), which says all
//! that is to be known of it before it is carried out.

use super::misheard::Misheard;
use super::reader::{self, Reader, shown, words_with_quotes};
use super::{Language, Spoken};
use crate::books::nearest;
use crate::table::Said;
use std::fmt::{self, Display};

pub struct Heard<G: Spoken> {
    /// How it was said, where that may go on the record.
    pub said: Said,
    pub meaning: Meaning<G>,
}

/// What a line asks for.
pub enum Meaning<G: Spoken> {
    /// What the house does, whatever is played.
    House(Verb),
    /// A command of the game, which goes on the record.
    Command(G::Command),
    /// Something to be told, that changes nothing.
    Query(G::Query),
    /// Something for which files are read or written before there is a command, if there is one.
    Errand(G::Errand),
}

/// What the house does, whatever is played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    Protocol,
    /// `open`, this path or the last unfinished game.
    Open(Option<String>),
    Save(String),
    Reveal(String),
    Lock(Secretly),
    Unlock(Secretly),
    Seal,
    Undo,
    Redo,
    Phase,
    Language(Language),
    /// `help`, on everything or on one command.
    Help(Option<String>),
    Quit,
}

/// What was said and is printed nowhere.
#[derive(Clone, PartialEq, Eq)]
pub struct Secretly(pub String);

impl fmt::Debug for Secretly {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

/// How much of a line the table may know.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Secrecy {
    Open,
    FirstWord,
    Slip,
    Silent,
}

/// How the words behind a command are read.
pub type Read<G> = fn(&mut Reader<'_>) -> Result<Meaning<G>, <G as Spoken>::Misheard>;

/// A command: all that is to be known of it before it is carried out. Its sentence in `help` is `help-NAME`.
pub struct Usage<G: Spoken> {
    /// Its first word.
    pub name: &'static str,
    pub usage: &'static str,
    /// How much of it the table may know, by the words behind the first, in small letters.
    secrecy: fn(&[&str]) -> Secrecy,
    /// Whether what it names lies anywhere on a disk, and may stand in quotes.
    names_files: bool,
    /// Whether what sets a number right may stand at the name behind it without a blank (G8).
    glued: bool,
    /// Its sentence in `help`, if that is not `help-NAME`.
    help: Option<&'static str>,
    read: Read<G>,
}

impl<G: Spoken> Usage<G> {
    /// A command that everybody may know.
    pub const fn new(name: &'static str, usage: &'static str, read: Read<G>) -> Self {
        Self { name, usage, secrecy: |_| Secrecy::Open, names_files: false, glued: false, help: None, read }
    }

    /// The same, of which the table may know so much, by the words behind the first.
    pub const fn secret(self, secrecy: fn(&[&str]) -> Secrecy) -> Self {
        Self { secrecy, ..self }
    }

    /// The same, of which the table may know the first word.
    pub const fn first_word(self) -> Self {
        self.secret(|_| Secrecy::FirstWord)
    }

    /// The same, of which the table may know nothing.
    pub const fn silent(self) -> Self {
        self.secret(|_| Secrecy::Silent)
    }

    /// The same, which names files.
    pub const fn names_files(self) -> Self {
        Self { names_files: true, ..self }
    }

    /// The same, behind whose first name a sign may stand without a blank: `count orc=5`.
    pub const fn glued(self) -> Self {
        Self { glued: true, ..self }
    }

    /// The same, whose sentence in `help` has this name: another game says something else of the same word.
    pub const fn told_as(self, sentence: &'static str) -> Self {
        Self { help: Some(sentence), ..self }
    }

    pub fn help(&self) -> String {
        self.help.map_or_else(|| format!("help-{}", self.name), str::to_owned)
    }

    /// All commands while this game is on the table: its own, those that it shares, and the house's.
    pub fn all() -> impl Iterator<Item = &'static Self> {
        let houses = House::<G>::COMMANDS.iter();
        let houses = houses.filter(|usage| G::SHARED.iter().all(|shared| shared.name != usage.name));
        G::COMMANDS.iter().chain(G::SHARED).chain(houses)
    }

    /// The one that a line begins with. What sets a number right may stand at its name without a blank: `ring=5`.
    fn of(line: &str) -> Option<&'static Self> {
        let first = line.split_whitespace().next()?.to_ascii_lowercase();
        let named = |name: &str| Self::all().find(|usage| usage.name == name);
        named(&first).or_else(|| named(&first[..signed(&first).filter(|_| G::BY_WORD)?]))
    }

    /// The words of a line as they were typed. The files that some commands name are anywhere on a disk, and may stand in quotes.
    fn typed<'a>(&self, line: &'a str) -> Vec<&'a str> {
        if self.names_files { words_with_quotes(line) } else { line.split_whitespace().collect() }
    }

    /// The words of a line, the command's own apart from what is typed on to it.
    fn words_of<'a>(&self, line: &'a str) -> Vec<&'a str> {
        let mut words = self.typed(line);
        if let Some((name, behind)) = words.first().and_then(|first| first.split_at_checked(self.name.len()))
            && !behind.is_empty()
        {
            words.splice(..1, [name, behind]);
        }
        if let Some((name, sign)) = words.get(1).filter(|_| self.glued).and_then(|word| unglued(word)) {
            words.splice(1..2, [name, sign]);
        }
        words
    }

    /// How much of a line the table may know.
    fn secrecy_of(&self, line: &str) -> Secrecy {
        // No row asks for more of it, and what stands behind `lock` is copied nowhere.
        let words: Vec<String> =
            line.split_whitespace().skip(1).take(2).map(str::to_ascii_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        (self.secrecy)(&words)
    }
}

/// A name apart from the sign that stands at it, and what stands behind that. Names have hyphens, which are no signs.
fn unglued(word: &str) -> Option<(&str, &str)> {
    let is_sign = |at: &usize| {
        let behind = &word.as_bytes()[at + 1..];
        *at > 0 && (word.as_bytes()[*at] != b'-' || behind.first().is_none_or(u8::is_ascii_digit))
    };
    let mut signs = word.match_indices(['+', '-', '=']).map(|(at, _)| at);
    signs.find(is_sign).map(|at| word.split_at(at))
}

/// The place of the sign that sets a number right.
fn signed(word: &str) -> Option<usize> {
    word.find(['+', '-', '='])
}

struct House<G>(std::marker::PhantomData<G>);

impl<G: Spoken> House<G> {
    const COMMANDS: &'static [Usage<G>] = &[
        Usage::new("open", "open [PATH]", |words| {
            let path = if words.words.is_empty() { None } else { Some(words.path()?) };
            Ok(Meaning::House(Verb::Open(path)))
        })
        .names_files(),
        Usage::new("save", "save PATH", |words| Ok(Meaning::House(Verb::Save(words.path()?)))).names_files(),
        Usage::new("undo", "undo", |_| Ok(Meaning::House(Verb::Undo))),
        Usage::new("redo", "redo", |_| Ok(Meaning::House(Verb::Redo))),
        Usage::new("phase", "phase", |_| Ok(Meaning::House(Verb::Phase))),
        Usage::new("seal", "seal", |_| Ok(Meaning::House(Verb::Seal))),
        Usage::new("reveal", "reveal PATH", |words| Ok(Meaning::House(Verb::Reveal(words.path()?))))
            .names_files(),
        Usage::new("lock", "lock PASSPHRASE…", |words| {
            Ok(Meaning::House(Verb::Lock(Secretly(words.saying()?))))
        })
        .first_word(),
        Usage::new("unlock", "unlock PASSPHRASE…", |words| {
            Ok(Meaning::House(Verb::Unlock(Secretly(words.saying()?))))
        })
        .first_word(),
        Usage::new("language", "language NAME", |words| {
            Ok(Meaning::House(Verb::Language(words.language()?)))
        }),
        Usage::new("protocol", "protocol", |_| Ok(Meaning::House(Verb::Protocol))),
        Usage::new("help", "help [COMMAND]", |words| {
            Ok(Meaning::House(Verb::Help(words.next_word().map(str::to_ascii_lowercase))))
        }),
        Usage::new("quit", "quit", |_| Ok(Meaning::House(Verb::Quit))),
    ];
}

/// How much of a line the table may know, whether it is understood or not.
pub fn secrecy<G: Spoken>(line: &str) -> Secrecy {
    // A slip of the hand may be anything, a number alone for one; where nothing is hidden, that is no secret either.
    let slip = if G::HIDES { Secrecy::Slip } else { Secrecy::Open };
    Usage::<G>::of(line).map_or(slip, |usage| usage.secrecy_of(line))
}

/// The line with its blanks folded but for those in quotes.
pub fn folded(line: &str) -> String {
    words_with_quotes(line).join(" ")
}

/// How a game is begun in which this is agreed.
pub fn new_game<G: Spoken>(agreed: impl IntoIterator<Item = (impl Display, impl Display)>) -> String {
    let begun = format!("new {}", G::WORD);
    agreed.into_iter().fold(begun, |said, (key, value)| format!("{said} {key}={value}"))
}

pub fn hear<G: Spoken>(line: &str) -> Result<Heard<G>, G::Misheard> {
    let Some(usage) = Usage::<G>::of(line) else {
        let first = line.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        let names = Usage::<G>::all().map(|usage| usage.name).filter(|_| G::BY_WORD);
        let nearest = nearest(names, &first).unwrap_or_default().to_owned();
        return Err(Misheard::UnknownCommand { word: shown(&first), nearest }.into());
    };
    let words = usage.words_of(line);
    let by_word = G::BY_WORD && words.len() > 1 && words.last() == Some(&reader::BY_WORD);
    let count = words.len() - usize::from(by_word);
    let mut rest = Reader { words: &words[1..count], usage: usage.usage, line, by_word, whole: !G::BY_WORD };
    let meaning = (usage.read)(&mut rest)?;
    rest.end()?;
    // What the house does goes on no record.
    let said = match meaning {
        Meaning::House(_) => Said { full: String::new(), open: String::new() },
        _ => recorded(usage, line),
    };
    Ok(Heard { said, meaning })
}

/// A command as it goes on the record where it was pressed and nobody has said it.
pub fn said<G: Spoken>(command: &G::Command) -> Said {
    let line = G::printed(command).unwrap_or_default();
    Usage::<G>::of(&line)
        .map_or_else(|| Said { full: line.clone(), open: String::new() }, |usage| recorded(usage, &line))
}

/// The line as it goes on the record, and what the table may know of it.
fn recorded<G: Spoken>(usage: &Usage<G>, line: &str) -> Said {
    let full = folded(line);
    let open = match usage.secrecy_of(line) {
        Secrecy::Open => full.clone(),
        Secrecy::FirstWord => line.split_whitespace().next().unwrap_or_default().to_owned(),
        Secrecy::Slip | Secrecy::Silent => String::new(),
    };
    Said { full, open }
}
