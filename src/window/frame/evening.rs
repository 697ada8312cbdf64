//! A first evening: some commands, and what is said before each. It is guided for as long as nothing else was done; undo leads
//! back to it, and it goes on after the game was closed, as the record alone says where it is.

use super::{Choice, Framed};
use crate::language::{Spoken, Words};
use crate::table::Record;
use crate::window::play::wish::Wish;
use std::convert::Infallible;

/// A step of a first evening.
pub struct Guided {
    /// What is done; where hands do it, the first words of what can be.
    pub command: &'static str,
    /// The name of the sentence that stands above the screen before; without one the host's line is enough.
    pub says: Option<&'static str>,
    /// Hands do it on their own table, as often as they like, or not at all.
    by_hands: bool,
}

impl Guided {
    /// A step before which something is said.
    pub const fn said(says: &'static str, command: &'static str) -> Self {
        Self { command, says: Some(says), by_hands: false }
    }

    /// A step that needs no word.
    pub const fn silent(command: &'static str) -> Self {
        Self { command, says: None, by_hands: false }
    }

    /// A step that is the table's own: any commands that begin with one of these words, however many; what is said of it stands
    /// there until the first.
    pub const fn by_hands(says: Option<&'static str>, words: &'static str) -> Self {
        Self { command: words, says, by_hands: true }
    }

    /// Whether this is done by what was said.
    fn is_done_by(&self, said: &str) -> bool {
        let first = || said.split_whitespace().next().unwrap_or_default();
        if self.by_hands { self.command.split(' ').any(|word| word == first()) } else { self.command == said }
    }

    /// What is wished for by it.
    fn wish(&self) -> Wish<Infallible> {
        Wish::Give(self.command.to_owned())
    }
}

/// The step that is next, while the game is as the evening has it, and what is said before it.
pub(super) fn next<G: Framed>(record: &Record<G>) -> Option<(&'static Guided, Option<&'static str>)> {
    let (mut steps, mut says) = (G::FIRST_EVENING, G::FIRST_EVENING.first()?.says);
    for (said, _) in record.said() {
        // What hands need not do may be left out.
        let at = steps.iter().position(|step| !step.by_hands || step.is_done_by(&said.full))?;
        let (step, behind) = steps[at..].split_first().filter(|(step, _)| step.is_done_by(&said.full))?;
        steps = if step.by_hands { &steps[at..] } else { behind };
        says = steps.first()?.says.filter(|_| !step.by_hands);
    }
    steps.first().map(|step| (step, says))
}

/// The same as it is chosen: nothing where hands do it, as the game says by itself what they do.
pub(super) fn due<G: Framed>(words: &Words, record: &Record<G>, offered: &[Choice]) -> Option<Choice> {
    let (step, _) = next(record).filter(|(step, _)| !step.by_hands)?;
    // Where hands would want it anyway it is called as then.
    let wanted = offered.iter().find(|choice| choice.wish == step.wish()).cloned();
    let called = || Choice::give(<G as Spoken>::deed(words, step.command), step.command);
    Some(wanted.unwrap_or_else(called).due())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::language::Language;
    use crate::referee::Referee;
    use crate::war::War;

    /// A first evening says ten sentences at the most, begins with `new`, and every step of it is done as it stands there.
    #[test]
    fn a_first_evening_can_be_gone_through() {
        let words = Kind::War.words(Language::En);
        let mut referee = Referee::new(None);
        let said = War::FIRST_EVENING.iter().filter_map(|step| step.says);
        assert!(said.clone().count() <= 10 && said.clone().all(|name| words.has(name)));
        let (first, others) = War::FIRST_EVENING.split_first().expect("steps");
        assert!(referee.hear(first.command).is_some_and(|reply| reply.accepted()));
        for step in others {
            let next = referee.kept::<War>().and_then(|kept| next(kept.record()));
            assert_eq!(next.map(|(next, _)| next.command), Some(step.command));
            assert!(referee.hear(step.command).is_some_and(|reply| reply.accepted()), "{}", step.command);
        }
        assert!(referee.kept::<War>().and_then(|kept| next(kept.record())).is_none());
        // Whatever else is done leaves it, and undo leads back.
        let _ = (referee.hear("undo"), referee.hear("undo"));
        let _ = referee.hear("skip event");
        assert!(referee.kept::<War>().and_then(|kept| next(kept.record())).is_none());
        let _ = referee.hear("undo");
        assert!(referee.kept::<War>().and_then(|kept| next(kept.record())).is_some());
    }
}
