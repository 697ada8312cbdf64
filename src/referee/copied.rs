//! What owners copy from their boxes into files: looked over, whichever game it is for.

use super::errands::{Copied, Errands, LookedOver};
use super::on_table::kind_in;
use crate::file::{self, LARGEST_FILE};
use crate::games::{Kind, of_kind};
use crate::language::Words;
use crate::store::{Opening, Trouble, read_file};
use std::path::Path;

/// The kind of file that a game is played with.
fn copied(kind: Kind) -> Option<Copied> {
    of_kind!(kind, G => G::COPIED)
}

/// What a game has come to know of its box by now, as a file for the next one.
/// Fails if it cannot be read, or is of a game whose box is not copied.
pub fn learned(path: &Path) -> Result<String, Trouble> {
    let opening = Opening::look(path)?;
    let known = of_kind!(kind_in(&opening)?, G => G::learned(&opening.read_as()?.record));
    known.ok_or_else(|| Trouble::NotARecord { path: path.display().to_string() })
}

/// The format of a letter, which only Hunt for the Ring has.
const LETTER: &str = "underhill-letter";

/// The line that opens a file, whatever it is: a letter, what was copied from a box, or else a game.
pub(super) fn opens(path: &Path) -> String {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    let format = read_file(&path, LARGEST_FILE as u64).ok().and_then(|bytes| file::kind_of(&bytes));
    let of = |kind: &Kind| {
        let file = copied(*kind).filter(|file| Some(file.format) == format.as_deref())?;
        Some((kind.word(), file.agreed))
    };
    let (path, copied) = (path.display(), Kind::ALL.iter().find_map(of));
    match copied {
        Some((word, agreed)) => format!("new {word} board=\"{path}\" {agreed}"),
        None if format.as_deref() == Some(LETTER) => format!("open-letter {path}"),
        None => format!("open {path}"),
    }
}

/// What there is to say of such a file, and what is in it. What it is, its `format` says; where that is none of these, it is
/// read as what the first game has.
pub fn looked_over(bytes: &[u8], words: &Words) -> Result<LookedOver, Vec<String>> {
    let format = file::kind_of(bytes);
    let files = || Kind::ALL.iter().filter_map(|kind| Some((*kind, copied(*kind)?)));
    let its_own = files().find(|(_, file)| Some(file.format) == format.as_deref());
    let (kind, file) = its_own.or_else(|| files().next()).ok_or_else(Vec::new)?;
    let words = kind.words(words.language());
    let faults = |faults: Vec<_>| faults.iter().map(|fault| words.tell("fault", fault)).collect();
    (file.look)(bytes, &words).map_err(faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;

    #[test]
    fn a_file_is_looked_over_as_what_it_calls_itself() {
        let words = Words::of(Language::default());
        let counts = |text: &str| looked_over(text.as_bytes(), &words).map(|looked| looked.counted());
        let practice = include_str!("../../resources/boards/practice.json");
        assert_eq!(counts(practice).unwrap(), "60 locations, 181 links, 10 areas, 3 exits");
        let practice = include_str!("../../resources/boards/fate-practice.json");
        assert_eq!(counts(practice).unwrap(), "29 places, 8 lines, 50 cards");
        let board = include_str!("../../resources/boards/risk-trilogy.json");
        assert_eq!(counts(board).unwrap(), "64 territories, 101 borders, 9 regions");
        assert_eq!(counts(r#"{"format":"my-board/1"}"#).unwrap_err().len(), 1);
        assert_eq!(counts("").unwrap_err().len(), 1);
    }
}
