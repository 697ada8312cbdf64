//! Picks the front door: the window, the referee, or a check of a file.

use clap::{Args, Parser, Subcommand};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use underhill::board::{Board, LARGEST_FILE};
use underhill::hunt::proofread;
use underhill::language::Words;
use underhill::referee::is_shipped;
use underhill::referee::terminal::{self, Call, End};

/// An unofficial companion for the Ring-bearer of Hunt for the Ring. Without a command it opens its window.
#[derive(Parser)]
#[command(version, name = "underhill")]
struct Cli {
    /// Where games are kept, instead of the place the platform has for them.
    #[arg(long, value_name = "DIR", global = true)]
    data: Option<PathBuf>,
    #[command(subcommand)]
    door: Option<Door>,
}

#[derive(Subcommand)]
enum Door {
    /// The whole game in the terminal: commands in, answers out.
    Referee(Referee),
    /// Checks a game that was revealed: every answer, every draw, and the seals that somebody kept.
    Verify(Verify),
    /// Checks files.
    #[command(subcommand)]
    Board(Check),
}

#[derive(Args)]
struct Referee {
    /// A file of commands, instead of standard input.
    file: Option<PathBuf>,
    /// End with the first refused command, exit status 1.
    #[arg(long)]
    strict: bool,
    /// Print only what the table may see.
    #[arg(long)]
    public: bool,
    /// Print each command before its answer.
    #[arg(long)]
    echo: bool,
}

#[derive(Args)]
struct Verify {
    /// The game.
    file: PathBuf,
    /// A seal that was kept during play: four words, or the digits of its QR code.
    #[arg(long, value_name = "SEAL")]
    seal: Vec<String>,
}

#[derive(Subcommand)]
enum Check {
    /// Says every fault of board files, or what is on the boards.
    Check {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    match cli.door {
        Some(Door::Referee(Referee { file, strict, public, echo })) => {
            referee(&Call { file, strict, public, echo, data: cli.data })
        }
        Some(Door::Verify(Verify { file, seal })) => verify(&file, &seal),
        Some(Door::Board(Check::Check { files })) => check(&files),
        None => match underhill::window::run(cli.data.clone()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(underhill::window::NoDisplay) => {
                eprintln!("{}", Words::default().say("no-display", &[]));
                referee(&Call { data: cli.data, ..Call::default() })
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
fn verify(file: &Path, seals: &[String]) -> ExitCode {
    let words = Words::default();
    match underhill::verify::file(file, seals) {
        Ok(Ok(honest)) => {
            let (lines, answer) = underhill::verify::honest(&words, &honest);
            lines.iter().for_each(|line| println!("! {line}"));
            println!("= {answer}");
            return ExitCode::SUCCESS;
        }
        Ok(Err(doubts)) => {
            underhill::verify::doubts(&words, &doubts).iter().for_each(|line| println!("? {line}"));
        }
        Err(trouble) => println!("? {}", words.tell("trouble", &trouble)),
    }
    ExitCode::FAILURE
}

/// `underhill board check`: a line a file, or a line a fault.
fn check(files: &[PathBuf]) -> ExitCode {
    let words = Words::default();
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
