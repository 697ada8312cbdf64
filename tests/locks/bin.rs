//! A locked game that is thrown away, and what lies beside it.

use crate::common::Folder;
use crate::desk::Desk;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use underhill::hunt::Hunt;
use underhill::store::{Kept, OnDisk as _, Store};

/// The key of a locked game goes to the bin with it, and nothing else does. It has a bin of its own here.
#[test]
fn the_key_of_a_locked_game_goes_with_it() {
    const BIN: &str = "XDG_DATA_HOME";
    let folder = Folder::new("key-in-bin");
    let bin = folder.file("bin");
    let inside = std::env::var_os(BIN).is_some_and(|bin| bin.to_string_lossy().contains("key-in-bin"));
    if !inside {
        let mut run = Command::new(std::env::current_exe().unwrap());
        let test = "bin::the_key_of_a_locked_game_goes_with_it";
        let output = run.args(["--exact", test, "--nocapture"]).env(BIN, &bin).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(String::from_utf8_lossy(&output.stdout).contains("1 passed"), "{test} is called otherwise");
        return;
    }
    let bin = PathBuf::from(std::env::var_os(BIN).unwrap());
    let folder = Folder::new("key-inside");
    let mut desk = Desk::new(Some(Store::at(&folder)));
    for command in ["new seed=4", "start draw", "new seed=4", "start draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
    assert!(desk.app.hear("lock speak friend"));
    let path = desk.app.referee().kept::<Hunt>().and_then(Kept::path).unwrap().to_path_buf();
    let key = path.with_extension("key");
    drop(desk);
    let mut desk = Desk::new(Some(Store::at(&folder)));
    desk.letters("g");
    let throws = |desk: &mut Desk, game: &str| {
        desk.clicks(game);
        desk.clicks("Throw away …");
        desk.clicks("Yes");
        assert!(desk.sees_within("lies in the bin"), "{game}");
    };
    let left = |folder: &Path| {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<_> = entries.map(|name| name.into_string().unwrap()).collect();
        names.retain(|name| name.contains(".underhill"));
        names.sort();
        names
    };
    // A key that lies beside a plain game by chance is none of its own.
    let plain = Store::at(&folder.0).games().into_iter().find(|game| *game != path).unwrap();
    let beside = PathBuf::from(format!("{}.key", plain.display()));
    fs::write(&beside, "of somebody").unwrap();
    assert!(path.exists() && key.exists());
    throws(&mut desk, "locked");
    assert!(!path.exists() && !key.exists());
    throws(&mut desk, "Practice board");
    assert!(!plain.exists() && beside.exists());
    assert_eq!(left(&folder.0).len(), 1);
    assert_eq!(left(&bin.join("Trash/files")).len(), 3);
}
