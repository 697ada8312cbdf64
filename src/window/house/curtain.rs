//! The curtain: nothing of the game shows, and nothing moves. It falls by key, by itself, or when the window loses
//! the focus.

use crate::language::{Words, yes};
use crate::store::Settings;
use crate::window::widgets::beside::pulse;
use crate::window::widgets::hills::{before_hills, name};
use crate::window::widgets::look::Look;
use crate::window::widgets::press::choices;
use iced::futures::Stream;
use iced::widget::{column, container};
use iced::{Center, Element, Fill, Subscription};
use std::time::{Duration, Instant, SystemTime};

/// The times after which it may fall by itself, in minutes; 0: it does not.
const MINUTES: [u64; 5] = [0, 1, 3, 10, 30];
/// How many times the clock is looked at before it falls.
const LOOKS: u32 = 10;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Falls {
    /// After so many minutes in which nobody has done anything; 0: not at all.
    pub after: u64,
    /// When the window loses the focus.
    pub unfocused: bool,
    /// When somebody has done something last.
    pub touched: Moment,
}

/// A moment, by two clocks: one that nobody sets, and one that goes on while the machine sleeps.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Moment {
    awake: Instant,
    day: SystemTime,
}

impl Moment {
    pub fn now() -> Self {
        Self { awake: Instant::now(), day: SystemTime::now() }
    }

    /// So long ago, in time during which the machine was awake and in time during which it slept.
    pub fn ago(awake: Duration, asleep: Duration) -> Self {
        let Self { awake: now, day } = Self::now();
        let past = |time: Option<SystemTime>| time.unwrap_or(day);
        Self { awake: now.checked_sub(awake).unwrap_or(now), day: past(day.checked_sub(awake + asleep)) }
    }

    /// How long ago it was, by whichever clock says more. One that was set back says nothing.
    fn elapsed(&self) -> Duration {
        self.awake.elapsed().max(self.day.elapsed().unwrap_or_default())
    }
}

impl Default for Falls {
    fn default() -> Self {
        Self { after: 10, unfocused: false, touched: Moment::now() }
    }
}

const AFTER: &str = "curtain-after";
const UNFOCUSED: &str = "curtain-unfocused";

impl Falls {
    /// As it was set the last time.
    pub fn remembered(settings: &Settings) -> Self {
        let usual = Self::default();
        Self {
            after: settings.get(AFTER).filter(|after| MINUTES.contains(after)).unwrap_or(usual.after),
            unfocused: settings.get(UNFOCUSED).unwrap_or(usual.unfocused),
            ..usual
        }
    }

    /// Takes it down. Whether it is set otherwise than before.
    pub fn remember(self, settings: &mut Settings) -> bool {
        let changed = [settings.set(AFTER, self.after), settings.set(UNFOCUSED, self.unfocused)];
        changed.contains(&true)
    }

    pub fn is_due(&self) -> bool {
        self.after > 0 && self.touched.elapsed() >= Duration::from_secs(60 * self.after)
    }

    /// Looks at the clock now and then, and no more often than needed.
    pub fn looks(&self) -> Subscription<()> {
        if self.after == 0 {
            return Subscription::none();
        }
        Subscription::run_with(self.after, looks)
    }

    /// The choices, as they stand with the keys.
    pub fn choices<'a, Message: Clone + 'a>(
        self,
        look: Look,
        words: &Words,
        choose: impl Fn(Self) -> Message,
    ) -> Element<'a, Message> {
        let after = MINUTES.map(|after| {
            let label = words.say("curtain-after", &[("minutes", (after as i64).into())]);
            (label, after == self.after, choose(Self { after, ..self }))
        });
        let unfocused = [true, false].map(|unfocused| {
            let label = words.say("curtain-unfocused", &[("falls", yes(unfocused).into())]);
            (label, unfocused == self.unfocused, choose(Self { unfocused, ..self }))
        });
        let falls = look.text(words.say("curtain-falls", &[]));
        column![falls, choices(look, after), choices(look, unfocused)].spacing(look.size(6.0)).into()
    }
}

/// A look at the clock, again and again.
fn looks(after: &u64) -> impl Stream<Item = ()> + use<> {
    pulse(std::iter::repeat(Duration::from_secs(60 * after) / LOOKS))
}

/// The same for every game and every moment of it.
pub fn curtain<'a, Message: 'a>(look: Look, words: &Words) -> Element<'a, Message> {
    let page = column![name(look), look.label(words.say("curtain", &[]))];
    before_hills(look, container(page.spacing(look.size(6.0)).align_x(Center)).center(Fill).into())
}
