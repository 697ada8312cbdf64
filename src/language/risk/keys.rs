//! What can be said where one of several words is asked for, as a refusal names them.

pub(super) const NEW: &str = "new risk players=C,C… [first=C] [board=trilogy|none|own|PATH] [doom=3|4] \
        [adventure=site|leader] [neutrals=16|8] [leaders=2|1] [spoils=6|5] [score=players|teams] [hunt=off|on] \
        [draws=app|hand] [odds=open|off] [seed=N]";
/// What `phase =` takes.
pub(super) const PHASES: &str = "round N STEP, C (reinforce, combat, fortify, adventure, leader, ring); \
        over: C wins; over: free peoples win; over: sauron wins; over: C and C tie";

pub(super) const ATTACKERS: &str = "N, Nl, N+, Nl+";
pub(super) const DEFENDERS: &str = "N, Nl, Ns, N+, Nls, Nl+, Ns+, Nls+";
pub(super) const DIE: &str = "1, 2, 3, 4, 5, 6, roll, 3+2, roll-1";
