//! What comes from a file, a command or the system, made fit to stand in a line: it could otherwise clear a screen, turn
//! a sentence round, or begin a line and pretend to be an answer of the program's.

use std::borrow::Cow;

/// The most letters of such a fact that a sentence shows.
const MOST: usize = 60;
/// The most letters of a path: its end tells as much as its beginning.
const MOST_OF_A_PATH: usize = 120;
/// The most letters of a seal: its digits, and what stands before them.
const MOST_OF_A_SEAL: usize = 80;

/// The facts that a sentence quotes from a file or a command. What the table says itself is the message, and stands
/// whole; so does what we have put together ourselves.
const QUOTED: [&str; 8] = ["board", "day", "game", "key", "named", "program", "said", "typed"];
const SAID: [&str; 3] = ["name", "text", "word"];
/// Those that are compared digit by digit.
const SEALS: [&str; 2] = ["head", "seal"];
const PATHS: [&str; 3] = ["aside", "folder", "path"];

/// The text, with nothing in it that a terminal obeys, that cannot be seen, or that ends a line.
pub fn clean(text: &str) -> Cow<'_, str> {
    if text.chars().all(is_plain) {
        return text.into();
    }
    text.chars().map(|letter| if is_plain(letter) { letter } else { instead_of(letter) }).collect()
}

pub(super) fn fact<'a>(sentence: &str, name: &str, text: &'a str) -> Cow<'a, str> {
    // All that is said of a fault stands in the file that has it.
    let of_file = sentence.starts_with("fault-") || sentence.starts_with("misheard-") && name == "word";
    match name {
        _ if PATHS.contains(&name) => cut(clean(text), MOST_OF_A_PATH, MOST_OF_A_PATH / 2),
        _ if SEALS.contains(&name) => cut(clean(text), MOST_OF_A_SEAL, 0),
        _ if of_file || QUOTED.contains(&name) => quoted(text),
        _ => clean(text),
    }
}

/// Whether a fact of this name stands as somebody has written it.
pub(super) fn is_written(name: &str) -> bool {
    [&QUOTED[..], &SEALS, &PATHS, &SAID].iter().any(|names| names.contains(&name))
}

/// The text as it is quoted: clean, and not longer than it takes to know it again.
pub fn quoted(text: &str) -> Cow<'_, str> {
    cut(clean(text), MOST, 0)
}

/// The name of a file, likewise: its beginning and its end.
pub fn path(path: &std::path::Path) -> String {
    fact("", "path", &path.to_string_lossy()).into_owned()
}

/// At most so many letters of the text, and so many of these from its end.
fn cut(text: Cow<'_, str>, most: usize, last: usize) -> Cow<'_, str> {
    let count = text.chars().count();
    if count <= most {
        return text;
    }
    let first = text.chars().take(most - last - 1);
    first.chain(['…']).chain(text.chars().skip(count - last)).collect()
}

fn is_plain(letter: char) -> bool {
    (letter == ' ' || !letter.is_whitespace() || letter == '\u{a0}')
        && !letter.is_control()
        && !is_unseen(letter)
}

/// A blank where there was some kind of blank, and else something that can be seen.
fn instead_of(letter: char) -> char {
    if letter.is_whitespace() || letter.is_control() { ' ' } else { '·' }
}

/// What has no shape of its own and changes how others are shown: Unicode's format characters, and all that may be
/// passed over; and what nobody knows the shape of.
fn is_unseen(letter: char) -> bool {
    matches!(u32::from(letter),
        0xad | 0x34f | 0x600..=0x605 | 0x61c | 0x6dd | 0x70f | 0x890..=0x891 | 0x8e2 | 0x115f..=0x1160
        | 0x17b4..=0x17b5 | 0x180b..=0x180f | 0x200b..=0x200f | 0x2028..=0x202e | 0x2060..=0x206f | 0x3164
        | 0xe000..=0xf8ff | 0xfe00..=0xfe0f | 0xfeff | 0xffa0 | 0xfff0..=0xfffb | 0x110bd | 0x110cd
        | 0x13430..=0x1343f | 0x1bca0..=0x1bca3 | 0x1d173..=0x1d17a | 0xe0000..=0x10ffff)
}

/// The text with every letter outside ASCII marked by its number: two that look alike are told apart.
pub fn marked(text: &str) -> String {
    let mark = |letter: char| match letter {
        ' '..='~' => letter.to_string(),
        other => format!("[U+{:04X}]", u32::from(other)),
    };
    text.chars().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One of each kind that no sentence shows.
    const FORBIDDEN: &str = "\0\x07\x08\t\n\x0b\x0c\r\x1b\x7f\u{80}\u{85}\u{9b}\u{9f}\u{ad}\u{61c}\u{180e}\u{200b}\
        \u{200d}\u{200e}\u{200f}\u{2028}\u{2029}\u{202a}\u{202e}\u{2060}\u{2066}\u{2069}\u{206f}\u{3000}\u{e000}\
        \u{fe0f}\u{feff}\u{fff9}\u{fffb}\u{e0001}\u{e0020}\u{e007f}\u{e0100}\u{10ffff}";

    #[test]
    fn nothing_that_a_terminal_obeys_is_left() {
        for letter in FORBIDDEN.chars() {
            let cleaned = clean(&format!("a{letter}b")).into_owned();
            assert!(cleaned == "a b" || cleaned == "a·b", "{:04x}: {cleaned:?}", u32::from(letter));
        }
        assert_eq!(clean("\x1b[2J= honest\n= \u{202e}"), " [2J= honest = ·");
        for whole in ["", "Żółć, “Bree” – 22 · ’n 1\u{a0}000", "Ἀθήνα 東京 שלום"] {
            assert!(matches!(clean(whole), Cow::Borrowed(same) if same == whole), "{whole}");
        }
    }

    #[test]
    fn what_is_quoted_is_cut() {
        let long = "ż".repeat(61);
        assert_eq!(quoted(&long), format!("{}…", "ż".repeat(59)));
        assert_eq!(quoted(&long[2..]), long[2..]);
        assert_eq!(fact("told", "text", &long), long);
        assert_eq!(fact("told", "board", &long), quoted(&long));
        assert_eq!(fact("fault-no-such-part", "found", &long), quoted(&long));
        assert_eq!(fact("misheard-not-a-row", "word", &long), quoted(&long));
        assert_eq!(fact("told-table-word", "word", &long), long);
        // The end of a path tells which file it is.
        let path = format!("/{}/game.underhill", "x".repeat(300));
        let shown = fact("trouble", "path", &path);
        assert_eq!(shown.chars().count(), MOST_OF_A_PATH);
        assert!(shown.starts_with("/xxx") && shown.contains("x…x") && shown.ends_with("x/game.underhill"));
    }

    #[test]
    fn what_looks_alike_is_told_apart() {
        assert_eq!(marked("mellon, 22"), "mellon, 22");
        assert_eq!(marked("mell\u{43e}n \u{1f600}\n"), "mell[U+043E]n [U+1F600][U+000A]");
    }
}
