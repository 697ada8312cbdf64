//! The board on the stage: land, ways and places, the tokens that lie there, and what is asked about.

use super::Table;
use super::land::{Ground, Lit, Ring, on_mat};
use super::lights::Lights;
use super::marks::{circle, edged, near, outlined, stands, token};
use super::scene::{Scene, lay, shine};
use super::shades::Shades;
use crate::hunt::Side as Up;
use crate::hunt::board::{Location, SpaceKind};
use crate::window::hunt::map::{Chart, Way};
use crate::window::pieces::signs::fate;
use crate::window::pieces::{At, Comes, Paint, Pen, Side, measured, open};
use crate::window::widgets::look::{Look, mixed};
use iced::Color;

/// The radius of a location, and of a token on it.
const RADIUS: f32 = 11.0;
const TOKEN: f32 = 17.0;
/// The radius of what stands about the place of the moment.
const RINGED: f32 = 45.0;
/// The radius of a token beside the place of the moment.
const BESIDE: f32 = 25.0;

#[derive(Default)]
pub(super) struct OnBoard {
    pub lit: Lit,
    pub falls: Option<Color>,
    /// Whether that falls now.
    pub comes: bool,
    /// The places of the moment.
    pub rings: Vec<(Location, Ring)>,
    /// What lies beside this place is ringed: there Nazgûl are counted.
    pub counted: Option<Location>,
    /// From where to where a token is moved.
    pub moved: Option<[Location; 2]>,
    /// The Track tokens that lie; `None`: its shadow, where one has lain.
    pub tokens: Vec<(Location, Option<Up>)>,
    pub figure: Option<Location>,
    /// Where he could be, how clearly, and how many journeys ended there.
    pub fog: Vec<(Location, f32, String)>,
    /// The same of the other one of them, as a breath; whether the fog is about Gandalf, and the breath about Frodo.
    pub haze: Vec<(Location, f32)>,
    pub gandalfs: bool,
    /// Where he went, anew with another Journey card (P20); and where Gandalf did.
    pub routes: Vec<Vec<Location>>,
    pub ridden: Vec<Location>,
    /// Where he stood while something was asked elsewhere.
    pub feet: Option<Location>,
    /// Where he was nearly found.
    pub misses: Vec<Location>,
}

/// Draws it. Where there is no map the tokens lie in rows.
pub(super) fn board(
    mat: &mut Table,
    scene: &Scene,
    (look, shades, lights): (Look, &Shades, &Lights),
    on: &OnBoard,
) {
    let land = scene.land(look, shades, &on.lit, (on.falls, on.falls.is_some() && on.comes));
    let Some((chart, land)) = scene.chart().zip(land) else { return in_rows(mat, shades, on) };
    land.before.into_iter().for_each(|before| lay(mat, before));
    if on.falls.is_some() && on.comes {
        mat.comes(Comes::Clear, |mat| lay(mat, land.land));
    } else {
        lay(mat, land.land);
    }
    mat.above();
    let dark = Color { a: 0.8, ..shades.shadow };
    mat.outlines(vec![
        (land.coast.clone(), Paint::line(dark, 3.4)),
        (land.coast, Paint::line(shades.shore, 1.2)),
    ]);
    let dashes = Color { a: 0.5, ..shades.edge };
    mat.outlines(vec![(land.borders, Paint { dashed: true, ..Paint::line(dashes, 1.4) })]);
    ways(mat, shades, chart.ways(), on.falls.is_some());
    land.veil.into_iter().for_each(|veil| lay(mat, veil));
    if let (Some(around), Lit::Region(_, found)) = (land.around, &on.lit) {
        let glow = |a: f32, wide: f32| (around.clone(), Paint::line(Color { a, ..shades.gold }, wide));
        let line = |paint: Paint| (around.clone(), paint);
        let lines = match found {
            Ring::Gold | Ring::Red => {
                vec![glow(0.14, 18.0), glow(0.3, 9.0), line(Paint::line(shades.bright, 3.4))]
            }
            Ring::Dark => vec![line(Paint::line(shades.ink, 2.6))],
            Ring::Dashed => vec![line(Paint { dashed: true, ..Paint::line(shades.edge, 3.0) })],
        };
        mat.comes(Comes::Clear, |mat| mat.outlines(lines));
    }
    let on_chart = |location: &Location| chart.place(*location).map(on_mat);
    let (clear, faint) = if on.gandalfs { (&lights.haze, &lights.fog) } else { (&lights.fog, &lights.haze) };
    for (place, share) in &on.haze {
        on_chart(place).into_iter().for_each(|at| shine(mat, faint, at, 22.0 + 20.0 * share));
    }
    for (place, share, _) in &on.fog {
        on_chart(place).into_iter().for_each(|at| shine(mat, clear, at, 34.0 + 34.0 * share));
    }
    for (location, ring) in &on.rings {
        if let Some(place) = chart.place(*location) {
            let light = if *ring == Ring::Red { &lights.red } else { &lights.gold };
            shine(mat, light, on_mat(place), if *ring == Ring::Dashed { 110.0 } else { 150.0 });
        }
    }
    mat.above();
    names_of_areas(mat, shades, chart, on);
    on.counted.into_iter().for_each(|place| counted(mat, shades, chart, place));
    route(mat, chart, &on.ridden, [(shades.shadow, 9.0), (shades.gandalf, 4.0)]);
    for went in &on.routes {
        route(mat, chart, went, [(shades.shadow, 13.0), (shades.gold, 8.0)]);
    }
    mat.above();
    places(mat, shades, chart, on);
    mat.above();
    let mut written = Vec::new();
    for (place, _, number) in
        on.fog.iter().filter(|(place, _, number)| !number.is_empty() && on.feet != Some(*place))
    {
        let ringed = on.rings.iter().any(|(ringed, _)| ringed == place);
        let radius = if ringed { RINGED } else { RADIUS };
        number_beside(mat, shades, chart, (*place, on, &mut written), (radius, 32.0), number);
    }
    for (location, side) in &on.tokens {
        let Some(place) = chart.place(*location).map(on_mat) else { continue };
        match on.rings.iter().find(|(ringed, _)| ringed == location) {
            // It lies beside its number.
            Some(_) => {
                ring(mat, shades, place, *location, on);
                let moved = on.moved.filter(|[_, to]| to == location);
                let from = moved.and_then(|[from, _]| on_chart(&from));
                let lies = at_ring(chart, *location, on);
                let from = from.map_or([0.0, -40.0], |from| [from[0] - place[0], from[1] - place[1]]);
                mat.comes(Comes::From(from), |mat| token(mat, shades, lies, BESIDE, *side));
            }
            None => {
                token(mat, shades, place, TOKEN, *side);
                let of = (*location, on, &mut written);
                number_beside(mat, shades, chart, of, (TOKEN, 25.0), &location.to_string());
            }
        }
    }
    for (location, _) in &on.rings {
        let lies = on.tokens.iter().any(|(there, _)| there == location);
        if let Some(place) = chart.place(*location).map(on_mat).filter(|_| !lies) {
            ring(mat, shades, place, *location, on);
        }
    }
    if let Some(ends) = on.moved {
        moves(mat, shades, ends.map(|end| at_ring(chart, end, on)));
    }
    on.misses.iter().filter_map(on_chart).for_each(|at| near(mat, shades, at));
    on.feet.as_ref().and_then(on_chart).into_iter().for_each(|at| stands(mat, shades, at));
    if let Some(place) = on.figure.and_then(|figure| chart.place(figure)).map(on_mat) {
        let ringed = on.rings.iter().any(|(ringed, _)| Some(*ringed) == on.figure);
        let place = if ringed { [place[0] + 43.0, place[1] - 30.0] } else { place };
        // Beside a token its number stands already.
        let lies = on.tokens.iter().any(|(there, _)| Some(*there) == on.figure);
        if let Some(figure) = on.figure.filter(|_| !ringed && !lies) {
            outlined(mat, shades, [place[0], place[1] - 32.0], 25.0, Side::About, &figure.to_string());
        }
        mat.circle(
            [place[0], place[1] - 2.0],
            24.0,
            Paint::filled(shades.tints.bone).edged(shades.bright, 2.0),
        );
        mat.sign(fate::HAT, [place[0] - 17.0, place[1] - 20.0], 34.0, shades.tints.on_bone);
    }
}

fn ways(mat: &mut Table, shades: &Shades, ways: &[Way], night: bool) {
    let of = |road: bool| ways.iter().filter(move |way| way.road == road);
    let pens = |road: bool| of(road).flat_map(|way| way.pens(on_mat)).collect::<Vec<Pen>>();
    let (paths, roads) = (pens(false), pens(true));
    let [path, road] = shades.ways.map(|color| if night { mixed(color, shades.dim, 0.65) } else { color });
    let dark = Color { a: 0.75, ..shades.shadow };
    mat.outline(paths.clone(), Paint::line(dark, 5.4));
    mat.outline(roads.clone(), Paint::line(dark, 10.0));
    mat.outline(paths, Paint::line(path, 2.3));
    mat.outline(roads.clone(), Paint::line(road, 6.0));
    mat.outline(roads, Paint::line(Color { a: 0.7, ..mixed(road, shades.bright, 0.4) }, 1.6));
}

/// The way that was gone, along the roads and paths between its places.
fn route(mat: &mut Table, chart: &Chart, route: &[Location], [edge, line]: [(Color, f32); 2]) {
    for pair in route.windows(2) {
        let ends = || [pair[0], pair[1]].into_iter().filter_map(|location| chart.place(location));
        let places = chart.middle_of_ways([pair[0], pair[1]]).unwrap_or_else(|| ends().collect());
        let pens: Vec<Pen> = open(places.into_iter().map(on_mat)).collect();
        if pens.is_empty() {
            continue;
        }
        mat.outline(pens.clone(), Paint::line(edge.0, edge.1));
        mat.outline(pens, Paint::line(line.0, line.1));
    }
}

fn names_of_areas(mat: &mut Table, shades: &Shades, chart: &Chart, on: &OnBoard) {
    for (area, place) in chart.labels() {
        let [x, y] = on_mat(*place);
        let color = match on.lit {
            Lit::Region(region, _) if region.holds(*area) => shades.ink,
            // The line around what is lit may run through it.
            Lit::Region(..) => {
                let faint = mixed(shades.shadow, shades.ink, 0.55);
                edged(mat, [x, y + 9.0], 27.0, Side::About, (faint, shades.shadow), &area.to_string());
                continue;
            }
            _ => Color { a: 0.42, ..shades.ink },
        };
        mat.bold([x, y + 9.0], 27.0, color, Side::About, area.to_string());
    }
}

/// Dots and locations; of what lies under something larger no number is written.
fn places(mat: &mut Table, shades: &Shades, chart: &Chart, on: &OnBoard) {
    let board = chart.board();
    let covered = |location: &Location| {
        on.rings.iter().any(|(ringed, _)| ringed == location)
            || on.tokens.iter().any(|(there, _)| there == location)
            || on.figure == Some(*location)
    };
    for (space, place) in board.spaces().iter().zip(chart.places()) {
        let at = on_mat(*place);
        let dark = |color: Color| mixed(color, shades.shadow, Ground::shade(&on.lit, at));
        let SpaceKind::Location(location) = space.kind else {
            mat.circle(
                at,
                4.1,
                Paint::filled(dark(mixed(shades.edge, shades.ink, 0.3))).edged(shades.shadow, 1.4),
            );
            continue;
        };
        if covered(&location) {
            continue;
        }
        let [face, ink] = shades.place.map(dark);
        let edge = dark(shades.edge);
        let number = location.to_string();
        if location.is_exit() {
            let gold = dark(shades.gold);
            mat.plate([at[0] - 12.0, at[1] - 12.0], [24.0; 2], 4.0, Paint::filled(face).edged(gold, 2.4));
            mat.bold([at[0], at[1] + 5.8], 17.0, gold, Side::About, number);
            continue;
        }
        if on.routes.iter().any(|route| route.contains(&location)) {
            mat.circle(
                at,
                14.0,
                Paint::filled(mixed(shades.gold, shades.bright, 0.3)).edged(shades.shadow, 2.4),
            );
            mat.bold([at[0], at[1] + 5.2], 15.5, shades.place[0], Side::About, number);
            continue;
        }
        if board.starts().contains(&location) || board.allies().contains(&location) {
            mat.circle(at, RADIUS + 2.6, Paint::filled(face).edged(edge, 1.1));
        }
        let face = if board.dark().contains(&location) { mixed(face, shades.red, 0.4) } else { face };
        mat.circle(at, RADIUS, Paint::filled(face).edged(edge, 1.7));
        mat.bold([at[0], at[1] + 4.7], 13.5, ink, Side::About, number);
    }
}

/// The place of the moment, three times as large as any other.
fn ring(mat: &mut Table, shades: &Shades, at: At, location: Location, on: &OnBoard) {
    let Some((_, ring)) = on.rings.iter().find(|(ringed, _)| *ringed == location) else { return };
    let tints = shades.tints;
    let (face, edge, ink) = match ring {
        Ring::Dark | Ring::Dashed => (shades.place[0], shades.ink, shades.ink),
        Ring::Gold => (mixed(shades.gold, shades.bright, 0.35), shades.bright, shades.place[0]),
        Ring::Red => (mixed(shades.red, shades.shadow, 0.25), shades.red, tints.on_blood),
    };
    // What is taken off lies lower than what is laid.
    let (radius, size) = if *ring == Ring::Dashed { (30.0, 40.0) } else { (37.0, 50.0) };
    if *ring == Ring::Dashed {
        let dashed = Paint { dashed: true, fill: Some(face), ..Paint::line(edge, 3.0) };
        mat.outline(circle(at, radius), dashed);
    } else {
        mat.circle(at, RINGED, Paint::line(Color { a: 0.85, ..edge }, 3.0));
        mat.circle(at, radius, Paint::filled(face).edged(edge, 3.0));
    }
    mat.bold([at[0], at[1] + size * 0.336], size, ink, Side::About, location.to_string());
}

/// Where a token lies beside the number of the place of the moment: where it covers the least, above all of what is counted.
fn at_ring(chart: &Chart, location: Location, on: &OnBoard) -> At {
    let [x, y] = chart.place(location).map(on_mat).unwrap_or_default();
    let spaces = chart.board().spaces();
    let here = spaces.iter().position(|space| space.kind == SpaceKind::Location(location));
    let adjacent = chart.board().adjacent();
    let counted = here.filter(|_| on.counted == Some(location)).map(|here| &adjacent[here]);
    let covers = |[x, y]: At| {
        let of = |(id, place): (usize, &[f32; 2])| {
            let [dx, dy] = on_mat(*place);
            let is_counted = counted.is_some_and(|counted| counted.contains(&id));
            let (reach, weight) = match spaces[id].kind {
                _ if is_counted => (BESIDE + 22.0, 8.0),
                SpaceKind::Location(_) => (BESIDE + 15.0, 3.0),
                _ => (BESIDE + 8.0, 1.0),
            };
            weight * (reach - (dx - x).hypot(dy - y)).max(0.0)
        };
        let others = chart.places().iter().enumerate().filter(|(id, _)| Some(*id) != here);
        // What lies at other places is covered least of all; names of areas are broad.
        let lie = on
            .tokens
            .iter()
            .map(|(there, _)| (there, TOKEN))
            .chain(on.rings.iter().map(|(there, _)| (there, RINGED)));
        let lie = lie.filter(|(there, _)| **there != location).filter_map(|(there, radius)| {
            let [dx, dy] = chart.place(*there).map(on_mat)?;
            Some(12.0 * (BESIDE + radius + 4.0 - (dx - x).hypot(dy - y)).max(0.0))
        });
        let names = chart.labels().iter().map(|(_, place)| {
            let [dx, dy] = on_mat(*place);
            2.0 * (BESIDE + 14.0 - ((dx - x) * 0.55).hypot(dy - y)).max(0.0)
        });
        others.map(of).chain(lie).chain(names).sum::<f32>()
    };
    let corners = [
        [43.0, 37.0],
        [-43.0, 37.0],
        [43.0, -37.0],
        [-43.0, -37.0],
        [60.0, 0.0],
        [-60.0, 0.0],
        [0.0, 60.0],
        [0.0, -60.0],
    ];
    let at = corners.map(|[dx, dy]| [x + dx, y + dy]);
    at.into_iter().min_by(|one, other| covers(*one).total_cmp(&covers(*other))).unwrap_or([x, y])
}

/// Whence a token goes, and where to.
fn moves(mat: &mut Table, shades: &Shades, [[x, y], to]: [At; 2]) {
    let [dx, dy] = [to[0] - x, to[1] - y];
    let away = dx.hypot(dy);
    if away < 1.0 {
        return;
    }
    let on_way = |share: f32, off: f32| [x + dx * share - dy / away * off, y + dy * share + dx / away * off];
    let [begin, bend, end] = if away < 130.0 {
        // Where one lies near the other, around them at the right.
        let right = if dy < 0.0 { 1.0 } else { -1.0 };
        [on_way(0.0, 32.0 * right), on_way(0.5, 66.0 * right), on_way(1.0, 32.0 * right)]
    } else {
        let edge = 32.0 / away;
        [on_way(edge, 0.0), on_way(0.5, -away * 0.18), on_way(1.0 - edge, 0.0)]
    };
    let [u, v] =
        [end[0] - bend[0], end[1] - bend[1]].map(|it| it / (end[0] - bend[0]).hypot(end[1] - bend[1]));
    let head = |along: f32, off: f32| [end[0] - u * along - v * off, end[1] - v * along + u * off];
    mat.outline(vec![Pen::Begin(begin), Pen::Bend(bend, end)], Paint::line(shades.bright, 6.0));
    let point = vec![
        Pen::Begin(head(-8.0, 0.0)),
        Pen::Line(head(10.0, 11.0)),
        Pen::Line(head(10.0, -11.0)),
        Pen::Close,
    ];
    mat.outline(point, Paint::filled(shades.bright));
}

/// R24: where the Nazgûl are counted besides the place itself.
fn counted(mat: &mut Table, shades: &Shades, chart: &Chart, place: Location) {
    let spaces = chart.board().spaces();
    let Some(here) = spaces.iter().position(|space| space.kind == SpaceKind::Location(place)) else { return };
    for id in &chart.board().adjacent()[here] {
        let radius = if matches!(spaces[*id].kind, SpaceKind::Location(_)) { 21.0 } else { 11.0 };
        mat.circle(on_mat(chart.places()[*id]), radius, Paint::line(shades.red, 4.0));
    }
}

/// Writes a number beside what lies at a place, where there is most room: above, at either side, or below.
fn number_beside(
    mat: &mut Table,
    shades: &Shades,
    chart: &Chart,
    (location, on, written): (Location, &OnBoard, &mut Vec<At>),
    (radius, size): (f32, f32),
    number: &str,
) {
    let Some(here) = chart.place(location).map(on_mat) else { return };
    let out = radius + 6.0;
    let places = [[0.0, -out], [-out, 8.0], [out, 8.0], [0.0, out + size * 0.68]];
    let spaces = chart.board().spaces().iter().zip(chart.places());
    let others = spaces.filter_map(|(space, place)| {
        let SpaceKind::Location(other) = space.kind else { return Some((on_mat(*place), 0.5)) };
        let large = on.tokens.iter().any(|(there, _)| *there == other)
            || on.rings.iter().any(|(there, _)| *there == other)
            || on.feet == Some(other);
        (other != location).then(|| (on_mat(*place), if large { 2.0 } else { 1.0 }))
    });
    // What lies beside the place of the moment does not lie at its place.
    let beside = on.rings.iter().filter(|(ringed, _)| on.tokens.iter().any(|(there, _)| there == ringed));
    let beside = beside.map(|(ringed, _)| (at_ring(chart, *ringed, on), 2.5));
    let names = chart.labels().iter().map(|(_, place)| (on_mat(*place), 1.5));
    // Numbers that stand there already are as broad as they are.
    let numbers = written.iter().map(|at| (*at, 2.5));
    let others: Vec<(At, f32)> = others.chain(beside).chain(names).chain(numbers).collect();
    let half = measured(number, size, true) * 0.5;
    let middle = |[dx, dy]: At| {
        let aside = if dx == 0.0 { 0.0 } else { half.copysign(dx) };
        [here[0] + dx + aside, here[1] + dy - size * 0.32]
    };
    let crowded = |at: &At| {
        let middle = middle(*at);
        let near = |(place, weight): &(At, f32)| {
            let beside = ((place[0] - middle[0]).abs() - half * 0.6).max(0.0);
            let away = beside.hypot(place[1] - middle[1]);
            weight * (size * 1.36 - away).max(0.0)
        };
        // Beyond the edge of the window nobody reads it.
        let cut = if middle[0] < half + 8.0 { 1e3 } else { 0.0 };
        cut + others.iter().map(near).sum::<f32>()
    };
    let at =
        places.into_iter().min_by(|one, other| crowded(one).total_cmp(&crowded(other))).unwrap_or(places[0]);
    written.push(middle(at));
    outlined(mat, shades, [here[0] + at[0], here[1] + at[1]], size, side_of(at), number);
}

fn side_of([x, _]: At) -> Side {
    match x {
        x if x < 0.0 => Side::To,
        x if x > 0.0 => Side::From,
        _ => Side::About,
    }
}

/// Without a map: the places of the moment, and below them the tokens that lie.
fn in_rows(mat: &mut Table, shades: &Shades, on: &OnBoard) {
    mat.above();
    for (number, (location, _)) in on.rings.iter().take(3).enumerate() {
        ring(mat, shades, [150.0 + 180.0 * number as f32, 260.0], *location, on);
    }
    for (number, (location, side)) in on.tokens.iter().enumerate().take(24) {
        let at = [90.0 + 96.0 * (number % 8) as f32, 390.0 + 112.0 * (number / 8) as f32];
        token(mat, shades, at, 28.0, *side);
        mat.bold([at[0], at[1] + 60.0], 28.0, shades.ink, Side::About, location.to_string());
    }
}
