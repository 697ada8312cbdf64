//! Where the riders go: each way that is open is a row with what moves; without borders the table moves them by regions.

use super::Table;
use super::rows;
use super::stage::Stage;
use crate::fate::nazgul::Nazgul;
use crate::fate::{Due, FateCommand as C};
use crate::window::fate::Wish;
use crate::window::pieces::{Lit, Row, Side, signs::fate};
use std::collections::BTreeSet;

/// So many ways have room.
pub(super) const WAYS: usize = 6;

/// Where there are fewer riders than now, and where more.
pub(super) fn moved(stage: &Stage<'_>, now: &Nazgul, then: &Nazgul) -> Vec<(String, i16)> {
    let count = |there: &Nazgul, region: &String| i16::from(there.get(region).copied().unwrap_or_default());
    let regions: BTreeSet<&String> = now.keys().chain(then.keys()).collect();
    let by =
        regions.into_iter().map(|region| (stage.named(region), count(then, region) - count(now, region)));
    let (mut fewer, more): (Vec<_>, Vec<_>) = by.filter(|(_, by)| *by != 0).partition(|(_, by)| *by < 0);
    fewer.extend(more);
    fewer
}

/// A region, and by how many riders it has more or fewer.
pub(super) fn said(region: &str, by: i16) -> String {
    format!("{region} {}{}", if by < 0 { "−" } else { "+" }, by.abs())
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
        let steps = moved(stage, &stage.view.nazgul, option);
        let wide = 452.0 / steps.len().max(1) as f32;
        let mut names = Vec::new();
        for (number, (region, by)) in steps.iter().enumerate() {
            let x = corner[0] + 48.0 + number as f32 * wide;
            let ink = if *by < 0 { tints.faint } else { tints.gold };
            mat.sign(fate::NAZGUL, [x, middle - 14.0], 28.0, ink);
            let said = said(region, *by);
            mat.fits([x + 34.0, middle + 6.0], wide - 42.0, 16.0, (tints.ink, Side::From, *by > 0), &said);
            names.push(said);
        }
        mat.place(corner, size, names.join(", "), Wish::give(C::Choose(at as u64 + 1)));
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
        below: stage.of("mat-order-does", order.into()),
        ..Row::default()
    };
    mat.lines([894.0, 142.0], [360.0, 56.0], &row, Lit::Plain);
}
