//! The screens in every language, with type at 150 %: nothing is squeezed, nothing is cut off that cannot be scrolled to,
//! and nothing is English elsewhere. The pictures are left to be looked at.

use crate::common::{Folder, table};
use crate::desk::{Desk, LARGE, SMALL};
use crate::hunt::window_still::moments;
use iced::keyboard::{Key, Modifiers, key::Named};
use iced::widget::Id;
use iced::{Rectangle, Size};
use iced_test::selector::Candidate;
use strum::IntoEnumIterator;
use underhill::battle::Battle;
use underhill::fate::Fate;
use underhill::hunt::Hunt;
use underhill::language::Language;
use underhill::language::Usage;
use underhill::risk::Risk;
use underhill::war::War;
use underhill::window::Message;

/// Something on a screen.
#[derive(Clone)]
enum Laid {
    /// A text, where it is laid out, and what of that is to be seen.
    Text(String, Rectangle, Option<Rectangle>),
    /// What is scrolled.
    Scrolled(Rectangle),
    /// What can be pressed: where it is, and how much of it is to be seen.
    Pressed(Rectangle, Option<Rectangle>),
    /// The gold button, as far as it is to be seen.
    Gold(Rectangle),
}

/// Words that only English has, and that hardly a sentence of its does without.
const ENGLISH: [&str; 9] = ["the", "of", "and", "is", "are", "with", "this", "your", "which"];

/// What is called so in every language: a game that was printed in English alone, and names of Risk's board, which the table
/// types as they are.
const TITLES: [&str; 4] = ["Battle of the Ring", "Gap of ", "Vale of ", "Fords of "];

impl Desk {
    /// What is on the screen.
    fn laid(&mut self) -> Vec<Laid> {
        self.all(|candidate| match candidate {
            Candidate::Text { content, bounds, visible_bounds, .. } => {
                Some(Laid::Text(content.to_owned(), bounds, visible_bounds))
            }
            Candidate::Scrollable { bounds, .. } => Some(Laid::Scrolled(bounds)),
            Candidate::Focusable { bounds, visible_bounds, .. } => {
                Some(Laid::Pressed(bounds, visible_bounds))
            }
            Candidate::Container { id: Some(id), visible_bounds, .. } if *id == Id::new("gold") => {
                visible_bounds.map(Laid::Gold)
            }
            _ => None,
        })
    }

    /// Nothing is cut off but at the edge of what is scrolled, and nothing is squeezed into a column of letters: what is.
    fn out_of_place(&mut self, screen: &str, language: Language) -> Vec<String> {
        let (mut texts, mut scrolled, mut pressed, mut gold) = (Vec::new(), Vec::new(), Vec::new(), None);
        for it in self.laid() {
            match it {
                Laid::Text(text, at, seen) => texts.push((text, at, seen)),
                Laid::Scrolled(at) => scrolled.push(at),
                Laid::Pressed(at, seen) => pressed.push((at, seen)),
                Laid::Gold(at) => gold = gold.or(Some(at)),
            }
        }
        // What only names a thing that is drawn, to whom Tab brings there, is no text to be read.
        texts.retain(|(text, at, _)| {
            !text.trim().is_empty() && !pressed.iter().any(|(pressed, _)| pressed == at)
        });
        // The gold button's place is its own: nothing else that can be pressed lies there. Two golds stand beside each other.
        let gold = gold.unwrap_or_default();
        let seen = pressed.iter().filter_map(|(_, seen)| *seen).filter(|it| it.width < gold.width * 0.45);
        let beneath = seen
            .filter(|it| it.intersection(&gold).is_some_and(|both| both.height > 1.0 && both.width > 1.0));
        let mut faults: Vec<_> =
            beneath.map(|it| format!("beneath the gold button, {screen}: {it:?} in {gold:?}")).collect();
        assert!(texts.len() > 3, "{screen} has {} texts", texts.len());
        for (text, bounds, visible) in texts {
            let place = format!("{screen}: “{text}” at {bounds:?}, of which {visible:?} is to be seen");
            // Whoever scrolls comes to it.
            let below_an_edge = scrolled.iter().any(|scrolled| {
                let within = (scrolled.x..scrolled.x + scrolled.width).contains(&bounds.center_x());
                let beyond = bounds.y + bounds.height > scrolled.y + scrolled.height || bounds.y < scrolled.y;
                within && beyond
            });
            let height = visible.map_or(0.0, |visible| visible.height);
            if height < bounds.height - 1.0 && !below_an_edge {
                faults.push(format!("cut off below, {place}"));
            }
            let Some(visible) = visible else { continue };
            if visible.width < bounds.width - 1.0 {
                faults.push(format!("cut off, {place}"));
            }
            let longest =
                text.split([' ', '\u{a0}', '-', '/']).map(|word| word.chars().count()).max().unwrap_or(0);
            // A letter is at least so broad in the smallest type that there is.
            let letter = 4.4 * self.app.look().scale;
            // A letter alone stands in no column, however narrow it is, nor does the number of a place that is drawn.
            // What is drawn is never broken: a column of letters is higher than it is broad.
            if longest > 2 && bounds.height > bounds.width && bounds.width < letter * longest as f32 {
                faults.push(format!("squeezed, {place}"));
            }
            let text = TITLES.iter().fold(text, |text, title| text.replace(title, ""));
            let english =
                text.split(|letter: char| !letter.is_alphabetic()).find(|word| ENGLISH.contains(word));
            if language != Language::En && english.is_some() {
                faults.push(format!("{english:?} is English, {place}"));
            }
        }
        if !faults.is_empty() {
            self.picture().leave(&format!("out-of-place-{}.png", screen.replace([' ', '/'], "-")), self.size);
        }
        faults
    }

    fn shows_in(&mut self, screen: &str, language: Language) {
        let mut faults = Vec::new();
        let name: &str = language.into();
        for size in [LARGE, SMALL] {
            self.resize(size);
            for scale in ["100", "150"] {
                let screen = format!("{name}-{screen}-{scale}-{}", size.width);
                faults.extend(self.out_of_place(&screen, language));
                for _ in 0..5 {
                    self.press(Key::Character("+".into()), Modifiers::COMMAND, Some("+"));
                }
            }
            self.press(Key::Character("0".into()), Modifiers::COMMAND, None);
        }
        self.resize(LARGE);
        assert!(faults.is_empty(), "{faults:#?}");
    }
}

#[test]
fn every_screen_has_room_for_every_language() {
    for language in Language::iter() {
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.shows_in("home", language);
        desk.key(Named::F12);
        for name in ["keys-tab-keys", "keys-tab-settings", "keys-tab-rules"] {
            let label = desk.app.referee().words().say(name, &[]);
            desk.clicks(&label);
            desk.shows_in(name, language);
        }
        desk.key(Named::F12);
        desk.letters("k");
        desk.shows_in("numbers", language);
        desk.tell(Message::Shortcut(underhill::window::Shortcut::Escape));
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("hb");
        desk.shows_in("box", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("hf");
        desk.shows_in("guide", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("hl");
        desk.shows_in("letter", language);
        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        desk.letters("v");
        desk.shows_in("check", language);

        let folder = Folder::new("languages");
        let mut desk = folder.desk();
        desk.tell(Message::Speak(language));
        let over = table().at("8", "4 12 26 35 38").giving().shadows(1);
        over.then(&["move 10", "done", "hunt 8", "search 18", "corruption = 12"]).begins(&mut desk);
        assert!(desk.app.hear("new seed=4"));
        drop(desk);
        let mut desk = folder.desk();
        desk.letters("g");
        desk.shows_in("archive", language);
        desk.letters("o");
        for (key, name) in [("1", "figures"), ("2", "figures-board"), ("3", "figures-persons")] {
            desk.letters(key);
            desk.shows_in(name, language);
        }

        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        for command in ["new seed=7", "start draw", "information draw"] {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.app.show_table();
        desk.shows_in("setup", language);
        let token = *desk.state().hidden.information.keys().next().unwrap();
        for command in [format!("give {token}"), "begin shadows=1".into(), "move .".into(), "done".into()] {
            assert!(desk.app.hear(&command), "{command}");
        }
        desk.app.show_table();
        desk.key(Named::Escape);
        desk.shows_in("table", language);
        desk.types("h 22");
        desk.shows_in("asked", language);
        desk.key(Named::Enter);
        desk.types("s 60");
        desk.types("s 4");
        desk.letters("why");
        desk.key(Named::Enter);
        desk.shows_in("why", language);
        desk.types("answer");
        desk.types("d");
        desk.key(Named::F4);
        desk.turns_to_table();
        desk.shows_in("ringwraiths", language);

        let mut desk = Desk::new(None);
        desk.tell(Message::Speak(language));
        let begin = ["new seed=7 give=0", "start draw", "information draw", "begin shadows=1"];
        for command in begin.into_iter().chain(["move .", "done", "hunt 22", "search 4", "corruption = 12"]) {
            assert!(desk.app.hear(command), "{command}");
        }
        desk.goes_on();
        let tell = desk.app.referee().words().say("table-telling", &[]);
        desk.clicks(&tell);
        desk.key(Named::End);
        desk.shows_in("telling", language);
        desk.letters("b");
        desk.shows_in("telling-worth", language);
    }
}

/// At every moment of a game, in both sizes, all that stands on the table's screen is seen whole.
#[test]
fn every_moment_has_room_for_every_language() {
    let mut faults = Vec::new();
    for language in Language::iter() {
        for (moment, commands) in moments() {
            let mut desk = Desk::new(None);
            desk.tell(Message::Speak(language));
            for command in &commands {
                desk.app_command(command);
            }
            desk.app.show_table();
            desk.key(Named::Escape);
            for size in [LARGE, Size::new(1024.0, 700.0)] {
                desk.resize(size);
                let name = format!("{} {moment} {}", language.name(), size.width);
                faults.extend(desk.out_of_place(&name, language));
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// A game of each that keeps books, command by command.
pub fn tables() -> [&'static str; 4] {
    let war = "new war seed=42 tokens=2,0 cards=on figures=on/begin/done/guide strider/done/allocate 1/roll/move/hunt/tile/accept/\
        appear bree/use event/use character/battle siege gondor/round 5,2 3,1/concede free";
    let fate = "new fate players=2 board=practice seed=42/\
        top red/\
        flip aer black/\
        flip acb red/\
        flip adr red/\
        flip ber black/\
        flip bcb black/\
        flip ceb red/\
        flip cdr red/\
        flip dcr black/\
        flip edb red/\
        begin frodo=rhudaur/\
        done/\
        draw card skies/\
        skies x/\
        top red/\
        flip aer black/\
        search/\
        roll/\
        accept/\
        flip bcb red/\
        done";
    let risk = "new risk players=yellow,red seed=42/\
        own yellow druwaith-iaur andrast anfalas vale-of-erech lamedon belfalas lebennin minas-tirith ithilien south-ithilien dunland enedwaith gap-of-rohan west-rohan/\
        own red angmar borderlands moria south-mirkwood udun-vale mount-doom barad-dur minas-morgul gorgoroth nurn umbar harondor/\
        own neutral rest/\
        leader yellow gap-of-rohan/\
        ring = 7/\
        begin yellow/\
        done/\
        fight gap-of-rohan 8 fangorn 3/\
        roll 6 4 1 : 5 4/\
        roll 6 5 2 : 4 3/\
        move 5/\
        fight fangorn 5 wold 2/\
        roll all/\
        done/\
        done/\
        draw mission/\
        ring";
    let battle = "new battle seed=42/\
        begin/\
        phase = round 2 build, saruman/\
        build manorc isengard/\
        done/\
        done/\
        attack manorc elven on rohan fortress dice 5 4/\
        attack manorc elven on rohan fortress/\
        done/\
        done";
    [war, fate, risk, battle]
}

/// The same at the tables of the games that keep books, move by move. What was answered last is the protocol's there.
#[test]
fn every_table_has_room_for_every_language() {
    let mut faults = Vec::new();
    for language in Language::iter() {
        for game in tables() {
            let mut desk = Desk::new(None);
            desk.tell(Message::Speak(language));
            for (at, command) in game.split('/').enumerate() {
                desk.app_command(command);
                desk.app.show_table();
                desk.key(Named::Escape);
                for size in [LARGE, Size::new(1024.0, 700.0)] {
                    desk.resize(size);
                    let name = format!("{} {at} {command} {}", language.name(), size.width);
                    faults.extend(desk.out_of_place(&name, language));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// The longest of what hands do now is told whole to the table, in small windows and beside the seal as well.
#[test]
fn the_table_reads_all_of_what_hands_do() {
    let mut desk = Desk::new(None);
    for command in [
        "letter-by-hand corruption=0 fellowship=2",
        "part2 board=practice tiles=practice journeys=practice seed=3 draws=app",
        "journey draw",
        "journey keep short",
        "deeds draw",
    ] {
        assert!(desk.app.hear(command), "{command}");
    }
    let start = desk.state().hidden.deeds.kept[0];
    assert!(desk.app.hear(&format!("gandalf start {start}")) && desk.app.hear("begin shadows=1"));
    for _ in 0..2 {
        for command in ["advance", &format!("gandalf {start}"), "done", "done"] {
            assert!(desk.app.hear(command), "{command}");
        }
    }
    // Nightfall: Frodo has advanced, Gandalf has moved and may be revealed.
    assert!(desk.app.hear("advance") && desk.app.hear(&format!("gandalf {start}")));
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.key(Named::F4);
    desk.turns_to_table();
    for language in Language::iter() {
        desk.tell(Message::Speak(language));
        let told = underhill::language::hunt::host_line(
            &underhill::language::Words::of_game::<Hunt>(language),
            &desk.state().view,
        );
        assert!(told.chars().count() > 150);
        for size in [LARGE, SMALL] {
            desk.resize(size);
            for _ in 0..2 {
                let written = desk.texts().join(" ");
                assert!(written.contains(&told), "{} does not say it: {written}", language.name());
                // With the seal, and without it again.
                let seal = underhill::language::Words::of_game::<Hunt>(language);
                desk.turns_back();
                desk.clicks("…");
                let folded = seal.say("public-seal", &[]);
                let name = if desk.sees(&folded) { "public-seal" } else { "public-seal-fold" };
                desk.clicks(&seal.say(name, &[]));
                desk.turns_to_table();
            }
        }
        desk.resize(LARGE);
    }
}

#[test]
fn a_language_is_changed_while_the_program_runs() {
    let mut desk = Desk::new(None);
    desk.clicks("English");
    desk.clicks("Deutsch");
    desk.letters("h");
    assert!(desk.sees("Übung") || desk.sees_within("Übung"));
    desk.letters("p");
    for command in ["start draw", "information draw"] {
        assert!(desk.app.hear(command), "{command}");
    }
    let token = *desk.state().hidden.information.keys().next().unwrap();
    for command in [format!("give {token}"), "begin shadows=1".into(), "move .".into(), "done".into()] {
        assert!(desk.app.hear(&command), "{command}");
    }
    desk.app.show_table();
    desk.key(Named::Escape);
    desk.types("s 60");
    desk.key(Named::Enter);
    assert!(desk.sees("nein"));
    desk.key(Named::F12);
    desk.clicks("Einstellungen");
    desk.clicks("Polski");
    desk.key(Named::F12);
    assert!(!desk.sees_within("Ringträger"));
    // What a program reads is the same in every language.
    assert!(desk.app.hear("language fr") && desk.app.hear("search 59"));
}

/// The literals of a source file, without its comments, attributes and tests.
fn literals(source: &str) -> Vec<String> {
    let source = source.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
    let source = source.split("#[cfg(test)]\npub(in crate::window) mod tests").next().unwrap_or_default();
    let lines = source.lines().filter(|line| !line.trim_start().starts_with("//"));
    let lines = lines.filter(|line| !line.trim_start().starts_with("#[") && !line.contains("reason = \""));
    let source = lines.collect::<Vec<_>>().join("\n").replace("'\"'", "");
    let mut literals = Vec::new();
    let mut rest = source.as_str();
    while let Some(at) = rest.find('"') {
        let raw = rest[..at].ends_with("r#");
        rest = &rest[at + 1..];
        let end = if raw {
            rest.find("\"#")
        } else {
            rest.char_indices()
                .scan(false, |escaped, (at, letter)| {
                    let ends = letter == '"' && !*escaped;
                    *escaped = letter == '\\' && !*escaped;
                    Some((at, ends))
                })
                .find_map(|(at, ends)| ends.then_some(at))
        };
        let Some(end) = end else { break };
        literals.push(rest[..end].to_owned());
        rest = &rest[end + 1..];
    }
    literals
}

/// Whatever people read is in the language files: what stands in code are commands, names and what programs read.
#[test]
fn no_text_for_people_stands_in_the_code() {
    // What programs read, by the protocol or in a file; and what clap tells of the command line, in English only.
    const READ_BY_PROGRAMS: [&str; 11] = [
        "protocol.rs",
        "in_figures.rs",
        "phase.rs",
        "cli.rs",
        "grammar.rs",
        "keys.rs",
        "sheet.rs",
        "main.rs",
        "commands.rs",
        // The games of the tests, and tests, which are in no program.
        "toy.rs",
        "tests.rs",
    ];
    // Ids of widgets, what a parser says to a programmer, and the protocol's line for an honest game.
    const NAMES: [&str; 17] = [
        "honest: {entries} entries, {answers} answers, {draws} draws, {corrections} corrections",
        "the table's word",
        "title of a game",
        "file of a game",
        "file to check",
        "not a readable file",
        "not the name of one",
        "a card with another number of rows",
        "a card that is none",
        "not hexadecimal of the right length",
        "parts of a line are plain data",
        "field, city, siege, sortie, over",
        "draw, move, advance NATION",
        "search, hunt, perception",
        "frodo, sam, pippin, merry, strider, card",
        "reinforce, combat, battle, move, trade, fortify, adventure, leader, ring",
        "reinforce, combat, trade, fortify, adventure, leader",
    ];
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let (mut read, mut said) = (0, Vec::new());
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            let name = entry.file_name().unwrap().to_string_lossy().into_owned();
            if entry.is_dir() {
                folders.push(entry);
            } else if name.ends_with(".rs") && !READ_BY_PROGRAMS.contains(&name.as_str()) {
                for literal in literals(&std::fs::read_to_string(&entry).unwrap()) {
                    read += 1;
                    // A drawing, as a file has it.
                    if literal.starts_with("<svg") {
                        continue;
                    }
                    let bare = literal.split(['{', '}']).step_by(2).collect::<Vec<_>>().join("");
                    let words = bare.split([' ', '\n']).filter(|word| {
                        word.chars().count() > 1
                            && word
                                .chars()
                                .all(|letter| letter.is_alphabetic() || ".,:;!?'’".contains(letter))
                    });
                    // A command, as the record has it.
                    let first = literal.split(' ').next().unwrap_or_default();
                    let command = Usage::<Hunt>::all().any(|command| command.name == first)
                        || Usage::<War>::all().any(|command| command.name == first)
                        || Usage::<Fate>::all().any(|command| command.name == first)
                        || Usage::<Risk>::all().any(|command| command.name == first)
                        || Usage::<Battle>::all().any(|command| command.name == first);
                    if words.count() > 2 && !command && !NAMES.contains(&literal.as_str()) {
                        said.push(format!("{}: {literal}", entry.display()));
                    }
                }
            }
        }
    }
    assert!(said.is_empty(), "{said:#?}");
    assert!(read > 1000, "{read} literals");
}
