//! The table: one screen for the whole turn. Here is what it remembers and does; how it looks is in [`shown`].

mod card;
mod enter;
#[cfg(test)]
mod hands;
mod pressed;
mod read;
mod shown;
mod strip;
mod tiles;

use super::answered::Answered;
use super::chips::{Door, Offer, Wish};
use super::keepsake::file_for;
use super::lately::{done_lately, entries, told_lately};
use super::log::{When, steps_of_gandalf, turns_of_steps};
use super::map::{Camera, Panel};
use super::pad::Pressed;
use super::put_back::PutBack;
use super::sheet::sheet;
use super::{Action, Place, offer};
use crate::books::spelled_out;
use crate::hunt::board::{Area, Location};
use crate::hunt::is_shipped;
use crate::hunt::{Asked, Command, Hunt, Phase, State, lessons, questions};
use crate::language::Words;
use crate::language::hunt::{area, correcting, print};
use crate::language::{Meaning, Verb, hear};
use crate::referee::{Mark, Referee};
use crate::store::{Kept, OnDisk as _, Trouble, path_to_type};
use crate::window::play::fall::Fall;
use crate::window::play::guard::Changed;
use crate::window::play::history::Entry;
use crate::window::play::line::{Aside, Line};
use crate::window::play::on_disk::wrote;
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Begun;
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use iced::Task;
use iced::widget::operation;
use read::Read;
use std::cell::RefCell;
use std::rc::Rc;

/// The name by which the line for commands is found.
pub const COMMAND_LINE: &str = "command line";

/// What the table's screen remembers besides the game.
#[derive(Default)]
pub struct Table {
    line: Line,
    /// What was said when the game came to the table: until the first command.
    opened: Vec<Utterance>,
    lately: Vec<Utterance>,
    told_lately: Vec<Utterance>,
    /// The answer or the refusal that came last.
    answer: Option<Answered>,
    turns: Vec<When>,
    /// On which step the figure stood when Gandalf came to each place of his log.
    rode: Vec<u8>,
    /// How many questions were answered, and how many of them with yes.
    questions: (usize, usize),
    /// Why it is not played on, once it was revealed.
    revealed: Option<String>,
    /// How many things the game has taught about the board on the table, likewise.
    taught: usize,
    /// What the Corruption would be, were the tiles that lie drawn accepted.
    accepted: Option<u16>,
    /// Whether the rules are told by which things stand as they do.
    why: bool,
    map: Panel,
    /// Every line that stands, while that is looked at.
    history: Option<Vec<Entry>>,
    menu: bool,
    /// Everybody is to see the seal in the table's window.
    seal: bool,
    /// How many of the tiles that lie drawn lie face down yet.
    face_down: usize,
    /// What of the tiles that lie drawn is put back.
    put_back: PutBack,
    /// What the Corruption would be with each of them put back.
    without: Vec<Option<u16>>,
    waits: Waits,
    /// When something was entered last, or something else came to stand there.
    changed: Changed,
    /// What stands where, counted: another number is another moment.
    moment: u64,
    /// Whether tiles are turned over one by one, and night falls slowly.
    pub motion: bool,
    /// How far night has fallen, once it does.
    night: Fall,
    /// What stands on the line, as it was read last.
    read: RefCell<Option<Rc<Read>>>,
}

/// Something done at the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// The command line was typed on.
    Typed(String),
    /// Enter on the command line.
    Submitted,
    /// What was wished for on one of its parts.
    Wish(Wish),
    /// A location was clicked on the map.
    Picked(Location),
    /// The land of an area was clicked there.
    Area(Area),
    /// Another part of the map is to be shown.
    Camera(Camera),
    Pad(Pressed),
    Shortcut(Shortcut),
    /// Why things stand as they do is asked, or known.
    Why,
    /// Every line that stands is shown, or no more.
    History,
    /// What is needed seldom is shown, or no more.
    Menu,
    /// The log is written as a page to print.
    Print,
    /// Everybody is to see the seal in the table's window, or no more.
    Seal,
    /// So many lines are taken back.
    UndoTo(usize),
    /// To what the game has taught about the board.
    Taught,
    /// A file is to be chosen for what was begun.
    Choose,
    /// It was, or was not.
    Chosen(Option<std::path::PathBuf>),
    /// Back to the first screen.
    Leave,
}

impl Table {
    pub fn new(said: Vec<Utterance>, referee: &Referee) -> (Self, Task<Message>) {
        let mut table = Self { opened: said, motion: true, ..Self::default() };
        table.look_again(referee);
        (table, operation::focus(COMMAND_LINE))
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.map.redraw();
    }

    /// The veil was drawn or lifted.
    pub fn veil(&self) {
        self.map.redraw_over();
    }

    /// Which moment it is: another number where something else stands under somebody's hand.
    pub fn moment(&self) -> u64 {
        self.moment
    }

    /// As if nothing had happened for a while.
    pub fn settle(&mut self) {
        self.changed = Changed::default();
        self.night.ends();
    }

    /// As if no time passed after what has just happened.
    pub fn hold(&mut self) {
        self.changed.hold();
    }

    /// Whether something comes slowly at this moment.
    pub fn comes(&self) -> bool {
        self.night.comes()
    }

    /// How many of the tiles that lie drawn lie face down yet.
    pub fn covers(&self) -> usize {
        self.face_down
    }

    /// Whether everybody is to see the seal.
    pub fn seals(&self) -> bool {
        self.seal
    }

    /// Whether he looks at an answer that nobody else knows of.
    pub fn ponders(&self) -> bool {
        matches!(self.waits, Waits::Pondered(_))
    }

    /// Another language is spoken: what was told in the one before is gone.
    pub fn speak(&mut self, referee: &Referee) {
        (self.answer, self.opened) = (None, Vec::new());
        (self.history, self.menu) = (None, false);
        self.forget();
        self.line.clear();
        self.look_again(referee);
    }

    /// Says why something was not done.
    pub fn tell(&mut self, why: String) {
        self.answer = Some(Answered::refused(why));
    }

    /// Takes in what has changed in the game.
    pub fn look_again(&mut self, referee: &Referee) {
        let Some(record) = referee.kept::<Hunt>().map(Kept::record) else { return };
        self.turns = turns_of_steps(record);
        self.rode = steps_of_gandalf(record);
        self.questions = questions(record);
        let state = record.state();
        let over = state.view.phase.is_over();
        self.lately = done_lately(referee.words(), record);
        self.told_lately = told_lately(referee.words(), record);
        let locked = referee.kept::<Hunt>().is_some_and(Kept::is_locked);
        let looking = referee.kept::<Hunt>().and_then(Kept::looking).filter(|why| **why == Trouble::Revealed);
        self.revealed = looking.map(|why| referee.words().tell("trouble", why));
        self.taught = if over && !locked { lessons(record, state.view.part(), is_shipped).len() } else { 0 };
        if state.view.drawn.is_none() {
            (self.face_down, self.put_back) = (0, PutBack::default());
        }
        self.reckon(referee);
        self.map.look_again(Some(&state.view));
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action<Message> {
        let enters = matches!(&message, Message::Submitted | Message::Shortcut(Shortcut::Enter));
        let moment = self.moment;
        if enters && self.line.typed.trim().is_empty() {
            if self.changed.is_unseen() {
                return Action::Stay;
            }
            // An Enter behind a press that was refused was meant for what was pressed: why it was refused is read first.
            if self.refused() {
                self.answer = None;
                return Action::Stay;
            }
        }
        let action = self.takes_in(message, referee);
        if enters || self.moment != moment {
            self.changed = Changed::now();
        }
        action
    }

    fn takes_in(&mut self, message: Message, referee: &mut Referee) -> Action<Message> {
        let to_line = match message {
            Message::Typed(typed) => {
                // Why something was refused goes with the first key.
                let asks_why = "why".starts_with(&typed.to_ascii_lowercase());
                if self.refused() && self.line.typed != typed && !asks_why {
                    self.answer = None;
                }
                self.line.type_in(typed);
                return Action::Stay;
            }
            Message::Pad(pressed) => match pressed.on(self.line.typed.clone()) {
                Some(typed) => {
                    let _line = self.takes_in(Message::Typed(typed), referee);
                    ToLine::End
                }
                None => return self.update(Message::Submitted, referee),
            },
            // Enter is the gold button, wherever the focus is.
            Message::Submitted | Message::Shortcut(Shortcut::Enter) => match self.submit(referee) {
                Ok(to_line) => to_line,
                Err(action) => return action,
            },
            Message::Wish(wish) => match self.wish(wish, referee) {
                Ok(to_line) => to_line,
                Err(action) => return action,
            },
            Message::Picked(location) => {
                self.pick(location, referee);
                ToLine::End
            }
            Message::Area(area) => {
                self.pick_area(area, referee);
                ToLine::End
            }
            Message::Camera(camera) => {
                self.map.turn(camera);
                return Action::Stay;
            }
            Message::Shortcut(shortcut) => {
                self.key(shortcut, referee);
                ToLine::End
            }
            Message::Why => {
                self.why = !self.why;
                self.moment += 1;
                ToLine::End
            }
            Message::History => {
                self.history = match self.history {
                    Some(_) => None,
                    None => referee.kept::<Hunt>().map(|game| entries(referee.words(), game.record())),
                };
                self.moment += 1;
                ToLine::End
            }
            Message::Menu => {
                self.menu = !self.menu;
                self.moment += 1;
                ToLine::End
            }
            Message::Print => {
                let page = sheet(referee.words(), referee.kept::<Hunt>().map(Kept::record));
                let path = file_for(referee, "-log.svg");
                let wrote = wrote(referee.words(), path, page.as_bytes(), "frame-written");
                (self.answer, self.menu) = (Some(Answered::of(wrote)), false);
                self.moment += 1;
                ToLine::End
            }
            Message::Seal => {
                (self.seal, self.menu) = (!self.seal, false);
                self.moment += 1;
                ToLine::End
            }
            Message::UndoTo(count) => {
                self.history = None;
                // One by one, each announced.
                let _all = (0..count).all(|_| self.give("undo", referee));
                ToLine::End
            }
            Message::Taught => {
                let part = referee.state::<Hunt>().map_or(1, |state| state.view.part());
                return Action::To(Place::Taught(part));
            }
            Message::Choose => {
                let asked = choose::to_write(referee.words(), &self.line.typed);
                return Action::Run(asked.map(Message::Chosen));
            }
            Message::Chosen(path) => {
                if let Some(path) = path {
                    self.line.typed = path_to_type(&path);
                }
                ToLine::End
            }
            Message::Leave => return Action::Leave,
        };
        // What was typed may have led to set-up: `part2`, a new game, or an undo back into it.
        if let Some(Phase::Setup | Phase::Letter) = referee.state::<Hunt>().map(|state| state.view.phase) {
            return Action::To(Place::Game);
        }
        Action::Run(Task::batch([
            operation::focus(COMMAND_LINE),
            match to_line {
                ToLine::End => operation::move_cursor_to_end(COMMAND_LINE),
                ToLine::All => operation::select_all(COMMAND_LINE),
            },
        ]))
    }

    /// Enter: what is typed, or the gold button.
    fn submit(&mut self, referee: &mut Referee) -> Result<ToLine, Action<Message>> {
        if self.line.typed.trim().is_empty() {
            return self.press_gold(referee);
        }
        if self.line.begun.is_none() {
            if let Some(aside) = Aside::of(&self.line.typed) {
                let Some(shortcut) = aside.shortcut() else { return Err(Action::Close) };
                self.line.clear();
                return Err(Action::Shortcut(shortcut));
            }
            let first = self.line.typed.split_whitespace().next().unwrap_or_default();
            if first.eq_ignore_ascii_case("why") {
                self.line.clear();
                self.why = !self.why;
                return Ok(ToLine::End);
            }
        }
        let chip = referee.state::<Hunt>().and_then(|state| self.chip(referee.words(), state));
        if let Some((_, wish)) = chip {
            self.line.clear();
            return self.wish(wish, referee);
        }
        // Which entry was wrong is said first, and then what it should have been.
        if let Some(Begun { command, .. }) = &self.line.begun
            && command == "correct"
            && let Ok(at) = self.line.typed.trim().parse::<u8>()
        {
            let called = referee.words().say("chip-entry", &[("at", at.into())]);
            return self.wish(Wish::Begin(Begun::new(correcting(at), called)), referee);
        }
        let whole = self.whole(referee.words());
        let (typed, begun) = (self.line.take(), self.line.begun.take());
        self.line.remember(if begun.is_some() { &whole } else { &typed });
        // Whoever reveals Part 1 cannot play on: it is asked twice.
        let between = referee.state::<Hunt>().is_some_and(|state| state.view.phase.is_between_parts());
        let reveals = hear::<Hunt>(&whole).map(|heard| heard.meaning);
        if between && matches!(reveals, Ok(Meaning::House(Verb::Reveal(_)))) {
            self.forget();
            self.waits = Waits::Confirm(Begun::new(whole, referee.words().say("table-reveal", &[])));
            self.moment += 1;
            return Ok(ToLine::End);
        }
        if self.enter(&whole, referee) || self.waits.area().is_some() {
            return Ok(ToLine::End);
        }
        if self.line.begun.is_none() {
            // What was refused can be mended, or typed over.
            (self.line.typed, self.line.begun) = (typed, begun);
        }
        Ok(ToLine::All)
    }

    /// What is entered: an area where one is wanted, or what was begun and typed.
    fn whole(&self, words: &Words) -> String {
        let typed = self.line.typed.trim();
        if let Some(begun) = self.line.begun.as_ref().filter(|begun| asks_tiles(&begun.command)) {
            return begun.with(&in_tiles(words, typed));
        }
        if let (Some(location), None) = (self.waits.area(), &self.line.begun)
            && let Some(area) = area(typed)
        {
            return print(&Command::Area { location, area });
        }
        // A number with tiles behind it.
        if self.line.begun.is_none() && typed.starts_with(|first: char| first.is_ascii_digit()) {
            return in_tiles(words, typed).trim_start().to_owned();
        }
        let mut line = self.line.whole();
        // An exit is typed as two letters on the pad, where one alone may be short for something else; II is a section.
        if let (Some(begun), [one, other]) = (&self.line.begun, typed.as_bytes())
            && !begun.command.ends_with("perception")
            && one.is_ascii_alphabetic()
            && one.eq_ignore_ascii_case(other)
        {
            line = begun.with(&typed[..1]);
        }
        line
    }

    fn press_gold(&mut self, referee: &mut Referee) -> Result<ToLine, Action<Message>> {
        if let Waits::Confirm(Begun { command, .. }) = &self.waits {
            let command = command.clone();
            self.waits = Waits::Nothing;
            self.enter(&command, referee);
            return Ok(ToLine::End);
        }
        let Some(state) = referee.state::<Hunt>() else { return Ok(ToLine::End) };
        let Some((_, wish)) = self.offer(referee.words(), state, false).gold else { return Ok(ToLine::End) };
        self.wish(wish, referee)
    }

    /// Whether something waits to be meant.
    fn has_confirm(&self) -> bool {
        matches!(self.waits, Waits::Confirm(_))
    }

    /// Whether something waits to be chosen or meant.
    fn waits(&self) -> bool {
        matches!(self.waits, Waits::Chosen(_) | Waits::Confirm(_) | Waits::Area(..))
            || self.put_back.chosen.is_some()
    }

    /// Nothing that was begun waits any more.
    fn forget(&mut self) {
        self.put_back.leave();
        self.waits = Waits::Nothing;
    }

    fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) {
        match shortcut {
            Shortcut::Undo | Shortcut::Redo => {
                // What was begun stands on what is taken back.
                if self.line.begun.is_some() {
                    self.line.clear();
                }
                self.takes_back(shortcut == Shortcut::Redo, referee);
            }
            Shortcut::Escape => self.escape(referee),
            Shortcut::Earlier => self.line.recall(1),
            Shortcut::Later => self.line.recall(-1),
            shortcut => self.map.key(shortcut),
        }
    }

    /// One thing goes at a time, the latest first; the question that waits is withdrawn last.
    fn escape(&mut self, referee: &mut Referee) {
        self.moment += 1;
        let refused = self.refused();
        if refused {
            self.answer = None;
            if matches!(self.waits, Waits::ByWord(_)) {
                self.waits = Waits::Nothing;
            }
        }
        if std::mem::take(&mut self.menu)
            || std::mem::take(&mut self.why)
            || self.history.take().is_some()
            || self.line.clear()
            || refused
        {
            return;
        }
        let waited = self.put_back.leave() | (std::mem::take(&mut self.waits) != Waits::Nothing);
        let proposes = referee.state::<Hunt>().is_some_and(|state| state.hidden.proposed.is_some());
        if waited {
            self.map.redraw_over();
        } else if proposes {
            self.give("correct keep", referee);
        } else if waiting(referee) {
            self.give("withdraw", referee);
        }
    }

    /// Reckons anew what comes of the tiles that lie drawn.
    fn reckon(&mut self, referee: &Referee) {
        let Some(record) = referee.kept::<Hunt>().map(Kept::record) else { return };
        let drawn = record.state().view.drawn.as_ref().map(|(tiles, _)| &tiles[..]);
        self.accepted = drawn.and_then(|drawn| self.put_back.corruption(record, drawn));
        self.without = drawn.map(|drawn| self.put_back.without_each(record, drawn)).unwrap_or_default();
    }

    fn offer(&self, words: &Words, state: &State, veiled: bool) -> Offer {
        let drawn = state.view.drawn.as_ref().map_or(0, |(tiles, _)| tiles.len());
        let asking = offer::Asking {
            begun: self.line.begun.as_ref(),
            accepted: self.accepted,
            turned: drawn - self.face_down.min(drawn),
            put_back: &self.put_back,
            waits: &self.waits,
            veiled,
        };
        offer::offer(words, state, asking)
    }

    /// Who puts a tile back can be typed by the name that stands on the button.
    fn chip(&self, words: &Words, state: &State) -> Option<(String, Wish)> {
        let typed = Some(spelled_out(self.line.typed.trim())).filter(|typed| !typed.is_empty());
        let typed = typed.filter(|_| self.put_back.chosen.is_some())?;
        let mut chips = self.offer(words, state, false).buttons.into_iter();
        chips.find(|(label, ..)| spelled_out(label) == typed).map(|(label, wish, _)| (label, wish))
    }

    /// Whether the last command was refused.
    fn refused(&self) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.said.mark == Mark::Refused)
    }
}

/// Whether tiles are told behind what is begun.
fn asks_tiles(command: &str) -> bool {
    command.ends_with("tiles") || ["red", "pool"].contains(&command)
}

/// Tiles that are typed, by the words that stand on what is pressed as well.
fn in_tiles(words: &Words, typed: &str) -> String {
    let [eye, red] = ["copy-tiles-eye", "tile-red"].map(|name| spelled_out(&words.say(name, &[])));
    typed.split_whitespace().fold(String::new(), |tiles, word| match spelled_out(word) {
        word if word == red => format!("{tiles}r"),
        word if word == eye => format!("{tiles} eye"),
        _ => format!("{tiles} {word}"),
    })
}

/// What waits to be chosen, told or meant.
#[derive(Clone, PartialEq, Default)]
pub(super) enum Waits {
    #[default]
    Nothing,
    /// A question of which only he has seen the answer yet: neither the record nor the table knows of it.
    Pondered(Asked),
    /// Whether it is meant.
    Confirm(Begun),
    /// A place of which the area is wanted, and what waits for that.
    Area(Location, String),
    /// What is done by a card, or set right by hand, is being chosen.
    Chosen(Door),
    /// A command that was refused, and would go by his word.
    ByWord(String),
}

impl Waits {
    /// The place of which the area is wanted.
    pub(super) fn area(&self) -> Option<Location> {
        if let Self::Area(place, _) = self { Some(*place) } else { None }
    }
}

/// What happens to the text on the line.
enum ToLine {
    End,
    /// It is typed over.
    All,
}

/// Whether a question waits for its answer.
fn waiting(referee: &Referee) -> bool {
    referee.state::<Hunt>().is_some_and(|state| state.view.asked.is_some())
}
