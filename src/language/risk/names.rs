//! What things are called, as people say it: who has won, and where the game stands.

use crate::books::find;
use crate::language::{Words, capital};
use crate::risk::board::Board;
use crate::risk::colour::{Colour, Holder, Side};
use crate::risk::options::{Dealt, ITEMS, NEUTRAL_ARMYS, NEUTRAL_BATTALIONS, Options, dealt};
use crate::risk::score::{Counts, most_first, sides};
use crate::risk::step::{Army, At, End, Fight, Step, Winner};
use crate::risk::view::View;
use fluent_bundle::FluentValue;

pub fn colour(words: &Words, colour: Colour) -> String {
    words.say("colour", &[("colour", colour.name().into())])
}

/// The letters by which a holder is told from the others, beside his colour.
pub fn letter(words: &Words, holder: Option<Holder>) -> String {
    let name = holder.map_or_else(|| "none".to_owned(), |holder| holder.to_string());
    words.say("letter", &[("holder", name.into())])
}

/// A territory, a region or a step of the path: names are typed with hyphens and without accents, in English. What is on no board
/// of this program is written as it was typed.
pub fn territory_called(words: &Words, name: &str) -> String {
    let known = words.say("territory", &[("territory", name.into())]);
    if known != name {
        return known;
    }
    name.split('-').map(capital).collect::<Vec<_>>().join(" ")
}

/// A territory as it was typed: in full, where a beginning on the board that comes with the program has one end.
pub(super) fn territory_typed(words: &Words, typed: &str) -> String {
    let board = Board::trilogy();
    let names = board.territories().map(|territory| territory.name.as_str());
    territory_called(words, find(names, typed).unwrap_or(typed))
}

pub fn winner_called(words: &Words, winner: Winner) -> String {
    match winner {
        Winner::Player(player) => colour(words, player),
        Winner::Side(of) => side(words, of),
    }
}

fn side(words: &Words, side: Side) -> String {
    let name = match side {
        Side::FreePeoples => "free",
        Side::Sauron => "sauron",
    };
    words.say("side", &[("side", name.into())])
}

fn step(words: &Words, step: &str) -> String {
    words.say("step", &[("step", step.into())])
}

/// Where the game stands: the round, the step, and whose word is asked for; or who has won, or ties, and how.
pub fn when(words: &Words, view: &View) -> String {
    if let Some((winners, how)) = view.outcome() {
        return won(words, view, &winners, how);
    }
    let Some(At { round, colour: present, step: at }) = &view.at else { return step(words, "setup") };
    let who = match at {
        Step::Score => None,
        Step::Hunt { by, .. } => Some(*by),
        _ => Some(*present),
    };
    let when = [("round", (*round).into()), ("step", step(words, at.name()).into())];
    let when = words.say("when", &when);
    match who {
        Some(who) => format!("{when}, {}", colour(words, who)),
        None => when,
    }
}

/// The turn: its round, and whose it is, also of a game that is over; before the game, where it stands.
pub fn turn_told(words: &Words, view: &View) -> String {
    match &view.at {
        Some(At { round, colour, .. }) => {
            words.say("turn", &[("round", (*round).into()), ("colour", colour.name().into())])
        }
        None => when(words, view),
    }
}

/// Both sides' points, the Free Peoples' first.
pub fn sides_points(words: &Words, view: &View) -> Vec<(String, u16)> {
    let points = |(of, counts): (Side, Counts)| {
        (words.say("points-of", &[("side", side(words, of).into())]), counts.points())
    };
    sides(&view.scores()).map(points).to_vec()
}

fn won(words: &Words, view: &View, winners: &[Winner], how: Option<String>) -> String {
    let names: Vec<String> = winners.iter().map(|winner| winner_called(words, *winner)).collect();
    let name = if names.len() == 1 { "won" } else { "tied" };
    let won = words.say(name, &[("winners", names.join(", ").into())]);
    // What the table says is in its own words.
    let how = if view.end == Some(End::Found) { Some(words.say("found", &[])) } else { how };
    how.map_or(won.clone(), |how| format!("{won} ({how})"))
}

/// How it ended, in a sentence; nothing while the game goes on, and where the table has said it in its own words.
pub(super) fn ended(words: &Words, view: &View) -> Option<String> {
    ended_by(words, view, |winner| winner_called(words, winner))
}

/// The same with winners who are called so.
pub fn ended_by(words: &Words, view: &View, called: impl Fn(Winner) -> String) -> Option<String> {
    let (winners, _) = view.outcome()?;
    let points = winners.first().map(|winner| match winner {
        Winner::Player(of) => view
            .scores()
            .into_iter()
            .find(|score| score.colour == *of)
            .map_or(0, |score| score.counts.points()),
        Winner::Side(of) => {
            let all = sides(&view.scores());
            all.into_iter().find(|(side, _)| side == of).map_or(0, |(_, counts)| counts.points())
        }
    });
    let how = match view.end.as_ref()? {
        End::Ring if winners.len() > 1 => "tie",
        End::Ring => "ring",
        End::Last(_) => "last",
        End::Found => "found",
        End::Said { .. } => return None,
    };
    let names: Vec<String> = winners.iter().map(|winner| called(*winner)).collect();
    let facts = [
        ("how", how.into()),
        ("winners", capital(&names.join(", ")).into()),
        ("points", points.unwrap_or_default().into()),
    ];
    Some(words.say("host-over", &facts))
}

/// Everybody's points, most first.
pub fn points(words: &Words, view: &View) -> String {
    let told = most_first(view.scores()).into_iter();
    let told = told.map(|score| format!("{} {}", colour(words, score.colour), score.counts.points()));
    told.collect::<Vec<_>>().join(" · ")
}

/// What somebody counts, with its parts (K51).
pub(super) fn counts_told(words: &Words, who: String, counts: Counts) -> String {
    let facts = [
        ("who", who.into()),
        ("points", counts.points().into()),
        ("territories", counts.territories.into()),
        ("strongholds", counts.for_strongholds().into()),
        ("regions", counts.regions.into()),
        ("cards", counts.cards.into()),
    ];
    capital(&words.say("sheet-points", &facts))
}

/// Everybody's points and each side's, with their parts (K51, K52).
pub(super) fn score(words: &Words, view: &View) -> Vec<String> {
    let line = |who: String, counts: Counts| counts_told(words, who, counts);
    let scores = most_first(view.scores());
    let sides = sides(&scores).map(|(of, counts)| line(side(words, of), counts));
    let players = scores.iter().map(|score| line(colour(words, score.colour), score.counts));
    players.chain(sides).collect()
}

/// What is done before the game, with the numbers of this one (K60).
pub(super) fn setup_items(words: &Words, options: &Options) -> Vec<String> {
    let dealt = dealt(options);
    let each = |count: fn(&Dealt) -> u16| {
        dealt.iter().map(move |it| format!("{} {}", colour(words, it.colour), count(it)))
    };
    // The neutral army has two battalions on each (K3).
    let neutral = options
        .has_neutral_army()
        .then(|| format!("{} {NEUTRAL_ARMYS} × {NEUTRAL_BATTALIONS}", words.say("pick-neutral", &[])));
    let joined = |parts: Vec<String>| FluentValue::from(parts.join(", "));
    let facts = [
        ("battalions", options.battalions().into()),
        ("leaders", options.leaders.into()),
        ("cards", joined(each(|it| it.cards).chain(neutral).collect())),
        ("claims", joined(each(|it| it.claims).collect())),
        ("left", joined(each(|it| it.left).collect())),
    ];
    (1..=ITEMS).map(|item| words.say(&format!("setup-{item}"), &facts)).collect()
}

/// A fight: how many against how many, and what their highest dice have more.
pub(super) fn fight(words: &Words, fight: &Fight) -> String {
    let facts = [
        ("attackers", fight.attacker.battalions.into()),
        ("defenders", fight.defender.battalions.into()),
        ("attack", fight.attacker.bonus().into()),
        ("defence", fight.defender.bonus().into()),
    ];
    words.say("fact-fight", &facts)
}

/// An army: its number, and what its highest die has more.
pub fn army_told(army: Army) -> String {
    match army.bonus() {
        0 => army.battalions.to_string(),
        bonus => format!("{} +{bonus}", army.battalions),
    }
}
