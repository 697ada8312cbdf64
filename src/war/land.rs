//! The settlements (Set-up), and words for regions: the map itself is on the table.

use super::nation::Nation;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Size {
    Stronghold,
    City,
    Town,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settlement {
    pub name: &'static str,
    pub nation: Nation,
    /// What it is, where the set-up has not said otherwise (Q13).
    pub size: Size,
}

use Nation::{Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use Size::{City, Stronghold, Town};

const fn lies(name: &'static str, nation: Nation, size: Size) -> Settlement {
    Settlement { name, nation, size }
}

pub const SETTLEMENTS: [Settlement; 36] = [
    lies("erebor", Dwarves, Stronghold),
    lies("ered-luin", Dwarves, Town),
    lies("iron-hills", Dwarves, Town),
    lies("grey-havens", Elves, Stronghold),
    lies("lorien", Elves, Stronghold),
    lies("rivendell", Elves, Stronghold),
    lies("woodland-realm", Elves, Stronghold),
    lies("dol-amroth", Gondor, Stronghold),
    lies("minas-tirith", Gondor, Stronghold),
    lies("pelargir", Gondor, City),
    lies("lamedon", Gondor, Town),
    lies("lossarnach", Gondor, Town),
    lies("dale", North, City),
    lies("shire", North, City),
    lies("bree", North, Town),
    lies("carrock", North, Town),
    lies("helms-deep", Rohan, Stronghold),
    lies("edoras", Rohan, City),
    lies("folde", Rohan, Town),
    lies("westemnet", Rohan, Town),
    lies("orthanc", Isengard, Stronghold),
    lies("north-dunland", Isengard, Town),
    lies("south-dunland", Isengard, Town),
    lies("barad-dur", Sauron, Stronghold),
    lies("dol-guldur", Sauron, Stronghold),
    lies("minas-morgul", Sauron, Stronghold),
    lies("morannon", Sauron, Stronghold),
    lies("moria", Sauron, Stronghold),
    lies("mount-gundabad", Sauron, Stronghold),
    lies("angmar", Sauron, City),
    lies("nurn", Sauron, Town),
    lies("umbar", Southrons, Stronghold),
    lies("far-harad", Southrons, City),
    lies("near-harad", Southrons, Town),
    lies("north-rhun", Southrons, Town),
    lies("south-rhun", Southrons, Town),
];

/// Where the Fellowship begins.
pub const START: &str = "rivendell";
/// W39: from where Mordor is entered.
pub const GATES: [&str; 2] = ["morannon", "minas-morgul"];
/// W54: where Aragorn is crowned.
pub const CROWNED_IN: [&str; 3] = ["minas-tirith", "dol-amroth", "pelargir"];
/// Q13: what the set-up can make Cities.
pub const MADE_CITIES: [&str; 2] = ["ered-luin", "south-rhun"];

pub fn settlement(region: &str) -> Option<&'static Settlement> {
    SETTLEMENTS.iter().find(|settlement| settlement.name == region)
}

pub fn names() -> impl Iterator<Item = &'static str> + Clone {
    SETTLEMENTS.iter().map(|settlement| settlement.name)
}
