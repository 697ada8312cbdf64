//! What events tell the table, and what is told when somebody asks.

use super::commands::Question;
use crate::books::{D6, Ratio};
use crate::language::{Ear, Told, Words};
use crate::risk::cards::{Adventure, Card, best};
use crate::risk::clock::Clock;
use crate::risk::colour::Colour;
use crate::risk::event::Event;
use crate::risk::odds::{Link, Target, chain, needed};
use crate::risk::queries::{self, ENDS_TOLD, Turns};
use crate::risk::refusal::Refusal;
use crate::risk::reinforcements::{Reinforcements, figures};
use crate::risk::roll::{attack_dice, chances, defence_dice};
use crate::risk::score::{Counts, most_first, sides};
use crate::risk::step::{Army, At, Fight, Step};
use crate::risk::view::View;

/// What an event tells, a line each. Those that the page gives exactly are the same in every language.
pub(super) fn told(words: &Words, event: &Event) -> Vec<String> {
    let say = |name: &str, facts: &[_]| vec![words.say(name, facts)];
    match event {
        Event::Dealt { dealt } => dealt
            .iter()
            .map(|it| format!("{}: {} cards, {} claims, {} left", it.colour, it.cards, it.claims, it.left))
            .collect(),
        Event::Leader { colour, from: Some(from), to: None } => {
            say("told-leader-off", &[("colour", colour.name().into()), ("territory", from.as_str().into())])
        }
        Event::Leader { colour, from: Some(_), to: Some(to) } => {
            say("told-leader-moves", &[("colour", colour.name().into()), ("territory", to.as_str().into())])
        }
        Event::Reinforced { given } => given_told(given),
        Event::Rolled { attack, defence, drawn: true, .. } => {
            vec![format!("dice {} : {}", faces(attack), faces(defence))]
        }
        Event::RingDie { die, drawn: true, .. } => vec![format!("dice {die}")],
        Event::Hunted { dice, drawn: true, .. } => vec![format!("dice {}", faces(dice))],
        Event::PutOut { colour, by } => {
            say("told-put-out", &[("colour", colour.name().into()), ("by", by.name().into())])
        }
        Event::InAgain { colour } => say("told-in-again", &[("colour", colour.name().into())]),
        Event::TerritoryCard { colour } => say("told-territory-card", &[("colour", colour.name().into())]),
        Event::Discarded { to } => vec![format!("discard to {to}")],
        Event::Drew { card: Adventure::Event, .. } => say("told-event", &[]),
        Event::Effect { colour, text } => {
            say("told-effect", &[("colour", colour.name().into()), ("text", text.as_str().into())])
        }
        Event::EffectOver { text, .. } => say("told-effect-over", &[("text", text.as_str().into())]),
        Event::Stands { at: At { step, colour, .. } } => match step {
            Step::Trade => say("told-trade", &[("colour", colour.name().into())]),
            Step::Adventure => say("told-adventure", &[("colour", colour.name().into())]),
            Step::Leader => say("told-leader", &[("colour", colour.name().into())]),
            Step::Hunt { territory, by } => {
                say("told-hunt", &[("colour", by.name().into()), ("territory", territory.as_str().into())])
            }
            Step::Conquest { .. } => say("told-conquest", &[]),
            Step::Score => say("told-score", &[]),
            _ => Vec::new(),
        },
        _ => Vec::new(),
    }
}

fn faces(dice: &[D6]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// What is placed, part by part (K15).
pub fn given_told(given: &Reinforcements) -> Vec<String> {
    let strongholds = given.strongholds.iter().map(|territory| format!("stronghold {territory}"));
    let territories = format!("{} territories: {}", given.territories, given.for_territories());
    let regions = given.regions.iter().map(|(region, bonus)| format!("{region}: {bonus}"));
    let sets = (given.sets > 0).then(|| format!("sets: {}", given.sets));
    let [large, mounted, small] = figures(given.to_place());
    let figures = format!("figures {large} {mounted} {small}");
    strongholds.chain([territories]).chain(regions).chain(sets).chain([figures]).collect()
}

/// `A against D`, and what their highest dice have more.
pub fn fight_told(fight: &Fight) -> String {
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

/// What is asked.
pub(super) fn asked(question: &Question, view: &View) -> Result<Told, Refusal> {
    let told = |lines: Vec<String>, answer: String| Told {
        lines: lines.into_iter().map(|line| (Ear::Table, line)).collect(),
        answer,
    };
    let given = |given: &Reinforcements| {
        let answer = format!("{} in strongholds, {} to place", given.in_strongholds, given.to_place());
        told(given_told(given), answer)
    };
    Ok(match question {
        Question::Reinforcements => given(&queries::reinforcements(view)?),
        Question::Counted(counted) => given(&queries::counted(view, counted)?),
        Question::Set(hand) => set(hand)?.into(),
        Question::Hand(colour) => hand(view, view.colour(colour)?).into(),
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

/// Those who are attacked, and what the highest attack die has more there: letters of the attacker go along (K29).
fn against(attacker: Army, targets: &[Army]) -> Vec<Target> {
    let net = |defender: &Army| attacker.bonus() - defender.bonus();
    targets.iter().map(|army| Target { defenders: army.battalions, net: net(army) }).collect()
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
    if hand.iter().filter(|card| **card == Card::Wild).count() > crate::risk::cards::WILDS {
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
