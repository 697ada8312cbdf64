//! The whole history: every line that stands, by turn, with what it told the table. All behind a line can be taken back.

use super::lately::line;
use super::utterance::Utterance;
use crate::language::Words;
use crate::referee::Mark;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, row};
use iced::{Center, Element, Fill};

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// What began with it: a turn, if one did.
    pub above: Option<String>,
    /// What was done, and below it what that told.
    pub told: Vec<Utterance>,
    pub behind: usize,
}

/// The history, the latest first, with what closes it; `undo_to`: so many lines are taken back.
pub fn history<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    entries: &'a [Entry],
    veiled: bool,
    undo_to: Option<fn(usize) -> M>,
    close: M,
) -> Element<'a, M> {
    let close = press(look, words.say("keys-close", &[]), Weight::Main, Some(close));
    // The turn of each line: what began with it, or with one before.
    let turns = entries.iter().scan(None, |turn, entry| {
        *turn = entry.above.as_ref().or(*turn);
        Some(*turn)
    });
    let turns: Vec<Option<&String>> = turns.collect();
    // While secrets are veiled, only what everybody was told is told here.
    let shown = entries
        .iter()
        .zip(turns)
        .rev()
        .filter(|(entry, _)| !veiled || entry.told.iter().any(|said| said.mark == Mark::Table));
    let mut before = None;
    let lines = shown.flat_map(|(entry, turn)| {
        let told = entry.told.iter().filter(|said| !veiled || said.mark == Mark::Table);
        let told = told.map(|said| line(look, said));
        let told = Column::with_children(told).spacing(look.size(2.0)).width(Fill);
        let back = undo_to.filter(|_| entry.behind > 0).map(|undo_to| {
            let label = words.say("history-undo-to", &[("count", entry.behind.into())]);
            press(look, label, Weight::Quiet, Some(undo_to(entry.behind))).padding([0.0, look.size(8.0)])
        });
        let above = turn.filter(|turn| before.replace(*turn) != Some(*turn));
        let above = above.map(|above| look.label(above.as_str()).into());
        let line: Element<'a, M> = row![told].push(back).spacing(look.size(8.0)).align_y(Center).into();
        above.into_iter().chain([line])
    });
    let lines = Column::with_children(lines).spacing(look.size(6.0)).padding(iced::Padding::ZERO.right(14));
    page::turned_to(look, words.say("history", &[]), close, lines)
}
