//! What was worked out lately is kept: whoever draws a table asks the same at every key, and only a moment later for something else.

use std::cell::RefCell;

const MOST: usize = 8;

/// The last questions with their answers.
pub(crate) struct Lately<Q, A>(RefCell<Vec<(Q, A)>>);

impl<Q: PartialEq, A: Clone> Lately<Q, A> {
    pub(crate) const fn new() -> Self {
        Self(RefCell::new(Vec::new()))
    }

    /// The answer, as it was worked out lately, or anew.
    pub(crate) fn answer(&self, asked: Q, work_out: impl FnOnce(&Q) -> A) -> A {
        let known =
            self.0.borrow().iter().find(|(known, _)| *known == asked).map(|(_, answer)| answer.clone());
        known.unwrap_or_else(|| {
            let answer = work_out(&asked);
            let mut all = self.0.borrow_mut();
            if all.len() == MOST {
                all.remove(0);
            }
            all.push((asked, answer.clone()));
            answer
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn what_was_asked_lately_is_worked_out_once() {
        let (lately, worked) = (Lately::new(), Cell::new(0));
        let asked = |question: usize| {
            lately.answer(question, |question| {
                worked.set(worked.get() + 1);
                question * 2
            })
        };
        assert_eq!([3, 4, 3].map(asked), [6, 8, 6]);
        assert_eq!(worked.get(), 2);
        // What was asked long ago is forgotten.
        (10..10 + MOST).for_each(|question| assert_eq!(asked(question), question * 2));
        assert_eq!((asked(3), worked.get()), (6, MOST + 3));
    }
}
