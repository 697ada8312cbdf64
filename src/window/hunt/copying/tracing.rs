//! Copying a board on a picture: places, links and areas, by mouse or by keyboard.

use super::super::{map::Backdrop, map::Camera, map::Fills};
use super::easel::{self, Drag, Easel, Gesture, Marks};
use super::found::{Circle, Found};
use super::message::Tool;
use super::own_board::{At, OwnBoard};
use super::scale;
use crate::hunt::board::{Draft, Location, Rings, rings};
use crate::store::Picture;
use crate::window::pieces::lies_within;
use crate::window::widgets::keys::{Direction, Shortcut};
use crate::window::widgets::lettered::lettered;
use crate::window::widgets::look::Look;
use iced::widget::canvas::Cache;
use iced::widget::image::Handle;
use iced::widget::{container, stack};
use iced::{Element, Fill, Length, Size};

/// The easel, by its name.
pub const EASEL: &str = "easel";
/// How far a click of the keyboard's may go, in heights of the map when all of it is seen.
const NEAR: f32 = 0.024;
/// A step of the crosshair, likewise.
const STEP: f32 = 0.01;

/// What is chosen: to be removed, moved or set right.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Chosen {
    Space(String),
    /// What a chain joins, from this place in it.
    Link(usize, usize),
}

/// The easel, and what is in hand.
#[derive(Default)]
pub struct Tracing {
    /// What a click means.
    pub tool: Tool,
    /// The number that the next location gets, or the letter of an exit.
    pub next: String,
    /// The area that is laid.
    pub area: String,
    /// Whether links are roads.
    pub road: bool,
    chosen: Option<Chosen>,
    /// The space that is joined to the next one.
    pen: Option<String>,
    crosshair: Option<[f32; 2]>,
    camera: Camera,
    picture: Option<(Handle, [f32; 4])>,
    /// Circles that were found on it.
    found: Found,
    /// Whether the number is being typed on the easel.
    typing: bool,
    /// Whether the picture is to be seen.
    pub shows_picture: bool,
    drawn: Cache,
}

impl Tracing {
    pub fn new(board: &OwnBoard) -> Self {
        Self {
            next: next_number(board),
            area: next_area(board.draft()),
            shows_picture: true,
            ..Self::default()
        }
    }

    /// Another picture lies behind, or none.
    pub fn lay(&mut self, picture: Option<Picture>) {
        self.picture = picture.map(|Picture { width, height, pixels }| {
            (Handle::from_rgba(width, height, pixels), easel::framed(width, height))
        });
        self.shows_picture = true;
        self.found = Found::default();
    }

    /// Which size of circles is looked for next, and what finds them on the picture.
    pub fn to_search(&self) -> Option<(usize, impl FnOnce() -> Rings + Send + 'static)> {
        let (Handle::Rgba { width, height, pixels, .. }, _) = self.picture.as_ref()? else { return None };
        let (size, width, height, pixels) =
            (self.found.next_size(), *width as usize, *height as usize, pixels.clone());
        Some((size, move || rings(width, height, &pixels, size)))
    }

    /// Circles of the picture, on the map.
    pub fn found_of(&self, rings: &Rings, size: usize) -> Found {
        match &self.picture {
            Some((Handle::Rgba { width, height, .. }, framed)) => {
                Found::of(rings, size, [*width, *height], *framed)
            }
            _ => Found::default(),
        }
    }

    /// These are proposed now, and the first of them is numbered next.
    pub fn lay_found(&mut self, found: Found, board: &OwnBoard) {
        self.found = found;
        self.found.goes_on(&board.seen.sketch, None);
        (self.chosen, self.typing) = (None, false);
        self.drawn.clear();
    }

    /// Whether anything is proposed.
    pub fn proposes(&self, board: &OwnBoard) -> bool {
        self.found.open(&board.seen.sketch).next().is_some()
    }

    /// Whether a picture lies behind.
    pub fn has_picture(&self) -> bool {
        self.picture.is_some()
    }

    /// Draws everything anew.
    pub fn redraw(&self) {
        self.drawn.clear();
    }

    /// Takes in that the board has changed elsewhere.
    pub fn look_again(&mut self, board: &OwnBoard) {
        // A fork has a name and may be drawn without a place of its own.
        let spots = &board.seen.sketch.spots;
        let there = |space: &String| spots.iter().any(|spot| spot.name.as_ref() == Some(space));
        self.pen = self.pen.take().filter(there);
        self.chosen = self.chosen.take().filter(|chosen| match chosen {
            Chosen::Space(space) => there(space),
            Chosen::Link(line, at) => board.seen.sketch.lines.iter().any(|it| it.said == (*line, *at)),
        });
        self.drawn.clear();
    }

    /// Another tool is taken up.
    pub fn take(&mut self, tool: Tool) {
        self.tool = tool;
        self.typing = false;
        self.pen = None;
        self.chosen = None;
        self.drawn.clear();
    }

    /// The number of the space that is chosen, if it is a location or an exit.
    pub fn chosen_location(&self) -> Option<Location> {
        match &self.chosen {
            Some(Chosen::Space(space)) => space.parse().ok(),
            _ => None,
        }
    }

    /// Whether anything is chosen.
    pub fn has_chosen(&self) -> bool {
        self.chosen.is_some()
    }

    /// The next location is the lowest one without a place, whatever was done elsewhere.
    pub fn count_on(&mut self, board: &OwnBoard) {
        self.next = next_number(board);
    }

    /// The name of the sentence that says what hands can do now.
    pub fn hint(&self, board: &OwnBoard) -> &'static str {
        match (self.tool, self.pen.is_some()) {
            (Tool::Places, _) if self.proposes(board) => "copy-hint-found",
            (Tool::Places, _) => "copy-hint-places",
            (Tool::Links, false) => "copy-hint-links",
            (Tool::Links, true) => "copy-hint-pen",
            (Tool::Areas, _) => "copy-hint-areas",
        }
    }

    /// Whether a link is chosen.
    pub fn has_chosen_link(&self) -> bool {
        matches!(self.chosen, Some(Chosen::Link(..)))
    }

    /// Does what a hand did. Whether the next number was none, and nothing could be placed.
    pub fn handle(&mut self, gesture: Gesture, board: &mut OwnBoard) -> bool {
        let mut no_number = false;
        match gesture {
            Gesture::Camera(camera) => {
                self.camera = camera;
            }
            Gesture::Clicked(place, near) => {
                self.crosshair = None;
                no_number = self.click(place, near, board);
            }
            Gesture::Dropped(place, near) if self.tool == Tool::Places => {
                if let Some(circle) = self.found.at(&board.seen.sketch, place, near) {
                    self.found.drop(circle);
                }
            }
            Gesture::Dropped(..) => {}
            Gesture::Moved(spot, place) => {
                if let Some(space) = board.seen.sketch.spots.get(spot).and_then(|spot| spot.name.clone()) {
                    board.change(At::Picture, |draft| draft.place(&space, scale::in_draft(place)));
                    self.chosen = Some(Chosen::Space(space));
                }
            }
            Gesture::Around(around) => self.lay_around(&around, board),
        }
        self.drawn.clear();
        no_number
    }

    /// Whether the next number was none, and nothing could be placed.
    fn click(&mut self, place: [f32; 2], near: f32, board: &mut OwnBoard) -> bool {
        self.found.rests();
        self.typing = false;
        let spot = easel::spot_at(&board.seen.sketch, place, near);
        let space = spot.and_then(|spot| board.seen.sketch.spots[spot].name.clone());
        let line = easel::line_at(&board.seen.sketch, place, near * 0.7)
            .map(|line| board.seen.sketch.lines[line].said);
        match (self.tool, space) {
            (Tool::Places, Some(space)) => self.chosen = Some(Chosen::Space(space)),
            (Tool::Places, None) => {
                let found = self.found.at(&board.seen.sketch, place, near);
                return !self.place_next(found.map_or(place, |circle| circle.at), board);
            }
            (Tool::Links, Some(space)) => self.join(space, board),
            (Tool::Links, None) => match (&self.pen, line) {
                (None, Some((line, at))) => self.chosen = Some(Chosen::Link(line, at)),
                (Some(_), _) => {
                    let mut dot = String::new();
                    let (pen, road) = (self.pen.clone().unwrap_or_default(), self.road);
                    board.change(At::Picture, |draft| {
                        dot = draft.place_dot(scale::in_draft(place));
                        draft.join(road, &[&pen, &dot]);
                    });
                    self.pen = Some(dot);
                    self.choose_last(board);
                }
                (None, None) => self.chosen = None,
            },
            (Tool::Areas, Some(space)) => {
                let Some(location) = space.parse::<Location>().ok().filter(|location| !location.is_exit())
                else {
                    return false;
                };
                let area = self.area.clone();
                board.change(At::Picture, |draft| match draft.area_of(location) == Some(&area) {
                    true => draft.take_out(&[location]),
                    false => draft.lay(&area, &[location]),
                });
            }
            (Tool::Areas, None) => {}
        }
        false
    }

    /// Places the location that is next, and counts on. Whether it is one.
    fn place_next(&mut self, place: [f32; 2], board: &mut OwnBoard) -> bool {
        let Ok(location) = self.next.trim().parse::<Location>() else { return false };
        let space = location.to_string();
        board.change(At::Picture, |draft| draft.place(&space, scale::in_draft(place)));
        self.chosen = Some(Chosen::Space(space));
        self.next = if location.is_exit() { next_exit(board) } else { next_number(board) };
        true
    }

    /// Joins the space where the pen is to this one, where the pen is from then on. The same again lifts it.
    fn join(&mut self, space: String, board: &mut OwnBoard) {
        match self.pen.take() {
            Some(pen) if pen == space => self.chosen = None,
            Some(pen) => {
                let road = self.road;
                let mut joined = false;
                board.change(At::Picture, |draft| joined = draft.join(road, &[&pen, &space]));
                self.pen = Some(space);
                if joined {
                    self.choose_last(board);
                }
            }
            None => (self.pen, self.chosen) = (Some(space), None),
        }
    }

    /// The link that was drawn last is the one that digits and the road are about.
    fn choose_last(&mut self, board: &OwnBoard) {
        let chains = &board.draft().chains;
        let Some(chain) = chains.last() else { return };
        let tokens = crate::hunt::board::tokens(chain).1.len();
        self.chosen = tokens.checked_sub(2).map(|at| Chosen::Link(chains.len() - 1, at));
    }

    /// Lays everything within a line that was drawn around it into the area.
    fn lay_around(&self, around: &[[f32; 2]], board: &mut OwnBoard) {
        let within: Vec<Location> = board
            .seen
            .sketch
            .spots
            .iter()
            .filter(|spot| lies_within(scale::on_map(spot.at), around))
            .filter_map(|spot| spot.location.filter(|location| !location.is_exit()))
            .collect();
        if !within.is_empty() {
            board.change(At::Picture, |draft| draft.lay(&self.area, &within));
        }
    }

    /// Does what a key means on the easel. Whether the next number was none, and nothing could be placed.
    pub fn key(&mut self, shortcut: Shortcut, board: &mut OwnBoard) -> bool {
        if let Some(camera) = self.camera.keyed(shortcut) {
            return self.handle(Gesture::Camera(camera), board);
        }
        let mut no_number = false;
        match shortcut {
            Shortcut::Earlier => self.point(Direction::North),
            Shortcut::Later => self.point(Direction::South),
            Shortcut::Nudge(way) => self.point(way),
            Shortcut::Enter => no_number = self.enter(board),
            Shortcut::Escape => {
                (self.pen, self.chosen, self.crosshair) = (None, None, None);
                self.typing = false;
                self.found.rests();
            }
            Shortcut::Letter('n') if self.tool == Tool::Places => {
                let from = self.numbered(board).map(|circle| circle.at);
                self.found.goes_on(&board.seen.sketch, from);
                self.chosen = None;
            }
            Shortcut::Letter('p') => self.take(Tool::Places),
            Shortcut::Letter('l') => self.take(Tool::Links),
            Shortcut::Letter('a') => self.take(Tool::Areas),
            Shortcut::Letter('r') => self.pave(board),
            Shortcut::Letter('x') => self.exits(board),
            Shortcut::Letter(digit) => {
                if let Some(number) = digit.to_digit(10) {
                    match self.tool {
                        Tool::Places => self.types(digit),
                        Tool::Links | Tool::Areas => self.dots(number as usize, board),
                    }
                }
            }
            _ => return false,
        }
        self.drawn.clear();
        no_number
    }

    /// The number is typed on the easel itself, digit by digit.
    fn types(&mut self, digit: char) {
        if !std::mem::replace(&mut self.typing, true) {
            self.next.clear();
        }
        self.next.push(digit);
    }

    /// Takes back the last digit that was typed, or drops the circle that is numbered next. Whether there was either.
    pub fn takes_back(&mut self, board: &OwnBoard) -> bool {
        if self.typing {
            self.next.pop();
        } else if let Some(circle) = self.numbered(board) {
            self.found.drop(circle);
            self.found.goes_on(&board.seen.sketch, Some(circle.at));
        } else {
            return false;
        }
        self.drawn.clear();
        true
    }

    /// The circle that is numbered next.
    fn numbered(&self, board: &OwnBoard) -> Option<Circle> {
        self.found.current(&board.seen.sketch).filter(|_| self.tool == Tool::Places)
    }

    /// Gives the number that was typed to what it is for, and goes on; or clicks where the keyboard points. Whether it was no
    /// number.
    fn enter(&mut self, board: &mut OwnBoard) -> bool {
        let typed = std::mem::take(&mut self.typing);
        let placed = match (self.numbered(board), &self.chosen) {
            (Some(circle), _) => self.place_next(circle.at, board),
            (None, Some(Chosen::Space(_))) if typed => {
                let to = self.next.clone();
                self.renumber(&to, board)
            }
            _ => {
                let Some(place) = self.crosshair else { return false };
                return self.click(place, NEAR / self.camera.zoom, board);
            }
        };
        if placed && let Some(from) = self.chosen_place(board) {
            self.found.goes_on(&board.seen.sketch, Some(from));
            // What is typed from here on is for the next one.
            if self.numbered(board).is_some() {
                self.chosen = None;
            }
        }
        !placed
    }

    /// Where what is chosen lies.
    fn chosen_place(&self, board: &OwnBoard) -> Option<[f32; 2]> {
        let Some(Chosen::Space(space)) = &self.chosen else { return None };
        board.draft().at.get(space).map(|at| scale::on_map(*at))
    }

    /// The crosshair goes a step.
    fn point(&mut self, way: Direction) {
        let [x, y] = self.crosshair.unwrap_or(self.camera.middle);
        let [dx, dy] = way.step().map(|step| step * STEP / self.camera.zoom);
        let place = [(x + dx).clamp(0.0, scale::BREADTH), (y + dy).clamp(0.0, 1.0)];
        self.crosshair = Some(place);
        // It stays in sight.
        let [mx, my] = self.camera.middle;
        let half = 0.45 / self.camera.zoom;
        let out = |at: f32, middle: f32, half: f32| at - at.clamp(middle - half, middle + half);
        let by = [out(place[0], mx, half * scale::BREADTH), out(place[1], my, half)];
        if by != [0.0, 0.0] {
            self.camera = self.camera.moved(by);
        }
    }

    /// Takes what is chosen off the picture; what is said of it stays.
    pub fn unplace(&mut self, board: &mut OwnBoard) {
        if let Some(Chosen::Space(space)) = self.chosen.take() {
            board.change(At::Picture, |draft| draft.unplace(&space));
            self.next = next_number(board);
        }
        self.look_again(board);
    }

    /// Removes what is chosen from the board, with all that is said of it.
    pub fn remove(&mut self, board: &mut OwnBoard) {
        match self.chosen.take() {
            Some(Chosen::Space(space)) => {
                board.change(At::Picture, |draft| draft.remove(&space));
                self.next = next_number(board);
            }
            Some(Chosen::Link(line, at)) => {
                board.change(At::Picture, |draft| {
                    draft.unjoin(line, at);
                    drop_loose_dots(draft);
                });
            }
            None => {}
        }
        self.pen = None;
        self.look_again(board);
    }

    /// What is chosen becomes a road, or a path again; if nothing is, what is drawn from now on.
    pub fn pave(&mut self, board: &mut OwnBoard) {
        match self.chosen {
            Some(Chosen::Link(line, at)) => {
                let mut paved = None;
                board.change(At::Picture, |draft| paved = draft.pave(line, at));
                // What was chosen stays chosen, wherever it is said now.
                self.chosen = paved.map(|(line, at)| Chosen::Link(line, at));
                // Whoever is drawing draws on like this.
                self.road ^= self.pen.is_some();
            }
            _ => self.road = !self.road,
        }
        self.drawn.clear();
    }

    /// So many dots lie on the link that is chosen.
    pub fn dots(&mut self, dots: usize, board: &mut OwnBoard) {
        if let Some(Chosen::Link(line, at)) = self.chosen {
            board.change(At::Picture, |draft| {
                draft.lay_dots(line, at, dots);
            });
            self.look_again(board);
            if self.chosen.is_none() {
                self.choose_last(board);
            }
        }
    }

    /// The next space is an exit, or a number again.
    pub fn exits(&mut self, board: &OwnBoard) {
        let is_exit = self.next.trim().parse::<Location>().is_ok_and(Location::is_exit);
        self.next = if is_exit { next_number(board) } else { next_exit(board) };
    }

    /// The number that was typed is given to the circle that is numbered next, or to the space that is chosen. Whether it could be.
    pub fn gives_number(&mut self, board: &mut OwnBoard) -> bool {
        let to = self.next.clone();
        if self.numbered(board).is_some() { !self.enter(board) } else { self.renumber(&to, board) }
    }

    /// The space that is chosen gets another number. Whether it could be given.
    fn renumber(&mut self, to: &str, board: &mut OwnBoard) -> bool {
        let (Some(Chosen::Space(space)), Ok(to)) = (&self.chosen, to.trim().parse::<Location>()) else {
            return false;
        };
        let (space, to) = (space.clone(), to.to_string());
        let mut renamed = false;
        board.change(At::Picture, |draft| renamed = draft.rename(&space, &to));
        if renamed {
            self.chosen = Some(Chosen::Space(to));
            self.next = next_number(board);
            self.drawn.clear();
        }
        renamed
    }

    fn marks(&self, board: &OwnBoard) -> Marks {
        let sketch = &board.seen.sketch;
        let places = self.tool == Tool::Places;
        let spot = |space: &String| sketch.spots.iter().position(|spot| spot.name.as_ref() == Some(space));
        let lines = match &self.chosen {
            Some(Chosen::Link(line, at)) => {
                let chosen = |number: &usize| sketch.lines[*number].said == (*line, *at);
                (0..sketch.lines.len()).filter(chosen).collect()
            }
            _ => Vec::new(),
        };
        Marks {
            spot: match &self.chosen {
                Some(Chosen::Space(space)) => spot(space),
                _ => None,
            },
            lines,
            pen: self.pen.as_ref().and_then(spot),
            crosshair: self.crosshair,
            proposed: self.found.open(sketch).filter(|_| places).collect(),
            numbered: self.numbered(board).map(|circle| (circle, self.next.clone())),
            labels: self.tool == Tool::Areas,
            area: sketch.areas.iter().position(|label| self.tool == Tool::Areas && *label == self.area),
        }
    }

    /// The easel.
    pub fn view<'a, Message: 'a>(
        &'a self,
        look: Look,
        board: &'a OwnBoard,
        on: fn(Gesture) -> Message,
        height: Length,
    ) -> Element<'a, Message> {
        let easel = Easel {
            sketch: &board.seen.sketch,
            marks: self.marks(board),
            drag: if self.tool == Tool::Areas { Drag::Goes } else { Drag::Pans },
            camera: self.camera,
            look,
            cache: &self.drawn,
            on,
        };
        let easel = lettered(easel, Size::new(Fill, Fill));
        let layers = match self.picture.as_ref().filter(|_| self.shows_picture) {
            Some((handle, framed)) => {
                let backdrop = Backdrop { handle: handle.clone(), framed: *framed, camera: self.camera };
                stack![Element::new(Fills(backdrop)), easel]
            }
            None => stack![easel],
        };
        container(layers).id(EASEL).padding(2).height(height).style(look.sheet()).into()
    }
}

/// The lowest number without a place: first those that are on the board already.
fn next_number(board: &OwnBoard) -> String {
    let at = &board.draft().at;
    let free = (1..1000).find(|number| !at.contains_key(&number.to_string()));
    free.map(|number| number.to_string()).unwrap_or_default()
}

fn next_exit(board: &OwnBoard) -> String {
    let at = &board.draft().at;
    let free = ('A'..='Z').find(|letter| !at.contains_key(&letter.to_string()));
    free.map(|letter| letter.to_string()).unwrap_or_default()
}

/// The first area that nothing lies in.
fn next_area(draft: &Draft) -> String {
    let free = super::own_board::labels(draft).into_iter().find(|label| !draft.areas.contains_key(label));
    free.unwrap_or_default()
}

/// Dots that nothing is joined to any more are of no use.
fn drop_loose_dots(draft: &mut Draft) {
    let chained: Vec<String> = draft
        .chains
        .iter()
        .flat_map(|chain| crate::hunt::board::tokens(chain).1)
        .map(str::to_owned)
        .collect();
    draft.at.retain(|space, _| !space.starts_with('.') || chained.contains(space));
}
