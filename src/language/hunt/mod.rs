//! The words of *Hunt for the Ring*.

mod announce;
mod grammar;
mod host;
mod reader;
mod short;

pub use announce::{area_unknown, besides, of_events, question, turn_name};
pub use grammar::{COMMANDS, Heard, Misheard, NewGame, Query, Secrecy, Source, Usage, hear, secrecy};
pub use host::{host_line, private_line, reason};
pub use short::long_form;
