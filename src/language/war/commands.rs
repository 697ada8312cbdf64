//! The commands of this game, a row each.

use super::keys::TILES;
use super::reader::{army, character, companion, face, nation, person, player, side, tile};
use super::{WarQuery, asked};
use crate::books::{Change, Command, Throw, Word, find};
use crate::language::books::{self, begins, own};
use crate::language::reader::{Reader, number, shown};
use crate::language::{Meaning, Misheard, Usage};
use crate::war::battle::{Army, Kind};
use crate::war::carried::Host;
use crate::war::command::{CardDeed, Fought, HuntWords, Leaving};
use crate::war::die::Face;
use crate::war::figures::Figures;
use crate::war::nation::Nation;
use crate::war::odds::Fight;
use crate::war::options::Token;
use crate::war::people::{Companion, GOLLUM, Place};
use crate::war::tile::Lies;
use crate::war::view::ITEMS;
use crate::war::{War, WarCommand as C, WarTrack};
use strum::IntoEnumIterator;

type Read = Result<Meaning<War>, Misheard>;

/// A query of the page: a `!` behind it changes nothing, as behind any other command of this page.
fn query(words: &mut Reader<'_>, asked: WarQuery) -> Read {
    words.by_word = false;
    books::query(asked)
}

/// A track, likewise.
fn track(words: &mut Reader<'_>, track: WarTrack) -> Read {
    words.by_word &= !words.words.is_empty();
    books::track(words, track)
}

/// What the table says is its word already.
fn set(words: &mut Reader<'_>, command: C) -> Read {
    words.by_word = false;
    Ok(Meaning::Command(Command::Own(command, Word::Table)))
}

fn choice<T: Copy>(words: &mut Reader<'_>, choices: &'static str, all: &[(&str, T)]) -> Result<T, Misheard> {
    let word = words.want()?;
    let name = find(all.iter().map(|(name, _)| *name), word).ok();
    let found = all.iter().find(|(known, _)| Some(*known) == name);
    found.map(|(_, it)| *it).ok_or_else(|| Misheard::NotAChoice { word: shown(word), choices })
}

/// Which of these words stands there, or begins alone (G13); as it was typed, if none does.
fn one_of(word: &str, choices: &'static str) -> String {
    find(choices.split(", "), word).unwrap_or(word).to_ascii_lowercase()
}

fn roll(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() || words.take_of("roll", &["roll", "free"]) {
        return own(words, C::Roll(Throw::App));
    }
    choice(words, "free", &[("free", ())])?;
    let mut sides = [Vec::new(), Vec::new()];
    let mut at = 0;
    let all: Vec<&str> = Face::iter().map(Face::name).chain(["shadow"]).collect();
    while let Some(word) = words.next_word() {
        if at == 0 && begins(word, "shadow", &all) {
            at = 1;
        } else {
            sides[at].push(face(word)?);
        }
    }
    if at == 0 {
        return Err(Misheard::TooFewWords { usage: words.usage });
    }
    own(words, C::Roll(Throw::Told(sides)))
}

/// A die for the table's business; what it is for is part of the line.
fn use_die(words: &mut Reader<'_>) -> Read {
    let face = face(words.want()?)?;
    if words.words.is_empty() {
        return own(words, C::Use(face));
    }
    choice(words, "for TEXT…", &[("for", ())])?;
    words.saying()?;
    own(words, C::Use(face))
}

fn move_on(words: &mut Reader<'_>) -> Read {
    let (mut with, mut keep) = (words.with_die(&["keep"])?, false);
    keep |= words.take_of("keep", &["keep", "with"]);
    if with.is_none() {
        with = words.with_die(&[])?;
    }
    own(words, C::Move { with, keep })
}

fn leaving(words: &mut Reader<'_>) -> Result<Leaving, Misheard> {
    let mut names = vec![companion(words.want()?)?];
    let all: Vec<&str> = Companion::iter().map(Companion::name).chain(["to", "with"]).collect();
    let is_behind = |word: &&str| begins(word, "to", &all) || begins(word, "with", &all);
    while words.words.first().is_some_and(|word| !is_behind(word)) {
        names.push(companion(words.want()?)?);
    }
    Ok(Leaving { names, to: words.to_region(&["with"])? })
}

fn separate(words: &mut Reader<'_>) -> Read {
    let mut leaving = leaving(words)?;
    let with = words.with_die(&["to"])?;
    if leaving.to.is_none() {
        leaving.to = words.to_region(&[])?;
    }
    own(words, C::Separate { leaving, with })
}

fn advance(words: &mut Reader<'_>) -> Read {
    let nation = nation(words.want()?)?;
    let (mut with, mut by) = (None, None);
    while !words.words.is_empty() && (with.is_none() || by.is_none()) {
        if with.is_none() && words.next_begins("with") {
            with = words.with_die(&[])?;
        } else if by.is_none() && words.take_of("by", &["by"]) {
            by = Some(person(words.want()?)?);
        } else {
            break;
        }
    }
    own(words, C::Advance { nation, with, by })
}

fn bring(words: &mut Reader<'_>) -> Read {
    let name = character(words.want()?)?;
    let region = if words.words.is_empty() || words.next_is("with") { None } else { Some(words.region()?) };
    let with = words.with_die(&[])?;
    own(words, C::Bring { name, region, with })
}

fn token(words: &mut Reader<'_>) -> Read {
    let token = choice(
        words,
        "draw, move, advance NATION",
        &[("draw", Token::Draw), ("move", Token::Move), ("advance", Token::Advance)],
    )?;
    let nation = if token == Token::Advance { Some(nation(words.want()?)?) } else { None };
    own(words, C::Token { token, nation })
}

fn hunt_words(words: &mut Reader<'_>) -> Result<HuntWords, Misheard> {
    let mut said =
        HuntWords { stronghold: false, army: false, nazgul: false, bonus: 0, throw: Throw::Unsaid("dice") };
    const ALL: [&str; 6] = ["stronghold", "army", "nazgul", "bonus", "dice", "roll"];
    loop {
        if words.take_of("stronghold", &ALL) {
            said.stronghold = true;
        } else if words.take_of("army", &ALL) {
            said.army = true;
        } else if words.take_of("nazgul", &ALL) {
            said.nazgul = true;
        } else if let Some(bonus) = words.behind("bonus", &ALL, 0, 99)? {
            said.bonus = bonus;
        } else {
            break;
        }
    }
    said.throw = words.dice_of_sides(1)?;
    Ok(said)
}

/// Where the table can say that a tile lies.
const PLACES: &str = "pool, drawn, waiting, out";

fn tile_of_hunt(words: &mut Reader<'_>) -> Read {
    let all: Vec<&str> = TILES.split(", ").chain(["again", "prevented", "draw"]).collect();
    if words.take_of("again", &all) {
        let told = words.told_tile()?;
        return own(words, C::TileAgain(told));
    }
    if words.take_of("prevented", &all) {
        return own(words, C::TilePrevented);
    }
    // `tile T PLACE` is the table's word.
    let place = words.words.get(1).and_then(|place| one_of(place, PLACES).parse::<Lies>().ok());
    if let Some(to) = place.filter(|place| *place != Lies::Aside) {
        let tile = tile(words.want()?)?;
        words.next_word();
        return set(words, C::PutTile { tile, to });
    }
    let told = words.told_tile()?;
    own(words, C::Tile(told))
}

fn casualty(words: &mut Reader<'_>) -> Read {
    if choice(words, "guide, random", &[("guide", true), ("random", false)])? {
        let to = words.to_region(&[])?;
        return own(words, C::CasualtyGuide { to });
    }
    let all: Vec<&str> = Companion::iter().map(Companion::name).chain(["draw", "to"]).collect();
    let name = if words.words.first().is_none_or(|word| begins(word, "to", &all)) {
        Throw::Unsaid("")
    } else if words.take_of("draw", &all) {
        Throw::App
    } else {
        Throw::Told(companion(words.want()?)?)
    };
    let to = words.to_region(&[])?;
    own(words, C::CasualtyRandom { name, to })
}

fn appear(words: &mut Reader<'_>) -> Read {
    const ALL: [&str; 2] = ["cards", "strongholds"];
    // What stands for a region may be any word: these are whole there.
    let none = words.words.is_empty() || ALL.iter().any(|word| words.next_is(word));
    let region = if none { None } else { Some(words.region()?) };
    let (mut cards, mut strongholds) = (None, None);
    for _ in 0..2 {
        if cards.is_none() {
            cards = words.behind("cards", &ALL, 0, 9)?;
        }
        if strongholds.is_none() {
            strongholds = words.behind("strongholds", &ALL, 0, 9)?;
        }
    }
    let (cards, strongholds) = (cards.unwrap_or_default(), strongholds.unwrap_or_default());
    own(words, C::Appear { region, cards, strongholds })
}

const BY_CARD: &str = "move, hide, separate, appear, hunt, tile, eyes, advance, retreat";

fn card(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let command = match &*one_of(word, BY_CARD) {
        "move" => C::CardMove,
        "hide" => C::CardHide,
        "separate" => C::CardSeparate(leaving(words)?),
        "appear" => C::CardAppear,
        "hunt" => C::CardHunt(hunt_words(words)?),
        "tile" => C::CardTile(words.told_tile()?),
        "eyes" => {
            let first = face(words.want()?)?;
            C::CardEyes([vec![first], words.all(face)?].concat())
        }
        "advance" => C::CardAdvance(nation(words.want()?)?),
        "retreat" => C::CardRetreat(nation(words.want()?)?),
        _ => return Err(Misheard::NotAChoice { word: shown(word), choices: BY_CARD }),
    };
    own(words, command)
}

fn draw(words: &mut Reader<'_>) -> Read {
    let count = words.small(1, 9)?;
    let tiles = if words.words.is_empty() {
        Throw::Unsaid("tiles")
    } else if words.take_of("draw", &["draw", "tiles"]) {
        Throw::App
    } else {
        choice(words, "tiles T…, draw", &[("tiles", ())])?;
        Throw::Told(words.all(tile)?)
    };
    own(words, C::Draw { count, tiles })
}

const KINDS: &str = "field, city, siege, sortie, over";

fn kind(word: &str) -> Option<Kind> {
    one_of(word, KINDS).parse().ok()
}

fn battle(words: &mut Reader<'_>) -> Read {
    if words.take_of("over", &KINDS.split(", ").collect::<Vec<_>>()) {
        return own(words, C::BattleOver);
    }
    if words.words.is_empty() {
        return query(words, WarQuery::Battle);
    }
    let all: Vec<&str> = KINDS.split(", ").chain(ARMIES).collect();
    let sides = armies(words, &all)?;
    if sides != [None, None] {
        return own(words, C::BattleWith(sides));
    }
    let word = words.want()?;
    let kind = kind(word).ok_or(Misheard::NotAChoice { word: shown(word), choices: KINDS })?;
    let all: Vec<&str> = Nation::iter().map(Nation::name).chain(ARMIES).collect();
    let mut nations = Vec::new();
    while words.words.first().is_some_and(|word| !begins(word, "with", &all)) {
        nations.push(nation(words.want()?)?);
    }
    let armies = match armies(words, &all)? {
        [None, None] => None,
        [Some(attacker), Some(defender)] => Some([attacker, defender]),
        _ => return Err(Misheard::TooFewWords { usage: words.usage }),
    };
    own(words, C::Battle { kind, nations, armies })
}

/// What stands before each Army.
const ARMIES: [&str; 2] = ["with", "against"];

/// `[with ARMY] [against ARMY]` (W73).
fn armies(words: &mut Reader<'_>, all: &[&str]) -> Result<[Option<Host>; 2], Misheard> {
    let attacker = if words.take_of("with", all) { Some(words.host(&ARMIES)?) } else { None };
    let defender = if words.take_of("against", all) { Some(words.host(&ARMIES)?) } else { None };
    Ok([attacker, defender])
}

/// Both Armies of a round by their numbers, where these stand there, and what is added.
fn fought(words: &mut Reader<'_>) -> Result<Fought, Misheard> {
    let numbers =
        words.words.first().is_some_and(|word| word.starts_with(|sign: char| sign.is_ascii_digit()));
    let mut sides = [Army::default(); 2];
    if numbers {
        sides = [army(words.want()?)?, army(words.want()?)?];
    }
    words.added(&mut sides)?;
    Ok(Fought { sides: numbers.then_some(sides), added: sides.map(|army| army.added) })
}

fn round(words: &mut Reader<'_>) -> Read {
    let fought = fought(words)?;
    let throw = words.dice_of_sides(2)?;
    own(words, C::Round { fought, throw })
}

/// W73.
fn hits(words: &mut Reader<'_>) -> Read {
    const LOST: [&str; 3] = ["regular", "weaken", "elite"];
    let side = choice(words, "attacker, defender", &[("attacker", 0), ("defender", 1)])?;
    let mut lost = [0; 3];
    if words.words.is_empty() {
        return Err(Misheard::TooFewWords { usage: words.usage });
    }
    for (which, word) in LOST.into_iter().enumerate() {
        lost[which] = words.behind(word, &LOST, 1, 99)?.unwrap_or_default();
    }
    own(words, C::Hits { side, lost })
}

/// W73: `X : Y`, or nothing.
fn casualties(words: &mut Reader<'_>) -> Read {
    let mut left = [None, None];
    if !words.words.is_empty() {
        left[0] = words.groups_until(":")?;
        choice(words, "X : Y", &[(":", ())])?;
        left[1] = words.groups_until("")?;
    }
    own(words, C::Casualties(left))
}

fn recruit(words: &mut Reader<'_>) -> Read {
    let (nation, figures) = (nation(words.want()?)?, words.figures()?);
    let by_card = words.take_of("card", &["card"]);
    own(words, C::Recruit { nation, figures, by_card })
}

/// W76.
fn reserve(words: &mut Reader<'_>) -> Read {
    let nation = nation(words.want()?)?;
    if words.words.is_empty() {
        return query(words, WarQuery::Reserve(nation));
    }
    let regulars = number(words.behind_equals()?, 0, 99)? as u8;
    let reserve = Figures([regulars, words.small(0, 99)?, words.small(0, 99)?]);
    let dead = if words.take_of("dead", &["dead"]) { Some(words.figures()?) } else { None };
    let _ = words.reason();
    set(words, C::SetReserve { nation, reserve, dead })
}

fn hand(words: &mut Reader<'_>) -> Read {
    let (side, change) = words.side_set()?;
    if let Some(change) = change {
        let _ = words.reason();
        return set(words, C::SetHand { side, change });
    }
    if words.words.is_empty() {
        return query(words, WarQuery::Hand(side));
    }
    let deed = choice(
        words,
        "draw, play, table, discard",
        &[
            ("draw", CardDeed::Draw),
            ("play", CardDeed::Leaves),
            ("table", CardDeed::Leaves),
            ("discard", CardDeed::Leaves),
        ],
    )?;
    let strategy = choice(words, "character, strategy", &[("character", false), ("strategy", true)])?;
    own(words, C::Card { side, deed, strategy })
}

fn decks(words: &mut Reader<'_>) -> Read {
    let (side, change) = words.side_set()?;
    let Some(Change::To(first)) = change else {
        return Err(Misheard::TooFewWords { usage: words.usage });
    };
    let first = number(&first.to_string(), 0, 24)? as u8;
    let second = words.small(0, 24)?;
    let _ = words.reason();
    set(words, C::SetDecks { side, decks: [first, second] })
}

/// Two numbers behind a `=`.
fn pair(words: &mut Reader<'_>, most: [u8; 2]) -> Result<[u8; 2], Misheard> {
    let first = number(words.behind_equals()?, 0, most[0].into())? as u8;
    let second = words.small(0, most[1])?;
    let _ = words.reason();
    Ok([first, second])
}

fn boxed(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() {
        return query(words, WarQuery::Box);
    }
    let [shadow, free] = pair(words, [10, 6])?;
    set(words, C::SetBox { shadow, free })
}

fn rings(words: &mut Reader<'_>) -> Read {
    if words.words.is_empty() {
        return query(words, WarQuery::Rings);
    }
    let [free, shadow] = pair(words, [3, 3])?;
    set(words, C::SetRings { free, shadow })
}

fn mordor(words: &mut Reader<'_>) -> Read {
    if words.take_of("off", &["off"]) {
        return set(words, C::MordorOff);
    }
    let sets = words.words.first().is_none_or(|word| word.starts_with('='));
    track(words, if sets { WarTrack::IntoMordor } else { WarTrack::Mordor })
}

fn guide(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    let name = word.to_ascii_lowercase();
    let gollum = name.len() > 1 && GOLLUM.starts_with(&name);
    let guide = if gollum { None } else { Some(companion(word)?) };
    own(words, C::Guide(guide))
}

fn set_companion(words: &mut Reader<'_>) -> Read {
    let name = companion(words.want()?)?;
    let all = [("in", Place::In), ("map", Place::Map), ("lost", Place::Lost)];
    let place = choice(words, "in, map, lost", &all)?;
    set(words, C::SetCompanion { name, place })
}

fn set_nation(words: &mut Reader<'_>) -> Read {
    let (nation, step) = (nation(words.want()?)?, words.small(0, 3)?);
    let active = choice(words, "active, passive", &[("active", true), ("passive", false)])?;
    set(words, C::SetNation { nation, step, active })
}

fn dice(words: &mut Reader<'_>) -> Read {
    let side = side(words.want()?)?;
    let faces: Vec<Face> = words.all(face)?;
    set(words, C::Dice { side, faces })
}

fn park(words: &mut Reader<'_>) -> Read {
    let region = words.region()?;
    let mut figures: Vec<(Nation, _)> = Vec::new();
    while let [first, rest @ ..] = words.words {
        let numbers = rest.iter().take(3).filter(|word| number(word, 0, 99).is_ok()).count();
        let Ok(nation) = nation(first) else { break };
        if numbers < 3 {
            break;
        }
        words.next_word();
        figures.push((nation, words.figures()?));
    }
    let text = words.reason();
    words.by_word = false;
    Ok(Meaning::Command(Command::Own(C::Park { region, figures, text }, Word::Rules)))
}

const ODDS: &str = "hunt, mordor, allocate, round, battle";

fn odds(words: &mut Reader<'_>) -> Read {
    let word = words.want()?;
    match &*one_of(word, ODDS) {
        "hunt" => {
            let mut hunt = asked::Hunted::default();
            while hunt.takes(words)? {}
            query(words, WarQuery::OddsHunt(hunt))
        }
        "mordor" => {
            let mut climb = asked::Climbing::default();
            while climb.takes(words)? {}
            query(words, WarQuery::OddsMordor(climb))
        }
        "allocate" => {
            let mut here = asked::Conditions::default();
            while here.takes(words) {}
            query(words, WarQuery::OddsAllocate(here))
        }
        "battle" => {
            let numbers = words.words.first().is_some_and(|word| word.contains(','));
            let sides = if numbers { Some([fight(words)?, fight(words)?]) } else { None };
            let kind = of_kind(words)?;
            query(words, WarQuery::OddsBattle { sides, kind })
        }
        "round" => {
            let mut fought = fought(words)?;
            let mut sides = [0, 1].map(|side| Army { added: fought.added[side], ..Army::default() });
            let (mut of, mut round) = (None, None);
            while words.words.first().is_some_and(|word| kind(word).is_some()) || words.next_begins("round") {
                match words.behind("round", &["round"], 1, 99)? {
                    Some(number) => round = Some(number),
                    None => of = of_kind(words)?,
                }
                words.added(&mut sides)?;
            }
            fought.added = sides.map(|army| army.added);
            query(words, WarQuery::OddsRound { fought, kind: of, round })
        }
        _ => Err(Misheard::NotAChoice { word: shown(word), choices: ODDS }),
    }
}

fn of_kind(words: &mut Reader<'_>) -> Result<Option<Kind>, Misheard> {
    let Some(word) = words.next_word() else { return Ok(None) };
    kind(word)
        .map(Some)
        .ok_or(Misheard::NotAChoice { word: shown(word), choices: "field, city, siege, sortie" })
}

/// `R,E,L`: 1 to 10 units.
fn fight(words: &mut Reader<'_>) -> Result<Fight, Misheard> {
    let word = words.want()?;
    let parts: Vec<&str> = word.split(',').collect();
    let [regulars, elites, leadership] = *parts else {
        return Err(Misheard::NotAChoice { word: shown(word), choices: "R,E,L" });
    };
    let units = |part: &str| Ok::<u8, Misheard>(number(part, 0, 10)? as u8);
    let (regulars, elites) = (units(regulars)?, units(elites)?);
    number(&(regulars + elites).to_string(), 1, 10)?;
    Ok(Fight { regulars, elites, leadership: number(leadership, 0, 99)? as u8, strength: 0 })
}

/// The rows.
pub const ROWS: &[Usage<War>] = &[
    Usage::new("take", "take free draw|advance, take shadow move|advance", |words| {
        let side = side(words.want()?)?;
        let all = [("draw", Token::Draw), ("move", Token::Move), ("advance", Token::Advance)];
        let token = choice(words, "draw, move, advance", &all)?;
        own(words, C::Take { side, token })
    }),
    Usage::new("setup", "setup", |words| query(words, WarQuery::SetUp)),
    Usage::new("tick", "tick K", |words| {
        let item = words.small(1, ITEMS)?;
        own(words, C::Tick(item))
    }),
    Usage::new("begin", "begin", |words| own(words, C::Begin)),
    Usage::new("done", "done", |words| own(words, C::Done)),
    Usage::new("hand", "hand SIDE [draw|play|table|discard character|strategy], hand SIDE = H", hand),
    Usage::new("declare", "declare REGION [!]", |words| {
        let region = words.region()?;
        own(words, C::Declare(region))
    }),
    Usage::new("guide", "guide NAME [!]", guide),
    Usage::new("enter", "enter [!]", |words| own(words, C::Enter)),
    Usage::new("allocate", "allocate N [!]", |words| {
        let count = words.small(0, 99)?;
        own(words, C::Allocate(count))
    }),
    Usage::new("roll", "roll [free R… shadow R…]", roll),
    Usage::new("use", "use R [for TEXT…]", use_die),
    Usage::new("move", "move [with R] [keep] [!]", move_on),
    Usage::new("hide", "hide [with R] [!]", |words| {
        let with = words.with_die(&[])?;
        own(words, C::Hide { with })
    }),
    Usage::new("separate", "separate NAME… [to REGION] [with R] [!]", separate),
    Usage::new("advance", "advance NATION [with R] [by NAME] [!]", advance),
    Usage::new("bring", "bring NAME [REGION] [with R] [!]", bring),
    Usage::new("ring", "ring R to R [!]", |words| {
        let from = face(words.want()?)?;
        choice(words, "to R", &[("to", ())])?;
        let to = face(words.want()?)?;
        own(words, C::Ring { from, to })
    }),
    Usage::new("token", "token draw|move|advance [NATION] [!]", token),
    Usage::new("pass", "pass [!]", |words| own(words, C::Pass)),
    Usage::new("skip", "skip R", |words| {
        let face = face(words.want()?)?;
        own(words, C::Skip(face))
    }),
    Usage::new("concede", "concede SIDE", |words| {
        let side = side(words.want()?)?;
        own(words, C::Concede(side))
    }),
    Usage::new("hunt", "hunt [stronghold] [army] [nazgul] [bonus N] [dice D… [again D…]|roll]", |words| {
        let said = hunt_words(words)?;
        own(words, C::Hunt(said))
    }),
    Usage::new(
        "tile",
        "tile [T [D]|draw], tile again [T [D]|draw], tile prevented, tile T pool|drawn|waiting|out",
        tile_of_hunt,
    ),
    Usage::new("reduce", "reduce [N]", |words| {
        let by = if words.words.is_empty() { 1 } else { words.small(1, 99)? };
        own(words, C::Reduce(by))
    }),
    Usage::new("ability", "ability [to REGION]", |words| {
        let to = words.to_region(&[])?;
        own(words, C::Ability { to })
    }),
    Usage::new("casualty", "casualty guide|random [NAME|draw] [to REGION]", casualty),
    Usage::new("accept", "accept", |words| own(words, C::Accept)),
    Usage::new("discard", "discard", |words| own(words, C::Discard)),
    Usage::new("appear", "appear [REGION] [cards N] [strongholds N] [!]", appear),
    Usage::new("card", "card move|hide|separate|appear|hunt|tile|eyes|advance|retreat …", card),
    Usage::new("draw", "draw N [tiles T…|draw]", draw),
    Usage::new("activate", "activate NATION", |words| {
        let nation = nation(words.want()?)?;
        own(words, C::Activate(nation))
    }),
    Usage::new("special", "special T", |words| {
        let tile = tile(words.want()?)?;
        own(words, C::Special(tile))
    }),
    Usage::new("invade", "invade NATION", |words| {
        let nation = nation(words.want()?)?;
        own(words, C::Invade(nation))
    }),
    Usage::new("arrive", "arrive NAME REGION", |words| {
        let (name, region) = (person(words.want()?)?, words.region()?);
        own(words, C::Arrive { name, region })
    }),
    Usage::new("capture", "capture REGION", |words| {
        let region = words.region()?;
        own(words, C::Capture(region))
    }),
    Usage::new(
        "battle",
        "battle field|city|siege|sortie [NATION…] [with ARMY against ARMY], battle [with ARMY] [against ARMY], battle over",
        battle,
    ),
    Usage::new("hits", "hits attacker|defender [regular N] [weaken N] [elite N]", hits),
    Usage::new("casualties", "casualties [X : Y] [!]", casualties),
    Usage::new(
        "round",
        "round [A[,L] D[,L]] [a+N] [ar+N] [d+N] [dr+N] [dice A… : D… [again A… : D…]|roll]",
        round,
    ),
    Usage::new("recruit", "recruit NATION R E L [card] [!]", recruit),
    Usage::new("fallen", "fallen NATION R E L", |words| {
        let (nation, figures) = (nation(words.want()?)?, words.figures()?);
        own(words, C::Fallen { nation, figures })
    }),
    Usage::new("weaken", "weaken NATION N", |words| {
        let (nation, count) = (nation(words.want()?)?, words.small(0, 99)?);
        own(words, C::Weaken { nation, count })
    }),
    Usage::new("reserve", "reserve NATION [= R E L [dead R E L]]", reserve),
    Usage::new("lost", "lost NAME", |words| {
        let name = person(words.want()?)?;
        own(words, C::Lost(name))
    }),
    Usage::new(
        "odds",
        "odds hunt [level N] [bonus N] [stronghold] [army] [nazgul] [moves K] | \
         odds mordor [eye N] [spare N] [corruption N] [gollum] | odds allocate [stronghold] [army] [nazgul] | \
         odds battle [R,E,L R,E,L] [KIND] | odds round [A[,L] D[,L]] [KIND] [round N] [a+N] [ar+N] [d+N] [dr+N]",
        odds,
    ),
    Usage::new("corruption", "corruption [+N|-N|= N]", |words| track(words, WarTrack::Corruption)),
    Usage::new("fellowship", "fellowship", |words| query(words, WarQuery::Fellowship)),
    Usage::new("company", "company", |words| query(words, WarQuery::Company)),
    Usage::new("pool", "pool", |words| query(words, WarQuery::Pool)),
    Usage::new("box", "box [= S F]", boxed),
    Usage::new("nations", "nations", |words| query(words, WarQuery::Nations)),
    Usage::new("score", "score", |words| query(words, WarQuery::Score)),
    Usage::new("rings", "rings [= F S]", rings),
    Usage::new("progress", "progress [+N|-N|= N]", |words| track(words, WarTrack::Progress)),
    Usage::new("mordor", "mordor [+N|-N|= N|off]", mordor),
    Usage::new("damage", "damage [+N|-N|= N]", |words| track(words, WarTrack::Damage)),
    Usage::new("hidden", "hidden", |words| set(words, C::Counter { revealed: false })),
    Usage::new("revealed", "revealed", |words| set(words, C::Counter { revealed: true })),
    Usage::new("at", "at REGION", |words| {
        let region = words.region()?;
        set(words, C::At(region))
    }),
    Usage::new("companion", "companion NAME in|map|lost", set_companion),
    Usage::new("character", "character NAME in|out", |words| {
        let name = character(words.want()?)?;
        let in_play = choice(words, "in, out", &[("in", true), ("out", false)])?;
        set(words, C::SetCharacter { name, in_play })
    }),
    Usage::new("nation", "nation NATION N active|passive", set_nation),
    Usage::new("control", "control REGION SIDE", |words| {
        let (region, side) = (words.region()?, side(words.want()?)?);
        set(words, C::Control { region, side })
    }),
    Usage::new("dice", "dice SIDE [R…]", dice),
    Usage::new("lead", "lead NAME", |words| {
        let player = player(words.want()?)?;
        set(words, C::Lead(player))
    }),
    Usage::new("decks", "decks SIDE = C S", decks),
    Usage::new("park", "park REGION [NATION R E L]… [TEXT…]", park),
    Usage::new("parked", "parked", |words| query(words, WarQuery::Parked)),
];
