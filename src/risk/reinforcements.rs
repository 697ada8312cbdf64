//! What a player is given at the start of his turn (K10 to K16).

use super::board::Board;
use serde::{Deserialize, Serialize};

/// How many battalions each kind of figure stands for, the largest first (K15).
const FIGURES: [u16; 3] = [5, 3, 1];
/// K11: the least that there is for territories, and how many of them make one battalion.
const LEAST: u16 = 3;

/// A player's reinforcements, part by part.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Reinforcements {
    /// K10: the Strongholds that he holds, as far as they are known by name.
    pub strongholds: Vec<String>,
    pub in_strongholds: u16,
    pub territories: u16,
    /// K12: the regions that he holds whole, and their bonuses.
    pub regions: Vec<(String, u16)>,
    /// K13: what the sets are worth that were traded.
    pub sets: u16,
}

impl Reinforcements {
    /// K11: for territories.
    pub fn for_territories(&self) -> u16 {
        (self.territories / LEAST).max(LEAST)
    }

    /// All that is to be placed, those in Strongholds apart.
    pub fn to_place(&self) -> u16 {
        let regions: u16 = self.regions.iter().map(|(_, bonus)| bonus).sum();
        (self.for_territories() + regions).saturating_add(self.sets)
    }
}

/// K15: the fewest figures for so many battalions: large, mounted, small.
pub fn figures(mut battalions: u16) -> [u16; 3] {
    FIGURES.map(|worth| {
        let count = battalions / worth;
        battalions %= worth;
        count
    })
}

/// The regions of a board that whoever holds these territories holds whole, with their bonuses.
pub fn whole_regions(board: &Board, holds: impl Fn(&str) -> bool) -> Vec<(String, u16)> {
    let whole = board.regions().iter().filter(|region| {
        !region.territories.is_empty() && region.territories.iter().all(|territory| holds(&territory.name))
    });
    whole.map(|region| (region.name.clone(), region.bonus)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers to check, 33.
    #[test]
    fn k10_to_k13_what_is_given() {
        for (territories, in_strongholds, bonuses, sets, to_place) in [
            (8, 0, &[][..], 0, 3),
            (11, 1, &[], 0, 3),
            (17, 3, &[2], 0, 7),
            (21, 4, &[7, 4], 8, 26),
            (64, 11, &[3, 7, 2, 4, 4, 5, 7, 2, 2], 0, 57),
        ] {
            let regions = bonuses.iter().map(|bonus| (String::new(), *bonus)).collect();
            let given = Reinforcements { territories, in_strongholds, regions, sets, ..Default::default() };
            assert_eq!(given.to_place(), to_place, "{territories} territories");
        }
        // The last is the whole board.
        let board = Board::trilogy();
        let all = whole_regions(&board, |_| true);
        assert_eq!(all.iter().map(|(_, bonus)| bonus).sum::<u16>(), 36);
    }

    /// Numbers to check, 47; and no fewer figures would do.
    #[test]
    fn k15_the_fewest_figures() {
        for (battalions, told) in [(26, [5, 0, 1]), (9, [1, 1, 1]), (4, [0, 1, 1]), (11, [2, 0, 1])] {
            assert_eq!(figures(battalions), told);
        }
        for battalions in 0..100_u16 {
            let [large, mounted, small] = figures(battalions);
            assert_eq!(5 * large + 3 * mounted + small, battalions);
            let fewer = (0..=battalions / 5).flat_map(|large| {
                let rest = battalions - 5 * large;
                (0..=rest / 3).map(move |mounted| large + mounted + rest - 3 * mounted)
            });
            assert_eq!(fewer.min(), Some(large + mounted + small), "{battalions}");
        }
    }
}
