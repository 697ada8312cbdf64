//! The lines of a file in their parts, and its chain made anew, as somebody does who has no program of ours.

use sha2::{Digest as _, Sha256};

/// A line of a file in its four parts.
#[derive(Clone, Debug)]
pub struct Line {
    pub public: String,
    pub salt: String,
    pub secret: String,
    pub head: String,
}

pub fn lines(text: &str) -> Vec<Line> {
    let line = |line: &str| {
        let (public, rest) = line.strip_prefix("{\"public\":").unwrap().split_once(",\"salt\":\"").unwrap();
        let (salt, rest) = rest.split_once("\",\"secret\":").unwrap();
        let (secret, head) = rest.rsplit_once(",\"head\":\"").unwrap();
        let head = head.strip_suffix("\"}").unwrap();
        Line { public: public.into(), salt: salt.into(), secret: secret.into(), head: head.into() }
    };
    text.lines().map(line).collect()
}

pub fn written(lines: &[Line]) -> String {
    let line = |Line { public, salt, secret, head }: &Line| {
        format!("{{\"public\":{public},\"salt\":\"{salt}\",\"secret\":{secret},\"head\":\"{head}\"}}\n")
    };
    lines.iter().map(line).collect()
}

/// The secret part with a pad as long as it has to be.
fn padded(secret: &str) -> String {
    let Some((said, _)) = secret.rsplit_once(",\"pad\":\"") else { return secret.to_owned() };
    let bare = format!("{said},\"pad\":\"\"}}");
    let missing = bare.len().next_multiple_of(512) - bare.len();
    format!("{said},\"pad\":\"{}\"}}", " ".repeat(missing))
}

/// The chain as somebody makes it anew who wants to hide what he has changed, and knows what he has to look after.
pub fn chained_anew(lines: &[Line]) -> Vec<Line> {
    chained(lines.iter().map(|line| Line { secret: padded(&line.secret), ..line.clone() }).collect())
}

/// The lines as they stand, chained.
pub fn chained(mut lines: Vec<Line>) -> Vec<Line> {
    let bytes = |hex: &str| -> Vec<u8> {
        (0..hex.len()).step_by(2).map(|at| u8::from_str_radix(&hex[at..at + 2], 16).unwrap()).collect()
    };
    let mut head = vec![0; 32];
    for line in &mut lines {
        let public = Sha256::digest(&line.public);
        let secret = Sha256::new().chain_update(bytes(&line.salt)).chain_update(&line.secret).finalize();
        let next = Sha256::new().chain_update(&head).chain_update(public).chain_update(secret).finalize();
        head = next.to_vec();
        line.head = head.iter().map(|byte| format!("{byte:02x}")).collect();
    }
    lines
}
