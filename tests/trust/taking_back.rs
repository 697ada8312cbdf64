//! Much that is taken back and given again.

use crate::common::accepted;
use crate::{honest, text};
use underhill::hunt::{Hunt, Record};
use underhill::referee::Referee;

/// However much is taken back at once, and given again, the game is what its lines make.
#[test]
fn much_can_be_taken_back() {
    let mut referee = Referee::new(None);
    for command in
        ["new board=none starts=1,2,3 give=0", "start 1", "information 2 3 4 5 6", "begin", "move 22", "done"]
    {
        accepted(&mut referee, command);
    }
    for round in 0..900 {
        accepted(&mut referee, &format!("hunt {}", 30 + round * 7 % 400));
    }
    let is_what_its_lines_make = |referee: &Referee| {
        let record = referee.kept::<Hunt>().unwrap().record();
        let again = Record::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}")).record;
        assert_eq!(record.standing(), again.standing());
        let (state, again) = (record.state(), again.state());
        assert!(state.view == again.view && state.hidden == again.hidden);
        let hunts = record.said().filter(|(said, _)| said.full.starts_with("hunt")).count();
        let told = record
            .events()
            .filter(|event| matches!(event, underhill::hunt::Event::Public(it) if it.answer().is_some()));
        assert_eq!(told.count(), hunts);
        hunts
    };
    assert_eq!(is_what_its_lines_make(&referee), 900);
    for (command, times) in
        [("undo", 20), ("undo", 641), ("redo", 500), ("undo", 530), ("hunt 999", 300), ("undo", 290)]
    {
        for _ in 0..times {
            accepted(&mut referee, command);
        }
        is_what_its_lines_make(&referee);
    }
    assert_eq!(is_what_its_lines_make(&referee), 900 - 20 - 641 + 500 - 530 + 300 - 290);
    honest(&text(&referee), &[]);
}
