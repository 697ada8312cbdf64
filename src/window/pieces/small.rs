//! A game in small, as lists of evenings show it: what it is known by across a room, in a few strokes. It is data, which was
//! folded where the game was read, and is drawn in whatever look there is then.

use super::hexes::round;
use super::signs::fate::{LAMP, LAMP_OUT};
use super::{At, Hue, Mat, Paint, Pen, Side, Step, closed};
use iced::Color;
use std::f32::consts::TAU;
use std::sync::Arc;

/// How broad and how high such a picture is, in points of its own.
const SIZE: At = [250.0, 206.0];

/// What is drawn of a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Small {
    /// Lands in the colours of those who hold them, each by its coast, on a map of this size; and where the Ring is on it.
    Lands(At, Vec<(Arc<[At]>, Option<Hue>)>, Option<At>),
    /// A ring of so many parts, of which so many are filled; and how many steps of a road were gone.
    Ring([u8; 2], [u8; 2]),
    /// So many lamps burn, of so many; and how far along a road the threat is.
    Lamps([u8; 2], [u8; 2]),
    /// Pieces on hexes, those of a kind together.
    Hexes(Vec<(Hue, u8)>),
    /// So many steps of so many; whether night has fallen.
    Steps([u8; 2], bool),
}

impl<M> Mat<M> {
    /// A game in small, as large as there is room for it there.
    pub fn small(&mut self, corner: At, size: At, small: &Small) {
        let tints = self.tints();
        let scale = (size[0] / SIZE[0]).min(size[1] / SIZE[1]);
        let round = (8.0 * scale).max(3.0);
        self.plate(corner, size, round, Paint::filled(tints.well).edged(tints.rim, 1.0));
        let over = [0, 1].map(|side| corner[side] + (size[side] - SIZE[side] * scale) / 2.0);
        let on = On { over, scale };
        match small {
            Small::Lands(map, lands, ring) => self.small_lands(on, *map, lands, *ring),
            Small::Ring(filled, road) => self.small_ring(on, *filled, *road),
            Small::Lamps(lamps, threat) => self.small_lamps(on, *lamps, *threat),
            Small::Hexes(pieces) => self.board_of_hexes(on, pieces),
            Small::Steps(steps, night) => self.small_steps(on, *steps, *night),
        }
    }

    fn small_lands(&mut self, on: On, map: At, lands: &[(Arc<[At]>, Option<Hue>)], ring: Option<At>) {
        let share = ((SIZE[0] - 12.0) / map[0]).min((SIZE[1] - 12.0) / map[1]);
        let over = [0, 1].map(|side| (SIZE[side] - map[side] * share) / 2.0);
        let at = |[x, y]: At| on.at([over[0] + x * share, over[1] + y * share]);
        // All of one colour are one path.
        let mut hues: Vec<Option<Hue>> = Vec::new();
        for (_, hue) in lands {
            if !hues.contains(hue) {
                hues.push(*hue);
            }
        }
        for hue in hues {
            let coasts = lands
                .iter()
                .filter(|(_, its)| *its == hue)
                .flat_map(|(coast, _)| closed(coast.iter().map(|corner| at(*corner))));
            let fill = hue.map_or(self.tints().raised, Hue::fill);
            self.outline(coasts.collect(), Paint::filled(fill).edged(self.tints().well, on.scale));
        }
        if let Some(ring) = ring {
            let (ring, tints) = (at(ring), self.tints());
            // Dark around it: it is seen on land of any colour.
            let dark = Paint::filled(Color { a: 0.6, ..tints.ground });
            let gold = Paint::filled(tints.gold).edged(tints.well, 1.5 * on.scale);
            for (radius, paint) in [(13.0, dark), (10.0, gold), (5.6, Paint::filled(tints.lit))] {
                self.outline(round(ring, radius * on.scale), paint);
            }
        }
    }

    fn small_ring(&mut self, on: On, [filled, of]: [u8; 2], [gone, road]: [u8; 2]) {
        let tints = self.tints();
        let steps = (0..of).map(move |part| if part < filled { Step::Reached } else { Step::Left });
        self.ring(on.at([125.0, 84.0]), [44.0, 66.0].map(|it| it * on.scale), tints.gold, steps);
        let at = on.at([125.0, 97.0]);
        self.bold(at, 36.0 * on.scale, tints.ink, Side::About, filled.to_string());
        let apart = 214.0 / f32::from(road.max(1));
        for step in 0..=road {
            let at = on.at([18.0 + f32::from(step) * apart, 182.0]);
            let (radius, color) = if step <= gone { (6.0, tints.gold) } else { (4.0, tints.dim) };
            self.circle(at, radius * on.scale, Paint::filled(color));
        }
    }

    fn small_lamps(&mut self, on: On, [lit, of]: [u8; 2], [at, last]: [u8; 2]) {
        let tints = self.tints();
        let in_row = of.div_ceil(2).max(1);
        let apart = 220.0 / f32::from(in_row);
        for lamp in 0..of {
            let (row, along) = (lamp / in_row, lamp % in_row);
            let side = (apart * 0.8).min(50.0);
            let middle = 15.0 + apart * (f32::from(along) + 0.5);
            let corner = on.at([middle - side / 2.0, 20.0 + f32::from(row) * 60.0]);
            let (sign, ink) = if lamp < lit { (LAMP, tints.gold) } else { (LAMP_OUT, tints.dim) };
            self.sign(sign, corner, side * on.scale, ink);
        }
        let apart = 210.0 / f32::from(last.saturating_sub(1).max(1));
        for space in 1..=last {
            // Steps, each higher than the one before, as on its mat.
            let high = 12.0 + 34.0 * f32::from(space) / f32::from(last);
            let corner = on.at([20.0 + f32::from(space - 1) * apart - 11.0, 196.0 - high]);
            let fill = if space <= at { tints.red } else { tints.panel };
            let size = [24.0, high].map(|side| side * on.scale);
            self.plate(corner, size, 3.0 * on.scale, Paint::filled(fill).edged(tints.line, 1.0));
        }
    }

    fn board_of_hexes(&mut self, on: On, pieces: &[(Hue, u8)]) {
        const ACROSS: usize = 9;
        const DOWN: usize = 8;
        let tints = self.tints();
        let hex = |number: usize| {
            // Column by column, so that each side's stand together.
            let (column, row) = ((number / DOWN) as f32, number % DOWN);
            let off = if row % 2 == 1 { 12.5 } else { 0.0 };
            let [x, y] = on.at([18.5 + column * 25.0 + off, 27.0 + row as f32 * 21.7]);
            let corners: Vec<At> = (0..6)
                .map(|corner| {
                    let turn = (corner as f32 + 0.5) / 6.0 * TAU;
                    [x + 13.4 * on.scale * turn.cos(), y + 13.4 * on.scale * turn.sin()]
                })
                .collect();
            closed(corners)
        };
        let mut from = 0;
        let mut take = |count: usize| {
            let to = (from + count).min(ACROSS * DOWN);
            let taken: Vec<Pen> = (from..to).flat_map(hex).collect();
            from = to;
            taken
        };
        let taken: Vec<_> = pieces.iter().map(|(hue, count)| (*hue, take((*count).into()))).collect();
        let rest = take(ACROSS * DOWN);
        self.outline(rest, Paint::filled(tints.well).edged(tints.rim, on.scale));
        for (hue, pens) in taken {
            self.outline(pens, Paint::filled(hue.fill()).edged(tints.well, 1.6 * on.scale));
        }
    }

    fn small_steps(&mut self, on: On, [at, last]: [u8; 2], night: bool) {
        let tints = self.tints();
        if night {
            self.moon(on.at([206.0, 44.0]), 18.0 * on.scale);
        } else {
            self.circle(on.at([206.0, 44.0]), 15.0 * on.scale, Paint::filled(tints.gold));
        }
        // Up a road that winds, the figure on the step that was reached.
        let along = |step: f32| {
            let share = step / f32::from(last.max(1));
            [22.0 + share * 206.0, 172.0 - share * 84.0 + (share * 9.5).sin() * 20.0]
        };
        for step in 0..=last {
            let reached = step <= at;
            let (radius, color) = if reached { (6.0, tints.gold) } else { (4.5, tints.dim) };
            self.circle(on.at(along(f32::from(step))), radius * on.scale, Paint::filled(color));
        }
        let [x, y] = on.at(along(f32::from(at.min(last))));
        let k = on.scale;
        let cloak = vec![
            Pen::Begin([x - 11.0 * k, y - 2.0 * k]),
            Pen::Curve([x - 9.0 * k, y - 22.0 * k], [x - 6.0 * k, y - 30.0 * k], [x, y - 32.0 * k]),
            Pen::Curve([x + 6.0 * k, y - 30.0 * k], [x + 9.0 * k, y - 22.0 * k], [x + 11.0 * k, y - 2.0 * k]),
            Pen::Close,
        ];
        self.outline(cloak, Paint::filled(tints.bone).edged(tints.on_bone, 1.4 * k));
        self.circle([x, y - 35.0 * k], 7.0 * k, Paint::filled(tints.bone).edged(tints.on_bone, 1.4 * k));
    }
}

/// Where such a picture lies, and how large it is.
#[derive(Clone, Copy)]
struct On {
    over: At,
    scale: f32,
}

impl On {
    fn at(self, [x, y]: At) -> At {
        [self.over[0] + x * self.scale, self.over[1] + y * self.scale]
    }
}
