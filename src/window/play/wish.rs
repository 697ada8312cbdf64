//! What is wished for on a part of a screen, whichever screen it stands on: whoever shows the part knows what to do about it,
//! and the part need not know who shows it.

use crate::table::Game;
use crate::window::widgets::press::Weight;
use std::convert::Infallible;

/// What is wished for in a game. `D`: the doors that lead elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub enum Wish<G: Game, D = Infallible> {
    /// Commands are given, one after the other.
    Give(Vec<G::Command>),
    /// These are given, and then this lies open: what was meant by them no command tells.
    GiveAs(Vec<G::Command>, String),
    /// A line is said as if it had been typed and entered: what takes back, what begins anew, a question.
    Say(String),
    /// Something is begun that waits for what is typed or pressed next.
    Begin(Begun),
    Type(String),
    /// What is typed is entered, as if with Enter.
    Enter,
    /// This is unfolded on the game's own part, or folded again: what it is, in that game's words.
    Open(String),
    Ask(String),
    /// A thing is pressed where it lies: while something is begun that waits for an answer this word answers it, and nothing
    /// else is done; else the other is wished for.
    Thing(String, Box<Self>),
    /// Back: what is begun, or else what lies open, is let go.
    Back,
    /// This command is given once it was said that it is meant.
    Confirm(Begun),
    To(D),
}

impl<G: Game, D> Wish<G, D> {
    pub fn give(command: impl Into<G::Command>) -> Self {
        Self::Give(vec![command.into()])
    }
}

/// The beginning of a command, and what it is called.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Begun {
    /// What is given, with a blank and what is typed behind it.
    pub command: String,
    /// What stands behind that; mostly nothing.
    pub behind: &'static str,
    pub called: String,
    /// Whether one press in the place of another is taken back by itself too.
    pub each: bool,
    /// Whether it is all that is meant: typed as what it is called, it is done.
    pub whole: bool,
}

impl Begun {
    /// A command that is begun, and what stands on what began it; the `…` there says that more is to come, and is no part of it.
    pub fn new(command: impl Into<String>, label: impl AsRef<str>) -> Self {
        let called = label.as_ref().trim_end_matches([' ', '…']).to_owned();
        Self { command: command.into(), behind: "", called, each: false, whole: false }
    }

    pub fn with(&self, typed: &str) -> String {
        let parts = [self.command.as_str(), typed.trim(), self.behind];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}

/// A button: what stands on it, what it does, and how much it asks to be pressed.
pub type Chip<G, D> = (String, Wish<G, D>, Weight);

/// What can be done at a moment.
#[derive(Clone, PartialEq, Debug)]
pub struct Offer<G: Game, D> {
    /// What an empty Enter does, and the gold button: where one thing is due that, where something is to be said its
    /// question, and nothing where there is a choice.
    pub gold: Option<(String, Wish<G, D>)>,
    /// What is chosen from, above the gold button.
    pub choices: Vec<Chip<G, D>>,
    /// What else can be done.
    pub buttons: Vec<Chip<G, D>>,
}

impl<G: Game, D> Default for Offer<G, D> {
    fn default() -> Self {
        Self { gold: None, choices: Vec::new(), buttons: Vec::new() }
    }
}
