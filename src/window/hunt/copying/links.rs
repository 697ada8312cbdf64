//! A quarter of an hour: the paths and roads, as chains, one a line; and the map that they make, drawn as they are typed.

use super::message::Message;
use super::own_board::OwnBoard;
use super::parts::FIRST;
use crate::hunt::board::{Draft, Stages};
use crate::hunt::{Options, View};
use crate::language::Words;
use crate::window::hunt::map::{Messages, Panel, Shown};
use crate::window::widgets::look::Look;
use crate::window::widgets::still::still;
use iced::widget::{column, container, responsive, row, space, text_editor};
use iced::{Element, Fill, FillPortion};
use std::sync::Arc;

/// In less room than this there are only the chains, in logical pixels at the smallest type.
const BROAD: f32 = 620.0;

/// The map of what is joined so far.
#[derive(Default)]
pub struct Drawn {
    /// A table on which nothing lies but this board.
    view: View,
    panel: Panel,
    /// What was drawn.
    of: Draft,
}

impl Drawn {
    /// Draws what of a board holds: a chain that is refused is in no map.
    pub fn look_again(&mut self, board: &OwnBoard) {
        let sound = board.draft().sound();
        if sound == self.of {
            return;
        }
        let read = sound.board(Stages { areas: true, links: true }).ok();
        self.view.options = Arc::new(Options { board: read.map(Arc::new), ..Options::default() });
        self.panel.look_again_from_here(&self.view);
        self.of = sound;
    }

    /// Another look: everything is drawn anew.
    pub fn redraw(&self) {
        self.panel.redraw();
    }

    /// Does what a key means for a map.
    pub fn key(&mut self, shortcut: crate::window::widgets::keys::Shortcut) {
        self.panel.key(shortcut);
    }

    /// Another part is shown.
    pub fn turn(&mut self, camera: crate::window::hunt::map::Camera) {
        self.panel.turn(camera);
    }
}

/// The page.
pub fn view<'a>(look: Look, words: &Words, board: &'a OwnBoard, drawn: &'a Drawn) -> Element<'a, Message> {
    let how = words.say("copy-links-how", &[]);
    let words = words.clone();
    responsive(move |room| {
        // Where there is little room, it is the chains'.
        let how: Element<'_, Message> =
            if room.height > look.size(240.0) { look.label(how.clone()).into() } else { space().into() };
        let editor = text_editor(&board.text)
            .id(FIRST)
            .on_action(Message::Chains)
            .size(look.size(18.0))
            .padding(look.size(12.0))
            .height(Fill)
            .style(look.page());
        let camera = |camera| Message::Sketch(Some(camera));
        let messages = Messages::new(|_| Message::Sketch(None), camera, Message::Shortcut);
        let map = (room.width >= look.size(BROAD))
            .then(|| drawn.panel.view(look, &words, Shown::ToAll(&drawn.view), messages, Fill))
            .flatten();
        let map = map.map(|map| container(map).width(FillPortion(3)));
        let typed = container(still(editor, Message::Shortcut)).width(FillPortion(2));
        let both = row![typed].push(map).spacing(look.size(8.0)).height(Fill);
        column![how, both].spacing(look.size(6.0)).height(Fill).into()
    })
    .into()
}
