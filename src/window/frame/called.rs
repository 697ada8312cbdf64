//! What stands on a choice can be typed as it stands there, in the language of the table: it is what the choice would write.

use super::{Choice, Framed, Seen};
use crate::books::{apart, is_near, spelled_out};
use crate::language::{Usage, Words};
use crate::table::State;
use crate::window::play::wish::Wish;

/// So many letters at least are the beginning of what stands there.
const LETTERS: usize = 2;
/// So many letters of one of its words at least are the beginning of a name of several: `a m` are two dice.
const SAID: usize = 3;
/// No name has more words.
const MOST_WORDS: usize = 6;
/// Words of names by which nobody tells them apart.
const SMALL_WORDS: &[&str] = &[
    "the", "of", "and", "der", "die", "das", "des", "dem", "den", "von", "und", "le", "la", "les", "de",
    "du", "et", "el", "los", "las", "del", "y", "il", "lo", "gli", "i", "di", "della", "dei", "e", "w", "z",
];
/// How far names are apart is told in so many parts of their length.
const ENOUGH: usize = 1000;
/// A longer line, in bytes, is as the commands have it: nobody types names for so long.
const LONGEST: usize = 500;

/// The line, with the commands' own words for what is called otherwise on what can be chosen; as it is, where nothing is.
pub(super) fn as_called<G: Framed>(words: &Words, state: &State<G>, typed: &str) -> String {
    if typed.len() > LONGEST {
        return typed.to_owned();
    }
    let blanks = typed.split_whitespace().collect::<Vec<_>>().join(" ");
    let (mut line, mut rest) = begun::<G>(&G::chips(words, state, Seen::default()), &blanks);
    while !rest.is_empty() {
        let (word, left) = next(&can_stand(words, state, &line), rest);
        line = format!("{line} {word}");
        rest = left;
    }
    if line == blanks { typed.to_owned() } else { line }
}

/// The first of what is typed that is none of what can stand there, with what of that comes nearest as it is called: as many words as
/// that has. A word that is no name is looked for among names alone; where nothing more can stand, the word before was taken for the
/// beginning of a name of several, and is looked for with what stands behind it.
pub(super) fn unheard<G: Framed>(words: &Words, state: &State<G>, typed: &str) -> Option<(String, String)> {
    let blanks = typed.split_whitespace().take(MOST_WORDS * 4).collect::<Vec<_>>().join(" ");
    let (mut line, mut rest) = begun::<G>(&[], &blanks);
    let mut before: Option<(Vec<Choice<G>>, &str)> = None;
    while !rest.is_empty() {
        let picks = can_stand(words, state, &line);
        if picks.is_empty() {
            let near = before.and_then(|(picks, from)| nearest(&picks, from));
            return near
                .filter(|(said, label)| said.contains(' ') && spelled_out(said) != spelled_out(label));
        }
        let (word, left) = next(&picks, rest);
        let bare = spelled_out(word.trim_end_matches([',', ';']));
        let is_one = |pick: &Choice<G>| written(pick).is_some_and(|own| own.starts_with(&bare));
        // A number is no name, whatever numbers can be pressed.
        let counts = bare.starts_with(|sign: char| sign.is_ascii_digit());
        if !counts && !picks.iter().any(is_one) {
            return nearest(&picks, rest);
        }
        line = format!("{line} {word}");
        let one_word = !rest[..rest.len() - left.len()].trim_end().contains(' ');
        before = one_word.then_some((picks, rest));
        rest = left;
    }
    None
}

/// The choice whose label comes nearest to what is typed, if one comes near, with as much of that as was compared: of names of several
/// words as many have to come near.
fn nearest<G: Framed>(picks: &[Choice<G>], typed: &str) -> Option<(String, String)> {
    let said = |count: usize| typed.split_whitespace().take(count).collect::<Vec<_>>().join(" ");
    let near = picks.iter().filter(|pick| written(pick).is_some()).map(|pick| {
        let label = pick.label.split_once(" · ").map_or(&*pick.label, |(name, _)| name);
        (said(label.split_whitespace().count().max(1)), label.to_owned())
    });
    nearest_called(near)
}

/// Of things so called, each with what was typed of it, the nearest, if it comes near.
pub(super) fn nearest_called(things: impl Iterator<Item = (String, String)>) -> Option<(String, String)> {
    let amiss = |(said, label): &(String, String)| apart(&spelled_out(said), &spelled_out(label));
    let far = |it: &(String, String)| amiss(it) * ENOUGH / it.1.chars().count().max(1);
    things.min_by_key(far).filter(|it| is_near(amiss(it), it.0.chars().count()))
}

/// All that can stand next on the line, offered or not.
fn can_stand<G: Framed>(words: &Words, state: &State<G>, line: &str) -> Vec<Choice<G>> {
    [G::picks(words, state, line), G::heard_besides(words, state, line)].concat()
}

/// The command, and what stands behind it: what is typed begins with its own word, or with what stands on a button.
fn begun<'t, G: Framed>(chips: &[Choice<G>], typed: &'t str) -> (String, &'t str) {
    let command = |chip: &Choice<G>| match &chip.wish {
        Wish::Give(commands) | Wish::GiveAs(commands, _) => G::printed(commands.first()?),
        Wish::Say(line) => Some(line.clone()),
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
    let begins = |chip: &&Choice<G>| {
        typed.chars().count() >= LETTERS && spelled_out(&chip.label).starts_with(&spelled_out(typed))
    };
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
fn next<'t, G: Framed>(picks: &[Choice<G>], typed: &'t str) -> (String, &'t str) {
    let length = typed.find(char::is_whitespace).unwrap_or(typed.len());
    let (word, rest) = (&typed[..length], typed[length..].trim_start());
    let offered: Vec<(&str, &str)> =
        picks.iter().filter_map(|pick| Some((written(pick)?, &*pick.label))).collect();
    let bare = word.trim_end_matches([',', ';']);
    let is_meant = |own: &str| own.starts_with(&spelled_out(bare));
    let whole = offered.iter().filter_map(|(own, label)| Some((*own, behind(label, typed)?)));
    let whole = whole.min_by_key(|(_, rest)| rest.len());
    // The command's own words go before what they are called, unless more than a word of that is typed.
    if let Some((own, left)) = whole.filter(|(_, left)| left.len() < rest.len()) {
        return (own.to_owned(), left);
    }
    if let Some(said) = as_said(&offered, typed) {
        return said;
    }
    if bare.is_empty() || offered.iter().any(|(own, _)| is_meant(own)) {
        return (word.to_owned(), rest);
    }
    if let Some((own, rest)) = whole {
        return (own.to_owned(), rest);
    }
    let begins =
        |label: &str| bare.chars().count() >= LETTERS && spelled_out(label).starts_with(&spelled_out(bare));
    match offered.iter().filter(|(_, label)| begins(label)).collect::<Vec<_>>()[..] {
        [(own, _)] => (format!("{own}{}", &word[bare.len()..]), rest),
        _ => (word.to_owned(), rest),
    }
}

/// A name of several words as people say it (G16), small words left out or not, each word by its beginning: the most words that
/// mean one choice alone, as the command has it, and what stands behind them.
fn as_said<'t>(offered: &[(&str, &str)], typed: &'t str) -> Option<(String, &'t str)> {
    let ends = typed.char_indices().filter(|(_, letter)| letter.is_whitespace()).map(|(at, _)| at);
    let mut ends: Vec<usize> = ends.chain([typed.len()]).take(MOST_WORDS).collect();
    ends.reverse();
    ends.into_iter().filter(|end| typed[..*end].contains(char::is_whitespace)).find_map(|end| {
        let said = name_words(&typed[..end]);
        // What stands behind a comma is another thing, and one word is looked for where one word is.
        if said.len() < 2 && name_words(typed[..end].split_whitespace().next()?).len() == said.len() {
            return None;
        }
        // A letter before a name is a word of the command's own.
        let letter = typed.split_whitespace().next().is_some_and(|word| word.chars().count() == 1);
        if letter || !said.iter().any(|word| word.chars().count() >= SAID) {
            return None;
        }
        let means = |(own, label): &&(&str, &str)| {
            let names =
                [name_words(own), name_words(label.split_once(" · ").map_or(label, |(name, _)| name))];
            names.iter().any(|name| begins(name, &said))
        };
        match offered.iter().filter(means).collect::<Vec<_>>()[..] {
            [(own, _)] if !typed[..end].trim_end_matches([',', ';']).contains([',', ';']) => {
                let comma = &typed[typed[..end].trim_end_matches([',', ';']).len()..end];
                Some((format!("{own}{comma}"), typed[end..].trim_start()))
            }
            _ => None,
        }
    })
}

/// The words of a name by which it is known.
pub(super) fn name_words(name: &str) -> Vec<String> {
    let words = spelled_out(name).replace(['-', ',', ';'], " ");
    words.split_whitespace().filter(|word| !SMALL_WORDS.contains(word)).map(str::to_owned).collect()
}

/// Whether a name is begun so, word by word.
fn begins(name: &[String], said: &[String]) -> bool {
    !said.is_empty()
        && said.len() <= name.len()
        && name.iter().zip(said).all(|(word, said)| word.starts_with(said.as_str()))
}

/// What a choice writes on the line, without what only keeps it apart from what stands before it.
fn written<G: Framed>(pick: &Choice<G>) -> Option<&str> {
    let Wish::Type(word) = &pick.wish else { return None };
    Some(word.trim().trim_start_matches([',', ';']).trim_start())
}

/// What is typed behind this label, if it begins with all of it. What stands behind a dot on it only tells more of it.
fn behind<'t>(label: &str, typed: &'t str) -> Option<&'t str> {
    let label = spelled_out(label.split_once(" · ").map_or(label, |(name, _)| name));
    let mut folded = String::new();
    for (at, letter) in typed.char_indices() {
        folded.push_str(&spelled_out(letter.encode_utf8(&mut [0; 4])));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::War;

    #[test]
    fn a_name_is_heard_as_people_say_it() {
        let offered = [
            ("fords-of-bruinen", "Furten des Bruinen · y"),
            ("dol-guldur", "Dol Guldur"),
            ("dol-amroth", "Dol Amroth"),
            ("helms-deep", "Helms Klamm"),
            ("shire", "Das Auenland"),
        ];
        let picks = offered.map(|(own, label)| Choice::<War>::word(label, own));
        for (typed, meant) in [
            ("fords of bruinen 3", ("fords-of-bruinen", "3")),
            ("Fords Bruinen", ("fords-of-bruinen", "")),
            ("furten bru 2", ("fords-of-bruinen", "2")),
            ("dol g 4", ("dol-guldur", "4")),
            ("Helm's Deep, 5", ("helms-deep,", "5")),
            ("the shire", ("shire", "")),
            // Two are begun so, or two things are named; letters alone are no name.
            ("d g 4", ("d", "g 4")),
            ("dol 4", ("dol", "4")),
            ("dol, guldur", ("dol,", "guldur")),
        ] {
            let (word, rest) = next(&picks, typed);
            assert_eq!((word.as_str(), rest), meant, "{typed}");
        }
    }
}
