//! A file with the owner's box, taken in by the window.

use super::screen::{Frame, Message};
use super::{Framed, options};
use crate::referee::{Mark, Referee};
use crate::window::play::utterance::Utterance;
use crate::window::screens::Next;

impl<G: Framed> Frame<G> {
    /// Says what is in a file that was taken in, or why it was not.
    pub(super) fn tell(&mut self, taken: Result<Vec<String>, String>) {
        match taken {
            Ok(lines) => {
                let line = |text| Utterance { mark: Mark::Answer, text };
                self.answers(lines.into_iter().map(line).collect());
            }
            Err(why) => self.refuse(why),
        }
    }

    /// A box was taken in: as long as nothing else was done it is played with.
    pub(super) fn takes(
        &mut self,
        taken: Result<Vec<String>, String>,
        referee: &mut Referee,
    ) -> Next<Message<G>> {
        let said = referee.kept::<G>().filter(|kept| taken.is_ok() && G::is_untouched(kept.record()));
        let said = said.and_then(|kept| kept.record().said().next().map(|(said, _)| said.full.clone()));
        let next = said.map_or_else(Next::nothing, |said| self.say(&options::with_own(&said), referee));
        self.own_box = referee.has_own_box::<G>();
        self.tell(taken);
        next
    }
}
