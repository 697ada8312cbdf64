//! What killed processes have left beside games: files that were not whole yet, locks that nobody holds, and the key of a
//! game that was not locked after all. What a living process writes or holds stays.

use super::files::{folder_of, is_there};
use super::vault::{key_path, unfinished_key_path};
use super::{ENDING, Held, LOCKED, is_game};
use std::ffi::OsStr;
use std::fs::File;
use std::path::{Path, PathBuf};

/// Sweeps a folder of games. Whatever cannot be swept lies there until the next time.
pub(super) fn sweep(folder: &Path) {
    let files = files_in(folder);
    let mut parts: Vec<_> = files.iter().filter_map(|path| Part::of(path)).collect();
    parts.retain(|part| part.names.iter().any(|name| is_ours(name)));
    // What can be read by anybody goes first where the game is locked by now.
    parts.sort_by_key(|part| !part.is_of_a_locked_game());
    parts.iter().for_each(Part::sweep);
    files.iter().for_each(|path| sweep_key(path));
    files.iter().for_each(|path| sweep_lock(path));
}

/// Sweeps away what is left of earlier attempts to write this file, wherever it lies.
pub(super) fn sweep_parts_of(path: &Path) {
    let files = files_in(folder_of(path));
    let parts = files.iter().filter_map(|path| Part::of(path));
    parts
        .filter(|part| part.names.iter().any(|name| name.file_name() == path.file_name()))
        .for_each(|part| part.sweep());
}

fn files_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    entries
        .filter(|entry| entry.file_type().is_ok_and(|kind| kind.is_file()))
        .map(|entry| entry.path())
        .collect()
}

/// Whether a file in a folder of games has a name that we give.
fn is_ours(path: &Path) -> bool {
    let name = path.file_name().map(OsStr::to_string_lossy).unwrap_or_default();
    is_game(path) || is_key(path) || name.starts_with("own-") || name == "settings.json"
}

fn is_key(path: &Path) -> bool {
    ends_with(path, "key") && ends_with(&path.with_extension(""), ENDING)
}

fn ends_with(path: &Path, with: &str) -> bool {
    path.extension().is_some_and(|ending| ending == with)
}

/// A file that is not whole: `NAME.PROCESS.part`, with something between that makes it the only one of its name.
struct Part<'a> {
    path: &'a Path,
    /// What it may have been going to be: with that between, and without.
    names: [PathBuf; 2],
    process: u32,
}

impl<'a> Part<'a> {
    fn of(path: &'a Path) -> Option<Self> {
        let bare = Some(path.with_extension("")).filter(|_| ends_with(path, "part"))?;
        let process = bare.extension()?.to_str()?.parse().ok()?;
        let name = bare.with_extension("");
        Some(Self { path, names: [name.with_extension(""), name], process })
    }

    /// Whether it is the plain text of a game that is locked.
    fn is_of_a_locked_game(&self) -> bool {
        let locked = |name: &PathBuf| ends_with(name, ENDING) && is_there(&super::vault::locked_path(name));
        self.names.iter().any(locked)
    }

    fn sweep(&self) {
        if !self.is_written() {
            let _ = std::fs::remove_file(self.path);
        }
    }

    /// Whether a process is at it: it holds the file, or is there at least.
    fn is_written(&self) -> bool {
        // In a box of its own each process may have the same number: of our own the lock tells.
        let other = self.process != std::process::id();
        let is_there =
            cfg!(target_os = "linux") && Path::new("/proc").join(self.process.to_string()).exists();
        other && is_there || !File::open(self.path).is_ok_and(|file| file.try_lock().is_ok())
    }
}

/// The key of a game that was being locked: without the locked game it opens nothing, and without the plain one it is the
/// key.
fn sweep_key(path: &Path) {
    let key = path.with_extension("");
    if !ends_with(path, "new") || !is_key(&key) {
        return;
    }
    let (plain, game) = (key.with_extension(""), key.with_extension(LOCKED));
    let is_left = unfinished_key_path(&game) == path && key_path(&game) == key && !is_there(&key);
    // Whoever is locking it holds it.
    let Some(_held) = Some(game.as_path()).filter(|_| is_left).and_then(|game| Held::of(game).ok()) else {
        return;
    };
    if !is_there(&game) {
        let _ = std::fs::remove_file(path);
    } else if !is_there(&plain) {
        let _ = std::fs::rename(path, key);
    }
}

/// A lock beside a game, or beside where one was: whoever takes and leaves it leaves nothing.
fn sweep_lock(path: &Path) {
    let game = path.with_extension("");
    let is_left = || std::fs::metadata(path).is_ok_and(|file| file.len() == 0);
    if ends_with(path, "lock") && is_game(&game) && is_left() {
        drop(Held::of(&game));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let mut names: Vec<_> = files_in(folder)
            .iter()
            .map(|path| path.file_name().unwrap().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    /// The number of a process that has ended.
    fn gone() -> u32 {
        let mut child = std::process::Command::new(std::env::current_exe().unwrap())
            .arg("--list")
            .stdout(std::process::Stdio::null())
            .spawn()
            .unwrap();
        child.wait().unwrap();
        child.id()
    }

    #[test]
    fn what_killed_processes_left_is_swept_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let gone = gone();
        let swept = [
            format!("a.underhill.{gone}.part"),
            format!("a.underhill.x1Y2z3.{gone}.part"),
            format!("a.underhill.age.x1Y2z3.{gone}.part"),
            format!("a.underhill.key.x1Y2z3.{gone}.part"),
            format!("own-tiles.json.x1Y2z3.{gone}.part"),
            format!("settings.json.{gone}.part"),
            "a.underhill.lock".into(),
            "a.underhill.age.lock".into(),
            "b.underhill.key.new".into(),
        ];
        let held = format!("a.underhill.h1h2h3.{gone}.part");
        let stays = [
            held.clone(),
            "a.underhill".into(),
            // Somebody else's, or of somebody who is still at it.
            format!("film.{gone}.part"),
            "a.underhill.part".into(),
            "cargo.lock".into(),
            "c.underhill.lock".into(),
        ];
        for name in swept.iter().chain(&stays) {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        std::fs::write(folder.path().join("c.underhill.lock"), "of somebody").unwrap();
        let writing = File::open(folder.path().join(&held)).unwrap();
        writing.try_lock().unwrap();
        sweep(folder.path());
        let mut stays = stays.to_vec();
        stays.sort();
        assert_eq!(names(folder.path()), stays);
        drop(writing);
        sweep(folder.path());
        assert!(!folder.path().join(held).exists());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn what_a_living_process_writes_stays() {
        let folder = tempfile::tempdir().unwrap();
        let mut child = std::process::Command::new("sleep").arg("60").spawn().unwrap();
        let part = folder.path().join(format!("a.underhill.x1Y2z3.{}.part", child.id()));
        std::fs::write(&part, "").unwrap();
        sweep(folder.path());
        assert!(part.exists());
        child.kill().unwrap();
        child.wait().unwrap();
        sweep(folder.path());
        assert!(!part.exists());
    }

    #[test]
    fn the_key_of_a_game_that_was_being_locked() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        let (plain, game) = (file("a.underhill"), file("a.underhill.age"));
        let (key, unfinished) = (file("a.underhill.key"), file("a.underhill.key.new"));
        // Both are there: whoever opens it decides, who has the passphrase.
        [&plain, &game, &unfinished].iter().for_each(|path| std::fs::write(path, "x").unwrap());
        sweep(folder.path());
        assert!(plain.exists() && game.exists() && unfinished.exists() && !key.exists());
        // Somebody is at it.
        std::fs::remove_file(&game).unwrap();
        let held = Held::of(&game).unwrap();
        sweep(folder.path());
        assert!(unfinished.exists());
        drop(held);
        sweep(folder.path());
        assert!(plain.exists() && !unfinished.exists());
        // All but its name was done.
        std::fs::rename(&plain, &game).unwrap();
        std::fs::write(&unfinished, "x").unwrap();
        sweep(folder.path());
        assert_eq!(names(folder.path()), ["a.underhill.age", "a.underhill.key"]);
    }

    #[test]
    fn parts_of_a_file_elsewhere_are_its_own_alone() {
        let folder = tempfile::tempdir().unwrap();
        let gone = gone();
        let [ours, other] =
            ["copy", "copies"].map(|name| folder.path().join(format!("{name}.x1Y2z3.{gone}.part")));
        [&ours, &other].iter().for_each(|path| std::fs::write(path, "").unwrap());
        sweep_parts_of(&folder.path().join("copy"));
        assert!(!ours.exists() && other.exists());
    }
}
