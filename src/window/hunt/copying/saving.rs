//! Writing what was copied: one after the other, in the order in which it was changed, and while everything goes on.

use crate::store::{Own, Trouble, unwritable};
use iced::futures::channel::oneshot;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};

/// Files and their bytes, or nothing where a file is to go.
pub type Files = Vec<(Own, Option<Vec<u8>>)>;

struct Job {
    files: Files,
    done: oneshot::Sender<Result<(), Trouble>>,
}

/// Whoever writes; one for a folder, so that nothing older ever comes after something newer.
pub struct Writer {
    folder: PathBuf,
    jobs: Sender<Job>,
}

impl Writer {
    /// Begins to write into a folder, until it is dropped; what was handed over is written all the same.
    pub fn new(folder: PathBuf) -> Self {
        let (jobs, waiting) = channel::<Job>();
        let writer = Self { folder: folder.clone(), jobs };
        std::thread::spawn(move || {
            for job in waiting {
                // Whoever has gone does not want to know.
                let _ = job.done.send(write(&folder, job.files));
            }
        });
        writer
    }

    /// Has files written, after all that was handed over before.
    pub fn write(&self, files: Files) -> impl Future<Output = Result<(), Trouble>> + use<> {
        let (done, written) = oneshot::channel();
        let _ = self.jobs.send(Job { files, done });
        let gone = unwritable(&self.folder, &io::ErrorKind::BrokenPipe.into()).besides_the_game();
        // A writer that is gone has written nothing.
        async move { written.await.unwrap_or(Err(gone)) }
    }

    /// The same, and waits for it and all before it.
    ///
    /// # Errors
    ///
    /// If one of these files cannot be written.
    pub fn flush(&self, files: Files) -> Result<(), Trouble> {
        iced::futures::executor::block_on(self.write(files))
    }
}

fn write(folder: &Path, files: Files) -> Result<(), Trouble> {
    files.into_iter().try_for_each(|(own, bytes)| match bytes {
        Some(bytes) => own.write(folder, &bytes),
        None => own.remove(folder),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_writer_that_is_gone_has_written_nothing() {
        let (jobs, _) = channel();
        let writer = Writer { folder: "boards".into(), jobs };
        assert!(
            matches!(writer.flush(Vec::new()), Err(Trouble::NotWritten { path, .. }) if path == "boards")
        );
    }
}
