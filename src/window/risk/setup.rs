//! The set-up on the game's own part: a brush for each who can hold something and one for Leaders; region by region each
//! territory is a button in its holder's colour with his letter, and what is pressed is the brush's, or its no more.

use super::drawn::{badge, boxed, held, ink, leaders_sign, panel};
use crate::language::Words;
use crate::language::risk::{colour, territory_called};
use crate::risk::board::{Region, Territory};
use crate::risk::colour::{Colour, Holder};
use crate::risk::options::{Dealt, dealt};
use crate::risk::view::View;
use crate::window::frame::{Own, Seen};
use crate::window::play::wish::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, around, press};
use iced::widget::{Column, Row, column, container, row, text};
use iced::{Center, Fill};

/// How large a name is written, and how broad a region's is.
const NAME: f32 = 16.0;
const REGION: f32 = 146.0;
/// How broad it is what somebody is dealt: two stand beside each other.
const DEALT: f32 = 420.0;
/// What unfolds here begins so: the brush that was chosen.
const BRUSH: &str = "brush";
const LEADERS: &str = "leader";
const NOBODY: &str = "none";

/// What becomes of a territory that is pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Brush {
    /// It is theirs, or nobody's.
    Holder(Option<Holder>),
    /// A Leader of whoever holds it stands there.
    Leaders,
}

impl Brush {
    /// The one that was chosen; at first that of who plays first.
    fn of(view: &View, seen: Seen<'_>) -> Self {
        let chosen = seen.opened.strip_prefix(BRUSH).map(str::trim).and_then(|chosen| match chosen {
            LEADERS => Some(Self::Leaders),
            holder => view.holder_called(holder).ok().map(Self::Holder),
        });
        chosen.unwrap_or(Self::Holder(Some(view.options.players.first().into())))
    }

    fn chosen(self) -> Wish<std::convert::Infallible> {
        let name = match self {
            Self::Leaders => LEADERS.to_owned(),
            Self::Holder(holder) => named(holder),
        };
        Wish::Open(format!("{BRUSH} {name}"))
    }

    /// What is done with a territory: what it is already, it is then no more. Nothing where nobody holds it that could have a
    /// Leader there.
    fn command(self, view: &View, territory: &str) -> Option<String> {
        let now = view.holder(territory);
        match self {
            Self::Holder(holder) if holder == now => Some(format!("own {NOBODY} {territory}")),
            Self::Holder(holder) => Some(format!("own {} {territory}", named(holder))),
            Self::Leaders => {
                let of = now.and_then(Holder::player)?;
                let off = if stands(view, of, territory) { " off" } else { "" };
                Some(format!("leader {of} {territory}{off}"))
            }
        }
    }
}

fn named(holder: Option<Holder>) -> String {
    holder.map_or_else(|| NOBODY.to_owned(), |holder| holder.to_string())
}

fn stands(view: &View, of: Colour, territory: &str) -> bool {
    view.player(of).leaders.iter().any(|at| at == territory)
}

/// The page. While names are typed behind `own` or `leader`, a territory that is pressed is typed too.
pub(super) fn part<'a>(look: Look, words: &Words, view: &View, seen: Seen<'_>) -> Own<'a> {
    let Some(board) = view.board().ok().filter(|board| !board.is_open()) else {
        let told = column![look.text(words.say("part-no-board", &[]))];
        return panel(look, words.say("part-regions", &[]), told);
    };
    let brush = Brush::of(view, seen);
    let pressed_with = (!takes_names(seen.typed)).then_some(brush);
    let regions = board.regions().iter().map(|region| of_region(look, words, view, region, pressed_with));
    let rows = Column::with_children(regions).spacing(look.size(6.0));
    let signs = row![leaders_sign(look), look.label(words.say("part-signs-leader", &[]))];
    let signs = signs.spacing(look.size(6.0)).align_y(Center);
    let inside = column![brushes(look, words, view, brush), rows, signs, dealing(look, words, view)];
    panel(look, words.say("part-regions", &[]), inside.spacing(look.size(8.0)))
}

/// Each with how much it has; lit is the one that is chosen.
fn brushes<'a>(look: Look, words: &Words, view: &View, brush: Brush) -> Own<'a> {
    let players = view.options.players.iter().map(|colour| Some(Holder::from(colour)));
    let neutral = view.options.has_neutral_army().then_some(Some(Holder::Neutral));
    let holders = players.chain(neutral).chain([None]).map(|holder| {
        let name = match holder {
            Some(Holder::Player(of)) => colour(words, of),
            Some(Holder::Neutral) => words.say("pick-neutral", &[]),
            None => words.say("pick-nobody", &[]),
        };
        let count = view.territories(holder).len();
        one(look, Brush::Holder(holder), brush, boxed(look, words, holder), name, count)
    });
    let leaders = view.options.players.iter().map(|of| view.player(of).leaders.len()).sum();
    let name = words.say("part-leaders", &[]);
    let leaders = one(look, Brush::Leaders, brush, leaders_sign(look), name, leaders);
    // What nobody holds is all given at once to who is chosen.
    let free = !view.territories(None).is_empty();
    let rest = match brush {
        Brush::Holder(Some(holder)) if free => {
            let label = words.say("risk-deed-own-rest", &[("colour", holder.to_string().into())]);
            let wish = Wish::Give(format!("own {holder} rest"));
            Some(
                press(look, label, Weight::Main, Some(wish)).padding([look.size(4.0), look.size(8.0)]).into(),
            )
        }
        _ => None,
    };
    let gap = look.size(4.0);
    Row::with_children(holders.chain([leaders]).chain(rest)).spacing(gap).wrap().vertical_spacing(gap).into()
}

fn one<'a>(look: Look, this: Brush, chosen: Brush, sign: Own<'a>, name: String, count: usize) -> Own<'a> {
    // A number has room for two digits, so that nothing moves.
    let count = look.text(count.to_string()).size(look.size(15.0)).font(BOLD);
    let count = container(count).align_right(look.size(20.0));
    let inside = row![sign, look.text(name).size(look.size(15.0)), count].spacing(look.size(6.0));
    let (inside, padding) = (inside.align_y(Center), [look.size(4.0), look.size(8.0)]);
    if this == chosen {
        return container(inside).padding(padding).style(look.inset(true)).into();
    }
    around(look, inside, Weight::Quiet, Some(this.chosen())).padding(padding).into()
}

/// Whether a territory's name can stand next on the line.
fn takes_names(typed: &str) -> bool {
    let mut words = typed.split_whitespace();
    matches!((words.next(), words.next()), (Some("own" | "leader"), Some(_)))
}

fn of_region<'a>(look: Look, words: &Words, view: &View, region: &Region, brush: Option<Brush>) -> Own<'a> {
    let called = format!("{}  {}", territory_called(words, &region.name), region.bonus);
    let called = look.text(called).size(look.size(16.0)).font(BOLD).width(look.size(REGION));
    let territories = region.territories.iter().map(|it| button(look, words, view, it, brush));
    let gap = look.size(3.0);
    let territories = Row::with_children(territories).spacing(gap).wrap().vertical_spacing(gap);
    row![called, container(territories).width(Fill)].spacing(look.size(6.0)).align_y(Center).into()
}

fn button<'a>(
    look: Look,
    words: &Words,
    view: &View,
    territory: &Territory,
    brush: Option<Brush>,
) -> Own<'a> {
    let holder = view.holder(&territory.name);
    let leader = holder.and_then(Holder::player).is_some_and(|of| stands(view, of, &territory.name));
    let wish = match brush {
        Some(brush) => brush.command(view, &territory.name).map(Wish::Give),
        None => Some(Wish::Type(format!("{} ", territory.name))),
    };
    let written = ink(holder).map_or(look.colours().ink, |(_, written)| written);
    let name = text(territory_called(words, &territory.name)).size(look.size(NAME)).color(written);
    let label = row![badge(look, words, holder, leader), name].spacing(look.size(3.0)).align_y(Center);
    let label = container(label).padding([look.size(2.0), look.size(6.0)]).style(move |_| held(look, holder));
    around(look, label, Weight::Plain, wish).into()
}

/// K3, K4: what each is dealt and claims, and what is left then.
fn dealing<'a>(look: Look, words: &Words, view: &View) -> Own<'a> {
    let told = dealt(&view.options).into_iter().map(|it| {
        let Dealt { colour: of, cards, claims, left } = it;
        let facts = [("cards", cards.into()), ("claims", claims.into()), ("left", left.into())];
        let told = look.label(words.say("part-dealt", &facts)).size(look.size(15.0));
        let told = row![boxed(look, words, Some(of.into())), told].spacing(look.size(6.0)).align_y(Center);
        container(told).width(look.size(DEALT)).into()
    });
    Row::with_children(told).wrap().vertical_spacing(look.size(4.0)).into()
}
