//! Plain bars with their numbers beside them: what games that are over come to, put together by something.

use crate::language::{Columns, Finished, Seat, Share, Unit, Words};
use crate::window::widgets::look::{BOLD, Colours, Look};
use crate::window::widgets::page;
use iced::widget::{Column, Space, column, container, row, text};
use iced::{Background, Element, Fill, FillPortion};
use std::collections::BTreeMap;

/// The longest bar, in shares of which any other is so many.
const WHOLE: u16 = 1000;

/// By what games are put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum By {
    /// By part.
    #[default]
    Part,
    /// By board.
    Board,
    /// By who sat where.
    Persons,
}

/// Something that is counted, of each group.
#[derive(PartialEq, Eq, Debug)]
pub struct Chart {
    title: String,
    bars: Vec<Bar>,
}

/// What it comes to in one of them.
#[derive(PartialEq, Eq, Debug)]
struct Bar {
    label: String,
    /// Its number, written out.
    number: String,
    /// How long it is, 0 to [`WHOLE`].
    length: u16,
}

/// What is put together, under what it has in common; parts are never mixed. Whose seats nobody has named comes last.
fn groups<'a>(parts: &[&'a Finished], by: By, words: &Words) -> Vec<(String, Vec<&'a Finished>)> {
    let mut groups: BTreeMap<(u8, bool, String), Vec<&Finished>> = BTreeMap::new();
    for finished in parts {
        let part = ("part", finished.part.into());
        let labels: Vec<String> = match by {
            By::Part => vec![words.say("figures-part", &[part])],
            By::Board => {
                let board = ("board", finished.board.name(words).into());
                vec![words.say("figures-board", &[board, part])]
            }
            By::Persons => {
                let label = |seat: &Seat| {
                    let (named, at) = (seat.name.clone(), words.say(&format!("seat-{}", seat.seat), &[]));
                    let facts = [("named", named.into()), ("seat", at.into()), part.clone()];
                    words.say("figures-person", &facts)
                };
                finished.seats.iter().map(label).collect()
            }
        };
        let nobody =
            labels.is_empty().then(|| words.say("figures-nobody", &[("part", finished.part.into())]));
        let unnamed = nobody.is_some();
        for label in labels.into_iter().chain(nobody) {
            groups.entry((finished.part, unnamed, label)).or_default().push(finished);
        }
    }
    groups.into_iter().map(|((_, _, label), parts)| (label, parts)).collect()
}

/// All charts of a game: how its parts ended, group by group, and then each column of it.
pub fn charts(parts: &[&Finished], counted: &Columns, by: By, words: &Words) -> Vec<Chart> {
    let groups = groups(parts, by, words);
    let ended = groups.iter().map(|(label, parts)| Chart {
        title: words.say("figures-ended", &[("group", label.as_str().into()), ("parts", parts.len().into())]),
        bars: endings(parts, counted, words),
    });
    let sums = |at: usize| -> Vec<Sum<'_>> {
        let of = |parts: &[&Finished]| parts.iter().filter_map(|it| it.counts.get(at)).copied().collect();
        groups.iter().map(|(label, parts)| Sum { label, counts: of(parts) }).collect()
    };
    let columns: Vec<_> = counted.columns.iter().enumerate().map(|(at, column)| (column, sums(at))).collect();
    // Answers of all kinds are measured by the same.
    let bits = columns.iter().filter(|(column, _)| column.unit == Unit::Bits).flat_map(|(_, sums)| sums);
    let most_bits = bits.filter_map(|sum| sum.value(Unit::Bits)).max().unwrap_or_default();
    let columns = columns.iter().map(|(column, sums)| {
        let whole = match column.unit {
            Unit::Yes => 100,
            Unit::Bits => most_bits,
            Unit::Each => sums.iter().map(Sum::most).max().unwrap_or_default().saturating_mul(100),
        };
        Chart {
            title: words.say(&format!("counted-{}", column.name), &[]),
            bars: sums.iter().map(|sum| sum.bar(column.unit, whole, words)).collect(),
        }
    });
    ended.chain(columns).collect()
}

/// How these parts ended, the endings that there were.
fn endings(parts: &[&Finished], counted: &Columns, words: &Words) -> Vec<Bar> {
    let of = |ending: &str| parts.iter().filter(|finished| finished.ending == ending).count();
    let there = counted.endings.iter().map(|ending| (ending, of(ending))).filter(|(_, count)| *count > 0);
    let bar = |(ending, count): (&&str, usize)| Bar {
        label: words.say(&format!("ended-{ending}"), &[]),
        number: words.say("figures-of", &[("count", count.into()), ("of", parts.len().into())]),
        length: share(count as u64, parts.len() as u64),
    };
    there.map(bar).collect()
}

/// What is counted of one thing in a group, part by part.
struct Sum<'a> {
    label: &'a str,
    counts: Vec<Share>,
}

impl Sum<'_> {
    fn all(&self) -> Share {
        self.counts.iter().copied().sum()
    }

    fn least(&self) -> u64 {
        self.counts.iter().map(|count| count.of).min().unwrap_or_default()
    }

    fn most(&self) -> u64 {
        self.counts.iter().map(|count| count.of).max().unwrap_or_default()
    }

    /// On average, in hundredths, or percent. Bits are counted in hundredths already.
    fn value(&self, unit: Unit) -> Option<u64> {
        self.all().times(if unit == Unit::Bits { 1 } else { 100 })
    }

    fn bar(&self, unit: Unit, whole: u64, words: &Words) -> Bar {
        let value = self.value(unit);
        let none = || words.say("figures-none", &[]);
        Bar {
            label: self.label.to_owned(),
            number: value.map_or_else(none, |value| self.number(value, unit, words)),
            length: share(value.unwrap_or_default(), whole),
        }
    }

    /// What there is of it, in words, and of what.
    fn number(&self, value: u64, unit: Unit, words: &Words) -> String {
        let all = self.all();
        match unit {
            Unit::Each => words.say(
                "figures-each",
                &[
                    ("mean", decimal(value, words).into()),
                    ("least", self.least().into()),
                    ("most", self.most().into()),
                ],
            ),
            Unit::Yes => words.say(
                "figures-yes",
                &[("asked", all.over.into()), ("yes", all.of.into()), ("percent", value.into())],
            ),
            Unit::Bits => words
                .say("figures-bits", &[("mean", decimal(value, words).into()), ("answers", all.over.into())]),
        }
    }
}

/// A number of hundredths with its point or comma.
fn decimal(hundredths: u64, words: &Words) -> String {
    let (whole, rest) = ((hundredths / 100).to_string(), format!("{:02}", hundredths % 100));
    words.say("figures-decimal", &[("whole", whole.into()), ("hundredths", rest.into())])
}

fn share(of: u64, over: u64) -> u16 {
    let share = Share { of, over }.times(WHOLE.into()).unwrap_or_default();
    u16::try_from(share).unwrap_or(WHOLE).min(WHOLE)
}

impl Chart {
    /// A sheet with it.
    pub fn view<'a, M: 'a>(self, look: Look) -> Element<'a, M> {
        let bars = self.bars.into_iter().map(|bar| bar.view(look));
        let title = look.text(self.title).font(BOLD);
        page::sheet(look, column![title, Column::with_children(bars).spacing(look.size(7.0))])
    }
}

impl Bar {
    fn view<'a, M: 'a>(self, look: Look) -> Element<'a, M> {
        let Colours { ink, faint, .. } = look.colours();
        let told =
            row![look.label(self.label).width(Fill), text(self.number).size(look.size(14.0)).color(ink),]
                .spacing(look.size(10.0));
        let height = look.size(9.0);
        let filled = container(Space::new().width(Fill).height(height))
            .width(FillPortion(self.length))
            .style(move |_| container::Style {
                background: Some(Background::Color(faint)),
                ..container::Style::default()
            });
        let left = WHOLE - self.length;
        let filled = (self.length > 0).then_some(filled);
        let rest = (left > 0).then(|| Space::new().width(FillPortion(left)).height(height));
        let bar = container(row![].push(filled).push(rest)).width(Fill).style(look.inset(false));
        column![told, bar].spacing(look.size(2.0)).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::Kind;
    use crate::language::{Column, Language, PlayedOn};

    const COUNTED: Columns = Columns {
        endings: &["found"],
        columns: &[
            Column { name: "guesses", unit: Unit::Each },
            Column { name: "guesses", unit: Unit::Yes },
            Column { name: "guesses", unit: Unit::Bits },
        ],
    };

    fn finished(part: u8, names: &[&str], counts: [(u64, u64); 3]) -> Finished {
        Finished {
            part,
            board: if names.is_empty() { PlayedOn::Table } else { PlayedOn::Named("Wold".to_owned()) },
            seats: names.iter().map(|name| Seat { seat: "hider", name: (*name).to_owned() }).collect(),
            ending: "found",
            counts: counts.map(|(of, over)| Share { of, over }).to_vec(),
        }
    }

    /// The bars of all charts: label, number and length.
    fn drawn(by: By) -> Vec<Vec<(String, String, u16)>> {
        let parts = [
            finished(2, &[], [(9, 1), (0, 0), (150, 3)]),
            finished(1, &["Bob", "Ann"], [(2, 1), (1, 4), (100, 1)]),
            finished(1, &["Ann"], [(5, 1), (2, 2), (0, 0)]),
        ];
        let words = Kind::Cups.words(Language::En);
        let charts = charts(&parts.iter().collect::<Vec<_>>(), &COUNTED, by, &words);
        let bar = |bar: Bar| (bar.label, bar.number, bar.length);
        charts.into_iter().map(|chart| chart.bars.into_iter().map(bar).collect()).collect()
    }

    fn bar(label: &str, number: &str, length: u16) -> (String, String, u16) {
        (label.to_owned(), number.to_owned(), length)
    }

    #[test]
    fn parts_are_never_mixed_and_all_is_added_up_before_it_is_rounded() {
        assert_eq!(
            drawn(By::Part),
            [
                vec![bar("It was found", "2 of 2", 1000)],
                vec![bar("It was found", "1 of 1", 1000)],
                vec![
                    bar("Part 1", "3.50 on average, 2 to 5", 389),
                    bar("Part 2", "9.00 on average, 9 to 9", 1000)
                ],
                vec![bar("Part 1", "3 of 6 yes: 50 %", 500), bar("Part 2", "none", 0)],
                vec![
                    bar("Part 1", "1.00 on average, one answer", 1000),
                    bar("Part 2", "0.50 on average, 3 answers", 500)
                ],
            ]
        );
    }

    #[test]
    fn whoever_sat_somewhere_has_a_bar_and_who_is_not_known_comes_last() {
        let labels = |by| drawn(by).remove(if by == By::Persons { 3 } else { 2 });
        let names = |by| labels(by).into_iter().map(|(label, ..)| label).collect::<Vec<_>>();
        assert_eq!(
            names(By::Persons),
            ["Ann (hider), Part 1", "Bob (hider), Part 1", "Nobody said who sat where, Part 2"]
        );
        assert_eq!(names(By::Board), ["Wold, Part 1", "Our box, Part 2"]);
        assert_eq!(labels(By::Persons)[0].1, "3.50 on average, 2 to 5");
        assert_eq!(labels(By::Persons)[1].1, "2.00 on average, 2 to 2");
    }

    #[test]
    fn a_number_is_written_as_in_the_language() {
        let number = |language| decimal(1205, &Words::of(language));
        assert_eq!([Language::En, Language::De, Language::Pl].map(number), ["12.05", "12,05", "12,05"]);
    }
}
