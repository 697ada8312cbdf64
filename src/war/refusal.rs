//! Why the game refuses (G14).

use crate::books::{Refusal, or_empty};
use serde::Serialize;
use strum::VariantNames;

/// Why not. The words are in the language files, as `refused-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum WarRefusal {
    /// W3, W4: hands are counted with two players.
    CardsForTwo,
    /// W69: a token is to be chosen before the game begins.
    TokenUnchosen { side: String },
    /// W69: the side has none, or both.
    NoTokenToChoose { side: String },
    /// W69: the side has no such token.
    NoSuchToken { choices: String },
    /// W14: it is not there.
    TokenNotThere,
    /// W14: one in a turn.
    TokenThisTurn,
    /// W10: the other side acts.
    NotYourTurn {
        #[serde(serialize_with = "or_empty")]
        acts: String,
    },
    /// W10: dice are unused.
    DiceUnused { count: usize },
    /// W8.
    NotSoMany { number: u8, least: u8, most: u8 },
    /// W8: the Shadow has not so many dice.
    NotInThePool { number: u8, left: u8 },
    /// W10: no such die is unused.
    NoSuchDie {
        face: String,
        #[serde(serialize_with = "or_empty")]
        unused: String,
    },
    /// W12: no die pays that of itself; which could.
    NoDiePays {
        #[serde(serialize_with = "or_empty")]
        could: String,
    },
    /// W12: this result does not pay for that.
    DoesNotPay { face: String, pays: String },
    /// W7: no die of the side shows that.
    NotOnTheDie { face: String, faces: String },
    /// W11.
    PassWithFewer,
    /// W13: no Ring is left.
    NoRing,
    /// W13: once a turn.
    RingThisTurn,
    /// W13: the same again is none.
    SameResult,
    /// W13: not a result that such a die can be given.
    RingCannotMake { face: String },
    /// W3: hands are not counted in this game.
    CardsOff,
    /// W3: the hand is too large.
    HandTooLarge { side: String, hand: u8 },
    /// W3: the deck is empty.
    DeckEmpty,
    /// W3: the hand is empty.
    HandEmpty,
    /// W16: not among the Guides that can be.
    NotTheHighest,
    /// He is not in the Fellowship.
    NotInFellowship { name: String },
    /// Named twice.
    NamedTwice { name: String },
    /// W17.
    DeclaredThisTurn,
    /// W17.
    DeclareHidden,
    /// W17, Q19.
    HasNotMoved { at: String },
    /// In Mordor there is no such thing.
    InMordor,
    /// It is not in Mordor.
    NotInMordor,
    /// W18.
    MoveHidden,
    /// W19.
    HiddenAlready,
    /// W21: it is revealed already.
    RevealedAlready,
    /// W20.
    SeparateInMordor,
    /// W21.
    NotInAHaven { region: String },
    /// W39.
    NotAtTheGates { at: String },
    /// W23: there is no Shadow die in the box.
    NobodyHunts,
    /// W26, W35: the pool does not hold it.
    NotInTheCup {
        tile: String,
        #[serde(serialize_with = "or_empty")]
        pool: String,
    },
    /// `ds` alone has a die.
    NoDieOfTile { tile: String },
    /// W37: there are not so many.
    TooFewTiles { count: u8 },
    /// W26, W28: something was done about the tile.
    TileTouched,
    /// W28: one card.
    ReducedAlready,
    /// W28: not behind an ability or the casualty.
    ReducedTooLate,
    /// W30, W31: the Guide has no such ability.
    NoAbility { guide: String },
    /// W31: once.
    AbilityUsed,
    /// W28: not behind a casualty that left the Guide.
    AbilityTooLate,
    /// W31: it is revealed anyway.
    GollumCannot,
    /// W29: one for each tile.
    CasualtyAlready,
    /// W29: nobody is left.
    NobodyToLose,
    /// W30: only a hobbit, and not in Mordor.
    NotToTheMap,
    /// W36: as many as there are are in play or out.
    NotAside { tile: String },
    /// W36: no special tile.
    NotSpecial { tile: String },
    /// W70: no such tile lies anywhere else.
    NoSuchTile { tile: String },
    /// W47.
    StopsPassive { nation: String },
    /// W47.
    AtWar { nation: String },
    /// It is as far back as it goes.
    FarthestBack { nation: String },
    /// It is a nation of the other side.
    NotYourNation { nation: String },
    /// Shadow nations are always active.
    AlwaysActive { nation: String },
    /// Q23.
    CannotRouse { name: String, nation: String },
    /// W54.
    InPlay { name: String },
    /// W54: once a game.
    OnceAGame { name: String },
    /// W54: what it takes.
    BringSaruman,
    /// W54.
    BringWitchKing,
    /// W54.
    BringMouth,
    /// W54.
    BringAragorn,
    /// W54.
    BringGandalfWhite,
    /// W54: where Aragorn comes.
    WhereCrowned,
    /// Nobody of that name is on the map.
    NotOnTheMap { name: String },
    /// He is lost, or not in play.
    NotThere { name: String },
    /// No settlement.
    NoSettlement {
        region: String,
        #[serde(serialize_with = "or_empty")]
        nearest: String,
    },
    /// W57: no battle was begun.
    NoBattle,
    /// W73: no Armies were told.
    NothingStands,
    /// W73: casualties come first.
    CasualtiesOwed { attacker: u8, defender: u8 },
    /// W73: nothing is owed.
    NothingOwed { side: String },
    /// W73: no more stand.
    NotSoManyStand,
    /// W73: the groups are others.
    OtherGroups { side: String },
    /// W73: nothing becomes more but Regulars for Elites.
    MoreThanStood { side: String },
    /// W73: a Leader stays while a unit does.
    LeaderStays { side: String },
    /// W73, W61: no Regular is there.
    NoRegularLeft { nation: String },
    /// W73: it costs just what is owed.
    OtherCost { side: String, cost: u16, owed: u8 },
    /// W58: no Elite pays for another round.
    NoEliteToPay,
    /// Figures are not counted in this game.
    FiguresOff,
    /// None at all.
    NoFigures,
    /// W76: the Shadow's figures come back.
    NoDead { nation: String },
    /// W76: it has not so many.
    MoreThanAll { nation: String, all: String },
    /// W60: the reserve has not so many.
    NotInReserve { nation: String, reserve: String },
    /// W60: the board has not so many.
    NotOnBoard { nation: String, board: String },
    /// W60.
    NotAtWar { nation: String },
    /// W4: no teams play.
    NoTeams,
    /// W4: he is in no team of this game.
    NotInTeam { name: String },
    /// Three Rings in all.
    ThreeRings,
    /// More dice than a side can have.
    TooManyDice { most: u8 },
    /// W63: several moves are not made in Mordor.
    OddsNotInMordor,
    /// What all such games refuse for.
    #[serde(untagged)]
    Books(Refusal),
}

impl From<Refusal> for WarRefusal {
    fn from(refusal: Refusal) -> Self {
        Self::Books(refusal)
    }
}
