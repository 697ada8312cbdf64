//! Many games, one after the other, in one program: what they leave behind does not grow.
//! `GAMES=5000 cargo test --release --test memory` is the long form.
#![cfg(target_os = "linux")]

#[path = "it/common.rs"]
mod common;

use common::Whims;
use underhill::hunt::Hunt;
use underhill::referee::Referee;

/// How many commands a game has.
const COMMANDS: usize = 200;
/// By how much memory may grow from a tenth of the games to all of them: nothing but what an allocator keeps.
const MOST: f64 = 1.05;

fn games() -> u64 {
    std::env::var("GAMES").ok().and_then(|number| number.parse().ok()).unwrap_or(600)
}

/// Pages of memory that are resident.
fn resident() -> f64 {
    let statm = std::fs::read_to_string("/proc/self/statm").unwrap();
    statm.split(' ').nth(1).unwrap().parse().unwrap()
}

#[test]
fn memory_after_many_games_is_that_after_a_tenth_of_them() {
    let mut referee = Referee::new(None);
    let mut early = 0.0;
    let mut given = 0;
    for number in 0..games() {
        let mut whims = Whims::new(700_000 + number);
        referee.hear(&format!("new seed={number}")).unwrap();
        for _ in 1..COMMANDS {
            let state = referee.state::<Hunt>().unwrap();
            let command = match whims.below(20) {
                0 => "undo".to_owned(),
                1 => "status".to_owned(),
                _ => whims.command(state),
            };
            referee.hear(&command).unwrap();
            given += 1;
        }
        if number + 1 == games() / 10 {
            early = resident();
        }
    }
    let late = resident();
    println!(
        "{} games, {given} commands: {early} pages after a tenth of them, {late} after all: {:.3}",
        games(),
        late / early
    );
    assert!(late <= early * MOST, "{early} pages grew to {late}");
}
