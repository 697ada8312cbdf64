//! The two files of a locked game: copied together, damaged, half made, taken already, and under other names.

use crate::common::{Folder, accepted};
use crate::{PASSPHRASE, key_of, locked_game, referee, refused};
use std::fs;
#[cfg(unix)]
use std::path::Path;
use std::path::PathBuf;
use underhill::hunt::Hunt;
use underhill::store::{OnDisk as _, Trouble};

#[test]
fn a_locked_game_is_copied_with_its_key_by_whoever_has_no_passphrase() {
    let folder = Folder::new("copied");
    let (game, _) = locked_game(&folder);
    let copy = folder.join("copy.underhill.age");
    underhill::store::copy_locked(&game, &copy).unwrap();
    let key = folder.join("copy.underhill.key");
    assert_eq!(std::fs::read(&copy).unwrap(), std::fs::read(&game).unwrap());
    assert_eq!(std::fs::read(&key).unwrap(), std::fs::read(game.with_extension("key")).unwrap());
    // Over nothing that is there, be it the key alone.
    std::fs::remove_file(&copy).unwrap();
    std::fs::write(&key, "another key").unwrap();
    assert!(matches!(underhill::store::copy_locked(&game, &copy), Err(Trouble::Exists { .. })));
    assert!(!copy.exists() && std::fs::read(&key).unwrap() == b"another key");
    std::fs::remove_dir_all(folder).unwrap();
}

#[test]
fn a_missing_or_damaged_key_or_game_is_said_and_nothing_is_lost() {
    let folder = Folder::new("damaged");
    let (path, text) = locked_game(&folder);
    let (key, game) = (fs::read(key_of(&path)).unwrap(), fs::read(&path).unwrap());
    let open = || {
        let mut referee = referee(&folder);
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), "trouble-passphrase-wanted");
        referee.hear(&format!("unlock {PASSPHRASE}")).unwrap().refused_as().map(str::to_owned)
    };
    fs::remove_file(key_of(&path)).unwrap();
    assert_eq!(open().as_deref(), Some("trouble-key-missing"));
    for wrong in [
        &key[..key.len() - 1],
        &key[..30],
        b"",
        b"age-encryption.org/v1\n-> scrypt AAAA 63\nBBBB\n--- CCCC\n",
    ] {
        fs::write(key_of(&path), wrong).unwrap();
        assert_eq!(open().as_deref(), Some("trouble-key-damaged"), "{} bytes", wrong.len());
        assert_eq!(fs::read(key_of(&path)).unwrap(), wrong);
    }
    // One that somebody else made, who wanted to keep us busy for years.
    let busy = String::from_utf8_lossy(&key[..22]).into_owned()
        + "-> scrypt bBjlhJVYZeE4aqUdmtRHfw 60\nMiSRcOmAlvGjcgLQTcuCVwXxiIY5qfOEWlgHDvnS1xI\n--- gvOCTFCRP9JbWLBNfFDEGZwLLdqDdj7pXo9HwGRqA6s\nxxxxxxxxxxxxxxxxxxxxxxxxxxx";
    fs::write(key_of(&path), busy).unwrap();
    assert_eq!(open().as_deref(), Some("trouble-key-damaged"));
    fs::write(key_of(&path), &key).unwrap();
    let mut other = game.clone();
    *other.last_mut().unwrap() ^= 1;
    for wrong in [&game[..game.len() / 2], &other] {
        fs::write(&path, wrong).unwrap();
        assert_eq!(open().as_deref(), Some("trouble-lock-damaged"));
        assert_eq!(fs::read(&path).unwrap(), wrong);
    }
    fs::write(&path, &game).unwrap();
    assert_eq!(open(), None);
    let mut referee = referee(&folder);
    let _ = referee.hear("open");
    accepted(&mut referee, &format!("unlock {PASSPHRASE}"));
    assert_eq!(referee.kept::<Hunt>().unwrap().record().text(), text);
}

/// A program that is killed while it locks leaves a key that is not in its place, and a plain file; neither stays.
#[test]
fn what_a_kill_leaves_in_the_midst_of_locking_is_cleared_away() {
    let folder = Folder::new("midst");
    let mut first = referee(&folder);
    accepted(&mut first, "new give=0");
    let plain = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let locked = PathBuf::from(format!("{}.age", plain.display()));
    let unfinished = PathBuf::from(format!("{}.new", key_of(&locked).display()));
    // Killed before anything was locked: half a key, and half a game.
    fs::write(&unfinished, "half a key").unwrap();
    fs::write(&locked, "half a game").unwrap();
    let before = fs::read(&plain).unwrap();
    accepted(&mut first, &format!("lock {PASSPHRASE}"));
    assert!(!unfinished.exists() && !plain.exists());
    accepted(&mut first, "table-word mellon");
    drop(first);
    // Killed before the plain file was removed.
    fs::rename(key_of(&locked), &unfinished).unwrap();
    fs::write(&plain, &before).unwrap();
    let unlock = || {
        let mut referee = referee(&folder);
        let _ = referee.hear(&format!("open {}", locked.display()));
        accepted(&mut referee, &format!("unlock {PASSPHRASE}"));
    };
    unlock();
    assert!(!plain.exists() && key_of(&locked).exists() && !unfinished.exists());
    // What lies there for another reason is left alone: a game that was revealed, for one.
    fs::write(&plain, &before).unwrap();
    unlock();
    assert_eq!(fs::read(&plain).unwrap(), before);
}

/// A key is never written over, nor a locked game: whoever lost one would never open his game again.
#[test]
fn no_key_is_written_over() {
    let folder = Folder::new("keys");
    let (other, _) = locked_game(&folder);
    let (key, game) = (fs::read(key_of(&other)).unwrap(), fs::read(&other).unwrap());
    let mut referee = referee(&folder);
    accepted(&mut referee, "new give=0");
    let plain = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let locked = PathBuf::from(format!("{}.age", plain.display()));
    // A game whose key is elsewhere, and a key whose game is.
    for taken in [locked.clone(), key_of(&locked)] {
        fs::write(&taken, "of somebody").unwrap();
        assert_eq!(refused(&mut referee, "lock me"), "trouble-would-overwrite");
        assert_eq!(fs::read_to_string(&taken).unwrap(), "of somebody");
        assert!(plain.exists());
        fs::remove_file(&taken).unwrap();
    }
    accepted(&mut referee, "lock me");
    for target in [other.with_extension(""), other.clone()] {
        let name = refused(&mut referee, &format!("save {}", target.display()));
        assert_eq!(name, "trouble-would-overwrite", "{}", target.display());
    }
    assert!(fs::read(key_of(&other)).unwrap() == key && fs::read(&other).unwrap() == game);
    // Nor does a game that is revealed onto its own locked file reveal anything.
    accepted(&mut referee, "start 7");
    accepted(&mut referee, "information 3 4 12 16 26");
    accepted(&mut referee, "begin");
    accepted(&mut referee, "corruption = 12");
    assert_eq!(refused(&mut referee, &format!("reveal {}", locked.display())), "trouble-would-overwrite");
    accepted(&mut referee, "undo");
}

/// Where a locked game has two names it is one game while it is played, goes on by one of them, and says so.
#[cfg(unix)]
#[test]
fn a_locked_game_with_two_names() {
    let folder = Folder::new("names");
    let (game, text) = locked_game(&folder);
    let other = folder.join("other.underhill.age");
    fs::hard_link(&game, &other).unwrap();
    fs::hard_link(key_of(&game), key_of(&other)).unwrap();
    let unlock = |path: &Path| {
        let mut referee = referee(&folder);
        assert_eq!(refused(&mut referee, &format!("open {}", path.display())), "trouble-passphrase-wanted");
        let reply = referee.hear(&format!("unlock {PASSPHRASE}")).unwrap();
        assert!(reply.accepted());
        (referee, reply.print(false))
    };
    let (mut first, told) = unlock(&game);
    assert!(told.contains("has other names") && told.contains(game.to_str().unwrap()), "{told}");
    let (mut second, told) = unlock(&other);
    assert!(told.contains("played by another copy"), "{told}");
    assert_eq!(refused(&mut second, "note me too"), "trouble-locked");
    drop(second);
    accepted(&mut first, "note by this name");
    let by_this_name = first.kept::<Hunt>().unwrap().record().text().to_owned();
    drop(first);
    // What lies behind is a copy as any other, and loses nothing to the game nor the game to it.
    let (mut second, told) = unlock(&other);
    assert!(!told.contains("other names"), "{told}");
    assert_eq!(second.kept::<Hunt>().unwrap().record().text(), text);
    accepted(&mut second, "note by that name");
    assert_eq!(refused(&mut second, &format!("save {}", game.display())), "trouble-would-overwrite");
    drop(second);
    assert_eq!(unlock(&game).0.kept::<Hunt>().unwrap().record().text(), by_this_name);
    // A copy onto another name of its own is one with a key beside it.
    fs::remove_file(&other).unwrap();
    fs::remove_file(key_of(&other)).unwrap();
    fs::hard_link(&game, &other).unwrap();
    let (mut first, _) = unlock(&game);
    accepted(&mut first, &format!("save {}", other.display()));
    drop(first);
    assert_eq!(unlock(&other).0.kept::<Hunt>().unwrap().record().text(), by_this_name);
}
