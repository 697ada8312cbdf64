//! A board that is being copied from the table: all that was typed and clicked, right or wrong. Written down it is a
//! board file, and the one door for those ([`Board::read`]) says what is wrong with it.

use super::file::FORMAT;
use super::{Area, Board, Fault, Location};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use strum::{EnumIter, IntoStaticStr};

/// A list of location numbers on a board.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, EnumIter, IntoStaticStr,
)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum List {
    /// Frodo's starting locations.
    Starts,
    /// Where the Nazgûl may start.
    Nazgul,
    /// The numbers on the Information tokens.
    Information,
    /// The Ally locations.
    Allies,
    /// The numbers on Gandalf's deed tokens.
    Deeds,
    Dark,
}

impl List {
    /// The key under which a board file has it.
    pub fn key(self) -> &'static str {
        self.into()
    }

    /// Whether a board file wants its numbers to be locations of the board.
    fn wants_locations(self) -> bool {
        !matches!(self, Self::Information | Self::Deeds)
    }
}

/// What of a draft is written into a board file.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Stages {
    pub areas: bool,
    /// How spaces are joined.
    pub links: bool,
}

impl Stages {
    pub const ALL: Self = Self { areas: true, links: true };
}

/// A board as far as it is copied. Everything is kept as somebody typed it.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Draft {
    pub name: String,
    /// The part of the game that it is for, 1 or 2.
    pub part: u8,
    /// Lists of numbers: `3 4 12 20-22`.
    pub lists: BTreeMap<List, String>,
    /// Labels of areas (`II-A`), and the numbers of the locations in each.
    pub areas: BTreeMap<String, String>,
    /// Chains of spaces: `10 . 19`, `road 49 . . 48`.
    pub chains: Vec<String>,
    pub names: BTreeMap<String, String>,
    /// Where locations, exits and named dots are drawn, from the top left corner, 0 to 1.
    pub at: BTreeMap<String, [f64; 2]>,
}

/// The words of a list as it was typed: blanks, commas and semicolons stand between them.
pub fn words(list: &str) -> impl Iterator<Item = &str> {
    list.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';')).filter(|word| !word.is_empty())
}

/// The numbers that a word of a list means: `22`, `20-22`. `None`: it means none.
fn numbers(word: &str) -> Option<Vec<Location>> {
    let number = |word: &str| word.parse::<Location>().ok().filter(|location| !location.is_exit());
    match word.split_once(['-', '–']) {
        None => Some(vec![number(word)?]),
        Some((first, last)) => {
            let (first, last) = (number(first)?.as_number(), number(last)?.as_number());
            (first <= last).then(|| (first..=last).filter_map(Location::number).collect())
        }
    }
}

/// The locations in a list as it was typed; what is none is left out.
pub fn locations(list: &str) -> Vec<Location> {
    words(list).filter_map(numbers).flatten().collect()
}

/// A list of numbers as hands would type it: `19 20-22`.
pub fn shortened(locations: impl IntoIterator<Item = Location>) -> String {
    let mut runs: Vec<(u16, u16)> = Vec::new();
    for number in locations.into_iter().map(Location::as_number) {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    let written = runs.into_iter().map(|(first, last)| match last - first {
        0 => first.to_string(),
        1 => format!("{first} {last}"),
        _ => format!("{first}-{last}"),
    });
    written.collect::<Vec<_>>().join(" ")
}

/// The spaces of a chain as they were typed, and whether they lie along a road.
pub fn tokens(chain: &str) -> (bool, Vec<&str>) {
    let mut tokens: Vec<&str> = chain.split_whitespace().collect();
    let road = tokens.first() == Some(&"road");
    if road || tokens.first() == Some(&"path") {
        tokens.remove(0);
    }
    (road, tokens)
}

/// The name of a space as it is told, however it was typed: 7 for `07`.
pub(super) fn told(token: &str) -> String {
    token.parse::<Location>().map_or_else(|_| token.to_owned(), |location| location.to_string())
}

/// A chain of these spaces. Bare dots at its ends lead nowhere and are left out; `None`: fewer than two remain.
fn chain(road: bool, mut tokens: &[&str]) -> Option<String> {
    while let [".", rest @ ..] | [rest @ .., "."] = tokens {
        tokens = rest;
    }
    (tokens.len() > 1).then(|| format!("{}{}", if road { "road " } else { "" }, tokens.join(" ")))
}

/// From a space with a name to the next, around a place of a chain: bare dots between them go along with whatever is
/// done there.
fn stretch(tokens: &[&str], at: usize) -> (usize, usize) {
    let begin = tokens[..=at].iter().rposition(|token| *token != ".").unwrap_or(0);
    let end = (at + 1..tokens.len()).find(|at| tokens[*at] != ".").unwrap_or(tokens.len() - 1);
    (begin, end)
}

impl Draft {
    pub fn new(name: &str, part: u8) -> Self {
        Self { name: name.to_owned(), part, ..Self::default() }
    }

    /// What a board file holds, to be gone on with.
    pub fn of(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        let board = Board::read(bytes)?;
        let file: Value = serde_json::from_str(board.text.trim_start_matches('\u{feff}')).unwrap_or_default();
        let mut draft = Self::new(&board.name, board.part);
        let chains = file["links"].as_array().into_iter().flatten().filter_map(Value::as_str);
        draft.chains = chains.map(str::to_owned).collect();
        for (key, list) in [
            (List::Starts, &board.starts),
            (List::Nazgul, &board.nazgul),
            (List::Allies, &board.allies),
            (List::Deeds, &board.deeds),
            (List::Dark, &board.dark),
            (List::Information, &board.information),
        ] {
            // Where a file has no Information of its own, it is that of the Allies; what it says of it may be: none.
            let told = if key == List::Information { !file[key.key()].is_null() } else { !list.is_empty() };
            if told {
                draft.lists.insert(key, shortened(list.iter().copied()));
            }
        }
        for label in file["areas"].as_object().into_iter().flat_map(|areas| areas.keys()) {
            let area = label.parse::<Area>().ok();
            let mine = board.areas.iter().filter(|(_, its)| Some(**its) == area);
            draft.areas.insert(label.clone(), shortened(mine.map(|(location, _)| *location)));
        }
        draft.names = board.names.iter().map(|(at, name)| (at.to_string(), name.clone())).collect();
        for (label, place) in file["at"].as_object().into_iter().flatten() {
            if let Some([x, y]) = place.as_array().map(Vec::as_slice)
                && let (Some(x), Some(y)) = (x.as_f64(), y.as_f64())
            {
                draft.at.insert(label.clone(), [x, y]);
            }
        }
        Ok(draft)
    }

    /// Whether nothing was copied yet.
    pub fn is_empty(&self) -> bool {
        *self == Self::new(&self.name, self.part)
    }

    pub fn list(&mut self, list: List, typed: &str) {
        put(&mut self.lists, list, typed);
    }

    /// Takes another list of the locations in an area.
    pub fn area(&mut self, label: &str, typed: &str) {
        put(&mut self.areas, label.to_owned(), typed);
    }

    pub fn type_chains(&mut self, text: &str) {
        self.chains = text.lines().map(str::to_owned).collect();
        while self.chains.last().is_some_and(|chain| chain.trim().is_empty()) {
            self.chains.pop();
        }
    }

    /// Where the area is that a location is said to lie in, by its label.
    pub fn area_of(&self, location: Location) -> Option<&str> {
        let mut found = self.areas.iter().filter(|(_, list)| locations(list).contains(&location));
        found.next().map(|(label, _)| label.as_str())
    }

    /// Lays locations into an area, out of any other.
    pub fn lay(&mut self, label: &str, laid: &[Location]) {
        let lists = self.areas.iter_mut().filter(|(other, _)| *other != label);
        lists.for_each(|(_, list)| leave_out(list, laid));
        let mine = self.areas.entry(label.to_owned()).or_default();
        let all: BTreeSet<Location> = locations(mine).into_iter().chain(laid.iter().copied()).collect();
        *mine = shortened(all);
        self.areas.retain(|other, list| other == label || !list.is_empty());
    }

    /// Takes locations out of whatever area they lie in.
    pub fn take_out(&mut self, locations: &[Location]) {
        self.areas.values_mut().for_each(|list| leave_out(list, locations));
        self.areas.retain(|_, list| !list.is_empty());
    }

    /// Gives a location, an exit or a named dot a place.
    pub fn place(&mut self, space: &str, [x, y]: [f64; 2]) {
        // Four digits are a tenth of a millimetre on the table.
        let round = |share: f64| (share.clamp(0.0, 1.0) * 10_000.0).round() / 10_000.0;
        self.at.insert(space.to_owned(), [round(x), round(y)]);
    }

    /// Places a dot that has no name yet, and names it.
    pub fn place_dot(&mut self, at: [f64; 2]) -> String {
        let taken: BTreeSet<&str> = self
            .chains
            .iter()
            .flat_map(|chain| tokens(chain).1)
            .chain(self.at.keys().map(String::as_str))
            .collect();
        let name = (1..).map(|number| format!(".d{number}")).find(|name| !taken.contains(name.as_str()));
        let name = name.unwrap_or_default();
        self.place(&name, at);
        name
    }

    /// The spaces that a chain or a place names, but for bare dots.
    pub fn spaces(&self) -> BTreeSet<&str> {
        let chained = self.chains.iter().flat_map(|chain| tokens(chain).1).filter(|token| *token != ".");
        chained.chain(self.at.keys().map(String::as_str)).collect()
    }

    /// Whether two spaces are adjacent.
    pub fn joined(&self, one: &str, other: &str) -> bool {
        let pair = |pair: &[&str]| pair == [one, other] || pair == [other, one];
        self.chains.iter().any(|chain| tokens(chain).1.windows(2).any(pair))
    }

    /// Joins spaces in this order. Whether anything was joined: nothing is, where it would be joined to itself or
    /// twice.
    pub fn join(&mut self, road: bool, spaces: &[&str]) -> bool {
        let twice = |pair: &[&str]| pair[0] == pair[1] || self.joined(pair[0], pair[1]);
        if spaces.windows(3).any(|three| three[1] == "." && three[0] != "." && three[0] == three[2]) {
            return false;
        }
        let mut pairs: Vec<[&str; 2]> = Vec::new();
        for pair in spaces.windows(2).filter(|pair| pair[0] != "." && pair[1] != ".") {
            let sorted = [pair[0].min(pair[1]), pair[0].max(pair[1])];
            if pairs.contains(&sorted) || twice(pair) {
                return false;
            }
            pairs.push(sorted);
        }
        let Some(joined) = chain(road, spaces) else { return false };
        // A way that goes on where the last one ended is one way.
        if let Some(last) = self.chains.last_mut()
            && let (same, all) = tokens(last)
            && same == road
            && all.len() > 1
            && all.last() == spaces.first()
        {
            // Without the bare dots at its end, which lead nowhere.
            let (_, joined) = tokens(&joined);
            *last = format!("{last} {}", joined[1..].join(" "));
        } else {
            self.chains.push(joined);
        }
        true
    }

    /// Takes apart what is joined between the space at this place of a chain and the next; bare dots go with it.
    pub fn unjoin(&mut self, line: usize, at: usize) {
        self.split(line, |tokens| (at + 1 < tokens.len()).then_some((at + 1, at + 1)));
    }

    /// Makes what is joined between the space at this place of a chain and the next a road, or a path again. Where it is
    /// said then: the chain, and the place in it.
    pub fn pave(&mut self, line: usize, at: usize) -> Option<(usize, usize)> {
        let (road, tokens) = tokens(self.chains.get(line)?);
        if at + 1 >= tokens.len() {
            return None;
        }
        let (begin, end) = stretch(&tokens, at);
        let before = chain(road, &tokens[..=begin]);
        let paved = line + usize::from(before.is_some());
        let parts = [before, chain(!road, &tokens[begin..=end]), chain(road, &tokens[end..])];
        self.chains.splice(line..=line, parts.into_iter().flatten());
        Some((paved, 0))
    }

    /// What of it can be read, whatever is wrong with the rest: what stands twice stands once, and what is nothing is
    /// not there.
    #[must_use]
    pub fn sound(&self) -> Self {
        let mut sound =
            Self { at: BTreeMap::new(), areas: BTreeMap::new(), chains: Vec::new(), ..self.clone() };
        let once = |list: &str| locations(list).into_iter().collect::<BTreeSet<_>>();
        sound.lists.values_mut().for_each(|list| *list = shortened(once(list)));
        let mut laid = BTreeSet::new();
        for (label, list) in
            self.areas.iter().filter(|(label, _)| label.parse::<Area>().is_ok() && label.contains('-'))
        {
            let mine = once(list).into_iter().filter(|location| laid.insert(*location));
            sound.area(label, &shortened(mine.collect::<Vec<_>>()));
        }
        let named = |token: &str| token == "." || super::file::space(token).is_some();
        let mut joined: BTreeSet<[String; 2]> = BTreeSet::new();
        for (road, tokens) in self.chains.iter().map(|chain| tokens(chain)) {
            // From one word that means nothing to the next, and without what is joined already.
            let mut part: Vec<&str> = Vec::new();
            for token in tokens {
                let before = part.last().copied();
                let twice = before.is_some_and(|before| {
                    let pair = [before.min(token).to_owned(), before.max(token).to_owned()];
                    before != "." && token != "." && (before == token || !joined.insert(pair))
                        || before == "." && part.len() > 1 && part[part.len() - 2] == token
                });
                if twice || !named(token) {
                    sound.chains.extend(chain(road, &part));
                    part.clear();
                }
                if named(token) {
                    part.push(token);
                }
            }
            sound.chains.extend(chain(road, &part));
        }
        let there: BTreeSet<&str> = self.at.keys().map(String::as_str).collect();
        let placed = there.into_iter().filter(|space| *space != "." && super::file::space(space).is_some());
        sound.at = placed.map(|space| (space.to_owned(), self.at[space])).collect();
        sound
    }

    /// Lays so many bare dots between the space at this place of a chain and the next, instead of those that lie there.
    /// Whether it was done: two spaces are not joined twice.
    pub fn lay_dots(&mut self, line: usize, at: usize, dots: usize) -> bool {
        let Some(chain_there) = self.chains.get(line) else { return false };
        let (road, all) = tokens(chain_there);
        if at + 1 >= all.len() {
            return false;
        }
        let (begin, end) = stretch(&all, at);
        // A chain joins two spaces directly once; and no space is joined to itself by one dot there and back.
        let adjacent = dots == 0 && end > begin + 1 && self.joined(all[begin], all[end]);
        if adjacent || (dots < 2 && all[begin] == all[end]) {
            return false;
        }
        let mut laid = all[..=begin].to_vec();
        laid.extend(std::iter::repeat_n(".", dots));
        laid.extend(&all[end..]);
        let Some(laid) = chain(road, &laid) else { return false };
        self.chains[line] = laid;
        true
    }

    /// Takes a location, an exit or a named dot off the board, with all that is said of it.
    pub fn remove(&mut self, space: &str) {
        let mut line = 0;
        while line < self.chains.len() {
            let found =
                |tokens: &[&str]| tokens.iter().position(|token| *token == space).map(|at| (at, at + 1));
            if !self.split(line, found) {
                line += 1;
            }
        }
        if let Ok(location) = space.parse::<Location>() {
            self.take_out(&[location]);
            self.lists.values_mut().for_each(|list| leave_out(list, &[location]));
            self.lists.retain(|_, list| !list.is_empty());
            self.names.remove(space);
        }
        self.at.remove(space);
    }

    /// Cuts a chain in two, without what lies from the first place to before the second. Whether anything was cut.
    fn split(&mut self, line: usize, cut: impl Fn(&[&str]) -> Option<(usize, usize)>) -> bool {
        let Some(chain_there) = self.chains.get(line) else { return false };
        let (road, tokens) = tokens(chain_there);
        let Some((end, begin)) = cut(&tokens) else { return false };
        let parts: Vec<String> =
            [&tokens[..end], &tokens[begin..]].into_iter().filter_map(|tokens| chain(road, tokens)).collect();
        self.chains.splice(line..=line, parts);
        true
    }

    /// What was taken for one space is another: a location that was numbered wrong. If the other is on the board already,
    /// the two change places, and what was clicked or typed of either stays with its number. Whether anything was done.
    pub fn rename(&mut self, from: &str, to: &str) -> bool {
        if from == to {
            return false;
        }
        if self.spaces().contains(to) || to.parse().is_ok_and(|location| self.area_of(location).is_some()) {
            let (one, other) = (self.at.remove(from), self.at.remove(to));
            self.at.extend(one.map(|at| (to.to_owned(), at)));
            self.at.extend(other.map(|at| (from.to_owned(), at)));
            return true;
        }
        for chain in &mut self.chains {
            let renamed = chain.split_whitespace().map(|token| if token == from { to } else { token });
            *chain = renamed.collect::<Vec<_>>().join(" ");
        }
        if let (Ok(old), Ok(new)) = (from.parse::<Location>(), to.parse::<Location>()) {
            if let Some(label) = self.area_of(old).map(str::to_owned) {
                self.take_out(&[old]);
                if !new.is_exit() {
                    self.lay(&label, &[new]);
                }
            }
            for list in self.lists.values_mut().filter(|list| locations(list).contains(&old)) {
                let renamed = locations(list).into_iter().map(|it| if it == old { new } else { it });
                *list = shortened(renamed.filter(|location| !location.is_exit()));
            }
        }
        if let Some(name) = self.names.remove(from) {
            self.names.insert(to.to_owned(), name);
        }
        if let Some(at) = self.at.remove(from) {
            self.at.insert(to.to_owned(), at);
        }
        true
    }

    /// Takes a space off the picture; what is said of it stays.
    pub fn unplace(&mut self, space: &str) {
        self.at.remove(space);
    }

    /// The numbers of a list that are no locations of the board yet, although a board file wants them to be.
    pub fn held_back(&self, list: List) -> Vec<Location> {
        let chained =
            self.chains.iter().flat_map(|chain| tokens(chain).1).filter_map(|token| token.parse().ok());
        let laid = self.areas.values().flat_map(|list| locations(list));
        let there: BTreeSet<Location> = chained.chain(laid).collect();
        let typed = self.lists.get(&list).filter(|_| list.wants_locations()).map_or("", String::as_str);
        locations(typed).into_iter().filter(|location| !there.contains(location)).collect()
    }

    /// The draft as a board file, whatever is wrong with it. What a board file may only say of its own locations is
    /// kept back until they are in a link or an area.
    pub fn file(&self, stages: Stages) -> String {
        let chains: Vec<&String> = self.chains.iter().filter(|chain| !chain.trim().is_empty()).collect();
        let chains = if stages.links { chains } else { Vec::new() };
        let areas = self.areas.iter().filter(|(_, list)| stages.areas && !list.trim().is_empty());
        let areas: BTreeMap<&String, &String> = areas.collect();
        let mut there: BTreeSet<String> = chains.iter().flat_map(|chain| tokens(chain).1).map(told).collect();
        there.extend(areas.values().flat_map(|list| locations(list)).map(|location| location.to_string()));

        let on_board = |space: &str| there.contains(space);
        let mut file = vec![
            format!("\"format\": {}", json!(FORMAT)),
            format!("\"name\": {}", json!(self.name)),
            format!("\"part\": {}", self.part),
        ];
        let labelled = |label: &str, value: String| format!("{}: {value}", json!(label));
        file.extend(block(
            "areas",
            ['{', '}'],
            areas.iter().map(|(label, list)| labelled(label, row(written(list, |_| true)))),
        ));
        for (list, typed) in &self.lists {
            let kept = |location: Location| !list.wants_locations() || on_board(&location.to_string());
            let items = written(typed, kept);
            // A board without Information of its own has that of the Allies; one that says so has none.
            if !items.is_empty() || *list == List::Information {
                file.push(format!("\"{}\": {}", list.key(), row(items)));
            }
        }
        let names = self.names.iter().filter(|(location, _)| on_board(location));
        file.extend(block(
            "names",
            ['{', '}'],
            names.map(|(location, name)| labelled(location, json!(name).to_string())),
        ));
        file.extend(block("links", ['[', ']'], chains.iter().map(|chain| json!(chain).to_string())));
        let at = self.at.iter().filter(|(space, _)| on_board(space));
        file.extend(block(
            "at",
            ['{', '}'],
            at.map(|(space, [x, y])| labelled(space, format!("[{x}, {y}]"))),
        ));
        format!("{{\n  {}\n}}\n", file.join(",\n  "))
    }

    /// The board that the draft is, or what is wrong with it.
    pub fn board(&self, stages: Stages) -> Result<Board, Vec<Fault>> {
        Board::read(self.file(stages).as_bytes())
    }
}

/// A key of a file with an item a line; nothing where there is none.
fn block(key: &str, [open, close]: [char; 2], items: impl Iterator<Item = String>) -> Option<String> {
    let items: Vec<String> = items.map(|item| format!("    {item}")).collect();
    (!items.is_empty()).then(|| format!("\"{key}\": {open}\n{}\n  {close}", items.join(",\n")))
}

/// A list on one line.
fn row(items: Vec<Value>) -> String {
    let items: Vec<String> = items.iter().map(Value::to_string).collect();
    format!("[{}]", items.join(", "))
}

/// Keeps what was typed, or nothing.
fn put<K: Ord>(map: &mut BTreeMap<K, String>, key: K, typed: &str) {
    if typed.trim().is_empty() {
        map.remove(&key);
    } else {
        map.insert(key, typed.to_owned());
    }
}

/// The items of a list as they stand in a file; what is no number stands there as it was typed, for the loader to
/// complain of.
fn written(list: &str, kept: impl Fn(Location) -> bool) -> Vec<Value> {
    let mut items = Vec::new();
    for word in words(list) {
        match numbers(word) {
            Some(locations) => {
                let kept = locations.into_iter().filter(|location| kept(*location));
                items.extend(kept.map(|location| Value::from(location.as_number())));
            }
            None => items.push(Value::from(word)),
        }
    }
    items
}

/// Leaves locations out of a list; one that has none of them stays as it was typed.
fn leave_out(list: &mut String, gone: &[Location]) {
    let all = locations(list);
    if all.iter().any(|location| gone.contains(location)) {
        *list = shortened(all.into_iter().filter(|location| !gone.contains(location)));
    }
}
