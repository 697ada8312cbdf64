//! Facts behind a command: words `key=N`, and such that stand alone.

use crate::books::find;
use crate::fate::ToldField;
use crate::fate::terms::Army;
use crate::language::Misheard;
use crate::language::reader::{Reader, number, shown};

/// Words `key=N` and such that stand alone, in any order.
pub(super) struct Facts {
    pub(super) told: Vec<(String, String)>,
}

impl Facts {
    /// All words that are left. `keys` with `, ` between, those that stand alone with blanks.
    pub(super) fn read(
        words: &mut Reader<'_>,
        keys: &'static str,
        alone: &'static str,
    ) -> Result<Self, Misheard> {
        let mut told: Vec<(String, String)> = Vec::new();
        while let Some(word) = words.next_word() {
            let lower = word.to_ascii_lowercase();
            let (key, value) = match (lower.split_once('='), find(alone.split(' '), word)) {
                (Some((key, value)), _) if keys.split(", ").any(|known| known == key) => (key, value),
                (None, Ok(found)) => (found, ""),
                _ if keys.is_empty() && alone.is_empty() => {
                    return Err(Misheard::TooManyWords { word: shown(word), usage: words.usage });
                }
                _ => {
                    let keys = if keys.is_empty() { alone } else { keys };
                    return Err(Misheard::UnknownKey { key: shown(word), keys: keys.to_owned() });
                }
            };
            if told.iter().any(|(other, _)| other == key) {
                return Err(Misheard::KeyTwice { key: shown(key) });
            }
            told.push((key.to_owned(), value.to_owned()));
        }
        Ok(Self { told })
    }

    pub(super) fn ahead(
        words: &Reader<'_>,
        keys: &'static str,
        alone: &'static str,
    ) -> Result<Self, Misheard> {
        Self::read(&mut Reader { ..*words }, keys, alone)
    }

    pub(super) fn has(&self, key: &str) -> bool {
        self.told.iter().any(|(told, _)| told == key)
    }

    pub(super) fn text(&self, key: &str) -> Option<String> {
        self.told.iter().find(|(told, _)| told == key).map(|(_, value)| value.clone())
    }

    pub(super) fn number(&self, key: &str, least: u64, most: u64) -> Result<Option<u32>, Misheard> {
        self.text(key).map(|value| number(&value, least, most).map(|number| number as u32)).transpose()
    }

    pub(super) fn field(&self) -> Result<ToldField, Misheard> {
        let count = |key| self.number(key, 0, 48);
        Ok(ToldField { friendly: count("friendly")?, shadow: count("shadow")?, haven: self.has("haven") })
    }

    pub(super) fn armies(&self) -> Result<Vec<(Army, u32)>, Misheard> {
        let told =
            |army: Army| Some(self.number(&army.to_string(), 0, 48).transpose()?.map(|count| (army, count)));
        Army::ALL.into_iter().filter_map(told).collect()
    }
}
