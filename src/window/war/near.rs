//! Regions, those near at hand first. How far they are from each other is only about right: nothing but their order hangs on it.

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
    let mut regions: Vec<_> = SETTLEMENTS.iter().map(|it| (it.name, it.at)).chain(BETWEEN).collect();
    if let Some((_, [x, y])) = regions.iter().copied().find(|(name, _)| *name == to) {
        regions.sort_by_key(|(_, [east, south])| {
            let (along, down) = (i32::from(east - x), i32::from(south - y));
            along * along + down * down
        });
    }
    regions.into_iter().map(|(name, _)| name).collect()
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

    #[test]
    fn the_nearest_come_first() {
        assert_eq!(nearest("moria")[..3], ["moria", "hollin", "lorien"]);
        assert_eq!(nearest("minas-tirith")[..2], ["minas-tirith", "osgiliath"]);
        assert_eq!(nearest("nowhere")[0], SETTLEMENTS[0].name);
    }
}
