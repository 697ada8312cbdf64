//! What only the commands of Hunt for the Ring are made of: locations, tiles, rows of Journey cards.

use super::misheard::Misheard;
use crate::books::Change;
use crate::hunt::board::{Area, Location, Region};
use crate::hunt::{Asked, Canceller, Entry, Question, Row, Rows, Tile, Value};
use crate::language::Misheard as House;
use crate::language::line::{Behind, By, Flag, Many, Part as _};
use crate::language::reader::{Reader, number, shown};
use std::str::FromStr;

/// A part that only this game can mishear.
type Of<T> = By<T, Misheard>;

pub(super) const AT: Of<Location> = By(|words| location(words.want()?), Location::to_string);

/// A location where a dot would be a mistake that players make (R20).
pub(super) const ASKED_AT: Of<Location> = By(
    |words| match words.want()? {
        "." => Err(Misheard::DotNotAsked),
        word => location(word),
    },
    Location::to_string,
);

/// A location, an exit or (`None`) a dot.
pub(super) const ENTRY: Of<Option<Location>> = By(
    |words| match words.want()? {
        "." => Ok(None),
        word => location(word).map(Some),
    },
    |to| to.map_or_else(|| ".".to_owned(), |to| to.to_string()),
);

pub(super) const WRITTEN: Of<Entry> = By(
    |words| match words.want()? {
        "." => Ok(Entry::Dot),
        "/" => Ok(Entry::Slash),
        word => location(word).map(Entry::Location),
    },
    Entry::to_string,
);

/// Where somebody is looked for (R19, P14).
pub(super) const PERCEIVED: Of<Question> = By(
    |words| {
        let region: Region = parsed(words.want()?, |word| Misheard::NotAnArea { word })?;
        Ok(if words.take("morgul") { Question::Morgul(region) } else { Question::Perception(region) })
    },
    |question| match question {
        Question::Search(at) | Question::Hunt(at) => at.to_string(),
        Question::Perception(region) => region.to_string(),
        Question::Morgul(region) => format!("{region} morgul"),
    },
);

pub(super) const ASKED: Of<Asked> = By(
    |words| {
        let card = words.take("card");
        let word = words.want()?.to_ascii_lowercase();
        let question = match word.as_str() {
            "search" => Question::Search(ASKED_AT.read(words)?),
            "hunt" => Question::Hunt(ASKED_AT.read(words)?),
            "perception" => PERCEIVED.read(words)?,
            _ => return Err(House::not_a_choice(&word, "search, hunt, perception").into()),
        };
        Ok(Asked { card, question })
    },
    |Asked { card, question }| {
        let what = match question {
            Question::Search(_) => "search",
            Question::Hunt(_) => "hunt",
            Question::Perception(_) | Question::Morgul(_) => "perception",
        };
        format!("{}{what} {}", if *card { "card " } else { "" }, (PERCEIVED.1)(question))
    },
);

const TILE: Of<Tile> = By(|words| tile(words.want()?), Tile::to_string);

/// `tiles T…`, if it stands there.
pub(super) const TILES: Behind<Many<Of<Tile>>> = Behind(Flag("tiles", &[]), Many(0, TILE));

pub(super) const VALUE: Of<Value> =
    By(|words| parsed(words.want()?, |word| Misheard::NotATile { word }), Value::to_string);

pub(super) const AREA: Of<Area> =
    By(|words| parsed(words.want()?, |word| Misheard::WantsArea { word }), Area::to_string);

pub(super) const CHANGE: Of<Change> = By(|words| Ok(words.change()?), Change::to_string);

/// `= N`.
pub(super) const EYES: Of<u8> = By(
    |words| match words.change()? {
        Change::To(eyes) => Ok(eyes),
        Change::More(_) | Change::Fewer(_) => words.missing(),
    },
    |eyes| format!("= {eyes}"),
);

/// `T with NAME`, once or several times.
pub(super) const CANCELLED: Of<Vec<(Tile, Canceller)>> = By(
    |words| {
        let mut cancelled = Vec::new();
        while cancelled.is_empty() || !words.words.is_empty() {
            let tile = tile(words.want()?)?;
            if !words.take("with") {
                return words.missing();
            }
            let choice = |words: &mut Reader<'_>| words.choice("frodo, sam, pippin, merry, strider, card");
            let with = if words.take("card") { Canceller::Card } else { Canceller::Company(choice(words)?) };
            cancelled.push((tile, with));
        }
        Ok(cancelled)
    },
    |cancelled| {
        let each = cancelled.iter().map(|(tile, with)| match with {
            Canceller::Company(who) => format!("{tile} with {who}"),
            Canceller::Card => format!("{tile} with card"),
        });
        each.collect::<Vec<_>>().join(" ")
    },
);

pub(super) const ROW: Of<Row> = By(|words| row(words.want()?), Row::to_string);

/// All that is left as rows of a Journey card, and whether it goes by word.
pub(super) const ROWS: Of<Rows> = By(rows, |it| {
    let mark = it.word.then(|| "!".to_owned());
    it.rows.iter().map(Row::to_string).chain(mark).collect::<Vec<_>>().join(" ")
});

/// Rows, if anything is left.
pub(super) const SOME_ROWS: Of<Option<Rows>> = By(
    |words| if words.words.is_empty() { Ok(None) } else { rows(words).map(Some) },
    |it| it.as_ref().map_or_else(String::new, ROWS.1),
);

/// `shadows=S`, if it stands there.
pub(super) const SHADOWS: Of<Option<u8>> = By(
    |words| {
        if words.words.first().is_none_or(|word| word.eq_ignore_ascii_case("lord")) {
            return Ok(None);
        }
        let word = words.want()?;
        match word.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case("shadows") => Ok(Some(number(value, 0, 6)? as u8)),
            Some((key, _)) => Err(House::UnknownKey { key: shown(key), keys: "shadows".to_owned() }.into()),
            None => Err(House::TooManyWords { word: shown(word), usage: words.usage }.into()),
        }
    },
    |shadows| shadows.map_or_else(String::new, |shadows| format!("shadows={shadows}")),
);

pub(super) fn rows(words: &mut Reader<'_>) -> Result<Rows, Misheard> {
    let mut rows = vec![row(words.want()?)?];
    while let Some(next) = words.words.first() {
        if *next == "!" {
            break;
        }
        rows.push(row(next)?);
        words.words = &words.words[1..];
    }
    Ok(Rows { rows, word: words.take("!") })
}

fn parsed<T: FromStr>(word: &str, no: impl FnOnce(String) -> Misheard) -> Result<T, Misheard> {
    word.parse().map_err(|_| no(shown(word)))
}

pub(super) fn location(word: &str) -> Result<Location, Misheard> {
    parsed(word, |word| Misheard::NotALocation { word })
}

fn row(word: &str) -> Result<Row, Misheard> {
    parsed(word, |word| Misheard::NotARow { word })
}

pub(super) fn tile(word: &str) -> Result<Tile, Misheard> {
    parsed(word, |word| Misheard::NotATile { word })
}
