//! Three troops come to a place: whether friends stand there, and how many of the shadow stood there before. Or a battle is
//! told: how many stand on either side, and with how many dice.

use super::Table;
use super::place::{There, place};
use super::rows;
use super::stage::Stage;
use super::stage::begins;
use crate::books::Ratio;
use crate::fate::dice::{Field, battle};
use crate::window::pieces::{Lit, Paint, Row, Side, signs::fate};

/// Friends that are offered, and shadow troops.
const FRIENDS: u32 = 5;
const SHADOW: u32 = 7;
/// How the window remembers that more of the shadow are offered.
const MORE: &str = "more";
/// F28.
const DICE: u32 = 3;

/// Who meets whom by what is pressed, or by the ledger.
#[derive(Clone)]
pub(super) struct Meeting {
    pub place: Option<String>,
    pub region: Option<String>,
    pub haven: bool,
    pub friends: u32,
    /// Of the shadow, before anybody comes.
    pub shadow: u32,
    /// How many come.
    pub comes: u32,
    /// Whether it was said how many friends are there, or the ledger knows it.
    pub told: bool,
}

impl Meeting {
    pub fn of(stage: &Stage<'_>) -> Self {
        let view = stage.view;
        let place = stage.said_place();
        let ledger = place.as_ref().filter(|_| view.options.ledger).map(|place| view.troops_at(place));
        let troops = |key: &str| stage.said.number(key).unwrap_or_default();
        let (friends, shadow) = match &ledger {
            Some(troops) => (u32::from(troops.friends()), u32::from(troops.shadow)),
            None => (troops("friendly"), troops("shadow")),
        };
        let comes = if stage.said.verb() == "skies" { view.darkens(place.as_deref()).placed } else { 0 };
        let haven = place.as_ref().map_or_else(|| stage.said.has("haven"), |place| stage.is_haven(place));
        let told = ledger.is_some() || stage.said.number("friendly").is_some();
        Self { told, region: stage.said_region(), haven, friends, shadow, comes: comes.into(), place }
    }

    pub fn field(&self, stage: &Stage<'_>) -> Field {
        let stand = [self.friends, self.shadow + self.comes];
        stage.view.field_in(self.region.as_deref(), self.haven, stand)
    }

    /// How many dice are thrown: by a card as many as the shadow's, by an attack as the player likes.
    pub fn dice(&self, stage: &Stage<'_>) -> u32 {
        let most = self.most(stage);
        stage.said.number("dice").map_or(most, |dice| dice.clamp(1, most.max(1)))
    }

    fn most(&self, stage: &Stage<'_>) -> u32 {
        let of = if stage.said.verb() == "attack" { self.friends } else { self.shadow + self.comes };
        of.min(DICE)
    }

    pub fn name(&self, stage: &Stage<'_>) -> String {
        stage.name_of(self.place.as_ref().or(self.region.as_ref()))
    }
}

/// In hand: the place, and who is there.
pub(super) fn hand(mat: &mut Table, stage: &Stage<'_>) {
    let meeting = Meeting::of(stage);
    let may_be = meeting.place.as_ref().is_some_and(|place| stage.may_be_haven(place));
    let shadow = meeting.shadow + meeting.comes;
    let there = There {
        name: meeting.name(stage),
        haven: meeting.haven,
        may_be,
        falls: false,
        friends: [meeting.friends; 2],
        shadow: [shadow, shadow],
        came: meeting.comes,
        counted: true,
        whose: false,
    };
    place(mat, stage, &there);
}

/// The mat: friends with how likely the place falls, and shadow troops.
pub(super) fn numbers(mat: &mut Table, stage: &Stage<'_>) {
    let meeting = Meeting::of(stage);
    if stage.said.verb() == "attack" && meeting.friends > 0 && meeting.shadow > 0 {
        return attack(mat, stage, &meeting);
    }
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "friends-there"), "");
    let by_card = stage.said.verb() != "attack";
    // Without its region nobody knows whether Nazgûl are there.
    let odds = stage.odds && by_card && meeting.region.is_some();
    if odds {
        let above = stage.of("mat-word", if meeting.haven { "above-falls" } else { "above-lost" });
        mat.fits([852.0, 130.0], 280.0, 14.0, (tints.faint, Side::To, false), &above);
    }
    mat.rule([352.0, 287.0], [852.0, 287.0]);
    let ledger = stage.view.options.ledger && meeting.place.is_some();
    let least = u32::from(stage.said.verb() != "skies");
    for at in 0..=FRIENDS {
        let friends = at + least;
        let x = 352.0 + at as f32 * 84.0;
        let lit = Lit::of(friends == meeting.friends && meeting.told, !ledger);
        if odds && meeting.shadow + meeting.comes > 0 {
            let there = Meeting { friends, ..meeting.clone() };
            let falls = match friends {
                0 => Ratio::ONE,
                _ => battle(&stage.view.battle, there.most(stage), there.field(stage)).falls,
            };
            let high = (falls.about() as f32 * 102.0).max(1.5);
            let ink = if lit == Lit::Ringed {
                tints.red
            } else {
                crate::window::widgets::look::mixed(tints.red, tints.panel, 0.55)
            };
            mat.plate([x + 14.0, 284.0 - high], [48.0, high], 3.0, Paint::filled(ink));
            // Nobody has said yet that there is anything to fall.
            let said = match (friends, meeting.haven) {
                (0, true) => stage.of("mat-word", "falls"),
                _ => stage.percent(falls),
            };
            let ink = if lit == Lit::Ringed { tints.ink } else { tints.faint };
            let said_at = [x + 38.0, 277.0 - high];
            mat.fits(said_at, 76.0, 16.0, (ink, Side::About, lit == Lit::Ringed), &said);
        }
        let label = if friends == 0 { stage.of("mat-word", "nobody") } else { friends.to_string() };
        mat.key([x, 290.0], [76.0, 44.0], if friends == 0 { 17.0 } else { 22.0 }, &label, lit);
        if !ledger {
            mat.place(
                [x, 290.0],
                [76.0, 44.0],
                label.clone(),
                begins(stage.said.with("friendly", friends), meeting.name(stage)),
            );
        }
    }
    let which = if meeting.comes > 0 { "shadow-before" } else { "shadow-there" };
    let said = stage.of("mat-word", which);
    mat.fits([352.0, 370.0], 236.0, 16.0, (tints.ink, Side::From, false), &said);
    let size = [29.0, 36.0];
    let key = |at: u32| [596.0 + at as f32 * 32.4, 347.0];
    let told_more = meeting.shadow >= SHADOW + least;
    let more = stage.opened == MORE || told_more;
    for at in 0..SHADOW {
        let troops = at + least + if more { SHADOW } else { 0 };
        let lit = Lit::of(troops == meeting.shadow, !ledger);
        mat.key(key(at), size, 17.0, &troops.to_string(), lit);
        if !ledger {
            let name = format!("{said}: {troops}");
            mat.place(
                key(at),
                size,
                name.clone(),
                begins(stage.said.with("shadow", troops), meeting.name(stage)),
            );
        }
    }
    let turns = if more { "‹" } else { "…" };
    mat.key(key(SHADOW), size, 17.0, turns, Lit::of(false, !ledger));
    if !ledger {
        let wish = match told_more {
            true => begins(stage.said.without("shadow"), meeting.name(stage)),
            false => stage.opens(MORE),
        };
        mat.place(key(SHADOW), size, format!("{said}: {turns}"), wish);
    }
}

/// F28: an attack with one, two or three dice.
fn attack(mat: &mut Table, stage: &Stage<'_>, meeting: &Meeting) {
    let tints = mat.tints();
    mat.panel([332.0, 100.0], [540.0, 304.0], &stage.of("mat-title", "how-many-dice"), "");
    let most = meeting.friends.min(DICE);
    for dice in 1..=DICE {
        let y = 146.0 + (dice - 1) as f32 * 82.0;
        let lit = Lit::of(dice <= most && dice == meeting.dice(stage), dice <= most);
        let row = Row::default();
        mat.row([344.0, y], [516.0, 74.0], &row, lit);
        for die in 0..dice {
            mat.face(
                [356.0 + die as f32 * 48.0, y + 15.0],
                44.0,
                None,
                (true, if lit == Lit::Spent { Lit::Spent } else { Lit::Plain }),
            );
        }
        if dice > most {
            continue;
        }
        // Without its region nobody knows whether Nazgûl are there.
        if stage.odds && meeting.region.is_some() {
            let found = battle(&stage.view.battle, dice, meeting.field(stage));
            let columns = [
                ("clear", stage.percent(found.clear)),
                ("friends-lost", stage.words.tenths(found.lost.about())),
                (if meeting.haven { "falls" } else { "alone" }, stage.percent(found.falls)),
            ];
            for (at, (name, chance)) in columns.iter().enumerate() {
                let x = 560.0 + at as f32 * 106.0;
                mat.bold([x, y + 36.0], 21.0, tints.ink, Side::About, chance.as_str());
                let said = stage.of("mat-comes", name);
                mat.fits([x, y + 58.0], 104.0, 13.5, (tints.faint, Side::About, false), &said);
            }
        }
        let name = stage.count("mat-word", "dice", dice);
        mat.place([344.0, y], [516.0, 74.0], name.clone(), begins(stage.said.with("dice", dice), name));
    }
}

/// The moment, at Skies Darken: what is due besides.
pub(super) fn due(mat: &mut Table, stage: &Stage<'_>) {
    let view = stage.view;
    let place = stage.said_place();
    let darkens = view.darkens(place.as_deref());
    rows::head(mat, stage, &stage.of("mat-title", "due"), "");
    let rate = view.rates.get(usize::from(darkens.space).saturating_sub(1)).copied().unwrap_or_default();
    let frodo = stage.name_of(view.frodo.as_ref());
    let facts = |of: &'static str, part: &'static str| {
        [
            ("of", of.into()),
            ("part", part.into()),
            ("space", darkens.space.into()),
            ("rate", rate.into()),
            ("frodo", frodo.clone().into()),
            ("place", place.as_ref().map_or_else(|| "none".to_owned(), |place| stage.named(place)).into()),
            ("placed", darkens.placed.into()),
            ("missing", darkens.missing.into()),
            ("left", (view.supply - darkens.placed).into()),
        ]
    };
    let rows = [
        (fate::THREAT, "threat"),
        (fate::EYE, if darkens.with_frodo { "with-frodo" } else { "eye" }),
        (fate::TROOP_SHADOW, if darkens.missing > 0 { "missing" } else { "troops" }),
    ];
    for (at, (sign, of)) in rows.into_iter().enumerate() {
        let row = Row {
            sign: Some(sign),
            title: stage.tell("mat-due", &facts(of, "title")),
            below: stage.tell("mat-due", &facts(of, "below")),
            ..Row::default()
        };
        mat.lines([894.0, 142.0 + at as f32 * 60.0], [360.0, 56.0], &row, Lit::Plain);
    }
}
