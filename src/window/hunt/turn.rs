//! The table: one screen for the whole turn.

use super::answered::{self, Answered, Asking};
use super::chips::{Door, as_asked, chips, choices, completions, done, picked, put_back};
use super::end::end;
use super::hint::hint;
use super::journey::journey;
use super::lately::{done_lately, told_lately};
use super::letter::file_for;
use super::log::{Boxes, Correct, log, turns_of_steps};
use super::map::{Camera, Marked, Messages, Panel, Shown};
use super::tracks::tracks;
use crate::hunt::board::Location;
use crate::hunt::is_shipped;
use crate::hunt::{
    Command, Event, Hunt, Phase, Public, Record, Refusal, State, Turn, View, lessons, questions,
};
use crate::language::Words;
use crate::language::hunt::{host_line, long_form, rules_called, rules_now, story, turn_name};
use crate::language::{Meaning, hear};
use crate::referee::{Mark, Referee, Remedy, Reply};
use crate::store::{Kept, path_to_type};
use crate::table::Game as _;
use crate::window::play::lately::lately;
use crate::window::play::line::{Aside, Line, LineMessages};
use crate::window::play::top::{Back, Top, back, top};
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Wish;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page::rule_line;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container, operation, responsive, row, scrollable, space, text};
use iced::{Center, Element, Fill, Length, Task};

/// The name by which the line for commands is found.
pub const COMMAND_LINE: &str = "command line";
/// Below this height of the room for log and map the log is low, in logical pixels at the smallest type.
const LOW: f32 = 520.0;
/// About how high the log is, in logical pixels at the smallest type; and when it is low.
const LOG_HEIGHT: [f32; 2] = [235.0, 180.0];
/// The same of the Journey card with Gandalf's log.
const JOURNEY_HEIGHT: [f32; 2] = [300.0, 245.0];
/// The least height of a map that can be read.
const MAP_HEIGHT: f32 = 240.0;

/// What the table's screen remembers besides the game.
pub struct Table {
    line: Line,
    /// What was said when the game came to the table: until the first command.
    opened: Vec<Utterance>,
    /// What was done lately.
    lately: Vec<Utterance>,
    /// What of it everybody was told.
    told_lately: Vec<Utterance>,
    /// The answer or the refusal that came last.
    answer: Option<Answered>,
    turns: Vec<(u16, Turn)>,
    /// How many questions were answered, and how many of them with yes.
    questions: (usize, usize),
    /// A command that only lacks the tiles that were drawn by hand.
    wants_tiles: Option<String>,
    /// The whole journey, once nothing has to be hidden.
    story: Vec<String>,
    /// How many things the game has taught about the board on the table, likewise.
    taught: usize,
    /// What the Corruption would be, were the tiles that lie drawn accepted.
    accepted: Option<u16>,
    /// Whether the rules are told by which things stand as they do.
    why: bool,
    map: Panel,
}

/// Something done at the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// The command line was typed on.
    Typed(String),
    /// Enter on the command line.
    Submitted,
    /// What was wished for on one of its parts.
    Wish(Wish<Door>),
    /// A location was clicked on the map.
    Picked(Location),
    /// Another part of the map is to be shown.
    Camera(Camera),
    /// A key.
    Shortcut(Shortcut),
    /// Why things stand as they do is asked, or known.
    Why,
    /// To what the game has taught about the board.
    Taught,
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// This.
    Run(Task<Message>),
    /// To the Letter from Gandalf, and Part 2.
    Letter,
    /// To what games have taught about the board of this part.
    Taught(u8),
    /// To the list of keys and short forms.
    Keys,
    /// To set-up, which was not done or is being done again.
    Setup,
    /// Back to the first screen.
    Leave,
    /// The window is closed.
    Close,
}

impl Table {
    pub fn new(said: Vec<Utterance>, referee: &Referee) -> (Self, Task<Message>) {
        let mut table = Self {
            line: Line::default(),
            opened: said,
            lately: Vec::new(),
            told_lately: Vec::new(),
            accepted: None,
            why: false,
            answer: None,
            turns: Vec::new(),
            questions: (0, 0),
            wants_tiles: None,
            story: Vec::new(),
            taught: 0,
            map: Panel::default(),
        };
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

    /// Another language is spoken: what was told in the one before is gone.
    pub fn speak(&mut self, referee: &Referee) {
        (self.answer, self.opened) = (None, Vec::new());
        self.look_again(referee);
    }

    /// Says why something was not done.
    pub fn tell(&mut self, why: String) {
        self.opened = vec![Utterance { mark: Mark::Refused, text: why }];
    }

    /// Takes in what has changed in the game.
    pub fn look_again(&mut self, referee: &Referee) {
        let Some(record) = referee.kept::<Hunt>().map(Kept::record) else { return };
        self.turns = turns_of_steps(record);
        self.questions = questions(record);
        let state = record.state();
        let over = state.view.phase.is_over();
        self.lately = done_lately(referee.words(), record);
        self.told_lately = told_lately(referee.words(), record);
        self.accepted = state.view.drawn.as_ref().and_then(|_| corruption_if_accepted(record));
        self.story = if over { story(referee.words(), record) } else { Vec::new() };
        let locked = referee.kept::<Hunt>().is_some_and(Kept::is_locked);
        self.taught = if over && !locked { lessons(record, state.view.part(), is_shipped).len() } else { 0 };
        self.map.look_again(Some(&state.view));
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        match message {
            Message::Typed(typed) => {
                self.line.type_in(typed);
                return Action::Run(Task::none());
            }
            Message::Submitted => {
                let typed = self.line.take();
                match Aside::of(&typed) {
                    Some(Aside::Quit) => return Action::Close,
                    Some(Aside::Keys) => return Action::Keys,
                    None => {}
                }
                if typed.split_whitespace().next().is_some_and(|first| first.eq_ignore_ascii_case("why")) {
                    return self.update(Message::Why, referee);
                }
                self.line.remember(&typed);
                if !self.enter(&typed, referee) {
                    if let Some(begun) = self.wants_tiles.take() {
                        // Half of it was right: what is missing is typed behind it.
                        self.line.typed = begun;
                        return Action::Run(operation::move_cursor_to_end(COMMAND_LINE));
                    }
                    // What was refused can be mended, or typed over.
                    self.line.typed = typed;
                    return Action::Run(operation::select_all(COMMAND_LINE));
                }
            }
            Message::Wish(Wish::Give(command)) => {
                self.line.typed.clear();
                self.enter(&command, referee);
            }
            Message::Wish(Wish::Begin(beginning)) => self.line.typed = beginning,
            Message::Wish(Wish::To(Door::Letter)) => return Action::Letter,
            Message::Wish(Wish::To(Door::Leave)) => return Action::Leave,
            Message::Wish(Wish::To(Door::Reveal)) => {
                self.line.typed =
                    format!("reveal {}", path_to_type(&file_for(referee, "-revealed.underhill")));
            }
            Message::Picked(location) => {
                let begun = std::mem::take(&mut self.line.typed);
                if let Some(command) =
                    referee.state::<Hunt>().and_then(|state| picked(location, &begun, state))
                {
                    self.enter(&command, referee);
                }
            }
            Message::Camera(camera) => {
                self.map.turn(camera);
                return Action::Run(Task::none());
            }
            Message::Shortcut(shortcut) => self.key(shortcut, referee),
            Message::Why => self.why = !self.why,
            Message::Taught => {
                return Action::Taught(referee.state::<Hunt>().map_or(1, |state| state.view.part()));
            }
            Message::Leave => return Action::Leave,
        }
        // What was typed may have led to set-up: `part2`, a new game, or an undo back into it.
        match referee.state::<Hunt>().map(|state| state.view.phase) {
            Some(Phase::Setup) => return Action::Setup,
            Some(Phase::Letter) => return Action::Letter,
            _ => {}
        }
        Action::Run(Task::batch([
            operation::focus(COMMAND_LINE),
            operation::move_cursor_to_end(COMMAND_LINE),
        ]))
    }

    fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) {
        match shortcut {
            Shortcut::Undo => {
                self.give("undo", referee);
            }
            Shortcut::Redo => {
                self.give("redo", referee);
            }
            Shortcut::Escape => {
                // What is typed goes first.
                if self.line.typed.is_empty() && waiting(referee) {
                    self.give("withdraw", referee);
                }
                self.line.typed.clear();
            }
            Shortcut::Earlier => self.line.recall(1),
            Shortcut::Later => self.line.recall(-1),
            shortcut => self.map.key(shortcut),
        }
    }

    /// Carries out what was typed. Whether it was accepted.
    fn enter(&mut self, typed: &str, referee: &mut Referee) -> bool {
        if typed.trim().is_empty() {
            // The second Enter gives the answer that the first one has shown to the Ring-bearer alone.
            return !waiting(referee) || self.give("answer", referee);
        }
        let Some(state) = referee.state::<Hunt>() else { return false };
        let commands = long_form(typed, state);
        let mut before: Option<Answered> = None;
        commands.iter().all(|command| {
            let accepted = self.enter_one(command, referee);
            // What was typed in one is told in one.
            if let (Some(before), Some(answer)) = (before.take(), &mut self.answer) {
                answer.comes_after(before);
            }
            before.clone_from(&self.answer);
            accepted
        })
    }

    /// Carries out one command of what was typed. Whether it was accepted.
    fn enter_one(&mut self, command: &str, referee: &mut Referee) -> bool {
        match as_asked(command) {
            Some(asked) => {
                // A question after the move means that the Ring-bearer's turn is over.
                let over = referee.state::<Hunt>().is_some_and(|State { view, .. }| {
                    view.phase == Phase::RingBearer && (view.moved || view.rested)
                });
                let ends = over && !command.starts_with("card");
                match if ends { asked_then(referee, &asked) } else { Then::Asked } {
                    Then::Asked => (!ends || self.give("done", referee)) && self.give(&asked, referee),
                    Then::Misheard => self.give(&asked, referee),
                    Then::Refused(refusal) => {
                        let reply = referee.would_refuse::<Hunt>(&asked, refusal);
                        self.heard(Asking::now(referee), &asked, &reply, referee)
                    }
                }
            }
            None => self.give(command, referee),
        }
    }

    fn give(&mut self, command: &str, referee: &mut Referee) -> bool {
        let asking = Asking::now(referee);
        (self.why, self.opened) = (false, Vec::new());
        let Some(reply) = referee.hear(command) else { return true };
        self.heard(asking, command, &reply, referee)
    }

    /// Takes in what came back for a command. Whether it was accepted.
    fn heard(&mut self, asking: Asking, command: &str, reply: &Reply, referee: &Referee) -> bool {
        self.answer = asking.answered(command, reply, referee);
        self.wants_tiles = match reply.remedy() {
            Some(Remedy::Tell(word)) => Some(format!("{command} {word} ")),
            _ => None,
        };
        self.look_again(referee);
        reply.accepted()
    }

    pub fn view<'a>(
        &'a self,
        look: Look,
        referee: &'a Referee,
        state: &'a State,
        veiled: bool,
    ) -> Element<'a, Message> {
        let words = referee.words();
        let gap = look.size(10.0);
        let left = responsive(move |room| {
            let boxes = match room.height {
                // Head and foot of the sheet, and Gandalf's log with two lines more.
                height if self.map.is_empty() => {
                    Boxes::without_map(look, height, if state.view.part2.is_some() { 6 } else { 3 })
                }
                height if look.is_large() || height < look.size(LOW) => Boxes::Low,
                _ => Boxes::Usual,
            };
            let sheet = match state.view.part2 {
                Some(_) => journey(look, words, state, &self.turns, veiled, boxes, self.correct()),
                None => log(look, words, state, &self.turns, veiled, boxes, self.correct()),
            };
            if self.map.is_empty() {
                return if boxes == Boxes::Least { scrolled(column![sheet]) } else { sheet };
            }
            // Where the window is small or the type large, the map keeps its size and the sheet is scrolled.
            let log_height = if state.view.part2.is_some() { JOURNEY_HEIGHT } else { LOG_HEIGHT };
            let small = room.height < look.size(log_height[usize::from(boxes == Boxes::Low)]) + MAP_HEIGHT;
            let height = if small { MAP_HEIGHT.into() } else { Fill };
            let both = column![sheet].push(self.map(look, words, state, veiled, height)).spacing(gap);
            if small { scrollable(both.padding(iced::Padding::ZERO.right(14))).into() } else { both.into() }
        });
        // Before a correction is decided nothing else is the next thing.
        let proposes = state.hidden.proposed.is_some() && !veiled;
        let answered = if proposes {
            answered::proposed(look, words, state, self.answer.as_ref())
        } else if state.view.phase.is_over() && state.view.asked.is_none() {
            let over = end(look, words, state, self.questions, &self.story, veiled);
            column![answered::besides(look, words, self.answer.as_ref(), veiled), over].spacing(gap).into()
        } else {
            answered::panel(look, words, state, self.answer.as_ref(), veiled)
        };
        let taught = (self.taught > 0 && !veiled).then(|| {
            let label = words.say("end-taught", &[("count", self.taught.into())]);
            press(look, label, Weight::Quiet, Some(Message::Taught))
        });
        let (why, rules) = self.why(look, words, state, veiled);
        let done = done(words, state).filter(|_| !proposes);
        let done = done.map(|(label, wish, weight)| press(look, label, weight, Some(Message::Wish(wish))));
        let last = row![why, space().width(Fill)].push(done).align_y(Center);
        let act =
            column![answered, self.chips(look, words, state, veiled)].push(taught).push(last).push(rules);
        let act = container(act.spacing(gap)).padding(look.size(12.0)).width(Fill).style(look.sheet());
        let done_lately = if veiled { &self.told_lately } else { &self.lately };
        let right = column![
            act,
            tracks(look, words, &state.view).map(Message::Wish),
            lately(look, words, self.opened.iter().chain(done_lately), veiled)
        ]
        .spacing(gap)
        .width(look.size(356.0).min(460.0));
        column![
            self.host(look, words, state, referee, veiled),
            row![left, scrolled(right)].spacing(gap).height(Fill),
            unsafe_on_disk(look, referee),
            self.command_line(look, words, &state.view, veiled),
        ]
        .spacing(gap)
        .padding(look.size(12.0))
        .into()
    }

    /// Why things stand as they do, by the rules with their numbers: those that a refusal names, or those of the moment.
    fn why<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &State,
        veiled: bool,
    ) -> (Element<'a, Message>, Option<Element<'a, Message>>) {
        let weight = if self.why { Weight::Chosen } else { Weight::Quiet };
        let unfold = press(look, words.say("why", &[]), weight, Some(Message::Why))
            .padding([look.size(1.0), look.size(8.0)]);
        if !self.why {
            return (unfold.into(), None);
        }
        let refusal = self.answer.as_ref().filter(|_| self.refused() && !veiled);
        let named = refusal.map(|answered| rules_called(words, answered.rules)).unwrap_or_default();
        let rules = if named.is_empty() { rules_now(words, &state.view) } else { named };
        let rules = rules.into_iter().map(|rule| rule_line(look, rule));
        (unfold.into(), Some(Column::with_children(rules).spacing(look.size(4.0)).into()))
    }

    /// An entry was wrong: which one is clicked, once that was said.
    fn correct(&self) -> Correct<Message> {
        let begun = self.line.typed.trim_start().starts_with("correct");
        let pick: fn(u8) -> Message = |at| begin(format!("correct {at} "));
        Correct { begin: begin("correct ".into()), pick: begun.then_some(pick) }
    }

    /// What to do now that an entry is wrong: with or without a map, and in Part 2 in Gandalf's log.
    fn how_to_correct(&self, words: &Words, view: &View) -> String {
        let facts = [
            ("part", if view.part2.is_some() { "two" } else { "one" }.into()),
            ("map", if self.map.is_empty() { "no" } else { "yes" }.into()),
        ];
        words.say("table-correct-how", &facts)
    }

    /// Whether the last command was refused.
    fn refused(&self) -> bool {
        self.answer.as_ref().is_some_and(|answer| answer.said.mark == Mark::Refused)
    }

    fn map<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        veiled: bool,
        height: Length,
    ) -> Option<Element<'a, Message>> {
        // P20: the cards to choose from, each as a way.
        let routes = state.hidden.offered.iter().filter(|_| !veiled).map(crate::hunt::Card::places).collect();
        let marked = Marked { legal: choices(state), routes, veiled };
        let messages =
            Messages { pick: Message::Picked, camera: Message::Camera, shortcut: Message::Shortcut };
        self.map.view(look, words, Shown::BehindTheScreen(state, marked), messages, height)
    }

    /// What hands do now, in one sentence; what can be taken back; and the way out.
    fn host<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &State,
        referee: &Referee,
        veiled: bool,
    ) -> Element<'a, Message> {
        let turn = if state.view.day == 0 {
            words.say("table-setup", &[])
        } else {
            let turn = words.say("turn-name", &[("turn", turn_name(state.view.turn).into())]);
            words.say("table-day", &[("day", state.view.day.into()), ("turn", turn.into())])
        };
        // What a proposed correction is about is nobody's business yet.
        let secretly = |back: Back| match back {
            Back::Deed(_) if veiled && state.hidden.proposed.is_some() => Back::Something,
            back => back,
        };
        let [undo, redo] = back(words, referee.kept::<Hunt>()).map(secretly);
        let above = if veiled { format!("{turn}  ·  {}", words.say("table-hush", &[])) } else { turn };
        let line = host_line(words, &state.view);
        let head = Top { above, line, undo, redo, hides: Hunt::HIDES };
        top(look, words, head, Message::Shortcut, Message::Leave)
    }

    /// The commands that hands are likely to want now.
    fn chips<'a>(&'a self, look: Look, words: &Words, state: &State, veiled: bool) -> Element<'a, Message> {
        let chips = chips(words, state, &self.line.typed, self.accepted, veiled)
            .into_iter()
            .map(|(label, wish, weight)| press(look, label, weight, Some(Message::Wish(wish))).into());
        let gap = look.size(5.0);
        let row = |chips: Vec<Element<'a, Message>>| {
            Row::with_children(chips).spacing(gap).align_y(Center).wrap().vertical_spacing(gap).into()
        };
        let chips: Element<'a, Message> = row(chips.collect());
        let tiles = put_back(words, state).into_iter().filter(|_| state.hidden.proposed.is_none());
        let tiles = tiles.map(|(tile, who)| {
            let label: Element<'a, Message> = look.label(tile).into();
            let who = who
                .into_iter()
                .map(|(name, wish, weight)| press(look, name, weight, Some(Message::Wish(wish))).into());
            row(std::iter::once(label).chain(who).collect())
        });
        let begun = self.line.typed.trim_start().starts_with("correct");
        let writes = ["reveal ", "save ", "letter "].iter().any(|verb| self.line.typed.starts_with(verb));
        let course = self.line.typed.starts_with("course change ");
        let how = match (begun, writes, course) {
            (true, ..) => Some(self.how_to_correct(words, &state.view)),
            (_, true, _) => Some(words.say("table-enter-writes", &[])),
            (.., true) => Some(words.say("table-course-how", &[])),
            _ => None,
        };
        let how = how.map(|how| look.text(how));
        column![how, chips].extend(tiles).spacing(gap).into()
    }

    fn command_line<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: &View,
        veiled: bool,
    ) -> Element<'a, Message> {
        // For an example, a tile that was drawn.
        let tile = view.drawn.iter().flat_map(|(tiles, _)| tiles).find(|tile| !tile.red);
        let tile = tile.map_or_else(|| "3".to_owned(), ToString::to_string);
        let hint = words.say(hint(view), &[("tile", tile.into())]);
        let messages = LineMessages {
            typed: Message::Typed,
            submitted: Message::Submitted,
            shortcut: Message::Shortcut,
        };
        let line = self.line.view(look, COMMAND_LINE, &hint, veiled, messages);
        let mut below = row![container(line).width(Fill)].spacing(look.size(6.0)).align_y(Center);
        if !veiled {
            for usage in completions(&self.line.typed) {
                below = below.push(press(look, usage, Weight::Quiet, Some(begin(format!("{usage} ")))));
            }
        }
        below.into()
    }
}

/// The right side is as long as it has to be.
fn scrolled<'a>(column: Column<'a, Message>) -> Element<'a, Message> {
    scrollable(column.padding(iced::Padding::ZERO.right(14))).height(Fill).into()
}

/// For as long as the game is not safe on disk, or is only looked at: why.
fn unsafe_on_disk<'a>(look: Look, referee: &Referee) -> Option<Element<'a, Message>> {
    let game = referee.kept::<Hunt>()?;
    let trouble = game.trouble().or(game.looking())?;
    let why = referee.words().tell("trouble", trouble);
    Some(text(why).size(look.size(15.0)).color(look.colours().red).into())
}

/// R26: what the Corruption would be, were the tiles that lie drawn accepted.
fn corruption_if_accepted(record: &Record) -> Option<u16> {
    let events = Hunt::decide(record.state(), &Command::Accept, record.draws()).ok()?;
    events.iter().filter_map(Event::public).rev().find_map(|event| match event {
        Public::TileApplied { corruption, .. } => Some(*corruption),
        _ => None,
    })
}

/// What would come of a question, were the Ring-bearer's turn over.
enum Then {
    /// It would be asked.
    Asked,
    /// Nobody understands it.
    Misheard,
    /// It would be refused, or the turn cannot end.
    Refused(Refusal),
}

/// What would come of a question, were the Ring-bearer's turn over: a slip of the fingers does not end it.
fn asked_then(referee: &Referee, asked: &str) -> Then {
    let heard = hear::<Hunt>(asked).map(|heard| heard.meaning);
    let (Some(game), Ok(Meaning::Command(asked))) = (referee.kept::<Hunt>(), heard) else {
        return Then::Misheard;
    };
    let record = game.record();
    let mut then = record.state().clone();
    let asked = Hunt::decide(&then, &Command::Done, record.draws()).and_then(|events| {
        events.iter().for_each(|event| then.apply(event));
        Hunt::decide(&then, &asked, record.draws())
    });
    asked.map_or_else(Then::Refused, |_| Then::Asked)
}

/// The beginning of a command is to stand on the line.
fn begin(beginning: String) -> Message {
    Message::Wish(Wish::Begin(beginning))
}

/// Whether a question waits for its answer.
fn waiting(referee: &Referee) -> bool {
    referee.state::<Hunt>().is_some_and(|state| state.view.asked.is_some())
}
