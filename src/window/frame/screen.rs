//! The screen of a framed game: what it remembers, and what follows from what is done on it.

use super::asked::shown;
use super::choice::Place;
use super::evening::Evening;
use super::given::{Given, TAKES_BACK};
use super::lists::Turned;
use super::page::Page;
use super::said::{done_lately, entries, resumed, told_last, without_seal};
use super::understood::{Read, in_full, several, takes_question};
use super::{Framed, Seen, evening, lists, options};
use crate::language::Language;
use crate::referee::{Mark, Referee};
use crate::store::Kept;
use crate::table::{Digest, Record};
use crate::window::pieces::Mat;
use crate::window::play::guard::Changed;
use crate::window::play::line::Line;
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Wish;
use crate::window::screens::{AnyScreen, Next, Screen, Screens};
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use iced::widget::{operation, responsive};
use iced::{Element, Task};
use std::cell::RefCell;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::rc::Rc;

/// The name by which the line is found.
pub const LINE: &str = "line";

pub struct Frame<G: Framed> {
    pub(super) line: Line,
    /// What came back for the last command.
    pub(super) answer: Vec<Utterance>,
    /// Whether that is to be read: it says more than what was done.
    pub(super) to_be_read: bool,
    pub(super) lately: Vec<Utterance>,
    /// What is looked at in the place of the game's own part.
    pub(super) page: Option<Page>,
    /// What is unfolded on the game's own part, in its words.
    pub(super) opened: String,
    pub(super) menu: bool,
    /// What it is of a first evening.
    pub(super) evening: Evening,
    /// Whether there is a box of the owner's to play with.
    pub(super) own_box: bool,
    /// Presses that were several commands: how many lines stood behind each, and how many of them are its own.
    pub(super) together: Vec<(usize, usize)>,
    /// The command that was refused last, which stands on the line again.
    pub(super) refused: Option<String>,
    /// How the list is turned that hands work from.
    pub(super) turned: Turned,
    /// The mat as it was drawn last, and of what: while nothing of that changes it is not made again.
    pub(super) drawn: RefCell<Option<(Looked, Mat<Wish<G>>)>>,
    /// What stands on the line, as it was read last, and in which game that was.
    pub(super) read: RefCell<Option<(Reading, Rc<Read<G>>)>>,
    /// When something was pressed last, and where another deed lies since.
    pub(super) changed: (Changed, Vec<Place>),
    /// What stands where, counted.
    pub(super) moment: u64,
    game: PhantomData<fn() -> G>,
}

/// In which game a line is read, and in which language.
type Reading = (Option<(Digest, usize)>, Language);

/// Of what a mat is drawn: the game by its seal and how far it has come, what of the line it looks at and what is unfolded, and how
/// it is looked at.
#[derive(PartialEq)]
pub(super) struct Looked {
    pub(super) game: Option<(Digest, usize)>,
    pub(super) typed: String,
    pub(super) opened: String,
    pub(super) look: Look,
    pub(super) language: Language,
    pub(super) veiled: bool,
}

#[derive(Clone, Debug)]
pub enum Message<G: Framed> {
    Typed(String),
    Submitted,
    /// What was wished for on one of its parts.
    Wish(Wish<G>),
    /// This is looked at, or no more.
    Open(Page),
    /// Something done on that list.
    List(lists::Done),
    /// So many lines are taken back, one by one.
    UndoTo(usize),
    /// The game so far is written as a page to print, or an empty sheet.
    Print {
        empty: bool,
    },
    /// What the game knows of its box is written to a file, to be handed on.
    WriteBox,
    /// A copy of the game is to be written; where is asked for.
    Save,
    /// What was answered is read.
    Read,
    /// A game that is over is checked, as anybody can do with its file.
    Check,
    /// What is needed seldom is shown, or no more.
    Menu,
    Shortcut(Shortcut),
    Leave,
}

impl<G: Framed> Frame<G> {
    pub(super) fn new(referee: &Referee, mut said: Vec<Utterance>) -> Self {
        without_seal::<G>(referee, &mut said);
        let mut frame = Self {
            line: Line::default(),
            answer: resumed::<G>(referee).chain(said).collect(),
            to_be_read: true,
            lately: Vec::new(),
            page: None,
            opened: String::new(),
            menu: false,
            evening: Evening::None,
            own_box: false,
            refused: None,
            together: Vec::new(),
            turned: Turned::default(),
            drawn: RefCell::default(),
            read: RefCell::default(),
            changed: Default::default(),
            moment: 0,
            game: PhantomData,
        };
        frame.look_again(referee);
        frame
    }

    /// What is agreed is shown, where anything is to choose.
    pub(super) fn shows_options(&mut self) {
        self.page = options::any::<G>().then_some(Page::Options);
    }

    /// Says something that is to be read.
    pub(super) fn answers(&mut self, said: Vec<Utterance>) {
        (self.answer, self.to_be_read) = (said, true);
    }

    /// Says why something is not done.
    pub(super) fn refuse(&mut self, text: String) {
        self.answers(vec![Utterance { mark: Mark::Refused, text }]);
    }

    pub(super) fn look_again(&mut self, referee: &Referee) {
        // What is agreed is chosen before the game begins.
        if self.page == Some(Page::Options) && !options::in_setup::<G>(referee) {
            self.page = None;
        }
        self.own_box = referee.has_own_box::<G>();
        let record = referee.kept::<G>().map(Kept::record);
        self.lately = record.map(|record| done_lately(referee.words(), record)).unwrap_or_default();
        if let (Some(Page::History(entries)), Some(record)) = (&mut self.page, record) {
            *entries = self::entries(referee.words(), record);
        }
        if self.evening != Evening::None {
            let says =
                |record: &Record<G>| G::evening_says(referee.words(), &record.state().view, Seen::default());
            let goes_on = |record| evening::next(record).is_some() || says(record).is_some();
            self.evening = if record.is_some_and(goes_on) { Evening::On } else { Evening::Left };
        }
    }

    pub(super) fn wish(&mut self, wish: Wish<G>, referee: &mut Referee) -> Next<Message<G>> {
        let to_line = || {
            let to_line = [operation::focus(LINE), operation::move_cursor_to_end(LINE)];
            Next::Run(Task::batch(to_line))
        };
        // Whoever goes on has read what was said, and begins anew where it was refused.
        self.to_be_read = false;
        let is_pressed = matches!(
            wish,
            Wish::Give(_)
                | Wish::GiveAs(..)
                | Wish::Say(_)
                | Wish::Thing(..)
                | Wish::Type(_)
                | Wish::Begin(_)
        );
        if is_pressed && self.stands_refused() {
            self.let_go();
            self.line.clear();
        }
        match wish {
            Wish::Give(commands) => self.pressed(commands.into_iter().map(Given::Command).collect(), referee),
            Wish::GiveAs(commands, opened) => {
                let next = self.wish(Wish::Give(commands), referee);
                self.opened = opened;
                next
            }
            Wish::Say(line) if TAKES_BACK.contains(&&*line) => {
                if line == TAKES_BACK[0] {
                    return self.undo(referee);
                }
                self.line.clear();
                self.redo(referee)
            }
            Wish::Say(line) => {
                let all = several(referee.state::<G>(), &line);
                // A press may say several, a line each.
                let all = if all.is_empty() { line.lines().map(str::to_owned).collect() } else { all };
                self.pressed(all.into_iter().map(Given::Line).collect(), referee)
            }
            Wish::Back => {
                let _ = self.line.clear() || self.fold(referee);
                Next::Run(operation::focus(LINE))
            }
            Wish::Thing(word, alone) => {
                if self.line.whole().trim().is_empty() {
                    return self.wish(*alone, referee);
                }
                if !self.waits_for(referee, &word) {
                    return Next::nothing();
                }
                let next = self.wish(Wish::Type(format!("{word} ")), referee);
                // What it waited for was this alone.
                let whole = in_full(referee.words(), referee.state::<G>(), &self.line.whole());
                if self.would_do(referee, &whole) { self.submit(referee) } else { next }
            }
            Wish::Confirm(begun) => self.say(&begun.command, referee),
            Wish::Begin(begun) => {
                // The same once more takes it back.
                if self.line.begun.as_ref() == Some(&begun) {
                    let _ = self.line.back();
                } else {
                    self.line.begin(begun);
                }
                to_line()
            }
            Wish::Type(typed) => {
                let before = &self.line.typed;
                // A word stands by itself.
                let is_word = typed.ends_with(' ') && !typed.starts_with([',', '+', ' ']);
                let goes_on = before.is_empty() || before.ends_with([' ', '=', ',']);
                let blank = if is_word && !goes_on { " " } else { "" };
                let typed = format!("{before}{blank}{typed}");
                self.line.keep();
                self.line.type_in(typed);
                to_line()
            }
            Wish::Ask(asked) => {
                self.line.asks = Some(asked);
                to_line()
            }
            Wish::Enter => self.submit(referee),
            Wish::Open(what) => {
                let lasted = self.lasts(referee);
                // What outlasts that is folded by itself alone.
                self.opened = match self.opened == what {
                    true if what != lasted => lasted.clone(),
                    true => String::new(),
                    false => what,
                };
                // What was begun in another way is not what is done now.
                if self.lasts(referee) != lasted && !G::goes_on_anyway(&self.line.whole()) {
                    self.line.clear();
                }
                Next::Run(operation::focus(LINE))
            }
            Wish::To(nowhere) => match nowhere {},
        }
    }

    /// Whether what was typed and refused stands on the line again, as it was.
    pub(super) fn stands_refused(&self) -> bool {
        self.line.begun.is_none() && self.refused.as_ref() == Some(&self.line.typed)
    }

    /// What was refused is let go: what was told last is told again.
    fn let_go(&mut self) {
        if self.refused.take().is_some() {
            (self.answer, self.to_be_read) = (told_last(&self.lately), false);
        }
    }

    /// What is unfolded is folded, but for what lasts. Whether anything was.
    pub(super) fn fold(&mut self, referee: &Referee) -> bool {
        let lasts = self.lasts(referee);
        let folded = self.opened != lasts;
        self.opened = lasts;
        folded
    }

    /// Whether what is unfolded was pressed for what comes next, and nothing done stands behind it: that is taken back first.
    pub(super) fn asks_unfolded(&self, referee: &Referee) -> bool {
        let stays = referee.state::<G>().is_some_and(|state| G::keeps_open(&state.view, &self.opened, true));
        !stays && self.opened != self.lasts(referee)
    }

    /// What of what is unfolded outlasts that.
    fn lasts(&self, referee: &Referee) -> String {
        referee.state::<G>().map(|state| G::lasts(&state.view, &self.opened).to_owned()).unwrap_or_default()
    }

    /// Shows a page, or no more; what led there is folded up.
    pub(super) fn opens(&mut self, page: Page) {
        (self.menu, self.to_be_read) = (false, false);
        self.page = Some(page).filter(|page| self.page.as_ref() != Some(page));
    }

    /// What comes of a message.
    pub(super) fn happens(&mut self, message: Message<G>, referee: &mut Referee) -> Next<Message<G>> {
        match message {
            // On an empty line this is no beginning of a command.
            Message::Typed(typed) if typed == "?" && !takes_question::<G>(referee) => {
                return Next::Shortcut(Shortcut::AllKeys);
            }
            Message::Typed(typed) => {
                if typed.is_empty() {
                    self.let_go();
                }
                self.to_be_read = false;
                let begun = self.line.begun.is_some();
                // What is laid open by its name, and a blank behind that, lies there: what is typed next is done with it.
                if typed.ends_with(' ') && !typed.starts_with(' ') {
                    self.line.type_in(typed.clone());
                    if self.lays_open(referee) {
                        return Next::nothing();
                    }
                }
                if begun && self.line.typed.is_empty() {
                    // What is typed behind what was begun is one answer.
                    self.line.keep();
                } else if !begun && typed.is_empty() {
                    // What was deleted letter by letter does not come back.
                    self.line.clear();
                }
                self.line.type_in(typed);
                return Next::nothing();
            }
            Message::Submitted => return self.submit(referee),
            Message::Open(Page::History(_)) => {
                let record = referee.kept::<G>().map(Kept::record);
                let entries = record.map(|record| entries(referee.words(), record));
                self.opens(Page::History(entries.unwrap_or_default()));
            }
            Message::Open(page) => {
                if page == Page::Options {
                    self.line.clear();
                }
                self.opens(page);
            }
            Message::List(lists::Done::Turned(by)) => {
                let pages = referee.state::<G>().map(|state| G::lists(referee.words(), &state.view).len());
                self.turned.turn(by, pages.unwrap_or_default());
            }
            Message::List(lists::Done::Ticked(line)) => self.turned.tick(line),
            Message::List(lists::Done::Closed) => self.page = None,
            Message::UndoTo(count) => {
                for _ in 0..count {
                    let _ = self.say(TAKES_BACK[0], referee);
                }
            }
            Message::Print { empty } => self.print(empty, referee),
            Message::WriteBox => self.write_box(referee),
            Message::Save => self.save_copy(referee),
            Message::Read => self.to_be_read = false,
            Message::Check => {
                (self.menu, self.page) = (false, None);
                self.check(referee);
            }
            // Whoever looks elsewhere has read what was said.
            Message::Menu => (self.menu, self.to_be_read) = (!self.menu, false),
            Message::Wish(wish) => return self.press(wish, referee),
            Message::Shortcut(shortcut) => {
                self.menu = false;
                return Next::Shortcut(shortcut);
            }
            Message::Leave => return Next::Leave,
        }
        // What was pressed has taken the line's place: what is typed next belongs there.
        Next::Run(operation::focus(LINE))
    }
}

impl<G: Framed> AnyScreen for Frame<G> {
    fn moment(&self) -> u64 {
        self.moment
    }

    fn settle(&mut self) {
        self.changed.0 = Changed::default();
    }

    fn hold(&mut self) {
        self.changed.0.hold();
    }

    fn is_guided(&self) -> bool {
        self.evening == Evening::On
    }

    fn guide(&mut self) {
        self.evening = Evening::On;
    }

    fn says(&self) -> String {
        // What was pressed, or is taken up, is whole words; what is typed may be half of one.
        self.line.whole() + if self.line.begun.is_some() && self.line.typed.is_empty() { " " } else { "" }
    }

    fn opens(&self) -> &str {
        &self.opened
    }

    /// What was told in the language before is gone.
    fn speak(&mut self, referee: &Referee) {
        self.answers(Vec::new());
        self.look_again(referee);
    }
}

impl<G: Framed> Screen for Frame<G> {
    type Message = Message<G>;

    fn update(&mut self, message: Message<G>, referee: &mut Referee) -> Next<Message<G>> {
        let asked = self.question(referee);
        let next = self.happens(message, referee);
        let asks = self.question(referee);
        match next {
            Next::Run(task) if asks != asked => Next::Run(Task::batch([task, shown(asks)])),
            next => next,
        }
    }

    fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) -> Next<Message<G>> {
        match shortcut {
            Shortcut::Undo => return self.undo(referee),
            Shortcut::Redo => return self.redo(referee),
            Shortcut::Escape => {
                self.let_go();
                // What lies over the table goes before what lies on it.
                let _ = std::mem::take(&mut self.menu)
                    || self.page.take().is_some()
                    || self.line.back()
                    || self.fold(referee)
                    || std::mem::take(&mut self.to_be_read);
                // What was pressed before has taken the line's place.
                return Next::Run(operation::focus(LINE));
            }
            Shortcut::Earlier => self.line.recall(1),
            Shortcut::Later => self.line.recall(-1),
            // A page that lies in the mat's place, or the sheet of a game that is over.
            Shortcut::Nearer | Shortcut::Farther => return Next::Run(page::turn(shortcut)),
            // Whoever types goes on at the line, wherever Tab had come to.
            Shortcut::Letter(letter) if self.page.is_none() && !self.menu => {
                let typed = format!("{}{letter}", self.line.typed);
                let to_line = [operation::focus(LINE), operation::move_cursor_to_end(LINE)];
                return match self.happens(Message::Typed(typed), referee) {
                    Next::Run(task) => Next::Run(Task::batch([task].into_iter().chain(to_line))),
                    next => next,
                };
            }
            _ => {}
        }
        Next::nothing()
    }

    /// A box is taken in.
    fn dropped(&mut self, path: PathBuf, referee: &mut Referee) -> Next<Message<G>> {
        if !options::in_setup::<G>(referee) || !G::is_of_it(&path) {
            self.refuse(referee.words().say("dropped-over-a-game", &[]));
            return Next::nothing();
        }
        let taken = referee.take_box_in::<G>(&path);
        self.takes(taken, referee)
    }

    fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message<G>> {
        let Some(state) = referee.state::<G>() else { return nothing_but_the_name(look) };
        responsive(move |room| self.laid(look, referee, state, veiled, room)).into()
    }

    fn focus(&self, _back: bool) -> Task<Message<G>> {
        operation::focus(LINE)
    }
}
