//! Setting up, in the order in which hands do it: what is agreed, then start, Information, the gift, and the dice.
//! Everything is drawn by the program, or typed from what lies on the table.

use super::keys::Shortcut;
use super::look::Look;
use super::press::{Weight, press};
use super::still::still;
use super::table::Said;
use crate::hunt::{Phase, State};
use crate::language::Words;
use crate::referee::Referee;
use iced::widget::{Column, Row, column, container, operation, row, scrollable, text, text_input};
use iced::{Center, Element, Fill, Task};

const LINE: &str = "set-up line";

/// What is agreed before a game from the box.
#[derive(Clone, Debug, Default)]
pub struct Agreed {
    /// The numbers on the three starting tokens.
    starts: String,
    /// The owner's copy of the board; empty: none.
    board: String,
    /// The owner's copy of the tiles; empty: none.
    tiles: String,
    /// The options, by the place of what is chosen.
    chosen: [usize; OPTIONS.len()],
}

/// An option of the game: the key of `new`, its values, and which of them is the standard one.
struct Choice {
    key: &'static str,
    values: &'static [&'static str],
}

/// R2, R3, R28, and who draws. The first value is the standard one.
const OPTIONS: [Choice; 4] = [
    Choice { key: "give", values: &["1", "0", "2"] },
    Choice { key: "pool", values: &["3", "4"] },
    Choice { key: "escape", values: &["text", "example"] },
    Choice { key: "draws", values: &["app", "hand"] },
];

/// The set-up screen.
pub struct Setup {
    /// What is being agreed, before there is a game.
    agreed: Option<Agreed>,
    typed: String,
    fault: Option<String>,
}

/// Something done on this screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The starting numbers were typed.
    Starts(String),
    /// The board's file was typed.
    Board(String),
    /// The tiles' file was typed.
    Tiles(String),
    /// A value of an option was chosen.
    Choose(usize, usize),
    /// What is agreed is agreed.
    Agree,
    /// The numbers from the tokens were typed.
    Typed(String),
    /// They are all.
    Submitted,
    /// A command was chosen.
    Give(String),
    /// A key.
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// What the program does about it.
pub enum Action {
    /// This.
    Run(Task<Message>),
    /// The first day has begun.
    Play(Vec<Said>),
    /// Back to the first screen.
    Leave,
}

impl Setup {
    /// Before a game from the box.
    pub fn agree() -> (Self, Task<Message>) {
        (Self { agreed: Some(Agreed::default()), typed: String::new(), fault: None }, operation::focus(LINE))
    }

    /// With the game on the table, which is still in set-up.
    pub fn of_game() -> (Self, Task<Message>) {
        (Self { agreed: None, typed: String::new(), fault: None }, operation::focus(LINE))
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        match (message, &mut self.agreed) {
            (Message::Starts(typed), Some(agreed)) => agreed.starts = typed,
            (Message::Board(typed), Some(agreed)) => agreed.board = typed,
            (Message::Tiles(typed), Some(agreed)) => agreed.tiles = typed,
            (Message::Choose(option, value), Some(agreed)) => agreed.chosen[option] = value,
            (Message::Agree, Some(agreed)) => {
                let command = agreed.command();
                if self.give(&command, referee) {
                    self.agreed = None;
                    return Action::Run(operation::focus(LINE));
                }
            }
            (Message::Typed(typed), _) => self.typed = typed,
            (Message::Submitted, None) => {
                if let Some(state) = referee.state() {
                    let command = step(state).command(self.typed.trim());
                    return self.go_on(&command, referee);
                }
            }
            (Message::Give(command), None) => return self.go_on(&command, referee),
            (Message::Shortcut(Shortcut::Undo), None) => return self.go_on("undo", referee),
            (Message::Shortcut(Shortcut::Redo), None) => return self.go_on("redo", referee),
            (Message::Shortcut(Shortcut::Escape), _) => {
                self.typed.clear();
                self.fault = None;
            }
            (Message::Leave, _) => return Action::Leave,
            _ => {}
        }
        Action::Run(Task::none())
    }

    fn go_on(&mut self, command: &str, referee: &mut Referee) -> Action {
        if self.give(command, referee) {
            self.typed.clear();
        }
        if referee.state().is_some_and(|state| state.view.phase != Phase::Setup) {
            return Action::Play(Vec::new());
        }
        Action::Run(operation::focus(LINE))
    }

    fn give(&mut self, command: &str, referee: &mut Referee) -> bool {
        let Some(reply) = referee.hear(command) else { return false };
        self.fault = (!reply.accepted()).then(|| reply.answer().to_owned());
        reply.accepted()
    }

    pub fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: Option<&State>,
        veiled: bool,
    ) -> Element<'a, Message> {
        let inner = match (&self.agreed, state) {
            (Some(agreed), _) => agreed.view(look, words),
            (None, Some(state)) => self.steps(look, words, state, veiled),
            (None, None) => column![].into(),
        };
        let head = row![
            look.heading(words.say("setup", &[])).width(Fill),
            press(look, words.say("table-leave", &[]), Weight::Quiet, Some(Message::Leave)),
        ]
        .align_y(Center);
        let mut page = column![head, inner].spacing(look.size(12.0)).max_width(look.size(760.0));
        if let Some(fault) = &self.fault {
            page = page.push(text(fault).size(look.size(16.0)).color(look.colours().red));
        }
        scrollable(container(page).center_x(Fill).padding(look.size(24.0))).into()
    }

    /// The steps of set-up: those done, the present one, and those to come.
    fn steps<'a>(&'a self, look: Look, words: &Words, state: &State, veiled: bool) -> Element<'a, Message> {
        let now = step(state);
        let mut steps = Column::new().spacing(look.size(10.0));
        for step in STEPS {
            if step == Step::Gift && state.view.options.give == 0 {
                continue;
            }
            let title = look.heading(words.say(&format!("setup-{}", step.name()), &[]));
            let done = (step as usize) < (now as usize);
            let told = if veiled { "–".into() } else { step.told(state) };
            let head =
                row![title.width(Fill), look.text(if done { told } else { String::new() })].align_y(Center);
            let mut panel = column![head].spacing(look.size(8.0));
            if step == now {
                let give = state.view.options.give;
                let what = words.say(&format!("setup-{}-what", step.name()), &[("give", give.into())]);
                panel = panel.push(look.label(what)).push(self.act(look, words, state, step, veiled));
            }
            let inset = container(panel).padding(look.size(12.0)).width(Fill).style(look.inset(step == now));
            steps = steps.push(inset);
        }
        let undo =
            (state.view.start_set || state.view.information_set).then_some(Message::Shortcut(Shortcut::Undo));
        let undo_label = words.say("table-undo", &[("command", "".into())]);
        column![steps, press(look, undo_label.trim().to_owned(), Weight::Quiet, undo)]
            .spacing(look.size(10.0))
            .into()
    }

    fn act<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &State,
        step: Step,
        veiled: bool,
    ) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let give = |label: String, command: String, weight: Weight| {
            press(look, label, weight, Some(Message::Give(command))).into()
        };
        let mut chips: Vec<Element<'a, Message>> = Vec::new();
        match step {
            Step::Start => chips.push(give(words.say("setup-draw", &[]), "start draw".into(), Weight::Main)),
            Step::Information if state.view.options.information().is_some() => {
                chips.push(give(words.say("setup-draw", &[]), "information draw".into(), Weight::Main));
            }
            Step::Gift if state.view.options.give == 1 && !veiled => {
                let tokens = state.hidden.information.keys();
                chips.extend(
                    tokens.map(|token| give(token.to_string(), format!("give {token}"), Weight::Quiet)),
                );
            }
            Step::Dice => {
                let dice = (0..=6).map(|shadows| {
                    give(shadows.to_string(), format!("begin shadows={shadows}"), Weight::Quiet)
                });
                chips.extend(dice);
            }
            Step::Information | Step::Gift => {}
        }
        let chips = Row::with_children(chips).spacing(gap).wrap().vertical_spacing(gap);
        let line = text_input(&words.say(&format!("setup-{}-typed", step.name()), &[]), &self.typed)
            .id(LINE)
            .on_input(Message::Typed)
            .on_submit(Message::Submitted)
            .secure(veiled)
            .padding([look.size(7.0), look.size(12.0)])
            .size(look.size(17.0))
            .style(look.line());
        let typed = row![
            still(line, Message::Shortcut),
            press(look, words.say("setup-set", &[]), Weight::Quiet, Some(Message::Submitted)),
        ]
        .spacing(gap)
        .align_y(Center);
        column![chips, typed].spacing(gap).into()
    }
}

impl Agreed {
    /// The command that begins this game.
    fn command(&self) -> String {
        let named =
            |path: &str| if path.trim().is_empty() { "none".to_owned() } else { path.trim().to_owned() };
        let mut command = format!("new board={} tiles={}", named(&self.board), named(&self.tiles));
        let starts: Vec<&str> = self.starts.split([' ', ',', ';']).filter(|word| !word.is_empty()).collect();
        if !starts.is_empty() {
            command.push_str(&format!(" starts={}", starts.join(",")));
        }
        for (option, chosen) in OPTIONS.iter().zip(self.chosen) {
            command.push_str(&format!(" {}={}", option.key, option.values[chosen]));
        }
        command
    }

    fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let field = |name: &str, id: &'static str, value: &'a str, message: fn(String) -> Message| {
            let line = text_input(&words.say(&format!("{name}-typed"), &[]), value)
                .id(id)
                .on_input(message)
                .on_submit(Message::Agree)
                .padding([look.size(7.0), look.size(12.0)])
                .size(look.size(17.0))
                .style(look.line());
            column![
                look.heading(words.say(name, &[])),
                look.label(words.say(&format!("{name}-what"), &[])),
                still(line, Message::Shortcut),
            ]
            .spacing(look.size(3.0))
        };
        let options = OPTIONS.iter().enumerate().map(|(at, option)| {
            let values = option.values.iter().enumerate().map(|(value, name)| {
                let label = words.say(&format!("agree-{}-{name}", option.key), &[]);
                let chosen = self.chosen[at] == value;
                let weight = if chosen { Weight::Chosen } else { Weight::Quiet };
                press(look, label, weight, Some(Message::Choose(at, value))).into()
            });
            let what = look.text(words.say(&format!("agree-{}", option.key), &[]));
            column![what, Row::with_children(values).spacing(gap).wrap().vertical_spacing(gap)]
                .spacing(3)
                .into()
        });
        let begin = press(look, words.say("home-begin", &[]), Weight::Main, Some(Message::Agree));
        column![
            field("agree-starts", LINE, &self.starts, Message::Starts),
            Column::with_children(options).spacing(look.size(10.0)),
            field("agree-board", "board", &self.board, Message::Board),
            field("agree-tiles", "tiles", &self.tiles, Message::Tiles),
            begin,
        ]
        .spacing(look.size(14.0))
        .into()
    }
}

/// The steps of set-up, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    Start,
    Information,
    Gift,
    Dice,
}

const STEPS: [Step; 4] = [Step::Start, Step::Information, Step::Gift, Step::Dice];

/// The step that is to be done now.
fn step(state: &State) -> Step {
    let view = &state.view;
    if !view.start_set {
        Step::Start
    } else if !view.information_set {
        Step::Information
    } else if !view.given && view.options.give > 0 {
        Step::Gift
    } else {
        Step::Dice
    }
}

impl Step {
    fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Information => "information",
            Self::Gift => "gift",
            Self::Dice => "dice",
        }
    }

    /// The command for what was typed.
    fn command(self, typed: &str) -> String {
        match self {
            Self::Start => format!("start {typed}"),
            Self::Information => format!("information {typed}"),
            Self::Gift => format!("give {typed}"),
            // Whoever types nothing counts the tokens himself.
            Self::Dice if typed.is_empty() => "begin".into(),
            Self::Dice => format!("begin shadows={typed}"),
        }
    }

    /// What was set, for the Ring-bearer.
    fn told(self, state: &State) -> String {
        let list = |items: Vec<String>| items.join(", ");
        match self {
            Self::Start => state.hidden.start.map(|start| start.to_string()).unwrap_or_default(),
            Self::Information => list(state.hidden.information.keys().map(ToString::to_string).collect()),
            Self::Gift => list(state.view.information.iter().map(ToString::to_string).collect()),
            Self::Dice => String::new(),
        }
    }
}
