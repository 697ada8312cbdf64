//! Names of regions, places, people and faces as they are read: what is typed stays as the page has it.

use crate::books::ends;
use crate::fate::Fellowship;
use crate::fate::nazgul::Nazgul;
use crate::fate::terms::{Army, Face};
use crate::language::{Words, capital, spelled, yes};

/// What has a name in every language, each by its kind.
const KINDS: [&str; 3] = ["place", "person", "objective"];

/// A region, a place, a person or an objective. What the language has no name for is read as it is written: `old-mill` is Old
/// Mill; what is short is a sign and stays so, as `a2`.
pub fn named(words: &Words, name: &str) -> String {
    let of_language = KINDS.map(|kind| format!("{kind}-{name}"));
    match of_language.iter().find(|name| words.has(name)) {
        Some(name) => words.say(name, &[]),
        None => as_written(name),
    }
}

fn as_written(name: &str) -> String {
    if name.chars().count() < 3 {
        return name.to_owned();
    }
    spelled(name)
}

/// A line that is written by its ends, or a card of it, as it is read: `umbar>helms-deep/closer` is Umbar → Helm's Deep.
pub(super) fn line_named(words: &Words, line: &str) -> String {
    let Some((start, end)) = ends(line) else { return named(words, line) };
    format!("{} → {}", named(words, start), named(words, end))
}

/// A card by the ends of its line, where its whole form or the game says them.
pub(crate) fn called(words: &Words, there: Option<&Fellowship>, card: &str) -> String {
    let line = there.and_then(|there| there.kinds().find(|kind| kind.name.eq_ignore_ascii_case(card)));
    let line = line.and_then(|kind| kind.front.as_ref()).map_or(card, |front| &front.line);
    match there.and_then(|there| there.ends(line)) {
        Some([start, end]) => line_named(words, &format!("{start}>{end}")),
        None => line_named(words, line),
    }
}

pub fn army(words: &Words, army: Army) -> String {
    words.say("army", &[("army", army.to_string().into())])
}

/// An army; without one the shadow's troops.
pub fn army_called(words: &Words, of: Option<Army>) -> String {
    words.say("army", &[("army", of.map_or("shadow", <&str>::from).into())])
}

/// So many of an army go from a place to another.
pub fn moved(words: &Words, of: Option<Army>, count: u32, ends: [&str; 2]) -> String {
    let [from, to] = ends.map(|place| named(words, place));
    words.pair(format!("{} {count}", army_called(words, of)), format!("{from} → {to}"))
}

/// A troop of this army comes.
pub fn muster(words: &Words, of: Army) -> String {
    words.pair(words.say("mat-deed", &[("of", "muster".into())]), army(words, of))
}

pub fn listed<'a>(words: &Words, names: impl IntoIterator<Item = &'a String>) -> String {
    names.into_iter().map(|name| named(words, name)).collect::<Vec<_>>().join(", ")
}

pub fn face(words: &Words, face: Face) -> String {
    words.say(&format!("face-{face}"), &[])
}

/// Who sits at a seat, or lies in the row: a line.
pub(super) fn seat(words: &Words, seat: u8, solo: bool, names: &[String]) -> String {
    let whose = if solo { words.say("fact-row", &[]) } else { capital(&whose(words, seat, false)) };
    let facts = [("whose", whose.into()), ("names", listed(words, names).into())];
    words.say("fact-seat", &facts)
}

/// `player 2`, or alone `character 3`.
pub fn whose(words: &Words, who: u8, solo: bool) -> String {
    words.say("whose", &[("who", who.into()), ("solo", yes(solo).into())])
}

pub fn stand(words: &Words, nazgul: &Nazgul) -> String {
    let there = nazgul.iter().filter(|(_, count)| **count > 0);
    let there: Vec<String> =
        there.map(|(name, count)| format!("{}\u{a0}{count}", named(words, name))).collect();
    if there.is_empty() { words.say("nowhere", &[]) } else { there.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::terms::{Die, FRIENDLY, LAST_OBJECTIVE, NAZGUL, OBJECTIVES, SHADOW};
    use crate::fate::{Fate, FateBox};
    use crate::language::Language;
    use strum::IntoEnumIterator;

    #[test]
    fn names_are_read_as_they_are_written() {
        let words = Words::of_game::<Fate>(Language::En);
        for (name, read) in [("helms-deep", "Helm's Deep"), ("old-mill", "Old Mill"), ("a2", "a2"), ("", "")]
        {
            assert_eq!(named(&words, name), read);
        }
        let german = Words::of_game::<Fate>(Language::De);
        for (name, read) in
            [("rivendell", "Bruchtal"), ("drums", "Die Trommeln"), ("shelobs-lair", "Kankras Lauer")]
        {
            assert_eq!(named(&german, name), read);
        }
    }

    /// What the page and the practice box name, and each face, has its name in every language.
    #[test]
    fn all_that_the_page_names_has_a_name() {
        for language in Language::iter() {
            let words = Words::of_game::<Fate>(language);
            let friendly = FRIENDLY.into_iter().map(|(place, ..)| place);
            let places = friendly.chain(SHADOW.map(|(place, _)| place)).chain(NAZGUL.map(|(place, _)| place));
            let places = places.chain(["mount-doom"]).map(|name| format!("place-{name}"));
            let faces = Die::iter().flat_map(|die| die.faces()).map(|face| format!("face-{face}"));
            let ours = FateBox::read(FateBox::PRACTICE.as_bytes()).expect("the practice box");
            let people = ours.characters.into_iter().flatten().map(|(name, _)| format!("person-{name}"));
            let objectives = ours.objectives.into_iter().flatten().map(|(name, _)| name);
            let of_scenarios = OBJECTIVES.into_iter().chain([LAST_OBJECTIVE]).map(str::to_owned);
            let objectives = objectives.chain(of_scenarios);
            let others = people.chain(objectives.map(|name| format!("objective-{name}")));
            for name in places.chain(faces).chain(others) {
                assert!(words.has(&name), "{}: {name}", language.name());
            }
        }
    }
}
