//! What a game that is over comes to in numbers, beside what hands have counted; and that one which goes on comes to nothing.

use super::ways_to_part2::random_part1;
use crate::common::{Folder, PART_1, Whims, accepted, table};
use underhill::hunt::{Ending, Heard, Hunt, Phase, Reckoning, questions};
use underhill::referee::Referee;

fn reckoned(referee: &Referee) -> Vec<Reckoning> {
    Reckoning::of(referee.kept::<Hunt>().unwrap().record())
}

#[test]
fn a_part_comes_to_what_hands_have_counted() {
    let mut referee = Referee::new(None);
    table().of("seed=1").giving().shadows(1).then(&PART_1).begins(&mut referee);
    assert_eq!(reckoned(&referee), []);
    accepted(&mut referee, "refresh shadows=0");
    accepted(&mut referee, "corruption = 12");
    let expected = Reckoning {
        part: 1,
        board: referee.state::<Hunt>().unwrap().view.options.board.clone(),
        ring_bearer: None,
        ringwraiths: Vec::new(),
        ending: Ending::Corrupted,
        corruption: 12,
        days: 2,
        steps: 4,
        searches: Heard { asked: 1, yes: 0, bits: 0, measured: 1 },
        hunts: Heard { asked: 3, yes: 3, bits: 281 + 42 + 158, measured: 3 },
        perceptions: Heard { asked: 2, yes: 1, bits: 12, measured: 2 },
        morguls: Heard::default(),
        encounters: 1,
        misses: 3,
    };
    assert_eq!(reckoned(&referee), [expected]);
    // What is taken back has not ended.
    accepted(&mut referee, "undo");
    assert_eq!(reckoned(&referee), []);
}

/// Part 2 is played, until Frodo is corrupted in it.
fn plays_part_2(referee: &mut Referee) {
    for command in ["part2 seed=1", "journey draw", "journey keep short", "deeds draw"] {
        accepted(referee, command);
    }
    let start = referee.state::<Hunt>().unwrap().hidden.deeds.kept[0];
    let (start, moves) = (format!("gandalf start {start}"), format!("gandalf {start}"));
    for command in [&start, "begin shadows=0", "advance", &moves, "done", "done", "advance"] {
        accepted(referee, command);
        assert_eq!(reckoned(referee), []);
    }
    accepted(referee, "corruption = 40");
}

#[test]
fn both_parts_count_when_the_game_is_over() {
    let mut referee = Referee::new(None);
    table().of("seed=1").giving().shadows(1).then(&PART_1).begins(&mut referee);
    for command in ["refresh shadows=0", "corruption = 3", "move A !"] {
        accepted(&mut referee, command);
    }
    // Between the parts the game goes on.
    assert_eq!(reckoned(&referee), []);
    plays_part_2(&mut referee);
    let both = reckoned(&referee);
    let told = |it: &Reckoning| (it.part, it.ending, it.corruption, it.days, it.steps, it.encounters);
    assert_eq!(
        both.iter().map(told).collect::<Vec<_>>(),
        [(1, Ending::Bree, 3, 2, 5, 1), (2, Ending::Corrupted, 40, 1, 2, 0)]
    );
    assert_eq!(both[0].hunts, Heard { asked: 3, yes: 3, bits: 281 + 42 + 158, measured: 3 });
    assert_eq!((both[1].hunts, both[1].searches, both[1].misses), (Heard::default(), Heard::default(), 0));
}

/// What came with a letter was played elsewhere; but the letter tells who sat where.
#[test]
fn of_a_game_behind_a_letter_part_2_counts_with_whoever_played_it() {
    let folder = Folder::new("reckoning-letter");
    let letter = folder.file("evening.letter").display().to_string();
    let mut referee = Referee::new(None);
    table().of("seed=1").giving().shadows(1).then(&["move A !"]).begins(&mut referee);
    accepted(&mut referee, &format!("letter \"{letter}\" ring-bearer=Ann ringwraiths=Bob,Cid"));
    let mut referee = Referee::new(None);
    accepted(&mut referee, &format!("open-letter \"{letter}\""));
    plays_part_2(&mut referee);
    let parts = reckoned(&referee);
    let told = |it: &Reckoning| (it.part, it.ring_bearer.clone(), it.ringwraiths.clone(), it.corruption);
    let named = (2, Some("Ann".to_owned()), vec!["Bob".to_owned(), "Cid".to_owned()], 40);
    assert_eq!(parts.iter().map(told).collect::<Vec<_>>(), [named]);
}

#[test]
fn whatever_was_played_every_question_is_counted_once() {
    let (mut over, mut second, mut missed) = (0, 0, 0);
    for number in 0..40 {
        let mut whims = Whims::new(81_000 + number);
        let mut referee = Referee::new(None);
        accepted(&mut referee, &format!("new seed={number}"));
        if number % 2 == 0 {
            random_part1(&mut referee, &mut whims, number);
            accepted(&mut referee, &format!("part2 seed={number}"));
        }
        let phase = |referee: &Referee| referee.state::<Hunt>().unwrap().view.phase;
        for _ in 0..2_000 {
            let command = whims.command(referee.state::<Hunt>().unwrap());
            referee.hear(&command).unwrap();
            if phase(&referee).is_over() {
                break;
            }
        }
        let parts = reckoned(&referee);
        if parts.is_empty() {
            assert!(!matches!(phase(&referee), Phase::Corrupted | Phase::Rivendell), "{number}");
            continue;
        }
        over += 1;
        second += usize::from(parts.iter().any(|it| it.part == 2));
        let heard = |it: &Reckoning| [it.searches, it.hunts, it.perceptions, it.morguls];
        let all: Vec<Heard> = parts.iter().flat_map(heard).collect();
        // Those of the part in play, once that is over.
        let part = referee.state::<Hunt>().unwrap().view.part();
        if let Some(now) = parts.iter().find(|it| it.part == part).map(heard) {
            let (asked, yes) = questions(referee.kept::<Hunt>().unwrap().record());
            assert_eq!(now.iter().map(|it| it.asked).sum::<u64>(), asked as u64, "{number}");
            assert_eq!(now.iter().map(|it| it.yes).sum::<u64>(), yes as u64, "{number}");
        }
        assert!(all.iter().all(|it| it.measured <= it.asked && it.yes <= it.asked), "{number}");
        missed += parts.iter().map(|it| it.misses).sum::<u64>();
        assert!(parts.iter().all(|it| it.misses <= heard(it).iter().map(|it| it.asked).sum()), "{number}");
    }
    assert!(over > 10 && second > 5 && missed > 20, "{over} {second} {missed}");
}
