//! What is done, in a few words: for buttons, for undo and redo, and for the list of what was done lately.

use super::announce::{question, tile, tiles as tiles_in_words, yes_or_no};
use super::commands::Errand;
use super::story::written;
use crate::books::Change;
use crate::hunt::board::Location;
use crate::hunt::{Canceller, Command, Companion, Correction, Entry, Hunt, Phase, Public, Side, View};
use crate::language::{Meaning, Words, clean, hear};
use fluent_bundle::FluentValue;

/// A command as it was said, in words. What of it may be known, or was typed so far, is enough: that is told, and what
/// stands behind it as it is.
pub fn deed(words: &Words, said: &str) -> String {
    match hear::<Hunt>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(command)) => deed_of(words, &command),
        Ok(Meaning::Errand(Errand::New(_))) => words.say("deed-new", &[]),
        Ok(Meaning::Errand(Errand::Part2(_))) => words.say("deed-part-two", &[]),
        Ok(Meaning::Errand(Errand::OpenLetter(_) | Errand::LetterByHand(..))) => {
            words.say("deed-letter", &[])
        }
        _ => clean(&begun(words, said)).into_owned(),
    }
}

/// What was done, by what it led to: both sides end their turn with the same word, and of a correction everybody may know no more.
pub fn deed_done<'a>(words: &Words, said: &str, events: impl IntoIterator<Item = &'a Public>) -> String {
    let ends =
        matches!(hear::<Hunt>(said).map(|heard| heard.meaning), Ok(Meaning::Command(Command::Done { .. })));
    let (mut led, mut theirs) = (false, true);
    for event in events {
        match event {
            Public::Corrected { .. } => return words.say("deed-correct-apply", &[]),
            Public::Phase(Phase::Ringwraiths) => theirs = false,
            _ => {}
        }
        led = true;
    }
    if ends && led && theirs { words.say("chip-done-ringwraiths", &[]) } else { deed(words, said) }
}

/// The same, and the tiles that the program drew for it: whoever takes that back has seen them.
pub fn deed_seen<'a>(
    words: &Words,
    said: &str,
    events: impl IntoIterator<Item = &'a Public> + Clone,
) -> String {
    let deed = deed_done(words, said, events.clone());
    let drawn = events.into_iter().find_map(|event| match event {
        Public::TilesDrawn { tiles, by_app: true, .. } if !tiles.is_empty() => {
            Some(tiles_in_words(words, tiles))
        }
        _ => None,
    });
    drawn.map_or_else(|| deed.clone(), |drawn| format!("{deed}: {drawn}"))
}

/// What a command costs besides what its name says, where it can be taken back but not unheard; `said`: as it is said.
pub fn price(words: &Words, view: &View, said: &str) -> Option<String> {
    match hear::<Hunt>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(command)) => price_of(words, view, &command),
        _ => None,
    }
}

/// The same.
pub fn price_of(words: &Words, view: &View, command: &Command) -> Option<String> {
    let what = match command {
        // R31: in Part 1 alone.
        Command::Company { who: Companion::Frodo, flipped: true } if view.part2.is_none() => "frodo",
        // P10 to P12.
        Command::Reveal => "reveal",
        Command::Deed => "deed",
        Command::Rivendell => "rivendell",
        _ => return None,
    };
    Some(words.say("price", &[("what", what.into())]))
}

fn begun(words: &Words, said: &str) -> String {
    let parts: Vec<&str> = said.split_whitespace().collect();
    let named = (1..=parts.len().min(2)).rev().find_map(|count| {
        let name = format!("begun-{}", parts[..count].join("-").to_ascii_lowercase());
        words.has(&name).then(|| (words.say(&name, &[]), count))
    });
    match named {
        Some((name, count)) => {
            std::iter::once(name.as_str()).chain(parts[count..].iter().copied()).collect::<Vec<_>>().join(" ")
        }
        None => said.to_owned(),
    }
}

fn list(locations: Option<&Vec<Location>>) -> FluentValue<'static> {
    let names = locations.into_iter().flatten().map(ToString::to_string);
    names.collect::<Vec<_>>().join(", ").into()
}

fn changed(change: Change) -> FluentValue<'static> {
    change.to_string().replace('-', "−").into()
}

/// What a command does, in words.
pub fn deed_of(words: &Words, command: &Command) -> String {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| words.say(name, facts);
    let at = |location: &Location| FluentValue::from(location.to_string());
    let or_dot = |to: &Option<Location>| to.as_ref().map_or("dot".into(), at);
    match command {
        Command::Start(location) => {
            let named = location.as_ref().map_or("".into(), at);
            say("deed-start", &[("drawn", yes_or_no(location.is_none())), ("location", named)])
        }
        Command::Information(tokens) => {
            let facts = [("drawn", yes_or_no(tokens.is_none())), ("list", list(tokens.as_ref()))];
            say("deed-information", &facts)
        }
        Command::Give(tokens) => say("deed-give", &[("list", list(Some(tokens)))]),
        Command::Move { to, free, .. } => say("deed-move", &[("to", or_dot(to)), ("free", yes_or_no(*free))]),
        Command::CardMove { to, .. } => say("deed-card-move", &[("to", or_dot(to))]),
        Command::Put(asked) | Command::Ask(asked) => {
            let facts = [("question", question(words, *asked).into()), ("card", yes_or_no(asked.card))];
            say("deed-question", &facts)
        }
        Command::Nazgul { count, lord, .. } => {
            say("deed-nazgul", &[("count", (*count).into()), ("lord", yes_or_no(*lord))])
        }
        Command::Draw { count, .. } => say("deed-draw", &[("count", (*count).into())]),
        Command::Cancel(cancelled) => {
            let told = cancelled.iter().map(|(returned, with)| {
                let who = match with {
                    Canceller::Card => "card".into(),
                    Canceller::Company(who) => who.to_string().into(),
                };
                say("deed-cancel", &[("tile", tile(words, returned).into()), ("who", who)])
            });
            told.collect::<Vec<_>>().join(", ")
        }
        Command::Escape { to, .. } => say("deed-escape", &[("to", to.as_ref().map_or("stay".into(), at))]),
        Command::Refresh { shadows } => {
            say("deed-refresh", &[("shadows", shadows.map_or("none".into(), Into::into))])
        }
        Command::Corruption { change, .. } => say("deed-corruption", &[("change", changed(*change))]),
        Command::Fellowship(change) => say("deed-fellowship", &[("change", changed(*change))]),
        Command::FellowshipPool(pool) => say("deed-fellowship-pool", &[("pool", (*pool).into())]),
        Command::Company { who, flipped } => {
            say("deed-company", &[("who", who.to_string().into()), ("flipped", yes_or_no(*flipped))])
        }
        Command::Red(value) => say("deed-red", &[("value", value.to_string().into())]),
        Command::Eyes(eyes) => say("deed-eyes", &[("eyes", (*eyes).into())]),
        Command::Pool { tile: moved, back } => {
            say("deed-pool", &[("tile", tile(words, moved).into()), ("back", yes_or_no(*back))])
        }
        Command::Track { location, side } => {
            say("deed-track", &[("location", at(location)), ("side", Side::word(*side).into())])
        }
        Command::Token { location, found } => {
            say("deed-token", &[("location", at(location)), ("found", yes_or_no(*found))])
        }
        Command::Area { location, area } => {
            say("deed-area", &[("location", at(location)), ("area", area.to_string().into())])
        }
        Command::Correct { correction, .. } => {
            let (kind, number, entry) = match *correction {
                Correction::Entry { at, entry: Entry::Dot } => ("entry-dot", at, String::new()),
                Correction::Insert { at, entry: Entry::Dot } => ("insert-dot", at, String::new()),
                Correction::Entry { at, entry } => ("entry", at, written(entry)),
                Correction::Insert { at, entry } => ("insert", at, written(entry)),
                Correction::Remove { at } => ("remove", at, String::new()),
            };
            say("deed-correct", &[("kind", kind.into()), ("at", number.into()), ("entry", entry.into())])
        }
        Command::OpenLetter(_) => say("deed-letter", &[]),
        Command::Part2 { .. } => say("deed-part-two", &[]),
        Command::JourneyKeep(length) => say("deed-journey-keep", &[("length", length.to_string().into())]),
        Command::JourneyRow { row, entry, .. } => {
            say("deed-journey-row", &[("row", (*row).into()), ("entry", written(entry).into())])
        }
        Command::Deeds(tokens) => {
            let facts = [("drawn", yes_or_no(tokens.is_none())), ("list", list(tokens.as_ref()))];
            say("deed-deeds", &facts)
        }
        Command::GandalfStart(location) => say("deed-gandalf-start", &[("location", at(location))]),
        Command::Advance { free } => say("deed-advance", &[("free", yes_or_no(*free))]),
        Command::Gandalf { to, .. } => say("deed-gandalf", &[("location", at(to))]),
        Command::CardGandalf { to, .. } => say("deed-card-gandalf", &[("location", at(to))]),
        Command::Hide(location) => say("deed-hide", &[("location", at(location))]),
        Command::Flee(location) => say("deed-flee", &[("location", at(location))]),
        Command::Lord(in_play) => say("deed-lord", &[("in-play", yes_or_no(*in_play))]),
        Command::CourseDraw(count) => say("deed-course-draw", &[("count", (*count).into())]),
        Command::CourseTake(number) => say("deed-course-take", &[("number", (*number).into())]),
        // What needs no more than its name.
        command => say(&format!("deed-{}", <&str>::from(command)), &[]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::language::Usage;
    use strum::IntoEnumIterator;

    #[test]
    fn what_is_done_is_said_in_words() {
        let words = Words::of_game::<Hunt>(Language::default());
        for (said, told) in [
            ("move 22", "To 22"),
            ("move . free", "A dot, spared by a card"),
            ("card move 7 !", "To 7 by a card"),
            ("ask card hunt 22", "Hunt 22 by a card"),
            ("cancel 3 with sam", "3 back: Sam"),
            ("cancel eye with card", "Eye back: another card"),
            ("corruption -1", "Corruption −1"),
            ("nazgul 0", "No Nazgûl"),
            ("correct insert 3 .", "A dot before entry 3"),
            // What everybody may know of it, and what was begun.
            ("move", "Move"),
            ("card move", "Move by a card"),
            ("journey row 4", "Row 4"),
            ("MOVE", "Move"),
            ("hide x", "hide x"),
            ("quit", "quit"),
        ] {
            assert_eq!(deed(&words, said), told, "{said}");
        }
    }

    /// No command that the record may hold is told in the words of the protocol.
    #[test]
    fn in_every_language_there_are_words_for_it() {
        let examples = [
            "start 7",
            "information draw",
            "give 3",
            "begin",
            "move 22",
            "rest",
            "done",
            "search 22",
            "hunt 22",
            "perception IIA",
            "ask hunt 22",
            "answer",
            "withdraw",
            "blocked",
            "card move 22",
            "nazgul 2",
            "cancel 3 with sam",
            "accept",
            "escape stay",
            "rescue",
            "refresh",
            "draw 2",
            "corruption +1",
            "fellowship remove",
            "company flip sam",
            "red 3",
            "barrow-wights",
            "track 22 eye",
            "token 4 found",
            "area 22 IIA",
            "journey draw",
            "deeds draw",
            "gandalf 22",
            "advance",
            "lord in",
            "course keep",
            "table-word x",
            "correct 3 22",
            "tell x",
            "note x",
            "part2",
            "new",
        ];
        // Those that change nothing on the record, or end it.
        let besides = [
            "protocol",
            "open",
            "save",
            "reach",
            "log",
            "tracks",
            "eyes",
            "pool",
            "letter",
            "open-letter",
            "letter-by-hand",
            "result",
            "telling",
            "seal",
            "reveal",
            "lock",
            "unlock",
            "undo",
            "redo",
            "phase",
            "status",
            "language",
            "help",
            "quit",
            "card",
        ];
        for command in Usage::<Hunt>::all() {
            let first = |example: &&str| example.split(' ').next() == Some(command.name);
            assert!(examples.iter().any(first) || besides.contains(&command.name), "{}", command.name);
        }
        for language in Language::iter() {
            let words = Words::of_game::<Hunt>(language);
            for example in examples {
                let told = deed(&words, example);
                assert!(!told.is_empty() && !told.contains("deed-"), "{} {example}: {told}", language.name());
                assert_ne!(told, example, "{}", language.name());
            }
        }
    }
}
