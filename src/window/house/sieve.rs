//! Which of the kept games are listed: those of one game, those that go on or are over, those with a person.

use super::listed::Listed;
use crate::games::Kind;

/// See the module. Nothing asked lets every game through.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sieve {
    /// Of this game alone.
    pub game: Option<Kind>,
    /// Over, or not.
    pub over: Option<bool>,
    /// With somebody whose name has this in it.
    pub person: String,
}

impl Sieve {
    /// Whether anything is asked.
    pub fn asks(&self) -> bool {
        *self != Self::default()
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
        let is_person = |name: &String| name.to_lowercase().contains(&person);
        of_game
            && stands
            && (person.is_empty() || known.is_some_and(|known| known.people.iter().any(is_person)))
    }
}
