//! A board of which nobody knows where its lands lie: tiles, in rows by region.

use super::lands::{Atlas, Land, OfRegion, SIZE};
use crate::risk::board::Board;
use crate::window::pieces::{At, Pen, Shape};

/// How large a tile is, how far the next one, and how high a region's name is.
const TILE: At = [96.0, 44.0];
const APART: f32 = 3.0;
const TITLE: f32 = 17.0;
/// So many lie in a row.
const ROW: usize = 9;
/// Where the first one lies.
const FIRST: At = [6.0, 8.0];

/// The tiles of a board, region by region; `named`: those of one that names none itself.
pub(super) fn laid_out(board: &Board, named: &[&str]) -> Atlas {
    let regions: Vec<(&str, Vec<&str>)> = if board.is_open() {
        vec![("", named.to_vec())]
    } else {
        board
            .regions()
            .iter()
            .map(|region| {
                (region.name.as_str(), region.territories.iter().map(|land| land.name.as_str()).collect())
            })
            .collect()
    };
    // Where more are needed than have room, all are lower.
    let title = |name: &str| if name.is_empty() { 0.0 } else { TITLE };
    let rows = |lands: &[&str]| lands.len().div_ceil(ROW) as f32;
    let needed: f32 =
        regions.iter().map(|(name, lands)| title(name) + rows(lands) * (TILE[1] + APART) + APART).sum();
    let share = ((SIZE[1] - 2.0 * FIRST[1]) / needed.max(1.0)).min(1.0);
    let (mut lands, mut on_map, mut top) = (Vec::new(), Vec::new(), FIRST[1]);
    for (name, names) in regions {
        let head = [FIRST[0], top + TITLE * share * 0.8];
        top += title(name) * share;
        let mut edge: Vec<Pen> = Vec::new();
        let mut free = head;
        for (number, land) in names.iter().enumerate() {
            let (row, along) = (number / ROW, number % ROW);
            let corner =
                [FIRST[0] + along as f32 * (TILE[0] + APART), top + row as f32 * (TILE[1] + APART) * share];
            let size = [TILE[0], TILE[1] * share];
            let shape = Shape::tile(corner, size);
            edge.extend(shape.edge().iter().copied());
            free = [corner[0] + size[0], corner[1] + size[1] / 2.0];
            let label = [corner[0] + size[0] / 2.0, corner[1] + size[1] * 0.6];
            lands.push(Land { name: (*land).to_owned(), shape, label, road: None });
        }
        top += (rows(&names) * (TILE[1] + APART) + APART) * share;
        let title = (!name.is_empty()).then_some(head);
        on_map.push(OfRegion { name: name.to_owned(), edge: edge.into(), free, title });
    }
    Atlas { lands, regions: on_map, by_sea: Vec::new(), ground: None }
}
