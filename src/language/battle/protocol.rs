//! The texts that are the same in every language: what stands behind `=`, and the exact ones behind `!`.

use crate::battle::{
    BattleCommand, BattleEvent, BattleView, Moment, Owner, Piece, Ring, SET_UP, Setting, Shire, Sleep,
};
use crate::books::PhaseLine;
use crate::language::protocol::list;

/// `round 2 build, sauron`.
pub fn phase_line(view: &BattleView) -> PhaseLine {
    match (view.won, view.moment) {
        (Some((side, _)), _) => PhaseLine::won(side.into(), view.how.as_deref()),
        (None, None) => PhaseLine::Setup,
        (None, Some(at)) => stands(at),
    }
}

/// A step of a side's.
pub fn stands(at: Moment) -> PhaseLine {
    PhaseLine::step("round", at.round, at.step, Some(at.side.name()))
}

/// What a command of the game's own is answered with, unless that is the phase line.
pub fn answer(command: &BattleCommand, events: &[&BattleEvent], view: &BattleView) -> String {
    match command {
        BattleCommand::Tick(_) => ticked(view),
        BattleCommand::Begin | BattleCommand::Done => phase_line(view).to_string(),
        BattleCommand::Build { piece, .. } => counted(*piece, view),
        BattleCommand::Attack { .. } => events.iter().find_map(|event| attacked(event)).unwrap_or_default(),
        BattleCommand::ShireEntered(_) | BattleCommand::ShireLeft(_) => shire(&view.shire),
        BattleCommand::FangornAwake { .. } => "fangorn at isengard".to_owned(),
        BattleCommand::FangornClear => "fangorn closed".to_owned(),
        BattleCommand::PathsAwake => "paths awake".to_owned(),
        BattleCommand::PathsClear | BattleCommand::PathsLost => "paths closed".to_owned(),
        BattleCommand::MoriaIn => "gandalf in moria".to_owned(),
        BattleCommand::MoriaOut => "gandalf out of moria".to_owned(),
        BattleCommand::MoriaPassed => "passed".to_owned(),
        BattleCommand::RingTaken(_) => list("ring", &[view.ring.holder]),
        BattleCommand::RingAt { place, .. } => rests(place),
        BattleCommand::Set(setting) => is_set(setting, view),
    }
}

fn is_set(setting: &Setting, view: &BattleView) -> String {
    let sleep = |name: &str, is: &Sleep| list(name, &[is]);
    match setting {
        Setting::Lost(piece) | Setting::Back(piece) => counted(*piece, view),
        Setting::Ring { .. } => list("ring", &[view.ring.holder]),
        Setting::RingStay(turns) => list("ring stay", &[turns]),
        Setting::Shire(_) => shire(&view.shire),
        Setting::Fangorn(is) => sleep("fangorn", is),
        Setting::Paths(are) => sleep("paths", are),
        Setting::Isengard { open } => list("isengard", &[if *open { "open" } else { "closed" }]),
        Setting::Moria { inside } => list("moria", &[if *inside { "in" } else { "out" }]),
    }
}

/// `1 of 14`.
pub fn ticked(view: &BattleView) -> String {
    format!("{} of {}", view.ticked.len(), SET_UP.len())
}

/// `orc 25`.
pub fn counted(piece: Piece, view: &BattleView) -> String {
    out(piece, view.map[piece])
}

/// `orc 25 of 30`.
pub fn counted_of(piece: Piece, view: &BattleView) -> String {
    format!("{} of {}", counted(piece, view), piece.counters())
}

/// `gondor 7`.
pub fn out(piece: Piece, now: u8) -> String {
    list(piece.into(), &[now])
}

fn attacked(event: &BattleEvent) -> Option<String> {
    let BattleEvent::Attacked { sum, outcome, .. } = event else { return None };
    Some(format!("{sum}: {}", outcome.name().replace('-', " ")))
}

fn shire(Shire { owner, sauron_there }: &Shire) -> String {
    format!("shire {}{}", owner, if *sauron_there { ", sauron there" } else { "" })
}

pub fn owner(owner: Owner) -> String {
    owner.to_string()
}

/// `alliance at rivendell`.
pub fn ring(Ring { holder, place, .. }: &Ring) -> String {
    match place {
        Some(place) => format!("{holder} at {place}"),
        None => holder.to_string(),
    }
}

/// `orc 1 at barad-dur harad`.
pub fn buildable(piece: Piece, armies: u8, centres: &[crate::battle::Centre]) -> String {
    list(&format!("{piece} {armies} at"), centres)
}

/// `lost 0.22, clean 56.17 %`.
pub fn chances(lost: &str, clean: &str) -> String {
    format!("lost {lost}, clean {clean}")
}

/// `order nazgul, orc, orc r, lost 0.15`.
pub fn order(attackers: &[&str], lost: &str) -> String {
    format!("order {}, lost {lost}", attackers.join(", "))
}

/// `escape 3`.
pub fn escape(hexes: u8) -> String {
    list("escape", &[hexes])
}

/// `lapsed manorc 1`, `lapsed dwarf or hobbit 1`.
pub fn lapsed(piece: Piece, or: Option<Piece>, armies: u8) -> String {
    let or = or.map(|or| format!(" or {or}")).unwrap_or_default();
    format!("lapsed {piece}{or} {armies}")
}

/// `ring at shire`.
pub fn rests(place: &str) -> String {
    list("ring at", &[place])
}

/// `round 1 of 2`.
pub fn round(round: u8) -> String {
    format!("round {round} of {}", crate::battle::STAYS)
}
