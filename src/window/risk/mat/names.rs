//! Names on the map: their lines, and where signs stand above them.

use super::Table;
use super::atlas::steps;
use super::lands::Land;
use crate::window::pieces::{self, At, breadth, lies_within};
use crate::window::widgets::look::Look;
use iced::Rectangle;

/// Words of so few letters stand on one line with those behind them.
const SHORT: usize = 3;
/// How far above a tower's place the disc stands that puts one more there.
pub(super) const MORE_ABOVE: f32 = 13.0;

/// The lines of a name, a word on each; short words go with those behind them.
pub(super) fn lines(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for word in name.split_whitespace() {
        match lines.last_mut().filter(|_| goes_on) {
            Some(last) => *last = format!("{last} {word}"),
            None => lines.push(word.to_owned()),
        }
        goes_on = word.chars().count() <= SHORT;
    }
    lines
}

/// How large names are written, and how far their lines are apart.
pub(super) const NAME: f32 = 11.6;
pub(super) const LINE: f32 = 11.8;
/// What is smaller on the screen is not read: names are written larger there, up to so much; beyond that letters stand there, but
/// for lands in play.
const READ: f32 = 9.9;
pub(super) const LARGEST: f32 = 13.2;

/// How large names are written.
pub(super) fn large(look: Look) -> f32 {
    NAME.max(READ / look.scale)
}

/// Whether a name that is written so large is read.
pub(super) fn is_read(size: f32, look: Look) -> bool {
    const LEAST: f32 = 0.9;
    size * look.scale >= READ * LEAST
}

/// Whether only letters are read.
pub(super) fn letters_alone(look: Look) -> bool {
    large(look) > LARGEST
}

/// Somebody's name as it has room, not written much smaller: a long one without its last letters.
pub(super) fn shortened(name: &str, size: f32, bold: bool, room: f32) -> String {
    const LEAST: f32 = 0.72;
    pieces::shortened(name, size * LEAST, bold, room)
}

/// Where a land's name lies.
pub(super) fn taken(table: &Table<'_>, land: &Land) -> Rectangle {
    let (size, lines) = (large(table.look), lines(&table.called(&land.name)));
    let broad = lines.iter().map(|line| breadth(line, size, false)).fold(0.0, f32::max) + 4.0;
    let high = LINE * size / NAME * lines.len() as f32 + 2.0;
    let [x, y] = land.label;
    Rectangle { x: x - broad / 2.0, y: y - high / 2.0, width: broad, height: high }
}

/// How far a name is from its land's edge, how high its letters are in the middle, and the least room that it is given.
const FROM_EDGE: f32 = 5.0;
const MIDDLE: f32 = 3.6;
const LEAST: f32 = 40.0;
/// How much smaller it may be written.
const SMALLER: f32 = 0.86;

/// Where the middle of a name is whose lines stand on these feet, so that it lies within its land, and how broad it may be. `broad`:
/// how broad it is. It is hardly written smaller than others: rather a letter lies on the edge.
pub(super) fn within(land: &Land, feet: impl Iterator<Item = f32>, broad: f32) -> (f32, f32) {
    let [x, _] = land.label;
    let (left, right) = feet
        .map(|foot| span(land, foot - MIDDLE))
        .fold((f32::MIN, f32::MAX), |all, one| (f32::max(all.0, one.0), f32::min(all.1, one.1)));
    let (left, right) = (left + FROM_EDGE, right - FROM_EDGE);
    let room = right - left;
    if room < broad {
        ((left + right) / 2.0, room.max(LEAST).max(broad * SMALLER))
    } else {
        (x.clamp(left + broad / 2.0, right - broad / 2.0), room)
    }
}

/// From where to where a land goes at this height, around the middle of its name.
fn span(land: &Land, y: f32) -> (f32, f32) {
    let [x, _] = land.label;
    let crossed = steps(&land.shape.outline).filter(|([_, ay], [_, by])| (*ay > y) != (*by > y));
    let crossed = crossed.map(|([ax, ay], [bx, by])| ax + (y - ay) / (by - ay) * (bx - ax));
    let bounds = land.shape.bounds;
    crossed.fold((bounds.x, bounds.x + bounds.width), |(left, right), at| match at <= x {
        true => (left.max(at), right),
        false => (left, right.min(at)),
    })
}

/// Whether this lies in a land.
pub(super) fn holds(land: &Land, at: At) -> bool {
    lies_within(at, &land.shape.outline)
}

/// How high signs above a name stand.
pub(super) fn above_name(table: &Table<'_>, land: &Land) -> f32 {
    let lines = lines(&table.called(&land.name)).len();
    land.label[1] - if lines > 1 { 19.0 } else { 13.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::window::pieces::Shape;

    /// Who has a short name keeps it whole; of a long one letters are left that are read.
    #[test]
    fn a_long_name_is_shortened() {
        assert_eq!(shortened("Yellow", 14.0, false, 40.0), "Yellow");
        let short = shortened("Anna Maria van der Groot", 14.0, false, 60.0);
        assert!(short.starts_with("Anna") && short.ends_with('…') && short.len() < 16, "{short}");
    }

    /// A name that has room lies within its land, where its middle would not let it; one that has none has its land's middle.
    #[test]
    fn a_name_lies_within_its_land() {
        let shape = Shape::tile([100.0, 0.0], [96.0, 44.0]);
        let land =
            |x: f32| Land { name: "shire".to_owned(), shape: shape.clone(), label: [x, 22.0], road: None };
        let feet = || [18.0, 30.0].into_iter();
        assert_eq!(within(&land(148.0), feet(), 40.0), (148.0, 86.0));
        assert_eq!(within(&land(110.0), feet(), 40.0), (125.0, 86.0));
        assert_eq!(within(&land(190.0), feet(), 40.0), (171.0, 86.0));
        assert_eq!(within(&land(110.0), feet(), 100.0), (148.0, 86.0));
        assert_eq!(within(&land(110.0), feet(), 200.0), (148.0, 172.0));
    }
}
