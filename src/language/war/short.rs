//! Short forms on the line (G16): the number of a die, which lays it open, the first letters of what is done mostly, a region where one is asked for.

use super::reader::{face, tile};
use crate::language::{Usage, hear};
use crate::war::die::Face;
use crate::war::hunt::HuntStep;
use crate::war::view::{Lain, Step};
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
            (HuntStep::Roll, letters) => conditions(letters).or_else(|| hunted(view, &typed)),
            (HuntStep::Tile, sign) if !is_command(sign) && tile(sign).is_ok() => {
                Some(format!("tile {typed}"))
            }
            (HuntStep::Damage, "g") => give("casualty guide"),
            (HuntStep::Damage, "r") => give("casualty random"),
            (HuntStep::Reveal, region) if !is_command(region) => Some(format!("appear {typed}")),
            _ => None,
        };
    }
    if view.step == Step::Allocation && first.parse::<u8>().is_ok() {
        return Some(format!("allocate {typed}"));
    }
    if view.step == Step::Roll {
        return rolled(view, &typed);
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

/// W25: the dice of a Hunt as they fell, and behind as many as are thrown those that were thrown again.
fn hunted(view: &WarView, typed: &str) -> Option<String> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let behind = usize::from(words.first() == Some(&"hunt"));
    let is_die = |at: usize| words[at].parse::<u8>().is_ok() && (at == 0 || words[at - 1] != "bonus");
    let from = (behind..words.len()).find(|at| is_die(*at))?;
    let (said, dice) = (&words[behind..from], &words[from..]);
    let are_dice = dice.iter().all(|die| die.parse::<u8>().is_ok());
    if !are_dice || behind == 0 && from > 0 {
        return None;
    }
    let (first, again) = dice.split_at(usize::from(view.hunt_dice()).min(dice.len()));
    let before: &[&str] = if said.last() == Some(&"dice") { &[] } else { &["dice"] };
    let between: &[&str] = if again.is_empty() { &[] } else { &["again"] };
    Some([&["hunt"], said, before, first, between, again].concat().join(" "))
}

/// W9: what both sides rolled on the table, one face behind the other: the Free Peoples' dice come first.
fn rolled(view: &WarView, typed: &str) -> Option<String> {
    const BEGUN: &str = "roll free";
    let behind = typed.strip_prefix(BEGUN);
    let said: Vec<&str> = behind.unwrap_or(typed).split_whitespace().collect();
    let need = usize::from(view.to_roll()[0]);
    let of_free = said.iter().take_while(|word| **word != "shadow").count();
    let faces: Vec<&str> = said.into_iter().filter(|word| *word != "shadow").collect();
    let are_faces = !faces.is_empty() && faces.iter().all(|word| face(word).is_ok());
    if !are_faces || behind.is_some() && of_free >= need {
        return None;
    }
    let (free, shadow) = faces.split_at(need.min(faces.len()));
    let shadow = if shadow.is_empty() { Vec::new() } else { [&["shadow"], shadow].concat() };
    Some([&[BEGUN], free, &shadow].concat().join(" "))
}

/// The die of who acts that is typed by its number: each side counts its own, as they lie there. Behind what it shows it is said how
/// many of the same lie before it.
pub(crate) fn die(view: &WarView, typed: &str) -> Option<(Face, usize)> {
    let at = typed.trim().parse::<usize>().ok()?.checked_sub(1)?;
    let acts = view.acts().filter(|_| view.spends())?;
    let lain = &view.lain[acts as usize];
    let (number, _) = lain.iter().enumerate().filter(|(_, die)| !die.spent).nth(at)?;
    Lain::which(lain, number)
}

/// Commands that end in a region, or in one with these words behind it.
const REGIONS: [(&str, usize); 4] = [("declare", 1), ("appear", 1), ("at", 1), ("arrive", 2)];
const BEHIND: [&str; 4] = ["cards", "strongholds", "with", "!"];

/// The line with hyphens in the region that is typed with blanks (G16), and that region; nothing, where the line is read as it stands.
pub(crate) fn in_one_word(typed: &str) -> Option<(String, String)> {
    let words: Vec<&str> = typed.split_whitespace().collect();
    let first = words.first()?.to_ascii_lowercase();
    let named = REGIONS.iter().find(|(command, _)| *command == first).map(|(_, at)| *at);
    let goes = ["separate", "card", "ability", "casualty"].contains(&&*first);
    let to = || words.iter().position(|word| *word == "to").map(|at| at + 1);
    let from = named.or_else(|| to().filter(|_| goes))?;
    let is_behind = |word: &&str| BEHIND.contains(&&*word.to_ascii_lowercase());
    let until = words.iter().position(is_behind).unwrap_or(words.len());
    if until < from + 2 || hear::<War>(typed).is_ok() {
        return None;
    }
    let region = words[from..until].join("-");
    let line = [&words[..from], &[&*region], &words[until..]].concat().join(" ");
    hear::<War>(&line).is_ok().then_some((line, region))
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
