//! The card that was turned up last, the pile with the back on top, and what can lie there.

use super::super::flip;
use super::super::stage::Stage;
use super::super::{Table, chances};
use crate::books::Ratio;
use crate::fate::deck::Kind;
use crate::fate::odds::{Chance, Coming};
use crate::fate::terms::Back;
use crate::language::fate::deck_chance;
use crate::window::pieces::{At, Lit, Paint, Side, measured, signs::fate};

/// How many times as large as on the screen a card is drawn.
const LARGE: f32 = 1.6;
/// Rows of what it can be.
const ROWS: usize = 4;
/// How far names that are joined may reach, with what is said of them.
const JOINED: f32 = 430.0;
/// How broad both halves are together, and each at least.
const WIDE: f32 = 632.0;
const LEAST: f32 = 240.0;

/// All three.
pub(super) fn turned(mat: &mut Table, stage: &Stage<'_>) {
    // Of this turn: before its first card nothing lies there.
    let last = match stage.is_set_up() {
        true => stage.last_flip().map(|(_, flip)| flip),
        false => stage.view.deck.flips.last(),
    };
    match last.and_then(|flip| flip.card.kind.as_ref().map(|kind| (flip, kind))) {
        Some((flip, kind)) if kind.front.is_some() => {
            let lit = match flip.half {
                Some(Back::Red) => [Lit::Ringed, Lit::Spent],
                Some(Back::Black) => [Lit::Spent, Lit::Ringed],
                None => [Lit::Plain; 2],
            };
            let heads = ["red-top", "black-top"].map(|head| stage.of("mat-half", head));
            mat.halves([38.0, 172.0], LARGE, &flip::halves(stage, kind, heads), lit);
        }
        Some((_, kind)) => special(mat, stage, [38.0, 172.0], kind),
        None if last.is_some() && stage.is_set_up() => unread(mat, stage),
        None => empty(mat, stage),
    }
    pile(mat, stage);
    can_be(mat, stage);
}

fn special(mat: &mut Table, stage: &Stage<'_>, [x, y]: At, kind: &Kind) {
    let tints = mat.tints();
    let size = [206.0 * LARGE, 242.0 * LARGE];
    mat.plate([x, y], size, 16.0, Paint::filled(tints.raised).edged(tints.gold, 2.4));
    mat.sign(flip::special_sign(&kind.name), [x + size[0] / 2.0 - 80.0, y + 60.0], 160.0, tints.gold);
    let name = stage.named(&kind.name);
    mat.fits([x + size[0] / 2.0, y + 300.0], size[0] - 20.0, 46.0, (tints.ink, Side::About, true), &name);
}

/// Nobody has read the card that lies there.
fn unread(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.plate([38.0, 172.0], [330.0, 388.0], 16.0, Paint::filled(tints.raised).edged(tints.gold, 2.4));
    mat.bold([203.0, 390.0], 160.0, tints.gold, Side::About, "?");
    let said = stage.of("mat-word", "unread");
    mat.fits([203.0, 480.0], 310.0, 46.0, (tints.ink, Side::About, true), &said);
}

/// No card was turned up yet in this turn, or in the set-up nobody has read it.
fn empty(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.dashed([38.0, 172.0], [330.0, 388.0], 16.0, tints.rim);
    let flips = stage.view.deck.flips.len();
    if !stage.is_set_up() {
        mat.bold([203.0, 380.0], 96.0, tints.ink, Side::About, flips.to_string());
        let said = stage.of("mat-word", "of-nine");
        mat.fits([203.0, 440.0], 310.0, 40.0, (tints.faint, Side::About, false), &said);
    } else {
        mat.sign(fate::FLIP, [123.0, 286.0], 160.0, tints.faint);
    }
}

fn pile(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let top = stage.view.deck.top();
    mat.backs([412.0, 178.0], [150.0, 196.0], stage.view.deck.len(), top.map(flip::piece));
    let said = stage.of("mat-back", top.map_or("none", <&str>::from));
    mat.fits([492.0, 446.0], 190.0, 48.0, (tints.ink, Side::About, true), &said);
    let known = flip::on_top(stage).len();
    let unread = stage.view.deck.unread_on_top() as usize;
    let count = if known == 0 { 0 } else { known + unread };
    for (at, line) in ["on-top-now", "one-of"].into_iter().enumerate() {
        let said = stage.count("mat-word", if count == 0 && at == 1 { "unknown" } else { line }, count);
        let at = [492.0, 490.0 + at as f32 * 40.0];
        mat.fits(at, 196.0, 34.0, (tints.faint, Side::About, false), &said);
    }
}

/// What it can be, the likeliest first, and how likely each half counts.
fn can_be(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    if !stage.odds || !stage.is_set_up() {
        return;
    }
    let mut rows = rows(stage);
    rows.sort_by(|one, other| other.chance.chance.about().total_cmp(&one.chance.chance.about()));
    // Past four they are joined: those of the same chance.
    if rows.len() > ROWS {
        let rest = rows.split_off(ROWS - 1);
        // As many names as have room, and how many more there are.
        let named = |count: usize| {
            let names = rest.iter().take(count).map(|row| row.name.as_str()).collect::<Vec<_>>().join(", ");
            if count < rest.len() { format!("{names} +{}", rest.len() - count) } else { names }
        };
        let same = rest.iter().all(|row| row.chance == rest[0].chance);
        let to = if same { stage.of("mat-word", "each") } else { stage.of("mat-word", "each-at-most") };
        // What that chance is stands behind them in any case.
        let joined = JOINED - measured(&to, 32.0, false);
        let names = (1..=rest.len()).rev().map(named).find(|names| measured(names, 42.0, true) < joined);
        let names = names.unwrap_or_else(|| named(1));
        rows.push(Row { name: names, to, ..rest[0].clone() });
    }
    let few = Stage::are_few(rows.iter().map(|row| row.chance.chance));
    for (at, row) in rows.iter().enumerate() {
        let y = 176.0 + at as f32 * 69.0;
        mat.plate([612.0, y], [632.0, 63.0], 8.0, Paint::filled(tints.well).edged(tints.rim, 1.4));
        let share = (row.chance.chance.about() as f32 * 632.0).max(10.0);
        let wood = crate::window::widgets::look::mixed(tints.gold, tints.panel, 0.62);
        mat.plate([612.0, y], [share, 63.0], 8.0, Paint::filled(wood));
        let said = chances::said(stage, row.chance, few);
        let number = measured(&said, 60.0, true);
        let room = 576.0 - number;
        let name = measured(&row.name, 42.0, true);
        mat.fits([632.0, y + 46.0], room, 42.0, (tints.ink, Side::From, true), &row.name);
        if name + 60.0 < room {
            let at = [632.0 + name + 12.0, y + 46.0];
            mat.fits(at, room - name - 12.0, 32.0, (tints.friend, Side::From, false), &row.to);
        }
        mat.bold([1226.0, y + 52.0], 60.0, tints.ink, Side::To, said);
    }
    // Where nobody knows any of it, the halves say what the next back will mean.
    halves(mat, stage, if rows.is_empty() { [176.0, 380.0] } else { [456.0, 100.0] });
}

#[derive(Clone)]
struct Row {
    name: String,
    to: String,
    chance: Chance,
}

/// What lies on top, by line, and the specials.
fn rows(stage: &Stage<'_>) -> Vec<Row> {
    let view = stage.view;
    let mut rows: Vec<Row> = Vec::new();
    for kind in flip::on_top(stage) {
        let kinds: Vec<Kind> =
            view.deck.layers[0].set.kinds.keys().filter(|it| it.name == kind.name).cloned().collect();
        let chance = deck_chance(view, &Coming::Card(kinds), Some(1));
        if chance.chance == Ratio::ZERO {
            continue;
        }
        let (name, to) = match &kind.front {
            Some(front) => {
                let [start, end] = view.ends_of(front);
                let to = stage.tell("mat-to", &[("place", stage.named(&end).into())]);
                (stage.named(&start), to)
            }
            None => (stage.named(&kind.name), String::new()),
        };
        match rows.iter_mut().find(|row| row.name == name) {
            Some(row) => {
                row.chance = both(row.chance, chance);
                if row.to != to {
                    row.to.clear();
                }
            }
            None => rows.push(Row { name, to, chance }),
        }
    }
    rows
}

/// One of two that cannot both come.
fn both(one: Chance, other: Chance) -> Chance {
    Chance {
        chance: one.chance + other.chance,
        at_least: one.at_least || other.at_least,
        doubtful: one.doubtful || other.doubtful,
    }
}

/// How likely the next card advances, and how likely it reinforces: from where, and how high.
fn halves(mat: &mut Table, stage: &Stage<'_>, [top, high]: [f32; 2]) {
    let view = stage.view;
    let chance = |coming| deck_chance(view, &coming, Some(1));
    let reinforces = chance(Coming::Troops(1));
    let of_lines = chances::lines(view).into_iter().map(|line| chance(Coming::Line(line.line)));
    let advances = of_lines.reduce(both).unwrap_or(Chance { chance: Ratio::ZERO, ..reinforces });
    // Of what nobody has seen any of, no chance is said.
    let unknown = |found: Chance| found.at_least && found.chance == Ratio::ZERO;
    let few = Stage::are_few([advances.chance, reinforces.chance]);
    let nothing = unknown(advances) && unknown(reinforces);
    let wide = |found: Chance, most: f32| (WIDE * found.chance.about() as f32).clamp(LEAST, most);
    let red = if nothing { WIDE / 2.0 } else { wide(advances, WIDE - LEAST) };
    // What neither of them is sure of stays empty.
    let sure = !advances.at_least && !reinforces.at_least;
    let black = if sure || nothing { WIDE - red } else { wide(reinforces, WIDE - red) };
    for (x, width, back, found, word) in [
        (612.0, red, Back::Red, advances, "advances"),
        (612.0 + red, black, Back::Black, reinforces, "reinforces"),
    ] {
        mat.back_plate([x, top], [width, high], flip::piece(back));
        let pale = mat.tints().on_blood;
        let sign = super::super::stage::back_sign(back);
        let said = stage.of("mat-word", word);
        if nothing {
            // Beside its word, where there is no room above it.
            if high < 160.0 {
                mat.sign(sign, [x + 12.0, top + (high - 64.0) / 2.0], 64.0, pale);
                let at = [x + 86.0, top + high / 2.0 + 17.0];
                mat.fits(at, width - 98.0, 48.0, (pale, Side::From, true), &said);
                continue;
            }
            let [middle, side] = [x + width / 2.0, (high - 68.0).min(170.0)];
            mat.sign(sign, [middle - side / 2.0, top + (high - side) / 2.0 - 34.0], side, pale);
            mat.fits([middle, top + high - 30.0], width - 24.0, 52.0, (pale, Side::About, true), &said);
            continue;
        }
        mat.sign(sign, [x + 10.0, top + 12.0], 42.0, pale);
        let chance = chances::said(stage, found, few);
        mat.fits([x + 58.0, top + 53.0], width - 66.0, 60.0, (pale, Side::From, true), &chance);
        mat.fits([x + 59.0, top + 87.0], width - 66.0, 32.0, (pale, Side::From, false), &said);
    }
}
