//! Whoever is no program is answered in words of his language, whatever is asked of whichever game. What the exact door says alike
//! in every language is the protocol's.

use crate::common::accepted;
use std::collections::BTreeSet;
use strum::IntoEnumIterator;
use underhill::language::Language;
use underhill::referee::Referee;
use underhill::referee::terminal::{Call, serve};

/// A game of each, and what is asked of it on the way: that stands behind a `?`.
const GAMES: [&str; 8] = [
    "new war cards=on figures=on draws=hand seed=1
     ? battle ? fellowship ? company ? pool ? box ? nations ? score ? rings ? hand free ? setup ? reserve gondor ? parked
     ? corruption ? progress ? mordor ? status ? log ? report ? luck ? phase ? seal
     begin
     done
     done
     ? odds allocate
     allocate 1
     roll free c c p w shadow p p m a c c
     move
     hunt dice 6
     tile 3
     ? damage ? phase
     accept
     ? odds hunt moves 2 ? odds mordor
     battle field gondor rohan with gondor 2,1,0 rohan 1,0,0 against sauron 3,0,0
     ? battle ? odds battle ? odds round ? status
     park moria gondor 1 0 0 some text
     ? parked ? status ? log
     mordor = 2
     ? mordor ? fellowship ? pool",
    "new fate players=3 board=practice cards=names ledger=on draws=hand seed=1
     ? deck ? discard ? check ? setup ? nazgul ? hope ? threat ? supply ? gondor ? elven ? dwarven ? rohirrim ? cards
     ? odds card fer ? odds line f ? odds at f4 ? odds order eye ? odds special ? odds troops 2 in 3 ? odds skies
     ? odds skies two ? odds symbol stealth ? odds search 3 resistance=1 ? odds doom enemies=2
     ? odds attack 2 friendly=2 shadow=3 ? odds battle 2 friendly=2 shadow=3 haven
     ? parked ? status ? log ? report ? luck ? phase ? seal
     park here text
     ? parked ? status ? log",
    "new fate players=2 draws=hand seed=1
     ? deck ? discard ? supply ? threat
     top red
     ? deck ? log",
    "new risk players=yellow,red seed=42
     ? setup ? log
     own red gorg barad
     own yellow rest
     begin yellow
     ? reinforce ? hand yellow ? hand red ? set e e w
     ? connected gorgoroth udun ? clock ? score ? regions ? odds 5 3 ? odds 5l 3s 2 stop=2 best ? odds once 5 3 ? need 50% 3 2
     ? parked ? status ? log ? report ? luck ? phase ? seal
     park here text
     ? parked ? status",
    "new risk players=yellow,red board=none draws=hand seed=42
     begin yellow
     ? reinforce 12 ? score",
    "new battle seed=1
     ? setup ? builds ? ring ? shire ? march nazgul 7 ? march ring 7 ? count orc ? odds orc, orc r, nazgul on rohan f
     ? need 50% orc on rohan ? parked ? status ? log ? report ? luck ? phase ? seal
     tick 1
     begin
     park here text
     ? parked ? status ? log ? phase",
    "new board=tests/boards/wold.json tiles=tests/boards/tiles.json draws=hand give=0
     start 1
     information 4 6 8 10 12
     begin
     ? reach ? tracks ? log ? corruption ? fellowship ? company ? eyes ? pool ? status ? phase ? seal
     move 4
     done
     search 4
     ? tracks ? status
     corruption = 12
     ? result ? telling ? status ? phase",
    "new board=tests/boards/wold.json board2=tests/boards/wold-2.json tiles=tests/boards/tiles.json \
        journeys=tests/boards/cards.json draws=hand give=0
     start 1
     information 4 6 8 10 12
     begin
     move A !
     part2
     journey long 1 5 . 6 8* . 10
     deeds 8 10 18 20
     gandalf start 8
     begin shadows=3
     ? tracks ? log ? corruption ? fellowship ? company ? eyes ? pool ? status ? phase ? seal",
];

/// What leads into Part 2 of Hunt for the Ring.
pub(crate) fn to_part_2() -> &'static str {
    let [.., last] = GAMES;
    last.split('?').next().unwrap_or_default()
}

/// What no game is asked: it does something, or it is the house's own.
const NO_QUERIES: [&str; 8] = ["new", "open", "undo", "redo", "quit", "help", "protocol", "done"];

/// What is said line by line, each with whether it is asked.
fn lines(script: &str) -> Vec<(bool, String)> {
    let said = script.lines().map(str::trim).flat_map(|line| {
        let asked = line.starts_with('?');
        line.split('?')
            .map(str::trim)
            .filter(|said| !said.is_empty())
            .map(move |said| (asked, said.to_owned()))
    });
    said.collect()
}

/// What is no command: it stands before and behind what is asked, and is read off its refusal.
const MARK: &str = "zz-mark";

/// What is said to each that is asked, at the door for people or for programs.
pub(crate) fn told(language: Language, script: &str, plain: bool) -> Vec<(String, Vec<String>)> {
    let mut referee = Referee::new(None);
    referee.speak(language);
    let lines = lines(script);
    let said = lines.iter().map(|(asked, said)| match asked {
        true => format!("{MARK}\n{said}\n{MARK}\n"),
        false => format!("{said}\n"),
    });
    let (input, mut output) = (said.collect::<String>(), Vec::new());
    serve(&mut referee, &Call { plain, ..Call::default() }, input.as_bytes(), &mut output, None).unwrap();
    let output = String::from_utf8(output).unwrap();
    let mut parts: Vec<Vec<String>> = vec![Vec::new()];
    for line in output.lines() {
        match line.contains(MARK) {
            true => parts.push(Vec::new()),
            false => parts.last_mut().unwrap().push(line.to_owned()),
        }
    }
    let asked = lines.into_iter().filter(|(asked, _)| *asked).map(|(_, said)| said);
    asked.zip(parts.into_iter().skip(1).step_by(2)).collect()
}

/// A line without the sign before it, by which programs know what it is.
fn without_sign(line: &str) -> &str {
    line.trim_start_matches(['=', '!', '~']).trim_start()
}

#[test]
fn nobody_is_answered_in_the_protocol() {
    for script in GAMES {
        let exactly: Vec<_> = Language::iter().map(|language| told(language, script, false)).collect();
        let english = told(Language::En, script, true);
        let german = told(Language::De, script, true);
        for (at, (asked, said)) in german.iter().enumerate() {
            assert!(!said.is_empty(), "{script}: nothing is said to {asked}");
            assert_ne!(*said, english[at].1, "{script}: {asked}");
            let mut of_each = exactly
                .iter()
                .map(|told| -> BTreeSet<&str> { told[at].1.iter().map(|line| without_sign(line)).collect() });
            let first = of_each.next().unwrap();
            let protocol = of_each.fold(first, |all, one| all.intersection(&one).copied().collect());
            let there: Vec<&String> = said.iter().filter(|line| protocol.contains(line.as_str())).collect();
            assert_eq!(there, [""; 0], "{script}: {asked}");
        }
    }
}

/// What can be asked in one word, at any of these moments, is asked above.
#[test]
fn nothing_that_is_asked_is_left_out() {
    let game =
        |script: &'static str| script.split(' ').nth(1).filter(|word| !word.contains('=')).unwrap_or("hunt");
    let first = |said: &str| said.split(' ').next().unwrap_or_default().to_owned();
    let all = GAMES.map(|script| (game(script), lines(script)));
    let asked: BTreeSet<(&str, String)> = all
        .iter()
        .flat_map(|(game, lines)| {
            lines.iter().filter(|(asked, _)| *asked).map(|(_, said)| (*game, first(said)))
        })
        .collect();
    let mut missing = BTreeSet::new();
    for (game, lines) in &all {
        let mut referee = Referee::new(None);
        for (is_asked, said) in lines {
            accepted(&mut referee, said);
            let help = referee.hear("help").unwrap().lines;
            let commands = help.iter().filter_map(|line| line.text.split_whitespace().next());
            for word in commands.filter(|word| !is_asked && !NO_QUERIES.contains(word)) {
                let before = referee.game().unwrap().lines();
                let accepted = referee.hear(word).unwrap().accepted();
                if referee.game().unwrap().lines() != before {
                    self::accepted(&mut referee, "undo");
                } else if accepted && !asked.contains(&(*game, word.to_owned())) {
                    missing.insert((*game, word.to_owned()));
                }
            }
        }
    }
    assert!(missing.is_empty(), "{missing:?}");
}
