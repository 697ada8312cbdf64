//! The curve: how many journeys fitted at each moment, on a scale on which every tenfold is as high as the last; days are
//! bands, and what was found is marked.

use crate::hunt::telling::{Found, Moment, What};
use crate::language::Words as Language;
use crate::window::paper::{Drawing, Paint, Pen, Side, Words, breadth};
use crate::window::widgets::look::{Colours, mixed};
use iced::Color;

/// Room at the left for the numbers, and above for the days.
const LEFT: f32 = 90.0;
const ABOVE: f32 = 44.0;
/// Room below for the numbers of the entries.
const BELOW: f32 = 40.0;
/// How far apart lines are at the least.
const APART: f32 = 44.0;

/// Draws it; whether anything is counted.
pub fn curve(
    drawing: &mut Drawing,
    words: &Language,
    moments: &[Moment],
    [left, top]: [f32; 2],
    [breadth, depth]: [f32; 2],
    colours: Colours,
) -> bool {
    let Colours { inset, line, ink, faint, gold, red, .. } = colours;
    if moments.iter().all(|moment| moment.known.bits().is_none()) {
        return false;
    }
    let (from, to) = (left + LEFT, left + breadth);
    let (high, low) = (top + ABOVE, top + depth - BELOW);
    let last = moments.len().saturating_sub(1).max(1) as f32;
    let x = |at: usize| from + 14.0 + (to - from - 28.0) * at as f32 / last;
    let tens = |moment: &Moment| moment.known.bits().map(|bits| (bits * std::f64::consts::LOG10_2) as f32);
    let most = moments.iter().filter_map(tens).fold(1.0, f32::max) * 1.06;
    let y = |tens: f32| low - (low - high) * tens / most;
    drawing.plate([from, high], [to - from, low - high], 6.0, Paint::filled(inset));
    let mut written = Vec::new();
    days(drawing, &mut written, words, moments, x, [from, to, high, low], colours);
    // A line for every tenfold, or for every second one, and so on.
    let every = (1_u8..).find(|every| f32::from(*every) * (low - high) / most >= APART).unwrap_or(u8::MAX);
    for power in (0..=most as u8).step_by(usize::from(every)) {
        let here = y(f32::from(power));
        drawing.line([from, here], [to, here], Color { a: 0.55, ..line }, 1.0);
        written.extend(power_of_ten(power, [from - 12.0, here + 7.0], faint));
    }
    let points: Vec<Option<[f32; 2]>> =
        moments.iter().enumerate().map(|(at, moment)| tens(moment).map(|tens| [x(at), y(tens)])).collect();
    for part in points.split(Option::is_none) {
        let mut pen: Vec<Pen> = part.iter().flatten().map(|point| Pen::Line(*point)).collect();
        let (Some([begin, _]), Some([end, _])) =
            (part.first().copied().flatten(), part.last().copied().flatten())
        else {
            continue;
        };
        let mut below = vec![Pen::Begin([begin, low])];
        below.extend(pen.iter().copied());
        below.extend([Pen::Line([end, low]), Pen::Close]);
        drawing.outline(below, Paint::filled(Color { a: 0.16, ..gold }));
        if let Some(Pen::Line(point)) = pen.first().copied() {
            pen[0] = Pen::Begin(point);
        }
        drawing.outline(pen, Paint::line(mixed(ink, gold, 0.5), 3.5));
    }
    let mut free = from;
    for (at, moment) in moments.iter().enumerate() {
        let Some(here) = points[at] else { continue };
        match moment.what.found() {
            Some(Found::Frodo) => found(drawing, here, colours),
            Some(Found::Track) => track(drawing, here, colours),
            None => {}
        }
        if let Some(number) = moment.what.number() {
            entry(&mut written, number, x(at), low, &mut free, faint);
        }
    }
    drawing.plate([from, high], [to - from, low - high], 6.0, Paint::line(line, 2.0));
    if let Some((at, here, journeys)) = narrowest(moments, &points) {
        drawing.circle(here, 11.0, Paint::line(red, 3.0));
        // Below it the curve never is; where there is no room, beside it.
        let words = journeys.to_string();
        let (side, beside) = match (here[1] + 44.0 < low, at * 2 > moments.len()) {
            (true, true) => (Side::To, [12.0, 36.0]),
            (true, false) => (Side::From, [-12.0, 36.0]),
            (false, true) => (Side::To, [-18.0, -12.0]),
            (false, false) => (Side::From, [18.0, -12.0]),
        };
        let at = [here[0] + beside[0], here[1] + beside[1]];
        written.push(Words { words, at, side, size: 24.0, bold: true, color: red });
    }
    written.into_iter().for_each(|words| drawing.words(words));
    true
}

/// Where he was found: a disc with an edge.
pub fn found(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    drawing.circle(at, 10.0, Paint::filled(colours.red).edged(colours.inset, 2.5));
}

/// Where a track of him was found: a ring.
pub fn track(drawing: &mut Drawing, at: [f32; 2], colours: Colours) {
    drawing.circle(at, 7.0, Paint::filled(colours.inset).edged(colours.ink, 3.0));
}

/// The moment with the fewest journeys, the start apart.
fn narrowest(moments: &[Moment], points: &[Option<[f32; 2]>]) -> Option<(usize, [f32; 2], u128)> {
    let counted = moments.iter().enumerate().filter(|(_, moment)| moment.what != What::Start);
    let counted = counted.filter_map(|(at, moment)| Some((at, points[at]?, moment.known.journeys?)));
    counted.min_by_key(|(_, _, journeys)| *journeys)
}

fn entry(written: &mut Vec<Words>, number: usize, x: f32, low: f32, free: &mut f32, color: Color) {
    let words = number.to_string();
    let half = breadth(&words, 20.0, false) / 2.0;
    if x - half >= *free {
        *free = x + half + 6.0;
        written.push(Words { words, at: [x, low + 26.0], side: Side::About, size: 20.0, bold: false, color });
    }
}

/// Every other day is a band, and each has its name where there is room.
fn days(
    drawing: &mut Drawing,
    written: &mut Vec<Words>,
    words: &Language,
    moments: &[Moment],
    x: impl Fn(usize) -> f32,
    [from, to, high, low]: [f32; 4],
    colours: Colours,
) {
    let mut at = 0;
    for day in moments.chunk_by(|one, next| one.when.day == next.when.day) {
        let end = at + day.len();
        let middle = |at: usize| (x(at.saturating_sub(1)) + x(at)) / 2.0;
        let begin = if at == 0 { from } else { middle(at) };
        let until = if end == moments.len() { to } else { middle(end) };
        at = end;
        let number = day[0].when.day;
        if number % 2 == 1 {
            let band = Paint::filled(Color { a: 0.2, ..colours.line });
            drawing.plate([begin, high], [until - begin, low - high], 0.0, band);
        }
        let name = words.say("telling-of-day", &[("day", number.into())]);
        let short = number.to_string();
        let fits = |name: &String| breadth(name, 22.0, true) <= until - begin;
        if let Some(words) = [name, short].into_iter().find(fits).filter(|_| number > 0) {
            let place = [(begin + until) / 2.0, high - 14.0];
            let color = colours.faint;
            written.push(Words { words, at: place, side: Side::About, size: 22.0, bold: true, color });
        }
    }
}

/// 1, 10, 100, and then as a power.
fn power_of_ten(power: u8, [x, y]: [f32; 2], color: Color) -> Vec<Words> {
    let word = |words: String, at: [f32; 2], size: f32| Words {
        words,
        at,
        side: Side::To,
        size,
        bold: false,
        color,
    };
    match power {
        0..=2 => vec![word(10_u32.pow(power.into()).to_string(), [x, y], 20.0)],
        _ => {
            let exponent = word(power.to_string(), [x, y - 9.0], 14.0);
            let room = breadth(&exponent.words, 14.0, false);
            vec![word("10".into(), [x - room, y], 20.0), exponent]
        }
    }
}
