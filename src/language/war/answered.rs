//! What chances are asked, answered in a sentence for people: what stands behind `=` is for programs.

use super::{WarQuery, tell};
use crate::books::Ratio;
use crate::language::Words;
use crate::war::WarView;
use crate::war::odds::{Climbed, Hunted};
use fluent_bundle::FluentValue;

/// The answer, a line each; nothing where it is said as it is.
pub fn answered(words: &Words, query: &WarQuery, view: &WarView) -> Vec<String> {
    match query {
        WarQuery::OddsHunt(asked) => {
            tell::hunted(asked, view).iter().map(|found| hunted(words, found)).collect()
        }
        WarQuery::OddsMordor(asked) => vec![climbed(words, &tell::climbed(asked, view))],
        WarQuery::OddsAllocate(asked) => {
            let line = |(laid, found): &(u8, Hunted)| {
                let laid = words.say("odds-laid", &[("count", (*laid).into())]);
                words.say("odds-told-laid", &[("laid", laid.into()), ("found", hunted(words, found).into())])
            };
            tell::allocations(*asked, view).iter().flatten().map(line).collect()
        }
        WarQuery::OddsBattle { sides, kind } => {
            let Ok(ends) = tell::ends(*sides, *kind, view) else { return Vec::new() };
            let facts = [
                ("attacker", hundred(ends.attacker)),
                ("defender", hundred(ends.defender)),
                ("both", hundred(ends.both)),
                ("nobody", hundred(ends.nobody)),
            ];
            vec![words.say("odds-told-battle", &facts)]
        }
        WarQuery::OddsRound { fought, kind, round } => {
            let Ok((_, [attacker, defender])) = tell::round(fought, *kind, *round, view) else {
                return Vec::new();
            };
            let facts = [("attacker", attacker.into()), ("defender", defender.into())];
            vec![words.say("odds-told-round", &facts)]
        }
        _ => Vec::new(),
    }
}

/// A chance as people say it.
fn hundred(chance: Ratio) -> FluentValue<'static> {
    format!("{} %", chance.of_hundred()).into()
}

/// The climb through Mordor (W64).
pub fn climbed(words: &Words, climb: &Climbed) -> String {
    if climb.never() {
        return words.say("mat-no-climb", &[]);
    }
    let facts = [
        ("arrives", hundred(climb.arrives)),
        ("dice", words.tenths(climb.dice.about()).into()),
        ("corruption", words.tenths(climb.corruption.about()).into()),
    ];
    words.say("odds-climb", &facts)
}

fn hunted(words: &Words, found: &Hunted) -> String {
    let facts = [
        ("success", hundred(found.success)),
        ("reveal", hundred(found.reveal)),
        ("damage", words.tenths(found.damage.about()).into()),
    ];
    words.say("odds-told-hunt", &facts)
}
