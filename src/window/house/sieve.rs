//! Which of the kept games are listed: those of one game, those that go on or are over, those with a person.

use super::listed::Listed;
use crate::games::Kind;
use crate::language::Words;
use crate::window::on_screen::offered;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Row, row};
use iced::{Center, Element};

/// The line for the name of a person.
pub const PERSON: &str = "person";
/// The keys, beside those of the games.
const OVER: char = 'e';
const GOES_ON: char = 'u';
/// The key that goes to that line.
pub const SEARCH: char = 's';

/// What is asked of games; nothing lets every game through.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sieve {
    game: Option<Kind>,
    /// Over, or not.
    over: Option<bool>,
    /// With somebody whose name has this in it.
    person: String,
}

#[derive(Clone, Debug)]
pub enum Message {
    /// Those of one game alone are listed, or of all again.
    OfGame(Kind),
    /// Those that are over, or go on; or both again.
    Over(bool),
    Person(String),
    /// A key on the line for it.
    Shortcut(Shortcut),
}

impl Sieve {
    pub fn asks(&self) -> bool {
        *self != Self::default()
    }

    /// Asks for something, or no longer for what was asked.
    pub fn update(&mut self, message: Message) {
        match message {
            Message::OfGame(kind) => self.game = Some(kind).filter(|_| self.game != Some(kind)),
            Message::Over(over) => self.over = Some(over).filter(|_| self.over != Some(over)),
            Message::Person(person) => self.person = person,
            Message::Shortcut(_) => {}
        }
    }

    /// What a letter means, where these games are kept.
    pub fn key(letter: char, games: &[Listed]) -> Option<Message> {
        match letter {
            OVER => Some(Message::Over(true)),
            GOES_ON => Some(Message::Over(false)),
            _ => there(games).find(|(_, key)| *key == letter).map(|(kind, _)| Message::OfGame(kind)),
        }
    }

    /// Whether a game is listed. Of one that nobody can read it is not known what is asked for; a locked one may go on.
    pub fn lets_through(&self, game: &Listed) -> bool {
        let known = game.told.as_ref().ok();
        let person = self.person.trim().to_lowercase();
        let of_game = self.game.is_none_or(|kind| known.is_some_and(|known| known.summary.kind() == kind));
        let stands = self.over.is_none_or(|over| match over {
            true => known.is_some_and(|known| !known.unfinished),
            false => game.is_unfinished(),
        });
        let is_it = |name: &str| name.to_lowercase().contains(&person);
        let with = person.is_empty() || known.is_some_and(|known| known.people().any(is_it));
        of_game && stands && with
    }

    /// Buttons with their keys, and a line for the name of a person.
    pub fn view<'a>(&'a self, look: Look, words: &Words, games: &[Listed]) -> Element<'a, Message> {
        let button = |name: &str, key: char, chosen: bool, message: Message| {
            press(look, with_key(words, name, key), Weight::chosen(chosen), Some(message)).into()
        };
        let of_game = |(kind, key): (Kind, char)| {
            let name = format!("home-{}", kind.word());
            button(&name, key, self.game == Some(kind), Message::OfGame(kind))
        };
        let stands = |name: &str, key: char, over: bool| {
            button(name, key, self.over == Some(over), Message::Over(over))
        };
        let line = page::low_line(look, &self.person).id(PERSON).on_input(Message::Person);
        let line = line.width(look.size(180.0));
        let gap = look.size(6.0);
        let name = look.label(with_key(words, "archive-person", SEARCH));
        let person = row![name, still(line, Message::Shortcut)].spacing(gap).align_y(Center);
        let stands = [stands("archive-goes-on", GOES_ON, false), stands("archive-over", OVER, true)];
        let all = there(games).map(of_game).chain(stands).chain([person.into()]);
        Row::with_children(all.collect::<Vec<_>>()).spacing(gap).wrap().into()
    }
}

fn with_key(words: &Words, name: &str, key: char) -> String {
    format!("{} · {}", words.say(name, &[]), key.to_ascii_uppercase())
}

/// The games of which any is kept, with their keys.
fn there(games: &[Listed]) -> impl Iterator<Item = (Kind, char)> {
    let known = move || games.iter().filter_map(|game| game.told.as_ref().ok());
    offered().filter(move |(kind, _)| known().any(|known| known.summary.kind() == *kind))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_means_one_thing() {
        // The figures over all games have a key there too.
        let mut keys: Vec<char> = [OVER, GOES_ON, SEARCH, 'o'].into();
        for (kind, key) in offered() {
            assert!(!keys.contains(&key), "{kind:?} has the key {key}");
            keys.push(key);
        }
    }
}
