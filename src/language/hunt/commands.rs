//! The commands of the game, a row each: how it is said, who may know it, and what its words mean.

use super::keys::{NewGame, TableKnows, letter, letter_by_hand, new_game, part2};
use super::misheard::Misheard;
use super::reader::{
    AREA, ASKED, ASKED_AT, AT, CANCELLED, CHANGE, ENTRY, EYES, PERCEIVED, ROW, ROWS, SHADOWS, SOME_ROWS,
    TILES, VALUE, WRITTEN, rows, tile,
};
use crate::books::Word;
use crate::hunt::{Asked, Command as C, Correction, Hunt, Length, Letter, NAZGUL, Question, Side};
use crate::language::line::{Choice, Flag, Many, Number, OneOf, Or, Reason, Saying, Unless, rows};
use crate::language::reader::Reader;
use crate::language::{self, Misheard as House, Secrecy};

/// By the Ring-bearer's word.
const MARK: Flag = Flag("!", &[]);
const FREE: Flag = Flag("free", &[]);
const LORD: Flag = Flag("lord", &[]);
/// An entry of the log.
const WHICH: Number = Number(1, u8::MAX as u64);

/// What a line of the game asks for.
pub type Meaning = language::Meaning<Hunt>;

/// What a line says, or what is wrong with it.
type Read = Result<Meaning, Misheard>;

/// Something that can be asked at any time, and changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Query {
    Reach,
    Log,
    Status,
    Corruption,
    Fellowship,
    Company,
    Eyes,
    Pool,
    Tracks,
    Result,
    Telling,
}

/// What files are read or written for, before there is a command.
#[derive(Clone, PartialEq, Debug)]
pub enum Errand {
    New(Box<NewGame>),
    /// `part2`.
    Part2(Box<NewGame>),
    /// `letter`, to this path, with what only the table knows.
    Letter(String, Box<TableKnows>),
    /// `open-letter`: a path or a code.
    OpenLetter(String),
    /// `letter-by-hand`: the letter, and the pool of R3.
    LetterByHand(Box<Letter>, u8),
}

rows! { Hunt, C;
    "new",
    "new [hunt] [board=…] [tiles=…] [starts=N,N,N] [draws=app|hand] [give=0|1|2] [pool=3|4] \
     [escape=text|example] [seed=N] [board2=…] [journeys=…] [shelters=off|on] \
     [length=secret|open]" .names_files() { by (new); }
    "start", "start N | start draw" .first_word() {
        "draw" command (C::Start(None));
        command (C::Start(Some(at))) [at: AT];
    }
    "information", "information N N N N N | information draw" .first_word() {
        "draw" command (C::Information(None));
        command (C::Information(Some(all))) [all: Many(1, AT)];
    }
    "give", "give N…" { command (C::Give(all)) [all: Many(1, AT)]; }
    "begin", "begin [shadows=S] [lord]" {
        command (C::Begin { shadows, lord }) [lord: LORD, shadows: SHADOWS, lord: Or(lord.to_owned(), LORD)];
    }
    "move", "move X [!] [free]" .first_word() {
        command (C::Move { to, word, free }) [to: ENTRY, word: MARK, free: FREE, word: Or(word.to_owned(), MARK)];
    }
    "rest", "rest [!]" { command (C::Rest { word }) [word: MARK]; }
    "reach", "reach" .silent() { ask (Query::Reach); }
    "log", "log" .silent() { ask (Query::Log); }
    "done", "done [!]" { command (C::Done { word }) [word: MARK]; }
    "search", "search N" {
        command (C::Put(Asked { card: false, question: Question::Search(at) })) [at: ASKED_AT];
    }
    "hunt", "hunt N" { command (C::Put(Asked { card: false, question: Question::Hunt(at) })) [at: ASKED_AT]; }
    "perception", "perception AREA [morgul]" {
        command (C::Put(Asked { card: false, question })) [question: PERCEIVED];
    }
    "ask", "ask [card] search N | hunt N | perception AREA [morgul]" { command (C::Ask(asked)) [asked: ASKED]; }
    "answer", "answer" { command (C::Answer); }
    "withdraw", "withdraw" { command (C::Withdraw); }
    "blocked", "blocked [REASON…]" { command (C::Blocked { reason }) [reason: Reason]; }
    "card",
    "card move X [!] | card search N | card hunt N | card perception AREA | card advance | \
     card gandalf N [!] | card course [ROWS… [!]]"
    .secret(|words| match words.first() {
        Some(&("search" | "hunt" | "perception" | "advance")) => Secrecy::Open,
        // Whatever else stands behind `card` may be a move with a slip in it.
        _ => Secrecy::FirstWord,
    }) {
        "move" command (C::CardMove { to, word }) [to: ENTRY, word: MARK];
        "search" command (C::Put(Asked { card: true, question: Question::Search(at) })) [at: ASKED_AT];
        "hunt" command (C::Put(Asked { card: true, question: Question::Hunt(at) })) [at: ASKED_AT];
        "perception" command (C::Put(Asked { card: true, question })) [question: PERCEIVED];
        "advance" command (C::CardAdvance);
        "gandalf" command (C::CardGandalf { to, word }) [to: AT, word: MARK];
        "course" command (C::CardCourse(rows)) [rows: SOME_ROWS];
    }
    "tracks", "tracks" { ask (Query::Tracks); }
    "nazgul", "nazgul N [lord] [tiles T…]" {
        command (C::Nazgul { count, lord, tiles }) [count: Number(0, NAZGUL as u64), lord: LORD, tiles: TILES];
    }
    "cancel", "cancel T with NAME [T with NAME…]" { command (C::Cancel(all)) [all: CANCELLED]; }
    "accept", "accept" { command (C::Accept); }
    "escape", "escape X [!] | escape stay" .first_word() {
        "stay" command (C::Escape { to: None, word: false });
        "." by (dot);
        command (C::Escape { to: Some(to), word }) [to: AT, word: MARK];
    }
    "rescue", "rescue [N] [tiles T…]" {
        command (C::Rescue { moves, tiles }) [moves: Unless(&["tiles"], Number(1, 99)), tiles: TILES];
    }
    "refresh", "refresh [shadows=S]" { command (C::Refresh { shadows }) [shadows: SHADOWS]; }
    "draw", "draw N [tiles T…]" { command (C::Draw { count, tiles }) [count: Number(1, 9), tiles: TILES]; }
    "corruption", "corruption [+N|-N|= N [REASON…]]" {
        "" ask (Query::Corruption);
        command (C::Corruption { change, reason }) [change: CHANGE, reason: Reason];
    }
    "fellowship", "fellowship [+N|-N|= N|remove|pool N]" {
        "" ask (Query::Fellowship);
        "remove" command (C::FellowshipRemove);
        "pool" command (C::FellowshipPool(count)) [count: Number(0, 4)];
        command (C::Fellowship(change)) [change: CHANGE];
    }
    "company", "company [flip NAME|unflip NAME|add merry]" {
        "" ask (Query::Company);
        "flip" command (C::Company { who, flipped: true }) [who: Choice];
        "unflip" command (C::Company { who, flipped: false }) [who: Choice];
        "add" by (merry);
    }
    "red", "red V" { command (C::Red(value)) [value: VALUE]; }
    "barrow-wights", "barrow-wights" { command (C::BarrowWights); }
    "eyes", "eyes [= N]" {
        "" ask (Query::Eyes);
        command (C::Eyes(eyes)) [eyes: EYES];
    }
    "pool", "pool [+T|-T]" {
        "" ask (Query::Pool);
        by (pool);
    }
    "track", "track N eye|sword|off" {
        command (C::Track { location, side }) [
            location: AT, side: OneOf(&[("eye", Some(Side::Eye)), ("sword", Some(Side::Sword)), ("off", None)]),
        ];
    }
    "token", "token N found|hidden"
    .secret(|words| match words.get(1) {
        // R32: a card that reveals a token does so before everybody's eyes; one that hides it does not.
        Some(&"found") => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }) {
        command (C::Token { location, found }) [location: AT, found: OneOf(&[("found", true), ("hidden", false)])];
    }
    "area", "area N AREA" .silent() { command (C::Area { location, area }) [location: AT, area: AREA]; }
    "letter", "letter PATH [hand=N] [sorcery=N,N…] [ring-bearer=NAME] [ringwraiths=NAME,NAME…]" .names_files() {
        by (send_letter);
    }
    "open-letter", "open-letter PATH | open-letter CODE" .names_files() { by (open_letter); }
    "letter-by-hand",
    "letter-by-hand corruption=C fellowship=T [pool=3|4] [flipped=NAME,…] [merry=joined] \
     [information=N,…] [eyes=N] [barrow-wights] [discarded=T,…] [red=V,…]" { by (paper_letter); }
    "part2",
    "part2 [board=…] [tiles=…] [journeys=…] [draws=app|hand] [seed=N] [shelters=off|on] \
     [length=secret|open]" .names_files() { by (second_part); }
    "journey",
    "journey draw | journey keep short|long | journey ROWS… [!] | journey short|long ROWS… \
     [!] | journey row I X [!]" .first_word() {
        "draw" command (C::JourneyDraw);
        "keep" command (C::JourneyKeep(length)) [length: Choice];
        "row" command (C::JourneyRow { row, entry, word }) [row: Number(0, 16), entry: ROW, word: MARK];
        "short" command (C::Journey { length: Length::Short, rows }) [rows: ROWS];
        "long" command (C::Journey { length: Length::Long, rows }) [rows: ROWS];
        by (whole_journey);
    }
    "deeds", "deeds N N N N | deeds draw" .first_word() {
        "draw" command (C::Deeds(None));
        command (C::Deeds(Some(all))) [all: Many(1, AT)];
    }
    "gandalf",
    "gandalf N [!] | gandalf start N | gandalf reveal | gandalf hide N | gandalf flee N | \
     gandalf deed | gandalf rivendell"
    .secret(|words| match words.first() {
        Some(&("reveal" | "deed" | "rivendell")) => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }) {
        "start" command (C::GandalfStart(at)) [at: AT];
        "reveal" command (C::Reveal);
        "hide" command (C::Hide(at)) [at: AT];
        "flee" command (C::Flee(at)) [at: AT];
        "deed" command (C::Deed);
        "rivendell" command (C::Rivendell);
        command (C::Gandalf { to, word }) [to: AT, word: MARK];
    }
    "advance", "advance [free]" { command (C::Advance { free }) [free: FREE]; }
    "lord", "lord in | lord out" {
        "in" command (C::Lord(true));
        "out" command (C::Lord(false));
    }
    "course", "course keep | course change [ROWS… [!]] | course draw N | course take K"
    .secret(|words| match words.first() {
        Some(&"keep") => Secrecy::Open,
        _ => Secrecy::FirstWord,
    }) {
        "keep" command (C::CourseKeep);
        "change" command (C::CourseChange(rows)) [rows: SOME_ROWS];
        "draw" command (C::CourseDraw(count)) [count: Number(1, 9)];
        "take" command (C::CourseTake(which)) [which: Number(1, 9)];
    }
    "result", "result" { ask (Query::Result); }
    "telling", "telling" { ask (Query::Telling); }
    "table-word", "table-word TEXT…" { command (C::TableWord(text)) [text: Saying]; }
    "correct", "correct I X [!] | correct insert I X [!] | correct remove I | correct keep | correct \
     apply" .first_word() {
        "keep" command (C::CorrectKeep);
        "apply" command (C::CorrectApply);
        "remove" command (C::Correct { correction: Correction::Remove { at }, word }) [at: WHICH, word: MARK];
        "insert" command (C::Correct { correction: Correction::Insert { at, entry }, word }) [
            at: WHICH, entry: WRITTEN, word: MARK,
        ];
        command (C::Correct { correction: Correction::Entry { at, entry }, word }) [at: WHICH, entry: WRITTEN, word: MARK];
    }
    "tell", "tell TEXT…" { command (C::Tell(text)) [text: Saying]; }
    "note", "note TEXT…" { command (C::Note(text)) [text: Saying]; }
    "status", "status" { ask (Query::Status); }
}

/// A command as it is said, so that it reads back; those of a letter name files that are in them no more.
pub(super) fn said(command: &C) -> Option<String> {
    match command {
        C::New(_) | C::OpenLetter(_) | C::Part2 { .. } => None,
        C::MerryJoins => Some("company add merry".to_owned()),
        C::Pool { tile, back } => Some(format!("pool {}{tile}", if *back { '+' } else { '-' })),
        command => Some(printed(command, Word::Rules)),
    }
}

fn command(_: &mut Reader<'_>, command: C) -> Read {
    Ok(Meaning::Command(command))
}

fn ask(_: &mut Reader<'_>, query: Query) -> Read {
    Ok(Meaning::Query(query))
}

fn errand(errand: Errand) -> Read {
    Ok(Meaning::Errand(errand))
}

fn new(words: &mut Reader<'_>) -> Read {
    errand(Errand::New(Box::new(new_game(words)?)))
}

fn second_part(words: &mut Reader<'_>) -> Read {
    errand(Errand::Part2(Box::new(part2(words)?)))
}

fn send_letter(words: &mut Reader<'_>) -> Read {
    let (path, knows) = letter(words)?;
    errand(Errand::Letter(path, Box::new(knows)))
}

fn open_letter(words: &mut Reader<'_>) -> Read {
    errand(Errand::OpenLetter(words.path()?))
}

fn paper_letter(words: &mut Reader<'_>) -> Read {
    let (letter, pool) = letter_by_hand(words)?;
    errand(Errand::LetterByHand(Box::new(letter), pool))
}

fn dot(_: &mut Reader<'_>) -> Read {
    Err(Misheard::DotNoEscape)
}

fn merry(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    if !word.eq_ignore_ascii_case("merry") {
        return Err(House::not_a_choice(word, "merry").into());
    }
    Ok(Meaning::Command(C::MerryJoins))
}

/// `+T` or `-T`, with or without a blank.
fn pool(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let (back, rest) = match (word.strip_prefix('+'), word.strip_prefix('-')) {
        (Some(rest), _) => (true, rest),
        (None, Some(rest)) => (false, rest),
        (None, None) => return Err(House::not_a_choice(word, "+T, -T").into()),
    };
    let tile = tile(if rest.is_empty() { words.want()? } else { rest })?;
    Ok(Meaning::Command(C::Pool { tile, back }))
}

/// A card that is told whole is as long as it is.
fn whole_journey(words: &mut Reader<'_>) -> Read {
    let rows = rows(words)?;
    let whole = |length: &Length| rows.rows.len() == usize::from(length.moves()) + 1;
    match [Length::Short, Length::Long].into_iter().find(whole) {
        Some(length) => Ok(Meaning::Command(C::Journey { length, rows })),
        None => Err(Misheard::WrongNumberOfRows { said: rows.rows.len() }),
    }
}
