//! Writes the man pages and the completions of shells, made from the argument parser, into a folder:
//! `cargo run --example pages -- FOLDER`.

use clap::builder::PossibleValuesParser;
use clap::{Command, CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;
use strum::IntoEnumIterator;
use underhill::cli::Cli;
use underhill::games::Kind;
use underhill::language::Language;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).expect("a folder to write to"));
    std::fs::create_dir_all(&folder)?;
    for &shell in Shell::value_variants() {
        clap_complete::generate_to(shell, &mut with_words(), "underhill", &folder)?;
    }
    // A page for each command, but none for `help`, which is no more than these pages.
    clap_mangen::generate_to(Cli::command().disable_help_subcommand(true), &folder)
}

/// The parser as shells know it: where one of a few words is wanted they offer those, and no files. The program itself
/// takes any, and refuses the others in its own sentences.
fn with_words() -> Command {
    let games = || PossibleValuesParser::new(Kind::ALL.iter().map(|kind| kind.word()));
    let languages = PossibleValuesParser::new(Language::iter().map(<&str>::from));
    Cli::command()
        .mut_arg("game", |game| game.value_parser(games()))
        .mut_arg("language", |language| language.value_parser(languages))
        .mut_subcommand("figures", |figures| figures.mut_arg("game", |game| game.value_parser(games())))
}
