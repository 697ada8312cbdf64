//! Tiles out of a cup.

use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Side};

/// What a tile shows.
#[derive(Clone, PartialEq, Debug)]
pub struct Tile {
    pub number: Option<String>,
    /// Or its sign.
    pub sign: Option<Sign>,
    /// Whether it reveals: a red bar at its foot.
    pub reveals: bool,
    /// A small sign in its corner.
    pub corner: Option<Sign>,
    /// Whether it is one of the Shadow's own.
    pub shadow: bool,
}

impl<M> Mat<M> {
    pub fn tile(&mut self, corner: At, side: f32, tile: &Tile, lit: Lit) {
        let tints = self.tints();
        let [x, y] = corner;
        if lit == Lit::Ringed {
            self.ringed(corner, [side; 2], side * 0.1);
        }
        let (fill, edge, ink) = match (lit, tile.shadow) {
            (Lit::Spent, _) => (tints.spent, tints.rim, tints.panel),
            (_, true) => (tints.blood, tints.red, tints.on_blood),
            (_, false) => (tints.bone, tints.bone_edge, tints.on_bone),
        };
        self.plate(
            corner,
            [side; 2],
            side * 0.12,
            Paint::filled(fill).edged(edge, if side > 60.0 { 2.0 } else { 1.0 }),
        );
        if side > 60.0 {
            let within = side * 0.06;
            let inner = [side - within * 2.0; 2];
            self.plate([x + within, y + within], inner, side * 0.07, Paint::line(edge, 1.0));
        }
        if let Some(number) = &tile.number {
            let size = side * if side > 60.0 { 0.78 } else { 0.6 };
            self.bold([x + side / 2.0, y + side / 2.0 + size * 0.33], size, ink, Side::About, number.clone());
        }
        if let Some(sign) = tile.sign {
            let wide = side * 0.7;
            self.sign(sign, [x + (side - wide) / 2.0, y + (side - wide) / 2.0 - side * 0.04], wide, ink);
        }
        if tile.reveals {
            let red = tints.red;
            self.plate(
                [x + side * 0.27, y + side * 0.84],
                [side * 0.46, side * 0.07],
                side * 0.03,
                Paint::filled(red),
            );
        }
        if let Some(sign) = tile.corner {
            self.sign(sign, [x + side * 0.68, y + side * 0.04], side * 0.28, tints.red);
        }
    }

    pub fn tile_back(&mut self, corner: At, side: f32, lit: Lit) {
        let tints = self.tints();
        if lit == Lit::Ringed {
            self.ringed(corner, [side; 2], side * 0.1);
        }
        self.plate(corner, [side; 2], side * 0.12, Paint::filled(tints.raised).edged(tints.bone_edge, 1.4));
        let within = side * 0.12;
        let inner = [side - within * 2.0; 2];
        self.plate(
            [corner[0] + within, corner[1] + within],
            inner,
            side * 0.08,
            Paint::line(tints.bone_edge, 1.0),
        );
    }
}
