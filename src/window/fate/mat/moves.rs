//! Troops that the ledger counts go from a place to another (F60): where from and where to is pressed on the board, and who goes.

use super::stage::{HAVEN, MOVES, Stage, army_sign, begins};
use super::{Table, rows};
use crate::fate::FateCommand as C;
use crate::fate::box_file::Troops;
use crate::fate::terms::Army;
use crate::language::fate::draft::Draft;
use crate::language::fate::{army_called, moved};
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{Lit, signs::fate};

/// The shadow's troops, among the armies.
const SHADOW: &str = "shadow";
/// So many of an army are offered.
const MOST: u32 = 9;

/// What is pressed of it so far.
pub(super) struct Moving {
    pub from: Option<String>,
    pub to: Option<String>,
    /// Whose they are; the shadow's without an army. Where one side alone stands there, that.
    whose: Option<Option<Army>>,
    count: u32,
    /// Who stands where they go from.
    stand: Vec<(Option<Army>, u32)>,
}

impl Moving {
    pub fn of(stage: &Stage<'_>) -> Self {
        let there = stage.places();
        let is_place = |word: &&str| there.contains(*word);
        let mut places = stage.said.plain().filter(is_place).map(str::to_owned);
        let (from, to) = (places.next(), places.next());
        // As it is typed, whose they are and how many stand before the places.
        let mut before = stage.said.plain().take_while(|word| !is_place(word));
        let army = stage.said.told("army").or_else(|| before.next());
        let told = army.and_then(|army| match army {
            SHADOW => Some(None),
            army => army.parse().ok().map(Some),
        });
        let number = stage.said.number("count").or_else(|| before.next()?.parse().ok());
        let stand = from.as_ref().map(|from| stand(&stage.view.troops_at(from))).unwrap_or_default();
        let alone = match &stand[..] {
            [(whose, _)] => Some(*whose),
            _ => None,
        };
        let whose = told.or(alone);
        let mut moving = Self { from, to, whose, count: 1, stand };
        moving.count = number.unwrap_or(1).clamp(1, moving.most().max(1));
        moving
    }

    /// The same, of others or so many.
    fn with(&self, whose: Option<Option<Army>>, count: u32) -> Draft {
        draft([&self.from, &self.to].map(Option::as_deref), whose, count)
    }

    /// How many of an army stand there.
    fn stand(&self, whose: Option<Army>) -> u32 {
        self.stand.iter().find(|(other, _)| *other == whose).map_or(0, |(_, count)| *count)
    }

    /// How many can go.
    fn most(&self) -> u32 {
        self.whose.map_or(0, |whose| self.stand(whose))
    }
}

/// The command: from where and to where, whose, and how many.
fn draft(ends: [Option<&str>; 2], whose: Option<Option<Army>>, count: u32) -> Draft {
    let moves = ends.into_iter().flatten().fold(Draft::of(MOVES), Draft::and);
    let moves = match whose {
        Some(whose) => moves.with("army", whose.map_or(SHADOW.to_owned(), |army| army.to_string())),
        None => moves,
    };
    if count > 1 { moves.with("count", count) } else { moves }
}

/// Who stands among these: whose, and how many.
fn stand(troops: &Troops) -> Vec<(Option<Army>, u32)> {
    let of = |army: Army| (Some(army), u32::from(troops.friendly.get(&army).copied().unwrap_or_default()));
    let all = Army::ALL.into_iter().map(of).chain([(None, u32::from(troops.shadow))]);
    all.filter(|(_, count)| *count > 0).collect()
}

/// Whether it is known from where they go, and not who does.
pub(super) fn asks_who(stage: &Stage<'_>) -> bool {
    let moving = Moving::of(stage);
    moving.from.is_some() && moving.whose.is_none()
}

/// What a press on a place gives: where from, if anybody stands there, then where to.
pub(super) fn pressed(stage: &Stage<'_>, place: &str) -> Option<Wish> {
    let moving = Moving::of(stage);
    let draft = match (&moving.from, &moving.to) {
        // The same once more begins anew.
        (Some(from), _) if from == place => Draft::of(MOVES),
        (Some(from), _) => draft([Some(from), Some(place)], moving.whose, moving.count),
        (None, _) if stand(&stage.view.troops_at(place)).is_empty() => return None,
        (None, _) => Draft::of(MOVES).and(place),
    };
    Some(begins(draft, stage.of("mat-word", "troops-move")))
}

/// The moment: whose troops go, and how many of them.
pub(super) fn who(mat: &mut Table, stage: &Stage<'_>) {
    let moving = Moving::of(stage);
    rows::head(mat, stage, &stage.of("mat-title", "movers"), "");
    for (at, whose) in Army::ALL.into_iter().map(Some).chain([None]).enumerate() {
        let corner = [904.0 + (at % 2) as f32 * 176.0, 142.0 + (at / 2) as f32 * 47.0];
        let count = moving.stand(whose);
        let name = army_called(stage.words, whose);
        let lit = Lit::of(count > 0 && moving.whose == Some(whose), count > 0);
        mat.deed(corner, [168.0, 41.0], whose.map_or(fate::TROOP_SHADOW, army_sign), &name, lit);
        if count > 0 {
            // Another army has another number.
            let draft = moving.with(Some(whose), 1);
            mat.place(corner, [168.0, 41.0], name, begins(draft, stage.of("mat-word", "troops-move")));
        }
    }
    let most = moving.most();
    let apart = 344.0 / most.clamp(1, MOST) as f32;
    for count in 1..=most.min(MOST) {
        let (corner, size) = ([904.0 + (count - 1) as f32 * apart, 285.0], [apart - 4.0, 34.0]);
        let lit = if count == moving.count { Lit::Ringed } else { Lit::Plain };
        mat.key(corner, size, 18.0, &count.to_string(), lit);
        if count != moving.count {
            let draft = moving.with(moving.whose, count);
            let name = format!("{}: {count}", stage.of("mat-title", "movers"));
            mat.place(corner, size, name, begins(draft, stage.of("mat-word", "troops-move")));
        }
    }
}

/// What is missing; or they go.
pub(super) fn gold(stage: &Stage<'_>) -> Vec<Choice> {
    let moving = Moving::of(stage);
    let Some(from) = moving.from else { return stage.asks("leave") };
    let Some(army) = moving.whose else { return stage.asks("movers") };
    let Some(to) = moving.to else { return stage.asks("to") };
    let label = moved(stage.words, army, moving.count, [&from, &to]);
    let fall = [(&from, false), (&to, true)].into_iter().filter(|(place, comes)| {
        let mut troops = stage.view.troops_at(place);
        let count = moving.count as u8;
        let stands = match army {
            None => &mut troops.shadow,
            Some(army) => troops.friendly.entry(army).or_default(),
        };
        *stands = if *comes { stands.saturating_add(count) } else { stands.saturating_sub(count) };
        // F60, F33.
        stage.view.is_haven(place) && troops.shadow > 0 && troops.friends() == 0
    });
    let fall = fall.count() as u32;
    let (costs, sign) = match fall {
        0 => (None, army.map_or(fate::TROOP_SHADOW, army_sign)),
        _ => (Some(stage.costs(HAVEN * fall)), fate::FALLEN),
    };
    let moved = Choice::give(label, C::Move { army, count: moving.count, from, to }).with_sign(sign).due();
    vec![Choice { chance: costs, ..moved }]
}
