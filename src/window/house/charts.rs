//! Plain bars with their numbers beside them: what games that are over come to, put together by something.

use crate::books::{Luck, Ratio};
use crate::language::{Columns, Finished, Seat, Share, Unit, Words, one_of};
use crate::window::widgets::look::{BOLD, Colours, Look};
use crate::window::widgets::page;
use iced::widget::{Column, Space, column, container, row, stack, text};
use iced::{Background, Border, Element, Fill, FillPortion};
use std::collections::BTreeMap;

/// The longest bar, in shares of which any other is so many.
const WHOLE: u16 = 1000;

/// By what games are put together.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum By {
    #[default]
    Part,
    Board,
    Persons,
    Ending,
}

/// Something that is counted, of each group.
#[derive(PartialEq, Eq, Debug)]
pub struct Chart {
    title: String,
    bars: Vec<Bar>,
}

#[derive(PartialEq, Eq, Debug)]
struct Bar {
    label: String,
    number: String,
    /// How long it is, 0 to [`WHOLE`].
    length: u16,
    /// What was to be expected, on the same scale.
    expected: Option<u16>,
}

/// What is put together, under what it has in common; parts are never mixed. Whose seats nobody has named comes last.
fn groups<'a>(parts: &[&'a Finished], by: By, words: &Words) -> Vec<(String, Vec<&'a Finished>)> {
    let mut groups: BTreeMap<(Option<u8>, bool, String), Vec<&Finished>> = BTreeMap::new();
    for finished in parts {
        let part = || ("part", finished.part.unwrap_or_default().into());
        let labels: Vec<String> = match by {
            By::Part => vec![words.say("figures-part", &[part()])],
            By::Board => {
                let board = ("board", finished.board.name(words).into());
                vec![words.say("figures-board", &[board, part()])]
            }
            By::Persons => {
                let label = |seat: &Seat| {
                    let at = words.say(&format!("seat-{}", seat.seat.replace(' ', "-")), &[]);
                    let named = seat.name.clone();
                    let facts = [("named", named.into()), ("seat", at.into()), part()];
                    words.say("figures-person", &facts)
                };
                finished.seats.iter().map(label).collect()
            }
            By::Ending => {
                let ending = ("ending", words.say(&format!("ended-{}", finished.ending), &[]).into());
                vec![words.say("figures-ending", &[ending, part()])]
            }
        };
        let nobody = labels.is_empty().then(|| words.say("figures-nobody", &[part()]));
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
    let titled = |name: &str, label: &str, parts: &[&Finished]| {
        words.say(name, &[("group", label.into()), ("parts", parts.len().into())])
    };
    let ended = groups.iter().filter(|_| by != By::Ending).map(|(label, parts)| Chart {
        title: titled("figures-ended", label, parts),
        bars: endings(parts, counted, words),
    });
    let thrown = |by_hand: bool| {
        let name = if by_hand { "figures-luck-by-hand" } else { "figures-luck" };
        groups.iter().filter_map(move |(label, parts)| {
            let luck_of = |part: &Finished| (if by_hand { &part.luck_by_hand } else { &part.luck }).clone();
            let parts: Vec<_> =
                parts.iter().copied().filter(|part| luck_of(part).iter().any(has_fallen)).collect();
            let bars = luck(parts.iter().flat_map(|part| luck_of(part)), words);
            (!bars.is_empty()).then(|| Chart { title: titled(name, label, &parts), bars })
        })
    };
    let sums = |at: usize| -> Vec<Sum<'_>> {
        let of = |parts: &[&Finished]| parts.iter().filter_map(|it| it.counts.get(at)).copied().collect();
        groups.iter().map(|(label, parts)| Sum { label, counts: of(parts) }).collect()
    };
    let columns: Vec<_> = counted.columns.iter().enumerate().map(|(at, column)| (column, sums(at))).collect();
    // Answers of all kinds are measured by the same.
    let bits = columns.iter().filter(|(column, _)| column.unit == Unit::Bits).flat_map(|(_, sums)| sums);
    let most_bits = bits.filter_map(|sum| sum.value(Unit::Bits)).max().unwrap_or_default();
    let columns = columns.iter().flat_map(|(column, sums)| {
        let title = words.say(&format!("counted-{}", column.name), &[]);
        let whole = match column.unit {
            Unit::OneOf(names) => {
                let of_group = |sum: &Sum<'_>| {
                    let facts = [("what", title.as_str().into()), ("group", sum.label.into())];
                    let title = words.say("figures-one-of", &facts);
                    Chart { title, bars: sum.one_of(column.name, names, words) }
                };
                return sums.iter().map(of_group).collect::<Vec<_>>();
            }
            Unit::Yes => 100,
            Unit::Bits => most_bits,
            Unit::Each => sums.iter().map(Sum::most).max().unwrap_or_default().saturating_mul(100),
        };
        vec![Chart { title, bars: sums.iter().map(|sum| sum.bar(column.unit, whole, words)).collect() }]
    });
    let hours = hours(parts, by, &groups, words);
    ended.chain(hours).chain(columns).chain(thrown(false)).chain(thrown(true)).collect()
}

/// How long games were at the table, as far as their records say so: whole games, which are not told part by part.
fn hours(parts: &[&Finished], by: By, groups: &[(String, Vec<&Finished>)], words: &Words) -> Option<Chart> {
    let all = [(words.say("figures-part", &[("part", 0.into())]), parts.to_vec())];
    let seconds = |parts: &[&Finished]| {
        let mut each: Vec<u64> = parts.iter().filter_map(|it| it.seconds).collect();
        each.sort_unstable();
        each
    };
    let groups = if by == By::Part { &all[..] } else { groups };
    let groups = groups.iter().map(|(label, parts)| (label, seconds(parts)));
    let groups: Vec<_> = groups.filter(|(_, each)| !each.is_empty()).collect();
    // What took no minute has nothing to show.
    let longest = groups.iter().filter_map(|(_, each)| each.last()).max().copied().filter(|it| *it >= 60)?;
    let bar = |(label, each): (&String, Vec<u64>)| {
        let (count, sum) = (each.len(), each.iter().sum::<u64>());
        let middle = (each[(count - 1) / 2] + each[count / 2]) / 2;
        let facts = [
            ("mean", time(sum / count as u64, words).into()),
            ("least", time(each[0], words).into()),
            ("median", time(middle, words).into()),
            ("most", time(each[count - 1], words).into()),
        ];
        let number = if count == 1 { time(sum, words) } else { words.say("figures-each", &facts) };
        Bar { label: label.clone(), number, length: share(sum, longest * count as u64), expected: None }
    };
    Some(Chart { title: words.say("figures-hours", &[]), bars: groups.into_iter().map(bar).collect() })
}

/// Hours and whole minutes, the rest dropped.
fn time(seconds: u64, words: &Words) -> String {
    let minutes = seconds / 60;
    words.say("figures-time", &[("hours", (minutes / 60).into()), ("minutes", (minutes % 60).into())])
}

/// Whether it ever fell to chance.
fn has_fallen(luck: &Luck) -> bool {
    luck.count > 0 || luck.expected > Ratio::ZERO
}

/// What chance gave in these parts, summed by what it was to give.
fn luck(of_parts: impl IntoIterator<Item = Luck>, words: &Words) -> Vec<Bar> {
    let mut sums: Vec<Luck> = Vec::new();
    Luck::sum(&mut sums, of_parts);
    // What never fell to chance says nothing.
    sums.retain(has_fallen);
    let expected = |luck: &Luck| u64::try_from(luck.expected.in_hundredths()).unwrap_or_default();
    let whole = sums.iter().map(|luck| (luck.count * 100).max(expected(luck))).max().unwrap_or_default();
    let bar = |luck: &Luck| {
        let facts = [
            ("count", luck.count.into()),
            ("expected", decimal(expected(luck)).into()),
            ("strays", luck.strays().into()),
        ];
        Bar {
            label: words.say(&format!("luck-{}", luck.what.replace(' ', "-")), &[]),
            number: words.say("figures-against", &facts),
            length: share(luck.count * 100, whole),
            expected: Some(share(expected(luck), whole)),
        }
    };
    sums.iter().map(bar).collect()
}

fn endings(parts: &[&Finished], counted: &Columns, words: &Words) -> Vec<Bar> {
    let of = |ending: &str| parts.iter().filter(|finished| finished.ending == ending).count();
    let there = counted.endings.iter().map(|ending| (ending, of(ending))).filter(|(_, count)| *count > 0);
    let bar = |(ending, count): (&&str, usize)| Bar {
        label: words.say(&format!("ended-{ending}"), &[]),
        number: words.say("figures-of", &[("count", count.into()), ("of", parts.len().into())]),
        length: share(count as u64, parts.len() as u64),
        expected: None,
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

    /// Those that there are, the least first.
    fn each(&self) -> Vec<u64> {
        let mut each: Vec<u64> =
            self.counts.iter().filter(|count| count.over > 0).map(|count| count.of).collect();
        each.sort_unstable();
        each
    }

    fn most(&self) -> u64 {
        self.each().last().copied().unwrap_or_default()
    }

    /// In how many parts it was which of these, as far as it was any.
    fn one_of(&self, column: &str, names: &'static [&'static str], words: &Words) -> Vec<Bar> {
        let each = self.each();
        let of = |name: &str| each.iter().filter(|&&at| one_of(names, at) == Some(name)).count();
        let there = names.iter().map(|name| (name, of(name))).filter(|(_, count)| *count > 0);
        let bar = |(name, count): (&&str, usize)| Bar {
            label: words.say(&format!("{column}-{name}"), &[]),
            number: words.say("figures-of", &[("count", count.into()), ("of", each.len().into())]),
            length: share(count as u64, each.len() as u64),
            expected: None,
        };
        there.map(bar).collect()
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
            expected: None,
        }
    }

    /// What there is of it, in words, and of what.
    fn number(&self, value: u64, unit: Unit, words: &Words) -> String {
        let (all, each) = (self.all(), self.each());
        match unit {
            // What was the same each time is said once.
            Unit::Each if each.first() == each.last() => self.most().to_string(),
            Unit::Each | Unit::OneOf(_) => words.say(
                "figures-each",
                &[
                    ("mean", decimal(value).into()),
                    ("least", each.first().copied().unwrap_or_default().into()),
                    ("median", median(&each).into()),
                    ("most", self.most().into()),
                ],
            ),
            Unit::Yes => words.say(
                "figures-yes",
                &[("asked", all.over.into()), ("yes", all.of.into()), ("percent", value.into())],
            ),
            Unit::Bits => {
                words.say("figures-bits", &[("mean", decimal(value).into()), ("answers", all.over.into())])
            }
        }
    }
}

/// The one in the middle, or halfway between both, of numbers in order.
fn median(each: &[u64]) -> String {
    let at = |at: usize| each.get(at).copied().unwrap_or_default();
    let twice = at(each.len().saturating_sub(1) / 2) + at(each.len() / 2);
    if twice.is_multiple_of(2) { (twice / 2).to_string() } else { decimal(twice * 50) }
}

/// A number of hundredths, with its point.
fn decimal(hundredths: u64) -> String {
    format!("{}.{:02}", hundredths / 100, hundredths % 100)
}

fn share(of: u64, over: u64) -> u16 {
    let share = Share { of, over }.times(WHOLE.into()).unwrap_or_default();
    u16::try_from(share).unwrap_or(WHOLE).min(WHOLE)
}

impl Chart {
    pub fn view<'a, M: 'a>(self, look: Look) -> Element<'a, M> {
        let bars = self.bars.into_iter().map(|bar| bar.view(look));
        let title = look.text(self.title).font(BOLD);
        page::sheet(look, column![title, Column::with_children(bars).spacing(look.size(7.0))])
    }
}

impl Bar {
    fn view<'a, M: 'a>(self, look: Look) -> Element<'a, M> {
        let Colours { ink, inset, line, gold, .. } = look.colours();
        let size = look.size(15.0);
        let told = row![
            text(self.label).size(size).color(ink).width(Fill),
            text(self.number).size(size).font(BOLD).color(ink),
        ]
        .spacing(look.size(10.0));
        let height = look.size(14.0);
        let rounded = move |color, edge| container::Style {
            background: Some(Background::Color(color)),
            border: Border { color: edge, width: 1.0, radius: (height / 2.0).into() },
            ..container::Style::default()
        };
        let filled = container(Space::new().width(Fill).height(height))
            .width(FillPortion(self.length))
            .style(move |_| rounded(gold, gold));
        let left = WHOLE - self.length;
        let filled = (self.length > 0).then_some(filled);
        let rest = (left > 0).then(|| Space::new().width(FillPortion(left)).height(height));
        let bar = container(row![].push(filled).push(rest)).width(Fill).style(move |_| rounded(inset, line));
        // Where it was to end, were all as chance has it.
        let mark = self.expected.map(|at| {
            let before = (at > 0).then(|| Space::new().width(FillPortion(at)));
            let behind = (at < WHOLE).then(|| Space::new().width(FillPortion(WHOLE - at)));
            let line = container(Space::new().width(look.size(3.0)).height(height));
            let line = line.style(move |_| container::Style::default().background(ink));
            row![].push(before).push(line).push(behind)
        });
        let bar = stack![bar].push(mark);
        column![told, bar].spacing(look.size(3.0)).into()
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
        in_parts: true,
        luck: false,
    };
    /// Of a game that has no parts.
    const AGREED: Columns = Columns {
        endings: &["found", "lost"],
        columns: &[
            Column { name: "guesses", unit: Unit::Each },
            Column { name: "cup", unit: Unit::OneOf(&["left", "right"]) },
        ],
        in_parts: false,
        luck: true,
    };

    fn finished(part: u8, names: &[&str], counts: [(u64, u64); 3]) -> Finished {
        Finished {
            part: Some(part),
            board: if names.is_empty() { PlayedOn::Table } else { PlayedOn::Named("Wold".to_owned()) },
            seats: names
                .iter()
                .map(|name| Seat { seat: "hider".to_owned(), name: (*name).to_owned() })
                .collect(),
            ending: "found",
            counts: counts.map(|(of, over)| Share { of, over }).to_vec(),
            luck: Vec::new(),
            luck_by_hand: Vec::new(),
            seconds: None,
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
                vec![bar("Part 1", "3.50 on average, 2 to 5, median 3.50", 389), bar("Part 2", "9", 1000)],
                vec![bar("Part 1", "3 of 6 yes: 50%", 500), bar("Part 2", "none", 0)],
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
        assert_eq!(labels(By::Persons)[0].1, "3.50 on average, 2 to 5, median 3.50");
        assert_eq!(labels(By::Persons)[1].1, "2");
    }

    /// A game without parts: so many guesses, under a cup if it was found under one, and so many of a die's sixes.
    fn agreed(ending: &'static str, guesses: u64, cup: Option<u64>, sixes: u64, by_hand: bool) -> Finished {
        let mut luck = Luck::of("sixes");
        (0..3).for_each(|throw| luck.take_one(throw < sixes, Ratio::of(1, 6)));
        let counts = vec![Share::each(guesses), Share::of_any(cup)];
        let [luck, luck_by_hand] = if by_hand { [vec![], vec![luck]] } else { [vec![luck], vec![]] };
        let board = PlayedOn::Agreed("two-players");
        let seats = vec![Seat { seat: "hider".to_owned(), name: "Ann".to_owned() }];
        Finished {
            part: None,
            board,
            seats,
            ending,
            counts,
            luck,
            luck_by_hand,
            seconds: Some(guesses * 1800),
        }
    }

    #[test]
    fn games_without_parts_are_put_together_by_what_was_agreed_or_how_they_ended() {
        let games = [
            agreed("found", 3, Some(1), 3, false),
            agreed("found", 6, Some(0), 0, false),
            agreed("lost", 7, None, 1, true),
        ];
        let words = Kind::Cups.words(Language::En);
        let games: Vec<_> = games.iter().collect();
        let drawn = |by| {
            let bars = |chart: Chart| {
                let bars = chart.bars.into_iter().map(|bar| format!("{}: {}", bar.label, bar.number));
                (chart.title, bars.collect::<Vec<_>>().join(" | "))
            };
            charts(&games, &AGREED, by, &words).into_iter().map(bars).collect::<Vec<_>>()
        };
        let all = |told: [(&str, &str); 6]| told.map(|(title, bars)| (title.to_owned(), bars.to_owned()));
        assert_eq!(
            drawn(By::Part),
            all([
                ("How it ended: All games", "It was found: 2 of 3 | It was lost: 1 of 3"),
                (
                    "Hours at the table",
                    "All games: 2\u{a0}h 40\u{a0}min on average, 1\u{a0}h 30\u{a0}min to 3\u{a0}h 30\u{a0}min, median 3\u{a0}h 0\u{a0}min",
                ),
                ("Guesses at a game", "All games: 5.33 on average, 3 to 7, median 6"),
                ("Cup: All games", "left: 1 of 2 | right: 1 of 2"),
                ("Dice of the program: All games", "Sixes: 3, expected 1.00: far more than usual"),
                ("Dice of the table: All games", "Sixes: 1, expected 0.50: as usual"),
            ])
        );
        let titles = |by| drawn(by).into_iter().map(|(title, _)| title).collect::<Vec<_>>();
        assert_eq!(titles(By::Board)[0], "How it ended: Two players");
        assert_eq!(titles(By::Persons)[0], "How it ended: Ann (hider)");
        let by_ending = drawn(By::Ending);
        let ended = "It was found: 4.50 on average, 3 to 6, median 4.50 | It was lost: 7";
        assert_eq!(by_ending[0].1.split(" | ").last(), Some("It was lost: 3\u{a0}h 30\u{a0}min"));
        assert_eq!(by_ending[1], ("Guesses at a game".to_owned(), ended.to_owned()));
    }

    #[test]
    fn a_number_is_written_as_in_the_language() {
        let number = |language| Words::of(language).numbers(&decimal(1205));
        assert_eq!([Language::En, Language::De, Language::Pl].map(number), ["12.05", "12,05", "12,05"]);
    }
}
