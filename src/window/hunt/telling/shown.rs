//! How the telling looks: the map with its fog, the curve below it, and the story of each moment at the right.

use super::curve::Curve;
use super::{Message, Telling};
use crate::hunt::telling::What;
use crate::hunt::{Answer, Question};
use crate::language::Words;
use crate::language::hunt::moment_in_words;
use crate::window::hunt::map::{Marked, Messages, Shown};
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page::head;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, canvas, column, container, row, space, text};
use iced::{Element, Fill};

/// How many moments stand before the present one, and how many in all.
const BEFORE: usize = 7;
const SHOWN: usize = 17;

impl Telling {
    /// The screen.
    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let named = |name: &str, weight, message| press(look, words.say(name, &[]), weight, message);
        let back = named("telling-back", Weight::Quiet, Some(Message::Back));
        let head = head(look, words.say("telling-title", &[]), [back.into()]);
        let last = self.told.as_ref().map_or(0, |told| told.moments.len().saturating_sub(1));
        let to = |at: usize| (at != self.at).then_some(Message::To(at));
        let switch = |on: bool| if on { Weight::Chosen } else { Weight::Quiet };
        let buttons = Row::new()
            .push(named("telling-first", Weight::Quiet, to(0)))
            .push(named("telling-before", Weight::Quiet, to(self.at.saturating_sub(1))))
            .push(named("telling-after", Weight::Quiet, to((self.at + 1).min(last))))
            .push(named("telling-last", Weight::Quiet, to(last)))
            .push(named("telling-next-miss", Weight::Quiet, self.next_miss().map(|_| Message::NextMiss)))
            .push(named("telling-truth", switch(self.truth), Some(Message::Truth)))
            .push(named("telling-fog", switch(self.fog), Some(Message::Fog)))
            .push(self.keep.as_ref().map(|keep| keep.door(look, words).map(Message::Keep)))
            .spacing(look.size(6.0))
            .wrap()
            .vertical_spacing(look.size(4.0));
        let moments = self.told.as_ref().map_or(&[][..], |told| &told.moments);
        // In large type the map comes first.
        let (deep, broad) = if look.is_large() { (60.0, 340.0) } else { (look.size(96.0), look.size(370.0)) };
        let curve = canvas(Curve { look, moments, at: self.at }).width(Fill).height(deep);
        let curve = container(curve).style(look.sheet()).padding(2);
        let board = column![self.board(look, words), curve, buttons].spacing(look.size(8.0)).width(Fill);
        let keep = self.keep.as_ref().and_then(|keep| keep.view(look, words));
        let story = keep.map_or_else(|| self.story(look, words), |keep| keep.map(Message::Keep));
        let story = container(story).width(broad).height(Fill);
        let story = story.padding(look.size(14.0)).style(look.sheet());
        column![head, row![board, story].spacing(look.size(10.0)).height(Fill)]
            .spacing(look.size(8.0))
            .padding(look.size(10.0))
            .into()
    }

    fn board<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let asked = self.here().and_then(|moment| match moment.what {
            What::Answer(Question::Search(location) | Question::Hunt(location), answer) => {
                Some((location, answer != Answer::No))
            }
            _ => None,
        });
        let marked =
            Marked { routes: vec![self.walked()], fog: self.fog(), told_of: asked, ..Marked::default() };
        let messages =
            Messages { pick: Message::Picked, camera: Message::Camera, shortcut: Message::Shortcut };
        let map = self.map.view(look, words, Shown::Told(&self.board, marked), messages, Fill);
        map.unwrap_or_else(|| {
            let why = look.text(words.say("telling-uncounted", &[]));
            container(why).center(Fill).style(look.sheet()).into()
        })
    }

    fn story<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let (Some(told), Some(here)) = (&self.told, self.here()) else {
            let long = self.work.as_ref().is_some_and(|work| work.takes_long());
            return look.text(if long { words.say("telling-wait", &[]) } else { String::new() }).into();
        };
        let line = |moment| moment_in_words(words, told.over.options(), moment);
        let journeys = here.known.journeys.map_or_else(|| "?".to_owned(), |journeys| journeys.to_string());
        let day = words.say("telling-of-day", &[("day", here.when.day.into())]);
        let left = words.say("telling-journeys", &[("journeys", journeys.into())]);
        let mut story = Column::new()
            .push(look.label(if here.when.day == 0 { String::new() } else { day }))
            .push(text(line(here)).size(look.size(22.0)).font(BOLD).color(look.colours().gold))
            .push(look.text(left))
            .push(space().height(look.size(8.0)))
            .spacing(look.size(4.0));
        let first = self.at.saturating_sub(BEFORE).min(told.moments.len().saturating_sub(SHOWN));
        for (at, moment) in told.moments.iter().enumerate().skip(first).take(SHOWN) {
            let weight = if at == self.at { Weight::Chosen } else { Weight::Plain };
            let line = press(look, line(moment), weight, Some(Message::To(at)));
            story = story.push(line.padding([look.size(2.0), look.size(6.0)]).width(Fill));
        }
        story.into()
    }
}
