//! The actions: what else can be done while no die is raised, and the uses of the one that is.

use super::super::mat::{paying, signs};
use super::super::sight::{Sight, Wished, begin, give, say};
use super::battle::{fight, fights};
use super::turn::{hunted, taken};
use super::{cards, choice};
use crate::language::capital;
use crate::language::war::{names, next_moves};
use crate::war::die::Face;
use crate::war::nation::Side;
use crate::war::people::{Character, Companion, Person, Presence};
use crate::war::{Price, WarCommand as C};
use crate::window::pieces::signs::war;
use crate::window::play::wish::Begun;
use crate::window::war::Choice;
use strum::IntoEnumIterator;

pub(super) fn actions(sight: &Sight<'_>) -> Vec<Choice> {
    if sight.begins("advance") {
        return advancing(sight);
    }
    match sight.raised() {
        Some((side, face)) if sight.is_open(&sight.ring_of(face)) => ring(sight, side, face),
        Some((side, face)) if sight.card_of_die().is_some() => cards::of_die(sight, side, face),
        Some((side, face)) => uses(sight, side, face),
        None => without(sight),
    }
}

/// No die is raised: what needs none.
fn without(sight: &Sight<'_>) -> Vec<Choice> {
    vec![fight(sight), taken(sight), cards::more(sight), Choice::asks(sight.say("wants-die"))]
}

/// A people advances: its shield was pressed, or is to be.
fn advancing(sight: &Sight<'_>) -> Vec<Choice> {
    let gold = match sight.advances() {
        None => Choice::asks(sight.say("wants-shield")),
        Some(nation) => {
            let title = names::advances(sight.words, nation);
            let left = sight.view.standing(nation).step.saturating_sub(1);
            let under = sight.tell("can-advances-more", &[("steps", left.into())]);
            // Which die is spent for it, where one is.
            let die = paying(sight).map(|(_, die)| names::face(sight.words, die));
            let die = die.map(|die| sight.tell("can-begins-die", &[("die", die.into())]));
            let under = die.into_iter().chain([under]).collect::<Vec<_>>().join(" · ");
            choice(signs::nation(nation), (title, under), say(sight.typed.trim())).due()
        }
    };
    super::with_back(sight, vec![gold])
}

/// What a raised die does.
fn uses(sight: &Sight<'_>, side: Side, face: Face) -> Vec<Choice> {
    let view = sight.view;
    let (character, musters) = (Price::CHARACTER.pays(face), Price::MUSTER.pays(face));
    let mut all = Vec::new();
    // What moves or hides the Fellowship is what such a die is mostly for.
    let mut gold = None;
    if side == Side::Free && view.revealed && Price::of_hiding(view).pays(face) {
        let hides = give(C::Hide { with: Some(face) });
        gold = Some(choice(war::HIDDEN, sight.titled("can-hide"), hides));
    } else if side == Side::Free && !view.revealed && character {
        // W41: in Mordor nobody hunts with dice.
        let under = match view.mordor {
            Some(_) => Some(sight.say("mat-climb")),
            None => next_moves(view, 1).into_iter().next().map(|(_, found)| hunted(sight, &found)),
        };
        let title = (sight.say("can-move"), under.unwrap_or_default());
        gold = Some(choice(war::HIDDEN, title, give(C::Move { with: Some(face), keep: false })));
    }
    let facts = [("face", face.name().into()), ("side", <&str>::from(side).into())];
    let board = (sight.say("can-board"), sight.tell("can-board-more", &facts));
    // W3, W62: where cards or figures are counted it is asked which.
    let wish = match face {
        Face::Event | Face::Will if view.options.cards => sight.open(&sight.cards_of(face)),
        _ => cards::on_board(sight, face),
    };
    let board = choice(war::ON_BOARD, board, wish);
    if side == Side::Free && character && view.mordor.is_none() && view.guide.is_some() {
        let behind = if face == Face::Will { "with will" } else { "with character" };
        let title = sight.titled("can-leaves");
        let leaves = Begun { behind, ..Begun::new("separate", &title.0) };
        all.push(choice(war::LEAVES, title, Wished::Begin(leaves)));
    }
    if musters || side == Side::Free && face == Face::Will {
        all.extend(comes(sight, side, face));
        let advance = sight.titled("can-advance");
        let begun = begin("advance", &advance.0);
        all.push(choice(war::ADVANCE, advance, begun));
    }
    if fights(face) {
        all.push(fight(sight));
    }
    if view.rings[side as usize] > 0 && !view.marks.ring[side as usize] && face != Face::Eye {
        all.push(choice(war::ELVEN_RING, sight.titled("can-ring"), sight.open(&sight.ring_of(face))));
    }
    match gold {
        Some(gold) => {
            all.insert(0, board);
            all.push(gold.due());
        }
        None => all.push(board.due()),
    }
    all
}

/// W54: who can come for this die.
fn comes(sight: &Sight<'_>, side: Side, face: Face) -> Vec<Choice> {
    let view = sight.view;
    let price = |it: &Character| match it.side() {
        Side::Shadow => Price::MUSTER,
        Side::Free => Price::WILL,
    };
    let may = |it: &Character| {
        let waits = view.characters[*it as usize] == Presence::Never && view.can_come(*it);
        it.side() == side && waits && price(it).pays(face)
    };
    let each = Character::iter().filter(may).map(|it| {
        let name = names::person(sight.words, Person::Character(it));
        let the = names::the_person(sight.words, Person::Character(it));
        let comes = capital(&sight.tell("can-comes", &[("name", the.into())]));
        let title = (comes, sight.say("can-comes-more"));
        let wish = match it {
            Character::Aragorn => begin("bring aragorn", &name),
            _ => give(C::Bring { name: it, region: None, with: Some(face) }),
        };
        choice(signs::character(it), title, wish)
    });
    each.collect()
}

/// W13: what a Ring can make of the die.
fn ring(sight: &Sight<'_>, side: Side, face: Face) -> Vec<Choice> {
    let made = Face::shown(side).into_iter().filter(|to| *to != face && *to != Face::Will).map(|to| {
        let title = (names::face(sight.words, to), sight.say("can-ring-more"));
        choice(signs::face(to), title, give(C::Ring { from: face, to }))
    });
    let down = choice(war::UNDO, sight.alone("can-back"), sight.die_alone(face));
    super::with_way_back(down, made.chain([Choice::asks(sight.say("wants-face"))]).collect())
}

/// Who leaves: named by presses on those who go with the Ring-bearer; and where to, by one on a region.
pub(super) fn leaving(sight: &Sight<'_>) -> Vec<Choice> {
    let leaving: Vec<Companion> = sight.leaving().collect();
    let guides = match leaving[..] {
        [one] if sight.view.guide != Some(one) && sight.view.may_guide(one) => {
            Some(super::guides(sight, one))
        }
        _ => None,
    };
    let names: Vec<String> = leaving.into_iter().map(|it| names::companion(sight.words, it)).collect();
    let gold = if names.is_empty() {
        Choice::asks(sight.say("wants-who-leaves"))
    } else {
        let count = names.len();
        let names = names::listed(sight.words, names);
        let facts = [("count", count.into()), ("names", names.into())];
        let to = sight.leaves_to().map(|to| names::place(sight.words, to));
        let under = match (sight.view.mordor, to) {
            (None, to) => sight.tell("can-leave-more", &[("place", to.unwrap_or("none".to_owned()).into())]),
            _ => String::new(),
        };
        let title = (sight.tell("can-leave", &facts), under);
        choice(war::LEAVES, title, Wished::Enter).due()
    };
    super::with_back(sight, guides.into_iter().chain([gold]).collect())
}
