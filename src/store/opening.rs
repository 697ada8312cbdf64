//! Which game is in a file, before it is read as that game: the file is taken hold of, read, and unlocked where it is
//! locked, and then its first line says what it is.

use super::files::{a_file, read_file};
use super::vault::is_locked;
use super::{Held, LARGEST_RECORD, SecretString, Trouble, Vault};
use crate::table::{Game, Header, Opened, Record, RecordFault, Stage, game_named};
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

/// A file that was taken hold of and read, and of which it is known now which game it is.
pub struct Opening {
    path: PathBuf,
    bytes: Vec<u8>,
    game: String,
    header: Header,
    hold: Hold,
}

pub(super) enum Hold {
    /// Not at all: it is looked at, or played in memory.
    None,
    /// To play on in it, if nothing stands in the way.
    Plain(Result<Held, Trouble>),
    /// The same with one that is locked with a passphrase.
    Locked(Result<Held, Trouble>, Box<Vault>),
}

impl Opening {
    /// Opens a game's file, to play on in it (`keep`) or in memory.
    ///
    /// # Errors
    ///
    /// If the file is no game, or is locked with a passphrase. That somebody plays it is none: it can be looked at.
    pub fn of(path: &Path, keep: bool) -> Result<Self, Trouble> {
        if !keep {
            return Self::look(path);
        }
        a_file(path)?;
        // Held before it is read, so that nobody else writes meanwhile.
        let held = Held::of(path);
        Self::with(path, read_plain(path)?, Hold::Plain(held))
    }

    /// Opens a game's file to look at it as it stands, whoever plays it.
    ///
    /// # Errors
    ///
    /// If the file is no game, or is locked with a passphrase.
    pub fn look(path: &Path) -> Result<Self, Trouble> {
        Self::with(path, read_plain(path)?, Hold::None)
    }

    /// Opens a locked game's file with its passphrase, to play on in it.
    ///
    /// # Errors
    ///
    /// If the passphrase is another one, or something of key or game is missing or damaged.
    pub fn unlock(path: &Path, passphrase: SecretString) -> Result<Self, Trouble> {
        a_file(path)?;
        Self::unlock_with(path, Vault::open(path, passphrase)?)
    }

    /// Opens a locked game's file like [`Opening::unlock`], with its key that was taken out before.
    ///
    /// # Errors
    ///
    /// As there.
    pub fn unlock_with(path: &Path, vault: Vault) -> Result<Self, Trouble> {
        a_file(path)?;
        let held = Held::of(path);
        let bytes = vault.read(path)?;
        Self::with(path, bytes, Hold::Locked(held, Box::new(vault)))
    }

    fn with(path: &Path, bytes: Vec<u8>, hold: Hold) -> Result<Self, Trouble> {
        let (game, header) = game_named(&bytes).map_err(|fault| trouble(fault, path))?;
        Ok(Self { path: path.to_owned(), bytes, game, header, hold })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The name of the game that is in it: a [`Game::NAME`], or that of a game which is not known here.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// The same for files with the same lines.
    pub fn print(&self) -> u64 {
        let mut hasher = std::hash::DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        hasher.finish()
    }

    pub fn header(&self) -> &Header {
        &self.header
    }

    /// Reads it as this game.
    ///
    /// # Errors
    ///
    /// If it is another game, was written by a later version, or holds no command.
    pub fn read_as<G: Game>(&self) -> Result<Opened<G>, Trouble> {
        understand(&self.bytes, &self.path)
    }

    /// Whether it is over, read as this game.
    ///
    /// # Errors
    ///
    /// As [`Opening::read_as`] has them.
    pub fn is_over<G: Game>(&self) -> Result<bool, Trouble> {
        let opened = self.read_as::<G>()?;
        Ok(G::stage(&opened.record.state().view) == Stage::Over)
    }

    /// The file and how it is held, when it was read.
    pub(super) fn into_hold(self) -> (PathBuf, Hold) {
        (self.path, self.hold)
    }
}

/// Reads the file of a game that is not locked.
fn read_plain(path: &Path) -> Result<Vec<u8>, Trouble> {
    let bytes = read_file(path, LARGEST_RECORD)?;
    // A key is locked as well, and no passphrase makes a game of it.
    let is_key = path.extension().is_some_and(|ending| ending == "key");
    if is_locked(&bytes) && !is_key {
        return Err(Trouble::PassphraseWanted { path: path.display().to_string() });
    }
    Ok(bytes)
}

/// Reads what stands in a file as this game.
pub(super) fn understand<G: Game>(bytes: &[u8], path: &Path) -> Result<Opened<G>, Trouble> {
    Record::read(bytes).map_err(|fault| trouble(fault, path))
}

fn trouble(fault: RecordFault, path: &Path) -> Trouble {
    let path = path.display().to_string();
    match fault {
        RecordFault::NotARecord => Trouble::NotARecord { path },
        RecordFault::Newer { program } => Trouble::Newer { path, program },
        RecordFault::OtherGame { game } => Trouble::OtherGame { path, game },
        RecordFault::NoGame => Trouble::NoGame { path },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::books::toy::{Goal, Tally};
    use crate::books::{Agreed, Command};
    use crate::store::{Found, Kept, NewKey, Store};
    use crate::table::toy::{Cups, CupsCommand};
    use crate::table::{LineFault, Said, Seed};

    fn said(text: &str) -> Said {
        Said { full: text.into(), open: text.into() }
    }

    /// A game that is kept in the folder, and played.
    fn kept<G: Game>(folder: &Path, opening: &G::Command) -> Kept<G> {
        let kept = Kept::begin(Some(&Store::at(folder)), Seed([0; 32]), said("new"), opening);
        kept.unwrap_or_else(|_| panic!("it is not begun"))
    }

    fn tally(folder: &Path) -> (PathBuf, Kept<Tally>) {
        let kept = kept::<Tally>(folder, &Command::New(Agreed::default(), Goal { to: 3 }));
        (kept.path().unwrap().to_owned(), kept)
    }

    fn note() -> Command<Tally> {
        Command::Note("more".into())
    }

    fn give<G: Game>(kept: &mut Kept<G>, command: &G::Command) {
        assert!(kept.give(said("more"), command).is_ok());
    }

    fn opened<G: Game>(opening: Result<Opening, Trouble>) -> (Kept<G>, Option<Found>) {
        opening.and_then(Kept::opened).unwrap_or_else(|trouble| panic!("{trouble:?}"))
    }

    fn refused<T>(opening: Result<T, Trouble>) -> Trouble {
        opening.err().unwrap()
    }

    fn game(opening: Result<Opening, Trouble>) -> String {
        opening.unwrap_or_else(|trouble| panic!("{trouble:?}")).game().to_owned()
    }

    #[test]
    fn a_file_says_which_game_is_in_it_and_is_opened_as_that() {
        let folder = tempfile::tempdir().unwrap();
        let (path, mut kept) = tally(folder.path());
        give(&mut kept, &note());
        let text = kept.record().text().to_owned();
        drop(kept);
        for keep in [false, true] {
            let opening = Opening::of(&path, keep).ok().unwrap();
            assert_eq!((opening.game(), opening.path()), (Tally::NAME, &*path));
            let Opened { record, fault } = opening.read_as::<Tally>().ok().unwrap();
            assert_eq!((record.text(), fault, record.header()), (&*text, None, opening.header()));
            assert!(matches!(opening.is_over::<Tally>(), Ok(false)));
            let another = refused(opening.read_as::<Cups>());
            assert!(matches!(&another, Trouble::OtherGame { game, .. } if game == Tally::NAME));
            assert_eq!(refused(Kept::<Cups>::opened(opening)), another);
            let (mut kept, told) = opened::<Tally>(Opening::of(&path, keep));
            assert_eq!((told, kept.path()), (None, Some(&*path).filter(|_| keep)));
            give(&mut kept, &note());
            assert_eq!(std::fs::read_to_string(&path).unwrap() == kept.record().text(), keep);
        }
    }

    #[test]
    fn what_is_no_game_is_said_before_anybody_reads_it_as_one() {
        let folder = tempfile::tempdir().unwrap();
        let (path, kept) = tally(folder.path());
        let text = kept.record().text().to_owned();
        drop(kept);
        let shown = || path.display().to_string();
        let newer = text.replacen("underhill-record/1", "underhill-record/2", 1);
        let program = env!("CARGO_PKG_VERSION").to_owned();
        for (text, trouble) in [
            ("", Trouble::NotARecord { path: shown() }),
            ("a letter", Trouble::NotARecord { path: shown() }),
            (&newer, Trouble::Newer { path: shown(), program }),
            (&text[..200], Trouble::NoGame { path: shown() }),
        ] {
            std::fs::write(&path, text).unwrap();
            for opening in [Opening::of(&path, true), Opening::of(&path, false), Opening::look(&path)] {
                assert_eq!(refused(opening), trouble, "{text}");
            }
            assert_eq!(refused(Opening::of(&path, true).and_then(Kept::<Tally>::opened)), trouble);
            // Nothing is held any more.
            assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
        }
        let nothing = folder.path().join("nothing");
        assert!(matches!(refused(Opening::of(&nothing, true)), Trouble::Unreadable { .. }));
        assert!(matches!(refused(Opening::of(folder.path(), true)), Trouble::NotAFile { .. }));
    }

    #[test]
    fn a_locked_one_is_known_by_its_passphrase_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (_, mut kept) = tally(folder.path());
        let passphrase = || SecretString::from("friend".to_owned());
        kept.lock_with(NewKey::of(passphrase()).unwrap()).unwrap();
        give(&mut kept, &note());
        let path = kept.path().unwrap().to_owned();
        drop(kept);
        let wanted = Trouble::PassphraseWanted { path: path.display().to_string() };
        for opening in [Opening::of(&path, true), Opening::of(&path, false), Opening::look(&path)] {
            assert_eq!(refused(opening), wanted);
        }
        let vault = Vault::open(&path, passphrase()).ok().unwrap();
        let opening = Opening::unlock_with(&path, vault).ok().unwrap();
        assert_eq!(opening.game(), Tally::NAME);
        assert!(matches!(refused(Held::of(&path).map(drop)), Trouble::Locked { .. }));
        // Nothing more is asked for to play it.
        let (mut kept, told) = opened::<Tally>(Ok(opening));
        give(&mut kept, &note());
        assert_eq!((told, kept.trouble(), kept.record().standing().len()), (None, None, 3));
        // Somebody else who has the passphrase looks at it, and what he has is as locked.
        let (mut looking, told) = opened::<Tally>(Opening::unlock(&path, passphrase()));
        assert_eq!(told, Some(Found::PlayedElsewhere { path: path.display().to_string() }));
        assert!(looking.is_locked() && looking.give(said("more"), &note()).is_err());
    }

    #[test]
    fn one_that_somebody_plays_says_what_it_is_and_is_looked_at() {
        let folder = tempfile::tempdir().unwrap();
        let (path, kept) = tally(folder.path());
        let locked = Trouble::Locked { path: path.display().to_string() };
        assert_eq!(game(Opening::of(&path, true)), Tally::NAME);
        let (mut looking, told) = opened::<Tally>(Opening::of(&path, true));
        assert_eq!(told, Some(Found::PlayedElsewhere { path: path.display().to_string() }));
        assert!(looking.looking() == Some(&locked) && looking.give(said("more"), &note()).is_err());
        drop((kept, looking));
        // It is held from before it was read, until it is left.
        let opening = Opening::of(&path, true);
        assert_eq!(refused(Held::of(&path)), locked);
        assert_eq!(game(Opening::look(&path)), Tally::NAME);
        let (kept, told) = opened::<Tally>(opening);
        assert_eq!((refused(Held::of(&path)), told), (locked, None));
        drop(kept);
        assert!(Held::of(&path).is_ok());
        // Whoever looks at it holds nothing.
        let opening = Opening::look(&path).ok().unwrap();
        assert!(Held::of(&path).is_ok());
        drop(opening);
    }

    #[test]
    fn a_damaged_line_is_a_matter_of_the_game_that_it_is_in() {
        let folder = tempfile::tempdir().unwrap();
        let (path, mut kept) = tally(folder.path());
        give(&mut kept, &note());
        let text = kept.record().text().to_owned();
        drop(kept);
        std::fs::write(&path, text.replacen("\"text\":\"more\"", "\"text\":\"less\"", 1)).unwrap();
        let opening = Opening::of(&path, true).ok().unwrap();
        assert_eq!(opening.read_as::<Tally>().ok().unwrap().fault, Some(LineFault::Damaged(3)));
        let (kept, told) = opened::<Tally>(Ok(opening));
        let beside = kept.path().unwrap();
        assert!(beside != path && std::fs::read_to_string(beside).unwrap() == kept.record().text());
        assert_eq!(told, Some(Found::Damaged { line: 3, path: beside.display().to_string() }));
    }

    /// Whichever game it is: games of several kinds lie in one folder.
    #[test]
    fn the_last_game_that_has_not_ended_is_found_among_all_kinds() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::at(folder.path());
        let has_ended = |opening: &Opening| match opening.game() {
            Cups::NAME => opening.is_over::<Cups>(),
            Tally::NAME => opening.is_over::<Tally>(),
            game => Err(Trouble::OtherGame { path: opening.path().display().to_string(), game: game.into() }),
        };
        let moment = || std::thread::sleep(std::time::Duration::from_millis(20));
        assert!(matches!(refused(store.last_unfinished(has_ended)), Trouble::NothingUnfinished { .. }));
        let (earlier, _) = tally(folder.path());
        moment();
        let mut cups = kept::<Cups>(folder.path(), &CupsCommand::New(3));
        let last = cups.path().unwrap().to_owned();
        assert_eq!(store.last_unfinished(has_ended), Ok(last.clone()));
        give(&mut cups, &CupsCommand::Lay(Some(2)));
        give(&mut cups, &CupsCommand::Guess(2));
        drop(cups);
        assert_eq!(
            (store.games()[0].clone(), Opening::look(&last).and_then(|it| it.is_over::<Cups>())),
            (last, Ok(true))
        );
        assert_eq!(store.last_unfinished(has_ended), Ok(earlier));
        // A game of a kind that nobody knows is none that can be gone on with, and is named.
        let unknown = store.last_unfinished(|opening| opening.is_over::<Cups>());
        assert!(matches!(unknown, Err(Trouble::NothingReadable { .. })));
    }
}
