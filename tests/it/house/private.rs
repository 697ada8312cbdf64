//! Who may read what was written: a game its owner alone, and what is given away whoever may read anything else of his.

use super::play_a_little;
use crate::common::{Folder, accepted};
use std::path::PathBuf;
use underhill::hunt::Hunt;

#[test]
fn only_the_owner_reads_a_game() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::not_yet("private");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let mode = |path: &std::path::Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.game()), 0o600);
    assert_eq!(mode(&folder.0), 0o700);
}

/// What is given away can be read by whoever may read anything else of its owner's, and a link leads where it led.
#[test]
fn what_is_for_others_is_not_private() {
    use std::fs::{self, Permissions};
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::not_yet("for-others");
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    let mode = |path: &PathBuf| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let usual = folder.0.join("usual");
    fs::write(&usual, "").unwrap();
    // A copy is as secret as the game.
    let copy = folder.0.join("copy");
    accepted(&mut referee, &format!("save {}", copy.display()));
    assert_eq!(mode(&copy), 0o600);
    accepted(&mut referee, "corruption = 12");
    let revealed = folder.0.join("revealed");
    accepted(&mut referee, &format!("reveal {}", revealed.display()));
    assert_eq!(mode(&revealed), mode(&usual));
    fs::set_permissions(&revealed, Permissions::from_mode(0o640)).unwrap();
    let link = folder.0.join("link");
    std::os::unix::fs::symlink(&revealed, &link).unwrap();
    accepted(&mut referee, &format!("reveal {}", link.display()));
    assert!(link.is_symlink());
    assert_eq!(mode(&revealed), 0o640);
    let text = referee.kept::<Hunt>().unwrap().record().text();
    assert_eq!(fs::read_to_string(&revealed).unwrap(), text);
}
