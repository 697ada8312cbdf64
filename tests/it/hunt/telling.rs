//! The telling of games of anything that comes into a head: told when they are over, never before; with the real journey
//! among those that fit; in figures as at the other door, and as a story in every language.

use super::ways_to_part2::random_part1;
use crate::common::{PART_1, Whims, accepted, refused, table};
use crate::desk::Desk;
use iced::keyboard::key::Named;
use strum::IntoEnumIterator;
use underhill::hunt::telling::{Over, Untold};
use underhill::hunt::{Hunt, Phase, Record, Turn};
use underhill::language::Language;
use underhill::referee::{Referee, told};

fn record(referee: &Referee) -> &Record {
    referee.kept::<Hunt>().unwrap().record()
}

/// Whether a command goes by the rules and the decks alone: not by the Ring-bearer's word, nor by what he has typed.
fn goes_by_the_rules(command: &str) -> bool {
    let typed =
        ["correct", "area", "journey short", "journey long", "journey row", "course ", "card course "];
    let drawn = ["course keep", "course draw"];
    !command.contains('!')
        && (drawn.iter().any(|word| command.starts_with(word))
            || !typed.iter().any(|word| command.starts_with(word)))
}

#[test]
fn nothing_is_told_before_the_end() {
    let mut referee = Referee::new(None);
    refused(&mut referee, "telling");
    table().of("seed=1").begins(&mut referee);
    for command in ["move .", "done", "hunt 22"] {
        accepted(&mut referee, command);
        assert_eq!(refused(&mut referee, "telling"), "refused-nothing-told-yet");
        assert!(Over::of(record(&referee), None).err() == Some(Untold::NotOver));
    }
    for command in ["done", "move A !", "telling"] {
        accepted(&mut referee, command);
    }
    // Part 1 is told between the parts; once Part 2 has begun, nothing is before that is over.
    accepted(&mut referee, "part2");
    refused(&mut referee, "telling");
    for part in [None, Some(1), Some(2)] {
        assert!(Over::of(record(&referee), part).err() == Some(Untold::NotOver));
    }
}

#[test]
fn whatever_was_played_is_told_and_the_real_journey_fits() {
    let (mut by_the_rules, mut moments, mut second) = (0, 0, 0);
    for number in 0..60 {
        let mut whims = Whims::new(70_000 + number);
        let mut referee = Referee::new(None);
        let rules = number % 3 == 0;
        let phase = |referee: &Referee| referee.state::<Hunt>().unwrap().view.phase;
        accepted(&mut referee, &format!("new seed={number}"));
        if number % 2 == 0 {
            random_part1(&mut referee, &mut whims, number);
            accepted(&mut referee, &format!("part2 seed={number}"));
        }
        for _ in 0..2_000 {
            let command = whims.command(referee.state::<Hunt>().unwrap());
            if !rules || goes_by_the_rules(&command) {
                referee.hear(&command).unwrap();
            }
            if phase(&referee).is_over() {
                break;
            }
        }
        if !phase(&referee).is_over() {
            continue;
        }
        second += usize::from(number % 2 == 0);
        let record = record(&referee);
        let over = Over::of(record, None).unwrap_or_else(|untold| panic!("{number}: {untold:?}"));
        let all = over.moments();
        moments += all.len();
        if rules {
            by_the_rules += 1;
            for moment in &all {
                let Some(places) = &moment.known.frodo else { continue };
                let frodo = moment.frodo.unwrap();
                assert!(places.iter().any(|(place, _)| *place == frodo), "{number}: {:?}", moment.what);
                let sum: u128 = places.iter().map(|(_, count)| count).sum();
                assert_eq!(Some(sum), moment.known.journeys, "{number}: {:?}", moment.what);
            }
        }
        // With the last moment Gandalf has come to where his log ends.
        let log = &record.state().hidden.gandalf;
        let gandalf = log.last().filter(|_| over.part() == 2).copied();
        assert_eq!(all.last().unwrap().gandalf, gandalf, "{number}");
        for (at, moment) in all.iter().enumerate().step_by(7) {
            assert!(over.moment(at).as_ref() == Some(moment), "{number}: {at}");
        }
        // At the table the same as at the other door.
        let text = record.text().to_owned();
        let lines = told(text.as_bytes(), None, true, Language::default()).unwrap();
        assert_eq!(lines.len(), all.len());
        let said = referee.hear("telling").unwrap();
        let shown: Vec<String> =
            lines.iter().map(|line| format!("~ {line}")).chain(["= told".into()]).collect();
        assert_eq!(said.print(false).lines().map(str::to_owned).collect::<Vec<_>>(), shown);
        // Nothing of it is for the table.
        assert_eq!(said.to_the_table().count(), 0);
        for language in Language::iter() {
            let story = told(text.as_bytes(), None, false, language).unwrap();
            assert!(story.len() > 2, "{number}: {story:?}");
            for line in story {
                let unsaid = line.contains(['{', '}']) || line.starts_with("telling-");
                assert!(!unsaid && line.ends_with('.'), "{number} {language:?}: {line}");
            }
        }
    }
    assert!(by_the_rules > 5 && second > 5 && moments > 1_000, "{by_the_rules} {second} {moments}");
}

/// The way, the fog, the curve and the story, by keys and by mouse; and back to the table.
#[test]
fn pictures_of_the_telling() {
    let mut desk = Desk::new(None);
    table().of("seed=1").begins(&mut desk);
    let on = ["refresh shadows=0", "move .", "done", "hunt 11", "done", "move A !"];
    for command in PART_1.into_iter().chain(on) {
        if desk.phase() != Phase::Bree {
            desk.app_command(command);
        }
    }
    desk.goes_on();
    assert!(desk.phase() == Phase::Bree);
    desk.clicks("Tell the game");
    assert!(desk.sees("Journeys that fit: 3"));
    desk.shows_all("telling-start");
    for _ in 0..4 {
        desk.key(Named::ArrowRight);
    }
    desk.shows_all("telling-asked");
    desk.letters("n");
    desk.shows("telling-miss");
    desk.letters("t");
    desk.shows("telling-without-the-way");
    desk.letters("tf");
    desk.shows("telling-without-fog");
    desk.letters("fb");
    desk.shows_all("telling-best-question");
    assert!(desk.sees("What would have told most just then"));
    desk.letters("b");
    desk.key(Named::End);
    desk.shows("telling-end");
    desk.key(Named::Home);
    assert!(desk.sees("Journeys that fit: 3"));
    for _ in 0..3 {
        desk.key(Named::ArrowRight);
    }
    desk.shows("telling-perceived");
    desk.key(Named::Home);
    desk.key(Named::Escape);
    assert!(desk.sees("Tell the game"));
}

/// Both travellers, one at a time and both; and Part 1 of the same game.
#[test]
fn pictures_of_the_telling_of_part_2() {
    let mut desk = Desk::new(None);
    table().of("seed=1").begins(&mut desk);
    for command in [
        "move 10",
        "done",
        "done",
        "move A !",
        "part2 seed=5",
        "journey draw",
        "journey keep long",
        "deeds draw",
    ] {
        desk.app_command(command);
    }
    let start = desk.state().hidden.deeds.kept[0];
    for command in [&*format!("gandalf start {start}"), "begin"] {
        desk.app_command(command);
    }
    let mut asked = 0;
    while desk.phase() != Phase::Rivendell {
        let state = desk.state();
        let night = state.view.turn == Turn::Nightfall;
        let here = state.gandalf().unwrap();
        let board = state.view.options.board.clone().unwrap();
        let next = board.connected(here).iter().map(|(location, _)| *location).find(|there| !there.is_exit());
        let frodo = state.last_location().unwrap();
        let command = match desk.phase() {
            Phase::RingBearer if !state.view.moved && !state.view.rested => {
                if night { "rest" } else { "advance" }.to_owned()
            }
            Phase::RingBearer if !state.view.part2.as_ref().unwrap().gandalf_moved => {
                format!("gandalf {}", next.unwrap_or(here))
            }
            Phase::Ringwraiths if asked < 4 => {
                asked += 1;
                let area = board.area(frodo).unwrap();
                [format!("perception {area}"), format!("search {here}"), "hunt 8".into(), "search 20".into()]
                    [asked - 1]
                    .clone()
            }
            Phase::RingBearer | Phase::Ringwraiths => "done".to_owned(),
            Phase::Refresh => "refresh shadows=1".to_owned(),
            phase => panic!("{phase:?}"),
        };
        desk.app_command(&command);
    }
    desk.goes_on();
    desk.clicks("Tell the game");
    for _ in 0..3 {
        desk.key(Named::ArrowRight);
    }
    desk.shows_all("telling-part-2");
    desk.letters("1");
    desk.shows("telling-gandalf-alone");
    desk.letters("12");
    desk.key(Named::End);
    desk.shows("telling-frodo-alone");
    desk.clicks("Part 1");
    assert!(desk.sees("Journeys that fit: 3"));
    desk.letters("p");
    assert!(!desk.sees("Journeys that fit: 3"));
}
