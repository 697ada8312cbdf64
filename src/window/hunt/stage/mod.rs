//! The stage: the table's window, as it is seen from across the table. It is made of the public view, and of what everybody was
//! told last, and of nothing else; nobody presses anything on it.
//!
//! It has no list of past answers: the rules forbid the Ringwraiths notes. An answer stands until the next thing happens before
//! everybody's eyes.

mod board;
mod headline;
mod land;
mod lights;
pub(super) mod marks;
mod moment;
mod scene;
pub(super) mod shades;
mod side;
mod strip;
pub mod tale;
pub(super) mod tiles;

pub use scene::Scene;
pub(super) use strip::sun;

use crate::hunt::board::Location;
use crate::hunt::{Answer, Hunt, Phase, Public, Question, View};
use crate::language::{Words, seal};
use crate::table::{Digest, Heard as Told, Record};
use crate::window::pieces::{At, Mat};
use crate::window::screens::{Beside, Wall};
use crate::window::widgets::hills::nothing_but_the_name;
use crate::window::widgets::look::{BOLD, Look};
use board::OnBoard;
use iced::widget::{column, container, qr_code, responsive, stack, text};
use iced::{Center, Color, Element, Fill, Padding, Size};
use land::{Lit, Ring, on_mat};
use moment::{Heard, Moment};
use shades::Shades;
use std::convert::Infallible;

/// How large the stage is, in points of its own.
const POINTS: At = [1280.0, 800.0];
/// How large the code of the seal is, how broad what is said below it, and how far from the edge, in points of the stage.
const CODE: f32 = 250.0;
const BELOW_CODE: f32 = 400.0;
const BESIDE_CODE: f32 = 24.0;

type Table = Mat<Message>;

/// What the window remembers besides the game.
#[derive(Default)]
pub struct Stage {
    scene: Scene,
    heard: Heard,
    /// The Track tokens that lie, as it was looked at last.
    tracks: std::collections::BTreeMap<Location, crate::hunt::Side>,
    /// How many of the tiles that lie drawn his window has not turned yet.
    covered: usize,
    /// Whether anything moves, and how many things have come before everybody's eyes: what comes begins to with each.
    moves: bool,
    beat: u64,
    /// The seal and its code, once everybody is to see them.
    seal: Option<(Digest, qr_code::Data)>,
}

/// Something done in the table's window: nothing.
pub type Message = Infallible;

impl Wall<Hunt> for Stage {
    type Message = Message;

    fn hears(&mut self, record: Option<&Record<Hunt>>, beside: Beside) {
        self.moves = beside.moves;
        let turned = std::mem::replace(&mut self.covered, beside.covered) != beside.covered;
        let Some(Told { how, said, events }) = record.and_then(Record::heard_last) else {
            self.heard = Heard::default();
            return;
        };
        let new = (how, said, &events) != (self.heard.how, self.heard.said.as_str(), &self.heard.events);
        if new {
            self.heard = Heard { how, said: said.to_owned(), events, lay: self.tracks.clone() };
        }
        self.beat += u64::from(new || turned);
    }

    fn look_again(&mut self, view: Option<&View>, seal: Option<Digest>) {
        self.scene.look_again(view);
        self.tracks = view.map(|view| view.tracks.clone()).unwrap_or_default();
        // It is folded away with its game.
        let seal = seal.filter(|_| view.is_some());
        if self.seal.as_ref().map(|(known, _)| *known) != seal {
            self.seal = seal.and_then(coded);
        }
    }

    fn settle(&mut self) {
        self.moves = false;
    }

    fn redraw(&self) {}

    fn update(&mut self, message: Message) {
        match message {}
    }

    // Before there is a game, the name of the program.
    fn view<'a>(
        &'a self,
        look: Look,
        words: &Words,
        view: Option<&'a View>,
        _: &[&Public],
    ) -> Element<'a, Message> {
        let Some(view) = view else { return nothing_but_the_name(look) };
        let stage = framed(look, self.staged(look, words, view));
        match &self.seal {
            Some((seal, code)) => {
                // It lies over the map, and where tiles lie over what they come to: never over an answer.
                let tiles = matches!(Moment::of(view, &self.heard), Moment::Drawn(_));
                let (words, seal) = (words.clone(), *seal);
                stack![stage, responsive(move |room| sealed(&words, seal, code, (room, tiles)))].into()
            }
            None => stage,
        }
    }
}

impl Stage {
    fn staged(&self, look: Look, words: &Words, view: &View) -> Table {
        let shades = Shades::of(look);
        let heard = &self.heard;
        let moment = Moment::of(view, heard);
        let (mut mat, lights) = self.scene.stage(look, &shades);
        if self.moves {
            mat.moves(self.beat);
        }
        let lit = (&shades, &lights);
        let mut would = view.corruption;
        if let Moment::Drawn(drawn) = &moment {
            let turned = drawn.len() - self.covered.min(drawn.len());
            would = tiles::sums(view, &drawn[..turned]).1;
            tiles::tiles(&mut mat, words, lit, view, (drawn, self.covered, heard.typed_tiles()));
        } else {
            board::board(
                &mut mat,
                &self.scene,
                (look, &shades, &lights),
                &on_board(&self.scene, &shades, view, (heard, &moment)),
            );
            mat.above();
            side::side(&mut mat, words, lit, view, (heard, &moment));
        }
        mat.above();
        let (head, pennant) = headline::head(words, view, heard, &moment, self.covered);
        headline::draw(&mut mat, &shades, &head, pennant);
        strip::strip(&mut mat, words, lit, view, (would, heard.step_before()));
        mat
    }
}

/// The stage in its window, as large as there is room.
pub fn framed<'a>(look: Look, stage: Mat<Message>) -> Element<'a, Message> {
    let ground = Shades::of(look).ground[1];
    container(stage).center(Fill).style(move |_| container::background(ground)).into()
}

/// What lies on the board at this moment, and what of it is lit.
fn on_board(scene: &Scene, shades: &Shades, view: &View, (heard, moment): (&Heard, &Moment)) -> OnBoard {
    let mut on = OnBoard {
        falls: shades.falls(view.turn, view.phase.is_play() && view.day > 0),
        comes: heard.night_falls(),
        tokens: view.tracks.iter().map(|(location, side)| (*location, Some(*side))).collect(),
        figure: view.part2.as_ref().and_then(|part2| part2.figure),
        ..OnBoard::default()
    };
    match moment {
        Moment::Undone => {
            // Where a token lay, its shadow.
            let gone = heard
                .tracks()
                .into_iter()
                .filter(|(at, side)| side.is_some() && !view.tracks.contains_key(at));
            for (location, _) in gone.take(1) {
                on.rings.push((location, Ring::Dashed));
                on.tokens.push((location, None));
            }
        }
        Moment::Corrected(_) => {
            on.moved = heard.moved_token();
            let tracks = heard.tracks();
            for (location, side) in tracks.iter().take(2) {
                on.rings.push((*location, if side.is_some() { Ring::Gold } else { Ring::Dashed }));
                if side.is_none() {
                    on.tokens.push((*location, None));
                }
            }
        }
        Moment::Course(Some(_)) => {
            // P20: where all of them lay.
            on.tokens.extend(heard.lay.keys().map(|location| (*location, None)));
        }
        Moment::Gandalf(location, _) => on.rings.push((*location, Ring::Gold)),
        _ => {
            if let Some(asked) = moment.asked(heard) {
                match asked.question {
                    Question::Search(place) | Question::Hunt(place) => {
                        let ring = match moment {
                            Moment::Answered(_, answer) if answer.frodo_is_here() => Ring::Red,
                            Moment::Answered(_, Answer::No) | Moment::Asked(_) | Moment::Dropped(..) => {
                                Ring::Dark
                            }
                            _ => Ring::Gold,
                        };
                        on.rings.push((place, ring));
                    }
                    Question::Perception(region) | Question::Morgul(region) => {
                        let found = match moment {
                            Moment::Answered(_, Answer::No) => Ring::Dashed,
                            Moment::Answered(..) => Ring::Gold,
                            _ => Ring::Dark,
                        };
                        on.lit = Lit::Region(region, found);
                    }
                }
            }
        }
    }
    // Where Frodo was found stays seen until tiles are drawn.
    if let Some(place) = view.found_at.filter(|_| view.found || view.phase == Phase::Encounter) {
        on.counted = Some(place);
        if on.rings.iter().all(|(ringed, _)| *ringed != place) {
            on.rings.push((place, Ring::Red));
        }
    }
    // The place of the moment lies in the light.
    if let (Some((location, _)), Lit::All, Some(chart)) = (on.rings.first(), &on.lit, scene.chart())
        && let Some(place) = chart.place(*location)
    {
        on.lit = Lit::Place(on_mat(place));
    }
    on
}

/// The seal of what the table has heard: the code is the proof, the words are for the eye. At the left, or (`right`) at the right.
fn sealed<'a>(
    words: &Words,
    seal: Digest,
    code: &'a qr_code::Data,
    (room, right): (Size, bool),
) -> Element<'a, Message> {
    let [wide, high] = POINTS;
    let fit = (room.width / wide).min(room.height / high);
    let code = qr_code(code)
        .total_size((CODE * fit).round())
        .style(|_| qr_code::Style { cell: Color::BLACK, background: Color::WHITE });
    let dark =
        |said: String, size: f32| text(said).size(size * fit).font(BOLD).color(Color::BLACK).align_x(Center);
    let told = dark(words.say("public-seal-what", &[]), 23.0).line_height(1.2);
    let panel = column![code, dark(seal::in_words(seal), 30.0), told]
        .spacing(6.0 * fit)
        .align_x(Center)
        .max_width(BELOW_CODE * fit);
    let panel = container(panel).padding(14.0 * fit).style(|_| container::background(Color::WHITE));
    let beside = (room.width - wide * fit) / 2.0 + BESIDE_CODE * fit;
    let panel = container(panel).center_y(Fill).padding(Padding::ZERO.horizontal(beside));
    if right { panel.align_right(Fill) } else { panel.align_left(Fill) }.into()
}

/// The code of a seal. There is room for its 256 bits in any code; what cannot be drawn is not shown.
fn coded(seal: Digest) -> Option<(Digest, qr_code::Data)> {
    qr_code::Data::new(seal::in_code(seal)).ok().map(|code| (seal, code))
}
