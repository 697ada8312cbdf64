//! Underhill: an unofficial companion for five board games of one shelf, *Hunt for the Ring* first.
//!
//! The rules are pure ([`hunt`], on [`table`] and [`file`]); [`store`] knows files, [`language`] knows words, and
//! [`referee`] and [`window`] are the front doors.

pub mod battle;
pub mod books;
pub mod cli;
pub mod fate;
pub mod file;
pub mod games;
pub mod hunt;
pub mod language;
pub mod referee;
pub mod risk;
pub mod store;
pub mod table;
pub mod war;
pub mod window;
