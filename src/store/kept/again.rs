//! Where a game goes on whose file is damaged, or was removed, emptied or replaced while it is played.

use super::{Keeper, Kept, OnDisk as _, would_overwrite};
use crate::store::files::{folder_of, make_private_folder, private_file, read_file, unwritable};
use crate::store::seen::{Stands, what_stands};
use crate::store::{ENDING, Found, Held, Journal, LARGEST_RECORD, Trouble};
use crate::table::Game;
use std::path::Path;

impl<G: Game> Kept<G> {
    /// Whether others were at the file since it was left.
    pub(super) fn is_displaced(&self) -> bool {
        let is_still = |path: &Path| self.seen.is_some_and(|seen| seen.is_still_at(path));
        self.path().is_some_and(|path| !is_still(path))
    }

    /// Sees to it that what is written next stands where everybody finds it. A file that was removed or emptied is written
    /// again whole; what others have put in its place stays as it is, and the game goes on beside it.
    pub(super) fn find_again(&mut self) -> Result<(), Trouble> {
        let Some((path, keeper)) = self.file.as_ref().filter(|_| self.is_displaced()) else { return Ok(()) };
        let read = match keeper {
            Keeper::Plain(_) => read_file(path, LARGEST_RECORD),
            Keeper::Locked(vault) => vault.read(path),
        };
        let (path, written) = (path.clone(), keeper.written());
        let shown = path.display().to_string();
        let stands = what_stands(&path, &read, self.record.text());
        let length = match stands {
            Stands::Foreign => return self.go_beside(&path),
            Stands::Nothing => 0,
            Stands::Beginning(length) => length,
        };
        make_private_folder(folder_of(&path)).map_err(|error| unwritable(&path, &error))?;
        match self.hold_again(&path) {
            Err(Trouble::Locked { .. }) => return self.go_beside(&path),
            held => held?,
        }
        match &mut self.file {
            Some((_, Keeper::Plain(journal))) => {
                let mut file = private_file();
                // Who is quicker than we keeps what is his.
                let file = if stands == Stands::Nothing { file.create_new(true) } else { &mut file };
                let file = file.open(&path).map_err(|error| unwritable(&path, &error))?;
                *journal = Journal::new(file, length);
            }
            Some((_, Keeper::Locked(vault))) => vault.has_written(0),
            None => {}
        }
        if length < written {
            self.news = Some(Found::WrittenAgain { path: shown });
        }
        Ok(())
    }

    /// Holds the file of the game anew, which is another one now, and may lie in another folder of that name.
    fn hold_again(&mut self, path: &Path) -> Result<(), Trouble> {
        match self.held.as_mut().filter(|held| held.is_found()) {
            Some(held) => held.hold(path),
            None => {
                self.held = None;
                self.held = Some(Held::of(path)?);
                Ok(())
            }
        }
    }

    /// Goes on beside what is not this game, and says so.
    fn go_beside(&mut self, path: &Path) -> Result<(), Trouble> {
        if self.is_locked() {
            return would_overwrite(path);
        }
        let (beside, trouble) = self.keep_beside(path);
        if let Some(beside) = beside {
            self.news = Some(Found::Displaced { path: path.display().to_string(), beside });
        }
        trouble.map_or(Ok(()), Err)
    }

    /// Goes on in a new file beside a damaged one, which stays as it is.
    pub(super) fn keep_beside(&mut self, damaged: &Path) -> (Option<String>, Option<Trouble>) {
        let stem = damaged.file_stem().map(|stem| stem.to_string_lossy().into_owned()).unwrap_or_default();
        for number in 1..100 {
            let path = damaged.with_file_name(format!("{stem}-mended-{number}.{}", ENDING));
            match private_file().create_new(true).open(&path) {
                Ok(file) => {
                    let shown = path.display().to_string();
                    match Held::of(&path) {
                        Ok(held) => self.keep_in(path, Keeper::Plain(Journal::new(file, 0)), Some(held)),
                        Err(trouble) => return (None, Some(trouble)),
                    }
                    self.write();
                    return (Some(shown), self.trouble.take());
                }
                Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => {}
                Err(error) => return (None, Some(unwritable(&path, &error))),
            }
        }
        (None, Some(unwritable(damaged, &std::io::ErrorKind::AlreadyExists.into())))
    }
}
