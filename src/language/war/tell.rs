//! What queries tell.

use super::WarQuery;
use super::asked::{Climbing, Conditions, Hunted};
use super::protocol::{
    boxed, counter, guide, hand, hosts, of_climb, of_hunt, outcome, owed, reserve, rings, score, standing,
    ticked,
};
use super::set_up;
use crate::books::{Ratio, Refusal, View};
use crate::language::{Told, Words};
use crate::war::battle::{Kind, TARGET};
use crate::war::carried::{Carried, Host};
use crate::war::command::Fought;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use crate::war::odds::{self, Allocated, Climb, Climbed, Fight, Move, Outcome};
use crate::war::people::Companion;
use crate::war::tile::Cup;
use crate::war::view::Step;
use crate::war::{War, WarRefusal, WarView, phase_line};
use strum::IntoEnumIterator;

/// What a query tells.
///
/// # Errors
///
/// Why it has no answer now.
pub fn told(words: &Words, query: &WarQuery, books: &View<War>) -> Result<Told, WarRefusal> {
    let view = &books.own;
    Ok(match query {
        WarQuery::OddsHunt(asked) => of_hunt(&hunted(asked, view)?).into(),
        WarQuery::OddsMordor(asked) => of_climb(&climbed(asked, view)).into(),
        WarQuery::OddsAllocate(asked) => allocated(*asked, view)?,
        WarQuery::OddsBattle { sides, kind } => outcome(&ends(*sides, *kind, view)?).into(),
        WarQuery::OddsRound { fought, kind, round } => rounds(fought, *kind, *round, view)?,
        WarQuery::Battle => battle(view),
        WarQuery::Fellowship => fellowship(view).into(),
        WarQuery::Company => company(view).into(),
        WarQuery::Pool => pool(view),
        WarQuery::Box => boxed(view).into(),
        WarQuery::Nations => {
            Told::to_table(Nation::iter().map(|nation| standing(view, nation)).collect(), "ok".to_owned())
        }
        WarQuery::Score => score(view).into(),
        WarQuery::Rings => rings(view).into(),
        WarQuery::Hand(_) if !view.options.cards => return Err(WarRefusal::CardsOff),
        WarQuery::Hand(side) => hand(view, *side).into(),
        WarQuery::SetUp => {
            Told::to_table(set_up::listed(words, view, books.books.draws_by_hand()), ticked(view))
        }
        WarQuery::Reserve(_) if !view.options.figures => return Err(WarRefusal::FiguresOff),
        WarQuery::Reserve(nation) => reserve(view, *nation).into(),
        WarQuery::Parked => parked(view),
    })
}

/// `progress N, hidden, at REGION`, or `mordor N, hidden`.
pub fn fellowship(view: &WarView) -> String {
    match view.mordor {
        Some(step) => format!("mordor {step}, {}", counter(view)),
        None => format!("progress {}, {}, at {}", view.progress, counter(view), view.at),
    }
}

/// The Guide first.
pub fn company(view: &WarView) -> String {
    let names: Vec<&str> = view.company().into_iter().map(Companion::name).collect();
    if names.is_empty() { guide(None).to_owned() } else { names.join(" ") }
}

fn pool(view: &WarView) -> Told {
    let cup = &view.cup;
    let told = cup.lies().map(|(name, heap)| format!("{name} {heap}")).collect();
    Told::to_table(told, format!("pool {}", cup.pool.len()))
}

/// W63.
pub(super) fn hunted(asked: &Hunted, view: &WarView) -> Result<odds::Hunted, WarRefusal> {
    let [free, shadow] = view.boxed;
    let (level, bonus) = (asked.level.unwrap_or(shadow), asked.bonus.unwrap_or(free));
    let gollum = view.guide.is_none();
    if view.mordor.is_some() {
        if asked.moves.is_some_and(|moves| moves > 1) {
            return Err(WarRefusal::OddsNotInMordor);
        }
        return Ok(odds::tile_in_mordor(&view.cup, level.saturating_add(bonus), gollum));
    }
    let conditions = asked.conditions.count(view.is_at_shadow_stronghold());
    let moves = asked.moves.unwrap_or(1);
    Ok(odds::moves(&view.cup, Move { level, bonus, conditions, gollum, moves }))
}

/// W64.
pub(super) fn climbed(asked: &Climbing, view: &WarView) -> Climbed {
    let (cup, from) = climbing(asked, view);
    odds::climb(&cup, from)
}

/// The cup of a climb, and what it begins with.
fn climbing(asked: &Climbing, view: &WarView) -> (Cup, Climb) {
    let mut cup = view.cup;
    if view.mordor.is_none() {
        cup.enter_mordor();
    }
    let from = Climb {
        step: view.mordor.unwrap_or_default(),
        corruption: asked.corruption.unwrap_or(view.corruption),
        revealed: view.revealed,
        gollum: asked.gollum || view.guide.is_none(),
        eye: asked.eye.unwrap_or(view.in_the_box().max(1)),
        spare: asked.spare.unwrap_or_default(),
    };
    (cup, from)
}

/// What is known before an allocation, where one is due.
fn allocation(conditions: Conditions, view: &WarView) -> Result<Allocated, WarRefusal> {
    if view.hunt.is_some() || !matches!(view.step, Step::Fellowship | Step::Allocation) {
        let step = "fellowship, allocation".to_owned();
        return Err(Refusal::OutOfStep { step, now: phase_line(view).to_string() }.into());
    }
    Ok(Allocated {
        range: view.allocation(),
        pool: view.pools[1],
        in_box: view.boxed[1],
        conditions: conditions.count(view.is_at_shadow_stronghold()),
        gollum: view.guide.is_none(),
        mordor: view.mordor.is_some(),
    })
}

/// W72: what each allocation would mean.
pub fn allocations(conditions: Conditions, view: &WarView) -> Result<Vec<(u8, odds::Hunted)>, WarRefusal> {
    Ok(odds::allocations(&view.cup, allocation(conditions, view)?))
}

fn allocated(conditions: Conditions, view: &WarView) -> Result<Told, WarRefusal> {
    let found = allocations(conditions, view)?;
    let told = found.iter().map(|(laid, found)| format!("{laid}: {}", of_hunt(found))).collect();
    Ok(Told::to_table(told, "ok".to_owned()))
}

/// W73: what stands, by the proposal where something is owed.
fn carried(view: &WarView) -> Result<&Carried, WarRefusal> {
    let battle = view.battle.as_ref().ok_or(WarRefusal::NoBattle)?;
    battle.carried.as_ref().ok_or(WarRefusal::NothingStands)
}

/// W71: how a battle of these ends, or the one that is carried.
pub(super) fn ends(
    sides: Option<[Fight; 2]>,
    kind: Option<Kind>,
    view: &WarView,
) -> Result<Outcome, WarRefusal> {
    if let Some([attacker, defender]) = sides {
        return Ok(odds::fight(kind.unwrap_or_default(), attacker, defender));
    }
    let carried = carried(view)?;
    let [mut attacker, defender] = carried.proposed.each_ref().map(Fight::of);
    if !attacker.stands() || !defender.stands() {
        return Ok(Outcome::ended(attacker.stands(), defender.stands()));
    }
    let battle = view.battle.as_ref().ok_or(WarRefusal::NoBattle)?;
    let later = kind.is_none() && battle.rounds > 0;
    match kind.unwrap_or(battle.kind) {
        Kind::City if later => Ok(odds::fight(Kind::Field, attacker, defender)),
        Kind::Siege if later && attacker.elites == 0 => Ok(Outcome::ended(true, true)),
        Kind::Siege if later => {
            (attacker.regulars, attacker.elites) = (attacker.regulars + 1, attacker.elites - 1);
            Ok(odds::fight(Kind::Siege, attacker, defender))
        }
        kind => Ok(odds::fight(kind, attacker, defender)),
    }
}

/// W73: `battle` alone.
fn battle(view: &WarView) -> Told {
    let Some(battle) = &view.battle else { return "no battle".to_owned().into() };
    let mut told = Vec::new();
    if let Some(carried) = &battle.carried {
        told.push(hosts("standing", &carried.stands));
        if carried.is_owed() {
            told.extend([owed(carried.owed), hosts("proposed", &carried.proposed)]);
        }
    }
    Told::to_table(told, format!("battle {}, round {}", battle.kind.name(), battle.rounds.saturating_add(1)))
}

/// W65: the chances of each side's hits, and their means.
pub(super) fn round(
    fought: &Fought,
    kind: Option<Kind>,
    round: Option<u8>,
    view: &WarView,
) -> Result<([Vec<Ratio>; 2], [Ratio; 2]), WarRefusal> {
    let mut sides = match fought.sides {
        Some(sides) => sides,
        None => carried(view)?.proposed.each_ref().map(Host::army),
    };
    for (army, added) in sides.iter_mut().zip(fought.added) {
        army.added = added;
    }
    let battle = view.battle.as_ref();
    let kind = kind.or(battle.map(|battle| battle.kind)).unwrap_or_default();
    let round = round.or(battle.map(|battle| battle.rounds.saturating_add(1))).unwrap_or(1);
    let chances = [odds::round(&sides[0], kind.attackers_target(round)), odds::round(&sides[1], TARGET)];
    let means = chances.each_ref().map(|chances| {
        (0..).zip(chances).map(|(hits, chance): (i64, &Ratio)| Ratio::whole(hits) * *chance).sum()
    });
    Ok((chances, means))
}

fn rounds(
    fought: &Fought,
    kind: Option<Kind>,
    of_round: Option<u8>,
    view: &WarView,
) -> Result<Told, WarRefusal> {
    let (chances, [attacker, defender]) = round(fought, kind, of_round, view)?;
    let told = |side: usize, word: &str| {
        let each = (0..)
            .zip(&chances[side])
            .map(|(hits, chance): (u8, &Ratio)| format!("{hits}: {}", chance.percent()));
        format!("{word} {}", each.collect::<Vec<_>>().join(", "))
    };
    let answer = format!("attacker {}, defender {}", attacker.mean(), defender.mean());
    Ok(Told::to_table(vec![told(0, "attacker"), told(1, "defender")], answer))
}

/// W67.
pub(super) fn parked(view: &WarView) -> Told {
    let there = view.parked.iter().map(|parked| {
        let mut line = parked.region.clone();
        for (nation, figures) in &parked.figures {
            line += &format!(" {} {figures}", nation.name());
        }
        if let Some(text) = &parked.text {
            line += &format!(": {text}");
        }
        line
    });
    let not_so = not_as_counted(view);
    let not_so =
        not_so.into_iter().map(|(nation, word, figures)| format!("{} {word} {figures}", nation.name()));
    Told::to_table(there.chain(not_so).collect(), format!("{} places", view.parked.len()))
}

/// What of a nation is missing in what was packed up, or too much, once figures were told and where they are counted.
pub(super) fn not_as_counted(view: &WarView) -> Vec<(Nation, &'static str, Figures)> {
    let packed = || view.parked.iter().flat_map(|parked| &parked.figures);
    if !view.options.figures || packed().next().is_none() {
        return Vec::new();
    }
    let of = |nation: Nation| {
        let board = view.figures[nation as usize].on_board(nation);
        let theirs = packed().filter(|(of, _)| *of == nation);
        let sum = theirs.fold(Figures::default(), |sum, (_, figures)| sum.plus(*figures));
        [(nation, "missing", board.less(sum)), (nation, "too many", sum.less(board))]
    };
    Nation::iter().flat_map(of).filter(|(_, _, figures)| !figures.is_none()).collect()
}

/// Each allocation where one is due, else one move, two and so on one after the other: `most` of them.
pub fn next_moves(view: &WarView, most: u8) -> Vec<(u8, odds::Hunted)> {
    if let Ok(known) = allocation(Conditions::default(), view) {
        return odds::allocations(&view.cup, known);
    }
    // In Mordor no more than one is foretold.
    let most = if view.mordor.is_some() { 1 } else { most };
    let after = |moves| hunted(&Hunted { moves: Some(moves), ..Hunted::default() }, view);
    (1..=most).filter_map(|moves| Some((moves, after(moves).ok()?))).collect()
}

/// How the carried battle ends, if one is.
pub fn battle_ends(view: &WarView) -> Option<Outcome> {
    ends(None, None, view).ok()
}

/// How the climb is foretold: on what, and what it comes to where the Ring bears all damage.
pub struct Foretold {
    /// What every Eye deals; before the Action dice are rolled at the least.
    pub eye: u8,
    /// Whether the dice that are rolled may still show Eyes.
    pub is_rolled: bool,
    pub climbed: Climbed,
}

/// W64, with every Eye dealing what lies in the box now; before the roll what will, each number as likely as it is.
pub fn the_climb(view: &WarView) -> Foretold {
    let [free, shadow] = view.lie_boxed();
    // W8: so many are laid at the least; in the draw it is seen first what comes back.
    let (laid, dice) = match view.step {
        Step::Setup | Step::Draw => (u8::from(view.boxed[0] > 0), view.pools_due()[1]),
        Step::Fellowship | Step::Allocation => (view.allocation().0, view.to_roll()[1]),
        Step::Roll => (0, view.to_roll()[1]),
        Step::Actions | Step::Over { .. } => {
            let climbed = climbed(&Climbing::default(), view);
            return Foretold { eye: view.in_the_box().max(1), is_rolled: true, climbed };
        }
    };
    let eye = free.saturating_add(shadow).saturating_add(laid);
    let (cup, from) = climbing(&Climbing { eye: Some(eye), ..Climbing::default() }, view);
    let climbed = odds::climb_before(&cup, from, dice.saturating_sub(laid));
    Foretold { eye, is_rolled: false, climbed }
}
