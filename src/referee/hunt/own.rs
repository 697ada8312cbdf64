//! What the owner has copied of his own box: the boards, the tiles, and the Journey cards, which are known from then on
//! even if they were only typed in a game (P3).

use crate::hunt::{Card, Event, Hunt, Journey, Journeys, Length, Public, Record, Row, Secret};
use crate::language::hunt::{NewGame, Source};
use crate::referee::{Referee, Site};
use crate::store::{Own, Store, Trouble, is_there};
use crate::table::{Game as _, Stage};
use std::path::Path;

/// The name by which `new` and `part2` call what the owner has copied.
pub const OWN: &str = "own";

impl Referee {
    /// Whether the owner has copied this.
    pub fn has_own(&self, own: Own) -> bool {
        self.folder().is_some_and(|folder| own.path(folder).exists())
    }
}

impl Site<'_, Hunt> {
    /// The same, with the owner's copies by their files. `part`: the part that `board` is for.
    pub(super) fn with_own(&self, game: &NewGame, part: u8) -> Result<NewGame, Trouble> {
        let mut game = game.clone();
        let Some(folder) = self.store.map(Store::folder) else { return Ok(game) };
        for (source, own) in [
            (&mut game.board, Own::Board(part)),
            (&mut game.board2, Own::Board(2)),
            (&mut game.tiles, Own::Tiles),
            (&mut game.journeys, Own::Journeys),
        ] {
            if matches!(source, Some(Source::Named(name)) if name.eq_ignore_ascii_case(OWN)) {
                let path = own.path(folder);
                if !is_there(&path) {
                    return Err(Trouble::NotCopied { path: path.display().to_string() });
                }
                *source = Some(Source::Own(path));
            }
        }
        Ok(game)
    }
}

/// Adds the cards that were typed whole to the owner's deck, when a game that is over is left: what was mistyped has been
/// taken back by then, and what was behind the screen is no secret any more. Before, the game could still be locked, and the
/// deck is locked by nobody. One that cannot be read or written stays as it is: nothing of the game hangs on it.
pub(super) fn learn_cards(record: &Record, folder: &Path) {
    if Hunt::stage(&record.state().view) != Stage::Over {
        return;
    }
    let typed = typed_cards(record);
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
        if !cards.iter().any(|card| leads_alike(card, rows)) {
            cards.push(Card { name: (cards.len() + 1).to_string(), rows: rows.clone() });
            new = true;
        }
    }
    if new {
        // Whatever goes wrong with it, the cards can be typed again.
        let _ = Own::Journeys.write(folder, deck.write().as_bytes());
    }
}

/// The cards of a game that somebody has read from cardboard, as far as they are whole: not those of its deck, and none
/// of a game with anything invented in it.
fn typed_cards(record: &Record) -> Vec<(Length, Vec<Row>)> {
    let options = &record.state().view.options;
    if super::new::is_invented(options) {
        return Vec::new();
    }
    let mut cards: Vec<Read> = Vec::new();
    let mut step = 0;
    for event in record.events() {
        match event {
            Event::Secret(Secret::Journey(journey)) => match cards.last_mut() {
                Some(read) => read.again(journey, step),
                None => cards.push(Read::new(journey)),
            },
            Event::Secret(Secret::Course { journey, .. }) => cards.push(Read::new(journey)),
            Event::Public(Public::Stepped { step: to, .. } | Public::CourseChanged { step: to }) => {
                step = *to
            }
            Event::Public(Public::PartTwo { .. }) => step = 0,
            _ => {}
        }
    }
    let known =
        |length: Length, rows: &[Row]| options.deck(length).iter().any(|card| leads_alike(card, rows));
    let whole =
        |read: &Read| Some((read.journey.length, read.journey.whole().filter(|_| !read.of_two_cards)?));
    cards.iter().filter_map(whole).filter(|(length, rows)| !known(*length, rows)).collect()
}

/// Whether a card of the deck has these rows: whoever types a card may leave its stars out (P3).
fn leads_alike(card: &Card, rows: &[Row]) -> bool {
    card.rows.len() == rows.len() && card.rows.iter().zip(rows).all(|(printed, row)| printed.is_like(*row))
}

/// A Journey card as it was read in a game, row by row.
struct Read {
    journey: Journey,
    /// Whether Frodo has walked rows of it that were filled in by guess.
    guess_walked: bool,
    /// Whether that guess was wrong: what he has walked then stays as it was, and the rest is another card's (P7).
    of_two_cards: bool,
}

impl Read {
    fn new(journey: &Journey) -> Self {
        Self { journey: journey.clone(), guess_walked: false, of_two_cards: false }
    }

    /// Takes in what is known of it now, with Frodo on this step.
    fn again(&mut self, journey: &Journey, step: u8) {
        self.guess_walked |= self.journey.filled.iter().any(|row| *row <= step);
        let mut rows = self.journey.rows.iter().zip(&journey.rows);
        let guess_was_wrong =
            rows.any(|(before, now)| before.is_some_and(|before| now.is_none_or(|now| !now.is_like(before))));
        self.of_two_cards |= self.guess_walked && guess_was_wrong;
        self.journey = journey.clone();
    }
}
