//! War of the Ring (second edition): a game whose books are kept. What is said leads to what happens ([`decide`]), and how the
//! game stands is folded from that ([`view`]). Numbers of rules (W15, Q3) are those of its page.

pub mod battle;
pub mod carried;
pub mod command;
mod decide;
pub mod die;
pub mod event;
pub mod figures;
mod fold;
pub mod hunt;
pub mod land;
pub mod nation;
pub mod odds;
pub mod options;
pub mod people;
pub mod refusal;
pub mod tile;
pub mod view;

pub use command::{WarCommand, WarPhase, WarTrack};
pub(crate) use decide::dial;
pub use decide::{Outlook, Paying, Price, outlook, phase_line, won};
pub use event::WarEvent;
pub use options::Options;
pub use refusal::WarRefusal;
pub use view::WarView;

use crate::books::{Decided, Dial, Luck, Rules, Source, Word, made_of};
use crate::table::Stage;
use nation::Side;
use options::Player;
use view::Step;

#[derive(Clone, PartialEq, Debug)]
pub enum War {}

impl Rules for War {
    made_of! { "war-of-the-ring", 2, Options, WarCommand, WarTrack, WarPhase, WarEvent, WarView, WarRefusal }

    fn agree(options: &Options) -> Result<(), WarRefusal> {
        if options.cards && options.players > 2 { Err(WarRefusal::CardsForTwo) } else { Ok(()) }
    }

    fn laid_out(options: &Options) -> WarView {
        WarView::laid_out(options)
    }

    fn own_stage(view: &WarView) -> Stage {
        match view.step {
            Step::Setup => Stage::Setup,
            Step::Over { .. } => Stage::Over,
            _ => Stage::Play,
        }
    }

    fn ends(event: &WarEvent) -> bool {
        matches!(event, WarEvent::Won { .. })
    }

    fn decide_own(
        view: &WarView,
        command: &WarCommand,
        word: Word,
        source: &mut Source<'_>,
    ) -> Decided<Self> {
        decide::decide(view, command, word, source)
    }

    fn dial(view: &WarView, track: &WarTrack) -> Result<Dial, WarRefusal> {
        dial(view, track)
    }

    fn set_track(view: &WarView, track: &WarTrack, to: u16) -> Decided<Self> {
        decide::set_track(view, track, to)
    }

    fn set_phase(view: &WarView, phase: &WarPhase) -> Decided<Self> {
        decide::set_phase(view, phase)
    }

    fn seats(view: &WarView) -> Vec<String> {
        let sides = [Side::Free, Side::Shadow];
        let team = |side: &Side| match (view.options.players, side) {
            (4, _) | (3, Side::Shadow) => Player::of(*side).to_vec(),
            _ => Vec::new(),
        };
        let players = sides.iter().flat_map(team).map(|player| <&str>::from(player).to_owned());
        sides.iter().map(|side| side.called().to_owned()).chain(players).collect()
    }

    fn luck(view: &WarView) -> Vec<Luck> {
        view.luck.to_vec()
    }
}
