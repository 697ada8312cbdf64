//! A battle that is about to begin, as far as it was pressed together: of what kind, who is attacked, and what stands there.
//! It is a command that grows on the line, and is read from there.

use crate::books::toggle;
use crate::war::WarView;
use crate::war::battle::Kind;
use crate::war::carried::{Carried, Group, UNITS};
use crate::war::nation::{Nation, Side};
use std::fmt;

/// The most of each figure that a side has.
pub(crate) const MOST: [u8; 3] = [10, 6, 4];

/// The most that Characters add to the leadership of a side.
pub(crate) const LEAD: u8 = 4;

/// A battle that is about to begin. Of an Army of several peoples the figures of one are told after the other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Draft {
    /// Of none is one that goes on already: what stands there is told anew (W73).
    pub kind: Option<Kind>,
    /// Who attacks, if that was named: of several whose figures are told now.
    pub attacker: Option<Nation>,
    pub attacked: Vec<Nation>,
    /// Whose figures of those who are attacked are told now, where an Army is of several peoples.
    pub defender: Option<Nation>,
    /// Regulars, Elites, Leaders: the attacker's first.
    pub armies: [[u8; 3]; 2],
    /// The other peoples of each Army.
    pub beside: [Vec<(Nation, [u8; 3])>; 2],
    /// What Characters add on each side: to leadership, and to strength.
    pub added: [[u8; 2]; 2],
}

impl Draft {
    /// The one that stands on the line; nothing, where something else does, or what no press has made.
    pub fn of(typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        if words.next() != Some("battle") {
            return None;
        }
        let kind = match words.next()? {
            "with" => None,
            kind => Some(kind.parse().ok()?),
        };
        let mut draft = Self { kind, ..Self::default() };
        let (mut armies, mut side, mut told) = (kind.is_none(), 0, false);
        for word in words {
            match word {
                "with" => (armies, side) = (true, 0),
                "against" => (side, told) = (1, false),
                word => match (word.parse(), word.strip_prefix('+')) {
                    (Ok(nation), _) if armies => {
                        // Behind the figures of one people another one's follow.
                        if std::mem::take(&mut told) {
                            let before = (draft.of_side(side)?, std::mem::take(&mut draft.armies[side]));
                            draft.beside[side].push(before);
                        }
                        *draft.of_side_mut(side) = Some(nation);
                    }
                    (Ok(nation), _) => draft.attacked.push(nation),
                    (Err(_), Some(added)) => {
                        let mut added = added.split(',').map(str::parse::<u8>);
                        draft.added[side] =
                            [added.next()?.ok()?, added.next().transpose().ok()?.unwrap_or(0)];
                    }
                    (Err(_), None) => {
                        let figures: Vec<u8> = word.split(',').filter_map(|it| it.parse().ok()).collect();
                        (draft.armies[side], told) = (figures.try_into().ok()?, true);
                    }
                },
            }
        }
        Some(draft)
    }

    /// Whose figures of a side are told now, if that was named.
    fn of_side(&self, side: usize) -> Option<Nation> {
        if side == 0 { self.attacker } else { self.defender }
    }

    fn of_side_mut(&mut self, side: usize) -> &mut Option<Nation> {
        if side == 0 { &mut self.attacker } else { &mut self.defender }
    }

    /// The peoples of a side's Army that were named, with what is told of each.
    pub fn peoples(&self, side: usize) -> Vec<(Nation, [u8; 3])> {
        let now = self.of_side(side).map(|nation| (nation, self.armies[side]));
        self.beside[side].iter().copied().chain(now).collect()
    }

    /// Whether one people's figures are told now, and others' beside it.
    pub fn is_told_now(&self, side: usize, nation: Nation) -> bool {
        self.of_side(side) == Some(nation) || self.beside[side].is_empty() && side == 1
    }

    /// W50: who attacks there and is not At War.
    pub fn wait(&self, view: &WarView) -> Vec<Nation> {
        let attackers = self.peoples(0).into_iter().map(|(nation, _)| nation);
        attackers.filter(|nation| !view.standing(*nation).is_at_war()).collect()
    }

    /// How many units a side has.
    pub fn units(&self, side: usize) -> u8 {
        let beside = self.beside[side].iter().map(|(_, figures)| figures);
        beside
            .chain([&self.armies[side]])
            .fold(0, |sum: u8, [regulars, elites, _]| sum.saturating_add(*regulars).saturating_add(*elites))
    }

    /// The same with another people in the Army of a side: one that is At War before others. Nothing, where nobody is left.
    pub fn joined(&self, side: usize, view: &WarView) -> Option<Self> {
        let mut draft = self.clone();
        let now = self.of_side(side).or_else(|| match side {
            0 => self.usual(view),
            _ => self.attacked.first().copied(),
        })?;
        draft.beside[side].push((now, self.armies[side]));
        let is_there = |nation: &Nation| draft.beside[side].iter().any(|(there, _)| there == nation);
        let attacked = self.attacked.iter().copied().find(|nation| side == 1 && !is_there(nation));
        let others: Vec<Nation> = Nation::of(now.side()).filter(|nation| !is_there(nation)).collect();
        let next = attacked.or_else(|| at_war(others, view))?;
        draft.armies[side] = [0; 3];
        *draft.of_side_mut(side) = Some(next);
        draft.are_attacked(side, None);
        Some(draft)
    }

    /// Of an Army of several peoples all are attacked, those whose figures are not told yet as well; one that is let go is none of it.
    fn are_attacked(&mut self, side: usize, gone: Option<Nation>) {
        if side == 0 || self.kind.is_none() {
            return;
        }
        let told = self.peoples(1).into_iter().map(|(nation, _)| nation);
        let others = self.attacked.iter().copied().filter(|nation| Some(*nation) != gone);
        let mut attacked: Vec<Nation> = Vec::new();
        for nation in told.chain(others).collect::<Vec<_>>() {
            if !attacked.contains(&nation) {
                attacked.push(nation);
            }
        }
        self.attacked = attacked;
    }

    /// The same, where of an Army of several peoples this one is pressed: its figures are told now; one whose are goes; another
    /// comes in its place.
    fn pressed(&self, side: usize, nation: Nation) -> Self {
        let mut draft = self.clone();
        let told = draft.beside[side].iter().position(|(there, _)| *there == nation);
        let before = self.of_side(side);
        let gone = before.filter(|before| *before == nation || told.is_none());
        if before == Some(nation) || told.is_some() {
            let at = told.unwrap_or(draft.beside[side].len() - 1);
            let (now, figures) = draft.beside[side].remove(at);
            let before = before.filter(|before| *before != nation);
            draft.beside[side].extend(before.map(|before| (before, self.armies[side])));
            draft.armies[side] = figures;
            *draft.of_side_mut(side) = Some(now);
        } else {
            *draft.of_side_mut(side) = Some(nation);
        }
        draft.are_attacked(side, gone);
        // Whoever is left alone is the first of those who are attacked.
        if side == 1 && draft.beside[1].is_empty() && draft.kind.is_some() {
            draft.defender = None;
        }
        draft
    }

    /// The same, where Characters add so much to the leadership of a side.
    pub fn led(&self, side: usize, leadership: u8) -> Self {
        let mut draft = self.clone();
        draft.added[side][0] = leadership;
        draft
    }

    /// One that tells anew what stands in a battle that goes on: of an Army of several peoples it names them.
    pub fn anew(carried: &Carried) -> Self {
        let mut draft = Self { added: carried.stands.each_ref().map(|host| host.added), ..Self::default() };
        for (side, host) in carried.proposed.iter().enumerate() {
            let Some((last, others)) = host.groups.split_last() else { continue };
            let of = |group: &Group| Some((group.nation?, group.figures.0));
            draft.beside[side] = others.iter().filter_map(of).collect();
            draft.armies[side] = last.figures.0;
            *draft.of_side_mut(side) = last.nation.filter(|_| !others.is_empty());
        }
        draft
    }

    /// The same of this kind.
    pub fn of_kind(&self, kind: Kind) -> Self {
        Self { kind: Some(kind), ..self.clone() }
    }

    /// The same with so many of a figure of a side.
    pub fn counting(&self, side: usize, which: usize, count: u8) -> Self {
        let mut draft = self.clone();
        draft.armies[side][which] = count;
        draft
    }

    /// The same, where this nation is attacked, or no more.
    pub fn attacking(&self, nation: Nation, view: &WarView) -> Self {
        if !self.beside[1].is_empty() {
            return self.pressed(1, nation);
        }
        let mut draft = self.clone();
        toggle(&mut draft.attacked, nation);
        if self.armies == [[0; 3]; 2] || self.is_proposed(view) {
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
        if !self.beside[0].is_empty() {
            return self.pressed(0, nation);
        }
        let mut draft = Self { attacker: Some(nation), ..self.clone() };
        if self.is_proposed(view) {
            draft.armies = draft.proposed(view);
        }
        draft
    }

    /// One in which the other side attacks: a die that was spent already has passed the turn on.
    pub fn turned(&self, view: &WarView) -> Self {
        let attacker = at_war(Nation::of(self.attacks(view).other()).collect(), view);
        Self { attacker, kind: self.kind, ..Self::default() }
    }

    /// Whose Army attacks: theirs who were named, else theirs who act.
    pub fn attacks(&self, view: &WarView) -> Side {
        let named = self.attacker.map(Nation::side);
        let named = named.or_else(|| Some(self.attacked.first()?.side().other()));
        named.or_else(|| view.acts()).unwrap_or(Side::Shadow)
    }

    /// The same, whatever stands there.
    pub fn uncounted(&self) -> Self {
        Self { kind: self.kind, attacked: self.attacked.clone(), ..Self::default() }
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
        let alone = self.beside.iter().all(Vec::is_empty) && self.added == [[0; 2]; 2];
        alone && self.are_counted() && self.armies == self.proposed(view)
    }

    /// Whether units of both sides were told, and of every people; in a battle that goes on nobody of one may be left.
    pub fn are_counted(&self) -> bool {
        if self.kind.is_none() {
            return [0, 1].into_iter().all(|side| self.units(side) > 0);
        }
        let beside = self.beside.iter().flatten().map(|(_, figures)| figures);
        self.armies.iter().chain(beside).all(|[regulars, elites, _]| regulars + elites > 0)
    }

    /// Whether any figure was told, or whose they are.
    pub fn is_counted(&self) -> bool {
        let is_led = self.added != [[0; 2]; 2];
        self.armies != [[0; 3]; 2] || self.attacker.is_some() || is_led || self.kind.is_none()
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
    // Where none of those are left any other of its Armies is.
    let army = if army[0].min(board[0]) + army[1].min(board[1]) > 0 {
        army
    } else {
        [UNITS / 2, UNITS / 2, MOST[2]]
    };
    std::array::from_fn(|which| army[which].min(board[which]))
}

/// The first of them that is At War; where none is, the first.
fn at_war(nations: Vec<Nation>, view: &WarView) -> Option<Nation> {
    let is = |nation: &&Nation| view.standing(**nation).is_at_war();
    nations.iter().find(is).or(nations.first()).copied()
}

fn told(figures: [u8; 3]) -> String {
    figures.map(|count| count.to_string()).join(",")
}

/// The command.
impl fmt::Display for Draft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("battle")?;
        self.kind.iter().try_for_each(|kind| write!(f, " {}", kind.name()))?;
        for nation in &self.attacked {
            write!(f, " {}", nation.name())?;
        }
        if self.is_counted() {
            for (side, word) in ["with", "against"].into_iter().enumerate() {
                write!(f, " {word}")?;
                for (nation, figures) in &self.beside[side] {
                    write!(f, " {} {}", nation.name(), told(*figures))?;
                }
                let nation = self.of_side(side).map(|nation| format!("{} ", nation.name()));
                write!(f, " {}{}", nation.unwrap_or_default(), told(self.armies[side]))?;
                match self.added[side] {
                    [0, 0] => {}
                    [leadership, 0] => write!(f, " +{leadership}")?,
                    [leadership, strength] => write!(f, " +{leadership},{strength}")?,
                }
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::carried::Host;
    use crate::war::figures::{Figures, Muster};
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
        // Whoever stood there is dead: an Elite of Edoras is left.
        view.figures[Nation::Rohan as usize] =
            Muster { reserve: Figures([6, 4, 3]), dead: Figures([4, 0, 1]) };
        let left = begun.attacking(Nation::Rohan, &view);
        assert_eq!(left.to_string(), "battle field rohan with isengard 4,1,0 against 0,1,0");
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

    /// W73: an Army of several peoples is told people by people, and Characters lead it.
    #[test]
    fn an_army_of_several_peoples_is_pressed_together() {
        let view = WarView::default();
        let begun = Draft::of("battle field").expect("a battle").attacking(Nation::Gondor, &view);
        let joined = begun.joined(0, &view).expect("others are left");
        let told = joined.attacked_by(Nation::Southrons, &view).counting(0, 0, 3).led(0, 2);
        let line = "battle field gondor with sauron 5,1,1 southrons 3,0,0 +2 against 3,1,1";
        assert_eq!(told.to_string(), line);
        assert_eq!((told.units(0), told.is_proposed(&view)), (9, false));
        // One whose figures are told already is taken up again; one that is told now goes.
        let first = told.attacked_by(Nation::Sauron, &view);
        assert_eq!(first.armies[0], [5, 1, 1]);
        assert_eq!(first.attacked_by(Nation::Sauron, &view).peoples(0), [(Nation::Southrons, [3, 0, 0])]);
        let both = told.joined(1, &view).expect("others are left").attacking(Nation::Rohan, &view);
        let both = both.counting(1, 1, 1);
        let line =
            "battle field gondor rohan with sauron 5,1,1 southrons 3,0,0 +2 against gondor 3,1,1 rohan 0,1,0";
        assert_eq!(both.to_string(), line);
        for draft in [&joined, &told, &first, &both, &both.led(1, 1)] {
            assert_eq!(Draft::of(&draft.to_string()).as_ref(), Some(draft));
        }
        let alone = both.attacking(Nation::Rohan, &view);
        assert_eq!((alone.attacked, alone.armies[1]), (vec![Nation::Gondor], [3, 1, 1]));
    }

    /// Of three who are attacked none is forgotten while the figures of two are told.
    #[test]
    fn all_who_are_attacked_stay_it() {
        let view = WarView::default();
        let [gondor, rohan, north] = [Nation::Gondor, Nation::Rohan, Nation::North];
        let begun = Draft::of("battle field gondor with sauron 5,1,1 against 3,1,1").expect("a battle");
        let three = Draft { attacked: vec![gondor, rohan, north], ..begun };
        let told = three.joined(1, &view).expect("others are left").counting(1, 0, 2);
        assert_eq!(told.attacked, [gondor, rohan, north]);
        let all = told.joined(1, &view).expect("one is left").counting(1, 0, 1);
        let line =
            "battle field gondor rohan north with sauron 5,1,1 against gondor 3,1,1 rohan 2,0,0 north 1,0,0";
        assert_eq!(all.to_string(), line);
        // One who is let go is attacked no more, the others are.
        assert_eq!(told.attacking(rohan, &view).attacked, [gondor, north]);
        assert_eq!(all.attacking(north, &view).attacked, [gondor, rohan]);
    }

    /// W73: what a card changes is told of Armies of several peoples too, with what Characters add.
    #[test]
    fn what_stands_is_told_anew_people_by_people() {
        let group = |nation, figures| Group { nation, figures: Figures(figures) };
        let stands = [
            Host { groups: vec![group(Some(Nation::Sauron), [4, 1, 1])], added: [2, 0] },
            Host {
                groups: vec![group(Some(Nation::Gondor), [2, 0, 1]), group(Some(Nation::Rohan), [0, 0, 0])],
                added: [0, 0],
            },
        ];
        let carried = Carried { proposed: stands.clone(), stands, owed: [0, 0] };
        let anew = Draft::anew(&carried);
        let line = "battle with 4,1,1 +2 against gondor 2,0,1 rohan 0,0,0";
        assert_eq!((anew.to_string(), anew.are_counted()), (line.to_owned(), true));
        assert_eq!(Draft::of(line), Some(anew.clone()));
        // Whose figures are told now is pressed.
        let view = WarView::default();
        let other = anew.attacking(Nation::Gondor, &view);
        assert_eq!(other.to_string(), "battle with 4,1,1 +2 against rohan 0,0,0 gondor 2,0,1");
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
        let anew = Draft { armies: [[4, 1, 0], [2, 0, 1]], ..Draft::default() };
        assert_eq!(anew.to_string(), "battle with 4,1,0 against 2,0,1");
        for draft in [&begun, &pressed, &named, &named.attacked_by(Nation::Sauron, &view), &anew] {
            assert_eq!(Draft::of(&draft.to_string()).as_ref(), Some(draft));
        }
        for other in ["", "battle", "battle over", "round", "battle city with 1,2"] {
            assert_eq!(Draft::of(other), None, "{other}");
        }
    }
}
