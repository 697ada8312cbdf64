//! What is taken home has room for every language, and what it draws of a game is what happened in it.

use super::*;
use crate::language::Language;
use crate::referee::Referee;
use crate::window::hunt::stage::tale;
use crate::window::paper::{Drawing, Shape, Side, Words as Line};
use strum::IntoEnumIterator;

/// A game on the practice board that was kept by an earlier version.
const KEPT: &[u8] = include_bytes!("../../../../tests/boards/trust-4.underhill");
/// What is left empty at the edges of the picture, and of what stands alone.
const EDGES: [f32; 2] = [80.0, 20.0];

fn kept() -> Evening {
    let (record, _) = finished(KEPT, None, Language::default()).unwrap();
    Evening::of(&record).unwrap()
}

/// A game of which the program knows no board.
fn unmapped() -> Evening {
    let mut referee = Referee::new(None);
    for command in [
        "new board=none tiles=none starts=1,2,3",
        "start 1",
        "information 4 5 6 7 8",
        "give 4",
        "begin",
        "move 17",
        "done",
        "search 17",
        "hunt 2",
        "done",
        "move .",
        "done",
        "done",
        "move A !",
    ] {
        assert!(referee.hear(command).unwrap().accepted(), "{command}");
    }
    Evening::of(referee.kept::<Hunt>().unwrap().record()).unwrap()
}

/// A game of which Part 2 alone was played here, with all that Gandalf does.
fn of_part_2() -> Evening {
    let mut referee = Referee::new(None);
    for command in [
        "letter-by-hand corruption=2 fellowship=2",
        "part2 seed=5 board=practice journeys=practice tiles=practice",
        "journey draw",
        "journey keep long",
        "deeds 38 39 42 52",
        "gandalf start 38",
        "begin shadows=2",
        "advance",
        "gandalf 39 !",
        "done",
        "perception V-B",
        "done",
        "advance",
        "gandalf 42 !",
        "gandalf reveal",
        "done",
        "search 3",
        "done",
        "gandalf hide 22",
        "rest",
        "gandalf 22",
        "done",
        "hunt 22",
        "done",
        "corruption = 20",
    ] {
        assert!(referee.hear(command).unwrap().accepted(), "{command}");
    }
    Evening::of(referee.kept::<Hunt>().unwrap().record()).unwrap()
}

fn lines(drawing: &Drawing) -> impl Iterator<Item = &Line> {
    drawing.shapes.iter().filter_map(|shape| if let Shape::Words(line) = shape { Some(line) } else { None })
}

#[test]
fn no_words_stand_beyond_their_place_in_any_language() {
    for (name, evening, has_curve) in [("kept", kept(), true), ("unmapped", unmapped(), false)] {
        for language in Language::iter() {
            let words = Words::of_game::<Hunt>(language);
            let told = evening.told(evening.part(None).unwrap());
            let curve = poster::curve_alone(&words, &told);
            assert_eq!(curve.is_some(), has_curve, "{name}");
            let alone = [Some(poster::map(&words, &told)), curve].into_iter().flatten();
            let drawings = std::iter::once((poster::poster(&words, &told), EDGES[0]));
            for (drawing, edge) in drawings.chain(alone.map(|drawing| (drawing, EDGES[1]))) {
                let [width, height] = drawing.size;
                assert!(lines(&drawing).count() > 5, "{name}");
                for line in lines(&drawing) {
                    let [from, to] = line.spread();
                    // Names on the map have its margin besides.
                    let edge = if line.side == Side::From { edge } else { 0.0 };
                    let within = from >= edge && to <= width - edge && line.at[1] <= height - 10.0;
                    assert!(within, "{name} {language:?}: {} {from} {to} {width}", line.words);
                    assert!(line.at[1] >= line.size * 0.7, "{name} {language:?}: {}", line.words);
                }
            }
        }
    }
}

/// Beside each other lines do not meet: not those of the story with the map's, nor two of the story.
#[test]
fn lines_of_the_story_lie_below_each_other() {
    for language in Language::iter() {
        let evening = kept();
        let told = evening.told(evening.part(None).unwrap());
        let drawing = poster::poster(&Words::of_game::<Hunt>(language), &told);
        let mut by_column: std::collections::BTreeMap<u32, Vec<(f32, f32)>> = Default::default();
        for line in lines(&drawing).filter(|line| line.side == Side::From) {
            by_column.entry(line.at[0] as u32).or_default().push((line.at[1], line.size));
        }
        let right = by_column.iter().max_by_key(|(x, lines)| (lines.len() > 6, **x)).unwrap().1;
        assert!(right.len() > 6 && right.windows(2).all(|two| two[1].0 - two[0].0 >= two[1].1), "{right:?}");
    }
}

#[test]
fn what_was_entered_and_asked_is_on_the_picture() {
    let evening = kept();
    let words = Words::of_game::<Hunt>(Language::default());
    let told = evening.told(evening.part(None).unwrap());
    let drawing = poster::map(&words, &told);
    let has = |wanted: &str| lines(&drawing).any(|line| line.words == wanted);
    // A dot, a slash, a location; and what the board says.
    assert!(has("1") && has("2") && has("3") && has("23") && has("Larkfield") && has("I-A") && has("C"));
    let circles = drawing.shapes.iter().filter(|shape| matches!(shape, Shape::Circle(..))).count();
    let nothing = Told { moments: told.moments[..1].to_vec(), ..evening.told(evening.part(None).unwrap()) };
    let bare = poster::map(&words, &nothing);
    let before = bare.shapes.iter().filter(|shape| matches!(shape, Shape::Circle(..))).count();
    // Each question has one sign at the least, which is a circle.
    let asked =
        told.moments.iter().filter(|moment| matches!(moment.what, crate::hunt::telling::What::Answer(..)));
    assert!(circles >= before + asked.count());
}

#[test]
fn the_form_of_a_picture_is_told_by_its_ending() {
    let form = |name: &str| Form::of_picture(Path::new(name));
    assert_eq!(form("evening.svg"), Some(Form::Svg));
    assert_eq!(form("evening.PNG"), Some(Form::Png));
    for name in ["evening", "evening.html", "svg", "evening.svg.gz"] {
        assert_eq!(form(name), None, "{name}");
    }
}

/// Every moment is a picture, and each that shows where somebody went has another one before it. Some lie with the pictures, to be
/// looked at.
#[test]
fn the_moving_picture_has_every_moment() {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/target/pictures"));
    std::fs::create_dir_all(folder).unwrap();
    for (name, evening) in [("kept", kept()), ("unmapped", unmapped()), ("part-2", of_part_2())] {
        let words = Words::of_game::<Hunt>(Language::default());
        let moments = evening.told(evening.part(None).unwrap()).moments;
        let pauses: Vec<bool> = moments
            .iter()
            .flat_map(|moment| if tale::reveals(moment) { vec![true, false] } else { vec![false] })
            .collect();
        let file = evening.moving(&words, None).unwrap();
        let mut reader = png::Decoder::new(std::io::Cursor::new(&file)).read_info().unwrap();
        assert_eq!(
            reader.info().animation_control.map(|it| it.num_frames as usize),
            Some(pauses.len()),
            "{name}"
        );
        assert_eq!((reader.info().width, reader.info().height), (800, 500));
        let mut shown = vec![0; reader.output_buffer_size().unwrap()];
        let mut changed = shown.clone();
        for (number, pause) in pauses.iter().enumerate() {
            reader.next_frame(&mut changed).unwrap();
            let frame = *reader.info().frame_control().unwrap();
            let last = number + 1 == pauses.len();
            let wanted = if *pause {
                200
            } else if last {
                600
            } else {
                160
            };
            assert_eq!((frame.delay_num, frame.delay_den), (wanted, 100), "{name} {number}");
            // Nothing is shown twice: something on it is another.
            assert!(changed.chunks_exact(4).any(|pixel| pixel[3] > 0), "{name} {number}");
            for (old, new) in
                shown.chunks_exact_mut(4).zip(changed.chunks_exact(4)).filter(|(_, new)| new[3] > 0)
            {
                old.copy_from_slice(new);
            }
            if number % (pauses.len() / 8).max(1) < 2 {
                let path = folder.join(format!("moving-{name}-{number:02}.png"));
                image::save_buffer(path, &shown, 800, 500, image::ExtendedColorType::Rgba8).unwrap();
            }
        }
    }
}
