//! Where a place of a draft, whose breadth is 1, lies on the map, whose height is.

pub use super::super::map::BREADTH;

/// A place of a draft on the map.
pub fn on_map([x, y]: [f64; 2]) -> [f32; 2] {
    [x as f32 * BREADTH, y as f32]
}

/// A place of the map in a draft.
pub fn in_draft([x, y]: [f32; 2]) -> [f64; 2] {
    [f64::from(x / BREADTH), f64::from(y)]
}
