//! A passphrase as it is typed: it is repeated nowhere, and does not stand on the terminal.

use crate::common::Folder;
use crate::{PASSPHRASE, referee};
#[cfg(unix)]
use std::process::Command;

/// A passphrase is repeated nowhere, whatever comes of the line.
#[test]
fn a_passphrase_is_not_repeated() {
    let folder = Folder::new("repeated");
    let mut referee = referee(&folder);
    let long = "mellon ".repeat(20_000);
    for (line, said) in [
        (format!("lock {PASSPHRASE}"), "lock"),
        (format!("unlock {PASSPHRASE}"), "unlock"),
        (format!("  LOCK   {PASSPHRASE}"), "LOCK"),
        ("new".into(), "new"),
        (format!("\u{feff}lock {PASSPHRASE}"), "lock"),
        (format!("lock {PASSPHRASE}"), "lock"),
        ("open".into(), "open"),
        ("unlock mellon".into(), "unlock"),
        (format!("lock {long}"), "…"),
    ] {
        let reply = referee.hear(&line).unwrap();
        assert!(reply.print(true).starts_with(&format!("> {said}\n")), "{}", reply.print(true));
        for text in [reply.print(true), reply.print_public(true), format!("{reply:?}")] {
            assert!(!text.contains("friend") && !text.contains("mellon"), "{text}");
        }
    }
}

/// At a terminal the passphrase is asked for, and does not stand there when it was typed.
#[cfg(unix)]
#[test]
fn a_passphrase_is_asked_for_at_a_terminal_and_not_shown() {
    let folder = Folder::new("asked");
    // Waits for a sentence, then types a line; and says at last all that stood on the terminal.
    let script = "import os, pty, sys\n\
        pid, terminal = pty.fork()\n\
        if pid == 0: os.execv(sys.argv[1], sys.argv[1:4] + ['--language', 'en', 'referee'])\n\
        said, seen = b'', 0\n\
        for wait, line in zip(sys.argv[4::2], sys.argv[5::2]):\n\
        \x20   while wait.encode() not in said[seen:]: said += os.read(terminal, 1000)\n\
        \x20   seen = len(said)\n\
        \x20   os.write(terminal, line.encode() + b'\\n')\n\
        try:\n    while True:\n        more = os.read(terminal, 1000)\n        if not more: break\n        said += more\n\
        except OSError: pass\n\
        sys.stdout.buffer.write(said)\n\
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n";
    let at_a_terminal = |said: &[&str]| {
        let mut python = Command::new("python3");
        python
            .arg("-c")
            .arg(script)
            .arg(env!("CARGO_BIN_EXE_underhill"))
            .arg("--data")
            .arg(&folder)
            .args(said);
        let output = python.output().expect("python3 is there");
        let told = String::from_utf8_lossy(&output.stdout).into_owned();
        assert!(output.status.success(), "{told}{}", String::from_utf8_lossy(&output.stderr));
        assert!(!told.contains("friend") && !told.contains("mellon"), "{told}");
        told
    };
    let (typed, once_more) = ("not shown):", "once more:");
    // Nothing is asked for where there is nothing to lock.
    let told = at_a_terminal(&["> ", "lock", "? ", "unlock", "? ", "quit"]);
    assert!(!told.contains(typed), "{told}");
    let told = at_a_terminal(&[
        "> ",
        "new",
        "= new game",
        "lock",
        typed,
        PASSPHRASE,
        once_more,
        "mellon",
        "? ",
        "lock",
        typed,
        PASSPHRASE,
        once_more,
        PASSPHRASE,
        "= locked",
        "quit",
    ]);
    assert!(told.contains("That is not the same twice."), "{told}");
    let told = at_a_terminal(&[
        "> ",
        "open",
        "? ",
        "unlock",
        typed,
        "mellon",
        "That is not",
        " unlock ",
        typed,
        PASSPHRASE,
        "= setup",
        "quit",
    ]);
    assert!(told.contains("= bye"), "{told}");
}
