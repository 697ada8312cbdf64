//! A folder that cannot be made: it is said, play goes on, and what could not be written is written later.

use super::{play_a_little, refused};
use crate::common::{Folder, accepted};
use underhill::hunt::Hunt;

#[test]
fn a_folder_that_cannot_be_made_is_said_and_play_goes_on() {
    let folder = Folder::not_yet("unwritable");
    // A file stands where the folder should be.
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    let reply = referee.hear("new seed=1 give=0").unwrap();
    assert!(reply.accepted());
    assert!(reply.print(false).contains("! Not saved"), "{}", reply.print(false));
    accepted(&mut referee, "start draw");
    // As soon as it is possible, all of it is written.
    std::fs::remove_file(&folder.0).unwrap();
    let reply = referee.hear("information draw").unwrap();
    assert!(reply.print(false).contains("! Saved"), "{}", reply.print(false));
    assert_eq!(
        std::fs::read_to_string(folder.game()).unwrap(),
        referee.kept::<Hunt>().unwrap().record().text()
    );
    accepted(&mut referee, "new seed=3 give=0");

    // Otherwise the game is not left behind unsaved, unless a copy is kept.
    drop(referee);
    std::fs::remove_dir_all(&folder.0).unwrap();
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    accepted(&mut referee, "new seed=1 give=0");
    assert_eq!(refused(&mut referee, "new seed=2"), "trouble-unwritable");
    let copy = std::env::temp_dir().join(format!("underhill-copy-{}", std::process::id()));
    accepted(&mut referee, &format!("save {}", copy.display()));
    accepted(&mut referee, "new seed=2");
    std::fs::remove_file(copy).unwrap();
    std::fs::remove_file(&folder.0).unwrap();
}

#[test]
fn what_could_not_be_written_is_written_before_the_program_ends() {
    let folder = Folder::not_yet("at-the-end");
    std::fs::write(&folder.0, "in the way").unwrap();
    let mut referee = folder.referee();
    play_a_little(&mut referee);
    std::fs::remove_file(&folder.0).unwrap();
    referee.close();
    let text = referee.kept::<Hunt>().unwrap().record().text().to_owned();
    assert_eq!(std::fs::read_to_string(folder.game()).unwrap(), text);
}
