//! The board file: every fault said, nothing half-loaded.

use super::{Area, Board, Link, Location, MOST_SPACES, Reach, Space, SpaceId, SpaceKind};
use crate::file::{self, Fault, Faults, Json};
use std::collections::{BTreeMap, BTreeSet, HashSet};

pub(super) const FORMAT: &str = "underhill-board/1";
const KEYS: [&str; 13] = [
    "format",
    "name",
    "part",
    "areas",
    "starts",
    "nazgul",
    "allies",
    "information",
    "deeds",
    "dark",
    "names",
    "links",
    "at",
];

/// Reads and checks a board file. One that is `kept` in a game or a letter opens with areas that no part has: it was
/// taken before they were refused.
pub(super) fn read(bytes: &[u8], kept: bool) -> Result<Board, Vec<Fault>> {
    let (entries, mut faults) = file::object(bytes, FORMAT, &KEYS)?;
    let name = file::name(&entries, &mut faults);
    let part = part(&entries, &mut faults);
    let mut spaces = Spaces::default();
    let links = links(&entries, &mut spaces, &mut faults);
    let areas = areas(&entries, &mut faults);
    if !kept && part != 0 {
        for area in areas.values().filter(|area| !area.is_of_part(part)) {
            faults.add(Fault::NotOfThePart { area: area.to_string(), part });
        }
    }

    let locations: BTreeSet<Location> = spaces.locations().chain(areas.keys().copied()).collect();
    let numbers = |key, faults: &mut Faults| numbers(&entries, key, faults);
    let placed = |key, faults: &mut Faults| {
        let list = numbers(key, faults);
        for location in list.iter().filter(|location| !locations.contains(location)) {
            faults.add(Fault::NowhereOnBoard { key: key.into(), item: location.to_string() });
        }
        list
    };
    let starts = placed("starts", &mut faults);
    let nazgul = placed("nazgul", &mut faults);
    let allies = placed("allies", &mut faults);
    let dark = placed("dark", &mut faults);
    let mut information = numbers("information", &mut faults);
    if file::value(&entries, "information").is_none() {
        information.clone_from(&allies);
    }
    let deeds = numbers("deeds", &mut faults);
    let names = names(&entries, &locations, &mut faults);
    for location in areas.keys() {
        spaces.location(*location);
    }
    let places = places(&entries, &spaces, &mut faults);
    faults.check()?;

    let (spaces, links) = spaces.in_order(links, &places);
    let reach = Reach::of(&spaces, &links);
    // The check for text was made when the object was read.
    let text = String::from_utf8_lossy(bytes).into_owned();
    Ok(Board {
        text,
        name,
        part,
        spaces,
        links,
        locations,
        areas,
        starts,
        nazgul,
        allies,
        information,
        deeds,
        dark,
        names,
        reach,
    })
}

/// The spaces in the order in which the chains name them.
#[derive(Default)]
struct Spaces {
    kinds: Vec<SpaceKind>,
    named: BTreeMap<SpaceKind, SpaceId>,
}

impl Spaces {
    fn named(&mut self, kind: SpaceKind) -> SpaceId {
        if let Some(&id) = self.named.get(&kind) {
            return id;
        }
        self.kinds.push(kind.clone());
        self.named.insert(kind, self.kinds.len() - 1);
        self.kinds.len() - 1
    }

    fn location(&mut self, location: Location) -> SpaceId {
        self.named(SpaceKind::Location(location))
    }

    fn dot(&mut self) -> SpaceId {
        self.kinds.push(SpaceKind::Dot);
        self.kinds.len() - 1
    }

    fn locations(&self) -> impl Iterator<Item = Location> {
        self.named.keys().filter_map(|kind| match kind {
            SpaceKind::Location(location) => Some(*location),
            _ => None,
        })
    }

    /// Sorted, so that equal boards are equal however their files are arranged.
    fn in_order(self, links: Vec<Link>, places: &BTreeMap<SpaceKind, [f64; 2]>) -> (Vec<Space>, Vec<Link>) {
        let mut order: Vec<SpaceId> = (0..self.kinds.len()).collect();
        order.sort_by(|&a, &b| self.kinds[a].cmp(&self.kinds[b]));
        let mut rank = vec![0; order.len()];
        for (at, &id) in order.iter().enumerate() {
            rank[id] = at;
        }
        let spaces = order
            .iter()
            .map(|&id| Space { kind: self.kinds[id].clone(), at: places.get(&self.kinds[id]).copied() })
            .collect();
        let links =
            links.into_iter().map(|link| Link { ends: link.ends.map(|end| rank[end]), ..link }).collect();
        (spaces, links)
    }
}

fn part(entries: &[(String, Json)], faults: &mut Faults) -> u8 {
    match file::value(entries, "part") {
        None => faults.add(Fault::MissingKey { key: "part".into() }),
        Some(Json::Whole(1)) => return 1,
        Some(Json::Whole(2)) => return 2,
        Some(other) => faults.add(Fault::NoSuchPart { found: other.to_string() }),
    }
    0
}

/// A number that names a location; exits stand in none of the lists.
fn numbered(item: &Json) -> Option<Location> {
    match item {
        Json::Whole(number) => Location::number(u16::try_from(*number).ok()?),
        _ => None,
    }
}

fn numbers(entries: &[(String, Json)], key: &str, faults: &mut Faults) -> Vec<Location> {
    let mut list = Vec::new();
    for item in file::list(entries, key, faults) {
        match numbered(item) {
            None => faults.add(Fault::WantsLocation { key: key.into(), item: item.to_string() }),
            Some(location) if list.contains(&location) => {
                faults.add(Fault::Twice { key: key.into(), item: location.to_string() });
            }
            Some(location) => list.push(location),
        }
    }
    list
}

/// The entries of the object under a key; nothing, and a fault, where something else stands.
fn entries_of<'a>(entries: &'a [(String, Json)], key: &str, faults: &mut Faults) -> &'a [(String, Json)] {
    match file::value(entries, key) {
        None => &[],
        Some(Json::Object(entries)) => entries,
        Some(_) => {
            faults.add(Fault::WantsObject { key: key.into() });
            &[]
        }
    }
}

fn areas(entries: &[(String, Json)], faults: &mut Faults) -> BTreeMap<Location, Area> {
    let mut areas = BTreeMap::new();
    let mut seen = BTreeSet::new();
    for (label, _) in entries_of(entries, "areas", faults) {
        // In a file the dash is not left out.
        let Some(area) = label.contains('-').then(|| label.parse::<Area>().ok()).flatten() else {
            faults.add(Fault::WantsArea { key: "areas".into(), item: Json::Text(label.clone()).to_string() });
            continue;
        };
        if !seen.insert(area) {
            faults.add(Fault::Twice { key: "areas".into(), item: area.to_string() });
        }
        for location in numbers(entries_of(entries, "areas", faults), label, faults) {
            match areas.insert(location, area) {
                Some(other) if other != area => faults.add(Fault::InTwoAreas {
                    item: location.to_string(),
                    area: area.to_string(),
                    other: other.to_string(),
                }),
                _ => {}
            }
        }
    }
    areas
}

fn names(
    entries: &[(String, Json)],
    locations: &BTreeSet<Location>,
    faults: &mut Faults,
) -> BTreeMap<Location, String> {
    let mut names = BTreeMap::new();
    for (label, name) in entries_of(entries, "names", faults) {
        let (key, item) = ("names".to_owned(), Json::Text(label.clone()).to_string());
        match (label.parse::<Location>(), name) {
            (Err(_), _) => faults.add(Fault::WantsSpace { key, item }),
            (Ok(location), _) if !locations.contains(&location) => {
                faults.add(Fault::NowhereOnBoard { key, item })
            }
            (Ok(location), Json::Text(name)) => {
                if names.insert(location, name.clone()).is_some() {
                    faults.add(Fault::Twice { key, item });
                }
            }
            (Ok(_), other) => faults.add(Fault::WantsText { key, item: other.to_string() }),
        }
    }
    names
}

fn places(entries: &[(String, Json)], spaces: &Spaces, faults: &mut Faults) -> BTreeMap<SpaceKind, [f64; 2]> {
    let mut places = BTreeMap::new();
    for (label, place) in entries_of(entries, "at", faults) {
        let (key, item) = ("at".to_owned(), Json::Text(label.clone()).to_string());
        let Some(kind) = space(label) else {
            faults.add(Fault::WantsSpace { key, item });
            continue;
        };
        if !spaces.named.contains_key(&kind) {
            faults.add(Fault::NowhereOnBoard { key, item });
            continue;
        }
        let Some(at) = pair(place) else {
            faults.add(Fault::WantsPlace { key, item });
            continue;
        };
        if places.insert(kind, at).is_some() {
            faults.add(Fault::Twice { key, item });
        }
    }
    places
}

fn pair(place: &Json) -> Option<[f64; 2]> {
    let share = |number: &Json| {
        let number = match number {
            Json::Whole(number) => *number as f64,
            Json::Number(number) => *number,
            _ => return None,
        };
        (0.0..=1.0).contains(&number).then_some(number)
    };
    match place {
        Json::List(pair) => match pair.as_slice() {
            [x, y] => Some([share(x)?, share(y)?]),
            _ => None,
        },
        _ => None,
    }
}

/// A location, an exit or a named dot; not the bare dot, which has no name to be found by.
pub(super) fn space(token: &str) -> Option<SpaceKind> {
    match token.strip_prefix('.') {
        Some(name) => (!name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || c == '_'))
            .then(|| SpaceKind::NamedDot(name.to_owned())),
        // Exits are capital letters in a file; typed at the table they may be small.
        None => (!token.bytes().any(|b| b.is_ascii_lowercase()))
            .then(|| token.parse().ok().map(SpaceKind::Location))
            .flatten(),
    }
}

fn links(entries: &[(String, Json)], spaces: &mut Spaces, faults: &mut Faults) -> Vec<Link> {
    let mut links = Vec::new();
    let mut joined = HashSet::new();
    for item in file::list(entries, "links", faults) {
        let Json::Text(chain) = item else {
            faults.add(Fault::WantsText { key: "links".into(), item: item.to_string() });
            continue;
        };
        let shown = item.to_string();
        let mut tokens = chain.split_whitespace().peekable();
        let road = tokens.peek() == Some(&"road");
        if road || tokens.peek() == Some(&"path") {
            tokens.next();
        }
        let tokens: Vec<&str> = tokens.collect();
        if tokens.len() < 2 {
            faults.add(Fault::ShortChain { chain: shown });
            continue;
        }
        if tokens.first() == Some(&".") || tokens.last() == Some(&".") {
            faults.add(Fault::LooseEnd { chain: shown });
            continue;
        }
        let mut before: Option<(SpaceId, &str)> = None;
        for token in tokens {
            let here = match token {
                "." => spaces.dot(),
                _ => match space(token) {
                    Some(kind) => spaces.named(kind),
                    None => {
                        let token = Json::Text(token.to_owned()).to_string();
                        faults.add(Fault::BadToken { chain: shown.clone(), token });
                        before = None;
                        continue;
                    }
                },
            };
            if spaces.kinds.len() > MOST_SPACES {
                faults.add(Fault::TooManySpaces { most: MOST_SPACES });
                return links;
            }
            if let Some((there, other)) = before {
                if there == here {
                    faults.add(Fault::JoinedToItself { chain: shown.clone(), space: token.into() });
                } else if !joined.insert([here.min(there), here.max(there)]) {
                    let (space, other) = (other.to_owned(), token.to_owned());
                    faults.add(Fault::JoinedTwice { chain: shown.clone(), space, other });
                } else {
                    links.push(Link { ends: [there, here], road });
                }
            }
            before = Some((here, token));
        }
    }
    links
}
