//! A number on a track, as the table sets it right.

use std::fmt;

/// How a number on the table changes: `+N`, `-N` or `= N`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    More(u8),
    Fewer(u8),
    To(u8),
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::More(by) => write!(f, "+{by}"),
            Self::Fewer(by) => write!(f, "-{by}"),
            Self::To(to) => write!(f, "= {to}"),
        }
    }
}

/// A number that the track does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beyond {
    pub top: u16,
}

impl Change {
    /// The number that a track has then: never below 0 and never above its top, where a step would lead.
    pub fn of(self, number: u16, top: u16) -> Result<u16, Beyond> {
        match self {
            Self::More(by) => Ok(number.saturating_add(by.into()).min(top)),
            Self::Fewer(by) => Ok(number.saturating_sub(by.into())),
            Self::To(to) if u16::from(to) > top => Err(Beyond { top }),
            Self::To(to) => Ok(to.into()),
        }
    }
}

/// Among them, or no more if it was.
pub fn toggle<T: PartialEq>(among: &mut Vec<T>, one: T) {
    match among.iter().position(|it| *it == one) {
        Some(at) => {
            among.remove(at);
        }
        None => among.push(one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_ends_at_both_ends() {
        for (change, from, to) in [
            (Change::More(2), 3, Ok(5)),
            (Change::More(9), 3, Ok(6)),
            (Change::Fewer(2), 3, Ok(1)),
            (Change::Fewer(9), 3, Ok(0)),
            (Change::To(6), 3, Ok(6)),
            (Change::To(7), 3, Err(Beyond { top: 6 })),
        ] {
            assert_eq!(change.of(from, 6), to, "{change:?}");
        }
    }
}
