//! Games that are alike in public and unlike in secret, in the table's window. It takes long, and is the first of its folder:
//! the others are run beside it.

use super::window_table::{hear, shows_to_all};
use crate::common::{Whims, public_events, table};
use crate::desk::{Desk, SMALL};
use iced::keyboard::key::Named;
use underhill::hunt::Hunt;

/// Games that differ in nothing but what is secret look the same to the table, pixel by pixel, after every command.
#[test]
fn nobody_sees_a_secret_in_the_tables_window() {
    let (mut pictures, mut answers) = (0, 0);
    for number in 0..24 {
        let mut whims = Whims::new(400_000 + number);
        let mut pair = [(); 2].map(|()| Desk::new(None));
        for (at, desk) in pair.iter_mut().enumerate() {
            let start = *whims.one_of(&["7", "8", "11"]).unwrap();
            let tokens = ["3 4 12 16 26", "34 35 37 38 48"][at];
            table().of("draws=hand seed=5").at(start, tokens).shadows(2).begins(desk);
            desk.app.show_table();
            desk.key(Named::F4);
            desk.resize(SMALL);
        }
        for _ in 0..16 {
            let first = whims.command(pair[0].state());
            let is_secret = ["move", "card move", "escape"].iter().any(|word| first.starts_with(word));
            let second = if is_secret {
                let verb =
                    if first.starts_with("card") { "card move" } else { first.split(' ').next().unwrap() };
                let entry = whims.entry(pair[1].state());
                let free = if first.ends_with(" free") { " free" } else { "" };
                format!("{verb} {entry}{free}")
            } else {
                first.clone()
            };
            let before: Vec<usize> = pair
                .iter()
                .map(|desk| desk.app.referee().kept::<Hunt>().unwrap().record().acts().len())
                .collect();
            let accepted = [hear(&mut pair[0], &first), hear(&mut pair[1], &second)];
            let events: Vec<Vec<String>> = pair
                .iter()
                .zip(before)
                .map(|(desk, before)| public_events(desk.app.referee(), before))
                .collect();
            if events[0] != events[1] || accepted[0] != accepted[1] {
                break;
            }
            let shown = pair.each_mut().map(shows_to_all);
            assert_eq!(shown[0], shown[1], "game {number}: {first} and {second} are told apart");
            pictures += 1;
            answers += usize::from(pair[0].state().view.answer.is_some());
        }
    }
    assert!(pictures > 120 && answers > 15, "{pictures} pictures, {answers} of them with an answer");
}
