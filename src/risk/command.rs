//! What can be said in this game alone. Names are as they were typed: what they mean hangs on the board and on who plays.

use super::cards::{Adventure, Card, SET};
use super::colour::Colour;
use super::odds::Way;
use super::step::{Army, At, Winner};
use crate::books::{D6, Roll, Throw};

#[derive(Clone, PartialEq, Debug)]
pub enum Command {
    /// K3, K4: what the cards of the set-up come to.
    Deal,
    /// K7: who holds these; `rest` alone is all that nobody holds.
    Own(String, Vec<String>),
    /// K39: a Leader is placed, removed or moved.
    Leader(String, String, Leader),
    /// K39: all of somebody's Leaders stand there, and nowhere else.
    Leaders(String, Vec<String>),
    /// K60: an item of the set-up is done, or not yet after all.
    Tick(u8),
    /// The first turn begins, by whom, or by the dice, as it was said (K6).
    Begin(Option<String>),
    /// The step ends.
    Done,
    /// K13: a set is traded.
    Trade([Card; SET]),
    /// How many cards somebody has, set right.
    Hand(String, HandSet),
    /// K17: an attack: how many, and from where to where if that was said.
    Fight { places: Option<[String; 2]>, attacker: Army, defender: Army },
    /// K20: dice of the table, the attacker's first.
    Roll(Roll<D6>),
    /// K26: the program's dice; as many as each may, or so many.
    RollOnce(Dice),
    /// K26: the program rolls until it is over, or the stack is so small.
    RollAll(Way),
    /// K25.
    Break,
    /// K32: so many move.
    Move(u16),
    /// K27: a conquest.
    Conquer(Conquest),
    /// K62: where it came from.
    From(String),
    /// K37.
    Fortify { from: String, to: String, leader: bool },
    /// K48: an Adventure card, and the points that are printed on it if it is carried out at once (K63).
    Draw { card: Adventure, points: u16 },
    /// K49: a card with so many points, and what it is called.
    Play { colour: Option<String>, points: u16, name: Option<String> },
    /// K57: something stands until somebody's next turn.
    Effect { until: Option<Colour>, text: String },
    /// That one of these does not stand any more.
    EffectOff(u64),
    /// K41: the Fellowship's step, with its die if it asks for one.
    Ring(Die),
    /// K43: a card does it, and whose it is if that was said.
    CardRing(CardRing, Option<OfWhom>),
    /// K59.
    Hunt(Throw<Roll<D6>>),
    /// K51: a player's counts as they are now, those on cards apart; and how many Strongholds and which regions.
    Score { colour: String, counted: Counted },
    /// K53: whom the dice chose.
    Winner(String),
}

/// How many dice of each side the program throws, if that was said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dice {
    pub attack: Option<usize>,
    pub defence: Option<usize>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Leader {
    Place,
    /// He moves there, or is off the board.
    Move(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct HandSet {
    pub territory: Option<u16>,
    pub adventure: Option<u16>,
    pub played: Option<u16>,
}

/// A conquest, as it can be understood: with a board, and without one. Which it is, is known where it is carried out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Conquest {
    pub named: Option<Named>,
    pub counted: Option<Taken>,
}

/// A conquest on a board: what was taken, from where if that was said, and whether a Leader was told of.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Named {
    pub territory: String,
    pub from: Option<String>,
    pub leader: bool,
}

/// One without a board: whether by a Leader, whether with a Site, and whose last territory it was.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Taken {
    pub leader: bool,
    pub site: bool,
    pub last: Option<String>,
}

/// A die of the Fellowship's, and what a card adds to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Die {
    /// Where it comes from.
    pub throw: Throw<D6>,
    pub modifier: i8,
}

/// What a card does to the Fellowship's step (K43).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CardRing {
    Stay,
    On,
    Die(Die),
}

/// Whose card it is, and its points.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OfWhom {
    pub colour: String,
    pub points: u16,
}

/// What the table counts where there is no board (K11, K51).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub territories: u16,
    pub strongholds: u16,
    /// The regions held whole.
    pub regions: Vec<String>,
}

/// What can be set right as a track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Track {
    Ring,
}

/// Where the table can say that it stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Phase {
    At(At),
    Over { winners: Vec<Winner>, how: Option<String> },
}
