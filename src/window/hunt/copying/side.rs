//! Beside every page: what is to be mended, what is missing, what looks wrong, and what games use.

use super::Copying;
use super::in_use::Use;
use super::message::{Message, Page};
use super::parts::LISTED;
use crate::hunt::board::{List, Stages, shortened};
use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::Element;
use iced::widget::{Column, column, text};
use strum::IntoEnumIterator;

impl Copying {
    /// What is wrong, what is missing, what looks wrong, and what games use.
    pub(super) fn side<'a>(&self, look: Look, words: &Words) -> Column<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let colours = look.colours();
        let list = |page: Column<'a, Message>, title: &str, lines: Vec<String>, colour| {
            if lines.is_empty() {
                return page;
            }
            let more = lines.len().saturating_sub(LISTED);
            let more = (more > 0).then(|| words.say("copy-more", &[("more", more.into())]));
            let lines = lines
                .into_iter()
                .take(LISTED)
                .chain(more)
                .map(|line| text(line).size(look.size(15.0)).color(colour).into());
            page.push(look.heading(say(title))).push(Column::with_children(lines).spacing(look.size(4.0)))
        };
        let mut side = Column::new().spacing(look.size(7.0));
        match self.page {
            Page::Tiles => {
                side = list(side, "copy-faults", self.decks.tile_faults(words), colours.red);
                let whole = self.decks.tiles().is_ok_and(|tiles| tiles.is_complete());
                let name = if whole { "copy-tiles-used" } else { "copy-tiles-unused" };
                side.push(look.text(say(name)))
            }
            Page::Cards => {
                let board = self.over.as_ref();
                let faults = self.decks.card_faults(words, board);
                let sound = faults.is_empty();
                side = list(side, "copy-faults", faults, colours.red);
                side = side.push(look.text(say(if sound { "copy-cards-used" } else { "copy-cards-unused" })));
                if !self.decks.has_all_cards(board) {
                    side = side.push(look.text(say("copy-cards-not-drawn")));
                }
                side
            }
            _ => {
                let faults = self.board.seen.faults.iter().map(|fault| words.tell("fault", fault));
                let faults = faults.map(|fault| as_called(words, fault)).collect();
                side = list(side, "copy-faults", faults, colours.red);
                let (missing, odd): (Vec<_>, Vec<_>) =
                    self.board.seen.remarks.iter().partition(|remark| remark.is_missing());
                let (examples, odd): (Vec<_>, Vec<_>) =
                    odd.into_iter().partition(|remark| remark.is_an_example());
                let worded = |remarks: Vec<&crate::hunt::Remark>| -> Vec<String> {
                    remarks.into_iter().map(|remark| words.tell("proof", remark)).collect()
                };
                let held = List::iter().filter_map(|list| {
                    let held = self.board.draft().held_back(list);
                    let facts =
                        [("list", list.key().into()), ("locations", shortened(held.iter().copied()).into())];
                    (!held.is_empty()).then(|| words.say("copy-held-back", &facts))
                });
                side = list(
                    side,
                    "copy-missing",
                    worded(missing).into_iter().chain(held).collect(),
                    colours.ink,
                );
                side = list(side, "copy-odd", worded(odd), colours.red);
                side = list(side, "copy-examples", worded(examples), colours.faint);
                self.uses(look, words, side)
            }
        }
    }

    /// What games use of the board, and what they are to use although it is not whole.
    fn uses<'a>(&self, look: Look, words: &Words, side: Column<'a, Message>) -> Column<'a, Message> {
        let insisted = self.board.insisted();
        let told = |name: &str, used: Use| {
            let used: &'static str = used.into();
            look.text(words.say("copy-use", &[("stage", name.to_owned().into()), ("state", used.into())]))
        };
        let stage = |name: &str, used: Use, insisted: bool, other: Stages| -> Element<'a, Message> {
            let mut stage = column![told(name, used)].spacing(look.size(3.0));
            if insisted || used == Use::Unused {
                let label = if insisted { "copy-use-when-whole" } else { "copy-use-as-it-is" };
                stage = stage.push(press(
                    look,
                    words.say(label, &[]),
                    Weight::Quiet,
                    Some(Message::Insist(other)),
                ));
            }
            stage.into()
        };
        let other_areas = Stages { areas: !insisted.areas, ..insisted };
        let other_links = Stages { links: !insisted.links, ..insisted };
        side.push(look.heading(words.say("copy-uses", &[])))
            .push(told("numbers", self.board.seen.numbers))
            .push(stage("areas", self.board.seen.areas, insisted.areas, other_areas))
            .push(stage("links", self.board.seen.links, insisted.links, other_links))
    }
}

/// What is wrong with a list, which a fault calls as files do, as it is called above where it is typed.
fn as_called(words: &Words, fault: String) -> String {
    let begins = |key: &str| fault.char_indices().nth(3).is_some_and(|(at, _)| fault.find(key) <= Some(at));
    let list = List::iter().find(|list| fault.contains(list.key()) && begins(list.key()));
    match list {
        Some(list) => fault.replacen(list.key(), &words.say(&format!("copy-list-{}", list.key()), &[]), 1),
        None => fault,
    }
}
