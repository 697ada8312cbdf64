//! The sentence that guides a first game, above the screen; it is left at any time.

use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{container, row};
use iced::{Center, Element, Fill};

/// How high it is, in logical pixels at the smallest type: two lines of the longest sentence.
const HEIGHT: f32 = 58.0;

pub fn guide<'a, Message: Clone + 'a>(
    look: Look,
    words: &Words,
    sentence: &'static str,
    leave: Message,
) -> Element<'a, Message> {
    let told =
        look.text(words.say(sentence, &[])).size(look.size(16.0)).color(look.colours().gold).width(Fill);
    let line = row![told, press(look, words.say("guide-leave", &[]), Weight::Quiet, Some(leave))]
        .spacing(look.size(12.0))
        .align_y(Center);
    // Always as high: what stands below does not move when the sentence is a longer one.
    container(line)
        .padding([0.0, look.size(14.0)])
        .width(Fill)
        .center_y(look.size(HEIGHT))
        .style(look.inset(true))
        .into()
}
