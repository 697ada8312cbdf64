//! Where the parts of a game's screen stand: the top, the game's own part, the card with the gold button, buttons, tracks,
//! what was done lately, and the line. It knows no game. Every part has its place and its height, and keeps them while a game
//! is played.

use super::card::Card;
use super::top::{Top, over};
use crate::language::Words;
use crate::window::widgets::look::Look;
use iced::widget::{Column, column, container, row, scrollable};
use iced::{Element, Fill, Length, Size};

/// In a window so large all type is larger, and the grid the same.
const GREAT: Size = Size::new(1800.0, 1000.0);
const GREATER: f32 = 1.25;
/// In a narrower window, or in larger type, the parts stand below each other.
const NARROW: f32 = 900.0;
const LARGE_TYPE: f32 = 1.75;
/// Where the column beside the game's own part is less broad.
const LESS_BROAD: f32 = 1100.0;
/// How high the parts are, in logical pixels at the smallest type.
const TOP: f32 = 48.0;
/// The same where the headline stands below the buttons.
const TWO_ROWS: f32 = 84.0;
const STRIP: f32 = 66.0;
/// How much higher it is for each more line below it.
pub const STRIP_LINE: f32 = 18.0;
const LINE: f32 = 40.0;
const CARD: f32 = 316.0;
const LOW_CARD: f32 = 252.0;
const LOW: f32 = 760.0;
const BUTTONS: f32 = 88.0;
const TRACKS: f32 = 192.0;
/// The same for the two that grow where they stand below each other.
const STACKED_OWN: f32 = 420.0;
const STACKED_LATELY: f32 = 200.0;
/// How far the parts are apart, in logical pixels.
pub const GAP: f32 = 6.0;

pub const OWN_PLACE: &str = "own part";
pub const LINE_PLACE: &str = "line's place";

pub struct Parts<'a, M> {
    pub top: Top<'a, M>,
    pub own: Element<'a, M>,
    /// A low part of its own below it, and how many lines more than usual it has.
    pub strip: Option<(Element<'a, M>, usize)>,
    pub card: Card<'a, M>,
    /// What else can be done.
    pub buttons: Element<'a, M>,
    pub tracks: Element<'a, M>,
    pub lately: Element<'a, M>,
    pub line: Element<'a, M>,
    /// What lies over all of it, at the top right.
    pub menu: Option<Element<'a, M>>,
}

/// How high the column beside the game's own part is at least: where type is larger than the window has room for, it is as long as
/// it has to be.
fn wanted(look: Look) -> f32 {
    [CARD, BUTTONS, TRACKS, 80.0].iter().sum::<f32>() * look.scale + 3.0 * GAP
}

fn fit(look: Look, room: Size, top: f32) -> bool {
    room.height - top - 3.0 * GAP >= wanted(look) - look.size(CARD - LOW_CARD)
}

impl Look {
    /// As it is in a window of this size.
    pub fn in_room(self, room: Size) -> Self {
        Self { scale: self.scale * greater(room), ..self }
    }

    /// Whether the headline stands below the buttons at the top.
    pub fn has_two_rows(self, room: Size) -> bool {
        self.is_stacked(room) || room.width / self.scale < 980.0
    }

    /// How many lines there are below the boxes of the strip: in a narrower window, or in larger type, a line holds less.
    pub fn strip_lines(self, room: Size) -> usize {
        1 + usize::from(self.has_two_rows(room)) + usize::from(self.is_stacked(room))
    }

    /// Whether the parts stand below each other.
    pub fn is_stacked(self, room: Size) -> bool {
        room.width < NARROW || self.scale / greater(room) >= LARGE_TYPE
    }
}

/// How much larger all type is in a window of this size.
pub fn greater(room: Size) -> f32 {
    if room.width >= GREAT.width && room.height >= GREAT.height { GREATER } else { 1.0 }
}

/// The parts in a window of this size; `look` is that of the room ([`Look::in_room`]).
pub fn frame<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    room: Size,
    parts: Parts<'a, M>,
) -> Element<'a, M> {
    let Parts { top, own, strip, card, buttons, tracks, lately, line, menu } = parts;
    let closes = top.on.menu.clone();
    let stacked = look.is_stacked(room);
    let low = room.height < LOW * look.scale;
    let card = card.view(look, words, look.size(if low && !stacked { LOW_CARD } else { CARD }));
    let at = |inner: Element<'a, M>, height: f32| {
        container(inner).height(look.size(height)).width(Fill).clip(true)
    };
    let two_rows = look.has_two_rows(room);
    let high = look.size(if two_rows { TWO_ROWS } else { TOP });
    let top = container(top.view(look, words, two_rows, room)).height(if stacked {
        Length::Shrink
    } else {
        high.into()
    });
    let own = container(own).id(OWN_PLACE).width(Fill);
    let strip_high = |more: usize| STRIP + STRIP_LINE * (look.strip_lines(room) - 1 + more) as f32;
    let strip = strip.map(|(strip, more)| at(strip, strip_high(more)));
    let line = at(line, LINE).id(LINE_PLACE);
    let (buttons, tracks) = (at(buttons, BUTTONS), at(tracks, TRACKS));
    let whole: Element<'a, M> = if stacked {
        let lately = at(lately, STACKED_LATELY);
        let own = own.height(look.size(STACKED_OWN).min(room.height * 0.55));
        let below = column![card, own].push(strip).push(buttons).push(tracks).push(lately).spacing(GAP);
        let below = scrollable(below.padding(iced::Padding::ZERO.right(14))).height(Fill);
        column![top, below, line].spacing(GAP).padding(GAP).into()
    } else {
        let breadth = breadth(look, room);
        let left = column![own.height(Fill)].push(strip).push(line).spacing(GAP);
        let right: Column<'a, M> =
            column![card, buttons, tracks, container(lately).height(Fill).clip(true)].spacing(GAP);
        let right: Element<'a, M> = if fit(look, room, high) {
            right.width(breadth).into()
        } else {
            let right = right.height(wanted(look) + look.size(40.0));
            scrollable(right.padding(iced::Padding::ZERO.right(14))).width(breadth).height(Fill).into()
        };
        let below = row![left.width(Fill), right].spacing(GAP).height(Fill);
        column![top, below].spacing(GAP).padding(GAP).into()
    };
    over(whole, menu, iced::Padding::new(GAP).top(high + GAP), closes)
}

/// How broad the column beside the game's own part is.
fn breadth(look: Look, room: Size) -> f32 {
    let broad = match room.width {
        width if width < LESS_BROAD => 300.0,
        width if width >= GREAT.width => 368.0,
        _ => 352.0,
    };
    (broad * look.scale).round().min(room.width * 0.46)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_grid_in_every_room() {
        let look = Look::default();
        let wide = |width, height| {
            let room = Size::new(width, height);
            let look = look.in_room(room);
            (breadth(look, room), look.is_stacked(room))
        };
        assert_eq!(wide(1280.0, 800.0), (352.0, false));
        assert_eq!(wide(1024.0, 700.0), (300.0, false));
        assert_eq!(wide(1920.0, 1080.0), (460.0, false));
        assert!(wide(880.0, 700.0).1);
        let large = Look { scale: 1.8, ..look };
        assert!(large.is_stacked(Size::new(1280.0, 800.0)));
    }
}
