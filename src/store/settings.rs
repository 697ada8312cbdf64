//! What is remembered of how the program is set: each thing by itself, so that one that cannot be read never loses the
//! others.

use super::Trouble;
use super::files::{make_private_folder, put_in_place, read_file, unwritable};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

const FILE: &str = "settings.json";
/// More than any settings are, in bytes.
const LARGEST: u64 = 4 << 20;

/// The settings of a folder of games, by their names.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    path: Option<PathBuf>,
    all: Map<String, Value>,
    /// The names of those that were read from the file.
    kept: BTreeSet<String>,
    /// How often something was set otherwise.
    changes: u64,
    /// The same of those in the file, which all clones know.
    written: Arc<Mutex<u64>>,
}

impl Settings {
    /// What was remembered; nothing, where nothing can be read.
    pub fn of(folder: Option<&Path>) -> Self {
        let path = folder.map(|folder| folder.join(FILE));
        let bytes = path.as_ref().and_then(|path| read_file(path, LARGEST).ok());
        let all: Map<String, Value> =
            bytes.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
        let kept = all.keys().cloned().collect();
        Self { path, all, kept, ..Self::default() }
    }

    /// A setting, if it was remembered and still means something.
    pub fn get<'de, T: Deserialize<'de>>(&'de self, name: &str) -> Option<T> {
        self.all.get(name).and_then(|value| T::deserialize(value).ok())
    }

    /// Whether this setting stands in no file yet.
    pub fn is_new(&self, name: &str) -> bool {
        !self.kept.contains(name)
    }

    /// Remembers a setting. Whether it is another one now.
    pub fn set(&mut self, name: &str, value: impl Serialize) -> bool {
        let Ok(value) = serde_json::to_value(value) else { return false };
        let changed = self.all.insert(name.to_owned(), value.clone()) != Some(value);
        self.changes += u64::from(changed);
        changed
    }

    /// Writes them down, unless later ones are there already: clones may be written in any order. Where they cannot be
    /// kept, they hold for as long as the program runs.
    ///
    /// # Errors
    ///
    /// If the folder or the file cannot be written; what was there stays.
    pub fn write(&self) -> Result<(), Trouble> {
        let Some(path) = &self.path else { return Ok(()) };
        let folder = path.parent().unwrap_or(Path::new(""));
        make_private_folder(folder).map_err(|error| unwritable(path, &error).besides_the_game())?;
        let text = format!("{:#}\n", Value::Object(self.all.clone()));
        // One after the other.
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if self.changes >= *written {
            put_in_place(path, text.as_bytes()).map_err(Trouble::besides_the_game)?;
            *written = self.changes;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_set_last_stays_whichever_is_written_last() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::of(Some(folder.path()));
        settings.set("theme", "day");
        let earlier = settings.clone();
        settings.set("theme", "night");
        let later = settings.clone();
        for settings in [&later, &earlier] {
            settings.write().unwrap();
        }
        assert_eq!(Settings::of(Some(folder.path())).get::<String>("theme").as_deref(), Some("night"));
    }

    #[test]
    fn one_bad_setting_loses_no_other() {
        let folder = tempfile::tempdir().unwrap();
        let mut settings = Settings::of(Some(folder.path()));
        assert!(settings.set("scale", 1.5) && !settings.set("scale", 1.5));
        settings.set("theme", "day");
        settings.write().unwrap();
        assert_eq!(Settings::of(Some(folder.path())).all, settings.all);
        // Somebody has edited it: what means nothing is as if it were not there.
        let text = r#"{"scale": "large", "theme": "day", "window": [1, 2, 3], "of tomorrow": {}}"#;
        std::fs::write(folder.path().join(FILE), text).unwrap();
        let mut settings = Settings::of(Some(folder.path()));
        assert_eq!(settings.get::<f32>("scale"), None);
        assert_eq!(settings.get::<String>("theme").as_deref(), Some("day"));
        assert_eq!(settings.get::<[f32; 2]>("window"), None);
        // What a later version remembers is not lost by this one.
        settings.set("scale", 1.25);
        settings.write().unwrap();
        assert!(std::fs::read_to_string(folder.path().join(FILE)).unwrap().contains("of tomorrow"));
        for text in ["", "[]", "{", "\u{0}"] {
            std::fs::write(folder.path().join(FILE), text).unwrap();
            assert_eq!(Settings::of(Some(folder.path())).get::<f32>("scale"), None);
        }
    }
}
