//! Files as a whole: read if they are one, replaced at once, and whose they are.

use super::Trouble;
use std::ffi::OsStr;
use std::fs::{File, Metadata, OpenOptions};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

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

/// The same the other way round: a path as somebody can type it, where it is no text by itself.
pub fn path_to_type(path: &Path) -> String {
    let places = directories::UserDirs::new();
    typed_from(places.as_ref().map(directories::UserDirs::home_dir), path)
}

fn typed_from(home: Option<&Path>, path: &Path) -> String {
    let within = home.and_then(|home| path.strip_prefix(home).ok()?.to_str());
    said_from(home.filter(|_| path.to_str().is_none() && within.is_some()), path)
}

/// A path as people say it: from their own folder on.
pub fn path_to_say(path: &Path) -> String {
    let places = directories::UserDirs::new();
    let home = places.as_ref().map(directories::UserDirs::home_dir);
    // Whoever lives at the root says it anyway.
    said_from(home.filter(|home| home.parent().is_some()), path)
}

fn said_from(home: Option<&Path>, path: &Path) -> String {
    match home.and_then(|home| path.strip_prefix(home).ok()) {
        Some(within) => Path::new("~").join(within).display().to_string(),
        None => path.display().to_string(),
    }
}

pub(super) fn folder_of(path: &Path) -> &Path {
    or_here(path.parent())
}

/// The folder, as the system wants it: what has one name only lies in the present one.
pub(super) fn or_here(folder: Option<&Path>) -> &Path {
    folder.filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Reads a whole file, if it is not larger than it can reasonably be.
/// Fails if it cannot be read, or is larger than `most` bytes.
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
    led_to(path)?;
    let there = std::fs::metadata(path).map_err(|error| unreadable(path, &error))?;
    if there.is_file() { Ok(there) } else { Err(Trouble::NotAFile { path: path.display().to_string() }) }
}

/// Whether anything has this name, be it a link that leads nowhere.
pub fn is_there(path: &Path) -> bool {
    path.symlink_metadata().is_ok()
}

/// Where a path leads.
/// Fails if it is a link that leads nowhere or round in a circle: nobody can tell what was meant by it.
pub(super) fn led_to(path: &Path) -> Result<PathBuf, Trouble> {
    match path.canonicalize() {
        Ok(place) => Ok(place),
        Err(error) if path.is_symlink() && error.kind() != io::ErrorKind::PermissionDenied => {
            Err(Trouble::DeadLink { path: path.display().to_string() })
        }
        Err(_) => Ok(path.to_owned()),
    }
}

/// Writes a whole file beside its place and then puts it there, so that there is always one whole file. Only its owner
/// may read it.
/// Fails if the system refuses; what stood there is as it was.
pub fn put_in_place(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, false)
}

/// The same with what is given away: who may read it stays as it was, or is what is usual on this system.
/// Fails if the system refuses; what stood there is as it was.
pub fn put_for_others(path: &Path, bytes: &[u8]) -> Result<(), Trouble> {
    put(path, bytes, true)
}

fn put(path: &Path, bytes: &[u8], for_others: bool) -> Result<(), Trouble> {
    // A link stays one: what it leads to is replaced.
    let place = led_to(path)?;
    let there = std::fs::metadata(&place).ok();
    let not_a_file = || Trouble::NotAFile { path: path.display().to_string() };
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return Err(not_a_file());
    }
    let name = place.file_name().ok_or_else(not_a_file)?;
    let folder = folder_of(&place);
    let written = (|| {
        // What is left of an attempt that fails is of no use to anybody, and goes with it.
        let mut part = part_of(folder, name, for_others)?;
        // For as long as it is written, nobody sweeps it away; where there are no locks, nobody sweeps.
        let _ = part.as_file().try_lock();
        if let Some(there) = there.filter(|_| for_others) {
            // Not every place knows permissions.
            let _ = part.as_file().set_permissions(there.permissions());
        }
        io::Write::write_all(&mut part, bytes)?;
        part.as_file().sync_all()?;
        // Some systems move no file that is open.
        part.into_temp_path().persist(&place)?;
        // So that the name is on disk as well; where a folder cannot be synced, the system does it in its time.
        #[cfg(unix)]
        let _ = File::open(folder).and_then(|folder| folder.sync_all());
        Ok(())
    })();
    written.map_err(|error: io::Error| unwritable(path, &error))
}

/// A file that is not whole yet: `NAME.…PROCESS.part`, as [`super::sweep`] knows it again.
fn part_of(folder: &Path, name: &OsStr, for_others: bool) -> io::Result<NamedTempFile> {
    let (mut before, behind) = (name.to_owned(), format!(".{}.part", std::process::id()));
    before.push(".");
    let mut part = tempfile::Builder::new();
    part.prefix(&before).suffix(&behind);
    // Else only its owner may read it.
    #[cfg(unix)]
    if for_others {
        part.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    }
    #[cfg(not(unix))]
    let _ = for_others;
    part.tempfile_in(folder)
}

pub(crate) fn unreadable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unreadable { path: path.display().to_string(), why: why(error) }
}

pub(crate) fn unwritable(path: &Path, error: &io::Error) -> Trouble {
    Trouble::Unwritable { path: path.display().to_string(), why: why(error) }
}

/// What went wrong: the name that the sentence `system-says` knows it by, or else the system's word for it, without its number.
fn why(error: &io::Error) -> String {
    use io::ErrorKind::{NotFound, PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    let named = match error.kind() {
        NotFound => "not-found",
        PermissionDenied => "not-allowed",
        StorageFull | QuotaExceeded => "full",
        ReadOnlyFilesystem => "read-only",
        _ => "",
    };
    if !named.is_empty() {
        return named.to_owned();
    }
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

    #[cfg(unix)]
    #[test]
    fn a_home_that_is_no_text_is_typed_as_a_wave() {
        let home: &Path =
            OsStr::new(<OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(b"/home/fr\xe9d\xe9ric")).as_ref();
        assert_eq!(typed_from(Some(home), &home.join("a b/c.letter")), "~/a b/c.letter");
        let plain = Path::new("/home/frodo");
        assert_eq!(typed_from(Some(plain), &plain.join("c.letter")), "/home/frodo/c.letter");
        assert_eq!(typed_from(None, Path::new("c.letter")), "c.letter");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_that_leads_nowhere_is_named_and_stays() {
        let folder = tempfile::tempdir().unwrap();
        let links = [("nowhere", "no such file"), ("round", "about"), ("about", "round")];
        for (link, to) in links {
            std::os::unix::fs::symlink(folder.path().join(to), folder.path().join(link)).unwrap();
        }
        for (link, _) in links {
            let path = folder.path().join(link);
            let dead = |trouble: Result<_, Trouble>| matches!(trouble, Err(Trouble::DeadLink { .. }));
            assert!(dead(put_in_place(&path, b"x")) && dead(put_for_others(&path, b"x")), "{link}");
            assert!(dead(read_file(&path, 10).map(drop)), "{link}");
            assert!(path.is_symlink() && is_there(&path) && !path.exists());
        }
        for not_a_file in [folder.path().to_owned(), "/dev/null".into()] {
            let is_none = |trouble: Result<_, Trouble>| matches!(trouble, Err(Trouble::NotAFile { .. }));
            assert!(
                is_none(put_in_place(&not_a_file, b"x")) && is_none(read_file(&not_a_file, 10).map(drop))
            );
        }
        // Nothing is left of the attempts.
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), links.len());
    }
}
