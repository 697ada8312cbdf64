//! What is agreed before a game begins: each key of `new` that takes one of some words, as the game's own usage lists them. A
//! press begins the game anew with that; the game before, in which nothing was done, is forgotten.

use super::{Framed, Own};
use crate::language::{Usage, Words};
use crate::referee::{OWN, Referee};
use crate::table::{Record, Stage};
use crate::window::play::wish::{Begun, Wish};
use crate::window::widgets::look::Look;
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, container, row, space};
use iced::{Center, Padding};

/// How wide the names of keys are.
const NAMES: f32 = 280.0;
/// The key of how many play.
const PLAYERS: &str = "players";

/// A key of `new`, and the words that it takes, the first where it is left out.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Key {
    name: String,
    values: Vec<String>,
}

/// Something that is agreed before a game, and what can be chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Agreed {
    /// The key of `new` that it belongs to.
    pub key: &'static str,
    pub called: String,
    pub choices: Vec<CanBeAgreed>,
}

/// What it is called, whether it stands, and what of `new` is another by it.
pub type CanBeAgreed = (String, bool, Vec<(&'static str, String)>);

/// The keys that take one of some words: `[cards=off|on]`, `players=2|3`. Where anything else can be said, the line takes it.
fn keys(usage: &str) -> Vec<Key> {
    let key = |word: &str| {
        let inner = word.strip_prefix('[').and_then(|word| word.strip_suffix(']')).unwrap_or(word);
        let (name, values) = inner.split_once('=')?;
        let is_word =
            |value: &&str| value.chars().all(|sign| sign.is_ascii_lowercase() || sign.is_ascii_digit());
        let values: Vec<String> = values.split('|').filter(is_word).map(str::to_owned).collect();
        (values.len() > 1).then(|| Key { name: name.to_owned(), values })
    };
    usage.split_whitespace().filter_map(key).collect()
}

pub(super) fn any<G: Framed>() -> bool {
    !keys(usage::<G>()).is_empty()
}

/// How `new` is said.
pub(super) fn usage<G: Framed>() -> &'static str {
    Usage::<G>::all().find(|usage| usage.name == "new").map_or("", |usage| usage.usage)
}

/// How many play, where `new` takes a number of them.
pub(super) fn seats(usage: &str, said: &str) -> Option<u8> {
    chosen(said, keys(usage).iter().find(|key| key.name == PLAYERS)?)?.parse().ok()
}

/// The same for so many; what goes without saying is not said.
pub(super) fn for_so_many(usage: &str, said: &str, players: u8) -> String {
    let players = players.to_string();
    let unsaid = usage.contains(&format!("[{PLAYERS}={players}"));
    changed(said, PLAYERS, if unsaid { "" } else { &players })
}

/// What was said by `new`, to be played with the owner's own box.
pub(super) fn with_own(said: &str) -> String {
    changed(said, "board", OWN)
}

/// The same, unless it was said what it is to be played with.
pub(super) fn with_own_unless(said: &str) -> String {
    if said.contains(" board=") { said.to_owned() } else { with_own(said) }
}

/// What was said by `new`, with this key otherwise; without it where there is no value.
pub(super) fn changed(said: &str, name: &str, value: &str) -> String {
    let begins = format!("{name}=");
    let kept = said.split_whitespace().filter(|word| !word.to_ascii_lowercase().starts_with(&begins));
    let said = (!value.is_empty()).then(|| format!("{begins}{value}"));
    kept.map(str::to_owned).chain(said).collect::<Vec<_>>().join(" ")
}

/// What stands for a key now: what was said; what was said of all draws, where it is one of these; else its first word.
fn chosen<'k>(said: &str, key: &'k Key) -> Option<&'k str> {
    let said_of = |name: &str| {
        let begins = format!("{name}=");
        let mut words = said.split_whitespace().map(str::to_ascii_lowercase);
        words.find_map(|word| Some(word.strip_prefix(&begins)?.to_owned()))
    };
    let is_there = |value: String| key.values.iter().find(|it| **it == value).map(String::as_str);
    match said_of(&key.name) {
        Some(value) => is_there(value),
        None => said_of("draws").and_then(is_there).or(key.values.first().map(String::as_str)),
    }
}

/// A word of the house, or as it is.
fn called(words: &Words, family: &str, word: &str) -> String {
    let name = format!("{family}-{word}");
    if words.has(&name) { words.say(&name, &[]) } else { word.to_owned() }
}

/// The page: a line for each key, the word that stands there chosen. `has_own`: a box of the owner's own is kept.
pub(super) fn page<'a, G: Framed>(
    look: Look,
    words: &Words,
    record: &Record<G>,
    has_own: bool,
) -> Own<'a, G> {
    Column::with_children(lines(look, words, record, has_own)).spacing(look.size(8.0)).into()
}

fn lines<'a, G: Framed>(look: Look, words: &Words, record: &Record<G>, has_own: bool) -> Vec<Own<'a, G>> {
    let said = record.said().next().map_or_else(String::new, |(said, _)| said.full.clone());
    let is_untouched = G::is_untouched(record);
    let line = |called, choices: Vec<_>, means| line(look, words, (called, means), choices, is_untouched);
    let besides = G::agreed_besides(words, record.state()).into_iter().map(|agreed| {
        let choices = agreed.choices.into_iter().map(|(label, stands, changes)| {
            let said =
                changes.into_iter().fold(said.clone(), |said, (key, value)| changed(&said, key, &value));
            (label, stands, said)
        });
        line(agreed.called, choices.collect(), String::new())
    });
    let keys = keys(usage::<G>()).into_iter().map(|key| {
        let now = chosen(&said, &key);
        let is_agreed = G::is_agreed(record.state(), &key.name);
        let is_there = |value: &&String| is_agreed && (has_own || *value != OWN || now == Some(OWN));
        let choices = key.values.iter().filter(is_there).map(|value| {
            let stands = now == Some(value);
            (called(words, "value", value), stands, changed(&said, &key.name, value))
        });
        // What that means, where the game says it.
        let name = format!("agreed-{}", key.name);
        let now = now.filter(|_| is_agreed && words.has(&name));
        let means = now.map(|now| words.say(&name, &[("value", now.into())]));
        line(called(words, "option", &key.name), choices.collect(), means.unwrap_or_default())
    });
    if G::BESIDES_LAST { keys.chain(besides).collect() } else { besides.chain(keys).collect() }
}

/// What it is called, and what is chosen from; where that is nothing, its place is left empty, so that no other comes there. Where hands have told something already, the gold button asks whether
/// the game is to begin anew.
fn line<'a, G: Framed>(
    look: Look,
    words: &Words,
    (name, means): (String, String),
    choices: Vec<(String, bool, String)>,
    is_untouched: bool,
) -> Own<'a, G> {
    if choices.is_empty() {
        return space().height(look.size(15.0) * 1.3 + 2.0 * look.size(5.0)).into();
    }
    let choices = choices.into_iter().map(|(label, stands, said)| {
        let wish = match (is_untouched, stands) {
            (true, _) => Wish::Say(said),
            (false, true) => Wish::Back,
            (false, false) => {
                let facts = [("option", name.as_str().into()), ("value", label.as_str().into())];
                Wish::Begin(Begun::new(said, words.say("frame-anew", &facts)))
            }
        };
        press(look, label, Weight::chosen(stands), Some(wish)).into()
    });
    let choices = Row::with_children(choices).spacing(look.size(4.0));
    let name = container(look.text(name)).width(look.size(NAMES));
    let means = (!means.is_empty()).then(|| {
        let means = look.text(means).size(look.size(15.0)).color(look.colours().faint);
        container(means).padding(Padding::ZERO.left(look.size(14.0)))
    });
    row![name, choices].push(means).align_y(Center).into()
}

/// Whether the game is being set up.
pub(super) fn in_setup<G: Framed>(referee: &Referee) -> bool {
    referee.state::<G>().is_some_and(|state| G::stage(&state.view) == Stage::Setup)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::war::War;

    #[test]
    fn what_is_agreed_is_chosen_from_the_games_own_usage() {
        let names = |usage: &str| keys(usage).into_iter().map(|key| key.name).collect::<Vec<_>>();
        assert_eq!(
            names(
                "new x [cards=off|on] [seed=N] [map=FILE|none] players=2|3 [board=none|own|FILE] [odds=open|off]"
            ),
            ["cards", "players", "board", "odds"]
        );
        let keys = keys(usage::<War>());
        let cards = keys.iter().find(|key| key.name == "cards").expect("cards");
        assert_eq!(changed("new war seed=3", &cards.name, "on"), "new war seed=3 cards=on");
        assert_eq!(changed("new war CARDS=on seed=3", &cards.name, "off"), "new war seed=3 cards=off");
        let cup = keys.iter().find(|key| key.name == "cup").expect("cup");
        assert_eq!((chosen("new war draws=hand", cup), chosen("new war", cup)), (Some("hand"), Some("app")));
        assert_eq!((chosen("new war cards=on", cards), chosen("new war", cards)), (Some("on"), Some("off")));
        // How many play: what goes without saying is not said.
        let usage = usage::<War>();
        assert_eq!((seats(usage, "new war cards=on"), seats(usage, "new war players=3")), (Some(2), Some(3)));
        assert_eq!(for_so_many(usage, "new war players=3 cards=on", 4), "new war cards=on players=4");
        assert_eq!(for_so_many(usage, "new war players=3 cards=on", 2), "new war cards=on");
    }
}
