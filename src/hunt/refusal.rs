//! Why a command is not carried out: a fact, and no words. The words are in the language files, as `refused-…`.

use crate::hunt::board::{Location, Region};
use crate::hunt::things::{Companion, Tile, Value};
use serde::Serialize;
use strum::VariantNames;

impl Refusal {
    /// Whether the reason would tell the table something secret, although the command itself is none: where Gandalf
    /// is not, how far a card was read, or which tokens are not behind the screen.
    pub fn is_secret(&self) -> bool {
        matches!(
            self,
            Self::NotRevealedOnExit
                | Self::NoDeedHere
                | Self::NotOnAnExit
                | Self::RowIsOpen { .. }
                | Self::NotYours { .. }
                | Self::TokenNotKept { .. }
        )
    }
}

/// Why a command is refused. Where `now` is told, it is the phase in one word.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
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
    /// R12: a time at which no card acts.
    NoCardsNow { now: &'static str },
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
    /// R25: one Company card at most cancels a tile.
    OneCompanyCard,
    /// R25: a Company card cancels a tile of an encounter or a rescue, and none that a card has drawn.
    NoCompanyForCards,
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
    /// R32: they count as an Eye for as long as they lie there.
    BarrowWightsCount,
    /// No such tile has left the pool.
    NotOutOfPool { tile: Tile },
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
    /// Not a phase in which Frodo, or in Part 2 Gandalf, can go anywhere.
    NothingInReachNow { now: &'static str },

    // Trust.
    /// Something is drawn, or may be, and what the word leads to could be known.
    TableWordTooLate,
    /// A proposed correction waits for the table's decision.
    CorrectionWaits,
    /// No correction is proposed.
    NothingProposed,
    /// The log has not so many entries.
    NoSuchEntry { said: u8, most: usize },
    /// R14: the log has sixteen entries.
    LogIsFull,
    /// The entry is that already.
    NothingToCorrect,
    /// R13, R14: an exit and step 16 end Part 1, and no correction enters or leaves an exit, or takes an end back.
    EndNotCorrected,
    /// P10 to P12: everybody was told that Gandalf was there.
    WasTold,
    /// P16: the app drew where Gandalf fled to.
    WasDrawn,
    /// P9: Gandalf's log has locations only.
    GandalfIsSomewhere,
    /// R19: a Perception was asked, and nobody has told where the location lies.
    AreaNotTold { location: Location },
    /// A game is revealed when it is over.
    NotRevealedYet { now: &'static str },

    // Part 2, and the letter.
    /// A command of the other part.
    OnlyInPart { part: u8 },
    /// R33: Part 1 is not over, or Part 2 has begun.
    NoLetterNow { now: &'static str },
    /// R33: more Information than was ever drawn.
    TooManyFound { said: usize, most: usize },
    /// R33: Frodo was lost, and there is no Part 2.
    LetterOfALostGame { corruption: u16 },
    /// R33: a letter cannot be opened while a game is running.
    GameIsRunning { now: &'static str },
    /// `part2` where Part 1 is not over and no letter lies open.
    Part2NotNow { now: &'static str },
    /// P5: a tile that is out of the game is not in the tile set.
    NotInTheSet { tile: Tile },
    /// P3: no cards are known to be drawn from.
    JourneysUnknown,
    /// P3: `journey keep` before `journey draw`.
    NoJourneysDrawn,
    /// P3: more rows than the card has.
    TooManyRows { said: usize, most: usize },
    /// P3: a journey begins at a location.
    StartRowWanted,
    /// P3: an exit before the last row.
    ExitNotAtEnd { row: u8 },
    /// P3: the last row is an exit.
    EndWantsExit,
    /// P3: not within reach of the rows before it.
    RowNotInReach { row: u8 },
    /// The row is known already.
    RowIsTold { row: u8 },
    /// The card has fewer rows.
    NoSuchRow { row: u8, last: u8 },
    /// P8: the row was not read from the card yet.
    RowIsOpen { row: u8 },
    /// P20: fewer rows than Frodo has come.
    RowsMissing { wanted: u8 },
    /// P20: cards are drawn by hand, and the rows were not named.
    NameTheRows { wanted: u8 },
    /// P20: Strider's card is not in play, or flipped.
    StriderWanted,
    /// P20: fewer cards are left in the deck.
    DeckTooSmall { left: usize },
    /// P20: cards wait to be chosen from.
    ChoiceWaits,
    /// P20: no cards were drawn to choose from.
    NothingToChoose,
    /// P20: there are not so many cards to choose from.
    NoSuchCard { said: u8, most: usize },
    /// `begin` before there is a Journey card.
    JourneyMissing,
    /// `begin` or `gandalf start` before the deed tokens are drawn.
    DeedsMissing,
    /// `begin` before Gandalf has a start.
    GandalfMissing,
    /// P4: not as many tokens as are drawn.
    WrongNumberOfDeeds { wanted: usize, said: usize },
    /// P4: not the number of a deed token.
    NotADeed { location: Location },
    /// P4: nobody has told the numbers on the deed tokens.
    DeedsUnknown,
    /// P4: not one of the four.
    NotAmongHisDeeds { location: Location },
    /// P8: the turn cannot end before Frodo has advanced.
    AdvanceFirst,
    /// P8: nor at Nightfall before he has advanced or rests.
    AdvanceOrRestFirst,
    /// P9: Gandalf acts after Frodo.
    FrodoFirst,
    /// P9: Gandalf has made his move of this turn.
    GandalfHasMoved,
    /// P9: Gandalf moves in every turn, and before he is revealed or completes a deed.
    GandalfMovesFirst,
    /// P9: no route without another location between.
    GandalfNotConnected { location: Location },
    /// P12: Gandalf is out of play.
    GandalfInRivendell,
    /// P10: his figure stands on the board.
    GandalfStands,
    /// P17: a location where his figure stands.
    GandalfStandsThere { location: Location },
    /// P10: not on an exit.
    NotRevealedOnExit,
    /// P10: no token lies on Frodo's card.
    NoTokenToSpend,
    /// P11: no deed while his next place is still to be chosen or told.
    GandalfPlaceFirst { now: &'static str },
    /// P10: Gandalf does not hide now.
    NothingToHide { now: &'static str },
    /// P10: not one of the two tokens.
    NotAmongTheTwo { location: Location },
    /// P16: Gandalf does not flee now.
    NothingToFlee { now: &'static str },
    /// P10, P16: not a token that can be drawn.
    NotARemainingDeed { location: Location },
    /// P11: no hidden token of his has this number.
    NoDeedHere,
    /// P12: not on an exit.
    NotOnAnExit,
    /// P18: the Lord of the Nazgûl is in play already.
    LordIsIn,
    /// P18: he is not in play.
    LordIsOut,
    /// P14: he was not in play on this day, and the Morgul Ring with him.
    LordNotToday,
    /// P18: he is counted among the Nazgûl.
    LordIsOneOfThem,
    /// P23: the game is not over.
    NotOver { now: &'static str },
    /// Nothing is told of a part that is not over.
    NothingToldYet { now: &'static str },
}
