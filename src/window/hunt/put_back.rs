//! What is put back of the tiles that lie drawn, before the others are accepted (R25).

use crate::hunt::{Canceller, Command, Companion, Event, Hunt, Public, Record, Tile};
use crate::table::Game as _;

/// What is put back, and by what; a companion is flipped only once it is asked.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PutBack {
    /// The place of the tile for which somebody is still to be named.
    pub chosen: Option<usize>,
    pub flips: Option<Companion>,
    /// The places of those that are put back, each with what does it.
    by: Vec<(usize, Canceller)>,
}

impl PutBack {
    /// A tile is pressed: it is to be put back, or lies there again.
    pub fn press(&mut self, at: usize) {
        self.flips = None;
        if self.with(at).is_some() {
            self.by.retain(|(place, _)| *place != at);
            self.chosen = None;
        } else {
            self.chosen = Some(at).filter(|_| self.chosen != Some(at));
        }
    }

    /// The chosen tile is put back by this.
    pub fn by(&mut self, with: Canceller) {
        self.by.extend(self.chosen.take().map(|at| (at, with)));
        self.by.sort_by_key(|(at, _)| *at);
        self.flips = None;
    }

    /// Nobody is named after all. Whether anybody was to be.
    pub fn leave(&mut self) -> bool {
        self.flips.take().is_some() | self.chosen.take().is_some()
    }

    /// What puts the tile at this place back, if it is.
    pub fn with(&self, at: usize) -> Option<Canceller> {
        self.by.iter().find(|(place, _)| *place == at).map(|(_, with)| *with)
    }

    /// The companion who is flipped for one of them.
    pub fn company(&self) -> Option<Companion> {
        self.by.iter().find_map(|(_, with)| match with {
            Canceller::Company(who) => Some(*who),
            Canceller::Card => None,
        })
    }

    /// The command by which the others are accepted.
    pub fn command(&self, drawn: &[Tile]) -> Command {
        accepting(self.cancelled(drawn, None))
    }

    /// R26: what the Corruption would be by that.
    pub fn corruption(&self, record: &Record, drawn: &[Tile]) -> Option<u16> {
        // Where none was drawn, there is nothing to reckon.
        (!drawn.is_empty()).then(|| after(record, self.cancelled(drawn, None)))?
    }

    /// The same with each tile put back as well, where that can be.
    pub fn without_each(&self, record: &Record, drawn: &[Tile]) -> Vec<Option<u16>> {
        (0..drawn.len()).map(|at| after(record, self.cancelled(drawn, Some(at)))).collect()
    }

    fn cancelled(&self, drawn: &[Tile], besides: Option<usize>) -> Vec<(Tile, Canceller)> {
        let besides = besides.filter(|at| self.with(*at).is_none()).map(|at| (at, Canceller::Card));
        let all = self.by.iter().copied().chain(besides);
        all.filter_map(|(at, with)| Some((*drawn.get(at)?, with))).collect()
    }
}

fn accepting(cancelled: Vec<(Tile, Canceller)>) -> Command {
    if cancelled.is_empty() { Command::Accept } else { Command::Cancel(cancelled) }
}

/// The Corruption after these tiles are put back and the others are accepted, later Eyes reckoned anew.
fn after(record: &Record, cancelled: Vec<(Tile, Canceller)>) -> Option<u16> {
    let events = Hunt::decide(record.state(), &accepting(cancelled), record.draws()).ok()?;
    let last = events.iter().filter_map(Event::public).rev().find_map(|event| match event {
        Public::TileApplied { corruption, .. } => Some(*corruption),
        _ => None,
    });
    Some(last.unwrap_or(record.state().view.corruption))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::hunt::print;
    use crate::referee::Referee;

    /// What each tile of these would leave, where one Eye lies and the Corruption is 5.
    #[test]
    fn each_tile_says_what_would_be_without_it() {
        let mut referee = Referee::new(None);
        let begin = ["new board=none starts=1,2,3 draws=hand give=0", "start 1", "information 4 6 8 10 12"];
        let found = ["begin", "move .", "done", "hunt 1", "done", "corruption = 5", "eyes = 1"];
        for command in begin.iter().chain(&found).chain(&["nazgul 4 tiles 1 eye 2 0"]) {
            assert!(referee.hear(command).is_some_and(|reply| reply.accepted()), "{command}");
        }
        let record = referee.kept::<Hunt>().unwrap().record();
        let drawn = record.state().view.drawn.clone().unwrap().0;
        let mut put_back = PutBack::default();
        assert_eq!(put_back.corruption(record, &drawn), Some(10));
        assert_eq!(put_back.without_each(record, &drawn), [9, 8, 8, 10].map(Some));
        put_back.press(1);
        put_back.by(Canceller::Company(Companion::Sam));
        put_back.press(0);
        put_back.by(Canceller::Card);
        assert_eq!(put_back.corruption(record, &drawn), Some(7));
        assert_eq!(put_back.without_each(record, &drawn), [7, 7, 5, 7].map(Some));
        assert_eq!(print(&put_back.command(&drawn)), "cancel 1 with card eye with sam");
        // Pressed again it lies there again.
        put_back.press(1);
        let command = print(&put_back.command(&drawn));
        assert_eq!((command.as_str(), put_back.company()), ("cancel 1 with card", None));
    }
}
