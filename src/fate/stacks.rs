//! What is known of the player deck (F9, F55 to F57): stacks, each with a Skies Darken card somewhere in it.

use super::terms::{CARDS, Level, events, hand};
use crate::books::Ratio;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A player card as it was drawn.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Drawn {
    /// One that nobody named.
    Card,
    Skies,
    /// An event (F57).
    Event,
    /// `REGION/SYMBOL` (F57).
    Named(String),
}

impl Drawn {
    /// Whether the two can be one card (F56).
    fn agrees(&self, other: &Self) -> bool {
        let hidden = |one: &Self, other: &Self| *one == Self::Card && *other != Self::Skies;
        self == other || hidden(self, other) || hidden(other, self)
    }
}

/// The player deck.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stacks {
    /// How many cards each has in all, top first.
    pub sizes: Vec<u32>,
    /// Whose Skies Darken card is out.
    pub out: Vec<bool>,
    pub drawn: u32,
    /// How many of them were Skies Darken cards.
    pub skies: u32,
    /// F56: what lies on top.
    pub foreseen: Vec<Drawn>,
    /// F57: what was named, how often each.
    pub named: BTreeMap<Drawn, u32>,
}

/// F9: the sizes of the stacks from the top, Skies Darken cards among them.
pub fn sizes(players: u8, level: Level) -> Vec<u32> {
    let hands = u32::from(players) * u32::from(hand(players));
    let (cards, stacks) = (CARDS + u32::from(events(players)) - hands, u32::from(level.skies()));
    (0..stacks).map(|at| cards / stacks + u32::from(at < cards % stacks) + 1).collect()
}

impl Stacks {
    pub fn new(players: u8, level: Level) -> Self {
        let sizes = sizes(players, level);
        Self { out: vec![false; sizes.len()], sizes, ..Self::default() }
    }

    pub fn all(&self) -> u32 {
        self.sizes.iter().sum()
    }

    pub fn left(&self) -> u32 {
        self.all().saturating_sub(self.drawn)
    }

    pub fn next(&self) -> u32 {
        self.left().min(2)
    }

    /// The stack in which a place lies, and how many of its cards lie there and behind it.
    fn stack(&self, place: u32) -> Option<(usize, u32)> {
        let mut end = 0;
        self.sizes.iter().enumerate().find_map(|(at, size)| {
            end += size;
            (place < end).then(|| (at, end - place))
        })
    }

    /// Whether a Skies Darken card can come, and whether anything else can, at a place; `out` as it is then.
    fn can_come(&self, place: u32, out: &[bool]) -> (bool, bool) {
        self.stack(place).map_or((false, false), |(at, left)| (!out[at], out[at] || left > 1))
    }

    /// F56: whether the cards can lie on top in this order.
    pub fn can_lie(&self, cards: &[Drawn]) -> bool {
        let mut out = self.out.clone();
        (self.drawn..).zip(cards).all(|(place, card)| {
            let (skies, other) = self.can_come(place, &out);
            if *card == Drawn::Skies
                && let Some((at, _)) = self.stack(place)
            {
                out[at] = true;
            }
            if *card == Drawn::Skies { skies } else { other }
        })
    }

    /// F55, F56: whether the cards can be the next ones, in whatever order.
    pub fn can_be_drawn(&self, cards: &[Drawn]) -> bool {
        let turned: Vec<Drawn> = cards.iter().rev().cloned().collect();
        [cards, &turned].into_iter().any(|cards| self.can_lie(cards))
    }

    /// F56: whether the cards, in whatever order, are those that were foreseen.
    pub fn is_foreseen(&self, cards: &[Drawn]) -> bool {
        self.as_foreseen(cards).is_some()
    }

    /// The cards in the order in which they were foreseen, if they were: of two such orders the one in which more are named as
    /// they were then.
    fn as_foreseen(&self, cards: &[Drawn]) -> Option<Vec<Drawn>> {
        let turned: Vec<Drawn> = cards.iter().rev().cloned().collect();
        let agree =
            |cards: &Vec<Drawn>| cards.iter().zip(&self.foreseen).all(|(card, seen)| card.agrees(seen));
        let others =
            |cards: &Vec<Drawn>| cards.iter().zip(&self.foreseen).filter(|(card, seen)| card != seen).count();
        [cards.to_vec(), turned].into_iter().filter(agree).min_by_key(others)
    }

    /// What is known of cards when these were drawn: as they were foreseen where they were typed as `card`, and those that stay
    /// foreseen below.
    pub fn known_by(&self, cards: &[Drawn]) -> Vec<Drawn> {
        let Some(in_order) = self.as_foreseen(cards) else { return cards.to_vec() };
        let below = self.foreseen.iter().skip(in_order.len()).cloned();
        let seen = |(at, card): (usize, &Drawn)| {
            self.foreseen.get(at).filter(|_| *card == Drawn::Card).unwrap_or(card).clone()
        };
        in_order.iter().enumerate().map(seen).chain(below).collect()
    }

    /// Draws these cards. A Skies Darken card is that of the stack that ends, if it was not out; one too many that of the next
    /// stack below whose is not.
    pub fn draw(&mut self, cards: &[Drawn]) {
        let foreseen = self.is_foreseen(cards);
        self.known_by(cards).iter().take(cards.len()).for_each(|card| self.name(card));
        let skies = cards.iter().filter(|card| **card == Drawn::Skies).count();
        let first = self.stack(self.drawn).map_or(self.sizes.len(), |(at, _)| at);
        for _ in 0..skies {
            if let Some(out) = self.out[first..].iter_mut().find(|out| !**out) {
                *out = true;
            }
        }
        self.skies += skies as u32;
        self.drawn += cards.len() as u32;
        self.foreseen =
            if foreseen { self.foreseen.split_off(cards.len().min(self.foreseen.len())) } else { Vec::new() };
    }

    /// F57: a card was named.
    pub fn name(&mut self, card: &Drawn) {
        if matches!(card, Drawn::Event | Drawn::Named(_)) {
            *self.named.entry(card.clone()).or_default() += 1;
        }
    }

    /// F55: whether so many cards can have held so many Skies Darken cards.
    pub fn can_stand(&self, drawn: u32, skies: u32) -> bool {
        let (whole, begun) = self.whole(drawn);
        drawn <= self.all() && (skies == whole || begun && skies == whole + 1)
    }

    /// How many stacks are wholly drawn, and whether another one is begun.
    fn whole(&self, drawn: u32) -> (u32, bool) {
        let (mut whole, mut rest) = (0, drawn);
        for size in &self.sizes {
            if rest < *size {
                break;
            }
            (whole, rest) = (whole + 1, rest - size);
        }
        (whole, rest > 0)
    }

    /// F55: so many are drawn, so many Skies Darken cards among them.
    pub fn set(&mut self, drawn: u32, skies: u32) {
        (self.drawn, self.skies) = (drawn, skies);
        self.out = (0..self.sizes.len()).map(|at| (at as u32) < skies).collect();
        self.foreseen.clear();
    }

    /// F56: the chances of none, one and two Skies Darken cards among the next so many.
    pub fn skies_chances(&self, next: u32) -> [Ratio; 3] {
        self.lots(next).into_iter().fold([Ratio::ZERO; 3], |mut sums, (cards, chance)| {
            let skies = cards.iter().filter(|card| **card == Drawn::Skies).count();
            sums[skies.min(2)] += chance;
            sums
        })
    }

    /// What the next cards can be, by their kinds alone where nobody has foreseen them, with the chance of each.
    fn lots(&self, next: u32) -> Vec<(Vec<Drawn>, Ratio)> {
        let mut lots = vec![(Vec::new(), self.out.clone(), Ratio::ONE)];
        for (at, place) in (self.drawn..self.drawn + next).enumerate() {
            let seen = self.foreseen.get(at);
            let mut more = Vec::new();
            for (cards, out, chance) in lots {
                let Some((stack, left)) = self.stack(place) else { continue };
                // Those that were foreseen further down are none of the places where it can lie.
                let known = self.foreseen.iter().skip(at).take(left as usize);
                let later = known.clone().any(|card| *card == Drawn::Skies);
                let places = left.saturating_sub(known.count() as u32);
                let skies = match seen {
                    Some(Drawn::Skies) => Ratio::ONE,
                    Some(_) => Ratio::ZERO,
                    None if out[stack] || later || places == 0 => Ratio::ZERO,
                    None => Ratio::of(1, places.into()),
                };
                for (card, chance_of) in [
                    (Drawn::Skies, skies),
                    (
                        seen.filter(|card| **card != Drawn::Skies).cloned().unwrap_or(Drawn::Card),
                        skies.otherwise(),
                    ),
                ] {
                    if chance_of > Ratio::ZERO {
                        let mut out = out.clone();
                        out[stack] |= card == Drawn::Skies;
                        more.push(([cards.clone(), vec![card]].concat(), out, chance * chance_of));
                    }
                }
            }
            lots = more;
        }
        lots.into_iter().map(|(cards, _, chance)| (cards, chance)).collect()
    }

    /// F56: the chance of at least one Skies Darken card in each draw of two from now on, until it is certain.
    pub fn by_draw(&self) -> Vec<Ratio> {
        let mut chances = Vec::new();
        let mut none_yet = Ratio::ONE;
        for draw in 1..=self.left().div_ceil(2) {
            let none = self.skies_chances((2 * draw).min(self.left()))[0];
            chances.push(none_yet - none);
            none_yet = none;
            if none == Ratio::ZERO {
                break;
            }
        }
        chances
    }

    /// F57: the chance of at least one card with the symbol in the next draw. `in_box`: how many of them and of all cards there
    /// are.
    pub fn symbol_chance(&self, symbol: &str, in_box: (u32, u32)) -> Ratio {
        let shows =
            |card: &Drawn| matches!(card, Drawn::Named(name) if name.ends_with(&format!("/{symbol}")));
        let mut named = self.named.clone();
        self.foreseen.iter().filter(|card| matches!(card, Drawn::Event | Drawn::Named(_))).for_each(|card| {
            *named.entry(card.clone()).or_default() += 1;
        });
        let with: u32 = named.iter().filter(|(card, _)| shows(card)).map(|(_, count)| count).sum();
        let wanted = in_box.0.saturating_sub(with);
        let unseen = in_box.1.saturating_sub(named.values().sum());
        let chance = |(cards, chance): (Vec<Drawn>, Ratio)| {
            if cards.iter().any(shows) {
                return chance;
            }
            let hidden = cards.iter().filter(|card| **card == Drawn::Card).count() as u32;
            let none = (0..hidden).map(|at| match unseen.saturating_sub(at) {
                0 => Ratio::ONE,
                left => Ratio::of(unseen.saturating_sub(wanted + at).into(), left.into()),
            });
            chance * none.fold(Ratio::ONE, |all, one| all * one).otherwise()
        };
        self.lots(self.next()).into_iter().map(chance).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// C4 to C8.
    #[test]
    fn stacks_are_split_as_the_page_has_them() {
        for (players, levels) in [
            (1, [vec![14, 13, 13, 13], vec![11, 11, 11, 11, 10], vec![10, 9, 9, 9, 9, 9]]),
            (2, [vec![13, 13, 12, 12], vec![11, 10, 10, 10, 10], vec![9, 9, 9, 9, 8, 8]]),
            (3, [vec![13, 12, 12, 12], vec![10, 10, 10, 10, 10], vec![9, 9, 9, 8, 8, 8]]),
            (4, [vec![13, 13, 13, 12], vec![11, 11, 10, 10, 10], vec![9, 9, 9, 9, 9, 8]]),
            (5, [vec![13, 13, 13, 12], vec![11, 11, 10, 10, 10], vec![9, 9, 9, 9, 9, 8]]),
        ] {
            for (level, wanted) in [Level::Introductory, Level::Heroic, Level::Epic].into_iter().zip(levels) {
                assert_eq!(sizes(players, level), wanted, "{players} {level}");
            }
        }
    }

    fn told(players: u8, drawn: u32, skies: u32) -> [String; 2] {
        let mut stacks = Stacks::new(players, Level::Standard);
        assert!(stacks.can_stand(drawn, skies) || drawn == 10);
        stacks.set(drawn, skies);
        let [_, one, two] = stacks.skies_chances(stacks.next());
        [(one + two).fraction(), two.fraction()]
    }

    /// C10 to C14, and the shelf's page.
    #[test]
    fn skies_darken_as_the_page_says() {
        for (players, drawn, skies, one, two) in [
            (2, 0, 0, "2/11 (18.18 %)", "0 (0.00 %)"),
            (2, 8, 0, "2/3 (66.67 %)", "0 (0.00 %)"),
            (2, 10, 0, "1 (100.00 %)", "1/10 (10.00 %)"),
            (2, 10, 1, "1/10 (10.00 %)", "0 (0.00 %)"),
            (2, 12, 1, "2/9 (22.22 %)", "0 (0.00 %)"),
            (4, 18, 1, "1/2 (50.00 %)", "0 (0.00 %)"),
            (4, 10, 0, "1 (100.00 %)", "1/11 (9.09 %)"),
        ] {
            assert_eq!(told(players, drawn, skies), [one, two], "{players} players, {drawn} drawn");
        }
    }

    /// C15: two at once only across the end of a stack.
    #[test]
    fn some_turn_draws_two() {
        let sizes = sizes(2, Level::Standard);
        // Whether a place that a draw spans holds the stack's card, and the draw that it stands in.
        let mut lots = vec![(Ratio::ONE, None::<u32>, false)];
        let mut first = 0;
        for size in sizes {
            let mut more: Vec<(Ratio, Option<u32>, bool)> = Vec::new();
            for (chance, last, two) in lots {
                for place in first..first + size {
                    let draw = place / 2;
                    more.push((chance * Ratio::of(1, size.into()), Some(draw), two || last == Some(draw)));
                }
            }
            // Only the draw of the last card matters further on.
            let mut sums: BTreeMap<(Option<u32>, bool), Ratio> = BTreeMap::new();
            for (chance, last, two) in more {
                *sums.entry((last, two)).or_insert(Ratio::ZERO) += chance;
            }
            lots = sums.into_iter().map(|((last, two), chance)| (chance, last, two)).collect();
            first += size;
        }
        let two: Ratio = lots.into_iter().filter(|(_, _, two)| *two).map(|(chance, ..)| chance).sum();
        assert_eq!(two.fraction(), "4269/110000 (3.88 %)");
    }

    /// C16.
    #[test]
    fn a_symbol_in_the_next_draw() {
        let mut stacks = Stacks::new(2, Level::Standard);
        stacks.set(10, 1);
        // Of 54 cards 17 are named, so that 37 are unseen; 9 of those show it.
        for _ in 0..17 {
            stacks.name(&Drawn::Event);
        }
        assert_eq!(stacks.symbol_chance("stealth", (9, 54)).fraction(), "153/370 (41.35 %)");
    }

    #[test]
    fn what_was_foreseen_is_certain() {
        let mut stacks = Stacks::new(2, Level::Standard);
        stacks.foreseen = vec![Drawn::Card, Drawn::Skies];
        assert_eq!(stacks.skies_chances(2)[1], Ratio::ONE);
        assert!(
            !stacks.is_foreseen(&[Drawn::Card, Drawn::Card])
                && stacks.is_foreseen(&[Drawn::Skies, Drawn::Card])
        );
        stacks.foreseen = vec![Drawn::Card; 4];
        assert_eq!(stacks.skies_chances(2)[0], Ratio::ONE);
        stacks.draw(&[Drawn::Card, Drawn::Card]);
        stacks.draw(&[Drawn::Card, Drawn::Card]);
        assert_eq!(stacks.skies_chances(2)[1], Ratio::of(2, 7));
        assert!(!stacks.can_lie(&vec![Drawn::Card; 7]) && stacks.can_lie(&vec![Drawn::Card; 6]));
    }
}
