//! The first game, guided: what the companion does is said at the moment at which it matters, and not before. It explains
//! the companion and not the rules, and is left at any time.

use crate::hunt::{Event, Occasion, Phase, Public, Record, State};
use crate::language::Words;
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{container, row};
use iced::{Center, Element, Fill};

/// The name of the sentence that helps now; `None`: all was said.
pub fn sentence(record: &Record) -> Option<&'static str> {
    let State { view, hidden } = record.state();
    let happened = |wanted: fn(&Public) -> bool| record.events().filter_map(Event::public).any(wanted);
    let answered = happened(|event| event.answer().is_some());
    let met = happened(|event| matches!(event, Public::TilesDrawn { .. }));
    Some(match view.phase {
        Phase::Setup if hidden.start.is_none() => "guide-start",
        Phase::Setup if hidden.information.is_empty() => "guide-information",
        Phase::Setup if !view.given => "guide-gift",
        Phase::Setup => "guide-dice",
        // The second day: he knows it all by now, but for what has not happened yet.
        phase if view.day > 1 && !phase.is_over() && (met || view.drawn.is_none()) => return None,
        _ if view.asked.is_some() => "guide-asked",
        _ if view.drawn.as_ref().is_some_and(|(tiles, occasion)| {
            !tiles.is_empty() && matches!(occasion, Occasion::Encounter | Occasion::Rescue)
        }) =>
        {
            "guide-drawn"
        }
        Phase::RingBearer if !view.moved && !answered => "guide-move",
        Phase::RingBearer if !answered => "guide-done",
        Phase::Ringwraiths if !answered => "guide-question",
        Phase::Ringwraiths if view.answer.is_some() && !met => "guide-answered",
        Phase::Encounter | Phase::Escape if !met => "guide-encounter",
        Phase::Refresh => "guide-refresh",
        phase if phase.is_over() => "guide-over",
        Phase::RingBearer if !view.moved => "guide-again",
        _ => "guide-on",
    })
}

/// How high it is, in logical pixels at the smallest type: two lines of the longest sentence.
const HEIGHT: f32 = 58.0;

/// The sentence, and the way out.
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
