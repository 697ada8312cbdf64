//! What is agreed before a game begins.

use super::journey::Card;
use super::journey::Length;
use super::journeys::Journeys;
use super::the_box;
use super::tiles::TileSet;
use crate::hunt::board::{Area, Board, Location, Region};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The board, the tiles and the options of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Options {
    /// The board in play; `None`: the one on the table, of which nothing was copied.
    pub board: Option<Arc<Board>>,
    /// In Part 1 the board of Part 2, likewise.
    pub board2: Option<Arc<Board>>,
    /// The values on the tiles; `None`: only the tiles themselves show them.
    pub tiles: Option<TileSet>,
    /// The Journey cards, likewise.
    pub journeys: Option<Journeys>,
    /// The starting locations where the table names them.
    pub starts: Vec<Location>,
    /// Whether tiles are drawn by hand when a command does not say.
    pub by_hand: bool,
    /// Whether the draws come from a number that somebody chose, and can be repeated.
    pub repeatable: bool,
    /// That number, which is no secret then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// R3: the Fellowship tokens there are, 3 or 4.
    pub pool: u8,
    /// R2: the Information tokens that are given away, 0 to 2.
    pub give: u8,
    /// R28: how far an escape reaches.
    pub escape: EscapeReach,
    /// P15: whether shelters protect against a Search.
    pub shelters: bool,
    /// P3: whether the length of the journey is open.
    pub open_length: bool,
}

/// R28: two readings of the rulebook.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, strum::Display)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum EscapeReach {
    /// Two dots more than are marked, as its text says.
    Text,
    /// One dot more than are marked, as its example says.
    Example,
}

impl EscapeReach {
    /// The dots that an escape adds to those marked on the log.
    pub fn bonus(self) -> u16 {
        match self {
            Self::Text => 2,
            Self::Example => 1,
        }
    }
}

impl Default for Options {
    /// The standard game with nothing copied from the box.
    fn default() -> Self {
        Self {
            board: None,
            board2: None,
            tiles: None,
            journeys: None,
            starts: Vec::new(),
            by_hand: false,
            repeatable: false,
            seed: None,
            pool: 3,
            give: 1,
            escape: EscapeReach::Text,
            shelters: false,
            open_length: false,
        }
    }
}

impl Options {
    /// The starting locations, by the table's word or else by the board.
    pub fn starts(&self) -> &[Location] {
        match &self.board {
            Some(board) if self.starts.is_empty() => board.starts(),
            _ => &self.starts,
        }
    }

    /// The numbers on the Information tokens, as far as they are of use: five have to be drawn from them (R2).
    pub fn information(&self) -> Option<&[Location]> {
        self.board
            .as_ref()
            .map(|board| board.information())
            .filter(|tokens| tokens.len() >= the_box::TOKENS_DRAWN)
    }

    /// The numbers on Gandalf's deed tokens, as far as they are of use: four have to be drawn from them (P4).
    pub fn deeds(&self) -> Option<&[Location]> {
        self.board.as_ref().map(|board| board.deeds()).filter(|tokens| tokens.len() >= the_box::DEEDS_DRAWN)
    }

    /// The known Journey cards of a length; none if nobody has told them (P3).
    pub fn deck(&self, length: Length) -> &[Card] {
        match (&self.journeys, length) {
            (None, _) => &[],
            (Some(journeys), Length::Short) => &journeys.short,
            (Some(journeys), Length::Long) => &journeys.long,
        }
    }

    /// Whether the location is on the board. Without a board every one is.
    pub fn has(&self, location: Location) -> bool {
        self.board.as_ref().is_none_or(|board| board.has(location))
    }

    /// Whether somebody can go there as far as the board tells: one without links need not list its exits.
    pub fn knows(&self, location: Location) -> bool {
        self.has(location) || location.is_exit() && self.linked().is_none()
    }

    /// Whether the part has the area or section (R19), as far as the board tells.
    pub fn has_region(&self, region: Region, part: u8) -> bool {
        region.is_of_part(part) && self.board.as_ref().is_none_or(|board| board.has_region(region))
    }

    /// Where a location lies: as the board says, or else as somebody has told.
    pub fn area(&self, told: &BTreeMap<Location, Area>, location: Location) -> Option<Area> {
        let board = self.board.as_ref().and_then(|board| board.area(location));
        board.or_else(|| told.get(&location).copied())
    }

    /// The board if it knows how its spaces are joined.
    pub fn linked(&self) -> Option<&Board> {
        self.board.as_deref().filter(|board| board.is_linked())
    }
}
