//! What is asked of a game and changes nothing: the clock, regions, what is linked, reinforcements that are counted.

use super::clock::Clock;
use super::colour::Colour;
use super::command::Counted;
use super::decide::regions;
use super::refusal::Refusal;
use super::reinforcements::Reinforcements;
use super::step::{Army, Fight, Step};
use super::view::View;
use crate::books::{self, Ratio};

/// Of so many turns of each player the clock tells.
pub const TURNS_TOLD: usize = 9;
/// Of so many turn ends it tells how likely it is that all is over by then.
pub const ENDS_TOLD: usize = 10;

/// How likely a player's next turns are (K46).
#[derive(Clone, Debug)]
pub struct Turns {
    pub colour: Colour,
    /// The chances of his next turns, from the second on for whoever has one now.
    pub chances: Vec<Ratio>,
}

/// K46: when the game is likely to be over, and who gets how many more turns; from the present player on.
pub(crate) fn clock(view: &View) -> Result<(Clock, Vec<Turns>), Refusal> {
    if view.end.is_some() {
        return Err(books::Refusal::GameIsOver.into());
    }
    if view.step() == Some(&Step::Score) {
        let (step, now) = (Step::Ring.name().to_owned(), view.phase_line().to_string());
        return Err(books::Refusal::OutOfStep { step, now }.into());
    }
    let options = &view.options;
    // This turn end's step is done where the Ring is hunted.
    let done = usize::from(matches!(view.step(), Some(Step::Hunt { .. })));
    let present = view.present();
    let others = options.players.behind(present).filter(|colour| *colour != present && view.is_in(*colour));
    let others: Vec<Colour> = others.collect();
    // K9: who holds nothing is passed over.
    let players = (others.len() + usize::from(view.is_in(present))).max(1);
    let path = options.path();
    let turns = players * (TURNS_TOLD + 1) + path.last() + ENDS_TOLD + 1;
    let clock = Clock::of(path, usize::from(view.ring), options.doom, done, turns);
    let of = |seat: usize, colour: Colour| {
        // The present player has his first turn now.
        let first = usize::from(seat == 0);
        let chances = (first..first + TURNS_TOLD).map(|turn| clock.comes(seat + turn * players)).collect();
        Turns { colour, chances }
    };
    let seats = std::iter::once(present).chain(others).enumerate();
    let turns = seats.filter(|(_, colour)| view.is_in(*colour)).map(|(seat, colour)| of(seat, colour));
    let turns = turns.collect();
    Ok((clock, turns))
}

/// What a player has of a region.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Share {
    pub region: String,
    /// How many territories he holds, and how many there are.
    pub held: usize,
    pub of: usize,
    pub colour: Colour,
    /// Those that he lacks, each with its holder.
    pub missing: Vec<(String, String)>,
}

/// Who holds at least half of a region, in the order of the board, then of play.
pub(crate) fn shares(view: &View) -> Result<Vec<Share>, Refusal> {
    let mut shares = Vec::new();
    for region in view.board()?.regions() {
        for colour in view.options.players.iter() {
            let others = region.territories.iter().filter(|it| !view.holds(colour, &it.name));
            let holder =
                |name: &str| view.holder(name).map_or_else(|| "none".to_owned(), |holder| holder.to_string());
            let missing: Vec<_> = others.map(|it| (it.name.clone(), holder(&it.name))).collect();
            let of = region.territories.len();
            let held = of - missing.len();
            if held > 0 && 2 * held >= of {
                shares.push(Share { region: region.name.clone(), held, of, colour, missing });
            }
        }
    }
    Ok(shares)
}

/// K37: whether two territories are one holder's and linked through his own.
pub fn connected(view: &View, one: &str, other: &str) -> Result<bool, Refusal> {
    let [one, other] = [view.territory(one)?, view.territory(other)?];
    let holder = view.holder(&one);
    if holder.is_none() || view.holder(&other) != holder {
        return Ok(false);
    }
    Ok(view.board()?.connected(&one, &other, &view.territories(holder)))
}

/// A fight as it would be told: with names the Leaders and the Stronghold are filled in (K39), and who defends. Whether it may
/// be fought is not looked at.
pub fn fight(
    view: &View,
    places: Option<&[String; 2]>,
    attacker: Army,
    defender: Army,
) -> Result<Fight, Refusal> {
    let mut fight = Fight { attacker, defender, places: None, against: None };
    let Some([from, to]) = places else { return Ok(fight) };
    let from = view.territory(from)?;
    let to = view.another_territory(to, &[&from])?;
    let leads = |colour: Colour, at: &String| view.player(colour).leaders.contains(at);
    fight.attacker.leader |= leads(view.present(), &from);
    fight.against = view.holder(&to);
    let against = fight.against.and_then(|holder| holder.player());
    fight.defender.leader |= against.is_some_and(|colour| leads(colour, &to));
    fight.defender.stronghold |= view.board()?.territory(&to).is_some_and(|territory| territory.stronghold);
    fight.places = Some([from, to]);
    Ok(fight)
}

/// K11: what a player is given by the table's counts, where there is no board.
pub fn counted(view: &View, counted: &Counted) -> Result<Reinforcements, Refusal> {
    if view.options.board.is_some() {
        return Err(Refusal::BoardCounts);
    }
    Ok(Reinforcements {
        strongholds: Vec::new(),
        in_strongholds: counted.strongholds,
        territories: counted.territories,
        regions: regions(&counted.regions)?,
        sets: view.sets_now(),
    })
}

/// K10 to K16: what the present player is given, in his first step.
pub(crate) fn reinforcements(view: &View) -> Result<Reinforcements, Refusal> {
    view.board()?;
    match (view.step(), view.end.is_some()) {
        (None, _) => Err(books::Refusal::BeforeBegin.into()),
        (Some(_), true) => Err(books::Refusal::GameIsOver.into()),
        (Some(Step::Reinforce), false) => view.reinforcements(view.present()),
        (Some(_), false) => {
            let (step, now) = (Step::Reinforce.name().to_owned(), view.phase_line().to_string());
            Err(books::Refusal::OutOfStep { step, now }.into())
        }
    }
}
