//! What was said in a line, in other words.

use super::Collected;
use crate::lines::Line;

/// What was said, in other words.
pub fn words(into: &mut Collected<'_>, at: usize) {
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
