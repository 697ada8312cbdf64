//! Centres as hexes to fill, what is lost if they are not, and who is never built again.

use super::{Given, INSET, Table, lines, named_counter, signs, title};
use crate::battle::{BattleCommand as C, Centre, Piece};
use crate::language::battle::centre;
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle::{CROSS, CROWN, PLUS, TICK};
use crate::window::pieces::{At, Lit, Paint, Side};
use iced::Color;
use strum::VariantArray;

/// How large a centre is drawn, and a counter on it.
const HEX: f32 = 62.0;
const COUNTER: f32 = 42.0;
/// On which line the two rows of centres have their middles, and where their hexes stand.
const ROWS: [f32; 2] = [85.0, 257.0];

/// In which row a nation stands, where its name is, and where its hexes are.
fn stands(piece: Piece, with_orcs: bool) -> (usize, f32, &'static [f32]) {
    const LEFT: &[f32] = &[210.0, 350.0];
    match piece {
        Piece::Orc => (0, INSET, &[210.0, 350.0, 490.0, 630.0]),
        Piece::ManOrc => (usize::from(with_orcs), INSET, LEFT),
        Piece::Rohan => (0, 486.0, &[640.0, 780.0]),
        Piece::Hobbit => (1, 486.0, &[640.0]),
        Piece::Dwarf => (1, INSET, LEFT),
        _ => (0, INSET, LEFT),
    }
}

/// The nations of the side that builds.
fn nations<'a>(given: &Given<'a>) -> impl Iterator<Item = Piece> + use<'a> {
    let (view, side) = (given.view, given.side());
    let theirs = Piece::VARIANTS.iter().copied().filter(move |piece| view.side_of(*piece) == side);
    theirs.filter(|piece| !piece.centres().is_empty())
}

/// How many armies it can build still.
fn open(given: &Given<'_>, piece: Piece) -> u8 {
    given.view.builds().iter().find(|(built, ..)| *built == piece).map_or(0, |(_, armies, _)| *armies)
}

/// The same of a nation or the one that is built in its place.
fn of_either(given: &Given<'_>, piece: Piece) -> u8 {
    let both = [Some(piece), piece.builds_with()];
    both.into_iter().flatten().map(|it| open(given, it)).max().unwrap_or_default()
}

/// How many armies could be built still, and are gone if they are not: what has no place is lost anyway.
pub(super) fn left(given: &Given<'_>) -> u8 {
    let lapsing = given.view.lapsing();
    lapsing.into_iter().map(|(piece, _, armies)| armies.min(of_either(given, piece))).sum()
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>) {
    let tints = mat.tints();
    let with_orcs = nations(given).any(|piece| piece == Piece::Orc);
    for piece in nations(given) {
        let (row, left, hexes) = stands(piece, with_orcs);
        let y = ROWS[row];
        for (place, x) in piece.centres().iter().zip(hexes) {
            on_centre(mat, given, piece, *place, [*x, y]);
        }
        let (open, done) = (open(given, piece), given.view.step.built.iter().any(|(it, _)| *it == piece));
        let builds = |left: u8| given.say("mat-builds", &[("left", left.into())]);
        let (called, said) = match piece {
            // What stands between the two says that it is the one or the other.
            Piece::Hobbit => {
                mat.fits(
                    [495.0, y + 7.0],
                    60.0,
                    19.0,
                    (tints.faint, Side::About, false),
                    &given.say("mat-or", &[]),
                );
                continue;
            }
            Piece::Dwarf => {
                let both = [Piece::Dwarf, Piece::Hobbit].map(|it| given.nation(it));
                let left = of_either(given, piece);
                (both.join(" / "), if left > 0 { given.say("mat-either", &[]) } else { builds(left) })
            }
            _ => (given.nation(piece), builds(open)),
        };
        let ink = if done { tints.gold } else { tints.ink };
        let (top, sizes) = if given.far { (y - 14.0, [20.0, 18.0]) } else { (y - 8.0, [19.0, 15.0]) };
        let down = lines(mat, [left, top], (112.0, sizes[0]), (ink, Side::From, true), &called);
        lines(mat, [left, down], (112.0, sizes[1]), (tints.faint, Side::From, false), &said);
    }
}

/// A centre: an army stands there now, could be built there, or not.
fn on_centre(mat: &mut Table, given: &Given<'_>, piece: Piece, place: Centre, at: At) {
    let tints = mat.tints();
    let [x, y] = at;
    let name = centre(given.words, place);
    let built = given.view.step.built.contains(&(piece, place));
    let free = given.view.free_centres(piece).any(|it| it == place) && open(given, piece) > 0;
    let crown = |mat: &mut Table, y: f32, ink: Color| {
        if place != Centre::Shire {
            mat.sign(CROWN, [x - 11.0, y - 11.0], 22.0, ink);
        }
    };
    let press = |mat: &mut Table, wish: Wish| {
        let called = format!("{} · {name}", given.nation(piece));
        mat.place([x - 54.0, y - HEX], [108.0, HEX * 2.0 + 26.0], called, wish);
    };
    let (ink, bold) = match (built, free) {
        (true, _) => {
            mat.hex_glow(at, HEX);
            mat.hex(at, HEX, Paint::filled(tints.raised).edged(tints.lit, 2.4));
            mat.counter([x, y + 6.0], COUNTER, signs::counter(piece), Lit::Plain);
            crown(mat, y - 46.0, tints.gold);
            (tints.ink, true)
        }
        (false, true) => {
            let dashed = Paint { dashed: true, ..Paint::filled(tints.raised).edged(tints.gold, 2.0) };
            mat.hex(at, HEX, dashed);
            mat.counter([x, y + 6.0], COUNTER, signs::counter(piece), Lit::Spent);
            mat.sign(PLUS, [x - 13.0, y - 7.0], 26.0, tints.gold);
            crown(mat, y - 46.0, tints.gold);
            press(mat, Wish::give(C::Build { piece, centres: vec![place] }));
            (tints.ink, false)
        }
        (false, false) => {
            mat.hex(at, HEX, Paint::filled(tints.well).edged(tints.rim, 1.4));
            crown(mat, y, tints.dim);
            press(mat, given.no(format!("{piece} {place}")));
            (tints.faint, false)
        }
    };
    let size = if given.far { 20.0 } else { 16.0 };
    mat.fits([x, y + 83.0], 132.0, size, (ink, Side::About, bold), &name);
}

/// What is built, and what is gone if it is not, a card a nation.
pub(super) fn cards(mat: &mut Table, given: &Given<'_>) {
    const CARD: At = [258.0, 192.0];
    const TOP: f32 = 401.0;
    let tints = mat.tints();
    title(mat, [INSET, 385.0], 800.0, &given.say("mat-built-or-gone", &[]));
    let lapsing = given.view.lapsing();
    let cards: Vec<Piece> = nations(given).filter(|piece| *piece != Piece::Hobbit).collect();
    for (number, piece) in cards.into_iter().enumerate() {
        let left = INSET + number as f32 * 276.0;
        let both = [Some(piece), piece.builds_with()];
        let lost = lapsing.iter().find(|(it, ..)| *it == piece).map_or(0, |(.., armies)| *armies);
        let can = of_either(given, piece);
        let paint = match lost {
            0 => Paint::filled(tints.raised).edged(tints.gold, 1.8),
            _ => Paint::filled(tints.well).edged(tints.red, 1.4),
        };
        mat.plate([left, TOP], CARD, 6.0, paint);
        let apart = if piece.builds_with().is_some() { 58.0 } else { 0.0 };
        for (row, it) in both.into_iter().flatten().enumerate() {
            self::counters(mat, given, it, [left, TOP + 44.0 + apart * row as f32]);
        }
        let facts = [("armies", lost.into()), ("can", can.into()), ("lost", lost.saturating_sub(can).into())];
        let (sign, ink, name) = match (lost, can) {
            (0, _) => (TICK, tints.gold, "mat-built"),
            (_, 0) => (CROSS, tints.red, "mat-no-room"),
            // Some of them have no place, whatever is built.
            _ if can < lost => (CROSS, tints.red, "mat-lost-anyway"),
            _ => (CROSS, tints.red, "mat-lost"),
        };
        let said = given.say(name, &facts);
        let foot = TOP + CARD[1];
        mat.sign(sign, [left + 16.0, foot - 50.0], 22.0, ink);
        lines(mat, [left + 48.0, foot - 33.0], (CARD[0] - 58.0, 16.0), (ink, Side::From, lost == 0), &said);
    }
}

/// The counters of a nation: those on the map, those that were built just now, and those that can be built still.
fn counters(mat: &mut Table, given: &Given<'_>, piece: Piece, [left, y]: At) {
    let tints = mat.tints();
    mat.counter([left + 28.0, y], 19.0, signs::counter(piece), Lit::Plain);
    let now = given.view.map[piece];
    let built = given.view.step.built.iter().filter(|(it, _)| *it == piece).count() as u8;
    mat.fits([left + 56.0, y - 3.0], 150.0, 16.0, (tints.ink, Side::From, true), &given.nation(piece));
    mat.bold([left + 238.0, y - 1.0], 20.0, tints.ink, Side::To, now.to_string());
    // Fifteen in a row have room on the card as well.
    super::below::hexes(
        mat,
        piece,
        [left + 61.0, y + 14.0],
        [now.saturating_sub(built), now],
        (5.6, if piece.counters() > 24 { 12.4 } else { 13.6 }, 12),
    );
}

/// Who is never built again.
pub(super) fn never(mat: &mut Table, given: &Given<'_>) {
    let faint = mat.tints().faint;
    title(mat, [INSET, super::TITLE], 500.0, &given.say("mat-never", &[]));
    let theirs = Piece::VARIANTS.iter().copied().filter(|piece| given.view.side_of(*piece) == given.side());
    for (number, piece) in theirs.filter(|piece| piece.centres().is_empty()).enumerate() {
        let at = [84.0 + super::APART * number as f32, super::MIDDLE];
        let lit = if given.view.has(piece) { Lit::Plain } else { Lit::Spent };
        named_counter(mat, given, at, piece, (given.view.map[piece], lit));
    }
    let look = given.say("mat-empty", &[]);
    lines(mat, [560.0, super::MIDDLE + 2.0], (310.0, 15.0), (faint, Side::From, false), &look);
}
