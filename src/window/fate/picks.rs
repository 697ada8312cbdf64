//! What can stand next on the line, behind the beginning of a command: cards, backs, regions, places, faces, numbers.

use super::shadow_cards::{all_cards, backs, flips_cards, on_top};
use crate::books::Throw;
use crate::fate::ITEMS;
use crate::fate::stacks::Drawn;
use crate::fate::terms::{Army, Back, CHARACTERS, FRODO_SAM, Face, Level, OBJECTIVES, RIDERS, Symbol};
use crate::fate::{FateCommand as C, Fellowship, For, named_card};
use crate::language::Words;
use crate::language::fate::deed::called;
use crate::language::fate::short::{UNREAD, places};
use crate::language::fate::{face, named, whose};
use crate::window::fate::{Choice, Wish};
use std::collections::{BTreeMap, BTreeSet};
use strum::IntoEnumIterator;

/// Troops, and dice, that are offered as numbers; more are typed.
const TROOPS: u8 = 6;
/// F22, F27: search dice at most.
const SEARCH: u8 = 7;
/// F28: battle dice at most.
const BATTLE: u8 = 3;

/// Words that can come next.
pub(super) fn picks(words: &Words, view: &Fellowship, typed: &str) -> Vec<Choice> {
    let typed = typed.to_lowercase();
    let mut said = typed.split_whitespace();
    let first = said.next().unwrap_or_default();
    let behind: Vec<&str> = said.collect();
    let say = Sayings { words, view, behind: &behind };
    match (first, behind.as_slice()) {
        ("new", ["fate", ..]) => say.agreed(),
        ("top", []) => backs(words, view, "?"),
        ("flip", []) => all_cards(words, view),
        ("flip", [card]) => backs(words, view, card),
        (card, []) if flips_cards(view, card) => backs(words, view, card),
        ("amend", []) => say.flips(),
        ("amend", [flip]) => say.amends(flip, None, all_cards(words, view)),
        ("amend", [flip, card]) => say.amends(flip, Some(card), backs(words, view, card)),
        ("peek", _) => on_top(words, view),
        ("order", _) => say.cards(known_on_top(view)),
        ("remove", []) => {
            let discard = view.deck.discard.cards.kinds.keys().map(|kind| kind.name.clone());
            say.cards(known_on_top(view).into_iter().chain(discard).collect::<BTreeSet<_>>())
        }
        ("tick", []) => {
            let tick = |item: u8| Choice::give(item.to_string(), C::Tick(item));
            (1..=ITEMS).map(tick).collect()
        }
        ("objectives", []) => std::iter::once(say.drawn(C::Objectives(Throw::App)))
            .chain(say.listed(objectives(view), ","))
            .collect(),
        ("objectives", _) => say.listed(objectives(view), ","),
        // F63: they are drawn from a file's list.
        ("characters", []) => view
            .copied
            .characters
            .iter()
            .map(|_| say.drawn(C::Characters(Throw::App)))
            .chain(say.people())
            .collect(),
        ("characters", _) => say.people(),
        ("begin", [] | ["frodo="]) => say.regions(if behind.is_empty() { "frodo=" } else { "" }),
        ("begin", [_]) if !view.is_solo() => {
            let player = |seat: u8| Choice::word(whose(words, seat, false), format!("first={seat}"));
            (1..=view.options.players).map(player).collect()
        }
        ("act", []) => say.plain(say.who_acts()),
        ("draw", drawn) if drawn.len() < view.stacks.next() as usize => say.player_cards(),
        ("hands" | "foresee", _) => say.player_cards(),
        ("skies", []) => say.skies(),
        ("eye", []) => say.other_regions(),
        ("frodo", [region]) => say.places(Some(region)),
        ("frodo" | "attack" | "battle" | "capture" | "nazgul", []) | ("nazgul", [_]) => say.regions(""),
        ("capture", [region]) => say.places(Some(region)),
        ("lost" | "place" | "troops", []) => say.places(None),
        ("place", [_]) => say.sites(),
        ("objective", []) => say.plain(objectives(view).into_iter().collect()),
        ("objective", [_]) => ["done", "open"].map(|is| say.word(is)).to_vec(),
        ("search" | "ring" | "doom" | "skies" | "attack" | "battle", _) => say.facts(first),
        ("roll", faces) if view.dice().is_some_and(|dice| faces.len() < dice.count as usize) => say.faces(),
        ("reroll" | "drop" | "turn", []) => say.rolled(),
        ("reroll", [_]) => std::iter::once(say.word("roll")).chain(say.faces()).collect(),
        ("turn", [_]) => say.faces(),
        ("valor", []) => numbers(1..=view.dice().map_or(1, |dice| dice.shadow.clamp(1, 9) as u8)),
        ("accept", _) if view.options.ledger => say.armies(),
        ("move", []) => say.moved(),
        ("move", [_]) => numbers(1..=TROOPS),
        ("move", [_, _] | [_, _, _]) => say.places(None),
        ("nazgul", [_, "="]) => say.numbered("track-nazgul", 0..=RIDERS),
        ("hope", ["="]) => say.numbered("track-hope", 0..=view.hope_top),
        ("threat", ["="]) => say.numbered("track-threat", 1..=view.rates.len() as u8),
        ("supply", ["="]) => say.numbered("mat-supply", 0..=crate::fate::terms::SHADOW_TROOPS),
        _ => Vec::new(),
    }
}

fn numbers(numbers: std::ops::RangeInclusive<u8>) -> Vec<Choice> {
    numbers.map(|number| Choice::word(number.to_string(), number)).collect()
}

fn known_on_top(view: &Fellowship) -> Vec<String> {
    let known = view.deck.layers.iter().map_while(|layer| layer.single());
    known.map(|kind| kind.name.clone()).collect()
}

/// Those of the game, or else of the file, or else those that are known as names alone (F63).
pub(super) fn objectives(view: &Fellowship) -> Vec<String> {
    view.objectives.clone().unwrap_or_else(|| listed(view.copied.objectives.as_ref(), &OBJECTIVES))
}

/// All that can play, likewise.
pub(super) fn characters(view: &Fellowship) -> Vec<String> {
    listed(view.copied.characters.as_ref(), &CHARACTERS)
}

fn listed<T>(of_file: Option<&BTreeMap<String, T>>, known: &[&str]) -> Vec<String> {
    of_file.map_or_else(
        || known.iter().map(|name| (*name).to_owned()).collect(),
        |listed| listed.keys().cloned().collect(),
    )
}

/// What is said at this moment, and what stands on the line.
struct Sayings<'a> {
    words: &'a Words,
    view: &'a Fellowship,
    behind: &'a [&'a str],
}

impl Sayings<'_> {
    /// Names, as they are read.
    fn plain(&self, names: BTreeSet<String>) -> Vec<Choice> {
        names.into_iter().map(|name| Choice::word(named(self.words, &name), &name)).collect()
    }

    /// A word of the line, called as people call it.
    fn word(&self, word: &str) -> Choice {
        self.called(word, word)
    }

    fn called(&self, called: &str, word: &str) -> Choice {
        Choice::word(self.words.say("pick", &[("word", called.to_owned().into())]), word)
    }

    fn says(&self, key: &str) -> bool {
        self.behind.iter().any(|said| said.starts_with(key))
    }

    /// Numbers, called by what they count.
    fn numbered(&self, name: &'static str, numbers: std::ops::RangeInclusive<u8>) -> Vec<Choice> {
        let what = self.words.say(name, &[]);
        numbers.map(|number| Choice::word(self.words.pair(&what, number.to_string()), number)).collect()
    }

    /// `key=N`, called with its number.
    fn counted(&self, key: &'static str, numbers: std::ops::RangeInclusive<u8>) -> Vec<Choice> {
        if self.says(&format!("{key}=")) {
            return Vec::new();
        }
        let one = |number: u8| {
            let facts = [("of", key.into()), ("count", number.into())];
            Choice::word(self.words.say("pick-count", &facts), format!("{key}={number}"))
        };
        numbers.map(one).collect()
    }

    /// F1: what is agreed by `new`.
    fn agreed(&self) -> Vec<Choice> {
        let players = self.counted("players", 1..=5);
        if !players.is_empty() {
            return players;
        }
        let level = |level: Level| {
            let name: &str = level.into();
            let called = self.words.say("level", &[("level", name.to_owned().into())]);
            Choice::word(called, format!("level={name}"))
        };
        let levels = Level::iter().map(level).filter(|_| !self.says("level="));
        let others = [
            ("practice", "board=practice"),
            ("names", "cards=names"),
            ("ledger", "ledger=on"),
            ("no-odds", "odds=off"),
        ];
        let others = others.into_iter().filter(|(_, word)| !self.says(word));
        levels.chain(others.map(|(called, word)| self.called(called, word))).collect()
    }

    /// The program draws them: there is nothing more to be said.
    fn drawn(&self, command: C) -> Choice {
        Choice { wish: Wish::give(command), ..self.word("draw") }
    }

    /// Names with something between.
    fn listed(&self, names: Vec<String>, between: &str) -> Vec<Choice> {
        let told = |name: &String| self.behind.iter().any(|said| said.trim_matches([',', ';']) == name);
        let before = if self.behind.is_empty() { String::new() } else { format!("{between} ") };
        let left = names.into_iter().filter(|name| !told(name));
        left.map(|name| Choice::word(named(self.words, &name), format!("{before}{name}"))).collect()
    }

    /// F8: two to a player, solo four in the row.
    fn people(&self) -> Vec<Choice> {
        let all = characters(self.view).into_iter();
        let names: Vec<String> = all.filter(|name| !(self.view.is_solo() && name == FRODO_SAM)).collect();
        let told = self.behind.iter().filter(|said| !said.trim_matches([',', ';']).is_empty()).count();
        let seats = if self.view.is_solo() { 4 } else { 2 * usize::from(self.view.options.players) };
        if told >= seats {
            return Vec::new();
        }
        self.listed(names, if !self.view.is_solo() && told.is_multiple_of(2) { ";" } else { "," })
    }

    /// F11: the characters of the player whose turn it is, or else all.
    fn who_acts(&self) -> BTreeSet<String> {
        match &self.view.characters {
            Some(_) => self.view.who_act().into_iter().collect(),
            None => characters(self.view).into_iter().collect(),
        }
    }

    /// F53: the flips of the game, the last first.
    fn flips(&self) -> Vec<Choice> {
        let flips = (1..).zip(&self.view.deck.flips).collect::<Vec<(usize, _)>>().into_iter().rev();
        let called = |(at, flip): (usize, &crate::fate::deck::Flipped)| {
            let card = flip.card.kind.as_ref();
            let card = card.map_or("?".to_owned(), |kind| called(self.words, Some(self.view), &kind.name));
            Choice::word(format!("{at}: {card}"), at)
        };
        flips.map(called).collect()
    }

    /// F53: of these cards, or of the backs behind one, those with which all that was seen can be.
    fn amends(&self, flip: &str, card: Option<&str>, choices: Vec<Choice>) -> Vec<Choice> {
        let flips = self.view.deck.flips.len();
        let at = flip.parse().ok().filter(|flip| (1..=flips).contains(flip)).map(|flip: usize| flip - 1);
        let anything = card.is_none();
        let lies = at.and_then(|at| self.view.deck.flips.get(at)?.card.kind.as_ref());
        let lies = lies.map_or(UNREAD, |kind| &kind.name);
        // Of the card that lies there it may be the back that was another one.
        let with_back = |choice: Choice| match &choice.wish {
            Wish::Type(word) if anything && word.trim() == lies => {
                let named = |back: Back| {
                    let facts = [("of", <&str>::from(&back).into())];
                    let called = format!("{}, {}", choice.label, self.words.say("mat-on-top", &facts));
                    Choice::word(called, format!("{} {back}", word.trim()))
                };
                [Back::Red, Back::Black].map(named).to_vec()
            }
            _ => vec![choice],
        };
        let can = |choice: &Choice| {
            let (Wish::Type(word), Some(at)) = (&choice.wish, at) else { return false };
            if let Some((card, back)) = word.trim().split_once(' ') {
                let card = named_card(self.view, card).ok();
                return self.view.may_have_been(at, card.as_ref(), back.parse().ok());
            }
            let card = named_card(self.view, card.unwrap_or(word.trim())).ok();
            let backs = [None, Some(Back::Red), Some(Back::Black)];
            let told = |back: &Option<Back>| anything || word.trim() == back.map_or("none", Into::into);
            backs.into_iter().filter(told).any(|back| self.view.may_have_been(at, card.as_ref(), back))
        };
        choices.into_iter().flat_map(with_back).filter(can).collect()
    }

    /// Cards that are not on the line yet.
    fn cards(&self, names: impl IntoIterator<Item = String>) -> Vec<Choice> {
        let left = names.into_iter().filter(|name| !self.behind.contains(&name.as_str()));
        left.map(|name| Choice::word(called(self.words, Some(self.view), &name), &name)).collect()
    }

    fn player_cards(&self) -> Vec<Choice> {
        if !self.view.options.names {
            return ["card", "skies"].map(|word| self.word(word)).to_vec();
        }
        let listed = self.view.copied.player.as_ref();
        let of_symbols = || {
            let regions = self.view.regions().into_iter();
            regions.flat_map(|name| Symbol::iter().map(move |symbol| format!("{name}/{symbol}"))).collect()
        };
        let names: Vec<String> = listed.map_or_else(of_symbols, |listed| listed.keys().cloned().collect());
        let card = |name: String| {
            let (lies, symbol) = name.split_once('/').unwrap_or((&name, ""));
            let symbol = self.words.say("symbol", &[("symbol", symbol.to_owned().into())]);
            Choice::word(format!("{}: {symbol}", named(self.words, lies)), &name)
        };
        let left = |name: &String| {
            let drawn = self.view.stacks.named.get(&Drawn::Named(name.clone())).copied().unwrap_or(0);
            drawn < self.view.copies(&Drawn::Named(name.clone())) || listed.is_none()
        };
        let others = ["event", "skies", "card"].map(|word| self.word(word));
        others.into_iter().chain(names.into_iter().filter(left).map(card)).collect()
    }

    /// Regions, with this before their name on the line.
    fn regions(&self, key: &str) -> Vec<Choice> {
        let there = self.view.regions().into_iter();
        there.map(|name| Choice::word(named(self.words, &name), format!("{key}{name}"))).collect()
    }

    /// Where the Eye is not yet.
    fn other_regions(&self) -> Vec<Choice> {
        self.plain(self.view.regions().into_iter().filter(|name| *name != self.view.eye).collect())
    }

    /// Places of a region, or all.
    fn places(&self, within: Option<&str>) -> Vec<Choice> {
        let lies = |name: &String| {
            within.is_none_or(|within| self.view.region_of(name).is_none_or(|lies| lies.starts_with(within)))
        };
        self.plain(places(self.view).into_iter().filter(lies).collect())
    }

    /// F37: the places of the cards that are still to come.
    fn skies(&self) -> Vec<Choice> {
        let listed = darkened(self.view);
        self.plain(if listed.is_empty() { places(self.view) } else { listed })
    }

    fn sites(&self) -> Vec<Choice> {
        vec![self.word("haven"), self.word("stronghold"), self.called("neither", "none")]
    }

    /// Troops there, and whether it is a haven.
    fn facts(&self, command: &str) -> Vec<Choice> {
        let haven = || (!self.behind.contains(&"haven")).then(|| self.word("haven"));
        let mut choices = match (command, self.behind) {
            ("attack" | "battle", [within]) => self.places(Some(within)),
            ("skies", [place]) if self.view.region_of(place).is_none() => self.regions("in="),
            _ => Vec::new(),
        };
        choices.extend(match command {
            "search" | "doom" => self.counted("troops", 0..=SEARCH),
            "skies" | "attack" | "battle" => {
                let friendly = self.counted("friendly", 1..=TROOPS);
                if friendly.is_empty() {
                    self.counted("shadow", u8::from(command != "skies")..=TROOPS)
                } else {
                    friendly
                }
            }
            _ => Vec::new(),
        });
        if command == "attack" && self.says("shadow=") {
            let friendly = self.behind.iter().find_map(|said| said.strip_prefix("friendly=")?.parse().ok());
            choices.extend(self.counted("dice", 1..=BATTLE.min(friendly.unwrap_or(BATTLE)).max(1)));
        }
        if command != "doom" {
            choices.extend(haven());
        }
        choices
    }

    /// The faces of the die that lies there.
    fn faces(&self) -> Vec<Choice> {
        let Some(dice) = self.view.dice() else { return Vec::new() };
        let on_it = self.view.sides(dice.die()).iter().filter(|(_, count)| *count > 0);
        on_it.map(|(face, _)| self.face(*face)).collect()
    }

    /// What lies there, each face once.
    fn rolled(&self) -> Vec<Choice> {
        let faces = self.view.dice().and_then(|dice| dice.faces.clone()).unwrap_or_default();
        let faces: BTreeSet<Face> = faces.into_iter().collect();
        faces.into_iter().map(|face| self.face(face)).collect()
    }

    /// F31: whose troops go.
    fn armies(&self) -> Vec<Choice> {
        if self.view.dice().is_none_or(|dice| dice.what != For::Battle) {
            return Vec::new();
        }
        let each = Army::ALL.into_iter().flat_map(|army| (1..=BATTLE).map(move |count| (army, count)));
        let called = |(army, count): (Army, u8)| {
            Choice::word(format!("{} {count}", self.army(&army.to_string())), format!("{army}={count}"))
        };
        each.map(called).collect()
    }

    fn army(&self, name: &str) -> String {
        self.words.say("army", &[("army", name.to_owned().into())])
    }

    fn face(&self, one: Face) -> Choice {
        Choice::word(face(self.words, one), one)
    }

    /// F60: which troops are moved.
    fn moved(&self) -> Vec<Choice> {
        let armies = Army::ALL.map(|army| army.to_string()).into_iter();
        let names = std::iter::once("shadow".to_owned()).chain(armies);
        names.map(|name| Choice::word(self.army(&name), &name)).collect()
    }
}

/// F37: the places on the cards that are still to come, as far as the file lists them.
pub(super) fn darkened(view: &Fellowship) -> BTreeSet<String> {
    view.copied.skies.iter().filter(|place| !view.skies_at.contains(*place)).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::{Fate, FateBox, FateOptions};
    use crate::language::Language;
    use std::sync::Arc;

    /// Behind each beginning stands what the command goes on with; pressed until nothing is offered it is a whole command.
    #[test]
    fn what_can_stand_next_is_offered() {
        let words = Words::of_game::<Fate>(Language::En);
        let copied = FateBox::read(FateBox::PRACTICE.as_bytes()).ok().map(Arc::new);
        let view = Fellowship::laid_out(&FateOptions { players: 2, copied, ..FateOptions::default() });
        let offered = |typed: &str| -> Vec<String> {
            let picks = picks(&words, &view, typed).into_iter();
            let written = picks.filter_map(|pick| match pick.wish {
                Wish::Type(word) => Some(word.trim().to_owned()),
                _ => None,
            });
            written.collect()
        };
        for (typed, first, count) in [
            ("new fate", "players=1", 5),
            ("new fate players=2", "level=introductory", 9),
            ("top", "red", 2),
            ("flip aer", "red", 2),
            ("aer", "red", 2),
            ("flip aer red", "", 0),
            ("begin", "frodo=eriador", 5),
            ("begin frodo=eriador", "first=1", 2),
            ("characters", "beekeeper", 13),
            ("characters miller , smith ; eowyn , frodo-sam", "", 0),
            ("skies", "a2", 12),
            ("skies x", "friendly=1", 7),
            ("attack gondor", "e", 15),
            ("attack gondor e friendly=2 shadow=1", "dice=1", 3),
            ("attack gondor e friendly=2 shadow=1 dice=2 haven", "", 0),
            ("capture mordor", "g", 5),
            ("place g", "haven", 3),
            ("search", "troops=0", 9),
            ("hope =", "0", 9),
            ("done", "", 0),
        ] {
            let words = offered(typed);
            assert_eq!((words.first().map_or("", String::as_str), words.len()), (first, count), "{typed}");
        }
    }
}
