//! A Hunt in one line that explains itself: what was thrown, what was drawn, who was lost for it, and what came of it.

use super::names::{companion, guide, place, whereabouts};
use super::said::{again, dice};
use crate::books::Event;
use crate::language::Words;
use crate::table::{Line, Record, State};
use crate::war::tile::Deals;
use crate::war::view::Step;
use crate::war::{War, WarEvent, WarView};
use fluent_bundle::FluentValue;

/// A Hunt as far as it has come.
struct Tale<'a> {
    words: &'a Words,
    /// Corruption as it was told last, or before it.
    corruption: u8,
    /// Whether a tile was drawn since then.
    drew: bool,
    /// Whether it is told already that the Fellowship is revealed.
    appeared: bool,
    told: Vec<String>,
}

impl<'a> Tale<'a> {
    fn begun(words: &'a Words, view: &WarView) -> Self {
        Self { words, corruption: view.corruption, drew: false, appeared: false, told: Vec::new() }
    }

    fn say(&mut self, name: &str, facts: &[(&str, FluentValue<'_>)]) {
        self.told.push(self.words.say(name, facts));
    }

    /// Somebody takes off some of the damage that is left.
    fn less(&mut self, who: String, left: u8, to: u8) {
        self.say("tale-less", &[("who", who.into()), ("by", left.saturating_sub(to).into())]);
    }

    /// What the tiles so far have made of Corruption.
    fn corrupts(&mut self, to: u8) {
        let from = std::mem::replace(&mut self.corruption, to);
        let drew = std::mem::take(&mut self.drew);
        if from != to {
            self.say("tale-corruption", &[("from", from.into()), ("to", to.into())]);
        } else if drew {
            self.say("said-corruption", &[("corruption", to.into())]);
        }
    }

    fn goes_on(&mut self, event: &WarEvent, view: &WarView) {
        let left = view.open_tile().map_or(0, |open| open.damage);
        match event {
            WarEvent::HuntRolled { dice: first, again: second, bonus, successes, .. } => self.say(
                "tale-roll",
                &[
                    ("count", first.len().into()),
                    ("bonus", (*bonus).into()),
                    ("dice", dice(first).into()),
                    ("again", again(second)),
                    ("successes", (*successes).into()),
                ],
            ),
            WarEvent::TileDrawn { tile, damage, .. } => {
                self.drew = true;
                // What an Eye or a die deals does not stand on the tile.
                let damage: FluentValue<'_> = match tile.deals() {
                    Deals::Eye | Deals::Die => (*damage).into(),
                    Deals::Damage(_) | Deals::Heals(_) => "plain".into(),
                };
                let tile = super::names::tile(self.words, *tile);
                self.say("tale-tile", &[("tile", tile.into()), ("damage", damage)]);
            }
            WarEvent::NoTile => self.say("tale-no-tile", &[]),
            WarEvent::PutBack => self.say("tale-put-back", &[]),
            WarEvent::Discarded => self.say("tale-discarded", &[]),
            WarEvent::Reduced { to } => {
                let card = self.words.say("tale-card", &[]);
                self.less(card, left, *to);
            }
            WarEvent::Ability { guide: who, to } => self.less(guide(self.words, *who), left, *to),
            WarEvent::Casualty { name, to, .. } => self.less(companion(self.words, *name), left, *to),
            WarEvent::Damage { to } => self.say("tale-damage", &[("damage", (*to).into())]),
            WarEvent::Appeared { region, .. } => {
                self.corrupts(view.corruption);
                self.appeared = true;
                self.say("tale-appeared", &[("where", place(self.words, region).into())]);
            }
            _ => {}
        }
    }

    fn ends(&mut self, view: &WarView) {
        self.corrupts(view.corruption);
        if view.mordor.is_some() {
            self.told.push(whereabouts(self.words, view));
        }
        if self.appeared {
            return;
        }
        let revealed = if view.revealed { "yes" } else { "no" };
        self.say("tale-counter", &[("revealed", revealed.into())]);
    }

    fn line(&self) -> String {
        self.told.join(&self.words.say("tale-between", &[]))
    }
}

/// Each Hunt in a line, with the number of the command that ended it: the same line stands in the history. One of which
/// something is known while it goes on is the last, with the last command that stands.
pub fn hunt_lines(words: &Words, record: &Record<War>) -> Vec<(Line, String)> {
    let (mut state, mut open, mut lines) = (State::<War>::default(), None::<Tale<'_>>, Vec::new());
    for (line, (_, events)) in record.standing().iter().zip(record.said()) {
        for event in events {
            let own =
                event.public().and_then(|event| if let Event::Own(own) = event { Some(own) } else { None });
            if matches!(own, Some(WarEvent::Hunt { .. })) {
                open = Some(Tale::begun(words, &state.view.own));
            }
            if let (Some(tale), Some(own)) = (&mut open, own) {
                tale.goes_on(own, &state.view.own);
            }
            state.apply(event);
            let view = &state.view.own;
            if view.hunt.is_none()
                && let Some(mut tale) = open.take()
                && is_told(own, view)
            {
                tale.ends(view);
                lines.push((*line, tale.line()));
            }
        }
    }
    let last = record.standing().last();
    let begun = open.filter(|tale| !tale.told.is_empty());
    lines.extend(last.zip(begun).map(|(line, tale)| (*line, tale.line())));
    lines
}

/// Whether a Hunt came to its end, or ended the game; the table's word can break it off.
fn is_told(event: Option<&WarEvent>, view: &WarView) -> bool {
    matches!(event, Some(WarEvent::HuntOver)) || matches!(view.step, Step::Over { .. })
}
