//! A sentence begins with a capital, whatever name stands first in it.

/// The text with its first letter in capital; what opens a question in Spanish is none.
pub fn capital(text: &str) -> String {
    let opens = text.len() - text.trim_start_matches(['¿', '¡']).len();
    let (opens, rest) = text.split_at(opens);
    let mut letters = rest.chars();
    opens.chars().chain(letters.next().into_iter().flat_map(char::to_uppercase)).chain(letters).collect()
}

#[cfg(test)]
mod tests {
    use super::capital;

    #[test]
    fn the_first_letter_is_a_capital() {
        let capitals = ["what came?", "¿qué mostró?", "3 dice", "œil", ""].map(capital);
        assert_eq!(capitals, ["What came?", "¿Qué mostró?", "3 dice", "Œil", ""]);
    }
}
