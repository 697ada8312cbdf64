use super::*;
use crate::fate::terms::Order;

fn card(name: &str, back: Back) -> Kind {
    let front = Some(Front { line: name.to_owned(), place: name.to_owned(), order: Order::Eye });
    Kind { name: name.to_owned(), back: Some(back), front }
}

fn layer(kinds: &[Kind], head: Option<Back>) -> Layer {
    let mut set = Cards::default();
    kinds.iter().for_each(|kind| set.add(&Card { kind: Some(kind.clone()), back: kind.back }));
    Layer { set, head, ..Layer::default() }
}

fn flip(kind: &Kind, back: Option<Back>, by_word: bool) -> Seen {
    let card = Some(Named { kinds: vec![kind.clone()], learned: None });
    Seen::Flip { card, back, setup: false, by_word }
}

/// A whole deck of these, with this on top, from which cards with those backs were turned up and not read; and shuffled again.
fn unread(kinds: &[Kind], head: Back, backs: &[Back]) -> Deck {
    let box_has = kinds.iter().map(|kind| (kind.clone(), 1)).collect();
    let lie = vec![layer(kinds, Some(head))];
    let mut deck = Deck { layers: lie, complete: true, box_has, ..Deck::default() };
    for (number, back) in (1..).zip(backs) {
        deck.see(&Seen::Flip { card: None, back: Some(*back), setup: false, by_word: false }).unwrap();
        assert_eq!(
            (deck.layers[0].gone.iter().sum::<u32>(), deck.len()),
            (number, kinds.len() as u32 - number)
        );
    }
    deck.see(&Seen::Gather).unwrap();
    deck.see(&Seen::Shuffle).unwrap();
    deck
}

/// F44, F49: the last card has nothing behind it, and a head that was kept is not another one.
#[test]
fn what_lies_behind_a_card_fits_what_is_known() {
    let (red, black) = (card("a", Back::Red), card("b", Back::Black));
    let lie = vec![
        layer(std::slice::from_ref(&red), None),
        layer(&[black.clone(), red.clone()], Some(Back::Black)),
    ];
    let mut deck = Deck { layers: lie, ..Deck::default() };
    let refused = |deck: &Deck, seen| deck.clone().see(&seen).unwrap_err();
    let other = FateRefusal::OtherHead { back: Back::Red, head: Back::Black };
    assert_eq!(refused(&deck, flip(&red, Some(Back::Red), false)), other);
    assert_eq!(refused(&deck, flip(&red, None, false)), FateRefusal::NotTheLast);
    assert_eq!(refused(&deck, flip(&red, None, true)), FateRefusal::NotTheLast);
    deck.see(&flip(&red, Some(Back::Black), false)).unwrap();
    deck.see(&flip(&black, Some(Back::Red), false)).unwrap();
    assert_eq!(refused(&deck, flip(&red, Some(Back::Red), false)), FateRefusal::TheLast);
    deck.see(&flip(&red, None, false)).unwrap();
    // There is no discard to be shuffled, so there is no half to wait for.
    assert!(!deck.waits && deck.is_empty());
    assert_eq!(refused(&deck, flip(&red, None, false)), FateRefusal::DeckEmpty);
    deck.see(&Seen::Gather).unwrap();
    deck.see(&Seen::Shuffle).unwrap();
    assert_eq!((deck.len(), deck.top()), (3, None));
}

/// F50: an unread card that is read later is the one that was missed.
#[test]
fn an_unread_card_is_found_again() {
    let (one, other, black) = (card("a", Back::Red), card("b", Back::Red), card("c", Back::Black));
    let mut deck = unread(&[one.clone(), other, black], Back::Red, &[Back::Black]);
    deck.see(&Seen::Top { back: Back::Red, by_word: false }).unwrap();
    deck.see(&flip(&one, Some(Back::Black), false)).unwrap();
    assert_eq!(deck.layers[0].gone, [0; 3]);
    assert_eq!(deck.layers[0].set.listed(), ["b", "c"]);
}

/// F48, F50: a special whose back nobody knew is found again likewise.
#[test]
fn an_unread_special_is_found_again() {
    let drums = Kind { name: "drums".to_owned(), back: None, front: None };
    let kinds = [card("a", Back::Red), card("b", Back::Black), drums.clone()];
    let mut deck = unread(&kinds, Back::Black, &[Back::Red]);
    deck.see(&Seen::Top { back: Back::Black, by_word: false }).unwrap();
    deck.see(&flip(&drums, Some(Back::Red), false)).unwrap();
    assert_eq!(
        (deck.layers[0].gone, deck.layers[0].set.listed()),
        ([0; 3], vec!["a".to_owned(), "b".to_owned()])
    );
}

/// F50, F51: an unread card that is looked at is the one with its own back, also where nobody has seen what lies on top.
#[test]
fn an_unread_card_that_is_looked_at_has_its_own_back() {
    let [a, b] = [card("a", Back::Red), card("b", Back::Red)];
    let [c, d] = [card("c", Back::Black), card("d", Back::Black)];
    let mut deck = unread(&[a.clone(), b, c.clone(), d], Back::Red, &[Back::Black, Back::Red]);
    deck.see(&Seen::Peek { cards: vec![Named { kinds: vec![c.clone()], learned: None }] }).unwrap();
    deck.see(&flip(&c, Some(Back::Red), false)).unwrap();
    deck.see(&flip(&a, Some(Back::Red), false)).unwrap();
    assert_eq!(deck.layers[0].set.listed(), ["b", "d"]);
}
