//! Writes the man pages and the completions of shells, made from the argument parser, into a folder:
//! `cargo run --example pages -- FOLDER`.

use clap::{CommandFactory, ValueEnum};
use clap_complete::Shell;
use std::path::PathBuf;
use underhill::cli::Cli;

fn main() -> std::io::Result<()> {
    let folder = PathBuf::from(std::env::args_os().nth(1).expect("a folder to write to"));
    std::fs::create_dir_all(&folder)?;
    for &shell in Shell::value_variants() {
        clap_complete::generate_to(shell, &mut Cli::command(), "underhill", &folder)?;
    }
    // A page for each command, but none for `help`, which is no more than these pages.
    clap_mangen::generate_to(Cli::command().disable_help_subcommand(true), &folder)
}
