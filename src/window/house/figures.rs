//! Over all games: the figures of those that are over, in plain charts by part, by board and by who sat where, and as a
//! table for programs.

use super::archive::{over_no_other, written};
use super::charts::{By, charts};
use crate::games::Kind;
use crate::language::Words;
use crate::referee::OverAll;
use crate::store::{Store, Trouble, documents, is_there, path_to_type, put_for_others, typed_path};
use crate::window::screens::Next;
use crate::window::widgets::beside::{Step, Work, beside};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, choices, press};
use crate::window::widgets::still::still;
use iced::widget::{column, row, space};
use iced::{Center, Element, Fill, Task};
use std::path::PathBuf;

/// How a table for programs ends.
const TABLE: &str = ".csv";

#[derive(Default)]
pub struct Figures {
    /// `None`: the games are being counted.
    all: Option<OverAll>,
    counting: Option<Work>,
    kind: Option<Kind>,
    by: By,
    /// The file that a table is to be written to.
    file: String,
    writing: Option<Work>,
    said: Option<(String, bool)>,
}

#[derive(Clone, Debug)]
pub enum Message {
    /// The games are being counted.
    Counted(Step<OverAll>),
    /// Another game's figures are shown.
    Of(Kind),
    /// They are put together by something else.
    By(By),
    File(String),
    Write,
    Written(Step<Result<PathBuf, Trouble>>),
    Shortcut(Shortcut),
    /// Back to all games.
    Leave,
}

impl Figures {
    /// The figures over the games of a folder, which are counted while the screen is there already.
    pub fn new(folder: PathBuf) -> (Self, Task<Message>) {
        let (work, task) = beside(move || OverAll::of(&Store::at(folder)));
        (Self { counting: Some(work), ..Self::default() }, task.map(Message::Counted))
    }

    pub fn update(&mut self, message: Message, words: &Words) -> Next<Message> {
        match message {
            Message::Counted(Step::TakesLong) => self.counting.iter_mut().for_each(Work::is_long),
            Message::Counted(Step::Done(all)) => {
                let kind = all.kinds().next();
                (self.all, self.counting) = (Some(all), None);
                kind.into_iter().for_each(|kind| self.shows(kind));
            }
            Message::Of(kind) => self.shows(kind),
            Message::By(by) => self.by = by,
            Message::File(typed) => self.file = typed,
            Message::Write | Message::Shortcut(Shortcut::Letter('w')) => return self.write(),
            Message::Written(Step::TakesLong) => self.writing.iter_mut().for_each(Work::is_long),
            Message::Written(Step::Done(done)) => {
                self.writing = None;
                self.said = Some(written(done, words));
            }
            Message::Shortcut(Shortcut::Letter('1')) => self.by = By::Part,
            Message::Shortcut(Shortcut::Letter('2')) => self.by = By::Board,
            Message::Shortcut(Shortcut::Letter('3')) => self.by = By::Persons,
            Message::Shortcut(Shortcut::Letter('4')) => self.by = By::Ending,
            Message::Shortcut(Shortcut::Escape) | Message::Leave => return Next::Leave,
            Message::Shortcut(shortcut) => return Next::Run(page::turn(shortcut)),
        }
        Next::nothing()
    }

    fn shows(&mut self, kind: Kind) {
        (self.kind, self.file, self.said) = (Some(kind), suggested(kind), None);
    }

    /// Writes the table beside the window.
    fn write(&mut self) -> Next<Message> {
        let (Some(all), Some(kind)) = (&self.all, self.kind) else { return Next::nothing() };
        let typed = self.file.trim();
        if typed.is_empty() || self.writing.is_some() {
            return Next::nothing();
        }
        let to = typed_path(&format!("{}{TABLE}", typed.strip_suffix(TABLE).unwrap_or(typed)));
        let to = std::path::absolute(&to).unwrap_or(to);
        let csv = all.csv(kind);
        let (work, task) = beside(move || {
            over_no_other(&to)?;
            put_for_others(&to, csv.as_bytes()).map(|()| to).map_err(Trouble::besides_the_game)
        });
        (self.writing, self.said) = (Some(work), None);
        Next::Run(task.map(Message::Written))
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let leave = press(look, say("table-leave"), Weight::Quiet, Some(Message::Leave)).into();
        let head = page::head(look, say("figures"), [leave]);
        let Some(all) = &self.all else {
            let goes_on = self.counting.as_ref().is_some_and(Work::takes_long);
            let told = if goes_on { say("figures-counting") } else { String::new() };
            return page::page(look, column![head, look.text(told)]);
        };
        let left_out = all.left_out_in_words(words).map(|told| look.label(told));
        let Some(kind) = self.kind else {
            let told = column![look.text(say("figures-no-games"))].push(left_out);
            return page::page(look, column![head, page::sheet(look, told)]);
        };
        let parts: Vec<_> = all.of_kind(kind).map(|part| &part.finished).collect();
        let count = [("games", all.games(kind).into()), ("parts", parts.len().into())];
        let in_parts = kind.counted().in_parts;
        let over = words.say(if in_parts { "figures-games" } else { "figures-games-whole" }, &count);
        // Over all of them, where there are several.
        let games: usize = all.kinds().map(|kind| all.games(kind)).sum();
        let over_all = (all.kinds().count() > 1)
            .then(|| look.label(words.say("figures-over-all", &[("games", games.into())])));
        let told = column![row![look.text(over)].push(over_all).spacing(look.size(18.0)).align_y(Center)]
            .push(self.kinds(look, words, all))
            .push(self.ways(look, words, in_parts))
            .push(self.table(look, words))
            .push(self.said(look, words))
            .push(left_out);
        let of_game = kind.words(words.language());
        let charts = charts(&parts, kind.counted(), self.by, &of_game);
        let mut page = column![head, page::sheet(look, told)];
        let mut charts = charts.into_iter().map(|chart| chart.view(look));
        while let Some(one) = charts.next() {
            let other = charts.next().unwrap_or_else(|| space().into());
            page = page.push(page::side_by_side(look, look.size(12.0), one, other));
        }
        page::page(look, page)
    }

    /// The games to choose from, where there are several.
    fn kinds<'a>(&self, look: Look, words: &Words, all: &OverAll) -> Option<Element<'a, Message>> {
        let kinds: Vec<Kind> = all.kinds().collect();
        let of = |kind: &Kind| {
            let name = words.say(&format!("home-{}", kind.word()), &[]);
            (name, self.kind == Some(*kind), Message::Of(*kind))
        };
        (kinds.len() > 1).then(|| choices(look, kinds.iter().map(of)))
    }

    /// By what they are put together.
    fn ways<'a>(&self, look: Look, words: &Words, in_parts: bool) -> Element<'a, Message> {
        let [part, board] = if in_parts {
            ["figures-by-part", "figures-by-board"]
        } else {
            ["figures-whole", "figures-by-agreed"]
        };
        let ways = [
            (part, By::Part),
            (board, By::Board),
            ("figures-by-persons", By::Persons),
            ("figures-by-ending", By::Ending),
        ];
        choices(look, ways.map(|(name, by)| (words.say(name, &[]), self.by == by, Message::By(by))))
    }

    /// Where a table for programs is written.
    fn table<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let line = page::low_line(look, &self.file).id("figures file");
        let line = line.on_input(Message::File).on_submit(Message::Write);
        row![
            look.label(words.say("archive-file", &[])),
            still(line, Message::Shortcut),
            press(look, words.say("figures-write", &[]), Weight::Quiet, Some(Message::Write)),
        ]
        .spacing(look.size(6.0))
        .align_y(Center)
        .into()
    }

    fn said<'a>(&self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        let writes = self.writing.as_ref().filter(|work| work.takes_long());
        let writes = writes.map(|_| (words.say("archive-writes", &[]), false));
        Some(page::said(look, self.said.clone().or(writes)?).width(Fill).into())
    }
}

/// A name among the owner's documents that nothing has yet, and that tells nothing but the game.
fn suggested(kind: Kind) -> String {
    let named = |number: u32| {
        let more = if number > 1 { format!("-{number}") } else { String::new() };
        documents().join(format!("underhill-{}-figures{more}{TABLE}", kind.word()))
    };
    path_to_type(&(1..).map(named).find(|path| !is_there(path)).unwrap_or_default())
}
