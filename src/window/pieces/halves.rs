//! A card of two halves, of which the back that lies on top then says which counts; and the back that does.

use super::signs::fate::{BANNER, FLAG};
use super::{At, Lit, Mat, Sign};
use crate::window::paper::{Paint, Pen, Side};
use iced::{Color, color};

/// How large the card is.
const CARD: At = [206.0, 242.0];
/// How high each half is, and where the lower one begins.
const HALF: f32 = 119.0;
const LOWER: f32 = 123.0;
/// The wood of a red back, and of one that does not count; a line on it, and what is written pale.
const RED: Color = color!(0x6a2619);
const RED_SPENT: Color = color!(0x3a1912);
const RED_EDGE: Color = color!(0xc0603f);
const RED_PALE: Color = color!(0xe8b9a4);
const RED_FADED: Color = color!(0xb08f7a);
const BLACK: Color = color!(0x0b0907);
const BLACK_PALE: Color = color!(0xb3a27c);
const BLACK_FADED: Color = color!(0x8d7b58);
/// What is written on either.
const PALE: Color = color!(0xefe3c4);
/// The edges of cards below the first.
const EDGES: [Color; 2] = [color!(0x8f7c55), color!(0xd9c79c)];

/// The back of a card, or which half of it counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Back {
    Red,
    Black,
}

/// A card of two halves.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Halves {
    /// Small above each half.
    pub heads: [String; 2],
    /// Where its line begins and ends, and what is reinforced; empty: it is asked for.
    pub places: [String; 3],
    /// The order, with its sign.
    pub order: Option<(Sign, String)>,
    /// How each is asked for that is missing: the places, and the order.
    pub asks: [String; 4],
}

/// What is written on one that is looked at from afar is larger by this than the card is.
const FAR: f32 = 1.3;

/// A key is so narrow that its words have no room beside its sign.
const NARROW: f32 = 130.0;

impl<M> Mat<M> {
    /// The card, so many times as large as it is on the screen.
    pub fn halves(&mut self, corner: At, scale: f32, card: &Halves, lit: [Lit; 2]) {
        let [width, height] = CARD.map(|side| side * scale);
        let at = |x: f32, y: f32| [corner[0] + x * scale, corner[1] + y * scale];
        let letters = scale * if scale > 1.0 { FAR } else { 1.0 };
        self.half_of([corner, [width, HALF * scale]], 12.0 * scale, Back::Red, lit[0]);
        let lower = [at(0.0, LOWER), [width, height - LOWER * scale]];
        self.half_of(lower, 12.0 * scale, Back::Black, lit[1]);
        for (half, top, sign) in [(0, 0.0, FLAG), (1, LOWER, BANNER)] {
            let (ink, pale) = inks([Back::Red, Back::Black][half], lit[half]);
            self.sign(sign, at(11.0, top + 15.0), 26.0 * scale, ink);
            let room = (width - 54.0 * scale, 15.0 * letters);
            self.fits(at(44.0, top + 34.0), room.0, room.1, (pale, Side::From, false), &card.heads[half]);
        }
        let (ink, _) = inks(Back::Red, lit[0]);
        for (number, y) in [(0, 66.0), (1, 110.0)] {
            self.place_of(at(103.0, y), (scale, letters), &card.places[number], &card.asks[number], ink);
        }
        // Larger letters leave it less room.
        let (below, share) = if scale > 1.0 { (75.0, 0.6) } else { (72.0, 1.0) };
        self.arrow_down(at(103.0, below), scale * share, ink);
        let (ink, _) = inks(Back::Black, lit[1]);
        self.place_of(at(103.0, 189.0), (scale, letters), &card.places[2], &card.asks[2], ink);
        match &card.order {
            Some((sign, said)) => {
                let broad = crate::window::paper::breadth(said, 15.0 * letters, false) * 0.9;
                let room = width - 46.0 * scale;
                let left = corner[0] + (width - broad.min(room) - 30.0 * scale) / 2.0;
                let y = corner[1] + 205.0 * scale;
                self.sign(*sign, [left, y], 24.0 * scale, ink);
                let at = [left + 30.0 * scale, y + 17.0 * scale];
                self.fits(at, room, 15.0 * letters, (ink, Side::From, false), said);
            }
            None => self.place_of(at(103.0, 228.0), (scale, letters), "", &card.asks[3], ink),
        }
    }

    /// A name on a card, or what is asked for it.
    fn place_of(&mut self, [x, y]: At, (scale, letters): (f32, f32), name: &str, asks: &str, ink: Color) {
        if !name.is_empty() {
            return self.fits([x, y], 190.0 * scale, 21.0 * letters, (ink, Side::About, true), name);
        }
        if !asks.is_empty() {
            let size = [174.0 * scale, 28.0 * scale];
            self.dashed([x - size[0] / 2.0, y - 20.0 * scale], size, 5.0 * scale, BLACK_PALE);
            self.fits([x, y - scale], size[0] - 8.0, 15.0 * scale, (RED_PALE, Side::About, false), asks);
        }
    }

    /// The same, small: its places in as many lines as there are, and the sign of its order.
    pub fn halves_small(&mut self, corner: At, [width, height]: At, card: &Halves) {
        let half = height / 2.0 - 1.5;
        let lower = [corner[0], corner[1] + height - half];
        self.half_of([corner, [width, half]], 8.0, Back::Red, Lit::Plain);
        self.half_of([lower, [width, half]], 8.0, Back::Black, Lit::Plain);
        let middle = corner[0] + width / 2.0;
        let room = width - 10.0;
        let name = (PALE, Side::About, true);
        self.fits([middle, corner[1] + half * 0.37], room, 14.5, name, &card.places[0]);
        self.arrow_down([middle, corner[1] + half * 0.43], 0.62, RED_PALE);
        self.fits([middle, corner[1] + half * 0.92], room, 14.5, name, &card.places[1]);
        self.fits([middle, lower[1] + half * 0.38], room, 14.5, name, &card.places[2]);
        if let Some((sign, _)) = &card.order {
            self.sign(*sign, [middle - 12.0, lower[1] + half * 0.48], 24.0, PALE);
        }
    }

    /// The wood of a half: the upper one round above, the lower one below.
    fn half_of(&mut self, [corner, size]: [At; 2], round: f32, back: Back, lit: Lit) {
        let [x, y] = corner;
        let (right, below) = (x + size[0], y + size[1]);
        let pens = match back {
            Back::Black => vec![
                Pen::Begin(corner),
                Pen::Line([right, y]),
                Pen::Line([right, below - round]),
                Pen::Bend([right, below], [right - round, below]),
                Pen::Line([x + round, below]),
                Pen::Bend([x, below], [x, below - round]),
                Pen::Close,
            ],
            Back::Red => vec![
                Pen::Begin([x, y + round]),
                Pen::Bend(corner, [x + round, y]),
                Pen::Line([right - round, y]),
                Pen::Bend([right, y], [right, y + round]),
                Pen::Line([right, below]),
                Pen::Line([x, below]),
                Pen::Close,
            ],
        };
        let (wood, edge) = match (back, lit) {
            (Back::Black, Lit::Spent) => (BLACK, self.tints().rim),
            (Back::Black, _) => (BLACK, BLACK_PALE),
            (_, Lit::Spent) => (RED_SPENT, RED),
            _ => (RED, RED_EDGE),
        };
        let (edge, wide) = if lit == Lit::Ringed { (color!(0xffe2a0), 2.4) } else { (edge, 1.6) };
        self.outline(pens, Paint::filled(wood).edged(edge, wide));
    }

    /// A back on top of a pile of so many cards.
    pub fn backs(&mut self, [x, y]: At, size: At, cards: u32, back: Option<Back>) {
        let scale = size[0] / 58.0;
        let below = match cards {
            0 | 1 => 0,
            cards => (cards / 4 + 2).clamp(1, 9),
        };
        for at in (1..=below).rev() {
            let off = at as f32 * 2.6 * scale.min(1.3);
            let wood = EDGES[at as usize % 2];
            let paint = Paint::filled(wood).edged(color!(0x14110c), 0.8);
            self.plate([x + off, y + off * 0.5], size, 6.0 * scale, paint);
        }
        let (wood, edge, line, sign) = match back {
            Some(Back::Black) => (BLACK, PALE, color!(0x5a4c34), Some(BANNER)),
            Some(_) => (RED, RED_EDGE, color!(0x8f3d28), Some(FLAG)),
            None => (self.tints().raised, self.tints().rim, self.tints().rim, None),
        };
        self.plate([x, y], size, 6.0 * scale, Paint::filled(wood).edged(edge, 1.8 * scale.min(1.7)));
        let inner = 5.0 * scale;
        let inside = [size[0] - inner * 2.0, size[1] - inner * 2.0];
        self.plate([x + inner, y + inner], inside, 3.0 * scale, Paint::line(line, 1.0));
        let side = size[0] * 0.6;
        let at = [x + (size[0] - side) / 2.0, y + (size[1] - side) / 2.0];
        match sign {
            Some(sign) => self.sign(sign, at, side, PALE),
            None => self.bold([x + size[0] / 2.0, at[1] + side * 0.8], side, PALE, Side::About, "?"),
        }
    }

    /// The wood of a back, for what is told of it.
    pub fn back_plate(&mut self, corner: At, size: At, back: Back) {
        let (wood, edge) = if back == Back::Black { (BLACK, PALE) } else { (RED, RED_EDGE) };
        self.plate(corner, size, 8.0, Paint::filled(wood).edged(edge, 2.0));
    }

    /// A key that is a back: with it the card before it does this.
    pub fn back_key(&mut self, corner: At, size: At, back: Back, [label, below]: [&str; 2], spent: bool) {
        let [x, y] = corner;
        let lit = if spent { Lit::Spent } else { Lit::Plain };
        let (ink, pale) = inks(back, lit);
        let (wood, edge, sign) = match (back, spent) {
            (Back::Black, _) => (BLACK, BLACK_PALE, BANNER),
            (_, true) => (RED_SPENT, RED, FLAG),
            _ => (RED, RED_EDGE, FLAG),
        };
        self.plate(corner, size, 5.0, Paint::filled(wood).edged(edge, 1.0));
        let tall = size[1] > 50.0;
        let side = if tall { 30.0 } else { 20.0 };
        // What is narrow has its words below its sign.
        if tall && size[0] < NARROW {
            let (middle, foot) = (x + size[0] / 2.0, y + size[1]);
            self.sign(sign, [middle - 11.0, y + 4.0], 22.0, ink);
            self.fits([middle, foot - 17.0], size[0] - 8.0, 14.0, (ink, Side::About, true), label);
            self.fits([middle, foot - 4.5], size[0] - 8.0, 12.0, (pale, Side::About, false), below);
            return;
        }
        self.sign(sign, [x + 12.0, y + (size[1] - side) / 2.0], side, ink);
        let left = x + 20.0 + side;
        let room = size[0] - side - 28.0;
        if tall {
            let middle = y + size[1] / 2.0;
            self.fits([left, middle - 2.0], room, 17.0, (ink, Side::From, true), label);
            self.fits([left, middle + 18.0], room, 14.0, (pale, Side::From, false), below);
        } else {
            let at = [left, y + size[1] / 2.0 + 5.5];
            self.fits(at, room, 16.0, (ink, Side::From, false), label);
        }
    }
}

/// What is written on a half, and what is written small.
fn inks(back: Back, lit: Lit) -> (Color, Color) {
    match (back, lit) {
        (Back::Black, Lit::Spent) => (BLACK_FADED, BLACK_FADED),
        (Back::Black, _) => (PALE, BLACK_PALE),
        (_, Lit::Spent) => (RED_FADED, RED_FADED),
        _ => (PALE, RED_PALE),
    }
}
