//! A window without a display: the program's own view, drawn and driven as the real one is, with a mouse and keys.
#![allow(dead_code, reason = "every test uses its own part of this")]

use iced::keyboard::key::{Code, Named, NativeCode, Physical};
use iced::keyboard::{self, Key, Modifiers};
use iced::{Event, Point, Rectangle, Size, mouse, window};
use iced_test::core::renderer::{Headless, Style};
use iced_test::core::widget::Operation as _;
use iced_test::core::{clipboard, theme::Base, widget};
use iced_test::futures::futures::StreamExt;
use iced_test::futures::futures::executor::block_on;
use iced_test::runtime::user_interface::{Cache, UserInterface};
use iced_test::runtime::{Action, task};
use iced_test::selector::{Bounded, Candidate, Selector, Target};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use underhill::hunt::{Hunt, Phase, State};
use underhill::store::Store;
use underhill::window::{App, Message, settings};

pub const LARGE: Size = Size::new(1280.0, 800.0);
/// With room for much that was done lately.
pub const TALL: Size = Size::new(1280.0, 1500.0);
pub const SMALL: Size = Size::new(1024.0, 640.0);

/// A player at a desk with the program on it.
pub struct Desk {
    pub app: App,
    renderer: iced::Renderer,
    cache: Option<Cache>,
    /// The window that is looked at, clicked and typed in.
    window: window::Id,
    pub size: Size,
    cursor: mouse::Cursor,
    /// How many keys were pressed.
    pub keys: usize,
    /// How many times the mouse was pressed.
    pub pressed: usize,
    /// How many times the program had something to take in: it is drawn anew with each.
    pub taken_in: usize,
    /// What the program wants done beside the window is left: no time passes.
    pub stands_still: bool,
}

fn pressed(key: Key, modifiers: Modifiers, text: Option<&str>, repeat: bool) -> Event {
    let physical_key = match &key {
        Key::Named(Named::F1) => Physical::Code(Code::F1),
        _ => Physical::Unidentified(NativeCode::Unidentified),
    };
    Event::Keyboard(keyboard::Event::KeyPressed {
        key: key.clone(),
        modified_key: key,
        physical_key,
        location: keyboard::Location::Standard,
        modifiers,
        repeat,
        text: text.map(Into::into),
    })
}

/// Choices have no more pages.
const PAGES: usize = 20;

impl Desk {
    pub fn new(store: Option<Store>) -> Self {
        let mut desk = Self::at_first(store);
        desk.tell(Message::Opened);
        desk.taken_in = 0;
        desk
    }

    /// The program as its first picture shows it, before anything has followed from that.
    pub fn at_first(store: Option<Store>) -> Self {
        let settings = settings();
        // All desks write with the same faces.
        static FACES: std::sync::Once = std::sync::Once::new();
        FACES.call_once(|| {
            for font in settings.fonts {
                iced_test::renderer::graphics::text::font_system().write().unwrap().load_font(font);
            }
        });
        let renderer = block_on(<iced::Renderer as Headless>::new(
            settings.default_font,
            settings.default_text_size,
            Some("tiny-skia"),
        ));
        let app = App::new(window::Id::unique(), store);
        Self {
            window: app.main,
            app,
            renderer: renderer.expect("software rendering is always there"),
            cache: None,
            size: LARGE,
            cursor: mouse::Cursor::Unavailable,
            keys: 0,
            pressed: 0,
            taken_in: 0,
            stands_still: false,
        }
    }

    pub fn state(&self) -> &State {
        self.app.referee().state::<Hunt>().expect("a game is on the table")
    }

    pub fn phase(&self) -> Phase {
        self.state().view.phase
    }

    /// Something that the tests want and no screen offers.
    pub fn app_command(&mut self, command: &str) {
        assert!(self.app.hear(command), "{command}");
    }

    /// Closes whatever is open over the table, and shows what stands there now.
    pub fn goes_on(&mut self) {
        self.app.show_table();
        self.key(Named::Escape);
    }

    /// Turns to the table's window.
    pub fn turns_to_table(&mut self) {
        (self.window, self.cache) = (self.app.table_window().expect("it is open"), None);
    }

    /// Turns back to the Ring-bearer's window.
    pub fn turns_back(&mut self) {
        (self.window, self.cache) = (self.app.main, None);
    }

    pub fn resize(&mut self, size: Size) {
        self.size = size;
    }

    /// Does something with the view as it is now.
    fn with<T>(
        &mut self,
        act: impl FnOnce(&mut UserInterface<'_, Message, iced::Theme, iced::Renderer>, &mut iced::Renderer) -> T,
    ) -> T {
        let cache = self.cache.take().unwrap_or_default();
        let view = self.app.view(self.window);
        let mut ui = UserInterface::build(view, self.size, cache, &mut self.renderer);
        let result = act(&mut ui, &mut self.renderer);
        self.cache = Some(ui.into_cache());
        result
    }

    /// Builds the view as it is now, and lays it out as if nothing had stood there before.
    pub fn lays_out(&mut self) {
        self.cache = None;
        self.with(|_, _| ());
    }

    /// Hands events to the view, and what nobody wants of them to the program, as the runtime does.
    fn happen(&mut self, events: &[Event]) {
        let cursor = self.cursor;
        let mut messages = Vec::new();
        let statuses = self
            .with(|ui, renderer| ui.update(events, cursor, renderer, &mut clipboard::Null, &mut messages).1);
        for (event, status) in events.iter().zip(statuses) {
            match (event, status) {
                (Event::Keyboard(event), iced::event::Status::Ignored) => {
                    messages.push(Message::Key(self.window, event.clone()));
                }
                (Event::Mouse(mouse::Event::ButtonReleased(_)), iced::event::Status::Ignored) => {
                    messages.push(Message::Clicked(self.window));
                }
                _ => {}
            }
        }
        for message in messages {
            self.tell(message);
        }
    }

    /// Tells the program something, and runs what it wants done.
    pub fn tell(&mut self, message: Message) {
        self.taken_in += 1;
        let task = self.app.update(message);
        let Some(mut stream) = task::into_stream(task).filter(|_| !self.stands_still) else { return };
        // Each is done before the next is asked for: some wait for what came of the one before.
        while let Some(action) = block_on(stream.next()) {
            match action {
                Action::Output(message) => self.tell(message),
                Action::Widget(operation) => self.operate(operation),
                // There is no desktop to open a window on: nobody waits for it.
                _ => {}
            }
        }
    }

    fn operate(&mut self, mut operation: Box<dyn widget::Operation>) {
        loop {
            self.with(|ui, renderer| ui.operate(renderer, operation.as_mut()));
            match operation.finish() {
                widget::operation::Outcome::Chain(next) => operation = next,
                _ => break,
            }
        }
    }

    pub fn find<S>(&mut self, selector: S) -> Option<Rectangle>
    where
        S: Selector + Send,
        S::Output: Bounded + Clone + Send,
    {
        let mut operation = selector.find();
        self.with(|ui, renderer| {
            ui.operate(renderer, &mut widget::operation::black_box(&mut operation));
        });
        match operation.finish() {
            widget::operation::Outcome::Some(found) => {
                found.and_then(|found: S::Output| found.visible_bounds())
            }
            _ => None,
        }
    }

    /// Presses a key, with what it writes.
    pub fn press(&mut self, key: Key, modifiers: Modifiers, text: Option<&str>) {
        self.keys += 1;
        self.app.settle();
        self.presses(key, modifiers, text, false);
    }

    /// A key that was pressed is still held down.
    pub fn holds(&mut self, key: Named) {
        self.presses(Key::Named(key), Modifiers::empty(), None, true);
    }

    fn presses(&mut self, key: Key, modifiers: Modifiers, text: Option<&str>, repeat: bool) {
        self.happen(&[pressed(key, modifiers, text, repeat)]);
    }

    /// Tab and a letter, faster than the program takes anything in.
    pub fn tabs_and_types(&mut self, letter: &str) {
        self.keys += 2;
        let nothing = Modifiers::empty();
        let letter = pressed(Key::Character(letter.into()), nothing, Some(letter), false);
        self.happen(&[pressed(Key::Named(Named::Tab), nothing, None, false), letter]);
    }

    pub fn key(&mut self, key: Named) {
        // Space writes something as well.
        self.press(Key::Named(key), Modifiers::empty(), (key == Named::Space).then_some(" "));
    }

    /// The same, however soon that is.
    pub fn key_at_once(&mut self, key: Named) {
        self.keys += 1;
        self.presses(Key::Named(key), Modifiers::empty(), None, false);
    }

    pub fn release(&mut self, key: Named) {
        let released = Event::Keyboard(keyboard::Event::KeyReleased {
            key: Key::Named(key),
            modified_key: Key::Named(key),
            physical_key: Physical::Unidentified(NativeCode::Unidentified),
            location: keyboard::Location::Standard,
            modifiers: Modifiers::empty(),
        });
        self.happen(&[released]);
    }

    pub fn letters(&mut self, text: &str) {
        for letter in text.chars() {
            let letter = letter.to_string();
            self.press(Key::Character(letter.as_str().into()), Modifiers::empty(), Some(&letter));
        }
    }

    /// Puts a text in whole, as a method of input does.
    pub fn puts(&mut self, text: &str) {
        self.happen(&[Event::InputMethod(iced::advanced::input_method::Event::Commit(text.to_owned()))]);
    }

    /// Takes back all that was pressed and typed and not yet done, press by press.
    pub fn lets_go(&mut self) {
        for _ in 0..5 {
            self.key(Named::Escape);
        }
    }

    /// Chooses all that stands on the line, so that it is typed over.
    pub fn chooses_all(&mut self) {
        let held = |modifiers| Event::Keyboard(keyboard::Event::ModifiersChanged(modifiers));
        self.happen(&[held(Modifiers::COMMAND)]);
        self.press(Key::Character("a".into()), Modifiers::COMMAND, None);
        self.happen(&[held(Modifiers::empty())]);
    }

    /// Puts a line in whole, and enters it: what leads to where a test begins, in a fraction of the time of its letters.
    pub fn enters(&mut self, line: &str) {
        self.puts(line);
        self.key(Named::Enter);
    }

    /// Types something and presses Enter.
    pub fn types(&mut self, text: &str) {
        self.letters(text);
        self.key(Named::Enter);
    }

    pub fn points_at(&mut self, point: Point) {
        self.cursor = mouse::Cursor::Available(point);
        self.happen(&[Event::Mouse(mouse::Event::CursorMoved { position: point })]);
    }

    /// Clicks there, as it is meant: not in the moment in which something else came to stand there.
    pub fn clicks_at(&mut self, point: Point) {
        self.app.settle();
        self.clicks_at_once(point);
    }

    /// Clicks there, however soon that is.
    pub fn clicks_at_once(&mut self, point: Point) {
        self.pressed += 1;
        self.points_at(point);
        self.happen(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        self.happen(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
        // The mouse is drawn back, so that nothing lights up under it.
        self.cursor = mouse::Cursor::Unavailable;
    }

    /// What a press there would tell the program, which is told nothing.
    pub fn would_say(&mut self, point: Point) -> Vec<String> {
        self.app.settle();
        let events = [
            Event::Mouse(mouse::Event::CursorMoved { position: point }),
            Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left)),
            Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left)),
        ];
        let mut messages = Vec::new();
        self.with(|ui, renderer| {
            let cursor = mouse::Cursor::Available(point);
            ui.update(&events, cursor, renderer, &mut clipboard::Null, &mut messages);
        });
        messages.iter().map(|message| format!("{message:?}")).collect()
    }

    /// Presses the button at the first of these points, and lets it go at the last.
    pub fn drags(&mut self, points: &[Point]) {
        self.points_at(points[0]);
        self.happen(&[Event::Mouse(mouse::Event::ButtonPressed(mouse::Button::Left))]);
        points.iter().for_each(|point| self.points_at(*point));
        self.happen(&[Event::Mouse(mouse::Event::ButtonReleased(mouse::Button::Left))]);
        self.cursor = mouse::Cursor::Unavailable;
    }

    /// Something else that a mouse does at a point.
    pub fn rolls(&mut self, point: Point, event: Event) {
        self.points_at(point);
        self.happen(&[event]);
        self.cursor = mouse::Cursor::Unavailable;
    }

    /// Everything on the screen of which something is wanted, as far as it is laid out.
    pub fn all<T: Send + 'static>(
        &mut self,
        wanted: impl Fn(Candidate<'_>) -> Option<T> + Send + 'static,
    ) -> Vec<T> {
        let all: Arc<Mutex<Vec<T>>> = Arc::default();
        let seen = Arc::clone(&all);
        let _nothing = self.find(move |candidate: Candidate<'_>| -> Option<Target> {
            seen.lock().unwrap().extend(wanted(candidate));
            None
        });
        std::mem::take(&mut *all.lock().unwrap())
    }

    pub fn places_of(&mut self, label: &str) -> Vec<Rectangle> {
        let wanted = label.to_owned();
        self.all(move |candidate| match candidate {
            Candidate::Text { content, visible_bounds, .. } if content == wanted => visible_bounds,
            _ => None,
        })
    }

    /// Clicks what bears this label: something to press before anything that only says the same.
    pub fn clicks(&mut self, label: &str) {
        let mut texts = self.places_of(label);
        // What is not seen may stand on another page of the choices.
        for _ in 0..PAGES {
            let Some(further) = self.places_of("›").first().copied().filter(|_| texts.is_empty()) else {
                break;
            };
            self.clicks_at(further.center());
            self.pressed -= 1;
            texts = self.places_of(label);
        }
        let controls = self.all(|candidate| match candidate {
            Candidate::Focusable { visible_bounds, .. } => visible_bounds,
            _ => None,
        });
        let on_control = |text: &&Rectangle| controls.iter().any(|control| control.contains(text.center()));
        let bounds = texts.iter().find(on_control).or(texts.first());
        let bounds = bounds.unwrap_or_else(|| panic!("{label} is not to be seen"));
        self.clicks_at(bounds.center());
    }

    /// Leaves, wherever the way out stands: at a table among what is needed seldom.
    pub fn leaves(&mut self) {
        if !self.sees("Leave") {
            self.clicks("…");
        }
        self.clicks("Leave");
    }

    pub fn clicks_starting_with(&mut self, beginning: &'static str) {
        let begins = move |candidate: Candidate<'_>| match candidate {
            Candidate::Text { content, .. } if content.starts_with(beginning) => {
                Some(Target::from(candidate))
            }
            _ => None,
        };
        let mut found = self.find(begins);
        for _ in 0..PAGES {
            let Some(further) = self.places_of("›").first().copied().filter(|_| found.is_none()) else {
                break;
            };
            self.clicks_at(further.center());
            self.pressed -= 1;
            found = self.find(begins);
        }
        let bounds = found.unwrap_or_else(|| panic!("{beginning}… is not to be seen"));
        self.clicks_at(bounds.center());
    }

    /// Frodo walks to the nearest exit, by clicks on the map; the Ringwraiths search where he is not. How many times
    /// they did.
    pub fn walks_to_bree(&mut self) -> usize {
        let mut searched = 0;
        while self.phase() != Phase::Bree {
            match self.phase() {
                Phase::RingBearer if self.state().view.moved || self.state().view.rested => {
                    self.clicks("End the turn")
                }
                Phase::RingBearer => {
                    let board = self.state().view.options.board.clone().unwrap();
                    let (last, dots) = (self.state().last_location().unwrap(), self.state().dots());
                    let now = board.moves_to_exit(last, dots).unwrap();
                    let reach = underhill::hunt::reach(self.state()).unwrap();
                    let nearer = reach.iter().find(|there| {
                        there.is_exit()
                            || board.moves_to_exit(**there, 0).is_some_and(|moves| moves + 1 == now)
                    });
                    match nearer {
                        Some(there) => {
                            let point = self.on_map(&there.to_string());
                            self.clicks_at(point);
                            assert_eq!(self.state().last_location(), Some(*there));
                        }
                        None => self.clicks("A dot"),
                    }
                }
                Phase::Ringwraiths => {
                    if searched < 3 {
                        let begun = self.state().view.tracks.len();
                        let point = self.on_map("60");
                        self.clicks_at(point);
                        // Only he has seen it.
                        assert!(self.state().view.asked.is_none() && self.state().view.answer.is_none());
                        self.clicks("Give this answer");
                        assert!(self.state().view.answer.is_some());
                        assert_eq!(self.state().view.tracks.len(), begun);
                        searched += 1;
                    }
                    self.clicks("The Nazgûl have acted");
                }
                Phase::Refresh => self.clicks("0"),
                phase => panic!("{phase:?}"),
            }
        }
        searched
    }

    /// All texts on the screen, be they scrolled out of sight.
    pub fn texts(&mut self) -> Vec<String> {
        self.all(|candidate| match candidate {
            Candidate::Text { content, .. } => Some(content.to_owned()),
            _ => None,
        })
    }

    /// Whether this stands within a longer text.
    pub fn sees_within(&mut self, part: &str) -> bool {
        let part = part.to_owned();
        let found = self.find(move |candidate: Candidate<'_>| match candidate {
            Candidate::Text { content, .. } if content.contains(&part) => Some(Target::from(candidate)),
            _ => None,
        });
        found.is_some()
    }

    pub fn sees(&mut self, text: &str) -> bool {
        self.find(text).is_some()
    }

    /// Where a location of the practice board is on the screen, the whole map being shown.
    pub fn on_map(&mut self, location: &str) -> Point {
        let bounds = self.find(iced_test::selector::id("map")).expect("the map is shown").shrink(2.0);
        let board = self.state().view.options.board.clone().expect("a board");
        let location = location.parse().unwrap();
        let space = board
            .spaces()
            .iter()
            .find(|space| space.kind == underhill::hunt::board::SpaceKind::Location(location));
        let [x, y] = space.unwrap().at.unwrap();
        let scale = (bounds.width / 1.6).min(bounds.height);
        let center = bounds.center();
        Point::new(center.x + (x as f32 - 0.5) * 1.6 * scale, center.y + (y as f32 - 0.5) * scale)
    }

    /// The picture of the screen.
    pub fn picture(&mut self) -> Picture {
        // What comes slowly has come.
        self.app.settle();
        let (cursor, size) = (self.cursor, self.size);
        let theme = self.app.look().theme();
        self.with(|ui, renderer| {
            let now = Event::Window(window::Event::RedrawRequested(std::time::Instant::now()));
            let _ = ui.update(&[now], cursor, renderer, &mut clipboard::Null, &mut Vec::new());
            let base = theme.base();
            ui.draw(renderer, &theme, &Style { text_color: base.text_color }, cursor);
            let physical = Size::new(size.width as u32, size.height as u32);
            Picture(renderer.screenshot(physical, 1.0, base.background_color))
        })
    }

    /// Compares the picture with the one that was looked at, in the size that the window has.
    pub fn shows(&mut self, name: &str) {
        let Picture(pixels) = self.picture();
        let name = format!("{name}-{}x{}", self.size.width, self.size.height);
        write_png(&folder().join(format!("{name}.png")), self.size, &pixels);
        let hash: String = Sha256::digest(&pixels).iter().map(|byte| format!("{byte:02x}")).collect();
        compare(&name, hash);
    }

    /// The screen in two sizes, by night and by day, and with larger type.
    pub fn shows_all(&mut self, name: &str) {
        for size in [LARGE, SMALL] {
            self.resize(size);
            self.shows(name);
            self.key(Named::F2);
            self.shows(&format!("{name}-day"));
            self.key(Named::F2);
            for _ in 0..5 {
                self.press(Key::Character("+".into()), Modifiers::COMMAND | Modifiers::SHIFT, Some("+"));
            }
            self.shows(&format!("{name}-150"));
            for _ in 0..5 {
                self.press(Key::Character("-".into()), Modifiers::COMMAND, Some("-"));
            }
        }
        self.resize(LARGE);
    }
}

/// The pixels of a screen; too many to be printed.
#[derive(Clone, PartialEq)]
pub struct Picture(pub Vec<u8>);

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("a picture")
    }
}

impl Picture {
    /// Leaves the picture to be looked at.
    pub fn leave(&self, name: &str, size: Size) {
        write_png(&folder().join(name), size, &self.0);
    }
}

/// Compares a picture in a file with the one that was looked at, by its pixels; how large it is.
pub fn shows_file(name: &str, bytes: &[u8]) -> [u32; 2] {
    std::fs::write(folder().join(format!("{name}.png")), bytes).unwrap();
    let (size, hash) = hash_of_pixels(bytes);
    compare(name, hash);
    size
}

/// How large the picture in a file is, and the hash of its pixels.
pub fn hash_of_pixels(bytes: &[u8]) -> ([u32; 2], String) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(bytes)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    let read = reader.next_frame(&mut pixels).unwrap();
    let hash = Sha256::digest(&pixels).iter().map(|byte| format!("{byte:02x}")).collect();
    ([read.width, read.height], hash)
}

/// Where pictures are left to be looked at.
pub fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/pictures");
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn write_png(path: &Path, size: Size, pixels: &[u8]) {
    let file = std::fs::File::create(path).unwrap();
    let mut encoder = png::Encoder::new(file, size.width as u32, size.height as u32);
    encoder.set_color(png::ColorType::Rgba);
    encoder.write_header().unwrap().write_image_data(pixels).unwrap();
}

/// One test at a time writes down hashes, and all faults of a run are told at its end.
static HASHES: Mutex<()> = Mutex::new(());

fn compare(name: &str, hash: String) {
    let _guard = HASHES.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures.sha256");
    let text = std::fs::read_to_string(&path).unwrap_or_default();
    let mut known: BTreeMap<String, String> = text
        .lines()
        .filter_map(|line| line.split_once("  "))
        .map(|(hash, name)| (name.to_owned(), hash.to_owned()))
        .collect();
    // Where many have changed on purpose, `PICTURES=new` takes them all, to be looked at.
    let anew = std::env::var_os("PICTURES").is_some_and(|how| how == "new");
    match known.get(name).filter(|_| !anew) {
        Some(looked_at) => {
            assert_eq!(*looked_at, hash, "{name} has changed: look at target/pictures/{name}.png")
        }
        None if std::env::var_os("CI").is_some() => panic!("{name} is new, and nobody has looked at it"),
        None => {
            known.insert(name.to_owned(), hash);
            let lines: String = known.iter().map(|(name, hash)| format!("{hash}  {name}\n")).collect();
            std::fs::write(path, lines).unwrap();
        }
    }
}
