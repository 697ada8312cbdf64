//! What can be taken back, and taken again.

/// How many steps can be taken back.
const STEPS_BACK: usize = 300;

/// How something was before each change, and where it was changed last.
pub struct Steps<T, At> {
    past: Vec<T>,
    future: Vec<T>,
    last: Option<At>,
}

impl<T, At> Default for Steps<T, At> {
    fn default() -> Self {
        Self { past: Vec::new(), future: Vec::new(), last: None }
    }
}

impl<T, At: PartialEq> Steps<T, At> {
    /// Takes down how it was before something is changed. Whoever types on at the same place goes back in one step;
    /// nowhere is never the same place.
    pub fn take_down(&mut self, before: T, at: Option<At>) {
        if at.is_none() || self.last != at {
            self.past.push(before);
            if self.past.len() > STEPS_BACK {
                self.past.remove(0);
            }
        }
        self.future.clear();
        self.last = at;
    }

    /// Whatever is changed next is a step of its own.
    pub fn break_off(&mut self) {
        self.last = None;
    }

    /// Takes a step back. Whether there was one.
    pub fn undo(&mut self, now: &mut T) -> bool {
        Self::go(&mut self.past, &mut self.future, &mut self.last, now)
    }

    /// Takes the step again. Whether there was one.
    pub fn redo(&mut self, now: &mut T) -> bool {
        Self::go(&mut self.future, &mut self.past, &mut self.last, now)
    }

    fn go(from: &mut Vec<T>, to: &mut Vec<T>, last: &mut Option<At>, now: &mut T) -> bool {
        let Some(there) = from.pop() else { return false };
        to.push(std::mem::replace(now, there));
        *last = None;
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typing_on_is_one_step_and_old_steps_are_forgotten() {
        let mut steps = Steps::default();
        let mut now = 0;
        let change = |steps: &mut Steps<usize, &str>, now: &mut usize, at| {
            steps.take_down(*now, at);
            *now += 1;
        };
        for at in [Some("here"), Some("here"), Some("there"), None, None, Some("there")] {
            change(&mut steps, &mut now, at);
        }
        steps.break_off();
        change(&mut steps, &mut now, Some("there"));
        let mut seen = Vec::new();
        while steps.undo(&mut now) {
            seen.push(now);
        }
        assert_eq!(seen, [6, 5, 4, 3, 2, 0]);
        assert!(steps.redo(&mut now) && now == 2);
        change(&mut steps, &mut now, None);
        assert!(!steps.redo(&mut now));
        for _ in 0..=STEPS_BACK {
            change(&mut steps, &mut now, None);
        }
        let end = now;
        while steps.undo(&mut now) {}
        assert_eq!(now, end - STEPS_BACK);
    }
}
