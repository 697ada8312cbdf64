//! What is said above the mat: what hands do now, in order, what is easily forgotten last; and where the game stands.

use super::fight::{names, thrown, who};
use super::staged::{Now, asks_above, now, painting, refused};
use super::{Table, cards, ended, leaders, news, result, ring, setup};
use crate::language::risk::begun::Attack;
use crate::language::risk::{ended_by, winner_called};
use crate::language::yes;
use crate::risk::Risk;
use crate::risk::clock::Asks;
use crate::risk::colour::Holder;
use crate::risk::step::{At, Fight, Step, Winner};
use crate::risk::view::Course;
use fluent_bundle::FluentValue;

/// What came of the last command that hands have to act on, and what they do now.
pub(in crate::window::risk) fn headline(table: &Table<'_>) -> Option<String> {
    // Whoever has begun something else has read it.
    if !table.seen.typed.trim().is_empty() {
        return due(table);
    }
    let [heavy, missions] = news::told(table);
    if heavy.is_none() && missions.is_none() {
        return due(table);
    }
    let moment = now(table);
    // A Leader who leaves the board has room for what is taken off beside him, somebody who is out has not.
    let off = match moment {
        Now::Result(course) | Now::Won(course, ..) if heavy.is_some() && table.news[0].is_none() => {
            off(table, course, false)
        }
        _ => None,
    };
    let due = match moment {
        _ if heavy.is_none() => due(table),
        // How to attack, and who holds what, stands beside the map as well.
        Now::Result(_) | Now::Won(..) | Now::Attack | Now::AtOnce(_) => {
            return Some(join([off, heavy, moves(table), missions]));
        }
        // Where somebody is out as well there is no room for what is pressed.
        Now::Trade => Some(set_laid_down(table, true)),
        _ => due(table),
    };
    let due = due.unwrap_or_else(|| crate::language::risk::host(table.words, table.view));
    Some(join([off, heavy, Some(due), missions]))
}

/// What hands do now.
fn due(table: &Table<'_>) -> Option<String> {
    let view = table.view;
    let present = view.present();
    let far = ("far", far(table));
    let who = ("who", table.player(present).into());
    let say = |name: &str| table.say(name, &[who.clone(), far.clone()]);
    if painting(table) {
        return Some(say("map-head-wrong"));
    }
    if let Some(why) = refused(table) {
        return Some(why);
    }
    let said = match now(table) {
        Now::Over => {
            let called = |winner| match winner {
                Winner::Player(of) => table.player(of),
                side => winner_called(table.words, side),
            };
            return ended_by(table.words, view, called);
        }
        Now::Setup => of_setup(table)?,
        Now::Trade if view.must_trade() => {
            let hand = view.player(present).hand.territory;
            table.say("map-head-trade", &[("count", hand.into()), far])
        }
        Now::Trade => set_laid_down(table, table.far),
        _ if let Some(asked) = asks_above(table) => say(asked),
        Now::Reinforce => {
            let given = view.reinforcements(present).ok()?;
            let facts =
                [who, far, ("count", given.to_place().into()), ("strongholds", given.in_strongholds.into())];
            table.say("map-head-reinforce", &facts)
        }
        Now::Attack if !table.has_lands() => return None,
        Now::Attack => match Attack::typed(view, table.seen.typed) {
            None => say("map-head-attack"),
            Some(Attack { from, to, stacks, .. }) => {
                let owed = match (&to, stacks) {
                    (None, _) => "whom",
                    (_, [None, None]) => "both",
                    (_, [Some(_), Some(_)]) => "none",
                    _ => "one",
                };
                let place = if stacks[0].is_none() { &from } else { to.as_ref().unwrap_or(&from) };
                let [one, other] = stacks.map(Option::unwrap_or_default);
                let facts = [
                    ("owed", owed.into()),
                    ("from", table.called(&from).into()),
                    ("to", to.as_ref().map(|to| table.called(to)).unwrap_or_default().into()),
                    ("where", table.called(place).into()),
                    ("one", one.into()),
                    ("other", other.into()),
                    ("dice", if table.throws_itself() { "table" } else { "program" }.into()),
                ];
                table.say("map-head-against", &facts)
            }
        },
        Now::Fight(fight) => of_fight(table, fight),
        Now::Result(course) if course.stand()[1] > 0 => {
            let called = names(table, &course.fight);
            let how = table.say("map-holds", &[("territory", called[1].as_str().into())]);
            join([off(table, course, true), Some(format!("{how}."))])
        }
        Now::Result(course) | Now::Won(course, ..) => join([off(table, course, false), moves(table)]),
        Now::Fortify if let Some([from, to]) = &view.fortified => {
            let leader = yes(view.leader_fortified).into();
            let facts =
                [("from", table.called(from).into()), ("to", table.called(to).into()), ("leader", leader)];
            table.say("map-head-fortified", &facts)
        }
        Now::Fortify => say("map-head-fortify"),
        Now::Cards if cards::asks_for_points(table) => say("map-head-event"),
        Now::Cards => {
            // Behind an Event it was taken before.
            let first = view.marks.territory_card && !view.marks.drawing;
            let name = if first { "map-head-cards" } else { "map-head-adventure" };
            say(name)
        }
        Now::Leader => say("map-head-leader"),
        Now::Ring => {
            // With an Adventure card it was said when that was drawn.
            let first = view.marks.territory_card && !view.marks.adventure;
            let card = first.then(|| say("map-head-card"));
            join([card, Some(of_ring(table))])
        }
        Now::AtOnce(_) | Now::Whence | Now::Conquest | Now::Hunt | Now::Score => return None,
    };
    Some(said)
}

/// Who lays down a set; `short`: not what is pressed then.
fn set_laid_down(table: &Table<'_>, short: bool) -> String {
    let facts = [("who", table.player(table.present()).into()), ("far", yes(short).into())];
    table.say("map-head-set", &facts)
}

/// How many move in where it is won, and whether the Leader does.
fn moves(table: &Table<'_>) -> Option<String> {
    let (course, least, most) = match now(table) {
        Now::Won(course, least, most) => (course, least, most),
        Now::Result(course) => {
            let all = result::move_in(course)?;
            (course, all, all)
        }
        _ => return None,
    };
    let called = names(table, &course.fight);
    let facts = [
        ("least", least.into()),
        ("most", most.into()),
        ("same", yes(least == most).into()),
        ("from", called[0].as_str().into()),
        ("to", called[1].as_str().into()),
        ("leader", yes(course.fight.attacker.leader).into()),
        // Where more is told than that it is shorter: the map shows where.
        ("places", yes(news::told(table) == [None, None]).into()),
    ];
    Some(table.say("map-head-move", &facts))
}

/// From afar nothing is pressed, and so it is not said.
fn far(table: &Table<'_>) -> FluentValue<'static> {
    yes(table.far).into()
}

/// Sentences one behind the other.
fn join<const N: usize>(said: [Option<String>; N]) -> String {
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

fn of_setup(table: &Table<'_>) -> Option<String> {
    let view = table.view;
    if view.board().map_or(true, |board| board.is_open()) {
        return None;
    }
    let of = setup::present(table);
    let facts =
        [("who", table.player(of).into()), ("round", leaders::round(table).into()), ("far", far(table))];
    Some(match (view.territories(None).is_empty(), leaders::are_asked(table)) {
        (false, _) if setup::brush(table) == Some(Some(Holder::Neutral)) => {
            table.say("map-head-neutral", &facts)
        }
        (false, _) if setup::claims(table) => table.say("map-head-claim", &facts),
        (false, _) => table.say("map-head-lands", &facts),
        (true, true) if setup::places_others(table) => {
            let left = view.options.players.iter();
            let left = left.map(|of| format!("{} {}", table.player(of), setup::left(table, of)));
            table.say("map-head-others", &[("left", left.collect::<Vec<_>>().join(", ").into())])
        }
        (true, true) => table.say("map-head-leaders", &facts),
        (true, false) => table.say("map-head-begin", &facts),
    })
}

/// What each takes off by the last command; with `places` where.
fn off(table: &Table<'_>, course: &Course, places: bool) -> Option<String> {
    let off = result::to_take_off(table, course);
    let called = names(table, &course.fight);
    let holders = [Some(table.present().into()), course.fight.against];
    let each = off.into_iter().enumerate().filter(|(_, off)| *off > 0).map(|(side, off)| {
        let facts = [
            ("count", off.into()),
            ("who", who(table, holders[side]).into()),
            ("territory", called[side].as_str().into()),
        ];
        let places = places && course.fight.places.is_some();
        table.say(if places { "map-off-there" } else { "map-off" }, &facts)
    });
    let each: Vec<String> = each.collect();
    (!each.is_empty()).then(|| table.say("map-head-off", &[("losses", each.join(", ").into())]))
}

fn of_fight(table: &Table<'_>, fight: &Fight) -> String {
    let course = table.view.course.as_ref().filter(|course| !course.rolls.is_empty());
    let taken = course.and_then(|course| off(table, course, false));
    let name = match (table.told_dice().is_some(), &taken) {
        (true, _) => "map-head-dice",
        (false, Some(_)) => "map-head-on",
        (false, None) => "map-head-roll",
    };
    join([taken, Some(table.say(name, &of_dice(table, fight)))])
}

/// How many dice are thrown.
fn of_dice(table: &Table<'_>, fight: &Fight) -> [(&'static str, FluentValue<'static>); 3] {
    let [attack, defence] = thrown(table, fight);
    [("attack", attack.into()), ("defence", defence.into()), ("far", far(table))]
}

fn of_ring(table: &Table<'_>) -> String {
    let view = table.view;
    let here = table.called(view.ring_at());
    let there = ring::next(view).map(|next| table.called(next)).unwrap_or_default();
    let (name, needed) = match view.asks() {
        Asks::Nothing => ("map-head-ring", 0),
        Asks::Gate(needed) => ("map-head-gate", needed),
        Asks::Doom(needed) => ("map-head-doom", needed),
    };
    let facts = [("from", here.into()), ("to", there.into()), ("needed", needed.into())];
    table.say(name, &facts)
}

/// Where the game stands, small: the round, who, and what he does.
pub(in crate::window::risk) fn when(
    words: &crate::language::Words,
    view: &crate::books::View<Risk>,
) -> Option<String> {
    let own = &view.own;
    let At { round, colour, step } = own.at.as_ref().filter(|_| own.end.is_none())?;
    let seated = view.books.seated(colour.name()).map(str::to_owned);
    let who = seated.unwrap_or_else(|| crate::language::risk::colour(words, *colour));
    let step = match step {
        Step::Conquest { .. } => "combat",
        step => step.name(),
    };
    let facts = [("round", (*round).into()), ("who", who.into()), ("step", step.into())];
    Some(words.say("map-when", &facts))
}

/// For the table's window: what hands do, and where.
pub(super) fn from_afar(table: &Table<'_>) -> [String; 2] {
    match news::told(table) {
        // Whoever attacks has read it.
        _ if !table.seen.typed.is_empty() => done_from_afar(table),
        // How to attack, and what comes of a fight, stands in the window beside the map.
        [Some(heavy), missions] => {
            let then = match now(table) {
                Now::Result(_) | Now::Won(..) | Now::Attack | Now::AtOnce(_) => None,
                _ => Some(done_from_afar(table)[0].clone()),
            };
            [join([Some(heavy), moves(table), then, missions]), String::new()]
        }
        [None, _] => done_from_afar(table),
    }
}

fn done_from_afar(table: &Table<'_>) -> [String; 2] {
    let view = table.view;
    let whole = due(table).unwrap_or_else(|| crate::language::risk::host(table.words, view));
    let places = |course: &Course| {
        // A fight in numbers is nowhere.
        if course.fight.places.is_none() {
            return String::new();
        }
        let called = names(table, &course.fight);
        let facts = [("from", called[0].as_str().into()), ("to", called[1].as_str().into())];
        table.say("map-on", &facts)
    };
    match (now(table), view.course.as_ref()) {
        // What is taken off is all that hands do at once; what comes then stands in the window.
        (Now::Fight(_), Some(course)) if !course.rolls.is_empty() => {
            [off(table, course, false).unwrap_or(whole), places(course)]
        }
        (Now::Result(_), Some(course)) if course.stand()[1] > 0 => {
            let holds =
                table.say("map-holds", &[("territory", names(table, &course.fight)[1].as_str().into())]);
            [off(table, course, false).unwrap_or(holds), places(course)]
        }
        (Now::Fight(_) | Now::Result(_) | Now::Won(..), Some(course)) => [whole, places(course)],
        (Now::Attack, _) => match Attack::typed(view, table.seen.typed) {
            // How many stand there is told beside the map.
            Some(attack) if !attack.is_in_numbers() => {
                let from = table.called(&attack.from);
                let place = attack.to.as_ref().map_or(from.clone(), |to| {
                    let facts = [("from", from.as_str().into()), ("to", table.called(to).into())];
                    table.say("map-on", &facts)
                });
                let owed = match attack.fight(view) {
                    _ if attack.to.is_none() => table.say("map-whom", &[]),
                    None => table.say("map-how-many", &[]),
                    Some((_, fight)) => {
                        let name = if table.by_hand() { "map-head-dice" } else { "map-roll" };
                        table.say(name, &of_dice(table, &fight))
                    }
                };
                [place, owed]
            }
            _ => [whole, String::new()],
        },
        (Now::Setup, _) if setup::only_the_neutral_army_owes(table) => {
            [table.say("map-head-neutral", &[("far", far(table))]), String::new()]
        }
        (Now::Setup, _) if setup::claims(table) => {
            let who = table.player(setup::present(table));
            [table.say("map-head-claims", &[("who", who.into())]), String::new()]
        }
        (Now::Setup, _) if setup::lays_lands(table) => [table.say("map-head-all", &[]), String::new()],
        (Now::Over, _) => [whole, ended::how(table)],
        (Now::Reinforce, _) => {
            let given =
                view.reinforcements(view.present()).map(|given| given.strongholds).unwrap_or_default();
            let names: Vec<String> = given.iter().map(|name| table.called(name)).collect();
            [whole, names.join(", ")]
        }
        (Now::Ring, _) => {
            let here = table.called(view.ring_at());
            let there = ring::next(view).map(|next| table.called(next)).unwrap_or_default();
            [whole, if there.is_empty() { here } else { format!("{here} → {there}") }]
        }
        _ => [whole, String::new()],
    }
}
