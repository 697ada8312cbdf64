//! The way that a game has come: its state, and states on the way to which an undo can go back without beginning anew.

use super::line::Line;
use super::{Event, Game, State};

/// So many lines lie between two states that are kept: an undo applies fewer than these once more.
const STRIDE: usize = 16;
/// The same where it is long ago: who goes back as far has those between made anew, once for all of them.
const LONG_STRIDE: usize = 256;

/// The state after the lines that stand, and after some of them.
pub(super) struct Trail<G: Game> {
    state: State<G>,
    kept: Vec<(usize, State<G>)>,
}

impl<G: Game> Default for Trail<G> {
    fn default() -> Self {
        Self { state: State::default(), kept: Vec::new() }
    }
}

impl<G: Game> Trail<G> {
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// Takes in what the last of these lines led to, which is the only new one.
    pub fn go_on(&mut self, standing: &[Line], events: &[Event<G>]) {
        self.take_in(standing.len(), events);
    }

    /// Goes back to where only these lines stood, of which more stand now.
    pub fn go_back<'a>(&mut self, standing: &[Line], events: impl Fn(Line) -> &'a [Event<G>]) {
        self.kept.truncate(self.kept.partition_point(|(count, _)| *count <= standing.len()));
        let (count, state) = self.kept.last().cloned().unwrap_or_default();
        self.state = state;
        for (count, line) in (count + 1..).zip(standing.iter().skip(count)) {
            self.take_in(count, events(*line));
        }
    }

    /// Takes in what one more line led to, with which so many stand.
    fn take_in(&mut self, count: usize, events: &[Event<G>]) {
        events.iter().for_each(|event| self.state.apply(event));
        if !count.is_multiple_of(STRIDE) {
            return;
        }
        self.kept.push((count, self.state.clone()));
        let long_ago = count.saturating_sub(LONG_STRIDE);
        if !long_ago.is_multiple_of(LONG_STRIDE)
            && let Ok(at) = self.kept.binary_search_by_key(&long_ago, |(count, _)| *count)
        {
            self.kept.remove(at);
        }
    }
}
