//! Files that somebody has forged: everything that stands in a game, changed, with the chain made anew.

use crate::lines::{Line, chained, chained_anew, lines, written};
use std::collections::{BTreeMap, BTreeSet};

/// A place in the JSON of a line.
pub struct Spot {
    /// The names of the keys that lead there, with dots between; `"key"` behind them if it is a key itself.
    pub path: String,
    pub range: std::ops::Range<usize>,
    pub is_key: bool,
}

/// All texts, numbers and words of a JSON text that has no blanks outside of texts, with the way to each.
pub fn spots(json: &str) -> Vec<Spot> {
    let bytes = json.as_bytes();
    let (mut spots, mut keys, mut at): (Vec<Spot>, Vec<Option<String>>, usize) = (Vec::new(), Vec::new(), 0);
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'{' | b'[' => keys.push(None),
            b'}' | b']' => drop(keys.pop()),
            b',' | b':' => {}
            _ => {
                let end = if byte == b'"' {
                    let mut end = at + 1;
                    while bytes[end] != b'"' {
                        end += if bytes[end] == b'\\' { 2 } else { 1 };
                    }
                    end + 1
                } else {
                    at + json[at..].find([',', '}', ']']).unwrap_or(json.len() - at)
                };
                let is_key = bytes.get(end) == Some(&b':');
                if is_key && let Some(key) = keys.last_mut() {
                    *key = Some(json[at + 1..end - 1].to_owned());
                }
                let named = keys.iter().flatten().map(String::as_str).collect::<Vec<_>>().join(".");
                spots.push(Spot { path: named, range: at..end, is_key });
                at = end;
                continue;
            }
        }
        at += 1;
    }
    spots
}

/// A file that somebody has forged, with its chain made anew.
pub struct Forged {
    /// What was changed, and where: no two are alike in both.
    pub how: String,
    pub text: String,
    /// Whether nobody may find it honest, whatever it is in its place.
    pub has_to_fail: bool,
}

/// Which of all files are made: to chain each anew takes its time.
pub struct Sample {
    seen: BTreeSet<String>,
    at: usize,
    of: usize,
}

impl Sample {
    /// Every `of`-th one, from this one on.
    pub fn new(at: usize, of: usize) -> Self {
        Self { seen: BTreeSet::new(), at, of }
    }

    /// Whether nothing of the kind was seen before, and it is one of those that are made.
    fn wants(&mut self, how: &str) -> bool {
        self.seen.insert(how.to_owned()) && self.seen.len() % self.of == self.at % self.of
    }
}

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
            let number: u128 = number.parse().unwrap();
            instead.push(("one more", (number + 1).to_string()));
            instead.push(("a broken number", format!("{number}.0")));
        }
    }
    instead
}

/// The command of a line, as far as it says what kind of line it is.
pub fn kind_of(line: &Line) -> String {
    let said = line.secret.strip_prefix("{\"said\":\"").and_then(|said| said.split(['"', '\\']).next());
    let words: Vec<&str> = said.unwrap_or("header, undo or redo").split(' ').collect();
    match words[..] {
        [
            first
            @ ("card" | "course" | "correct" | "gandalf" | "journey" | "ask" | "company" | "fellowship"),
            second,
            ..,
        ] if second.parse::<u16>().is_err() && second.len() > 1 => {
            format!("{first} {second}")
        }
        [first, ..] => first.to_owned(),
        [] => String::new(),
    }
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
                for Spot { path, range, is_key } in spots(part) {
                    let value = &part[range.clone()];
                    let way = if path == "pad" { "said.pad".to_owned() } else { format!("{half} {path}") };
                    if is_key {
                        forge(format!("{way}, its key otherwise"), put(&range, "\"other\""));
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

/// Puts every file once into a collection, under what was done to it and the kind of line.
struct Collected<'a> {
    forged: BTreeMap<String, String>,
    all: &'a [Line],
    sample: &'a mut Sample,
}

impl Collected<'_> {
    fn take(&mut self, at: usize, how: &str, make: impl FnOnce(&mut Vec<Line>)) {
        let kind = self.all.get(at).map_or_else(|| "end".to_owned(), kind_of);
        let name = format!("{kind}: {how}");
        if !self.sample.wants(&name) {
            return;
        }
        let mut lines = self.all.to_vec();
        make(&mut lines);
        let lines = chained_anew(&lines);
        if written(&lines) != written(self.all) {
            self.forged.insert(name, written(&lines));
        }
    }
}

/// Lines as wholes, halves, events and signs, in lines of every kind.
pub fn forged_otherwise(games: &[String], sample: &mut Sample) -> Vec<Forged> {
    let parsed: Vec<Vec<Line>> = games.iter().map(|text| lines(text)).collect();
    let mut forged = BTreeMap::new();
    for (number, all) in parsed.iter().enumerate() {
        let mut into = Collected { forged, all, sample: &mut *sample };
        let other = &parsed[(number + 1) % parsed.len()];
        for at in 0..=all.len() {
            whole_lines(&mut into, at, other);
        }
        for at in 1..all.len() {
            events(&mut into, at);
        }
        for at in 0..all.len() {
            signs(&mut into, at);
            words(&mut into, at);
            numbers(&mut into, at);
        }
        forged = into.forged;
    }
    forged.into_iter().map(|(how, text)| Forged { how, text, has_to_fail: false }).collect()
}

fn plain(public: &str, secret: &str) -> Line {
    Line { public: public.into(), salt: "5".repeat(32), secret: secret.into(), head: String::new() }
}

/// Lines exchanged between games, dropped, put elsewhere; and undoing that never was.
fn whole_lines(into: &mut Collected<'_>, at: usize, other: &[Line]) {
    let kind = into.all.get(at).map(kind_of);
    if let Some(twin) = other.iter().find(|line| Some(kind_of(line)) == kind) {
        into.take(at, "the line of another game", |lines| lines[at] = twin.clone());
        into.take(at, "the secret part of another game", |lines| lines[at].secret = twin.secret.clone());
        into.take(at, "the public part of another game", |lines| lines[at].public = twin.public.clone());
    }
    if at < into.all.len() {
        into.take(at, "the line dropped", |lines| drop(lines.remove(at)));
        into.take(at, "the line at the end", |lines| {
            let line = lines.remove(at);
            lines.push(line);
        });
        into.take(at, "all dropped from here", |lines| lines.truncate(at));
        into.take(at, "an undo made a note", |lines| {
            if lines[at].secret == "null" {
                lines[at].secret = "{\"said\":\"note x\",\"events\":[],\"pad\":\"\"}".into();
            }
        });
        into.take(at, "nothing secret", |lines| lines[at].secret = "null".into());
        into.take(at, "an empty secret", |lines| lines[at].secret = "{}".into());
        into.take(at, "an empty public part", |lines| lines[at].public = "{}".into());
        into.take(at, "an undo besides", |lines| {
            let public = lines[at].public.clone();
            lines[at].public = format!("{},\"undid\":3}}", public.trim_end_matches('}'));
        });
    }
    if at + 1 < into.all.len() {
        into.take(at, "exchanged with the next", |lines| lines.swap(at, at + 1));
    }
    for (how, public, secret) in [
        ("undone behind it", format!("{{\"undid\":{at}}}"), "null"),
        ("given again behind it", format!("{{\"redid\":{at}}}"), "null"),
        ("undone with something secret", format!("{{\"undid\":{at}}}"), "{}"),
        ("undone by a text", format!("{{\"undid\":\"{at}\"}}"), "null"),
        ("undone by a broken number", format!("{{\"undid\":{at}.0}}"), "null"),
        ("undone and given again", format!("{{\"undid\":{at},\"redid\":{at}}}"), "null"),
        ("the opening undone", "{\"undid\":2}".into(), "null"),
        ("an unknown deed", format!("{{\"forgot\":{at}}}"), "null"),
        ("a null", "null".into(), "null"),
    ] {
        if at > 0 {
            into.take(at - 1, how, |lines| lines.insert(at, plain(&public, secret)));
        }
    }
    if at > 2 {
        into.take(at - 1, "undone and given again behind it", |lines| {
            lines.insert(at, plain(&format!("{{\"undid\":{at}}}"), "null"));
            lines.insert(at + 1, plain(&format!("{{\"redid\":{at}}}"), "null"));
        });
        into.take(at - 1, "undone and forgotten", |lines| {
            lines.insert(at, plain(&format!("{{\"undid\":{at}}}"), "null"));
            lines.truncate(at + 1);
        });
    }
}

/// Events taken out, twice, in another order, or in the other half.
fn events(into: &mut Collected<'_>, at: usize) {
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

/// What nobody sees: blanks, escapes, pads, keys.
fn signs(into: &mut Collected<'_>, at: usize) {
    for half in [false, true] {
        let part = |line: &Line| if half { line.secret.clone() } else { line.public.clone() };
        let name = if half { "secret" } else { "public" };
        let mut with = |how: &str, from: &str, to: &str| {
            into.take(at, &format!("{name}, {how}"), |lines| {
                let changed = part(&lines[at]).replacen(from, to, 1);
                *(if half { &mut lines[at].secret } else { &mut lines[at].public }) = changed;
            });
        };
        with("a blank before a value", "\":", "\": ");
        with("a blank before a key", "{\"", "{ \"");
        with("a tab", ",\"", ",\t\"");
        with("a no-break space", ",\"", ",\u{a0}\"");
        with("a comma too many", "}", ",}");
        with("a comma too many in a list", "]", ",]");
        with("a key twice", "{\"said\":", "{\"said\":\"rest\",\"said\":");
        with("a key twice behind", "\"events\":", "\"events\":[],\"events\":");
        with("a key in capitals", "\"said\"", "\"Said\"");
        with("a key escaped", "\"said\"", "\"s\\u0061id\"");
        with("a key more", "{\"said\":", "{\"more\":null,\"said\":");
        with("a slash escaped", "/", "\\/");
        with("a letter escaped", "\"said\":\"m", "\"said\":\"\\u006d");
        with("a quote escaped as a number", "\\\"", "\\u0022");
        with("a lone surrogate", "\"said\":\"", "\"said\":\"\\ud800");
        with("a pair of surrogates", "😀", "\\ud83d\\ude00");
        with("surrogates the wrong way round", "😀", "\\ude00\\ud83d");
        with("capitals in an escape", "\\u001c", "\\u001C");
        with("an escape for what needs none", "É", "\\u00c9");
        with("delete escaped", "\u{7f}", "\\u007f");
        with("a null byte", "\"said\":\"", "\"said\":\"\\u0000");
        with("a tab in a text", "\"said\":\"", "\"said\":\"\\t");
        with("a raw control sign", "\"said\":\"", "\"said\":\"\u{1}");
        with("a line separator", "\"said\":\"", "\"said\":\"\u{2028}");
        with("a mark of order", "{", "\u{feff}{");
        with("a long number", "\":\"", "\":1000000000000000000000,\"x\":\"");
        with("no number", "null", "NaN");
        with("one for true", "true", "1");
        with("zero for false", "false", "0");
        with("True for true", "true", "True");
        with("a text for null", "null", "\"null\"");
        with("rules as a text", "\"rules\":4", "\"rules\":\"4\"");
        with("rules broken", "\"rules\":4", "\"rules\":4.0");
        with("rules before", "\"rules\":4", "\"rules\":3");
        with("rules to come", "\"rules\":4", "\"rules\":5");
        with("another game", "hunt-for-the-ring", "hunt-for-a-ring");
        with("another format", "underhill-record/1", "underhill-record/2");
        with("the header otherwise", "\"program\"", "\"x\":1,\"program\"");
        with("no time", ",\"time\":", ",\"when\":");
        with("the seed in capitals", "a", "A");
        with("a seed that is shorter", "{\"seed\":\"", "{\"seed\":\"\",\"x\":\"");
        with("two seeds", "{\"seed\":", "{\"seed\":\"00\",\"seed\":");
    }
    for (how, pad) in [("no pad", None), ("a pad of a tab", Some("\\t")), ("a pad of a word", Some("x"))] {
        into.take(at, how, |lines| {
            let Some((said, _)) = lines[at].secret.rsplit_once(",\"pad\":\"") else { return };
            let changed = match pad {
                None => format!("{said}}}"),
                Some(pad) => format!("{said},\"pad\":\"{pad}\",\"pad\":\"\"}}"),
            };
            lines[at].secret = changed;
        });
    }
    let mut salted = |how: &str, salt: &dyn Fn(&str) -> String| {
        into.take(at, how, |lines| lines[at].salt = salt(&lines[at].salt));
    };
    salted("a salt in capitals", &|salt| salt.to_uppercase());
    salted("a shorter salt", &|salt| salt[2..].to_owned());
    salted("a longer salt", &|salt| format!("{salt}00"));
    salted("no salt", &|_| String::new());
}

/// What was said, in other words.
fn words(into: &mut Collected<'_>, at: usize) {
    let Some(said) =
        into.all[at].secret.strip_prefix("{\"said\":\"").and_then(|rest| rest.split("\",\"events\"").next())
    else {
        return;
    };
    let said = said.to_owned();
    let mut say = |how: &str, now: String| {
        into.take(at, &format!("{how} in what was said"), |lines| {
            let Line { public, secret, .. } = &mut lines[at];
            *secret = secret.replacen(&format!("\"said\":\"{said}\""), &format!("\"said\":\"{now}\""), 1);
            let open = public.replacen(&format!("\"said\":\"{said}\""), &format!("\"said\":\"{now}\""), 1);
            let (was, is) = (said.split(' ').next().unwrap(), now.split(' ').next().unwrap());
            *public = if open == *public {
                public.replacen(&format!("\"said\":\"{was}\""), &format!("\"said\":\"{is}\""), 1)
            } else {
                open
            };
        });
    };
    say("capitals", said.to_ascii_uppercase());
    say("a letter like another", said.replace('k', "\u{212a}").replace('s', "\u{17f}"));
    say("a blank behind it", format!("{said} "));
    say("a blank before it", format!(" {said}"));
    say("two blanks", said.replacen(' ', "  ", 1));
    say("a no-break space", said.replacen(' ', "\u{a0}", 1));
    say("a sign that Python takes for a blank", said.replacen(' ', "\\u001f", 1));
    say("a word more", format!("{said} x"));
    say("a word fewer", said.rsplit_once(' ').map_or(String::new(), |(rest, _)| rest.to_owned()));
    say("a word of his", format!("{said} !"));
    say("no word of his", said.trim_end_matches(" !").to_owned());
    say("free", format!("{said} free"));
    say("lord", format!("{said} lord"));
    say("tiles", format!("{said} tiles 1"));
    say("tiles that are none", format!("{said} tiles"));
    say("the last word twice", format!("{said} {}", said.rsplit(' ').next().unwrap()));
    say("card before it", format!("card {said}"));
    say("ask before it", format!("ask {said}"));
    say("zeros", said.replacen(' ', " 00", 1));
    say("a plus", said.replacen(' ', " +", 1));
    let digits = |zero: u32| -> String {
        said.chars()
            .map(|sign| match sign.to_digit(10) {
                Some(digit) => char::from_u32(zero + digit).unwrap(),
                None => sign,
            })
            .collect()
    };
    say("digits of another script", digits(0x660));
    say("wide digits", digits(0xff10));
    say("quotes", said.replace("=\\\"", "=").replacen('=', "=\\\"\\\"", 1));
    say(
        "a key twice",
        format!("{said} {}", said.split(' ').find(|word| word.contains('=')).unwrap_or("pool=3")),
    );
    for key in [
        "pool=4",
        "give=2",
        "shelters=on",
        "length=open",
        "draws=hand",
        "escape=example",
        "seed=9",
        "starts=7",
        "seed=18446744073709551616",
        "tiles=none",
        "board=none",
        "journeys=none",
        "board2=none",
        "hunt",
        "barrow-wights",
        "merry=joined",
        "eyes=21",
        "red=9",
    ] {
        if said.starts_with("new") || said.starts_with("part2") || said.starts_with("letter-by-hand") {
            say(key, format!("{said} {key}"));
        }
    }
    for other in [
        "done",
        "rest",
        "accept",
        "answer",
        "withdraw",
        "nazgul 9",
        "rescue 0",
        "draw 0",
        "course draw 0",
        "correct 0 .",
        "correct 300 .",
        "course take 0",
        "begin lord lord",
        "move . ! !",
        "journey row 17 .",
        "advance",
        "course keep",
        "lord in",
        "search 22",
        "note x",
        "help",
        "undo",
        "quit",
        "",
    ] {
        if at % 7 == 3 {
            say(other, other.to_owned());
        }
    }
}

/// One number of a line, wherever it stands there.
fn numbers(into: &mut Collected<'_>, at: usize) {
    let line = &into.all[at];
    let all = format!("{} {}", line.public, line.secret.split("\"pad\"").next().unwrap_or_default());
    let mut found: Vec<&str> =
        all.split(|sign: char| !sign.is_ascii_digit()).filter(|word| !word.is_empty()).collect();
    found.sort_unstable();
    found.dedup();
    if found.len() > 30 || at == 0 {
        return;
    }
    let found: Vec<u64> =
        found.iter().filter(|word| word.len() < 4).filter_map(|word| word.parse().ok()).collect();
    for number in found {
        for other in [number + 1, number.saturating_sub(1), 2 * number + 3] {
            let replaced = |text: &str| -> String {
                let mut changed = String::new();
                let mut digits = String::new();
                for sign in text.chars().chain([' ']) {
                    if sign.is_ascii_digit() {
                        digits.push(sign);
                        continue;
                    }
                    changed += if digits.parse() == Ok(number) {
                        other.to_string()
                    } else {
                        std::mem::take(&mut digits)
                    }
                    .as_str();
                    digits.clear();
                    changed.push(sign);
                }
                changed.pop();
                changed
            };
            let how = if other > number { "a number greater" } else { "a number less" };
            into.take(at, &format!("{how} wherever it stands"), |lines| {
                // The places of secret events stay.
                let (public, secret) = (replaced(&lines[at].public), replaced(&lines[at].secret));
                lines[at].public = public;
                lines[at].secret = secret;
            });
        }
    }
}
