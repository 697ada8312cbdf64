//! What a finished game tells, read from a file.

use crate::hunt::Hunt;
use crate::hunt::telling::{Untold, telling};
use crate::language::hunt::in_figures;
use crate::language::{Language, Words};
use crate::referee::verify::Doubt;
use crate::store::is_locked;
use crate::table::{LineFault, Opened, Record};

/// The lines of the part that was played last, or of this one; or one sentence why there are none.
///
/// # Errors
///
/// That sentence.
pub fn figures(bytes: &[u8], part: Option<u8>, language: Language) -> Result<Vec<String>, String> {
    let words = Words::of_game::<Hunt>(language);
    let doubtful = |doubt: Doubt| words.tell("doubt", &doubt);
    if is_locked(bytes) {
        return Err(doubtful(Doubt::Locked));
    }
    let opened: Opened<Hunt> = Record::read(bytes).map_err(|fault| doubtful(fault.into()))?;
    if let Some(fault) = opened.fault {
        return Err(doubtful(match fault {
            LineFault::Torn(line) => Doubt::Torn { line },
            LineFault::Damaged(line) => Doubt::Chain { line },
            LineFault::Strange(line) => Doubt::Strange { line },
        }));
    }
    let (part, moments) = telling(&opened.record, part).map_err(|untold| match untold {
        Untold::NotOver => words.say("untold-not-over", &[]),
        Untold::NotPlayed(part) => words.say("untold-not-played", &[("part", part.into())]),
    })?;
    Ok(moments.iter().map(|moment| in_figures(part, moment)).collect())
}
