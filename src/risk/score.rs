//! Points, and who has won by them (K51 to K54).

use super::colour::{Colour, Side};
use super::step::Winner;
use serde::{Deserialize, Serialize};
use std::ops::Add;

/// What a Stronghold is worth besides (K51).
const STRONGHOLD: u16 = 2;

/// What counts, of a player or a side. In the order in which ties are broken, behind the points (K53).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
pub struct Counts {
    pub territories: u16,
    pub strongholds: u16,
    /// Points on the cards that were played.
    pub cards: u16,
    /// Bonuses of the regions held whole.
    pub regions: u16,
}

impl Counts {
    pub fn for_strongholds(self) -> u16 {
        STRONGHOLD * self.strongholds
    }

    pub fn points(self) -> u16 {
        // Cards may be played without end.
        let held = self.territories + self.for_strongholds() + self.regions;
        held.saturating_add(self.cards)
    }

    /// What is compared, first to last (K53).
    fn compared(self) -> [u16; 4] {
        [self.points(), self.territories, self.strongholds, self.cards]
    }
}

impl Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            territories: self.territories + other.territories,
            strongholds: self.strongholds + other.strongholds,
            cards: self.cards.saturating_add(other.cards),
            regions: self.regions + other.regions,
        }
    }
}

/// What a player counts, and whether he is still in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    pub colour: Colour,
    pub counts: Counts,
    /// Whether he is in: who is out cannot win as a player (K54).
    pub is_in: bool,
}

/// Most first; equal ones in the order in which they stand.
pub fn most_first(mut scores: Vec<Score>) -> Vec<Score> {
    scores.sort_by_key(|score| std::cmp::Reverse(score.counts.points()));
    scores
}

/// What each side counts: the sums of its players', the Free Peoples first.
pub fn sides(scores: &[Score]) -> [(Side, Counts); 2] {
    [Side::FreePeoples, Side::Sauron].map(|side| {
        let of = scores.iter().filter(|score| score.colour.side() == side);
        (side, of.fold(Counts::default(), |sum, score| sum + score.counts))
    })
}

/// K52, K53: who has most, in the order of play; more than one where nothing but the dice can tell.
pub fn winners(scores: &[Score], teams: bool) -> Vec<Winner> {
    let all: Vec<(Winner, Counts)> = if teams {
        sides(scores).map(|(side, counts)| (Winner::Side(side), counts)).to_vec()
    } else {
        // K54. Where nobody is in any more, by the table's word, nobody is behind another for that.
        let nobody = !scores.iter().any(|score| score.is_in);
        let players = scores.iter().filter(|score| score.is_in || nobody);
        players.map(|score| (Winner::Player(score.colour), score.counts)).collect()
    };
    let most = all.iter().map(|(_, counts)| counts.compared()).max();
    all.into_iter().filter(|(_, counts)| Some(counts.compared()) == most).map(|(winner, _)| winner).collect()
}

/// By which of what is compared the winner was found, where the points were equal: 1 territories, 2 Strongholds, 3 cards,
/// 4 nothing.
pub fn broken_by(scores: &[Score], teams: bool) -> Option<usize> {
    let mut all: Vec<[u16; 4]> = if teams {
        sides(scores).map(|(_, counts)| counts.compared()).to_vec()
    } else {
        scores.iter().filter(|score| score.is_in).map(|score| score.counts.compared()).collect()
    };
    all.sort_by(|one, other| other.cmp(one));
    let [first, second, ..] = *all else { return None };
    (first[0] == second[0]).then(|| (1..4).find(|at| first[*at] != second[*at]).unwrap_or(4))
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, Red};

    fn counts(territories: u16, strongholds: u16, regions: u16, cards: u16) -> Counts {
        Counts { territories, strongholds, cards, regions }
    }

    /// Numbers to check, 43.
    #[test]
    fn k51_points() {
        assert_eq!(counts(21, 4, 11, 9).points(), 49);
        assert_eq!(counts(13, 2, 0, 14).points(), 31);
    }

    /// Numbers to check, 45.
    #[test]
    fn k53_how_ties_are_broken() {
        let score = |colour, counts| Score { colour, counts, is_in: true };
        for (red, black, points, won, by) in [
            (counts(20, 3, 0, 4), counts(18, 3, 2, 4), [30, 30], &[Red][..], Some(1)),
            (counts(20, 3, 0, 4), counts(20, 2, 0, 6), [30, 30], &[Red], Some(2)),
            (counts(20, 2, 2, 4), counts(20, 2, 2, 4), [30, 30], &[Red, Black], Some(4)),
            (counts(20, 2, 2, 4), counts(20, 2, 0, 6), [30, 30], &[Black], Some(3)),
            (counts(20, 2, 2, 4), counts(20, 2, 0, 5), [30, 29], &[Red], None),
        ] {
            let scores = [score(Red, red), score(Black, black)];
            assert_eq!([red.points(), black.points()], points);
            let told: Vec<Winner> = won.iter().map(|colour| Winner::Player(*colour)).collect();
            assert_eq!((winners(&scores, false), broken_by(&scores, false)), (told, by));
            // They are on one side: it has won against nobody.
            assert_eq!(winners(&scores, true), [Winner::Side(Side::Sauron)]);
        }
    }

    #[test]
    fn k54_who_is_out_cannot_win() {
        let out = Score { colour: Red, counts: counts(0, 0, 0, 60), is_in: false };
        let one = Score { colour: Black, counts: counts(5, 0, 0, 0), is_in: true };
        assert_eq!(winners(&[out, one], false), [Winner::Player(Black)]);
        assert_eq!(sides(&[out, one])[1].1.points(), 65);
    }
}
