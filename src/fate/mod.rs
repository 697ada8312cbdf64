//! *The Lord of the Rings: Fate of the Fellowship*, as far as a companion keeps it: the numbers of the set-up, the steps of a
//! turn, every change of hope with its cause, and what is known of two decks. `F41` and the like are the numbers of
//! `docs/rules/fate.md`.

pub mod box_file;
mod command;
mod decide;
pub mod deck;
pub mod dice;
mod event;
pub mod learned;
pub mod nazgul;
pub mod odds;
mod refusal;
mod skies;
pub mod stacks;
pub mod terms;
mod view;

pub use box_file::FateBox;
pub use command::{Confirmed, FateCommand, FateTrack, ToldField};
pub(crate) use decide::named_card;
pub use event::{Cause, Dice, Due, FateEvent, For, Reminder, Step, Turned};
pub use refusal::FateRefusal;
pub use skies::Darkens;
pub use terms::At;
pub use view::{Alone, FateOptions, Fellowship, ITEMS, Now};

use crate::books::{self, Decided, Dial, Luck, Rules, Source, Word, made_of};
use crate::table::Stage;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug)]
pub enum Fate {}

/// Where the table can say that it stands (G9).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct FatePhase {
    pub turn: Option<(u16, String)>,
    pub step: PhaseStep,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum PhaseStep {
    Actions,
    Cards,
    /// `shadow K of N`.
    Shadow(u8, u8),
    ShadowOver,
    /// `over: players win` or `lose`.
    Over(bool),
}

impl Rules for Fate {
    made_of! {
        "fate-of-the-fellowship", 3, FateOptions, FateCommand, FateTrack, FatePhase,
        FateEvent, Fellowship, FateRefusal
    }

    /// F58: the ledger needs places, those of its troops among them.
    fn agree(options: &FateOptions) -> Result<(), FateRefusal> {
        books::Refusal::within(options.players, 1, 5)?;
        if options.ledger {
            let places = options.copied.as_ref().and_then(|copied| copied.places.as_ref());
            let places = places.ok_or(FateRefusal::LedgerNeedsPlaces)?;
            let troops = Fellowship::laid_out(options).first_troops();
            if troops.keys().any(|place| !places.contains_key(place)) {
                return Err(FateRefusal::LedgerNeedsPlaces);
            }
        }
        Ok(())
    }

    fn laid_out(options: &FateOptions) -> Fellowship {
        Fellowship::laid_out(options)
    }

    fn own_stage(view: &Fellowship) -> Stage {
        match view.step {
            Step::Setup => Stage::Setup,
            Step::Over { .. } => Stage::Over,
            _ => Stage::Play,
        }
    }

    fn ends(event: &FateEvent) -> bool {
        matches!(event, FateEvent::Over { .. })
    }

    fn decide_own(
        view: &Fellowship,
        command: &FateCommand,
        word: Word,
        source: &mut Source<'_>,
    ) -> Decided<Self> {
        decide::decide(view, command, word, source)
    }

    fn dial(view: &Fellowship, track: &FateTrack) -> Result<Dial, FateRefusal> {
        if view.is_over() {
            return Err(books::Refusal::GameIsOver.into());
        }
        let (number, top) = match track {
            FateTrack::Hope => (view.hope, view.hope_top),
            FateTrack::Threat => (view.space, 7),
            FateTrack::Supply => (view.supply, terms::SHADOW_TROOPS.saturating_sub(view.shadow_on_board())),
            FateTrack::Army(army) => (view.left_of(*army), army.in_box()),
            FateTrack::Nazgul(region) => {
                let region = decide::region(view, region)?;
                (view.nazgul_in(Some(&region), false), 9)
            }
            FateTrack::Cards(_) => (view.stacks.drawn as u8, view.stacks.all() as u8),
        };
        Ok(Dial { number: number.into(), top: top.into() })
    }

    fn is_set_in_setup(_: &FateTrack) -> bool {
        true
    }

    fn set_track(view: &Fellowship, track: &FateTrack, to: u16) -> Decided<Self> {
        decide::set_track(view, track, to as u8)
    }

    fn set_phase(view: &Fellowship, phase: &FatePhase) -> Decided<Self> {
        decide::set_phase(view, phase)
    }

    fn seats(view: &Fellowship) -> Vec<String> {
        let word = if view.is_solo() { "character" } else { "player" };
        (1..=view.seats()).map(|seat| format!("{word} {seat}")).collect()
    }

    fn luck(view: &Fellowship) -> Vec<Luck> {
        let of = |die| view.luck.iter().find(|(other, _)| *other == die).map(|(_, luck)| luck.clone());
        [terms::Die::Search, terms::Die::Battle]
            .map(|die| of(die).unwrap_or_else(|| Luck::of(format!("{die} dice"))))
            .to_vec()
    }
}

/// A region by the word that was said for it; the word itself, if it is none.
pub fn region_named(view: &Fellowship, word: &str) -> String {
    decide::region(view, word).unwrap_or_else(|_| word.to_owned())
}
