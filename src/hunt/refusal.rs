//! Why a command is not carried out: a fact, and no words. The words are in the language files, as `refused-…`.

use super::company::Companion;
use super::tiles::{Tile, Value};
use crate::board::{Location, Region};
use serde::Serialize;
use strum::VariantNames;

/// Why a command is refused. Where `now` is told, it is the phase in one word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[allow(missing_docs, reason = "the facts of a refusal are named by what its sentence says")]
pub enum Refusal {
    // Set-up.
    /// A set-up command after the first day has begun.
    NotInSetup { now: &'static str },
    /// A command of the game before the first day.
    NotBegun,
    /// A board of the other part.
    WrongPart { board: String, part: u8, wanted: u8 },
    /// No board and no `starts=`.
    NoStarts,
    /// The same number twice in one command.
    SaidTwice { location: Location },
    /// A set-up command that was given already.
    AlreadySet,
    /// R1: not a starting location.
    NotAStart { location: Location },
    /// R2: not as many tokens as are drawn.
    WrongNumberOfTokens { wanted: usize, said: usize },
    /// R2: not the number of an Information token.
    NotInformation { location: Location },
    /// R2: nobody has told the numbers on the tokens.
    TokensUnknown,
    /// R2: not as many tokens as were agreed to be given.
    WrongNumberGiven { wanted: u8, said: usize },
    /// R2: it was agreed that no token is given.
    NothingToGive,
    /// R2: not one of the five.
    NotYours { location: Location },
    /// `begin` before the start is set.
    StartMissing,
    /// `begin` or `give` before the tokens are drawn.
    InformationMissing,
    /// `begin` before the tokens are given.
    GiftMissing { wanted: u8 },

    // The Ring-bearer's turn.
    /// R7: not the Ring-bearer's turn.
    NotRingBearersTurn { now: &'static str },
    /// R12: neither side's turn.
    NotATurn { now: &'static str },
    /// R7: the normal move of this turn was made.
    AlreadyMoved,
    /// R7: Frodo rests this turn.
    AlreadyRested,
    /// R7: no rest in Daylight.
    NoRestInDaylight,
    /// R7: the turn cannot end without a move.
    MoveFirst,
    /// R7: nor at Nightfall without a move or a rest.
    MoveOrRestFirst,
    /// `done` where no turn can be ended.
    NoTurnToEnd { now: &'static str },
    /// R8: the location is not on the board, and Frodo cannot go there but by word.
    NotOnBoard { location: Location },
    /// The location is not on the board, and no question or token goes there.
    NoSuchLocation { location: Location },
    /// R9: the last location, with no dot marked.
    LastLocationNeedsADot { location: Location },
    /// R8: no route without another location between.
    NotConnected { location: Location },
    /// R8: connected, but over more dots than are marked.
    TooFar { location: Location, dots: u16, marked: u16 },

    // The Ringwraiths' questions.
    /// R7: a question before the Ring-bearer has ended his turn.
    TooEarlyToAsk,
    /// A question where none can be asked.
    NoQuestionsNow { now: &'static str },
    /// R23: a question waits for its answer.
    QuestionWaits,
    /// R23: no question waits.
    NothingAsked,
    /// R17: a starting location cannot be searched.
    StartNotSearched { location: Location },
    /// R17: a Track token lies there.
    TrackLiesThere { location: Location },
    /// R20: exits cannot be searched or hunted.
    ExitNotAsked { location: Location },
    /// R19: the board has no such area.
    NoSuchArea { area: Region },
    /// R19: nobody has told where a location lies.
    AreaUnknown,

    // Encounter, escape, rescue.
    /// R24: no encounter takes place.
    NoEncounter { now: &'static str },
    /// R15: no rescue takes place.
    NoRescue { now: &'static str },
    /// R24: the tiles lie drawn.
    AlreadyDrawn,
    /// R25: no tiles lie drawn.
    NothingDrawn { now: &'static str },
    /// R24: not as many tiles as have to be drawn.
    WrongNumberOfTiles { wanted: usize, said: usize },
    /// R24: tiles are drawn by hand, and were not named.
    NameTheTiles { wanted: usize },
    /// R24: the tile is not in the pool.
    NotInPool { tile: Tile },
    /// R15: the board knows the number.
    MovesAreKnown,
    /// R15: the board does not know the number.
    MovesAreUnknown,
    /// R25: the tile was not drawn.
    TileNotDrawn { tile: Tile },
    /// R25: red tiles cannot be cancelled.
    RedNotCancelled { tile: Tile },
    /// R5: the card is not in play.
    NotInCompany { who: Companion },
    /// R25: the card is flipped.
    AlreadyFlipped { who: Companion },
    /// R28: no escape takes place.
    NoEscape { now: &'static str },
    /// R28: an escape does not lead to an exit.
    NoEscapeToExit { location: Location },
    /// R28: no route without another location between.
    EscapeNotConnected { location: Location },
    /// R28: connected, but too many dots away.
    EscapeTooFar { location: Location, dots: u16, most: u16 },
    /// R30: no Refresh.
    NoRefresh { now: &'static str },

    // Tracks and tokens.
    /// The part is over.
    PartIsOver,
    /// R31: fewer tokens than would be taken.
    TooFewTokens { tokens: u8 },
    /// R31: more tokens than the pool has.
    MoreThanPool { pool: u8 },
    /// R31: no token is left in the game.
    PoolIsEmpty,
    /// The card is not flipped.
    NotFlipped { who: Companion },
    /// R5: only Merry joins in Part 1, and once.
    MerryIsHere,
    /// R32: no red tile with this value was printed.
    NoSuchRedTile { value: Value },
    /// R32: each red tile joins once.
    RedHasJoined { value: Value },
    /// R32: there are only two red tiles, and both have joined.
    NoMoreRedTiles,
    /// R32: the Barrow-wights lie down once.
    BarrowWightsLie,
    /// R32: not a token that can still be found.
    TokenNotKept { location: Location },
    /// R19: exits lie in no area.
    ExitInNoArea { location: Location },
    /// R19: the board places the location itself.
    AreaIsKnown { location: Location },
    /// The list of tiles was not copied.
    TilesUnknown,
    /// No board, or one without links.
    NoLinks,
    /// Not a phase in which Frodo can go anywhere.
    NothingInReachNow { now: &'static str },
}
