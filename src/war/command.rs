//! What the table can say, as it was understood.

use super::battle::{Added, Army, Kind};
use super::carried::{Group, Host};
use super::die::Face;
use super::figures::Figures;
use super::nation::{Nation, Side};
use super::options::{Player, Token};
use super::people::{Character, Companion, Person, Place};
use super::tile::{Lies, Tile};
use crate::books::{Change, D6, Roll, Throw, named};

/// A tile as a command tells it, with the die of `ds` if that was thrown on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ToldTile {
    pub tile: Tile,
    pub die: Option<D6>,
}

/// What holds where the Fellowship is (W25): a Stronghold, an Army, Nazgûl.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Conditions(pub [bool; 3]);

impl Conditions {
    /// How many hold, where the first is known by itself.
    pub fn count(self, stronghold: bool) -> u8 {
        let Self([told, others @ ..]) = self;
        u8::from(told || stronghold) + others.map(u8::from).iter().sum::<u8>()
    }
}

/// What a command says of a Hunt roll (W23 to W25).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct HuntWords {
    pub conditions: Conditions,
    pub bonus: u8,
    pub throw: Throw<Roll<D6>>,
}

/// Who fights a round, as far as it is told, and what is added to the dice (W57).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fought {
    /// Both Armies; otherwise what stands (W73).
    pub sides: Option<[Army; 2]>,
    pub added: [Added; 2],
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leaving {
    pub names: Vec<Companion>,
    pub to: Option<String>,
}

named! {
    /// What is done with a card of a hand (W3).
    pub enum CardDeed {
        Draw,
        Play,
        /// It is laid on the table.
        Table,
        Discard,
    }

    /// The decks of a side.
    pub enum Deck {
        Character,
        Strategy,
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum WarCommand {
    Take {
        side: Side,
        token: Token,
    },
    Begin,
    /// W74: an item of the set-up's list is ticked, or no more.
    Tick(u8),
    Done,
    Concede(Side),
    Card {
        side: Side,
        deed: CardDeed,
        deck: Deck,
    },

    Declare(String),
    Guide(Option<Companion>),
    Enter,
    Allocate(u8),
    Roll(Throw<[Vec<Face>; 2]>),
    Use(Face),
    Move {
        with: Option<Face>,
        keep: bool,
    },
    Hide {
        with: Option<Face>,
    },
    Separate {
        leaving: Leaving,
        with: Option<Face>,
    },
    Advance {
        nation: Nation,
        with: Option<Face>,
        by: Option<Person>,
    },
    Bring {
        name: Character,
        region: Option<String>,
        with: Option<Face>,
    },
    Ring {
        from: Face,
        to: Face,
    },
    Token {
        token: Token,
        nation: Option<Nation>,
    },
    Pass,
    Skip(Face),

    Hunt(HuntWords),
    Tile(Throw<ToldTile>),
    TileAgain(Throw<ToldTile>),
    TilePrevented,
    Reduce(u8),
    Ability {
        to: Option<String>,
    },
    CasualtyGuide {
        to: Option<String>,
    },
    CasualtyRandom {
        name: Throw<Companion>,
        to: Option<String>,
    },
    Accept,
    Discard,
    Appear {
        region: Option<String>,
        cards: u8,
        strongholds: u8,
    },

    CardMove,
    CardHide,
    CardSeparate(Leaving),
    CardAppear,
    CardHunt(HuntWords),
    CardTile(Throw<ToldTile>),
    CardEyes(Vec<Face>),
    CardAdvance(Nation),
    CardRetreat(Nation),
    Draw {
        count: u8,
        tiles: Throw<Vec<Tile>>,
    },
    Activate(Nation),
    Special(Tile),

    Invade(Nation),
    Arrive {
        name: Person,
        region: String,
    },
    Capture(String),
    Battle {
        kind: Kind,
        nations: Vec<Nation>,
        /// W73: both Armies, where it is carried.
        armies: Option<[Host; 2]>,
    },
    /// W73: what stands, of both sides or of one.
    BattleWith([Option<Host>; 2]),
    BattleOver,
    Round {
        fought: Fought,
        throw: Throw<Roll<D6>>,
    },
    /// W73: of a side, Regulars lost, Elites made Regulars, Elites lost.
    Hits {
        side: usize,
        lost: [u8; 3],
    },
    /// W73: what is left of each side, where it is told.
    Casualties([Option<Vec<Group>>; 2]),
    Recruit {
        nation: Nation,
        figures: Figures,
        by_card: bool,
    },
    Fallen {
        nation: Nation,
        figures: Figures,
    },
    Weaken {
        nation: Nation,
        count: u8,
    },
    Lost(Person),

    /// The table's word: Hidden or Revealed.
    Counter {
        revealed: bool,
    },
    At(String),
    MordorOff,
    SetCompanion {
        name: Companion,
        place: Place,
    },
    SetCharacter {
        name: Character,
        in_play: bool,
    },
    SetNation {
        nation: Nation,
        step: u8,
        active: bool,
    },
    Control {
        region: String,
        side: Side,
    },
    PutTile {
        tile: Tile,
        to: Lies,
    },
    Dice {
        side: Side,
        faces: Vec<Face>,
    },
    SetBox {
        shadow: u8,
        free: u8,
    },
    SetRings {
        free: u8,
        shadow: u8,
    },
    Lead(Player),
    SetHand {
        side: Side,
        change: Change,
    },
    SetDecks {
        side: Side,
        decks: [u8; 2],
    },
    /// W76.
    SetReserve {
        nation: Nation,
        reserve: Figures,
        dead: Option<Figures>,
    },
    Park {
        region: String,
        figures: Vec<(Nation, Figures)>,
        text: Option<String>,
    },
}

/// A number that the table sets right (G8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarTrack {
    /// W32.
    Corruption,
    /// W15.
    Progress,
    /// The step in Mordor, there only.
    Mordor,
    /// The same, set from wherever the Fellowship is.
    IntoMordor,
    /// What is left of a tile's damage.
    Damage,
}

/// Where the table can say that it stands (G9).
#[derive(Clone, PartialEq, Debug)]
pub enum WarPhase {
    /// In a step of a turn: whose turn it is, and who of a team, where that was said.
    Turn { turn: u16, step: super::view::Step, turn_of: Option<Side>, player: Option<Player> },
    /// Somebody has won.
    Over { side: Side, how: Option<super::view::Ending> },
}
