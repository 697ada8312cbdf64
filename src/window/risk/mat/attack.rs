//! An attack that is being said: from where, to where, and how many stand there, on two dials.

use super::fight::{self, expected, throws_called};
use super::{Drawn, MOMENT, Table, begin, heading};
use crate::language::risk::begun::{Attack, OWED, conquered};
use crate::risk::colour::Holder;
use crate::risk::command::{Command as C, Dice};
use crate::risk::odds::TO_THE_END;
use crate::risk::step::{Army, Fight};
use crate::window::pieces::{At, Besides, Paint, Side};
use crate::window::play::wish::Begun;
use crate::window::risk::{Choice, Wish};

/// A dial: how many numbers stand in a row, in how many rows, and how large they are.
const ROW: u16 = 5;
const ROWS: u16 = 5;
const CELL: At = [32.0, 27.0];
/// The last numbers have no place: what a card adds lies there.
const OF_CARD: u16 = 2;
/// The most that a dial is turned to.
const MOST: u16 = 999;

/// The attack that is said, if one is; where nothing is known of lands there are dials for it before.
fn said(table: &Table<'_>) -> Option<Attack> {
    let attack = Attack::typed(table.view, table.seen.typed);
    attack.or_else(|| (!table.has_lands()).then(|| Attack::from("")))
}

/// Both sides of one: what they are called, if that is said, and who they are.
pub(super) fn sides(table: &Table<'_>, attack: &Attack) -> [(Option<String>, Option<Holder>); 2] {
    if attack.is_in_numbers() {
        let called = |name: &str| Some(table.say(name, &[]));
        return [
            (called("map-dice-attack"), Some(table.present().into())),
            (called("map-dice-defence"), None),
        ];
    }
    [Some(&attack.from), attack.to.as_ref()].map(|place| {
        (place.map(|place| table.called(place)), place.and_then(|place| table.view.holder(place)))
    })
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let Some(attack) = said(table) else {
        heading(mat, 26.0, &table.say("map-attack-how", &[]));
        for (number, line) in ["map-attack-1", "map-attack-2", "map-attack-3"].into_iter().enumerate() {
            let y = 62.0 + number as f32 * 34.0;
            mat.disc([11.0, y - 5.0], 10.0, &(number + 1).to_string(), crate::window::pieces::Step::Left);
            mat.fits(
                [32.0, y],
                MOMENT[0] - 34.0,
                16.5,
                (tints.ink, Side::From, false),
                &table.say(line, &[]),
            );
        }
        super::rule(mat, 176.0);
        return told(mat, table, 204.0, 5);
    };
    for (side, of) in sides(table, &attack).into_iter().enumerate() {
        dial(mat, table, &attack, side, of);
    }
    if let Some((_, fight)) = attack.fight(table.view) {
        expected(mat, table, &fight, 258.0);
    } else {
        // Which number is owed, once the other one is said, stands above.
        let said = match (&attack.to, attack.stacks) {
            (None, _) if !attack.is_in_numbers() => table.say("map-attack-2", &[]),
            (_, [None, None]) if attack.is_in_numbers() => {
                told(mat, table, 292.0, 2);
                table.say("map-attack-told", &[])
            }
            (_, [None, None]) => table.say("map-attack-3", &[]),
            _ => String::new(),
        };
        mat.fits([0.0, 268.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &said);
        // No number is said yet: pressed twice, or here, it was taken without dice.
        let Some(to) = attack.to.as_ref().filter(|_| attack.stacks[1].is_none()) else { return };
        let (corner, size, said) = ([0.0, 280.0], [MOMENT[0], 34.0], table.say("map-taken-without", &[]));
        mat.plate(corner, size, 5.0, Paint::filled(tints.raised).edged(tints.rim, 1.0));
        let at = [size[0] / 2.0, corner[1] + 22.0];
        mat.fits(at, size[0] - 20.0, 15.0, (tints.ink, Side::About, false), &said);
        mat.place(corner, size, said, Wish::give(conquered(to, Some(&attack.from))));
    }
}

/// What an attack is with this number typed behind it, as if it had been pressed: how many attack; of one that had both numbers
/// they are said anew. The number that makes it whole is no press.
pub(super) fn as_pressed(table: &Table<'_>, typed: &str) -> Option<Begun> {
    let lacks = |attack: &Attack| attack.stacks.iter().filter(|stack| stack.is_none()).count();
    let attack = Attack::typed(table.view, table.seen.typed);
    let mut attack = attack.filter(|attack| lacks(attack) != 1 || !attack.says_whom())?;
    let count = typed.parse().ok()?;
    attack.stacks = [Some(count), None];
    let [(named, _), _] = sides(table, &attack);
    Some(Begun::new(attack.begun(), format!("{}: {count}", named.unwrap_or_default())))
}

/// The fight that begins with this number behind an attack that lacks but one, and what it is called: nothing is thrown.
pub(super) fn made_whole(table: &Table<'_>, typed: &str) -> Option<(C, String)> {
    let mut attack = Attack::typed(table.view, table.seen.typed).filter(Attack::says_whom)?;
    let [one, other] = &mut attack.stacks;
    let lacks = match (&one, &other) {
        (None, Some(_)) => one,
        (Some(_), None) => other,
        _ => return None,
    };
    *lacks = Some(typed.parse().ok()?);
    let (command, _) = attack.fight(table.view)?;
    Some((command, against(table, &attack)))
}

/// What a fight is called whose numbers are said.
fn against(table: &Table<'_>, attack: &Attack) -> String {
    let [one, other] = attack.stacks.map(Option::unwrap_or_default);
    table.say("map-fight", &[("one", one.into()), ("other", other.into())])
}

/// What can be done while it is: the gold one, and what else there is.
pub(super) fn chips(table: &Table<'_>, wrong: Option<Choice>) -> Vec<Choice> {
    let (view, say) = (table.view, |name: &str| table.say(name, &[]));
    let over = Choice::give(say("map-no-more"), C::Done);
    match Attack::typed(view, table.seen.typed) {
        None => {
            // Lands that no board names are typed.
            let open = view.board().is_ok_and(|board| board.is_open());
            let typed = open.then(|| Choice::word(say("chip-fight"), "fight"));
            let taken = Choice::begin(say("chip-conquer"), "conquer");
            std::iter::once(over.due()).chain(typed).chain([taken, table.plays_card()]).chain(wrong).collect()
        }
        Some(attack) => {
            let begun = attack.fight(view);
            let thrown = begun.as_ref().filter(|_| !table.throws_itself());
            // Both numbers said, one press begins the fight and throws once, or to the end; until then nothing is thrown.
            let throws = |label: String, (fight, _): &(C, Fight), throw: C| {
                Choice::of(label, Wish::Give(vec![fight.clone().into(), throw.into()]))
            };
            let called = against(table, &attack);
            let begins = begun.as_ref().map(|(command, _)| Choice::give(called, command.clone()));
            let once = thrown.map(|begun| {
                throws(throws_called(table, &begun.1), begun, C::RollOnce(Dice::default())).due()
            });
            let (gold, begins) = match (once, begins) {
                (Some(once), begins) => (once, begins),
                (None, Some(begins)) => (begins.due(), None),
                (None, None) if attack.says_whom() => (Choice::asks(say("map-how-many")), None),
                (None, None) => (Choice::asks(say("map-whom")), None),
            };
            let all = thrown.map(|begun| throws(say("map-roll-all"), begun, C::RollAll(TO_THE_END)));
            // Once it is said whom it attacks, nothing lies where the throw will.
            let over = Some(over).filter(|_| !attack.says_whom());
            // Where the table throws, the program's dice are chosen again here as well: before it is begun nothing is decided.
            let dice = fight::whose_dice(table).filter(|_| table.throws_itself() && attack.says_whom());
            let lesser = all.into_iter().chain(begins).chain(over).chain(dice).chain([table.back()]);
            std::iter::once(gold).chain(lesser).collect()
        }
    }
}

/// What the turn has brought so far, in so many lines.
fn told(mat: &mut Drawn, table: &Table<'_>, top: f32, lines: usize) {
    let tints = mat.tints();
    let marks = table.view.marks;
    let card = if marks.conquests == 0 { "none" } else { "due" };
    let taken = table.say("part-taken", &[("count", marks.conquests.into()), ("card", card.into())]);
    let site = marks.adventure.then(|| table.say("part-site", &[("card", "due".into())]));
    let effects = table.view.effects.iter().map(|(until, text)| {
        table.say("told-effect", &[("colour", until.name().into()), ("text", text.as_str().into())])
    });
    let all = std::iter::once(taken).chain(site).chain(effects).take(lines);
    mat.paragraph([0.0, top], 26.0, (MOMENT[0], 15.0), (tints.faint, Side::From, false), all);
}

/// One of both: its number, what makes it larger and smaller, and numbers to press.
fn dial(
    mat: &mut Drawn,
    table: &Table<'_>,
    attack: &Attack,
    side: usize,
    (place, holder): (Option<String>, Option<Holder>),
) {
    let (tints, inks) = (mat.tints(), table.inks(holder));
    let left = side as f32 * 176.0;
    let is_said = place.is_some();
    let named = place.unwrap_or_else(|| table.say("map-whom", &[]));
    let ink = if is_said { inks.accent } else { tints.faint };
    mat.fits([left + 84.0, 24.0], 164.0, 17.0, (ink, Side::About, true), &named);
    let stack = attack.stacks[side];
    let number = stack.map_or_else(|| OWED.to_owned(), |stack| stack.to_string());
    let ink = if stack.is_some() { inks.accent } else { tints.dim };
    mat.bold([left + 84.0, 78.0], 46.0, ink, Side::About, number);
    if !is_said {
        return;
    }
    let least = if side == 0 { 2 } else { 1 };
    let turned = |to: u16| {
        let mut attack = attack.clone();
        // Below the least it is not said.
        attack.stacks[side] = (to >= least).then_some(to.min(MOST));
        attack
    };
    // A number says how many; the gold button begins the fight.
    let dialled = |to: u16| begin(turned(to).begun(), &table.say("chip-fight", &[]));
    let now = stack.unwrap_or(least);
    let less = dialled(if stack.is_some() { now.saturating_sub(1) } else { now });
    let more = dialled(if stack.is_some() { now + 1 } else { now });
    for (x, sign, wish) in [(left + 4.0, "−", less.clone()), (left + 128.0, "+", more.clone())] {
        let corner = [x, 44.0];
        mat.plate(corner, [36.0; 2], 5.0, Paint::filled(tints.raised).edged(tints.rim, 1.0));
        mat.bold([x + 18.0, 70.0], 24.0, tints.ink, Side::About, sign);
        mat.place(corner, [36.0; 2], format!("{named} {sign}"), wish);
    }
    mat.place([left + 42.0, 40.0], [84.0, 46.0], named.clone(), more.clone());
    mat.besides(Besides { other: None, wheel: Some([more, less]) });
    // Where nothing is known of lands, who stands there besides is said in the last row.
    let owed = if attack.is_in_numbers() { ROW } else { OF_CARD };
    for at in 0..ROW * ROWS - owed {
        let corner =
            [left + 4.0 + f32::from(at % ROW) * CELL[0], 100.0 + f32::from(at / ROW) * (CELL[1] + 2.0)];
        let count = least + at;
        let chosen = stack == Some(count);
        let paint = if chosen {
            Paint::filled(inks.banner).edged(inks.edge, 1.2)
        } else {
            Paint::filled(tints.well).edged(tints.rim, 0.8)
        };
        let ink = if chosen { inks.ink } else { tints.ink };
        mat.plate(corner, [CELL[0] - 2.0, CELL[1]], 4.0, paint);
        mat.words(
            [corner[0] + CELL[0] / 2.0 - 1.0, corner[1] + 19.0],
            15.0,
            ink,
            Side::About,
            count.to_string(),
        );
        // What is said stays so, pressed again.
        if !chosen {
            mat.place(corner, [CELL[0] - 2.0, CELL[1]], format!("{named}: {count}"), dialled(count));
        }
    }
    // K24: a card may add to his dice, once it is said how many they are; K21, K22: so may a Leader and a Stronghold.
    let Some(stack) = stack else { return };
    let below = 100.0 + f32::from(ROWS - 1) * (CELL[1] + 2.0);
    let place = |at: f32, cells: f32| ([left + 4.0 + at * CELL[0], below], [cells * CELL[0] - 2.0, CELL[1]]);
    let mut adds = |(corner, size): (At, At), name: &str, has: bool, more: Army| {
        let mut other = attack.clone();
        other.more[side] = more;
        let (paint, ink) = match has {
            true => (Paint::filled(inks.banner).edged(inks.edge, 1.2), inks.ink),
            false => (Paint::filled(tints.raised).edged(tints.rim, 0.8), tints.ink),
        };
        mat.plate(corner, size, 4.0, paint);
        let said = table.say(name, &[]);
        let at = [corner[0] + size[0] / 2.0, corner[1] + 18.0];
        mat.fits(at, size[0] - 6.0, 13.0, (ink, Side::About, true), &said);
        let wish = begin(other.begun(), &table.say("chip-fight", &[]));
        mat.place(corner, size, format!("{named}, {stack}: {said}"), wish);
    };
    let more = attack.more[side];
    let card = Army { card: !more.card, ..more };
    if !attack.is_in_numbers() {
        return adds(place(f32::from(ROW - OF_CARD), f32::from(OF_CARD)), "map-card-adds", more.card, card);
    }
    // An attacker stands in no Stronghold.
    let cells = if side == 0 { 2.5 } else { 5.0 / 3.0 };
    let leader = Army { leader: !more.leader, ..more };
    adds(place(0.0, cells), "map-leader-adds", more.leader, leader);
    if side == 1 {
        let stronghold = Army { stronghold: !more.stronghold, ..more };
        adds(place(cells, cells), "map-stronghold-adds", more.stronghold, stronghold);
    }
    adds(place(5.0 - cells, cells), "map-card-adds", more.card, card);
}
