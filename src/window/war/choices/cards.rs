//! What cards do, and what else happens on the map.

use super::super::figured::{FIGURES, Figured};
use super::super::mat::{DECKS, musters, signs};
use super::super::sight::{CARDS, Sight, Wished, begin, give, paid};
use super::choice;
use crate::books::Throw;
use crate::language::war::{figures as in_words, names, of_side};
use crate::language::yes;
use crate::war::WarCommand as C;
use crate::war::command::{CardDeed, Conditions, Deck, HuntWords};
use crate::war::die::Face;
use crate::war::nation::{Nation, Side};
use crate::war::options::Token;
use crate::war::tile::Tile;
use crate::war::view::Step;
use crate::window::pieces::{Sign, signs::war};
use crate::window::war::Choice;
use strum::IntoEnumIterator;

/// The way to it.
pub(super) fn more(sight: &Sight<'_>) -> Choice {
    let token = yes(!tokens(sight).is_empty());
    let title = (sight.say("can-cards"), sight.tell("can-cards-more", &[("token", token.into())]));
    choice(war::CARD, title, sight.open(CARDS)).with_number("…")
}

/// W70: the Action tokens that the side that acts can spend now.
fn tokens<'a>(sight: &Sight<'a>) -> &'a [Token] {
    let view = sight.view;
    let acts = view.acts().filter(|side| !view.marks.token[*side as usize]);
    acts.map_or(&[][..], |side| &view.tokens[side as usize])
}

/// What can be done by a card, or by an Action token: its sign, what it is called, and what is wished for by it; nothing, where
/// that cannot be now.
pub(in crate::window::war) fn deeds(sight: &Sight<'_>) -> Vec<(Sign, String, Option<Wished>)> {
    let view = sight.view;
    let called = |name: &str| sight.say(&format!("can-{name}"));
    let begins = |name: &str, command: &str| Some(begin(command, &called(name)));
    let rolls =
        C::CardHunt(HuntWords { conditions: Conditions::default(), bonus: 0, throw: Throw::Unsaid("") });
    let hunts = if sight.by_hand { begins("card-hunt", "card hunt dice") } else { Some(give(rolls)) };
    let drawn = Some(give(C::CardTile(Throw::Unsaid(""))));
    let drawn = if sight.cup_by_hand() { begins("card-tile", "card tile") } else { drawn };
    let dice = !view.unused[Side::Shadow as usize].is_empty();
    let does = [
        ("card-move", war::HIDDEN, (!view.revealed).then(|| give(C::CardMove))),
        ("card-hide", war::HIDDEN, view.revealed.then(|| give(C::CardHide))),
        (
            "card-separate",
            war::LEAVES,
            begins("card-separate", "card separate").filter(|_| view.guide.is_some()),
        ),
        ("card-appear", war::REVEALED, (!view.revealed).then(|| give(C::CardAppear))),
        ("card-hunt", war::EYE, hunts.filter(|_| view.mordor.is_none() && view.hunt_dice() > 0)),
        ("card-tile", war::CUP, drawn),
        ("card-eyes", war::EYE, begins("card-eyes", "card eyes").filter(|_| dice)),
        ("card-advance", war::ADVANCE, begins("card-advance", "card advance")),
        ("card-retreat", war::RETREATS, begins("card-retreat", "card retreat")),
        ("activate", war::SHIELD, begins("activate", "activate")),
    ];
    let does = does.map(|(name, sign, wish)| (sign, called(name), wish));
    let figures = FIGURES.into_iter().zip([war::PLUS, war::FALLS, war::MINUS]);
    let figures = figures.filter(|_| view.options.figures && view.step == Step::Actions);
    let figures = figures.map(|(command, sign)| {
        let title = sight.say(&format!("chip-{command}"));
        (sign, title.clone(), Some(begin(command, &title)))
    });
    let tokens = tokens(sight).iter().map(|token| {
        let title = sight.tell("chip-token", &[("token", names::token(sight.words, *token).into())]);
        let spends = C::Token { token: *token, nation: None };
        let wish = if *token == Token::Advance { begin(spends, &title) } else { give(spends) };
        (war::TOKEN, title, Some(wish))
    });
    does.into_iter().chain(figures).chain(tokens).collect()
}

/// W36: the special tiles, likewise.
pub(in crate::window::war) fn specials(
    sight: &Sight<'_>,
) -> impl Iterator<Item = (Tile, String, Option<Wished>)> {
    Tile::iter().filter(|tile| !tile.is_standard()).map(|tile| {
        let title = sight.tell("can-special", &[("tile", names::tile(sight.words, tile).into())]);
        let lies_aside = sight.view.cup.aside.count(tile) > 0;
        (tile, title, lies_aside.then(|| give(C::Special(tile))))
    })
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
    let down = choice(war::UNDO, sight.alone("can-back"), sight.die_alone(face));
    super::with_way_back(down, each.chain([asks]).collect())
}

/// W62: whose figures come with a die that musters, where they are counted; else it is spent.
pub(super) fn on_board(sight: &Sight<'_>, face: Face) -> Wished {
    let can = |side| Nation::iter().any(|nation| musters(sight.view, (side, face), nation));
    let may = matches!(face, Face::Muster | Face::ArmyMuster | Face::Will);
    match sight.view.options.figures && may && sight.view.acts().is_some_and(can) {
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
            // W62: what a die musters; for a Will a card may do more.
            let [regulars, elites, leaders] = figured.figures.0;
            let many = die.is_some() && elites * 2 + regulars + leaders > 2;
            let under = sight.tell("can-figures-more", &[("figures", told.into()), ("card", card.into())]);
            let under = if many { sight.say("can-figures-many") } else { under };
            let title = (sight.tell("can-figures", &facts), under);
            let command = figured.command(nation, figured.figures, view);
            let gold = choice(signs::nation(nation), title, paid(die, command));
            if many && die.is_some_and(Face::musters) { gold.asking() } else { gold.due() }
        }
    };
    // The die may do something else on the board.
    let alone = die.map(|face| choice(war::ON_BOARD, sight.titled("can-no-figures"), give(C::Use(face))));
    super::with_back(sight, alone.into_iter().chain([gold]).collect())
}
