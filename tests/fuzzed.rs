//! What the fuzzer has found, and mutations of it, through the same functions on the stable toolchain
//! (`fuzz/targets.rs`).

#[path = "../fuzz/targets.rs"]
mod targets;

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::path::Path;

/// How many mutations of each target's corpus are tried: by default 4,000, or as many as `MUTATIONS` says.
fn mutations() -> u64 {
    std::env::var("MUTATIONS").ok().and_then(|number| number.parse().ok()).unwrap_or(4_000)
}

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("fuzz/corpus").join(name);
    let mut files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// Changes a few bytes, cuts, doubles, or puts a part of one into another: what a fuzzer does blindly.
fn mutated(one: &[u8], other: &[u8], rng: &mut StdRng) -> Vec<u8> {
    let mut bytes = one.to_vec();
    for _ in 0..rng.random_range(1..5) {
        let at = rng.random_range(0..=bytes.len());
        let end = (at + rng.random_range(0..24)).min(bytes.len());
        match rng.random_range(0..6) {
            0 => drop(bytes.drain(at..end)),
            1 => drop(bytes.splice(at..at, bytes[at..end].to_vec())),
            2 => {
                let from = rng.random_range(0..=other.len());
                let to = (from + rng.random_range(0..40)).min(other.len());
                drop(bytes.splice(at..end, other[from..to].iter().copied()));
            }
            3 => bytes.insert(at, *b"0129-.,:\"[]{}\\\n\t AZaz\xff\x00".choose(rng).unwrap()),
            4 => drop(bytes.splice(at..end, rng.random_range(0..70_000_u32).to_string().into_bytes())),
            _ if at < bytes.len() => bytes[at] ^= 1 << rng.random_range(0..8),
            _ => bytes.truncate(at / 2),
        }
    }
    bytes
}

#[test]
fn nothing_that_was_ever_found_breaks_anything() {
    for (name, target) in targets::ALL {
        let corpus = corpus(name);
        assert!(!corpus.is_empty(), "{name}");
        corpus.iter().for_each(|bytes| target(bytes));
    }
}

#[test]
fn nor_do_mutations_of_it() {
    std::thread::scope(|threads| {
        for (name, target) in targets::ALL {
            threads.spawn(move || {
                let corpus = corpus(name);
                for number in 0..mutations() {
                    let mut rng = StdRng::seed_from_u64(number);
                    let one = corpus.choose(&mut rng).unwrap();
                    let bytes = mutated(one, corpus.choose(&mut rng).unwrap(), &mut rng);
                    let result = std::panic::catch_unwind(|| target(&bytes));
                    assert!(result.is_ok(), "{name}, mutation {number}: {}", String::from_utf8_lossy(&bytes));
                }
            });
        }
    });
}
