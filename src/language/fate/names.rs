//! Names of regions, places and people as they are read: what is typed stays as the page has it.

use crate::fate::nazgul::Nazgul;
use crate::language::Words;

/// A region.
pub fn region(words: &Words, name: &str) -> String {
    match name {
        "misty-mountains" => words.say("fate-misty-mountains", &[]),
        _ => named(name),
    }
}

/// Anything else that has a name: `minas-tirith` is Minas Tirith. What is short is a sign and stays so, as `a2`.
pub fn named(name: &str) -> String {
    if name.chars().count() < 3 {
        return name.to_owned();
    }
    let capital = |word: &str| {
        let mut letters = word.chars();
        letters
            .next()
            .map(|first| first.to_uppercase().chain(letters).collect::<String>())
            .unwrap_or_default()
    };
    name.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// Where the Nazgûl stand, and how many.
pub fn stand(words: &Words, nazgul: &Nazgul) -> String {
    let there = nazgul.iter().filter(|(_, count)| **count > 0);
    let there = there.map(|(name, count)| format!("{} {count}", region(words, name)));
    there.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written() {
        for (name, read) in [("minas-tirith", "Minas Tirith"), ("a2", "a2"), ("gondor", "Gondor"), ("", "")] {
            assert_eq!(named(name), read);
        }
    }
}
