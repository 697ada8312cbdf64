//! Words that commands of this game are said with, as they are listed for whoever has said another one.

pub const NEW: &str = "new war [cup=app|hand] [cards=off|on] [figures=off|on] [players=2|3|4] [cities=REGION,…] \
    [tokens=S,F|result] [draws=app|hand] [odds=open|off] [seed=N]";
/// What `phase =` takes.
pub const PHASES: &str = "turn N draw; turn N fellowship, free peoples; turn N allocation, shadow; turn N roll; \
    turn N actions, WHO; over: shadow wins, HOW; over: free peoples win, HOW";
/// W69: what `tokens=` takes.
pub const TOKENS: &str = "2,0, 1,0, 1,1, 0,1, 0,2, 0,0, result";
pub const TILES: &str = "er, 3, 2, 2r, 1, 1r, 0r, b0, b-1, b-2, ds, ers, 3s, 1rs";
/// The results of Action dice, with their short forms.
pub const FACES: &str = "character (c), army (a), muster (m), army-muster (am), event (p), will (w), eye (e)";
