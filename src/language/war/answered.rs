//! What is asked, answered in a sentence for people: what stands behind `=` is for programs.

use super::{Foretold, WarQuery, facts, host, names, tell};
use crate::books::Ratio;
use crate::language::{Words, yes};
use crate::war::nation::Nation;
use crate::war::odds::{Climbed, Hunted};
use crate::war::view::CORRUPTED;
use crate::war::{WarTrack, WarView};
use fluent_bundle::FluentValue;
use strum::IntoEnumIterator;

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
            let Ok((_, means)) = tell::round(fought, *kind, *round, view) else { return Vec::new() };
            let [attacker, defender] = means.map(|mean| words.tenths(mean.about()));
            let facts = [("attacker", attacker.into()), ("defender", defender.into())];
            vec![words.say("odds-told-round", &facts)]
        }
        WarQuery::Battle => vec![match &view.battle {
            Some(battle) => facts::battle(words, battle, true),
            None => words.say("asked-no-battle", &[]),
        }],
        // In Mordor its step stands for its progress.
        WarQuery::Fellowship => {
            let progress = view.mordor.is_none().then(|| facts::progress(words, view));
            std::iter::once(host::fellowship(words, view)).chain(progress).collect()
        }
        WarQuery::Company => vec![host::company(words, view)],
        WarQuery::Pool => {
            let none = [("heap", "pool".into()), ("tiles", names::listed(words, []).into())];
            let empty = view.cup.pool.is_empty().then(|| words.say("fact-tiles", &none));
            empty.into_iter().chain(facts::heaps(words, view, true)).collect()
        }
        WarQuery::Box => vec![facts::in_the_box(words, view)],
        WarQuery::Nations => Nation::iter().map(|nation| facts::standing(words, view, nation)).collect(),
        WarQuery::Score => vec![words.pair(words.say("part-victory", &[]), host::points(words, view))],
        WarQuery::Rings => vec![facts::rings(words, view)],
        WarQuery::Hand(side) => vec![facts::hand(words, view, *side)],
        WarQuery::Reserve(nation) => vec![facts::reserve(words, view, *nation)],
        WarQuery::Parked if view.parked.is_empty() => vec![words.say("books-nothing-parked", &[])],
        WarQuery::Parked => facts::parked(words, view),
        // Its list is in words as it is.
        WarQuery::SetUp => Vec::new(),
    }
}

/// What a track shows.
pub fn track(words: &Words, track: WarTrack, view: &WarView) -> String {
    match track {
        WarTrack::Corruption => {
            let of = [("points", view.corruption.into()), ("of", CORRUPTED.into())];
            words.pair(words.say("track-corruption", &[]), words.say("part-of", &of))
        }
        WarTrack::Progress => facts::progress(words, view),
        WarTrack::Mordor | WarTrack::IntoMordor if view.mordor.is_none() => {
            words.say("asked-not-in-mordor", &[])
        }
        WarTrack::Mordor | WarTrack::IntoMordor => host::fellowship(words, view),
        WarTrack::Damage => {
            let left = view.open_tile().map_or(0, |open| open.damage);
            words.say("asked-damage", &[("damage", left.into())])
        }
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

/// On what the chance of the climb stands: what an Eye deals, and that the Ring bears it all.
pub fn foretold(words: &Words, of: &Foretold) -> String {
    let facts = [("eye", of.eye.into()), ("rolled", yes(of.is_rolled).into())];
    words.say("mat-climb-stands", &facts)
}

fn hunted(words: &Words, found: &Hunted) -> String {
    let facts = [
        ("success", hundred(found.success)),
        ("reveal", hundred(found.reveal)),
        ("damage", words.tenths(found.damage.about()).into()),
    ];
    words.say("odds-told-hunt", &facts)
}
