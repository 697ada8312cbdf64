//! The host's line: what hands do now; and what is for the Ring-bearer alone.

use super::announce::{question, turn_name, yes_or_no};
use crate::hunt::board::Location;
use crate::hunt::{Companion, CompanyCard, Entry, Phase, Question, Row, State, Turn, View};
use crate::language::Words;
use fluent_bundle::FluentValue;

/// One plain sentence on what hands do now. It is made from the public view alone.
pub fn host_line(words: &Words, view: &View) -> String {
    host(words, view, false)
}

/// The same for the Ring-bearer alone: where they are counted who found him, and what Gandalf may do on an exit (P10, P12).
pub fn host_line_behind(words: &Words, state: &State) -> String {
    let found =
        state.view.found_at.filter(|_| state.view.phase == Phase::Encounter && state.view.drawn.is_none());
    let on_exit = state.gandalf().is_some_and(|here| here.is_exit());
    found.map_or_else(|| host(words, &state.view, on_exit), |place| count_at(words, place))
}

/// R24: where the Nazgûl are counted.
pub fn count_at(words: &Words, place: Location) -> String {
    words.say("stage-count", &[("place", place.to_string().into())])
}

fn host(words: &Words, view: &View, on_exit: bool) -> String {
    if let Some(asked) = view.asked {
        return words.say("host-asked", &[("question", question(words, asked).into())]);
    }
    if let Some((tiles, _)) = &view.drawn {
        return words.say(
            "host-drawn",
            &[("tiles", super::announce::tiles(words, tiles).into()), ("count", tiles.len().into())],
        );
    }
    let mut facts = vec![
        ("phase", view.phase.name().into()),
        ("turn", turn_name(view.turn).into()),
        ("moved", yes_or_no(view.moved)),
        ("rested", yes_or_no(view.rested)),
        ("eye", yes_or_no(view.eye)),
        ("found", yes_or_no(view.found)),
        ("step", view.step.into()),
        ("corruption", view.corruption.into()),
    ];
    let Some(part2) = &view.part2 else {
        facts.extend([
            ("start-set", yes_or_no(view.start_set)),
            ("information-set", yes_or_no(view.information_set)),
            ("given", yes_or_no(view.given || view.options.give == 0)),
            ("give", view.options.give.into()),
        ]);
        return words.say("host", &facts);
    };
    facts.extend([
        ("journey-set", yes_or_no(part2.journey_set)),
        ("deeds-set", yes_or_no(part2.deeds_set)),
        ("gandalf-set", yes_or_no(part2.gandalf_set)),
        ("gandalf-moved", yes_or_no(part2.gandalf_moved || part2.in_rivendell)),
        ("in-rivendell", yes_or_no(part2.in_rivendell)),
        ("on-exit", yes_or_no(on_exit)),
        ("stands", yes_or_no(part2.figure.is_some())),
        ("figure", part2.figure.map(|location| location.to_string()).unwrap_or_default().into()),
        ("lord", yes_or_no(part2.lord)),
        ("choosing", yes_or_no(part2.choosing)),
    ]);
    words.say("host-2", &facts)
}

/// The private line of facts, which answers what any card may ask; and which Company card may help now (R7).
pub fn private_line(words: &Words, state: &State) -> Option<String> {
    let view = &state.view;
    let last = state.last_location()?;
    let exit = match &state.hidden.journey {
        Some(journey) => Some(u16::from(journey.length.moves().saturating_sub(view.step))),
        None => {
            let on_the_way = view.options.linked().filter(|_| !last.is_exit());
            on_the_way.and_then(|board| board.moves_to_exit(last, state.dots()))
        }
    };
    let mut facts = place(state, last);
    facts.extend([
        ("part", view.part().into()),
        ("dots", state.dots().into()),
        ("exit-known", yes_or_no(exit.is_some())),
        ("exit", exit.unwrap_or_default().into()),
    ]);
    Some(words.say("private", &facts))
}

/// Whose Company card may help now.
pub fn helper_line(words: &Words, view: &View) -> Option<String> {
    let who = helper(view)?;
    Some(words.say("private-company", &[("who", who.to_string().into())]))
}

/// What goes on, in a few words. It is made from the public view alone.
pub fn headline(words: &Words, view: &View) -> String {
    if let Some(asked) = view.asked {
        return words.say("headline-asked", &[("question", question(words, asked).into())]);
    }
    words.say("headline", &[("now", headline_now(view).into())])
}

fn headline_now(view: &View) -> &'static str {
    let night = view.turn == Turn::Nightfall;
    let goes = !view.moved && !view.rested;
    match (view.phase, &view.part2) {
        _ if let Some((tiles, _)) = &view.drawn => {
            if tiles.is_empty() {
                "no-tiles"
            } else {
                "tiles"
            }
        }
        (Phase::RingBearer, None) if goes && night => "ring-bearer-night",
        (Phase::RingBearer, None) if goes => "ring-bearer",
        (Phase::RingBearer, Some(_)) if goes && night => "advance-night",
        (Phase::RingBearer, Some(_)) if goes => "advance",
        (Phase::RingBearer, Some(part2)) if !part2.gandalf_moved && !part2.in_rivendell => "gandalf",
        (Phase::RingBearer, Some(part2)) if !part2.in_rivendell => "gandalf-moved",
        (Phase::RingBearer, _) if view.rested => "rested",
        (Phase::RingBearer, _) => "moved",
        (Phase::Ringwraiths, _) if view.found => "found",
        (Phase::Ringwraiths, _) if view.eye => "ringwraiths-eye",
        (Phase::Ringwraiths, _) => "ringwraiths",
        (Phase::Escape, Some(part2)) if part2.choosing => "choosing",
        (Phase::Escape, Some(_)) => "course",
        (phase, _) => phase.name(),
    }
}

/// Where Gandalf is, and what he could do there.
pub fn gandalf_line(words: &Words, state: &State) -> Option<String> {
    let part2 = state.view.part2.as_ref()?;
    let Some(here) = state.gandalf() else {
        return part2.in_rivendell.then(|| words.say("told-gandalf-in-rivendell", &[]));
    };
    let mut facts = place(state, here);
    facts.extend([
        ("stands", yes_or_no(part2.figure.is_some())),
        ("deed", yes_or_no(state.hidden.deeds.kept.contains(&here) && !part2.choosing)),
    ]);
    Some(words.say("private-gandalf", &facts))
}

/// A location with its name and its area, as far as they are known.
fn place<'a>(state: &State, location: Location) -> Vec<(&'a str, FluentValue<'a>)> {
    let name =
        state.view.options.board.as_ref().and_then(|board| board.name_of(location)).unwrap_or_default();
    let area = state.area(location).map(|area| area.to_string()).unwrap_or_default();
    let placed = match area.as_str() {
        _ if location.is_exit() => "exit",
        "" => "no",
        _ => "yes",
    };
    vec![
        ("last", location.to_string().into()),
        ("named", yes_or_no(!name.is_empty())),
        ("name", name.to_owned().into()),
        ("placed", placed.into()),
        ("area", area.into()),
    ]
}

/// R7, P20: the Company cards have their moments.
fn helper(view: &View) -> Option<Companion> {
    let who = match (view.phase, view.turn) {
        (Phase::RingBearer, Turn::Daylight1) => Companion::Frodo,
        (Phase::RingBearer, Turn::Nightfall) => Companion::Sam,
        (Phase::Ringwraiths, _) => Companion::Merry,
        (Phase::Refresh, _) => Companion::Pippin,
        (Phase::Escape, _) => Companion::Strider,
        _ => return None,
    };
    (view.company.card(who) == CompanyCard::Ready).then_some(who)
}

/// Why the answer to a question is what it is, for the Ring-bearer alone: where on the log the location stands, or
/// where the last location lies.
pub fn reason(words: &Words, state: &State, question: Question) -> Option<String> {
    let last = state.last_location()?;
    let mut why = match question {
        Question::Search(location) | Question::Hunt(location) => {
            let (found, number) = match place_of(state, location) {
                Some(_) if location == last => ("last", place_of(state, location)?),
                Some(0) => ("start", 0),
                Some(number) => ("entry", number),
                None => ("nowhere", 0),
            };
            let facts = [
                ("location", location.to_string().into()),
                ("found", found.into()),
                ("number", number.into()),
                ("last", last.to_string().into()),
                ("part", state.view.part().into()),
            ];
            words.say("why-location", &facts)
        }
        Question::Perception(_) | Question::Morgul(_) if last.is_exit() => String::new(),
        Question::Perception(_) | Question::Morgul(_) => {
            let area = state.area(last)?.to_string();
            words.say("why-area", &[("last", last.to_string().into()), ("area", area.into())])
        }
    };
    // R21: whatever the answer is.
    if let Question::Search(location) | Question::Hunt(location) = question
        && state.hidden.keeps(location)
    {
        why.push(' ');
        why.push_str(&words.say("why-token", &[]));
    }
    if let Some(gandalf) = state.gandalf()
        && !matches!(question, Question::Search(_))
    {
        let area = state.area(gandalf).map(|area| area.to_string()).unwrap_or_default();
        // P16: he is there no more once it is answered.
        let placed = match area.as_str() {
            _ if question == Question::Hunt(gandalf) => "found",
            "" => "no",
            _ => "yes",
        };
        let facts =
            [("location", gandalf.to_string().into()), ("area", area.into()), ("placed", placed.into())];
        why.push(' ');
        why.push_str(&words.say("why-gandalf", &facts));
    }
    Some(why)
}

/// The latest entry, or row, at this location; 0 is the start.
fn place_of(state: &State, location: Location) -> Option<usize> {
    let State { view, hidden } = state;
    if let Some(journey) = &hidden.journey {
        let rows = journey.rows.iter().take(usize::from(view.step) + 1);
        return rows
            .enumerate()
            .rev()
            .find(|(_, row)| row.and_then(Row::location) == Some(location))
            .map(|(at, _)| at);
    }
    let entered = hidden.log.iter().rposition(|entry| *entry == Entry::Location(location)).map(|at| at + 1);
    entered.or_else(|| (hidden.start == Some(location)).then_some(0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Part2;

    fn nightfall(lord: bool) -> View {
        let part2 = Part2 { lord, ..Part2::default() };
        View { phase: Phase::Ringwraiths, turn: Turn::Nightfall, part2: Some(part2), ..View::default() }
    }

    /// R11, P18: what the Nazgûl have for nothing, and their Lord has not.
    #[test]
    fn the_line_says_what_is_free() {
        let words = Words::of_game::<crate::hunt::Hunt>(Default::default());
        let says = |view: &View, part: &str| host_line(&words, view).contains(part);
        for view in [nightfall(false), View { part2: None, ..nightfall(false) }] {
            assert!(says(&view, "a free Search each") && !says(&view, "Hunt each"));
            let eye = View { eye: true, ..view };
            assert!(says(&eye, "a free Hunt each; a Search only by a card or an Information token"));
            assert!(!says(&eye, "free Search") && !says(&eye, "Lord"));
        }
        assert!(says(&nightfall(true), "their Lord spends a die, or hunts without one where he stands"));
        let refresh = |lord| View { phase: Phase::Refresh, ..nightfall(lord) };
        assert!(says(&refresh(true), "gives no Fellowship token") && !says(&refresh(false), "Morgul"));
    }
}
