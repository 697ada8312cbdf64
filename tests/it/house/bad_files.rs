//! Files of a gigabyte, of a thousand levels, in other encodings, empty ones and folders, at every door that reads one:
//! said in one sentence, at once, and left as they are.

use crate::common::{Folder, accepted};
use std::fs;
use underhill::hunt::board::Board;
use underhill::language::Language;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Verdict};
use underhill::store::Store;

fn in_utf16(text: &str) -> Vec<u8> {
    [0xfeff].into_iter().chain(text.encode_utf16()).flat_map(u16::to_le_bytes).collect()
}

/// The files, by name. `beginning`: what a right file begins with.
fn bad(beginning: &str) -> Vec<(&'static str, Vec<u8>)> {
    let deep = |open: &str, close: &str| (open.repeat(100_000) + &close.repeat(100_000)).into_bytes();
    let nested = format!("{beginning}{}", "[".repeat(100_000)).into_bytes();
    vec![
        ("empty", Vec::new()),
        ("blank", b"\n\n \n".to_vec()),
        ("deep-lists", deep("[", "]")),
        ("deep-objects", deep("{\"a\":", "}")),
        ("deep-within", nested),
        ("utf-16", in_utf16(beginning)),
        ("latin-1", [beginning.as_bytes(), b"\"Barad-d\xfbr\"}\n"].concat()),
        ("zeros", vec![0; 100_000]),
        ("no-line-end", beginning.as_bytes().to_vec()),
        ("a-number", b"1e999999999".to_vec()),
        ("a-long-line", vec![b'x'; 3 << 20]),
        ("a-picture", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec()),
    ]
}

#[test]
fn every_door_says_what_is_wrong_with_a_file() {
    let folder = Folder::new("bad-files");
    let doors: [(&str, &str, &str); 8] = [
        ("open", "open PATH", "{\"public\":{\"format\":\"underhill-record/1\""),
        ("open-letter", "open-letter PATH", "{\"format\":\"underhill-letter/1\",\"content\":"),
        ("board", "new board=PATH", "{\"format\":\"underhill-board/1\",\"name\":"),
        ("board2", "new board2=PATH", "{\"format\":\"underhill-board/1\",\"name\":"),
        ("tiles", "new tiles=PATH", "{\"format\":\"underhill-tiles/1\",\"name\":"),
        ("journeys", "new journeys=PATH", "{\"format\":\"underhill-journeys/1\",\"name\":"),
        ("verify", "", "{\"public\":{\"format\":\"underhill-record/1\""),
        ("locked", "open PATH", "age-encryption.org/v1\n"),
    ];
    let mut said = 0;
    for (door, command, beginning) in doors {
        let mut paths = Vec::new();
        for (name, bytes) in bad(beginning) {
            let path = folder.join(format!("{door}-{name}"));
            fs::write(&path, &bytes).unwrap();
            paths.push((path, Some(bytes)));
        }
        // Most of it is a hole: it takes no room, and is a gigabyte for whoever reads it.
        let huge = folder.join(format!("{door}-huge"));
        fs::write(&huge, beginning).unwrap();
        fs::File::options().write(true).open(&huge).unwrap().set_len(1 << 30).unwrap();
        paths.push((huge, None));
        let a_folder = folder.join(format!("{door}-folder"));
        fs::create_dir(&a_folder).unwrap();
        paths.push((a_folder, None));
        for (path, bytes) in paths {
            let shown = path.display().to_string();
            if command.is_empty() {
                let seals = ["zoo zoo zoo zoo".to_owned()];
                match verify::file(&path, &seals, Language::default()) {
                    Verdict::Holds(..) => panic!("{shown} is honest"),
                    Verdict::Fails(lines) | Verdict::Cannot(lines) => assert!(
                        lines.iter().all(|line| line.len() > 20 && !line.starts_with("doubt-")),
                        "{lines:?}"
                    ),
                }
            } else {
                let mut referee = Referee::new(Some(Store::at(folder.join("games"))));
                let reply = referee.hear(&command.replace("PATH", &shown)).unwrap();
                assert!(!reply.accepted(), "{door}: {shown} is accepted");
                let name = reply.refused_as().unwrap_or_default().to_owned();
                assert!(reply.answer().len() > 20 && reply.answer() != name, "{door}: {shown}: {name}");
                assert!(!reply.answer().contains('\n') && reply.answer().len() < 800, "{}", reply.answer());
                // And the program goes on.
                accepted(&mut referee, "new");
            }
            if let Some(bytes) = bytes {
                assert!(fs::read(&path).unwrap() == bytes, "{shown} was touched");
            }
            said += 1;
        }
    }
    assert_eq!(said, 8 * 14);
}

/// What is huge and well formed is either read or refused as too large, and not half read.
#[test]
fn large_files_are_read_whole_or_not_at_all() {
    let board = |locations: usize| {
        let links: Vec<String> =
            (1..locations).map(|at| format!("\"{} {}\"", 1 + at % 999, 1 + (at * 7) % 999)).collect();
        format!(
            r#"{{"format":"underhill-board/1","name":"large","part":1,"starts":[1,2,3],"links":[{}]}}"#,
            links.join(",")
        )
    };
    let large = board(50_000);
    let huge = board(900_000);
    assert!(huge.len() > underhill::file::LARGEST_FILE && large.len() < underhill::file::LARGEST_FILE);
    // A link from a space to itself is a fault; all of them are told, or as many as there is room for.
    let faults = Board::read(large.as_bytes()).map(drop);
    assert!(faults.is_ok() || faults.is_err_and(|faults| !faults.is_empty() && faults.len() < 1_000));
    assert!(Board::read(huge.as_bytes()).is_err_and(|faults| faults.len() == 1));
}
