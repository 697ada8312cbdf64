//! What things are called, as people say it: nobody says `army-muster` or `helms-deep` at a table.

use crate::language::{Words, spelled, yes};
use crate::war::WarView;
use crate::war::battle::Kind;
use crate::war::command::Deck;
use crate::war::die::Face;
use crate::war::hunt::Due;
use crate::war::nation::{Nation, Side};
use crate::war::options::{Player, Seat, Token};
use crate::war::people::{Companion, GOLLUM, Person};
use crate::war::tile::{Deals, Heap, Tile};
use crate::war::view::{Ending, Step};
use fluent_bundle::FluentValue;

fn called(words: &Words, kind: &str, name: &str) -> String {
    words.say(&format!("{kind}-{name}"), &[])
}

/// Names, one behind the other; `none` if there are none.
pub fn listed(words: &Words, names: impl IntoIterator<Item = String>) -> String {
    let names: Vec<String> = names.into_iter().collect();
    if names.is_empty() { words.say("war-none", &[]) } else { names.join(", ") }
}

/// The result of an Action die.
pub fn face(words: &Words, face: Face) -> String {
    called(words, "face", face.name())
}

pub fn side(words: &Words, side: Side) -> String {
    called(words, "side", side.into())
}

pub fn nation(words: &Words, nation: Nation) -> String {
    called(words, "nation", nation.name())
}

/// The same where there is little room: whose name is long has a shorter one.
pub fn nation_in_short(words: &Words, of: Nation) -> String {
    if of == Nation::Southrons { words.say("mat-southrons", &[]) } else { nation(words, of) }
}

/// A Companion, a Minion, or whoever a Companion has become.
pub fn person(words: &Words, person: Person) -> String {
    called(words, "person", person.name())
}

/// The same as it stands in a sentence, with an article where the language has one there.
pub fn the_person(words: &Words, who: Person) -> String {
    words.say("the-person", &[("who", who.name().into()), ("name", person(words, who).into())])
}

pub fn companion(words: &Words, companion: Companion) -> String {
    person(words, Person::Companion(companion))
}

/// A Guide; nobody: Gollum.
pub fn guide(words: &Words, guide: Option<Companion>) -> String {
    called(words, "person", guide.map_or(GOLLUM, Companion::name))
}

/// W4: who acts, where a team has two.
pub fn seat(words: &Words, seat: Seat) -> String {
    match seat {
        Seat::FreePeoples => side(words, Side::Free),
        Seat::Player(player @ (Player::Gondor | Player::Rohan)) => called(words, "nation", player.into()),
        Seat::Player(player @ (Player::WitchKing | Player::Saruman)) => {
            called(words, "person", player.into())
        }
    }
}

/// W14: what an Action token is for.
pub fn token(words: &Words, token: Token) -> String {
    called(words, "token", token.into())
}

pub fn deck(words: &Words, deck: Deck) -> String {
    words.say("mat-deck", &[("kind", deck.name().into())])
}

pub fn kind(words: &Words, kind: Kind) -> String {
    called(words, "kind", kind.name())
}

/// W25: the conditions of a re-roll, by the words of `hunt`.
pub const CONDITIONS: [&str; 3] = ["stronghold", "army", "nazgul"];

/// One of [`CONDITIONS`].
pub fn condition(words: &Words, condition: &str) -> String {
    called(words, "condition", condition)
}

/// What a Hunt tile is called: nobody reads `1rs`.
pub fn tile(words: &Words, tile: Tile) -> String {
    let (deals, number) = match tile.deals() {
        Deals::Eye => ("eye", 0),
        Deals::Die => ("die", 0),
        Deals::Damage(damage) => ("damage", damage),
        Deals::Heals(0) => ("damage", 0),
        Deals::Heals(healed) => ("heals", healed),
    };
    let facts = [
        ("deals", deals.into()),
        ("number", number.into()),
        ("reveals", yes(tile.has_reveal()).into()),
        ("stops", yes(tile.has_stop()).into()),
    ];
    words.say("tile-name", &facts)
}

/// Tiles, kind by kind, each with how many of it there are.
pub fn tiles(words: &Words, heap: &Heap) -> String {
    let each = heap.kinds().map(|(kind, count)| match count {
        1 => tile(words, kind),
        count => format!("{count} × {}", tile(words, kind)),
    });
    each.collect::<Vec<_>>().join(" · ")
}

/// A region: a settlement by its name in this language, any other word with blanks and capitals.
pub fn place(words: &Words, region: &str) -> String {
    let name = format!("place-{region}");
    if words.has(&name) {
        return words.say(&name, &[]);
    }
    spelled(region)
}

/// What a tile that follows another is drawn for, as sentences choose by it.
pub fn due(words: &Words, due: &Due) -> [(&'static str, FluentValue<'static>); 2] {
    let (name, place) = match due {
        Due::Card => ("card", String::new()),
        Due::Stronghold(region) => ("stronghold", place(words, region)),
        Due::Crossed => ("crossed", String::new()),
    };
    [("for", name.into()), ("place", place.into())]
}

/// Where the Fellowship is: the region where it was last seen, or its step in Mordor.
pub fn whereabouts(words: &Words, view: &WarView) -> String {
    match view.mordor {
        Some(step) => words.say("place-in-mordor", &[("step", step.into())]),
        None => place(words, &view.at),
    }
}

/// The turn: `Turn 6`.
pub fn turn(words: &Words, view: &WarView) -> String {
    words.say("war-turn", &[("turn", view.turn.into())])
}

/// Where the game stands: the turn, its step, and who acts. When it is over, who has won and how.
pub fn when(words: &Words, view: &WarView) -> String {
    let is = match (&view.step, view.hunt.as_ref().map(|hunt| hunt.step)) {
        (Step::Over { winner, how }, _) => return won(words, *winner, how.as_ref()),
        (Step::Setup, _) => return step(words, &view.step),
        (_, Some(of_hunt)) => words.say("war-step", &[("step", format!("hunt-{}", of_hunt.name()).into())]),
        (of_turn, None) => step(words, of_turn),
    };
    let mut said = vec![turn(words, view), is];
    let acts = view.acts().filter(|_| view.hunt.is_none());
    said.extend(view.seat().map(|who| seat(words, who)).or_else(|| acts.map(|acts| side(words, acts))));
    said.join(" · ")
}

/// A nation comes a step closer to war.
pub fn advances(words: &Words, of: Nation) -> String {
    let many = matches!(of, Nation::Dwarves | Nation::Elves | Nation::Southrons);
    words.say("can-advances", &[("nation", nation(words, of).into()), ("many", yes(many).into())])
}

/// What a step of the turn is called.
pub fn step(words: &Words, step: &Step) -> String {
    // The end comes in the actions.
    let step = if matches!(step, Step::Over { .. }) { &Step::Actions } else { step };
    words.say("war-step", &[("step", step.name().into())])
}

pub fn won(words: &Words, winner: Side, how: Option<&Ending>) -> String {
    let side: &str = winner.into();
    // What the rules know is one sentence, who and how.
    if let Some(how @ (Ending::Ring | Ending::Conquest)) = how {
        return format!("{}.", words.say(&format!("ended-{side}-{how}"), &[]));
    }
    let over = words.say("host-over", &[("side", side.into())]);
    let how = how.map(|how| words.say("war-how", &[("how", how.to_string().into())]));
    std::iter::once(over).chain(how).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::war::War;
    use crate::war::hunt::HuntStep;
    use crate::war::land;
    use crate::war::people::Character;
    use strum::IntoEnumIterator;

    /// No word of the protocol is left where there is a name, in any language.
    #[test]
    fn everything_has_a_name_in_every_language() {
        for language in Language::iter() {
            let words = Words::of_game::<War>(language);
            let faces = Face::iter().map(|it| format!("face-{}", it.name()));
            let nations = Nation::iter().map(|it| format!("nation-{}", it.name()));
            let people = Person::names().chain([GOLLUM]).map(|it| format!("person-{it}"));
            let set_up = Nation::iter().flat_map(Nation::set_up).map(|it| it.region);
            let places = land::names().chain(set_up).map(|it| format!("place-{it}"));
            let tokens = Side::iter().flat_map(Token::of).map(|it| format!("token-{}", <&str>::from(it)));
            let kinds = [Kind::Field, Kind::City, Kind::Siege, Kind::Sortie];
            let kinds = kinds.map(|it| format!("kind-{}", it.name())).into_iter();
            let conditions = CONDITIONS.map(|it| format!("condition-{it}")).into_iter();
            let all = faces.chain(nations).chain(people).chain(places).chain(tokens);
            for name in all.chain(kinds).chain(conditions) {
                assert!(words.has(&name), "{name} in {}", language.name());
            }
        }
    }

    #[test]
    fn things_are_called_as_people_say_it() {
        let words = Words::of_game::<War>(Language::En);
        assert_eq!(face(&words, Face::ArmyMuster), "Army/Muster");
        assert_eq!(nation(&words, Nation::North), "The North");
        assert_eq!(person(&words, Person::Character(Character::GandalfWhite)), "Gandalf the White");
        assert_eq!(guide(&words, None), "Gollum");
        assert_eq!(seat(&words, Seat::Player(Player::WitchKing)), "Witch-king");
        assert_eq!(listed(&words, []), "none");
        for (region, name) in [
            ("minas-tirith", "Minas Tirith"),
            ("helms-deep", "Helm's Deep"),
            ("fords-of-bruinen", "Fords of Bruinen"),
            ("the-wold", "The Wold"),
            ("österwald", "Österwald"),
        ] {
            assert_eq!(place(&words, region), name);
        }
        assert_eq!(place(&Words::of_game::<War>(Language::De), "rivendell"), "Bruchtal");
    }

    #[test]
    fn where_the_game_stands_is_said_in_words() {
        let words = Words::of_game::<War>(Language::En);
        let mut view = WarView::default();
        assert_eq!(when(&words, &view), "Set-up");
        (view.turn, view.step) = (6, Step::Actions);
        assert_eq!(when(&words, &view), "Turn 6 · Actions");
        view.unused[1] = vec![Face::Event];
        assert_eq!(when(&words, &view), "Turn 6 · Actions · Shadow");
        view.hunt = Some(crate::war::hunt::Hunt::at(HuntStep::Tile));
        assert_eq!(when(&words, &view), "Turn 6 · Hunt: tile");
        view.step = Step::Over { winner: Side::Free, how: Some(Ending::Ring) };
        assert_eq!(when(&words, &view), "The Ring was destroyed: the Free Peoples won.");
    }
}
