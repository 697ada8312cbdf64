//! What hands do now, everything public, and the sheet of the game.

use super::deed::deed;
use super::names::{self, territory_called};
use crate::language::Words;
use crate::language::books::went_by_word;
use crate::risk::Risk;
use crate::risk::clock::Asks;
use crate::risk::colour::{Colour, Holder};
use crate::risk::event::Event;
use crate::risk::reinforcements::{Reinforcements, figures};
use crate::risk::score::broken_by;
use crate::risk::step::{End, Step};
use crate::risk::view::View;
use crate::table::{self, Record};

/// One plain sentence on what hands do now.
pub fn host(words: &Words, view: &View) -> String {
    let who = view.present().name();
    if view.end.is_some() {
        return names::ended(words, view).unwrap_or_else(|| names::when(words, view));
    }
    let Some(step) = view.step() else {
        let left = match view.board() {
            // Nobody but the table knows what there is to hold.
            Ok(board) if board.is_open() => "open".into(),
            Ok(_) => view.territories(None).len().into(),
            Err(_) => "none".into(),
        };
        return words.say("host-setup", &[("left", left)]);
    };
    let say = |name: &str| words.say(name, &[("colour", who.into())]);
    if let Some(whence) = &view.whence {
        let among: Vec<String> = whence.among.iter().map(|name| territory_called(words, name)).collect();
        let territory = territory_called(words, &whence.territory);
        let facts = [("territory", territory.into()), ("territories", among.join(", ").into())];
        return words.say("host-from", &facts);
    }
    match step {
        // K14: nothing is placed before that.
        Step::Reinforce if view.must_trade() => say("host-trade-first"),
        Step::Reinforce => match view.reinforcements(view.present()) {
            Ok(given) => words.say(
                "host-reinforce",
                &[
                    ("colour", who.into()),
                    ("count", given.to_place().into()),
                    ("strongholds", given.in_strongholds.into()),
                ],
            ),
            Err(_) => say("host-reinforce-counted"),
        },
        Step::Combat => say("host-combat"),
        Step::Conquest { .. } => say("host-conquest"),
        Step::Battle(fight) => words.say("host-battle", &[("fight", names::fight(words, fight).into())]),
        Step::Move { least, most, .. } => {
            words.say("host-move", &[("least", (*least).into()), ("most", (*most).into())])
        }
        Step::Trade => say("host-trade"),
        Step::Fortify if view.fortified.is_some() => say("host-fortified"),
        Step::Fortify => say("host-fortify"),
        Step::Adventure => say("host-adventure"),
        Step::Leader => say("host-leader"),
        Step::Ring => {
            let name = match view.asks() {
                Asks::Doom(_) => "host-ring-doom",
                Asks::Gate(_) => "host-ring-die",
                Asks::Nothing => "host-ring",
            };
            words.say(name, &[("territory", territory_called(words, view.ring_at()).into())])
        }
        Step::Hunt { territory, by } => words.say(
            "host-hunt",
            &[("colour", by.name().into()), ("territory", territory_called(words, territory).into())],
        ),
        Step::Score => words.say("host-score", &[]),
    }
}

/// K10 to K15: what is placed, part by part, and the fewest figures for it.
pub(super) fn given_parts(words: &Words, given: &Reinforcements) -> Vec<String> {
    let strongholds: Vec<String> =
        given.strongholds.iter().map(|name| territory_called(words, name)).collect();
    let strongholds = (!strongholds.is_empty())
        .then(|| words.say("given-strongholds", &[("territories", strongholds.join(", ").into())]));
    let territories = [("count", given.territories.into()), ("battalions", given.for_territories().into())];
    let regions = given.regions.iter().map(|(region, bonus)| {
        let facts = [("region", territory_called(words, region).into()), ("battalions", (*bonus).into())];
        words.say("given-region", &facts)
    });
    let sets = (given.sets > 0).then(|| words.say("given-sets", &[("battalions", given.sets.into())]));
    let parts: Vec<String> =
        std::iter::once(words.say("given-territories", &territories)).chain(regions).chain(sets).collect();
    let parts = [parts.join(" · "), figures_in_words(words, given.to_place())];
    strongholds.into_iter().chain(parts).collect()
}

/// K15: the fewest figures for so many battalions, each kind that is among them.
pub fn fewest_figures(words: &Words, battalions: u16) -> Vec<String> {
    let kinds = ["given-large", "given-mounted", "given-small"].into_iter().zip(figures(battalions));
    let kinds = kinds.filter(|(_, count)| *count > 0);
    kinds.map(|(name, count)| words.say(name, &[("count", count.into())])).collect()
}

pub(super) fn figures_in_words(words: &Words, battalions: u16) -> String {
    words.say("given-figures", &[("figures", fewest_figures(words, battalions).join(", ").into())])
}

/// What he has in hand, and has played.
pub(super) fn hand(words: &Words, view: &View, colour: Colour) -> String {
    let hand = view.player(colour).hand;
    let facts = [
        ("colour", colour.name().into()),
        ("territory", hand.territory.into()),
        ("adventure", hand.adventure.into()),
        ("played", hand.played.into()),
    ];
    words.say("fact-hand", &facts)
}

/// Everything public, a fact a line.
pub(super) fn facts(words: &Words, view: &View) -> Vec<String> {
    let mut facts = vec![names::ended(words, view).unwrap_or_else(|| names::when(words, view))];
    let ring = [("step", view.ring.into()), ("territory", territory_called(words, view.ring_at()).into())];
    facts.push(words.say("fact-ring", &ring));
    let holds = |holder: Holder| {
        let held = view.territories(Some(holder));
        let names: Vec<String> = held.iter().map(|name| territory_called(words, name)).collect();
        let said = [
            ("colour", holder.to_string().into()),
            ("count", held.len().into()),
            ("territories", names.join(", ").into()),
        ];
        words.say("fact-holds", &said)
    };
    for colour in view.options.players.iter() {
        facts.extend(view.options.board.is_some().then(|| holds(colour.into())));
        facts.push(hand(words, view, colour));
        let sites = view.on_sites(colour);
        for leader in &view.player(colour).leaders {
            let site = if sites.contains(&leader.as_str()) { "yes" } else { "no" };
            let said = [
                ("colour", colour.name().into()),
                ("territory", territory_called(words, leader).into()),
                ("site", site.into()),
            ];
            facts.push(words.say("fact-leader", &said));
        }
        if !view.is_in(colour) {
            facts.push(words.say("fact-out", &[("colour", colour.name().into())]));
        }
    }
    // K1: the neutral army's territories are shown like a player's.
    let neutral = view.options.has_neutral_army() && view.options.board.is_some();
    facts.extend(neutral.then(|| holds(Holder::Neutral)));
    facts.extend(view.fight().map(|fight| names::fight(words, fight)));
    facts.extend(effects(words, view));
    facts.push(words.say("fact-points", &[("points", names::points(words, view).into())]));
    facts
}

/// What stands until somebody's next turn, numbered (K57).
fn effects(words: &Words, view: &View) -> Vec<String> {
    let effect = |(at, (colour, text)): (usize, &(crate::risk::colour::Colour, String))| {
        let facts = [("number", at.into()), ("colour", colour.name().into()), ("text", text.as_str().into())];
        words.say("fact-effect", &facts)
    };
    (1..).zip(&view.effects).map(effect).collect()
}

/// The sheet of the game (K58).
pub(super) fn sheet(words: &Words, record: &Record<Risk>) -> Vec<String> {
    let view = &record.state().view.own;
    let mut lines = vec![names::ended(words, view).unwrap_or_else(|| names::when(words, view))];
    lines.extend(names::score(words, view));
    if matches!(view.end, Some(End::Ring))
        && let Some(by) = broken_by(&view.scores(), view.options.teams)
    {
        let names = ["sheet-tie-territories", "sheet-tie-strongholds", "sheet-tie-cards", "sheet-tie-dice"];
        lines.extend(names.get(by.saturating_sub(1)).map(|name| words.say(name, &[])));
    }
    for out in &view.put_out {
        let facts =
            [("colour", out.colour.name().into()), ("by", out.by.name().into()), ("round", out.round.into())];
        lines.push(words.say("sheet-put-out", &facts));
    }
    for colour in view.options.players.iter() {
        let player = view.player(colour);
        let facts = [
            ("colour", colour.name().into()),
            ("conquests", player.conquests.into()),
            ("sets", player.sets.into()),
        ];
        lines.push(words.say("sheet-player", &facts));
    }
    // K58: what the table's word passed over was never played.
    let mut next = 1;
    let now = view.at.as_ref().map(|at| (at.round, None));
    let ended = view.ring_by_round.iter().map(|(round, step)| (*round, Some(*step)));
    for (round, step) in ended.filter(|(round, _)| now.is_none_or(|(now, _)| *round < now)).chain(now) {
        if round > next {
            let last = round - 1;
            let rounds = if last > next { format!("{next}–{last}") } else { next.to_string() };
            lines.push(words.say("sheet-passed-over", &[("rounds", rounds.into())]));
        }
        next = round + 1;
        let Some(step) = step else { continue };
        let territory = view.options.path().name(usize::from(step));
        let territory = territory_called(words, territory);
        let facts = [("round", round.into()), ("step", step.into()), ("territory", territory.into())];
        lines.push(words.say("sheet-ring", &facts));
    }
    lines.extend(effects(words, view));
    lines.extend(set_right(words, record));
    lines
}

/// K58: who holds what, hands and Leaders, as the table has set them right once the game had begun.
fn set_right(words: &Words, record: &Record<Risk>) -> Vec<String> {
    let own = |events: &[table::Event<Risk>]| -> Vec<Event> {
        events.iter().filter_map(|event| event.public()?.own().cloned()).collect()
    };
    // What went by the table's word is told with what did so in every game.
    let said = record.said().filter(|(_, events)| !went_by_word(events));
    let said = said.map(|(said, events)| (said, own(events)));
    let played = said.skip_while(|(_, events)| !events.contains(&Event::Begun));
    let is_set = |events: &[Event]| {
        // A Leader who is owed is placed in his step, which ends with it (K38); others are taken off by a conquest, or go along.
        let by_itself = |event: &Event| {
            matches!(event, Event::Stands { .. } | Event::Conquered { .. } | Event::Fortified { .. })
        };
        let leads = |event: &Event| matches!(event, Event::Leader { .. } | Event::Leaders { .. });
        let tells = |event: &Event| matches!(event, Event::Owned { .. } | Event::Holds { .. });
        events.iter().any(tells) || events.iter().any(leads) && !events.iter().any(by_itself)
    };
    let set = played.filter(|(_, events)| is_set(events)).map(|(said, _)| deed(words, &said.full));
    set.map(|said| words.say("report-by-word", &[("command", said.into())])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::risk::board::Board;
    use crate::risk::colour::{Colour, Players};
    use crate::risk::options::Options;
    use crate::table::Fold as _;

    /// K1.
    #[test]
    fn the_neutral_armys_lands_are_told_like_a_players() {
        let words = Words::of_game::<Risk>(Language::En);
        let players = Players::try_from(vec![Colour::Yellow, Colour::Red]).unwrap();
        let options = Options { players, board: Some(Board::trilogy()), ..Options::default() };
        let mut view = View::laid_out(&options);
        let territories = ["khand", "umbar"].map(str::to_owned).to_vec();
        view.apply(&Event::Owned { by: Some(Holder::Neutral), territories });
        let told = facts(&words, &view);
        let all = |fact: &String| ["Neutral", "2", "Khand", "Umbar"].iter().all(|it| fact.contains(it));
        assert!(told.iter().any(all), "{told:?}");
    }
}
