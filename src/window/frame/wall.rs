//! The table's window of a framed game: its mat, read from across the table. It has no buttons.

use super::Framed;
use crate::language::Words;
use crate::table::{Digest, Game};
use crate::window::screens::Wall;
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::Look;
use iced::widget::container;
use iced::{Element, Fill};
use std::convert::Infallible;
use std::marker::PhantomData;

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
        container(G::wall_mat(look, words, view, told)).center(Fill).into()
    }
}
