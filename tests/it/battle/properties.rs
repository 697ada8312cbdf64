//! What holds in any game, whatever is said in it.

use crate::common::Folder;
use proptest::prelude::*;
use strum::VariantArray;
use underhill::battle::{Battle, Piece};
use underhill::language::Language;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Verdict};

const PIECES: [&str; 13] = [
    "orc", "nazgul", "manorc", "saruman", "gondor", "rohan", "dwarf", "hobbit", "elf", "dead", "fangorn",
    "aragorn", "gandalf",
];
const CENTRES: [&str; 6] = ["barad-dur", "isengard", "shire", "edoras", "lonely", "minas-tirith"];
/// What needs no name.
const PLAIN: [&str; 30] = [
    "done",
    "done",
    "done",
    "done !",
    "undo",
    "redo",
    "shire sauron",
    "shire saruman",
    "shire alliance",
    "shire left hobbits",
    "fangorn awake gandalf over manorc",
    "fangorn awake ring",
    "fangorn clear !",
    "paths awake",
    "paths clear",
    "paths lost",
    "moria in",
    "moria out",
    "moria passed",
    "ring at lorien elven",
    "ring at rivendell elven",
    "ring at edoras",
    "ring at mount-doom",
    "ring = alliance",
    "ring stay 1",
    "phase = round 3 attack, alliance",
    "phase = round 4 build, alliance",
    "moria = in",
    "isengard = open",
    "builds",
];

pub(super) fn lines() -> impl Strategy<Value = Vec<String>> {
    let piece = || prop::sample::select(&PIECES[..]);
    let line = prop_oneof![
        4 => prop::sample::select(&PLAIN[..]).prop_map(str::to_owned),
        3 => (piece(), any::<bool>(), piece(), any::<bool>(), any::<bool>()).prop_map(|(one, elven, other, river, word)| {
            let flag = |is: bool, flag: &'static str| if is { flag } else { "" };
            format!("attack {one}{} on {other}{}{}", flag(elven, " e"), flag(river, " r"), flag(word, " !"))
        }),
        2 => (piece(), prop::sample::select(&CENTRES[..]), any::<bool>())
            .prop_map(|(piece, centre, word)| format!("build {piece} {centre}{}", if word { " !" } else { "" })),
        1 => piece().prop_map(|piece| format!("ring taken {piece}")),
        1 => piece().prop_map(|piece| format!("lost {piece}")),
        1 => piece().prop_map(|piece| format!("back {piece}")),
        1 => (piece(), 0..40u8).prop_map(|(piece, count)| format!("count {piece} = {count}")),
    ];
    prop::collection::vec(line, 1..60)
}

pub(super) fn stands(referee: &Referee) -> String {
    referee.state::<Battle>().map(|state| format!("{:?}", state.view.own)).unwrap_or_default()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// There are never more than counters; what is refused changes nothing; and what was done is taken back and given again
    /// as it was.
    #[test]
    fn nothing_is_lost_and_all_is_taken_back(players in 2..=3u8, lines in lines()) {
        let mut referee = Referee::new(None);
        crate::house::printed::read_back::<Battle>(&lines);
        let new = format!("new battle players={players} seed=5");
        prop_assert!(referee.hear(&new).unwrap().accepted());
        prop_assert!(referee.hear("begin").unwrap().accepted());
        for line in &lines {
            let before = stands(&referee);
            let reply = referee.hear(line).unwrap();
            let after = stands(&referee);
            if !reply.accepted() {
                prop_assert_eq!(&before, &after, "{} is refused", line);
                prop_assert!(!reply.answer().is_empty());
                continue;
            }
            let view = &referee.state::<Battle>().unwrap().view.own;
            for piece in Piece::VARIANTS {
                prop_assert!(view.map[*piece] <= piece.counters(), "{} after {}", piece, line);
            }
            if matches!(line.as_str(), "undo" | "redo" | "builds") {
                continue;
            }
            prop_assert!(referee.hear("undo").unwrap().accepted());
            prop_assert_eq!(&stands(&referee), &before, "{} is taken back", line);
            prop_assert!(referee.hear("redo").unwrap().accepted());
            prop_assert_eq!(&stands(&referee), &after, "{} is given again", line);
        }
    }
}

/// A game that is over is written down, and whoever checks it finds that it is honest: the throws, and what went by the
/// table's word.
#[test]
fn a_game_is_revealed_and_checked() {
    let folder = Folder::new("battle-revealed");
    let mut referee = Referee::new(None);
    for line in [
        "new battle",
        "begin",
        "done",
        "attack nazgul on gondor f",
        "attack orc on orc dice 1 2 !",
        "lost elf",
        "phase = round 2 first move, alliance",
        "ring at mount-doom",
    ] {
        let reply = referee.hear(line).unwrap();
        assert!(reply.accepted(), "{line}: {}", reply.answer());
    }
    let path = folder.join("battle.underhill");
    let reply = referee.hear(&format!("reveal {}", path.display())).unwrap();
    assert_eq!(reply.answer(), "revealed");
    let verdict = verify::file(&path, &[], Language::En);
    let Verdict::Holds(_, counts) = &verdict else { panic!("{verdict:?}") };
    assert_eq!((counts.entries, counts.draws, counts.corrections), (7, 2, 3));
}
