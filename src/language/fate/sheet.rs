//! Everything public, a fact a line, and the sheet of the game, in words.

use super::flips;
use super::names::{listed, named, seat, stand, whose};
use super::told::{cause, too_many};
use crate::books::Event;
use crate::fate::deck::Layer;
use crate::fate::terms::Site;
use crate::fate::{At, Fate, FateEvent, FatePhase, Fellowship, Now, PhaseStep, Step};
use crate::language::{Words, yes};
use crate::table::{self, Record};
use fluent_bundle::FluentValue;

/// Where a game stands, as it is said in a sentence.
#[derive(Clone, Copy, Debug)]
pub(super) struct Stands {
    step: At,
    turn: u16,
    /// Whose turn it is, and whether that is a character of the solo row.
    who: (u8, bool),
    /// Dice, cards still to be resolved, or which flip.
    count: u32,
    of: u32,
}

impl Stands {
    pub(super) fn of(view: &Fellowship) -> Self {
        let Now { step, count, of } = view.now();
        Self { step, turn: view.turn, who: (view.who, view.is_solo()), count, of }
    }

    /// Where the table says that it stands (G9).
    pub(super) fn said(phase: &FatePhase) -> Self {
        let (step, count, of) = match phase.step {
            PhaseStep::Over(true) => (At::Won, 0, 0),
            PhaseStep::Over(false) => (At::Lost, 0, 0),
            PhaseStep::Actions => (At::Actions, 0, 0),
            PhaseStep::Cards => (At::Cards, 0, 0),
            PhaseStep::Shadow(count, of) => (At::Shadow, count.into(), of.into()),
            PhaseStep::ShadowOver => (At::Over, 0, 0),
        };
        // Of the end nothing but that is said.
        let (turn, who) = phase.turn.as_ref().map_or((0, ""), |(turn, who)| (*turn, who));
        let (kind, number) = who.split_once(' ').unwrap_or_default();
        Self { step, turn, who: (number.parse().unwrap_or_default(), kind == "character"), count, of }
    }

    pub(super) fn told(&self, words: &Words) -> String {
        match self.step {
            At::Won | At::Lost => words.say("told-over", &[("won", yes(self.step == At::Won).into())]),
            At::Setup => words.say("head-setup", &[]),
            step => {
                let name: &'static str = step.into();
                let facts = [("step", name.into()), ("count", self.count.into()), ("of", self.of.into())];
                let step = words.say("step", &facts);
                let (who, solo) = self.who;
                let whose = whose(words, who, solo);
                let facts = [("turn", self.turn.into()), ("whose", whose.into()), ("step", step.into())];
                words.say("stands", &facts)
            }
        }
    }
}

/// Everything public, a fact a line.
pub fn facts(words: &Words, view: &Fellowship) -> Vec<String> {
    let say = |name: &str, facts: &[(&'static str, FluentValue<'static>)]| words.say(name, facts);
    let frodo = view.frodo.as_ref().map_or_else(|| "?".to_owned(), |frodo| named(words, frodo));
    let mut facts = vec![
        Stands::of(view).told(words),
        level(words, view),
        hope(words, view),
        threat(words, view),
        supply(words, view),
        say("fact-eye", &[("eye", named(words, &view.eye).into()), ("frodo", frodo.into())]),
        nazgul(words, view),
    ];
    facts.extend(too_many(words, &view.nazgul));
    facts.extend(cards(words, view));
    let all = view.all_objectives();
    facts.push(say("fact-objectives", &[("done", view.done.len().into()), ("all", all.into())]));
    facts.extend(told_ones(words, view));
    facts
}

pub(super) fn hope(words: &Words, view: &Fellowship) -> String {
    words.say("fact-hope", &[("hope", view.hope.into()), ("top", view.hope_top.into())])
}

pub(super) fn threat(words: &Words, view: &Fellowship) -> String {
    words.say("fact-threat", &[("rate", view.rate().into()), ("space", view.space.into())])
}

pub(super) fn supply(words: &Words, view: &Fellowship) -> String {
    words.say("fact-supply", &[("supply", view.supply.into())])
}

pub(super) fn nazgul(words: &Words, view: &Fellowship) -> String {
    words.say("told-nazgul", &[("where", stand(words, &view.nazgul).into())])
}

pub(super) fn player_cards(words: &Words, view: &Fellowship) -> String {
    let stacks = &view.stacks;
    let player =
        [("drawn", stacks.drawn.into()), ("skies", stacks.skies.into()), ("left", stacks.left().into())];
    words.say("fact-cards", &player)
}

pub(super) fn layer(words: &Words, layer: &Layer) -> String {
    let back = layer.shown_back().map_or("none", <&str>::from);
    words.say("fact-layer", &[("cards", layer.len().into()), ("back", back.into())])
}

pub(super) fn discard(words: &Words, view: &Fellowship) -> String {
    words.say("fact-discard", &[("cards", view.deck.discard.cards.len().into())])
}

fn level(words: &Words, view: &Fellowship) -> String {
    let level: &str = view.options.level.into();
    words.say("level", &[("level", level.into())])
}

fn cards(words: &Words, view: &Fellowship) -> Vec<String> {
    let layers = view.deck.layers.iter().map(|of| layer(words, of));
    std::iter::once(player_cards(words, view)).chain(layers).chain([discard(words, view)]).collect()
}

/// What was told or has come of the set-up and of places: who plays whom, objectives, havens and strongholds.
fn told_ones(words: &Words, view: &Fellowship) -> Vec<String> {
    let mut lines = Vec::new();
    if view.step == Step::Setup {
        lines.push(words.say("fact-ticked", &[("count", view.ticked.len().into())]));
    }
    let seats = (1..).zip(view.characters.iter().flatten());
    lines.extend(seats.map(|(at, names)| seat(words, at, view.is_solo(), names)));
    let open = view.objectives.iter().flatten().filter(|name| !view.done.contains(name));
    let open = listed(words, open);
    if !open.is_empty() {
        lines.push(words.say("fact-open", &[("names", open.into())]));
    }
    lines.extend(done(words, view));
    for (kind, site) in [("haven", Site::Haven), ("stronghold", Site::Stronghold)] {
        let places = listed(words, view.sites.iter().filter(|(_, is)| **is == site).map(|(place, _)| place));
        if !places.is_empty() {
            let facts = [("site", kind.into()), ("places", places.into())];
            lines.push(words.say("fact-sites", &facts));
        }
    }
    lines
}

fn done(words: &Words, view: &Fellowship) -> Option<String> {
    let names = listed(words, &view.done);
    (!names.is_empty()).then(|| words.say("fact-done", &[("names", names.into())]))
}

/// F62: the sheet of the game.
pub(super) fn sheet(words: &Words, record: &Record<Fate>) -> Vec<String> {
    let view = &record.state().view.own;
    let mut lines = vec![Stands::of(view).told(words)];
    lines.push(words.say(
        "sheet-game",
        &[
            ("players", view.options.players.into()),
            ("level", level(words, view).into()),
            ("turns", view.turn.into()),
        ],
    ));
    lines.extend(facts(words, view).into_iter().skip(2));
    let changed = view.hope_by.iter().filter(|(_, by)| **by != (0, 0));
    lines.extend(changed.map(|(why, (lost, gained))| {
        let facts = [
            ("cause", cause(words, *why).into()),
            ("lost", (*lost).into()),
            ("gained", (*gained).into()),
            ("both", yes(*lost > 0 && *gained > 0).into()),
        ];
        words.say("sheet-hope", &facts)
    }));
    lines.extend(changes(words, record));
    let flips = view.deck.flips.iter().filter(|flip| !flip.setup).count();
    lines.push(words.say(
        "sheet",
        &[
            ("lost", view.havens_lost.into()),
            ("captured", view.havens_captured.into()),
            ("nazgul", view.most_nazgul.into()),
            ("flips", flips.into()),
            ("skies", view.skies.into()),
        ],
    ));
    if record.state().view.books.tells_odds() {
        lines.extend(flips::flips(words, view));
    }
    lines
}

/// F14: every change of hope, with its turn and its cause.
fn changes(words: &Words, record: &Record<Fate>) -> Vec<String> {
    let (mut turn, mut lines) = (1, Vec::new());
    for event in record.said().flat_map(|(_, events)| events).filter_map(table::Event::public) {
        match event {
            Event::Own(FateEvent::Stands { turn: now, .. }) => turn = *now,
            Event::Own(FateEvent::Hope { to, by, cause: why }) => {
                let facts = [
                    ("turn", turn.into()),
                    ("to", (*to).into()),
                    ("by", super::told::signed(*by).into()),
                    ("cause", cause(words, *why).into()),
                ];
                lines.push(words.say("sheet-change", &facts));
            }
            _ => {}
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::FateOptions;
    use crate::language::Language;
    use std::collections::BTreeSet;
    use strum::IntoEnumIterator;

    /// What a person reads is in his language: no two say where a game stands in the same words, and none in those of commands.
    #[test]
    fn where_it_stands_is_said_in_every_language() {
        let mut view = Fellowship::laid_out(&FateOptions { players: 2, ..FateOptions::default() });
        (view.turn, view.who, view.step) = (3, 2, Step::Shadow { made: 1, of: 3 });
        let told = |language: Language| Stands::of(&view).told(&Words::of_game::<Fate>(language));
        let all: BTreeSet<String> = Language::iter().map(told).collect();
        assert_eq!(all.len(), Language::iter().count());
        let english = told(Language::En).replace(['\u{2068}', '\u{2069}'], "");
        assert_eq!(english, "Turn 3, player 2: shadow card 2 of 3");
    }
}
