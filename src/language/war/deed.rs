//! A command as it was said, in a few words: for undo, for what was done lately, and for what the line would do.

use super::names::{self, listed};
use super::said::dice;
use crate::books::{Change, Command, D6, Throw};
use crate::language::books::changed;
use crate::language::{Meaning, Words, capital, hear, yes};
use crate::war::command::{HuntWords, Leaving, ToldTile, WarPhase};
use crate::war::die::Face;
use crate::war::event::WarEvent;
use crate::war::figures::Figures;
use crate::war::nation::{Nation, Side};
use crate::war::options::Seat;
use crate::war::people::Person;
use crate::war::tile::Heap;
use crate::war::view::Step;
use crate::war::{War, WarCommand, WarTrack};
use fluent_bundle::FluentValue;

/// In words where there are any, and else as it was said.
pub(super) fn deed(words: &Words, said: &str) -> String {
    let told = Told { words };
    match hear::<War>(said).map(|heard| heard.meaning) {
        Ok(Meaning::Command(Command::Own(command, _))) => told.own(&command, said),
        Ok(Meaning::Command(Command::Track(track, change))) => told.track(track, change),
        Ok(Meaning::Command(Command::Phase(phase))) => told.phase(&phase),
        _ => said.to_owned(),
    }
}

/// Which step was over, by what that led to.
pub(super) fn done(words: &Words, led: &WarEvent) -> Option<String> {
    let over = match led {
        WarEvent::Steps { to: Step::Fellowship } => Step::Draw,
        WarEvent::Steps { to: Step::Allocation } => Step::Fellowship,
        WarEvent::Turns | WarEvent::Won { .. } => Step::Actions,
        _ => return None,
    };
    Some(words.say("deed-over", &[("step", over.name().into())]))
}

struct Told<'a> {
    words: &'a Words,
}

impl Told<'_> {
    fn say(&self, name: &str, facts: &[(&str, FluentValue<'_>)]) -> String {
        self.words.say(name, facts)
    }

    fn bare(&self, name: &str) -> String {
        self.say(name, &[])
    }

    fn of(&self, name: &str, fact: &str, value: impl Into<FluentValue<'static>>) -> String {
        self.say(name, &[(fact, value.into())])
    }

    /// What is done, and by what: a die, a card, what was thrown; nothing is said of nothing.
    fn by(&self, deed: String, by: impl IntoIterator<Item = String>) -> String {
        let by = by.into_iter().collect::<Vec<_>>().join(", ");
        if by.is_empty() { deed } else { self.say("deed-by", &[("deed", deed.into()), ("by", by.into())]) }
    }

    fn to(&self, deed: String, region: Option<&String>) -> String {
        let Some(region) = region else { return deed };
        self.say("deed-to", &[("deed", deed.into()), ("where", self.place(region).into())])
    }

    /// Where the table says that it stands (G9).
    fn phase(&self, phase: &WarPhase) -> String {
        let at = match phase {
            WarPhase::Over { side, how } => names::won(self.words, *side, how.as_ref()),
            WarPhase::Turn { turn, step, turn_of, player } => {
                let who = player.map(|player| names::seat(self.words, Seat::Player(player)));
                let who = who.or_else(|| turn_of.map(|side| names::side(self.words, side)));
                let at = [self.of("war-turn", "turn", *turn), names::step(self.words, step)];
                at.into_iter().chain(who).collect::<Vec<_>>().join(" · ")
            }
        };
        self.of("deed-phase", "at", at)
    }

    fn place(&self, region: &str) -> String {
        names::place(self.words, region)
    }

    fn side(&self, side: Side) -> String {
        names::side(self.words, side)
    }

    fn face(&self, face: Face) -> String {
        names::face(self.words, face)
    }

    fn die(&self, with: Option<Face>) -> Option<String> {
        with.map(|face| self.face(face))
    }

    fn faces(&self, faces: &[Face]) -> String {
        listed(self.words, faces.iter().map(|face| self.face(*face)))
    }

    fn nation(&self, name: &str, nation: Nation) -> String {
        let facts = [("nation", names::nation(self.words, nation).into())];
        self.say(name, &facts)
    }

    fn leaves(&self, leaving: &Leaving) -> String {
        let named = listed(self.words, leaving.names.iter().map(|it| names::companion(self.words, *it)));
        self.to(self.of("deed-separate", "names", named), leaving.to.as_ref())
    }

    fn hunt(&self, hunt: &HuntWords) -> String {
        let held = hunt.conditions.said().map(|condition| names::condition(self.words, condition));
        let bonus = (hunt.bonus > 0).then(|| format!("+{}", hunt.bonus));
        let thrown = told(&hunt.throw, |it| dice(&it.side(0)));
        let again = told(&hunt.throw, |it| dice(&it.side_again(0)));
        self.by(self.bare("deed-hunt"), held.chain(bonus).chain(thrown).chain(self.again(again)))
    }

    /// What was thrown again, if anything was.
    fn again(&self, dice: impl IntoIterator<Item = String>) -> Option<String> {
        let dice = dice.into_iter().find(|dice| dice.chars().any(char::is_numeric))?;
        Some(self.of("deed-again", "dice", dice))
    }

    fn tile(&self, name: &str, tile: &Throw<ToldTile>) -> String {
        self.by(self.bare(name), told(tile, |it| names::tile(self.words, it.tile)))
    }

    /// A die for the table's business, and what that is, as it was said.
    fn spent(&self, face: Face, said: &str) -> String {
        let what = said.split_once(" for ").map(|(_, what)| what.trim().to_owned());
        match what {
            Some(what) => {
                self.say("deed-use-for", &[("face", self.face(face).into()), ("what", what.into())])
            }
            None => self.of("deed-use", "face", self.face(face)),
        }
    }

    /// G8.
    fn track(&self, track: WarTrack, change: Change) -> String {
        let to = changed(change);
        match track {
            WarTrack::Corruption => self.of("said-corruption", "corruption", to),
            WarTrack::Progress => self.of("fact-progress", "progress", to),
            WarTrack::Mordor | WarTrack::IntoMordor => self.of("place-in-mordor", "step", to),
            WarTrack::Damage => self.of("tale-damage", "damage", to),
        }
    }

    fn own(&self, command: &WarCommand, said: &str) -> String {
        use WarCommand as C;
        match command {
            C::Begin => self.bare("deed-begin"),
            C::Tick(item) => self.of("deed-tick", "item", super::set_up::item(self.words, *item)),
            C::Done => self.bare("deed-done"),
            C::Concede(side) => self.of("deed-concede", "side", self.side(*side)),
            C::Take { side, token } => {
                let token = names::token(self.words, *token);
                self.say("deed-take", &[("side", self.side(*side).into()), ("token", token.into())])
            }
            C::Card { side, deed, deck } => {
                let (side, deck, does) = (self.side(*side), deck.name(), deed.name());
                self.say("deed-card", &[("side", side.into()), ("deck", deck.into()), ("does", does.into())])
            }
            C::Declare(region) => self.of("deed-declare", "where", self.place(region)),
            C::Guide(guide) => self.of("deed-guide", "name", names::guide(self.words, *guide)),
            C::Enter => self.bare("deed-enter"),
            C::Allocate(count) => self.of("deed-allocate", "count", *count),
            C::Roll(throw) => {
                let sides = told(throw, |sides| sides.each_ref().map(|it| self.faces(it)).join(" : "));
                self.by(self.bare("deed-roll"), sides)
            }
            // What a die is spent for is nothing that the rules know.
            C::Use(face) => self.spent(*face, said),
            C::Move { with, keep } => {
                let keeps = keep.then(|| self.bare("deed-keep"));
                self.by(self.bare("deed-move"), self.die(*with).into_iter().chain(keeps))
            }
            C::Hide { with } => self.by(self.bare("deed-hide"), self.die(*with)),
            C::Separate { leaving, with } => self.by(self.leaves(leaving), self.die(*with)),
            C::Advance { nation, with, by } => {
                let by = by.map(|by| names::person(self.words, by));
                self.by(names::advances(self.words, *nation), self.die(*with).into_iter().chain(by))
            }
            C::Bring { name, region, with } => {
                let comes =
                    self.of("deed-bring", "name", names::person(self.words, Person::Character(*name)));
                self.by(self.to(comes, region.as_ref()), self.die(*with))
            }
            C::Ring { from, to } => {
                self.say("deed-ring", &[("from", self.face(*from).into()), ("to", self.face(*to).into())])
            }
            C::Token { token, nation } => {
                let used = self.of("chip-token", "token", names::token(self.words, *token));
                self.by(used, nation.map(|nation| names::nation(self.words, nation)))
            }
            C::Pass => self.bare("chip-pass"),
            C::Skip(face) => self.of("deed-skip", "face", self.face(*face)),
            C::Hunt(hunt) => self.hunt(hunt),
            C::Tile(tile) => self.tile("deed-tile", tile),
            C::TileAgain(tile) => self.tile("chip-again", tile),
            C::TilePrevented => self.bare("chip-prevented"),
            C::Reduce(by) => self.of("deed-reduce", "by", *by),
            C::Ability { to } => self.to(self.bare("deed-ability"), to.as_ref()),
            C::CasualtyGuide { to } => self.to(self.bare("deed-casualty-guide"), to.as_ref()),
            C::CasualtyRandom { name, to } => {
                let who = told(name, |name| names::companion(self.words, *name));
                self.to(self.by(self.bare("deed-casualty-random"), who), to.as_ref())
            }
            C::Accept => self.bare("deed-accept"),
            C::Discard => self.bare("chip-discard"),
            C::Appear { region: Some(region), .. } => self.of("tale-appeared", "where", self.place(region)),
            C::Appear { region: None, .. } => self.counter(true),
            C::CardMove => self.card(self.bare("deed-move")),
            C::CardHide => self.card(self.bare("deed-hide")),
            C::CardSeparate(leaving) => self.card(self.leaves(leaving)),
            C::CardAppear => self.card(self.counter(true)),
            C::CardHunt(hunt) => self.card(self.hunt(hunt)),
            C::CardTile(tile) => self.card(self.tile("deed-tile", tile)),
            C::CardEyes(faces) => self.card(self.of("deed-eyes", "faces", self.faces(faces))),
            C::CardAdvance(nation) => self.card(names::advances(self.words, *nation)),
            C::CardRetreat(nation) => self.card(self.nation("deed-retreat", *nation)),
            C::Draw { count, tiles } => {
                let tiles = told(tiles, |it| names::tiles(self.words, &Heap::of(it)));
                self.card(self.by(self.of("deed-draw", "count", *count), tiles))
            }
            C::Activate(nation) => self.card(self.nation("said-roused", *nation)),
            C::Special(tile) => self.of("deed-special", "tile", names::tile(self.words, *tile)),
            C::Invade(nation) => self.nation("deed-invade", *nation),
            C::Arrive { name, region } => self.to(names::person(self.words, *name), Some(region)),
            C::Capture(region) => self.of("deed-capture", "where", self.place(region)),
            C::BattleWith(_) => self.bare("deed-battle-with"),
            C::Hits { .. } => self.bare("deed-hits"),
            C::Casualties(_) => self.bare("deed-casualties"),
            C::Battle { kind, nations, .. } => {
                let nations = nations.iter().map(|nation| names::nation(self.words, *nation));
                self.by(capital(&names::kind(self.words, *kind)), nations)
            }
            C::BattleOver => self.bare("battle-over"),
            C::Round { throw, .. } => {
                // A side that has thrown none has a dash.
                let each = |side: Option<&Vec<D6>>| {
                    side.filter(|side| !side.is_empty()).map_or_else(|| "–".to_owned(), |side| dice(side))
                };
                let both = |sides: &[Vec<D6>]| {
                    let facts = [("attacker", each(sides.first())), ("defender", each(sides.get(1)))];
                    self.say("battle-stands", &facts.map(|(name, said)| (name, said.into())))
                };
                let again = self.again(told(throw, |it| both(&it.again)));
                self.by(self.bare("deed-round"), told(throw, |it| both(&it.sides)).into_iter().chain(again))
            }
            C::Recruit { nation, figures, .. } => self.figures("deed-recruit", *nation, *figures),
            C::Fallen { nation, figures } => self.figures("deed-fallen", *nation, *figures),
            C::Weaken { nation, count } => self.say(
                "deed-weaken",
                &[("nation", names::nation(self.words, *nation).into()), ("count", (*count).into())],
            ),
            C::Lost(name) => self.of("deed-lost", "name", names::person(self.words, *name)),
            C::Park { region, .. } => self.of("deed-park", "where", self.place(region)),
            C::Counter { revealed } => self.counter(*revealed),
            C::At(region) => self.of("deed-at", "where", self.place(region)),
            C::MordorOff => self.bare("deed-out-of-mordor"),
            C::SetCompanion { name, place } => {
                let name = names::companion(self.words, *name);
                self.say("deed-companion", &[("name", name.into()), ("place", place.name().into())])
            }
            C::SetCharacter { name, in_play } => {
                let name = names::person(self.words, Person::Character(*name));
                self.say("deed-character", &[("name", name.into()), ("in", yes(*in_play).into())])
            }
            C::SetNation { nation, step, active } => self.say(
                "fact-nation",
                &[
                    ("nation", names::nation(self.words, *nation).into()),
                    ("step", (*step).into()),
                    ("active", yes(*active).into()),
                ],
            ),
            C::Control { region, side } => {
                let (region, side) = (self.place(region), self.side(*side));
                self.say("deed-control", &[("where", region.into()), ("side", side.into())])
            }
            C::PutTile { tile, to } => {
                let heap: &str = to.into();
                self.say(
                    "fact-tiles",
                    &[("heap", heap.into()), ("tiles", names::tile(self.words, *tile).into())],
                )
            }
            C::Dice { side, faces } => {
                let (side, dice) = (self.side(*side), self.faces(faces));
                self.say("fact-dice", &[("side", side.into()), ("dice", dice.into())])
            }
            C::SetBox { shadow, free } => self.both("fact-box", *free, *shadow),
            C::SetRings { free, shadow } => self.both("fact-rings", *free, *shadow),
            C::Lead(player) => self.of("deed-lead", "who", names::seat(self.words, Seat::Player(*player))),
            C::SetHand { side, change } => {
                let side = self.side(*side);
                self.say("said-hand", &[("side", side.into()), ("hand", changed(*change).into())])
            }
            C::SetReserve { nation, reserve, .. } => self.figures("deed-reserve", *nation, *reserve),
            C::SetDecks { side, decks: [character, strategy] } => {
                let (side, character, strategy) = (self.side(*side), *character, *strategy);
                let decks = [("character", character.into()), ("strategy", strategy.into())];
                self.say("deed-decks", &[[("side", side.into())].as_slice(), &decks].concat())
            }
        }
    }

    /// By a card, without a die.
    fn card(&self, done: String) -> String {
        self.by(done, [self.bare("tale-card")])
    }

    fn counter(&self, revealed: bool) -> String {
        self.say("tale-counter", &[("revealed", yes(revealed).into())])
    }

    fn both(&self, name: &str, free: u8, shadow: u8) -> String {
        self.say(name, &[("free", free.into()), ("shadow", shadow.into())])
    }

    fn figures(&self, name: &str, nation: Nation, figures: Figures) -> String {
        let figures = super::set_up::figures(self.words, nation, figures);
        let nation = names::nation(self.words, nation);
        self.say(name, &[("nation", nation.into()), ("figures", figures.into())])
    }
}

/// What fell on the table, if that was told.
fn told<T>(throw: &Throw<T>, shown: impl FnOnce(&T) -> String) -> Option<String> {
    match throw {
        Throw::Told(fell) => Some(shown(fell)),
        Throw::App | Throw::Unsaid(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, Usage};
    use strum::IntoEnumIterator;

    /// What is said of one of each kind, and of some that say more.
    const SAID: [(&str, &str); 93] = [
        ("take free draw", "Free Peoples, token: draw a card"),
        ("begin", "The first turn begins"),
        ("done", "The step is over"),
        ("concede shadow", "Given up by: Shadow"),
        ("hand free draw character", "A Character card is drawn: Free Peoples"),
        ("hand shadow play strategy", "A Strategy card leaves the hand: Shadow"),
        ("hand free = 4", "Free Peoples: hand 4"),
        ("declare lorien", "Declared: Lórien"),
        ("guide strider", "Strider guides"),
        ("guide gollum", "Gollum guides"),
        ("enter !", "They enter Mordor"),
        ("allocate 1", "1 die in the Hunt Box"),
        ("allocate 3", "3 dice in the Hunt Box"),
        ("roll", "The Action dice are rolled"),
        ("roll free c w shadow e", "The Action dice are rolled – Character, Will of the West : Eye"),
        ("use event", "Spent: Event"),
        ("use event for a card", "Event: a card"),
        ("move", "The Fellowship moves"),
        ("move with w keep", "The Fellowship moves – Will of the West, the die stays out of the box"),
        ("hide with event", "The Fellowship hides – Event"),
        ("separate gimli legolas to edoras", "Separated: Gimli, Legolas → Edoras"),
        ("advance gondor", "Gondor advances"),
        ("advance elves with m", "Elves advance – Muster"),
        ("bring saruman", "Saruman enters play"),
        ("bring aragorn minas-tirith with w", "Aragorn enters play → Minas Tirith – Will of the West"),
        ("ring p to c", "Ring: Event → Character"),
        ("token draw", "Token: draw a card"),
        ("token advance rohan", "Token: advance a nation – Rohan"),
        ("pass", "Pass"),
        ("skip e", "Thrown away: Eye"),
        ("hunt", "The Hunt is rolled"),
        (
            "hunt army nazgul bonus 1 dice 2 5 6 again 4",
            "The Hunt is rolled – units of the Shadow, Nazgûl, +1, 2 5 6, again 4",
        ),
        ("tile", "A tile is drawn"),
        ("tile er", "A tile is drawn – an Eye, revealing"),
        ("tile again 2", "A card: another tile – 2"),
        ("tile prevented", "A card forbids it"),
        ("tile er out", "Out of the game: an Eye, revealing"),
        ("reduce 2", "A card: −2"),
        ("ability to bree", "The Guide's ability → Bree"),
        ("casualty guide", "Casualty: the Guide"),
        ("casualty random gimli", "Casualty at random – Gimli"),
        ("accept", "The rest by the Ring"),
        ("discard", "A card: no effect"),
        ("appear moria strongholds 1", "Revealed: Moria"),
        ("appear", "Revealed"),
        ("card move", "The Fellowship moves – card"),
        ("card hide", "The Fellowship hides – card"),
        ("card separate merry", "Separated: Merry – card"),
        ("card appear", "Revealed – card"),
        ("card hunt", "The Hunt is rolled – card"),
        ("card tile", "A tile is drawn – card"),
        ("card eyes c m", "Made Eyes: Character, Muster – card"),
        ("card advance dwarves", "Dwarves advance – card"),
        ("card retreat rohan", "Back: Rohan – card"),
        ("draw 2", "Tiles drawn: 2 – card"),
        ("activate rohan", "Active now: Rohan – card"),
        ("special b0", "A special tile into play: 0"),
        ("invade rohan", "An Army enters: Rohan"),
        ("arrive strider minas-tirith", "Strider → Minas Tirith"),
        ("capture dale", "Dale changes hands"),
        ("tick 3", "Set-up: Hunt tiles"),
        ("reserve gondor = 8 4 3", "Gondor, in reserve: 8 Regulars, 4 Elites, 3 Leaders"),
        ("battle siege gondor", "Siege – Gondor"),
        ("battle over", "The battle is over"),
        ("battle with 4,1,2 against 3,0,1", "What stands is told anew"),
        ("hits attacker regular 1 weaken 1", "Others fall"),
        ("casualties", "Casualties are taken"),
        ("round 5,2 3,1", "A round of the battle"),
        ("round 3 2 dice 1 4 5 : 2 6", "A round of the battle – 1 4 5 against 2 6"),
        ("recruit gondor 1 0 1", "Gondor, recruited: one Regular, one Leader"),
        ("fallen sauron 2 1 0", "Sauron, lost: 2 Regulars, one Elite"),
        ("weaken rohan 1", "Rohan, Elites made Regulars: 1"),
        ("lost boromir", "Boromir is lost"),
        ("park edoras rohan 1 1 0", "Packed up: Edoras"),
        ("corruption +1", "Corruption +1"),
        ("corruption = 4", "Corruption 4"),
        ("progress -1", "Progress: −1"),
        ("mordor = 2", "Mordor, step 2"),
        ("mordor off", "Not in Mordor"),
        ("damage = 3", "damage 3"),
        ("hidden", "Hidden"),
        ("revealed", "Revealed"),
        ("at fords-of-isen", "Last seen: Fords of Isen"),
        ("companion gimli map", "Gimli: on the map"),
        ("character saruman in", "Saruman: in play"),
        ("nation gondor 2 passive", "Gondor: 2 steps from war, passive"),
        ("control dale shadow", "Dale: Shadow"),
        ("dice free c c", "Free Peoples, dice: Character, Character"),
        ("box = 3 1", "Hunt Box: Shadow 3, Free Peoples 1"),
        ("rings = 2 0", "Elven Rings: Free Peoples 2, Shadow 0"),
        ("lead rohan", "Rohan leads"),
        ("decks shadow = 12 11", "Shadow: Character deck 12, Strategy deck 11"),
        ("phase = turn 3 draw", "It stands at: Turn 3 · Draw"),
    ];

    #[test]
    fn what_was_done_is_told_in_words() {
        let words = Words::of_game::<War>(Language::En);
        for (said, told) in SAID {
            assert_eq!(deed(&words, said), told, "{said}");
        }
    }

    /// Every command that goes on the record is told in every language, and in no two of them as it was said.
    #[test]
    fn every_command_is_told_in_every_language() {
        // What is said to the table stays as it was said.
        const AS_SAID: [&str; 5] = ["new", "table-word", "seat", "tell", "note"];
        // What is asked and what the house does goes on no record.
        const OFF_THE_RECORD: [&str; 26] = [
            "setup",
            "odds",
            "fellowship",
            "company",
            "pool",
            "nations",
            "score",
            "parked",
            "status",
            "log",
            "report",
            "luck",
            "open",
            "save",
            "undo",
            "redo",
            "seal",
            "reveal",
            "lock",
            "unlock",
            "language",
            "protocol",
            "help",
            "quit",
            "rules",
            "why",
        ];
        let first = |said: &str| said.split(' ').next().unwrap_or_default().to_owned();
        let told: Vec<String> = SAID.iter().map(|(said, _)| first(said)).collect();
        let known = |name: &str| told.iter().any(|it| it == name) || AS_SAID.contains(&name);
        let left_out = |name: &str| !known(name) && !OFF_THE_RECORD.contains(&name);
        let untold: Vec<&str> = Usage::<War>::all().map(|it| it.name).filter(|it| left_out(it)).collect();
        assert!(untold.is_empty(), "neither told nor left out: {untold:?}");
        for name in OFF_THE_RECORD {
            let heard = hear::<War>(name).map(|heard| heard.meaning);
            assert!(!matches!(heard, Ok(Meaning::Command(_))), "{name} goes on the record");
        }
        for language in Language::iter() {
            let words = Words::of_game::<War>(language);
            for (said, _) in SAID.iter().filter(|(said, _)| !AS_SAID.contains(&&*first(said))) {
                let told = deed(&words, said);
                assert_ne!(told, *said, "{}", language.name());
                assert!(!told.contains("deed-") && !told.contains('{'), "{} {said}: {told}", language.name());
            }
        }
    }

    #[test]
    fn it_is_told_in_the_languages_own_words() {
        for (language, said, told) in [
            (Language::It, "move with w", "La Compagnia si muove – Volontà dell’Ovest"),
            (Language::Fr, "capture dale", "Dale change de camp"),
            (Language::De, "allocate 3", "3 Würfel ins Jagdfeld"),
            (Language::Es, "guide strider", "Guía: Trancos"),
            (Language::Pl, "done", "Koniec kroku"),
        ] {
            assert_eq!(deed(&Words::of_game::<War>(language), said), told);
        }
    }
}
