//! What happens in a game, apart by who may know it.

use crate::hunt::board::{Area, Location};
use crate::hunt::things::{
    Answer, Asked, Card, Companion, CompanyCard, Correction, Entry, GandalfBy, Journey, Length, Letter,
    Options, Phase, Side, Tile, TokenNow, Touched, Turn, Value,
};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// What happens before everybody's eyes. Numbers are what lies on the table afterwards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Public {
    /// A game was opened.
    Opened(Arc<Options>),
    /// R1: the start is on the log.
    StartSet,
    /// R2: the five tokens are behind the screen.
    InformationSet,
    /// R2: this many tokens were given away.
    Given,
    /// R2, R21: a token lies with the Ringwraiths; it was given or found.
    InformationFound { location: Location, count: u8 },
    /// R32: a card hid a token. Told to everybody under rules 3 and before; since then it is a secret.
    InformationHidden { location: Location },
    /// R7: the Ring-bearer's turn has come.
    TurnBegan { day: u16, turn: Turn },
    /// It is somebody's turn, or something has ended.
    Phase(Phase),
    /// R10: the figure on the Movement track, after the normal move or one that a card gave.
    Stepped { step: u8, card: bool },
    /// R7: Frodo rests.
    Rested,
    /// R7: by Daylight Frodo makes no move, on the Ring-bearer's word.
    NoMove,
    /// R28: the figure on the Movement track, after an escape.
    Escaped { step: u8 },
    /// R11: the turn marker shows the Eye.
    EyeShown,
    /// R11, R32: the Corruption marker, moved for another reason than a tile.
    Corruption { total: u16, limit: Limit, cause: Cause },
    /// R4, R31: tokens on Frodo's card and in all.
    Fellowship { tokens: u8, pool: u8 },
    /// R31: so many tokens are in the game by the table's word, whatever Frodo's card has taken.
    FellowshipPool { tokens: u8, pool: u8 },
    /// R31: Frodo's card was flipped in Part 1, or back again; `taken`: a token is out of the pool for it.
    FrodoFlipped { tokens: u8, pool: u8, taken: bool },
    /// A Company card lies so now.
    Company { who: Companion, card: CompanyCard },
    /// R23: a question was named.
    Asked(Asked),
    /// A question was answered.
    Answered { asked: Asked, answer: Answer },
    /// A question was taken back.
    Withdrawn(Asked),
    /// R23: a card cancelled the question.
    Blocked { asked: Asked, reason: Option<String> },
    /// R17, R18: a Track token was laid, turned or (`None`) taken away.
    Track { location: Location, side: Option<Side> },
    /// R24: tiles lie drawn.
    TilesDrawn {
        tiles: Vec<Tile>,
        by_app: bool,
        occasion: Occasion,
        /// P18: whether the Lord of the Nazgûl is in the encounter.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        lord: bool,
    },
    /// R25: a drawn tile went back into the pool.
    TileReturned { tile: Tile },
    /// R26: a tile took effect; Corruption is this now.
    TileApplied { tile: Tile, corruption: u16, limit: Limit },
    /// R26: a tile is out of the game without effect.
    TileLost { tile: Tile },
    /// No tile lies drawn any more.
    TilesSettled,
    /// R32: a red tile is in the pool.
    RedJoined { value: Value },
    /// R32: a card counts as an Eye.
    BarrowWights { eyes: u8 },
    /// By the table's word so many Eyes lie beside the track.
    EyesSet { eyes: u8 },
    /// By the table's word a tile that had left the pool is in it again.
    TilePutBack { tile: Tile },
    /// By the table's word a tile has left the pool.
    TileTakenOut { tile: Tile },
    /// Somebody said something that counts.
    Told { text: String },
    /// Somebody noted something.
    Noted { text: String },
    /// R33: a game was opened with a Letter from Gandalf.
    LetterOpened(Arc<(Letter, Options)>),
    /// Part 2 is set up with what is agreed for it; `seed`: its draws come from a number.
    PartTwo { options: Arc<Options>, seed: Option<u64> },
    /// P5: the tiles in the pool; `None`: nobody has told their values.
    HuntPool { tiles: Option<Vec<Tile>> },
    /// P3: the Journey card is behind the screen; its length if that is open.
    JourneySet { length: Option<Length> },
    /// P4: the deed tokens are behind the screen.
    DeedsSet,
    /// P4: Gandalf has his starting location.
    GandalfSet,
    /// P9: Gandalf was moved, by his move of the turn or by a card.
    GandalfMoved { card: bool },
    /// P10: his figure stands on the board.
    GandalfRevealed { location: Location },
    /// P10: it is gone again.
    GandalfHidden,
    /// P11.
    DeedDone { location: Location },
    /// P12.
    GandalfInRivendell,
    /// P18.
    Lord { in_play: bool },
    /// P20: the card and the position stay.
    CourseKept,
    /// P20: cards are drawn to choose from.
    CourseDrawn,
    /// P20: another card; the figure is on this step, and no Track token lies on the board.
    CourseChanged { step: u8 },
    /// A card has changed the Journey card.
    JourneyChanged,
    /// The Ringwraiths' word, which is mixed into every draw.
    TableWord { word: String },
    /// An entry of the log was set right: the figure is on this step, if it is on another, and these answers would have
    /// been others.
    Corrected { step: Option<u8>, answers: Vec<Touched> },
}

impl Public {
    pub fn answer(&self) -> Option<Answer> {
        match self {
            Self::Answered { answer, .. } => Some(*answer),
            _ => None,
        }
    }
}

/// The Corruption at which Frodo is lost, as far as everybody may know it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Limit {
    /// This much.
    Known(u16),
    /// P3: the Journey card's, which is secret, and this much more (P11, P12).
    Secret { raised: u16 },
}

/// Why the Corruption marker moved, tiles apart.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Cause {
    /// R11: a move at Nightfall.
    Night,
    /// R32: the table's word, with a reason if one was given.
    Table { reason: Option<String> },
}

/// What tiles are drawn for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Occasion {
    /// R24.
    Encounter,
    /// R15.
    Rescue,
    CardInRingBearersTurn,
    CardInRingwraithsTurn,
    /// R12: a card in Refresh.
    CardInRefresh,
}

/// What happens behind the screen.
#[derive(Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Secret {
    /// R1.
    Start { location: Location, drawn: bool },
    /// R2: the five tokens.
    Information { locations: Vec<Location>, drawn: bool },
    /// R8: an entry on the log. `word`: on the Ring-bearer's word.
    Entered { entry: Entry, word: bool },
    /// R2, R21, R22: what became of one of the five tokens.
    Token { location: Location, now: TokenNow },
    /// R32: a card hid one of the kept tokens for good.
    HiddenByCard { location: Location },
    /// Where a location lies that the board does not place.
    AreaTold { location: Location, area: Area },
    /// Part 2: what is behind the screen is put away.
    PartTwo,
    /// P3: one card of either length.
    JourneysDrawn { short: Card, long: Card },
    /// P3: the Journey card as it is known now.
    Journey(Journey),
    /// The card is another one than rows that Frodo has walked, up to this step, were filled in from.
    WalkedByGuess { step: u8 },
    /// P4: the four tokens, and those that remain, if the board lists them.
    Deeds { tokens: Vec<Location>, remaining: Option<Vec<Location>>, drawn: bool },
    /// P4, P9, P10, P16: Gandalf's log.
    Gandalf { at: Location, by: GandalfBy },
    /// P10: two tokens to choose from.
    DeedsDrawn { tokens: Vec<Location> },
    /// P13: the discarded tokens are mixed back.
    DeedsMixed,
    /// P11: a token is on the table.
    DeedDone { location: Location },
    /// P20: the old card is discarded, and this is the new one.
    Course { journey: Journey, drawn: bool },
    /// P20: cards to choose from.
    CardsOffered(Vec<Card>),
    /// Something is wrong with the log; nothing is set right yet.
    Proposed(Correction),
    /// The log stays as it was.
    NotCorrected,
    /// The log is set right; `answers`: what the answers with these numbers are by it.
    Corrected { correction: Correction, answers: Vec<(usize, Answer)> },
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}
