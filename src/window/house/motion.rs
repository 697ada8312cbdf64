//! Whether anything moves by itself: as the system is set, or as somebody has said here.

use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::choices;
use iced::Element;
use iced::widget::column;
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Motion {
    #[default]
    System,
    /// Tiles turn one by one, and night falls slowly.
    On,
    /// Nothing moves by itself.
    Off,
}

impl Motion {
    pub fn moves(self) -> bool {
        match self {
            Self::System => !system_is_still(),
            Self::On => true,
            Self::Off => false,
        }
    }

    /// The choices, as they stand among the settings.
    pub fn choices<'a, M: Clone + 'a>(
        self,
        look: Look,
        words: &Words,
        choose: impl Fn(Self) -> M,
    ) -> Element<'a, M> {
        let all = [(Self::System, "motion-system"), (Self::On, "motion-on"), (Self::Off, "motion-off")];
        let all = all.map(|(motion, name)| (words.say(name, &[]), motion == self, choose(motion)));
        column![look.text(words.say("motion", &[])), choices(look, all)].spacing(look.size(6.0)).into()
    }
}

/// Whether the desktop was told that nothing is to move. GTK's and KDE's files tell it; elsewhere the setting here does.
fn system_is_still() -> bool {
    let home = std::env::var_os("HOME").map(PathBuf::from).unwrap_or_default();
    let config = std::env::var_os("XDG_CONFIG_HOME").map_or_else(|| home.join(".config"), PathBuf::from);
    let files = ["gtk-4.0/settings.ini", "gtk-3.0/settings.ini", "kdeglobals"];
    files
        .iter()
        .filter_map(|file| std::fs::read_to_string(config.join(file)).ok())
        .any(|text| is_still(&text))
}

fn is_still(text: &str) -> bool {
    text.lines().filter_map(|line| line.split_once('=')).any(|(key, value)| {
        match (key.trim(), value.trim()) {
            ("gtk-enable-animations", value) => matches!(value, "0" | "false"),
            ("AnimationDurationFactor", value) => value.parse() == Ok(0.0),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_desktop_says_that_nothing_moves() {
        for (text, still) in [
            ("[Settings]\ngtk-enable-animations=0\n", true),
            ("gtk-enable-animations = false", true),
            ("gtk-enable-animations=1", false),
            ("[KDE]\nAnimationDurationFactor=0\n", true),
            ("[KDE]\nAnimationDurationFactor=0.5\n", false),
            ("", false),
        ] {
            assert_eq!(is_still(text), still, "{text}");
        }
    }
}
