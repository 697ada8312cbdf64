//! What can be asked of Fate of the Fellowship and changes nothing.

use super::told::too_many;
use super::{protocol, set_up};
use crate::books::{Ratio, Refusal, find};
use crate::fate::ITEMS;
use crate::fate::deck::Kind;
use crate::fate::dice::{Battle, Field, battle, falls_after_reroll, lasts};
use crate::fate::nazgul::listed;
use crate::fate::odds::{Chance, Coming, chance};
use crate::fate::terms::{MOST_DICE, Order, Symbol};
use crate::fate::{FateRefusal, Fellowship, For, named_card};
use crate::language::{Told, Words};

pub enum FateQuery {
    Deck,
    Discard,
    /// `check` (F60).
    Check,
    /// `setup` (F2).
    SetUp,
    Nazgul,
    Odds(OddsAsked),
}

pub enum OddsAsked {
    /// F52, within so many flips.
    Deck(OfDeck, Option<u32>),
    Skies {
        two: bool,
    },
    Symbol(String),
    Search {
        dice: u32,
        haven: bool,
        hope: Option<u32>,
        resistance: u32,
    },
    Doom {
        hope: Option<u32>,
        enemies: u32,
        resistance: u32,
    },
    Battle {
        attack: bool,
        dice: u32,
        friendly: u32,
        shadow: u32,
        haven: bool,
        nazgul: bool,
    },
    Reroll(String),
}

/// What is to come out of the shadow deck, as it was named.
pub enum OfDeck {
    Card(String),
    Line(String),
    At(String),
    Order(Order),
    Special,
    Troops(u32),
}

pub(super) fn told(words: &Words, query: &FateQuery, view: &Fellowship) -> Result<Told, FateRefusal> {
    let lines = Told::to_table;
    Ok(match query {
        FateQuery::Deck => lines(protocol::layers(&view.deck), protocol::deck(&view.deck)),
        FateQuery::Discard => {
            let (told, answer) = protocol::discard(&view.deck);
            lines(told, answer)
        }
        FateQuery::Check if !view.options.ledger => return Err(FateRefusal::OnlyLedger),
        FateQuery::Check => {
            let (told, answer) = protocol::board(view);
            lines(told, answer)
        }
        FateQuery::SetUp => lines(set_up::list(words, view), format!("{} of {ITEMS}", view.ticked.len())),
        // F18: each time.
        FateQuery::Nazgul => lines(too_many(words, &view.nazgul).into_iter().collect(), listed(&view.nazgul)),
        FateQuery::Odds(asked @ OddsAsked::Battle { attack, .. }) => {
            let odds = fought(asked, view)?;
            match attack {
                true => {
                    let first = format!("lost {}, falls {}", odds.lost.mean(), odds.falls.fraction());
                    lines(vec![first], odds.clear.fraction())
                }
                false => odds.falls.fraction().into(),
            }
        }
        FateQuery::Odds(asked) => said(likely(asked, view)?).into(),
    })
}

/// A battle before it is rolled; nothing else that is asked is one.
pub(super) fn fought(asked: &OddsAsked, view: &Fellowship) -> Result<Battle, FateRefusal> {
    let OddsAsked::Battle { attack, dice, friendly, shadow, haven, nazgul } = asked else {
        return Err(FateRefusal::NoBattle);
    };
    let most = if *attack { friendly } else { shadow };
    Refusal::within(*dice, 1, (*most).min(3).into())?;
    let field = Field { friendly: *friendly, shadow: *shadow, haven: *haven, nazgul: *nazgul };
    Ok(battle(&view.battle, *dice, field))
}

/// Any other chance: what comes out of the deck may be unsure (F50).
pub(super) fn likely(asked: &OddsAsked, view: &Fellowship) -> Result<Chance, FateRefusal> {
    let OddsAsked::Deck(asked, flips) = asked else {
        return Ok(Chance { chance: ratio(asked, view)?, at_least: false, doubtful: false });
    };
    let one = matches!(asked, OfDeck::Card(_)).then_some(1);
    Ok(deck_chance(view, &coming(asked, view)?, flips.or(one)))
}

/// F52: a chance within so many flips, those that are to come if it is not said.
pub fn deck_chance(view: &Fellowship, coming: &Coming, flips: Option<u32>) -> Chance {
    chance(&view.deck, flips.unwrap_or_else(|| view.flips_to_come()), coming, &view.no_troops())
}

/// `Q`, `at least Q`, `Q doubtful`.
fn said(chance: Chance) -> String {
    let least = if chance.at_least { "at least " } else { "" };
    let doubtful = if chance.doubtful { " doubtful" } else { "" };
    format!("{least}{}{doubtful}", chance.chance.fraction())
}

fn ratio(asked: &OddsAsked, view: &Fellowship) -> Result<Ratio, FateRefusal> {
    let stands = |hope: &Option<u32>| match hope {
        None if view.hope == 0 => Err(FateRefusal::NoHope),
        None => Ok(view.hope.into()),
        Some(hope) => Ok(Refusal::within(*hope, 1, view.hope_top.into()).map(|()| *hope)?),
    };
    Ok(match asked {
        OddsAsked::Skies { two } => {
            let [_, one, both] = view.stacks.skies_chances(view.stacks.next());
            if *two { both } else { one + both }
        }
        OddsAsked::Symbol(_) if !view.options.names => return Err(FateRefusal::OnlyNamed),
        OddsAsked::Symbol(symbol) => {
            let meant = symbol.parse::<Symbol>().unwrap_or(Symbol::Stealth);
            view.stacks.symbol_chance(symbol, view.symbols(meant))
        }
        OddsAsked::Search { dice, haven, hope, resistance } => {
            lasts(&view.search, *dice, *haven, stands(hope)?, *resistance)
        }
        OddsAsked::Doom { hope, enemies, resistance } => {
            let hope = stands(hope)?;
            let dice = (enemies + u32::from(view.hope_top).saturating_sub(hope)).min(MOST_DICE);
            lasts(&view.search, dice, false, hope, *resistance)
        }
        OddsAsked::Reroll(word) => {
            let dice = view.dice().filter(|dice| dice.what == For::Battle).ok_or(FateRefusal::NoBattle)?;
            let faces = dice.faces.as_ref().ok_or(FateRefusal::NotRolled)?;
            let known =
                view.battle.iter().filter(|(_, count)| *count > 0).map(|(face, _)| <&str>::from(face));
            let face = find(known, word).map_err(|_| FateRefusal::NoSuchFace { word: word.clone() })?;
            let face = face.parse().map_err(|_| FateRefusal::NoSuchFace { word: word.clone() })?;
            let die = faces.iter().position(|other| *other == face).ok_or(FateRefusal::NoSuchDie { face })?;
            falls_after_reroll(&view.battle, view.field(dice), faces, die, dice.valor)
        }
        OddsAsked::Deck(..) | OddsAsked::Battle { .. } => Ratio::ZERO,
    })
}

fn coming(asked: &OfDeck, view: &Fellowship) -> Result<Coming, FateRefusal> {
    Ok(match asked {
        OfDeck::Card(word) => {
            let named = named_card(view, word)?;
            let known = view.kinds().filter(|kind| named.means(kind)).cloned();
            let kinds: Vec<Kind> = known.chain(named.kinds.clone()).chain(named.learned.clone()).collect();
            Coming::Card(kinds)
        }
        OfDeck::Line(word) => {
            let lines = view.lines();
            let lower: Vec<(String, &String)> =
                lines.iter().map(|line| (line.to_lowercase(), line)).collect();
            let found = find(lower.iter().map(|(lower, _)| lower.as_str()), word);
            let found = found.map_err(|_| FateRefusal::NeverShown { name: word.clone() })?;
            let line = lower.iter().find(|(lower, _)| lower == found).map(|(_, line)| (*line).clone());
            Coming::Line(line.unwrap_or_default())
        }
        OfDeck::At(word) => {
            let places = view.shown_places();
            let found = find(places.iter().map(String::as_str), word);
            Coming::At(found.map_err(|_| FateRefusal::NeverShown { name: word.clone() })?.to_owned())
        }
        OfDeck::Order(order) => Coming::Order(*order),
        OfDeck::Special => Coming::Special,
        OfDeck::Troops(count) => Coming::Troops(*count),
    })
}
