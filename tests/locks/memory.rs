//! The key of a locked game in the memory of the program, and when it is there no more.

use crate::common::Folder;
use crate::{PASSPHRASE, key_of};
use std::fs;
use std::io::{BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::Path;
use std::process::{Command, Stdio};

/// After another game has begun, the key of the locked one is nowhere in the program's memory.
#[test]
fn the_key_leaves_memory_with_the_game() {
    let folder = Folder::new("memory");
    let mut child = Command::new(env!("CARGO_BIN_EXE_underhill"))
        .args(["--data", folder.to_str().unwrap(), "referee"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, mut output) = (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
    let mut hear = |command: &str| {
        writeln!(input, "{command}").unwrap();
        let mut line = String::new();
        while !line.starts_with(['=', '?']) {
            line.clear();
            assert!(output.read_line(&mut line).unwrap() > 0, "{command}");
        }
        assert!(line.starts_with('='), "{command}: {line}");
    };
    hear("new");
    hear(&format!("lock {PASSPHRASE}"));
    hear("table-word mellon");
    let game = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let game = game.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "age")).unwrap();
    let key = secret_of(&game);
    assert!(holds(child.id(), &key) > 0, "while the game is played its key is there");
    hear("new");
    assert_eq!(holds(child.id(), &key), 0, "the key is still in memory");
    drop(input);
    child.wait().unwrap();
}

/// The secret of a locked game's key, in bytes: its own, and as it is written.
fn secret_of(game: &Path) -> Vec<u8> {
    let identity = age::scrypt::Identity::new(PASSPHRASE.to_owned().into());
    let line = age::decrypt(&identity, &fs::read(key_of(game)).unwrap()).unwrap();
    let line = String::from_utf8(line).unwrap().trim().to_lowercase();
    // Bech32: five bits a letter, the last six letters a check.
    let letters = b"qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    let data = line.rsplit_once('1').unwrap().1;
    let bits = data[..data.len() - 6]
        .bytes()
        .map(|letter| letters.iter().position(|other| *other == letter).unwrap());
    let (mut secret, mut buffer, mut held) = (Vec::new(), 0_u32, 0);
    for five in bits {
        (buffer, held) = (buffer << 5 | five as u32, held + 5);
        if held >= 8 {
            held -= 8;
            secret.push((buffer >> held) as u8);
        }
    }
    assert_eq!(secret.len(), 32);
    secret
}

/// How many times these bytes stand in what a process can write to.
fn holds(process: u32, bytes: &[u8]) -> usize {
    let maps = fs::read_to_string(format!("/proc/{process}/maps")).unwrap();
    let mut memory = fs::File::open(format!("/proc/{process}/mem")).unwrap();
    let mut found = 0;
    for map in maps.lines().filter(|map| map.contains(" rw")) {
        let (start, end) = map.split(' ').next().unwrap().split_once('-').unwrap();
        let [start, end] = [start, end].map(|place| u64::from_str_radix(place, 16).unwrap());
        let mut part = vec![0; (end - start) as usize];
        memory.seek(SeekFrom::Start(start)).unwrap();
        if memory.read_exact(&mut part).is_ok() {
            found += part.windows(bytes.len()).filter(|window| *window == bytes).count();
        }
    }
    found
}
