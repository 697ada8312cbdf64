//! What happens in this game alone. It goes into files: what stands there once never changes its meaning.

use super::things::{Cell, Centre, Gandalf, Moment, Outcome, Owner, Piece, Side, Sleep, Victory};
use crate::books::D6;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum BattleEvent {
    /// B65: an item of the set-up is ticked, or no more.
    Ticked { item: u8 },
    /// B65: the game begins though these items are not ticked.
    Unticked { items: Vec<u8> },
    /// A step begins.
    Stands { moment: Moment },
    /// B15: so many could have been built, of the one nation or the other (B13), and are lost.
    Lapsed {
        piece: Piece,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        or: Option<Piece>,
        armies: u8,
    },
    /// An army at each of these centres, and so many on the map now.
    Built { piece: Piece, at: Vec<Centre>, now: u8 },
    /// The program threw.
    Threw { dice: [D6; 2] },
    /// An attack was thrown.
    Attacked {
        attacker: Piece,
        defender: Piece,
        cell: Cell,
        sum: u8,
        outcome: Outcome,
        /// Where the table threw.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<[D6; 2]>,
    },
    /// B36: one is out, so many are left.
    Out { piece: Piece, now: u8 },
    /// The table has so many on the map.
    Counted { piece: Piece, to: u8 },
    /// B46: whether Elven hexes are Elven, from now on.
    ElvenHexes { elven: bool },
    /// Whose the Shire is, and whether a piece of Sauron's stands there.
    Shire { owner: Owner, sauron_there: bool },
    /// B42: the army wakes and goes to Isengard.
    FangornWoke { gandalf: bool },
    /// How Fangorn is; its army stands on Isengard still where it was closed, by the table's word, in the phase in which it woke (B64).
    Fangorn {
        is: Sleep,
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        stands: bool,
    },
    /// B44: the Dead wake.
    DeadWoke,
    /// How the Paths of the Dead are.
    Paths { are: Sleep },
    /// Whether anybody may stop on Isengard.
    Isengard { open: bool },
    /// Where Gandalf is.
    Gandalf { is: Gandalf },
    /// B40: somebody passed through Moria; whether Gandalf has to stay for it.
    Passed { stays: bool },
    /// B51: the Ring has another bearer. `cost`: the piece that was taken off for it, which is told by itself.
    RingTaken { by: Side, cost: Option<Piece> },
    /// B52: he may move at once.
    Escapes { hexes: u8 },
    /// The table says whose Ring-bearer is on the map.
    RingHeld { by: Side },
    /// B55: he is here.
    RingAt { place: String, elven: bool },
    /// B54: which of his two rounds in an Elven hex this is.
    RingRound { round: u8 },
    /// B54, B55: a turn of the holder's ends with him here, the how manieth, and whether the hex is Elven.
    RingRests { place: String, turn_ends: u8, elven: bool },
    /// B54: so many of the holder's turns have ended where he is.
    RingStayed { turn_ends: u8 },
    /// A side has won.
    Won {
        side: Side,
        line: Victory,
        /// G9: how, as the table said it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<String>,
    },
}
