//! Short forms on the line (G16): a die's number, the letters of a Hunt, a region where one is asked for.

use crate::war::WarView;
use crate::war::hunt::HuntStep;
use crate::war::view::Step;

/// The command that a short form stands for at this moment (G16): a die's number, the letters of a Hunt, a region where one is
/// asked for.
pub(super) fn in_full(view: &WarView, typed: &str) -> Option<String> {
    let typed = typed.trim().to_ascii_lowercase();
    let give = |command: &str| Some(command.to_owned());
    if let Some(hunt) = &view.hunt {
        return match (hunt.step, &*typed) {
            (HuntStep::Roll, letters) => conditions(letters),
            (HuntStep::Damage, "g") => give("casualty guide"),
            (HuntStep::Damage, "r") => give("casualty random"),
            _ => None,
        };
    }
    match (&view.step, &*typed) {
        (Step::Allocation, number) if number.parse::<u8>().is_ok() => Some(format!("allocate {number}")),
        (Step::Actions, "m") => give("move"),
        (Step::Actions, "h") => give("hide"),
        (Step::Actions, "p") => give("pass"),
        (Step::Actions, number) => {
            // The dice are counted on from the Free Peoples' to the Shadow's.
            let at = number.parse::<usize>().ok()?.checked_sub(1)?;
            let face = view.unused.iter().flatten().nth(at)?;
            Some(format!("use {}", face.name()))
        }
        _ => None,
    }
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
