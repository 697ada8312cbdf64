//! The Letter between the parts: played on from it as without it, what it holds, and letters that no game wrote.

use super::ways_to_part2::part1;
use crate::common::{Folder, Whims, accepted, table};
use underhill::hunt::{Hunt, Phase};
use underhill::referee::{Referee, Reply};
use underhill::store::Store;

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
        ("/letter/tokens", serde_json::json!(5)),
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
