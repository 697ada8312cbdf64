//! The page of chances: what the next moves have to expect, from the pool that is really there, or before an allocation what each
//! of them would mean; and the climb.

use super::mat;
use super::sight::Sight;
use crate::language::war::{chances_of, climbed, foretold, next_moves, the_climb};
use crate::war::War;
use crate::war::odds::Hunted;
use crate::war::view::Step;
use crate::window::frame::Own;
use crate::window::play::wish::Begun;
use crate::window::war::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container, row};
use iced::{Center, Fill, FillPortion};

/// What else is asked for, each with what is to hold (W63 to W65, W71).
const ASKED: [&str; 4] = ["hunt", "mordor", "battle", "round"];
/// More lines than these stand in two columns.
const IN_A_COLUMN: usize = 4;

/// A table: each allocation, or so many moves one after the other.
fn chances<'a>(look: Look, sight: &Sight<'_>, moves: u8) -> Own<'a, War> {
    let (words, view) = (sight.words, sight.view);
    let allocates = matches!(view.step, Step::Fellowship | Step::Allocation);
    let name = |count: u8| {
        let name = if allocates { "odds-laid" } else { "odds-moves" };
        words.say(name, &[("count", count.into())])
    };
    let mut rows: Vec<(String, Hunted)> =
        next_moves(view, moves).into_iter().map(|(count, found)| (name(count), found)).collect();
    // Many stand in two columns.
    if rows.len() <= IN_A_COLUMN {
        return table(look, sight, rows);
    }
    let behind = rows.split_off(rows.len().div_ceil(2));
    row![table(look, sight, rows), table(look, sight, behind)].spacing(look.size(20.0)).into()
}

/// Chances, a line each.
fn table<'a>(look: Look, sight: &Sight<'_>, rows: Vec<(String, Hunted)>) -> Own<'a, War> {
    let words = sight.words;
    let cell = |said: String| look.text(said).width(FillPortion(2)).into();
    let heads = ["odds-success", "odds-seen", "odds-damage"];
    let heads = heads.map(|name| look.label(words.say(name, &[])).width(FillPortion(2)).into());
    let name = look.label("").width(FillPortion(3)).into();
    let head = Row::with_children(std::iter::once(name).chain(heads)).align_y(Center);
    let lines = rows.into_iter().map(|(name, found)| {
        let [success, reveal] = [found.success, found.reveal].map(|chance| sight.hundred(chance.about()));
        let numbers = [success, reveal, words.tenths(found.damage.about())];
        let name = look.label(name).width(FillPortion(3)).into();
        Row::with_children(std::iter::once(name).chain(numbers.map(cell))).align_y(Center).into()
    });
    Column::with_children(std::iter::once(head.into()).chain(lines)).width(Fill).into()
}

/// The page of chances: four moves or each allocation, the climb through Mordor, and the tiles that are drawn from.
pub(super) fn page<'a>(look: Look, sight: &Sight<'_>) -> Own<'a, War> {
    let (words, view) = (sight.words, sight.view);
    let cup = mat::in_the_cup(look, sight);
    let climb = the_climb(view);
    // Of a battle where one is carried: its numbers are known.
    let carried = view.battle.as_ref().is_some_and(|battle| battle.carried.is_some());
    let asked = ASKED.into_iter().take(if carried { 4 } else { 2 }).map(|asked| {
        let called = words.say(&format!("odds-ask-{asked}"), &[]);
        let begun = Begun::new(chances_of(asked), &called);
        press(look, called, Weight::Quiet, Some(Wish::Begin(begun))).into()
    });
    column![
        chances(look, sight, 4),
        look.text(climbed(words, &climb.climbed)),
        look.label(foretold(words, &climb)),
        look.label(words.say("odds-how", &[])),
        Row::from_iter(asked).spacing(look.size(8.0)).wrap(),
        container(cup).width(Fill).height(look.size(40.0)),
    ]
    .spacing(look.size(10.0))
    .into()
}
