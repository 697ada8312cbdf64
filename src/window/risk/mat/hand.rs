//! What hands tell beside the map: the hunt's two dice (K59), and a hand that is set right.

use super::{Drawn, MOMENT, Table, begin, heading};
use crate::books::{D6, Roll, Throw};
use crate::risk::colour::Colour;
use crate::risk::command::{Command as C, HandSet};
use crate::window::pieces::{Lit, Paint, Side};
use crate::window::risk::{Choice, Wish};

/// Two dice of six faces each.
pub(super) fn hunt(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    heading(mat, 26.0, &table.say("map-hunt-how", &[]));
    let typed = table.seen.typed.strip_prefix("hunt").unwrap_or_default().trim();
    let first = typed.parse::<D6>().ok();
    let hunt = |dice: &[D6]| C::Hunt(Throw::Told(Roll { sides: vec![dice.to_vec()], again: Vec::new() }));
    for row in 0..2 {
        for face in D6::FACES {
            let pips = face.pips();
            let corner = [f32::from(pips - 1) * 58.4, 48.0 + row as f32 * 66.0];
            let chosen = row == 0 && first == Some(face);
            mat.die(corner, 50.0, pips, Lit::of(chosen, true));
            let wish = match (row, first) {
                (1, Some(first)) => Wish::give(hunt(&[first, face])),
                // The second before the first is the first.
                _ => begin(hunt(&[face]), &table.say("chip-hunt", &[])),
            };
            mat.place(corner, [50.0; 2], format!("{}: {pips}", row + 1), wish);
        }
    }
    mat.fits(
        [0.0, 204.0],
        MOMENT[0],
        15.0,
        (tints.faint, Side::From, false),
        &table.say("map-hunt-needs", &[]),
    );
}

/// What unfolds a hand, with whose it is behind it.
const HAND: &str = "hand";

/// Whether this was unfolded: it stays so while more than one number of it is set right.
pub(super) fn is_opened(opened: &str) -> bool {
    opened.starts_with(HAND)
}

/// His is unfolded, or folded again.
pub(super) fn opens(table: &Table<'_>, of: Colour) -> Wish {
    table.opens(&format!("{HAND} {of}"))
}

/// Whose hand is set right.
pub(super) fn whose(table: &Table<'_>) -> Option<Colour> {
    table.view.colour(table.opened().strip_prefix(HAND)?.trim()).ok()
}

/// Its numbers are pressed where they stand, until it is folded again.
pub(super) fn chips(table: &Table<'_>, of: Colour) -> Vec<Choice> {
    let asks = Choice::asks(table.say("map-hand-of", &[("who", table.player(of).into())]));
    vec![asks, table.back()]
}

/// A hand that is set right: what it holds is lit, and a press on another number says that.
pub(super) fn hand(mat: &mut Drawn, table: &Table<'_>, of: Colour) {
    const IN_A_ROW: u16 = 10;
    const APART: f32 = 34.4;
    let tints = mat.tints();
    let hand = table.view.player(of).hand;
    let title = table.say("map-hand-of", &[("who", table.player(of).into())]);
    mat.fits([0.0, 26.0], MOMENT[0], 19.0, (table.inks(Some(of.into())).accent, Side::From, true), &title);
    let gives = |name: &str, to: u16| -> Wish {
        let mut set = HandSet::default();
        *match name {
            "territory" => &mut set.territory,
            "adventure" => &mut set.adventure,
            _ => &mut set.played,
        } = Some(to);
        Wish::give(C::Hand(of.to_string(), set))
    };
    let rows = [
        ("territory", hand.territory, 9, 62.0),
        ("adventure", hand.adventure, 6, 142.0),
        ("played", hand.played, 19, 222.0),
    ];
    for (name, now, most, y) in rows {
        let said = |count: u16| table.say(&format!("pick-hand-{name}"), &[("count", count.into())]);
        mat.fits([0.0, y], MOMENT[0], 15.0, (tints.faint, Side::From, false), &said(now));
        for count in 0..=most {
            let corner = [f32::from(count % IN_A_ROW) * APART, y + 10.0 + f32::from(count / IN_A_ROW) * 38.0];
            let paint = match count == now {
                true => Paint::filled(tints.raised).edged(tints.gold, 1.8),
                false => Paint::filled(tints.well).edged(tints.rim, 1.0),
            };
            mat.plate(corner, [APART - 3.4, 34.0], 4.0, paint);
            let foot = [corner[0] + (APART - 3.4) / 2.0, corner[1] + 23.0];
            mat.bold(foot, 16.0, tints.ink, Side::About, count.to_string());
            mat.place(corner, [APART - 3.4, 34.0], said(count), gives(name, count));
        }
    }
}

/// Lines of words, one below the other, wrapped.
pub(super) fn lines(mat: &mut Drawn, from: f32, said: &[String]) {
    let tints = mat.tints();
    let mut y = from;
    for line in said {
        for part in crate::window::pieces::wrapped(line, 16.0, false, MOMENT[0] * 1.08) {
            mat.fits([0.0, y], MOMENT[0], 16.0, (tints.ink, Side::From, false), &part);
            y += 22.0;
        }
        y += 6.0;
    }
}
