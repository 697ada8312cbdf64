//! The board: territories by region, borders, and the Fellowship's path. The companion's own, or an owner's file.

mod file;

pub(super) use file::is_name;

use crate::file::{Fault, NotOne};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock};

pub const TRILOGY: &str = include_str!("../../../resources/boards/risk-trilogy.json");

static SHIPPED: LazyLock<Arc<Board>> =
    // A shipped board with a fault would be a fault of the build, which the tests find.
    LazyLock::new(|| Arc::new(Board::read(TRILOGY.as_bytes()).unwrap_or_default()));

/// A region (K12).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Region {
    pub name: String,
    /// What it adds for whoever holds it whole.
    pub bonus: u16,
    pub territories: Vec<Territory>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Territory {
    pub name: String,
    /// Whether a Stronghold is there (K10).
    pub stronghold: bool,
    /// Whether a Site of Power is there (K34).
    pub site: bool,
}

/// The Fellowship's path (K40).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Path {
    steps: Vec<String>,
    gates: BTreeSet<usize>,
}

/// The path of K40.
const STEPS: [&str; 17] = [
    "shire",
    "buckland",
    "old-forest",
    "fornost",
    "weather-hills",
    "rhudaur",
    "eregion",
    "moria",
    "gladden-fields",
    "lorien",
    "wold",
    "emyn-muil",
    "dead-marshes",
    "ithilien",
    "minas-morgul",
    "gorgoroth",
    "mount-doom",
];
/// Its steps that have a die.
const GATES: [usize; 5] = [7, 9, 12, 14, 15];

impl Default for Path {
    fn default() -> Self {
        Self { steps: STEPS.map(str::to_owned).to_vec(), gates: GATES.into() }
    }
}

impl Path {
    /// The number of the last step, on which the die of K42 is thrown.
    pub fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    pub fn name(&self, step: usize) -> &str {
        self.steps.get(step).or(self.steps.last()).map_or("", String::as_str)
    }

    /// Whether the step has a die (K41).
    pub fn is_gate(&self, step: usize) -> bool {
        self.gates.contains(&step)
    }
}

#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Board {
    text: String,
    /// How its lands lie, as the file beside it has it: no rule asks for that.
    map: Option<String>,
    name: String,
    regions: Vec<Region>,
    /// What lies beside each territory; nothing where nothing is known of borders.
    borders: Option<BTreeMap<String, BTreeSet<String>>>,
    path: Path,
}

/// Stands between a board's file and that of its map in a record; neither has it in itself.
const BETWEEN: char = '\u{1e}';

impl TryFrom<String> for Board {
    type Error = NotOne;

    fn try_from(text: String) -> Result<Self, NotOne> {
        let (text, map) = text.split_once(BETWEEN).map_or((&*text, None), |(text, map)| (text, Some(map)));
        let board = Self::read(text.as_bytes()).map_err(|_| NotOne)?;
        Ok(Self { map: map.map(str::to_owned), ..board })
    }
}

impl From<Board> for String {
    fn from(Board { text, map, .. }: Board) -> Self {
        match map {
            Some(map) => format!("{text}{BETWEEN}{map}"),
            None => text,
        }
    }
}

impl Board {
    pub fn trilogy() -> Arc<Self> {
        Arc::clone(&SHIPPED)
    }

    /// Reads a board file (`risk-board/1`).
    /// Every fault of the file; a file with one is not loaded at all.
    pub fn read(bytes: &[u8]) -> Result<Self, Vec<Fault>> {
        file::read(bytes)
    }

    /// The same board, with the file of its map.
    #[must_use]
    pub fn with_map(self, map: String) -> Self {
        // What would end it in a record is in no JSON file.
        Self { map: Some(map).filter(|map| !map.contains(BETWEEN)), ..self }
    }

    /// The file of its map, if it has one.
    pub fn map(&self) -> Option<&str> {
        self.map.as_deref()
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    /// The regions, in their order; none where any name is a territory.
    pub fn regions(&self) -> &[Region] {
        &self.regions
    }

    /// Whether any name is a territory: nothing is known of regions.
    pub fn is_open(&self) -> bool {
        self.regions.is_empty()
    }

    /// The territories that it names, in their order.
    pub fn territories(&self) -> impl Iterator<Item = &Territory> + Clone {
        self.regions.iter().flat_map(|region| &region.territories)
    }

    pub fn territory(&self, name: &str) -> Option<&Territory> {
        self.territories().find(|territory| territory.name == name)
    }

    pub fn region_of(&self, name: &str) -> Option<&Region> {
        let has = |region: &&Region| region.territories.iter().any(|territory| territory.name == name);
        self.regions.iter().find(has)
    }

    /// Whether any Site is known (K48).
    pub fn has_sites(&self) -> bool {
        self.territories().any(|territory| territory.site)
    }

    pub fn count_borders(&self) -> usize {
        self.borders.iter().flat_map(BTreeMap::values).map(BTreeSet::len).sum::<usize>() / 2
    }

    /// Whether two territories are not found not to be adjacent.
    pub fn adjacent(&self, one: &str, other: &str) -> bool {
        let beside = |borders: &BTreeMap<String, BTreeSet<String>>| {
            borders.get(one).is_some_and(|beside| beside.contains(other))
        };
        self.borders.as_ref().is_none_or(beside)
    }

    /// Whether two territories are not found not to be linked, going through these alone (K37).
    pub fn connected(&self, one: &str, other: &str, through: &[&str]) -> bool {
        let (mut found, mut at) = (vec![one], 0);
        while let Some(here) = found.get(at).copied() {
            at += 1;
            let next = through.iter().filter(|there| self.adjacent(here, there) && !found.contains(there));
            let next: Vec<&str> = next.copied().collect();
            found.extend(next);
        }
        one != other && found.contains(&other)
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The board of the page: counts, Strongholds and Sites.
    #[test]
    fn the_shipped_board_is_that_of_the_page() {
        let board = Board::trilogy();
        let stronghold = |territory: &&Territory| territory.stronghold;
        let site = |territory: &&Territory| territory.site;
        let counts = (
            board.territories().count(),
            board.count_borders(),
            board.regions().len(),
            board.territories().filter(stronghold).count(),
            board.territories().filter(site).count(),
        );
        assert_eq!(counts, (64, 101, 9, 11, 22));
        let regions: Vec<_> =
            board.regions().iter().map(|it| (it.name.as_str(), it.bonus, it.territories.len())).collect();
        let told = [
            ("eriador", 3, 7),
            ("arnor", 7, 11),
            ("rhun", 2, 4),
            ("mirkwood", 4, 5),
            ("rohan", 4, 7),
            ("rhovanion", 5, 8),
            ("gondor", 7, 10),
            ("mordor", 2, 6),
            ("haradwaith", 2, 6),
        ];
        assert_eq!(regions, told);
        // K40: the path crosses borders of the list only.
        let path = board.path();
        assert_eq!(*path, Path::default());
        assert!((0..path.last()).all(|step| board.adjacent(path.name(step), path.name(step + 1))));
        let everything: Vec<&str> = board.territories().map(|it| it.name.as_str()).collect();
        assert!(everything[1..].iter().all(|there| board.connected(everything[0], there, &everything)));
    }

    /// Numbers to check, 48.
    #[test]
    fn k37_what_is_linked_through_ones_own() {
        let board = Board::trilogy();
        let own = ["minas-tirith", "lebennin", "belfalas", "umbar", "gap-of-rohan", "nurn"];
        let linked = |from: &str, to: &str| board.connected(from, to, &own);
        assert!(linked("gap-of-rohan", "umbar") && !linked("nurn", "umbar") && !linked("umbar", "umbar"));
    }

    #[test]
    fn a_board_lies_in_a_record_as_its_file() {
        let board = Board::trilogy();
        let text = serde_json::to_string(&*board).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&text).unwrap(), *board);
        assert!(serde_json::from_str::<Board>("\"{}\"").is_err());
        // With its map, if it has one.
        let mapped = (*board).clone().with_map("{ }".to_owned());
        let text = serde_json::to_string(&mapped).unwrap();
        assert_eq!(serde_json::from_str::<Board>(&text).unwrap(), mapped);
        assert_eq!((mapped.map(), board.map()), (Some("{ }"), None));
    }
}
