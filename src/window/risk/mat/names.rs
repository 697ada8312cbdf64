//! Names on the map: their lines, and where signs stand above them.

use super::Table;
use super::lands::Land;

/// Words of so few letters stand on one line with those behind them.
const SHORT: usize = 3;
/// How far above a tower's place the disc stands that puts one more there.
pub(super) const MORE_ABOVE: f32 = 13.0;

/// The lines of a name, a word on each; short words go with those behind them.
pub(super) fn lines(name: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let mut goes_on = false;
    for word in name.split_whitespace() {
        match lines.last_mut().filter(|_| goes_on) {
            Some(last) => *last = format!("{last} {word}"),
            None => lines.push(word.to_owned()),
        }
        goes_on = word.chars().count() <= SHORT;
    }
    lines
}

/// How high signs above a name stand.
pub(super) fn above_name(table: &Table<'_>, land: &Land) -> f32 {
    let lines = lines(&table.called(&land.name)).len();
    land.label[1] - if lines > 1 { 19.0 } else { 13.0 }
}
