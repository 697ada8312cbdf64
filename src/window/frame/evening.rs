//! A first evening: some commands, and what is said before each. It is guided for as long as nothing else was done; undo leads
//! back to it, and it goes on after the game was closed, as the record alone says where it is.

use super::{Choice, Frame, Framed};
use crate::language::{Spoken, Words};
use crate::table::Record;
use crate::window::play::wish::Wish;

/// What a game is of a first evening.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Evening {
    /// Nothing.
    #[default]
    None,
    /// It is one.
    On,
    /// It was one, and undo leads back to it.
    Left,
}

pub struct Guided {
    pub command: &'static str,
    /// The name of the sentence that stands above the screen before; without one the host's line is enough.
    pub says: Option<&'static str>,
}

impl Guided {
    /// A step before which something is said.
    pub const fn said(says: &'static str, command: &'static str) -> Self {
        Self { command, says: Some(says) }
    }

    /// A step that needs no word.
    pub const fn silent(command: &'static str) -> Self {
        Self { command, says: None }
    }

    /// Whether it ticks an item of the set-up.
    fn is_tick(&self) -> bool {
        self.command.starts_with("tick ")
    }

    /// Whether this is wished for by it.
    pub(super) fn is<G: Framed>(&self, wish: &Wish<G>) -> bool {
        match wish {
            Wish::Say(line) => line == self.command,
            Wish::Give(commands) => {
                matches!(&commands[..], [one] if G::printed(one).as_deref() == Some(self.command))
            }
            _ => false,
        }
    }

    /// Its command, in words.
    pub(super) fn choice<G: Framed>(&self, words: &Words) -> Choice<G> {
        Choice::say(<G as Spoken>::deed(words, self.command), self.command)
    }
}

/// The step that is next, while the game is as the evening has it.
pub(super) fn next<G: Framed>(record: &Record<G>) -> Option<&'static Guided> {
    let mut steps: Vec<&'static Guided> = G::FIRST_EVENING.iter().collect();
    let (mut said, mut ticked) = (record.said(), Vec::new());
    // However many sit down, the evening is the same.
    said.next().map(|_| steps.remove(0))?;
    for (said, _) in said {
        let at = steps.iter().take_while(|step| step.is_tick()).position(|step| step.command == said.full);
        match (at, ticked.iter().position(|step: &&Guided| step.command == said.full)) {
            // Who sits where is none of it; and items are ticked in any order, or taken back.
            _ if said.full.starts_with("seat ") => {}
            (Some(at), _) => ticked.push(steps.remove(at)),
            (None, Some(at)) => steps.insert(0, ticked.remove(at)),
            (None, None) => {
                ticked.clear();
                steps.retain(|step| !step.is_tick());
                (steps.first()?.command == said.full).then(|| steps.remove(0))?;
            }
        }
    }
    steps.first().copied()
}

impl<G: Framed> Frame<G> {
    /// The step of a first evening that is next, where these are foretold.
    pub(super) fn next_step(&self, record: &Record<G>) -> Option<&'static Guided> {
        if self.evening == Evening::On { next(record) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::Battle;
    use crate::games::Kind;
    use crate::language::Language;
    use crate::referee::Referee;

    /// A first evening says ten sentences at the most, begins with `new`, and every step of it is done as it stands there.
    #[test]
    fn a_first_evening_can_be_gone_through() {
        let words = Kind::Battle.words(Language::En);
        let mut referee = Referee::new(None);
        let said = Battle::FIRST_EVENING.iter().filter_map(|step| step.says);
        assert!(said.clone().count() <= 10 && said.clone().all(|name| words.has(name)));
        let (first, others) = Battle::FIRST_EVENING.split_first().expect("steps");
        assert!(referee.hear(first.command).is_some_and(|reply| reply.accepted()));
        for step in others {
            let next = referee.kept::<Battle>().and_then(|kept| next(kept.record()));
            assert_eq!(next.map(|next| next.command), Some(step.command));
            assert!(referee.hear(step.command).is_some_and(|reply| reply.accepted()), "{}", step.command);
        }
        assert!(referee.kept::<Battle>().and_then(|kept| next(kept.record())).is_none());
        // For two it is the same.
        let _ = referee.hear(&Battle::for_so_many(first.command, 2));
        assert_eq!(referee.state::<Battle>().map(|state| state.view.own.players.sides().len()), Some(2));
        for step in others {
            assert!(referee.hear(step.command).is_some_and(|reply| reply.accepted()), "{}", step.command);
        }
        // Whatever else is done leaves it, and undo leads back.
        let _ = (referee.hear("undo"), referee.hear("undo"));
        let _ = referee.hear("count orc = 24");
        assert!(referee.kept::<Battle>().and_then(|kept| next(kept.record())).is_none());
        let _ = referee.hear("undo");
        assert!(referee.kept::<Battle>().and_then(|kept| next(kept.record())).is_some());
    }
}
