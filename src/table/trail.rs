//! The way that a game has come: its state, and states on the way to which an undo can go back without beginning anew.

use super::record::Line;
use super::{Event, Game, State};

/// So many lines lie between two states that are kept: an undo applies fewer than these once more.
const STRIDE: usize = 16;

/// The state after the lines that stand, and after every so many of them.
#[derive(Clone)]
pub(super) struct Trail<G: Game> {
    state: State<G>,
    /// After the first `STRIDE` lines that stand, after twice as many, and so on.
    kept: Vec<State<G>>,
}

impl<G: Game> Default for Trail<G> {
    fn default() -> Self {
        Self { state: State::default(), kept: Vec::new() }
    }
}

impl<G: Game> Trail<G> {
    /// The game as it stands.
    pub fn state(&self) -> &State<G> {
        &self.state
    }

    /// Takes in what the last of these lines led to, which is the only new one.
    pub fn go_on(&mut self, standing: &[Line], events: &[Event<G>]) {
        events.iter().for_each(|event| self.state.apply(event));
        if standing.len().is_multiple_of(STRIDE) && !standing.is_empty() {
            self.kept.push(self.state.clone());
        }
    }

    /// Goes back to where only these lines stood, of which more stand now.
    pub fn go_back<'a>(&mut self, standing: &[Line], events: impl Fn(Line) -> &'a [Event<G>]) {
        self.kept.truncate(standing.len() / STRIDE);
        self.state = self.kept.last().cloned().unwrap_or_default();
        let since = standing.iter().skip(self.kept.len() * STRIDE);
        since.flat_map(|line| events(*line)).for_each(|event| self.state.apply(event));
    }
}
