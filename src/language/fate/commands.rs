//! The commands of Fate of the Fellowship, a row each.

mod facts;
mod keys;
mod odds;

use super::FateQuery;
use crate::books::{Change, Command, Throw, Unknown, Word, find};
use crate::fate::stacks::Drawn;
use crate::fate::terms::{Army, Back, Die, Face, Symbol};
use crate::fate::{Confirmed, Fate, FateCommand as C, FateTrack, ToldField};
use crate::language::books::{ask, own, plain, track};
use crate::language::line::{
    Behind, By, Choice, Flag, Many, Number, OneOf, Part, Reasoned, Typed, Unless, rows, said, told,
};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard};
use facts::Facts;
use odds::odds;
use std::fmt::Display;
use std::str::FromStr;

pub(super) const NEW: &str = "new fate players=1|2|3|4|5 [level=standard|introductory|heroic|epic|legendary] [board=none|practice|own|FILE] [cards=count|names] [ledger=off|on] [closer=distinct|nearest] [captured=cards|all] [draws=app|hand] [odds=open|off] [seed=N]";
pub(super) const LEVELS: &str = "introductory, standard, heroic, epic, legendary";
/// What `phase =` takes.
pub(super) const PHASES: &str = "turn N actions, WHO; turn N cards, WHO; turn N shadow K of N, WHO; turn N shadow over, WHO; over: players win; over: players lose";

type Read = Result<Meaning<Fate>, Misheard>;

rows! { books Fate, C;
    "confirm", "confirm hope N N|threat N…|search FACE N…|battle FACE N…" {
        plain (C::Confirm(numbers)) [numbers: CONFIRMED];
    }
    "objectives", "objectives [draw|A, B, … [!]]" { own (C::Objectives(told)) [told: OBJECTIVES]; }
    "characters", "characters [draw|A, B; C, D]" { plain (C::Characters(told)) [told: CHARACTERS]; }
    "tick", "tick K" { plain (C::Tick(item)) [item: Number(1, 13)]; }
    "top", "top red|black [!]" { own (C::Top(back)) [back: Choice]; }
    "flip", "flip CARD BACK [troop N] [!]" {
        own (C::Flip(card, back, troop)) [
            card: Typed, back: BACK_OR_NONE, troop: Behind(Flag("troop", &[]), TROOP),
        ];
    }
    "hands", "hands W…" { plain (C::Hands(cards)) [cards: CARDS]; }
    "begin", "begin frodo=REGION [first=P]" { plain (C::Begin { frodo, first }) [frodo: FRODO, first: FIRST]; }
    "act", "act NAME" { plain (C::Act(name)) [name: Typed]; }
    "done", "done" { plain (C::Done); }
    "draw", "draw [W W] [!]" { own (C::Draw(cards)) [cards: CARDS]; }
    "skies", "skies PLACE [in=REGION friendly=F shadow=N] [haven]" {
        plain (C::Skies { place, region, field }) [place: Typed, region: IN, field: SKIES];
    }
    "frodo", "frodo REGION [PLACE]" {
        plain (C::Frodo { region, place }) [region: Typed, place: Unless(&[], Typed)];
    }
    "eye", "eye REGION [REASON…]" { plain (C::Eye(region)) [region: Reasoned(Typed)]; }
    "search", "search [troops=N] [haven]", "help-fate-search" {
        plain (C::Search { troops, haven }) [troops: TROOPS_AHEAD, haven: HAVEN_BEHIND];
    }
    "s", "s [N] [h]", "help-fate-search" {
        plain (C::Search { troops, haven }) [troops: Unless(&["h"], Number(0, MOST)), haven: Flag("h", &[])];
    }
    "ring", "ring [haven]" { plain (C::Ring { haven }) [haven: HAVEN]; }
    "doom", "doom troops=N" { plain (C::Doom { troops }) [troops: TROOPS]; }
    "attack", "attack REGION [PLACE] friendly=F shadow=S [haven] [dice=D]", "help-fate-attack" {
        plain (C::Attack { region, place, field, dice }) [
            region: Typed, place: PLACE, field: FIELD_AHEAD, dice: DICE,
        ];
    }
    "battle", "battle REGION [PLACE] friendly=F shadow=S [haven]" {
        plain (C::Battle { region, place, field }) [region: Typed, place: PLACE, field: FIELD];
    }
    "roll", "roll [FACE…]" { plain (C::Roll(told)) [told: ROLL]; }
    "reroll", "reroll FACE [NEW|roll]" { plain (C::Reroll(face, told)) [face: Typed, told: NEW_FACE]; }
    "turn", "turn FACE NEW" { plain (C::Turn(face, new)) [face: Typed, new: Typed]; }
    "drop", "drop FACE" { plain (C::Drop(face)) [face: Typed]; }
    "valor", "valor N" { plain (C::Valor(count)) [count: Number(1, MOST)]; }
    "accept", "accept [ARMY=N…]", "help-fate-accept" { plain (C::Accept(armies)) [armies: ACCEPTED]; }
    "choose", "choose K" { plain (C::Choose(way)) [way: Number(1, 99)]; }
    "capture", "capture REGION PLACE" {
        plain (C::Capture { region, place }) [region: Typed, place: Typed];
    }
    "lost", "lost PLACE", "help-fate-lost" { plain (C::Lost(place)) [place: Typed]; }
    "holds", "holds [PLACE…]" { plain (C::Holds(places)) [places: Many(0, Typed)]; }
    "dwarven", "dwarven [+N|-N|= N] [REASON…]" { track (FateTrack::Army(Army::Dwarven)); }
    "elven", "elven [+N|-N|= N] [REASON…]" { track (FateTrack::Army(Army::Elven)); }
    "rohirrim", "rohirrim [+N|-N|= N] [REASON…]" { track (FateTrack::Army(Army::Rohirrim)); }
    "gondor", "gondor [+N|-N|= N] [REASON…]" { track (FateTrack::Army(Army::Gondor)); }
    "setup", "setup" { ask (FateQuery::SetUp); }
    "place", "place PLACE haven|stronghold|none" { plain (C::Place(place, site)) [place: Typed, site: Choice]; }
    "objective", "objective A done|open" {
        plain (C::Objective { name, done }) [name: Typed, done: OneOf(&[("done", true), ("open", false)])];
    }
    "hope", "hope [+N|-N|= N] [REASON…]" { track (FateTrack::Hope); }
    "threat", "threat [+N|-N|= K] [REASON…]" { by (threat); }
    "supply", "supply [+N|-N|= N] [REASON…]" { track (FateTrack::Supply); }
    "nazgul", "nazgul [R = N|FROM TO]", "help-fate-nazgul" {
        "" ask (FateQuery::Nazgul);
        @goes plain (C::NazgulGoes { from, to }) [from: Typed, to: Typed];
        by (nazgul);
    }
    "cards", "cards [= N skies K]" { by (cards_left); }
    "peek", "peek CARD…" { plain (C::Peek(cards)) [cards: Many(1, Typed)]; }
    "order", "order CARD…" { plain (C::Order(cards)) [cards: Many(1, Typed)]; }
    "remove", "remove CARD" { plain (C::Remove(card)) [card: Typed]; }
    "foresee", "foresee W… [!]" { own (C::Foresee(cards)) [cards: Many(1, CARD)]; }
    "amend", "amend K CARD [BACK]" {
        plain (C::Amend { flip, card, back }) [flip: Number(1, 999), card: Typed, back: Unless(&[], Choice)];
    }
    "deck", "deck" { ask (FateQuery::Deck); }
    "discard", "discard" { ask (FateQuery::Discard); }
    "odds",
    "odds card CARD|line LINE|at PLACE|order ORDER|special|troops K [in N] | odds skies [two] | odds symbol SYMBOL | \
     odds search D | odds doom | odds attack D | odds battle D | odds reroll FACE",
    "help-fate-odds" { by (odds); }
    "troops", "troops PLACE shadow=N [ARMY=N…]" {
        plain (C::Troops { place, shadow, friendly }) [place: Typed, shadow: SHADOW, friendly: FRIENDLY];
    }
    "move", "move ARMY N FROM TO", "help-fate-move" {
        plain (C::Move { army, count, from, to }) [army: ARMY, count: Number(1, MOST), from: Typed, to: Typed];
    }
    "check", "check" { ask (FateQuery::Check); }
}

const ARMIES: &str = "dwarven, elven, rohirrim, gondor";
const ALL_TROOPS: &str = "shadow, dwarven, elven, rohirrim, gondor";
const MOST: u64 = 48;

/// A command behind which no `!` stands.
/// `KEY=VALUE`, if it is told.
fn fact(key: &str, value: Option<impl Display>) -> String {
    value.map_or_else(String::new, |value| format!("{key}={value}"))
}

fn haven(is: bool) -> String {
    if is { "haven".to_owned() } else { String::new() }
}

fn field_said(field: &ToldField) -> String {
    let ToldField { friendly, shadow, haven: is } = field;
    said(&[], &[fact("friendly", *friendly), fact("shadow", *shadow), haven(*is)], Word::Rules)
}

fn armies_said(armies: &[(Army, u32)]) -> String {
    armies.iter().map(|(army, count)| format!("{army}={count}")).collect::<Vec<_>>().join(" ")
}

// What stands behind a command in any order is looked at by each part, and taken by the last.
const BEGIN: &str = "frodo, first";
const FRODO: By<String> = By(
    |words| Facts::ahead(words, BEGIN, "")?.text("frodo").map_or_else(|| words.missing(), Ok),
    |region| fact("frodo", Some(region)),
);
const FIRST: By<Option<u8>> = By(
    |words| Ok(Facts::read(words, BEGIN, "")?.number("first", 1, 5)?.map(|first| first as u8)),
    |first| fact("first", *first),
);
const OF_SKIES: &str = "in, friendly, shadow";
const IN: By<Option<String>> =
    By(|words| Ok(Facts::ahead(words, OF_SKIES, "haven")?.text("in")), |region| fact("in", region.as_ref()));
const SKIES: By<ToldField> = By(|words| Facts::read(words, OF_SKIES, "haven")?.field(), field_said);
const TROOPS_AHEAD: By<Option<u32>> = By(
    |words| Facts::ahead(words, "troops", "haven")?.number("troops", 0, MOST),
    |troops| fact("troops", *troops),
);
const HAVEN_BEHIND: By<bool> =
    By(|words| Ok(Facts::read(words, "troops", "haven")?.has("haven")), |is| haven(*is));
const HAVEN: By<bool> = By(|words| Ok(Facts::read(words, "", "haven")?.has("haven")), |is| haven(*is));
const TROOPS: By<Option<u32>> =
    By(|words| Facts::read(words, "troops", "")?.number("troops", 0, MOST), |troops| fact("troops", *troops));
const OF_ATTACK: &str = "friendly, shadow, dice";
const FIELD_AHEAD: By<ToldField> = By(|words| Facts::ahead(words, OF_ATTACK, "haven")?.field(), field_said);
const DICE: By<Option<u32>> =
    By(|words| Facts::read(words, OF_ATTACK, "haven")?.number("dice", 1, 3), |dice| fact("dice", *dice));
const FIELD: By<ToldField> = By(|words| Facts::read(words, "friendly, shadow", "haven")?.field(), field_said);
const ACCEPTED: By<Vec<(Army, u32)>> =
    By(|words| Facts::read(words, ARMIES, "")?.armies(), |armies| armies_said(armies));
const SHADOW: By<Option<u32>> = By(
    |words| {
        let facts = Facts::ahead(words, ALL_TROOPS, "")?;
        if facts.told.is_empty() { words.missing() } else { facts.number("shadow", 0, MOST) }
    },
    |shadow| fact("shadow", *shadow),
);
const FRIENDLY: By<Vec<(Army, u32)>> =
    By(|words| Facts::read(words, ALL_TROOPS, "")?.armies(), |armies| armies_said(armies));

/// A place, if one is named before the facts.
const PLACE: By<Option<String>> = By(
    |words| {
        let is_place = |word: &&str| !word.contains('=') && !word.eq_ignore_ascii_case("haven");
        let place = words.words.first().is_some_and(is_place).then(|| words.next_word()).flatten();
        Ok(place.map(str::to_owned))
    },
    |place| place.clone().unwrap_or_default(),
);
const TROOP: By<bool> = By(|words| Ok(words.number(0, 1)? == 1), |is| u8::from(*is).to_string());
/// An army; none are shadow troops.
const ARMY: By<Option<Army>> = By(
    |words| Ok(words.name([SHADOWS].into_iter().chain(ARMIES.split(", ")))?.parse().ok()),
    |army| army.map_or(SHADOWS, Army::name).to_owned(),
);
const SHADOWS: &str = "shadow";
const CARD: By<Drawn> = By(
    |words| player_card(&words.want()?.to_lowercase()),
    |card| match card {
        Drawn::Card => "card".to_owned(),
        Drawn::Skies => "skies".to_owned(),
        Drawn::Event => "event".to_owned(),
        Drawn::Named(name) => name.clone(),
    },
);
const CARDS: Many<By<Drawn>> = Many(0, CARD);
const BACK_OR_NONE: By<Option<Back>> = By(back_or_none, |back| back.map_or("none", Back::name).to_owned());

/// What the program draws, by this word.
const DRAW: &str = "draw";
const OBJECTIVES: By<Throw<Vec<String>>> =
    By(|words| drawn_or(words, parts), |told_names| told(told_names, DRAW, |names| names.join(", ")));
const CHARACTERS: By<Throw<Vec<Vec<String>>>> = By(
    |words| drawn_or(words, |text, usage| text.split(';').map(|part| parts(part, usage)).collect()),
    |sides| {
        told(sides, DRAW, |sides| sides.iter().map(|side| side.join(", ")).collect::<Vec<_>>().join("; "))
    },
);

const ROLL: By<Throw<Vec<String>>> = By(
    |words| match words.words.first() {
        None => Ok(Throw::App),
        Some(_) if words.take_of("roll", &faces_or_roll()) => Ok(Throw::App),
        Some(_) => Many(1, Typed).read(words).map(Throw::Told),
    },
    |faces| told(faces, "", |faces| faces.join(" ")),
);
const NEW_FACE: By<Throw<Vec<String>>> = By(
    |words| match words.words.first() {
        None => Ok(Throw::Unsaid("")),
        Some(_) if words.take_of("roll", &faces_or_roll()) => Ok(Throw::App),
        Some(_) => {
            let word = words.want()?;
            match find(faces_or_roll().into_iter(), word) {
                // G13: it may be a face, or that it is thrown; one letter is a face, as the dice are, and so is what
                // only faces begin with: which of them, the dice on the table say.
                Err(several @ Unknown::Several { .. })
                    if word.len() > 1 && "roll".starts_with(&word.to_ascii_lowercase()) =>
                {
                    Err(Misheard::of_name(word, several))
                }
                _ => Ok(Throw::Told(vec![word.to_owned()])),
            }
        }
    },
    |faces| told(faces, "roll", |faces| faces.join(" ")),
);

/// What can stand where a die's face is told.
fn faces_or_roll() -> Vec<&'static str> {
    let faces = [Die::Search, Die::Battle].into_iter().flat_map(Die::faces).map(<&'static str>::from);
    faces.chain(["roll"]).collect()
}

/// All words that are left, if it is not said that the program draws.
fn drawn_or<T>(
    words: &mut Reader<'_>,
    told: impl FnOnce(&str, &'static str) -> Result<T, Misheard>,
) -> Result<Throw<T>, Misheard> {
    Ok(match std::mem::take(&mut words.words) {
        [] => Throw::Unsaid(""),
        [word] if word.eq_ignore_ascii_case(DRAW) => Throw::App,
        all => Throw::Told(told(&all.join(" "), words.usage)?),
    })
}

/// Names with commas between.
fn parts(text: &str, usage: &'static str) -> Result<Vec<String>, Misheard> {
    let part = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        if words.is_empty() { Err(Misheard::TooFewWords { usage }) } else { Ok(words.join("-")) }
    };
    text.split(',').map(part).collect()
}

fn back_or_none(words: &mut Reader<'_>) -> Result<Option<Back>, Misheard> {
    const BACKS: [&str; 3] = ["red", "black", "none"];
    if words.take_of("none", &BACKS) { Ok(None) } else { words.one_of("red, black, none").map(Some) }
}

fn player_card(word: &str) -> Result<Drawn, Misheard> {
    let Some((region, symbol)) = word.split_once('/') else {
        const CARDS: [&str; 3] = ["card", "skies", "event"];
        return match find(CARDS.into_iter(), word).unwrap_or(word) {
            "card" => Ok(Drawn::Card),
            "skies" => Ok(Drawn::Skies),
            "event" => Ok(Drawn::Event),
            _ => Err(Misheard::not_a_choice(word, "card, skies, event, REGION/SYMBOL")),
        };
    };
    Ok(Drawn::Named(format!("{region}/{}", symbol_named(symbol)?)))
}

fn symbol_named(word: &str) -> Result<&'static str, Misheard> {
    let symbols = [Symbol::Stealth, Symbol::Friendship, Symbol::Valor, Symbol::Resistance];
    find(symbols.into_iter().map(<&'static str>::from), word)
        .map_err(|unknown| Misheard::of_name(word, unknown))
}

fn behind_equals(words: &mut Reader<'_>, most: u64) -> Result<u8, Misheard> {
    Ok(number(words.behind_equals()?, 0, most)? as u8)
}

/// Whether one Nazgûl goes, and none are counted.
fn goes(words: &Reader<'_>) -> bool {
    let counts = |word: &&str| word.starts_with('=');
    words.words.first().is_some_and(|word| !word.contains('=')) && !words.words.get(1).is_some_and(counts)
}

fn nazgul(words: &mut Reader<'_>) -> Read {
    let first = words.want()?;
    let (region, count) = match first.split_once('=') {
        Some((region, "")) => (region, words.number(0, 9)? as u8),
        Some((region, count)) => (region, number(count, 0, 9)? as u8),
        None => (first, behind_equals(words, 9)?),
    };
    let _ = words.reason();
    Ok(Meaning::Command(Command::Track(FateTrack::Nazgul(region.to_owned()), Change::To(count))))
}

fn threat(words: &mut Reader<'_>) -> Read {
    match track(words, FateTrack::Threat)? {
        Meaning::Command(Command::Track(_, Change::To(0))) => {
            Err(Misheard::NotANumber { word: "0".to_owned(), least: 1, most: 7 })
        }
        meaning => Ok(meaning),
    }
}

fn cards_left(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() {
        return track(words, FateTrack::Cards(0));
    }
    let count = behind_equals(words, 99)?;
    OneOf(&[("skies", ())]).read(words)?;
    let skies = words.number(0, 9)? as u8;
    let _ = words.reason();
    Ok(Meaning::Command(Command::Track(FateTrack::Cards(skies), Change::To(count))))
}

const CONFIRMED: By<Confirmed> = By(confirmed, |numbers| match numbers {
    Confirmed::Hope(start, top) => format!("hope {start} {top}"),
    Confirmed::Threat(rates) => rates.iter().fold("threat".to_owned(), |said, rate| format!("{said} {rate}")),
    Confirmed::Die(die, sides) => {
        sides.iter().fold(die.to_string(), |said, (face, count)| format!("{said} {face} {count}"))
    }
});

/// F58: what the owner's pieces say, in the bounds of the box file.
fn confirmed(words: &mut Reader<'_>) -> Result<Confirmed, Misheard> {
    const CHOICES: &str = "hope, threat, search, battle";
    let which = words.want()?;
    Ok(match find(CHOICES.split(", "), which).unwrap_or(which) {
        "hope" => {
            let start = words.number(1, 20)?;
            Confirmed::Hope(start as u8, words.number(start, 20)? as u8)
        }
        "threat" => {
            let rates = (0..7).map(|_| words.number(1, 9).map(|rate| rate as u8));
            Confirmed::Threat(rates.collect::<Result<_, _>>()?)
        }
        "search" => Confirmed::Die(Die::Search, sides(words, Die::Search)?),
        "battle" => Confirmed::Die(Die::Battle, sides(words, Die::Battle)?),
        _ => return Err(Misheard::not_a_choice(which, CHOICES)),
    })
}

fn sides(words: &mut Reader<'_>, die: Die) -> Result<Vec<(Face, u8)>, Misheard> {
    let mut sides: Vec<(Face, u8)> = Vec::new();
    while !words.words.is_empty() {
        let faces = die.faces().map(<&'static str>::from);
        let name = words.name(faces.into_iter())?;
        let face = Face::from_str(name).map_err(|_| Misheard::TooFewWords { usage: words.usage })?;
        if sides.iter().any(|(other, _)| *other == face) {
            return Err(Misheard::KeyTwice { key: name.to_owned() });
        }
        sides.push((face, words.number(0, 6)? as u8));
    }
    Ok(sides)
}
