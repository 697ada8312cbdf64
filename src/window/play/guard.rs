//! A press that was meant for what stood there before does nothing: for a moment after something has changed, the mouse and
//! fingers are let fall. What is typed is meant as it is typed; only an Enter too many is let fall as well, by whoever has the gold
//! button.

use crate::window::widgets::wrapped::{Pass, Wraps, wrapped};
use iced::advanced::{Shell, mouse};
use iced::{Element, Event, touch, window};
use std::cell::Cell;
use std::time::{Duration, Instant};

/// So long nothing is pressed after something has changed.
pub const PAUSE: Duration = Duration::from_millis(350);
/// So long after that no Enter presses the gold button: an answer is seen before the turn ends in which it was asked.
const UNSEEN: Duration = Duration::from_millis(400);

/// When something has changed last under somebody's hand.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changed(Option<Instant>);

impl Changed {
    pub fn now() -> Self {
        Self(Some(Instant::now()))
    }

    /// As if no time passed from here on: what has changed stays near, however slow the machine is.
    pub fn hold(&mut self) {
        const LONG: Duration = Duration::from_secs(3600);
        if let Some(changed) = &mut self.0 {
            *changed = changed.checked_add(LONG).unwrap_or(*changed);
        }
    }

    /// Whether an Enter now is one too many: entered twice at once, it was meant once, and what comes of it is seen first.
    pub fn is_unseen(self) -> bool {
        self.within(UNSEEN)
    }

    /// Whether that is less than so long ago.
    pub fn within(self, pause: Duration) -> bool {
        self.0.is_some_and(|changed| changed.elapsed() < pause)
    }
}

/// What changed last that was drawn, and since when: nobody means what was not seen yet, however long it takes to be drawn.
#[derive(Default, Debug)]
pub struct Drawn(Cell<Option<[Instant; 2]>>);

/// Lets presses of the mouse fall for as long as `changed` is too near, or was `drawn` too shortly ago.
pub fn guarded<'a, M: 'a>(
    inner: impl Into<Element<'a, M>>,
    changed: Changed,
    drawn: &'a Drawn,
) -> Element<'a, M> {
    wrapped(inner, Guard { changed, drawn })
}

struct Guard<'a> {
    changed: Changed,
    drawn: &'a Drawn,
}

impl Guard<'_> {
    /// When it was drawn first what has changed last.
    fn seen(&self) -> Option<Instant> {
        let [of, seen] = self.drawn.0.get()?;
        (self.changed.0 == Some(of)).then_some(seen)
    }

    fn is_near(&self) -> bool {
        let seen = || self.seen().is_some_and(|seen| seen.elapsed() >= PAUSE);
        self.changed.within(PAUSE) || self.changed.0.is_some() && !seen()
    }
}

impl<M> Wraps<M> for Guard<'_> {
    fn update(&self, event: &Event, shell: &mut Shell<'_, M>, pass: &mut Pass<'_, M>) {
        let pressed = matches!(
            event,
            Event::Mouse(mouse::Event::ButtonPressed(_)) | Event::Touch(touch::Event::FingerPressed { .. })
        );
        if matches!(event, Event::Window(window::Event::RedrawRequested(_))) && self.seen().is_none() {
            self.drawn.0.set(self.changed.0.map(|of| [of, Instant::now()]));
        }
        if pressed && self.is_near() {
            shell.capture_event();
        } else {
            pass(event, shell);
        }
    }
}
