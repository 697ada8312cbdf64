//! What can stand next on the line, behind the beginning of a command: territories with their holders' letters, stacks, dice,
//! colours, cards.

use crate::language::Words;
use crate::language::risk::begun::Attack;
use crate::language::risk::{colour, letter, territory_called, winner_called};
use crate::risk::cards::{Card, SET};
use crate::risk::colour::{Colour, NEUTRAL, Players};
use crate::risk::roll::{attack_dice, defence_dice};
use crate::risk::step::{Fight, Step};
use crate::risk::view::View;
use crate::window::risk::beside::{attackers, beside_own, leads, linked, targets};
use crate::window::risk::{Choice, Wish};
use strum::IntoEnumIterator;

/// The largest stack that is offered; a larger one is typed.
const STACK: u16 = 60;
/// As many territories are asked about in one chain.
const CHAIN: usize = 9;
/// The most points that a card is offered with.
const POINTS: u16 = 12;

/// Words that can come next.
pub(super) fn picks(words: &Words, view: &View, typed: &str) -> Vec<Choice> {
    let typed = typed.to_ascii_lowercase();
    let mut said = typed.split_whitespace();
    let first = said.next().unwrap_or_default();
    let behind: Vec<&str> = said.collect();
    let on = On { words, view };
    match (first, behind.as_slice()) {
        ("new", ["risk", players]) => on.who_plays(players),
        ("new", ["risk", .., last]) => on.agreed(last, &typed),
        ("own", []) => on.holders(),
        ("own", [who, named @ ..]) => on.not_held_by(who, named),
        ("leader", [who]) => on.held(|name| view.colour(who).is_ok_and(|colour| view.holds(colour, name))),
        ("leader", [who, at]) => on.leader_of(who, at),
        ("leaders", [who, stand @ ..]) if stand.len() < 2 => {
            on.held(|name| !stand.contains(&name) && view.colour(who).is_ok_and(|of| view.holds(of, name)))
        }
        ("begin" | "leader" | "leaders" | "hand", []) => on.colours(view.options.players.iter()),
        ("from", []) => on.places(view.whence.iter().flat_map(|whence| &whence.among)),
        // How many stand there has its numbers on the dials, once it is said whom it attacks.
        ("fight", _) if Attack::typed(view, &typed).is_some_and(|attack| attack.to.is_some()) => Vec::new(),
        ("fight", behind) => on.fight(behind),
        ("odds", behind) => on.odds(behind),
        ("need", behind) => on.need(behind),
        ("conquer", behind) => on.conquered(behind),
        ("roll", behind) => view.fight().map(|fight| on.rolled(fight, behind)).unwrap_or_default(),
        ("move", []) => match view.step() {
            Some(Step::Move { least, most, .. }) => numbers(*least..=*most),
            _ => Vec::new(),
        },
        ("trade", behind) if behind.len() < SET => on.cards(),
        ("fortify", behind) => on.fortified(behind),
        ("play", []) => on.points().into_iter().chain(on.colours(view.options.players.iter())).collect(),
        ("play", [who]) if view.colour(who).is_ok() => on.points(),
        ("hand", [_, said @ ..]) => on.hand(said),
        ("ring", []) => on.die(),
        ("card", ["ring"]) => {
            let ways = ["stay", "on"].map(|way| on.word(&format!("pick-ring-{way}"), way));
            ways.into_iter().chain(on.die()).collect()
        }
        ("card", ["ring", .., "by"]) => on.colours(view.players_in()),
        ("card", ["ring", .., "by", _]) | ("draw", ["event"]) => on.points(),
        ("card", ["ring", behind @ ..]) if !behind.contains(&"by") => vec![on.word("pick-by", "by")],
        ("hunt", said) if said.len() < 2 => faces(),
        ("score", []) => on.colours(view.players_in()),
        ("score", [_]) => numbers(0..=64),
        ("score", [_, _, said @ ..]) => on.counted(said),
        ("winner", []) => {
            let tie = view.outcome().map(|(winners, _)| winners).unwrap_or_default();
            tie.into_iter().map(|winner| Choice::word(winner_called(words, winner), winner.name())).collect()
        }
        _ => Vec::new(),
    }
}

fn numbers(range: std::ops::RangeInclusive<u16>) -> Vec<Choice> {
    range.map(|number| Choice::word(number.to_string(), number)).collect()
}

fn is_count(word: &str) -> bool {
    word.starts_with(|sign: char| sign.is_ascii_digit())
}

fn faces() -> Vec<Choice> {
    numbers(1..=6)
}

/// What is written exactly so, with no blank behind it.
fn written(label: impl Into<String>, typed: String) -> Choice {
    Choice::of(label, Wish::Type(typed))
}

/// Where it is picked: the words of a language, and the game as it lies there.
#[derive(Clone, Copy)]
struct On<'a> {
    words: &'a Words,
    view: &'a View,
}

impl On<'_> {
    fn word(self, label: &str, word: &str) -> Choice {
        Choice::word(self.words.say(label, &[]), word)
    }

    /// What a card is worth that was played.
    fn points(self) -> Vec<Choice> {
        let worth = |points: u16| self.words.say("pick-points", &[("points", points.into())]);
        (0..=POINTS).map(|points| Choice::word(worth(points), points)).collect()
    }

    fn colours(self, colours: impl IntoIterator<Item = Colour>) -> Vec<Choice> {
        colours.into_iter().map(|of| Choice::word(colour(self.words, of), of)).collect()
    }

    /// Who can hold something.
    fn holders(self) -> Vec<Choice> {
        let players = self.colours(self.view.options.players.iter()).into_iter();
        let neutral = self.view.options.has_neutral_army().then(|| self.word("pick-neutral", NEUTRAL));
        players.chain(neutral).chain([self.word("pick-nobody", "none")]).collect()
    }

    /// A territory, with the letter of whoever holds it.
    fn place(self, name: &str) -> Choice {
        let called = territory_called(self.words, name);
        let held = self.view.holder(name).map(|holder| letter(self.words, Some(holder)));
        Choice::word(held.map_or(called.clone(), |letter| format!("{called} · {letter}")), name)
    }

    fn places(self, names: impl IntoIterator<Item = impl AsRef<str>>) -> Vec<Choice> {
        names.into_iter().map(|name| self.place(name.as_ref())).collect()
    }

    /// The territories of the board of which this is so, region by region.
    fn held(self, which: impl Fn(&str) -> bool) -> Vec<Choice> {
        let Ok(board) = self.view.board() else { return Vec::new() };
        let named = board.territories().map(|territory| territory.name.as_str());
        self.places(named.filter(|name| which(name)))
    }

    /// K1: colours in the order of play, as long as they can be filled up to a table that plays.
    fn who_plays(self, said: &str) -> Vec<Choice> {
        let Some(said) = said.strip_prefix("players=") else { return Vec::new() };
        let named: Vec<&str> = said.split(',').filter(|name| !name.is_empty()).collect();
        let others = Colour::iter().filter(|colour| !named.contains(&colour.name()));
        let comma = if named.is_empty() { "" } else { "," };
        let more = others.map(|of| written(colour(self.words, of), format!("{comma}{of}")));
        let colours: Option<Vec<Colour>> = named.iter().map(|name| name.parse().ok()).collect();
        let plays = colours.is_some_and(|colours| Players::try_from(colours).is_ok());
        let agreed = plays.then(|| self.options("")).into_iter().flatten();
        more.chain(agreed).collect()
    }

    /// What else is agreed before the game, as long as it was not said.
    fn agreed(self, last: &str, typed: &str) -> Vec<Choice> {
        if last.ends_with('=') { Vec::new() } else { self.options(typed) }
    }

    /// The options that a table mostly asks about: those that were not said.
    fn options(self, typed: &str) -> Vec<Choice> {
        ["board=none", "doom=4", "score=teams", "hunt=on", "odds=off", "draws=hand"]
            .into_iter()
            .filter(|option| !typed.contains(option))
            .map(|option| {
                let name = format!("pick-{}", option.replace('=', "-"));
                written(self.words.say(&name, &[]), format!(" {option}"))
            })
            .collect()
    }

    /// `own`: what somebody does not hold, and has not been named; and the rest.
    fn not_held_by(self, who: &str, named: &[&str]) -> Vec<Choice> {
        let Ok(holder) = self.view.holder_called(who) else { return Vec::new() };
        let free = !self.view.territories(None).is_empty() && named.is_empty();
        let rest = (free && holder.is_some()).then(|| self.word("pick-rest", "rest"));
        let others = self.held(|name| self.view.holder(name) != holder && !named.contains(&name));
        rest.into_iter().chain(others).collect()
    }

    /// K39: what becomes of a Leader who stands there.
    fn leader_of(self, who: &str, at: &str) -> Vec<Choice> {
        let (Ok(colour), Ok(at)) = (self.view.colour(who), self.view.territory(at)) else {
            return Vec::new();
        };
        if !self.view.player(colour).leaders.contains(&at) {
            return Vec::new();
        }
        let to = self.held(|name| self.view.holds(colour, name) && *name != *at);
        std::iter::once(self.word("pick-off", "off")).chain(to).collect()
    }

    /// What an army has besides its number; `known` goes without saying.
    fn letters(self, army: &str, known: &[&str]) -> Vec<Choice> {
        let of = [("l", "pick-with-leader"), ("s", "pick-with-stronghold"), ("+", "pick-with-card")];
        let of = of.into_iter().filter(|(letter, _)| !army.contains(letter) && !known.contains(letter));
        of.map(|(letter, name)| self.word(name, letter)).collect()
    }

    /// K28 to K31: the stack, each territory's battalions in turn, where the attacker stops, how the defender throws.
    fn odds(self, behind: &[&str]) -> Vec<Choice> {
        let once = behind.first() == Some(&"once");
        let armies: Vec<&&str> = behind.iter().filter(|word| is_count(word)).collect();
        let closed = behind.iter().any(|word| word.starts_with("stop=") || *word == "best");
        match armies.as_slice() {
            [] if once => numbers(1..=STACK),
            [] => std::iter::once(self.word("pick-once", "once")).chain(numbers(2..=STACK)).collect(),
            [attacker] => self.letters(attacker, &["s"]).into_iter().chain(numbers(1..=STACK)).collect(),
            [.., last] if once => self.letters(last, &[]),
            [attacker, .., last] => {
                let letters = if closed { Vec::new() } else { self.letters(last, &[]) };
                let best = (!behind.contains(&"best")).then(|| self.word("pick-best", "best"));
                let more = !closed && armies.len() <= CHAIN;
                let next = if more { numbers(1..=STACK) } else { Vec::new() };
                let stack =
                    attacker.trim_end_matches(|sign: char| !sign.is_ascii_digit()).parse().unwrap_or(2);
                let stop = !behind.iter().any(|word| word.starts_with("stop="));
                let stops = self.stops(if stop { stack } else { 0 });
                letters.into_iter().chain(best).chain(next).chain(stops).collect()
            }
        }
    }

    /// K31: where an attacker of so many stops.
    fn stops(self, stack: u16) -> impl Iterator<Item = Choice> {
        let called = move |stop: u16| self.words.say("pick-stop", &[("count", stop.into())]);
        (2..stack).map(move |stop| Choice::word(called(stop), format!("stop={stop}")))
    }

    /// The chance that is wanted, then each territory's battalions in turn.
    fn need(self, behind: &[&str]) -> Vec<Choice> {
        match behind {
            [] => Choice::percents(),
            [percent] => {
                let leader = (!percent.contains('l')).then(|| self.word("pick-with-leader", "l"));
                leader.into_iter().chain(numbers(1..=STACK)).collect()
            }
            [_, .., last] => {
                let more = if behind.len() <= CHAIN { numbers(1..=STACK) } else { Vec::new() };
                self.letters(last, &[]).into_iter().chain(more).collect()
            }
        }
    }

    /// K17: from where, how many, where to, against how many; letters are said where they are not known.
    fn fight(self, behind: &[&str]) -> Vec<Choice> {
        let (view, present) = (self.view, self.view.present());
        let knows_places = view.board().is_ok_and(|board| !board.is_open());
        let keeps = view.player(present).keeps_leaders;
        let leader: &[&str] = if keeps { &["l", "s"] } else { &["s"] };
        match behind {
            [] if knows_places => self.places(attackers(view)),
            [] => numbers(2..=STACK),
            [stack] if is_count(stack) => {
                let bonus = self.letters(stack, &["s"]).into_iter();
                bonus.chain(numbers(1..=STACK)).collect()
            }
            [_] => numbers(2..=STACK),
            [one, defenders] if is_count(one) => self.letters(defenders, &[]),
            [from, stack] => {
                let to = view.territory(from).map(|from| self.places(targets(view, &from)));
                self.letters(stack, leader).into_iter().chain(to.unwrap_or_default()).collect()
            }
            [_, _, _] => numbers(1..=STACK),
            [_, _, _, defenders] => self.letters(defenders, leader),
            _ => Vec::new(),
        }
    }

    /// K27: what was taken; and from where, if that can be doubted. Without a board what the table knows.
    fn conquered(self, behind: &[&str]) -> Vec<Choice> {
        let (view, present) = (self.view, self.view.present());
        let leader = || {
            let said = behind.contains(&"leader") || view.player(present).keeps_leaders;
            (!said).then(|| self.word("pick-with-leader", "leader"))
        };
        let Ok(board) = view.board() else {
            let site = (!behind.contains(&"site")).then(|| self.word("pick-site", "site"));
            if behind.last() == Some(&"last") {
                return self.colours(view.players_in());
            }
            let last = (!behind.contains(&"last")).then(|| self.word("pick-last", "last"));
            return leader().into_iter().chain(site).chain(last).collect();
        };
        match behind {
            [] => {
                let beside = beside_own(view);
                self.held(|name| beside.iter().any(|it| it == name))
            }
            [_] => std::iter::once(self.word("pick-from", "from")).chain(leader()).collect(),
            [taken, "from"] => {
                let Ok(taken) = view.territory(taken) else { return Vec::new() };
                self.held(|name| view.holds(present, name) && board.adjacent(&taken, name))
            }
            [_, "from", _] => leader().into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// K26: the attacker's dice, then the defender's; or how the app throws.
    fn rolled(self, fight: &Fight, behind: &[&str]) -> Vec<Choice> {
        let [attack, defence] =
            [attack_dice(fight.attacker.battalions), defence_dice(fight.defender.battalions)];
        let told = behind.iter().position(|word| *word == ":");
        let thrown = match behind {
            [] => {
                let own = (1..attack).map(|dice| self.dice("pick-attack-dice", "a", dice));
                let other = (1..defence).map(|dice| self.dice("pick-defence-dice", "d", dice));
                own.chain(other).chain([self.word("pick-all", "all")]).collect()
            }
            ["all"] => {
                let stops = self.stops(fight.attacker.battalions);
                std::iter::once(self.word("pick-best", "best")).chain(stops).collect()
            }
            [first, ..] if !first.starts_with(|sign: char| sign.is_ascii_digit()) => return Vec::new(),
            _ => Vec::new(),
        };
        let left = match told {
            None if thrown.is_empty() && behind.len() >= attack => {
                return vec![self.word("pick-against", ":")];
            }
            None if behind == ["all"] => 0,
            None => attack - behind.len().min(attack),
            Some(at) => defence.saturating_sub(behind.len() - at - 1),
        };
        let face = |pips: u8| {
            // Behind the attacker's last die stand the defender's.
            let last = told.is_none() && left == 1;
            Choice::word(pips.to_string(), if last { format!("{pips} :") } else { pips.to_string() })
        };
        let dice = (1..=6).filter(|_| left > 0).map(face);
        let against = (told.is_none() && !behind.is_empty() && left > 0 && behind != ["all"])
            .then(|| self.word("pick-against", ":"));
        dice.chain(against).chain(thrown).collect()
    }

    fn dice(self, name: &str, key: &str, dice: usize) -> Choice {
        Choice::word(self.words.say(name, &[("count", dice.into())]), format!("{key}={dice}"))
    }

    fn cards(self) -> Vec<Choice> {
        Card::iter().map(|card| self.word(&format!("pick-card-{}", card.name()), card.name())).collect()
    }

    /// K37: from where, and where to; with a Leader who stands there.
    fn fortified(self, behind: &[&str]) -> Vec<Choice> {
        let (view, present) = (self.view, self.view.present());
        match behind {
            [] => self.places(
                view.territories(Some(present.into())).iter().filter(|from| !linked(view, from).is_empty()),
            ),
            [from] => view.territory(from).map(|from| self.places(linked(view, &from))).unwrap_or_default(),
            // K37: where no Leader of his stands none goes, whoever gives his word for it.
            [from, to] => {
                let ends = view.known_territory(from).zip(view.known_territory(to));
                let goes = ends.is_some_and(|(from, to)| leads(view, &from, &to));
                goes.then(|| self.word("pick-with-leader", "leader")).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What of a hand is set right.
    fn hand(self, said: &[&str]) -> Vec<Choice> {
        let of = [("territory", 9), ("adventure", 6), ("played", POINTS)];
        let of = of.into_iter().filter(|(key, _)| !said.iter().any(|word| word.starts_with(key)));
        of.flat_map(|(key, most)| {
            (0..=most).map(move |count| {
                let label = self.words.say(&format!("pick-hand-{key}"), &[("count", count.into())]);
                Choice::word(label, format!("{key}={count}"))
            })
        })
        .collect()
    }

    /// The Fellowship's die.
    fn die(self) -> Vec<Choice> {
        faces().into_iter().chain([self.word("pick-roll", "roll")]).collect()
    }

    /// K51: Strongholds, then the regions held whole.
    fn counted(self, said: &[&str]) -> Vec<Choice> {
        let regions = said.iter().find_map(|word| word.strip_prefix("regions="));
        if let Some(regions) = regions {
            let named: Vec<&str> = regions.split(',').collect();
            let others = crate::risk::board::Board::trilogy();
            let others = others.regions().iter().filter(|region| !named.contains(&region.name.as_str()));
            let comma = if regions.is_empty() { "" } else { "," };
            let region =
                |name: &String| written(territory_called(self.words, name), format!("{comma}{name}"));
            return others.map(|region_| region(&region_.name)).collect();
        }
        let strongholds = (!said.iter().any(|word| word.starts_with("strongholds="))).then(|| {
            (1..=11_u16).map(|count| {
                let label = self.words.say("pick-strongholds", &[("count", count.into())]);
                Choice::word(label, format!("strongholds={count}"))
            })
        });
        let regions = written(self.words.say("pick-regions", &[]), "regions=".to_owned());
        std::iter::once(regions).chain(strongholds.into_iter().flatten()).collect()
    }
}
