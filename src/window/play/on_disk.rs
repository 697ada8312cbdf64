//! What keeps a game from being safe on disk: it stands above everything for as long as it does; and what
//! else is written, and where.

use crate::language::Words;
use crate::referee::{Mark, Referee};
use crate::store::{Trouble, path_to_say, put_for_others};
use crate::window::play::utterance::Utterance;
use crate::window::widgets::look::Look;
use iced::Element;
use iced::widget::{column, container, text};
use std::path::{Path, PathBuf};

/// The screen, and above it why the game is not safe on disk, or is only looked at.
pub fn below_trouble<'a, M: 'a>(
    look: Look,
    referee: &Referee,
    screen: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let trouble = referee.game().and_then(|game| game.trouble().or(game.looking()));
    // A game that was revealed is safe, and over: nothing moves for that, and whoever plays on is told.
    let trouble = trouble.filter(|trouble| **trouble != Trouble::Revealed);
    let Some(trouble) = trouble else { return screen.into() };
    let why = referee.words().tell("trouble", trouble);
    let why = text(why).size(look.size(15.0)).color(look.colours().red);
    column![container(why).padding([4.0, 12.0]), screen.into()].into()
}

/// Writes a file that others may read, and says where, in this sentence; or why it is not written.
pub fn wrote(words: &Words, path: PathBuf, bytes: &[u8], sentence: &str) -> Utterance {
    match put_for_others(&path, bytes) {
        Ok(()) => {
            let path = std::path::absolute(&path).unwrap_or(path);
            let called = |path: Option<&Path>| path.map_or_else(String::new, path_to_say);
            let name = path.file_name().map(Path::new);
            let facts = [
                ("path", path_to_say(&path).into()),
                ("name", called(name).into()),
                ("folder", called(path.parent()).into()),
            ];
            let text = words.say(sentence, &facts);
            Utterance { mark: Mark::Answer, text }
        }
        Err(trouble) => {
            Utterance { mark: Mark::Refused, text: words.tell("trouble", &trouble.besides_the_game()) }
        }
    }
}
