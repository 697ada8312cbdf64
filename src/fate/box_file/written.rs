//! The owner's box as it is written to its file, key by key in the order of the page, so that it can be read over and mended by
//! hand.

use super::{FORMAT, FateBox, KEYS, Objective, Place, Troops};
use crate::fate::deck::Kind;
use crate::fate::dice::Sides;
use crate::fate::nazgul::Borders;
use crate::fate::terms::Site;
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl FateBox {
    /// The text of its file; what it does not know is left out.
    pub fn write(&self) -> String {
        let entries = self.entries();
        let lines: Vec<String> =
            entries.iter().map(|(key, value)| format!("  {}: {value}", json!(key))).collect();
        format!("{{\n{}\n}}\n", lines.join(",\n"))
    }

    /// The keys of the page that it leaves out.
    pub fn missing_keys(&self) -> Vec<&'static str> {
        let there: Vec<&str> = self.entries().into_iter().map(|(key, _)| key).collect();
        KEYS.into_iter().filter(|key| !there.contains(key)).collect()
    }

    fn entries(&self) -> Vec<(&'static str, String)> {
        let list = |items: Value| items.to_string();
        let mut entries = vec![("format", json!(FORMAT).to_string())];
        let mut put = |key, value: Option<String>| entries.extend(value.map(|value| (key, value)));
        put("name", (!self.name.is_empty()).then(|| json!(self.name).to_string()));
        put("hope", self.hope.map(|(start, top)| list(json!([start, top]))));
        put("threat", self.threat.as_ref().map(|rates| list(json!(rates))));
        put("search", self.search.as_ref().map(die));
        put("battle", self.battle.as_ref().map(die));
        put("borders", self.borders.as_ref().map(|borders| list(json!(pairs(borders)))));
        put(
            "places",
            self.places
                .as_ref()
                .map(|places| object(places.iter().map(|(name, it)| (name, json!(place(it)))))),
        );
        put(
            "troops",
            self.troops.as_ref().map(|all| object(all.iter().map(|(name, it)| (name, json!(troops(it)))))),
        );
        put(
            "lines",
            self.lines
                .as_ref()
                .map(|lines| object(lines.iter().map(|(name, it)| (name, json!(it.join(" ")))))),
        );
        let specials = self.specials.iter().map(|special| (special, 1));
        let cards = self.cards.iter().map(|(kind, count)| (kind, *count)).chain(specials);
        put("cards", Some(object(cards.map(|(kind, count)| (&kind.name, json!(card(kind, count)))))));
        put("skies", (!self.skies.is_empty()).then(|| list(json!(self.skies))));
        put(
            "objectives",
            self.objectives.as_ref().map(|all| object(all.iter().map(|(name, it)| (name, objective(it))))),
        );
        put(
            "characters",
            self.characters.as_ref().map(|all| object(all.iter().map(|(name, at)| (name, json!(at))))),
        );
        put("player", self.player.as_ref().map(|cards| list(json!(counted(cards)))));
        entries
    }
}

/// Names with what stands behind each, a line each.
fn object<'a>(items: impl Iterator<Item = (&'a String, Value)>) -> String {
    let lines: Vec<String> = items.map(|(name, value)| format!("    {}: {value}", json!(name))).collect();
    if lines.is_empty() { "{}".to_owned() } else { format!("{{\n{}\n  }}", lines.join(",\n")) }
}

/// The faces in the order in which the die names them.
fn die(sides: &Sides) -> String {
    let faces: Vec<String> =
        sides.iter().map(|(face, count)| format!("{}: {count}", json!(face.to_string()))).collect();
    format!("{{ {} }}", faces.join(", "))
}

fn pairs(borders: &Borders) -> Vec<String> {
    let of = |(one, others): (&String, &std::collections::BTreeSet<String>)| -> Vec<String> {
        others.iter().filter(|other| one < *other).map(|other| format!("{one} {other}")).collect()
    };
    borders.iter().flat_map(of).collect()
}

fn place(place: &Place) -> String {
    let site = (place.site != Site::None).then(|| place.site.to_string());
    let marks = place
        .red
        .then(|| "red".to_owned())
        .into_iter()
        .chain(site)
        .chain(place.army.map(|army| army.to_string()));
    std::iter::once(place.region.clone()).chain(marks).collect::<Vec<_>>().join(" ")
}

fn troops(troops: &Troops) -> String {
    let shadow = (troops.shadow > 0).then(|| format!("shadow {}", troops.shadow));
    let armies = troops.friendly.iter().map(|(army, count)| format!("{army} {count}"));
    shadow.into_iter().chain(armies).collect::<Vec<_>>().join(" ")
}

fn card(kind: &Kind, count: u32) -> String {
    let back = kind.back.map(|back| back.to_string());
    let front = kind.front.as_ref().map_or_else(
        || "special".to_owned(),
        |front| format!("{} {} {}", front.line, front.place, front.order),
    );
    let count = (count > 1).then(|| count.to_string());
    std::iter::once(front).chain(back).chain(count).collect::<Vec<_>>().join(" ")
}

fn objective(objective: &Objective) -> Value {
    let mut entries = serde_json::Map::new();
    if !objective.needs.is_empty() {
        entries.insert("needs".to_owned(), json!(objective.needs));
    }
    if objective.shadow > 0 {
        entries.insert("shadow".to_owned(), json!(objective.shadow));
    }
    Value::Object(entries)
}

fn counted(cards: &BTreeMap<String, u32>) -> Vec<String> {
    cards
        .iter()
        .map(|(card, count)| if *count > 1 { format!("{card} {count}") } else { card.clone() })
        .collect()
}
