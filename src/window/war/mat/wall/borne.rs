//! A Hunt, large: its dice, its tile, the Ring, and below them what each way to bear it makes of Corruption; or where they appear.

use super::super::super::sight::Sight;
use super::super::{Table, came as small_came, hunt as small, signs, thrown};
use super::fought::over;
use crate::language::war::names;
use crate::war::hunt::{Came, Hunt, HuntStep, Thrown};
use crate::war::people::Companion;
use crate::war::tile::Tile;
use crate::war::{Outlook, outlook};
use crate::window::pieces::{Lit, Side, Sign, signs::war};
use crate::window::war::choices::able;
use strum::IntoEnumIterator;

pub(super) fn hunt(mat: &mut Table, sight: &Sight<'_>, hunt: &Hunt) {
    dice(mat, sight, hunt);
    super::arrow(mat, [500.0, 270.0]);
    let before = small_came::tile(sight).filter(|_| hunt.step == HuntStep::Tile);
    match hunt.open.as_ref().map(signs::open).or(before.as_ref().map(|(tile, _)| signs::tile(*tile))) {
        Some(tile) => mat.tile([584.0, 180.0], 204.0, &tile, Lit::Plain),
        None => {
            let lit = if hunt.step == HuntStep::Tile { Lit::Ringed } else { Lit::Spent };
            mat.tile_back([584.0, 180.0], 204.0, lit);
        }
    }
    super::arrow(mat, [806.0, 270.0]);
    let damage = hunt.open.as_ref().filter(|open| !open.accepted).map_or(0, |open| open.damage);
    super::ring(mat, sight, damage);
    match before {
        Some((_, said)) => {
            // What is long stands in two lines.
            let ink = (mat.tints().ink, Side::About, true);
            let lines: Vec<&str> = said.split(" · ").collect();
            let size = if lines.len() > 1 { 36.0 } else { 48.0 };
            mat.paragraph(
                [686.0, 492.0 - size * 0.7 * lines.len() as f32],
                size * 1.1,
                (400.0, size),
                ink,
                lines,
            );
        }
        None => counter(mat, sight, hunt),
    }
    mat.rule([40.0, 526.0], [1240.0, 526.0]);
    match outlook(sight.view) {
        Some(outlook) => borne(mat, sight, &outlook),
        None => cup(mat, sight),
    }
}

/// What came of the last command, until something else is done.
pub(super) fn came(mat: &mut Table, sight: &Sight<'_>, came: &Came) {
    match came {
        Came::Missed(thrown) => {
            hunt(mat, sight, &Hunt { thrown: Some(thrown.clone()), ..Hunt::at(HuntStep::Roll) });
        }
        Came::Harmless { thrown, .. } => {
            let climbs = sight.view.mordor.is_some();
            hunt(mat, sight, &Hunt { thrown: thrown.clone(), climbs, ..Hunt::at(HuntStep::Tile) });
        }
        Came::Put(..) | Came::Shown(_) => tiles(mat, sight, came),
        Came::Fought(fought) => over(mat, sight, fought),
    }
}

/// Tiles that no Hunt has drawn, and what becomes of them.
fn tiles(mat: &mut Table, sight: &Sight<'_>, came: &Came) {
    super::ring(mat, sight, 0);
    let tiles = came.tiles();
    let apart = (820.0 / tiles.len().max(1) as f32).min(230.0);
    for (number, tile) in tiles.iter().enumerate() {
        let at = [50.0 + number as f32 * apart, 190.0];
        mat.tile(at, 204.0f32.min(apart - 16.0), &signs::tile(*tile), Lit::Plain);
    }
    let ink = (mat.tints().ink, Side::From, true);
    mat.fits([50.0, 476.0], 820.0, 52.0, ink, &small_came::said(sight, came));
    mat.rule([40.0, 526.0], [1240.0, 526.0]);
    cup(mat, sight);
}

/// The dice as they fell, or are to fall.
fn dice(mat: &mut Table, sight: &Sight<'_>, hunt: &Hunt) {
    let Some(all) = &hunt.thrown else {
        let dice = small::dice(sight, hunt);
        if dice == 0 {
            return small::drawn_for(mat, sight, hunt, [50.0, 192.0], (130.0, 52.0));
        }
        let side = if dice > 3 { CLOSE } else { WIDE[0] };
        for die in 0..dice {
            mat.die(place(die.into(), dice.into()), side, 0, Lit::Plain);
        }
        let said = thrown::hit_by(sight, dice.into(), sight.view.boxed[0]);
        let ink = (mat.tints().gold, Side::From, true);
        let foot = if dice > 3 { 476.0 } else { 400.0 };
        return mat.fits([40.0, foot], 460.0, 40.0, ink, &said);
    };
    match all.dice.len() {
        0..=3 => {
            small::fallen(mat, sight, all, ([50.0, 192.0], WIDE, 52.0), (280.0, 56.0), [180.0, 360.0, 510.0])
        }
        _ => in_rows(mat, sight, all),
    }
}

/// How large up to three dice are and how far apart; and how large more of them are, which lie in two rows.
const WIDE: [f32; 2] = [124.0, 152.0];
const CLOSE: f32 = 108.0;

/// Where a die of so many lies.
fn place(number: usize, of: usize) -> [f32; 2] {
    if of <= 3 {
        return [50.0 + number as f32 * WIDE[1], 192.0];
    }
    [50.0 + (number % 3) as f32 * 134.0, 184.0 + (number / 3) as f32 * 120.0]
}

/// More dice than lie beside each other, as large as two rows have room for: one that was thrown again leaves room for what it showed
/// then, and what is added to each is said below all.
fn in_rows(mat: &mut Table, sight: &Sight<'_>, all: &Thrown) {
    let row = thrown::Row::of(all);
    for (number, (die, again)) in row.with_again().into_iter().enumerate() {
        let [x, y] = place(number, all.dice.len());
        let side = if again.is_some() { CLOSE * 0.6 } else { CLOSE };
        mat.die([x, y], side, die.pips(), row.lit(die));
        if let Some(again) = again {
            let small = CLOSE * 0.5;
            let at = [x + CLOSE - small + 14.0, y + CLOSE - small + 6.0];
            mat.die(at, small, again.pips(), row.lit(again));
        }
    }
    let tints = mat.tints();
    let said = thrown::hit_by(sight, all.dice.len(), all.bonus);
    mat.fits([50.0, 454.0], 440.0, 32.0, (tints.faint, Side::From, false), &said);
    let hits = sight.tell("mat-hits", &[("hits", all.successes.into())]);
    mat.fits([50.0, 512.0], 440.0, 52.0, (tints.gold, Side::From, true), &hits);
}

/// Whether it is seen.
fn counter(mat: &mut Table, sight: &Sight<'_>, hunt: &Hunt) {
    let tints = mat.tints();
    let (name, ink) = match (hunt.open.is_some(), sight.view.reveals() || sight.view.revealed) {
        (true, true) => ("mat-seen", tints.red),
        (true, false) => ("mat-hidden", tints.ink),
        (false, _) => return,
    };
    let seen = name == "mat-seen";
    mat.sign(if seen { war::REVEALED } else { war::HIDDEN }, [584.0, 432.0], 54.0, ink);
    mat.fits([650.0, 476.0], 190.0, 48.0, (ink, Side::From, true), &sight.say(name));
}

/// Each way to bear it, with the Corruption to come.
fn borne(mat: &mut Table, sight: &Sight<'_>, outlook: &Outlook) {
    let tints = mat.tints();
    let by_ability = outlook.ability.map(|(who, corruption)| (able(sight, who), corruption));
    let by_guide = outlook.guide.map(|(who, corruption)| {
        let falls = sight.tell("can-falls", &[("name", names::companion(sight.words, who).into())]);
        ((signs::companion(who), falls), corruption)
    });
    // Of four each has less room: its sign stands beside the number. Beside the Ring alone there is more.
    let of: u8 = outlook.random.iter().map(|(_, companions)| companions).sum();
    let alone = by_guide.is_none() && of == 0;
    let tight = by_ability.is_some() && !alone;
    let (wide, room) = match (tight, alone) {
        (true, _) => (272.0, 372.0),
        (false, true) => (640.0, 0.0),
        (false, false) => (356.0, 506.0),
    };
    let mut x = 40.0;
    for ((sign, said), corruption) in by_ability.into_iter().chain(by_guide) {
        way(mat, [x, wide - 34.0], tight, (sign, &said), corruption);
        x += wide;
        super::parts(mat, x - 16.0);
    }
    if of > 0 {
        let said = format!("{} · {}", sight.say("can-random"), sight.tell("mat-each", &[("of", of.into())]));
        mat.fits([x + 20.0, 586.0], room - 30.0, 40.0, (tints.ink, Side::From, true), &said);
        let mut along = x + 20.0;
        let wide = |corruption: u8| if corruption > 9 { 84.0 } else { 46.0 };
        let each = outlook
            .random
            .iter()
            .map(|(corruption, many)| wide(*corruption) + f32::from(*many) * 44.0 + 16.0);
        // What is broader than its part is drawn closer.
        let close = ((room - 40.0) / each.sum::<f32>()).min(1.0);
        for (corruption, _) in &outlook.random {
            let number = (tints.gold, Side::From, true);
            mat.fits(
                [along, 658.0],
                wide(*corruption) * close,
                72.0 * close,
                number,
                &corruption.to_string(),
            );
            along += wide(*corruption) * close;
            for companion in who(sight, *corruption) {
                mat.sign(signs::companion(companion), [along, 658.0 - 46.0 * close], 46.0 * close, tints.ink);
                along += 44.0 * close;
            }
            along += 16.0 * close;
        }
        x += room;
        super::parts(mat, x - 4.0);
    }
    let said = sight.say("can-ring-bears");
    way(mat, [x + 14.0, 1226.0 - x], tight, (war::RING, &said), outlook.by_ring);
}

/// Those who, if they fall, leave this Corruption.
fn who(sight: &Sight<'_>, corruption: u8) -> Vec<Companion> {
    let damage = sight.view.open_tile().map_or(0, |open| open.damage);
    let to = |it: &Companion| sight.view.corruption.saturating_add(damage.saturating_sub(it.level()));
    sight.view.fellowship().filter(|it| to(it) == corruption).collect()
}

fn way(mat: &mut Table, [x, room]: [f32; 2], tight: bool, (sign, said): (Sign, &str), corruption: u8) {
    let tints = mat.tints();
    let ([down, side], along) = if tight { ([606.0, 58.0], 0.0) } else { ([546.0, 92.0], 104.0) };
    mat.sign(sign, [x, down], side, tints.gold);
    mat.fits([x + along, 586.0], room - along, 40.0, (tints.ink, Side::From, true), said);
    let after = x + side + 14.0;
    mat.words([after, 652.0], 44.0, tints.faint, Side::From, "→");
    mat.bold([after + 54.0, 658.0], 72.0, tints.gold, Side::From, corruption.to_string());
}

/// So many kinds have room beside each other.
const IN_A_ROW: usize = 8;

/// What the cup still holds, kind by kind.
fn cup(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    let pool = &sight.view.cup.pool;
    let kinds: Vec<(Tile, u8)> =
        Tile::iter().map(|tile| (tile, pool.count(tile))).filter(|(_, it)| *it > 0).collect();
    // Many kinds lie in two rows.
    let rows = if kinds.len() > IN_A_ROW { 2 } else { 1 };
    let in_a_row = kinds.len().div_ceil(rows).max(1);
    let apart = (1020.0 / in_a_row as f32).min(150.0);
    let (side, top) = if rows > 1 { (60.0, 538.0) } else { ((apart * 0.52).min(76.0), 566.0) };
    mat.fits([40.0, 600.0], 150.0, 38.0, (tints.faint, Side::From, false), &sight.say("mat-cup"));
    mat.bold([40.0, 662.0], 60.0, tints.ink, Side::From, pool.len().to_string());
    for (number, (tile, count)) in kinds.into_iter().enumerate() {
        let (row, column) = ((number / in_a_row) as f32, (number % in_a_row) as f32);
        let [x, y] = [220.0 + column * apart, top + row * (side + 10.0)];
        mat.tile([x, y], side, &signs::tile(tile), Lit::Plain);
        let times = format!("×{count}");
        mat.fits(
            [x + side + 6.0, y + side * 0.7],
            apart - side - 12.0,
            34.0,
            (tints.ink, Side::From, true),
            &times,
        );
    }
}

/// They were seen: how far they go.
pub(super) fn reveal(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    super::ring(mat, sight, 0);
    // The tile that has them seen; a card alone has none.
    match view.open_tile() {
        Some(open) => mat.tile([60.0, 230.0], 204.0, &signs::open(open), Lit::Plain),
        None => mat.sign(war::REVEALED, [60.0, 210.0], 250.0, tints.red),
    }
    let place = names::whereabouts(sight.words, view);
    if view.progress == 0 {
        // Who has made no step stays there.
        let stays = sight.say("can-stay");
        mat.fits([340.0, 330.0], 530.0, 72.0, (tints.ink, Side::From, true), &stays);
        return mat.fits([340.0, 410.0], 530.0, 60.0, (tints.gold, Side::From, true), &place);
    }
    mat.bold([420.0, 400.0], 220.0, tints.gold, Side::About, view.progress.to_string());
    let said = sight.tell("mat-up-to", &[("regions", view.progress.into())]);
    mat.fits([520.0, 330.0], 350.0, 52.0, (tints.ink, Side::From, true), &said);
    let from = sight.tell("mat-from", &[("place", place.into())]);
    mat.fits([520.0, 400.0], 350.0, 52.0, (tints.ink, Side::From, false), &from);
    mat.rule([40.0, 526.0], [1240.0, 526.0]);
    let no = sight.say("mat-no-haven");
    mat.fits([40.0, 620.0], 1200.0, 52.0, (tints.faint, Side::From, false), &no);
}
