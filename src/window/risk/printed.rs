//! The pages to print: the game so far, and an empty sheet with the turn, the score and the odds.

use super::odds::{DEFENDERS, NETS, STACKS, chance};
use crate::language::Words;
use crate::language::books::Terms;
use crate::risk::Risk;
use crate::table::Record;
use std::fmt::Write as _;

/// A4, in tenths of a millimetre.
const WIDTH: u32 = 2100;
const HEIGHT: u32 = 2970;
const MARGIN: u32 = 120;
/// So many letters have room in a line.
const LETTERS: usize = 105;

/// The game so far, or an empty sheet.
pub(super) fn page(words: &Words, record: Option<&Record<Risk>>) -> String {
    let mut page = Page::new();
    page.line(56, &words.say("print-title", &[]));
    match record {
        Some(record) => {
            let view = &record.state().view.own;
            for line in Risk::facts(words, view).iter().chain(&Risk::sheet(words, record)) {
                page.wrapped(line);
            }
        }
        None => empty(&mut page, words),
    }
    page.done()
}

fn empty(page: &mut Page, words: &Words) {
    page.line(34, &words.say("print-turn", &[]));
    page.line(34, &words.say("print-sheet", &[]));
    for net in NETS.into_iter().take(2) {
        page.line(34, &words.say("odds-net", &[("net", net.into())]));
        let head: Vec<String> = DEFENDERS.map(|defenders| defenders.to_string()).collect();
        page.cells("", &head);
        for stack in STACKS {
            let chances: Vec<String> = DEFENDERS
                .map(|defenders| chance(stack, defenders, net).trim_end_matches(" %").to_owned())
                .collect();
            page.cells(&stack.to_string(), &chances);
        }
    }
}

/// A page that is being written, line below line.
struct Page {
    text: String,
    at: u32,
}

impl Page {
    fn new() -> Self {
        let text = format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"210mm\" height=\"297mm\" \
             viewBox=\"0 0 {WIDTH} {HEIGHT}\" font-family=\"sans-serif\">"
        );
        Self { text, at: MARGIN }
    }

    fn write(&mut self, x: u32, size: u32, said: &str) {
        let said = said.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(self.text, "<text x=\"{x}\" y=\"{}\" font-size=\"{size}\">{said}</text>", self.at);
    }

    fn line(&mut self, size: u32, said: &str) {
        self.at += size + size / 3;
        self.write(MARGIN, size, said);
    }

    /// A line that is broken between words where it is too long.
    fn wrapped(&mut self, said: &str) {
        let mut line = String::new();
        for word in said.split(' ') {
            if line.chars().count() + word.chars().count() > LETTERS {
                self.line(30, &std::mem::take(&mut line));
            }
            line.push_str(word);
            line.push(' ');
        }
        self.line(30, &line);
    }

    fn cells(&mut self, head: &str, cells: &[String]) {
        self.at += 34;
        self.write(MARGIN, 26, head);
        for (at, cell) in (1..).zip(cells) {
            self.write(MARGIN + at * 115, 26, cell);
        }
    }

    fn done(self) -> String {
        self.text + "</svg>\n"
    }
}
