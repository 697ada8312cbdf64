//! A Hunt in one line: as the page prints it, and whatever may happen in one.

use underhill::language::war::hunt_lines;
use underhill::language::{Language, Words};
use underhill::referee::Referee;
use underhill::war::War;

/// A game in which this was said.
fn game(lines: &[&str]) -> Referee {
    let mut referee = Referee::new(None);
    for line in lines {
        let reply = referee.hear(line).unwrap();
        assert!(reply.accepted(), "{line}: {:?}", reply.lines);
    }
    referee
}

/// A game where a move is next, with this said before and behind that.
fn moved(before: &[&str], behind: &[&str]) -> Referee {
    let begins = ["new war seed=1 draws=hand", "begin", "phase = turn 2 actions, free peoples"];
    let dice = ["dice free c c", "corruption = 4", "box = 3 1"];
    game(&[&begins, &dice, before, &["move"], behind].concat())
}

/// All Hunts, in a line each.
fn hunts(referee: &Referee, language: Language) -> Vec<String> {
    let lines = hunt_lines(&Words::of_game::<War>(language), referee.kept::<War>().unwrap().record());
    lines.into_iter().map(|(_, line)| line).collect()
}

fn says(before: &[&str], behind: &[&str], line: &str) {
    assert_eq!(hunts(&moved(before, behind), Language::En), [line], "{before:?} {behind:?}");
}

/// The replayable turn of the page.
const PAGE: [&str; 20] = [
    "new war seed=42",
    "begin",
    "done",
    "guide strider",
    "done",
    "allocate 1",
    "roll",
    "move",
    "hunt",
    "tile",
    "accept",
    "appear fords-of-bruinen",
    "use event for a card",
    "hide with event",
    "use character for the Nazgul",
    "move",
    "hunt",
    "tile",
    "casualty random",
    "box",
];

#[test]
fn the_turn_of_the_page_has_two_hunts() {
    let referee = game(&PAGE);
    let words = Words::of_game::<War>(Language::En);
    let record = referee.kept::<War>().unwrap().record();
    let lines = hunt_lines(&words, record);
    let told: Vec<&str> = lines.iter().map(|(_, told)| told.as_str()).collect();
    assert_eq!(
        told,
        [
            "4 dice: 6 3 3 3, one; an Eye, revealing: 1; Corruption 0 → 1; Revealed: Fords of Bruinen",
            "4 dice at +1: 6 4 3 5, two; tile 2; Strider −2; Corruption 1; Hidden",
        ]
    );
    // Each stands with the command that ended it.
    let ended = lines.iter().map(|(line, _)| record.line(*line).unwrap().0.full.as_str());
    assert_eq!(ended.collect::<Vec<_>>(), ["appear fords-of-bruinen", "casualty random"]);
}

#[test]
fn it_says_what_the_page_says() {
    let behind = ["hunt dice 2 5 6", "tile 3", "casualty random gimli", "accept"];
    says(&[], &behind, "3 dice at +1: 2 5 6, two; tile 3; Gimli −2; Corruption 4 → 5; Hidden");
}

#[test]
fn whatever_happens_in_it_is_told() {
    for (behind, line) in [
        // It goes on.
        (&["hunt dice 2 5 6", "tile 3"][..], "3 dice at +1: 2 5 6, two; tile 3"),
        // Nothing succeeds.
        (&["hunt dice 1 2 4"], "3 dice at +1: 1 2 4, none; Hidden"),
        (
            &["hunt army nazgul dice 2 5 6 again 4", "tile 0r", "appear moria", "tile 1", "accept"],
            "3 dice at +1: 2 5 6, again 4, two; tile 0, revealing; Corruption 4; Revealed: Moria; tile 1; Corruption 4 → 5",
        ),
        (&["hunt dice 2 5 6", "tile prevented"], "3 dice at +1: 2 5 6, two; no tile; Hidden"),
        (
            &["hunt dice 2 5 6", "tile er", "tile again 2", "reduce", "accept"],
            "3 dice at +1: 2 5 6, two; an Eye, revealing: 2; put back; tile 2; card −1; Corruption 4 → 5; Hidden",
        ),
        (
            &["hunt dice 2 5 6", "tile 2", "discard"],
            "3 dice at +1: 2 5 6, two; tile 2; discarded; Corruption 4; Hidden",
        ),
        (
            &["hunt dice 2 5 6", "tile 3", "damage = 9", "accept"],
            "3 dice at +1: 2 5 6, two; tile 3; damage 9; Corruption 4 → 13; Hidden",
        ),
        // Another die falls than was told at first.
        (&["hunt dice 6 6 6", "undo", "hunt dice 1 1 6", "tile 2r", "accept", "appear"], {
            "3 dice at +1: 1 1 6, one; tile 2, revealing; Corruption 4 → 6; Revealed: Hollin"
        }),
    ] {
        says(&["at hollin"], behind, line);
    }
}

#[test]
fn in_mordor_a_tile_is_drawn_without_dice() {
    let before = ["mordor = 2", "special ds"];
    let line = "an Eye, revealing: 4; Corruption 4 → 8; Mordor, step 3; Revealed";
    says(&before, &["tile er", "accept"], line);
    says(
        &before,
        &["tile ds 2", "casualty guide"],
        "a die, with a Stop: 2; Gandalf −2; Corruption 4; Mordor, step 2; Hidden",
    );
}

#[test]
fn gollum_reveals_for_one_damage_less() {
    let lost = ["gandalf", "strider", "boromir", "legolas", "gimli", "merry", "pippin"];
    let lost = lost.map(|name| format!("companion {name} lost"));
    let before: Vec<&str> = lost.iter().map(String::as_str).chain(["at hollin"]).collect();
    let behind = ["hunt dice 2 5 6", "tile 2r", "ability", "accept", "appear carrock"];
    let line = "3 dice at +1: 2 5 6, two; tile 2, revealing; Gollum −1; Corruption 4 → 5; Revealed: Carrock";
    says(&before, &behind, line);
}

/// Of a Hunt that has only begun nothing is told, and the one before it stays where it ended.
#[test]
fn a_hunt_that_has_only_begun_shows_no_other() {
    let referee =
        moved(&[], &["hunt dice 1 2 4", "box = 3 2", "phase = turn 2 actions, free peoples", "move"]);
    let record = referee.kept::<War>().unwrap().record();
    let lines = hunt_lines(&Words::of_game::<War>(Language::En), record);
    let stands = |line| record.line(line).unwrap().0.full.as_str();
    let told: Vec<_> = lines.iter().map(|(line, told)| (stands(*line), told.as_str())).collect();
    assert_eq!(told, [("hunt dice 1 2 4", "3 dice at +1: 1 2 4, none; Hidden")]);
}

/// The table's word can break a Hunt off: it has come to nothing.
#[test]
fn a_hunt_that_is_broken_off_is_not_told() {
    let broken = ["hunt dice 2 5 6", "tile 3", "phase = turn 3 draw"];
    for referee in [moved(&[], &broken), moved(&[], &[]), game(&["new war seed=1", "begin"])] {
        assert!(hunts(&referee, Language::En).is_empty());
    }
}

#[test]
fn it_is_told_in_every_language() {
    let behind = ["hunt nazgul dice 2 5 6 again 3", "tile er", "casualty random gimli", "appear iron-hills"];
    let referee = moved(&[], &behind);
    for (language, line) in [
        (
            Language::En,
            "3 dice at +1: 2 5 6, again 3, two; an Eye, revealing: 2; Gimli −2; Corruption 4; Revealed: Iron Hills",
        ),
        (
            Language::It,
            "3 dadi a +1: 2 5 6, di nuovo 3, due successi; un Occhio, rivela: 2; Gimli −2; Corruzione 4; Rivelata: Colli Ferrosi",
        ),
        (
            Language::Fr,
            "3 dés à +1\u{a0}: 2 5 6, relancés 3, deux succès\u{a0}; un Œil, révèle\u{a0}: 2\u{a0}; Gimli −2\u{a0}; Corruption 4\u{a0}; Révélée\u{a0}: Monts de Fer",
        ),
        (
            Language::De,
            "3 Würfel mit +1: 2 5 6, noch einmal 3, zwei Erfolge; ein Auge, enthüllt: 2; Gimli −2; Verderben 4; Enthüllt: Eisenberge",
        ),
        (
            Language::Es,
            "3 dados a +1: 2 5 6, otra vez 3, dos éxitos; un Ojo, revela: 2; Gimli −2; Corrupción 4; Revelada: Colinas de Hierro",
        ),
        (
            Language::Pl,
            "3 kości z +1: 2 5 6, ponownie 3, dwa sukcesy; Oko, odkrywa: 2; Gimli −2; Zepsucie 4; Odkryta: Żelazne Wzgórza",
        ),
    ] {
        assert_eq!(hunts(&referee, language), [line]);
    }
}
