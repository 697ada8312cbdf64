//! What the next moves have to expect, from the pool that is really there; before an allocation, what each of them would mean;
//! and the page of chances.

use super::drawn::{Sign, signs};
use crate::language::Words;
use crate::language::war::{climbed, next_moves, the_climb};
use crate::war::WarView;
use crate::war::odds::{HUNT_DICE, Hunted};
use crate::war::view::Step;
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, row};
use iced::{Center, Fill, FillPortion};

/// So many moves one after the other have room beside the rest.
const MOVES: u8 = 2;
/// What else is asked for, each with what is to hold (W63 to W65, W71).
const ASKED: [&str; 4] = ["hunt", "mordor", "battle", "round"];
/// More lines than these stand in two columns.
const IN_A_COLUMN: usize = 4;

/// The Hunt Box, the chances of what is next, the cup.
pub(super) fn panel<'a>(look: Look, words: &Words, view: &WarView, odds: bool) -> Own<'a> {
    let [free, shadow] = view.boxed;
    let dice = (0..shadow).map(|_| Sign::Full).chain((0..free).map(|_| Sign::Ring));
    let found = format!("{shadow} + {free}");
    let mut head = vec![
        headed(look, words.say("track-box", &[]), false),
        signs(look, dice),
        look.text(found).font(BOLD).into(),
    ];
    if let Some(line) = next_roll(words, view) {
        head.push(look.text(line).into());
    }
    let count = words.say("part-cup", &[("tiles", view.cup.pool.len().into())]);
    head.push(look.label(count).into());
    let head = Row::with_children(head).spacing(look.size(12.0)).align_y(Center);
    let chances = (odds && view.hunt.is_none()).then(|| chances(look, words, view, MOVES));
    let heaps = [
        ("pool", &view.cup.pool),
        ("drawn", &view.cup.drawn),
        ("waiting", &view.cup.waiting),
        ("out", &view.cup.out),
    ];
    let heaps = heaps.into_iter().filter(|(name, heap)| *name == "pool" || !heap.is_empty());
    let heaps = heaps.map(|(name, heap)| {
        look.text(words.say(&format!("part-heap-{name}"), &[("tiles", heap.to_string().into())])).into()
    });
    let heaps = Row::with_children(heaps).spacing(look.size(18.0)).wrap();
    frame::panel(look, column![head].push(chances).push(heaps).spacing(look.size(5.0)))
}

/// How the next move is hunted: `3 dice, 5 or 6`; nothing in Mordor, where no die is thrown.
fn next_roll(words: &Words, view: &WarView) -> Option<String> {
    let [free, shadow] = view.boxed;
    if view.mordor.is_some() || view.hunt.is_some() || view.step != Step::Actions {
        return None;
    }
    let least = 6u8.saturating_sub(free).max(2);
    let dice = shadow.min(HUNT_DICE);
    Some(words.say("part-rolls", &[("dice", dice.into()), ("least", least.into())]))
}

/// A table: each allocation, or so many moves one after the other.
fn chances<'a>(look: Look, words: &Words, view: &WarView, moves: u8) -> Own<'a> {
    let allocates = matches!(view.step, Step::Fellowship | Step::Allocation);
    let name = |count: u8| {
        let name = if allocates { "odds-laid" } else { "odds-moves" };
        words.say(name, &[("count", count.into())])
    };
    let mut rows: Vec<(String, Hunted)> =
        next_moves(view, moves).into_iter().map(|(count, found)| (name(count), found)).collect();
    // Many stand in two columns.
    if rows.len() <= IN_A_COLUMN {
        return table(look, words, rows);
    }
    let behind = rows.split_off(rows.len().div_ceil(2));
    row![table(look, words, rows), table(look, words, behind)].spacing(look.size(20.0)).into()
}

/// Chances, a line each.
fn table<'a>(look: Look, words: &Words, rows: Vec<(String, Hunted)>) -> Own<'a> {
    let cell = |said: String| look.text(said).width(FillPortion(2)).into();
    let heads = ["odds-success", "odds-seen", "odds-damage"];
    let heads = heads.map(|name| look.label(words.say(name, &[])).width(FillPortion(2)).into());
    let name = look.label("").width(FillPortion(3)).into();
    let head = Row::with_children(std::iter::once(name).chain(heads)).align_y(Center);
    let lines = rows.into_iter().map(|(name, found)| {
        let numbers = [found.success.percent(), found.reveal.percent(), found.damage.mean()];
        let numbers = numbers.map(|number| words.numbers(&number));
        let name = look.label(name).width(FillPortion(3)).into();
        Row::with_children(std::iter::once(name).chain(numbers.map(cell))).align_y(Center).into()
    });
    Column::with_children(std::iter::once(head.into()).chain(lines)).width(Fill).into()
}

/// The page of chances: four moves or each allocation, and the climb through Mordor.
pub(super) fn page<'a>(look: Look, words: &Words, view: &WarView) -> Own<'a> {
    let asked = ASKED.map(|asked| {
        let called = words.say(&format!("odds-ask-{asked}"), &[]);
        let begun = Begun::new(format!("odds {asked}"), &called);
        press(look, called, Weight::Quiet, Some(Wish::Begin(begun))).into()
    });
    column![
        chances(look, words, view, 4),
        look.text(climbed(words, &the_climb(view))),
        look.label(words.say("odds-how", &[])),
        Row::from_iter(asked).spacing(look.size(8.0)).wrap(),
        look.label(words.say("odds-signs", &[])),
    ]
    .spacing(look.size(10.0))
    .into()
}
