//! Something that comes slowly where things move by themselves, and at once where they do not.

use crate::window::widgets::beside::pulse;
use iced::Subscription;
use std::time::{Duration, Instant};

const LASTS: Duration = Duration::from_millis(1400);
/// How often it is looked at meanwhile.
const STEP: Duration = Duration::from_millis(60);

#[derive(Clone, Copy, Debug, Default)]
pub struct Fall {
    began: Option<Instant>,
}

impl Fall {
    pub fn begins(&mut self) {
        self.began = Some(Instant::now());
    }

    pub fn ends(&mut self) {
        self.began = None;
    }

    /// How much of it is there, 0 to 1.
    pub fn share(self) -> f32 {
        self.began.map_or(1.0, |began| (began.elapsed().as_secs_f32() / LASTS.as_secs_f32()).min(1.0))
    }

    pub fn comes(self) -> bool {
        self.began.is_some_and(|began| began.elapsed() < LASTS)
    }
}

/// A look at it, again and again for as long as it comes.
pub fn looks() -> Subscription<()> {
    // One more than it takes, and then it is over.
    let times = LASTS.as_millis() / STEP.as_millis() + 2;
    Subscription::run_with(times, |times| pulse(std::iter::repeat_n(STEP, *times as usize)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_comes_and_is_there() {
        let mut fall = Fall::default();
        assert!(fall.share() >= 1.0 && !fall.comes());
        fall.begins();
        assert!(fall.share() < 1.0 && fall.comes());
        fall.ends();
        assert!(fall.share() >= 1.0 && !fall.comes());
    }
}
