//! How broad words are, whoever shows them: a little more than in the book's own face, and no less than in the broad faces
//! that stand in for it.

/// The breadth of a letter in its size.
fn letter(letter: char) -> f32 {
    match letter {
        'i' | 'j' | 'l' | 't' | 'f' | 'r' | 'I' | ' ' | '\u{a0}' | '.' | ',' | ':' | ';' | '!' | '\''
        | '’' | '|' | '(' | ')' | '-' | '/' | '·' | 'ł' | 'í' | 'ì' | 'î' | 'ï' => 0.42,
        's' | 'c' | 'e' | 'z' | 'a' | 'J' | '?' | '"' | '„' | '“' | '”' => 0.58,
        'm' | 'w' | 'M' | 'W' | '…' | '—' | '@' | '%' | '&' | 'œ' | 'æ' => 1.02,
        letter if letter.is_ascii_digit() || letter.is_lowercase() => 0.65,
        letter if letter.is_uppercase() => 0.86,
        // Whatever else there is: signs, and the writing of others.
        _ => 1.02,
    }
}

/// The breadth of words, at the most.
pub fn breadth(words: &str, size: f32, bold: bool) -> f32 {
    let heavy = if bold { 1.07 } else { 1.0 };
    words.chars().map(letter).sum::<f32>() * size * heavy
}

/// Words in no more lines than so many, and as how large a share of their size they have room in these.
pub fn in_so_many(words: &str, size: f32, bold: bool, most: f32, lines: usize) -> (Vec<String>, f32) {
    const LEAST: f32 = 0.5;
    let mut share = 1.0;
    loop {
        let wrapped = wrapped(words, size * share, bold, most);
        if wrapped.len() <= lines || share <= LEAST {
            return (wrapped, share);
        }
        share -= 0.05;
    }
}

/// Words in lines that are no broader than this; a word that is, is broken.
pub fn wrapped(words: &str, size: f32, bold: bool, most: f32) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let fits = |line: &str, more: &str| breadth(line, size, bold) + breadth(more, size, bold) <= most;
    // A no-break space is none to break at.
    for word in words.split([' ', '\n']).filter(|word| !word.is_empty()) {
        if !line.is_empty() && !fits(&line, &format!(" {word}")) {
            lines.push(std::mem::take(&mut line));
        }
        if !line.is_empty() {
            line.push(' ');
        }
        for letter in word.chars() {
            if !line.is_empty() && !fits(&line, letter.encode_utf8(&mut [0; 4])) {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() {
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_no_broader_than_they_may_be_and_lose_no_letter() {
        let words = "Frodo was found in Sarn Ford (22), and Donaudampfschifffahrtsgesellschaft is one word.";
        for most in [40.0, 120.0, 300.0, 5_000.0] {
            let lines = wrapped(words, 20.0, true, most);
            assert!(lines.iter().all(|line| breadth(line, 20.0, true) <= most), "{lines:?}");
            let letters = |text: &str| text.chars().filter(|letter| *letter != ' ').collect::<String>();
            assert_eq!(letters(&lines.concat()), letters(words));
        }
        assert_eq!(wrapped("one two", 20.0, false, 85.0), ["one", "two"]);
        assert_eq!(wrapped(" ", 20.0, false, 90.0), [""; 0]);
        // Where there is no room at all there is a letter a line.
        assert_eq!(wrapped("ab", 20.0, false, 1.0), ["a", "b"]);
    }

    /// What is long is written smaller, and nothing of it is left out.
    #[test]
    fn words_in_so_many_lines_are_all_there() {
        for (words, smaller) in [("Take off: 1 Red.", false), (&*"they move in as well, ".repeat(6), true)] {
            let (lines, share) = in_so_many(words, 41.0, true, 1130.0, 2);
            assert!(lines.len() <= 2 && (share < 1.0) == smaller, "{lines:?}");
            assert_eq!(lines.join(" "), words.trim());
        }
    }
}
