//! The languages to choose from.

use crate::language::Language;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::Element;
use iced::widget::Row;
use strum::IntoEnumIterator;

/// The languages, each by the name that those who speak it have for it.
pub fn languages<'a, Message: Clone + 'a>(
    look: Look,
    spoken: Language,
    speak: impl Fn(Language) -> Message,
) -> Element<'a, Message> {
    let languages = Language::iter().map(|language| {
        let weight = if language == spoken { Weight::Chosen } else { Weight::Quiet };
        press(look, language.name(), weight, Some(speak(language))).into()
    });
    let gap = look.size(6.0);
    Row::with_children(languages).spacing(gap).wrap().vertical_spacing(gap).into()
}
