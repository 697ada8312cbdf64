//! The screens of the toy games, which are all the frame's; and the house with its window, gone through with them.

use super::frame::{Choice, Framed, Own, Page, Scene, Seen, Track, plain};
use super::pictured::Pictured;
use super::pieces::{Emblem, Hue, Mat, Side, Small};
use super::play::wish::Wish;
use super::screens::{Offered, Way, begun};
use super::widgets::look::Look;
use crate::books::toy::{Goal, Tally, TallyEvent};
use crate::books::{Event, View};
use crate::language::toy::told;
use crate::language::{Words, books};
use crate::table::State;
use crate::table::toy::{Cups, CupsPublic, CupsView};

fn give<G: Framed>(command: String) -> Choice<G> {
    Choice::say(command.clone(), command)
}

/// The plain mat, with a word below its tracks.
fn on_plain<G: Framed>(scene: Scene<'_, G>, word: String) -> Mat<Wish<G>> {
    let mut mat = plain::mat(scene);
    let ink = mat.tints().ink;
    mat.words([22.0, 400.0], 24.0, ink, Side::From, word);
    mat
}

impl Framed for Cups {
    const HOME_KEY: char = 'y';
    const BEGINS: &'static str = "new cups 3";
    const FRAMED_WAYS: &'static [Way<Self>] = &[Way {
        name: "cups",
        key: 'y',
        place: Offered::Among,
        asks: false,
        enter: |referee, _| begun::<Self>(referee, "new cups 3"),
    }];

    fn chips(_: &Words, state: &State<Self>, seen: Seen<'_>) -> Vec<Choice<Self>> {
        let lay = (!state.view.laid && !seen.veiled).then(|| give("lay".to_owned()));
        let guesses = (0..state.view.cups).filter(|_| state.view.laid);
        let lay_on = Choice::begin("lay …", "lay");
        lay.into_iter().chain(guesses.map(|cup| give(format!("guess {cup}")))).chain([lay_on]).collect()
    }

    fn tracks(words: &Words, view: &CupsView) -> Vec<Track> {
        let value = view.guesses.len().to_string();
        vec![Track::shown(words.say("cups-guesses", &[]), value)]
    }

    fn hint(words: &Words, _: &CupsView, _: Seen<'_>, _: Option<&str>) -> String {
        words.say("cups-hint", &[])
    }

    fn told(words: &Words, event: &CupsPublic) -> Vec<String> {
        told(words, event).into_iter().collect()
    }

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish<Self>> {
        let here = scene.state.hidden.pebble.filter(|_| !scene.seen.veiled);
        on_plain(scene, here.map_or_else(|| "Three cups.".to_owned(), |cup| format!("It lies under {cup}.")))
    }

    fn empty_sheet(_: &Words, page: &mut Page) {
        page.room(3);
    }
}

impl Framed for Tally {
    const ODDS: bool = true;
    const HOME_KEY: char = 't';
    const BEGINS: &'static str = "new tally";
    const FRAMED_WAYS: &'static [Way<Self>] = &[Way {
        name: "tally",
        key: 't',
        place: Offered::Among,
        asks: false,
        enter: |referee, _| begun::<Self>(referee, "new tally"),
    }];

    fn chips(_: &Words, state: &State<Self>, _: Seen<'_>) -> Vec<Choice<Self>> {
        match state.view.own.phase {
            None => vec![give("begin".to_owned()).due()],
            Some(_) => {
                let throw = give("throw".to_owned());
                let throw = if state.view.books.tells_odds() { throw.with_chance("16.67 %") } else { throw };
                vec![give("count +1".to_owned()), throw, Choice::begin("throw dice …", "throw dice")]
            }
        }
    }

    fn tracks(words: &Words, view: &View<Tally>) -> Vec<Track> {
        vec![Track::of(words.say("tally-count", &[]), view.own.count, "count")]
    }

    fn hint(_: &Words, _: &View<Tally>, _: Seen<'_>, _: Option<&str>) -> String {
        "count +1".to_owned()
    }

    fn told(words: &Words, event: &Event<Goal, TallyEvent>) -> Vec<String> {
        books::told::<Self>(words, event)
    }

    fn mat(scene: Scene<'_, Self>) -> Mat<Wish<Self>> {
        on_plain(scene, "|".repeat(scene.state.view.own.count as usize))
    }

    fn empty_sheet(_: &Words, page: &mut Page) {
        page.boxes("count", 1..=10);
    }

    fn in_full(_: &State<Self>, typed: &str) -> Option<String> {
        typed.parse::<u8>().ok().map(|count| format!("count +{count}"))
    }

    fn odds_page<'a>(look: Look, _: &Words, state: &'a State<Self>, _: Seen<'_>) -> Own<'a, Self> {
        look.text(format!("{} to go", state.view.own.goal.to - state.view.own.count)).into()
    }

    fn why(_: &View<Tally>) -> Vec<&'static str> {
        vec!["T1"]
    }
}

impl Pictured for Cups {
    const HUE: Hue = Hue::Grey;
    const EMBLEM: Emblem = Emblem::Cards;

    fn small(view: &Self::View) -> Small {
        Small::Steps([0, view.cups], false)
    }
}

impl Pictured for Tally {
    const HUE: Hue = Hue::Black;
    const EMBLEM: Emblem = Emblem::Hexes;

    fn small(_view: &Self::View) -> Small {
        Small::Hexes(Vec::new())
    }
}

#[cfg(test)]
mod tests {
    use crate::store::Store;
    use crate::window::frame::LINE;
    use crate::window::widgets::keys::Shortcut;
    use crate::window::{App, Message};
    use iced::{Task, window};
    use iced_test::core::Settings;
    use iced_test::runtime::{Action, task};
    use iced_test::selector::{Candidate, Target};
    use iced_test::simulator::Simulator;
    use std::path::Path;

    /// The program in this folder, with everything done that follows from its first picture.
    fn app(folder: &Path) -> App {
        let mut app = App::new(window::Id::unique(), Some(Store::at(folder)));
        tell(&mut app, Message::Opened);
        app
    }

    /// Something happens, and whatever follows from it.
    fn tell(app: &mut App, message: Message) {
        let task = app.update(message);
        follow(app, task);
    }

    fn follow(app: &mut App, task: Task<Message>) {
        let Some(stream) = task::into_stream(task) else { return };
        // There is no desktop to open a window on, nor anything else to be done: nobody waits for it.
        let messages = iced::futures::executor::block_on_stream(stream).filter_map(|action| match action {
            Action::Output(message) => Some(message),
            _ => None,
        });
        messages.collect::<Vec<_>>().into_iter().for_each(|message| tell(app, message));
    }

    /// Does something on the screen, and lets what follows happen.
    fn on(app: &mut App, act: impl FnOnce(&mut Simulator<'_, Message>)) {
        app.settle();
        let mut screen = Simulator::new(app.view(app.main));
        act(&mut screen);
        let messages: Vec<Message> = screen.into_messages().collect();
        messages.into_iter().for_each(|message| tell(app, message));
    }

    fn press(app: &mut App, label: &str) {
        on(app, |screen| {
            let wanted = label.to_owned();
            // Not what stands on a line for a hint.
            let written = move |candidate: Candidate<'_>| match candidate {
                Candidate::Text { content, .. } if content == wanted => Some(Target::from(candidate)),
                _ => None,
            };
            screen.click(written).unwrap_or_else(|_| panic!("there is no {label:?}"));
        });
    }

    /// The way out stands among what is needed seldom.
    fn leave(app: &mut App) {
        press(app, "…");
        press(app, "Leave");
    }

    fn sees(app: &App, text: &str) -> bool {
        Simulator::new(app.view(app.main)).find(text).is_ok()
    }

    /// What was done lately stands in one line, the latest first.
    fn lately(app: &App, begins: &'static str) -> bool {
        let line = move |candidate: Candidate<'_>| match candidate {
            Candidate::Text { content, .. } if content.starts_with(begins) => Some(Target::from(candidate)),
            _ => None,
        };
        Simulator::new(app.view(app.main)).find(line).is_ok()
    }

    fn types(app: &mut App, line: &str) {
        on(app, |screen| {
            screen.click(iced_test::selector::id(LINE)).unwrap();
            screen.typewrite(line);
        });
        on(app, |screen| {
            screen.click(iced_test::selector::id(LINE)).unwrap();
            screen.tap_key(iced::keyboard::key::Named::Enter);
        });
    }

    #[test]
    fn a_second_game_is_played_in_the_window() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-cups");
        assert!(sees(&app, "Lay the pebble, or guess.") && sees(&app, "Three cups."));
        types(&mut app, "lay 2");
        assert!(sees(&app, "It lies under 2.") && lately(&app, "lay 2"));
        press(&mut app, "guess 1");
        assert!(lately(&app, "guess 1 · Cup 1: not here") && sees(&app, "Guesses"));
        press(&mut app, "Undo: guess 1");
        press(&mut app, "…");
        press(&mut app, "Redo: guess 1");
        // What is refused stands on the line, and why above it.
        types(&mut app, "guess 9");
        assert!(sees(&app, "There is no such cup."));
        tell(&mut app, Message::Shortcut(Shortcut::Escape));
        // What hides something has a curtain, and a hand that hides.
        press(&mut app, "Curtain F1");
        assert!(app.is_curtained() && !sees(&app, "It lies under 2."));
        tell(&mut app, Message::Shortcut(Shortcut::Curtain));
        tell(&mut app, Message::Shortcut(Shortcut::Hush));
        assert!(sees(&app, "Three cups.") && !sees(&app, "It lies under 2."));
        tell(&mut app, Message::Shortcut(Shortcut::Hush));
        // The page behind F12 is about the game on the table.
        tell(&mut app, Message::Shortcut(Shortcut::Keys));
        press(&mut app, "Rules");
        assert!(sees(&app, "The rules by number") && !sees(&app, "R1"));
        tell(&mut app, Message::Shortcut(Shortcut::Keys));
        types(&mut app, "guess 2");
        assert!(sees(&app, "home-cups · over: found") && sees(&app, "To the first screen"));
    }

    /// Whatever is begun on the line is what is shown then.
    #[test]
    fn another_game_may_be_begun_on_the_line() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-cups");
        types(&mut app, "new tally");
        assert!(sees(&app, "Count.") && sees(&app, "count +1"));
        types(&mut app, "new");
        assert!(sees(&app, "Setting up"));
        press(&mut app, "Leave");
        assert!(sees(&app, "Underhill"));
    }

    #[test]
    fn a_game_that_hides_nothing_has_no_curtain() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-tally");
        press(&mut app, "begin");
        press(&mut app, "count +1");
        press(&mut app, "Count +");
        assert!(sees(&app, "||") && sees(&app, "2") && !sees(&app, "Curtain F1"));
        tell(&mut app, Message::Shortcut(Shortcut::Curtain));
        tell(&mut app, Message::Shortcut(Shortcut::Fall));
        assert!(!app.is_curtained() && sees(&app, "||"));
    }

    /// The frame with keys alone: what is due by an empty Enter, short forms, pages, and what the line would do.
    #[test]
    fn a_game_is_played_in_the_frame_with_keys_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-tally");
        types(&mut app, "");
        assert!(sees(&app, "round 1 throw, red side") && sees(&app, "16.67 %"));
        // Where there is a choice, an empty Enter does nothing.
        types(&mut app, "");
        types(&mut app, "7");
        assert!(sees(&app, "|||||||"));
        types(&mut app, "u");
        assert!(!sees(&app, "|||||||"));
        types(&mut app, "d");
        assert!(sees(&app, "round 1 throw, blue"));
        on(&mut app, |screen| {
            screen.click(iced_test::selector::id(LINE)).unwrap();
            screen.typewrite("thr");
        });
        assert!(sees(&app, "Two dice are thrown, and their pips counted"));
        tell(&mut app, Message::Shortcut(Shortcut::Escape));
        types(&mut app, "o");
        assert!(sees(&app, "90 to go"));
        tell(&mut app, Message::Shortcut(Shortcut::Escape));
        assert!(!sees(&app, "90 to go"));
        // What hands have thrown is asked for behind its word.
        types(&mut app, "new tally draws=hand odds=off");
        types(&mut app, "begin");
        types(&mut app, "throw");
        on(&mut app, |screen| {
            screen.click(iced_test::selector::id(LINE)).unwrap();
            screen.typewrite("6 5");
            screen.tap_key(iced::keyboard::key::Named::Enter);
        });
        assert!(sees(&app, "|||||||||||"));
        // With odds=off there are none anywhere.
        assert!(!sees(&app, "16.67 %") && !sees(&app, "Odds …"));
        types(&mut app, "o");
        assert!(
            !sees(&app, "79 to go")
                && sees(
                    &app,
                    "No chances are told in this game. Another one tells them with “Chances: shown” under “Options …”."
                )
        );
    }

    #[test]
    fn a_game_is_played_in_the_frame_with_the_mouse_alone() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-tally");
        press(&mut app, "begin");
        press(&mut app, "Count +");
        press(&mut app, "Count +");
        press(&mut app, "Count –");
        // The number asks for what it should be.
        press(&mut app, "Count");
        assert!(sees(&app, "Count  ×"));
        types(&mut app, "40");
        assert!(lately(&app, "count = 40 · That makes 40"));
        press(&mut app, "…");
        press(&mut app, "Why?");
        assert!(sees(&app, "T1") && sees(&app, "Two sides throw in turn."));
        press(&mut app, "Close");
        press(&mut app, "…");
        press(&mut app, "Odds …");
        assert!(sees(&app, "50 to go"));
        // A page gives way to the next.
        press(&mut app, "…");
        press(&mut app, "History …");
        assert!(sees(&app, "round 1") && sees(&app, "Undo the 3 that follow") && !sees(&app, "50 to go"));
        press(&mut app, "Undo the 3 that follow");
        assert!(!lately(&app, "count = 40") && lately(&app, "count +1"));
        press(&mut app, "Close");
        assert!(sees(&app, "|"));
        press(&mut app, "…");
        press(&mut app, "Print this game");
        let printed = std::fs::read_dir(folder.path()).unwrap().filter_map(|entry| {
            let path = entry.unwrap().path();
            path.extension()
                .is_some_and(|ending| ending == "svg")
                .then(|| std::fs::read_to_string(path).unwrap())
        });
        let printed: Vec<String> = printed.collect();
        assert!(matches!(&*printed, [page] if page.contains("count 1")));
        types(&mut app, "count = 90");
        assert!(sees(&app, "over: red side wins"));
    }

    /// The table's window shows what everybody may see of whatever is played.
    #[test]
    fn the_tables_window_is_the_games_own() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app(folder.path());
        press(&mut app, "home-cups");
        tell(&mut app, Message::Shortcut(Shortcut::TableWindow));
        types(&mut app, "lay 2");
        press(&mut app, "guess 1");
        let on_wall = |app: &App, text: &str| {
            let wall = app.view(app.table_window().unwrap());
            Simulator::with_settings(Settings::default(), wall).find(text).is_ok()
        };
        assert!(on_wall(&app, "Cup 1: not here") && !on_wall(&app, "It lies under 2."));
        leave(&mut app);
        assert!(!on_wall(&app, "Cup 1: not here"));
        tell(&mut app, Message::Shortcut(Shortcut::Letter('t')));
        press(&mut app, "begin");
        press(&mut app, "count +1");
        assert!(on_wall(&app, "That makes 1"));
    }
}
