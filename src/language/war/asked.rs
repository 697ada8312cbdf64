//! What is told of a question about chances; what is not told is as it stands.

use crate::language::Misheard;
use crate::language::reader::Reader;

/// The conditions of W25.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "each by its word")]
pub struct Conditions {
    pub stronghold: bool,
    pub army: bool,
    pub nazgul: bool,
}

impl Conditions {
    /// Takes the next word, if it is one of these.
    pub fn takes(&mut self, words: &mut Reader<'_>) -> bool {
        if words.take("stronghold") {
            self.stronghold = true;
        } else if words.take("army") {
            self.army = true;
        } else if words.take("nazgul") {
            self.nazgul = true;
        } else {
            return false;
        }
        true
    }

    /// How many hold, where one is known by itself.
    pub fn count(self, stronghold: bool) -> u8 {
        u8::from(self.stronghold || stronghold) + u8::from(self.army) + u8::from(self.nazgul)
    }
}

/// `odds hunt`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "each by its word")]
pub struct Hunted {
    pub conditions: Conditions,
    pub level: Option<u8>,
    pub bonus: Option<u8>,
    pub moves: Option<u8>,
}

impl Hunted {
    /// Takes the next words, if they are some of these.
    ///
    /// # Errors
    ///
    /// If a number is out of range.
    pub fn takes(&mut self, words: &mut Reader<'_>) -> Result<bool, Misheard> {
        if self.conditions.takes(words) {
            return Ok(true);
        }
        let level = words.behind("level", 0, 99)?;
        let bonus = words.behind("bonus", 0, 99)?;
        let moves = words.behind("moves", 1, 4)?;
        let took = level.is_some() || bonus.is_some() || moves.is_some();
        self.level = level.or(self.level);
        self.bonus = bonus.or(self.bonus);
        self.moves = moves.or(self.moves);
        Ok(took)
    }
}

/// `odds mordor`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs, reason = "each by its word")]
pub struct Climbing {
    pub eye: Option<u8>,
    pub spare: Option<u8>,
    pub corruption: Option<u8>,
    pub gollum: bool,
}

impl Climbing {
    /// Takes the next words, if they are some of these.
    ///
    /// # Errors
    ///
    /// If a number is out of range.
    pub fn takes(&mut self, words: &mut Reader<'_>) -> Result<bool, Misheard> {
        if words.take("gollum") {
            self.gollum = true;
            return Ok(true);
        }
        let eye = words.behind("eye", 1, 99)?;
        let spare = words.behind("spare", 0, 99)?;
        let corruption = words.behind("corruption", 0, 99)?;
        let took = eye.is_some() || spare.is_some() || corruption.is_some();
        self.eye = eye.or(self.eye);
        self.spare = spare.or(self.spare);
        self.corruption = corruption.or(self.corruption);
        Ok(took)
    }
}
