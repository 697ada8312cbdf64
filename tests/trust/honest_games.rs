//! Honest games of both parts hold, and their seals are found in them.

use crate::going_on::game;
use crate::{honest, text, whole_seal};
use underhill::hunt::Hunt;
use underhill::referee::verify::Checked;

#[test]
fn honest_games_hold() {
    let mut all = <Hunt as Checked>::Account::default();
    for number in 0..150 {
        let (referee, mut seals) = game(number);
        seals.push(whole_seal(&referee));
        let found = honest(&text(&referee), &seals);
        assert_eq!(found.seals.len(), seals.len());
        assert!(found.seals.last().unwrap().whole && !found.seals[0].whole);
        let found = found.account;
        // The log that the Ring-bearer is told has as many entries, if there is but one part.
        let state = referee.state::<Hunt>().unwrap();
        if state.view.part2.is_none() {
            assert_eq!(found.entries, state.hidden.log.len());
        }
        all.entries += found.entries;
        all.answers += found.answers;
        all.draws += found.draws;
        all.corrections += found.corrections;
        all.by_word.extend(found.by_word);
    }
    // Nothing of it was without games that had it.
    assert!(all.entries > 1_000 && all.answers > 1_000 && all.draws > 300, "{all:?}");
    assert!(all.corrections > 50 && all.by_word.len() > 30, "{all:?}");
}
