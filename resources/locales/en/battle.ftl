# What Underhill says of Battle of the Ring in English, read when it is wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## Refusals by the rules

refused-not-of-the-turn = It is the turn of: { side } (B3). “{ piece }” is not theirs: name one of their pieces.
refused-no-such-side = “{ $side }” does not play tonight (B1). The sides are: { $sides }.
refused-not-on-map = Not on the map: { piece }. If it is otherwise, { ASK("count P = N") } says so.
refused-no-counters = { piece }: { $counters } counters in all, { $now } on the map (B14). Name fewer.
refused-owed = Something is owed before this step is over (B62).{ $paths ->
    [yes] {" "}The Dead and Aragorn leave the Paths now: { DEED("paths clear") } or { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}The Ring-bearer has to leave { place }: { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = Never built again (B16): { piece }. Characters, Elves, the Dead and Fangorn stay out; { ASK("back P") } mends a slip.
refused-not-its-centre = { centre } is no centre of “{ piece }” (B11). An army is built on its own centres only.
refused-not-in-the-shire = Only Hobbits and Man-Orcs are built in the Shire (B23), and “{ piece }” is neither. Name another centre.
refused-shire-is-not = The Shire belongs to: { owner } (B11). “{ piece }” is not built there; if it is otherwise, { ASK("shire = OWNER") } says so.
refused-sauron-in-shire = A piece of Sauron's stands in the Shire: nobody builds there (B12, B22). When it has gone: { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = Fangorn’s army stands on Isengard until the Alliance moves again (B64). Name another centre.
refused-centre-filled = { centre } has built in this phase, and has room for one army (B13). Name another centre.
refused-too-many-builds = Only { $armies } of these can be built in this round (B10): { piece }. Name fewer centres.
refused-one-of-the-two = Dwarves or Hobbits build one army in a round, not both (B13). One of the two has built; “{ piece }” waits for the next round.
refused-nobody-lends = Nobody on the map can lend Elven strength to “{ piece }” (B33). Leave “elven” out.
refused-has-attacked = Has attacked in this round (B34): { piece }. A piece attacks once; let another one attack.
refused-all-have-attacked = “{ piece }” began this phase with { $armies } on the map, and all have attacked (B34). Let another nation attack.
refused-own-side = Of the same side (B35): { piece }. Name a defender of another one.
refused-fangorn-sleeps = The army in Fangorn sleeps: it neither moves nor fights (B35, B42). It wakes with { ASK("fangorn awake gandalf") }.
refused-on-the-paths = On the Paths of the Dead nothing is done (B35, B44): { piece }. First { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf stops in Moria (B40). First { DEED("moria out") }, in a Movement Phase of the Alliance's.
refused-gandalf-in-fangorn = Gandalf is still in Fangorn (B43). First { DEED("fangorn clear") }, in a Movement Phase of the Alliance's.
refused-too-many-attackers = { $told } attackers were named, and { $most } are the most for one question (B38). Name fewer.
refused-sauron-holds-shire = A piece of Sauron's stands in the Shire (B21). When it has gone: { ASK("shire left OWNER") }.
refused-nobody-left-shire = No piece of Sauron's was told to be in the Shire (B22). { DEED("shire sauron") } tells it, in a Movement Phase of its own.
refused-shire-stays = Outside Sauron's own Movement Phases the Shire stays whose it was (B22): { owner }. Say that owner.
refused-woken-already = That was woken already, and wakes once (B42, B44). { DEED("undo") } takes back a slip.
refused-nobody-to-leave = Nobody has woken there, or all have left (B43, B44). First somebody wakes them.
refused-woke-just-now = They woke in this very Movement Phase (B43, B44). They can leave in the next one of the Alliance's.
refused-ring-is-not-theirs = Only the Alliance's Ring-bearer wakes Fangorn (B42), and the Ring is held by: { side }. Gandalf can.
refused-not-on-isengard = “{ piece }” cannot stand on Isengard now (B41). While it is closed, only Saruman and Man-Orcs stop there.
refused-in-moria-already = Gandalf is in Moria already (B40). { DEED("moria out") } tells that he leaves it.
refused-not-in-moria = Gandalf is not in Moria (B40). { DEED("moria in") } tells that he stops there.
refused-stays-in-moria = Others have passed Moria in this phase, so Gandalf stays to its end (B40). He may leave in the next one.
refused-holds-it = The Ring is held by that very side (B51): { side }. Another one captures it.
refused-left-that-hex = This Ring-bearer has left { place }, and does not come back to that Elven hex (B54). Name another place.
refused-in-no-elven-hex = The Ring-bearer is in no Elven hex (B54). First { ASK("ring at PLACE elven") }.

## What things are called

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orcs
    [nazgul] Nazgûl
    [manorc] Man-Orcs
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Dwarves
    [hobbit] Hobbits
    [elf] Elves
    [dead] Dead
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] Evil
   *[alliance] Alliance
}
step = { $step ->
    [build] build
    [first] first move
    [attack] attack
   *[second] second move
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] the Shire
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Helm’s Deep
    [iron-mountains] Iron Mountains
   *[lonely-mountain] Lonely Mountain
}
place = { $place ->
    [hex] an ordinary hex
    [elven-hex-1] Elven hex 1
    [elven-hex-2] Elven hex 2
    [elven-hex-3] Elven hex 3
    [elven-hex-4] Elven hex 4
    [elven-hex-5] Elven hex 5
    [elven-hex-6] Elven hex 6
    [mount-doom] Mount Doom
    [lorien] Lórien
    [rivendell] Rivendell
    [grey-havens] Grey Havens
    [old-forest] Old Forest
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] the Hobbits
}
strength = { $strength ->
    [plain] ordinary on ordinary
    [on-elven] ordinary on Elven
    [elven] Elven on ordinary
   *[both] Elven on Elven
}
position = { $position ->
    [open] open ground
    [one] fortress or river
   *[both] fortress and river
}
when = Round { $round } · { $step }, { $side }
turn = Round { $round }
pieces-of = Pieces: { side }
start = the start
now = now
none = none
nowhere = nobody has said where
ring-bearer = The Ring-bearer
laid-out = { $piece ->
    [orc] { $count } Orcs
    [nazgul] The Nazgûl
    [manorc] { $count } Man-Orcs
    [saruman] Saruman
    [hobbit] { $count } Hobbits
    [dwarf] { $count } Dwarves
    [elf] { $count } Elves
    [rohan] { $count } armies of Rohan
    [gondor] { $count } armies of Gondor
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] The army in Fangorn
    [dead] { $count } armies of the Dead
   *[ring-bearer] The Alliance's Ring-bearer
}
laid-where = { $piece ->
    [orc] one on each hex with a red star or a red crown
    [nazgul] on the hex with N
    [manorc] one on each hex with a black star
    [saruman] on Isengard
    [hobbit] in the Shire, one on each hex with a blue triangle
    [dwarf] by the Lonely Mountain and the Iron Mountains, one on each hex with a blue square or crown
    [elf] one on each yellow hex
    [rohan] one on each of their hexes with a blue circle or crown
    [gondor] one on each of their hexes with a blue star or crown
    [aragorn] on the hex with A
    [gandalf] on the hex with the G rune
    [fangorn] asleep, on the hex Fangorn
    [dead] asleep, on the Paths of the Dead
   *[ring-bearer] on the hex with R in the Shire
}

## What the table is told

lapsed = Not built, and gone: { $armies }.
unticked = Not ticked in the set-up: { $items }.
elven-hexes = { $elven ->
    [yes] An Elf is back: Elven hexes are Elven again.
   *[no] The last Elf is out: Elven hexes are ordinary from now on.
}
cell = { $strength }, { $position }: attacker out { $attacker ->
    [1] never
    [2] on 2
   *[other] on 2 to { $attacker }
}, defender out { $defender ->
    [12] on 12
   *[other] on { $defender } to 12
}
said-dice = Dice: { $dice }
said-attacked = { $sum }: { $outcome ->
    [attacker-out] the attacker is out
    [defender-out] the defender is out
   *[nothing] nothing happens
}
said-out = Out: { $piece }; { $now } of { $counters } left
said-escape = The new Ring-bearer may move { $hexes } hexes at once
said-round = An Elven hex: round { $round } of 2
said-woken = Fangorn's army stands on Isengard, which is open to all now
said-dead = The Dead are awake: with Aragorn they leave in the next Movement Phase, or are out
said-ring = The Ring: { side }
said-rests = The Ring-bearer’s turn ends here: { $place }
said-stays = Turn ends in this Elven hex: { $count }
said-gandalf = Gandalf is in neither Moria nor Fangorn
said-step = Now: { step }, { side }

## What hands do now

host-setup = All counters stand on their marked hexes, Fangorn and the Dead asleep. { DEED("begin") } begins round 1.
host-build = { $side } builds: { $builds }. What is not built now is gone.
host-builds = { $piece } ×{ $armies }
host-built = { $side } has nothing more to build.
host-escape = The Ring is captured. Take the captor ({ $piece }) and the old Ring-bearer off; put the new one ({ $side }) there: { $place }. It may go up to 3 hexes at once: { ASK("ring at PLACE") }.
host-first = { $side } moves, each piece once.
host-attack = { $side } attacks: name attacker and defender, or go on to the second move.
host-second = { $side } moves again, each piece once.
host-over = { $side } wins: { $line ->
    [goal] the Ring-bearer is at his goal, { $place }.
    [capture-on-goal] the Ring was captured at the goal, { $place }.
    [saruman-himself] Saruman himself came to the Ring.
   *[tables-word] the table says so.
}
remind-paths = The Dead and Aragorn leave the Paths to the South now, or are out.
remind-ring = The Ring-bearer has to be out of { $place } by the end of this turn.
remind-still = Is the Ring-bearer still here: { $place }? If so, { DEED("done") }; if not, first { ASK("ring at PLACE") }.
remind-stay = The Ring-bearer is in { $place }: round { $round } of 2.
remind-fangorn = Whoever woke Fangorn leaves it as soon as there is a way.
remind-shire = Does Sauron's piece stay in the Shire?
remind-moria = Others have passed: Gandalf stays in Moria to the end of this phase.

## Buttons

deed-begin = Begin round 1
chip-players = { $players ->
    [2] With two players
   *[3] With three players
}
chip-done = On: { $to }
chip-attack = Attack …
chip-odds = Odds of several …
chip-another = and another
chip-on = on { $piece }
chip-ring-at = The Ring-bearer is at …
chip-ring-taken = The Ring is captured by …
deed-shire-entered = In the Shire: { NAMED("side", $it) }
deed-shire-left = The Shire is left to { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf wakes Fangorn
chip-fangorn-ring = The Ring-bearer wakes Fangorn
deed-fangorn-clear = Fangorn is left
deed-paths-awake = Aragorn wakes the Dead
deed-paths-clear = The Paths are left
deed-paths-lost = No way out of the Paths
deed-moria-in = Gandalf stops in Moria
deed-moria-out = Gandalf leaves Moria
deed-moria-passed = Moria is passed
chip-lent = lent Elven
chip-elven-hex = an Elven hex
chip-another-elven-hex = another Elven hex
chip-an-elven-hex = an Elven hex
chip-fortress = fortress
chip-river = river
chip-roll = roll
chip-dice = dice
do-begin = “{ deed-begin }”
do-done = Enter
do-paths-clear = “{ deed-paths-clear }”
do-paths-lost = “{ deed-paths-lost }”
do-moria-in = “{ deed-moria-in }”
do-moria-out = “{ deed-moria-out }”
do-fangorn-clear = “{ deed-fangorn-clear }”
ask-fangorn-awake-gandalf = “{ chip-fangorn-gandalf }”
ask-ring-at-place = “{ chip-ring-at }”
ask-ring-at-place-elven = “{ chip-ring-at }”
do-shire-sauron = “In the Shire: Sauron”
ask-shire-left-owner = “The Shire is left to …”
ask-shire-owner = whose the Shire is, typed as shire = OWNER
ask-count-p-n = its number among the tracks
ask-back-p = its + among the tracks
deed-done = End of the step
deed-tick = Set-up: { $item }
deed-build = Built: { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } on { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = The Ring is captured: { NAMED("piece", $it) }
deed-ring-at = The Ring-bearer: { $place }
deed-phase = It stands at: round { $round }, { $step }, { $side }
deed-lost = Lost: { $piece }
deed-back = Back: { $piece }
deed-count = { $piece }: { $by }
deed-over = The table says: { $side } wins
hint = { $step ->
    [setup] number or name
    [build] 1 2: the first two hexes
    [attack] who, whom, fortress
   *[other] ring at …
}
head-attack = The attack
head-builds = Builds
head-once = Once, and deadlines
head-odds = How likely a defender falls to one, two and three attacks; below that, how many attacks are enough for 50 and for 90 of 100
asked-odds = { $defender } out: { $chance }. Attackers lost in the mean: { $lost }. Without a loss: { $clean }.
    .window = { $defender } out: { $hundred } of 100. Attackers lost in the mean: { $lost }. Without a loss: { $sure } of 100.
asked-order = In another order only { $lost } are lost: { $order }.
asked-need = { $attacker } on { $defender }: { $count ->
    [one] one such attack puts
   *[other] { $count } such attacks put
} it out with at least { $percent } %.
asked-march = { $piece }: hexes { $hexes }, Movement Phases { $phases }.
asked-builds = { $piece } ×{ $armies }: { $centres }
nothing-to-build = nothing to build now
print-bounds = The sum of two dice: the attacker is out up to the first number, the defender from the second on
print-builds = Armies (counters): in round 2 · 3 · 4 and later · centres

## The mat

one = { $piece ->
    [orc] Orc
    [nazgul] Nazgûl
    [manorc] Man-Orc
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Dwarf
    [hobbit] Hobbit
    [elf] Elf
    [dead] Dead
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] the Orc
    [nazgul] the Nazgûl
    [manorc] the Man-Orc
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] the Dwarf
    [hobbit] the Hobbit
    [elf] the Elf
    [dead] the Dead
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
mat-who = Who attacks?
mat-whom = Whom?
mat-may-lend = Beside it: { $lenders }?
mat-lends = Lent by: { $lenders }
mat-strength = Elven strength
mat-itself = Elven by itself
mat-lent-to = { $one } lent
mat-press = Press what is so.
mat-sum = Thrown on the table? Press the sum.
mat-faces = { $sum }: which faces?
mat-chances = { $count ->
    [1] one attack { $one } of 100
    [2] one attack { $one } · two { $two } of 100
   *[other] one attack { $one } · two { $two } · three { $three } of 100
}
mat-several = Attackers lost in the mean: { $lost } · without a loss: { $clean } of 100
mat-out = { $one } is out
mat-out-chance = { $one } is out: { $chance } of 100
mat-nothing = nothing
mat-may = May still attack
mat-not = Not now: { $why }
mat-why = { $why ->
    [asleep] asleep
    [paths] on the Paths
    [moria] in Moria
   *[fangorn] in Fangorn
}
mat-throw = Throw the dice
mat-attack-so = Attack: { $attack }
mat-which-sum = Which sum?
mat-which-faces = Which faces?
mat-which-centre = Which centre?
mat-leave = Leave them
mat-or = or
mat-either = one of the two
mat-builds = { $left ->
    [0] no more
    [one] one more
   *[other] { $left } more
}
mat-built-or-gone = Built now, or gone for good in this round
mat-built = built
mat-lost = { $armies ->
    [one] one is lost if not built
   *[other] { $armies } are lost if not built
}
mat-lost-anyway = { $can } to build, { $lost } lost anyway
mat-no-room = { $armies ->
    [one] one is lost: no free centre or counter
   *[other] { $armies } are lost: no free centre or counter
}
mat-never = Never built again
mat-empty = The hex must be empty: look on the table.
mat-leaving = { $armies ->
    [one] Leaving one unbuilt: it is gone.
   *[other] Leaving { $armies } unbuilt: they are gone.
}
mat-map = On the map
mat-hollow = hollow: can be built again
mat-asleep = asleep
mat-bearer = Ring-bearer
mat-once = Did one of these happen? Press it.
once = { $place ->
    [shire] the Shire
    [moria] Moria
    [fangorn] Fangorn
    [paths] the Paths
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] who is in it?
    [moria] what happened?
    [fangorn] who wakes it?
   *[paths] a way, or none?
}
once-gone = has it gone?
once-destroyed = was it destroyed there?
once-did = { $what }?
once-stands = { $is ->
    [sauron] a piece of Sauron’s
    [gandalf] Gandalf is inside
    [nobody] nobody is inside
    [fangorn] Fangorn’s army
    [open] open to all
    [saruman] Saruman only
    [asleep] asleep
    [awake] awake
   *[closed] closed
}
mat-whose = Sauron’s piece has gone: whose is the Shire now?
mat-which = Which was it?
mat-stood = Fangorn goes to Isengard at once: who stood there?
mat-who-stood = Who stood there?
mat-nobody = nobody
mat-stands = Where does the Ring-bearer stand?
mat-where = Where does it stand?
mat-two-rounds = two rounds there
mat-rounds-over = two rounds are over
mat-which-name = Type the name
mat-round = Elven: round { $round } of 2
mat-left = left: never back
mat-which-elven = Which Elven hex?
mat-wins = { side } wins
mat-himself = Saruman comes to it
mat-taken = The Ring is with: { $side }. Did one of these come to its bearer? Press it.
mat-bearer-of = Ring-bearer: { side }
mat-off = off the map
mat-off-for-now = off; may be built again
mat-off-for-good = off for good
mat-run = and now up to three hexes, at once
mat-after = Where does it stand after its run?
mat-still = still: { $place }
mat-had = Who had the Ring
mat-rounds = { $side }, { $one ->
    [yes] round { $from }
   *[no] rounds { $from } to { $to }
}
mat-goes-over = The Ring goes over
mat-where-it-wins = Where it wins
mat-goal = { $side ->
    [sauron] in Barad-dûr
    [saruman] in Isengard, or Saruman on it
    [evil] in Barad-dûr
   *[alliance] in Mount Doom
}
mat-not-captured = It was not captured
mat-turn = This turn
mat-then = { $step ->
    [build] build; then move, attack, move again
    [first] move; then attack, and move again
    [attack] attack, each piece once; then move again
   *[second] the second move; then the next side
}
mat-attacks = { $count } attacks
mat-open = open
mat-turn-out = { $one } is out
mat-table = At this table: press a side, type the name
mat-dice-app = The program throws, or you do and press the sum. Counters and map lie on the table.
mat-dice-hand = You throw the dice: their sum is pressed. Your counters and the map lie on the table.
mat-ticked = { $ticked } of 14 stand
mat-ticks = { $ticked ->
    [0] Press what stands, or begin.
    [14] Everything stands: begin.
   *[other] Press what stands, or begin: what is not ticked is named then.
}
mat-before = Before this turn ends
owed-nothing = Nothing is owed.
owed-ring = The Ring-bearer leaves { $place }
owed-ring-more = two rounds there are over; never back
owed-stay = The Ring-bearer may stay in { $place }
owed-stay-more = { mat-round }
owed-paths = The Dead leave to the South
owed-paths-more = with Aragorn, or all three are out
owed-still = Still here: { $place }?
owed-still-more = Enter says yes; else press where it stands
owed-fangorn = Whoever woke Fangorn leaves it
owed-fangorn-more = as soon as there is a way; then press Fangorn
owed-shire = Sauron’s piece stands in the Shire
owed-shire-more = if it goes, press the Shire; if it stays, nothing
owed-moria = Gandalf stays in Moria
owed-moria-more = others have passed in this phase
mat-moved = Moved
mat-moved-still = Moved; still: { $place }
mat-piece-out = A piece is out …
mat-right = Set right …
mat-which-out = Which piece is out? Press it.
mat-which-back = Which piece is back? Press it.
mat-which-wrong = What is wrong? Press it.
mat-what-wrong = What is wrong?
mat-how-is = How is it really?
mat-which-piece = Which piece?
mat-number = How many are on the map: { $piece }?
mat-how-many = How many?
mat-won-by = { $line ->
    [goal] the Ring-bearer is at his goal: { $place }
    [capture-on-goal] the Ring was captured at the goal: { $place }
    [saruman-himself] Saruman himself came to the Ring
   *[tables-word] the table says so
}
mat-wall-owed = Before this turn ends: { $owed }
put = { $piece }: { $centres }
host-put = Put one army on each – { $armies }. { $left ->
    [0] Nothing more can be built.
    [one] One more may be built.
   *[other] { $left } more may be built.
}
host-off = Take { $piece ->
    [gondor] one Gondor army
    [rohan] one army of Rohan
    [dead] one army of the Dead
   *[other] { $the }
} off.{ $last ->
    [yes] {" Elven hexes are ordinary now."}
   *[no] {""}
}
host-nothing = { $sum }: nothing happens.
host-on = { $attacker } on { $the }, { $ground }
ground = { $ground ->
    [open] open ground
    [fortress] fortress
    [river] across the river
   *[both] fortress and river
}
host-takes = { $attacker } on { $the }, { $ground }: { $from } or more takes it.
mat-when = Round { $round } · { $side }
now-set-up = Put each counter on its marked hex{ $far ->
    [yes] .
   *[no] {", and press it here."}
}
now-build = Put each new army on an empty centre{ $far ->
    [yes] .
   *[no] {", and press it here."}
}
now-first = Move your pieces, each once and as far as its number.
now-second = Move once more, each piece as far as its number.
now-name = Who plays { $side }? Type the name.
now-paths = Move; Aragorn and the Dead leave the Paths to the South now.
now-leaves = Move once more; the Ring-bearer leaves { $place } now.
now-woken = Put Fangorn’s army on Isengard; then move on.
now-lost = Take Aragorn and the Dead off; then move on.
now-attack = Who attacks whom?{ $far ->
    [yes] {""}
   *[no] {" Press who does."}
}
now-whom = { $one } attacks whom?{ $far ->
    [yes] {""}
   *[no] {" Press one."}
}
now-unticked = No longer ticked: { $item }. Pressed again, it is.
now-asleep = { $piece ->
    [dead] The Dead sleep: Aragorn wakes them from the Paths. Then press the Paths below.
   *[fangorn] Fangorn’s army sleeps: Gandalf or the Alliance’s Ring-bearer wakes it. Then press Fangorn below.
}
now-nothing = { $place ->
    [moria-passed] Others have passed: Gandalf stays in Moria to the end of this phase.
    [moria-lost] Gandalf is out: the Alliance passes Moria no more, the others as they like.
    [paths-lost] Aragorn or the Dead are out: nobody wakes on the Paths any more.
    [moria] Gandalf does not stop in Moria now: nothing is told of it.
    [shire] Nothing is told of the Shire now: who ends a movement phase there is asked then.
    [fangorn-moria] Gandalf is in Moria: first he leaves it, then he may wake Fangorn.
    [fangorn] Nothing is told of Fangorn now: in the Alliance’s moves it wakes, once.
    [paths] Nothing is told of the Paths now: in the Alliance’s moves Aragorn wakes the Dead, once.
   *[isengard] Isengard opens by itself when Fangorn wakes: nothing is told of it.
}
now-odds = { $far ->
    [yes] Odds: who would attack whom?
   *[no] Odds: press who would attack, one after the other, then whom.
}
now-captured = Take { $the } and the old Ring-bearer off. The new one stands there: { $place }.
battle-evening-setup = Lay it out item by item; Enter ticks what stands, and so does a press on it.
battle-evening-ring = The Ring-bearer last: all of the game turns about where this one stands.
battle-evening-begin = All stands as it begins. Enter: round 1, and Sauron moves first.
battle-evening-move = Move red on the map, each piece once and as far as its number; then Enter.
battle-evening-attack = Attack: press who and whom, then what is so, and throw; or Enter: none.
battle-evening-again = Move once more; then Saruman has his turn, and the game is yours.

## Status and sheet

status-piece = { $piece }: { $now } of { $counters }
status-out = Out for good: { $pieces }
status-ring = The Ring: { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(Elven, round { $round } of 2)
}
status-shire = The Shire: { $owner }{ $sauron ->
    [yes] , a piece of Sauron's there
   *[no] {""}
}
status-isengard = Isengard: { $open ->
    [yes] open to all
   *[no] Saruman and Man-Orcs only
}
status-fangorn = Fangorn: { $is ->
    [asleep] asleep
    [awake] awake
   *[closed] closed
}
status-paths = Paths of the Dead: { $are ->
    [asleep] asleep
    [awake] awake
   *[closed] closed
}
status-gandalf = Gandalf: { $at ->
    [moria] in Moria
   *[fangorn] in Fangorn
}
sheet-rounds = Rounds: { $rounds }
sheet-piece = { $piece }: built { $built }, lost { $lost }, left { $left }
sheet-ring = The Ring: { $side }, from { $from } to { $to }{ $cost ->
    [none] {""}
   *[other] ; its capture cost: { $cost }
}
marked = the Ring captured
sheet-shire = The Shire: { $owner }, from { $from }
stands-setup = being set up
battle-figures = rounds: { $rounds }; the Ring last held by: { $holder }; captures: { $captures }
battle-totals = Battle of the Ring: { $games }; won by Sauron { $sauron }, Saruman { $saruman }, Evil { $evil }, the Alliance { $alliance }; captures: { $captures }

## Help

help = P is a piece (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S a side, OWNER hobbits or saruman, N a number. Any beginning of a name will do. “!” at the end goes by the table's word.
help-new = Begins a game for three players, or for two.
help-setup = Lists what stands where before the game begins, and what of it is ticked.
help-tick = Ticks an item of the set-up, or takes the tick back.
help-begin = Begins round 1.
help-done = Ends the step. What was not built is gone; what is owed has to be told first.
help-build = Builds an army of a nation on each centre named.
help-builds = Lists what can still be built now.
help-attack = One piece attacks another: “elven” for strength that is lent, “fortress” and “river” for where the defender stands; then the dice of the table, or “roll”.
help-ring = Who holds the Ring. “taken P”: a piece has captured it; “at PLACE”: where the Ring-bearer is, “elven” if that is an Elven hex; “stay N” and “= S” set it right.
help-shire = Whose the Shire is. A side: its piece stands there at the end of a Movement Phase; “left OWNER”: Sauron's piece has gone.
help-fangorn = Gandalf or the Ring-bearer wakes Fangorn, which goes to Isengard over whatever stands there; “clear”: whoever woke it has left.
help-paths = Aragorn wakes the Dead; in the next Movement Phase they leave (“clear”) or are lost.
help-moria = Gandalf stops in Moria or leaves it; “passed”: somebody goes through.
help-isengard = Whether anybody may stop on Isengard.
help-lost = One of these is out, by the table's word.
help-back = One of these is back, by the table's word.
help-count = How many are on the map, or how many there are by the table's word.
help-odds = The chance of these attacks on one defender, in this order, what they cost, and the order that costs least.
help-need = How many such attacks are needed for so many percent.
help-march = How many Movement Phases so many hexes take.

## Rules by number

rule-b1 = Three play Sauron, Saruman and the Alliance; with two, Evil has both of the first.
rule-b2 = All pieces begin on their marked hexes, the Ring-bearer in the Shire, Fangorn and the Dead asleep.
rule-b3 = A round: Sauron, Saruman, Alliance; with two players Evil, Alliance.
rule-b4 = A turn: build (not in round 1), first move, attack, second move.
rule-b5 = Any number of pieces move in each Movement Phase, each up to its allowance.
rule-b6 = One piece a hex, but for who visits sleeping Fangorn or the Dead.
rule-b10 = Orcs build 1 in round 2, 2 in round 3, then 3; Man-Orcs 2; Gondor 1; Rohan 1; Dwarves or Hobbits 1.
rule-b11 = Armies are built on their own centres only.
rule-b12 = The centre has to be empty.
rule-b13 = One army a centre and phase; of Dwarves and Hobbits one in all.
rule-b14 = Never more armies than counters.
rule-b15 = What is not built in its round is lost.
rule-b16 = Characters, Elves, the Dead and Fangorn never come back.
rule-b17 = A nation with nothing left builds again as soon as a centre is empty.
rule-b18 = With two players Evil builds for Orcs and for Man-Orcs, each by its own numbers.
rule-b20 = The Shire is the Hobbits' at the start, and stays so when it is empty.
rule-b21 = A piece of Saruman's or of the Alliance's there at the end of a Movement Phase of its own makes it theirs.
rule-b22 = While a piece of Sauron's stands there nobody builds; when it leaves, its player says whose the Shire is. If it is destroyed there, nothing changes.
rule-b23 = Only Hobbits and Man-Orcs are built in the Shire.
rule-b30 = Two dice, their sum looked up by position and strengths: the attacker is out, the defender is, or nothing happens.
rule-b31 = Only the defender's position counts: a fortress, and a river that the attack crosses.
rule-b32 = Elven by themselves: Elves, Fangorn awake, Gandalf, the Nazgûl.
rule-b33 = Elven strength is lent to a piece beside the lender: by Gandalf and the Nazgûl to their player's pieces, by Aragorn to Gondor and the Dead, by Saruman to Man-Orcs.
rule-b34 = Each piece attacks once a round, and may be attacked any number of times.
rule-b35 = Ring-bearers, who sleeps, and who is in Mount Doom, Fangorn, the Paths or Moria neither attack nor are attacked.
rule-b36 = Whoever is out is taken off; characters, Elves, the Dead and Fangorn for good.
rule-b37 = Attacks are thrown one by one, and the attacker may stop after any.
rule-b38 = Several attacks: the order does not change the chance, but Elven first and dry first lose the fewest.
rule-b40 = Only Gandalf stops in Moria; while he does, the Alliance passes, and then he stays to the end of that phase.
rule-b41 = Until Fangorn has come, only Saruman and Man-Orcs stop on Isengard.
rule-b42 = Fangorn wakes when Gandalf or the Alliance's Ring-bearer ends a Movement Phase there, and goes to Isengard; whatever stands there is out.
rule-b43 = Whoever woke it leaves at the first chance; then Fangorn is closed.
rule-b44 = Aragorn wakes the Dead on their Paths. In the Alliance's next Movement Phase all leave to the South, or are out.
rule-b45 = Awake, the Dead are as Gondor: Aragorn lends to them.
rule-b46 = With the sixth Elf out, Elven hexes are ordinary.
rule-b47 = Only the Ring-bearer enters Mount Doom.
rule-b50 = The Alliance holds the Ring at the start.
rule-b51 = Whoever moves onto the Ring-bearer's hex captures: both are taken off, and the captor's Ring-bearer stands there.
rule-b52 = The new Ring-bearer may at once move 3 hexes.
rule-b53 = A Ring-bearer fights nobody, and is never destroyed.
rule-b54 = Two rounds in an Elven hex at most, and never back to it; another one gives two more.
rule-b55 = Where the Ring-bearer is, the table says: Elven hexes and the places where he wins matter.
rule-b56 = Sauron wins in Barad-dûr, Saruman in Isengard or on any Ring-bearer's hex himself, the Alliance in Mount Doom.
rule-b57 = With two players Evil wins in Barad-dûr alone.
rule-b60 = The dice of the program are drawn two for an attack.
rule-b61 = The table is right: it sets counts, the Ring, the Shire and all else as it lies there.
rule-b62 = What is owed is told before the step is over.
rule-b63 = Luck: defenders put out and pieces lost by dice, against what the table gave.
rule-b64 = Fangorn's army stands on Isengard from its waking to the Alliance's next Movement Phase: nobody builds there so long.
rule-b65 = The set-up is a list of 14 items to tick; what is not ticked is named when the game begins.
rule-b66 = The six Elven hexes are elven-hex-1 to elven-hex-6, or have the names that the table gives them.

## Over all games

ended-sauron = Sauron won
ended-saruman = Saruman won
ended-alliance = The Alliance won
ended-evil = Evil won
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = the Alliance
seat-evil = Evil
counted-rounds = Rounds
counted-captures = Captures of the Ring
counted-victory = How it was won
victory-goal = the Ring at its goal
victory-capture = captured at the goal
victory-saruman = Saruman came himself
victory-word = by the table's word
counted-holder = Who held the Ring at the end
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = the Alliance
holder-evil = Evil
luck-sauron-out = Put out by Sauron
luck-sauron-lost = Lost by Sauron
luck-saruman-out = Put out by Saruman
luck-saruman-lost = Lost by Saruman
luck-alliance-out = Put out by the Alliance
luck-alliance-lost = Lost by the Alliance
luck-evil-out = Put out by Evil
luck-evil-lost = Lost by Evil
