//! Why a command is refused in this game.

use crate::books::Refusal as Books;
use serde::Serialize;
use strum::VariantNames;

/// Why not. The words are in the language files, as `refused-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Refusal {
    /// K1: not those who can play together.
    WrongPlayers,
    /// K59: without a board the Ring is not hunted.
    HuntWithoutBoard,
    /// K7: without a board nothing is known of territories.
    NoBoard,
    /// K7: with a board the companion counts by itself.
    BoardCounts,
    /// K7: some territories have no holder.
    Unheld { count: usize, territories: String },
    /// K7: a player has no territory.
    HoldsNone { colour: String },
    /// Without regions nobody knows what the rest is.
    RestUnknown,
    /// The territory is not that player's.
    NotHeld { territory: String, colour: String },
    /// A Leader of his stands there.
    LeaderThere { territory: String, colour: String },
    /// None of his stands there.
    NoLeaderThere { territory: String, colour: String },
    /// He has as many as he can have.
    MostLeaders { most: usize },
    /// K14, K36: so many cards have to be traded first.
    TradeFirst { cards: u16, most: u16 },
    /// K38: a Leader is due.
    LeaderDue,
    /// K32: the territory that was taken is to be told first.
    ConquestDue,
    /// K62: from where it was taken is to be told first.
    FromDue { territories: String },
    /// K62: nobody has asked that.
    NoFromDue,
    /// K6: hands throw, so who begins is to be told.
    WhoBegins { colours: String },
    /// K13: these are no set.
    NotASet,
    /// K2: there are two wild cards.
    ThirdWild,
    /// There are fewer cards in hand.
    FewerCards { cards: u16 },
    /// K17: it is one's own.
    OwnTerritory { territory: String },
    /// K17: the two have no border.
    NotAdjacent { territory: String, other: String },
    /// K27: nothing that is held has a border with it.
    TouchesNothing { territory: String },
    /// Twice the same territory.
    Same { territory: String },
    /// K18: too many dice for the attacker, or none.
    AttackDice { most: usize },
    /// K19: likewise for the defender.
    DefenceDice { most: usize },
    /// K32: fewer, or more, than can move.
    OtherMove { least: u16, most: u16 },
    /// K37: there is no way through one's own.
    NotConnected { territory: String, other: String },
    /// K37: it is done once a turn.
    FortifiedOnce,
    /// K49: whoever has drawn plays none until his turn is over.
    DrewAlready { colour: String },
    /// K49: the present player has drawn, and the card could be his.
    WhoseCard,
    /// There is no Adventure card in hand.
    NoCard { colour: String },
    /// No effect has this number.
    NoSuchEffect { number: u64, count: usize },
    /// K41: this step has no die.
    NoDie { territory: String },
    /// K43: there is no step beyond.
    LastStep,
    /// K53: nobody ties.
    NoTie,
    /// He is out.
    IsOut { colour: String },
    /// What all such games refuse for.
    #[serde(untagged)]
    Books(Books),
}

impl From<Books> for Refusal {
    fn from(refusal: Books) -> Self {
        Self::Books(refusal)
    }
}
