//! A command as it was said, in a few words: for undo, for what was done lately, and for what the line would do.

use super::told::{self, nation, side, step};
use crate::battle::{Battle, BattleCommand, Fight, Piece, Place, Setting, Side};
use crate::books::{Command, D6, Throw, find};
use crate::language::books::changed;
use crate::language::{Meaning, Words, hear};
use fluent_bundle::FluentValue;
use strum::VariantArray;

/// In words where there are any, and else as it was said.
pub(super) fn deed(words: &Words, said: &str) -> String {
    match hear::<Battle>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Errand(_)) => Some(words.say("battle-name", &[])),
        Ok(Meaning::Command(Command::Own(command, _))) => own(words, &command),
        Ok(Meaning::Command(Command::Phase(Place::Step(moment)))) => {
            let facts = [
                ("round", moment.round.into()),
                ("step", step(words, moment.step).into()),
                ("side", side(words, moment.side).into()),
            ];
            Some(words.say("deed-phase", &facts))
        }
        Ok(Meaning::Command(Command::Phase(Place::Over(winner, _)))) => {
            Some(words.say("deed-over", &[("side", side(words, winner).into())]))
        }
        Ok(Meaning::Command(Command::Track(piece, change))) => {
            let facts = [("piece", nation(words, piece).into()), ("by", changed(change).into())];
            Some(words.say("deed-count", &facts))
        }
        _ => None,
    }
    .unwrap_or_else(|| said.to_owned())
}

fn own(words: &Words, command: &BattleCommand) -> Option<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| Some(words.say(name, facts));
    match command {
        BattleCommand::Tick(item) => say("deed-tick", &[("item", told::item(words, *item).into())]),
        BattleCommand::Attack { fight: Fight { attacker, defender, .. }, throw } => say(
            "deed-attack",
            &[
                ("attacker", nation(words, *attacker).into()),
                ("defender", nation(words, *defender).into()),
                ("dice", dice(throw).into()),
            ],
        ),
        BattleCommand::FangornAwake { by, .. } => say(&format!("chip-fangorn-{by}"), &[]),
        BattleCommand::RingAt { place, .. } => {
            say("deed-ring-at", &[("place", told::place(words, place).into())])
        }
        BattleCommand::Set(setting) => Some(is_set(words, setting)),
        // Whoever has a sentence of his name is called by it.
        _ => Some(words.tell("deed", command)),
    }
}

/// What the table sets right (B61).
fn is_set(words: &Words, setting: &Setting) -> String {
    let of = |name: &str, piece: Piece| words.say(name, &[("piece", nation(words, piece).into())]);
    match setting {
        Setting::Lost(piece) => of("deed-lost", *piece),
        Setting::Back(piece) => of("deed-back", *piece),
        Setting::Ring { side } => {
            let name = find(Side::VARIANTS.iter().map(<&'static str>::from), side).unwrap_or(side);
            words.say("said-ring", &[("side", name.to_owned().into())])
        }
        Setting::RingStay(turns) => words.say("said-stays", &[("count", (*turns).into())]),
        Setting::Shire(owner) => told::shire(words, *owner, false),
        Setting::Fangorn(is) => told::sleeps(words, "fangorn", *is),
        Setting::Paths(are) => told::sleeps(words, "paths", *are),
        Setting::Isengard { open } => told::isengard(words, *open),
        Setting::Moria { inside: true } => words.tell("deed", &BattleCommand::MoriaIn),
        Setting::Moria { inside: false } => words.tell("deed", &BattleCommand::MoriaOut),
    }
}

/// The dice of the table; `none` if none were told.
fn dice(throw: &Throw<Vec<D6>>) -> String {
    match throw {
        Throw::Told(told) if !told.is_empty() => {
            told.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
        Throw::Told(_) | Throw::App | Throw::Unsaid(_) => "none".to_owned(),
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
            ("tick 3", "Set-up: Man-Orcs"),
            ("tick 14", "Set-up: The Ring-bearer"),
            ("done", "End of the step"),
            ("build orc harad dol-guldur", "Built: Orcs, Harad, Dol Guldur"),
            ("a orc on rohan f dice 5 3", "Orcs on Rohan, 5 3"),
            ("a orc on rohan f roll !", "Orcs on Rohan"),
            ("shire left hobbits", "The Shire is left to the Hobbits"),
            ("shire sauron", "In the Shire: Sauron"),
            ("ring taken orc", "The Ring is captured: Orcs"),
            ("ring at Bree", "The Ring-bearer: Bree"),
            ("ring at mount-doom", "The Ring-bearer: Mount Doom"),
            ("ring at lorien elven", "The Ring-bearer: Lórien"),
            ("lost orc", "Lost: Orcs"),
            ("back elf", "Back: Elves"),
            ("count orc = 7", "Orcs: 7"),
            ("ring = sar", "The Ring: Saruman"),
            ("ring stay 1", "Turn ends in this Elven hex: 1"),
            ("shire = saruman", "The Shire: Saruman"),
            ("paths = closed", "Paths of the Dead: closed"),
            ("isengard = open", "Isengard: open to all"),
            ("moria = in", "Gandalf stops in Moria"),
            ("phase = over: sauron wins", "The table says: Sauron wins"),
            ("phase = round 4 attack, saruman", "It stands at: round 4, attack, Saruman"),
            ("count orc +1", "Orcs: +1"),
            ("frodo", "frodo"),
        ] {
            assert_eq!(deed(&words, said), told, "{said}");
        }
    }
}
