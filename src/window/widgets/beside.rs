//! Work that takes a while goes on beside the window, which stays answering, tells of it, and can be left.

use iced::Task;
use iced::futures::Stream;
use iced::futures::channel::mpsc::{self, unbounded};
use iced::task::Handle;
use std::fmt;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Before that nobody asks what is going on.
const SOON: Duration = Duration::from_millis(200);

/// What is heard of work.
#[derive(Clone, Debug)]
pub enum Step<T> {
    /// It takes long enough to be told of.
    TakesLong,
    Done(T),
}

/// Work that goes on. Whoever drops this has left it, and hears no more of it.
#[derive(Debug)]
pub struct Work {
    takes_long: bool,
    _left: Handle,
}

impl Work {
    pub fn is_long(&mut self) {
        self.takes_long = true;
    }

    pub fn takes_long(&self) -> bool {
        self.takes_long
    }
}

/// A look at something after each of these pauses, from a thread that sleeps in between.
pub fn pulse(pauses: impl Iterator<Item = Duration> + Send + 'static) -> impl Stream<Item = ()> {
    let (mut look, looks) = mpsc::channel(1);
    thread::spawn(move || {
        for pause in pauses {
            thread::sleep(pause);
            // One that was not heard yet is enough; and when nobody listens any more it is over.
            if look.try_send(()).is_err_and(|error| error.is_disconnected()) {
                return;
            }
        }
    });
    looks
}

/// Has something done in a thread of its own.
pub fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> (Work, Task<Step<T>>) {
    let (tell, steps) = unbounded();
    thread::spawn(move || {
        let (done, waits) = channel();
        thread::spawn(move || done.send(work()));
        let result = match waits.recv_timeout(SOON) {
            Err(RecvTimeoutError::Timeout) => {
                // Whoever has left does not want to know.
                let _ = tell.unbounded_send(Step::TakesLong);
                waits.recv().ok()
            }
            early => early.ok(),
        };
        result.map(|result| tell.unbounded_send(Step::Done(result)))
    });
    let (task, left) = Task::stream(steps).abortable();
    (Work { takes_long: false, _left: left.abort_on_drop() }, task)
}

/// Something of which there is only one, on its way through a message.
pub struct Handed<T>(Arc<Mutex<Option<T>>>);

impl<T> Handed<T> {
    pub fn new(it: T) -> Self {
        Self(Arc::new(Mutex::new(Some(it))))
    }

    pub fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).take()
    }
}

impl<T> Clone for Handed<T> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

/// Nobody prints it: it may be a secret.
impl<T> fmt::Debug for Handed<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("…")
    }
}

#[cfg(test)]
pub(in crate::window) mod tests {
    use super::*;
    use iced::futures::StreamExt as _;
    use iced::futures::executor::block_on;
    use iced_test::runtime::{Action, task};

    /// What is told of a task, in its order.
    pub fn told<T: Send + 'static>(task: Task<T>) -> Vec<T> {
        let steps = task::into_stream(task).unwrap().filter_map(async |action| match action {
            Action::Output(message) => Some(message),
            _ => None,
        });
        block_on(steps.collect())
    }

    #[test]
    fn work_is_told_of_when_it_takes_long() {
        let (_short, task) = beside(|| 7);
        assert!(matches!(told(task)[..], [Step::Done(7)]));
        let (_long, task) = beside(|| thread::sleep(2 * SOON));
        assert!(matches!(told(task)[..], [Step::TakesLong, Step::Done(())]));
    }

    #[test]
    fn work_that_was_left_is_not_heard_of_any_more() {
        let (work, task) = beside(|| 7);
        drop(work);
        assert!(told(task).is_empty());
    }

    #[test]
    fn what_is_handed_over_is_taken_once() {
        let handed = Handed::new("secret");
        assert_eq!(format!("{:?}", handed.clone()), "…");
        assert_eq!((handed.clone().take(), handed.take()), (Some("secret"), None));
    }
}
