//! A command that is pressed together, or typed, so far: it grows on the line, and is read from there; it need not be whole yet.

use std::fmt::Display;

#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Draft(Vec<String>);

impl Draft {
    /// The one that stands on the line.
    pub fn of(typed: &str) -> Self {
        let mut said: Vec<String> = Vec::new();
        for word in typed.to_lowercase().split_whitespace() {
            // What is typed behind a key is what it asks for.
            match said.last_mut().filter(|key| key.len() > 1 && key.ends_with('=') && !word.contains('=')) {
                Some(key) => key.push_str(word),
                None => said.push(word.to_owned()),
            }
        }
        Self(said)
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What is done by it.
    pub fn verb(&self) -> &str {
        self.0.first().map_or("", String::as_str)
    }

    pub fn has(&self, word: &str) -> bool {
        self.0.iter().skip(1).any(|said| said == word)
    }

    /// What stands behind `key=`.
    pub fn told(&self, key: &str) -> Option<&str> {
        self.0
            .iter()
            .find_map(|said| said.strip_prefix(key)?.strip_prefix('='))
            .filter(|told| !told.is_empty())
    }

    pub fn number(&self, key: &str) -> Option<u32> {
        self.told(key)?.parse().ok()
    }

    /// What stands behind the verb and is no `key=value`.
    pub fn plain(&self) -> impl Iterator<Item = &str> {
        self.0.iter().skip(1).map(String::as_str).filter(|said| !said.contains('='))
    }

    /// All that stands behind the verb.
    pub fn words(&self) -> impl Iterator<Item = &str> {
        self.0.iter().skip(1).map(String::as_str)
    }

    /// Whether a name is to be typed behind a key of it.
    pub fn asks_name(&self) -> bool {
        self.0.iter().any(|said| said.ends_with('='))
    }

    /// The same with this word behind it.
    pub fn and(mut self, word: impl Display) -> Self {
        self.0.push(word.to_string());
        self
    }

    /// What stands ahead of a key; all of it, where that does not.
    pub fn ahead_of(&self, key: &str) -> Self {
        let is_key = |said: &&String| said.split_once('=').is_some_and(|(other, _)| other == key);
        Self(self.0.iter().take_while(|said| !is_key(said)).cloned().collect())
    }

    /// The same without what stands behind the key.
    pub fn without(&self, key: &str) -> Self {
        let is_other = |said: &&String| said.split('=').next() != Some(key) || !said.contains('=');
        Self(self.0.iter().filter(is_other).cloned().collect())
    }

    /// The same with this behind the key; without it, if it stood there.
    pub fn with(&self, key: &str, value: impl Display) -> Self {
        let (value, without) = (value.to_string(), self.without(key));
        if self.told(key) == Some(&value) { without } else { without.and(format!("{key}={value}")) }
    }

    /// The same with this word, or without it if it was there.
    pub fn toggled(&self, word: &str) -> Self {
        let without = Self(self.0.iter().filter(|said| *said != word).cloned().collect());
        if self.has(word) { without } else { without.and(word) }
    }
}

/// As it stands on the line.
impl From<Draft> for String {
    fn from(draft: Draft) -> Self {
        draft.0.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draft_grows_on_the_line() {
        let begun = Draft::of("Attack osgiliath");
        let grown = begun.with("friendly", 2).with("shadow", 1).toggled("haven");
        assert_eq!(String::from(grown.clone()), "attack osgiliath friendly=2 shadow=1 haven");
        let other = grown.with("friendly", 3).toggled("haven");
        assert_eq!(String::from(other.clone()), "attack osgiliath shadow=1 friendly=3");
        assert_eq!(other.with("friendly", 3), other.without("friendly"));
        assert_eq!((other.number("friendly"), other.told("in"), other.has("haven")), (Some(3), None, false));
        assert_eq!(grown.plain().collect::<Vec<_>>(), ["osgiliath", "haven"]);
        assert_eq!(String::from(Draft::of("turn").and("slip")), "turn slip");
        assert_eq!(Draft::of("attack edoras in= dale").told("in"), Some("dale"));
        assert_eq!(String::from(Draft::of("nazgul rohan = 2")), "nazgul rohan = 2");
    }
}
