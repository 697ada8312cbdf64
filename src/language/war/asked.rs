//! What is told of a question about chances; what is not told is as it stands.

use crate::language::Misheard;
use crate::language::reader::Reader;

/// All words that can be told of a Hunt, and of the climb.
const OF_HUNT: [&str; 6] = ["stronghold", "army", "nazgul", "level", "bonus", "moves"];
const OF_CLIMB: [&str; 4] = ["eye", "spare", "corruption", "gollum"];

/// The conditions of W25.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conditions {
    pub stronghold: bool,
    pub army: bool,
    pub nazgul: bool,
}

impl Conditions {
    /// Takes the next word, if it is one of these.
    pub fn takes(&mut self, words: &mut Reader<'_>) -> bool {
        if words.take_of("stronghold", &OF_HUNT) {
            self.stronghold = true;
        } else if words.take_of("army", &OF_HUNT) {
            self.army = true;
        } else if words.take_of("nazgul", &OF_HUNT) {
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

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
        let level = words.behind("level", &OF_HUNT, 0, 99)?;
        let bonus = words.behind("bonus", &OF_HUNT, 0, 99)?;
        let moves = words.behind("moves", &OF_HUNT, 1, 4)?;
        let took = level.is_some() || bonus.is_some() || moves.is_some();
        self.level = level.or(self.level);
        self.bonus = bonus.or(self.bonus);
        self.moves = moves.or(self.moves);
        Ok(took)
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
    /// Takes the next words, if they are some of these.
    ///
    /// # Errors
    ///
    /// If a number is out of range.
    pub fn takes(&mut self, words: &mut Reader<'_>) -> Result<bool, Misheard> {
        if words.take_of("gollum", &OF_CLIMB) {
            self.gollum = true;
            return Ok(true);
        }
        let eye = words.behind("eye", &OF_CLIMB, 1, 99)?;
        let spare = words.behind("spare", &OF_CLIMB, 0, 99)?;
        let corruption = words.behind("corruption", &OF_CLIMB, 0, 99)?;
        let took = eye.is_some() || spare.is_some() || corruption.is_some();
        self.eye = eye.or(self.eye);
        self.spare = spare.or(self.spare);
        self.corruption = corruption.or(self.corruption);
        Ok(took)
    }
}
