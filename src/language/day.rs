//! Days as people say them: today, Friday, 12 Nov 2026.

use super::Words;
use jiff::civil::Date;

/// So many days ago a day is called by its name in the week.
const WEEK: i32 = 7;

impl Words {
    /// A day that is written as `2026-11-12`, said on another one; whatever is no day stays as it is.
    pub fn day(&self, day: &str, today: &str) -> String {
        let Some(then) = date(day) else { return day.to_owned() };
        let ago = date(today).and_then(|today| today.since(then).ok()).map(|span| span.get_days());
        match ago {
            Some(0) => self.say("day-today", &[]),
            Some(1) => self.say("day-yesterday", &[]),
            Some(ago) if (2..WEEK).contains(&ago) => {
                let weekday = then.weekday().to_monday_one_offset();
                self.say("day-of-the-week", &[("weekday", i64::from(weekday).into())])
            }
            _ => {
                let (number, month) = (i64::from(then.day()), i64::from(then.month()));
                // A year is no number of things.
                let year = then.year().to_string();
                self.say("day", &[("number", number.into()), ("month", month.into()), ("year", year.into())])
            }
        }
    }
}

fn date(day: &str) -> Option<Date> {
    day.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::super::Language;
    use super::*;

    #[test]
    fn a_day_is_said_as_each_language_says_it() {
        let said = |language, day| Words::of(language).day(day, "2026-11-25");
        for (day, english) in [
            ("2026-11-25", "Today"),
            ("2026-11-24", "Yesterday"),
            ("2026-11-20", "Friday"),
            ("2026-11-18", "18 Nov 2026"),
            ("2026-11-26", "26 Nov 2026"),
            ("2025-01-02", "2 Jan 2025"),
            ("my game", "my game"),
            ("2026-13-01", "2026-13-01"),
        ] {
            assert_eq!(said(Language::En, day), english);
        }
        let in_all = |day| {
            let all = [Language::It, Language::Fr, Language::De, Language::Es, Language::Pl];
            all.map(|language| said(language, day))
        };
        assert_eq!(in_all("2026-11-20"), ["Venerdì", "Vendredi", "Freitag", "Viernes", "Piątek"]);
        assert_eq!(
            in_all("2026-05-01"),
            ["1º mag 2026", "1er mai 2026", "1. Mai 2026", "1 may 2026", "1 maja 2026"]
        );
    }
}
