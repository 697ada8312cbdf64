//! The errands of the toy games, and what can be found of those that were revealed; and the whole house without a window,
//! gone through with them.

use super::verify::{Account, Checked, Counts};
use super::{Done, Errands, Site, Why, Worded};
use crate::books::Change;
use crate::language::toy::{NewCups, NewTally};
use crate::language::{Meaning, Words, hear};
use crate::table::toy::{Cups, CupsCommand, CupsPublic, CupsSecret, Tally};
use crate::table::{Event, Line, Record, Said};
use std::convert::Infallible;

impl Worded for Infallible {
    fn worded(&self, _: &Words) -> (String, String) {
        match *self {}
    }
}

impl Errands for Cups {
    type Fault = Infallible;

    fn run(NewCups(cups): NewCups, _: &Site<'_, Self>) -> Result<Done<Self>, Why<Self>> {
        Ok(Done::Begins { seed: None, command: CupsCommand::New(cups), then: Vec::new() })
    }

    fn is_untouched(record: &Record<Self>) -> bool {
        record.standing().len() == 1
    }
}

impl Errands for Tally {
    type Fault = Infallible;

    fn run(_: NewTally, _: &Site<'_, Self>) -> Result<Done<Self>, Why<Self>> {
        Ok(Done::Begins { seed: None, command: Change::To(0), then: Vec::new() })
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

impl Checked for Tally {
    type Account = Evidence;

    fn heard_again(said: &Said, _: &[Event<Self>]) -> Option<Change> {
        match hear::<Self>(&said.full).ok().filter(|heard| heard.said == *said)?.meaning {
            Meaning::Command(change) => Some(change),
            Meaning::Errand(NewTally) => Some(Change::To(0)),
            Meaning::House(_) | Meaning::Query(_) => None,
        }
    }

    fn account(record: &Record<Self>) -> Evidence {
        Evidence(Counts { entries: record.standing().len(), ..Counts::default() })
    }
}

#[cfg(test)]
mod tests {
    use super::super::verify::{Verdict, file, judged};
    use crate::games::Kind;
    use crate::hunt::Hunt;
    use crate::language::Language;
    use crate::referee::{Mark, Referee, Reply};
    use crate::store::Store;
    use crate::table::Game as _;
    use crate::table::toy::{Cups, Tally};

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

    fn refused(referee: &mut Referee, line: &str) -> String {
        referee.hear(line).unwrap().refused_as().unwrap_or_else(|| panic!("{line} is accepted")).to_owned()
    }

    #[test]
    fn a_second_game_is_played_by_its_name() {
        let mut referee = Referee::new(None);
        assert_eq!(refused(&mut referee, "new chess"), "misheard-unknown-game");
        assert!(referee.hear("new chess").unwrap().answer().contains("hunt, cups, tally"));
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
        assert_eq!(said(&mut referee, "undo").print_public(true), "> undo\n! undone lay\n= undone lay\n");
    }

    #[test]
    fn a_game_that_hides_nothing_is_one_as_well() {
        let mut referee = Referee::new(None);
        answers(
            &mut referee,
            &[
                ("new tally", "count 0"),
                ("count +3", "count 3"),
                ("count + 4", "count 7"),
                ("undo", "undone count + 4"),
                ("count", "count 3"),
                ("count = 90", "count 90"),
                ("count +5", "count 90"),
                ("undo", "undone count +5"),
                ("undo", "undone count = 90"),
            ],
        );
        assert_eq!(referee.state::<Tally>().unwrap().view.0, 3);
        assert_eq!(refused(&mut referee, "count = 91"), "refused-too-many");
        assert_eq!(refused(&mut referee, "count 3"), "misheard-not-a-choice");
        assert_eq!((Tally::HIDES, Cups::HIDES), (false, true));
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
        // One letter of it, wherever it is.
        let text = std::fs::read_to_string(&revealed).unwrap();
        for (at, _) in text.char_indices().step_by(7) {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = if bytes[at] == b'1' { b'2' } else { b'1' };
            let verdict = judged(&bytes, &[], Language::De);
            assert!(!matches!(verdict, Verdict::Holds(..)), "nothing is found at {at}: {verdict:?}");
        }
        // A record of a game that nobody here plays is named.
        let other = text.replacen("\"game\":\"cups\"", "\"game\":\"chess\"", 1);
        let verdict = judged(other.as_bytes(), &[], Language::En);
        assert!(matches!(&verdict, Verdict::Fails(lines) if lines[0].contains("chess")), "{verdict:?}");
    }
}
