//! What is written beside a game: a page to print, what it knows of its box; and the game's own file checked.

use super::screen::Frame;
use super::{Framed, printed};
use crate::language::seal;
use crate::referee::verify::{self, Verdict};
use crate::referee::{Mark, Referee};
use crate::store::{Kept, OnDisk as _, among_documents, in_sight_of, path_to_type};
use crate::window::play::on_disk::wrote;
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Begun;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

impl<G: Framed> Frame<G> {
    /// Works every draw and every answer of the game's file out again, and says what was found.
    pub(super) fn check(&mut self, referee: &Referee) {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let Some((kept, path)) = kept.and_then(|kept| Some((kept, kept.path()?))) else { return };
        let seal = words.say("frame-seal", &[("seal", seal::in_words(kept.record().seal()).into())]);
        let (mark, lines) = match verify::file(path, &[], words.language()) {
            Verdict::Holds(lines, counts) => {
                let first = [words.say("check-holds", &[]), counts.in_words(words)];
                (Mark::Answer, first.into_iter().chain(lines).chain([seal]).collect::<Vec<_>>())
            }
            Verdict::Fails(lines) | Verdict::Cannot(lines) => (Mark::Refused, lines),
        };
        self.answers(lines.into_iter().map(|text| Utterance { mark, text }).collect());
    }

    /// A copy of the game is begun on the line, with where it would go: among its owner's documents.
    pub(super) fn save_copy(&mut self, referee: &Referee) {
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let path = kept.and_then(Kept::path).and_then(|game| among_documents(game, "-copy.underhill"));
        self.menu = false;
        self.line.clear();
        self.line.begun = Some(Begun::new("save", words.say("frame-save", &[])));
        self.line.typed = path.map_or_else(String::new, |path| path_to_type(&path));
    }

    /// Writes a page to print where it is found again, and says where.
    pub(super) fn print(&mut self, empty: bool, referee: &Referee) {
        self.menu = false;
        let (words, kept) = (referee.words(), referee.kept::<G>());
        let page = printed::printed::<G>(words, kept.map(Kept::record).filter(|_| !empty));
        let game = beside_it::<G>(kept);
        let name = game.file_stem().and_then(OsStr::to_str).filter(|_| !empty);
        let path = free(&game, name.unwrap_or("sheet"), "svg");
        self.answers(vec![wrote(words, path, page.as_bytes(), "frame-written")]);
    }

    /// Writes what the game knows of its box where it is found again, and says where.
    pub(super) fn write_box(&mut self, referee: &Referee) {
        self.menu = false;
        let kept = referee.kept::<G>();
        let known = kept.and_then(|kept| Some((G::COPIED?.format, G::learned(kept.record())?)));
        let Some((format, known)) = known else { return };
        let path = free(&beside_it::<G>(kept), format, "json");
        self.answers(vec![wrote(referee.words(), path, known.as_bytes(), "own-box-written")]);
    }
}

/// The game's file; of one that is not kept, what it would be called here.
fn beside_it<G: Framed>(kept: Option<&Kept<G>>) -> PathBuf {
    kept.and_then(Kept::path).map_or_else(|| PathBuf::from(G::WORD), Path::to_owned)
}

/// A name where pages of the game are found again that nothing has yet.
fn free(game: &Path, name: &str, ending: &str) -> PathBuf {
    let folder = in_sight_of(game);
    let named = |number: u32| folder.join(format!("{name}-{number}.{ending}"));
    (1..).map(named).find(|path| !path.exists()).unwrap_or_default()
}
