//! The picture: the map with the way at the left, the story's best lines at the right, the curve below.

use super::column::Column;
use super::{Told, asked, colours, curve, instead, legend, route};
use crate::language::Words as Language;
use crate::language::hunt::{Prose, in_prose};
use crate::window::hunt::map::Printed;
use crate::window::paper::{Drawing, Side, Words, wrapped};
use crate::window::widgets::look::Colours;

/// The breadth of the picture, and what is left empty around it.
const BREADTH: f32 = 2600.0;
const MARGIN: f32 = 80.0;
/// The breadth of the map, and of the figure on a page.
const MAP: f32 = 1690.0;
/// Between the map and the lines beside it.
const GAP: f32 = 60.0;
/// The sizes of the lines beside it, and the least.
const SIZES: [f32; 3] = [34.0, 31.0, 28.0];
const LEAST: f32 = 25.0;
/// Room for the headline of the curve.
const HEAD: f32 = 50.0;
const CURVE: f32 = 430.0;

/// What stands above it: the part, the board and the day.
pub fn headline(words: &Language, told: &Told<'_>) -> String {
    let part = words.say("keepsake-part", &[("part", told.over.part().into())]);
    let board = told.over.options().board.as_ref().map(|board| board.name().to_owned());
    let begun = words.say("keepsake-begun", &[("day", told.day.to_owned().into())]);
    [Some(part), board, Some(begun)].into_iter().flatten().collect::<Vec<_>>().join(" · ")
}

/// The picture of a part.
pub fn poster(words: &Language, told: &Told<'_>) -> Drawing {
    let colours = colours();
    let Colours { sheet, ink, faint, gold, line, .. } = colours;
    let mut drawing = Drawing::new([BREADTH, 0.0], sheet);
    let breadth = BREADTH - 2.0 * MARGIN;
    let mut y = MARGIN + 62.0;
    let write = |drawing: &mut Drawing, words: &str, y: &mut f32, size: f32, bold: bool, color| {
        for words in wrapped(words, size, bold, breadth) {
            let at = [MARGIN, *y];
            drawing.words(Words { words, at, side: Side::From, size, bold, color });
            *y += size * 1.35;
        }
    };
    write(&mut drawing, &words.say("telling-title", &[]), &mut y, 76.0, true, gold);
    y -= 26.0;
    write(&mut drawing, &headline(words, told), &mut y, 36.0, false, ink);
    let top = y;
    let left = figure_at(&mut drawing, words, told, [MARGIN, top], colours);
    let prose = in_prose(words, told.over, &told.moments, told.end);
    // As large as goes beside the map.
    let of_size = |size: f32| {
        let mut lines = Drawing::default();
        let mut column = Column::new([MARGIN + MAP + GAP, top], breadth - MAP - GAP, size, colours);
        best(&mut lines, &mut column, words, &prose);
        (lines, column.depth())
    };
    let fitting = SIZES.iter().map(|size| of_size(*size)).find(|(_, depth)| *depth <= left);
    let (mut lines, depth) = fitting.unwrap_or_else(|| of_size(LEAST));
    drawing.shapes.append(&mut lines.shapes);
    y = top + left.max(depth) + 50.0;
    let mut below = Drawing::default();
    let deep = curve_at(&mut below, words, told, [MARGIN, y + HEAD], breadth, colours);
    if deep > 0.0 {
        let mut head = Column::new([MARGIN, y], breadth, LEAST, colours);
        head.part(&mut drawing, &words.say("keepsake-curve", &[]), &[]);
        drawing.shapes.append(&mut below.shapes);
        y += HEAD + deep;
    }
    drawing.line([MARGIN, y], [BREADTH - MARGIN, y], line, 2.0);
    y += 40.0;
    let unofficial = format!("Underhill · {}", words.say("home-unofficial", &[]));
    write(&mut drawing, &unofficial, &mut y, 24.0, false, faint);
    drawing.cut(y + MARGIN - 40.0, sheet);
    drawing
}

/// What the map is called, and what is to be seen there; or what stands in its place.
pub fn names_of_map(told: &Told<'_>) -> [&'static str; 2] {
    match told.has_map() {
        true => ["keepsake-map", "keepsake-map-told"],
        false => ["keepsake-log", "keepsake-log-told"],
    }
}

/// The map alone, with what its signs mean.
pub fn map(words: &Language, told: &Told<'_>) -> Drawing {
    alone(MAP, |drawing, at| figure_at(drawing, words, told, at, colours()))
}

/// The curve alone, likewise; `None`: nothing is counted.
pub fn curve_alone(words: &Language, told: &Told<'_>) -> Option<Drawing> {
    let drawing = alone(MAP, |drawing, at| curve_at(drawing, words, told, at, MAP, colours()));
    (drawing.shapes.len() > 1).then_some(drawing)
}

fn alone(breadth: f32, draw: impl FnOnce(&mut Drawing, [f32; 2]) -> f32) -> Drawing {
    let sheet = colours().sheet;
    let mut drawing = Drawing::new([breadth + 40.0, 0.0], sheet);
    let depth = draw(&mut drawing, [20.0, 20.0]);
    drawing.cut(depth + 40.0, sheet);
    drawing
}

/// The map with the way, or what stands in its place; how deep that is.
fn figure_at(
    drawing: &mut Drawing,
    words: &Language,
    told: &Told<'_>,
    at: [f32; 2],
    colours: Colours,
) -> f32 {
    let Some(chart) = told.chart() else { return instead::log(drawing, words, told, at, MAP, colours) };
    let map = Printed::new(&chart, at, MAP);
    map.ways(drawing, colours);
    route::lines(drawing, map, told, colours);
    map.places(drawing, colours);
    asked::gandalf(drawing, map, told, colours);
    map.names(drawing, colours);
    asked::signs(drawing, map, told, colours);
    route::numbers(drawing, map, told, colours);
    let deep = Printed::depth(MAP) + 14.0;
    deep + legend::legend(drawing, words, &legend::of_map(told), [at[0], at[1] + deep], MAP, colours)
}

/// The curve with what its signs mean; how deep that is.
fn curve_at(
    drawing: &mut Drawing,
    words: &Language,
    told: &Told<'_>,
    [left, top]: [f32; 2],
    breadth: f32,
    colours: Colours,
) -> f32 {
    if !curve::curve(drawing, words, &told.moments, [left, top], [breadth, CURVE], colours) {
        return 0.0;
    }
    let deep = CURVE + 10.0;
    deep + legend::legend(drawing, words, &legend::of_curve(), [left, top + deep], breadth, colours) + 20.0
}

/// The story's best lines.
fn best(drawing: &mut Drawing, column: &mut Column, words: &Language, prose: &Prose) {
    let Prose { start, best, misses, doubt, end, .. } = prose;
    let mut part = |name: &str, lines: &[String]| {
        if !lines.is_empty() {
            column.part(drawing, &words.say(name, &[]), lines);
        }
    };
    part("keepsake-start", std::slice::from_ref(start));
    part("keepsake-best", best);
    part("keepsake-misses", misses);
    part("keepsake-doubt", doubt);
    part("keepsake-end", end.as_slice());
}
