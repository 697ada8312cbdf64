//! Where something is, or goes: the regions that are known, those near at hand first; any other is spelled.

use super::region::{APART, CELL, may_be, sign};
use super::{INSET, SIZE, Table, UPPER, fought, letters, signs};
use crate::language::war::names;
use crate::war::battle::Kind;
use crate::war::carried::Fought;
use crate::war::land::{self, Settlement, Size, settlement};
use crate::war::nation::{Nation, Side};
use crate::war::people::{Companion, Person};
use crate::war::view::Won;
use crate::window::pieces::{self, At, Lit, measured, signs::war};
use crate::window::war::near::near_them;
use crate::window::war::sight::{SPELLS, Sight, Wished};
use fluent_bundle::FluentValue;

const COLUMNS: usize = 5;
const ROWS: usize = 9;
const TOP: f32 = 46.0;
/// How much room a battle that is over needs below them.
const OVER: f32 = 100.0;

pub(super) fn regions(mat: &mut Table, sight: &Sight<'_>, begun: &str) {
    let (view, tints) = (sight.view, mat.tints());
    let leaves = sight.leaves().is_some();
    let what = if leaves { "separate" } else { begun.split(' ').next().unwrap_or_default() };
    let up_to = if leaves { sight.reach() } else { view.progress };
    let facts = [
        ("what", what.into()),
        ("progress", up_to.into()),
        ("at", names::whereabouts(sight.words, view).into()),
    ];
    let title = match what {
        // Who has made no step stays where it is.
        "declare" if up_to == 0 => here(sight, "can-region", &[("what", what.into())]),
        "appear" if up_to == 0 => here(sight, "tale-appeared", &[]),
        _ => sight.tell("mat-where", &facts),
    };
    mat.fits([INSET, 30.0], 430.0, 17.0, (tints.gold, pieces::Side::From, true), &title);
    let after = INSET + measured(&title, 17.0, true).min(430.0) + 16.0;
    let how = sight.tell("mat-where-more", &[("what", what.into())]);
    // The tile that has them seen lies there still.
    let tile = view.open_tile().filter(|_| begun == "appear").map(signs::open);
    let tile = tile.or_else(|| view.came.as_ref()?.tiles().last().map(|tile| signs::tile(*tile)));
    if let Some(tile) = &tile {
        mat.tile([SIZE[0] - INSET - 34.0, 6.0], 34.0, tile, Lit::Plain);
    }
    let room = SIZE[0] - INSET - after - if tile.is_some() { 44.0 } else { 0.0 };
    mat.fits([after, 30.0], room, 14.0, (tints.faint, pieces::Side::From, false), &how);
    let chosen = sight.region_said(begun).unwrap_or_default();
    if sight.is_open(SPELLS) {
        return letters::letters(mat, sight, begun, chosen);
    }
    let leaving: Vec<Companion> = sight.leaving().collect();
    let mut regions: Vec<&str> = in_order(sight, begun);
    let spare = ROWS * COLUMNS - 1 - regions.len().min(ROWS * COLUMNS - 1);
    let named = view.named.iter().rev().map(String::as_str).filter(|named| !regions.contains(named));
    // What was named before need not be typed again, as far as there is room.
    let named: Vec<&str> = named.take(if begun == "capture" { 0 } else { spare }).collect();
    regions.extend(named);
    let place = |number: usize| {
        let (row, column) = (number / COLUMNS, number % COLUMNS);
        [INSET + column as f32 * APART[0], TOP + row as f32 * APART[1]]
    };
    another(mat, sight, begun, (place(regions.len()), place(COLUMNS - 1)));
    let [_, below] = place(regions.len() + COLUMNS - 1);
    if let Some(over) = sight.fought().filter(|_| begun == "capture" && below + OVER < UPPER) {
        fought::fought(mat, sight, over, below + 30.0);
    }
    for (number, region) in regions.into_iter().enumerate() {
        let at = place(number);
        let name = names::place(sight.words, region);
        let may = may_be(sight, begun, region);
        mat.name_cell(at, CELL, Some(sign(sight, region)), &name, Lit::of(region == chosen, may));
        // A haven heals; of whoever can rouse its people it is roused.
        let wakes = |nation| leaving.iter().any(|it| Person::Companion(*it).rouses(nation));
        let dotted = |nation| begun == "declare" || !view.standing(nation).active && wakes(nation);
        // What is taken already is taken back.
        let dotted =
            if begun == "capture" { view.is_taken(region) } else { view.haven(region).is_some_and(dotted) };
        if dotted && may {
            mat.circle([at[0] + CELL[0] - 10.0, at[1] + 13.0], 3.5, pieces::Paint::filled(tints.gold));
        }
        if may {
            mat.place(at, CELL, name, Wished::Begin(sight.region_is(begun, region)));
        }
    }
}

/// Behind the regions that are known by name: a press asks for any other one of the map, which is spelled. The cell ends where a
/// row does; a settlement has its name here.
fn another(mat: &mut Table, sight: &Sight<'_>, begun: &str, (at, last): (At, At)) {
    // Who has made no step is where they were (Q19).
    let stays = matches!(begun, "appear" | "declare") && sight.view.progress == 0;
    if stays || matches!(begun, "capture" | "bring aragorn") {
        return;
    }
    let name = sight.say("mat-another-region");
    let size = [last[0] + CELL[0] - at[0], CELL[1]];
    mat.name_cell(at, size, Some(war::PROGRESS), &name, Lit::Plain);
    mat.place(at, size, name, sight.open(SPELLS));
}

/// A sentence about where it is.
fn here(sight: &Sight<'_>, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
    let place = names::place(sight.words, &sight.view.at);
    let at = [("place", place.clone().into()), ("where", place.into())];
    sight.tell(name, &[facts, &at].concat())
}

/// The nearest first; where something is taken, settlements people by people: what was just fought for before all, then what belongs
/// to the other side of whoever has acted.
fn in_order(sight: &Sight<'_>, begun: &str) -> Vec<&'static str> {
    let view = sight.view;
    if begun != "capture" {
        return near_them(view);
    }
    let mut regions: Vec<&str> = land::names().collect();
    let as_fought = |won: &Won, it: &Settlement| match won.kind {
        Kind::City => view.size(it) == Size::City,
        _ => view.size(it) == Size::Stronghold,
    };
    // Behind a battle those were attacked whose land it is; else the enemy's is what who acts takes. When the last die is spent the
    // turn has passed on to them.
    let fought = sight.fought().filter(|fought| fought.may_move_in());
    let attacked: Vec<Nation> = fought.into_iter().flat_map(Fought::attacked).collect();
    let beaten = view.won.as_ref().and_then(|won| won.beaten.first()).or(attacked.first());
    let enemy = beaten.map(|nation| nation.side());
    let enemy = enemy.or(view.acts().map(Side::other)).unwrap_or(view.turn_of);
    // Where it is known who lost, only what that side holds can be taken.
    if let Some(nation) = beaten {
        let held = |it: &Settlement| (it.nation.side() == nation.side()) != view.is_taken(it.name);
        regions.retain(|region| settlement(region).is_some_and(held));
    }
    regions.sort_by_key(|region| {
        let Some(it) = settlement(region) else { return 3 };
        match view.won.as_ref().filter(|won| won.beaten.contains(&it.nation) && !view.is_taken(region)) {
            Some(won) => u8::from(!as_fought(won, it)),
            None if attacked.contains(&it.nation) && !view.is_taken(region) => 1,
            None => 2 + u8::from((it.nation.side() == enemy) == view.is_taken(region)),
        }
    });
    regions
}
