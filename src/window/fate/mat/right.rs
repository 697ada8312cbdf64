//! A track is set right by hand: a step of it is pressed, or its name and then what the table shows.

use super::stage::{Stage, begins};
use super::{Table, rows};
use crate::books::{Change, Command};
use crate::fate::terms::{RIDERS, SHADOW_TROOPS};
use crate::fate::{Fate, FateTrack};
use crate::language::books::set_right;
use crate::window::fate::{Choice, Wish};
use crate::window::pieces::{Lit, signs::fate};

/// So many numbers are drawn large.
const FEW: usize = 10;

/// A track that is set right.
struct Right {
    track: FateTrack,
    /// What is pressed.
    to: Option<u8>,
}

impl Right {
    /// What the line has begun, if that is it.
    fn of(stage: &Stage<'_>) -> Option<Self> {
        let mut plain = stage.said.words();
        let track = match stage.said.verb() {
            "hope" => FateTrack::Hope,
            "threat" => FateTrack::Threat,
            "supply" => FateTrack::Supply,
            "nazgul" => FateTrack::Nazgul(stage.region(plain.next()?)?),
            _ => return None,
        };
        // What is told as more or fewer is no number that stands there.
        (plain.next() == Some("=")).then_some(())?;
        let to = plain.next().map(str::parse).transpose().ok()?;
        Some(Self { track, to })
    }

    /// How it stands by the books, and the least and the most that it can be.
    fn stands(&self, stage: &Stage<'_>) -> (u8, [u8; 2]) {
        let view = stage.view;
        match &self.track {
            FateTrack::Hope => (view.hope, [0, view.hope_top]),
            FateTrack::Threat => (view.space, [1, view.rates.len() as u8]),
            FateTrack::Nazgul(region) => {
                let now = view.nazgul_in(Some(region), false);
                (now, [0, now.max(RIDERS)])
            }
            _ => (view.supply, [0, SHADOW_TROOPS]),
        }
    }

    fn said(&self, stage: &Stage<'_>, which: &str) -> String {
        let (from, _) = self.stands(stage);
        let facts = [
            ("of", which.to_owned().into()),
            ("what", called(stage, &self.track).into()),
            ("from", from.into()),
            ("to", self.to.unwrap_or(from).into()),
        ];
        stage.tell("mat-right", &facts)
    }
}

/// What a press on a track begins; on a step of it, with that.
pub(super) fn begun(stage: &Stage<'_>, track: FateTrack, to: Option<u8>) -> Wish {
    let name = called(stage, &track);
    let command = match to {
        None => set_right::<Fate>(track),
        Some(to) => Command::<Fate>::Track(track, Change::To(to)).into(),
    };
    begins(command, name)
}

/// What a track is called.
pub(super) fn called(stage: &Stage<'_>, track: &FateTrack) -> String {
    match track {
        FateTrack::Hope => stage.say("track-hope"),
        FateTrack::Threat => stage.say("track-threat"),
        FateTrack::Nazgul(region) => stage.tell("mat-riders", &[("place", stage.named(region).into())]),
        _ => stage.say("mat-supply"),
    }
}

/// What is asked.
pub(super) fn headline(stage: &Stage<'_>) -> Option<String> {
    let right = Right::of(stage)?;
    Some(right.said(stage, if right.to.is_some() { "so" } else { "which" }))
}

/// Whether a number is asked for.
pub(super) fn asks(stage: &Stage<'_>) -> bool {
    Right::of(stage).is_some_and(|right| right.to.is_none())
}

/// The moment: all that it can be, each a press. Whether that is asked.
pub(super) fn numbers(mat: &mut Table, stage: &Stage<'_>) -> bool {
    let Some(right) = Right::of(stage).filter(|right| right.to.is_none()) else { return false };
    rows::head(mat, stage, &right.said(stage, "title"), &called(stage, &right.track));
    let (now, [least, most]) = right.stands(stage);
    let count = usize::from(most - least) + 1;
    let (columns, [wide, high], letters) =
        if count > FEW { (FEW, [34.4, 36.0], 15.0) } else { (FEW / 2, [68.8, 60.0], 24.0) };
    for (at, to) in (least..=most).enumerate() {
        let corner = [904.0 + (at % columns) as f32 * wide, 142.0 + (at / columns) as f32 * high];
        let size = [wide - 4.0, high - 4.0];
        let lit = if to == now { Lit::Ringed } else { Lit::Plain };
        mat.key(corner, size, letters, &to.to_string(), lit);
        let command = Command::Track(right.track.clone(), Change::To(to));
        let name = format!("{}: {to}", called(stage, &right.track));
        mat.place(corner, size, name, if to == now { Wish::Back } else { Wish::give(command) });
    }
    true
}

/// What is missing, or whether that is meant.
pub(super) fn gold(stage: &Stage<'_>) -> Option<Vec<Choice>> {
    let right = Right::of(stage)?;
    let Some(to) = right.to else { return Some(vec![Choice::asks(right.said(stage, "asks"))]) };
    let label = right.said(stage, "label");
    let command: Command<Fate> = Command::Track(right.track.clone(), Change::To(to));
    let choice = Choice::give(label, command).with_chance(right.said(stage, "nothing-else"));
    Some(vec![choice.with_sign(fate::TICK).due()])
}
