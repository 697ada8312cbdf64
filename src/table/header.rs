//! The first line of a record: which game it is, by which rules and when it was begun, and behind the screen its seed.

use super::line::{Written, complete, json, lines_of};
use super::{Game, Seed};
use serde::{Deserialize, Serialize};

const FORMAT: &str = "underhill-record/1";
const FORMAT_FAMILY: &str = "underhill-record/";

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

/// The longest mark of a game.
const LONGEST_ID: usize = 32;
/// How the time of a game is written, `0` for any digit.
const TIME: &str = "0000-00-00T00:00:00Z";

impl Header {
    /// Whether its texts look as a program writes them: files are named by them.
    fn is_in_form(&self) -> bool {
        let Self { id, time, .. } = self;
        let is_id = (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|it| it.is_ascii_alphanumeric());
        let fits = |(it, form): (u8, u8)| if form == b'0' { it.is_ascii_digit() } else { it == form };
        is_id && time.len() == TIME.len() && time.bytes().zip(TIME.bytes()).all(fits)
    }
}

/// Why a file is not a record that can be opened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum RecordFault {
    /// Something else, or nothing.
    NotARecord,
    /// Written by a later version of the program.
    Newer { program: String },
    /// A record of another game.
    OtherGame { game: String },
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

/// The first line of a file, as far as it says the same in every game.
pub(super) struct FirstLine<'a> {
    pub text: &'a str,
    pub written: Written<'a>,
    pub game: String,
    pub rules: u32,
    pub header: Header,
}

impl<'a> FirstLine<'a> {
    pub fn of(bytes: &'a [u8]) -> Result<Self, RecordFault> {
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
        let header = Header { id, time, program };
        if header.is_in_form() {
            Ok(Self { text, written, game, rules, header })
        } else {
            Err(RecordFault::NoGame)
        }
    }

    /// What everything is drawn from.
    pub fn seed(&self) -> Result<Seed, RecordFault> {
        parsed::<SecretHeader>(self.written.secret.get()).map(|secret| secret.seed)
    }
}

/// The name of the game that a file is a record of, and the header, from the first line alone: what comes of the others,
/// and whether the chain holds, is seen when the record is read.
pub(crate) fn game_named(bytes: &[u8]) -> Result<(String, Header), RecordFault> {
    FirstLine::of(bytes).map(|first| (first.game, first.header))
}

/// The public and the secret part of the first line.
pub(super) fn header_parts<G: Game>(header: &Header, rules: u32, seed: Seed) -> (String, String) {
    let Header { id, time, program } = header.clone();
    let (format, game) = (FORMAT.into(), G::NAME.into());
    let public = json(&OpenHeader { format, game, rules, program, id, time });
    (public, json(&SecretHeader { seed }))
}

/// Reads a part of the first line, without which there is no game.
fn parsed<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, RecordFault> {
    serde_json::from_str(text).map_err(|_| RecordFault::NoGame)
}
