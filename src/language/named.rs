//! What a sentence calls something that is done or given: by its command in a terminal, by what stands on the screen in a
//! window.
//!
//! In a language file `{ DEED("done") }` is `done` in a terminal, and in a window the sentence `do-done`: what the button is
//! called there. `{ ASK("information N N N N N") }` is that in a terminal, and `ask-information-n-n-n-n-n` in a window. Facts
//! behind the first word stand behind the command: `{ DEED("company flip", $who) }` is `company flip sam`, or `do-company-flip`
//! with the facts of the sentence around it.
//!
//! `{ CALLED("place", $region) }` is what is typed in a terminal, `minas-tirith`, and in a window what it is called: the sentence
//! `place-minas-tirith`, or the word with blanks and capitals; of what is written by its ends, `a>b/eye`, these. Of words with
//! commas between, each.
//!
//! `{ NAMED("territory", $territories) }` is what each of the names in that fact is called, one after the other:
//! `territory` with each of them as its `$territory`.

use super::{Bundle, capital};
use crate::books::ends;
use fluent_bundle::FluentValue;

/// The functions of the language files, and how the sentences begin that they stand for in a window.
const NAMES: [(&str, &str); 2] = [("DEED", "do-"), ("ASK", "ask-")];

/// What stands around a name until it is known for whom it is said. No fact has these signs (see [`super::clean`]).
const BEGINS: char = '\u{1}';
const PARTS: char = '\u{2}';
const ENDS: char = '\u{3}';
/// What stands between a sentence and the names that are called by it.
const EACH: char = '\u{4}';
/// What stands between the beginning of the sentences' names and the words that are called by them.
const CALLED: char = '\u{5}';
/// Words that stay small within a name.
const SMALL: [&str; 3] = ["from", "of", "the"];

/// Has the sentences of a file know the functions.
pub(super) fn teach(bundle: &mut Bundle) {
    for (function, family) in NAMES {
        let taught = bundle.add_function(function, move |words, _| {
            let words: Vec<String> = words.iter().filter_map(written).collect();
            let Some(first) = words.first() else { return FluentValue::Error };
            let name = format!("{family}{}", slug(first));
            format!("{BEGINS}{name}{PARTS}{}{ENDS}", words.join(" ")).into()
        });
        // Each is added once to a bundle that is new.
        debug_assert!(taught.is_ok());
    }
    let taught = bundle.add_function("NAMED", |words, _| {
        let words: Vec<String> = words.iter().filter_map(written).collect();
        let Some((sentence, names)) = words.split_first() else { return FluentValue::Error };
        format!("{BEGINS}{sentence}{EACH}{}{ENDS}", names.join(" ")).into()
    });
    debug_assert!(taught.is_ok());
    let taught = bundle.add_function("CALLED", |words, _| {
        let words: Vec<String> = words.iter().filter_map(written).collect();
        let Some((family, called)) = words.split_first() else { return FluentValue::Error };
        format!("{BEGINS}{family}{CALLED}{}{ENDS}", called.join(" ")).into()
    });
    debug_assert!(taught.is_ok());
}

/// A word that has no sentence of its own, with blanks and capitals: `helms-deep`, Helms Deep.
pub(crate) fn spelled(word: &str) -> String {
    let cased = |(at, word): (usize, &str)| {
        if at == 0 || !SMALL.contains(&word) { capital(word) } else { word.to_owned() }
    };
    word.split('-').enumerate().map(cased).collect::<Vec<String>>().join(" ")
}

fn written(value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::String(text) => Some(text.to_string()),
        FluentValue::Number(number) => Some(number.as_string().into_owned()),
        _ => None,
    }
}

/// The name of a command's sentence: its words with dashes between, a dot and a `!` by their names.
fn slug(command: &str) -> String {
    let spelled = command.to_ascii_lowercase().replace(" .", " dot").replace('!', "word");
    let words = spelled.split(|sign: char| !sign.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

/// A sentence with the names put in for whom it is said; `find` knows what they are called in a window, and what something is
/// called whose name is a fact.
pub(super) fn named(
    said: String,
    in_window: bool,
    find: impl Fn(&str, Option<(&str, &str)>) -> Option<String>,
) -> String {
    if !said.contains(BEGINS) {
        return said;
    }
    let mut parts = said.split(BEGINS);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(ENDS).unwrap_or((part, ""));
        if let Some((sentence, names)) = name.split_once(EACH) {
            let fact = sentence.rsplit('-').next().unwrap_or(sentence);
            let called = |name: &str| find(sentence, Some((fact, name))).unwrap_or_else(|| name.to_owned());
            whole.push_str(&names.split_whitespace().map(called).collect::<Vec<_>>().join(", "));
        } else if let Some((_, typed)) = name.split_once(CALLED).filter(|_| !in_window) {
            whole.push_str(typed);
        } else if let Some((family, typed)) = name.split_once(CALLED) {
            let one = |word: &str| find(&format!("{family}-{word}"), None).unwrap_or_else(|| spelled(word));
            // What is written by its two ends is called by them.
            let called = |word: &str| {
                let by_ends = |(start, end): (&str, &str)| format!("{} → {}", one(start), one(end));
                ends(word).map_or_else(|| one(word), by_ends)
            };
            whole.push_str(&typed.split(", ").map(called).collect::<Vec<_>>().join(", "));
        } else {
            let (name, command) = name.split_once(PARTS).unwrap_or((name, name));
            match find(name, None).filter(|_| in_window) {
                Some(called) => whole.push_str(&called),
                None => whole.push_str(command),
            }
        }
        whole.push_str(rest);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_has_the_name_of_a_sentence() {
        assert_eq!(slug("move ."), "move-dot");
        assert_eq!(slug("correct 3 22"), "correct-3-22");
        assert_eq!(slug("letter PATH"), "letter-path");
        assert_eq!(slug("barrow-wights"), "barrow-wights");
        assert_eq!(slug("!"), "word");
    }

    #[test]
    fn a_name_is_put_in_for_whom_it_is_said() {
        let said = || format!("First {BEGINS}do-done{PARTS}done{ENDS}, then on.");
        let find =
            |name: &str, _: Option<(&str, &str)>| (name == "do-done").then(|| "“End the turn”".to_owned());
        assert_eq!(named(said(), true, find), "First “End the turn”, then on.");
        assert_eq!(named(said(), false, find), "First done, then on.");
        assert_eq!(named("No name.".into(), true, find), "No name.");
    }

    #[test]
    fn what_is_typed_is_called_by_its_name_in_a_window() {
        let said = || format!("Not {BEGINS}place{CALLED}ents-of-the-wood, bree{ENDS}.");
        let find = |name: &str, _: Option<(&str, &str)>| (name == "place-bree").then(|| "Brie".to_owned());
        assert_eq!(named(said(), true, find), "Not Ents of the Wood, Brie.");
        assert_eq!(named(said(), false, find), "Not ents-of-the-wood, bree.");
    }

    #[test]
    fn each_name_is_called_by_its_sentence() {
        let said = format!("No border: {BEGINS}territory{EACH}shire nowhere{ENDS}.");
        let find = |name: &str, fact: Option<(&str, &str)>| {
            (fact == Some(("territory", "shire"))).then(|| format!("{name}: Shire"))
        };
        assert_eq!(named(said, false, find), "No border: territory: Shire, nowhere.");
    }
}
