//! Lines between what lies within and what does not, on a grid of which it is told how deep within each point lies.

use std::collections::BTreeMap;

type At = [f32; 2];

/// The lines where it is 0, end to end, in steps of the grid. Of each cell its four corners are told at once, in order around it.
pub fn contour([columns, rows]: [usize; 2], depths: impl Fn([usize; 4]) -> [f32; 4]) -> Vec<Vec<At>> {
    // Where each edge of the grid is cut, and with which others it is joined.
    let mut cuts: BTreeMap<usize, (At, Vec<usize>)> = BTreeMap::new();
    for row in 1..rows {
        for column in 1..columns {
            let corners = [(column - 1, row - 1), (column, row - 1), (column, row), (column - 1, row)];
            let depths = depths(corners.map(|(column, row)| row * columns + column));
            let around = (0..4).filter_map(|side| {
                let next = (side + 1) % 4;
                let (from, to) = (depths[side], depths[next]);
                let ((x, y), (u, v)) = (corners[side], corners[next]);
                ((from > 0.0) != (to > 0.0)).then(|| {
                    let ends = [[x as f32, y as f32], [u as f32, v as f32]];
                    let edge = 2 * (y.min(v) * columns + x.min(u)) + usize::from(x == u);
                    (edge, super::between(ends, from / (from - to)))
                })
            });
            let around: Vec<(usize, At)> = around.collect();
            for pair in around.chunks_exact(2) {
                for ((edge, at), (other, _)) in [(pair[0], pair[1]), (pair[1], pair[0])] {
                    cuts.entry(edge).or_insert_with(|| (at, Vec::new())).1.push(other);
                }
            }
        }
    }
    // A line that has ends begins at one.
    let ends = cuts.iter().filter(|(_, (_, joined))| joined.len() == 1).map(|(edge, _)| *edge);
    let starts: Vec<usize> = ends.chain(cuts.keys().copied()).collect();
    let mut along = |start| {
        let mut line: Vec<At> = Vec::new();
        let mut edge = start;
        while let Some((at, next)) = cuts.get_mut(&edge).map(|(at, joined)| (*at, joined.pop())) {
            line.push(at);
            let Some(next) = next else { break };
            if let Some((_, back)) = cuts.get_mut(&next) {
                back.retain(|other| *other != edge);
            }
            edge = next;
        }
        line
    };
    starts.into_iter().map(&mut along).filter(|line| line.len() > 1).collect()
}

/// A line without the steps of its grid; its ends stay where they are.
pub fn smoothed(mut line: Vec<At>) -> Vec<At> {
    for _ in 0..3 {
        let Some(last) = line.len().checked_sub(1).filter(|last| *last > 0) else { return line };
        let closed = line[0] == line[last];
        let at = |here: usize, before: usize, after: usize| {
            [0, 1].map(|axis| (line[before][axis] + 2.0 * line[here][axis] + line[after][axis]) / 4.0)
        };
        line = (0..=last)
            .map(|here| match here == 0 || here == last {
                true if closed => at(0, last - 1, 1),
                true => line[here],
                false => at(here, here - 1, here + 1),
            })
            .collect();
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_closed_or_keeps_its_ends() {
        let depth = |at: usize| {
            let [x, y] = [at % 20, at / 20].map(|it| it as f32 - 9.3);
            6.0 - x.hypot(y)
        };
        let lines = contour([20, 20], |corners| corners.map(depth));
        assert_eq!(lines.len(), 1);
        let round = smoothed(lines[0].clone());
        assert_eq!(round.first(), round.last());
        for [x, y] in round {
            let away = (x - 9.3).hypot(y - 9.3);
            assert!((5.5..6.2).contains(&away), "{away}");
        }
        let bent = smoothed(vec![[0.0, 0.0], [1.0, 1.0], [2.0, 0.0]]);
        assert!(bent[0] == [0.0, 0.0] && bent[2] == [2.0, 0.0] && bent[1][1] < 1.0);
    }
}
