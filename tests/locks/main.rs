//! A game that is locked with a passphrase: nothing of it is readable without, nothing of it is lost, the program `age`
//! opens it, and its key leaves memory with it.

#[path = "../it/common.rs"]
mod common;
#[path = "../it/desk.rs"]
mod desk;

#[cfg(target_os = "linux")]
mod bin;
mod files;
#[cfg(target_os = "linux")]
mod memory;
mod nothing_plain;
mod passphrase;
mod playing;
mod window;
mod with_age;

use common::{accepted, refused};
use std::path::{Path, PathBuf};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::{OnDisk as _, Store};

const PASSPHRASE: &str = "speak friend and enter";

fn referee(folder: &Path) -> Referee {
    Referee::new(Some(Store::at(folder)))
}

/// A locked game with a few commands behind it, left.
fn locked_game(folder: &Path) -> (PathBuf, String) {
    let mut referee = referee(folder);
    for command in ["new give=0", "start 7", "information 3 4 12 16 26"] {
        accepted(&mut referee, command);
    }
    assert_eq!(accepted(&mut referee, &format!("lock {PASSPHRASE}")), "locked");
    for command in ["begin shadows=1", "move .", "done", "hunt 7", "note the lock holds"] {
        accepted(&mut referee, command);
    }
    let game = referee.kept::<Hunt>().unwrap();
    (game.path().unwrap().to_owned(), game.record().text().to_owned())
}

fn key_of(game: &Path) -> PathBuf {
    game.with_extension("key")
}
