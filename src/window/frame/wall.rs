//! The table's window of a framed game, read from across the table: what hands do now, the one number that matters or what
//! was told last, and the tracks. It has no buttons.

use super::Framed;
use super::shown::tracks;
use crate::language::Words;
use crate::table::{Digest, Game};
use crate::window::play::wish::Wish;
use crate::window::screens::Wall;
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, column, container, responsive, text};
use iced::{Element, Fill, Size};
use std::convert::Infallible;
use std::marker::PhantomData;

/// For a window so large the sizes below are made: in any other they are larger or smaller by as much.
const ROOM: Size = Size::new(1280.0, 800.0);
/// How large the line is, in logical pixels.
const LINE: f32 = 52.0;
/// How large what was told is.
const TOLD: f32 = 44.0;
/// How large the number is that matters, and a longer text.
const MATTERS: f32 = 190.0;
const LONGER: f32 = 96.0;
/// So many letters are a number.
const SHORT: usize = 6;
/// How large the tracks are.
const TRACKS: f32 = 36.0;

/// See above.
pub struct FrameWall<G>(PhantomData<fn() -> G>);

impl<G> Default for FrameWall<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Framed> Wall<G> for FrameWall<G> {
    type Message = Infallible;

    fn look_again(&mut self, _view: Option<&<G as Game>::View>, _seal: Option<Digest>) {}

    fn redraw(&self) {}

    fn update(&mut self, message: Infallible, _seal: Option<Digest>) {
        match message {}
    }

    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a <G as Game>::View>,
        told: &[&<G as Game>::Public],
    ) -> Element<'a, Infallible> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let host = G::host_line(words, view);
        let matters = G::matters(words, view);
        let told: Vec<String> = told.iter().flat_map(|event| G::told(words, event)).collect();
        let shown = G::tracks(words, view);
        responsive(move |room| {
            let share = (room.width / ROOM.width).min(room.height / ROOM.height).max(0.3);
            let colours = look.colours();
            let large = |said: String, size: f32, colour| {
                text(said).size((size * share).round()).line_height(1.15).font(BOLD).color(colour)
            };
            let size = |said: &str| if said.chars().count() <= SHORT { MATTERS } else { LONGER };
            // The number alone stands there, or else what was told last.
            let said = match &matters {
                Some(said) => vec![large(said.clone(), size(said), colours.gold).into()],
                None => told.iter().map(|said| large(said.clone(), TOLD, colours.gold).into()).collect(),
            };
            let said = Column::with_children(said).spacing(8.0 * share);
            let wide = Look { scale: 1.0, ..look };
            column![
                large(host.clone(), LINE, colours.ink),
                container(said).center_y(Fill).clip(true),
                tracks(wide, shown.clone(), TRACKS * share, None::<fn(Wish<Infallible>) -> Infallible>),
            ]
            .spacing(20.0 * share)
            .padding(28.0 * share)
            .into()
        })
        .into()
    }
}
