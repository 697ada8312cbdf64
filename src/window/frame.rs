//! The frame of a game that keeps books: what hands do now, the game's own part, the last answer with what is likely next,
//! the tracks, what was done lately, and the line. It knows no game; a game gives it its parts ([`Framed`]).

use super::play::lately::{TOLD, in_words, lately};
use super::play::line::{Aside, Line, LineMessages};
use super::play::top::{Top, back, top};
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
use iced::widget::{Column, Row, column, container, operation, row, scrollable, text};
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

    /// What an event of everybody's says, if anything has to be said.
    fn told(words: &Words, event: &Self::Public) -> Option<String>;

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
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

impl<G: Framed> Frame<G> {
    fn new(referee: &Referee, said: Vec<Utterance>) -> Self {
        let mut frame = Self { line: Line::default(), answer: said, lately: Vec::new(), game: PhantomData };
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
        match wish {
            Wish::Give(command) => self.give(&command, referee),
            Wish::Begin(beginning) => {
                self.line.type_in(beginning);
                let to_line = [operation::focus(LINE), operation::move_cursor_to_end(LINE)];
                Next::Run(Task::batch(to_line))
            }
            Wish::To(nowhere) => match nowhere {},
        }
    }

    /// The last answer, and what is likely next.
    fn now<'a>(&'a self, look: Look, words: &Words, state: &State<G>, veiled: bool) -> Column<'a, Message> {
        let colours = look.colours();
        let said = self.answer.iter().filter(|said| !veiled || said.mark == Mark::Table);
        let said = said.map(|said| {
            let colour = match said.mark {
                Mark::Refused => colours.red,
                Mark::Secret => colours.gold,
                Mark::Answer | Mark::Table => colours.ink,
            };
            text(said.text.as_str()).size(look.size(17.0)).color(colour).into()
        });
        let chips = G::chips(words, state, veiled).into_iter();
        let chips =
            chips.map(|(label, wish, weight)| press(look, label, weight, Some(Message::Wish(wish))).into());
        let gap = look.size(5.0);
        let chips = Row::with_children(chips).spacing(gap).wrap().vertical_spacing(gap);
        column![Column::with_children(said).spacing(2), chips].spacing(look.size(10.0))
    }

    fn line<'a>(&'a self, look: Look, words: &Words, view: &G::View, veiled: bool) -> Element<'a, Message> {
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            shortcut: Message::Shortcut,
        };
        self.line.view(look, LINE, &G::hint(words, view), veiled, messages)
    }
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
        let told = told.filter_map(|event| G::told(words, event));
        lately.extend(told.map(|text| Utterance { mark: Mark::Table, text }));
    }
    lately
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
            Message::Submitted => {
                let typed = frame.line.take();
                match Aside::of(&typed) {
                    Some(Aside::Quit) => return Next::Close,
                    Some(Aside::Keys) => return Next::Shortcut(Shortcut::Keys),
                    None => frame.line.remember(&typed),
                }
                return frame.give(&typed, referee);
            }
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
            Shortcut::Escape => frame.line.typed.clear(),
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
        let words = referee.words();
        let Some(state) = referee.state::<G>() else { return nothing_but_the_name(look) };
        let gap = look.size(10.0);
        let [undo, redo] = back(words, referee.kept::<G>());
        let head = Top {
            above: G::phase_line(&state.view),
            line: G::host_line(words, &state.view),
            undo,
            redo,
            hides: G::HIDES,
        };
        let now = container(frame.now(look, words, state, veiled));
        let right = column![
            now.padding(look.size(12.0)).width(Fill).style(look.sheet()),
            tracks(look, G::tracks(words, &state.view), 17.0, Some(|it| Message::Wish(Wish::Give(it)))),
            lately(look, words, frame.lately.iter(), veiled),
        ]
        .spacing(gap)
        .width(look.size(356.0).min(460.0));
        let right = scrollable(right.padding(iced::Padding::ZERO.right(14))).height(Fill);
        let own = container(G::own_part(look, words, state, veiled).map(Message::Wish));
        column![
            top(look, words, head, Message::Shortcut, Message::Leave),
            row![own.width(Fill).height(Fill), right].spacing(gap).height(Fill),
            frame.line(look, words, &state.view, veiled),
        ]
        .spacing(gap)
        .padding(look.size(12.0))
        .into()
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
        let told = told.iter().filter_map(|event| G::told(words, event));
        let told = told.map(|said| large(said, colours.gold).into());
        let page = column![
            large(G::host_line(words, view), colours.ink),
            Column::with_children(told),
            tracks(look, G::tracks(words, view), LARGE * 0.7, None),
        ];
        page.spacing(look.size(20.0)).padding(look.size(24.0)).into()
    }
}
