//! Properties of Part 2 against naive models of it.

use super::ways_to_part2::{part1, random_part1};
use crate::common::{Folder, Whims, accepted};
use std::collections::BTreeMap;
use underhill::hunt::board::Location;
use underhill::hunt::{self, Answer, Hunt, Phase, Question, State};
use underhill::referee::{Mark, Referee, Reply};
use underhill::table::Record;

/// The Journey card and the step, as someone keeps them who hears all that the referee tells the Ring-bearer.
#[derive(Default, Clone)]
struct Kept {
    offered: BTreeMap<String, Vec<String>>,
    card: Vec<String>,
}

impl Kept {
    fn hears(&mut self, command: &str, reply: &Reply) {
        if !reply.accepted() {
            return;
        }
        let mut drawn = None;
        for line in reply.lines.iter().filter(|line| line.mark == Mark::Secret) {
            let words: Vec<String> = line.text.split(' ').map(str::to_owned).collect();
            match words[0].as_str() {
                "short" | "long" => drop(self.offered.insert(words[0].clone(), words[1..].to_vec())),
                "journey" if command.starts_with("course draw") => {
                    self.offered.insert(words[1].clone(), words[2..].to_vec());
                }
                "journey" => drawn = Some(words[1..].to_vec()),
                _ => {}
            }
        }
        let words: Vec<&str> = command.split(' ').collect();
        match words[..] {
            ["journey", "keep", which] | ["course", "take", which] => self.card = self.offered[which].clone(),
            _ => self.card = drawn.unwrap_or(std::mem::take(&mut self.card)),
        }
    }

    /// What an honest Ring-bearer answers from card and log.
    fn answers(
        &self,
        state: &State,
        log: &[String],
        areas: &BTreeMap<String, String>,
        question: Question,
    ) -> Option<Answer> {
        let step = usize::from(state.view.step);
        let place = |row: &String| row.trim_end_matches('*').to_owned();
        let walked: Vec<String> = self.card[..=step].iter().filter(|row| *row != ".").map(place).collect();
        let frodo = walked.last()?;
        let in_rivendell = state.view.part2.as_ref().unwrap().in_rivendell;
        let gandalf = log.last().filter(|_| !in_rivendell);
        let lies = |place: &str, region: &str| -> Option<bool> {
            if place.chars().all(|sign| sign.is_ascii_uppercase()) {
                return Some(false);
            }
            let area = areas.get(place)?;
            Some(area == region || area.split('-').next() == Some(region))
        };
        let yes = |yes: bool| if yes { Answer::Yes } else { Answer::No };
        Some(match question {
            Question::Search(location) => {
                let location = location.to_string();
                let marked = self.card.contains(&format!("{location}*")) && self.card.len() == 17;
                let hides = state.view.options.shelters && marked && *frodo == location;
                yes(walked.contains(&location) && !hides)
            }
            Question::Hunt(location) => {
                let location = location.to_string();
                let found = gandalf == Some(&location);
                match (*frodo == location, walked.contains(&location), found) {
                    (true, _, false) => Answer::FrodoIsHere,
                    (true, _, true) => Answer::BothAreFound,
                    (_, true, false) => Answer::Yes,
                    (_, true, true) => Answer::YesGandalfIsFound,
                    (_, _, false) => Answer::No,
                    (_, _, true) => Answer::GandalfIsFound,
                }
            }
            Question::Perception(region) | Question::Morgul(region) => {
                let region = region.to_string();
                let frodo = lies(frodo, &region)?;
                let gandalf = match gandalf {
                    Some(here) => lies(here, &region)?,
                    None => false,
                };
                match (question, frodo, gandalf) {
                    (_, false, false) => Answer::No,
                    (Question::Perception(_), ..) => Answer::Yes,
                    (_, true, true) => Answer::FrodoAndGandalf,
                    (_, true, false) => Answer::Frodo,
                    (_, false, true) => Answer::Gandalf,
                }
            }
        })
    }
}

/// Gandalf's log, as the referee tells it.
fn told_log(referee: &mut Referee) -> Vec<String> {
    let reply = referee.hear("log").unwrap();
    let lines = reply.lines.iter().filter(|line| line.mark == Mark::Secret);
    lines.map(|line| line.text.rsplit(' ').next().unwrap().to_owned()).collect()
}

fn practice_areas() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string("resources/boards/practice-2.json").unwrap();
    let board: serde_json::Value = serde_json::from_str(&text).unwrap();
    let areas = board["areas"].as_object().unwrap();
    let places = areas.iter().flat_map(|(area, places)| {
        places.as_array().unwrap().iter().map(|place| (place.to_string(), area.clone()))
    });
    places.collect()
}

fn check_invariants(state: &State) {
    let view = &state.view;
    let Some(part2) = &view.part2 else { return };
    let Some(journey) = &state.hidden.journey else { return };
    // P7: the figure is on the card; P21: on its last row the game is over.
    assert!(view.step <= journey.length.moves());
    assert_eq!(view.step == journey.length.moves(), view.phase == Phase::Rivendell);
    // P19, P22: the limit decides, and nothing else.
    if view.phase.is_play() {
        assert!(view.corruption < state.limit());
    }
    assert!(view.tokens <= view.pool && view.pool <= 4);
    // P4, P13: every deed token is in one place.
    let deeds = &state.hidden.deeds;
    let mut all: Vec<Location> =
        deeds.kept.iter().chain(&deeds.discarded).chain(&part2.deeds).copied().collect();
    all.extend(deeds.remaining.iter().flatten());
    all.sort();
    if !part2.deeds_set {
        return;
    }
    let mut printed = view.options.board.as_ref().unwrap().deeds().to_vec();
    printed.sort();
    assert_eq!(all, printed);
    // P10, P12: whoever stands there is where he stands; whoever is in Rivendell is nowhere else.
    if let Some(figure) = part2.figure {
        assert_eq!(state.gandalf(), Some(figure));
    }
    assert_eq!(part2.in_rivendell, part2.gandalf_set && state.gandalf().is_none());
}

#[test]
fn random_two_part_games_keep_their_invariants_and_answer_truly() {
    let areas = practice_areas();
    let (mut questions, mut won, mut lost, mut courses, mut found) = (0, 0, 0, 0, 0);
    for number in 0..300 {
        let mut whims = Whims::new(70_000 + number);
        let mut referee = Referee::new(None);
        // Every third game is random from its first command on.
        if number % 3 == 0 {
            random_part1(&mut referee, &mut whims, number);
        } else {
            part1(&mut referee, &mut whims, number);
        }
        let mut kept = Kept::default();
        for _ in 0..260 {
            let (command, reply, state) = whims.says_to(&mut referee);
            kept.hears(&command, &reply);
            check_invariants(&state);
            courses += usize::from(command.starts_with("course change") && reply.accepted());
            found += usize::from(reply.answer().ends_with("Gandalf is found"));
            if state.view.part2.as_ref().is_some_and(|part2| part2.gandalf_set) && !kept.card.is_empty() {
                let log = told_log(&mut referee);
                // Where he has walked, and the dots since, are what the card says.
                let rows = &kept.card[..=usize::from(state.view.step)];
                let places: Vec<String> = state.walked().iter().map(ToString::to_string).collect();
                let walked: Vec<&str> =
                    rows.iter().filter(|row| *row != ".").map(|row| row.trim_end_matches('*')).collect();
                assert_eq!(places, walked);
                let dots = rows.iter().rev().take_while(|row| *row == ".").count();
                assert_eq!(usize::from(state.dots()), dots);
                assert_eq!(format!("{:?}", state.hidden.journey), "Some(…)");
                let anywhere = Location::number(1 + whims.below(60) as u16).unwrap();
                let region = whims.one_of(&["IV", "V-A", "VI", "V-C", "VI-B"]).unwrap().parse().unwrap();
                let mut asked =
                    vec![Question::Search(anywhere), Question::Perception(region), Question::Morgul(region)];
                asked.extend(state.last_location().map(Question::Search));
                asked.extend(
                    [state.last_location(), state.gandalf(), Some(anywhere)]
                        .into_iter()
                        .flatten()
                        .map(Question::Hunt),
                );
                for question in asked {
                    // Where somebody went by word, nobody may know the area.
                    assert_eq!(
                        hunt::answer(&state, question),
                        kept.answers(&state, &log, &areas, question),
                        "{question:?} in game {number} after {command}"
                    );
                    questions += 1;
                }
            }
            match state.view.phase {
                Phase::Rivendell => won += 1,
                Phase::Corrupted if state.view.part2.is_some() => lost += 1,
                _ => continue,
            }
            let tokens = hunt::result(&state.view).unwrap();
            assert!((1..=2).contains(&(tokens.shadow + tokens.free_peoples)));
            break;
        }
    }
    // The games are worth something: both sides win, and all that there is happens.
    assert!(won > 15 && lost > 40, "{won} won, {lost} lost");
    assert!(questions > 60_000, "{questions} questions");
    assert!(courses > 80 && found > 100, "{courses} other courses, Gandalf found {found} times");
}

#[test]
fn a_two_part_game_cut_off_anywhere_goes_on_as_it_would_have() {
    let folder = Folder::new("cut");
    for number in 0..6 {
        let mut whims = Whims::new(90_000 + number);
        let mut whole = Referee::new(None);
        random_part1(&mut whole, &mut whims, 1_000 + number);
        for _ in 0..150 {
            let state = whole.state::<Hunt>().unwrap().clone();
            if state.view.phase.is_end() {
                break;
            }
            whole.hear(&whims.command(&state)).unwrap();
        }
        let status = whole.hear("status").unwrap().print(true);
        let record = whole.kept::<Hunt>().unwrap().record();
        let said: Vec<String> = record.said().map(|(said, _)| said.full.clone()).collect();
        let lines: Vec<&str> = record.text().split_inclusive('\n').collect();
        // A line for the header and one for each command: no undo is among them.
        assert_eq!(lines.len(), said.len() + 1);
        for from in (1..said.len()).step_by(9) {
            let path = folder.join(format!("{number}-{from}.underhill"));
            std::fs::write(&path, lines[..=from].concat()).unwrap();
            let mut again = Referee::new(None);
            accepted(&mut again, &format!("open {}", path.display()));
            for command in &said[from..] {
                accepted(&mut again, command);
            }
            let (one, other) = (whole.state::<Hunt>().unwrap(), again.state::<Hunt>().unwrap());
            assert!(one.view == other.view && one.hidden == other.hidden, "game {number} cut at {from}");
            assert_eq!(again.hear("status").unwrap().print(true), status);
        }
    }
}

#[test]
fn undo_and_redo_agree_with_replaying() {
    for number in 0..60 {
        let mut whims = Whims::new(100_000 + number);
        let mut referee = Referee::new(None);
        part1(&mut referee, &mut whims, number);
        for _ in 0..150 {
            match whims.below(6) {
                0 => drop(referee.hear("undo")),
                1 => drop(referee.hear("redo")),
                _ => {
                    let command = whims.command(referee.state::<Hunt>().unwrap());
                    referee.hear(&command).unwrap();
                }
            }
        }
        let record = referee.kept::<Hunt>().unwrap().record();
        let mut again = Referee::new(None);
        for (said, _) in record.said() {
            accepted(&mut again, &said.full);
        }
        let (one, other) = (referee.state::<Hunt>().unwrap(), again.state::<Hunt>().unwrap());
        assert!(one.view == other.view && one.hidden == other.hidden, "game {number}");
        let opened =
            Record::<Hunt>::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(opened.fault, None);
        assert!(opened.record.state().view == one.view && opened.record.state().hidden == one.hidden);
    }
}
