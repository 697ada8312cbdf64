//! What keeps a game from being safe on disk: it stands above everything for as long as it does.

use crate::referee::Referee;
use crate::store::Trouble;
use crate::window::widgets::look::Look;
use iced::Element;
use iced::widget::{column, container, text};

/// The screen, and above it why the game is not safe on disk, or is only looked at.
pub fn below_trouble<'a, M: 'a>(
    look: Look,
    referee: &Referee,
    screen: impl Into<Element<'a, M>>,
) -> Element<'a, M> {
    let trouble = referee.game().and_then(|game| game.trouble().or(game.looking()));
    // A game that was revealed is safe, and over: nothing moves for that, and whoever plays on is told.
    let trouble = trouble.filter(|trouble| **trouble != Trouble::Revealed);
    let Some(trouble) = trouble else { return screen.into() };
    let why = referee.words().tell("trouble", trouble);
    let why = text(why).size(look.size(15.0)).color(look.colours().red);
    column![container(why).padding([4.0, 12.0]), screen.into()].into()
}
