//! The outline of a region: where it is as far to what lies in it as to what does not, and nowhere far from both.

use super::{Chart, contour, distance};
use crate::hunt::board::Region;
use crate::window::pieces::lies_within;

/// How fine the outline is, in heights of the map.
const CELL: f32 = 0.0125;
/// How far from what lies in it a region goes.
const REACH: f32 = 0.07;

/// The lines along which a region ends, in places of the map.
pub fn outline(chart: &Chart, region: Region) -> Vec<Vec<[f32; 2]>> {
    let within = |area: usize| chart.labels.get(area).is_some_and(|(area, _)| region.holds(*area));
    let (own, others): (Vec<_>, Vec<_>) = chart.land.known().iter().partition(|(_, area)| within(*area));
    let near = |to: &[&([f32; 2], usize)], place| {
        to.iter().map(|(it, _)| distance(*it, place)).fold(f32::MAX, f32::min)
    };
    // Above 0 within it.
    let depth = |place: [f32; 2]| {
        let away = near(&own, place);
        if away > 2.0 * REACH { -REACH } else { (near(&others, place) - away).min(REACH - away) }
    };
    let Some(corner) = end(&own, f32::min).map(|least| least.map(|it| it - 2.0 * REACH)) else {
        return Vec::new();
    };
    let far = end(&own, f32::max).unwrap_or(corner).map(|most| most + 2.0 * REACH);
    let points = [0, 1].map(|axis| ((far[axis] - corner[axis]) / CELL).ceil() as usize + 1);
    let place = |[x, y]: [f32; 2]| [corner[0] + x * CELL, corner[1] + y * CELL];
    let at = |point: usize| [(point % points[0]) as f32, (point / points[0]) as f32];
    let depths: Vec<f32> = (0..points[0] * points[1]).map(|point| depth(place(at(point)))).collect();
    let lines = contour(points, |corners| corners.map(|corner| depths[corner]));
    let lines: Vec<Vec<[f32; 2]>> =
        lines.into_iter().map(|line| line.into_iter().map(place).collect()).collect();
    // Land far from all places is no gap in what lies around it: a line within another ends it only around what is another's.
    let ends = |line: &&Vec<[f32; 2]>| {
        let Some(first) = line.first() else { return false };
        let is_within = lines.iter().any(|around| around != *line && lies_within(*first, around));
        !is_within || others.iter().any(|(other, _)| lies_within(*other, line))
    };
    lines.iter().filter(ends).cloned().collect()
}

fn end(points: &[&([f32; 2], usize)], pick: fn(f32, f32) -> f32) -> Option<[f32; 2]> {
    let places = points.iter().map(|(place, _)| *place);
    places.reduce(|one, other| [0, 1].map(|axis| pick(one[axis], other[axis])))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::board::Board;
    use std::sync::Arc;

    #[test]
    fn a_region_has_a_line_around_all_that_lies_in_it() {
        let text = include_bytes!("../../../../resources/boards/practice.json");
        let chart = Chart::new(Arc::new(Board::read(text).unwrap()));
        for region in ["I-B", "II"] {
            let region: Region = region.parse().unwrap();
            let lines = outline(&chart, region);
            assert!(!lines.is_empty());
            // Each is closed, and whoever goes out from a place within crosses one of them.
            for line in &lines {
                assert!(distance(line[0], line[line.len() - 1]) < CELL, "{region}");
            }
            for (location, id) in &chart.of {
                let [x, y] = chart.places[*id];
                let crossed = lines.iter().flat_map(|line| line.windows(2)).filter(|piece| {
                    let [[x1, y1], [x2, y2]] = [piece[0], piece[1]];
                    (y1 > y) != (y2 > y) && x < x1 + (y - y1) / (y2 - y1) * (x2 - x1)
                });
                let inside = crossed.count() % 2 == 1;
                let within = chart.board.area(*location).is_some_and(|area| region.holds(area));
                assert_eq!(inside, within, "{location} in {region}");
            }
        }
    }
}
