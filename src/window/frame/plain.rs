//! The mat of a game that has drawn none of its own: its tracks as numbers, each with what sets it right; and the
//! table's window with what hands do now, what was told last, what the table knows, and the tracks again.

use super::{Framed, Scene, Track};
use crate::language::Words;
use crate::table::Stage;
use crate::window::pieces::{At, Lit, Mat, Side, wrapped};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::Look;
use std::convert::Infallible;

/// How large the table's window is drawn.
const WALL: At = [1280.0, 800.0];
/// How far all is from the edge.
const INSET: f32 = 22.0;
/// How high the row of a track is, in units of its type.
const ROW: f32 = 2.4;
/// How large tracks are written on the mat, and in the table's window.
const TYPE: [f32; 2] = [22.0, 36.0];
/// How large the headline of the table's window is, what was told, and what else is known.
const HEADLINE: f32 = 54.0;
const TOLD: f32 = 64.0;
const KNOWN: f32 = 34.0;

/// The tracks, those that are set right with what does that. A press on a number asks for what it should be.
pub fn mat<G: Framed>(scene: Scene<'_, G>) -> Mat<Wish<G>> {
    let size = G::BOXES.mat;
    let mut mat = Mat::new(scene.look, size);
    mat.panel([0.0, 0.0], size, "", "");
    let set = G::stage(&scene.state.view) != Stage::Over;
    for (at, track) in G::tracks(scene.words, &scene.state.view).into_iter().enumerate() {
        let high = TYPE[0] * ROW;
        let corner = [INSET, INSET + at as f32 * high];
        let Some(command) = track.command.clone().filter(|_| set) else {
            row(&mut mat, corner, size[0] - 2.0 * INSET, TYPE[0], &track);
            continue;
        };
        let keys = size[0] - INSET - 2.0 * high;
        row(&mut mat, corner, keys - 2.0 * INSET, TYPE[0], &track);
        let right = Wish::Begin(Begun::new(format!("{command} ="), &track.name));
        mat.place(corner, [keys - 2.0 * INSET, high - 8.0], &track.name, right);
        for (number, (sign, by)) in [("–", "-1"), ("+", "+1")].into_iter().enumerate() {
            let corner = [keys + number as f32 * high, corner[1]];
            let size = [high - 8.0; 2];
            mat.key(corner, size, TYPE[0], sign, Lit::Plain);
            let name = format!("{} {sign}", track.name);
            mat.place(corner, size, name, Wish::Say(format!("{command} {by}")));
        }
    }
    mat
}

/// A track: what it is called, and its number.
fn row<M>(mat: &mut Mat<M>, [x, y]: At, broad: f32, size: f32, Track { name, value, .. }: &Track) {
    let tints = mat.tints();
    let foot = y + size * 1.35;
    mat.fits([x, foot], broad * 0.4, size, (tints.ink, Side::From, false), name);
    mat.fits([x + broad, foot], broad * 0.2, size * 1.2, (tints.ink, Side::To, true), value);
}

pub fn wall<G: Framed>(
    look: Look,
    words: &Words,
    view: &G::View,
    (told, again): (&[&G::Public], Option<&str>),
) -> Mat<Infallible> {
    let mut mat = Mat::new(look, WALL);
    let tints = mat.tints();
    let broad = WALL[0] - 2.0 * INSET;
    // How it ended is the headline then.
    let when = if G::stage(view) == Stage::Over { G::turn(words, view) } else { G::when(words, view) };
    mat.fits([INSET, 44.0], broad, 28.0, (tints.faint, Side::From, true), &when);
    let mut foot = 108.0;
    let mut lines = |said: &str, size: f32, color, most: usize| {
        for line in wrapped(said, size, true, broad).into_iter().take(most) {
            mat.fits([INSET, foot], broad, size, (color, Side::From, true), &line);
            foot += size * 1.15;
        }
        foot += size * 0.2;
    };
    lines(&G::host_line(words, view), HEADLINE, tints.ink, 2);
    let again = again.map(str::to_owned).into_iter();
    for said in again.chain(told.iter().flat_map(|event| G::told(words, event))) {
        lines(&said, TOLD, tints.gold, 3);
    }
    for known in G::known(words, view) {
        lines(&known, KNOWN, tints.ink, 2);
    }
    let tracks = G::tracks(words, view);
    let high = TYPE[1] * 1.7;
    // More than a few stand in two columns.
    let columns = if tracks.len() > 4 { 2 } else { 1 };
    let rows = tracks.len().div_ceil(columns);
    let each = (broad - INSET * (columns as f32 - 1.0)) / columns as f32;
    let top = WALL[1] - INSET - high * rows as f32;
    for (at, track) in tracks.iter().enumerate() {
        let corner = [INSET + (at / rows) as f32 * (each + INSET), top + (at % rows) as f32 * high];
        row(&mut mat, corner, each, TYPE[1], track);
    }
    mat
}
