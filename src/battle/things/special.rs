//! What is there once: the Shire, the Ring, Fangorn, the Paths of the Dead, and where Gandalf stops.

use super::{Power, Side};
use crate::books::named;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// What the six Elven hexes are called where the table has no other name for them (B66).
const ELVEN_HEX: &str = "elven-hex-";

/// All six by these names (B66).
pub(crate) fn elven_hexes() -> impl Iterator<Item = String> {
    (1..=6).map(|number: u8| format!("{ELVEN_HEX}{number}"))
}

/// Whether a place is known to be Elven by its name (B66).
pub fn is_elven_hex(place: &str) -> bool {
    place.strip_prefix(ELVEN_HEX).is_some_and(|number| matches!(number.as_bytes(), [b'1'..=b'6']))
}

/// How many of the holder's turns end in an Elven hex at most (B54).
pub const STAYS: u8 = 2;

named! {
    /// Whose the Shire is (B20).
    #[derive(Default)]
    pub enum Owner {
        #[default]
        Hobbits,
        /// The Man-Orcs'.
        Saruman,
    }
}

impl Owner {
    /// Whose it is once a piece of this power has come there (B21); `None`: Sauron's makes it nobody's (B22).
    pub(crate) fn after(power: Power) -> Option<Self> {
        match power {
            Power::Sauron => None,
            Power::Saruman => Some(Self::Saruman),
            Power::Alliance => Some(Self::Hobbits),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shire {
    pub owner: Owner,
    /// Whether a piece of Sauron's stands there, so that nobody does (B22).
    pub sauron_there: bool,
}

named! {
    /// What sleeps in a hex, and is woken once: the army in Fangorn, the Dead on their Paths.
    #[derive(Default)]
    pub enum Sleep {
        /// Nobody has come yet.
        #[default]
        Asleep,
        /// It was woken; whoever did that is still there.
        Awake,
        /// All have left, and nobody enters the hex any more.
        Closed,
    }
}

named! {
    /// Who can wake Fangorn (B42).
    pub enum Waker {
        Gandalf,
        /// The Alliance's Ring-bearer.
        Ring,
    }
}

/// Where Gandalf is, as far as that matters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gandalf {
    #[default]
    Abroad,
    /// He stops in Moria (B40).
    InMoria,
    /// He woke Fangorn, and is still in that hex (B43).
    InFangorn,
}

/// The Ring and its bearer (B50 to B55).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ring {
    /// Whose Ring-bearer is on the map.
    pub holder: Side,
    /// Where he was last told to be.
    pub place: Option<String>,
    /// How many of the holder's turns have ended there, one after the other.
    pub turn_ends: u8,
    /// The places that each side's Ring-bearers have left (B54).
    pub left: Vec<(Side, String)>,
    /// Whether his place was told in this turn, since the holder has had the Ring (B55).
    pub told: bool,
    /// The hexes that were told to be Elven.
    pub elven: BTreeSet<String>,
}

impl Default for Ring {
    fn default() -> Self {
        Self {
            holder: Side::Alliance,
            // L45.
            place: Some("shire".to_owned()),
            turn_ends: 0,
            left: Vec::new(),
            told: false,
            elven: BTreeSet::new(),
        }
    }
}

impl Ring {
    /// The hex where he is, if it is known to be Elven.
    pub fn elven_place(&self) -> Option<&str> {
        self.place.as_deref().filter(|place| self.elven.contains(*place))
    }

    /// Whether a Ring-bearer of the holder's has left this place (B54).
    pub fn has_left(&self, place: &str) -> bool {
        self.left.iter().any(|(side, left)| *side == self.holder && left == place)
    }

    /// Which of the two rounds there this is (B54).
    pub fn round(&self) -> u8 {
        (self.turn_ends + 1).min(STAYS)
    }
}

named! {
    /// By which line of B56 a game was won.
    pub enum Victory {
        /// The holder's Ring-bearer reached the place where he wins.
        Goal,
        /// The Ring was captured at that place.
        CaptureOnGoal,
        /// Saruman came to a Ring-bearer himself.
        SarumanHimself,
        TablesWord,
    }
}
