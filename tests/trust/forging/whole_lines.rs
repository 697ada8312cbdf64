//! Lines as wholes: exchanged between games, dropped, put elsewhere; and undoing that never was.

use super::{Collected, kind_of};
use crate::lines::Line;

fn plain(public: &str, secret: &str) -> Line {
    Line { public: public.into(), salt: "5".repeat(32), secret: secret.into(), head: String::new() }
}

/// Lines exchanged between games, dropped, put elsewhere; and undoing that never was.
pub fn whole_lines(into: &mut Collected<'_>, at: usize, other: &[Line]) {
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
