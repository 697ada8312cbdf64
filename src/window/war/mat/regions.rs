//! Where something is, or goes: the regions that are known, those near at hand first; any other is typed.

use super::{INSET, SIZE, Table, signs};
use crate::language::war::names;
use crate::war::battle::Kind;
use crate::war::land::{CROWNED_IN, Settlement, Size, settlement};
use crate::war::nation::Side;
use crate::window::pieces::{self, Lit, Sign, measured, signs::war};
use crate::window::war::near::nearest;
use crate::window::war::sight::{Sight, begin};

const COLUMNS: usize = 5;
const CELL: [f32; 2] = [158.0, 26.5];
const APART: [f32; 2] = [163.0, 28.0];
const TOP: f32 = 46.0;

pub(super) fn regions(mat: &mut Table, sight: &Sight<'_>, begun: &str) {
    let (view, tints) = (sight.view, mat.tints());
    let facts = [
        ("what", word(begun).into()),
        ("progress", view.progress.into()),
        ("at", names::whereabouts(sight.words, view).into()),
    ];
    let title = sight.tell("mat-where", &facts);
    mat.fits([INSET, 30.0], 430.0, 17.0, (tints.gold, pieces::Side::From, true), &title);
    let after = INSET + measured(&title, 17.0, true).min(430.0) + 16.0;
    let how = sight.tell("mat-where-more", &[("what", word(begun).into())]);
    let room = SIZE[0] - INSET - after;
    mat.fits([after, 30.0], room, 14.0, (tints.faint, pieces::Side::From, false), &how);
    let chosen = sight.behind(begun).first().copied().unwrap_or_default();
    for (number, region) in in_order(sight, begun).into_iter().enumerate() {
        let (row, column) = (number / COLUMNS, number % COLUMNS);
        let at = [INSET + column as f32 * APART[0], TOP + row as f32 * APART[1]];
        let name = names::place(sight.words, region);
        let may = may_be(sight, begun, region);
        let lit = match (may, region == chosen) {
            (_, true) => Lit::Ringed,
            (true, _) => Lit::Plain,
            (false, _) => Lit::Spent,
        };
        mat.name_cell(at, CELL, Some(sign(sight, region)), &name, lit);
        if begun == "declare" && view.haven(region).is_some() {
            // A haven heals.
            mat.circle([at[0] + CELL[0] - 10.0, at[1] + 13.0], 3.5, pieces::Paint::filled(tints.gold));
        }
        if may {
            let wish = begin(format!("{begun} {region}"), &name);
            mat.place(at, CELL, name, wish);
        }
    }
}

/// The nearest first; where something is taken, what was just fought for before all.
fn in_order(sight: &Sight<'_>, begun: &str) -> Vec<&'static str> {
    let mut regions = nearest(&sight.view.at);
    if let Some(won) = sight.view.won.as_ref().filter(|_| begun == "capture") {
        regions.sort_by_key(|region| {
            let beaten = |it: &&Settlement| won.beaten.contains(&it.nation) && !sight.view.is_taken(region);
            let as_fought = |size| match won.kind {
                Kind::City => size == Size::City,
                Kind::Siege | Kind::Sortie => size == Size::Stronghold,
                Kind::Field => true,
            };
            settlement(region).filter(beaten).map_or(2, |it| u8::from(!as_fought(sight.view.size(it))))
        });
    }
    regions
}

/// What the sentences know it by.
fn word(begun: &str) -> String {
    begun.split(' ').next().unwrap_or_default().to_owned()
}

/// Whether it can be there, as far as that is known.
fn may_be(sight: &Sight<'_>, begun: &str, region: &str) -> bool {
    let view = sight.view;
    let still = view.progress == 0;
    match begun {
        "declare" => !still || region == view.at,
        "appear" if still => region == view.at,
        "appear" => view.haven(region).is_none(),
        // Whoever has spent the die for it does not act any more: either side may have taken it.
        "capture" => settlement(region).is_some(),
        "bring aragorn" => CROWNED_IN.contains(&region),
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

/// The sign of a captured settlement, with whose land it was.
pub(super) fn taken(region: &str) -> Option<(Sign, Side)> {
    let settlement = settlement(region)?;
    Some((signs::size(settlement.size), settlement.nation.side().other()))
}
