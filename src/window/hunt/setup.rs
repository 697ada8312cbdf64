//! Setting up, in the order in which hands do it: what is agreed, then start, Information, the gift, and the dice; in
//! Part 2 the Journey card, the deeds, Gandalf's start, and the dice. Everything is drawn by the program, or typed
//! from what lies on the table; what is chosen is chosen beside the map.

use super::agreed::{self, Agreed, LINE};
use super::map::{Camera, Marked, Messages, Panel, Shown, Whose};
use super::pad::{Pressed, pad};
use super::places::choices;
use super::steps::{Step, step, steps_of};
use super::whose::Source;
use super::{Action, Place};
use crate::hunt::board::{Location, words_in};
use crate::hunt::{Card, Command, Hunt, Length, Phase, STARTS, State};
use crate::language::hunt::{card_rows, print};
use crate::language::{Words, yes};
use crate::referee::Referee;
use crate::store::path_to_type;
use crate::window::play::card::gold;
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, container, operation, row, scrollable, text, text_input};
use iced::{Center, Color, Element, Fill, Task};

/// The line for the Ringwraiths' word.
const WORD: &str = "the table's word";

/// The set-up screen.
pub struct Setup {
    /// What is being agreed, before there is a game.
    agreed: Option<Agreed>,
    typed: String,
    fault: Option<String>,
    map: Panel,
    /// The Ringwraiths' word as it is typed, once somebody wants to give one.
    word: Option<String>,
    moment: u64,
}

/// Something done on this screen.
#[derive(Clone, Debug)]
pub enum Message {
    Agreed(agreed::Message),
    Pad(Pressed),
    /// The numbers from the tokens were typed.
    Typed(String),
    /// The Ringwraiths' word was typed on, or is wanted.
    Word(String),
    GiveWord,
    Submitted,
    /// A command was chosen.
    Give(String),
    /// A location was clicked on the map.
    Picked(Location),
    /// Another part of the map is to be shown.
    Camera(Camera),
    Shortcut(Shortcut),
    /// Back to the first screen.
    Leave,
}

/// How large a key of the pad is, in logical pixels at the smallest type.
const PAD: f32 = 58.0;

impl Setup {
    /// Before a game from the box.
    pub fn agree(referee: &Referee) -> (Self, Task<Message>) {
        (Self::new(Some(Agreed::with_copies(referee))), operation::focus(LINE))
    }

    /// With the game on the table, which is still in set-up.
    pub fn of_game(state: Option<&State>) -> (Self, Task<Message>) {
        let mut setup = Self::new(None);
        setup.map.look_again(state.map(|state| &state.view));
        (setup, operation::focus(LINE))
    }

    fn new(agreed: Option<Agreed>) -> Self {
        Self { agreed, typed: String::new(), fault: None, map: Panel::default(), word: None, moment: 0 }
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.map.redraw();
    }

    /// Says why something was not done.
    pub fn tell(&mut self, why: String) {
        self.fault = Some(why);
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action<Message> {
        match (message, &mut self.agreed) {
            (Message::Agreed(agreed::Message::Starts(typed)), Some(agreed)) => agreed.starts = typed,
            (Message::Agreed(agreed::Message::Copy(of, copy)), Some(agreed)) => *agreed.copy(of) = copy,
            (Message::Agreed(agreed::Message::ChooseFile(of)), Some(_)) => {
                let chosen = move |path| Message::Agreed(agreed::Message::ChosenFile(of, path));
                return Action::Run(choose::to_open(referee.words()).map(chosen));
            }
            (Message::Agreed(agreed::Message::ChosenFile(of, Some(path))), Some(agreed)) => {
                *agreed.copy(of) = Source::File(path_to_type(&path));
            }
            (Message::Agreed(agreed::Message::Choose(option, value)), Some(agreed)) => {
                agreed.chosen[option] = value
            }
            (Message::Agreed(agreed::Message::Agree), Some(agreed)) => {
                let words = referee.words();
                let command = match agreed.game() {
                    Err(misheard) => Err(words.tell("misheard", &misheard)),
                    Ok(game) if ![0, STARTS].contains(&game.starts.len()) => {
                        Err(words.say("agree-three-starts", &[("typed", game.starts.len().into())]))
                    }
                    Ok(game) => Ok(game.said("new")),
                };
                let command = match command {
                    Ok(command) => command,
                    Err(why) => {
                        self.fault = Some(why);
                        return Action::Run(operation::focus(LINE));
                    }
                };
                if self.give(&command, referee) {
                    self.agreed = None;
                    return Action::Run(operation::focus(LINE));
                }
            }
            (Message::Typed(typed), _) => self.typed = typed,
            (Message::Pad(pressed), Some(agreed)) => match pressed.on(agreed.starts.clone()) {
                Some(typed) => agreed.starts = typed,
                None => return self.update(Message::Agreed(agreed::Message::Agree), referee),
            },
            (Message::Pad(pressed), None) => match pressed.on(self.typed.clone()) {
                Some(typed) => self.typed = typed,
                None => return self.update(Message::Submitted, referee),
            },
            (Message::Word(typed), _) => {
                let unfolds = self.word.replace(typed).is_none();
                if unfolds {
                    return Action::Run(operation::focus(WORD));
                }
            }
            (Message::GiveWord, None) => {
                let word = self.word.take().unwrap_or_default();
                if !word.trim().is_empty() {
                    return self.go_on(&print(&Command::TableWord(word)), referee);
                }
            }
            (Message::Submitted, None) => {
                if let Some(state) = referee.state::<Hunt>() {
                    let step = step(state);
                    // An empty Enter is the framed button; where a number is due, it asks for it.
                    let command = match self.typed.trim() {
                        "" => step.framed(state),
                        typed => Some(step.command(typed)),
                    };
                    let Some(command) = command else {
                        let keeps = state.hidden.drawn_journeys.is_some() && step == Step::Journey;
                        let wanted = match keeps {
                            true => {
                                let keep = referee.words().say("setup-keep", &[]);
                                referee.words().say("setup-keep-which", &[("keep", keep.into())])
                            }
                            false => referee.words().say(&format!("setup-{}-typed", step.name()), &[]),
                        };
                        self.fault = Some(referee.words().say("setup-wanted", &[("wanted", wanted.into())]));
                        return Action::Run(operation::focus(LINE));
                    };
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
            (Message::Picked(location), None) => {
                let Some(state) = referee.state::<Hunt>() else { return Action::Stay };
                match step(state).picked(location, state) {
                    Some(command) => return self.go_on(&command, referee),
                    // The five are pressed one by one; a second press takes one away again.
                    None if matches!(step(state), Step::Information | Step::Deeds) => {
                        let mut tokens: Vec<String> = words_in(&self.typed).map(str::to_owned).collect();
                        crate::books::toggle(&mut tokens, location.to_string());
                        self.typed = tokens.join(" ");
                        self.map.redraw_over();
                        return Action::Run(operation::move_cursor_to_end(LINE));
                    }
                    None => {
                        let facts = [("what", "place".into())];
                        self.fault = Some(referee.words().say("nothing-to-pick", &facts));
                    }
                }
            }
            (Message::Camera(camera), _) => self.map.turn(camera),
            // What is typed beside the line goes to it all the same.
            (Message::Shortcut(Shortcut::Letter(letter)), agreed) => {
                agreed.as_mut().map_or(&mut self.typed, |agreed| &mut agreed.starts).push(letter);
                return Action::Run(Task::batch([
                    operation::focus(LINE),
                    operation::move_cursor_to_end(LINE),
                ]));
            }
            (Message::Shortcut(Shortcut::Enter), None) => return self.update(Message::Submitted, referee),
            (Message::Shortcut(shortcut), _) => self.map.key(shortcut),
            (Message::Leave, _) => return Action::Leave,
            _ => {}
        }
        Action::Stay
    }

    fn go_on(&mut self, command: &str, referee: &mut Referee) -> Action<Message> {
        if self.give(command, referee) {
            self.typed.clear();
        }
        if referee.state::<Hunt>().is_some_and(|state| state.view.phase != Phase::Setup) {
            return Action::To(Place::Game);
        }
        Action::Run(operation::focus(LINE))
    }

    pub fn moment(&self) -> u64 {
        self.moment
    }

    fn give(&mut self, command: &str, referee: &mut Referee) -> bool {
        self.moment += 1;
        let Some(reply) = referee.hear(command) else { return false };
        self.fault = (!reply.accepted()).then(|| reply.answer().to_owned());
        self.map.look_again(referee.state::<Hunt>().map(|state| &state.view));
        reply.accepted()
    }

    pub fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: Option<&'a State>,
        veiled: bool,
    ) -> Element<'a, Message> {
        let inner = match (&self.agreed, state) {
            (Some(agreed), _) => agreed.view(look, words).map(|message| match message {
                agreed::Message::Shortcut(shortcut) => Message::Shortcut(shortcut),
                message => Message::Agreed(message),
            }),
            (None, Some(state)) => self.steps(look, words, state, veiled),
            (None, None) => column![].into(),
        };
        let button =
            |name: &str, message: Message| press(look, words.say(name, &[]), Weight::Quiet, Some(message));
        let leave = button("table-leave", Message::Leave).into();
        let title = words.say("setup", &[]);
        let head = if self.agreed.is_some() {
            page::head(look, title, [leave])
        } else {
            let fall = button("table-curtain", Message::Shortcut(Shortcut::Fall)).into();
            let begun = state.is_some_and(|State { view, .. }| {
                view.table_word.is_some() || view.start_set || view.information_set || view.part2.is_some()
            });
            let undo = begun.then_some(Message::Shortcut(Shortcut::Undo));
            let undo = press(look, words.say("undo", &[]), Weight::Quiet, undo).into();
            page::head(look, title, [undo, fall, leave])
        };
        // Why a token was refused names it.
        let hidden = veiled && self.agreed.is_none();
        let fault = self.fault.as_ref();
        let fault = fault.map(|why| if hidden { words.say("secretly-refused", &[]) } else { why.clone() });
        let fault = fault.map(|fault| text(fault).size(look.size(16.0)).color(look.colours().red));
        let page = column![head, inner].push(fault).spacing(look.size(12.0));
        let map =
            state.filter(|_| self.agreed.is_none()).and_then(|state| self.map(look, words, state, veiled));
        match map {
            // What stands on tokens and cards is pressed as well as typed.
            None if !look.is_large() => {
                let typed = self.agreed.as_ref().map_or(&self.typed, |agreed| &agreed.starts);
                let pad = pad(look, words, PAD, (!typed.is_empty(), false), Message::Pad);
                let pad = container(pad).padding(look.size(12.0));
                row![container(page::page(look, page)).width(Fill), pad].into()
            }
            None => page::page(look, page),
            Some(map) => {
                let steps = scrollable(container(page).padding(iced::Padding::ZERO.right(14)));
                row![
                    container(steps).width(look.size(430.0).min(620.0)),
                    container(map).center_y(Fill).width(Fill),
                ]
                .spacing(look.size(10.0))
                .padding(look.size(12.0))
                .into()
            }
        }
    }

    /// The board, with what can be chosen now.
    fn map<'a>(
        &'a self,
        look: Look,
        words: &Words,
        state: &'a State,
        veiled: bool,
    ) -> Option<Element<'a, Message>> {
        let drawn = state.hidden.drawn_journeys.as_ref().filter(|_| step(state) == Step::Journey && !veiled);
        let offered = drawn.iter().flat_map(|(short, long)| [short.places(), long.places()]);
        let routes = offered.enumerate().map(|(card, route)| (Whose::Offered(card), route)).collect();
        // What was pressed is lit as what can be.
        let pressed = words_in(&self.typed).filter_map(|token| token.parse().ok());
        let collects = matches!(step(state), Step::Information | Step::Deeds);
        let legal = if collects { pressed.collect() } else { choices(state) };
        let marked = Marked { legal, routes, veiled, ..Marked::default() };
        let messages = Messages::new(Message::Picked, Message::Camera, Message::Shortcut);
        self.map.view(look, words, Shown::BehindTheScreen(state, marked), messages, Fill)
    }

    /// The steps of set-up: those done, the present one, and those to come.
    fn steps<'a>(&'a self, look: Look, words: &Words, state: &State, veiled: bool) -> Element<'a, Message> {
        let now = step(state);
        let all =
            steps_of(state).into_iter().filter(|step| *step != Step::Gift || state.view.options.give > 0);
        // Where each stands, and what is to be pressed, is the same at every step.
        let rows = all.map(|step| {
            let told = match step < now {
                true if veiled => "–".into(),
                true => step.told(state),
                false => String::new(),
            };
            let title =
                text(words.say(&format!("setup-{}", step.name()), &[])).size(look.size(17.0)).font(BOLD);
            let colours = look.colours();
            let title = title.color(if step == now { colours.gold } else { colours.faint });
            // A whole card needs two lines.
            let lines = if step == Step::Journey { 2.0 } else { 1.0 };
            let told = container(look.text(told)).height(look.size(4.0 + 22.0 * lines)).clip(true);
            row![title, told.width(Fill)].spacing(look.size(12.0)).into()
        });
        let facts = [("give", state.view.options.give.into()), ("known", yes(now.is_known(state)).into())];
        let what = look.label(words.say(&format!("setup-{}-what", now.name()), &facts));
        let act = column![
            look.heading(words.say(&format!("setup-{}", now.name()), &[])),
            container(what).height(look.size(104.0)),
            self.act(look, words, state, now, veiled),
        ];
        let act = container(act.spacing(look.size(8.0))).padding(look.size(12.0)).width(Fill);
        column![
            Column::with_children(rows).spacing(look.size(4.0)),
            act.style(look.inset(true)),
            self.word(look, words, state),
        ]
        .spacing(look.size(10.0))
        .into()
    }

    /// The Ringwraiths' word, folded away until somebody wants to give one.
    fn word<'a>(&'a self, look: Look, words: &Words, state: &State) -> Option<Element<'a, Message>> {
        let say = |name: &str| words.say(name, &[]);
        if let Some(word) = &state.view.table_word {
            return Some(look.label(words.say("setup-word-given", &[("word", word.as_str().into())])).into());
        }
        if state.view.start_set || state.view.part2.as_ref().is_some_and(|part2| part2.journey_set) {
            return None;
        }
        let Some(word) = &self.word else {
            let unfold = Some(Message::Word(String::new()));
            return Some(press(look, say("setup-word"), Weight::Quiet, unfold).into());
        };
        let line = text_input(&say("setup-word-typed"), word).id(WORD).on_input(Message::Word);
        let line = set(look, words, line, Message::GiveWord);
        let panel = column![look.label(say("setup-word-what")), line].spacing(look.size(6.0));
        Some(container(panel).padding(look.size(12.0)).width(Fill).style(look.inset(false)).into())
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
        let give = |label: String, command: String| {
            press(look, label, Weight::Quiet, Some(Message::Give(command))).into()
        };
        let mut chips: Vec<Element<'a, Message>> = Vec::new();
        match step {
            Step::Gift if state.view.options.give == 1 && !veiled => {
                let tokens = state.hidden.information.keys();
                chips
                    .extend(tokens.map(|token| give(token.to_string(), print(&Command::Give(vec![*token])))));
            }
            Step::Journey => chips.extend(cards(look, words, state, veiled)),
            Step::Gandalf if !veiled => {
                chips.extend(
                    state
                        .hidden
                        .deeds
                        .kept
                        .iter()
                        .map(|token| give(named(state, *token), print(&Command::GandalfStart(*token)))),
                );
            }
            Step::Dice | Step::Dice2 => {
                let begin = |shadows| Command::Begin { shadows: Some(shadows), lord: false };
                let dice = (0..=6).map(|it| give(it.to_string(), print(&begin(it))));
                chips.extend(dice);
            }
            Step::Start | Step::Information | Step::Gift | Step::Deeds | Step::Gandalf => {}
        }
        let chips = Row::with_children(chips).spacing(gap).wrap().vertical_spacing(gap);
        // What Enter does, always at the same place; where something is to be said first, it asks for it.
        let sets = !self.typed.trim().is_empty();
        let draws = !sets && step.framed(state).is_some();
        let label = words.say(if draws { "setup-draw" } else { "setup-set" }, &[]);
        let weight = if sets || draws { Weight::Gold } else { Weight::Main };
        let hint = words.say(&format!("setup-{}-typed", step.name()), &[]);
        let line = text_input(&hint, &self.typed).id(LINE).on_input(Message::Typed).secure(veiled);
        let line = still(styled(look, line, Message::Submitted), Message::Shortcut);
        let gold = gold(look, words, (label, weight), Message::Submitted);
        column![line, gold, chips].spacing(gap).into()
    }
}

fn styled<'a>(
    look: Look,
    line: text_input::TextInput<'a, Message>,
    done: Message,
) -> text_input::TextInput<'a, Message> {
    let line = line.on_submit(done).padding([look.size(7.0), look.size(12.0)]);
    line.size(look.size(17.0)).style(look.line())
}

/// A line, with what sets what stands there beside it.
fn set<'a>(
    look: Look,
    words: &Words,
    line: text_input::TextInput<'a, Message>,
    done: Message,
) -> Element<'a, Message> {
    let line = styled(look, line, done.clone());
    let set = press(look, words.say("setup-set", &[]), Weight::Quiet, Some(done));
    row![still(line, Message::Shortcut), set].spacing(look.size(6.0)).align_y(Center).into()
}

/// P3: the two cards that were drawn, in the colours in which the map shows them.
fn cards<'a>(look: Look, words: &Words, state: &State, veiled: bool) -> Vec<Element<'a, Message>> {
    let Some((short, long)) = &state.hidden.drawn_journeys else { return Vec::new() };
    let colours = look.colours();
    let card = |(card, length, colour): (&Card, Length, Color)| {
        let facts = [
            ("length", length.to_string().into()),
            ("moves", length.moves().into()),
            ("limit", length.limit().into()),
        ];
        let keep = Message::Give(print(&Command::JourneyKeep(length)));
        let keep = press(look, words.say("setup-keep", &[]), Weight::Main, Some(keep));
        let rows = if veiled { "–".into() } else { card_rows(&card.rows) };
        let name = look.text(words.say("setup-card", &facts)).color(colour).width(Fill);
        let card = column![row![name, keep].align_y(Center), look.text(rows)].spacing(look.size(6.0));
        container(card).padding(look.size(8.0)).style(look.inset(false)).into()
    };
    [(short, Length::Short, colours.ink), (long, Length::Long, colours.red)].map(card).into()
}

/// A location with its name and area, as far as the board tells.
fn named(state: &State, location: Location) -> String {
    let name = state.view.options.board.as_ref().and_then(|board| board.name_of(location));
    let area = state.area(location).map(|area| area.to_string());
    [Some(location.to_string()), name.map(str::to_owned), area]
        .into_iter()
        .flatten()
        .collect::<Vec<_>>()
        .join(" ")
}
