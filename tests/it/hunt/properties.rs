//! Properties of the game against naive models of it.

use crate::common::{Whims, accepted, heard_alike, table};
use proptest::prelude::*;
use std::collections::{BTreeMap, BTreeSet, HashSet, VecDeque};
use std::sync::Arc;
use underhill::hunt::board::{Board, Location};
use underhill::hunt::{self, Answer, Entry, Hunt, Options, Phase, Question, State};
use underhill::referee::Referee;
use underhill::table::{LineFault, Record};

// ---------------------------------------------------------------------------------------------------------------
// Within reach, and the rescue (R8, R9, R15, R28), against walking every entry sequence.

/// A small board: locations 1 to n, exits, dots, and joins between them.
#[derive(Clone, Debug)]
struct Small {
    locations: usize,
    exits: usize,
    dots: usize,
    joins: Vec<(usize, usize)>,
}

impl Small {
    fn spaces(&self) -> usize {
        self.locations + self.exits + self.dots
    }

    fn name(&self, space: usize) -> String {
        if space < self.locations {
            (space + 1).to_string()
        } else if space < self.locations + self.exits {
            ((b'A' + (space - self.locations) as u8) as char).to_string()
        } else {
            format!(".d{space}")
        }
    }

    fn is_dot(&self, space: usize) -> bool {
        space >= self.locations + self.exits
    }

    fn is_exit(&self, space: usize) -> bool {
        !self.is_dot(space) && space >= self.locations
    }

    /// Each join once, and none from a space to itself.
    fn joins(&self) -> BTreeSet<(usize, usize)> {
        self.joins.iter().filter(|(a, b)| a != b).map(|&(a, b)| (a.min(b), a.max(b))).collect()
    }

    fn board(&self) -> Option<Board> {
        let links: Vec<String> =
            self.joins().iter().map(|&(a, b)| format!("\"{} {}\"", self.name(a), self.name(b))).collect();
        let text = format!(
            r#"{{"format":"underhill-board/1","name":"small","part":1,"links":[{}]}}"#,
            links.join(",")
        );
        let board = Board::read(text.as_bytes()).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
        board.is_linked().then_some(board)
    }

    fn adjacent(&self, space: usize) -> Vec<usize> {
        self.joins()
            .iter()
            .filter_map(|&(a, b)| if a == space { Some(b) } else { (b == space).then_some(a) })
            .collect()
    }

    /// Every route from a space over dots that are not on it yet, by its end and its number of dots.
    fn routes(&self, route: &mut Vec<usize>, found: &mut BTreeMap<usize, usize>) {
        let here = *route.last().unwrap();
        for there in self.adjacent(here) {
            if route.contains(&there) {
                continue;
            }
            if self.is_dot(there) {
                route.push(there);
                self.routes(route, found);
                route.pop();
            } else {
                let dots = route.len() - 1;
                let best = found.entry(there).or_insert(dots);
                *best = (*best).min(dots);
            }
        }
    }

    /// What may be entered with the last location and the dots marked (R8, R9).
    fn within_reach(&self, last: usize, marked: usize, bonus: usize) -> BTreeSet<usize> {
        let mut found = BTreeMap::new();
        self.routes(&mut vec![last], &mut found);
        let mut reach: BTreeSet<usize> =
            found.into_iter().filter(|&(_, dots)| dots <= marked + bonus).map(|(space, _)| space).collect();
        if marked >= 1 || bonus > 0 {
            reach.insert(last);
        }
        reach
    }

    /// The fewest entries to an exit, by trying all sequences of entries, shortest first.
    fn entries_to_exit(&self, last: usize, marked: usize) -> Option<usize> {
        let most = marked + self.dots + 1;
        let mut seen = HashSet::from([(last, marked)]);
        let mut queue = VecDeque::from([(last, marked, 0)]);
        while let Some((last, marked, entries)) = queue.pop_front() {
            for there in self.within_reach(last, marked, 0) {
                if self.is_exit(there) {
                    return Some(entries + 1);
                }
                if seen.insert((there, 0)) {
                    queue.push_back((there, 0, entries + 1));
                }
            }
            if marked < most && seen.insert((last, marked + 1)) {
                queue.push_back((last, marked + 1, entries + 1));
            }
        }
        None
    }
}

fn small_board() -> impl Strategy<Value = Small> {
    (1..6_usize, 0..3_usize, 0..7_usize).prop_flat_map(|(locations, exits, dots)| {
        let spaces = locations + exits + dots;
        prop::collection::vec((0..spaces, 0..spaces), 1..(2 * spaces + 2)).prop_map(move |joins| Small {
            locations,
            exits,
            dots,
            joins,
        })
    })
}

fn state_at(board: Board, last: Location, marked: usize, phase: Phase) -> State {
    let mut state = State::default();
    state.view.options = Arc::new(Options { board: Some(Arc::new(board)), ..Options::default() });
    state.view.phase = phase;
    state.hidden.start = Some(last);
    state.hidden.log = vec![Entry::Dot; marked];
    state
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn reach_is_what_a_finger_finds(small in small_board(), marked in 0..5_usize) {
        let Some(board) = small.board() else { return Ok(()) };
        for last in 0..small.locations {
            let here: Location = small.name(last).parse().unwrap();
            if !board.has(here) {
                continue;
            }
            let listed = |phase| -> Vec<String> {
                let state = state_at(board.clone(), here, marked, phase);
                hunt::reach(&state).unwrap().iter().map(ToString::to_string).collect()
            };
            let named = |spaces: BTreeSet<usize>| -> Vec<String> {
                // Numbers first, then exits: the order of the model's spaces.
                spaces.into_iter().map(|space| small.name(space)).collect()
            };
            prop_assert_eq!(listed(Phase::RingBearer), named(small.within_reach(last, marked, 0)));
            let mut escape = small.within_reach(last, marked, 2);
            escape.retain(|&space| !small.is_exit(space));
            prop_assert_eq!(listed(Phase::Escape), named(escape));
        }
    }

    #[test]
    fn the_rescue_counts_the_fewest_entries(small in small_board(), marked in 0..6_usize) {
        let Some(board) = small.board() else { return Ok(()) };
        for last in 0..small.locations {
            let here: Location = small.name(last).parse().unwrap();
            let counted = board.moves_to_exit(here, marked as u16).map(usize::from);
            prop_assert_eq!(counted, small.entries_to_exit(last, marked), "from {} with {}", here, marked);
        }
    }

    #[test]
    fn links_are_what_was_said(small in small_board()) {
        let Some(board) = small.board() else { return Ok(()) };
        prop_assert_eq!(board.links().len(), small.joins().len());
        prop_assert!(board.spaces().len() <= small.spaces());
        prop_assert!(board.links().iter().all(|link| !link.road && link.ends[0] != link.ends[1]));
        // Connection goes both ways, over the same number of dots.
        for from in board.locations() {
            for &(to, dots) in board.connected(from) {
                prop_assert_eq!(board.dot_distance(to, from), Some(dots));
            }
            prop_assert_eq!(board.dot_distance(from, from), None);
        }
    }
}

// ---------------------------------------------------------------------------------------------------------------
// Whole games.

/// The answer that someone finds who reads the whole log again.
fn re_read(log: &[String], areas: &BTreeMap<String, String>, question: Question) -> Option<Answer> {
    let yes = |yes| Some(if yes { Answer::Yes } else { Answer::No });
    let places: Vec<&String> = log.iter().filter(|entry| *entry != "." && *entry != "/").collect();
    let last = *places.last()?;
    match question {
        Question::Search(location) => yes(places.contains(&&location.to_string())),
        Question::Hunt(location) if *last == location.to_string() => Some(Answer::FrodoIsHere),
        Question::Hunt(location) => yes(places.contains(&&location.to_string())),
        // An exit lies in no area (P14).
        Question::Perception(_) if last.chars().all(|sign| sign.is_ascii_uppercase()) => yes(false),
        Question::Perception(region) | Question::Morgul(region) => {
            let area = areas.get(last)?;
            let region = region.to_string();
            yes(*area == region || area.split('-').next() == Some(&region))
        }
    }
}

/// The log as the referee tells it.
fn told_log(referee: &mut Referee) -> Vec<String> {
    let reply = referee.hear("log").unwrap();
    let lines =
        reply.lines.iter().filter(|line| line.text.starts_with("start ") || line.text.starts_with("entry "));
    lines.map(|line| line.text.rsplit(' ').next().unwrap().to_owned()).collect()
}

fn practice_areas() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string("resources/boards/practice.json").unwrap();
    let board: serde_json::Value = serde_json::from_str(&text).unwrap();
    let areas = board["areas"].as_object().unwrap();
    areas
        .iter()
        .flat_map(|(area, places)| {
            places.as_array().unwrap().iter().map(|place| (place.to_string(), area.clone()))
        })
        .collect()
}

fn check_invariants(state: &State, printed: usize) {
    let view = &state.view;
    // R10: the figure stands where the log ends.
    assert_eq!(usize::from(view.step), state.hidden.log.len());
    assert!(view.step <= hunt::LAST_STEP);
    // R3, R31: tokens within the pool.
    assert!(view.tokens <= view.pool && view.pool <= 4);
    // R27: at the limit the game is over, and not before.
    if view.phase.is_play() {
        assert!(view.corruption < state.limit());
    }
    // R24–R26: no tile is ever in two places: there are at most as many as were printed.
    let pool = view.hunt_pool.as_ref().expect("practice tiles are known").len();
    let drawn = view.drawn.as_ref().map_or(0, |(tiles, _)| tiles.len());
    assert!(pool + drawn <= printed + view.red.len());
    // R21: found and kept tokens are the five that were drawn.
    if view.information_set {
        assert_eq!(state.hidden.information.len(), 5);
        assert!(view.information.iter().all(|location| state.hidden.information.contains_key(location)));
    }
    // R18: an encounter is due only while days go by.
    assert!(!view.found || view.phase.is_play());
}

#[test]
fn random_games_keep_their_invariants_and_answer_truly() {
    let areas = practice_areas();
    let (mut questions, mut over) = (0, 0);
    for number in 0..400 {
        let mut whims = Whims::new(number);
        let mut referee = Referee::new(None);
        accepted(&mut referee, &format!("new seed={number}"));
        for _ in 0..160 {
            let (command, _, state) = whims.says_to(&mut referee);
            check_invariants(&state, 15);
            // A tile is in the pool, lies drawn, or has left the pool: by being applied or lost, or by the table's word.
            let view = &state.view;
            let drawn = view.drawn.as_ref().map_or(0, |(tiles, _)| tiles.len());
            let tiles = view.hunt_pool.as_ref().unwrap().len() + drawn + view.spent.len();
            assert_eq!(tiles, 15 + view.red.len(), "{command}");
            // A track lies wherever a question was answered with yes.
            if let Some((asked, answer)) = state.view.answer
                && let Question::Search(location) | Question::Hunt(location) = asked.question
                && answer != Answer::No
            {
                assert!(state.view.tracks.contains_key(&location), "{command}");
            }
            // Any question now is answered as someone who reads the log answers it.
            let log = told_log(&mut referee);
            if log.is_empty() {
                continue;
            }
            for question in [
                Question::Search(Location::number(1 + whims.below(60) as u16).unwrap()),
                Question::Hunt(Location::number(1 + whims.below(60) as u16).unwrap()),
                Question::Perception(
                    whims.one_of(&["I", "II-A", "III", "II-D", "III-C"]).unwrap().parse().unwrap(),
                ),
            ] {
                // Places entered by word may be off the board; those have no area here.
                assert_eq!(
                    hunt::answer(&state, question),
                    re_read(&log, &areas, question),
                    "{log:?} {question:?}"
                );
                questions += 1;
            }
            if state.view.phase.is_over() {
                over += 1;
                break;
            }
        }
    }
    // The games are worth something: many end, and all are asked.
    assert!(over > 200, "{over} games ended");
    assert!(questions > 30_000, "{questions} questions");
}

#[test]
fn undo_and_redo_agree_with_replaying() {
    for number in 0..150 {
        let mut whims = Whims::new(10_000 + number);
        let mut referee = Referee::new(None);
        let opening = format!("new seed={number}");
        accepted(&mut referee, &opening);
        let (mut standing, mut undone): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        for _ in 0..120 {
            match whims.below(6) {
                0 => {
                    let reply = referee.hear("undo").unwrap();
                    match standing.pop() {
                        Some(command) => {
                            assert_eq!(reply.answer(), format!("undone {command}"));
                            undone.push(command);
                        }
                        None => assert!(!reply.accepted()),
                    }
                }
                1 => {
                    let reply = referee.hear("redo").unwrap();
                    match undone.pop() {
                        Some(command) => {
                            assert_eq!(reply.answer(), format!("redone {command}"));
                            standing.push(command);
                        }
                        None => assert!(!reply.accepted()),
                    }
                }
                _ => {
                    let command = whims.command(referee.state::<Hunt>().unwrap());
                    let reply = referee.hear(&command).unwrap();
                    if reply.accepted() && command != "phase" {
                        standing.push(command);
                        undone.clear();
                    }
                }
            }
        }
        let mut again = Referee::new(None);
        accepted(&mut again, &opening);
        for command in &standing {
            accepted(&mut again, command);
        }
        let (one, other) = (referee.state::<Hunt>().unwrap(), again.state::<Hunt>().unwrap());
        assert_eq!(one.view, other.view);
        assert_eq!(one.hidden, other.hidden);
        // And so does the record when it is read again, with all that could still be redone.
        let record = referee.kept::<Hunt>().unwrap().record();
        let opened =
            Record::<Hunt>::read(record.text().as_bytes()).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(opened.fault, None);
        assert_eq!(opened.record.state().view, one.view);
        assert_eq!(opened.record.state().hidden, one.hidden);
        assert_eq!(opened.record.undone(), record.undone());
        assert_eq!(opened.record.standing(), record.standing());
        assert_eq!(opened.record.head(), record.head());
    }
}

// ---------------------------------------------------------------------------------------------------------------
// The record.

/// A short game from the box, with an undo and a redo in it.
fn short_game() -> Referee {
    let mut referee = Referee::new(None);
    table().of("board=none tiles=none starts=1,2,3").at("1", "4 5 6 7 8").shadows(1).begins(&mut referee);
    for command in [
        "move 22",
        "area 22 II-B",
        "done",
        "search 22",
        "undo",
        "hunt 22",
        "undo",
        "redo",
        "done",
        "nazgul 1 tiles 2",
        "accept",
        "escape 33",
        "note the end",
    ] {
        accepted(&mut referee, command);
    }
    referee
}

#[test]
fn a_record_cut_anywhere_opens_as_far_as_it_goes() {
    let referee = short_game();
    let bytes = referee.kept::<Hunt>().unwrap().record().text().as_bytes();
    let ends: Vec<usize> = (0..bytes.len()).filter(|&at| bytes[at] == b'\n').map(|at| at + 1).collect();
    for cut in 0..=bytes.len() {
        let whole = ends.iter().filter(|&&end| end <= cut).count();
        match Record::<Hunt>::read(&bytes[..cut]) {
            Err(_) => assert!(whole < 2, "cut at {cut}"),
            Ok(opened) => {
                assert!(whole >= 2, "cut at {cut}");
                assert_eq!(opened.record.acts().len(), whole - 1, "cut at {cut}");
                let torn = !ends.contains(&cut);
                assert_eq!(opened.fault, torn.then_some(LineFault::Torn(whole + 1)), "cut at {cut}");
                assert_eq!(opened.record.text().as_bytes(), &bytes[..ends[whole - 1]]);
            }
        }
    }
}

#[test]
fn a_record_damaged_anywhere_opens_before_the_damage() {
    let referee = short_game();
    let bytes = referee.kept::<Hunt>().unwrap().record().text().as_bytes();
    let mut damaged = bytes.to_vec();
    for at in 0..bytes.len() {
        for change in [1, 0x80] {
            damaged[at] = bytes[at] ^ change;
            let line = bytes[..at].iter().filter(|&&byte| byte == b'\n').count() + 1;
            match Record::<Hunt>::read(&damaged) {
                Err(_) => assert!(line <= 2, "byte {at} of line {line}"),
                Ok(opened) => {
                    let fault =
                        opened.fault.unwrap_or_else(|| panic!("byte {at} was changed, and nobody noticed"));
                    // The last line without its end is taken for one that was cut off.
                    let named = match fault {
                        LineFault::Damaged(line) | LineFault::Torn(line) | LineFault::Strange(line) => line,
                    };
                    assert_eq!(named, line, "byte {at}");
                    assert_eq!(opened.record.acts().len(), line - 2);
                }
            }
        }
        damaged[at] = bytes[at];
    }
}

#[test]
fn lines_cannot_change_places() {
    let referee = short_game();
    let text = referee.kept::<Hunt>().unwrap().record().text();
    let lines: Vec<&str> = text.lines().collect();
    for at in 2..lines.len() - 1 {
        let mut other = lines.clone();
        other.swap(at, at + 1);
        let opened = Record::<Hunt>::read((other.join("\n") + "\n").as_bytes())
            .unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(opened.fault, Some(LineFault::Damaged(at + 1)));
        let mut other = lines.clone();
        other.remove(at);
        let opened = Record::<Hunt>::read((other.join("\n") + "\n").as_bytes())
            .unwrap_or_else(|fault| panic!("{fault:?}"));
        assert_eq!(opened.fault, Some(LineFault::Damaged(at + 1)));
    }
}

// ---------------------------------------------------------------------------------------------------------------
// The public view, in lockstep pairs.

#[test]
fn what_is_public_is_the_same_whatever_is_secret() {
    let (mut commands, mut secret) = (0, 0);
    let mut longest = 0;
    for number in 0..1200 {
        let mut whims = Whims::new(50_000 + number);
        let mut pair = [Referee::new(None), Referee::new(None)];
        for (at, referee) in pair.iter_mut().enumerate() {
            // Each has its own start and tokens.
            let start = whims.one_of(&["7", "8", "11"]).unwrap();
            let tokens = if at == 0 { "3 4 12 16 26" } else { "34 35 37 38 48" };
            table().of("draws=hand seed=5").at(start, tokens).shadows(2).begins(referee);
        }
        for step in 0..30 {
            let state = pair[0].state::<Hunt>().unwrap().clone();
            let first = whims.command(&state);
            let is_secret = ["move", "card move", "escape"].iter().any(|word| first.starts_with(word));
            let second = if is_secret {
                // The other Ring-bearer does the like, his own way.
                secret += 1;
                let verb =
                    if first.starts_with("card") { "card move" } else { first.split(' ').next().unwrap() };
                let free = if first.ends_with(" free") { " free" } else { "" };
                let entry = whims.entry(pair[1].state::<Hunt>().unwrap());
                let word = if first.ends_with(" !") { " !" } else { "" };
                format!("{verb} {entry}{free}{word}")
            } else {
                first.clone()
            };
            // Until the first thing that the table can tell apart.
            let Some(replies) = heard_alike(&mut pair, [&first, &second]) else { break };
            commands += 1;
            longest = longest.max(step + 1);
            assert_eq!(pair[0].state::<Hunt>().unwrap().view, pair[1].state::<Hunt>().unwrap().view);
            assert_eq!(
                replies[0].print_public(true),
                replies[1].print_public(true),
                "{first} and {second} are told apart"
            );
            for query in ["status", "tracks", "phase", "eyes", "pool", "reach", "log"] {
                let told: Vec<String> =
                    pair.iter_mut().map(|referee| referee.hear(query).unwrap().print_public(true)).collect();
                assert_eq!(told[0], told[1], "{query}");
            }
        }
    }
    assert_eq!(longest, 30);
    assert!(commands > 10_000, "only {commands} commands in lockstep, {secret} of them secret");
    assert!(secret > 2_000, "only {secret} secret commands");
}

#[test]
fn a_secret_prints_as_nothing() {
    let referee = short_game();
    let state = referee.state::<Hunt>().unwrap();
    assert_eq!(format!("{:?}", state.hidden), "…");
    let printed = format!("{:?}", referee.kept::<Hunt>().unwrap().record().acts());
    assert!(!printed.contains("33"), "the escape to 33 is in {printed}");
    assert!(printed.contains("…"));
    let command = underhill::hunt::Command::Note("secret".into());
    assert_eq!(format!("{command:?}"), "…");
}
