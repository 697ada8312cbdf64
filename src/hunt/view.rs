//! What lies on the table: all that everybody may see, folded from public events alone.

use super::command::{Answer, Asked, Side};
use super::company::Company;
use super::event::{Occasion, Public};
use super::options::Options;
use super::phase::{Phase, PhaseLine, Turn};
use super::tiles::{Tile, Value};
use crate::board::Location;
use crate::table::Fold;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The last step of the Movement track in Part 1 (R14).
pub const LAST_STEP: u8 = 16;
/// The Corruption at which Frodo is lost in Part 1 (R27).
pub const LIMIT: u16 = 12;
/// The Nazgûl on the board.
pub const NAZGUL: u8 = 4;

/// The public view of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct View {
    /// What was agreed.
    pub options: Arc<Options>,
    /// Where the game stands.
    pub phase: Phase,
    /// The day, from 1 on; 0 in set-up.
    pub day: u16,
    /// The turn of the day.
    pub turn: Turn,
    /// What of the set-up is done.
    pub start_set: bool,
    /// What of the set-up is done.
    pub information_set: bool,
    /// What of the set-up is done.
    pub given: bool,
    /// Frodo's figure on the Movement track (R10).
    pub step: u8,
    /// Whether the normal move of this turn is made (R7).
    pub moved: bool,
    /// Whether Frodo rests this turn (R7).
    pub rested: bool,
    /// Whether the turn marker shows the Eye (R11).
    pub eye: bool,
    /// The Corruption marker.
    pub corruption: u16,
    /// Fellowship tokens on Frodo's card.
    pub tokens: u8,
    /// Fellowship tokens in the game (R3).
    pub pool: u8,
    /// The Company cards.
    pub company: Company,
    /// The Track tokens on the board.
    pub tracks: BTreeMap<Location, Side>,
    /// The Information tokens that lie with the Ringwraiths, in order (R21).
    pub information: Vec<Location>,
    /// Eyes beside the Corruption track, the Barrow-wights among them (R26, R32).
    pub eyes: u8,
    /// Whether the Barrow-wights lie there.
    pub barrow_wights: bool,
    /// The tiles in the pool, ascending; `None` where nobody has told the values.
    pub hunt_pool: Option<Vec<Tile>>,
    /// The red tiles that have joined.
    pub red: Vec<Value>,
    /// Tiles that lie drawn, in the order drawn, and what for.
    pub drawn: Option<(Vec<Tile>, Occasion)>,
    /// How many draws of tiles the app has made.
    pub tile_draws: u64,
    /// The question that was named and not yet answered (R23).
    pub asked: Option<Asked>,
    /// The answer that the table has just heard, until the next public event.
    pub answer: Option<(Asked, Answer)>,
    /// Whether Frodo was found in this turn, and an encounter follows (R18).
    pub found: bool,
}

impl View {
    /// The phase line.
    pub fn phase_line(&self) -> PhaseLine {
        PhaseLine { day: self.day, turn: self.turn, phase: self.phase }
    }

    /// The Corruption at which Frodo is lost.
    pub fn limit(&self) -> u16 {
        LIMIT
    }

    /// Whether tiles are drawn by hand when a command does not say.
    pub fn tiles_by_hand(&self) -> bool {
        self.options.by_hand || self.hunt_pool.is_none()
    }
}

impl Fold<Public> for View {
    fn apply(&mut self, event: &Public) {
        self.answer = None;
        match event {
            Public::Opened(options) => {
                self.pool = options.pool;
                self.hunt_pool = options.tiles.as_ref().map(|tiles| {
                    let mut pool: Vec<_> =
                        tiles.beige.iter().map(|&value| Tile { value, red: false }).collect();
                    pool.sort();
                    pool
                });
                self.options = Arc::clone(options);
            }
            Public::StartSet => self.start_set = true,
            Public::InformationSet => self.information_set = true,
            Public::Given => self.given = true,
            Public::InformationFound { location, .. } => self.information.push(*location),
            Public::InformationHidden { .. } | Public::Told { .. } | Public::Noted { .. } => {}
            Public::TurnBegan { day, turn } => {
                self.phase = Phase::RingBearer;
                (self.day, self.turn) = (*day, *turn);
                (self.moved, self.rested, self.eye) = (false, false, false);
            }
            Public::Phase(phase) => {
                self.phase = *phase;
                // R14: a pending encounter falls away; one that takes place is no longer pending.
                if phase.is_over() || matches!(phase, Phase::Encounter | Phase::Rescue) {
                    self.found = false;
                }
                // R11: the Eye shows for the rest of its turn.
                if *phase == Phase::Refresh {
                    self.eye = false;
                }
                // Tiles that lie there when all is over take no effect any more.
                if phase.is_over() {
                    self.drawn = None;
                }
            }
            Public::Stepped { step, card } => {
                self.step = *step;
                self.moved |= !card;
            }
            Public::Escaped { step } => self.step = *step,
            Public::Rested => self.rested = true,
            Public::EyeShown => self.eye = true,
            Public::Corruption { total, .. } => self.corruption = *total,
            Public::Fellowship { tokens, pool } => (self.tokens, self.pool) = (*tokens, *pool),
            Public::Company { who, card } => self.company.set(*who, *card),
            Public::Asked(asked) => self.asked = Some(*asked),
            Public::Withdrawn(_) | Public::Blocked { .. } => self.asked = None,
            Public::Answered { asked, answer } => {
                self.asked = None;
                self.answer = Some((*asked, *answer));
                self.found |= *answer == Answer::FrodoIsHere;
            }
            Public::Track { location, side: Some(side) } => {
                self.tracks.insert(*location, *side);
            }
            Public::Track { location, side: None } => {
                self.tracks.remove(location);
            }
            Public::TilesDrawn { tiles, by_app, occasion } => {
                for tile in tiles {
                    self.take_from_pool(*tile);
                }
                self.tile_draws += u64::from(*by_app);
                self.drawn = Some((tiles.clone(), *occasion));
            }
            Public::TileReturned { tile } => self.put_into_pool(*tile),
            Public::TileApplied { tile, corruption, .. } => {
                self.corruption = *corruption;
                self.eyes += u8::from(tile.value == Value::Eye);
            }
            // Where a tile goes is settled for all of them at once.
            Public::TileLost { .. } => {}
            Public::TilesSettled => self.drawn = None,
            Public::RedJoined { value } => {
                self.red.push(*value);
                self.put_into_pool(Tile { value: *value, red: true });
            }
            Public::BarrowWights { eyes } => {
                self.eyes = *eyes;
                self.barrow_wights = true;
            }
        }
    }
}

impl View {
    fn put_into_pool(&mut self, tile: Tile) {
        if let Some(pool) = &mut self.hunt_pool {
            let at = pool.partition_point(|other| *other <= tile);
            pool.insert(at, tile);
        }
    }

    fn take_from_pool(&mut self, tile: Tile) {
        if let Some(pool) = &mut self.hunt_pool
            && let Ok(at) = pool.binary_search(&tile)
        {
            pool.remove(at);
        }
    }
}
