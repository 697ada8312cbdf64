//! The way on the map: from location to location, with each entry where it was made; those on dots lie evenly between.

use super::Told;
use crate::hunt::Entry;
use crate::hunt::board::Location;
use crate::hunt::telling::{Moment, What};
use crate::window::hunt::map::Printed;
use crate::window::paper::{Drawing, Paint, Pen, Side, Words};
use crate::window::widgets::look::Colours;
use iced::Color;
use std::collections::BTreeMap;

/// From a location to the next.
struct Leg {
    from: Location,
    /// The numbers of the entries on the way that are no locations.
    between: Vec<usize>,
    /// `None`: it ended before it came to one.
    to: Option<Location>,
}

#[derive(Default)]
struct Way {
    legs: Vec<Leg>,
    entered: BTreeMap<Location, Vec<usize>>,
}

fn way(moments: &[Moment]) -> Way {
    let mut way = Way::default();
    let mut from = moments.first().and_then(|moment| moment.frodo);
    let mut between = Vec::new();
    for moment in moments {
        let number = match moment.what {
            What::Entry(number, _) => number,
            What::Step(number) => usize::from(number),
            // P20: nobody went from the one card to the other.
            What::Course(_) => {
                let between = std::mem::take(&mut between);
                let before = from.filter(|_| !between.is_empty());
                way.legs.extend(before.map(|from| Leg { from, between, to: None }));
                from = moment.frodo;
                continue;
            }
            _ => continue,
        };
        match (moment.entered, moment.frodo) {
            (Some(Entry::Location(_)) | None, Some(place)) => {
                way.entered.entry(place).or_default().push(number);
                let between = std::mem::take(&mut between);
                way.legs.extend(from.map(|from| Leg { from, between, to: Some(place) }));
                from = Some(place);
            }
            _ => between.push(number),
        }
    }
    way.legs.extend(from.filter(|_| !between.is_empty()).map(|from| Leg { from, between, to: None }));
    way
}

/// Draws the way, and Gandalf's, under the locations.
pub fn lines(drawing: &mut Drawing, map: Printed<'_>, told: &Told<'_>, colours: Colours) {
    let Colours { trail, gandalf, sheet, .. } = colours;
    let width = map.radius() * 0.26;
    for (at, pair) in told.over.gandalf().windows(2).enumerate() {
        if let (Some(from), Some(to)) = (map.at(pair[0]), map.at(pair[1])) {
            let pen = bent(from, to, map.radius(), -side(at), 0);
            drawing.outline(pen.to_vec(), Paint { dashed: true, ..Paint::line(gandalf, width * 0.7) });
        }
    }
    let legs = way(&told.moments).legs;
    // A lighter edge, so that it is seen on every road.
    for (color, width) in [(Color { a: 0.8, ..sheet }, width * 1.9), (trail, width)] {
        for (at, leg) in legs.iter().enumerate() {
            if let (Some(from), Some(to)) = (map.at(leg.from), leg.to.and_then(|to| map.at(to))) {
                let pen = bent(from, to, map.radius(), side(at), leg.between.len());
                drawing.outline(pen.to_vec(), Paint::line(color, width));
            }
        }
    }
    for (at, leg) in legs.iter().enumerate() {
        if let (Some(from), Some(to)) = (map.at(leg.from), leg.to.and_then(|to| map.at(to))) {
            let curve = bent(from, to, map.radius(), side(at), leg.between.len());
            // Off the middle, where a dot often lies.
            let head = if leg.between.len() % 2 == 1 { 1.5 / (leg.between.len() as f32 + 1.0) } else { 0.5 };
            arrow(drawing, &curve, head.min(0.75), width, trail);
        }
    }
}

/// Draws the numbers of the entries, above the locations.
pub fn numbers(drawing: &mut Drawing, map: Printed<'_>, told: &Told<'_>, colours: Colours) {
    let Colours { trail, inset, .. } = colours;
    let radius = map.radius();
    let Way { legs, entered } = way(&told.moments);
    let mut written = Vec::new();
    let mut write = |drawing: &mut Drawing, words: String, [x, y]: [f32; 2], size: f32| {
        let half = half(&words, size);
        let plate = Paint::filled(trail).edged(inset, radius * 0.08);
        drawing.plate([x - half[0], y - half[1]], [2.0 * half[0], 2.0 * half[1]], half[1], plate);
        let at = [x, y + 0.35 * size];
        written.push(Words { words, at, side: Side::About, size, bold: true, color: inset });
    };
    for (at, leg) in legs.iter().enumerate() {
        let Some(from) = map.at(leg.from) else { continue };
        for (nth, number) in (0_u8..).zip(&leg.between) {
            let place = match leg.to.and_then(|to| map.at(to)) {
                Some(to) => {
                    let share = f32::from(nth + 1) / (leg.between.len() as f32 + 1.0);
                    on(&bent(from, to, radius, side(at), leg.between.len()), share)
                }
                // He came no farther: they stand below the last location, beside each other.
                None => [from[0] + radius * (1.3 + 1.25 * f32::from(nth)), from[1] + radius * 1.6],
            };
            write(drawing, number.to_string(), place, radius * 0.72);
        }
    }
    for (location, numbers) in &entered {
        if let (Some([x, y]), false) = (map.at(*location), numbers.is_empty()) {
            let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
            // Its right end stays where it is, however many there are.
            let (words, size) = (numbers.join("·"), radius * 0.86);
            let [broad, _] = half(&words, size);
            write(drawing, words, [x - radius * 0.7 - broad, y - radius * 0.7], size);
        }
    }
    written.into_iter().for_each(|words| drawing.words(words));
}

/// Half the size of the plate under a number.
fn half(words: &str, size: f32) -> [f32; 2] {
    let breadth = words.chars().count() as f32 * 0.56 * size + 0.6 * size;
    [breadth.max(1.3 * size) / 2.0, 0.65 * size]
}

/// Ways there and back are told apart.
fn side(at: usize) -> f32 {
    if at.is_multiple_of(2) { 0.12 } else { 0.17 }
}

/// A bent way from one place to another, long enough for what lies between; to the same one it goes around beside it.
fn bent(from: [f32; 2], to: [f32; 2], radius: f32, bend: f32, between: usize) -> [Pen; 2] {
    let needed = 1.4 * radius * (between as f32 + 1.0);
    let [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    let straight = dx.hypot(dy);
    if straight < radius {
        let far = needed.max(4.0 * radius) * 0.75;
        let by = [[from[0] + far, from[1] - far * 0.2], [from[0] + far * 0.3, from[1] + far]];
        return [Pen::Begin(from), Pen::Curve(by[0], by[1], to)];
    }
    // How long a flat arc is, the other way round.
    let arc = (1.5 * (needed / straight - 1.0).max(0.0)).sqrt().min(1.6);
    let bend = if bend < 0.0 { bend } else { bend.max(arc) };
    let middle = [(from[0] + to[0]) / 2.0 - dy * bend, (from[1] + to[1]) / 2.0 + dx * bend];
    [Pen::Begin(from), Pen::Bend(middle, to)]
}

/// The place so far on a way.
fn on(way: &[Pen; 2], share: f32) -> [f32; 2] {
    let rest = 1.0 - share;
    match *way {
        [Pen::Begin(from), Pen::Bend(by, to)] => [0, 1]
            .map(|axis| rest * rest * from[axis] + 2.0 * rest * share * by[axis] + share * share * to[axis]),
        [Pen::Begin(from), Pen::Curve(one, other, to)] => [0, 1].map(|axis| {
            let ends = rest.powi(3) * from[axis] + share.powi(3) * to[axis];
            ends + 3.0 * rest * share * (rest * one[axis] + share * other[axis])
        }),
        _ => [0.0; 2],
    }
}

/// Which way he went: an arrow's head so far on a way.
fn arrow(drawing: &mut Drawing, way: &[Pen; 2], share: f32, width: f32, color: Color) {
    let [here, before] = [share, share - 0.02].map(|share| on(way, share));
    let [dx, dy] = [here[0] - before[0], here[1] - before[1]];
    let length = dx.hypot(dy).max(1e-6);
    let [dx, dy] = [dx / length * width * 2.2, dy / length * width * 2.2];
    let at =
        |along: f32, across: f32| [here[0] + dx * along - dy * across, here[1] + dy * along + dx * across];
    let head =
        vec![Pen::Begin(at(1.0, 0.0)), Pen::Line(at(-0.6, 0.8)), Pen::Line(at(-0.6, -0.8)), Pen::Close];
    drawing.outline(head, Paint::filled(color));
}
