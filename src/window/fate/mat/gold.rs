//! What the gold button says and does at each moment; where something is missing it asks for it.

use super::ask::Meeting;
use super::flip::BELIEVED;
use super::moment::{Moment, NINE};
use super::stage::{HAVEN, LIST, MOVES, SHEET, Stage, army_sign, face_sign, in_turn};
use super::{card, draw, flip, moves, naming, others, place, right, set_up, travel};
use crate::books::Throw;
use crate::fate::terms::{Army, SETUP_FLIPS};
use crate::fate::{Dice, Due, Fate, FateCommand as C, For, ToldField};
use crate::language::fate::deed::called;
use crate::language::fate::draft::Draft;
use crate::language::fate::{army as army_named, muster};
use crate::language::hear;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::signs::fate;
use crate::window::play::wish::Begun;

/// The gold of this moment, or two of them.
pub(in crate::window::fate) fn gold(stage: &Stage<'_>) -> Vec<Choice> {
    let view = stage.view;
    let moment = stage.moment();
    if let Some(right) = right::gold(stage) {
        return right;
    }
    if !is_about(moment, stage.said.verb()) {
        return Vec::new();
    }
    match moment {
        _ if stage.said.verb() == "objective" => deed(stage),
        _ if stage.said.verb() == "eye" => match stage.said_region() {
            Some(region) => {
                vec![Choice::give(stage.eye_goes(&region), C::Eye(region)).with_sign(fate::EYE).due()]
            }
            None => stage.asks("eye"),
        },
        _ if stage.said.verb() == BELIEVED => flip::believed(stage),
        _ if stage.said.verb() == "amend" => amended(stage),
        _ if stage.said.verb() == "confirm" => numbers(stage),
        Moment::List => list(stage),
        Moment::Naming => naming::gold(stage),
        Moment::Begin => begin(stage),
        Moment::Actions => deed(stage),
        Moment::Travel => searches(stage, "frodo"),
        Moment::Search => searches(stage, "search"),
        Moment::Doom => {
            let troops = others::doom_troops(stage);
            let dice = view.doom_dice(view.doom_enemies(troops));
            let below = stage.of("mat-word", "five-resistance");
            vec![throws(stage, dice, [C::Doom { troops: Some(troops) }], below)]
        }
        Moment::Moves => moves::gold(stage),
        Moment::Fight => fight(stage),
        Moment::Draw => drawn(stage),
        Moment::Skies => skies(stage),
        Moment::Dice => view.dice().map(|dice| self::dice(stage, dice)).unwrap_or_default(),
        Moment::March => march(stage),
        Moment::Top => backs(stage),
        Moment::New => card::gold(stage),
        Moment::Flip => match stage.said.is_empty() {
            true => stage.asks(if stage.is_set_up() { "half" } else { "nine" }),
            false => lost(stage),
        },
        Moment::Choose => match view.due.first() {
            _ if stage.said.verb() == "nazgul" => stage.asks("goes"),
            // F20: two go, unless there is no other.
            Some(Due::Choose { options, moves: 2, .. }) if options.is_empty() => stage.asks("leaves"),
            Some(Due::Choose { options, .. }) if options.is_empty() => {
                let more = stage.of("mat-word", "one-more");
                vec![
                    Choice::give(stage.say("chip-moved"), C::Done)
                        .with_chance(more)
                        .with_sign(fate::TICK)
                        .due(),
                ]
            }
            _ => stage.asks("way"),
        },
        // F66: it is answered where it lies; what costs hope never comes to stand where something else was just pressed.
        Moment::Haven => vec![Choice::asks(stage.of("mat-title", "haven"))],
        Moment::Over if stage.said.is_empty() => {
            let next = [("who", stage.who(stage.next_seat()).into())];
            let below = stage.of("mat-word", "turn-over");
            let next = Choice::give(stage.tell("mat-turn-of", &next), C::Done);
            vec![next.with_chance(below).with_sign(fate::PLAYERS).due()]
        }
        Moment::Over => lost(stage),
        Moment::End => {
            let label = match stage.opened == SHEET {
                true => stage.of("mat-title", "hope-by-turn"),
                false => stage.of("mat-word", "sheet"),
            };
            vec![Choice::of(label, stage.opens(SHEET)).with_sign(fate::CARD).due()]
        }
    }
}

/// Whether what is begun is something of this moment; all else is of the line.
fn is_about(moment: Moment, verb: &str) -> bool {
    match verb {
        "" => true,
        "objective" => !matches!(moment, Moment::List | Moment::Naming),
        "objectives" | "characters" => moment == Moment::Naming,
        "confirm" => moment == Moment::List,
        "begin" => moment == Moment::Begin,
        "frodo" => moment == Moment::Travel,
        "act" | "travel" | "capture" | "muster" | "ring" => moment == Moment::Actions,
        "search" => matches!(moment, Moment::Actions | Moment::Search),
        "attack" | "battle" => moment == Moment::Fight,
        "doom" => moment == Moment::Doom,
        MOVES => moment == Moment::Moves,
        "draw" => moment == Moment::Draw,
        "skies" => moment == Moment::Skies,
        "nazgul" => moment == Moment::Choose,
        "turn" | "reroll" | "roll" | place::FELL => moment == Moment::Dice,
        BELIEVED => moment == Moment::Flip,
        "amend" => true,
        "eye" => !matches!(moment, Moment::List | Moment::Naming),
        "flip" => moment == Moment::New,
        "lost" => matches!(moment, Moment::Flip | Moment::Over),
        _ => false,
    }
}

/// Which numbers are printed on a marker's track: what is missing of them.
fn numbers(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(marker) = set_up::Marker::of(&stage.said) else { return Vec::new() };
    if hear::<Fate>(&String::from(stage.said.clone())).is_ok() {
        return Vec::new();
    }
    let (label, step) = match marker {
        set_up::Marker::Hope => ("another-number", "numbers-hope"),
        set_up::Marker::Threat => ("other-spaces", "numbers-threat"),
    };
    let asked = Choice::asks(stage.of("mat-word", label));
    vec![asked.with_chance(stage.tell("hint", &[("step", step.into())]))]
}

/// F2: the next item is ticked.
fn list(stage: &Stage<'_>) -> Vec<Choice> {
    // The nine cards are ticked by being turned up.
    let nine = stage.opened == LIST && stage.view.deck.flips.len() < SETUP_FLIPS;
    let Some(item) = stage.next_item().filter(|item| *item != NINE || !nine) else {
        let label = stage.of("mat-step", "nine");
        return vec![Choice::of(label, stage.opens(LIST)).with_sign(fate::TICK).due()];
    };
    let label = stage.tell("mat-stands", &[("item", item.into())]);
    let below = stage.tell("mat-ticks", &[("item", item.into())]);
    vec![Choice::give(label, C::Tick(item)).with_chance(below).with_sign(fate::TICK).due()]
}

fn begin(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(region) = set_up::begins_in(stage) else {
        return stage.asks("frodo");
    };
    let first = stage.said.number("first").unwrap_or(1);
    let facts = [("place", stage.named(&region).into()), ("who", stage.who(first as u8).into())];
    let below = stage.tell("mat-begins", &facts);
    let first = (!stage.view.is_solo()).then_some(first as u8);
    let begins = Choice::give(stage.of("mat-word", "begin"), C::Begin { frodo: region, first });
    vec![begins.with_chance(below).with_sign(fate::TICK).due()]
}

/// Dice are thrown behind this; on the table, if that is agreed.
fn throws(stage: &Stage<'_>, dice: u32, commands: impl IntoIterator<Item = C>, below: String) -> Choice {
    let label = stage.count("mat-throw", if dice == 0 { "none" } else { "dice" }, dice);
    let roll = (dice > 0 && !stage.by_hand).then_some(C::Roll(Throw::App));
    Choice::of(label, in_turn(commands.into_iter().chain(roll)))
        .with_chance(below)
        .with_sign(fate::DICE)
        .due()
}

/// A search, where Frodo goes or stands.
fn searches(stage: &Stage<'_>, verb: &str) -> Vec<Choice> {
    let road = travel::Road::of(stage);
    let Some(region) = road.region.as_ref() else {
        return stage.asks(if road.place.is_some() { "region" } else { "road" });
    };
    if road.asks() {
        return vec![Choice::asks(stage.of("mat-word", "shadow-there"))];
    }
    let haven = stage.tells_haven(road.place.as_deref());
    let search = C::Search { troops: (!road.known).then_some(road.troops), haven };
    let told = stage.tells_place(road.place.as_deref());
    let goes = stage.tell("mat-goes", &[("place", road.name(stage).into())]);
    // Whoever is taken for granted is said as well.
    let searchers = travel::searchers(stage, &road);
    let below = if verb == "frodo" { stage.words.pair(goes.clone(), searchers) } else { searchers };
    if verb != "frodo" {
        return vec![throws(stage, road.dice(), told.into_iter().chain([search]), below)];
    }
    let went = travel::went(stage, region, road.place.clone());
    match road.dice() {
        // Nobody is there who searches.
        0 => vec![
            Choice::of(goes, in_turn(went))
                .with_chance(stage.of("mat-word", "no-search"))
                .with_sign(fate::TRAVEL)
                .due(),
        ],
        dice => {
            let label = stage.count("mat-throw", "search", dice);
            vec![Choice { label, ..throws(stage, dice, went.into_iter().chain([search]), below) }]
        }
    }
}

/// What is begun among the deeds, or that they are done.
fn deed(stage: &Stage<'_>) -> Vec<Choice> {
    match stage.said.verb() {
        "act" => match stage.actor() {
            None => stage.asks("who"),
            Some(name) => {
                let label = stage.tell("deed-act", &[("name", stage.named(&name).into())]);
                vec![Choice::give(label, C::Act(name)).with_sign(fate::FIGURE).due()]
            }
        },
        "travel" => match stage.actor() {
            None => stage.asks("who"),
            Some(name) => {
                let label = stage.tell("mat-travels", &[("name", stage.named(&name).into())]);
                let below = stage.of("mat-word", "frodo-alone");
                vec![Choice::give(label, C::Act(name)).with_chance(below).with_sign(fate::TRAVEL).due()]
            }
        },
        "capture" => match (stage.said_place(), stage.said_region()) {
            (None, _) => stage.asks("stronghold"),
            (Some(_), None) => stage.asks("region"),
            (Some(place), Some(region)) => {
                let label = stage.tell("deed-capture", &[("place", stage.named(&place).into())]);
                let valor = if stage.view.eye == region { "three-valor-there" } else { "three-valor" };
                let below = stage.of("mat-word", valor);
                let capture = Choice::of(label, in_turn(acts(stage).chain([C::Capture { region, place }])));
                vec![capture.with_chance(below).with_sign(fate::CAPTURE).due()]
            }
        },
        "muster" => match super::actions::mustered(stage) {
            None if stage.view.options.ledger && stage.said_place().is_none() => stage.asks("muster"),
            None => stage.asks("army"),
            Some(army) => {
                let label = muster(stage.words, army);
                let acts = acts(stage).map(Into::into).chain([super::actions::musters(stage, army)]);
                let place = stage.said_place().map(|place| stage.named(&place));
                let muster = Choice::of(label, in_turn(acts)).with_sign(army_sign(army)).due();
                vec![Choice { chance: place, ..muster }]
            }
        },
        "objective" => match stage.said.plain().next() {
            None => stage.asks("medallion"),
            Some(name) => {
                let open = stage.said.has("open");
                let facts =
                    [("done", if open { "no" } else { "yes" }.into()), ("name", stage.named(name).into())];
                let objective = C::Objective { name: name.to_owned(), done: !open };
                vec![
                    Choice::of(
                        stage.tell("deed-objective", &facts),
                        in_turn(acts(stage).filter(|_| !open).chain([objective])),
                    )
                    .with_sign(fate::OBJECTIVE)
                    .due(),
                ]
            }
        },
        "ring" => {
            let dice = stage.view.search_dice(0);
            let with_frodo = stage.view.frodo.as_ref() == Some(&stage.view.eye);
            let costs = if with_frodo { "ring-costs-there" } else { "ring-costs" };
            let there = stage.view.frodo_place.as_deref();
            let ring = C::Ring { haven: stage.tells_haven(there) };
            if let Some(ends) = stage.ends(1) {
                let label = stage.of("mat-deed", "ring");
                return vec![Choice::give(label, ring).with_chance(ends).with_sign(fate::RING).due()];
            }
            let below = stage.of("mat-word", costs);
            let ring = throws(stage, dice, stage.tells_place(there).into_iter().chain([ring]), below);
            let label = if dice == 0 { stage.of("mat-deed", "ring") } else { ring.label.clone() };
            vec![Choice { label, ..ring }]
        }
        "search" => searches(stage, "search"),
        "" => {
            let below = stage.say("mat-player-cards");
            let done = Choice::give(stage.say("mat-actions-done"), C::Done);
            vec![done.with_chance(below).with_sign(fate::TICK).due()]
        }
        _ => Vec::new(),
    }
}

/// An attack, or a battle by a card.
fn fight(stage: &Stage<'_>) -> Vec<Choice> {
    let meeting = Meeting::of(stage);
    let Some(region) = &meeting.region else {
        return stage.asks(if meeting.place.is_none() { "battlefield" } else { "region" });
    };
    let ledger = stage.view.options.ledger && meeting.place.is_some();
    match (meeting.friends, meeting.shadow) {
        (_, 0) if ledger => return stage.asks("no-shadow"),
        (0, _) if ledger => return stage.asks("no-friends"),
        (0, _) | (_, 0) => return stage.asks("both-sides"),
        _ => {}
    }
    let mut below = meets(stage, &meeting);
    // F17.
    if stage.said.verb() == "attack" && stage.view.eye != *region {
        below = format!("{below}. {}", stage.eye_goes(region));
    }
    let (region, place, field) = (region.clone(), meeting.place.clone(), told(stage, &meeting, !ledger));
    let dice = meeting.dice(stage);
    let command = match stage.said.verb() {
        "attack" => C::Attack { region, place, field, dice: Some(dice) },
        _ => C::Battle { region, place, field },
    };
    let place = stage.tells_place(meeting.place.as_deref());
    vec![throws(stage, dice, acts(stage).chain(place).chain([command]), below)]
}

/// F11: the action of whoever was pressed to act, before what is done by it.
fn acts(stage: &Stage<'_>) -> impl Iterator<Item = C> {
    stage.actor().map(C::Act).into_iter()
}

/// Who stands there, as far as nobody knows it.
fn told(stage: &Stage<'_>, meeting: &Meeting, counted: bool) -> ToldField {
    let count = |count: u32| counted.then_some(count);
    ToldField {
        friendly: count(meeting.friends),
        shadow: count(meeting.shadow),
        haven: stage.tells_haven(meeting.place.as_deref()),
    }
}

fn meets(stage: &Stage<'_>, meeting: &Meeting) -> String {
    let facts = [
        ("friends", meeting.friends.into()),
        ("shadow", (meeting.shadow + meeting.comes).into()),
        ("place", meeting.name(stage).into()),
    ];
    stage.tell("mat-meet", &facts)
}

fn drawn(stage: &Stage<'_>) -> Vec<Choice> {
    if stage.view.options.names {
        let told: Vec<&str> = stage.said.plain().filter(|_| stage.said.verb() == "draw").collect();
        if told.len() < stage.view.stacks.next() as usize {
            return stage.asks("cards");
        }
        let label = stage.say("mat-player-cards");
        return vec![Choice::say(label, stage.said.clone()).with_sign(fate::CARD).due()];
    }
    let Some((which, command)) = draw::commands(stage).into_iter().next() else { return Vec::new() };
    let label = stage.of("mat-drawn", which);
    let drawn = Choice::give(label, command).with_sign(fate::CARD).due();
    // F12: cards that are missing cost hope.
    let missing = 2u32.saturating_sub(stage.view.stacks.next());
    let ends = stage.ends(missing).filter(|_| missing > 0);
    vec![Choice { chance: ends, ..drawn }]
}

/// F37: who meets whom at the place, or nobody.
fn skies(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(place) = stage.said_place() else {
        return stage.asks("skies");
    };
    let meeting = Meeting::of(stage);
    let field = told(stage, &meeting, !stage.view.options.ledger);
    // F36, F37: hope that the card takes before anybody meets.
    let card = card_takes(stage, &place);
    // Who is there is said before anything falls for want of friends; a game that the card ends has no need of it.
    if !meeting.told && stage.ends(card).is_none() {
        return stage.asks("friends");
    }
    if meeting.friends == 0 || meeting.shadow + meeting.comes == 0 {
        let facts = [("place", stage.named(&place).into())];
        let alone = |haven| {
            let shadow = field.shadow.filter(|count| *count > 0);
            let place = place.clone();
            C::Skies { place, region: None, field: ToldField { friendly: None, shadow, haven } }
        };
        let label = stage.tell("mat-troops-to", &facts);
        let (below, sign) = match (meeting.haven, meeting.shadow + meeting.comes) {
            (_, 0) => (stage.of("mat-word", "no-troop-comes"), fate::TROOP_SHADOW),
            (true, _) => (stage.costs(card + HAVEN), fate::FALLEN),
            // F66: it is asked and answered by one press.
            _ if stage.may_be_haven(&place) && stage.ends(card).is_none() => {
                let stood = [alone(false), C::Holds(vec![place.clone()])];
                let stood = Choice::of(stage.of("mat-haven", "stood"), in_turn(stood));
                let stood = stood.with_chance(stage.of("mat-word", "stand-there"));
                let falls = Choice::give(stage.of("mat-haven", "falls"), alone(true));
                let falls = falls.with_chance(stage.costs(card + HAVEN)).with_sign(fate::FALLEN);
                return vec![stood.with_sign(fate::TROOP_SHADOW).either(), falls.either()];
            }
            _ => (stage.of("mat-word", "nobody-there"), fate::TROOP_SHADOW),
        };
        let below = stage.ends(card).unwrap_or(below);
        let told = stage.tells_place(Some(&place));
        let troops = Choice::of(label, in_turn(told.into_iter().chain([alone(field.haven)])));
        return vec![troops.with_chance(below).with_sign(sign).due()];
    }
    let known = stage.view.region_of(&place).is_some();
    let Some(region) = meeting.region.as_ref() else {
        return stage.asks("region");
    };
    let told = stage.tells_place(Some(&place));
    let skies = C::Skies { place, region: (!known).then(|| region.clone()), field };
    let commands = told.into_iter().chain([skies]);
    // No dice are thrown once the card has taken the last hope.
    if let Some(ends) = stage.ends(card) {
        let label = stage.tell("mat-troops-to", &[("place", meeting.name(stage).into())]);
        let ends = Choice::of(label, in_turn(commands)).with_chance(ends);
        return vec![ends.with_sign(fate::TROOP_SHADOW).due()];
    }
    vec![throws(stage, meeting.dice(stage), commands, meets(stage, &meeting))]
}

/// F36, F37: hope that a Skies Darken card with this place takes by the Eye and by troops that are missing.
fn card_takes(stage: &Stage<'_>, place: &str) -> u32 {
    let darkens = stage.view.darkens(Some(place));
    u32::from(darkens.missing) + if darkens.with_frodo { 2 } else { 0 }
}

/// Dice that lie there, or are to be thrown.
fn dice(stage: &Stage<'_>, dice: &Dice) -> Vec<Choice> {
    match stage.said.verb() {
        "turn" | "reroll" => return stage.asks("face"),
        "roll" => {
            let told: Vec<String> = stage.said.plain().map(str::to_owned).collect();
            if told.len() >= dice.count as usize {
                let label = stage.count("mat-throw", "fell", dice.count);
                return vec![Choice::give(label, C::Roll(Throw::Told(told))).with_sign(fate::DICE).due()];
            }
            return stage.asks("fell");
        }
        _ => {}
    }
    let Some(faces) = &dice.faces else {
        if stage.by_hand {
            return stage.asks("fell");
        }
        let place = match dice.what {
            For::Doom => stage.say("deed-doom"),
            _ => stage.name_of(dice.name()),
        };
        let below = stage.tell("mat-dice-in", &[("place", place.into())]);
        let label = stage.count("mat-throw", "dice", dice.count);
        return vec![Choice::give(label, C::Roll(Throw::App)).with_chance(below).with_sign(fate::DICE).due()];
    };
    let effect = super::dice::effect(stage, dice);
    let hope = stage.view.hope;
    let would = super::tracks::hope_would(stage);
    let numbers = [("from", hope.into()), ("to", would.into()), ("count", effect.recalled.into())];
    if dice.what != For::Battle {
        let which = match (dice.what, effect.harm, would) {
            (For::Doom, _, 1..) => "won",
            (.., 0) => "gone",
            (_, 0, _) => "stays",
            _ => "falls",
        };
        let said = |name: &str| {
            let facts: Vec<_> = numbers.iter().cloned().chain([("of", which.into())]).collect();
            stage.tell(name, &facts)
        };
        let below = said("mat-hope-then");
        let sign = if effect.harm > 0 { fate::LAMP_OUT } else { fate::LAMP };
        return vec![
            Choice::give(said("mat-hope"), C::Accept(Vec::new())).with_chance(below).with_sign(sign).due(),
        ];
    }
    let name = dice.name().map_or("", String::as_str);
    let which = if effect.falls { "falls" } else { "stands" };
    let facts = [
        ("of", which.into()),
        ("place", stage.named(name).into()),
        ("friends", effect.friendly.into()),
        ("shadow", effect.shadow.into()),
        ("from", hope.into()),
        ("to", would.into()),
    ];
    // F65: whose fell is known by the place, or asked.
    let fell = dice.friendly - effect.friendly;
    let army = stage.army_of(name).filter(|_| fell > 0 && !stage.view.options.ledger);
    let of_nobody = place::of_nobody(stage, dice);
    let fallen = match of_nobody {
        0 => army.into_iter().map(|army| (army, fell)).collect(),
        _ => place::fallen(stage),
    };
    // Of nobody's it may be left open; some of them alone are not enough.
    let told = fallen.iter().map(|(_, count)| count).sum::<u32>();
    if (1..of_nobody).contains(&told) {
        return stage.asks("whose-fell");
    }
    let command = C::Accept(fallen);
    let sign = match (effect.falls, faces.first()) {
        (true, _) => fate::FALLEN,
        (_, Some(one)) => face_sign(*one),
        _ => fate::TICK,
    };
    let then = stage.ends(HAVEN).filter(|_| effect.falls);
    let then = then.unwrap_or_else(|| stage.tell("mat-battle-then", &facts));
    // F31: which army pays is the table's choice, where several stand there.
    let stand = stage.view.troops_at(name).friendly;
    if stand.len() > 1 && fell > 0 && effect.friendly > 0 && stage.view.options.ledger {
        let stand: Vec<(Army, u32)> = stand.into_iter().map(|(army, count)| (army, count.into())).collect();
        let paid = |paid: Vec<(Army, u32)>| {
            let army = |(army, count): &(Army, u32)| format!("{} −{count}", army_named(stage.words, *army));
            let label = paid.iter().map(army).collect::<Vec<_>>().join(", ");
            let sign = army_sign(paid[0].0);
            Choice::give(label, C::Accept(paid)).with_chance(&then).with_sign(sign).either()
        };
        return payments(&stand, fell).into_iter().map(paid).collect();
    }
    let accept = Choice::give(stage.tell("mat-battle-ends", &facts), command);
    vec![accept.with_chance(then).with_sign(sign).due()]
}

/// F53: another card, once it is told which.
fn amended(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(card) = stage.said.plain().nth(1) else {
        let is_told = stage.said.plain().next().is_some();
        return stage.asks(if is_told { "which-card" } else { "next" });
    };
    let label = stage.of("mat-told", "amended");
    let line = stage.said.plain().take(3).fold(Draft::of("amend"), |draft, word| draft.and(word));
    let card = called(stage.words, Some(stage.view), card);
    vec![Choice::say(label, line).with_chance(card).with_sign(fate::UNDO).due()]
}

/// All ways in which so many of these fall.
fn payments(stand: &[(Army, u32)], fall: u32) -> Vec<Vec<(Army, u32)>> {
    let Some(((army, count), others)) = stand.split_first() else {
        return if fall == 0 { vec![Vec::new()] } else { Vec::new() };
    };
    let with = |paid: u32| {
        let own = (paid > 0).then_some((*army, paid));
        payments(others, fall - paid).into_iter().map(move |rest| own.into_iter().chain(rest).collect())
    };
    (0..=fall.min(*count)).flat_map(with).collect()
}

/// F41: the next of the hands that march, or the dice of its battle.
fn march(stage: &Stage<'_>) -> Vec<Choice> {
    let Some(march) = stage.marching() else { return Vec::new() };
    let done = stage.marched();
    if let Some(moved) = march.moves.get(done) {
        let marched = Choice::of(stage.of("mat-word", "marched"), march.ticks(done + 1));
        return vec![marched.with_chance(moved.said(stage)).with_sign(fate::TICK).due()];
    }
    if march.asks_battles(stage) {
        let no_battle = if stage.view.fought.is_empty() { "no-battle" } else { "no-more-battles" };
        let none = Choice::of(stage.of("mat-word", no_battle), march.ticks(done + 1));
        let battle = match march.meets_at(stage) {
            Some(place) => {
                let battle = Begun::new(Draft::of("battle").and(place), stage.named(place));
                let battle = Choice::of(stage.of("mat-word", "a-battle"), Wish::Begin(battle));
                battle.with_chance(stage.named(place)).with_sign(fate::ATTACK).either()
            }
            None => Choice::asks(stage.of("mat-asks", "meets")),
        };
        return vec![battle, none.with_sign(fate::TICK).either()];
    }
    stage
        .view
        .dice()
        .map(|dice| {
            let label = stage.count("mat-throw", "dice", dice.count);
            let facts = [
                ("friends", dice.friendly.into()),
                ("shadow", dice.shadow.into()),
                ("place", stage.name_of(dice.place.as_ref()).into()),
            ];
            let below = stage.tell("mat-meet", &facts);
            Choice::give(label, C::Roll(Throw::App)).with_chance(below).with_sign(fate::DICE).due()
        })
        .into_iter()
        .collect()
}

fn backs(stage: &Stage<'_>) -> Vec<Choice> {
    let of = |back: crate::fate::terms::Back| {
        let label = stage.of("mat-on-top", back.into());
        Choice::give(label, C::Top(back)).with_sign(super::stage::back_sign(back)).either()
    };
    super::flip::BACKS.map(of).to_vec()
}

/// A haven that is said to be lost.
fn lost(stage: &Stage<'_>) -> Vec<Choice> {
    if stage.said.verb() != "lost" {
        return Vec::new();
    }
    match stage.said_place() {
        None => stage.asks("haven"),
        Some(place) => {
            let label = stage.tell("deed-lost", &[("place", stage.named(&place).into())]);
            let below = stage.costs(HAVEN);
            vec![Choice::give(label, C::Lost(place)).with_chance(below).with_sign(fate::FALLEN).due()]
        }
    }
}
