//! Why a command is not carried out: a fact, and no words. The words are in the language files, as `refused-…`.

use super::things::{Centre, Owner, Piece, Side};
use crate::books::{self, or_empty};
use serde::Serialize;
use strum::VariantNames;

/// Why not.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// A piece of somebody else's.
    NotOfTheTurn { piece: Piece, side: Side },
    /// A side that does not play tonight.
    NoSuchSide { side: String, sides: String },
    /// None of it is on the map.
    NotOnMap { piece: Piece },
    /// B14, B61: all its counters are on the map.
    NoCounters { piece: Piece, counters: u8, now: u8 },
    /// B62: what the table has to tell before the step is over.
    Owed {
        /// `yes` if the Dead and Aragorn have to leave the Paths.
        paths: &'static str,
        /// The hex that the Ring-bearer has to leave.
        #[serde(serialize_with = "or_empty")]
        place: String,
    },

    /// B16: never rebuilt.
    NeverRebuilt { piece: Piece },
    /// B11: not one of its centres.
    NotItsCentre { piece: Piece, centre: Centre },
    /// B23: nobody else is built in the Shire.
    NotInTheShire { piece: Piece },
    /// B11: the Shire is somebody else's.
    ShireIsNot { piece: Piece, owner: Owner },
    /// B12: a piece of Sauron's stands in the Shire.
    SauronInShire,
    /// B64: Fangorn's army must be standing on Isengard.
    FangornOnIsengard,
    /// B13: an army a centre and phase.
    CentreFilled { centre: Centre },
    /// B10: more than the round gives.
    TooManyBuilds { piece: Piece, armies: u8 },
    /// B13: Dwarves or Hobbits.
    OneOfTheTwo { piece: Piece, built: Piece },

    /// B33: no possible lender is on the map.
    NobodyLends { piece: Piece },
    /// B34: a piece attacks once a round.
    HasAttacked { piece: Piece },
    /// B34: as many attacks as armies.
    AllHaveAttacked { piece: Piece, armies: u8 },
    /// B35: not one's own side.
    OwnSide { piece: Piece },
    /// B35: it has not woken.
    FangornSleeps,
    /// B35, B44, B51: on the Paths of the Dead.
    OnThePaths { piece: Piece },
    /// B35, B42: he stops in Moria.
    GandalfInMoria,
    /// B35, B40: he is still in Fangorn.
    GandalfInFangorn,
    /// B38: no more attackers in one question.
    TooManyAttackers { told: usize, most: usize },

    /// B21: not while a piece of Sauron's stands there.
    SauronHoldsShire,
    /// B22: none was told to be there.
    NobodyLeftShire,
    /// B22: destroyed there, it leaves the Shire as it was.
    ShireStays { owner: Owner },
    /// B42, B44: once.
    WokenAlready,
    /// B43, B44: nobody was woken, or all have left.
    NobodyToLeave,
    /// B43, B44: in a later Movement Phase.
    WokeJustNow,
    /// B42: only the Alliance's Ring-bearer.
    RingIsNotTheirs { side: Side },
    /// B41, B42: this cannot stand on Isengard.
    NotOnIsengard { piece: Piece },
    /// B40: he is there.
    InMoriaAlready,
    /// B40: he is not there.
    NotInMoria,
    /// B40: others have passed.
    StaysInMoria,

    /// B51: the holder's own piece.
    HoldsIt { side: Side },
    /// B54: this Ring-bearer has left that hex.
    LeftThatHex { place: String },
    /// B54: he is in no Elven hex.
    InNoElvenHex,
    #[serde(untagged)]
    Books(books::Refusal),
}

impl From<books::Refusal> for Refusal {
    fn from(refusal: books::Refusal) -> Self {
        Self::Books(refusal)
    }
}
