//! Copies of a game, and what else is written where somebody says: nothing is written over but what is the game's own.

use super::{play_a_little, refused};
use crate::common::{Folder, accepted, table};
use std::path::PathBuf;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::OnDisk as _;

#[test]
fn save_keeps_a_copy_and_overwrites_nothing_else() {
    let folder = Folder::not_yet("save");
    std::fs::create_dir_all(&folder.0).unwrap();
    let (copy, foreign) = (folder.0.join("a copy"), folder.0.join("letter.txt"));
    std::fs::write(&foreign, "dear Frodo").unwrap();
    let mut referee = Referee::new(None);
    play_a_little(&mut referee);
    for command in ["done", "search 22"] {
        assert_eq!(accepted(&mut referee, &format!("save {}", copy.display())), "saved");
        accepted(&mut referee, command);
    }
    assert_eq!(accepted(&mut referee, &format!("save {}", copy.display())), "saved");
    assert_eq!(std::fs::read_to_string(&copy).unwrap(), referee.kept::<Hunt>().unwrap().record().text());
    assert_eq!(refused(&mut referee, &format!("save {}", foreign.display())), "trouble-would-overwrite");
    assert_eq!(std::fs::read_to_string(&foreign).unwrap(), "dear Frodo");
    let nowhere = folder.0.join("no such folder/copy");
    assert_eq!(refused(&mut referee, &format!("save {}", nowhere.display())), "trouble-not-written");
    // Another game does not take the copy's place.
    play_a_little(&mut referee);
    assert_eq!(refused(&mut referee, &format!("save {}", copy.display())), "trouble-would-overwrite");
    // Opened in memory, the copy is read and never written.
    let before = std::fs::read(&copy).unwrap();
    accepted(&mut referee, &format!("open {}", copy.display()));
    accepted(&mut referee, "hunt 22");
    assert_eq!(std::fs::read(&copy).unwrap(), before);
}

#[test]
fn a_copy_that_went_on_elsewhere_is_not_written_over() {
    let folder = Folder::not_yet("later-copy");
    std::fs::create_dir_all(&folder.0).unwrap();
    let copy = folder.0.join("copy");
    let mut one = Referee::new(None);
    play_a_little(&mut one);
    accepted(&mut one, &format!("save {}", copy.display()));
    // Somebody plays on in the copy: neither while he does nor afterwards is it replaced.
    let mut other = folder.referee();
    accepted(&mut other, &format!("open {}", copy.display()));
    assert_eq!(refused(&mut one, &format!("save {}", copy.display())), "trouble-locked");
    accepted(&mut other, "done");
    drop(other);
    let later = std::fs::read(&copy).unwrap();
    assert_eq!(refused(&mut one, &format!("save {}", copy.display())), "trouble-would-overwrite");
    assert_eq!(std::fs::read(&copy).unwrap(), later);
}

/// Nothing is written over but an earlier copy of this game, or a letter of it, whichever way it is written.
#[test]
fn nothing_else_is_written_over() {
    let folder = Folder::not_yet("over");
    std::fs::create_dir_all(&folder.0).unwrap();
    let path = |name: &str| folder.0.join(name);
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let other = path("of another game");
    accepted(&mut referee, &format!("save {}", other.display()));
    table().of("seed=3").shadows(2).then(&["move A !"]).begins(&mut referee);
    let game = referee.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let (letter, early) = (path("letter"), path("earlier copy"));
    accepted(&mut referee, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("save {}", early.display()));
    // In a copy the game goes on, and is sealed there as well.
    let (later, later_letter) = (path("later copy"), path("later letter"));
    accepted(&mut referee, &format!("save {}", later.display()));
    let mut elsewhere = folder.referee();
    accepted(&mut elsewhere, &format!("open {}", later.display()));
    for command in ["undo", "redo"] {
        accepted(&mut elsewhere, command);
    }
    accepted(&mut elsewhere, &format!("letter {}", later_letter.display()));
    drop(elsewhere);
    let damaged = path("damaged copy");
    std::fs::write(&damaged, [&std::fs::read(&later).unwrap()[..], b"{}\n{}\n"].concat()).unwrap();
    let text = path("text");
    std::fs::write(&text, "dear Frodo").unwrap();
    let mut taken = vec![other, later, damaged, text, later_letter];
    #[cfg(unix)]
    for (name, to) in [("nowhere", "nothing here"), ("round", "round")] {
        std::os::unix::fs::symlink(path(to), path(name)).unwrap();
        taken.push(path(name));
    }
    let mut folders = vec![folder.0.clone()];
    if cfg!(unix) {
        folders.push("/dev/null".into());
    }
    for command in ["undo", "redo"] {
        accepted(&mut referee, command);
    }
    // The letter is one of Part 1, and is written from its end.
    let mut sealing = Referee::new(None);
    accepted(&mut sealing, &format!("open {}", early.display()));
    let seen = |path: &PathBuf| (path.is_symlink(), std::fs::read(path).ok(), path.is_dir());
    for taken in taken.iter().chain([&letter]).chain(&folders) {
        let before = seen(taken);
        for door in ["save", "reveal", "letter"] {
            let referee = if door == "letter" { &mut sealing } else { &mut referee };
            if door == "letter" && taken == &letter {
                continue;
            }
            let name = refused(referee, &format!("{door} {}", taken.display()));
            let expected: &[&str] = match taken.is_symlink() {
                true => &["trouble-dead-link"],
                false => &["trouble-would-overwrite", "trouble-would-overwrite-file"],
            };
            assert!(expected.contains(&name.as_str()), "{door} {}: {name}", taken.display());
            assert!(seen(taken) == before, "{door} {}", taken.display());
        }
    }
    assert_eq!(refused(&mut sealing, &format!("letter {}", game.display())), "trouble-would-overwrite-file");
    // What may be written over is.
    accepted(&mut sealing, &format!("letter {}", letter.display()));
    accepted(&mut referee, &format!("save {}", early.display()));
    accepted(&mut referee, &format!("reveal {}", early.display()));
    let text = referee.kept::<Hunt>().unwrap().record().text();
    assert!(
        std::fs::read_to_string(&early).unwrap() == text && std::fs::read_to_string(&game).unwrap() == text
    );
    // Nothing is left of the attempts.
    let part = |name: &std::ffi::OsStr| name.to_string_lossy().ends_with(".part");
    assert!(!std::fs::read_dir(&folder.0).unwrap().any(|entry| part(&entry.unwrap().file_name())));
}
