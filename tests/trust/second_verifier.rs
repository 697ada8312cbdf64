//! The second verifier, in another language: how it is asked, and what it checks of a game whose rules it does not know.

use crate::folder;
use crate::lines::{Line, chained, chained_anew, written};
use std::path::{Path, PathBuf};
use std::process::Command;

pub fn second_verifier(path: &Path, seals: &[String]) -> (bool, String) {
    let output = call_second_verifier(&[path.to_owned()], seals);
    let said = String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap();
    (output.status.success(), said)
}

fn call_second_verifier(paths: &[PathBuf], seals: &[String]) -> std::process::Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/verifier.py");
    let mut call = Command::new("python3");
    call.arg(script).args(paths);
    for seal in seals {
        call.arg("--seal").arg(seal);
    }
    call.output().expect("python3 is there: packaging/linux/needs --tests")
}

/// What it says of many files, in their order.
pub fn second_verifier_of_all(folder: &Path, texts: &[&str], seals: &[String]) -> Vec<String> {
    let path = |at: usize| folder.join(format!("{at}.underhill"));
    let paths: Vec<PathBuf> = (0..texts.len()).map(path).collect();
    for (path, text) in paths.iter().zip(texts) {
        std::fs::write(path, text).unwrap();
    }
    let output = call_second_verifier(&paths, seals);
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let said = String::from_utf8(output.stdout).unwrap();
    if let [_] = texts {
        return vec![said];
    }
    let of_one = |said: &str| said.split_once('\n').unwrap().1.to_owned();
    let said: Vec<String> = said.split("# /").skip(1).map(of_one).collect();
    assert_eq!(said.len(), texts.len());
    said
}

/// Of a game whose rules it does not know it checks the chain and the form of every line, and says that this was all.
#[test]
fn a_second_verifier_checks_the_chain_of_any_game() {
    let line = |public: &str, secret: &str| {
        let [public, secret] = [public, secret].map(str::to_owned);
        Line { public, salt: "5".repeat(32), secret, head: String::new() }
    };
    let did = |full: &str, open: &str, public: &str, secret: &str| {
        let public = format!(r#"{{"did":{{"said":"{open}","events":[{public}]}}}}"#);
        line(&public, &format!(r#"{{"said":"{full}","events":[{secret}],"pad":""}}"#))
    };
    let header = r#"{"format":"underhill-record/1","game":"cups","rules":2,"program":"0","id":"ab","time":"2026-01-01T20:00:00Z"}"#;
    let all = chained_anew(&[
        line(header, &format!(r#"{{"seed":"{}"}}"#, "07".repeat(32))),
        did("new 3", "new 3", r#"{"opened":{"cups":3}}"#, ""),
        did("lay 2", "lay", r#""laid""#, r#"[0,{"pebble":{"cup":2}}]"#),
        did("guess 1", "guess 1", r#"{"guessed":{"cup":1}}"#, ""),
        line(r#"{"undid":4}"#, "null"),
        line(r#"{"redid":4}"#, "null"),
        did("guess 2", "guess 2", r#"{"guessed":{"cup":2}}"#, ""),
    ]);
    let (text, seal) = (written(&all), [all[6].head.clone()]);
    let folder = folder("any-game");
    let judged = |text: &str, seals: &[String]| {
        let path = folder.join("cups.underhill");
        std::fs::write(&path, text).unwrap();
        second_verifier(&path, seals)
    };
    let whole = "= chained: 4 commands stand; the chain alone was checked, and not what the rules of the game make \
        of it: “cups”, rules 2\n";
    assert_eq!(judged(&text, &seal), (true, whole.to_owned()));
    assert!(!judged(&text, &["0".repeat(64)]).0);
    // A byte, here and there in every line and at its end.
    let ends = text.match_indices('\n').map(|(at, _)| at);
    let flipped = (0..text.len()).step_by(11).chain(ends).map(|at| {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 1;
        String::from_utf8(bytes).unwrap()
    });
    let flipped: Vec<String> = flipped.collect();
    let flipped: Vec<&str> = flipped.iter().map(String::as_str).collect();
    for (text, said) in flipped.iter().zip(second_verifier_of_all(&folder, &flipped, &[])) {
        assert!(said.starts_with("? ") && !said.contains("\n= "), "{said}{text}");
    }
    // With the chain made anew.
    let anew = |at: usize, from: &str, to: &str| {
        let mut lines = all.clone();
        let Line { public, secret, .. } = &mut lines[at];
        for part in [public, secret] {
            *part = part.replacen(from, to, 1);
        }
        written(&chained(lines))
    };
    for (wrong, named) in [
        (anew(4, "4", "3"), "? line 5: that is not the line that can be undone\n"),
        (anew(5, "4", "3"), "? line 6: that is not the line that can be redone\n"),
        (anew(3, "  ", " "), "? line 4: the pad is not what it has to be\n"),
        (anew(2, "[0,", "[7,"), "? line 3: the places of the secret events"),
        (anew(0, "record/1", "record/2"), "? line 1: the header"),
    ] {
        let (holds, said) = judged(&wrong, &[]);
        assert!(!holds && said.contains(named), "{named}: {said}");
    }
    // What only its rules could tell, or a seal that somebody kept.
    let elsewhere = anew(2, r#""cup":2"#, r#""cup":1"#);
    assert_eq!(judged(&elsewhere, &[]), (true, whole.to_owned()));
    assert!(!judged(&elsewhere, &seal).0);
}
