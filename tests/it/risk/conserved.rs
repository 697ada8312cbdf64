//! Nothing comes from nowhere: battalions, cards and what is placed, each kept by hand beside the game.

use super::properties::{COLOURS, begun, lines, view};
use proptest::prelude::*;
use underhill::referee::{Referee, Reply};
use underhill::risk::step::Step;
use underhill::risk::view::View;

/// Territory cards, Adventure cards, and points played, of each colour.
type Hands = [[u16; 3]; 4];

fn hands(view: &View) -> Hands {
    COLOURS.map(|colour| {
        let hand = view.player(colour).hand;
        [hand.territory, hand.adventure, hand.played]
    })
}

fn seat(colour: &str) -> usize {
    COLOURS.iter().position(|known| known.name() == colour).unwrap()
}

/// What the hands are after a line that was accepted, kept by hand.
fn hands_after(before: &View, line: &str, after: &View) -> Hands {
    let mut hands = hands(before);
    let words: Vec<&str> = line.split(' ').collect();
    let present = seat(before.present().name());
    match words[..] {
        ["trade", ..] => hands[present][0] = hands[present][0].saturating_sub(3),
        ["hand", colour, set] => {
            let (kind, count) = set.split_once('=').unwrap();
            let kind = ["territory", "adventure", "played"].iter().position(|known| *known == kind).unwrap();
            hands[seat(colour)][kind] = count.parse().unwrap();
        }
        ["draw", "mission" | "power", ..] => hands[present][1] = (hands[present][1] + 1).min(4),
        ["play", colour, points, "!"] => {
            let hand = &mut hands[seat(colour)];
            (hand[1], hand[2]) = (hand[1].saturating_sub(1), hand[2] + points.parse::<u16>().unwrap());
        }
        ["play", points] => {
            let hand = &mut hands[present];
            (hand[1], hand[2]) = (hand[1] - 1, hand[2] + points.parse::<u16>().unwrap());
        }
        // K47: once a turn, for all that was conquered in it.
        ["done", ..] if before.step() == Some(&Step::Fortify) => {
            let marks = before.marks;
            hands[present][0] += u16::from(marks.conquests > 0 && !marks.territory_card);
        }
        _ => {}
    }
    // K35: whoever is out leaves his Territory cards, and nothing else, to the conqueror.
    for out in &after.put_out[before.put_out.len()..] {
        let left = std::mem::take(&mut hands[seat(out.colour.name())][0]);
        hands[seat(out.by.name())][0] += left;
        hands[seat(out.colour.name())][1] = 0;
    }
    hands
}

fn numbers(words: &str) -> Vec<i16> {
    words.split_whitespace().map(|word| word.parse().unwrap()).collect()
}

/// K20, slowly: the dice of each side as they fell, and how many battalions each loses.
fn losses(dice: &str, net: i16) -> [u16; 2] {
    let (attack, defence) = dice.split_once(':').unwrap();
    let [mut attack, mut defence] = [attack, defence].map(numbers);
    let mut lost = [0, 0];
    attack.sort_unstable();
    defence.sort_unstable();
    let mut bonus = net;
    while let (Some(one), Some(other)) = (attack.pop(), defence.pop()) {
        lost[usize::from(one + bonus > other)] += 1;
        bonus = 0;
    }
    lost
}

/// The stacks of a fight lose what its dice say, and what conquers is what was left.
fn battalions_are_kept(before: &View, line: &str, reply: &Reply, after: &View) -> Result<(), TestCaseError> {
    let Some(fight) = before.fight().filter(|_| line.starts_with("roll")) else { return Ok(()) };
    let (mut stack, mut defenders) = (fight.attacker.battalions, fight.defender.battalions);
    let told: Vec<&str> = reply.to_the_table().filter_map(|told| told.strip_prefix("dice ")).collect();
    let typed = line.strip_prefix("roll ").filter(|dice| dice.contains(':'));
    let mut thrown = 0;
    for dice in told.into_iter().chain(typed) {
        let lost = losses(dice, fight.net().into());
        (stack, defenders) = (stack - lost[0], defenders - lost[1]);
        thrown = numbers(dice.split_once(':').unwrap().0).len() as u16;
    }
    match after.step() {
        Some(Step::Battle(fight)) => {
            prop_assert_eq!((fight.attacker.battalions, fight.defender.battalions), (stack, defenders));
        }
        Some(Step::Move { least, most, .. }) => {
            prop_assert_eq!((*least, *most, defenders), (thrown, stack - 1, 0));
        }
        // K32: with as many as were thrown nothing is asked; or the attacker has nobody left to attack with.
        _ if defenders == 0 => prop_assert!(stack > thrown, "{} of {} move", thrown, stack),
        _ => prop_assert_eq!(stack, 1),
    }
    Ok(())
}

/// K10 to K15: what is to be placed is the sum of its parts, and the figures are worth as much.
fn given_adds_up(referee: &mut Referee) -> Result<(), TestCaseError> {
    let reply = referee.hear("reinforce").unwrap();
    prop_assert!(reply.accepted());
    let (placed, total) = reply.answer().split_once(" in strongholds, ").unwrap();
    let total: i16 = total.strip_suffix(" to place").unwrap().parse().unwrap();
    let (mut strongholds, mut sum, mut figures) = (0, 0, 0);
    for told in reply.to_the_table() {
        if let Some(worth) = told.strip_prefix("figures ") {
            figures = numbers(worth).iter().zip([5, 3, 1]).map(|(count, worth)| count * worth).sum();
        } else if told.starts_with("stronghold ") {
            strongholds += 1;
        } else {
            sum += told.split_once(": ").unwrap().1.parse::<i16>().unwrap();
        }
    }
    prop_assert_eq!((placed.parse::<u16>().unwrap(), total, total), (strongholds, sum, figures));
    Ok(())
}

/// Fights and rolls of all sizes, between what can be said at any time.
fn said() -> impl Strategy<Value = Vec<String>> {
    let letters = || prop::sample::select(&["", "l", "+", "l+"][..]);
    let fight = (2..40u16, letters(), 1..30u16, prop::sample::select(&["", "s", "ls", "ls+"][..]));
    let line = prop_oneof![
        4 => lines(),
        2 => fight.prop_map(|(a, one, d, other)| format!("fight {a}{one} {d}{other}")),
        2 => prop::sample::select(&["roll", "roll a=1", "roll d=1", "roll all", "roll 6 5 5 : 1 1", "roll 6 6 : 6"][..])
            .prop_map(str::to_owned),
        1 => Just("phase = round 2 combat, green".to_owned()),
        1 => Just("conquer moria from eregion !".to_owned()),
    ];
    prop::collection::vec(line, 1..60)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn nothing_comes_from_nowhere(said in said()) {
        let mut referee = begun();
        for line in &said {
            let before = view(&referee);
            let reply = referee.hear(line).unwrap();
            let after = view(&referee);
            if !reply.accepted() {
                prop_assert_eq!(hands(&after), hands(&before));
                continue;
            }
            prop_assert_eq!(hands(&after), hands_after(&before, line, &after), "{}", line);
            battalions_are_kept(&before, line, &reply, &after)?;
            if after.step() == Some(&Step::Reinforce) && after.end.is_none() {
                given_adds_up(&mut referee)?;
            }
        }
    }

    /// The commands that stand, said anew, are the same game: dice hang on nothing that was taken back.
    #[test]
    fn what_stands_said_anew_is_the_same_game(said in said(), undone in prop::collection::vec(any::<bool>(), 60)) {
        let mut referee = begun();
        for (line, undone) in said.iter().zip(undone) {
            if referee.hear(line).unwrap().accepted() && undone {
                prop_assert!(referee.hear("undo").unwrap().accepted());
            }
        }
        let log = referee.hear("log").unwrap();
        let stands = log.to_the_table().map(|told| told.split_once(' ').unwrap().1);
        let mut anew = Referee::new(None);
        prop_assert!(anew.hear("new risk players=yellow,red,green,black seed=3 hunt=on").unwrap().accepted());
        for line in stands {
            prop_assert!(anew.hear(line).unwrap().accepted(), "{}", line);
        }
        prop_assert_eq!(format!("{:?}", view(&anew)), format!("{:?}", view(&referee)));
    }
}
