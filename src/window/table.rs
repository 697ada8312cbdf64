//! The table: one screen for the whole turn.

use super::Shortcut;
use super::look::{self, size};
use super::still::still;
use crate::hunt::{Entry, LAST_STEP, Occasion, Phase, Side, State, Turn, View};
use crate::language::hunt::{host_line, long_form, private_line, question};
use crate::language::{Words, protocol};
use crate::referee::{Mark, Referee, Reply};
use iced::widget::{
    Column, Row, button, column, container, operation, row, scrollable, space, text, text_input,
};
use iced::{Center, Element, Fill, FillPortion, Task};

const COMMAND_LINE: &str = "command line";
/// How many of the lines said lately are kept on the screen.
const LATELY: usize = 60;

/// What the table's screen remembers besides the game.
pub struct Table {
    typed: String,
    lately: Vec<Said>,
    /// The answer or the refusal that came last.
    answer: Option<Said>,
}

/// Something that was said, and whom it was for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    mark: Mark,
    text: String,
}

impl Said {
    /// What a reply says, with the command before its answer.
    pub fn of(command: &str, reply: &Reply) -> Vec<Self> {
        let said = reply.lines.iter().map(|line| Self {
            mark: line.mark,
            text: match line.mark {
                Mark::Answer => format!("{command}: {}", line.text),
                _ => line.text.clone(),
            },
        });
        said.collect()
    }
}

/// Something done at the table.
#[derive(Clone, Debug)]
pub enum Message {
    /// The command line was typed on.
    Typed(String),
    /// Enter on the command line.
    Submitted,
    /// A command was chosen with the mouse.
    Give(String),
    /// The beginning of a command was chosen with the mouse.
    Begin(String),
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// This.
    Run(Task<Message>),
    /// Back to the first screen.
    Leave,
    /// The window is closed.
    Close,
}

impl Table {
    pub fn new(said: Vec<Said>) -> (Self, Task<Message>) {
        let table = Self { typed: String::new(), lately: said, answer: None };
        (table, operation::focus(COMMAND_LINE))
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        match message {
            Message::Typed(typed) => {
                self.typed = typed;
                return Action::Run(Task::none());
            }
            Message::Submitted => {
                let typed = std::mem::take(&mut self.typed);
                if typed.trim().eq_ignore_ascii_case("quit") {
                    return Action::Close;
                }
                if !self.enter(&typed, referee) {
                    // What was refused can be mended, or typed over.
                    self.typed = typed;
                    return Action::Run(operation::select_all(COMMAND_LINE));
                }
            }
            Message::Give(command) => {
                self.enter(&command, referee);
            }
            Message::Begin(beginning) => self.typed = beginning,
            Message::Shortcut(Shortcut::Undo) => {
                self.give("undo", referee);
            }
            Message::Shortcut(Shortcut::Redo) => {
                self.give("redo", referee);
            }
            Message::Shortcut(Shortcut::Escape) => {
                if waiting(referee) {
                    self.give("withdraw", referee);
                }
                self.typed.clear();
            }
            Message::Shortcut(_) => {}
            Message::Leave => return Action::Leave,
        }
        Action::Run(Task::batch([
            operation::focus(COMMAND_LINE),
            operation::move_cursor_to_end(COMMAND_LINE),
        ]))
    }

    /// Carries out what was typed. Whether it was accepted.
    fn enter(&mut self, typed: &str, referee: &mut Referee) -> bool {
        if typed.trim().is_empty() {
            // The second Enter gives the answer that the first one has shown to the Ring-bearer alone.
            return !waiting(referee) || self.give("answer", referee);
        }
        let Some(state) = referee.state() else { return false };
        let commands = long_form(typed, state);
        commands.iter().all(|command| match as_asked(command) {
            Some(asked) => {
                // A question after the move means that the Ring-bearer's turn is over.
                let over = referee.state().is_some_and(|State { view, .. }| {
                    view.phase == Phase::RingBearer && (view.moved || view.rested)
                });
                let by_card = command.starts_with("card");
                (!over || by_card || self.give("done", referee)) && self.give(&asked, referee)
            }
            None => self.give(command, referee),
        })
    }

    fn give(&mut self, command: &str, referee: &mut Referee) -> bool {
        let Some(reply) = referee.hear(command) else { return true };
        self.answer = reply.lines.last().map(|line| Said { mark: line.mark, text: line.text.clone() });
        self.lately.extend(Said::of(command, &reply));
        self.lately.drain(..self.lately.len().saturating_sub(LATELY));
        reply.accepted()
    }

    pub fn view<'a>(&'a self, referee: &'a Referee, state: &'a State) -> Element<'a, Message> {
        let words = referee.words();
        let left = column![
            self.log(words, state),
            self.answered(words, state),
            self.chips(words, state),
            self.command_line(words, &state.view),
        ]
        .spacing(10)
        .width(FillPortion(7));
        let right =
            column![tracks(words, &state.view), self.said_lately(words)].spacing(10).width(FillPortion(3));
        let page = column![self.host(words, state, referee), row![left, right].spacing(12).height(Fill)]
            .spacing(12)
            .padding(14);
        page.into()
    }

    /// What hands do now, in one sentence; and the way back.
    fn host<'a>(&'a self, words: &Words, state: &State, referee: &Referee) -> Element<'a, Message> {
        let turn = if state.view.day == 0 {
            words.say("table-setup", &[])
        } else {
            let turn = turn_name(words, state.view.turn);
            words.say("table-day", &[("day", state.view.day.into()), ("turn", turn.into())])
        };
        let record = referee.game().map(crate::store::Kept::record);
        let any_to_undo = record.is_some_and(|record| record.standing().len() > 1);
        let any_to_redo = record.is_some_and(|record| !record.undone().is_empty());
        let small = |name: &str, message: Option<Message>| {
            button(text(words.say(name, &[])).size(size::SMALL))
                .padding([6, 12])
                .style(look::quiet)
                .on_press_maybe(message)
        };
        let undo = small("table-undo", any_to_undo.then_some(Message::Shortcut(Shortcut::Undo)));
        let redo = small("table-redo", any_to_redo.then_some(Message::Shortcut(Shortcut::Redo)));
        let leave = small("table-leave", Some(Message::Leave));
        let line = text(host_line(words, &state.view)).size(size::HEADING).font(look::BOLD);
        row![column![look::label(turn), line].spacing(2).width(Fill), row![undo, redo, leave].spacing(6),]
            .spacing(16)
            .align_y(Center)
            .into()
    }

    /// The sheet of sixteen boxes that the window replaces.
    fn log<'a>(&'a self, words: &Words, state: &State) -> Element<'a, Message> {
        let entries = &state.hidden.log;
        let numbered = |number: u8| {
            let entry = entries.get(usize::from(number) - 1);
            let written = match entry {
                Some(Entry::Dot) => "•".to_owned(),
                Some(entry) => entry.to_string(),
                None => String::new(),
            };
            let next = state.view.phase.is_play() && entries.len() + 1 == usize::from(number);
            let entry = text(written).size(size::ENTRY).font(look::BOLD);
            container(column![look::label(number.to_string()), container(entry).center(Fill)])
                .padding([4, 8])
                .width(Fill)
                .height(Fill)
                .style(look::log_box(next))
        };
        let half = |from: u8| {
            Row::with_children((from..from + LAST_STEP / 2).map(|number| numbered(number).into()))
                .spacing(6)
                .height(Fill)
        };
        let start = match state.hidden.start {
            Some(start) => words.say("table-start", &[("start", start.to_string().into())]),
            None => words.say("table-no-start", &[]),
        };
        let private = private_line(words, state).unwrap_or_default();
        let head = row![look::heading(words.say("table-log", &[])), space().width(Fill), text(start)]
            .align_y(Center);
        let tokens = text(tokens(words, state)).color(look::FAINT);
        let sheet = column![head, half(1), half(1 + LAST_STEP / 2), text(private), tokens].spacing(8);
        container(sheet).padding(14).height(Fill).style(look::sheet).into()
    }

    /// The answer, to be spoken; or what it would be, for the Ring-bearer alone.
    fn answered<'a>(&'a self, words: &Words, state: &State) -> Element<'a, Message> {
        let (above, said, colour) = match (state.view.asked, &self.answer) {
            (Some(asked), _) => {
                let would_be = crate::hunt::answer(state, asked.question).map_or("", protocol::answer_text);
                let facts = [("question", question(words, asked).into())];
                (words.say("table-would-be", &facts), would_be.to_owned(), look::GOLD)
            }
            (None, Some(said)) if said.mark == Mark::Refused => {
                (words.say("table-refused", &[]), said.text.clone(), look::RED)
            }
            (None, Some(said)) => (words.say("table-answer", &[]), said.text.clone(), look::INK),
            (None, None) => (words.say("table-answer", &[]), String::new(), look::INK),
        };
        let large = said.chars().count() < 60;
        let said = text(said).size(if large { size::HEADING } else { size::TEXT }).color(colour);
        let panel = column![look::label(above), said].spacing(2);
        container(panel).padding([8, 14]).width(Fill).height(84).style(look::sheet).into()
    }

    /// The commands that hands are likely to want now.
    fn chips<'a>(&'a self, words: &Words, state: &State) -> Element<'a, Message> {
        let chips = chips(words, state).into_iter().map(|chip| {
            let message = match chip.command {
                Likely::Whole(command) => Message::Give(command),
                Likely::Beginning(beginning) => Message::Begin(beginning),
            };
            button(text(chip.label).size(size::SMALL))
                .padding([6, 12])
                .style(look::quiet)
                .on_press(message)
                .into()
        });
        Row::with_children(chips).spacing(6).wrap().into()
    }

    fn command_line<'a>(&'a self, words: &Words, view: &View) -> Element<'a, Message> {
        let hint = if view.asked.is_some() { "table-hint-asked" } else { "table-hint" };
        let line = text_input(&words.say(hint, &[]), &self.typed)
            .id(COMMAND_LINE)
            .on_input(Message::Typed)
            .on_submit(Message::Submitted)
            .padding([10, 14])
            .size(size::HEADING)
            .style(look::line);
        still(line, Message::Shortcut(Shortcut::Escape))
    }

    /// What happened lately, the latest first.
    fn said_lately<'a>(&'a self, words: &Words) -> Element<'a, Message> {
        let lines = self.lately.iter().rev().map(|said| {
            let (sign, colour) = match said.mark {
                Mark::Answer => ("", look::INK),
                Mark::Table => ("", look::FAINT),
                Mark::Secret => ("~ ", look::GOLD),
                Mark::Refused => ("? ", look::RED),
            };
            text(format!("{sign}{}", said.text)).size(size::SMALL).color(colour).into()
        });
        // The bar at the side has a place of its own.
        let lines =
            Column::with_children(lines).spacing(4).padding(iced::Padding::ZERO.right(16)).width(Fill);
        let panel =
            column![look::heading(words.say("table-lately", &[])), scrollable(lines).height(Fill)].spacing(8);
        container(panel).padding(14).width(Fill).height(Fill).style(look::sheet).into()
    }
}

/// Whether a question waits for its answer.
fn waiting(referee: &Referee) -> bool {
    referee.state().is_some_and(|state| state.view.asked.is_some())
}

/// A question as it is asked in two steps, if the command is one.
fn as_asked(command: &str) -> Option<String> {
    let mut words = command.split_whitespace();
    let first = words.next()?.to_ascii_lowercase();
    let second = words.next().unwrap_or_default().to_ascii_lowercase();
    let asks = |word: &str| matches!(word, "search" | "hunt" | "perception");
    (asks(&first) || (first == "card" && asks(&second))).then(|| format!("ask {command}"))
}

fn turn_name(words: &Words, turn: Turn) -> String {
    words.say("turn-name", &[("turn", crate::language::hunt::turn_name(turn).into())])
}

/// The Information tokens behind the screen.
fn tokens(words: &Words, state: &State) -> String {
    use crate::hunt::TokenNow;
    let named = |now: TokenNow| {
        let tokens = state.hidden.information.iter().filter(|(_, token)| **token == now);
        tokens.map(|(location, _)| location.to_string()).collect::<Vec<_>>().join(", ")
    };
    let (kept, hidden) = (named(TokenNow::Kept), named(TokenNow::Hidden));
    let any = |list: &str| if list.is_empty() { "no" } else { "yes" };
    words.say(
        "table-tokens",
        &[
            ("any-kept", any(&kept).into()),
            ("any-hidden", any(&hidden).into()),
            ("kept", kept.into()),
            ("hidden", hidden.into()),
        ],
    )
}

/// The tracks and tokens on the table.
fn tracks<'a>(words: &Words, view: &View) -> Element<'a, Message> {
    let line = |name: &str, value: String| {
        row![look::label(words.say(name, &[])).width(Fill), text(value).font(look::BOLD)]
            .spacing(8)
            .align_y(Center)
    };
    let list = |items: Vec<String>| if items.is_empty() { "–".to_owned() } else { items.join(", ") };
    let company =
        view.company.ready().map(|who| words.say("company-name", &[("who", who.to_string().into())]));
    let tracks = view.tracks.iter().map(|(location, side)| {
        let name = if *side == Side::Sword { "table-sword" } else { "table-eye" };
        words.say(name, &[("location", location.to_string().into())])
    });
    let mut lines = column![
        line("table-step", format!("{} / {LAST_STEP}", view.step)),
        line("table-corruption", format!("{} / {}", view.corruption, view.limit())),
        line("table-fellowship", format!("{} / {}", view.tokens, view.pool)),
        line("table-eyes", view.eyes.to_string()),
    ]
    .spacing(4);
    if let Some(pool) = &view.hunt_pool {
        lines = lines.push(line("table-pool", pool.len().to_string()));
    }
    let lines = lines
        .push(line("table-company", list(company.collect())))
        .push(line("table-information", list(view.information.iter().map(ToString::to_string).collect())))
        .push(line("table-tracks", list(tracks.collect())));
    let panel = column![look::heading(words.say("table-table", &[])), lines].spacing(8);
    container(panel).padding(14).width(Fill).style(look::sheet).into()
}

/// A command within reach of the mouse.
struct Chip {
    label: String,
    command: Likely,
}

enum Likely {
    /// All of it.
    Whole(String),
    /// Its first words; the rest has to be typed.
    Beginning(String),
}

fn chips(words: &Words, state: &State) -> Vec<Chip> {
    let view = &state.view;
    let whole =
        |command: &str| Chip { label: command.to_owned(), command: Likely::Whole(command.to_owned()) };
    let beginning = |command: &str| Chip {
        label: format!("{command} …"),
        command: Likely::Beginning(format!("{command} ")),
    };
    if let Some((tiles, occasion)) = &view.drawn {
        let mut chips = vec![whole("accept")];
        for tile in tiles.iter().filter(|tile| !tile.red) {
            if *occasion == Occasion::Encounter || *occasion == Occasion::Rescue {
                chips.extend(view.company.ready().map(|who| whole(&format!("cancel {tile} with {who}"))));
            }
            chips.push(whole(&format!("cancel {tile} with card")));
        }
        return chips;
    }
    if view.asked.is_some() {
        return vec![whole("answer"), whole("withdraw"), whole("blocked")];
    }
    let by_hand = view.tiles_by_hand();
    match view.phase {
        Phase::Setup if !view.start_set => vec![whole("start draw"), beginning("start")],
        Phase::Setup if !view.information_set && view.options.information().is_some() => {
            vec![whole("information draw"), beginning("information")]
        }
        Phase::Setup if !view.information_set => vec![beginning("information")],
        Phase::Setup if !view.given && view.options.give == 1 => {
            state.hidden.information.keys().map(|token| whole(&format!("give {token}"))).collect()
        }
        Phase::Setup if !view.given && view.options.give > 0 => vec![beginning("give")],
        Phase::Setup => (0..=6).map(|shadows| whole(&format!("begin shadows={shadows}"))).collect(),
        Phase::Refresh => (0..=6).map(|shadows| whole(&format!("refresh shadows={shadows}"))).collect(),
        Phase::RingBearer => {
            let mut chips = Vec::new();
            if view.moved || view.rested {
                chips.push(whole("done"));
            } else {
                chips.push(whole("move ."));
                let reach = crate::hunt::reach(state).unwrap_or_default();
                chips.extend(reach.iter().map(|location| whole(&format!("move {location}"))));
                if view.turn == Turn::Nightfall {
                    chips.push(whole("rest"));
                }
            }
            chips.push(beginning("card move"));
            chips
        }
        Phase::Ringwraiths => vec![
            beginning("search"),
            beginning("hunt"),
            beginning("perception"),
            beginning("card move"),
            whole("done"),
        ],
        Phase::Encounter if by_hand => {
            let tiles = |count: u8| {
                if count == 0 { whole("nazgul 0") } else { beginning(&format!("nazgul {count} tiles")) }
            };
            (0..=crate::hunt::NAZGUL).map(tiles).collect()
        }
        Phase::Encounter => {
            (0..=crate::hunt::NAZGUL).map(|count| whole(&format!("nazgul {count}"))).collect()
        }
        Phase::Escape => {
            let mut chips = vec![whole("escape stay")];
            let reach = crate::hunt::reach(state).unwrap_or_default();
            chips.extend(reach.iter().map(|location| whole(&format!("escape {location}"))));
            chips
        }
        Phase::Rescue if by_hand || view.options.linked().is_none() => vec![beginning("rescue")],
        Phase::Rescue => vec![whole("rescue")],
        Phase::Tiles | Phase::Bree | Phase::Rescued | Phase::Corrupted => {
            vec![Chip { label: words.say("table-save", &[]), command: Likely::Beginning("save ".into()) }]
        }
    }
}
