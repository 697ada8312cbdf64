//! The terminal: lines in, lines out.

use super::plain::Plain;
use super::{LONGEST_LINE, Referee, copied};
use crate::language::{Language, clean};
use crate::store::{Store, Trouble, unreadable, unwritable};
use std::io::{self, BufRead, IsTerminal as _, Read as _, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

/// How long a terminal is waited for that still shows what is typed, in milliseconds.
const LONGEST_WAIT: u32 = 500;

#[derive(Clone, Debug, Default)]
pub struct Call {
    /// The commands, instead of standard input.
    pub file: Option<PathBuf>,
    /// Ends with the first refused command.
    pub strict: bool,
    /// A game, a letter or a board that is opened first.
    pub opens: Option<PathBuf>,
    /// Prints what the table may see.
    pub public: bool,
    /// Prints each command before its answer.
    pub echo: bool,
    /// Answers in whole sentences, and no line for programs.
    pub plain: bool,
    /// Where games are kept.
    pub data: Option<PathBuf>,
    /// The language of all sentences. Else whoever sits at a terminal is spoken to in that of the system, and a script
    /// in English, whatever the system.
    pub language: Option<Language>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By `quit`, or at the end of the input.
    Quit,
    /// By a refused command, with `strict`.
    Refused,
}

#[derive(Debug)]
pub enum Broken {
    Input(io::Error),
    Output(io::Error),
}

/// Runs the referee on standard input and output, or on a file.
/// Fails if the input cannot be read, or the output not be written. Output that nobody reads any more just ends the
/// run.
pub fn run(call: &Call) -> Result<End, Trouble> {
    let interactive = call.file.is_none() && io::stdin().is_terminal();
    // Whoever sits at a terminal plays; whoever pipes commands in may only be trying something.
    let store = match &call.data {
        Some(folder) => Some(Store::at(folder)),
        None if interactive => Store::of_platform(),
        None => None,
    };
    let mut referee = Referee::new(store);
    let usual = || if interactive { Language::of_system() } else { Language::default() };
    referee.speak(call.language.unwrap_or_else(usual));
    let output = io::stdout().lock();
    let result = match &call.file {
        Some(path) => {
            // A pipe is as good as a file here; a folder says nothing.
            if path.is_dir() {
                return Err(Trouble::NotAFile { path: path.display().to_string() });
            }
            let file = std::fs::File::open(path).map_err(|error| unreadable(path, &error))?;
            serve(&mut referee, call, io::BufReader::new(file), output, None)
        }
        None if interactive => {
            // Whoever does not want to see it plays all the same.
            if !call.plain {
                let _ = writeln!(io::stderr(), "{}", greeting(&referee));
            }
            serve(&mut referee, call, io::stdin().lock(), output, Some(&mut io::stderr()))
        }
        None => serve(&mut referee, call, io::stdin().lock(), output, None),
    };
    result.or_else(|broken| match broken {
        Broken::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(End::Quit),
        Broken::Output(error) => Err(unwritable(Path::new("stdout"), &error).besides_the_game()),
        Broken::Input(error) => Err(unreadable(call.file.as_deref().unwrap_or(Path::new("stdin")), &error)),
    })
}

/// What is said first: where games are kept, and what can be done.
pub(super) fn greeting(referee: &Referee) -> String {
    let folder = referee.store().map(|store| store.folder().display().to_string()).unwrap_or_default();
    let kept = if folder.is_empty() { "no" } else { "yes" };
    referee.words().say("greeting", &[("kept", kept.into()), ("folder", folder.into())])
}

/// Answers line after line, until `quit` or the end.
/// Fails if the input cannot be read or the output not be written.
pub fn serve(
    referee: &mut Referee,
    call: &Call,
    mut input: impl BufRead,
    mut output: impl Write,
    mut prompt: Option<&mut dyn Write>,
) -> Result<End, Broken> {
    let mut line = Vec::new();
    let mut plain = call.plain.then(Plain::default);
    if let Some(plain) = &mut plain {
        write_lines(&mut output, &plain.begins(referee)).map_err(Broken::Output)?;
    }
    let mut first = call.opens.as_deref().map(copied::opens);
    loop {
        if let Some(prompt) = prompt.as_mut().filter(|_| first.is_none()) {
            // Nothing that is answered hangs on it.
            let _ = write!(prompt, "> ").and_then(|()| prompt.flush());
        }
        line.clear();
        let read = match first.take() {
            Some(opens) => {
                line.extend_from_slice(opens.as_bytes());
                line.len()
            }
            None => {
                let mut limited = input.by_ref().take(LONGEST_LINE as u64 + 2);
                limited.read_until(b'\n', &mut line).map_err(Broken::Input)?
            }
        };
        if read == 0 {
            // What could not be written before may be written now.
            referee.close();
            return Ok(End::Quit);
        }
        let too_long = read > LONGEST_LINE && !line.ends_with(b"\n");
        if too_long {
            // It is refused; the rest of it need not be kept, and its blanks do not make it shorter.
            skip_line(&mut input).map_err(Broken::Input)?;
            line.fill(b'x');
        }
        let said = String::from_utf8_lossy(&line);
        if let Some(told) = plain.as_mut().and_then(|plain| plain.hear(&said, referee)) {
            write_lines(&mut output, &told).map_err(Broken::Output)?;
            continue;
        }
        let before = plain.as_ref().map(|_| super::plain::before(referee));
        let reply = if prompt.is_some() { referee.hear_asking(&said, ask) } else { referee.hear(&said) };
        let Some(reply) = reply else { continue };
        if let Some((plain, before)) = plain.as_mut().zip(before.as_ref()) {
            write_lines(&mut output, &plain.says(&reply, before, referee)).map_err(Broken::Output)?;
        } else {
            let text = if call.public { reply.print_public(call.echo) } else { reply.print(call.echo) };
            output.write_all(text.as_bytes()).and_then(|()| output.flush()).map_err(Broken::Output)?;
        }
        referee.sync();
        if reply.quit {
            return Ok(End::Quit);
        }
        if call.strict && !reply.accepted() {
            return Ok(End::Refused);
        }
    }
}

/// Writes sentences, a line each, whatever a file or a person has written in them.
fn write_lines(output: &mut impl Write, said: &[String]) -> io::Result<()> {
    said.iter().try_for_each(|line| writeln!(output, "{}", clean(line)))?;
    output.flush()
}

/// Asks whoever sits at the terminal for something that is not shown while he types it. He is asked when the terminal
/// shows nothing any more, and not a moment earlier: what is typed, or pasted, at once would stand there.
fn ask(sentence: &str) -> io::Result<String> {
    let (typing, typed) = mpsc::channel::<()>();
    thread::scope(|threads| {
        threads.spawn(move || {
            for _ in 0..LONGEST_WAIT {
                if !shows_what_is_typed() {
                    break;
                }
                // Nobody is asked any more where nothing can be typed.
                if typed.recv_timeout(Duration::from_millis(1)) == Err(RecvTimeoutError::Disconnected) {
                    return;
                }
            }
            let mut terminal = io::stderr();
            let _ = write!(terminal, "{sentence} ").and_then(|()| terminal.flush());
        });
        let answer = rpassword::read_password();
        drop(typing);
        answer
    })
}

#[cfg(unix)]
fn shows_what_is_typed() -> bool {
    use rustix::termios::{LocalModes, tcgetattr};
    tcgetattr(io::stdin()).is_ok_and(|terminal| terminal.local_modes.contains(LocalModes::ECHO))
}

/// Here nobody tells.
#[cfg(not(unix))]
fn shows_what_is_typed() -> bool {
    false
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (used, ended) = {
            let buffer = input.fill_buf()?;
            match buffer.iter().position(|&byte| byte == b'\n') {
                Some(at) => (at + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            }
        };
        input.consume(used);
        if ended {
            return Ok(());
        }
    }
}
