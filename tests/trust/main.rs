//! What can be checked afterwards: honest games of every kind, tampered ones, and corrections.

#[path = "../it/common.rs"]
mod common;
#[path = "../it/fate/table.rs"]
#[allow(dead_code, reason = "its players do more elsewhere")]
mod table;

mod books;
mod books_forged;
mod books_tampering;
mod corrections;
mod fate;
mod forging;
mod games;
mod going_on;
mod golden;
mod honest_games;
mod lengths;
mod lines;
mod saying;
mod second_verifier;
mod taking_back;
mod tampering;
mod terminal;
mod two_verifiers;

use common::accepted;
use std::path::{Path, PathBuf};
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::referee::verify::{self, Checked, verify};

fn seal(referee: &mut Referee) -> String {
    accepted(referee, "seal").trim_start_matches("seal ").to_owned()
}

fn text(referee: &Referee) -> String {
    referee.kept::<Hunt>().unwrap().record().text().to_owned()
}

fn whole_seal(referee: &Referee) -> String {
    referee.kept::<Hunt>().unwrap().record().seal().to_string()
}

/// A game in which everything holds.
type Honest = verify::Honest<<Hunt as Checked>::Account>;

fn honest(text: &str, seals: &[String]) -> Honest {
    verify::<Hunt>(text.as_bytes(), seals).unwrap_or_else(|doubts| panic!("{doubts:?}"))
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
