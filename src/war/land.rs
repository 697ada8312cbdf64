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
    /// Where it lies, about: from west to east, and from north to south.
    pub at: [i16; 2],
}

use Nation::{Dwarves, Elves, Gondor, Isengard, North, Rohan, Sauron, Southrons};
use Size::{City, Stronghold, Town};

const fn lies(name: &'static str, nation: Nation, size: Size, at: [i16; 2]) -> Settlement {
    Settlement { name, nation, size, at }
}

pub const SETTLEMENTS: [Settlement; 36] = [
    lies("erebor", Dwarves, Stronghold, [73, 24]),
    lies("ered-luin", Dwarves, Town, [10, 24]),
    lies("iron-hills", Dwarves, Town, [84, 25]),
    lies("grey-havens", Elves, Stronghold, [12, 32]),
    lies("lorien", Elves, Stronghold, [55, 48]),
    lies("rivendell", Elves, Stronghold, [46, 34]),
    lies("woodland-realm", Elves, Stronghold, [66, 28]),
    lies("dol-amroth", Gondor, Stronghold, [48, 81]),
    lies("minas-tirith", Gondor, Stronghold, [66, 73]),
    lies("pelargir", Gondor, City, [62, 82]),
    lies("lamedon", Gondor, Town, [54, 75]),
    lies("lossarnach", Gondor, Town, [65, 77]),
    lies("dale", North, City, [72, 27]),
    lies("shire", North, City, [22, 34]),
    lies("bree", North, Town, [31, 34]),
    lies("carrock", North, Town, [55, 30]),
    lies("helms-deep", Rohan, Stronghold, [46, 64]),
    lies("edoras", Rohan, City, [52, 65]),
    lies("folde", Rohan, Town, [56, 67]),
    lies("westemnet", Rohan, Town, [50, 61]),
    lies("orthanc", Isengard, Stronghold, [45, 58]),
    lies("north-dunland", Isengard, Town, [43, 50]),
    lies("south-dunland", Isengard, Town, [40, 57]),
    lies("barad-dur", Sauron, Stronghold, [79, 68]),
    lies("dol-guldur", Sauron, Stronghold, [64, 44]),
    lies("minas-morgul", Sauron, Stronghold, [72, 74]),
    lies("morannon", Sauron, Stronghold, [71, 63]),
    lies("moria", Sauron, Stronghold, [49, 44]),
    lies("mount-gundabad", Sauron, Stronghold, [48, 20]),
    lies("angmar", Sauron, City, [40, 20]),
    lies("nurn", Sauron, Town, [84, 76]),
    lies("umbar", Southrons, Stronghold, [57, 97]),
    lies("far-harad", Southrons, City, [70, 100]),
    lies("near-harad", Southrons, Town, [66, 90]),
    lies("north-rhun", Southrons, Town, [90, 38]),
    lies("south-rhun", Southrons, Town, [88, 52]),
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
