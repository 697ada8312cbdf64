//! Tiles on the stage: face down until his window turns them, what each adds, what the next one can be, and who may put one back.

use super::Table;
use super::lights::Lights;
use super::marks::arrow;
use super::scene::{rule, shine};
use super::shades::Shades;
use super::strip::{limit_told, ring};
use crate::hunt::{Companion, Length, Limit, Occasion, Tile, Value, View};
use crate::language::Words;
use crate::window::pieces::signs::war;
use crate::window::pieces::{At, Comes, Mat, Paint, Pen, Side, measured};
use crate::window::widgets::look::mixed;

/// From this many on they lie in two rows, smaller.
const MANY: usize = 6;

/// What the Corruption comes to with the tiles that are turned: what each adds (`None`: it counts no more), and the sum.
pub(super) fn sums(view: &View, turned: &[Tile]) -> (Vec<Option<u16>>, u16) {
    let (mut corruption, mut eyes) = (view.corruption, u16::from(view.eyes));
    let limit = limit(view);
    let adds = turned.iter().map(|tile| {
        // R26: what comes once all is lost counts no more.
        let adds = match tile.value {
            _ if corruption >= limit => None,
            Value::Number(number) => Some(u16::from(number)),
            Value::Eye => {
                eyes = eyes.saturating_add(1);
                Some(eyes)
            }
        };
        corruption = corruption.saturating_add(adds.unwrap_or_default());
        adds
    });
    let adds = adds.collect();
    (adds, corruption)
}

/// At how much all is lost, whatever lies secret.
fn limit(view: &View) -> u16 {
    match view.limit() {
        Limit::Known(limit) => limit,
        // P3: whichever card it is.
        Limit::Secret { raised } => Length::Long.limit() + raised,
    }
}

pub(super) fn tiles(
    mat: &mut Table,
    words: &Words,
    (shades, lights): (&Shades, &Lights),
    view: &View,
    (drawn, covered, typed): (&[Tile], usize, bool),
) {
    let turned = &drawn[..drawn.len() - covered.min(drawn.len())];
    let (adds, total) = sums(view, turned);
    let many = drawn.len() >= MANY;
    let (side, apart, left) = match drawn.len() {
        0..=4 => (172.0, 196.0, 40.0),
        5 => (140.0, 164.0, 36.0),
        count => (100.0, (800.0 / count.div_ceil(2) as f32).min(136.0), 40.0),
    };
    let in_row = if many { drawn.len().div_ceil(2) } else { drawn.len().max(1) };
    let place = |number: usize| {
        let (row, column) = (number / in_row, number % in_row);
        [
            left + apart * column as f32,
            if many { 172.0 + 168.0 * row as f32 } else { 184.0 + (172.0 - side) / 2.0 },
        ]
    };
    if covered > 0 {
        let [x, y] = place(turned.len());
        shine(mat, &lights.gold, [x + side / 2.0, y + side / 2.0], side * 1.15);
    }
    mat.above();
    let mut eyes = u16::from(view.eyes);
    for (number, tile) in drawn.iter().enumerate() {
        let [x, y] = place(number);
        let open = number < turned.len();
        let next = number == turned.len();
        let tilt = if next { -5.0 } else { [-2.0, 1.5, 2.0, -1.2][number % 4] };
        let middle = x + side / 2.0;
        // The one that was turned last turns before everybody's eyes.
        match open {
            true if number + 1 == turned.len() && !typed && !mat.is_still() => {
                mat.comes(Comes::Away(middle), |mat| back(mat, shades, ([x, y - 6.0], side, -5.0), true));
                mat.comes(Comes::Turned(middle), |mat| face(mat, shades, ([x, y], side, tilt), *tile));
            }
            true => face(mat, shades, ([x, y], side, tilt), *tile),
            false => back(mat, shades, ([x, y - if next { 6.0 } else { 0.0 }], side, tilt), next),
        }
        let foot = y + side + if many { 34.0 } else { 72.0 };
        let (adds, ink, below) = match adds.get(number) {
            // It is said below the first of them.
            Some(None) => {
                let first = number == 0 || adds[number - 1].is_some();
                let below = if first { words.say("stage-counts-no-more", &[]) } else { String::new() };
                ("–".to_owned(), shades.dim, below)
            }
            Some(Some(adds)) => {
                let below = match tile.value {
                    Value::Number(_) => words.say("stage-its-number", &[]),
                    Value::Eye => {
                        let facts = [("eyes", eyes.into())];
                        eyes += 1;
                        words.say("stage-its-eyes", &facts)
                    }
                };
                (format!("+{adds}"), shades.gold, below)
            }
            None => {
                let name = if next { "stage-this-now" } else { "stage-then-this" };
                ("?".to_owned(), if next { shades.ink } else { shades.dim }, words.say(name, &[]))
            }
        };
        mat.bold([middle, foot], if many { 36.0 } else { 62.0 }, ink, Side::About, adds);
        if !many {
            let ink = if next || open { shades.faint } else { shades.dim };
            mat.fits([middle, 472.0], apart - 8.0, 30.0, (ink, Side::About, false), &below);
        }
    }
    sum(mat, words, shades, view, total);
    rule(mat, shades, [40.0, 516.0], [1240.0, 516.0]);
    if covered > 0 {
        can_be(mat, words, shades, view, (&drawn[turned.len()..], total, eyes));
    }
    back_by(mat, words, shades, view);
}

/// The Corruption as it is, and as it would be.
pub(super) fn sum(mat: &mut Table, words: &Words, shades: &Shades, view: &View, total: u16) {
    let middle = [1068.0, 330.0];
    let (boxes, said) = limit_told(words, view);
    ring(mat, shades, middle, [125.0, 168.0], (view.corruption, total, boxes));
    mat.above();
    let named = words.say("table-corruption", &[]);
    mat.fits([1068.0, 282.0], 210.0, 34.0, (shades.faint, Side::About, false), &named);
    if total == view.corruption {
        mat.bold([1068.0, 364.0], 66.0, shades.ink, Side::About, total.to_string());
    } else {
        // Two numbers of two figures each have just room in the ring.
        mat.bold([996.0, 362.0], 58.0, shades.ink, Side::About, view.corruption.to_string());
        arrow(mat, [1034.0, 342.0], 64.0, shades.ink, 4.4);
        mat.bold([1140.0, 362.0], 58.0, shades.ink, Side::About, total.to_string());
    }
    mat.fits([1068.0, 414.0], 210.0, 34.0, (shades.faint, Side::About, false), &said);
}

/// What the next one can be: what is in the cup, and what lies face down.
fn can_be(
    mat: &mut Table,
    words: &Words,
    shades: &Shades,
    view: &View,
    (down, total, eyes): (&[Tile], u16, u16),
) {
    let Some(cup) = &view.hunt_pool else { return };
    let mut left: Vec<Tile> = cup.iter().chain(down).copied().collect();
    left.sort();
    let said = words.say("stage-can-be", &[("left", left.len().into())]);
    mat.fits([40.0, 562.0], 800.0, 34.0, (shades.ink, Side::From, false), &said);
    let kinds: Vec<&[Tile]> = left.chunk_by(|one, other| one == other).collect();
    let apart = (806.0 / kinds.len().max(1) as f32).min(134.0);
    let side = (apart * 0.53).min(70.0);
    let mut warned = Vec::new();
    // R26: once all is lost no tile counts any more.
    let over = total >= limit(view);
    for (number, kind) in kinds.iter().enumerate() {
        let x = 40.0 + apart * number as f32;
        face(mat, shades, ([x, 590.0 + (70.0 - side) / 2.0], side, 0.0), kind[0]);
        let adds = match kind[0].value {
            Value::Number(number) => u16::from(number),
            Value::Eye => eyes + 1,
        };
        let lost = !over && matches!(view.limit(), Limit::Known(limit) if total + adds >= limit);
        let ink = if lost { shades.red } else { shades.ink };
        mat.fits(
            [x + side + 12.0, 647.0],
            apart - side - 14.0,
            60.0,
            (ink, Side::From, true),
            &kind.len().to_string(),
        );
        if lost {
            warned.push(([x + side - 8.0, 588.0], total + adds));
        }
    }
    // Above the tiles: what all would be lost at.
    mat.above();
    for ([x, y], sum) in warned {
        let blood = Paint::filled(mixed(shades.red, shades.shadow, 0.4)).edged(shades.red, 2.0);
        mat.circle([x, y], 19.5, blood);
        mat.bold([x, y + 8.0], 23.5, shades.tints.on_blood, Side::About, sum.to_string());
    }
}

/// R25: who may put one back.
fn back_by(mat: &mut Table, words: &Words, shades: &Shades, view: &View) {
    let counts = view
        .drawn
        .as_ref()
        .is_some_and(|(_, occasion)| matches!(occasion, Occasion::Encounter | Occasion::Rescue));
    let ready: Vec<_> = view.company.ready().collect();
    if !counts || ready.is_empty() {
        return;
    }
    rule(mat, shades, [864.0, 536.0], [864.0, 676.0]);
    mat.fits([888.0, 562.0], 360.0, 34.0, (shades.ink, Side::From, false), &words.say("stage-back-by", &[]));
    let apart = (366.0 / ready.len() as f32).min(120.0);
    let named = |who: &Companion| words.say("company-name", &[("who", who.to_string().into())]);
    let broad = ready.iter().map(|who| measured(&named(who), 30.0, true)).fold(1.0, f32::max);
    let size = 30.0 * ((apart - 12.0) / broad).min(1.0);
    for (number, who) in ready.iter().enumerate() {
        let x = 888.0 + apart * (number as f32 + 0.5) - if ready.len() < 4 { 10.0 } else { 0.0 };
        let sign = if *who == Companion::Strider { war::STRIDER } else { war::HOBBIT };
        let side = 68.0_f32.min(apart * 0.8);
        mat.sign(sign, [x - side / 2.0, 578.0 + 68.0 - side], side, shades.gold);
        mat.bold([x, 672.0], size, shades.ink, Side::About, named(who));
    }
}

/// A tile that is turned, a little askew.
pub fn face<M>(mat: &mut Mat<M>, shades: &Shades, (corner, side, tilt): (At, f32, f32), tile: Tile) {
    let tints = shades.tints;
    let [x, y] = corner;
    let (fill, edge) = match tile.red {
        true => (tints.blood, tints.red),
        false => (tints.bone, tints.bone_edge),
    };
    let wide = if side > 90.0 { 2.9 } else { 1.5 };
    let shadow = Paint::filled(iced::Color { a: 0.45, ..iced::Color::BLACK });
    mat.outline(turned_plate([x + side * 0.03, y + side * 0.045], side, 0.1, tilt), shadow);
    mat.outline(turned_plate(corner, side, 0.1, tilt), Paint::filled(fill).edged(edge, wide));
    let within = side * 0.07;
    let inner = turned_plate([x + within, y + within], side - within * 2.0, 0.07, tilt);
    mat.outline(inner, Paint::line(edge, wide * 0.5));
    let red = if tile.red { tints.on_blood } else { iced::color!(0xa83f26) };
    let ink = if tile.red { tints.on_blood } else { tints.on_bone };
    match tile.value {
        Value::Eye => mat.sign(war::EYE, [x + side * 0.13, y + side * 0.13], side * 0.74, red),
        Value::Number(number) => {
            mat.bold([x + side / 2.0, y + side * 0.71], side * 0.62, ink, Side::About, number.to_string());
        }
    }
}

/// A tile face down: a closed eye.
pub fn back<M>(mat: &mut Mat<M>, shades: &Shades, (corner, side, tilt): (At, f32, f32), next: bool) {
    let [x, y] = corner;
    let edge = if next { shades.bright } else { iced::color!(0x8a6136) };
    let shadow = Paint::filled(iced::Color { a: 0.45, ..iced::Color::BLACK });
    mat.outline(turned_plate([x + side * 0.03, y + side * 0.045], side, 0.1, tilt), shadow);
    mat.outline(
        turned_plate(corner, side, 0.1, tilt),
        Paint::filled(iced::color!(0x43291c)).edged(edge, 2.9),
    );
    let within = side * 0.07;
    let inner = turned_plate([x + within, y + within], side - within * 2.0, 0.07, tilt);
    mat.outline(inner, Paint::filled(iced::color!(0x352015)).edged(iced::color!(0x7a5530), 1.4));
    let [mx, my] = [x + side / 2.0, y + side * 0.47];
    let at = |dx: f32, dy: f32| [mx + dx * side, my + dy * side];
    let lid = Paint::line(iced::color!(0xb98a4c), side * 0.032);
    mat.outline(vec![Pen::Begin(at(-0.26, -0.05)), Pen::Bend(at(0.0, 0.16), at(0.26, -0.05))], lid);
    let lashes = [(-0.177, 0.035, -0.205, 0.107), (-0.088, 0.07, -0.102, 0.143), (0.0, 0.08, 0.0, 0.155)];
    let mut pens = Vec::new();
    for (x1, y1, x2, y2) in lashes {
        for mirrored in [1.0, -1.0] {
            pens.push(Pen::Begin(at(x1 * mirrored, y1)));
            pens.push(Pen::Line(at(x2 * mirrored, y2)));
        }
    }
    mat.outline(pens, Paint::line(iced::color!(0xb98a4c), side * 0.026));
}

/// A box with round corners, turned by so many degrees about its middle.
fn turned_plate([x, y]: At, side: f32, round: f32, degrees: f32) -> Vec<Pen> {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let half = side / 2.0;
    let at = |dx: f32, dy: f32| [x + half + dx * cos - dy * sin, y + half + dx * sin + dy * cos];
    let near = half - side * round;
    vec![
        Pen::Begin(at(-near, -half)),
        Pen::Line(at(near, -half)),
        Pen::Bend(at(half, -half), at(half, -near)),
        Pen::Line(at(half, near)),
        Pen::Bend(at(half, half), at(near, half)),
        Pen::Line(at(-near, half)),
        Pen::Bend(at(-half, half), at(-half, near)),
        Pen::Line(at(-half, -near)),
        Pen::Bend(at(-half, -half), at(-near, -half)),
        Pen::Close,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// R26: an Eye adds one more for each that lies already.
    #[test]
    fn eyes_add_what_lies_beside_the_track() {
        let view = View { corruption: 5, eyes: 1, ..View::default() };
        let tile = |value| Tile { value, red: false };
        let drawn = [tile(Value::Number(1)), tile(Value::Eye), tile(Value::Eye), tile(Value::Number(4))];
        assert_eq!(sums(&view, &drawn[..2]), (vec![Some(1), Some(2)], 8));
        // The limit is reached: the last one counts no more.
        assert_eq!(
            sums(&View { corruption: 6, ..view.clone() }, &drawn),
            (vec![Some(1), Some(2), Some(3), None], 12)
        );
        // P3: a secret one is at most the longer card's.
        let part2 = View { corruption: 13, part2: Some(crate::hunt::Part2::default()), ..view };
        assert_eq!(sums(&part2, &drawn), (vec![Some(1), None, None, None], 14));
    }
}
