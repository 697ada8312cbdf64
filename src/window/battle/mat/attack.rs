//! The attack as it lies there: who attacks, whom, by whose strength, and where the defender stands. What is so is pressed.

use super::{Given, Table, begins, lines, one, signs};
use crate::battle::{Outcome, Piece, Side as Who, cannot_attack, cannot_be_attacked};
use crate::language::battle::begun::Begun;
use crate::window::battle::Wish;
use crate::window::pieces::signs::battle::{FORTRESS, LENT, RIVER};
use crate::window::pieces::{At, Lit, Livery, Paint, Side, Sign};
use strum::VariantArray;

/// Where the lender, the attacker and the defender stand, and how large they are.
const LENDER: (At, f32) = ([150.0, 173.0], 46.0);
const ATTACKER: (At, f32) = ([344.0, 171.0], 74.0);
const DEFENDER: (At, f32) = ([538.0, 171.0], 66.0);
/// The hex of the defender, on which walls stand.
const WALLS: (At, f32) = ([538.0, 175.0], 106.0);
/// On which line their names stand.
const NAMES: f32 = 327.0;
/// Where flags stand, and how large they are.
const FLAGS: At = [700.0, 55.0];
const FLAG: At = [148.0, 50.0];

/// The attack that is said; where none is, the last one with what came of it.
pub(super) fn shown(given: &Given<'_>) -> (Begun, Option<Outcome>) {
    let begun = given.begun();
    match given.view.last_attack() {
        Some(fought) if begun.attacker.is_none() && given.plan().is_none() => {
            (Begun::again(given.view, fought), Some(fought.outcome))
        }
        _ => (begun, None),
    }
}

pub(super) fn field(mat: &mut Table, given: &Given<'_>) {
    let (begun, outcome) = shown(given);
    if given.far && begun.attacker.is_none() {
        return both_sides(mat, given);
    }
    lender(mat, given, begun, outcome.is_some());
    position(mat, given, begun);
    let out = |wanted: Outcome| outcome == Some(wanted);
    attacker(mat, given, begun, out(Outcome::AttackerOut));
    match begun.defender {
        Some(defender) => self::defender(mat, given, begun, (defender, out(Outcome::DefenderOut))),
        // Why one is not attacked is said where it is pressed.
        None => others(mat, given, |piece| {
            begun.attacker.map(|_| match can_be_attacked(given, piece) {
                true => begins(begun.on(given.view, piece), given.words),
                false => given.no(piece),
            })
        }),
    }
    flags(mat, given, begun, outcome.is_some());
}

/// A hex in the middle of which nobody stands yet.
pub(super) fn empty(mat: &mut Table, (middle, radius): (At, f32)) {
    let tints = mat.tints();
    let dashed = Paint { dashed: true, ..Paint::filled(tints.well).edged(tints.gold, 2.0) };
    mat.hex(middle, radius, dashed);
    mat.bold([middle[0], middle[1] + 16.0], 46.0, tints.gold, Side::About, "?");
}

fn name(mat: &mut Table, x: f32, said: &str) {
    let ink = mat.tints().ink;
    mat.fits([x, NAMES], 190.0, 19.0, (ink, Side::About, true), said);
}

fn attacker(mat: &mut Table, given: &Given<'_>, begun: Begun, out: bool) {
    let (middle, radius) = ATTACKER;
    let Some(piece) = begun.attacker else {
        empty(mat, ATTACKER);
        return name(mat, middle[0], &given.say("mat-who", &[]));
    };
    mat.counter(middle, radius, signs::counter(piece), if out { Lit::Spent } else { Lit::Ringed });
    if out {
        signs::crossed(mat, middle, radius * 1.1);
    }
    name(mat, middle[0], &one(given.words, piece));
    // Pressed again it is somebody else.
    if given.begun().attacker.is_some() {
        let rest = begins(Begun { said: true, ..Begun::default() }, given.words);
        mat.place([middle[0] - 64.0, middle[1] - 74.0], [128.0, 148.0], one(given.words, piece), rest);
    }
}

/// Where who is attacked is pressed.
pub(super) const DEFENDER_PLACE: (At, At) = ([481.0, 105.0], [114.0, 132.0]);

fn defender(mat: &mut Table, given: &Given<'_>, begun: Begun, (piece, out): (Piece, bool)) {
    stands(mat, given, (piece, out));
    if given.begun().defender.is_some() {
        let rest = begins(begun.without_defender(), given.words);
        let (at, size) = DEFENDER_PLACE;
        mat.place(at, size, one(given.words, piece), rest);
    }
}

/// Who is attacked, or out.
pub(super) fn stands(mat: &mut Table, given: &Given<'_>, (piece, out): (Piece, bool)) {
    let (middle, radius) = DEFENDER;
    mat.counter(middle, radius, signs::counter(piece), if out { Lit::Spent } else { Lit::Plain });
    if out {
        signs::crossed(mat, middle, radius * 1.1);
    }
    name(mat, middle[0], &one(given.words, piece));
}

/// All that can be attacked, as long as nobody is named, and what a press on each does.
pub(super) fn others(mat: &mut Table, given: &Given<'_>, press: impl Fn(Piece) -> Option<Wish>) {
    let can = |piece| {
        let lit = Lit::of(false, can_be_attacked(given, piece));
        press(piece).filter(|_| given.view.has(piece)).map(|_| lit)
    };
    crowd(mat, given, (563.0, |side| side != given.side()), can, |mat, piece, corner, size| {
        if let Some(wish) = press(piece) {
            mat.place(corner, size, given.nation(piece), wish);
        }
    });
}

fn can_be_attacked(given: &Given<'_>, piece: Piece) -> bool {
    given.view.has(piece) && cannot_be_attacked(given.view, piece).is_none()
}

/// From afar, while no attack is said: who may still attack, and whom.
fn both_sides(mat: &mut Table, given: &Given<'_>) {
    let may = |piece| {
        let may = given.view.has(piece) && cannot_attack(given.view, piece).is_none();
        may.then_some(Lit::Plain)
    };
    crowd(mat, given, (220.0, |side| side == given.side()), may, |_, _, _, _| {});
    mat.bright_arrow([398.0, 172.0], 104.0, 6.0);
    whom(mat, given);
}

/// From afar: who can be attacked.
pub(super) fn whom(mat: &mut Table, given: &Given<'_>) {
    let others = (680.0, |side| side != given.side());
    let can = |piece| can_be_attacked(given, piece).then_some(Lit::Plain);
    crowd(mat, given, others, can, |_, _, _, _| {});
}

/// All pieces of these sides around this middle, each at its place: who is out keeps it, and the others do not close up. `can`: how
/// one is lit that can be pressed.
fn crowd(
    mat: &mut Table,
    given: &Given<'_>,
    (middle, of): (f32, impl Fn(Who) -> bool),
    can: impl Fn(Piece) -> Option<Lit>,
    press: impl Fn(&mut Table, Piece, At, At),
) {
    let tints = mat.tints();
    let all = Piece::VARIANTS.iter().copied();
    let all: Vec<Piece> = all.filter(|piece| of(given.view.side_of(*piece))).collect();
    // A few stand large, many small.
    let (columns, radius, apart, size) = match all.len() {
        0..=4 => (2, 44.0, [122.0, 146.0], 15.0),
        5..=9 => (3, 32.0, [88.0, 110.0], 14.0),
        _ => (3, 25.0, [88.0, 86.0], 13.5),
    };
    let left = middle - apart[0] * (columns - 1) as f32 / 2.0;
    for (number, piece) in all.into_iter().enumerate() {
        let at = [
            left + apart[0] * (number % columns) as f32,
            radius + 14.0 + apart[1] * (number / columns) as f32,
        ];
        let can = can(piece);
        let lit = can.unwrap_or(Lit::Spent);
        mat.counter(at, radius, signs::counter(piece), lit);
        let ink = if lit == Lit::Spent { tints.faint } else { tints.ink };
        let below = [at[0], at[1] + radius + size * 1.3];
        mat.fits(below, apart[0] - 4.0, size, (ink, Side::About, false), &given.nation(piece));
        if can.is_some() {
            press(mat, piece, [at[0] - radius, at[1] - radius], [radius * 2.0, radius * 2.0 + size * 1.5]);
        }
    }
}

/// Who could lend the attacker Elven strength, and whether somebody does.
fn lender(mat: &mut Table, given: &Given<'_>, begun: Begun, over: bool) {
    let Some(piece) = begun.attacker else { return };
    let (view, tints) = (given.view, mat.tints());
    let ([x, y], radius) = LENDER;
    let below = |mat: &mut Table, line: u8, said: &str, gold: bool| {
        let ink = if gold { tints.gold } else { tints.faint };
        let at = [x, y + 78.0 + 20.0 * f32::from(line)];
        mat.fits(at, 190.0, 15.0, (ink, Side::About, gold), said);
    };
    if view.is_elven(piece) {
        mat.sign(LENT, [x - 23.0, y - 23.0], 46.0, tints.gold);
        return below(mat, 0, &given.say("mat-itself", &[]), true);
    }
    let lenders: Vec<Piece> = view.lenders(piece).collect();
    let Some(first) = lenders.first().copied() else { return };
    let names = lenders.iter().map(|lender| given.nation(*lender)).collect::<Vec<_>>().join(" / ");
    let facts = [("lenders", names.into())];
    if begun.lent {
        mat.ray([x + 30.0, y + 2.0], [278.0, 46.0]);
    }
    let lit = if begun.lent { Lit::Plain } else { Lit::Spent };
    // Where two could, the other looks out behind the first.
    if let Some(other) = lenders.get(1) {
        mat.counter([x - 40.0, y - 22.0], radius * 0.7, signs::counter(*other), lit);
    }
    mat.counter([x, y], radius, signs::counter(first), lit);
    if begun.lent {
        below(mat, 0, &given.say("mat-lends", &facts), false);
        below(mat, 1, &given.say("mat-strength", &[]), true);
    } else if !over {
        mat.hex([x, y], radius + 6.0, Paint { dashed: true, ..Paint::line(tints.gold, 1.6) });
        below(mat, 0, &given.say("mat-may-lend", &facts), false);
    }
    if !over {
        let other = begins(Begun { lent: !begun.lent, ..begun }, given.words);
        mat.place([x - 96.0, y - 54.0], [192.0, 158.0], given.say("mat-strength", &[]), other);
    }
}

/// The hex of the defender with its walls, and the river before it.
fn position(mat: &mut Table, given: &Given<'_>, begun: Begun) {
    if begun.defender.is_none() {
        return;
    }
    ground(mat, [begun.fortress, begun.river]);
    let ([x, y], _) = WALLS;
    // What is drawn is pressed where it stands; what is not has its flag alone, so that nothing comes to lie under a press.
    let can = given.begun().defender.is_some();
    if can && begun.fortress {
        let walls = begins(Begun { fortress: false, ..begun }, given.words);
        for top in [y - 122.0, y + 68.0] {
            let name = given.say("chip-fortress", &[]);
            mat.place([x - 72.0, top], [144.0, 48.0], name, walls.clone());
        }
    }
    if can && begun.river {
        let river = begins(Begun { river: false, ..begun }, given.words);
        mat.place([x - 122.0, y - 118.0], [38.0, 236.0], given.say("chip-river", &[]), river);
    }
}

/// A hex, in walls and behind a river, if so.
pub(super) fn ground(mat: &mut Table, [fortress, river]: [bool; 2]) {
    let tints = mat.tints();
    let ([x, y], radius) = WALLS;
    // Without walls it is a hex like others.
    let (edge, width) = if fortress { (tints.gold, 2.0) } else { (tints.rim, 1.4) };
    mat.hex([x, y], radius + 2.0, Paint::filled(tints.raised).edged(edge, width));
    if fortress {
        mat.walls([x, y], radius);
    }
    if river {
        let [_, water, _] = Livery::Blue.colours();
        mat.river([x - radius * 0.866 - 14.0, y - 122.0], 238.0, water);
    }
}

/// What is so of the defender, and can be said of him.
fn flags(mat: &mut Table, given: &Given<'_>, begun: Begun, over: bool) {
    let view = given.view;
    let named = begun.defender.is_some() && !over;
    let lent = |piece| view.is_lent(piece) && !view.is_elven(piece);
    let can_be_lent = named && begun.defender.is_some_and(lent);
    let other = |other: Begun| begins(other, given.words);
    let flags = [
        ((begun.fortress, named), other(Begun { fortress: !begun.fortress, ..begun })),
        ((begun.river, named), other(Begun { river: !begun.river, ..begun })),
        (
            (begun.lent_to_defender, can_be_lent),
            other(Begun { lent_to_defender: !begun.lent_to_defender, ..begun }),
        ),
    ];
    boxes(mat, given, begun.defender, flags);
    if named {
        let at = [FLAGS[0], FLAGS[1] + 192.0];
        let (said, faint) = (given.say("mat-press", &[]), mat.tints().faint);
        lines(mat, at, (FLAG[0] + 12.0, 14.0), (faint, Side::From, false), &said);
    }
}

/// Fortress, river and strength that is lent to the defender: each a box, lit where it is; whether it can be pressed, and what that
/// does.
pub(super) fn boxes(
    mat: &mut Table,
    given: &Given<'_>,
    defender: Option<Piece>,
    flags: [((bool, bool), Wish); 3],
) {
    let tints = mat.tints();
    let lent = match defender {
        Some(piece) => given.about_one("mat-lent-to", piece, &[]),
        None => given.say("chip-lent", &[]),
    };
    let [fortress, river] = ["chip-fortress", "chip-river"].map(|name| given.say(name, &[]));
    let named: [(Sign, String); 3] = [(FORTRESS, fortress), (RIVER, river), (LENT, lent)];
    for (row, ((sign, said), ((is, can), wish))) in named.into_iter().zip(flags).enumerate() {
        let at = [FLAGS[0], FLAGS[1] + 58.0 * row as f32];
        let (paint, ink, bold) = match (is, can) {
            (true, _) => (Paint::filled(tints.raised).edged(tints.gold, 2.0), tints.ink, true),
            (false, true) => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.faint, false),
            (false, false) => (Paint::filled(tints.well).edged(tints.rim, 1.0), tints.dim, false),
        };
        mat.plate(at, FLAG, 6.0, paint);
        let sign_ink = if is { tints.gold } else { ink };
        mat.sign(sign, [at[0] + 14.0, at[1] + 13.0], 24.0, sign_ink);
        mat.fits([at[0] + 46.0, at[1] + 30.0], FLAG[0] - 54.0, 15.0, (ink, Side::From, bold), &said);
        if can {
            mat.place(at, FLAG, said, wish);
        }
    }
}
