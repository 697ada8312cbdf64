//! What stands on the line, read once and decided once for each key and each moment, whoever asks.

use super::Table;
use super::enter::{dots_an_escape, ends_the_turn, in_long, refused_so};
use crate::hunt::board::Location;
use crate::hunt::{Command, Hunt, Record, Refusal, State};
use crate::language::hunt::deed;
use crate::language::{Language, Meaning, Spoken as _, Words, hear};
use crate::table::Digest;
use crate::window::play::wish::Begun;
use std::rc::Rc;

/// Of what it is read: the game by its seal and how far it has come, what is typed and begun, and the place that waits for its area.
type Of = ((Digest, usize), Language, String, Option<Begun>, Option<Location>);

pub(super) struct Read {
    of: Of,
    /// What would be done with it, as far as it is understood.
    pub(super) understood: String,
    /// Whether it would be refused, were it entered.
    pub(super) refused: bool,
}

impl Table {
    pub(super) fn read(&self, words: &Words, record: &Record) -> Rc<Read> {
        let wanted = self.waits.area();
        let game = (record.seal(), record.acts().len());
        let of = (game, words.language(), self.line.typed.clone(), self.line.begun.clone(), wanted);
        if let Some((understood, _)) = self.chip(words, record.state()) {
            return Rc::new(Read { of, understood, refused: false });
        }
        let mut kept = self.read.borrow_mut();
        match &*kept {
            Some(read) if read.of == of => Rc::clone(read),
            _ => Rc::clone(kept.insert(Rc::new(self.read_anew(words, record, of)))),
        }
    }

    fn read_anew(&self, words: &Words, record: &Record, of: Of) -> Read {
        let typed = self.line.typed.trim();
        if typed.is_empty() {
            return Read { of, understood: String::new(), refused: false };
        }
        #[cfg(test)]
        crate::window::play::counted::add(0);
        let state = record.state();
        let command = in_long(&self.whole(words), state);
        let heard = hear::<Hunt>(&command).map(|heard| heard.meaning);
        let begun = self.line.begun.as_ref();
        let understood = match (begun, &heard) {
            (Some(begun), _) if begun.command.ends_with("tiles") => format!("{}: {typed}", begun.called),
            (_, Ok(Meaning::Command(_))) => done_by(words, state, &command),
            _ => String::new(),
        };
        // Of an entry that was wrong, its number alone is the beginning of more.
        let begins = begun.is_some_and(|begun| begun.command == "correct") || self.waits.area().is_some();
        let refused = match heard {
            _ if begins => false,
            Ok(Meaning::Command(asked)) if dots_an_escape(&asked, Some(state)) => true,
            Ok(Meaning::Command(asked)) => {
                #[cfg(test)]
                crate::window::play::counted::add(1);
                let over = matches!(asked, Command::Put(asked) if ends_the_turn(asked, state));
                // It goes on once what is missing is told.
                refused_so(record, &asked, over)
                    .is_some_and(|refusal| refusal != Refusal::AreaUnknown && Hunt::lacks(&refusal).is_none())
            }
            heard => heard.is_err(),
        };
        Read { of, understood, refused }
    }
}

/// What a command does, and where it is about a place the name of that.
fn done_by(words: &Words, state: &State, command: &str) -> String {
    const OF_PLACES: [&str; 10] =
        ["move", "search", "hunt", "gandalf", "escape", "card", "correct", "track", "token", "area"];
    let of_a_place = command.split_whitespace().next().is_some_and(|first| OF_PLACES.contains(&first));
    let place = command.split_whitespace().rev().find_map(|word| word.parse().ok()).filter(|_| of_a_place);
    let name = place.and_then(|place| state.view.options.board.as_ref()?.name_of(place));
    let done = deed(words, command);
    name.map_or_else(|| done.clone(), |name| format!("{done} · {name}"))
}
