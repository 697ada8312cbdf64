//! What is owed before the turn ends, and what is easily forgotten.

use super::{About, Given, MOMENT, Table, build, capture, lines, signs, title};
use crate::battle::{Owed, Piece, SET_UP, STAYS, Side as Who, Step};
use crate::language::battle::{owed_told, unticked as told_unticked};
use crate::window::pieces::signs::battle::{HOBBIT, MINES, WOODS};
use crate::window::pieces::{Lit, Paint, Side};

/// What of the set-up was not ticked, where something was: in the first step it can be looked at still.
fn unticked(given: &Given<'_>) -> Option<String> {
    let (view, moment) = (given.view, given.view.moment?);
    let items = (1..=SET_UP.len() as u8).filter(|item| !view.ticked.contains(item));
    let items: Vec<u8> = items.filter(|_| !view.ticked.is_empty()).collect();
    let begins = moment.round == 1 && moment.side == Who::Sauron && moment.step == Step::FirstMove;
    (begins && !items.is_empty()).then(|| told_unticked(given.words, &items))
}

pub(super) fn owed(mat: &mut Table, given: &Given<'_>) {
    let tints = mat.tints();
    match given.about() {
        About::Captured(_) | About::Over => return capture::where_it_wins(mat, given),
        About::SetUp => return,
        _ => {}
    }
    let (view, owed, lapsing) = (given.view, given.view.owed(), build::left(given));
    let unticked = unticked(given).filter(|_| owed.is_empty() && lapsing == 0);
    if unticked.is_none() {
        title(mat, [0.0, 175.0], 300.0, &given.say("mat-before", &[]));
    }
    if let Some(unticked) = unticked {
        lines(mat, [0.0, 185.0], (MOMENT[0], 14.0), (tints.red, Side::From, false), &unticked);
    } else if owed.is_empty() && lapsing == 0 {
        let nothing = given.say("owed-nothing", &[]);
        mat.fits([0.0, 207.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &nothing);
    }
    // What is lost has the last line.
    let room = if lapsing > 0 { 84.0 } else { 108.0 };
    let apart = (room / owed.len().max(1) as f32).clamp(34.0, 58.0);
    let tight = apart < 46.0;
    for (row, owed) in owed.into_iter().enumerate() {
        let y = 208.0 + apart * row as f32;
        let mut end = MOMENT[0];
        match owed {
            Owed::Ring | Owed::Stay | Owed::Still => {
                mat.circle([18.0, y], 10.0, Paint::line(tints.gold, 4.6));
                let dots = if owed == Owed::Still { 0 } else { STAYS };
                for dot in 0..dots {
                    let middle = [MOMENT[0] - 8.0 - 18.0 * f32::from(STAYS - 1 - dot), y - 5.0];
                    let there = dot < view.ring.round();
                    let paint = if there { Paint::filled(tints.gold) } else { Paint::default() };
                    mat.circle(middle, 6.5, paint.edged(tints.gold, 1.4));
                    end = MOMENT[0] - 44.0;
                }
            }
            Owed::Paths => {
                let radius = if tight { 15.0 } else { 19.0 };
                mat.counter([18.0, y], radius, signs::counter(Piece::Dead), Lit::Plain);
            }
            Owed::Fangorn => mat.sign(WOODS, [5.0, y - 13.0], 26.0, tints.gold),
            Owed::Shire => mat.sign(HOBBIT, [5.0, y - 13.0], 26.0, tints.gold),
            Owed::Moria => mat.sign(MINES, [5.0, y - 13.0], 26.0, tints.gold),
        }
        let [said, more] = ["", "-more"].map(|of| owed_told(given.words, view, &format!("owed-{owed}{of}")));
        let size = if tight { 15.0 } else { 17.0 };
        mat.fits([48.0, y - 2.0], end - 48.0, size, (tints.ink, Side::From, true), &said);
        let down = if tight { 14.0 } else { 18.0 };
        mat.fits([48.0, y + down], MOMENT[0] - 48.0, 14.0, (tints.faint, Side::From, false), &more);
    }
    if lapsing > 0 {
        let lost = given.say("mat-leaving", &[("armies", lapsing.into())]);
        let y = if view.owed().is_empty() { 207.0 } else { 295.0 };
        mat.fits([0.0, y], MOMENT[0], 15.0, (tints.red, Side::From, false), &lost);
    }
}
