//! The log as one strip below the map: sixteen boxes grouped by days, and what of the last place any card may ask.

use super::super::chips::{Door, Wish};
use super::super::journey;
use super::super::log::{self, Entered, When};
use super::Message;
use crate::hunt::State;
use crate::language::Words;
use crate::language::hunt::{correcting, gandalf_line, private_line};
use crate::window::pieces::measured;
use crate::window::play::frame::STRIP_LINE;
use crate::window::play::wish::Begun;
use crate::window::widgets::look::{BOLD, Look, REGULAR};
use iced::widget::{Column, Row, column, container, mouse_area, responsive, space, stack, text};
use iced::{Element, Fill};

/// How far days are apart, in logical pixels.
const APART: f32 = 7.0;

/// The Journey log. A box that is pressed was wrong.
pub(super) fn strip<'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[When],
    (veiled, lines): (bool, usize),
) -> Element<'a, Message> {
    let entered = log::entered(state, turns, veiled);
    let last = state.hidden.log.len();
    let pick = |at: u8| (!veiled && usize::from(at) <= last).then(|| correct(words, at));
    let facts = private_line(words, state).filter(|_| !veiled).unwrap_or_default();
    let tokens = if veiled { String::new() } else { log::tokens(words, state) };
    let start = log::start(words, state, veiled);
    let below = in_lines(look, None, vec![facts, tokens, start], (veiled, lines));
    whole(look, &entered, pick, (below, lines))
}

/// The Journey card, with what lies ahead; and below it Gandalf's way.
pub(super) fn journey_strip<'a>(
    look: Look,
    words: &Words,
    state: &State,
    (turns, rode): (&[When], &[u8]),
    (veiled, lines): (bool, usize),
) -> Element<'a, Message> {
    let rows = journey::rows(state, turns, veiled);
    let rows = if veiled { rows } else { journey::with_gandalf(rows, state, rode) };
    let say = |line: Option<String>| line.filter(|_| !veiled).unwrap_or_default();
    let hidden = || format!("{}  –", words.say("table-gandalf-log", &[]));
    let gandalf = gandalf_line(words, state).filter(|_| !veiled);
    let deeds = if veiled { String::new() } else { journey::deeds(words, state) };
    let facts = vec![say(private_line(words, state)), deeds];
    let below = in_lines(look, Some(gandalf.unwrap_or_else(hidden)), facts, (veiled, lines));
    whole(look, &rows, |_| None, (below, lines))
}

/// This entry was wrong.
pub(super) fn correct(words: &Words, at: u8) -> Message {
    let called = words.say("chip-entry", &[("at", at.into())]);
    Message::Wish(Wish::Begin(Begun::new(correcting(at), called)))
}

/// These in so many lines, before them Gandalf's way: in smaller type where they would not go in, and what has no room even so,
/// what matters least last, is said to be missing.
fn in_lines<'a>(
    look: Look,
    rode: Option<String>,
    facts: Vec<String>,
    (veiled, lines): (bool, usize),
) -> Element<'a, Message> {
    let with_way = rode.is_some();
    let told: Vec<String> = rode.into_iter().chain(facts).filter(|fact| !fact.is_empty()).collect();
    responsive(move |room| {
        let gap = look.size(14.0);
        // What is left out is said to be.
        let rows = |size: f32, count: usize| {
            let missing = (count < told.len()).then(|| "…".to_owned());
            let told: Vec<String> = told[..count].iter().cloned().chain(missing).collect();
            let size = look.size(size);
            broken(&told, gap, room.width, |fact, said| measured(said, size, with_way && fact == 0))
        };
        let fits = |size: f32| {
            (0..=told.len()).rev().find(|count| rows(size, *count).len() <= lines).unwrap_or_default()
        };
        // As many as go in, as large as they do.
        let size = [11.0, 12.0, 13.0, 14.0].into_iter().max_by_key(|size| fits(*size)).unwrap_or(14.0);
        let rows = rows(size, fits(size));
        let one = |(fact, said): (usize, String)| -> Element<'a, Message> {
            let said = text(said).size(look.size(size)).wrapping(text::Wrapping::None);
            if fact > 0 || !with_way {
                return said.color(look.colours().faint).into();
            }
            // Gandalf's is the log of Part 2: it is set right by its numbers.
            let rode = mouse_area(said.font(BOLD).color(look.colours().gandalf));
            if veiled { rode.into() } else { rode.on_press(Message::Wish(Wish::To(Door::Correct))).into() }
        };
        let rows =
            rows.into_iter().map(|row| Row::with_children(row.into_iter().map(one)).spacing(gap).into());
        Column::with_children(rows).into()
    })
    .into()
}

/// These in lines, each with its number: what does not go in beside the last begins a line, and what is longer than a line is
/// broken between its words.
fn broken(
    told: &[String],
    gap: f32,
    most: f32,
    measured: impl Fn(usize, &str) -> f32,
) -> Vec<Vec<(usize, String)>> {
    let mut lines: Vec<Vec<(usize, String)>> = Vec::new();
    let mut x = most;
    for (number, fact) in told.iter().enumerate() {
        let whole = measured(number, fact) <= most;
        let words = if whole { vec![fact.as_str()] } else { fact.split_inclusive(' ').collect() };
        for (at, word) in words.into_iter().enumerate() {
            let broad = measured(number, word) + if at == 0 { gap } else { 0.0 };
            match lines.last_mut() {
                Some(line) if x + broad <= most => {
                    x += broad;
                    match line.last_mut().filter(|_| at > 0) {
                        Some((_, said)) => said.push_str(word),
                        None => line.push((number, word.to_owned())),
                    }
                }
                _ => {
                    x = measured(number, word);
                    lines.push(vec![(number, word.to_owned())]);
                }
            }
        }
    }
    lines
}

fn whole<'a>(
    look: Look,
    entered: &[Entered],
    pick: impl Fn(u8) -> Option<Message>,
    (below, lines): (Element<'a, Message>, usize),
) -> Element<'a, Message> {
    let picks: Vec<Option<Message>> = (1..).zip(entered).map(|(number, _)| pick(number)).collect();
    let entered = entered.to_vec();
    // P9: below each step a thin row says where Gandalf was.
    let rides = entered.iter().any(|entered| !entered.rode.is_empty());
    let boxes = responsive(move |room| {
        let mut boxes: Vec<Element<'a, Message>> = Vec::new();
        let mut rode: Vec<Element<'a, Message>> = Vec::new();
        let mut day = None;
        let broad = room.width / entered.len().max(1) as f32 - 2.0;
        for ((number, entered), pick) in (1..).zip(&entered).zip(&picks) {
            let today = entered.when.map(|when| when.day);
            // A day begins: a little apart from the one before.
            if today.is_some() && day.is_some() && today != day {
                boxes.push(space().width(APART).into());
                rode.push(space().width(APART).into());
            }
            day = today.or(day);
            boxes.push(one(look, number, entered, broad, pick.clone()));
            rode.push(ridden(look, &entered.rode, broad));
        }
        let boxes = Row::with_children(boxes).spacing(2).height(Fill);
        let rode = rides.then(|| Row::with_children(rode).spacing(2).height(look.size(STRIP_LINE)));
        column![boxes].push(rode).into()
    });
    let inside =
        column![boxes.height(Fill), container(below).height(look.size(STRIP_LINE) * lines as f32).clip(true)]
            .spacing(look.size(2.0));
    container(inside)
        .padding([look.size(4.0), look.size(8.0)])
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(look.sheet())
        .into()
}

/// Where Gandalf was at a step, below its box; pressed, one of them was wrong.
fn ridden<'a>(look: Look, rode: &str, broad: f32) -> Element<'a, Message> {
    let fits = |size: &f32| measured(rode, look.size(*size), true) <= broad;
    let size = [14.0, 13.0, 12.0].into_iter().find(fits).unwrap_or(11.0);
    let said = text(rode.to_owned()).size(look.size(size)).font(BOLD).color(look.colours().gandalf);
    let said = container(said.wrapping(text::Wrapping::None)).center_x(Fill).clip(true);
    match rode {
        "" => said.into(),
        _ => mouse_area(said).on_press(Message::Wish(Wish::To(Door::Correct))).into(),
    }
}

fn one<'a>(
    look: Look,
    number: u8,
    entered: &Entered,
    broad: f32,
    pick: Option<Message>,
) -> Element<'a, Message> {
    let colours = look.colours();
    let Entered { written, ahead, now, .. } = entered;
    let small = text(number.to_string()).size(look.size(11.0)).color(colours.faint);
    let font = if *ahead { REGULAR } else { BOLD };
    let colour = if *ahead { colours.faint } else { colours.ink };
    // Whole, however narrow its box is.
    let whole = look.size(18.0);
    let size = whole.min(whole * (broad - 6.0) / measured(written, whole, !ahead).max(1.0)).max(9.0);
    let entry = text(written.clone()).size(size).font(font).color(colour).wrapping(text::Wrapping::None);
    // Small in its corner, above the entry: side by side 1 and 10 would be read as 110.
    let inside = stack![container(entry).center_x(Fill).align_bottom(Fill), small];
    let sheet =
        container(inside).padding([1.0, 3.0]).width(Fill).height(Fill).clip(true).style(look.inset(*now));
    match pick {
        Some(message) => {
            mouse_area(sheet).on_press(message).interaction(iced::mouse::Interaction::Pointer).into()
        }
        None => sheet.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nothing is left out where it goes in with more lines; what is longer than a line is broken between its words.
    #[test]
    fn facts_go_on_in_the_next_line() {
        let told = ["one two three", "four", "five"].map(str::to_owned);
        let lines = broken(&told, 1.0, 9.0, |_, said| said.chars().count() as f32);
        let said = lines.iter().map(|line| line.iter().map(|(_, said)| said.trim()).collect::<Vec<_>>());
        assert_eq!(said.collect::<Vec<_>>(), [vec!["one two"], vec!["three"], vec!["four", "five"]]);
        assert_eq!(broken(&told[1..], 1.0, 9.0, |_, said| said.chars().count() as f32).len(), 1);
    }
}
