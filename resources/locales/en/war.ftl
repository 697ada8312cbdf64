# What Underhill says of War of the Ring in English.

war-name = War of the Ring
war-figures = turns: { $turns } · Corruption { $corruption }
war-totals = War of the Ring: { $games }; won by the Free Peoples { $free }, by the Shadow { $shadow }
war-lingered = W45: it neither moved nor hid in Mordor; Corruption { $corruption }
war-no-result = No game of Hunt for the Ring that is over was last on the table here. Say which tokens there are: tokens=S,F.

## What hands do now

host-setup = Set up the board; then { DEED("begin") }.
host-draw = Take all Action dice back, empty the Hunt Box, draw one card of each deck; then { DEED("done") }.
host-battle = { $kind }, round { $round }: throw on the table and tell the round; or the battle is over.
host-fellowship = { $gates ->
    [yes] The Free Peoples may declare the Fellowship, choose the Guide, enter Mordor; then { DEED("done") }.
    [in] The Free Peoples may choose the Guide; then { DEED("done") }.
   *[no] The Free Peoples may declare the Fellowship or choose the Guide; then { DEED("done") }.
}
host-allocation = The Shadow lays { $least } to { $most } dice in the Hunt Box: { ASK("allocate N") }.
host-roll = Roll { $free } dice of the Free Peoples and { $shadow } of the Shadow.
host-actions = { $side ->
    [free] The Free Peoples act: spend a die. { $free } against { $shadow }.
    [shadow] The Shadow acts: spend a die. { $shadow } against { $free }.
   *[other] No die is unused; { DEED("done") } ends the actions.
}
host-hunt-roll = The Shadow hunts: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} at +{ $bonus }. Say which conditions hold.
host-hunt-tile = Draw one Hunt tile.
host-hunt-damage = Damage { $damage }: a card, the Guide, one casualty; the rest by the Ring makes Corruption { $corruption }.
host-hunt-reveal = The Fellowship is revealed: move its figure up to { $progress ->
    [one] 1 region
   *[other] { $progress } regions
}, not into a haven.
host-over = The game is over. { $side ->
    [free] The Free Peoples have won.
   *[other] The Shadow has won.
}
remember-heal = Declared in a haven it heals 1 Corruption.
remember-pass = The Free Peoples may pass.
remember-mordor = In Mordor it has neither moved nor hidden this turn.
remember-captures = Are all captures entered?
remember-hand = A hand is over 6.
remember-guide = Of the same Level, and may guide as well: { $names }.
remember-allocation = A Free die came back out of the box: at least { $least }, at most { $most }.
remember-dice = From this turn on dice: Free Peoples { $free }, Shadow { $shadow }.
remember-minion = A Muster can bring { $names }.
remember-passive = Passive, and no further until roused: { $nations }.
remember-ring = An Elven Ring can still change a die this turn.
remember-points = { $side ->
    [free] The Free Peoples have { $points } of 4 points.
   *[other] The Shadow has { $points } of 10 points.
}

## The report

fact-progress = Progress: { $progress }
fact-box = Hunt Box: Shadow { $shadow }, Free Peoples { $free }
fact-rings = Elven Rings: Free Peoples { $free }, Shadow { $shadow }
fact-dice = { $side }, dice: { $dice }
fact-tiles = { $heap ->
    [pool] In the pool
    [drawn] Drawn
    [waiting] Waiting for Mordor
   *[out] Out of the game
}: { $tiles }
fact-nation = { $nation }: { $step ->
    [0] at war
    [one] 1 step from war
   *[other] { $step } steps from war
}{ $active ->
    [yes] {""}
   *[no] , passive
}
fact-hand = { $side }: cards in hand { $hand }, Character deck { $character }, Strategy deck { $strategy }
fact-in-play = In play: { $people }
fact-on-map = On the map: { $people }
fact-lost = Lost: { $people }
fact-tokens = { $side }, Action tokens: { $tokens }
fact-figures = { $nation }: reserve { $reserve }, dead { $dead }
report-turns = Turns: { $turns }
report-corruption = Corruption: { $corruption }
report-first-box = Shadow dice in the Hunt Box after the first roll: { $dice }
report-crowned = { $turn ->
    [0] Aragorn never came.
   *[other] Aragorn came in turn { $turn }.
}
report-taken = { $side }, taken: { $regions }
report-tokens = Tokens used: { $tokens }
report-token = { $side } ({ $token })

## The window

do-begin = “{ chip-begin }”
do-done = the gold button
ask-allocate-n = press one of the numbers
ask-activate-nation = “activate { $nation }”, typed
ask-battle-kind = “{ chip-battle }”
ask-damage-n = “damage = N”, typed
ask-hand-side-discard-character = one of the buttons for a card
ask-hand-side-h = “hand SIDE = H”, typed
ask-mordor-n = “mordor = 0”, typed
ask-mordor-off = “mordor off”, typed
ask-odds-mordor = “odds mordor”, typed
ask-skip-r = press one, then “{ can-skip }”
ask-tile-t-pool = “tile { $tile } pool”, typed
do-pool = “pool”, typed
do-take = one of the two tokens
chip-begin = Begin
chip-roll = Roll
chip-roll-told = Rolled on the table …
chip-prevented = A card forbids it
chip-move = Move
chip-ring = A Ring …
chip-pass = Pass
chip-battle = Battle …
chip-capture = Capture …
chip-token = Token: { $token }
chip-card = A card …
chip-hand-discard = { $side }: a { $kind ->
    [character] Character
   *[other] Strategy
} card away
chip-recruit = Recruited …
chip-fallen = Fallen …
chip-weaken = Elites weakened …
chip-discard = A card: no effect
chip-again = A card: another tile
pick-to = to
pick-shadow-rolled = Shadow:
pick-again = rolled again
pick-dice = dice of the table
pick-card-move = moves it
pick-card-hide = hides it
pick-card-separate = separates …
pick-card-appear = reveals it
pick-card-hunt = a Hunt
pick-card-tile = a tile
pick-card-eyes = dice to Eyes
pick-card-advance = advances …
pick-card-retreat = moves back …
part-at-war = At war
part-politics = Politics
part-victory = Victory points
part-of = { $points } of { $of }
part-hunt = The Hunt
battle-title = { $kind } · round { $round }
battle-over = The battle is over
battle-how = A round: strength and leadership of the attacker, then of the defender.
odds-laid = { $count ->
    [one] 1 die laid
   *[other] { $count } dice laid
}
odds-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
odds-seen = seen
odds-damage = damage
odds-how = Ask for more, with what is to hold:
odds-ask-hunt = A move …
odds-ask-mordor = The climb …
odds-ask-battle = A battle to its end …
odds-ask-round = A round …
odds-told-hunt = Success { $success }, seen { $reveal }, damage { $damage } in the mean
odds-told-laid = { $laid }: { $found }
odds-told-battle = The attacker stays: { $attacker }. The defender stays: { $defender }. Both: { $both }. Nobody: { $nobody }.
odds-told-round = Hits in the mean: attacker { $attacker }, defender { $defender }
asked-no-battle = No battle is fought now.
asked-not-in-mordor = The Fellowship is not in Mordor.
asked-damage = Damage left to bear: { $damage }
asked-reserve = { $nation }, in reserve: { $reserve }; dead: { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] not packed up
   *[other] too many packed up
}: { $figures }
figures-regulars = { $count ->
    [one] one Regular
   *[other] { $count } Regulars
}
figures-elites = { $count ->
    [one] one Elite
   *[other] { $count } Elites
}
figures-leaders = { $count ->
    [one] one Leader
   *[other] { $count } Leaders
}
figures-nazgul = { $count } Nazgûl
list-reserve = In reserve: { $figures }
list-parked = In words
track-shadow-points = Points of the Shadow
hint-actions = a number raises that die
hint-enter = Enter: { $does }
option-tokens = Action tokens
option-cities = Cities
agree-tokens = Action tokens: { $side }
agree-city = A City: { $place }
evening-draw = Each side draws a card from both of its decks. Six at most stay in a hand.
evening-guide = The Fellowship goes hidden, a step a move. Showing itself, it stands where it has come to.
evening-allocate = Shadow dice in the Hunt Box hunt the Fellowship; with the others the Shadow acts. How many?
evening-roll = Both sides roll their Action dice. Each Eye of the Shadow joins the Hunt.
evening-tile = Found! A tile is drawn: its number is the damage, and a red mark reveals the Fellowship.
evening-damage = Damage goes to the Ring as Corruption, or a Companion falls for it. At 12 the Shadow wins.
evening-appear = Revealed: the figure goes to the map, at most as many regions on as it has made steps.
track-corruption = Corruption
track-progress = Progress
track-mordor = Mordor
track-box = Hunt Box
part-fellowship = { $revealed ->
    [yes] Revealed
   *[no] Hidden
} · { $where } · Guide: { $guide }
part-company = Fellowship: { $company }
odds-climb = Through Mordor they arrive with { $arrives }: in the mean with { $dice } dice, and Corruption { $corruption }.
part-points = Shadow { $shadow } of 10 · Free Peoples { $free } of 4

## Commands

help = SIDE is free or shadow, R the result of a die (c a m am p w e), T a Hunt tile (er 3 2r b-1 ds …), REGION one word with hyphens.
help-new = Begins a game of War of the Ring.
help-take = Which Action token a side has that has one.
help-begin = Begins the first turn.
help-done = Ends the step.
help-hand = Counts a card that is drawn, played, laid down or thrown away; or asks, or sets a hand right.
help-declare = Declares the Fellowship in a region.
help-guide = Chooses the Guide.
help-enter = Enters Mordor.
help-allocate = Lays Shadow dice in the Hunt Box.
help-roll = Rolls the Action dice, or tells what was rolled.
help-use = Spends a die on what the table does.
help-move = Moves the Fellowship.
help-hide = Hides the Fellowship.
help-separate = Separates Companions.
help-advance = Advances a nation on the Political Track.
help-bring = Brings a Minion, Aragorn or Gandalf the White.
help-ring = Changes a die with an Elven Ring.
help-token = Uses an Action token instead of a die.
help-pass = Passes.
help-skip = Throws a die away.
help-concede = A side gives up.
help-hunt = Rolls the Hunt: say which conditions hold where the Fellowship was last seen.
help-tile = Draws a Hunt tile, or tells which; again: another one instead; prevented: none. With a place behind it a tile is put there.
help-reduce = A card from the table reduces the damage.
help-ability = The Guide's ability reduces it.
help-casualty = A Companion is lost for it.
help-accept = The rest is Corruption.
help-discard = A card lets the tile go.
help-appear = Where the Fellowship is revealed, and how many tiles follow.
help-card = What a card does without a die.
help-draw = Draws tiles for a card; nothing comes of them.
help-activate = A nation becomes active.
help-special = A special tile comes into play.
help-invade = An Army enters a nation.
help-arrive = Somebody ends his move.
help-capture = A settlement is captured, or freed.
help-battle = A battle begins, or is over.
help-round = A round of a battle: strength and leadership of both sides.
help-recruit = Figures come out of the reserve.
help-fallen = Figures are lost.
help-weaken = Elites become Regulars.
help-lost = Somebody is lost for good.
help-odds = Chances of the next moves, the climb through Mordor, each allocation, a round, a battle.
help-corruption = Corruption, or sets it right.
help-fellowship = Where the Fellowship is.
help-company = Who is in the Fellowship, the Guide first.
help-pool = What lies in the cup.
help-box = The Hunt Box, or sets it right.
help-nations = The Political Track.
help-score = Victory points.
help-rings = The Elven Rings, or sets them right.
help-progress = Progress, or sets it right.
help-mordor = The step in Mordor, or sets it right.
help-damage = What is left of the damage, or sets it right.
help-hidden = The table says: hidden.
help-revealed = The table says: revealed.
help-at = The table says where the Fellowship was last seen.
help-companion = The table says where a Companion is.
help-character = The table says whether a character is in play.
help-nation = The table says where a nation stands.
help-control = The table says who controls a settlement.
help-dice = The table says which dice are unused.
help-lead = The table says who leads a team.
help-decks = The table says how many cards the decks have.

## Refusals

refused-cards-for-two = W4: cards are counted with two players. Leave cards=on out.
    .window = W4: cards are counted with two players. Press “Cards: no”.
refused-token-unchosen = W69: one Action token of { CALLED("side", $side) } is not chosen yet. First say which: { DEED("take") }.
refused-no-token-to-choose = W69: { CALLED("side", $side) } has no token to choose. Go on with { DEED("begin") }.
refused-no-such-token = W69: that is no token of this side. Choose from: { CALLED("token", $choices) }.
refused-token-not-there = W14: that token is not there. Spend a die instead.
refused-token-this-turn = W14: this side has used a token this turn. Spend a die instead.
refused-not-your-turn = W10: that is not this side's to do now. { $acts ->
    [empty] Nobody has a die; { DEED("done") } ends the actions.
   *[other] Now it is for: { CALLED("side", $acts) }.
}
refused-dice-unused = W10: { $count ->
    [one] 1 die is unused. Spend it, or throw it away:
   *[other] { $count } dice are unused. Spend them, or throw them away:
} { ASK("skip R") }.
refused-not-so-many = W8: { $number } is not from { $least } to { $most }. Lay so many.
refused-not-in-the-pool = W8: the Shadow has { $left ->
    [one] 1 die
   *[other] { $left } dice
} to lay, not { $number }. Lay fewer.
refused-no-such-die = W10: no { CALLED("face", $face) } is unused. { $unused ->
    [empty] There is no die.
   *[other] There are: { CALLED("face", $unused) }.
}
refused-no-die-pays = W12: no die pays for that of itself. { $could ->
    [empty] None could.
   *[other] These could, where they are named with “with”: { CALLED("face", $could) }.
}
refused-does-not-pay = W12: { CALLED("face", $face) } does not pay for that. These do: { CALLED("face", $pays) }.
refused-not-on-the-die = W7: { CALLED("face", $face) } is on no die of this side. There are: { CALLED("face", $faces) }.
refused-pass-with-fewer = W11: a side passes only while it has fewer unused dice than the other. Spend a die, or throw one away.
refused-no-ring = W13: this side has no Elven Ring. Take the die as it is.
refused-ring-this-turn = W13: this side has used a Ring this turn. Take the die as it is.
refused-same-result = W13: that is the same result again. Name another.
refused-ring-cannot-make = W13: a Ring does not make { CALLED("face", $face) } of this die. Name another result.
refused-cards-off = W3: cards are not counted in this game. It was begun without cards=on.
    .window = W3: cards are not counted in this game. Another one counts them with “Cards: yes” under “Options …”.
refused-hand-too-large = W3: the hand of { CALLED("side", $side) } has { $hand } cards. First down to 6: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: that deck is empty. Nothing is drawn from it.
refused-hand-empty = W3: that hand is empty. Set it right if it is not: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: the Guide is of the highest Level in the Fellowship. Name one of those.
refused-not-in-fellowship = { CALLED("person", $name) } is not in the Fellowship. Name one who is.
refused-named-twice = { CALLED("person", $name) } was named twice. Name each once.
refused-declared-this-turn = W17: it was declared this turn. Once a turn is all.
refused-declare-hidden = W17: only a hidden Fellowship is declared. Hide first.
refused-has-not-moved = W17, W21: with Progress 0 the figure stays at { CALLED("place", $at) }. Name that, or another Progress first.
refused-in-mordor = That is not done in Mordor. { ASK("mordor off") } says that it is not there.
refused-not-in-mordor = The Fellowship is not in Mordor. { ASK("mordor = N") } says that it is.
refused-move-hidden = W18: a revealed Fellowship does not move. Hide first.
refused-hidden-already = W19: it is hidden already. Nothing is to be done.
refused-revealed-already = W21: it is revealed already. Nothing is to be done.
refused-separate-in-mordor = W20, W44: nobody separates in Mordor; whoever would is lost instead.
refused-not-in-a-haven = W21: { CALLED("place", $region) } is a haven, and no place to be revealed. Name another region.
refused-not-at-the-gates = W39: Mordor is entered from { CALLED("place", "morannon") } or { CALLED("place", "minas-morgul") }, and the figure is at { CALLED("place", $at) }. Move there first.
refused-nobody-hunts = W23: no Shadow die lies in the Hunt Box. Nothing is rolled.
refused-not-in-the-cup = W35: the pool holds no { $tile }. { $pool ->
    [empty] It is empty.
   *[other] It holds: { $pool }.
} If it lies there, say so first: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } has no die; only ds has. Leave the die out.
refused-too-few-tiles = W37: there are not { $count } tiles. Draw fewer.
refused-tile-touched = W26: something was done about this tile. { DEED("undo") } leads back.
refused-reduced-already = W28: one card from the table reduces a tile's damage. { ASK("damage = N") } sets it right.
refused-reduced-too-late = W28: a card comes before an ability and the casualty. { DEED("undo") } leads back.
refused-no-ability = W30, W31: { CALLED("person", $guide) } as Guide has no such ability. Merry, Pippin and Gollum have.
refused-ability-used = W31: Gollum does that once for a tile. Accept the rest.
refused-ability-too-late = W28: the ability comes before a casualty that leaves the Guide. { DEED("undo") } leads back.
refused-gollum-cannot = W31: Gollum reveals a hidden Fellowship that this tile does not reveal, and not in a haven with Progress 0.
refused-casualty-already = W29: there is one casualty for a tile. Accept the rest.
refused-nobody-to-lose = W29: no Companion is left. Accept the damage.
refused-not-to-the-map = W30: only a hobbit comes to the map, and not in Mordor. Leave out where to.
refused-not-aside = W36: all { $tile } that there are are in play or out. See the pool: { DEED("pool") }.
refused-not-special = W36: { $tile } is no special tile. Those are b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: no { $tile } lies anywhere else. See the pool: { DEED("pool") }.
refused-stops-passive = W47: { CALLED("nation", $nation) } is passive and stops at 1. Rouse it first: { ASK("activate NATION") }.
refused-at-war = W47: { CALLED("nation", $nation) } is At War already. Nothing is to be done.
refused-farthest-back = W47: { CALLED("nation", $nation) } is as far back as it goes. Nothing is to be done.
refused-not-your-nation = W10: { CALLED("nation", $nation) } is the other side's, which does not act now. Advance one of those who act.
refused-always-active = W47: { CALLED("nation", $nation) } is always active. Say active.
refused-cannot-rouse = W20: { CALLED("person", $name) } cannot rouse { CALLED("nation", $nation) }. Leave “by” out, or name another.
refused-in-play = W54: { CALLED("person", $name) } is in play already. Nothing is to be done.
refused-once-a-game = W54: { CALLED("person", $name) } comes once a game, and has come.
refused-bring-saruman = W54: Saruman comes when Isengard is At War and { CALLED("place", "orthanc") } unconquered.
refused-bring-witch-king = W54: the Witch-king comes when Sauron and a nation of the Free Peoples are At War.
refused-bring-mouth = W54: the Mouth comes when the Fellowship is in Mordor, or all nations of the Free Peoples are At War.
refused-bring-aragorn = W54: Aragorn comes where Strider is on the map, in { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } or { CALLED("place", "pelargir") }, unconquered.
refused-bring-gandalf-white = W54: Gandalf the White comes when Gandalf is not in the Fellowship and a Minion is or was in play.
refused-where-crowned = W54: say where Aragorn comes: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } or { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) } is not on the map. Name somebody who is.
refused-not-there = { CALLED("person", $name) } is not there to be lost. Name somebody who is.
refused-no-settlement = “{ $region }” is no settlement.{ $nearest ->
    [empty] {""}
   *[other] {" "}The nearest is “{ CALLED("place", $nearest) }”.
}
refused-no-battle = No battle was begun. First: { ASK("battle KIND") }.
refused-figures-off = W60: figures are not counted in this game. It was begun without figures=on.
    .window = W60: figures are not counted in this game. Another one counts them with “Figures: yes” under “Options …”.
refused-no-figures = None at all is nothing. Say how many.
refused-not-in-reserve = W60: the reserve of { CALLED("nation", $nation) } has { $reserve }. Take no more than that.
refused-not-on-board = W60: { CALLED("nation", $nation) } has { $board } on the board. Take no more than that.
refused-not-at-war = W60: { CALLED("nation", $nation) } is not At War, and musters by a card alone: say card behind it.
refused-no-teams = W4: no teams play in this game. It was begun with players=2.
    .window = W4: no teams play in this game. Another one has them with “Players: 3” or “4”.
refused-not-in-team = W4: { $name } does not play in this game. Name one who does.
refused-three-rings = There are three Elven Rings in all. Say fewer.
refused-too-many-dice = W5: this side has { $most } dice at most. Say fewer.
refused-odds-not-in-mordor = W63: several moves are counted outside Mordor. There is { ASK("odds mordor") }.

## What things are called

face-character = Character
face-army = Army
face-muster = Muster
face-army-muster = Army/Muster
face-event = Event
face-will = Will of the West
face-eye = Eye
side-free = Free Peoples
side-shadow = Shadow
nation-dwarves = Dwarves
nation-elves = Elves
nation-gondor = Gondor
nation-north = The North
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Southrons & Easterlings
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Strider
person-witch-king = Witch-king
person-mouth = Mouth of Sauron
person-gandalf-white = Gandalf the White
token-draw = draw a card
token-move = move Nazgûl and Minions
token-advance = advance a nation
condition-stronghold = Stronghold of the Shadow
condition-army = units of the Shadow
condition-nazgul = Nazgûl
kind-field = field battle
kind-city = battle for a City
kind-siege = siege
kind-sortie = sortie
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Iron Hills
place-grey-havens = Grey Havens
place-lorien = Lórien
place-rivendell = Rivendell
place-woodland-realm = Woodland Realm
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Dale
place-shire = The Shire
place-bree = Bree
place-carrock = Carrock
place-helms-deep = Helm's Deep
place-edoras = Edoras
place-folde = Folde
place-westemnet = Westemnet
place-orthanc = Orthanc
place-north-dunland = North Dunland
place-south-dunland = South Dunland
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Mount Gundabad
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Far Harad
place-near-harad = Near Harad
place-north-rhun = North Rhûn
place-south-rhun = South Rhûn
place-osgiliath = Osgiliath
place-fords-of-bruinen = Fords of Bruinen
place-fords-of-isen = Fords of Isen
place-hollin = Hollin
place-north-downs = North Downs
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, step { $step }
war-step = { $step ->
    [setup] Set-up
    [draw] Draw
    [fellowship] Fellowship
    [allocation] Allocation
    [roll] Roll
    [actions] Actions
    [hunt-roll] Hunt: roll
    [hunt-tile] Hunt: tile
    [hunt-damage] Hunt: damage
   *[other] Hunt: Reveal
}
war-turn = Turn { $turn }
war-none = none
war-how = { $how ->
    [ring] By the Ring.
    [conquest] By conquest.
    [conceded] The other side gave up.
   *[other] { $how }
}

## What the table is told

said-pools = Action dice from now on: Free Peoples { $free }, Shadow { $shadow }
said-hand = { $side }: hand { $hand }
said-rolled = { $side }: { $faces }
said-acts = { $who } acts.
said-roused = Active now: { $nation }
said-advanced = { $nation }: { $step ->
    [0] At War
    [one] { $step } step from war
   *[other] { $step } steps from war
}
said-up-to = { $regions ->
    [one] Up to { $regions } region
   *[other] Up to { $regions } regions
}
said-goes = { $names }: up to { $regions ->
    [one] { $regions } region
   *[other] { $regions } regions
}
said-lost = { $name } is lost.
said-on-map = { $name } is on the map.
said-guides = { $name } guides.
said-hunt = Hunt: { $dice }{ $again ->
    [none] { "" }
   *[other] ; again { $again }
}; successes: { $successes }
said-corruption = Corruption { $corruption }
said-revealed = The Fellowship is revealed.
said-pays = The attacker makes an Elite a Regular.
said-round = { $side ->
    [attacker] Attacker
   *[defender] Defender
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; again { $again }
}; hits: { $hits }

## What was done, in a few words

deed-by = { $deed } – { $by }
deed-phase = It stands at: { $at }
deed-to = { $deed } → { $where }
deed-begin = The first turn begins
deed-done = The step is over
deed-concede = Given up by: { $side }
deed-take = { $side }, token: { $token }
deed-card = { $deck ->
    [strategy] A Strategy card
   *[other] A Character card
} { $does ->
    [draw] is drawn
   *[other] leaves the hand
}: { $side }
deed-declare = Declared: { $where }
deed-guide = { $name } guides
deed-enter = They enter Mordor
deed-allocate = { $count ->
    [one] { $count } die in the Hunt Box
   *[other] { $count } dice in the Hunt Box
}
deed-roll = The Action dice are rolled
deed-use = Spent: { $face }
deed-use-for = { $face }: { $what }
deed-move = The Fellowship moves
deed-keep = the die stays out of the box
deed-hide = The Fellowship hides
deed-separate = Separated: { $names }
deed-retreat = Back: { $nation }
deed-bring = { $name } enters play
deed-ring = Ring: { $from } → { $to }
deed-skip = Thrown away: { $face }
deed-hunt = The Hunt is rolled
deed-tile = A tile is drawn
deed-reduce = A card: −{ $by }
deed-ability = The Guide's ability
deed-casualty-guide = Casualty: the Guide
deed-casualty-random = Casualty at random
deed-accept = The rest by the Ring
deed-eyes = Made Eyes: { $faces }
deed-draw = Tiles drawn: { $count }
deed-special = A special tile into play: { $tile }
deed-invade = An Army enters: { $nation }
deed-capture = { $where } changes hands
deed-round = A round of the battle
deed-recruit = { $nation }, recruited: { $figures }
deed-fallen = { $nation }, lost: { $figures }
deed-weaken = { $nation }, Elites made Regulars: { $count }
deed-lost = { $name } is lost
deed-park = Packed up: { $where }
deed-at = Last seen: { $where }
deed-out-of-mordor = Not in Mordor
deed-companion = { $name }: { $place ->
    [in] in the Fellowship
    [map] on the map
   *[lost] lost
}
deed-character = { $name }: { $in ->
    [yes] in play
   *[no] not in play
}
deed-control = { $where }: { $side }
deed-lead = { $who } leads
deed-decks = { $side }: Character deck { $character }, Strategy deck { $strategy }

## A Hunt in one line

tale-roll = { $count ->
    [one] 1 die
   *[other] { $count } dice
}{ $bonus ->
    [0] { "" }
   *[other] { " " }at +{ $bonus }
}: { $dice }{ $again ->
    [none] { "" }
   *[other] , again { $again }
}, { $successes ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] five
}
tale-tile = { $damage ->
    [plain] tile { $tile }
   *[other] { $tile }: { $damage }
}
tale-less = { $who } −{ $by }
tale-card = card
tale-damage = damage { $damage }
tale-no-tile = no tile
tale-put-back = put back
tale-discarded = discarded
tale-appeared = Revealed: { $where }
tale-corruption = Corruption { $from } → { $to }
tale-between = { "; " }
tale-counter = { $revealed ->
    [yes] Revealed
   *[no] Hidden
}

## The rules, by number

rule-w1 = A turn is draw, fellowship, allocation, roll, actions, check. The check runs by itself when the actions are done.
rule-w2 = All Action dice come back and the Hunt Box is emptied. Each side draws one card of each of its decks, and keeps 6 at most.
rule-w3 = Hands and decks are counted, never what the cards are. With a hand over 6 nothing else is done first.
rule-w4 = In a team the other player acts before the one who leads, and the lead passes every turn. Whoever passes keeps his place.
rule-w5 = Free Peoples 4 dice, 1 more each for Aragorn and Gandalf the White. Shadow 7, 1 more for each Minion in play.
rule-w6 = A die gained or lost counts from the next draw phase on.
rule-w7 = Free Peoples: Character twice, Army/Muster, Muster, Event, Will of the West. Shadow: Character, Army, Muster, Army/Muster, Event, Eye.
rule-w8 = The Shadow lays as many dice in the Hunt Box as there are Companions in the Fellowship, at most; 1 is always allowed. At least 1 if a Free die came back out of it this turn.
rule-w9 = Each side rolls what does not lie in the box. Every Eye goes into the box at once.
rule-w10 = The Free Peoples begin. One action, one die; then the other side, if it has a die, else the same again.
rule-w11 = A side passes only while it has fewer unused dice than the other. A die may also be thrown away.
rule-w12 = Character moves the Fellowship or separates Companions, and hides it; with Strider as Guide any die hides. Muster advances a nation or brings a Minion. A Will is whatever the Free Peoples name.
rule-w13 = An Elven Ring changes one unused die, once a turn for each side; the action is still to come. The Free Peoples make no Will, the Shadow may make an Eye.
rule-w14 = An Action token stands for a die: each once a game, and one in a turn for each side.
rule-w15 = Progress 0 to 12, Hidden or Revealed, Corruption, and the region where it was last seen.
rule-w16 = The Guide is of the highest Level in the Fellowship; of equals the Free Peoples choose. Without Companions it is Gollum.
rule-w17 = Declared once a turn, in the fellowship phase, hidden, not in Mordor: the figure goes up to Progress regions, Progress is 0. In a haven 1 Corruption heals and the nation becomes active.
rule-w18 = Only a hidden Fellowship moves: Progress 1 more, then the Hunt, then the die that paid lies in the box.
rule-w19 = Hiding turns Revealed to Hidden. It does not move the Fellowship, and its die stays out of the box.
rule-w20 = Companions separate for good, not in Mordor, and go up to Progress and the highest Level among them. Whoever ends in a haven of a nation that he can rouse makes it active.
rule-w21 = Revealed, the figure goes up to Progress regions, and does not end in a haven; Progress is 0. A revealed Fellowship cannot be revealed again.
rule-w22 = For each Stronghold of the Shadow that the figure leaves, crosses, enters or stays in when revealed, one tile is drawn; an Eye counts 0.
rule-w23 = Each move off Mordor is hunted with as many dice as the Shadow has in the box, 5 at most. Without any nothing is rolled.
rule-w24 = Each die adds the Free dice that lie in the box before this move. 6 or more succeeds, a natural 1 never.
rule-w25 = One failed die is thrown again for each that holds where it was last seen: a Stronghold of the Shadow; units of the Shadow; Nazgûl.
rule-w26 = No success: the Hunt is over. One or more: one tile is drawn. A card can forbid it, or have another drawn.
rule-w27 = A number is the damage; an Eye deals the successes; a die is thrown then; a blue minus heals instead.
rule-w28 = In this order: one card from the table, the Guide's ability, one casualty, the Ring; last the Reveal.
rule-w29 = One casualty for a tile: the Guide, or one of all Companions at random. His Level is taken off the damage.
rule-w30 = Merry or Pippin as Guide may leave to reduce the damage by 1. As a casualty either lives on, on the map; not in Mordor.
rule-w31 = With Gollum as Guide standard numbers do not reveal; Eyes and red tiles do. He may reveal a hidden Fellowship himself, once, for 1 damage less.
rule-w32 = 12 Corruption ends the game at once, in any phase.
rule-w33 = The die that paid for a move goes into the box when its Hunt and all its tiles are done.
rule-w34 = For tiles of cards and Strongholds an Eye counts 0. First the tile that revealed, then those of cards, then those of Strongholds.
rule-w35 = Tiles are drawn without being put back.
rule-w36 = A special tile in play waits until Mordor; there it joins the pool at once.
rule-w37 = When the pool is empty, all standard tiles that are not out return to it, and no special ones.
rule-w38 = A card can put a tile back, or out for good.
rule-w39 = From Morannon or Minas Morgul the Fellowship may enter Mordor in the fellowship phase, behind a declaration, hidden or revealed.
rule-w40 = Drawn standard Eyes go back, waiting tiles join; other drawn tiles stay drawn.
rule-w41 = In Mordor a move needs Hidden. One tile at once, no dice; one step forward but for a Stop; then the damage.
rule-w42 = In Mordor an Eye deals all dice in the box, of both sides, without the one that pays now.
rule-w43 = In Mordor a Reveal only turns the counter. Hide before the next move.
rule-w44 = In Mordor nobody separates: whoever would is lost.
rule-w45 = In a turn in Mordor without a move or hiding, Corruption goes up by 1 at the end of the actions. A Stop counts as a move.
rule-w46 = On the last step that tile's damage is judged: below 12 Corruption the Free Peoples win, else the Shadow.
rule-w47 = A nation advances towards war, one step at a time. A passive one stops 1 step before it.
rule-w48 = A nation of the Free Peoples becomes active when an enemy Army enters it, its units are attacked, the Fellowship is declared there, or a Companion who can ends there.
rule-w49 = A nation advances 1 when an Army with its units is attacked, when a settlement of its is captured, and by a muster. Activation comes first.
rule-w50 = Only a nation At War attacks, crosses others' borders and musters by dice. The table sees to it.
rule-w51 = Stronghold 2 points, City 1, Town 0: each for the side that has taken it from the other.
rule-w52 = Whatever is captured rouses its nation and advances it 1. Taken back by its own side it only loses the other its points.
rule-w53 = In this order: 12 Corruption; the last step of Mordor; at the check Shadow 10 points, Free Peoples 4. Both at once: the Shadow.
rule-w54 = Saruman: Isengard At War. Witch-king: Sauron and a Free nation At War. Mouth: the Fellowship in Mordor, or all Free nations At War. Aragorn: Strider in a settlement of Gondor. Gandalf the White: Gandalf not in the Fellowship, a Minion in play at some time.
rule-w55 = Who is lost does not come back, but for Aragorn and Gandalf the White. His die goes in the next draw phase.
rule-w56 = A die hits on 5 or more. The attacker on 6 in round 1 against a City or Fortification, and in every round of a siege. A natural 1 misses, a 6 hits.
rule-w57 = As many dice as units, 5 at most. Then as many misses again as leadership, 5 at most.
rule-w58 = A siege has one round; each further one makes one of the attacker's Elites a Regular. 10 units a region, 5 besieged.
rule-w59 = Nations of the attacked Army advance when the battle begins, whoever wins.
rule-w60 = Figures recruited come out of the reserve. Lost ones of the Free Peoples are gone; those of the Shadow go back to the reserve.
rule-w61 = A weakened Elite becomes a Regular: with the Free Peoples out of the dead first, with the Shadow out of the reserve. Without one the Elite is lost.
rule-w62 = A muster: 2 Regulars, 2 Leaders or Nazgûl, one of each, or 1 Elite; two figures in two settlements.
rule-w63 = The chance of the next move: that the Hunt succeeds, that the tile reveals, and the mean damage, out of the pool as it is.
rule-w64 = The chance to climb Mordor from here, one Character die after another: that it arrives, and the mean dice and Corruption of those that do.
rule-w65 = The chances of one round: how many hits on each side.
rule-w66 = Luck: Hunts that succeeded, Eyes rolled and damage of tiles, each against what was to be expected.
rule-w67 = Packing up lists what stands in each region; with figures, what is missing or too many is named.
rule-w68 = The report: who won and how, turns, Corruption, Mordor, what each side has taken, tokens, what the table set, luck.
rule-w69 = A game of Hunt for the Ring before this one gives Action tokens, two in all or fewer.
rule-w70 = The table is right: every count, track, tile, die and step can be set. It is recorded as that.
rule-w71 = The chances of a battle to the end, without cards and retreat.
rule-w72 = The chances of the first move for each allocation that is allowed, before the Shadow lays any.

## Over all games

ended-free-ring = The Ring was destroyed: the Free Peoples won
ended-free-conquest = The Free Peoples won by conquest
ended-free-conceded = The Shadow conceded
ended-free-otherwise = The Free Peoples won by the table's word
ended-shadow-ring = The Ring-bearers were corrupted: the Shadow won
ended-shadow-conquest = The Shadow won by conquest
ended-shadow-conceded = The Free Peoples conceded
ended-shadow-otherwise = The Shadow won by the table's word
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Turns
counted-corruption = Corruption at the end
counted-arrival = Corruption on arrival in Mordor
luck-hunts = Hunts that succeeded
luck-eyes = Eyes rolled
luck-tile-damage = Damage on tiles
mat-reveals = reveals: { $tiles } of { $of }
mat-dashed = dashed: not yet roused, stops one step before war
mat-fellowship = The Fellowship
mat-reveal = they are seen
mat-no-reveal = no Reveal: they stay hidden
mat-gollum-hides = Gollum guides: they stay hidden
mat-stop = a Stop: no step
mat-end = { $end } is the end
mat-hits = { $hits ->
    [0] no hit
    [one] one hit
   *[other] { $hits } hits
}
mat-specials = Special tiles, into play
mat-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
}
war-laid-out = { $item ->
    [tiles-here] Hunt tiles: drawn here, all of them stay in the box
    [dice-here] Action dice: rolled here, all of them stay in the box
    [fellowship] The Fellowship in Rivendell, hidden; Progress 0, Corruption 0: both are kept here
    [companions] The seven Companions in the Fellowship, Gandalf as Guide
    [tiles] Hunt tiles: 16 in the cup, 8 special ones aside
    [dice] Action dice: 4 of the Free Peoples, 7 of the Shadow
    [rings] The three Elven Rings with the Free Peoples
    [politics] Political Track: Sauron and Isengard 1, the Southrons and Gondor 2, all others 3; of the Free Peoples only the Elves are active
    [decks] Four decks of 24 cards, shuffled
   *[aside] Saruman, the Witch-king, the Mouth, Aragorn, Gandalf the White and Gollum aside
}
war-item = { $item ->
    [fellowship] Fellowship
    [companions] Companions
    [tiles] Hunt tiles
    [dice] Action dice
    [rings] Elven Rings
    [politics] Political Track
    [decks] decks
   *[aside] Minions and others aside
}
war-unticked = Not ticked in the set-up: { $items }.
host-draw-teams = Take all Action dice back, empty the Hunt Box. { $free } { $shadow } Then { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side }: each of the team draws { $first ->
        [yes] a card of each deck of that side
       *[no] one card, of the deck of his choice
    }, and discards down to 4; then two who both wish it swap a card unseen.
   *[no] { $side }: a card of each deck, down to 6.
}
host-tile-for = Draw one Hunt tile, { $for ->
    [card] for a card
    [stronghold] for the Stronghold { $place }
   *[crossed] for a Stronghold that was crossed
}: an Eye counts 0.
said-tiles-due = { $count ->
    [one] One tile follows
   *[other] { $count } tiles follow
}: { $due }.
due-cards = { $count ->
    [one] a card
   *[other] { $count } cards
}
due-crossed = { $count ->
    [one] a Stronghold crossed
   *[other] { $count } Strongholds crossed
}
said-go-in = Put into the cup: { $tiles }.
remember-gandalf = Gandalf guides: behind an Event card that was played a card may be drawn from the deck of its kind.
    .window = Gandalf guides: one more card may be drawn, of the kind of the Event card just played.
remember-crossed = Which Strongholds of the Shadow does it cross? Each draws a tile.
help-setup = The list of the set-up, ticked or not.
help-tick = Ticks an item of the set-up, or takes that back.
help-reserve = Asks for the reserve of a nation, or sets it right, with the dead of the Free Peoples.
deed-tick = Set-up: { $item }
deed-reserve = { $nation }, in reserve: { $figures }
refused-no-dead = W76: figures of { CALLED("nation", $nation) } that fall go to the reserve. Say the reserve alone.
refused-more-than-all = W76: { CALLED("nation", $nation) } has { $all } figures in all. Say fewer.
rule-w73 = A battle can be carried: both Armies are told once, rounds say what is owed, and what is left stands.
rule-w74 = The list of the set-up, 16 items, ticked one by one; what is not ticked is named as the game begins.
rule-w75 = Gandalf as Guide: behind an Event card that a die has played, a card of its kind may be drawn.
rule-w76 = The reserve of a nation, and the dead of the Free Peoples, are set as they lie on the table.
said-owed = Casualties: attacker { $attacker }, defender { $defender }
said-proposed = Left then: { $attacker } against { $defender }
said-eliminated = { $side ->
    [attacker] The attacker has no unit left: Characters who stood with it are lost too.
   *[defender] The defender has no unit left: Characters who stood with it are lost too.
}
battle-stands = { $attacker } against { $defender }
host-casualties = Who falls? Attacker { $attacker }, defender { $defender }: take the figures off as proposed, or choose others.
host-battle-on = { $kind }, round { $round }: attacker, go on? Defender, stay?
remember-besieged = More than 5 units under siege: the owner chooses which go back.
remember-nobodys = Figures of no nation are counted nowhere: lay them aside by hand.
deed-battle-with = What stands is told anew
deed-hits = Others fall
deed-casualties = Casualties are taken
help-hits = Who falls instead of those proposed: Regulars, Elites made Regulars, Elites.
help-casualties = The casualties take effect, as proposed or as told: what is left.
refused-nothing-stands = W73: no Armies were told. Say { DEED("battle") } with both, or the round with its numbers.
refused-casualties-owed = W73: casualties come first, attacker { $attacker }, defender { $defender }. Say { DEED("casualties") }.
refused-nothing-owed = W73: nothing is owed by this side. With a ! behind it the loss is told all the same.
refused-not-so-many-stand = W73: no more fall than stand. Say fewer.
refused-other-groups = W73: other groups stand there. Tell each as it was entered.
refused-more-than-stood = W73: no figure becomes more but Regulars for Elites that went. Say what is left.
refused-leader-stays = W73: Leaders stay while a unit of their side does. With a ! behind it they fall.
refused-no-regular-left = W61: { CALLED("nation", $nation) } has not so many Regulars left for Elites. Let Elites fall instead.
refused-other-cost = W73: that costs { $cost }, and { $owed } are owed. A Regular is 1, an Elite 2, an Elite made a Regular 1.
refused-no-elite-to-pay = W58: another round of the siege costs the attacker an Elite, and none is there. End it: { DEED("battle over") }.
do-casualties = “{ chip-casualties }”
do-battle-over = “{ battle-over }”
do-battle = “{ chip-battle }”

chip-casualties = They fall

## The mat

about-box = What may stay in the box
about-token = Which Action token is it?
about-corruption = Corruption becomes
about-falls = These fall, and then
about-allocation = { $count } in the box, { $rolled } are rolled
about-die = { $die }: this die
wants-card = What does the card do?
wants-die = Press a die
wants-how-many = How many?
wants-tile = Press the tile that came
wants-what-came = Press what came
wants-where = Where? Press a region, or type it
wants-who-leaves = Who leaves? Press him
wants-who-is-drawn = Who is drawn? Press him
chip-allocate = { $count } in the Hunt Box
can-ability = { $who ->
    [gollum] Gollum shows them: −1
   *[other] { $name } leaves: −1
}
can-ability-more = the Guide's ability
can-advance = A nation advances
can-advance-more = press its shield
wants-shield = Press its shield
can-advances = { $many ->
    [yes] { $nation } advance
   *[no] { $nation } advances
}
can-again = Another tile
can-again-more = the first goes back
can-at-once = Begin at once
can-back = Back
can-battle = A battle
can-battle-more = by its die; rounds are thrown here
can-begins = The battle begins
can-begins-more = { $figures ->
    [proposed] as at the set-up: press what differs
    [told] by the figures that were told
   *[none] figures not told: the table throws
}
can-begin = Turn { $turn }
can-board = On the board
can-board-more = { $face ->
    [character] { $side ->
        [shadow] a Leader's army, Minions, a card
       *[free] a Leader's army, Companions, a card
    }
    [army] armies move or attack, a card
    [muster] figures are mustered, a card
    [army-muster] armies or a muster, a card
    [event] a card is drawn or played
   *[other] anything the die can do
}
can-bonus = A card adds { $bonus }
can-bonus-more = to each die
can-card = A card from the table
can-card-more = less, another tile, or none
can-card-tiles = Tiles for a card
can-card-tiles-more = drawn before all others
can-cards = A card does something
can-cards-more = the Fellowship, tiles, nations{ $token ->
    [yes] {"; a token"}
   *[no] {""}
}
can-card-move = They move
can-card-hide = They hide
can-card-separate = Companions leave
can-card-appear = They are revealed
can-card-hunt = A Hunt is rolled
can-card-tile = A tile is drawn
can-card-eyes = Dice become Eyes
can-card-advance = A nation advances
can-card-retreat = A nation goes back
can-activate = A nation is roused
can-special = In play: { $tile }
can-casualties = They fall
can-casualties-more = as crossed out; press a figure for another
can-check = { $then ->
    [goes-on] On to turn { $turn }
   *[other] The check
}
can-check-more = { $then ->
    [shadow] the Shadow wins
    [free] the Free Peoples win
   *[other] points are checked first
}
can-comes = { $name } comes
can-comes-more = his side has a die more
can-crossed = Strongholds crossed
can-crossed-more = of the Shadow: a tile each
can-discard = Without effect
can-discard-more = the card lets it go
can-draw = Draw
can-draw-more = one tile, here
can-drawn = Drawn
can-drawn-more = six cards a hand at most
can-enter = They enter Mordor
can-enter-more = Eyes and waiting tiles go in
can-falls = { $name } falls
can-falls-more = the Guide, level { $level }
can-goes-on = Go on
can-guides = { $name } guides
can-guides-more = of the same level
can-hidden = They stay hidden
can-hidden-more = then the Hunt Box
can-hide = The Fellowship hides
can-hide-more = it does not move
can-hunt = Roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
can-hunt-more = found { $found } in 100
can-in = In { $place }
can-lay = Lay { $count } in the box
can-leave = { $count ->
    [one] { $names } leaves
   *[other] { $names } leave
}
can-leaves = A Companion leaves
can-leaves-more = one or a group, for good
can-move = The Fellowship moves
can-over = The battle is over
can-over-more = whoever has won
can-pass = Pass
can-prevented = A card forbids it
can-prevented-more = no tile is drawn
can-random = One at random
can-reduce = { $by } less
can-reduce-more = a card from the table
can-region = { $what ->
    [at] Last seen: { $place }
    [capture] { $place } is taken
    [freed] { $place } is taken back
    [arrive] Arrived: { $place }
    [declare] Declared: { $place }
   *[other] Crowned: { $place }
}
can-retreats = { $side }: retreat
can-retreats-more = to a free region; it is over
can-ring = A Ring turns it
can-ring-more = once a turn
can-ring-bears = The Ring bears it
can-ring-bears-more = takes all { $damage }
can-roll = Roll
can-roll-more = both sides, here
can-roll-told = Rolled on the table
can-roll-told-more = press each as it came
can-round = Round { $round }
can-round-more = dice { $attacker } and { $defender }, on { $target } and { $other }
can-skip = throw it away
can-stands = { $item }: ready
can-stands-anew = A card changes it
can-stands-anew-more = what stands is told anew
can-stay = They stay
can-stay-more = where they were last seen
can-stops = { $side }: stop
can-stops-more = the battle is over, both stay
can-taken = A settlement is taken
can-taken-more = or taken back
can-then = then { $item }
can-told = Drawn from the cup
can-told-more = press the tile that came
can-told-round = A round of the table
can-told-round-more = strength and leadership of each
head-actions = { $who }: { $presses ->
    [yes] press a die
   *[no] spend a die
}.
head-allocation = Before the roll: how many dice lie in the Hunt Box?
head-battle = { $round ->
    [1] { $kind }: the first round.
   *[other] { $kind }, round { $round }: go on, or stop?
}
head-siege-over = The siege is over: no Elite is left.
head-capture = Which settlement is taken?
head-check = The dice are spent. Every capture told?
head-crowned = Where is Aragorn crowned?
head-damage = { $found ->
    [0] The tile says { $damage }. Who bears it?
    [1] Found, and the tile says { $damage }. Who bears it?
    [2] Found twice, and the tile says { $damage }. Who bears it?
   *[other] Found { $found } times, and the tile says { $damage }. Who bears it?
}
head-die = { $die }: what does this die do?
head-draft = { $kind ->
    [city] A City or a Fortification: who fights?
   *[other] Who fights, and where?
}
head-draw = Both draw a card of each deck. Six at most.
head-draw-teams = All draw: in a team each keeps four cards at most.
head-falls = Round { $round }: { $attacker ->
    [0] no hit
    [1] one hit
    [2] two hits
    [3] three hits
    [4] four hits
    [5] five hits
   *[other] { $attacker } hits
} against { $defender ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $defender }
}. { $owed ->
    [over] The siege is over.
    [yes] Who falls?
   *[no] Go on, or stop?
}
head-fellowship = { $what ->
    [declare] Declare, or stay hidden?
    [gate] Declare, enter Mordor, or stay hidden?
    [enter] Enter Mordor, or go on?
    [mordor] In Mordor: { $guides ->
        [yes] choose a Guide, play a card,
       *[no] play a card
    } or go on.
    [declared] Declared. { $guides ->
        [yes] Choose a Guide, play a card,
       *[no] Play a card
    } or go on.
   *[rest] Nothing to declare. { $guides ->
        [yes] Choose a Guide, play a card,
       *[no] Play a card
    } or go on.
}
head-hunt = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, { $least } or more hits. What holds where they are?
head-lay = Lay ready: { $item }.{ $presses ->
    [yes] { " " }Tick it.
   *[no] { "" }
}
head-kept = Stays in the box: { $item }.{ $presses ->
    [yes] { " " }Tick it.
   *[no] { "" }
}
head-place = Place figures: { $free }; opposite, { $shadow }.{ $presses ->
    [yes] { " " }Tick what stands.
   *[no] { "" }
}
head-place-alone = Place figures: { $nation }.{ $presses ->
    [yes] { " " }Tick what stands.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] Seen! They stay: { $at }.
    [one] Seen! Where do they appear? 1 region from { $at } at most.
   *[other] Seen! Where do they appear? { $progress } regions from { $at } at most.
}
head-over = { $side ->
    [free] The Free Peoples win
   *[other] The Shadow wins
}: { $how ->
    [destroyed] the Ring is destroyed
    [corrupted] Corruption { $number }
    [conquest] { $number } points
    [conceded] the other side gave up
    [none] the game is over
   *[other] { $how }
}.
head-climb = The climb: draw one tile, then a step.
head-roll = Both roll. Eyes go into the box.
head-stands = All stands. The first turn begins.
head-tile = { $found ->
    [0] Draw one tile.
    [1] Found. Draw one tile.
    [2] Found twice. Draw one tile.
   *[other] Found { $found } times. Draw one tile.
}
head-tile-for = { $for ->
    [card] A tile for a card. An Eye counts 0.
    [stronghold] A tile for { $place }. An Eye counts 0.
   *[crossed] A tile for a Stronghold that was crossed. An Eye counts 0.
}
in-100 = found { $success }, seen { $reveal } in 100
mat-act = press a die
mat-again = { $dice ->
    [one] at most 1 miss is thrown again
   *[other] at most { $dice } misses are thrown again
}
mat-again-for = a failed die is thrown again for each that holds there
mat-all-stand = This side is set up.
mat-arrives = they arrive
mat-attacks = Who attacks?
mat-attacked = Who is attacked?
mat-beside = beside the board
mat-captures = Every settlement that was taken is told.
mat-check = Before the next turn
mat-climb = The climb: one tile, then a step
mat-climb-corruption = Corruption when they arrive
mat-climb-dice = dice that it takes
mat-cup = In the cup
mat-deck = { $kind ->
    [character] Character
   *[other] Strategy
}
mat-deck-left = { $cards } left
mat-dice-back = all { $dice } dice come back
mat-dice-of-both = Dice: Free Peoples { $free }, Shadow { $shadow }
mat-drawing = { $how ->
    [one] A card of each deck; down to { $most } at once.
    [team-first] Each of the team draws a card of each deck, and keeps 4 at most.
   *[team] Each of the team draws one card, of the deck of his choice; 4 at most, not { $most }; two may swap one.
}
mat-each = each 1 in { $of }
mat-empty = empty
mat-eye-deals = an Eye deals { $damage }
mat-forgotten = Easily forgotten
mat-from = from { $place }
mat-goals = The Shadow wins with 10 points, the Free Peoples with 4.
mat-hands = Cards in hand: Free Peoples { $free }, Shadow { $shadow }.
mat-hidden = hidden
mat-revealed = revealed
mat-seen = seen
mat-hit = hit
mat-hit-on = attacker on { $attacker }, defender on { $defender }
mat-hits-word = { $hits ->
    [one] hit
   *[other] hits
}
mat-hunts = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus } each
}; { $least } or more hits
mat-in-100 = in 100, the first move:
mat-into-box = Into the Hunt Box
mat-least = at least { $count }
mat-most = at most { $count }
mat-left = { $units ->
    [one] 1 unit
   *[other] { $units } units
}, { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
mat-lingers = neither moved nor hid: +1 at the end
mat-moved = it has moved or hidden this turn
mat-loses = { $hits ->
    [0] loses none
   *[other] loses { $hits }
}
mat-next = The next move
mat-no-haven = Not in a haven. Each Stronghold of the Shadow on the way draws a tile.
mat-no-hunt = The Hunt Box is empty: no roll.
mat-no-minion = no Minion yet
mat-nobody = neither survives: { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · both survive: " }{ $both }
}
mat-nothing-taken = nothing taken yet
mat-of = of { $of }
mat-press-each = each die as it came
mat-rings = { $rings ->
    [one] 1 Elven Ring
   *[other] { $rings } Elven Rings
}
mat-rolled = { $dice } rolled
mat-shadow-dice = { $dice ->
    [one] 1 Shadow die
   *[other] { $dice } Shadow dice
}
mat-then = { $dice ->
    [0] no die left
    [one] then, with 1 die
   *[other] then, with { $dice } dice
}
mat-to-roll = { $dice ->
    [one] 1 die to roll
   *[other] { $dice } dice to roll
}
mat-to-the-end = to the end, without cards and retreat
mat-up-to = { $regions ->
    [one] region at most
   *[other] regions at most
}
mat-what-came = { $side }: what came?
mat-where = { $what ->
    [at] The last it was seen
    [declare] Declared: up to { $progress } from { $at }
    [appear] Revealed: up to { $progress } from { $at }
    [arrive] Where he ends his move
    [capture] Settlements
    [separate] Up to { $progress } from { $at }
   *[bring] Where a king is crowned
}
mat-where-more = { $what ->
    [at] near ones first
    [declare] near ones first; a dot: a haven heals
    [appear] near ones first, no haven
    [arrive] in a haven he rouses its people, if he can
    [capture] a dot: the other side has it, and it is taken back
    [separate] near ones first; a dot: he rouses its people
   *[bring] unconquered
}
short-stronghold = Stronghold
short-army = Army
short-nazgul = Nazgûl
part-points-title = Points
tile-name = { $deals ->
    [eye] an Eye
    [die] a die
    [heals] { $number } less Corruption
   *[damage] { $number }
}{ $reveals ->
    [yes] , revealing
   *[no] { "" }
}{ $stops ->
    [yes] , with a Stop
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Draw
    [fellowship] Fellowship
    [allocation] Hunt Box
    [roll] Roll
    [actions] Actions
    [check] Check
    [ready] Laid ready
    [figures] Figures
    [aside] Set aside
   *[begin] Begin
}
agree-draws = Dice
agree-cup = Hunt tiles
agree-cards = Cards
agree-figures = Figures
agreed-draws = { $value ->
    [app] here: all of them stay in the box
   *[hand] on the table: what came is pressed
}
agreed-cup = { $value ->
    [app] here: all of them stay in the box
   *[hand] in the cup: 16 of them, 8 aside
}
agreed-cards = { $value ->
    [off] not counted here
   *[on] hands and decks are counted
}
agreed-figures = { $value ->
    [off] not counted here
   *[on] reserve and losses are counted
}
odds-success = found
mat-last-seen = last seen: { $where }
evening-use = In turn each side spends a die. A Character die moves the Fellowship; a Muster takes a people a step towards war.
head-advance = { $nation ->
    [none] Who comes closer to war?
   *[other] Closer to war: { $nation }?
}
head-invade = { $nation ->
    [none] An enemy Army enters. Whom does it rouse?
   *[other] An enemy Army enters, and rouses: { $nation }?
}
head-arrive = Where does { $name } end his move?
wants-face = What does it become?
mat-southrons = Southrons
mat-how-it-went = How it went
can-sheet = The sheet
mat-missed = not found
mat-turn = Turn
mat-luck = { $count }, expected { $expected }
mat-first-move = The first move
mat-first-move-more = Eyes counted in
mat-thrown-again = Thrown again
mat-thrown-again-more = a die for each
mat-in-box = In the box, rolled
mat-in-box-more = in 100, with Eyes
can-lay-more = then both sides roll
wants-number = Press the number
head-number = What does it show on the table?
head-at = Where was the Fellowship last seen?
can-uncounted = Without figures
can-uncounted-more = the table throws
wants-attacked = Who is attacked? Press a shield
mat-next-hidden = The next move, once hidden
mat-laid-first = { $count ->
    [0] None laid: the Eyes that are rolled hunt.
   *[other] { $count } laid, and the Eyes that are rolled hunt.
}
head-won = { $beaten ->
    [retreated] The defender has retreated.
    [yes] The defender is beaten.
   *[no] The battle is over.
} Who holds the place now?
can-not-taken = It is not taken
can-not-taken-more = a Fortification, or nobody enters
can-turned = The other side attacks
can-turned-more = its die is spent already
can-advances-more = { $steps ->
    [0] then at war
    [one] then { $steps } step from war
   *[other] then { $steps } steps from war
}
remember-not-at-war = Not At War, so no attack: { $nations }.
remember-three = With three the Free Peoples do not act twice running on one nation.
war-stays-in-box = { $item } – kept here, it may stay in the box
mat-hand = Hand: { $side }
pick-hand-draw = drawn
pick-hand-play = played
pick-hand-table = laid on the table
pick-hand-discard = thrown away
mat-dice-lie = Dice as they lie: { $side }
mat-hides-first = It hides before it moves
wants-settlement = Which settlement? Press it
head-who-leaves = Who leaves the Fellowship?
head-leaves = { $names }: from { $at } up to { $regions ->
    [one] 1 region
   *[other] { $regions } regions
}. Where to?
can-leave-more = { $place ->
    [none] where to is told later
   *[other] to { $place }
}
mat-no-climb = If the Ring bears it all, they do not arrive.
mat-no-dice = Without dice
mat-no-dice-more = In Mordor each move draws a tile.
can-round-elite = first an Elite becomes a Regular
can-no-elite = a further round costs an Elite: none is left
head-eye = An Eye: it deals { $damage }. Who bears it?
head-die-shows = The die shows { $damage }. Who bears it?
head-die-of-tile = Throw the tile's die. What does it show?
head-left = Damage left: { $damage }. Who bears it?
mat-attacker = The attacker
mat-defender = The defender
mat-strength = Strength
mat-leadership = Leadership
mat-shows = what did each die show?
mat-shows-again = { $dice ->
    [one] and the one thrown again?
   *[other] and those thrown again?
}
mat-figures-left = { $what ->
    [recruit] In the reserve: { $figures }
   *[other] On the board: { $figures }
}
wants-whose = Whose figures? Press a shield
wants-deck = Of which deck?
wants-numbers = How strong are both? Press it
head-figures = { $what ->
    [recruit] Whose figures come, and how many?
    [fallen] Whose figures have fallen?
   *[other] Whose Elites become Regulars?
}
head-round = Round { $round }: { $what ->
    [numbers] how strong are both sides?
    [dice] what did the dice show?
   *[other] both throw.
}
head-hand = What became of the card?
head-random = Draw one of the Companions. Who is it?
can-throw = Both throw
can-throw-more = dice: { $attacker } and { $defender }
can-figures = { $what ->
    [recruit] Mustered: { $nation }
    [fallen] Fallen: { $nation }
   *[other] Weakened: { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", by a card: not At War"}
   *[no] {""}
}
can-no-figures = No figures come
can-no-figures-more = the die does something else
can-begins-die = for it: { $die }
can-taken-by = { $side }: { $points } of { $of }
can-loses = the Shadow wins
can-tiles-follow = { $count ->
    [0] no tile follows
    [one] one tile follows
   *[other] { $count } tiles follow
}
can-card-of-die = { $kind }: { $does }
can-begins-free = no die is spent for it
can-figures-many = a muster: two figures, or one Elite
can-no-card = No card
deed-over = { $step ->
    [draw] Both have drawn
    [fellowship] The Fellowship phase is over
   *[other] The turn is over
}
mat-came = { $how ->
    [nothing] no damage
    [heals] Corruption falls
    [cup] in play: into the cup
    [waits] in play: waits until Mordor
   *[shown] shown: nothing comes of it
}
mat-tile = Tile: { $tiles }
head-discard = Cards to throw away: { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } in hand{ $over ->
    [0] { "" }
   *[other] , { $over } too many
}
wants-which-tile = Which tile came out of the cup?
wants-enter-or-not = Enter Mordor, or not?
mat-climb-stands = { $rolled ->
    [yes] if every Eye deals { $eye }, and the Ring bears it all
   *[no] with { $eye } in the box and the Eyes to be rolled; the Ring bears it all
}
can-battle-first = press the die that pays for it first
can-declared-more = { $from ->
    [0] { "" }
   *[other] Corruption { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }roused: { $nation }
}
mat-joins = Others join
mat-another-region = Another region: spell its name
mat-fought = { $left ->
    [attacker] The attacker has won: no defender is left.
    [defender] The defender has won: no attacker is left.
    [both] Both Armies still stand.
   *[nobody] Neither Army is left.
}
mat-fought-then = { $then ->
    [beaten] The attacker may move in.
    [retreated] If the defender retreated, the attacker may move in.
   *[nothing] { "" }
}
can-moves-in = The attacker moves in
can-moves-in-more = a settlement falls to them
can-begins-waits = not At War: { $nations }
wants-who-bears = Who bears it?
wants-letters = Press its letters
deed-again = again { $dice }
mat-as-it-ended = at turn's end
the-person = { $who ->
    [witch-king] the { $name }
    [mouth] the { $name }
   *[other] { $name }
}
