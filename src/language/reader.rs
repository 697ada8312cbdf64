//! Reading a line word by word, and what is wrong with a word.

use super::{Language, Misheard};
use crate::books::Change;
use std::str::FromStr;

/// A word short enough to be shown in a sentence.
pub(crate) fn shown(word: &str) -> String {
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
pub(crate) fn unquoted(value: &str) -> &str {
    value.strip_prefix('"').and_then(|value| value.strip_suffix('"')).unwrap_or(value)
}

/// A value as it is said behind a key: in quotes if there are blanks in it.
pub fn said_behind_a_key(value: &str) -> String {
    let value = unquoted(value);
    if value.contains(char::is_whitespace) { format!("\"{value}\"") } else { value.to_owned() }
}

/// The words of a command that are still to be read.
pub struct Reader<'a> {
    pub words: &'a [&'a str],
    /// How the command is said, for whoever has said it otherwise.
    pub usage: &'static str,
    /// The line as it was typed: each word is a slice of it.
    pub line: &'a str,
    /// Whether a `!` stands behind the words, by which the table gives its word.
    pub by_word: bool,
    /// Whether no word may be cut short (G13).
    pub whole: bool,
}

/// What stands behind a command that goes by the table's word.
pub(super) const BY_WORD: &str = "!";

/// The keys of a command with their values, in the order in which they were said.
pub type Pairs<'a> = Vec<(String, &'a str)>;

impl<'a> Reader<'a> {
    pub fn next_word(&mut self) -> Option<&'a str> {
        let (first, rest) = self.words.split_first()?;
        self.words = rest;
        Some(first)
    }

    pub(crate) fn want(&mut self) -> Result<&'a str, Misheard> {
        self.next_word().ok_or(Misheard::TooFewWords { usage: self.usage })
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.words.first().is_some_and(|next| next.eq_ignore_ascii_case(word));
        if found {
            self.words = &self.words[1..];
        }
        found
    }

    /// There is to be no word more.
    pub(crate) fn end(&self) -> Result<(), Misheard> {
        match self.words.first() {
            Some(word) => Err(Misheard::TooManyWords { word: shown(word), usage: self.usage }),
            None if self.by_word => Err(Misheard::TooManyWords { word: BY_WORD.into(), usage: self.usage }),
            None => Ok(()),
        }
    }

    /// All that is left, as it was typed.
    pub fn text(&mut self) -> Result<String, Misheard> {
        let next = *self.words.first().ok_or(Misheard::TooFewWords { usage: self.usage })?;
        self.by_word = false;
        self.words = &[];
        // The words are slices of the line, so the first of them tells where the text begins in it.
        let start = next.as_ptr() as usize - self.line.as_ptr() as usize;
        Ok(self.line.get(start..).unwrap_or(next).trim_end().to_owned())
    }

    /// The same where it is a path, which may stand in quotes.
    pub fn path(&mut self) -> Result<String, Misheard> {
        self.text().map(|text| unquoted(&text).to_owned())
    }

    /// All that is left, with its blanks folded: as it stands on the record. A `!` at its end is part of it.
    pub(crate) fn saying(&mut self) -> Result<String, Misheard> {
        let mark = std::mem::take(&mut self.by_word).then_some(BY_WORD);
        let words: Vec<&str> = self.words.iter().copied().chain(mark).collect();
        let said = words.join(" ");
        self.words = &[];
        if said.is_empty() { Err(Misheard::TooFewWords { usage: self.usage }) } else { Ok(said) }
    }

    /// The same, if anything is left.
    pub fn reason(&mut self) -> Option<String> {
        self.saying().ok()
    }

    pub fn number(&mut self, least: u64, most: u64) -> Result<u64, Misheard> {
        number(self.want()?, least, most)
    }

    pub(crate) fn choice<T: FromStr>(&mut self, choices: &'static str) -> Result<T, Misheard> {
        let word = self.want()?;
        word.parse().map_err(|_| Misheard::not_a_choice(word, choices))
    }

    pub fn language(&mut self) -> Result<Language, Misheard> {
        let word = self.want()?;
        word.parse().map_err(|_| Misheard::not_a_language(shown(word)))
    }

    /// All words that are left as keys with their values, each once. A key that needs none (`bare`) has an empty one.
    pub(crate) fn pairs(&mut self, keys: &str, bare: &str) -> Result<Pairs<'a>, Misheard> {
        let mut pairs: Pairs<'a> = Vec::new();
        while let Some(word) = self.next_word() {
            let (key, value) = match word.split_once('=') {
                Some((key, value)) if !key.is_empty() => (key, value),
                _ if word.eq_ignore_ascii_case(bare) => (word, ""),
                _ => return Err(Misheard::UnknownKey { key: shown(word), keys: keys.to_owned() }),
            };
            let key = key.to_ascii_lowercase();
            if !keys.split(", ").any(|known| known == key) {
                return Err(Misheard::UnknownKey { key: shown(&key), keys: keys.to_owned() });
            }
            if pairs.iter().any(|(other, _)| *other == key) {
                return Err(Misheard::KeyTwice { key: shown(&key) });
            }
            pairs.push((key, unquoted(value)));
        }
        Ok(pairs)
    }

    /// `+N`, `-N` or `= N`, with or without a blank.
    pub fn change(&mut self) -> Result<Change, Misheard> {
        let word = self.want()?;
        let mut rest = word.chars();
        let change = match rest.next() {
            Some('+') => Change::More,
            Some('-') => Change::Fewer,
            Some('=') => Change::To,
            _ => return Err(Misheard::not_a_choice(word, "+N, -N, = N")),
        };
        let count = match rest.as_str() {
            "" => self.want()?,
            count => count,
        };
        Ok(change(number(unquoted(count), 0, 99)? as u8))
    }

    /// The line up to this word, or to its end.
    pub fn line_up_to(&self, word: Option<&&str>) -> &'a str {
        let end = word.map_or(self.line.len(), |word| word.as_ptr() as usize - self.line.as_ptr() as usize);
        self.line.get(..end).unwrap_or(self.line)
    }
}

pub fn number(word: &str, least: u64, most: u64) -> Result<u64, Misheard> {
    let digits = !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit());
    match word.parse() {
        Ok(number) if digits && (least..=most).contains(&number) => Ok(number),
        _ => Err(Misheard::NotANumber { word: shown(word), least, most }),
    }
}

/// Values with commas between.
pub(crate) fn list<T, E>(value: &str, read: impl Fn(&str) -> Result<T, E>) -> Result<Vec<T>, E> {
    value.split(',').map(read).collect()
}
