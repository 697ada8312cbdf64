//! The strip below: turn and step, the road, points of both sides.

use super::super::super::moment::{steps, when};
use super::super::super::sight::Sight;
use super::super::Table;
use super::{FOOT, ROOM};
use crate::language::war::names;
use crate::war::nation::Side;
use crate::war::view::{DOOM, PROGRESS, Step};
use crate::window::pieces::{Paint, Side as Align, measured, signs::war};

pub(super) fn strip(mat: &mut Table, sight: &Sight<'_>) {
    let (view, tints) = (sight.view, mat.tints());
    mat.plate([0.0, FOOT], [ROOM[0], ROOM[1] - FOOT], 0.0, Paint::filled(tints.well));
    mat.plate([0.0, FOOT], [ROOM[0], 2.0], 0.0, Paint::filled(tints.rim));
    let turn = when(sight.words, view);
    mat.fits([40.0, FOOT + 52.0], 158.0, 44.0, (tints.ink, Align::From, true), &turn);
    // It is called as above the screen's mat.
    let (mut steps, now) = steps(sight.words, view);
    let goes_on = !matches!(view.step, Step::Setup | Step::Over { .. });
    let step = if goes_on { steps.swap_remove(now) } else { names::step(sight.words, &view.step) };
    let step = if step == turn { String::new() } else { step };
    mat.fits([40.0, FOOT + 96.0], 158.0, 36.0, (tints.faint, Align::From, false), &step);
    upright(mat, 206.0);
    let (at, end) = view.mordor.map_or((view.progress, PROGRESS), |step| (step, DOOM));
    mat.bold([250.0, FOOT + 82.0], 66.0, tints.ink, Align::About, at.to_string());
    let apart = 510.0 / f32::from(end);
    let figure = if sight.is_seen() { war::REVEALED } else { war::HIDDEN };
    for bead in 0..=end {
        let x = 310.0 + f32::from(bead) * apart;
        let paint = match bead {
            0 => Paint::filled(tints.well).edged(tints.gold, 2.6),
            bead if bead <= at => Paint::filled(tints.gold),
            _ => Paint::filled(tints.well).edged(tints.rim, 2.6),
        };
        mat.circle([x, FOOT + 81.0], 15.0, paint);
        if bead == at {
            let ink = if sight.is_seen() { tints.red } else { tints.ink };
            mat.sign(figure, [x - 31.0, FOOT + 4.0], 62.0, ink);
        }
    }
    let seen = match view.mordor {
        Some(_) => sight.say("track-mordor"),
        None => sight.tell("mat-last-seen", &[("where", names::place(sight.words, &view.at).into())]),
    };
    // What stands where the figure is not.
    let left = f32::from(at) * apart > 250.0;
    let (place, side) =
        if left { ([296.0, FOOT + 50.0], Align::From) } else { ([832.0, FOOT + 50.0], Align::To) };
    mat.fits(place, 300.0, 32.0, (tints.faint, side, false), &seen);
    upright(mat, 850.0);
    let sides = [(Side::Shadow, 868.0, war::EYE, tints.red), (Side::Free, 1078.0, war::WILL, tints.ink)];
    for (side, x, sign, ink) in sides {
        mat.sign(sign, [x, FOOT + 32.0], 52.0, ink);
        let points = view.points(side).to_string();
        let after = 60.0 + measured(&points, 66.0, true) + 8.0;
        mat.bold([x + 60.0, FOOT + 82.0], 66.0, tints.ink, Align::From, points);
        let of = sight.tell("mat-of", &[("of", side.goal().into())]);
        mat.fits([x + after, FOOT + 80.0], 200.0 - after, 32.0, (tints.faint, Align::From, false), &of);
    }
}

fn upright(mat: &mut Table, x: f32) {
    let rim = mat.tints().rim;
    mat.plate([x, FOOT + 18.0], [2.0, 82.0], 0.0, Paint::filled(rim));
}
