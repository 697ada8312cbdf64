//! What stands on the card at each moment: what is asked, what is true, why, and what hands do.

use super::super::answered::Answered;
use super::super::chips::{Door, unplaced};
use super::super::offer::{corruption_to, put_back_by};
use super::{Table, Waits};
use crate::hunt::{Asked, Command, Companion, Phase, State, View, result};
use crate::language::hunt::{
    correction_line, deed, headline, helper_line, host_line_behind, no_way, price, price_of, question,
    reason, spoken, touched_in_words, war_tokens,
};
use crate::language::{Words, in_short, yes};
use crate::referee::Mark;
use crate::window::play::card::Tone;
use crate::window::play::utterance::Utterance;

#[derive(Default)]
pub(super) struct Told {
    pub asked: String,
    pub said: Option<(String, Tone)>,
    pub lines: Vec<(String, Tone)>,
}

impl Table {
    /// What is told on the card now; `due`: what stands on the gold button.
    pub(super) fn told(&self, words: &Words, state: &State, due: Option<&str>, veiled: bool) -> Told {
        let view = &state.view;
        if let Some(correction) = state.hidden.proposed.filter(|_| !veiled) {
            let refused = self.answer.as_ref().and_then(|answer| answer.refusal(words, false));
            let refused = refused.map(|why| (in_short(&why).0, Tone::Wrong));
            let lines = refused
                .into_iter()
                .chain(no_way(words, state).map(|why| (why, Tone::Wrong)))
                .chain(touched_in_words(words, state).into_iter().map(|line| (line, Tone::Plain)))
                .chain([(words.say("table-proposed-what", &[]), Tone::Faint)]);
            return Told { asked: correction_line(words, correction), said: None, lines: lines.collect() };
        }
        if let Waits::Confirm(begun) = &self.waits {
            if veiled {
                return Told { asked: words.say("confirm", &[]), ..Told::default() };
            }
            let lost = begun.command.starts_with("reveal").then(|| words.say("end-reveal-lost", &[]));
            let price = price(words, view, &begun.command).map(|price| (price, Tone::Plain));
            let lines = lost.into_iter().map(|line| (line, Tone::Wrong)).chain(price).collect();
            return Told {
                asked: words.say("confirm", &[]),
                said: Some((begun.called.clone(), Tone::Plain)),
                lines,
            };
        }
        if let (Waits::Area(place, waits), false) = (&self.waits, veiled) {
            let asked = words.say("due-area-of", &[("location", place.to_string().into())]);
            let why = words.say("due-area-why", &[]);
            let waits = deed(words, waits);
            return Told { asked: waits, said: Some((asked, Tone::Alone)), lines: vec![(why, Tone::Faint)] };
        }
        if let Waits::Pondered(asked) = self.waits {
            // That it is looked at is nobody's business either.
            if veiled {
                return Told::default();
            }
            let mut told = of_question(words, state, asked, veiled);
            told.lines.push((words.say("table-pondered", &[]), Tone::Faint));
            return told;
        }
        let answer = self.answer.as_ref();
        let refused = answer.and_then(|answer| answer.refusal(words, veiled));
        if let Some(asked) = view.asked {
            let mut told = of_question(words, state, asked, veiled);
            // What was refused meanwhile stands beside the question that waits.
            told.lines.splice(..0, refused.map(|why| (in_short(&why).0, Tone::Wrong)));
            return told;
        }
        if let Some(refusal) = refused {
            let (short, _) = in_short(&refusal);
            let private = answer.map(|answer| answer.private.clone()).filter(|_| !veiled).unwrap_or_default();
            return Told {
                asked: words.say("table-refused", &[]),
                said: Some((short, Tone::Wrong)),
                lines: if private.is_empty() { Vec::new() } else { vec![(private, Tone::Alone)] },
            };
        }
        // A part that is over gives room to what was begun.
        if view.phase.is_over() {
            return self.begun(words, state, due).unwrap_or_else(|| self.over(words, state, veiled));
        }
        if self.face_down > 0 {
            return Told { asked: words.say("table-tiles-drawn", &[]), ..Told::default() };
        }
        let drawn = view.drawn.as_ref().map(|(tiles, _)| &tiles[..]).unwrap_or_default();
        if let Some((at, tile)) = self.put_back.chosen.and_then(|at| Some((at, *drawn.get(at)?))) {
            let would = self.without.get(at).copied().flatten().filter(|_| !veiled);
            let would = would.map(|would| corruption_to(words, would));
            let flips = self.put_back.flips.map(|who| flips(words, view, who)).unwrap_or_default();
            let lines = would.into_iter().chain(flips).map(|line| (line, Tone::Plain)).collect();
            return Told { asked: put_back_by(words, tile), said: None, lines };
        }
        let chosen = match self.waits {
            Waits::Chosen(Door::ByCard) => Some("by-card"),
            Waits::Chosen(Door::ByHand) => Some("by-hand"),
            _ => None,
        };
        if let Some(name) = chosen {
            return Told { asked: words.say(name, &[]), ..Told::default() };
        }
        self.begun(words, state, due).unwrap_or_else(|| self.done(words, state, answer, veiled))
    }

    /// What was begun, what it asks for, and how it is told.
    fn begun(&self, words: &Words, state: &State, due: Option<&str>) -> Option<Told> {
        let begun = self.line.begun.as_ref()?;
        let view = &state.view;
        let how = match begun.command.as_str() {
            "reveal" | "save" => Some(words.say("table-enter-writes", &[])),
            "course change" => Some(words.say("table-course-how", &[])),
            "correct" => {
                let facts = [
                    ("part", if view.part2.is_some() { "two" } else { "one" }.into()),
                    ("map", yes(view.options.linked().is_some()).into()),
                ];
                Some(words.say("table-correct-how", &facts))
            }
            _ => None,
        };
        let lines = due.map(str::to_owned).into_iter().chain(how).map(|line| (line, Tone::Alone)).collect();
        Some(Told { asked: begun.called.clone(), said: None, lines })
    }

    /// What was done last, and what hands do now.
    fn done(&self, words: &Words, state: &State, answer: Option<&Answered>, veiled: bool) -> Told {
        let opened = self.opened.iter().filter(|said| !veiled || said.mark == Mark::Table);
        let mut lines: Vec<(String, Tone)> = opened.map(self::said).collect();
        let mut told = Told::default();
        // What lies there as tiles is not told once more above them.
        let lie = state.view.drawn.as_ref().is_some_and(|(tiles, _)| !tiles.is_empty());
        let answer = answer.filter(|answer| !(lie && answer.is_spoken()));
        if let Some(answer) = answer {
            let hidden = veiled && !answer.is_spoken();
            told.asked = if hidden { String::new() } else { answer.above.clone() };
            let spoken = if veiled && !answer.said.text.is_empty() {
                "–".to_owned()
            } else {
                answer.said.text.clone()
            };
            told.said = Some((spoken, Tone::Plain)).filter(|(said, _)| !said.is_empty());
            lines.extend(answer.told.iter().filter(|_| !hidden).map(|line| (line.clone(), Tone::Plain)));
            lines.extend(
                answer.besides.iter().filter(|said| !veiled || said.mark == Mark::Table).map(self::said),
            );
            if !answer.private.is_empty() && !veiled {
                lines.push((answer.private.clone(), Tone::Faint));
            }
        }
        // R25: who is named for a tile is not turned over yet.
        let flipping = self.put_back.company().filter(|_| state.view.drawn.is_some());
        let flipping = flipping.map(|who| flips(words, &state.view, who)).unwrap_or_default();
        let named = !flipping.is_empty();
        lines.extend(flipping.into_iter().map(|line| (line, Tone::Plain)));
        // R27, P22: nobody loses a game by not having added up.
        if state.view.drawn.is_some() && self.accepted.is_some_and(|total| total >= state.limit()) && !veiled
        {
            told.said = Some((words.say("headline", &[("now", "corrupted".into())]), Tone::Wrong));
        }
        // Beside what is said of them, tiles that lie speak for themselves.
        let speak = lie && answer.is_some_and(|answer| !answer.told.is_empty());
        if !named && !speak && !answer.is_some_and(Answered::is_spoken) {
            lines.push((host_line_behind(words, state), Tone::Plain));
        }
        // R30: before anything else of the new day.
        if state.view.phase == Phase::Refresh {
            lines.push((words.say("stage-hands", &[]), Tone::Plain));
        }
        // R8: a dot is always allowed, and may be a slip.
        let nowhere = state.view.phase == Phase::RingBearer && state.view.moved && state.dots_lead_nowhere();
        if nowhere && !veiled {
            let here = state.last_location().map(|here| here.to_string()).unwrap_or_default();
            let facts = [("here", here.into()), ("dots", state.dots().into())];
            lines.push((words.say("dots-nowhere", &facts), Tone::Alone));
        }
        // Where he has come is best told at once, if nobody has told where that lies.
        let has_moved = state.view.phase == Phase::RingBearer && (state.view.moved || state.view.rested);
        let unplaced = unplaced(state).filter(|_| has_moved && state.view.drawn.is_none() && !veiled);
        if let Some(place) = unplaced {
            let asked = words.say("due-area-of", &[("location", place.to_string().into())]);
            lines.push((asked, Tone::Alone));
        } else if let Some(helper) = helper_line(words, &state.view).filter(|_| !veiled) {
            lines.push((helper, Tone::Alone));
        }
        told.lines = lines;
        told
    }

    /// The end of a part, or of the game: who won and how.
    fn over(&self, words: &Words, state: &State, veiled: bool) -> Told {
        let view = &state.view;
        let (above, tone) = match view.phase {
            Phase::Corrupted => ("end-game", Tone::Wrong),
            Phase::Rivendell => ("end-game", Tone::Alone),
            _ => ("end-part", Tone::Alone),
        };
        let (questions, yes) = self.questions;
        let summary = words.say(
            "end-summary",
            &[
                ("days", view.day.into()),
                ("steps", view.step.into()),
                ("corruption", view.corruption.into()),
                ("questions", questions.into()),
                ("yes", yes.into()),
            ],
        );
        let tokens = result(view).ok().map(|tokens| war_tokens(words, tokens));
        // What is written down meanwhile, or asked, comes first.
        let besides = self.answer.iter().filter(|answer| !answer.acted && !veiled).flat_map(|answer| {
            let text = (answer.said.text.clone(), Tone::Alone);
            let lines = answer.besides.iter().filter(|said| !veiled || said.mark == Mark::Table).map(said);
            std::iter::once(text).chain(lines).filter(|(text, _)| !text.is_empty())
        });
        let revealed = self.revealed.iter().map(|line| (line.clone(), Tone::Wrong));
        let lines = besides
            .chain([(summary, Tone::Plain)])
            .chain(tokens.map(|line| (line, Tone::Plain)))
            .chain(revealed);
        Told {
            asked: words.say(above, &[]),
            said: Some((headline(words, view), tone)),
            lines: lines.collect(),
        }
    }
}

/// When the card of somebody who puts a tile back is flipped, and what that costs besides.
fn flips(words: &Words, view: &View, who: Companion) -> Vec<String> {
    let when = words.say("flips-with-accept", &[("who", who.to_string().into())]);
    let price = price_of(words, view, &Command::Company { who, flipped: true });
    std::iter::once(when).chain(price).collect()
}

/// What the answer to a question that waits would be, and why.
fn of_question(words: &Words, state: &State, asked: Asked, veiled: bool) -> Told {
    let named = question(words, asked);
    if veiled {
        return Told { asked: named, said: Some(("–".to_owned(), Tone::Alone)), lines: Vec::new() };
    }
    let would_be = crate::hunt::answer(state, asked.question).map(|answer| spoken(words, answer));
    let why = reason(words, state, asked.question).filter(|why| !why.is_empty());
    Told {
        asked: named,
        said: Some((would_be.unwrap_or_default(), Tone::Alone)),
        lines: why.into_iter().map(|why| (why, Tone::Faint)).collect(),
    }
}

fn said(said: &Utterance) -> (String, Tone) {
    let tone = match said.mark {
        Mark::Secret => Tone::Alone,
        Mark::Refused => Tone::Wrong,
        Mark::Answer | Mark::Table => Tone::Plain,
    };
    (said.text.clone(), tone)
}
