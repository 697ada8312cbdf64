//! The first screen: go on, one of the games with its ways into it, what is kept; or out again.

mod front;

use self::front::Front;
use super::listed::{Listed, Titles, by_last_played, titles};
use super::lock::{self, Passphrase};
use crate::games::Kind;
use crate::language::{Language, Words};
use crate::referee::{Referee, Remedy, Reply};
use crate::store::{Settings, Store, Trouble, today};
use crate::window::on_screen::{Shown, WayIn, ways};
use crate::window::pieces::At;
use crate::window::play::utterance::Utterance;
use crate::window::remembered::{agreed, guided};
use crate::window::screens::Offered;
use crate::window::widgets::choose;
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use crate::window::widgets::page;
use iced::widget::{Column, column, container, opaque, operation, responsive, scrollable, stack};
use iced::{Element, Padding, Task};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// How many kept games are listed.
const LISTED: usize = 7;

pub struct Home {
    games: Vec<Listed>,
    /// Others of the days of those: which of its day a game is, is counted among all of them.
    of_their_days: Vec<PathBuf>,
    titles: Titles,
    /// The games that can be begun, with their keys.
    offered: Vec<(Kind, char)>,
    game: Option<Kind>,
    /// How many are to play behind the open door, if somebody has said so.
    players: Option<u8>,
    /// Why games cannot be kept, if they cannot.
    cannot_keep: Option<Trouble>,
    /// The games that are guided, by the names of their files.
    guided: Vec<String>,
    /// How each game was begun here last, by its word.
    begun: BTreeMap<String, String>,
    today: String,
    languages: bool,
    fault: Option<String>,
    /// A locked game that is to be opened, and its passphrase.
    locked: Option<Passphrase>,
    /// A key that means something else by what there is to go on with: it waits until that is known.
    waits: Option<Shortcut>,
}

#[derive(Clone, Debug)]
pub enum Message {
    /// The kept games were looked at.
    Looked(Vec<Listed>),
    /// Go on with the last unfinished game.
    Continue,
    /// A game: its ways, or the only one there is. `None`: all games again.
    Game(Option<Kind>),
    Way(WayIn),
    /// So many are to play.
    Players(u8),
    Archive,
    /// A game that was revealed.
    Check,
    Open(PathBuf),
    Choose,
    /// It was, or was not.
    Chosen(Option<PathBuf>),
    Passphrase(lock::Message),
    Languages,
    Speak(Language),
    Settings,
    Quit,
    Shortcut(Shortcut),
}

pub enum Action {
    None,
    Run(Task<Message>),
    /// Goes to this screen of a game.
    Show(Box<Shown>),
    Archive,
    Check,
    Settings,
    /// Goes to the game on the table, which was begun before, and where this was said.
    Play(Vec<Utterance>),
    Close,
}

impl Home {
    /// The first screen, with a place for each of the kept games. They are looked at later ([`Home::look`]): the first
    /// picture does not wait for them.
    pub fn new(referee: &Referee, settings: &Settings) -> Self {
        let paths = referee.store().map(Store::games).unwrap_or_default();
        let mut games: Vec<Listed> = paths.iter().map(|path| Listed::named(path)).collect();
        let mut others = games.split_off(LISTED.min(games.len()));
        others.retain(|other| games.iter().any(|game| game.day == other.day));
        let of_their_days = others.into_iter().map(|game| game.path).collect();
        let cannot_keep = referee.store().and_then(|store| store.can_keep().err());
        let titles = titles(settings);
        Self {
            games,
            of_their_days,
            titles,
            offered: by_last_played(settings),
            game: None,
            players: None,
            cannot_keep,
            guided: guided(settings),
            begun: agreed(settings),
            today: today(),
            languages: false,
            fault: None,
            locked: None,
            waits: None,
        }
    }

    pub fn offers(&mut self, settings: &Settings) {
        self.offered = by_last_played(settings);
        self.game = self.game.filter(|game| self.offered.iter().any(|(offered, _)| offered == game));
    }

    /// Looks at the kept games, beside the window.
    pub fn look(&self) -> Task<Message> {
        if self.goes_on().is_some() {
            return Task::none();
        }
        let listed = self.games.iter().map(|game| &game.path);
        let paths: Vec<PathBuf> = listed.chain(&self.of_their_days).cloned().collect();
        let look = async move { Listed::all(&paths).into_iter().take(LISTED).collect() };
        Task::perform(look, Message::Looked)
    }

    /// The games that wait for somebody to go on with them, the one that was played last first: neither a guided one does, nor one
    /// that anybody could repeat, as first evenings are. A set-up of which hands have told nothing comes last.
    fn waiting(&self) -> impl Iterator<Item = &Listed> {
        let waits = |game: &&Listed| {
            let name = game.path.file_name().unwrap_or_default().to_string_lossy();
            let is_guided = self.guided.iter().any(|guided| *guided == name);
            game.is_unfinished() && !is_guided && game.told.as_ref().map_or(true, |known| known.counts)
        };
        let untouched = |game: &&Listed| game.told.as_ref().is_ok_and(|known| known.untouched);
        let waiting = || self.games.iter().filter(waits);
        waiting().filter(move |game| !untouched(game)).chain(waiting().filter(untouched))
    }

    /// Whether there is a game to go on with; `None` until the games were looked at.
    pub(super) fn goes_on(&self) -> Option<bool> {
        let looked_at = self.games.iter().all(Listed::is_looked_at);
        looked_at.then(|| self.waiting().next().is_some())
    }

    pub fn update(&mut self, message: Message, referee: &mut Referee) -> Action {
        let waits = self.waits.take();
        match message {
            Message::Looked(games) => {
                self.games = games;
                waits.map_or(Action::None, |key| self.update(Message::Shortcut(key), referee))
            }
            Message::Continue => self.update(Message::Shortcut(Shortcut::Letter('c')), referee),
            Message::Settings => Action::Settings,
            Message::Languages => {
                self.languages = true;
                Action::None
            }
            Message::Game(game) => self.choose(game, referee),
            Message::Way(way) => self.enter(way, referee),
            Message::Players(count) => {
                self.players = Some(count);
                Action::None
            }
            // The program itself takes that up.
            Message::Speak(_) => {
                self.languages = false;
                Action::None
            }
            Message::Check => Action::Check,
            Message::Archive => Action::Archive,
            Message::Open(path) => self.opened(referee.open_file(&path)),
            Message::Choose => Action::Run(choose::to_open(referee.words()).map(Message::Chosen)),
            Message::Chosen(None) => Action::None,
            Message::Chosen(Some(path)) => self.opened(referee.open_file(&path)),
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
                if self.goes_on().is_none() && self.game.is_none() =>
            {
                self.waits = Some(key);
                Action::None
            }
            // Where a door is open, Enter goes in there.
            Message::Shortcut(Shortcut::Enter) if self.game.is_none() && self.goes_on() == Some(true) => {
                self.continues(referee)
            }
            Message::Shortcut(Shortcut::Letter('c')) if self.goes_on() == Some(true) => {
                self.continues(referee)
            }
            Message::Shortcut(Shortcut::Escape) if self.languages => {
                self.languages = false;
                Action::None
            }
            Message::Shortcut(Shortcut::Escape) => self.choose(None, referee),
            Message::Shortcut(Shortcut::Enter) => match self.game {
                Some(game) => match self.ways_of(game).first() {
                    Some(way) => self.enter(*way, referee),
                    None => Action::None,
                },
                None => self.choose(self.offered.first().map(|(game, _)| *game), referee),
            },
            Message::Shortcut(Shortcut::Letter('v')) => Action::Check,
            Message::Shortcut(Shortcut::Letter('g')) if !self.games.is_empty() => Action::Archive,
            Message::Shortcut(Shortcut::Letter('q')) => Action::Close,
            Message::Shortcut(Shortcut::Letter(key)) => self.letter(key, referee),
            Message::Shortcut(shortcut) => Action::Run(page::turn(shortcut)),
        }
    }

    /// What a letter means: a way of the game that is chosen; or else a game, or what is there besides.
    fn letter(&mut self, key: char, referee: &mut Referee) -> Action {
        let of_the_game = || ways().filter(|way| Some(way.kind()) == self.game);
        let besides = ways().filter(|way| way.place == Offered::Besides);
        let game = self.offered.iter().copied().find(|(_, its)| *its == key);
        let so_many = key.to_digit(10).and_then(|count| u8::try_from(count).ok());
        let so_many = so_many.filter(|count| of_the_game().any(|way| way.players.contains(count)));
        if so_many.is_some() {
            self.players = so_many;
            return Action::None;
        }
        match (of_the_game().chain(besides).find(|way| way.key == key), game) {
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
                (self.game, self.players) = (game, None);
                Action::None
            }
        }
    }

    fn enter(&mut self, way: WayIn, referee: &mut Referee) -> Action {
        match way.enter(referee, self.players) {
            Ok(shown) => Action::Show(Box::new(shown)),
            Err(reply) => self.refused(&reply),
        }
    }

    fn continues(&mut self, referee: &mut Referee) -> Action {
        let path = self.waiting().next().map(|game| game.path.clone());
        path.map_or(Action::None, |path| self.opened(referee.open_file(&path)))
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

    pub fn view<'a>(&'a self, look: Look, words: Words) -> Element<'a, Message> {
        responsive(move |room| {
            let (mat, [card, beside]) = Front::drawn(self, look, &words, room);
            let is_longer = mat.height_at(room.width) > room.height + 0.5;
            let mat: Element<'a, Message> = mat.into();
            let mat = if is_longer { scrollable(mat).id(page::PAGE).into() } else { mat };
            stack![mat].push(self.locked(look, &words, card)).push(self.faults(look, &words, beside)).into()
        })
        .into()
    }

    /// Where the passphrase of a locked game is typed, over the last evening.
    fn locked<'a>(&'a self, look: Look, words: &Words, card: (At, f32)) -> Option<Element<'a, Message>> {
        let passphrase = self.locked.as_ref()?;
        let to = Message::Passphrase;
        let line = passphrase.line(look, words, "lock-typed", "lock-open", to, Message::Shortcut);
        let wanted = look.text(words.say("lock-wanted", &[]));
        Some(over(look, card, page::sheet(look, column![wanted, line])))
    }

    /// What went wrong, and before anybody plays for an evening, that games cannot be kept.
    fn faults<'a>(&'a self, look: Look, words: &Words, beside: (At, f32)) -> Option<Element<'a, Message>> {
        let cannot_keep =
            match &self.cannot_keep {
                Some(Trouble::Unwritable { path, why }) => Some(words.say(
                    "home-cannot-keep",
                    &[("folder", path.as_str().into()), ("why", why.as_str().into())],
                )),
                _ => None,
            };
        let faults: Vec<String> = self.fault.clone().into_iter().chain(cannot_keep).collect();
        let fault = |fault: String| page::said(look, (fault, true)).into();
        let faults: Vec<Element<'a, Message>> = faults.into_iter().map(fault).collect();
        (!faults.is_empty()).then(|| over(look, beside, page::sheet(look, Column::with_children(faults))))
    }

    /// The doors that are shown, with their keys: each has its place in the hill, whatever was played.
    pub(super) fn doors(&self) -> Vec<(Kind, char)> {
        let of = |kind: &Kind| self.offered.iter().find(|(offered, _)| offered == kind).copied();
        Kind::ALL.iter().filter_map(of).collect()
    }

    /// Whether nothing was played here yet.
    pub(super) fn is_new(&self) -> bool {
        self.games.is_empty()
    }

    /// What stands where: something else for each door that is open.
    pub fn moment(&self) -> u64 {
        let door = Kind::ALL.iter().zip(1..).find(|(kind, _)| self.game == Some(**kind));
        2 * door.map_or(0, |(_, at)| at) + u64::from(self.languages)
    }

    /// The game whose ways are shown.
    pub(super) fn chosen(&self) -> Option<Kind> {
        self.game
    }

    pub(super) fn offers_box(&self, kind: Kind) -> bool {
        self.offered.iter().any(|(offered, _)| *offered == kind)
    }

    /// The last evening: the one that is gone on with, or where none is the last of all.
    pub(super) fn last(&self) -> Option<&Listed> {
        self.waiting().next().or_else(|| self.games.first())
    }

    pub(super) fn others(&self) -> impl Iterator<Item = &Listed> {
        let last = self.last().map(|game| &game.path);
        self.games.iter().filter(move |game| Some(&game.path) != last)
    }

    /// Whether an evening waits behind this door.
    pub(super) fn waits_at(&self, kind: Kind) -> bool {
        self.waiting().any(|game| game.kind() == Some(kind))
    }

    /// Whether Enter opens this door.
    pub(super) fn leads_to(&self, kind: Kind) -> bool {
        let leads = self.goes_on() == Some(false) && self.game.is_none();
        leads && self.offered.first().is_some_and(|(first, _)| *first == kind)
    }

    /// How many are to play by a way: as was said, or as many as last time.
    pub(super) fn players(&self, way: WayIn) -> Option<u8> {
        let last = || way.usual_players(self.begun.get(way.kind().word()).map(String::as_str));
        self.players.or_else(last)
    }

    /// The ways into a game, what Enter does first.
    pub(super) fn ways_of(&self, kind: Kind) -> Vec<WayIn> {
        let first = ways().find(|way| way.kind() == kind && way.place == Offered::First);
        let (before, behind) = if self.is_new() { (first, None) } else { (None, first) };
        before.into_iter().chain(ways_among(kind)).chain(behind).collect()
    }
}

/// Something over what is drawn, in points: its corner, and how broad it is.
fn over<'a>(look: Look, ([x, y], broad): (At, f32), inner: Element<'a, Message>) -> Element<'a, Message> {
    let padding = Padding { top: y * look.scale, left: x * look.scale, ..Padding::ZERO };
    container(opaque(container(inner).width(broad * look.scale))).padding(padding).into()
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
    use crate::window::widgets::beside::tests::told;

    /// What cannot be gone on with is not offered, and no two buttons are called alike.
    #[test]
    fn nothing_dead_is_offered() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("2026-01-02-0123456789abcdef.underhill"), "").unwrap();
        let referee = Referee::new(Some(Store::at(folder.path())));
        let mut home = Home::new(&referee, &Settings::of(referee.folder()));
        let words = Words::of(Language::En).of_the_house();
        let offers = |home: &Home, text: &str| {
            let view = home.view(Look::default(), words.clone());
            let mut screen = iced_test::Simulator::with_size(
                iced::Settings::default(),
                iced::Size::new(1280.0, 800.0),
                view,
            );
            screen.find(text.to_owned()).is_ok()
        };
        // Nobody has looked yet: its place is there.
        assert!(offers(&home, "Go on"));
        home.games = vec![Listed::look(&home.games[0].path)];
        assert!(!offers(&home, "Go on") && offers(&home, "Look at it"));
        assert!(<Language as strum::IntoEnumIterator>::iter().all(|language| {
            let words = Words::of(language).of_the_house();
            !words.say("home-all-evenings", &[]).starts_with(&words.say("home-all", &[]))
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
        assert_eq!((home.games.len(), home.goes_on()), (1, None));
        let of_the_house = words.of_the_house();
        drop(home.view(Look::default(), of_the_house.clone()));
        assert!(words.are_of_the_house_alone());
        // Whatever is offered of a game in the program has its words there.
        for way in Hunt::WAYS {
            assert!(of_the_house.has(&format!("home-{}", way.name)), "{}", way.name);
        }
        home.games = vec![Listed::look(&home.games[0].path)];
        assert_eq!(home.goes_on(), Some(false));
    }

    /// Which game of its day one is, is said as among all games, though the first screen lists only some of them.
    #[test]
    fn a_game_has_the_number_that_it_has_among_all() {
        let folder = tempfile::tempdir().unwrap();
        let mut referee = Referee::new(Some(Store::at(folder.path())));
        for number in 0..LISTED + 2 {
            for command in ["new battle", &format!("table-word evening {number}")] {
                assert!(referee.hear(command).is_some_and(|reply| reply.accepted()));
            }
        }
        let home = Home::new(&referee, &Settings::of(referee.folder()));
        let [Message::Looked(listed)] = &told(home.look())[..] else { panic!("they were looked at") };
        assert_eq!(listed.len(), LISTED);
        let all = Listed::all(&Store::at(folder.path()).games());
        let words = Words::of(Language::En).of_the_house();
        for game in listed {
            let same = all.iter().find(|it| it.path == game.path).unwrap();
            assert_eq!(game.when(&words, &game.day), same.when(&words, &game.day));
        }
    }
}
