//! What stands where the map would, if no board shows how its places are joined: the log in boxes, as on its sheet of paper,
//! and the questions.

use super::Told;
use super::column::Column;
use crate::hunt::telling::{Moment, What};
use crate::language::Words as Language;
use crate::language::hunt::{moment_in_words, written};
use crate::window::paper::{Drawing, Paint, Side, Words};
use crate::window::widgets::look::Colours;

/// Boxes in a row of the sheet.
const ROW: usize = 8;

/// Draws them this broad; how deep that is.
pub fn log(
    drawing: &mut Drawing,
    words: &Language,
    told: &Told<'_>,
    [left, top]: [f32; 2],
    breadth: f32,
    colours: Colours,
) -> f32 {
    let Colours { inset, line, ink, faint, .. } = colours;
    let side = breadth / ROW as f32;
    let steps: Vec<(usize, &Moment)> = told.moments.iter().filter_map(step).collect();
    for (at, (number, moment)) in steps.iter().enumerate() {
        let [x, y] = [left + side * (at % ROW) as f32, top + side * (at / ROW) as f32];
        drawing.plate([x, y], [side, side], 0.0, Paint::filled(inset).edged(line, 3.0));
        let mut write = |words: String, at: [f32; 2], side: Side, size: f32, bold: bool, color| {
            drawing.words(Words { words, at, side, size, bold, color });
        };
        write(number.to_string(), [x + 14.0, y + 36.0], Side::From, 26.0, false, faint);
        let entered = moment.entered.map_or_else(|| "?".to_owned(), written);
        write(entered, [x + side / 2.0, y + side * 0.62], Side::About, side * 0.34, true, ink);
        let day = words.say("telling-of-day", &[("day", moment.when.day.into())]);
        write(day, [x + side / 2.0, y + side - 16.0], Side::About, 20.0, false, faint);
    }
    let deep = side * steps.len().div_ceil(ROW) as f32;
    let mut column = Column::new([left, top + deep + 30.0], breadth, 25.0, colours);
    let asked = told.moments.iter().filter(|moment| matches!(moment.what, What::Answer(..)));
    let asked: Vec<String> = asked
        .map(|moment| {
            let day = words.say("telling-of-day", &[("day", moment.when.day.into())]);
            format!("{day} · {}", moment_in_words(words, told.over.options(), moment))
        })
        .collect();
    column.part(drawing, &words.say("keepsake-questions", &[]), &asked);
    deep + 30.0 + column.depth()
}

fn step(moment: &Moment) -> Option<(usize, &Moment)> {
    Some((moment.what.number()?, moment))
}
