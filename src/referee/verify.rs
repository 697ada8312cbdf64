//! Checking a game that was revealed, whichever it is: the chain, what every command was decided to be, and the seals
//! that somebody kept. `SEALS.md` describes the file for whoever writes another verifier. What there is to find of one game
//! only stands with its errands, as its [`Account`].

use super::errands::Errands;
use crate::language::{Language, Words, protocol, seal};
use crate::store::{LARGEST_RECORD, is_locked, read_file};
use crate::table::{self, Digest, Event, Line, LineFault, Opened, Record, RecordFault, Said};
use serde::Serialize;
use std::path::Path;
use strum::VariantNames;

pub trait Checked: Errands {
    /// What is found of one in which everything holds.
    type Account: Account;

    /// The command that was said. What it brought in from files, its events tell.
    fn heard_again(said: &Said, events: &[Event<Self>]) -> Option<Self::Command>;

    /// What else does not hold.
    fn doubts(_record: &Record<Self>) -> Vec<Doubt> {
        Vec::new()
    }

    /// The rules make something else of a command than what stands in its line.
    fn otherwise(line: Line, said: String, _written: &[Event<Self>], _decided: &[Event<Self>]) -> Doubt {
        Doubt::Otherwise { line, said }
    }

    /// What is found of a game in which everything holds.
    fn account(record: &Record<Self>) -> Self::Account;
}

/// What was found of a game in which everything holds.
pub trait Account {
    fn counts(&self) -> Counts;

    /// What there is to say of it, a line each. `bound`: the last line that one of the compared seals binds.
    fn lines(&self, words: &Words, bound: Option<Line>) -> Vec<String>;
}

/// What the one line of a game in which everything holds counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Counts {
    /// Entries on the logs, or commands that stand.
    pub entries: usize,
    pub answers: usize,
    pub draws: usize,
    /// Corrections of the log, or commands by the table's word.
    pub corrections: usize,
}

impl Counts {
    pub fn in_words(self, words: &Words) -> String {
        let facts = [
            ("entries", self.entries.into()),
            ("answers", self.answers.into()),
            ("draws", self.draws.into()),
            ("corrections", self.corrections.into()),
        ];
        words.say("check-honest", &facts)
    }
}

/// A game in which everything holds.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Honest<A> {
    pub account: A,
    pub last: Line,
    /// The seals that were compared, and what each binds.
    pub seals: Vec<Sealed>,
    /// The draws of the program's that were taken back: everybody who saw one knew what would come again.
    pub seen: Vec<Seen>,
    /// Whether the times of its lines run forward, as the protocol has it; nothing, where none says when it was written.
    pub times: Option<String>,
}

/// A draw of the program's that was taken back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Seen {
    pub line: Line,
    pub said: String,
    pub drawn: String,
}

/// A seal that was found in the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    pub seal: String,
    /// It binds this line and all before it.
    pub line: Line,
    /// Whether all 256 bits of it were compared, and not four words only.
    pub whole: bool,
}

/// What does not hold. The words are in the language files, as `doubt-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Doubt {
    /// Something else than a game of this program.
    NotAGame,
    /// It is locked with a passphrase.
    Locked,
    /// The header, or the command that opened the game, is not as it was written, or is not there.
    NoGame,
    /// Written by a later version.
    Newer { program: String },
    /// A record of another game.
    OtherGame { game: String },
    /// Begun under rules by which an earlier version decided.
    OtherRules { rules: u32, known: u32 },
    /// The last line was cut off.
    Torn { line: Line },
    /// The chain does not hold: the line, or one before it, is not as it was written.
    Chain { line: Line },
    /// The chain holds, and what stands in the line is nothing that a game says.
    Strange { line: Line },
    /// What was said is no command, or not the one that the table was told of.
    Said { line: Line, said: String },
    /// What was agreed is not what was said.
    Agreed { line: Line, said: String },
    /// The draws do not come from the number that was announced.
    Seed { line: Line },
    /// The rules refuse the command.
    Refused { line: Line, said: String, name: String },
    /// The answer is not what follows from the log.
    Answer { line: Line, said: String, told: String, is: String },
    /// What was drawn is not what the stream gives.
    Draw { line: Line, said: String },
    /// The rules make something else of the command.
    Otherwise { line: Line, said: String },
    /// A text that is no seal.
    NotASeal { seal: String },
    /// No line of the game has this seal.
    Seal { seal: String },
}

/// What came of checking a file, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Everything holds: what was compared and what that proves, a line each, and what was counted.
    Holds(Vec<String>, Counts),
    /// All that does not hold, a line each.
    Fails(Vec<String>),
    /// It cannot be checked, or what was given is no seal: that accuses nobody.
    Cannot(Vec<String>),
}

/// The one line of a game in which everything holds, as the protocol has it.
pub fn answer(counts: Counts) -> String {
    let Counts { entries, answers, draws, corrections } = counts;
    format!("honest: {entries} entries, {answers} answers, {draws} draws, {corrections} corrections")
}

/// Checks the game in this file, whichever it is, and says in a language what was found.
pub fn file(path: &Path, seals: &[String], language: Language) -> Verdict {
    let words = Words::of(language);
    match read_file(path, LARGEST_RECORD) {
        Ok(bytes) => judged(&bytes, seals, language),
        Err(trouble) => Verdict::Cannot(vec![words.tell("trouble", &trouble)]),
    }
}

/// The same of its bytes.
pub fn judged(bytes: &[u8], seals: &[String], language: Language) -> Verdict {
    match super::on_table::kind_of(bytes) {
        Ok(kind) => super::on_table::judged(kind, bytes, seals, language),
        Err(doubt) => doubtful(&Words::of(language), &[doubt]),
    }
}

/// The same of the bytes of this game.
pub(super) fn judged_as<G: Checked>(bytes: &[u8], seals: &[String], language: Language) -> Verdict {
    let words = Words::of_game::<G>(language);
    match verify::<G>(bytes, seals) {
        Ok(honest) => Verdict::Holds(honest.lines(&words), honest.account.counts()),
        Err(doubts) => doubtful(&words, &doubts),
    }
}

fn doubtful(words: &Words, doubts: &[Doubt]) -> Verdict {
    let lines = doubts.iter().map(|doubt| words.tell("doubt", doubt)).collect();
    // A slip of the hand accuses nobody.
    let slip = |doubt: &Doubt| matches!(doubt, Doubt::NotASeal { .. } | Doubt::NotAGame | Doubt::Locked);
    if doubts.iter().all(slip) { Verdict::Cannot(lines) } else { Verdict::Fails(lines) }
}

/// Checks a game that was revealed, and that the given seals are its own.
/// Else all that does not hold, in the order of the lines.
pub fn verify<G: Checked>(bytes: &[u8], seals: &[String]) -> Result<Honest<G::Account>, Vec<Doubt>> {
    if is_locked(bytes) {
        return Err(vec![Doubt::Locked]);
    }
    let opened: Opened<G> = Record::read(bytes).map_err(|fault| vec![fault.into()])?;
    let record = &opened.record;
    let mut doubts = Vec::new();
    if record.rules() != G::RULES {
        return Err(vec![Doubt::OtherRules { rules: record.rules(), known: G::RULES }]);
    }
    let audit = record.audit(G::heard_again);
    doubts.extend(audit.into_iter().map(|(line, doubt)| of_line(record, line, doubt)));
    doubts.extend(G::doubts(record));
    doubts.sort_by_key(Doubt::line);
    doubts.extend(opened.fault.map(Doubt::from));
    let mut honest = Honest {
        account: G::account(record),
        last: record.heads().len(),
        seals: Vec::new(),
        seen: seen(record),
        times: times(record.times()),
    };
    for text in seals {
        match sealed(record, text) {
            Ok(sealed) => honest.seals.push(sealed),
            Err(doubt) => doubts.push(doubt),
        }
    }
    if doubts.is_empty() { Ok(honest) } else { Err(doubts) }
}

impl From<RecordFault> for Doubt {
    fn from(fault: RecordFault) -> Self {
        match fault {
            RecordFault::NotARecord => Self::NotAGame,
            RecordFault::Newer { program } => Self::Newer { program },
            RecordFault::OtherGame { game } => Self::OtherGame { game },
            RecordFault::NoGame => Self::NoGame,
        }
    }
}

impl From<LineFault> for Doubt {
    fn from(fault: LineFault) -> Self {
        match fault {
            LineFault::Torn(line) => Self::Torn { line },
            LineFault::Damaged(line) => Self::Chain { line },
            LineFault::Strange(line) => Self::Strange { line },
        }
    }
}

impl<A: Account> Honest<A> {
    /// What there is to say of it: what was compared and what that proves, a line each.
    pub fn lines(&self, words: &Words) -> Vec<String> {
        let mut lines = of_seals(words, &self.seals, self.bound(), self.last);
        lines.extend(self.account.lines(words, self.bound()));
        lines.extend(self.seen.iter().map(|Seen { line, said, drawn }| {
            let facts =
                [("line", (*line).into()), ("said", said.as_str().into()), ("drawn", drawn.as_str().into())];
            words.say("verified-seen", &facts)
        }));
        lines.extend(self.times.clone());
        lines
    }

    /// The last line that one of the compared seals binds.
    fn bound(&self) -> Option<Line> {
        self.seals.iter().map(|sealed| sealed.line).max()
    }
}

impl Doubt {
    fn line(&self) -> Line {
        match self {
            Self::Torn { line }
            | Self::Chain { line }
            | Self::Strange { line }
            | Self::Said { line, .. }
            | Self::Agreed { line, .. }
            | Self::Seed { line }
            | Self::Refused { line, .. }
            | Self::Answer { line, .. }
            | Self::Draw { line, .. }
            | Self::Otherwise { line, .. } => *line,
            _ => 0,
        }
    }
}

/// `times run forward: 40 of 40 lines`, or `times go back: line 12, 13`.
fn times(times: &[Option<u32>]) -> Option<String> {
    let (mut latest, mut said, mut back) = (0, 0, Vec::new());
    for (line, at) in (2..).zip(times) {
        let Some(at) = *at else { continue };
        if at < latest {
            back.push(line);
        }
        (latest, said) = (at.max(latest), said + 1);
    }
    match (said, back.is_empty()) {
        (0, _) => None,
        (_, true) => Some(protocol::times_run_forward(said, times.len())),
        (_, false) => Some(protocol::times_go_back(&back)),
    }
}

/// What the program drew in lines that do not stand any more, in order.
fn seen<G: Checked>(record: &Record<G>) -> Vec<Seen> {
    let taken_back = record.given().filter(|(line, ..)| !record.stands(*line));
    let seen = taken_back.filter_map(|(line, said, events)| {
        let drawn: Vec<String> = G::drawn(events).into_iter().map(|(_, values)| values).collect();
        let drawn = (!drawn.is_empty()).then(|| drawn.join(", "))?;
        Some(Seen { line, said: said.full.clone(), drawn })
    });
    seen.collect()
}

fn of_line<G: Checked>(record: &Record<G>, line: Line, doubt: table::Flaw<G>) -> Doubt {
    let said = record.line(line).map(|(said, _)| said.full.clone()).unwrap_or_default();
    match doubt {
        table::Flaw::Strange => Doubt::Strange { line },
        table::Flaw::Unheard => Doubt::Said { line, said },
        table::Flaw::Refused(refusal) => {
            let (name, _) = crate::language::named("refused", &refusal);
            Doubt::Refused { line, said, name: name.trim_start_matches("refused-").to_owned() }
        }
        table::Flaw::Otherwise { written, decided } => G::otherwise(line, said, &written, &decided),
    }
}

fn sealed<G: Checked>(record: &Record<G>, text: &str) -> Result<Sealed, Doubt> {
    let kept: seal::KeptSeal = text.parse().map_err(|_| Doubt::NotASeal { seal: text.to_owned() })?;
    let mut lines = (1..).zip(record.heads());
    let line = lines.find(|(_, head)| kept.is(**head)).map(|(line, _): (Line, &Digest)| line);
    let whole = matches!(kept, seal::KeptSeal::Whole(_));
    line.map(|line| Sealed { seal: text.to_owned(), line, whole })
        .ok_or_else(|| Doubt::Seal { seal: text.to_owned() })
}

/// What was compared, and what that binds.
fn of_seals(words: &Words, seals: &[Sealed], bound: Option<Line>, last: Line) -> Vec<String> {
    let mut lines = Vec::new();
    for Sealed { seal, line, whole } in seals {
        let name = if *whole { "verified-seal" } else { "verified-words" };
        lines.push(words.say(name, &[("seal", seal.as_str().into()), ("line", (*line).into())]));
    }
    match bound {
        None => lines.push(words.say("verified-without-seal", &[])),
        Some(bound) => {
            let facts = [("count", last.saturating_sub(bound).into()), ("line", bound.into())];
            lines.push(words.say("verified-unbound", &facts));
        }
    }
    lines
}

/// Numbers of lines, in order: `4, 7, 9–12`; and only so many that somebody can look at them.
pub(super) fn listed(lines: &[Line]) -> String {
    const MOST: usize = 60;
    let mut runs: Vec<(Line, Line)> = Vec::new();
    for &line in lines {
        match runs.last_mut() {
            Some((_, last)) if *last == line => {}
            Some((_, last)) if *last + 1 == line => *last = line,
            _ => runs.push((line, line)),
        }
    }
    let run = |(first, last): &(Line, Line)| match last - first {
        0 => first.to_string(),
        1 => format!("{first}, {last}"),
        _ => format!("{first}–{last}"),
    };
    let mut shown: Vec<String> = runs.iter().take(MOST).map(run).collect();
    if runs.len() > MOST {
        shown.push("…".to_owned());
    }
    shown.join(", ")
}

#[cfg(test)]
mod tests {
    use super::times;

    #[test]
    fn each_line_is_named_whose_time_goes_back() {
        let says = |at: &[u32]| times(&at.iter().copied().map(Some).collect::<Vec<_>>()).unwrap_or_default();
        assert_eq!(says(&[5, 4, 3, 6, 5]), "times go back: line 3, 4, 6");
        assert_eq!(says(&[1, 1, 2]), "times run forward: 3 of 3 lines");
        assert_eq!(times(&[None]), None);
    }
}
