//! Regions, those near at hand first. How far they are from each other is only about right: their order hangs on it, and that what
//! lies much too far is out of reach.

use crate::books::{apart, spelled_out};
use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::land::SETTLEMENTS;

/// Of so many letters one may be typed amiss.
const AMISS: usize = 4;

/// Where those lie that are no settlements, as these do.
const BETWEEN: [(&str, [i16; 2]); 6] = [
    ("north-downs", [28, 28]),
    ("fords-of-bruinen", [43, 35]),
    ("hollin", [44, 42]),
    ("fords-of-isen", [44, 61]),
    ("osgiliath", [68, 73]),
    ("gorgoroth", [77, 71]),
];

/// All of them, the nearest to where the Fellowship is first. Where nobody knows where that lies, it is not far from where it was seen
/// before.
pub(super) fn near_them(view: &WarView) -> Vec<&'static str> {
    let known = nearest("");
    let road = [&view.at].into_iter().chain(view.road.iter().rev());
    let from = road.map(String::as_str).find(|region| known.contains(region));
    nearest(from.unwrap_or_default())
}

/// All of them, the nearest to this one first; as they stand on the page, where nobody knows where that lies.
pub(super) fn nearest(to: &str) -> Vec<&'static str> {
    let mut regions: Vec<_> = known().collect();
    if let Some([x, y]) = lies(to) {
        regions.sort_by_key(|(_, [east, south])| {
            let (along, down) = (i32::from(east - x), i32::from(south - y));
            along * along + down * down
        });
    }
    regions.into_iter().map(|(name, _)| name).collect()
}

/// How broad the broadest regions of the map are, and how much broader than that what lies between two middles can be.
const STEP: i32 = 9;
const MORE: i32 = 8;

/// W17, W20, W21: whether a region can be within so many of another one. What nobody knows where it lies can.
pub(super) fn are_within(from: &str, to: &str, regions: u8) -> bool {
    let (Some([east, south]), Some([x, y])) = (lies(from), lies(to)) else { return true };
    let (along, down) = (i32::from(east - x), i32::from(south - y));
    let most = i32::from(regions) * STEP + if from == to { 0 } else { MORE };
    along * along + down * down <= most * most
}

/// Where a region lies.
fn lies(region: &str) -> Option<[i16; 2]> {
    known().find(|(name, _)| *name == region).map(|(_, at)| at)
}

fn known() -> impl Iterator<Item = (&'static str, [i16; 2])> {
    SETTLEMENTS.iter().map(|it| (it.name, it.at)).chain(BETWEEN)
}

/// Whether so called a region is none of these: none that was only typed amiss, or has a word too many behind it.
pub(super) fn is_another(words: &Words, region: &str) -> bool {
    let said = spelled_out(region);
    let letters = said.chars().count();
    let is_meant = |name: &str| {
        let called = spelled_out(&names::place(words, name)).replace([' ', '’', '\''], "-");
        [name, &called].into_iter().any(|name| {
            let longer = said.strip_prefix(name).is_some_and(|rest| rest.starts_with('-'));
            longer || apart(&said, name) * AMISS <= letters
        })
    };
    !nearest("").into_iter().any(is_meant)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::nation::Nation;
    use strum::IntoEnumIterator;

    #[test]
    fn every_region_of_the_set_up_is_among_them() {
        let known = nearest("");
        for there in Nation::iter().flat_map(Nation::set_up) {
            assert!(known.contains(&there.region), "{}", there.region);
        }
    }

    #[test]
    fn what_is_typed_amiss_is_no_other_region() {
        let words = Words::of_game::<crate::war::War>(crate::language::Language::De);
        for meant in ["fords-of-bruinn", "furten-des-bruinn", "rivendell-again", "minas-trith"] {
            assert!(!is_another(&words, meant), "{meant}");
        }
        assert!(is_another(&words, "dead-marshes") && is_another(&words, "druadan-forest"));
    }

    /// Paths of the map, and how many regions long they are: none is out of reach. What lies at its other end is.
    #[test]
    fn what_can_be_reached_is_within() {
        let paths = [
            ("erebor", "iron-hills", 1),
            ("dale", "woodland-realm", 1),
            ("near-harad", "far-harad", 1),
            ("umbar", "near-harad", 1),
            ("minas-tirith", "osgiliath", 1),
            ("hollin", "moria", 1),
            ("lamedon", "pelargir", 1),
            ("rivendell", "moria", 2),
            ("moria", "lorien", 2),
        ];
        for (from, to, regions) in paths {
            assert!(are_within(from, to, regions) && are_within(to, from, regions), "{from} {to}");
        }
        for far in ["umbar", "far-harad", "minas-morgul", "iron-hills", "ered-luin"] {
            assert!(!are_within("hollin", far, 3) && are_within("hollin", far, 12), "{far}");
        }
        assert!(are_within("hollin", "druadan-forest", 1));
    }

    #[test]
    fn the_nearest_come_first() {
        assert_eq!(nearest("moria")[..3], ["moria", "hollin", "lorien"]);
        assert_eq!(nearest("minas-tirith")[..2], ["minas-tirith", "osgiliath"]);
        assert_eq!(nearest("nowhere")[0], SETTLEMENTS[0].name);
    }
}
