//! A game that is played is held: whoever else opens it looks on, by whatever name.

use super::{play_a_little, refused};
use crate::common::{Folder, accepted};
use std::path::PathBuf;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::referee::{Errands, Referee};
use underhill::risk::Risk;
use underhill::store::OnDisk as _;
use underhill::war::War;

#[test]
fn a_second_copy_is_told_so() {
    let folder = Folder::not_yet("locked");
    let mut first = folder.referee();
    play_a_little(&mut first);
    let mut second = folder.referee();
    // It can look, and not write.
    let reply = second.hear("open").unwrap();
    assert!(reply.print(false).starts_with("~ ") && reply.print(false).contains("played by another copy"));
    assert_eq!(second.state::<Hunt>().unwrap().view, first.state::<Hunt>().unwrap().view);
    assert_eq!(accepted(&mut second, "log"), "1");
    let file = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let before = std::fs::read(&file).unwrap();
    for command in ["done", "undo", "note here I am", "redo"] {
        let name = refused(&mut second, command);
        assert!(name == "trouble-locked" || name == "misheard-nothing-to-redo", "{command}: {name}");
    }
    assert_eq!(std::fs::read(&file).unwrap(), before);
    accepted(&mut first, "done");
    // The same copy may say open as often as it likes.
    assert_eq!(accepted(&mut first, "open"), "day 1 daylight 1, ringwraiths");
    drop(first);
    assert_eq!(accepted(&mut second, "open"), "day 1 daylight 1, ringwraiths");
}

/// And so in the games that lie open on the table.
#[test]
fn a_second_copy_of_any_game_is_told_so() {
    fn of<G: Errands>(begins: &str) {
        let folder = Folder::not_yet(&format!("held-{}", G::WORD));
        let mut first = folder.referee();
        accepted(&mut first, begins);
        accepted(&mut first, "note here we are");
        let mut second = folder.referee();
        let reply = second.hear("open").unwrap();
        assert!(reply.print(false).contains("played by another copy"), "{begins}");
        let lines = |referee: &Referee| referee.kept::<G>().unwrap().record().acts().len();
        assert_eq!(lines(&second), lines(&first));
        let before = std::fs::read(folder.game()).unwrap();
        for command in ["note here I am", "undo"] {
            assert_eq!(refused(&mut second, command), "trouble-locked", "{begins}");
        }
        assert_eq!(std::fs::read(folder.game()).unwrap(), before);
        accepted(&mut first, "undo");
        drop(first);
        accepted(&mut second, "open");
        accepted(&mut second, "redo");
    }
    of::<War>("new war");
    of::<Fate>("new fate players=2");
    of::<Risk>("new risk players=yellow,red");
    of::<Battle>("new battle");
}

/// Some systems let nobody read a file that is locked: there only one beside it is, that no list shows. Elsewhere the
/// game is held as well, and everybody reads it all the same.
#[test]
fn a_played_game_is_held_and_can_be_read() {
    let folder = Folder::not_yet("beside");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let free = |path: &PathBuf| std::fs::File::open(path).unwrap().try_lock().is_ok();
    let held = |path: &PathBuf| free(path) != cfg!(unix) && std::fs::read(path).is_ok();
    let beside = |path: &PathBuf| PathBuf::from(format!("{}.lock", path.display()));
    let plain = folder.game();
    assert!(held(&plain) && !free(&beside(&plain)));
    accepted(&mut referee, "lock speak friend");
    let locked = folder.game();
    assert!(!beside(&plain).exists(), "{plain:?}");
    assert!(held(&locked) && free(&locked.with_extension("key")) && !free(&beside(&locked)));
    // It is another file with each command.
    accepted(&mut referee, "done");
    assert!(held(&locked));
    drop(referee);
    assert!(!beside(&locked).exists() && free(&locked));
    let mut again = folder.referee();
    assert_eq!(refused(&mut again, "open"), "trouble-passphrase-wanted");
    accepted(&mut again, "unlock speak friend");
    assert!(held(&locked) && free(&locked.with_extension("key")) && !free(&beside(&locked)));
}

/// Another name of a game's file is the same game: whoever opens it looks on, and no answered command is lost.
#[cfg(unix)]
#[test]
fn a_game_is_one_game_by_each_of_its_names() {
    let folder = Folder::not_yet("names");
    let mut first = folder.referee();
    play_a_little(&mut first);
    let game = first.kept::<Hunt>().unwrap().path().unwrap().to_owned();
    let other = folder.0.join("other name");
    std::fs::hard_link(&game, &other).unwrap();
    let open = format!("open {}", other.display());
    let mut second = folder.referee();
    accepted(&mut second, &open);
    assert_eq!(refused(&mut second, "done"), "trouble-locked");
    accepted(&mut first, "done");
    // To its player it is the file that he has.
    assert_eq!(accepted(&mut first, &open), "day 1 daylight 1, ringwraiths");
    assert_eq!(accepted(&mut first, &format!("save {}", other.display())), "saved");
    accepted(&mut first, "hunt 22");
    let text = first.kept::<Hunt>().unwrap().record().text().to_owned();
    drop((first, second));
    let mut third = folder.referee();
    accepted(&mut third, &open);
    assert_eq!(third.kept::<Hunt>().unwrap().record().text(), text);
    accepted(&mut third, "hunt 23");
    let text = third.kept::<Hunt>().unwrap().record().text().to_owned();
    drop(third);
    assert_eq!(std::fs::read_to_string(&game).unwrap(), text);
    assert_eq!(std::fs::read_dir(&folder.0).unwrap().count(), 2);
}

/// What a killed program has left beside a game keeps nobody from playing it.
#[test]
fn an_abandoned_lock_is_none() {
    let folder = Folder::not_yet("abandoned");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    drop(referee);
    let left = PathBuf::from(format!("{}.lock", folder.game().display()));
    std::fs::write(&left, "").unwrap();
    let mut referee = folder.referee();
    accepted(&mut referee, "open");
    accepted(&mut referee, "done");
    drop(referee);
    assert!(!left.exists());
}
