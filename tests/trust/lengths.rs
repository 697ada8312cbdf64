//! How long a line is: that tells nobody what stands in it.

use crate::common::accepted;
use crate::lines::lines;
use crate::text;
use underhill::referee::Referee;

/// Lines of the same kind are of the same length behind the screen: nobody tells a dot from a number by a file's size.
#[test]
fn the_length_of_a_line_tells_nothing() {
    let length = |commands: &[&str]| -> Vec<usize> {
        let mut referee = Referee::new(None);
        for command in commands {
            accepted(&mut referee, command);
        }
        let lines = lines(&text(&referee));
        let commands = &lines[1..];
        assert!(commands.iter().all(|line| line.secret.len().is_multiple_of(512)), "{commands:?}");
        commands.iter().map(|line| line.public.len() + line.secret.len()).skip(1).collect()
    };
    let part1 = ["new board=none tiles=none starts=1,22,333 give=0 seed=1"];
    let (begin, night) = ("begin", ["move .", "done", "done", "move .", "done", "done"]);
    let game = |own: &[&'static str]| length(&[&part1[..], own].concat());
    let same = |one: Vec<usize>, other: Vec<usize>| assert_eq!(one, other);
    same(
        game(&["start 1", "information 2 3 4 5 6"]),
        game(&["start 333", "information 111 222 444 555 666"]),
    );
    let set = ["start 1", "information 2 3 4 5 6", begin];
    let in_game = |own: &[&'static str]| game(&[&set[..], own].concat());
    same(in_game(&["move .", "area 4 I-A"]), in_game(&["move 333 !", "area 444 III-D"]));
    same(in_game(&["card move ."]), in_game(&["card move 222 !"]));
    same(
        in_game(&[&night[..], &["rest", "correct 1 2", "correct keep"]].concat()),
        in_game(&[&night[..], &["rest", "correct insert 2 333", "correct keep"]].concat()),
    );
    let found = ["move .", "done", "hunt 1", "done", "nazgul 0", "accept"];
    same(
        in_game(&[&found[..], &["escape stay"]].concat()),
        in_game(&[&found[..], &["escape 333 !"]].concat()),
    );
    let part2 = [&set[..], &["move A", "part2"]].concat();
    let in_part2 = |own: &[&'static str]| game(&[&part2[..], own].concat());
    let dots = "journey 1 . . . . . . . . . . . . . A";
    let numbers = "journey 111 222 333 444 555 666 777 888 999 111 222 333 444 555 A";
    same(in_part2(&[dots]), in_part2(&[numbers]));
    same(
        in_part2(&["journey long 1", "journey row 1 ."]),
        in_part2(&["journey long 111", "journey row 12 333*"]),
    );
    same(
        in_part2(&[
            dots,
            "deeds 1 2 3 4",
            "gandalf start 1",
            begin,
            "advance",
            "gandalf 2",
            "card gandalf 3",
        ]),
        in_part2(&[
            dots,
            "deeds 111 222 333 444",
            "gandalf start 333",
            begin,
            "advance",
            "gandalf 222 !",
            "card gandalf 999",
        ]),
    );
}
