//! What holds in any game of War of the Ring, whatever is said in it.

use proptest::prelude::*;
use strum::IntoEnumIterator;
use underhill::referee::Referee;
use underhill::war::nation::Side;
use underhill::war::tile::{Lies, Tile};
use underhill::war::view::{CORRUPTED, Step, WarView};
use underhill::war::{War, phase_line};

/// Lines that are likely to be said at some moment.
const LINES: &[&str] = &[
    "done",
    "done",
    "done",
    "allocate 2",
    "allocate 1",
    "allocate 3 !",
    "roll",
    "roll",
    "move",
    "move with will",
    "move !",
    "hide",
    "hide with event",
    "hunt",
    "hunt army nazgul",
    "tile",
    "tile",
    "tile again",
    "tile prevented",
    "accept",
    "accept",
    "casualty guide",
    "casualty random",
    "ability",
    "reduce",
    "discard",
    "appear",
    "appear moria strongholds 2",
    "use event",
    "use army",
    "use muster",
    "use character",
    "skip army-muster",
    "skip will",
    "pass",
    "pass !",
    "ring event to character",
    "ring army to eye",
    "token advance gondor",
    "token move",
    "card tile",
    "card move",
    "card hide",
    "card hunt",
    "card eyes event",
    "draw 3",
    "special ds",
    "special b-1",
    "tile er out",
    "tile 3 pool",
    "at morannon",
    "enter",
    "declare moria",
    "separate merry to bree",
    "capture dale",
    "battle city gondor rohan",
    "round 5,1 3,4",
    "corruption -3",
    "corruption = 11",
    "progress +2",
    "box = 3 1",
    "phase = turn 4 actions, shadow",
    "phase = turn 5 draw",
    "companion gimli lost",
    "undo",
    "undo",
    "redo",
];

fn view(referee: &Referee) -> WarView {
    referee.state::<War>().unwrap().view.own.clone()
}

/// What is true of any game.
fn holds(view: &WarView) {
    let places = [Lies::Pool, Lies::Drawn, Lies::Waiting, Lies::Out, Lies::Aside];
    for tile in Tile::iter() {
        let there: u8 = places.iter().map(|place| view.cup.at(*place).count(tile)).sum();
        assert_eq!(there, tile.printed(), "{tile:?}");
    }
    assert!(view.progress <= 12 && view.mordor.is_none_or(|step| step <= 5));
    assert!(view.rings.iter().sum::<u8>() <= 3);
    // Who acts has a die; nobody acts where nobody has one.
    let dice = |side: Side| view.unused[side as usize].len();
    match view.acts() {
        Some(side) => assert!(dice(side) > 0),
        None => assert!(view.step != Step::Actions || dice(Side::Free) + dice(Side::Shadow) == 0),
    }
    // The Guide is in the Fellowship, and nobody in it leads where Gollum does.
    match view.guide {
        Some(guide) => assert!(view.fellowship().any(|companion| companion == guide)),
        None => assert_eq!(view.fellowship().count(), 0),
    }
    assert!(view.is_over() || view.hunt.is_none() || phase_line(view).to_string().contains("hunt"));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_said_the_books_are_right(lines in proptest::collection::vec(0..LINES.len(), 1..120)) {
        let mut referee = Referee::new(None);
        for line in ["new war seed=5 tokens=2,0", "begin"] {
            assert!(referee.hear(line).unwrap().accepted());
        }
        for line in lines.into_iter().map(|line| LINES[line]) {
            let before = view(&referee);
            let may_pass = before.acts().is_some_and(|side| {
                before.unused[side as usize].len() < before.unused[side.other() as usize].len()
            });
            let reply = referee.hear(line).unwrap();
            let after = view(&referee);
            holds(&after);
            if !reply.accepted() {
                // What is refused changes nothing.
                prop_assert!(before == after, "{line}");
                continue;
            }
            if line == "pass" {
                prop_assert!(may_pass);
            }
            if line == "roll" {
                // Dice are conserved: those of the pools are unused, or lie in the box.
                for side in [0, 1] {
                    let all = after.unused[side].len() + usize::from(after.boxed[side]);
                    prop_assert_eq!(all, usize::from(before.pools[side].max(before.boxed[side])));
                }
            }
            if line == "accept" && after.corruption >= CORRUPTED {
                prop_assert!(after.is_over());
            }
            if !["undo", "redo"].contains(&line) {
                // Undo and redo give the same game again.
                prop_assert!(referee.hear("undo").unwrap().accepted());
                prop_assert!(view(&referee) == before, "undo of {line}");
                prop_assert!(referee.hear("redo").unwrap().accepted());
                prop_assert!(view(&referee) == after, "redo of {line}");
            }
        }
    }
}
