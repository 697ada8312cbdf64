//! The words of *Hunt for the Ring*.

mod announce;
mod commands;
mod deed;
mod grammar;
mod host;
mod keys;
mod letter;
mod misheard;
mod reader;
mod rules;
mod short;
mod story;

pub use announce::{
    areas_unknown, besides, corrected, correction_line, hands_do, of_events, phase_told, publicly, question,
    touched_besides, turn_name, whispered,
};
pub use deed::{deed, tiles};
pub use grammar::{COMMANDS, Heard, Query, Secrecy, Secretly, Usage, folded, hear, secrecy};
pub use host::{gandalf_line, host_line, private_line, reason};
pub use keys::{NewGame, Source, TableKnows};
pub use letter::{envelope, previously};
pub use misheard::Misheard;
pub use reader::said_behind_a_key;
pub use rules::{Rule, all_rules, rules_named, rules_now};
pub use short::long_form;
pub use story::{story, war_tokens, written};
