//! The commands of Risk, a row each.

use super::reader::{ROLL, attacker, defender};
use crate::books::{Command as Books, Throw, Word};
use crate::language::books::{begins, either, named, own, query, track};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard, Usage};
use crate::risk::Risk;
use crate::risk::board::Board;
use crate::risk::cards::{Adventure, Card};
use crate::risk::colour::{Colour, Players};
use crate::risk::command::{
    CardRing, Command, Conquest, Counted, HandSet, Leader, Named, OfWhom, Taken, Track,
};
use crate::risk::odds::Way;
use crate::risk::options::{ITEMS, Options};
use crate::risk::step::Army;
use std::sync::Arc;

/// What can be asked, and changes nothing.
#[derive(Clone, Debug)]
#[allow(missing_docs, reason = "the fields are named by what they hold")]
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
    /// Who begins, if it was said.
    pub first: Option<Colour>,
    /// The path of a board.
    pub board: Option<String>,
    /// All else.
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
    ///
    /// # Errors
    ///
    /// If it cannot have that value.
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

    /// The options with a board.
    pub fn with(self, board: Option<Arc<Board>>) -> Option<Options> {
        let players = self.players?;
        Some(Options { players, first: self.first, board, ..self.options })
    }
}

type Read = Result<Meaning<Risk>, Misheard>;

/// A command behind which no `!` can stand.
fn plain(command: Command) -> Read {
    Ok(Meaning::Command(Books::Own(command, Word::Rules)))
}

/// The rows.
pub(super) const ROWS: &[Usage<Risk>] = &[
    Usage::new("deal", "deal", |_| plain(Command::Deal)),
    Usage::new("own", "own C T… | own C rest", |words| {
        let by = words.want()?.to_owned();
        let mut territories = vec![words.want()?.to_owned()];
        while let Some(word) = words.next_word() {
            territories.push(word.to_owned());
        }
        plain(Command::Own(by, territories))
    }),
    Usage::new("leader", "leader C T [off|T]", |words| {
        let [colour, at] = [words.want()?.to_owned(), words.want()?.to_owned()];
        let what = words.next_word().map_or(Leader::Place, |to| Leader::Move(to.to_owned()));
        plain(Command::Leader(colour, at, what))
    }),
    Usage::new("leaders", "leaders C T [T]", |words| {
        let [colour, at] = [words.want()?.to_owned(), words.want()?.to_owned()];
        let other = words.next_word().map(str::to_owned);
        plain(Command::Leaders(colour, std::iter::once(at).chain(other).collect()))
    }),
    Usage::new("setup", "setup", |_| query(Question::Setup)),
    Usage::new("tick", "tick K", |words| {
        let item = words.number(1, ITEMS.into())? as u8;
        plain(Command::Tick(item))
    }),
    Usage::new("begin", "begin [C|roll]", |words| {
        let who = words.next_word().map(str::to_owned);
        plain(Command::Begin(who))
    }),
    Usage::new("done", "done [!]", |words| own(words, Command::Done)),
    Usage::new("reinforce", "reinforce [T [strongholds=S] [regions=R,…]]", |words| {
        if words.words.is_empty() {
            return query(Question::Reinforcements);
        }
        query(Question::Counted(words.counted()?))
    }),
    Usage::new("trade", "trade X X X [!]", |words| {
        let set = words.set()?;
        own(words, Command::Trade(set))
    }),
    Usage::new("set", "set X…", |words| {
        let hand = words.words.len();
        let cards = words.cards()?;
        match hand {
            0 => Err(Misheard::TooFewWords { usage: words.usage }),
            1..=20 => query(Question::Set(cards)),
            _ => Err(Misheard::NotANumber { word: hand.to_string(), least: 1, most: 20 }),
        }
    }),
    Usage::new("hand", "hand C [territory=N] [adventure=N] [played=P]", |words| {
        let colour = words.want()?.to_owned();
        if words.words.is_empty() {
            return query(Question::Hand(colour));
        }
        let mut set = HandSet::default();
        for (key, value) in words.keys("territory, adventure, played")? {
            let of = match &*key {
                "territory" => &mut set.territory,
                "adventure" => &mut set.adventure,
                _ => &mut set.played,
            };
            *of = Some(number(&value, 0, 99)? as u16);
        }
        plain(Command::Hand(colour, set))
    }),
    Usage::new("fight", "fight A D [!] | fight T A T D [!]", |words| {
        let (places, attacks, defends) = if words.words.len() > 2 {
            let (from, attacks) = (words.want()?.to_owned(), words.want()?);
            let (to, defends) = (words.want()?.to_owned(), words.want()?);
            (Some([from, to]), attacks, defends)
        } else {
            (None, words.want()?, words.want()?)
        };
        let (attacker, defender) = (attacker(attacks)?, defender(defends)?);
        own(words, Command::Fight { places, attacker, defender })
    }),
    Usage::new("roll", "roll N… : N… | roll [a=N] [d=N] | roll all [stop=N] [best]", roll),
    Usage::new("break", "break", |_| plain(Command::Break)),
    Usage::new("move", "move N", |words| {
        let battalions = words.number(0, 999)?;
        plain(Command::Move(battalions as u16))
    }),
    Usage::new("conquer", "conquer T [from T] [leader] [!] | conquer [leader] [site] [last C] [!]", conquer),
    Usage::new("fortify", "fortify T T [leader] [!]", |words| {
        let [from, to] = [words.want()?.to_owned(), words.want()?.to_owned()];
        let leader = words.take_of("leader", &["leader"]);
        own(words, Command::Fortify { from, to, leader })
    }),
    Usage::new("connected", "connected T T", |words| {
        query(Question::Connected([words.want()?.to_owned(), words.want()?.to_owned()]))
    }),
    Usage::new("from", "from T [!]", |words| {
        let from = words.want()?.to_owned();
        own(words, Command::From(from))
    }),
    Usage::new("draw", "draw event [P]|mission|power [!]", |words| {
        let card = words.one_of("event, mission, power")?;
        let has_points = card == Adventure::Event && !words.words.is_empty();
        let points = if has_points { words.number(0, MOST_POINTS)? as u16 } else { 0 };
        own(words, Command::Draw { card, points })
    }),
    Usage::new("play", "play [C] P [NAME…] [!]", |words| {
        let counts =
            words.words.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
        let colour = if counts { None } else { Some(words.want()?.to_owned()) };
        let points = words.number(0, MOST_POINTS)? as u16;
        let name = if words.words.is_empty() { None } else { words.reason() };
        own(words, Command::Play { colour, points, name })
    }),
    Usage::new("effect", "effect [C] TEXT… | effect off N", |words| {
        if let [off, number] = *words.words
            && off.eq_ignore_ascii_case("off")
            && number.bytes().all(|sign| sign.is_ascii_digit())
        {
            words.next_word();
            let number = words.number(0, 999)?;
            return plain(Command::EffectOff(number));
        }
        let until = words.words.first().and_then(|word| word.to_ascii_lowercase().parse().ok());
        if until.is_some() {
            words.next_word();
        }
        let text = words.saying()?;
        plain(Command::Effect { until, text })
    }),
    Usage::new("ring", "ring [D[±N]|roll[±N]] | ring = N | ring +N | ring -N", |words| {
        let sets = |word: &&str| word.starts_with(['+', '-', '=']);
        if words.words.first().is_some_and(sets) {
            return track(words, Track::Ring);
        }
        plain(Command::Ring(words.fellowships_die(&[])?))
    }),
    Usage::new("card", "card ring stay|on|[D|roll][±N] [by C P] [!]", card),
    Usage::new("hunt", "hunt [D D|roll]", |words| {
        let throw = words.faces_of_sides(1)?;
        plain(Command::Hunt(throw))
    }),
    Usage::new("clock", "clock", |_| query(Question::Clock)),
    Usage::new("score", "score [C T [strongholds=S] [regions=R,…]]", |words| {
        let Some(colour) = words.next_word() else { return query(Question::Score) };
        let counted = words.counted()?;
        plain(Command::Score { colour: colour.to_owned(), counted })
    }),
    Usage::new("winner", "winner C", |words| {
        let who = words.want()?.to_owned();
        plain(Command::Winner(who))
    }),
    Usage::new("regions", "regions", |_| query(Question::Regions)),
    Usage::new("odds", "odds A D… [stop=N] [best] | odds once A D", |words| {
        if words.take_of("once", &["once"]) {
            let (attacker, defender) = (attacker(words.want()?)?, defender(words.want()?)?);
            return query(Question::Once { attacker, defender });
        }
        let attacker = attacker(words.want()?)?;
        let targets = targets(words)?;
        let way = way(words)?;
        query(Question::Odds { attacker, targets, way })
    }),
    Usage::new("need", "need N%[l] D…", |words| {
        let word = words.want()?;
        let wrong = || Misheard::not_a_choice(word, "1% … 99%, 1%l … 99%l");
        let (percent, behind) = word.split_once('%').ok_or_else(wrong)?;
        let leader = match behind {
            "" => false,
            "l" | "L" => true,
            _ => return Err(wrong()),
        };
        let percent = number(percent, 1, 99)? as u8;
        let targets = targets(words)?;
        query(Question::Need { percent, leader, targets })
    }),
];

/// The most points that are printed on a card.
const MOST_POINTS: u64 = 99;
/// K31: the defender throws as he does best.
const BEST: &str = "best";
/// K29: as many territories as are told of in one chain.
const MOST_TARGETS: usize = 9;

/// The defenders, up to a word that is none.
fn targets(words: &mut Reader<'_>) -> Result<Vec<Army>, Misheard> {
    let mut targets = vec![defender(words.want()?)?];
    let is_way = |word: &str| word.contains('=') || begins(word, BEST, &[BEST]);
    while words.words.first().is_some_and(|word| !is_way(word)) {
        let word = words.want()?;
        if targets.len() == MOST_TARGETS {
            return Err(Misheard::TooManyWords { word: word.to_owned(), usage: words.usage });
        }
        targets.push(defender(word)?);
    }
    Ok(targets)
}

/// `stop=N` and `best`, in any order.
fn way<'a>(words: &mut Reader<'a>) -> Result<Way, Misheard> {
    let mut way = crate::risk::odds::TO_THE_END;
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

fn roll(words: &mut Reader<'_>) -> Read {
    if words.take_of("all", &["all", ROLL]) {
        let Way { stop, best } = way(words)?;
        return plain(Command::RollAll { stop, best });
    }
    if words.words.is_empty() || words.words.iter().any(|word| word.contains('=')) {
        let (mut attack, mut defence) = (None, None);
        for (key, value) in words.keys("a, d")? {
            if key == "a" {
                attack = Some(number(&value, 1, 3)? as usize);
            } else {
                defence = Some(number(&value, 1, 2)? as usize);
            }
        }
        return plain(Command::RollOnce { attack, defence });
    }
    match words.faces_of_sides(2)? {
        Throw::Told(roll) => plain(Command::Roll(roll)),
        // `roll roll` says no more than `roll`.
        Throw::App | Throw::Unsaid(_) => plain(Command::RollOnce { attack: None, defence: None }),
    }
}

/// K43: what a card does, and whose it is.
fn card(words: &mut Reader<'_>) -> Read {
    const WORDS: [&str; 4] = ["stay", "on", "by", ROLL];
    if !words.take_of("ring", &["ring"]) {
        let word = words.want()?;
        return Err(Misheard::not_a_choice(word, "ring"));
    }
    let what = if words.take_of("stay", &WORDS) {
        CardRing::Stay
    } else if words.take_of("on", &WORDS) {
        CardRing::On
    } else {
        CardRing::Die(words.fellowships_die(&WORDS[..3])?)
    };
    let of = words.take_of("by", &["by"]).then(|| {
        let colour = words.want()?.to_owned();
        Ok::<_, Misheard>(OfWhom { colour, points: words.number(0, MOST_POINTS)? as u16 })
    });
    own(words, Command::CardRing(what, of.transpose()?))
}

/// With a board and without one it is said in other words, and which it is, is known where it is carried out: what can be
/// understood as both is both.
fn conquer(words: &mut Reader<'_>) -> Read {
    let said = words.words;
    let counted = taken(words).ok().filter(|_| words.words.is_empty());
    words.words = said;
    let is_ours = |word: &&str| TAKEN.iter().any(|our| word.eq_ignore_ascii_case(our));
    if said.first().is_none_or(is_ours) {
        taken(words)?;
        return own(words, Command::Conquer(Conquest { named: None, counted }));
    }
    let by_name = by_name(words);
    if counted.is_none() {
        return own(words, Command::Conquer(Conquest { named: Some(by_name?), counted }));
    }
    let named = by_name.ok().filter(|_| words.words.is_empty());
    words.words = &[];
    own(words, Command::Conquer(Conquest { named, counted }))
}

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
    let site = words.take_of("site", &TAKEN[1..]);
    let last = words.take_of("last", &TAKEN[2..]).then(|| words.want().map(str::to_owned));
    Ok(Taken { leader, site, last: last.transpose()? })
}
