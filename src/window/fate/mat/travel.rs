//! Frodo goes somewhere: one Stealth, or a search with a die for each rider there and each shadow troop.

use super::super::odds::searches;
use super::Table;
use super::stage::{Stage, begins, in_turn};
use crate::fate::dice::harmful;
use crate::fate::terms::{FRODO_SAM, MOST_DICE};
use crate::fate::{FateCommand as C, Step};
use crate::language::fate::draft::Draft;
use crate::window::pieces::{Lit, Paint, Side, Sign, Tints, measured, signs::fate};
use iced::Color;

/// Shadow troops that are offered: more throw no more dice.
pub(super) const TROOPS: u32 = MOST_DICE;

/// Where he goes, and what waits there.
pub(super) struct Road {
    pub region: Option<String>,
    pub place: Option<String>,
    pub haven: bool,
    pub nazgul: u32,
    pub troops: u32,
    /// The ledger knows the troops.
    pub known: bool,
    /// The troops are known, or were told.
    pub told: bool,
}

impl Road {
    pub fn of(stage: &Stage<'_>) -> Self {
        match stage.said.verb() {
            "frodo" => Self::to(stage, (stage.said_region(), stage.said_place()), &stage.said),
            _ => Self::here(stage),
        }
    }

    /// Where he stands: what is said of anything else is not said of him.
    pub fn here(stage: &Stage<'_>) -> Self {
        let is_his = matches!(stage.said.verb(), "search" | "ring");
        let said = if is_his { stage.said.clone() } else { Draft::default() };
        Self::to(stage, (stage.view.frodo.clone(), stage.view.frodo_place.clone()), &said)
    }

    fn to(stage: &Stage<'_>, (region, place): (Option<String>, Option<String>), said: &Draft) -> Self {
        let view = stage.view;
        let known = place.as_ref().filter(|_| view.options.ledger).map(|place| view.troops_at(place).shadow);
        let haven = said.has("haven") || place.as_ref().is_some_and(|place| stage.counts_as_haven(place));
        let pressed = said.number("troops");
        Self {
            haven,
            nazgul: view.nazgul_in(region.as_deref(), false).into(),
            troops: known.map_or_else(|| pressed.unwrap_or_default(), u32::from),
            known: known.is_some(),
            told: known.is_some() || pressed.is_some(),
            region,
            place,
        }
    }

    pub fn dice(&self) -> u32 {
        (self.nazgul + self.troops).min(MOST_DICE)
    }

    /// Whose die it is: riders' come first.
    pub fn whose(&self, die: u32, tints: Tints) -> (Sign, Color) {
        if die < self.nazgul { (fate::NAZGUL, tints.ink) } else { (fate::TROOP_SHADOW, tints.red) }
    }

    /// F22: whether nobody knows yet that anybody searches there: no rider does, and of troops nothing was told.
    pub fn asks(&self) -> bool {
        self.nazgul == 0 && !self.told
    }

    pub fn name(&self, stage: &Stage<'_>) -> String {
        stage.name_of(self.place.as_ref().or(self.region.as_ref()))
    }
}

/// The box of regions, while he is on his way.
pub(super) fn road(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let tints = mat.tints();
    let road = Road::of(stage);
    let title = stage.of("mat-title", "road");
    let facts = [
        ("from", stage.name_of(view.frodo_place.as_ref().or(view.frodo.as_ref())).into()),
        ("to", road.name(stage).into()),
        (
            "region",
            road.region
                .as_ref()
                .filter(|_| road.place.is_some())
                .map_or_else(|| "none".to_owned(), |region| stage.named(region))
                .into(),
        ),
    ];
    let beside = 42.0 + measured(&title, 17.0, true) + 14.0;
    let said = stage.tell("mat-from-to", &facts);
    mat.fits([beside, 444.0], 852.0 - beside, 15.0, (tints.faint, Side::From, false), &said);
    mat.plate([38.0, 456.0], [384.0, 98.0], 8.0, Paint::filled(tints.raised).edged(tints.gold, 1.4));
    mat.sign(fate::FRODO, [53.0, 477.0], 50.0, tints.gold);
    let apart = (106.0 / road.nazgul.saturating_sub(1).max(1) as f32).min(32.0);
    for rider in 0..road.nazgul {
        mat.sign(fate::NAZGUL, [113.0 + rider as f32 * apart, 479.0], 42.0, tints.ink);
    }
    if road.nazgul == 0 {
        mat.words([122.0, 500.0], 15.0, tints.faint, Side::From, stage.of("mat-word", "no-nazgul"));
    }
    let region = stage.name_of(road.region.as_ref());
    mat.fits([52.0, 546.0], 196.0, 16.0, (tints.ink, Side::From, true), &region);
    mat.rule([260.0, 466.0], [260.0, 544.0]);
    lasts(mat, stage, &road);
    dice(mat, stage, &road);
    stealth(mat, stage, &road);
}

/// How likely hope lasts.
fn lasts(mat: &mut Table, stage: &Stage<'_>, road: &Road) {
    let tints = mat.tints();
    let dice = || [0, 1].map(|spent| [road.dice(), spent]);
    let told = stage.odds.then(|| searches(stage.view, stage.view.hope, road.haven, &dice()));
    let keeps = told.as_ref().map_or("lasts", |(keeps, _)| keeps);
    for (at, said) in ["if", keeps].into_iter().enumerate() {
        let said = stage.of("mat-search", said);
        let y = 480.0 + at as f32 * 18.0;
        mat.fits([272.0, y], 142.0, 14.0, (tints.faint, Side::From, false), &said);
    }
    let Some((_, chances)) = told else { return };
    let names = [stage.of("mat-word", "now"), stage.count("mat-spent", "resistance", 1)];
    let columns: Vec<_> = names.into_iter().zip(chances).collect();
    for (at, (name, chance)) in columns.iter().enumerate() {
        let x = 300.0 + at as f32 * 76.0;
        let ink = if at == 0 { tints.ink } else { tints.faint };
        mat.bold([x, 524.0], 17.0, ink, Side::About, stage.percent(*chance));
        mat.fits([x, 543.0], 84.0, 13.0, (tints.faint, Side::About, false), name);
    }
}

/// Who searches him.
pub(super) fn searchers(stage: &Stage<'_>, road: &Road) -> String {
    let facts = [("nazgul", road.nazgul.into()), ("troops", road.troops.into())];
    stage.tell("mat-who-searches", &facts)
}

/// The dice that would be thrown, whose they are, and the hope that they may cost.
fn dice(mat: &mut Table, stage: &Stage<'_>, road: &Road) {
    let tints = mat.tints();
    let dice = road.dice();
    let apart = (195.0 / dice.max(1) as f32).min(39.0);
    let side = (apart - 4.0).min(35.0);
    for die in 0..dice {
        let x = 434.0 + die as f32 * apart;
        mat.face([x, 458.0], side, None, (false, Lit::Plain));
        mat.bold([x + side / 2.0, 458.0 + side * 0.69], side * 0.54, tints.on_bone, Side::About, "?");
        let (sign, ink) = road.whose(die, tints);
        mat.sign(sign, [x + side / 2.0 - 9.5, 496.0], 19.0, ink);
    }
    let said = searchers(stage, road);
    mat.fits([434.0, 533.0], 200.0, 14.5, (tints.ink, Side::From, false), &said);
    if road.known || road.place.is_none() && road.region.is_none() {
        let said = stage.of("mat-word", "of-7-dice");
        mat.fits([434.0, 551.0], 200.0, 13.0, (tints.faint, Side::From, false), &said);
    }
    if stage.odds && dice > 0 {
        bars(mat, stage, road, dice);
    }
}

/// Hope that is lost, in percent.
fn bars(mat: &mut Table, stage: &Stage<'_>, road: &Road, dice: u32) {
    let tints = mat.tints();
    let chances = harmful(&stage.view.search, dice, road.haven);
    let apart = (124.0 / (dice + 1) as f32).min(20.5);
    let left = 704.0 - apart * dice as f32 / 2.0 - 8.0;
    let highest = chances.iter().map(|chance| chance.about()).fold(0.01, f64::max);
    for (harmful, chance) in (0..).zip(chances) {
        let high = ((chance.about() / highest) as f32 * 46.0).max(1.0);
        let x = left + harmful as f32 * apart;
        let wide = apart - 4.5;
        let kills = harmful >= u32::from(stage.view.hope);
        let ink = if kills {
            tints.red
        } else if harmful == 0 {
            tints.gold
        } else {
            crate::window::widgets::look::mixed(tints.gold, tints.panel, 0.45)
        };
        mat.plate([x, 520.0 - high], [wide, high], 2.0, Paint::filled(ink));
        let middle = x + wide / 2.0;
        mat.fits([middle, 534.0], apart, 13.0, (tints.faint, Side::About, false), &harmful.to_string());
        let said = chance.of_hundred().to_string();
        mat.fits([middle, 516.0 - high], apart, 12.0, (tints.faint, Side::About, false), &said);
    }
    let said = stage.of("mat-word", "hope-lost-percent");
    mat.fits([704.0, 551.0], 136.0, 13.0, (tints.faint, Side::About, false), &said);
}

/// The other way: one Stealth, and no search.
fn stealth(mat: &mut Table, stage: &Stage<'_>, road: &Road) {
    let tints = mat.tints();
    let (corner, size) = ([774.0, 456.0], [86.0, 98.0]);
    let (Some(region), "frodo") = (&road.region, stage.said.verb()) else { return };
    mat.plate(corner, size, 8.0, Paint::filled(tints.well).edged(tints.gold, 1.2));
    mat.sign(fate::STEALTH, [798.0, 467.0], 38.0, tints.gold);
    let title = stage.of("mat-word", "one-stealth");
    mat.fits([817.0, 526.0], 78.0, 15.0, (tints.ink, Side::About, true), &title);
    let below = stage.of("mat-word", "no-search");
    mat.fits([817.0, 544.0], 78.0, 13.5, (tints.faint, Side::About, false), &below);
    mat.place(corner, size, title, in_turn(went(stage, region, road.place.clone())));
}

/// F11: where he goes is an action of his own, where it was told that he is among those who act; where nobody has said who plays
/// whom, of whoever was pressed, or else his.
pub(super) fn went(stage: &Stage<'_>, region: &str, place: Option<String>) -> Vec<C> {
    let view = stage.view;
    let actor = match &view.characters {
        Some(_) => Some(FRODO_SAM.to_owned()).filter(|frodo| view.who_act().contains(frodo)),
        None => Some(stage.actor().unwrap_or_else(|| super::actions::frodo_as(view))),
    };
    let haven = stage.tells_place(place.as_deref());
    let goes = C::Frodo { region: region.to_owned(), place };
    let acts = actor.filter(|_| view.step == Step::Actions).map(C::Act);
    std::iter::once(goes).chain(acts).chain(haven).collect()
}

/// The moment: how many shadow troops are where he goes, and whether that is a haven; by the ledger it knows.
pub(super) fn troops(mat: &mut Table, stage: &Stage<'_>, verb: &str) {
    let tints = mat.tints();
    let road = Road::of(stage);
    let haven = match (road.haven, &road.place) {
        (true, Some(_)) => "yes",
        // A region is none.
        (true, None) => "within",
        _ => "no",
    };
    let facts = [("place", road.name(stage).into()), ("haven", haven.into())];
    super::rows::head(mat, stage, &stage.tell("mat-place", &facts), "");
    let said = stage.of("mat-word", "shadow-there");
    mat.fits([910.0, 160.0], 330.0, 16.0, (tints.ink, Side::From, false), &said);
    let base = if stage.said.is_empty() { Draft::of(verb) } else { stage.said.clone() };
    for troops in 0..=TROOPS {
        let corner = [904.0 + troops as f32 * 43.2, 172.0];
        let lit = Lit::of(troops == road.troops && !road.asks(), !road.known);
        mat.key(corner, [40.0, 44.0], 20.0, &troops.to_string(), lit);
        if !road.known {
            let name = format!("{said}: {troops}");
            mat.place(corner, [40.0, 44.0], name, begins(base.with("troops", troops), road.name(stage)));
        }
    }
    super::rows::friends_there(mat, stage);
    if road.place.as_ref().is_none_or(|place| stage.may_be_haven(place)) {
        let lit = Lit::of(road.haven, true);
        let label = stage.of("mat-word", "in-haven");
        mat.deed([904.0, 228.0], [344.0, 41.0], fate::HAVEN, &label, lit);
        mat.place([904.0, 228.0], [344.0, 41.0], label.clone(), begins(base.toggled("haven"), label));
    }
}
