//! The ways to Part 2: a quick Part 1, one of anything that comes into a head, and one from the box.

use crate::common::{Whims, accepted, table};
use underhill::hunt::Hunt;
use underhill::referee::Referee;

/// A quick Part 1 that ends well, with something on every track.
pub fn part1(referee: &mut Referee, whims: &mut Whims, seed: u64) {
    table().of(&format!("seed={seed}")).shadows(2).begins(referee);
    for command in [
        "company flip frodo",
        "company add merry",
        "company flip merry",
        "barrow-wights",
        "red eye",
        "red 4",
        "corruption +3 a ford",
        "fellowship -1",
        "token 12 found",
    ] {
        // What of it is possible in this game, and not always all of it.
        if whims.chance(50) {
            referee.hear(command).unwrap();
        }
    }
    if whims.chance(60) {
        accepted(referee, &format!("draw {}", 1 + whims.below(2)));
        accepted(referee, "accept");
    }
    for token in referee.state::<Hunt>().unwrap().hidden.information.clone().into_keys() {
        if whims.chance(50) && referee.state::<Hunt>().unwrap().hidden.keeps(token) {
            accepted(referee, &format!("token {token} found"));
        }
    }
    if !referee.state::<Hunt>().unwrap().view.phase.is_over() {
        accepted(referee, "move A !");
    }
}

/// A Part 1 of anything that comes into a head, until it ends well.
pub fn random_part1(referee: &mut Referee, whims: &mut Whims, seed: u64) {
    for attempt in 0.. {
        accepted(referee, &format!("new seed={}", seed + 10_000 * attempt));
        while !referee.state::<Hunt>().unwrap().view.phase.is_over() {
            let command = whims.command(referee.state::<Hunt>().unwrap());
            referee.hear(&command).unwrap();
        }
        if referee.state::<Hunt>().unwrap().view.phase.is_between_parts() {
            return;
        }
    }
}

/// A game from the box, to the set-up of its Part 2.
pub fn to_part2(referee: &mut Referee, journeys: &str) {
    let begun = table().of("board=none starts=1,2,3").at("1", "4 5 6 7 8");
    begun.then(&["move A", &format!("part2{journeys}")]).begins(referee);
}
