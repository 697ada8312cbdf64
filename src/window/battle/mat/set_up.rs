//! B65: what stands where before the game begins: fourteen items, each ticked by a press.

use super::{Given, Table, lines, signs};
use crate::battle::{BattleCommand as C, Piece, SET_UP};
use crate::language::battle::laid_out;
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle::{CROWN, TICK};
use crate::window::pieces::{At, Lit, Livery, Paint, Pen, Side, closed, in_so_many};
use iced::{Color, color};

/// Where the items stand, in two columns.
const LEFT: [f32; 2] = [24.0, 462.0];
const TOP: f32 = 18.0;
const SIZE: At = [422.0, 92.0];
const DOWN: f32 = 102.0;

pub(super) fn set_up(mat: &mut Table, given: &Given<'_>) {
    let rows = SET_UP.len().div_ceil(2);
    for (number, (said, piece)) in laid_out(given.words).iter().zip(SET_UP).enumerate() {
        let at = [LEFT[number / rows], TOP + DOWN * (number % rows) as f32];
        item(mat, given, number as u8 + 1, at, (piece, said));
    }
    // What stands already is pressed for a slip only.
    let ticked: Vec<Wish> = given.view.ticked.iter().map(|item| Wish::give(C::Tick(*item))).collect();
    mat.comes_last(|wish| ticked.contains(wish));
}

/// The same for the table's window, in letters that are read from there.
pub(super) fn from_afar(mat: &mut Table, given: &Given<'_>) {
    const SIZE: At = [590.0, 80.0];
    let (tints, rows) = (mat.tints(), SET_UP.len().div_ceil(2));
    for (number, ([what, place], piece)) in laid_out(given.words).iter().zip(SET_UP).enumerate() {
        let [x, y] = [40.0 + 610.0 * (number / rows) as f32, 178.0 + 87.0 * (number % rows) as f32];
        let ticked = given.view.ticked.contains(&(number as u8 + 1));
        let edge = if ticked { tints.rim } else { tints.gold };
        mat.plate([x, y], SIZE, 6.0, Paint::filled(tints.well).edged(edge, 1.6));
        counter(mat, piece, ([x + 44.0, y + 40.0], 34.0), ticked);
        let ink = if ticked { tints.faint } else { tints.ink };
        // All are as large: what stands in one line has more room around it.
        let (lines, share) = in_so_many(place, 22.0, false, 510.0, 2);
        let [head, foot] = if lines.len() > 1 { [29.0, 51.0] } else { [36.0, 63.0] };
        mat.fits([x + 94.0, y + head], 400.0, 30.0, (ink, Side::From, true), what);
        let faint = (tints.faint, Side::From, false);
        mat.paragraph([x + 94.0, y + foot], 22.0, (450.0, 22.0 * share), faint, lines);
        marks(mat, piece, [x + SIZE[0] - 46.0, y + 12.0]);
        if ticked {
            mat.sign(TICK, [x + SIZE[0] - 42.0, y + 40.0], 30.0, tints.gold);
        }
    }
}

/// What lies there, with how many.
fn counter(mat: &mut Table, piece: Option<Piece>, (at, radius): (At, f32), ticked: bool) {
    let lit = if ticked { Lit::Spent } else { Lit::Plain };
    match piece {
        Some(piece) => {
            mat.counter(at, radius, signs::counter(piece), lit);
            if piece.at_start() > 1 {
                mat.badge([at[0] + 26.0, at[1] + 21.0], piece.at_start(), lit);
            }
        }
        None => mat.bearer(at, radius, Livery::Blue, (true, lit)),
    }
}

fn item(
    mat: &mut Table,
    given: &Given<'_>,
    number: u8,
    [x, y]: At,
    (piece, said): (Option<Piece>, &[String; 2]),
) {
    // What it is, then where.
    let [what, place] = said;
    let tints = mat.tints();
    let ticked = given.view.ticked.contains(&number);
    let paint = match ticked {
        true => Paint::filled(tints.well).edged(tints.rim, 1.0),
        false => Paint::filled(tints.panel).edged(tints.gold, 1.2),
    };
    mat.plate([x, y], SIZE, 6.0, paint);
    counter(mat, piece, ([x + 44.0, y + 45.0], 32.0), ticked);
    // What is ticked can be looked over again.
    let ink = if ticked { tints.faint } else { tints.ink };
    mat.fits([x + 92.0, y + 28.0], 280.0, 18.0, (ink, Side::From, true), what);
    lines(mat, [x + 92.0, y + 48.0], (264.0, 13.5), (tints.faint, Side::From, false), place);
    marks(mat, piece, [x + SIZE[0] - 44.0, y + 58.0]);
    let corner = [x + SIZE[0] - 34.0, y + 10.0];
    mat.plate(corner, [22.0; 2], 4.0, Paint::filled(tints.well).edged(tints.rim, 1.2));
    if ticked {
        mat.sign(TICK, [corner[0] + 1.0, corner[1] + 1.0], 20.0, tints.gold);
    }
    mat.place([x, y], SIZE, what, Wish::give(C::Tick(number)));
}

/// A mark of a hex on the map.
#[derive(Clone, Copy)]
enum Mark {
    Star(Color),
    Crown(Color),
    Triangle(Color),
    Square(Color),
    Circle(Color),
    Hex(Color),
    Letter(&'static str),
}

/// What the hexes are marked with on which it stands.
fn marks_of(piece: Option<Piece>) -> &'static [Mark] {
    const RED: Color = color!(0xc4513f);
    const BLUE: Color = color!(0x5f9db3);
    const BLACK: Color = color!(0x0b0907);
    const YELLOW: Color = color!(0xe3c14a);
    match piece {
        Some(Piece::Orc) => &[Mark::Star(RED), Mark::Crown(RED)],
        Some(Piece::ManOrc) => &[Mark::Star(BLACK)],
        Some(Piece::Hobbit) => &[Mark::Triangle(BLUE)],
        Some(Piece::Dwarf) => &[Mark::Square(BLUE), Mark::Crown(BLUE)],
        Some(Piece::Elf) => &[Mark::Hex(YELLOW)],
        Some(Piece::Rohan) => &[Mark::Circle(BLUE), Mark::Crown(BLUE)],
        Some(Piece::Gondor) => &[Mark::Star(BLUE), Mark::Crown(BLUE)],
        Some(Piece::Nazgul) => &[Mark::Letter("N")],
        Some(Piece::Aragorn) => &[Mark::Letter("A")],
        Some(Piece::Gandalf) => &[Mark::Letter("G")],
        None => &[Mark::Letter("R")],
        Some(Piece::Saruman | Piece::Fangorn | Piece::Dead) => &[],
    }
}

/// The marks, the last one at the right.
fn marks(mat: &mut Table, piece: Option<Piece>, [x, y]: At) {
    const SIDE: f32 = 22.0;
    let tints = mat.tints();
    let marks = marks_of(piece);
    for (number, mark) in marks.iter().enumerate() {
        let left = x + 10.0 - SIDE * 1.2 * (marks.len() - 1 - number) as f32;
        let middle = [left + SIDE / 2.0, y + SIDE / 2.0];
        // Black is seen on any ground.
        let edged = |color: Color| Paint::filled(color).edged(tints.faint, 1.0);
        match *mark {
            Mark::Star(color) => mat.outline(star(middle, SIDE / 2.0), edged(color)),
            Mark::Triangle(color) => mat.outline(triangle(middle, SIDE / 2.0), edged(color)),
            Mark::Square(color) => mat.plate([left + 3.0, y + 3.0], [SIDE - 6.0; 2], 0.0, edged(color)),
            Mark::Circle(color) => mat.circle(middle, SIDE / 2.0 - 2.0, edged(color)),
            Mark::Hex(color) => mat.hex(middle, SIDE / 2.0, edged(color)),
            Mark::Crown(color) => mat.sign(CROWN, [left, y], SIDE, color),
            Mark::Letter(letter) => {
                mat.bold([middle[0], middle[1] + 7.0], 20.0, tints.gold, Side::About, letter);
            }
        }
    }
}

fn star([x, y]: At, radius: f32) -> Vec<Pen> {
    let corner = |step: u8| {
        let turn = std::f32::consts::PI * f32::from(step) / 5.0;
        let out = if step.is_multiple_of(2) { radius } else { radius * 0.42 };
        [x + out * turn.sin(), y - out * turn.cos()]
    };
    closed((0..10).map(corner))
}

fn triangle([x, y]: At, radius: f32) -> Vec<Pen> {
    let foot = y + radius * 0.8;
    closed([[x, y - radius * 0.9], [x + radius, foot], [x - radius, foot]])
}
