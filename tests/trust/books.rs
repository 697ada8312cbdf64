//! Games that keep books, each played to its end with all that can be tampered with: draws of every kind, dice of the table,
//! its word, a command taken back and given again.

use crate::common::accepted;
use underhill::referee::Referee;
use underhill::referee::verify::{Verdict, judged};

/// A game, and how it is played.
pub struct Played {
    /// As `new` calls it.
    pub game: &'static str,
    /// All its commands, the first behind `new`.
    pub commands: &'static [&'static str],
    /// The line behind the last of them.
    pub over: &'static str,
}

pub const WAR: Played = Played {
    game: "war",
    commands: &[
        "new war figures=on seed=9",
        "table-word mellon",
        "begin",
        "seat shadow Ada",
        "done",
        "done",
        "allocate 2",
        "roll",
        "move",
        "hunt",
        "use army for the Easterlings",
        "move with will",
        "hunt army nazgul",
        "tile",
        "undo",
        "redo",
        "appear hollin",
        "use character",
        "advance gondor",
        "note Merry is late",
        "undo",
        "note Pippin is late",
        "corruption +4",
        "corruption = 12",
    ],
    over: "over: shadow wins, ring",
};

pub const RISK: Played = Played {
    game: "risk",
    commands: &[
        "new risk players=yellow,red,green,black hunt=on seed=9",
        "table-word mellon",
        "own green moria lorien buckland",
        "own black umbar khand nurn gorgoroth",
        "own red fornost weather-hills",
        "own yellow rest",
        "leader yellow shire",
        "leader black gorgoroth",
        "leader green lorien",
        "begin yellow",
        "seat red Ada",
        "trade a r e !",
        "done",
        "fight shire 9 buckland 4",
        "roll 6 5 1 : 2 2",
        "undo",
        "redo",
        "roll all",
        "move 3",
        "fight 12l 3s",
        "roll",
        "break",
        "conquer moria from eregion",
        "note Merry is late",
        "undo",
        "note Pippin is late",
        "phase = round 9 ring, red",
        "ring = 15",
        "ring roll",
        "hunt",
        "phase = round 10 ring, green",
        "ring = 16",
        "ring 5",
    ],
    over: "over: yellow wins",
};

pub const BATTLE: Played = Played {
    game: "battle",
    commands: &[
        "new battle seed=9",
        "table-word mellon",
        "begin",
        "seat sauron Ada",
        "done",
        "attack nazgul on gondor f",
        "attack orc e on gondor",
        "attack orc on rohan dice 3 4",
        "undo",
        "redo",
        "done",
        "done",
        "done",
        "attack manorc on rohan r",
        "done",
        "shire saruman",
        "done",
        "moria in",
        "done",
        "attack elf on orc",
        "done",
        "ring at lorien elven",
        "done",
        "build orc barad-dur",
        "note Merry is late",
        "undo",
        "note Pippin is late",
        "done",
        "ring taken nazgul",
        "lost gondor",
        "ring at barad-dur",
    ],
    over: "over: sauron wins",
};

pub const ALL: [Played; 3] = [WAR, RISK, BATTLE];

impl Played {
    /// The game at its end.
    pub fn referee(&self) -> Referee {
        let mut referee = Referee::new(None);
        for command in self.commands {
            accepted(&mut referee, command);
        }
        assert_eq!(accepted(&mut referee, "phase"), self.over);
        referee
    }

    /// Its file.
    pub fn text(&self) -> String {
        let thread = std::thread::current();
        let test = thread.name().unwrap_or_default().replace(':', "-");
        let path = crate::folder("books").join(format!("{}-{test}.underhill", self.game));
        let _ = std::fs::remove_file(&path);
        accepted(&mut self.referee(), &format!("reveal {}", path.display()));
        std::fs::read_to_string(path).unwrap()
    }
}

#[test]
fn they_are_honest_and_come_to_their_end() {
    for played in ALL {
        let found = judged(played.text().as_bytes(), &[], Default::default());
        let Verdict::Holds(_, counts) = found else { panic!("{found:?}") };
        assert!(counts.draws >= 6 && counts.corrections >= 1, "{}: {counts:?}", played.game);
    }
}
