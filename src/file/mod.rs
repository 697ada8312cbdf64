//! What any file of an owner's is made of, whatever game it is for: an object with a format and keys, faults that are all
//! told, and names that are written as text.

mod fault;
mod json;
mod name;

pub use fault::{Fault, LARGEST_FILE, kind_of};
pub(crate) use fault::{Faults, list, name, object, value};
pub(crate) use json::Json;
pub use name::NotOne;
pub(crate) use name::written_as_text;
