//! Who plays, and in which order, as it is chosen before the game: how many, who sits where, and who begins. Whatever is pressed,
//! it is a table that can play (K1).

use crate::books::Named as _;
use crate::language::risk::colour;
use crate::language::{Words, capital};
use crate::risk::colour::{Colour, Players};
use crate::risk::options::Options;
use crate::window::frame::Agreed;
use strum::IntoEnumIterator;

/// The keys of `new` that it is about.
const PLAYERS: &str = "players";
const FIRST: &str = "first";
/// What the places are called.
const PLACES: [&str; 4] = ["place-first", "seat-second", "seat-third", "seat-fourth"];

/// Who plays by what was said with `new`, in order.
fn said_to_play(said: &str) -> Option<Vec<Colour>> {
    let named = said.split_whitespace().find_map(|word| word.strip_prefix(PLAYERS)?.strip_prefix('='))?;
    named.split(',').map(|name| Colour::meant(name).ok()).collect()
}

/// How many play by it.
pub(super) fn of(said: &str) -> Option<u8> {
    u8::try_from(said_to_play(said)?.len()).ok()
}

/// The same for so many; whoever was said to begin does, if he plays.
pub(super) fn for_so_many(said: &str, count: usize) -> String {
    let players = so_many(&said_to_play(said).unwrap_or_default(), count);
    let names: Vec<&str> = players.iter().map(|colour| colour.name()).collect();
    let first = format!("{FIRST}=");
    let plays = |word: &&str| word.strip_prefix(&*first).is_none_or(|begins| names.contains(&begins));
    let others = said.split_whitespace().filter(|word| !word.starts_with(PLAYERS)).filter(plays);
    let players = format!("{PLAYERS}={}", names.join(","));
    others.map(str::to_owned).chain([players]).collect::<Vec<_>>().join(" ")
}

/// How many play, who is the first in order and so on, and who begins.
pub(super) fn agreed(words: &Words, options: &Options) -> Vec<Agreed> {
    let players: Vec<Colour> = options.players.iter().collect();
    let changes = |players: &[Colour]| {
        let names: Vec<&str> = players.iter().map(|colour| colour.name()).collect();
        // Whoever was said to begin is one of those who play.
        let begins = options.first.map(|first| if players.contains(&first) { first } else { players[0] });
        let begins = begins.map_or_else(String::new, |first| first.name().to_owned());
        vec![(PLAYERS, names.join(",")), (FIRST, begins)]
    };
    let count =
        (2..=4).map(|count| (count.to_string(), count == players.len(), changes(&so_many(&players, count))));
    let count = Agreed { key: PLAYERS, called: words.say("option-players", &[]), choices: count.collect() };
    // Where fewer play, a place that nobody has keeps its line.
    let places = PLACES.iter().enumerate().map(|(at, place)| {
        let choice = |of| (colour(words, of), players[at] == of, changes(&seated(&players, at, of)));
        let choices = if at < players.len() { Colour::iter().map(choice).collect() } else { Vec::new() };
        Agreed { key: PLAYERS, called: capital(&words.say(place, &[])), choices }
    });
    // K6: the dice say it, unless somebody is said to.
    let by_dice = (words.say("begins-by-dice", &[]), options.first.is_none(), vec![(FIRST, String::new())]);
    let said = players
        .iter()
        .map(|of| (colour(words, *of), options.first == Some(*of), vec![(FIRST, of.name().to_owned())]));
    let begins = std::iter::once(by_dice).chain(said).collect();
    let begins = Agreed { key: FIRST, called: words.say("begins", &[]), choices: begins };
    std::iter::once(count).chain(places).chain([begins]).collect()
}

/// So many of them, the first first; others come behind them.
fn so_many(players: &[Colour], count: usize) -> Vec<Colour> {
    let mut chosen: Vec<Colour> = Vec::new();
    let all = players.iter().copied().chain(Colour::iter());
    let fits = |chosen: &[Colour]| {
        // What is missing has to be there among those who are left.
        let others: Vec<Colour> = Colour::iter().filter(|it| !chosen.contains(it)).collect();
        (0..1_u8 << others.len()).any(|subset| {
            let more = others.iter().enumerate().filter(|(at, _)| subset >> at & 1 == 1).map(|(_, it)| *it);
            let all: Vec<Colour> = chosen.iter().copied().chain(more).collect();
            all.len() == count && Players::try_from(all).is_ok()
        })
    };
    for colour in all {
        let mut more = chosen.clone();
        more.push(colour);
        if !chosen.contains(&colour) && fits(&more) {
            chosen = more;
        }
    }
    chosen
}

/// With this colour at a place: whoever sits there goes where it sat, or where another of its side did.
fn seated(players: &[Colour], at: usize, colour: Colour) -> Vec<Colour> {
    let mut seated = players.to_vec();
    let before = seated[at];
    let sat = seated.iter().position(|it| *it == colour);
    // A colour that does not play takes the place of one of its own side.
    let other = sat.or_else(|| {
        let same = before.side() == colour.side();
        seated.iter().position(|it| it.side() == colour.side()).filter(|_| !same)
    });
    if let Some(other) = other {
        seated[other] = before;
    }
    seated[at] = colour;
    seated
}

#[cfg(test)]
mod tests {
    use super::*;
    use Colour::{Black, Green, Red, Yellow};

    #[test]
    fn so_many_play_and_the_first_stay() {
        for (players, count, then) in [
            (vec![Yellow, Red, Green, Black], 3, vec![Yellow, Red, Black]),
            (vec![Yellow, Red, Green, Black], 2, vec![Yellow, Red]),
            (vec![Black, Green], 4, vec![Black, Green, Yellow, Red]),
            (vec![Black, Green], 3, vec![Black, Green, Red]),
            (vec![Red, Black, Green], 2, vec![Red, Green]),
        ] {
            assert_eq!(so_many(&players, count), then, "{players:?}");
        }
    }

    #[test]
    fn so_many_play_by_what_was_said_before() {
        assert_eq!((of("new risk players=y,red,b board=none"), of("new risk")), (Some(3), None));
        let said = "new risk players=red,yellow,black first=black board=none";
        assert_eq!(for_so_many(said, 2), "new risk board=none players=red,yellow");
        assert_eq!(for_so_many(said, 4), "new risk first=black board=none players=red,yellow,black,green");
    }

    /// K1, whatever is pressed, and whoever was chosen sits there.
    #[test]
    fn whoever_is_seated_the_table_can_play() {
        let mut tables = vec![vec![Yellow, Red]];
        let mut at = 0;
        while at < tables.len() {
            let players = tables[at].clone();
            let seats = (0..players.len()).flat_map(|seat| Colour::iter().map(move |of| (seat, of)));
            let reached: Vec<Vec<Colour>> = seats
                .map(|(seat, of)| {
                    let seated = seated(&players, seat, of);
                    assert_eq!(seated[seat], of, "{players:?}");
                    seated
                })
                .chain((2..=4).map(|count| so_many(&players, count)))
                .collect();
            for table in reached {
                assert!(Players::try_from(table.clone()).is_ok(), "{table:?}");
                if !tables.contains(&table) {
                    tables.push(table);
                }
            }
            at += 1;
        }
        // 8 tables of two, 12 of three and 24 of four: each can be had.
        assert_eq!(tables.len(), 8 + 12 + 24);
    }
}
