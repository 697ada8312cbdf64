//! A region as it is chosen among others: a cell with what stands there.

use crate::war::land::{CROWNED_IN, Size, settlement};
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::near::are_within;
use crate::window::war::sight::Sight;

/// How large a cell is, and how far it is to the next one.
pub(super) const CELL: [f32; 2] = [158.0, 26.5];
pub(super) const APART: [f32; 2] = [163.0, 28.0];

/// Whether it can be there, as far as that is known.
pub(super) fn may_be(sight: &Sight<'_>, begun: &str, region: &str) -> bool {
    let view = sight.view;
    let still = view.progress == 0;
    match begun {
        "declare" if still => region == view.at,
        "declare" => are_within(&view.at, region, view.progress),
        "appear" if still => region == view.at,
        "appear" => view.haven(region).is_none() && are_within(&view.at, region, view.progress),
        "bring aragorn" => CROWNED_IN.contains(&region),
        _ if sight.leaves().is_some() => are_within(&view.at, region, sight.reach()),
        _ => true,
    }
}

/// What stands there.
pub(super) fn sign(sight: &Sight<'_>, region: &str) -> Sign {
    match settlement(region).map(|it| sight.view.size(it)) {
        Some(Size::Stronghold) => war::STRONGHOLD,
        Some(Size::City) => war::CITY,
        Some(Size::Town) => war::TOWN,
        None if ["osgiliath", "fords-of-isen"].contains(&region) => war::FORTIFICATION,
        None => war::PROGRESS,
    }
}
