//! What hands tell beside the map: the hunt's two dice (K59), and where nothing is known of the board, what everybody counts.

use super::{Drawn, MOMENT, Table, begin, heading};
use crate::books::{D6, Roll, Throw};
use crate::risk::command::Command as C;
use crate::window::pieces::Side;
use crate::window::play::wish::Wish;

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
            let lit =
                if chosen { crate::window::pieces::Lit::Ringed } else { crate::window::pieces::Lit::Plain };
            mat.die(corner, 50.0, pips, lit);
            let wish = match (row, first) {
                (1, Some(first)) => Wish::Give(hunt(&[first, face]).into()),
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
