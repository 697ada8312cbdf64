//! Reading a line word by word, and what is wrong with a word.

use super::misheard::Misheard;
use crate::hunt::board::Location;
use crate::hunt::{Change, Row, Rows, Tile};
use crate::language::Language;
use std::str::FromStr;

/// A word short enough to be shown in a sentence.
pub(super) fn shown(word: &str) -> String {
    let start: String = word.chars().take(30).collect();
    if start.len() < word.len() { start + "…" } else { start }
}

/// The words of a line in which a path, or a value behind a key, may stand in quotes and have blanks in it:
/// `board="My board.json"`. Its end is the first quote with a blank or nothing behind it.
pub(super) fn words_with_quotes(line: &str) -> Vec<&str> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() {
        let blank = rest.find(char::is_whitespace).unwrap_or(rest.len());
        let quotes = opened_quotes(&rest[..blank]).and_then(|open| end_of_quotes(rest, open));
        let (word, behind) = rest.split_at(quotes.unwrap_or(blank));
        words.push(word);
        rest = behind.trim_start();
    }
    words
}

/// The place behind the quote that a word begins with, or its value behind a key.
fn opened_quotes(word: &str) -> Option<usize> {
    if word.starts_with('"') {
        return Some(1);
    }
    let (key, _) = word.split_once('=').filter(|(_, value)| value.starts_with('"'))?;
    Some(key.len() + 2)
}

/// The place behind the quote that closes those which are open at a place of the line.
fn end_of_quotes(line: &str, open: usize) -> Option<usize> {
    let mut ends = line[open..].match_indices('"').map(|(at, quote)| open + at + quote.len());
    ends.find(|end| line[*end..].chars().next().is_none_or(char::is_whitespace))
}

/// What stands in quotes, or all of it if it does not.
pub(super) fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').and_then(|value| value.strip_suffix('"')).unwrap_or(value)
}

/// A value as it is said behind a key: in quotes if there are blanks in it.
pub fn said_behind_a_key(value: &str) -> String {
    let value = unquoted(value);
    if value.contains(char::is_whitespace) { format!("\"{value}\"") } else { value.to_owned() }
}

/// The words of a command that are still to be read.
pub(super) struct Words<'a> {
    pub words: &'a [&'a str],
    pub usage: &'static str,
    pub line: &'a str,
}

impl<'a> Words<'a> {
    pub fn next(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    pub fn want(&mut self) -> Result<&'a str, Misheard> {
        self.next().ok_or(Misheard::TooFewWords { usage: self.usage })
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.words.first().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    pub fn end(&self) -> Result<(), Misheard> {
        match self.words.first() {
            Some(word) => Err(Misheard::TooManyWords { word: shown(word), usage: self.usage }),
            None => Ok(()),
        }
    }

    /// All that is left, as it was typed.
    pub fn text(&mut self) -> Result<String, Misheard> {
        let next = *self.words.first().ok_or(Misheard::TooFewWords { usage: self.usage })?;
        self.words = &[];
        // The words are slices of the line, so the first of them tells where the text begins in it.
        let start = next.as_ptr() as usize - self.line.as_ptr() as usize;
        Ok(self.line.get(start..).unwrap_or(next).trim_end().to_owned())
    }

    /// The same where it is a path, which may stand in quotes.
    pub fn path(&mut self) -> Result<String, Misheard> {
        self.text().map(|text| unquoted(&text).to_owned())
    }

    /// All that is left, with its blanks folded: as it stands on the record.
    pub fn saying(&mut self) -> Result<String, Misheard> {
        let said = self.words.join(" ");
        self.words = &[];
        if said.is_empty() { Err(Misheard::TooFewWords { usage: self.usage }) } else { Ok(said) }
    }

    /// The same, if anything is left.
    pub fn reason(&mut self) -> Option<String> {
        self.saying().ok()
    }

    pub fn location(&mut self) -> Result<Location, Misheard> {
        location(self.want()?)
    }

    /// A location where a dot would be a mistake that players make (R20).
    pub fn asked_location(&mut self) -> Result<Location, Misheard> {
        match self.want()? {
            "." => Err(Misheard::DotNotAsked),
            word => location(word),
        }
    }

    /// All that is left, as locations; at least one.
    pub fn locations(&mut self) -> Result<Vec<Location>, Misheard> {
        let mut locations = vec![self.location()?];
        while let Some(word) = self.next() {
            locations.push(location(word)?);
        }
        Ok(locations)
    }

    pub fn number(&mut self, least: u64, most: u64) -> Result<u64, Misheard> {
        number(self.want()?, least, most)
    }

    pub fn choice<T: FromStr>(&mut self, choices: &'static str) -> Result<T, Misheard> {
        let word = self.want()?;
        word.parse().map_err(|_| Misheard::NotAChoice { word: shown(word), choices })
    }

    pub fn language(&mut self) -> Result<Language, Misheard> {
        let word = self.want()?;
        word.parse().map_err(|_| Misheard::not_a_language(shown(word)))
    }

    pub fn tile(&mut self) -> Result<Tile, Misheard> {
        tile(self.want()?)
    }

    /// `tiles T…`, if it stands there.
    pub fn tiles(&mut self) -> Result<Option<Vec<Tile>>, Misheard> {
        if !self.take("tiles") {
            return Ok(None);
        }
        let mut tiles = Vec::new();
        while let Some(word) = self.next() {
            tiles.push(tile(word)?);
        }
        Ok(Some(tiles))
    }

    /// All that is left as rows of a Journey card, and whether it goes by word.
    pub fn rows(&mut self) -> Result<Rows, Misheard> {
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

    /// Rows, if anything is left.
    pub fn some_rows(&mut self) -> Result<Option<Rows>, Misheard> {
        if self.words.is_empty() { Ok(None) } else { self.rows().map(Some) }
    }

    pub fn row(&mut self) -> Result<Row, Misheard> {
        row(self.want()?)
    }

    /// The line up to this word, or to its end.
    pub fn line_up_to(&self, word: Option<&&str>) -> &'a str {
        let end = word.map_or(self.line.len(), |word| word.as_ptr() as usize - self.line.as_ptr() as usize);
        self.line.get(..end).unwrap_or(self.line)
    }

    /// `shadows=S`, if it stands there.
    pub fn shadows(&mut self) -> Result<Option<u8>, Misheard> {
        if self.words.first().is_none_or(|word| word.eq_ignore_ascii_case("lord")) {
            return Ok(None);
        }
        let word = self.want()?;
        match word.split_once('=') {
            Some((key, value)) if key.eq_ignore_ascii_case("shadows") => Ok(Some(number(value, 0, 6)? as u8)),
            Some((key, _)) => Err(Misheard::UnknownKey { key: shown(key), keys: "shadows" }),
            None => Err(Misheard::TooManyWords { word: shown(word), usage: self.usage }),
        }
    }

    /// `+N`, `-N` or `= N`, with or without a blank.
    pub fn change(&mut self) -> Result<Change, Misheard> {
        let word = self.want()?;
        let mut rest = word.chars();
        let change = match rest.next() {
            Some('+') => Change::More,
            Some('-') => Change::Fewer,
            Some('=') => Change::To,
            _ => return Err(Misheard::NotAChoice { word: shown(word), choices: "+N, -N, = N" }),
        };
        let count = match rest.as_str() {
            "" => self.want()?,
            count => count,
        };
        Ok(change(number(count, 0, 99)? as u8))
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

pub(super) fn number(word: &str, least: u64, most: u64) -> Result<u64, Misheard> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(number) if digits && (least..=most).contains(&number) => Ok(number),
        _ => Err(Misheard::NotANumber { word: shown(word), least, most }),
    }
}
