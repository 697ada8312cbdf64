//! A page that is printed: black on white, in tenths of a millimetre, written as SVG.

use super::escaped;
use std::fmt::Write as _;

#[derive(Default)]
pub struct Ink(String);

/// How a line of words stands.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Stands {
    Plain,
    Bold,
    /// About its middle.
    Middle,
}

impl Ink {
    /// Words on their line, in this size.
    pub fn words(&mut self, [x, y]: [u32; 2], size: u32, stands: Stands, words: &str) {
        let more = match stands {
            Stands::Plain => "",
            Stands::Bold => r#" font-weight="bold""#,
            Stands::Middle => r#" text-anchor="middle""#,
        };
        let words = escaped(words);
        let _ = writeln!(self.0, r#"<text x="{x}" y="{y}" font-size="{size}"{more}>{words}</text>"#);
    }

    /// An empty box.
    pub fn square(&mut self, [x, y]: [u32; 2], side: u32, width: u32) {
        let _ = writeln!(
            self.0,
            r#"<rect x="{x}" y="{y}" width="{side}" height="{side}" fill="none" stroke="black" stroke-width="{width}"/>"#
        );
    }

    /// A line to write on.
    pub fn line(&mut self, [from, to]: [u32; 2], y: u32) {
        let _ = writeln!(
            self.0,
            r#"<line x1="{from}" y1="{y}" x2="{to}" y2="{y}" stroke="black" stroke-width="2"/>"#
        );
    }

    /// The page as a file, so large on the paper; what of it is seen there: from where on, how broad and how high.
    pub fn on_paper(self, paper: [u32; 2], (left, [broad, high]): (i64, [u32; 2])) -> String {
        let [wide, deep] = paper.map(|side| side / 10);
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{wide}mm" height="{deep}mm" viewBox="{left} 0 {broad} {high}" font-family="Gentium Book Plus, Gentium, Georgia, serif">
<rect x="{left}" width="{broad}" height="{high}" fill="white"/>
{}</svg>
"#,
            self.0
        )
    }
}
