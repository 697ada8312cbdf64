//! Appending to a file so that nothing answered is ever lost.

use super::seen::Seen;
use std::fs::File;
use std::io::{self, Seek as _, SeekFrom, Write as _};

/// What a journal needs of a disk; the tests have one that fails.
pub trait Disk {
    /// Writes all bytes at this place.
    /// Where it fails, some of the bytes may have been written.
    fn write_at(&mut self, place: u64, bytes: &[u8]) -> io::Result<()>;
    /// Cuts off all that stands behind this place.
    fn cut(&mut self, place: u64) -> io::Result<()>;
    /// Waits until the disk has what the system was given.
    fn sync(&mut self) -> io::Result<()>;
}

impl Disk for File {
    fn write_at(&mut self, place: u64, bytes: &[u8]) -> io::Result<()> {
        self.seek(SeekFrom::Start(place))?;
        self.write_all(bytes)
    }

    fn cut(&mut self, place: u64) -> io::Result<()> {
        self.set_len(place)
    }

    fn sync(&mut self) -> io::Result<()> {
        self.sync_data()
    }
}

/// A file that a growing text is kept in.
#[derive(Debug)]
pub struct Journal<D: Disk> {
    disk: D,
    /// The bytes of the text that stand in the file for certain.
    written: usize,
    /// Whether something may stand behind them that does not belong there.
    untidy: bool,
    /// Whether something was written that the disk may not have yet.
    unsynced: bool,
}

impl Journal<File> {
    /// The file as the system tells of it now.
    pub(super) fn seen(&self) -> Option<Seen> {
        self.disk.metadata().ok().as_ref().map(Seen::of)
    }
}

impl<D: Disk> Journal<D> {
    /// A journal in whose file the first `written` bytes of the text stand already. What stands behind them is cut
    /// off before anything is written.
    pub fn new(disk: D, written: usize) -> Self {
        Self { disk, written, untidy: written > 0, unsynced: false }
    }

    /// How much of the text stands in the file for certain.
    pub fn written(&self) -> usize {
        self.written
    }

    /// Writes what of the text is not in the file yet. What could not be written earlier is written now.
    /// Fails if the system refuses. The file then ends with a whole line or with one cut off, and the next call tries
    /// again.
    pub fn keep(&mut self, text: &str) -> io::Result<()> {
        let Some(pending) = text.as_bytes().get(self.written..).filter(|pending| !pending.is_empty()) else {
            return Ok(());
        };
        if self.untidy {
            self.disk.cut(self.written as u64)?;
            self.untidy = false;
        }
        self.unsynced = true;
        let result = self.disk.write_at(self.written as u64, pending);
        match result {
            Ok(()) => self.written = text.len(),
            Err(_) => self.untidy = true,
        }
        result
    }

    /// Waits until the disk has it all; not at all if nothing was written since it had.
    /// Where it fails, the next call tries again.
    pub fn sync(&mut self) -> io::Result<()> {
        if self.unsynced {
            self.disk.sync()?;
            self.unsynced = false;
        }
        Ok(())
    }
}
