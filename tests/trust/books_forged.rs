//! Games that keep books, with everything that stands in them changed, piece by piece, and the chain made anew.

use crate::books::{BATTLE, RISK, WAR};
use crate::fate;
use crate::forging::{Forged, Sample, forged, forged_otherwise};
use std::collections::BTreeSet;
use underhill::referee::verify::{Verdict, judged};

/// What nobody can tell from the file: it names the game, or is of a box of which nothing was used.
const OF_NO_CONSEQUENCE: [&str; 7] = [
    "header,: public id",
    "header,: public program",
    "header,: public time",
    "new: public did.events.new.options.copied.",
    // Said twice it changes nothing; and what was said in one line is what was said in the next.
    "phase: the line twice",
    "ring: the line twice",
    "done: the secret part of the next",
];

/// What makes another game of it, in which everything holds: only whoever has kept its seal knows the difference.
const ANOTHER_GAME: [&str; 8] = [
    ": all dropped from here",
    ": exchanged with the next",
    ": the line dropped",
    ": undone and forgotten",
    ": undone and given again behind it",
    ": undone behind it",
    // In other letters, or in a reason, which is anybody's; or what hands have said and what came of it.
    " in what was said",
    " wherever it stands",
];

fn nothing_forged_holds(text: String) {
    let games = [text];
    let sample = &mut Sample::asked_for(5);
    let mut all = forged(&games, sample);
    all.extend(forged_otherwise(&games, sample));
    let kinds: BTreeSet<&str> = all.iter().filter_map(|it| Some(it.how.rsplit_once([',', ':'])?.0)).collect();
    assert!(kinds.len() >= 50, "{} kinds", kinds.len());
    println!("{} of {} kinds", all.len(), kinds.len());
    let holds = |text: &str| matches!(judged(text.as_bytes(), &[], Default::default()), Verdict::Holds(..));
    let wrong: Vec<&str> = all
        .iter()
        .filter(|Forged { how, text, has_to_fail }| {
            let may_hold: &[&str] = if *has_to_fail { &OF_NO_CONSEQUENCE } else { &ANOTHER_GAME };
            holds(text) && !may_hold.iter().any(|it| how.contains(it))
        })
        .map(|it| it.how.as_str())
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

#[test]
fn no_forged_game_of_war_holds() {
    nothing_forged_holds(WAR.text());
}

#[test]
fn no_forged_game_of_fate_holds() {
    nothing_forged_holds(fate::finished());
}

#[test]
fn no_forged_game_of_risk_holds() {
    nothing_forged_holds(RISK.text());
}

#[test]
fn no_forged_game_of_battle_holds() {
    nothing_forged_holds(BATTLE.text());
}
