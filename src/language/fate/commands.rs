//! The commands of Fate of the Fellowship, a row each.

mod facts;
mod keys;
mod odds;

use super::FateQuery;
use crate::books::{Change, Command, Throw, find};
use crate::fate::stacks::Drawn;
use crate::fate::terms::{Army, Back, Die, Face, Site, Symbol};
use crate::fate::{Confirmed, Fate, FateCommand, FateTrack};
use crate::language::books::{own, query, track};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard, Usage};
use facts::Facts;
use odds::odds;
use std::str::FromStr;

/// How `new` is said.
pub(super) const NEW: &str = "new fate players=1|2|3|4|5 [level=standard|introductory|heroic|epic|legendary] [board=none|practice|own|FILE] [cards=count|names] [ledger=off|on] [closer=distinct|nearest] [captured=cards|all] [draws=app|hand] [odds=open|off] [seed=N]";
/// Its keys.
pub(super) const KEYS: &str = "players, level, board, cards, ledger, closer, captured, draws, odds, seed";
/// What `level` can be.
pub(super) const LEVELS: &str = "introductory, standard, heroic, epic, legendary";
/// What `phase =` takes.
pub(super) const PHASES: &str = "turn N actions, WHO; turn N cards, WHO; turn N shadow K of N, WHO; turn N shadow over, WHO; over: players win; over: players lose";

type Read = Result<Meaning<Fate>, Misheard>;

pub(super) const COMMANDS: &[Usage<Fate>] = &[
    Usage::new("confirm", "confirm hope N N|threat N…|search FACE N…|battle FACE N…", confirm),
    Usage::new("objectives", "objectives [draw|A, B, … [!]]", |words| {
        let by_word = std::mem::take(&mut words.by_word);
        let told = named(words)?.map_or(Throw::Unsaid(""), |parts| parts.map_or(Throw::App, Throw::Told));
        words.by_word = by_word;
        own(words, FateCommand::Objectives(told))
    }),
    Usage::new("characters", "characters [draw|A, B; C, D]", |words| {
        let told = match words.words {
            [] => Throw::Unsaid(""),
            [draw] if draw.eq_ignore_ascii_case("draw") => {
                words.words = &[];
                Throw::App
            }
            _ => {
                let text = std::mem::take(&mut words.words).join(" ");
                let usage = words.usage;
                Throw::Told(text.split(';').map(|part| parts(part, usage)).collect::<Result<_, _>>()?)
            }
        };
        plain(FateCommand::Characters(told))
    }),
    Usage::new("tick", "tick K", |words| plain(FateCommand::Tick(words.number(1, 13)? as u8))),
    Usage::new("top", "top red|black [!]", |words| {
        let back = words.one_of("red, black")?;
        own(words, FateCommand::Top(back))
    }),
    Usage::new("flip", "flip CARD BACK [troop N] [!]", |words| {
        let card = words.want()?.to_owned();
        let back = back_or_none(words)?;
        let troop = if words.take_of("troop", &["troop"]) { Some(words.number(0, 1)? == 1) } else { None };
        own(words, FateCommand::Flip(card, back, troop))
    }),
    Usage::new("hands", "hands W…", |words| {
        let cards = player_cards(words)?;
        plain(FateCommand::Hands(cards))
    }),
    Usage::new("begin", "begin frodo=REGION [first=P]", |words| {
        let facts = Facts::read(words, "frodo, first", "")?;
        let frodo = facts.text("frodo").ok_or(Misheard::TooFewWords { usage: words.usage })?;
        let first = facts.number("first", 1, 5)?.map(|first| first as u8);
        plain(FateCommand::Begin { frodo, first })
    }),
    Usage::new("act", "act NAME", |words| plain(FateCommand::Act(words.want()?.to_owned()))),
    Usage::new("done", "done", |_| plain(FateCommand::Done)),
    Usage::new("draw", "draw [W W] [!]", |words| {
        let cards = player_cards(words)?;
        own(words, FateCommand::Draw(cards))
    }),
    Usage::new("skies", "skies PLACE [in=REGION friendly=F shadow=N] [haven]", |words| {
        let place = words.want()?.to_owned();
        let facts = Facts::read(words, "in, friendly, shadow", "haven")?;
        plain(FateCommand::Skies { place, region: facts.text("in"), field: facts.field()? })
    }),
    Usage::new("frodo", "frodo REGION [PLACE]", |words| {
        let region = words.want()?.to_owned();
        plain(FateCommand::Frodo { region, place: words.next_word().map(str::to_owned) })
    }),
    Usage::new("eye", "eye REGION [REASON…]", |words| {
        let region = words.want()?.to_owned();
        let _ = words.reason();
        plain(FateCommand::Eye(region))
    }),
    Usage::new("search", "search [troops=N] [haven]", search).told_as("help-fate-search"),
    Usage::new("s", "s [N] [h]", |words| {
        let troops = match words.words.first() {
            Some(word) if !word.eq_ignore_ascii_case("h") => Some(words.number(0, 48)? as u32),
            _ => None,
        };
        let haven = words.take_of("h", &["h"]);
        plain(FateCommand::Search { troops, haven })
    })
    .told_as("help-fate-search"),
    Usage::new("ring", "ring [haven]", |words| {
        let facts = Facts::read(words, "", "haven")?;
        plain(FateCommand::Ring { haven: facts.has("haven") })
    }),
    Usage::new("doom", "doom troops=N", |words| {
        let facts = Facts::read(words, "troops", "")?;
        plain(FateCommand::Doom { troops: facts.number("troops", 0, 48)? })
    }),
    Usage::new("attack", "attack REGION [PLACE] friendly=F shadow=S [haven] [dice=D]", |words| {
        let (region, place) = where_to(words)?;
        let facts = Facts::read(words, "friendly, shadow, dice", "haven")?;
        let dice = facts.number("dice", 1, 3)?;
        plain(FateCommand::Attack { region, place, field: facts.field()?, dice })
    })
    .told_as("help-fate-attack"),
    Usage::new("battle", "battle REGION [PLACE] friendly=F shadow=S [haven]", |words| {
        let (region, place) = where_to(words)?;
        let facts = Facts::read(words, "friendly, shadow", "haven")?;
        plain(FateCommand::Battle { region, place, field: facts.field()? })
    }),
    Usage::new("roll", "roll [FACE…]", |words| {
        let told = match words.words.first() {
            None => Throw::App,
            Some(_) if words.take_of("roll", &faces_or_roll()) => Throw::App,
            Some(_) => Throw::Told(rest(words)),
        };
        plain(FateCommand::Roll(told))
    }),
    Usage::new("reroll", "reroll FACE [NEW|roll]", |words| {
        let face = words.want()?.to_owned();
        let told = match words.words.first() {
            None => Throw::Unsaid(""),
            Some(_) if words.take_of("roll", &faces_or_roll()) => Throw::App,
            Some(_) => Throw::Told(vec![words.want()?.to_owned()]),
        };
        plain(FateCommand::Reroll(face, told))
    }),
    Usage::new("turn", "turn FACE NEW", |words| {
        let face = words.want()?.to_owned();
        plain(FateCommand::Turn(face, words.want()?.to_owned()))
    }),
    Usage::new("drop", "drop FACE", |words| plain(FateCommand::Drop(words.want()?.to_owned()))),
    Usage::new("valor", "valor N", |words| plain(FateCommand::Valor(words.number(1, 48)? as u32))),
    Usage::new("accept", "accept [ARMY=N…]", |words| {
        let facts = Facts::read(words, ARMIES, "")?;
        plain(FateCommand::Accept(facts.armies()?))
    })
    .told_as("help-fate-accept"),
    Usage::new("choose", "choose K", |words| plain(FateCommand::Choose(words.number(1, 99)?))),
    Usage::new("capture", "capture REGION PLACE", |words| {
        let region = words.want()?.to_owned();
        plain(FateCommand::Capture { region, place: words.want()?.to_owned() })
    }),
    Usage::new("lost", "lost PLACE", |words| plain(FateCommand::Lost(words.want()?.to_owned())))
        .told_as("help-fate-lost"),
    Usage::new("holds", "holds [PLACE…]", |words| plain(FateCommand::Holds(rest(words)))),
    Usage::new("dwarven", "dwarven [+N|-N|= N] [REASON…]", |words| army_left(words, Army::Dwarven)),
    Usage::new("elven", "elven [+N|-N|= N] [REASON…]", |words| army_left(words, Army::Elven)),
    Usage::new("rohirrim", "rohirrim [+N|-N|= N] [REASON…]", |words| army_left(words, Army::Rohirrim)),
    Usage::new("gondor", "gondor [+N|-N|= N] [REASON…]", |words| army_left(words, Army::Gondor)),
    Usage::new("setup", "setup", |_| query(FateQuery::SetUp)),
    Usage::new("place", "place PLACE haven|stronghold|none", |words| {
        let place = words.want()?.to_owned();
        plain(FateCommand::Place(place, words.one_of::<Site>("haven, stronghold, none")?))
    }),
    Usage::new("objective", "objective A done|open", |words| {
        let name = words.want()?.to_owned();
        let done = words.one_of::<String>("done, open")? == "done";
        plain(FateCommand::Objective { name, done })
    }),
    Usage::new("hope", "hope [+N|-N|= N] [REASON…]", |words| track(words, FateTrack::Hope)),
    Usage::new("threat", "threat [+N|-N|= K] [REASON…]", |words| {
        match track(words, FateTrack::Threat)? {
            Meaning::Command(Command::Track(_, Change::To(0))) => {
                Err(Misheard::NotANumber { word: "0".to_owned(), least: 1, most: 7 })
            }
            meaning => Ok(meaning),
        }
    }),
    Usage::new("supply", "supply [+N|-N|= N] [REASON…]", |words| track(words, FateTrack::Supply)),
    Usage::new("nazgul", "nazgul [R = N|FROM TO]", nazgul).told_as("help-fate-nazgul"),
    Usage::new("cards", "cards [= N skies K]", |words| {
        if words.words.is_empty() {
            return track(words, FateTrack::Cards(0));
        }
        let count = behind_equals(words, 99)?;
        if !words.take_of("skies", &["skies"]) {
            let word = words.want()?;
            return Err(Misheard::not_a_choice(word, "skies"));
        }
        let skies = words.number(0, 9)? as u8;
        let _ = words.reason();
        Ok(Meaning::Command(Command::Track(FateTrack::Cards(skies), Change::To(count))))
    }),
    Usage::new("peek", "peek CARD…", |words| {
        let cards = some(words)?;
        plain(FateCommand::Peek(cards))
    }),
    Usage::new("order", "order CARD…", |words| {
        let cards = some(words)?;
        plain(FateCommand::Order(cards))
    }),
    Usage::new("remove", "remove CARD", |words| plain(FateCommand::Remove(words.want()?.to_owned()))),
    Usage::new("foresee", "foresee W… [!]", |words| {
        let cards = player_cards(words)?;
        if cards.is_empty() {
            return Err(Misheard::TooFewWords { usage: words.usage });
        }
        own(words, FateCommand::Foresee(cards))
    }),
    Usage::new("amend", "amend K CARD [BACK]", |words| {
        let flip = words.number(1, 999)?;
        let card = words.want()?.to_owned();
        let back = if words.words.is_empty() { None } else { Some(words.one_of("red, black")?) };
        plain(FateCommand::Amend { flip, card, back })
    }),
    Usage::new("deck", "deck", |_| query(FateQuery::Deck)),
    Usage::new("discard", "discard", |_| query(FateQuery::Discard)),
    Usage::new(
        "odds",
        "odds card CARD|line LINE|at PLACE|order ORDER|special|troops K [in N] | odds skies [two] | odds symbol SYMBOL | \
         odds search D | odds doom | odds attack D | odds battle D | odds reroll FACE",
        odds,
    )
    .told_as("help-fate-odds"),
    Usage::new("troops", "troops PLACE shadow=N [ARMY=N…]", |words| {
        let place = words.want()?.to_owned();
        let facts = Facts::read(words, TROOPS, "")?;
        if facts.told.is_empty() {
            return Err(Misheard::TooFewWords { usage: words.usage });
        }
        plain(FateCommand::Troops { place, shadow: facts.number("shadow", 0, 48)?, friendly: facts.armies()? })
    }),
    Usage::new("move", "move ARMY N FROM TO", |words| {
        let armies = ["shadow", "dwarven", "elven", "rohirrim", "gondor"];
        let army = words.name(armies.into_iter())?.parse::<Army>().ok();
        let count = words.number(1, 48)? as u32;
        let from = words.want()?.to_owned();
        plain(FateCommand::Move { army, count, from, to: words.want()?.to_owned() })
    })
    .told_as("help-fate-move"),
    Usage::new("check", "check", |_| query(FateQuery::Check)),
];

const ARMIES: &str = "dwarven, elven, rohirrim, gondor";
const TROOPS: &str = "shadow, dwarven, elven, rohirrim, gondor";

/// A command behind which no `!` stands.
fn plain(command: FateCommand) -> Read {
    Ok(Meaning::Command(Command::Own(command, crate::books::Word::Rules)))
}

/// What can stand where a die's face is told.
fn faces_or_roll() -> Vec<&'static str> {
    let faces = [Die::Search, Die::Battle].into_iter().flat_map(Die::faces).map(<&'static str>::from);
    faces.chain(["roll"]).collect()
}

/// F65.
fn army_left(words: &mut Reader<'_>, army: Army) -> Read {
    track(words, FateTrack::Army(army))
}

fn rest(words: &mut Reader<'_>) -> Vec<String> {
    std::mem::take(&mut words.words).iter().map(|word| (*word).to_owned()).collect()
}

fn some(words: &mut Reader<'_>) -> Result<Vec<String>, Misheard> {
    let rest = rest(words);
    if rest.is_empty() { Err(Misheard::TooFewWords { usage: words.usage }) } else { Ok(rest) }
}

/// Names with commas between.
fn parts(text: &str, usage: &'static str) -> Result<Vec<String>, Misheard> {
    let part = |part: &str| {
        let words: Vec<&str> = part.split_whitespace().collect();
        if words.is_empty() { Err(Misheard::TooFewWords { usage }) } else { Ok(words.join("-")) }
    };
    text.split(',').map(part).collect()
}

/// Names, `draw`, or nothing.
fn named(words: &mut Reader<'_>) -> Result<Option<Option<Vec<String>>>, Misheard> {
    if words.words.is_empty() {
        return Ok(None);
    }
    if words.words.len() == 1 && words.take("draw") {
        return Ok(Some(None));
    }
    let text = std::mem::take(&mut words.words).join(" ");
    parts(&text, words.usage).map(|names| Some(Some(names)))
}

fn back_or_none(words: &mut Reader<'_>) -> Result<Option<Back>, Misheard> {
    const BACKS: [&str; 3] = ["red", "black", "none"];
    if words.take_of("none", &BACKS) { Ok(None) } else { words.one_of("red, black, none").map(Some) }
}

fn player_cards(words: &mut Reader<'_>) -> Result<Vec<Drawn>, Misheard> {
    rest(words).iter().map(|word| player_card(&word.to_lowercase())).collect()
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

/// A region, and a place if one is named.
fn where_to(words: &mut Reader<'_>) -> Result<(String, Option<String>), Misheard> {
    let region = words.want()?.to_owned();
    let is_place =
        words.words.first().is_some_and(|word| !word.contains('=') && !word.eq_ignore_ascii_case("haven"));
    let place = if is_place { words.next_word().map(str::to_owned) } else { None };
    Ok((region, place))
}

fn behind_equals(words: &mut Reader<'_>, most: u64) -> Result<u8, Misheard> {
    Ok(number(words.behind_equals()?, 0, most)? as u8)
}

fn nazgul(words: &mut Reader<'_>) -> Read {
    let Some(first) = words.next_word() else { return query(FateQuery::Nazgul) };
    let set = |region: &str, count: u8| {
        Ok(Meaning::Command(Command::Track(FateTrack::Nazgul(region.to_owned()), Change::To(count))))
    };
    if let Some((region, count)) = first.split_once('=').filter(|(_, count)| !count.is_empty()) {
        let count = number(count, 0, 9)? as u8;
        let _ = words.reason();
        return set(region, count);
    }
    if let Some(region) = first.strip_suffix('=') {
        let count = words.number(0, 9)? as u8;
        let _ = words.reason();
        return set(region, count);
    }
    match words.words.first() {
        Some(word) if word.starts_with('=') => {
            let count = behind_equals(words, 9)?;
            let _ = words.reason();
            set(first, count)
        }
        _ => plain(FateCommand::NazgulGoes { from: first.to_owned(), to: words.want()?.to_owned() }),
    }
}

fn search(words: &mut Reader<'_>) -> Read {
    let facts = Facts::read(words, "troops", "haven")?;
    plain(FateCommand::Search { troops: facts.number("troops", 0, 48)?, haven: facts.has("haven") })
}

/// F58: what the owner's pieces say, in the bounds of the box file.
fn confirm(words: &mut Reader<'_>) -> Read {
    const CHOICES: &str = "hope, threat, search, battle";
    let which = words.want()?;
    let numbers = match find(CHOICES.split(", "), which).unwrap_or(which) {
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
    };
    plain(FateCommand::Confirm(numbers))
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
    let count: u8 = sides.iter().map(|(_, count)| count).sum();
    if count != 6 {
        return Err(Misheard::NotANumber { word: count.to_string(), least: 6, most: 6 });
    }
    Ok(sides)
}
