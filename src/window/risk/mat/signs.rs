//! Signs of this game, drawn by pens: towers, anchors, shields of Leaders, figures, cards, the Ring.

use super::Table;
use crate::language::risk::letter;
use crate::risk::colour::Colour;
use crate::window::pieces::{At, Mat, Paint, Pen, Side, closed};
use iced::{Color, color};

/// Pens as pictures write them: `M-4,-11 L9,0 C1,2,3,4,5,6 Z`.
fn pens(path: &str) -> impl Iterator<Item = Pen> {
    path.split_whitespace().map(|pen| {
        let numbers: Vec<f32> = pen[1..].split(',').filter_map(|number| number.parse().ok()).collect();
        match (&pen[..1], &*numbers) {
            ("M", [x, y]) => Pen::Begin([*x, *y]),
            ("L", [x, y]) => Pen::Line([*x, *y]),
            ("C", [a, b, c, d, x, y]) => Pen::Curve([*a, *b], [*c, *d], [*x, *y]),
            _ => Pen::Close,
        }
    })
}

/// A figure of such pens about a place, so many times as large.
pub(super) fn about([x, y]: At, scale: f32, path: &str) -> Vec<Pen> {
    pens(path).map(|pen| pen.at(|[px, py]| [x + px * scale, y + py * scale])).collect()
}

/// A tower: a Stronghold.
pub(super) fn tower(middle: At, scale: f32) -> Vec<Pen> {
    const PENS: &str = "M-4.5,5 L-4.5,-2.5 L-5.5,-2.5 L-5.5,-6 L-3.2,-6 L-3.2,-4.4 L-1.2,-4.4 L-1.2,-6 L1.2,-6 L1.2,-4.4 L3.2,-4.4 L3.2,-6 L5.5,-6 L5.5,-2.5 L4.5,-2.5 L4.5,5 Z";
    about(middle, scale, PENS)
}

/// An anchor: a border by sea.
pub(super) fn anchor(middle: At) -> Vec<Pen> {
    const PENS: &str = "M1.9,-5.5 C1.9,-8,-1.9,-8,-1.9,-5.5 C-1.9,-3,1.9,-3,1.9,-5.5 M0,-3.6 L0,6 M-5,2 C-4,6,-1.5,6.4,0,6.4 C1.5,6.4,4,6,5,2 M-2.6,-1.2 L2.6,-1.2";
    about(middle, 1.0, PENS)
}

const SHIELD: &str = "M-7,-8 L7,-8 L7,0 C7,5,3.5,8,0,10 C-3.5,8,-7,5,-7,0 Z";

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
    const PENS: &str = "M-7,12 C-7,4,-5.5,0,-3.4,-2 C-7.6,-5.6,-4.6,-10.6,0,-10.6 C4.6,-10.6,7.6,-5.6,3.4,-2 C5.5,0,7,4,7,12 Z";
    mat.outline(about([x, y], scale, PENS), Paint::filled(fill).edged(edge, 1.6));
    mat.bold([x, y + 8.5 * scale], 7.4 * scale, ink, Side::About, number);
}

/// A figure on a horse, with its number.
pub(super) fn mounted<M>(mat: &mut Mat<M>, at: At, scale: f32, inks: (Color, Color, Color), number: &str) {
    figure(mat, [at[0], at[1]], scale, inks, number);
    mat.outline(about(at, scale, "M-10,12 L10,12"), Paint::line(inks.1, 2.6));
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
    closed([[-1.0, -1.0], [1.0, -1.0], [1.0, 1.0], [-1.0, 1.0]].map(|[x, y]: At| {
        let [x, y] = turned([x * half[0], y * half[1]], lean);
        [middle[0] + x, middle[1] + y]
    }))
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
    let head = closed([[x + long - 15.0, y - 7.5], [x + long, y], [x + long - 15.0, y + 7.5]]);
    mat.outlines(vec![(shaft.into(), Paint::line(color, 3.2)), (head.into(), Paint::filled(color))]);
}

fn turned([x, y]: At, lean: f32) -> At {
    [x * lean.cos() - y * lean.sin(), x * lean.sin() + y * lean.cos()]
}

/// The pens of a sign on a card, leaning with it.
pub(super) fn on_card([x, y]: At, scale: f32, lean: f32, path: &str) -> Vec<Pen> {
    let at = |at: At| turned(at, lean).map(|it| it * scale);
    let pens = pens(path).map(|pen| pen.at(at));
    pens.map(|pen| pen.at(|[px, py]| [x + px, y + py])).collect()
}
