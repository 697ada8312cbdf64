//! What can be done in Part 2 alone: Gandalf's deeds, Frodo's advance, and his course.

use super::chips::{Chip, Chips, Offer, Wish, new_place};
use crate::hunt::board::Location;
use crate::hunt::{self, Command, Journeys, Part2, Phase, State, Turn};
use crate::language::hunt::{deed, telling_row};
use crate::language::yes;
use crate::window::play::wish::Begun;

/// How many of the next places on a card are told where it is chosen.
const NEXT: usize = 3;

/// P11, P12: what Gandalf may do at any time, wherever he has come from.
pub(super) fn gandalf_does(chips: &Chips<'_>, state: &State) -> Vec<Chip> {
    let (view, hidden) = (&state.view, &state.hidden);
    let (Some(part2), Some(here)) = (&view.part2, state.gandalf()) else { return Vec::new() };
    let place_is_known = !part2.choosing && !matches!(view.phase, Phase::Hiding | Phase::Fleeing);
    let deed = hidden.deeds.kept.contains(&here) && place_is_known;
    let rivendell = here.is_exit() && !part2.in_rivendell && !part2.choosing;
    let may = [(Command::Deed, deed), (Command::Rivendell, rivendell)];
    may.into_iter().filter(|(_, may)| *may).map(|(command, _)| chips.once_meant(&command)).collect()
}

/// What Frodo and Gandalf can do in the Ring-bearer's turn of Part 2.
pub(super) fn in_part2(chips: &Chips<'_>, state: &State, part2: &Part2, veiled: bool) -> Offer {
    let view = &state.view;
    let offer = |gold, choices| Offer { gold, choices, buttons: Vec::new() };
    if !view.moved && !view.rested {
        let open = state.hidden.journey.as_ref().is_some_and(|journey| journey.row(view.step + 1).is_none());
        let rest = (view.turn == Turn::Nightfall).then(|| chips.give(Command::Rest { word: false }));
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
                let [advance, spared] = [false, true].map(|free| chips.give(Command::Advance { free }));
                offer(chips.due("due-night"), vec![advance, rest, spared])
            }
            None => offer(chips.gold(Command::Advance { free: false }), Vec::new()),
        };
    }
    let here = state.gandalf().filter(|_| !veiled);
    let mut choices = Vec::new();
    let waits = !part2.gandalf_moved && !part2.in_rivendell;
    if let Some(here) = here {
        if waits {
            let places = super::places::choices(state);
            let places = if places.is_empty() { vec![here] } else { places };
            // He may stay.
            let named = |to: Location| match to == here {
                true => chips.0.say("chip-again", &[("here", to.to_string().into())]),
                false => to.to_string(),
            };
            let goes = |to| Chips::short(named(to), Command::Gandalf { to, word: false });
            choices.extend(places.into_iter().map(goes));
        } else if part2.figure.is_none() && view.tokens > 0 && !here.is_exit() && !part2.in_rivendell {
            choices.push(chips.once_meant(&Command::Reveal));
        }
    }
    if waits {
        return offer(chips.due("due-gandalf"), choices);
    }
    choices.extend(new_place(state, veiled));
    offer(chips.gold(Command::Done { word: false }), choices)
}

/// P20: Frodo keeps his course, or changes it.
pub(super) fn of_course(chips: &Chips<'_>, state: &State, part2: &Part2, veiled: bool) -> Offer {
    let (words, view) = (chips.0, &state.view);
    let choices = if part2.choosing {
        let offered = (1..).zip(&state.hidden.offered);
        let take = |(number, card): (usize, &hunt::Card)| {
            let from = view.step.saturating_sub(1);
            let at = card.last_location(from).filter(|_| !veiled);
            let ahead = card.rows.iter().skip(usize::from(from) + 1).filter(|_| !veiled);
            let ahead: Vec<String> = ahead.filter_map(|row| Some(row.location()?.to_string())).collect();
            let (to, by) = ahead.split_last().map(|(to, by)| (to.clone(), by)).unwrap_or_default();
            let facts = [
                ("number", number.into()),
                // On the map each of three is another line.
                ("line", ((number + 2) % 3 + 1).into()),
                ("map", yes(view.options.linked().is_some() && !veiled).into()),
                ("at", at.map_or("–".into(), |at| at.to_string()).into()),
                ("known", yes(!to.is_empty()).into()),
                ("between", yes(!by.is_empty()).into()),
                ("by", by.iter().take(NEXT).cloned().collect::<Vec<_>>().join(", ").into()),
                ("to", to.into()),
            ];
            Chips::short(words.say("chip-card", &facts), Command::CourseTake(number as u8))
        };
        offered.map(take).collect()
    } else {
        // P20: a deck of which some cards are known, and others are not, is no deck to draw from.
        let complete = view.options.journeys.as_ref().is_some_and(Journeys::is_complete);
        let by_hand = view.options.by_hand || !complete;
        let change = match by_hand {
            true => chips.begin("course change", None),
            false => chips.give(Command::CourseChange(None)),
        };
        let mut choices = vec![chips.give(Command::CourseKeep), change];
        if complete && view.company.ready().any(|who| who == hunt::Companion::Strider) {
            choices.extend([2, 3].map(|count| chips.give(Command::CourseDraw(count))));
        }
        choices
    };
    let due = if part2.choosing { "due-card" } else { "due-course" };
    Offer { gold: chips.due(due), choices, buttons: Vec::new() }
}
