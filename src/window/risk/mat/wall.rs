//! The table's window, looked at from three metres: the map with letters, what hands do in large, the dice with what they cost, or
//! what else the moment is about, and everybody's points.

use super::atlas;
use super::dice::die;
use super::fight::{badge, takes, who};
use super::inks::Inks;
use super::lands::SIZE;
use super::names::shortened;
use super::pairs::{last, pairs, taken};
use super::shown::Staged;
use super::staged::{Now, now, staged};
use super::{Drawn, Table, banners, ended, hang, map, result, ring, setup, thrown};
use crate::language::risk::begun::{Attack, OWED};
use crate::language::risk::{fewest_figures, letter};
use crate::risk::clock::Asks;
use crate::risk::colour::Holder;
use crate::risk::options::{NEUTRAL_ARMYS, dealt};
use crate::risk::roll::{attack_dice, defence_dice};
use crate::risk::step::{Fight, Winner};
use crate::window::pieces::{At, Mat, Paint, Side, breadth, in_so_many};
use iced::color;

/// How large it is, and where the map and what is beside it begin.
const ROOM: [f32; 2] = [1280.0, 800.0];
const TOP: f32 = 170.0;
const SHARE: f32 = 0.845;
const BESIDE: f32 = 800.0;
const BROAD: f32 = 456.0;
/// How large the two lines at the top are, at most.
const FIRST: f32 = 58.0;
const SECOND: f32 = 52.0;
/// Letters of the book are about so broad, in what they are at the most.
const BOOK: f32 = 0.79;
/// The same of three lines.
const LONG: f32 = 44.0;
const LESSER: f32 = 36.0;
/// Where the bar of a chance lies, how large it is, and what is written on it.
const CHANCE: (At, At, f32) = ([BESIDE, 600.0], [BROAD, 66.0], 36.0);

/// The whole window. `again`: what was taken back, or done again.
pub(in crate::window::risk) fn wall(table: &Table<'_>, again: Option<&str>) -> Drawn {
    let mut mat = Mat::new(table.look, ROOM);
    if let Some(board) = table.view.options.board.as_ref() {
        let lands = atlas::of(board, &super::named(table.view));
        let mut drawn: Drawn = Mat::new(table.look, SIZE);
        let staged = Staged { far: true, ..staged(table) };
        map::map(&mut drawn, table, &lands, &staged);
        mat.lay(drawn, [6.0, TOP], SHARE * lands.grown());
    }
    head(&mut mat, table, again);
    match now(table) {
        Now::Fight(fight) => dice(&mut mat, table, fight),
        Now::Attack if let Some(attack) = Attack::typed(table.view, table.seen.typed) => {
            told(&mut mat, table, &attack);
        }
        Now::Result(course) => {
            losses(&mut mat, table, course, result::move_in(course).map(|all| [all, all]));
        }
        Now::Won(course, least, most) => losses(&mut mat, table, course, Some([least, most])),
        Now::Reinforce => placed(&mut mat, table),
        Now::AtOnce(count) => figures(&mut mat, table, count),
        Now::Ring => the_ring(&mut mat, table),
        Now::Over => {
            // What everybody has in all stands there: below it are only the sums of sides.
            let high = if super::sums(table).next().is_some() { 330.0 } else { 456.0 };
            ended::scores(&mut mat, table, [BESIDE, 186.0], [BROAD, high]);
            thrown::thrown(&mut mat, table, [BESIDE, 198.0 + high], 2.0);
        }
        _ => standing(&mut mat, table),
    }
    points(&mut mat, table);
    mat
}

/// Two lines: what hands do, and where; or what was taken back.
fn head(mat: &mut Drawn, table: &Table<'_>, again: Option<&str>) {
    let tints = mat.tints();
    let [left, room] = match setup::is_nobodys(table) {
        true => [27.0, ROOM[0] - 54.0],
        false => {
            hang(mat, table, [27.0, 26.0], [66.0, 92.0]);
            [117.0, ROOM[0] - 150.0]
        }
    };
    let [what, place] = super::said::from_afar(table);
    // What may be turned in stands there likewise.
    let [heavy, missions] = super::news::told(table);
    let again = again.map(str::to_owned).or(missions.filter(|_| heavy.is_none()));
    let broad = |said: &str, size: f32| breadth(said, size * BOOK, true);
    // A list of many has room beside the map alone.
    let place =
        again.clone().unwrap_or(if broad(&place, SECOND * 0.6) > room { String::new() } else { place });
    if place.is_empty() || again.is_none() && broad(&what, SECOND) > room {
        // What takes two lines is written on both: it is no smaller.
        let (lines, share) = in_so_many(&what, SECOND * BOOK, true, room, 2);
        let ink = (tints.ink, Side::From, true);
        return mat.paragraph([left, 76.0], 62.0, (room, SECOND * share), ink, lines);
    }
    if broad(&what, SECOND) > room {
        // And with what was taken back, or may be turned in, below both.
        let (lines, share) = in_so_many(&what, LONG * BOOK, true, room, 2);
        mat.paragraph([left, 56.0], 48.0, (room, LONG * share), (tints.ink, Side::From, true), lines);
        return mat.fits([left, 152.0], room, LESSER, (tints.gold, Side::From, true), &place);
    }
    mat.fits([left, 76.0], room, FIRST, (tints.ink, Side::From, true), &what);
    mat.fits([left, 140.0], room, SECOND, (tints.gold, Side::From, true), &place);
}

/// The pairs of the last roll, and who loses by each.
fn dice(mat: &mut Drawn, table: &Table<'_>, fight: &Fight) {
    const SIDE: f32 = 132.0;
    let tints = mat.tints();
    let holders = [Some(table.present().into()), fight.against];
    let roll = table.view.course.as_ref().and_then(|course| course.rolls.last());
    if roll.is_none() {
        let stacks = [fight.attacker, fight.defender].map(|army| Some(army.battalions));
        facing(mat, table, holders, super::fight::names(table, fight), stacks, Some(fight));
    } else if let Some(roll) = roll {
        for (number, pair) in pairs(roll, fight.net()).0.into_iter().enumerate() {
            let y = 186.0 + number as f32 * 206.0;
            for (side, x) in [808.0, 1116.0].into_iter().enumerate() {
                let won = pair.won == (side == 0);
                die(mat, table, [x, y], SIDE, (holders[side], pair.pips[side]), (won, false));
            }
            mat.bold([1031.0, y + 86.0], 64.0, tints.faint, Side::About, pair.met(["<", "=", ">"]));
            let loser = format!("{} −1", who(table, holders[usize::from(pair.won)]));
            mat.fits([1031.0, y + 186.0], BROAD, 60.0, (tints.gold, Side::About, true), &loser);
        }
        if fight.net() != 0 {
            let x = if fight.net() > 0 { 806.0 } else { 1116.0 + SIDE };
            badge(mat, table, [x, 190.0], 28.0, &format!("{:+}", fight.net().abs()));
        }
    }
    if table.odds {
        takes(mat, table, fight, CHANCE);
    }
}

/// An attack that is being told: from where, whom, and how many stand there, as far as it is said.
fn told(mat: &mut Drawn, table: &Table<'_>, attack: &Attack) {
    let sides = super::attack::sides(table, attack);
    let holders = [sides[0].1, sides[1].1];
    let names = sides.map(|(name, _)| name.unwrap_or_default());
    let fight = attack.fight(table.view).map(|(_, fight)| fight);
    facing(mat, table, holders, names, attack.stacks, fight.as_ref());
    if let Some(fight) = fight.filter(|_| table.odds) {
        takes(mat, table, &fight, CHANCE);
    }
}

/// Both before dice have fallen: how many stand there, the dice that they may throw, and what the highest of one has more.
fn facing(
    mat: &mut Drawn,
    table: &Table<'_>,
    holders: [Option<Holder>; 2],
    names: [String; 2],
    stacks: [Option<u16>; 2],
    fight: Option<&Fight>,
) {
    const DIE: f32 = 58.0;
    for (side, name) in names.iter().enumerate() {
        let (y, inks) = (186.0 + side as f32 * 202.0, table.inks(holders[side]));
        let paint = Paint::filled(iced::Color { a: 0.3, ..inks.banner }).edged(inks.edge, 2.0);
        mat.plate([BESIDE, y], [BROAD, 190.0], 8.0, paint);
        mat.fits([BESIDE + 22.0, y + 48.0], BROAD - 44.0, 40.0, (inks.accent, Side::From, true), name);
        let count = stacks[side].map_or_else(|| OWED.to_owned(), |stack| stack.to_string());
        mat.bold([BESIDE + 110.0, y + 154.0], 100.0, inks.accent, Side::About, count);
        let Some(stack) = stacks[side] else { continue };
        let dice = match table.view.fight() {
            Some(fight) => super::fight::thrown(table, fight)[side],
            None if side == 0 => attack_dice(stack),
            None => defence_dice(stack),
        };
        let x = |die: usize| BESIDE + 224.0 + die as f32 * (DIE + 14.0);
        let die = Paint::filled(iced::Color { a: 0.35, ..inks.bright }).edged(inks.edge, 2.6);
        (0..dice).for_each(|at| mat.plate([x(at), y + 92.0], [DIE; 2], 11.0, die));
        let more = fight.map_or(0, Fight::net);
        if more != 0 && (more < 0) == (side == 1) {
            badge(mat, table, [x(0), y + 92.0], 24.0, &format!("+{}", more.abs()));
        }
    }
}

/// What each side takes off, and what stays; or how many of the attacker move in.
fn losses(mat: &mut Drawn, table: &Table<'_>, course: &crate::risk::view::Course, moves: Option<[u16; 2]>) {
    let tints = mat.tints();
    let holders = [Some(table.present().into()), course.fight.against];
    let called = super::fight::names(table, &course.fight);
    let (off, stays) = (result::to_take_off(table, course), course.stand());
    for side in 0..2 {
        let y = 196.0 + side as f32 * 236.0;
        let inks = table.inks(holders[side]);
        let paint = Paint::filled(iced::Color { a: 0.3, ..inks.banner }).edged(inks.edge, 2.0);
        mat.plate([BESIDE, y], [BROAD, 220.0], 8.0, paint);
        mat.fits(
            [BESIDE + 22.0, y + 48.0],
            BROAD - 44.0,
            40.0,
            (inks.accent, Side::From, true),
            &called[side],
        );
        mat.bold([BESIDE + 112.0, y + 146.0], 100.0, inks.accent, Side::About, taken(off[side]));
        last(mat, table, course, side, ([BESIDE + 212.0, y + 74.0], 72.0, [78.0, 0.0]));
        let stays = match moves.filter(|_| side == 0) {
            Some(moves) => result::moving_in(table, moves),
            None => table.say("map-stay", &[("count", stays[side].into())]),
        };
        mat.fits(
            [BESIDE + BROAD / 2.0, y + 200.0],
            BROAD - 44.0,
            40.0,
            (tints.ink, Side::About, true),
            &stays,
        );
    }
}

/// What is placed, in figures.
fn placed(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let Ok(given) = table.view.reinforcements(table.present()) else { return standing(mat, table) };
    if table.thrown.is_some() {
        thrown::thrown(mat, table, [BESIDE, 186.0], 2.2);
    } else {
        // All of them have room: of many each is smaller.
        let names: Vec<String> = given.strongholds.iter().map(|name| table.called(name)).collect();
        let (lines, share) = in_so_many(&names.join(", "), 34.0 * BOOK, false, BROAD, 3);
        let ink = (tints.faint, Side::From, false);
        mat.paragraph([BESIDE, 212.0], 42.0, (BROAD, 34.0 * share), ink, lines);
    }
    figures(mat, table, given.to_place());
}

/// How many are placed, and the fewest figures for them.
fn figures(mat: &mut Drawn, table: &Table<'_>, count: u16) {
    let tints = mat.tints();
    mat.bold([BESIDE + BROAD / 2.0, 474.0], 150.0, tints.ink, Side::About, count.to_string());
    let said = fewest_figures(table.words, count);
    mat.paragraph([BESIDE + BROAD / 2.0, 540.0], 54.0, (BROAD, 46.0), (tints.gold, Side::About, true), said);
}

/// From where to where the Ring goes, and what its die has to show.
fn the_ring(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    super::signs::ring(mat, [BESIDE + 90.0, 306.0], 38.0);
    super::signs::ring_to_come(mat, [BESIDE + BROAD - 70.0, 306.0], 38.0, tints.gold);
    super::signs::arrow(mat, [BESIDE + 164.0, 306.0], 150.0, super::inks::Ground::of(table.look).lit);
    let view = table.view;
    let here = table.called(view.ring_at());
    let there = ring::next(view).map_or_else(|| table.say("map-destroyed", &[]), |next| table.called(next));
    let names = [(BESIDE, Side::From, tints.ink, here), (BESIDE + BROAD, Side::To, tints.gold, there)];
    for (x, side, ink, name) in names {
        mat.fits([x, 224.0], BROAD / 2.0 - 10.0, 38.0, (ink, side, true), &name);
    }
    let needed = match table.view.asks() {
        Asks::Nothing => return,
        Asks::Gate(needed) | Asks::Doom(needed) => needed,
    };
    for pips in 1..=6_u8 {
        let corner = [BESIDE + f32::from((pips - 1) % 3) * 156.0, 390.0 + f32::from((pips - 1) / 3) * 140.0];
        let (paint, ink) = if pips >= needed {
            (Paint::filled(color!(0xe0b04e)).edged(color!(0xf8dc98), 3.0), color!(0x241804))
        } else {
            (Paint::filled(tints.well).edged(tints.rim, 3.0), tints.dim)
        };
        mat.painted_die(corner, 124.0, pips, paint, ink);
    }
}

/// A row: the letter of whoever it is about, and what is said of him; languages have longer letters.
fn row(mat: &mut Drawn, number: usize, inks: &Inks, letter: String, said: &str) {
    let y = 352.0 + number as f32 * 78.0;
    mat.plate([BESIDE, y], [BROAD, 68.0], 7.0, Paint::filled(inks.banner).edged(inks.edge, 2.0));
    let beside = BESIDE + (18.0 + breadth(&letter, 40.0, true) + 16.0).max(76.0);
    mat.bold([BESIDE + 18.0, y + 47.0], 40.0, inks.ink, Side::From, letter);
    let room = BESIDE + BROAD - 16.0 - beside;
    mat.fits([beside, y + 46.0], room, 36.0, (inks.ink, Side::From, true), said);
}

/// Where no thing of the moment's own lies beside the map: what was thrown, or where the Ring is; and what everybody has.
fn standing(mat: &mut Drawn, table: &Table<'_>) {
    let (view, tints) = (table.view, mat.tints());
    match (table.thrown, view.at.is_some()) {
        (Some(_), _) => thrown::thrown(mat, table, [BESIDE, 186.0], 2.2),
        (None, true) => {
            let here = table.called(view.ring_at());
            super::signs::ring(mat, [BESIDE + 34.0, 226.0], 24.0);
            mat.fits([BESIDE + 84.0, 242.0], BROAD - 90.0, 46.0, (tints.gold, Side::From, true), &here);
            ring::road_alone(mat, table, [BESIDE + 12.0, 290.0], BROAD - 24.0);
        }
        (None, false) => {
            // What is counted below: lands that lie there, figures still to come, Leaders who stand there.
            let counted = match (setup::lays_lands(table), setup::places_others(table)) {
                (true, _) => "map-on-table",
                (_, true) => "map-leaders-owed",
                _ => "map-leaders-stand",
            };
            let said = table.say(counted, &[]);
            mat.fits([BESIDE, 242.0], BROAD, 40.0, (tints.faint, Side::From, false), &said);
        }
    }
    // Where nothing is known of lands, nobody is said to hold any.
    if !table.has_lands() {
        return;
    }
    let cards = dealt(&view.options);
    for (number, of) in view.options.players.iter().enumerate() {
        let leaders = &view.player(of).leaders;
        let said = match (view.at.is_some(), setup::lays_lands(table)) {
            (true, _) => banners::held(table, of),
            (false, true) if setup::claims(table) => banners::held(table, of),
            (false, true) => {
                let of_cards = cards.iter().find(|it| it.colour == of).map_or(0, |it| it.cards);
                let lands = view.territories(Some(of.into())).len();
                format!("{lands} {}", table.say("map-lands-of", &[("count", of_cards.into())]))
            }
            _ if setup::places_others(table) => setup::left(table, of).to_string(),
            (false, false) if leaders.is_empty() && super::leaders::are_asked(table) => {
                table.say("map-one-then", &[("count", view.options.leaders.into())])
            }
            (false, false) if leaders.is_empty() => banners::held(table, of),
            (false, false) => leaders.iter().map(|at| table.called(at)).collect::<Vec<_>>().join(", "),
        };
        row(mat, number, &table.inks(Some(of.into())), table.letter(of), &said);
    }
    if view.options.has_neutral_army() && setup::lays_lands(table) && !setup::claims(table) {
        let neutral = Some(Holder::Neutral);
        let lands = view.territories(neutral).len();
        let said = format!("{lands} {}", table.say("map-lands-of", &[("count", NEUTRAL_ARMYS.into())]));
        let players = view.options.players.count();
        row(mat, players, &table.inks(neutral), letter(table.words, neutral), &said);
    }
}

/// K52: the points of both sides, with the letters of those whose they are.
fn sums(mat: &mut Drawn, table: &Table<'_>) {
    let (tints, broad) = (mat.tints(), BROAD / 2.0 - 3.0);
    for (number, (side, points)) in super::sums(table).enumerate() {
        let x = BESIDE + number as f32 * (broad + 6.0);
        let turn = match table.view.outcome() {
            Some((winners, _)) => winners.contains(&Winner::Side(side)),
            None => setup::present(table).side() == side,
        };
        let edge = if turn { (table.gold(), 4.0) } else { (tints.rim, 2.0) };
        mat.plate([x, 684.0], [broad, 96.0], 7.0, Paint::filled(tints.raised).edged(edge.0, edge.1));
        mat.fits([x + 14.0, 713.0], broad - 28.0, 24.0, (tints.ink, Side::From, true), &table.side(side));
        let of = table.view.options.players.iter().filter(|of| of.side() == side);
        for (at, of) in of.enumerate() {
            let (corner, inks) = ([x + 14.0 + at as f32 * 44.0, 728.0], table.inks(Some(of.into())));
            mat.plate(corner, [38.0; 2], 5.0, Paint::filled(inks.banner).edged(inks.edge, 2.0));
            mat.bold([corner[0] + 19.0, 756.0], 26.0, inks.ink, Side::About, table.letter(of));
        }
        mat.bold([x + broad - 14.0, 768.0], 62.0, tints.ink, Side::To, points.to_string());
    }
}

/// Everybody's points; before the game their lands.
fn points(mat: &mut Drawn, table: &Table<'_>) {
    let view = table.view;
    if super::sums(table).next().is_some() {
        return sums(mat, table);
    }
    if matches!(now(table), Now::Over) {
        return;
    }
    let scores = view.scores();
    let broad = (BROAD + 6.0) / scores.len().max(1) as f32 - 6.0;
    for (number, score) in scores.into_iter().enumerate() {
        let x = BESIDE + number as f32 * (broad + 6.0);
        let inks = table.inks(Some(score.colour.into()));
        let turn = setup::present(table) == score.colour && !setup::is_nobodys(table);
        let edge = if turn { (table.gold(), 4.0) } else { (inks.edge, 2.0) };
        mat.plate([x, 684.0], [broad, 96.0], 7.0, Paint::filled(inks.banner).edged(edge.0, edge.1));
        // Of four each has its letter and name above, so that numbers are read from afar.
        let narrow = broad < 130.0;
        let name = table.seated(score.colour).unwrap_or_default();
        let size = if narrow { 24.0 } else { 40.0 };
        let letter = table.letter(score.colour);
        let beside = 18.0 + breadth(&letter, size, true);
        let (foot, at, room) = match narrow {
            true => ([x + 10.0, 711.0], [x + beside, 709.0], broad - beside - 8.0),
            false => ([x + 14.0, 745.0], [x + 14.0, 773.0], broad - 28.0),
        };
        mat.bold(foot, size, inks.ink, Side::From, letter);
        let name = shortened(name, 20.0, false, room);
        mat.fits(at, room, 20.0, (inks.ink, Side::From, false), &name);
        let count = if view.at.is_some() {
            score.counts.points() as usize
        } else {
            view.territories(Some(score.colour.into())).len()
        };
        let count = count.to_string();
        let (foot, side, room) = match narrow {
            true => ([x + broad / 2.0, 771.0], Side::About, broad - 12.0),
            false => ([x + broad - 12.0, 753.0], Side::To, broad - 62.0),
        };
        let size = 64.0_f32.min(room / breadth(&count, 1.0, true));
        mat.bold(foot, size.max(30.0), inks.ink, side, count);
    }
}
