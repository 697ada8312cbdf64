//! What holds however Risk is played: each territory has one holder, Leaders stand in their own, an undo leads back, a record
//! is verified.

use crate::common::Folder;
use proptest::prelude::*;
use underhill::language::Language;
use underhill::referee::Referee;
use underhill::referee::verify::{Verdict, file};
use underhill::risk::Risk;
use underhill::risk::colour::{Colour, Holder};
use underhill::risk::view::View;

pub(super) const COLOURS: [Colour; 4] = [Colour::Yellow, Colour::Red, Colour::Green, Colour::Black];

pub(super) fn begun() -> Referee {
    let mut referee = Referee::new(None);
    for line in [
        "new risk players=yellow,red,green,black seed=3 hunt=on",
        "own yellow minas-tirith lebennin belfalas ithilien gap-of-rohan west-rohan fornost",
        "own green moria lorien shire buckland old-forest",
        "own black umbar khand nurn gorgoroth",
        "own red rest",
        "leader yellow ithilien",
        "leader black gorgoroth",
        "begin yellow",
    ] {
        assert!(referee.hear(line).unwrap().accepted(), "{line}");
    }
    referee
}

pub(super) fn view(referee: &Referee) -> View {
    referee.state::<Risk>().unwrap().view.own.clone()
}

/// A line that may be said at any time, whether it is accepted then or not.
pub(super) fn lines() -> impl Strategy<Value = String> {
    let words = [
        "done",
        "done !",
        "ring",
        "ring roll",
        "ring 4",
        "card ring on",
        "card ring stay",
        "hunt",
        "hunt 3 4",
        "break",
        "roll",
        "roll all",
        "roll all stop=2 best",
        "roll 6 6 : 1",
        "move 1",
        "move 2",
        "move 3",
        "trade a r e",
        "trade a a a !",
        "draw event",
        "draw mission",
        "play 3",
        "play green 2 !",
        "effect red no boats",
        "effect off 1",
        "fight 6l 2",
        "fight 3 1",
        "fight ithilien 9 south-ithilien 1",
        "fight gorgoroth 12 minas-morgul 1+",
        "fight moria 8 gladden-fields 2",
        "fight umbar 7 belfalas 1",
        "conquer south-ithilien from ithilien",
        "conquer carrock !",
        "conquer eregion leader !",
        "conquer shire from nurn leader !",
        "fortify ithilien lebennin leader",
        "fortify shire buckland",
        "own green eregion moria",
        "own none umbar",
        "own yellow rest",
        "own red ithilien",
        "leader yellow minas-tirith",
        "leader black gorgoroth nurn",
        "leader red rhudaur",
        "leader yellow ithilien off",
        "hand yellow territory=7",
        "hand black played=9",
        "ring = 15",
        "ring +1",
        "phase = round 2 ring, red",
        "phase = round 3 combat, yellow",
        "phase = round 4 leader, black",
        "phase = over: red wins",
        "phase = round 1 reinforce, green",
    ];
    prop::sample::select(words.to_vec()).prop_map(str::to_owned)
}

fn holds(view: &View) -> Result<(), TestCaseError> {
    let holders: Vec<Option<Holder>> =
        COLOURS.iter().map(|colour| Some(Holder::Player(*colour))).chain([None]).collect();
    let mut all: Vec<&str> = holders.iter().flat_map(|holder| view.territories(*holder)).collect();
    all.sort_unstable();
    prop_assert_eq!(all.len(), 64);
    all.dedup();
    prop_assert_eq!(all.len(), 64);
    for colour in COLOURS {
        let leaders = &view.player(colour).leaders;
        prop_assert!(leaders.iter().all(|at| view.holds(colour, at)), "{} leads {:?}", colour, leaders);
        prop_assert!(leaders.len() <= 2 && (leaders.len() < 2 || leaders[0] != leaders[1]));
        let score = view.scores().into_iter().find(|score| score.colour == colour).unwrap();
        prop_assert_eq!(usize::from(score.counts.territories), view.territories(Some(colour.into())).len());
    }
    prop_assert!(usize::from(view.ring) <= 16);
    Ok(())
}

fn shown(referee: &mut Referee) -> Vec<String> {
    let mut shown = Vec::new();
    for line in ["phase", "status", "score", "luck", "report"] {
        let reply = referee.hear(line).unwrap();
        shown.extend(reply.to_the_table().map(str::to_owned));
        shown.push(reply.answer().to_owned());
    }
    shown
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Territories are 64 and each has one owner, whatever is said; and each undo leads to where the game was.
    #[test]
    fn the_books_hold_and_every_undo_leads_back(said in prop::collection::vec(lines(), 1..40)) {
        let mut referee = begun();
        let mut stood = vec![shown(&mut referee)];
        for line in &said {
            let accepted = referee.hear(line).unwrap().accepted();
            holds(&view(&referee))?;
            if accepted {
                stood.push(shown(&mut referee));
            } else {
                prop_assert_eq!(&shown(&mut referee), stood.last().unwrap(), "{} was refused", line);
            }
        }
        let end = stood.len();
        for at in (0..end - 1).rev() {
            prop_assert!(referee.hear("undo").unwrap().accepted());
            prop_assert_eq!(&shown(&mut referee), &stood[at]);
        }
        for state in &stood[1..] {
            prop_assert!(referee.hear("redo").unwrap().accepted());
            prop_assert_eq!(&shown(&mut referee), state);
        }
    }
}

/// Numbers to check, 52: the first draws of each kind under a seed.
#[test]
fn k55_draws_hang_on_seed_and_kind() {
    let mut referee = Referee::new(None);
    let mut say = |line: &str| {
        let reply = referee.hear(line).unwrap();
        assert!(reply.accepted(), "{line}: {}", reply.answer());
        let dice = reply
            .to_the_table()
            .filter_map(|told| told.strip_prefix("dice "))
            .map(|told| told.replace(" :", ""));
        dice.collect::<Vec<_>>().join(" ")
    };
    for line in [
        "new risk players=yellow,red seed=42 hunt=on",
        "own yellow shire",
        "own red rest",
        "begin yellow",
        "done",
    ] {
        say(line);
    }
    say("fight 99 99");
    assert_eq!([say("roll"), say("roll")].join(" "), "3 6 1 4 5 3 4 2 3 3");
    say("phase = round 1 ring, yellow");
    let dice: Vec<String> = (0..5)
        .map(|_| {
            say("phase = round 1 ring, yellow");
            say("ring = 7");
            say("card ring roll")
        })
        .collect();
    assert_eq!(dice.join(" "), "2 5 1 5 5");
    assert_eq!(say("hunt"), "6 3");
}

/// A whole game from a seed is revealed, and holds.
#[test]
fn a_game_that_is_over_is_verified() {
    let folder = Folder::new("risk");
    let mut referee = begun();
    for line in [
        "done",
        "fight ithilien 30 south-ithilien 5",
        "roll all",
        "move 3",
        "done",
        "done",
        "ring = 16",
        "phase = round 9 ring, red",
        "ring 6",
    ] {
        let reply = referee.hear(line).unwrap();
        assert!(reply.accepted() || line == "move 3", "{line}: {}", reply.answer());
    }
    let path = folder.join("game.underhill");
    assert!(referee.hear(&format!("reveal {}", path.display())).unwrap().accepted());
    match file(&path, &[], Language::En) {
        Verdict::Holds(_, counts) => assert!(counts.draws > 0 && counts.corrections == 2),
        Verdict::Fails(lines) | Verdict::Cannot(lines) => panic!("{lines:?}"),
    }
}

/// K58: what the table has set right once the game had begun stands in the report; what it told before, and what was played, does not.
#[test]
fn what_was_set_right_stands_in_the_report() {
    let mut referee = begun();
    for line in [
        "own red lebennin",
        "hand green territory=3",
        "leader black gorgoroth nurn",
        "done",
        "conquer dead-m from ithilien",
    ] {
        assert!(referee.hear(line).unwrap().accepted(), "{line}");
    }
    let reply = referee.hear("report").unwrap();
    let told = reply.to_the_table().filter_map(|told| told.strip_prefix("By the table's word: "));
    let told: Vec<&str> = told.collect();
    assert_eq!(told, ["Lebennin: Red", "Green · Territory cards: 3", "A Leader in Nurn: Black"]);
}
