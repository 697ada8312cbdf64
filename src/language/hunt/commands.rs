//! The commands of the game, a row each: how it is said, who may know it, and how its words are read.

use super::keys::{NewGame, TableKnows, letter, letter_by_hand, new_game, part2};
use super::misheard::Misheard;
use super::reader::{OfTheHunt as _, location, tile};
use crate::books::Change;
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{
    Asked, Canceller, Command, Companion, Correction, Entry, Hunt, Length, Letter, Question, Side, Value,
};
use crate::language::reader::{Reader, shown};
use crate::language::{self, Misheard as House, Secrecy, Usage};

/// What a line of the game asks for.
pub type Meaning = language::Meaning<Hunt>;

/// What a line says, or what is wrong with it.
type Read = Result<Meaning, Misheard>;

/// Something that can be asked at any time, and changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs, reason = "each is named by its command")]
pub enum Query {
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
    Telling,
}

/// What files are read or written for, before there is a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Errand {
    /// `new`.
    New(Box<NewGame>),
    /// `part2`.
    Part2(Box<NewGame>),
    /// `letter`, to this path, with what only the table knows.
    Letter(String, Box<TableKnows>),
    /// `open-letter`: a path or a code.
    OpenLetter(String),
    /// `letter-by-hand`: the letter, and the pool of R3.
    LetterByHand(Box<Letter>, u8),
}

/// All commands, in the order in which `help` tells them.
pub(super) const COMMANDS: &[Usage<Hunt>] = &[
    Usage::new(
        "new",
        "new [hunt] [board=…] [tiles=…] [starts=N,N,N] [draws=app|hand] [give=0|1|2] [pool=3|4] \
         [escape=text|example] [seed=N] [board2=…] [journeys=…] [shelters=off|on] \
         [length=secret|open]",
        |words| Ok(Meaning::Errand(Errand::New(Box::new(new_game(words)?)))),
    )
    .names_files(),
    Usage::new("start", "start N | start draw", |words| {
        command(Command::Start(if words.take("draw") { None } else { Some(words.location()?) }))
    })
    .first_word(),
    Usage::new("information", "information N N N N N | information draw", |words| {
        command(Command::Information(if words.take("draw") { None } else { Some(words.locations()?) }))
    })
    .first_word(),
    Usage::new("give", "give N…", |words| command(Command::Give(words.locations()?))),
    Usage::new("begin", "begin [shadows=S] [lord]", |words| {
        let lord = words.take("lord");
        let shadows = words.shadows()?;
        command(Command::Begin { shadows, lord: lord || words.take("lord") })
    }),
    Usage::new("move", "move X [!] [free]", |words| command(normal_move(words)?)).first_word(),
    Usage::new("rest", "rest [!]", |words| command(Command::Rest { word: words.take("!") })),
    Usage::new("reach", "reach", |_| query(Query::Reach)).silent(),
    Usage::new("log", "log", |_| query(Query::Log)).silent(),
    Usage::new("done", "done [!]", |words| command(Command::Done { word: words.take("!") })),
    Usage::new("search", "search N", |words| command(Command::Put(search(words, false)?))),
    Usage::new("hunt", "hunt N", |words| command(Command::Put(hunt(words, false)?))),
    Usage::new("perception", "perception AREA [morgul]", |words| {
        command(Command::Put(perception(words, false)?))
    }),
    Usage::new("ask", "ask [card] search N | hunt N | perception AREA [morgul]", |words| {
        let card = words.take("card");
        let word = words.want()?.to_ascii_lowercase();
        command(Command::Ask(match word.as_str() {
            "search" => search(words, card)?,
            "hunt" => hunt(words, card)?,
            "perception" => perception(words, card)?,
            _ => {
                let choices = "search, hunt, perception";
                return Err(House::not_a_choice(&word, choices).into());
            }
        }))
    }),
    Usage::new("answer", "answer", |_| command(Command::Answer)),
    Usage::new("withdraw", "withdraw", |_| command(Command::Withdraw)),
    Usage::new("blocked", "blocked [REASON…]", |words| {
        command(Command::Blocked { reason: words.reason() })
    }),
    Usage::new(
        "card",
        "card move X [!] | card search N | card hunt N | card perception AREA | card advance | \
         card gandalf N [!] | card course [ROWS… [!]]",
        |words| command(card(words)?),
    )
    .secret(|words| match words.first() {
        Some(&("search" | "hunt" | "perception" | "advance")) => Secrecy::Open,
        // Whatever else stands behind `card` may be a move with a slip in it.
        _ => Secrecy::FirstWord,
    }),
    Usage::new("tracks", "tracks", |_| query(Query::Tracks)),
    Usage::new("nazgul", "nazgul N [lord] [tiles T…]", |words| {
        let count = words.number(0, u64::from(crate::hunt::NAZGUL))? as u8;
        let lord = words.take("lord");
        command(Command::Nazgul { count, lord, tiles: words.tiles()? })
    }),
    Usage::new("cancel", "cancel T with NAME [T with NAME…]", |words| command(cancel(words)?)),
    Usage::new("accept", "accept", |_| command(Command::Accept)),
    Usage::new("escape", "escape X [!] | escape stay", |words| {
        if words.take("stay") {
            return command(Command::Escape { to: None, word: false });
        }
        if words.take(".") {
            return Err(Misheard::DotNoEscape);
        }
        let to = Some(words.location()?);
        command(Command::Escape { to, word: words.take("!") })
    })
    .first_word(),
    Usage::new("rescue", "rescue [N] [tiles T…]", |words| {
        let said = words.words.first().is_some_and(|word| !word.eq_ignore_ascii_case("tiles"));
        let moves = if said { Some(words.number(1, 99)? as u16) } else { None };
        command(Command::Rescue { moves, tiles: words.tiles()? })
    }),
    Usage::new("refresh", "refresh [shadows=S]", |words| {
        command(Command::Refresh { shadows: words.shadows()? })
    }),
    Usage::new("draw", "draw N [tiles T…]", |words| {
        let count = words.number(1, 9)? as u8;
        command(Command::Draw { count, tiles: words.tiles()? })
    }),
    Usage::new("corruption", "corruption [+N|-N|= N [REASON…]]", |words| {
        if words.words.is_empty() {
            return query(Query::Corruption);
        }
        let change = words.change()?;
        command(Command::Corruption { change, reason: words.reason() })
    }),
    Usage::new("fellowship", "fellowship [+N|-N|= N|remove|pool N]", |words| {
        if words.words.is_empty() {
            return query(Query::Fellowship);
        }
        command(if words.take("remove") {
            Command::FellowshipRemove
        } else if words.take("pool") {
            Command::FellowshipPool(words.number(0, 4)? as u8)
        } else {
            Command::Fellowship(words.change()?)
        })
    }),
    Usage::new("company", "company [flip NAME|unflip NAME|add merry]", |words| {
        if words.words.is_empty() {
            return query(Query::Company);
        }
        command(company(words)?)
    }),
    Usage::new("red", "red V", |words| {
        let word = words.want()?;
        let value: Value = word.parse().map_err(|_| Misheard::NotATile { word: shown(word) })?;
        command(Command::Red(value))
    }),
    Usage::new("barrow-wights", "barrow-wights", |_| command(Command::BarrowWights)),
    Usage::new("eyes", "eyes [= N]", |words| {
        if words.words.is_empty() {
            return query(Query::Eyes);
        }
        match words.change()? {
            Change::To(eyes) => command(Command::Eyes(eyes)),
            Change::More(_) | Change::Fewer(_) => Err(House::TooFewWords { usage: words.usage }.into()),
        }
    }),
    Usage::new("pool", "pool [+T|-T]", |words| {
        if words.words.is_empty() {
            return query(Query::Pool);
        }
        command(pool(words)?)
    }),
    Usage::new("track", "track N eye|sword|off", |words| {
        let location = words.location()?;
        let word = words.want()?.to_ascii_lowercase();
        let side = match word.as_str() {
            "eye" => Some(Side::Eye),
            "sword" => Some(Side::Sword),
            "off" => None,
            _ => return Err(House::not_a_choice(&word, "eye, sword, off").into()),
        };
        command(Command::Track { location, side })
    }),
    Usage::new("token", "token N found|hidden", |words| {
        let location = words.location()?;
        let word = words.want()?.to_ascii_lowercase();
        let found = match word.as_str() {
            "found" => true,
            "hidden" => false,
            _ => return Err(House::not_a_choice(&word, "found, hidden").into()),
        };
        command(Command::Token { location, found })
    })
    .secret(|words| match words.get(1) {
        // R32: a card that reveals a token does so before everybody's eyes; one that hides it does not.
        Some(&"found") => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }),
    Usage::new("area", "area N AREA", |words| {
        let location = words.location()?;
        let word = words.want()?;
        let area: Area = word.parse().map_err(|_| Misheard::WantsArea { word: shown(word) })?;
        command(Command::Area { location, area })
    })
    .silent(),
    Usage::new(
        "letter",
        "letter PATH [hand=N] [sorcery=N,N…] [ring-bearer=NAME] [ringwraiths=NAME,NAME…]",
        |words| {
            let (path, knows) = letter(words)?;
            Ok(Meaning::Errand(Errand::Letter(path, Box::new(knows))))
        },
    )
    .names_files(),
    Usage::new("open-letter", "open-letter PATH | open-letter CODE", |words| {
        Ok(Meaning::Errand(Errand::OpenLetter(words.path()?)))
    })
    .names_files(),
    Usage::new(
        "letter-by-hand",
        "letter-by-hand corruption=C fellowship=T [pool=3|4] [flipped=NAME,…] [merry=joined] \
         [information=N,…] [eyes=N] [barrow-wights] [discarded=T,…] [red=V,…]",
        |words| {
            let (letter, pool) = letter_by_hand(words)?;
            Ok(Meaning::Errand(Errand::LetterByHand(Box::new(letter), pool)))
        },
    ),
    Usage::new(
        "part2",
        "part2 [board=…] [tiles=…] [journeys=…] [draws=app|hand] [seed=N] [shelters=off|on] \
         [length=secret|open]",
        |words| Ok(Meaning::Errand(Errand::Part2(Box::new(part2(words)?)))),
    )
    .names_files(),
    Usage::new(
        "journey",
        "journey draw | journey keep short|long | journey ROWS… [!] | journey short|long ROWS… \
         [!] | journey row I X [!]",
        |words| command(journey(words)?),
    )
    .first_word(),
    Usage::new("deeds", "deeds N N N N | deeds draw", |words| {
        command(Command::Deeds(if words.take("draw") { None } else { Some(words.locations()?) }))
    })
    .first_word(),
    Usage::new(
        "gandalf",
        "gandalf N [!] | gandalf start N | gandalf reveal | gandalf hide N | gandalf flee N | \
         gandalf deed | gandalf rivendell",
        |words| command(gandalf(words)?),
    )
    .secret(|words| match words.first() {
        Some(&("reveal" | "deed" | "rivendell")) => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }),
    Usage::new("advance", "advance [free]", |words| command(Command::Advance { free: words.take("free") })),
    Usage::new("lord", "lord in | lord out", |words| match words.want()?.to_ascii_lowercase().as_str() {
        "in" => command(Command::Lord(true)),
        "out" => command(Command::Lord(false)),
        word => Err(House::not_a_choice(word, "in, out").into()),
    }),
    Usage::new(
        "course",
        "course keep | course change [ROWS… [!]] | course draw N | course take K",
        |words| command(course(words)?),
    )
    .secret(|words| match words.first() {
        Some(&"keep") => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }),
    Usage::new("result", "result", |_| query(Query::Result)),
    Usage::new("telling", "telling", |_| query(Query::Telling)),
    Usage::new("table-word", "table-word TEXT…", |words| command(Command::TableWord(words.saying()?))),
    Usage::new(
        "correct",
        "correct I X [!] | correct insert I X [!] | correct remove I | correct keep | correct \
         apply",
        |words| command(correct(words)?),
    )
    .first_word(),
    Usage::new("tell", "tell TEXT…", |words| command(Command::Tell(words.saying()?))),
    Usage::new("note", "note TEXT…", |words| command(Command::Note(words.saying()?))),
    Usage::new("status", "status", |_| query(Query::Status)),
];

fn command(command: Command) -> Read {
    Ok(Meaning::Command(command))
}

fn query(query: Query) -> Read {
    Ok(Meaning::Query(query))
}

/// A location, an exit or (`None`) a dot.
fn entry(words: &mut Reader<'_>) -> Result<Option<Location>, Misheard> {
    match words.want()? {
        "." => Ok(None),
        word => location(word).map(Some),
    }
}

fn search(words: &mut Reader<'_>, card: bool) -> Result<Asked, Misheard> {
    Ok(Asked { card, question: Question::Search(words.asked_location()?) })
}

fn hunt(words: &mut Reader<'_>, card: bool) -> Result<Asked, Misheard> {
    Ok(Asked { card, question: Question::Hunt(words.asked_location()?) })
}

fn perception(words: &mut Reader<'_>, card: bool) -> Result<Asked, Misheard> {
    let word = words.want()?;
    let region: Region = word.parse().map_err(|_| Misheard::NotAnArea { word: shown(word) })?;
    let question = if words.take("morgul") { Question::Morgul(region) } else { Question::Perception(region) };
    Ok(Asked { card, question })
}

/// What is wrong with the log, or what becomes of that.
fn correct(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    const MOST: u64 = u8::MAX as u64;
    let entry = |words: &mut Reader<'_>| match words.want()? {
        "." => Ok(Entry::Dot),
        "/" => Ok(Entry::Slash),
        word => location(word).map(Entry::Location),
    };
    let number = |words: &mut Reader<'_>| words.number(1, MOST).map(|at| at as u8);
    let correction = if words.take("keep") {
        return Ok(Command::CorrectKeep);
    } else if words.take("apply") {
        return Ok(Command::CorrectApply);
    } else if words.take("remove") {
        Correction::Remove { at: number(words)? }
    } else if words.take("insert") {
        Correction::Insert { at: number(words)?, entry: entry(words)? }
    } else {
        Correction::Entry { at: number(words)?, entry: entry(words)? }
    };
    Ok(Command::Correct { correction, word: words.take("!") })
}

fn normal_move(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    let to = entry(words)?;
    let (mut word, mut free) = (false, false);
    loop {
        if !word && words.take("!") {
            word = true;
        } else if !free && words.take("free") {
            free = true;
        } else {
            return Ok(Command::Move { to, word, free });
        }
    }
}

/// What a card does.
fn card(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
        "move" => {
            let to = entry(words)?;
            Command::CardMove { to, word: words.take("!") }
        }
        "search" => Command::Put(search(words, true)?),
        "hunt" => Command::Put(hunt(words, true)?),
        "perception" => Command::Put(perception(words, true)?),
        "advance" => Command::CardAdvance,
        "gandalf" => {
            let to = words.location()?;
            Command::CardGandalf { to, word: words.take("!") }
        }
        "course" => Command::CardCourse(words.some_rows()?),
        word => {
            let choices = "move, search, hunt, perception, advance, gandalf, course";
            return Err(House::not_a_choice(word, choices).into());
        }
    })
}

fn company(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
        "flip" => Command::Company { who: companion(words)?, flipped: true },
        "unflip" => Command::Company { who: companion(words)?, flipped: false },
        "add" => {
            let word = words.want()?;
            if !word.eq_ignore_ascii_case("merry") {
                return Err(House::not_a_choice(word, "merry").into());
            }
            Command::MerryJoins
        }
        word => return Err(House::not_a_choice(word, "flip, unflip, add").into()),
    })
}

fn course(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
        "keep" => Command::CourseKeep,
        "change" => Command::CourseChange(words.some_rows()?),
        "draw" => Command::CourseDraw(words.number(1, 9)? as u8),
        "take" => Command::CourseTake(words.number(1, 9)? as u8),
        word => {
            return Err(House::not_a_choice(word, "keep, change, draw, take").into());
        }
    })
}

/// `T with NAME`, once or several times.
fn cancel(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    let mut cancelled = Vec::new();
    while cancelled.is_empty() || !words.words.is_empty() {
        let tile = words.tile()?;
        if !words.take("with") {
            return Err(House::TooFewWords { usage: words.usage }.into());
        }
        let with = if words.take("card") { Canceller::Card } else { Canceller::Company(canceller(words)?) };
        cancelled.push((tile, with));
    }
    Ok(Command::Cancel(cancelled))
}

/// `+T` or `-T`, with or without a blank.
fn pool(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    let word = words.want()?;
    let (back, rest) = match (word.strip_prefix('+'), word.strip_prefix('-')) {
        (Some(rest), _) => (true, rest),
        (None, Some(rest)) => (false, rest),
        (None, None) => return Err(House::not_a_choice(word, "+T, -T").into()),
    };
    let tile = if rest.is_empty() { words.tile()? } else { tile(rest)? };
    Ok(Command::Pool { tile, back })
}

fn canceller(words: &mut Reader<'_>) -> Result<Companion, Misheard> {
    Ok(words.choice("frodo, sam, pippin, merry, strider, card")?)
}

fn companion(words: &mut Reader<'_>) -> Result<Companion, Misheard> {
    Ok(words.choice("frodo, sam, pippin, merry, strider")?)
}

fn journey(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    if words.take("draw") {
        return Ok(Command::JourneyDraw);
    }
    if words.take("keep") {
        return Ok(Command::JourneyKeep(words.choice("short, long")?));
    }
    if words.take("row") {
        let row = words.number(0, 16)? as u8;
        let entry = words.row()?;
        return Ok(Command::JourneyRow { row, entry, word: words.take("!") });
    }
    for length in [Length::Short, Length::Long] {
        if words.take(&length.to_string()) {
            return Ok(Command::Journey { length, rows: words.rows()? });
        }
    }
    // A card that is told whole is as long as it is.
    let rows = words.rows()?;
    let whole = |length: &Length| rows.rows.len() == usize::from(length.moves()) + 1;
    match [Length::Short, Length::Long].into_iter().find(whole) {
        Some(length) => Ok(Command::Journey { length, rows }),
        None => Err(Misheard::WrongNumberOfRows { said: rows.rows.len() }),
    }
}

fn gandalf(words: &mut Reader<'_>) -> Result<Command, Misheard> {
    let word = words.want()?;
    Ok(match word.to_ascii_lowercase().as_str() {
        "start" => Command::GandalfStart(words.location()?),
        "reveal" => Command::Reveal,
        "hide" => Command::Hide(words.location()?),
        "flee" => Command::Flee(words.location()?),
        "deed" => Command::Deed,
        "rivendell" => Command::Rivendell,
        _ => {
            let to = location(word)?;
            Command::Gandalf { to, word: words.take("!") }
        }
    })
}
