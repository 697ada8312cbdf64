//! What is taken home of a game that is over: a picture with the map, the way, the curve and the story's best lines, and a
//! page with the whole story. Both are pure: the same game in the same language is the same file.

mod asked;
mod column;
mod curve;
mod instead;
mod keep;
mod legend;
mod moving;
mod page;
mod poster;
mod route;
mod table;

pub use keep::{Keep, Message, file_for};

use crate::hunt::telling::{Moment, Over};
use crate::hunt::{Hunt, Record, View};
use crate::language::Words;
use crate::referee::finished;
use crate::store::{Trouble, is_there, put_for_others};
use crate::window::hunt::map::Chart;
use crate::window::paper::{self, Named, Unpainted};
use crate::window::widgets::look::{Colours, Look};
use std::path::Path;

/// A game whose last part is over.
#[derive(Clone)]
pub struct Evening {
    parts: Vec<Over>,
    day: String,
    view: View,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    Page,
    /// The picture to be printed.
    Svg,
    /// The picture to be sent.
    Png,
    /// The telling as a picture that moves.
    Moving,
}

impl Form {
    /// The form of a picture in this file, by the ending of its name.
    pub fn of_picture(file: &Path) -> Option<Self> {
        let ending = file.extension()?.to_str()?.to_ascii_lowercase();
        [Self::Svg, Self::Png].into_iter().find(|form| form.ending().strip_prefix('.') == Some(&*ending))
    }

    fn ending(self) -> &'static str {
        match self {
            Self::Page => ".html",
            Self::Svg => ".svg",
            Self::Png => ".png",
            Self::Moving => "-moving.png",
        }
    }
}

/// A part of it, counted.
struct Told<'a> {
    over: &'a Over,
    moments: Vec<Moment>,
    day: &'a str,
    /// How the game stands, if that is how this part ended.
    end: Option<&'a View>,
}

impl Evening {
    /// `None`: nothing is told of it yet.
    pub fn of(record: &Record) -> Option<Self> {
        let parts: Vec<Over> =
            [1, 2].into_iter().filter_map(|part| Over::of(record, Some(part)).ok()).collect();
        let evening = Self {
            parts,
            day: record.header().time.chars().take(10).collect(),
            view: record.state().view.clone(),
        };
        Some(evening).filter(|evening| !evening.parts.is_empty())
    }

    /// The parts that were played: one at the least.
    pub fn parts(&self) -> &[Over] {
        &self.parts
    }

    pub fn page(&self, words: &Words) -> String {
        let parts: Vec<Told<'_>> = self.parts.iter().map(|over| self.told(over)).collect();
        page::page(words, &parts)
    }

    /// The picture of this part, or of the one that was played last, as SVG.
    pub fn svg(&self, words: &Words, part: Option<u8>) -> Option<String> {
        let told = self.told(self.part(part)?);
        let [_, in_words] = poster::names_of_map(&told).map(|name| words.say(name, &[]));
        let named = Named { id: "telling", title: &poster::headline(words, &told), told: &in_words };
        Some(paper::svg(&poster::poster(words, &told), &named))
    }

    /// The same as PNG.
    ///
    /// # Errors
    ///
    /// If nothing here can paint.
    pub fn png(&self, words: &Words, part: Option<u8>) -> Result<Vec<u8>, Unpainted> {
        let told = self.told(self.part(part).ok_or(Unpainted)?);
        paper::png(&poster::poster(words, &told))
    }

    /// The telling of this part, or of the one that was played last, as a picture that moves.
    ///
    /// # Errors
    ///
    /// If nothing here can paint.
    pub fn moving(&self, words: &Words, part: Option<u8>) -> Result<Vec<u8>, Unpainted> {
        moving::picture(words, &self.told(self.part(part).ok_or(Unpainted)?))
    }

    /// Writes it, of this part or the one that was played last, over no other file: says where it is.
    ///
    /// # Errors
    ///
    /// One sentence why it is not written.
    pub fn write(&self, form: Form, part: Option<u8>, path: &Path, words: &Words) -> Result<String, String> {
        let shown = std::path::absolute(path).unwrap_or_else(|_| path.to_owned()).display().to_string();
        if is_there(path) {
            return Err(words.tell("trouble", &Trouble::Exists { path: shown }));
        }
        let bytes = match form {
            Form::Page => Some(self.page(words).into_bytes()),
            Form::Svg => self.svg(words, part).map(String::into_bytes),
            Form::Png => self.png(words, part).ok(),
            Form::Moving => self.moving(words, part).ok(),
        };
        let bytes = bytes.ok_or_else(|| words.say("keepsake-unpainted", &[]))?;
        put_for_others(path, &bytes).map_err(|trouble| words.tell("trouble", &trouble.besides_the_game()))?;
        Ok(words.say("archive-written", &[("path", shown.into())]))
    }

    fn part(&self, part: Option<u8>) -> Option<&Over> {
        match part {
            Some(part) => self.parts.iter().find(|over| over.part() == part),
            None => self.parts.last(),
        }
    }

    fn told<'a>(&'a self, over: &'a Over) -> Told<'a> {
        let ends = over.part() == self.view.part();
        Told { over, moments: over.moments(), day: &self.day, end: Some(&self.view).filter(|_| ends) }
    }
}

impl Told<'_> {
    /// The board as it is drawn; `None`: no board shows how its places are joined.
    fn chart(&self) -> Option<Chart> {
        self.over.options().board.clone().filter(|board| board.is_linked()).map(Chart::new)
    }

    fn has_map(&self) -> bool {
        self.over.options().linked().is_some()
    }
}

/// Writes the page and the picture of the game in a file, those of them that are wanted: says where each is.
///
/// # Errors
///
/// One sentence why nothing more is written.
pub fn taken_home(
    bytes: &[u8],
    part: Option<u8>,
    page: Option<&Path>,
    picture: Option<&Path>,
    words: &Words,
) -> Result<Vec<String>, String> {
    let words = words.for_game::<Hunt>();
    let (record, _) = finished(bytes, part, words.language())?;
    let evening = Evening::of(&record).ok_or_else(|| words.say("untold-not-over", &[]))?;
    let picture = match picture {
        Some(file) => {
            Some((Form::of_picture(file).ok_or_else(|| words.say("keepsake-which-picture", &[]))?, file))
        }
        None => None,
    };
    let written = page.map(|file| (Form::Page, file)).into_iter().chain(picture);
    written.map(|(form, file)| evening.write(form, part, file, &words)).collect()
}

/// On parchment, by day.
fn colours() -> Colours {
    Look { day: true, ..Look::default() }.colours()
}

#[cfg(test)]
mod tests;
