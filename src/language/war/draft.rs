//! A battle that is about to begin, as far as it was pressed together: of what kind, who is attacked, and what stands there.
//! It is a command that grows on the line, and is read from there.

use crate::books::toggle;
use crate::war::WarView;
use crate::war::battle::Kind;
use crate::war::nation::{Nation, Side};
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
    pub fn attacking(&self, nation: Nation, view: &WarView) -> Self {
        let mut draft = self.clone();
        toggle(&mut draft.attacked, nation);
        if !self.is_counted() || self.is_proposed(view) {
            // Who was proposed for others is proposed anew.
            draft.attacker = self.attacker.filter(|_| !self.is_proposed(view) || !self.is_usual(view));
            draft.attacker = draft.attacker.or_else(|| draft.usual(view));
            draft.armies = draft.proposed(view);
        }
        // The sides stay where they are when nobody is attacked any more.
        if draft.attacked.is_empty() && draft.attacks(view) != self.attacks(view) {
            draft.attacker = self.attacker;
        }
        draft
    }

    /// The same, where this nation attacks: one that is named stays it, so that the sides do not change under the pointer.
    pub fn attacked_by(&self, nation: Nation, view: &WarView) -> Self {
        let mut draft = Self { attacker: Some(nation), ..self.clone() };
        if self.is_proposed(view) {
            draft.armies = draft.proposed(view);
        }
        draft
    }

    /// One in which the other side attacks: a die that was spent already has passed the turn on.
    pub fn turned(&self, view: &WarView) -> Self {
        let attacker = at_war(Nation::of(self.attacks(view).other()).collect(), view);
        Self { attacker, attacked: Vec::new(), armies: [[0; 3]; 2], ..self.clone() }
    }

    /// Whose Army attacks: theirs who were named, else theirs who act.
    pub fn attacks(&self, view: &WarView) -> Side {
        let named = self.attacker.map(Nation::side);
        let named = named.or_else(|| Some(self.attacked.first()?.side().other()));
        named.or_else(|| view.acts()).unwrap_or(Side::Shadow)
    }

    /// The same, whatever stands there.
    pub fn uncounted(&self) -> Self {
        Self { attacker: None, armies: [[0; 3]; 2], ..self.clone() }
    }

    /// Who attacks those usually (W50): of those who meet the first that is At War.
    fn usual(&self, view: &WarView) -> Option<Nation> {
        at_war(self.attacked.first()?.meets().to_vec(), view)
    }

    fn is_usual(&self, view: &WarView) -> bool {
        self.attacker == self.usual(view)
    }

    /// What is proposed to stand there: the strongest Army of the set-up on each side; nothing, where nobody is attacked.
    fn proposed(&self, view: &WarView) -> [[u8; 3]; 2] {
        let Some(attacked) = self.attacked.first() else { return [[0; 3]; 2] };
        let attacker = self.attacker.or_else(|| self.usual(view));
        [attacker, Some(*attacked)].map(|nation| nation.map_or([0; 3], |nation| army(nation, view)))
    }

    /// Whether that is what stands there.
    pub fn is_proposed(&self, view: &WarView) -> bool {
        self.are_counted() && self.armies == self.proposed(view)
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

/// The strongest Army of a nation in the set-up; where figures are counted (W60), no more of it than is left on the board.
fn army(nation: Nation, view: &WarView) -> [u8; 3] {
    let armies = nation.set_up().map(|there| there.figures.0);
    let army = armies.max_by_key(|[regulars, elites, leaders]| (regulars + elites, *leaders));
    let army = army.unwrap_or_default();
    if !view.options.figures {
        return army;
    }
    let board = view.figures[nation as usize].on_board(nation).0;
    std::array::from_fn(|which| army[which].min(board[which]))
}

/// The first of them that is At War; where none is, the first.
fn at_war(nations: Vec<Nation>, view: &WarView) -> Option<Nation> {
    let is = |nation: &&Nation| view.standing(**nation).is_at_war();
    nations.iter().find(is).or(nations.first()).copied()
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
    use strum::IntoEnumIterator;

    /// Whom a people attacks is answered with what stood there at the start, until anything else was told.
    #[test]
    fn the_armies_of_the_set_up_are_proposed() {
        let mut view = WarView::default();
        let begun = Draft::of("battle field").expect("a battle");
        let proposed = begun.attacking(Nation::Gondor, &view);
        assert_eq!(proposed.to_string(), "battle field gondor with sauron 5,1,1 against 3,1,1");
        let by_others = proposed.attacked_by(Nation::Isengard, &view);
        assert_eq!(by_others.to_string(), "battle field gondor with isengard 4,1,0 against 3,1,1");
        let told = proposed.counting(1, 0, 1).attacking(Nation::Rohan, &view);
        assert_eq!(told.to_string(), "battle field gondor rohan with sauron 5,1,1 against 1,1,1");
        assert_eq!(proposed.uncounted().to_string(), "battle field gondor");
        assert_eq!(proposed.attacking(Nation::Gondor, &view).armies, [[0; 3]; 2]);
        // Another is attacked instead: who attacked the first is not proposed for him.
        let instead = proposed.attacking(Nation::Gondor, &view).attacking(Nation::Rohan, &view);
        assert_eq!(instead.to_string(), "battle field rohan with isengard 4,1,0 against 2,0,1");
        // W60: no more than stands on the board.
        view.options.figures = true;
        view.figures[Nation::Gondor as usize].reserve.0[0] = 14;
        let counted = begun.attacking(Nation::Gondor, &view);
        assert_eq!(counted.to_string(), "battle field gondor with sauron 5,1,1 against 1,1,1");
    }

    /// W50: of those whose lands lie there who is At War attacks; where nobody is, the nearest.
    #[test]
    fn who_can_be_there_is_proposed() {
        let mut view = WarView::default();
        let begun = Draft::of("battle field").expect("a battle");
        let by = |attacked, view: &WarView| begun.attacking(attacked, view).attacker;
        assert_eq!(by(Nation::Rohan, &view), Some(Nation::Isengard));
        assert_eq!(by(Nation::Dwarves, &view), Some(Nation::Southrons));
        assert_eq!(by(Nation::Southrons, &view), Some(Nation::Gondor));
        view.nations[Nation::Sauron as usize].step = 0;
        assert_eq!(by(Nation::Rohan, &view), Some(Nation::Sauron));
        view.nations[Nation::Isengard as usize].step = 0;
        assert_eq!(by(Nation::Rohan, &view), Some(Nation::Isengard));
        for nation in Nation::iter() {
            assert!(nation.meets().iter().all(|other| other.side() != nation.side()), "{nation:?}");
        }
    }

    /// Whoever spent the die first has passed the turn on, and attacks all the same.
    #[test]
    fn the_other_side_attacks_instead() {
        let view = WarView::default();
        let begun = Draft::of("battle field").expect("a battle");
        let turned = begun.turned(&view);
        assert_eq!((begun.attacks(&view), turned.attacks(&view)), (Side::Shadow, Side::Free));
        // A second press on who attacks or is attacked leaves the sides where they are.
        let named = turned.attacking(Nation::Isengard, &view);
        let again = named.attacked_by(Nation::Rohan, &view).attacked_by(Nation::Rohan, &view);
        assert_eq!((again.attacker, again.attacks(&view)), (Some(Nation::Rohan), Side::Free));
        assert_eq!(named.attacking(Nation::Isengard, &view).attacks(&view), Side::Free);
        assert_eq!(Draft::of(&turned.to_string()), Some(turned.clone()));
        assert_eq!(turned.turned(&view).attacks(&view), Side::Shadow);
    }

    #[test]
    fn what_was_pressed_is_read_from_the_line() {
        let view = WarView::default();
        let begun = Draft::of("battle field").expect("a battle");
        assert_eq!(begun.to_string(), "battle field");
        let pressed = begun.of_kind(Kind::City).counting(0, 0, 5).counting(1, 2, 1);
        let pressed = pressed.attacking(Nation::North, &view);
        let pressed = pressed.attacking(Nation::Rohan, &view).attacking(Nation::Rohan, &view);
        assert_eq!(pressed.to_string(), "battle city north with 5,0,0 against 0,0,1");
        let named = pressed.attacked_by(Nation::Sauron, &view);
        assert_eq!(named.to_string(), "battle city north with sauron 5,0,0 against 0,0,1");
        for draft in [&begun, &pressed, &named, &named.attacked_by(Nation::Sauron, &view)] {
            assert_eq!(Draft::of(&draft.to_string()).as_ref(), Some(draft));
        }
        for other in ["", "battle", "battle with 1,0,0", "battle over", "round", "battle city with 1,2"] {
            assert_eq!(Draft::of(other), None, "{other}");
        }
    }
}
