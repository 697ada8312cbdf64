//! The events of a line: taken out, twice, in another order, or in the other half.

use super::Collected;
use crate::lines::Line;

/// Events taken out, twice, in another order, or in the other half.
pub fn events(into: &mut Collected<'_>, at: usize) {
    use serde_json::value::RawValue;
    #[derive(serde::Deserialize)]
    struct Open<'a> {
        #[serde(borrow)]
        did: Did<'a>,
    }
    #[derive(serde::Deserialize)]
    struct Did<'a> {
        said: String,
        #[serde(borrow)]
        events: Vec<&'a RawValue>,
    }
    #[derive(serde::Deserialize)]
    struct Secret<'a> {
        said: String,
        #[serde(borrow)]
        events: Vec<(usize, &'a RawValue)>,
    }
    let Line { public, secret, .. } = into.all[at].clone();
    let (Ok(open), Ok(hidden)) =
        (serde_json::from_str::<Open<'_>>(&public), serde_json::from_str::<Secret<'_>>(&secret))
    else {
        return;
    };
    // All events in their order, with whether everybody saw them.
    let mut shown = open.did.events.into_iter().map(RawValue::get);
    let total = shown.len() + hidden.events.len();
    let all: Vec<(bool, &str)> = (0..total)
        .map(|place| match hidden.events.iter().find(|(other, _)| *other == place) {
            Some((_, event)) => (false, event.get()),
            None => (true, shown.next().unwrap()),
        })
        .collect();
    let json = |text: &str| serde_json::to_string(text).unwrap();
    let put = |line: &mut Line, all: &[(bool, &str)]| {
        let public: Vec<&str> = all.iter().filter(|(shown, _)| *shown).map(|(_, event)| *event).collect();
        let secret: Vec<String> = all
            .iter()
            .enumerate()
            .filter(|(_, (shown, _))| !shown)
            .map(|(place, (_, event))| format!("[{place},{event}]"))
            .collect();
        line.public =
            format!("{{\"did\":{{\"said\":{},\"events\":[{}]}}}}", json(&open.did.said), public.join(","));
        line.secret =
            format!("{{\"said\":{},\"events\":[{}],\"pad\":\"\"}}", json(&hidden.said), secret.join(","));
    };
    for place in 0..total {
        let name = all[place].1.split('"').nth(1).unwrap_or_default();
        for (how, change) in [("taken out", 0), ("twice", 1), ("in the other half", 2), ("with the next", 3)]
        {
            let mut all = all.clone();
            match change {
                0 => drop(all.remove(place)),
                1 => all.insert(place, all[place]),
                2 => all[place].0 = !all[place].0,
                _ if place + 1 < total => all.swap(place, place + 1),
                _ => continue,
            }
            into.take(at, &format!("{name} {how}"), |lines| put(&mut lines[at], &all));
        }
    }
    for (shown, event) in [(true, "\"rested\""), (false, "\"part-two\""), (true, "{\"phase\":\"refresh\"}")] {
        into.take(at, &format!("{event} more"), |lines| {
            let mut all = all.clone();
            all.push((shown, event));
            put(&mut lines[at], &all);
        });
    }
    // Places that are none.
    for (how, from, to) in [
        ("a place of its own", "[[0,", "[[7,"),
        ("a place below 0", "[[0,", "[[-1,"),
        ("a place in words", "[[0,", "[[\"0\","),
        ("more than a place", "[[0,", "[[0,0,"),
    ] {
        into.take(at, how, |lines| lines[at].secret = lines[at].secret.replacen(from, to, 1));
    }
}
