//! What can stand next on the line, behind the beginning of a command: regions, people, nations, dice, tiles.

use super::near::nearest;
use crate::books::Named as _;
use crate::language::Words;
use crate::language::war::names;
use crate::war::WarCommand as C;
use crate::war::WarView;
use crate::war::battle::Kind;
use crate::war::command::{CardDeed, Deck};
use crate::war::die::Face;
use crate::war::hunt::HuntStep;
use crate::war::land::{CROWNED_IN, SETTLEMENTS};
use crate::war::nation::{Nation, Side};
use crate::war::people::{Character, Companion, Person, Place, Presence};
use crate::war::view::Step;
use crate::window::war::Choice;
use strum::IntoEnumIterator;

/// Every region that is known by name, where a region stands next.
pub(super) fn regions(words: &Words, typed: &str) -> Vec<Choice> {
    let is_next = matches!(typed.trim(), "declare" | "appear" | "capture" | "at");
    let named = |name: &str| Choice::word(names::place(words, name), name);
    if is_next { nearest("").into_iter().map(named).collect() } else { Vec::new() }
}

/// Words that can come next.
pub(super) fn picks(words: &Words, view: &WarView, typed: &str) -> Vec<Choice> {
    let typed = typed.to_ascii_lowercase();
    let mut said = typed.split_whitespace();
    let first = said.next().unwrap_or_default();
    let behind: Vec<&str> = said.collect();
    let acts = view.acts().unwrap_or(Side::Free);
    let places = |which: &dyn Fn(&str, Nation) -> bool| -> Vec<Choice> {
        let there = SETTLEMENTS.iter().filter(|it| which(it.name, it.nation));
        there.map(|it| Choice::word(names::place(words, it.name), it.name)).collect()
    };
    let nations = |which: &dyn Fn(Nation) -> bool| -> Vec<Choice> {
        let there = Nation::iter().filter(|nation| which(*nation) && !behind.contains(&nation.name()));
        there.map(|nation| Choice::word(names::nation(words, nation), nation.name())).collect()
    };
    let people = |which: &dyn Fn(Companion) -> bool| -> Vec<Choice> {
        let there = Companion::iter().filter(|it| which(*it) && !behind.contains(&it.name()));
        there.map(|it| Choice::word(names::companion(words, it), it.name())).collect()
    };
    let dice = |side: Side| -> Vec<Choice> {
        let mut faces = view.unused[side as usize].clone();
        faces.sort_unstable();
        faces.dedup();
        faces.into_iter().map(|face| Choice::word(names::face(words, face), face.name())).collect()
    };
    let in_fellowship = |it: Companion| view.place(it) == Place::In;
    match (first, behind.as_slice()) {
        ("declare", []) => places(&|_, _| true),
        ("appear", []) => places(&|name, _| view.haven(name).is_none()),
        ("capture", []) => {
            // What is not taken by the side that acts, and what its home side can take back.
            places(&|name, nation| (nation.side() == acts.other()) != view.is_taken(name))
        }
        ("guide", []) => {
            let may = Companion::iter().filter(|it| view.may_guide(*it));
            // There is nothing more to say: a press does it.
            may.map(|it| Choice::give(names::companion(words, it), C::Guide(Some(it)))).collect()
        }
        ("separate", [.., "to"]) => places(&|_, _| true),
        ("separate", said) if said.contains(&"to") => Vec::new(),
        ("separate", said) => {
            let to = (!said.is_empty()).then(|| Choice::word(words.say("pick-to", &[]), "to"));
            people(&in_fellowship).into_iter().chain(to).collect()
        }
        ("casualty", ["random"]) => people(&in_fellowship),
        ("advance", []) | ("token", ["advance"]) => nations(&|nation| nation.side() == acts),
        ("card", ["advance" | "retreat"]) | ("activate" | "invade", []) => nations(&|_| true),
        ("bring", []) => {
            let there = Character::iter()
                .filter(|it| it.side() == acts && view.characters[*it as usize] == Presence::Never);
            there.map(|it| Choice::word(names::person(words, Person::Character(it)), it.name())).collect()
        }
        ("bring", ["aragorn"]) => places(&|name, _| CROWNED_IN.contains(&name)),
        ("ring", []) => dice(acts),
        ("ring", [_]) => vec![Choice::word(words.say("pick-to", &[]), "to")],
        ("ring", [_, "to"]) => faces(words, acts, &[Face::Will]),
        // W3: whose card, what becomes of it, and of which deck it is.
        ("hand", [side]) if view.options.cards && side.parse::<Side>().is_ok() => {
            CardDeed::names().map(|it| Choice::word(words.say(&format!("pick-hand-{it}"), &[]), it)).collect()
        }
        ("hand", [side, does]) => match (side.parse(), does.parse()) {
            (Ok(side), Ok(deed)) => Deck::iter()
                .map(|deck| Choice::give(names::deck(words, deck), C::Card { side, deed, deck }))
                .collect(),
            _ => Vec::new(),
        },
        // The dice that lie there are told one by one; an Eye lies in the box.
        ("dice", [side, ..]) => {
            side.parse().map_or_else(|_| Vec::new(), |side| faces(words, side, &[Face::Eye]))
        }
        ("use" | "skip", []) => dice(acts),
        ("roll", [..]) if view.step == Step::Roll => rolled(words, view, &behind),
        ("recruit" | "fallen" | "weaken", []) => nations(&|_| true),
        ("tile", [] | ["again"]) | ("card", ["tile"]) => {
            let kinds = view.cup.pool.kinds();
            kinds.map(|(tile, _)| Choice::word(names::tile(words, tile), tile.sign())).collect()
        }
        ("hunt", said) if view.hunt.as_ref().is_some_and(|hunt| hunt.step == HuntStep::Roll) => {
            hunt(words, said)
        }
        ("battle", []) => {
            let kinds = [Kind::Field, Kind::City, Kind::Siege, Kind::Sortie];
            kinds.map(|kind| Choice::word(names::kind(words, kind), kind.name())).to_vec()
        }
        ("battle", _) => nations(&|nation| nation.side() == acts.other()),
        ("card", []) => ["move", "hide", "separate", "appear", "hunt", "tile", "eyes", "advance", "retreat"]
            .map(|deed| Choice::word(words.say(&format!("pick-card-{deed}"), &[]), deed))
            .to_vec(),
        _ => Vec::new(),
    }
}

/// What was rolled on the table: the faces of the side whose dice are told.
fn rolled(words: &Words, view: &WarView, behind: &[&str]) -> Vec<Choice> {
    let [free, _] = view.to_roll();
    let told = behind.iter().skip(1).take_while(|word| **word != "shadow").count();
    let side = if behind.contains(&"shadow") { Side::Shadow } else { Side::Free };
    if side == Side::Free && told >= usize::from(free) {
        return vec![Choice::word(words.say("pick-shadow-rolled", &[]), "shadow")];
    }
    faces(words, side, &[])
}

/// The faces of a die of this side but for these.
fn faces(words: &Words, side: Side, but: &[Face]) -> Vec<Choice> {
    let all = Face::shown(side).into_iter().filter(|face| !but.contains(face));
    // An Army beside a Muster are two dice, whatever the one is called that shows both.
    let word = |face: Face| if face == Face::ArmyMuster { face.short() } else { face.name() };
    all.map(|face| Choice::word(names::face(words, face), word(face))).collect()
}

/// The conditions of a Hunt, and what its dice show.
fn hunt(words: &Words, said: &[&str]) -> Vec<Choice> {
    if said.contains(&"dice") {
        let again = (!said.contains(&"again")).then(|| Choice::word(words.say("pick-again", &[]), "again"));
        return (1..=6u8).map(|pips| Choice::word(pips.to_string(), pips)).chain(again).collect();
    }
    let conditions = names::CONDITIONS.iter().filter(|condition| !said.contains(*condition));
    conditions
        .map(|condition| Choice::word(names::condition(words, condition), condition))
        .chain([Choice::word(words.say("pick-dice", &[]), "dice")])
        .collect()
}
