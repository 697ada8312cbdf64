//! The commands of Battle of the Ring, a row each.

use super::BattleQuery;
use crate::battle::{
    Attack, Battle, BattleCommand, Cell, Centre, Fight, Owner, Piece, Power, SET_UP, STAYS, Setting, Waker,
};
use crate::books::{Command, D6, Throw, Word, find};
use crate::language::books::{PIPS, own, query, track};
use crate::language::reader::{Reader, shown};
use crate::language::{Meaning, Misheard, Usage};
use strum::VariantArray;

type Read = Result<Meaning<Battle>, Misheard>;

/// How a game is begun.
pub(super) const NEW: &str = "new battle [players=3|2] [draws=app|hand] [odds=open|off] [seed=N]";
/// The keys of that.
pub(super) const KEYS: &str = "players, draws, odds, seed";
/// Where the table can say that it stands.
pub(super) const PHASES: &str = "round N build, SIDE; round N first move, SIDE; round N attack, SIDE; \
    round N second move, SIDE; over: SIDE wins";

/// A row each.
pub(super) const COMMANDS: &[Usage<Battle>] = &[
    Usage::new("setup", "setup", |_| query(BattleQuery::SetUp)),
    Usage::new("tick", "tick K", |words| {
        let item = words.number(1, SET_UP.len() as u64)? as u8;
        own(words, BattleCommand::Tick(item))
    }),
    Usage::new("begin", "begin", |words| own(words, BattleCommand::Begin)),
    Usage::new("done", "done [!]", |words| own(words, BattleCommand::Done)),
    Usage::new("build", "build P CENTRE… [!]", build),
    Usage::new("builds", "builds", |_| query(BattleQuery::Builds)),
    Usage::new("attack", "attack P [elven] on P [elven] [fortress] [river] [dice N N|roll] [!]", attack),
    Usage::new("a", "a P [e] on P [e] [f] [r] [dice N N|roll] [!]", attack).told_as("help-attack"),
    Usage::new("ring", "ring [taken P|at PLACE [elven]|stay N|= S] [!]", ring),
    Usage::new("shire", "shire [saruman|alliance|sauron|left OWNER|= OWNER]", shire),
    Usage::new("fangorn", "fangorn awake gandalf|ring [over P] [!] / clear / = asleep|awake|closed", fangorn),
    Usage::new("paths", "paths awake|clear|lost [!] / = asleep|awake|closed", paths),
    Usage::new("moria", "moria in|out|passed [!] / = in|out", moria),
    Usage::new("isengard", "isengard = closed|open", |words| {
        let open = behind_equals(words, &[("closed", false), ("open", true)], "closed, open")?;
        set(words, Setting::Isengard { open })
    }),
    Usage::new("lost", "lost P", |words| {
        let piece = named(words, Piece::VARIANTS)?;
        set(words, Setting::Lost(piece))
    }),
    Usage::new("back", "back P", |words| {
        let piece = named(words, Piece::VARIANTS)?;
        set(words, Setting::Back(piece))
    }),
    Usage::new("count", "count P [+N|-N|= N]", count),
    Usage::new("odds", "odds P [e] [r], P… on P [e] [f] [r]", odds),
    Usage::new("need", "need N% P [e] on P [e] [f] [r]", need),
    Usage::new("march", "march P|ring H", |words| {
        let pieces = Piece::VARIANTS.iter().map(|piece| (piece.into(), Some(*piece)));
        let piece = one_of(words, &pieces.chain([(RING, None)]).collect::<Vec<_>>())?;
        let hexes = words.number(1, 99)? as u8;
        query(BattleQuery::March { piece, hexes })
    }),
];

/// What the Ring-bearer is called where pieces are named.
const RING: &str = "ring";

/// One of these names, by any beginning that it alone has.
fn one_of<T: Copy>(words: &mut Reader<'_>, all: &[(&'static str, T)]) -> Result<T, Misheard> {
    let word = words.want()?;
    let name =
        find(all.iter().map(|(name, _)| *name), word).map_err(|unknown| Misheard::of_name(word, unknown))?;
    let found = all.iter().find(|(known, _)| *known == name).map(|(_, meant)| *meant);
    found.ok_or_else(|| Misheard::NoSuchName { word: shown(word), nearest: name.to_owned() })
}

fn named<T: Copy>(words: &mut Reader<'_>, all: &[T]) -> Result<T, Misheard>
where
    for<'a> &'a T: Into<&'static str>,
{
    one_of(words, &all.iter().map(|it| (it.into(), *it)).collect::<Vec<_>>())
}

/// What stands behind a `=`, with a reason behind it if one likes (G8).
fn behind_equals<T: Copy>(
    words: &mut Reader<'_>,
    all: &[(&str, T)],
    choices: &'static str,
) -> Result<T, Misheard> {
    let word = words.behind_equals()?;
    let name = find(all.iter().map(|(name, _)| *name), word).ok();
    let found = all.iter().find(|(known, _)| Some(*known) == name).map(|(_, meant)| *meant);
    let _ = words.reason();
    found.ok_or(Misheard::NotAChoice { word: shown(word), choices })
}

/// The table sets something right: that is its word already.
fn set(words: &mut Reader<'_>, setting: Setting) -> Read {
    words.by_word = false;
    Ok(Meaning::Command(Command::Own(BattleCommand::Set(setting), Word::Table)))
}

fn is_set(words: &Reader<'_>) -> bool {
    words.words.first().is_some_and(|word| word.starts_with('='))
}

/// One of these words that stand for a choice, or a beginning that it alone has of them (G13).
fn choice(
    words: &mut Reader<'_>,
    all: &[&'static str],
    choices: &'static str,
) -> Result<&'static str, Misheard> {
    let word = words.want()?;
    find(all.iter().copied(), word).map_err(|_| Misheard::NotAChoice { word: shown(word), choices })
}

fn on(words: &mut Reader<'_>) -> Result<(), Misheard> {
    choice(words, &["on"], "on").map(|_| ())
}

fn build(words: &mut Reader<'_>) -> Read {
    let piece = named(words, Piece::VARIANTS)?;
    let mut centres = Vec::new();
    while centres.is_empty() || !words.words.is_empty() {
        let word = words.want()?;
        centres.push(Centre::named(piece, word).map_err(|unknown| Misheard::of_name(word, unknown))?);
    }
    own(words, BattleCommand::Build { piece, centres })
}

/// The flags.
const ELVEN: &str = "elven";
const FORTRESS: &str = "fortress";
const RIVER: &str = "river";
/// All that can be said of a defender.
const OF_DEFENDER: [&str; 3] = [ELVEN, FORTRESS, RIVER];

/// What stands behind a piece: its strength, and its position or the way of the attack.
#[derive(Clone, Copy, Default)]
struct Flags {
    elven: bool,
    fortress: bool,
    river: bool,
}

/// The flags behind a piece, in any order, each once: these, where those other words can stand too.
fn flags(words: &mut Reader<'_>, allowed: &[&'static str], besides: &[&'static str]) -> Flags {
    let mut said: Vec<&str> = Vec::new();
    while let Some(word) = words.words.first().map(|word| word.to_ascii_lowercase()) {
        // A flag's own short form goes before beginnings.
        let short = allowed.iter().copied().find(|flag| word.len() == 1 && flag.starts_with(&word));
        let left = allowed.iter().filter(|flag| !said.contains(flag)).chain(besides).copied();
        let flag = short.or_else(|| find(left, &word).ok()).filter(|flag| allowed.contains(flag));
        // What stands there twice, or does not belong there, is left for whoever reads on to refuse.
        let Some(flag) = flag.filter(|flag| !said.contains(flag)) else { break };
        said.push(flag);
        words.words = &words.words[1..];
    }
    let has = |flag| said.contains(&flag);
    Flags { elven: has(ELVEN), fortress: has(FORTRESS), river: has(RIVER) }
}

fn attack(words: &mut Reader<'_>) -> Read {
    let attacker = named(words, Piece::VARIANTS)?;
    let theirs = flags(words, &[ELVEN], &["on"]);
    on(words)?;
    let defender = named(words, Piece::VARIANTS)?;
    let position = flags(words, &OF_DEFENDER, &DICE_OR_ROLL);
    let throw = throw(words)?;
    let fight = Fight {
        attacker,
        elven_attacker: theirs.elven,
        defender,
        elven_defender: position.elven,
        fortress: position.fortress,
        river: position.river,
    };
    own(words, BattleCommand::Attack { fight, throw })
}

/// What stands before dice of the table, and for those of the program.
const DICE_OR_ROLL: [&str; 2] = ["dice", "roll"];

/// Dice of one side, none of which are thrown again (G7).
fn throw(words: &mut Reader<'_>) -> Result<Throw<Vec<D6>>, Misheard> {
    // `r` is a river, and never `roll`.
    let river = words.words.first().is_some_and(|word| word.eq_ignore_ascii_case("r"));
    if !river && words.take_of("roll", &DICE_OR_ROLL) {
        return Ok(Throw::App);
    }
    if !words.take_of("dice", &DICE_OR_ROLL) {
        return Ok(Throw::Unsaid("dice"));
    }
    let mut told = Vec::new();
    while !words.words.is_empty() {
        told.push(words.choice(PIPS)?);
    }
    Ok(Throw::Told(told))
}

/// The words with each comma as one of its own.
fn with_commas<'a>(words: &'a [&'a str]) -> Vec<&'a str> {
    let parts = words.iter().flat_map(|word| word.split_inclusive(','));
    let apart = parts.flat_map(|part| match part.strip_suffix(',') {
        Some(name) => [name, ","],
        None => [part, ""],
    });
    apart.filter(|part| !part.is_empty()).collect()
}

fn odds(words: &mut Reader<'_>) -> Read {
    let parts = with_commas(words.words);
    let mut rest = Reader { words: &parts, usage: words.usage, line: words.line, by_word: words.by_word };
    let mut attackers = Vec::new();
    loop {
        let before = rest.words;
        let piece = named(&mut rest, Piece::VARIANTS)?;
        let theirs = flags(&mut rest, &[ELVEN, RIVER], &["on"]);
        let typed = before[..before.len() - rest.words.len()].join(" ");
        attackers.push((typed, piece, theirs));
        if !rest.take(",") {
            break;
        }
    }
    on(&mut rest)?;
    let defender = named(&mut rest, Piece::VARIANTS)?;
    let position = flags(&mut rest, &OF_DEFENDER, &[]);
    rest.end()?;
    words.words = &[];
    let attack = |(typed, piece, theirs)| Attack { typed, cell: cell(piece, theirs, defender, position) };
    query(BattleQuery::Odds { attacks: attackers.into_iter().map(attack).collect(), defender })
}

/// Only strengths and positions count here, and Fangorn as if it were awake; a river in both places is one river.
fn cell(attacker: Piece, theirs: Flags, defender: Piece, position: Flags) -> Cell {
    Cell {
        elven_attacker: theirs.elven || attacker.is_elven(),
        elven_defender: position.elven || defender.is_elven(),
        fortress: position.fortress,
        river: theirs.river || position.river,
    }
}

fn need(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let Some(number) = word.strip_suffix('%') else {
        return Err(Misheard::NotAChoice { word: shown(word), choices: "1% … 99%" });
    };
    let percent = crate::language::reader::number(number, 1, 99)? as u8;
    let attacker = named(words, Piece::VARIANTS)?;
    let theirs = flags(words, &[ELVEN], &["on"]);
    on(words)?;
    let defender = named(words, Piece::VARIANTS)?;
    let position = flags(words, &OF_DEFENDER, &[]);
    let cell = cell(attacker, theirs, defender, position);
    query(BattleQuery::Need { percent, cell, attacker, defender })
}

fn ring(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() {
        return query(BattleQuery::Ring);
    }
    if is_set(words) {
        let side = words.behind_equals()?.to_ascii_lowercase();
        let _ = words.reason();
        return set(words, Setting::Ring { side });
    }
    match choice(words, &["taken", "at", "stay"], "taken, at, stay, =")? {
        "stay" => {
            let turns = words.number(0, STAYS.into())? as u8;
            set(words, Setting::RingStay(turns))
        }
        "taken" => {
            let piece = named(words, Piece::VARIANTS)?;
            own(words, BattleCommand::RingTaken(piece))
        }
        _ => {
            let place = words.want()?.to_lowercase();
            let elven = words.take_of(ELVEN, &[ELVEN]);
            own(words, BattleCommand::RingAt { place, elven })
        }
    }
}

fn shire(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() {
        return query(BattleQuery::Shire);
    }
    if is_set(words) {
        let word = words.behind_equals()?;
        let owner = named(&mut Reader { words: &[word], ..copy(words) }, Owner::VARIANTS)?;
        let _ = words.reason();
        return set(words, Setting::Shire(owner));
    }
    let powers = Power::VARIANTS.iter().map(|power| (power.into(), Some(*power)));
    match one_of(words, &powers.chain([("left", None)]).collect::<Vec<_>>())? {
        Some(power) => own(words, BattleCommand::ShireEntered(power)),
        None => {
            let owner = named(words, Owner::VARIANTS)?;
            own(words, BattleCommand::ShireLeft(owner))
        }
    }
}

/// Another reader of the same line.
fn copy<'a>(words: &Reader<'a>) -> Reader<'a> {
    Reader { words: words.words, usage: words.usage, line: words.line, by_word: words.by_word }
}

fn fangorn(words: &mut Reader<'_>) -> Read {
    if is_set(words) {
        let is = sleep(words)?;
        return set(words, Setting::Fangorn(is));
    }
    if choice(words, &["awake", "clear"], "awake, clear, =")? == "clear" {
        return own(words, BattleCommand::FangornClear);
    }
    let by = one_of(words, &[("gandalf", Waker::Gandalf), (RING, Waker::Ring)])?;
    let over = if words.take_of("over", &["over"]) { Some(named(words, Piece::VARIANTS)?) } else { None };
    own(words, BattleCommand::FangornAwake { by, over })
}

fn sleep(words: &mut Reader<'_>) -> Result<crate::battle::Sleep, Misheard> {
    use crate::battle::Sleep::{Asleep, Awake, Closed};
    let states = [("asleep", Asleep), ("awake", Awake), ("closed", Closed)];
    behind_equals(words, &states, "asleep, awake, closed")
}

fn paths(words: &mut Reader<'_>) -> Read {
    if is_set(words) {
        let are = sleep(words)?;
        return set(words, Setting::Paths(are));
    }
    let command = match choice(words, &["awake", "clear", "lost"], "awake, clear, lost, =")? {
        "awake" => BattleCommand::PathsAwake,
        "clear" => BattleCommand::PathsClear,
        _ => BattleCommand::PathsLost,
    };
    own(words, command)
}

fn moria(words: &mut Reader<'_>) -> Read {
    if is_set(words) {
        let inside = behind_equals(words, &[("in", true), ("out", false)], "in, out")?;
        return set(words, Setting::Moria { inside });
    }
    let command = match choice(words, &["in", "out", "passed"], "in, out, passed, =")? {
        "in" => BattleCommand::MoriaIn,
        "out" => BattleCommand::MoriaOut,
        _ => BattleCommand::MoriaPassed,
    };
    own(words, command)
}

/// `count P`, where what sets it right may stand at the name without a blank (G8).
fn count(words: &mut Reader<'_>) -> Read {
    let first = words.words.first().copied().unwrap_or_default();
    // G13: a leading `the-` is no sign.
    let the = first.get(..4).filter(|start| start.eq_ignore_ascii_case("the-")).map_or(0, str::len);
    let sign = first[the..].find(['+', '-', '=']).filter(|at| *at > 0).map(|at| at + the);
    let (name, change) = first.split_at(sign.unwrap_or(first.len()));
    let apart: Vec<&str> = [name, change].into_iter().chain(words.words.iter().skip(1).copied()).collect();
    let apart: Vec<&str> = apart.into_iter().filter(|word| !word.is_empty()).collect();
    let mut rest = Reader { words: &apart, ..copy(words) };
    let piece = named(&mut rest, Piece::VARIANTS)?;
    let read = track(&mut rest, piece)?;
    rest.end()?;
    (words.words, words.by_word) = (&[], false);
    Ok(read)
}
