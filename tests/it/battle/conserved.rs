//! No counter comes from nowhere: what is on the map, kept by hand beside the game.

use super::properties::{lines, stands};
use proptest::prelude::*;
use strum::VariantArray;
use underhill::battle::{Battle, BattleView, Counts, Piece};
use underhill::referee::{Referee, Reply};

fn view(referee: &Referee) -> BattleView {
    referee.state::<Battle>().unwrap().view.own.clone()
}

fn piece(word: &str) -> Piece {
    Piece::VARIANTS.iter().copied().find(|piece| piece.to_string() == word).unwrap()
}

/// What is on the map after a line that was accepted, kept by hand.
fn map_after(before: &BattleView, line: &str, reply: &Reply) -> Counts {
    let mut map = before.map;
    let words: Vec<&str> = line.trim_end_matches(" !").split(' ').collect();
    match words[..] {
        ["build", built, ref centres @ ..] => map[piece(built)] += centres.len() as u8,
        ["attack", attacker, "on", defender, ..] | ["attack", attacker, "e", "on", defender, ..] => {
            if reply.answer().ends_with("attacker out") {
                map[piece(attacker)] -= 1;
            } else if reply.answer().ends_with("defender out") {
                map[piece(defender)] -= 1;
            }
        }
        ["ring", "taken", taken] if reply.to_the_table().any(|told| told.starts_with(taken)) => {
            map[piece(taken)] -= 1;
        }
        ["fangorn", "awake", _, "over", over] => map[piece(over)] -= 1,
        ["paths", "lost"] => (map[Piece::Aragorn], map[Piece::Dead]) = (0, 0),
        ["lost", lost] => map[piece(lost)] -= 1,
        ["back", back] => map[piece(back)] += 1,
        ["count", counted, "=", to] => map[piece(counted)] = to.parse().unwrap(),
        _ => {}
    }
    map
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// What is on the map changes by what is built, thrown, told and set right, and by nothing else; whatever goes out by
    /// the rules is announced with what is left; and who was there or was built is there or is lost.
    #[test]
    fn counters_are_conserved(players in 2..=3u8, said in lines()) {
        let mut referee = Referee::new(None);
        for line in [&*format!("new battle players={players} seed=7"), "begin"] {
            prop_assert!(referee.hear(line).unwrap().accepted());
        }
        for line in said.iter().filter(|line| !matches!(line.as_str(), "undo" | "redo")) {
            let before = view(&referee);
            let reply = referee.hear(line).unwrap();
            let after = view(&referee);
            if !reply.accepted() {
                continue;
            }
            prop_assert_eq!(after.map, map_after(&before, line, &reply), "{}", line);
            let set_right = ["lost", "back", "count", "build"].iter().any(|word| line.starts_with(word));
            for piece in Piece::VARIANTS.iter().copied() {
                let told = format!("{piece} {}", after.map[piece]);
                let fewer = after.map[piece] < before.map[piece];
                prop_assert!(!fewer || set_right || reply.to_the_table().any(|line| line == told), "{} by {}", told, line);
                let built = after.past.built[piece];
                let more = built - before.past.built[piece];
                let builds = format!("build {piece} ");
                prop_assert!(more == 0 || line.starts_with(&builds));
                prop_assert!(after.map[piece] + after.lost(piece) >= piece.at_start() + built);
                prop_assert!(after.map[piece] <= piece.counters());
            }
        }
    }

    /// All of it is taken back, line by line, and given again; and the commands that stand, said anew, are the same game.
    #[test]
    fn all_is_taken_back_and_what_stands_said_anew_is_the_same_game(players in 2..=3u8, said in lines()) {
        let new = format!("new battle players={players} seed=7");
        let mut referee = Referee::new(None);
        prop_assert!(referee.hear(&new).unwrap().accepted());
        let mut stood = vec![stands(&referee)];
        let said = said.iter().map(String::as_str).filter(|line| !matches!(*line, "undo" | "redo" | "builds"));
        for line in std::iter::once("begin").chain(said) {
            if referee.hear(line).unwrap().accepted() {
                stood.push(stands(&referee));
            }
        }
        for state in stood.iter().rev().skip(1) {
            prop_assert!(referee.hear("undo").unwrap().accepted());
            prop_assert_eq!(&stands(&referee), state);
        }
        for state in &stood[1..] {
            prop_assert!(referee.hear("redo").unwrap().accepted());
            prop_assert_eq!(&stands(&referee), state);
        }
        let log = referee.hear("log").unwrap();
        let mut anew = Referee::new(None);
        prop_assert!(anew.hear(&new).unwrap().accepted());
        for told in log.to_the_table() {
            prop_assert!(anew.hear(told.split_once(' ').unwrap().1).unwrap().accepted(), "{}", told);
        }
        prop_assert_eq!(stands(&anew), stands(&referee));
    }
}
