//! What a sentence calls something that is done or given: by its command in a terminal, by what stands on the screen in a
//! window.
//!
//! In a language file `{ DEED("done") }` is `done` in a terminal, and in a window the sentence `do-done`: what the button is
//! called there. `{ ASK("information N N N N N") }` is that in a terminal, and `ask-information-n-n-n-n-n` in a window. Facts
//! behind the first word stand behind the command: `{ DEED("company flip", $who) }` is `company flip sam`, or `do-company-flip`
//! with the facts of the sentence around it.

use super::Bundle;
use fluent_bundle::FluentValue;

/// The functions of the language files, and how the sentences begin that they stand for in a window.
const NAMES: [(&str, &str); 2] = [("DEED", "do-"), ("ASK", "ask-")];

/// What stands around a name until it is known for whom it is said. No fact has these signs (see [`super::clean`]).
const BEGINS: char = '\u{1}';
const PARTS: char = '\u{2}';
const ENDS: char = '\u{3}';

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

/// A sentence with the names put in for whom it is said; `find` knows what they are called in a window.
pub(super) fn named(said: String, in_window: bool, find: impl Fn(&str) -> Option<String>) -> String {
    if !said.contains(BEGINS) {
        return said;
    }
    let mut parts = said.split(BEGINS);
    let mut whole = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(ENDS).unwrap_or((part, ""));
        let (name, command) = name.split_once(PARTS).unwrap_or((name, name));
        match find(name).filter(|_| in_window) {
            Some(called) => whole.push_str(&called),
            None => whole.push_str(command),
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
        let find = |name: &str| (name == "do-done").then(|| "“End the turn”".to_owned());
        assert_eq!(named(said(), true, find), "First “End the turn”, then on.");
        assert_eq!(named(said(), false, find), "First done, then on.");
        assert_eq!(named("No name.".into(), true, find), "No name.");
    }
}
