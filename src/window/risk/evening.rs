//! The first evening: a turn of yellow, with a fight by the table's dice, one by a press, and the Ring before the gate of Moria;
//! with the same seed at every table.

use crate::window::frame::Guided;

/// What is done in it.
pub(super) const FIRST_EVENING: &[Guided] = &[
    Guided::silent("new risk players=yellow,red seed=42"),
    Guided::said(
        "risk-evening-own",
        "own yellow druwaith-iaur andrast anfalas vale-of-erech lamedon belfalas lebennin minas-tirith ithilien \
         south-ithilien dunland enedwaith gap-of-rohan west-rohan",
    ),
    Guided::silent(
        "own red angmar borderlands moria south-mirkwood udun-vale mount-doom barad-dur minas-morgul gorgoroth nurn \
         umbar harondor",
    ),
    Guided::silent("own neutral rest"),
    Guided::silent("leader yellow gap-of-rohan"),
    Guided::said("risk-evening-ring", "ring = 7"),
    Guided::silent("begin yellow"),
    Guided::said("risk-evening-placed", "done"),
    Guided::said("risk-evening-fight", "fight gap-of-rohan 8 fangorn 3"),
    Guided::said("risk-evening-dice", "roll 6 4 1 : 5 4"),
    Guided::silent("roll 6 5 2 : 4 3"),
    Guided::said("risk-evening-move", "move 5"),
    Guided::said("risk-evening-press", "fight fangorn 5 wold 2"),
    Guided::silent("roll all"),
    Guided::said("risk-evening-over", "done"),
    Guided::silent("done"),
    Guided::said("risk-evening-card", "draw mission"),
    Guided::said("risk-evening-gate", "ring"),
];
