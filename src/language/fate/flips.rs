//! Each flip of a game that is over against the chance that it had before it was made (F52).

use super::names::{called, named};
use crate::books::Ratio;
use crate::fate::deck::{Deck, Flipped, Kind, Seen};
use crate::fate::odds::{Chance, Coming, chance};
use crate::fate::terms::Back;
use crate::fate::{Fellowship, Step};
use crate::language::Words;
use std::collections::BTreeSet;

/// A flip, and how likely it was.
struct Weighed<'a> {
    flip: usize,
    flipped: &'a Flipped,
    kind: &'a Kind,
    chance: Chance,
    /// How likely any card was to reinforce.
    reinforces: Chance,
}

/// A line for each that was read, and how many reinforced.
pub(super) fn flips(words: &Words, view: &Fellowship) -> Vec<String> {
    if !matches!(view.step, Step::Over { .. }) {
        return Vec::new();
    }
    let weighed = weighed(view);
    if weighed.is_empty() {
        return Vec::new();
    }
    let is_black = |it: &&Weighed<'_>| it.kind.front.is_some() && it.flipped.half == Some(Back::Black);
    let expected: Ratio = weighed.iter().map(|it| it.reinforces.chance).sum();
    let any_least = weighed.iter().any(|it| it.reinforces.at_least);
    let facts = [
        ("count", weighed.iter().filter(is_black).count().into()),
        ("of", weighed.len().into()),
        ("mean", least(any_least, expected.mean()).into()),
    ];
    let line = |it: &Weighed<'_>| {
        let facts = [
            ("flip", it.flip.into()),
            ("card", called(words, Some(view), &it.kind.name).into()),
            ("what", what(words, view, it).into()),
            ("chance", least(it.chance.at_least, it.chance.chance.fraction()).into()),
        ];
        words.say("sheet-flip", &facts)
    };
    std::iter::once(words.say("sheet-flips", &facts)).chain(weighed.iter().map(line)).collect()
}

/// F50: a number that unread cards might make larger.
pub(crate) fn least(is: bool, said: String) -> String {
    if is { format!("≥\u{a0}{said}") } else { said }
}

fn what(words: &Words, view: &Fellowship, it: &Weighed<'_>) -> String {
    let Some((half, front)) = it.flipped.half.zip(it.kind.front.as_ref()) else {
        return words.say("sheet-special", &[]);
    };
    let what = match half {
        Back::Red => called(words, Some(view), &front.line),
        Back::Black => named(words, &front.place),
    };
    let name: &str = (&half).into();
    let facts = [("half", name.into()), ("what", what.into()), ("order", "none".into()), ("then", "".into())];
    words.say("half", &facts)
}

/// F54: whether a card was known by name before it was flipped; one that is learned by its flip had no chance to speak of.
fn was_known(deck: &Deck, kind: &Kind) -> bool {
    let is_it = |known: &Kind| known.name == kind.name && known.front == kind.front;
    deck.layers.first().is_some_and(|layer| layer.set.kinds.keys().any(is_it))
}

/// The flips behind the set-up that somebody has read and that were known by name, each with the deck as it was known before it.
fn weighed(view: &Fellowship) -> Vec<Weighed<'_>> {
    let mut deck = Deck::new(&view.copied.cards, &view.copied.specials);
    let mut weighed = Vec::new();
    for seen in &view.seen {
        let at = deck.flips.len();
        let flipped = view.deck.flips.get(at).filter(|_| matches!(seen, Seen::Flip { setup: false, .. }));
        if let Some((flipped, kind)) =
            flipped.and_then(|flipped| Some((flipped, flipped.card.kind.as_ref()?)))
            && was_known(&deck, kind)
        {
            let coming = match (&kind.front, flipped.half) {
                (None, _) => Coming::Special,
                (Some(front), Some(Back::Red)) => Coming::Line(front.line.clone()),
                (Some(front), Some(Back::Black)) => Coming::At(front.place.clone()),
                (Some(_), None) => Coming::Card(vec![kind.clone()]),
            };
            let of = |coming| chance(&deck, 1, &coming, &BTreeSet::new());
            let (chance, reinforces) = (of(coming), of(Coming::Troops(1)));
            weighed.push(Weighed { flip: at + 1, flipped, kind, chance, reinforces });
        }
        // What stands on the record could be seen.
        if deck.see(seen).is_err() {
            break;
        }
    }
    weighed
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::deck::Named;
    use crate::fate::{Fate, FateBox, FateEvent, FateOptions};
    use crate::language::Language;
    use crate::table::Fold as _;
    use std::sync::Arc;

    /// C20 to C25: the first flip behind the shuffle is weighed as `odds` said before it.
    #[test]
    fn a_flip_is_weighed_as_it_was_before() {
        let copied = FateBox::read(FateBox::PRACTICE.as_bytes()).ok().map(Arc::new);
        let options = FateOptions { players: 2, copied, ..FateOptions::default() };
        let view = Fellowship::laid_out(&options);
        let card = |name: &str| {
            let kind = view.copied.cards.keys().find(|kind| kind.name == name).cloned();
            kind.map(|kind| Named { kinds: vec![kind], learned: None })
        };
        let back = |letter: &str| Some(if letter == "r" { Back::Red } else { Back::Black });
        let flip = |said: &str, setup: bool| {
            let (name, letter) = said.split_once(' ').expect("two words");
            Seen::Flip { card: card(name), back: back(letter), setup, by_word: false }
        };
        let set_up = ["aer b", "acb r", "adr r", "ber b", "bcb b", "ceb r", "cdr r", "dcr b", "edb r"];
        let top = |back: Back| Seen::Top { back, by_word: false };
        let mut seen = vec![top(Back::Red)];
        seen.extend(set_up.iter().map(|said| flip(said, true)));
        seen.extend([flip("fer b", false), flip("gdb b", false), Seen::Gather, Seen::Shuffle]);
        seen.extend([top(Back::Red), flip("aer b", false)]);
        let mut table = view.clone();
        let saw = seen.into_iter().map(|seen| FateEvent::Saw { seen });
        saw.chain([FateEvent::Over { won: false }]).for_each(|event| table.apply(&event));
        let told = flips(&Words::of_game::<Fate>(Language::En), &table);
        let told: Vec<String> = told.iter().map(|line| line.replace(['\u{2068}', '\u{2069}'], "")).collect();
        assert_eq!(told.len(), 4);
        assert_eq!(told[3], "Flip 12, a → a4: REINFORCE a, 1/7 (14.29 %)");
        assert!(told[0].starts_with("Places reinforced: 3 of 3 flips, expected "), "{}", told[0]);
    }
}
