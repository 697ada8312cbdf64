//! Circles that were found on the photograph, each proposed as a place: one press takes it, one drops it. What lies under a
//! place that was set is no proposal any more, and is one again when that is taken back.

use super::scale::on_map;
use crate::hunt::board::{Ring, Rings, Sketch};

/// A circle on the map.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Circle {
    /// Its middle.
    pub at: [f32; 2],
    /// Its radius, in heights of the map.
    pub radius: f32,
}

impl Circle {
    fn away(&self, [x, y]: [f32; 2]) -> f32 {
        (self.at[0] - x).hypot(self.at[1] - y)
    }
}

/// See the module.
#[derive(Default)]
pub struct Found {
    circles: Vec<Circle>,
    /// How many sizes the circles could have, and which of them these have.
    sizes: usize,
    size: usize,
    /// The one that is numbered next.
    current: Option<Circle>,
}

impl Found {
    /// Those of a picture of so many points, which lies there on the map.
    pub fn of(rings: &Rings, size: usize, [width, height]: [u32; 2], framed: [f32; 4]) -> Self {
        let [left, top, breadth, depth] = framed;
        let circle = |ring: &Ring| Circle {
            at: [
                left + breadth * ring.at[0] / width.max(1) as f32,
                top + depth * ring.at[1] / height.max(1) as f32,
            ],
            radius: depth * ring.radius / height.max(1) as f32,
        };
        let circles = rings.rings.iter().map(circle).collect();
        Self { circles, sizes: rings.sizes.len(), size, current: None }
    }

    /// Those on which no place lies yet.
    pub fn open<'a>(&'a self, sketch: &'a Sketch) -> impl Iterator<Item = Circle> + 'a {
        let placed = sketch.spots.iter().filter(|spot| spot.location.is_some());
        let placed: Vec<[f32; 2]> = placed.map(|spot| on_map(spot.at)).collect();
        let bare = move |circle: &Circle| placed.iter().all(|at| circle.away(*at) >= circle.radius);
        self.circles.iter().copied().filter(bare)
    }

    /// The one at a place, if one is near enough.
    pub fn at(&self, sketch: &Sketch, place: [f32; 2], near: f32) -> Option<Circle> {
        let near = self.open(sketch).filter(|circle| circle.away(place) <= near.max(circle.radius));
        near.min_by(|one, other| one.away(place).total_cmp(&other.away(place)))
    }

    /// The one that is numbered next.
    pub fn current(&self, sketch: &Sketch) -> Option<Circle> {
        self.current.filter(|current| self.open(sketch).any(|circle| circle == *current))
    }

    /// It is the nearest one from there on, which may be left out itself; from nowhere, the first of all.
    pub fn goes_on(&mut self, sketch: &Sketch, from: Option<[f32; 2]>) {
        let from = from.unwrap_or_default();
        let next = self.open(sketch).filter(|circle| circle.at != from);
        let next = next.min_by(|one, other| one.away(from).total_cmp(&other.away(from)));
        self.current = next;
    }

    /// Nothing is numbered next.
    pub fn rests(&mut self) {
        self.current = None;
    }

    /// It was none.
    pub fn drop(&mut self, circle: Circle) {
        self.circles.retain(|other| *other != circle);
    }

    /// Which size these have, from 1 on, of how many.
    pub fn of_sizes(&self) -> [usize; 2] {
        [self.size + 1, self.sizes]
    }

    /// The size to look for the next time.
    pub fn next_size(&self) -> usize {
        (self.size + 1) % self.sizes.max(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Draft;

    #[test]
    fn what_is_placed_is_no_proposal_any_more() {
        let ring = |x: f32, y: f32| Ring { at: [x, y], radius: 10.0, seen: 1.0, bright: true };
        let rings = Rings {
            rings: vec![ring(100.0, 50.0), ring(300.0, 60.0), ring(700.0, 400.0)],
            sizes: vec![10.0, 5.0],
        };
        let mut found = Found::of(&rings, 1, [800, 500], [0.0, 0.0, 1.6, 1.0]);
        assert_eq!(found.next_size(), 0);
        let mut draft = Draft::new("t", 1);
        let count = |found: &Found, draft: &Draft| found.open(&Sketch::of(draft)).count();
        assert_eq!(count(&found, &draft), 3);
        found.goes_on(&Sketch::of(&draft), None);
        let first = found.current(&Sketch::of(&draft)).unwrap();
        assert!((first.at[0] - 0.2).abs() < 1e-4 && (first.radius - 0.02).abs() < 1e-4, "{first:?}");
        draft.place("7", [0.126, 0.1]);
        assert_eq!((count(&found, &draft), found.current(&Sketch::of(&draft))), (2, None));
        let sketch = Sketch::of(&draft);
        found.goes_on(&sketch, Some(first.at));
        let second = found.current(&sketch).unwrap();
        assert!((second.at[0] - 0.6).abs() < 1e-4);
        // It is passed by, and dropped.
        found.goes_on(&sketch, Some(second.at));
        assert!(found.current(&sketch).is_some_and(|circle| circle != second));
        assert_eq!(found.at(&sketch, [0.61, 0.13], 0.01), Some(second));
        found.drop(second);
        assert_eq!(found.at(&sketch, [0.61, 0.13], 0.01), None);
        draft.unplace("7");
        assert_eq!(count(&found, &draft), 2);
    }
}
