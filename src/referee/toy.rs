//! The errands of the toy games, and what can be found of those that were revealed; and the whole house without a window,
//! gone through with them.

use super::books::Beside;
use super::verify::{Account, Checked, Counts};
use super::{Done, Errands, Site, Sources, Why};
use crate::books::toy::{Goal, Tally};
use crate::language::toy::NewCups;
use crate::language::{Meaning, Words, hear};
use crate::table::toy::{Cups, CupsCommand, CupsPublic, CupsSecret};
use crate::table::{Event, Line, Record, Said};
use std::convert::Infallible;

impl Errands for Cups {
    type Fault = Infallible;

    fn run(NewCups(cups): NewCups, _: &Site<'_, Self>) -> Result<Done<Self>, Why<Self>> {
        Ok(Done::Begins { seed: None, command: CupsCommand::New(cups), then: Vec::new() })
    }

    fn is_untouched(record: &Record<Self>) -> bool {
        record.standing().len() == 1
    }
}

impl Sources for Tally {
    type NotThere = Infallible;

    fn found(goal: Goal, _: &Beside<'_>) -> Result<Goal, Infallible> {
        Ok(goal)
    }

    fn found_again(goal: Goal, _: &Goal) -> Option<Goal> {
        Some(goal)
    }
}

/// What is found of a toy game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Evidence(Counts);

impl Account for Evidence {
    fn counts(&self) -> Counts {
        self.0
    }

    fn lines(&self, _: &Words, _: Option<Line>) -> Vec<String> {
        Vec::new()
    }
}

impl Checked for Cups {
    type Account = Evidence;

    fn heard_again(said: &Said, _: &[Event<Self>]) -> Option<CupsCommand> {
        match hear::<Self>(&said.full).ok().filter(|heard| heard.said == *said)?.meaning {
            Meaning::Command(command) => Some(command),
            Meaning::Errand(NewCups(cups)) => Some(CupsCommand::New(cups)),
            Meaning::House(_) | Meaning::Query(_) => None,
        }
    }

    fn account(record: &Record<Self>) -> Evidence {
        let count = |wanted: fn(&Event<Self>) -> bool| record.events().filter(|event| wanted(event)).count();
        Evidence(Counts {
            entries: count(|event| matches!(event, Event::Secret(_))),
            answers: count(|event| matches!(event, Event::Public(CupsPublic::Guessed { .. }))),
            draws: count(|event| matches!(event, Event::Secret(CupsSecret::Pebble { drawn: true, .. }))),
            corrections: 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::verify::{Verdict, answer, file, judged};
    use crate::books::toy::Tally;
    use crate::games::Kind;
    use crate::hunt::Hunt;
    use crate::language::Language;
    use crate::referee::{Mark, Referee, Reply};
    use crate::store::Store;
    use crate::table::Game as _;
    use crate::table::toy::Cups;

    fn said(referee: &mut Referee, line: &str) -> Reply {
        let reply = referee.hear(line).unwrap();
        assert!(reply.accepted(), "{line}: {}", reply.answer());
        reply
    }

    fn answers(referee: &mut Referee, lines: &[(&str, &str)]) {
        for (line, answer) in lines {
            assert_eq!(said(referee, line).answer(), *answer, "{line}");
        }
    }

    /// One letter of a record that was revealed, wherever it is.
    fn no_letter_can_change(text: &str, step: usize) {
        for (at, _) in text.char_indices().step_by(step) {
            let mut bytes = text.as_bytes().to_vec();
            bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
            let verdict = judged(&bytes, &[], Language::De);
            assert!(!matches!(verdict, Verdict::Holds(..)), "nothing is found at {at}: {verdict:?}");
        }
    }

    fn refused(referee: &mut Referee, line: &str) -> String {
        referee.hear(line).unwrap().refused_as().unwrap_or_else(|| panic!("{line} is accepted")).to_owned()
    }

    #[test]
    fn a_second_game_is_played_by_its_name() {
        let mut referee = Referee::new(None);
        assert_eq!(refused(&mut referee, "new chess"), "misheard-unknown-game");
        assert!(referee.hear("new chess").unwrap().answer().contains("cups, tally"));
        // Without a name it is the first one, and its commands are none of the others'.
        answers(&mut referee, &[("new", "new game"), ("phase", "setup")]);
        assert_eq!(refused(&mut referee, "guess 1"), "misheard-unknown-command");
        answers(
            &mut referee,
            &[
                ("new cups 3", "new game"),
                ("lay 2", "laid"),
                ("guess 1", "no"),
                ("undo", "undone guess 1"),
                ("redo", "redone guess 1"),
                ("phase", "guessing"),
                ("peek", "ok"),
            ],
        );
        assert!(referee.kept::<Hunt>().is_none() && referee.kept::<Tally>().is_none());
        assert_eq!(referee.state::<Cups>().unwrap().view.guesses, [(1, false)]);
        assert_eq!(refused(&mut referee, "guess 7"), "refused-no-such-cup");
        assert_eq!(refused(&mut referee, "reveal /nowhere"), "refused-nothing-laid");
        assert_eq!(refused(&mut referee, "move 22"), "misheard-unknown-command");
        // Its own words, and the house's.
        let help = said(&mut referee, "help");
        let lines: Vec<&str> = help.lines.iter().map(|line| line.text.as_str()).collect();
        assert!(lines.contains(&"  guess N") && lines.contains(&"  undo") && !lines.contains(&"  rest"));
        assert!(said(&mut referee, "help guess").lines.iter().any(|line| line.text == "Is it here?"));
    }

    /// What is behind the screen is kept there for any game.
    #[test]
    fn the_table_hears_nothing_secret() {
        let mut referee = Referee::new(None);
        said(&mut referee, "new cups 3");
        let laid = said(&mut referee, "lay 2");
        assert_eq!(laid.print_public(true), "> lay\n= laid\n");
        assert_eq!(said(&mut referee, "peek").print_public(true), "");
        let drawn = said(&mut referee, "lay");
        assert!(drawn.lines.iter().any(|line| line.mark == Mark::Secret && line.text.starts_with("pebble")));
        assert!(!drawn.print_public(true).contains("pebble"));
        let cup = drawn.lines.iter().find_map(|line| line.text.strip_prefix("pebble ")).unwrap().to_owned();
        let undone = said(&mut referee, "undo");
        assert_eq!(undone.print_public(true), "> undo\n! undone lay\n= undone lay\n");
        assert_eq!(undone.print(false), format!("! undone lay\n~ undone lay: {cup}\n= undone lay\n"));
    }

    /// What all games have in common whose books are kept, gone through with one of them.
    #[test]
    fn a_game_that_hides_nothing_is_one_as_well() {
        let mut referee = Referee::new(None);
        answers(
            &mut referee,
            &[
                ("new tally seed=42", "new game"),
                ("phase", "setup"),
                ("table-word mellon", "table word set"),
                ("seat red-side Anna Maria", "red side: Anna Maria"),
                ("seat bl Bert !", "blue: Bert !"),
                ("seat blue", "blue: nobody"),
                ("note before it begins", "noted"),
                ("begin", "round 1 throw, red side"),
                ("count +3 for a start", "count 3"),
                ("count + 4", "count 7"),
                ("undo", "undone count + 4"),
                ("count", "count 3"),
                ("count=80", "count 80"),
                ("undo", "undone count=80"),
                ("count -9", "count 0"),
                ("throw dice 6 5", "count 11"),
                ("throw dice 1 1 !", "count 13"),
                ("done", "round 1 throw, blue"),
                ("done", "round 2 throw, red side"),
                ("phase = Round 7  throw, blue", "round 7 throw, blue"),
                ("park box Two dice, and the cup", "parked box"),
                ("park lid red", "parked lid"),
                ("parked", "2 places"),
                ("park lid", "parked lid"),
                ("tell we go on tomorrow", "told"),
                ("odds", "0 (0.00 %)"),
                ("count = 80", "count 80"),
                ("odds", "1/6 (16.67 %)"),
                ("count +20 by a card", "over: blue wins"),
                ("undo", "undone count +20 by a card"),
                ("status", "ok"),
                ("report", "ok"),
                ("luck", "ok"),
                ("phase = over: red side wins, agreed", "over: red side wins"),
            ],
        );
        assert_eq!((Tally::HIDES, Cups::HIDES), (false, true));
    }

    #[test]
    fn what_stands_is_told_as_the_page_has_it() {
        let mut referee = Referee::new(None);
        for line in
            ["new tally seed=7", "seat blue Bert", "begin", "throw dice 6 5", "throw dice 6 6 !", "undo"]
        {
            said(&mut referee, line);
        }
        said(&mut referee, "park box dice");
        let table = |referee: &mut Referee, line: &str| {
            said(referee, line).to_the_table().map(str::to_owned).collect::<Vec<_>>()
        };
        let log = ["1 seat blue Bert", "2 begin", "3 throw dice 6 5", "4 park box dice"];
        assert_eq!(table(&mut referee, "log"), log);
        assert_eq!(said(&mut referee, "log").answer(), "4");
        assert_eq!(table(&mut referee, "parked"), ["box: dice"]);
        assert_eq!(table(&mut referee, "luck"), ["sixes: 1, expected 0.33 (+1.26)"]);
        assert_eq!(table(&mut referee, "status"), ["count 11", "Bert (Blue)", "box: dice"]);
        said(&mut referee, "count = 5");
        let report = table(&mut referee, "report");
        assert_eq!((report[0].as_str(), report[1].as_str()), ("round 1 throw, red side", "Bert (Blue)"));
        assert!(report[2].contains("count = 5") && report[3].starts_with("Sixes"), "{report:?}");
    }

    /// What falls hangs on the seed, the table's word and how many fell before.
    #[test]
    fn no_undo_buys_other_dice() {
        let throws = |lines: &[&str]| {
            let mut referee = Referee::new(None);
            let told = lines.iter().flat_map(|line| said(&mut referee, line).lines);
            told.filter(|line| line.text.starts_with("dice")).map(|line| line.text).collect::<Vec<_>>()
        };
        let first = throws(&["new tally seed=42", "begin", "throw roll", "undo", "throw", "throw !"]);
        assert_eq!((first[0] == first[1], first.len()), (true, 3));
        // One of the table's between them is none of the program's.
        let hand = ["new tally seed=42", "begin", "throw", "done", "throw dice 1 2", "done", "throw"];
        assert_eq!(throws(&hand), [first[0].clone(), "dice 1 2".into(), first[2].clone()]);
        assert_ne!(throws(&["new tally seed=42", "table-word mellon", "begin", "throw"])[0], first[0]);
        let [seed, one] =
            ["new tally seed=42", "new tally seed=43"].map(|new| throws(&[new, "begin", "throw", "throw !"]));
        assert!(seed == first[1..] && seed != one);
    }

    #[test]
    fn what_is_refused_says_why_and_changes_nothing() {
        let mut referee = Referee::new(None);
        for (line, why) in [
            ("new tally to=1", "refused-too-few"),
            ("new tally too=9", "misheard-unknown-key"),
            ("new tally to=9 to=9", "misheard-key-twice"),
            ("new tally draws=feet", "misheard-not-a-choice"),
            ("new tally seed=x", "misheard-not-a-number"),
        ] {
            assert_eq!(refused(&mut referee, line), why, "{line}");
        }
        said(&mut referee, "new tally draws=hand odds=off");
        for (line, why) in [
            ("throw dice 1 2", "refused-before-begin"),
            ("count +1", "refused-before-begin"),
            ("phase = round 1 throw, blue", "refused-before-begin"),
            ("seat green Bert", "refused-no-such-name"),
        ] {
            assert_eq!(refused(&mut referee, line), why, "{line}");
        }
        said(&mut referee, "begin");
        for (line, why) in [
            ("throw", "refused-untold-draw"),
            ("throw dice 1 2 3", "refused-other-count"),
            ("throw dice 1 7", "misheard-not-a-choice"),
            ("count = 91", "refused-beyond-track"),
            ("count = 100", "misheard-not-a-number"),
            ("count 3", "misheard-not-a-choice"),
            ("odds", "refused-odds-off"),
            ("phase = turn 3 throw, blue", "misheard-not-a-phase"),
            ("phase = round 1000 throw, blue", "misheard-not-a-phase"),
            ("begin", "refused-after-begin"),
            ("table-word late", "refused-word-too-late"),
            ("reveal /nowhere", "refused-game-goes-on"),
            ("thow dice 1 2", "misheard-unknown-command"),
        ] {
            assert_eq!(refused(&mut referee, line), why, "{line}");
        }
        let says = |referee: &mut Referee, line: &str| referee.hear(line).unwrap().answer().to_owned();
        assert!(says(&mut referee, "thow dice 1 2").contains("throw"));
        said(&mut referee, "throw roll");
        // The rule, and that the table's word goes past it.
        let why = says(&mut referee, "throw roll");
        assert!(why.starts_with("T1") && why.contains('!'), "{why}");
        assert!(!says(&mut referee, "throw dice 1 !").starts_with("T1"));
        assert_eq!(said(&mut referee, "log").answer(), "2");
        said(&mut referee, "phase = over: blue wins");
        assert_eq!(refused(&mut referee, "done !"), "refused-game-is-over");
        said(&mut referee, "count = 3");
        assert_eq!(said(&mut referee, "phase").answer(), "over: blue wins");
    }

    #[test]
    fn a_game_whose_books_were_kept_is_checked() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        for line in [
            "new tally to=30 seed=7",
            "table-word mellon",
            "begin",
            "throw",
            "throw !",
            "undo",
            "count + 1",
            "done",
            "throw dice 6 6",
            "count = 30",
        ] {
            said(&mut referee, line);
        }
        let revealed = folder.path().join("revealed.underhill");
        said(&mut referee, &format!("reveal {}", revealed.display()));
        // Nor is it played on from one of its copies.
        said(&mut referee, &format!("open {}", revealed.display()));
        assert!(["undo", "note x"].iter().all(|line| !referee.hear(line).unwrap().accepted()));
        let verdict = file(&revealed, &[], Language::Fr);
        let Verdict::Holds(lines, counts) = &verdict else { panic!("{verdict:?}") };
        assert_eq!(answer(*counts), "honest: 7 entries, 0 answers, 2 draws, 2 corrections");
        assert!(lines.iter().any(|line| line.contains("mellon")), "{lines:?}");
        // What was seen and taken back is named, with its line: nothing else is.
        let seen: Vec<_> = lines.iter().filter(|line| line.contains("throw")).collect();
        assert!(
            matches!(*seen, [line] if line.contains("ligne 6\u{a0}") && line.contains("throw !\u{a0}: ")),
            "{seen:?}"
        );
        no_letter_can_change(&std::fs::read_to_string(&revealed).unwrap(), 11);
    }

    #[test]
    fn games_of_all_kinds_are_kept_in_one_folder() {
        let folder = tempfile::tempdir().unwrap();
        let store = || Some(Store::at(folder.path()));
        let mut referee = Referee::new(store());
        said(&mut referee, "new cups 3");
        said(&mut referee, "lay 2");
        let cups = referee.game().unwrap().path().unwrap().to_owned();
        said(&mut referee, "new");
        let hunt = referee.game().unwrap().path().unwrap().to_owned();
        said(&mut referee, "new tally");
        said(&mut referee, "begin");
        said(&mut referee, "count +5");
        referee.sync();
        drop(referee);
        let mut referee = Referee::new(store());
        // Whatever the file holds is put on the table, with its own words.
        for (path, kind, phase) in
            [(&cups, Kind::Cups, "guessing"), (&hunt, Kind::Hunt, "setup"), (&cups, Kind::Cups, "guessing")]
        {
            assert_eq!(said(&mut referee, &format!("open {}", path.display())).answer(), phase);
            assert_eq!(referee.kind(), kind);
        }
        assert_eq!(referee.words().say("cups-host", &[]), "Lay the pebble, or guess.");
        said(&mut referee, "guess 2");
        assert_eq!(said(&mut referee, "phase").answer(), "over: found");
        // The last one that goes on, whichever it is.
        referee.put_away();
        assert!(referee.game().is_none() && referee.kind() == Kind::Hunt);
        said(&mut referee, "open");
        assert_eq!(referee.kind(), Kind::Tally);
    }

    #[test]
    fn a_second_game_is_locked_and_opened_again() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        said(&mut referee, "new cups 3");
        said(&mut referee, "lay 1");
        said(&mut referee, "lock speak friend");
        let path = referee.game().unwrap().path().unwrap().to_owned();
        referee.put_away();
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), "trouble-passphrase-wanted");
        assert_eq!(refused(&mut referee, "unlock another one"), "trouble-wrong-passphrase");
        assert_eq!(said(&mut referee, "unlock speak friend").answer(), "guessing");
        assert_eq!(said(&mut referee, "guess 1").answer(), "over: found");
    }

    #[test]
    fn a_second_game_is_revealed_and_checked() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        for line in ["new cups 3", "lay 2", "guess 1", "guess 2"] {
            said(&mut referee, line);
        }
        let seal = said(&mut referee, "seal").answer().trim_start_matches("seal ").to_owned();
        let revealed = folder.path().join("revealed.underhill");
        assert_eq!(said(&mut referee, &format!("reveal {}", revealed.display())).answer(), "revealed");
        let verdict = file(&revealed, &[seal], Language::En);
        let Verdict::Holds(lines, counts) = &verdict else { panic!("{verdict:?}") };
        assert_eq!((counts.entries, counts.answers, counts.draws), (1, 2, 0));
        assert!(lines.iter().any(|line| line.contains("line 5")), "{lines:?}");
        let text = std::fs::read_to_string(&revealed).unwrap();
        no_letter_can_change(&text, 7);
        // A record of a game that nobody here plays is named.
        let other = text.replacen("\"game\":\"cups\"", "\"game\":\"chess\"", 1);
        let verdict = judged(other.as_bytes(), &[], Language::En);
        assert!(matches!(&verdict, Verdict::Fails(lines) if lines[0].contains("chess")), "{verdict:?}");
    }
}
