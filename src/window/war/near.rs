//! Regions, those near at hand first. How far they are from each other is only about right: nothing but their order hangs on it.

/// Where regions lie, about: from west to east, and from north to south.
const REGIONS: [(&str, [i16; 2]); 42] = [
    ("grey-havens", [12, 32]),
    ("ered-luin", [10, 24]),
    ("shire", [22, 34]),
    ("bree", [31, 34]),
    ("north-downs", [28, 28]),
    ("angmar", [40, 20]),
    ("rivendell", [46, 34]),
    ("fords-of-bruinen", [43, 35]),
    ("hollin", [44, 42]),
    ("mount-gundabad", [48, 20]),
    ("carrock", [55, 30]),
    ("moria", [49, 44]),
    ("lorien", [55, 48]),
    ("woodland-realm", [66, 28]),
    ("dale", [72, 27]),
    ("erebor", [73, 24]),
    ("iron-hills", [84, 25]),
    ("dol-guldur", [64, 44]),
    ("north-dunland", [43, 50]),
    ("south-dunland", [40, 57]),
    ("orthanc", [45, 58]),
    ("fords-of-isen", [44, 61]),
    ("helms-deep", [46, 64]),
    ("westemnet", [50, 61]),
    ("edoras", [52, 65]),
    ("folde", [56, 67]),
    ("minas-tirith", [66, 73]),
    ("osgiliath", [68, 73]),
    ("lossarnach", [65, 77]),
    ("lamedon", [54, 75]),
    ("dol-amroth", [48, 81]),
    ("pelargir", [62, 82]),
    ("minas-morgul", [72, 74]),
    ("morannon", [71, 63]),
    ("barad-dur", [79, 68]),
    ("gorgoroth", [77, 71]),
    ("nurn", [84, 76]),
    ("umbar", [57, 97]),
    ("near-harad", [66, 90]),
    ("far-harad", [70, 100]),
    ("south-rhun", [88, 52]),
    ("north-rhun", [90, 38]),
];

/// All of them, the nearest to this one first; as they stand on the page, where nobody knows where that lies.
pub(super) fn nearest(to: &str) -> Vec<&'static str> {
    let mut regions = REGIONS;
    if let Some((_, [x, y])) = REGIONS.iter().find(|(name, _)| *name == to) {
        regions.sort_by_key(|(_, [east, south])| {
            let (along, down) = (i32::from(east - x), i32::from(south - y));
            along * along + down * down
        });
    }
    regions.map(|(name, _)| name).to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::land;
    use crate::war::nation::Nation;
    use strum::IntoEnumIterator;

    #[test]
    fn every_settlement_and_every_region_of_the_set_up_is_among_them() {
        let known = nearest("");
        let set_up = Nation::iter().flat_map(Nation::set_up).map(|it| it.region);
        for region in land::names().chain(set_up) {
            assert!(known.contains(&region), "{region}");
        }
    }

    #[test]
    fn the_nearest_come_first() {
        assert_eq!(nearest("moria")[..3], ["moria", "hollin", "lorien"]);
        assert_eq!(nearest("minas-tirith")[..2], ["minas-tirith", "osgiliath"]);
        assert_eq!(nearest("nowhere")[0], "grey-havens");
    }
}
