//! Something else instead of whatever stands in a line: another value, another key, another line's secret part.

use super::{Forged, Sample, Spot, kind_of, spots};
use crate::lines::{Line, chained, chained_anew, lines, written};
use std::collections::BTreeMap;

/// What could stand instead of a value, for somebody who wants it to look right.
fn instead_of(value: &str, others: &std::collections::BTreeSet<String>) -> Vec<(&'static str, String)> {
    let mut instead = Vec::new();
    if let Some(other) = others.iter().find(|other| *other != value) {
        instead.push(("another", other.clone()));
    }
    if let Some(other) = others.iter().rev().find(|other| *other != value) {
        instead.push(("yet another", other.clone()));
    }
    match value {
        "true" => instead.push(("the opposite", "false".into())),
        "false" => instead.push(("the opposite", "true".into())),
        "null" => instead.push(("something", "1".into())),
        text if text.starts_with('"') => {
            instead.push(("null", "null".into()));
            let first = text.chars().nth(1).filter(|first| first.is_ascii_alphanumeric());
            if let Some(first) = first {
                let escaped = format!("\"\\u{:04x}{}", u32::from(first), &text[2..]);
                instead.push(("a needless escape", escaped));
            }
            if text.as_bytes().get(1).is_some_and(u8::is_ascii_digit) {
                instead.push(("a zero in front", format!("\"0{}", &text[1..])));
            }
        }
        number => {
            let number: i128 = number.parse().unwrap();
            instead.push(("one more", (number + 1).to_string()));
            instead.push(("a broken number", format!("{number}.0")));
        }
    }
    instead
}

/// For everything that stands in these games, in lines of every kind, something else in its place; and what else can be
/// done with a line.
pub fn forged(games: &[String], sample: &mut Sample) -> Vec<Forged> {
    let mut values: BTreeMap<String, std::collections::BTreeSet<String>> = BTreeMap::new();
    for line in games.iter().flat_map(|text| lines(text)) {
        for part in [&line.public, &line.secret] {
            for spot in
                spots(part).into_iter().filter(|spot| !spot.is_key && part[spot.range.clone()].len() < 400)
            {
                values.entry(spot.path).or_default().insert(part[spot.range].to_owned());
            }
        }
    }
    let none = std::collections::BTreeSet::new();
    let mut forged: BTreeMap<String, String> = BTreeMap::new();
    for text in games {
        let all = lines(text);
        for (at, line) in all.iter().enumerate() {
            let kind = kind_of(line);
            let mut forge = |how: String, line: Line| {
                let name = format!("{kind}: {how}");
                if sample.wants(&name) {
                    let mut lines = all.clone();
                    lines[at] = line;
                    // A pad that was changed is not mended.
                    let mended = if how.contains("said.pad") { chained(lines) } else { chained_anew(&lines) };
                    forged.insert(name, written(&mended));
                }
            };
            for half in ["public", "secret"] {
                let part = if half == "public" { &line.public } else { &line.secret };
                let with = |part: String| match half {
                    "public" => Line { public: part, ..line.clone() },
                    _ => Line { secret: part, ..line.clone() },
                };
                let put = |range: &std::ops::Range<usize>, instead: &str| {
                    let mut part = part.clone();
                    part.replace_range(range.clone(), instead);
                    with(part)
                };
                // When a line was written nobody can check but by its neighbours.
                for Spot { path, range, is_key } in spots(part).into_iter().filter(|it| it.path != "at") {
                    let value = &part[range.clone()];
                    let way = if path == "pad" { "said.pad".to_owned() } else { format!("{half} {path}") };
                    if is_key {
                        forge(
                            format!("{way}, its key otherwise"),
                            put(&range, if value == "\"other\"" { "\"another\"" } else { "\"other\"" }),
                        );
                        forge(format!("{way}, a key before it"), put(&range, &format!("\"more\":1,{value}")));
                    } else {
                        let others = values.get(&path).unwrap_or(&none);
                        for (how, instead) in instead_of(value, others) {
                            forge(format!("{way}, {how}"), put(&range, &instead));
                        }
                        forge(format!("{way}, a blank"), put(&range, &format!(" {value}")));
                    }
                }
            }
            for (how, public) in [
                ("an event more", line.public.replacen("\"events\":[", "\"events\":[\"rested\",", 1)),
                ("no events", {
                    let start = line.public.find("\"events\":[").map_or(0, |start| start + 10);
                    format!("{}{}", &line.public[..start], if start > 0 { "]}}" } else { "" })
                }),
            ] {
                if public != line.public && !public.contains("[\"rested\",]") && !public.is_empty() {
                    forge(how.to_owned(), Line { public, ..line.clone() });
                }
            }
        }
        // Lines as a whole, once for each kind.
        for (at, line) in all.iter().enumerate().skip(1) {
            let kind = kind_of(line);
            let mut whole = |how: &str, lines: Vec<Line>| {
                let name = format!("{kind}: {how}");
                if sample.wants(&name) {
                    forged.insert(name, written(&chained_anew(&lines)));
                }
            };
            let mut twice = all.clone();
            twice.insert(at, line.clone());
            whole("the line twice", twice);
            if let Some(next) = all.get(at + 1).filter(|next| next.secret != "null" && line.secret != "null")
            {
                let mut halves = all.clone();
                halves[at].secret = next.secret.clone();
                whole("the secret part of the next", halves);
            }
        }
    }
    forged.into_iter().map(|(how, text)| Forged { how, text, has_to_fail: true }).collect()
}
