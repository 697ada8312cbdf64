//! What is asked, answered in a sentence for people: what stands behind `=` is for programs.

use super::commands::Question;
use super::names::{army_told, colour, score, setup_items, territory_called, territory_typed};
use super::sheet::{given_parts, hand};
use crate::books::Ratio;
use crate::language::Words;
use crate::risk::cards::best;
use crate::risk::colour::Holder;
use crate::risk::odds::{Link, TO_THE_END, Way, against, chain, needed};
use crate::risk::queries;
use crate::risk::refusal::Refusal;
use crate::risk::reinforcements::Reinforcements;
use crate::risk::roll::{attack_dice, chances, defence_dice};
use crate::risk::step::Army;
use crate::risk::view::View;

pub(crate) fn answered(words: &Words, question: &Question, view: &View) -> Result<Vec<String>, Refusal> {
    let placed = |given: &Reinforcements| {
        let count = [("count", given.to_place().into()), ("strongholds", given.in_strongholds.into())];
        std::iter::once(words.say("asked-placed", &count)).chain(given_parts(words, given)).collect()
    };
    Ok(match question {
        Question::Reinforcements => placed(&queries::reinforcements(view)?),
        Question::Counted(counted) => placed(&queries::counted(view, counted)?),
        Question::Set(hand) => vec![match best(hand) {
            Some((value, set)) => {
                let set = set.map(|card| words.say(&format!("pick-card-{}", card.name()), &[]));
                words.say("asked-set", &[("value", value.into()), ("cards", set.join(", ").into())])
            }
            None => words.say("asked-no-set", &[]),
        }],
        Question::Hand(of) => {
            vec![hand(words, view, view.colour(of)?)]
        }
        Question::Setup => {
            let done = |item: u8| if view.ticked.contains(&item) { "• " } else { "" };
            let items = (1..).zip(setup_items(words, &view.options));
            items.map(|(item, told)| format!("{}{told}", done(item))).collect()
        }
        Question::Connected([one, other]) => {
            let linked = if queries::connected(view, one, other)? { "yes" } else { "no" };
            let facts = [
                ("one", territory_typed(words, one).into()),
                ("other", territory_typed(words, other).into()),
                ("linked", linked.into()),
            ];
            vec![words.say("asked-linked", &facts)]
        }
        Question::Clock => clock(words, view)?,
        Question::Score => score(words, view),
        Question::Regions => regions(words, view)?,
        Question::Odds { attacker, targets, way } => battles(words, *attacker, targets, *way),
        Question::Once { attacker, defender } => vec![once(words, *attacker, *defender)],
        Question::Need { percent, leader, targets } => {
            let attacker = Army { leader: *leader, ..Army::default() };
            let defenders: Vec<String> = targets.iter().map(|army| army_told(*army)).collect();
            let count = needed(*percent, &against(attacker, targets));
            let facts = [
                ("count", count.map_or_else(|| "more".into(), Into::into)),
                ("percent", (*percent).into()),
                ("leader", if *leader { "yes" } else { "no" }.into()),
                ("defenders", defenders.join(", ").into()),
            ];
            vec![words.say("asked-need", &facts)]
        }
    })
}

/// A battle, or a chain: each territory with how likely it is taken, and what is left then.
fn battles(words: &Words, attacker: Army, targets: &[Army], way: Way) -> Vec<String> {
    let links = chain(attacker.battalions, &against(attacker, targets), way);
    let line = |(at, (army, Link { chance, left })): (usize, (&Army, &Link))| {
        let left = left.map_or_else(|| "none".to_owned(), |left| Ratio::worked_out(left).mean());
        let facts = [
            ("attacker", army_told(attacker).into()),
            ("defender", army_told(*army).into()),
            ("chance", Ratio::worked_out(*chance).percent().into()),
            ("left", left.into()),
        ];
        words.say(if at == 0 { "asked-odds" } else { "asked-odds-then" }, &facts)
    };
    let lines = targets.iter().zip(&links).enumerate().map(line);
    let stop = (way.stop != TO_THE_END.stop).then(|| words.say("asked-stop", &[("count", way.stop.into())]));
    let best = way.best.then(|| words.say("asked-best", &[]));
    lines.chain(stop).chain(best).collect()
}

fn once(words: &Words, attacker: Army, defender: Army) -> String {
    let [attack, defence] = [attack_dice(attacker.battalions), defence_dice(defender.battalions)];
    let chances = chances(attack, defence, attacker.bonus() - defender.bonus());
    let losses = chances.of_losses().map(|(lost, chance)| words.pair(lost.to_string(), chance.fraction()));
    let losses = losses.collect::<Vec<_>>().join(" · ");
    let facts = [("attack", attack.into()), ("defence", defence.into()), ("chances", losses.into())];
    words.say("asked-once", &facts)
}

fn clock(words: &Words, view: &View) -> Result<Vec<String>, Refusal> {
    let (clock, turns) = queries::clock(view)?;
    let facts = [("mean", clock.mean.mean().into()), ("earliest", clock.earliest.into())];
    let ends = (clock.earliest..clock.earliest + queries::ENDS_TOLD)
        .map(|end| words.pair(end.to_string(), clock.over_by(end).percent()));
    let ends = [("chances", ends.collect::<Vec<_>>().join(" · ").into())];
    let nothing = Ratio::ZERO.percent();
    let turns = turns.iter().map(|turns| {
        let told = turns.chances.iter().map(|chance| chance.percent()).take_while(|told| *told != nothing);
        let told = told.collect::<Vec<_>>().join(" · ");
        words.say("asked-turns", &[("colour", turns.colour.name().into()), ("chances", told.into())])
    });
    let first = [words.say("asked-clock", &facts), words.say("asked-over-within", &ends)];
    Ok(first.into_iter().chain(turns).collect())
}

fn regions(words: &Words, view: &View) -> Result<Vec<String>, Refusal> {
    let line = |share: &queries::Share| {
        let missing = share.missing.iter().map(|(name, holder)| {
            let holder = holder.parse::<Holder>().ok();
            let holder = match holder {
                Some(Holder::Player(of)) => colour(words, of),
                Some(Holder::Neutral) => words.say("pick-neutral", &[]),
                None => words.say("pick-nobody", &[]),
            };
            format!("{} ({holder})", territory_called(words, name))
        });
        let missing: Vec<String> = missing.collect();
        let missing = if missing.is_empty() { "none".to_owned() } else { missing.join(", ") };
        let facts = [
            ("region", territory_called(words, &share.region).into()),
            ("colour", share.colour.name().into()),
            ("held", share.held.into()),
            ("of", share.of.into()),
            ("missing", missing.into()),
        ];
        words.say("asked-region", &facts)
    };
    Ok(queries::shares(view)?.iter().map(line).collect())
}
