//! Who had the Ring from when to when.

use super::{END, Given, INSET, Table, signs, title};
use crate::battle::Held;
use crate::language::battle::side;
use crate::language::yes;
use crate::window::pieces::{Paint, Side, closed};

/// Who had the Ring from when to when, with its title.
pub(super) fn had(mat: &mut Table, given: &Given<'_>, top: f32) {
    title(mat, [INSET, top], 600.0, &given.say("mat-had", &[]));
    band(mat, given, [INSET, END], (top + 24.0, 36.0), 17.0);
}

/// The same as a band from here to there, so high, in letters of this size.
pub(super) fn band(
    mat: &mut Table,
    given: &Given<'_>,
    [begins, ends]: [f32; 2],
    (top, high): (f32, f32),
    size: f32,
) {
    let point = high / 2.25;
    let (view, tints) = (given.view, mat.tints());
    let now = view.moment.map_or(1, |moment| moment.round);
    let from = |held: &Held| held.from.map_or(1, |moment| moment.round);
    let holders = &view.past.holders;
    // Each as long as it had it, and long enough to be named.
    let shares: Vec<f32> = holders
        .iter()
        .enumerate()
        .map(|(at, held)| {
            let to = holders.get(at + 1).map_or(now, from);
            f32::from(to.saturating_sub(from(held))) + 1.6
        })
        .collect();
    let room = ends - begins - 4.0 * holders.len() as f32;
    let unit = room / shares.iter().sum::<f32>().max(1.0);
    let mut left = begins;
    for (at, (held, share)) in holders.iter().zip(shares).enumerate() {
        let wide = unit * share;
        let (livery, _) = signs::side(held.by);
        let [fill, edge, ink] = livery.colours();
        let is_last = at + 1 == holders.len();
        let right = left + wide;
        let notch = if at == 0 { left } else { left + point };
        let band = closed([
            [left, top],
            [right - point, top],
            [right, top + high / 2.0],
            [right - point, top + high],
            [left, top + high],
            [notch, top + high / 2.0],
        ]);
        let (edge, width) = if is_last { (tints.lit, 2.0) } else { (edge, 1.0) };
        mat.outline(band, Paint::filled(fill).edged(edge, width));
        let whose = side(given.words, held.by);
        let (from, to) = (from(held), holders.get(at + 1).map_or(now, from));
        let facts = [
            ("side", whose.clone().into()),
            ("from", from.into()),
            ("to", to.into()),
            ("one", yes(from == to).into()),
        ];
        let said = if wide > size * 10.0 { given.say("mat-rounds", &facts) } else { whose };
        let at = [notch + size * 14.0 / 17.0, top + high / 2.0 + size * 6.0 / 17.0];
        mat.fits(at, right - point - at[0], size, (ink, Side::From, true), &said);
        left = right + 4.0;
    }
}
