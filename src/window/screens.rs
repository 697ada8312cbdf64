//! What a game has to have to be shown: its screens, the ways into them, and what hangs on the wall for the whole table.

use super::play::utterance::Utterance;
use super::widgets::keys::Shortcut;
use super::widgets::look::Look;
use crate::language::Words;
use crate::referee::{Errands, Referee, Reply};
use crate::table::{Digest, Game, Record};
use iced::{Element, Task};
use std::fmt::Debug;
use std::path::{Path, PathBuf};

pub trait Screens: Errands {
    /// What the first screen offers of it, the likeliest first. The name and what is said of the game itself are `home-WORD`
    /// and `home-WORD-what`, by its word.
    const WAYS: &'static [Way<Self>];
    const KEY: char = Self::WAYS[0].key;
    /// The endings of files that belong to its screens, besides that of a game.
    const FILES: &'static [&'static str] = &[];
    /// How many can play, where that is asked before a game.
    const PLAYERS: &'static [u8] = &[];
    /// Whether there is anything to tell of a game that is over ([`Screens::tell`]).
    const TELLS: bool = false;
    /// Its screens, one at a time, and what they remember.
    type Screen: Screen;
    /// What the table's window shows of it.
    type Wall: Wall<Self> + 'static;

    /// How many play, if it is begun as it was by this; `None`: it was not begun here yet.
    fn players(_said: Option<&str>) -> Option<u8> {
        None
    }

    /// Shows the game on the table, at which this was said when it came there.
    fn show(referee: &Referee, said: Vec<Utterance>) -> Shown<Self>;

    /// Whether a file belongs to it by what stands in it, and not by its ending.
    fn is_of_it(_path: &Path) -> bool {
        false
    }

    /// Shows what belongs to a file: one of these, or one with one of its endings.
    fn open_file(_path: PathBuf, referee: &mut Referee) -> Shown<Self> {
        Self::show(referee, Vec::new())
    }

    /// Tells what was hidden in the game on the table, if it is over and there is anything to tell.
    fn tell(_referee: &Referee) -> Option<Shown<Self>> {
        None
    }

    /// A game, or (`None`) an empty form, as a page to print: SVG.
    fn sheet(words: &Words, record: Option<&Record<Self>>) -> String;
}

/// What is asked of a screen, whatever can be done on it.
pub trait AnyScreen: 'static {
    /// Which moment it is: another number where something else stands under somebody's hand than before.
    fn moment(&self) -> u64 {
        0
    }

    /// As if nothing had happened on it for a while.
    fn settle(&mut self) {}

    /// As if no time passed after what has just happened on it.
    fn hold(&mut self) {}

    /// Whether the game on it is somebody's first one, and is guided.
    fn is_guided(&self) -> bool {
        false
    }

    /// The game on it is guided on, as it was before it was left.
    fn guide(&mut self) {}

    /// Whether something on it comes slowly at this moment.
    fn comes(&self) -> bool {
        false
    }

    /// How many of the things that lie drawn before everybody's eyes are still covered on it.
    fn covers(&self) -> usize {
        0
    }

    /// Whether everybody is to see the seal.
    fn seals(&self) -> bool {
        false
    }

    /// What is being pressed or typed on it, where the table's window may go with it.
    fn says(&self) -> String {
        String::new()
    }

    /// What lies unfolded on it, where that lasts when something is done.
    fn opens(&self) -> &str {
        ""
    }

    /// Whether anything on it is to move by itself.
    fn moves(&mut self, _moves: bool) {}

    /// Whether there is a game on it, and not something that belongs to the box alone.
    fn is_of_a_game(&self) -> bool {
        true
    }

    /// Another look: everything is drawn anew.
    fn redraw(&self) {}

    /// The veil was drawn or lifted.
    fn veil(&self) {}

    /// Another language is spoken.
    fn speak(&mut self, _referee: &Referee) {}

    fn close(&mut self) {}
}

/// A screen, and what can be done on it.
pub trait Screen: AnyScreen {
    /// Something that a player has done on it.
    type Message: Clone + Debug + Send + 'static;

    /// What follows from what a player has done.
    fn update(&mut self, message: Self::Message, referee: &mut Referee) -> Next<Self::Message>;

    /// What the screen tells everybody in the table's window, in place of what hangs there, once nothing is hidden any more.
    fn tells_all<'a>(&'a self, _look: Look, _words: &Words) -> Option<Element<'a, Self::Message>> {
        None
    }

    /// What a key means that is not the same on every screen.
    fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) -> Next<Self::Message>;

    /// A file was dropped: it is taken where it belongs, and else why not is said.
    fn dropped(&mut self, path: PathBuf, referee: &mut Referee) -> Next<Self::Message>;

    /// The screen. While it is `veiled` nothing secret shows.
    fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Self::Message>;

    /// Takes what is typed to the line, where the screen has one. `back`: something that was in front of it is gone.
    fn focus(&self, back: bool) -> Task<Self::Message>;

    /// Whether hands have done it, and not something that went on beside the window.
    fn is_of_hands(_message: &Self::Message) -> bool {
        true
    }

    /// Whether only another part of a map is shown by it, which is drawn anew by itself.
    fn is_a_glance(_message: &Self::Message) -> bool {
        false
    }
}

/// A screen as it is shown first, and what is to be done then.
pub type Shown<G> = (<G as Screens>::Screen, Task<<<G as Screens>::Screen as Screen>::Message>);

/// A way into a game that the first screen offers: `home-NAME`, and `home-NAME-what`. Both stand in the house's file, as the
/// first screen reads no other.
pub struct Way<G: Screens> {
    pub name: &'static str,
    pub key: char,
    pub place: Offered,
    /// Whether it asks how many play ([`Screens::PLAYERS`]).
    pub asks: bool,
    /// What it does, with so many players if they were told. Where a command is refused, nothing has changed.
    pub enter: fn(&mut Referee, Option<u8>) -> Result<Shown<G>, Reply>,
}

/// Where the first screen offers a way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offered {
    /// First of all, until a game is kept; then last.
    First,
    Among,
    /// Below them, and smaller.
    Besides,
}

/// A game that is begun by this command, as it is shown first.
/// What came back, if it was refused.
pub fn begun<G: Screens>(referee: &mut Referee, command: &str) -> Result<Shown<G>, Reply> {
    match referee.hear(command) {
        Some(reply) if !reply.accepted() => Err(reply),
        reply => Ok(G::show(referee, reply.iter().flat_map(Utterance::besides).collect())),
    }
}

/// What the program does about something that was done on a screen.
pub enum Next<M> {
    Run(Task<M>),
    /// What this key means.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
    Close,
}

impl<M> Next<M> {
    pub fn nothing() -> Self {
        Self::Run(Task::none())
    }
}

/// How a game's screen stands, as far as the table's window goes with it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Beside {
    /// How many of the things that lie drawn before everybody's eyes are still covered.
    pub covered: usize,
    /// Whether everybody is to see the seal.
    pub seal: bool,
    /// Whether anything moves by itself.
    pub moves: bool,
    /// What is being pressed or typed on it.
    pub said: String,
    /// What lies unfolded on it.
    pub opened: String,
}

/// What the table's window shows of a game: made of what everybody may see, and of nothing else.
pub trait Wall<G: Game>: Default {
    type Message: Clone + Debug + Send + 'static;

    /// What has told the table something stands in the record; and how the game's screen stands.
    fn hears(&mut self, _record: Option<&Record<G>>, _beside: Beside) {}

    /// Takes in what has changed before everybody's eyes; `None`: there is no game. `seal`: it is to be seen there.
    fn look_again(&mut self, _view: Option<&G::View>, _seal: Option<Digest>) {}

    /// Draws everything anew.
    fn redraw(&self) {}

    fn update(&mut self, message: Self::Message);

    /// The window. `told`: the public events of the last line that told the table something.
    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a G::View>,
        told: &[&G::Public],
    ) -> Element<'a, Self::Message>;

    /// What comes to lie there has come.
    fn settle(&mut self) {}

    /// Whether only another part of a map is shown by it.
    fn is_a_glance(_message: &Self::Message) -> bool {
        false
    }
}
