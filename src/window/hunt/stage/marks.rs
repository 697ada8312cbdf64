//! What is drawn on the stage more than once: tokens, feet, arrows, words that are read on any ground.

use super::shades::Shades;
use crate::hunt::Side as Up;
use crate::window::pieces::signs::war;
use crate::window::pieces::{At, Mat, Paint, Pen, Side, Step, closed};
use crate::window::widgets::look::mixed;
use iced::Color;

/// How many boxes the Corruption has where its limit is a secret.
pub const BOXES: u16 = 16;

/// A Track token; `None`: where one has lain.
pub fn token<M>(mat: &mut Mat<M>, shades: &Shades, [x, y]: At, radius: f32, side: Option<Up>) {
    let tints = shades.tints;
    let [face, edge, inner, ink] = match side {
        Some(Up::Eye) => {
            [shades.token[0], shades.token[1], mixed(shades.token[1], shades.token[0], 0.4), shades.eye]
        }
        Some(Up::Sword) => {
            [tints.bone, mixed(tints.bone, Color::WHITE, 0.6), tints.bone_edge, iced::color!(0x5b2418)]
        }
        None => [shades.place[0], shades.dim, shades.place[0], shades.dim],
    };
    let wide = (radius * 0.09).clamp(1.6, 6.0);
    if side.is_some() {
        let off = radius * 0.06;
        mat.circle([x + off, y + off * 2.0], radius * 1.05, Paint::filled(Color { a: 0.5, ..Color::BLACK }));
    }
    mat.circle([x, y], radius, Paint::filled(face).edged(edge, wide));
    mat.circle([x, y], radius * 0.84, Paint::line(inner, wide * 0.45));
    // Of one that is gone, only where it lay.
    let Some(up) = side else { return };
    let sign = if up == Up::Sword { war::CHARACTER } else { war::EYE };
    mat.sign(sign, [x - radius * 0.75, y - radius * 0.75], radius * 1.5, ink);
}

/// A circle as a line, which may be dashed.
pub fn circle([x, y]: At, radius: f32) -> Vec<Pen> {
    // How far a curve bends to be a quarter of a circle.
    let bend = radius * 0.552;
    vec![
        Pen::Begin([x, y - radius]),
        Pen::Curve([x + bend, y - radius], [x + radius, y - bend], [x + radius, y]),
        Pen::Curve([x + radius, y + bend], [x + bend, y + radius], [x, y + radius]),
        Pen::Curve([x - bend, y + radius], [x - radius, y + bend], [x - radius, y]),
        Pen::Curve([x - radius, y - bend], [x - bend, y - radius], [x, y - radius]),
        Pen::Close,
    ]
}

/// Words with a dark edge, read on any ground.
pub(super) fn outlined(mat: &mut super::Table, shades: &Shades, at: At, size: f32, side: Side, words: &str) {
    edged(mat, at, size, side, (shades.ink, shades.place[0]), words);
}

/// Words in a colour with an edge of another.
pub(super) fn edged(
    mat: &mut super::Table,
    [x, y]: At,
    size: f32,
    side: Side,
    (ink, edge): (Color, Color),
    words: &str,
) {
    let off = size * 0.09;
    for [dx, dy] in [[-off, -off], [off, -off], [-off, off], [off, off]] {
        mat.bold([x + dx, y + dy], size, edge, side, words);
    }
    mat.bold([x, y], size, ink, side, words);
}

/// Two bare feet, one before the other.
pub fn feet<M>(mat: &mut Mat<M>, middle: At, scale: f32, color: iced::Color) {
    for (offset, mirrored, turn) in [([-13.0, 9.0], 1.0, -0.21_f32), ([12.0, -8.0], -1.0, 0.21)] {
        let at = |x: f32, y: f32| {
            let x = x * mirrored;
            let [x, y] = [x * turn.cos() - y * turn.sin(), x * turn.sin() + y * turn.cos()];
            [middle[0] + (offset[0] + x) * scale, middle[1] + (offset[1] + y) * scale]
        };
        let sole = vec![
            Pen::Begin(at(-6.5, 13.0)),
            Pen::Curve(at(-7.5, 6.0), at(-5.5, 3.0), at(-6.5, -3.0)),
            Pen::Curve(at(-7.5, -9.0), at(-4.0, -12.0), at(1.0, -11.5)),
            Pen::Curve(at(6.0, -11.0), at(7.5, -7.0), at(6.0, -2.0)),
            Pen::Curve(at(4.5, 3.0), at(5.0, 7.0), at(4.5, 12.0)),
            Pen::Curve(at(4.0, 17.0), at(-5.5, 18.0), at(-6.5, 13.0)),
            Pen::Close,
        ];
        mat.outline(sole, Paint::filled(color));
        for ([x, y], radius) in
            [([-6.0, -15.0], 2.9), ([-1.0, -17.0], 2.4), ([3.2, -16.4], 2.1), ([6.4, -14.3], 1.8)]
        {
            mat.outline(circle(at(x, y), radius * scale), Paint::filled(color));
        }
    }
}

pub(super) fn arrow(mat: &mut super::Table, [x, y]: At, long: f32, color: iced::Color, wide: f32) {
    let shaft = vec![Pen::Begin([x, y]), Pen::Line([x + long, y])];
    mat.outline(shaft, Paint::line(color, wide));
    let back = wide * 3.0;
    let head = vec![
        Pen::Begin([x + long - back, y - back * 0.72]),
        Pen::Line([x + long, y]),
        Pen::Line([x + long - back, y + back * 0.72]),
    ];
    mat.outline(head, Paint::line(color, wide));
}

pub(super) fn stands(mat: &mut super::Table, shades: &Shades, [x, y]: At) {
    let tints = shades.tints;
    mat.circle([x, y], 22.0, Paint::filled(tints.on_bone).edged(shades.bright, 2.6));
    feet(mat, [x, y], 0.6, shades.bright);
}

pub(super) fn near(mat: &mut super::Table, shades: &Shades, at: At) {
    mat.outline(circle(at, 32.0), Paint { dashed: true, ..Paint::line(shades.red, 4.0) });
}

/// An Information token, or its place.
pub fn hexagon<M>(
    mat: &mut Mat<M>,
    shades: &Shades,
    [x, y]: At,
    radius: f32,
    number: Option<&str>,
    lit: bool,
) {
    let tints = shades.tints;
    let around = |radius: f32| {
        let high = radius * 0.867;
        let corners = [
            [radius, 0.0],
            [radius / 2.0, high],
            [-radius / 2.0, high],
            [-radius, 0.0],
            [-radius / 2.0, -high],
            [radius / 2.0, -high],
        ];
        closed(corners.map(|[dx, dy]| [x + dx, y + dy]))
    };
    let paint = match number {
        Some(_) => Paint::filled(tints.bone)
            .edged(if lit { shades.gold } else { tints.bone_edge }, if lit { 4.0 } else { radius * 0.06 }),
        None => Paint::filled(shades.hollow).edged(shades.line, 1.8),
    };
    mat.outline(around(radius), paint);
    if lit {
        mat.outline(around(radius * 0.84), Paint::line(tints.bone_edge, 1.6));
    }
    if let Some(number) = number {
        mat.bold([x, y + radius * 0.37], radius * 1.08, tints.on_bone, Side::About, number);
    }
}

/// A Fellowship token, there or spent: its middle, half its breadth, and its height.
pub fn lozenge<M>(mat: &mut Mat<M>, shades: &Shades, [x, y]: At, [half, high]: At, is_there: bool) {
    let corners =
        [[0.0, -0.5], [1.0, -1.0 / 3.0], [1.0, 1.0 / 3.0], [0.0, 0.5], [-1.0, 1.0 / 3.0], [-1.0, -1.0 / 3.0]];
    let paint = match is_there {
        true => Paint::filled(shades.gold),
        false => Paint::filled(shades.hollow).edged(shades.line, half * 0.19),
    };
    mat.outline(closed(corners.map(|[dx, dy]| [x + dx * half, y + dy * high])), paint);
}

/// A way of beads, those passed full; the one that is reached is left out.
pub fn beads<M>(
    mat: &mut Mat<M>,
    shades: &Shades,
    [reached, last]: [u8; 2],
    at: impl Fn(u8) -> At,
    radius: f32,
) {
    for bead in (1..=last).filter(|bead| *bead != reached) {
        let paint = match bead < reached {
            true => Paint::filled(mixed(shades.strip, shades.gold, 0.58)),
            false => Paint::line(unlit(shades), radius * 0.26),
        };
        mat.outline(circle(at(bead), radius), paint);
    }
}

/// What has its turn another time.
pub fn unlit(shades: &Shades) -> Color {
    mixed(shades.strip, shades.dim, 0.55)
}

/// The boxes of the Corruption: so many are filled, so many would be, of so many.
pub fn boxes([now, would, all]: [u16; 3]) -> Vec<Step> {
    let all = all.clamp(1, 24);
    let part = |it: u16| u8::try_from(it.min(all)).unwrap_or(u8::MAX);
    Step::along(part(all), part(now), part(would)).collect()
}
