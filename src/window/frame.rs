//! The frame of a game that keeps books: what hands do now, the game's own part, the last answer with what is likely next,
//! the tracks, what was done lately, and the line. It knows no game; a game gives it its parts ([`Framed`]).

use super::play::card::{Card, Tone, choices as chosen_from};
use super::play::frame::{self, Parts};
use super::play::history::{Entry, history};
use super::play::lately::{TOLD, in_words, lately};
use super::play::line::{Aside, Line, LineMessages};
use super::play::top::{Top, TopMessages, back, menu};
use super::play::utterance::Utterance;
use super::play::wish::{Chip, Wish};
use crate::language::Words;
use crate::referee::{Errands, Mark, Referee, Remedy, Reply};
use crate::store::Kept;
use crate::table::{Digest, Event, Game, Record, State};
use crate::window::screens::{Next, Screens, Shown, Wall, Way};
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, column, container, operation, responsive, row, text};
use iced::{Center, Element, Fill, Task};
use std::convert::Infallible;
use std::marker::PhantomData;
use std::path::PathBuf;

/// The name by which the line is found.
pub const LINE: &str = "line";
/// How large the line of the table's window is, in logical pixels: it is read from across the table.
const LARGE: f32 = 44.0;

/// A game that keeps books, and gives the frame its parts.
pub trait Framed: Errands {
    /// What the first screen offers of it.
    const FRAMED_WAYS: &'static [Way<Self>];

    /// What hands are likely to want. While it is `veiled`, nothing secret may stand there.
    fn chips(words: &Words, state: &State<Self>, veiled: bool) -> Vec<Chip<Infallible>>;

    /// The tracks on the table.
    fn tracks(words: &Words, view: &Self::View) -> Vec<Track>;

    /// What stands on the line while nothing is typed.
    fn hint(_words: &Words, _view: &Self::View) -> String {
        String::new()
    }

    /// What an event of everybody's says, a line each.
    fn told(words: &Words, event: &Self::Public) -> Vec<String>;

    /// What is the game's own, left of all else.
    fn own_part<'a>(
        look: Look,
        words: &Words,
        state: &'a State<Self>,
        veiled: bool,
    ) -> Element<'a, Wish<Infallible>>;

    /// Its page to print.
    fn page(words: &Words, record: Option<&Record<Self>>) -> String;
}

/// A track: what it is called, where it stands, and the commands by which it is set right, if it can be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Track {
    /// What it is called.
    pub name: String,
    /// Where it stands.
    pub value: String,
    /// One fewer, and one more.
    pub commands: Option<[String; 2]>,
}

/// The screen.
pub struct Frame<G> {
    line: Line,
    /// What came back for the last command.
    answer: Vec<Utterance>,
    lately: Vec<Utterance>,
    /// Every line that stands, while that is looked at.
    history: Option<Vec<Entry>>,
    /// What is needed seldom is shown.
    menu: bool,
    /// What stands where, counted.
    moment: u64,
    game: PhantomData<fn() -> G>,
}

/// Something done on it.
#[derive(Clone, Debug)]
pub enum Message {
    /// The line was typed on.
    Typed(String),
    /// Enter on the line.
    Submitted,
    /// What was wished for on one of its parts.
    Wish(Wish<Infallible>),
    /// Every line that stands is shown, or no more.
    History,
    /// What is needed seldom is shown, or no more.
    Menu,
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

impl<G: Framed> Frame<G> {
    fn new(referee: &Referee, said: Vec<Utterance>) -> Self {
        let mut frame = Self {
            line: Line::default(),
            answer: said,
            lately: Vec::new(),
            history: None,
            menu: false,
            moment: 0,
            game: PhantomData,
        };
        frame.look_again(referee);
        frame
    }

    fn look_again(&mut self, referee: &Referee) {
        let record = referee.kept::<G>().map(Kept::record);
        self.lately = record.map(|record| done_lately(referee.words(), record)).unwrap_or_default();
    }

    /// Gives a command. What was refused stands on the line again.
    fn give(&mut self, command: &str, referee: &mut Referee) -> Next<Message> {
        let Some(reply) = referee.hear(command) else { return Next::nothing() };
        referee.sync();
        self.answer = heard(&reply);
        self.moment += 1;
        self.menu = false;
        self.look_again(referee);
        if reply.accepted() {
            return Next::Run(operation::focus(LINE));
        }
        if let Some(Remedy::Tell(word)) = reply.remedy() {
            self.line.type_in(format!("{command} {word} "));
            return Next::Run(operation::move_cursor_to_end(LINE));
        }
        self.line.type_in(command.to_owned());
        Next::Run(operation::select_all(LINE))
    }

    fn wish(&mut self, wish: Wish<Infallible>, referee: &mut Referee) -> Next<Message> {
        let to_line = || {
            let to_line = [operation::focus(LINE), operation::move_cursor_to_end(LINE)];
            Next::Run(Task::batch(to_line))
        };
        match wish {
            Wish::Give(command) => self.give(&command, referee),
            Wish::Confirm(begun) => self.give(&begun.command, referee),
            Wish::Begin(begun) => {
                let again = self.line.begun.as_ref() == Some(&begun);
                self.line.clear();
                self.line.begun = Some(begun).filter(|_| !again);
                to_line()
            }
            Wish::Type(typed) => {
                self.line.type_in(format!("{}{typed}", self.line.typed));
                to_line()
            }
            Wish::Ask(asked) => {
                self.line.asks = Some(asked);
                to_line()
            }
            Wish::Enter => self.submit(referee, false),
            Wish::To(nowhere) => match nowhere {},
        }
    }

    /// The parts, for the frame.
    fn parts<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State<G>,
        veiled: bool,
    ) -> Parts<'a, Message> {
        let (words, view) = (referee.words(), &state.view);
        let [undo, redo] = back(words, referee.kept::<G>());
        let on = TopMessages {
            shortcut: Message::Shortcut,
            undo: Message::Wish(Wish::Give("undo".to_owned())),
            redo: Message::Wish(Wish::Give("redo".to_owned())),
            menu: Message::Menu,
            leave: Message::Leave,
        };
        let menu = self.menu.then(|| menu(look, words, &redo, on.clone()));
        let when = look.label(G::phase_line(view)).into();
        let top = Top { when, headline: G::host_line(words, view), undo, hides: G::HIDES, on };
        let (gold, choices) = parted(G::chips(words, state, veiled));
        let said = self.answer.iter().filter(|said| !veiled || said.mark == Mark::Table);
        let lines = said.map(|said| {
            let tone = match said.mark {
                Mark::Refused => Tone::Wrong,
                Mark::Secret => Tone::Alone,
                Mark::Answer | Mark::Table => Tone::Plain,
            };
            (said.text.clone(), tone)
        });
        let card = Card {
            asked: String::new(),
            said: None,
            lines: lines.collect(),
            choices: chosen_from(look, choices, Message::Wish),
            gold: gold.map(|(label, wish, _)| (label, Message::Wish(wish))),
        };
        let own = match &self.history {
            Some(entries) => history(look, words, entries, veiled, None, Message::History),
            None => container(G::own_part(look, words, state, veiled).map(Message::Wish)).into(),
        };
        let give: fn(String) -> Message = |it| Message::Wish(Wish::Give(it));
        Parts {
            top,
            own,
            strip: None,
            card,
            buttons: iced::widget::space().into(),
            tracks: tracks(look, G::tracks(words, view), 17.0, Some(give)),
            lately: lately(look, words, self.lately.iter(), veiled, Message::History, None),
            line: self.line(look, words, view, veiled),
            menu,
        }
    }

    fn line<'a>(&'a self, look: Look, words: &Words, view: &G::View, veiled: bool) -> Element<'a, Message> {
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            shortcut: Message::Shortcut,
        };
        self.line.view(look, LINE, &G::hint(words, view), String::new(), veiled, messages)
    }

    /// Enter: what is typed, or the gold button.
    fn submit(&mut self, referee: &mut Referee, veiled: bool) -> Next<Message> {
        if self.line.whole().trim().is_empty() {
            let chips = referee.state::<G>().map(|state| G::chips(referee.words(), state, veiled));
            let gold = chips.and_then(|chips| parted(chips).0);
            return gold.map_or_else(Next::nothing, |(_, wish, _)| self.wish(wish, referee));
        }
        if self.line.begun.is_none() {
            match Aside::of(&self.line.typed) {
                Some(Aside::Quit) => return Next::Close,
                Some(Aside::Keys) => {
                    self.line.clear();
                    return Next::Shortcut(Shortcut::Keys);
                }
                None => {}
            }
        }
        let whole = self.line.whole();
        self.line.remember(&whole);
        self.line.clear();
        self.give(&whole, referee)
    }
}

/// What is due, if one thing is, and what is chosen from.
fn parted(chips: Vec<Chip<Infallible>>) -> (Option<Chip<Infallible>>, Vec<Chip<Infallible>>) {
    let (mut due, choices): (Vec<_>, Vec<_>) =
        chips.into_iter().partition(|(.., weight)| *weight == Weight::Gold);
    (due.pop(), choices)
}

/// What a reply says, the answer last.
fn heard(reply: &Reply) -> Vec<Utterance> {
    reply.lines.iter().map(|line| Utterance { mark: line.mark, text: line.text.clone() }).collect()
}

/// What was done lately, the latest first, and below each line what it told the table.
fn done_lately<G: Framed>(words: &Words, record: &Record<G>) -> Vec<Utterance> {
    let mut lately = Vec::new();
    for act in record.acts().iter().rev().take(TOLD) {
        lately.push(Utterance { mark: Mark::Answer, text: in_words(words, record, act) });
        let told = record.led_to(act).iter().filter_map(Event::public);
        let told = told.flat_map(|event| G::told(words, event));
        lately.extend(told.map(|text| Utterance { mark: Mark::Table, text }));
    }
    lately
}

/// Every line that stands, with what it told the table.
fn entries<G: Framed>(words: &Words, record: &Record<G>) -> Vec<Entry> {
    let standing = record.standing();
    let lines = standing.iter().enumerate().skip(1);
    let entry = |(at, line): (usize, &crate::table::Line)| {
        let (said, events) = record.line(*line)?;
        let done = Utterance { mark: Mark::Answer, text: G::deed(words, &said.full) };
        let told = events.iter().filter_map(Event::public).flat_map(|event| G::told(words, event));
        let told = told.map(|text| Utterance { mark: Mark::Table, text });
        Some(Entry {
            above: None,
            told: std::iter::once(done).chain(told).collect(),
            behind: standing.len() - 1 - at,
        })
    };
    lines.filter_map(entry).collect()
}

/// The tracks, each with its buttons.
fn tracks<'a, M: Clone + 'a>(
    look: Look,
    tracks: Vec<Track>,
    size: f32,
    give: Option<fn(String) -> M>,
) -> Element<'a, M> {
    let small = |sign: &'static str, command: String| {
        let message = give.map(|give| give(command));
        press(look, sign, Weight::Quiet, message).padding([0.0, look.size(8.0)]).into()
    };
    let lines = tracks.into_iter().map(|Track { name, value, commands }| {
        let value = text(value).size(look.size(size)).font(BOLD).color(look.colours().ink);
        let commands = commands.filter(|_| give.is_some());
        let buttons = commands.into_iter().flat_map(|[less, more]| [small("–", less), small("+", more)]);
        row![look.text(name).width(Fill), value]
            .extend(buttons)
            .spacing(look.size(6.0))
            .align_y(Center)
            .into()
    });
    let panel = Column::with_children(lines).spacing(look.size(4.0));
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}

impl<G: Framed> Screens for G {
    const WAYS: &'static [Way<Self>] = G::FRAMED_WAYS;
    type Screen = Frame<G>;
    type Message = Message;
    type Wall = FrameWall<G>;

    fn show(referee: &Referee, said: Vec<Utterance>) -> Shown<Self> {
        (Frame::new(referee, said), operation::focus(LINE))
    }

    fn update(frame: &mut Frame<G>, message: Message, referee: &mut Referee) -> Next<Message> {
        match message {
            // On an empty line this is no beginning of a command.
            Message::Typed(typed) if typed == "?" => return Next::Shortcut(Shortcut::Keys),
            Message::Typed(typed) => frame.line.type_in(typed),
            Message::Submitted => return frame.submit(referee, false),
            Message::History => {
                frame.history = match frame.history {
                    Some(_) => None,
                    None => referee.kept::<G>().map(|game| entries(referee.words(), game.record())),
                };
            }
            Message::Menu => frame.menu = !frame.menu,
            Message::Wish(wish) => return frame.wish(wish, referee),
            Message::Shortcut(shortcut) => return Next::Shortcut(shortcut),
            Message::Leave => return Next::Leave,
        }
        Next::nothing()
    }

    fn key(frame: &mut Frame<G>, shortcut: Shortcut, referee: &mut Referee) -> Next<Message> {
        match shortcut {
            Shortcut::Undo => return frame.give("undo", referee),
            Shortcut::Redo => return frame.give("redo", referee),
            Shortcut::Escape => {
                let _ =
                    frame.line.clear() || std::mem::take(&mut frame.menu) || frame.history.take().is_some();
            }
            Shortcut::Earlier => frame.line.recall(1),
            Shortcut::Later => frame.line.recall(-1),
            _ => {}
        }
        Next::nothing()
    }

    fn dropped(frame: &mut Frame<G>, _path: PathBuf, referee: &mut Referee) -> Next<Message> {
        let text = referee.words().say("dropped-over-a-game", &[]);
        frame.answer = vec![Utterance { mark: Mark::Refused, text }];
        Next::nothing()
    }

    fn view<'a>(frame: &'a Frame<G>, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message> {
        let Some(state) = referee.state::<G>() else { return nothing_but_the_name(look) };
        responsive(move |room| {
            frame::frame(look, referee.words(), room, frame.parts(look, referee, state, veiled))
        })
        .into()
    }

    fn moment(frame: &Frame<G>) -> u64 {
        frame.moment
    }

    fn focus(_frame: &Frame<G>, _back: bool) -> Task<Message> {
        operation::focus(LINE)
    }

    fn speak(frame: &mut Frame<G>, referee: &Referee) {
        // What was told in the language before is gone.
        frame.answer.clear();
        frame.look_again(referee);
    }

    fn sheet(words: &Words, record: Option<&Record<G>>) -> String {
        G::page(words, record)
    }
}

/// The table's window of a framed game: what hands do now, what was told last, and the tracks.
pub struct FrameWall<G>(PhantomData<fn() -> G>);

impl<G> Default for FrameWall<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Framed> Wall<G> for FrameWall<G> {
    type Message = Infallible;

    fn look_again(&mut self, _view: Option<&G::View>, _seal: Option<Digest>) {}

    fn redraw(&self) {}

    fn update(&mut self, message: Infallible, _seal: Option<Digest>) {
        match message {}
    }

    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a <G as Game>::View>,
        told: &[&<G as Game>::Public],
    ) -> Element<'a, Infallible> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let colours = look.colours();
        let large = |said: String, colour| text(said).size(LARGE).font(BOLD).color(colour);
        let told = told.iter().flat_map(|event| G::told(words, event));
        let told = told.map(|said| large(said, colours.gold).into());
        let page = column![
            large(G::host_line(words, view), colours.ink),
            Column::with_children(told),
            tracks(look, G::tracks(words, view), LARGE * 0.7, None),
        ];
        page.spacing(look.size(20.0)).padding(look.size(24.0)).into()
    }
}
