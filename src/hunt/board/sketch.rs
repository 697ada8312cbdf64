//! A draft as it can be drawn: what has a place, and what lies between. Whatever is wrong with the draft besides does not
//! matter here.

use super::draft::{Draft, locations, tokens, told};
use super::{Area, Location};
use std::collections::BTreeMap;

/// Something drawn at a place.
#[derive(Clone, PartialEq, Debug)]
pub struct Spot {
    /// The name of the space; `None`: a bare dot.
    pub name: Option<String>,
    /// Which location or exit it is, if it is one.
    pub location: Option<Location>,
    /// The area that it is said to lie in: its place in [`Sketch::areas`].
    pub area: Option<usize>,
    /// From the top left corner, 0 to 1.
    pub at: [f64; 2],
}

/// A line drawn between two spots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Line {
    pub ends: [usize; 2],
    pub road: bool,
    /// The chain that says so, and the place in it of the space at the first end.
    pub said: (usize, usize),
}

/// A draft as it can be drawn.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Sketch {
    pub spots: Vec<Spot>,
    pub lines: Vec<Line>,
    /// The labels of the areas that something is said to lie in.
    pub areas: Vec<String>,
    /// Locations and exits that are on the board and have no place yet, ascending.
    pub unplaced: Vec<Location>,
}

impl Sketch {
    /// Works out how a draft is drawn.
    pub fn of(draft: &Draft) -> Self {
        let areas: Vec<String> =
            draft.areas.keys().filter(|label| label.parse::<Area>().is_ok()).cloned().collect();
        let mut area_of: BTreeMap<Location, usize> = BTreeMap::new();
        for (at, label) in areas.iter().enumerate() {
            area_of.extend(locations(&draft.areas[label]).into_iter().map(|location| (location, at)));
        }
        let mut sketch = Self { areas, ..Self::default() };
        let mut spot_of: BTreeMap<&str, usize> = BTreeMap::new();
        for (name, at) in &draft.at {
            let location = name.parse::<Location>().ok();
            spot_of.insert(name, sketch.spots.len());
            sketch.spots.push(Spot {
                name: Some(name.clone()),
                location,
                area: location.and_then(|location| area_of.get(&location).copied()),
                at: *at,
            });
        }
        let forks = sketch.forks(draft, &spot_of);
        for (name, at) in &forks {
            spot_of.insert(name, sketch.spots.len());
            sketch.spots.push(Spot { name: Some(name.clone()), location: None, area: None, at: *at });
        }
        for (line, chain) in draft.chains.iter().enumerate() {
            let (road, tokens) = tokens(chain);
            // From one space with a place to the next; what lies between is spread evenly.
            let mut before: Option<(usize, usize)> = None;
            for (at, token) in tokens.iter().enumerate() {
                let Some(&here) = spot_of.get(told(token).as_str()) else {
                    // A location without a place cannot be passed by.
                    if token.parse::<Location>().is_ok() {
                        before = None;
                    }
                    continue;
                };
                if let Some((there, from)) = before {
                    sketch.draw_between([there, here], at - from, road, (line, from));
                }
                before = Some((here, at));
            }
        }
        let chained =
            draft.chains.iter().flat_map(|chain| tokens(chain).1).filter_map(|token| token.parse().ok());
        let mut unplaced: Vec<Location> = chained.chain(area_of.into_keys()).collect();
        unplaced.sort_unstable();
        unplaced.dedup();
        unplaced.retain(|location| !draft.at.contains_key(&location.to_string()));
        sketch.unplaced = unplaced;
        sketch
    }

    /// Where dots that have a name and no place lie: in the midst of what they are joined to, nearer to what is nearer.
    fn forks(&self, draft: &Draft, spot_of: &BTreeMap<&str, usize>) -> BTreeMap<String, [f64; 2]> {
        let mut pulls: BTreeMap<String, (f64, [f64; 2])> = BTreeMap::new();
        for chain in &draft.chains {
            let (_, tokens) = tokens(chain);
            // Once forth and once back, each time with the last space that has a place.
            let mut pull = |order: &mut dyn Iterator<Item = usize>| {
                let mut last: Option<(usize, [f64; 2])> = None;
                for at in order {
                    let token = tokens[at];
                    if let Some(spot) = spot_of.get(told(token).as_str()) {
                        last = Some((at, self.spots[*spot].at));
                    } else if let Some((near, [x, y])) =
                        last.filter(|_| token.len() > 1 && token.starts_with('.'))
                    {
                        let pull = 1.0 / at.abs_diff(near) as f64;
                        let (weight, sum) = pulls.entry(token.to_owned()).or_default();
                        *weight += pull;
                        *sum = [sum[0] + x * pull, sum[1] + y * pull];
                    }
                }
            };
            pull(&mut (0..tokens.len()));
            pull(&mut (0..tokens.len()).rev());
        }
        let pulled = pulls.into_iter().filter(|(_, (weight, _))| *weight > 0.0);
        pulled.map(|(name, (weight, [x, y]))| (name, [x / weight, y / weight])).collect()
    }

    /// Draws what lies between two spots in so many steps.
    fn draw_between(&mut self, [from, to]: [usize; 2], steps: usize, road: bool, (line, at): (usize, usize)) {
        let (start, end) = (self.spots[from].at, self.spots[to].at);
        let mut before = from;
        for step in 1..=steps {
            let here = if step == steps {
                to
            } else {
                let share = step as f64 / steps as f64;
                let at = [0, 1].map(|axis| start[axis] + (end[axis] - start[axis]) * share);
                self.spots.push(Spot { name: None, location: None, area: None, at });
                self.spots.len() - 1
            };
            self.lines.push(Line { ends: [before, here], road, said: (line, at + step - 1) });
            before = here;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_a_place_is_drawn_and_what_lies_between() {
        let mut draft = Draft::new("t", 1);
        draft.type_chains("road 1 . . 2\n2 .d 3\n3 . 4 . 1\nnonsense 7");
        for (name, at) in [("1", [0.1, 0.1]), ("2", [0.4, 0.1]), (".d", [0.5, 0.5]), ("3", [0.4, 0.9])] {
            draft.place(name, at);
        }
        draft.area("II-A", "1-2 9");
        let sketch = Sketch::of(&draft);
        assert_eq!(sketch.spots.len(), 6);
        let dots: Vec<_> =
            sketch.spots.iter().filter(|spot| spot.name.is_none()).map(|spot| spot.at).collect();
        assert!((dots[0][0] - 0.2).abs() < 1e-9 && (dots[1][0] - 0.3).abs() < 1e-9);
        // The road in three steps, and the path by the named dot in two.
        assert_eq!(
            sketch.lines.iter().map(|line| line.said).collect::<Vec<_>>(),
            [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1)]
        );
        assert!(sketch.lines.iter().all(|line| line.road == (line.said.0 == 0)));
        let names: Vec<String> = sketch.unplaced.iter().map(Location::to_string).collect();
        assert_eq!(names, ["4", "7", "9"]);
        assert_eq!(sketch.areas, ["II-A"]);
        // A dot at which three ways meet lies in the midst of them, and can be taken hold of.
        draft.type_chains("1 .x 2\n.x . 3");
        let sketch = Sketch::of(&draft);
        let fork = sketch.spots.iter().find(|spot| spot.name.as_deref() == Some(".x")).unwrap();
        assert!((fork.at[0] - 0.28).abs() < 1e-9 && (fork.at[1] - 0.26).abs() < 1e-9, "{:?}", fork.at);
        assert_eq!(sketch.lines.len(), 4);
    }
}
