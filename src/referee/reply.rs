//! What comes back for a command, and to whose ears.

use super::no::{No, Remedy};
use crate::games::Kind;
use crate::language::{Ear, Secrecy, clean, folded, protocol};
use crate::table::Digest;

/// Whom a line is for, and what it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// `=`: the answer to an accepted command.
    Answer,
    /// `?`: why a command is refused.
    Refused,
    Table,
    /// `~`: for the eyes of whoever is behind the screen only.
    Secret,
}

impl Mark {
    /// The sign at the beginning of the line.
    pub fn sign(self) -> char {
        match self {
            Self::Answer => '=',
            Self::Refused => '?',
            Self::Table => '!',
            Self::Secret => '~',
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReplyLine {
    pub mark: Mark,
    pub text: String,
    /// Whether it is the seal of what was just said, which a window shows when it is asked for.
    pub is_seal: bool,
    /// What it says to the table, where that is something else; `None` if it is the same.
    pub(super) open: Option<String>,
}

impl ReplyLine {
    /// A name in a file or a word on the line may hold anything; here a line is one line.
    pub(super) fn new(mark: Mark, text: String, open: Option<String>) -> Self {
        let clean = |text: String| clean(&text).into_owned();
        Self { mark, text: clean(text), is_seal: false, open: open.map(clean) }
    }
}

/// What stands behind `=`, and what the table sees of it where that is something else.
pub(super) struct Equals {
    pub text: String,
    pub open: Option<String>,
}

impl From<String> for Equals {
    fn from(text: String) -> Self {
        Self { text, open: None }
    }
}

/// That a command was refused.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declined {
    pub sentence: String,
    pub text: String,
    pub remedy: Option<Remedy>,
}

impl From<No> for Declined {
    fn from(No { sentence, text, remedy, .. }: No) -> Self {
        Self { sentence, text: clean(&text).into_owned(), remedy }
    }
}

/// All that comes back for one command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reply {
    /// The lines, in order; the last one is the answer or the refusal.
    pub lines: Vec<ReplyLine>,
    pub quit: bool,
    /// What was asked, answered in words for people; nothing where the lines say it.
    pub in_words: Box<[(Mark, String)]>,
    /// Why the game is not safe on disk, for as long as it is not.
    pub unsaved: Option<String>,
    /// What has become of its file: it is safe again, or was written anew, or is another one.
    pub news: Vec<String>,
    /// That the command was refused, if it was.
    pub refused: Option<Box<Declined>>,
    /// The command as it may be repeated.
    pub(super) said: Box<str>,
    pub(super) secrecy: Secrecy,
}

impl Reply {
    /// Nothing yet, to this line, while such a game is on the table.
    pub(super) fn to(line: &str, kind: Kind) -> Self {
        Self {
            lines: Vec::new(),
            quit: false,
            in_words: Box::default(),
            unsaved: None,
            news: Vec::new(),
            refused: None,
            said: clean(&repeated(line)).into(),
            secrecy: kind.secrecy(line),
        }
    }

    /// Whether the command was carried out.
    pub fn accepted(&self) -> bool {
        self.refused.is_none()
    }

    /// The name of the sentence behind `?`, if the command was refused.
    pub fn refused_as(&self) -> Option<&str> {
        self.refused.as_ref().map(|refused| &*refused.sentence)
    }

    /// What whoever was refused can do next, where that is one thing.
    pub fn remedy(&self) -> Option<Remedy> {
        self.refused.as_ref()?.remedy
    }

    /// The text of the answer or the refusal.
    pub fn answer(&self) -> &str {
        self.lines.last().map_or("", |line| &line.text)
    }

    /// What is told to the table, besides the answer.
    pub fn to_the_table(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().filter(|line| line.mark == Mark::Table).map(|line| line.text.as_str())
    }

    /// The lines as the protocol prints them.
    pub fn print(&self, echo: bool) -> String {
        let mut text = if echo { format!("> {}\n", self.said) } else { String::new() };
        self.push_lines(&mut text, self.lines.iter().map(|line| (line.mark, &*line.text)));
        text
    }

    /// Writes these lines, and before the last one how the game stands on disk: everybody is to hear of that.
    fn push_lines<'a>(&self, text: &mut String, lines: impl Iterator<Item = (Mark, &'a str)>) {
        let mut lines: Vec<_> = lines.collect();
        let answer = lines.pop();
        lines.extend(self.on_disk().map(|told| (Mark::Table, told)));
        lines.into_iter().chain(answer).for_each(|(mark, line)| push_line(text, mark, line));
    }

    /// How the game stands on disk, where there is something to say.
    pub fn on_disk(&self) -> impl Iterator<Item = &str> {
        self.news.iter().chain(&self.unsaved).map(String::as_str)
    }

    /// What of it the table may see (`--public`).
    pub fn print_public(&self, echo: bool) -> String {
        if self.secrecy == Secrecy::Silent {
            return String::new();
        }
        let mut text = String::new();
        if echo {
            let said = match self.secrecy {
                Secrecy::Slip => "…",
                Secrecy::FirstWord => self.said.split(' ').next().unwrap_or_default(),
                _ => &self.said,
            };
            text = format!("> {said}\n");
        }
        let open = self.lines.iter().filter(|line| line.mark != Mark::Secret);
        self.push_lines(&mut text, open.map(|line| (line.mark, line.open.as_deref().unwrap_or(&line.text))));
        text
    }

    pub(super) fn say(&mut self, mark: Mark, text: String) {
        self.lines.push(ReplyLine::new(mark, text, None));
    }

    pub(super) fn seals(&mut self, seal: Digest) {
        self.lines
            .push(ReplyLine { is_seal: true, ..ReplyLine::new(Mark::Table, protocol::seal(seal), None) });
    }

    pub(super) fn tell(&mut self, said: Vec<(Ear, String)>) {
        said.into_iter().for_each(|(ear, text)| self.say(ear.into(), text));
    }

    /// The line is not repeated.
    pub(super) fn hide_line(&mut self) {
        self.said = "…".into();
    }

    pub(super) fn answered(&mut self, answer: Equals) {
        self.lines.push(ReplyLine::new(Mark::Answer, answer.text, answer.open));
    }

    /// Ends with why not. `secretly`: what the table hears instead of why, where that would tell it what was tried.
    pub(super) fn refuse(&mut self, no: No, secretly: String) {
        let secret = self.secrecy != Secrecy::Open || no.is_secret;
        self.lines.push(ReplyLine::new(Mark::Refused, no.text.clone(), secret.then_some(secretly)));
        self.refused = Some(Box::new(no.into()));
    }
}

/// A line with its blanks folded. A passphrase is repeated to nobody.
fn repeated(line: &str) -> String {
    match line.split_whitespace().next() {
        Some(first) if ["lock", "unlock"].iter().any(|name| first.eq_ignore_ascii_case(name)) => {
            first.to_owned()
        }
        _ => folded(line),
    }
}

fn push_line(text: &mut String, mark: Mark, line: &str) {
    text.push(mark.sign());
    if !line.is_empty() {
        text.push(' ');
        text.push_str(line);
    }
    text.push('\n');
}
