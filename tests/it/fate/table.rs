//! A table at which Fate of the Fellowship is played: shadow and player cards that really lie in an order, and players who do
//! what is due and whatever else comes into their heads. What is typed is what lies there.

use crate::common::Whims;
use std::collections::VecDeque;
use underhill::fate::deck::Kind;
use underhill::fate::stacks::Drawn;
use underhill::fate::terms::{Army, Back};
use underhill::fate::{Due, Fate, Fellowship, Step};
use underhill::referee::Referee;

const REGIONS: [&str; 5] = ["eriador", "rhudaur", "misty-mountains", "gondor", "mordor"];

/// What may come between two steps, and is refused as often as not.
const ASIDES: [&str; 26] = [
    "act gandalf",
    "act frodo-sam",
    "act miller",
    "eye gondor",
    "search troops=1",
    "search troops=2 haven",
    "ring",
    "attack gondor f4 friendly=2 shadow=1 dice=1",
    "attack eriador c4",
    "battle mordor g2 friendly=2 shadow=2 haven",
    "capture mordor g",
    "capture misty-mountains c",
    "lost a4",
    "lost g2",
    "place c haven",
    "place x none",
    "objective mend-the-bridge done",
    "objective mend-the-bridge open",
    "hope -1 a long road",
    "hope +2",
    "threat +1",
    "threat -1",
    "move shadow 1 x g",
    "move gondor 1 f4 e3",
    "doom troops=3",
    "tick 4",
];

/// The cards as they lie, and the players.
pub struct Table {
    whims: Whims,
    /// Who shuffles: the same cards come whatever else is done.
    shuffles: Whims,
    /// Top first, as the two piles.
    deck: VecDeque<Kind>,
    discard: Vec<Kind>,
    resolved: Vec<Kind>,
    removed: Vec<Kind>,
    player: VecDeque<Drawn>,
}

impl Table {
    /// Sits down and shuffles.
    pub fn new(number: u64, view: &Fellowship) -> Self {
        let mut shuffles = Whims::new(number);
        let mut deck: Vec<Kind> = view.copied.cards.keys().cloned().collect();
        shuffle(&mut shuffles, &mut deck);
        let stacks = view.stacks.sizes.iter().flat_map(|size| {
            let skies = shuffles.below(*size);
            (0..*size).map(move |at| if at == skies { Drawn::Skies } else { Drawn::Card }).collect::<Vec<_>>()
        });
        let player = stacks.collect();
        Self {
            whims: Whims::new(number + 1),
            shuffles,
            deck: deck.into(),
            discard: view.copied.specials.clone(),
            resolved: Vec::new(),
            removed: Vec::new(),
            player,
        }
    }

    /// The card that really lies on top.
    pub fn top(&self) -> Option<&Kind> {
        self.deck.front()
    }

    /// How many cards lie in the deck, the discard, the resolve area, and out of the game.
    pub fn heaps(&self) -> [usize; 4] {
        [self.deck.len(), self.discard.len(), self.resolved.len(), self.removed.len()]
    }

    /// What is due now, as it is typed; nothing at the end. `unread`: now and then nobody reads a card.
    pub fn due(&mut self, view: &Fellowship, unread: bool) -> Option<String> {
        let top = || format!("top {}", self.deck.front().map_or(Back::Red, back));
        Some(match (view.due.first(), view.step) {
            (_, Step::Over { .. }) => return None,
            (Some(Due::Dice(dice)), _) if dice.faces.is_none() => "roll".to_owned(),
            (Some(Due::Dice(_)), _) => "accept".to_owned(),
            (Some(Due::Search), _) => format!("search troops={}", self.whims.below(3)),
            (Some(Due::Choose { options, .. }), _) => {
                format!("choose {}", 1 + self.whims.below(options.len() as u32))
            }
            (Some(Due::Top), _) => top(),
            (_, Step::Setup) if view.deck.top().is_none() => top(),
            (_, Step::Setup) if view.deck.flips.len() == 9 => "begin frodo=rhudaur".to_owned(),
            (_, Step::Cards) => {
                let cards = self
                    .player
                    .iter()
                    .take(2)
                    .map(|card| if *card == Drawn::Skies { "skies" } else { "card" });
                format!("draw {}", cards.collect::<Vec<_>>().join(" ")).trim_end().to_owned()
            }
            (_, Step::Skies(_)) => {
                let place = self.whims.one_of(&view.copied.skies)?.clone();
                if view.options.ledger || self.whims.chance(50) {
                    format!("skies {place}")
                } else {
                    format!("skies {place} friendly=1 shadow={}", self.whims.below(3))
                }
            }
            (_, Step::Actions) => "done".to_owned(),
            (_, Step::Shadow { made, of }) if made >= of => "done".to_owned(),
            (_, Step::Setup | Step::Shadow { .. }) => {
                let behind =
                    self.deck.get(1).map_or_else(|| "none".to_owned(), |card| back(card).to_string());
                let read = !(unread && self.whims.chance(10));
                let card = self.deck.front().filter(|_| read).map_or("?", |card| &card.name);
                format!("flip {card} {behind}")
            }
        })
    }

    /// Something that need not be; of the cards only what is so.
    pub fn aside(&mut self, view: &Fellowship) -> String {
        let names = |cards: &mut dyn Iterator<Item = &Kind>| {
            cards.map(|card| card.name.clone()).collect::<Vec<_>>().join(" ")
        };
        let known = view.deck.known_on_top();
        match self.whims.below(12) {
            0 => format!("frodo {}", REGIONS[self.whims.below(5) as usize]),
            1 => format!("peek {}", names(&mut self.deck.iter().take(1 + self.whims.below(3) as usize))),
            2 if known > 0 => format!("order {}", names(&mut self.deck.range(..known).rev())),
            3 if known > 0 => format!("remove {}", self.deck[0].name),
            4 if !self.player.is_empty() => {
                let cards = self
                    .player
                    .iter()
                    .take(3)
                    .map(|card| if *card == Drawn::Skies { "skies" } else { "card" });
                format!("foresee {}", cards.collect::<Vec<_>>().join(" "))
            }
            _ => ASIDES[self.whims.below(ASIDES.len() as u32) as usize].to_owned(),
        }
    }

    /// Hands do what was typed and taken. `before`: as it stood before that.
    pub fn took(&mut self, line: &str, before: &Fellowship) {
        let words: Vec<&str> = line.split(' ').collect();
        match *words {
            ["flip", ..] => {
                let pile = if before.step == Step::Setup { &mut self.discard } else { &mut self.resolved };
                pile.extend(self.deck.pop_front());
            }
            ["skies", ..] => {
                let mut laid = std::mem::take(&mut self.discard);
                shuffle(&mut self.shuffles, &mut laid);
                laid.into_iter().for_each(|card| self.deck.push_front(card));
            }
            ["done"] if matches!(before.step, Step::Shadow { .. }) => self.discard.append(&mut self.resolved),
            ["draw", ref cards @ ..] => drop(self.player.drain(..cards.len())),
            ["order", ref cards @ ..] => {
                let mut first: Vec<Kind> = self.deck.drain(..cards.len()).collect();
                first.reverse();
                first.into_iter().rev().for_each(|card| self.deck.push_front(card));
            }
            ["remove", _] => self.removed.extend(self.deck.pop_front()),
            _ => {}
        }
    }

    /// Types what is due, and what hands do: the line. Where two armies stand in a battle it is said who pays.
    pub fn play(&mut self, referee: &mut Referee, unread: bool) -> Option<String> {
        let before = own(referee);
        let line = self.due(&before, unread)?;
        let lines = if line == "accept" { payments(&before) } else { vec![line] };
        let taken = lines.iter().find(|line| referee.hear(line).unwrap().accepted());
        let line =
            taken.unwrap_or_else(|| panic!("{lines:?}: {}", referee.hear(&lines[0]).unwrap().print(true)));
        self.took(line, &before);
        Some(line.clone())
    }
}

/// The view of the game on the table.
pub fn own(referee: &Referee) -> Fellowship {
    referee.state::<Fate>().unwrap().view.own.clone()
}

fn back(card: &Kind) -> Back {
    card.back.unwrap()
}

fn shuffle(whims: &mut Whims, cards: &mut [Kind]) {
    for at in (1..cards.len()).rev() {
        cards.swap(at, whims.below(at as u32 + 1) as usize);
    }
}

/// How the dice can be applied: whose troops go is said where two armies stand there.
fn payments(view: &Fellowship) -> Vec<String> {
    let place = view.dice().and_then(|dice| dice.place.clone());
    let there: Vec<(Army, u8)> =
        place.map(|place| view.troops_at(&place).friendly.into_iter().collect()).unwrap_or_default();
    there.iter().fold(vec!["accept".to_owned()], |ways, (army, count)| {
        let paid = |way: &String| (1..=*count).map(|paid| format!("{way} {army}={paid}")).collect::<Vec<_>>();
        ways.iter().flat_map(|way| [vec![way.clone()], paid(way)].concat()).collect()
    })
}
