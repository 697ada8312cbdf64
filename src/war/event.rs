//! What happens in a game: the record holds nothing else. What has to be told to the table has an event of its own; what
//! the answer of its command says already is silent.

use super::battle::Kind;
use super::carried::Host;
use super::die::Face;
use super::figures::{Figures, Muster};
use super::hunt::{Hunt, HuntStep};
use super::nation::{Nation, Side};
use super::options::{Player, Seat, Token};
use super::people::{Character, Companion, Person, Place};
use super::tile::{Lies, Tile};
use super::view::{Ending, Step};
use crate::books::D6;
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum WarEvent {
    /// W69: a side has chosen its token.
    Took {
        side: Side,
        token: Token,
    },
    /// W74: an item of the set-up's list is ticked, or no more.
    Ticked {
        item: u8,
    },
    /// W74: the game begins though these are not.
    Unticked {
        items: Vec<u8>,
    },
    /// The next step of the turn.
    Steps {
        to: Step,
    },
    /// The next turn.
    Turns,
    /// G9: the table says where it stands. `turn_of`: whose turn it is, if that was said; `player`: who of a team.
    Placed {
        turn: u16,
        step: Step,
        turn_of: Option<Side>,
        player: Option<Player>,
    },
    /// W53, or what else ends the game.
    Won {
        side: Side,
        how: Option<Ending>,
    },
    /// W4: another player acts.
    Acts {
        seat: Seat,
    },

    /// W2: all dice come back.
    DiceBack,
    /// W6: a dice pool has changed.
    Pools {
        free: u8,
        shadow: u8,
    },
    /// W2: cards were drawn.
    CardsDrawn {
        side: Side,
        hand: u8,
        decks: [u8; 2],
    },
    /// W3: a hand and its decks are counted anew.
    Hand {
        side: Side,
        hand: u8,
        decks: [u8; 2],
    },
    /// What lies in the Hunt Box.
    Box {
        shadow: u8,
        free: u8,
    },
    /// W9.
    Rolled {
        free: Vec<Face>,
        shadow: Vec<Face>,
    },
    /// A die is not unused any more.
    Spent {
        side: Side,
        face: Face,
    },
    /// W10: an action, or a die thrown away.
    Acted {
        side: Side,
    },
    /// W11.
    Passed {
        side: Side,
    },
    /// W13.
    Ring {
        side: Side,
        from: Face,
        to: Face,
    },
    /// W14.
    TokenUsed {
        side: Side,
        token: Token,
    },
    /// The table says which dice are unused.
    Dice {
        side: Side,
        faces: Vec<Face>,
    },
    /// The table says where the Rings are.
    Rings {
        free: u8,
        shadow: u8,
    },
    /// W4: the table says who leads.
    Leads {
        player: Player,
    },

    /// W17.
    Declared {
        region: String,
        haven: bool,
    },
    /// W18: it moves.
    Moved,
    /// W19, W45: it hid.
    Hid,
    /// W39, W40.
    Entered,
    Progress {
        to: u8,
    },
    Mordor {
        to: Option<u8>,
    },
    At {
        region: String,
    },
    /// Hidden or revealed, as the answer says.
    Counter {
        revealed: bool,
    },
    /// W43: the counter is turned in Mordor.
    Revealed,
    Corruption {
        to: u8,
    },
    /// W27: a blue tile.
    Relieved {
        to: u8,
    },
    /// W45: it neither moved nor hid.
    Lingered {
        to: u8,
    },

    /// How far somebody can go.
    UpTo {
        regions: u8,
    },
    /// Where a Companion is, as the answer says.
    Companion {
        name: Companion,
        place: Place,
    },
    /// A Companion is lost.
    IsLost {
        name: Companion,
    },
    /// W30: a Companion is on the map again.
    IsOnMap {
        name: Companion,
    },
    /// W16: the Free Peoples chose; nobody: Gollum.
    GuideChosen {
        guide: Option<Companion>,
    },
    /// W16: he follows.
    Guides {
        guide: Option<Companion>,
    },
    /// W54, W55.
    Character {
        name: Character,
        in_play: bool,
    },
    /// Somebody ends his move.
    Arrived {
        name: Person,
        region: String,
    },

    /// A Hunt, or a tile, begins.
    Hunt {
        hunt: Hunt,
    },
    /// W23 to W25.
    HuntRolled {
        dice: Vec<D6>,
        again: Vec<D6>,
        bonus: u8,
        conditions: u8,
        successes: u8,
    },
    /// The Hunt comes to this.
    HuntSteps {
        to: HuntStep,
    },
    /// W26: the tile of this draw.
    TileDrawn {
        tile: Tile,
        die: Option<D6>,
        damage: u8,
    },
    /// W37: the pool was empty.
    Refilled,
    /// W26: the tile goes back.
    PutBack,
    /// W26, W37: no tile.
    NoTile,
    /// A card from the table reduces the damage.
    Reduced {
        to: u8,
    },
    /// W30, W31: the Guide does.
    Ability {
        guide: Option<Companion>,
        to: u8,
    },
    /// W29: a Companion does.
    Casualty {
        name: Companion,
        guide_changed: bool,
        to: u8,
    },
    /// The table says how much it is.
    Damage {
        to: u8,
    },
    /// The rest by the Ring.
    Accepted,
    /// A card lets the tile go.
    Discarded,
    /// W21, W22, W34.
    Appeared {
        region: String,
        further: u8,
        #[serde(default, skip_serializing_if = "is_none")]
        cards: u8,
        /// The Strongholds among them that are known by themselves.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        known: Vec<String>,
    },
    /// W37, W40: hands put these into the cup.
    GoIn {
        tiles: Vec<Tile>,
    },
    /// W75: a card may be drawn.
    MayDraw,
    /// The next tile of those that were due.
    NextTile,
    /// W33.
    HuntOver,
    /// W38: a tile that nothing comes of.
    TileShown {
        tile: Tile,
    },
    /// W70.
    TilePut {
        tile: Tile,
        from: Lies,
        to: Lies,
    },

    /// W48.
    Roused {
        nation: Nation,
    },
    /// W47, W49.
    Advanced {
        nation: Nation,
        to: u8,
    },
    /// A nation's step and counter, as the answer says.
    Nation {
        nation: Nation,
        step: u8,
        active: bool,
    },
    /// W52.
    Control {
        region: String,
        taken: bool,
    },
    /// W56; nothing: it is over.
    Battle {
        kind: Option<Kind>,
    },
    /// W57, W58.
    Round {
        pays: bool,
        dice: [Vec<D6>; 2],
        again: [Vec<D6>; 2],
        hits: [u8; 2],
    },
    /// W73: what stands in the battle; nothing is owed.
    Stands {
        stands: [Host; 2],
    },
    /// W73: what each side owes, and what would stand then.
    Owed {
        owed: [u8; 2],
        proposed: [Host; 2],
    },
    /// W73: another proposal.
    Proposed {
        proposed: [Host; 2],
    },
    /// W73: a side has no unit left.
    Eliminated {
        sides: [bool; 2],
    },
    /// W60.
    Figures {
        nation: Nation,
        muster: Muster,
    },
    /// W67.
    Parked {
        region: String,
        figures: Vec<(Nation, Figures)>,
        text: Option<String>,
    },
}

/// Whether there is none of it, and it need not stand in a line.
fn is_none(number: &u8) -> bool {
    *number == 0
}
