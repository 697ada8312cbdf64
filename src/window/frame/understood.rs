//! What the line would do: told at its right end while it is typed on.

use super::Framed;
use super::called::as_called;
use crate::language::{Heard, Meaning, Spoken, Usage, Words, hear, in_short};
use crate::table::{Record, State};
use crate::window::play::top::cut;

/// So many letters have room on the line, what is typed and what is told of it.
const ROOM: usize = 96;

/// The command that was typed: short forms of the game's and of the house's in full (G16), and what stands on a choice as the
/// command has it.
pub(super) fn in_full<G: Framed>(words: &Words, state: Option<&State<G>>, typed: &str) -> String {
    let short = typed.trim().to_ascii_lowercase();
    match short.as_str() {
        "u" => "undo".to_owned(),
        "d" => "done".to_owned(),
        _ => {
            let own = state.and_then(|state| G::own_words(words, state, typed));
            let typed = own.as_deref().unwrap_or(typed);
            let of_game = || state.and_then(|state| G::in_full(state, typed));
            let full = of_game().unwrap_or_else(|| typed.to_owned());
            state.map_or(full.clone(), |state| as_called(words, state, &full))
        }
    }
}

/// The commands that were typed in short, where they are several.
pub(super) fn several<G: Framed>(state: Option<&State<G>>, typed: &str) -> Vec<String> {
    let several = state.map(|state| G::in_several(state, typed)).unwrap_or_default();
    if several.len() > 1 { several } else { Vec::new() }
}

/// What is understood of it so far: what would be done, why that would be refused, or what the command is for that it begins.
pub(super) fn understood<G: Framed>(words: &Words, record: Option<&Record<G>>, typed: &str) -> String {
    let first = typed.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
    if first.is_empty() {
        return String::new();
    }
    let several = several(record.map(Record::state), typed);
    if !several.is_empty() {
        let deeds = several.iter().map(|command| G::deed(words, command));
        return deeds.collect::<Vec<_>>().join("; ");
    }
    let line = in_full(words, record.map(Record::state), typed);
    let line = line.trim();
    if let Ok(heard) = hear::<G>(line) {
        if let (Some(record), Meaning::Command(command)) = (record, &heard.meaning)
            && let Some(refused) = why_refused(words, record, command)
        {
            let both = typed.chars().count() + refused.chars().count();
            return if both <= ROOM { refused } else { words.say("line-refused", &[]) };
        }
        let deed = deed_of(words, &heard, line);
        // Where nothing else is said of it than what stands there, that need not stand twice.
        return if deed == typed.trim() { String::new() } else { deed };
    }
    let mut begins = Usage::<G>::all().filter(|usage| usage.name.starts_with(&first));
    let exactly = Usage::<G>::all().find(|usage| usage.name == first);
    let usage = exactly.or_else(|| begins.next().filter(|_| begins.next().is_none()));
    // What it is for: how it is said the picks beside say, word by word.
    usage.map_or_else(String::new, |usage| cut(&words.say(&usage.help(), &[]), ROOM))
}

/// Why the rules would refuse it now. What only waits for what hands have drawn is not refused.
fn why_refused<G: Framed>(words: &Words, record: &Record<G>, command: &G::Command) -> Option<String> {
    let refusal = G::decide(record.state(), command, record.draws()).err()?;
    let waits = G::lacks(&refusal).is_some() || G::is_secret(&refusal);
    (!waits).then(|| in_short(&words.tell("refused", &refusal)).0)
}

/// Whether the line is a whole command that the rules would refuse now.
pub(super) fn refused<G: Framed>(words: &Words, record: &Record<G>, line: &str) -> bool {
    match hear::<G>(line.trim()).map(|heard| heard.meaning) {
        Ok(Meaning::Command(command)) => why_refused(words, record, &command).is_some(),
        _ => false,
    }
}

/// What a whole command would do.
pub(super) fn deed<G: Framed>(words: &Words, line: &str) -> Option<String> {
    let heard = hear::<G>(line.trim()).ok()?;
    Some(deed_of(words, &heard, line.trim()))
}

fn deed_of<G: Framed>(words: &Words, heard: &Heard<G>, line: &str) -> String {
    let full = if heard.said.full.is_empty() { line } else { &heard.said.full };
    <G as Spoken>::deed(words, full)
}
