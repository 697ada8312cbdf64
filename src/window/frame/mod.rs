//! The frame of a game that keeps books: what hands do now, the game's own part, the last answer with what is likely next,
//! the tracks, what was done lately, and the line. It knows no game; a game gives it its parts ([`Framed`]), of which most can
//! be left out until they are written.

mod asked;
mod buttons;
mod called;
mod choice;
mod ending;
mod entered;
mod evening;
mod given;
#[cfg(test)]
pub(in crate::window) mod hands;
mod laid;
mod lists;
mod meant;
mod named;
mod offered;
mod options;
mod page;
mod panel;
pub mod plain;
mod printed;
mod said;
mod screen;
mod shown;
mod taken_in;
mod understood;
mod wall;
mod written;

pub use choice::{Choice, Role, Track};
pub use evening::Guided;
pub use laid::Boxes;
pub use lists::List;
pub use options::Agreed;
use options::usage;
pub use panel::{headed, panel};
pub use printed::Page;
pub use screen::{Frame, LINE, Message};
pub use wall::FrameWall;

use super::play::utterance::Utterance;
use super::play::wish::{Begun, Wish};
use crate::language::{Misheard, Spoken, Words};
use crate::referee::{Errands, Referee, Reply, is_box_of};
use crate::store::Settings;
use crate::table::{self, Line, Record, State};
use crate::window::pieces::{At, Mat};
use crate::window::remembered::agreed;
use crate::window::screens::{Offered, Screens, Shown, Way, begun};
use crate::window::widgets::look::Look;
use evening::Evening;
use iced::Element;
use iced::widget::operation;
use std::convert::Infallible;
use std::path::{Path, PathBuf};

/// What stands on the game's own part, and what is wished for there.
pub type Own<'a, G> = Element<'a, Wish<G>>;

/// How the game's own part, or its page of chances, is looked at.
#[derive(Clone, Copy, Default, Debug)]
pub struct Seen<'a> {
    /// Nothing secret may show.
    pub veiled: bool,
    /// The command that stands on the line, as far as it is typed; short forms in full.
    pub typed: &'a str,
    /// What was unfolded there last ([`Wish::Open`]), in the game's own words; empty if nothing is.
    pub opened: &'a str,
}

/// What there is to draw from, and how it is looked at.
pub struct Scene<'a, G: Framed> {
    pub look: Look,
    pub words: &'a Words,
    pub state: &'a State<G>,
    pub seen: Seen<'a>,
    /// Whether chances are told.
    pub odds: bool,
    /// What the last command led to.
    pub led: &'a [table::Event<G>],
    /// Whether a box of the owner's was taken in, so that it can be played with.
    pub own_box: bool,
}

impl<G: Framed> Clone for Scene<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Framed> Copy for Scene<'_, G> {}

/// A game that keeps books, and gives the frame its parts.
pub trait Framed: Errands + Spoken<Misheard = Misheard> {
    const HOME_KEY: char;
    /// How its first game is begun, before anybody has agreed on anything else.
    const BEGINS: &'static str;
    /// What the first screen offers of it: a first evening where it has one.
    const FRAMED_WAYS: &'static [Way<Self>] = if Self::FIRST_EVENING.is_empty() {
        &[our_table(), with_options()]
    } else {
        &[our_table(), with_options(), first_evening()]
    };
    /// Whether a file of the kind that it is played with is taken in as its owner's own, for `board=own`.
    const KEEPS_BOX: bool = false;
    /// Whether it has a page of chances.
    const ODDS: bool = false;
    /// How many can play, where that is asked before a game.
    const SEATS: &'static [u8] = &[];

    /// How many play, if it is begun by this.
    fn seats(said: &str) -> Option<u8> {
        options::seats(usage::<Self>(), said)
    }

    /// The same for so many.
    fn for_so_many(said: &str, players: u8) -> String {
        options::for_so_many(usage::<Self>(), said, players)
    }

    /// What hands are likely to want, in the order in which it is mostly done; what is due, if one thing is, is among it.
    fn chips(words: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice<Self>>;

    /// What can stand next on the line behind what is `typed` on it: pressed, it is written there. Nothing: what hands are
    /// likely to want stays there.
    fn picks(_words: &Words, _state: &State<Self>, _typed: &str) -> Vec<Choice<Self>> {
        Vec::new()
    }

    /// What else can stand there, heard where it is typed and not offered: a table has more regions than a mat has room.
    fn heard_besides(_words: &Words, _state: &State<Self>, _typed: &str) -> Vec<Choice<Self>> {
        Vec::new()
    }

    /// What is chosen from while this stands on the line, with what Enter does then; `None`: what can stand next on it.
    fn while_typed(_words: &Words, _state: &State<Self>, _seen: Seen<'_>) -> Option<Vec<Choice<Self>>> {
        None
    }

    /// Where its mat and what stands beside that have their places: the same at every moment.
    const BOXES: Boxes = Boxes::THREE;

    /// What lies on its table, drawn; as long as nobody has drawn it, its tracks.
    fn mat(scene: Scene<'_, Self>) -> Mat<Wish<Self>> {
        plain::mat(scene)
    }

    /// Whether a press that does this and more is called by the rest.
    fn is_beside(_event: &Self::Public) -> bool {
        false
    }

    /// The tracks of a game whose mat nobody has drawn.
    fn tracks(_words: &Words, _view: &Self::View) -> Vec<Track> {
        Vec::new()
    }

    /// What of the line the mat looks at: while that stays the same, it is not made again for a key.
    fn looks_at<'t>(_state: &State<Self>, typed: &'t str) -> &'t str {
        typed
    }

    /// What the moment is about, drawn above the choices.
    fn moment(_scene: Scene<'_, Self>) -> Option<Mat<Wish<Self>>> {
        None
    }

    /// What is drawn in the place of the choices, where there are none.
    fn told_beside(_scene: Scene<'_, Self>) -> Option<Mat<Wish<Self>>> {
        None
    }

    /// Whether what is asked now stands there beside the mat: where all stands below each other, that comes into sight.
    fn asks_beside(_scene: Scene<'_, Self>) -> bool {
        false
    }

    /// Whether Tab comes to the choices first: what lies on the mat was pressed, and they say what can be done with it.
    fn begins_beside(_scene: Scene<'_, Self>) -> bool {
        false
    }

    /// In which part of the mat it is answered, where that is not all of it: this comes into sight then.
    fn asks_at(_scene: Scene<'_, Self>) -> Option<(At, At)> {
        None
    }

    /// What is always there below the choices, drawn.
    fn below(_scene: Scene<'_, Self>) -> Option<Mat<Wish<Self>>> {
        None
    }

    /// Whose turn it is, as a pennant at the head's left.
    fn pennant(_scene: Scene<'_, Self>) -> Option<Mat<Wish<Self>>> {
        None
    }

    /// What hands do now, as a player reads it above the mat; `None`: as the host has it.
    fn headline(_scene: Scene<'_, Self>) -> Option<String> {
        None
    }

    /// Whether what is unfolded stays so when something was done; `same`: the game stands in the same step.
    fn keeps_open(_view: &Self::View, _opened: &str, _same: bool) -> bool {
        false
    }

    /// What of what is unfolded outlasts its folding: how the table does things is no page that is closed.
    fn lasts<'o>(_view: &Self::View, _opened: &'o str) -> &'o str {
        ""
    }

    /// Whether what was begun goes on, however the table does things.
    fn goes_on_anyway(_begun: &str) -> bool {
        false
    }

    /// The step in which a press is meant: once it is another, presses that come too soon are let fall.
    fn step(view: &Self::View) -> String {
        Self::phase_line(view)
    }

    /// Whether this was begun by pressing things on the mat, and goes on so: its choices say then what is missing.
    fn keeps_begun(_state: &State<Self>, _begun: &str) -> bool {
        false
    }

    /// Whether what is typed behind this is a part of what was begun by pressing things, which no command has by itself.
    fn reads_on(_begun: &str) -> bool {
        false
    }

    /// What a thing that lies there begins, where what is typed is called so, or belongs to what was begun: it is as good as pressed, and
    /// gold does it.
    fn as_pressed(_scene: Scene<'_, Self>, _typed: &str) -> Option<Begun> {
        None
    }

    /// Whether what is typed is only the beginning of what the mat asks for, though in full it is a whole line: it is as good as
    /// pressed ([`Framed::as_pressed`]).
    fn asks_more(_state: &State<Self>, _typed: &str, _full: &str) -> bool {
        false
    }

    /// Whether the mat draws how a game ended, while this is unfolded on it; else that has a page.
    fn draws_end(_opened: &str) -> bool {
        false
    }

    /// What is typed, with the commands' own words for what the language calls otherwise, where nothing that can be chosen says it.
    fn own_words(_words: &Words, _state: &State<Self>, _typed: &str) -> Option<String> {
        None
    }

    /// The steps of a turn, and which it is now.
    fn steps(_words: &Words, _view: &Self::View) -> (Vec<String>, usize) {
        (Vec::new(), 0)
    }

    /// The whole of the table's window, drawn, its headline included, with what happened last, and that something was taken back,
    /// done again or set right; and with what is typed on the screen or lies unfolded there, which goes on before everybody's
    /// eyes.
    fn wall_mat(
        look: Look,
        words: &Words,
        view: &Self::View,
        heard: (&[&Self::Public], Option<&str>),
        _seen: Seen<'_>,
    ) -> Mat<Infallible> {
        plain::wall::<Self>(look, words, view, heard)
    }

    /// What an event of everybody's says, a line each.
    fn told(words: &Words, event: &Self::Public) -> Vec<String>;

    /// What explains itself in a line of its own, with the line of the record at whose end it stands.
    fn explained(_words: &Words, _record: &Record<Self>) -> Vec<(Line, String)> {
        Vec::new()
    }

    /// An empty sheet to print, for a table that plays without the companion.
    fn empty_sheet(words: &Words, page: &mut Page);

    /// What is agreed by keys of `new` that take more than one of some words, as it can be chosen before the game.
    fn agreed_besides(_words: &Words, _state: &State<Self>) -> Vec<Agreed> {
        Vec::new()
    }

    /// Whether these stand behind all others: they are seldom agreed.
    const BESIDES_LAST: bool = false;

    /// Whether a key of `new` means anything at this table, so that it is chosen before the game.
    fn is_agreed(_state: &State<Self>, _key: &str) -> bool {
        true
    }

    /// A first evening: what is done in it, the first line first; empty where there is none. Where nothing is foretold but how it
    /// begins, it is the table's own game.
    const FIRST_EVENING: &'static [Guided] = &[];

    /// What stands above the screen at this moment of a first evening that is the table's own game, so that no list foretells
    /// it: the name of a sentence, an empty one where what hands do says all. `None`: its first turn is over.
    fn evening_says(_words: &Words, _view: &Self::View, _seen: Seen<'_>) -> Option<&'static str> {
        None
    }

    /// What hands do from a list at this moment, page by page: the set-up, or what was packed up.
    fn lists(_words: &Words, _view: &Self::View) -> Vec<List> {
        Vec::new()
    }

    /// What goes up and down over the turns: how it went is drawn when the game is over.
    fn measured(_words: &Words, _view: &Self::View) -> Vec<(String, u16)> {
        Vec::new()
    }

    /// What of a game's own stands there when it is over, below how that went and above its sheet.
    fn end_part<'a>(_look: Look, _words: &Words, _state: &'a State<Self>) -> Option<Own<'a, Self>> {
        None
    }

    /// What each of these is drawn with, where it has a colour of its own.
    fn measured_inks(_look: Look, _view: &Self::View) -> Vec<iced::Color> {
        Vec::new()
    }

    /// Whether a turn in which this happened is marked on the first of these.
    fn is_marked(_event: &Self::Public) -> bool {
        false
    }

    /// Whether this sets right what the game was told before: the table's window announces it.
    fn is_set_right(_event: &Self::Public) -> bool {
        false
    }

    /// Whether what an event tells is to be read before hands go on: it stands over the mat.
    fn is_to_be_read(_event: &Self::Public) -> bool {
        false
    }

    /// Whether what it tells belongs to what is to be read of the event before it.
    fn is_read_on(_event: &Self::Public) -> bool {
        false
    }

    /// What such a mark means.
    fn marks(_words: &Words) -> Option<String> {
        None
    }

    /// What stands on the line while nothing is typed; `enter`: what the gold button does, if it does anything.
    fn hint(_words: &Words, _view: &Self::View, _seen: Seen<'_>, _enter: Option<&str>) -> String {
        String::new()
    }

    /// Where the game stands, small above what hands do now: `Turn 6 · actions, Shadow`.
    fn when(_words: &Words, view: &Self::View) -> String {
        Self::phase_line(view)
    }

    /// The turn, as the history is headed: `Turn 6`. Lines that have the same stand under one heading.
    fn turn(_words: &Words, view: &Self::View) -> String {
        let line = Self::phase_line(view);
        line.splitn(3, ' ').take(2).collect::<Vec<_>>().join(" ")
    }

    /// The command that a short form stands for at this moment (G16), if what was typed is one.
    fn in_full(_state: &State<Self>, _typed: &str) -> Option<String> {
        None
    }

    /// The same where what is typed ends in a name that the game does not know, and that has blanks; `None`, where it does not.
    fn in_one_word(_words: &Words, _typed: &str) -> Option<String> {
        None
    }

    /// What is laid open by what is typed, as by a press on what it names: it is called as [`Wish::Open`] has it.
    fn lays_open(_state: &State<Self>, _typed: &str) -> Option<String> {
        None
    }

    /// The commands that it stands for where they are several, to be given one after the other.
    fn in_several(_state: &State<Self>, _typed: &str) -> Vec<String> {
        Vec::new()
    }

    /// Whether `?` on an empty line is the beginning of a command at this moment, and not the wish for the keys.
    fn takes_question(_view: &Self::View) -> bool {
        false
    }

    /// The page of chances, which `o` and Enter opens ([`Framed::ODDS`]).
    fn odds_page<'a>(_look: Look, _words: &Words, _state: &'a State<Self>, _seen: Seen<'_>) -> Own<'a, Self> {
        iced::widget::space().into()
    }

    /// The numbers of the rules that matter now, the first first: *Why?* unfolds them, and the others below.
    fn why(_view: &Self::View) -> Vec<&'static str> {
        Vec::new()
    }

    /// In a table's window that nobody has drawn: what the table may know and no track says, a line each.
    fn known(_words: &Words, _view: &Self::View) -> Vec<String> {
        Vec::new()
    }
}

/// The way to a game with what was agreed last time.
const fn our_table<G: Framed>() -> Way<G> {
    Way { name: "table", key: 'b', place: Offered::Among, asks: true, enter: as_agreed::<G> }
}

/// The same, with what is agreed before the eyes.
const fn with_options<G: Framed>() -> Way<G> {
    let enter = |referee: &mut Referee, players| {
        as_agreed::<G>(referee, players).map(|(mut frame, task)| {
            frame.shows_options();
            (frame, task)
        })
    };
    Way { name: "options", key: 'o', place: Offered::Among, asks: false, enter }
}

/// Begins a game as one was begun here last, with so many players if they were told; what cannot be had any more, as a board that
/// is gone, is not agreed. Whoever has taken a box in plays with it, unless another was agreed on.
fn as_agreed<G: Framed>(referee: &mut Referee, players: Option<u8>) -> Result<Shown<G>, Reply> {
    // What turned up in the game before is known in this one.
    referee.put_away();
    let has_own = G::KEEPS_BOX && referee.has_own_box::<G>();
    let with_box = |said: &str| {
        let said = for_so_many::<G>(said, players);
        if has_own { options::with_own_unless(&said) } else { said }
    };
    let agreed = agreed(&Settings::of(referee.folder())).remove(G::WORD);
    // An evening's own game is begun by its own way.
    let guided = G::FIRST_EVENING.first().map(|first| for_so_many::<G>(first.command, players));
    let agreed = agreed.filter(|said| guided.as_ref() != Some(said));
    let agreed = agreed.and_then(|said| begun::<G>(referee, &with_box(&said)).ok());
    agreed.map_or_else(|| begun::<G>(referee, &with_box(G::BEGINS)), Ok)
}

/// The same command, for so many players if they were told.
fn for_so_many<G: Framed>(said: &str, players: Option<u8>) -> String {
    players.map_or(said.to_owned(), |players| G::for_so_many(said, players))
}

const fn first_evening<G: Framed>() -> Way<G> {
    let enter = |referee: &mut Referee, players| {
        let shown = match G::FIRST_EVENING {
            // It is the table's own game, and begins as that.
            [] | [_] => as_agreed::<G>(referee, players),
            [first, ..] => begun::<G>(referee, &for_so_many::<G>(first.command, players)),
        };
        shown.map(|(mut frame, task)| {
            frame.evening = Evening::On;
            (frame, task)
        })
    };
    Way { name: "evening", key: 'f', place: Offered::Among, asks: false, enter }
}

impl<G: Framed> Screens for G {
    const WAYS: &'static [Way<Self>] = G::FRAMED_WAYS;
    const KEY: char = G::HOME_KEY;
    type Screen = Frame<G>;
    type Wall = FrameWall<G>;
    const PLAYERS: &'static [u8] = G::SEATS;

    fn players(said: Option<&str>) -> Option<u8> {
        G::seats(said.unwrap_or(G::BEGINS))
    }

    fn show(referee: &Referee, said: Vec<Utterance>) -> Shown<Self> {
        (Frame::new(referee, said), operation::focus(LINE))
    }

    fn is_of_it(path: &Path) -> bool {
        G::KEEPS_BOX && is_box_of::<G>(path)
    }

    fn open_file(path: PathBuf, referee: &mut Referee) -> Shown<Self> {
        let taken = referee.take_box_in::<G>(&path);
        let (mut frame, task) =
            as_agreed::<G>(referee, None).unwrap_or_else(|_| Self::show(referee, Vec::new()));
        frame.takes(taken, referee);
        (frame, task)
    }

    fn sheet(words: &Words, record: Option<&Record<G>>) -> String {
        printed::printed::<G>(words, record)
    }
}
