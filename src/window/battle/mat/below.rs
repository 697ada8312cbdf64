//! All counters of the nations that can be built again, and of the Elves: on the map, and off it.

use super::{BELOW, Given, Table, right, signs};
use crate::battle::Piece;
use crate::window::pieces::signs::battle::CROSS;
use crate::window::pieces::{At, Lit, Paint, Side};

/// Each with its line.
const ROWS: [(Piece, f32); 7] = [
    (Piece::Orc, 68.0),
    (Piece::ManOrc, 104.0),
    (Piece::Gondor, 138.0),
    (Piece::Rohan, 167.0),
    (Piece::Dwarf, 196.0),
    (Piece::Hobbit, 225.0),
    (Piece::Elf, 254.0),
];
/// Where small hexes begin, and how many have room in a row.
const FROM: f32 = 40.0;
const IN_A_ROW: u8 = 15;

pub(super) fn below(mat: &mut Table, given: &Given<'_>) {
    let tints = mat.tints();
    mat.rule([0.0, 14.0], [BELOW[0], 14.0]);
    super::title(mat, [0.0, 37.0], 140.0, &given.say("mat-map", &[]));
    let hollow = given.say("mat-hollow", &[]);
    mat.fits([BELOW[0], 37.0], 200.0, 13.0, (tints.faint, Side::To, false), &hollow);
    for (piece, y) in ROWS {
        let now = given.view.map[piece];
        mat.counter([14.0, y], 13.0, signs::counter(piece), if now > 0 { Lit::Plain } else { Lit::Spent });
        hexes(mat, piece, [FROM, y], [now, now], (6.0, 14.1, IN_A_ROW));
        let in_a_row =
            if piece.counters() > IN_A_ROW { piece.counters().div_ceil(2) } else { piece.counters() };
        let left = FROM + 14.1 * f32::from(in_a_row);
        mat.bold([BELOW[0], y + 6.0], 17.0, tints.ink, Side::To, now.to_string());
        let name = given.nation(piece);
        mat.fits(
            [BELOW[0] - 27.0, y + 5.0],
            BELOW[0] - 27.0 - left,
            14.0,
            (tints.faint, Side::To, false),
            &name,
        );
        if given.can_be_set_right() {
            mat.place([0.0, y - 14.0], [BELOW[0], 28.0], name, right::sets_right(given, piece));
        }
    }
}

/// The counters of a nation as small hexes: filled those on the map, gold those from the first number on, hollow those that can
/// be built again; crossed out who never comes back. More than a row's stand in two.
pub(super) fn hexes(
    mat: &mut Table,
    piece: Piece,
    [x, y]: At,
    [old, now]: [u8; 2],
    (radius, apart, most): (f32, f32, u8),
) {
    let gold = mat.tints().gold;
    let [fill, edge, _] = signs::counter(piece).0.colours();
    let all = piece.counters();
    let rows = if all > most { 2 } else { 1 };
    let in_a_row = all.div_ceil(rows);
    for row in 0..rows {
        let down = if rows == 1 { 0.0 } else { (f32::from(row) - 0.5) * radius * 2.2 };
        // So many of this row, of the first so many.
        let of = |count: u8| count.saturating_sub(row * in_a_row).min(in_a_row);
        let end = of(all);
        let parts = [
            (0, of(old), Paint::filled(fill).edged(edge, 1.1)),
            (of(old), of(now), Paint::filled(gold).edged(gold, 1.1)),
        ];
        for (from, to, paint) in parts {
            let at = [x + f32::from(from) * apart, y + down];
            mat.small_hexes(at, (radius, apart), to.saturating_sub(from), paint);
        }
        let (from, left) = (of(now), end.saturating_sub(of(now)));
        let at = [x + f32::from(from) * apart, y + down];
        if piece.centres().is_empty() {
            for number in 0..left {
                let corner = [at[0] + f32::from(number) * apart - radius, at[1] - radius];
                mat.sign(CROSS, corner, radius * 2.0, edge);
            }
        } else {
            mat.small_hexes(at, (radius, apart), left, Paint::line(edge, 1.1));
        }
    }
}
