//! The owner's deck: Journey cards that were typed once are known from then on (P3).

use super::Referee;
use crate::board::LARGEST_FILE;
use crate::hunt::{Card, Journey, Journeys, Length, Row, State};
use crate::language::hunt::{NewGame, Source};
use crate::store::{Kept, put_in_place, read_file};
use std::path::PathBuf;

/// The name by which `new` and `part2` call the owner's deck, and the stem of its file.
pub const OWN: &str = "own";
const FILE: &str = "own-journeys.json";

impl Referee {
    /// Where the owner's deck is kept, if games are.
    fn own_deck(&self) -> Option<PathBuf> {
        self.store().map(|store| store.folder().join(FILE))
    }

    /// Whether there are cards in the owner's deck.
    pub fn has_own_deck(&self) -> bool {
        self.own_deck().is_some_and(|path| path.exists())
    }

    /// The same, with the owner's deck by the name of its file.
    pub(super) fn with_own_deck(&self, game: &NewGame) -> NewGame {
        let mut game = game.clone();
        let own = Source::Named(OWN.into());
        if let (true, Some(path)) = (game.journeys.as_ref() == Some(&own), self.own_deck()) {
            game.journeys = Some(Source::Named(path.display().to_string()));
        }
        game
    }

    /// Adds the cards that were typed whole to the owner's deck, when a game is left: what was mistyped has been taken
    /// back by then. A deck that cannot be read or written stays as it is: nothing of the game hangs on it.
    pub(super) fn learn_cards(&self) {
        let (Some(path), Some(state)) = (self.own_deck(), self.state()) else { return };
        // The deck is locked by nobody: what it knows of a locked game is no secret any more.
        if self.game.as_ref().is_some_and(Kept::is_locked) && !state.view.phase.is_end() {
            return;
        }
        let typed = typed_cards(state);
        if typed.is_empty() {
            return;
        }
        let bytes = read_file(&path, LARGEST_FILE as u64).unwrap_or_default();
        let deck = if bytes.is_empty() { Ok(empty()) } else { Journeys::read(&bytes) };
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
            let _ = put_in_place(&path, deck.write().as_bytes());
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

fn empty() -> Journeys {
    Journeys { name: OWN.into(), short: Vec::new(), long: Vec::new() }
}
