//! Who stands where: Frodo's region first, with what a search would do there, then the others with their riders.

use super::super::odds::searches;
use super::stage::{Stage, begins};
use super::{Table, moment::Moment, rows::READ, travel};
use crate::books::Ratio;
use crate::fate::{Dice, Due, FateCommand as C, FateTrack, For, nazgul};
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{At, Paint, Side, measured, signs::fate};

/// Where the row begins and ends, and how high it is.
const ROW: [f32; 2] = [38.0, 858.0];
const TOP: f32 = 456.0;
const HIGH: f32 = 98.0;
/// How broad Frodo's is.
const FRODO: f32 = 384.0;
/// So many others stand beside it in one row; more stand in two.
const BESIDE: usize = 5;
const GAP: f32 = 8.0;
/// So many riders are seen at a glance.
const COUNTED: u8 = 4;
/// How large the Eye is.
const EYE: f32 = 24.0;

/// The box.
pub(super) fn regions(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let moment = stage.moment();
    // As long as it is not known in which region he goes, that is pressed here.
    let goes = moment == Moment::Travel && travel::Road::of(stage).region.is_some();
    let title = match moment {
        Moment::Travel if goes => "road",
        Moment::List | Moment::Naming => "regions-first",
        _ => "regions",
    };
    let title = stage.of("mat-title", title);
    mat.panel([20.0, 416.0], [852.0, 152.0], "", "");
    let is_listed = matches!(moment, Moment::List | Moment::Naming);
    if is_listed {
        super::set_up::number(mat, stage, [53.0, 439.0], 7);
    }
    mat.bold([if is_listed { 74.0 } else { 42.0 }, 444.0], 17.0, tints.gold, Side::From, title);
    if goes {
        return travel::road(mat, stage);
    }
    let count = nazgul::count(&view.nazgul);
    let said = stage.count("mat-word", "nazgul", count);
    let ink = if count > 9 { tints.red } else { tints.faint };
    mat.words([850.0, 444.0], 15.0, ink, Side::To, said);
    let asks = match moment {
        Moment::Begin => stage.of("mat-word", "press-frodos"),
        Moment::Choose if leaving(stage).is_some() => stage.of("mat-word", "press-from-to"),
        _ => String::new(),
    };
    let beside = 42.0 + measured(&stage.of("mat-title", "regions"), 17.0, true) + 14.0;
    mat.fits([beside, 444.0], 500.0, 15.0, (tints.faint, Side::From, false), &asks);
    if let Some(draft) = asks_region(stage) {
        // Where no file lists them there are more than are drawn: the others are typed.
        let said = stage.of("mat-word", "another-region");
        mat.fits([720.0, 444.0], 180.0, 14.0, (tints.gold, Side::To, false), &said);
        let broad = measured(&said, 14.0, false).min(180.0) + 12.0;
        mat.place([726.0 - broad, 426.0], [broad, 26.0], said.clone(), begins(draft, said));
    }
    let mut left = ROW[0];
    if let Some(frodo) = view.frodo.as_ref() {
        frodos(mat, stage, frodo);
        left += FRODO + 10.0;
    }
    let others: Vec<String> =
        stage.view.regions().into_iter().filter(|region| view.frodo.as_ref() != Some(region)).collect();
    let rows = if others.len() > BESIDE { 2 } else { 1 };
    let high = (HIGH - GAP * (rows - 1) as f32) / rows as f32;
    for (row, others) in others.chunks(others.len().div_ceil(rows).max(1)).enumerate() {
        let wants: Vec<f32> = others.iter().map(|region| wanted(stage, region)).collect();
        let gaps = GAP * (others.len() - 1) as f32;
        let share = (ROW[1] - left - gaps) / wants.iter().sum::<f32>();
        let mut x = left;
        for (region, want) in others.iter().zip(wants) {
            let width = want * share;
            other(mat, stage, region, ([x, TOP + (high + GAP) * row as f32], [width, high]));
            x += width + GAP;
        }
    }
}

/// How broad a region would be: for its name alone, so that it stays where it is while riders come and go.
fn wanted(stage: &Stage<'_>, region: &str) -> f32 {
    (measured(&stage.named(region), 15.0, false) + 24.0).max(110.0)
}

/// What a press on a region gives; nothing, where nothing may be done with it now.
fn pressed(stage: &Stage<'_>, region: &str) -> Option<Wish> {
    let name = stage.named(region);
    Some(match stage.moment() {
        // It is there already.
        _ if stage.said.verb() == "eye" && stage.view.eye == region => Wish::Back,
        _ if stage.said.verb() == "eye" => Wish::give(C::Eye(region.to_owned())),
        Moment::Begin => begins(super::set_up::begun(stage, "frodo", region), name),
        Moment::Actions | Moment::Travel if !matches!(stage.said.verb(), "capture" | "muster") => {
            // A place whose region nobody knew lies in this one.
            let place = stage.said_place().filter(|place| stage.view.region_of(place).is_none());
            // He is there already and goes nowhere, or it is not he who goes.
            let stays = stage.said.verb() != "frodo" && stage.view.frodo.as_deref() == Some(region);
            if !stage.frodo_acts() || place.is_none() && stays {
                return Some(set_right(stage, region));
            }
            let name = place.as_ref().map_or(name, |place| stage.named(place));
            begins(stage.frodo_to(region, place), name)
        }
        Moment::Fight => begins(stage.said.with("in", region), name),
        Moment::Skies if stage.said_place().is_some() => begins(stage.said.with("in", region), name),
        Moment::Actions if stage.said.verb() == "capture" => begins(stage.said.with("in", region), name),
        Moment::Choose => match (leaving(stage), stage.said.plain().next()) {
            // Of ways that are listed one is pressed.
            (None, _) => set_right(stage, region),
            // The same once more takes it back.
            (_, Some(from)) if stage.said.verb() == "nazgul" && from == region => Wish::Back,
            (_, Some(from)) if stage.said.verb() == "nazgul" => {
                Wish::give(C::NazgulGoes { from: from.to_owned(), to: region.to_owned() })
            }
            (Some(may), _) if !may.contains(&region) => return None,
            _ => begins(Draft::of("nazgul").and(region), name),
        },
        _ => set_right(stage, region),
    })
}

/// F20: the regions out of which the table may move one now, where it moves them.
fn leaving<'a>(stage: &'a Stage<'_>) -> Option<Vec<&'a str>> {
    let view = stage.view;
    let Some(Due::Choose { options, still, .. }) = view.due.first() else { return None };
    let there = if view.options.nearest { &view.nazgul } else { still };
    let may = there.iter().filter(|(region, count)| **count > 0 && view.frodo.as_ref() != Some(region));
    options.is_empty().then(|| may.map(|(region, _)| region.as_str()).collect())
}

/// The riders of a region are counted anew.
fn set_right(stage: &Stage<'_>, region: &str) -> Wish {
    super::right::begun(stage, FateTrack::Nazgul(region.to_owned()), None)
}

/// Any region but Frodo's: riders above its name; where it is low, smaller.
fn other(mat: &mut Table, stage: &Stage<'_>, region: &str, ([x, y], [width, high]): (At, At)) {
    let view = stage.view;
    let tints = mat.tints();
    let said = is_said(stage, region);
    let lit = said || fights_in(stage) == Some(region);
    let paint = if said {
        Paint::filled(tints.raised).edged(tints.gold, 1.6)
    } else {
        Paint::filled(tints.well).edged(tints.rim, 1.3)
    };
    mat.plate([x, y], [width, high], 8.0, paint);
    let ink = if lit || !stage.is_set_up() { tints.ink } else { tints.faint };
    let riders = riders(stage, region);
    let middle = x + width / 2.0;
    let low = high < HIGH;
    let (side, most, letters) = if low { (24.0, 19.0, 13.0) } else { (38.0, 30.0, 15.0) };
    // Beside the Eye, where it does not stand above them.
    let aside = if low && view.eye == *region { EYE } else { 0.0 };
    let recalled = region == crate::fate::terms::MORDOR && recalls(stage) > 0;
    let top = if low { y + 3.0 } else { y + 25.0 };
    if riders.is_empty() && !recalled {
        mat.words([middle, top + side * 0.66], side * 0.52, tints.dim, Side::About, "–");
    } else if low && view.nazgul_in(Some(region), false) > COUNTED {
        // Where they have no room to be counted one stands for all.
        let rider = riders.last().copied().unwrap_or(Rider::Stands);
        rider.draw(mat, [middle + aside / 2.0 - side, top], side, ink);
        number(mat, [middle + aside / 2.0 + 4.0, top + side * 0.72], stage, region);
    } else {
        let (room, more) = (width - aside - side - 2.0, riders.len().saturating_sub(1) as f32);
        let apart = (room / more.max(1.0)).min(most);
        let left = middle + aside / 2.0 - (apart * more + side) / 2.0;
        for (at, rider) in riders.into_iter().enumerate() {
            rider.draw(mat, [left + at as f32 * apart, top], side, ink);
        }
        number(mat, [x + 9.0 + if low { aside } else { 0.0 }, y + 20.0], stage, region);
        if recalled {
            let side = side * 0.42;
            mat.sign(fate::PLUS, [x + width - side - 8.0, top - side * 0.7], side, tints.gold);
        }
    }
    let name = stage.named(region);
    mat.fits([middle, y + high - letters * 0.66], width - 10.0, letters, (ink, Side::About, false), &name);
    if let Some(named) = pressed(stage, region) {
        let name = match set_right(stage, region) == named {
            true => stage.tell("mat-riders", &[("place", stage.named(region).into())]),
            false => stage.named(region),
        };
        mat.place([x, y], [width, high], name, named);
    }
    if view.eye == *region {
        eye(mat, stage, if low { [x + 3.0, y + 2.0] } else { [middle - EYE / 2.0, y] });
    }
}

/// Riders that stand too close to be counted are counted.
fn number(mat: &mut Table, at: At, stage: &Stage<'_>, region: &str) {
    let count = stage.view.nazgul_in(Some(region), false);
    if count > COUNTED {
        let ink = mat.tints().ink;
        mat.bold(at, 16.0, ink, Side::From, count.to_string());
    }
}

/// A rider in a region, by the card that lies there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rider {
    Left,
    Stands,
    Came,
}

impl Rider {
    /// It, in this colour where it stands.
    pub fn draw(self, mat: &mut Table, corner: [f32; 2], side: f32, ink: iced::Color) {
        let tints = mat.tints();
        let ink = match self {
            Self::Left => tints.dim,
            Self::Stands => ink,
            Self::Came => tints.gold,
        };
        mat.sign(fate::NAZGUL, corner, side, ink);
    }
}

/// All of a region: those who left it first, and those who came last.
pub(super) fn riders(stage: &Stage<'_>, region: &str) -> Vec<Rider> {
    let by = super::calls::rode_to(stage, region);
    let (left, came) = (by.min(0).unsigned_abs() as usize, by.max(0).unsigned_abs() as usize);
    let stand = usize::from(stage.view.nazgul_in(Some(region), false)).saturating_sub(came);
    let of = std::iter::repeat_n::<Rider>;
    of(Rider::Left, left).chain(of(Rider::Stands, stand)).chain(of(Rider::Came, came)).collect()
}

/// The Eye: where nothing else is asked, a press sets right where it is.
fn eye(mat: &mut Table, stage: &Stage<'_>, corner: At) {
    let red = mat.tints().red;
    mat.sign(fate::EYE, corner, EYE, red);
    let asks = matches!(
        stage.moment(),
        Moment::List | Moment::Naming | Moment::Begin | Moment::Choose | Moment::End
    );
    if stage.is_set_up() && !asks && stage.said.is_empty() {
        let name = stage.of("mat-order", "eye");
        mat.place([corner[0] - 4.0, corner[1] - 2.0], [32.0, 28.0], name.clone(), begins("eye", name));
    }
}

/// Whether the region is pressed, or what is pressed lies there.
fn is_said(stage: &Stage<'_>, region: &str) -> bool {
    !stage.said.is_empty() && stage.said_region().as_deref() == Some(region)
}

/// What a region that is not drawn is typed behind, where one is asked and no file lists them.
pub(super) fn asks_region(stage: &Stage<'_>) -> Option<Draft> {
    if stage.said.verb() == "eye" {
        return is_open(stage).then(|| Draft::of("eye").with("in", ""));
    }
    let of_place = || stage.said_place().is_some_and(|place| stage.view.region_of(&place).is_none());
    let asks = match stage.moment() {
        Moment::Begin => return is_open(stage).then(|| Draft::of("begin").with("frodo", "")),
        Moment::Fight => stage.said_place().is_none() || of_place(),
        Moment::Skies | Moment::Travel => of_place(),
        Moment::Actions => stage.said.verb() == "capture" && of_place(),
        _ => false,
    };
    (asks && is_open(stage)).then(|| stage.said.with("in", ""))
}

/// Whether there may be more regions than anybody has said.
fn is_open(stage: &Stage<'_>) -> bool {
    stage.view.copied.regions().is_empty()
}

/// Where a battle is fought now: its riders count.
fn fights_in<'a>(stage: &'a Stage<'_>) -> Option<&'a str> {
    stage.view.dice().filter(|dice| dice.what == For::Battle)?.region.as_deref()
}

/// How many riders the dice on the table send back.
fn recalls(stage: &Stage<'_>) -> u32 {
    stage.view.dice().map_or(0, |dice| super::dice::effect(stage, dice).recalled)
}

/// Frodo's region.
fn frodos(mat: &mut Table, stage: &Stage<'_>, region: &str) {
    let view = stage.view;
    let tints = mat.tints();
    let edge = if is_said(stage, region) { 2.6 } else { 1.4 };
    mat.plate([ROW[0], TOP], [FRODO, HIGH], 8.0, Paint::filled(tints.raised).edged(tints.gold, edge));
    mat.sign(fate::FRODO, [53.0, 477.0], 50.0, tints.gold);
    let eye = view.eye == region;
    let count = u32::from(view.nazgul_with_frodo());
    if count == 0 {
        mat.words([122.0, 500.0], 15.0, tints.faint, Side::From, stage.of("mat-word", "no-nazgul"));
    } else {
        let riders = riders(stage, region);
        let apart = (106.0 / riders.len().saturating_sub(1).max(1) as f32).min(32.0);
        let stay = riders.len().saturating_sub(recalls(stage) as usize);
        for (at, rider) in riders.into_iter().enumerate() {
            let corner = [113.0 + at as f32 * apart, 479.0];
            if at < stay {
                rider.draw(mat, corner, 42.0, tints.ink);
            } else {
                mat.gone(fate::NAZGUL, corner, 38.0, tints.dim);
            }
        }
    }
    number(mat, [236.0, 475.0], stage, region);
    let name = stage.named(region);
    let place = view.frodo_place.as_ref().map(|place| stage.named(place));
    let facts = [
        ("eye", if eye { "yes" } else { "no" }.into()),
        ("place", place.clone().unwrap_or_else(|| "none".to_owned()).into()),
    ];
    // He and the Eye are seen there: where there is little room, his place alone is told, or nothing.
    let broad = measured(&name, 16.0, true);
    let has_room = |said: &String| measured(said, READ, false) <= 190.0 - broad;
    let here = [stage.tell("mat-frodo", &facts), place.unwrap_or_default()].into_iter().find(has_room);
    let taken = here.as_ref().map_or(0.0, |here| measured(here, READ, false) + 8.0);
    mat.fits([52.0, 546.0], 198.0 - taken, 16.0, (tints.ink, Side::From, true), &name);
    let room = (190.0 - broad).max(0.0);
    mat.fits([60.0 + broad, 546.0], room, 14.0, (tints.faint, Side::From, false), &here.unwrap_or_default());
    let named = pressed(stage, region);
    // Nobody searches for him any more when it is over.
    if !view.is_over() {
        mat.rule([260.0, 466.0], [260.0, 544.0]);
        let said = searched(mat, stage, None).join(" ");
        if let Some(named) = named.clone() {
            mat.place([ROW[0] + 220.0, TOP], [FRODO - 220.0, HIGH], said, named);
        }
    }
    if let Some(named) = named {
        mat.place([ROW[0], TOP], [220.0, HIGH], name, named);
    }
    if view.eye == region {
        self::eye(mat, stage, [66.0, TOP]);
    }
}

/// What a search would do where Frodo stands, or goes: by the shadow troops there, or by what is spent against it.
fn searched(mat: &mut Table, stage: &Stage<'_>, known: Option<(u32, bool)>) -> Vec<String> {
    let view = stage.view;
    let tints = mat.tints();
    let line = |mat: &mut Table, at: usize, of: usize, said: &str| {
        let y = if of == 3 { 490.0 } else { 480.0 } + at as f32 * 18.0;
        mat.fits([272.0, y], 142.0, 14.0, (tints.faint, Side::From, false), said);
    };
    let due = view.dice().filter(|dice| dice.what == For::Search);
    let due = due.map(|dice| (dice.count.saturating_sub(view.nazgul_with_frodo().into()), dice.haven));
    let here = travel::Road::here(stage);
    let troops = match stage.said.verb() {
        // F26: the Ring's search leaves out the shadow troops.
        "ring" => Some(0),
        _ => here.told.then_some(here.troops),
    };
    // Of dice that lie there everybody knows how many they are.
    let known = known.or(due).or(troops.map(|troops| (troops, here.haven)));
    let haven = known.map_or(here.haven, |(_, haven)| haven);
    let nazgul = u32::from(view.nazgul_with_frodo());
    // F26: putting on the Ring costs one before dice are thrown.
    let hope = view.hope.saturating_sub(u8::from(stage.said.verb() == "ring"));
    let (names, dice): (Vec<String>, Vec<[u32; 2]>) = match (view.dice(), known) {
        (Some(dice), _) if dice.faces.is_some() && dice.what != For::Battle => {
            return again(mat, stage, dice);
        }
        (_, Some((troops, _))) if nazgul + troops > 0 && stage.odds => {
            let now = (stage.of("mat-word", "now"), [view.search_dice(troops), 0]);
            let spent = stage.count("mat-spent", "resistance", 1);
            [now, (spent, [view.search_dice(troops), 1])].into_iter().unzip()
        }
        (_, None) if nazgul > 0 && stage.odds => {
            let of = |troops: u32| {
                let which = if troops == 2 { "more" } else { "troops" };
                (stage.count("mat-spent", which, troops), [view.search_dice(troops), 0])
            };
            (0..3).map(of).unzip()
        }
        _ => {
            let said = stage.of("mat-search", "a-die-each");
            let lines = crate::window::pieces::wrapped(&said, 14.0 * 0.92, false, 142.0);
            lines.iter().take(4).enumerate().for_each(|(at, said)| line(mat, at, lines.len(), said));
            return vec![said];
        }
    };
    let (keeps, chances) = searches(view, hope, haven, &dice);
    let columns: Vec<(String, Ratio)> = names.into_iter().zip(chances).collect();
    let mut told = vec![stage.of("mat-search", "if"), stage.of("mat-search", keeps)];
    told.iter().enumerate().for_each(|(at, said)| line(mat, at, 2, said));
    let apart = 140.0 / columns.len() as f32;
    for (at, (name, chance)) in columns.iter().enumerate() {
        let x = 272.0 + apart * (at as f32 + 0.5);
        let ink = if at == 0 { tints.ink } else { tints.faint };
        let said = stage.percent(*chance);
        mat.fits([x, 524.0], apart - 9.0, 17.0, (ink, Side::About, true), &said);
        mat.fits([x, 543.0], apart - 6.0, 13.0, (tints.faint, Side::About, false), name);
        told.push(format!("{said} {name}"));
    }
    told
}

/// Dice lie there: that one hope more is kept by throwing some of them again.
fn again(mat: &mut Table, stage: &Stage<'_>, dice: &Dice) -> Vec<String> {
    let tints = mat.tints();
    let effect = super::dice::effect(stage, dice);
    let hope = u32::from(stage.view.hope);
    // At Mount Doom (F27) one hope wins, and more is of no use.
    let settled = match dice.what {
        For::Doom => effect.harm != hope,
        _ => effect.harm == 0,
    };
    let mut told = Vec::new();
    if effect.harm == 0 {
        let said = stage.of("mat-search", "no-harm");
        mat.fits([272.0, 490.0], 142.0, 14.0, (tints.faint, Side::From, false), &said);
        told.push(said);
    }
    if settled || !stage.odds {
        return told;
    }
    for (at, said) in ["keeps", "again"].into_iter().enumerate() {
        let y = 480.0 + at as f32 * 18.0;
        let hope = hope.saturating_sub(effect.harm) + 1;
        let said = stage.count("mat-search", said, hope);
        mat.fits([272.0, y], 142.0, 14.0, (tints.faint, Side::From, false), &said);
        told.push(said);
    }
    let harm = crate::fate::dice::chance_of(&stage.view.search, |face| {
        crate::fate::dice::is_harmful(face, dice.haven)
    });
    for times in 1..=3 {
        let x = 296.0 + (times - 1) as f32 * 46.0;
        let ink = if times == 1 { tints.ink } else { tints.faint };
        let chance = harm.power(times).otherwise();
        let said = stage.percent(chance);
        mat.bold([x, 524.0], 17.0, ink, Side::About, said.as_str());
        let name = stage.count("mat-times", "again", times);
        mat.fits([x, 543.0], 44.0, 13.0, (tints.faint, Side::About, false), &name);
        told.push(format!("{said} {name}"));
    }
    told
}
