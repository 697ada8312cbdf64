//! What can be wrong with a file, and what there is to say of one that was opened.

use crate::table::LineFault;
use serde::Serialize;
use strum::VariantNames;

/// Why a file cannot be used. The words are in the language files, as `trouble-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Trouble {
    /// The file cannot be read; `why` is the system's word for it.
    Unreadable { path: String, why: String },
    /// A folder, a pipe or a device stands there.
    NotAFile { path: String },
    /// A file stands where games were to be kept.
    NotAFolder { path: String },
    /// A link stands there that leads nowhere, or round in a circle.
    DeadLink { path: String },
    /// The file or its folder cannot be written.
    Unwritable { path: String, why: String },
    /// A letter, or a game that is revealed, cannot be written; `why` is the system's word for it.
    NotWritten { path: String, why: String },
    /// Another program, or another copy of this one, plays this game.
    Locked { path: String },
    /// Not a record.
    NotARecord { path: String },
    /// Larger than any record.
    TooLarge { path: String },
    /// Written by a later version.
    Newer { path: String, program: String },
    /// Another game's.
    OtherGame { path: String, game: String },
    /// Cut off or damaged before the first command.
    NoGame { path: String },
    /// A file stands there that is not this game.
    WouldOverwrite { path: String },
    /// A file stands there, and nothing is written over it.
    Exists { path: String },
    /// A file stands there that is not a letter of this game.
    WouldOverwriteFile { path: String },
    /// No game is kept that has not ended.
    NothingUnfinished { folder: String },
    /// The same, and some of the games that are kept cannot be read: these, and so many more.
    NothingReadable { folder: String, games: String, more: usize },
    /// Games are not kept here.
    NoFolder,
    /// Nothing of the owner's own is there yet.
    NotCopied { path: String },
    /// The system gave no random numbers.
    NoRandomNumbers,
    /// The game was revealed, and is not played on.
    Revealed,
    /// The game is locked with a passphrase.
    PassphraseWanted { path: String },
    /// The passphrase is another one.
    WrongPassphrase { path: String },
    /// Nothing was given as a passphrase.
    EmptyPassphrase,
    /// The game is locked already.
    LockedAlready,
    /// A game is locked where it is kept, and this one is kept nowhere.
    NothingToLock,
    /// The file with the key of a locked game is not there.
    KeyMissing { path: String },
    /// The file with the key is not as it was written.
    KeyDamaged { path: String },
    /// The locked game is not as it was written.
    LockDamaged { path: String },
}

impl Trouble {
    /// The same of a file besides the game: nothing waits to be written to it.
    #[must_use]
    pub fn besides_the_game(self) -> Self {
        match self {
            Self::Unwritable { path, why } => Self::NotWritten { path, why },
            other => other,
        }
    }
}

/// How a game was found when it was opened, or its file while it was played, if there is something to say. The words are `found-…`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Found {
    /// The last line was cut off, and is left out.
    Torn { line: usize },
    /// A line is damaged; what stands before it goes on in a new file, and the old one stays as it is.
    Damaged { line: usize, path: String },
    /// A line is damaged, and what stands before it is in memory only.
    DamagedInMemory {
        /// The number of that line.
        line: usize,
    },
    /// Another copy of the program plays this game: it can be looked at.
    PlayedElsewhere { path: String },
    /// The file was removed, emptied or put back to what it was while the game was played, and was written again.
    WrittenAgain { path: String },
    /// Something else was put in the place of the file while the game was played; the game goes on in a new file.
    Displaced {
        /// What is no longer this game.
        path: String,
        beside: String,
    },
    /// A locked game has other names, under which it stays as it is now.
    OtherNames { path: String },
    /// The file cannot be written, so the game goes on in memory.
    ReadOnly { why: String },
}

impl Found {
    /// A fault of the file, where the game goes on in another file, or (`None`) does not.
    pub(super) fn faulty(fault: LineFault, elsewhere: Option<String>) -> Self {
        match (fault, elsewhere) {
            (LineFault::Torn(line), _) => Self::Torn { line },
            (LineFault::Damaged(line) | LineFault::Strange(line), Some(path)) => Self::Damaged { line, path },
            (LineFault::Damaged(line) | LineFault::Strange(line), None) => Self::DamagedInMemory { line },
        }
    }

    /// A game that cannot be played on in its file.
    pub(super) fn read_only(trouble: &Trouble) -> Option<Self> {
        match trouble {
            Trouble::Unwritable { why, .. } => Some(Self::ReadOnly { why: why.clone() }),
            _ => None,
        }
    }
}
