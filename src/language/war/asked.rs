//! What is told of a question about chances; what is not told is as it stands.

use super::names::CONDITIONS;
use crate::language::Misheard;
use crate::language::reader::Reader;
pub use crate::war::command::Conditions;

impl Conditions {
    /// Those that hold of [`CONDITIONS`].
    pub fn of(holds: impl Fn(&str) -> bool) -> Self {
        Self(CONDITIONS.map(holds))
    }

    /// As many of these as stand there.
    pub fn read(words: &mut Reader<'_>) -> Self {
        let (mut here, mut left) = (Self::default(), CONDITIONS.to_vec());
        while here.takes(words, &mut left) {}
        here
    }

    /// Takes the next word, if it is one of these that is not said yet, of all that can still stand there.
    pub(super) fn takes(&mut self, words: &mut Reader<'_>, left: &mut Vec<&'static str>) -> bool {
        CONDITIONS.into_iter().zip(&mut self.0).any(|(word, is)| {
            let took = words.take_once(word, left);
            *is |= took;
            took
        })
    }

    /// The words of those that hold.
    pub(super) fn said(self) -> impl Iterator<Item = &'static str> {
        CONDITIONS.into_iter().zip(self.0).filter(|(_, holds)| *holds).map(|(word, _)| word)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hunted {
    pub conditions: Conditions,
    pub level: Option<u8>,
    pub bonus: Option<u8>,
    pub moves: Option<u8>,
}

impl Hunted {
    /// As many of these as stand there, each once.
    ///
    /// # Errors
    ///
    /// If a number is out of range.
    pub fn read(words: &mut Reader<'_>) -> Result<Self, Misheard> {
        let mut hunt = Self::default();
        let mut left = [&CONDITIONS[..], &["level", "bonus", "moves"]].concat();
        loop {
            if hunt.conditions.takes(words, &mut left) {
            } else if let Some(level) = words.behind_once("level", &mut left, 0, 99)? {
                hunt.level = Some(level);
            } else if let Some(bonus) = words.behind_once("bonus", &mut left, 0, 99)? {
                hunt.bonus = Some(bonus);
            } else if let Some(moves) = words.behind_once("moves", &mut left, 1, 4)? {
                hunt.moves = Some(moves);
            } else {
                return Ok(hunt);
            }
        }
    }
}

/// `odds mordor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Climbing {
    pub eye: Option<u8>,
    pub spare: Option<u8>,
    pub corruption: Option<u8>,
    pub gollum: bool,
}

impl Climbing {
    /// As [`Hunted::read`].
    ///
    /// # Errors
    ///
    /// As there.
    pub fn read(words: &mut Reader<'_>) -> Result<Self, Misheard> {
        let mut climb = Self::default();
        let mut left = vec!["eye", "spare", "corruption", "gollum"];
        loop {
            if words.take_once("gollum", &mut left) {
                climb.gollum = true;
            } else if let Some(eye) = words.behind_once("eye", &mut left, 1, 99)? {
                climb.eye = Some(eye);
            } else if let Some(spare) = words.behind_once("spare", &mut left, 0, 99)? {
                climb.spare = Some(spare);
            } else if let Some(corruption) = words.behind_once("corruption", &mut left, 0, 99)? {
                climb.corruption = Some(corruption);
            } else {
                return Ok(climb);
            }
        }
    }
}
