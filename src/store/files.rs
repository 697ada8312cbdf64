//! Files as a whole: read if they are one, replaced at once, and whose they are.

use super::Trouble;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

/// A path as people type it: `~` is their home, where there is one.
pub fn typed_path(typed: &str) -> PathBuf {
    let home = || directories::UserDirs::new().map(|places| places.home_dir().to_path_buf());
    let typed = typed.trim();
    match typed.strip_prefix('~').filter(|rest| rest.is_empty() || rest.starts_with(['/', '\\'])) {
        Some(rest) => {
            home().map_or_else(|| typed.into(), |home| home.join(rest.trim_start_matches(['/', '\\'])))
        }
        // A folder may be called so all the same: `./~`.
        None => typed.into(),
    }
}

/// Reads a whole file, if it is not larger than it can reasonably be.
///
/// # Errors
///
/// If it cannot be read, or is larger than `most` bytes.
pub fn read_file(path: &Path, most: u64) -> Result<Vec<u8>, Trouble> {
    let there = a_file(path)?;
    let too_large = || Trouble::TooLarge { path: path.display().to_string() };
    if there.len() > most {
        return Err(too_large());
    }
    let mut bytes = Vec::new();
    let file = File::open(path).map_err(|error| unreadable(path, &error))?;
    file.take(most + 1).read_to_end(&mut bytes).map_err(|error| unreadable(path, &error))?;
    // It may have grown meanwhile.
    if bytes.len() as u64 > most {
        return Err(too_large());
    }
    Ok(bytes)
}

/// What is told of a file. Whatever else may stand there (a pipe, a device) could keep us waiting forever.
pub(super) fn a_file(path: &Path) -> Result<Metadata, Trouble> {
    let there = std::fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if there.is_file() { Ok(there) } else { Err(unreadable(path, &io::ErrorKind::InvalidInput.into())) }
}

/// Writes a whole file beside its place and then puts it there, so that there is always one whole file. Only its owner
/// may read it.
///
/// # Errors
///
/// If the system refuses; what stood there is as it was.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, |beside| private_file().create(true).truncate(true).open(beside))
}

/// The same with what is given away: who may read it stays as it was, or is what is usual on this system.
///
/// # Errors
///
/// If the system refuses; what stood there is as it was.
pub fn put_for_others(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, |beside| {
        let file = File::create(beside)?;
        if let Ok(there) = std::fs::metadata(path) {
            // Not every place knows permissions.
            let _ = file.set_permissions(there.permissions());
        }
        Ok(file)
    })
}

fn put(path: &Path, bytes: &[u8], open: impl Fn(&Path) -> io::Result<File>) -> Result<(), Trouble> {
    // A link stays one: what it leads to is replaced.
    let place = path.canonicalize();
    let place = place.as_deref().unwrap_or(path);
    let Some(name) = place.file_name() else {
        return Err(unwritable(path, &io::ErrorKind::InvalidInput.into()));
    };
    let mut beside = name.to_owned();
    beside.push(format!(".{}.part", std::process::id()));
    let beside = place.with_file_name(beside);
    let written = (|| {
        let mut file = open(&beside)?;
        io::Write::write_all(&mut file, bytes)?;
        file.sync_all()?;
        // Some systems move no file that is open.
        drop(file);
        std::fs::rename(&beside, place)?;
        // So that the name is on disk as well; where a folder cannot be synced, the system does it in its time.
        #[cfg(unix)]
        if let Some(folder) = place.parent() {
            let _ = File::open(folder).and_then(|folder| folder.sync_all());
        }
        Ok(())
    })();
    written.map_err(|error| {
        // What is left of the attempt is of no use to anybody.
        let _ = std::fs::remove_file(&beside);
        unwritable(path, &error)
    })
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unreadable { path: path.display().to_string(), why: why(error) }
}

pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unwritable { path: path.display().to_string(), why: why(error) }
}

/// The system's word for what went wrong, without its number.
fn why(error: &io::Error) -> String {
    let text = error.to_string();
    text.split(" (os error").next().unwrap_or(&text).to_owned()
}

/// The file of this name and a further ending, beside it.
pub(super) fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".");
    name.push(ending);
    path.with_file_name(name)
}

/// Opens files that only their owner may read.
pub(super) fn private_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

pub(super) fn make_private_folder(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wave_is_the_home_of_whoever_types_it() {
        let home = directories::UserDirs::new().map(|places| places.home_dir().to_path_buf()).unwrap();
        assert_eq!(typed_path("~/games/one.underhill"), home.join("games/one.underhill"));
        assert_eq!(typed_path(" ~ "), home);
        for typed in ["~one", "./~", "a/~/b", "/tmp/x", "one two"] {
            assert_eq!(typed_path(typed), PathBuf::from(typed));
        }
    }
}
