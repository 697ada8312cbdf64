//! What lies on the table: all that everybody may see, folded from public events alone.

use crate::hunt::board::Location;
use crate::hunt::event::{Limit, Occasion, Public};
use crate::hunt::things::{
    Answer, Asked, Companion, Company, CompanyCard, LAST_STEP, Length, Letter, Options, Phase, PhaseLine,
    Side, Tile, Turn, Value,
};
use crate::table::Fold;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The Corruption at which Frodo is lost in Part 1 (R27), and in Part 2 before there is a Journey card.
pub const LIMIT: u16 = 12;

/// The public view of a game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct View {
    pub options: Arc<Options>,
    pub phase: Phase,
    /// The day, from 1 on; 0 in set-up.
    pub day: u16,
    pub turn: Turn,
    pub start_set: bool,
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
    pub corruption: u16,
    /// Fellowship tokens on Frodo's card.
    pub tokens: u8,
    /// Fellowship tokens in the game (R3).
    pub pool: u8,
    /// R31: whether the flip of Frodo's card in Part 1 has taken one of them.
    pub frodo_took: bool,
    pub company: Company,
    /// The Track tokens on the board.
    pub tracks: BTreeMap<Location, Side>,
    /// The Information tokens that lie with the Ringwraiths, in order (R21).
    pub information: Vec<Location>,
    /// Eyes beside the Corruption track, the Barrow-wights among them (R26, R32).
    pub eyes: u8,
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
    /// Where, until the next turn begins.
    pub found_at: Option<Location>,
    /// The tiles that are out of the pool for good, those beside the track among them (R26).
    pub spent: Vec<Tile>,
    /// R33: the letter that the game was opened with.
    pub letter: Option<Arc<Letter>>,
    /// Part 2, once it is set up.
    pub part2: Option<Part2>,
    /// The Ringwraiths' word, if they cared to give one.
    pub table_word: Option<String>,
}

/// What only Part 2 has on the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Part2 {
    /// The number that its draws come from, if somebody chose one.
    pub seed: Option<u64>,
    pub journey_set: bool,
    pub deeds_set: bool,
    pub gandalf_set: bool,
    /// P3: the length of the journey, where that is open.
    pub length: Option<Length>,
    /// P9: whether Gandalf has made his move of this turn.
    pub gandalf_moved: bool,
    /// P10: where Gandalf's figure stands.
    pub figure: Option<Location>,
    /// P11: the deeds that are completed.
    pub deeds: Vec<Location>,
    /// P12: whether Gandalf is in Rivendell, and out of play.
    pub in_rivendell: bool,
    /// P18: whether the Lord of the Nazgûl is in play.
    pub lord: bool,
    /// P14: whether he was in play on this day: his die, and the Morgul Ring with it, stay to its end.
    pub lord_today: bool,
    /// P18: whether he is in the present encounter.
    pub lord_involved: bool,
    /// P20: whether cards are drawn to choose from.
    pub choosing: bool,
    /// P16: whose turn it is while Gandalf flees.
    pub interrupted: Phase,
}

impl View {
    pub fn phase_line(&self) -> PhaseLine {
        PhaseLine { day: self.day, turn: self.turn, phase: self.phase }
    }

    /// What can be done now, in a word for a choice within a sentence: the phase, and in which part where that matters.
    pub fn now(&self) -> &'static str {
        match self.phase {
            Phase::Setup if self.part2.is_some() => "setup-2",
            Phase::RingBearer if self.part2.is_some() => "ring-bearer-2",
            Phase::Escape if self.part2.is_some() => "escape-2",
            phase => phase.name(),
        }
    }

    /// The Corruption at which Frodo is lost, as far as everybody may know it (R27, P3, P19).
    pub fn limit(&self) -> Limit {
        let raised = self.raised();
        match &self.part2 {
            Some(_) if !self.options.open_length => Limit::Secret { raised },
            Some(Part2 { length: Some(length), .. }) => Limit::Known(length.limit() + raised),
            _ => Limit::Known(LIMIT + raised),
        }
    }

    /// P11, P12: how much Gandalf has raised the limit.
    pub fn raised(&self) -> u16 {
        self.part2.as_ref().map_or(0, |part2| part2.deeds.len() as u16 + u16::from(part2.in_rivendell))
    }

    /// The part of the game, 1 or 2.
    pub fn part(&self) -> u8 {
        if self.part2.is_some() { 2 } else { 1 }
    }

    /// Where Frodo's figure ends on the Movement track, as far as everybody may know it (R14, P3); `None`: that will be open,
    /// and is not yet.
    pub fn last_step(&self) -> Option<u8> {
        match &self.part2 {
            Some(part2) if self.options.open_length => part2.length.map(Length::moves),
            _ => Some(LAST_STEP),
        }
    }

    /// Whether tiles are drawn by hand when a command does not say.
    pub fn tiles_by_hand(&self) -> bool {
        self.options.by_hand || self.hunt_pool.is_none()
    }
}

impl Fold<Public> for View {
    fn apply(&mut self, event: &Public) {
        self.answer = None;
        if let Some(part2) = &mut self.part2 {
            part2.apply(event, self.phase);
        }
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
                self.found_at = None;
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
                // Tiles that lie there when all is over, or before the rescue, take no effect any more.
                if phase.is_over() || *phase == Phase::Rescue {
                    self.drawn = None;
                }
            }
            Public::Stepped { step, card } => {
                self.step = *step;
                self.moved |= !card;
            }
            Public::Escaped { step } => self.step = *step,
            Public::Rested | Public::NoMove => self.rested = true,
            Public::EyeShown => self.eye = true,
            Public::Corruption { total, .. } => self.corruption = *total,
            Public::Fellowship { tokens, pool } => (self.tokens, self.pool) = (*tokens, *pool),
            Public::FellowshipPool { tokens, pool } => {
                (self.tokens, self.pool, self.frodo_took) = (*tokens, *pool, false);
            }
            Public::FrodoFlipped { tokens, pool, taken } => {
                (self.tokens, self.pool, self.frodo_took) = (*tokens, *pool, *taken);
            }
            Public::Company { who, card } => self.company.set(*who, *card),
            Public::Asked(asked) => self.asked = Some(*asked),
            Public::Withdrawn(_) | Public::Blocked { .. } => self.asked = None,
            Public::Answered { asked, answer } => {
                self.asked = None;
                self.answer = Some((*asked, *answer));
                if answer.frodo_is_here() {
                    (self.found, self.found_at) = (true, asked.question.place());
                }
            }
            Public::Track { location, side: Some(side) } => {
                self.tracks.insert(*location, *side);
            }
            Public::Track { location, side: None } => {
                self.tracks.remove(location);
            }
            Public::TilesDrawn { tiles, by_app, occasion, .. } => {
                for tile in tiles {
                    self.take_from_pool(*tile);
                }
                self.tile_draws += u64::from(*by_app);
                self.drawn = Some((tiles.clone(), *occasion));
            }
            Public::TileReturned { tile } => self.put_into_pool(*tile),
            Public::TileApplied { tile, corruption, .. } => {
                self.corruption = *corruption;
                self.eyes = self.eyes.saturating_add(u8::from(tile.value == Value::Eye));
                self.spent.push(*tile);
            }
            Public::TileLost { tile } => self.spent.push(*tile),
            Public::TilesSettled => self.drawn = None,
            Public::RedJoined { value } => {
                self.red.push(*value);
                self.put_into_pool(Tile { value: *value, red: true });
            }
            Public::BarrowWights { eyes } => {
                self.eyes = *eyes;
                self.barrow_wights = true;
            }
            Public::EyesSet { eyes } => self.eyes = *eyes,
            Public::TilePutBack { tile } => {
                if let Some(at) = self.spent.iter().position(|other| other == tile) {
                    self.spent.remove(at);
                }
                self.put_into_pool(*tile);
            }
            Public::TileTakenOut { tile } => {
                self.take_from_pool(*tile);
                self.spent.push(*tile);
            }
            Public::LetterOpened(opened) => self.open_letter(&opened.0, &opened.1),
            Public::PartTwo { options, seed } => self.begin_part_two(options, *seed),
            Public::HuntPool { tiles } => self.hunt_pool.clone_from(tiles),
            Public::CourseChanged { step } => {
                self.step = *step;
                self.tracks.clear();
            }
            Public::TableWord { word } => self.table_word = Some(word.clone()),
            Public::Corrected { step, .. } => self.step = step.unwrap_or(self.step),
            Public::JourneySet { .. }
            | Public::DeedsSet
            | Public::GandalfSet
            | Public::GandalfMoved { .. }
            | Public::GandalfRevealed { .. }
            | Public::GandalfHidden
            | Public::DeedDone { .. }
            | Public::GandalfInRivendell
            | Public::Lord { .. }
            | Public::CourseKept
            | Public::CourseDrawn
            | Public::JourneyChanged => {}
        }
    }
}

impl Part2 {
    /// Takes in what has happened; `phase` is the one in which it did.
    fn apply(&mut self, event: &Public, phase: Phase) {
        match event {
            Public::JourneySet { length } => (self.journey_set, self.length) = (true, *length),
            Public::DeedsSet => self.deeds_set = true,
            Public::GandalfSet => self.gandalf_set = true,
            Public::TurnBegan { turn, .. } => {
                self.gandalf_moved = false;
                if *turn == Turn::Daylight1 {
                    self.lord_today = self.lord;
                }
            }
            Public::GandalfMoved { card } => self.gandalf_moved |= !card,
            Public::GandalfRevealed { location } => self.figure = Some(*location),
            Public::GandalfHidden => self.figure = None,
            Public::DeedDone { location } => self.deeds.push(*location),
            Public::GandalfInRivendell => (self.in_rivendell, self.figure) = (true, None),
            Public::Lord { in_play } => {
                (self.lord, self.lord_involved) = (*in_play, self.lord_involved && *in_play);
                self.lord_today |= *in_play;
            }
            Public::TilesDrawn { occasion: Occasion::Encounter, lord, .. } => self.lord_involved = *lord,
            Public::CourseDrawn => self.choosing = true,
            Public::CourseChanged { .. } => self.choosing = false,
            Public::Phase(Phase::Fleeing) => self.interrupted = phase,
            _ => {}
        }
    }
}

impl View {
    /// R33: what the envelope holds lies on the table.
    fn open_letter(&mut self, letter: &Letter, options: &Options) {
        self.options = Arc::new(options.clone());
        self.phase = Phase::Letter;
        self.corruption = letter.corruption;
        (self.tokens, self.pool) = (letter.tokens, options.pool);
        if letter.merry {
            self.company.set(Companion::Merry, CompanyCard::Ready);
        }
        for who in &letter.flipped {
            self.company.set(*who, CompanyCard::Flipped);
        }
        self.information.clone_from(&letter.information);
        (self.eyes, self.barrow_wights) = (letter.eyes(), letter.barrow_wights);
        self.spent.clone_from(&letter.spent);
        self.red.clone_from(&letter.red);
        self.letter = Some(Arc::new(letter.clone()));
    }

    /// P1–P6: what does not carry over is put away.
    fn begin_part_two(&mut self, options: &Arc<Options>, seed: Option<u64>) {
        self.options = Arc::clone(options);
        self.part2 = Some(Part2 { seed, ..Part2::default() });
        self.phase = Phase::Setup;
        (self.day, self.turn, self.step) = (0, Turn::default(), 0);
        (self.moved, self.rested, self.eye, self.found) = (false, false, false, false);
        self.tracks.clear();
        self.tile_draws = 0;
    }

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
