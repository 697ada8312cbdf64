//! The card: what is asked, what is true, what hands do, and one gold button that says what Enter does. All of it has a fixed
//! place, whatever the moment.

use super::wish::{Chip, Wish};
use crate::language::Words;
use crate::table::Game;
use crate::window::pieces::measured;
use crate::window::widgets::look::{BOLD, Colours, Look};
use crate::window::widgets::pages::pages;
use crate::window::widgets::press::{Press, Weight, around};
use iced::widget::{Column, Row, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Color, Element, Fill};

/// How high the gold button is, in logical pixels at the smallest type.
pub const GOLD: f32 = 48.0;
/// How high and, for a number, how broad a choice is.
pub const SQUARE: f32 = 44.0;
const APART: f32 = 3.0;
/// So many rows of choices go in, mostly.
pub const ROWS: u8 = 2;
pub const PADDING: f32 = 12.0;
/// What stands on no more than so many letters is a square; what has more than the other is a line, of which three go in.
const SHORT: usize = 3;
const LONG: usize = 34;
const LONGEST: usize = 46;
/// The sizes in which what is told has room, and how high a line of them is: closer where they are small.
const SIZES: [f32; 5] = [15.0, 14.0, 13.0, 12.0, 11.0];
const CLOSE: f32 = 1.2;
/// As many choices as go into two rows of squares.
const MANY: usize = 12;
const LOW: f32 = 29.0;
/// How high what turns the pages of buttons is.
const BUTTON: f32 = 24.0;

/// How a line on the card is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    Plain,
    /// For whoever holds the laptop alone, or not yet said.
    Alone,
    Faint,
    Wrong,
}

impl Tone {
    pub fn colour(self, look: Look) -> Color {
        let colours = look.colours();
        match self {
            Self::Plain => colours.ink,
            Self::Alone => colours.gold,
            Self::Faint => colours.faint,
            Self::Wrong => colours.red,
        }
    }
}

pub struct Card<'a, M> {
    pub asked: String,
    pub said: Option<(String, Tone)>,
    /// Why, and what hands do.
    pub lines: Vec<(String, Tone)>,
    pub choices: Option<Element<'a, M>>,
    pub rows: u8,
    /// What Enter does; what only asks is drawn as its outline.
    pub gold: Option<(String, M, Weight)>,
}

/// The name by which the gold button's place is found.
pub const GOLD_PLACE: &str = "gold";

impl<'a, M: Clone + 'a> Card<'a, M> {
    /// The card as it is drawn, so high.
    pub fn view(self, look: Look, words: &Words, height: f32) -> Element<'a, M> {
        let Self { asked, said, lines, choices, rows, gold } = self;
        let told = responsive(move |room| {
            let high = |words: &str, size: f32, bold: bool, line: f32| {
                let size = look.size(size);
                lines_of(words, size, bold, room.width) as f32 * size * line
            };
            // Large enough for him, and not so large that it shows in glasses.
            let large = |said: &str| match said.chars().count() {
                0..24 => 28.0,
                24..44 => 20.0,
                _ => 17.0,
            };
            let head = high(&asked, 16.0, false, 1.3);
            let gaps = look.size(3.0) * lines.len() as f32 + look.size(3.0);
            // No line is cut in half where all of them have room in smaller letters; what is said is smaller before they are least.
            let fits = |(share, size): &(f32, f32)| {
                let said = said.as_ref().map_or(0.0, |(said, _)| high(said, large(said) * share, true, 1.15));
                let told =
                    lines.iter().map(|(line, _)| high(line, *size, false, line_height(*size))).sum::<f32>();
                head + said + told + gaps <= room.height
            };
            let fitting = [(1.0, &SIZES[..3]), (0.72, &SIZES[..])].into_iter();
            let fitting =
                fitting.flat_map(|(share, sizes)| sizes.iter().map(move |size| (share, *size))).find(fits);
            let (share, size) = fitting.unwrap_or((0.72, 12.0));
            // No letter lies below the bar by which the rest is reached.
            let bar = if fitting.is_some() { 0.0 } else { 14.0 };
            let line = |(line, tone): &(String, Tone)| {
                text(line.clone())
                    .size(look.size(size))
                    .line_height(line_height(size))
                    .color(tone.colour(look))
                    .into()
            };
            let said = said.as_ref().map(|(said, tone)| {
                let size = look.size(large(said) * share);
                text(said.clone()).size(size).line_height(1.15).font(BOLD).color(tone.colour(look))
            });
            let asked = (!asked.is_empty())
                .then(|| text(asked.clone()).size(look.size(16.0)).color(look.colours().faint));
            let told = column![].push(asked).push(said).extend(lines.iter().map(line));
            let told = told.spacing(look.size(3.0)).padding(iced::Padding::ZERO.right(bar));
            scrollable(told.width(Fill)).height(Fill).width(Fill).into()
        });
        let choices = container(choices.unwrap_or_else(|| space().into()));
        let gold: Element<'a, M> = match gold {
            Some((label, message, weight)) => self::gold(look, words, (label, weight), message).into(),
            None => space().width(Fill).height(look.size(GOLD)).into(),
        };
        let inner = column![
            container(told).height(Fill).width(Fill),
            choices.max_height(look.size(f32::from(rows) * (SQUARE + APART) - APART)).width(Fill),
            container(gold).id(GOLD_PLACE),
        ];
        container(inner.spacing(look.size(6.0)))
            .padding(look.size(PADDING))
            .width(Fill)
            .height(height)
            .style(look.sheet())
            .into()
    }
}

/// How high a line of letters of this size is.
fn line_height(size: f32) -> f32 {
    if size < SIZES[0] { CLOSE } else { 1.3 }
}

/// In how many lines words of this size are written, no broader than this.
fn lines_of(words: &str, size: f32, bold: bool, most: f32) -> usize {
    let blank = measured("a a", size, bold) - measured("aa", size, bold);
    words.lines().fold(0, |lines, line| {
        let (mut count, mut x) = (1, 0.0);
        for word in line.split(' ') {
            let broad = measured(word, size, bold);
            if x > 0.0 && x + blank + broad > most {
                (count, x) = (count + 1, broad);
            } else {
                x += if x > 0.0 { blank } else { 0.0 } + broad;
            }
        }
        lines + count
    })
}

/// What Enter does, as broad as there is room; what only asks is drawn as its outline.
pub fn gold<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    (label, weight): (String, Weight),
    message: M,
) -> Press<'a, M> {
    let Colours { room: dark, gold, .. } = look.colours();
    let acts = weight == Weight::Gold;
    let colour = if acts { dark } else { gold };
    // In one line, if it has room in one.
    let letters = label.chars().count();
    let label = responsive(move |room| {
        let fits = |size: &f32| letters as f32 * look.size(*size) * 0.54 <= room.width;
        let size = [17.0, 15.0, 13.5].into_iter().find(fits).unwrap_or(13.0);
        let label = text(label.clone()).size(look.size(size)).line_height(1.15).font(BOLD).color(colour);
        container(label).center_y(Fill).into()
    });
    let enter = acts.then(|| text(words.say("keyname-enter", &[])).size(look.size(13.0)).color(colour));
    let inside = row![label].push(enter).spacing(look.size(8.0)).align_y(Center);
    let inside = container(inside).padding([0.0, look.size(14.0)]).center_y(Fill);
    around(look, inside, weight, Some(message)).width(Fill).height(look.size(GOLD))
}

/// What is chosen from: squares with numbers, broader where there are words.
pub fn choices<'a, G: Game, D, M: Clone + 'a>(
    look: Look,
    chips: Vec<Chip<G, D>>,
    message: impl Fn(Wish<G, D>) -> M,
) -> Option<Element<'a, M>> {
    if chips.is_empty() {
        return None;
    }
    // Many are lower, so that three rows of them go in.
    let many = chips.len() > MANY;
    let chips = chips
        .into_iter()
        .map(|(label, wish, weight)| choice(look, label, many, weight, message(wish)).into());
    Some(pages(look, chips.collect(), if many { LOW } else { SQUARE }, look.size(APART)))
}

fn choice<'a, M: Clone + 'a>(
    look: Look,
    label: String,
    many: bool,
    weight: Weight,
    message: M,
) -> Press<'a, M> {
    let letters = label.chars().count();
    let (size, breadth, high) = match letters {
        0..=5 if many => (13.0, Some(SQUARE), LOW),
        // A name however short stands as other names do.
        0..=SHORT if !label.contains(|sign: char| sign.is_lowercase() || sign == '-') => {
            (18.0, Some(SQUARE), SQUARE)
        }
        letters if letters < LONG => (15.0, None, SQUARE),
        letters if letters < LONGEST => (13.0, None, LOW),
        _ => (14.0, None, SQUARE),
    };
    let label = text(label).size(look.size(size)).font(BOLD).color(look.colours().ink);
    let label = match letters {
        // What is longest has two lines.
        LONGEST.. => label.line_height(1.15),
        _ if high < SQUARE => label.wrapping(text::Wrapping::None),
        _ => label,
    };
    let high = look.size(high);
    let press = match breadth {
        Some(breadth) => {
            around(look, container(label).center(Fill), weight, Some(message)).width(look.size(breadth))
        }
        None => {
            let beside = if high < look.size(SQUARE) { 5.0 } else { 10.0 };
            let inside = container(label).padding([0.0, look.size(beside)]).center_y(Fill);
            around(look, inside, weight, Some(message))
        }
    };
    press.height(high)
}

/// What is chosen from in rows that belong together, each as low as three of them need.
pub fn rows<'a, G: Game, D, M: Clone + 'a>(
    look: Look,
    rows: Vec<Vec<Chip<G, D>>>,
    message: impl Fn(Wish<G, D>) -> M,
) -> Element<'a, M> {
    let rows = rows.into_iter().map(|chips| {
        let chips = chips.into_iter();
        let chips =
            chips.map(|(label, wish, weight)| choice(look, label, true, weight, message(wish)).into());
        Row::with_children(chips).spacing(look.size(APART)).into()
    });
    Column::with_children(rows).spacing(look.size(2.0)).into()
}

/// Buttons in rows; those that do not go in have a page of their own.
pub fn buttons<'a, G: Game, D, M: Clone + 'a>(
    look: Look,
    chips: Vec<Chip<G, D>>,
    besides: Vec<Element<'a, M>>,
    message: impl Fn(Wish<G, D>) -> M,
) -> Element<'a, M> {
    let gap = look.size(4.0);
    let chips = chips.into_iter().map(|(label, wish, weight)| {
        crate::window::widgets::press::press(look, label, weight, Some(message(wish)))
            .padding([look.size(2.0), look.size(8.0)])
            .into()
    });
    pages(look, chips.chain(besides).collect(), BUTTON, gap)
}
