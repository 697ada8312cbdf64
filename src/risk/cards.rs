//! Territory cards and their sets (K13), and what an Adventure card can be (K48).

use crate::books::named;

/// The most wild cards that there are (K2).
pub const WILDS: usize = 2;
pub const SET: usize = 3;

named! {
    /// What a Territory card shows; in alphabetical order.
    pub enum Card {
        Archer,
        Eagle,
        Rider,
        Wild,
    }
}

impl Card {
    /// What three alike are worth; nothing for wild cards, which are others.
    fn three_alike(self) -> u16 {
        match self {
            Self::Archer => 4,
            Self::Rider => 6,
            Self::Eagle => 8,
            Self::Wild => 0,
        }
    }
}

const ONE_OF_EACH: u16 = 10;

/// K13: the most that three cards can be worth; nothing if they are no set.
pub fn value(set: [Card; SET]) -> Option<u16> {
    let kinds: Vec<Card> = set.into_iter().filter(|card| *card != Card::Wild).collect();
    match *kinds {
        [] => None,
        [_] => Some(ONE_OF_EACH),
        [first, ref rest @ ..] if rest.iter().all(|card| *card == first) => Some(first.three_alike()),
        [one, two] if one != two => Some(ONE_OF_EACH),
        [one, two, three] if one != two && two != three && one != three => Some(ONE_OF_EACH),
        _ => None,
    }
}

/// K13: the best set of a hand, with the fewest wild cards, in alphabetical order; and what it is worth.
pub fn best(hand: &[Card]) -> Option<(u16, [Card; SET])> {
    let mut hand = hand.to_vec();
    hand.sort();
    let mut sets = Vec::new();
    for (at, one) in hand.iter().enumerate() {
        for (behind, two) in hand.iter().enumerate().skip(at + 1) {
            sets.extend(hand[behind + 1..].iter().map(|three| [*one, *two, *three]));
        }
    }
    let wilds = |set: &[Card; SET]| set.iter().filter(|card| **card == Card::Wild).count();
    let valued = sets.into_iter().filter_map(|set| Some((value(set)?, set)));
    valued.min_by_key(|(value, set)| (std::cmp::Reverse(*value), wilds(set), *set))
}

named! {
    /// What is drawn from the Adventure cards (K48).
    pub enum Adventure {
        Event,
        Mission,
        Power,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Card::{Archer, Eagle, Rider, Wild};
    use strum::IntoEnumIterator as _;

    fn cards(letters: &str) -> Vec<Card> {
        let card = |letter: &str| Card::iter().find(|card| card.name().starts_with(letter)).unwrap();
        letters.split(' ').map(card).collect()
    }

    /// Numbers to check, 34.
    #[test]
    fn k13_what_sets_are_worth() {
        for (set, worth) in [
            ("a a a", 4),
            ("r r r", 6),
            ("e e e", 8),
            ("a r e", 10),
            ("a a w", 4),
            ("a r w", 10),
            ("a w w", 10),
            ("e w w", 10),
            ("a a r", 0),
            ("e e w", 8),
            ("w w w", 0),
        ] {
            let set: [Card; SET] = cards(set).try_into().unwrap();
            assert_eq!(value(set).unwrap_or_default(), worth, "{set:?}");
        }
    }

    /// Numbers to check, 35.
    #[test]
    fn k13_the_best_set_of_a_hand() {
        for (hand, set) in [
            ("a a r r e", Some((10, [Archer, Eagle, Rider]))),
            ("a a a r r", Some((4, [Archer, Archer, Archer]))),
            ("a a w e e", Some((10, [Archer, Eagle, Wild]))),
            ("r r r w w", Some((10, [Rider, Wild, Wild]))),
            ("a a r r", None),
            ("e e e w", Some((8, [Eagle, Eagle, Eagle]))),
            ("a", None),
        ] {
            assert_eq!(best(&cards(hand)), set, "{hand}");
        }
    }

    /// K14: any five cards hold a set.
    #[test]
    fn k14_any_five_cards_hold_a_set() {
        let kinds = [Archer, Eagle, Rider, Wild];
        for at in 0..4_usize.pow(5) {
            let hand: Vec<Card> = (0..5).map(|place| kinds[at / 4_usize.pow(place) % 4]).collect();
            let wilds = hand.iter().filter(|card| **card == Wild).count();
            assert!(wilds > WILDS || best(&hand).is_some(), "{hand:?}");
        }
    }
}
