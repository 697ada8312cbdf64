//! What is owed before the turn ends, and what is easily forgotten.

use super::{About, Given, MOMENT, Table, build, capture, lines, signs, title};
use crate::battle::{self, Piece, Power, SET_UP, STAYS, Sleep, Step};
use crate::language::battle::{place, unticked as told_unticked};
use crate::window::pieces::signs::battle::{HOBBIT, MINES, WOODS};
use crate::window::pieces::{Lit, Livery, Paint, Side, Sign};

/// How it is drawn.
enum Drawn {
    Ring { turn_ends: Option<u8> },
    Counter((Livery, Sign)),
    Sign(Sign),
}

/// Something owed: how it is drawn, what it is, and by when or why.
pub(super) struct Owed {
    drawn: Drawn,
    /// Said again where there is less room.
    pub(super) said: String,
    more: String,
    /// Whether the step cannot end before it is told.
    pub(super) pressing: bool,
}

/// All that is owed now, the most pressing first.
pub(super) fn all(given: &Given<'_>) -> Vec<Owed> {
    let view = given.view;
    let Some(moment) = view.moment.filter(|_| view.won.is_none()) else { return Vec::new() };
    let say = |name: &str| given.say(name, &[]);
    let mut owed = Vec::new();
    if let Some(at) = view.place_to_leave() {
        let facts = [("place", place(given.words, at).into())];
        owed.push(Owed {
            drawn: Drawn::Ring { turn_ends: Some(STAYS) },
            said: given.say("battle-owed-ring", &facts),
            more: say("battle-owed-ring-more"),
            pressing: true,
        });
    } else if let Some(at) = view.elven_place().filter(|_| view.ring.holder == moment.side) {
        let facts = [("place", place(given.words, at).into())];
        owed.push(Owed {
            drawn: Drawn::Ring { turn_ends: Some(view.ring.turn_ends) },
            said: given.say("battle-owed-stay", &facts),
            more: given.say("battle-mat-round", &[("round", view.ring.round().into())]),
            pressing: false,
        });
    }
    // B44: from their waking on it is known that they have to leave, and in that step it presses.
    if view.paths == Sleep::Awake && moment.side == battle::Side::Alliance {
        owed.push(Owed {
            drawn: Drawn::Counter(signs::counter(Piece::Dead)),
            said: say("battle-owed-paths"),
            more: say("battle-owed-paths-more"),
            pressing: view.paths_are_owed(),
        });
    }
    let ends = moment.step == Step::SecondMove && moment.side == view.ring.holder && !view.ring.told;
    if let Some(at) = view.ring.place.as_deref().filter(|_| ends && owed.iter().all(|it| !it.pressing)) {
        owed.push(Owed {
            drawn: Drawn::Ring { turn_ends: None },
            said: given.say("battle-owed-still", &[("place", place(given.words, at).into())]),
            more: say("battle-owed-still-more"),
            pressing: false,
        });
    }
    if view.fangorn_is_to_clear() {
        owed.push(Owed {
            drawn: Drawn::Sign(WOODS),
            said: say("battle-owed-fangorn"),
            more: say("battle-owed-fangorn-more"),
            pressing: false,
        });
    }
    if view.shire.sauron_there && view.moves(view.players.side(Power::Sauron)) {
        owed.push(Owed {
            drawn: Drawn::Sign(HOBBIT),
            said: say("battle-owed-shire"),
            more: say("battle-owed-shire-more"),
            pressing: false,
        });
    }
    if moment.step.is_move() && view.step.passed && view.has(Piece::Gandalf) {
        owed.push(Owed {
            drawn: Drawn::Sign(MINES),
            said: say("battle-owed-moria"),
            more: say("battle-owed-moria-more"),
            pressing: false,
        });
    }
    owed
}

/// What of the set-up was not ticked, where something was: in the first step it can be looked at still.
fn unticked(given: &Given<'_>) -> Option<String> {
    let (view, moment) = (given.view, given.view.moment?);
    let items = (1..=SET_UP.len() as u8).filter(|item| !view.ticked.contains(item));
    let items: Vec<u8> = items.filter(|_| !view.ticked.is_empty()).collect();
    let begins = moment.round == 1 && moment.side == battle::Side::Sauron && moment.step == Step::FirstMove;
    (begins && !items.is_empty()).then(|| told_unticked(given.words, &items))
}

pub(super) fn owed(mat: &mut Table, given: &Given<'_>) {
    let tints = mat.tints();
    match given.about() {
        About::Captured(_) => return capture::where_it_wins(mat, given),
        About::SetUp | About::Over => return,
        _ => {}
    }
    let (owed, lapsing) = (all(given), build::left(given));
    let unticked = unticked(given).filter(|_| owed.is_empty() && lapsing == 0);
    if unticked.is_none() {
        title(mat, [0.0, 175.0], 300.0, &given.say("battle-mat-before", &[]));
    }
    if let Some(unticked) = unticked {
        lines(mat, [0.0, 185.0], (MOMENT[0], 14.0), (tints.red, Side::From, false), &unticked);
    } else if owed.is_empty() && lapsing == 0 {
        let nothing = given.say("battle-owed-nothing", &[]);
        mat.fits([0.0, 207.0], MOMENT[0], 15.0, (tints.faint, Side::From, false), &nothing);
    }
    // What is lost has the last line.
    let room = if lapsing > 0 { 84.0 } else { 108.0 };
    let apart = (room / owed.len().max(1) as f32).clamp(34.0, 58.0);
    let tight = apart < 46.0;
    for (row, Owed { drawn, said, more, .. }) in owed.into_iter().enumerate() {
        let y = 208.0 + apart * row as f32;
        let mut end = MOMENT[0];
        match drawn {
            Drawn::Ring { turn_ends } => {
                mat.circle([18.0, y], 10.0, Paint::line(tints.gold, 4.6));
                for dot in 0..turn_ends.map_or(0, |_| STAYS) {
                    let middle = [MOMENT[0] - 8.0 - 18.0 * f32::from(STAYS - 1 - dot), y - 5.0];
                    let there = turn_ends.is_some_and(|ends| dot < ends);
                    let paint = if there { Paint::filled(tints.gold) } else { Paint::default() };
                    mat.circle(middle, 6.5, paint.edged(tints.gold, 1.4));
                    end = MOMENT[0] - 44.0;
                }
            }
            Drawn::Counter(counter) => {
                mat.counter([18.0, y], if tight { 15.0 } else { 19.0 }, counter, Lit::Plain)
            }
            Drawn::Sign(sign) => mat.sign(sign, [5.0, y - 13.0], 26.0, tints.gold),
        }
        let size = if tight { 15.0 } else { 17.0 };
        mat.fits([48.0, y - 2.0], end - 48.0, size, (tints.ink, Side::From, true), &said);
        let down = if tight { 14.0 } else { 18.0 };
        mat.fits([48.0, y + down], MOMENT[0] - 48.0, size - 3.0, (tints.faint, Side::From, false), &more);
    }
    if lapsing > 0 {
        let lost = given.say("battle-mat-leaving", &[("armies", lapsing.into())]);
        mat.fits([0.0, 295.0], MOMENT[0], 15.0, (tints.red, Side::From, false), &lost);
    }
}
