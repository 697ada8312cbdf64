//! The errands of Fate of the Fellowship: the owner's box lies in a file.

use super::books::Beside;
use super::errands::{Copied, LookedOver};
use super::own_box::{NotThere, owners};
use super::{OWN, Sources};
use crate::fate::learned::{learned, remarks};
use crate::fate::{Fate, FateBox, FateOptions, FateRefusal, Fellowship};
use crate::file::{Fault, LARGEST_FILE};
use crate::language::fate::{AskedFate, exactly, own_words};
use crate::language::{Words, hear, path};
use crate::store::{Own, read_file, typed_path};
use crate::table::Record;
use std::path::Path;
use std::sync::Arc;

/// Nobody said how many play.
const NO_PLAYERS: NotThere = NotThere::NoPlayers("no-players");

impl Sources for Fate {
    type NotThere = NotThere;
    const COPIED: Option<Copied> = Some(Copied { format: FateBox::KIND, agreed: "players=2", look });

    /// What is no command as it stands, and no card in the page's words, may speak of a card as the table does (F64).
    fn exactly(words: &Words, view: &Fellowship, line: &str) -> Result<Option<String>, FateRefusal> {
        let said = exactly(view, line);
        if matches!(said, Ok(Some(_))) || hear::<Fate>(line).is_ok() {
            return said;
        }
        own_words(words, view, line).map_or(said, |own| exactly(view, &own))
    }

    fn learned(view: &Fellowship) -> Option<String> {
        Some(learned(view).write())
    }

    /// What has turned up stands in the owner's box from then on, when a game that is over is left: what was mistyped has been
    /// mended by then. A box that was changed since the game began stays as it is.
    fn left(record: &Record<Self>, folder: &Path) {
        let view = &record.state().view.own;
        if !view.is_over() || !is_with_own(record) {
            return;
        }
        let (own, known) = (Own::Box(FateBox::KIND), learned(view));
        let there = match own.read(folder) {
            Ok(None) => None,
            Ok(Some(bytes)) => FateBox::read(&bytes).ok().map(Arc::new),
            Err(_) => return,
        };
        if there == view.options.copied && !known.cards.is_empty() {
            // Nothing of the game hangs on it: where it cannot be written it stays as it was.
            let _ = own.write(folder, known.write().as_bytes());
        }
    }

    fn found(asked: AskedFate, beside: &Beside<'_>) -> Result<FateOptions, NotThere> {
        if !asked.counted {
            return Err(NO_PLAYERS);
        }
        let copied = match asked.copied.as_deref() {
            None => None,
            Some(none) if none.eq_ignore_ascii_case("none") => None,
            Some(ours) if ours.eq_ignore_ascii_case("practice") => {
                Some(read(ours, FateBox::PRACTICE.as_bytes())?)
            }
            Some(typed) => {
                let own = typed
                    .eq_ignore_ascii_case(OWN)
                    .then(|| owners(FateBox::KIND, beside.folder))
                    .transpose()?;
                let file = own.unwrap_or_else(|| typed_path(typed));
                let bytes = read_file(&file, LARGEST_FILE as u64).map_err(NotThere::Trouble)?;
                Some(read(&path(&file), &bytes)?)
            }
        };
        Ok(FateOptions { copied, ..asked.options })
    }

    fn found_again(asked: AskedFate, recorded: &FateOptions) -> Option<FateOptions> {
        let none = asked.copied.as_deref().is_none_or(|named| named.eq_ignore_ascii_case("none"));
        let copied = if none { None } else { Some(recorded.copied.clone()?) };
        asked.counted.then_some(FateOptions { copied, ..asked.options })
    }
}

/// Whether the game is played with the owner's box, or with none, so that one begins with it.
fn is_with_own(record: &Record<Fate>) -> bool {
    let said = record.said().next().map_or_else(String::new, |(said, _)| said.full.to_lowercase());
    let board = said.split_whitespace().find_map(|word| word.strip_prefix("board="));
    board.is_none_or(|board| board == OWN || board == "none")
}

fn look(bytes: &[u8], words: &Words) -> Result<LookedOver, Vec<Fault>> {
    let copied = FateBox::read(bytes)?;
    let (places, lines, cards) = copied.counts();
    let counts = vec![(places, "places"), (lines, "lines"), (cards, "cards")];
    let remarks = remarks(&copied).iter().map(|remark| words.tell("proof", remark)).collect();
    Ok(LookedOver { remarks, counts })
}

fn read(path: &str, bytes: &[u8]) -> Result<Arc<FateBox>, NotThere> {
    FateBox::read(bytes).map(Arc::new).map_err(|faults| {
        let more = faults.len().saturating_sub(1);
        NotThere::Faults(path.to_owned(), faults.into_iter().next().unwrap_or(Fault::NotText), Some(more))
    })
}

#[cfg(test)]
mod tests {
    use crate::referee::Referee;

    /// F64: in the terminal too a card is spoken of as the table speaks, and as the page writes it.
    #[test]
    fn a_card_is_heard_in_the_tables_language() {
        for said in [
            "flip Umbar nach Helms Klamm näher, schwarz",
            "flip von umbar nach helms klamm, schwarz, näher",
            "flip Umbar > Helm's Deep closer, black",
            "flip umbar>helms-deep/closer black",
        ] {
            let mut referee = Referee::new(None);
            for line in ["new fate players=2", "top red", "language de"] {
                assert!(referee.hear(line).is_some_and(|reply| reply.accepted()), "{line}");
            }
            let reply = referee.hear(said).expect("it is answered");
            assert!(reply.accepted(), "{said}: {}", reply.answer());
            let log = referee.hear("log").expect("it is answered").print(false);
            assert!(log.contains("flip umbar>helms-deep/closer black"), "{said}: {log}");
        }
    }
}
