//! The game in the window, whichever it is: enums with an arm for each game of [`crate::games`].

pub use super::pictured::Banner;
use super::pictured::Pictured;
use super::pieces::{Emblem, Hue, Small};
use super::play::utterance::Utterance;
use super::screens::{self, AnyScreen, Beside, Next, Offered, Screen, Screens, Wall as _};
use super::widgets::keys::Shortcut;
use super::widgets::look::Look;
use crate::games::{Kind, games};
use crate::language::{Spoken, Summary as _, Words, clean};
use crate::referee::{Errands, Referee, Reply};
use crate::store::{Kept, Opening, Trouble};
use crate::table::{Digest, Game, Stage};
use iced::{Element, Task};
use std::ops::{Deref, DerefMut};
use std::path::{Path, PathBuf};

/// A screen of a game as it is shown first, and what is to be done then.
pub type Shown = (OnScreen, Task<Message>);

/// What is to be told of a kept game.
#[derive(Clone, Debug)]
pub struct Known {
    pub summary: Summary,
    pub small: Small,
    /// Who sits there, as far as somebody has said so.
    pub banners: Vec<Banner>,
    pub unfinished: bool,
    /// Whether hands have told nothing of it yet: nobody looks for it.
    pub untouched: bool,
    /// Whether it counts in the figures once it is over: one whose draws everybody can repeat does not, a guided one among
    /// them.
    pub counts: bool,
    /// The head of its chain, and the beginning of that of the game that it goes on from.
    pub head: String,
    pub from: Option<String>,
}

impl Known {
    /// The names of those who sit there.
    pub fn people(&self) -> impl Iterator<Item = &str> {
        self.banners.iter().map(|banner| banner.name.as_str()).filter(|name| !name.is_empty())
    }
}

/// A way into a game that the first screen offers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WayIn {
    kind: Kind,
    /// Its place among the ways of this game.
    number: usize,
    pub name: &'static str,
    pub key: char,
    pub place: Offered,
    /// How many can play, where it asks.
    pub players: &'static [u8],
}

/// A screen of this game as it is shown, as one of any game.
macro_rules! shown {
    ($name:ident, $shown:expr) => {{
        let (screen, task) = $shown;
        (OnScreen::$name(Box::new(screen)), task.map(Message::$name))
    }};
}

macro_rules! on_screen {
    ($($(#[doc = $about:literal])* $(#[cfg($when:meta)])? $name:ident = $Game:ty,)*) => {
        pub enum OnScreen {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(Box<<$Game as Screens>::Screen>),)*
        }

        /// Something done on it.
        #[derive(Clone, Debug)]
        pub enum Message {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(<<$Game as Screens>::Screen as Screen>::Message),)*
        }

        /// What the table's window shows of a game.
        pub enum OnWall {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(Box<<$Game as Screens>::Wall>),)*
        }

        /// Something done there.
        #[derive(Clone, Debug)]
        pub enum WallMessage {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(<<$Game as Screens>::Wall as screens::Wall<$Game>>::Message),)*
        }

        /// What lists tell of a game.
        #[derive(Clone, Debug)]
        pub enum Summary {
            $($(#[doc = $about])* $(#[cfg($when)])? $name(<$Game as Spoken>::Summary),)*
        }

        pub fn ways() -> impl Iterator<Item = WayIn> {
            let mut ways = Vec::new();
            $($(#[cfg($when)])?
            ways.extend(<$Game as Screens>::WAYS.iter().enumerate().map(|(number, way)| WayIn {
                kind: Kind::$name,
                number,
                name: way.name,
                key: way.key,
                place: way.place,
                players: if way.asks { <$Game as Screens>::PLAYERS } else { &[] },
            }));)*
            ways.into_iter()
        }

        /// All games, each with its key on the first screen.
        pub fn offered() -> Vec<(Kind, char)> {
            vec![$($(#[cfg($when)])? (Kind::$name, <$Game as Screens>::KEY),)*]
        }

        impl WayIn {
            pub fn kind(self) -> Kind {
                self.kind
            }

            /// How many play by it, if nobody says anything else: as it was begun here last.
            pub fn usual_players(self, said: Option<&str>) -> Option<u8> {
                match self.kind {
                    $($(#[cfg($when)])? Kind::$name => <$Game as Screens>::players(said),)*
                }
            }

            /// Goes this way, with so many players if they were told.
            /// Else what came back for the command that was refused.
            pub fn enter(self, referee: &mut Referee, players: Option<u8>) -> Result<Shown, Reply> {
                match self.kind {
                    $($(#[cfg($when)])? Kind::$name => {
                        Ok(shown!($name, (<$Game as Screens>::WAYS[self.number].enter)(referee, players)?))
                    })*
                }
            }
        }

        /// The colour of a game's door, and what is painted on it.
        pub fn door(kind: Kind) -> (Hue, Emblem) {
            match kind {
                $($(#[cfg($when)])? Kind::$name => (<$Game as Pictured>::HUE, <$Game as Pictured>::EMBLEM),)*
            }
        }

        /// Shows the game on the table.
        pub fn show(referee: &Referee, said: Vec<Utterance>) -> Shown {
            match referee.kind() {
                $($(#[cfg($when)])? Kind::$name => shown!($name, <$Game as Screens>::show(referee, said)),)*
            }
        }

        /// Tells what was hidden in the game on the table, if it is over and there is anything to tell.
        pub fn tell(referee: &Referee) -> Option<Shown> {
            referee.game()?;
            match referee.kind() {
                $($(#[cfg($when)])? Kind::$name => Some(shown!($name, <$Game as Screens>::tell(referee)?)),)*
            }
        }

        /// Shows what belongs to a file, if one of the games has files like that besides its record.
        pub fn open_file(path: &Path, referee: &mut Referee) -> Option<Shown> {
            // What stands in it says more than its ending.
            $($(#[cfg($when)])?
            if <$Game as Screens>::is_of_it(path) {
                return Some(shown!($name, <$Game as Screens>::open_file(path.to_owned(), referee)));
            })*
            // A game is one whatever it is called.
            if Opening::look(path).is_ok() {
                return None;
            }
            let ending = path.extension()?.to_string_lossy().to_ascii_lowercase();
            $($(#[cfg($when)])?
            if <$Game as Screens>::FILES.contains(&&*ending) {
                return Some(shown!($name, <$Game as Screens>::open_file(path.to_owned(), referee)));
            })*
            None
        }

        impl Deref for OnScreen {
            type Target = dyn AnyScreen;

            fn deref(&self) -> &Self::Target {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => &**screen,)*
                }
            }
        }

        impl DerefMut for OnScreen {
            fn deref_mut(&mut self) -> &mut Self::Target {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => &mut **screen,)*
                }
            }
        }

        impl OnScreen {
            /// What follows from what was done. A message of a screen that is gone is none.
            #[allow(unreachable_patterns, reason = "with one game there is no other")]
            pub fn update(&mut self, message: Message, referee: &mut Referee) -> Next<Message> {
                match (self, message) {
                    $($(#[cfg($when)])? (Self::$name(screen), Message::$name(message)) => {
                        next(screen.update(message, referee), Message::$name)
                    })*
                    _ => Next::nothing(),
                }
            }

            /// What a key means that is not the same on every screen.
            pub fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) -> Next<Message> {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        next(screen.key(shortcut, referee), Message::$name)
                    })*
                }
            }

            /// What it tells everybody in the table's window.
            pub fn tells_all<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        let told = screen.tells_all(look, words)?;
                        Some(told.map(Message::$name))
                    })*
                }
            }

            pub fn dropped(&mut self, path: PathBuf, referee: &mut Referee) -> Next<Message> {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        next(screen.dropped(path, referee), Message::$name)
                    })*
                }
            }

            pub fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message> {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        screen.view(look, referee, veiled).map(Message::$name)
                    })*
                }
            }

            /// Whether the game on the table is the one that it shows; what belongs to a box alone shows none.
            pub fn fits(&self, referee: &Referee) -> bool {
                let kind = match self {
                    $($(#[cfg($when)])? Self::$name(_) => Kind::$name,)*
                };
                !self.is_of_a_game() || referee.game().is_none() || kind == referee.kind()
            }

            /// Whether there is anything on it to hide.
            pub fn hides(&self) -> bool {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        <$Game as Game>::HIDES && screen.is_of_a_game()
                    })*
                }
            }

            /// Takes what is typed to its line.
            pub fn focus(&self, back: bool) -> Task<Message> {
                match self {
                    $($(#[cfg($when)])? Self::$name(screen) => {
                        screen.focus(back).map(Message::$name)
                    })*
                }
            }

        }

        impl Message {
            pub fn is_of_hands(&self) -> bool {
                match self {
                    $($(#[cfg($when)])? Self::$name(message) => <<$Game as Screens>::Screen as Screen>::is_of_hands(message),)*
                }
            }

            /// Whether only another part of a map is shown by it.
            pub fn is_a_glance(&self) -> bool {
                match self {
                    $($(#[cfg($when)])? Self::$name(message) => <<$Game as Screens>::Screen as Screen>::is_a_glance(message),)*
                }
            }
        }

        impl WallMessage {
            /// Whether only another part of a map is shown by it.
            pub fn is_a_glance(&self) -> bool {
                match self {
                    $($(#[cfg($when)])? Self::$name(message) => {
                        <<$Game as Screens>::Wall as screens::Wall<$Game>>::is_a_glance(message)
                    })*
                }
            }
        }

        impl OnWall {
            /// The wall of the game on the table, or of the one that would be begun where none is named.
            pub fn of(kind: Kind) -> Self {
                match kind {
                    $($(#[cfg($when)])? Kind::$name => Self::$name(Box::default()),)*
                }
            }

            fn kind(&self) -> Kind {
                match self {
                    $($(#[cfg($when)])? Self::$name(_) => Kind::$name,)*
                }
            }

            /// Takes in what has changed before everybody's eyes. `there`: the game is shown, and its screen stands like this.
            pub fn look_again(&mut self, referee: &Referee, there: bool, beside: Beside) {
                if self.kind() != referee.kind() {
                    *self = Self::of(referee.kind());
                }
                let seal = seal(referee).filter(|_| beside.seal);
                match self {
                    $($(#[cfg($when)])? Self::$name(wall) => {
                        let record = referee.kept::<$Game>().map(Kept::record).filter(|_| there);
                        wall.hears(record, beside);
                        wall.look_again(record.map(|record| &record.state().view), seal);
                    })*
                }
            }

            /// What comes to lie on it has come.
            pub fn settle(&mut self) {
                match self {
                    $($(#[cfg($when)])? Self::$name(wall) => wall.settle(),)*
                }
            }

            /// Draws everything anew.
            pub fn redraw(&self) {
                match self {
                    $($(#[cfg($when)])? Self::$name(wall) => wall.redraw(),)*
                }
            }

            /// What follows from what was done there.
            #[allow(unreachable_patterns, reason = "with one game there is no other")]
            pub fn update(&mut self, message: WallMessage) {
                match (self, message) {
                    $($(#[cfg($when)])? (Self::$name(wall), WallMessage::$name(message)) => {
                        wall.update(message);
                    })*
                    _ => {}
                }
            }

            /// The window. `there`: the game is shown.
            pub fn view<'a>(&'a self, look: Look, referee: &'a Referee, there: bool) -> Element<'a, WallMessage> {
                match self {
                    $($(#[cfg($when)])? Self::$name(wall) => {
                        let record = referee.kept::<$Game>().map(Kept::record);
                        let told = record.map(|record| record.told_last()).unwrap_or_default();
                        let view = record.filter(|_| there).map(|record| &record.state().view);
                        wall.view(look, referee.words(), view, &told).map(WallMessage::$name)
                    })*
                }
            }
        }

        impl Known {
            /// What is to be told of the game in a file.
            /// Else why nothing can be told of it.
            pub fn of(opening: &Opening) -> Result<Self, Trouble> {
                match crate::referee::kind_in(opening)? {
                    $($(#[cfg($when)])? Kind::$name => {
                        let record = opening.read_as::<$Game>()?.record;
                        let view = &record.state().view;
                        let mut banners = <$Game as Pictured>::banners(view);
                        if banners.is_empty() {
                            let people = <$Game as Spoken>::people(&record).into_iter();
                            let of = |seat: &str| <$Game as Pictured>::hue_of(seat);
                            banners.extend(people.map(|it| Banner { hue: of(&it.seat), name: it.name, held: None }));
                        }
                        for banner in &mut banners {
                            banner.name = clean(&banner.name).into_owned();
                        }
                        Ok(Self {
                            summary: Summary::$name(<$Game as Spoken>::summary(&record)),
                            small: <$Game as Pictured>::small(view),
                            banners,
                            unfinished: <$Game as Game>::stage(view) != Stage::Over,
                            untouched: <$Game as Errands>::is_untouched(&record),
                            counts: <$Game as Spoken>::counts(view),
                            head: record.head().to_string(),
                            from: <$Game as Spoken>::goes_on_from(&record),
                        })
                    })*
                }
            }
        }

        impl Summary {
            pub fn kind(&self) -> Kind {
                match self {
                    $($(#[cfg($when)])? Self::$name(_) => Kind::$name,)*
                }
            }

            /// Whether there is anything to tell of it once it is over.
            pub fn tells(&self) -> bool {
                match self {
                    $($(#[cfg($when)])? Self::$name(_) => <$Game as Screens>::TELLS,)*
                }
            }

            /// What it is played on, or how it is called for want of a name.
            pub fn name(&self, words: &Words) -> String {
                match self {
                    $($(#[cfg($when)])? Self::$name(summary) => summary.name(&words.for_game::<$Game>()),)*
                }
            }

            pub fn stands(&self, words: &Words) -> String {
                match self {
                    $($(#[cfg($when)])? Self::$name(summary) => summary.stands(&words.for_game::<$Game>()),)*
                }
            }

            pub fn figures(&self, words: &Words) -> String {
                match self {
                    $($(#[cfg($when)])? Self::$name(summary) => summary.figures(&words.for_game::<$Game>()),)*
                }
            }
        }

        /// All games in figures, a line for each kind that there is, or for the first. `untold`: how many there are of
        /// which nothing can be told; they are counted with the first.
        pub fn totals(words: &Words, told: &[&Summary], untold: usize) -> Vec<String> {
            let mut untold = Some(untold);
            let mut lines = Vec::new();
            let others = |kind: Kind| told.iter().any(|summary| summary.kind() != kind);
            $($(#[cfg($when)])? {
                #[allow(unreachable_patterns, clippy::unnecessary_filter_map, reason = "with one game there is no other")]
                let of_kind: Vec<_> = told
                    .iter()
                    .filter_map(|summary| match summary {
                        Summary::$name(summary) => Some(summary),
                        _ => None,
                    })
                    .collect();
                if !of_kind.is_empty() || !others(Kind::$name) && untold.is_some() {
                    let games = of_kind.len() + untold.take().unwrap_or_default();
                    type Summaries = <$Game as Spoken>::Summary;
                    lines.push(Summaries::totals(&words.for_game::<$Game>(), games, &of_kind));
                }
            })*
            lines
        }

        /// The game in a file as a page to print.
        /// Fails if the file is no game, or one that nobody here plays.
        pub fn sheet(path: &Path, words: &Words) -> Result<String, Trouble> {
            let opening = Opening::look(path)?;
            match crate::referee::kind_in(&opening)? {
                $($(#[cfg($when)])? Kind::$name => {
                    let record = opening.read_as::<$Game>()?.record;
                    Ok(<$Game as Screens>::sheet(&words.for_game::<$Game>(), Some(&record)))
                })*
            }
        }

        /// An empty form of this game to print.
        pub fn empty_sheet(kind: Kind, words: &Words) -> String {
            match kind {
                $($(#[cfg($when)])? Kind::$name => {
                    <$Game as Screens>::sheet(&words.for_game::<$Game>(), None)
                })*
            }
        }
    };
}

games!(on_screen);

fn next<M: Send + 'static>(next: Next<M>, wrap: impl Fn(M) -> Message + Send + 'static) -> Next<Message> {
    match next {
        Next::Run(task) => Next::Run(task.map(wrap)),
        Next::Shortcut(shortcut) => Next::Shortcut(shortcut),
        Next::Leave => Next::Leave,
        Next::Close => Next::Close,
    }
}

fn seal(referee: &Referee) -> Option<Digest> {
    referee.game().map(|game| game.seal())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What keys mean on the first screen whatever is played.
    const OF_THE_HOUSE: [char; 4] = ['c', 'g', 'q', 'v'];

    #[test]
    fn every_game_and_every_way_has_a_key_of_its_own() {
        let besides = ways().filter(|way| way.place == Offered::Besides).map(|way| way.key);
        let mut first: Vec<char> = OF_THE_HOUSE.into_iter().chain(besides).collect();
        for (kind, key) in offered() {
            assert!(!first.contains(&key), "{kind:?} has the key {key}");
            first.push(key);
            let mut keys = OF_THE_HOUSE.to_vec();
            for way in ways().filter(|way| way.kind() == kind) {
                assert!(!keys.contains(&way.key), "{} has the key {}", way.name, way.key);
                keys.push(way.key);
            }
        }
        assert!(first.len() > 6);
    }
}
