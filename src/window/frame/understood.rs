//! What the line would do: told at its right end while it is typed on.

use super::Framed;
use super::called::as_called;
use crate::language::{Heard, Meaning, Spoken, Usage, Words, hear, in_short, without_rules};
use crate::referee::Referee;
use crate::table::{Record, State};
use crate::window::play::top::cut;

/// So many letters have room on the line, what is typed and what is told of it.
const ROOM: usize = 96;
/// So many at least of what is told.
const LEAST: usize = 24;

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
            let called = state.map_or(full.clone(), |state| as_called(words, state, &full));
            G::in_one_word(words, &called).unwrap_or(called)
        }
    }
}

/// The commands that were typed in short, where they are several.
pub(super) fn several<G: Framed>(state: Option<&State<G>>, typed: &str) -> Vec<String> {
    let several = state.map(|state| G::in_several(state, typed)).unwrap_or_default();
    if several.len() > 1 { several } else { Vec::new() }
}

/// What stands on the line, read once and decided once, whoever asks.
pub(super) struct Read<G: Framed> {
    /// As it was typed, with what was begun before it.
    pub(super) typed: String,
    /// Short forms in full; empty while nothing is typed.
    pub(super) full: String,
    /// What each of several commands would do that were typed in short.
    pub(super) several: Vec<String>,
    /// What was understood, if it is a whole line.
    heard: Option<Heard<G>>,
    /// What that would do.
    pub(super) deed: Option<String>,
    /// Why the rules would refuse it now, or the first of several: those behind it stand on what it leads to.
    pub(super) refused: Option<String>,
}

impl<G: Framed> Read<G> {
    pub(super) fn of(words: &Words, record: Option<&Record<G>>, typed: String) -> Self {
        let nothing = || Self {
            typed: typed.clone(),
            full: String::new(),
            several: Vec::new(),
            heard: None,
            deed: None,
            refused: None,
        };
        if typed.trim().is_empty() {
            return nothing();
        }
        #[cfg(test)]
        crate::window::play::counted::add(0);
        let state = record.map(Record::state);
        let full = in_full(words, state, &typed);
        let several = several(state, &typed);
        let first = several.first().map_or(full.trim(), String::as_str);
        let heard = hear::<G>(first).ok();
        let command = heard.as_ref().and_then(|heard| match &heard.meaning {
            Meaning::Command(command) => Some(command),
            _ => None,
        });
        let refused = record.zip(command).and_then(|(record, command)| why_refused(words, record, command));
        let alone = heard.as_ref().filter(|_| several.is_empty());
        let deed = alone.map(|heard| deed_of(words, state, heard, full.trim()));
        let several = several.iter().map(|command| G::deed(words, command)).collect();
        Self { full, several, heard, deed, refused, ..nothing() }
    }

    /// Whether it is a whole line, or several.
    pub(super) fn is_whole(&self) -> bool {
        self.heard.is_some()
    }

    /// Whether another game begins by it.
    pub(super) fn begins_anew(&self) -> bool {
        self.heard.as_ref().is_some_and(|heard| matches!(heard.meaning, Meaning::Errand(_)))
    }

    /// What is understood of it so far: what would be done, why that would be refused, or what the command is for that it begins.
    pub(super) fn understood(&self, words: &Words) -> String {
        let told = self.told(words);
        let room = ROOM.saturating_sub(self.typed.trim().chars().count());
        // It does not lie over what is typed: the gold button says it as well.
        match told.chars().count() {
            many if many <= room => told,
            _ if room < LEAST => String::new(),
            _ => cut(&told, room),
        }
    }

    fn told(&self, words: &Words) -> String {
        let typed = self.typed.trim();
        if !self.several.is_empty() {
            return self.several.join("; ");
        }
        if let Some(refused) = &self.refused {
            let both = typed.chars().count() + refused.chars().count();
            return if both <= ROOM { refused.clone() } else { words.say("line-refused", &[]) };
        }
        if let Some(deed) = &self.deed {
            // Where nothing else is said of it than what stands there, that need not stand twice.
            return if deed == typed { String::new() } else { deed.clone() };
        }
        let first = typed.split_whitespace().next().unwrap_or_default().to_ascii_lowercase();
        let mut begins =
            Usage::<G>::all().filter(|usage| !first.is_empty() && usage.name.starts_with(&first));
        let exactly = Usage::<G>::all().find(|usage| usage.name == first);
        let usage = exactly.or_else(|| begins.next().filter(|_| begins.next().is_none()));
        // What it is for: how it is said the picks beside say, word by word.
        let room = ROOM.saturating_sub(typed.chars().count()).max(LEAST);
        usage.map_or_else(String::new, |usage| cut(&without_rules(&words.say(&usage.help(), &[])), room))
    }
}

/// Why the rules would refuse it now. What only waits for what hands have drawn is not refused.
fn why_refused<G: Framed>(words: &Words, record: &Record<G>, command: &G::Command) -> Option<String> {
    #[cfg(test)]
    crate::window::play::counted::add(1);
    let refusal = G::decide(record.state(), command, record.draws()).err()?;
    if G::lacks(&refusal).is_some() { None } else { told_why::<G>(words, &refusal) }
}

/// A refusal in short, unless it is one that nobody else may read.
pub(super) fn told_why<G: Framed>(words: &Words, refusal: &G::Refusal) -> Option<String> {
    (!G::is_secret(refusal)).then(|| in_short(&words.tell("refused", refusal)).0)
}

/// Whether the line is a whole command that the rules would take.
pub(super) fn would_do<G: Framed>(words: &Words, record: &Record<G>, line: &str) -> bool {
    match hear::<G>(line.trim()).map(|heard| heard.meaning) {
        Ok(Meaning::Command(command)) => why_refused(words, record, &command).is_none(),
        heard => heard.is_ok(),
    }
}

fn deed_of<G: Framed>(words: &Words, state: Option<&State<G>>, heard: &Heard<G>, line: &str) -> String {
    let full = if heard.said.full.is_empty() { line } else { &heard.said.full };
    match state {
        Some(state) => G::deed_there(words, &state.view, full),
        None => <G as Spoken>::deed(words, full),
    }
}

/// Whether `?` is the beginning of a command now.
pub(super) fn takes_question<G: Framed>(referee: &Referee) -> bool {
    referee.state::<G>().is_some_and(|state| G::takes_question(&state.view))
}
