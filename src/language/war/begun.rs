//! How commands are said that are begun by presses, where no value of a command says it.

use crate::war::die::Face;
use crate::war::nation::Side;

/// What is told of this side: of its hand, or of its dice as they lie there.
pub fn of_side(what: &str, side: Side) -> String {
    format!("{what} {}", side.name())
}

/// What is done with a card of a hand (W3): its row reads how it comes or goes.
pub fn of_hand(side: &str, does: &str, kind: &str) -> String {
    format!("hand {side} {does} {kind}")
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
