//! Numbers with a point, as the pages write them, in the way of a language: `80.25 %` is `80,25 %` in most.

/// How many digits stand behind the point of such a number.
const BEHIND: usize = 2;

/// The text with `mark` in each number that has two digits behind a point; what is part of a word, a path or a longer row of
/// points stays.
pub(super) fn marked(text: &str, mark: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let is_point = |at: usize| {
        if letters[at] != '.' {
            return false;
        }
        let before = letters[..at].iter().rev().take_while(|letter| letter.is_ascii_digit()).count();
        let behind = letters[at + 1..].iter().take_while(|letter| letter.is_ascii_digit()).count();
        let apart = |letter: Option<&char>| {
            letter.is_none_or(|letter| !letter.is_alphanumeric() && !['/', '\\'].contains(letter))
        };
        let end = at + 1 + behind;
        // A point behind it ends a sentence, unless it goes on at once.
        let ends = match letters.get(end) {
            Some('.') => apart(letters.get(end + 1)),
            next => apart(next),
        };
        let first = at - before;
        let begins = first == 0 || apart(letters.get(first - 1)) && letters[first - 1] != '.';
        before > 0 && behind == BEHIND && begins && ends
    };
    let written = |at: usize| if is_point(at) { mark.to_owned() } else { letters[at].to_string() };
    (0..letters.len()).map(written).collect()
}

#[cfg(test)]
mod tests {
    use super::marked;

    #[test]
    fn what_is_a_number_is_marked_and_nothing_else() {
        for (text, written) in [
            ("80.25 %", "80,25 %"),
            ("43/140 (30.71 %)", "43/140 (30,71 %)"),
            ("(+0.34); -1.50.", "(+0,34); -1,50."),
            ("5.5", "5.5"),
            ("0.1.25", "0.1.25"),
            ("/games/1.25/a", "/games/1.25/a"),
            ("C:\\games\\1.25 x", "C:\\games\\1.25 x"),
            ("v1.25", "v1.25"),
            ("evening-1.25.underhill", "evening-1.25.underhill"),
            ("2.625", "2.625"),
            ("at 12.50", "at 12,50"),
            ("", ""),
        ] {
            assert_eq!(marked(text, ","), written);
        }
    }
}
