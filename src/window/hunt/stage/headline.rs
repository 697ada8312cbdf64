//! What stands at the top of the stage: what hands do now, and what comes then.

use super::Table;
use super::marks::feet;
use super::moment::{Heard, Moment, is_his};
use super::shades::Shades;
use crate::hunt::board::Location;
use crate::hunt::{Answer, Occasion, Phase, Public, View};
use crate::language::hunt::{
    count_at, deed_done, deed_seen, hands_do, headline, host_line, log_token, publicly, question, taken_back,
};
use crate::language::{Words, yes};
use crate::table::{Event, How};
use crate::window::paper::in_so_many;
use crate::window::pieces::signs::war;
use crate::window::pieces::{self, Paint, Side, measured};

/// How broad it can be, and how large what is said first is at least where it has one line.
const BROAD: f32 = 1136.0;
const ONE_LINE: f32 = 40.0;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Pennant {
    Rider,
    Feet,
    Back,
}

/// The headline, what comes then, and whose moment it is.
pub(super) fn head(
    words: &Words,
    view: &View,
    heard: &Heard,
    moment: &Moment,
    covered: usize,
) -> ([String; 2], Pennant) {
    let say = |name: &str| words.say(name, &[]);
    let goes_on = || match view.phase {
        Phase::Ringwraiths if view.found => headline(words, view),
        Phase::Ringwraiths => words.say("stage-then", &[("eye", yes(view.eye).into())]),
        // R30: before anything else of the new day.
        Phase::Refresh => say("stage-hands"),
        // P16: his flight is told already.
        Phase::Fleeing => words.say("stage-then", &[("eye", yes(view.eye).into())]),
        _ => headline(words, view),
    };
    let pennant = match moment {
        _ if heard.how == How::Undid => Pennant::Back,
        Moment::Over if view.phase != Phase::Corrupted => Pennant::Feet,
        Moment::Corrected(_) | Moment::Moved | Moment::Gandalf(..) | Moment::Gone(_) | Moment::Course(_) => {
            Pennant::Feet
        }
        Moment::Turn if is_his(view) => Pennant::Feet,
        _ => Pennant::Rider,
    };
    let told = match moment {
        Moment::Undone => undone(words, view, heard, 1),
        // Where tiles lie nothing stands at the right: all of it is said here.
        Moment::Drawn(_) if heard.how == How::Undid => undone(words, view, heard, usize::MAX),
        Moment::Turn
            if view.phase == Phase::Encounter
                && view.drawn.is_none()
                && let Some(place) = view.found_at =>
        {
            [count_at(words, place), String::new()]
        }
        // R30: before anything else of the new day.
        Moment::Turn if view.phase == Phase::Refresh => [headline(words, view), say("stage-hands")],
        Moment::Turn => {
            let now = headline(words, view);
            if let Some(told) = handed_over(words, heard).filter(|_| !heard.turn_begins()) {
                return (told, pennant);
            }
            let told = match heard.lord_comes() {
                // He replaces the lead's where he starts in play.
                true => vec![words.say("stage-lord", &[("start", yes(heard.turn_begins()).into())])],
                false => hands(words, heard, &heard.done_by_hands()),
            };
            if told.is_empty() { [now, String::new()] } else { [told.join(" "), now] }
        }
        Moment::Moved if let Some(step) = heard.step_by_card() => {
            [words.say("stage-card-moved", &[("step", step.into())]), goes_on()]
        }
        Moment::Moved => {
            let mut told = heard.events.iter().filter_map(|event| publicly(words, event));
            let steps = heard.events.iter().any(|event| matches!(event, Public::Stepped { .. }));
            let first = if steps { None } else { told.next() };
            // Where the turn is still his, hands put the figure on.
            let then = if view.phase == Phase::RingBearer { told.next() } else { Some(goes_on()) };
            let who = match (&view.part2, steps) {
                (None, _) => "he",
                (Some(_), true) => "frodo",
                (Some(_), false) => "gandalf",
            };
            let moved = || words.say("stage-moved", &[("who", who.into())]);
            [first.unwrap_or_else(moved), then.unwrap_or_default()]
        }
        Moment::Asked(asked) => {
            [words.say("stage-wait", &[("question", question(words, *asked).into())]), String::new()]
        }
        Moment::Dropped(asked, blocked) => {
            let name = if *blocked { "public-blocked" } else { "public-withdrawn" };
            let facts = [("question", question(words, *asked).into()), ("how", say(name).into())];
            [words.say("stage-dropped", &facts), goes_on()]
        }
        Moment::Answered(_, answer) => answered(words, heard, *answer, goes_on()),
        Moment::Drawn(tiles) => {
            let turned = tiles.len() - covered.min(tiles.len());
            let facts = [("number", (turned + 1).into()), ("count", tiles.len().into())];
            let first = if covered > 0 { words.say("stage-turns", &facts) } else { say("stage-all-turned") };
            [first, drawn_for(words, view, heard, tiles.len())]
        }
        Moment::Taken if heard.settled().iter().all(Vec::is_empty) => {
            [words.say("told-tiles", &[("count", 0.into()), ("tiles", "".into())]), goes_on()]
        }
        Moment::Taken => {
            let eye = heard.events.iter().any(|event| {
                matches!(event, Public::TileApplied { tile, .. } if tile.value == crate::hunt::Value::Eye)
            });
            let facts = [("total", view.corruption.into()), ("eye", yes(eye).into())];
            // R25: whose card puts one back is flipped with it.
            let cards: Vec<Public> = heard.done_by_hands().into_iter().filter(is_of_cards).collect();
            let told = [words.say("stage-taken", &facts)].into_iter().chain(hands(words, heard, &cards));
            [told.collect::<Vec<_>>().join(" "), goes_on()]
        }
        Moment::Corrected(_) => {
            let moved = token_moves(words, heard).into_iter().next();
            [moved.unwrap_or_else(|| say("stage-nothing-otherwise")), say("stage-corrected")]
        }
        Moment::Gandalf(location, by_deed) => {
            let at = [("at", location.to_string().into())];
            match by_deed {
                true => [words.say("stage-deed", &at), goes_on()],
                // P10: what hands do at once.
                false => [words.say("stage-gandalf", &at), say("stage-gandalf-hands")],
            }
        }
        Moment::Course(changed) => {
            let changed = changed.map(|step| words.say("stage-course-changed", &[("step", step.into())]));
            // P18: their Lord leaves with the end of his encounter.
            let lord = heard.events.iter().find(|event| matches!(event, Public::Lord { in_play: false }));
            let leaves = lord.and_then(|event| publicly(words, event));
            [changed.unwrap_or_else(|| say("told-course-kept")), leaves.unwrap_or_else(goes_on)]
        }
        Moment::Gone(event) => [publicly(words, event).unwrap_or_default(), goes_on()],
        Moment::Told(text) => [text.clone(), goes_on()],
        Moment::Over => {
            let facts =
                [("part", view.part().into()), ("step", view.step.into()), ("total", view.corruption.into())];
            // Who has won, where somebody has.
            let told = if view.phase.is_end() { host_line(words, view) } else { headline(words, view) };
            [told, words.say("stage-ended", &facts)]
        }
    };
    let [first, then] = told;
    // What is given again says so.
    let again = deed_done(words, &heard.said, &heard.events);
    let again = words.say("stage-redone", &[("command", again.into())]);
    let then = if heard.how == How::Redid { again } else { then };
    ([first, then], pennant)
}

/// What is told of Company cards and of the tokens on them.
fn is_of_cards(event: &Public) -> bool {
    matches!(
        event,
        Public::Company { .. }
            | Public::FrodoFlipped { .. }
            | Public::Fellowship { .. }
            | Public::FellowshipPool { .. }
    )
}

/// What hands take back, so many of it, and what was taken back.
fn undone(words: &Words, view: &View, heard: &Heard, most: usize) -> [String; 2] {
    let back: Vec<String> = taken_back(words, view, &heard.events).into_iter().take(most).collect();
    let back = Some(back.join(" ")).filter(|back| !back.is_empty());
    let command = deed_seen(words, &heard.said, &heard.events);
    let undone = words.say("stage-undone", &[("command", command.into())]);
    let nothing = heard.answered().map(|_| words.say("stage-nothing-answered", &[]));
    let first = back.unwrap_or_else(|| words.say("stage-nothing-otherwise", &[]));
    [first, [Some(undone), nothing].into_iter().flatten().collect::<Vec<_>>().join(" ")]
}

fn answered(words: &Words, heard: &Heard, answer: Answer, goes_on: String) -> [String; 2] {
    if let Some(told) = handed_over(words, heard) {
        return told;
    }
    let flees = answer.gandalf_is_found().then(|| publicly(words, &Public::Phase(Phase::Fleeing))).flatten();
    let track = hands(words, heard, &heard.events).into_iter().next();
    // R18, P16: the token, then Gandalf's flight. The Nazgûl are counted only when all have acted.
    let mut said = [track, flees].into_iter().flatten();
    let first = said.next().unwrap_or_else(|| words.say("stage-nothing-to-lay", &[]));
    [first, said.next().unwrap_or(goes_on)]
}

/// The Information that is handed over: the token first, and what it allows then; of two that are given (R2) each token.
fn handed_over(words: &Words, heard: &Heard) -> Option<[String; 2]> {
    let given = |event: &&Public| matches!(event, Public::InformationFound { .. });
    let events: Vec<Public> = heard.events.iter().filter(given).cloned().collect();
    let told = hands(words, heard, &events);
    let mut told = told.iter().map(|told| told.split_once(". ").unwrap_or((told, "")));
    let (first, allows) = told.next()?;
    let whole = |sentence: &str| format!("{}.", sentence.trim_end_matches('.'));
    Some([whole(first), told.next().map_or_else(|| allows.to_owned(), |(other, _)| whole(other))])
}

/// What tiles were drawn for; for an encounter how many found him, and where.
fn drawn_for(words: &Words, view: &View, heard: &Heard, tiles: usize) -> String {
    let lord = |event: &Public| matches!(event, Public::TilesDrawn { lord: true, .. });
    match (view.drawn.as_ref().map(|(_, occasion)| *occasion), view.found_at) {
        (Some(Occasion::Encounter), Some(place)) => {
            // R24: where the pool gave out nobody knows by the tiles how many they were; their Lord counts for two.
            let all = view.hunt_pool.as_ref().is_none_or(|pool| !pool.is_empty());
            let lord = heard.events.iter().any(lord);
            let count = if all { tiles - usize::from(lord).min(tiles) } else { 0 };
            let facts =
                [("count", count.into()), ("place", place.to_string().into()), ("lord", yes(lord).into())];
            words.say("stage-found", &facts)
        }
        (Some(Occasion::Rescue), _) => words.say("stage-drawn", &[("occasion", "rescue".into())]),
        _ => words.say("stage-drawn", &[("occasion", "card".into())]),
    }
}

/// What hands do for these, token by token.
fn hands(words: &Words, heard: &Heard, events: &[Public]) -> Vec<String> {
    let told = |event: &Public| {
        let event = Event::Public(event.clone());
        hands_do(words, &event, |location| heard.lay.get(&location).copied())
    };
    events.iter().filter_map(told).collect()
}

/// How Track tokens and log tokens follow a log that was set right.
pub(super) fn token_moves(words: &Words, heard: &Heard) -> Vec<String> {
    let moved = heard.moved_token();
    let moves = |location: &Location| moved.is_some_and(|ends| ends.contains(location));
    let rest = heard.tracks().into_iter().filter(|(location, _)| !moves(location));
    let rest: Vec<Public> = rest.map(|(location, side)| Public::Track { location, side }).collect();
    let moved = moved.map(|[from, to]| {
        let facts = [("from", from.to_string().into()), ("to", to.to_string().into())];
        words.say("stage-token-moves", &facts)
    });
    let answers = heard.events.iter().filter_map(|event| match event {
        Public::Corrected { answers, .. } => Some(answers),
        _ => None,
    });
    let log_tokens = answers.flatten().filter_map(|touched| log_token(words, touched));
    moved.into_iter().chain(hands(words, heard, &rest)).chain(log_tokens).collect()
}

pub(super) fn draw(mat: &mut Table, shades: &Shades, [first, then]: &[String; 2], pennant: Pennant) {
    let tints = shades.tints;
    let (fill, edge) = match pennant {
        Pennant::Rider => (tints.blood, tints.red),
        Pennant::Feet => (tints.bone, tints.bone_edge),
        Pennant::Back => (iced::color!(0x6b5527), shades.gold),
    };
    let flag = pieces::pennant([28.0, 26.0], [64.0, 92.0], 20.0);
    mat.outline(flag, Paint::filled(fill).edged(edge, 2.0));
    match pennant {
        Pennant::Rider => mat.sign(war::NAZGUL, [35.0, 37.0], 50.0, tints.bone),
        Pennant::Feet => feet(mat, [60.0, 62.0], 0.96, tints.on_bone),
        Pennant::Back => mat.sign(war::UNDO, [37.0, 39.0], 46.0, tints.bone),
    }
    let ink = (shades.ink, Side::From, true);
    match measured(first, ONE_LINE, true) <= BROAD {
        true => mat.fits([116.0, 76.0], BROAD, 56.0, ink, first),
        // What hands do with several cards has two lines.
        false => {
            let (lines, share) = in_so_many(first, ONE_LINE, true, BROAD, 2);
            mat.paragraph([116.0, 46.0], 41.0, (BROAD, ONE_LINE * share), ink, lines.into_iter().take(2));
        }
    }
    mat.fits([116.0, 138.0], BROAD, 48.0, (shades.gold, Side::From, true), then);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::Language;
    use std::collections::BTreeMap;
    use strum::IntoEnumIterator as _;

    /// R25: that a companion's card is flipped is told with the tile that goes back, and taken back with it, in one with all else.
    #[test]
    fn a_tile_that_goes_back_turns_a_card_and_back_again() {
        let mut referee = crate::referee::Referee::new(None);
        let words = Words::of_game::<Hunt>(Language::default());
        let begin = ["new board=none starts=1,2,3 draws=hand give=0", "start 1", "information 4 6 8 10 12"];
        let found = ["begin", "move .", "done", "hunt 1", "done", "nazgul 3 tiles 3 eye 1"];
        for command in begin.iter().chain(&found) {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let mut told = |command: &str| {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
            let record = referee.kept::<Hunt>().unwrap().record();
            let last = record.heard_last().unwrap();
            let heard = Heard {
                how: last.how,
                said: last.said.to_owned(),
                events: last.events,
                lay: BTreeMap::new(),
            };
            let view = &record.state().view;
            head(&words, view, &heard, &Moment::of(view, &heard), 0).0[0].clone()
        };
        assert_eq!(
            told("cancel 3 with sam"),
            "Corruption to 2, the Eye beside the track. Sam's card is flipped."
        );
        let back = told("undo");
        for said in ["Corruption back to 0.", "Eyes beside the track: 0.", "The card of Sam is turned back."]
        {
            assert!(back.contains(said), "{back}");
        }
    }

    /// Whatever is handed over is read whole, in every language.
    #[test]
    fn information_has_room_at_the_top() {
        crate::window::paper::load_faces();
        let found = |count| Public::InformationFound { location: Location::number(37).unwrap(), count };
        for language in Language::iter() {
            let words = Words::of_game::<Hunt>(language);
            let given = (1..=5).map(|count| vec![found(count)]).chain([vec![found(1), found(2)]]);
            for events in given {
                let heard = Heard { events, ..Heard::default() };
                let (told, _) = head(&words, &View::default(), &heard, &Moment::Turn, 0);
                for (line, size) in told.iter().zip([56.0, 48.0]) {
                    assert!(measured(line, size * 0.7, true) <= 1136.0, "{language:?}: {line}");
                    assert!(line.ends_with('.'), "{language:?}: {line}");
                }
            }
        }
    }
}
