//! Reading a copied board against what everybody knows of the printed one: what is still missing, what looks wrong, and
//! what the rulebook's worked examples say otherwise.

use crate::file::NotOne;
use crate::hunt::board::AREAS;
use crate::hunt::board::{Area, Board, Location, Section, SpaceId, SpaceKind, shortened};
use crate::hunt::things::{DEEDS, INFORMATION, LAST_STEP, STARTS, nazgul_starts};
use serde::Serialize;
use std::cmp::Ordering;
use std::collections::{BTreeMap, BTreeSet};
use strum::VariantNames;

/// The steps of the Movement track (R14).
const STEPS: u16 = LAST_STEP as u16;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Counted {
    Starts,
    Nazgul,
    Information,
    Deeds,
    Areas,
}

/// What is to be said of a copied board. The words are in the language files, as `proof-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Remark {
    /// Fewer of something than the box has.
    Fewer { what: Counted, found: usize, printed: usize },
    /// Numbers that are no location, although higher ones are.
    Gaps { locations: String, count: usize },
    /// Nothing is joined to anything.
    NoLinks,
    /// Locations that are joined to nothing, although others are.
    Unlinked { locations: String, count: usize },
    /// No exit at all, although there are links.
    NoExit,
    /// Locations that lie in no area, although others do.
    InNoArea { locations: String, count: usize },
    /// More of something than the box has.
    More { what: Counted, found: usize, printed: usize },
    /// An Information number that is no location.
    InformationNowhere { location: String },
    /// A deed number that is no location.
    DeedNowhere { location: String },
    /// Locations and named dots from which only one way leads.
    DeadEnds { spaces: String, count: usize },
    /// Locations that no way joins to the rest.
    CutOff { locations: String, count: usize },
    /// An exit that is farther from every start than the Movement track is long.
    ExitTooFar { exit: String, moves: u16, steps: u16 },
    /// An exit that no way leads to from any start.
    ExitOutOfReach { exit: String },
    /// The rulebook has the two adjacent.
    ExampleAdjacent { location: String, other: String },
    /// The rulebook has the two connected, but not adjacent.
    ExampleNotAdjacent { location: String, other: String },
    /// The rulebook has the two connected by at most so many dots.
    ExampleNear { location: String, other: String, dots: u16 },
    /// The rulebook has the two connected by this many dots.
    ExampleDots { location: String, other: String, dots: u16, found: u16 },
    /// The rulebook has no connection between the two.
    ExampleApart { location: String, other: String },
    /// The rulebook lists what may be entered from there with so many dots.
    ExampleReach { location: String, dots: u16, listed: String, found: String },
    /// The rulebook says how many moves the nearest exit is away, with so many dots marked.
    ExampleRescue { location: String, dots: u16, moves: u16, found: u16 },
    /// The rulebook has the location in another area.
    ExampleArea { location: String, area: String, found: String },
    /// The rulebook has the location in another section.
    ExampleSection { location: String, section: String, found: String },
    /// The rulebook has a Nazgûl start there.
    ExampleNazgul { location: String },
    /// The rulebook has Frodo start there.
    ExampleStart { location: String },
    /// The rulebook has a deed token of that number.
    ExampleDeed { location: String },
    /// The rulebook has the location Dark.
    ExampleDark { location: String },
}

impl Remark {
    /// Whether it says that something was not copied yet, and not that something looks wrong.
    pub fn is_missing(&self) -> bool {
        matches!(
            self,
            Self::Fewer { .. }
                | Self::Gaps { .. }
                | Self::NoLinks
                | Self::Unlinked { .. }
                | Self::NoExit
                | Self::InNoArea { .. }
        )
    }

    /// Whether it says that the rulebook's examples have it otherwise.
    pub fn is_an_example(&self) -> bool {
        matches!(
            self,
            Self::ExampleAdjacent { .. }
                | Self::ExampleNotAdjacent { .. }
                | Self::ExampleNear { .. }
                | Self::ExampleDots { .. }
                | Self::ExampleApart { .. }
                | Self::ExampleReach { .. }
                | Self::ExampleRescue { .. }
                | Self::ExampleArea { .. }
                | Self::ExampleSection { .. }
                | Self::ExampleNazgul { .. }
                | Self::ExampleStart { .. }
                | Self::ExampleDeed { .. }
                | Self::ExampleDark { .. }
        )
    }
}

/// A fact that a worked example of the rulebook states.
enum Fact {
    Adjacent(u16, u16),
    NotAdjacent(u16, u16),
    /// Connected by at most so many dots.
    Near(u16, &'static str, u16),
    /// Connected by exactly so many dots.
    Dots(u16, u16, u16),
    Apart(u16, u16),
    /// With so many dots marked, these and no others may be entered.
    Reach(u16, u16, &'static [u16]),
    /// With so many dots marked, the nearest exit is so many moves away.
    Rescue(u16, u16, u16),
    Area(u16, &'static str),
    Section(u16, &'static str),
    Nazgul(u16),
    Start(u16),
    Deed(u16),
    Dark(u16),
}

use Fact::{Adjacent, Apart, Dark, Deed, Dots, Nazgul, Near, NotAdjacent, Reach, Rescue, Start};

/// The examples about Part 1: "adjacent", "connected" and "within reach", Frodo's movement, the Nazgûl's movement, the
/// Search and the Perception, the encounter and the escapes, and the rescue.
const PART_1: [Fact; 36] = [
    Adjacent(31, 33),
    Near(37, "33", STEPS),
    Near(37, "35", STEPS),
    Near(37, "38", STEPS),
    Near(37, "39", STEPS),
    Near(31, "26", 1),
    Near(31, "32", 1),
    Dots(31, 27, 2),
    Dots(31, 29, 2),
    Adjacent(10, 9),
    Adjacent(10, 11),
    Reach(10, 0, &[9, 11]),
    Reach(10, 1, &[9, 11, 19, 20]),
    Adjacent(19, 22),
    Adjacent(47, 48),
    Dots(48, 49, 2),
    Dots(46, 49, 2),
    Dots(30, 34, 1),
    Dots(23, 34, 1),
    Near(23, "19", 4),
    Near(23, "33", 4),
    Near(23, "36", 4),
    Near(23, "45", 4),
    Near(23, "46", 4),
    Adjacent(21, 23),
    Apart(23, 38),
    Rescue(53, 1, 2),
    Fact::Area(22, "II-A"),
    Fact::Area(24, "II-A"),
    Fact::Area(31, "II-B"),
    Fact::Section(46, "III"),
    Start(1),
    Nazgul(48),
    Nazgul(49),
    // How the encounter counts the Nazgûl: connected, but not adjacent.
    NotAdjacent(19, 23),
    Near(1, "10", 2),
];

/// The examples about Part 2: the Journey card, the movement of Gandalf and Frodo, and the set-up of the Nazgûl.
const PART_2: [Fact; 15] = [
    Near(1, "7", 1),
    Near(7, "8", STEPS),
    Near(7, "10", STEPS),
    Near(10, "18", STEPS),
    Near(8, "19", STEPS),
    Near(23, "27", 1),
    Near(27, "36", 1),
    Near(35, "36", 2),
    Near(35, "A", 1),
    Dark(36),
    Nazgul(28),
    Nazgul(33),
    Deed(8),
    Deed(18),
    // The first turns of the card's own journey.
    Near(2, "10", 1),
];

/// All that is to be said of a board that was copied from the box: first what is missing, then what looks wrong.
/// `examples`: whether it is to be like the rulebook's, which a board of somebody's invention is not.
pub fn proofread(board: &Board, examples: bool) -> Vec<Remark> {
    let mut remarks = Vec::new();
    counts(board, &mut remarks);
    missing_spaces(board, &mut remarks);
    shape(board, &mut remarks);
    exits(board, &mut remarks);
    if examples {
        let facts = if board.part() == 1 { &PART_1[..] } else { &PART_2[..] };
        remarks.extend(facts.iter().filter_map(|fact| contradiction(board, fact)));
    }
    remarks.sort_by_key(|remark| !remark.is_missing());
    remarks
}

/// What the box has so and so many of.
fn counts(board: &Board, remarks: &mut Vec<Remark>) {
    let mut count = |what: Counted, found: usize, printed: usize| match found.cmp(&printed) {
        Ordering::Less => remarks.push(Remark::Fewer { what, found, printed }),
        Ordering::Equal => {}
        Ordering::Greater => remarks.push(Remark::More { what, found, printed }),
    };
    if board.part() == 1 {
        count(Counted::Information, board.information().len(), INFORMATION);
        count(Counted::Starts, board.starts().len(), STARTS);
    } else {
        count(Counted::Deeds, board.deeds().len(), DEEDS);
    }
    count(Counted::Nazgul, board.nazgul().len(), nazgul_starts(board.part()));
    count(Counted::Areas, board.all_areas().len(), AREAS);
}

/// Numbers that are left out, and numbers on tokens that are no location.
fn missing_spaces(board: &Board, remarks: &mut Vec<Remark>) {
    let there: BTreeSet<Location> = board.locations().collect();
    let Some(last) = there.iter().rev().find(|location| !location.is_exit()) else { return };
    let all = (1..last.as_number()).filter_map(Location::number);
    if let Some((locations, count)) = listed(all.filter(|location| !there.contains(location))) {
        remarks.push(Remark::Gaps { locations, count });
    }
    // Of a board of which nothing but areas or nothing but links was begun, not each number is there yet.
    let nowhere = |list: &[Location]| -> Vec<String> {
        list.iter().filter(|location| !there.contains(location)).map(Location::to_string).collect()
    };
    let information = nowhere(board.information());
    remarks.extend(information.into_iter().map(|location| Remark::InformationNowhere { location }));
    let deeds = nowhere(board.deeds());
    remarks.extend(deeds.into_iter().map(|location| Remark::DeedNowhere { location }));
    if !board.all_areas().is_empty() {
        let nowhere = there.iter().filter(|location| !location.is_exit() && board.area(**location).is_none());
        if let Some((locations, count)) = listed(nowhere.copied()) {
            remarks.push(Remark::InNoArea { locations, count });
        }
    }
}

/// Locations as a sentence lists them, and how many there are.
fn listed(locations: impl Iterator<Item = Location>) -> Option<(String, usize)> {
    let (exits, numbered): (Vec<Location>, Vec<Location>) =
        locations.partition(|location| location.is_exit());
    let count = exits.len() + numbered.len();
    let mut words = vec![shortened(numbered)];
    words.extend(exits.iter().map(Location::to_string));
    words.retain(|word| !word.is_empty());
    (count > 0).then(|| (words.join(" "), count))
}

/// What hangs together, and how.
fn shape(board: &Board, remarks: &mut Vec<Remark>) {
    if !board.is_linked() {
        remarks.push(Remark::NoLinks);
        return;
    }
    let spaces = board.spaces();
    let adjacent = board.adjacent();
    let location = |id: &SpaceId| match spaces[*id].kind {
        SpaceKind::Location(location) => Some(location),
        _ => None,
    };
    let alone = (0..spaces.len()).filter(|id| adjacent[*id].is_empty()).filter_map(|id| location(&id));
    if let Some((locations, count)) = listed(alone) {
        remarks.push(Remark::Unlinked { locations, count });
    }
    let ends = (0..spaces.len()).filter(|id| adjacent[*id].len() == 1);
    let (dots, ends): (Vec<SpaceId>, Vec<SpaceId>) = ends.partition(|id| location(id).is_none());
    let ends = ends.iter().filter_map(location).filter(|location| !location.is_exit());
    let (mut ends, mut count) = listed(ends).unwrap_or_default();
    for id in dots {
        if let SpaceKind::NamedDot(name) = &spaces[id].kind {
            ends = format!("{ends} .{name}").trim_start().to_owned();
            count += 1;
        }
    }
    if count > 0 {
        remarks.push(Remark::DeadEnds { spaces: ends, count });
    }
    // The largest part is the board, and the others are cut off from it.
    let mut part_of: Vec<Option<usize>> = vec![None; spaces.len()];
    let mut parts: Vec<Vec<SpaceId>> = Vec::new();
    for from in (0..spaces.len()).filter(|id| !adjacent[*id].is_empty()) {
        if part_of[from].is_some() {
            continue;
        }
        let (mut part, mut next) = (Vec::new(), vec![from]);
        part_of[from] = Some(parts.len());
        while let Some(here) = next.pop() {
            part.push(here);
            for &there in &adjacent[here] {
                if part_of[there].is_none() {
                    part_of[there] = Some(parts.len());
                    next.push(there);
                }
            }
        }
        part.sort_unstable();
        parts.push(part);
    }
    // Of parts of the same size, the first one.
    let largest = (0..parts.len()).rev().max_by_key(|at| parts[*at].len());
    for (_, part) in parts.iter().enumerate().filter(|(at, _)| Some(*at) != largest) {
        if let Some((locations, count)) = listed(part.iter().filter_map(location)) {
            remarks.push(Remark::CutOff { locations, count });
        }
    }
}

/// Whether each exit can be reached on the Movement track (R13, R14).
fn exits(board: &Board, remarks: &mut Vec<Remark>) {
    if !board.is_linked() {
        return;
    }
    let exits: Vec<Location> = board.locations().filter(|location| location.is_exit()).collect();
    if exits.is_empty() {
        remarks.push(Remark::NoExit);
    }
    let starts: Vec<Location> = match board.starts() {
        [] => board.locations().filter(|location| !location.is_exit()).collect(),
        starts => starts.to_vec(),
    };
    let moves = moves_from(board, &starts);
    for exit in exits {
        match moves.get(&exit) {
            None => remarks.push(Remark::ExitOutOfReach { exit: exit.to_string() }),
            Some(&moves) if moves > STEPS => {
                remarks.push(Remark::ExitTooFar { exit: exit.to_string(), moves, steps: STEPS });
            }
            Some(_) => {}
        }
    }
}

/// The fewest entries from any of these locations to every one that can be reached: `d` dots and the location (R8).
fn moves_from(board: &Board, starts: &[Location]) -> BTreeMap<Location, u16> {
    let mut moves: BTreeMap<Location, u16> = BTreeMap::new();
    let mut next: BTreeSet<(u16, Location)> = starts.iter().map(|start| (0, *start)).collect();
    while let Some((so_far, here)) = next.pop_first() {
        if moves.contains_key(&here) {
            continue;
        }
        moves.insert(here, so_far);
        // Part 1 ends at an exit (R13).
        if !here.is_exit() {
            next.extend(board.connected(here).iter().map(|&(there, dots)| (so_far + dots + 1, there)));
        }
    }
    moves
}

/// What is to be said if the board contradicts a fact; nothing is said of what is not copied yet.
fn contradiction(board: &Board, fact: &Fact) -> Option<Remark> {
    let at = |number: u16| Location::number(number);
    let named = |number: u16| number.to_string();
    // How many dots lie between two locations; only if both are joined to something.
    let dots = |one: Location, other: Location| {
        let linked = |location| !board.connected(location).is_empty();
        (linked(one) && linked(other)).then(|| board.dot_distance(one, other))
    };
    // A list says nothing before it is whole.
    let lacks = |list: &[Location], printed: usize, number: u16| {
        list.len() >= printed && at(number).is_some_and(|location| !list.contains(&location))
    };
    match *fact {
        Adjacent(one, other) => (dots(at(one)?, at(other)?)? != Some(0))
            .then(|| Remark::ExampleAdjacent { location: named(one), other: named(other) }),
        NotAdjacent(one, other) => dots(at(one)?, at(other)?)?
            .is_none_or(|dots| dots == 0)
            .then(|| Remark::ExampleNotAdjacent { location: named(one), other: named(other) }),
        Near(one, other, most) => dots(at(one)?, other.parse().ok()?)?
            .is_none_or(|dots| dots > most)
            .then(|| Remark::ExampleNear { location: named(one), other: other.to_owned(), dots: most }),
        Dots(one, other, wanted) => match dots(at(one)?, at(other)?)? {
            Some(found) if found == wanted => None,
            Some(found) => {
                Some(Remark::ExampleDots { location: named(one), other: named(other), dots: wanted, found })
            }
            None => Some(Remark::ExampleNear { location: named(one), other: named(other), dots: wanted }),
        },
        Apart(one, other) => dots(at(one)?, at(other)?)?
            .is_some()
            .then(|| Remark::ExampleApart { location: named(one), other: named(other) }),
        Reach(from, dots_marked, wanted) => {
            for other in wanted {
                dots(at(from)?, at(*other)?)?;
            }
            let near = board.connected(at(from)?).iter().filter(|(_, dots)| *dots <= dots_marked);
            let found: Vec<Location> = near.map(|(location, _)| *location).collect();
            let wanted: Vec<Location> = wanted.iter().filter_map(|number| at(*number)).collect();
            (found != wanted).then(|| Remark::ExampleReach {
                location: named(from),
                dots: dots_marked,
                listed: shortened(wanted),
                found: listed(found.into_iter()).map_or_else(|| "–".into(), |(found, _)| found),
            })
        }
        Rescue(from, dots, moves) => {
            let found = board.moves_to_exit(at(from)?, dots)?;
            (found != moves).then(|| Remark::ExampleRescue { location: named(from), dots, moves, found })
        }
        Fact::Area(location, area) => {
            let found = board.area(at(location)?)?;
            let wanted: Result<Area, NotOne> = area.parse();
            (wanted != Ok(found)).then(|| Remark::ExampleArea {
                location: named(location),
                area: area.to_owned(),
                found: found.to_string(),
            })
        }
        Fact::Section(location, section) => {
            let found = board.area(at(location)?)?.section();
            let wanted: Result<Section, NotOne> = section.parse();
            (wanted != Ok(found)).then(|| Remark::ExampleSection {
                location: named(location),
                section: section.to_owned(),
                found: found.to_string(),
            })
        }
        Nazgul(location) => lacks(board.nazgul(), nazgul_starts(board.part()), location)
            .then(|| Remark::ExampleNazgul { location: named(location) }),
        Start(location) => lacks(board.starts(), STARTS, location)
            .then(|| Remark::ExampleStart { location: named(location) }),
        Deed(location) => {
            lacks(board.deeds(), DEEDS, location).then(|| Remark::ExampleDeed { location: named(location) })
        }
        Dark(location) => (board.has(at(location)?) && lacks(board.dark(), 1, location))
            .then(|| Remark::ExampleDark { location: named(location) }),
    }
}
