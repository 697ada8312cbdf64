//! The commands of this game, a row each.

use super::parts::{
    APPEARS, ARMIES, CHANGE, Counted, GUIDE, HUNT, KINDS_OR_ARMIES, LEAVING, NationOf, RESERVE, TO, To,
    UP_TO_99, armies, armies_said, both, both_said, both_sides, casualties_left, chosen, decks_told, drawn,
    drawn_said, fought_said, kind, kind_wanted, left_said, losses, lost_said, nations_of, parked,
    parked_said, reduced, ring_to, roll, roll_said, token_for, used,
};
use super::reader::{FACE, FIGURES, FRIEND, PERSON, REGION, SIDE, TILE, TOLD_TILE, by_die};
use super::{WarQuery, asked};
use crate::books::{Command, Named as _, Word};
use crate::language::books::{self, begins, own, set};
use crate::language::line::{
    Behind, By, Choice, Dice, Equals, Flag, Many, Name, Number, OneOf, Or, Reason, Reasoned, Unless, print,
    rows, told,
};
use crate::language::reader::{Reader, number};
use crate::language::{Meaning, Misheard};
use crate::war::battle::{Army, Kind};
use crate::war::odds::Fight;
use crate::war::tile::Lies;
use crate::war::view::ITEMS;
use crate::war::{War, WarCommand as C, WarTrack};

type Read = Result<Meaning<War>, Misheard>;

rows! { books War, C;
    "take", "take free draw|advance, take shadow move|advance" {
        own (C::Take { side, token }) [side: SIDE, token: Choice];
    }
    "setup", "setup" { ask (WarQuery::SetUp); }
    "tick", "tick K" { own (C::Tick(item)) [item: Number(1, ITEMS as u64)]; }
    "begin", "begin" { own (C::Begin); }
    "done", "done" { own (C::Done); }
    "hand", "hand SIDE [draw|play|table|discard character|strategy], hand SIDE = H" .glued() {
        @alone ask (WarQuery::Hand(side)) [side: SIDE];
        @sets set (C::SetHand { side, change }) [side: SIDE, change: Reasoned(CHANGE)];
        own (C::Card { side, deed, deck }) [side: SIDE, deed: Choice, deck: Choice];
    }
    "declare", "declare REGION [!]" { own (C::Declare(region)) [region: REGION]; }
    "guide", "guide NAME [!]" { own (C::Guide(guide)) [guide: GUIDE]; }
    "enter", "enter [!]" { own (C::Enter); }
    "allocate", "allocate N [!]" { own (C::Allocate(count)) [count: UP_TO_99]; }
    "roll", "roll [free R… shadow R…]" { own (C::Roll(dice)) [dice: By(roll, roll_said)]; }
    "use", "use R [for TEXT…]" { own (C::Use(face)) [face: By(used, |it| it.name().to_owned())]; }
    "move", "move [with R] [keep] [!]" {
        own (C::Move { with, keep }) [
            with: by_die(&["keep"]), keep: Flag("keep", &["with"]), with: Or(with.to_owned(), by_die(&[])),
        ];
    }
    "hide", "hide [with R] [!]" { own (C::Hide { with }) [with: by_die(&[])]; }
    "separate", "separate NAME… [to REGION] [with R] [!]" {
        own (C::Separate { leaving, with }) [
            leaving: LEAVING, with: by_die(&["to"]), leaving: To(leaving.to_owned()),
        ];
    }
    "advance", "advance NATION [with R] [by NAME] [!]" {
        own (C::Advance { nation, with, by }) [
            nation: Name, with: by_die(&[]), by: Behind(Flag("by", &[]), FRIEND),
            with: Or(with.to_owned(), by_die(&[])),
        ];
    }
    "bring", "bring NAME [REGION] [with R] [!]" {
        own (C::Bring { name, region, with }) [name: Name, region: Unless(&["with"], REGION), with: by_die(&[])];
    }
    "ring", "ring R to R [!]" {
        own (C::Ring { from, to }) [from: FACE, to: By(ring_to, |to| format!("to {}", to.name()))];
    }
    "token", "token draw|move|advance [NATION] [!]" {
        own (C::Token { token, nation }) [
            token: By(token_for, |it| it.name().to_owned()), nation: NationOf(token.to_owned()),
        ];
    }
    "pass", "pass [!]" { own (C::Pass); }
    "skip", "skip R" { own (C::Skip(face)) [face: FACE]; }
    "concede", "concede SIDE" { own (C::Concede(side)) [side: SIDE]; }
    "hunt", "hunt [stronghold] [army] [nazgul] [bonus N] [dice D… [again D…]|roll]" {
        own (C::Hunt(said)) [said: HUNT];
    }
    "tile", "tile [T [D]|draw], tile again [T [D]|draw], tile prevented, tile T pool|drawn|waiting|out" {
        "again" own (C::TileAgain(told)) [told: TOLD_TILE];
        "prevented" own (C::TilePrevented);
        @puts set (C::PutTile { tile, to }) [tile: TILE, to: Name];
        own (C::Tile(told)) [told: TOLD_TILE];
    }
    "reduce", "reduce [N]" { own (C::Reduce(by)) [by: By(reduced, u8::to_string)]; }
    "ability", "ability [to REGION]" { own (C::Ability { to }) [to: TO]; }
    "casualty", "casualty guide|random [NAME|draw] [to REGION]" {
        "guide" own (C::CasualtyGuide { to }) [to: TO];
        "random" own (C::CasualtyRandom { name, to }) [
            name: By(chosen, |it| told(it, "draw", |it| it.name().to_owned())), to: TO,
        ];
    }
    "accept", "accept" { own (C::Accept); }
    "discard", "discard" { own (C::Discard); }
    "appear", "appear [REGION] [cards N] [strongholds N] [!]" {
        own (C::Appear { region, cards, strongholds }) [
            // What stands for a region may be any word: these are whole there.
            region: Unless(&APPEARS, REGION),
            cards: Counted("cards", &APPEARS, [0, 9]),
            strongholds: Counted("strongholds", &APPEARS, [0, 9]),
            cards: Or(cards.to_owned(), Counted("cards", &APPEARS, [0, 9])),
        ];
    }
    "card", "card move|hide|separate|appear|hunt|tile|eyes|advance|retreat …" {
        "move" own (C::CardMove);
        "hide" own (C::CardHide);
        "separate" own (C::CardSeparate(leaving)) [leaving: LEAVING];
        "appear" own (C::CardAppear);
        "hunt" own (C::CardHunt(said)) [said: HUNT];
        "tile" own (C::CardTile(told)) [told: TOLD_TILE];
        "eyes" own (C::CardEyes(faces)) [faces: Many(1, FACE)];
        "advance" own (C::CardAdvance(nation)) [nation: Name];
        "retreat" own (C::CardRetreat(nation)) [nation: Name];
    }
    "draw", "draw N [tiles T…|draw]" {
        own (C::Draw { count, tiles }) [count: Number(1, 9), tiles: By(drawn, drawn_said)];
    }
    "activate", "activate NATION" { own (C::Activate(nation)) [nation: Name]; }
    "special", "special T" { own (C::Special(tile)) [tile: TILE]; }
    "invade", "invade NATION" { own (C::Invade(nation)) [nation: Name]; }
    "arrive", "arrive NAME REGION" { own (C::Arrive { name, region }) [name: FRIEND, region: REGION]; }
    "capture", "capture REGION" { own (C::Capture(region)) [region: REGION]; }
    "battle",
    "battle field|city|siege|sortie [NATION…] [with ARMY against ARMY], battle [with ARMY] [against ARMY], battle over" {
        "" ask (WarQuery::Battle);
        @names_armies own (C::BattleWith(sides)) [sides: By(|words| armies(words, &KINDS_OR_ARMIES), armies_said)];
        "over" own (C::BattleOver);
        own (C::Battle { kind, nations, armies }) [
            kind: By(kind_wanted, |it| it.name().to_owned()),
            nations: By(nations_of, |it| print::<War, _>(&Many(0, Name), it)),
            armies: By(both, both_said),
        ];
    }
    "hits", "hits attacker|defender [regular N] [weaken N] [elite N]" {
        own (C::Hits { side, lost }) [side: OneOf(&[("attacker", 0), ("defender", 1)]), lost: By(losses, lost_said)];
    }
    "casualties", "casualties [X : Y] [!]" { own (C::Casualties(left)) [left: By(casualties_left, left_said)]; }
    "round", "round [A[,L] D[,L]] [a+N] [ar+N] [d+N] [dr+N] [dice A… : D… [again A… : D…]|roll]" {
        own (C::Round { fought, throw }) [fought: By(both_sides, fought_said), throw: Dice(2)];
    }
    "recruit", "recruit NATION R E L [card] [!]" {
        own (C::Recruit { nation, figures, by_card }) [nation: Name, figures: FIGURES, by_card: Flag("card", &[])];
    }
    "fallen", "fallen NATION R E L" { own (C::Fallen { nation, figures }) [nation: Name, figures: FIGURES]; }
    "weaken", "weaken NATION N" { own (C::Weaken { nation, count }) [nation: Name, count: UP_TO_99]; }
    "reserve", "reserve NATION [= R E L [dead R E L]]" .glued() {
        @alone ask (WarQuery::Reserve(nation)) [nation: Name];
        set (C::SetReserve { nation, reserve, dead }) [
            nation: Name, reserve: RESERVE, dead: Reasoned(Behind(Flag("dead", &[]), FIGURES)),
        ];
    }
    "lost", "lost NAME" { own (C::Lost(name)) [name: PERSON]; }
    "odds",
    "odds hunt [level N] [bonus N] [stronghold] [army] [nazgul] [moves K] | \
     odds mordor [eye N] [spare N] [corruption N] [gollum] | odds allocate [stronghold] [army] [nazgul] | \
     odds battle [R,E,L R,E,L] [KIND] | odds round [A[,L] D[,L]] [KIND] [round N] [a+N] [ar+N] [d+N] [dr+N]" {
        "hunt" by (odds_hunt);
        "mordor" by (odds_mordor);
        "allocate" by (odds_allocate);
        "round" by (odds_round);
        "battle" by (odds_battle);
    }
    "corruption", "corruption [+N|-N|= N]" { track (WarTrack::Corruption); }
    "fellowship", "fellowship" { ask (WarQuery::Fellowship); }
    "company", "company" { ask (WarQuery::Company); }
    "pool", "pool" { ask (WarQuery::Pool); }
    "box", "box [= S F]" {
        "" ask (WarQuery::Box);
        set (C::SetBox { shadow, free }) [shadow: Equals(Number(0, 10)), free: Reasoned(Number(0, 6))];
    }
    "nations", "nations" { ask (WarQuery::Nations); }
    "score", "score" { ask (WarQuery::Score); }
    "rings", "rings [= F S]" {
        "" ask (WarQuery::Rings);
        set (C::SetRings { free, shadow }) [free: Equals(Number(0, 3)), shadow: Reasoned(Number(0, 3))];
    }
    "progress", "progress [+N|-N|= N]" { track (WarTrack::Progress); }
    "mordor", "mordor [+N|-N|= N|off]" {
        "off" set (C::MordorOff);
        by (mordor);
    }
    "damage", "damage [+N|-N|= N]" { track (WarTrack::Damage); }
    "hidden", "hidden" { set (C::Counter { revealed: false }); }
    "revealed", "revealed" { set (C::Counter { revealed: true }); }
    "at", "at REGION" { set (C::At(region)) [region: REGION]; }
    "companion", "companion NAME in|map|lost" { set (C::SetCompanion { name, place }) [name: Name, place: Choice]; }
    "character", "character NAME in|out" {
        set (C::SetCharacter { name, in_play }) [name: Name, in_play: OneOf(&[("in", true), ("out", false)])];
    }
    "nation", "nation NATION N active|passive" {
        set (C::SetNation { nation, step, active }) [
            nation: Name, step: Number(0, 3), active: OneOf(&[("active", true), ("passive", false)]),
        ];
    }
    "control", "control REGION SIDE" { set (C::Control { region, side }) [region: REGION, side: SIDE]; }
    "dice", "dice SIDE [R…]" { set (C::Dice { side, faces }) [side: SIDE, faces: Many(0, FACE)]; }
    "lead", "lead NAME" { set (C::Lead(player)) [player: Name]; }
    "decks", "decks SIDE = C S" .glued() {
        set (C::SetDecks { side, decks }) [side: SIDE, decks: By(decks_told, |[c, s]| format!("= {c} {s}"))];
    }
    "park", "park REGION [NATION R E L]… [TEXT…]" {
        plain (C::Park { region, figures, text }) [region: REGION, figures: By(parked, |it| parked_said(it)), text: Reason];
    }
    "parked", "parked" { ask (WarQuery::Parked); }
}

/// A query of the page: a `!` behind it changes nothing, as behind any other command of this page.
fn ask(words: &mut Reader<'_>, asked: WarQuery) -> Read {
    words.by_word = false;
    books::query(asked)
}

fn track(words: &mut Reader<'_>, track: WarTrack) -> Read {
    words.by_word &= !words.words.is_empty();
    books::track(words, track)
}

/// The step in Mordor, which is set from wherever the Fellowship is.
fn mordor(words: &mut Reader<'_>) -> Read {
    let sets = words.words.first().is_none_or(|word| word.starts_with('='));
    track(words, if sets { WarTrack::IntoMordor } else { WarTrack::Mordor })
}

fn plain(words: &mut Reader<'_>, command: C) -> Read {
    words.by_word = false;
    Ok(Meaning::Command(Command::Own(command, Word::Rules)))
}

/// Whether nothing stands behind the first word.
fn alone(words: &Reader<'_>) -> bool {
    words.words.len() == 1
}

fn sets(words: &Reader<'_>) -> bool {
    words.words.get(1).is_some_and(|word| word.starts_with(['+', '-', '=']))
}

/// Whether it says where a tile lies: that is the table's word.
fn puts(words: &Reader<'_>) -> bool {
    words.words.get(1).is_some_and(|place| Lies::meant(place).is_ok_and(|to| to != Lies::Aside))
}

fn names_armies(words: &Reader<'_>) -> bool {
    let first = words.words.first();
    first.is_some_and(|word| ARMIES.iter().any(|of| begins(word, of, &KINDS_OR_ARMIES)))
}

fn odds_hunt(words: &mut Reader<'_>) -> Read {
    let hunt = asked::Hunted::read(words)?;
    ask(words, WarQuery::OddsHunt(hunt))
}

fn odds_mordor(words: &mut Reader<'_>) -> Read {
    let climb = asked::Climbing::read(words)?;
    ask(words, WarQuery::OddsMordor(climb))
}

fn odds_allocate(words: &mut Reader<'_>) -> Read {
    let here = asked::Conditions::read(words);
    ask(words, WarQuery::OddsAllocate(here))
}

fn odds_battle(words: &mut Reader<'_>) -> Read {
    let numbers = words.words.first().is_some_and(|word| word.contains(','));
    let sides = if numbers { Some([fight(words)?, fight(words)?]) } else { None };
    let kind = of_kind(words)?;
    ask(words, WarQuery::OddsBattle { sides, kind })
}

fn odds_round(words: &mut Reader<'_>) -> Read {
    let mut fought = both_sides(words)?;
    let mut sides = [0, 1].map(|side| Army { added: fought.added[side], ..Army::default() });
    let (mut of, mut round) = (None, None);
    let next = |words: &Reader<'_>| words.words.first().is_some_and(|word| kind(word).is_some());
    while of.is_none() && next(words) || round.is_none() && words.next_begins("round") {
        match words.behind("round", &["round"], 1, 99)? {
            Some(number) => round = Some(number),
            None => of = of_kind(words)?,
        }
        words.added(&mut sides)?;
    }
    fought.added = sides.map(|army| army.added);
    ask(words, WarQuery::OddsRound { fought, kind: of, round })
}

fn of_kind(words: &mut Reader<'_>) -> Result<Option<Kind>, Misheard> {
    let Some(word) = words.next_word() else { return Ok(None) };
    kind(word).map(Some).ok_or(Misheard::not_a_choice(word, "field, city, siege, sortie"))
}

/// `R,E,L`: 1 to 10 units.
fn fight(words: &mut Reader<'_>) -> Result<Fight, Misheard> {
    let word = words.want()?;
    let parts: Vec<&str> = word.split(',').collect();
    let [regulars, elites, leadership] = *parts else {
        return Err(Misheard::not_a_choice(word, "R,E,L"));
    };
    let units = |part: &str| Ok::<u8, Misheard>(number(part, 0, 10)? as u8);
    let (regulars, elites) = (units(regulars)?, units(elites)?);
    number(&(regulars + elites).to_string(), 1, 10)?;
    Ok(Fight { regulars, elites, leadership: number(leadership, 0, 99)? as u8, strength: 0 })
}
