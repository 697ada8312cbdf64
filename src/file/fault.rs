//! What can be wrong with a board file, a tile set or a journey deck.

use super::json::Json;
use serde::Serialize;
use strum::VariantNames;

/// The largest file that is read at all, in bytes: a hundred times a real board.
pub const LARGEST_FILE: usize = 4 << 20;
/// The most faults that are told of one file; a file with more is another kind of file.
const MOST_FAULTS: usize = 50;

/// One fault of a file: the key, the item and what is wrong. The words are in the language files, as `fault-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Fault {
    /// The file is larger than any such file can be.
    TooLarge { megabytes: usize },
    /// The bytes are not UTF-8.
    NotText,
    /// Not JSON, or cut off, from this place on.
    NotJson { line: usize, column: usize },
    /// JSON, but no object at the top.
    NotAnObject,
    /// A required key is missing.
    MissingKey { key: String },
    /// A key that this kind of file does not have.
    UnknownKey { key: String },
    /// A key, or an item under a key, that is there twice.
    Twice { key: String, item: String },
    /// `format` names another kind of file.
    OtherFormat { found: String, wanted: String },
    /// `format` names a later version of this kind of file.
    NewerFormat { found: String, wanted: String },
    /// `part` is neither 1 nor 2.
    NoSuchPart { found: String },
    /// An empty name.
    NoName { key: String },
    /// Not a text where one has to stand.
    WantsText { key: String, item: String },
    /// Not a list where one has to stand.
    WantsList { key: String },
    /// Not an object where one has to stand.
    WantsObject { key: String },
    /// Not a number from 1 to 999.
    WantsLocation { key: String, item: String },
    /// Not `II-A`.
    WantsArea { key: String, item: String },
    /// Not a location, an exit or a named dot.
    WantsSpace { key: String, item: String },
    /// Not a pair of numbers from 0 to 1.
    WantsPlace { key: String, item: String },
    /// R19: an area that the board's part does not have.
    NotOfThePart { area: String, part: u8 },
    /// A location in two areas.
    InTwoAreas { item: String, area: String, other: String },
    /// Named under a key, but in no link and no area.
    NowhereOnBoard { key: String, item: String },
    /// A token of a chain that is no space.
    BadToken { chain: String, token: String },
    /// A chain of fewer than two spaces.
    ShortChain { chain: String },
    /// A chain that starts or ends in a bare dot.
    LooseEnd { chain: String },
    /// A space joined to itself.
    JoinedToItself { chain: String, space: String },
    /// Two spaces joined twice.
    JoinedTwice { chain: String, space: String, other: String },
    /// More spaces than a board can have.
    TooManySpaces { most: usize },
    /// A tile that is neither `"eye"` nor a number from 0 to 9.
    WantsTile { key: String, item: String },
    /// A journey card whose rows are too few or too many.
    WrongLength { key: String, card: String, found: usize, wanted: usize },
    /// A row that is neither a dot nor a space.
    BadRow { key: String, card: String, row: String },
    /// What stands under a key cannot stand there.
    CannotStand { key: String, item: String },
    /// A name under a key that is none of those under another.
    NotAmong { key: String, item: String, of: String },
    /// An exit before the last row, or a last row that is none.
    ExitNotLast { key: String, card: String },
    /// No name of a territory, or something else than `*` and `+` behind it.
    WantsTerritory { key: String, item: String },
    /// No bonus that a region can have.
    WantsBonus { key: String, item: String, most: u16 },
    /// A border that has not two ends.
    WantsBorder { item: String },
    /// A territory that has a border with itself.
    BordersItself { item: String },
    /// A territory that lies in no region.
    NoTerritory { key: String, item: String },
    /// A path that is too short or too long.
    WrongPath { found: usize, most: usize },
    /// A gate that is no step before the last.
    NoGate { item: String },
}

/// The faults found so far; a file with any is not loaded.
#[derive(Default)]
pub(crate) struct Faults(Vec<Fault>);

impl Faults {
    pub fn add(&mut self, fault: Fault) {
        if self.0.len() < MOST_FAULTS && !self.0.contains(&fault) {
            self.0.push(fault);
        }
    }

    pub fn check(self) -> Result<(), Vec<Fault>> {
        if self.0.is_empty() { Ok(()) } else { Err(self.0) }
    }
}

/// The keys of a file and what stands under them, and the faults found so far.
pub(crate) type Entries = (Vec<(String, Json)>, Faults);

/// What `format` says that the bytes are, if it is read at all: `risk-board` of `risk-board/1`.
pub fn kind_of(bytes: &[u8]) -> Option<String> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let Ok(Json::Object(entries)) = serde_json::from_slice(bytes) else { return None };
    match value(&entries, "format") {
        Some(Json::Text(format)) => format.split('/').next().map(str::to_owned),
        _ => None,
    }
}

/// Reads the bytes as a JSON object whose `format` is `wanted` and whose keys are among `known`.
pub(crate) fn object(bytes: &[u8], wanted: &str, known: &[&str]) -> Result<Entries, Vec<Fault>> {
    let one = |fault| Err(vec![fault]);
    if bytes.len() > LARGEST_FILE {
        return one(Fault::TooLarge { megabytes: LARGEST_FILE >> 20 });
    }
    // Windows editors put a mark before the first byte of a text.
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let Ok(text) = std::str::from_utf8(bytes) else { return one(Fault::NotText) };
    let json = match serde_json::from_str(text) {
        Ok(json) => json,
        Err(error) => return one(Fault::NotJson { line: error.line(), column: error.column() }),
    };
    let Json::Object(entries) = json else { return one(Fault::NotAnObject) };

    // The format first: all else would be said of the wrong kind of file.
    let format = entries.iter().find(|(key, _)| key == "format").map(|(_, value)| value);
    match format {
        None => return one(Fault::MissingKey { key: "format".into() }),
        Some(Json::Text(found)) if found == wanted => {}
        Some(found) => {
            let (found, wanted) = (found.to_string(), wanted.to_owned());
            let (kind, _) = wanted.split_once('/').unwrap_or((&wanted, ""));
            let newer = found
                .strip_prefix(kind)
                .and_then(|rest| rest.strip_prefix('/'))
                .is_some_and(|version| version.parse::<u32>().is_ok_and(|version| version > 1));
            return one(if newer {
                Fault::NewerFormat { found, wanted }
            } else {
                Fault::OtherFormat { found, wanted }
            });
        }
    }
    let mut faults = Faults::default();
    for (at, (key, _)) in entries.iter().enumerate() {
        if !known.contains(&key.as_str()) {
            faults.add(Fault::UnknownKey { key: Json::Text(key.clone()).to_string() });
        } else if entries[..at].iter().any(|(earlier, _)| earlier == key) {
            faults.add(Fault::Twice { key: key.clone(), item: key.clone() });
        }
    }
    Ok((entries, faults))
}

/// The value under a key, if it is there.
pub(crate) fn value<'a>(entries: &'a [(String, Json)], key: &str) -> Option<&'a Json> {
    entries.iter().find(|(name, _)| name == key).map(|(_, value)| value)
}

/// The name of what the file holds; a fault if it has none.
pub(crate) fn name(entries: &[(String, Json)], faults: &mut Faults) -> String {
    let key = || "name".to_owned();
    match value(entries, "name") {
        None => faults.add(Fault::MissingKey { key: key() }),
        Some(Json::Text(name)) if name.trim().is_empty() => faults.add(Fault::NoName { key: key() }),
        Some(Json::Text(name)) => return name.clone(),
        Some(other) => faults.add(Fault::WantsText { key: key(), item: other.to_string() }),
    }
    String::new()
}

/// The list under a key; nothing, and a fault, where something else stands.
pub(crate) fn list<'a>(entries: &'a [(String, Json)], key: &str, faults: &mut Faults) -> &'a [Json] {
    match value(entries, key) {
        None => &[],
        Some(Json::List(items)) => items,
        Some(_) => {
            faults.add(Fault::WantsList { key: key.into() });
            &[]
        }
    }
}
