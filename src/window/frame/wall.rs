//! The table's window of a framed game: its mat, read from across the table. It has no buttons.

use super::{Framed, Seen};
use crate::language::Words;
use crate::table::{Digest, Game, Heard, How, Record};
use crate::window::screens::{Beside, Wall};
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::Look;
use iced::widget::container;
use iced::{Element, Fill};
use std::convert::Infallible;
use std::marker::PhantomData;

pub struct FrameWall<G> {
    /// What was taken back, done again or set right, if that is what was heard last: all of what was so at once.
    again: Option<(How, Vec<String>)>,
    /// Which game it is, and how many lines it had when it was heard last.
    heard: Option<(Option<Digest>, usize)>,
    /// What is being said on the game's screen, and what lies unfolded there.
    said: String,
    opened: String,
    game: PhantomData<fn() -> G>,
}

impl<G> Default for FrameWall<G> {
    fn default() -> Self {
        Self { again: None, heard: None, said: String::new(), opened: String::new(), game: PhantomData }
    }
}

impl<G: Framed> FrameWall<G> {
    /// That it was, in words: hands have to do the same on the table.
    fn announced(&self, words: &Words, view: &<G as Game>::View) -> Option<String> {
        let (how, said) = self.again.as_ref()?;
        let name = match how {
            How::Undid => "wall-undone",
            How::Redid => "wall-redone",
            How::Did => "wall-set-right",
        };
        let said: Vec<_> = said.iter().map(|said| G::deed_there(words, view, said)).collect();
        Some(words.say(name, &[("command", said.join(", ").into())]))
    }
}

impl<G: Framed> Wall<G> for FrameWall<G> {
    type Message = Infallible;

    fn hears(&mut self, record: Option<&Record<G>>, beside: Beside) {
        self.said = beside.said;
        self.opened = beside.opened;
        let is_again =
            |heard: &Heard<'_, G>| heard.how != How::Did || heard.events.iter().any(G::is_set_right);
        let before = self.heard.take();
        let Some(record) = record else {
            self.again = None;
            return;
        };
        let now = (record.heads().first().copied(), record.acts().len());
        self.heard = Some(now);
        if before == self.heard {
            return;
        }
        // Of what was there before it hung here the last alone is news.
        let since = before.filter(|(game, lines)| *game == now.0 && *lines < now.1);
        let heard: Vec<Heard<'_, G>> = match since {
            Some((_, lines)) => record.heard_since(lines).collect(),
            None => record.heard_last().into_iter().collect(),
        };
        let how = heard.last().filter(|heard| is_again(heard)).map(|heard| heard.how);
        self.again = how.map(|how| {
            let all = heard.iter().filter(|heard| heard.how == how && is_again(heard));
            (how, all.map(|heard| heard.said.to_owned()).collect())
        });
    }

    fn update(&mut self, message: Infallible) {
        match message {}
    }

    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a <G as Game>::View>,
        told: &[&<G as Game>::Public],
    ) -> Element<'a, Infallible> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let again = self.announced(words, view);
        let seen = Seen { veiled: false, typed: &self.said, opened: &self.opened };
        container(G::wall_mat(look, words, view, (told, again.as_deref()), seen)).center(Fill).into()
    }
}
