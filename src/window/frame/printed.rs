//! A page to print: A4, ink only, lines below each other, and at its foot whose it is. It is written as SVG, as the log of
//! *Hunt for the Ring* is.

use super::Framed;
use crate::language::{Seat, Words};
use crate::table::Record;
use crate::window::paper::{Ink, Stands, wrapped};

/// The page, in tenths of a millimetre.
const PAGE: [u32; 2] = [2100, 2970];
const MARGIN: u32 = 130;
/// The size of the title, of what stands above some lines, of a line, of what stands in a cell, and of the foot.
const TITLE: u32 = 60;
const HEAD: u32 = 40;
const TYPE: u32 = 32;
const SMALL: u32 = 26;
/// So much longer than the paper, as a fraction, may be what is drawn smaller to fit on it.
const SMALLEST: [u32; 2] = [3, 2];
/// How far a line to write on is below what is above it.
const TO_WRITE: u32 = 90;
/// The side of a box of a track.
const BOX: u32 = 62;

/// Who sat there, in one line, and the sheet without them.
pub(super) fn sheet<G: Framed>(words: &Words, record: &Record<G>) -> (Option<String>, Vec<String>) {
    let seat = |Seat { seat, name }: &Seat| {
        let seat = words.say(&format!("seat-{}", seat.replace(' ', "-")), &[]);
        words.say("resumed-seat", &[("named", name.as_str().into()), ("seat", seat.into())])
    };
    let seats: Vec<String> = G::people(record).iter().map(seat).collect();
    let seated = || words.say("resumed-seats", &[("seats", seats.join(", ").into())]);
    ((!seats.is_empty()).then(seated), G::report(words, record, false))
}

/// A game so far, or (`None`) its empty sheet.
pub(super) fn printed<G: Framed>(words: &Words, record: Option<&Record<G>>) -> String {
    let mut page = Page::titled(&words.say(&format!("home-{}", G::WORD), &[]));
    match record {
        Some(record) => {
            let when = G::when(words, &record.state().view);
            page.head(&when);
            let (seated, sheet) = sheet(words, record);
            seated.iter().for_each(|line| page.line(line));
            let stands = G::so_far(words, record);
            stands.iter().filter(|line| **line != when).for_each(|line| page.line(line));
            page.head(&words.say("printed-report", &[]));
            // What stands there already is not written again.
            let is_new = |line: &&String| **line != when && !stands.contains(line);
            sheet.iter().filter(is_new).for_each(|line| page.line(line));
        }
        None => G::empty_sheet(words, &mut page),
    }
    page.done(words)
}

/// A page that is being written.
pub struct Page {
    drawn: Ink,
    /// How far down it is written.
    y: u32,
}

impl Page {
    fn titled(title: &str) -> Self {
        let mut page = Self { drawn: Ink::default(), y: 150 };
        page.row(TITLE, title);
        page
    }

    /// What stands above some lines.
    pub fn head(&mut self, words: &str) {
        self.y += HEAD / 2;
        self.row(HEAD, words);
    }

    /// A line; in several where one is too short.
    pub fn line(&mut self, words: &str) {
        let broad = (PAGE[0] - 2 * MARGIN) as f32;
        wrapped(words, TYPE as f32, false, broad).iter().for_each(|row| self.row(TYPE, row));
    }

    fn row(&mut self, size: u32, words: &str) {
        self.y += size + size / 3;
        self.write(MARGIN, size, words);
    }

    fn write(&mut self, x: u32, size: u32, words: &str) {
        self.drawn.words([x, self.y], size, Stands::Plain, words);
    }

    /// A row of a table: what it is, and its cells, each so broad as the page allows.
    pub fn cells<T: AsRef<str>>(&mut self, first: &str, cells: &[T]) {
        self.y += TYPE + TYPE / 8;
        self.write(MARGIN, SMALL, first);
        let broad = (PAGE[0] - 2 * MARGIN) / (cells.len() as u32 + 1).max(1);
        for (at, cell) in (1..).zip(cells) {
            self.write(MARGIN + at * broad, SMALL, cell.as_ref());
        }
    }

    /// A track to tick off: a numbered box each, in as many rows as it takes.
    pub fn boxes(&mut self, name: &str, numbers: impl IntoIterator<Item = u32>) {
        self.head(name);
        let in_a_row = (PAGE[0] - 2 * MARGIN) / BOX;
        self.y += TYPE / 2;
        for (at, number) in (0..).zip(numbers) {
            if at % in_a_row == 0 {
                self.y += BOX;
            }
            let (x, y) = (MARGIN + at % in_a_row * BOX, self.y - BOX + BOX / 4);
            self.drawn.square([x, y], BOX, 2);
            self.write(x + BOX / 4, SMALL, &number.to_string());
        }
        self.y += TYPE / 2;
    }

    /// So many lines to write on.
    pub fn room(&mut self, lines: u32) {
        for _ in 0..lines {
            self.y += TO_WRITE;
            self.drawn.line([MARGIN, PAGE[0] - MARGIN], self.y);
        }
    }

    /// The page as a file. What is a little longer than A4 is drawn smaller on it; what is much longer makes the page longer:
    /// nothing is cut off.
    fn done(mut self, words: &Words) -> String {
        let height = PAGE[1].max(self.y + 2 * MARGIN);
        self.y = height - 2 * SMALL;
        self.write(MARGIN, SMALL, &format!("Underhill · {}", words.say("home-unofficial", &[])));
        let fits = height * SMALLEST[1] <= PAGE[1] * SMALLEST[0];
        let paper = if fits { PAGE } else { [PAGE[0], height] };
        // As broad beside as it is high, on the paper: what is drawn stands in its middle.
        let broad = height * paper[0] / paper[1];
        let left = (i64::from(broad) - i64::from(PAGE[0])) / -2;
        self.drawn.on_paper(paper, (left, [broad, height]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::language::Language;
    use strum::IntoEnumIterator;

    #[test]
    fn a_page_is_whole_whatever_is_written_on_it() {
        let mut page = Page::titled("A <game> & more");
        (0..120).for_each(|number| page.line(&format!("line {number}")));
        page.boxes("Track", 0..40);
        page.cells("row", &["1", "2"]);
        page.room(2);
        let done = page.done(&Kind::Tally.words(Language::En));
        assert!(done.contains("A &lt;game&gt; &amp; more") && done.contains("line 119"), "{done}");
        // It has grown, and its foot stands at its end.
        let height: u32 = done.split(" 0 2100 ").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        let lowest =
            done.split(" y=\"").skip(1).filter_map(|it| it.split('"').next()?.parse::<u32>().ok()).max();
        assert!(height > 2970 && lowest.is_some_and(|lowest| lowest < height), "{height} {lowest:?}");
    }

    #[test]
    fn every_empty_sheet_is_one_page_of_paper() {
        let mut read = 0;
        for language in Language::iter() {
            for kind in Kind::ALL.iter().copied() {
                let sheet = crate::window::on_screen::empty_sheet(kind, &kind.words(language));
                let is_paper = [r#"width="210mm" height="297mm""#, r#"width="297mm" height="210mm""#]
                    .map(|size| sheet.contains(size));
                assert!(is_paper.contains(&true), "{} {kind:?}: {}", language.name(), &sheet[..200]);
                read += 1;
            }
        }
        assert!(read >= 30, "{read}");
    }
}
