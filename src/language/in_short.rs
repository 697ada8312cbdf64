//! A refusal in short: what is not possible, and apart from it the rest, which is told to whoever asks why.

use super::capital;
use std::borrow::Cow;

/// The sentence up to its rules in parentheses, or its first full stop; and what stands behind that.
pub fn in_short(sentence: &str) -> (String, String) {
    let sentence = &*behind_rules(sentence);
    let rules = rules_at(sentence);
    let stop = sentence.find(". ").map(|at| (at, at + 2));
    let end = match (rules, stop) {
        (Some(rules), Some(stop)) if rules.0 < stop.0 => Some(rules),
        (Some(rules), None) => Some(rules),
        (_, stop) => stop,
    };
    match end {
        Some((to, from)) => {
            let rest = sentence[from..].trim_start_matches(['.', ' ', ':', ';', ',']);
            (format!("{}.", sentence[..to].trim_end_matches(['.', ' '])), rest.to_owned())
        }
        None => (sentence.to_owned(), String::new()),
    }
}

/// The sentence without the rules that it names, in parentheses or before it.
pub fn without_rules(sentence: &str) -> String {
    let mut left = behind_rules(sentence).into_owned();
    while let Some((from, to)) = rules_at(&left) {
        left.replace_range(from..to, "");
    }
    left
}

/// What stands behind the rules that a sentence begins with: `W17, W21: …`.
fn behind_rules(sentence: &str) -> Cow<'_, str> {
    match sentence.split_once(": ") {
        // In French there is a blank before the colon.
        Some((rules, rest)) if rules.trim_end().split(", ").all(is_rule) => capital(rest).into(),
        _ => sentence.into(),
    }
}

/// A letter with a number.
fn is_rule(word: &str) -> bool {
    word.strip_prefix(|letter: char| letter.is_ascii_uppercase())
        .is_some_and(|number| !number.is_empty() && number.chars().all(|digit| digit.is_ascii_digit()))
}

/// Where the first rules stand in parentheses: from the blank before to behind the closing one. A rule is a letter with a
/// number: `(R8, P3)`.
fn rules_at(sentence: &str) -> Option<(usize, usize)> {
    let mut from = 0;
    while let Some(at) = sentence[from..].find(" (").map(|at| from + at) {
        let inside = &sentence[at + 2..];
        let mut signs = inside.chars();
        let is_rule = signs.next().is_some_and(|letter| letter.is_ascii_uppercase())
            && signs.next().is_some_and(|digit| digit.is_ascii_digit());
        if let (true, Some(end)) = (is_rule, inside.find(')')) {
            return Some((at, at + 2 + end + 1));
        }
        from = at + 2;
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_refusal_is_told_in_short() {
        for (whole, short, rest) in [
            ("Frodo has moved (R7, P8). A card may move him.", "Frodo has moved.", "A card may move him."),
            ("No such file. Look again.", "No such file.", "Look again."),
            ("Nothing (at all) goes on (R24). Wait.", "Nothing (at all) goes on.", "Wait."),
            ("Just this", "Just this", ""),
            ("W17, W21: once a turn. Wait.", "Once a turn.", "Wait."),
            ("Boromir: wait", "Boromir: wait", ""),
            ("No. Really (R7).", "No.", "Really (R7)."),
        ] {
            assert_eq!(in_short(whole), (short.to_owned(), rest.to_owned()), "{whole}");
        }
    }
}
