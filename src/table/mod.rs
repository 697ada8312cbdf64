//! What any game with a hidden side needs at a table, and no rule of any game: commands that are decided, events
//! that are applied, a record that only grows, and draws that nobody can bend.

mod audit;
mod chain;
mod draws;
mod header;
mod line;
mod record;
#[cfg(test)]
pub(crate) mod toy;
mod trail;

pub use audit::Flaw;
pub use chain::{Digest, Salt};
pub use draws::{Draws, Seed};
pub(crate) use header::game_named;
pub use header::{Header, RecordFault};
pub(crate) use line::json;
pub use line::{Act, Line, OPENING, Said};
pub use record::{Heard, How, LineFault, Opened, Record};

use serde::{Serialize, de::DeserializeOwned};
use std::fmt;

pub trait Fold<Event>: Default + Clone {
    /// Takes in what has happened. An event cannot be refused.
    fn apply(&mut self, event: &Event);
}

/// A game: what can be said in it, what comes of that, and who may see it.
///
/// The two halves of a [`State`] are apart by type: `View` is folded from public events alone, so that no secret
/// can get into it. Whoever is behind the screen sees both.
///
/// The game itself is a name and never a value. What a derive on what holds its parts asks of the name, all games have.
pub trait Game: Clone + PartialEq + fmt::Debug + 'static {
    /// The game's name in the header of its records.
    const NAME: &'static str;
    /// Whether anything of it is hidden from somebody: there is a curtain then.
    const HIDES: bool = true;
    /// The version of its rules, raised whenever a command would be decided otherwise.
    const RULES: u32;
    /// The version of the rules from which on the secret part of a line is padded: its length tells nothing then.
    const PADDED_FROM: u32 = 1;
    /// What the table asks to be done.
    type Command: Clone + PartialEq + fmt::Debug + Send;
    /// What happened before everybody's eyes.
    type Public: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    /// What happened behind the screen.
    type Secret: Serialize + DeserializeOwned + Clone + PartialEq + fmt::Debug;
    type View: Fold<Self::Public>;
    type Hidden: Fold<Event<Self>>;
    /// Why a command is not carried out.
    type Refusal;

    fn stage(view: &Self::View) -> Stage;

    /// Whether something was drawn by this event, or chosen behind the screen: whoever knows it could choose a word of the
    /// table's to fit.
    fn is_draw(event: &Event<Self>) -> bool;

    /// Why this command comes too late once something was drawn, in a game that is still being set up: the table's word,
    /// which binds all draws, and which whoever knows one of them could choose to fit.
    fn too_late(_command: &Self::Command) -> Option<Self::Refusal> {
        None
    }

    /// What the command leads to in this state, or why it is refused. Pure: the same state, command and draws lead
    /// to the same events.
    ///
    /// # Errors
    ///
    /// The refusal; nothing has changed then.
    fn decide(
        state: &State<Self>,
        command: &Self::Command,
        draws: &Draws,
    ) -> Result<Vec<Event<Self>>, Self::Refusal>;
}

/// How far a game has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stage {
    Setup,
    Play,
    /// A part of it is over, and another can follow.
    Between,
    Over,
}

/// Something that happened, and to whose eyes.
#[derive(Clone, PartialEq, Debug)]
pub enum Event<G: Game> {
    Public(G::Public),
    /// The hidden side's.
    Secret(G::Secret),
}

impl<G: Game> Event<G> {
    /// What everybody saw, if it happened before everybody's eyes.
    pub fn public(&self) -> Option<&G::Public> {
        match self {
            Self::Public(event) => Some(event),
            Self::Secret(_) => None,
        }
    }
}

#[derive(Clone)]
pub struct State<G: Game> {
    pub view: G::View,
    pub hidden: G::Hidden,
}

impl<G: Game> Default for State<G> {
    fn default() -> Self {
        Self { view: G::View::default(), hidden: G::Hidden::default() }
    }
}

impl<G: Game> State<G> {
    pub fn apply(&mut self, event: &Event<G>) {
        self.hidden.apply(event);
        if let Event::Public(event) = event {
            self.view.apply(event);
        }
    }
}
