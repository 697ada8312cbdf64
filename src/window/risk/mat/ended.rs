//! The end: what everybody's points are made of (K51), a column a player, the winner's edged in gold; and the road that the Ring has
//! gone.

use super::{Drawn, MOMENT, Table, heading, ring, setup};
use crate::risk::score::{Counts, Score};
use crate::risk::step::{End, Step};
use crate::window::pieces::{At, Mat, Paint, Side, breadth};

/// Below each other: the parts, and what they come to.
const PARTS: [&str; 4] = ["territories", "strongholds", "regions", "cards"];

/// The moment: the points.
pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    heading(mat, 26.0, &table.say("part-score", &[]));
    scores(mat, table, [0.0, 40.0], [MOMENT[0], 252.0]);
}

/// A row a part, and a column a player in the order of play.
pub(super) fn scores<M>(mat: &mut Mat<M>, table: &Table<'_>, [x, y]: At, [broad, high]: [f32; 2]) {
    let (tints, scores) = (mat.tints(), table.view.scores());
    let rows = PARTS.len() as f32 + 2.4;
    let row = high / rows;
    let size = row * 0.46;
    let first = broad * if scores.len() > 2 { 0.36 } else { 0.42 };
    let column = (broad - first) / scores.len().max(1) as f32;
    let most = column - 12.0;
    // Names that have no room in their columns are letters, as on the banners.
    let names: Vec<String> = scores.iter().map(|score| table.player(score.colour)).collect();
    let named = names.iter().all(|name| breadth(name, size, true) <= most);
    let letters = |score: &Score| table.letter(score.colour);
    let heads = if named { names } else { scores.iter().map(letters).collect() };
    // Of Strongholds how many there are as well, where that has room: each counts twice.
    let parts = |counts: &Counts, doubled: bool| {
        let strongholds = match doubled {
            true => format!("{}×2 = {}", counts.strongholds, counts.for_strongholds()),
            false => counts.for_strongholds().to_string(),
        };
        let [lands, regions, cards] =
            [counts.territories, counts.regions, counts.cards].map(|count| count.to_string());
        [lands, strongholds, regions, cards]
    };
    let large = if table.far { (row * 0.8).min(60.0) } else { size * 1.1 };
    let doubled = scores.iter().all(|score| breadth(&parts(&score.counts, true)[1], large, true) <= most);
    for (number, part) in PARTS.into_iter().enumerate() {
        let foot = y + row * (1.82 + number as f32);
        let said = table.say(&format!("map-part-{part}"), &[]);
        mat.fits([x, foot], first - 8.0, size, (tints.ink, Side::From, false), &said);
    }
    for (number, (score, head)) in scores.into_iter().zip(heads).enumerate() {
        let left = x + first + number as f32 * column;
        let inks = table.inks(Some(score.colour.into()));
        let won = setup::has_won(table, score.colour);
        let edge = if won { (tints.gold, 3.0) } else { (inks.edge, 1.0) };
        mat.plate(
            [left + 2.0, y],
            [column - 4.0, high],
            6.0,
            Paint::filled(inks.banner).edged(edge.0, edge.1),
        );
        let middle = left + column / 2.0;
        mat.fits([middle, y + row * 0.7], most, size, (inks.ink, Side::About, true), &head);
        for (number, part) in parts(&score.counts, doubled).iter().enumerate() {
            let at = [middle, y + row * (1.82 + number as f32) + (large - size * 1.1) * 0.2];
            mat.fits(at, most, large, (inks.ink, Side::About, true), part);
        }
        let sum = score.counts.points().to_string();
        mat.bold([middle, y + high - row * 0.38], row * 0.96, inks.ink, Side::About, sum);
    }
    let rest = y + row * (1.2 + PARTS.len() as f32);
    mat.rule([x, rest], [x + broad, rest]);
    let sum = table.say("part-score", &[]);
    mat.fits([x, y + high - row * 0.5], first - 8.0, size * 1.2, (tints.gold, Side::From, true), &sum);
}

/// In the clock's place: where the Ring has come to, and its road.
pub(super) fn road(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    mat.fits([0.0, 35.0], MOMENT[0], 15.0, (tints.ink, Side::From, true), &how(table));
    ring::road_alone(mat, table, [10.0, 66.0], MOMENT[0] - 20.0);
}

/// What has become of the Ring.
pub(super) fn how(table: &Table<'_>) -> String {
    let view = table.view;
    let territory = table.called(view.ring_at());
    let how = match view.end {
        Some(End::Ring) => "destroyed",
        // K51: what everybody holds is told once it is.
        None if view.step() == Some(&Step::Score) => "destroyed",
        Some(End::Found) => "found",
        _ => "there",
    };
    let round = view.at.as_ref().map_or(0, |at| at.round);
    table.say(
        "map-ring-ended",
        &[("how", how.into()), ("territory", territory.into()), ("round", round.into())],
    )
}
