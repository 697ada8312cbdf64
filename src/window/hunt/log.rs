//! The Journey log, as the sheet of sixteen boxes that it replaces.

use super::turn_sign::turn_sign;
use crate::hunt::{Correction, Entry, LAST_STEP, Public, Record, Secret, State, TokenNow, Turn};
use crate::language::hunt::{private_line, written};
use crate::language::{Words, yes};
use crate::table::Event;
use crate::window::widgets::look::{BOLD, Look, REGULAR};
use iced::widget::{Column, Row, column, container, mouse_area, row, space, stack, text};
use iced::{Center, Element, Fill, Shrink};

/// When Frodo came to a step, and how.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct When {
    pub day: u16,
    pub turn: Turn,
    /// R28: by an escape.
    pub escape: bool,
}

/// In which day and turn Frodo came to each step of the part in play.
pub(super) fn turns_of_steps(record: &Record) -> Vec<When> {
    let mut now = When::default();
    let mut turns = Vec::new();
    let mut in_part_2 = false;
    for event in record.events() {
        let event = match event {
            Event::Public(event) => event,
            Event::Secret(Secret::Corrected { correction, .. }) if !in_part_2 => {
                set_right(&mut turns, *correction);
                continue;
            }
            Event::Secret(_) => continue,
        };
        match event {
            Public::TurnBegan { day, turn } => now = When { day: *day, turn: *turn, escape: false },
            Public::Stepped { step, .. } | Public::Escaped { step } => {
                turns.resize(usize::from(*step).saturating_sub(1), now);
                turns.push(When { escape: matches!(event, Public::Escaped { .. }), ..now });
            }
            Public::CourseChanged { step } => turns.truncate(usize::from(*step)),
            Public::PartTwo { .. } => {
                in_part_2 = true;
                turns.clear();
            }
            _ => {}
        }
    }
    turns
}

/// An entry that was forgotten has the turn of the one before it.
fn set_right(turns: &mut Vec<When>, correction: Correction) {
    match correction {
        Correction::Entry { .. } => {}
        Correction::Insert { at, .. } => {
            let before = usize::from(at).saturating_sub(2);
            let turn = turns.get(before).copied().unwrap_or_default();
            correction.mend(turns, |_| Some(turn));
        }
        Correction::Remove { .. } => correction.mend(turns, |_| None),
    }
}

/// P9: on which step the figure stood when Gandalf came to each place of his log.
pub(super) fn steps_of_gandalf(record: &Record) -> Vec<u8> {
    let (mut now, mut steps) = (0, Vec::new());
    for event in record.events() {
        match event {
            Event::Public(
                Public::Stepped { step, .. } | Public::Escaped { step } | Public::CourseChanged { step },
            ) => now = *step,
            Event::Public(Public::PartTwo { .. }) => (now, steps) = (0, Vec::new()),
            Event::Secret(Secret::Gandalf { .. }) => steps.push(now),
            // His start stays.
            Event::Secret(Secret::Corrected { correction, .. }) if !steps.is_empty() => {
                let mut behind = steps.split_off(1);
                let before = match correction {
                    Correction::Insert { at, .. } => behind.get(usize::from(*at).saturating_sub(2)).copied(),
                    Correction::Entry { .. } | Correction::Remove { .. } => None,
                };
                match correction {
                    Correction::Entry { .. } => {}
                    correction => correction.mend(&mut behind, |_| Some(before.unwrap_or(now))),
                }
                steps.append(&mut behind);
            }
            Event::Public(_) | Event::Secret(_) => {}
        }
    }
    steps
}

/// How high the boxes of a sheet are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Boxes {
    /// With day and turn below the entry.
    Tall,
    /// In large type or a low window.
    Close,
    Least,
}

impl Boxes {
    /// How high they can be, with so many lines of text around them.
    pub fn in_room(look: Look, height: f32, lines: u16) -> Self {
        let around = look.size(LINE * f32::from(lines));
        match height - around {
            room if room >= look.size(TALL) => Self::Tall,
            room if room >= look.size(CLOSE) => Self::Close,
            _ => Self::Least,
        }
    }

    /// Whether they share what room there is.
    fn fill(self) -> bool {
        matches!(self, Self::Tall | Self::Close)
    }
}

/// How high four rows of boxes are at the least, in logical pixels at the smallest type: with day and turn below the
/// entry, and beside its number. And a line of text around them.
const TALL: f32 = 400.0;
const CLOSE: f32 = 250.0;
const LINE: f32 = 26.0;
/// How high what stands below the boxes is.
const FOOT: f32 = 36.0;

/// One box of the sheet.
#[derive(Clone, Default)]
pub(super) struct Entered {
    pub written: String,
    pub ahead: bool,
    /// In which day and turn it was entered.
    pub when: Option<When>,
    /// Whether it is the one that matters now.
    pub now: bool,
    /// P9: where Gandalf was meanwhile.
    pub rode: String,
}

/// The boxes, row by row; `pick`: what a click on one that is filled means.
pub(super) fn boxes<'a, Message: Clone + 'a>(
    look: Look,
    words: &Words,
    entered: &[Entered],
    high: Boxes,
    pick: Option<&dyn Fn(u8) -> Message>,
) -> Vec<Element<'a, Message>> {
    let colours = look.colours();
    let tall = high == Boxes::Tall;
    let numbered = |number: u8| {
        let Entered { written, ahead, when, now, .. } =
            entered.get(usize::from(number) - 1).cloned().unwrap_or_default();
        let small = |words: String| {
            text(words).size(look.size(12.0)).color(colours.faint).wrapping(text::Wrapping::None)
        };
        let color = if ahead { colours.faint } else { colours.ink };
        let font = if ahead { REGULAR } else { BOLD };
        let size = if tall { 40.0 } else { 26.0 };
        let entry = text(written).size(look.size(size)).font(font).color(color);
        let height = if high.fill() { Fill } else { Shrink };
        let middle = container(entry).center_x(Fill).center_y(height);
        let filled = !entered.get(usize::from(number) - 1).is_none_or(|entered| entered.written.is_empty());
        let number_written = small(number.to_string());
        let when: Option<Element<'a, Message>> = when.map(|When { day, turn, .. }| {
            let day = small(words.say("log-day", &[("day", day.into())]));
            row![day, turn_sign(look, turn, false, false)].spacing(look.size(4.0)).align_y(Center).into()
        });
        // The box keeps its height without it.
        let when = when.unwrap_or_else(|| small(String::new()).into());
        // In a low box the number stands in its corner, above the entry: side by side 1 and 10 would be read as 110. In which
        // turn it was is left out.
        let within: Element<'a, Message> = match high {
            Boxes::Least => stack![middle, number_written].into(),
            Boxes::Close => column![row![number_written, space().width(Fill), when], middle].into(),
            Boxes::Tall => column![number_written, middle, container(when).center_x(Fill)].into(),
        };
        let sheet = container(within)
            .padding([look.size(2.0), look.size(7.0)])
            .width(Fill)
            .height(height)
            .clip(true)
            .style(look.inset(now));
        let sheet: Element<'a, Message> = match pick.filter(|_| filled) {
            Some(pick) => mouse_area(sheet).on_press(pick(number)).into(),
            None => sheet.into(),
        };
        sheet
    };
    let columns = LAST_STEP / 4;
    let last = entered.len() as u8;
    let row = |from: u8| {
        // A shorter one ends in empty room.
        let empty = (from + columns).saturating_sub(last.max(from - 1) + 1);
        let empty = (0..empty).map(|_| space().width(Fill).into());
        let row = Row::with_children((from..=last.min(from + columns - 1)).map(numbered).chain(empty));
        row.spacing(6).height(if high.fill() { Fill } else { Shrink }).into()
    };
    (0..LAST_STEP / columns).map(|number| row(1 + number * columns)).collect()
}

/// The entries of the log, as they stand in its boxes. Where secrets are veiled, only how many there are.
pub(super) fn entered(state: &State, turns: &[When], veiled: bool) -> Vec<Entered> {
    let entries = &state.hidden.log;
    let box_at = |at: usize| Entered {
        written: match entries.get(at) {
            Some(_) if veiled => "–".to_owned(),
            // R28: an entry by which he escaped is marked; a slash alone says that he stayed.
            Some(entry @ Entry::Location(_)) if turns.get(at).is_some_and(|when| when.escape) => {
                format!("→{}", written(entry))
            }
            Some(entry) => written(entry),
            None => String::new(),
        },
        ahead: false,
        when: turns.get(at).copied(),
        now: state.view.phase.is_play() && entries.len() == at,
        rode: String::new(),
    };
    (0..usize::from(LAST_STEP)).map(box_at).collect()
}

pub(super) fn start(words: &Words, state: &State, veiled: bool) -> String {
    match state.hidden.start {
        Some(_) if veiled => words.say("table-start", &[("start", "–".into())]),
        Some(start) => words.say("table-start", &[("start", start.to_string().into())]),
        None => words.say("table-no-start", &[]),
    }
}

/// The sheet of sixteen boxes, where there is no map to share the room with; `pick`: an entry was wrong.
pub(super) fn log<'a, Message: Clone + 'a>(
    look: Look,
    words: &Words,
    state: &State,
    turns: &[When],
    veiled: bool,
    high: Boxes,
    pick: impl Fn(u8) -> Message,
) -> Element<'a, Message> {
    let private = private_line(words, state).filter(|_| !veiled).unwrap_or_default();
    let tokens = if veiled { String::new() } else { tokens(words, state) };
    // In large type the sheet speaks for itself.
    let title = if look.is_large() { String::new() } else { words.say("table-log", &[]) };
    let head = row![look.heading(title), space().width(Fill), look.text(start(words, state, veiled))]
        .spacing(look.size(12.0))
        .align_y(Center);
    // As high whatever stands there, so that no box moves by it.
    let foot = row![look.label(private).color(look.colours().ink).width(Fill), look.label(tokens)];
    let foot = foot.spacing(look.size(12.0)).align_y(Center).height(look.size(FOOT));
    let entered = entered(state, turns, veiled);
    let sheet = Column::new()
        .push(head)
        .extend(boxes(look, words, &entered, high, (!veiled).then_some(&pick as &dyn Fn(u8) -> Message)))
        .push(foot);
    container(sheet.spacing(look.size(6.0))).padding(look.size(12.0)).style(look.sheet()).into()
}

/// The Information tokens behind the screen.
pub(super) fn tokens(words: &Words, state: &State) -> String {
    let named = |now: TokenNow| {
        let tokens = state.hidden.information.iter().filter(|(_, token)| **token == now);
        tokens.map(|(location, _)| location.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (kept, hidden) = (named(TokenNow::Kept), named(TokenNow::Hidden));
    words.say(
        "table-tokens",
        &[
            ("any-kept", yes(!kept.is_empty()).into()),
            ("any-hidden", yes(!hidden.is_empty()).into()),
            ("kept", kept.into()),
            ("hidden", hidden.into()),
        ],
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::referee::Referee;

    /// P9: Gandalf comes to his places while the figure stands on these steps; he rides on where Frodo rests.
    #[test]
    fn gandalfs_places_stand_below_their_steps() {
        let mut referee = Referee::new(None);
        let set_up =
            ["new seed=7 give=1", "start 11", "information 4 34 3 12 16", "give 4", "begin shadows=3"];
        let part2 = ["move A !", "part2", "journey draw", "journey keep short", "deeds draw"];
        let day = ["gandalf start 52", "begin shadows=2", "advance", "gandalf 48", "done", "done", "advance"];
        let night =
            ["gandalf 41 !", "done", "done", "rest", "gandalf 22 !", "correct 2 44 !", "correct apply"];
        for command in set_up.iter().chain(&part2).chain(&day).chain(&night) {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let record = referee.kept::<Hunt>().unwrap().record();
        let steps = steps_of_gandalf(record);
        let come = &record.state().hidden.gandalf;
        assert_eq!(steps.len(), come.len(), "{come:?}");
        assert_eq!(steps[steps.len() - 3..], [1, 2, 2]);
    }
}
