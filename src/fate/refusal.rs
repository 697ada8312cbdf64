//! Why a command is refused in Fate of the Fellowship.

use super::terms::{Army, At, Back, Face};
use crate::books::{self, or_empty};
use serde::Serialize;
use strum::VariantNames;

/// Why not. The words are in the language files, as `refused-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum FateRefusal {
    /// F58: the ledger needs places.
    LedgerNeedsPlaces,
    /// Something is open, and is answered first.
    StillOpen { step: At, count: u32 },
    /// It belongs to another step.
    NotNow { step: At, count: u32, of: u32 },
    /// Nine flips were made already, or are still to be made (F5).
    NineFlips { made: usize },
    /// No word that can be a name (G13).
    NoName { word: String },
    /// No card (F48).
    NoSuchCard { word: String },
    /// F64: words of a card that come near a place, and are none.
    NoSuchPlace { word: String, nearest: String },
    /// F64: several cards are meant.
    SeveralCards { cards: String },
    /// Two places of a card were understood, and no sign.
    SignWanted { start: String, end: String },
    /// A card was understood that needs its back.
    BackWanted { start: String, end: String },
    /// F46: nobody knows the back on top.
    TopUnknown,
    /// F49: it has another back than the one on top.
    OtherBack { card: String, back: Back, top: Back },
    /// F49: it is believed to be somewhere else.
    NotOnTop { card: String, lies: &'static str, layer: usize },
    /// F49: no card that can lie there has this back.
    NoSuchBack { back: Back },
    /// F49: another back was seen there.
    OtherHead { back: Back, head: Back },
    /// `none` is for the last card of the deck.
    NotTheLast,
    /// Behind the last card of the deck lies no back.
    TheLast,
    /// No card lies there.
    DeckEmpty,
    /// F51: not known on top, nor in the discard.
    NotKnownOnTop { card: String },
    /// F53: the game has had no such flip.
    NoSuchFlip { flip: u64, flips: usize },
    /// F53: a later one can no longer be.
    CannotFollow { what: String },
    /// F7: more are needed than can sit there.
    TooManyNeeded { needed: usize, most: usize },
    /// F7: no set of the list fits.
    NoSetFits,
    /// No file has a list to draw from.
    NothingListed,
    /// Somebody or something is named twice.
    NamedTwice { name: String },
    /// It lies in another region.
    OtherRegion { place: String, region: String },
    /// Nobody knows where it lies.
    RegionUnknown { place: String },
    /// Troops that have to be told.
    TroopsUntold { what: &'static str },
    /// F58: the ledger says otherwise.
    LedgerSays { what: &'static str, count: u32 },
    /// F58: with the ledger the place has to be named.
    PlaceUntold,
    /// F28: both sides have to be there.
    BothSides,
    /// F43: no stronghold.
    NoStronghold { place: String },
    /// F43: a friendly and no shadow troop.
    CaptureTroops { place: String },
    /// F33: no haven.
    NoHaven { place: String },
    /// F27: other objectives are open.
    ObjectivesOpen { left: usize },
    /// It is done already, or is open.
    ObjectiveIs {
        name: String,
        #[serde(serialize_with = "yes_or_no")]
        done: bool,
    },
    /// There are no more.
    NoMoreObjectives { count: u8 },
    /// F27 alone does it.
    LastObjective,
    /// A die has six faces, and these are more or fewer.
    NotSixFaces { count: u8 },
    /// No hope is left that could last.
    NoHope,
    /// No dice were rolled.
    NotRolled,
    /// They lie there already.
    RolledAlready,
    /// No such face is on the die.
    NoSuchFace { word: String },
    /// No die shows it.
    NoSuchDie { face: Face },
    /// It belongs to a battle.
    NoBattle,
    /// F31: which army pays.
    WhichArmy { count: u32 },
    /// F42: whether a troop came is said of an unread card alone, and of one that reinforces.
    OnlyUnread,
    /// F55, F57: these cannot come next.
    CannotCome,
    /// F56: others were foreseen.
    Foreseen,
    /// F57: there are no more of it.
    NoMoreCopies { card: String },
    /// It goes with `cards=names`.
    OnlyNamed,
    /// None are left to be drawn.
    NoCardsLeft,
    /// It goes with the ledger.
    OnlyLedger,
    /// F65: the ledger knows them.
    LedgerKnows,
    /// F66: nothing is asked, or not of this.
    NotAsked { name: String },
    /// F60: the supply has not so many.
    SupplyShort {
        #[serde(serialize_with = "or_empty")]
        army: String,
        left: u32,
    },
    /// F60: not so many stand there.
    TooFewThere { place: String, count: u32 },
    /// No such choice.
    NoChoice { options: usize },
    /// F20: no Nazgûl can go so.
    NoSuchMove { from: String, to: String },
    /// No card and no file has shown it.
    NeverShown { name: String },
    /// What any game refuses for.
    #[serde(untagged)]
    Books(books::Refusal),
}

fn yes_or_no<S: serde::Serializer>(done: &bool, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(if *done { "yes" } else { "no" })
}

impl From<books::Refusal> for FateRefusal {
    fn from(refusal: books::Refusal) -> Self {
        Self::Books(refusal)
    }
}

pub(super) fn supply_of(army: Option<Army>) -> String {
    army.map_or_else(|| "shadow".to_owned(), |army| army.to_string())
}
