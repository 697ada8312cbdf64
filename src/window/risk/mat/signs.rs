//! Signs of this game, drawn by pens: towers, anchors, shields of Leaders, figures, cards, the Ring.

use super::Table;
use crate::language::risk::letter;
use crate::risk::colour::Colour;
use crate::window::pieces::{At, Mat, Paint, Pen, Side};
use iced::{Color, color};

/// A figure of the pens of `points` about a place, so many times as large.
fn about([x, y]: At, scale: f32, pens: &[Pen]) -> Vec<Pen> {
    let at = |[px, py]: At| [x + px * scale, y + py * scale];
    pens.iter()
        .map(|pen| match *pen {
            Pen::Begin(to) => Pen::Begin(at(to)),
            Pen::Line(to) => Pen::Line(at(to)),
            Pen::Bend(one, to) => Pen::Bend(at(one), at(to)),
            Pen::Curve(one, other, to) => Pen::Curve(at(one), at(other), at(to)),
            Pen::Close => Pen::Close,
        })
        .collect()
}

/// A tower: a Stronghold.
pub(super) fn tower(middle: At, scale: f32) -> Vec<Pen> {
    const CORNERS: [At; 15] = [
        [-4.5, 5.0],
        [-4.5, -2.5],
        [-5.5, -2.5],
        [-5.5, -6.0],
        [-3.2, -6.0],
        [-3.2, -4.4],
        [-1.2, -4.4],
        [-1.2, -6.0],
        [1.2, -6.0],
        [1.2, -4.4],
        [3.2, -4.4],
        [3.2, -6.0],
        [5.5, -6.0],
        [5.5, -2.5],
        [4.5, -2.5],
    ];
    let lines = CORNERS.iter().skip(1).map(|at| Pen::Line(*at));
    let pens: Vec<Pen> = std::iter::once(Pen::Begin(CORNERS[0]))
        .chain(lines)
        .chain([Pen::Line([4.5, 5.0]), Pen::Close])
        .collect();
    about(middle, scale, &pens)
}

/// An anchor: a border by sea.
pub(super) fn anchor(middle: At) -> Vec<Pen> {
    const PENS: &[Pen] = &[
        Pen::Begin([1.9, -5.5]),
        Pen::Curve([1.9, -8.0], [-1.9, -8.0], [-1.9, -5.5]),
        Pen::Curve([-1.9, -3.0], [1.9, -3.0], [1.9, -5.5]),
        Pen::Begin([0.0, -3.6]),
        Pen::Line([0.0, 6.0]),
        Pen::Begin([-5.0, 2.0]),
        Pen::Curve([-4.0, 6.0], [-1.5, 6.4], [0.0, 6.4]),
        Pen::Curve([1.5, 6.4], [4.0, 6.0], [5.0, 2.0]),
        Pen::Begin([-2.6, -1.2]),
        Pen::Line([2.6, -1.2]),
    ];
    about(middle, 1.0, PENS)
}

const SHIELD: &[Pen] = &[
    Pen::Begin([-7.0, -8.0]),
    Pen::Line([7.0, -8.0]),
    Pen::Line([7.0, 0.0]),
    Pen::Curve([7.0, 5.0], [3.5, 8.0], [0.0, 10.0]),
    Pen::Curve([-3.5, 8.0], [-7.0, 5.0], [-7.0, 0.0]),
    Pen::Close,
];

/// The shield of somebody's Leader; of nobody's: the place where one is owed.
pub(super) fn shield<M>(mat: &mut Mat<M>, table: &Table<'_>, middle: At, scale: f32, of: Option<Colour>) {
    let pens = about(middle, scale, SHIELD);
    let Some(colour) = of else {
        let owed = Paint { dashed: true, ..Paint::line(mat.tints().faint, 1.3 * scale.max(1.0)) };
        return mat.outline(pens, owed);
    };
    let inks = table.inks(Some(colour.into()));
    let edge = if table.look.day { inks.ink } else { color!(0xfff1cf) };
    mat.outline(pens, Paint::filled(inks.banner).edged(edge, 1.6 * scale));
    let at = [middle[0], middle[1] + 3.6 * scale];
    mat.bold(at, 9.5 * scale, inks.ink, Side::About, letter(table.words, Some(colour.into())));
}

/// A shield where one is owed, on a banner.
pub(super) fn owed_shield<M>(mat: &mut Mat<M>, middle: At, scale: f32, ink: Color) {
    mat.outline(about(middle, scale, SHIELD), Paint { dashed: true, ..Paint::line(ink, 1.3) });
}

/// A figure of battalions, with its number.
pub(super) fn figure<M>(
    mat: &mut Mat<M>,
    [x, y]: At,
    scale: f32,
    (fill, edge, ink): (Color, Color, Color),
    number: &str,
) {
    const PENS: &[Pen] = &[
        Pen::Begin([-7.0, 12.0]),
        Pen::Curve([-7.0, 4.0], [-5.5, 0.0], [-3.4, -2.0]),
        Pen::Curve([-7.6, -5.6], [-4.6, -10.6], [0.0, -10.6]),
        Pen::Curve([4.6, -10.6], [7.6, -5.6], [3.4, -2.0]),
        Pen::Curve([5.5, 0.0], [7.0, 4.0], [7.0, 12.0]),
        Pen::Close,
    ];
    mat.outline(about([x, y], scale, PENS), Paint::filled(fill).edged(edge, 1.6));
    mat.bold([x, y + 8.5 * scale], 7.4 * scale, ink, Side::About, number);
}

/// A figure on a horse, with its number.
pub(super) fn mounted<M>(mat: &mut Mat<M>, at: At, scale: f32, inks: (Color, Color, Color), number: &str) {
    figure(mat, [at[0], at[1]], scale, inks, number);
    let saddle = [Pen::Begin([-10.0, 12.0]), Pen::Line([10.0, 12.0])];
    mat.outline(about(at, scale, &saddle), Paint::line(inks.1, 2.6));
}

/// The Ring.
pub(super) fn ring<M>(mat: &mut Mat<M>, middle: At, radius: f32) {
    for (more, alpha) in [(1.9, 0.10), (1.6, 0.14), (1.3, 0.2)] {
        mat.circle(middle, radius * more, Paint::filled(Color { a: alpha, ..color!(0xffcf70) }));
    }
    mat.circle(middle, radius + radius * 0.26, Paint::line(color!(0xffd874), radius * 0.52));
    mat.circle(middle, radius, Paint::line(color!(0x8a5d12), 1.0));
}

/// Where the Ring would go: dashes in a circle.
pub(super) fn ring_to_come<M>(mat: &mut Mat<M>, [x, y]: At, radius: f32, color: Color) {
    const PARTS: usize = 10;
    let at = |turn: f32| [x + radius * turn.sin(), y - radius * turn.cos()];
    let part = std::f32::consts::TAU / PARTS as f32;
    let pens = (0..PARTS).flat_map(|number| {
        let turn = number as f32 * part;
        [Pen::Begin(at(turn)), Pen::Line(at(turn + part * 0.55))]
    });
    mat.outline(pens.collect(), Paint::line(color, (radius * 0.12).max(2.4)));
}

/// A box about its middle that leans; `half`: half its size.
pub(super) fn leaning(middle: At, half: At, lean: f32) -> Vec<Pen> {
    let corners = [[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]: At| {
        let [x, y] = [x * half[0], y * half[1]];
        [x * lean.cos() - y * lean.sin(), x * lean.sin() + y * lean.cos()]
    });
    let lines = corners.iter().skip(1).map(|at| Pen::Line(*at));
    let pens: Vec<Pen> = std::iter::once(Pen::Begin(corners[0])).chain(lines).chain([Pen::Close]).collect();
    about(middle, 1.0, &pens)
}

/// A card, leaning.
pub(super) fn card<M>(mat: &mut Mat<M>, middle: At, scale: f32, lean: f32, (fill, edge): (Color, Color)) {
    let around = |half: At| leaning(middle, half.map(|it| it * scale), lean).into();
    mat.outlines(vec![
        (around([20.0, 30.0]), Paint::filled(fill).edged(edge, 1.4)),
        (around([15.5, 25.5]), Paint::line(edge, 0.8)),
    ]);
}

/// A bright arrow to the right, so long.
pub(super) fn arrow<M>(mat: &mut Mat<M>, [x, y]: At, long: f32, color: Color) {
    let shaft = vec![Pen::Begin([x, y]), Pen::Line([x + long - 14.0, y])];
    let head = vec![
        Pen::Begin([x + long - 15.0, y - 7.5]),
        Pen::Line([x + long, y]),
        Pen::Line([x + long - 15.0, y + 7.5]),
        Pen::Close,
    ];
    mat.outlines(vec![(shaft.into(), Paint::line(color, 3.2)), (head.into(), Paint::filled(color))]);
}

/// The pens of a sign on a card, leaning with it.
pub(super) fn on_card(middle: At, scale: f32, lean: f32, pens: &[Pen]) -> Vec<Pen> {
    let turned = |[x, y]: At| [x * lean.cos() - y * lean.sin(), x * lean.sin() + y * lean.cos()];
    let turned: Vec<Pen> = pens
        .iter()
        .map(|pen| match *pen {
            Pen::Begin(to) => Pen::Begin(turned(to)),
            Pen::Line(to) => Pen::Line(turned(to)),
            Pen::Bend(one, to) => Pen::Bend(turned(one), turned(to)),
            Pen::Curve(one, other, to) => Pen::Curve(turned(one), turned(other), turned(to)),
            Pen::Close => Pen::Close,
        })
        .collect();
    about(middle, scale, &turned)
}
