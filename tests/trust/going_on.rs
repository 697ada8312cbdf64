//! Games that go on as it comes into heads, with what is taken back, given again, and set right.

use crate::common::{Whims, accepted};
use crate::seal;
use underhill::hunt::{Hunt, State};
use underhill::referee::Referee;

/// A game of both parts with everything in it that a record can hold, and the seals that were kept on the way.
pub fn game(number: u64) -> (Referee, Vec<String>) {
    let mut whims = Whims::new(200_000 + number);
    let mut referee = Referee::new(None);
    let options =
        ["", " give=0", " pool=4 escape=example", " shelters=on length=open", " draws=hand", " seed=5"];
    accepted(&mut referee, &format!("new{}", whims.one_of(&options).unwrap()));
    let mut seals = vec![seal(&mut referee)];
    if whims.chance(50) {
        accepted(&mut referee, "table-word speak friend, and enter");
    }
    for _ in 0..260 {
        goes_on(&mut referee, &mut whims, 30);
        if whims.chance(2) {
            seals.push(seal(&mut referee));
        }
    }
    (referee, seals)
}

/// One more command, one of so many an undo and one a redo.
pub fn goes_on(referee: &mut Referee, whims: &mut Whims, of: u32) {
    let state = referee.state::<Hunt>().unwrap().clone();
    let command = match whims.below(of) {
        0 => "undo".into(),
        1 => "redo".into(),
        _ => correction(whims, &state).unwrap_or_else(|| whims.command(&state)),
    };
    let reply = referee.hear(&command).unwrap();
    // Hands that draw by hand take what there is.
    if reply.refused_as() == Some("refused-name-the-tiles")
        && let Some(tiles) = some_tiles(whims, &state, &command)
    {
        referee.hear(&tiles).unwrap();
    }
}

/// Now and then something is wrong with the log; and what is proposed is kept or carried out.
pub fn correction(whims: &mut Whims, state: &State) -> Option<String> {
    if state.hidden.proposed.is_some() {
        return Some((*whims.one_of(&["correct apply", "correct apply", "correct keep"]).unwrap()).into());
    }
    if !whims.chance(6) {
        return None;
    }
    let entry = if whims.chance(30) { ".".into() } else { whims.location(state) };
    let at = 1 + whims.below(8);
    Some(match whims.below(4) {
        0 => format!("correct insert {at} {entry}"),
        1 => format!("correct remove {at}"),
        _ => format!("correct {at} {entry}"),
    })
}

fn some_tiles(whims: &mut Whims, state: &State, command: &str) -> Option<String> {
    let count = command.split(' ').nth(1)?.parse::<usize>().ok()?;
    let pool = state.view.hunt_pool.clone()?;
    let start = whims.below(pool.len().max(1) as u32) as usize;
    let tiles = pool.iter().cycle().skip(start).take(count.min(pool.len()));
    Some(tiles.fold(format!("{command} tiles"), |words, tile| format!("{words} {tile}")))
}
