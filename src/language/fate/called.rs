//! A shadow card as people of other languages say it (F64, G16): places, orders and backs by what they are called there.

use super::short::is_command;
use super::{exactly, named, order};
use crate::books::plain;
use crate::fate::terms::{Back, Order};
use crate::fate::{FateRefusal, Fellowship, Step};
use crate::language::Words;
use strum::IntoEnumIterator;

/// So many words may be one name.
const LONGEST: usize = 4;
/// So many letters at least are the beginning of a word of a name.
const LETTERS: usize = 3;
/// Commands that name a card.
const NAMES_CARDS: [&str; 5] = ["flip", "amend", "remove", "peek", "order"];

/// The line in the page's words, if it speaks of a card in others.
pub fn own_words(words: &Words, view: &Fellowship, typed: &str) -> Option<String> {
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. }) && view.dice().is_none();
    let said: Vec<&str> = typed.split([' ', ',', '\u{a0}']).filter(|word| !word.is_empty()).collect();
    let first = *said.first().filter(|_| said.len() > 1)?;
    let is_command = is_command(first);
    if is_command && !NAMES_CARDS.contains(&first) || !is_command && !flips {
        return None;
    }
    // What is several cards in the page's own words is not one of them in others.
    let flip = if is_command { "" } else { "flip " };
    if matches!(exactly(view, &format!("{flip}{typed}")), Err(FateRefusal::SeveralCards { .. })) {
        return None;
    }
    let small = words.say("small-words", &[]);
    let all = names(words, view, &small);
    let (mut line, mut at) = (Vec::new(), usize::from(is_command));
    line.extend(said.get(..at)?.iter().map(|word| (*word).to_owned()));
    while at < said.len() {
        let mut runs = (1..=(said.len() - at).min(LONGEST)).rev();
        let found = runs.find_map(|count| Some((meant(&all, &said[at..at + count])?, count)));
        match found {
            Some((own, count)) => {
                line.push(own);
                at += count;
            }
            None => {
                let is_small = small.split_whitespace().any(|small| small == plain(said[at]));
                line.extend((!is_small).then(|| said[at].to_owned()));
                at += 1;
            }
        }
    }
    let line = line.join(" ");
    (line != said.join(" ")).then_some(line)
}

/// What each place, order and back is called, and the page's word for it.
fn names(words: &Words, view: &Fellowship, small: &str) -> Vec<(Vec<String>, String)> {
    let parts = |name: &str| plain(name).split([' ', '-']).map(str::to_owned).collect::<Vec<_>>();
    let places = view.known_places().into_iter().map(|place| (parts(&named(words, &place)), place));
    // An order goes by its name without small words, or by any word of it that no other one has.
    let large = |name: Vec<String>| -> Vec<String> {
        name.into_iter().filter(|word| !small.split_whitespace().any(|small| small == word)).collect()
    };
    let on_the_mat = |it: Order| words.say("mat-order", &[("of", it.to_string().into())]);
    let said = |it: Order| [order(words, it), on_the_mat(it)].map(|name| (it, parts(&name)));
    let orders: Vec<(Order, Vec<String>)> = Order::iter().flat_map(said).collect();
    let alone =
        |it: Order, word: &String| orders.iter().all(|(other, said)| *other == it || !said.contains(word));
    let of_orders = orders.iter().flat_map(|(it, name)| {
        let said = name.iter().filter(|word| word.chars().count() > LETTERS && alone(*it, word));
        let whole = large(name.clone());
        said.map(|word| vec![word.clone()])
            .chain([whole])
            .map(|name| (name, it.to_string()))
            .collect::<Vec<_>>()
    });
    let backs = Back::iter().map(|back| (parts(&words.say(&format!("back-{back}"), &[])), back.to_string()));
    places.chain(of_orders).chain(backs).collect()
}

/// The page's word for these, if they are one name, or begin one alone, and are none of the page's own.
fn meant(all: &[(Vec<String>, String)], said: &[&str]) -> Option<String> {
    let said: Vec<String> = said.iter().map(|word| plain(word)).collect();
    if all.iter().any(|(_, own)| own.starts_with(&said.join("-"))) {
        return None;
    }
    let whole = all.iter().find(|(name, _)| *name == said);
    let begins = |name: &[String]| {
        name.len() >= said.len()
            && name.iter().zip(&said).all(|(word, said)| {
                said.chars().count() >= LETTERS && word.starts_with(said.as_str()) || word == said
            })
    };
    let own = match whole {
        Some((_, own)) => own,
        None => {
            let mut fit = all.iter().filter(|(name, _)| begins(name)).map(|(_, own)| own);
            let first = fit.next()?;
            fit.all(|own| own == first).then_some(first)?
        }
    };
    Some(own.clone())
}

#[cfg(test)]
mod tests {
    use super::own_words;
    use crate::fate::{Fate, FateBox, FateOptions, Fellowship};
    use crate::language::{Language, Words};
    use std::sync::Arc;

    #[test]
    fn several_cards_in_the_pages_words_are_not_one_in_others() {
        let text = r#"{"format":"fate-box/1","name":"f","places":{"a":"eriador red","e":"eriador red","h":"rohan elven haven"},
            "lines":{"A":"a h","E":"e h"},"cards":{"one":"A a eye red","two":"A a closer red","three":"E e eye red"}}"#;
        let copied = Some(Arc::new(FateBox::read(text.as_bytes()).expect("a box")));
        let view = Fellowship::laid_out(&FateOptions { players: 2, copied, ..FateOptions::default() });
        let es = Words::of_game::<Fate>(Language::Es);
        assert_eq!(own_words(&es, &view, "flip a h red"), None);
        assert_eq!(own_words(&es, &view, "flip e a h rojo").as_deref(), Some("flip e h red"));
    }
}
