//! What only the commands of Hunt for the Ring are made of: locations, tiles, rows of Journey cards.

use super::misheard::Misheard;
use crate::hunt::board::Location;
use crate::hunt::{Row, Rows, Tile};
use crate::language::Misheard as House;
use crate::language::reader::{Reader, number, shown};

/// A [`Reader`] that knows what lies on this table.
pub(super) trait OfTheHunt {
    /// A location or an exit.
    fn location(&mut self) -> Result<Location, Misheard>;
    /// A location where a dot would be a mistake that players make (R20).
    fn asked_location(&mut self) -> Result<Location, Misheard>;
    /// All that is left, as locations; at least one.
    fn locations(&mut self) -> Result<Vec<Location>, Misheard>;
    /// A tile.
    fn tile(&mut self) -> Result<Tile, Misheard>;
    /// `tiles T…`, if it stands there.
    fn tiles(&mut self) -> Result<Option<Vec<Tile>>, Misheard>;
    /// All that is left as rows of a Journey card, and whether it goes by word.
    fn rows(&mut self) -> Result<Rows, Misheard>;
    /// Rows, if anything is left.
    fn some_rows(&mut self) -> Result<Option<Rows>, Misheard>;
    /// A row of a Journey card.
    fn row(&mut self) -> Result<Row, Misheard>;
    /// `shadows=S`, if it stands there.
    fn shadows(&mut self) -> Result<Option<u8>, Misheard>;
}

impl OfTheHunt for Reader<'_> {
    fn location(&mut self) -> Result<Location, Misheard> {
        location(self.want()?)
    }

    fn asked_location(&mut self) -> Result<Location, Misheard> {
        match self.want()? {
            "." => Err(Misheard::DotNotAsked),
            word => location(word),
        }
    }

    fn locations(&mut self) -> Result<Vec<Location>, Misheard> {
        let mut locations = vec![self.location()?];
        while let Some(word) = self.next_word() {
            locations.push(location(word)?);
        }
        Ok(locations)
    }

    fn tile(&mut self) -> Result<Tile, Misheard> {
        tile(self.want()?)
    }

    fn tiles(&mut self) -> Result<Option<Vec<Tile>>, Misheard> {
        if !self.take("tiles") {
            return Ok(None);
        }
        let mut tiles = Vec::new();
        while let Some(word) = self.next_word() {
            tiles.push(tile(word)?);
        }
        Ok(Some(tiles))
    }

    fn rows(&mut self) -> Result<Rows, Misheard> {
        let mut rows = vec![self.row()?];
        while let Some(next) = self.words.first() {
            if *next == "!" {
                break;
            }
            rows.push(row(next)?);
            self.words = &self.words[1..];
        }
        Ok(Rows { rows, word: self.take("!") })
    }

    fn some_rows(&mut self) -> Result<Option<Rows>, Misheard> {
        if self.words.is_empty() { Ok(None) } else { self.rows().map(Some) }
    }

    fn row(&mut self) -> Result<Row, Misheard> {
        row(self.want()?)
    }

    fn shadows(&mut self) -> Result<Option<u8>, Misheard> {
        if self.words.first().is_none_or(|word| word.eq_ignore_ascii_case("lord")) {
            return Ok(None);
        }
        let word = self.want()?;
        match word.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case("shadows") => Ok(Some(number(value, 0, 6)? as u8)),
            Some((key, _)) => Err(House::UnknownKey { key: shown(key), keys: "shadows" }.into()),
            None => Err(House::TooManyWords { word: shown(word), usage: self.usage }.into()),
        }
    }
}

pub(super) fn location(word: &str) -> Result<Location, Misheard> {
    word.parse().map_err(|_| Misheard::NotALocation { word: shown(word) })
}

fn row(word: &str) -> Result<Row, Misheard> {
    word.parse().map_err(|_| Misheard::NotARow { word: shown(word) })
}

pub(super) fn tile(word: &str) -> Result<Tile, Misheard> {
    word.parse().map_err(|_| Misheard::NotATile { word: shown(word) })
}
