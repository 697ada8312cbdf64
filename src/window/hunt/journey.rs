//! The Journey card and Gandalf's log, as the sheet on which Part 2 is followed.

use super::log::{Boxes, Entered, When, boxes};
use crate::hunt::board::Location;
use crate::hunt::{LAST_STEP, State};
use crate::language::hunt::{gandalf_line, private_line, written};
use crate::language::{Words, yes};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, container, row, space, text};
use iced::{Center, Element, Fill};

/// How many of Gandalf's entries are shown; the log itself tells all.
const GANDALF_SHOWN: usize = 14;

/// The rows of the card, as they stand in its boxes. Where secrets are veiled, it shows how far the figure has come and
/// nothing of the card: not even how long it is, unless everybody may know (P3).
pub(super) fn rows(state: &State, turns: &[When], veiled: bool) -> Vec<Entered> {
    let step = usize::from(state.view.step);
    let card = state.hidden.journey.as_ref();
    let box_at = |number: usize| Entered {
        written: match card.and_then(|card| card.rows.get(number)) {
            _ if veiled => if number <= step { "–" } else { "" }.to_owned(),
            Some(row) => row.map_or("?".to_owned(), written),
            None => String::new(),
        },
        ahead: number > step,
        when: turns.get(number - 1).copied(),
        now: number == step,
        rode: String::new(),
    };
    let known = card.filter(|_| !veiled).map(|card| card.length.moves());
    let last = known.or(state.view.last_step()).unwrap_or(LAST_STEP);
    (1..=usize::from(last)).map(box_at).collect()
}

/// Gandalf's places below the steps at which he came to them; before the first step he starts.
pub(super) fn with_gandalf(mut rows: Vec<Entered>, state: &State, steps: &[u8]) -> Vec<Entered> {
    for (place, step) in state.hidden.gandalf.iter().zip(steps) {
        let Some(row) = rows.get_mut(usize::from((*step).max(1)) - 1) else { continue };
        let apart = if row.rode.is_empty() { "" } else { " " };
        row.rode = format!("{}{apart}{place}", row.rode);
    }
    rows
}

pub(super) fn start(words: &Words, state: &State, veiled: bool) -> String {
    let card = state.hidden.journey.as_ref();
    let start = card.and_then(|card| card.row(0)).filter(|_| !veiled).map_or("–".into(), written);
    words.say("table-start", &[("start", start.into())])
}

/// The sheet, where there is no map to share the room with.
pub(super) fn journey<'a, Message: Clone + 'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[When],
    veiled: bool,
    high: Boxes,
) -> Element<'a, Message> {
    let card = state.hidden.journey.as_ref();
    let name = match card {
        Some(card) if !veiled => words.say("table-journey", &[("length", card.length.to_string().into())]),
        _ => words.say("table-journey", &[("length", "secret".into())]),
    };
    let head =
        row![look.heading(name), space().width(Fill), look.text(start(words, state, veiled))].align_y(Center);
    let entered = rows(state, turns, veiled);
    let mut sheet = Column::new().push(head).extend(boxes(look, words, &entered, high, None));
    let (frodo, gandalf) = if veiled {
        (String::new(), String::new())
    } else {
        (private_line(words, state).unwrap_or_default(), gandalf_line(words, state).unwrap_or_default())
    };
    sheet = sheet.push(look.text(frodo)).push(look.text(gandalf));
    let log = row![
        look.label(words.say("table-gandalf-log", &[])),
        text(if veiled { "–".into() } else { way(&state.hidden.gandalf) })
            .size(look.size(17.0))
            .font(BOLD)
            .color(look.colours().gandalf)
            .width(Fill),
        look.label(if veiled { String::new() } else { deeds(words, state) }),
    ]
    .spacing(look.size(10.0))
    .align_y(Center);
    container(sheet.push(log).spacing(look.size(5.0))).padding(look.size(12.0)).style(look.sheet()).into()
}

/// The last entries of Gandalf's log.
pub(super) fn way(log: &[Location]) -> String {
    let from = log.len().saturating_sub(GANDALF_SHOWN);
    let start = if from > 0 { "… " } else { "" };
    let shown: Vec<String> = log[from..].iter().map(ToString::to_string).collect();
    format!("{start}{}", shown.join(" – "))
}

/// The deed tokens behind the screen, and those that are done.
pub(super) fn deeds(words: &Words, state: &State) -> String {
    let list = |deeds: &[Location]| deeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    let kept = list(&state.hidden.deeds.kept);
    let done = list(state.view.part2.as_ref().map_or(&[], |part2| &part2.deeds));
    words.say(
        "table-deeds",
        &[
            ("any-kept", yes(!kept.is_empty()).into()),
            ("any-done", yes(!done.is_empty()).into()),
            ("kept", kept.into()),
            ("done", done.into()),
        ],
    )
}
