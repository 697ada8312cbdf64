//! A command as it was said, in a few words: for undo, for what was done lately, and for what the line would do.

use super::names::{army_told, territory_typed, winner_called};
use super::reader;
use crate::books::{Change, Command as Books, D6, Named as _, Throw};
use crate::language::{Meaning, Words, hear};
use crate::risk::Risk;
use crate::risk::colour::Colour;
use crate::risk::command::{CardRing, Command, Conquest, Die, HandSet, Leader, Named, Phase, Track};
use crate::risk::options::PARTS;
use crate::risk::step::{At, Winner};
use fluent_bundle::FluentValue;

/// In words where there are any, and else as it was said.
pub(super) fn deed(words: &Words, said: &str) -> String {
    match hear::<Risk>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Errand(_)) => Some(words.say("risk-name", &[])),
        Ok(Meaning::Command(Books::Own(command, _))) => told(words, &command),
        Ok(Meaning::Command(Books::Track(Track::Ring, Change::To(step)))) => {
            Some(words.say("deed-ring-at", &[("step", step.into())]))
        }
        Ok(Meaning::Command(Books::Track(Track::Ring, Change::More(by)))) => {
            Some(words.say("deed-ring-by", &[("by", format!("+{by}").into())]))
        }
        Ok(Meaning::Command(Books::Track(Track::Ring, Change::Fewer(by)))) => {
            Some(words.say("deed-ring-by", &[("by", format!("−{by}").into())]))
        }
        Ok(Meaning::Command(Books::Phase(Phase::Over { winners, .. }))) => {
            let winners: Vec<String> = winners.iter().map(|it| winner_called(words, *it)).collect();
            Some(words.say("deed-over", &[("winners", winners.join(", ").into())]))
        }
        Ok(Meaning::Command(Books::Phase(Phase::At(At { round, colour, step })))) => {
            let step = words.say("step", &[("step", step.name().into())]);
            let facts = [("round", round.into()), ("step", step.into()), ("colour", colour.name().into())];
            Some(words.say("deed-phase", &facts))
        }
        _ => None,
    }
    .unwrap_or_else(|| said.to_owned())
}

fn told(words: &Words, command: &Command) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    let place = |typed: &str| FluentValue::from(territory_typed(words, typed));
    let who = |typed: &str| {
        let known = Colour::meant(typed).map_or_else(|_| typed.to_lowercase(), |colour| colour.to_string());
        ("colour", FluentValue::from(known))
    };
    match command {
        Command::Deal => say("deed-deal", &[]),
        Command::Own(by, territories) => {
            let facts = [who(by), ("count", territories.len().into())];
            match territories.as_slice() {
                [rest] if rest.eq_ignore_ascii_case("rest") => say("deed-own-rest", &facts[..1]),
                [one] => say("deed-own-one", &[facts[0].clone(), ("territory", place(one))]),
                _ => say("deed-own", &facts),
            }
        }
        Command::Leader(by, at, what) => {
            let colour = who(by);
            match what {
                Leader::Place => say("deed-leader", &[colour, ("territory", place(at))]),
                Leader::Move(to) if to.eq_ignore_ascii_case("off") => {
                    say("deed-leader-off", &[colour, ("territory", place(at))])
                }
                Leader::Move(to) => say("deed-leader", &[colour, ("territory", place(to))]),
            }
        }
        Command::Leaders(by, at) => {
            let places: Vec<String> = at.iter().map(|name| territory_typed(words, name)).collect();
            say("deed-leaders", &[who(by), ("territories", places.join(", ").into())])
        }
        Command::Tick(item) => {
            let part = PARTS.iter().find(|(_, items)| items.contains(item)).map_or("", |(part, _)| part);
            say("deed-tick", &[("part", part.into())])
        }
        Command::Begin(None) => say("chip-begin", &[]),
        Command::Begin(Some(first)) if first.eq_ignore_ascii_case(reader::ROLL) => {
            say("deed-begin-roll", &[])
        }
        Command::Begin(Some(first)) => say("deed-begins", &[who(first)]),
        Command::Done => say("deed-done", &[]),
        Command::Trade(set) => {
            let cards = set.map(|card| words.say(&format!("pick-card-{}", card.name()), &[]));
            say("deed-trade", &[("cards", cards.join(", ").into())])
        }
        Command::Fight { places, attacker, defender } => {
            let numbers =
                [("attackers", army_told(*attacker).into()), ("defenders", army_told(*defender).into())];
            let [attackers, defenders] = numbers;
            match places {
                None => say("deed-fight", &[attackers, defenders]),
                Some([from, to]) => say(
                    "deed-fight-from",
                    &[("from", place(from)), ("territory", place(to)), attackers, defenders],
                ),
            }
        }
        Command::Roll(roll) => {
            let sides: Vec<&[D6]> = roll.sides.iter().map(Vec::as_slice).collect();
            Some(dice_told(words, &sides))
        }
        Command::RollOnce(_) => say("deed-roll-once", &[]),
        Command::RollAll(_) => say("chip-roll-all", &[]),
        Command::Break => say("deed-break", &[]),
        Command::Move(count) => say("chip-move", &[("count", (*count).into())]),
        Command::Conquer(Conquest { named: Some(Named { territory, .. }), counted: None }) => {
            say("deed-conquer", &[("territory", place(territory))])
        }
        Command::Conquer(_) => say("deed-conquer-one", &[]),
        Command::From(from) => say("deed-from", &[("territory", place(from))]),
        Command::Fortify { from, to, .. } => {
            say("deed-fortify", &[("from", place(from)), ("territory", place(to))])
        }
        Command::Draw { card, .. } => say(&format!("chip-{card}"), &[]),
        Command::Play { points, name, .. } => {
            let name = name.clone().unwrap_or_else(|| "none".to_owned());
            say("deed-play", &[("points", (*points).into()), ("name", name.into())])
        }
        Command::Ring(Die { throw, .. }) | Command::CardRing(CardRing::Die(Die { throw, .. }), _) => {
            match throw {
                Throw::Told(die) => say("deed-ring-die", &[("die", die.to_string().into())]),
                Throw::App | Throw::Unsaid(_) => say("deed-ring", &[]),
            }
        }
        Command::CardRing(CardRing::Stay, _) => say("pick-ring-stay", &[]),
        Command::CardRing(CardRing::On, _) => say("pick-ring-on", &[]),
        Command::Hunt(_) => say("deed-hunt", &[]),
        Command::Hand(of, HandSet { territory, adventure, played }) => {
            let parts = [("territory", territory), ("adventure", adventure), ("played", played)];
            let parts = parts.into_iter().filter_map(|(name, count)| {
                let count = (*count)?;
                Some(words.say(&format!("pick-hand-{name}"), &[("count", count.into())]))
            });
            say("deed-hand", &[who(of), ("hand", parts.collect::<Vec<_>>().join(", ").into())])
        }
        Command::Effect { text, .. } => say("deed-effect", &[("text", text.as_str().into())]),
        Command::EffectOff(number) => say("deed-effect-off", &[("number", (*number).into())]),
        Command::Score { colour, counted } => {
            say("deed-score", &[who(colour), ("territories", counted.territories.into())])
        }
        Command::Winner(name) => {
            let winner = Winner::called(&name.to_lowercase().replace('-', " "));
            let winner = winner.map_or_else(|| name.clone(), |winner| winner_called(words, winner));
            say("deed-winner", &[("winner", winner.into())])
        }
    }
}

/// Dice as they fell, each side's.
fn dice_told(words: &Words, sides: &[&[D6]]) -> String {
    let sides: Vec<String> = sides.iter().map(|dice| faces(dice)).collect();
    words.say("deed-roll", &[("dice", sides.join(" : ").into())])
}

pub(super) fn faces(dice: &[D6]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn what_was_done_is_told_in_words() {
        let words = Words::of_game::<Risk>(Language::En);
        for (said, told) in [
            ("begin", "Begin"),
            ("own yellow shire", "Shire: Yellow"),
            ("begin red", "Red begins"),
            ("begin roll", "The dice say who begins"),
            ("leaders red nurn moria", "The Leaders in Nurn, Moria: Red"),
            ("tick 3", "Set-up: card lands"),
            ("from shire", "From Shire"),
            ("conquer shire from buckland", "Conquered: Shire"),
            ("own red moria nurn khand", "3 territories: Red"),
            ("own black rest", "All the rest: Black"),
            ("leader yellow barad-dur", "A Leader in Barad-dûr: Yellow"),
            ("fight 8l 5s", "Attack: 8 +1 against 5 +1"),
            ("fight gap-of-rohan 8 lorien 3", "Attack: Gap of Rohan (8) on Lórien (3)"),
            ("roll 6 4 1 : 5 4", "Dice: 6 4 1 : 5 4"),
            ("roll", "A roll"),
            ("roll all", "Roll all"),
            ("move 5", "Move 5"),
            ("trade a r e", "Traded: Archer, Rider, Eagle"),
            ("draw mission", "Mission"),
            ("play 3", "A card played: 3"),
            ("ring 4", "The Ring's die: 4"),
            ("ring = 7", "The Ring stands on step 7"),
            ("phase = round 2 combat, red", "It stands at: round 2, combat, Red"),
            ("ring +1", "The Ring is set: +1"),
            ("hand red territory=3 played=7", "Red · Territory cards: 3, Points played: 7"),
            ("effect no sea invasions", "An effect: no sea invasions"),
            ("effect off 2", "Effect 2 ends"),
            ("score red 12 strongholds=2", "Counted: Red, 12 territories"),
            ("fight gap 8 lor 3", "Attack: Gap of Rohan (8) on Lórien (3)"),
            ("phase = over: red wins", "The table says: Red"),
            ("winner red", "The dice chose: Red"),
            ("winner free-peoples", "The dice chose: the Free Peoples"),
            ("riddle", "riddle"),
        ] {
            assert_eq!(deed(&words, said), told, "{said}");
        }
    }
}
