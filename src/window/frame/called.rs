//! What stands on a choice can be typed as it stands there, in the language of the table: it is what the choice would write.

use super::{Choice, Framed};
use crate::books::plain;
use crate::language::{Usage, Words};
use crate::table::State;
use crate::window::play::wish::Wish;

/// So many letters at least are the beginning of what stands there.
const LETTERS: usize = 2;
/// A longer line, in bytes, is as the commands have it: nobody types names for so long.
const LONGEST: usize = 500;

/// The line, with the commands' own words for what is called otherwise on what can be chosen; as it is, where nothing is.
pub(super) fn as_called<G: Framed>(words: &Words, state: &State<G>, typed: &str) -> String {
    if typed.len() > LONGEST {
        return typed.to_owned();
    }
    let blanks = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let (mut line, mut rest) = begun::<G>(&G::chips(words, state, false), &blanks);
    while !rest.is_empty() {
        let (word, left) = next(&G::picks(words, state, &line), rest);
        line = format!("{line} {word}");
        rest = left;
    }
    if line == blanks { typed.to_owned() } else { line }
}

/// The command, and what stands behind it: what is typed begins with its own word, or with what stands on a button.
fn begun<'t, G: Framed>(chips: &[Choice], typed: &'t str) -> (String, &'t str) {
    let command = |chip: &Choice| match &chip.wish {
        Wish::Give(command) => Some(command.clone()),
        Wish::Begin(begun) => Some(begun.command.clone()),
        _ => None,
    };
    let called = chips.iter().filter_map(|chip| {
        let label = chip.label.trim_end_matches([' ', '…']);
        Some((command(chip)?, behind(label, typed)?))
    });
    let first = || {
        let first = typed.split_whitespace().next().unwrap_or_default();
        (first.to_owned(), typed[first.len()..].trim_start())
    };
    let is_command = |word: &str| Usage::<G>::all().any(|usage| usage.name == word.to_ascii_lowercase());
    // What no command begins with may be the beginning of what stands on one button alone.
    let begins =
        |chip: &&Choice| typed.chars().count() >= LETTERS && plain(&chip.label).starts_with(&plain(typed));
    let alone = || match chips.iter().filter(begins).collect::<Vec<_>>()[..] {
        [chip] => Some((command(chip)?, "")),
        _ => None,
    };
    match first() {
        first if is_command(&first.0) => first,
        first => called.min_by_key(|(_, rest)| rest.len()).or_else(alone).unwrap_or(first),
    }
}

/// The next word as the command has it, and what stands behind it.
fn next<'t>(picks: &[Choice], typed: &'t str) -> (String, &'t str) {
    let length = typed.find(char::is_whitespace).unwrap_or(typed.len());
    let (word, rest) = (&typed[..length], typed[length..].trim_start());
    let offered: Vec<(&str, &str)> =
        picks.iter().filter_map(|pick| Some((written(pick)?, &*pick.label))).collect();
    let bare = word.trim_end_matches([',', ';']);
    let is_meant = |own: &str| own.starts_with(&plain(bare));
    let whole = offered.iter().filter_map(|(own, label)| Some((*own, behind(label, typed)?)));
    let whole = whole.min_by_key(|(_, rest)| rest.len());
    // The command's own words go before what they are called, unless more than a word of that is typed.
    if let Some((own, left)) = whole.filter(|(_, left)| left.len() < rest.len()) {
        return (own.to_owned(), left);
    }
    if bare.is_empty() || offered.iter().any(|(own, _)| is_meant(own)) {
        return (word.to_owned(), rest);
    }
    if let Some((own, rest)) = whole {
        return (own.to_owned(), rest);
    }
    let begins = |label: &str| bare.chars().count() >= LETTERS && plain(label).starts_with(&plain(bare));
    match offered.iter().filter(|(_, label)| begins(label)).collect::<Vec<_>>()[..] {
        [(own, _)] => (format!("{own}{}", &word[bare.len()..]), rest),
        _ => (word.to_owned(), rest),
    }
}

/// What a choice writes on the line, without what only keeps it apart from what stands before it.
fn written(pick: &Choice) -> Option<&str> {
    let Wish::Type(word) = &pick.wish else { return None };
    Some(word.trim().trim_start_matches([',', ';']).trim_start())
}

/// What is typed behind this label, if it begins with all of it. What stands behind a dot on it only tells more of it.
fn behind<'t>(label: &str, typed: &'t str) -> Option<&'t str> {
    let label = plain(label.split_once(" · ").map_or(label, |(name, _)| name));
    let mut folded = String::new();
    for (at, letter) in typed.char_indices() {
        folded.push_str(&plain(letter.encode_utf8(&mut [0; 4])));
        if !label.starts_with(&folded) {
            return None;
        }
        if folded == label {
            let rest = &typed[at + letter.len_utf8()..];
            return (rest.is_empty() || rest.starts_with([' ', ',', ';'])).then(|| rest.trim_start());
        }
    }
    None
}
