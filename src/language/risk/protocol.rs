//! The texts behind `=`, and those behind `!` that the page gives exactly: programs read them, and they are the same in every
//! language.

use super::commands::Question;
use super::names::setup_items;
use crate::books::{D6, Ratio};
use crate::language::{Told, Words};
use crate::risk::cards::{Adventure, Card, WILDS, best};
use crate::risk::clock::Clock;
use crate::risk::colour::Colour;
use crate::risk::command::Command;
use crate::risk::event::Event;
use crate::risk::odds::{Link, against, chain, needed};
use crate::risk::options::{Dealt, ITEMS};
use crate::risk::queries::{self, ENDS_TOLD, Turns};
use crate::risk::refusal::Refusal;
use crate::risk::reinforcements::{Reinforcements, figures};
use crate::risk::roll::{attack_dice, chances, defence_dice};
use crate::risk::score::{Counts, most_first, sides};
use crate::risk::step::{Army, Fight};
use crate::risk::view::View;

/// The text behind `=`.
pub(super) fn answer(command: &Command, events: &[&Event], view: &View) -> String {
    let phase = || view.phase_line().to_string();
    match command {
        Command::Deal => "ok".to_owned(),
        Command::Begin(_) | Command::Done | Command::Winner(_) => phase(),
        Command::Tick(_) => ticked(view),
        Command::Leaders(..)
        | Command::From(_)
        | Command::Leader(..)
        | Command::Trade(_)
        | Command::Hand(..)
        | Command::Break
        | Command::Play { .. }
        | Command::Effect { .. }
        | Command::Hunt(_) => of_first(events, view),
        // Leaders go off before a land is another's.
        Command::Own(..) => {
            let owned = events.iter().copied().filter(|event| matches!(event, Event::Owned { .. }));
            of_first(&owned.collect::<Vec<_>>(), view)
        }
        Command::Fight { .. } => view.fight().map(fight_told).unwrap_or_default(),
        Command::Roll(_) | Command::RollOnce(_) | Command::RollAll(_) => roll_answer(events, view),
        Command::Move(battalions) => format!("moved {battalions}"),
        Command::Conquer(_) => {
            let colour = view.present();
            let count = match view.options.board {
                Some(_) => view.territories(Some(colour.into())).len(),
                None => usize::from(view.marks.conquests),
            };
            format!("{colour} {count}")
        }
        Command::Fortify { .. } => "connected".to_owned(),
        Command::Draw { card, .. } => match card {
            Adventure::Event => "draw again".to_owned(),
            _ => format!("hand {}", view.player(view.present()).hand.adventure),
        },
        Command::EffectOff(number) => format!("effect {number} off"),
        Command::Ring(_) | Command::CardRing(..) => events
            .iter()
            .find_map(|event| match event {
                Event::Ring { step, moved } => {
                    let (how, name) =
                        (if *moved { "" } else { "stays " }, view.options.path().name((*step).into()));
                    Some(format!("ring {how}at {step}, {name}"))
                }
                _ => None,
            })
            .unwrap_or_else(phase),
        Command::Score { .. } => points(view),
    }
}

/// Of commands that lead to one event of their own: what that says.
fn of_first(events: &[&Event], view: &View) -> String {
    let answer = events.iter().find_map(|event| match event {
        Event::Leaders { colour, at } => Some(format!("leaders {colour} {}", at.join(" "))),
        Event::From { from: Some(from), .. } => Some(format!("from {from}")),
        Event::Owned { by, .. } => {
            let count = view.territories(*by).len();
            // Where any name is a territory, nobody knows what is nobody's.
            let by = by.map_or_else(|| "none".to_owned(), |by| by.to_string());
            Some(format!("{by} {count}"))
        }
        Event::Leader { colour, to, .. } => {
            Some(format!("leader {colour} {}", to.as_ref().map_or("off", String::as_str)))
        }
        Event::Traded { value, .. } => Some(value.to_string()),
        Event::Holds { colour, .. } => Some(hand(view, *colour)),
        Event::BrokenOff { attackers, defenders } => {
            Some(format!("broken off: {attackers} against {defenders}"))
        }
        Event::Played { colour, points, .. } => {
            Some(format!("played {points}, hand {}", view.player(*colour).hand.adventure))
        }
        Event::Effect { colour, .. } => Some(format!("until {colour}'s turn")),
        Event::Hunted { sum, .. } => Some(format!("{sum}: not found")),
        _ => None,
    });
    answer.unwrap_or_default()
}

/// How much of the set-up's list is ticked (K60).
fn ticked(view: &View) -> String {
    format!("{} of {ITEMS}", view.ticked.len())
}

/// The list of the set-up, with what is ticked, and the numbers of this game (K60).
fn setup_lines(words: &Words, view: &View) -> Vec<String> {
    let ticks = (1..=ITEMS).map(|item| if view.ticked.contains(&item) { 'x' } else { ' ' });
    let items = (1..).zip(setup_items(words, &view.options)).zip(ticks);
    items.map(|((item, told), tick): ((u8, _), _)| format!("[{tick}] {item} {told}")).collect()
}

/// K36: what trades after an elimination give, and the fewest figures for it.
pub(super) fn spoils_told(sets: u16) -> Vec<String> {
    vec![format!("sets: {sets}"), figures_told(sets)]
}

fn figures_told(battalions: u16) -> String {
    let [large, mounted, small] = figures(battalions);
    format!("figures {large} {mounted} {small}")
}

/// K6: what each threw.
pub(super) fn first_told(dice: &[(Colour, D6)]) -> String {
    dice.iter().map(|(colour, die)| format!("{colour} {die}")).collect::<Vec<_>>().join(", ")
}

/// What a roll, or several, led to.
fn roll_answer(events: &[&Event], view: &View) -> String {
    let mut lost = [0_u16; 2];
    for event in events {
        match event {
            Event::Rolled { lost: by_it, .. } => {
                lost[0] += by_it[0];
                lost[1] += by_it[1];
            }
            Event::Won { least, most } if least == most => return format!("conquered: move {least}"),
            Event::Won { least, most } => return format!("conquered: move {least} to {most}"),
            Event::Beaten { against } => return format!("beaten: 1 against {against}"),
            _ => {}
        }
    }
    let Some(fight) = view.fight() else { return String::new() };
    let (stack, defenders) = (fight.attacker.battalions, fight.defender.battalions);
    format!("attacker -{}, defender -{}: {stack} against {defenders}", lost[0], lost[1])
}

/// What each is dealt, claims and has left (K3, K4).
pub(super) fn dealt_told(dealt: &[Dealt]) -> Vec<String> {
    let told =
        |it: &Dealt| format!("{}: {} cards, {} claims, {} left", it.colour, it.cards, it.claims, it.left);
    dealt.iter().map(told).collect()
}

/// What is placed, part by part (K15).
pub(super) fn given_told(given: &Reinforcements) -> Vec<String> {
    let strongholds = given.strongholds.iter().map(|territory| format!("stronghold {territory}"));
    let territories = format!("{} territories: {}", given.territories, given.for_territories());
    let regions = given.regions.iter().map(|(region, bonus)| format!("{region}: {bonus}"));
    let sets = (given.sets > 0).then(|| format!("sets: {}", given.sets));
    let figures = figures_told(given.to_place());
    strongholds.chain([territories]).chain(regions).chain(sets).chain([figures]).collect()
}

/// `A against D`, and what their highest dice have more.
pub(super) fn fight_told(fight: &Fight) -> String {
    let bonus = |whose: &str, army: Army| match army.bonus() {
        0 => String::new(),
        bonus => format!(", {whose} +{bonus}"),
    };
    let Fight { attacker, defender, .. } = fight;
    let numbers = format!("{} against {}", attacker.battalions, defender.battalions);
    format!("{numbers}{}{}", bonus("attacker", *attacker), bonus("defender", *defender))
}

/// How many cards somebody has.
pub(super) fn hand(view: &View, colour: Colour) -> String {
    let hand = view.player(colour).hand;
    format!("{} territory, {} adventure, {} played", hand.territory, hand.adventure, hand.played)
}

/// Everybody's points, most first.
pub(super) fn points(view: &View) -> String {
    let scores = most_first(view.scores());
    let points = scores.iter().map(|score| format!("{} {}", score.colour, score.counts.points()));
    points.collect::<Vec<_>>().join(", ")
}

/// The parts of everybody's points, and of the sides'.
pub(super) fn score_lines(view: &View) -> Vec<String> {
    let line = |name: &str, counts: Counts| {
        let (points, territories, cards) = (counts.points(), counts.territories, counts.cards);
        let (strongholds, regions) = (counts.for_strongholds(), counts.regions);
        format!(
            "{name} {points}: {territories} territories, {strongholds} strongholds, {regions} regions, {cards} cards"
        )
    };
    let scores = most_first(view.scores());
    let mut sides = sides(&scores);
    if sides[1].1.points() > sides[0].1.points() {
        sides.reverse();
    }
    let players = scores.iter().map(|score| line(score.colour.name(), score.counts));
    players.chain(sides.iter().map(|(side, counts)| line(side.name(), *counts))).collect()
}

pub(super) fn asked(words: &Words, question: &Question, view: &View) -> Result<Told, Refusal> {
    let told = Told::to_table;
    let given = |given: &Reinforcements| {
        let answer = format!("{} in strongholds, {} to place", given.in_strongholds, given.to_place());
        told(given_told(given), answer)
    };
    Ok(match question {
        Question::Reinforcements => given(&queries::reinforcements(view)?),
        Question::Counted(counted) => given(&queries::counted(view, counted)?),
        Question::Set(hand) => set(hand)?.into(),
        Question::Hand(colour) => hand(view, view.colour(colour)?).into(),
        Question::Setup => told(setup_lines(words, view), ticked(view)),
        Question::Connected([one, other]) => {
            let answer = if queries::connected(view, one, other)? { "yes" } else { "no" };
            answer.to_owned().into()
        }
        Question::Clock => {
            let (clock, turns) = queries::clock(view)?;
            let answer = format!("mean {}, earliest {}", clock.mean.mean(), clock.earliest);
            told(clock_lines(&clock, &turns), answer)
        }
        Question::Score => told(score_lines(view), points(view)),
        Question::Regions => told(region_lines(view)?, "ok".to_owned()),
        Question::Odds { attacker, targets, way } => {
            let links = chain(attacker.battalions, &against(*attacker, targets), *way);
            let lines = (1..).zip(&links).map(|(at, link): (u8, _)| link_told(at, *link)).collect();
            let last = links.last().map_or(Ratio::ZERO, |link| Ratio::worked_out(link.chance));
            told(lines, last.percent())
        }
        Question::Once { attacker, defender } => once(*attacker, *defender).into(),
        Question::Need { percent, leader, targets } => {
            let attacker = Army { leader: *leader, ..Army::default() };
            let needed = needed(*percent, &against(attacker, targets));
            needed.map_or_else(|| "more than 200".to_owned(), |stack| stack.to_string()).into()
        }
    })
}

fn link_told(at: u8, Link { chance, left }: Link) -> String {
    let chance = Ratio::worked_out(chance).percent();
    let left = left.map_or_else(String::new, |left| format!(" left {}", Ratio::worked_out(left).mean()));
    format!("{at} {chance}{left}")
}

/// One roll, with all the dice that both may throw.
fn once(attacker: Army, defender: Army) -> String {
    let dice = (attack_dice(attacker.battalions), defence_dice(defender.battalions));
    let chances = chances(dice.0, dice.1, attacker.bonus() - defender.bonus());
    let losses = chances.of_losses().map(|(lost, chance)| format!("{lost}: {}", chance.fraction()));
    losses.collect::<Vec<_>>().join(", ")
}

/// The best set of a hand (K13).
fn set(hand: &[Card]) -> Result<String, Refusal> {
    if hand.iter().filter(|card| **card == Card::Wild).count() > WILDS {
        return Err(Refusal::ThirdWild);
    }
    Ok(best(hand).map_or_else(
        || "none".to_owned(),
        |(value, set)| format!("{value}: {}", set.map(Card::name).join(" ")),
    ))
}

fn clock_lines(clock: &Clock, turns: &[Turns]) -> Vec<String> {
    let nothing = Ratio::ZERO.percent();
    let turns = turns.iter().map(|Turns { colour, chances }| {
        let told = chances.iter().map(|chance| chance.percent()).take_while(|told| *told != nothing);
        format!("{colour} {}", told.collect::<Vec<_>>().join(", "))
    });
    let ends = clock.earliest..clock.earliest + ENDS_TOLD;
    turns.chain(ends.map(|end| format!("over by {end}: {}", clock.over_by(end).percent()))).collect()
}

fn region_lines(view: &View) -> Result<Vec<String>, Refusal> {
    let line = |share: &queries::Share| {
        let missing = share.missing.iter().map(|(name, holder)| format!("{name} {holder}"));
        let missing: Vec<String> = missing.collect();
        let behind =
            if missing.is_empty() { String::new() } else { format!(", missing {}", missing.join(" ")) };
        format!("{} {} of {} {}{behind}", share.region, share.held, share.of, share.colour)
    };
    Ok(queries::shares(view)?.iter().map(line).collect())
}
