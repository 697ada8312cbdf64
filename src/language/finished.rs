//! What a game that is over adds to the figures over all games, whatever is played; and the same as programs read it.

use super::{Words, clean};
use crate::books::Luck;

/// A part of a game that is over, as it is counted.
#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    /// Which part; none of a game that has none.
    pub part: Option<u8>,
    /// What it was played on, or what was agreed.
    pub board: PlayedOn,
    /// Who sat where, as far as somebody has said so.
    pub seats: Vec<Seat>,
    /// How it ended: one of the endings that its game has.
    pub ending: &'static str,
    /// One for each column that its game has, in their order.
    pub counts: Vec<Share>,
    /// What chance gave, against what it was to give (G11): by dice and draws of the program, and by the table's.
    pub luck: Vec<Luck>,
    pub luck_by_hand: Vec<Luck>,
    /// How long the whole game was at the table, in seconds, with its last part; nothing, where its record does not say.
    pub seconds: Option<u64>,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PlayedOn {
    /// What lies on the table, of which nothing was told.
    Table,
    /// The practice board, as the game calls it: `board-practice`.
    Practice,
    /// A board that somebody has copied, and how he calls it.
    Named(String),
    /// A game that is told apart by what was agreed: `agreed-…`.
    Agreed(&'static str),
}

impl PlayedOn {
    pub fn name(&self, words: &Words) -> String {
        match self {
            Self::Table => words.say("home-box", &[]),
            Self::Practice => words.say("board-practice", &[]),
            Self::Named(name) => name.clone(),
            Self::Agreed(what) => words.say(&format!("agreed-{what}"), &[]),
        }
    }

    /// The same as programs read it.
    fn written(&self) -> &str {
        match self {
            Self::Table => "table",
            Self::Practice => "practice",
            Self::Named(name) => name,
            Self::Agreed(what) => what,
        }
    }
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Seat {
    /// The seat, as the game's commands call it: `seat-…`, with a hyphen for each blank.
    pub seat: String,
    pub name: String,
}

/// So many of so many: whatever is counted is added up so, and is exact until it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Share {
    pub of: u64,
    pub over: u64,
}

impl Share {
    /// Something that a part need not have.
    pub fn of_any(of: Option<impl Into<u64>>) -> Self {
        of.map_or_else(Self::default, Self::each)
    }

    /// Something that each part has one of.
    pub fn each(of: impl Into<u64>) -> Self {
        Self { of: of.into(), over: 1 }
    }

    /// How many there are of each, times this, to the nearest whole number; `None`: of nothing there is no share.
    pub fn times(self, scale: u64) -> Option<u64> {
        (self.of.saturating_mul(scale).saturating_add(self.over / 2)).checked_div(self.over)
    }
}

impl std::iter::Sum for Share {
    fn sum<I: Iterator<Item = Self>>(all: I) -> Self {
        all.fold(Self::default(), |sum, it| Self {
            of: sum.of.saturating_add(it.of),
            over: sum.over.saturating_add(it.over),
        })
    }
}

/// What is counted of each part of a game, and how its parts can end.
#[derive(Debug)]
pub struct Columns {
    /// The endings: `ended-…`.
    pub endings: &'static [&'static str],
    /// The columns: `counted-…`.
    pub columns: &'static [Column],
    /// It is played in parts, on boards; else games are told apart by what was agreed.
    pub in_parts: bool,
    /// What chance gave is counted.
    pub luck: bool,
}

#[derive(Debug)]
pub struct Column {
    /// Its name, and the head of its first column for programs.
    pub name: &'static str,
    pub unit: Unit,
}

/// What something is measured in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Unit {
    Each,
    /// Each part has one of these, counted from 0: `NAME-…`.
    OneOf(&'static [&'static str]),
    /// So many questions had a yes, of so many that were answered.
    Yes,
    /// So many hundredths of a bit were told, by so many answers.
    Bits,
}

/// What every game's table for programs begins with.
const HEADS: [&str; 7] = ["game", "begun", "id", "part", "board", "seats", "ended"];

const MINUTES: &str = "minutes";

impl Columns {
    /// A game of which nothing is counted.
    pub const NONE: Self = Self { endings: &[], columns: &[], in_parts: false, luck: false };

    /// The heads of the table for programs, a line of CSV.
    pub fn heads(&self) -> String {
        let own = self.columns.iter().flat_map(|Column { name, unit }| match unit {
            Unit::Each | Unit::OneOf(_) => vec![(*name).to_owned()],
            Unit::Yes => vec![(*name).to_owned(), format!("{name}-yes")],
            Unit::Bits => vec![(*name).to_owned(), format!("{name}-answers")],
        });
        let luck: &[&str] = if self.luck { &["luck", "luck-by-hand"] } else { &[] };
        let last = luck.iter().chain(&[MINUTES]).map(|&head| head.to_owned());
        csv(HEADS.map(str::to_owned).into_iter().chain(own).chain(last))
    }

    /// A line of it: a part of a game by this name, which was begun on this day and has this mark.
    pub fn line(&self, game: &str, begun: &str, id: &str, finished: &Finished) -> String {
        let seats = finished.seats.iter().map(|Seat { seat, name }| format!("{seat}: {name}"));
        let first = [
            game.to_owned(),
            begun.to_owned(),
            id.to_owned(),
            finished.part.map(|part| part.to_string()).unwrap_or_default(),
            finished.board.written().to_owned(),
            seats.collect::<Vec<_>>().join("; "),
            finished.ending.to_owned(),
        ];
        let own = self.columns.iter().zip(&finished.counts).flat_map(|(column, Share { of, over })| {
            match column.unit {
                // Who has none has no number.
                Unit::Each | Unit::OneOf(_) if *over == 0 => vec![String::new()],
                Unit::Each => vec![of.to_string()],
                Unit::OneOf(names) => vec![one_of(names, *of).unwrap_or_default().to_owned()],
                Unit::Yes => vec![over.to_string(), of.to_string()],
                Unit::Bits => vec![format!("{}.{:02}", of / 100, of % 100), over.to_string()],
            }
        });
        let luck = self.luck.then(|| {
            [&finished.luck, &finished.luck_by_hand]
                .map(|luck| luck.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))
        });
        let minutes = finished.seconds.map(|seconds| (seconds / 60).to_string()).unwrap_or_default();
        csv(first.into_iter().chain(own).chain(luck.into_iter().flatten()).chain([minutes]))
    }
}

pub fn one_of(names: &[&'static str], counted: u64) -> Option<&'static str> {
    names.get(usize::try_from(counted).ok()?).copied()
}

/// A line of CSV (RFC 4180).
fn csv(fields: impl Iterator<Item = String>) -> String {
    let fields: Vec<String> = fields.map(|text| field(&clean(&text))).collect();
    fields.join(",") + "\r\n"
}

/// A field: quoted where it has to be, and nothing that a spreadsheet would carry out. What somebody has named so begins
/// with an apostrophe, which a spreadsheet takes for the mark of a text.
fn field(text: &str) -> String {
    let is_formula =
        text.trim_start().starts_with(['=', '+', '-', '@', '\u{ff1d}', '\u{ff0b}', '\u{ff0d}', '\u{ff20}'])
            || text.starts_with(['\t', '\r', '\n']);
    let mark = if is_formula { "'" } else { "" };
    if is_formula || text.contains([',', '"', '\r', '\n']) {
        format!("\"{mark}{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const COLUMNS: Columns = Columns {
        endings: &["found", "lost"],
        columns: &[
            Column { name: "days", unit: Unit::Each },
            Column { name: "hunts", unit: Unit::Yes },
            Column { name: "hunt-bits", unit: Unit::Bits },
            Column { name: "way", unit: Unit::OneOf(&["short", "long"]) },
        ],
        in_parts: true,
        luck: true,
    };

    fn finished(board: PlayedOn, name: &str) -> Finished {
        Finished {
            part: Some(2),
            board,
            seats: vec![Seat { seat: "hider".to_owned(), name: name.to_owned() }],
            ending: "lost",
            counts: vec![
                Share::each(3_u64),
                Share { of: 1, over: 4 },
                Share { of: 205, over: 3 },
                Share::each(1_u64),
            ],
            luck: Vec::new(),
            luck_by_hand: vec![Luck::of("sixes")],
            seconds: Some(7199),
        }
    }

    #[test]
    fn a_part_is_a_line_that_programs_read() {
        assert_eq!(
            COLUMNS.heads(),
            "game,begun,id,part,board,seats,ended,days,hunts,hunts-yes,hunt-bits,hunt-bits-answers,way,luck,luck-by-hand,minutes\r\n"
        );
        let line = |board, name| COLUMNS.line("cups", "2026-01-02", "01ab", &finished(board, name));
        assert_eq!(
            line(PlayedOn::Practice, "Ann"),
            "cups,2026-01-02,01ab,2,practice,hider: Ann,lost,3,4,1,2.05,3,long,,\"sixes: 0, expected 0.00 (0.00)\",119\r\n"
        );
        assert_eq!(
            line(PlayedOn::Named("a \"b\"".into()), "Ann, or\nBob"),
            "cups,2026-01-02,01ab,2,\"a \"\"b\"\"\",\"hider: Ann, or Bob\",lost,3,4,1,2.05,3,long,,\"sixes: 0, expected 0.00 (0.00)\",119\r\n"
        );
    }

    #[test]
    fn nothing_that_somebody_has_named_is_carried_out() {
        for (named, written) in [
            ("=1+1", "\"'=1+1\""),
            ("+1", "\"'+1\""),
            ("-1", "\"'-1\""),
            ("@x", "\"'@x\""),
            (" =1", "\"' =1\""),
            ("\u{ff1d}1", "\"'\u{ff1d}1\""),
            ("\t=1", "\"'\t=1\""),
            ("=\"a\"", "\"'=\"\"a\"\"\""),
            ("1-1", "1-1"),
            ("Żółw", "Żółw"),
            ("", ""),
        ] {
            assert_eq!(field(named), written);
        }
    }

    #[test]
    fn shares_are_exact_and_rounded_once() {
        let halves: Share = [Share { of: 1, over: 2 }, Share { of: 0, over: 6 }].into_iter().sum();
        assert_eq!(halves, Share { of: 1, over: 8 });
        assert_eq!((halves.times(100), halves.times(1000)), (Some(13), Some(125)));
        assert_eq!(Share { of: 2, over: 3 }.times(100), Some(67));
        assert_eq!(Share::default().times(100), None);
        assert_eq!(Share { of: u64::MAX, over: 1 }.times(100), Some(u64::MAX));
    }
}
