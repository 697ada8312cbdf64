//! The end of a turn: the Ring's step, with its die if it asks for one (K41, K42), and the Territory card that is taken (K47).

use super::inks::Ground;
use super::signs::{arrow, card, on_card, ring, ring_to_come};
use super::{Drawn, MOMENT, Table, rule};
use crate::books::{Change, Command as Books, D6, Throw};
use crate::language::risk::begun::OnRing;
use crate::risk::Risk;
use crate::risk::clock::Asks;
use crate::risk::command::{Command, Die, Track};
use crate::risk::view::View;
use crate::window::pieces::{At, Mat, Paint, Side};
use crate::window::risk::{Choice, Wish};
use iced::{Color, color};
use std::cmp::Ordering;

/// Where the Ring would go, if anywhere.
pub(super) fn next(view: &View) -> Option<&str> {
    let (path, at) = (view.options.path(), usize::from(view.ring));
    (at < path.last()).then(|| path.name(at + 1))
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let (view, tints) = (table.view, mat.tints());
    let (here, asks) = (table.called(view.ring_at()), view.asks());
    let there = match next(view) {
        Some(next) => table.called(next),
        None => table.say("map-destroyed", &[]),
    };
    mat.fits([62.0, 34.0], 130.0, 19.0, (tints.ink, Side::About, true), &here);
    mat.fits([282.0, 34.0], 124.0, 19.0, (tints.gold, Side::About, true), &there);
    ring(mat, [62.0, 74.0], 17.1);
    ring_to_come(mat, [282.0, 74.0], 17.0, tints.gold);
    arrow(mat, [98.0, 74.0], 152.0, Ground::of(table.look).lit);
    let how = if asks == Asks::Nothing { "map-no-die" } else { "map-die-first" };
    mat.fits([172.0, 64.0], 130.0, 15.0, (tints.faint, Side::About, false), &table.say(how, &[]));
    match asks {
        Asks::Nothing => step(mat, table, &here),
        Asks::Gate(needed) | Asks::Doom(needed) => faces(mat, table, needed, asks),
    }
    rule(mat, 240.0);
    territory_card(mat, table, 278.0);
}

/// What can be done at the end of a turn.
pub(super) fn chips(table: &Table<'_>) -> Vec<Choice> {
    let ring = |throw| Command::Ring(Die { throw, modifier: 0 });
    let say = |name: &str| table.say(name, &[]);
    let gold = match (table.view.asks(), table.by_hand()) {
        (Asks::Nothing, _) => Choice::give(say("map-ring-there"), ring(Throw::Unsaid(""))).due(),
        (_, false) => Choice::give(say("map-throw-die"), ring(Throw::App)).due(),
        (_, true) => Choice::asks(say("map-which-die")),
    };
    let on_ring = Choice::begin(say("map-card-on-ring"), OnRing::default());
    let right = Choice::begin(say("map-set-right"), SET_RIGHT);
    vec![gold, on_ring, table.plays_card(), right]
}

/// Six faces: those that are enough in gold.
fn faces(mat: &mut Drawn, table: &Table<'_>, needed: u8, asks: Asks) {
    let tints = mat.tints();
    super::heading(mat, 126.0, &table.say("map-thrown", &[]));
    const STEP: f32 = 58.4;
    for face in D6::FACES {
        let pips = face.pips();
        let corner = [f32::from(pips - 1) * STEP, 140.0];
        let enough = pips >= needed;
        let (paint, ink) = if enough {
            (Paint::filled(color!(0xe0b04e)).edged(color!(0xf8dc98), 1.6), color!(0x241804))
        } else {
            (Paint::filled(tints.well).edged(tints.rim, 1.6), tints.faint)
        };
        mat.painted_die(corner, 50.0, pips, paint, ink);
        mat.place(
            corner,
            [50.0; 2],
            pips.to_string(),
            Wish::give(Command::Ring(Die { throw: Throw::Told(face), modifier: 0 })),
        );
    }
    let border = f32::from(needed - 1) * STEP - 8.0;
    mat.plate([0.0, 201.0], [(border - 1.0).max(0.0), 2.0], 0.0, Paint::filled(tints.rim));
    mat.plate([border + 8.0, 201.0], [MOMENT[0] - border - 10.0, 2.0], 0.0, Paint::filled(tints.gold));
    let [stays, goes] = match asks {
        Asks::Doom(_) => ["map-stays", "map-is-destroyed"],
        _ => ["map-stays", "map-goes"],
    };
    let here = table.called(table.view.ring_at());
    let there = next(table.view).map(|next| table.called(next)).unwrap_or_default();
    let half = MOMENT[0] / 2.0 - 6.0;
    let stays = table.say(stays, &[("territory", here.into())]);
    let goes = table.say(goes, &[("territory", there.into())]);
    mat.fits([0.0, 224.0], half, 17.0, (tints.faint, Side::From, false), &stays);
    mat.fits([MOMENT[0] - 2.0, 224.0], half, 17.0, (tints.gold, Side::To, true), &goes);
}

/// No die: the road with its gates, and where it is on it.
fn step(mat: &mut Drawn, table: &Table<'_>, here: &str) {
    let (view, tints) = (table.view, mat.tints());
    let path = view.options.path();
    let at = usize::from(view.ring);
    let gate = (at + 1..=path.last()).find(|step| needed_at(view, *step).is_some());
    let gate = gate.map(|step| table.called(path.name(step))).unwrap_or_default();
    let said = table.say("map-next-die", &[("territory", gate.into())]);
    mat.fits([0.0, 134.0], MOMENT[0], 17.0, (tints.ink, Side::From, false), &said);
    road_alone(mat, table, [10.0, 172.0], MOMENT[0] - 20.0);
    let facts = [("territory", here.into()), ("step", at.into()), ("of", path.last().into())];
    let said = table.say("map-step-of", &facts);
    mat.fits([0.0, 224.0], MOMENT[0], 14.0, (tints.faint, Side::From, false), &said);
}

/// What begins it that the Ring's step is set right.
pub(super) const SET_RIGHT: &str = "ring =";

/// Whether it is asked on which step the Ring stands.
pub(super) fn is_set_right(table: &Table<'_>) -> bool {
    super::asks_for_the_ring(table.seen.typed)
}

/// It stands there.
pub(super) fn stands(step: usize) -> Wish {
    let step = u8::try_from(step).unwrap_or(u8::MAX);
    Wish::give(Books::<Risk>::Track(Track::Ring, Change::To(step)))
}

/// What is asked then, and the way back.
pub(super) fn right_chips(table: &Table<'_>) -> Vec<Choice> {
    vec![Choice::asks(table.say("map-where-ring", &[])), table.back()]
}

/// The steps of the road by their names, in two columns: where it stands is pressed.
pub(super) fn steps(mat: &mut Drawn, table: &Table<'_>) {
    const TOP: f32 = 40.0;
    let (tints, path) = (mat.tints(), table.view.options.path());
    super::heading(mat, 26.0, &table.say("map-where-ring", &[]));
    let (broad, down) = (MOMENT[0] / 2.0, (path.last() + 1).div_ceil(2));
    let high = ((MOMENT[1] - TOP) / down as f32).min(31.0);
    for step in 0..=path.last() {
        let corner = [broad * (step / down) as f32, TOP + high * (step % down) as f32];
        let here = step == usize::from(table.view.ring);
        let paint = match here {
            true => Paint::filled(tints.raised).edged(tints.gold, 1.8),
            false => Paint::filled(tints.well).edged(tints.rim, 1.0),
        };
        let (size, name) = ([broad - 4.0, high - 3.0], table.called(path.name(step)));
        mat.plate(corner, size, 4.0, paint);
        let foot = corner[1] + size[1] * 0.5 + 5.0;
        mat.bold([corner[0] + 24.0, foot], 14.0, tints.faint, Side::To, step.to_string());
        mat.fits([corner[0] + 32.0, foot], size[0] - 40.0, 15.0, (tints.ink, Side::From, here), &name);
        mat.place(corner, size, name, stands(step));
    }
}

/// The road as beads, its gates with what a die has to show there.
pub(super) fn road_alone<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, long: f32) {
    let (view, tints) = (table.view, mat.tints());
    let path = view.options.path();
    let at = usize::from(view.ring);
    let apart = long / path.last().max(1) as f32;
    let bead = (apart * 0.32).min(12.0);
    for step in 0..=path.last() {
        let middle = [x + step as f32 * apart, y];
        let radius = if step == at { bead * 1.23 } else { bead };
        mat.circle(middle, radius, on_road(table, step, tints.rim));
        if let Some(needed) = needed_at(view, step) {
            let (size, down) = if table.far { (20.0, 26.0) } else { (12.0, 20.0) };
            mat.bold([middle[0], y + bead + down], size, tints.faint, Side::About, format!("{needed}+"));
        }
    }
}

/// How a bead of the road is drawn: gone over, where the Ring is, or ahead.
pub(super) fn on_road(table: &Table<'_>, step: usize, ahead: Color) -> Paint {
    match step.cmp(&usize::from(table.view.ring)) {
        Ordering::Less => Paint::filled(color!(0x8a6a2c)).edged(table.gold(), 1.6),
        Ordering::Equal => Paint::filled(color!(0xffd874)).edged(table.gold(), 1.6),
        Ordering::Greater => Paint::line(ahead, 1.6),
    }
}

/// What a die has to show at this step, if one is due there.
pub(super) fn needed_at(view: &View, step: usize) -> Option<u8> {
    match view.asks_on(step) {
        // When it is over none is due any more.
        _ if view.end.is_some() => None,
        Asks::Nothing => None,
        Asks::Gate(needed) | Asks::Doom(needed) => Some(needed),
    }
}

/// The same where nothing else lies there: with the name of where the Ring is, and of each step at which a die is due.
pub(super) fn road_named<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, long: f32) {
    let (path, tints) = (table.view.options.path(), mat.tints());
    road_alone(mat, table, [x, y], long);
    let apart = long / path.last().max(1) as f32;
    let here = table.called(table.view.ring_at());
    mat.fits([x, y - 46.0], long, 34.0, (tints.gold, Side::From, true), &here);
    let gates = (0..=path.last()).filter(|step| needed_at(table.view, *step).is_some());
    for (number, step) in gates.enumerate() {
        // Names of neighbours stand below each other, and three are.
        let at = [x + step as f32 * apart, y + 54.0 + (number % 3) as f32 * 22.0];
        let (side, at) =
            if step == path.last() { (Side::To, [at[0] + 12.0, at[1]]) } else { (Side::About, at) };
        mat.fits(at, 2.0 * apart, 15.0, (tints.ink, side, false), &table.called(path.name(step)));
    }
}

/// K47: whether a Territory card is taken for this turn.
pub(super) fn territory_card(mat: &mut Drawn, table: &Table<'_>, y: f32) {
    let (view, tints) = (table.view, mat.tints());
    let taken = view.marks.territory_card;
    blank(mat, [24.0, y], 0.82, if taken { 1.0 } else { 0.55 });
    let [title, under, ink] = if taken {
        let hand = view.player(table.present()).hand.territory;
        let under = table.say("map-card-hand", &[("count", hand.into())]);
        [table.say("map-territory-card", &[]), under, String::new()]
    } else {
        [table.say("map-card-none", &[]), table.say("map-card-nothing", &[]), "faint".to_owned()]
    };
    let ink = if ink.is_empty() { tints.ink } else { tints.faint };
    mat.fits([58.0, y - 6.0], MOMENT[0] - 60.0, 18.0, (ink, Side::From, true), &title);
    mat.fits([58.0, y + 16.0], MOMENT[0] - 60.0, 15.0, (tints.faint, Side::From, false), &under);
}

/// A Territory card: a land on it.
pub(super) fn blank<M>(mat: &mut Mat<M>, at: At, scale: f32, alpha: f32) {
    const LEAN: f32 = -0.087;
    let seen = |color: Color| Color { a: alpha, ..color };
    card(mat, at, scale, LEAN, (seen(color!(0xefe1bd)), seen(color!(0xa58f63))));
    const LAND: &str = "M-9 -3 L-3 -12 7 -9 10 2 3 12 -7 9 Z";
    mat.outline(
        on_card(at, scale, LEAN, LAND),
        Paint::filled(seen(color!(0x8c7444))).edged(seen(color!(0x5a4a28)), 1.2),
    );
}
