//! The commands of Battle of the Ring, a row each.

use super::BattleQuery;
use super::plan::{Attacker, Defender};
use crate::battle::{
    Attack, Battle, BattleCommand as C, Centre, Fight, Piece, Power, SET_UP, STAYS, Setting,
};
use crate::books::{D6, Named as _, Throw, Word, find, known};
use crate::language::books::{PIPS, ask, named, own, query, set, track};
use crate::language::line::{
    Behind, By, Choice, Equals, Flag, Name, Number, OneOf, Part, Reasoned, rows, said, set_to,
};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard};

type Read = Result<Meaning<Battle>, Misheard>;

/// How a game is begun.
pub(super) const NEW: &str = "new battle [players=3|2] [draws=app|hand] [odds=open|off] [seed=N]";
/// Where the table can say that it stands.
pub(super) const PHASES: &str = "round N build, SIDE; round N first move, SIDE; round N attack, SIDE; \
    round N second move, SIDE; over: SIDE wins";

const P: By<Piece> = By(|words| words.named(), Piece::to_string);
/// What the Ring-bearer is called where pieces are named.
const RING: &str = "ring";
/// Behind `=`, how a hex is.
const SLEEP: Reasoned<Equals<Choice>> = set_to(Choice);

rows! { books Battle, C;
    "setup", "setup" { ask (BattleQuery::SetUp); }
    "tick", "tick K" { own (C::Tick(item)) [item: Number(1, SET_UP.len() as u64)]; }
    "begin", "begin" { own (C::Begin); }
    "done", "done [!]" { own (C::Done); }
    "build", "build P CENTRE… [!]" {
        own (C::Build { piece, centres }) [piece: P, centres: Centres(piece.to_owned())];
    }
    "builds", "builds" { ask (BattleQuery::Builds); }
    "attack", "attack P [elven] on P [elven] [fortress] [river] [dice N N|roll] [!]" {
        own (C::Attack { fight, throw }) [fight: FIGHT, throw: THROW];
    }
    "a", "a P [e] on P [e] [f] [r] [dice N N|roll] [!]", "help-attack" {
        own (C::Attack { fight, throw }) [fight: FIGHT, throw: THROW];
    }
    "ring", "ring [taken P|at PLACE [elven]|stay N|= S] [!]" {
        "" ask (BattleQuery::Ring);
        "taken" own (C::RingTaken(piece)) [piece: P];
        "at" own (C::RingAt { place, elven }) [place: Lower, elven: Flag(ELVEN, &[])];
        "stay" set (C::Set(Setting::RingStay(turns))) [turns: Number(0, STAYS as u64)];
        "=" set (C::Set(Setting::Ring { side })) [side: set_to(Lower)];
    }
    "shire", "shire [saruman|alliance|sauron|left OWNER|= OWNER]" {
        "" ask (BattleQuery::Shire);
        "left" own (C::ShireLeft(owner)) [owner: Name];
        "=" set (C::Set(Setting::Shire(owner))) [owner: set_to(Name)];
        own (C::ShireEntered(power)) [power: POWER];
    }
    "fangorn", "fangorn awake gandalf|ring [over P] [!] / clear / = asleep|awake|closed" {
        "awake" own (C::FangornAwake { by, over }) [by: Name, over: Behind(Flag("over", &[]), P)];
        "clear" own (C::FangornClear);
        "=" set (C::Set(Setting::Fangorn(is))) [is: SLEEP];
    }
    "paths", "paths awake|clear|lost [!] / = asleep|awake|closed" {
        "awake" own (C::PathsAwake);
        "clear" own (C::PathsClear);
        "lost" own (C::PathsLost);
        "=" set (C::Set(Setting::Paths(are))) [are: SLEEP];
    }
    "moria", "moria in|out|passed [!] / = in|out" {
        "in" own (C::MoriaIn);
        "out" own (C::MoriaOut);
        "passed" own (C::MoriaPassed);
        "=" set (C::Set(Setting::Moria { inside })) [inside: set_to(OneOf(&[("in", true), ("out", false)]))];
    }
    "isengard", "isengard = closed|open" {
        set (C::Set(Setting::Isengard { open })) [open: set_to(OneOf(&[("closed", false), ("open", true)]))];
    }
    "lost", "lost P" { set (C::Set(Setting::Lost(piece))) [piece: P]; }
    "back", "back P" { set (C::Set(Setting::Back(piece))) [piece: P]; }
    "count", "count P [+N|-N|= N]" .glued() { track (piece) [piece: P]; }
    "odds", "odds P [e] [r], P… on P [e] [f] [r]" { by (odds); }
    "need", "need N% P [e] on P [e] [f] [r]" { by (need); }
    "march", "march P|ring H" { ask (BattleQuery::March { piece, hexes }) [piece: MARCHER, hexes: Number(1, 99)]; }
}

/// A word in small letters.
struct Lower;

impl Part<String> for Lower {
    fn read(&self, words: &mut Reader<'_>) -> Result<String, Misheard> {
        words.want().map(str::to_lowercase)
    }

    fn print(&self, it: &String) -> String {
        it.clone()
    }
}

/// Who has come to the Shire; nobody, if it was left.
const POWER: By<Power> = By(
    |words| {
        let word = words.want()?;
        let name = find(Power::names().chain(["left"]), word).map_err(|it| Misheard::of_name(word, it))?;
        named(name)
    },
    |power| power.to_string(),
);

/// A piece, or the Ring-bearer.
const MARCHER: By<Option<Piece>> = By(
    |words| {
        let word = words.want()?;
        let name = find(Piece::names().chain([RING]), word).map_err(|it| Misheard::of_name(word, it))?;
        Ok(Piece::meant(name).ok())
    },
    |piece| piece.map_or_else(|| RING.to_owned(), |piece| piece.to_string()),
);

/// Where this piece's armies are built.
struct Centres(Piece);

impl Part<Vec<Centre>> for Centres {
    fn read(&self, words: &mut Reader<'_>) -> Result<Vec<Centre>, Misheard> {
        let first = words.want()?;
        let words = std::iter::once(first).chain(std::mem::take(&mut words.words).iter().copied());
        words
            .map(|word| Centre::named(self.0, word).map_err(|unknown| Misheard::of_name(word, unknown)))
            .collect()
    }

    fn print(&self, centres: &Vec<Centre>) -> String {
        centres.iter().map(|centre| centre.name()).collect::<Vec<_>>().join(" ")
    }
}

const ELVEN: &str = "elven";
const FORTRESS: &str = "fortress";
const RIVER: &str = "river";
const OF_DEFENDER: [&str; 3] = [ELVEN, FORTRESS, RIVER];

/// What stands behind a piece: its strength, and its position or the way of the attack.
#[derive(Clone, Copy, Default)]
struct Flags {
    elven: bool,
    fortress: bool,
    river: bool,
}

fn on(words: &mut Reader<'_>) -> Result<(), Misheard> {
    OneOf(&[("on", ())]).read(words)
}

/// The flags behind a piece, in any order, each once: these, where those other words can stand too.
fn flags(words: &mut Reader<'_>, allowed: &[&'static str], besides: &[&'static str]) -> Flags {
    let mut said: Vec<&str> = Vec::new();
    while let Some(word) = words.words.first().map(|word| word.to_ascii_lowercase()) {
        // A flag's own short form goes before beginnings.
        let short = allowed.iter().copied().find(|flag| word.len() == 1 && flag.starts_with(&word));
        let left = allowed.iter().filter(|flag| !said.contains(flag)).chain(besides).copied();
        let flag = short.or_else(|| known(left, &word)).filter(|flag| allowed.contains(flag));
        // What stands there twice, or does not belong there, is left for whoever reads on to refuse.
        let Some(flag) = flag.filter(|flag| !said.contains(flag)) else { break };
        said.push(flag);
        words.words = &words.words[1..];
    }
    let has = |flag| said.contains(&flag);
    Flags { elven: has(ELVEN), fortress: has(FORTRESS), river: has(RIVER) }
}

/// Who attacks whom; behind that these words can stand.
fn fight(words: &mut Reader<'_>, besides: &[&'static str]) -> Result<Fight, Misheard> {
    let attacker = words.named()?;
    let theirs = flags(words, &[ELVEN], &["on"]);
    on(words)?;
    let defender = words.named()?;
    let Flags { elven, fortress, river } = flags(words, &OF_DEFENDER, besides);
    Ok(Fight { attacker, elven_attacker: theirs.elven, defender, elven_defender: elven, fortress, river })
}

const FIGHT: By<Fight> = By(
    |words| fight(words, &DICE_OR_ROLL),
    |it| {
        let flag = |is: bool, word: &'static str| if is { word } else { "" };
        let attacker = [it.attacker.name(), flag(it.elven_attacker, ELVEN), "on", it.defender.name()];
        let flags = [(it.elven_defender, ELVEN), (it.fortress, FORTRESS), (it.river, RIVER)];
        let flags = flags.map(|(is, word)| flag(is, word));
        said(&[&attacker[..], &flags].concat(), &[], Word::Rules)
    },
);

/// What stands before dice of the table, and for those of the program.
const DICE_OR_ROLL: [&str; 2] = ["dice", "roll"];

const THROW: By<Throw<Vec<D6>>> = By(throw, |throw| match throw {
    Throw::Told(dice) => dice.iter().fold("dice".to_owned(), |said, die| format!("{said} {die}")),
    Throw::App => "roll".to_owned(),
    Throw::Unsaid(_) => String::new(),
});

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
    let mut rest = Reader { words: &parts, ..*words };
    let mut attackers = Vec::new();
    loop {
        let before = rest.words;
        let piece = rest.named()?;
        let theirs = flags(&mut rest, &[ELVEN, RIVER], &["on"]);
        let typed = before[..before.len() - rest.words.len()].join(" ");
        attackers.push((typed, Attacker { piece, lent: theirs.elven, river: theirs.river }));
        if !rest.take(",") {
            break;
        }
    }
    on(&mut rest)?;
    let defender = rest.named()?;
    let Flags { elven: lent, fortress, river } = flags(&mut rest, &OF_DEFENDER, &[]);
    rest.end()?;
    words.words = &[];
    let on = Defender { piece: defender, lent, fortress, river };
    let attack = |(typed, attacker): (String, Attacker)| Attack { typed, cell: attacker.cell(on) };
    query(BattleQuery::Odds { attacks: attackers.into_iter().map(attack).collect(), defender })
}

fn need(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let Some(percent) = word.strip_suffix('%') else {
        return Err(Misheard::not_a_choice(word, "1% … 99%"));
    };
    let percent = number(percent, 1, 99)? as u8;
    let fight = fight(words, &[])?;
    let Fight { attacker, defender, elven_defender, fortress, river, .. } = fight;
    let theirs = Attacker { piece: attacker, lent: fight.elven_attacker, river: false };
    let cell = theirs.cell(Defender { piece: defender, lent: elven_defender, fortress, river });
    query(BattleQuery::Need { percent, cell, attacker, defender })
}
