//! What is agreed by keys of `new` that take more than one of some words: Action tokens (W69), and Towns that are Cities (Q13).

use crate::language::Words;
use crate::language::war::names;
use crate::war::land::MADE_CITIES;
use crate::war::nation::Side;
use crate::war::options::Options;
use crate::window::frame::Agreed;
use strum::IntoEnumIterator;

/// The keys of `new` that it is about.
const TOKENS: &str = "tokens";
const CITIES: &str = "cities";

/// How many tokens each side has, and whether each such Town is a City.
pub(super) fn besides(words: &Words, options: &Options) -> Vec<Agreed> {
    let tokens = Side::iter().map(|side| {
        let choice = |count: u8| {
            let said = options.tokens.with(side, count).to_string();
            (count.to_string(), options.tokens.of(side) == count, vec![(TOKENS, said)])
        };
        let called = words.say("agree-tokens", &[("side", names::side(words, side).into())]);
        Agreed { key: TOKENS, called, choices: (0..=2).map(choice).collect() }
    });
    let cities = MADE_CITIES.into_iter().map(|town| {
        let is_city = options.cities.iter().any(|city| city == town);
        let choice = |yes: bool| {
            let others = options.cities.iter().map(String::as_str).filter(|city| *city != town);
            let said = others.chain(yes.then_some(town)).collect::<Vec<_>>().join(",");
            let label = words.say(if yes { "value-on" } else { "value-off" }, &[]);
            (label, is_city == yes, vec![(CITIES, said)])
        };
        let called = words.say("agree-city", &[("place", names::place(words, town).into())]);
        Agreed { key: CITIES, called, choices: [false, true].map(choice).to_vec() }
    });
    tokens.chain(cities).collect()
}
