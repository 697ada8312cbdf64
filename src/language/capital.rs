//! A sentence begins with a capital, whatever name stands first in it.

/// The text with its first letter in capital.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
