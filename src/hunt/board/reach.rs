//! Which locations are connected, by how many dots, and how far the nearest exit is.

use super::{Link, Location, Space, SpaceKind};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, VecDeque};

/// What is asked about a journey, answered beforehand.
#[derive(Clone, Default)]
pub(super) struct Reach {
    from: BTreeMap<Location, From>,
}

#[derive(Clone, Default)]
struct From {
    connected: Vec<(Location, u16)>,
    /// The fewest entries to an exit with no dot marked.
    to_exit: Option<u16>,
}

impl Reach {
    pub fn of(spaces: &[Space], links: &[Link]) -> Self {
        let adjacent = super::adjacent(spaces.len(), links);
        let mut reach = Self::default();
        let mut seen = vec![usize::MAX; spaces.len()];
        for (id, space) in spaces.iter().enumerate() {
            if let SpaceKind::Location(location) = space.kind {
                let connected = connected(id, spaces, &adjacent, &mut seen);
                reach.from.insert(location, From { connected, to_exit: None });
            }
        }
        reach.measure_exits();
        reach
    }

    /// Dijkstra's walk backwards from all exits: a step over `d` dots costs `d + 1` entries (R15). Routes do
    /// not pass through an exit, so an exit is never walked on from but at the start.
    fn measure_exits(&mut self) {
        let mut next: BinaryHeap<_> =
            self.from.keys().filter(|location| location.is_exit()).map(|&exit| Reverse((0, exit))).collect();
        while let Some(Reverse((moves, here))) = next.pop() {
            let Some(from) = self.from.get_mut(&here) else { continue };
            if from.to_exit.is_some() {
                continue;
            }
            from.to_exit = Some(moves);
            for &(there, dots) in &from.connected {
                next.push(Reverse((moves + dots + 1, there)));
            }
        }
    }

    pub fn connected(&self, location: Location) -> &[(Location, u16)] {
        self.from.get(&location).map_or(&[], |from| &from.connected)
    }

    pub fn moves_to_exit(&self, location: Location, dots: u16) -> Option<u16> {
        self.connected(location)
            .iter()
            .filter_map(|&(to, distance)| {
                // R15: the dots that are marked already need not be entered again.
                let rest = self.from.get(&to)?.to_exit?;
                Some(distance.saturating_sub(dots) + 1 + rest)
            })
            .min()
    }
}

/// Walks outward from a location over dots only.
fn connected(
    start: usize,
    spaces: &[Space],
    adjacent: &[Vec<usize>],
    seen: &mut [usize],
) -> Vec<(Location, u16)> {
    let mut found = Vec::new();
    let mut queue = VecDeque::from([(start, 0)]);
    seen[start] = start;
    while let Some((here, dots)) = queue.pop_front() {
        for &there in &adjacent[here] {
            if seen[there] == start {
                continue;
            }
            seen[there] = start;
            match spaces[there].kind {
                SpaceKind::Location(location) => found.push((location, dots)),
                SpaceKind::NamedDot(_) | SpaceKind::Dot => queue.push_back((there, dots + 1)),
            }
        }
    }
    found.sort_unstable();
    found
}
