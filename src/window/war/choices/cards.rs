//! What cards do, and what else happens on the map.

use super::super::figured::{FIGURES, Figured};
use super::super::mat::{DECKS, signs};
use super::super::sight::{CARDS, Sight, Wished, begin, give, paid, say};
use super::choice;
use crate::language::war::{figures as in_words, names, of_side};
use crate::language::yes;
use crate::war::WarCommand as C;
use crate::war::command::{CardDeed, Deck};
use crate::war::die::Face;
use crate::war::nation::Side;
use crate::war::options::Token;
use crate::war::tile::Tile;
use crate::war::view::Step;
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::Choice;
use strum::IntoEnumIterator;

/// What a card does: its command, its sign, and whether more is to be said.
const DOES: [(&str, Sign, bool); 10] = [
    ("card move", war::HIDDEN, false),
    ("card hide", war::HIDDEN, false),
    ("card separate", war::LEAVES, true),
    ("card appear", war::REVEALED, false),
    ("card hunt", war::EYE, false),
    ("card tile", war::CUP, false),
    ("card eyes", war::EYE, true),
    ("card advance", war::ADVANCE, true),
    ("card retreat", war::RETREATS, true),
    ("activate", war::SHIELD, true),
];

/// The way to it.
pub(super) fn more(sight: &Sight<'_>) -> Choice {
    choice(war::CARD, sight.titled("can-cards"), sight.open(CARDS)).with_number("…")
}

/// W70: those that the side that acts can spend now.
fn tokens<'a>(sight: &'a Sight<'_>) -> impl Iterator<Item = Choice> + 'a {
    let acts = sight.view.acts().filter(|side| !sight.view.marks.token[*side as usize]);
    let all = acts.map_or(&[][..], |side| &sight.view.tokens[side as usize]);
    all.iter().map(|token| {
        let title = (names::token(sight.words, *token), sight.say("can-token-more"));
        let spends = C::Token { token: *token, nation: None };
        let wish = match token {
            Token::Advance => begin(spends, &title.0),
            _ => give(spends),
        };
        choice(war::TOKEN, title, wish)
    })
}

pub(super) fn cards(sight: &Sight<'_>) -> Vec<Choice> {
    let view = sight.view;
    let does = DOES.into_iter().map(|(command, sign, more)| {
        let title = sight.say(&format!("can-{}", command.replace(' ', "-")));
        let wish = if more { begin(command, &title) } else { say(command) };
        choice(sign, (title, String::new()), wish)
    });
    let specials = Tile::iter().filter(|tile| view.cup.aside.count(*tile) > 0).map(|tile| {
        let name = names::tile(sight.words, tile);
        let title = (sight.tell("can-special", &[("tile", name.into())]), String::new());
        choice(war::TILE, title, give(C::Special(tile)))
    });
    let figures = view.options.figures && view.step == Step::Actions;
    let figures = FIGURES.into_iter().zip([war::PLUS, war::FALLS, war::MINUS]).filter(|_| figures).map(
        |(command, sign)| {
            let title = sight.say(&format!("chip-{command}"));
            choice(sign, (title.clone(), String::new()), begin(command, &title))
        },
    );
    let asks = Choice::asks(sight.say("wants-card"));
    // They stand on pages: the way back is above all of them.
    tokens(sight).chain(does).chain(specials).chain(figures).chain([asks]).collect()
}

/// W3: what becomes of a card of a hand; then of which deck it is.
pub(super) fn hand(sight: &Sight<'_>, side: Side, deed: Option<CardDeed>) -> Vec<Choice> {
    let hand = of_side("hand", side);
    let called = sight.tell("mat-hand", &[("side", names::side(sight.words, side).into())]);
    let all: Vec<Choice> = match deed {
        None => {
            let signs = [war::PLUS, war::CARD, war::ON_BOARD, war::FALLS];
            let each = CardDeed::iter().zip(signs).map(|(does, sign)| {
                let title = (sight.say(&format!("pick-hand-{does}")), String::new());
                choice(sign, title, begin(format!("{hand} {does}"), &called))
            });
            each.chain([Choice::asks(sight.say("head-hand"))]).collect()
        }
        Some(deed) => {
            let each = Deck::iter().zip(DECKS[side as usize]).map(|(deck, sign)| {
                let title = (names::deck(sight.words, deck), String::new());
                choice(sign, title, give(C::Card { side, deed, deck }))
            });
            each.chain([Choice::asks(sight.say("wants-deck"))]).collect()
        }
    };
    super::with_back(sight, all)
}

/// W3: what becomes of a card for a die: with one press the die is spent and the hand is counted.
pub(super) fn of_die(sight: &Sight<'_>, side: Side, face: Face) -> Vec<Choice> {
    let each = [CardDeed::Draw, CardDeed::Play].into_iter().flat_map(move |deed| {
        Deck::iter().zip(DECKS[side as usize]).map(move |(deck, sign)| {
            let facts = [
                ("does", sight.say(&format!("pick-hand-{deed}")).into()),
                ("kind", names::deck(sight.words, deck).into()),
            ];
            let title = (sight.tell("can-card-of-die", &facts), String::new());
            let mut both = [C::Use(face), C::Card { side, deed, deck }];
            // W75: behind a card that was played comes Gandalf's; one that is drawn is none.
            if deed == CardDeed::Play {
                both.reverse();
            }
            choice(sign, title, Wished::Give(both.map(Into::into).to_vec()))
        })
    });
    // A Will may be anything else.
    let other = (face == Face::Will).then(|| {
        choice(
            war::ON_BOARD,
            (sight.say("can-no-card"), sight.say("can-no-figures-more")),
            on_board(sight, face),
        )
    });
    let each = each.chain(other);
    let asks = Choice::asks(sight.say("head-hand"));
    let down = choice(war::UNDO, sight.alone("can-back"), sight.open(face.name()));
    super::with_way_back(down, each.chain([asks]).collect())
}

/// W62: whose figures come with a die that musters, where they are counted; else it is spent.
pub(super) fn on_board(sight: &Sight<'_>, face: Face) -> Wished {
    let musters = matches!(face, Face::Muster | Face::ArmyMuster | Face::Will);
    match sight.view.options.figures && musters {
        true => begin("recruit", &sight.say("chip-recruit")),
        false => give(C::Use(face)),
    }
}

/// Figures that come, fall or are weakened; with a die that lies raised it is spent for them.
pub(super) fn figures(sight: &Sight<'_>, figured: &Figured) -> Vec<Choice> {
    let view = sight.view;
    let die = sight.raised().map(|(_, face)| face).filter(|_| figured.what == "recruit");
    let gold = match figured.nation {
        None => Choice::asks(sight.say("wants-whose")),
        Some(_) if figured.figures.is_none() => Choice::asks(sight.say("wants-how-many")),
        Some(nation) => {
            let facts =
                [("what", figured.what.into()), ("nation", names::nation(sight.words, nation).into())];
            let told = in_words(sight.words, nation, figured.figures);
            let card = yes(figured.what == "recruit" && !view.standing(nation).is_at_war());
            // W62: what a die musters.
            let [regulars, elites, leaders] = figured.figures.0;
            let many = die.is_some() && elites * 2 + regulars + leaders > 2;
            let under = sight.tell("can-figures-more", &[("figures", told.into()), ("card", card.into())]);
            let under = if many { sight.say("can-figures-many") } else { under };
            let title = (sight.tell("can-figures", &facts), under);
            choice(signs::nation(nation), title, paid(die, figured.command(nation, figured.figures, view)))
                .due()
        }
    };
    // The die may do something else on the board.
    let alone = die.map(|face| choice(war::ON_BOARD, sight.titled("can-no-figures"), give(C::Use(face))));
    super::with_back(sight, alone.into_iter().chain([gold]).collect())
}
