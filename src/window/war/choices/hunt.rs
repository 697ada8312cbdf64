//! A Hunt: the throw, the tile, and who bears its damage, each with the Corruption to come.

use super::super::mat::signs;
use super::super::sight::{RANDOM, Sight, TOLD, Wished, begin, give};
use super::choice;
use crate::books::{self, of_hundred};
use crate::language::Spoken;
use crate::language::war::names;
use crate::war::odds::hunt_roll;
use crate::war::people::Companion;
use crate::war::view::CORRUPTED;
use crate::war::{Outlook, War, WarCommand as C, outlook};
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::Choice;
use crate::window::war::asked::Throw;

pub(super) fn roll(sight: &Sight<'_>) -> Vec<Choice> {
    let throw = Throw::of(sight);
    let dice = sight.view.hunt_dice();
    let asks = || Choice::asks(sight.say("wants-what-came"));
    if !throw.dice.is_empty() {
        // Those that were typed are all there before anything is given.
        let told = (<War as Spoken>::deed(sight.words, sight.typed.trim()), String::new());
        let gold = if throw.asks() { asks() } else { choice(war::TICK, told, give(throw.command())).due() };
        return super::with_back(sight, vec![gold]);
    }
    // A switch each: the dice are thrown by the gold button alone.
    let adds = (1..=3u8).map(|by_card| {
        let title = (sight.tell("can-bonus", &[("bonus", by_card.into())]), sight.say("can-bonus-more"));
        let sign = if throw.bonus == by_card { war::TICK } else { war::CARD };
        choice(sign, title, throw.clone().adding(sight, by_card))
    });
    if sight.by_hand || sight.is_open(TOLD) {
        return adds.chain([asks()]).collect();
    }
    let none =
        hunt_roll(dice, throw.added(sight.view), throw.holds()).first().map_or(0.0, |none| none.about());
    let found = sight.tell("can-hunt-more", &[("found", of_hundred(1.0 - none).into())]);
    let under = if sight.odds { found } else { String::new() };
    let title = (sight.tell("can-hunt", &[("dice", dice.into())]), under);
    let gold = choice(war::EYE, title, give(throw.command())).with_number(dice).due();
    adds.chain([gold]).collect()
}

pub(super) fn tile(sight: &Sight<'_>) -> Vec<Choice> {
    let prevented = choice(war::CARD, sight.titled("can-prevented"), give(C::TilePrevented));
    let drawn = choice(war::CUP, sight.titled("can-draw"), give(C::Tile(books::Throw::App)));
    if sight.cup_by_hand() {
        return vec![prevented, drawn, Choice::asks(sight.say("wants-tile"))];
    }
    let told = choice(war::BAG, sight.titled("can-told"), sight.open(TOLD));
    vec![prevented, told, drawn.due()]
}

/// What a card from the table can do about a tile lies open.
pub(super) const CARD: &str = "card";

/// Everything that can be done about the damage, with what Corruption comes to.
pub(super) fn damage(sight: &Sight<'_>) -> Vec<Choice> {
    let Some(Outlook { by_ring, card, ability, guide, random, may_go }) = outlook(sight.view) else {
        return Vec::new();
    };
    if sight.is_open(CARD) && (card.is_some() || may_go) {
        return from_table(sight, card.is_some(), may_go);
    }
    // Each keeps its place while others are used up.
    let by_card = (card.is_some() || may_go)
        .then(|| choice(war::CARD, sight.titled("can-card"), sight.open(CARD)).with_number("…"));
    let by_ability = ability.map(|(who, corruption)| {
        let (sign, title) = able(sight, who);
        let title = (title, sight.say("can-ability-more"));
        choice(sign, title, leaves(sight, who, C::Ability { to: None })).with_number(corruption)
    });
    let by_guide = guide.map(|(who, corruption)| {
        let name = names::companion(sight.words, who);
        let title = sight.tell("can-falls", &[("name", name.into())]);
        let under = sight.tell("can-falls-more", &[("level", who.level().into())]);
        let wish = leaves(sight, Some(who), C::CasualtyGuide { to: None });
        choice(signs::companion(who), (title, under), wish).with_number(corruption)
    });
    let of: u8 = random.iter().map(|(_, companions)| companions).sum();
    let by_chance = (of > 0).then(|| {
        let ends = [random.first(), random.last()].map(|it| it.map_or(0, |(corruption, _)| *corruption));
        let number =
            if ends[0] == ends[1] { ends[0].to_string() } else { format!("{}–{}", ends[0], ends[1]) };
        let under = sight.tell("mat-each", &[("of", of.into())]);
        let title = (sight.say("can-random"), under);
        let falls = C::CasualtyRandom { name: books::Throw::Unsaid(""), to: None };
        let wish = if sight.by_hand { begin(falls, &title.0) } else { give(falls) };
        choice(war::HOBBIT, title, wish).with_number(number)
    });
    let open = sight.view.open_tile();
    let left = open.map_or(0, |open| open.damage);
    // W53: what ends the game says so.
    let under = match by_ring >= CORRUPTED {
        true => sight.say("can-loses"),
        false => sight.tell("can-ring-bears-more", &[("damage", left.into())]),
    };
    let asks = Choice::asks(sight.say("wants-who-bears"));
    let asks = asks.with_chance(sight.words.pair(sight.say("can-ring-bears"), under.clone()));
    let title = (sight.say("can-ring-bears"), under);
    // Where anything else may save them, it is pressed by who means it: it is not gold.
    let below = |corruption: u8| corruption < CORRUPTED;
    let saved = by_card.is_some()
        || ability.is_some_and(|(_, corruption)| below(corruption))
        || guide.is_some_and(|(_, corruption)| below(corruption))
        || random.iter().any(|(corruption, _)| below(*corruption));
    let bears = choice(war::RING, title, give(C::Accept)).with_number(by_ring);
    let by_ring = match saved && !below(by_ring) {
        true => vec![bears, asks],
        false => vec![bears.due()],
    };
    let was_able = by_ability.is_some() || open.is_some_and(|open| open.ability.is_some());
    let able = was_able.then_some(by_ability);
    let places = [Some(by_card), able, Some(by_guide), Some(by_chance)].into_iter().flatten();
    places.map(|choice| choice.unwrap_or_else(Choice::nothing)).chain(by_ring).collect()
}

/// W29: hands draw one of the Companions: he is pressed where he stands.
pub(super) fn drawn(sight: &Sight<'_>) -> Vec<Choice> {
    let told = sight.behind(RANDOM).first().and_then(|word| word.parse::<Companion>().ok());
    let gold = match told {
        None => Choice::asks(sight.say("wants-who-is-drawn")),
        Some(who) => {
            let falls = sight.tell("can-falls", &[("name", names::companion(sight.words, who).into())]);
            choice(signs::companion(who), (falls, String::new()), Wished::Enter).due()
        }
    };
    super::with_back(sight, vec![gold])
}

/// What the Guide's ability is (W30, W31), and his sign.
pub(in crate::window::war) fn able(sight: &Sight<'_>, who: Option<Companion>) -> (Sign, String) {
    let name = names::guide(sight.words, who);
    let facts = [("who", who.map_or("gollum", Companion::name).into()), ("name", name.into())];
    (who.map_or(war::GOLLUM, signs::companion), sight.tell("can-ability", &facts))
}

/// A hobbit who guides leaves (W30): off Mordor it is asked where to.
fn leaves(sight: &Sight<'_>, who: Option<Companion>, command: C) -> Wished {
    match who.filter(|who| who.is_hobbit() && sight.view.mordor.is_none()) {
        Some(who) => begin(command, &names::companion(sight.words, who)),
        None => give(command),
    }
}

/// W28: what a card can do.
fn from_table(sight: &Sight<'_>, reduces: bool, may_go: bool) -> Vec<Choice> {
    let left = sight.view.open_tile().map_or(0, |open| open.damage);
    let mut all = Vec::new();
    // What there is always comes first: however much damage there is, that is seen.
    if may_go {
        all.push(choice(war::CUP, sight.titled("can-again"), give(C::TileAgain(books::Throw::Unsaid("")))));
        let gone = choice(war::FALLS, sight.titled("can-discard"), give(C::Discard));
        all.push(gone.with_number(sight.view.corruption));
    }
    for by in (1..=left).filter(|_| reduces) {
        let title = (sight.tell("can-reduce", &[("by", by.into())]), sight.say("can-reduce-more"));
        let to = sight.view.corruption.saturating_add(left - by);
        all.push(choice(war::CARD, title, give(C::Reduce(by))).with_number(to));
    }
    all.push(Choice::asks(sight.say("wants-card")));
    super::with_back(sight, all)
}
