//! A copy of something in the box: none, what the owner has copied, or a file that is named.

use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::Element;
use iced::widget::row;

/// What the owner has copied, as it is chosen and not typed: with a blank before it, so that a file may be called `own-board.json`.
pub const OWN: &str = " own";
/// The board that comes with the program, and what goes with it, likewise.
pub const PRACTICE: &str = " practice";

/// What of it stands on the line: what was typed there.
pub fn named(copy: &str) -> &str {
    if [OWN, PRACTICE].contains(&copy) { "" } else { copy }
}

/// None, or what the owner has copied, where there is any.
pub fn whose<'a, M: Clone + 'a>(
    look: Look,
    words: &Words,
    copy: &str,
    has_own: bool,
    chosen: impl Fn(String) -> M,
) -> Option<Element<'a, M>> {
    let chip = |name: &str, it: &str| {
        let weight = Weight::chosen(copy.trim() == it.trim());
        press(look, words.say(name, &[]), weight, Some(chosen(it.to_owned())))
    };
    let chips = || row![chip("copy-of-none", ""), chip("copy-of-own", OWN)].spacing(look.size(6.0));
    has_own.then(|| chips().into())
}
