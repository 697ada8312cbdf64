//! All pieces of the side that moves, by how far they go.

use super::{END, Given, INSET, Table, signs};
use crate::battle::{Piece, Sleep};
use crate::language::battle::RING_BEARER;
use crate::window::battle::Wish;
use crate::window::pieces::{At, Lit, Paint, Side};
use strum::VariantArray;

/// How far they go, a row each.
const ROWS: [u8; 4] = [2, 3, 4, 6];
/// On which line the first row has its middle, and how far the others are below it.
const FIRST: f32 = 43.0;
const DOWN: f32 = 84.0;
const COUNTER: f32 = 31.0;

pub(super) fn field(mat: &mut Table, given: &Given<'_>) {
    let (view, tints) = (given.view, mat.tints());
    for (row, number) in ROWS.into_iter().enumerate() {
        let y = FIRST + DOWN * row as f32;
        let mut theirs: Vec<Option<Piece>> = Piece::VARIANTS
            .iter()
            .filter(|piece| view.side_of(**piece) == given.side() && piece.allowance() == number)
            .map(|piece| Some(*piece))
            .collect();
        if number == RING_BEARER && view.ring.holder == given.side() {
            theirs.push(None);
        }
        let ink = if theirs.is_empty() { tints.dim } else { tints.gold };
        mat.bold([58.0, y + 19.0], 56.0, ink, Side::About, number.to_string());
        mat.small_hexes([112.0, y], (14.5, 27.0), number, Paint::line(ink, 1.8));
        let end = 112.0 + 27.0 * f32::from(number) - 6.0;
        mat.point([end, y], 9.0, ink);
        if row > 0 {
            mat.plate([INSET, y - DOWN / 2.0], [END - INSET, 1.0], 0.0, Paint::filled(tints.rim));
        }
        // Few have room for long names, and five stand closer; whoever has the Ring, they stand where they are.
        let most = theirs.iter().flatten().count() + usize::from(number == RING_BEARER);
        let (from, apart) = match most {
            0..=2 => (330.0, 250.0),
            3 => (330.0, 180.0),
            4 => (330.0, 142.0),
            _ => (288.0, 119.0),
        };
        for (place, piece) in theirs.into_iter().enumerate() {
            let at = [from + apart * place as f32, y];
            match piece {
                Some(piece) => one(mat, given, piece, (at, apart)),
                None => bearer(mat, given, (at, apart)),
            }
        }
    }
}

fn one(mat: &mut Table, given: &Given<'_>, piece: Piece, (at, apart): (At, f32)) {
    let (view, tints) = (given.view, mat.tints());
    let sleeps = match piece {
        Piece::Fangorn => view.fangorn == Sleep::Asleep,
        Piece::Dead => view.paths == Sleep::Asleep,
        _ => false,
    };
    // Who is out keeps his place, and can be told to be back.
    let is_out = !view.has(piece);
    let lit = if sleeps || is_out { Lit::Spent } else { Lit::Plain };
    let (ink, up) = match (is_out, sleeps) {
        (true, _) => (tints.dim, 5.0),
        (_, true) => (tints.faint, -2.0),
        _ => (tints.ink, 5.0),
    };
    let name = given.nation(piece);
    if given.far {
        // Below its counter a name is larger, and so is how many there are beside it.
        mat.counter([at[0], at[1] - 13.0], 26.0, signs::counter(piece), lit);
        mat.fits([at[0], at[1] + 35.0], apart - 8.0, 22.0, (ink, Side::About, false), &name);
        if piece.counters() > 1 {
            mat.bold([at[0] + 33.0, at[1] - 2.0], 30.0, ink, Side::From, view.map[piece].to_string());
        }
        return;
    }
    let close = apart < 142.0;
    let radius = if close { 27.0 } else { COUNTER };
    mat.counter(at, radius, signs::counter(piece), lit);
    if piece.counters() > 1 {
        mat.badge([at[0] + radius * 0.8, at[1] + radius * 0.66], view.map[piece], lit);
    }
    let left = at[0] + if close { 33.0 } else { 43.0 };
    let most = at[0] + apart - if close { 30.0 } else { COUNTER + 4.0 } - left;
    mat.fits([left, at[1] + up], most, 16.0, (ink, Side::From, false), &name);
    // What is begun waits for a piece.
    let marches = given.typed.trim() == "march";
    let answer = given.sets_right().and_then(|asks| asks.answer(given, piece));
    let answer = answer.or_else(|| marches.then(|| Wish::Type(format!("{piece} "))));
    let waits = answer.is_some();
    let (corner, size) = ([at[0] - radius, at[1] - radius], [left + most - at[0] + radius, radius * 2.0]);
    if let Some(answer) = answer {
        mat.place(corner, size, &*name, answer);
    }
    if sleeps && !is_out {
        let said = given.say("mat-asleep", &[]);
        mat.fits([left, at[1] + 16.0], most, 13.0, (tints.faint, Side::From, false), &said);
        if !waits {
            mat.place(corner, [radius * 2.0; 2], given.words.pair(name, said), given.no(piece));
        }
    }
}

fn bearer(mat: &mut Table, given: &Given<'_>, (at, apart): (At, f32)) {
    let gold = mat.tints().gold;
    let said = given.say("mat-bearer", &[]);
    if given.far {
        mat.bearer([at[0], at[1] - 13.0], 26.0, signs::side(given.side()).0, (true, Lit::Ringed));
        return mat.fits([at[0], at[1] + 35.0], apart - 8.0, 22.0, (gold, Side::About, true), &said);
    }
    mat.bearer(at, COUNTER, signs::side(given.side()).0, (true, Lit::Ringed));
    mat.fits([at[0] + 43.0, at[1] + 5.0], 200.0, 16.0, (gold, Side::From, true), &said);
}
