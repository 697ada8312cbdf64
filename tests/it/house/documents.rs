//! The pages in `docs` and beside it: every link leads somewhere, what the map of the house names is there, the rules by
//! number are those of the program, and the commands that a page shows do what it says.
//!
//! `PAGES=new cargo test` writes the page of rules anew.

use crate::desk::hash_of_pixels;
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use strum::IntoEnumIterator;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::games::Kind;
use underhill::language::books::Terms;
use underhill::language::hunt::all_rules;
use underhill::language::{Language, Spoken as _, Words};
use underhill::referee::Referee;
use underhill::risk::Risk;
use underhill::war::War;

/// The page that is made from the texts of the rules.
const RULES: &str = "docs/rules/hunt.md";
/// Those of War of the Ring.
const RULES_OF_WAR: &str = "docs/rules/war.md";
/// Those of Risk.
const RULES_OF_RISK: &str = "docs/rules/risk.md";
/// Those of Fate of the Fellowship.
const RULES_OF_FATE: &str = "docs/rules/fate.md";
/// Those of Battle of the Ring.
const RULES_OF_BATTLE: &str = "docs/rules/battle.md";
/// The map of the house.
const MAP: &str = "docs/house.md";

fn at(path: impl AsRef<Path>) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

pub fn read(path: impl AsRef<Path>) -> String {
    let path = at(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The rows of the tables in a page, their heads too.
pub fn rows(page: &str) -> Vec<Vec<&str>> {
    let rows = page.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |"));
    rows.map(|row| row.split(" | ").collect()).collect()
}

/// Everything below a folder, and the folder itself, as the repository names it.
pub fn below(folder: &str) -> Vec<String> {
    let mut found = vec![folder.to_owned()];
    let mut next = 0;
    while let Some(path) = found.get(next).cloned() {
        next += 1;
        if at(&path).is_dir() {
            let entries = fs::read_dir(at(&path)).unwrap().map(|entry| entry.unwrap().file_name());
            found.extend(entries.map(|name| format!("{path}/{}", name.to_str().unwrap())));
        }
    }
    found.sort();
    found
}

/// All pages.
fn pages() -> Vec<String> {
    let beside = ["README.md", "SEALS.md", "CHANGELOG.md"].map(str::to_owned);
    beside.into_iter().chain(below("docs").into_iter().filter(|path| path.ends_with(".md"))).collect()
}

/// The lines of a page that are no examples.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    page.lines().filter(|line| !line.starts_with("    "))
}

/// Where the links of a page lead, as they are written; pictures too.
fn links(page: &str) -> Vec<&str> {
    let behind = prose(page).flat_map(|line| line.split("](").skip(1));
    behind.filter_map(|rest| rest.split_once(')')).map(|(link, _)| link).collect()
}

/// What stands in a page as code, outside of examples.
fn code(page: &str) -> Vec<&str> {
    let lines = prose(page).inspect(|line| assert!(line.matches('`').count() % 2 == 0, "{line}"));
    lines.flat_map(|line| line.split('`').skip(1).step_by(2)).collect()
}

/// The headings of a page, as links name them.
fn anchors(page: &str) -> BTreeSet<String> {
    let headings = page.lines().filter_map(|line| line.strip_prefix('#'));
    let named = headings.map(|heading| {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect()
    });
    named.collect()
}

#[test]
fn every_link_leads_somewhere() {
    let (mut astray, mut followed) = (Vec::new(), 0);
    for page in pages() {
        let text = read(&page);
        for link in links(&text).into_iter().filter(|link| !link.contains("://")) {
            followed += 1;
            let (path, heading) = link.split_once('#').unwrap_or((link, ""));
            let target = match path {
                "" => at(&page),
                path => at(&page).parent().unwrap().join(path),
            };
            let there = target.exists() && (heading.is_empty() || anchors(&read(&target)).contains(heading));
            if !there {
                astray.push(format!("{page}: {link}"));
            }
        }
    }
    assert!(astray.is_empty(), "{astray:#?}");
    assert!(followed > 60, "{followed} links");
}

#[test]
fn every_page_is_found_from_the_first_one() {
    let readme = read("README.md");
    let named = links(&readme);
    let lost: Vec<String> = pages()
        .into_iter()
        .filter(|page| page != "README.md" && !named.iter().any(|link| link.split('#').next() == Some(page)))
        .collect();
    assert!(lost.is_empty(), "{lost:?}");
}

#[test]
fn the_first_page_is_short_and_says_how_to_start_and_to_test() {
    let readme = read("README.md");
    let lines: Vec<&str> = readme.lines().collect();
    assert!(lines.len() <= 150, "{} lines", lines.len());
    for command in ["    sh packaging/linux/needs && cargo run --release", "    sh tests/all"] {
        assert!(lines.contains(&command), "{command}");
    }
}

#[test]
fn what_the_map_names_is_there() {
    let map = read(MAP);
    let sources: Vec<String> = below("src").into_iter().filter(|path| path.ends_with(".rs")).collect();
    let all_code: String = sources.iter().map(read).collect();
    let roots: Vec<String> =
        ["src", "tests", "resources", "examples", "fuzz", "benches", "packaging", "docs"]
            .map(|root| format!("{root}/"))
            .into();
    let (mut files, mut functions, mut missing) = (0, 0, Vec::new());
    for named in code(&map) {
        if roots.iter().any(|root| named.starts_with(root)) || named.ends_with(".rs") {
            files += 1;
            if !at(named).exists() {
                missing.push(named);
            }
        } else if let Some((owner, function)) = named.split_once("::")
            && function.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_')
        {
            functions += 1;
            let known = |what: &str, name: &str| {
                let whole =
                    |rest: &str| !rest.starts_with(|next: char| next.is_alphanumeric() || next == '_');
                all_code.split(&format!("{what} {name}")).skip(1).any(whole)
            };
            if !known("fn", function) || !["struct", "enum", "trait"].iter().any(|what| known(what, owner)) {
                missing.push(named);
            }
        }
    }
    assert!(missing.is_empty(), "{missing:#?}");
    assert!(files > 60 && functions > 8, "{files} files, {functions} functions");
}

/// Each way of a command on the map, from the key to the disk, passes twenty files.
#[test]
fn a_command_lives_in_twenty_files() {
    let map = read(MAP);
    let (_, life) = map.split_once("## The life of one command\n").unwrap();
    let rows = rows(life.split("\n## ").next().unwrap());
    for way in [1, 2] {
        let steps = rows.iter().map(|row| match row[way] {
            same if !same.contains("`src/") => row[1],
            step => step,
        });
        let passed: BTreeSet<&str> = steps.flat_map(code).filter(|named| named.starts_with("src/")).collect();
        assert!((15..=20).contains(&passed.len()), "{passed:#?}");
    }
}

#[test]
fn every_room_is_on_the_map() {
    let map = read(MAP);
    let named: BTreeSet<&str> = code(&map).into_iter().collect();
    let rooms = below("src").into_iter().filter(|path| path != "src" && at(path).is_dir());
    let missing: Vec<String> =
        rooms.map(|room| format!("{room}/")).filter(|room| !named.contains(room.as_str())).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// Each room with those that it knows, as the test of the arrows has them: `table, file`.
fn arrows() -> Vec<(String, String)> {
    let text = read("tests/it/house/arrows.rs");
    let rows = text.split("(\"").skip(1).filter_map(|row| {
        let (room, rest) = row.split_once("\", &[")?;
        let (known, _) = rest.split_once(']')?;
        let is_name = room.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_');
        let known = if known.is_empty() { "nobody".to_owned() } else { known.replace('"', "") };
        is_name.then(|| (room.to_owned(), known))
    });
    rows.collect()
}

#[test]
fn the_map_has_the_arrows_that_are_allowed() {
    let map = read(MAP);
    let examples = map.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(' '));
    let drawn: Vec<(String, String)> =
        examples.map(|(room, known)| (room.to_owned(), known.trim_start().to_owned())).collect();
    assert_eq!(drawn, arrows());
    assert!(drawn.len() > 10, "{drawn:?}");
}

#[test]
fn every_dependency_is_explained() {
    let manifest = read("Cargo.toml");
    let mut named = Vec::new();
    let mut among = false;
    for line in manifest.lines() {
        if line.starts_with('[') {
            among = line.ends_with("dependencies]");
        } else if among && let Some((name, _)) = line.split_once(" = ") {
            named.push(name);
        }
    }
    let map = read(MAP);
    let rows = map.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    let explained: BTreeSet<&str> = rows.flat_map(|row| row.split(", ")).collect();
    let missing: Vec<&str> = named.iter().copied().filter(|name| !explained.contains(name)).collect();
    assert!(missing.is_empty(), "{missing:?}");
    assert!(named.len() > 20, "{named:?}");
}

/// How another program verifies a game is described for the rules that its games are written by now.
#[test]
fn the_page_of_seals_describes_the_rules_of_now() {
    fn described<G: underhill::table::Game>(page: &str) {
        let name = format!("`game` is `\"{}\"`", G::NAME);
        let about = page.split(&name).nth(1).unwrap_or_else(|| panic!("{name} is not described"));
        let line = about.lines().next().unwrap_or_default();
        assert!(line.contains(&format!("describes `rules` {}", G::RULES)), "{name}{line}");
    }
    let page = read("SEALS.md");
    described::<underhill::hunt::Hunt>(&page);
    described::<underhill::war::War>(&page);
    described::<underhill::fate::Fate>(&page);
    described::<Risk>(&page);
    described::<underhill::battle::Battle>(&page);
}

/// The page of rules as it has to be.
fn page_of_rules() -> String {
    let mut page = "# Hunt for the Ring: the rules by number\n\n\
        What `R8` and `P14` mean wherever the program names them: behind **Why?** and F12, in what it refuses, in its code and\n\
        in its tests. These are a few words of our own for each, and no rulebook: that is in the box. R is Part 1, and what\n\
        holds in both parts; P is Part 2, and how the hunt ends. What is played where the rulebook is silent stands under\n\
        [Rulings](../playing-hunt.md#rulings). F12 has them in all six languages.\n"
        .to_owned();
    let mut part = None;
    for (number, text) in all_rules(&Words::of_game::<underhill::hunt::Hunt>(Default::default())) {
        let letter = number.chars().next();
        if letter != part {
            part = letter;
            let heading = if letter == Some('R') { "Part 1" } else { "Part 2" };
            write!(page, "\n## {heading}\n").unwrap();
        }
        write!(page, "\n### {number}\n\n{text}\n").unwrap();
    }
    page
}

/// Likewise of a game that keeps books, whose rules have this letter, and which is played with as that page says.
fn page_of<G: Terms>(title: &str, letter: char, example: u8, played: &str) -> String {
    let mut page = format!(
        "# {title}: the rules by number\n\n\
        What `{letter}{example}` and the like mean wherever the program names them: behind **Why?** and F12, in what it refuses, in its code\n\
        and in its tests. These are a few words of our own for each, and no rulebook: that is in the box. What is played where\n\
        the rulebook is silent stands under [Rulings](../{played}#rulings). F12 has them in all six languages.\n"
    );
    for (number, text) in G::rules(&Words::of_game::<G>(Default::default())) {
        write!(page, "\n## {number}\n\n{text}\n").unwrap();
    }
    page
}

#[test]
fn the_pages_of_rules_are_what_the_program_says() {
    for (path, page) in [
        (RULES, page_of_rules()),
        (RULES_OF_WAR, page_of::<War>("War of the Ring", 'W', 15, "playing-war.md")),
        (RULES_OF_RISK, page_of::<Risk>("Risk: The Lord of the Rings", 'K', 13, "playing-risk.md")),
        (RULES_OF_FATE, page_of::<Fate>("Fate of the Fellowship", 'F', 41, "playing-fate.md")),
        (RULES_OF_BATTLE, page_of::<Battle>("Battle of the Ring", 'B', 13, "playing-battle.md")),
    ] {
        if std::env::var_os("PAGES").is_some_and(|pages| pages == "new") {
            fs::create_dir_all(at(path).parent().unwrap()).unwrap();
            fs::write(at(path), &page).unwrap();
        }
        let written = read(path);
        let differs = page.lines().zip(written.lines()).find(|(right, written)| right != written);
        assert!(written == page, "{path} is to be made anew, by PAGES=new cargo test: {differs:?}");
    }
}

#[test]
fn the_game_that_a_page_begins_is_played_so() {
    let page = read("docs/terminal.md");
    // A seal is another one each time.
    let told = |line: &&str| !line.starts_with("! seal ");
    let shown: Vec<&str> = page.lines().filter_map(|line| line.strip_prefix("    ")).collect();
    let begun = shown.iter().position(|line| line.starts_with("> ")).expect("a game is shown");
    let shown: Vec<&str> = shown[begun..].iter().copied().filter(told).collect();
    let mut referee = Referee::new(None);
    let mut played = String::new();
    for command in shown.iter().filter_map(|line| line.strip_prefix("> ")) {
        played.push_str(&referee.hear(command).expect("a command is answered").print(true));
    }
    let played: Vec<&str> = played.lines().filter(told).collect();
    assert_eq!(played, shown);
    assert!(played.len() > 20);
}

/// What things are called stands in the lists as the program says it: each word of a list is in the language file of its
/// game, or it is the English one.
#[test]
fn the_words_of_the_lists_are_those_of_the_program() {
    let page = read("docs/terms.md");
    let lists: Vec<&str> = page.split("\n## ").skip(1).collect();
    let games = ["war", "fate", "risk", "battle"];
    assert_eq!(lists.len(), games.len());
    for (game, list) in games.into_iter().zip(lists) {
        let rows = rows(list);
        let (head, terms) = rows.split_first().unwrap();
        let languages: Vec<&str> = Language::iter().map(Into::into).collect();
        assert_eq!(head[1..], languages, "{game}");
        let files: Vec<String> = languages
            .iter()
            .map(|language| read(format!("resources/locales/{language}/{game}.ftl")).to_lowercase())
            .collect();
        assert!(terms.len() > 10, "{game}");
        for term in terms {
            assert_eq!(term.len(), head.len(), "{term:?}");
            for (word, file) in term[1..].iter().zip(&files) {
                // An owner of the edition has not compared it yet.
                let word = word.strip_suffix(" ?").unwrap_or(word);
                let said = file.contains(&word.to_lowercase());
                assert!(said || word == term[1], "{game}: {word}");
            }
        }
    }
}

/// What `packaging/pictures` takes over is what the program looks like, and every page that shows a picture shows one of these.
#[test]
fn the_pictures_of_the_pages_are_those_of_the_program() {
    let looked_at = read("tests/pictures.sha256");
    let list = read("resources/pictures/list");
    let mut names = BTreeSet::new();
    for line in list.lines() {
        let (name, picture) = line.split_once(' ').expect("a name and a picture");
        let png = std::fs::read(at(format!("resources/pictures/{name}.png"))).unwrap();
        let hash = format!("{}  {picture}-1280x800", hash_of_pixels(&png).1);
        let old = format!("{name}.png is not {picture} any more: packaging/pictures takes it over");
        assert!(looked_at.lines().any(|line| line == hash), "{old}");
        names.insert(name.to_owned());
    }
    let there = std::fs::read_dir(at("resources/pictures")).unwrap().map(|entry| entry.unwrap().path());
    let there = there.filter(|path| path.extension().is_some_and(|ending| ending == "png"));
    let there: BTreeSet<String> =
        there.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned()).collect();
    assert_eq!(there, names);
    // One of each game on the first page, and in software centres.
    let (page, centres) =
        (read("README.md"), read("packaging/linux/io.github.underhill.Underhill.metainfo.xml"));
    for name in ["table", "war", "fate", "risk", "battle"] {
        let shown = format!("resources/pictures/{name}.png");
        assert!(page.contains(&shown) && centres.contains(&shown), "{name}");
    }
}

/// A desktop's menu has an action for each game, called as it is in each language.
#[test]
fn the_desktop_entry_has_every_game() {
    let entry = read("packaging/linux/underhill.desktop");
    let words = Kind::ALL.iter().map(|kind| kind.word()).collect::<Vec<_>>();
    assert!(entry.contains(&format!("\nActions={};\n", words.join(";"))));
    for word in words {
        let (_, action) = entry.split_once(&format!("\n[Desktop Action {word}]\n")).expect(word);
        let action = action.split("\n[").next().unwrap_or_default();
        assert!(action.contains(&format!("\nExec=underhill --game {word}\n")), "{action}");
        for language in Language::iter() {
            let name = Words::of(language).say(&format!("home-{word}"), &[]);
            let key = if language == Language::En {
                "Name".to_owned()
            } else {
                format!("Name[{}]", <&str>::from(language))
            };
            assert!(action.lines().any(|line| line == format!("{key}={name}")), "{key}={name}: {action}");
        }
    }
}
