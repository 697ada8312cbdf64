//! Shadow cards to choose from: those that can lie on top, all that there are, and the back behind one, with what it means.

use crate::fate::deck::{Front, Kind};
use crate::fate::terms::Back;
use crate::fate::{Fellowship, Step, named_card};
use crate::language::Words;
use crate::language::fate::deed::called;
use crate::language::fate::short::UNREAD;
use crate::language::fate::{named, order};
use crate::window::fate::Choice;
use std::collections::BTreeMap;

/// F46: the cards that can lie on top, as far as they are known.
pub(super) fn on_top(words: &Words, view: &Fellowship) -> Vec<Choice> {
    chosen(words, view, view.deck.on_top())
}

/// All that anything is known of, and the unread one; before the game begins no special, as these lie in the discard (F2).
pub(super) fn all_cards(words: &Words, view: &Fellowship) -> Vec<Choice> {
    let kinds = view.kinds().filter(|kind| kind.front.is_some() || view.step != Step::Setup);
    std::iter::once(unread(words)).chain(chosen(words, view, kinds)).collect()
}

fn chosen<'a>(words: &Words, view: &Fellowship, kinds: impl Iterator<Item = &'a Kind>) -> Vec<Choice> {
    let fronts: BTreeMap<&String, Option<&Front>> =
        kinds.map(|kind| (&kind.name, kind.front.as_ref())).collect();
    let choice = |(name, front): (&String, Option<&Front>)| {
        let ends = called(words, Some(view), name);
        let said = front.map_or(ends.clone(), |front| format!("{ends}, {}", order(words, front.order)));
        Choice::word(said, name)
    };
    fronts.into_iter().map(choice).collect()
}

/// The one that nobody reads.
pub(super) fn unread(words: &Words) -> Choice {
    Choice::word(words.say("pick", &[("word", "unread".into())]), UNREAD)
}

/// Whether cards are turned up now, and this is one.
pub(super) fn flips_cards(view: &Fellowship, card: &str) -> bool {
    let flips = matches!(view.step, Step::Setup | Step::Shadow { .. }) && view.due.is_empty();
    flips && (card == UNREAD || named_card(view, card).is_ok())
}

/// F40: the backs that can lie behind a card, and the half that each means.
pub(super) fn backs(words: &Words, view: &Fellowship, card: &str) -> Vec<Choice> {
    if view.deck.len() == 1 && card != UNREAD {
        return vec![Choice::word(words.say("pick", &[("word", "none".into())]), "none")];
    }
    let kinds = named_card(view, card).ok().filter(|_| card != UNREAD && view.step != Step::Setup);
    let kind = kinds.and_then(|named| named.kinds.into_iter().next().or(named.learned));
    let front = kind.and_then(|kind| kind.front);
    [Back::Red, Back::Black]
        .map(|back| {
            let name: &str = (&back).into();
            let mut facts = vec![("back", name.into()), ("half", "none".into())];
            if let Some(front) = &front {
                facts[1] = ("half", "said".into());
                facts.push(("line", called(words, Some(view), &front.line).into()));
                facts.push(("place", named(words, &front.place).into()));
                facts.push(("order", order(words, front.order).into()));
            }
            Choice::word(words.say("pick-back", &facts), name)
        })
        .to_vec()
}
