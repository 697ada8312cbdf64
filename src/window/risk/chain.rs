//! A battle or a chain of them in fields, to be asked for with presses or on the line (`odds 14l 6s 3`): how likely each territory
//! is to be taken, and what is left then.

use super::bars::losses;
use crate::books::Ratio;
use crate::language::Words;
use crate::language::risk::army_said;
use crate::language::risk::begun::{asked, odds_of};
use crate::risk::Risk;
use crate::risk::odds::{Link, TO_THE_END, Target, Way, against, battle, chain};
use crate::risk::roll::{attack_dice, chances, defence_dice};
use crate::risk::step::Army;
use crate::risk::view::View;
use crate::window::frame::{Own, Seen};
use crate::window::risk::Wish;
use crate::window::widgets::look::{BOLD, Look};
use crate::window::widgets::press::{Weight, press};
use iced::widget::{Column, Row, column, container, row, space};
use iced::{Background, Center, Fill};
use std::fmt;

/// What unfolds on the odds page begins so; a region's name does not.
const OPENED: &str = "odds";
/// So many territories have a field.
const FIELDS: usize = 3;
/// The most battalions that a field goes to.
const MOST: u16 = 99;
/// How broad the names and the numbers of fields are, and a bar that is full.
const NAME: f32 = 112.0;
const NUMBER: f32 = 34.0;
const BAR: f32 = 130.0;

/// What stands in the fields.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Fields {
    /// Of which net the table is.
    pub(super) net: i8,
    attacker: Army,
    targets: Vec<Army>,
    way: Way,
}

impl fmt::Display for Fields {
    /// As it is unfolded: the table's net, and the battle as `odds` takes it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{OPENED} {} {}", self.net, army_said(&self.attacker))?;
        self.targets.iter().try_for_each(|target| write!(f, " {}", army_said(target)))
    }
}

impl Fields {
    /// What was unfolded last, and in its place what is typed, if it is a battle; else the fight that is open.
    pub(super) fn of(view: &View, seen: Seen<'_>) -> Self {
        let army = |battalions| Army { battalions, ..Army::default() };
        let fight = view.fight().map(|fight| (fight.attacker, vec![fight.defender]));
        let (attacker, targets) = fight.unwrap_or_else(|| (army(8), vec![army(5)]));
        let unless = Self { net: 0, attacker, targets, way: TO_THE_END };
        let opened = seen.opened.strip_prefix(OPENED).and_then(|opened| {
            let (net, battle) = opened.trim().split_once(' ')?;
            let (attacker, targets, way) = odds_of(battle)?;
            Some(Self { net: net.parse().ok()?, attacker, targets, way })
        });
        let fields = opened.unwrap_or(unless);
        match asked(seen.typed) {
            Some((attacker, targets, way)) => Self { attacker, targets, way, ..fields },
            None => fields,
        }
    }

    /// The same with the table of another net.
    pub(super) fn at_net(&self, net: i8) -> Self {
        Self { net, ..self.clone() }
    }

    /// With something else in the attacker's field, if that is something else.
    fn attacked_by(&self, attacker: Army) -> Option<Wish> {
        (attacker != self.attacker).then(|| Wish::Open(Self { attacker, ..self.clone() }.to_string()))
    }

    /// Likewise in a territory's.
    fn against(&self, at: usize, army: Army) -> Option<Wish> {
        let mut fields = self.clone();
        *fields.targets.get_mut(at)? = army;
        (fields != *self).then(|| Wish::Open(fields.to_string()))
    }
}

/// The fields, and what comes of them.
pub(super) fn part<'a>(look: Look, words: &Words, asked: &Fields) -> Own<'a, Risk> {
    let stack = field(look, words, words.say("odds-stack", &[]), asked.attacker, (2, false), |army| {
        asked.attacked_by(army)
    });
    let targets = asked.targets.iter().enumerate().map(|(at, army)| {
        let name = words.say("odds-territory", &[("number", (at + 1).into())]);
        field(look, words, name, *army, (1, true), |army| asked.against(at, army))
    });
    let fields = column![stack].extend(targets).spacing(look.size(3.0));
    let Fields { attacker, targets, way, .. } = asked;
    let targets = against(*attacker, targets);
    let links = chain(attacker.battalions, &targets, *way).into_iter();
    let links = (1..).zip(links).map(|(number, link)| taken(look, words, number, link));
    let links = Column::with_children(links).spacing(look.size(3.0)).width(Fill);
    let head = look.text(words.say("odds-chain", &[])).font(BOLD).color(look.colours().gold);
    column![row![head, more(look, words, asked)].spacing(look.size(14.0)).align_y(Center)]
        .push(row![fields, links].spacing(look.size(14.0)).align_y(Center))
        .extend(targets.first().map(|first| the_first(look, words, *attacker, *first, *way)))
        .spacing(look.size(4.0))
        .into()
}

/// An army's field: its number with less and more, and what its highest die has more for.
fn field<'a>(
    look: Look,
    words: &Words,
    name: String,
    army: Army,
    (least, defends): (u16, bool),
    wish: impl Fn(Army) -> Option<Wish>,
) -> Own<'a, Risk> {
    let small = |label: String, weight: Weight, army: Army| {
        press(look, label, weight, wish(army)).padding([look.size(1.0), look.size(6.0)]).into()
    };
    let by = |label: &str, by: i16| {
        let battalions = army.battalions.saturating_add_signed(by).clamp(least, MOST.max(army.battalions));
        small(label.to_owned(), Weight::Quiet, Army { battalions, ..army })
    };
    let flag = |name: &str, is: bool, army: Army| {
        let label = if is { format!("{} •", words.say(name, &[])) } else { words.say(name, &[]) };
        small(label, if is { Weight::Main } else { Weight::Quiet }, army)
    };
    let number = look.text(army.battalions.to_string()).font(BOLD);
    let number = container(number).center_x(look.size(NUMBER));
    let stronghold = defends
        .then(|| flag("part-stronghold", army.stronghold, Army { stronghold: !army.stronghold, ..army }));
    row![look.text(name).size(look.size(15.0)).width(look.size(NAME)), by("−5", -5), by("−", -1), number]
        .extend([by("+", 1), by("+5", 5)])
        .push(flag("part-leader", army.leader, Army { leader: !army.leader, ..army }))
        .push(stronghold)
        .push(flag("odds-card", army.card, Army { card: !army.card, ..army }))
        .spacing(look.size(3.0))
        .align_y(Center)
        .into()
}

/// One territory more, or fewer.
fn more<'a>(look: Look, words: &Words, asked: &Fields) -> Own<'a, Risk> {
    let with = |targets: Vec<Army>| Wish::Open(Fields { targets, ..asked.clone() }.to_string());
    let count = asked.targets.len();
    let more = (count < FIELDS).then(|| {
        with(asked.targets.iter().copied().chain([Army { battalions: 2, ..Army::default() }]).collect())
    });
    let fewer = (count > 1).then(|| with(asked.targets[..count - 1].to_vec()));
    let small = |name: &str, wish| {
        press(look, words.say(name, &[]), Weight::Quiet, wish).padding([look.size(1.0), look.size(6.0)])
    };
    row![small("odds-more", more), small("odds-fewer", fewer)].spacing(look.size(4.0)).into()
}

/// Of the first territory: one roll in fractions, and how likely each loss is.
fn the_first<'a>(look: Look, words: &Words, attacker: Army, target: Target, way: Way) -> Own<'a, Risk> {
    let dice = (attack_dice(attacker.battalions), defence_dice(target.defenders));
    let one = chances(dice.0, dice.1, target.net);
    let one: Vec<String> =
        one.of_losses().map(|(lost, chance)| words.pair(lost.to_string(), chance.fraction())).collect();
    let one = look.label(words.say("odds-one-roll", &[("chances", one.join(" · ").into())]));
    let fought = battle(attacker.battalions, target, way);
    column![one, losses(look, words, attacker.battalions, &fought)].spacing(look.size(2.0)).into()
}

/// A territory of the chain: how likely it is taken, as a bar and in words.
fn taken<'a>(look: Look, words: &Words, number: u8, Link { chance, left }: Link) -> Own<'a, Risk> {
    let gold = look.colours().gold;
    let bar = container(space().width(look.size(BAR) * chance as f32).height(look.size(12.0)));
    let bar = bar.style(move |_| container::Style {
        background: Some(Background::Color(gold)),
        ..container::Style::default()
    });
    let bar = container(bar).width(look.size(BAR)).style(look.inset(false));
    let left = left.map_or_else(|| "–".to_owned(), |left| Ratio::worked_out(left).mean());
    let facts = [("chance", Ratio::worked_out(chance).percent().into()), ("left", left.into())];
    let said = look.text(words.say("odds-taken", &facts)).size(look.size(15.0));
    Row::with_children([look.text(number.to_string()).font(BOLD).into(), bar.into(), said.into()])
        .spacing(look.size(8.0))
        .align_y(Center)
        .into()
}
