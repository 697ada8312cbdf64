//! What is quick, in one program: what any game has of the house, and what is Hunt's.
//!
//! The tests share a process, and so nothing here changes what belongs to all of it (its folder, its environment), and
//! nothing starts another program: for a moment that would hold what the other tests have open, their locks among it.
//! What needs a process of its own stands beside this folder.

mod common;
mod desk;
mod house;
mod hunt;
mod risk;

impl common::Folder {
    /// A desk whose games are kept here.
    fn desk(&self) -> desk::Desk {
        desk::Desk::new(Some(underhill::store::Store::at(self)))
    }
}

impl common::Hears for desk::Desk {
    fn takes(&mut self, command: &str) {
        self.app_command(command);
    }

    fn knows(&self) -> &underhill::hunt::State {
        self.state()
    }
}

impl desk::Desk {
    /// A game on the table, after what was said there.
    fn after(table: &common::Table) -> Self {
        let mut desk = Self::new(None);
        table.begins(&mut desk);
        desk.goes_on();
        desk
    }
}

/// What would hold or change something that all tests of a process share.
const SHARED: [&str; 4] = ["Command::new(", "set_var(", "remove_var(", "set_current_dir("];

#[test]
fn nothing_here_comes_in_anybodys_way() {
    let here = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it");
    let mut folders = vec![here.clone()];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for path in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path != here.join("main.rs") {
                let text = std::fs::read_to_string(&path).unwrap();
                let found = SHARED.iter().find(|shared| text.contains(**shared));
                assert_eq!(found, None, "in {}", path.display());
                read += 1;
            }
        }
    }
    assert!(read > 15, "{read} files");
}
