//! Commands of the game, word by word.

use super::misheard::Misheard;
use super::reader::{Words, location, shown, tile};
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{
    Asked, Canceller, Change, Command, Companion, Correction, Entry, Length, Question, Side, Value,
};

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
            if words.take("morgul") { Question::Morgul(region) } else { Question::Perception(region) }
        }
    };
    Ok(Asked { card, question })
}

/// What is wrong with the log, or what becomes of that.
fn correct(words: &mut Words<'_>) -> Result<Command, Misheard> {
    const MOST: u64 = u8::MAX as u64;
    let entry = |words: &mut Words<'_>| match words.want()? {
        "." => Ok(Entry::Dot),
        "/" => Ok(Entry::Slash),
        word => location(word).map(Entry::Location),
    };
    let number = |words: &mut Words<'_>| words.number(1, MOST).map(|at| at as u8);
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

/// The command that begins with this word.
pub(super) fn command(name: &str, words: &mut Words<'_>) -> Result<Command, Misheard> {
    Ok(match name {
        "start" => Command::Start(if words.take("draw") { None } else { Some(words.location()?) }),
        "information" => {
            Command::Information(if words.take("draw") { None } else { Some(words.locations()?) })
        }
        "give" => Command::Give(words.locations()?),
        "begin" => {
            let lord = words.take("lord");
            let shadows = words.shadows()?;
            Command::Begin { shadows, lord: lord || words.take("lord") }
        }
        "refresh" => Command::Refresh { shadows: words.shadows()? },
        "move" => normal_move(words)?,
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
        "card" => card(words)?,
        "nazgul" => {
            let count = words.number(0, u64::from(crate::hunt::NAZGUL))? as u8;
            let lord = words.take("lord");
            Command::Nazgul { count, lord, tiles: words.tiles()? }
        }
        "rescue" => {
            let said = words.words.first().is_some_and(|word| !word.eq_ignore_ascii_case("tiles"));
            let moves = if said { Some(words.number(1, 99)? as u16) } else { None };
            Command::Rescue { moves, tiles: words.tiles()? }
        }
        "draw" => Command::Draw { count: words.number(1, 9)? as u8, tiles: words.tiles()? },
        "cancel" => cancel(words)?,
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
        "company" => company(words)?,
        "red" => {
            let word = words.want()?;
            let value: Value = word.parse().map_err(|_| Misheard::NotATile { word: shown(word) })?;
            Command::Red(value)
        }
        "barrow-wights" => Command::BarrowWights,
        "eyes" => match words.change()? {
            Change::To(eyes) => Command::Eyes(eyes),
            Change::More(_) | Change::Fewer(_) => {
                return Err(Misheard::TooFewWords { usage: words.usage });
            }
        },
        "pool" => pool(words)?,
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
        "table-word" => Command::TableWord(words.saying()?),
        "correct" => correct(words)?,
        "area" => {
            let location = words.location()?;
            let word = words.want()?;
            let area: Area = word.parse().map_err(|_| Misheard::WantsArea { word: shown(word) })?;
            Command::Area { location, area }
        }
        "journey" => journey(words)?,
        "deeds" => Command::Deeds(if words.take("draw") { None } else { Some(words.locations()?) }),
        "gandalf" => gandalf(words)?,
        "advance" => Command::Advance { free: words.take("free") },
        "lord" => match words.want()?.to_ascii_lowercase().as_str() {
            "in" => Command::Lord(true),
            "out" => Command::Lord(false),
            word => return Err(Misheard::NotAChoice { word: shown(word), choices: "in, out" }),
        },
        "course" => course(words)?,
        "tell" => Command::Tell(words.saying()?),
        "note" => Command::Note(words.saying()?),
        other => return Err(Misheard::UnknownCommand { word: shown(other) }),
    })
}

fn normal_move(words: &mut Words<'_>) -> Result<Command, Misheard> {
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
fn card(words: &mut Words<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
        "move" => {
            let to = entry(words)?;
            Command::CardMove { to, word: words.take("!") }
        }
        name @ ("search" | "hunt" | "perception") => Command::Put(question(name, true, words)?),
        "advance" => Command::CardAdvance,
        "gandalf" => {
            let to = words.location()?;
            Command::CardGandalf { to, word: words.take("!") }
        }
        "course" => Command::CardCourse(words.some_rows()?),
        word => {
            let choices = "move, search, hunt, perception, advance, gandalf, course";
            return Err(Misheard::NotAChoice { word: shown(word), choices });
        }
    })
}

fn company(words: &mut Words<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
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
    })
}

fn course(words: &mut Words<'_>) -> Result<Command, Misheard> {
    Ok(match words.want()?.to_ascii_lowercase().as_str() {
        "keep" => Command::CourseKeep,
        "change" => Command::CourseChange(words.some_rows()?),
        "draw" => Command::CourseDraw(words.number(1, 9)? as u8),
        "take" => Command::CourseTake(words.number(1, 9)? as u8),
        word => {
            return Err(Misheard::NotAChoice { word: shown(word), choices: "keep, change, draw, take" });
        }
    })
}

/// `T with NAME`, once or several times.
fn cancel(words: &mut Words<'_>) -> Result<Command, Misheard> {
    let mut cancelled = Vec::new();
    while cancelled.is_empty() || !words.words.is_empty() {
        let tile = words.tile()?;
        if !words.take("with") {
            return Err(Misheard::TooFewWords { usage: words.usage });
        }
        let with = if words.take("card") { Canceller::Card } else { Canceller::Company(canceller(words)?) };
        cancelled.push((tile, with));
    }
    Ok(Command::Cancel(cancelled))
}

/// `+T` or `-T`, with or without a blank.
fn pool(words: &mut Words<'_>) -> Result<Command, Misheard> {
    let word = words.want()?;
    let (back, rest) = match (word.strip_prefix('+'), word.strip_prefix('-')) {
        (Some(rest), _) => (true, rest),
        (None, Some(rest)) => (false, rest),
        (None, None) => return Err(Misheard::NotAChoice { word: shown(word), choices: "+T, -T" }),
    };
    let tile = if rest.is_empty() { words.tile()? } else { tile(rest)? };
    Ok(Command::Pool { tile, back })
}

fn canceller(words: &mut Words<'_>) -> Result<Companion, Misheard> {
    words.choice("frodo, sam, pippin, merry, strider, card")
}

fn companion(words: &mut Words<'_>) -> Result<Companion, Misheard> {
    words.choice("frodo, sam, pippin, merry, strider")
}

fn journey(words: &mut Words<'_>) -> Result<Command, Misheard> {
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

fn gandalf(words: &mut Words<'_>) -> Result<Command, Misheard> {
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
