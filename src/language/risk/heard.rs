//! Cards that are typed as they are called where they lie on the mat.

use crate::books::spelled_out;
use crate::language::Words;
use crate::risk::cards::{Adventure, Card, SET};
use strum::IntoEnumIterator as _;

/// So many letters at least are the beginning of a name.
const LETTERS: usize = 3;
/// The four sets that lie there: what they are called, what they give, and their cards (K13).
pub(crate) const SETS: [(&str, u16, [Card; SET]); 4] = [
    ("map-set-archers", 4, [Card::Archer; SET]),
    ("map-set-riders", 6, [Card::Rider; SET]),
    ("map-set-eagles", 8, [Card::Eagle; SET]),
    ("map-set-each", 10, [Card::Archer, Card::Rider, Card::Eagle]),
];

/// The kind of Adventure card that is called so (K48).
pub(crate) fn kind(words: &Words, typed: &str) -> Option<Adventure> {
    let kinds = [Adventure::Event, Adventure::Mission, Adventure::Power];
    called(kinds.map(|kind| (words.say(&format!("chip-{kind}"), &[]), kind)), typed)
}

/// What is drawn, with what is typed behind it.
pub(crate) fn drawn(words: &Words, typed: &str) -> Option<String> {
    let (first, behind) = typed.trim().split_once(char::is_whitespace).unwrap_or((typed.trim(), ""));
    kind(words, first).map(|kind| format!("draw {kind} {behind}").trim_end().to_owned())
}

/// The set that is traded: as it is called, or card by card, as many as are said.
pub(crate) fn traded(words: &Words, typed: &str) -> Option<String> {
    let sets = SETS.map(|(name, _, cards)| (words.say(name, &[]), cards));
    let cards = called(sets, typed.trim()).map(Vec::from).or_else(|| cards(words, typed))?;
    Some(cards.iter().fold("trade".to_owned(), |said, card| format!("{said} {}", card.name())))
}

/// All of these words as cards.
fn cards(words: &Words, typed: &str) -> Option<Vec<Card>> {
    let names = |card: Card| [words.say(&format!("pick-card-{}", card.name()), &[]), card.name().to_owned()];
    let all: Vec<(String, Card)> =
        Card::iter().flat_map(|card| names(card).map(|name| (name, card))).collect();
    let said = typed.split([' ', ',', ';']).filter(|word| !word.is_empty());
    let cards: Vec<Card> = said.map(|word| called(all.clone(), word)).collect::<Option<_>>()?;
    (1..=SET).contains(&cards.len()).then_some(cards)
}

/// What alone has a name that begins with what is typed.
fn called<T: PartialEq>(all: impl IntoIterator<Item = (String, T)>, typed: &str) -> Option<T> {
    let typed = spelled_out(typed);
    let begins = |name: &str| typed.chars().count() >= LETTERS && spelled_out(name).starts_with(&typed);
    let mut all = all.into_iter().filter(|(name, _)| begins(name)).map(|(_, it)| it);
    let first = all.next()?;
    all.all(|it| it == first).then_some(first)
}

#[cfg(test)]
mod tests {
    use super::{drawn, traded};
    use crate::language::{Language, Words};
    use crate::risk::Risk;

    #[test]
    fn cards_are_heard_as_they_are_called_on_the_mat() {
        let [english, german] = [Language::En, Language::De].map(Words::of_game::<Risk>);
        for (typed, meant) in [
            ("Mission", Some("draw mission")),
            ("event 2", Some("draw event 2")),
            ("pow", Some("draw power")),
            // In short it is read elsewhere.
            ("m", None),
            ("eagle", None),
        ] {
            assert_eq!(drawn(&english, typed).as_deref(), meant, "{typed}");
        }
        assert_eq!(drawn(&german, "Auftrag").as_deref(), Some("draw mission"));
        for (typed, meant) in [
            ("archer rider wild", Some("trade archer rider wild")),
            ("Eagle, eagle, eagle", Some("trade eagle eagle eagle")),
            ("three riders", Some("trade rider rider rider")),
            ("one of each", Some("trade archer rider eagle")),
            ("archer", Some("trade archer")),
            // Three of what is not said, and a land.
            ("three", None),
            ("archer moria", None),
            ("eagle eagle eagle eagle", None),
        ] {
            assert_eq!(traded(&english, typed).as_deref(), meant, "{typed}");
        }
        assert_eq!(traded(&german, "drei Schützen").as_deref(), Some("trade archer archer archer"));
    }
}
