//! How long the game is likely to last: when the Ring is destroyed, cards left aside (K46).

use super::board::Path;
use crate::books::Ratio;

/// What a die on a step of the path has to show at least (K41).
pub const GATE: u8 = 4;

/// What the Fellowship's step asks for (K41, K42).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asks {
    /// No die: the Ring goes on.
    Nothing,
    /// So many at least, and it goes on.
    Gate(u8),
    /// So many at least, and it is destroyed.
    Doom(u8),
}

/// Out of six faces: how likely a die with this modifier shows so many at least.
pub fn at_least(needed: u8, modifier: i8) -> Ratio {
    let enough = (1..=6).filter(|face: &i8| face + modifier >= needed as i8).count();
    Ratio::of(enough as i64, 6)
}

/// When the Ring is destroyed, counted in turn ends; the present turn's is 1.
#[derive(Clone, Debug)]
pub struct Clock {
    /// How likely it is that it is over by the end of the turn: by its number, from 0 on.
    over_by: Vec<Ratio>,
    pub mean: Ratio,
    /// The least that it can be.
    pub earliest: usize,
}

impl Clock {
    /// With the Ring on this step, and `done` (0 or 1) turn ends done; worked out for so many turn ends.
    pub fn of(path: &Path, step: usize, doom: u8, done: usize, turns: usize) -> Self {
        let last = path.last();
        let (step, destroyed) = (step.min(last), at_least(doom, 0));
        let leaves = |at: usize| if path.is_gate(at) { at_least(GATE, 0) } else { Ratio::ONE };
        // How likely it is that the Ring stands on each step.
        let mut stands = vec![Ratio::ZERO; last + 1];
        stands[step] = Ratio::ONE;
        let mut over_by = vec![Ratio::ZERO; done + 1];
        let mut over = Ratio::ZERO;
        while over_by.len() <= turns {
            let mut then = vec![Ratio::ZERO; last + 1];
            for (at, chance) in stands.iter().enumerate().take(last) {
                then[at] += *chance * leaves(at).otherwise();
                then[at + 1] += *chance * leaves(at);
            }
            // K42: on the last step the die is thrown at once, and again at each turn end.
            let on_last = then[last] + stands[last];
            over += on_last * destroyed;
            then[last] = on_last * destroyed.otherwise();
            stands = then;
            over_by.push(over);
        }
        let way = (step..last).map(|at| Ratio::ONE / leaves(at)).sum::<Ratio>();
        let at_once = if step < last { Ratio::ONE } else { Ratio::ZERO };
        let mean = Ratio::whole(done as i64) + way + Ratio::ONE / destroyed - at_once;
        Self { over_by, mean, earliest: done + (last - step).max(1) }
    }

    /// How likely it is that it is over by the end of this turn.
    pub fn over_by(&self, turn: usize) -> Ratio {
        self.over_by.get(turn).copied().unwrap_or(Ratio::ONE)
    }

    /// How likely somebody is to get a turn that is so many turns behind the present one.
    pub fn comes(&self, behind: usize) -> Ratio {
        self.over_by(behind).otherwise()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(step: usize, doom: u8) -> Clock {
        Clock::of(&Path::default(), step, doom, 0, 60)
    }

    fn near(chance: Ratio, told: f64) {
        assert!((chance.about() - told).abs() < 5.1e-5, "{} is not {told}", chance.about());
    }

    /// Numbers to check, 36 and 37.
    #[test]
    fn k46_from_the_shire() {
        let clock = clock(0, 3);
        assert_eq!(clock.earliest, 16);
        assert_eq!(clock.mean.mean(), "21.50");
        assert!((clock.over_by(16).about() - 0.020833).abs() < 1e-6);
        assert_eq!(clock.over_by(15), Ratio::ZERO);
        let ends = |turn: usize| (clock.over_by(turn) - clock.over_by(turn - 1)).about();
        assert_eq!((16..40).max_by(|one, other| ends(*one).total_cmp(&ends(*other))), Some(20));
        for (turn, chance) in [(18, 0.177662), (20, 0.433803), (22, 0.670379), (24, 0.831350), (28, 0.966431)]
        {
            assert!((clock.over_by(turn).about() - chance).abs() < 5e-7, "{turn}");
        }
    }

    /// Numbers to check, 38 to 41; and the line of the shelf on Lórien.
    #[test]
    fn k46_who_gets_another_turn() {
        let gets = |clock: &Clock, seat: usize, turn: usize, players: usize| {
            clock.comes(seat + (turn - 1) * players)
        };
        for (seat, chance) in [0.566197, 0.440035, 0.329621, 0.239105].into_iter().enumerate() {
            near(gets(&clock(0, 3), seat, 6, 4), chance);
        }
        near(gets(&clock(14, 3), 0, 3, 3), 0.160365);
        near(gets(&clock(14, 4), 0, 3, 3), 0.226562);
        let means = [clock(0, 4), clock(16, 3), clock(16, 4)].map(|clock| clock.mean.mean());
        assert_eq!(means, ["22.00", "1.50", "2.00"]);
        let moria = clock(7, 3);
        assert_eq!(moria.mean.mean(), "14.50");
        for (turn, chance) in (2..).zip([1.0, 1.0, 0.6986, 0.2391, 0.0517]) {
            near(gets(&moria, 0, turn, 4), chance);
        }
        let lorien = clock(9, 3);
        assert_eq!(lorien.mean.mean(), "11.50");
        for (seat, first, chances) in [
            (0, 2, ["100.00 %", "100.00 %", "72.45 %"]),
            (1, 2, ["100.00 %", "95.83 %", "57.48 %"]),
            (2, 2, ["100.00 %", "86.11 %", "43.38 %"]),
        ] {
            let told = [0, 1, 2].map(|more| gets(&lorien, seat, first + more, 3).percent());
            assert_eq!(told, chances, "seat {seat}");
        }
    }

    #[test]
    fn k46_a_step_that_is_done_is_one_turn_end() {
        let (now, done) = (clock(7, 3), Clock::of(&Path::default(), 7, 3, 1, 60));
        assert_eq!(done.earliest, now.earliest + 1);
        assert_eq!((done.mean - now.mean).mean(), "1.00");
        assert!((1..60).all(|turn| done.over_by(turn) == now.over_by(turn - 1)));
    }
}
