//! Corruption tiles as tiles: face down until they are turned over one by one, and below each what would be without it.

use super::super::chips::{Door, Wish};
use super::super::put_back::PutBack;
use super::super::stage::shades::Shades;
use super::super::stage::tiles::{back, face};
use crate::hunt::{Canceller, Tile};
use crate::language::Words;
use crate::language::hunt::tiles as in_words;
use crate::window::pieces::{Mat, Paint, Pen, Side};
use crate::window::widgets::look::Look;
use iced::Element;

/// How broad the row is, and how broad and high a tile is at the most, in points of its own; and where they lie in two rows.
const BROAD: f32 = 276.0;
const SIDE: f32 = 70.0;
const SMALL: f32 = 36.0;
/// How high what stands below one is, and below all of them; and how far they are apart.
const BELOW: f32 = 18.0;
const NOTE: f32 = 17.0;
const APART: f32 = 5.0;
/// How many of them lie in one row: as many as a rescue draws go in as well.
const AT_MOST: usize = 5;

/// The tiles that lie drawn, in the order drawn; a press on one that is turned puts it back. Below each stands what the
/// Corruption would be without it (`without`), or by whom it is put back; with a cross where all is lost all the same.
pub(super) fn tiles<'a>(
    look: Look,
    words: &Words,
    drawn: &[Tile],
    face_down: usize,
    put_back: &PutBack,
    (without, limit): (&[Option<u16>], u16),
) -> Element<'a, Wish> {
    let turned = drawn.len().saturating_sub(face_down);
    let below = (0..drawn.len()).map(|at| match (put_back.with(at), without.get(at).copied().flatten()) {
        _ if face_down > 0 => (String::new(), false),
        (Some(Canceller::Company(who)), _) => {
            (words.say("company-name", &[("who", who.to_string().into())]), false)
        }
        (Some(Canceller::Card), _) => (words.say("tile-by-card", &[]), false),
        (None, Some(would)) if would >= limit => (format!("{would} ×"), true),
        (None, Some(would)) => (would.to_string(), false),
        (None, None) => (String::new(), false),
    });
    let below: Vec<(String, bool)> = below.collect();
    let named: Vec<String> = drawn.iter().map(|tile| in_words(words, &[*tile])).collect();
    let note = (face_down == 0 && !without.is_empty()).then(|| words.say("tile-without", &[]));
    let rows = drawn.len().div_ceil(AT_MOST).clamp(1, 2);
    let in_row = drawn.len().div_ceil(rows).max(1);
    let side = ((BROAD - APART) / in_row as f32 - APART).min(if rows == 1 { SIDE } else { SMALL });
    let high = rows as f32 * (side + BELOW) + NOTE;
    let shades = Shades::of(look);
    let mut mat = Mat::new(look, [BROAD, high]);
    let place = |at: usize| {
        [0, 1].map(|axis| {
            let step = [at % in_row, at / in_row][axis] as f32;
            2.0 + step * [side + APART, side + BELOW][axis]
        })
    };
    for (at, tile) in drawn.iter().enumerate() {
        match at < turned {
            true => face(&mut mat, &shades, (place(at), side, 0.0), *tile),
            false => back(&mut mat, &shades, (place(at), side, 0.0), at == turned),
        }
        if face_down == 0 {
            mat.place(place(at), [side; 2], named[at].as_str(), Wish::To(Door::PutBack(at)));
        }
        let [x, y] = place(at);
        let (below, lost) = &below[at];
        let ink = (if *lost { shades.red } else { shades.faint }, Side::About, true);
        mat.fits([x + side / 2.0, y + side + BELOW * 0.8], side, 16.0, ink, below);
    }
    mat.above();
    for at in 0..drawn.len() {
        let [x, y] = place(at);
        if put_back.chosen == Some(at) {
            mat.plate([x, y], [side; 2], side * 0.1, Paint::line(shades.gold, 3.0));
        }
        if put_back.with(at).is_some() {
            let struck = vec![Pen::Begin([x + 6.0, y + side - 6.0]), Pen::Line([x + side - 6.0, y + 6.0])];
            mat.outline(struck, Paint::line(shades.gold, 3.5));
        }
    }
    let note = note.as_deref().unwrap_or_default();
    mat.fits([2.0, high - 5.0], BROAD - 4.0, 13.0, (shades.faint, Side::From, false), note);
    mat.into()
}
