//! The terminal in whole sentences, for whoever listens instead of looking: what was done, what hands do now, and a guide for
//! a first game. Commands are the same as everywhere; what programs read is not said.

use super::{Mark, Referee, Reply};
use crate::language::{Ear, Words};
use std::path::{Path, PathBuf};

/// The file of the game on the table, and how many lines its record has.
pub type Before = (Option<PathBuf>, usize);

/// How it stands before a line is heard.
pub fn before(referee: &Referee) -> Before {
    referee.game().map_or((None, 0), |game| (game.path().map(Path::to_path_buf), game.lines()))
}

/// What is remembered between two lines.
#[derive(Default)]
pub struct Plain {
    /// A first game is guided.
    guided: bool,
    /// What was said last of what hands do, and by the guide: nothing is said twice.
    now: String,
    guide: Option<String>,
}

impl Plain {
    /// What is said first: what this is, and what can be done.
    pub fn begins(&mut self, referee: &Referee) -> Vec<String> {
        let words = referee.words();
        let mut said = vec![
            words.say("plain-begin", &[]),
            super::terminal::greeting(referee),
            words.say("plain-guide", &[]),
        ];
        said.extend(self.goes_on(referee));
        said
    }

    /// What this door alone understands: the guide begins or ends. `None`: it is for the referee.
    pub fn hear(&mut self, line: &str, referee: &mut Referee) -> Option<Vec<String>> {
        let line = line.trim().to_ascii_lowercase();
        let mut said = match line.as_str() {
            "guide" => {
                self.guided = true;
                vec![referee.words().say("plain-guided", &[])]
            }
            "guide off" => {
                self.guided = false;
                return Some(vec![referee.words().say("plain-unguided", &[])]);
            }
            _ => return None,
        };
        // Whoever has no game yet begins one of practice with it.
        let begun = referee.game().is_none().then(|| referee.hear("new")).flatten();
        if let Some(reply) = begun.filter(|reply| !reply.accepted()) {
            said.push(reply.answer().to_owned());
        }
        (self.now, self.guide) = (String::new(), None);
        said.extend(self.goes_on(referee));
        Some(said)
    }

    /// A reply in sentences; `before`: which game was on the table, and how many lines its record had.
    pub fn says(&mut self, reply: &Reply, before: &Before, referee: &Referee) -> Vec<String> {
        let words = referee.words();
        if !reply.accepted() {
            let besides = reply.lines.iter().filter(|line| line.mark == Mark::Secret);
            let besides = besides.map(|line| alone(words, &line.text));
            let on_disk = reply.on_disk().map(str::to_owned);
            return std::iter::once(reply.answer().to_owned()).chain(besides).chain(on_disk).collect();
        }
        let (path, lines) = before;
        let same = referee.game().filter(|game| game.path() == path.as_deref() && game.lines() > *lines);
        let told = same.map(|game| game.in_sentences(words, *lines));
        let heard = |(ear, sentence): (Ear, String)| match ear {
            Ear::Table => sentence,
            Ear::Hidden => alone(words, &sentence),
        };
        let mut said: Vec<String> = match told {
            Some(told) => told.into_iter().map(heard).collect(),
            None if !reply.in_words.is_empty() => {
                reply.in_words.iter().map(|(mark, text)| for_whom(words, *mark, text)).collect()
            }
            // A game was begun or opened, or what only files were read or written for: its answer is for programs.
            None => {
                let told = reply.lines.iter().filter(|line| !line.is_seal && line.mark != Mark::Answer);
                let told: Vec<String> = told.map(|line| for_whom(words, line.mark, &line.text)).collect();
                let begun = referee.game().filter(|game| game.lines() == 1 && *lines != 1);
                match begun.filter(|_| told.is_empty()) {
                    Some(game) => game.in_sentences(words, 0).into_iter().map(heard).collect(),
                    None if told.is_empty() => vec![words.say("plain-done", &[])],
                    None => told,
                }
            }
        };
        said.extend(reply.on_disk().map(str::to_owned));
        said.extend(self.goes_on(referee));
        said
    }

    /// What hands do now, and what helps, where that is something else than before.
    fn goes_on(&mut self, referee: &Referee) -> Vec<String> {
        let words = referee.words();
        let Some(game) = referee.game() else { return Vec::new() };
        let mut said = Vec::new();
        let now = game.now(words);
        if now != self.now && !now.is_empty() {
            said.push(words.say("plain-now", &[("now", now.as_str().into())]));
            self.now = now;
        }
        let guide = game.guide(words).filter(|_| self.guided);
        if guide.is_some() && guide != self.guide {
            said.extend(guide.clone());
            self.guide = guide;
        }
        said
    }
}

fn for_whom(words: &Words, mark: Mark, said: &str) -> String {
    if mark == Mark::Secret { alone(words, said) } else { said.to_owned() }
}

fn alone(words: &Words, said: &str) -> String {
    words.say("plain-alone", &[("told", said.into())])
}
