//! Lands as they lie on a map, and what lies between them.

use crate::window::pieces::{At, Pen, Shape};
use std::sync::Arc;

/// How large the map is, in its own points.
pub(in crate::window) const SIZE: At = [900.0, 736.0];

/// A land.
#[derive(Debug)]
pub(super) struct Land {
    /// Its name.
    pub(super) name: String,
    /// Its shape.
    pub(super) shape: Shape,
    /// The middle of its name.
    pub(super) label: At,
    /// Where the Ring's road goes through it, if that is not below its name.
    pub(super) road: Option<At>,
}

/// What lies between the lands, as pens.
#[derive(Debug, Default)]
pub(super) struct Ground {
    pub(super) sea: Arc<[Pen]>,
    pub(super) ripples: Vec<Arc<[Pen]>>,
    pub(super) lakes: Arc<[Pen]>,
    pub(super) shores: Vec<Arc<[Pen]>>,
    pub(super) heights: Arc<[Pen]>,
    pub(super) peaks: Arc<[Pen]>,
    pub(super) shades: Arc<[Pen]>,
}

/// A region on the map.
#[derive(Debug)]
pub(super) struct OfRegion {
    /// What it is called.
    pub(super) name: String,
    /// Its edge.
    pub(super) edge: Arc<[Pen]>,
    /// Where its bonus can stand, on its edge and far from names.
    pub(super) free: At,
    /// Where its name stands, if it stands anywhere: above its tiles.
    pub(super) title: Option<At>,
}

/// A board's map.
#[derive(Debug)]
pub(super) struct Atlas {
    pub(super) lands: Vec<Land>,
    pub(super) regions: Vec<OfRegion>,
    /// Borders between lands that do not touch: over the sea.
    pub(super) by_sea: Vec<[String; 2]>,
    /// What lies between them, where lands lie as in the world.
    pub(super) ground: Option<Arc<Ground>>,
}

impl Atlas {
    /// A land by its name.
    pub(super) fn land(&self, name: &str) -> Option<&Land> {
        self.lands.iter().find(|land| land.name == name)
    }

    /// So much larger all of it is drawn: a few tiles are as large as they have room for, up to twice as large; those of a board
    /// without regions, which are laid down one by one as they are named, are as large from the first to the last.
    pub(super) fn grown(&self) -> f32 {
        const MOST: f32 = 2.0;
        /// How far the last tiles are from the edge.
        const RIM: f32 = 6.0;
        if self.is_map() || self.lands.is_empty() || self.regions.iter().all(|it| it.title.is_none()) {
            return 1.0;
        }
        let ends = self.lands.iter().map(|land| land.shape.bounds);
        let [right, low] = ends
            .fold([0.0_f32; 2], |[right, low], it| [right.max(it.x + it.width), low.max(it.y + it.height)]);
        (SIZE[0] / (right + RIM)).min(SIZE[1] / (low + RIM)).clamp(1.0, MOST)
    }

    /// Whether lands lie as in the world.
    pub(super) fn is_map(&self) -> bool {
        self.ground.is_some()
    }
}
