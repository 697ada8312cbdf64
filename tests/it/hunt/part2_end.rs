//! What is told when both parts are over.

use crate::common::{accepted, table};
use underhill::hunt::{Event, Hunt, Phase, Public};
use underhill::referee::{Mark, Referee};

/// The whole journey is told when all is over, and the tokens for a War of the Ring.
#[test]
fn the_end_tells_the_whole_journey() {
    let mut referee = Referee::new(None);
    table().of("board=none starts=1,2,3").at("1", "4 5 6 7 8").begins(&mut referee);
    for command in [
        "move .",
        "card move 22",
        "card move A",
        "part2",
        "journey 2 . 10 . . 23 . 27 . 36 . . 35 . A",
        "deeds 3 4 5 6",
        "gandalf start 3",
        "begin",
    ] {
        accepted(&mut referee, command);
    }
    assert_eq!(referee.hear("result").unwrap().refused_as(), Some("refused-not-over"));
    for _ in 0..13 {
        accepted(&mut referee, "card advance");
    }
    assert_eq!(accepted(&mut referee, "advance"), "over: ring-bearer wins");
    let reply = referee.hear("result").unwrap();
    assert_eq!(reply.answer(), "shadow 0, free peoples 2");
    let told: Vec<&str> =
        reply.lines.iter().filter(|line| line.mark == Mark::Secret).map(|line| line.text.as_str()).collect();
    assert_eq!(told, ["Part 1: 1 • 22 A", "Journey card: 2 • 10 • • 23 • 27 • 36 • • 35 • A", "Gandalf: 3"]);
    let events: Vec<&Event> = referee.kept::<Hunt>().unwrap().record().events().collect();
    assert!(matches!(events.last(), Some(Event::Public(Public::Phase(Phase::Rivendell)))));
}
