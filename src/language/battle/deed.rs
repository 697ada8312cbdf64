//! A command as it was said, in a few words: for undo, for what was done lately, and for what the line would do.

use super::told::{centre, nation, side, step};
use crate::battle::{Battle, BattleCommand, Fight, Place, Power, Waker};
use crate::books::{Command, D6, Throw};
use crate::language::{Meaning, Words, hear};
use fluent_bundle::FluentValue;

/// In words where there are any, and else as it was said.
pub(super) fn deed(words: &Words, said: &str) -> String {
    match hear::<Battle>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(Command::Own(command, _))) => told(words, &command),
        Ok(Meaning::Command(Command::Phase(Place::Step(moment)))) => {
            let facts = [
                ("round", moment.round.into()),
                ("step", step(words, moment.step).into()),
                ("side", side(words, moment.side).into()),
            ];
            Some(words.say("battle-deed-phase", &facts))
        }
        _ => None,
    }
    .unwrap_or_else(|| said.to_owned())
}

fn told(words: &Words, command: &BattleCommand) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    match command {
        BattleCommand::Begin => say("battle-do-begin", &[]),
        BattleCommand::Done => say("battle-deed-done", &[]),
        BattleCommand::Build { piece, centres } => {
            let at: Vec<String> = centres.iter().map(|at| centre(words, *at)).collect();
            let facts = [("piece", nation(words, *piece).into()), ("centres", at.join(", ").into())];
            say("battle-deed-build", &facts)
        }
        BattleCommand::Attack { fight: Fight { attacker, defender, .. }, throw } => say(
            "battle-deed-attack",
            &[
                ("attacker", nation(words, *attacker).into()),
                ("defender", nation(words, *defender).into()),
                ("dice", dice(throw).into()),
            ],
        ),
        BattleCommand::ShireEntered(power) => {
            let side = match power {
                Power::Sauron => "sauron",
                Power::Saruman => "saruman",
                Power::Alliance => "alliance",
            };
            say("battle-do-shire", &[("side", side.into())])
        }
        BattleCommand::ShireLeft(owner) => {
            let name: &str = owner.into();
            say("battle-do-shire-left", &[("owner", name.into())])
        }
        BattleCommand::FangornAwake { by: Waker::Gandalf, .. } => say("battle-do-fangorn-gandalf", &[]),
        BattleCommand::FangornAwake { by: Waker::Ring, .. } => say("battle-do-fangorn-ring", &[]),
        BattleCommand::FangornClear => say("battle-do-fangorn-clear", &[]),
        BattleCommand::PathsAwake => say("battle-do-paths-awake", &[]),
        BattleCommand::PathsClear => say("battle-do-paths-clear", &[]),
        BattleCommand::PathsLost => say("battle-do-paths-lost", &[]),
        BattleCommand::MoriaIn => say("battle-do-moria-in", &[]),
        BattleCommand::MoriaOut => say("battle-do-moria-out", &[]),
        BattleCommand::MoriaPassed => say("battle-do-moria-passed", &[]),
        BattleCommand::RingTaken(piece) => {
            say("battle-deed-ring-taken", &[("piece", nation(words, *piece).into())])
        }
        BattleCommand::RingAt { place, .. } => {
            say("battle-deed-ring-at", &[("place", place.as_str().into())])
        }
        // What the table sets right is short as it is said.
        BattleCommand::Set(_) => None,
    }
}

/// The dice of the table; `none` if none were told.
fn dice(throw: &Throw<Vec<D6>>) -> String {
    match throw {
        Throw::Told(told) => told.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "),
        Throw::App | Throw::Unsaid(_) => "none".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn what_was_done_is_told_in_words() {
        let words = Words::of_game::<Battle>(Language::En);
        for (said, told) in [
            ("begin", "Begin round 1"),
            ("done", "The step is over"),
            ("build orc harad dol-guldur", "Built: Orcs, Harad, Dol Guldur"),
            ("a orc on rohan f dice 5 3", "Orcs on Rohan, 5 3"),
            ("a orc on rohan f roll !", "Orcs on Rohan"),
            ("shire left hobbits", "The Shire is left to the Hobbits"),
            ("shire sauron", "In the Shire: Sauron"),
            ("ring taken orc", "Orcs capture the Ring"),
            ("ring at Bree", "The Ring-bearer: bree"),
            ("phase = round 4 attack, saruman", "It stands at: round 4, attack, Saruman"),
            ("count orc +1", "count orc +1"),
            ("frodo", "frodo"),
        ] {
            assert_eq!(deed(&words, said), told, "{said}");
        }
    }
}
