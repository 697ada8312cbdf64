//! The thing of the moment, largest.

use super::super::ask::Meeting;
use super::super::choose::{self, WAYS};
use super::super::moment::Moment;
use super::super::stage::{Stage, face_sign, person_sign};
use super::super::travel::Road;
use super::super::{Table, dice, flip, march, others, set_up, skies};
use super::turned;
use crate::fate::nazgul::rides;
use crate::fate::terms::{FRODO_SAM, MORDOR};
use crate::fate::{Due, For};
use crate::language::fate::face;
use crate::window::fate::odds::{hope_lasts, searches};
use crate::window::pieces::{Lit, Paint, Side, Sign, measured, signs::fate};

/// Where it has room.
const TOP: f32 = 176.0;
const MIDDLE: f32 = 366.0;

/// It.
pub(super) fn middle(mat: &mut Table, stage: &Stage<'_>) {
    match stage.moment() {
        Moment::List | Moment::Naming => item(mat, stage),
        Moment::Begin => figures(mat, stage, &[FRODO_SAM.to_owned()]),
        Moment::Actions if stage.said.verb() == "search" => frodo_searched(mat, stage),
        Moment::Actions | Moment::Moves => figures(mat, stage, &stage.view.who_act()),
        Moment::Travel => travels(mat, stage),
        Moment::Draw => calendar(mat, stage),
        Moment::Skies => four(mat, stage),
        Moment::Fight => fought(mat, stage),
        Moment::Dice if stage.view.dice().is_some() => thrown(mat, stage),
        Moment::March if stage.marching().is_some_and(|march| march.throws(stage)) => thrown(mat, stage),
        Moment::Search => frodo_searched(mat, stage),
        Moment::Doom => {
            let riders = stage.view.nazgul_in(Some(MORDOR), false).into();
            let troops = others::doom_troops(stage);
            let dice = stage.view.doom_dice(stage.view.doom_enemies(troops));
            searched(mat, fate::MOUNT, [riders, troops, dice]);
            if stage.odds {
                let chance = hope_lasts(stage.view, stage.view.hope, dice, false, 0);
                let said = stage.of("mat-search", "lasts");
                let broad = measured(&said, 60.0, false).min(560.0);
                mat.fits([430.0, 530.0], broad, 60.0, (mat.tints().friend, Side::From, false), &said);
                mat.bold([460.0 + broad, 534.0], 80.0, mat.tints().ink, Side::From, stage.percent(chance));
            }
        }
        Moment::Top => top(mat, stage),
        Moment::March => road(mat, stage),
        Moment::Choose => riders(mat, stage),
        Moment::Haven => haven(mat, stage),
        Moment::End => end(mat, stage),
        Moment::Flip | Moment::New | Moment::Over | Moment::Dice => turned::turned(mat, stage),
    }
}

/// The item of the set-up.
fn item(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let item = stage.next_item().unwrap_or(crate::fate::ITEMS);
    mat.plate([36.0, TOP], [1208.0, 380.0], 12.0, Paint::filled(tints.raised).edged(tints.gold, 2.0));
    mat.ticked([150.0, 300.0], 70.0, &item.to_string(), Lit::Ringed);
    mat.sign(set_up::sign(item), [250.0, 225.0], 150.0, tints.gold);
    let lines = crate::window::pieces::wrapped(&set_up::said(stage, item), 60.0 * 0.92, true, 780.0);
    let from = [430.0, if lines.len() > 1 { 286.0 } else { 320.0 }];
    mat.paragraph(from, 66.0, (790.0, 60.0), (tints.ink, Side::From, true), lines.iter().take(2));
    for at in 0..crate::fate::ITEMS {
        let middle = [104.0 + f32::from(at) * 89.0, 476.0];
        let lit = Lit::of(at + 1 == item, !stage.view.ticked.contains(&(at + 1)));
        mat.ticked(middle, 34.0, &(at + 1).to_string(), lit);
    }
}

/// Who acts, with the actions done.
fn figures(mat: &mut Table, stage: &Stage<'_>, names: &[String]) {
    let view = stage.view;
    let tints = mat.tints();
    let own: Vec<String> = if names.is_empty() { vec![String::new()] } else { names.to_vec() };
    let apart = 1208.0 / own.len() as f32;
    for (at, name) in own.iter().enumerate() {
        let x = 36.0 + apart * (at as f32 + 0.5);
        let times = view.times_acted(name);
        let last = view.acted.last().is_some_and(|(other, _)| other == name);
        mat.pawn([x, 300.0], 112.0, person_sign(name), if last { Lit::Ringed } else { Lit::Plain });
        let said = if name.is_empty() { stage.who(view.who) } else { stage.named(name) };
        mat.fits(
            [x, 472.0],
            apart - 20.0,
            56.0,
            (if last { tints.gold } else { tints.ink }, Side::About, true),
            &said,
        );
        if !name.is_empty() && stage.is_set_up() {
            let most = view.may_act(name).max(times);
            for dot in 0..most {
                let along = x + (dot as f32 - (most - 1) as f32 / 2.0) * 48.0;
                let paint = Paint::line(tints.gold, 3.0);
                let paint = if dot < times { Paint { fill: Some(tints.gold), ..paint } } else { paint };
                mat.circle([along, 520.0], 17.0, paint);
            }
        }
    }
}

/// When the next Skies Darken comes: so many turns, large.
fn calendar(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let chances = skies::by_turn(stage);
    let now = chances.first().filter(|(turn, _)| *turn == stage.view.turn);
    // Where no chances are told, how many cards there are.
    if !stage.odds {
        mat.sign(fate::DECK, [200.0, 226.0], 260.0, tints.gold);
        let said = stage.count("mat-word", "cards-left", stage.view.stacks.left());
        return mat.fits([520.0, 390.0], 720.0, 66.0, (tints.ink, Side::From, true), &said);
    }
    mat.sign(fate::MOON, [70.0, 220.0], 220.0, tints.red);
    let said = match now {
        Some((_, chance)) => stage.chance(*chance),
        None => stage.of("mat-word", "cannot"),
    };
    mat.fits([180.0, 510.0], 300.0, 66.0, (tints.ink, Side::About, true), &said);
    for (at, (turn, chance)) in chances.iter().take(6).enumerate() {
        let x = 430.0 + at as f32 * 136.0;
        let high = (chance.about() as f32 * 230.0).max(4.0);
        let wood = crate::window::widgets::look::mixed(tints.gold, tints.panel, 0.4);
        mat.plate([x, 490.0 - high], [100.0, high], 6.0, Paint::filled(wood).edged(tints.rim, 1.4));
        let said = chance.of_hundred().to_string();
        mat.bold([x + 50.0, 476.0 - high], 52.0, tints.ink, Side::About, said);
        let ink = if *turn == stage.view.turn { tints.gold } else { tints.faint };
        mat.bold([x + 50.0, 540.0], 44.0, ink, Side::About, turn.to_string());
    }
}

/// The four steps of Skies Darken.
fn four(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let darkens = stage.view.darkens(stage.said_place().as_deref());
    let rate =
        stage.view.rates.get(usize::from(darkens.space).saturating_sub(1)).copied().unwrap_or_default();
    for (at, (sign, ink, number)) in [
        (fate::THREAT, tints.gold, rate.to_string()),
        (fate::EYE, tints.red, if darkens.with_frodo { "−2".to_owned() } else { String::new() }),
        (fate::TROOP_SHADOW, tints.red, format!("+{}", darkens.placed)),
        (fate::SHUFFLE, tints.ink, darkens.shuffled.to_string()),
    ]
    .into_iter()
    .enumerate()
    {
        let x = 36.0 + at as f32 * 304.0;
        mat.plate([x, TOP], [296.0, 380.0], 12.0, Paint::filled(tints.well).edged(tints.rim, 1.6));
        mat.ticked([x + 48.0, TOP + 48.0], 30.0, &(at + 1).to_string(), Lit::Plain);
        mat.sign(sign, [x + 68.0, TOP + 90.0], 160.0, ink);
        mat.fits([x + 148.0, TOP + 340.0], 280.0, 76.0, (tints.ink, Side::About, true), &number);
    }
}

/// Dice, each with what it does.
fn thrown(mat: &mut Table, stage: &Stage<'_>) {
    let Some(open) = stage.view.dice() else { return };
    let tints = mat.tints();
    let shadow = open.what == For::Battle;
    let count = open.on_the_table().max(1);
    let apart = (1208.0 / count as f32).min(200.0);
    let left = 640.0 - apart * count as f32 / 2.0;
    let side = 110.0_f32.min(apart - 14.0);
    let effect = dice::effect(stage, open);
    let told = dice::told(stage);
    for die in 0..count as usize {
        let x = left + apart * die as f32 + (apart - side) / 2.0;
        let one = open.faces.as_ref().unwrap_or(&told).get(die);
        mat.face([x, 190.0], side, one.map(|one| face_sign(*one)), (shadow, Lit::Plain));
        let middle = x + side / 2.0;
        match one {
            Some(one) => {
                let name = face(stage.words, *one);
                mat.fits([middle, 342.0], apart - 8.0, 38.0, (tints.ink, Side::About, true), &name);
            }
            None => unthrown(mat, [middle, 190.0], side, if shadow { tints.on_blood } else { tints.on_bone }),
        }
    }
    let mut columns: Vec<(crate::window::pieces::Sign, iced::Color, u32, u32)> = Vec::new();
    if shadow {
        columns.push((fate::TROOP_FRIEND, tints.friend, open.friendly, effect.friendly));
        columns.push((fate::TROOP_SHADOW, tints.red, open.shadow, effect.shadow));
    } else {
        let hope = u32::from(stage.view.hope);
        columns.push((fate::LAMP, tints.gold, hope, hope.saturating_sub(effect.harm)));
        let riders = match open.what {
            For::Doom => stage.view.nazgul_in(Some(MORDOR), false),
            _ => stage.view.nazgul_with_frodo(),
        };
        let riders = u32::from(riders);
        columns.push((fate::NAZGUL, tints.ink, riders, riders.saturating_sub(effect.recalled)));
    }
    for (at, (sign, ink, from, to)) in columns.into_iter().enumerate() {
        let x = 300.0 + at as f32 * 440.0;
        mat.sign(sign, [x - 60.0, 396.0], 110.0, ink);
        let said =
            if from == to || open.faces.is_none() { from.to_string() } else { format!("{from} → {to}") };
        let ink = if to < from && (at == 0) && open.faces.is_some() { tints.red } else { tints.ink };
        mat.bold([x + 70.0, 482.0], 80.0, ink, Side::From, said);
    }
    if effect.falls {
        mat.sign(fate::FALLEN, [1080.0, 396.0], 120.0, tints.red);
    }
}

/// Nobody knows yet what a die shows: below this.
fn unthrown(mat: &mut Table, [middle, top]: [f32; 2], side: f32, ink: iced::Color) {
    mat.bold([middle, top + side * 0.7], side * 0.56, ink, Side::About, "?");
}

fn frodo_searched(mat: &mut Table, stage: &Stage<'_>) {
    let road = Road::of(stage);
    searched(mat, fate::FRODO, [road.nazgul, road.troops, road.dice()]);
}

/// Frodo, or the mountain, the riders and troops that he is searched by, and how many dice that makes.
fn searched(mat: &mut Table, sign: Sign, [riders, troops, dice]: [u32; 3]) {
    let tints = mat.tints();
    mat.glow([240.0, 366.0], 150.0);
    mat.sign(sign, [120.0, 240.0], 240.0, tints.gold);
    mat.crowd([430.0, 240.0], 110.0, 480.0, (fate::NAZGUL, riders), tints.ink);
    mat.crowd([430.0, 370.0], 110.0, 480.0, (fate::TROOP_SHADOW, troops), tints.red);
    mat.sign(fate::DICE, [960.0, 306.0], 110.0, tints.gold);
    mat.bold([1090.0, 398.0], 110.0, tints.ink, Side::From, dice.to_string());
}

/// Which back lies on top.
fn top(mat: &mut Table, stage: &Stage<'_>) {
    for (at, back) in flip::BACKS.into_iter().enumerate() {
        let x = 350.0 + at as f32 * 330.0;
        mat.backs([x, 190.0], [220.0, 288.0], stage.view.deck.len().min(12), Some(flip::piece(back)));
        let said = stage.of("mat-back", back.into());
        mat.fits([x + 110.0, 546.0], 320.0, 52.0, (mat.tints().ink, Side::About, true), &said);
    }
}

/// The line that marches, and who is first: the same road as on the screen.
fn road(mat: &mut Table, stage: &Stage<'_>) {
    let Some(march) = stage.marching() else { return turned::turned(mat, stage) };
    let tints = mat.tints();
    let count = march.places.len();
    let apart = 1120.0 / count as f32;
    let x = |at: usize| 80.0 + apart * (at as f32 + 0.5);
    mat.plate([x(0), MIDDLE - 14.0], [x(count - 1) - x(0), 28.0], 0.0, Paint::filled(iced::color!(0x4a2115)));
    if !march.known {
        let between = [(x(0) + x(count - 1)) / 2.0, MIDDLE];
        mat.circle(between, 40.0, Paint::filled(tints.well).edged(tints.faint, 2.0));
        mat.bold([between[0], between[1] + 14.0], 44.0, tints.faint, Side::About, "…");
    }
    let battles = march.battles(stage);
    for (at, place) in march.places.iter().enumerate() {
        let battle = battles.iter().any(|(other, _)| other == place);
        let ends = (at == 0, at + 1 == count);
        let ([wood, edge, ink], sign) = march::drawn_as(stage, tints, place, ends, battle);
        mat.circle([x(at), MIDDLE], 54.0, Paint::filled(wood).edged(edge, 3.0));
        match sign {
            Some(sign) => mat.sign(sign, [x(at) - 30.0, MIDDLE - 30.0], 60.0, ink),
            None => mat.circle([x(at), MIDDLE], 9.0, Paint::filled(ink)),
        }
        let name = stage.named(place);
        let ink = if battle { tints.gold } else { tints.ink };
        mat.fits([x(at), MIDDLE + 106.0], apart - 12.0, 42.0, (ink, Side::About, true), &name);
        stand(mat, stage, place, [x(at), apart - 16.0]);
    }
    // Front first; who has marched is ticked, and who marches now is lit.
    let done = stage.marched();
    for (order, ([from, to], moved)) in march.along(x).into_iter().zip(&march.moves).enumerate() {
        let middle = [(from + to) / 2.0, MIDDLE - 104.0];
        let number = moved.number(order);
        match order < done {
            true => mat.ticked(middle, 38.0, &number, Lit::Spent),
            false => {
                let edge = if order == done { (tints.gold, 4.0) } else { (tints.red, 2.0) };
                mat.circle(middle, 38.0, Paint::filled(iced::color!(0x6a2619)).edged(edge.0, edge.1));
                mat.bold([middle[0], middle[1] + 18.0], 52.0, tints.on_blood, Side::About, number);
            }
        }
    }
}

/// Who stands at a place of the road, where the ledger knows it.
fn stand(mat: &mut Table, stage: &Stage<'_>, place: &str, [x, room]: [f32; 2]) {
    if !stage.view.options.ledger {
        return;
    }
    let tints = mat.tints();
    let troops = stage.view.troops_at(place);
    let (friends, all) = (u32::from(troops.friends()), u32::from(troops.friends() + troops.shadow));
    let each = (room / all.max(1) as f32).min(46.0);
    for troop in 0..all {
        let corner = [x + each * (troop as f32 - all as f32 / 2.0), MIDDLE + 124.0];
        let (sign, ink) = match troop < friends {
            true => (fate::TROOP_FRIEND, tints.friend),
            false => (fate::TROOP_SHADOW, tints.red),
        };
        mat.sign(sign, corner, 50.0, ink);
    }
}

/// Frodo on his way: whoever searches him, a die for each, and how likely hope lasts.
fn travels(mat: &mut Table, stage: &Stage<'_>) {
    let road = Road::of(stage);
    let tints = mat.tints();
    mat.glow([180.0, MIDDLE], 130.0);
    mat.sign(fate::FRODO, [70.0, MIDDLE - 110.0], 220.0, tints.gold);
    let dice = road.dice();
    let apart = (884.0 / dice.max(1) as f32).min(140.0);
    let side = 110.0_f32.min(apart - 14.0);
    for die in 0..dice {
        let x = 360.0 + die as f32 * apart;
        mat.face([x, 190.0], side, None, (false, Lit::Plain));
        unthrown(mat, [x + side / 2.0, 190.0], side, tints.on_bone);
        let (sign, ink) = road.whose(die, tints);
        mat.sign(sign, [x + side / 2.0 - 36.0, 312.0], 72.0, ink);
    }
    if !stage.odds || road.asks() {
        return;
    }
    let (keeps, chances) = searches(stage.view, stage.view.hope, road.haven, &[[dice, 0]]);
    let said = stage.of("mat-search", keeps);
    let broad = measured(&said, 60.0, false).min(560.0);
    mat.fits([360.0, 504.0], broad, 60.0, (tints.friend, Side::From, false), &said);
    mat.bold([390.0 + broad, 508.0], 80.0, tints.ink, Side::From, stage.percent(chances[0]));
}

/// Who stands where it is fought.
fn fought(mat: &mut Table, stage: &Stage<'_>) {
    let meeting = Meeting::of(stage);
    let tints = mat.tints();
    mat.sign(fate::ATTACK, [560.0, MIDDLE - 80.0], 160.0, tints.gold);
    let sides = [
        (fate::TROOP_FRIEND, tints.friend, meeting.friends),
        (fate::TROOP_SHADOW, tints.red, meeting.shadow),
    ];
    for (at, (sign, ink, count)) in sides.into_iter().enumerate() {
        let x = 120.0 + at as f32 * 660.0;
        mat.sign(sign, [x, MIDDLE - 110.0], 220.0, ink);
        // As long as nobody has said it, nobody knows it.
        let said = if count == 0 { "?".to_owned() } else { count.to_string() };
        mat.bold([x + 240.0, MIDDLE + 40.0], 120.0, tints.ink, Side::From, said);
    }
}

/// Where riders go, by the order: each way that is open, as it is numbered on the screen.
fn riders(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let Some(order) = stage.view.ordered else { return turned::turned(mat, stage) };
    let said = stage.of("mat-order", order.into());
    let ways = match stage.view.due.first() {
        Some(Due::Choose { options, .. }) => &options[..options.len().min(WAYS)],
        _ => &[],
    };
    if ways.is_empty() {
        mat.sign(super::super::stage::order_sign(order), [490.0, 190.0], 260.0, tints.ink);
        return mat.fits([640.0, 530.0], 1180.0, 64.0, (tints.gold, Side::About, true), &said);
    }
    mat.sign(super::super::stage::order_sign(order), [86.0, 210.0], 200.0, tints.ink);
    mat.fits([186.0, 500.0], 300.0, 42.0, (tints.gold, Side::About, true), &said);
    let high = (380.0 / ways.len() as f32).min(96.0);
    for (at, way) in ways.iter().enumerate() {
        let y = TOP + high * at as f32;
        mat.plate([360.0, y], [884.0, high - 8.0], 8.0, Paint::filled(tints.well).edged(tints.rim, 1.4));
        let middle = y + high / 2.0 - 4.0;
        mat.ticked([404.0, middle], (high * 0.36).min(30.0), &(at + 1).to_string(), Lit::Plain);
        let rides = choose::said(stage, &rides(&stage.view.nazgul, way));
        let size = (high * 0.6).min(52.0);
        mat.fits(
            [450.0, middle + size * 0.34],
            780.0,
            size,
            (tints.ink, Side::From, true),
            &rides.join(", "),
        );
    }
}

/// A haven, whole or broken.
fn haven(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let name = stage.name_of(stage.asked().map(|asked| &asked.name));
    for (at, (sign, ink, which)) in
        [(fate::FALLEN, tints.red, "lost"), (fate::HAVEN, tints.friend, "holds")].into_iter().enumerate()
    {
        let x = 340.0 + at as f32 * 600.0;
        mat.sign(sign, [x - 110.0, 190.0], 220.0, ink);
        let said = stage.of("mat-haven", which);
        mat.fits([x, 470.0], 560.0, 60.0, (tints.ink, Side::About, true), &said);
    }
    mat.fits([640.0, 540.0], 1180.0, 52.0, (tints.gold, Side::About, true), &name);
}

/// The end: hope over the turns, and what took it.
fn end(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let mut turns = view.hope_by_turn.clone();
    turns.push((view.turn + 1, view.hope));
    let shown: Vec<_> = turns.iter().skip(turns.len().saturating_sub(20)).collect();
    let apart = (720.0 / shown.len().max(1) as f32).min(90.0);
    let high = 336.0 / f32::from(view.hope_top.max(1));
    let side = high.min(apart - 4.0);
    for (at, (turn, hope)) in shown.iter().enumerate() {
        let x = 36.0 + apart * at as f32;
        let foot = [x + (apart - side) / 2.0, 520.0];
        others::lamps(mat, foot, [side, high], [*hope, view.hope_top]);
        let last = at + 1 == shown.len();
        let said = if last { stage.of("mat-word", "end") } else { turn.to_string() };
        mat.fits([x + apart / 2.0, 552.0], apart - 4.0, 28.0, (tints.faint, Side::About, last), &said);
    }
    for (at, (said, by, lost)) in others::took(stage).into_iter().take(6).enumerate() {
        let y = 222.0 + at as f32 * 64.0;
        mat.fits([790.0, y], 330.0, 42.0, (tints.ink, Side::From, false), &said);
        mat.bold([1244.0, y], 52.0, if lost { tints.red } else { tints.gold }, Side::To, by);
    }
}
