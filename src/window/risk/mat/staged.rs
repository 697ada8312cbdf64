//! Which moment it is: what of the map matters, what is drawn beside it, what a press on a land says, and what is chosen from.

use super::TABLE_DICE;
use super::amiss::{NOTHING, TAKEN_OFF, no};
use super::shown::{Arrow, Shown, Staged};
use super::{
    Drawn, Table, attack, begin, cards, counted, ended, fight, fortify, hand, leaders, news, reinforce,
    result, ring, rolls, setup, trade,
};
use crate::books::{Command as Books, Throw, Word};
use crate::language::risk::begun::{Attack, OnRing, conquered, fortified, is_ours, played};
use crate::language::risk::winner_called;
use crate::risk::Risk;
use crate::risk::command::{Command as C, Leader};
use crate::risk::reinforcements::whole_regions;
use crate::risk::step::{Fight, Step, Winner};
use crate::risk::view::{Course, View};
use crate::window::risk::beside::{attackers, beside, beside_own, linked, targets};
use crate::window::risk::{Choice, Wish};

/// What is opened when a set is traded that need not be.
const TRADES: &str = "trades";
/// And at the end, when the road and the sheet are looked at.
pub(in crate::window::risk) const SHEET: &str = "sheet";
/// The fewest cards that can be a set.
const SET: u16 = 3;

/// Whether what is opened stays so when something else was done in the same step: a brush is held, a hand is
/// looked into, and figures stay taken off.
pub(in crate::window::risk) fn keeps_open(view: &View, opened: &str) -> bool {
    let opened = opened.trim_start_matches(TABLE_DICE).trim_start();
    // At the end each tells his own.
    let counts = counted::is_opened(opened) && view.step() == Some(&Step::Reinforce);
    // Of a fight so many dice are thrown again.
    let fewer = opened.starts_with(fight::FEWER) && view.fight().is_some();
    setup::is_opened(view, opened) || hand::is_opened(opened) || opened == TAKEN_OFF || counts || fewer
}

/// Whether this was begun by pressing things, and goes on so; a name, and what a card does to the Ring, are asked for.
pub(in crate::window::risk) fn keeps_begun(view: &View, begun: &str) -> bool {
    is_ours(view, begun) || asks_for(view, begun).is_some()
}

/// What is asked for by what was begun, where nothing else answers it.
fn asks_for(view: &View, begun: &str) -> Option<&'static str> {
    match begun.split_whitespace().collect::<Vec<_>>()[..] {
        ["seat", _] => Some("map-which-name"),
        ["card", "ring", ..] => OnRing::typed(view, begun).map(|card| match cards::may_be(view, card) {
            true => "map-which-card",
            false => "map-whose-card",
        }),
        ["conquer"] if view.options.board.is_some() => Some("map-which-taken"),
        _ => played(view, begun).map(|_| "map-how-many-points"),
    }
}

/// The same where what hands do now is said: a name is asked for besides.
pub(super) fn asks_above(table: &Table<'_>) -> Option<&'static str> {
    asks_for(table.view, table.seen.typed).filter(|asked| *asked != "map-which-name")
}

/// Whether a land is to be named that was taken without dice.
pub(super) fn asks_what_was_taken(table: &Table<'_>) -> bool {
    asks_for(table.view, table.seen.typed) == Some("map-which-taken")
}

/// A moment.
pub(super) enum Now<'a> {
    Setup,
    Trade,
    Reinforce,
    /// K36: so many are placed at once, in the middle of a turn.
    AtOnce(u16),
    Attack,
    Fight(&'a Fight),
    /// It is over, and figures are taken off.
    Result(&'a Course),
    Won(&'a Course, u16, u16),
    /// K62.
    Whence,
    /// The territory that was taken is owed.
    Conquest,
    Fortify,
    Cards,
    Leader,
    Ring,
    Hunt,
    Score,
    Over,
}

/// Which it is.
pub(super) fn now<'a>(table: &Table<'a>) -> Now<'a> {
    let view = table.view;
    if view.outcome().is_some() {
        return Now::Over;
    }
    if view.whence.is_some() {
        return Now::Whence;
    }
    let course = view.course.as_ref().filter(|course| !course.rolls.is_empty());
    match view.step() {
        None => Now::Setup,
        Some(Step::Trade) => Now::Trade,
        Some(Step::Reinforce) if view.must_trade() || table.opened() == TRADES => Now::Trade,
        Some(Step::Reinforce) => Now::Reinforce,
        Some(Step::Battle(fight)) => Now::Fight(fight),
        Some(Step::Move { least, most, .. }) => match course {
            Some(course) => Now::Won(course, *least, *most),
            None => Now::Attack,
        },
        Some(Step::Combat) if let Some(count) = at_once(table) => Now::AtOnce(count),
        Some(Step::Combat) => match course.filter(|course| course.is_over()) {
            Some(course)
                if !is_ours(view, table.seen.typed)
                    && !table.opened().starts_with(TAKEN_OFF)
                    && !painting(table) =>
            {
                Now::Result(course)
            }
            _ => Now::Attack,
        },
        Some(Step::Conquest { .. }) => Now::Conquest,
        Some(Step::Fortify) => Now::Fortify,
        Some(Step::Adventure) => Now::Cards,
        Some(Step::Leader) => Now::Leader,
        Some(Step::Ring) => Now::Ring,
        Some(Step::Hunt { .. }) => Now::Hunt,
        Some(Step::Score) => Now::Score,
    }
}

/// What the sets of somebody who was put out have just given, until it is placed or an attack is begun.
fn at_once(table: &Table<'_>) -> Option<u16> {
    let begun = is_ours(table.view, table.seen.typed) || painting(table);
    let placed = begun || table.opened().starts_with(TAKEN_OFF);
    news::traded(table).filter(|_| !placed)
}

/// Whether a land that was told wrong is being set right.
pub(super) fn painting(table: &Table<'_>) -> bool {
    table.view.at.is_some() && setup::paints(table)
}

/// Both places of a fight, if they are known.
fn places(fight: &Fight) -> Vec<String> {
    fight.places.iter().flatten().cloned().collect()
}

/// What of the map matters.
pub(super) fn staged(table: &Table<'_>) -> Staged {
    let view = table.view;
    let own = || view.territories(Some(table.present().into())).into_iter();
    let shown = |how: Shown| own().map(|land| (land.to_owned(), how)).collect();
    let whole = || {
        let regions =
            view.board().map(|board| whole_regions(board, |name| view.holds(table.present(), name)));
        regions.unwrap_or_default()
    };
    match now(table) {
        Now::Setup if leaders::are_asked(table) && !setup::places_others(table) => {
            let next = leaders::next(table);
            let ringed = next.map(|of| leaders::allowed(table, of)).unwrap_or_default();
            let shown = ringed.iter().map(|land| (land.clone(), Shown::Usual)).collect();
            Staged { ringed, shown, others: Shown::Dim, ..Staged::default() }
        }
        Now::AtOnce(_) => Staged { shown: shown(Shown::Bright), others: Shown::Dim, ..Staged::default() },
        Now::Trade => {
            // K36: of these sets no region adds anything.
            let adds = view.step() == Some(&Step::Reinforce);
            let bonuses = if adds { whole() } else { Vec::new() };
            Staged { shown: shown(Shown::Usual), others: Shown::Dim, bonuses, ..Staged::default() }
        }
        Now::Reinforce => {
            let more =
                view.reinforcements(table.present()).map(|given| given.strongholds).unwrap_or_default();
            Staged {
                shown: shown(Shown::Bright),
                others: Shown::Dim,
                more,
                bonuses: whole(),
                ..Staged::default()
            }
        }
        _ if asks_what_was_taken(table) => Staged { ringed: beside_own(view), ..Staged::default() },
        Now::Attack => match Attack::typed(view, table.seen.typed) {
            None => {
                let lifted = attackers(view).into_iter().map(|land| (land, Shown::Bright)).collect();
                Staged { shown: lifted, stand: known(view), ..Staged::default() }
            }
            Some(attack) => {
                let ringed = targets(view, &attack.from);
                let lit: Vec<String> =
                    std::iter::once(attack.from.clone()).chain(attack.to.clone()).collect();
                let stand =
                    lit.iter().zip(attack.stacks).filter_map(|(land, stack)| Some((land.clone(), stack?)));
                let stand = stand.collect();
                let arrow = attack.to.is_some().then_some(Arrow::Goes);
                Staged { ringed, lit, arrow, stand, ..Staged::default() }
            }
        },
        Now::Fight(fight) => {
            let lit = places(fight);
            let counts = [fight.attacker.battalions, fight.defender.battalions];
            let stand = lit.iter().cloned().zip(counts).collect();
            Staged { lit, stand, arrow: Some(Arrow::Goes), ..Staged::default() }
        }
        Now::Result(course) | Now::Won(course, ..) => {
            let lit = places(&course.fight);
            let off = result::to_take_off(table, course);
            let off = lit.iter().cloned().zip(off).filter(|(_, off)| *off > 0).collect();
            let stays = course.stand();
            let won = stays[1] == 0;
            let stand = lit.iter().cloned().zip(stays).filter(|(_, stays)| *stays > 0).collect();
            let arrow = Some(if won { Arrow::Goes } else { Arrow::Held });
            Staged { lit, off, stand, arrow, ..Staged::default() }
        }
        Now::Whence => {
            let whence = view.whence.iter();
            let ringed = whence.clone().flat_map(|whence| whence.among.clone()).collect();
            Staged { ringed, lit: whence.map(|it| it.territory.clone()).collect(), ..Staged::default() }
        }
        Now::Conquest => Staged { ringed: beside_own(view), ..Staged::default() },
        Now::Fortify => match fortify::going(table) {
            None => Staged { shown: shown(Shown::Bright), others: Shown::Dim, ..Staged::default() },
            Some((from, to)) => {
                let ringed = if view.fortified.is_some() { Vec::new() } else { linked(view, &from) };
                let lit: Vec<String> = std::iter::once(from).chain(to.clone()).collect();
                let arrow = to.map(|_| Arrow::Goes);
                Staged {
                    shown: shown(Shown::Usual),
                    others: Shown::Dim,
                    ringed,
                    lit,
                    arrow,
                    ..Staged::default()
                }
            }
        },
        Now::Cards => {
            // A conquest that was told may have been on any.
            let site = match view.course {
                Some(_) => cards::site_taken(view),
                None => view.on_sites(table.present()).first().copied(),
            };
            Staged { lit: site.map(str::to_owned).into_iter().collect(), ..Staged::default() }
        }
        Now::Leader => {
            let ringed = leaders::allowed(table, table.present());
            Staged { shown: shown(Shown::Usual), others: Shown::Dim, ringed, ..Staged::default() }
        }
        Now::Ring => {
            let next = ring::next(view).map(str::to_owned);
            Staged { lit: next.iter().cloned().collect(), next, ..Staged::default() }
        }
        Now::Hunt => {
            let here = view.ring_at().to_owned();
            Staged { lit: vec![here], ..Staged::default() }
        }
        Now::Setup | Now::Score | Now::Over => Staged::default(),
    }
}

/// What stands where the last fight of the turn was, as far as the program knows it.
fn known(view: &View) -> Vec<(String, u16)> {
    let Some(course) = view.course.as_ref() else { return Vec::new() };
    let places = places(&course.fight).into_iter();
    places.zip(course.after()).filter(|(_, stand)| *stand > 0).collect()
}

/// Why the land that was pressed last is not the one that is wanted, until another one is or something else is asked.
pub(super) fn refused(table: &Table<'_>) -> Option<String> {
    let (view, typed) = (table.view, table.seen.typed);
    if let Some((land, by)) = setup::taken(table).filter(|_| matches!(now(table), Now::Setup)) {
        let facts = [("territory", table.called(land).into()), ("who", table.holder(by).into())];
        return Some(table.say("map-head-taken", &facts));
    }
    let said = table.opened().strip_prefix(TAKEN_OFF).filter(|_| asks_for(view, typed).is_none())?;
    let mut said = said.split_whitespace();
    let land = said.next()?.to_owned();
    let from = said.next().filter(|from| *from != NOTHING).unwrap_or_default().to_owned();
    let now = now(table);
    let begun = match &now {
        // Whoever has said how many stand there has gone on.
        Now::Attack if Attack::typed(view, typed).is_some_and(|it| it.stacks[0].is_some()) => return None,
        Now::Attack => Attack::typed(view, typed).map(|it| (it.from, it.to)),
        Now::Fortify => fortified(view, typed),
        Now::Leader => None,
        Now::Setup if leaders::are_asked(table) => None,
        _ => return None,
    };
    let (begun, to) = begun.unwrap_or_default();
    if begun != from || to.is_some() {
        return None;
    }
    let who = setup::present(table);
    let why = match (&now, view.holds(who, &land), from.is_empty()) {
        (_, false, true) | (Now::Fortify, false, _) => "map-head-not-yours",
        // One's own means something by now.
        (Now::Setup | Now::Leader, true, _) => return None,
        (Now::Fortify, ..) => "map-head-not-linked",
        (_, true, _) => "map-head-inland",
        (_, false, false) => "map-head-no-border",
    };
    let from = if from.is_empty() { from } else { table.called(&from) };
    let facts =
        [("territory", table.called(&land).into()), ("from", from.into()), ("who", table.player(who).into())];
    Some(table.say(why, &facts))
}

/// What a press on each land says, and what the other button of the mouse. What is the same for all lands is looked up once.
pub(super) fn pressed<'t>(table: &'t Table<'_>) -> impl Fn(&str) -> Option<(Wish, Option<Wish>)> + 't {
    let view = table.view;
    let typed = table.seen.typed.trim();
    let answers = !typed.is_empty() && !keeps_begun(view, typed);
    let (now, brush) = (now(table), setup::brush(table));
    let (paints, asked) = (painting(table), leaders::are_asked(table));
    let (conquers, others) = (asks_what_was_taken(table), setup::places_others(table));
    let right = table.opens(setup::BRUSH);
    let (attack, fight) = (Attack::typed(view, typed), table.say("chip-fight", &[]));
    let path = ring::is_set_right(table).then(|| view.options.path());
    // What the last fight has left there is on its dial already.
    let known = known(view);
    let stands = move |land: &str| known.iter().find(|(name, _)| name == land).map(|(_, stand)| *stand);
    move |land| {
        // The Ring stands on one of the road's.
        if let Some(path) = path {
            let step = (0..=path.last()).find(|step| path.name(*step) == land);
            return step.map(|step| (ring::stands(step), None));
        }
        // What waits for a name is answered by it, and nothing else is done.
        if answers {
            return Some((Wish::Type(format!("{land} ")), None));
        }
        let owns = |brush| setup::painted(table, land, brush);
        if paints {
            return brush.map(|brush| (owns(brush), None));
        }
        let own = view.holds(view.present(), land);
        let no = || Some(no(table, attack.as_ref().map_or("", |it| &it.from), land));
        let wish = match now {
            _ if conquers => (!own).then(|| Wish::give(conquered(land, None))),
            // Where each figure is put is nobody's business here.
            Now::Setup if others => None,
            Now::Setup if asked => leaders::pressed(table, land).map(Wish::give).or_else(no),
            Now::Setup => brush.map(|brush| setup::laid(table, land, brush)),
            Now::Attack | Now::AtOnce(_) | Now::Result(_) => match (&attack, own) {
                (_, true) if targets(view, land).is_empty() => no(),
                (_, true) => {
                    // One alone does not attack.
                    let attack =
                        Attack { stacks: [stands(land).filter(|it| *it > 1), None], ..Attack::from(land) };
                    Some(begin(attack.begun(), &fight))
                }
                (Some(attack), false) if attack.to.as_deref() == Some(land) => {
                    // Pressed twice: taken without dice.
                    Some(Wish::give(conquered(land, Some(&attack.from))))
                }
                (Some(attack), false) if beside(view, &attack.from, land) => {
                    let stacks = [attack.stacks[0], stands(land)];
                    let attack = Attack { to: Some(land.to_owned()), stacks, ..attack.clone() };
                    Some(begin(attack.begun(), &fight))
                }
                (_, false) if view.board().is_ok() => no(),
                _ => None,
            },
            Now::Conquest => (!own).then(|| Wish::give(conquered(land, None))),
            Now::Whence => Some(Wish::give(C::From(land.to_owned()))),
            Now::Fortify if view.fortified.is_none() => Some(fortify::pressed(table, typed, land, own)),
            Now::Leader if own => {
                let leader = C::Leader(view.present().to_string(), land.to_owned(), Leader::Place);
                Some(Wish::give(leader))
            }
            Now::Leader => no(),
            _ => None,
        };
        // Where a press means nothing, the other button still sets the land right.
        Some((wish?, Some(right.clone())))
    }
}

/// What is drawn beside the map.
pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    if let Some(of) = hand::whose(table) {
        return hand::hand(mat, table, of);
    }
    if ring::is_set_right(table) {
        return ring::steps(mat, table);
    }
    if let Some(who) = played(table.view, table.seen.typed) {
        return cards::played(mat, table, who);
    }
    if let Some(on_ring) = OnRing::typed(table.view, table.seen.typed) {
        return cards::on_ring(mat, table, on_ring);
    }
    let now = now(table);
    if let (Now::Result(course) | Now::Won(course, ..), Some(page)) = (&now, rolls::page(table)) {
        return rolls::moment(mat, table, course, page);
    }
    match now {
        Now::Setup => setup::moment(mat, table),
        Now::Trade => trade::moment(mat, table),
        Now::Reinforce => reinforce::moment(mat, table),
        Now::AtOnce(count) => reinforce::at_once(mat, table, count),
        Now::Attack => attack::moment(mat, table),
        Now::Fight(it) => fight::moment(mat, table, it),
        Now::Result(course) => result::moment(mat, table, course),
        Now::Won(course, least, most) => fortify::won(mat, table, course, least, most),
        Now::Fortify => fortify::moment(mat, table),
        Now::Cards => cards::moment(mat, table),
        Now::Leader => leaders::owed(mat, table),
        Now::Ring => ring::moment(mat, table),
        Now::Hunt => hand::hunt(mat, table),
        Now::Whence => hand::lines(mat, 40.0, &[table.say("map-whence-how", &[])]),
        Now::Conquest => hand::lines(mat, 40.0, &[table.say("map-conquest-how", &[])]),
        Now::Score => counted::lands(mat, table, Some(counted::next(table.view))),
        Now::Over => ended::moment(mat, table),
    }
}

/// What can be pressed below that: the gold one, and what else there is.
pub(in crate::window::risk) fn chips(table: &Table<'_>) -> Vec<Choice> {
    let view = table.view;
    let say = |name: &str| table.say(name, &[]);
    let done = |name: &str| Choice::give(say(name), C::Done);
    let begun = |name: &str, command: &str| Choice::begin(say(name), command);
    let asks = |name: &str| Choice::asks(say(name));
    let open = |name: &str, what: &str| Choice::of(say(name), table.opens(what));
    let wrong = || table.has_lands().then(|| Choice::of(say("map-land-wrong"), table.opens(setup::BRUSH)));
    if let Some(name) = asks_for(view, table.seen.typed) {
        // A card throws the program's die as well, if that is thrown here.
        let on_ring = OnRing::typed(view, table.seen.typed);
        let on_ring = on_ring.filter(|on_ring| !table.by_hand() && cards::may_be(view, *on_ring));
        let throws = on_ring.map(|on_ring| Choice::give(say("map-card-die"), on_ring.die(Throw::App)));
        return std::iter::once(asks(name)).chain(throws).chain([table.back()]).collect();
    }
    if painting(table) {
        return vec![Choice::of(say("map-land-right"), table.opens(table.opened())).due()];
    }
    if let Some(of) = hand::whose(table) {
        return hand::chips(table, of);
    }
    if ring::is_set_right(table) {
        return ring::right_chips(table);
    }
    match now(table) {
        Now::Over => {
            let (winners, _) = view.outcome().unwrap_or_default();
            // K53: hands have thrown, and say whom the dice chose.
            if winners.len() > 1 && table.opened() != SHEET {
                let chosen = |winner: Winner| C::Winner(winner.name().replace(' ', "-"));
                let called = |it| [("winner", winner_called(table.words, it).into())];
                let chose = |it| Choice::give(table.say("deed-winner", &called(it)), chosen(it)).either();
                return winners.into_iter().map(chose).collect();
            }
            let name = if table.opened() == SHEET { "map-on-the-mat" } else { "map-how-it-went" };
            vec![open(name, SHEET).due()]
        }
        Now::Setup => setup::chips(table),
        Now::Whence => {
            let among = view.whence.iter().flat_map(|whence| &whence.among);
            let from = among.map(|name| Choice::give(table.called(name), C::From(name.clone())));
            std::iter::once(asks("map-from-which")).chain(from).collect()
        }
        Now::Trade if view.step() == Some(&Step::Trade) || view.must_trade() => {
            vec![
                asks("map-which-set"),
                Choice::of(say("map-not-so-many"), hand::opens(table, view.present())),
            ]
        }
        Now::Trade => vec![asks("map-which-set"), open("map-place", TRADES)],
        Now::Reinforce => {
            let trade = view.player(view.present()).hand.territory >= SET;
            let trade = trade.then(|| open("map-trade", TRADES));
            let placed = done("map-placed").due();
            std::iter::once(placed).chain(trade).chain([table.plays_card()]).chain(wrong()).collect()
        }
        // What is placed at once hands have read above; an attack may follow.
        Now::AtOnce(_) | Now::Attack => attack::chips(table, wrong()),
        Now::Fight(fight) => fight::chips(table, fight),
        Now::Result(course) => {
            let gold = open("map-taken-off", TAKEN_OFF).due();
            let lesser = rolls::page(table).map_or_else(
                || {
                    // Where a fight was rolled to its end, or stopped, a second press ends nothing.
                    let on = done("map-on-to-fortify");
                    [on, rolls::opens(table)].into_iter().chain(wrong()).collect()
                },
                |page| rolls::turns(table, course, page),
            );
            std::iter::once(gold).chain(lesser).collect()
        }
        Now::Won(course, least, most) => {
            let chip =
                |count: u16| Choice::give(table.say("chip-move", &[("count", count.into())]), C::Move(count));
            let all = (most > least).then(|| chip(most));
            let lesser: Vec<Choice> = match rolls::page(table) {
                Some(page) => rolls::turns(table, course, page),
                // Where *Back* was, nothing is done at once.
                None => all.into_iter().chain([rolls::opens(table)]).collect(),
            };
            std::iter::once(chip(least).due()).chain(lesser).collect()
        }
        Now::Conquest => {
            let begins = (!table.has_lands()).then(|| begun("chip-conquer", "conquer"));
            std::iter::once(asks("map-which-taken")).chain(begins).collect()
        }
        Now::Fortify => fortify::chips(table),
        Now::Cards if cards::asks_for_points(table) => {
            vec![asks("map-event-points"), table.back()]
        }
        Now::Cards => {
            vec![asks("map-which-kind"), done("map-deck-empty"), table.plays_card()]
        }
        Now::Leader => vec![
            asks("map-which-own"),
            Choice::give(say("map-no-leader"), Books::<Risk>::Own(C::Done, Word::Table)),
            Choice::nothing(),
        ],
        Now::Ring => ring::chips(table),
        Now::Hunt if table.by_hand() => vec![asks("map-which-dice")],
        Now::Hunt => vec![Choice::give(say("chip-hunt"), C::Hunt(Throw::App)).due()],
        Now::Score => vec![asks("map-what-counts"), begun("chip-score", "score")],
    }
}
