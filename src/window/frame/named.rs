//! Whoever types may type the words that are seen: what is no line by itself and is called as one thing that can be pressed alone is as
//! good as a press on that.

use super::called::{name_words, nearest_called};
use super::offered::never_in_vain;
use super::{Choice, Frame, Framed, Message, Seen};
use crate::language::Usage;
use crate::referee::{Mark, Referee, Reply};
use crate::window::play::utterance::Utterance;
use crate::window::play::wish::Wish;
use crate::window::widgets::look::Look;

/// So many letters at least are the beginning of a name.
const LETTERS: usize = 3;
/// What stands before what a choice does, and is no part of what people say.
const ARTICLES: &[&str] =
    &["a", "an", "ein", "eine", "einen", "einer", "un", "una", "uno", "une", "unos", "unas"];

/// What is called so: what stands on it, and what is wished for by it.
pub(super) enum Named<G: Framed> {
    Thing(String, Wish<G>),
    /// What is needed before a game, or behind it.
    Way((String, Message<G>)),
}

impl<G: Framed> Named<G> {
    pub(super) fn label(&self) -> &str {
        match self {
            Self::Thing(label, _) | Self::Way((label, _)) => label,
        }
    }
}

impl<G: Framed> Frame<G> {
    /// The one thing that is called as what is typed, of those that can be pressed while that is not typed.
    pub(super) fn named(&self, referee: &Referee) -> Option<Named<G>> {
        let typed = self.line.typed.trim();
        let (read, each) = (self.read(referee), self.is_told_by_presses());
        let is_line = read.is_whole() || !read.several.is_empty();
        let is_called = typed.starts_with(char::is_alphabetic)
            && (each || self.line.begun.is_none() && !is_line)
            && !self.stands_refused();
        if !is_called {
            return None;
        }
        let said = called_as(typed);
        let named = self.things(referee)?.into_iter().map(|it| (called_as(it.label()), it));
        let named: Vec<_> = named.filter(|(name, _)| begins(name, &said)).collect();
        let whole = |name: &[String]| name.len() == said.len() && *name == said[..];
        // A command's own word is the beginning of what that asks for.
        let is_command = |word: &String| Usage::<G>::all().any(|usage| usage.name == *word);
        let is_short = said.iter().all(|word| word.chars().count() < LETTERS);
        let begun = !(is_short || said.len() == 1 && said.iter().any(is_command));
        let any_whole = named.iter().any(|(name, _)| whole(name));
        let named = named.into_iter().filter(|(name, _)| if any_whole { whole(name) } else { begun });
        let mut named = named.map(|(_, it)| it);
        let first = named.next()?;
        let others_are_it = named.all(|it| match (&first, &it) {
            (Named::Thing(_, one), Named::Thing(_, other)) => one == other,
            _ => false,
        });
        // Behind what was begun it is a line already that says the same.
        let is_said =
            matches!(&first, Named::Thing(_, Wish::Begin(begun)) if begun.command == read.full.trim());
        (others_are_it && !(is_line && is_said)).then_some(first)
    }

    /// Whether something is told press by press: what is typed then is called so, and what else was begun waits for its own words.
    fn is_told_by_presses(&self) -> bool {
        self.line.begun.as_ref().is_some_and(|begun| begun.each && !G::reads_on(&begun.command))
    }

    /// What is told press by press, and has nothing that is called as what is typed: what was told so far stays, and this is said.
    pub(super) fn has_no_such(&self, referee: &Referee) -> Option<String> {
        let typed = self.line.typed.trim();
        let waits = self.is_told_by_presses() && typed.starts_with(char::is_alphabetic);
        if !waits || self.read(referee).is_whole() {
            return None;
        }
        let near = self.nearest_thing(referee, typed).unwrap_or("empty".to_owned());
        let facts = [("word", typed.into()), ("nearest", near.into())];
        Some(referee.words().say("refused-no-such-name", &facts))
    }

    /// What a reply says to a line that is no command, but is called nearly as something that lies there.
    pub(super) fn nearly_called(&self, referee: &Referee, line: &str, reply: &Reply) -> Option<Utterance> {
        const NO_COMMAND: &str = "misheard-unknown-command";
        reply.refused.as_ref().filter(|declined| declined.sentence == NO_COMMAND)?;
        let near = self.nearest_thing(referee, line)?;
        let text = referee.words().say(NO_COMMAND, &[("word", line.into()), ("nearest", near.into())]);
        Some(Utterance { mark: Mark::Refused, text })
    }

    /// What lies there to be pressed and is called nearly as this.
    fn nearest_thing(&self, referee: &Referee, typed: &str) -> Option<String> {
        let things = self.things(referee)?.into_iter().map(|it| it.label().to_owned());
        let names = things.filter(|name| name.starts_with(char::is_alphabetic));
        nearest_called(names.map(|name| (typed.to_owned(), name))).map(|(_, name)| name)
    }

    /// What can be pressed while what is typed is not typed.
    fn things(&self, referee: &Referee) -> Option<Vec<Named<G>>> {
        let record = referee.kept::<G>()?.record();
        let (words, state) = (referee.words(), record.state());
        let before = self.line.begun.as_ref().map_or("", |begun| &begun.command);
        let seen = Seen { veiled: false, typed: before, opened: &self.opened };
        let chips = G::chips(words, state, seen);
        let chips = never_in_vain(words, record, chips).into_iter();
        let chips = chips.filter(Choice::can_be_pressed).map(|choice| (choice.label, choice.wish));
        let scene = self.scene(Look::default(), referee, seen)?;
        let mats = [Some(G::mat(scene)), G::moment(scene), G::told_beside(scene), G::below(scene)];
        let on_mats = mats.into_iter().flatten().flat_map(|mat| {
            let places = mat.places().to_vec().into_iter();
            places.map(|place| (place.name, place.message))
        });
        let things = chips.chain(on_mats).map(|(label, wish)| Named::Thing(label, wish));
        let ways = self.ways_on(referee).into_iter().map(Named::Way);
        Some(things.chain(ways).collect())
    }
}

/// The words by which it is known, without what only parts them.
fn called_as(label: &str) -> Vec<String> {
    let bare = label.replace([':', '·', '…', '–', '(', ')', '?', '!', '.', '“', '”', '«', '»'], " ");
    let mut words = name_words(&bare);
    words.retain(|word| !ARTICLES.contains(&word.as_str()));
    words
}

/// Whether a name is begun so: all words whole but the last, of which the beginning will do.
fn begins(name: &[String], said: &[String]) -> bool {
    let Some((last, before)) = said.split_last() else { return false };
    name.starts_with(before) && name.get(before.len()).is_some_and(|word| word.starts_with(last.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_is_called_as_people_say_it() {
        for (label, typed, is) in [
            ("A battle", "battle", true),
            ("Character: played", "character pl", true),
            ("Options …", "Options", true),
            ("Rundenzahl", "runden", true),
            ("A settlement is taken", "settlement taken", false),
            ("Gondor", "gon", true),
            ("The Ring bears it", "ring bears", true),
            ("Gondor", "gondor advances", false),
        ] {
            assert_eq!(begins(&called_as(label), &called_as(typed)), is, "{label}, {typed}");
        }
    }
}
