//! Short forms: a fight's words alone, dice alone, a number to move, a letter (G16).

use super::begun::in_order;
use crate::language::Usage;
use crate::risk::Risk;
use crate::risk::step::Step;

/// The command that was meant, if it was said in short.
pub(crate) fn in_full(step: Option<&Step>, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    if let ["fight", behind @ ..] = &*words
        && let Some(line) = in_order(behind)
    {
        return Some(line);
    }
    if let [name @ ("fight" | "odds" | "need"), behind @ ..] = &*words {
        return Some(format!("{name} {}", with_letters(behind)));
    }
    match (step?, &*words) {
        // Names may have several words, and numbers stand where they like behind the first.
        (Step::Combat, [from, behind @ ..])
            if !counts(from)
                && !is_command(from)
                && behind.iter().filter(|word| counts(word)).count() > 1 =>
        {
            let line = format!("fight {typed}");
            in_full(step, &line).or(Some(line))
        }
        (Step::Combat, [stack, defenders]) if counts(stack) && counts(defenders) => {
            Some(format!("fight {typed}"))
        }
        (Step::Battle(_), ["a"]) => Some("roll all".to_owned()),
        (Step::Battle(_), ["r"]) => Some("roll".to_owned()),
        // Dice as they lie there, with no blank between; they go before those that were pressed one by one.
        (Step::Battle(_), [dice] | ["roll", .., dice]) if lie_so(dice) => {
            let apart: Vec<String> = dice.chars().map(String::from).collect();
            Some(format!("roll {}", apart.join(" ")))
        }
        (Step::Battle(_), [first, .., _]) if counts(first) && words.contains(&":") => {
            Some(format!("roll {typed}"))
        }
        (Step::Reinforce, [count]) if counts(count) => Some(format!("reinforce {count}")),
        (Step::Move { .. }, [count]) if counts(count) => Some(format!("move {count}")),
        (Step::Adventure, ["e"]) => Some("draw event".to_owned()),
        (Step::Adventure, ["m"]) => Some("draw mission".to_owned()),
        (Step::Adventure, ["p"]) => Some("draw power".to_owned()),
        (Step::Ring, [die]) if counts(die) => Some(format!("ring {die}")),
        (Step::Hunt { .. }, [one, two]) if counts(one) && counts(two) => Some(format!("hunt {typed}")),
        _ => None,
    }
}

/// Whether these are dice of both sides as they lie there: `621:44`.
fn lie_so(dice: &str) -> bool {
    let all = |pips: &str| !pips.is_empty() && pips.bytes().all(|pip| pip.is_ascii_digit());
    dice.split_once(':').is_some_and(|(attack, defence)| all(attack) && all(defence))
}

/// Several items of the set-up's list, ticked one by one.
pub(crate) fn in_several(typed: &str) -> Vec<String> {
    match &*typed.split_whitespace().collect::<Vec<_>>() {
        ["tick", items @ ..] if items.len() > 1 => items.iter().map(|item| format!("tick {item}")).collect(),
        _ => Vec::new(),
    }
}

/// Whether a command is called so: `hand yellow played=2 territory=1` is no fight.
pub(crate) fn is_command(word: &str) -> bool {
    Usage::<Risk>::all().any(|usage| usage.name.eq_ignore_ascii_case(word))
}

/// Letters that stand apart belong to the number before them: they were pressed.
fn with_letters(words: &[&str]) -> String {
    let mut joined = String::new();
    for word in words {
        let is_letter = matches!(*word, "l" | "s" | "+");
        let behind_number = joined.rsplit(' ').next().is_some_and(|last| counts(&last));
        if !(is_letter && behind_number || joined.is_empty()) {
            joined.push(' ');
        }
        joined.push_str(word);
    }
    joined
}

/// Whether it begins as a number does.
fn counts(word: &&str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::risk::step::{Afterwards, Army, Fight};

    #[test]
    fn what_is_said_in_short_is_what_was_meant() {
        let army = Army { battalions: 5, ..Army::default() };
        let battle = Step::Battle(Fight { attacker: army, defender: army, places: None, against: None });
        let moving = Step::Move { least: 1, most: 6, then: Afterwards::Combat };
        for (step, typed, meant) in [
            (&Step::Combat, "ere 8 mori 5", Some("fight ere 8 mori 5")),
            (&Step::Combat, "8l 5s", Some("fight 8l 5s")),
            (&Step::Combat, "odds 14l 6s 3", Some("odds 14l 6s 3")),
            (&Step::Fortify, "odds 14 l 6 s 3 stop=2", Some("odds 14l 6s 3 stop=2")),
            (&Step::Combat, "need 80% l 7 s", Some("need 80%l 7s")),
            (&Step::Combat, "8", None),
            (&Step::Combat, "helm's deep 8 fan 5", Some("fight helm's deep 8 fan 5")),
            (&Step::Combat, "gap fan 8 5", Some("fight gap 8 fan 5")),
            (&Step::Combat, "note 8 5", None),
            (&Step::Combat, "fight 8 l 5 s +", Some("fight 8l 5s+")),
            (&Step::Combat, "fight ere 8 mori 5", Some("fight ere 8 mori 5")),
            (&Step::Combat, "fight ere mori 8 5", Some("fight ere 8 mori 5")),
            (&battle, "a", Some("roll all")),
            (&battle, "6 4 1 : 5 4", Some("roll 6 4 1 : 5 4")),
            (&battle, "621:44", Some("roll 6 2 1 : 4 4")),
            (&battle, "roll 4 _ _ : _ _ 621:44", Some("roll 6 2 1 : 4 4")),
            (&battle, "6:4", Some("roll 6 : 4")),
            (&moving, "6", Some("move 6")),
            (&Step::Reinforce, "21", Some("reinforce 21")),
            (&Step::Adventure, "m", Some("draw mission")),
            (&Step::Ring, "3+2", Some("ring 3+2")),
            (&Step::Fortify, "6", None),
        ] {
            assert_eq!(in_full(Some(step), typed).as_deref(), meant, "{typed}");
        }
    }
}
