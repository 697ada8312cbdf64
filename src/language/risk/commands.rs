//! The commands of Risk, a row each.

use super::reader::{ATTACKER, COUNTED, DEFENDER, FellowshipsDie, ROLL, SET_OF_CARDS, die_said};
use crate::books::{D6, Roll, Throw, Word};
use crate::language::books::{ask, begins, either, named, own, plain, query, track};
use crate::language::line::{
    Behind, By, Choice, Flag, Many, Number, Part, Saying, Typed, Unless, rows, said, thrown, told,
};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard};
use crate::risk::Risk;
use crate::risk::board::Board;
use crate::risk::cards::{Adventure, Card};
use crate::risk::colour::{Colour, Players};
use crate::risk::command::{
    CardRing, Command as C, Conquest, Counted, Dice, HandSet, Leader, Named, OfWhom, Taken, Track,
};
use crate::risk::odds::{TO_THE_END, Way};
use crate::risk::options::{ITEMS, Options};
use crate::risk::step::Army;
use std::sync::Arc;

/// What can be asked, and changes nothing.
#[derive(Clone, Debug)]
pub enum Question {
    /// K10 to K16.
    Reinforcements,
    /// K11, by the table's counts.
    Counted(Counted),
    /// K13: the best set of a hand.
    Set(Vec<Card>),
    /// How many cards somebody has.
    Hand(String),
    /// K60: what is done before the game.
    Setup,
    /// K37.
    Connected([String; 2]),
    /// K46.
    Clock,
    /// K51.
    Score,
    /// K12: who holds how much of each region.
    Regions,
    /// K28 to K31.
    Odds { attacker: Army, targets: Vec<Army>, way: Way },
    /// One roll.
    Once { attacker: Army, defender: Army },
    /// The smallest stack with this chance at least, in hundredths.
    Need { percent: u8, leader: bool, targets: Vec<Army> },
}

/// What `new` asks for: the options, and a board that lies in a file.
#[derive(Clone, Debug)]
pub struct AskedRisk {
    /// Who plays, as far as it was said.
    pub players: Option<Players>,
    pub first: Option<Colour>,
    /// The path of a board.
    pub board: Option<String>,
    pub options: Options,
}

impl Default for AskedRisk {
    fn default() -> Self {
        let options = Options { board: Some(Board::trilogy()), ..Options::default() };
        Self { players: None, first: None, board: None, options }
    }
}

impl AskedRisk {
    /// Takes in a key of `new`.
    pub(super) fn option(&mut self, key: &str, value: &str) -> Result<(), Misheard> {
        let lower = value.to_ascii_lowercase();
        let one_of = |one: &str, other: &str, choices: &'static str| either(value, [one, other], choices);
        let options = &mut self.options;
        match key {
            "players" => {
                let colours: Result<Vec<Colour>, Misheard> = value.split(',').map(named).collect();
                let choices = "yellow or green, red or black; yellow or green, red and black; all four";
                let players =
                    Players::try_from(colours?).map_err(|_| Misheard::not_a_choice(value, choices))?;
                self.players = Some(players);
            }
            "first" => self.first = Some(named(value)?),
            "board" => match &*lower {
                "trilogy" => options.board = Some(Board::trilogy()),
                "none" => options.board = None,
                // What lies in a file is read where the game begins.
                _ => self.board = Some(value.to_owned()),
            },
            "doom" => options.doom = if one_of("4", "3", "doom=3, doom=4")? { 4 } else { 3 },
            "adventure" => {
                options.without_sites = one_of("leader", "site", "adventure=site, adventure=leader")?;
            }
            "neutrals" => {
                options.neutrals = if one_of("8", "16", "neutrals=16, neutrals=8")? { 8 } else { 16 };
            }
            "leaders" => options.leaders = if one_of("1", "2", "leaders=2, leaders=1")? { 1 } else { 2 },
            "spoils" => options.spoils = if one_of("5", "6", "spoils=6, spoils=5")? { 5 } else { 6 },
            "score" => options.teams = one_of("teams", "players", "score=players, score=teams")?,
            _ => options.hunt = one_of("on", "off", "hunt=off, hunt=on")?,
        }
        Ok(())
    }

    pub fn with(self, board: Option<Arc<Board>>) -> Option<Options> {
        let players = self.players?;
        Some(Options { players, first: self.first, board, ..self.options })
    }
}

type Read = Result<Meaning<Risk>, Misheard>;

const LEADER_TO: By<Leader> = By(
    |words| Ok(words.next_word().map_or(Leader::Place, |to| Leader::Move(to.to_owned()))),
    |leader| match leader {
        Leader::Place => String::new(),
        Leader::Move(to) => to.clone(),
    },
);
/// One place, or two.
const PLACES: By<Vec<String>> = By(
    |words| {
        let at = words.want()?.to_owned();
        Ok(std::iter::once(at).chain(words.next_word().map(str::to_owned)).collect())
    },
    |places| places.join(" "),
);
const POINTS: Number = Number(0, MOST_POINTS);

rows! { books Risk, C;
    "deal", "deal" { plain (C::Deal); }
    "own", "own C T… | own C rest" { plain (C::Own(by, territories)) [by: Typed, territories: Many(1, Typed)]; }
    "leader", "leader C T [off|T]" {
        plain (C::Leader(colour, at, what)) [colour: Typed, at: Typed, what: LEADER_TO];
    }
    "leaders", "leaders C T [T]" { plain (C::Leaders(colour, places)) [colour: Typed, places: PLACES]; }
    "setup", "setup" { ask (Question::Setup); }
    "tick", "tick K" { plain (C::Tick(item)) [item: Number(1, ITEMS as u64)]; }
    "begin", "begin [C|roll]" { plain (C::Begin(who)) [who: Unless(&[], Typed)]; }
    "done", "done [!]" { own (C::Done); }
    "reinforce", "reinforce [T [strongholds=S] [regions=R,…]]" {
        "" ask (Question::Reinforcements);
        ask (Question::Counted(counted)) [counted: COUNTED];
    }
    "trade", "trade X X X [!]" { own (C::Trade(set)) [set: SET_OF_CARDS]; }
    "set", "set X…" { by (set); }
    "hand", "hand C [territory=N] [adventure=N] [played=P]" {
        @alone ask (Question::Hand(colour)) [colour: Typed];
        plain (C::Hand(colour, set)) [colour: Typed, set: HAND_SET];
    }
    "fight", "fight A D [!] | fight T A T D [!]" {
        @unnamed own (C::Fight { places: None, attacker, defender }) [attacker: ATTACKER, defender: DEFENDER];
        own (C::Fight { places: Some([from, to]), attacker, defender }) [
            from: Typed, attacker: ATTACKER, to: Typed, defender: DEFENDER,
        ];
    }
    "roll", "roll N… : N… | roll [a=N] [d=N] | roll all [stop=N] [best]" {
        "all" plain (C::RollAll(way)) [way: WAY];
        @once plain (C::RollOnce(dice)) [dice: SO_MANY];
        plain (C::Roll(roll)) [roll: ROLLED];
    }
    "break", "break" { plain (C::Break); }
    "move", "move N" { plain (C::Move(battalions)) [battalions: Number(0, 999)]; }
    "conquer", "conquer T [from T] [leader] [!] | conquer [leader] [site] [last C] [!]" {
        own (C::Conquer(conquest)) [conquest: CONQUEST];
    }
    "fortify", "fortify T T [leader] [!]" {
        own (C::Fortify { from, to, leader }) [from: Typed, to: Typed, leader: Flag(LEADER, &[])];
    }
    "connected", "connected T T" { ask (Question::Connected([one, other])) [one: Typed, other: Typed]; }
    "from", "from T [!]" { own (C::From(from)) [from: Typed]; }
    "draw", "draw event [P]|mission|power [!]" {
        own (C::Draw { card, points }) [card: CARD, points: PointsOf(card.to_owned())];
    }
    "play", "play [C] P [NAME…] [!]" {
        own (C::Play { colour, points, name }) [colour: WHOSE, points: POINTS, name: CALLED];
    }
    "effect", "effect [C] TEXT… | effect off N" {
        @is_off plain (C::EffectOff(number)) [number: OFF];
        plain (C::Effect { until, text }) [until: UNTIL, text: Saying];
    }
    "ring", "ring [D[±N]|roll[±N]] | ring = N | ring +N | ring -N" {
        @sets track (Track::Ring);
        plain (C::Ring(die)) [die: FellowshipsDie(&[])];
    }
    "card", "card ring stay|on|[D|roll][±N] [by C P] [!]" {
        "ring" own (C::CardRing(what, of)) [what: CARD_RING, of: Behind(Flag("by", &[]), OF_WHOM)];
    }
    "hunt", "hunt [D D|roll]" { plain (C::Hunt(throw)) [throw: HUNTED]; }
    "clock", "clock" { ask (Question::Clock); }
    "score", "score [C T [strongholds=S] [regions=R,…]]" {
        "" ask (Question::Score);
        plain (C::Score { colour, counted }) [colour: Typed, counted: COUNTED];
    }
    "winner", "winner C" { plain (C::Winner(who)) [who: Typed]; }
    "regions", "regions" { ask (Question::Regions); }
    "odds", "odds A D… [stop=N] [best] | odds once A D" {
        "once" ask (Question::Once { attacker, defender }) [attacker: ATTACKER, defender: DEFENDER];
        by (odds);
    }
    "need", "need N%[l] D…" { by (need); }
}

/// A command behind which no `!` can stand.
fn set(words: &mut Reader<'_>) -> Read {
    let hand = words.words.len();
    let cards = words.cards()?;
    match hand {
        0 => words.missing(),
        1..=20 => query(Question::Set(cards)),
        _ => Err(Misheard::NotANumber { word: hand.to_string(), least: 1, most: 20 }),
    }
}

fn odds(words: &mut Reader<'_>) -> Read {
    let attacker = ATTACKER.read(words)?;
    let targets = targets(words)?;
    query(Question::Odds { attacker, targets, way: way(words)? })
}

fn need(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let wrong = || Misheard::not_a_choice(word, "1% … 99%, 1%l … 99%l");
    let (percent, behind) = word.split_once('%').ok_or_else(wrong)?;
    let leader = match behind {
        "" => false,
        "l" | "L" => true,
        _ => return Err(wrong()),
    };
    let percent = number(percent, 1, 99)? as u8;
    query(Question::Need { percent, leader, targets: targets(words)? })
}

fn alone(words: &Reader<'_>) -> bool {
    words.words.len() < 2
}

fn unnamed(words: &Reader<'_>) -> bool {
    words.words.len() < 3
}

fn once(words: &Reader<'_>) -> bool {
    let rolls = words.words.first().is_none_or(|word| begins(word, ROLL, &[ROLL]));
    rolls || words.words.iter().any(|word| word.contains('='))
}

fn is_off(words: &Reader<'_>) -> bool {
    let is_number = |word: &str| word.bytes().all(|sign| sign.is_ascii_digit());
    matches!(*words.words, [off, number] if off.eq_ignore_ascii_case("off") && is_number(number))
}

fn sets(words: &Reader<'_>) -> bool {
    words.words.first().is_some_and(|word| word.starts_with(['+', '-', '=']))
}

fn keys_said(keys: &[(&str, Option<String>)]) -> String {
    let said = keys.iter().filter_map(|(key, value)| Some(format!("{key}={}", value.as_ref()?)));
    said.collect::<Vec<_>>().join(" ")
}

const HAND_SET: By<HandSet> = By(
    |words| {
        let mut set = HandSet::default();
        for (key, value) in words.pairs("territory, adventure, played", "")? {
            let of = match &*key {
                "territory" => &mut set.territory,
                "adventure" => &mut set.adventure,
                _ => &mut set.played,
            };
            *of = Some(number(value, 0, 99)? as u16);
        }
        Ok(set)
    },
    |set| {
        let keys = [("territory", set.territory), ("adventure", set.adventure), ("played", set.played)];
        keys_said(&keys.map(|(key, count)| (key, count.map(|count| count.to_string()))))
    },
);

/// How many dice of each side, if that is said; `roll roll` says no more than `roll`.
const SO_MANY: By<Dice> = By(
    |words| {
        let mut dice = Dice::default();
        if !words.words.iter().any(|word| word.contains('=')) {
            words.take_of(ROLL, &[ROLL]);
            return Ok(dice);
        }
        for (key, value) in words.pairs("a, d", "")? {
            if key == "a" {
                dice.attack = Some(number(value, 1, 3)? as usize);
            } else {
                dice.defence = Some(number(value, 1, 2)? as usize);
            }
        }
        Ok(dice)
    },
    |dice| {
        let keys = [("a", dice.attack), ("d", dice.defence)];
        keys_said(&keys.map(|(key, count)| (key, count.map(|count| count.to_string()))))
    },
);

const ROLLED: By<Roll<D6>> = By(
    |words| match words.faces_of_sides(2)? {
        Throw::Told(roll) => Ok(roll),
        Throw::App | Throw::Unsaid(_) => words.missing(),
    },
    thrown,
);
const HUNTED: By<Throw<Roll<D6>>> = By(|words| words.faces_of_sides(1), |throw| told(throw, ROLL, thrown));

const CARD: By<Adventure> = By(|words| Choice.read(words), |card| card.to_string());

/// The points of this card, if it has any.
struct PointsOf(Adventure);

impl Part<u16> for PointsOf {
    fn read(&self, words: &mut Reader<'_>) -> Result<u16, Misheard> {
        let has_points = self.0 == Adventure::Event && !words.words.is_empty();
        if has_points { POINTS.read(words) } else { Ok(0) }
    }

    fn print(&self, points: &u16) -> String {
        if *points == 0 { String::new() } else { points.to_string() }
    }
}

/// A player, before a number.
const WHOSE: By<Option<String>> = By(
    |words| {
        let counts = |word: &&str| word.starts_with(|sign: char| sign.is_ascii_digit());
        if words.words.first().is_some_and(counts) { Ok(None) } else { Typed.read(words).map(Some) }
    },
    |whose| whose.clone().unwrap_or_default(),
);
/// What a card is called, if there is a word more; a `!` alone is none.
const CALLED: By<Option<String>> = By(
    |words| Ok(if words.words.is_empty() { None } else { words.reason() }),
    |called| called.clone().unwrap_or_default(),
);
const OFF: By<u64> = By(
    |words| {
        words.next_word();
        words.number(0, 999)
    },
    |number| format!("off {number}"),
);
const UNTIL: By<Option<Colour>> = By(
    |words| {
        let until = words.words.first().and_then(|word| word.to_ascii_lowercase().parse().ok());
        if until.is_some() {
            words.next_word();
        }
        Ok(until)
    },
    |until| until.map_or_else(String::new, |colour| colour.to_string()),
);
const OF_WHOM: By<OfWhom> = By(
    |words| Ok(OfWhom { colour: Typed.read(words)?, points: POINTS.read(words)? }),
    |of| format!("{} {}", of.colour, of.points),
);

/// The most points that are printed on a card.
const MOST_POINTS: u64 = 99;
/// K31: the defender throws as he does best.
const BEST: &str = "best";
/// K29: as many territories as are told of in one chain.
const MOST_TARGETS: usize = 9;

/// The defenders, up to a word that is none.
fn targets(words: &mut Reader<'_>) -> Result<Vec<Army>, Misheard> {
    let mut targets = vec![DEFENDER.read(words)?];
    let is_way = |word: &str| word.contains('=') || begins(word, BEST, &[BEST]);
    while words.words.first().is_some_and(|word| !is_way(word)) {
        if targets.len() == MOST_TARGETS {
            return Err(Misheard::TooManyWords { word: words.want()?.to_owned(), usage: words.usage });
        }
        targets.push(DEFENDER.read(words)?);
    }
    Ok(targets)
}

/// `stop=N` and `best`, in any order.
fn way<'a>(words: &mut Reader<'a>) -> Result<Way, Misheard> {
    let mut way = TO_THE_END;
    let whole = |word: &&'a str| if begins(word, BEST, &[BEST]) { BEST } else { *word };
    let said: Vec<&str> = words.words.iter().map(whole).collect();
    words.words = &[];
    let mut said = Reader { words: &said, ..*words };
    for (key, value) in said.pairs("stop, best", BEST)? {
        match &*key {
            "stop" => way.stop = number(value, 1, 998)? as u16,
            _ if value.is_empty() => way.best = true,
            _ => return Err(Misheard::not_a_choice(value, "best")),
        }
    }
    Ok(way)
}

const WAY: By<Way> = By(way, |way| {
    let stop = if way.stop == TO_THE_END.stop { String::new() } else { format!("stop={}", way.stop) };
    said(&[&stop, if way.best { BEST } else { "" }], &[], Word::Rules)
});

/// K43: what a card does.
const CARD_RING: By<CardRing> = By(
    |words| {
        const WORDS: [&str; 4] = ["stay", "on", "by", ROLL];
        Ok(if words.take_of("stay", &WORDS) {
            CardRing::Stay
        } else if words.take_of("on", &WORDS) {
            CardRing::On
        } else {
            CardRing::Die(words.fellowships_die(&WORDS[..3])?)
        })
    },
    |what| match what {
        CardRing::Stay => "stay".to_owned(),
        CardRing::On => "on".to_owned(),
        CardRing::Die(die) => die_said(die),
    },
);

/// With a board and without one it is said in other words, and which it is, is known where it is carried out: what can be
/// understood as both is both.
fn conquest(words: &mut Reader<'_>) -> Result<Conquest, Misheard> {
    let said = words.words;
    let counted = taken(words).ok().filter(|_| words.words.is_empty());
    words.words = said;
    let is_ours = |word: &&str| TAKEN.iter().any(|our| word.eq_ignore_ascii_case(our));
    if said.first().is_none_or(is_ours) {
        taken(words)?;
        return Ok(Conquest { named: None, counted });
    }
    let by_name = by_name(words);
    if counted.is_none() {
        return Ok(Conquest { named: Some(by_name?), counted });
    }
    let named = by_name.ok().filter(|_| words.words.is_empty());
    words.words = &[];
    Ok(Conquest { named, counted })
}

const CONQUEST: By<Conquest> = By(conquest, |it| match (&it.named, &it.counted) {
    (Some(Named { territory, from, leader }), _) => {
        let from = from.as_ref().map_or_else(String::new, |from| format!("from {from}"));
        said(&[territory, &from, if *leader { LEADER } else { "" }], &[], Word::Rules)
    }
    (None, Some(Taken { leader, site, last })) => {
        let last = last.as_ref().map_or_else(String::new, |last| format!("last {last}"));
        let word = |is: bool, word: &'static str| if is { word } else { "" };
        said(&[word(*leader, LEADER), word(*site, "site"), &last], &[], Word::Rules)
    }
    (None, None) => String::new(),
});

fn by_name(words: &mut Reader<'_>) -> Result<Named, Misheard> {
    let territory = words.want()?.to_owned();
    let from = words.take_of("from", &["from", LEADER]).then(|| words.want().map(str::to_owned));
    Ok(Named { territory, from: from.transpose()?, leader: words.take_of(LEADER, &[LEADER]) })
}

/// The words of a conquest without a board, in their order.
const TAKEN: [&str; 3] = [LEADER, "site", "last"];
const LEADER: &str = "leader";

fn taken(words: &mut Reader<'_>) -> Result<Taken, Misheard> {
    let leader = words.take_of(LEADER, &TAKEN);
    let left = if leader { &TAKEN[1..] } else { &TAKEN };
    let site = words.take_of("site", left);
    let left = if site { &TAKEN[2..] } else { left };
    let last = words.take_of("last", left).then(|| words.want().map(str::to_owned));
    Ok(Taken { leader, site, last: last.transpose()? })
}
