//! The set-up: its five steps with the list's items (K60), what stays in the box, whose lands are pressed, and who begins.

use super::signs::figure;
use super::{Drawn, MOMENT, Table, heading, leaders, rule};
use crate::risk::colour::{Colour, Holder};
use crate::risk::command::{Command, Leader};
use crate::risk::options::{NEUTRAL_ARMYS, NEUTRAL_BATTALIONS, PARTS, dealt};
use crate::risk::step::Winner;
use crate::risk::view::{MOST_LEADERS, View};
use crate::window::pieces::{Lit, Paint, Pen, Side};
use crate::window::risk::{Choice, Wish};
use strum::IntoEnumIterator;

/// What is opened begins so: the brush that was chosen.
pub(super) const BRUSH: &str = "brush";
const NOBODY: &str = "none";
/// The program throws who begins.
const ROLL: &str = "roll";

/// Whether this was opened as a brush that stays in hand, or to go without Leaders: where all lands are held it painted one.
pub(super) fn is_opened(view: &View, opened: &str) -> bool {
    let paints_on = view.at.is_some() || !view.territories(None).is_empty();
    opened.starts_with(BRUSH) && paints_on || opened.starts_with(leaders::NO_LEADERS)
}

/// This brush is chosen, with how many lands are nobody's now, or let go again. That no Leaders are told stays said.
pub(super) fn takes_brush(table: &Table<'_>, holder: Holder) -> Wish {
    let without = table.opened().starts_with(leaders::NO_LEADERS);
    let without = if without { leaders::NO_LEADERS } else { "" };
    let brush = format!("{without} {BRUSH} {holder} {}", table.view.territories(None).len());
    let again = brush.trim() == table.opened() && !without.is_empty();
    table.opens(if again { without } else { brush.trim() })
}

/// The brush with which lands are painted now, if one is chosen or goes without saying.
pub(super) fn brush(table: &Table<'_>) -> Option<Option<Holder>> {
    if !paints(table) {
        return None;
    }
    let (view, left) = (table.view, table.view.territories(None).len());
    let opened = table.opened().trim_start_matches(leaders::NO_LEADERS).trim_start();
    let mut said = opened.strip_prefix(BRUSH).unwrap_or_default().split_whitespace();
    let chosen = said.next().and_then(|holder| view.holder_called(holder).ok().flatten());
    let chosen =
        chosen.map(|holder| (holder, said.next().and_then(|left| left.parse().ok()).unwrap_or(left)));
    match chosen {
        // While lands are to come it passes on; what stands is set right by who was chosen alone.
        Some((holder, then)) if view.at.is_some() || left == 0 || then == left => Some(Some(holder)),
        chosen if view.at.is_none() && left > 0 => Some(Some(passes(table, chosen, left))),
        _ => None,
    }
}

/// Who paints next: who was chosen as long as he has lands on cards to come, then the first who has, the neutral army last (K3).
/// What is left then is claimed in turn, from who was chosen for it on (K4).
fn passes(table: &Table<'_>, chosen: Option<(Holder, usize)>, left: usize) -> Holder {
    let view = table.view;
    let owing = owing(table);
    if let Some(first) = owing.first() {
        let his = chosen.map(|(holder, _)| holder).filter(|holder| owing.contains(holder));
        return his.unwrap_or(*first);
    }
    let players = view.options.players.count();
    // A land that is nobody's again gives the turn back.
    let claimed = |then: usize| (then + (players - 1) * left) % players;
    let of_cards: u16 = on_cards(view).iter().map(|(_, cards)| cards).sum();
    let all = view.board().map_or(0, |board| board.territories().count());
    let free = all.saturating_sub(of_cards.into());
    let chosen = chosen.filter(|(_, then)| *then <= free);
    let chosen = chosen.and_then(|(holder, then)| Some((holder.player()?, then)));
    let (from, then) = chosen.unwrap_or((view.options.players.first(), free));
    let turns = std::iter::once(from).chain(view.options.players.behind(from));
    turns.into_iter().nth(claimed(then)).unwrap_or(from).into()
}

/// How many lands everybody has on cards, the neutral army too (K3).
fn on_cards(view: &View) -> Vec<(Holder, u16)> {
    let players = dealt(&view.options).into_iter().map(|it| (Holder::from(it.colour), it.cards));
    let neutral = view.options.has_neutral_army().then_some((Holder::Neutral, NEUTRAL_ARMYS));
    players.chain(neutral).collect()
}

/// Whose lands on cards are not all laid out.
fn owing(table: &Table<'_>) -> Vec<Holder> {
    let owes = |(of, cards): &(Holder, u16)| table.view.territories(Some(*of)).len() < usize::from(*cards);
    on_cards(table.view).iter().filter(|it| owes(it)).map(|(of, _)| *of).collect()
}

/// Whether all players have laid out what their cards say, and the neutral army's are to come.
pub(super) fn only_the_neutral_army_owes(table: &Table<'_>) -> bool {
    lays_lands(table) && owing(table) == [Holder::Neutral]
}

/// Whether lands are painted: in the set-up, but while Leaders are asked for, and later where one was told wrong.
pub(super) fn paints(table: &Table<'_>) -> bool {
    match table.view.at {
        None => !leaders::are_asked(table),
        Some(_) => table.opened().starts_with(BRUSH),
    }
}

/// Whose turn it is; in the set-up whose hands are asked, at the end who has won.
pub(super) fn present(table: &Table<'_>) -> Colour {
    if table.view.end.is_some() {
        let won = table.view.options.players.iter().find(|of| has_won(table, *of));
        return won.unwrap_or_else(|| table.present());
    }
    if table.view.at.is_some() {
        return table.present();
    }
    let painted = brush(table).flatten().and_then(Holder::player);
    painted.or_else(|| leaders::next(table)).unwrap_or_else(|| table.present())
}

/// Whether he, or his side, has won or ties.
pub(super) fn has_won(table: &Table<'_>, of: Colour) -> bool {
    table.view.outcome().is_some_and(|(winners, _)| {
        winners.iter().any(|winner| match winner {
            Winner::Player(player) => *player == of,
            Winner::Side(side) => *side == of.side(),
        })
    })
}

/// Whether all lands on cards are laid out, and the others are claimed in turn (K4).
pub(super) fn claims(table: &Table<'_>) -> bool {
    lays_lands(table) && owing(table).is_empty()
}

/// Whether lands are still being laid out: all do that at once, each his own; or claimed.
pub(super) fn lays_lands(table: &Table<'_>) -> bool {
    let known = table.view.board().is_ok_and(|board| !board.is_open());
    table.view.at.is_none() && known && !table.view.territories(None).is_empty()
}

/// Whether the other figures are placed: all do that in turn, and nothing is pressed on the map.
pub(super) fn places_others(table: &Table<'_>) -> bool {
    leaders::are_asked(table) && step(table) == OTHERS
}

/// Whether it is nobody's turn: all do in turn or at once what is done, or it is asked who begins.
pub(super) fn is_nobodys(table: &Table<'_>) -> bool {
    let begins = table.view.at.is_none() && !leaders::are_asked(table) && brush(table).is_none();
    lays_lands(table) && !claims(table) || places_others(table) || begins
}

/// How many figures each has to place still.
pub(super) fn left(table: &Table<'_>, of: Colour) -> u16 {
    let stand = table.view.territories(Some(of.into())).len() as u16;
    table.view.options.battalions().saturating_sub(stand)
}

/// The land that was pressed with a brush though another holds it, as long as nothing else was pressed.
pub(super) fn taken<'a>(table: &'a Table<'_>) -> Option<(&'a str, Holder)> {
    let mut said = table.opened().strip_prefix(BRUSH)?.split_whitespace().skip(2);
    let (land, left) = (said.next()?, said.next()?);
    let same = left.parse() == Ok(table.view.territories(None).len());
    let holder = table.view.holder(land).filter(|holder| same && brush(table) != Some(Some(*holder)));
    Some((land, holder?))
}

/// A press on a land with this brush; while lands are to come, nobody takes over what another holds: that is said, and his banner is
/// pressed first.
pub(super) fn laid(table: &Table<'_>, land: &str, brush: Option<Holder>) -> Wish {
    let (left, by) = (table.view.territories(None).len(), table.view.holder(land));
    let Some(of) = brush.filter(|of| left > 0 && by.is_some_and(|by| by != *of)) else {
        return painted(table, land, brush);
    };
    let mut said = table.opened().strip_prefix(BRUSH).unwrap_or_default().split_whitespace();
    let then = said.nth(1).map_or_else(|| left.to_string(), str::to_owned);
    // Pressed again it is still said.
    let again = if said.nth(2).is_some() { "" } else { " again" };
    table.opens(&format!("{BRUSH} {of} {then} {land} {left}{again}"))
}

/// What a press on a land says with this brush: what is his already is nobody's then. Where a Leader of his had to leave it in this
/// turn, he is there again (K39).
pub(super) fn painted(table: &Table<'_>, land: &str, brush: Option<Holder>) -> Wish {
    let view = table.view;
    let to = if view.holder(land) == brush { None } else { brush };
    let name = to.map_or_else(|| NOBODY.to_owned(), |holder| holder.to_string());
    let most = if view.at.is_none() { view.options.leaders } else { MOST_LEADERS };
    let back = to.and_then(Holder::player).filter(|of| view.left.get(land) == Some(of));
    let back = back.filter(|of| view.player(*of).leaders.len() < most);
    let back = back.map(|of| Command::Leader(of.to_string(), land.to_owned(), Leader::Place));
    let own = Command::Own(name, vec![land.to_owned()]);
    Wish::Give(std::iter::once(own).chain(back).map(Into::into).collect())
}

/// Who alone has lands to come: all others have what their cards say.
fn last_one(table: &Table<'_>) -> Option<Holder> {
    let view = table.view;
    let owed = |holder: Holder, count: usize| view.territories(Some(holder)).len() < count;
    let players = dealt(&view.options)
        .into_iter()
        .map(|it| (Holder::from(it.colour), usize::from(it.cards + it.claims)));
    let neutral = view.options.has_neutral_army().then_some((Holder::Neutral, NEUTRAL_ARMYS.into()));
    let owe: Vec<Holder> =
        players.chain(neutral).filter(|(holder, count)| owed(*holder, *count)).map(|it| it.0).collect();
    match owe[..] {
        [one] => Some(one),
        _ => None,
    }
}

/// Whether it is asked whose die was the highest: hands throw, and nothing else is to come.
pub(super) fn asks_who_begins(table: &Table<'_>) -> bool {
    let view = table.view;
    let is_laid = !table.has_lands() || view.territories(None).is_empty() && !leaders::are_asked(table);
    view.at.is_none() && table.by_hand() && view.options.first.is_none() && is_laid
}

/// The game begins: what hands do before, by the sentence above, is ticked where a list is kept.
pub(super) fn begins(table: &Table<'_>, begin: Command) -> Wish {
    let ticked = &table.view.ticked;
    let told = PARTS[HANDS..].iter().flat_map(|(_, items)| items.iter().copied());
    let told = told.filter(|item| !ticked.is_empty() && !ticked.contains(item)).map(Command::Tick);
    Wish::Give(told.chain([begin]).map(Into::into).collect())
}

/// What can be done in it.
pub(super) fn chips(table: &Table<'_>) -> Vec<Choice> {
    let view = table.view;
    let by_hand = table.by_hand();
    let left = view.territories(None).len();
    let known = view.board().is_ok_and(|board| !board.is_open());
    let throw = match (view.options.first, by_hand) {
        (Some(first), _) => {
            vec![Choice::give(table.begins(first), Command::Begin(None))]
        }
        (None, false) => {
            vec![Choice::give(table.say("map-throw", &[]), Command::Begin(Some(ROLL.to_owned())))]
        }
        // Whose die was the highest is asked once all Leaders stand, or none do.
        (None, true) => Vec::new(),
    };
    if known && left > 0 {
        let asks = || Choice::asks(table.say("map-whose-land", &[]));
        let rest = |holder: Holder| {
            let facts = [("who", table.holder(holder).into()), ("count", left.into())];
            Choice::give(
                table.say("map-the-rest", &facts),
                Command::Own(holder.to_string(), vec!["rest".to_owned()]),
            )
        };
        // Where all others have theirs the rest is his who is left.
        return vec![last_one(table).map_or_else(asks, |last| rest(last).due())];
    }
    if leaders::are_asked(table) {
        // Where the rest of the lands was pressed just now, nothing else lies.
        return match step(table) {
            OTHERS => {
                let open = PARTS[OTHERS].1.iter().filter(|item| !view.ticked.contains(item));
                vec![Choice::of(table.say("map-placed", &[]), ticks(open)).due()]
            }
            _ => leaders::chips(table, throw),
        };
    }
    // K6: where hands throw, who begins is told.
    if asks_who_begins(table) {
        let begins =
            |of: Colour| Choice::of(table.player(of), begins(table, Command::Begin(Some(of.to_string()))));
        let asks = Choice::asks(table.say("map-who-begins", &[]));
        return std::iter::once(asks).chain(view.options.players.iter().map(begins)).collect();
    }
    let begin = if view.options.first.is_some() { None } else { Some(ROLL.to_owned()) };
    let wish = begins(table, Command::Begin(begin));
    throw.into_iter().take(1).map(|throw| Choice { wish: wish.clone(), ..throw }.due()).collect()
}

/// Items of the list are ticked, or that is taken back.
fn ticks<'i>(items: impl IntoIterator<Item = &'i u8>) -> Wish {
    Wish::Give(items.into_iter().map(|item| Command::Tick(*item).into()).collect())
}

/// The step in which all other figures are placed.
pub(super) const OTHERS: usize = 1;
/// That in which hands are dealt; behind it comes the Ring.
const HANDS: usize = 3;

/// Whether the map shows that this step is done: lands and Leaders are told there, all else is ticked.
fn is_shown(table: &Table<'_>, number: usize) -> bool {
    let held = table.view.territories(None).is_empty();
    match number {
        // Where nothing is known of lands the map shows nothing.
        _ if !table.has_lands() => false,
        0 => held || claims(table),
        2 => held && leaders::next(table).is_none(),
        _ => false,
    }
}

/// Which step it is: the first of which something is not ticked, and not before the lands and Leaders say so.
pub(super) fn step(table: &Table<'_>) -> usize {
    let done = |(_, items): &(&str, &[u8])| items.iter().all(|item| table.view.ticked.contains(item));
    let ticked = PARTS.iter().position(|part| !done(part)).unwrap_or(PARTS.len());
    let others = done(&PARTS[OTHERS]);
    let stand = table.view.options.players.iter().any(|of| !table.view.player(of).leaders.is_empty());
    let on_map = match (table.view.territories(None).is_empty(), leaders::are_asked(table)) {
        // Free lands are claimed with the first of the other figures (K4).
        (false, _) if claims(table) => OTHERS,
        (false, _) => 0,
        // They come before the first Leader.
        (true, true) if !others && !stand => OTHERS,
        (true, true) => 2,
        (true, false) => 3,
    };
    if on_map == OTHERS { OTHERS } else { ticked.max(on_map) }
}

pub(super) fn moment(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let now = step(table);
    heading(mat, 26.0, &table.say("map-on-table", &[]));
    for (number, (name, items)) in PARTS.into_iter().enumerate() {
        let y = 47.0 + number as f32 * 27.0;
        let open: Vec<&u8> = items.iter().filter(|item| !table.view.ticked.contains(item)).collect();
        let ticked = open.is_empty();
        let is_now = number == now;
        let seen = ticked || is_shown(table, number);
        let (paint, ink) = if is_now {
            (Paint::filled(tints.gold).edged(tints.gold, 1.5), tints.on_gold)
        } else {
            (Paint::line(if seen { tints.gold } else { tints.rim }, 1.5), tints.faint)
        };
        mat.circle([11.0, y], 9.5, paint);
        if seen {
            let tick = vec![Pen::Begin([6.5, y]), Pen::Line([10.0, y + 4.0]), Pen::Line([16.0, y - 4.0])];
            mat.outline(tick, Paint::line(if is_now { tints.on_gold } else { tints.gold }, 2.2));
        } else {
            mat.bold([11.0, y + 4.5], 13.0, ink, Side::About, (number + 1).to_string());
        }
        let ring = table.called(table.view.options.path().name(0));
        let facts = [("leaders", table.view.options.leaders.into()), ("where", ring.into())];
        let said = table.say(&format!("map-step-{name}"), &facts);
        let ink = if is_now { tints.ink } else { tints.faint };
        mat.fits([32.0, y + 5.0], MOMENT[0] - 34.0, 16.5, (ink, Side::From, is_now), &said);
        // A press ticks what of it is not ticked, or takes all of it back.
        let all = if ticked { items.iter().collect() } else { open };
        let ticks = ticks(all);
        mat.place([0.0, y - 13.0], [MOMENT[0], 26.0], said, ticks);
    }
    rule(mat, 178.0);
    if leaders::are_asked(table) && now != OTHERS {
        leaders::moment(mat, table);
    } else {
        in_the_box(mat, table);
    }
}

/// What stays in the box: colours that nobody plays, and the dice where the program throws.
fn in_the_box(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let plays = |of: &Colour| table.view.options.players.iter().any(|it| it == *of);
    let mut others = Colour::iter().filter(|of| !plays(of));
    // K3: one colour that nobody plays is the neutral army's; of the rest one is named.
    let neutral = table.view.options.has_neutral_army().then(|| others.next()).flatten();
    let neutral = neutral.map(|of| (of, "map-colour-neutral"));
    let in_box = others.next().map(|of| (of, "map-colour-in-box"));
    // The neutral army's stand on the map: they lie above what stays.
    let (mut y, apart, head) = if neutral.is_some() { (198.0, 38.0, 234.0) } else { (232.0, 50.0, 202.0) };
    // Of four, with dice on the table, nothing does.
    if in_box.is_some() || neutral.is_some() || !table.by_hand() {
        heading(mat, head, &table.say("map-in-box", &[]));
    }
    for (of, name) in neutral.into_iter().chain(in_box) {
        let inks = table.inks(Some(of.into()));
        for number in 0..3 {
            let at = [18.0 + number as f32 * 17.0, y];
            figure(mat, at, 1.35, (inks.banner, inks.edge, inks.ink), "1");
        }
        let facts = [("colour", of.name().into()), ("count", NEUTRAL_BATTALIONS.into())];
        mat.fits(
            [70.0, y + 4.0],
            MOMENT[0] - 72.0,
            16.0,
            (tints.ink, Side::From, false),
            &table.say(name, &facts),
        );
        y += if name == "map-colour-neutral" { 56.0 } else { apart };
    }
    if !table.by_hand() {
        mat.die([4.0, y - 16.0], 32.0, 5, Lit::Plain);
        mat.die([32.0, y - 8.0], 32.0, 3, Lit::Plain);
        mat.fits(
            [76.0, y + 8.0],
            MOMENT[0] - 78.0,
            16.0,
            (tints.ink, Side::From, false),
            &table.say("map-dice-in-box", &[]),
        );
    }
}

/// What the banners are good for, and what cards and figures come to.
pub(super) fn hints(mat: &mut Drawn, table: &Table<'_>) {
    let tints = mat.tints();
    let ink = (tints.faint, Side::From, false);
    let asked = leaders::are_asked(table);
    let others = places_others(table);
    let first = match asked {
        true => "map-leaders-kept",
        false if asks_who_begins(table) => "map-banners-begin",
        false => "map-brushes",
    };
    if !others && table.has_lands() {
        mat.fits([0.0, 35.0], MOMENT[0], 15.0, ink, &table.say(first, &[]));
    }
    if !asked && table.view.territories(None).is_empty() && table.has_lands() {
        return;
    }
    let dealt = dealt(&table.view.options);
    let stand = |of: Colour| table.view.player(of).leaders.len();
    let claims = claims(table);
    let lands = |of: Colour| table.view.territories(Some(of.into())).len() as u16;
    let owed = |of: Colour| match (others, asked) {
        (true, _) => left(table, of),
        (false, true) => table.view.options.leaders.saturating_sub(stand(of)) as u16,
        (false, false) => dealt.iter().find(|it| it.colour == of).map_or(0, |it| match claims {
            true => (it.cards + it.claims).saturating_sub(lands(of)),
            false => it.cards,
        }),
    };
    let told = table.view.options.players.iter().map(|of| (of, owed(of))).filter(|(_, owed)| *owed > 0);
    let told = told.map(|(of, owed)| format!("{} {owed}", table.player(of)));
    let neutral = (!asked && !claims && table.view.options.has_neutral_army()).then_some(Holder::Neutral);
    let neutral = neutral.map(|of| format!("{} {NEUTRAL_ARMYS}", table.holder(of)));
    let told: Vec<String> = told.chain(neutral).collect();
    let facts = [("battalions", table.view.options.battalions().into())];
    let name = if asked || claims { "map-leaders-owed" } else { "map-each-takes" };
    mat.fits([0.0, 62.0], MOMENT[0], 15.0, ink, &table.say(name, &facts));
    mat.fits([0.0, 86.0], MOMENT[0], 15.0, (tints.ink, Side::From, true), &told.join(", "));
}
