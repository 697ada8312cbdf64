//! The log as one strip below the map: sixteen boxes grouped by days, and what of the last place any card may ask.

use super::super::chips::{Door, Wish};
use super::super::journey;
use super::super::log::{self, Entered, When};
use super::Message;
use crate::hunt::State;
use crate::language::Words;
use crate::language::hunt::{correcting, gandalf_line, private_line};
use crate::window::pieces::measured;
use crate::window::play::wish::Begun;
use crate::window::widgets::look::{BOLD, Look, REGULAR};
use iced::widget::{Row, column, container, mouse_area, responsive, row, space, stack, text};
use iced::{Element, Fill};

/// How far days are apart, in logical pixels.
const APART: f32 = 7.0;

/// The Journey log. A box that is pressed was wrong.
pub(super) fn strip<'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[When],
    veiled: bool,
) -> Element<'a, Message> {
    let entered = log::entered(state, turns, veiled);
    let last = state.hidden.log.len();
    let pick = |at: u8| (!veiled && usize::from(at) <= last).then(|| correct(words, at));
    let facts = private_line(words, state).filter(|_| !veiled).unwrap_or_default();
    let tokens = if veiled { String::new() } else { log::tokens(words, state) };
    let start = log::start(words, state, veiled);
    whole(look, &entered, pick, in_one_line(look, None, vec![facts, tokens, start], veiled))
}

/// The Journey card, with what lies ahead; and below it Gandalf's way.
pub(super) fn journey_strip<'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[When],
    veiled: bool,
) -> Element<'a, Message> {
    let rows = journey::rows(state, turns, veiled);
    let say = |line: Option<String>| line.filter(|_| !veiled).unwrap_or_default();
    let way = if veiled { "–".to_owned() } else { journey::way(&state.hidden.gandalf) };
    let name = words.say("table-gandalf-log", &[]);
    let deeds = if veiled { String::new() } else { journey::deeds(words, state) };
    let facts = vec![say(private_line(words, state)), say(gandalf_line(words, state)), deeds];
    whole(look, &rows, |_| None, in_one_line(look, Some(format!("{name}  {way}")), facts, veiled))
}

/// This entry was wrong.
pub(super) fn correct(words: &Words, at: u8) -> Message {
    let called = words.say("chip-entry", &[("at", at.into())]);
    Message::Wish(Wish::Begin(Begun::new(correcting(at), called)))
}

/// These in one line, before them Gandalf's way: in smaller type where they would not go in, and what has no room even so, what
/// matters least last, is said to be missing.
fn in_one_line<'a>(
    look: Look,
    rode: Option<String>,
    facts: Vec<String>,
    veiled: bool,
) -> Element<'a, Message> {
    let facts: Vec<String> = facts.into_iter().filter(|fact| !fact.is_empty()).collect();
    responsive(move |room| {
        let gap = look.size(14.0);
        let broad = |size: f32, facts: &[String]| {
            let rode = rode.iter().map(|rode| measured(rode, look.size(size), true) + gap);
            rode.chain(facts.iter().map(|fact| measured(fact, look.size(size), false) + gap)).sum::<f32>()
        };
        let fits = |size: f32| {
            (0..=facts.len())
                .rev()
                .find(|count| broad(size, &facts[..*count]) <= room.width)
                .unwrap_or_default()
        };
        // As many as go in, as large as they do.
        let size = [11.0, 12.0, 13.0, 14.0].into_iter().max_by_key(|size| fits(*size)).unwrap_or(14.0);
        let fits = fits(size);
        let missing = (fits < facts.len()).then(|| "…".to_owned());
        let said = facts[..fits].iter().cloned().chain(missing);
        let said =
            said.map(|fact| look.label(fact).size(look.size(size)).wrapping(text::Wrapping::None).into());
        // Gandalf's is the log of Part 2: it is set right by its numbers.
        let rode = rode.clone().map(|rode| {
            let rode = text(rode).size(look.size(size)).font(BOLD).color(look.colours().gandalf);
            let correct = Message::Wish(Wish::To(Door::Correct));
            let rode = mouse_area(rode.wrapping(text::Wrapping::None));
            if veiled { rode } else { rode.on_press(correct) }
        });
        row![].push(rode).extend(said).spacing(gap).into()
    })
    .into()
}

fn whole<'a>(
    look: Look,
    entered: &[Entered],
    pick: impl Fn(u8) -> Option<Message>,
    below: Element<'a, Message>,
) -> Element<'a, Message> {
    let mut boxes: Vec<Element<'a, Message>> = Vec::new();
    let mut day = None;
    for (number, entered) in (1..).zip(entered) {
        let today = entered.when.map(|when| when.day);
        // A day begins: a little apart from the one before.
        if today.is_some() && day.is_some() && today != day {
            boxes.push(space().width(APART).into());
        }
        day = today.or(day);
        boxes.push(one(look, number, entered, pick(number)));
    }
    let boxes = Row::with_children(boxes).spacing(2).height(Fill);
    let inside = column![boxes, container(below).height(look.size(18.0)).clip(true)].spacing(look.size(2.0));
    container(inside)
        .padding([look.size(4.0), look.size(8.0)])
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(look.sheet())
        .into()
}

fn one<'a>(look: Look, number: u8, entered: &Entered, pick: Option<Message>) -> Element<'a, Message> {
    let colours = look.colours();
    let Entered { written, ahead, now, .. } = entered;
    let small = text(number.to_string()).size(look.size(11.0)).color(colours.faint);
    let font = if *ahead { REGULAR } else { BOLD };
    let colour = if *ahead { colours.faint } else { colours.ink };
    let size = if written.chars().count() > 2 { 15.0 } else { 18.0 };
    let entry =
        text(written.clone()).size(look.size(size)).font(font).color(colour).wrapping(text::Wrapping::None);
    // Small in its corner, above the entry: side by side 1 and 10 would be read as 110.
    let inside = stack![container(entry).center_x(Fill).align_bottom(Fill), small];
    let sheet = container(inside)
        .padding([1.0, look.size(3.0)])
        .width(Fill)
        .height(Fill)
        .clip(true)
        .style(look.inset(*now));
    match pick {
        Some(message) => {
            mouse_area(sheet).on_press(message).interaction(iced::mouse::Interaction::Pointer).into()
        }
        None => sheet.into(),
    }
}
