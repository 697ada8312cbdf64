//! The board file: every fault said, nothing half-loaded.

use super::{Board, GATES, Path, Region, Territory};
use crate::file::{self, Fault, Faults, Json};
use std::collections::{BTreeMap, BTreeSet};

const FORMAT: &str = "risk-board/1";
const KEYS: [&str; 6] = ["format", "name", "regions", "borders", "path", "gates"];
/// The highest bonus that a region can have.
const MOST_BONUS: i64 = 99;
/// As many steps as a path can have: its track ends at 99.
const MOST_STEPS: usize = 100;

pub(super) fn read(bytes: &[u8]) -> Result<Board, Vec<Fault>> {
    let (entries, mut faults) = file::object(bytes, FORMAT, &KEYS)?;
    let name = file::name(&entries, &mut faults);
    let regions = regions(&entries, &mut faults);
    let known: BTreeSet<&str> =
        regions.iter().flat_map(|region| &region.territories).map(|it| it.name.as_str()).collect();
    let is_known = |name: &str| regions.is_empty() || known.contains(name);
    let borders = file::value(&entries, "borders").map(|_| borders(&entries, is_known, &mut faults));
    let path = path(&entries, is_known, &mut faults);
    faults.check()?;
    // The check for text was made when the object was read.
    let text = String::from_utf8_lossy(bytes).into_owned();
    Ok(Board { text, map: None, name, regions, borders, path })
}

/// Whether it is one word of small letters, with hyphens for blanks (G13).
pub fn is_name(word: &str) -> bool {
    let sign = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    !word.is_empty() && word.chars().all(sign)
}

fn name_of(key: &str, word: &str, faults: &mut Faults) -> Option<String> {
    if is_name(word) {
        return Some(word.to_owned());
    }
    faults.add(Fault::WantsTerritory { key: key.to_owned(), item: Json::Text(word.to_owned()).to_string() });
    None
}

fn texts<'a>(items: &'a [Json], key: &str, faults: &mut Faults) -> Vec<&'a str> {
    let mut texts = Vec::new();
    for item in items {
        match item {
            Json::Text(text) => texts.push(text.as_str()),
            other => faults.add(Fault::WantsText { key: key.to_owned(), item: other.to_string() }),
        }
    }
    texts
}

fn regions(entries: &[(String, Json)], faults: &mut Faults) -> Vec<Region> {
    let key = || "regions".to_owned();
    let regions = match file::value(entries, "regions") {
        None => return Vec::new(),
        Some(Json::Object(regions)) => regions,
        Some(_) => {
            faults.add(Fault::WantsObject { key: key() });
            return Vec::new();
        }
    };
    let mut seen = BTreeSet::new();
    let mut read: Vec<Region> = Vec::new();
    for (name, region) in regions {
        let Some(name) = name_of("regions", name, faults) else { continue };
        if read.iter().any(|other| other.name == name) {
            faults.add(Fault::Twice { key: key(), item: name });
            continue;
        }
        let within = format!("regions.{name}");
        let Json::Object(fields) = region else {
            faults.add(Fault::WantsObject { key: within });
            continue;
        };
        for (at, (field, _)) in fields.iter().enumerate() {
            if !matches!(field.as_str(), "bonus" | "territories") {
                faults.add(Fault::UnknownKey { key: format!("{within}.{field}") });
            } else if fields[..at].iter().any(|(earlier, _)| earlier == field) {
                faults.add(Fault::Twice { key: within.clone(), item: field.clone() });
            }
        }
        let bonus = bonus(fields, &within, faults);
        let items = file::list(fields, "territories", faults);
        let territories = texts(items, &within, faults);
        let territories =
            territories.into_iter().filter_map(|text| territory(text, &within, &mut seen, faults));
        let territories = territories.collect();
        read.push(Region { name, bonus, territories });
    }
    read
}

fn bonus(fields: &[(String, Json)], within: &str, faults: &mut Faults) -> u16 {
    match file::value(fields, "bonus") {
        None => 0,
        Some(Json::Whole(bonus)) if (0..=MOST_BONUS).contains(bonus) => *bonus as u16,
        Some(other) => {
            let key = format!("{within}.bonus");
            faults.add(Fault::WantsBonus { key, item: other.to_string(), most: MOST_BONUS as u16 });
            0
        }
    }
}

/// A name, and behind it `*` for a Stronghold and `+` for a Site.
fn territory(text: &str, key: &str, seen: &mut BTreeSet<String>, faults: &mut Faults) -> Option<Territory> {
    let mut words = text.split_whitespace();
    let name = name_of(key, words.next().unwrap_or_default(), faults)?;
    let (mut stronghold, mut site) = (false, false);
    for word in words {
        let mark = match word {
            "*" => &mut stronghold,
            "+" => &mut site,
            _ => {
                faults.add(Fault::WantsTerritory { key: key.to_owned(), item: text.to_owned() });
                return None;
            }
        };
        if std::mem::replace(mark, true) {
            faults.add(Fault::Twice { key: name.clone(), item: word.to_owned() });
        }
    }
    if !seen.insert(name.clone()) {
        faults.add(Fault::Twice { key: key.to_owned(), item: name });
        return None;
    }
    Some(Territory { name, stronghold, site })
}

fn borders(
    entries: &[(String, Json)],
    is_known: impl Fn(&str) -> bool,
    faults: &mut Faults,
) -> BTreeMap<String, BTreeSet<String>> {
    let key = || "borders".to_owned();
    let mut borders: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let items = file::list(entries, "borders", faults);
    for text in texts(items, "borders", faults) {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [one, other] = *words else {
            faults.add(Fault::WantsBorder { item: text.to_owned() });
            continue;
        };
        let ends = [one, other].map(|end| name_of("borders", end, faults));
        let [Some(one), Some(other)] = ends else { continue };
        for end in [&one, &other].into_iter().filter(|end| !is_known(end)) {
            faults.add(Fault::NoTerritory { key: key(), item: end.clone() });
        }
        if one == other {
            faults.add(Fault::BordersItself { item: one });
            continue;
        }
        borders.entry(other.clone()).or_default().insert(one.clone());
        if !borders.entry(one).or_default().insert(other) {
            faults.add(Fault::Twice { key: key(), item: text.to_owned() });
        }
    }
    borders
}

fn path(entries: &[(String, Json)], is_known: impl Fn(&str) -> bool, faults: &mut Faults) -> Path {
    let own = file::value(entries, "path").is_some();
    let steps = if own {
        let items = file::list(entries, "path", faults);
        let steps = texts(items, "path", faults);
        if !(2..=MOST_STEPS).contains(&items.len()) {
            faults.add(Fault::WrongPath { found: items.len(), most: MOST_STEPS });
        }
        for step in steps.iter().filter(|step| !is_known(step)) {
            faults.add(Fault::NoTerritory { key: "path".to_owned(), item: (*step).to_owned() });
        }
        steps.into_iter().filter_map(|step| name_of("path", step, faults)).collect()
    } else {
        Path::default().steps
    };
    let gates = match file::value(entries, "gates") {
        Some(_) => gates(file::list(entries, "gates", faults), steps.len().saturating_sub(1), faults),
        None if own => BTreeSet::new(),
        None => GATES.into(),
    };
    Path { steps, gates }
}

fn gates(items: &[Json], last: usize, faults: &mut Faults) -> BTreeSet<usize> {
    let mut gates = BTreeSet::new();
    for item in items {
        match item {
            Json::Whole(gate) if usize::try_from(*gate).is_ok_and(|gate| gate < last) => {
                gates.insert(*gate as usize);
            }
            other => faults.add(Fault::NoGate { item: other.to_string() }),
        }
    }
    gates
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(keys: &str) -> Vec<String> {
        let text = format!(r#"{{ "format": "risk-board/1", "name": "Ours", {keys} }}"#);
        match read(text.as_bytes()) {
            Ok(_) => Vec::new(),
            Err(faults) => faults.iter().map(|fault| crate::language::named("fault", fault).0).collect(),
        }
    }

    #[test]
    fn every_fault_is_named() {
        let regions = r#""regions": { "west": { "bonus": 3, "territories": ["shire +", "moria * +"] } }"#;
        for (keys, found) in [
            (r#""borders": []"#.to_owned(), &[][..]),
            (r#""borders": ["any where"], "path": ["a", "b"], "gates": [0]"#.to_owned(), &[]),
            (r#""gates": [3]"#.to_owned(), &[]),
            (regions.to_owned(), &[]),
            (format!(r#"{regions}, "borders": ["shire moria"], "path": ["shire", "moria"]"#), &[]),
            (r#""places": []"#.to_owned(), &["fault-unknown-key"]),
            (r#""regions": []"#.to_owned(), &["fault-wants-object"]),
            (r#""regions": { "west": 3 }"#.to_owned(), &["fault-wants-object"]),
            (r#""regions": { "west": { "bonus": 100 } }"#.to_owned(), &["fault-wants-bonus"]),
            (r#""regions": { "west": { "bones": 1 } }"#.to_owned(), &["fault-unknown-key"]),
            (r#""regions": { "West": {} }"#.to_owned(), &["fault-wants-territory"]),
            (r#""regions": { "w": { "territories": ["a", "a"] } }"#.to_owned(), &["fault-twice"]),
            (
                r#""regions": { "w": { "territories": ["a"] }, "v": { "territories": ["a"] } }"#.to_owned(),
                &["fault-twice"],
            ),
            (r#""regions": { "w": { "territories": ["a -"] } }"#.to_owned(), &["fault-wants-territory"]),
            (r#""regions": { "w": { "territories": ["a * *"] } }"#.to_owned(), &["fault-twice"]),
            (format!(r#"{regions}, "borders": ["shire bree"]"#), &["fault-no-territory"]),
            (format!(r#"{regions}, "borders": ["shire moria", "moria shire"]"#), &["fault-twice"]),
            (format!(r#"{regions}, "borders": ["shire shire"]"#), &["fault-borders-itself"]),
            (format!(r#"{regions}, "borders": ["shire"]"#), &["fault-wants-border"]),
            (format!(r#"{regions}, "path": ["shire", "bree"]"#), &["fault-no-territory"]),
            (r#""path": ["shire"]"#.to_owned(), &["fault-wrong-path"]),
            (r#""path": ["a", "b", "c"], "gates": [2]"#.to_owned(), &["fault-no-gate"]),
            (r#""gates": [16]"#.to_owned(), &["fault-no-gate"]),
            (r#""gates": [-1]"#.to_owned(), &["fault-no-gate"]),
        ] {
            assert_eq!(faults(&keys), found, "{keys}");
        }
    }

    #[test]
    fn a_path_of_ones_own_has_no_gates_unless_they_are_told() {
        let gates = |keys: &str| {
            let text = format!(r#"{{ "format": "risk-board/1", "name": "Ours"{keys} }}"#);
            let path = read(text.as_bytes()).unwrap().path;
            (0..=path.last()).filter(|step| path.is_gate(*step)).collect::<Vec<_>>()
        };
        assert_eq!(gates(""), GATES);
        assert_eq!(gates(r#", "gates": [1]"#), [1]);
        assert!(gates(r#", "path": ["a", "b", "c"]"#).is_empty());
        assert_eq!(gates(r#", "path": ["a", "b", "c"], "gates": [1, 1]"#), [1]);
    }
}
