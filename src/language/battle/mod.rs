//! What is said of Battle of the Ring.

mod asked;
pub(crate) mod begun;
mod commands;
mod counted;
mod deed;
mod host;
pub(crate) mod plan;
mod protocol;
mod set_up;
mod sheet;
pub(crate) mod short;
mod summary;
mod told;

use asked::answered;
pub(crate) use asked::order_told;
pub use host::{attack_told, host_line, now_told, off_told, owed_told};
pub use set_up::laid_out;
pub use sheet::facts;
pub use told::{
    centre, ground, item, lapsed, nation, one, owner, place, position, side, step, step_name, strength, the,
    unticked,
};

use super::books::{Asked, Counted, Terms};
use super::{Columns, Language, Misheard, Told, Usage, Words};
use crate::battle::{
    Attack, Battle, BattleCommand, BattleEvent, BattleView, Cell, MOST_ATTACKERS, Moment, Odds, Piece, Place,
    Players, Refusal, Side, Step, enough,
};
use crate::books::{Change, PhaseLine, View, Word};
use crate::table::Record;

/// What can be asked, and changes nothing.
pub enum BattleQuery {
    /// What stands where before the game begins (B65).
    SetUp,
    /// What can be built still.
    Builds,
    /// The chances of attacks on one defender, one after the other (B38).
    Odds { attacks: Vec<Attack>, defender: Piece },
    /// How many attacks by this cell are needed for so many percent.
    Need {
        /// 1 to 99.
        percent: u8,
        cell: Cell,
        attacker: Piece,
        defender: Piece,
    },
    /// How many Movement Phases so many hexes take (B5); without a piece, the Ring-bearer.
    March { piece: Option<Piece>, hexes: u8 },
    /// Who holds the Ring.
    Ring,
    /// Whose the Shire is.
    Shire,
}

/// How many hexes a Ring-bearer moves in a Movement Phase.
pub const RING_BEARER: u8 = 3;
impl Terms for Battle {
    const CALLED: &'static str = "battle";
    const NEW: &'static str = commands::NEW;
    const RULES: char = 'B';
    const PHASES: &'static str = commands::PHASES;
    const OWN_COMMANDS: &'static [Usage<Self>] = commands::COMMANDS;
    type Asked = crate::battle::Options;
    type OwnQuery = BattleQuery;

    fn own_answered(words: &Words, query: &Asked<Self>, view: &BattleView) -> Vec<String> {
        match query {
            Asked::Own(query) => answered(words, query, view),
            Asked::Track(piece) => vec![asked::counted(words, *piece, view)],
            _ => Vec::new(),
        }
    }

    fn sentences(language: Language) -> &'static str {
        texts!(language, "battle")
    }

    fn option(asked: &mut Self::Asked, _players: &str, value: &str) -> Result<(), Misheard> {
        asked.players = match super::reader::number(value, 2, 3)? {
            2 => Players::Two,
            _ => Players::Three,
        };
        Ok(())
    }

    fn phase_meant(line: &PhaseLine) -> Option<Place> {
        // G13: LINE is whole.
        let side = |who: &str| who.parse::<Side>().ok();
        match line {
            PhaseLine::Step { unit, number, step, who: Some(who) } if unit == "round" => {
                let moment = Moment { round: *number, step: step.parse().ok()?, side: side(who)? };
                // B4: nobody builds in round 1.
                (moment.round > 1 || moment.step != Step::Build).then_some(Place::Step(moment))
            }
            PhaseLine::Over { who, does, how } if does == "wins" => {
                Some(Place::Over(side(who)?, how.clone()))
            }
            _ => None,
        }
    }

    fn phase_shown(view: &BattleView) -> PhaseLine {
        protocol::phase_line(view)
    }

    fn own_printed(command: &BattleCommand, word: Word) -> Option<String> {
        Some(commands::printed(command, word))
    }

    fn track_printed(piece: &Piece, change: Change) -> Option<String> {
        Some(format!("count {piece} {change}"))
    }

    fn phase_printed(place: &Place) -> Option<PhaseLine> {
        Some(match place {
            Place::Step(moment) => protocol::stands(*moment),
            Place::Over(winner, how) => PhaseLine::won(winner.name(), how.as_deref()),
        })
    }

    fn own_answer(command: &BattleCommand, events: &[&BattleEvent], view: &BattleView) -> String {
        protocol::answer(command, events, view)
    }

    fn track_answer(piece: &Piece, view: &BattleView) -> String {
        protocol::counted(*piece, view)
    }

    fn track_told(piece: &Piece, view: &BattleView) -> Result<Told, Refusal> {
        Ok(protocol::counted_of(*piece, view).into())
    }

    fn told(words: &Words, event: &BattleEvent) -> Vec<String> {
        told::told(words, event)
    }

    fn said(words: &Words, event: &BattleEvent) -> Vec<String> {
        told::said(words, event)
    }

    /// B60.
    fn drawn(_: &[&str], events: &[&BattleEvent]) -> Vec<String> {
        let thrown = events.iter().filter_map(|event| match event {
            BattleEvent::Threw { dice: [one, two] } => Some(format!("{one} {two}")),
            _ => None,
        });
        thrown.collect()
    }

    fn own_told(words: &Words, query: &BattleQuery, view: &View<Self>) -> Result<Told, Refusal> {
        let view = &view.own;
        let lines = Told::to_table;
        Ok(match query {
            BattleQuery::SetUp => lines(set_up::listed(words, view), protocol::ticked(view)),
            BattleQuery::Builds => {
                let builds = view.builds();
                let told = builds.iter().map(|(piece, armies, at)| protocol::buildable(*piece, *armies, at));
                lines(told.collect(), super::books::OK.to_owned())
            }
            BattleQuery::Odds { attacks, .. } => {
                let told = attacks.len();
                if told > MOST_ATTACKERS {
                    return Err(Refusal::TooManyAttackers { told, most: MOST_ATTACKERS });
                }
                let odds = Odds::of(attacks);
                let mut said = vec![protocol::chances(&odds.lost.mean(), &odds.clean.percent())];
                let order = Odds::best_order(attacks);
                let best = Odds::of(order.iter().copied());
                if best.lost < odds.lost {
                    let order: Vec<&str> = order.iter().map(|attack| attack.typed.as_str()).collect();
                    said.push(protocol::order(&order, &best.lost.mean()));
                }
                lines(said, odds.falls.fraction())
            }
            BattleQuery::Need { percent, cell, .. } => enough(*percent, *cell).to_string().into(),
            BattleQuery::March { piece, hexes } => {
                let allowance = piece.map_or(RING_BEARER, Piece::allowance);
                hexes.div_ceil(allowance).to_string().into()
            }
            BattleQuery::Ring => protocol::ring(&view.ring).into(),
            BattleQuery::Shire => protocol::owner(view.shire.owner).into(),
        })
    }

    fn is_odds(query: &BattleQuery) -> bool {
        matches!(query, BattleQuery::Odds { .. } | BattleQuery::Need { .. })
    }

    fn hosts(words: &Words, view: &BattleView) -> String {
        host_line(words, view)
    }

    fn facts(words: &Words, view: &BattleView) -> Vec<String> {
        sheet::facts(words, view)
    }

    fn sheet(words: &Words, record: &Record<Self>) -> Vec<String> {
        sheet::sheet(words, &record.state().view.own)
    }

    fn in_few_words(words: &Words, said: &str) -> String {
        deed::deed(words, said)
    }

    fn stands(words: &Words, view: &BattleView) -> String {
        sheet::stands(words, view.won, view.moment)
    }

    fn figures(words: &Words, view: &BattleView) -> String {
        summary::figures(words, view)
    }

    fn totals(words: &Words, games: usize, told: &[&BattleView]) -> String {
        summary::totals(words, games, told)
    }

    const OWN_COUNTED: Columns = counted::COLUMNS;

    fn counted(record: &Record<Self>) -> Counted {
        counted::counted(record)
    }
}
