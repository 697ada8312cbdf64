//! What nobody sees in a line: blanks, escapes, pads, keys.

use super::Collected;
use crate::lines::Line;

/// What nobody sees: blanks, escapes, pads, keys.
pub fn signs(into: &mut Collected<'_>, at: usize) {
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
        with("rules as a text", "\"rules\":5", "\"rules\":\"5\"");
        with("rules broken", "\"rules\":5", "\"rules\":5.0");
        with("rules before", "\"rules\":5", "\"rules\":4");
        with("rules to come", "\"rules\":5", "\"rules\":6");
        with("another game", "hunt-for-the-ring", "hunt-for-a-ring");
        with("another format", "underhill-record/1", "underhill-record/2");
        with("the header otherwise", "\"program\"", "\"x\":1,\"program\"");
        with("no time", ",\"time\":", ",\"when\":");
        with("a time of another form", "\"time\":\"20", "\"time\":\" 20");
        with("a time with a line in it", "\"time\":\"20", "\"time\":\"20\\n");
        with("no mark", "\"id\":\"", "\"id\":\"\",\"x\":\"");
        with("a mark that leads elsewhere", "\"id\":\"", "\"id\":\"../");
        with("a mark that is too long", "\"id\":\"", "\"id\":\"0123456789abcdef0123456789abcdef");
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
