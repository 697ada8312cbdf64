//! Names that stand in files as the text that people read.

use std::fmt;

/// A word that names nothing of the kind that was looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotOne;

impl fmt::Display for NotOne {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not the name of one")
    }
}

/// Lets a name stand in a file as the text that people read.
macro_rules! written_as_text {
    ($($name:ty),*) => {$(
        impl From<$name> for String {
            fn from(value: $name) -> Self {
                value.to_string()
            }
        }
        impl TryFrom<String> for $name {
            type Error = $crate::file::NotOne;
            fn try_from(text: String) -> Result<Self, $crate::file::NotOne> {
                text.parse()
            }
        }
    )*};
}
pub(crate) use written_as_text;
