//! How a game stands. What it becomes by what happens is in `fold.rs`.

use super::battle::Kind;
use super::carried::{Carried, Fought, Host};
use super::die::Face;
use super::figures::{Figures, Muster};
use super::hunt::{Came, EyeDeals, Hunt, OpenTile};
use super::land::{self, GATES, Settlement, Size};
use super::nation::{NATIONS, Nation, Side, Standing};
use super::odds::HUNT_DICE;
use super::options::{Options, Player, Seat, Token};
use super::people::{CHARACTERS, COMPANIONS, Character, Companion, Person, Place, Presence};
use super::tile::Cup;
use crate::books::{D6, Luck};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use strum::IntoEnumIterator;

/// What a game ended by (W53), or what the table says that it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, strum::Display, strum::EnumString)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Ending {
    Ring,
    Conquest,
    Conceded,
    #[serde(untagged)]
    #[strum(default)]
    Other(String),
}

/// A step of the turn (W1).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize, strum::IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Step {
    #[default]
    Setup,
    Draw,
    Fellowship,
    Allocation,
    Roll,
    Actions,
    Over {
        winner: Side,
        how: Option<Ending>,
    },
}

impl Step {
    pub fn name(&self) -> &'static str {
        self.into()
    }

    /// Whose it is as a whole; nobody's alone where both do something.
    pub fn whose(&self) -> Option<Side> {
        match self {
            Self::Fellowship => Some(Side::Free),
            Self::Allocation => Some(Side::Shadow),
            _ => None,
        }
    }
}

/// What was done this turn, and may not be done twice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    pub declared: bool,
    /// W34: it was declared in a haven, and the fellowship phase goes on.
    pub rests: bool,
    pub ring: [bool; 2],
    pub token: [bool; 2],
    /// W45.
    pub moved: bool,
}

/// A battle (W56).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Battle {
    pub kind: Kind,
    pub rounds: u8,
    /// W73: what stands, where it is carried.
    pub carried: Option<Carried>,
    /// What stood there before any of it fell: the attacker's first.
    pub stood: Option<[Host; 2]>,
    /// What was thrown in the last round.
    pub thrown: Option<Volley>,
}

impl Battle {
    /// The dice of the last round, until what they hit has fallen: those that hit nothing lie until the next are thrown, and so do
    /// those of Armies that nobody told.
    pub fn lies(&self) -> Option<&Volley> {
        let owed = self.carried.as_ref().is_none_or(Carried::is_owed);
        self.thrown.as_ref().filter(|thrown| owed || thrown.hits == [0, 0])
    }

    /// W52: it is over, and whose Army was attacked may have lost the place.
    pub fn won(&self, is_known: bool) -> Won {
        let groups = self.carried.iter().flat_map(|carried| &carried.stands[1].groups);
        Won { kind: self.kind, is_known, beaten: groups.filter_map(|group| group.nation).collect() }
    }

    /// What stands there from now on: of an Army that has grown, or is of other peoples now, nothing has fallen yet.
    pub(super) fn stands(&mut self, stands: &[Host; 2]) {
        let stood = self.stood.take().unwrap_or_else(|| stands.clone());
        let as_stood = |(stood, stands): (Host, &Host)| {
            let peoples = |host: &Host| host.groups.iter().map(|group| group.nation).collect::<Vec<_>>();
            let grown = stands.units() > stood.units() || peoples(stands) != peoples(&stood);
            if grown { stands.clone() } else { stood }
        };
        let [attacker, defender] = stood;
        self.stood = Some([(attacker, &stands[0]), (defender, &stands[1])].map(as_stood));
        let (stands, proposed) = (stands.clone(), stands.clone());
        self.carried = Some(Carried { stands, owed: [0, 0], proposed });
    }

    /// What it came to, where it was carried and anything was thrown.
    pub(super) fn fought(self) -> Option<Fought> {
        let (stood, carried) = (self.stood?, self.carried?);
        (self.rounds > 0).then_some(Fought { kind: self.kind, stood, stands: carried.stands })
    }

    /// W52: whether a City or a Stronghold is fought for.
    pub fn is_for_a_settlement(&self) -> bool {
        matches!(self.kind, Kind::City | Kind::Siege)
    }
}

/// The dice of a round as they lie there: the attacker's first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Volley {
    pub dice: [Vec<D6>; 2],
    pub again: [Vec<D6>; 2],
    pub hits: [u8; 2],
}

/// W67: what stands in a region while the game is packed up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Parked {
    pub region: String,
    pub figures: Vec<(Nation, Figures)>,
    pub text: Option<String>,
}

/// What the report tells besides (W68).
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Chronicle {
    /// S after the first roll.
    pub first_box: Option<u8>,
    /// The turn in which Aragorn came.
    pub crowned: Option<u16>,
    pub tokens: Vec<(Side, Token)>,
    /// How it stood at the end of each turn.
    pub turns: Vec<Past>,
    /// Every Hunt, and every tile of a climb, with the turn.
    pub hunts: Vec<(u16, Trace)>,
}

/// How it stood at the end of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Past {
    pub turn: u16,
    pub corruption: u8,
    pub progress: u8,
    pub mordor: Option<u8>,
}

/// What a Hunt came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trace {
    /// No die hit.
    Missed,
    /// A tile was drawn.
    Found,
    /// It reveals.
    Seen,
}

/// A die as it lies there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lain {
    pub face: Face,
    pub spent: bool,
}

impl Lain {
    /// What one of these dice shows, and how many of the same lie unspent before it.
    pub fn which(lain: &[Self], number: usize) -> Option<(Face, usize)> {
        let face = lain.get(number)?.face;
        Some((face, lain[..number].iter().filter(|die| !die.spent && die.face == face).count()))
    }
}

/// How a game stands. Where something belongs to each side, the Free Peoples' comes first.
#[derive(Clone, PartialEq, Debug)]
pub struct WarView {
    pub options: Options,
    pub turn: u16,
    pub step: Step,
    pub turn_of: Side,
    pub hunt: Option<Hunt>,
    pub marks: Marks,
    pub tokens: [Vec<Token>; 2],
    pub pools: [u8; 2],
    /// Those of `lain` that are not spent, sorted.
    pub unused: [Vec<Face>; 2],
    /// The dice as they lie there: what is spent keeps its place.
    pub lain: [Vec<Lain>; 2],
    /// Dice in the Hunt Box, by side.
    pub boxed: [u8; 2],
    /// W8: a Free die came back out of the box in this turn's draw phase.
    pub came_back: bool,
    pub rings: [u8; 2],
    pub corruption: u8,
    pub progress: u8,
    pub mordor: Option<u8>,
    pub revealed: bool,
    pub at: String,
    pub companions: [Place; COMPANIONS],
    pub guide: Option<Companion>,
    pub characters: [Presence; CHARACTERS],
    pub nations: [Standing; NATIONS],
    pub taken: BTreeSet<String>,
    pub cup: Cup,
    pub battle: Option<Battle>,
    pub hands: [u8; 2],
    /// Of each side: character, strategy.
    pub decks: [[u8; 2]; 2],
    pub figures: [Muster; NATIONS],
    pub parked: Vec<Parked>,
    /// Regions that are no settlements, as they were named: what was named last comes last.
    pub named: Vec<String>,
    /// Where the Fellowship was seen, one behind the other.
    pub road: Vec<String>,
    /// W4: whether the second player of the team leads.
    pub second_leads: [bool; 2],
    /// W4: whether it is the leading player's turn of his team.
    pub leader_next: [bool; 2],
    /// W4: who was last said to act.
    pub said_to_act: Option<Seat>,
    pub luck: [Luck; 3],
    pub chronicle: Chronicle,
    /// W74: which items of the set-up's list are ticked.
    pub ticked: BTreeSet<u8>,
    /// W75: behind an Event die of the Free Peoples whom Gandalf guides, until something else is done.
    pub may_draw: bool,
    /// What came of the last command, until something else is done.
    pub came: Option<Came>,
    /// What a Ring has made of a die, until something else is done.
    pub turned: Option<Face>,
    /// Where an Army was beaten in this action: a settlement may have been taken.
    pub won: Option<Won>,
}

/// A battle for a City or a Stronghold that may have been lost (W52): its defender has no unit left, or its dice lay on the table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Won {
    pub kind: Kind,
    /// Whether the defender is known to have no unit left.
    pub is_known: bool,
    /// Whose Army it was, as far as that was told.
    pub beaten: Vec<Nation>,
}

/// What luck lists (W66).
const LUCK: [&str; 3] = ["hunts", "eyes", "tile damage"];
/// W74: items of the set-up's list.
pub const ITEMS: u8 = 16;
/// W3: cards in each deck.
pub const DECK: u8 = 24;
/// W3: cards that a hand holds.
pub const HAND: u8 = 6;
/// The last step of the Progress track.
pub const PROGRESS: u8 = 12;
/// W46: the Crack of Doom.
pub const DOOM: u8 = 5;
/// W32: so much Corruption ends the game.
pub const CORRUPTED: u8 = 12;

impl Default for WarView {
    fn default() -> Self {
        Self::laid_out(&Options::default())
    }
}

impl WarView {
    /// The game as it lies there when it is opened.
    pub fn laid_out(options: &Options) -> Self {
        let nations: Vec<Nation> = Nation::iter().collect();
        let tokens = |side: Side| match options.tokens.of(side) {
            2 => Token::of(side).to_vec(),
            _ => Vec::new(),
        };
        Self {
            options: options.clone(),
            turn: 1,
            step: Step::Setup,
            turn_of: Side::Free,
            hunt: None,
            marks: Marks::default(),
            tokens: [tokens(Side::Free), tokens(Side::Shadow)],
            pools: [4, 7],
            unused: [Vec::new(), Vec::new()],
            lain: [Vec::new(), Vec::new()],
            boxed: [0, 0],
            came_back: false,
            rings: [3, 0],
            corruption: 0,
            progress: 0,
            mordor: None,
            revealed: false,
            at: land::START.to_owned(),
            companions: [Place::In; COMPANIONS],
            guide: Some(Companion::Gandalf),
            characters: [Presence::Never; CHARACTERS],
            nations: std::array::from_fn(|at| nations[at].at_start()),
            taken: BTreeSet::new(),
            cup: Cup::default(),
            battle: None,
            hands: [0, 0],
            decks: [[DECK; 2]; 2],
            figures: std::array::from_fn(|at| Muster::of(nations[at])),
            parked: Vec::new(),
            named: Vec::new(),
            road: Vec::new(),
            second_leads: [false; 2],
            leader_next: [false; 2],
            said_to_act: None,
            luck: LUCK.map(Luck::of),
            chronicle: Chronicle::default(),
            ticked: BTreeSet::new(),
            may_draw: false,
            came: None,
            turned: None,
            won: None,
        }
    }

    /// How it stands, as its chronicle keeps it at the end of a turn.
    pub fn past(&self) -> Past {
        let Self { turn, corruption, progress, mordor, .. } = *self;
        Past { turn, corruption, progress, mordor }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.step, Step::Over { .. })
    }

    /// Whether a die is what comes next: nothing is hunted or fought, and who holds what was fought for is said.
    pub fn spends(&self) -> bool {
        self.acts().is_some() && self.hunt.is_none() && self.battle.is_none() && self.won.is_none()
    }

    /// The battle that goes on; one that stood when the game ended is only asked about (Q24).
    pub fn fought(&self) -> Option<&Battle> {
        self.battle.as_ref().filter(|_| !self.is_over())
    }

    /// W58: whether a siege cannot go on: each further round costs the attacker an Elite, and none is left.
    pub fn is_siege_over(&self) -> bool {
        let musters = self.options.figures.then_some(&self.figures[..]);
        self.battle.as_ref().filter(|it| it.kind == Kind::Siege && it.rounds > 0).is_some_and(|battle| {
            battle.carried.as_ref().is_some_and(|carried| carried.proposed[0].weakened(musters).is_none())
        })
    }

    /// W10: who acts, in the actions and behind their Hunts: nobody has a die otherwise.
    pub fn acts(&self) -> Option<Side> {
        let has_dice = |side: &Side| !self.unused[*side as usize].is_empty();
        let sides = [self.turn_of, self.turn_of.other()];
        sides.into_iter().find(has_dice).filter(|_| self.step == Step::Actions)
    }

    /// Whose it is to decide now.
    pub fn decides(&self) -> Side {
        match (&self.hunt, &self.step) {
            (Some(hunt), _) => hunt.step.whose(),
            (_, Step::Over { winner, .. }) => *winner,
            (_, step) => step.whose().or(self.acts()).unwrap_or(Side::Free),
        }
    }

    /// W4: who of a team acts now, where that is to be told.
    pub fn seat(&self) -> Option<Seat> {
        let side = self.acts().filter(|_| self.hunt.is_none())?;
        match (self.options.players, side) {
            (2, _) => None,
            (3, Side::Free) => Some(Seat::FreePeoples),
            _ => {
                let leads = self.leader_next[side as usize];
                let second = self.second_leads[side as usize] == leads;
                Some(Seat::Player(Player::of(side)[usize::from(second)]))
            }
        }
    }

    /// The Companions in the Fellowship, in the order of the page.
    pub fn fellowship(&self) -> impl Iterator<Item = Companion> + '_ {
        Companion::iter().filter(|companion| self.place(*companion) == Place::In)
    }

    /// The Companions in the Fellowship, the Guide first.
    pub fn company(&self) -> Vec<Companion> {
        let others = self.fellowship().filter(|companion| Some(*companion) != self.guide);
        self.guide.into_iter().chain(others).collect()
    }

    pub fn place(&self, companion: Companion) -> Place {
        self.companions[companion as usize]
    }

    pub fn is_in_play(&self, character: Character) -> bool {
        self.characters[character as usize] == Presence::In
    }

    pub fn is_on_map(&self, person: Person) -> bool {
        match person {
            Person::Companion(companion) => self.place(companion) == Place::Map,
            Person::Character(character) => self.is_in_play(character),
        }
    }

    /// W16: the Guide that the rules name where this one leads now: he stays if nobody is of a higher Level.
    pub fn guide_now(&self) -> Option<Companion> {
        let stays = self.guide.filter(|guide| self.may_guide(*guide));
        stays.or_else(|| self.fellowship().find(|companion| self.may_guide(*companion)))
    }

    pub fn standing(&self, nation: Nation) -> Standing {
        self.nations[nation as usize]
    }

    /// Whether the other side controls a settlement.
    pub fn is_taken(&self, region: &str) -> bool {
        self.taken.contains(region)
    }

    /// What a settlement is, with what the set-up has made of it (Q13).
    pub fn size(&self, settlement: &Settlement) -> Size {
        let made = self.options.cities.iter().any(|city| city == settlement.name);
        if made { Size::City } else { settlement.size }
    }

    /// W51: how many points it is.
    pub fn worth(&self, settlement: &Settlement) -> u8 {
        match self.size(settlement) {
            Size::Stronghold => 2,
            Size::City => 1,
            Size::Town => 0,
        }
    }

    /// The nation of a haven: an unconquered City or Stronghold of the Free Peoples.
    pub fn haven(&self, region: &str) -> Option<Nation> {
        let settlement = land::settlement(region)?;
        let is_haven = settlement.nation.side() == Side::Free
            && self.size(settlement) != Size::Town
            && !self.is_taken(region);
        is_haven.then_some(settlement.nation)
    }

    /// W25: whether the Fellowship's figure is at a Stronghold that is known and that the Shadow controls.
    pub fn is_at_shadow_stronghold(&self) -> bool {
        land::settlement(&self.at).is_some_and(|settlement| {
            let controls = (settlement.nation.side() == Side::Shadow) != self.is_taken(&self.at);
            settlement.size == Size::Stronghold && controls
        })
    }

    /// W22: whether a region is a Stronghold of a nation of the Shadow that nobody has taken.
    pub fn is_stronghold_of_shadow(&self, region: &str) -> bool {
        land::settlement(region).is_some_and(|settlement| {
            let shadow = settlement.nation.side() == Side::Shadow;
            shadow && settlement.size == Size::Stronghold && !self.is_taken(region)
        })
    }

    /// W3: how many cards each hand has too many, while hands are counted and the game goes on.
    pub fn discards(&self) -> [u8; 2] {
        let counts = self.options.cards && !self.is_over();
        self.hands.map(|hand| if counts { hand.saturating_sub(HAND) } else { 0 })
    }

    /// W53: who has won by conquest; both at once is the Shadow's.
    pub fn conquers(&self) -> Option<Side> {
        [Side::Shadow, Side::Free].into_iter().find(|side| self.points(*side) >= side.goal())
    }

    /// W51: a side's Victory points.
    pub fn points(&self, side: Side) -> u8 {
        let settlements = self.taken.iter().filter_map(|region| land::settlement(region));
        let taken = settlements.filter(|settlement| settlement.nation.side() != side);
        taken.map(|settlement| self.worth(settlement)).sum()
    }

    /// W5: the dice that the sides have from the next draw phase on.
    pub fn pools_due(&self) -> [u8; 2] {
        let of = |side: Side| {
            Character::iter().filter(|it| it.side() == side && self.is_in_play(*it)).count() as u8
        };
        [4 + of(Side::Free), 7 + of(Side::Shadow)]
    }

    /// W54: whether what he waits for has come about. Where Aragorn is crowned is told when he comes.
    pub fn can_come(&self, name: Character) -> bool {
        let at_war = |nation: Nation| self.standing(nation).is_at_war();
        match name {
            Character::Saruman => at_war(Nation::Isengard) && !self.is_taken("orthanc"),
            Character::WitchKing => at_war(Nation::Sauron) && Nation::of(Side::Free).any(at_war),
            Character::Mouth => self.mordor.is_some() || Nation::of(Side::Free).all(at_war),
            Character::Aragorn => self.place(Companion::Strider) == Place::Map,
            Character::GandalfWhite => {
                let came = |it: Character| self.characters[it as usize] != Presence::Never;
                self.place(Companion::Gandalf) != Place::In && Character::minions().any(came)
            }
        }
    }

    /// W16: whether he is of the highest level in the Fellowship.
    pub fn may_guide(&self, companion: Companion) -> bool {
        let level = self.fellowship().map(Companion::level).max();
        self.place(companion) == Place::In && Some(companion.level()) == level
    }

    /// W8: the least and the most dice that the Shadow may lay in the box.
    pub fn allocation(&self) -> (u8, u8) {
        let companions = self.fellowship().count() as u8;
        let left = self.pools[1].saturating_sub(self.boxed[1]);
        let most = companions.max(1).min(left);
        (u8::from(self.came_back).min(most), most)
    }

    /// Dice that lie in the Hunt Box, by side: in the draw they are taken back (W2).
    pub fn lie_boxed(&self) -> [u8; 2] {
        if self.step == Step::Draw { [0, 0] } else { self.boxed }
    }

    /// W17: whether the Fellowship can be declared in this turn still.
    pub fn may_declare(&self) -> bool {
        !self.marks.declared && !self.revealed && self.mordor.is_none()
    }

    /// W39: whether Mordor can be entered from where it was last seen.
    pub fn at_a_gate(&self) -> bool {
        self.mordor.is_none() && GATES.contains(&&*self.at)
    }

    /// W42: all dice that lie in the Hunt Box.
    pub fn in_the_box(&self) -> u8 {
        self.boxed[0].saturating_add(self.boxed[1])
    }

    /// W23: so many dice hunt them.
    pub fn hunt_dice(&self) -> u8 {
        self.boxed[1].min(HUNT_DICE)
    }

    /// W9: the dice that each side rolls.
    pub fn to_roll(&self) -> [u8; 2] {
        std::array::from_fn(|side| self.pools[side].saturating_sub(self.boxed[side]))
    }

    /// What an Eye of the open tile deals.
    pub fn eye_deals(&self) -> u8 {
        match self.hunt.as_ref().map(|hunt| hunt.eye) {
            Some(EyeDeals::Box) => self.in_the_box(),
            Some(EyeDeals::This(eye)) => eye,
            None => 0,
        }
    }

    pub fn open_tile(&self) -> Option<&OpenTile> {
        self.hunt.as_ref().and_then(|hunt| hunt.open.as_ref())
    }

    /// Whether a tile that is dealt with reveals the Fellowship when it is done.
    pub fn reveals(&self) -> bool {
        let Some((hunt, open)) = self.hunt.as_ref().and_then(|hunt| Some((hunt, hunt.open.as_ref()?))) else {
            return false;
        };
        // W34: it rests in a haven.
        let spared = hunt.for_card && self.marks.rests;
        !self.revealed && (open.gollum_reveals || open.tile.reveals(self.guide.is_none()) && !spared)
    }
}
