//! What is called: the headline, which says what hands do now, and the steps above it.

use super::moment::{Moment, NINE};
use super::stage::Stage;
use super::{ask, dice, right, travel};
use crate::fate::deck::{Front, Kind};
use crate::fate::nazgul::{Nazgul, rides};
use crate::fate::terms::{Back, MOUNT_DOOM, Order, SETUP_FLIPS};
use crate::fate::{Dice, Due, For, Step};

/// What hands do now, and of a card that reinforced what is next.
pub(in crate::window::fate) fn headline(stage: &Stage<'_>) -> String {
    if let Some(begun) = right::headline(stage).or_else(|| begun(stage)) {
        return begun;
    }
    match (rode(stage), stage.moment()) {
        (Some(flipped), Moment::New) if stage.said.is_empty() => format!("{flipped} {}", then(stage)),
        (Some(flipped), Moment::Search | Moment::Choose) if stage.said.is_empty() => {
            format!("{flipped} {}", hands(stage))
        }
        (Some(flipped), Moment::Flip | Moment::Over) => format!("{flipped} {}", then(stage)),
        (None, Moment::Flip | Moment::New)
            if stage.is_set_up() && stage.view.supply == 0 && stage.said.is_empty() =>
        {
            format!("{} {}", hands(stage), then(stage))
        }
        _ => hands(stage),
    }
}

/// What is asked by what is begun, at whatever moment.
fn begun(stage: &Stage<'_>) -> Option<String> {
    Some(match stage.said.verb() {
        "eye" => said(stage, "eye", 0, String::new()),
        look @ ("peek" | "order" | "remove") => format!("{}.", stage.of("mat-look", look)),
        super::flip::BELIEVED => {
            let back = stage.said.plain().nth(1).unwrap_or_default();
            said(stage, "impossible", 0, stage.of("mat-back", back))
        }
        _ => return None,
    })
}

/// What comes then.
pub(super) fn then(stage: &Stage<'_>) -> String {
    let view = stage.view;
    let count = match view.step {
        Step::Shadow { made, of } if made < of => u32::from(made) + 1,
        Step::Setup => view.deck.flips.len() as u32 + 1,
        _ => view.rate().into(),
    };
    let next = match view.step {
        Step::Shadow { made, of } if made < of => "next",
        _ => "over",
    };
    let which = match stage.moment() {
        Moment::List | Moment::Naming | Moment::Begin | Moment::End => return String::new(),
        Moment::Actions | Moment::Travel => "cards",
        Moment::Draw => "flips",
        Moment::Skies => "shuffle",
        // F42: each place that is reinforced costs hope then.
        Moment::Flip | Moment::New if stage.is_set_up() && view.supply == 0 => match view.hope {
            1 => "last-supply",
            _ => "no-supply",
        },
        Moment::Flip | Moment::New if !stage.is_set_up() || flipped(stage).is_none() => return String::new(),
        Moment::Flip | Moment::New => match view.step {
            Step::Shadow { made, of } if made + 1 == of => "last",
            _ => "next",
        },
        Moment::Over => "over",
        Moment::March if stage.marching().is_some_and(|march| march.asks_battles(stage)) => {
            return String::new();
        }
        Moment::March if stage.marching().is_some_and(|march| march.throws(stage)) => "counts",
        Moment::March if stage.marching().is_some_and(|march| march.meets_nobody(stage)) => next,
        Moment::March => "battles",
        // That is said already.
        Moment::Dice if view.dice().is_some_and(|open| open.faces.is_some() && open.what == For::Battle) => {
            return String::new();
        }
        Moment::Dice | Moment::Search | Moment::Doom | Moment::Fight => "counts",
        Moment::Moves => return String::new(),
        Moment::Top | Moment::Choose | Moment::Haven => match view.step {
            Step::Setup | Step::Actions | Step::Cards | Step::Skies(_) => return String::new(),
            _ => next,
        },
    };
    let of = if let Step::Shadow { of, .. } = view.step { u32::from(of) } else { 0 };
    let facts = [
        ("of", which.into()),
        ("count", count.into()),
        ("all", of.into()),
        ("who", stage.who(stage.next_seat()).into()),
    ];
    stage.tell("mat-then", &facts)
}

/// The same for the table, where nothing is pressed: a card that nobody knows is turned up like any other.
pub(super) fn at_table(stage: &Stage<'_>) -> String {
    match stage.moment() {
        Moment::Actions => said(stage, "acts", 0, String::new()),
        Moment::Skies if stage.said_place().is_none() => said(stage, "darkens", 0, String::new()),
        Moment::New | Moment::Flip if stage.is_set_up() => {
            flipped(stage).unwrap_or_else(|| said(stage, "turn-over", 0, String::new()))
        }
        Moment::Search | Moment::Choose => flipped(stage).unwrap_or_else(|| hands(stage)),
        _ => hands(stage),
    }
}

/// What comes after that: where a card that reinforced leads to a search or a choice, these.
pub(super) fn at_table_then(stage: &Stage<'_>) -> String {
    match stage.moment() {
        Moment::Search | Moment::Choose if reinforced(stage).is_some() => hands(stage),
        _ => then(stage),
    }
}

/// What hands do now.
pub(super) fn hands(stage: &Stage<'_>) -> String {
    let view = stage.view;
    let mut count = 0;
    let mut place = String::new();
    let which = match stage.moment() {
        Moment::List => "list",
        Moment::Naming => return super::naming::headline(stage),
        Moment::Begin => "begin",
        Moment::Actions => match stage.said.verb() {
            "travel" if stage.actor().is_some() => {
                let travels = [("name", stage.name_of(stage.actor().as_ref()).into())];
                let travels = stage.tell("mat-travels", &travels);
                return stage.words.pair(travels, stage.of("mat-word", "frodo-alone"));
            }
            "travel" => "who-travels",
            "capture" => "capture",
            "muster" => "muster",
            "objective" => "objective",
            "ring" => "ring",
            "search" => "search",
            _ => "actions",
        },
        Moment::Travel => {
            let road = travel::Road::of(stage);
            place = road.name(stage);
            match (place.is_empty(), &road.region, road.dice()) {
                (true, ..) => "where",
                (_, None, _) => "lies-in",
                (.., 0) if !road.asks() => "goes",
                _ => "travel",
            }
        }
        Moment::Search => "search",
        Moment::Fight => {
            let meeting = ask::Meeting::of(stage);
            place = meeting.name(stage);
            match (place.is_empty(), stage.said.verb(), meeting.friends.min(meeting.shadow)) {
                (true, ..) => "battlefield",
                (_, "attack", 1..) => "how-many",
                _ => "who-is-there",
            }
        }
        Moment::Doom => "doom",
        Moment::Moves => "moves",
        Moment::Draw => {
            count = view.stacks.next();
            "draw"
        }
        Moment::Skies => match stage.said_place() {
            None => "skies",
            Some(said) => {
                place = stage.named(&said);
                count = view.darkens(Some(&said)).placed.into();
                "skies-friends"
            }
        },
        Moment::Dice => {
            let Some(open) = view.dice() else { return String::new() };
            let effect = dice::effect(stage, open);
            // F17: of what is fought in the actions alone, the Eye comes there.
            let fights = open.what == For::Battle && open.region.as_ref() == Some(&view.eye);
            let eye =
                (view.step == Step::Actions && fights && view.eye_came).then(|| stage.eye_goes(&view.eye));
            place = stage.name_of(open.name());
            count = if open.what == For::Battle { open.count } else { effect.harm };
            match (&open.faces, open.what) {
                (None, For::Battle) => return after(eye, battle(stage, open)),
                (None, For::Doom) => {
                    let throw = said(stage, "throw", open.count, String::new());
                    return format!("{}. {throw}", stage.named(MOUNT_DOOM));
                }
                (None, _) => {
                    count = open.count;
                    "throw"
                }
                (_, For::Battle) if effect.falls => "does-it-fall",
                (_, For::Battle) if effect.alone => "stands-alone",
                (_, For::Battle) => return after(eye, said(stage, "before", count, place)),
                (_, _) if effect.harm == 0 => "no-harm",
                (_, For::Doom) if effect.harm >= view.hope.into() => "doom-lost",
                (_, For::Doom) => "doom-dice",
                (_, For::Search) => "harm",
            }
        }
        Moment::Top => {
            count = super::skies::darkens(stage).map_or(0, |darkens| darkens.shuffled);
            if count > 0 { "shuffle" } else { "top" }
        }
        Moment::Flip | Moment::New if !stage.is_set_up() => {
            count = view.deck.flips.len() as u32 + 1;
            "nine"
        }
        Moment::New if stage.view.deck.top().is_some() => "new",
        Moment::Flip | Moment::New => {
            return flipped(stage).unwrap_or_else(|| said(stage, "flip", 0, String::new()));
        }
        Moment::March => {
            let Some(march) = stage.marching() else { return String::new() };
            if let Some(open) = view.dice().filter(|_| march.throws(stage)) {
                return battle(stage, open);
            }
            place = stage.name_of(march.places.first());
            match (march.asks_battles(stage), view.fought.is_empty()) {
                (false, _) => "march",
                (_, true) => "do-they-meet",
                _ => "meet-again",
            }
        }
        Moment::Choose => "choose",
        Moment::Haven => {
            place = stage.name_of(stage.asked().map(|asked| &asked.name));
            "haven"
        }
        Moment::Over => return flipped(stage).unwrap_or_else(|| said(stage, "over", 0, String::new())),
        Moment::End if matches!(view.step, Step::Over { won: true }) => "won",
        Moment::End => "lost",
    };
    said(stage, which, count, place)
}

/// What hands do, after this if there is anything.
fn after(first: Option<String>, then: String) -> String {
    first.map_or_else(|| then.clone(), |first| format!("{first}. {then}"))
}

/// Where it is fought, and with how many dice.
fn battle(stage: &Stage<'_>, open: &Dice) -> String {
    let there = [("place", stage.name_of(open.name()).into())];
    format!("{}. {}", stage.tell("mat-battle", &there), said(stage, "throw", open.count, String::new()))
}

fn said(stage: &Stage<'_>, which: &str, count: u32, place: String) -> String {
    let facts = [
        ("of", which.to_owned().into()),
        ("count", count.into()),
        ("place", place.into()),
        ("who", stage.who(stage.view.who).into()),
    ];
    stage.tell("mat-head", &facts)
}

/// What hands do of a card that reinforced; what was told of it before it was answered, or fought over, is done.
fn flipped(stage: &Stage<'_>) -> Option<String> {
    let view = stage.view;
    let (_, last) = stage.last_flip()?;
    if last.card.kind.is_none() {
        // F42, F50: what nobody reads the books cannot tell, and hands do.
        let half = last.half.filter(|_| view.fought.is_empty())?;
        return Some(stage.tell("told-unread", &[("half", <&str>::from(&half).into())]));
    }
    if let Some(still) = amended(stage) {
        return Some(still);
    }
    let kind = reinforced(stage)?;
    let Some(front) = &kind.front else { return Some(special(stage, kind)) };
    // That he is searched, or riders are to be chosen, is what hands do now.
    let is_now = matches!(stage.moment(), Moment::Search | Moment::Choose);
    if view.waited && !is_now {
        return ridden(stage);
    }
    if !view.fought.is_empty() && !view.options.ledger && !is_now {
        return None;
    }
    Some(reinforces(stage, front, !is_now))
}

/// F40.
fn special(stage: &Stage<'_>, kind: &Kind) -> String {
    stage.tell("mat-special-does", &[("card", stage.named(&kind.name).into())])
}

/// F53: a card that was another one than was told: nothing of it has happened, and hands do it.
fn amended(stage: &Stage<'_>) -> Option<String> {
    let (number, flipped) = stage.last_flip()?;
    let kind = flipped.card.kind.as_ref().filter(|_| stage.view.amended == number.checked_sub(1))?;
    let what = match (&kind.front, flipped.half) {
        (None, _) => special(stage, kind),
        (Some(front), Some(Back::Black)) => reinforces(stage, front, true),
        // What the ledger does not march is ticked.
        (Some(front), Some(Back::Red)) if stage.view.options.ledger => {
            let [start, _] = stage.view.ends_of(front);
            said(stage, "march", 0, stage.named(&start))
        }
        _ => return None,
    };
    Some(stage.tell("mat-still", &[("what", what.into())]))
}

/// F42: what a card that reinforces does, with its order or without it.
fn reinforces(stage: &Stage<'_>, front: &Front, with_order: bool) -> String {
    let view = stage.view;
    let (count, region) = ordered(stage, front.order);
    let order = if with_order && count > 0 { front.order.into() } else { "none" };
    let troop = if view.no_troops().contains(&front.place) { "no" } else { "yes" };
    let facts = [
        ("troop", troop.into()),
        ("place", stage.named(&front.place).into()),
        ("order", order.into()),
        ("count", count.into()),
        ("region", region.into()),
    ];
    stage.tell("mat-reinforced", &facts)
}

/// How many go by an order, and where to: no more than could.
fn ordered(stage: &Stage<'_>, order: Order) -> (u32, String) {
    let view = stage.view;
    let stood = view.before.as_ref().unwrap_or(&view.nazgul);
    let outside = |region: Option<&String>| {
        let others = stood.iter().filter(|(other, _)| Some(*other) != region);
        others.map(|(_, count)| u32::from(*count)).sum::<u32>()
    };
    let frodo = view.frodo.as_ref();
    match order {
        Order::Eye => (1, stage.name_of(frodo)),
        Order::Closer => (outside(frodo).min(2), stage.name_of(frodo)),
        Order::Deploy => (outside(Some(&view.eye)).min(3), stage.named(&view.eye)),
    }
}

/// The card that was turned up last, if it reinforced or is a special.
fn reinforced<'a>(stage: &'a Stage<'_>) -> Option<&'a Kind> {
    let (number, flipped) = stage.last_flip()?;
    let kind = flipped.card.kind.as_ref()?;
    // F53: of a card that was set right nothing has happened yet.
    let happened = stage.view.amended != number.checked_sub(1);
    (happened && (kind.front.is_none() || flipped.half == Some(Back::Black))).then_some(kind)
}

/// The same, and of riders that came closer which.
fn rode(stage: &Stage<'_>) -> Option<String> {
    let said = flipped(stage)?;
    let rode = ridden(stage)
        .filter(|_| amended(stage).is_none())
        .filter(|rode| *rode != said && stage.view.ordered != Some(Order::Deploy));
    Some(rode.map_or_else(|| said.clone(), |rode| format!("{said} {rode}")))
}

/// Who has ridden by the card that was turned up last, and where to.
fn ridden(stage: &Stage<'_>) -> Option<String> {
    let rode = super::choose::said(stage, &rode_by(stage));
    (!rode.is_empty()).then(|| stage.tell("mat-rode", &[("rides", rode.join(", ").into())]))
}

/// The rides of that card; of a game that was set up anew, as they come out.
pub(super) fn rode_by(stage: &Stage<'_>) -> Vec<[String; 2]> {
    match &stage.view.before {
        Some(before) if stage.view.rode.is_empty() => rides(before, &stage.view.nazgul),
        Some(_) => stage.view.rode.clone(),
        None => Vec::new(),
    }
}

/// By how many the riders of a region have become more by the card that was turned up last, or fewer.
pub(super) fn rode_to(stage: &Stage<'_>, region: &str) -> i32 {
    let before = stage.view.before.as_ref().filter(|_| reinforced(stage).is_some());
    let count = |there: &Nazgul| i32::from(there.get(region).copied().unwrap_or_default());
    before.map_or(0, |before| count(&stage.view.nazgul) - count(before))
}

/// The steps, and which it is now.
pub(in crate::window::fate) fn steps(stage: &Stage<'_>) -> (Vec<String>, usize) {
    let view = stage.view;
    let of = |names: &[&str]| names.iter().map(|name| stage.of("mat-step", name)).collect::<Vec<_>>();
    match view.step {
        Step::Setup => {
            let flips = view.deck.flips.len();
            let nine = flips < SETUP_FLIPS
                && (flips > 0 || view.deck.top().is_some() || stage.next_item() == Some(NINE));
            let now = match stage.moment() {
                Moment::Begin => 2,
                Moment::List | Moment::Naming => 0,
                _ if nine => 1,
                _ => 0,
            };
            (of(&["list", "nine", "begin"]), now)
        }
        Step::Over { .. } => (Vec::new(), 0),
        Step::Actions => (of(&["actions", "cards", "shadow"]), 0),
        Step::Cards => (of(&["actions", "cards", "shadow"]), 1),
        _ if super::skies::darkens(stage).is_some() || matches!(view.step, Step::Skies(_)) => {
            (of(&["actions", "cards", "skies", "shadow"]), 2)
        }
        Step::Shadow { made, of: all } => {
            let mut steps = of(&["actions", "cards", "shadow"]);
            // A dot for each card of the turn, those that are turned up full.
            let dots = (0..all).map(|card| if card < made { '•' } else { '·' }).collect::<String>();
            steps[2] = format!("{} {dots}", steps[2]);
            (steps, 2)
        }
        Step::Skies(_) => (of(&["actions", "cards", "shadow"]), 2),
    }
}

/// What is said on the line as long as nothing is.
pub(in crate::window::fate) fn hint(stage: &Stage<'_>) -> &'static str {
    match stage.moment() {
        Moment::List => "tick",
        Moment::Naming => "other",
        Moment::Begin => "begin",
        Moment::Actions if !stage.frodo_acts() => "others",
        Moment::Actions => "actions",
        Moment::Search => "search",
        Moment::Draw if stage.view.options.names => "draw-names",
        Moment::Draw => "draw",
        Moment::Skies => "skies",
        Moment::Dice if stage.view.dice().is_some_and(|dice| dice.faces.is_some()) => "rolled",
        Moment::Dice if stage.by_hand => "fell",
        Moment::Dice => "dice",
        Moment::Top => "top",
        Moment::Flip | Moment::New => "flip",
        Moment::March if stage.marching().is_some_and(|march| march.asks_battles(stage)) => "meet",
        Moment::March => "march",
        Moment::Choose => match stage.view.due.first() {
            Some(Due::Choose { options, moves: 2, .. }) if options.is_empty() => "leaves",
            Some(Due::Choose { options, .. }) if options.is_empty() => "move",
            _ => "choose",
        },
        Moment::Haven => "haven",
        Moment::Over => "over",
        Moment::Travel | Moment::Fight | Moment::Doom | Moment::Moves | Moment::End => "other",
    }
}
