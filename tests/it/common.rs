//! What most tests begin with: players who do anything that comes into their heads, the same again for the same
//! number; and folders that go with the test.
#![allow(dead_code, reason = "every test uses its own part of this")]

use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::ffi::OsStr;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use underhill::hunt::Event;
use underhill::hunt::{self, Hunt, Occasion, Part2, Phase, State};
use underhill::referee::{Referee, Reply};
use underhill::store::Store;
use underhill::table::Act;

/// A player's whims.
pub struct Whims(pub StdRng);

impl Whims {
    pub fn new(number: u64) -> Self {
        Self(StdRng::seed_from_u64(number))
    }

    pub fn below(&mut self, bound: u32) -> u32 {
        self.0.random_range(0..bound)
    }

    pub fn chance(&mut self, percent: u32) -> bool {
        self.below(100) < percent
    }

    pub fn one_of<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        items.choose(&mut self.0)
    }

    /// A location of the board on the table, or now and then anything.
    pub fn location(&mut self, state: &State) -> String {
        let on_board: Vec<String> = match &state.view.options.board {
            Some(board) => board.locations().map(|location| location.to_string()).collect(),
            None => (1..40).map(|number| number.to_string()).collect(),
        };
        match self.one_of(&on_board) {
            Some(location) if !self.0.random_bool(0.05) => location.clone(),
            _ => self.below(1100).to_string(),
        }
    }

    fn featured(&mut self, state: &State) -> String {
        let entered: Vec<String> = state.walked().iter().map(ToString::to_string).collect();
        if self.chance(50) && !entered.is_empty() {
            self.one_of(&entered).unwrap().clone()
        } else {
            self.location(state)
        }
    }

    pub fn question(&mut self, state: &State) -> String {
        match self.below(5) {
            0 | 1 => format!("search {}", self.featured(state)),
            2 | 3 => format!("hunt {}", self.featured(state)),
            _ => format!(
                "perception {}",
                if state.view.part2.is_some() {
                    self.one_of(&["IV", "V", "VI", "IV-A", "IV-B", "V-A", "V-C", "VI-B", "VI-Z"]).unwrap()
                } else {
                    self.one_of(&["I", "II", "III", "I-A", "I-B", "II-A", "II-C", "III-B", "VI-Z"]).unwrap()
                }
            ),
        }
    }

    /// A move of the Ring-bearer's that the rules allow, if they allow any location at all.
    pub fn entry(&mut self, state: &State) -> String {
        let reach = hunt::reach(state).unwrap_or_default();
        match self.one_of(&reach) {
            Some(location) if self.chance(60) => location.to_string(),
            _ if state.view.phase == Phase::Escape => "stay".into(),
            _ => ".".into(),
        }
    }

    /// What hands may say to the table's tracks at any time.
    pub fn tables_word(&mut self, state: &State) -> String {
        let location = self.location(state);
        match self.below(19) {
            16 => format!("eyes = {}", self.below(4)),
            17 => format!("pool -{}", self.one_of(&["0", "1", "eye", "3r"]).unwrap()),
            18 => format!("pool +{}", self.one_of(&["1", "2", "eye", "eyer"]).unwrap()),
            0 => format!("corruption +{}", self.below(3)),
            1 => format!("corruption -{} weariness", self.below(4)),
            2 => format!("corruption = {}", self.below(9)),
            3 => format!("fellowship +{}", self.below(3)),
            4 => "fellowship -1".into(),
            5 => format!("fellowship = {}", self.below(5)),
            6 => "fellowship remove".into(),
            7 => format!(
                "company flip {}",
                self.one_of(&["frodo", "sam", "pippin", "merry", "strider"]).unwrap()
            ),
            8 => format!("company unflip {}", self.one_of(&["frodo", "sam", "pippin", "merry"]).unwrap()),
            9 => "company add merry".into(),
            10 => format!("red {}", self.one_of(&["eye", "4", "3"]).unwrap()),
            11 => "barrow-wights".into(),
            12 => format!("track {location} {}", self.one_of(&["eye", "sword", "off"]).unwrap()),
            13 => format!("token {location} {}", self.one_of(&["found", "hidden"]).unwrap()),
            14 => format!("tell it is near {location}"),
            _ => "note nothing".into(),
        }
    }

    /// Something to say, mostly sensible.
    pub fn command(&mut self, state: &State) -> String {
        let view = &state.view;
        if self.chance(8) {
            return self.tables_word(state);
        }
        if let Some(part2) = &view.part2
            && view.drawn.is_none()
            && view.asked.is_none()
        {
            return self.part2(state, part2);
        }
        if view.asked.is_some() {
            return (*self.one_of(&["answer", "answer", "withdraw", "blocked by a card"]).unwrap()).into();
        }
        if let Some((tiles, occasion)) = &view.drawn {
            if self.chance(50) {
                return "accept".into();
            }
            let tile = self.one_of(tiles).map_or("eye".into(), ToString::to_string);
            let with = if *occasion == Occasion::Encounter { "sam" } else { "card" };
            if self.chance(30) {
                let other = self.one_of(tiles).map_or("eye".into(), ToString::to_string);
                return format!("cancel {tile} with {with} {other} with card");
            }
            return format!("cancel {tile} with {}", self.one_of(&[with, "card", "frodo", "merry"]).unwrap());
        }
        match view.phase {
            Phase::Setup if !view.start_set => "start draw".into(),
            Phase::Setup if !view.information_set => "information draw".into(),
            Phase::Setup if !view.given => {
                let tokens: Vec<String> = state.hidden.information.keys().map(ToString::to_string).collect();
                format!("give {}", self.one_of(&tokens).unwrap())
            }
            Phase::Setup => format!("begin shadows={}", self.below(7)),
            Phase::RingBearer if view.moved || view.rested => match self.below(10) {
                0 => format!("card move {}", self.entry(state)),
                1 => format!("card {}", self.question(state)),
                2 => format!("draw {}", 1 + self.below(3)),
                _ => "done".into(),
            },
            Phase::RingBearer => match self.below(12) {
                0 => "rest".into(),
                1 => "done".into(),
                2 => format!("move {} !", self.location(state)),
                3 => format!("move {}", self.location(state)),
                4 => format!("move {} free", self.entry(state)),
                _ => format!("move {}", self.entry(state)),
            },
            Phase::Ringwraiths => match self.below(10) {
                0..=2 => "done".into(),
                3 => format!("ask {}", self.question(state)),
                4 => format!("card move {}", self.entry(state)),
                5 => format!("ask card {}", self.question(state)),
                _ => self.question(state),
            },
            Phase::Encounter => format!("nazgul {}", self.below(5)),
            Phase::Escape => format!("escape {}", self.entry(state)),
            Phase::Rescue => "rescue".into(),
            Phase::Refresh => match self.below(8) {
                0 => format!("card move {}", self.entry(state)),
                1 => format!("card {}", self.question(state)),
                2 => "draw 2".into(),
                3 => format!("ask card {}", self.question(state)),
                _ => format!("refresh shadows={}", self.below(4)),
            },
            Phase::Tiles => "accept".into(),
            Phase::Bree | Phase::Rescued => format!(
                "part2 shelters={} length={}",
                self.one_of(&["on", "off"]).unwrap(),
                self.one_of(&["secret", "secret", "open"]).unwrap()
            ),
            Phase::Letter => "part2".into(),
            Phase::Corrupted | Phase::Rivendell | Phase::Hiding | Phase::Fleeing => "phase".into(),
        }
    }

    /// Says something, and tells what, what came back, and how things stand then. A refusal changes nothing.
    pub fn says_to(&mut self, referee: &mut Referee) -> (String, Reply, State) {
        let before = referee.state::<Hunt>().unwrap().clone();
        let command = self.command(&before);
        let reply = referee.hear(&command).unwrap();
        let state = referee.state::<Hunt>().unwrap().clone();
        if !reply.accepted() {
            assert_eq!(state.view, before.view, "{command}");
            assert_eq!(state.hidden, before.hidden, "{command}");
        }
        (command, reply, state)
    }

    /// Where Gandalf may go from where he is.
    pub fn gandalf(&mut self, state: &State) -> String {
        let board = state.view.options.board.clone().expect("the practice board is known");
        let here = state.gandalf().expect("he is in play");
        let there: Vec<String> =
            board.connected(here).iter().map(|(location, _)| location.to_string()).collect();
        self.one_of(&there).cloned().unwrap_or_else(|| here.to_string())
    }

    fn part2(&mut self, state: &State, part2: &Part2) -> String {
        let State { view, hidden } = state;
        match view.phase {
            Phase::Setup if !part2.journey_set && hidden.drawn_journeys.is_none() => "journey draw".into(),
            Phase::Setup if !part2.journey_set => {
                format!("journey keep {}", self.one_of(&["short", "long"]).unwrap())
            }
            Phase::Setup if !part2.deeds_set => "deeds draw".into(),
            Phase::Setup if !part2.gandalf_set => {
                format!("gandalf start {}", self.one_of(&hidden.deeds.kept).unwrap())
            }
            Phase::Setup => {
                format!("begin shadows={}{}", self.below(7), self.one_of(&["", "", " lord"]).unwrap())
            }
            Phase::RingBearer if !view.moved && !view.rested => match self.below(14) {
                0 => "rest".into(),
                1 => "card advance".into(),
                2 => "done".into(),
                3 => "advance free".into(),
                4 => "card course".into(),
                5 => format!("card {}", self.question(state)),
                _ => "advance".into(),
            },
            Phase::RingBearer if state.gandalf().is_none() => match self.below(6) {
                0 => format!("card {}", self.question(state)),
                _ => "done".into(),
            },
            Phase::RingBearer if state.gandalf().is_some_and(|here| here.is_exit()) && self.chance(60) => {
                "gandalf rivendell".into()
            }
            Phase::RingBearer if !part2.gandalf_moved && part2.figure.is_none() => match self.below(8) {
                0 => format!("card gandalf {}", self.gandalf(state)),
                1 => format!("gandalf {}", state.gandalf().unwrap()),
                2 => format!("gandalf {} !", self.location(state)),
                _ => format!("gandalf {}", self.gandalf(state)),
            },
            Phase::RingBearer => match self.below(10) {
                0 | 1 => "gandalf reveal".into(),
                2..=4 => "gandalf deed".into(),
                5 => format!("draw {}", 1 + self.below(3)),
                6 => (*self.one_of(&["lord in", "lord out"]).unwrap()).into(),
                _ => "done".into(),
            },
            Phase::Ringwraiths => match self.below(12) {
                0..=2 => "done".into(),
                3 => format!("ask {}", self.question(state)),
                4 => "card advance".into(),
                5 if state.gandalf().is_some() => format!("hunt {}", state.gandalf().unwrap()),
                6 => format!("perception {} morgul", self.one_of(&["IV", "V", "VI", "IV-A", "V-B"]).unwrap()),
                7 => format!("hunt {}", state.last_location().unwrap()),
                8 if state.gandalf().is_some() => format!("card gandalf {}", self.gandalf(state)),
                9 => (*self.one_of(&["gandalf rivendell", "lord in", "lord out"]).unwrap()).into(),
                _ => self.question(state),
            },
            Phase::Hiding => {
                let tokens = if hidden.deeds.drawn.is_empty() {
                    hidden.deeds.remaining.clone().unwrap_or_default()
                } else {
                    hidden.deeds.drawn.clone()
                };
                self.one_of(&tokens).map_or("gandalf hide 1".into(), |token| format!("gandalf hide {token}"))
            }
            Phase::Fleeing => {
                let tokens = hidden.deeds.remaining.clone().unwrap_or_default();
                self.one_of(&tokens).map_or("gandalf flee 1".into(), |token| format!("gandalf flee {token}"))
            }
            Phase::Encounter if part2.lord && self.chance(50) => {
                format!("nazgul {} lord", 1 + self.below(4))
            }
            Phase::Encounter => format!("nazgul {}", self.below(5)),
            Phase::Escape if part2.choosing => format!("course take {}", 1 + self.below(3)),
            Phase::Escape => match self.below(3) {
                0 => "course keep".into(),
                1 => "course change".into(),
                _ => format!("course draw {}", 1 + self.below(3)),
            },
            Phase::Refresh => match self.below(10) {
                0 => "card advance".into(),
                1 => "card course".into(),
                2 if state.gandalf().is_some() => format!("hunt {}", state.gandalf().unwrap()),
                3 if state.gandalf().is_some() => format!("card hunt {}", state.gandalf().unwrap()),
                4 => "gandalf rivendell".into(),
                _ => format!("refresh shadows={}", self.below(4)),
            },
            _ => "phase".into(),
        }
    }
}

/// Gives a command that has to be accepted.
pub fn accepted(referee: &mut Referee, command: &str) -> String {
    let reply = referee.hear(command).expect("a command is answered");
    assert!(reply.accepted(), "{command}: {}", reply.answer());
    reply.answer().to_owned()
}

/// Gives a command that has to be refused, and tells by which name.
pub fn refused(referee: &mut Referee, command: &str) -> String {
    let reply = referee.hear(command).expect("a command is answered");
    reply.refused_as().map(str::to_owned).unwrap_or_else(|| panic!("{command} is accepted"))
}

/// The public events of the lines from this one on.
pub fn public_events(referee: &Referee, before: usize) -> Vec<String> {
    let acts = &referee.kept::<Hunt>().unwrap().record().acts()[before..];
    acts.iter()
        .flat_map(|act| match act {
            Act::Did { events, .. } => events.as_slice(),
            _ => &[],
        })
        .filter_map(|event| match event {
            Event::Public(event) => Some(format!("{event:?}")),
            Event::Secret(_) => None,
        })
        .collect()
}

/// What two games answer, each to its own command, if the table cannot tell them apart by what happened.
pub fn heard_alike(pair: &mut [Referee; 2], commands: [&str; 2]) -> Option<[Reply; 2]> {
    let [one, other] = pair;
    let before = [&*one, &*other].map(|referee| referee.kept::<Hunt>().unwrap().record().acts().len());
    let replies = [one.hear(commands[0]).unwrap(), other.hear(commands[1]).unwrap()];
    let alike = public_events(one, before[0]) == public_events(other, before[1])
        && replies[0].accepted() == replies[1].accepted();
    alike.then_some(replies)
}

/// Who hears commands of which every one has to be accepted: a referee, or a desk with the program on it.
pub trait Hears {
    fn takes(&mut self, command: &str);

    fn knows(&self) -> &State;
}

impl Hears for Referee {
    fn takes(&mut self, command: &str) {
        accepted(self, command);
    }

    fn knows(&self) -> &State {
        self.state().expect("a game is on the table")
    }
}

/// What is said until a game has begun, and what is said then.
pub struct Table {
    options: String,
    start: String,
    information: String,
    gives: bool,
    begin: String,
    then: Vec<String>,
}

/// A Part 1 on the practice board, its start and tokens drawn, and none of them given away.
pub fn table() -> Table {
    Table {
        options: String::new(),
        start: "draw".into(),
        information: "draw".into(),
        gives: false,
        begin: "begin".into(),
        then: Vec::new(),
    }
}

/// Two days of a Part 1 with `seed=1` in which much is asked: Frodo sets out from 8, and goes to 10 and 18.
pub const PART_1: [&str; 18] = [
    "move 10",
    "done",
    // One of 7 journeys is left, by which he had been there: 2.81 bits. He was there a step before.
    "hunt 8",
    // Right beside it.
    "search 18",
    "perception I-B",
    "done",
    "move 18",
    "done",
    // 3 of 4 are left: 0.42 bits. Here as well he was a step before.
    "hunt 10",
    // The last of 3: 1.58 bits, and he is found.
    "hunt 18",
    "done",
    "nazgul 0",
    "accept",
    "escape stay",
    "move .",
    "done",
    // 12 of 13 are left: 0.12 bits.
    "perception II",
    "done",
];

/// A Part 1 of which the app knows nothing but three starts, with Frodo at 2.
pub fn in_box() -> Table {
    table().of("board=none tiles=none starts=1,2,3").at("2", "4 9 13 20 31")
}

impl Table {
    /// What is agreed on otherwise: all that stands behind `new`, but for what is given away.
    pub fn of(mut self, options: &str) -> Self {
        self.options = format!(" {options}");
        self
    }

    /// Start and tokens that are known.
    pub fn at(mut self, start: &str, information: &str) -> Self {
        (self.start, self.information) = (start.into(), information.into());
        self
    }

    /// One of the tokens is given away: the first there is.
    pub fn giving(mut self) -> Self {
        self.gives = true;
        self
    }

    pub fn shadows(mut self, shadows: u8) -> Self {
        self.begin = format!("begin shadows={shadows}");
        self
    }

    /// What is said after the game has begun.
    pub fn then(mut self, commands: &[&str]) -> Self {
        self.then.extend(commands.iter().map(ToString::to_string));
        self
    }

    fn set_up(&self) -> [String; 3] {
        let give = if self.gives { "" } else { " give=0" };
        [
            format!("new{give}{}", self.options),
            format!("start {}", self.start),
            format!("information {}", self.information),
        ]
    }

    /// All that is said, where nothing of it depends on what is drawn.
    pub fn commands(&self) -> Vec<String> {
        assert!(!self.gives, "which token is given is not known beforehand");
        let begin = [self.begin.clone()];
        self.set_up().into_iter().chain(begin).chain(self.then.clone()).collect()
    }

    /// Says all that to somebody.
    pub fn begins(&self, at: &mut impl Hears) {
        self.set_up().iter().for_each(|command| at.takes(command));
        if self.gives {
            let token = *at.knows().hidden.information.keys().next().expect("tokens lie there");
            at.takes(&format!("give {token}"));
        }
        at.takes(&self.begin);
        self.then.iter().for_each(|command| at.takes(command));
    }

    /// The game, kept nowhere, with draws that are the same every time.
    pub fn begun(self, seed: u64) -> Referee {
        let mut referee = Referee::new(None);
        let options = format!("seed={seed}{}", self.options);
        self.of(&options).begins(&mut referee);
        referee
    }
}

/// How many folders this process has had: no two of its tests come into each other's way, whatever they are called.
static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A folder of a test's own, which goes with the test.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Self {
        let folder = Self::not_yet(name);
        std::fs::create_dir_all(&folder).unwrap();
        folder
    }

    /// One that is not there yet: whoever writes in it makes it.
    pub fn not_yet(name: &str) -> Self {
        let (process, count) = (std::process::id(), FOLDERS.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(format!("underhill-{name}-{process}-{count}"));
        let _ = std::fs::remove_dir_all(&path);
        Self(path)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.join(name)
    }

    /// A referee who keeps games here.
    pub fn referee(&self) -> Referee {
        Referee::new(Some(Store::at(self)))
    }

    /// The only game in it.
    pub fn game(&self) -> PathBuf {
        let games = Store::at(self).games();
        assert_eq!(games.len(), 1, "{games:?}");
        games[0].clone()
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        &self.0
    }
}

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self
    }
}

impl AsRef<OsStr> for Folder {
    fn as_ref(&self) -> &OsStr {
        self.as_os_str()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
