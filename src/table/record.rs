//! The record: one line for each accepted command with the events it led to, or for an undo or a redo with the
//! line that it takes back or gives again. It only grows; the game is the fold of the events of the lines that
//! stand.
//!
//! On disk it is JSON Lines. Every line has a public and a secret part and is chained to those before it
//! ([`super::chain`]); the first is the header, the second the command that opened the game.

use super::chain::{self, Digest, GENESIS, Salt};
use super::header::{FirstLine, Header, RecordFault, header_parts};
use super::line::{Act, Line, OPENING, Said, Written, complete, line, lines_of, parts_at, says, timed};
use super::trail::Trail;
use super::{Draws, Event, Game, Seed, Stage, State};

/// Whoever does nothing for longer, in seconds, is at something else.
const LONGEST_STEP: u32 = 3600;

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
    /// When each line behind the header was written, in seconds since the game was begun, where it says so.
    times: Vec<Option<u32>>,
    /// The latest of these.
    latest: u32,
    /// When the next one is, where that is known.
    clock: Option<u32>,
}

/// A record that was read, and how its end was found.
pub struct Opened<G: Game> {
    pub record: Record<G>,
    /// The number of the first line that does not, and whether it is merely the last one, cut off while it was
    /// written.
    pub fault: Option<LineFault>,
}

/// Whether a command was carried out, taken back, or given again.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum How {
    #[default]
    Did,
    Undid,
    Redid,
}

/// A line that told the table something.
pub struct Heard<'a, G: Game> {
    pub how: How,
    pub said: &'a str,
    /// The public events to which it led; of what was taken back those that are gone.
    pub events: Vec<G::Public>,
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

enum Wrong {
    /// It is not as it was written, or not where.
    Chain,
    /// It is as somebody wrote it, and says nothing that a game says.
    Contents,
}

impl<G: Game> Record<G> {
    /// Opens a game with its first command, which can never be undone.
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
        let (public, secret) = header_parts::<G>(&record.header, record.rules, seed);
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
            times: Vec::new(),
            latest: 0,
            clock: Some(0),
        }
    }

    /// Carries out a command and writes its line.
    /// Nothing has changed where it is refused.
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

    /// What the clock says that the next line is written by: so many seconds since the game was begun. It decides nothing.
    pub fn is_at(&mut self, seconds: u32) {
        self.clock = Some(seconds);
    }

    /// When each line behind the header was written, in seconds since the game was begun, where it says so; 0 where the clock had
    /// gone back.
    pub fn times(&self) -> &[Option<u32>] {
        &self.times
    }

    /// How long hands were at it, in seconds: from each line to the next, undone ones too, but for breaks. Nothing, where no line
    /// says when it was written.
    pub fn seconds(&self) -> Option<u64> {
        let (mut latest, mut sum) = (0, 0);
        // Where the clock had gone back, nobody knows how long it was.
        for at in self.times.iter().flatten() {
            let step = at.saturating_sub(latest);
            sum += u64::from(if step > LONGEST_STEP { 0 } else { step });
            latest = latest.max(*at);
        }
        (latest > 0).then_some(sum)
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

    /// The last line that told the table something, as everybody may know of it.
    pub fn heard_last(&self) -> Option<Heard<'_, G>> {
        self.acts.iter().rfind(|act| self.told_something(act)).and_then(|act| self.heard(act))
    }

    /// All that has told the table something since so many lines had been written, the first first.
    pub fn heard_since(&self, lines: usize) -> impl Iterator<Item = Heard<'_, G>> {
        self.acts.iter().skip(lines).filter(|act| self.told_something(act)).filter_map(|act| self.heard(act))
    }

    fn heard<'a>(&'a self, act: &'a Act<G>) -> Option<Heard<'a, G>> {
        let public =
            |events: &'_ [Event<G>]| events.iter().filter_map(|event| event.public().cloned()).collect();
        Some(match act {
            Act::Did { said, events } => Heard { how: How::Did, said: &said.open, events: public(events) },
            Act::Undid(line) | Act::Redid(line) => {
                let (said, events) = self.line(*line)?;
                let how = if matches!(act, Act::Undid(_)) { How::Undid } else { How::Redid };
                Heard { how, said: &said.open, events: public(events) }
            }
        })
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

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// The whole file, as it is to stand on disk.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Reads a record. Stored events are folded and never decided again.
    /// A fault in a later line is no error: what stands before it opens.
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

    fn read_header(first: FirstLine<'_>) -> Result<Self, RecordFault> {
        if first.game != G::NAME {
            return Err(RecordFault::OtherGame { game: first.game });
        }
        if first.rules > G::RULES {
            return Err(RecordFault::Newer { program: first.header.program });
        }
        let draws = Draws::new(first.seed()?);
        let FirstLine { text, written, rules, header, .. } = first;
        let mut record = Self::empty(header, draws);
        (record.rules, record.clock) = (rules, None);
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
        self.written_at(timed(written.public.get()).1);
        Ok(())
    }

    /// What a line says, if it says something that can follow here.
    fn act(&self, written: &Written<'_>) -> Option<Act<G>> {
        let act = written.act()?;
        let follows = match &act {
            Act::Undid(line) => *self.standing.last()? == *line && *line != OPENING,
            Act::Redid(line) => *self.undone.last()? == *line,
            Act::Did { .. } => true,
        };
        follows.then_some(act)
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

    fn push(&mut self, act: Act<G>, salt: Salt) {
        let at = self.clock.map(|seconds| if seconds < self.latest { 0 } else { seconds });
        let (public, secret) = parts_at(&act, self.rules, at);
        self.written_at(at);
        self.acts.push(act);
        self.write(&public, salt, &secret);
    }

    fn written_at(&mut self, at: Option<u32>) {
        self.latest = self.latest.max(at.unwrap_or_default());
        self.times.push(at);
    }

    /// Lets a line stand, and applies its events.
    fn stand(&mut self, line: Line) {
        self.standing.push(line);
        self.trail.go_on(&self.standing, events_at(&self.acts, line));
    }

    /// Whether the header says what it says in the words in which it would be written.
    pub(super) fn is_header_written_so(&self, line: &str) -> bool {
        says(line, &header_parts::<G>(&self.header, self.rules, self.draws.seed))
    }

    /// Whether a line says what it says in the words in which it would be written.
    pub(super) fn is_written_so(&self, line: &str, act: &Act<G>) -> bool {
        let at = serde_json::from_str::<Written<'_>>(line).ok().and_then(|it| timed(it.public.get()).1);
        says(line, &parts_at(act, self.rules, at))
    }

    fn write(&mut self, public: &str, salt: Salt, secret: &str) {
        let head = chain::link(self.head(), public, salt, secret);
        self.heads.push(head);
        self.text.push_str(&line(public, salt, secret, head));
        self.text.push('\n');
    }
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
