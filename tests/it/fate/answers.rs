//! Short games, each with what is asked of it and how that is answered.

use underhill::referee::Referee;

const FLIPS: &str = "top red; flip aer black; flip acb red; flip adr red; flip ber black; flip bcb black; flip ceb red; \
    flip cdr red; flip dcr black; flip edb red; begin frodo=rhudaur; done; draw card card";
const UNREAD: &str = "top red; flip ? red; flip ? red; flip ? red; flip ? red; flip ? red; flip ? red; flip ? red; \
    flip ? red; flip ? black; begin frodo=gondor; done; draw card card";

/// After these commands, in a game with these options, the last is answered so.
fn answers(options: &str, before: &str, asked: &[(&str, &str)]) {
    let mut referee = Referee::new(None);
    let new = format!("new fate players=2 seed=42 {options}");
    for line in [new.as_str()].into_iter().chain(before.split("; ")) {
        let reply = referee.hear(line).expect("an answer");
        assert!(reply.accepted(), "{line}: {}", reply.print(true));
    }
    for (line, answer) in asked {
        let printed = referee.hear(line).expect("an answer").print(true);
        let last = printed.lines().last().unwrap_or_default();
        let is_so = if *answer == "?" { last.starts_with("? ") } else { last == *answer };
        assert!(is_so, "{line}: {printed}, and not {answer}");
    }
}

/// G13, F24: what only faces begin with is the face of the dice that lie there.
#[test]
fn a_face_thrown_again_is_heard_by_the_dice_that_lie_there() {
    let battle = format!("{FLIPS}; battle gondor friendly=3 shadow=2; roll rout nazgul");
    answers(
        "board=practice",
        &battle,
        &[("reroll nazgul ex", "= rout exchange"), ("reroll ex ro", "?"), ("reroll ex r", "= rout rout")],
    );
    let search = format!("{FLIPS}; search troops=1; roll slip weary");
    answers("board=practice", &search, &[("reroll slip ex", "= exposed weary")]);
}

/// F5, F58: out of an empty supply no troop comes in the set-up either; the ledger's troops stay 48.
#[test]
fn an_empty_supply_gives_nothing_in_the_set_up() {
    answers(
        "board=practice ledger=on",
        "top red; supply = 0; flip ger black",
        &[("check", "= shadow 18 on board, supply 0")],
    );
}

/// F20: without borders those go that were there before, as the table says where they stand, and where Frodo does.
#[test]
fn who_may_come_closer_is_as_the_table_says() {
    let closer = format!("{UNREAD}; flip umbar>pelargir/closer black");
    let rohan = [
        ("nazgul rohan eriador", "?"),
        ("nazgul rohan = 1", "= nazgul rohan 1"),
        ("nazgul rohan eriador", "= nazgul eriador 3, gondor 1, misty-mountains 1, mordor 4, rhudaur 1"),
        // The one that has gone is not there any more.
        ("nazgul rohan eriador", "?"),
        ("phase", "= turn 1 choose, player 1"),
    ];
    answers("", &closer, &rohan);
    let frodo = [
        ("nazgul gondor rohan", "?"),
        ("frodo eriador", "= frodo eriador"),
        ("nazgul gondor rohan", "= nazgul eriador 2, misty-mountains 1, mordor 4, rhudaur 1, rohan 1"),
        ("nazgul eriador rohan", "?"),
        (
            "nazgul mordor gondor",
            "= nazgul eriador 2, gondor 1, misty-mountains 1, mordor 3, rhudaur 1, rohan 1",
        ),
        ("phase", "= turn 1 shadow 2 of 2, player 1"),
    ];
    answers("", &closer, &frodo);
}

/// F64: what is reinforced is heard behind its @ in one word or several, and of two places the red one, or a card's start, is
/// the start.
#[test]
fn places_of_a_card_are_heard_in_any_words() {
    answers(
        "",
        UNREAD,
        &[
            ("flip rhun lorien @minas tirith eye black", "= reinforce minas-tirith, eye"),
            ("undo", "= undone flip rhun>lorien@minas-tirith/eye black"),
            ("flip rhun > lorien @ mor / eye black", "= reinforce moria, eye"),
            ("undo", "= undone flip rhun>lorien@moria/eye black"),
            ("flip rhun lorien @black gate eye black", "?"),
            ("flip bree>erebor/eye black", "= reinforce bree, eye"),
            ("flip erebor bree deploy red", "= advance bree>erebor"),
            ("undo", "= undone flip bree>erebor/deploy red"),
            ("flip umbar the-shire deploy red", "= advance umbar>shire"),
            ("undo", "= undone flip umbar>shire/deploy red"),
            ("flip ?, red", "= advance ?"),
        ],
    );
}

/// F38: hands lay the discard on the deck when the battle is over, and hear of it then.
#[test]
fn what_is_shuffled_is_said_when_the_battle_is_over() {
    let mut referee = Referee::new(None);
    let before = FLIPS.replace("card card", "skies card");
    for line in ["new fate players=2 seed=42 board=practice"].into_iter().chain(before.split("; ")) {
        assert!(referee.hear(line).expect("an answer").accepted(), "{line}");
    }
    let mut says = |line: &str| referee.hear(line).expect("an answer").print(true);
    let skies = says("skies x friendly=1 shadow=0");
    let told: Vec<usize> = ["3 troops", "3 dice"].map(|it| skies.find(it).expect(it)).to_vec();
    assert!(told.is_sorted() && !skies.contains("Shuffle"), "{skies}");
    assert!(!says("roll rout rout rout").contains("Shuffle"));
    assert!(says("accept").contains("Shuffle 11 "));
}
