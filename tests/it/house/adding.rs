//! The places of a game, as the page on adding one lists them, are those in which a game stands that is there.

use std::path::{Path, PathBuf};

/// The paths that a line of the list names, of this game.
fn places(line: &str, game: &str) -> Vec<String> {
    let named = line.split('`').skip(1).step_by(2).filter(|named| named.contains('/'));
    named.map(|path| path.replace("stones", game)).collect()
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = entries.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] });
    files.filter(|path| path.extension().is_some_and(|ending| ending == "rs")).collect()
}

#[test]
fn a_game_stands_where_the_page_says() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(root.join("docs/adding-a-game.md")).unwrap();
    let (_, list) = page.split_once("## The places\n").unwrap();
    let list = list.split("\n## ").next().unwrap();
    let lines: Vec<&str> =
        list.lines().filter(|line| line.starts_with(|sign: char| sign.is_ascii_digit())).collect();
    assert_eq!(lines.len(), 6);
    let places: Vec<String> = lines.iter().flat_map(|line| places(line, "risk")).collect();
    for place in &places {
        assert!(root.join(place).exists(), "there is no {place}");
    }
    for path in sources(&root.join("src")) {
        let text = std::fs::read_to_string(&path).unwrap();
        let name = path.strip_prefix(root).unwrap().to_string_lossy().replace('\\', "/");
        let named = text.contains("risk::") || text.contains("mod risk;");
        let listed =
            places.iter().any(|place| name == *place || name.starts_with(place) && place.ends_with('/'));
        assert!(listed || !named, "{name} knows of Risk");
    }
}
