//! Hands that press whatever is offered, in all games that the frame shows: nothing that can be pressed is refused.

use super::choice::Place;
use super::{Framed, Message};
use crate::referee::{Mark, Referee};
use crate::store::Kept;
use crate::window::play::counted;
use crate::window::play::wish::{Begun, Wish};
use crate::window::screens::{AnyScreen as _, Screen as _, begun};
use crate::window::widgets::keys::Shortcut;
use crate::window::widgets::look::Look;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// All that can be pressed now: what is gold, what is chosen from, and what lies on the mats.
fn offered<G: Framed>(frame: &super::Frame<G>, referee: &Referee) -> [Vec<(String, Wish<G>)>; 3] {
    let mut offered: [Vec<_>; 3] = Default::default();
    for (place, called, wish) in frame.lies(referee) {
        let kind = match place {
            Place::Gold(_) => 0,
            Place::Choice(_) => 1,
            Place::Mat(..) => 2,
        };
        offered[kind].push((called, wish));
    }
    offered
}

/// Plays so many games of so many presses by whatever is offered; what was refused, each kind once with what led there.
fn refused<G: Framed>(begins: &str, games: u64, presses: usize) -> BTreeMap<String, String> {
    let mut faults = BTreeMap::new();
    for game in 0..games {
        let mut rng = StdRng::seed_from_u64(game);
        let mut referee = Referee::new(None);
        let begins = format!("{begins} seed={game}");
        let Ok((mut frame, _)) = begun::<G>(&mut referee, &begins) else { panic!("{begins}") };
        for _ in 0..presses {
            let of = offered(&frame, &referee);
            let kind = [0, 0, 0, 1, 1, 1, 2][rng.random_range(0..7)];
            let Some((called, wish)) = of[kind].choose(&mut rng).or_else(|| of[1].choose(&mut rng)).cloned()
            else {
                let _ = frame.key(Shortcut::Escape, &mut referee);
                continue;
            };
            let (line, opened) = (frame.line.whole(), frame.opened.clone());
            let _ = frame.update(Message::Wish(wish.clone()), &mut referee);
            let no = frame.answer.iter().find(|said| frame.to_be_read && said.mark == Mark::Refused);
            if let Some(no) = no {
                let phase = referee.state::<G>().map(|state| G::phase_line(&state.view)).unwrap_or_default();
                let kind = format!("{} {wish:?}", ["gold", "choice", "mat"][kind]);
                let kind: String = kind.chars().filter(|it| !it.is_ascii_digit()).collect();
                faults.entry(format!("{}: {kind}", no.text)).or_insert_with(|| {
                    let record = referee.kept::<G>().map(Kept::record);
                    let said: Vec<_> = record
                        .into_iter()
                        .flat_map(|it| it.said())
                        .map(|(said, _)| said.full.clone())
                        .collect();
                    format!("{:?}", (called, line, opened, phase, said.join(" / ")))
                });
                let _ = frame.key(Shortcut::Escape, &mut referee);
                let _ = frame.key(Shortcut::Escape, &mut referee);
            }
        }
    }
    faults
}

/// A line that is typed is read once and decided once for each key, however often it is looked at.
pub(in crate::window) fn reads_once<G: Framed>(line: &str) {
    let mut referee = Referee::new(None);
    let Ok((mut frame, _)) = begun::<G>(&mut referee, G::BEGINS) else { panic!("{}", G::BEGINS) };
    let look = Look::default();
    let look_at = |frame: &super::Frame<G>| {
        let state = referee.state::<G>().unwrap_or_else(|| panic!("{}", G::BEGINS));
        let _ = frame.laid(look, &referee, state, false, iced::Size::new(1280.0, 800.0));
    };
    for end in 1..=line.len() {
        let _ = frame.update(Message::Typed(line[..end].to_owned()), &mut Referee::new(None));
        let _ = counted::take();
        look_at(&frame);
        look_at(&frame);
        let [read, decided] = counted::take();
        let whole = u32::from(end == line.len());
        assert!(read == 1 && (whole..=1).contains(&decided), "{}: {read}, {decided}", &line[..end]);
    }
}

/// The frame after these lines.
fn told<G: Framed>(lines: &[&str]) -> (super::Frame<G>, Referee) {
    let mut referee = Referee::new(None);
    let Ok((mut frame, _)) = begun::<G>(&mut referee, lines[0]) else { panic!("{}", lines[0]) };
    for line in &lines[1..] {
        let _ = frame.say(line, &mut referee);
        assert!(!frame.stands_refused(), "{line}");
    }
    (frame, referee)
}

/// What stands on the line when this is begun press by press, and that typed behind it and entered; and after one Escape.
pub(in crate::window) fn entered<G: Framed>(lines: &[&str], presses: &[&str], typed: &str) -> [String; 2] {
    let (mut frame, mut referee) = told::<G>(lines);
    for press in presses {
        let _ = frame.wish(Wish::Begin(Begun::new(*press, "")), &mut referee);
    }
    let _ = frame.update(Message::Typed(typed.to_owned()), &mut referee);
    let _ = frame.update(Message::Submitted, &mut referee);
    let stands = frame.line.whole();
    let _ = frame.key(Shortcut::Escape, &mut referee);
    [stands, frame.line.whole()]
}

/// What was pressed is another deed now, or another lies there: presses that come too soon are let fall.
pub(in crate::window) fn moves_on<G: Framed>(lines: &[&str], presses: &[&str]) {
    let (mut frame, mut referee) = told::<G>(lines);
    for press in presses {
        let lies = frame.lies(&referee);
        let found = lies.iter().find(|(_, called, _)| called == press).cloned();
        let all: Vec<_> = lies.iter().map(|(_, called, _)| called).collect();
        let Some((.., wish)) = found else { panic!("no {press} in {all:?}") };
        let moment = frame.moment();
        let _ = frame.update(Message::Wish(wish), &mut referee);
        assert!(frame.moment() > moment || !frame.changed.1.is_empty(), "{press}");
        // Whatever lies there now is not done at once.
        let state = |referee: &Referee| referee.kept::<G>().map(|kept| kept.record().acts().len());
        let (before, now) = (state(&referee), frame.lies(&referee));
        let there = now.into_iter().filter(|(place, ..)| frame.changed.1.contains(place));
        for (.., wish) in there.collect::<Vec<_>>() {
            let _ = frame.update(Message::Wish(wish), &mut referee);
            assert_eq!(state(&referee), before, "{press}");
        }
    }
}

/// Nothing that is offered is refused.
pub(in crate::window) fn takes_all<G: Framed>() {
    let games = std::env::var("GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(3);
    let presses = std::env::var("PRESSES").ok().and_then(|it| it.parse().ok()).unwrap_or(300);
    let refused = refused::<G>(G::BEGINS, games, presses);
    assert!(refused.is_empty(), "{} kinds: {refused:#?}", refused.len());
}
