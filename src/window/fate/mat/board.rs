//! The board, as far as file, evening and rulebook know it: places by region, with who stands there.

use super::Table;
use super::moment::Moment;
use super::stage::{Stage, begins};
use crate::fate::box_file::Troops;
use crate::fate::terms::Site;
use crate::fate::{FateCommand as C, Step};
use crate::language::fate::draft::Draft;
use crate::window::fate::Wish;
use crate::window::pieces::{At, Paint, Side, signs::fate};
use std::collections::BTreeMap;

/// The box, and its columns.
const COLUMNS: usize = 5;
const LEFT: f32 = 342.0;
const APART: f32 = 104.4;
const WIDE: f32 = 98.4;
const TOP: f32 = 158.0;
const BOTTOM: f32 = 396.0;
/// How far the next place is, and how far the next region.
const NEXT: f32 = 28.2;
/// How far at most, where no regions are known.
const FAR: f32 = 46.0;
const REGION: f32 = 20.0;

/// Places that belong together, and what they are called.
struct Group {
    region: Option<String>,
    title: String,
    places: Vec<String>,
}

/// Places by region; where none is known, by what they are.
fn groups(stage: &Stage<'_>) -> Vec<Group> {
    let mut of_region: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut red, mut friends, mut others) = (Vec::new(), Vec::new(), Vec::new());
    for place in stage.places() {
        match stage.view.region_of(&place) {
            Some(region) => of_region.entry(region.clone()).or_default().push(place),
            None if stage.view.starts_red(&place) => red.push(place),
            None if stage.army_of(&place).is_some() => friends.push(place),
            None => others.push(place),
        }
    }
    let named = of_region.into_iter().map(|(region, places)| Group {
        title: stage.named(&region),
        region: Some(region),
        places,
    });
    let named: Vec<Group> = named.collect();
    // Where no regions are known they have all columns.
    let shares = match (named.is_empty(), others.len()) {
        (false, _) => [1, 1, 1],
        // The others have a column of their own before there are any, so that nothing moves when one comes.
        (true, 0..=10) => [2, 2, 1],
        (true, _) => [1, 2, 2],
    };
    let rest = [("starts", red), ("friends", friends), ("others", others)].into_iter().zip(shares);
    let rest = rest.flat_map(|((title, places), share)| {
        let title = stage.of("mat-places", title);
        let in_one = places.len().div_ceil(share.max(1)).max(1);
        let parts = places.chunks(in_one).enumerate().map(|(at, part)| Group {
            region: None,
            title: if at == 0 { title.clone() } else { String::new() },
            places: part.to_vec(),
        });
        parts.collect::<Vec<_>>()
    });
    named.into_iter().chain(rest).collect()
}

/// What a press on a place gives at this moment.
fn pressed(stage: &Stage<'_>, place: &str) -> Option<Wish> {
    let name = stage.named(place);
    Some(match stage.moment() {
        Moment::New => super::card::with_place(stage, place),
        Moment::Moves => return super::moves::pressed(stage, place),
        Moment::Skies => begins(Draft::of("skies").and(place), name),
        Moment::Actions | Moment::Travel => match stage.said.verb() {
            verb @ ("attack" | "capture" | "muster") => {
                let draft = stage.by_actor(Draft::of(verb).and(place));
                // Whose troop comes is pressed before or after where.
                let army = stage.said.told("army").into_iter();
                begins(army.fold(draft, |draft, army| draft.with("army", army)), name)
            }
            // He is there already, or it is not he who goes.
            _ if !stage.frodo_acts() || stage.view.frodo_place.as_deref() == Some(place) => return None,
            _ => match stage.view.lies_in(place) {
                Some(region) => begins(stage.frodo_to(region, Some(place.to_owned())), name),
                None => begins(stage.by_actor(Draft::of("frodo").and(place)), name),
            },
        },
        Moment::Fight => begins(stage.by_actor(Draft::of(stage.said.verb()).and(place)), name),
        // A loss is begun by its own row; a start of the shadow is no haven, unless it was captured.
        Moment::Over | Moment::Flip
            if stage.said.verb() == "lost"
                && (stage.view.is_haven(place) || !stage.view.starts_red(place)) =>
        {
            begins(C::Lost(place.to_owned()), name)
        }
        _ => return None,
    })
}

/// The places that are pressed together already.
fn chosen(stage: &Stage<'_>) -> Vec<String> {
    match stage.moment() {
        Moment::New => super::card::Pressed::of(stage).places,
        Moment::Moves => {
            let moving = super::moves::Moving::of(stage);
            moving.from.into_iter().chain(moving.to).collect()
        }
        _ => stage.said_place().into_iter().collect(),
    }
}

/// The board.
pub(super) fn board(mat: &mut Table, stage: &Stage<'_>) {
    let tints = mat.tints();
    let title = stage.of("mat-title", "board");
    mat.panel([332.0, 100.0], [540.0, 304.0], &title, "");
    legend(mat, stage, &title);
    let groups = groups(stage);
    let alone = groups.iter().all(|group| group.region.is_none());
    let rows = |next: f32, region: f32| columns(&groups, alone, next, region);
    // What does not go in stands closer together.
    let most = if alone { FAR } else { NEXT };
    let (mut next, mut region) = (most, REGION);
    while rows(next, region).is_none() && next > 15.0 {
        (next, region) = (next - 0.6, (region - 0.3).max(14.0));
    }
    let chosen = chosen(stage);
    for (number, (group, [column, y])) in
        groups.iter().zip(rows(next, region).unwrap_or_default()).enumerate()
    {
        let x = LEFT + column * APART;
        let riders = group.region.as_ref().map_or(0, |name| stage.view.nazgul_in(Some(name), false));
        let eye = group.region.as_ref() == Some(&stage.view.eye);
        let taken =
            f32::from(riders) * 7.0 + if riders > 0 { 9.0 } else { 3.0 } + if eye { 16.0 } else { 0.0 };
        // What goes on in the next columns is called there no more.
        let goes_on = groups[number + 1..].iter().take_while(|group| group.title.is_empty()).count();
        let room = WIDE - 4.0 - taken + APART * goes_on as f32;
        mat.fits([x + 2.0, y - 5.0], room, 12.5, (tints.faint, Side::From, false), &group.title);
        for rider in 0..riders {
            let at = [x + WIDE - 13.0 - f32::from(rider) * 7.0, y - 16.5];
            mat.sign(fate::NAZGUL, at, 13.0, tints.ink);
        }
        if eye {
            let at = [x + WIDE - 22.0 - f32::from(riders) * 7.0, y - 17.0];
            mat.sign(fate::EYE, at, 14.0, tints.red);
        }
        for (at, place) in group.places.iter().enumerate() {
            let corner = [x, y + at as f32 * next];
            self::place(
                mat,
                stage,
                (corner, [WIDE, next - if alone { 5.0 } else { 2.2 }]),
                place,
                chosen.contains(place),
            );
        }
    }
}

/// Where each region begins: its column, and how far down; `alone`: each has one of its own. Nothing, if there is no room.
fn columns(groups: &[Group], alone: bool, next: f32, region: f32) -> Option<Vec<At>> {
    let (mut column, mut y) = (0, TOP);
    let mut at = Vec::new();
    for group in groups {
        let high = next * group.places.len() as f32;
        if y > TOP && (alone || y + high > BOTTOM) {
            (column, y) = (column + 1, TOP);
        }
        if column >= COLUMNS || y + high > BOTTOM + 2.0 {
            return None;
        }
        at.push([column as f32, y]);
        y += high + region;
    }
    Some(at)
}

/// What its edges mean, or how many stand there.
fn legend(mat: &mut Table, stage: &Stage<'_>, title: &str) {
    let tints = mat.tints();
    let from = 352.0 + crate::window::pieces::measured(title, 17.0, true) + 34.0;
    if stage.moment() == Moment::New {
        for (at, (word, color)) in [("start", tints.red), ("haven", tints.friend)].into_iter().enumerate() {
            let x = from + at as f32 * 78.0;
            mat.plate([x, 117.0], [4.0, 16.0], 2.0, Paint::filled(color));
            let said = stage.of("mat-word", word);
            mat.fits([x + 10.0, 130.0], 60.0, 14.0, (tints.faint, Side::From, false), &said);
        }
    }
    let asks = match stage.moment() {
        Moment::New | Moment::Skies | Moment::Fight | Moment::Travel => true,
        _ => stage.view.step == Step::Actions && matches!(stage.said.verb(), "attack" | "capture"),
    };
    if asks {
        let said = stage.of("mat-word", "another-place");
        mat.fits([852.0, 130.0], 160.0, 14.0, (tints.gold, Side::To, false), &said);
        // What is no place of these is typed.
        let command = match stage.said.verb() {
            "" => Draft::of(stage.asks_with()),
            "flip" => stage.said.clone(),
            verb => stage.by_actor(Draft::of(verb)),
        };
        let command = command.with("place", "");
        mat.place([690.0, 114.0], [168.0, 24.0], said.clone(), begins(command, said));
    } else {
        let stand = 48u8.saturating_sub(stage.view.supply);
        let said = stage.count("mat-word", "shadow-stand", stand);
        mat.fits([852.0, 130.0], 260.0, 14.0, (tints.faint, Side::To, false), &said);
    }
}

fn place(mat: &mut Table, stage: &Stage<'_>, (corner, size): (At, At), place: &str, lit: bool) {
    let tints = mat.tints();
    let [x, y] = corner;
    let paint = if lit {
        Paint::filled(tints.raised).edged(tints.gold, 1.6)
    } else {
        Paint::filled(tints.well).edged(tints.rim, 1.0)
    };
    mat.plate(corner, size, 3.0, paint);
    let edge = match (stage.view.starts_red(place), stage.view.site(place), stage.may_be_end(place)) {
        (true, ..) => Some(tints.red),
        (_, Some(Site::Haven), _) | (_, None, true) => Some(tints.friend),
        _ => None,
    };
    if let Some(edge) = edge {
        mat.plate(corner, [4.0, size[1]], 2.0, Paint::filled(edge));
    }
    let troops = standing(stage, place);
    let stand = troops.shadow + troops.friends() > 0;
    let tall = size[1] > 22.0 && stand;
    let ink = match (lit, stand || edge.is_some()) {
        (true, _) => tints.gold,
        (_, true) => tints.ink,
        _ => tints.faint,
    };
    let frodo = stage.view.frodo_place.as_deref() == Some(place);
    // What it became: captured, or said to be a haven; or lost.
    let became = stage.view.sites.get(place).and_then(|site| match site {
        Site::Haven => Some((fate::HAVEN, tints.friend)),
        Site::Stronghold => Some((fate::FALLEN, tints.red)),
        Site::None => None,
    });
    let taken = if frodo { 18.0 } else { 0.0 };
    let room = WIDE - 12.0 - taken - if became.is_some() { 15.0 } else { 0.0 };
    let at = [x + 9.0, y + if tall { 12.0 } else { size[1] / 2.0 + 4.5 }];
    mat.fits(at, room, 13.0, (ink, Side::From, lit), &stage.named(place));
    if frodo {
        mat.sign(fate::FRODO, [x + WIDE - 21.0, y + 1.0], 22.0, tints.gold);
    }
    if let Some((sign, ink)) = became {
        mat.sign(sign, [x + WIDE - 18.0 - taken, y + 4.0], 15.0, ink);
    }
    if tall {
        let friends = (fate::TROOP_FRIEND, u32::from(troops.friends()));
        mat.crowd([x + 7.5, y + 14.0], 11.0, 60.0_f32.min(9.5 * friends.1 as f32), friends, tints.friend);
        let from = x + 7.5 + (9.5 * friends.1 as f32).min(60.0);
        let shadow = (fate::TROOP_SHADOW, u32::from(troops.shadow));
        mat.crowd(
            [from, y + 14.0],
            11.0,
            (WIDE - 14.0 - (from - x)).min(9.5 * shadow.1 as f32),
            shadow,
            tints.red,
        );
    }
    if let Some(wish) = pressed(stage, place) {
        mat.place(corner, size, stage.named(place), wish);
    }
}

/// Who stands there, as far as the ledger knows it.
fn standing(stage: &Stage<'_>, place: &str) -> Troops {
    match stage.view.options.ledger {
        true => stage.view.troops_at(place),
        false => Troops::default(),
    }
}
