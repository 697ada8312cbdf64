//! What can be done in Part 2 alone: Gandalf's deeds, Frodo's advance, and his course.

use super::chips::{Chip, Chips, Offer, new_place};
use crate::hunt::{self, Command, Journeys, Part2, Phase, State, Turn};
use crate::language::hunt::{card_rows, deed, print, telling_row};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::press::Weight;

/// P11, P12: what Gandalf may do at any time, wherever he has come from.
pub(super) fn gandalf_does(chips: &Chips<'_>, state: &State) -> Vec<Chip> {
    let (view, hidden) = (&state.view, &state.hidden);
    let (Some(part2), Some(here)) = (&view.part2, state.gandalf()) else { return Vec::new() };
    let place_is_known = !part2.choosing && !matches!(view.phase, Phase::Hiding | Phase::Fleeing);
    let deed = hidden.deeds.kept.contains(&here) && place_is_known;
    let rivendell = here.is_exit() && !part2.in_rivendell && !part2.choosing;
    let may = [("gandalf deed", deed), ("gandalf rivendell", rivendell)];
    may.into_iter().filter(|(_, may)| *may).map(|(command, _)| chips.once_meant(command)).collect()
}

/// What Frodo and Gandalf can do in the Ring-bearer's turn of Part 2.
pub(super) fn in_part2(chips: &Chips<'_>, state: &State, part2: &Part2, veiled: bool) -> Offer {
    let view = &state.view;
    let offer = |gold, choices| Offer { gold, choices, buttons: Vec::new() };
    if !view.moved && !view.rested {
        let open = state.hidden.journey.as_ref().is_some_and(|journey| journey.row(view.step + 1).is_none());
        let rest = (view.turn == Turn::Nightfall).then(|| chips.give("rest"));
        if open && !veiled {
            let command = telling_row(view.step + 1);
            let called = deed(chips.0, &command);
            let label = format!("{called} …");
            return offer(
                Some((label, Wish::Begin(Begun::new(command, called)))),
                rest.into_iter().collect(),
            );
        }
        return match rest {
            Some(rest) => {
                offer(chips.due("due-night"), vec![chips.give("advance"), rest, chips.give("advance free")])
            }
            None => offer(chips.gold("advance"), Vec::new()),
        };
    }
    let here = state.gandalf().filter(|_| !veiled);
    let mut choices = Vec::new();
    let waits = !part2.gandalf_moved && !part2.in_rivendell;
    if let Some(here) = here {
        if waits {
            let places = super::places::choices(state);
            let places = if places.is_empty() { vec![here] } else { places };
            choices.extend(
                places
                    .iter()
                    .map(|there| Chips::short(there, print(&Command::Gandalf { to: *there, word: false }))),
            );
        } else if part2.figure.is_none() && view.tokens > 0 && !here.is_exit() && !part2.in_rivendell {
            choices.push(chips.once_meant("gandalf reveal"));
        }
    }
    if waits {
        return offer(chips.due("due-gandalf"), choices);
    }
    choices.extend(new_place(state, veiled));
    offer(chips.gold("done"), choices)
}

/// P20: Frodo keeps his course, or changes it.
pub(super) fn of_course(chips: &Chips<'_>, state: &State, part2: &Part2, veiled: bool) -> Offer {
    let (words, view) = (chips.0, &state.view);
    let choices = if part2.choosing {
        let offered = (1..).zip(&state.hidden.offered);
        let take = |(number, card): (usize, &hunt::Card)| {
            let at = card.last_location(view.step.saturating_sub(1)).filter(|_| !veiled);
            let rows = if veiled { "–".into() } else { card_rows(&card.rows) };
            let facts = [
                ("number", number.into()),
                ("at", at.map_or("–".into(), |at| at.to_string()).into()),
                ("rows", rows.into()),
            ];
            (
                words.say("chip-card", &facts),
                Wish::Say(print(&Command::CourseTake(number as u8))),
                Weight::Quiet,
            )
        };
        offered.map(take).collect()
    } else {
        // P20: a deck of which some cards are known, and others are not, is no deck to draw from.
        let complete = view.options.journeys.as_ref().is_some_and(Journeys::is_complete);
        let by_hand = view.options.by_hand || !complete;
        let change = if by_hand { chips.begin("course change", None) } else { chips.give("course change") };
        let mut choices = vec![chips.give("course keep"), change];
        if complete && view.company.ready().any(|who| who == hunt::Companion::Strider) {
            choices.extend(["course draw 2", "course draw 3"].map(|command| chips.give(command)));
        }
        choices
    };
    let due = if part2.choosing { "due-card" } else { "due-course" };
    Offer { gold: chips.due(due), choices, buttons: Vec::new() }
}
