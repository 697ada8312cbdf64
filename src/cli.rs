//! The command line's arguments. They stand in the library so that the man page and the completions of shells are made
//! from them (`examples/pages.rs`).

use crate::language::{Language, Misheard, Words, quoted};
use clap::error::ErrorKind;
use clap::{Args, CommandFactory, Parser, Subcommand};
use std::path::PathBuf;

/// An unofficial companion for five board games: Hunt for the Ring, War of the Ring, Fate of the Fellowship, Risk and Battle
/// of the Ring. Without a command it opens its window.
#[derive(Parser)]
#[command(version, name = "underhill")]
pub struct Cli {
    /// Where games are kept, instead of the place the platform has for them.
    #[arg(long, value_name = "DIR", global = true)]
    pub data: Option<PathBuf>,
    /// The language of all sentences: en, it, fr, de, es or pl. Else it is the one that was chosen last, or the system's.
    #[arg(long, value_name = "NAME", global = true, value_parser = language)]
    pub language: Option<Language>,
    /// The terminal instead of the window, in whole sentences: for screen readers, and whoever likes it so.
    #[arg(long)]
    pub plain: bool,
    /// The window opens with the ways into this game: hunt, war, fate, risk or battle.
    #[arg(long, value_name = "GAME", conflicts_with_all = ["plain", "file"])]
    pub game: Option<String>,
    /// Checks a translator's own sentences: a folder with `de/war.ftl` and the like, as `locales` beside the games may be.
    #[arg(long, value_name = "DIR", conflicts_with_all = ["plain", "file", "game"])]
    pub check_locale: Option<PathBuf>,
    /// A game, a letter or a board to open: in the window, or with --plain in the terminal.
    pub file: Option<PathBuf>,
    /// Another front door than the window.
    #[command(subcommand)]
    pub door: Option<Door>,
}

/// The language of this name, or those that there are.
fn language(name: &str) -> Result<Language, String> {
    let misheard = |_| Misheard::not_a_language(name.to_owned());
    name.parse()
        .map_err(misheard)
        .map_err(|misheard| Words::of(Language::of_system()).tell("misheard", &misheard))
}

impl Cli {
    /// What stands on the command line; anything else is said, and ends the program.
    pub fn read() -> Self {
        let cli = Self::try_parse().unwrap_or_else(|error| exit(&error));
        // Not left to `args_conflicts_with_subcommands`, which takes `--data DIR referee` for a file named `referee`.
        if cli.file.is_some() && cli.door.is_some() {
            let words = Words::of(cli.language.unwrap_or_else(Language::of_system));
            Self::command().error(ErrorKind::ArgumentConflict, words.say("file-without-command", &[])).exit();
        }
        cli
    }
}

/// Says what is wrong with the arguments, or what was asked for, and ends the program. What is quoted of them is made fit
/// to be shown before it is.
fn exit(error: &clap::Error) -> ! {
    let arguments = std::env::args_os().map(|argument| argument.to_string_lossy().into_owned());
    let fit = arguments.map(|argument| quoted(&argument).into_owned());
    let said = Cli::try_parse_from(fit).err();
    said.as_ref().unwrap_or(error).exit()
}

/// The front doors beside the window.
#[derive(Subcommand)]
pub enum Door {
    /// The whole game in the terminal: commands in, answers out.
    Referee(Referee),
    /// Checks a game that was revealed: every answer, every draw, and the seals that somebody kept.
    Verify(Verify),
    /// Tells what was hidden in a game that is over.
    Telling(Telling),
    /// The figures over all games that are over, as CSV: a line a game and part.
    Figures(Figures),
    /// Checks files.
    #[command(subcommand)]
    Board(Check),
}

/// What the referee is told at the door.
#[derive(Args)]
pub struct Referee {
    /// A file of commands, instead of standard input.
    pub file: Option<PathBuf>,
    /// End with the first refused command, exit status 1.
    #[arg(long)]
    pub strict: bool,
    /// Print only what the table may see.
    #[arg(long)]
    pub public: bool,
    /// Print each command before its answer.
    #[arg(long)]
    pub echo: bool,
}

/// What is verified.
#[derive(Args)]
pub struct Verify {
    /// The game.
    pub file: PathBuf,
    /// A seal that was kept during play: four words, or the digits of its QR code.
    #[arg(long, value_name = "SEAL")]
    pub seal: Vec<String>,
}

/// What is told.
#[derive(Args)]
pub struct Telling {
    /// The game; `-` is standard input.
    pub file: PathBuf,
    /// The part, instead of the one that was played last.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=2))]
    pub part: Option<u8>,
    /// A line a moment: the journeys that fit what everybody had heard by then, and where they had come to.
    #[arg(long)]
    pub counts: bool,
    /// Writes the whole story as a page (HTML) to this file, which is not there yet.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["counts", "part"])]
    pub page: Option<PathBuf>,
    /// Writes a picture (PNG or SVG, by the ending) with the map, the way, the curve and the best lines, likewise.
    #[arg(long, value_name = "FILE", conflicts_with = "counts")]
    pub picture: Option<PathBuf>,
}

/// Of what the figures are.
#[derive(Args)]
pub struct Figures {
    /// The game, as new calls it, instead of the first there is.
    pub game: Option<String>,
}

/// What is checked.
#[derive(Subcommand)]
pub enum Check {
    /// Says every fault of board files, or what is on the boards.
    Check {
        /// The files.
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    /// Writes what a game of Fate of the Fellowship has learned of its box as a file for the next one.
    Learned {
        /// The game.
        game: PathBuf,
        /// The file, which is not there yet.
        file: PathBuf,
    },
}
