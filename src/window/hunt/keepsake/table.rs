//! All moments of a part as a table: when, what, how many journeys fitted, and how much an answer told.

use super::Told;
use crate::hunt::telling::{Moment, What};
use crate::language::Words as Language;
use crate::language::hunt::moment_in_words;
use crate::window::paper::escaped;
use std::fmt::Write as _;

/// As a part of a page.
pub fn table(words: &Language, told: &Told<'_>) -> String {
    let say = |name: &str| escaped(&words.say(name, &[]));
    let mut table = format!("<table>\n<caption>{}</caption>\n<thead><tr>", say("keepsake-moments-told"));
    for name in ["keepsake-number", "keepsake-day", "keepsake-what", "keepsake-journeys", "keepsake-told"] {
        let _ = write!(table, r#"<th scope="col">{}</th>"#, say(name));
    }
    table += "</tr></thead>\n<tbody>\n";
    let mut before: Option<&Moment> = None;
    for (number, moment) in (1..).zip(&told.moments) {
        let day = if moment.when.day == 0 { String::new() } else { moment.when.day.to_string() };
        let what = escaped(&moment_in_words(words, told.over.options(), moment));
        let journeys = moment.known.journeys.map_or_else(|| "?".to_owned(), |journeys| journeys.to_string());
        let bits = before.and_then(|before| bits_told(words, before, moment)).unwrap_or_default();
        let kind = if matches!(moment.what, What::Answer(..)) { "" } else { r#" class="step""# };
        let _ = writeln!(
            table,
            r#"<tr{kind}><td class="number">{number}</td><td class="number">{day}</td><th scope="row">{what}</th><td class="number">{journeys}</td><td class="number">{bits}</td></tr>"#
        );
        before = Some(moment);
    }
    table + "</tbody>\n</table>\n"
}

/// What an answer told, in bits to one place.
fn bits_told(words: &Language, before: &Moment, moment: &Moment) -> Option<String> {
    if !matches!(moment.what, What::Answer(..)) {
        return None;
    }
    let tenths = ((before.known.bits()? - moment.known.bits()?) * 10.0).round().max(0.0) as u64;
    let facts = [("whole", (tenths / 10).into()), ("tenth", (tenths % 10).into())];
    Some(words.say("keepsake-bits", &facts))
}
