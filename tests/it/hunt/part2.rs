//! Properties of Part 2 and of the letter, against naive models of them.

use crate::common::{Folder, Whims, accepted, heard_alike, table};
use std::collections::BTreeMap;
use underhill::hunt::board::Location;
use underhill::hunt::{self, Answer, Event, Hunt, Phase, Public, Question, State};
use underhill::referee::{Mark, Referee, Reply};
use underhill::store::{Own, Store};
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

/// A quick Part 1 that ends well, with something on every track.
fn part1(referee: &mut Referee, whims: &mut Whims, seed: u64) {
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
fn random_part1(referee: &mut Referee, whims: &mut Whims, seed: u64) {
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
            let before = referee.state::<Hunt>().unwrap().clone();
            let command = whims.command(&before);
            let reply = referee.hear(&command).unwrap();
            let state = referee.state::<Hunt>().unwrap().clone();
            if !reply.accepted() {
                assert_eq!(state.view, before.view, "{command}");
                assert!(state.hidden == before.hidden, "{command}");
            }
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
fn a_letter_and_its_code_equal_playing_on() {
    let folder = Folder::new("letters");
    let mut together = 0;
    for number in 0..60 {
        let mut whims = Whims::new(80_000 + number);
        let mut on = Referee::new(None);
        part1(&mut on, &mut whims, number);
        if on.state::<Hunt>().unwrap().view.phase == Phase::Corrupted {
            continue;
        }
        let path = folder.join(format!("{number}.letter")).display().to_string();
        let reply = on.hear(&format!("letter {path} hand=3 sorcery=2,1")).unwrap();
        assert!(reply.accepted(), "{}", reply.answer());
        let code = reply.to_the_table().find_map(|line| line.strip_prefix("code ")).unwrap().to_owned();
        let mut letter = Referee::new(None);
        let opened = letter.hear(&format!("open-letter {path}")).unwrap();
        let mut coded = Referee::new(None);
        let decoded = coded.hear(&format!("open-letter {code}")).unwrap();
        assert!(opened.accepted() && decoded.accepted());
        // The code tells the same, but for the seal of the new game and the date.
        let told = |reply: &Reply| reply.to_the_table().skip(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(told(&opened), told(&decoded));
        let begun = "part2 seed=77";
        let mut all = [on, letter, coded];
        let mut answers: Vec<String> =
            all.iter_mut().map(|one| one.hear(begun).unwrap().print(true)).collect();
        answers.dedup();
        assert_eq!(answers.len(), 1, "{answers:?}");
        for _ in 0..120 {
            let command = whims.command(all[0].state::<Hunt>().unwrap());
            for said in [command.as_str(), "status", "log", "corruption"] {
                let mut answers: Vec<String> =
                    all.iter_mut().map(|one| one.hear(said).unwrap().print(true)).collect();
                answers.dedup();
                assert_eq!(answers.len(), 1, "{number}: {said}: {answers:?}");
            }
            together += 1;
            if all[0].state::<Hunt>().unwrap().view.phase.is_end() {
                break;
            }
        }
    }
    assert!(together > 2_500, "only {together} commands together");
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

/// P3: the table cannot tell one journey from another, not even a short one from a long one.
#[test]
fn what_is_public_is_the_same_whatever_is_secret() {
    let (mut commands, mut secret, mut mixed) = (0, 0, 0);
    for number in 0..500 {
        let mut whims = Whims::new(110_000 + number);
        let mut pair = [Referee::new(None), Referee::new(None)];
        let lengths =
            [*whims.one_of(&["short", "long"]).unwrap(), *whims.one_of(&["short", "long"]).unwrap()];
        for (at, referee) in pair.iter_mut().enumerate() {
            // The draws of the app are public where they are tiles; cards and tokens are each game's own.
            let known = table().of("draws=hand seed=5").at("7", "3 4 12 16 26").shadows(2);
            known.then(&["move A !", "part2 draws=app", "journey draw"]).begins(referee);
            accepted(referee, &format!("journey keep {}", lengths[at]));
            let deeds: Vec<Location> = {
                let mut deeds =
                    referee.state::<Hunt>().unwrap().view.options.board.as_ref().unwrap().deeds().to_vec();
                deeds.sort();
                deeds.into_iter().skip(at * 4).take(4).collect()
            };
            accepted(
                referee,
                &format!("deeds {}", deeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
            );
            accepted(referee, &format!("gandalf start {}", deeds[0]));
            accepted(referee, "begin shadows=2");
        }
        for _ in 0..40 {
            let state = pair[0].state::<Hunt>().unwrap().clone();
            let first = whims.command(&state);
            let verb = first.split(' ').take(2).collect::<Vec<_>>().join(" ");
            let is_move = first.starts_with("gandalf ")
                && first.split(' ').nth(1).is_some_and(|word| word.parse::<Location>().is_ok());
            let other = pair[1].state::<Hunt>().unwrap().clone();
            let second = match verb.as_str() {
                _ if is_move && other.gandalf().is_some() => {
                    secret += 1;
                    format!("gandalf {}", whims.gandalf(&other))
                }
                "card gandalf" if other.gandalf().is_some() => {
                    secret += 1;
                    format!("card gandalf {}", whims.gandalf(&other))
                }
                "gandalf hide" if !other.hidden.deeds.drawn.is_empty() => {
                    secret += 1;
                    format!("gandalf hide {}", other.hidden.deeds.drawn[0])
                }
                _ => first.clone(),
            };
            let Some(replies) = heard_alike(&mut pair, [&first, &second]) else { break };
            commands += 1;
            mixed += usize::from(lengths[0] != lengths[1]);
            assert_eq!(pair[0].state::<Hunt>().unwrap().view, pair[1].state::<Hunt>().unwrap().view);
            assert_eq!(replies[0].print_public(true), replies[1].print_public(true), "{first} and {second}");
            for query in ["status", "tracks", "phase", "corruption", "company", "log", "reach"] {
                let told: Vec<String> =
                    pair.iter_mut().map(|referee| referee.hear(query).unwrap().print_public(true)).collect();
                assert_eq!(told[0], told[1], "{query}");
            }
        }
    }
    assert!(commands > 4_000, "only {commands} commands in lockstep, {secret} of them secret");
    assert!(
        secret > 600 && mixed > 1_500,
        "only {secret} secret commands, {mixed} with a short and a long journey"
    );
}

/// Why Gandalf does not do what was said aloud would tell where he is not.
#[test]
fn a_refusal_does_not_tell_the_table_where_gandalf_is_not() {
    let mut referee = Referee::new(None);
    to_part2(&mut referee, "");
    for command in
        ["journey short 2 .", "deeds 3 4 5 6", "gandalf start 3", "begin shadows=2", "advance", "gandalf 9"]
    {
        accepted(&mut referee, command);
    }
    for command in ["gandalf deed", "gandalf rivendell", "card advance"] {
        let reply = referee.hear(command).unwrap();
        assert!(!reply.accepted());
        assert_eq!(reply.print_public(false), "? refused; why is for the Ring-bearer alone\n", "{command}");
        assert_ne!(reply.print(false), reply.print_public(false), "the Ring-bearer is told why");
    }
}

/// Nor which tokens lie behind the screen: one that was drawn and hidden and one that never was are refused alike.
#[test]
fn a_refusal_does_not_tell_the_table_which_tokens_are_kept() {
    let mut referee = Referee::new(None);
    for (command, refused) in [
        ("new board=none starts=1,2,3", None),
        ("start 1", None),
        ("information 4 5 6 7 8", None),
        ("give 9", Some("refused-not-yours")),
        ("give 8", None),
        ("begin", None),
        ("move 4", None),
        ("token 4 found", Some("refused-token-not-kept")),
        ("token 9 found", Some("refused-token-not-kept")),
        ("token 9 hidden", Some("refused-token-not-kept")),
    ] {
        let reply = referee.hear(command).unwrap();
        assert_eq!(reply.refused_as(), refused, "{command}");
        if refused.is_some() {
            let told = reply.print_public(false);
            assert_eq!(told, "? refused; why is for the Ring-bearer alone\n", "{command}");
        }
    }
}

/// What the letter holds is what lay there, and nothing of Part 1's board.
#[test]
fn a_letter_holds_what_lay_there() {
    let folder = Folder::new("holds");
    let mut referee = Referee::new(None);
    for (end, rescued) in [("move A", false), ("rescue 1 tiles 2", true)] {
        table().of("board=none tiles=none starts=1,2,3").at("1", "4 5 6 7 8").begins(&mut referee);
        for token in [4, 5, 6, 7, 8] {
            accepted(&mut referee, &format!("token {token} found"));
        }
        if rescued {
            accepted(&mut referee, "move .");
            for _ in 0..15 {
                accepted(&mut referee, "card move .");
            }
        }
        accepted(&mut referee, end);
        if rescued {
            accepted(&mut referee, "accept");
        }
        let path = folder.join(format!("{rescued}.letter")).display().to_string();
        accepted(&mut referee, &format!("letter {path}"));
        let mut opened = Referee::new(None);
        accepted(&mut opened, &format!("open-letter {path}"));
        let view = opened.state::<Hunt>().unwrap().view.clone();
        let letter = view.letter.clone().unwrap();
        assert_eq!(letter.part1.as_ref().map(|part1| part1.rescued), Some(rescued));
        assert_eq!((letter.information.len(), letter.corruption), (5, if rescued { 2 } else { 0 }));
        assert!(view.options.board.is_none() && view.options.starts.is_empty());
        // P18: all five abilities bring the Lord of the Nazgûl.
        accepted(&mut opened, "part2 board=practice");
        let options = opened.state::<Hunt>().unwrap().view.options.clone();
        assert!(options.board.as_ref().is_some_and(|board| board.part() == 2));
        assert!(options.board2.is_none() && options.starts.is_empty());
    }
}

/// A letter that was opened and played stays valid, and says so; on paper or by code likewise.
#[test]
fn a_letter_that_was_played_says_so() {
    let folder = Folder::new("played");
    let store = || Some(Store::at(folder.join("games")));
    let mut referee = Referee::new(store());
    let mut whims = Whims::new(3);
    part1(&mut referee, &mut whims, 3);
    let path = folder.join("a letter.letter").display().to_string();
    let reply = referee.hear(&format!("letter {path}")).unwrap();
    let code = reply.to_the_table().find_map(|line| line.strip_prefix("code ")).unwrap().to_owned();
    let says_so = |reply: &Reply| reply.to_the_table().any(|line| line.contains("opened and played"));
    let mut later = Referee::new(store());
    let opened = later.hear(&format!("open-letter {path}")).unwrap();
    assert!(opened.accepted() && !says_so(&opened));
    accepted(&mut later, "part2");
    drop(later);
    for text in [&path, &code] {
        let again = Referee::new(store()).hear(&format!("open-letter {text}")).unwrap();
        assert!(again.accepted() && says_so(&again), "{text}");
    }
    // The letter may be written again, and is not written over another's.
    accepted(&mut referee, &format!("letter {path} hand=2"));
    let mut other = Referee::new(store());
    part1(&mut other, &mut Whims::new(4), 4);
    let refused = other.hear(&format!("letter {path}")).unwrap();
    assert_eq!(refused.refused_as(), Some("trouble-would-overwrite-file"));
}

/// A game from the box, to the set-up of its Part 2.
fn to_part2(referee: &mut Referee, journeys: &str) {
    let begun = table().of("board=none starts=1,2,3").at("1", "4 5 6 7 8");
    begun.then(&["move A", &format!("part2{journeys}")]).begins(referee);
}

/// Cards that were typed whole are known from then on: as soon as the rows fit only one of them, the rest is filled in.
#[test]
fn typed_cards_are_kept_in_the_owners_deck() {
    let folder = Folder::new("own-deck");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    let card = "2 . 10 . . 23 . 27 . 36 . . 35 . A";
    to_part2(&mut referee, "");
    assert!(!referee.has_own(Own::Journeys));
    for command in [&format!("journey {card}") as &str, "deeds 3 4 5 6", "gandalf start 3", "begin"] {
        accepted(&mut referee, command);
    }
    accepted(&mut referee, "corruption = 12");
    // It is kept when the game is left: what was mistyped has been taken back by then.
    assert!(!referee.has_own(Own::Journeys));
    // Nor is it before the game is over: it could still be locked, and the card be known all the same.
    accepted(&mut referee, "undo");
    let game = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    to_part2(&mut referee, "");
    assert!(!referee.has_own(Own::Journeys));
    accepted(&mut referee, &format!("open {}", game.display()));
    accepted(&mut referee, "redo");
    to_part2(&mut referee, "");
    assert!(referee.has_own(Own::Journeys));
    to_part2(&mut referee, " journeys=own");
    let reply = referee.hear("journey short 2 . 10").unwrap();
    assert!(
        reply.lines.iter().any(|line| line.mark == Mark::Secret && line.text == format!("journey {card}"))
    );
    // It was another card after all: what was filled in goes again, and another row can be told.
    accepted(&mut referee, "journey row 3 11");
    let journey = referee.state::<Hunt>().unwrap().hidden.journey.clone().unwrap();
    assert_eq!((journey.rows.iter().flatten().count(), journey.filled.len()), (4, 0));
    for command in ["deeds 3 4 5 6", "gandalf start 3", "begin", "advance"] {
        accepted(&mut referee, command);
    }
    // A deck that somebody has spoiled is left as it is.
    let path = folder.join("own-journeys.json");
    std::fs::write(&path, "{").unwrap();
    to_part2(&mut referee, "");
    for command in ["journey 9 . 10 . . 23 . 27 . 36 . . 35 . A", "deeds 3 4 5 6", "gandalf start 3", "begin"]
    {
        accepted(&mut referee, command);
    }
    accepted(&mut referee, "corruption = 12");
    referee.close();
    assert_eq!(std::fs::read_to_string(path).unwrap(), "{");
}

/// P7: what Frodo has walked by a wrong guess stays as it was, and with the rest of the other card it is no card at all.
#[test]
fn a_card_of_which_another_was_walked_is_not_kept() {
    let folder = Folder::new("two-cards");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    let (known, half) = ("2 . 10 . . 23 . 27 . 36 . . 35 . A", "2 . 10");
    let begin = ["deeds 3 4 5 6", "gandalf start 3", "begin"];
    to_part2(&mut referee, "");
    accepted(&mut referee, &format!("journey {known}"));
    begin.iter().chain(&["corruption = 12"]).for_each(|command| drop(accepted(&mut referee, command)));
    // Before it was walked, or where the rows were read in time, it is one card.
    let (walked, read) = (["card advance"; 4], ["card advance"; 2]);
    let rest = ["5 24", "6 .", "7 27", "8 .", "9 36", "10 .", "11 .", "12 35", "13 .", "14 A"];
    for (walks, confirmed, kept) in [(&walked[..], None, 1), (&walked, Some("9 36"), 1), (&read, None, 2)] {
        to_part2(&mut referee, " journeys=own");
        accepted(&mut referee, &format!("journey short {half}"));
        begin.iter().chain(walks).for_each(|command| drop(accepted(&mut referee, command)));
        for row in confirmed.into_iter().chain(rest).chain(["3 .", "4 ."]) {
            let _ = referee.hear(&format!("journey row {row}"));
        }
        assert!(referee.state::<Hunt>().unwrap().hidden.journey.as_ref().unwrap().whole().is_some());
        accepted(&mut referee, "corruption = 12");
        referee.close();
        let deck = std::fs::read(folder.join("own-journeys.json")).unwrap();
        assert_eq!(hunt::Journeys::read(&deck).unwrap().short.len(), kept, "{walks:?} {confirmed:?}");
    }
}

/// Invented cards never mix with real ones.
#[test]
fn nothing_of_a_practice_game_comes_into_the_owners_deck() {
    let folder = Folder::new("practice-deck");
    let mut referee = Referee::new(Some(Store::at(&folder)));
    accepted(&mut referee, "letter-by-hand corruption=1 fellowship=1");
    accepted(&mut referee, "part2 board=practice tiles=practice journeys=practice draws=hand");
    accepted(&mut referee, "journey short 1 2 3 4 5 6 7 8 9 10 11 12 13 14 A !");
    for command in ["deeds draw", "gandalf start draw", "begin", "corruption = 12"] {
        let _ = referee.hear(command);
    }
    referee.close();
    assert!(!referee.has_own(Own::Journeys));
}

/// Whoever knows how a letter's check is made can write anything into one: it is read as what it is, or refused.
#[test]
fn letters_that_no_game_wrote_are_refused_and_crash_nothing() {
    use sha2::Digest as _;
    let folder = Folder::new("crafted");
    let mut referee = table().shadows(2).then(&["move A !"]).begun(3);
    let path = folder.join("real.letter");
    accepted(&mut referee, &format!("letter {}", path.display()));
    let text = std::fs::read_to_string(path).unwrap();
    let real: serde_json::Value = serde_json::from_str(&text).unwrap();
    let eyes = serde_json::Value::from(vec!["eye"; 300]);
    let rows = |rows: &[&str]| serde_json::json!([{ "name": "1", "rows": rows }]);
    let long = vec!["."; 41];
    let exits = vec!["A"; 15];
    for (at, value) in [
        ("/letter/spent", eyes),
        ("/letter/flipped", serde_json::json!(["merry"])),
        ("/letter/flipped", serde_json::json!(["sam", "sam"])),
        ("/letter/flipped", serde_json::json!(["strider"])),
        ("/letter/red", serde_json::json!(["eye", "eye", "4", "4"])),
        ("/letter/hand", serde_json::json!(200)),
        ("/letter/sorcery", serde_json::json!([1, 1, 1, 1, 1])),
        ("/letter/part1/step", serde_json::json!(31)),
        ("/letter/part1/day", serde_json::json!(0)),
        ("/options/pool", serde_json::json!(0)),
        ("/options/pool", serde_json::json!(255)),
        ("/options/journeys/short", rows(&["1", ".", "A"])),
        ("/options/journeys/short", rows(&[])),
        ("/options/journeys/long", rows(&long)),
        ("/options/journeys/short", rows(&exits)),
        ("/options/board2", serde_json::json!("{}")),
        ("/letter/tokens", serde_json::json!(4)),
        ("/letter/corruption", serde_json::json!(12)),
        ("/letter/information", serde_json::json!(["4", "4"])),
        ("/letter/information", serde_json::json!(["A"])),
        ("/letter/information", serde_json::json!(["4", "5", "6", "7", "8", "9"])),
    ] {
        let mut crafted = real.clone();
        *crafted["content"].pointer_mut(at).unwrap_or_else(|| panic!("{at}")) = value.clone();
        let content = serde_json::to_string(&crafted["content"]).unwrap();
        let check: String = sha2::Sha256::digest(&content).iter().map(|byte| format!("{byte:02x}")).collect();
        let path = folder.join("crafted.letter");
        let text =
            format!("{{\"format\":\"underhill-letter/1\",\"content\":{content},\"check\":\"{check}\"}}");
        std::fs::write(&path, text).unwrap();
        let reply = Referee::new(None).hear(&format!("open-letter {}", path.display())).unwrap();
        assert!(!reply.accepted(), "{at} = {value}");
    }
    // The same letter, untouched but written anew, is a letter.
    let content = serde_json::to_string(&real["content"]).unwrap();
    let check: String = sha2::Sha256::digest(&content).iter().map(|byte| format!("{byte:02x}")).collect();
    let path = folder.join("again.letter");
    let text = format!("{{\"format\":\"underhill-letter/1\",\"content\":{content},\"check\":\"{check}\"}}");
    std::fs::write(&path, text).unwrap();
    accepted(&mut Referee::new(None), &format!("open-letter {}", path.display()));
}

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
