//! The game in the window, whichever it is: enums with an arm for each game of [`crate::games`].

pub use super::pictured::Banner;
use super::pictured::Pictured as _;
use super::pieces::{Emblem, Hue, Small};
use super::play::utterance::Utterance;
use super::screens::{self, AnyScreen, Beside, Next, Offered, Screen, Screens, Wall as _};
use super::widgets::keys::Shortcut;
use super::widgets::look::Look;
use crate::games::{Kind, games, of_held, of_kind};
use crate::language::{Spoken, Summary as _, Words, clean};
use crate::referee::{Errands as _, Referee, Reply, Seated as _};
use crate::store::{Kept, Opening, Trouble};
use crate::table::{Digest, Game as _, Record, Stage};
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

/// A game whose screens are among those of all.
trait Among: Screens {
    /// A screen of it as it is shown, as one of any game.
    fn among(shown: screens::Shown<Self>) -> Shown;

    /// What lists tell of this one.
    fn summed(record: &Record<Self>) -> Summary;

    /// What lists tell of its games, out of these.
    fn told<'a>(all: &[&'a Summary]) -> Vec<&'a Self::Summary>;
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

        $($(#[cfg($when)])?
        #[allow(unreachable_patterns, clippy::unnecessary_filter_map, reason = "with one game there is no other")]
        impl Among for $Game {
            fn among((screen, task): screens::Shown<Self>) -> Shown {
                (OnScreen::$name(Box::new(screen)), task.map(Message::$name))
            }

            fn summed(record: &Record<Self>) -> Summary {
                Summary::$name(Self::summary(record))
            }

            fn told<'a>(all: &[&'a Summary]) -> Vec<&'a Self::Summary> {
                let of_it = all.iter().filter_map(|summary| match summary {
                    Summary::$name(summary) => Some(summary),
                    _ => None,
                });
                of_it.collect()
            }
        })*

        #[allow(unreachable_patterns, reason = "with one game there is no other")]
        impl OnScreen {
            /// What follows from what was done. A message of a screen that is gone is none.
            pub fn update(&mut self, message: Message, referee: &mut Referee) -> Next<Message> {
                match (self, message) {
                    $($(#[cfg($when)])? (Self::$name(screen), Message::$name(message)) => {
                        next(screen.update(message, referee), Message::$name)
                    })*
                    _ => Next::nothing(),
                }
            }
        }

        #[allow(unreachable_patterns, reason = "with one game there is no other")]
        impl OnWall {
            /// The wall of the game on the table, or of the one that would be begun where none is named.
            pub fn of(kind: Kind) -> Self {
                match kind {
                    $($(#[cfg($when)])? Kind::$name => Self::$name(Box::default()),)*
                }
            }

            /// What follows from what was done there.
            pub fn update(&mut self, message: WallMessage) {
                match (self, message) {
                    $($(#[cfg($when)])? (Self::$name(wall), WallMessage::$name(message)) => {
                        wall.update(message);
                    })*
                    _ => {}
                }
            }
        }
    };
}

games!(on_screen);

pub fn ways() -> impl Iterator<Item = WayIn> {
    Kind::ALL.iter().flat_map(|kind| of_kind!(*kind, G => ways_into::<G>(*kind)))
}

fn ways_into<G: Screens>(kind: Kind) -> Vec<WayIn> {
    let into = |(number, way): (usize, &screens::Way<G>)| {
        let players = if way.asks { G::PLAYERS } else { &[] };
        WayIn { kind, number, name: way.name, key: way.key, place: way.place, players }
    };
    G::WAYS.iter().enumerate().map(into).collect()
}

/// All games, each with its key on the first screen.
pub fn offered() -> impl Iterator<Item = (Kind, char)> {
    Kind::ALL.iter().map(|kind| (*kind, of_kind!(*kind, G => G::KEY)))
}

impl WayIn {
    pub fn kind(self) -> Kind {
        self.kind
    }

    /// How many play by it, if nobody says anything else: as it was begun here last.
    pub fn usual_players(self, said: Option<&str>) -> Option<u8> {
        of_kind!(self.kind, G => G::players(said))
    }

    /// Goes this way, with so many players if they were told.
    /// Else what came back for the command that was refused.
    pub fn enter(self, referee: &mut Referee, players: Option<u8>) -> Result<Shown, Reply> {
        of_kind!(self.kind, G => Ok(G::among((G::WAYS[self.number].enter)(referee, players)?)))
    }
}

/// The colour of a game's door, and what is painted on it.
pub fn door(kind: Kind) -> (Hue, Emblem) {
    of_kind!(kind, G => (G::HUE, G::EMBLEM))
}

/// Shows the game on the table.
pub fn show(referee: &Referee, said: Vec<Utterance>) -> Shown {
    of_kind!(referee.kind(), G => G::among(G::show(referee, said)))
}

/// Tells what was hidden in the game on the table, if it is over and there is anything to tell.
pub fn tell(referee: &Referee) -> Option<Shown> {
    referee.game()?;
    of_kind!(referee.kind(), G => <G as Screens>::tell(referee).map(G::among))
}

/// Shows what belongs to a file, if one of the games has files like that besides its record.
pub fn open_file(path: &Path, referee: &mut Referee) -> Option<Shown> {
    // What stands in it says more than its ending.
    let its_own = Kind::ALL.iter().find(|kind| of_kind!(**kind, G => G::is_of_it(path)));
    let kind = match its_own {
        Some(kind) => kind,
        // A game is one whatever it is called.
        None if Opening::look(path).is_ok() => return None,
        None => {
            let ending = path.extension()?.to_string_lossy().to_ascii_lowercase();
            Kind::ALL.iter().find(|kind| of_kind!(**kind, G => G::FILES.contains(&&*ending)))?
        }
    };
    Some(of_kind!(*kind, G => G::among(G::open_file(path.to_owned(), referee))))
}

impl Deref for OnScreen {
    type Target = dyn AnyScreen;

    fn deref(&self) -> &Self::Target {
        of_held!(OnScreen, self, screen => &**screen)
    }
}

impl DerefMut for OnScreen {
    fn deref_mut(&mut self) -> &mut Self::Target {
        of_held!(OnScreen, self, screen => &mut **screen)
    }
}

impl OnScreen {
    /// What a key means that is not the same on every screen.
    pub fn key(&mut self, shortcut: Shortcut, referee: &mut Referee) -> Next<Message> {
        of_held!(OnScreen, self, screen, Message::all => next(screen.key(shortcut, referee), all))
    }

    /// What it tells everybody in the table's window.
    pub fn tells_all<'a>(&'a self, look: Look, words: &Words) -> Option<Element<'a, Message>> {
        of_held!(OnScreen, self, screen, Message::all => Some(screen.tells_all(look, words)?.map(all)))
    }

    pub fn dropped(&mut self, path: PathBuf, referee: &mut Referee) -> Next<Message> {
        of_held!(OnScreen, self, screen, Message::all => next(screen.dropped(path, referee), all))
    }

    pub fn view<'a>(&'a self, look: Look, referee: &'a Referee, veiled: bool) -> Element<'a, Message> {
        of_held!(OnScreen, self, screen, Message::all => screen.view(look, referee, veiled).map(all))
    }

    /// Whether the game on the table is the one that it shows; what belongs to a box alone shows none.
    pub fn fits(&self, referee: &Referee) -> bool {
        let kind = of_held!(OnScreen, self, _ in G => G::KIND);
        !self.is_of_a_game() || referee.game().is_none() || kind == referee.kind()
    }

    /// Whether there is anything on it to hide.
    pub fn hides(&self) -> bool {
        of_held!(OnScreen, self, screen in G => G::HIDES && screen.is_of_a_game())
    }

    /// Takes what is typed to its line.
    pub fn focus(&self, back: bool) -> Task<Message> {
        of_held!(OnScreen, self, screen, Message::all => screen.focus(back).map(all))
    }
}

impl Message {
    pub fn is_of_hands(&self) -> bool {
        of_held!(Message, self, message in G => <G as Screens>::Screen::is_of_hands(message))
    }

    /// Whether only another part of a map is shown by it.
    pub fn is_a_glance(&self) -> bool {
        of_held!(Message, self, message in G => <G as Screens>::Screen::is_a_glance(message))
    }
}

impl WallMessage {
    /// Whether only another part of a map is shown by it.
    pub fn is_a_glance(&self) -> bool {
        of_held!(WallMessage, self, message in G => <G as Screens>::Wall::is_a_glance(message))
    }
}

impl OnWall {
    /// Takes in what has changed before everybody's eyes. `there`: the game is shown, and its screen stands like this.
    pub fn look_again(&mut self, referee: &Referee, there: bool, beside: Beside) {
        if of_held!(OnWall, self, _ in G => G::KIND) != referee.kind() {
            *self = Self::of(referee.kind());
        }
        let seal = seal(referee).filter(|_| beside.seal);
        of_held!(OnWall, self, wall in G => {
            let record = referee.kept::<G>().map(Kept::record).filter(|_| there);
            wall.hears(record, beside);
            wall.look_again(record.map(|record| &record.state().view), seal);
        });
    }

    /// What comes to lie on it has come.
    pub fn settle(&mut self) {
        of_held!(OnWall, self, wall => wall.settle());
    }

    /// Draws everything anew.
    pub fn redraw(&self) {
        of_held!(OnWall, self, wall => wall.redraw());
    }

    /// The window. `there`: the game is shown.
    pub fn view<'a>(&'a self, look: Look, referee: &'a Referee, there: bool) -> Element<'a, WallMessage> {
        of_held!(OnWall, self, wall, WallMessage::all in G => {
            let record = referee.kept::<G>().map(Kept::record);
            let told = record.map(|record| record.told_last()).unwrap_or_default();
            let view = record.filter(|_| there).map(|record| &record.state().view);
            wall.view(look, referee.words(), view, &told).map(all)
        })
    }
}

impl Known {
    /// What is to be told of the game in a file.
    /// Else why nothing can be told of it.
    pub fn of(opening: &Opening) -> Result<Self, Trouble> {
        let known = of_kind!(crate::referee::kind_in(opening)?, G => {
            let record = opening.read_as::<G>()?.record;
            let view = &record.state().view;
            let mut banners = G::banners(view);
            if banners.is_empty() {
                let people = G::people(&record).into_iter();
                banners.extend(people.map(|it| Banner { hue: G::hue_of(&it.seat), name: it.name, held: None }));
            }
            for banner in &mut banners {
                banner.name = clean(&banner.name).into_owned();
            }
            Self {
                summary: G::summed(&record),
                small: G::small(view),
                banners,
                unfinished: G::stage(view) != Stage::Over,
                untouched: G::is_untouched(&record),
                counts: G::counts(view),
                head: record.head().to_string(),
                from: G::goes_on_from(&record),
            }
        });
        Ok(known)
    }
}

impl Summary {
    pub fn kind(&self) -> Kind {
        of_held!(Summary, self, _ in G => G::KIND)
    }

    /// Whether there is anything to tell of it once it is over.
    pub fn tells(&self) -> bool {
        of_held!(Summary, self, _ in G => G::TELLS)
    }

    /// What it is played on, or how it is called for want of a name.
    pub fn name(&self, words: &Words) -> String {
        of_held!(Summary, self, summary in G => summary.name(&words.for_game::<G>()))
    }

    pub fn stands(&self, words: &Words) -> String {
        of_held!(Summary, self, summary in G => summary.stands(&words.for_game::<G>()))
    }

    pub fn figures(&self, words: &Words) -> String {
        of_held!(Summary, self, summary in G => summary.figures(&words.for_game::<G>()))
    }
}

/// All games in figures, a line for each kind that there is, or for the first. `untold`: how many there are of
/// which nothing can be told; they are counted with the first.
pub fn totals(words: &Words, told: &[&Summary], untold: usize) -> Vec<String> {
    let mut untold = Some(untold);
    let mut lines = Vec::new();
    for kind in Kind::ALL {
        of_kind!(*kind, G => {
            let of_kind = G::told(told);
            if !of_kind.is_empty() || of_kind.len() == told.len() && untold.is_some() {
                let games = of_kind.len() + untold.take().unwrap_or_default();
                lines.push(<G as Spoken>::Summary::totals(&words.for_game::<G>(), games, &of_kind));
            }
        });
    }
    lines
}

/// The game in a file as a page to print.
/// Fails if the file is no game, or one that nobody here plays.
pub fn sheet(path: &Path, words: &Words) -> Result<String, Trouble> {
    let opening = Opening::look(path)?;
    of_kind!(crate::referee::kind_in(&opening)?, G => {
        Ok(G::sheet(&words.for_game::<G>(), Some(&opening.read_as::<G>()?.record)))
    })
}

/// An empty form of this game to print.
pub fn empty_sheet(kind: Kind, words: &Words) -> String {
    of_kind!(kind, G => G::sheet(&words.for_game::<G>(), None))
}

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
