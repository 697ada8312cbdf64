use super::*;
use crate::fate::deck::{Cards, Front, Layer, Named, Seen, slot};
use crate::fate::{FateBox, FateRefusal};
use proptest::prelude::*;

fn practice() -> FateBox {
    FateBox::read(FateBox::PRACTICE.as_bytes()).unwrap()
}

fn kind(name: &str) -> Kind {
    let copied = practice();
    copied.cards.keys().chain(&copied.specials).find(|kind| kind.name == name).unwrap().clone()
}

fn named(name: &str) -> Named {
    Named { kinds: vec![kind(name)], learned: None }
}

fn back(letter: char) -> Back {
    if letter == 'r' { Back::Red } else { Back::Black }
}

/// Sees cards and the backs behind them: `aer b`.
fn flips(deck: &mut Deck, said: &str, setup: bool) {
    let words: Vec<&str> = said.split_whitespace().collect();
    for pair in words.chunks(2) {
        let card = (pair[0] != "?").then(|| named(pair[0]));
        let back = Some(back(pair[1].chars().next().unwrap()));
        deck.see(&Seen::Flip { card, back, setup, by_word: false })
            .unwrap_or_else(|why| panic!("{pair:?}: {why:?}"));
    }
}

fn top(deck: &mut Deck, letter: char) {
    deck.see(&Seen::Top { back: back(letter), by_word: false }).unwrap();
}

/// The practice box behind the nine flips of the page.
fn begun() -> Deck {
    let copied = practice();
    let mut deck = Deck::new(&copied.cards, &copied.specials);
    top(&mut deck, 'r');
    flips(&mut deck, "aer b acb r adr r ber b bcb b ceb r cdr r dcr b edb r", true);
    deck
}

fn skies(deck: &mut Deck, letter: char) {
    deck.see(&Seen::Shuffle).unwrap();
    top(deck, letter);
}

fn gather(deck: &mut Deck) {
    deck.see(&Seen::Gather).unwrap();
}

fn told(deck: &Deck, flips: u32, coming: &Coming) -> String {
    let Chance { chance, at_least, doubtful } = super::chance(deck, flips, coming, &BTreeSet::new());
    let least = if at_least { "at least " } else { "" };
    format!("{least}{}{}", chance.fraction(), if doubtful { " doubtful" } else { "" })
}

fn line(name: &str) -> Coming {
    Coming::Line(name.to_owned())
}

fn at(name: &str) -> Coming {
    Coming::At(name.to_owned())
}

/// The page's turn 2, before its shuffle.
fn turn_two() -> Deck {
    let mut deck = begun();
    flips(&mut deck, "fer b gdb b", false);
    gather(&mut deck);
    deck
}

/// C28: turn 6.
fn turn_six() -> Deck {
    let mut deck = turn_two();
    skies(&mut deck, 'r');
    for turn in ["aer b gdb r", "cdr b wheels r", "ber b ceb r"] {
        flips(&mut deck, turn, false);
        gather(&mut deck);
    }
    skies(&mut deck, 'b');
    flips(&mut deck, "wheels b ceb r cdr b", false);
    gather(&mut deck);
    deck
}

#[test]
fn before_the_first_turn() {
    let deck = begun();
    assert_eq!((deck.len(), deck.discard.cards.len()), (39, 11));
    assert_eq!(told(&deck, 1, &Coming::Card(vec![kind("her")])), "1/19 (5.26 %)");
    assert_eq!(told(&deck, 2, &line("H")), "1920/13357 (14.37 %)");
    assert_eq!(told(&deck, 2, &Coming::Special), "0 (0.00 %)");
}

#[test]
fn after_a_shuffle() {
    let mut red = turn_two();
    skies(&mut red, 'r');
    let layers: Vec<u32> = red.layers.iter().map(Layer::len).collect();
    assert_eq!(layers, [13, 37]);
    let mut black = red.clone();
    top(&mut black, 'b');
    for (coming, with_red, with_black) in [
        (Coming::Card(vec![kind("aer")]), None, Some("0 (0.00 %)")),
        (line("A"), Some("8/33 (24.24 %)"), Some("43/198 (21.72 %)")),
        (at("a"), Some("229/924 (24.78 %)"), Some("15/88 (17.05 %)")),
        (Coming::Order(Order::Eye), Some("163/462 (35.28 %)"), None),
        (Coming::Special, Some("2/7 (28.57 %)"), None),
        (line("H"), Some("0 (0.00 %)"), None),
        (at("h"), Some("0 (0.00 %)"), None),
        // C26: at least one, at least two.
        (Coming::Troops(1), Some("91/132 (68.94 %)"), None),
        (Coming::Troops(2), Some("25/154 (16.23 %)"), None),
    ] {
        if let Some(with_red) = with_red {
            assert_eq!(told(&red, 2, &coming), with_red, "{coming:?}");
        }
        if let Some(with_black) = with_black {
            let flips = if matches!(coming, Coming::Card(_)) { 1 } else { 2 };
            assert_eq!(told(&black, flips, &coming), with_black, "{coming:?}");
        }
    }
    assert_eq!(told(&red, 1, &Coming::Card(vec![kind("aer")])), "1/7 (14.29 %)");
}

/// C66.
#[test]
fn what_nobody_has_read_might_be_anything() {
    let mut deck = begun();
    flips(&mut deck, "? b gdb b", false);
    gather(&mut deck);
    skies(&mut deck, 'r');
    assert_eq!(told(&deck, 2, &line("A")), "at least 8/33 (24.24 %)");
    assert_eq!(told(&deck, 2, &line("F")), "at least 0 (0.00 %)");
}

/// C28 to C30, C69, C70, C33, C31.
#[test]
fn a_head_is_remembered_below_what_was_laid_on_it() {
    let mut deck = turn_six();
    let layers: Vec<u32> = deck.layers.iter().map(Layer::len).collect();
    assert_eq!(layers, [3, 7, 37]);
    for (coming, flips, wanted) in [
        (line("G"), 3, "1 (100.00 %)"),
        (line("A"), 3, "1 (100.00 %)"),
        (line("B"), 3, "1 (100.00 %)"),
        (line("G"), 1, "1 (100.00 %)"),
        (line("A"), 2, "1/2 (50.00 %)"),
        (line("D"), 4, "1/8 (12.50 %)"),
        (at("d"), 4, "1/8 (12.50 %)"),
    ] {
        assert_eq!(told(&deck, flips, &coming), wanted, "{coming:?}");
    }
    let mut forgotten = deck.clone();
    forgotten.layers[1].head = None;
    assert_eq!(told(&forgotten, 3, &line("A")), "11/14 (78.57 %)");
    forgotten.layers[0].head = None;
    assert_eq!(told(&forgotten, 3, &line("A")), "11/21 (52.38 %)");
    assert_eq!(told(&forgotten, 3, &line("G")), "6/7 (85.71 %)");
    flips(&mut deck, "gdb r ber r aer r", false);
    gather(&mut deck);
    for (coming, wanted) in [
        (line("A"), "2/5 (40.00 %)"),
        (line("B"), "1/5 (20.00 %)"),
        (line("D"), "9/40 (22.50 %)"),
        (line("F"), "9/40 (22.50 %)"),
        (Coming::Special, "1/2 (50.00 %)"),
        (at("a"), "3/8 (37.50 %)"),
        (at("b"), "2/15 (13.33 %)"),
        (at("d"), "11/40 (27.50 %)"),
        (at("f"), "11/40 (27.50 %)"),
        (Coming::Order(Order::Closer), "37/80 (46.25 %)"),
        (Coming::Troops(1), "67/80 (83.75 %)"),
        (Coming::Troops(2), "7/20 (35.00 %)"),
    ] {
        assert_eq!(told(&deck, 3, &coming), wanted, "{coming:?}");
    }
    deck.see(&Seen::Peek { cards: vec![named("dcr")] }).unwrap();
    assert_eq!(deck.known_on_top(), 1);
    assert_eq!(told(&deck, 1, &line("D")), "1/2 (50.00 %)");
    assert_eq!(told(&deck, 1, &at("d")), "1/2 (50.00 %)");
}

fn small(names: &[&str], head: Option<Back>) -> Layer {
    let mut set = Cards::default();
    names.iter().for_each(|name| *set.kinds.entry(kind(name)).or_default() += 1);
    Layer { set, head, ..Layer::default() }
}

/// C32.
#[test]
fn behind_the_last_card_nothing_is() {
    let deck = Deck { layers: vec![small(&["aer", "ber", "ccb"], Some(Back::Red))], ..Deck::default() };
    assert_eq!(told(&deck, 1, &Coming::Card(vec![kind("aer")])), "1/2 (50.00 %)");
    assert_eq!(told(&deck, 1, &line("A")), "1/4 (25.00 %)");
    assert_eq!(told(&deck, 3, &line("C")), "1/2 (50.00 %)");
    assert_eq!(told(&deck, 3, &line("A")), "1/4 (25.00 %)");
}

/// F44, F13: without a discard the last card has no half, and lies in the resolve area until the step ends.
#[test]
fn the_last_card_waits_only_for_a_discard() {
    let layers = vec![small(&["aer"], Some(Back::Red))];
    let last = Seen::Flip { card: Some(named("aer")), back: None, setup: false, by_word: false };
    let mut alone = Deck { layers, ..Deck::default() };
    let mut waiting = alone.clone();
    waiting.discard.cards = small(&["ber"], None).set;
    alone.see(&last).unwrap();
    waiting.see(&last).unwrap();
    assert!(!alone.waits && waiting.waits);
    assert_eq!((alone.resolved.cards.len(), alone.discard.cards.len()), (1, 0));
    gather(&mut alone);
    assert_eq!((alone.resolved.cards.len(), alone.discard.cards.len()), (0, 1));
}

/// The shelf's page: a top layer of eight on one of 34.
#[test]
fn the_shelfs_numbers() {
    let lower = ["aer", "ber", "bcb", "ceb", "cdr", "edb", "gdb"];
    let upper = ["acb", "adr", "dcr", "fer", "gcr", "fdb", "heb", "wheels"];
    let copied = practice();
    let names: Vec<&str> = copied.cards.keys().map(|kind| kind.name.as_str()).collect();
    let rest: Vec<&str> =
        names.into_iter().filter(|name| !lower.contains(name) && !upper.contains(name)).collect();
    assert_eq!(rest.len(), 34);
    let layers = vec![small(&upper, Some(Back::Red)), small(&rest, Some(Back::Black))];
    let deck = Deck { layers, ..Deck::default() };
    assert_eq!(told(&deck, 3, &line("A")), "43/140 (30.71 %)");
    assert_eq!(told(&deck, 3, &at("d")), "2/7 (28.57 %)");
    assert_eq!(told(&deck, 3, &Coming::Order(Order::Eye)), "11/28 (39.29 %)");
    assert_eq!(told(&deck, 3, &Coming::Special), "2/7 (28.57 %)");
    assert_eq!(told(&deck, 3, &Coming::Troops(2)), "19/35 (54.29 %)");
}

/// F49: what contradicts is refused, and the table's word marks what it makes doubtful.
#[test]
fn nothing_is_taken_from_below_in_silence() {
    let mut deck = turn_two();
    skies(&mut deck, 'r');
    let flip = |card: &str, back, by_word| Seen::Flip {
        card: Some(named(card)),
        back: Some(back),
        setup: false,
        by_word,
    };
    let refused = deck.clone().see(&flip("gdb", Back::Red, false)).unwrap_err();
    assert!(matches!(refused, FateRefusal::OtherBack { back: Back::Black, top: Back::Red, .. }));
    let refused = deck.clone().see(&flip("her", Back::Red, false)).unwrap_err();
    assert_eq!(refused, FateRefusal::NotOnTop { card: "her".into(), lies: "layer", layer: 2 });
    let mut by_word = deck.clone();
    by_word.see(&flip("gdb", Back::Red, true)).unwrap();
    assert!(by_word.layers.iter().all(|layer| !layer.doubtful));
    deck.see(&flip("her", Back::Red, true)).unwrap();
    let layers: Vec<(u32, bool)> = deck.layers.iter().map(|layer| (layer.len(), layer.doubtful)).collect();
    assert_eq!(layers, [(12, true), (37, true)]);
    assert_eq!((deck.layers[0].set.len(), deck.layers[1].set.unread()), (13, 1));
    assert!(told(&deck, 1, &line("A")).ends_with(" doubtful"));
}

/// A card as the naive count sees it: what it is, unless nobody has read it, and its back.
type Naive = (Option<usize>, Option<Back>);

fn of_number(number: usize, back: Option<Back>) -> Kind {
    let front = Front { line: number.to_string(), place: number.to_string(), order: Order::Eye };
    Kind { name: number.to_string(), back, front: Some(front) }
}

/// A layer as the naive count sees it: its cards, the backs of those that are gone, and its head.
type NaiveLayer = (Vec<Naive>, Vec<Option<Back>>, Option<Back>);

/// All orders of all layers, with those that are gone laid before them: how many fit what was seen, and how many of those
/// bring what is asked.
fn enumerated(layers: &[NaiveLayer], flips: usize, asked: usize, half: Back) -> (u64, u64) {
    fn orders(cards: &[Naive]) -> Vec<Vec<Naive>> {
        if cards.is_empty() {
            return vec![Vec::new()];
        }
        let mut all = Vec::new();
        for at in 0..cards.len() {
            let mut rest = cards.to_vec();
            let card = rest.remove(at);
            all.extend(orders(&rest).into_iter().map(|order| [vec![card], order].concat()));
        }
        all
    }
    // F50: a head that was seen is known, whatever card has it.
    fn lies(order: &[Naive], head: Option<Back>) -> Vec<Naive> {
        let mut order = order.to_vec();
        if let (Some(first), Some(_)) = (order.first_mut(), head) {
            first.1 = head;
        }
        order
    }
    let mut decks: Vec<Vec<Naive>> = vec![Vec::new()];
    for (cards, gone, head) in layers {
        let seen = |card: &Naive, back: Option<Back>| back.is_none() || card.1.is_none() || card.1 == back;
        let fits = |order: &Vec<Naive>| {
            order.iter().zip(gone).all(|(card, back)| seen(card, *back))
                && order.get(gone.len()).is_none_or(|card| seen(card, *head))
        };
        let fitting: Vec<Vec<Naive>> =
            orders(cards).into_iter().filter(fits).map(|order| lies(&order[gone.len()..], *head)).collect();
        decks = decks
            .iter()
            .flat_map(|deck| fitting.iter().map(|order| [deck.clone(), order.clone()].concat()))
            .collect();
    }
    let comes = |deck: &&Vec<Naive>| {
        (0..flips).any(|at| {
            let card = deck.get(at).is_some_and(|card| card.0 == Some(asked));
            card && deck.get(at + 1).is_some_and(|card| card.1 == Some(half))
        })
    };
    (decks.iter().filter(comes).count() as u64, decks.len() as u64)
}

prop_compose! {
    fn layer()(
        cards in prop::collection::vec((prop::option::weighted(0.8, 0..3usize), prop::option::weighted(0.8, any::<bool>())), 1..5),
        gone in prop::collection::vec(prop::option::of(any::<bool>()), 0..3),
        head in prop::option::of(any::<bool>()),
    ) -> NaiveLayer {
        let back = |red: bool| if red { Back::Red } else { Back::Black };
        let cards: Vec<Naive> = cards.into_iter().map(|(kind, red)| (kind, red.map(back))).collect();
        let mut gone: Vec<Option<Back>> = gone.into_iter().map(|red| red.map(back)).collect();
        gone.truncate(cards.len() - 1);
        (cards, gone, head.map(back))
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]
    /// Layer by layer the quick count is that of all orders.
    #[test]
    fn chances_are_those_of_all_orders(layers in prop::collection::vec(layer(), 1..3), flips in 1..5usize, asked in 0..3usize, red: bool) {
        let half = if red { Back::Red } else { Back::Black };
        let (some, all) = enumerated(&layers, flips, asked, half);
        prop_assume!(all > 0);
        let laid = layers.iter().map(|(cards, gone, head)| {
            let mut layer = Layer { head: *head, ..Layer::default() };
            for (kind, back) in cards {
                match kind {
                    Some(number) => *layer.set.kinds.entry(of_number(*number, *back)).or_default() += 1,
                    None => layer.set.unread[slot(*back)] += 1,
                }
            }
            gone.iter().for_each(|back| layer.gone[slot(*back)] += 1);
            layer
        });
        let deck = Deck { layers: laid.collect(), ..Deck::default() };
        let coming = if red { line(&asked.to_string()) } else { at(&asked.to_string()) };
        let found = super::chance(&deck, flips as u32, &coming, &BTreeSet::new());
        prop_assert_eq!(found.chance, Ratio::of(some as i64, all as i64));
    }
}

/// F50: a head that was seen says the half, also where nobody knows which card has it.
#[test]
fn a_head_that_was_seen_is_known_whatever_card_has_it() {
    let set = Cards { unread: [0, 0, 2], ..Cards::default() };
    let mut above = Cards::default();
    above.kinds.insert(kind("aer"), 1);
    let layer = |set, head| Layer { set, head: Some(head), ..Layer::default() };
    for (head, chance) in [(Back::Black, "1 (100.00 %)"), (Back::Red, "0 (0.00 %)")] {
        let lie = vec![layer(above.clone(), Back::Red), layer(set.clone(), head)];
        let deck = Deck { layers: lie, ..Deck::default() };
        assert_eq!(told(&deck, 1, &Coming::Order(Order::Eye)), chance);
    }
}

/// F51: a card that was looked at is known, however doubtful the layer is that it lay in.
#[test]
fn a_card_that_was_looked_at_is_never_doubtful() {
    let mut deck = begun();
    deck.layers[0].doubtful = true;
    deck.see(&Seen::Peek { cards: vec![named("fer")] }).unwrap();
    assert_eq!(told(&deck, 1, &Coming::Card(vec![kind("fer")])), "1 (100.00 %)");
    assert!(!deck.layers[0].doubtful && deck.layers[1].doubtful);
}
