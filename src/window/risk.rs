//! The screens of Risk: the frame, with the fight, what is placed, the Ring and the regions as its own part.

use super::frame::{Choice, Framed, Own, Track};
use super::screens::{Offered, Way, begun};
use super::widgets::look::Look;
use crate::books::{Event, View};
use crate::language::{Words, books};
use crate::risk::Risk;
use crate::risk::event::Event as Own_;
use crate::risk::options::Options;
use crate::table::{Record, State};

impl Framed for Risk {
    const FRAMED_WAYS: &'static [Way<Self>] = &[Way {
        name: "risk",
        key: 'r',
        place: Offered::Among,
        enter: |referee| begun::<Self>(referee, "new risk players=yellow,red,green,black"),
    }];

    fn chips(words: &Words, _: &State<Self>, _: bool) -> Vec<Choice> {
        vec![Choice::give(words.say("chip-done", &[]), "done")]
    }

    fn tracks(_: &Words, _: &View<Self>) -> Vec<Track> {
        Vec::new()
    }

    fn told(words: &Words, event: &Event<Options, Own_>) -> Vec<String> {
        books::told::<Self>(words, event)
    }

    fn own_part<'a>(look: Look, words: &Words, _: &'a State<Self>, _: bool) -> Own<'a> {
        look.text(words.say("risk-name", &[])).into()
    }

    fn page(_: &Words, _: Option<&Record<Self>>) -> String {
        String::new()
    }
}
