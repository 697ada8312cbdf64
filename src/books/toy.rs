//! A small game that keeps its books on this table in its tests: what holds for it holds for any game of its kind.

use super::{D6, Decided, Dial, Luck, Ratio, Refusal, Roll, Rules, Source, Throw, Word, made_of};
use crate::table::{Fold, Stage};
use serde::{Deserialize, Serialize};

/// Two sides throw two dice each in turn, and the pips are counted until there are enough of them.
#[derive(Clone, PartialEq, Debug)]
pub enum Tally {}

/// Who throws, in that order.
pub const SIDES: [&str; 2] = ["red side", "blue"];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Goal {
    pub to: u16,
}

impl Default for Goal {
    fn default() -> Self {
        Self { to: 90 }
    }
}

#[derive(Clone, PartialEq, Debug)]
pub enum TallyCommand {
    Begin,
    /// T1: once in a turn.
    Throw(Throw<Roll<D6>>),
    Done,
}

/// What can be set right.
#[derive(Clone, PartialEq, Debug)]
pub enum TallyTrack {
    Count,
}

/// Where the table can say that it stands: the round, whose turn it is, or (`None`) that it is over.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct TallyPhase {
    pub round: u16,
    pub side: usize,
    pub over: bool,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TallyEvent {
    Stands(TallyPhase),
    Threw { dice: Vec<D6> },
    Counted { to: u16 },
    Won { side: usize },
}

#[derive(Clone, PartialEq, Debug, Default)]
pub struct Count {
    pub goal: Goal,
    pub count: u16,
    /// Nothing before `begin`.
    pub phase: Option<TallyPhase>,
    pub threw: bool,
    pub sixes: Option<Luck>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, strum::VariantNames)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum TallyRefusal {
    TooFew {
        least: u16,
    },
    ThrewAlready,
    #[serde(untagged)]
    Books(Refusal),
}

impl From<Refusal> for TallyRefusal {
    fn from(refusal: Refusal) -> Self {
        Self::Books(refusal)
    }
}

impl Count {
    pub fn side(&self) -> usize {
        self.phase.as_ref().map_or(0, |phase| phase.side)
    }
}

impl Fold<TallyEvent> for Count {
    fn apply(&mut self, event: &TallyEvent) {
        match event {
            TallyEvent::Stands(phase) => (self.phase, self.threw) = (Some(phase.clone()), false),
            TallyEvent::Threw { dice } => {
                self.threw = true;
                let sixes = self.sixes.get_or_insert_with(|| Luck::of("sixes"));
                dice.iter().for_each(|die| sixes.take_one(die.pips() == 6, Ratio::of(1, 6)));
            }
            TallyEvent::Counted { to } => self.count = *to,
            TallyEvent::Won { side } => {
                let round = self.phase.as_ref().map_or(1, |phase| phase.round);
                self.phase = Some(TallyPhase { round, side: *side, over: true });
            }
        }
    }
}

impl Rules for Tally {
    made_of! { "tally", 1, Goal, TallyCommand, TallyTrack, TallyPhase, TallyEvent, Count, TallyRefusal }

    fn agree(goal: &Goal) -> Result<(), TallyRefusal> {
        if goal.to < 2 { Err(TallyRefusal::TooFew { least: 2 }) } else { Ok(()) }
    }

    fn laid_out(goal: &Goal) -> Count {
        Count { goal: goal.clone(), ..Count::default() }
    }

    fn own_stage(view: &Count) -> Stage {
        match &view.phase {
            None => Stage::Setup,
            Some(phase) if phase.over => Stage::Over,
            Some(_) => Stage::Play,
        }
    }

    fn ends(event: &TallyEvent) -> bool {
        matches!(event, TallyEvent::Won { .. })
    }

    fn decide_own(
        view: &Count,
        command: &TallyCommand,
        word: Word,
        source: &mut Source<'_>,
    ) -> Decided<Self> {
        let phase = match (&view.phase, command) {
            (None, TallyCommand::Begin) => {
                return Ok(vec![TallyEvent::Stands(TallyPhase { round: 1, side: 0, over: false })]);
            }
            (None, _) => return Err(Refusal::BeforeBegin.into()),
            (Some(phase), _) if phase.over => return Err(Refusal::GameIsOver.into()),
            (Some(_), TallyCommand::Begin) => return Err(Refusal::AfterBegin.into()),
            (Some(phase), _) => phase,
        };
        match command {
            TallyCommand::Throw(throw) => {
                word.unless(!view.threw, TallyRefusal::ThrewAlready)?;
                let dice = source.dice("dice", &D6::FACES, 2, &throw.part(|roll| roll.side(0)))?;
                let to = view.count + dice.iter().map(|die| u16::from(die.pips())).sum::<u16>();
                Ok([vec![TallyEvent::Threw { dice }], counted(view, to)].concat())
            }
            TallyCommand::Done | TallyCommand::Begin => {
                let round = phase.round + phase.side as u16;
                Ok(vec![TallyEvent::Stands(TallyPhase { round, side: 1 - phase.side, over: false })])
            }
        }
    }

    fn dial(view: &Count, TallyTrack::Count: &TallyTrack) -> Result<Dial, TallyRefusal> {
        Ok(Dial { number: view.count, top: view.goal.to })
    }

    fn set_track(view: &Count, TallyTrack::Count: &TallyTrack, to: u16) -> Decided<Self> {
        Ok(counted(view, to))
    }

    fn set_phase(_: &Count, phase: &TallyPhase) -> Decided<Self> {
        Ok(match phase.over {
            true => vec![TallyEvent::Won { side: phase.side }],
            false => vec![TallyEvent::Stands(phase.clone())],
        })
    }

    fn seats(_: &Count) -> Vec<String> {
        SIDES.map(str::to_owned).to_vec()
    }

    fn luck(view: &Count) -> Vec<Luck> {
        view.sixes.iter().cloned().collect()
    }
}

/// So many are counted, and with enough of them whoever's turn it is has won.
fn counted(view: &Count, to: u16) -> Vec<TallyEvent> {
    let to = to.min(view.goal.to);
    let won = (to == view.goal.to).then(|| TallyEvent::Won { side: view.side() });
    std::iter::once(TallyEvent::Counted { to }).chain(won).collect()
}
