//! What an event tells people: what `protocol.rs` tells as the page gives it, in words.

use super::names::{companion, face, guide, listed, nation, seat, side};
use super::set_up::figures;
use crate::language::Words;
use crate::war::WarEvent;
use crate::war::carried::Host;
use crate::war::die::Face;
use crate::war::nation::{Nation, Side};
use crate::war::options::Seat;
use fluent_bundle::FluentValue;
use std::fmt::Display;

pub(super) fn dice<T: Display>(dice: &[T]) -> String {
    dice.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// Dice that were thrown again; `none` if none were.
pub(super) fn again<T: Display>(again: &[T]) -> FluentValue<'static> {
    if again.is_empty() { "none".into() } else { dice(again).into() }
}

fn rolled(words: &Words, whose: Side, faces: &[Face]) -> Option<String> {
    let named = listed(words, faces.iter().map(|it| face(words, *it)));
    let facts = [("side", side(words, whose).into()), ("faces", named.into())];
    (!faces.is_empty()).then(|| words.say("said-rolled", &facts))
}

/// What stands, people by people.
pub(super) fn army(words: &Words, host: &Host) -> String {
    let each = host.groups.iter().map(|group| {
        // Nobody's figures are called as the Free Peoples' are.
        let there = figures(words, group.nation.unwrap_or(Nation::Gondor), group.figures);
        group.nation.map_or_else(|| there.clone(), |it| words.pair(nation(words, it), &there))
    });
    each.collect::<Vec<_>>().join("; ")
}

/// What an event tells people, a line each.
pub(super) fn said(words: &Words, event: &WarEvent) -> Vec<String> {
    let say = |name: &str, facts: &[(&str, FluentValue<'_>)]| vec![words.say(name, facts)];
    match event {
        WarEvent::Appeared { further, cards, known, .. } if *further > 0 => {
            let known = known.iter().map(|region| super::names::place(words, region));
            let crossed = usize::from(*further).saturating_sub(usize::from(*cards) + known.len());
            let cards = (*cards > 0).then(|| words.say("due-cards", &[("count", (*cards).into())]));
            let crossed = (crossed > 0).then(|| words.say("due-crossed", &[("count", crossed.into())]));
            let parts = cards.into_iter().chain(known).chain(crossed);
            let facts = [("count", (*further).into()), ("due", listed(words, parts).into())];
            say("said-tiles-due", &facts)
        }
        WarEvent::GoIn { tiles } => {
            let tiles = super::names::tiles(words, &crate::war::tile::Heap::of(tiles));
            say("said-go-in", &[("tiles", tiles.into())])
        }
        WarEvent::Owed { owed: [attacker, defender], proposed } => {
            let owed = [("attacker", (*attacker).into()), ("defender", (*defender).into())];
            let [first, second] = proposed.each_ref().map(|host| army(words, host));
            let left = [("attacker", first.into()), ("defender", second.into())];
            vec![words.say("said-owed", &owed), words.say("said-proposed", &left)]
        }
        WarEvent::Eliminated { sides } => {
            let sides = ["attacker", "defender"].into_iter().zip(sides).filter(|(_, gone)| **gone);
            sides.map(|(side, _)| words.say("said-eliminated", &[("side", side.into())])).collect()
        }
        WarEvent::MayDraw => say("remember-gandalf", &[]),
        WarEvent::Unticked { items } => vec![super::set_up::unticked(words, items)],
        WarEvent::Pools { free, shadow } => {
            say("said-pools", &[("free", (*free).into()), ("shadow", (*shadow).into())])
        }
        WarEvent::CardsDrawn { side: whose, hand, .. } => {
            say("said-hand", &[("side", side(words, *whose).into()), ("hand", (*hand).into())])
        }
        WarEvent::Rolled { free, shadow } => {
            let free = rolled(words, Side::Free, free);
            free.into_iter().chain(rolled(words, Side::Shadow, shadow)).collect()
        }
        WarEvent::Acts { seat: who @ Seat::Player(_) } => {
            say("said-acts", &[("who", seat(words, *who).into())])
        }
        WarEvent::Roused { nation: roused } => {
            say("said-roused", &[("nation", nation(words, *roused).into())])
        }
        WarEvent::Advanced { nation: advanced, to } => {
            say("said-advanced", &[("nation", nation(words, *advanced).into()), ("step", (*to).into())])
        }
        WarEvent::UpTo { regions } => say("said-up-to", &[("regions", (*regions).into())]),
        WarEvent::IsLost { name } => say("said-lost", &[("name", companion(words, *name).into())]),
        WarEvent::IsOnMap { name } => say("said-on-map", &[("name", companion(words, *name).into())]),
        WarEvent::Guides { guide: name } => say("said-guides", &[("name", guide(words, *name).into())]),
        WarEvent::HuntRolled { dice: first, again: second, successes, .. } => say(
            "said-hunt",
            &[("dice", dice(first).into()), ("again", again(second)), ("successes", (*successes).into())],
        ),
        WarEvent::Relieved { to } => say("said-corruption", &[("corruption", (*to).into())]),
        WarEvent::Revealed => say("said-revealed", &[]),
        WarEvent::Lingered { to } => say("war-lingered", &[("corruption", (*to).into())]),
        WarEvent::Round { pays, dice: first, again: second, hits } => {
            let side = |side: usize, name: &str| {
                let facts = [
                    ("side", name.into()),
                    ("dice", dice(&first[side]).into()),
                    ("again", again(&second[side])),
                    ("hits", hits[side].into()),
                ];
                words.say("said-round", &facts)
            };
            let pays = pays.then(|| words.say("said-pays", &[]));
            pays.into_iter().chain([side(0, "attacker"), side(1, "defender")]).collect()
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::D6;
    use crate::language::Language;
    use crate::war::War;
    use crate::war::nation::Nation;
    use crate::war::people::Companion;

    fn pips(pips: &str) -> Vec<D6> {
        pips.split(' ').filter_map(|die| die.parse().ok()).collect()
    }

    #[test]
    fn what_happened_is_said_in_words() {
        let events = [
            WarEvent::Rolled { free: vec![Face::Will, Face::ArmyMuster], shadow: Vec::new() },
            WarEvent::Acts { seat: Seat::FreePeoples },
            WarEvent::Roused { nation: Nation::North },
            WarEvent::Advanced { nation: Nation::North, to: 1 },
            WarEvent::Advanced { nation: Nation::North, to: 0 },
            WarEvent::UpTo { regions: 2 },
            WarEvent::IsLost { name: Companion::Strider },
            WarEvent::Guides { guide: None },
            WarEvent::HuntRolled {
                dice: pips("2 5 6"),
                again: pips("4"),
                bonus: 1,
                conditions: 1,
                successes: 2,
            },
            WarEvent::Round {
                pays: true,
                dice: [pips("1 4 5"), pips("2 6")],
                again: [pips("5"), Vec::new()],
                hits: [2, 1],
            },
            WarEvent::HuntOver,
        ];
        let told = |language| {
            let words = Words::of_game::<War>(language);
            events.iter().flat_map(|event| said(&words, event)).collect::<Vec<_>>()
        };
        assert_eq!(
            told(Language::En),
            [
                "Free Peoples: Will of the West, Army/Muster",
                "Active now: The North",
                "The North: 1 step from war",
                "The North: At War",
                "Up to 2 regions",
                "Strider is lost.",
                "Gollum guides.",
                "Hunt: 2 5 6; again 4; successes: 2",
                "The attacker makes an Elite a Regular.",
                "Attacker: 1 4 5; again 5; hits: 2",
                "Defender: 2 6; hits: 1",
            ]
        );
        // W45: what the table is told exactly has its number before it.
        let lingered = crate::books::Event::Own(WarEvent::Lingered { to: 3 });
        let words = Words::of_game::<War>(Language::En);
        assert_eq!(
            crate::language::books::said::<War>(&words, &lingered),
            ["It neither moved nor hid in Mordor; Corruption 3"]
        );
        let french = told(Language::Fr);
        assert_eq!(french[7], "Traque\u{a0}: 2 5 6\u{a0}; relancés 4\u{a0}; succès\u{a0}: 2");
        assert_eq!(told(Language::Pl)[4], "Najwyżej 2 regiony");
    }
}
