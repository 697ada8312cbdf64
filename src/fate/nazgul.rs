//! Where the Nazgûl go by an order (F20, F21): all that can come of it.

use super::terms::MORDOR;
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// How many Nazgûl stand in each region; regions without any are left out.
pub type Nazgul = BTreeMap<String, u8>;

/// Regions, each with those beside it.
pub type Borders = BTreeMap<String, BTreeSet<String>>;

/// `R N, R N…`, or `none`.
pub fn listed(nazgul: &Nazgul) -> String {
    let all: Vec<String> = nazgul.iter().map(|(region, count)| format!("{region} {count}")).collect();
    if all.is_empty() { "none".to_owned() } else { all.join(", ") }
}

/// F18: how many there are in all.
pub fn count(nazgul: &Nazgul) -> u32 {
    nazgul.values().map(|count| u32::from(*count)).sum()
}

pub fn moved(nazgul: &Nazgul, from: &str, to: &str) -> Nazgul {
    let mut nazgul = nazgul.clone();
    if let Some(count) = nazgul.get_mut(from) {
        *count = count.saturating_sub(1);
        if *count == 0 {
            nazgul.remove(from);
        }
        let there = nazgul.entry(to.to_owned()).or_default();
        *there = there.saturating_add(1);
    }
    nazgul
}

/// Who rides from where to where, so that they stand otherwise; what only comes or only goes is none.
pub fn rides(now: &Nazgul, then: &Nazgul) -> Vec<[String; 2]> {
    let more = |of: &Nazgul, than: &Nazgul| -> Vec<String> {
        let by = |region: &str| {
            usize::from(of[region].saturating_sub(than.get(region).copied().unwrap_or_default()))
        };
        of.keys().flat_map(|region| std::iter::repeat_n(region.clone(), by(region))).collect()
    };
    more(now, then).into_iter().zip(more(then, now)).map(|(from, to)| [from, to]).collect()
}

/// What can come of an order, in the order of their texts.
fn in_order(outcomes: BTreeSet<Nazgul>) -> Vec<Nazgul> {
    let mut outcomes: Vec<Nazgul> = outcomes.into_iter().collect();
    outcomes.sort_by_key(listed);
    outcomes
}

/// F21: three times over, counted afresh each time.
pub fn deploy(nazgul: &Nazgul, eye: &str) -> Vec<Nazgul> {
    let mut outcomes = BTreeSet::from([nazgul.clone()]);
    for _ in 0..3 {
        outcomes = outcomes.iter().flat_map(|nazgul| deployed(nazgul, eye)).collect();
    }
    in_order(outcomes)
}

fn deployed(nazgul: &Nazgul, eye: &str) -> Vec<Nazgul> {
    if eye != MORDOR && nazgul.contains_key(MORDOR) {
        return vec![moved(nazgul, MORDOR, eye)];
    }
    let others = || nazgul.iter().filter(|(region, _)| *region != eye);
    let most = others().map(|(_, count)| *count).max();
    match most {
        None => vec![nazgul.clone()],
        Some(most) => {
            others().filter(|(_, count)| **count == most).map(|(from, _)| moved(nazgul, from, eye)).collect()
        }
    }
}

/// How many steps each region lies from this one, where a way leads there.
fn steps(borders: &Borders, to: &str) -> BTreeMap<String, u32> {
    let mut steps = BTreeMap::from([(to.to_owned(), 0)]);
    let mut next = VecDeque::from([to.to_owned()]);
    while let Some(region) = next.pop_front() {
        let far = steps[&region] + 1;
        for beside in borders.get(&region).into_iter().flatten() {
            if !steps.contains_key(beside) {
                steps.insert(beside.clone(), far);
                next.push_back(beside.clone());
            }
        }
    }
    steps
}

/// F20: the two nearest outside Frodo's region come a step nearer, one at a time. `afresh`: the second is found afresh, and may
/// be the one that has moved.
pub fn closer(nazgul: &Nazgul, borders: &Borders, frodo: &str, afresh: bool) -> Vec<Nazgul> {
    let far = steps(borders, frodo);
    let mut outcomes = BTreeSet::new();
    for (first, still) in nearer(nazgul, nazgul, borders, &far) {
        let of = if afresh { &first } else { &still };
        outcomes.extend(nearer(&first, of, borders, &far).into_iter().map(|(second, _)| second));
    }
    in_order(outcomes)
}

/// One of the nearest of these goes a step: the Nazgûl then, and those of them that have not moved.
fn nearer(
    nazgul: &Nazgul,
    of: &Nazgul,
    borders: &Borders,
    far: &BTreeMap<String, u32>,
) -> Vec<(Nazgul, Nazgul)> {
    let distance = |region: &String| far.get(region).copied().filter(|steps| *steps > 0);
    let Some(least) = of.keys().filter_map(distance).min() else {
        return vec![(nazgul.clone(), of.clone())];
    };
    let mut ways = Vec::new();
    for from in of.keys().filter(|region| distance(region) == Some(least)) {
        let mut still = of.clone();
        if let Some(count) = still.get_mut(from) {
            *count -= 1;
        }
        still.retain(|_, count| *count > 0);
        let beside = borders.get(from).into_iter().flatten();
        let to = beside.filter(|beside| far.get(*beside) == Some(&(least - 1)));
        ways.extend(to.map(|to| (moved(nazgul, from, to), still.clone())));
    }
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stand(said: &str) -> Nazgul {
        let words: Vec<&str> = said.split_whitespace().collect();
        words.chunks(2).map(|pair| (pair[0].to_owned(), pair[1].parse().unwrap())).collect()
    }

    #[test]
    fn rides_are_told_from_where_to_where() {
        for (then, rides) in [
            ("a 2 b 1", vec![]),
            ("a 1 b 2", vec![["a", "b"]]),
            ("a 1 c 2", vec![["a", "c"], ["b", "c"]]),
            ("a 3 b 1", vec![]),
        ] {
            assert_eq!(super::rides(&stand("a 2 b 1"), &stand(then)), rides, "{then}");
        }
    }

    fn told(outcomes: &[Nazgul]) -> Vec<String> {
        outcomes.iter().map(|outcome| listed(outcome).replace(',', "")).collect()
    }

    fn borders(pairs: &str) -> Borders {
        let mut borders = Borders::new();
        for pair in pairs.split_whitespace() {
            let (one, other) = pair.split_at(1);
            borders.entry(one.to_owned()).or_default().insert(other.to_owned());
            borders.entry(other.to_owned()).or_default().insert(one.to_owned());
        }
        borders
    }

    /// C53 to C56.
    #[test]
    fn deploy_as_the_page_says() {
        let start = "eriador 2 rhudaur 1 misty-mountains 1 gondor 1 mordor 4";
        let first = deploy(&stand(start), "eriador");
        assert_eq!(told(&first), ["eriador 5 gondor 1 misty-mountains 1 mordor 1 rhudaur 1"]);
        let second = ["eriador 8 gondor 1", "eriador 8 misty-mountains 1", "eriador 8 rhudaur 1"];
        assert_eq!(told(&deploy(&first[0], "eriador")), second);
        assert_eq!(told(&deploy(&stand("eriador 4 p 3 q 2"), "mordor")), ["eriador 2 mordor 3 p 2 q 2"]);
        let two = ["eriador 8 p 1", "eriador 8 q 1"];
        assert_eq!(told(&deploy(&stand("eriador 5 p 2 q 2"), "eriador")), two);
        assert_eq!(told(&deploy(&stand("eriador 9"), "eriador")), ["eriador 9"]);
    }

    /// C57 to C60.
    #[test]
    fn closer_as_the_page_says() {
        let row = borders("pq qr rs st");
        let ring = borders("pq qr rs st tu up");
        for (borders, said, afresh, wanted) in [
            (&row, "p 1 s 1 t 4", false, vec!["p 1 r 1 s 1 t 3"]),
            (&row, "q 3 t 1", false, vec!["p 2 q 1 t 1"]),
            (&row, "p 8 t 1", false, vec!["p 8 s 1"]),
            (&row, "p 8 t 1", true, vec!["p 8 r 1"]),
            (&ring, "p 1 s 2", false, vec!["p 1 r 1 t 1", "p 1 r 2", "p 1 t 2"]),
            (&row, "p 9", false, vec!["p 9"]),
            (&row, "p 8 x 1", false, vec!["p 8 x 1"]),
        ] {
            assert_eq!(told(&closer(&stand(said), borders, "p", afresh)), wanted, "{said}");
        }
    }
}
