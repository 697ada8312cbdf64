# What Underhill says of Fate of the Fellowship in English, read when it is wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## Refusals by the rules

refused-ledger-needs-places = The ledger needs a box file with its places, those of its troops among them (F58). Leave ledger=on out, or name another file.
    .window = The ledger needs a box file with its places, those of its troops among them (F58). Press “Troops are counted: no”, or another box.
refused-still-open = First what is open: { $step ->
    [search] a search
    [dice] dice on the table: { $count }
    [choose] where the Nazgûl go
   *[top] which back lies on top
}. Answer that, then go on.
refused-not-now = That belongs to another step. Now it is: { $step ->
    [setup] the set-up
    [actions] actions
    [cards] player cards
    [skies] Skies Darken, { $count } to resolve
    [search] a search
    [dice] dice on the table: { $count }
    [choose] where the Nazgûl go
    [top] which back lies on top
    [shadow] shadow card { $count } of { $of }
    [over] the shadow cards are over
   *[ended] the game is over
}.
refused-nine-flips = { $made } of nine shadow cards are turned up in the set-up (F5). Nine are needed, no more and no fewer.
refused-no-name = “{ $word }” can be no name. A name is one word of letters, with hyphens for blanks.
refused-no-such-card = “{ $word }” is no shadow card here (F48). Type its short name, or START>HAVEN/ORDER.
refused-no-such-place = “{ $word }” is no place here. The nearest is “{ CALLED("place", $nearest) }”.
refused-top-unknown = Nobody knows the back on top (F46). Say it first: { DEED("top red") } or { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } has a { CALLED("back", $back) } back, and { CALLED("back", $top) } lay on top (F49). Look again.
refused-not-on-top = { CALLED("place", $card) } cannot lie on top (F49): { $lies ->
    [layer] it is believed to be in layer { $layer }
    [discard] it is believed to be in the discard
    [resolved] it was turned up in this step
    [removed] it has left the game
   *[nowhere] no such card is believed to be left
}. If an earlier card was typed wrongly, { ASK("amend K CARD") } mends it.
refused-no-such-back = No card that can lie there has a { CALLED("back", $back) } back (F49). Look again; or an earlier card was typed wrongly.
refused-other-head = { CALLED("back", $head) } was seen on top of the next layer, and not { CALLED("back", $back) } (F49). Look again; or an earlier card was typed wrongly.
refused-not-the-last = Other cards lie behind it (F44). Say which back lies on top now: red or black.
    .window = Other cards lie behind it (F44). Say which back lies on top now: RED (r) or BLACK (b).
refused-the-last = It is the last card of the deck: nothing lies behind it (F44). Say none for its back.
refused-deck-empty = No card lies there any more. Shuffle first, or set right where the table stands.
refused-not-known-on-top = { CALLED("place", $card) } is not among the cards known on top (F51). Look with { ASK("peek CARD…") }, then name it.
refused-no-such-flip = There is no flip { $flip }: the game has had { $flips }, the nine of the set-up among them (F53).
refused-cannot-follow = With that, { $what } could no longer be (F53). Nothing has changed; mend that one, or look again.
refused-too-many-needed = These need { $needed } characters, and there is room for { $most } (F7, F8). Take another set.
refused-no-set-fits = No set of the listed objectives fits so few characters (F7). Name the objectives yourself.
refused-nothing-listed = No file lists enough of them to draw from (F7, F8). Name them yourself, or begin with a box file.
refused-named-twice = “{ $name }” cannot stand there once more. Name each once, and Frodo & Sam never in the solo row.
refused-other-region = { CALLED("place", $place) } does not lie in { CALLED("place", $region) }. Name the region that it lies in.
refused-region-unknown = Nobody knows in which region { CALLED("place", $place) } lies. Say it: in=REGION.
refused-troops-untold = The troops have to be told: { $what }=N.
refused-ledger-says = By the ledger it is { $what } { $count } (F58). Leave it out, or set the place right with { ASK("troops PLACE shadow=N") }.
refused-place-untold = With the ledger the place has to be named (F58). Put it behind the region.
refused-both-sides = A battle needs a friendly and a shadow troop there (F28). Count again.
refused-no-stronghold = { CALLED("place", $place) } is no shadow stronghold (F43). If it is one, { ASK("place PLACE stronghold") } says so.
refused-capture-troops = { CALLED("place", $place) } is captured with a friendly troop there and no shadow troop (F43). Set the troops right first.
refused-no-haven = { CALLED("place", $place) } is no haven that could be lost (F33). If it is one, { ASK("place PLACE haven") } says so.
refused-objectives-open = { $left ->
    [one] 1 other objective is
   *[other] { $left } other objectives are
} still to be done before Mount Doom (F27).
refused-objective-is = { CALLED("objective", $name) } { $done ->
    [yes] is done already
   *[no] is open already
}. Nothing is to be changed.
refused-no-more-objectives = Only { $count } objectives can be done so, the last one on Mount Doom alone (F27). Open one first.
refused-last-objective = The last objective is never typed: it is part of every game, and done on Mount Doom (F7, F27).
refused-not-six-faces = A die has six faces; { $count } are said here. Say each face, and how often it is there, six in all.
refused-no-hope = No hope is left that could last. With a number behind hope= it is asked what would be.
refused-not-rolled = The dice are still to be rolled: { DEED("roll") }.
refused-rolled-already = The dice lie there already. Apply them with { DEED("accept") }.
refused-no-such-face = “{ $word }” is no face of this die, or begins more than one. Search dice: slip, weary, exposed, recall; battle dice: rout, exchange, overrun, nazgul.
refused-no-such-die = No die shows { $face }. Name a face that lies there.
refused-no-battle = That belongs to a battle with dice on the table (F30).
refused-which-army = { $count ->
    [one] 1 friendly troop is lost:
   *[other] { $count } friendly troops are lost:
} say of which army (F31), as elven=1.
refused-only-unread = Whether a troop came is said of an unread card alone, and of one that reinforces (F42).
refused-cannot-come = The player deck cannot hold the Skies Darken cards so: one in each stack (F9, F55). Count again.
refused-foreseen = Other cards were foreseen on top (F56). Look again.
refused-no-more-copies = There are no more of { $card } (F57). Look again.
refused-only-named = That goes with cards=names alone (F57). In this game drawn cards are only counted: card and skies.
    .window = That goes with “Cards: by name” alone (F57). In this game drawn cards are only counted.
refused-no-cards-left = No player cards are left: draw none (F12).
refused-only-ledger = That goes with ledger=on alone (F58). In this game troops are told where they are needed.
    .window = That goes only where troops are counted (F58). In this game they are told where they are needed.
refused-supply-short = The supply has only { $left } left: { $army } (F60). Set other places right first.
refused-too-few-there = Only { $count } stand in { CALLED("place", $place) } (F60). Move no more than that.
refused-no-choice = There is no such choice. { $options ->
    [0] Move the Nazgûl one by one.
   *[other] Choose from 1 to { $options }.
}
refused-no-such-move = No Nazgûl can go from { CALLED("place", $from) } to { CALLED("place", $to) } now (F20): from outside Frodo's region, to another one.
refused-never-shown = No card and no file has shown “{ $name }” so far (F52). Look again at its name.

## Help

help = R is a region, PLACE a place, CARD a shadow card; BACK is red or black; N a number. help COMMAND tells more.
help-new = Begins a game for 1 to 5 players; board=practice plays with the practice box, board=FILE with your own (F1).
help-confirm = The numbers on your own pieces, where they are others: hope, threat, a die.
help-objectives = The objectives without the last one, named or drawn (F7).
help-characters = Who plays whom, named or dealt (F8).
help-tick = Ticks an item of the set-up, or takes the tick back (F2).
help-top = The back that lies on top of the shadow deck (F46).
help-flip = A shadow card turned up, and the back that lies there then; ? for one that nobody reads (F40).
help-hands = The player cards as dealt, with cards=names (F57).
help-begin = Begins the first turn, after nine flips; Frodo's region, and who is first (F9).
help-act = Counts an action (F11).
help-done = Ends the actions, or the turn (F10).
help-draw = Two player cards: card or skies, with cards=names also by name (F12).
help-skies = A Skies Darken card with its place: all four steps (F34).
help-frodo = Where Frodo is.
help-eye = Where the Eye is.
help-fate-search = A search where Frodo stands, with the shadow troops there (F22).
help-ring = Frodo puts on the Ring (F26).
help-doom = Mount Doom, with the shadow troops there (F27).
help-fate-attack = An attack; the Eye comes there (F28).
help-battle = A battle by a card (F28).
help-roll = The dice as they fell on the table; without faces the program rolls.
help-reroll = The first die with that face once more (F24, F30).
help-turn = An ability turns a die (F24).
help-drop = An ability drops a die (F24).
help-valor = Valor spent in a battle: so many shadow troops more are removed (F30).
help-fate-accept = The dice take their effect (F25, F31).
help-choose = What comes of the order, where there is a choice (F20, F21).
help-capture = A stronghold is captured (F43).
help-fate-lost = A haven is lost: 3 hope (F33).
help-place = What a place is, by the table's word.
help-objective = An objective is done, or open again.
help-hope = Hope, or sets it right (F14).
help-threat = The threat, or the space of its marker (F35).
help-supply = Shadow troops not on the board.
help-fate-nazgul = Where the Nazgûl are; R = N sets a region right, FROM TO moves one where the table does (F20).
help-cards = Player cards drawn, and the Skies Darken cards among them (F55).
help-peek = Cards looked at, from the top on (F51).
help-order = The first known cards in this order (F51).
help-remove = A card known on top, or of the discard, leaves the game (F51).
help-foresee = Player cards that lie on top (F56).
help-amend = A flip of the game was another card, or showed another back; all behind it is worked out again (F53).
help-deck = What is known of the shadow deck, by layers (F45).
help-discard = What lies in the shadow discard.
help-fate-odds = Exact chances (F52, F56, F57), and those of dice before they are rolled.
help-troops = Sets a place of the ledger right (F60).
help-fate-move = Moves troops in the ledger (F60).
help-check = What should stand on the board by the ledger (F60).

## What happened

told-put-back = Needs too many characters, and is put back: { $names }
told-advance = Advance { $line }: front first, then battles; then havens without friends fall.
told-reinforce = Reinforce { $place }: { $troop ->
    [yes] one troop, a battle if friendly troops stand there
   *[no] no troop (captured, or none is left)
}{ $order ->
    [eye] {", "}then the Eye
    [closer] {", "}then two Nazgûl come closer
    [deploy] {", "}then three Nazgûl are deployed
   *[none] {""}
}.
told-special = { $card }: do what the card says, and type what comes of it.
told-unread = { $half ->
    [red] An unread card advances: its line marches, front first.
   *[black] An unread card reinforces: its troop, if one comes, then its sign.
}
told-other-half = Flip { $flip } would have been another card or half. What was done on the table stays.
cause = { $cause ->
    [search] search dice
    [eye] the Eye with Frodo
    [haven] a haven lost
    [troops] no troop to place
    [cards] no card to draw
    [ring] the Ring put on
    [capture] a capture
   *[table] the table's word
}
told-hope = Hope { $to }, { $by }: { $cause }.
told-threat = Threat on space { $space }.
told-eye = The Eye is in { $region }{ $frodo ->
    [yes] {", "}where Frodo is
   *[no] {""}
}.
told-nazgul = Nazgûl: { $where }
told-missing = Player cards that could not be drawn: { $count }.
told-skies = { $placed ->
    [one] 1 troop
   *[other] { $placed } troops
} to { $place }.
told-shuffles = { $count ->
    [0] Nothing is shuffled.
    [one] Shuffle 1 shadow card onto the deck; which back lies on top?
   *[other] Shuffle { $count } shadow cards onto the deck; which back lies on top?
}
told-moved = { $from } → { $to }: { $count }
told-again = { $name } acts again after the other one (F11); a card may grant it.
told-travel = Travel costs one Stealth, or a search with a die for each Nazgûl (there: { $nazgul }) and each shadow troop of the place{ $troops ->
    [unknown] .
   *[other] {" "}(there: { $troops }).
}
too-many-nazgul = Nazgûl on the board: { $count }. There are nine.
told-too-often = No action left (F11): { $name }; a card may grant it.
told-dice = { $what ->
    [search] Search in { $place }
    [doom] Mount Doom
   *[battle] Battle in { $place }
}: { $count } { $count ->
    [one] die
   *[other] dice
}.
told-search = The Eye is with Frodo already: a search is due.
remind = { $of ->
    [hands] More than 7 cards in a hand are discarded or played; tokens do not count.
    [confirm] Compare hope, threat and dice with your own pieces once; where they differ: { DEED("confirm") }.
    [ticks] Nothing on the set-up’s list is ticked. The game goes on.
   *[doom-costs] Frodo pays 5 Resistance.
}
told-over = { $won ->
    [yes] The Ring is destroyed: the players have won.
   *[no] The game is lost.
}

## The table

nowhere = none
fate-name = Fate of the Fellowship
level = { $level ->
    [introductory] Introductory
    [heroic] Heroic
    [epic] Epic
    [legendary] Legendary
   *[standard] Standard
}
fate-figures = { $level }, turn { $turn }, hope { $hope }
fate-totals = Fate of the Fellowship: { $games }; won { $won }, lost { $lost }
no-players = Say how many play: players=N, 1 to 5 (F1).
    .window = Say how many play: press 1 to 5 (F1).
not-copied = You have kept no box of your own yet, so that there is no { $path }: drop a box file on the window, or leave board=own out.
    .window = You have kept no box of your own yet, so that there is no { $path }: drop a box file on the window, or press another board.
source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } more)
}
proof-cards-missing = { $listed } of { $of } shadow cards are listed; the others are unread until they are turned up (F48).
proof-too-many-of-order = { $listed } cards have the order { $order }, and there are { $most }.
proof-back-unknown = Nobody has seen the back of { $card }.
proof-keys-missing = Not there, and not known in a game with this file: { $keys }.
host = { $step ->
    [won] The players have won.
    [lost] The game is lost.
    [roll] Roll { $count } { $count ->
        [one] die
       *[other] dice
    }.
    [rolled] Rerolls and Valor first; then the dice take their effect.
    [searched] Rerolls first; then the dice take their effect.
    [search] A search is due where Frodo stands. How many shadow troops are there?
    [move] Move up to two Nazgûl one step nearer to Frodo.
    [choose] The player whose turn it is chooses where the Nazgûl go.
    [lay] Set up by the list. Once the shadow deck is shuffled: which back lies on top?
    [top] Which back lies on top of the shadow deck?
    [setup] Turn up shadow card { $count } of nine: one troop to its red place, nothing else.
    [begin] Tick what is done; then begin with Frodo's region.
    [actions] Actions{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. When they are done: player cards.
    [cards] Draw two player cards.
    [skies] Skies Darken: which place is on the card?
    [haven] Do shadow troops stand alone in { $places }? Say what is lost, or go on.
    [over] Tell battles and losses of the last card; then the next player.
   *[flip] { $back ->
        [red] Flip the top card: RED lies on top. Then: which back lies there now?
        [black] Flip the top card: BLACK lies on top. Then: which back lies there now?
       *[none] Which back lies on top of the shadow deck?
    }
}
stands = Turn { $turn }, { $whose }: { $step }
whose = { $solo ->
    [yes] character { $who }
   *[no] player { $who }
}
step = { $step ->
    [actions] actions
    [cards] player cards
    [skies] Skies Darken, { $count } to resolve
    [top] which back lies on top?
    [search] a search is due
    [dice] dice on the table: { $count }
    [choose] where the Nazgûl go is to be chosen
    [shadow] shadow card { $count } of { $of }
   *[over] the shadow cards are over
}
fact-hope = Hope { $hope } of { $top }
fact-threat = Threat: rate { $rate } (space { $space })
fact-supply = Shadow supply { $supply }
fact-eye = Eye { $eye }, Frodo { $frodo }
fact-cards = Player cards: { $drawn } drawn, { $skies } Skies Darken; { $left } left
fact-layer = { $cards ->
    [one] 1 shadow card
   *[other] { $cards } shadow cards
}{ $back ->
    [red] {", "}RED on top
    [black] {", "}BLACK on top
   *[none] {""}
}
fact-objectives = Objectives: { $done } of { $all }
fact-discard = Shadow discard: { $cards }
fact-ticked = Ticked: { $count } of 13
fact-row = The row
fact-seat = { $whose }: { $names }
asked-no-deck = No card is left in the shadow deck.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {"; "}not read yet: { $unread }
}{ $known ->
    [none] {""}
   *[other] {"; "}known: { $known }
}
asked-board = On the board there should be { $count ->
    [one] 1 shadow troop
   *[other] { $count } shadow troops
}; in the supply { $supply }.
asked-army = { $army }, left in the supply: { $left }
asked-battle = { $attack ->
    [yes] No shadow troop is left: { $clear }. The shadow alone is left: { $falls }. Friends lost in the mean: { $lost }.
   *[no] The shadow alone is left: { $falls }.
}
asked-chance = The chance: { $least ->
    [yes] {"at least "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}which is doubtful: something there went by your word
   *[no] {""}
}.
fact-open = Open: { $names }
fact-done = Done: { $names }
fact-sites = { $site ->
    [haven] Havens, told or captured
   *[stronghold] Strongholds, told or lost
}: { $places }
sheet-game = { $players ->
    [one] One player
   *[other] { $players } players
}, { $level }, turns: { $turns }
sheet-hope = Hope by { $cause }: { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Turn { $turn }: hope { $to }, { $by }, { $cause }
sheet = Havens lost { $lost }, captured { $captured }; most Nazgûl with Frodo { $nazgul }; flips { $flips }; Skies Darken { $skies }
track-hope = Hope
track-threat = Threat
track-supply = Shadow supply
track-nazgul = Nazgûl
track-objectives = Objectives
head-chances = { $turn ->
    [next] The next turn
   *[this] This turn
}, flips: { $flips }
head-deck = The deck
head-skies = Skies Darken
head-setup = The set-up
head-search = A search
column-advances = line advances
column-reinforced = place reinforced
column-dice = dice
column-lasts = hope lasts
column-resistance = with one Resistance
unread-may-be = at least 0, as an unread card could be it: { $lines }
cannot-come = cannot come: { $lines }
special-comes = a special within these flips: { $chance }
item = { $item ->
    [1] Markers on their starting spaces: hope { $hope }, threat on the first space
    [2] The two specials to the shadow discard
    [3] Shuffle the other shadow cards
    [4] Friendly troops on the board, 5 of each left
    [5] 18 shadow troops on the board
    [6] Nine shadow cards, one troop each{ $flips ->
        [0] {""}
       *[other] : { $flips } turned up
    }
    [7] Nazgûl on their regions, the Eye in Eriador
    [8] { $objectives } objectives, the last one among them
    [9] { $solo ->
        [yes] Characters: Frodo & Sam aside, four others in a row, the token on the leftmost
       *[no] Characters, two to a player
    }
    [10] Figures on their starting places
    [11] { $events } events; { $hand } cards to each hand
    [12] Stacks with one Skies Darken each: { $stacks }
   *[13] { $solo ->
        [yes] The leftmost character of the row begins
       *[no] The lowest region number begins
    }
}
hint = { $step ->
    [fell] the faces are pressed as they fell
    [leaves] first the region where one leaves, then where it goes
    [numbers-hope] two numbers are typed, the start and the top: 6 8
    [numbers-threat] seven numbers are typed, one a space: 2 2 3 3 4 4 5
    [tick] a number ticks: 4; Enter ticks the next
    [flip] a card in any words: { $start } to { $end }, closer, black
    [top] red or black: the back on top
    [begin] a region is pressed: where Frodo starts
    [draw] Enter: none of them; one or two are pressed
    [draw-names] region and sign, card by card
    [skies] the place on the card
    [actions] a place is pressed: Frodo goes there; Enter: all is done
    [dice] Enter throws; faces of the table are pressed
    [rolled] Enter: they count; before that a die may be pressed
    [search] Enter searches; troops that stand there are pressed
    [choose] a number: which of the ways
    [move] from where to where is pressed; Enter: they have moved
    [march] Enter ticks the next; the next card is asked when this march is over
    [meet] pressed: a battle, or none
    [haven] pressed: it is lost, or it holds
    [begun] Escape takes back the last press
    [over] Enter: the next player
    [others] press who acts, then what is done; Enter: all is done
   *[other] F12 shows the keys
}
turn = Turn { $turn }
half = { $half ->
    [special] SPECIAL
    [red] ADVANCE
   *[black] REINFORCE
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Packed up
ask-amend-k-card = “amend” on the line
ask-peek-card = “peek”, typed
ask-place-place-haven = “place { $place } haven”, typed
ask-place-place-stronghold = “place { $place } stronghold”, typed
ask-troops-place-shadow-n = “troops”, typed
do-accept = “{ chip-accept }”
do-begin = “{ chip-begin }”
do-confirm = “another number …” in the set-up
do-roll = “{ chip-roll }”
do-top-black = “{ chip-top-black }”
do-top-red = “{ chip-top-red }”
chip-top-red = RED lies on top
chip-top-black = BLACK lies on top
chip-objectives = Objectives …
chip-characters = Characters …
chip-begin = Begin, Frodo in …
chip-done = Done
chip-moved = They have moved
chip-roll = Roll
chip-accept = Apply
chip-lost = A haven lost …
order = { $order ->
    [eye] the Eye
    [closer] two Nazgûl closer
   *[deploy] Nazgûl to the Eye
}
army = { $army ->
    [shadow] Shadow
    [dwarven] Dwarves
    [elven] Elves
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Stealth
    [friendship] Friendship
    [valor] Valor
   *[resistance] Resistance
}
pick = { $word ->
    [unread] Unread
    [none] No card behind it
    [draw] Drawn by the program
    [roll] Rolled by the program
    [card] A card
    [event] An event
    [skies] Skies Darken
    [haven] A haven
    [stronghold] A stronghold
    [neither] Neither
    [done] Done
    [open] Open
    [practice] The practice box
    [names] Player cards by name
    [ledger] With the ledger
   *[other] Without chances
}
pick-back = { $half ->
    [said] { $back ->
        [red] RED · advance { $line }
       *[black] BLACK · reinforce { $place }, { $order }
    }
   *[none] { $back ->
        [red] RED
       *[black] BLACK
    }
}
pick-count = { $of ->
    [players] Players: { $count }
    [troops] Shadow: { $count }
    [shadow] Shadow: { $count }
    [friendly] Friendly: { $count }
   *[dice] Dice: { $count }
}
deed-objectives = Objectives
deed-characters = Characters
deed-hands = Hands dealt
deed-confirm = Numbers of your own pieces
deed-tick = Set-up: item { $item }
deed-top = { $back ->
    [red] RED
   *[black] BLACK
} on top
deed-flip = { $card ->
    [unread] Unread
   *[other] { $card }
}{ $back ->
    [red] {", "}then RED
    [black] {", "}then BLACK
   *[none] {", "}the last one
}
deed-amend = Flip { $flip } was { $card }
deed-begin = Frodo begins: { $place }
deed-act = An action: { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Two player cards
       *[other] Player cards: { $cards }
    }
   *[other] Drawn, Skies Darken: { $skies }
}
deed-skies = Skies Darken: { $place }
deed-frodo = Frodo to { $place }
deed-eye = The Eye to { $place }
deed-ring = The Ring put on
deed-doom = Mount Doom
deed-attack = Attack: { $place }
deed-battle = Battle: { $place }
deed-rolled = Dice: { $faces }
deed-reroll = Rerolled: { $face }
deed-valor = Valor: { $count }
deed-accept = The dice take effect
deed-choose = Where the Nazgûl go
deed-nazgul = A Nazgûl: { $from } → { $to }
deed-capture = Captured: { $place }
deed-troops = Troops counted: { $place }
deed-cards = { $of ->
    [peek] Looked at
    [order] In this order
    [remove] Out of the game
   *[foresee] Foreseen
}: { $cards }
deed-lost = Lost: { $place }
deed-objective = { $done ->
    [yes] Objective done
   *[no] Objective open
}: { $name }
each = { $chance } each
said-objectives = Objectives: { $names }
said-place = One troop{ $place ->
    [none] {""}
   *[other] {" "}to { $place }
}: { $flip } of 9
said-fought = Shadow troops left: { $shadow }, friendly: { $friendly }{ $falls ->
    [yes] {". "}The haven falls.
   *[no] {""}
}
sheet-flips = Places reinforced: { $count } of { $of } flips, expected { $mean }
sheet-flip = Flip { $flip }, { $card }: { $what }, { $chance }
sheet-special = a special
column-two = with two
column-enemies = enemies
deed-new = A new game: { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $level }
sheet-events = events
sheet-hand = cards in hand
sheet-stacks = stacks
sheet-layer = layer
sheet-back = back on top
sheet-cards = cards

## Names

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Misty Mountains
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Mount Doom
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Iron Hills
place-grey-havens = Grey Havens
place-rivendell = Rivendell
place-lorien = Lórien
place-woodland-realm = Woodland Realm
place-helms-deep = Helm's Deep
place-edoras = Edoras
place-eastemnet = Eastemnet
place-minas-tirith = Minas Tirith
place-dol-amroth = Dol Amroth
place-pelargir = Pelargir
place-dunland = Dunland
place-isengard = Isengard
place-moria = Moria
place-dol-guldur = Dol Guldur
place-rhun = Rhûn
place-minas-morgul = Minas Morgul
place-barad-dur = Barad-dûr
place-nurn = Nûrn
place-umbar = Umbar
place-near-harad = Near Harad
place-drums = The Drums
place-wheels = The Wheels
person-frodo-sam = Frodo & Sam
person-merry-pippin = Merry & Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowyn
person-miller = Miller
person-smith = Smith
person-ferryman = Ferryman
person-beekeeper = Beekeeper
person-carter = Carter
person-shepherd = Shepherd
person-weaver = Weaver
person-one = One character
person-other = The other
person-potter = Potter
objective-destroy-the-one-ring = Destroy the One Ring
objective-attain-the-blessing-of-the-elves = Attain the Blessing of the Elves
objective-saruman-your-staff-is-broken = Saruman, Your Staff Is Broken
objective-challenge-sauron = Challenge Sauron
objective-confront-the-balrog = Confront the Balrog
objective-oathbreakers-fulfill-their-duty = Oathbreakers Fulfill Their Duty
objective-subdue-umbar = Subdue Umbar
objective-ride-with-the-eored = Ride with the Éored
objective-free-theodens-mind = Free Théoden's Mind
objective-deal-with-frecas-heirs = Deal with Freca's Heirs
objective-shieldmaiden-no-longer = Shieldmaiden No Longer
objective-that-makes-six = That Makes Six
objective-arwen-unfurls-the-banner = Arwen Unfurls the Banner
objective-lay-bare-the-pits = Lay Bare the Pits
objective-bring-light-to-mirkwood = Bring Light to Mirkwood
objective-boromir-reclaims-his-honor = Boromir Reclaims His Honor
objective-secure-the-crossing-of-the-anduin = Secure the Crossing of the Anduin
objective-unseat-denethor = Unseat Denethor
objective-infiltrate-minas-morgul = Infiltrate Minas Morgul
objective-avenge-balin = Avenge Balin
objective-lift-shadow-from-dwarven-lands = Lift Shadow from Dwarven Lands
objective-rangers-secure-eriador = Rangers Secure Eriador
objective-hobbits-pledge-their-loyalty = Hobbits Pledge Their Loyalty
objective-shelobs-lair = Shelob's Lair
objective-mend-the-bridge = Mend the Bridge
objective-light-the-beacons = Light the Beacons
objective-bring-in-the-harvest = Bring in the Harvest
objective-wake-the-old-miller = Wake the Old Miller
objective-clear-the-mines = Clear the Mines
objective-find-the-lost-pony = Find the Lost Pony
objective-carry-the-letter = Carry the Letter
objective-hold-the-ford = Hold the Ford
objective-cross-the-marsh = Cross the Marsh
objective-read-the-old-map = Read the Old Map
objective-keep-the-watch = Keep the Watch
objective-gather-the-herd = Gather the Herd
face-slip = Slip
face-weary = Weary
face-exposed = Exposed
face-recall = Recall
face-rout = Rout
face-exchange = Exchange
face-overrun = Overrun
face-nazgul = Nazgûl
small-words = the
back-red = RED
back-black = BLACK

## Rules by number

rule-f1 = One to five play; players and level say how many events, cards in hand, Skies Darken cards and objectives there are.
rule-f2 = Thirteen items of the set-up are ticked by the table; begin warns of what is open, and goes on.
rule-f3 = Friendly troops at the start: 2 Gondor troops each in Minas Tirith and Dol Amroth, 1 in each other place; 5 of each army stay beside.
rule-f4 = 18 of 48 shadow troops stand on the board at the start.
rule-f5 = Nine shadow cards are turned up: one troop each to its red place, and nothing else.
rule-f6 = Nazgûl: Eriador 2, Rhudaur, Misty Mountains and Gondor 1 each, Mordor 4. The Eye is in Eriador.
rule-f7 = Objectives that need more characters than there is room for are put back; the last one needs Frodo and Sam.
rule-f8 = Needed characters first, the rest by lot, two to a player. Alone: four in a row, and Frodo and Sam aside.
rule-f9 = Region cards and events are parted into even stacks, the larger ones on top, with one Skies Darken card in each.
rule-f10 = A turn: actions, player cards, shadow cards; then the next player.
rule-f11 = One character has up to 4 actions, the other 1. Alone: the one with the token 4, Frodo and Sam 1 before or after.
rule-f12 = Two player cards are drawn together; each one missing costs 1 hope. A hand keeps 7.
rule-f13 = As many shadow cards as the rate says; if the rate changes, so do they.
rule-f14 = Hope starts at 6 of 8. At 0 the game is lost at once.
rule-f15 = Hope is lost by searches, the Eye with Frodo, havens, troops and cards that are missing, and the Ring.
rule-f16 = A capture gains 2 hope; objectives and abilities as they say.
rule-f17 = The Eye moves with an attack, a capture, Skies Darken, an order and the Ring, never with a battle of a card.
rule-f18 = Nazgûl are counted by region; a battle behind a reinforce goes by where they stood before its order.
rule-f19 = The order Eye: it comes to Frodo; if it is there, he is searched.
rule-f20 = The order closer: the two nearest Nazgûl outside Frodo's region go one step nearer; ties are the player's choice.
rule-f21 = The order deploy, three times: one Nazgûl from Mordor to the Eye; with the Eye in Mordor, one back from the largest group.
rule-f22 = Search dice: the Nazgûl of the region and the shadow troops of the place, 7 at most. None, no roll.
rule-f23 = Weary costs 1 hope, and Exposed too outside a haven; Recall sends a Nazgûl of the region to Mordor.
rule-f24 = Each Resistance spent rerolls a die before the results count.
rule-f25 = All dice count first; then hope falls and Nazgûl are recalled.
rule-f26 = Putting on the Ring: 1 hope, the Eye comes, a search without troops.
rule-f27 = Mount Doom: all other objectives done, 5 Resistance; dice for Nazgûl and troops there and for hope missing, 7 at most. Hope left wins.
rule-f28 = An attack rolls as many dice as the player likes, up to 3 and his troops; a card's battle up to 3 and the shadow's.
rule-f29 = Rout: one shadow troop. Exchange: one of each. Overrun: one friendly outside a haven. Nazgûl: two, if one is there.
rule-f30 = Each Resistance rerolls a die; each Valor removes a shadow troop.
rule-f31 = The dice are summed first, then limited by what stands there. Whose troops go is the player's choice.
rule-f32 = One roll, no second round.
rule-f33 = A haven with shadow troops and no friendly ones is lost: 3 hope.
rule-f34 = Each Skies Darken card: all four steps, one card wholly before the next; then it leaves the game.
rule-f35 = First the threat goes one space on; on the last it stays.
rule-f36 = Then the Eye: with Frodo already 2 hope, else it comes to him.
rule-f37 = Then three shadow troops to the card's place, 1 hope for each missing; a battle if friendly troops are there.
rule-f38 = Last the shadow discard is shuffled and laid on the deck.
rule-f39 = While flips are left, the next shadow card is turned up.
rule-f40 = The back that lies on top then says the half: red advances, black reinforces.
rule-f41 = Advance: every shadow troop of the line goes one place on, front first; then battles, front to back; then havens fall.
rule-f42 = Reinforce: one troop, or 1 hope; none at a captured place. Then a battle, then the order.
rule-f43 = Capture: a friendly troop and no shadow troop in a stronghold, 3 Valor. It becomes a haven, the Eye comes, 2 hope.
rule-f44 = When the last card is flipped the discard is shuffled, and its top says the half. Without a discard there is none.
rule-f45 = The shadow deck is known in layers: in each the cards are known, and not their order.
rule-f46 = A flip takes a card of the top layer; the back behind it is known from then on.
rule-f47 = A shuffle makes a new layer on top; the one below keeps the back that was seen.
rule-f48 = A card is learned when it is flipped first.
rule-f49 = What contradicts what is known is refused, and where the card should be is said. ! goes by the table's word.
rule-f50 = An unread card counts as none of what is asked: the chance is then at least so much.
rule-f51 = Cards that were looked at are known on top, can be laid in another order or leave the game.
rule-f52 = Chances are for the flips of this step, or for as many as are asked; a half needs the back of the card below.
rule-f53 = A flip mended later: all that was known since is worked out again, what was done on the table stays.
rule-f54 = All of it comes from what every player may look at; odds=off hides it.
    .window = All of it comes from what every player may look at; “Chances: no”, agreed before the game, hides it.
rule-f55 = In a stack whose Skies Darken card is not out, it is equally likely in each place that is left.
rule-f56 = The chance of a Skies Darken card in the next draw; cards that were foreseen are certain.
rule-f57 = With named cards, the unseen ones are equally likely in every place that is not Skies Darken.
rule-f58 = The ledger keeps troops by place: 48 shadow troops in all, each army what it has.
rule-f59 = By the ledger an advance says every move and battle, and waits for the dice.
rule-f60 = check says what should stand on the board; troops and move set it right.
rule-f61 = Won on Mount Doom, lost at hope 0, nothing else.
rule-f62 = The report: how it ended, hope by its causes, havens, objectives, flips, luck.

## Over all games

ended-won = Won
ended-lost = Lost
agreed-introductory = Introductory
agreed-standard = Standard
agreed-heroic = Heroic
agreed-epic = Epic
agreed-legendary = Legendary
seat-player-1 = Player 1
seat-player-2 = Player 2
seat-player-3 = Player 3
seat-player-4 = Player 4
seat-player-5 = Player 5
seat-character-1 = Character 1
seat-character-2 = Character 2
seat-character-3 = Character 3
seat-character-4 = Character 4
counted-turns = Turns
counted-hope = Hope at the end
counted-hope-search = Hope lost to search dice
counted-hope-eye = Hope lost to the Eye with Frodo
counted-hope-haven = Hope lost with havens
counted-hope-troops = Hope lost for want of troops
counted-hope-cards = Hope lost for want of cards
counted-hope-ring = Hope lost to the Ring put on
counted-hope-capture = Hope gained by captures
counted-hope-table = Hope taken by the table's word
luck-search-dice = Harmful search dice
luck-battle-dice = Battle dice that take shadow troops
told-unticked = Not ticked in the set-up: { $items }.
told-alone = Shadow troops stand alone in the haven { $place }. It falls by what is told, not by this.
told-fell = { $count ->
    [one] One friendly troop goes
   *[other] { $count } friendly troops go
} back to the supply of their army.
said-haven = Do shadow troops stand alone in the haven { $place }?
said-holds = { $place } holds.
deed-holds = The havens hold
help-holds = The havens that are asked about hold, or these of them.
help-dwarven = Asks for the Dwarven troops left, or sets them right.
help-elven = Asks for the Elven troops left, or sets them right.
help-rohirrim = Asks for the Rohirrim left, or sets them right.
help-gondor = Asks for the troops of Gondor left, or sets them right.
help-setup = The list of the set-up, ticked or not.
refused-ledger-knows = F65: the ledger knows what is left of the armies. Set places right: { DEED("troops") }.
refused-not-asked = F66: { $name ->
    [any] no haven is asked about now
   *[other] nothing is asked of { CALLED("place", $name) }
}. Tell a loss: { DEED("lost") }.
do-troops = “troops”, typed
do-lost = “{ chip-lost }”

## The mat

mat-in = { $count } in { $of }
mat-of = { $count } of { $of }
mat-done = { $done } of { $all }
mat-which = card { $count } of { $of }
mat-supply = Supply
mat-player-cards = player cards
mat-actions-done = The actions are done
mat-acts = { $who } acts
mat-next = { $who } is next
mat-turn-of = { $who }
mat-riders = Nazgûl: { $place }
mat-lost = { $place }, lost
mat-battle = Battle: { $place }
mat-line = { $from } to { $to }
mat-moves = { $of ->
    [front] the front to { $to }
    [last] last those in { $from }
   *[both] { $from } to { $to }
}
mat-from-to = from { $from } to { $to }{ $region ->
    [none] {""}
   *[other] , in { $region }
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl: { $rides }.
mat-goes = Frodo to { $place }
mat-travels = { $name } travels
mat-named = { $name }, typed
mat-names = { $of ->
    [people] Who plays whom? One or two to a player.
    [objectives] Which objectives lie there?
    [at-random] at random
    [no-list] the box was not copied
    [typed] Press a name, or type it with Enter.
    [they-play] They play so
    [known] Press a name
   *[they-lie] They lie there
}
mat-lacks = { $of ->
    [player] Press who plays for { $who }
    [row] { $count } more for the row
   *[three] { $count } more to name
}
mat-dice-in = in { $place }
mat-troops-to = Troops to { $place }
mat-meet = { $friends } { $friends ->
    [one] friend
   *[other] friends
} against { $shadow } shadow { $shadow ->
    [one] troop
   *[other] troops
}
mat-who-searches = { $nazgul } Nazgûl, { $troops } shadow { $troops ->
    [one] troop
   *[other] troops
}
mat-begins = Frodo in { $place }; { $who } begins
mat-begins-on = begins on { $count } of { $of }
mat-spaces = spaces { $rates }
mat-ticks = ticks { $item }
mat-back-unseen = back, unseen: { $events } events, { $skies } Skies Darken; and the figures nobody plays
mat-afterwards = Afterwards nine cards, each a troop more: { $stand } stand, { $left } are left.
mat-troop-comes = +1 troop: { $places }
mat-cannot-come = cannot come: { $places }
mat-more-lines = { $same ->
    [yes] and { $count } more, { $chance } each
    [least] and { $count } more, none likelier
   *[no] and { $count } more, { $chance } at most
}
mat-moons = { $count } of { $of } Skies Darken came
mat-doom = { $nazgul } Nazgûl in Mordor, { $hope } hope missing: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
mat-place = { $place }{ $haven ->
    [within] , in a haven
    [yes] , a haven
    [none] , no haven
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}and the Eye
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] no more is to come
    [now] { $chance } in this turn; then in percent, by the turn’s end
    [from] none before turn { $turn }; then in percent, by the turn’s end
   *[none] by turns
}
mat-title = { $of ->
    [whose-fell] { $count ->
        [one] Whose troop falls?
       *[other] Whose { $count } troops fall?
    }
    [movers] Who moves?
    [deck] The shadow deck
    [board] The board
    [regions] Regions
    [regions-first] Regions, as they begin
    [road] Frodo’s road
    [new-card] The card, as you press it
    [sign] Its sign
    [flips] { $count ->
        [one] In this flip
       *[other] In these { $count } flips
    }
    [what-is-done] What is done
    [whose-troop] Whose troop comes?
    [due] What is due
    [before] Before it counts
    [to-throw] To be thrown
    [turns] Which face does it show?
    [in-order] In this order
    [red-came] Red came on top: it advances
    [black-came] Black came on top: it reinforces
    [friends-there] Friends there
    [how-many-dice] With how many dice?
    [player-deck] The player deck
    [what-came] What came?
    [which-cards] Which cards came?
    [drawn] Or with Skies Darken
    [which-card] Which card was it?
    [picks] What comes next?
    [ways] Where do they go?
    [riders] The Nazgûl ride
    [stays] May stay in the box
    [who-begins] Who begins?
    [on-top] Which back is on top?
    [shuffled] { $count } cards, shuffled onto the deck
    [haven] Does it stand?
    [asked] Or, if it lies otherwise
    [last-card] Of the last card
    [hope-by-turn] Hope, turn by turn
    [causes] What took hope, and gave it
    [who-plays] Who plays whom
    [what-else] Or else
   *[first-turn] As a turn goes
}
mat-word = { $of ->
    [nothing-known] Nothing is known of what can come: nobody has read these cards.
    [certain] certain
    [frodos-turn] Frodo does that, in the turn of whoever plays him.
    [one-more] one more may go
    [earlier-wrong] an earlier card was told wrong
    [all-the-same] It lies there all the same
    [troops-move] Troops move
    [agreed-before] That is agreed before the first tick: undo goes back there.
    [flips-short] flips
    [of-nine] of nine
    [one-of] { $count ->
        [one] this one
       *[other] one of { $count }
    }
    [unknown] nobody knows it
    [each] each
    [each-at-most] each at most
    [advances] advances
    [reinforces] reinforces
    [another-card] another card
    [another-region] another region …
    [nameless] Who plays whom was not said in the set-up; each of the two is pressed and counted all the same.
    [another-place] another place …
    [battles-then] Battles, front to back
    [begin] Begin
    [box] Box
    [players] Players
    [cannot] cannot be
    [likely] likely
    [cards-left] { $count } player { $count ->
        [one] card
       *[other] cards
    } left
    [dice] { $count } { $count ->
        [one] die
       *[other] dice
    }
    [flips] { $count } flips
    [nazgul] Nazgûl: { $count }
    [shadow-stand] { $count } shadow troops stand
    [dice-if-here] the dice, if thrown here
    [here] here
    [on-the-table] on the table
    [hope-marker] the hope marker
    [threat-marker] the threat marker
    [another-number] another number …
    [other-spaces] other spaces …
    [screen-keeps] this screen keeps them
    [larger-on-top] stacks, larger ones on top:
    [box-numbers] the numbers are the box’s
    [book-numbers] the numbers are the rulebook’s
    [name-objectives] press and name them
    [the-ring] the Ring
    [do-what-it-says] do what it says; then
    [ask-start] its red start
    [ask-haven] its haven
    [ask-sign] which sign?
    [known-of-16] known so far, of 16 each
    [unread] unread
    [troop-came] A troop came
    [no-troop-came] No troop came
    [start] start
    [haven] haven
    [is-haven] a haven: press if not
    [no-haven] is it a haven? press
    [in-haven] Frodo is in a haven
    [friends] friends
    [shadow] shadow
    [nobody] nobody
    [nobody-there] nobody stands there
    [no-troop-comes] no troop comes
    [falls] falls
    [haven-falls] A haven without friends falls
    [above-falls] above: how likely the haven falls
    [above-lost] above: how likely the shadow stands there alone
    [shadow-before] Shadow troops there before
    [shadow-there] Shadow troops there
    [press-frodos] press Frodo’s region
    [press-from-to] press where one leaves, then where it goes
    [press-fell] press the faces as they fell
    [press-again] press a die that is thrown again
    [press-turned] press the die that is turned or dropped
    [no-dice-left] no die is left
    [seven-at-most] 7 at most
    [of-7-dice] of 7 dice at most
    [no-nazgul] no Nazgûl
    [no-search] no search
    [one-stealth] 1 Stealth
    [hope-lost-percent] hope lost, percent
    [now] now
    [search-here] A search where Frodo stands
    [three-valor] 3 Valor; hope +2, the Eye comes
    [ring-costs] hope −1, the Eye comes
    [five-resistance] 5 Resistance
    [hope-must-stay] Who still has hope has won
    [no-haven-there] It is no haven
    [hope-lasts-above] above: how likely some hope is left
    [left-beside] left beside
    [lowest-number] Who holds the lowest region number begins.
    [on-top-now] on top
    [marched] Marched
    [no-battle] No battle
    [after-march] as it stands after the march
    [front-first] every troop one place on, front first
    [first] first
    [then] then
    [last] last
    [odds-off] No chances are told in this game.
    [turn-over] the turn is over
    [sheet] The sheet
    [frodo-alone] only Frodo is searched
    [three-valor-there] 3 Valor; hope +2
    [ring-costs-there] hope −1; the Eye is there
    [no-more-battles] No other battle
    [battle-between] A battle between
    [a-battle] A battle
    [stand-there] they stand there
   *[end] end
}
mat-asks = { $of ->
    [friends] Press how many friends stand there
    [which-card] Press the card that it was
    [eye] Press the region of the Eye
    [whose-fell] Press whose troop falls
    [movers] Press who moves
    [leave] Press where they leave
    [to] Press where they go
    [next] Press what comes next
    [start] Press its red start
    [end] Press its haven
    [sign] Press its sign
    [who] Press who acts
    [nine] Press the card: above for red on top, below for black
    [half] Press the half that counts
    [way] Press one of the ways
    [road] Press where Frodo goes
    [frodo] Press Frodo’s region
    [stronghold] Press the stronghold
    [region] Press or type the region it lies in
    [army] Press whose troop comes
    [medallion] Press the objective
    [battlefield] Press where it is fought
    [both-sides] How many stand there?
    [cards] Press both cards
    [skies] Press the place on the card
    [goes] Press where it goes
    [leaves] Press where one leaves
    [muster] Press where the troop comes
    [no-shadow] No shadow troop stands there
    [no-friends] No friend stands there
    [face] Press the face
    [fell] Press what fell
    [meets] Press where they meet
   *[haven] Press the haven
}
mat-pile = { $of ->
    [first] { $count } shuffled together
    [known] { $count } known
    [below] { $count } below them
   *[never] { $count } never seen
}
mat-on-top = { $of ->
    [red] RED on top
    [black] BLACK on top
    [empty] no card behind it
   *[none] back unknown
}
mat-one-of = { $of ->
    [unread] It may be { $count ->
        [one] this one
       *[other] one of these { $count }
    }, or one that nobody has seen
    [red] Red lies on top, { $count ->
        [one] so it is this one
       *[other] so it is one of { $count }
    }
    [black] Black lies on top, { $count ->
        [one] so it is this one
       *[other] so it is one of { $count }
    }
   *[none] { $count ->
        [one] It is this one
       *[other] It is one of { $count }
    }
}
mat-half = { $of ->
    [red-now] red now: advance
    [black-now] black now: reinforce
    [red-top] advance
    [black-top] reinforce
    [no-count] does not count
    [it-advances] it advances
    [it-reinforces] it reinforces
   *[a-troop] one troop to its start
}
mat-order = { $of ->
    [eye] The Eye
    [closer] Two Nazgûl closer
   *[deploy] Three Nazgûl to the Eye
}
mat-order-does = { $of ->
    [gathered] from where most stand
    [eye] comes to Frodo, or searches
    [closer] the two nearest to Frodo
   *[deploy] out of Mordor
}
mat-face = { $of ->
    [rout] one shadow troop falls
    [exchange] one of each falls
    [overrun] one friend falls
    [overrun-haven] nothing: it is a haven
    [nazgul] one is in { $place }: two friends fall
    [nazgul-none] none is in { $place }: nothing
   *[nobody-left] nobody is there any more
}
mat-face-does = { $of ->
    [slip] nothing
    [weary] 1 hope
    [exposed] 1 hope, no haven
    [recall] one to Mordor
    [rout] one shadow
    [exchange] one of each
    [overrun] one friend
   *[nazgul] two friends
}
mat-dice = { $of ->
    [battle] { $count } battle { $count ->
        [one] die
       *[other] dice
    }
    [search] { $count } search { $count ->
        [one] die
       *[other] dice
    }
   *[doom] { $count } { $count ->
        [one] die
       *[other] dice
    } at Mount Doom
}
mat-comes = { $of ->
    [clear] no shadow is left
    [falls] it falls
    [alone] only shadow is left
    [friends-lost] friends lost
    [no-loss] no hope is lost
    [lasts] some hope is left
   *[with-one] with one Resistance
}
mat-spend = { $of ->
    [resistance] A Resistance: one die again
    [press-die] press the die
    [valor] Valor: troops less
    [a-troop-each] a shadow troop each
    [only-battles] only in a battle
    [ability] An ability turns or drops one
    [die-then-face] press the die, then the face
    [falls-still] it is lost all the same
    [saves-place] { $chance } that it saves the place
    [saves-hope] { $chance } that it saves a hope
   *[drop] It is dropped
}
mat-spent = { $of ->
    [resistance] { $count } Resistance
    [more] { $count }
   *[troops] { $count } { $count ->
        [one] troop
       *[other] troops
    }
}
mat-search = { $of ->
    [a-die-each] A search throws a die for each shadow troop where he stands
    [if] If he is searched,
    [lasts] some hope is left
    [unhurt] no hope is lost
    [no-harm] No hope is lost.
    [keeps] Hope { $count } or more, if
   *[again] dice are thrown again:
}
mat-times = { $count ->
    [1] one
    [2] two
   *[other] three
}
mat-deed = { $of ->
    [travel] Travel
    [attack] Attack
    [capture] Capture
    [muster] Muster
    [objective] Objective
   *[ring] The Ring
}
mat-drawn = { $of ->
    [none] No Skies Darken
    [one] One Skies Darken
    [two] Two Skies Darken
   *[none-left] No card is left
}
mat-box = { $of ->
    [none] none
    [own] ours
   *[practice] practice
}
mat-places = { $of ->
    [starts] Red: the shadow starts
    [friends] Friends begin here
   *[others] Others
}
mat-look = { $of ->
    [peek] Cards are looked at
    [order] Known ones in another order
   *[remove] A card leaves the game
}
mat-look-if = { $of ->
    [peek] from the top on, one by one
    [order] the first lies on top
   *[remove] known on top, or discarded
}
mat-told = { $of ->
    [battle-told] Friends there: a battle
    [haven-lost] A haven is lost
   *[amended] It was another card
}
mat-told-if = { $of ->
    [battle-told] press where, and how many
    [haven-lost] hope −3
   *[amended] all behind it is reckoned anew
}
mat-haven = { $of ->
    [lost] It is lost
    [stood] No haven
    [falls] A haven falls
   *[holds] It holds
}
mat-sheet = { $of ->
    [turns] turns
    [flips] shadow cards turned up
    [lost] havens lost
    [captured] strongholds captured
   *[nazgul] most Nazgûl with Frodo
}
mat-haven-if = { $of ->
    [lost] Shadow troops stand there, and no friendly ones.
   *[holds] Friends stand there, no shadow, or it is no haven.
}
mat-throw = { $of ->
    [none] No dice: on
    [search] Search: throw { $count } { $count ->
        [one] die
       *[other] dice
    }
    [fell] So they fell
   *[dice] Throw { $count } { $count ->
        [one] die
       *[other] dice
    }
}
mat-step = { $of ->
    [list] The list
    [nine] Nine cards
    [begin] Begin
    [actions] Actions
    [cards] Player cards
    [skies] Skies Darken
   *[shadow] Shadow cards
}
mat-likely = { $of ->
    [falls] falls { $chance }
    [lost] shadow alone { $chance }
    [special] a special { $chance }
    [eye] the Eye { $chance }
    [closer] closer { $chance }
   *[deploy] to the Eye { $chance }
}
mat-hope = { $of ->
    [won] Hope { $to }: won
    [gone] Hope { $from } to { $to }
    [stays] Hope stays { $to }
   *[falls] Hope { $from } to { $to }
}
mat-hope-then = { $of ->
    [won] the Ring is destroyed
    [gone] the game is lost
   *[other] { $count ->
        [0] no Nazgûl is recalled
        [one] one Nazgûl back to Mordor
       *[other] { $count } Nazgûl back to Mordor
    }
}
mat-costs = { $to ->
    [0] hope { $from } to 0: the game is lost
   *[other] hope { $from } to { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place } falls
   *[stands] So it counts
}
mat-battle-then = { $of ->
    [falls] a stronghold now; hope { $from } to { $to }
   *[stands] left: { $friends ->
        [one] 1 friend
       *[other] { $friends } friends
    }, { $shadow } of the shadow
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Threat to space { $space }
       *[other] { $rate } flips a turn
    }
    [eye] { $part ->
        [title] The Eye to { $frodo }
       *[other] it was not with Frodo: no hope lost
    }
    [with-frodo] { $part ->
        [title] The Eye is with Frodo
       *[other] hope −2
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] troop
               *[other] troops
            }{ $place ->
                [none] {""}
               *[other] {" "}to { $place }
            }
       *[other] { $left } stay in the supply
    }
   *[missing] { $part ->
        [title] { $placed } { $placed ->
                [one] troop
               *[other] troops
            }{ $place ->
                [none] {""}
               *[other] {" "}to { $place }
            }
       *[other] { $missing } missing: hope −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] The threat grows
       *[other] space { $space }: { $rate } flips
    }
    [with-frodo] { $part ->
        [title] The Eye is with Frodo
       *[other] { $frodo }: hope −2
    }
    [eye] { $part ->
        [title] The Eye comes
       *[other] to Frodo, { $frodo }
    }
    [fought] { $part ->
        [title] The troops fight
       *[other] { $place ->
                [none] it falls?
               *[other] { $place }: falls?
            }
    }
    [missing] { $part ->
        [title] Troops, { $missing } missing
       *[other] { $place ->
                [none] to which place?
               *[other] { $place }: who is there?
            }
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] troop
               *[other] troops
            } to a place
       *[other] { $place ->
                [none] to which place?
               *[other] { $place }: who is there?
            }
    }
    [shuffle] { $part ->
        [title] { $shuffled } cards on the deck
       *[other] then: which back on top?
    }
   *[nothing] { $part ->
        [title] Nothing to shuffle
       *[other] the discard is empty
    }
}
mat-item = { $item ->
    [1] Markers: hope { $hope }, threat’s first space
    [2] The two specials to the discard
    [3] Shuffle the other 48 shadow cards
    [4] { $friends } friendly troops; 5 of each army left
    [5] { $shadow } shadow troops
    [6] Nine shadow cards, a troop for each{ $flips ->
        [0] {""}
       *[other] : { $flips }
    }
    [7] Nine Nazgûl, and the Eye
    [8] { $objectives } objectives, the last one among them
    [9] { $solo ->
        [yes] Frodo & Sam aside, four in a row
       *[other] Characters, two to a player
    }
    [10] Their figures where the cards say
    [11] { $events } events; { $hand } cards to each hand
    [12] { $stacks } stacks, a Skies Darken in each
   *[13] { $solo ->
        [yes] The leftmost character begins
       *[other] Who has the lowest region number begins
    }
}
mat-stands = { $item ->
    [1] Markers stand
    [2] The specials are discarded
    [3] The deck is shuffled
    [4] Friendly troops stand
    [5] Shadow troops stand
    [6] Nine cards are turned up
    [7] Nazgûl and Eye stand
    [8] The objectives lie there
    [9] The characters are dealt
    [10] The figures stand
    [11] The hands are dealt
    [12] The stacks lie there
   *[other] Who begins is known
}
mat-head = { $of ->
    [lies-in] In which region does { $place } lie?
    [impossible] By all that was seen { $place } cannot lie there. Look once more.
    [eye] Where does the Eye lie?
    [moves] Which troops move, and where to?
    [list] Set the table up by this list, and tick what stands.
    [nine] Turn up nine cards: one troop each. This is card { $count }.
    [begin] Where is Frodo, and who begins?
    [actions] { $who } acts: press who, and what is done.
    [where] Where does Frodo go?
    [goes] Frodo goes to { $place }: nobody searches him there.
    [travel] Frodo goes to { $place }: one Stealth, or a search?
    [search] Frodo is searched. How many shadow troops are there?
    [battlefield] Where is it fought?
    [how-many] How many dice at { $place }?
    [who-is-there] Who stands at { $place }?
    [doom] All others are done: Mount Doom?
    [draw] { $count ->
        [0] No player card is left: two hope.
        [one] Draw the last player card.
       *[other] Draw two player cards.
    }
    [skies] Skies Darken: press the place on its card.
    [skies-friends] { $count } { $count ->
        [one] troop
       *[other] troops
    } to { $place }. Do friends stand there?
    [throw] Throw { $count } { $count ->
        [one] die
       *[other] dice
    }.
    [does-it-fall] No friend is left in { $place }. Does it fall?
    [stands-alone] The shadow stands alone at { $place }.
    [before] Rerolls and Valor first; then the dice count.
    [no-harm] No hope is lost.
    [doom-dice] { $count } hope would be lost. What is left decides.
    [doom-lost] No hope would be left, unless dice are thrown again.
    [harm] { $count } hope { $count ->
        [one] is
       *[other] are
    } lost, unless dice are thrown again.
    [shuffle] Shuffle { $count } cards onto the deck. Which back is on top?
    [top] Which back lies on top of the shadow deck?
    [flip] Turn over the top card, and press what counts on it.
    [new] A new card: press its red start, its haven, its sign.
    [march] Red: the line from { $place } marches, front first.
    [do-they-meet] Do friends stand in their way? The front first.
    [choose] Choose where the Nazgûl go.
    [haven] Does the shadow stand alone in { $place }?
    [over] The shadow cards are over.
    [won] The Ring is destroyed: the players have won.
    [meet-again] Do friends stand in their way elsewhere, too?
    [acts] { $who } acts.
    [turn-over] Turn over the top card.
    [darkens] Skies Darken: which place is on its card?
    [who-travels] Who travels?
    [capture] Which stronghold is captured?
    [muster] Whose troop is mustered, and where?
    [objective] Which objective is done?
    [ring] Frodo puts on the Ring.
   *[lost] Hope is gone: the game is lost.
}
mat-right = { $of ->
    [which] What does the table show? { $what }.
    [so] Set right by hand: { $what } { $from } → { $to }?
    [title] Set right by hand
    [asks] Press what the table shows
    [label] { $what } { $from } → { $to }
   *[nothing-else] nothing else happens by it
}
mat-reinforced = { $troop ->
    [yes] 1 troop to { $place }
   *[other] No troop to { $place }
}{ $order ->
    [none] {""}
    [eye] , the Eye to { $region }
    [closer] , { $count ->
        [one] one
       *[other] two
    } Nazgûl closer
   *[other] , { $count } Nazgûl to { $region }
}.
mat-special-does = { $card }: do what the card says.
mat-still = Another card now, to be done by hand, here too: { $what }
objective-first = first
objective-second = second
objective-third = third
objective-fourth = fourth
objective-fifth = fifth
mat-to = to { $place }
mat-back = { $of ->
    [red] RED
    [black] BLACK
   *[none] ?
}
mat-then = { $of ->
    [cards] Then two player cards.
    [flips] Then { $count } shadow { $count ->
        [one] card
       *[other] cards
    }.
    [shuffle] Then the discard is shuffled onto the deck.
    [next] Then card { $count } of { $all }.
    [last] Then the last card.
    [no-supply] No troop is left: a card that reinforces takes 1 hope.
    [last-supply] No troop is left: a card that reinforces ends the game.
    [battles] Then the battles, front to back.
    [counts] Then the dice count.
   *[over] Then { $who }.
}
fate-evening-list = Your own game: set up by this list, and press what stands.
fate-evening-shuffle = Shuffle the shadow cards. Their backs are red or black.
fate-evening-troops = Now the troops: below it stands where.
fate-evening-nine = Now nine cards, one by one: each lays a troop on its red place, and nothing else happens.
fate-evening-actions = Press who acts, and what is counted: a journey, an attack, a capture. Undo goes back any way.
fate-evening-draw = Draw two player cards, and say whether Skies Darken is among them: beside it stands how likely.
fate-evening-flip = Turn up the top card, and press the half that the next back says: red above, black below.
refused-several-cards = That is more than one card (F64): { $cards }. Say more of it.
    .window = More than one card is called so (F64). Say more of it: where it goes, its sign, its back.
refused-sign-wanted = The card from { CALLED("place", $start) } to { CALLED("place", $end) } has a sign as well (F64): eye, closer or deploy.
    .window = The card from { CALLED("place", $start) } to { CALLED("place", $end) } has a sign as well (F64): eye, closer or deploy.
refused-back-wanted = The card from { CALLED("place", $start) } to { CALLED("place", $end) } has a back as well (F64): { CALLED("back", "red") } or { CALLED("back", "black") }.
