//! Which chance is asked for.

use super::Read;
use super::facts::Facts;
use super::keys::{CHANCES, OF_DOOM};
use crate::books::find;
use crate::fate::terms::Order;
use crate::language::Misheard;
use crate::language::books::query;
use crate::language::fate::{FateQuery, OddsAsked, OfDeck};
use crate::language::reader::Reader;
use std::str::FromStr;

const SYMBOLS: [&str; 4] = ["stealth", "friendship", "valor", "resistance"];

pub(super) fn odds(words: &mut Reader<'_>) -> Read {
    let what = words.want()?;
    let of_deck = |words: &mut Reader<'_>, asked| {
        let flips = if words.take_of("in", &["in"]) { Some(words.number(1, 20)? as u32) } else { None };
        query(FateQuery::Odds(OddsAsked::Deck(asked, flips)))
    };
    let asked = match find(CHANCES.split(", "), what).unwrap_or(what) {
        "card" => {
            let card = words.want()?.to_owned();
            return of_deck(words, OfDeck::Card(card));
        }
        "line" => {
            let line = words.want()?.to_owned();
            return of_deck(words, OfDeck::Line(line));
        }
        "at" => {
            let place = words.want()?.to_owned();
            return of_deck(words, OfDeck::At(place));
        }
        "order" => {
            let orders = [Order::Eye, Order::Closer, Order::Deploy].map(<&'static str>::from);
            let order = words.name(orders.into_iter())?;
            let order = Order::from_str(order).map_err(|_| Misheard::TooFewWords { usage: words.usage })?;
            return of_deck(words, OfDeck::Order(order));
        }
        "special" => return of_deck(words, OfDeck::Special),
        "troops" => {
            let troops = words.number(1, 99)? as u32;
            return of_deck(words, OfDeck::Troops(troops));
        }
        "skies" => OddsAsked::Skies { two: words.take_of("two", &["two"]) },
        "symbol" => OddsAsked::Symbol(words.name(SYMBOLS.into_iter())?.to_owned()),
        "search" => {
            let dice = words.number(1, 7)? as u32;
            let facts = Facts::read(words, "hope, resistance", "haven")?;
            let (hope, resistance) = (facts.number("hope", 1, 20)?, facts.number("resistance", 0, 48)?);
            OddsAsked::Search { dice, haven: facts.has("haven"), hope, resistance: resistance.unwrap_or(0) }
        }
        "doom" => {
            let facts = Facts::read(words, OF_DOOM, "")?;
            let enemies =
                facts.number("enemies", 0, 99)?.ok_or(Misheard::TooFewWords { usage: words.usage })?;
            let (hope, resistance) = (facts.number("hope", 1, 20)?, facts.number("resistance", 0, 48)?);
            OddsAsked::Doom { hope, enemies, resistance: resistance.unwrap_or(0) }
        }
        word @ ("attack" | "battle") => {
            let dice = words.number(1, 3)? as u32;
            let facts = Facts::read(words, "friendly, shadow", "haven nazgul")?;
            let count = |key| {
                let count = facts.number(key, 1, 48)?;
                count.ok_or(Misheard::TooFewWords { usage: words.usage })
            };
            let (friendly, shadow) = (count("friendly")?, count("shadow")?);
            let (haven, nazgul) = (facts.has("haven"), facts.has("nazgul"));
            OddsAsked::Battle { attack: word == "attack", dice, friendly, shadow, haven, nazgul }
        }
        "reroll" => OddsAsked::Reroll(words.want()?.to_owned()),
        _ => return Err(Misheard::not_a_choice(what, CHANCES)),
    };
    query(FateQuery::Odds(asked))
}
