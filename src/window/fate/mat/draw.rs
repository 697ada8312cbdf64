//! Two player cards are drawn: without Skies Darken, with one, or with two, and how likely each is; or, where they are kept by
//! name, which they are.

use super::Table;
use super::rows;
use super::stage::{Stage, begins};
use crate::books::Ratio;
use crate::fate::FateCommand as C;
use crate::fate::stacks::Drawn::{Card, Skies};
use crate::fate::terms::Symbol;
use crate::language::capital;
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{Lit, Paint, Row, Side, Sign, signs::fate, wrapped};
use strum::IntoEnumIterator;

/// What is drawn: without Skies Darken, with one, with two.
pub(super) fn commands(stage: &Stage<'_>) -> Vec<(&'static str, C)> {
    match stage.view.stacks.next() {
        0 => vec![("none-left", C::Draw(Vec::new()))],
        1 => vec![("none", C::Draw(vec![Card])), ("one", C::Draw(vec![Skies]))],
        _ => vec![
            ("none", C::Draw(vec![Card; 2])),
            ("one", C::Draw(vec![Skies, Card])),
            ("two", C::Draw(vec![Skies; 2])),
        ],
    }
}

/// How likely so many are Skies Darken.
fn chance(stage: &Stage<'_>, at: usize) -> Ratio {
    stage.view.stacks.skies_chances(stage.view.stacks.next())[at.min(2)]
}

/// In hand: the player deck.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let stacks = &stage.view.stacks;
    mat.panel([20.0, 100.0], [300.0, 304.0], &stage.of("mat-title", "player-deck"), "");
    let left = stacks.left();
    mat.bold([300.0, 130.0], 17.0, tints.ink, Side::To, left.to_string());
    let (corner, size) = ([104.0, 152.0], [104.0, 134.0]);
    let depth = (left / 5).min(9);
    for below in (0..depth).rev() {
        let off = below as f32 * 3.0;
        let paint = Paint::filled(tints.raised).edged(tints.bone_edge, 1.2);
        mat.plate([corner[0] + off, corner[1] + off * 0.5], size, 8.0, paint);
    }
    if left > 0 {
        mat.sign(fate::CARD, [corner[0] + 26.0, corner[1] + 41.0], 52.0, tints.ink);
    }
    let skies = stage.view.options.level.skies();
    let facts = [("count", stacks.skies.into()), ("of", skies.into())];
    for moon in 0..skies {
        let x = 170.0 + (f32::from(moon) - f32::from(skies - 1) / 2.0) * 40.0 - 15.0;
        let ink = if u32::from(moon) < stacks.skies { tints.red } else { tints.dim };
        mat.sign(fate::MOON, [x, 318.0], 30.0, ink);
    }
    let said = stage.tell("mat-moons", &facts);
    mat.fits([170.0, 374.0], 270.0, 15.0, (tints.faint, Side::About, false), &said);
}

/// The mat: what is drawn, with how likely that is.
pub(super) fn cards(mat: &mut Table, stage: &Stage<'_>) {
    if stage.view.options.names {
        return named(mat, stage);
    }
    let tints = mat.tints();
    let commands = commands(stage);
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "what-came"), "");
    for (at, (which, command)) in commands.into_iter().enumerate() {
        let corner = [352.0 + at as f32 * 170.0, 146.0];
        let size = [160.0, 242.0];
        let share = chance(stage, at);
        let can = which == "none-left" || share > Ratio::ZERO;
        let edge = if can { tints.faint } else { tints.rim };
        mat.plate(
            corner,
            size,
            12.0,
            Paint::filled(if can { tints.raised } else { tints.panel }).edged(edge, 1.4),
        );
        let signs = match which {
            "one" => [fate::MOON, fate::CARD],
            "two" => [fate::MOON, fate::MOON],
            _ => [fate::CARD, fate::CARD],
        };
        let middle = corner[0] + 80.0;
        for (place, sign) in signs.into_iter().take(stage.view.stacks.next().max(1) as usize).enumerate() {
            let ink = match (can, sign == fate::MOON) {
                (false, _) => tints.dim,
                (_, true) => tints.red,
                _ => tints.ink,
            };
            mat.sign(sign, [middle - 54.0 + place as f32 * 56.0, 172.0], 52.0, ink);
        }
        let said = stage.of("mat-drawn", which);
        let ink = if can { tints.ink } else { tints.faint };
        let lines = wrapped(&said, 18.0 * 0.9, true, 148.0).into_iter().take(2);
        mat.paragraph([middle, 268.0], 22.0, (150.0, 18.0), (ink, Side::About, true), lines);
        if stage.odds && which != "none-left" {
            mat.bold(
                [middle, 340.0],
                27.0,
                if can { tints.gold } else { tints.faint },
                Side::About,
                stage.percent(share),
            );
            let which = match can {
                true if share == Ratio::ONE => "certain",
                true => "likely",
                false => "cannot",
            };
            let said = stage.of("mat-word", which);
            mat.fits([middle, 364.0], 148.0, 14.0, (tints.faint, Side::About, false), &said);
        }
        mat.place(corner, size, said, Wish::give(command));
    }
}

/// F57: region by symbol.
fn named(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "which-cards"), "");
    let regions = stage.view.regions();
    let told = told(stage);
    let press = |word: &str| {
        let draft = told.iter().fold(Draft::of("draw"), |draft, card| draft.and(card)).and(word);
        begins(draft, stage.say("mat-player-cards"))
    };
    let full = told.len() >= stage.view.stacks.next() as usize;
    for (at, symbol) in Symbol::iter().enumerate() {
        let x = 520.0 + at as f32 * 84.0;
        mat.sign(symbol_sign(symbol), [x + 28.0, 136.0], 22.0, tints.faint);
    }
    let high = (196.0 / regions.len().max(1) as f32).min(40.0);
    for (row, region) in regions.iter().enumerate() {
        let y = 164.0 + row as f32 * high;
        mat.fits([352.0, y + high * 0.62], 156.0, 15.0, (tints.ink, Side::From, false), &stage.named(region));
        for (at, symbol) in Symbol::iter().enumerate() {
            let (corner, size) = ([520.0 + at as f32 * 84.0, y], [78.0, high - 4.0]);
            let word = format!("{region}/{symbol}");
            let lit = if told.contains(&word.as_str()) { Lit::Ringed } else { Lit::Plain };
            mat.key(corner, size, 14.0, "", lit);
            let side = (high - 12.0).min(20.0);
            mat.sign(
                symbol_sign(symbol),
                [corner[0] + 39.0 - side / 2.0, y + (high - 4.0 - side) / 2.0],
                side,
                tints.ink,
            );
            if !full {
                let name = format!(
                    "{}: {}",
                    stage.named(region),
                    stage.tell("symbol", &[("symbol", symbol.to_string().into())])
                );
                mat.place(corner, size, name, press(&word));
            }
        }
    }
    for (at, word) in ["event", "card", "skies"].into_iter().enumerate() {
        let corner = [352.0 + at as f32 * 170.0, 366.0];
        let label = stage.tell("pick", &[("word", word.into())]);
        let lit = if told.contains(&word) { Lit::Ringed } else { Lit::Plain };
        mat.key(corner, [160.0, 30.0], 15.0, &label, lit);
        if !full {
            mat.place(corner, [160.0, 30.0], label, press(word));
        }
    }
}

fn symbol_sign(symbol: Symbol) -> Sign {
    match symbol {
        Symbol::Stealth => fate::STEALTH,
        Symbol::Friendship => fate::FRIENDSHIP,
        Symbol::Valor => fate::VALOR,
        Symbol::Resistance => fate::RESISTANCE,
    }
}

/// The moment: what else was drawn.
pub(super) fn moment(mat: &mut Table, stage: &Stage<'_>) {
    if stage.view.options.names {
        pressed_so_far(mat, stage);
        return hands(mat, stage);
    }
    rows::head(mat, stage, &stage.of("mat-title", "drawn"), "");
    for (at, (which, command)) in commands(stage).into_iter().skip(1).enumerate() {
        let share = chance(stage, at + 1);
        let row = Row {
            sign: Some(fate::MOON),
            title: stage.of("mat-drawn", which),
            below: if stage.odds { stage.chance(share) } else { String::new() },
            ..Row::default()
        };
        let lit = if share > Ratio::ZERO { Lit::Plain } else { Lit::Spent };
        rows::row(mat, at, &row, lit, Some(Wish::give(command)));
    }
    hands(mat, stage);
}

/// F57: the cards that are pressed so far, each taken back by a press.
fn pressed_so_far(mat: &mut Table, stage: &Stage<'_>) {
    rows::head(mat, stage, &capital(&stage.say("mat-player-cards")), "");
    for (at, card) in told(stage).into_iter().enumerate() {
        let (sign, title) = match card.split_once('/') {
            Some((region, symbol)) => {
                let sign = symbol.parse().map_or(fate::CARD, symbol_sign);
                let symbol = stage.tell("symbol", &[("symbol", symbol.to_owned().into())]);
                (sign, format!("{}: {symbol}", stage.named(region)))
            }
            None => {
                let sign = if card == "skies" { fate::MOON } else { fate::CARD };
                (sign, stage.tell("pick", &[("word", card.to_owned().into())]))
            }
        };
        let others = told(stage).into_iter().enumerate().filter(|(other, _)| *other != at);
        let draft = others.fold(Draft::of("draw"), |draft, (_, card)| draft.and(card));
        let wish = begins(draft, stage.say("mat-player-cards"));
        rows::row(mat, at, &Row { sign: Some(sign), title, ..Row::default() }, Lit::Plain, Some(wish));
    }
}

/// The cards that are pressed, as they are drawn by name.
fn told<'a>(stage: &'a Stage<'_>) -> Vec<&'a str> {
    stage.said.plain().filter(|_| stage.said.verb() == "draw").collect()
}

/// F12.
fn hands(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let said = stage.of("remind", "hands");
    let lines = wrapped(&said, 14.5 * 0.92, false, 330.0).into_iter().take(2);
    mat.paragraph([910.0, 286.0], 20.0, (336.0, 14.5), (tints.faint, Side::From, false), lines);
}
