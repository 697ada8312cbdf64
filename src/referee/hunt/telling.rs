//! What a finished game tells, read from a file.

use crate::hunt::Hunt;
use crate::hunt::telling::{Over, Untold};
use crate::language::hunt::{in_figures, in_prose};
use crate::language::{Language, Words};
use crate::referee::verify::Doubt;
use crate::store::is_locked;
use crate::table::{Opened, Record};

/// What the part that was played last tells, or this one: in figures, or as a story in a language.
pub fn told(
    bytes: &[u8],
    part: Option<u8>,
    figures: bool,
    language: Language,
) -> Result<Vec<String>, String> {
    let words = Words::of_game::<Hunt>(language);
    let (record, over) = finished(bytes, part, language)?;
    let moments = over.moments();
    if figures {
        return Ok(moments.iter().map(|moment| in_figures(over.part(), moment)).collect());
    }
    let view = &record.state().view;
    let view = Some(view).filter(|view| view.part() == over.part());
    Ok(in_prose(&words, &over, &moments, view).lines())
}

/// A game of which this part is over, or the one that was played last.
pub fn finished(bytes: &[u8], part: Option<u8>, language: Language) -> Result<(Record<Hunt>, Over), String> {
    let words = Words::of_game::<Hunt>(language);
    let doubtful = |doubt: Doubt| words.tell("doubt", &doubt);
    if is_locked(bytes) {
        return Err(doubtful(Doubt::Locked));
    }
    let opened: Opened<Hunt> = Record::read(bytes).map_err(|fault| doubtful(fault.into()))?;
    if let Some(fault) = opened.fault {
        return Err(doubtful(fault.into()));
    }
    let over = Over::of(&opened.record, part).map_err(|untold| match untold {
        Untold::NotOver => words.say("untold-not-over", &[]),
        Untold::NotPlayed(part) => words.say("untold-not-played", &[("part", part.into())]),
    })?;
    Ok((opened.record, over))
}
