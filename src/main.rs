//! Picks the front door: the window, the referee, or a check of a file.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use underhill::board::{Board, LARGEST_FILE};
use underhill::cli::{Check, Cli, Door, Referee, Verify};
use underhill::hunt::proofread;
use underhill::language::{Language, Words};
use underhill::referee::is_shipped;
use underhill::referee::terminal::{self, Call, End};

fn main() -> ExitCode {
    let cli = Cli::read();
    let words = Words::of(cli.language.unwrap_or_else(Language::of_system));
    match cli.door {
        Some(Door::Referee(Referee { file, strict, public, echo })) => {
            referee(&Call { file, strict, public, echo, data: cli.data, language: cli.language })
        }
        Some(Door::Verify(Verify { file, seal })) => verify(&file, &seal, &words),
        Some(Door::Board(Check::Check { files })) => check(&files, &words),
        None => match underhill::window::run(cli.data.clone(), cli.language, cli.file) {
            Ok(()) => ExitCode::SUCCESS,
            Err(underhill::window::NoDisplay) => {
                eprintln!("{}", words.say("no-display", &[]));
                referee(&Call { data: cli.data, language: cli.language, ..Call::default() })
            }
        },
    }
}

fn referee(call: &Call) -> ExitCode {
    match terminal::run(call) {
        Ok(End::Quit) => ExitCode::SUCCESS,
        Ok(End::Refused) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("underhill: {error}");
            ExitCode::FAILURE
        }
    }
}

/// `underhill verify`: what was compared, and the one line; or a line for all that does not hold.
fn verify(file: &Path, seals: &[String], words: &Words) -> ExitCode {
    match underhill::verify::file(file, seals) {
        Ok(Ok(honest)) => {
            let (lines, answer) = underhill::verify::honest(words, &honest);
            lines.iter().for_each(|line| println!("! {line}"));
            println!("= {answer}");
            return ExitCode::SUCCESS;
        }
        Ok(Err(doubts)) => {
            underhill::verify::doubts(words, &doubts).iter().for_each(|line| println!("? {line}"));
        }
        Err(trouble) => println!("? {}", words.tell("trouble", &trouble)),
    }
    ExitCode::FAILURE
}

/// `underhill board check`: a line a file, or a line a fault.
fn check(files: &[PathBuf], words: &Words) -> ExitCode {
    let mut sound = true;
    for path in files {
        let shown = path.display();
        let read = underhill::store::read_file(path, LARGEST_FILE as u64);
        match read.map(|bytes| Board::read(&bytes)) {
            Ok(Ok(board)) => {
                let (exits, locations): (Vec<_>, Vec<_>) =
                    board.locations().partition(|location| location.is_exit());
                let (links, areas) = (board.links().len(), board.all_areas().len());
                let (locations, exits) = (locations.len(), exits.len());
                for remark in proofread(&board, !is_shipped(&board)) {
                    println!("~ {}", words.tell("proof", &remark));
                }
                println!("= {shown}: {locations} locations, {links} links, {areas} areas, {exits} exits");
            }
            Ok(Err(faults)) => {
                sound = false;
                for fault in faults {
                    println!("? {shown}: {}", words.tell("fault", &fault));
                }
            }
            Err(trouble) => {
                sound = false;
                println!("? {}", words.tell("trouble", &trouble));
            }
        }
    }
    if sound { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
