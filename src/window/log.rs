//! The Journey log, as the sheet of sixteen boxes that it replaces.

use super::look::{BOLD, Look};
use crate::hunt::{Entry, LAST_STEP, Public, Record, Secret, State, TokenNow, Turn};
use crate::language::Words;
use crate::language::hunt::{private_line, turn_name};
use crate::table::Event;
use iced::widget::{Row, column, container, row, space, text};
use iced::{Center, Element, Fill, Shrink};

/// In which day and turn each entry was made.
pub fn turns_of_entries(record: &Record) -> Vec<(u16, Turn)> {
    let mut now = (0, Turn::default());
    let mut turns = Vec::new();
    for event in record.events() {
        match event {
            Event::Public(Public::TurnBegan { day, turn }) => now = (*day, *turn),
            Event::Secret(Secret::Entered { .. }) => turns.push(now),
            _ => {}
        }
    }
    turns
}

/// The sheet; `tall` where there is no map to share the room with. Where secrets are veiled, it shows how many boxes are filled and nothing of what is in them.
pub fn log<'a, Message: 'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[(u16, Turn)],
    veiled: bool,
    tall: bool,
) -> Element<'a, Message> {
    let entries = &state.hidden.log;
    let colours = look.colours();
    let numbered = |number: u8| {
        let at = usize::from(number) - 1;
        let written = match entries.get(at) {
            Some(_) if veiled => "–".to_owned(),
            Some(Entry::Dot) => "•".to_owned(),
            Some(entry) => entry.to_string(),
            None => String::new(),
        };
        let when = turns.get(at).map_or(String::new(), |(day, turn)| {
            words.say("log-turn", &[("day", (*day).into()), ("turn", turn_name(*turn).into())])
        });
        let next = state.view.phase.is_play() && entries.len() == at;
        let small = |words: String| {
            text(words).size(look.size(12.0)).color(colours.faint).wrapping(text::Wrapping::None)
        };
        let entry =
            text(written).size(look.size(if tall { 34.0 } else { 26.0 })).font(BOLD).color(colours.ink);
        let height = if tall { Fill } else { Shrink };
        let middle = container(entry).center_x(Fill).center_y(height);
        container(column![small(number.to_string()), middle, container(small(when)).center_x(Fill)])
            .padding([look.size(2.0), look.size(7.0)])
            .width(Fill)
            .height(height)
            .clip(true)
            .style(look.inset(next))
    };
    let half = |from: u8| {
        Row::with_children((from..from + LAST_STEP / 2).map(|number| numbered(number).into())).spacing(6)
    };
    let start = match state.hidden.start {
        Some(_) if veiled => words.say("table-start", &[("start", "–".into())]),
        Some(start) => words.say("table-start", &[("start", start.to_string().into())]),
        None => words.say("table-no-start", &[]),
    };
    let private = private_line(words, state).filter(|_| !veiled).unwrap_or_default();
    let tokens = if veiled { String::new() } else { tokens(words, state) };
    let head = row![look.heading(words.say("table-log", &[])), space().width(Fill), look.text(start)]
        .align_y(Center);
    let foot = row![look.text(private).width(Fill), look.label(tokens)].spacing(16).align_y(Center);
    let height = if tall { Fill } else { Shrink };
    let half = |from: u8| half(from).height(height);
    let sheet = column![head, half(1), half(1 + LAST_STEP / 2), foot].spacing(look.size(6.0));
    container(sheet).padding(look.size(12.0)).style(look.sheet()).into()
}

/// The Information tokens behind the screen.
fn tokens(words: &Words, state: &State) -> String {
    let named = |now: TokenNow| {
        let tokens = state.hidden.information.iter().filter(|(_, token)| **token == now);
        tokens.map(|(location, _)| location.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (kept, hidden) = (named(TokenNow::Kept), named(TokenNow::Hidden));
    let any = |list: &str| if list.is_empty() { "no" } else { "yes" };
    words.say(
        "table-tokens",
        &[
            ("any-kept", any(&kept).into()),
            ("any-hidden", any(&hidden).into()),
            ("kept", kept.into()),
            ("hidden", hidden.into()),
        ],
    )
}
