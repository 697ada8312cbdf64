//! The cards of a turn's end (K47, K48): the Territory card that is taken, and the kind of the Adventure card that was drawn.

use super::names::shortened;
use super::ring::{blank, next};
use super::{Drawn, MOMENT, Table, begin, heading, rule};
use crate::books::{D6, Throw};
use crate::language::risk::begun::{OnRing, plays_one};
use crate::language::risk::heard::kind;
use crate::risk::cards::Adventure;
use crate::risk::colour::Colour;
use crate::risk::command::{CardRing, Command};
use crate::risk::step::Step;
use crate::risk::view::View;
use crate::window::pieces::{At, Paint, Pen, Side, in_so_many, pens};
use crate::window::play::wish::Begun;
use crate::window::risk::Wish;
use iced::{Color, color};

/// How large a kind is, and how far the next one.
const SIZE: At = [108.0, 118.0];
const STEP: f32 = 118.0;
/// How much room there is for words within its inner edge.
const WITHIN: f32 = 86.0;

/// The Site that was taken last in this turn, with a Leader who stands on it now.
pub(super) fn site_taken(view: &View) -> Option<&str> {
    let taken = &view.course.as_ref()?.fight.places.as_ref()?[1];
    view.on_sites(view.present()).into_iter().find(|site| site == taken)
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let (view, tints) = (table.view, mat.tints());
    let hand = view.player(table.present()).hand;
    // None is taken for nothing.
    if view.marks.territory_card {
        blank(mat, [32.0, 48.0], 1.05, 1.0);
        let (called, ink) = (table.say("map-territory-card", &[]), (tints.ink, Side::From, true));
        mat.fits([72.0, 40.0], 230.0, 19.0, ink, &called);
        let said = table.say("map-card-hand", &[("count", hand.territory.into())]);
        mat.fits([72.0, 62.0], 230.0, 15.0, (tints.faint, Side::From, false), &said);
        let tick = vec![Pen::Begin([314.0, 48.0]), Pen::Line([322.0, 57.0]), Pen::Line([337.0, 38.0])];
        mat.outline(tick, Paint::line(tints.gold, 3.4));
    }
    rule(mat, 92.0);
    let taken = site_taken(view).map_or_else(|| "none".to_owned(), |site| table.called(site));
    heading(mat, 116.0, &table.say("map-adventure", &[("territory", taken.into())]));
    const FLASH: &str = "M4 -24 L-10 0 1 0 -5 22 17 -7 5 -7 14 -24 Z";
    const FLAG: &str = "M-13 -23 L-10 -23 -10 -21 18 -21 11 -12 18 -3 -10 -3 -10 24 -13 24 Z";
    const STAR: &str = "M0 -25 L6.5 -7.6 25 0 6.5 7.6 0 25 -6.5 7.6 -25 0 -6.5 -7.6 Z";
    let kept = if hand.adventure >= 4 { "map-kind-fifth" } else { "map-kind-kept" };
    let kept = table.say(kept, &[("count", (hand.adventure + 1).into())]);
    let event = table.say("map-kind-event", &[]);
    let kinds = [
        (Adventure::Event, FLASH, &event),
        (Adventure::Mission, FLAG, &kept),
        (Adventure::Power, STAR, &kept),
    ];
    for (number, (kind, path, below)) in kinds.into_iter().enumerate() {
        let x = number as f32 * STEP;
        let corner = [x, 130.0];
        let chosen = kind == Adventure::Event && asks_for_points(table);
        let (edge, width) = if chosen { (tints.gold, 3.0) } else { (color!(0x8fae97), 1.6) };
        mat.plate(corner, SIZE, 8.0, Paint::filled(color!(0x2c3d34)).edged(edge, width));
        mat.plate(
            [x + 6.0, 136.0],
            [SIZE[0] - 12.0, SIZE[1] - 12.0],
            5.0,
            Paint::line(color!(0x56705f), 1.0),
        );
        let middle = x + SIZE[0] / 2.0;
        let pens = pens(path, |[px, py]| [middle + px * 0.8, 164.0 + py * 0.8]);
        mat.outline(pens, Paint::filled(color!(0xe8dcb0)));
        let called = table.say(&format!("chip-{kind}"), &[]);
        mat.fits([middle, 204.0], WITHIN, 20.0, (color!(0xf3ecd0), Side::About, true), &called);
        let (lines, share) = in_so_many(below, 14.0, false, WITHIN, 2);
        let ink = (color!(0xb9cbb8), Side::About, false);
        mat.paragraph([middle, 222.0], 16.0, (WITHIN, 14.0 * share), ink, lines);
        // K63: an Event has points printed on it, or none.
        let wish = match kind {
            Adventure::Event => begin(drawn(kind, 0), &called),
            kind => Wish::give(drawn(kind, 0)),
        };
        mat.place(corner, SIZE, called, wish);
    }
    points_of_event(mat, table);
}

/// K63: an Event that is typed as it is called, or in short, asks for its points as one that is pressed does.
pub(super) fn as_pressed(table: &Table<'_>, typed: &str) -> Option<Begun> {
    let stands = table.seen.typed.trim().is_empty() && table.view.step() == Some(&Step::Adventure);
    let called = table.say(&format!("chip-{}", Adventure::Event), &[]);
    let is_event = typed.eq_ignore_ascii_case("e") || kind(table.words, typed) == Some(Adventure::Event);
    (stands && is_event).then(|| Begun::new(drawn(Adventure::Event, 0), called))
}

/// K49: a card that was played: whose it is, and the points that are printed on it.
pub(super) fn played(mat: &mut Drawn, table: &Table<'_>, whose: Colour) {
    let view = table.view;
    heading(mat, 26.0, &table.say("map-whose-card", &[]));
    let called = table.say("map-card-played", &[]);
    let owners = ([40.0, 44.0], |of: Colour| of == whose);
    owned(mat, table, owners, |of| begin(plays_one(of), &called));
    heading(mat, 126.0, &table.say("map-event-points", &[]));
    points(mat, table, [140.0, 42.0], None, |points| {
        let colour = (whose != table.present()).then(|| whose.to_string());
        plays(view, whose).then(|| Wish::give(Command::Play { colour, points, name: None }))
    });
}

/// Whose a card is: each who can play one now is pressed, one beside the other, so far down and so high.
fn owned(
    mat: &mut Drawn,
    table: &Table<'_>,
    ([y, high], is_his): ([f32; 2], impl Fn(Colour) -> bool),
    wish: impl Fn(Colour) -> Wish,
) {
    let view = table.view;
    let broad = MOMENT[0] / view.options.players.count() as f32;
    for (number, of) in view.options.players.iter().enumerate() {
        let (corner, size) = ([number as f32 * broad, y], [broad - 6.0, high]);
        let (inks, his, may) = (table.inks(Some(of.into())), is_his(of), plays(view, of));
        let (edge, width) = if his { (table.gold(), 3.0) } else { (inks.edge, 1.0) };
        let seen = |ink: Color| Color { a: if may { 1.0 } else { 0.4 }, ..ink };
        mat.plate(corner, size, 6.0, Paint::filled(seen(inks.banner)).edged(edge, width));
        let (name, room) = (table.player(of), size[0] - 10.0);
        let at = [corner[0] + size[0] / 2.0, y + high / 2.0 + 6.0];
        mat.fits(at, room, 17.0, (seen(inks.ink), Side::About, his), &shortened(&name, 17.0, his, room));
        if may {
            mat.place(corner, size, &*name, wish(of));
        }
    }
}

/// The points that are printed on a card, in one row wherever they are asked for: so far down and so high; `chosen`: as far as they are
/// said. What cannot be said now is dim.
fn points(
    mat: &mut Drawn,
    table: &Table<'_>,
    [y, high]: [f32; 2],
    chosen: Option<u16>,
    wish: impl Fn(u16) -> Option<Wish>,
) {
    /// The most that is offered; more are typed.
    const MOST: u16 = 12;
    const STEP: f32 = 26.6;
    for points in 0..=MOST {
        let (corner, size) = ([f32::from(points) * STEP, y], [STEP - 2.2, high]);
        let (wish, is_it) = (wish(points), chosen == Some(points));
        let ink = if wish.is_some() || is_it { table.tints().ink } else { table.tints().dim };
        cell(mat, table, (corner, size), (points.to_string(), ink), is_it);
        if let Some(wish) = wish.filter(|_| !is_it) {
            mat.place(corner, size, table.say("pick-points", &[("points", points.into())]), wish);
        }
    }
}

/// Whether such a card can be played now (K49): its owner has one in hand, and who has drawn in his turn plays none.
pub(super) fn may_be(view: &View, on_ring: OnRing) -> bool {
    on_ring.by.map_or(!view.marks.drawing, |(of, _)| plays(view, of))
}

pub(super) fn plays(view: &View, of: Colour) -> bool {
    view.player(of).hand.adventure > 0 && !(view.marks.drawing && of == view.present())
}

/// K43: a card on the Ring: whose it is, its points, and what it does.
pub(super) fn on_ring(mat: &mut Drawn, table: &Table<'_>, card: OnRing) {
    let (view, tints) = (table.view, mat.tints());
    let called = table.say("map-card-on-ring", &[]);
    let begins = |card: OnRing| begin(card, &called);
    heading(mat, 20.0, &table.say("map-whose-on-ring", &[]));
    let is_by = |of: Colour| card.by.is_some_and(|(by, _)| by == of);
    owned(mat, table, ([30.0, 38.0], is_by), |of| {
        // Pressed again it is nobody's, and is not counted.
        begins(OnRing { by: (!is_by(of)).then_some((of, 0)), ..card })
    });
    points(mat, table, [76.0, 28.0], card.by.map(|(_, points)| points), |points| {
        let by = card.by.map(|(of, _)| (of, points));
        by.map(|by| begins(OnRing { by: Some(by), ..card }))
    });
    heading(mat, 130.0, &table.say("map-which-card", &[]));
    let may_be = may_be(view, card);
    let ink = if may_be { tints.ink } else { tints.dim };
    let here = table.called(view.ring_at());
    let stays = table.say("map-stays", &[("territory", here.into())]);
    let goes = next(view).map(|there| table.say("map-goes", &[("territory", table.called(there).into())]));
    let ways = [(Some(stays), CardRing::Stay), (goes, CardRing::On)];
    for (number, (said, way)) in ways.into_iter().enumerate() {
        let Some(said) = said else { continue };
        let (corner, size) = ([number as f32 * 174.0, 140.0], [170.0, 40.0]);
        cell(mat, table, (corner, size), (said.clone(), ink), false);
        if may_be {
            mat.place(corner, size, said, Wish::give(card.does(way)));
        }
    }
    heading(mat, 206.0, &table.say("map-card-adds-die", &[]));
    for (number, modifier) in (-2..=2_i8).enumerate() {
        let (corner, size) = ([number as f32 * 69.2, 216.0], [65.0, 32.0]);
        let said = if modifier == 0 { "0".to_owned() } else { format!("{modifier:+}").replace('-', "−") };
        let chosen = card.modifier == modifier;
        cell(mat, table, (corner, size), (said.clone(), tints.ink), chosen);
        if !chosen {
            mat.place(corner, size, said, begins(OnRing { modifier, ..card }));
        }
    }
    for face in D6::FACES {
        let (pips, corner) = (face.pips(), [f32::from(face.pips() - 1) * 58.4, 262.0]);
        let ink = if may_be { tints.ink } else { tints.dim };
        mat.painted_die(corner, 50.0, pips, Paint::filled(tints.well).edged(tints.rim, 1.6), ink);
        if may_be {
            mat.place(corner, [50.0; 2], pips.to_string(), Wish::give(card.die(Throw::Told(face))));
        }
    }
}

/// A small plate with something on it that can be chosen.
fn cell(
    mat: &mut Drawn,
    table: &Table<'_>,
    (corner, size): (At, At),
    (said, ink): (String, Color),
    chosen: bool,
) {
    let tints = table.tints();
    let (edge, width) = if chosen { (tints.gold, 2.0) } else { (tints.rim, 1.0) };
    mat.plate(corner, size, 4.0, Paint::filled(tints.well).edged(edge, width));
    let at = [corner[0] + size[0] / 2.0, corner[1] + size[1] / 2.0 + 6.0];
    mat.fits(at, size[0] - 10.0, 16.0, (ink, Side::About, true), &said);
}

fn drawn(card: Adventure, points: u16) -> Command {
    Command::Draw { card, points }
}

/// Whether it was said to be an Event.
pub(super) fn asks_for_points(table: &Table<'_>) -> bool {
    table.seen.typed.trim() == "draw event"
}

/// K63: the points that are printed on an Event, once it is said to be one.
fn points_of_event(mat: &mut Drawn, table: &Table<'_>) {
    if asks_for_points(table) {
        heading(mat, 272.0, &table.say("map-event-points", &[]));
        points(mat, table, [282.0, 30.0], None, |points| Some(Wish::give(drawn(Adventure::Event, points))));
    }
}
