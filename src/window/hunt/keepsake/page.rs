//! The page: one file with the whole story, which needs no other, runs nothing, and is read on a screen, on paper and by
//! whoever listens.

use super::{Told, poster, table};
use crate::language::Words as Language;
use crate::language::hunt::{Prose, in_prose};
use crate::window::paper::{Drawing, Named, escaped, figure, style};
use crate::window::widgets::look::{Colours, Look};
use std::fmt::Write as _;

/// How it is set; colours come before it.
const STYLE: &str = include_str!("../../../../resources/telling.css");

pub fn page(words: &Language, parts: &[Told<'_>]) -> String {
    let say = |name: &str| escaped(&words.say(name, &[]));
    let title = say("telling-title");
    let headlines: Vec<String> = parts.iter().map(|part| escaped(&poster::headline(words, part))).collect();
    let language: &str = words.language().into();
    let mut page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>{title} · {}</title>\n\
         <style>\n{}{}{STYLE}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n</header>\n<main>\n",
        headlines.last().cloned().unwrap_or_default(),
        style(),
        palettes(),
    );
    for (told, headline) in parts.iter().zip(&headlines) {
        part(&mut page, words, told, headline);
    }
    let _ = writeln!(page, "<section>\n<h2>{}</h2>", say("keepsake-how"));
    let pairs = parts.iter().any(|told| told.over.part() == 2).then_some("keepsake-how-pairs");
    for name in ["keepsake-how-counted", "keepsake-how-read"].into_iter().chain(pairs) {
        let _ = writeln!(page, "<p>{}</p>", say(name));
    }
    let _ = writeln!(
        page,
        "</section>\n</main>\n<footer>\n<p>Underhill · {}</p>\n</footer>\n</body>\n</html>",
        say("home-unofficial")
    );
    page
}

fn part(page: &mut String, words: &Language, told: &Told<'_>, headline: &str) {
    let say = |name: &str| words.say(name, &[]);
    let number = told.over.part();
    let Prose { start, days, best, misses, doubt, end } = in_prose(words, told.over, &told.moments, told.end);
    let _ = writeln!(
        page,
        "<section aria-labelledby=\"part-{number}\">\n<h2 id=\"part-{number}\">{headline}</h2>"
    );
    lines(page, &[start]);
    let drawn = |page: &mut String, kind: &str, title: &str, told: &str, drawing: &Drawing| {
        let id = format!("{kind}-{number}");
        let label = escaped(title);
        let svg = figure(drawing, &Named { id: &id, title, told });
        // It can be moved by keys where it is broader than the window.
        let _ = writeln!(
            page,
            "<figure class=\"broad\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">\n{svg}</figure>"
        );
    };
    let [map, in_words] = poster::names_of_map(told).map(say);
    drawn(page, "map", &map, &in_words, &poster::map(words, told));
    let _ = writeln!(page, "<h3>{}</h3>", escaped(&say("keepsake-days")));
    lines(page, &days);
    listed(page, &say("keepsake-best"), &best);
    listed(page, &say("keepsake-misses"), &misses);
    let _ = writeln!(page, "<h3>{}</h3>", escaped(&say("keepsake-doubt")));
    lines(page, &doubt);
    if let Some(end) = end {
        let _ = writeln!(
            page,
            "<h3>{}</h3>\n<p class=\"end\">{}</p>",
            escaped(&say("keepsake-end")),
            escaped(&end)
        );
    }
    if let Some(curve) = poster::curve_alone(words, told) {
        let _ = writeln!(page, "<h3>{}</h3>", escaped(&say("keepsake-curve")));
        drawn(page, "curve", &say("keepsake-curve"), &say("keepsake-curve-told"), &curve);
    }
    let label = escaped(&say("keepsake-moments"));
    let _ = writeln!(
        page,
        "<h3>{label}</h3>\n<div class=\"broad\" tabindex=\"0\" role=\"group\" aria-label=\"{label}\">\n{}</div>\n</section>",
        table::table(words, told)
    );
}

fn lines(page: &mut String, lines: &[String]) {
    for line in lines {
        let _ = writeln!(page, "<p>{}</p>", escaped(line));
    }
}

fn listed(page: &mut String, name: &str, lines: &[String]) {
    if lines.is_empty() {
        return;
    }
    let _ = writeln!(page, "<h3>{}</h3>\n<ul>", escaped(name));
    for line in lines {
        let _ = writeln!(page, "<li>{}</li>", escaped(line));
    }
    *page += "</ul>\n";
}

/// The colours of the window, by day and by night.
fn palettes() -> String {
    let palette = |look: Look| {
        let Colours { sheet, inset, line, ink, faint, gold, .. } = look.colours();
        let names = ["sheet", "inset", "line", "ink", "faint", "gold"];
        let all = names.into_iter().zip([sheet, inset, line, ink, faint, gold]);
        let all = all.map(|(name, color)| {
            let [r, g, b, _] = color.into_rgba8();
            format!("--{name}:#{r:02x}{g:02x}{b:02x}")
        });
        format!(":root{{{}}}", all.collect::<Vec<_>>().join(";"))
    };
    let day = palette(Look { day: true, ..Look::default() });
    let night = palette(Look::default());
    // Ink on paper.
    let paper = ":root{--sheet:#ffffff;--inset:#ffffff;--ink:#000000;--faint:#333333}";
    format!("{day}\n@media (prefers-color-scheme:dark){{{night}}}\n@media print{{{day}{paper}}}\n")
}
