//! A shadow card in any words (F64): which one is meant, and how the page writes that.

use super::new_card::{Behind, LONGEST, NAMED, as_said, new_card};
use crate::fate::deck::Kind;
use crate::fate::terms::Back;
use crate::fate::{FateRefusal, Fellowship, named_card};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// A line with its card, or its cards, as the page writes them; nothing where it is written so, or has none.
///
/// # Errors
///
/// If several cards are meant.
pub fn exactly(view: &Fellowship, line: &str) -> Result<Option<String>, FateRefusal> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let Some((verb, rest)) = words.split_first() else { return Ok(None) };
    let verb = verb.to_lowercase();
    let by_word = rest.last() == Some(&"!");
    let rest = if by_word { &rest[..rest.len() - 1] } else { rest };
    let behind = |said: String| Some(if by_word { format!("{said} !") } else { said });
    match (verb.as_str(), rest) {
        ("flip", rest) => {
            let (rest, troop) = match rest {
                [card @ .., word, number] if word.eq_ignore_ascii_case("troop") => {
                    (card, format!(" troop {number}"))
                }
                rest => (rest, String::new()),
            };
            // F44: the last card may have no back, which is said by a whole word.
            let (none, card): (Vec<&str>, Vec<&str>) =
                rest.iter().partition(|word| word.eq_ignore_ascii_case("none"));
            let (none, back) = if none.is_empty() { ("", Behind::Back) } else { (" none", Behind::Nothing) };
            let heard = heard(view, &card, back, true)?;
            Ok(heard.and_then(|said| behind(format!("flip {said}{none}{troop}"))))
        }
        ("remove", rest) => {
            let heard = heard(view, rest, Behind::Nothing, false)?;
            Ok(heard.and_then(|said| behind(format!("remove {said}"))))
        }
        ("amend", [number, rest @ ..]) => {
            let heard = heard(view, rest, Behind::PerhapsBack, false)?;
            Ok(heard.and_then(|said| behind(format!("amend {number} {said}"))))
        }
        ("odds", [card, rest @ ..]) if card.eq_ignore_ascii_case("card") => {
            let (rest, within) = match rest {
                [card @ .., word, number] if word.eq_ignore_ascii_case("in") => {
                    (card, format!(" in {number}"))
                }
                rest => (rest, String::new()),
            };
            let heard = heard(view, rest, Behind::Nothing, false)?;
            Ok(heard.and_then(|said| behind(format!("odds card {said}{within}"))))
        }
        // One card has nothing to be parted from; what names cards word by word is read so.
        ("peek" | "order", rest) if !line.contains(';') => {
            let named = rest.iter().all(|word| named_card(view, word).is_ok());
            let heard = if named { None } else { heard(view, rest, Behind::Nothing, false)? };
            Ok(heard.and_then(|said| behind(format!("{verb} {said}"))))
        }
        ("peek" | "order", rest) => {
            let rest = rest.join(" ");
            let cards: Vec<String> = rest
                .split(';')
                .map(|card| {
                    let words: Vec<&str> = card.split_whitespace().collect();
                    Ok(heard(view, &words, Behind::Nothing, false)?.unwrap_or_else(|| words.join(" ")))
                })
                .collect::<Result<_, FateRefusal>>()?;
            Ok(behind(format!("{verb} {}", cards.join(" "))))
        }
        _ => Ok(None),
    }
}

/// The card, and its back where one is said; nothing where it is written as the page has it, or none can be meant.
fn heard(
    view: &Fellowship,
    words: &[&str],
    back: Behind,
    on_top: bool,
) -> Result<Option<String>, FateRefusal> {
    if is_exact(view, words, back) {
        return Ok(None);
    }
    let said = as_said(&words.join(" "));
    if let Some(said) = unread(&said, back) {
        return Ok(Some(said));
    }
    let known: BTreeSet<&Kind> = view.kinds().collect();
    let first: BTreeSet<&Kind> = view.deck.on_top().collect();
    let of = |kinds: &BTreeSet<&Kind>| fitting(view, kinds, &said, back);
    let mut found = if on_top { of(&first) } else { BTreeSet::new() };
    if found.is_empty() {
        found = of(&known);
    }
    match found.len() {
        0 => new_card(view, &said, back),
        1 => Ok(found.into_iter().next()),
        _ => {
            let cards: Vec<String> = found.into_iter().take(NAMED).collect();
            Err(FateRefusal::SeveralCards { cards: cards.join("; ") })
        }
    }
}

/// A card that nobody has read, with what makes no difference beside it.
fn unread(said: &[String], back: Behind) -> Option<String> {
    let back = match said {
        [card, word] if card == "?" && back != Behind::Nothing => {
            let back = Back::iter().find(|back| <&str>::from(back).starts_with(word.as_str()))?;
            format!(" {back}")
        }
        [card] if card == "?" && back != Behind::Back => String::new(),
        _ => return None,
    };
    Some(format!("?{back}"))
}

/// Whether the first word is a card as it is written, and a back, if one belongs there, stands behind it.
fn is_exact(view: &Fellowship, words: &[&str], back: Behind) -> bool {
    let Some((card, rest)) = words.split_first() else { return true };
    let name = card.to_lowercase();
    let is_card = name == "?"
        || view.kinds().any(|kind| kind.name == name)
        || name.contains('>') && name.contains('/') && named_card(view, &name).is_ok();
    let is_back = |word: &str| Back::iter().any(|back| back.to_string().starts_with(&word.to_lowercase()));
    let ends = match rest {
        [] => true,
        [word] => back != Behind::Nothing && is_back(word),
        _ => false,
    };
    is_card && ends
}

/// The cards of these that all words speak of, each with the back that is said; those with the fewest beginnings.
fn fitting(view: &Fellowship, kinds: &BTreeSet<&Kind>, said: &[String], back: Behind) -> BTreeSet<String> {
    let mut best: Option<u32> = None;
    let mut found = BTreeSet::new();
    for kind in kinds {
        let names = spoken_of(view, kind);
        let Some((beginnings, back)) = read(&names, said, back) else { continue };
        if best.is_none_or(|best| beginnings < best) {
            (best, found) = (Some(beginnings), BTreeSet::new());
        }
        if best == Some(beginnings) {
            found.insert(back.map_or_else(|| kind.name.clone(), |back| format!("{} {back}", kind.name)));
        }
    }
    found
}

/// What a card can be spoken of with: its name, its line, places, order and colour.
fn spoken_of(view: &Fellowship, kind: &Kind) -> Vec<String> {
    let mut names = vec![kind.name.clone()];
    let Some(front) = &kind.front else { return names };
    names.extend([front.line.to_lowercase(), front.place.clone(), front.order.to_string()]);
    names.push(format!("@{}", front.place));
    let listed = view.copied.lines.as_ref().and_then(|lines| lines.get(&front.line));
    names.extend(listed.into_iter().flat_map(|places| [places.first(), places.last()]).flatten().cloned());
    if let Some((start, end)) = front.line.split_once('>') {
        let (haven, colour) =
            end.split_once('.').map_or((end, None), |(haven, colour)| (haven, Some(colour)));
        names.extend([start.to_owned(), haven.to_owned()]);
        names.extend(colour.into_iter().flat_map(|colour| [colour.to_owned(), format!(".{colour}")]));
    }
    names
}

/// The fewest beginnings with which all words are some of these names and a back, and that back.
fn read(names: &[String], said: &[String], back: Behind) -> Option<(u32, Option<Back>)> {
    let Some(_) = said.first() else { return (back != Behind::Back).then_some((0, None)) };
    let mut best: Option<(u32, Option<Back>)> = None;
    let mut take = |found: Option<(u32, Option<Back>)>| {
        if let Some(found) = found
            && best.is_none_or(|best| found.0 < best.0)
        {
            best = Some(found);
        }
    };
    for count in 1..=said.len().min(LONGEST) {
        let (word, rest) = (said[..count].join("-"), &said[count..]);
        for name in names.iter().filter(|name| name.starts_with(&word)) {
            let more = u32::from(*name != word);
            take(read(names, rest, back).map(|(beginnings, back)| (beginnings + more, back)));
        }
    }
    if back != Behind::Nothing {
        for back in Back::iter() {
            let name: &str = back.into();
            if name.starts_with(&said[0]) {
                let more = u32::from(name != said[0]);
                take(
                    read(names, &said[1..], Behind::Nothing)
                        .map(|(beginnings, _)| (beginnings + more, Some(back))),
                );
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fate::{FateBox, FateOptions};
    use std::sync::Arc;

    /// Of known cards, beginnings will do where one alone is meant; several are named.
    #[test]
    fn a_known_card_is_heard_by_its_beginnings() {
        let copied = FateBox::read(FateBox::PRACTICE.as_bytes()).ok().map(Arc::new);
        let view = Fellowship::laid_out(&FateOptions { players: 2, copied, ..FateOptions::default() });
        let heard = |said: &str| exactly(&view, said);
        assert_eq!(heard("flip aer b"), Ok(None));
        assert_eq!(heard("remove A eye a aer").expect("one").as_deref(), Some("remove aer"));
        assert!(matches!(heard("flip a eye b"), Err(FateRefusal::SeveralCards { .. })));
        assert_eq!(heard("amend 2 A aer").expect("one").as_deref(), Some("amend 2 aer"));
        assert_eq!(heard("amend 2 A aer red").expect("one").as_deref(), Some("amend 2 aer red"));
        assert_eq!(heard("peek aer; drums").expect("two").as_deref(), Some("peek aer drums"));
    }
}
