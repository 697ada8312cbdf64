//! A shadow deck of Fate of the Fellowship as a table comes by it: laid by commands alone, each of which the table could give.

use std::collections::VecDeque;

/// Where the game is put before each card, so that nothing is open that the one before led to.
const SHADOW: &str = "phase = turn 1 shadow 1 of 9, player 1";

/// The table, with the cards in its hands and what was said of them.
struct Table {
    deck: VecDeque<String>,
    discard: VecDeque<String>,
    said: Vec<String>,
}

/// The back of a card of the practice box.
fn back(card: &str) -> &'static str {
    if card == "drums" || (card != "wheels" && card.ends_with('r')) { "red" } else { "black" }
}

impl Table {
    fn says(&mut self, said: impl Into<String>) {
        self.said.push(said.into());
    }

    /// The top card is turned up.
    fn flips(&mut self, read: bool) {
        let Some(card) = self.deck.pop_front() else { return };
        let said = format!("flip {} {}", if read { &card } else { "?" }, back(&self.deck[0]));
        self.says(said);
        self.discard.push_back(card);
    }

    /// So many are turned up, every seventh unread, whatever they lead to; then Skies Darken lays the discard on the deck.
    fn darkens(&mut self, flips: usize) {
        for flip in 1..=flips {
            self.says(SHADOW);
            self.flips(flip % 7 > 0);
        }
        self.says("phase = turn 1 cards, player 1");
        self.says("hope = 8");
        self.says("draw skies card !");
        self.says("skies x");
        // Shuffled: no card lies beside the one that it lay beside.
        let count = self.discard.len();
        let mut shuffled: Vec<String> = (0..count).map(|at| self.discard[at * 7 % count].clone()).collect();
        if count.is_multiple_of(7) {
            shuffled = self.discard.iter().rev().cloned().collect();
        }
        self.discard.clear();
        shuffled.into_iter().rev().for_each(|card| self.deck.push_front(card));
        let top = format!("top {}", back(&self.deck[0]));
        self.says(top);
    }
}

/// A deck of 48 cards in ten layers: shuffles onto the top, heads that were seen, unread cards, cards that were looked at, and
/// laid otherwise by hand.
pub fn ten_layers() -> Vec<String> {
    let orders = ["er", "eb", "cr", "cb", "dr", "db"];
    let cards = orders.iter().flat_map(|order| ('a'..='h').map(move |line| format!("{line}{order}")));
    let discard = VecDeque::from(["drums".to_owned(), "wheels".to_owned()]);
    let mut table = Table { deck: cards.collect(), discard, said: Vec::new() };
    table.says("new fate players=2 level=legendary board=practice seed=5");
    let top = format!("top {}", back(&table.deck[0]));
    table.says(top);
    (0..9).for_each(|_| table.flips(true));
    table.says("begin frodo=rhudaur");
    for flips in [20, 25, 20, 16, 12, 9] {
        table.darkens(flips);
    }
    table.says(SHADOW);
    let known: Vec<String> = table.deck.iter().take(5).cloned().collect();
    table.says(format!("peek {}", known.join(" ")));
    let laid: Vec<String> = known.iter().rev().cloned().collect();
    table.says(format!("order {}", laid.join(" ")));
    laid.into_iter().zip(0..).for_each(|(card, at)| table.deck[at] = card);
    let head = format!("top {}", back(&table.deck[0]));
    table.says(head);
    for _ in 0..2 {
        table.flips(true);
        table.says(SHADOW);
    }
    table.said
}
