//! What chance gave, against what it was to give (G11).

use super::ratio::{Ratio, hundredths};
use std::fmt;

/// A line of `luck`: something that was counted, the sum of the means and of the variances of all throws that it was counted in.
#[derive(Clone, PartialEq, Debug)]
pub struct Luck {
    /// What was counted, as the page calls it.
    pub what: String,
    pub count: u64,
    /// How many the chances gave.
    pub expected: Ratio,
    pub variance: Ratio,
}

impl Luck {
    /// Nothing was counted yet.
    pub fn of(what: impl Into<String>) -> Self {
        Self { what: what.into(), count: 0, expected: Ratio::ZERO, variance: Ratio::ZERO }
    }

    /// One more throw, in which so many were counted; how many each number of them had for a chance.
    pub fn take(&mut self, count: u64, chances: impl IntoIterator<Item = (u64, Ratio)>) {
        let (mut mean, mut square) = (Ratio::ZERO, Ratio::ZERO);
        for (number, chance) in chances {
            let number = Ratio::whole(number as i64);
            mean += number * chance;
            square += number * number * chance;
        }
        self.count += count;
        self.expected += mean;
        self.variance += square - mean * mean;
    }

    /// Likewise a throw that could give one or nothing.
    pub fn take_one(&mut self, came: bool, chance: Ratio) {
        self.take(u64::from(came), [(1, chance)]);
    }

    /// What another game's came to beside this one's.
    pub fn and(&mut self, other: &Self) {
        self.count += other.count;
        self.expected += other.expected;
        self.variance += other.variance;
    }

    /// What has come to it since it stood so.
    pub fn since(self, before: &Self) -> Self {
        let (expected, variance) = (self.expected - before.expected, self.variance - before.variance);
        Self { count: self.count.saturating_sub(before.count), expected, variance, ..self }
    }

    /// All of these put to what was summed before, each to what counts the same.
    pub fn sum(sums: &mut Vec<Self>, more: impl IntoIterator<Item = Self>) {
        for luck in more {
            match sums.iter_mut().find(|sum| sum.what == luck.what) {
                Some(sum) => sum.and(&luck),
                None => sums.push(luck),
            }
        }
    }

    /// The same in whole ones, two of either sign at most: what people call much.
    pub fn strays(&self) -> i8 {
        let distance = Ratio::whole(self.count as i64) - self.expected;
        let is_beyond = |many: i64| {
            self.variance > Ratio::ZERO && distance * distance >= Ratio::whole(many * many) * self.variance
        };
        let far = i8::from(is_beyond(1)) + i8::from(is_beyond(2));
        if distance < Ratio::ZERO { -far } else { far }
    }

    /// Z: how many standard deviations lie between, with two decimals, half away from zero; what rounds to nothing has no sign.
    pub fn deviations(&self) -> String {
        let distance = Ratio::whole(self.count as i64) - self.expected;
        let square = distance * distance;
        if self.variance <= Ratio::ZERO {
            return hundredths(0);
        }
        // Of all k the largest with (k − ½)² · variance ≤ (100 · distance)²: squares are fractions, where roots are none.
        let reaches = |k: i128| {
            let odd = Ratio::whole((2 * k - 1) as i64);
            k <= 0 || odd * odd * self.variance <= Ratio::whole(40_000) * square
        };
        let mut k = (100.0 * (square.about() / self.variance.about()).sqrt()) as i128;
        while !reaches(k) {
            k -= 1;
        }
        while reaches(k + 1) {
            k += 1;
        }
        let sign = match k {
            0 => "",
            _ if distance > Ratio::ZERO => "+",
            _ => "-",
        };
        format!("{sign}{}", hundredths(k))
    }
}

/// `WHAT: N, expected M (Z)`.
impl fmt::Display for Luck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, count, expected, .. } = self;
        write!(f, "{what}: {count}, expected {} ({})", expected.mean(), self.deviations())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The lines of the shelf's page: four attacks in the open, each by the cell of its strengths.
    #[test]
    fn luck_is_told_as_the_pages_tell_it() {
        let (mut out, mut lost) = (Luck::of("saruman out"), Luck::of("saruman lost"));
        for came in [true, true, false, false] {
            out.take_one(came, Ratio::of(15, 36));
        }
        for came in [true, false, false, false] {
            lost.take_one(came, Ratio::of(1, 36));
        }
        assert_eq!(out.to_string(), "saruman out: 2, expected 1.67 (+0.34)");
        assert_eq!(lost.to_string(), "saruman lost: 1, expected 0.11 (+2.70)");
    }

    #[test]
    fn a_throw_can_give_more_than_one() {
        // The shelf's page: three dice against two, then two against one at a net of −1.
        let mut lost = Luck::of("yellow lost");
        lost.take(0, [(0, Ratio::of(2890, 7776)), (1, Ratio::of(2611, 7776)), (2, Ratio::of(2275, 7776))]);
        lost.take_one(true, Ratio::of(7, 12));
        assert_eq!(lost.to_string(), "yellow lost: 1, expected 1.50 (-0.53)");
        assert_eq!(Luck::of("nothing").to_string(), "nothing: 0, expected 0.00 (0.00)");
        // What is certain is no luck.
        let mut certain = Luck::of("certain");
        certain.take_one(true, Ratio::ONE);
        assert_eq!(certain.to_string(), "certain: 1, expected 1.00 (0.00)");
    }

    #[test]
    fn games_are_summed_before_they_are_measured() {
        let coin = |came| {
            let mut coin = Luck::of("coin");
            coin.take_one(came, Ratio::of(1, 2));
            coin
        };
        let mut both = coin(true);
        both.and(&coin(true));
        // Two of two, where the variance of both is a half.
        assert_eq!(both.to_string(), "coin: 2, expected 1.00 (+1.41)");
    }

    #[test]
    fn half_goes_away_from_nothing() {
        // Variance 1 (a fair coin that gives 0 or 2); a distance of 1/200 is half a hundredth.
        let coin = |count, expected| Luck { what: "coin".into(), count, expected, variance: Ratio::ONE };
        assert_eq!(coin(1, Ratio::of(199, 200)).deviations(), "+0.01");
        assert_eq!(coin(1, Ratio::of(201, 200)).deviations(), "-0.01");
        assert_eq!(coin(1, Ratio::of(1999, 2000)).deviations(), "0.00");
        assert_eq!(coin(5, Ratio::ONE).deviations(), "+4.00");
    }
}
