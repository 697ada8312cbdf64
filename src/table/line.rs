//! A line of a record: what it says, and how that stands in a file. Every line has a public and a secret part; what was said
//! in secret stands in the secret one alone, and that is filled up.

use super::chain::{Digest, Salt};
use super::{Event, Game};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;

/// The secret part of a command's line is as many bytes long, or a multiple of it: the length of a file would tell a
/// short entry from a long one.
const PADDED_TO: usize = 512;

/// A command in words: whole, and what the table may know of it.
#[derive(Clone, PartialEq, Eq)]
pub struct Said {
    /// `move 22`.
    pub full: String,
    pub open: String,
}

impl fmt::Debug for Said {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Said({:?})", self.open)
    }
}

/// What a line of the record says.
#[derive(PartialEq, Debug)]
pub enum Act<G: Game> {
    /// A command was carried out.
    Did { said: Said, events: Vec<Event<G>> },
    /// The command of this line was taken back.
    Undid(Line),
    /// The command of this line was given again.
    Redid(Line),
}

/// The number of a line in the file. The header is line 1, the opening of the game line 2.
pub type Line = usize;

/// The line of the command that opens a game.
pub const OPENING: Line = 2;

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

/// A line in its parts, as it is read.
#[derive(Deserialize)]
pub(super) struct Written<'a> {
    #[serde(borrow)]
    pub public: &'a RawValue,
    pub salt: Salt,
    #[serde(borrow)]
    pub secret: &'a RawValue,
    pub head: Digest,
}

impl Written<'_> {
    /// What the line says, if it is something that a game says.
    pub fn act<G: Game>(&self) -> Option<Act<G>> {
        let nothing_secret = self.secret.get() == "null";
        let (public, _) = timed(self.public.get());
        Some(match serde_json::from_str::<OpenAct<String, G::Public>>(&public).ok()? {
            OpenAct::Undid(_) | OpenAct::Redid(_) if !nothing_secret => return None,
            OpenAct::Undid(line) => Act::Undid(line),
            OpenAct::Redid(line) => Act::Redid(line),
            OpenAct::Did { said: open, events } => {
                let secret: SecretAct<String, G::Secret> = serde_json::from_str(self.secret.get()).ok()?;
                let events = merge(events, secret.events)?;
                Act::Did { said: Said { full: secret.said, open }, events }
            }
        })
    }
}

/// When a line was written, in seconds since the game was begun: the last key of its public part, if it has it. What stands there
/// without it, and the number.
pub(super) fn timed(public: &str) -> (Cow<'_, str>, Option<u32>) {
    let at = || {
        let (rest, behind) = public.rsplit_once(AT)?;
        let number = behind.strip_suffix('}')?;
        let seconds: u32 = number.parse().ok()?;
        // As it would be written, and no other.
        (seconds.to_string() == number).then(|| (Cow::Owned(format!("{rest}}}")), Some(seconds)))
    };
    at().unwrap_or((Cow::Borrowed(public), None))
}

/// The key before that number.
const AT: &str = ",\"at\":";

/// The public and the secret part of a line that is written at this time.
pub(super) fn parts_at<G: Game>(act: &Act<G>, rules: u32, at: Option<u32>) -> (String, String) {
    let (mut public, secret) = parts(act, rules);
    if let Some(at) = at {
        public.truncate(public.len() - 1);
        public += &format!("{AT}{at}}}");
    }
    (public, secret)
}

/// The public and the secret part of a line.
fn parts<G: Game>(act: &Act<G>, rules: u32) -> (String, String) {
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
    let is_padded = rules >= G::PADDED_FROM;
    let (said, events, pad) = (said.full.as_str(), secret.collect(), is_padded.then_some(""));
    let secret = json(&SecretAct { said, events, pad });
    (public, if is_padded { padded(secret) } else { secret })
}

/// Whether these are the parts of a line.
pub(super) fn says(line: &str, (public, secret): &(String, String)) -> bool {
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
pub(super) fn line(public: &str, salt: Salt, secret: &str, head: Digest) -> String {
    format!(r#"{{"public":{public},"salt":"{salt}","secret":{secret},"head":"{head}"}}"#)
}

/// The lines of a file, with their ends.
pub(super) fn lines_of(bytes: &[u8]) -> impl Iterator<Item = &[u8]> {
    bytes.split_inclusive(|&byte| byte == b'\n')
}

/// A line without its end, if it has one and is text.
pub(super) fn complete(line: &[u8]) -> Option<&str> {
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
