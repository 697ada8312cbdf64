//! Where the riders go: each way that is open is a row with what moves; without borders the table moves them by regions.

use super::Table;
use super::rows;
use super::stage::Stage;
use crate::fate::nazgul::rides;
use crate::fate::{Due, FateCommand as C};
use crate::window::fate::Wish;
use crate::window::pieces::{Lit, Row, Side, signs::fate};

/// So many ways have room.
pub(super) const WAYS: usize = 6;

/// Who rides from where to where, and how many on each way.
pub(super) fn said(stage: &Stage<'_>, rides: &[[String; 2]]) -> Vec<String> {
    let count = |ride: &[String; 2]| rides.iter().filter(|other| *other == ride).count();
    let first = |(at, ride): &(usize, &[String; 2])| !rides[..*at].contains(ride);
    let said = |(_, ride): (usize, &[String; 2])| {
        let [from, to] = ride.each_ref().map(|region| stage.named(region));
        let facts = [("count", count(ride).into()), ("from", from.into()), ("to", to.into())];
        stage.tell("mat-ride", &facts)
    };
    rides.iter().enumerate().filter(first).map(said).collect()
}

/// Whether the table moves them by regions: no ways are listed.
pub(super) fn is_by_regions(stage: &Stage<'_>) -> bool {
    matches!(stage.view.due.first(), Some(Due::Choose { options, .. }) if options.is_empty())
}

/// The mat: the ways that are open.
pub(super) fn ways(mat: &mut Table, stage: &Stage<'_>) {
    let Some(Due::Choose { options, .. }) = stage.view.due.first() else { return };
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "ways"), "");
    if options.is_empty() {
        mat.sign(fate::ORDER_CLOSER, [554.0, 170.0], 96.0, tints.faint);
        let said = stage.of("mat-word", "press-from-to");
        mat.fits([602.0, 312.0], 500.0, 18.0, (tints.ink, Side::About, false), &said);
        return;
    }
    let high = (246.0 / options.len().min(WAYS) as f32).min(64.0);
    for (at, option) in options.iter().take(WAYS).enumerate() {
        let (corner, size) = ([344.0, 146.0 + at as f32 * high], [516.0, high - 6.0]);
        mat.row(corner, size, &Row::default(), Lit::Plain);
        let middle = corner[1] + size[1] / 2.0;
        mat.ticked([corner[0] + 22.0, middle], 12.0, &(at + 1).to_string(), Lit::Plain);
        let ways = said(stage, &rides(&stage.view.nazgul, option));
        let wide = 452.0 / ways.len().max(1) as f32;
        for (number, said) in ways.iter().enumerate() {
            let x = corner[0] + 48.0 + number as f32 * wide;
            mat.sign(fate::NAZGUL, [x, middle - 14.0], 28.0, tints.gold);
            super::rows::told(
                mat,
                [x + 34.0, middle + 6.0],
                (wide - 42.0, 16.0),
                (tints.ink, Side::From, true),
                said,
            );
        }
        mat.place(corner, size, ways.join(", "), Wish::give(C::Choose(at as u64 + 1)));
    }
}

/// The moment: what is asked.
pub(super) fn moment(mat: &mut Table, stage: &Stage<'_>) {
    rows::head(mat, stage, &stage.of("mat-title", "riders"), "");
    super::rows::friends_there(mat, stage);
    let order = stage.view.ordered;
    let Some(order) = order else { return };
    let row = Row {
        sign: Some(super::stage::order_sign(order)),
        title: stage.of("mat-order", order.into()),
        below: stage.order_does(order),
        ..Row::default()
    };
    mat.lines([894.0, 142.0], [360.0, 56.0], &row, Lit::Plain);
}
