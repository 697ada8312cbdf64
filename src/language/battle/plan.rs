//! Chances that are asked for, typed or pressed, as far as it goes: who would attack, one after the other, and whom.

use super::begun::{Begun, piece};
use super::{BattleQuery, nation};
use crate::battle::{
    Attack, Battle, BattleView, Cell, MOST_ATTACKERS, Piece, Step, cannot_attack, cannot_be_attacked,
};
use crate::language::books::Asked;
use crate::language::{Meaning, Words, hear};

/// One of those who would attack.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Attacker {
    pub(crate) piece: Piece,
    /// Whether it has strength that is lent.
    pub(crate) lent: bool,
    /// Whether it attacks over the river, where others do not.
    pub(crate) river: bool,
}

impl Attacker {
    /// As it is typed.
    fn typed(self) -> String {
        format!("{}{}{}", self.piece, flag(self.lent, " elven"), flag(self.river, " river"))
    }

    /// What counts of an attack on him: strengths and positions alone, and Fangorn as if it were awake; a river in both places is
    /// one river.
    pub(super) fn cell(self, on: Defender) -> Cell {
        Cell {
            elven_attacker: self.lent || self.piece.is_elven(),
            elven_defender: on.lent || on.piece.is_elven(),
            fortress: on.fortress,
            river: self.river || on.river,
        }
    }
}

fn flag(is: bool, word: &'static str) -> &'static str {
    if is { word } else { "" }
}

/// Whom they would attack, and what is so of him.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Defender {
    pub(crate) piece: Piece,
    pub(crate) lent: bool,
    pub(crate) fortress: bool,
    pub(crate) river: bool,
}

/// What is asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Plan {
    /// How many such attacks are needed for so much of a hundred, as it is said; `None`: how likely he falls to these.
    pub(crate) percent: Option<String>,
    pub(crate) attackers: Vec<Attacker>,
    pub(crate) defender: Option<Defender>,
}

impl Plan {
    /// What a line asks for; `None`, if it is no such question.
    pub(crate) fn of(typed: &str) -> Option<Self> {
        let typed = typed.to_ascii_lowercase();
        let (command, behind) = typed.trim().split_once(' ').unwrap_or((typed.trim(), ""));
        let (percent, behind) = match command {
            "odds" => (None, behind),
            "need" => {
                let (percent, behind) = behind.trim().split_once(' ').unwrap_or((behind.trim(), ""));
                (Some(percent.to_owned()), behind)
            }
            _ => return None,
        };
        let (theirs, on) = match behind.split_once(" on ") {
            Some((theirs, on)) => (theirs, on),
            None => (behind.trim_end().trim_end_matches(" on"), ""),
        };
        let has = |flags: &[&str], long: &str| flags.iter().any(|flag| *flag == long || *flag == &long[..1]);
        let attacker = |said: &str| {
            let words: Vec<&str> = said.split_whitespace().collect();
            let (named, flags) = words.split_first()?;
            Some(Attacker { piece: piece(named)?, lent: has(flags, "elven"), river: has(flags, "river") })
        };
        let words: Vec<&str> = on.split_whitespace().collect();
        let defender = words.split_first().and_then(|(named, flags)| {
            let [lent, fortress, river] = ["elven", "fortress", "river"].map(|flag| has(flags, flag));
            Some(Defender { piece: piece(named)?, lent, fortress, river })
        });
        Some(Self { percent, attackers: theirs.split(',').filter_map(attacker).collect(), defender })
    }

    /// A whole line that asks for chances in the step in which they are drawn.
    pub(crate) fn whole(view: &BattleView, line: &str) -> Option<Self> {
        let plan = Self::of(line).filter(|plan| plan.attacks().is_some())?;
        let attacks = view.moment.is_some_and(|moment| moment.step == Step::Attack) && view.won.is_none();
        let asked = attacks.then(|| hear::<Battle>(line).ok())??;
        matches!(asked.meaning, Meaning::Query(Asked::Own(BattleQuery::Odds { .. }))).then_some(plan)
    }

    /// Its first attack, where it can be thrown now.
    pub(crate) fn first(&self, view: &BattleView) -> Option<Begun> {
        let (first, on) = (self.attackers.first()?, self.defender?);
        let own = view.moment.is_some_and(|moment| moment.side == view.side_of(first.piece));
        let may = cannot_attack(view, first.piece).or_else(|| cannot_be_attacked(view, on.piece)).is_none();
        (own && may).then_some(Begun {
            said: true,
            attacker: Some(first.piece),
            lent: first.lent,
            on: true,
            defender: Some(on.piece),
            lent_to_defender: on.lent,
            fortress: on.fortress,
            river: on.river || first.river,
            ..Begun::default()
        })
    }

    /// The same with this piece: as another attacker, eight at the most (B38); of another side it is whom they attack, and pressed
    /// again it is no more.
    pub(crate) fn with(mut self, view: &BattleView, piece: Piece) -> Self {
        let first = self.attackers.first().map(|first| view.side_of(first.piece));
        if first.is_none_or(|side| side == view.side_of(piece)) {
            self.attackers.extend((self.attackers.len() < MOST_ATTACKERS).then_some(Attacker {
                piece,
                lent: false,
                river: false,
            }));
        } else {
            let is = self.defender.is_some_and(|defender| defender.piece == piece);
            self.defender = (!is).then_some(Defender { piece, lent: false, fortress: false, river: false });
        }
        self
    }

    /// As it is typed.
    pub(crate) fn typed(&self) -> String {
        let attackers = self.attackers.iter().map(|it| it.typed()).collect::<Vec<_>>().join(", ");
        let defender = self.defender.map(|it| {
            let flags = [(it.lent, " elven"), (it.fortress, " fortress"), (it.river, " river")];
            format!("on {}{}", it.piece, flags.map(|(is, word)| flag(is, word)).concat())
        });
        let command = self.percent.as_ref().map_or("odds".to_owned(), |percent| format!("need {percent}"));
        let parts = [command, attackers, defender.unwrap_or_default()];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// What it is called so far.
    pub(crate) fn called(&self, words: &Words) -> String {
        let attackers = self.attackers.iter().map(|it| nation(words, it.piece));
        let attackers = attackers.collect::<Vec<_>>().join(", ");
        let Some(defender) = self.defender else { return attackers };
        let facts = [
            ("attacker", attackers.into()),
            ("defender", nation(words, defender.piece).into()),
            ("dice", "none".into()),
        ];
        words.say("deed-attack", &facts)
    }

    /// The attacks in their order, once it is said whom they are on; Fangorn counts as awake.
    pub(crate) fn attacks(&self) -> Option<Vec<Attack>> {
        let on = self.defender.filter(|_| self.attackers.len() <= MOST_ATTACKERS)?;
        let attack = |it: &Attacker| Attack { typed: it.typed(), cell: it.cell(on) };
        Some(self.attackers.iter().map(attack).collect()).filter(|attacks: &Vec<_>| !attacks.is_empty())
    }

    /// Whether strength can be lent to this piece, which has none of its own.
    pub(crate) fn can_be_lent(view: &BattleView, piece: Piece) -> bool {
        view.is_lent(piece) && !piece.is_elven()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::battle::{Odds, Options};

    #[test]
    fn what_is_asked_reads_back_as_itself() {
        for (typed, whole) in [
            ("odds", "odds"),
            ("odds orc", "odds orc"),
            ("odds orc e, naz, orc r on roh f", "odds orc elven, nazgul, orc river on rohan fortress"),
            ("need 90% elf on orc f r", "need 90% elf on orc fortress river"),
        ] {
            assert_eq!(Plan::of(typed).map(|plan| plan.typed()).as_deref(), Some(whole));
        }
        assert_eq!(Plan::of("attack orc on rohan"), None);
        let view = BattleView::laid_out(&Options::default());
        let plan = Plan::of("odds orc").unwrap().with(&view, Piece::Nazgul).with(&view, Piece::Gondor);
        assert_eq!(plan.typed(), "odds orc, nazgul on gondor");
        assert_eq!(plan.with(&view, Piece::Gondor).typed(), "odds orc, nazgul");
    }

    /// What is drawn of it is what the question answers.
    #[test]
    fn its_attacks_are_those_of_the_question() {
        for typed in
            ["odds orc, orc river, nazgul on rohan fortress", "odds gandalf, rohan elven on elf river"]
        {
            let drawn = Plan::of(typed).and_then(|plan| plan.attacks()).unwrap();
            let Ok(Meaning::Query(Asked::Own(BattleQuery::Odds { attacks, .. }))) =
                hear::<Battle>(typed).map(|it| it.meaning)
            else {
                panic!("{typed}")
            };
            assert_eq!(
                drawn.iter().map(|it| it.cell).collect::<Vec<_>>(),
                attacks.iter().map(|it| it.cell).collect::<Vec<_>>()
            );
            assert_eq!(Odds::of(&drawn).falls, Odds::of(&attacks).falls);
        }
    }
}
