//! What is set right in a log: what a correction touches, and what the game teaches of the board afterwards.

use crate::common::{Whims, accepted};
use crate::going_on::correction;
use std::collections::BTreeMap;
use underhill::hunt::{Hunt, Lesson, State, lessons};
use underhill::referee::{Mark, Referee};

/// Entries by a number of their own, in order; what each is; and what was asked, told, and there to be read.
type Paper = (Vec<u32>, BTreeMap<u32, String>, Vec<(String, String, Vec<u32>)>);

/// A correction against somebody who numbers every entry and remembers which of them were there.
#[test]
fn a_correction_touches_what_re_reading_finds() {
    let (mut proposals, mut touched) = (0, 0);
    for number in 0..150 {
        let mut whims = Whims::new(300_000 + number);
        let mut referee = Referee::new(None);
        accepted(&mut referee, "new give=0");
        for command in ["start draw", "information draw", "begin shadows=2"] {
            accepted(&mut referee, command);
        }
        let (mut log, mut entries, mut past) = Paper::default();
        let mut next = 0;
        let mut proposed: Option<Paper> = None;
        for _ in 0..120 {
            let state = referee.state::<Hunt>().unwrap().clone();
            if state.view.phase.is_over() || state.view.part2.is_some() {
                break;
            }
            let command = correction(&mut whims, &state).unwrap_or_else(|| whims.command(&state));
            let command = command.replace("ask ", "");
            let reply = referee.hear(&command).unwrap();
            // R11: the Corruption of a move at Nightfall may end the game before it is entered.
            if !reply.accepted() || reply.answer().starts_with("over") {
                continue;
            }
            let words: Vec<&str> = command.trim_start_matches("card ").split(' ').collect();
            match words[..] {
                ["move" | "escape", entry, ..] => {
                    log.push(next);
                    entries.insert(next, entry.replace("stay", "/"));
                    next += 1;
                }
                ["search" | "hunt" | "perception", ..] => {
                    past.push((command.clone(), reply.answer().to_owned(), log.clone()));
                }
                ["correct", "apply"] => (log, entries, past) = proposed.take().unwrap(),
                ["correct", "keep"] => proposed = None,
                ["correct", ref what @ ..] => {
                    proposals += 1;
                    let (mut log, mut entries, mut past) = (log.clone(), entries.clone(), past.clone());
                    match what {
                        ["insert", at, entry] => {
                            let at: usize = at.parse().unwrap();
                            // It was made right after the one before it: whoever read that one reads it as well.
                            let before = at.checked_sub(2).map(|before| log[before]);
                            log.insert(at - 1, next);
                            entries.insert(next, (*entry).to_owned());
                            for (_, _, there) in &mut past {
                                let place = match before {
                                    None => Some(0),
                                    Some(before) => {
                                        there.iter().position(|id| *id == before).map(|at| at + 1)
                                    }
                                };
                                place.into_iter().for_each(|place| there.insert(place, next));
                            }
                            next += 1;
                        }
                        ["remove", at] => {
                            let gone = log.remove(at.parse::<usize>().unwrap() - 1);
                            past.iter_mut().for_each(|(_, _, there)| there.retain(|id| *id != gone));
                        }
                        [at, entry] => {
                            let id = log[at.parse::<usize>().unwrap() - 1];
                            entries.insert(id, (*entry).to_owned());
                        }
                        _ => panic!("{command}"),
                    }
                    let mut wanted = Vec::new();
                    for (question, told, there) in &mut past {
                        let read: Vec<String> = there.iter().map(|id| entries[id].clone()).collect();
                        let is = re_read(&state, &read, question);
                        if is != *told {
                            wanted.push(format!("answer {question} was {told}, would be {is}"));
                            *told = is;
                        }
                    }
                    touched += wanted.len();
                    let came: Vec<String> = reply
                        .lines
                        .iter()
                        .filter(|line| line.mark == Mark::Secret && line.text.starts_with("answer"))
                        .map(|line| line.text.clone())
                        .collect();
                    assert_eq!(came, wanted, "game {number}: {command}");
                    proposed = Some((log, entries, past));
                }
                _ => {}
            }
            assert_eq!(
                referee.state::<Hunt>().unwrap().hidden.log.len(),
                log.len(),
                "game {number}: {command}"
            );
        }
    }
    assert!(proposals > 300 && touched > 100, "{proposals} {touched}");
}

/// The answer that somebody reads from a log on paper.
fn re_read(state: &State, log: &[String], question: &str) -> String {
    let start = state.hidden.start.unwrap().to_string();
    let places: Vec<&String> = std::iter::once(&start)
        .chain(log.iter().filter(|entry| !matches!(entry.as_str(), "." | "/")))
        .collect();
    let here = *places.last().unwrap();
    let words: Vec<&str> = question.trim_start_matches("card ").split(' ').collect();
    let yes = match words[0] {
        "hunt" if here == words[1] => return "yes, Frodo is here".into(),
        "perception" => {
            let board = state.view.options.board.as_ref().unwrap();
            let area = here.parse().ok().and_then(|here| board.area(here)).map(|area| area.to_string());
            area.is_some_and(|area| area == words[1] || area.split('-').next() == Some(words[1]))
        }
        _ => places.iter().any(|place| *place == words[1]),
    };
    if yes { "yes" } else { "no" }.into()
}

/// What a game teaches about the board is what its log says in the end, by the options that were agreed (R28).
#[test]
fn what_was_set_right_teaches_nothing_wrong() {
    let mut referee = Referee::new(None);
    for command in [
        "new board=tests/boards/wold.json tiles=none give=0 escape=example",
        "start 1",
        "information 4 6 8 10 12",
        "begin",
        // 1 and 4 are adjacent on the board, and nobody was at 23.
        "move 23 !",
        "done",
        "done",
        "move .",
        "correct 1 4",
        "correct apply",
        "done",
        "hunt 4",
        "done",
        "nazgul 0",
        "accept",
        "escape 13 !",
        "area 13 II-A",
        "area 13 II-B",
    ] {
        accepted(&mut referee, command);
    }
    let record = referee.kept::<Hunt>().unwrap().record();
    let [from, to] = ["4", "13"].map(|place| place.parse().unwrap());
    let wanted =
        [Lesson::Area { location: to, area: "II-B".parse().unwrap() }, Lesson::Way { from, to, most: 2 }];
    assert_eq!(lessons(record, 1, |_| false), wanted);
    assert_eq!(lessons(record, 2, |_| false), []);
    assert_eq!(lessons(record, 1, |_| true), []);
}
