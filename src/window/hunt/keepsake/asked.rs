//! What was asked, as signs beside the places: a ring for a Search, a sword for a Hunt, an eye for a Perception. A yes is
//! filled, a no is open.

use super::Told;
use crate::hunt::telling::What;
use crate::hunt::{Answer, Question};
use crate::window::hunt::map::Printed;
use crate::window::hunt::map::signs::{hat_around, lids};
use crate::window::paper::{Drawing, Paint};
use crate::window::widgets::look::Colours;
use iced::Color;
use std::collections::BTreeMap;

#[derive(Clone, Copy)]
pub enum Sign {
    /// R17.
    Ring,
    /// R18.
    Sword,
    /// R19, P14.
    Eye,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Came {
    No,
    Yes,
    Found,
}

impl From<Answer> for Came {
    fn from(answer: Answer) -> Self {
        match answer {
            answer if answer.frodo_is_here() => Self::Found,
            answer if answer.is_yes() => Self::Yes,
            _ => Self::No,
        }
    }
}

/// How many signs stand beside each other, before others stand above them.
const IN_A_ROW: u8 = 4;

pub fn signs(drawing: &mut Drawing, map: Printed<'_>, told: &Told<'_>, colours: Colours) {
    let radius = map.radius();
    let half = radius * 0.56;
    // How many stand beside a place, or an area, already.
    let mut there = BTreeMap::new();
    let mut next = |name: String| {
        let count = there.entry(name).or_insert(0_u8);
        *count += 1;
        let at = *count - 1;
        [f32::from(at % IN_A_ROW), f32::from(at / IN_A_ROW)].map(|step| step * 2.15 * half)
    };
    for moment in &told.moments {
        let What::Answer(question, answer) = moment.what else { continue };
        match question {
            Question::Search(location) | Question::Hunt(location) => {
                let hunt = matches!(question, Question::Hunt(_));
                let Some([x, y]) = map.at(location) else { continue };
                let [right, up] = next(location.to_string());
                let at = [x + radius * 1.3 + right, y - radius * 0.7 - up];
                sign(drawing, at, half, if hunt { Sign::Sword } else { Sign::Ring }, answer.into(), colours);
            }
            Question::Perception(region) | Question::Morgul(region) => {
                for (area, [x, y]) in map.areas().filter(|(area, _)| region.holds(*area)) {
                    let name = area.to_string();
                    let beside = radius * (0.95 + 0.43 * name.chars().count() as f32);
                    let [right, up] = next(name);
                    let at = [x + beside + right, y - up];
                    sign(drawing, at, half, Sign::Eye, answer.into(), colours);
                }
            }
        }
    }
}

/// Where everybody saw Gandalf.
pub fn gandalf(drawing: &mut Drawing, map: Printed<'_>, told: &Told<'_>, colours: Colours) {
    for moment in &told.moments {
        if let What::GandalfAt(location) = moment.what
            && let Some([x, y]) = map.at(location)
        {
            let radius = map.radius();
            hat(drawing, [x - radius * 2.0, y + radius * 0.1], radius * 0.95, colours);
        }
    }
}

pub fn sign(drawing: &mut Drawing, at: [f32; 2], half: f32, sign: Sign, came: Came, colours: Colours) {
    let Colours { red, inset, gold, .. } = colours;
    let (face, pen) = if came == Came::No { (inset, red) } else { (red, inset) };
    if came == Came::Found {
        drawing.circle(at, half * 1.42, Paint::filled(inset).edged(gold, half * 0.28));
    }
    drawing.circle(at, half, Paint::filled(face).edged(red, half * 0.16));
    match sign {
        Sign::Ring => drawing.circle(at, half * 0.45, Paint::line(pen, half * 0.2)),
        Sign::Sword => sword(drawing, at, half * 0.66, pen),
        Sign::Eye => eye(drawing, at, half * 0.7, pen),
    }
}

fn sword(drawing: &mut Drawing, [x, y]: [f32; 2], half: f32, color: Color) {
    drawing.line([x, y - half], [x, y + half], color, half * 0.3);
    drawing.line([x - half * 0.5, y - half * 0.45], [x + half * 0.5, y - half * 0.45], color, half * 0.3);
}

fn eye(drawing: &mut Drawing, [x, y]: [f32; 2], half: f32, color: Color) {
    drawing.outline(lids([x, y], half), Paint::line(color, half * 0.24));
    drawing.circle([x, y], half * 0.3, Paint::filled(color));
}

pub fn hat(drawing: &mut Drawing, at: [f32; 2], half: f32, colours: Colours) {
    drawing.outline(hat_around(at, half), Paint::filled(colours.gandalf).edged(colours.sheet, half * 0.12));
}
