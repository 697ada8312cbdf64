//! Underhill: an unofficial companion for the Ring-bearer of the board game *Hunt for the Ring*.
//!
//! The rules are pure ([`hunt`], on [`table`] and [`file`]); [`store`] knows files, [`language`] knows words, and
//! [`referee`] and [`window`] are the front doors.

#![warn(missing_docs)]

pub mod books;
pub mod cli;
pub mod file;
pub mod games;
pub mod hunt;
pub mod language;
pub mod referee;
pub mod risk;
pub mod store;
pub mod table;
pub mod window;
