//! A journal on a disk that fails: the n-th write, for every n, and the first syncs.

use crate::common::{Whims, accepted};
use std::cell::RefCell;
use std::io;
use std::rc::Rc;
use underhill::hunt::Hunt;
use underhill::referee::Referee;
use underhill::store::{Disk, Journal};
use underhill::table::Record;

/// A disk whose n-th write fails, having written some of the bytes.
struct Failing {
    bytes: Rc<RefCell<Vec<u8>>>,
    writes: usize,
    fails: std::ops::Range<usize>,
    part: usize,
}

impl Failing {
    fn now(&mut self) -> bool {
        self.writes += 1;
        self.fails.contains(&(self.writes - 1))
    }
}

impl Disk for Failing {
    fn write_at(&mut self, place: u64, bytes: &[u8]) -> io::Result<()> {
        let fails = self.now();
        let some = if fails { &bytes[..self.part.min(bytes.len())] } else { bytes };
        let mut disk = self.bytes.borrow_mut();
        let place = place as usize;
        assert!(place <= disk.len(), "a hole in the file");
        let end = (place + some.len()).max(disk.len());
        disk.resize(end, 0);
        disk[place..place + some.len()].copy_from_slice(some);
        if fails { Err(io::ErrorKind::StorageFull.into()) } else { Ok(()) }
    }

    fn cut(&mut self, place: u64) -> io::Result<()> {
        if self.now() {
            return Err(io::ErrorKind::StorageFull.into());
        }
        self.bytes.borrow_mut().truncate(place as usize);
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        Ok(())
    }
}

#[test]
fn whichever_write_fails_nothing_is_lost_once_it_is_possible_again() {
    let mut referee = Referee::new(None);
    accepted(&mut referee, "new seed=1");
    let mut texts = vec![referee.kept::<Hunt>().unwrap().record().text().to_owned()];
    let mut whims = Whims::new(3);
    while texts.len() < 25 {
        let command = whims.command(referee.state::<Hunt>().unwrap());
        if referee.hear(&command).unwrap().accepted() {
            texts.push(referee.kept::<Hunt>().unwrap().record().text().to_owned());
        }
    }
    for first in 0..texts.len() {
        for (length, part) in [(1, 0), (1, 7), (2, 100_000), (3, 50), (100, 3)] {
            let bytes = Rc::new(RefCell::new(Vec::new()));
            let disk = Failing { bytes: Rc::clone(&bytes), writes: 0, fails: first..first + length, part };
            let mut journal = Journal::new(disk, 0);
            for text in &texts {
                let kept = journal.keep(text);
                let disk = bytes.borrow();
                if kept.is_ok() {
                    // What was answered is on the disk, and nothing else.
                    assert_eq!(*disk, text.as_bytes());
                } else if let Ok(opened) = Record::<Hunt>::read(&disk) {
                    // Otherwise what stands there opens, and is the beginning of this game.
                    assert!(text.as_bytes().starts_with(opened.record.text().as_bytes()));
                } else {
                    assert!(disk.len() < texts[0].len() || disk.is_empty());
                }
            }
            if length < 100 {
                // Each failing write is one more command that was answered without being on the disk.
                let tries = (0..=length).filter(|_| journal.keep(texts.last().unwrap()).is_err()).count();
                assert!(tries <= length);
                assert_eq!(*bytes.borrow(), texts.last().unwrap().as_bytes());
            }
        }
    }
}

/// A disk that says no to the first syncs, and counts them.
#[derive(Default)]
struct Slow {
    syncs: Rc<RefCell<usize>>,
    refuses: usize,
}

impl Disk for Slow {
    fn write_at(&mut self, _: u64, _: &[u8]) -> io::Result<()> {
        Ok(())
    }

    fn cut(&mut self, _: u64) -> io::Result<()> {
        Ok(())
    }

    fn sync(&mut self) -> io::Result<()> {
        *self.syncs.borrow_mut() += 1;
        if *self.syncs.borrow() <= self.refuses { Err(io::ErrorKind::Other.into()) } else { Ok(()) }
    }
}

#[test]
fn the_disk_is_waited_for_once_for_what_was_written_and_again_if_it_said_no() {
    let syncs = Rc::new(RefCell::new(0));
    let mut journal = Journal::new(Slow { syncs: Rc::clone(&syncs), refuses: 2 }, 0);
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 0, "nothing was written");
    journal.keep("a line\n").unwrap();
    assert!(journal.sync().is_err());
    assert!(journal.sync().is_err());
    assert!(journal.sync().is_ok());
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 3);
    journal.keep("a line\nanother\n").unwrap();
    assert!(journal.sync().is_ok());
    assert_eq!(*syncs.borrow(), 4);
}
