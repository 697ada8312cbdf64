//! A locked game is opened without ours, by the program `age`.

use crate::common::Folder;
use crate::{PASSPHRASE, key_of, locked_game};
use std::fs;
use std::process::{Command, Stdio};

/// The program `age` opens both files, without ours.
#[test]
fn age_opens_a_locked_game() {
    let folder = Folder::new("age");
    let (path, text) = locked_game(&folder);
    // It asks for a passphrase at a terminal only.
    let script = "import os, pty, sys\n\
        pid, terminal = pty.fork()\n\
        if pid == 0: os.execvp('age', ['age', '-d', '-i', sys.argv[1], '-o', sys.argv[3], sys.argv[2]])\n\
        said = b''\n\
        while b'assphrase' not in said: said += os.read(terminal, 1000)\n\
        os.write(terminal, sys.argv[4].encode() + b'\\n')\n\
        try:\n    while os.read(terminal, 1000): pass\n\
        except OSError: pass\n\
        sys.exit(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]))\n";
    let plain = folder.join("plain");
    let call = |passphrase: &str| {
        let mut python = Command::new("python3");
        python.arg("-c").arg(script).arg(key_of(&path)).arg(&path).arg(&plain).arg(passphrase);
        python.stdout(Stdio::null()).stderr(Stdio::null()).status().expect("python3 is there")
    };
    assert!(!call("mellon").success());
    assert!(call(PASSPHRASE).success(), "age is there: packaging/linux/needs --tests");
    assert_eq!(fs::read_to_string(&plain).unwrap(), text);
}
