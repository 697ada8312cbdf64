//! The record: one line for each accepted command with the events it led to, or for an undo or a redo with the
//! line that it takes back or gives again. It only grows; the game is the fold of the events of the lines that
//! stand.
//!
//! On disk it is JSON Lines. Every line has a public and a secret part and is chained to those before it
//! ([`super::chain`]); the first is the header, the second the command that opened the game.

use super::chain::{self, Digest, GENESIS, Salt};
use super::trail::Trail;
use super::{Draws, Event, Game, Seed, Stage, State};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::fmt;

const FORMAT: &str = "underhill-record/1";
const FORMAT_FAMILY: &str = "underhill-record/";
/// The secret part of a command's line is as many bytes long, or a multiple of it: the length of a file would tell a
/// short entry from a long one.
const PADDED_TO: usize = 512;

/// What the shell knows of a new game, and the game does not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Header {
    /// Tells this game from every other one; letters and digits.
    pub id: String,
    /// When it was begun, as people read it (RFC 3339).
    pub time: String,
    /// The version of the program that began it.
    pub program: String,
}

/// A command in words: whole, and what the table may know of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Said {
    /// `move 22`.
    pub full: String,
    /// `move`.
    pub open: String,
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Said({:?})", self.open)
    }
}

/// What a line of the record says.
pub enum Act<G: Game> {
    /// A command was carried out.
    Did {
        /// The command.
        said: Said,
        /// What it led to.
        events: Vec<Event<G>>,
    },
    /// The command of this line was taken back.
    Undid(Line),
    /// The command of this line was given again.
    Redid(Line),
}

impl<G: Game> PartialEq for Act<G> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Did { said, events }, Self::Did { said: other, events: others }) => {
                said == other && events == others
            }
            (Self::Undid(line), Self::Undid(other)) | (Self::Redid(line), Self::Redid(other)) => {
                line == other
            }
            (Self::Did { .. } | Self::Undid(_) | Self::Redid(_), _) => false,
        }
    }
}

impl<G: Game> fmt::Debug for Act<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Did { said, events } => {
                f.debug_struct("Did").field("said", said).field("events", events).finish()
            }
            Self::Undid(line) => f.debug_tuple("Undid").field(line).finish(),
            Self::Redid(line) => f.debug_tuple("Redid").field(line).finish(),
        }
    }
}

/// The number of a line in the file. The header is line 1, the opening of the game line 2.
pub type Line = usize;

/// The line of the command that opens a game.
pub const OPENING: Line = 2;

/// A game with its whole history.
pub struct Record<G: Game> {
    header: Header,
    draws: Draws,
    acts: Vec<Act<G>>,
    standing: Vec<Line>,
    undone: Vec<Line>,
    trail: Trail<G>,
    /// The head after each line, the header's first.
    heads: Vec<Digest>,
    /// The version of the rules that it was begun under.
    rules: u32,
    text: String,
}

/// A record that was read, and how its end was found.
pub struct Opened<G: Game> {
    /// The lines that hold.
    pub record: Record<G>,
    /// The number of the first line that does not, and whether it is merely the last one, cut off while it was
    /// written.
    pub fault: Option<LineFault>,
}

/// A line of a file that does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LineFault {
    /// The last line was cut off.
    Torn(Line),
    /// The line, or the chain at it, is damaged.
    Damaged(Line),
    /// The chain holds, and what stands in the line is nothing that a game says.
    Strange(Line),
}

/// Why a file is not a record that can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// Something else, or nothing.
    NotARecord,
    /// Written by a later version of the program.
    Newer {
        /// The version that wrote it.
        program: String,
    },
    /// A record of another game.
    OtherGame {
        /// That game's name.
        game: String,
    },
    /// Cut off or damaged before the first command.
    NoGame,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct OpenHeader {
    format: String,
    game: String,
    rules: u32,
    program: String,
    id: String,
    time: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SecretHeader {
    seed: Seed,
}

/// The public part of a line; borrowed for writing, owned for reading.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum OpenAct<T, P> {
    Did { said: T, events: Vec<P> },
    Undid(Line),
    Redid(Line),
}

/// The secret part of a command's line: every secret event with its place among all events of the line.
#[derive(Serialize, Deserialize)]
struct SecretAct<T, S> {
    said: T,
    events: Vec<(usize, S)>,
    /// Blanks that hide how long the rest is; `None` in records whose rules know nothing of it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pad: Option<T>,
}

/// What is wrong with a line.
enum Wrong {
    /// It is not as it was written, or not where.
    Chain,
    /// It is as somebody wrote it, and says nothing that a game says.
    Contents,
}

#[derive(Deserialize)]
struct Written<'a> {
    #[serde(borrow)]
    public: &'a RawValue,
    salt: Salt,
    #[serde(borrow)]
    secret: &'a RawValue,
    head: Digest,
}

/// The first line of a file, as far as it says the same in every game.
struct FirstLine<'a> {
    text: &'a str,
    written: Written<'a>,
    game: String,
    rules: u32,
    header: Header,
}

impl<'a> FirstLine<'a> {
    fn of(bytes: &'a [u8]) -> Result<Self, RecordFault> {
        if !bytes.starts_with(b"{\"public\":{\"format\":\"underhill-record/") {
            return Err(RecordFault::NotARecord);
        }
        let text = lines_of(bytes).next().and_then(complete).ok_or(RecordFault::NoGame)?;
        let written: Written<'_> = parsed(text)?;
        // A newer header may have other keys: read no more of it than the format first.
        #[derive(Deserialize)]
        struct Kind {
            format: String,
            #[serde(default)]
            program: String,
        }
        let kind: Kind = parsed(written.public.get())?;
        if kind.format != FORMAT {
            return Err(if kind.format.starts_with(FORMAT_FAMILY) {
                RecordFault::Newer { program: kind.program }
            } else {
                RecordFault::NotARecord
            });
        }
        let OpenHeader { game, rules, program, id, time, .. } = parsed(written.public.get())?;
        Ok(Self { text, written, game, rules, header: Header { id, time, program } })
    }
}

/// The name of the game that a file is a record of, and the header, from the first line alone: what comes of the others,
/// and whether the chain holds, is seen when the record is read.
///
/// # Errors
///
/// As [`Record::read`] has them for this line, whichever game it is.
pub fn game_named(bytes: &[u8]) -> Result<(String, Header), RecordFault> {
    FirstLine::of(bytes).map(|first| (first.game, first.header))
}

impl<G: Game> Record<G> {
    /// Opens a game with its first command, which can never be undone.
    ///
    /// # Errors
    ///
    /// The game's refusal of that command.
    pub fn begin(
        header: Header,
        seed: Seed,
        said: Said,
        command: &G::Command,
        mut salt: impl FnMut() -> Salt,
    ) -> Result<Self, G::Refusal> {
        let draws = Draws::new(seed);
        let events = G::decide(&State::default(), command, &draws)?;
        let mut record = Self::empty(header, draws);
        let (public, secret) = record.header_parts();
        record.write(&public, salt(), &secret);
        record.did(said, events, salt());
        Ok(record)
    }

    fn empty(header: Header, draws: Draws) -> Self {
        Self {
            header,
            draws,
            acts: Vec::new(),
            standing: Vec::new(),
            undone: Vec::new(),
            trail: Trail::default(),
            heads: Vec::new(),
            rules: G::RULES,
            text: String::new(),
        }
    }

    /// The public and the secret part of the first line.
    fn header_parts(&self) -> (String, String) {
        let Header { id, time, program } = self.header.clone();
        let (format, game, rules) = (FORMAT.into(), G::NAME.into(), self.rules);
        let public = json(&OpenHeader { format, game, rules, program, id, time });
        (public, json(&SecretHeader { seed: self.draws.seed }))
    }

    /// Carries out a command and writes its line.
    ///
    /// # Errors
    ///
    /// The game's refusal; nothing has changed then.
    pub fn give(&mut self, said: Said, command: &G::Command, salt: Salt) -> Result<&[Event<G>], G::Refusal> {
        if let Some(refusal) = self.too_late(command) {
            return Err(refusal);
        }
        let events = G::decide(self.state(), command, &self.draws)?;
        self.undone.clear();
        self.did(said, events, salt);
        Ok(self.acts.last().map_or(&[], events_of))
    }

    /// Why a command comes too late, if something was drawn that its game would not have known by then. What an undone
    /// command has drawn was seen all the same.
    pub fn too_late(&self, command: &G::Command) -> Option<G::Refusal> {
        let refusal = G::too_late(command)?;
        let set_up = G::stage(&self.state().view) == Stage::Setup;
        (set_up && self.first_draw().is_some()).then_some(refusal)
    }

    /// Takes back the last command that stands. `None` if there is none but the opening.
    pub fn undo(&mut self, salt: Salt) -> Option<Line> {
        let &line = self.standing.last().filter(|&&line| line != OPENING)?;
        self.standing.pop();
        self.undone.push(line);
        self.trail.go_back(&self.standing, |line| events_at(&self.acts, line));
        self.push(Act::Undid(line), salt);
        Some(line)
    }

    /// Gives the command again that was undone last. `None` if there is none, or if another command has gone on
    /// the record since.
    pub fn redo(&mut self, salt: Salt) -> Option<Line> {
        let line = self.undone.pop()?;
        self.stand(line);
        self.push(Act::Redid(line), salt);
        Some(line)
    }

    /// What was said in the line of a command, and what came of it.
    pub fn line(&self, line: Line) -> Option<(&Said, &[Event<G>])> {
        match self.acts.get(line.checked_sub(OPENING)?)? {
            Act::Did { said, events } => Some((said, events)),
            Act::Undid(_) | Act::Redid(_) => None,
        }
    }

    /// The lines whose events make up the game, in order.
    pub fn standing(&self) -> &[Line] {
        &self.standing
    }

    /// What was said in the lines that stand, and what came of it, in order.
    pub fn said(&self) -> impl Iterator<Item = (&Said, &[Event<G>])> {
        self.standing.iter().filter_map(|&line| self.line(line))
    }

    /// Every command that was carried out, undone ones too, with its line.
    pub fn given(&self) -> impl Iterator<Item = (Line, &Said, &[Event<G>])> {
        (OPENING..).zip(&self.acts).filter_map(|(line, act)| match act {
            Act::Did { said, events } => Some((line, said, &**events)),
            Act::Undid(_) | Act::Redid(_) => None,
        })
    }

    /// Whether the command of this line stands.
    pub fn stands(&self, line: Line) -> bool {
        // Lines that stand are in order.
        self.standing.binary_search(&line).is_ok()
    }

    /// The events that make up the game, in order.
    pub fn events(&self) -> impl Iterator<Item = &Event<G>> {
        self.said().flat_map(|(_, events)| events)
    }

    /// The commands that `redo` would give again, the next one last.
    pub fn undone(&self) -> &[Line] {
        &self.undone
    }

    /// Every line after the header.
    pub fn acts(&self) -> &[Act<G>] {
        &self.acts
    }

    /// The game as it stands.
    pub fn state(&self) -> &State<G> {
        self.trail.state()
    }

    /// The head of the chain after the last line.
    pub fn head(&self) -> Digest {
        self.heads.last().copied().unwrap_or(GENESIS)
    }

    /// The seal: the head after the last line that told the table something. It binds that line and all before it,
    /// and does not change when only something behind the screen does.
    pub fn seal(&self) -> Digest {
        let last = self.acts.iter().rposition(|act| self.told_something(act));
        last.and_then(|at| self.heads.get(at + 1)).copied().unwrap_or(GENESIS)
    }

    /// What the table was told last: the public events of the last line that told it something. Nothing, if that line
    /// took something back.
    pub fn told_last(&self) -> Vec<&G::Public> {
        let last = self.acts.iter().rfind(|act| self.told_something(act));
        last.map_or(&[][..], |act| self.led_to(act)).iter().filter_map(Event::public).collect()
    }

    /// What happened by this line: what a command led to, or leads to again; what is taken back leads to nothing.
    pub fn led_to<'a>(&'a self, act: &'a Act<G>) -> &'a [Event<G>] {
        match act {
            Act::Did { events, .. } => events,
            Act::Redid(line) => self.line(*line).map_or(&[], |(_, events)| events),
            Act::Undid(_) => &[],
        }
    }

    fn told_something(&self, act: &Act<G>) -> bool {
        match act {
            Act::Did { events, .. } => events.iter().any(|event| event.public().is_some()),
            Act::Undid(line) | Act::Redid(line) => {
                let did = line.checked_sub(OPENING).and_then(|at| self.acts.get(at));
                did.is_some_and(|act| matches!(act, Act::Did { .. }) && self.told_something(act))
            }
        }
    }

    /// The first line in which something was drawn or chosen behind the screen, undone or not: what is seen is seen.
    pub fn first_draw(&self) -> Option<Line> {
        self.given().find(|(.., events)| events.iter().any(G::is_draw)).map(|(line, ..)| line)
    }

    /// The version of the rules that the game was begun under.
    pub fn rules(&self) -> u32 {
        self.rules
    }

    /// What all draws come from. Whoever reads it can look ahead.
    pub fn draws(&self) -> &Draws {
        &self.draws
    }

    /// The heads after all lines, the header's first.
    pub fn heads(&self) -> &[Digest] {
        &self.heads
    }

    /// The header.
    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The whole file, as it is to stand on disk.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads a record. Stored events are folded and never decided again.
    ///
    /// # Errors
    ///
    /// See [`RecordFault`]. A fault in a later line is no error: what stands before it opens.
    pub fn read(bytes: &[u8]) -> Result<Opened<G>, RecordFault> {
        let mut record = Self::read_header(FirstLine::of(bytes)?)?;
        record.text.reserve(bytes.len());
        let mut fault = None;
        for (number, line) in (1..).zip(lines_of(bytes)).skip(1) {
            if let Err(wrong) = record.read_line(line) {
                fault = Some(match wrong {
                    _ if !line.ends_with(b"\n") => LineFault::Torn(number),
                    Wrong::Chain => LineFault::Damaged(number),
                    Wrong::Contents => LineFault::Strange(number),
                });
                break;
            }
        }
        if record.standing.is_empty() {
            return Err(RecordFault::NoGame);
        }
        for (number, line) in (1..).zip(&record.standing) {
            let standing = record.standing.get(..number).unwrap_or_default();
            record.trail.go_on(standing, events_at(&record.acts, *line));
        }
        Ok(Opened { record, fault })
    }

    fn read_header(
        FirstLine { text, written, game, rules, header }: FirstLine<'_>,
    ) -> Result<Self, RecordFault> {
        if game != G::NAME {
            return Err(RecordFault::OtherGame { game });
        }
        if rules > G::RULES {
            return Err(RecordFault::Newer { program: header.program });
        }
        let secret: SecretHeader = parsed(written.secret.get())?;
        let mut record = Self::empty(header, Draws::new(secret.seed));
        record.rules = rules;
        record.take(text, &written).ok_or(RecordFault::NoGame)?;
        Ok(record)
    }

    /// Takes in one more line of a file, if it holds; else nothing of the game has changed.
    fn read_line(&mut self, line: &[u8]) -> Result<(), Wrong> {
        let text = complete(line).ok_or(Wrong::Chain)?;
        let written: Written<'_> = serde_json::from_str(text).map_err(|_| Wrong::Chain)?;
        self.take(text, &written).ok_or(Wrong::Chain)?;
        let Some(act) = self.act(&written) else {
            // The line is not taken in after all.
            self.heads.pop();
            self.text.truncate(self.text.len() - text.len() - 1);
            return Err(Wrong::Contents);
        };
        match &act {
            Act::Undid(line) => {
                self.standing.pop();
                self.undone.push(*line);
            }
            Act::Redid(line) => {
                self.undone.pop();
                self.standing.push(*line);
            }
            Act::Did { .. } => {
                self.undone.clear();
                self.standing.push(self.acts.len() + OPENING);
            }
        }
        self.acts.push(act);
        Ok(())
    }

    /// What a line says, if it says something that can follow here.
    fn act(&self, written: &Written<'_>) -> Option<Act<G>> {
        let nothing_secret = written.secret.get() == "null";
        Some(match serde_json::from_str::<OpenAct<String, G::Public>>(written.public.get()).ok()? {
            OpenAct::Undid(_) | OpenAct::Redid(_) if !nothing_secret => return None,
            OpenAct::Undid(line) => {
                let last = self.standing.last()?;
                (*last == line && line != OPENING).then_some(Act::Undid(line))?
            }
            OpenAct::Redid(line) => (*self.undone.last()? == line).then_some(Act::Redid(line))?,
            OpenAct::Did { said: open, events } => {
                let secret: SecretAct<String, G::Secret> = serde_json::from_str(written.secret.get()).ok()?;
                let events = merge(events, secret.events)?;
                Act::Did { said: Said { full: secret.said, open }, events }
            }
        })
    }

    /// Moves the chain on over a line that was read, if it holds and stands there as it would be written.
    fn take(&mut self, text: &str, written: &Written<'_>) -> Option<()> {
        let Written { public, salt, secret, head: written_head } = written;
        if text != line(public.get(), *salt, secret.get(), *written_head) {
            return None;
        }
        let head = chain::link(self.head(), written.public.get(), written.salt, written.secret.get());
        if head != written.head {
            return None;
        }
        self.heads.push(head);
        self.text.push_str(text);
        self.text.push('\n');
        Some(())
    }

    fn did(&mut self, said: Said, events: Vec<Event<G>>, salt: Salt) {
        self.push(Act::Did { said, events }, salt);
        self.stand(self.acts.len() - 1 + OPENING);
    }

    /// Writes a line.
    fn push(&mut self, act: Act<G>, salt: Salt) {
        let (public, secret) = self.parts(&act);
        self.acts.push(act);
        self.write(&public, salt, &secret);
    }

    /// Lets a line stand, and applies its events.
    fn stand(&mut self, line: Line) {
        self.standing.push(line);
        self.trail.go_on(&self.standing, events_at(&self.acts, line));
    }

    /// Whether the header says what it says in the words in which it would be written.
    pub(super) fn is_header_written_so(&self, line: &str) -> bool {
        says(line, &self.header_parts())
    }

    /// Whether a line says what it says in the words in which it would be written.
    pub(super) fn is_written_so(&self, line: &str, act: &Act<G>) -> bool {
        says(line, &self.parts(act))
    }

    /// The public and the secret part of a line.
    fn parts(&self, act: &Act<G>) -> (String, String) {
        let (said, events) = match act {
            Act::Did { said, events } => (said, events),
            Act::Undid(line) => return (json(&OpenAct::<&str, &G::Public>::Undid(*line)), "null".into()),
            Act::Redid(line) => return (json(&OpenAct::<&str, &G::Public>::Redid(*line)), "null".into()),
        };
        let public = events.iter().filter_map(Event::public);
        let secret = events.iter().enumerate().filter_map(|(at, event)| match event {
            Event::Public(_) => None,
            Event::Secret(event) => Some((at, event)),
        });
        let public = json(&OpenAct::Did { said: said.open.as_str(), events: public.collect() });
        let is_padded = self.rules >= G::PADDED_FROM;
        let (said, events, pad) = (said.full.as_str(), secret.collect(), is_padded.then_some(""));
        let secret = json(&SecretAct { said, events, pad });
        (public, if is_padded { padded(secret) } else { secret })
    }

    fn write(&mut self, public: &str, salt: Salt, secret: &str) {
        let head = chain::link(self.head(), public, salt, secret);
        self.heads.push(head);
        self.text.push_str(&line(public, salt, secret, head));
        self.text.push('\n');
    }
}

/// Whether these are the parts of a line.
fn says(line: &str, (public, secret): &(String, String)) -> bool {
    let written = serde_json::from_str::<Written<'_>>(line);
    written.is_ok_and(|written| written.public.get() == public && written.secret.get() == secret)
}

/// A secret part that ends in an empty pad, with as many blanks in it as are missing.
fn padded(mut secret: String) -> String {
    let missing = secret.len().next_multiple_of(PADDED_TO) - secret.len();
    secret.insert_str(secret.len() - "\"}".len(), &" ".repeat(missing));
    secret
}

/// A line as it stands in a file, without its end.
fn line(public: &str, salt: Salt, secret: &str, head: Digest) -> String {
    format!(r#"{{"public":{public},"salt":"{salt}","secret":{secret},"head":"{head}"}}"#)
}

fn events_of<G: Game>(act: &Act<G>) -> &[Event<G>] {
    match act {
        Act::Did { events, .. } => events,
        Act::Undid(_) | Act::Redid(_) => &[],
    }
}

/// What the command of this line led to.
fn events_at<G: Game>(acts: &[Act<G>], line: Line) -> &[Event<G>] {
    line.checked_sub(OPENING).and_then(|at| acts.get(at)).map_or(&[], events_of)
}

/// The lines of a file, with their ends.
fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|&byte| byte == b'\n')
}

/// Reads a part of the first line, without which there is no game.
fn parsed<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordFault> {
    serde_json::from_str(text).map_err(|_| RecordFault::NoGame)
}

/// A line without its end, if it has one and is text.
fn complete(line: &[u8]) -> Option<&str> {
    std::str::from_utf8(line.strip_suffix(b"\n")?).ok()
}

/// Puts the secret events back to their places among the public ones.
fn merge<G: Game>(public: Vec<G::Public>, secret: Vec<(usize, G::Secret)>) -> Option<Vec<Event<G>>> {
    let total = public.len() + secret.len();
    let (mut public, mut secret) = (public.into_iter(), secret.into_iter().peekable());
    let events = (0..total).map(|at| match secret.next_if(|(place, _)| *place == at) {
        Some((_, event)) => Some(Event::Secret(event)),
        None => public.next().map(Event::Public),
    });
    events.collect()
}

/// Serialises a part of a line.
///
/// None of our types can fail to be written as JSON: they have no maps with keys other than text.
pub(crate) fn json(part: &impl Serialize) -> String {
    serde_json::to_string(part).unwrap_or_else(|_| unreachable!("parts of a line are plain data"))
}
