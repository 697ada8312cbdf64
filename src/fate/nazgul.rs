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

/// One goes from a region to another.
pub fn moved(nazgul: &Nazgul, from: &str, to: &str) -> Nazgul {
    let mut nazgul = nazgul.clone();
    if let Some(count) = nazgul.get_mut(from) {
        *count -= 1;
        if *count == 0 {
            nazgul.remove(from);
        }
        *nazgul.entry(to.to_owned()).or_default() += 1;
    }
    nazgul
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
