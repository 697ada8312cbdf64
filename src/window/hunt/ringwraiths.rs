//! The table's window: what the Ringwraiths may see, and nothing else. It is made from the public view alone, and
//! from the seal of what they were told.
//!
//! It has no list of past answers: the rules forbid the Ringwraiths notes. The present answer stands until the next
//! thing happens before everybody's eyes.

use super::lately::{gandalf_seen, set_right};
use super::map::{Camera, Messages, Panel, Shown};
use super::tracks::corruption;
use crate::hunt::board::Location;
use crate::hunt::{Hunt, LAST_STEP, Public, Side, Touched, View};
use crate::language::hunt::{host_line, question, spoken, tiles as named, turn_name};
use crate::language::{Words, clean, seal};
use crate::table::Digest;
use crate::window::screens::Wall;
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container, qr_code, responsive, row, scrollable, space, text};
use iced::{Center, Color, Element, Fill};

/// How large the answer is, in logical pixels, whatever the size of other type: it is read from across the table.
const ANSWER: f32 = 76.0;
/// Room for the longest answer, in two lines.
const ANSWER_HEIGHT: f32 = 236.0;
/// In a narrower window the tracks stand below the map.
const NARROW: f32 = 820.0;
/// How broad the tracks beside the map are.
const BESIDE: f32 = 330.0;
/// How large the code of the seal is: whole beside the answer, whatever the size of the window and of type.
const CODE: f32 = 190.0;

/// What the window remembers besides the game.
#[derive(Default)]
pub struct Ringwraiths {
    map: Panel,
    /// The seal and its code, once somebody wants to see them.
    seal: Option<(Digest, qr_code::Data)>,
}

/// Something done in the table's window.
#[derive(Clone, Debug)]
pub enum Message {
    /// The seal is shown, or folded away.
    Seal,
    /// Another part of the map is to be shown.
    Camera(Camera),
    /// A location was clicked, which means nothing here.
    Picked(Location),
    /// A button of the map.
    Shortcut(Shortcut),
}

impl Wall<Hunt> for Ringwraiths {
    type Message = Message;

    fn look_again(&mut self, view: Option<&View>, seal: Option<Digest>) {
        self.map.look_again(view);
        // It is folded away with its game.
        if self.seal.is_some() {
            self.seal = seal.filter(|_| view.is_some()).and_then(coded);
        }
    }

    fn redraw(&self) {
        self.map.redraw();
    }

    fn update(&mut self, message: Message, seal: Option<Digest>) {
        match message {
            Message::Seal if self.seal.is_some() => self.seal = None,
            Message::Seal => self.seal = seal.and_then(coded),
            Message::Camera(camera) => self.map.turn(camera),
            Message::Shortcut(shortcut) => self.map.key(shortcut),
            Message::Picked(_) => {}
        }
    }

    // Before there is a game, the name of the program.
    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a View>,
        told: &[&Public],
    ) -> Element<'a, Message> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let (words, told) = (words.clone(), told.iter().map(|event| (*event).clone()).collect::<Vec<_>>());
        responsive(move |room| {
            let told: Vec<&Public> = told.iter().collect();
            if room.width < NARROW {
                self.narrow(look, &words, view, &told)
            } else {
                self.whole(look, &words, view, &told)
            }
        })
        .into()
    }

    fn is_a_glance(message: &Message) -> bool {
        matches!(message, Message::Camera(_))
    }
}

impl Ringwraiths {
    fn map<'a>(&'a self, look: Look, words: &Words, view: &'a View) -> Element<'a, Message> {
        let messages =
            Messages { pick: Message::Picked, camera: Message::Camera, shortcut: Message::Shortcut };
        let map = self.map.view(look, words, Shown::ToAll(view), messages, Fill);
        map.unwrap_or_else(|| container(on_the_board(look, words, view)).width(Fill).height(Fill).into())
    }

    /// With the tracks beside the map.
    fn whole<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: &'a View,
        told: &[&Public],
    ) -> Element<'a, Message> {
        let gap = look.size(10.0);
        let beside = tracks(look, words, view);
        let beside = scrollable(container(beside).padding(iced::Padding::ZERO.right(14)))
            .width(look.size(BESIDE).min(480.0))
            .height(Fill);
        let seal = self.seal.as_ref().map(|(seal, code)| sealed(look, *seal, code));
        column![
            self.head(look, words, view),
            row![answer(look, words, view, told, 1.0)].push(seal).spacing(gap),
            row![self.map(look, words, view), beside].spacing(gap).height(Fill)
        ]
        .spacing(gap)
        .padding(look.size(12.0))
        .into()
    }

    /// In a narrow window the map keeps all of its breadth, sentences are smaller, and of the tracks stands what counts.
    fn narrow<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: &'a View,
        told: &[&Public],
    ) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let fact = |(name, is): (&str, String)| {
            let is = text(is).size(look.size(17.0)).font(BOLD).color(look.colours().ink);
            row![look.label(words.say(name, &[])), is].spacing(look.size(5.0)).align_y(Center).into()
        };
        let facts = facts(words, view).into_iter().map(fact);
        let facts = Row::with_children(facts).spacing(look.size(14.0)).wrap().vertical_spacing(gap);
        let seal = self.seal.as_ref().map(|(seal, code)| sealed(look, *seal, code));
        column![self.head(look, words, view), answer(look, words, view, told, 0.6)]
            .push(seal)
            .push(self.map(look, words, view))
            .push(facts)
            .spacing(gap)
            .padding(gap)
            .into()
    }

    fn head<'a>(&self, look: Look, words: &Words, view: &View) -> Element<'a, Message> {
        let turn = words.say("turn-name", &[("turn", turn_name(view.turn).into())]);
        let when = match view.day {
            0 => words.say("table-setup", &[]),
            day => words.say("table-day", &[("day", day.into()), ("turn", turn.into())]),
        };
        let whose = match view.phase.is_play() {
            true => words.say("public-phase", &[("phase", view.phase.name().into())]),
            false => String::new(),
        };
        let beside = match (&self.seal, &view.table_word) {
            (Some(_), _) => words.say("public-seal-what", &[]),
            (None, Some(word)) if view.day == 0 => {
                words.say("told-table-word", &[("word", word.as_str().into())])
            }
            _ => String::new(),
        };
        let fold = if self.seal.is_some() { "public-seal-fold" } else { "public-seal" };
        let told = [whose, beside].into_iter().filter(|told| !told.is_empty());
        let told = Column::with_children(told.map(|told| look.label(told).into()));
        row![
            text(when).size(look.size(26.0)).font(BOLD).color(look.colours().ink),
            told.width(Fill),
            press(look, words.say(fold, &[]), Weight::Quiet, Some(Message::Seal)),
        ]
        .spacing(look.size(16.0))
        .align_y(Center)
        .into()
    }
}

/// The seal of what the table has heard: the code is the proof, the words are for the eye.
fn sealed<'a>(look: Look, seal: Digest, code: &'a qr_code::Data) -> Element<'a, Message> {
    let code = qr_code(code)
        .total_size(CODE)
        .style(|_| qr_code::Style { cell: Color::BLACK, background: Color::WHITE });
    let words = text(seal::in_words(seal)).size(17.0).font(BOLD).color(look.colours().ink);
    let panel = column![code, words].spacing(4).align_x(Center);
    container(panel).padding(8).center_y(ANSWER_HEIGHT).style(look.sheet()).into()
}

/// The code of a seal. There is room for its 256 bits in any code; what cannot be drawn is not shown.
fn coded(seal: Digest) -> Option<(Digest, qr_code::Data)> {
    qr_code::Data::new(seal::in_code(seal)).ok().map(|code| (seal, code))
}

/// What the table was told last, in large letters, or nothing: the place is the same for each.
fn answer<'a>(look: Look, words: &Words, view: &View, told: &[&Public], share: f32) -> Element<'a, Message> {
    let colours = look.colours();
    let letters = ANSWER * share;
    let large = |said: String, colour: Color| {
        // A short one fills the place as well as a long one.
        let size = if said.chars().count() < 20 { letters * 1.2 } else { letters };
        let said = text(said).size(size).line_height(1.1).font(BOLD).color(colour).align_x(Center);
        container(said).center(Fill).into()
    };
    let smaller = |said: String, colour: Color| {
        let said = text(said).size(letters / 2.0).font(BOLD).color(colour).align_x(Center);
        container(said).center(Fill).into()
    };
    let quiet = |said: String| {
        // The longest ones have room in five lines beside the seal.
        let size = if said.chars().count() > 100 { ANSWER * 0.3 * share.max(0.75) } else { letters * 0.4 };
        let said = text(said).size(size).color(colours.faint).align_x(Center);
        container(container(said).max_width(900.0)).center(Fill).into()
    };
    let panel: Option<(String, Element<'a, Message>)> = told.iter().rev().find_map(|event| {
        Some(match event {
            Public::Answered { asked, answer } => {
                (question(words, *asked), large(spoken(words, *answer), colours.ink))
            }
            Public::Asked(asked) => (question(words, *asked), large("…".into(), colours.faint)),
            Public::Withdrawn(asked) => {
                (question(words, *asked), smaller(words.say("public-withdrawn", &[]), colours.faint))
            }
            Public::Blocked { asked, .. } => {
                (question(words, *asked), smaller(words.say("public-blocked", &[]), colours.faint))
            }
            Public::TilesDrawn { tiles, .. } if !tiles.is_empty() => {
                (words.say("public-tiles", &[]), large(named(words, tiles), colours.ink))
            }
            Public::Corrected { answers, .. } => {
                (words.say("public-corrected", &[]), corrected(look, words, answers))
            }
            Public::GandalfRevealed { .. } | Public::DeedDone { .. } => {
                (String::new(), smaller(gandalf_seen(words, event)?, colours.ink))
            }
            Public::Told { text } => (String::new(), smaller(clean(text).into_owned(), colours.ink)),
            Public::Phase(phase) if phase.is_over() => {
                let ended = words.say("told-phase", &[("phase", view.phase.name().into())]);
                (String::new(), smaller(ended, colours.gold))
            }
            _ => return None,
        })
    });
    // A question whose answer was taken back waits again.
    let asked = view.asked.map(|asked| (question(words, asked), large("…".into(), colours.faint)));
    let panel = panel.or(asked);
    // Between answers the place says what hands do now: whoever comes back to the table sees it.
    let (above, said) = panel.unwrap_or_else(|| (String::new(), quiet(host_line(words, view))));
    let above = text(above).size(30.0 * share.max(0.7)).color(colours.faint);
    // R21: a token that is found is no smaller news than the answer.
    let found = told.iter().find_map(|event| match event {
        Public::InformationFound { location, count } => {
            let facts = [("location", location.to_string().into()), ("count", (*count).into())];
            Some(text(words.say("hands-information", &facts)).size(24.0).color(colours.gold).align_x(Center))
        }
        _ => None,
    });
    let panel = column![above, said].push(found).align_x(Center).width(Fill);
    let high = ANSWER_HEIGHT * share.max(0.72);
    container(panel).padding(look.size(10.0)).width(Fill).height(high).style(look.sheet()).into()
}

/// Each answer that was set right, beside what was told.
fn corrected<'a>(look: Look, words: &Words, answers: &[Touched]) -> Element<'a, Message> {
    let colours = look.colours();
    if answers.is_empty() {
        let none = words.say("public-corrected-none", &[]);
        return container(text(none).size(ANSWER / 2.5).color(colours.ink)).center(Fill).into();
    }
    let lines = answers
        .iter()
        .map(|touched| text(set_right(words, touched)).size(ANSWER / 2.5).color(colours.ink).into());
    scrollable(Column::with_children(lines).width(Fill)).height(Fill).into()
}

/// Movement and Corruption, Eyes, Information with what it unlocks, and Gandalf's figure.
fn tracks<'a>(look: Look, words: &Words, view: &View) -> Element<'a, Message> {
    let colours = look.colours();
    let line = |name: &str, value: String| {
        row![
            look.text(words.say(name, &[])).width(Fill),
            text(value).size(look.size(22.0)).font(BOLD).color(colours.ink),
        ]
        .align_y(Center)
        .spacing(look.size(8.0))
    };
    let steps = (0..2).map(|half| {
        let row = (1..=LAST_STEP / 2).map(|at| step(look, half * LAST_STEP / 2 + at, view.step));
        Row::with_children(row).spacing(3).into()
    });
    let mut panel =
        column![look.heading(words.say("public-movement", &[])), Column::with_children(steps).spacing(3),]
            .extend(facts(words, view).into_iter().map(|(name, is)| line(name, is).into()))
            .spacing(look.size(6.0));
    if view.part2.is_none() || !view.information.is_empty() {
        panel = panel.push(look.heading(words.say("table-information", &[])));
        if view.information.is_empty() {
            panel = panel.push(look.label("–"));
        }
        for (number, location) in (1..).zip(&view.information) {
            let facts =
                [("number", i32::from(number as u8).into()), ("location", location.to_string().into())];
            panel = panel.push(look.text(words.say("public-ability", &facts)));
        }
    }
    if let Some(part2) = &view.part2 {
        let figure = part2.figure.map_or_else(|| "–".to_owned(), |location| location.to_string());
        panel = panel.push(line("table-figure", figure));
        // P18: what he may do is forgotten easily.
        panel = panel.push(part2.lord.then(|| look.text(words.say("public-lord", &[]))));
    }
    container(panel).padding(look.size(12.0)).width(Fill).style(look.sheet()).into()
}

/// What stands in numbers before everybody's eyes.
fn facts(words: &Words, view: &View) -> Vec<(&'static str, String)> {
    let mut facts = vec![
        ("table-corruption", corruption(words, view)),
        ("table-fellowship", format!("{} / {}", view.tokens, view.pool)),
        ("table-eyes", view.eyes.to_string()),
    ];
    facts.extend(view.hunt_pool.as_ref().map(|pool| ("table-pool", pool.len().to_string())));
    facts
}

/// A step of the Movement track; the figure stands on one.
fn step<'a>(look: Look, at: u8, figure: u8) -> Element<'a, Message> {
    let here = at == figure;
    let colour = if here { look.colours().gold } else { look.colours().faint };
    let number =
        text(at.to_string()).size(look.size(if here { 20.0 } else { 15.0 })).color(colour).font(BOLD);
    container(number).center_x(Fill).center_y(look.size(30.0)).style(look.inset(here)).into()
}

/// What lies on a board that nobody has copied, in words.
fn on_the_board<'a>(look: Look, words: &Words, view: &View) -> Element<'a, Message> {
    let mut lines = column![look.heading(words.say("table-tracks", &[])), space()].spacing(look.size(4.0));
    for (location, side) in &view.tracks {
        let name = if *side == Side::Sword { "table-sword" } else { "table-eye" };
        lines = lines.push(look.text(words.say(name, &[("location", location.to_string().into())])));
    }
    container(scrollable(lines.width(Fill)))
        .padding(look.size(12.0))
        .width(Fill)
        .height(Fill)
        .style(look.sheet())
        .into()
}
