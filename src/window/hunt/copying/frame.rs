//! What is around every page: the ways to the others, what was said last, and files.

use super::message::{Confirm, Message, Page};
use super::parts::{line, scrolled, shown};
use super::{Copying, areas, lessons, links, numbers};
use crate::language::Words;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, container, responsive, row, scrollable, space, text};
use iced::{Center, Element, Fill, Size};

impl Copying {
    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let gap = look.size(6.0);
        let say = |name: &str| words.say(name, &[]);
        let part = self.board.draft().part;
        let of_board = self.page.is_of_a_board();
        let tab = |label: String, chosen: bool, message: Message| {
            press(look, label, Weight::chosen(chosen), Some(message)).into()
        };
        let things: [Element<'a, Message>; 4] = [
            tab(say("copy-part-1"), of_board && part == 1, Message::Part(1)),
            tab(say("copy-part-2"), of_board && part == 2, Message::Part(2)),
            tab(say("copy-page-tiles"), self.page == Page::Tiles, Message::Page(Page::Tiles)),
            tab(say("copy-page-cards"), self.page == Page::Cards, Message::Page(Page::Cards)),
        ];
        let head = row![
            look.heading(say("copy")).color(look.colours().gold),
            Row::with_children(things).spacing(gap),
            space().width(Fill),
            press(look, say("undo"), Weight::Quiet, Some(Message::Shortcut(Shortcut::Undo))),
            press(look, say("redo"), Weight::Quiet, Some(Message::Shortcut(Shortcut::Redo))),
            press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)),
        ]
        .spacing(look.size(14.0))
        .align_y(Center);
        let mut page = column![head].spacing(look.size(8.0));
        if of_board {
            let pages = Page::OF_A_BOARD.map(|page| {
                tab(say(&format!("copy-page-{}", page.name())), self.page == page, Message::Page(page))
            });
            page = page.push(Row::with_children(pages).spacing(gap));
        }
        let foot = self.foot(look, words);
        let words = words.clone();
        let body = responsive(move |room| self.body(look, &words, room)).height(Fill);
        page.push(body).push(foot).padding(look.size(12.0)).into()
    }

    /// What is copied on this page, and what is to be said of it.
    fn body<'a>(&'a self, look: Look, words: &Words, room: Size) -> Element<'a, Message> {
        let what = look.label(words.say(&format!("copy-page-{}-what", self.page.name()), &[]));
        let content: Element<'a, Message> = match self.page {
            Page::Numbers => scrolled(look, numbers::view(look, words, &self.board)),
            Page::Areas => scrolled(look, areas::view(look, words, &self.board)),
            Page::Links => links::view(look, words, &self.board, &self.drawn),
            Page::Picture => self.picture_page(look, words),
            Page::Games => scrolled(
                look,
                lessons::view(look, words, lessons::news(&self.taught, &self.board), self.board.draft()),
            ),
            Page::Tiles => scrolled(look, self.decks.tiles_view(look, words)),
            Page::Cards => self.decks.cards_view(look, words),
        };
        // Where there is little room, it is the picture's.
        let room_is_wanted = self.page == Page::Picture;
        let what: Element<'a, Message> =
            if room_is_wanted && room.height < look.size(420.0) { space().into() } else { what.into() };
        let mut both = row![container(content).width(Fill).height(Fill)];
        if !(room_is_wanted && room.width < look.size(800.0)) {
            let side = self.side(look, words).padding(iced::Padding::ZERO.right(look.size(12.0)));
            both = both.push(scrollable(side).width(look.size(330.0).min(460.0)).height(Fill));
        }
        column![what, both.spacing(look.size(14.0)).height(Fill)].spacing(look.size(8.0)).into()
    }

    /// What was said last, and files.
    fn foot<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let mut foot = Column::new().spacing(look.size(5.0));
        let colours = look.colours();
        match (&self.said, &self.asked) {
            (Some((said, wrong)), _) => {
                let colour = if *wrong { colours.red } else { colours.gold };
                foot = foot.push(text(said).size(look.size(15.0)).color(colour));
            }
            // What comes and goes moves nothing else: under a hand that clicks, least of all the picture.
            (None, None) => foot = foot.push(text(" ").size(look.size(15.0))),
            (None, Some(_)) => {}
        }
        if let Some(asked) = &self.asked {
            let question = match asked {
                Confirm::TakeOver(shared) => words.say("copy-ask", &[("what", shared.name().into())]),
                Confirm::WriteOver(path) => words.say("copy-ask-over", &[("path", shown(path).into())]),
            };
            foot = foot.push(
                row![
                    look.text(question),
                    press(look, say("copy-yes"), Weight::Main, Some(Message::Yes)),
                    press(look, say("copy-no"), Weight::Quiet, Some(Message::No)),
                ]
                .spacing(look.size(8.0))
                .align_y(Center),
            );
        }
        let file = line(look, &say("copy-file-typed"), &self.file)
            .on_input(Message::File)
            .id("file")
            .on_submit(Message::Take)
            .padding([look.size(4.0), look.size(10.0)]);
        let named = !self.file.trim().is_empty();
        let files = row![
            look.label(say("copy-file")),
            still(file, Message::Shortcut),
            press(look, say("copy-choose"), Weight::Quiet, Some(Message::Choose)),
            press(look, say("copy-import"), Weight::Quiet, named.then_some(Message::Take)),
            press(look, say("copy-export"), Weight::Quiet, named.then_some(Message::Export)),
        ]
        .spacing(look.size(6.0))
        .align_y(Center);
        foot.push(files).into()
    }
}
