//! What is remembered from one time to the next: how everything is set, and which game is guided, and which was played last.

use super::house::listed;
use super::{App, Message, Screen};
use crate::games::Kind;
use crate::store::Settings;
use iced::Task;
use std::collections::BTreeMap;

pub const HUSH: &str = "hush";
pub const MOTION: &str = "motion";
pub const LANGUAGE: &str = "language";
/// The setting of how each game was begun last, by its word.
const AGREED: &str = "agreed";
/// The setting of the games that are guided, by the names of their files.
const GUIDED: &str = "guided";
const MOST_GUIDED: usize = 20;

/// The games that are guided, by the names of their files.
pub fn guided(settings: &Settings) -> Vec<String> {
    settings.get(GUIDED).unwrap_or_default()
}

/// How each game was begun last, if it was here, by its word.
pub fn agreed(settings: &Settings) -> BTreeMap<String, String> {
    settings.get(AGREED).unwrap_or_default()
}

/// Takes down how a game was begun. Whether another one was so before.
fn remember_agreed(kind: Kind, said: String, settings: &mut Settings) -> bool {
    let mut agreed = agreed(settings);
    agreed.insert(kind.word().to_owned(), said);
    settings.set(AGREED, agreed)
}

impl App {
    /// Takes down how everything is set. Whether anything is set otherwise than before; where the window is changes too
    /// often to be written each time.
    pub(super) fn remember(&mut self) -> bool {
        let changed = [
            self.look.remember(&mut self.settings),
            self.falls.remember(&mut self.settings),
            self.settings.set(HUSH, self.hush),
            self.settings.set(MOTION, self.motion),
            self.remember_guided(),
            self.remember_played(),
        ];
        self.place.remember(&mut self.settings);
        changed.contains(&true)
    }

    /// Writes the settings down, while everything goes on.
    pub(super) fn keep_settings(&self) -> Task<Message> {
        let settings = self.settings.clone();
        Task::perform(async move { settings.write().ok() }, |_| Message::Ended)
    }

    /// Whether the game on the table was guided when it was left.
    pub(super) fn was_guided(&self) -> bool {
        self.game_named().is_some_and(|named| guided(&self.settings).contains(&named))
    }

    fn remember_guided(&mut self) -> bool {
        let Screen::Game(screen) = &self.screen else { return false };
        let Some(named) = self.game_named() else { return false };
        let mut all = guided(&self.settings);
        if screen.is_guided() == all.contains(&named) {
            return false;
        }
        // One that is guided no further is a game like any other.
        match screen.is_guided() {
            true => all.insert(0, named),
            false => all.retain(|it| *it != named),
        }
        all.truncate(MOST_GUIDED);
        self.settings.set(GUIDED, all)
    }

    fn remember_played(&mut self) -> bool {
        let Some(game) = self.referee.game().filter(|_| self.is_of_a_game()) else { return false };
        // A first evening is nobody's habit.
        let guided = matches!(&self.screen, Screen::Game(screen) if screen.is_guided());
        let (kind, again) = (game.kind(), game.again().filter(|_| !guided));
        let changed = again.is_some_and(|said| remember_agreed(kind, said, &mut self.settings));
        listed::remember_played(kind, &mut self.settings) || changed
    }

    /// The game on the table, by the name of its file.
    fn game_named(&self) -> Option<String> {
        let path = self.referee.game()?.path()?;
        Some(path.file_name()?.to_string_lossy().into_owned())
    }
}
