//! What holds in any game of Fate of the Fellowship, whatever comes of it.

use super::table::{Table, own};
use crate::common::Whims;
use proptest::prelude::*;
use std::collections::BTreeMap;
use underhill::fate::deck::Cards;
use underhill::fate::terms::Army;
use underhill::fate::{Cause, Fate, Fellowship, Step};
use underhill::referee::Referee;
use underhill::referee::verify::verify;

const LEVELS: [&str; 5] = ["introductory", "standard", "heroic", "epic", "legendary"];

fn begun(options: &str) -> Referee {
    let mut referee = Referee::new(None);
    let reply = referee.hear(&format!("new fate board=practice seed=7 {options}")).unwrap();
    assert!(reply.accepted(), "{}", reply.print(true));
    referee
}

/// All heaps in which shadow cards lie: how many lie there, and what may.
fn heaps(view: &Fellowship) -> Vec<(u32, &Cards)> {
    let deck = &view.deck;
    let piles = [&deck.discard, &deck.resolved, &deck.removed].map(|pile| (pile.cards.len(), &pile.cards));
    deck.layers.iter().map(|layer| (layer.len(), &layer.set)).chain(piles).collect()
}

/// What is true of any game, and of the cards as they really lie.
fn holds(view: &Fellowship, table: &Table) {
    // The 48 and the two specials, over every layer and heap; each kind as often as the box has it.
    let heaps = heaps(view);
    assert_eq!(heaps.iter().map(|(count, _)| count).sum::<u32>(), 50);
    let mut kinds: BTreeMap<_, u32> = BTreeMap::new();
    let lie = heaps.iter().flat_map(|(_, cards)| &cards.kinds);
    lie.for_each(|(kind, count)| *kinds.entry(kind).or_default() += count);
    let unread = view.deck.flips.iter().any(|flip| flip.card.kind.is_none());
    let all = view.copied.cards.keys().chain(&view.copied.specials);
    all.for_each(|kind| {
        let count = kinds.get(kind).copied().unwrap_or(0);
        assert!(if unread { count <= 1 } else { count == 1 }, "{kind:?}: {count}");
    });
    if !view.is_over() {
        lies_as_believed(view, table);
    }
    // Hope is what its causes make of it.
    let (lost, gained) = view.hope_by.values().fold((0, 0), |sum, by| (sum.0 + by.0, sum.1 + by.1));
    assert_eq!(u32::from(view.hope) + lost, 6 + gained);
    assert_eq!(view.hope == 0 || view.step == Step::Over { won: true }, view.is_over());
    // The Nine are nine.
    assert_eq!(view.nazgul.values().sum::<u8>(), 9);
    // F58: by the ledger every troop is on the board or in the supply, or set aside.
    if view.options.ledger {
        assert_eq!(view.shadow_on_board() + view.supply, 48);
        assert!(Army::ALL.into_iter().all(|army| view.army_on_board(army) <= army.in_box()));
    }
    assert!(view.supply <= 48);
    // F9: player cards are drawn or left, and a Skies Darken card is out of as many stacks as were drawn.
    let stacks = &view.stacks;
    assert_eq!(stacks.drawn + stacks.left(), stacks.sizes.iter().sum::<u32>());
    assert_eq!(stacks.out.iter().filter(|out| **out).count(), stacks.skies as usize);
}

/// As many cards lie everywhere as are believed to; what lies on top can lie there, and shows the back that it is believed to
/// show. (At the end nothing more of the step is done: F14.)
fn lies_as_believed(view: &Fellowship, table: &Table) {
    let deck = &view.deck;
    let piles = [deck.len(), deck.discard.cards.len(), deck.resolved.cards.len(), deck.removed.cards.len()];
    assert_eq!(piles.map(|count| count as usize), table.heaps());
    if let (Some(top), Some(layer)) = (table.top(), deck.layers.first()) {
        assert!(deck.top().is_none() || deck.top() == top.back, "{top:?}");
        assert!(layer.set.kinds.contains_key(top) || layer.set.unread() > 0, "{top:?} in {layer:?}");
    }
}

fn options() -> impl Strategy<Value = String> {
    (1..6, prop::sample::select(&LEVELS[..]), any::<bool>(), any::<bool>()).prop_map(
        |(players, level, ledger, nearest)| {
            let ledger = if ledger { "on" } else { "off" };
            let closer = if nearest { "nearest" } else { "distinct" };
            format!("players={players} level={level} ledger={ledger} closer={closer}")
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Cards, hope, Nazgûl and troops are conserved; what is refused changes nothing; undo and redo give the same game again,
    /// step by step down to the first command; and the game that was played verifies.
    #[test]
    fn whatever_is_played_the_books_are_right(number: u64, options in options(), unread: bool, lines in 20..140usize) {
        let mut referee = begun(&options);
        let number = number % 1_000_000_007;
        let mut table = Table::new(number, &own(&referee));
        let mut stood = vec![own(&referee)];
        let mut asides = Whims::new(number + 2);
        for _ in 0..lines {
            let before = own(&referee);
            if before.step != Step::Setup && asides.chance(35) {
                let line = table.aside(&before);
                if !referee.hear(&line).unwrap().accepted() {
                    prop_assert!(own(&referee) == before, "refused: {line}");
                    continue;
                }
                table.took(&line, &before);
            } else if table.play(&mut referee, unread).is_none() {
                break;
            }
            let after = own(&referee);
            holds(&after, &table);
            prop_assert!(referee.hear("undo").unwrap().accepted());
            prop_assert!(own(&referee) == before);
            prop_assert!(referee.hear("redo").unwrap().accepted());
            prop_assert!(own(&referee) == after);
            stood.push(after);
        }
        let written = referee.kept::<Fate>().unwrap().record().text().to_owned();
        prop_assert!(verify::<Fate>(written.as_bytes(), &[]).is_ok());
        while let Some(after) = stood.pop().filter(|_| !stood.is_empty()) {
            prop_assert!(own(&referee) == after);
            prop_assert!(referee.hear("undo").unwrap().accepted());
        }
    }

    /// F53: a card that was typed wrongly, mended at once, later, or when something contradicts it: what is known is what a game
    /// knows in which it was typed rightly.
    #[test]
    fn a_card_that_is_mended_was_never_wrong(number: u64, wrong in 0..40usize, which: prop::sample::Index, back: bool, later in 0..160usize) {
        let (mut right, mut mended) = (begun("players=2"), begun("players=2"));
        let number = number % 1_000_000_007;
        let mut tables = [Table::new(number, &own(&right)), Table::new(number, &own(&mended))];
        let mut told: Option<String> = None;
        let mut since = 0;
        while own(&right).deck.flips.len() < wrong + 20 && tables[0].play(&mut right, false).is_some() {
            // Hope is not what this is about.
            right.hear("hope = 8");
        }
        let wanted = own(&right).deck.flips.len();
        while own(&mended).deck.flips.len() < wanted {
            let before = own(&mended);
            prop_assert!(!before.is_over());
            mended.hear("hope = 8");
            let line = tables[1].due(&before, false).unwrap();
            let flips = before.deck.flips.len();
            if flips == wrong && line.starts_with("flip") && told.is_none() {
                let others = slips(&before, &line, back);
                let slip = others.get(which.index(others.len().max(1))).filter(|slip| mended.hear(slip).unwrap().accepted());
                if slip.is_some() {
                    told = Some(line.replacen("flip", &format!("amend {}", flips + 1), 1));
                    tables[1].took(&line, &before);
                    continue;
                }
            }
            since += usize::from(told.is_some());
            if let Some(amend) = told.as_ref().filter(|_| since > later) {
                prop_assert!(mended.hear(amend).unwrap().accepted(), "{amend}");
                told = None;
                since = 0;
                continue;
            }
            if line == "accept" || mended.hear(&line).unwrap().accepted() {
                if line == "accept" { prop_assert!(mended.hear(&line).unwrap().accepted()); }
                tables[1].took(&line, &before);
            } else {
                // Something contradicts it: it is mended, and said again.
                let amend = told.take().unwrap_or_else(|| panic!("{}", mended.hear(&line).unwrap().print(true)));
                prop_assert!(mended.hear(&amend).unwrap().accepted(), "{amend}, behind {line}");
            }
        }
        if let Some(amend) = told {
            prop_assert!(mended.hear(&amend).unwrap().accepted(), "{amend}");
        }
        let (right, mended) = (own(&right), own(&mended));
        prop_assert_eq!(&right.seen, &mended.seen);
        prop_assert_eq!(right.deck, mended.deck);
    }
}

/// How a flip can be typed wrongly: another card of the top layer with the same back, or the other back behind it.
fn slips(view: &Fellowship, line: &str, back: bool) -> Vec<String> {
    let words: Vec<&str> = line.split(' ').collect();
    let [_, card, behind] = *words else { return Vec::new() };
    if back {
        let other = if behind == "red" { "black" } else { "red" };
        return vec![format!("flip {card} {other}")];
    }
    let Some(layer) = view.deck.layers.first() else { return Vec::new() };
    let others = layer.set.kinds.keys().filter(|kind| kind.name != card && kind.back == view.deck.top());
    others.map(|kind| format!("flip {} {behind}", kind.name)).collect()
}

/// A cause is counted for each change of hope, and nothing else changes it (F15, F16).
#[test]
fn hope_has_its_causes() {
    let mut referee = begun("players=2");
    let mut table = Table::new(3, &own(&referee));
    while own(&referee).turn < 2 {
        table.play(&mut referee, false);
    }
    for line in ["hope = 4", "capture mordor g", "lost g", "hope +9"] {
        assert!(referee.hear(line).unwrap().accepted(), "{line}");
    }
    let view = own(&referee);
    assert_eq!(view.hope_by[&Cause::Capture], (0, 2));
    assert_eq!(view.hope_by[&Cause::Haven], (3, 0));
    assert_eq!(view.hope, 8);
    holds(&view, &table);
    assert!(referee.state::<Fate>().is_some());
}
