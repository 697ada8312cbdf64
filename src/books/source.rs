//! Where dice and tiles come from (G7): what was thrown on the table, or what the program draws in its place.

use super::{Agreed, Books, Refusal};
use crate::table::Draws;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

/// What a command says of what fell or was drawn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Throw<T> {
    Told(T),
    /// The program does it: `roll` or `draw`.
    App,
    /// Nothing: as was agreed. Behind this word it would be told; behind none, if that is empty.
    Unsaid(&'static str),
}

impl<T> Throw<T> {
    pub fn part<U>(&self, part: impl FnOnce(&T) -> U) -> Throw<U> {
        match self {
            Self::Told(told) => Throw::Told(part(told)),
            Self::App => Throw::App,
            Self::Unsaid(behind) => Throw::Unsaid(behind),
        }
    }
}

/// Dice as they were told: each side's, the attacker's first, and those that were thrown again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Roll<T> {
    pub sides: Vec<Vec<T>>,
    /// Each side's that were thrown again, if any were.
    pub again: Vec<Vec<T>>,
}

impl<T: Clone> Roll<T> {
    pub fn side(&self, side: usize) -> Vec<T> {
        self.sides.get(side).cloned().unwrap_or_default()
    }

    pub fn side_again(&self, side: usize) -> Vec<T> {
        self.again.get(side).cloned().unwrap_or_default()
    }
}

/// A face of a die with six sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct D6(u8);

impl D6 {
    pub const FACES: [Self; 6] = [Self(1), Self(2), Self(3), Self(4), Self(5), Self(6)];

    pub fn pips(self) -> u8 {
        self.0
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoFace;

impl fmt::Display for NoFace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no face")
    }
}

impl TryFrom<u8> for D6 {
    type Error = NoFace;

    fn try_from(pips: u8) -> Result<Self, NoFace> {
        if (1..=6).contains(&pips) { Ok(Self(pips)) } else { Err(NoFace) }
    }
}

impl From<D6> for u8 {
    fn from(face: D6) -> Self {
        face.0
    }
}

impl FromStr for D6 {
    type Err = NoFace;

    fn from_str(word: &str) -> Result<Self, NoFace> {
        let digits = word.bytes().all(|byte| byte.is_ascii_digit());
        word.parse::<u8>().ok().filter(|_| digits).ok_or(NoFace).and_then(Self::try_from)
    }
}

impl fmt::Display for D6 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a command's dice and tiles come from. It counts what the program draws.
pub struct Source<'a> {
    draws: Draws,
    books: &'a Books,
    by_hand: bool,
    drew: Vec<(&'static str, u64)>,
}

impl<'a> Source<'a> {
    pub(super) fn new(agreed: &Agreed, books: &'a Books, draws: &Draws) -> Self {
        let draws = draws.agreed(agreed.seed, books.table_word.as_deref());
        Self { draws, books, by_hand: agreed.by_hand, drew: Vec::new() }
    }

    /// What the program drew by this command, a kind each.
    pub(super) fn drew(&self) -> impl Iterator<Item = (&'static str, u64)> {
        self.drew.iter().copied()
    }

    /// Whether the table throws and draws where nobody says who does.
    pub(crate) fn is_by_hand(&self) -> bool {
        self.by_hand
    }

    /// So many dice of a kind: each of the program's is one draw of one of its faces, which are in their order by `Ord`.
    /// Fails if another number was told, or nothing where hands draw.
    pub fn dice<T: Ord + Clone>(
        &mut self,
        kind: &'static str,
        faces: &[T],
        count: usize,
        throw: &Throw<Vec<T>>,
    ) -> Result<Vec<T>, Refusal> {
        if let Some(told) = self.told(throw, count, "roll")? {
            return Ok(told);
        }
        Ok((0..count).flat_map(|_| self.next(kind, faces, 1)).collect())
    }

    /// So many of what lies in a stock, in one draw of a kind; fewer, if there are fewer.
    /// Fails if another number was told, or nothing where hands draw. Whether what was told lies there is the game's to
    /// see.
    pub fn draw<T: Ord + Clone>(
        &mut self,
        kind: &'static str,
        stock: &[T],
        count: usize,
        throw: &Throw<Vec<T>>,
    ) -> Result<Vec<T>, Refusal> {
        let count = count.min(stock.len());
        match self.told(throw, count, "draw")? {
            Some(told) => Ok(told),
            None if count == 0 => Ok(Vec::new()),
            None => Ok(self.next(kind, stock, count)),
        }
    }

    /// What was told, if the program is not to draw. `app`: the word by which it would.
    fn told<T: Clone>(
        &self,
        throw: &Throw<Vec<T>>,
        count: usize,
        app: &'static str,
    ) -> Result<Option<Vec<T>>, Refusal> {
        match throw {
            Throw::Told(told) if told.len() == count => Ok(Some(told.clone())),
            Throw::Told(told) => Err(Refusal::OtherCount { told: told.len(), count }),
            Throw::Unsaid(behind) if self.by_hand && count > 0 => {
                Err(Refusal::UntoldDraw { behind, count, app })
            }
            Throw::App | Throw::Unsaid(_) => Ok(None),
        }
    }

    fn next<T: Ord + Clone>(&mut self, kind: &'static str, from: &[T], count: usize) -> Vec<T> {
        let stand = self.books.drawn.get(kind).copied().unwrap_or_default();
        let at = self.drew.iter().position(|(known, _)| *known == kind).unwrap_or_else(|| {
            self.drew.push((kind, 0));
            self.drew.len() - 1
        });
        let nth = stand + self.drew[at].1;
        self.drew[at].1 += 1;
        self.draws.pick(kind, nth, from, count)
    }
}
