//! A game that is locked with a passphrase: the passphrase locks an age identity once, in a file beside the game, and
//! the game is encrypted to that identity and replaced as a whole at each command. The `age` program opens both:
//! `age -d -i GAME.key GAME.age`.

use super::files::{is_there, private_file, put_in_place, read_file, unwritable, with_ending};
use super::{LARGEST_RECORD, Trouble};
use age::secrecy::{ExposeSecret as _, SecretString, zeroize::Zeroize as _};
use age::x25519::{Identity, Recipient};
use age::{DecryptError, scrypt};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

/// How hard a passphrase is to try: 2¹⁷ rounds, which take a moment and 128 MiB.
const WORK: u8 = 17;
/// The hardest file that is opened; one that somebody else made could keep us busy for days.
const MOST_WORK: u8 = 20;
/// The largest file with a key in it, in bytes.
const LARGEST_KEY: u64 = 64 << 10;
const AGE: &[u8] = b"age-encryption.org/";

/// The key of a locked game, for as long as it is played. It leaves memory with this.
pub struct Vault {
    identity: Identity,
    recipient: Recipient,
    /// How much of the text is in the game's file.
    written: usize,
    /// Whether the key still has the name that it has while the game is being locked.
    unfinished: bool,
}

/// The file of the game that this plain file becomes when it is locked.
pub(super) fn locked_path(plain: &Path) -> PathBuf {
    with_ending(plain, "age")
}

/// The file with the key of a locked game.
pub(super) fn key_path(game: &Path) -> PathBuf {
    match game.extension() {
        Some(ending) if ending == "age" => game.with_extension("key"),
        _ => with_ending(game, "key"),
    }
}

/// The name of the key while the game is being locked: whoever finds it knows that the program was killed meanwhile.
pub(super) fn unfinished_key_path(game: &Path) -> PathBuf {
    with_ending(&key_path(game), "new")
}

/// The files that a locked game is made of, as far as they are there.
pub fn files_of_locked(game: &Path) -> Vec<PathBuf> {
    let keys = [key_path(game), unfinished_key_path(game)];
    [game.to_owned()].into_iter().chain(keys.into_iter().filter(|key| is_there(key))).collect()
}

/// Writes a copy of a locked game, with its key beside it; both are as they were, so that nobody needs the passphrase.
/// Fails if something lies in either place, or the system refuses.
pub fn copy_locked(from: &Path, to: &Path) -> Result<(), Trouble> {
    let files = [(key_path(from), key_path(to), LARGEST_KEY), (from.into(), to.into(), LARGEST_RECORD)];
    if let Some((_, there, _)) = files.iter().find(|(_, there, _)| is_there(there)) {
        return Err(Trouble::Exists { path: there.display().to_string() });
    }
    // The key first: without it the game is nothing.
    for (from, to, most) in files {
        let bytes = read_file(&from, most)?;
        put_in_place(&to, &bytes).map_err(Trouble::besides_the_game)?;
    }
    Ok(())
}

/// Whether a file is locked with a passphrase, as far as its beginning tells.
pub fn is_locked(bytes: &[u8]) -> bool {
    bytes.starts_with(AGE)
}

/// A key that was locked with a passphrase, and lies in no file yet. Making it takes a moment; nothing else of locking a
/// game does.
pub struct NewKey {
    identity: Identity,
    sealed: Vec<u8>,
}

impl NewKey {
    /// Makes a key, and locks it with the passphrase.
    /// Fails if the passphrase is empty, or the system refuses.
    pub fn of(passphrase: SecretString) -> Result<Self, Trouble> {
        if passphrase.expose_secret().is_empty() {
            return Err(Trouble::EmptyPassphrase);
        }
        let identity = Identity::generate();
        let mut recipient = scrypt::Recipient::new(passphrase);
        recipient.set_work_factor(WORK);
        let secret = identity.to_string();
        let mut line = format!("{}\n", secret.expose_secret());
        let sealed = age::encrypt(&recipient, line.as_bytes());
        line.zeroize();
        // Nothing but random numbers can be missing.
        Ok(Self { identity, sealed: sealed.map_err(|_| Trouble::NoRandomNumbers)? })
    }
}

impl Vault {
    /// Puts a key beside the game that will be kept in this file.
    /// Fails if a key is there already, or the system refuses.
    pub fn make(game: &Path, NewKey { identity, sealed }: NewKey) -> Result<Self, Trouble> {
        let path = unfinished_key_path(game);
        if path.exists() && !key_path(game).exists() {
            // A program was killed while it locked this game: what it has left is of no use, for the plain game is here.
            let _ = std::fs::remove_file(game);
            let _ = std::fs::remove_file(&path);
        }
        // Whatever else has these names belongs to somebody.
        if let Some(there) = [game.to_owned(), key_path(game)].iter().find(|path| is_there(path)) {
            return Err(Trouble::WouldOverwrite { path: there.display().to_string() });
        }
        let mut file =
            private_file().create_new(true).open(&path).map_err(|error| unwritable(&path, &error))?;
        let written = file.write_all(&sealed).and_then(|()| file.sync_all());
        if let Err(error) = written {
            // Half a key locks nothing.
            let _ = std::fs::remove_file(&path);
            return Err(unwritable(&path, &error));
        }
        Ok(Self { recipient: identity.to_public(), identity, written: 0, unfinished: true })
    }

    /// The game is locked: its key gets its name.
    /// Fails if the system refuses; the key is still found by the name that it has.
    pub fn finish(&mut self, game: &Path) -> Result<(), Trouble> {
        let path = unfinished_key_path(game);
        std::fs::rename(&path, key_path(game)).map_err(|error| unwritable(&path, &error))?;
        self.unfinished = false;
        Ok(())
    }

    /// Whether a program was killed while it locked this game.
    pub fn is_unfinished(&self) -> bool {
        self.unfinished
    }

    /// Takes back what [`Vault::make`] has made, where the game could not be locked.
    pub fn unmake(self, game: &Path) {
        let _ = std::fs::remove_file(game);
        let _ = std::fs::remove_file(unfinished_key_path(game));
    }

    /// Takes the key of a locked game out of its file.
    /// Fails if the passphrase is another one, or the key is missing or damaged.
    pub fn open(game: &Path, passphrase: SecretString) -> Result<Self, Trouble> {
        let unfinished = !key_path(game).exists() && unfinished_key_path(game).exists();
        let path = if unfinished { unfinished_key_path(game) } else { key_path(game) };
        let shown = || path.display().to_string();
        if !path.exists() {
            return Err(Trouble::KeyMissing { path: shown() });
        }
        let sealed = read_file(&path, LARGEST_KEY)?;
        let mut key = scrypt::Identity::new(passphrase);
        key.set_max_work_factor(MOST_WORK);
        let mut plain = age::decrypt(&key, &sealed).map_err(|error| match error {
            // The key of the passphrase opens nothing: it is another one.
            DecryptError::DecryptionFailed | DecryptError::NoMatchingKeys => {
                Trouble::WrongPassphrase { path: game.display().to_string() }
            }
            _ => Trouble::KeyDamaged { path: shown() },
        })?;
        // Comments may stand before the key; it is the first line that is none.
        let line =
            plain.split(|byte| *byte == b'\n').find(|line| !line.is_empty() && !line.starts_with(b"#"));
        let identity = line
            .and_then(|line| std::str::from_utf8(line).ok())
            .and_then(|line| line.trim().parse::<Identity>().ok());
        plain.zeroize();
        let identity = identity.ok_or_else(|| Trouble::KeyDamaged { path: shown() })?;
        Ok(Self { recipient: identity.to_public(), identity, written: 0, unfinished })
    }

    /// The text of the game in this file.
    /// Fails if it cannot be read, or is not what was written with this key.
    pub fn read(&self, game: &Path) -> Result<Vec<u8>, Trouble> {
        let sealed = read_file(game, super::LARGEST_RECORD)?;
        age::decrypt(&self.identity, &sealed)
            .map_err(|_| Trouble::LockDamaged { path: game.display().to_string() })
    }

    /// How much of the text is in the game's file.
    pub fn written(&self) -> usize {
        self.written
    }

    /// What was read is what stands in the file.
    pub fn has_written(&mut self, length: usize) {
        self.written = length;
    }

    /// Replaces the game's file, if the text has grown.
    /// Fails if the system refuses; the file is as it was.
    pub fn keep(&mut self, game: &Path, text: &str) -> Result<(), Trouble> {
        if self.written < text.len() {
            put_in_place(game, &self.sealed(game, text)?)?;
            self.written = text.len();
        }
        Ok(())
    }

    /// Writes a copy of the game, with its key beside it.
    /// Fails if another key lies there, or the system refuses.
    pub fn copy(&self, from: &Path, to: &Path, text: &str) -> Result<(), Trouble> {
        let key = read_file(&key_path(from), LARGEST_KEY)?;
        let there = key_path(to);
        // Whoever lost it would never open his game again.
        if is_there(&there) && !read_file(&there, LARGEST_KEY).is_ok_and(|other| other == key) {
            return Err(Trouble::WouldOverwrite { path: there.display().to_string() });
        }
        put_in_place(&key_path(to), &key)?;
        put_in_place(to, &self.sealed(to, text)?)
    }

    fn sealed(&self, game: &Path, text: &str) -> Result<Vec<u8>, Trouble> {
        age::encrypt(&self.recipient, text.as_bytes())
            .map_err(|error| unwritable(game, &io::Error::other(error)))
    }
}
