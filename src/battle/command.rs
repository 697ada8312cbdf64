//! What can be said in this game alone.

use super::things::{Centre, Owner, Piece, Power, Sleep, Waker};
use crate::books::{D6, Throw};
use serde::Serialize;

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum BattleCommand {
    /// B65: an item of the set-up is ticked, or no more.
    Tick(u8),
    /// The first step of round 1.
    Begin,
    /// The step is over (B62).
    Done,
    /// B10 to B18: an army at each of these centres.
    Build { piece: Piece, centres: Vec<Centre> },
    /// B30 to B37.
    #[serde(skip)]
    Attack { fight: Fight, throw: Throw<Vec<D6>> },
    /// B21, B22: a piece of this power's stands in the Shire at the end of a Movement Phase.
    ShireEntered(Power),
    /// B22: Sauron's piece has gone from the Shire, whose it is then.
    ShireLeft(Owner),
    /// B42: who has woken Fangorn, and what stood on Isengard.
    FangornAwake { by: Waker, over: Option<Piece> },
    /// B43: whoever woke it has left.
    FangornClear,
    /// B44: Aragorn has woken the Dead.
    PathsAwake,
    /// B44: they have left to the South.
    PathsClear,
    /// B44: they could not.
    PathsLost,
    /// B40: Gandalf stops in Moria.
    MoriaIn,
    /// B40: he leaves it.
    MoriaOut,
    /// B40: somebody passes through.
    MoriaPassed,
    /// B51: this piece has come to the Ring-bearer.
    RingTaken(Piece),
    /// B54 to B57: where the Ring-bearer is.
    RingAt { place: String, elven: bool },
    /// B61: what the table sets right.
    #[serde(skip)]
    Set(Setting),
}

/// Who attacks whom, and what is said of their strengths and of the defender's position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fight {
    pub attacker: Piece,
    /// Whether the attacker is said to have Elven strength.
    pub elven_attacker: bool,
    pub defender: Piece,
    pub elven_defender: bool,
    pub fortress: bool,
    pub river: bool,
}

/// What the table sets right by its word, whatever the rules say (B61).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// One of these is out.
    Lost(Piece),
    /// One of these is back.
    Back(Piece),
    /// Whose Ring-bearer is on the map, as it was said.
    Ring { side: String },
    /// So many turns have ended in the Elven hex where he is.
    RingStay(u8),
    /// Whose the Shire is.
    Shire(Owner),
    /// How Fangorn is.
    Fangorn(Sleep),
    /// How the Paths of the Dead are.
    Paths(Sleep),
    /// Whether anybody may stop on Isengard.
    Isengard { open: bool },
    /// Whether Gandalf is in Moria.
    Moria { inside: bool },
}
