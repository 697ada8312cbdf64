//! A Hunt: its dice, its tile, and the Ring that bears what nobody else does.

use super::{INSET, SIZE, Table, came, cup, signs, thrown};
use crate::books::D6;
use crate::language::capital;
use crate::language::war::names;
use crate::war::hunt::{Due, Hunt, HuntStep, Thrown};
use crate::war::view::CORRUPTED;
use crate::window::pieces::{Lit, Side, Step, measured, signs::war};
use crate::window::war::asked::Throw;
use crate::window::war::sight::{Sight, TOLD};

pub(super) fn hunt(mat: &mut Table, sight: &Sight<'_>, hunt: &Hunt) {
    let tints = mat.tints();
    let title = sight.say("part-hunt");
    mat.bold([INSET, 30.0], 17.0, tints.gold, Side::From, title.clone());
    let after = INSET + measured(&title, 17.0, true) + 14.0;
    let said = how(sight, hunt);
    mat.fits([after, 30.0], 590.0 - after, 15.0, (tints.faint, Side::From, false), &said);
    let dice = dice(sight, hunt);
    match &hunt.thrown {
        Some(all) => {
            let [side, apart] = size(all.dice.len());
            let dice = ([INSET + 6.0, 56.0], [side, apart], if side > 60.0 { 16.0 } else { 14.0 });
            fallen(mat, sight, all, dice, (320.0, 17.0), [INSET + 62.0, SIZE[0], 240.0]);
        }
        None if dice > 0 => to_throw(mat, sight, dice),
        None => drawn_for(mat, sight, hunt, [INSET + 6.0, 56.0], (84.0, 16.0)),
    }
    mat.arrow([360.0, 98.0], 38.0);
    let open = hunt.open.as_ref();
    // One that dealt nothing lies there until the next is drawn.
    let before = came::tile(sight).filter(|_| hunt.step == HuntStep::Tile);
    match open.map(signs::open).or(before.as_ref().map(|(tile, _)| signs::tile(*tile))) {
        Some(tile) => mat.tile([424.0, 44.0], 128.0, &tile, Lit::Plain),
        None => {
            let lit = if hunt.step == HuntStep::Tile { Lit::Ringed } else { Lit::Spent };
            mat.tile_back([424.0, 44.0], 128.0, lit);
        }
    }
    let tile = match hunt.step {
        HuntStep::Roll => String::new(),
        HuntStep::Tile if let Some((_, said)) = before => said,
        HuntStep::Tile => sight.tell("mat-eye-deals", &[("damage", sight.view.eye_deals().into())]),
        _ => sight.say(sight.what_a_tile_does()),
    };
    mat.fits([488.0, 206.0], 200.0, 16.0, (tints.ink, Side::About, false), &tile);
    if let Some(stop) = sight.holds_back() {
        mat.fits([488.0, 230.0], 240.0, 16.0, (tints.red, Side::About, false), &stop);
    }
    mat.arrow([562.0, 98.0], 34.0);
    let damage = open.filter(|open| !open.accepted).map_or(0, |open| open.damage);
    ring(mat, sight, [716.0, 116.0], 98.0, damage);
    cup::cup(mat, sight, 254.0);
}

/// So many dice are to be thrown.
pub(super) fn dice(sight: &Sight<'_>, hunt: &Hunt) -> u8 {
    let thrown = sight.view.mordor.is_none() && !hunt.for_card && hunt.step == HuntStep::Roll;
    if thrown { sight.view.hunt_dice() } else { 0 }
}

/// What is said beside the title: of the dice, or what the tile is for.
fn how(sight: &Sight<'_>, hunt: &Hunt) -> String {
    let bonus =
        hunt.thrown.as_ref().map_or_else(|| Throw::of(sight).added(sight.view), |thrown| thrown.bonus);
    let dice = hunt.thrown.as_ref().map_or(dice(sight, hunt).into(), |thrown| thrown.dice.len());
    if dice == 0 { String::new() } else { thrown::hit_by(sight, dice, bonus) }
}

/// What a tile is drawn for that no dice have found: a Stronghold or a card, and small those that follow; or the climb.
pub(super) fn drawn_for(
    mat: &mut Table,
    sight: &Sight<'_>,
    hunt: &Hunt,
    [x, y]: [f32; 2],
    (side, letters): (f32, f32),
) {
    let tints = mat.tints();
    let one = |name: &str| capital(&sight.tell(name, &[("count", 1.into())]));
    let sign = |due: &Due| if *due == Due::Card { war::CARD } else { war::STRONGHOLD };
    let (first, said) = match &hunt.is_for {
        Some(Due::Stronghold(region)) => (war::STRONGHOLD, names::place(sight.words, region)),
        Some(Due::Crossed) => (war::STRONGHOLD, one("due-crossed")),
        None if hunt.climbs => (war::MORDOR, names::whereabouts(sight.words, sight.view)),
        None if !hunt.for_card => return,
        Some(Due::Card) | None => (war::CARD, one("due-cards")),
    };
    mat.sign(first, [x, y], side, tints.gold);
    for (number, due) in hunt.due.iter().take(3).enumerate() {
        let along = x + side * (1.25 + 0.6 * number as f32);
        mat.sign(sign(due), [along, y + side * 0.45], side * 0.55, tints.faint);
    }
    let ink = (tints.ink, Side::From, true);
    mat.fits([x, y + side + letters * 1.5], side * 3.4, letters, ink, &said);
}

/// How large dice are, and how far apart, where there are so many.
fn size(dice: usize) -> [f32; 2] {
    if dice <= 3 { [84.0, 102.0] } else { [52.0, 66.0] }
}

/// Dice as they fell, from there on, so large and so far apart, with what is added in such letters; and how many hit, so far down at
/// the most.
pub(super) fn fallen(
    mat: &mut Table,
    sight: &Sight<'_>,
    all: &Thrown,
    (at, [side, apart], letters): ([f32; 2], [f32; 2], f32),
    (room, size): (f32, f32),
    [least, most, deepest]: [f32; 3],
) {
    let row = thrown::Row::of(all);
    // Nothing is no bonus.
    let bonus = Some((all.bonus, letters)).filter(|(bonus, _)| *bonus > 0);
    let feet = thrown::thrown(mat, at, [side, apart], &row, bonus);
    let hits = sight.tell("mat-hits", &[("hits", all.successes.into())]);
    // They are counted below the dice that hit, with a bracket where no other lies between.
    let [first, last] = row.hitting();
    let between = |all: &[(D6, Option<D6>)]| all.iter().all(|(die, _)| row.hits(*die));
    // As close below them as they allow; what is broader than they are, below all.
    let lowest = |feet: &[f32]| feet.iter().copied().fold(0.0f32, f32::max);
    let foot = feet.get(first..=last).map_or(0.0, lowest);
    let long = apart * (last - first) as f32 + side;
    if all.successes > 0 && row.with_again().get(first..=last).is_some_and(between) {
        let from = [at[0] + apart * first as f32, foot + size * 0.3];
        mat.bracket(from, long, mat.tints().gold, size * 0.08);
    }
    let broad = measured(&hits, size, true) > long;
    let y = (foot + size * 1.7).max(if broad { lowest(&feet) + size } else { 0.0 }).min(deepest);
    let middle = at[0] + side / 2.0 + apart * (first + last) as f32 / 2.0;
    let ink = (mat.tints().gold, Side::About, true);
    mat.fits([middle.clamp(least, most), y], room, size, ink, &hits);
}

/// How large a die is that is told, and one that is thrown again.
const TOLD_DIE: f32 = 58.0;
const AGAIN: f32 = 30.0;

/// Blank dice, what may hold where the Fellowship is; and where they are thrown on the table, what they show.
fn to_throw(mat: &mut Table, sight: &Sight<'_>, dice: u8) {
    let tints = mat.tints();
    let throw = Throw::of(sight);
    let tells = sight.by_hand || sight.is_open(TOLD) || !throw.dice.is_empty();
    // Below those that are told those lie that are thrown again.
    let [side, apart] = match size(dice.into()) {
        [side, apart] if tells => [side.min(TOLD_DIE), apart],
        size => size,
    };
    for number in 0..dice {
        let at = [INSET + 6.0 + f32::from(number) * apart, 52.0];
        let pips = throw.dice.get(usize::from(number)).map_or(0, |die| die.pips());
        mat.die(at, side, pips, Lit::Plain);
        if pips > 0 {
            let name = sight.words.pair(sight.say("can-back"), pips.to_string());
            mat.place(at, [side; 2], name, throw.clone().without(sight, number.into()));
        }
        if let Some(again) = throw.again_of(number.into()) {
            let (pips, lit) = again.map_or((0, Lit::Ringed), |die| (die.pips(), Lit::Plain));
            mat.die([at[0] + (side - AGAIN) / 2.0, 52.0 + side + 6.0], AGAIN, pips, lit);
        }
    }
    let asked = sight.say("mat-again-for");
    mat.fits([INSET, 162.0], 320.0, 14.0, (tints.faint, Side::From, false), &asked);
    for (number, condition) in names::CONDITIONS.into_iter().enumerate() {
        let known = condition == "stronghold" && sight.view.is_at_shadow_stronghold();
        let holds = known || throw.conditions.0[number];
        let at = [INSET + number as f32 * 115.0, 170.0];
        let name = sight.say(&format!("short-{condition}"));
        let lit = if holds { Lit::Ringed } else { Lit::Plain };
        mat.name_cell(at, [109.0, 30.0], Some(condition_sign(condition)), &name, lit);
        if !known {
            mat.place(at, [109.0, 30.0], name, throw.clone().holding(sight, number));
        }
    }
    if !tells {
        return;
    }
    let asked = throw.asks();
    for die in D6::FACES {
        let at = [INSET + f32::from(die.pips() - 1) * 54.0, 208.0];
        mat.die(at, 32.0, die.pips(), if asked { Lit::Plain } else { Lit::Spent });
        if let Some(wish) = throw.clone().with(sight, die) {
            mat.place(at, [32.0; 2], die.pips().to_string(), wish);
        }
    }
}

pub(super) fn condition_sign(condition: &str) -> crate::window::pieces::Sign {
    match condition {
        "stronghold" => war::STRONGHOLD,
        "army" => war::REGULAR_SHADOW,
        _ => war::NAZGUL,
    }
}

/// The Ring of Corruption: what it has borne, and what it would bear.
pub(super) fn ring(mat: &mut Table, sight: &Sight<'_>, middle: [f32; 2], outer: f32, damage: u8) {
    let tints = mat.tints();
    let (view, unit) = (sight.view, outer / 98.0);
    let would = view.corruption.saturating_add(damage);
    mat.glow(middle, outer * 0.76);
    let steps: Vec<Step> = Step::along(CORRUPTED, view.corruption, would).collect();
    mat.ring(middle, [outer * 0.755, outer], tints.gold, steps.into_iter());
    let at = |down: f32| [middle[0], middle[1] + down * unit];
    let title = sight.say("track-corruption");
    mat.fits(at(-28.0), 120.0 * unit, 15.0 * unit, (tints.faint, Side::About, false), &title);
    let said = match damage {
        0 => view.corruption.to_string(),
        _ => format!("{} → {would}", view.corruption),
    };
    // Two numbers of two digits are broader than the ring is inside.
    mat.fits(at(20.0), 126.0 * unit, 44.0 * unit, (tints.ink, Side::About, true), &said);
    let end = sight.tell("mat-end", &[("end", CORRUPTED.into())]);
    mat.fits(at(46.0), 118.0 * unit, 14.0 * unit, (tints.faint, Side::About, false), &end);
    if outer < 100.0 {
        let right = super::super::sight::begin("corruption =", &title);
        super::sets_right(mat, sight, ([middle[0] - 60.0, middle[1] - 44.0], [120.0, 92.0]), title, right);
    }
}
