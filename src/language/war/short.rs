//! Short forms on the line (G16): the number of a die, which lays it open, the first letters of what is done mostly, a region where one is asked for.

use crate::language::Usage;
use crate::war::die::Face;
use crate::war::hunt::HuntStep;
use crate::war::nation::Side;
use crate::war::view::Step;
use crate::war::{War, WarView};

/// What one letter begins in the actions.
const LETTERS: [(&str, &str); 9] = [
    ("m", "move"),
    ("h", "hide"),
    ("p", "pass"),
    ("s", "separate"),
    ("a", "advance"),
    ("r", "ring"),
    ("t", "token"),
    ("b", "battle"),
    ("c", "capture"),
];

/// The command that a short form stands for at this moment (G16).
pub(crate) fn in_full(view: &WarView, typed: &str) -> Option<String> {
    let typed = typed.trim().to_ascii_lowercase();
    let (first, behind) = typed.split_once(' ').unwrap_or((&typed, ""));
    let give = |command: &str| Some(format!("{command} {behind}").trim_end().to_owned());
    if let Some(hunt) = &view.hunt {
        return match (hunt.step, first) {
            (HuntStep::Roll, letters) => conditions(letters),
            (HuntStep::Damage, "g") => give("casualty guide"),
            (HuntStep::Damage, "r") => give("casualty random"),
            (HuntStep::Reveal, region) if !is_command(region) => Some(format!("appear {typed}")),
            _ => None,
        };
    }
    if view.step == Step::Allocation && first.parse::<u8>().is_ok() {
        return Some(format!("allocate {typed}"));
    }
    if view.step != Step::Actions {
        return None;
    }
    // A battle that goes on is told its next round.
    if first == "b" && view.battle.is_some() {
        return give("round");
    }
    let (_, command) = LETTERS.iter().find(|(letter, _)| *letter == first)?;
    give(command)
}

/// The die of who acts that is typed by its number: they are counted on from the Free Peoples' to the Shadow's.
pub(crate) fn die(view: &WarView, typed: &str) -> Option<Face> {
    let at = typed.trim().parse::<usize>().ok()?.checked_sub(1)?;
    let acts = view.acts().filter(|_| view.spends())?;
    let before = if acts == Side::Free { 0 } else { view.unused[Side::Free as usize].len() };
    view.unused[acts as usize].get(at.checked_sub(before)?).copied()
}

/// Whether a command begins with this word.
fn is_command(word: &str) -> bool {
    word.is_empty() || Usage::<War>::all().any(|usage| usage.name.split(' ').next() == Some(word))
}

/// W25: which conditions hold, a letter each.
fn conditions(letters: &str) -> Option<String> {
    let word = |letter: char| match letter {
        'n' => Some("nazgul"),
        'y' => Some("army"),
        'g' => Some("stronghold"),
        _ => None,
    };
    let words: Option<Vec<&str>> = letters.chars().map(word).collect();
    words.filter(|words| !words.is_empty()).map(|words| format!("hunt {}", words.join(" ")))
}
