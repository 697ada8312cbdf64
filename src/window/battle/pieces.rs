//! Who has how many of what on the map, side by side.

use crate::battle::{BattleView, Piece, Side};
use crate::language::Words;
use crate::language::battle::nation;
use crate::window::frame::{self, Own, headed};
use crate::window::widgets::look::{BOLD, Look};
use iced::widget::{Column, Row, container, row};
use iced::{Center, Fill};
use strum::VariantArray;

/// How broad a side's name is.
const SIDE: f32 = 150.0;
/// The size of the lines.
const TYPE: f32 = 15.0;

/// A line a side: each of its pieces with how many there are; those that are out are faint.
pub(super) fn pieces<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let lines = view.players.sides().iter().map(|side| of_side(look, words, view, *side));
    frame::panel(look, Column::with_children(lines).spacing(look.size(4.0)))
}

fn of_side<'a>(look: Look, words: &Words, view: &BattleView, side: Side) -> Own<'a> {
    let name: &str = (&side).into();
    let name = headed(look, words.say("battle-pieces-of", &[("side", name.into())]), false);
    let theirs = Piece::VARIANTS.iter().filter(|piece| view.side_of(**piece) == side);
    let pieces = theirs.map(|piece| {
        let colours = look.colours();
        let ink = if view.has(*piece) { colours.ink } else { colours.faint };
        let count = look.text(view.map[*piece].to_string()).size(look.size(TYPE)).font(BOLD).color(ink);
        let named = look.text(nation(words, *piece)).size(look.size(TYPE)).color(ink);
        row![named, count].spacing(look.size(6.0)).into()
    });
    let pieces = Row::with_children(pieces).spacing(look.size(18.0)).wrap().vertical_spacing(look.size(2.0));
    let name = container(name).width(look.size(SIDE));
    row![name, container(pieces).width(Fill)].align_y(Center).into()
}
