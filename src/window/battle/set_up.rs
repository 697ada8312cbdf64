//! B65: what stands where before the game begins, each item ticked by a press; what is ticked stands on the record.

use crate::battle::BattleView;
use crate::language::Words;
use crate::language::battle::laid_out;
use crate::window::frame::{self, Own, headed};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, around};
use iced::Fill;
use iced::widget::{Column, container, row, scrollable};

/// How wide the sign of an item is.
const SIGN: f32 = 18.0;
/// The size of the lines.
const TYPE: f32 = 15.0;

/// The items, in the order in which they are laid out.
pub(super) fn set_up<'a>(look: Look, words: &Words, view: &BattleView) -> Own<'a> {
    let colours = look.colours();
    let line = |(item, said): (u8, String)| {
        let is_done = view.ticked.contains(&item);
        let sign = look.text(if is_done { "×" } else { "·" }).color(colours.gold).width(look.size(SIGN));
        let said = look.text(said).size(look.size(TYPE));
        let said = said.color(if is_done { colours.faint } else { colours.ink });
        let inside = container(row![sign, said]).padding([look.size(1.0), look.size(6.0)]).width(Fill);
        around(look, inside, Weight::Plain, Some(Wish::Give(format!("tick {item}")))).width(Fill).into()
    };
    let lines = (1..).zip(laid_out(words)).map(line);
    let head = headed(look, words.say("battle-head-setup", &[]), true);
    scrollable(frame::panel(look, Column::with_children([head]).extend(lines).spacing(look.size(2.0)))).into()
}
