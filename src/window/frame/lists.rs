//! What hands do from a list: the set-up, nation by nation, or what was packed up. A page each, to turn; a line is ticked off by
//! a press. What is ticked is not on the record: it is gone with the window.

use super::Framed;
use crate::language::Words;
use crate::referee::Referee;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, around, press};
use iced::widget::{Column, Row, column, container, row};
use iced::{Element, Fill};
use std::collections::BTreeSet;

/// A page of such a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct List {
    pub title: String,
    /// What hands do, one after the other.
    pub lines: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
pub enum Done {
    /// So many pages on.
    Turned(usize),
    /// A line is ticked off, or no more.
    Ticked(usize),
    /// It is not looked at any more.
    Closed,
}

/// How a list stands on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stands {
    /// Nothing else does.
    Alone,
    /// In the place of something else, until it is closed.
    InPlace,
}

/// The list as it is looked at: which page, and which lines of which page are ticked off.
#[derive(Default)]
pub(super) struct Turned {
    at: usize,
    ticked: BTreeSet<(usize, usize)>,
}

impl Turned {
    /// Another page, so many on; the first behind the last.
    pub(super) fn turn(&mut self, by: usize, pages: usize) {
        self.at = (self.at + by) % pages.max(1);
    }

    /// A line of this page is ticked off, or no more.
    pub(super) fn tick(&mut self, line: usize) {
        let line = (self.at, line);
        if !self.ticked.remove(&line) {
            self.ticked.insert(line);
        }
    }

    /// The page, with what turns it where there are more.
    pub(super) fn view<'a>(
        &self,
        look: Look,
        words: &Words,
        lists: Vec<List>,
        stands: Stands,
    ) -> Element<'a, Done> {
        let pages = lists.len();
        let at = self.at.min(pages.saturating_sub(1));
        let Some(List { title, lines }) = lists.into_iter().nth(at) else { return column![].into() };
        let numbers = [("title", title.clone().into()), ("at", (at + 1).into()), ("of", pages.into())];
        let title = if pages > 1 { words.say("frame-list", &numbers) } else { title };
        let turn = |name: &str, by: usize| {
            (pages > 1).then(|| press(look, words.say(name, &[]), Weight::Quiet, Some(Done::Turned(by))))
        };
        let close = (stands == Stands::InPlace)
            .then(|| press(look, words.say("keys-close", &[]), Weight::Main, Some(Done::Closed)));
        let turns = Row::new()
            .push(turn("frame-list-before", pages.saturating_sub(1)))
            .push(turn("frame-list-next", 1))
            .push(close)
            .spacing(look.size(6.0));
        let lines = lines.into_iter().enumerate().map(|(number, line)| {
            let is_done = self.ticked.contains(&(at, number));
            let colours = look.colours();
            let sign = look.text(if is_done { "×" } else { "·" }).color(colours.gold).width(look.size(18.0));
            let line = look.text(line).color(if is_done { colours.faint } else { colours.ink });
            let inside = container(row![sign, line]).padding([look.size(3.0), look.size(8.0)]).width(Fill);
            around(look, inside, Weight::Plain, Some(Done::Ticked(number))).width(Fill).into()
        });
        page::turned_to(look, title, turns, Column::with_children(lines))
    }
}

/// What stands on each page of the list that hands work from.
pub(super) fn titles<G: Framed>(referee: &Referee) -> Vec<String> {
    let lists = referee.state::<G>().map(|state| G::lists(referee.words(), &state.view));
    lists.into_iter().flatten().map(|list| list.title).collect()
}
