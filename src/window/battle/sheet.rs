//! The page to print: the game so far, complete enough to go on with a pencil; or an empty sheet with the combat table, the
//! builds and the Ring's stays.

use crate::battle::{Battle, Cell, Piece};
use crate::language::Words;
use crate::language::battle::{facts, nation, position, strength};
use crate::language::books::report;
use crate::table::Record;
use std::fmt::Write as _;
use strum::VariantArray;

/// The page, in tenths of a millimetre: A4.
const PAGE: [u32; 2] = [2100, 2970];
const MARGIN: u32 = 130;
/// The height of a line of type, and of one to write on.
const LINE: u32 = 52;
const TO_WRITE: u32 = 90;

/// The page as an SVG file.
pub(super) fn page(words: &Words, record: Option<&Record<Battle>>) -> String {
    let mut page = Page { drawn: String::new(), y: 180 };
    page.line(60, &words.say("battle-name", &[]));
    match record {
        Some(record) => {
            let facts = facts(words, &record.state().view.own);
            facts.iter().chain(&report(words, record)).for_each(|line| page.line(34, line));
        }
        None => empty(words, &mut page),
    }
    let unofficial = words.say("home-unofficial", &[]);
    page.y = PAGE[1] - 60 - LINE;
    page.line(26, &format!("Underhill · {unofficial}"));
    let [width, height] = PAGE;
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="210mm" height="297mm" viewBox="0 0 {width} {height}" font-family="Gentium Book Plus, Gentium, Georgia, serif">
<rect width="100%" height="100%" fill="white"/>
{}</svg>
"#,
        page.drawn
    )
}

/// What a table plays with that has no companion.
fn empty(words: &Words, page: &mut Page) {
    for row in 0..3 {
        page.line(40, &position(words, row));
        for column in [(false, false), (false, true), (true, false), (true, true)] {
            let cell = Cell {
                elven_attacker: column.0,
                elven_defender: column.1,
                fortress: row > 0,
                river: row > 1,
            };
            let bounds = format!("≤ {} · ≥ {}", cell.attacker_out_to(), cell.defender_out_from());
            page.line(34, &format!("{}: {bounds}", strength(words, column)));
        }
    }
    page.line(40, &words.say("battle-head-builds", &[]));
    for piece in Piece::VARIANTS.iter().filter(|piece| !piece.centres().is_empty()) {
        let rounds = [2, 3, 4].map(|round| piece.builds(round).to_string()).join(" · ");
        page.line(34, &format!("{} ({}): {rounds}", nation(words, *piece), piece.counters()));
    }
    page.line(40, &words.say("battle-head-once", &[]));
    (0..10).for_each(|_| page.blank_line());
}

/// What is drawn, and how far down.
struct Page {
    drawn: String,
    y: u32,
}

impl Page {
    fn line(&mut self, size: u32, text: &str) {
        let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
        self.y += LINE.max(size + size / 3);
        let y = self.y;
        let _ = writeln!(self.drawn, r#"<text x="{MARGIN}" y="{y}" font-size="{size}">{text}</text>"#);
    }

    fn blank_line(&mut self) {
        self.y += TO_WRITE;
        let (y, to) = (self.y, PAGE[0] - MARGIN);
        let _ = writeln!(
            self.drawn,
            r#"<line x1="{MARGIN}" y1="{y}" x2="{to}" y2="{y}" stroke="black" stroke-width="2"/>"#
        );
    }
}
