//! A copy of something in the box: none, what the owner has copied, or a file that is named.

use crate::language::Words;
use crate::referee::OWN;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::Element;
use iced::widget::row;

/// The board that comes with the program, and what goes with it.
pub const PRACTICE: &str = "practice";

/// What of it stands on the line: the name of a file. The others have a chip each.
pub fn named(copy: &str) -> &str {
    let has_chip = [OWN, PRACTICE].iter().any(|it| copy.trim().eq_ignore_ascii_case(it));
    if has_chip { "" } else { copy }
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
        let weight = Weight::chosen(copy.trim() == it);
        press(look, words.say(name, &[]), weight, Some(chosen(it.to_owned())))
    };
    let chips = || row![chip("copy-of-none", ""), chip("copy-of-own", OWN)].spacing(look.size(6.0));
    has_own.then(|| chips().into())
}
