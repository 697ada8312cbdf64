//! The Political Track and the Victory points.

use crate::language::Words;
use crate::language::war::names;
use crate::war::WarView;
use crate::war::land::settlement;
use crate::war::nation::{Nation, Side};
use crate::window::frame::{Own, headed, panel};
use crate::window::widgets::look::{BOLD, Look};
use iced::Center;
use iced::widget::{Column, row};
use strum::IntoEnumIterator;

/// Who stands on which step; a passive nation is marked.
pub(super) fn nations<'a>(look: Look, words: &Words, view: &WarView) -> Own<'a> {
    let step = |step: u8| {
        let there = Nation::iter().filter(|nation| view.standing(*nation).step == step);
        let there = there.map(|nation| {
            let passive = if view.standing(nation).active { "" } else { "°" };
            format!("{}{passive}", names::nation(words, nation))
        });
        let there: Vec<String> = there.collect();
        let there = if there.is_empty() { "–".to_owned() } else { there.join(" · ") };
        let name = if step == 0 { words.say("part-at-war", &[]) } else { step.to_string() };
        row![look.label(name).width(look.size(64.0)), look.text(there)].align_y(Center).into()
    };
    let steps = [0, 1, 2, 3].map(step);
    let head = headed(look, words.say("part-politics", &[]), false);
    panel(look, Column::with_children(std::iter::once(head).chain(steps)).spacing(look.size(2.0)))
}

/// The points of both sides against what would win, and what each has taken.
pub(super) fn points<'a>(look: Look, words: &Words, view: &WarView) -> Own<'a> {
    let side = |side: Side| {
        let taken = view
            .taken
            .iter()
            .filter(|region| settlement(region).is_some_and(|settlement| settlement.nation.side() != side));
        let taken: Vec<String> = taken.map(|region| names::place(words, region)).collect();
        let points = [("points", view.points(side).into()), ("of", side.goal().into())];
        let said = words.say("part-of", &points);
        let name = look.label(names::side(words, side)).width(look.size(104.0));
        let number = look.text(said).font(BOLD).width(look.size(84.0));
        row![name, number, look.text(taken.join(", "))].spacing(look.size(6.0)).align_y(Center).into()
    };
    let head = headed(look, words.say("part-victory", &[]), false);
    let lines = [Side::Shadow, Side::Free].map(side);
    panel(look, Column::with_children(std::iter::once(head).chain(lines)).spacing(look.size(4.0)))
}
