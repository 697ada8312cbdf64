//! The way on the map, along the roads and paths that were gone, with each entry where it was made; those on dots lie evenly between.

use super::Told;
use crate::hunt::Entry;
use crate::hunt::board::Location;
use crate::hunt::telling::{Moment, What};
use crate::window::hunt::map::{Printed, Trail};
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

/// Draws the way, and Gandalf's on the other side of the road, under the locations.
pub fn lines(drawing: &mut Drawing, map: Printed<'_>, told: &Told<'_>, colours: Colours) {
    let Colours { trail: color, gandalf, sheet, .. } = colours;
    let width = map.radius() * 0.26;
    for (at, pair) in told.over.gandalf().windows(2).enumerate() {
        if let Some(trail) = map.trail([pair[0], pair[1]], (at, -1.0)) {
            drawing.outline(trail.pens(), Paint { dashed: true, ..Paint::line(gandalf, width * 0.7) });
        }
    }
    let legs = way(&told.moments).legs;
    let gone = || legs.iter().enumerate().filter_map(|(at, leg)| Some((leg, leads(map, leg, at)?)));
    // A lighter edge, so that it is seen on every road.
    for (color, width) in [(Color { a: 0.8, ..sheet }, width * 1.9), (color, width)] {
        for (_, trail) in gone() {
            drawing.outline(trail.pens(), Paint::line(color, width));
        }
    }
    for (leg, trail) in gone() {
        // Off the middle, where a number often lies.
        let dots = leg.between.len();
        let head = if dots % 2 == 1 { 1.5 / (dots as f32 + 1.0) } else { 0.5 };
        arrow(drawing, &trail, head.min(0.75), width, color);
    }
}

/// How a leg runs; `None`: it came to no other place.
fn leads(map: Printed<'_>, leg: &Leg, at: usize) -> Option<Trail> {
    map.trail([leg.from, leg.to?], (at, 1.0))
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
        let trail = leads(map, leg, at);
        let apart = 1.0 / (leg.between.len() as f32 + 1.0);
        // Where a short way has many of them, they are smaller.
        let room = trail.as_ref().map_or(1.0, |trail| trail.length() * apart / (1.1 * radius));
        for (nth, number) in (0_u8..).zip(&leg.between) {
            let on = trail.as_ref().and_then(|trail| trail.on(apart * f32::from(nth + 1)));
            // He came no farther: they stand below the last location, beside each other.
            let below = [from[0] + radius * (1.3 + 1.25 * f32::from(nth)), from[1] + radius * 1.6];
            write(drawing, number.to_string(), on.unwrap_or(below), radius * 0.72 * room.clamp(0.6, 1.0));
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

/// Which way he went: an arrow's head so far on a way.
fn arrow(drawing: &mut Drawing, trail: &Trail, share: f32, width: f32, color: Color) {
    let [Some(here), Some(before)] = [share, share - 0.02].map(|share| trail.on(share)) else { return };
    let [dx, dy] = [here[0] - before[0], here[1] - before[1]];
    let length = dx.hypot(dy).max(1e-6);
    let [dx, dy] = [dx / length * width * 2.2, dy / length * width * 2.2];
    let at =
        |along: f32, across: f32| [here[0] + dx * along - dy * across, here[1] + dy * along + dx * across];
    let head =
        vec![Pen::Begin(at(1.0, 0.0)), Pen::Line(at(-0.6, 0.8)), Pen::Line(at(-0.6, -0.8)), Pen::Close];
    drawing.outline(head, Paint::filled(color));
}
