//! The board: its spaces, how they are joined, and what follows from that for a journey.
//!
//! A board knows no rule of the game beyond the words *adjacent*, *connected* and *dot distance*. All that
//! is asked of it at the table is worked out once, when it is read.

mod draft;
mod file;
mod reach;
mod rings;
mod sketch;
mod space;

pub use draft::{Draft, List, Stages, locations as locations_in, shortened, tokens, words as words_in};
pub use rings::{Ring, Rings, rings};
pub use sketch::{Line, Sketch, Spot};
pub use space::{Area, Location, Region, Section};

use crate::file::Fault;
use reach::Reach;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The areas of either side of the box's board.
pub const AREAS: usize = 10;
/// The most spaces a board may have: a real one has some three hundred.
pub const MOST_SPACES: usize = 5_000;

/// A space: a location, an exit or a dot. The number is its place in [`Board::spaces`].
pub type SpaceId = usize;

#[derive(Clone, PartialEq, Debug)]
pub struct Space {
    pub kind: SpaceKind,
    /// Where it is drawn, from the top left corner, 0 to 1 in either direction, if the file says so.
    pub at: Option<[f64; 2]>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum SpaceKind {
    /// A numbered location or an exit.
    Location(Location),
    /// A dot that the file gives a name.
    NamedDot(String),
    /// A dot of its own between two spaces of a chain.
    Dot,
}

/// Two adjacent spaces, joined by a path or a road.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub ends: [SpaceId; 2],
    /// Roads are drawn broader, and the Nazgûl ride faster on them.
    pub road: bool,
}

/// A board, read and checked. It may be incomplete: without links it cannot say what is within reach, without
/// areas it cannot say where a location lies.
#[derive(Clone, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Board {
    /// The file that it was read from, byte for byte.
    text: String,
    name: String,
    part: u8,
    spaces: Vec<Space>,
    links: Vec<Link>,
    locations: BTreeSet<Location>,
    areas: BTreeMap<Location, Area>,
    starts: Vec<Location>,
    nazgul: Vec<Location>,
    allies: Vec<Location>,
    information: Vec<Location>,
    deeds: Vec<Location>,
    dark: Vec<Location>,
    names: BTreeMap<Location, String>,
    reach: Reach,
}

impl Board {
    /// Reads a board file (`underhill-board/1`).
    /// Else every fault of the file, the first fifty at most. A file with a fault is not loaded at all.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        file::read(bytes, false)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// The part of the game that it is for, 1 or 2.
    pub fn part(&self) -> u8 {
        self.part
    }

    /// All spaces, locations first, ascending.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces
    }

    /// All joins of adjacent spaces.
    pub fn links(&self) -> &[Link] {
        &self.links
    }

    pub fn adjacent(&self) -> Vec<Vec<SpaceId>> {
        adjacent(self.spaces.len(), &self.links)
    }

    /// The locations and exits that are in a link or an area.
    pub fn locations(&self) -> impl Iterator<Item = Location> + '_ {
        self.locations.iter().copied()
    }

    /// Whether the board has this location. One that lists none has every one.
    pub fn has(&self, location: Location) -> bool {
        self.locations.is_empty() || self.locations.contains(&location)
    }

    /// Whether the board knows how its spaces are joined.
    pub fn is_linked(&self) -> bool {
        !self.links.is_empty()
    }

    /// Whether the board is copied whole, as far as can be told: ten areas, as in the box, and every location in
    /// one of them and joined to others. Only then is a way that it does not show no way.
    pub fn is_complete(&self) -> bool {
        let whole = |location: &Location| {
            let placed = location.is_exit() || self.areas.contains_key(location);
            placed && !self.connected(*location).is_empty()
        };
        self.is_linked() && self.all_areas().len() == AREAS && self.locations.iter().all(whole)
    }

    pub fn area(&self, location: Location) -> Option<Area> {
        self.areas.get(&location).copied()
    }

    /// Whether something can lie in this area or section: one that the board lists, or, where the board does not list an
    /// area for each of its locations, any that its part can have (R19).
    pub fn has_region(&self, region: Region) -> bool {
        let placed = |location: &Location| location.is_exit() || self.areas.contains_key(location);
        let says_all = !self.areas.is_empty() && self.locations.iter().all(placed);
        region.is_of_part(self.part) && (!says_all || self.areas.values().any(|&area| region.holds(area)))
    }

    pub fn all_areas(&self) -> BTreeSet<Area> {
        self.areas.values().copied().collect()
    }

    pub fn starts(&self) -> &[Location] {
        &self.starts
    }

    /// Where the Nazgûl may start.
    pub fn nazgul(&self) -> &[Location] {
        &self.nazgul
    }

    pub fn allies(&self) -> &[Location] {
        &self.allies
    }

    /// The numbers on the Information tokens; empty if nobody has told them.
    pub fn information(&self) -> &[Location] {
        &self.information
    }

    /// The numbers on Gandalf's deed tokens; empty if nobody has told them.
    pub fn deeds(&self) -> &[Location] {
        &self.deeds
    }

    pub fn dark(&self) -> &[Location] {
        &self.dark
    }

    /// What a location is called, if the file says so.
    pub fn name_of(&self, location: Location) -> Option<&str> {
        self.names.get(&location).map(String::as_str)
    }

    /// The locations that are connected to this one, with the dot distance of each, ascending by location. The
    /// location itself is not among them.
    pub fn connected(&self, location: Location) -> &[(Location, u16)] {
        self.reach.connected(location)
    }

    /// The dot distance of two different connected locations: the fewest dots on a route that passes through no
    /// location. `None` where there is no such route.
    pub fn dot_distance(&self, from: Location, to: Location) -> Option<u16> {
        let connected = self.connected(from);
        let at = connected.binary_search_by_key(&to, |&(location, _)| location).ok()?;
        Some(connected[at].1)
    }

    /// The fewest entries that bring Frodo from `location`, with `dots` marked after it, to an exit (`R15`).
    pub fn moves_to_exit(&self, location: Location, dots: u16) -> Option<u16> {
        self.reach.moves_to_exit(location, dots)
    }
}

/// For each of so many spaces, those that are adjacent to it.
fn adjacent(spaces: usize, links: &[Link]) -> Vec<Vec<SpaceId>> {
    let mut adjacent = vec![Vec::new(); spaces];
    for &Link { ends: [one, other], .. } in links {
        adjacent[one].push(other);
        adjacent[other].push(one);
    }
    adjacent
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board({:?})", self.name)
    }
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl From<Board> for String {
    fn from(board: Board) -> Self {
        board.text
    }
}

/// A stored board that is none, although it was one when it was stored.
#[derive(Debug)]
pub struct Unreadable;

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("not a readable file")
    }
}

impl TryFrom<String> for Board {
    type Error = Unreadable;

    fn try_from(text: String) -> Result<Self, Unreadable> {
        file::read(text.as_bytes(), true).map_err(|_| Unreadable)
    }
}
