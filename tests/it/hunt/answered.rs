//! What Hunt for the Ring is asked, answered in words: what is said, and that what is secret is for the Ring-bearer alone.

use crate::house::answered::{to_part_2, told};
use underhill::language::Language;

fn answers(script: &str, wanted: &[(&str, &[&str])]) {
    let told = told(Language::En, script, true);
    let told: Vec<(&str, Vec<&str>)> = told
        .iter()
        .map(|(asked, said)| (asked.as_str(), said.iter().map(String::as_str).collect()))
        .collect();
    let wanted: Vec<(&str, Vec<&str>)> = wanted.iter().map(|(asked, said)| (*asked, said.to_vec())).collect();
    assert_eq!(told, wanted);
}

#[test]
fn what_is_asked_in_part_1_is_answered_in_words() {
    answers(
        "new board=tests/boards/wold.json tiles=tests/boards/tiles.json draws=hand give=0
         start 1
         information 4 6 8 10 12
         begin
         ? reach ? log ? tracks
         move 4
         done
         search 4
         ? log ? tracks ? corruption ? fellowship ? company ? eyes ? pool ? status
         corruption = 12
         ? result ? telling",
        &[
            ("reach", &["For you alone: In reach: 4"]),
            ("log", &["For you alone: Journey log: 1"]),
            ("tracks", &["Tracks: –"]),
            ("log", &["For you alone: Journey log: 1, 4"]),
            ("tracks", &["Tracks: 4 (Eye)"]),
            ("corruption", &["Corruption: 0 / 12"]),
            ("fellowship", &["Fellowship: 0 / 3"]),
            ("company", &["Company: Frodo, Sam, Pippin"]),
            ("eyes", &["Eyes: 0"]),
            ("pool", &["Tiles in the pool: 15"]),
            (
                "status",
                &[
                    "Board: Small wold (invented, for the transcripts)",
                    "Tiles: Round numbers (invented, for the transcripts)",
                    "Phase: day 1, first Daylight turn",
                    "Frodo has made his normal move of this turn.",
                    "Movement track: 1 / 16",
                    "Corruption: 0 / 12",
                    "Fellowship: 0 / 3",
                    "Company: Frodo, Sam, Pippin",
                    "Eyes: 0",
                    "Tiles in the pool: 15",
                    "Tracks: 4 (Eye)",
                ],
            ),
            (
                "result",
                &["For a War of the Ring: 2 action tokens for the Shadow.", "For you alone: Part 1: 1 4"],
            ),
            (
                "telling",
                &[
                    "For you alone: Part 1. Frodo set out from 1.",
                    "For you alone: Day 1: 4. Questions: 1, with yes: 1.",
                    "For you alone: What told most, on day 1: Search 4: yes. Journeys that fitted what you had heard: \
                     5 before, 2 after.",
                    "For you alone: At the narrowest, on day 1, the journeys that fitted what you had heard were down \
                     to 2; of these 2 ended at 4, and there he was.",
                    "For you alone: The Ringwraiths won.",
                ],
            ),
        ],
    );
}

#[test]
fn what_is_asked_in_part_2_is_answered_in_words() {
    answers(
        &format!("{}? log ? corruption ? company\nadvance\n? reach", to_part_2()),
        &[
            // P9: it is Gandalf's way; the Ring-bearer's stands on his card.
            ("log", &["For you alone: Journey log: 8"]),
            // P3: the limit is the Ring-bearer's alone.
            ("corruption", &["Corruption: 0, limit +0", "For you alone: Corruption: 0 / 14"]),
            ("company", &["Company: Frodo, Sam, Pippin, Merry, Strider"]),
            ("reach", &["For you alone: In reach: 2, 6, 8, 10"]),
        ],
    );
}
