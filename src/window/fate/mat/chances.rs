//! What can come: each line with how likely it advances, what is reinforced, specials and orders, and what cannot come.

use super::Table;
use super::rows;
use super::stage::{Stage, order_sign};
use crate::books::Ratio;
use crate::fate::deck::Front;
use crate::fate::odds::{Chance, Coming};
use crate::fate::terms::{Order, Site};
use crate::fate::{Fellowship, nazgul};
use crate::language::fate::{deck_chance, least};
use crate::window::pieces::{Paint, Side, Sign, closed, signs::fate};
use std::collections::BTreeMap;
use strum::IntoEnumIterator;

/// So many lines have room.
const LINES: usize = 3;

/// A line with its chances.
pub(in crate::window::fate) struct Likely {
    /// Its line.
    pub line: String,
    /// Where it begins, where it ends.
    pub ends: [String; 2],
    /// What is reinforced.
    pub place: String,
    pub advances: Chance,
    pub reinforced: Chance,
}

/// All lines that a card has shown, the likeliest first.
pub(in crate::window::fate) fn lines(view: &Fellowship) -> Vec<Likely> {
    let mut fronts: BTreeMap<&str, &Front> = BTreeMap::new();
    for front in view.kinds().filter_map(|kind| kind.front.as_ref()) {
        fronts.insert(&front.line, front);
    }
    let chance = |coming: Coming| deck_chance(view, &coming, None);
    let mut found: Vec<Likely> = fronts
        .into_values()
        .map(|front| Likely {
            line: front.line.clone(),
            ends: view.ends_of(front),
            place: front.place.clone(),
            advances: chance(Coming::Line(front.line.clone())),
            reinforced: chance(Coming::At(front.place.clone())),
        })
        .collect();
    let sum = |it: &Likely| (it.advances.chance + it.reinforced.chance).about();
    found.sort_by(|one, other| sum(other).total_cmp(&sum(one)));
    found
}

/// F54: a chance as people say it, and that unread cards might make it larger.
pub(super) fn said(stage: &Stage<'_>, chance: Chance, few: bool) -> String {
    let said = stage.chance_among(chance.chance, few);
    least(chance.at_least, said)
}

/// The flips that are to come.
pub(super) fn flips(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let title = stage.count("mat-title", "flips", stage.view.flips_to_come());
    if !stage.odds {
        rows::head(mat, stage, &title, "");
        let said = stage.of("mat-word", "odds-off");
        mat.fits([910.0, 164.0], 330.0, 16.0, (tints.faint, Side::From, false), &said);
        super::rows::friends_there(mat, stage);
        return;
    }
    let mut lines = lines(stage.view);
    let advances = |it: &Likely| it.advances.chance.about();
    lines.sort_by(|one, other| advances(other).total_cmp(&advances(one)));
    let few = Stage::are_few(lines.iter().flat_map(|it| [it.advances.chance, it.reinforced.chance]));
    let can = |it: &&Likely| it.advances.chance > Ratio::ZERO;
    let fights = super::rows::friends_there(mat, stage);
    let mut shown: Vec<&Likely> = lines.iter().filter(can).collect();
    let others = shown.split_off((LINES - usize::from(fights)).min(shown.len()));
    rows::head(mat, stage, &title, &more(stage, &others, few));
    let apart = match (fights, shown.len()) {
        (true, _) => 34.0,
        (_, 3..) => 36.0,
        _ => 40.0,
    };
    for (at, it) in shown.iter().enumerate() {
        line(mat, stage, 152.0 + at as f32 * apart, it, (at == 0, few));
    }
    let y = 160.0 + shown.len() as f32 * apart;
    // Two lines that begin in one place are one place that is reinforced.
    let mut reinforced: Vec<&Likely> = Vec::new();
    for it in lines.iter().filter(|it| it.reinforced.chance > Ratio::ZERO) {
        if !reinforced.iter().any(|other| other.place == it.place) {
            reinforced.push(it);
        }
    }
    reinforced
        .sort_by(|one, other| other.reinforced.chance.about().total_cmp(&one.reinforced.chance.about()));
    let troops: Vec<String> = reinforced
        .iter()
        .take(3)
        .map(|it| format!("{} {}", stage.named(&it.place), said(stage, it.reinforced, few)))
        .collect();
    if !troops.is_empty() {
        let told = stage.tell("mat-troop-comes", &[("places", troops.join(", ").into())]);
        mat.fits([910.0, y + 17.0], 336.0, 14.5, (tints.faint, Side::From, false), &told);
    }
    let drawn = self::others(mat, stage, y + 32.0, few);
    if shown.is_empty() && troops.is_empty() && !drawn {
        let said = stage.of("mat-word", "nothing-known");
        let lines = crate::window::pieces::wrapped(&said, 16.0 * 0.92, false, 330.0);
        let ink = (tints.faint, Side::From, false);
        mat.paragraph([910.0, 164.0], 22.0, (330.0, 16.0), ink, lines.iter().take(3));
        return;
    }
    mat.rule([910.0, y + 25.0], [1246.0, y + 25.0]);
    let none: Vec<String> = lines
        .iter()
        .filter(|it| [it.advances, it.reinforced].iter().all(|it| it.chance == Ratio::ZERO && !it.at_least))
        .map(|it| stage.named(&it.ends[0]))
        .collect();
    // What has no room is on the page of chances.
    if !none.is_empty() && y < 256.0 && !fights {
        let told = stage.tell("mat-cannot-come", &[("places", none.join(", ").into())]);
        mat.fits([910.0, y + 66.0], 336.0, 14.0, (tints.faint, Side::From, false), &told);
    }
}

/// How many lines more have no room, and how likely each is.
fn more(stage: &Stage<'_>, others: &[&Likely], few: bool) -> String {
    let Some(first) = others.first() else { return String::new() };
    let chance = said(stage, first.advances, few);
    let same = match others.iter().all(|it| said(stage, it.advances, few) == chance) {
        true => "yes",
        // Of what unread cards may make larger there is no most.
        false if others.iter().any(|it| it.advances.at_least) => "least",
        false => "no",
    };
    let facts = [("count", others.len().into()), ("same", same.into()), ("chance", chance.into())];
    stage.tell("mat-more-lines", &facts)
}

/// A line: from where to where, and a bar.
fn line(mat: &mut Table, stage: &Stage<'_>, y: f32, it: &Likely, (first, few): (bool, bool)) {
    let tints = mat.tints();
    let [start, end] = &it.ends;
    mat.fits([910.0, y + 4.0], 130.0, 16.0, (tints.ink, Side::From, true), &stage.named(start));
    let lost = stage.view.site(end) == Some(Site::Stronghold);
    let (said_end, ink) = match lost {
        true => (stage.tell("mat-lost", &[("place", stage.named(end).into())]), tints.faint),
        false => (stage.named(end), tints.ink),
    };
    mat.fits([1160.0, y + 4.0], 112.0, 16.0, (ink, Side::To, false), &said_end);
    let share = it.advances.chance.about() as f32;
    mat.plate([910.0, y + 10.0], [250.0, 11.0], 3.0, Paint::filled(tints.well).edged(tints.rim, 1.0));
    mat.plate([910.0, y + 10.0], [(250.0 * share).max(3.0), 11.0], 3.0, Paint::filled(tints.red));
    let head = closed([[1163.0, y + 6.5], [1175.0, y + 15.5], [1163.0, y + 24.5]]);
    mat.outline(head, Paint::filled(if first { tints.red } else { tints.spent }));
    let size = if first { 21.0 } else { 17.0 };
    mat.fits([1246.0, y + 22.0], 66.0, size, (tints.ink, Side::To, true), &said(stage, it.advances, few));
}

/// Specials, and the likeliest order. Whether any can come.
fn others(mat: &mut Table, stage: &Stage<'_>, y: f32, few: bool) -> bool {
    let tints = mat.tints();
    let chance = |coming: Coming| deck_chance(stage.view, &coming, None);
    let special = chance(Coming::Special);
    let order = Order::iter().map(|order| (order, chance(Coming::Order(order))));
    let order = order.max_by(|one, other| one.1.chance.about().total_cmp(&other.1.chance.about()));
    let mut cells: Vec<(Sign, String, iced::Color)> = Vec::new();
    if special.chance > Ratio::ZERO {
        let said = stage
            .tell("mat-likely", &[("of", "special".into()), ("chance", said(stage, special, few).into())]);
        cells.push((fate::WHEELS, said, tints.gold));
    }
    if let Some((order, found)) = order.filter(|(_, found)| found.chance > Ratio::ZERO) {
        let which: &str = order.into();
        let said =
            stage.tell("mat-likely", &[("of", which.into()), ("chance", said(stage, found, few).into())]);
        cells.push((order_sign(order), said, tints.ink));
    }
    let any = !cells.is_empty();
    for (at, (sign, said, ink)) in cells.into_iter().enumerate() {
        let x = 910.0 + at as f32 * 166.0;
        mat.sign(sign, [x, y - 1.0], 20.0, ink);
        mat.fits([x + 26.0, y + 14.0], 138.0, 15.0, (tints.ink, Side::From, false), &said);
    }
    any
}

/// What is known of the deck, where nothing is flipped.
pub(super) fn deck(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    rows::head(mat, stage, &stage.of("mat-title", "first-turn"), "");
    let view = stage.view;
    let facts = [
        stage.count("mat-word", "flips", view.rate()),
        stage.count("mat-word", "nazgul", nazgul::count(&view.nazgul)),
        stage.count("mat-word", "cards-left", view.stacks.left()),
    ];
    for (at, (said, sign)) in facts.iter().zip([fate::THREAT, fate::NAZGUL, fate::CARD]).enumerate() {
        let y = 146.0 + at as f32 * 45.0;
        mat.sign(sign, [912.0, y], 30.0, tints.gold);
        mat.fits([958.0, y + 21.0], 280.0, 18.0, (tints.ink, Side::From, false), said);
    }
    rows::to_list(mat, stage);
}

/// Before the mountain: what it costs.
pub(super) fn doom(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    rows::head(mat, stage, &stage.say("deed-doom"), "");
    for (at, (sign, word)) in [
        (fate::RESISTANCE, "five-resistance"),
        (fate::LAMP, "hope-must-stay"),
        (fate::EXPOSED, "no-haven-there"),
    ]
    .into_iter()
    .enumerate()
    {
        let y = 148.0 + at as f32 * 52.0;
        mat.sign(sign, [912.0, y], 30.0, tints.gold);
        let said = stage.of("mat-word", word);
        mat.fits([958.0, y + 21.0], 280.0, 18.0, (tints.ink, Side::From, false), &said);
    }
}
