//! What the owner has copied of his own box: the boards, the tiles, and the Journey cards, which are known from then on
//! even if they were only typed in a game (P3).

use super::Referee;
use crate::hunt::{Card, Journey, Journeys, Length, Row, State};
use crate::language::hunt::{NewGame, Source};
use crate::store::{Kept, Own, Store, Trouble};
use std::path::Path;

/// The name by which `new` and `part2` call what the owner has copied.
pub const OWN: &str = "own";

impl Referee {
    /// Where the owner's copies lie, if games are kept.
    pub fn own_folder(&self) -> Option<&Path> {
        self.store().map(Store::folder)
    }

    /// Whether the owner has copied this.
    pub fn has_own(&self, own: Own) -> bool {
        self.own_folder().is_some_and(|folder| own.path(folder).exists())
    }

    /// The same, with the owner's copies by the names of their files. `part`: the part that `board` is for.
    ///
    /// # Errors
    ///
    /// If it has not been copied.
    pub(super) fn with_own(&self, game: &NewGame, part: u8) -> Result<NewGame, Trouble> {
        let mut game = game.clone();
        let Some(folder) = self.own_folder() else { return Ok(game) };
        for (source, own) in [
            (&mut game.board, Own::Board(part)),
            (&mut game.board2, Own::Board(2)),
            (&mut game.tiles, Own::Tiles),
            (&mut game.journeys, Own::Journeys),
        ] {
            if matches!(source, Some(Source::Named(name)) if name.eq_ignore_ascii_case(OWN)) {
                let path = own.path(folder).display().to_string();
                if !self.has_own(own) {
                    return Err(Trouble::NotCopied { path });
                }
                *source = Some(Source::Named(path));
            }
        }
        Ok(game)
    }

    /// Adds the cards that were typed whole to the owner's deck, when a game is left: what was mistyped has been taken
    /// back by then. A deck that cannot be read or written stays as it is: nothing of the game hangs on it.
    pub(super) fn learn_cards(&self) {
        let (Some(folder), Some(state)) = (self.own_folder(), self.state()) else { return };
        // The deck is locked by nobody: what it knows of a locked game is no secret any more.
        if self.game.as_ref().is_some_and(Kept::is_locked) && !state.view.phase.is_end() {
            return;
        }
        let typed = typed_cards(state);
        if typed.is_empty() {
            return;
        }
        let deck = match Own::Journeys.read(folder) {
            Ok(None) => Ok(Journeys::empty(OWN)),
            Ok(Some(bytes)) => Journeys::read(&bytes),
            Err(_) => return,
        };
        let Ok(mut deck) = deck else { return };
        let mut new = false;
        for (length, rows) in &typed {
            let cards = match length {
                Length::Short => &mut deck.short,
                Length::Long => &mut deck.long,
            };
            if cards.iter().all(|card| card.rows != *rows) {
                cards.push(Card { name: (cards.len() + 1).to_string(), rows: rows.clone() });
                new = true;
            }
        }
        if new {
            // Whatever goes wrong with it, the cards can be typed again.
            let _ = Own::Journeys.write(folder, deck.write().as_bytes());
        }
    }
}

/// The cards of a game that somebody has read from cardboard, as far as they are whole: not those of its deck, and none
/// of a game with anything invented in it.
fn typed_cards(state: &State) -> Vec<(Length, Vec<Row>)> {
    let hidden = &state.hidden;
    if hidden.journey.is_none() || super::new::is_invented(&state.view.options) {
        return Vec::new();
    }
    let whole = |journey: &Journey| Some((journey.length, journey.whole()?));
    let cards = hidden.discarded.iter().chain(&hidden.journey).filter_map(whole);
    let known =
        |length: Length, rows: &[Row]| state.view.options.deck(length).iter().any(|card| card.rows == rows);
    cards.filter(|(length, rows)| !known(*length, rows)).collect()
}
