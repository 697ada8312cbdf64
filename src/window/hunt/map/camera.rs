//! Which part of a map is shown, and where a place of it is on the screen.

use super::BREADTH;
use crate::window::widgets::keys::Shortcut;
use iced::mouse::ScrollDelta;
use iced::{Point, Rectangle};

/// Which part of the map is shown: its middle, in heights of the map, and how near. At 1 all of it is seen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Camera {
    pub middle: [f32; 2],
    /// How many times larger than the whole map.
    pub zoom: f32,
}

impl Default for Camera {
    fn default() -> Self {
        Self { middle: [BREADTH / 2.0, 0.5], zoom: 1.0 }
    }
}

impl Camera {
    /// Nearer or farther, about a place that stays where it is.
    #[must_use]
    pub fn zoomed(self, factor: f32, about: [f32; 2]) -> Self {
        let zoom = (self.zoom * factor).clamp(1.0, 6.0);
        let share = self.zoom / zoom;
        let middle = [0, 1].map(|axis| about[axis] + (self.middle[axis] - about[axis]) * share);
        Self { middle, zoom }.kept_on_map()
    }

    /// Nearer or farther, as the wheel was rolled.
    #[must_use]
    pub fn rolled(self, delta: ScrollDelta, about: [f32; 2]) -> Self {
        let turns = match delta {
            ScrollDelta::Lines { y, .. } => y,
            ScrollDelta::Pixels { y, .. } => y / 40.0,
        };
        self.zoomed(1.2_f32.powf(turns), about)
    }

    /// Nearer, farther or moved, as a key says; `None` if it says nothing of the kind.
    pub fn keyed(self, shortcut: Shortcut) -> Option<Self> {
        let step = 0.12 / self.zoom;
        Some(match shortcut {
            Shortcut::Nearer => self.zoomed(1.25, self.middle),
            Shortcut::Farther => self.zoomed(0.8, self.middle),
            Shortcut::Fit => Self::default(),
            Shortcut::Pan(way) => {
                let [x, y] = way.step();
                self.moved([x * step, y * step])
            }
            _ => return None,
        })
    }

    /// Moved by so many heights of the map.
    #[must_use]
    pub fn moved(self, by: [f32; 2]) -> Self {
        Self { middle: [self.middle[0] + by[0], self.middle[1] + by[1]], ..self }.kept_on_map()
    }

    fn kept_on_map(self) -> Self {
        let keep = |middle: f32, whole: f32| {
            let half = whole / 2.0 / self.zoom;
            middle.clamp(half, whole - half)
        };
        Self { middle: [keep(self.middle[0], BREADTH), keep(self.middle[1], 1.0)], ..self }
    }
}

/// The part of the map that is seen, and where on the screen.
#[derive(Clone, Copy)]
pub struct Window {
    pub camera: Camera,
    /// Where, in logical pixels.
    pub size: Rectangle,
}

impl Window {
    /// Logical pixels a height of the map.
    pub fn scale(self) -> f32 {
        (self.size.width / BREADTH).min(self.size.height) * self.camera.zoom
    }

    /// Where a place is on the screen.
    pub fn point(self, [x, y]: [f32; 2]) -> Point {
        let scale = self.scale();
        let [mx, my] = self.camera.middle;
        Point::new(self.size.width / 2.0 + (x - mx) * scale, self.size.height / 2.0 + (y - my) * scale)
    }

    pub fn place(self, point: Point) -> [f32; 2] {
        let scale = self.scale();
        let [mx, my] = self.camera.middle;
        [mx + (point.x - self.size.width / 2.0) / scale, my + (point.y - self.size.height / 2.0) / scale]
    }

    /// The camera after a drag from one point to another, as it was when that began.
    pub fn dragged(self, camera: Camera, from: Point, to: Point) -> Camera {
        let scale = self.scale();
        camera.moved([(from.x - to.x) / scale, (from.y - to.y) / scale])
    }

    /// Whether something this large is seen whole. Words are not cut off at the edge of a canvas.
    pub fn holds(self, point: Point, half_width: f32, half_height: f32) -> bool {
        (half_width..self.size.width - half_width).contains(&point.x)
            && (half_height..self.size.height - half_height).contains(&point.y)
    }

    /// The nearest point at which something this large is seen whole.
    pub fn kept_within(self, point: Point, [half_width, half_height]: [f32; 2]) -> Point {
        let kept = |at: f32, half: f32, whole: f32| at.max(half).min((whole - half).max(half));
        Point::new(kept(point.x, half_width, self.size.width), kept(point.y, half_height, self.size.height))
    }

    /// Whether something there is seen at least in part, if it goes as far as this.
    pub fn sees(self, point: Point, around: f32) -> bool {
        self.meets([point, point], around)
    }

    /// Whether something between two corners is seen at least in part, if it goes as far as this beyond them.
    pub fn meets(self, [least, most]: [Point; 2], around: f32) -> bool {
        let meets = |least: f32, most: f32, whole: f32| most + around > 0.0 && least - around < whole;
        meets(least.x, most.x, self.size.width) && meets(least.y, most.y, self.size.height)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_camera_keeps_to_the_map_and_to_what_it_points_at() {
        let camera = Camera::default();
        assert_eq!(camera.zoomed(0.5, [0.2, 0.2]), camera);
        let near = camera.zoomed(2.0, [0.4, 0.3]);
        assert!((near.zoom - 2.0).abs() < 1e-6);
        // The place pointed at stays where it was on the screen.
        let size = Rectangle { width: 800.0, height: 500.0, ..Rectangle::default() };
        let before = Window { camera, size }.point([0.4, 0.3]);
        let after = Window { camera: near, size }.point([0.4, 0.3]);
        assert!((before.x - after.x).abs() < 0.5 && (before.y - after.y).abs() < 0.5);
        let edge = near.moved([-9.0, -9.0]);
        assert_eq!(edge.middle, [BREADTH / 4.0, 0.25]);
        let back = Window { camera: near, size }.place(after);
        assert!((back[0] - 0.4).hypot(back[1] - 0.3) < 1e-4);
    }
}
