//! How the telling looks: the map with its fog, the curve below it, and the story of each moment at the right.

use super::curve::{Curve, Mark};
use super::{Message, Telling, Told};
use crate::hunt::telling::{Found, Moment, What};
use crate::language::Words;
use crate::language::hunt::{figure, likeliest_in_words, moment_in_words, worth_in_words};
use crate::window::hunt::map::{Messages, Shown};
use crate::window::pieces::measured;
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::lettered::lettered;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page::head;
use crate::window::widgets::press::{Press, Weight, around, press};
use iced::widget::text::Wrapping;
use iced::widget::{Column, Row, column, container, responsive, row, space, text};
use iced::{Center, Element, Fill, Size};

/// Where the story of all moments has no room beside the map, in logical pixels at the smallest type.
const NARROW: f32 = 900.0;
/// How high a line of the story is, and the lines on what was likely, likewise.
const LINE: f32 = 25.0;
const LIKELY: f32 = 186.0;
/// How many places are told of one traveller, and of each of two; how many questions.
const LIKELIEST: [usize; 2] = [5, 3];
const QUESTIONS: usize = 3;

impl Telling {
    /// The screen. While it is `veiled`, there is nothing on it.
    pub fn view<'a>(&'a self, look: Look, words: &'a Words, veiled: bool) -> Element<'a, Message> {
        if veiled {
            return nothing_but_the_name(look);
        }
        responsive(move |room| self.screen(look, words, room)).into()
    }

    fn screen<'a>(&'a self, look: Look, words: &'a Words, room: Size) -> Element<'a, Message> {
        let gap = look.size(8.0);
        let narrow = room.width < NARROW * look.scale;
        let low = narrow || room.height < 700.0 * look.scale;
        let deep = look.size(if low { 64.0 } else { 96.0 });
        let curve = lettered(self.curve(look, words), Size::new(Fill, deep.into()));
        let curve = container(curve).style(look.sheet()).padding(2);
        let map = self.map(look, words);
        let left = column![map, curve, self.buttons(look, words)].spacing(gap).width(Fill);
        let told: Element<'a, Message> = if narrow {
            let most = self.weighed().and_then(|worth| worth.first());
            let most = most.map(|worth| look.label(worth_in_words(words, worth)));
            let present = column![self.present(look, words, true)].push(most).push(self.keep(look, words));
            present.push(left).spacing(gap).into()
        } else {
            let story = self.keep(look, words).unwrap_or_else(|| self.story(look, words));
            let story = container(story).width(look.size(370.0)).height(Fill);
            row![left, story.padding(look.size(14.0)).style(look.sheet())].spacing(gap).into()
        };
        column![self.head(look, words), container(told).height(Fill)]
            .spacing(gap)
            .padding(look.size(10.0))
            .into()
    }

    /// What is taken home, while that is open.
    fn keep<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        Some(self.keep.view(look, words)?.map(Message::Keep))
    }

    fn head<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let back = press(look, words.say("telling-back", &[]), Weight::Quiet, Some(Message::Back));
        let parts = self.told.iter().enumerate().filter(|_| self.told.len() > 1).map(|(at, told)| {
            let name = words.say("telling-part", &[("part", told.over.part().into())]);
            press(look, name, Weight::chosen(at == self.part), Some(Message::Part(at))).into()
        });
        let buttons: Vec<Element<'a, Message>> = parts.chain([back.into()]).collect();
        head(look, words.say("telling-title", &[]), buttons).into()
    }

    fn buttons<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let named = |name: &str, weight, message| press(look, words.say(name, &[]), weight, message);
        let to = |at: usize| Some(Message::To(at)).filter(|_| at != self.at);
        let plays = if self.plays { "telling-stop" } else { "telling-play" };
        let switch = |name: &str, on: bool, message| named(name, Weight::chosen(on), Some(message));
        let of = |name: &str, whom: usize| switch(name, self.shows[whom], Message::Of(whom));
        let both = self.has_gandalf();
        // Enter is the gold button.
        let after = if self.is_at_end() || self.told().is_none() { Weight::Quiet } else { Weight::Gold };
        Row::new()
            .push(named("telling-first", Weight::Quiet, to(0)))
            .push(named("telling-before", Weight::Quiet, to(self.at.saturating_sub(1))))
            .push(named("telling-after", after, Some(Message::On).filter(|_| !self.is_at_end())))
            .push(named("telling-last", Weight::Quiet, to(self.last())))
            .push(named(plays, Weight::chosen(self.plays), Some(Message::Play)))
            .push(named("telling-next-miss", Weight::Quiet, self.next_miss().map(|_| Message::NextMiss)))
            .push(switch("telling-best-question", self.wants_worth, Message::Worth))
            .push(switch("telling-truth", self.truth, Message::Truth))
            .push(switch("telling-fog", self.fog, Message::Fog))
            .push(both.then(|| of("telling-frodo", 0)))
            .push(both.then(|| of("telling-gandalf", 1)))
            .push(self.keep.door(look, words).map(Message::Keep))
            .spacing(look.size(6.0))
            .wrap()
            .vertical_spacing(look.size(4.0))
            .into()
    }

    fn map<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let messages = Messages::new(Message::Picked, Message::Camera, Message::Shortcut);
        let map = self.map.view(look, words, Shown::Told(&self.board, self.marks(words)), messages, Fill);
        map.unwrap_or_else(|| {
            // Before it is counted nobody knows whether it can be.
            let why = if self.told().is_some() { "telling-uncounted" } else { "telling-wait" };
            container(container(look.text(words.say(why, &[]))).max_width(look.size(520.0)))
                .center(Fill)
                .style(look.sheet())
                .into()
        })
    }

    pub(super) fn curve<'a>(&'a self, look: Look, words: &Words) -> Curve<'a> {
        let Some(told) = self.told() else { return Curve { look, ..Curve::default() } };
        let mark = |(at, moment): (usize, &Moment)| match moment.what.found() {
            Some(Found::Frodo) => Some(Mark::Found),
            _ if told.is_miss(at) => Some(Mark::Miss),
            Some(Found::Track) => Some(Mark::Track),
            None => None,
        };
        let marks = told.moments.iter().enumerate().map(mark).collect();
        let sentence = |moment: &Moment| {
            let what = moment_in_words(words, told.over.options(), moment);
            let left = moment.known.journeys.map(|journeys| {
                words.say("telling-journeys", &[("journeys", figure(words, journeys).into())])
            });
            let all = [day(words, moment), Some(what), left];
            all.into_iter().flatten().collect::<Vec<_>>().join(" · ")
        };
        let sentences = told.moments.iter().map(sentence).collect();
        let days = told.moments.iter().map(|moment| day(words, moment).unwrap_or_default()).collect();
        Curve { look, moments: &told.moments, marks, days, sentences, at: self.at }
    }

    /// The moment that is looked at, in words; on one line where there is no room for more.
    fn present<'a>(&'a self, look: Look, words: &Words, short: bool) -> Element<'a, Message> {
        let (Some(told), Some(here)) = (self.told(), self.here()) else {
            let long = self.work.as_ref().is_some_and(|work| work.takes_long());
            return look.text(if long { words.say("telling-wait", &[]) } else { String::new() }).into();
        };
        let what = text(moment_in_words(words, told.over.options(), here))
            .size(look.size(if short { 18.0 } else { 22.0 }))
            .font(BOLD)
            .color(look.colours().gold);
        let said = |name: &str, moment: &Moment| {
            let journeys = moment.known.journeys.map_or_else(|| "?".to_owned(), |it| figure(words, it));
            words.say(name, &[("journeys", journeys.clone().into()), ("before", journeys.into())])
        };
        let before = self.at.checked_sub(1).and_then(|at| told.moments.get(at));
        let before =
            before.filter(|_| matches!(here.what, What::Answer(..)) && here.known.journeys.is_some());
        let left = Row::new()
            .push(look.text(said("telling-journeys", here)))
            .push(before.map(|before| look.label(said("telling-before-it", before))))
            .spacing(look.size(14.0))
            .align_y(Center);
        let day = look.label(day(words, here).unwrap_or_default());
        if short {
            return row![day, what, left].spacing(look.size(12.0)).align_y(Center).wrap().into();
        }
        column![day, what, left].spacing(look.size(4.0)).into()
    }

    fn story<'a>(&'a self, look: Look, words: &'a Words) -> Element<'a, Message> {
        let Some(told) = self.told() else { return self.present(look, words, false) };
        let likely = container(self.likely(look, words, told)).height(look.size(LIKELY)).clip(true);
        let lines = responsive(move |room| self.lines(look, words, told, room));
        column![self.present(look, words, false), likely, lines].spacing(look.size(8.0)).into()
    }

    /// What was likely, or what would have told most.
    fn likely<'a>(&'a self, look: Look, words: &Words, told: &Told) -> Element<'a, Message> {
        let say = |name: &str| look.label(words.say(name, &[]));
        let line = |line: String| text(line).size(look.size(15.0)).color(look.colours().ink);
        let mut lines = Column::new().spacing(look.size(2.0));
        if let Some(worth) = self.weighed() {
            lines = lines.push(say("telling-worth-head"));
            let most = worth.iter().take(QUESTIONS).map(|worth| line(worth_in_words(words, worth)).into());
            lines = lines.extend(most);
            let asked = self.here().and_then(|here| match here.what {
                What::Answer(asked, _) => worth.iter().find(|worth| worth.question == asked),
                _ => None,
            });
            return match asked {
                Some(asked) => {
                    lines.push(say("telling-asked-instead")).push(line(worth_in_words(words, asked))).into()
                }
                None => lines.into(),
            };
        }
        let Some(here) = self.here().filter(|_| self.fog) else { return lines.into() };
        let both = self.has_gandalf();
        let of = [("telling-frodo", &here.known.frodo), ("telling-gandalf", &here.known.gandalf)];
        for (whom, (name, known)) in of.into_iter().enumerate() {
            let Some(known) = known.as_ref().filter(|_| self.shows[whom]) else { continue };
            let most = LIKELIEST[usize::from(both)];
            let told = likeliest_in_words(words, told.over.options(), known, most);
            lines = lines.push(both.then(|| say(name))).extend(told.into_iter().map(|it| line(it).into()));
        }
        lines.into()
    }

    /// One line a moment. Those that have room together stay where they are while one of them is looked at.
    fn lines<'a>(&'a self, look: Look, words: &Words, told: &'a Told, size: Size) -> Element<'a, Message> {
        let room = ((size.height / look.size(LINE)) as usize).max(1);
        let first = self.at / room * room;
        let mut last_day = None;
        let line = |(at, moment): (usize, &Moment)| {
            let day = day(words, moment).filter(|_| last_day != Some(moment.when.day));
            last_day = Some(moment.when.day);
            let lifted = if told.is_miss(at) {
                Some("telling-near-miss")
            } else {
                Some("telling-told-most").filter(|_| told.is_best(at))
            };
            let said = moment_in_words(words, told.over.options(), moment);
            let chosen_one = at == self.at;
            let colours = look.colours();
            let faint = if chosen_one { colours.ink } else { colours.faint };
            let lifted = lifted.map(|name| words.say(name, &[]));
            // Whole, in smaller letters where it is long.
            let beside =
                lifted.as_ref().map_or(0.0, |it| measured(it, look.size(14.0), false) + look.size(4.0));
            let room = size.width - look.size(58.0 + 12.0 + 8.0) - beside;
            let fits = |size: &f32| measured(&said, look.size(*size), false) <= room;
            let letters = [15.0, 14.0, 13.0, 12.0].into_iter().find(fits).unwrap_or(11.0);
            let line = row![
                look.label(day.unwrap_or_default()).color(faint).width(look.size(58.0)),
                container(text(said).size(look.size(letters)).color(colours.ink).wrapping(Wrapping::None))
                    .width(Fill)
                    .clip(true),
            ];
            let lifted = lifted
                .map(|name| look.label(name).color(if chosen_one { colours.ink } else { colours.gold }));
            let line = line.push(lifted).spacing(look.size(4.0)).align_y(Center);
            let weight = if chosen_one { Weight::Chosen } else { Weight::Plain };
            let line: Press<'a, Message> =
                around(look, container(line).clip(true), weight, Some(Message::To(at)));
            line.padding([0.0, look.size(6.0)]).width(Fill).height(look.size(LINE)).into()
        };
        let lines = told.moments.iter().enumerate().skip(first).take(room).map(line);
        Column::with_children(lines.collect::<Vec<Element<'a, Message>>>()).push(space().height(Fill)).into()
    }
}

/// The day of a moment, behind the start.
fn day(words: &Words, moment: &Moment) -> Option<String> {
    (moment.when.day > 0).then(|| words.say("telling-of-day", &[("day", moment.when.day.into())]))
}
