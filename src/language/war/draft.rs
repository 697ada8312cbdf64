//! A battle that is about to begin, as far as it was pressed together: of what kind, who is attacked, and what stands there.
//! It is a command that grows on the line, and is read from there.

use crate::war::battle::Kind;
use crate::war::nation::Nation;
use std::fmt;

/// The most of each figure that a side has.
pub(crate) const MOST: [u8; 3] = [10, 6, 4];

/// A battle that is about to begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Draft {
    pub kind: Kind,
    /// Who attacks, where one nation does and was named.
    pub attacker: Option<Nation>,
    pub attacked: Vec<Nation>,
    /// Regulars, Elites, Leaders: the attacker's first.
    pub armies: [[u8; 3]; 2],
}

impl Draft {
    /// The one that stands on the line; nothing, where something else does, or what no press has made.
    pub fn of(typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        if words.next() != Some("battle") {
            return None;
        }
        let kind = words.next()?.parse().ok()?;
        let mut draft = Self { kind, attacker: None, attacked: Vec::new(), armies: [[0; 3]; 2] };
        let (mut armies, mut side) = (false, 0);
        for word in words {
            match word {
                "with" => (armies, side) = (true, 0),
                "against" => side = 1,
                word => match word.parse() {
                    Ok(nation) if armies => draft.attacker = Some(nation).filter(|_| side == 0),
                    Ok(nation) => draft.attacked.push(nation),
                    Err(_) => {
                        let figures: Vec<u8> = word.split(',').filter_map(|it| it.parse().ok()).collect();
                        draft.armies[side] = figures.try_into().ok()?;
                    }
                },
            }
        }
        Some(draft)
    }

    /// The same of this kind.
    pub fn of_kind(&self, kind: Kind) -> Self {
        Self { kind, ..self.clone() }
    }

    /// The same with so many of a figure of a side.
    pub fn counting(&self, side: usize, which: usize, count: u8) -> Self {
        let mut draft = self.clone();
        draft.armies[side][which] = count;
        draft
    }

    /// The same, where this nation is attacked, or no more.
    pub fn attacking(&self, nation: Nation) -> Self {
        let mut draft = self.clone();
        match draft.attacked.iter().position(|it| *it == nation) {
            Some(at) => {
                draft.attacked.remove(at);
            }
            None => draft.attacked.push(nation),
        }
        if !self.is_counted() || self.is_proposed() {
            draft.armies = draft.proposed();
            draft.attacker =
                draft.attacker.or_else(|| strongest(Nation::of(draft.attacked.first()?.side().other())));
        }
        draft
    }

    /// The same, where this nation attacks, or nobody's that is named.
    pub fn attacked_by(&self, nation: Nation) -> Self {
        let mut draft =
            Self { attacker: Some(nation).filter(|it| self.attacker != Some(*it)), ..self.clone() };
        if self.is_proposed() {
            draft.armies = draft.proposed();
        }
        draft
    }

    /// The same, whatever stands there.
    pub fn uncounted(&self) -> Self {
        Self { attacker: None, armies: [[0; 3]; 2], ..self.clone() }
    }

    /// What is proposed to stand there: the strongest Army of the set-up on each side; nothing, where nobody is attacked.
    fn proposed(&self) -> [[u8; 3]; 2] {
        let Some(attacked) = self.attacked.first() else { return [[0; 3]; 2] };
        let attacker = self.attacker.or_else(|| strongest(Nation::of(attacked.side().other())));
        [attacker, Some(*attacked)].map(|nation| nation.map_or([0; 3], army))
    }

    /// Whether that is what stands there.
    pub fn is_proposed(&self) -> bool {
        self.are_counted() && self.armies == self.proposed()
    }

    /// Whether figures of both sides were told.
    pub fn are_counted(&self) -> bool {
        self.armies.iter().all(|army| *army != [0; 3])
    }

    /// Whether any figure was told.
    fn is_counted(&self) -> bool {
        self.armies != [[0; 3]; 2]
    }
}

/// The strongest Army of a nation in the set-up.
fn army(nation: Nation) -> [u8; 3] {
    let armies = nation.set_up().map(|there| there.figures.0);
    armies.max_by_key(|[regulars, elites, leaders]| (regulars + elites, *leaders)).unwrap_or_default()
}

/// Whose Army is the strongest one there.
fn strongest(nations: impl Iterator<Item = Nation>) -> Option<Nation> {
    nations.max_by_key(|nation| {
        let [regulars, elites, leaders] = army(*nation);
        (regulars + elites, leaders)
    })
}

/// The command.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "battle {}", self.kind.name())?;
        for nation in &self.attacked {
            write!(f, " {}", nation.name())?;
        }
        if self.is_counted() || self.attacker.is_some() {
            let [attacker, defender] = self.armies.map(|army| army.map(|count| count.to_string()).join(","));
            let nation = self.attacker.map(|nation| format!("{} ", nation.name())).unwrap_or_default();
            write!(f, " with {nation}{attacker} against {defender}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whom a people attacks is answered with what stood there at the start, until anything else was told.
    #[test]
    fn the_armies_of_the_set_up_are_proposed() {
        let proposed = Draft::of("battle field").expect("a battle").attacking(Nation::Gondor);
        assert_eq!(proposed.to_string(), "battle field gondor with sauron 5,1,1 against 3,1,1");
        let by_others = proposed.attacked_by(Nation::Isengard);
        assert_eq!(by_others.to_string(), "battle field gondor with isengard 4,1,0 against 3,1,1");
        let told = proposed.counting(1, 0, 1).attacking(Nation::Rohan);
        assert_eq!(told.to_string(), "battle field gondor rohan with sauron 5,1,1 against 1,1,1");
        assert_eq!(proposed.uncounted().to_string(), "battle field gondor");
        assert_eq!(proposed.attacking(Nation::Gondor).armies, [[0; 3]; 2]);
    }

    #[test]
    fn what_was_pressed_is_read_from_the_line() {
        let begun = Draft::of("battle field").expect("a battle");
        assert_eq!(begun.to_string(), "battle field");
        let pressed = begun.of_kind(Kind::City).counting(0, 0, 5).counting(1, 2, 1).attacking(Nation::North);
        let pressed = pressed.attacking(Nation::Rohan).attacking(Nation::Rohan);
        assert_eq!(pressed.to_string(), "battle city north with 5,0,0 against 0,0,1");
        let named = pressed.attacked_by(Nation::Sauron);
        assert_eq!(named.to_string(), "battle city north with sauron 5,0,0 against 0,0,1");
        for draft in [&begun, &pressed, &named, &named.attacked_by(Nation::Sauron)] {
            assert_eq!(Draft::of(&draft.to_string()).as_ref(), Some(draft));
        }
        for other in ["", "battle", "battle with 1,0,0", "battle over", "round", "battle city with 1,2"] {
            assert_eq!(Draft::of(other), None, "{other}");
        }
    }
}
