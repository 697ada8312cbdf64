//! How many dice lie in the Hunt Box: a column each, with how likely the first move is found, and seen.

use super::{INSET, SIZE, Table};
use crate::books::Ratio;
use crate::language::war::allocations;
use crate::language::war::asked::Conditions;
use crate::war::WarCommand as C;
use crate::war::odds::Hunted;
use crate::window::pieces::{At, Lit, Paint, Side};
use crate::window::war::sight::{Sight, begin};
use iced::Color;

/// Where the boxes begin, and the foot on which the columns stand.
const BOXES: f32 = 158.0;
const FOOT: f32 = 150.0;

/// How many were pressed; where one number alone can be laid, that.
pub(in crate::window::war) fn chosen(sight: &Sight<'_>) -> Option<u8> {
    let (least, most) = sight.view.allocation();
    let said = sight.behind("allocate").first().and_then(|word| word.parse().ok());
    said.or(Some(least).filter(|_| least == most && sight.typed.trim().is_empty()))
}

/// What each number means for the first move, with what was said to hold.
pub(super) fn expected(sight: &Sight<'_>) -> Vec<(u8, Hunted)> {
    let held = sight.held();
    allocations(Conditions::of(|it| held.contains(&it)), sight.view).unwrap_or_default()
}

pub(super) fn allocation(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    let title = sight.say("mat-into-box");
    mat.fits([INSET, 30.0], LEGEND - INSET - 8.0, 17.0, (tints.gold, Side::From, true), &title);
    let pool = view.pools[1].saturating_sub(view.boxed[1]);
    let dice = sight.tell("mat-shadow-dice", &[("dice", pool.into())]);
    mat.fits([SIZE[0] - INSET, 30.0], 160.0, 15.0, (tints.ink, Side::To, true), &dice);
    if sight.odds {
        legend(mat, sight);
    }
    let (least, most) = view.allocation();
    let moves = expected(sight);
    let apart = ((SIZE[0] - 2.0 * INSET) / f32::from(pool + 1)).min(90.0);
    let wide = apart - 14.0;
    for count in 0..=pool {
        let x = INSET + 6.0 + f32::from(count) * apart;
        let middle = x + wide / 2.0;
        if !(least..=most).contains(&count) {
            mat.dashed([x, BOXES], [wide, 82.0], 8.0, tints.rim);
            mat.bold([middle, BOXES + 30.0], 26.0, tints.dim, Side::About, count.to_string());
            continue;
        }
        let up = chosen(sight) == Some(count);
        let found = moves.iter().find(|(laid, _)| *laid == count).map(|(_, found)| found);
        if let Some(found) = found.filter(|_| sight.odds) {
            let (letters, full) = if up { (22.0, 1.0) } else { (19.0, 0.7) };
            let (above, most) = ([8.0, letters], likeliest(&moves));
            let of = Column { high: 80.0, round: 4.0, above, within: [8.0, 16.0], full, most };
            column(mat, sight, [middle, if up { FOOT - 6.0 } else { FOOT }], wide.min(48.0), found, &of);
        }
        laid(mat, [x, if up { BOXES - 6.0 } else { BOXES }], wide, count, up);
        let rolled = sight.tell("mat-rolled", &[("dice", pool.saturating_sub(count).into())]);
        let ink = if up { tints.ink } else { tints.faint };
        mat.fits([middle, BOXES + 100.0], apart - 2.0, 13.0, (ink, Side::About, up), &rolled);
        let name = sight.tell("chip-allocate", &[("count", count.into())]);
        let lays = begin(C::Allocate(count), &name);
        mat.place([x, BOXES - 117.0], [wide, 223.0], name, lays);
    }
    let [from, to] = [least, most].map(|count| INSET + 6.0 + f32::from(count) * apart);
    mat.bracket([from, 270.0], to + wide - from, tints.faint, 1.4);
    let bounds = [("least", least), ("most", most)];
    let [low, high] =
        bounds.map(|(name, count)| sight.tell(&format!("mat-{name}"), &[("count", count.into())]));
    let said = format!("{low} · {high}");
    let middle = ((from + to + wide) / 2.0).clamp(220.0, SIZE[0] - 220.0);
    mat.fits([middle, 295.0], 420.0, 14.0, (tints.faint, Side::About, false), &said);
}

/// What columns show: where each is explained, in which colour and by which name. In Mordor all are found, and what an Eye
/// deals alone hangs on the dice.
pub(super) fn shows(mat: &Table, sight: &Sight<'_>) -> Vec<(Color, &'static str)> {
    let tints = mat.tints();
    match sight.view.mordor {
        Some(_) => vec![(tints.gold, "odds-damage")],
        None => vec![(tints.gold, "odds-success"), (tints.red, "odds-seen")],
    }
}

/// Where it is said what the columns are out of.
const LEGEND: f32 = 200.0;

fn legend(mat: &mut Table, sight: &Sight<'_>) {
    let tints = mat.tints();
    if sight.view.mordor.is_none() {
        let how = sight.say("mat-in-100");
        mat.fits([LEGEND, 30.0], 150.0, 14.0, (tints.faint, Side::From, false), &how);
    }
    for (x, (color, name)) in [362.0, 470.0].into_iter().zip(shows(mat, sight)) {
        mat.plate([x, 19.0], [14.0, 13.0], 3.0, Paint::filled(color));
        mat.fits([x + 20.0, 30.0], 84.0, 14.0, (tints.ink, Side::From, false), &sight.say(name));
    }
}

/// What a column measures: how high one is that is certain, how round, and its numbers: how far from it and how large.
pub(super) struct Column {
    pub high: f32,
    pub round: f32,
    pub above: [f32; 2],
    pub within: [f32; 2],
    /// How much of its colour it has.
    pub full: f32,
    /// How likely it is where a column is as high as that.
    pub most: f64,
}

/// How likely the likeliest of them is found: the columns are as high as there is room.
pub(super) fn likeliest(moves: &[(u8, Hunted)]) -> f64 {
    moves.iter().map(|(_, found)| found.success.about()).fold(0.3, f64::max)
}

/// So much damage has a column that is full.
const DAMAGE: f64 = 6.0;

/// How likely it is found, and within that seen; in Mordor what it costs.
pub(super) fn column(
    mat: &mut Table,
    sight: &Sight<'_>,
    [middle, foot]: At,
    wide: f32,
    found: &Hunted,
    of: &Column,
) {
    let tints = mat.tints();
    let in_100 = |chance: Ratio| (chance.about() / of.most, chance.of_hundred().to_string());
    let numbers = match sight.view.mordor {
        Some(_) => {
            let mean = found.damage.about();
            vec![((mean / DAMAGE).min(1.0), sight.words.tenths(mean))]
        }
        None => vec![in_100(found.success), in_100(found.reveal)],
    };
    for (number, ((share, said), (color, _))) in numbers.into_iter().zip(shows(mat, sight)).enumerate() {
        let high = share as f32 * of.high;
        let color = Color { a: of.full, ..color };
        let tall = high.max(of.round / 2.0);
        mat.plate([middle - wide / 2.0, foot - tall], [wide, tall], of.round, Paint::filled(color));
        let letters = of.within[1].min(high - 3.0);
        if number == 0 {
            mat.bold([middle, foot - high - of.above[0]], of.above[1], tints.ink, Side::About, said);
        } else if letters >= of.within[1] * 0.78 {
            let down = of.within[0].min((high - letters) / 2.0 + 1.0);
            mat.bold([middle, foot - down], letters, tints.on_gold, Side::About, said);
        } else {
            // What has no room within stands beside it.
            let at = [middle + wide / 2.0 + 3.0, foot - 1.0];
            mat.bold(at, of.within[1] * 0.8, tints.red, Side::From, said);
        }
    }
}

/// A box with so many dice in it.
fn laid(mat: &mut Table, [x, y]: [f32; 2], wide: f32, count: u8, up: bool) {
    let tints = mat.tints();
    mat.word_cell([x, y], [wide, 82.0], "", if up { Lit::Ringed } else { Lit::Plain });
    let ink = if up { tints.gold } else { tints.ink };
    mat.bold([x + wide / 2.0, y + 30.0], 26.0, ink, Side::About, count.to_string());
    let row = if count <= 3 { count.max(1) } else { count.div_ceil(2) };
    let apart = (wide - 8.0).min(f32::from(row) * 19.0) / f32::from(row);
    let side = apart - 3.0;
    for die in 0..count {
        let (down, along) = (die / row, die % row);
        let in_row = row.min(count - down * row);
        let from = x + wide / 2.0 - f32::from(in_row) * apart / 2.0 + 1.5;
        let at = [from + f32::from(along) * apart, y + 41.0 + f32::from(down) * 19.0];
        let paint = Paint::filled(tints.blood).edged(tints.red, 1.2);
        mat.plate(at, [side.min(16.0); 2], 3.0, paint);
    }
}
