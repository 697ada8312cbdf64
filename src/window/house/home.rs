//! The first screen: go on, one of the games with its ways into it, what is kept; or out again.

use super::languages::languages;
use super::listed::{Listed, Titles, Untold, by_last_played, titles};
use super::lock::{self, Passphrase};
use crate::games::Kind;
use crate::language::{Language, Words};
use crate::referee::{Referee, Remedy, Reply};
use crate::store::{Settings, Store, Trouble};
use crate::window::on_screen::{Shown, WayIn, ways};
use crate::window::play::utterance::Utterance;
use crate::window::screens::Offered;
use crate::window::widgets::choose;
use crate::window::widgets::hills::hills;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::page;
use crate::window::widgets::press::{Weight, around, press};
use crate::window::widgets::still::still;
use iced::widget::{Column, Row, column, container, operation, row, space, text, text_input};
use iced::{Center, Element, Fill, Task};
use std::path::PathBuf;

/// How many kept games are listed.
const LISTED: usize = 7;

/// What the first screen remembers.
pub struct Home {
    games: Vec<Listed>,
    titles: Titles,
    /// The games that can be begun, with their keys.
    offered: Vec<(Kind, char)>,
    /// The game whose ways are shown.
    game: Option<Kind>,
    /// Why games cannot be kept, if they cannot.
    cannot_keep: Option<Trouble>,
    /// The name of a file, as it is typed.
    file: String,
    /// What went wrong.
    fault: Option<String>,
    /// A locked game that is to be opened, and its passphrase.
    locked: Option<Passphrase>,
    /// A key that means something else by what there is to go on with: it waits until that is known.
    waits: Option<Shortcut>,
}

/// Something done on the first screen.
#[derive(Clone, Debug)]
pub enum Message {
    /// The kept games were looked at.
    Looked(Vec<Listed>),
    /// Go on with the last unfinished game.
    Continue,
    /// A game: its ways, or the only one there is. `None`: all games again.
    Game(Option<Kind>),
    /// A way into a game.
    Way(WayIn),
    /// All games.
    Archive,
    /// A game that was revealed.
    Check,
    /// A kept game.
    Open(PathBuf),
    /// The name of a file was typed.
    File(String),
    /// It is all.
    OpenFile,
    /// A file is to be chosen.
    Choose,
    /// It was, or was not.
    Chosen(Option<PathBuf>),
    /// The passphrase of a locked game.
    Passphrase(lock::Message),
    /// Another language.
    Speak(Language),
    /// Out again.
    Quit,
    /// A key.
    Shortcut(Shortcut),
}

/// What the program does about it.
pub enum Action {
    /// Nothing.
    None,
    /// This.
    Run(Task<Message>),
    /// Goes to this screen of a game.
    Show(Box<Shown>),
    /// Goes to all games.
    Archive,
    /// Goes to where a game is checked.
    Check,
    /// Goes to the game on the table, which was begun before, and where this was said.
    Play(Vec<Utterance>),
    /// The window is closed.
    Close,
}

impl Home {
    /// The first screen, with a place for each of the kept games. They are looked at later ([`Home::look`]): the first
    /// picture does not wait for them.
    pub fn new(referee: &Referee, settings: &Settings) -> Self {
        let games = referee.store().map(Store::games).unwrap_or_default();
        let games = games.iter().take(LISTED).map(|path| Listed::named(path)).collect();
        let cannot_keep = referee.store().and_then(|store| store.can_keep().err());
        let titles = titles(settings);
        Self {
            games,
            titles,
            offered: by_last_played(settings),
            game: None,
            cannot_keep,
            file: String::new(),
            fault: None,
            locked: None,
            waits: None,
        }
    }

    /// Other boxes are shown.
    pub fn offers(&mut self, settings: &Settings) {
        self.offered = by_last_played(settings);
        self.game = self.game.filter(|game| self.offered.iter().any(|(offered, _)| offered == game));
    }

    /// Looks at the kept games, beside the window.
    pub fn look(&self) -> Task<Message> {
        if self.unfinished().is_some() {
            return Task::none();
        }
        let paths: Vec<PathBuf> = self.games.iter().map(|game| game.path.clone()).collect();
        let look = async move { paths.iter().map(|path| Listed::look(path)).collect() };
        Task::perform(look, Message::Looked)
    }

    /// Where the game stands that is gone on with, once that is known: of a locked one nobody knows it.
    fn goes_on_from(&self, words: &Words) -> Option<String> {
        let game = self.games.iter().find(|game| game.is_unfinished())?;
        let name = self.titles.get(&game.id).cloned().or_else(|| game.game(words))?;
        let facts = [("game", name.into()), ("stands", game.stands(words).into())];
        Some(words.say("home-continue-where", &facts))
    }

    /// Whether there is a game to go on with; `None` until the games were looked at.
    fn unfinished(&self) -> Option<bool> {
        let looked_at = self.games.iter().all(Listed::is_looked_at);
        looked_at.then(|| self.games.iter().any(Listed::is_unfinished))
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        let waits = self.waits.take();
        match message {
            Message::Looked(games) => {
                self.games = games;
                waits.map_or(Action::None, |key| self.update(Message::Shortcut(key), referee))
            }
            Message::Continue => self.goes_on("open", referee),
            Message::Game(game) => self.choose(game, referee),
            Message::Way(way) => self.enter(way, referee),
            // The program itself takes that up.
            Message::Speak(_) => Action::None,
            Message::Check => Action::Check,
            Message::Archive => Action::Archive,
            Message::Open(path) => self.opened(referee.open_file(&path)),
            Message::File(typed) => {
                self.file = typed;
                Action::None
            }
            Message::Choose => Action::Run(choose::to_open(referee.words()).map(Message::Chosen)),
            Message::Chosen(None) => Action::None,
            Message::Chosen(Some(path)) => self.opened(referee.open_file(&path)),
            Message::OpenFile if self.file.trim().is_empty() => Action::None,
            Message::OpenFile => self.goes_on(&format!("open {}", self.file.trim()), referee),
            Message::Passphrase(lock::Message::Typed(typed)) => {
                self.locked.iter_mut().for_each(|passphrase| passphrase.typed(&typed));
                Action::None
            }
            Message::Passphrase(lock::Message::Again(_) | lock::Message::Made(..)) => Action::None,
            Message::Passphrase(lock::Message::Submitted) => {
                let opens = self.locked.as_mut().map_or_else(Task::none, |it| it.opens(referee));
                Action::Run(opens.map(Message::Passphrase))
            }
            Message::Passphrase(lock::Message::Opened(path, step)) => {
                let opened = self.locked.as_mut().is_some_and(|it| it.opened(&path, step, referee));
                if opened { Action::Play(Vec::new()) } else { Action::None }
            }
            Message::Shortcut(Shortcut::Escape) if self.locked.is_some() => {
                self.locked = None;
                Action::None
            }
            // A letter is part of the passphrase.
            Message::Shortcut(_) if self.locked.is_some() => Action::None,
            Message::Quit => Action::Close,
            Message::Shortcut(key @ (Shortcut::Enter | Shortcut::Letter('c')))
                if self.unfinished().is_none() =>
            {
                self.waits = Some(key);
                Action::None
            }
            Message::Shortcut(Shortcut::Enter | Shortcut::Letter('c')) if self.unfinished() == Some(true) => {
                self.goes_on("open", referee)
            }
            Message::Shortcut(Shortcut::Escape) => self.choose(None, referee),
            Message::Shortcut(Shortcut::Enter) => match self.game {
                Some(game) => ways_among(game).next().map_or(Action::None, |way| self.enter(way, referee)),
                None => self.choose(self.offered.first().map(|(game, _)| *game), referee),
            },
            Message::Shortcut(Shortcut::Letter('v')) => Action::Check,
            Message::Shortcut(Shortcut::Letter('g')) if !self.games.is_empty() => Action::Archive,
            Message::Shortcut(Shortcut::Letter('q')) => Action::Close,
            Message::Shortcut(Shortcut::Letter(key)) => self.letter(key, referee),
            Message::Shortcut(_) => Action::None,
        }
    }

    /// What a letter means: a way of the game that is chosen; or else a game, or what is there besides.
    fn letter(&mut self, key: char, referee: &mut Referee) -> Action {
        let of_the_game = ways().filter(|way| Some(way.kind()) == self.game);
        let besides = ways().filter(|way| way.place == Offered::Besides);
        let game = self.offered.iter().copied().find(|(_, its)| *its == key);
        match (of_the_game.chain(besides).find(|way| way.key == key), game) {
            (Some(way), _) => self.enter(way, referee),
            (None, Some((game, _))) => self.choose(Some(game), referee),
            (None, None) => Action::None,
        }
    }

    /// Shows the ways into a game; where there is one only, it is gone.
    fn choose(&mut self, game: Option<Kind>, referee: &mut Referee) -> Action {
        self.fault = None;
        let mut all = ways().filter(|way| Some(way.kind()) == game && way.place != Offered::Besides);
        match (all.next(), all.next()) {
            (Some(way), None) => self.enter(way, referee),
            _ => {
                self.game = game;
                Action::None
            }
        }
    }

    /// Goes a way into a game.
    fn enter(&mut self, way: WayIn, referee: &mut Referee) -> Action {
        match way.enter(referee) {
            Ok(shown) => Action::Show(Box::new(shown)),
            Err(reply) => self.refused(&reply),
        }
    }

    /// Goes on with a game that was begun before.
    fn goes_on(&mut self, command: &str, referee: &mut Referee) -> Action {
        referee.hear(command).map_or(Action::None, |reply| self.opened(reply))
    }

    fn opened(&mut self, reply: Reply) -> Action {
        if reply.accepted() { Action::Play(Utterance::besides(&reply)) } else { self.refused(&reply) }
    }

    fn refused(&mut self, reply: &Reply) -> Action {
        if reply.remedy() == Some(Remedy::Passphrase) {
            (self.locked, self.fault) = (Some(Passphrase::default()), None);
            return Action::Run(operation::focus(lock::PASSPHRASE));
        }
        self.fault = Some(reply.answer().to_owned());
        Action::None
    }

    pub fn view<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let say = |name: &str| words.say(name, &[]);
        let gap = look.size(14.0);
        let title = column![
            text("Underhill").size(look.size(54.0)).font(BOLD).color(look.colours().gold),
            look.label(say("home-what")),
        ]
        .spacing(look.size(2.0));
        let kept = page::sheet(look, column![self.kept(look, words), self.file(look, words)]);
        let sides = page::side_by_side(look, gap, self.choices(look, words), kept);
        let quiet =
            |name: &str, message: Message| press(look, say(name), Weight::Quiet, Some(message)).into();
        let besides = ways().filter(|way| way.place == Offered::Besides);
        let besides = besides.map(|way| quiet(&format!("home-{}", way.name), Message::Way(way)));
        let besides = besides.chain([quiet("home-check", Message::Check), quiet("home-quit", Message::Quit)]);
        let besides = Row::with_children(besides).spacing(look.size(6.0)).wrap();
        let languages = languages(look, words.language(), Message::Speak);
        let foot: Element<'a, Message> = if look.is_large() {
            column![besides, languages].spacing(gap).into()
        } else {
            row![container(languages).width(Fill), besides].spacing(gap).align_y(Center).into()
        };
        let top = space().height(if look.is_large() { 0.0 } else { 18.0 });
        let unofficial = look.label(say("home-unofficial"));
        let under_title = space().height(look.size(4.0));
        let page = page::page(look, column![top, title, under_title, sides, foot, unofficial]);
        hills(look, self.unfinished() == Some(true), page)
    }

    /// What can be begun, the likeliest first.
    fn choices<'a>(&'a self, look: Look, words: &Words) -> Column<'a, Message> {
        let colours = look.colours();
        let say = |name: &str| words.say(name, &[]);
        let told = |name: &str, what: String, message: Message, main: bool| {
            let title = look.heading(say(name)).color(if main { colours.gold } else { colours.ink });
            let weight = if main { Weight::Main } else { Weight::Quiet };
            around(look, column![title, look.label(what)].spacing(2), weight, Some(message))
                .width(Fill)
                .padding([look.size(11.0), look.size(18.0)])
        };
        let choice = |name: &str, message: Message, main: bool| {
            told(name, say(&format!("{name}-what")), message, main)
        };
        let (unfinished, new) = (self.unfinished(), self.games.is_empty());
        let way = |way: WayIn, main: bool| choice(&format!("home-{}", way.name), Message::Way(way), main);
        let mut choices = Column::new().spacing(look.size(8.0));
        if let Some(game) = self.game {
            let first = ways().find(|way| way.kind() == game && way.place == Offered::First);
            let back = press(look, say("home-all"), Weight::Quiet, Some(Message::Game(None)));
            let name = look.heading(say(&format!("home-{}", game.word()))).color(colours.gold).width(Fill);
            choices = choices
                .push(row![name, back].align_y(Center))
                // Whoever plays for the first time on this machine need not be the first one who does.
                .push(first.filter(|_| new).map(|first| way(first, true)))
                .extend(ways_among(game).enumerate().map(|(at, it)| way(it, at == 0 && !new).into()))
                .push(first.filter(|_| !new).map(|first| way(first, false)));
        } else {
            // While nobody knows whether there is one to go on with, its place is there, and a press waits as its key does.
            let goes_on = match unfinished {
                _ if new => None,
                Some(unfinished) => unfinished.then_some(Message::Continue),
                None => Some(Message::Shortcut(Shortcut::Letter('c'))),
            };
            let games = self.offered.iter().copied().enumerate().map(|(at, (game, _))| {
                // Where nothing goes on, the first of them leads.
                let leads = at == 0 && (new || unfinished == Some(false));
                choice(&format!("home-{}", game.word()), Message::Game(Some(game)), leads).into()
            });
            let from = self.goes_on_from(words).unwrap_or_else(|| say("home-continue-what"));
            // Where nothing goes on after all, nothing stands there, and nothing else has moved.
            let blank = || {
                let lines = column![look.heading(" "), look.label(" ")].spacing(2);
                container(lines).padding([look.size(11.0), look.size(18.0)])
            };
            let goes_on: Option<Element<'a, Message>> = match goes_on {
                Some(message) => Some(told("home-continue", from, message, true).into()),
                None => (!new).then(|| blank().into()),
            };
            choices = choices.push(goes_on).extend(games);
        }
        if let Some(passphrase) = &self.locked {
            choices = choices.push(look.text(say("lock-wanted")));
            let to = Message::Passphrase;
            choices =
                choices.push(passphrase.line(look, words, "lock-typed", "lock-open", to, Message::Shortcut));
        }
        // Before anybody plays for an evening.
        let cannot_keep =
            match &self.cannot_keep {
                Some(Trouble::Unwritable { path, why }) => Some(words.say(
                    "home-cannot-keep",
                    &[("folder", path.as_str().into()), ("why", why.as_str().into())],
                )),
                _ => None,
            };
        let faults = self.fault.clone().into_iter().chain(cannot_keep);
        let faults = faults.map(|fault| text(fault).size(look.size(16.0)).color(colours.red).into());
        choices.extend(faults)
    }

    /// A game that lies somewhere else.
    fn file<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let line = text_input(&words.say("home-file-typed", &[]), &self.file)
            .on_input(Message::File)
            .on_submit(Message::OpenFile)
            .padding([look.size(5.0), look.size(12.0)])
            .size(look.size(16.0))
            .style(look.line());
        row![
            look.label(words.say("home-file", &[])),
            still(line, Message::Shortcut),
            choose::button(look, words, Message::Choose),
            press(look, words.say("home-file-open", &[]), Weight::Quiet, Some(Message::OpenFile)),
        ]
        .spacing(look.size(8.0))
        .align_y(Center)
        .into()
    }

    /// The games that are kept.
    fn kept<'a>(&'a self, look: Look, words: &Words) -> Element<'a, Message> {
        let heading = look.heading(words.say("home-games", &[])).width(Fill);
        if self.games.is_empty() {
            return column![heading, look.label(words.say("home-no-games", &[]))]
                .spacing(look.size(6.0))
                .into();
        }
        let games = self.games.iter().map(|game| {
            let state = match &game.told {
                Err(Untold::Locked) => words.say("home-unlock", &[]),
                Err(_) => String::new(),
                Ok(told) if told.unfinished => words.say("home-open", &[]),
                Ok(_) => words.say("home-over", &[]),
            };
            let name = self.titles.get(&game.id).cloned().unwrap_or_else(|| game.name(words));
            let name =
                row![look.text(name).font(BOLD).width(Fill), look.label(state)].spacing(look.size(10.0));
            // Games of one kind are told apart by the day, and by who sits there.
            let people = game.told.iter().flat_map(|known| &known.people);
            let people = people.map(String::as_str).collect::<Vec<_>>().join(", ");
            let people = Some(people).filter(|people| !people.is_empty()).map(|people| look.label(people));
            let when = row![look.label(game.day.as_str()), look.label(game.stands(words))];
            let when = when.push(people).spacing(look.size(10.0));
            around(look, column![name, when], Weight::Quiet, Some(Message::Open(game.path.clone())))
                .width(Fill)
                .padding([look.size(4.0), look.size(12.0)])
                .into()
        });
        let all = press(look, words.say("home-archive", &[]), Weight::Quiet, Some(Message::Archive));
        column![row![heading, all].align_y(Center), Column::with_children(games).spacing(look.size(5.0))]
            .spacing(look.size(8.0))
            .width(Fill)
            .into()
    }
}

/// The ways into a game that stand among the others.
fn ways_among(game: Kind) -> impl Iterator<Item = WayIn> {
    ways().filter(move |way| way.kind() == game && way.place == Offered::Among)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hunt::Hunt;
    use crate::window::screens::Screens as _;

    /// What cannot be gone on with is not offered, and no two buttons are called alike.
    #[test]
    fn nothing_dead_is_offered() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("2026-01-02-0123456789abcdef.underhill"), "").unwrap();
        let referee = Referee::new(Some(Store::at(folder.path())));
        let mut home = Home::new(&referee, &Settings::of(referee.folder()));
        let words = Words::of(Language::En).of_the_house();
        let offers = |home: &Home, text: &str| {
            let mut screen = iced_test::Simulator::new(home.view(Look::default(), &words));
            screen.find(text.to_owned()).is_ok()
        };
        // Nobody has looked yet: its place is there.
        assert!(offers(&home, "Continue"));
        home.games = vec![Listed::look(&home.games[0].path)];
        assert!(!offers(&home, "Continue"));
        assert!(<Language as strum::IntoEnumIterator>::iter().all(|language| {
            let words = Words::of(language).of_the_house();
            !words.say("home-archive", &[]).starts_with(&words.say("home-all", &[]))
        }));
    }

    /// Most sentences are the game's, and the first picture waits for none of them.
    #[test]
    fn the_first_picture_is_the_houses_own() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("2026-01-02-0123456789abcdef.underhill"), "").unwrap();
        let referee = Referee::new(Some(Store::at(folder.path())));
        let settings = Settings::of(referee.folder());
        let words = Words::of(Language::Fr).unread_for::<Hunt>();
        let mut home = Home::new(&referee, &settings);
        assert_eq!((home.games.len(), home.unfinished()), (1, None));
        let of_the_house = words.of_the_house();
        drop(home.view(Look::default(), &of_the_house));
        assert!(words.are_of_the_house_alone());
        // Whatever is offered of a game in the program has its words there.
        for way in Hunt::WAYS {
            assert!(of_the_house.has(&format!("home-{}", way.name)), "{}", way.name);
        }
        home.games = vec![Listed::look(&home.games[0].path)];
        assert_eq!(home.unfinished(), Some(false));
    }
}
