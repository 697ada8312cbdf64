//! A locked game is gone on with, looked at and copied, and what is no kept game is not locked.

use crate::common::{Folder, accepted};
use crate::{PASSPHRASE, locked_game, referee, refused};
use std::fs;
use underhill::hunt::Hunt;
use underhill::referee::Referee;

#[test]
fn a_locked_game_goes_on_with_its_passphrase_alone() {
    let folder = Folder::new("goes-on");
    let (path, text) = locked_game(&folder);
    // The plain file is gone, and what stands there says nothing, to nobody but its owner.
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert!(
        names.len() == 2 && names[0].ends_with(".underhill.age") && names[1].ends_with(".underhill.key"),
        "{names:?}"
    );
    for name in &names {
        let bytes = fs::read(folder.join(name)).unwrap();
        assert!(!bytes.windows(4).any(|window| window == b"move" || window == b"hunt" || window == b"seed"));
        #[cfg(unix)]
        {
            let mode = std::os::unix::fs::PermissionsExt::mode(
                &fs::metadata(folder.join(name)).unwrap().permissions(),
            );
            assert_eq!(mode & 0o777, 0o600, "{name}");
        }
    }
    let mut referee = referee(&folder);
    assert_eq!(refused(&mut referee, &format!("unlock {PASSPHRASE}")), "misheard-nothing-locked");
    assert_eq!(refused(&mut referee, "open"), "trouble-passphrase-wanted");
    assert_eq!(refused(&mut referee, "unlock friend"), "trouble-wrong-passphrase");
    assert_eq!(accepted(&mut referee, &format!("unlock {PASSPHRASE}")), "day 1 daylight 1, ringwraiths");
    assert_eq!(referee.kept::<Hunt>().unwrap().record().text(), text);
    // It is locked again and again, with no passphrase said.
    let before = fs::read(&path).unwrap();
    accepted(&mut referee, "note and goes on");
    assert_ne!(fs::read(&path).unwrap(), before);
    assert_eq!(refused(&mut referee, "lock again"), "trouble-locked-already");
    // Nobody else plays it meanwhile.
    let mut second = self::referee(&folder);
    assert_eq!(refused(&mut second, "open"), "trouble-passphrase-wanted");
    accepted(&mut second, &format!("unlock {PASSPHRASE}"));
    assert_eq!(second.state::<Hunt>().unwrap().view, referee.state::<Hunt>().unwrap().view);
    let looked_at = fs::read(&path).unwrap();
    assert_eq!(refused(&mut second, "note me too"), "trouble-locked");
    assert_eq!(fs::read(&path).unwrap(), looked_at);
    // Whoever only looks at it makes no plain copy of it, and leaves it as locked as he found it.
    let seen = folder.join("seen.age");
    accepted(&mut second, &format!("save {}", seen.display()));
    accepted(&mut second, &format!("save {}", seen.display()));
    assert!(fs::read(&seen).unwrap().starts_with(b"age-encryption.org/v1"));
    second.put_away_if_locked();
    assert!(second.kept::<Hunt>().is_none());
    // A copy is as locked as the game, and opens by itself.
    let copy = folder.join("copy.age");
    accepted(&mut referee, &format!("save {}", copy.display()));
    accepted(&mut referee, "note later");
    accepted(&mut referee, &format!("save {}", copy.display()));
    assert!(fs::read(&copy).unwrap().starts_with(b"age-encryption.org/v1"));
    let mut third = Referee::new(None);
    assert_eq!(refused(&mut third, &format!("open {}", copy.display())), "trouble-passphrase-wanted");
    accepted(&mut third, &format!("unlock {PASSPHRASE}"));
    assert_eq!(
        third.kept::<Hunt>().unwrap().record().text(),
        referee.kept::<Hunt>().unwrap().record().text()
    );
    // What is revealed is for everybody.
    accepted(&mut referee, "corruption = 12");
    let revealed = folder.join("revealed.underhill");
    accepted(&mut referee, &format!("reveal {}", revealed.display()));
    assert_eq!(fs::read_to_string(revealed).unwrap(), referee.kept::<Hunt>().unwrap().record().text());
}

#[test]
fn nothing_else_can_be_locked() {
    let mut in_memory = Referee::new(None);
    assert_eq!(refused(&mut in_memory, "lock x"), "misheard-new-game-first");
    accepted(&mut in_memory, "new");
    assert_eq!(refused(&mut in_memory, "lock x"), "trouble-nothing-to-lock");
    // A passphrase is on no record, and in no line that the table sees.
    let folder = Folder::new("nothing-else");
    let mut kept = referee(&folder);
    accepted(&mut kept, "new");
    let reply = kept.hear(&format!("lock {PASSPHRASE}")).unwrap();
    assert_eq!(reply.print_public(true), "> lock\n= locked\n");
    assert!(!kept.kept::<Hunt>().unwrap().record().text().contains("friend"));
}
