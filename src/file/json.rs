//! JSON as its writer wrote it: keys keep their order, and a key given twice is there twice.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use std::fmt;

/// A JSON value that forgets nothing.
#[derive(Clone, PartialEq, Debug)]
pub enum Json {
    /// `null`, `true` or `false`: never right in any of our files.
    Other,
    Whole(i64),
    Number(f64),
    Text(String),
    List(Vec<Json>),
    /// Keys and values in the order of the file.
    Object(Vec<(String, Json)>),
}

impl fmt::Display for Json {
    /// Short enough to be shown in a sentence.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Other => f.write_str("null/true/false"),
            Self::Whole(number) => number.fmt(f),
            Self::Number(number) => number.fmt(f),
            Self::Text(text) => {
                let mut letters = text.chars().map(|c| if c.is_control() { ' ' } else { c });
                let start: String = letters.by_ref().take(40).collect();
                let rest = if letters.next().is_some() { "…" } else { "" };
                write!(f, "{start}{rest}")
            }
            Self::List(_) => f.write_str("[…]"),
            Self::Object(_) => f.write_str("{…}"),
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Any;
        impl<'de> Visitor<'de> for Any {
            type Value = Json;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("JSON")
            }
            fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
                Ok(Json::Other)
            }
            fn visit_unit<E>(self) -> Result<Json, E> {
                Ok(Json::Other)
            }
            fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
                Ok(Json::Whole(number))
            }
            fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
                Ok(i64::try_from(number).map_or(Json::Number(number as f64), Json::Whole))
            }
            fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
                Ok(Json::Number(number))
            }
            fn visit_str<E>(self, text: &str) -> Result<Json, E> {
                Ok(Json::Text(text.to_owned()))
            }
            fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Json, A::Error> {
                let mut list = Vec::new();
                while let Some(item) = items.next_element()? {
                    list.push(item);
                }
                Ok(Json::List(list))
            }
            fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Json, A::Error> {
                let mut object = Vec::new();
                while let Some(entry) = entries.next_entry()? {
                    object.push(entry);
                }
                Ok(Json::Object(object))
            }
        }
        deserializer.deserialize_any(Any)
    }
}
