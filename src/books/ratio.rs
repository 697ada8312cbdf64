//! A chance or a mean, as a fraction (G12).
//!
//! It is exact for as long as numerator and denominator fit into 127 bits, which all do that the pages print as a fraction
//! (Q has at most nine digits below the line). A sum or product that does not fit is worked out from there on, in numbers of 53
//! bits: chances lie between 0 and 1 and means between 0 and a few hundred, so that even a hundred thousand steps leave an error
//! far below the 10⁻⁹ that the pages allow. What was worked out is rounded as if it were larger by 10⁻¹⁰, so that a value
//! which is exactly a half in truth goes up as well.

use std::cmp::Ordering;
use std::ops::{Add, AddAssign, Div, Mul, Sub};

/// A number that is a fraction, or was worked out from fractions.
#[derive(Clone, Copy, Debug)]
pub struct Ratio(Number);

#[derive(Clone, Copy, Debug)]
enum Number {
    /// In lowest terms, with something above 0 below the line.
    Exact(i128, i128),
    About(f64),
}

use Number::{About, Exact};

/// The most that a denominator may be for a fraction to be shown (nine digits).
const LARGEST_SHOWN: i128 = 999_999_999;
/// How much too small a number may be that was worked out and is exactly a half.
const SLACK: f64 = 1e-10;

fn common(mut one: i128, mut other: i128) -> i128 {
    while other != 0 {
        (one, other) = (other, one % other);
    }
    one.abs().max(1)
}

/// A chance as people say it: so many of a hundred, and never all or none of them where it is not certain.
pub fn of_hundred(chance: f64) -> u8 {
    match (chance * 100.0).round() as u8 {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        count => count,
    }
}

impl Ratio {
    /// The same, of an exact one.
    pub fn of_hundred(self) -> u8 {
        let all = of_hundred(self.about());
        if self < Self::ONE { all.min(99) } else { all }
    }

    pub const ZERO: Self = Self(Exact(0, 1));
    pub const ONE: Self = Self(Exact(1, 1));

    /// A fraction. `below` is not 0.
    pub fn of(above: i64, below: i64) -> Self {
        debug_assert!(below != 0);
        Self::ONE.over(above.into(), below.into())
    }

    /// A number that was worked out in many steps, with an error far below 10⁻⁹.
    pub fn worked_out(number: f64) -> Self {
        Self(About(number))
    }

    pub fn whole(number: i64) -> Self {
        Self(Exact(number.into(), 1))
    }

    /// So many of so many, however many they are; `below` is not 0.
    pub fn of_counts(above: u128, below: u128) -> Self {
        let (mut by, mut rest) = (above, below);
        while rest != 0 {
            (by, rest) = (rest, by % rest);
        }
        let by = by.max(1);
        match (i128::try_from(above / by), i128::try_from(below / by)) {
            (Ok(above), Ok(below)) if below > 0 => Self(Exact(above, below)),
            _ => Self(About(above as f64 / below as f64)),
        }
    }

    fn over(self, above: i128, below: i128) -> Self {
        let by = common(above, below) * below.signum();
        if by == 0 { Self(About(f64::NAN)) } else { Self(Exact(above / by, below / by)) }
    }

    /// Numerator and denominator in lowest terms, if it is exact.
    pub fn exact(self) -> Option<(i128, i128)> {
        match self.0 {
            Exact(above, below) => Some((above, below)),
            About(_) => None,
        }
    }

    /// About how much it is: for what is drawn, and never for what is told.
    pub fn about(self) -> f64 {
        match self.0 {
            Exact(above, below) => above as f64 / below as f64,
            About(number) => number,
        }
    }

    /// The chance that it does not come.
    #[must_use]
    pub fn otherwise(self) -> Self {
        Self::ONE - self
    }

    /// So often multiplied by itself.
    #[must_use]
    pub fn power(self, times: u32) -> Self {
        (0..times).fold(Self::ONE, |product, _| product * self)
    }

    /// So many times as much, rounded to a whole number, half up.
    pub fn rounded(self, times: u32) -> i128 {
        let times = i128::from(times);
        if let Exact(above, below) = self.0 {
            let (whole, rest) = (above.div_euclid(below), above.rem_euclid(below));
            let halves = rest.checked_mul(2 * times).and_then(|rest| rest.checked_add(below));
            let part = halves.zip(below.checked_mul(2)).map(|(halves, below)| halves / below);
            if let Some(all) = part.and_then(|part| whole.checked_mul(times)?.checked_add(part)) {
                return all;
            }
        }
        (self.about() * times as f64 + 0.5 + SLACK * times as f64).floor() as i128
    }

    /// P: a percentage with two decimals, half up: `80.25 %`.
    pub fn percent(self) -> String {
        format!("{} %", hundredths(self.rounded(10_000)))
    }

    /// Q: the fraction in lowest terms and the percentage behind it; that alone, if the denominator has more than nine digits.
    pub fn fraction(self) -> String {
        match self.0 {
            Exact(above, 1) => format!("{above} ({})", self.percent()),
            Exact(above, below) if below <= LARGEST_SHOWN => format!("{above}/{below} ({})", self.percent()),
            _ => self.percent(),
        }
    }

    pub fn in_hundredths(self) -> i128 {
        self.rounded(100)
    }

    /// M: a mean with two decimals, half up.
    pub fn mean(self) -> String {
        hundredths(self.in_hundredths())
    }
}

/// A number of hundredths with two decimals.
pub(super) fn hundredths(count: i128) -> String {
    let sign = if count < 0 { "-" } else { "" };
    format!("{sign}{}.{:02}", count.abs() / 100, count.abs() % 100)
}

impl Add for Ratio {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let exact = || {
            let ((a, b), (c, d)) = (self.exact()?, other.exact()?);
            let shared = common(b, d);
            let above = a.checked_mul(d / shared)?.checked_add(c.checked_mul(b / shared)?)?;
            Some(self.over(above, (b / shared).checked_mul(d)?))
        };
        exact().unwrap_or_else(|| Self(About(self.about() + other.about())))
    }
}

impl AddAssign for Ratio {
    fn add_assign(&mut self, other: Self) {
        *self = *self + other;
    }
}

impl Sub for Ratio {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + other * Self::whole(-1)
    }
}

impl Mul for Ratio {
    type Output = Self;

    fn mul(self, other: Self) -> Self {
        let exact = || {
            let ((a, b), (c, d)) = (self.exact()?, other.exact()?);
            let (one, two) = (common(a, d), common(c, b));
            Some(self.over((a / one).checked_mul(c / two)?, (b / two).checked_mul(d / one)?))
        };
        exact().unwrap_or_else(|| Self(About(self.about() * other.about())))
    }
}

impl Div for Ratio {
    type Output = Self;

    /// `other` is not 0.
    fn div(self, other: Self) -> Self {
        debug_assert!(other.about() != 0.0);
        match other.0 {
            Exact(above, below) if above != 0 => self * Self::ONE.over(below, above),
            _ => Self(About(self.about() / other.about())),
        }
    }
}

impl std::iter::Sum for Ratio {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::ZERO, Add::add)
    }
}

impl PartialEq for Ratio {
    fn eq(&self, other: &Self) -> bool {
        self.partial_cmp(other) == Some(Ordering::Equal)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        let exact = || {
            let ((a, b), (c, d)) = (self.exact()?, other.exact()?);
            Some(a.checked_mul(d)?.cmp(&c.checked_mul(b)?))
        };
        exact().or_else(|| self.about().partial_cmp(&other.about()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn chances_are_told_as_the_pages_tell_them() {
        for (above, below, told) in [
            (8, 33, "8/33 (24.24 %)"),
            (16, 66, "8/33 (24.24 %)"),
            (1, 1, "1 (100.00 %)"),
            (0, 7, "0 (0.00 %)"),
            (43, 140, "43/140 (30.71 %)"),
            (21, 32, "21/32 (65.63 %)"),
            (2705, 3888, "2705/3888 (69.57 %)"),
            (1, 999_999_999, "1/999999999 (0.00 %)"),
            (500_000_000, 1_000_000_000, "1/2 (50.00 %)"),
            (1, 1_000_000_000, "0.00 %"),
        ] {
            assert_eq!(Ratio::of(above, below).fraction(), told);
        }
        // 9.375 % and the like: half up.
        assert_eq!(Ratio::of(3, 32).percent(), "9.38 %");
        assert_eq!(Ratio::of(8025, 10_000).percent(), "80.25 %");
        assert_eq!(Ratio::of(5, 2).mean(), "2.50");
        assert_eq!((Ratio::of(1, 200).mean(), Ratio::of(5, 6).mean()), ("0.01".into(), "0.83".into()));
    }

    #[test]
    fn what_does_not_fit_is_worked_out() {
        // The chance that no die of so many shows a six: its denominator soon has more than 38 digits.
        let none = Ratio::of(5, 6).power(400);
        assert!(none.exact().is_none() && none.otherwise().percent() == "100.00 %");
        let half: Ratio = (0..400).map(|at| Ratio::of(1, 6).power(200) * Ratio::of(at, 1)).sum();
        assert!(half.about() < 1e-100 && half.percent() == "0.00 %");
        // 9.375 %, out of what was worked out.
        let tiny = Ratio::of(1, 7).power(60);
        assert_eq!((Ratio::of(3, 32) - tiny).percent(), "9.38 %");
    }

    proptest! {
        /// A fraction is what its numbers say, however it came about.
        #[test]
        fn sums_and_products_are_those_of_fractions(a in -999i64..999, b in 1i64..999, c in -999i64..999, d in 1i64..999) {
            let (one, two) = (Ratio::of(a, b), Ratio::of(c, d));
            prop_assert_eq!(one + two, Ratio::of(a * d + c * b, b * d));
            prop_assert_eq!(one - two, Ratio::of(a * d - c * b, b * d));
            prop_assert_eq!(one * two, Ratio::of(a * c, b * d));
            if c != 0 {
                prop_assert_eq!(one / two, Ratio::of(a * d, b * c));
            }
            prop_assert_eq!(one < two, a * d < c * b);
            // The nearest hundredth, and at a half the one above.
            let rounded = one.rounded(100) as i64;
            prop_assert!((2 * rounded - 1) * b <= 200 * a && 200 * a < (2 * rounded + 1) * b);
        }
    }
}
