//! What hands take back after an undo: the difference of what everybody saw before it and sees now.

use super::announce::log_token;
use crate::hunt::{Answer, CompanyCard, Public, Side, Touched, Turn, View};
use crate::language::Words;
use crate::table::Fold as _;

/// What hands do, what is forgotten most easily first. `now`: the table after it; `gone`: what was taken back.
pub fn taken_back(words: &Words, now: &View, gone: &[Public]) -> Vec<String> {
    let mut before = now.clone();
    gone.iter().for_each(|event| before.apply(event));
    let log_tokens = gone.iter().filter_map(|event| match event {
        Public::Answered { asked, answer } => {
            log_token(words, &Touched { asked: *asked, was: *answer, is: Answer::No })
        }
        _ => None,
    });
    let mut lines: Vec<String> = log_tokens.collect();
    let mut say = |what: &str, at: String| {
        lines.push(words.say("back", &[("what", what.into()), ("at", at.into())]));
    };
    for (location, side) in &before.tracks {
        match now.tracks.get(location) {
            None => say("track-off", location.to_string()),
            Some(other) if other != side => say("track-turn", location.to_string()),
            Some(_) => {}
        }
    }
    for (location, side) in now.tracks.iter().filter(|(location, _)| !before.tracks.contains_key(location)) {
        say(if *side == Side::Eye { "track-eye" } else { "track-sword" }, location.to_string());
    }
    for location in before.information.iter().filter(|location| !now.information.contains(location)) {
        say("information", location.to_string());
    }
    if before.drawn.is_some() && now.drawn.is_none() {
        say("tiles", String::new());
    }
    if before.corruption != now.corruption {
        say("corruption", now.corruption.to_string());
    }
    if before.eyes != now.eyes {
        say("eyes", now.eyes.to_string());
    }
    if (before.tokens, before.pool) != (now.tokens, now.pool) {
        say("fellowship", format!("{} / {}", now.tokens, now.pool));
    }
    for who in before.company.flipped().filter(|who| now.company.card(*who) == CompanyCard::Ready) {
        say("card", words.say("company-name", &[("who", who.to_string().into())]));
    }
    let [was, is] = [&before, now].map(|view| view.part2.as_ref());
    let [figure_was, figure_is] = [was, is].map(|part2| part2.and_then(|part2| part2.figure));
    match (figure_was, figure_is) {
        (Some(_), None) => say("figure-off", String::new()),
        (was, Some(at)) if was != Some(at) => say("figure", at.to_string()),
        _ => {}
    }
    let deeds =
        |part2: Option<&crate::hunt::Part2>| part2.map(|part2| part2.deeds.clone()).unwrap_or_default();
    for deed in deeds(was).iter().filter(|deed| !deeds(is).contains(deed)) {
        say("deed", deed.to_string());
    }
    let lord = |part2: Option<&crate::hunt::Part2>| part2.is_some_and(|part2| part2.lord);
    match (lord(was), lord(is)) {
        (true, false) => say("lord-out", String::new()),
        (false, true) => say("lord-in", String::new()),
        _ => {}
    }
    if before.step != now.step {
        say("step", now.step.to_string());
    }
    let marker = |view: &View| (view.day, view.turn, view.eye && view.turn == Turn::Nightfall);
    if marker(&before) != marker(now) && now.day > 0 {
        say("turn", super::day_told(words, now.day, now.turn));
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::language::Language;
    use crate::referee::Referee;

    /// What each of these commands would leave to be taken back.
    #[test]
    fn an_undo_says_what_hands_take_back() {
        let words = Words::of_game::<Hunt>(Language::default());
        let mut referee = Referee::new(None);
        let mut hear = |command: &str| {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
            let record = referee.kept::<Hunt>().unwrap().record();
            let heard = record.heard_last().map(|heard| heard.events).unwrap_or_default();
            taken_back(&words, &record.state().view, &heard)
        };
        for command in ["new board=none starts=1,2,3 draws=hand give=0", "start 1", "information 4 6 8 10 12"]
        {
            hear(command);
        }
        for command in ["begin shadows=3", "move 4", "done", "search 4", "hunt 4", "perception I-A"] {
            if command == "perception I-A" {
                hear("area 4 I-A");
            }
            hear(command);
        }
        let first = |lines: Vec<String>| lines.into_iter().next().unwrap_or_default();
        for told in [
            "Take the log token off I-A.",
            // Nobody hears that an area was told, or that it is taken back: what was told last stays told.
            "Take the log token off I-A.",
            "Turn the Track token on 4 back over.",
            "Take the Track token off 4.",
        ] {
            assert_eq!(first(hear("undo")), told);
        }
        // Whose turn it is lies on no table; then the figure goes back.
        assert_eq!(hear("undo"), [""; 0]);
        let lines = hear("undo");
        assert_eq!(lines, ["Frodo's figure back to step 0."]);
        // The turn marker goes back as well.
        for command in ["move 4", "done", "done"] {
            hear(command);
        }
        let lines = hear("undo");
        assert_eq!(lines, ["The turn marker back: Day 1, first Daylight turn."]);
    }
}
