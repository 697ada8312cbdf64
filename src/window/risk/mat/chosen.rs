//! What is begun by pressing, or typed: the line says it, and the map shows it.

use super::Table;
use crate::books::D6;
use crate::risk::queries;
use crate::risk::step::{Army, Fight, Step};
use crate::risk::view::View;

/// A word on the line in whose place a number or a face is still to come.
pub(super) const OWED: &str = "?";

/// What is unfolded begins so once the table's dice are chosen, until they are taken back.
pub(super) const TABLE_DICE: &str = "table-dice";

/// Whose dice fall outlasts what is unfolded besides.
pub(in crate::window::risk) fn lasts(opened: &str) -> &'static str {
    if opened.starts_with(TABLE_DICE) { TABLE_DICE } else { "" }
}

/// An attack that is not begun yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Attack {
    pub(super) from: String,
    pub(super) to: Option<String>,
    /// How many stand there, the attacker's first.
    pub(super) stacks: [Option<u16>; 2],
}

impl Attack {
    /// As it stands on the line; nothing where that is something else, or no territories are named.
    pub(super) fn typed(view: &View, typed: &str) -> Option<Self> {
        let mut words = typed.split_whitespace();
        if words.next()? != "fight" {
            return None;
        }
        let is_number = |word: &&str| *word == OWED || word.starts_with(|sign: char| sign.is_ascii_digit());
        let (numbers, names): (Vec<&str>, Vec<&str>) = words.partition(is_number);
        let mut names = names.into_iter().filter_map(|name| view.territory(name).ok());
        let from = names.next().filter(|name| view.holds(view.present(), name))?;
        let to = names.next().filter(|name| !view.holds(view.present(), name));
        let number = |at: usize| {
            let digits = numbers.get(at)?.trim_end_matches(|sign: char| !sign.is_ascii_digit());
            digits.parse().ok()
        };
        Some(Self { from, to, stacks: [number(0), number(1)] })
    }

    /// The beginning of the command, as far as it is said; [`OWED`] where a number is left out before another.
    pub(super) fn begun(&self) -> String {
        let number = |stack: Option<u16>| stack.map_or_else(|| OWED.to_owned(), |it| it.to_string());
        let stacks = match self.stacks {
            [None, None] => Vec::new(),
            [Some(one), None] => vec![one.to_string()],
            [one, other] => vec![number(one), number(other)],
        };
        let names = ["fight".to_owned(), self.from.clone()].into_iter().chain(self.to.clone());
        names.chain(stacks).collect::<Vec<_>>().join(" ")
    }

    /// The whole command, once nothing is left out.
    pub(super) fn command(&self) -> Option<String> {
        let Self { from, to: Some(to), stacks: [Some(one), Some(other)] } = self else { return None };
        Some(format!("fight {from} {one} {to} {other}"))
    }

    /// The fight that it would be.
    pub(super) fn fight(&self, view: &View) -> Option<Fight> {
        let (Some(to), [Some(one), Some(other)]) = (&self.to, self.stacks) else { return None };
        let army = |battalions| Army { battalions, ..Army::default() };
        queries::fight(view, Some(&[self.from.clone(), to.clone()]), army(one), army(other)).ok()
    }
}

/// A line in which territories were pressed before numbers, as the command has it: `fight a b 8 6`.
pub(in crate::window::risk) fn in_order(words: &[&str]) -> Option<String> {
    let is_number = |word: &&&str| word.starts_with(|sign: char| sign.is_ascii_digit());
    let [from, to, stacks @ ..] = words else { return None };
    if is_number(&from) || is_number(&to) {
        return None;
    }
    // A number that was left out is the one that is typed last.
    let given: Vec<&str> = stacks.iter().copied().filter(|word| *word != OWED).collect();
    let [one, other] = given[..] else { return None };
    let turned = stacks.first() == Some(&OWED);
    let [one, other] = if turned { [other, one] } else { [one, other] };
    Some(format!("fight {from} {one} {to} {other}"))
}

/// From where to where is fortified, as far as it is said.
pub(super) fn fortified(view: &View, typed: &str) -> Option<(String, Option<String>)> {
    let mut words = typed.split_whitespace();
    if words.next()? != "fortify" {
        return None;
    }
    let mut names = words.filter_map(|name| view.territory(name).ok());
    Some((names.next()?, names.next()))
}

/// Dice of the table that are being told: each side's, nothing where one is still to come.
pub(super) fn told_dice(table: &Table<'_>) -> Option<[Vec<Option<u8>>; 2]> {
    let fight = table.view.fight()?;
    let dice = super::dice_of(fight);
    let typed =
        table.seen.typed.strip_prefix("roll").filter(|typed| !typed.trim_start().starts_with(['a', 'd']));
    if typed.is_none() && !table.throws_itself() {
        return None;
    }
    let mut sides = typed.unwrap_or_default().splitn(2, ':');
    let mut side = |count: usize| {
        let words = sides.next().unwrap_or_default().split_whitespace();
        let faces = words.map(|word| word.parse::<u8>().ok().and_then(|pips| D6::try_from(pips).ok()));
        let mut faces: Vec<Option<u8>> = faces.map(|face| face.map(D6::pips)).collect();
        faces.resize(count.max(faces.len()), None);
        faces
    };
    Some([side(dice[0]), side(dice[1])])
}

/// Whether dice are being told in a fight.
pub(in crate::window::risk) fn are_dice(view: &View, typed: &str) -> bool {
    view.fight().is_some() && typed.strip_prefix("roll").is_some_and(|typed| typed.contains(OWED))
}

/// Faces that are typed as they lie there: each goes where the next one is still to come, the attacker's first.
pub(in crate::window::risk) fn dice_in_full(view: &View, typed: &str) -> Option<String> {
    let dice = super::dice_of(view.fight()?);
    let typed = typed.trim();
    let said = typed.strip_prefix("roll").unwrap_or(typed);
    let are_faces = said.chars().all(|it| matches!(it, '1'..='6' | ' ' | ':' | '?'));
    let whole = said.contains(':') && !said.contains(OWED);
    if !are_faces || whole || !said.contains(|it: char| it.is_ascii_digit()) {
        return None;
    }
    let mut shown =
        said.chars().filter(|it| !matches!(it, ' ' | ':')).map(|it| it.to_digit(10).map(|it| it as u8));
    // What is pressed has a place for each die; what is typed comes behind.
    let mut told = dice.map(|count| (0..count).map(|_| shown.next().flatten()).collect::<Vec<_>>());
    let mut behind = shown.flatten();
    told.iter_mut().flatten().filter(|die| die.is_none()).for_each(|die| *die = behind.next());
    // More than lie there are no dice of this roll.
    if behind.next().is_some() {
        return None;
    }
    Some(dice_line(&told))
}

/// The line of these dice.
pub(super) fn dice_line([attack, defence]: &[Vec<Option<u8>>; 2]) -> String {
    let side = |dice: &[Option<u8>]| {
        let faces = dice.iter().map(|die| die.map_or_else(|| OWED.to_owned(), |pips| pips.to_string()));
        faces.collect::<Vec<_>>().join(" ")
    };
    format!("roll {} : {}", side(attack), side(defence))
}

/// Whether what stands on the line was begun by pressing what lies there, and goes on so: another land may take the place of one.
pub(in crate::window::risk) fn is_ours(view: &View, typed: &str) -> bool {
    match view.step() {
        Some(Step::Battle(_)) => typed.starts_with("roll") && !typed.contains(['a', 'd']),
        Some(Step::Adventure) => typed.trim() == "draw event",
        Some(Step::Hunt { .. }) => typed.starts_with("hunt"),
        Some(Step::Combat) => Attack::typed(view, typed).is_some(),
        Some(Step::Fortify) => fortified(view, typed).is_some(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_may_come_behind_both_names() {
        for (typed, meant) in [
            ("gap fangorn 8 5", Some("fight gap 8 fangorn 5")),
            ("gap fangorn 8l 5", Some("fight gap 8l fangorn 5")),
            ("gap fangorn ? 5 8", Some("fight gap 8 fangorn 5")),
            ("gap 8 fangorn 5", None),
            ("gap fangorn 8", None),
            ("8 5", None),
        ] {
            let words: Vec<&str> = typed.split_whitespace().collect();
            assert_eq!(in_order(&words).as_deref(), meant, "{typed}");
        }
    }
}
