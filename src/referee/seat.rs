//! What every game on the table has: its file, its lock, undo and redo, its seal. Written once, for any game.

use super::errands::Errands;
use super::no::{No, Why};
use super::reply::{Equals, Mark, Reply};
use crate::games::Kind;
use crate::language::{Ear, Meaning, Misheard, Secrecy, Words, hear};
use crate::store::{Kept, OnDisk};
use crate::table::{Act, Digest, Said, Stage};
use std::path::Path;

/// A game on the table, whichever it is.
pub trait Seat: OnDisk {
    fn kind(&self) -> Kind;
    /// Whether it hides anything from anybody at the table.
    fn hides(&self) -> bool;
    fn stage(&self) -> Stage;
    /// Where it stands, as programs read it.
    fn phase_line(&self) -> String;
    /// What tells it from all other games, in each of its copies.
    fn id(&self) -> &str;
    fn lines(&self) -> usize;
    /// What the lines behind so many led to, in whole sentences.
    fn in_sentences(&self, words: &Words, from: usize) -> Vec<(Ear, String)>;
    /// How the next game is begun like this one.
    fn again(&self) -> Option<String>;
    /// What hands do now, in a sentence.
    fn now(&self, words: &Words) -> String;
    /// What helps now in a first game.
    fn guide(&self, words: &Words) -> Option<String>;
    /// The seal of what the table was told last.
    fn seal(&self) -> Digest;
    /// Takes it off the disk again, if hands have told nothing of it yet. Whether it is gone.
    fn forget(&mut self) -> bool;
    /// What it gives the next game.
    fn leaves(&self) -> Option<String>;
    /// It is left. `folder`: where games are kept.
    fn left(&self, folder: &Path);
}

/// What the referee alone does with a game on the table.
pub(super) trait Play: Seat {
    /// Whether it can be revealed; else why not.
    fn may_be_revealed(&self, words: &Words) -> Result<(), No>;
    /// Takes the last command back.
    fn undo(&mut self, words: &Words, reply: &mut Reply) -> Result<Equals, No>;
    /// Gives the command again that was taken back last.
    fn redo(&mut self, words: &Words, reply: &mut Reply) -> Result<Equals, No>;
}

impl<G: Errands> Seat for Kept<G> {
    fn kind(&self) -> Kind {
        G::KIND
    }

    fn hides(&self) -> bool {
        G::HIDES
    }

    fn stage(&self) -> Stage {
        G::stage(&self.record().state().view)
    }

    fn phase_line(&self) -> String {
        G::phase_line(&self.record().state().view)
    }

    fn id(&self) -> &str {
        &self.record().header().id
    }

    fn lines(&self) -> usize {
        self.record().acts().len()
    }

    fn in_sentences(&self, words: &Words, from: usize) -> Vec<(Ear, String)> {
        let record = self.record();
        let acts = record.acts().get(from..).unwrap_or_default();
        let told = acts.iter().flat_map(|act| match act {
            Act::Did { said, events } => G::in_sentences(words, &said.full, events, record.state()),
            Act::Undid(line) | Act::Redid(line) => {
                let undone = matches!(act, Act::Undid(_));
                let name = if undone { "table-undo" } else { "table-redo" };
                let Some((said, events)) = record.line(*line) else { return Vec::new() };
                let drawn = if undone { G::drawn(events) } else { Vec::new() };
                let of = |ear: Ear, said: &str| {
                    let deed = G::deed_there(words, &record.state().view, said);
                    let command = words.say(name, &[("command", deed.into())]);
                    (ear, format!("{command}{}.", behind(&drawn, ear)))
                };
                let mut told = Vec::new();
                if G::HIDES {
                    told.push(of(Ear::Hidden, &said.full));
                }
                // Everybody hears of it who had heard of the command.
                if !G::HIDES || events.iter().any(|event| event.public().is_some()) {
                    told.push(of(Ear::Table, &said.open));
                }
                if !undone {
                    told.extend(G::in_sentences(words, &said.full, events, record.state()));
                }
                told
            }
        });
        told.collect()
    }

    fn again(&self) -> Option<String> {
        G::again(self.record())
    }

    fn now(&self, words: &Words) -> String {
        G::host_line(words, &self.record().state().view)
    }

    fn guide(&self, words: &Words) -> Option<String> {
        G::guide(words, self.record())
    }

    fn seal(&self) -> Digest {
        self.record().seal()
    }

    fn forget(&mut self) -> bool {
        G::is_untouched(self.record()) && Self::forget(self)
    }

    fn leaves(&self) -> Option<String> {
        G::leaves(self.record())
    }

    fn left(&self, folder: &Path) {
        G::left(self.record(), folder);
    }
}

impl<G: Errands> Play for Kept<G> {
    fn may_be_revealed(&self, words: &Words) -> Result<(), No> {
        match self.stage() {
            Stage::Between | Stage::Over => Ok(()),
            Stage::Setup | Stage::Play => {
                Err(Why::<G>::Rules(G::not_over(&self.record().state().view)).no(words))
            }
        }
    }

    fn undo(&mut self, words: &Words, reply: &mut Reply) -> Result<Equals, No> {
        let nothing = || No::misheard(words, &Misheard::NothingToUndo);
        let line = Self::undo(self).map_err(|trouble| No::trouble(words, &trouble))?.ok_or_else(nothing)?;
        let (said, events) = self.record().line(line).ok_or_else(nothing)?;
        let drawn = G::drawn(events);
        // What changed nothing was heard too.
        if events.is_empty() || events.iter().any(|event| event.public().is_some()) {
            reply.say(Mark::Table, format!("undone {}{}", said.open, behind(&drawn, Ear::Table)));
        }
        let hidden = behind(&drawn, Ear::Hidden);
        if !hidden.is_empty() {
            reply.say(Mark::Secret, format!("undone {}{hidden}", said.full));
        }
        Ok(again("undone", said, reply))
    }

    fn redo(&mut self, words: &Words, reply: &mut Reply) -> Result<Equals, No> {
        let nothing = || No::misheard(words, &Misheard::NothingToRedo);
        let line = Self::redo(self).map_err(|trouble| No::trouble(words, &trouble))?.ok_or_else(nothing)?;
        let (said, events) = self.record().line(line).ok_or_else(nothing)?;
        let told = again("redone", said, reply);
        let command = match hear::<G>(&said.full).map(|heard| heard.meaning) {
            Ok(Meaning::Command(command)) => Some(command),
            _ => None,
        };
        let state = self.record().state();
        reply.tell(G::announce(words, command.as_ref(), events, state));
        Ok(told)
    }
}

/// What whoever has this ear saw drawn by a command that is taken back, behind its name.
fn behind(drawn: &[(Ear, String)], ear: Ear) -> String {
    let seen = drawn.iter().find(|(who, _)| *who == ear);
    seen.map_or_else(String::new, |(_, values)| format!(": {values}"))
}

/// The answer of an undo or a redo. Of a command that the table knows nothing of, it hears nothing now either.
fn again(word: &str, said: &Said, reply: &mut Reply) -> Equals {
    if said.open.is_empty() {
        reply.secrecy = Secrecy::Silent;
    }
    Equals { text: format!("{word} {}", said.full), open: Some(format!("{word} {}", said.open)) }
}

impl From<Ear> for Mark {
    fn from(ear: Ear) -> Self {
        match ear {
            Ear::Table => Self::Table,
            Ear::Hidden => Self::Secret,
        }
    }
}
