//! What a finished game tells in figures, a line a moment: words that programs read, the same in every language.

use super::protocol;
use crate::hunt::telling::{Moment, Places, What};
use crate::hunt::{Asked, Question};
use std::fmt::Write as _;

/// The line of a moment of this part.
pub fn in_figures(part: u8, moment: &Moment) -> String {
    let known = &moment.known;
    let mut line = what(moment.what);
    match known.journeys {
        Some(journeys) => line += &format!(" journeys {journeys} places"),
        None => line += " journeys ? places",
    }
    line += &listed(known.frodo.as_ref());
    if part == 2 {
        line += " gandalf";
        line += &listed(known.gandalf.as_ref());
    }
    line
}

fn what(what: What) -> String {
    match what {
        What::Start => "start".to_owned(),
        What::Entry(number, false) => format!("entry {number}"),
        What::Entry(number, true) => format!("entry {number} bree"),
        // As it stands in the file of a game.
        What::Answer(question, answer) => format!("answer {} {}", asked(question), <&str>::from(answer)),
        What::Step(step) => format!("step {step}"),
        What::GandalfMoved => "gandalf moved".to_owned(),
        What::GandalfAt(location) => format!("gandalf at {location}"),
        What::GandalfInRivendell => "gandalf rivendell".to_owned(),
        What::GandalfHidden => "gandalf hidden".to_owned(),
        What::GandalfFled => "gandalf fled".to_owned(),
        What::Course(_) => "course".to_owned(),
    }
}

/// The Morgul Ring by its name, and else as it is asked.
fn asked(question: Question) -> String {
    match question {
        Question::Morgul(region) => format!("morgul {region}"),
        question => protocol::question(Asked { card: false, question }),
    }
}

fn listed(places: Option<&Places>) -> String {
    let Some(places) = places else { return " ?".to_owned() };
    places.iter().fold(String::new(), |mut line, (location, count)| {
        let _ = write!(line, " {location}:{count}");
        line
    })
}
