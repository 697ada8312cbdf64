//! War of the Ring's own part: the dice of both sides, the Fellowship on its tracks, the Hunt, politics and points.

use crate::language::Words;
use crate::language::war::{Parts, next_move, parts};
use crate::war::WarView;
use crate::war::nation::Side;
use crate::war::view::{CORRUPTED, DOOM, PROGRESS, Step};
use crate::window::frame::Own;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container, row};
use iced::{Center, Fill};

/// The parts, below each other. `odds`: whether chances are told.
pub(super) fn own<'a>(look: Look, words: &Words, view: &WarView, odds: bool) -> Own<'a> {
    let Parts { dice: [free, shadow], rings, fellowship, company, pool, politics, points } =
        parts(words, view);
    let gap = look.size(8.0);
    let next = next_move(words, view).filter(|_| odds);
    let sides = [(free, Side::Free), (shadow, Side::Shadow)].map(|(name, side)| {
        panel(look, column![look.label(name), dice(look, view, side)].spacing(look.size(4.0)))
    });
    let road = match view.mordor {
        Some(step) => (words.say("track-mordor", &[]), step, DOOM),
        None => (words.say("track-progress", &[]), view.progress, PROGRESS),
    };
    let corruption = (words.say("track-corruption", &[]), view.corruption, CORRUPTED);
    let there =
        column![look.heading(fellowship), track(look, road), track(look, corruption), look.text(company)];
    let [boxed_free, boxed_shadow] = view.boxed;
    let hunt = words.say("track-box", &[]);
    let hunt = column![look.heading(format!("{hunt}: {boxed_shadow} + {boxed_free}"))]
        .extend(next.map(|line| look.text(line).into()))
        .push(look.text(pool))
        .push(look.label(rings));
    Column::new()
        .push(Row::from_iter(sides).spacing(gap))
        .push(panel(look, there.spacing(look.size(5.0))))
        .push(panel(look, hunt.spacing(look.size(4.0))))
        .push(panel(look, column![look.heading(points), look.text(politics)].spacing(look.size(4.0))))
        .spacing(gap)
        .into()
}

fn panel<'a>(look: Look, inside: Column<'a, Wish<std::convert::Infallible>>) -> Own<'a> {
    container(inside).padding(look.size(10.0)).width(Fill).style(look.sheet()).into()
}

/// The dice of a side that are left, each with its number, by which it is used; counted on from the Free Peoples'.
fn dice<'a>(look: Look, view: &WarView, side: Side) -> Own<'a> {
    let before = if side == Side::Free { 0 } else { view.unused[Side::Free as usize].len() };
    let acts = view.step == Step::Actions && view.hunt.is_none() && view.acts() == Some(side);
    let dice = view.unused[side as usize].iter().enumerate().map(|(at, face)| {
        let used = Wish::Give(format!("use {}", face.name()));
        let label = format!("{} {}", before + at + 1, face.name());
        if acts {
            return press(look, label, Weight::Quiet, Some(used)).into();
        }
        let padding = [look.size(5.0), look.size(11.0)];
        container(look.text(label)).padding(padding).style(look.inset(false)).into()
    });
    Row::with_children(dice).spacing(look.size(4.0)).wrap().vertical_spacing(look.size(4.0)).into()
}

/// A track: each step in its box, the one where it stands lit and bold, and in brackets.
fn track<'a>(look: Look, (name, at, last): (String, u8, u8)) -> Own<'a> {
    let step = |number: u8| {
        let is_there = number == at.min(last);
        let words = if is_there { format!("[{number}]") } else { number.to_string() };
        let words = look.text(words);
        let words = if is_there { words.font(BOLD).color(look.colours().gold) } else { words };
        let inner = container(words).center_x(Fill);
        if is_there { inner.style(look.inset(true)).into() } else { inner.into() }
    };
    let steps = Row::with_children((0..=last).map(step)).width(Fill);
    row![container(look.label(name)).width(look.size(110.0)), steps].align_y(Center).into()
}
