//! What the signs mean, in lines of words with a sign before each.

use super::asked::{Came, Sign, hat, sign};
use super::{Told, curve};
use crate::hunt::Question;
use crate::hunt::telling::{Found, What};
use crate::language::Words as Language;
use crate::window::paper::{Drawing, Paint, Pen, Side, Words, breadth};
use crate::window::widgets::look::Colours;

/// The size of the words, and from a line to the next.
const SIZE: f32 = 22.0;
const APART: f32 = 44.0;
/// Room for a sign, and between a word and the next sign.
const ROOM: f32 = 58.0;
const BETWEEN: f32 = 34.0;

/// A sign, and the name of what it means.
type Entry = (fn(&mut Drawing, [f32; 2], Colours), &'static str);

pub fn of_map(told: &Told<'_>) -> Vec<Entry> {
    let asked = |wanted: fn(&Question) -> bool| {
        told.moments
            .iter()
            .any(|moment| matches!(&moment.what, What::Answer(question, _) if wanted(question)))
    };
    let mut entries: Vec<Entry> = vec![(way, "keepsake-way"), (number, "keepsake-entries")];
    if told.over.part() == 2 {
        entries.push((gandalf, "keepsake-gandalf"));
    }
    let found = told.moments.iter().any(|moment| moment.what.found() == Some(Found::Frodo));
    entries.extend(
        asked(|question| matches!(question, Question::Search(_)))
            .then_some((searched as _, "keepsake-searched")),
    );
    entries.extend(
        asked(|question| matches!(question, Question::Hunt(_))).then_some((hunted as _, "keepsake-hunted")),
    );
    let perceived = asked(|question| matches!(question, Question::Perception(_) | Question::Morgul(_)));
    entries.extend(perceived.then_some((heard as _, "keepsake-perceived")));
    if asked(|_| true) {
        entries.extend([(yes as _, "keepsake-yes"), (no as _, "keepsake-no")]);
    }
    entries.extend(found.then_some((found_here as _, "keepsake-found")));
    entries
}

pub fn of_curve() -> Vec<Entry> {
    vec![(curve::found, "keepsake-found"), (curve::track, "keepsake-track"), (least, "keepsake-least")]
}

fn way(drawing: &mut Drawing, [x, y]: [f32; 2], colours: Colours) {
    drawing.line([x - 20.0, y], [x + 20.0, y], colours.trail, 5.0);
    let head = vec![Pen::Begin([x + 9.0, y]), Pen::Line([x - 7.0, y - 9.0]), Pen::Line([x - 7.0, y + 9.0])];
    drawing.outline(head, Paint::filled(colours.trail));
}

fn number(drawing: &mut Drawing, [x, y]: [f32; 2], colours: Colours) {
    drawing.plate([x - 13.0, y - 13.0], [26.0, 26.0], 13.0, Paint::filled(colours.trail));
    let at = [x, y + 7.0];
    let words = "7".to_owned();
    drawing.words(Words { words, at, side: Side::About, size: 20.0, bold: true, color: colours.inset });
}

fn gandalf(drawing: &mut Drawing, [x, y]: [f32; 2], colours: Colours) {
    let dashes = Paint { dashed: true, ..Paint::line(colours.gandalf, 3.0) };
    drawing.outline(vec![Pen::Begin([x - 22.0, y + 10.0]), Pen::Line([x + 22.0, y + 10.0])], dashes);
    hat(drawing, [x, y - 4.0], 14.0, colours);
}

fn searched(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    sign(drawing, at, 13.0, Sign::Ring, Came::No, colours);
}

fn hunted(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    sign(drawing, at, 13.0, Sign::Sword, Came::No, colours);
}

fn heard(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    sign(drawing, at, 13.0, Sign::Eye, Came::No, colours);
}

fn yes(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    drawing.circle(at, 13.0, Paint::filled(colours.red).edged(colours.red, 2.0));
}

fn no(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    drawing.circle(at, 13.0, Paint::filled(colours.inset).edged(colours.red, 2.0));
}

fn found_here(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    sign(drawing, at, 13.0, Sign::Sword, Came::Found, colours);
}

fn least(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    drawing.circle(at, 11.0, Paint::line(colours.red, 3.0));
}

/// Draws these below each other and beside each other; how deep that is.
pub fn legend(
    drawing: &mut Drawing,
    words: &Language,
    entries: &[Entry],
    [left, top]: [f32; 2],
    most: f32,
    colours: Colours,
) -> f32 {
    let mut at = [left, top + APART / 2.0];
    for (sign, name) in entries {
        let words = words.say(name, &[]);
        let needed = ROOM + breadth(&words, SIZE, false);
        if at[0] > left && at[0] + needed > left + most {
            at = [left, at[1] + APART];
        }
        sign(drawing, [at[0] + ROOM / 2.0 - 6.0, at[1]], colours);
        let color = colours.ink;
        let place = [at[0] + ROOM, at[1] + 0.35 * SIZE];
        drawing.words(Words { words, at: place, side: Side::From, size: SIZE, bold: false, color });
        at[0] += needed + BETWEEN;
    }
    at[1] + APART / 2.0 - top
}
