//! How commands are said that are begun by presses, where no value of a command says it.

use crate::war::die::Face;
use crate::war::nation::Side;

/// A card that goes because a hand is full: its row reads that as any other that leaves it.
pub fn discards(side: Side, kind: &str) -> String {
    format!("hand {} discard {kind}", side.name())
}

/// Dice that are told so far, in short, so that ten have room on the line: one of this side is next, or all are told.
pub fn rolling(faces: &[Vec<Face>; 2], next: Side) -> String {
    let [free, shadow] = faces
        .each_ref()
        .map(|faces| faces.iter().map(|face| format!(" {}", face.short())).collect::<String>());
    let shadow = if next == Side::Shadow { format!(" shadow{shadow}") } else { String::new() };
    format!("roll free{free}{shadow}")
}

/// What a chance is asked of.
pub fn chances_of(asked: &str) -> String {
    format!("odds {asked}")
}
