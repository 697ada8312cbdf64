//! How many dice the Hunt Box may hold, large: a column each, with how often of a hundred the first move is found, and seen.

use super::super::super::sight::Sight;
use super::super::Table;
use super::super::allocation::{Column, chosen, column, expected, likeliest, shows};
use super::super::hunt::condition_sign;
use crate::language::war::names::CONDITIONS;
use crate::window::pieces::{Lit, Paint, Side};

/// Where the columns stand, and how large they are.
const FOOT: f32 = 560.0;

pub(super) fn laid(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    if sight.odds {
        if view.mordor.is_none() {
            let how = sight.say("mat-in-100");
            mat.fits([40.0, 214.0], 420.0, 36.0, (tints.faint, Side::From, false), &how);
        }
        for (x, (color, name)) in [500.0, 800.0].into_iter().zip(shows(mat, sight)) {
            mat.plate([x, 186.0], [32.0; 2], 5.0, Paint::filled(color));
            mat.fits([x + 44.0, 214.0], 230.0, 36.0, (tints.ink, Side::From, false), &sight.say(name));
        }
    }
    // What was said to hold where they are.
    let held = sight.held();
    for (number, condition) in CONDITIONS.into_iter().filter(|it| held.contains(it)).enumerate() {
        mat.sign(condition_sign(condition), [1190.0 - number as f32 * 62.0, 176.0], 50.0, tints.gold);
    }
    let (least, most) = view.allocation();
    let moves = expected(sight);
    let of = Column {
        high: 250.0,
        round: 6.0,
        above: [16.0, 60.0],
        within: [14.0, 42.0],
        full: 1.0,
        most: likeliest(&moves),
    };
    let apart = (1200.0 / f32::from(most - least + 1)).min(170.0);
    let from = 640.0 - apart * f32::from(most - least) / 2.0;
    for (laid, found) in moves.iter().filter(|(laid, _)| (least..=most).contains(laid)) {
        let middle = from + apart * f32::from(laid - least);
        let wide = apart - 26.0;
        let up = chosen(sight) == Some(*laid);
        let (lit, ink) = if up { (Lit::Ringed, tints.gold) } else { (Lit::Plain, tints.ink) };
        mat.word_cell([middle - wide / 2.0, FOOT + 12.0], [wide, 92.0], "", lit);
        mat.bold([middle, FOOT + 80.0], 64.0, ink, Side::About, laid.to_string());
        if !sight.odds {
            continue;
        }
        column(mat, sight, [middle, FOOT], wide, found, &of);
    }
}
