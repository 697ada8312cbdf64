//! What the table is told in Part 2, and of tokens behind the screen: the same whatever is secret.

use super::ways_to_part2::to_part2;
use crate::common::{Whims, accepted, heard_alike, table};
use underhill::hunt::Hunt;
use underhill::hunt::board::Location;
use underhill::referee::Referee;

/// P3: the table cannot tell one journey from another, not even a short one from a long one.
#[test]
fn what_is_public_is_the_same_whatever_is_secret() {
    let (mut commands, mut secret, mut mixed) = (0, 0, 0);
    for number in 0..500 {
        let mut whims = Whims::new(110_000 + number);
        let mut pair = [Referee::new(None), Referee::new(None)];
        let lengths =
            [*whims.one_of(&["short", "long"]).unwrap(), *whims.one_of(&["short", "long"]).unwrap()];
        for (at, referee) in pair.iter_mut().enumerate() {
            // The draws of the app are public where they are tiles; cards and tokens are each game's own.
            let known = table().of("draws=hand seed=5").at("7", "3 4 12 16 26").shadows(2);
            known.then(&["move A !", "part2 draws=app", "journey draw"]).begins(referee);
            accepted(referee, &format!("journey keep {}", lengths[at]));
            let deeds: Vec<Location> = {
                let mut deeds =
                    referee.state::<Hunt>().unwrap().view.options.board.as_ref().unwrap().deeds().to_vec();
                deeds.sort();
                deeds.into_iter().skip(at * 4).take(4).collect()
            };
            accepted(
                referee,
                &format!("deeds {}", deeds.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")),
            );
            accepted(referee, &format!("gandalf start {}", deeds[0]));
            accepted(referee, "begin shadows=2");
        }
        for _ in 0..40 {
            let state = pair[0].state::<Hunt>().unwrap().clone();
            let first = whims.command(&state);
            let verb = first.split(' ').take(2).collect::<Vec<_>>().join(" ");
            let is_move = first.starts_with("gandalf ")
                && first.split(' ').nth(1).is_some_and(|word| word.parse::<Location>().is_ok());
            let other = pair[1].state::<Hunt>().unwrap().clone();
            let second = match verb.as_str() {
                _ if is_move && other.gandalf().is_some() => {
                    secret += 1;
                    format!("gandalf {}", whims.gandalf(&other))
                }
                "card gandalf" if other.gandalf().is_some() => {
                    secret += 1;
                    format!("card gandalf {}", whims.gandalf(&other))
                }
                "gandalf hide" if !other.hidden.deeds.drawn.is_empty() => {
                    secret += 1;
                    format!("gandalf hide {}", other.hidden.deeds.drawn[0])
                }
                _ => first.clone(),
            };
            let Some(replies) = heard_alike(&mut pair, [&first, &second]) else { break };
            commands += 1;
            mixed += usize::from(lengths[0] != lengths[1]);
            assert_eq!(pair[0].state::<Hunt>().unwrap().view, pair[1].state::<Hunt>().unwrap().view);
            assert_eq!(replies[0].print_public(true), replies[1].print_public(true), "{first} and {second}");
            for query in ["status", "tracks", "phase", "corruption", "company", "log", "reach"] {
                let told: Vec<String> =
                    pair.iter_mut().map(|referee| referee.hear(query).unwrap().print_public(true)).collect();
                assert_eq!(told[0], told[1], "{query}");
            }
        }
    }
    assert!(commands > 4_000, "only {commands} commands in lockstep, {secret} of them secret");
    assert!(
        secret > 600 && mixed > 1_500,
        "only {secret} secret commands, {mixed} with a short and a long journey"
    );
}

/// Why Gandalf does not do what was said aloud would tell where he is not.
#[test]
fn a_refusal_does_not_tell_the_table_where_gandalf_is_not() {
    let mut referee = Referee::new(None);
    to_part2(&mut referee, "");
    for command in
        ["journey short 2 .", "deeds 3 4 5 6", "gandalf start 3", "begin shadows=2", "advance", "gandalf 9"]
    {
        accepted(&mut referee, command);
    }
    for command in ["gandalf deed", "gandalf rivendell", "card advance"] {
        let reply = referee.hear(command).unwrap();
        assert!(!reply.accepted());
        assert_eq!(reply.print_public(false), "? refused; why is for the Ring-bearer alone\n", "{command}");
        assert_ne!(reply.print(false), reply.print_public(false), "the Ring-bearer is told why");
    }
}

/// Nor which tokens lie behind the screen: one that was drawn and hidden and one that never was are refused alike.
#[test]
fn a_refusal_does_not_tell_the_table_which_tokens_are_kept() {
    let mut referee = Referee::new(None);
    for (command, refused) in [
        ("new board=none starts=1,2,3", None),
        ("start 1", None),
        ("information 4 5 6 7 8", None),
        ("give 9", Some("refused-not-yours")),
        ("give 8", None),
        ("begin", None),
        ("move 4", None),
        ("token 4 found", Some("refused-token-not-kept")),
        ("token 9 found", Some("refused-token-not-kept")),
        ("token 9 hidden", Some("refused-token-not-kept")),
    ] {
        let reply = referee.hear(command).unwrap();
        assert_eq!(reply.refused_as(), refused, "{command}");
        if refused.is_some() {
            let told = reply.print_public(false);
            assert_eq!(told, "? refused; why is for the Ring-bearer alone\n", "{command}");
        }
    }
}
