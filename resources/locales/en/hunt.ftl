# What Underhill says in English. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Now is set-up: { DEED("start") }, { DEED("information") }, { DEED("give") }, then { DEED("begin") }.
    [setup-2] Now is set-up: { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") }, then { DEED("begin") }.
    [ring-bearer] Now is the Ring-bearer's turn: { ASK("move X") } (or { DEED("rest") } at Nightfall), then { DEED("done") }.
    [ring-bearer-2] Now is the Ring-bearer's turn: { DEED("advance") } (or { DEED("rest") } at Nightfall), then { ASK("gandalf N") }, then { DEED("done") }.
    [ringwraiths] Now is the Ringwraiths' turn: their questions, then { DEED("done") }.
    [tiles] Tiles lie drawn for a card: { DEED("accept") }, or { ASK("cancel T with card") }.
    [encounter] Now is the encounter: { ASK("nazgul N") }, then { DEED("accept") } or { ASK("cancel T with NAME") }.
    [escape] Now is the escape: { ASK("escape N") }, or { DEED("escape stay") }.
    [escape-2] Now is the escape: { DEED("course keep") }, { DEED("course change") }, or with Strider { ASK("course draw N") }.
    [rescue] Now is the rescue: { DEED("rescue") }, then { DEED("accept") } or { ASK("cancel T with NAME") }.
    [refresh] Now is Refresh: { DEED("refresh") } begins the next day.
    [letter] A letter lies open: go on with { DEED("part2") }.
    [fleeing] Gandalf was found. With the token drawn: { ASK("gandalf flee N") }.
    [hiding] Gandalf hides again. With one of the tokens drawn: { ASK("gandalf hide N") }.
    [bree] Part 1 is over: { DEED("part2") } plays on, { DEED("letter PATH") } keeps it for another evening.
    [rescued] Part 1 is over: { DEED("part2") } plays on, { DEED("letter PATH") } keeps it for another evening.
   *[other] The game is over: { DEED("undo") } takes back what was done last, { DEED("new") } begins another game.
}

## Refusals by the rules

refused-not-in-setup = That belongs to set-up, and none is going on (R1–R4, P1–P6). { what-now }
refused-not-begun = No day has begun yet (R7). Finish set-up first: it ends with { DEED("begin") }.
refused-wrong-part = That board is for Part { $part }, not for Part { $wanted }. “{ $board }” was named: name a board of Part { $wanted }, or none.
refused-no-starts = Nobody has told where Frodo may start (R1). Add { ASK("starts=N,N,N") }: the numbers on the three starting tokens.
refused-said-twice = { $location } was named twice (R1, R2, P4). Every token has a number of its own: name different ones.
refused-already-set = That is set already (R1, R2, P3, P4). It is set only once; { DEED("undo") } takes it back.
refused-not-a-start = { $location } is no starting location (R1). Name one of the board's, or let one be drawn: { DEED("start draw") }.
refused-wrong-number-of-tokens = { $said } { $said ->
    [one] token was
   *[other] tokens were
} named, and { $wanted } are drawn (R2). Name all { $wanted }, or let them be drawn: { DEED("information draw") }.
refused-not-information = No Information token has the number { $location } (R2). Look at the token again; the numbers are those of Ally locations.
refused-tokens-unknown = The board does not list the Information tokens (R2). None can be drawn here: draw five from the box and give { ASK("information N N N N N") }.
refused-wrong-number-given = { $said } { $said ->
    [one] token was
   *[other] tokens were
} named, and the gift is { $wanted } (R2). So it was agreed: name { $wanted }.
refused-nothing-to-give = No token is given away in this game (R2). So it was agreed; go on with { DEED("begin") }.
refused-not-yours = { $location } is not behind the screen (R2). Name one of the tokens that were drawn.
refused-start-missing = Frodo has no starting location yet (R1). First { ASK("start N") }, or { DEED("start draw") }.
refused-information-missing = The Information tokens are not drawn yet (R2). First { ASK("information N N N N N") }, or { DEED("information draw") }.
refused-gift-missing = { $wanted ->
    [one] One Information token has
   *[other] { $wanted } Information tokens have
} to be given first (R2). The Ringwraiths get it openly: { ASK("give N") }.
refused-not-ring-bearers-turn = That is done in the Ring-bearer's turn only (R7, P9). For a move by a card there is { DEED("card") }. { what-now }
refused-no-cards-now = Cards act in a side's turn and in Refresh only (R12). { what-now }
refused-already-moved = Frodo has made his one normal move of this turn (R7, P8). A card may move him further; when everybody has moved, { DEED("done") }.
refused-already-rested = Frodo rests this turn (R7). Go on, up to { DEED("done") }; { DEED("undo") } takes the rest back.
refused-no-rest-in-daylight = By Daylight Frodo has to move (R7, P8). In Part 1: { ASK("move X") }; in Part 2: { DEED("advance") }.
refused-move-first = The turn cannot end before Frodo has moved (R7). { DEED("move .") } is always allowed.
refused-move-or-rest-first = The turn cannot end before Frodo moves or rests (R7). First { ASK("move X") }, or { DEED("rest") }.
refused-no-turn-to-end = There is no turn to end here (R7). { what-now }
refused-not-on-board = The board has no { $location } (R8). Look at the number again; if the board was copied wrong, with { DEED("!") } it goes by your word.
refused-no-such-location = The board has no { $location }. Look at the number again; if the board was copied wrong, say it with { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } is the last location: a dot comes first (R9). It may be entered again after a dot: mark one, or go elsewhere.
refused-not-connected = { $location } is not connected to the last location (R8). Another location lies between. Enter a dot or a location in reach; with { DEED("!") } it goes by your word.
refused-too-far = { $location } lies { $dots } { $dots ->
    [one] dot
   *[other] dots
} away, and { $marked ->
    [0] none is
    [one] one is
   *[other] { $marked } are
} marked (R8). Mark another dot, or enter a location in reach; with { DEED("!") } it goes by your word.
refused-too-early-to-ask = Too early to ask: the Ring-bearer's turn goes on (R7). If Frodo has moved, { DEED("done") } first; a card asks at once, with { DEED("card") }.
refused-no-questions-now = Nothing can be asked now (R17–R19). { what-now }
refused-question-waits = A question waits for its answer (R23). First { DEED("answer") }, { DEED("withdraw") } or { DEED("blocked") }.
refused-nothing-asked = No question waits for an answer (R23). First name one: { ASK("ask") }.
refused-start-not-searched = { $location } cannot be searched: Frodo may start there (R17). It may be hunted.
refused-track-lies-there = No Search of { $location }: a Track token lies there (R17). It may be hunted; if no token lies there, { DEED("track", $location, "off") }.
refused-exit-not-asked = No exit is searched or hunted, or holds a token (R20). Name a numbered location.
refused-no-such-area = The board has no { $area } (R19). Look at its labels again.
refused-area-unknown = Nobody has told where a location lies (R19). Without that no answer is true: first the Ring-bearer gives { ASK("area N AREA") }.
refused-no-encounter = No encounter takes place (R24). { what-now }
refused-no-rescue = No rescue takes place (R14). { what-now }
refused-already-drawn = Tiles lie drawn already (R24). First { DEED("accept") }, or { ASK("cancel T with NAME") }.
refused-nothing-drawn = No tiles lie drawn (R25). { what-now }
refused-wrong-number-of-tiles = { $said } { $said ->
    [one] tile was
   *[other] tiles were
} named, and { $wanted } { $wanted ->
    [one] has
   *[other] have
} to be drawn (R24). Name all that were drawn, in the order drawn.
refused-name-the-tiles = Tiles are drawn by hand in this game (R24). Draw { $wanted } and name them in the order drawn, as { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = No tile { $tile } is left in the pool (R24). Look at the tile again; a red one has an r behind it.
refused-not-out-of-pool = No tile { $tile } has left the pool. So none can go back; a red one has an r behind it.
refused-moves-are-known = The board tells how many moves are missing (R15). No number is needed: { DEED("rescue") }.
refused-moves-are-unknown = The board cannot tell how many moves are missing (R15). Count on the board how many Frodo would still need, and give { ASK("rescue N") }.
refused-tile-not-drawn = { $tile } was not drawn (R25). Name a drawn tile, as it was told; a red one has an r behind it.
refused-red-not-cancelled = No Company card cancels a red tile (R25). { $tile } is red. If another card does: { ASK("cancel T with card") }.
refused-one-company-card = At most one Company card cancels a tile (R25). For the others: { ASK("cancel T with card") }, or let them apply.
refused-no-company-for-cards = No Company card helps against these tiles (R25). One is flipped for a tile of an encounter or a rescue only. There are { DEED("accept") } and { ASK("cancel T with card") }.
refused-not-in-company = { company-name } is not in play (R5). Name another card; { DEED("company add merry") } brings Merry.
refused-already-flipped = { company-name } is flipped already (R25). A flipped card helps no more: name another; if it is not flipped on the table, { DEED("company unflip", $who) }.
refused-no-escape = There is nothing to escape from (R28). { what-now }
refused-no-escape-to-exit = An escape does not lead to an exit (R28). Name a numbered location, or { DEED("escape stay") }.
refused-escape-not-connected = { $location } is not connected to the last location (R28). Another location lies between. Name another one, or { DEED("escape stay") }; with { DEED("!") } it goes by your word.
refused-escape-too-far = { $location } lies { $dots } { $dots ->
    [one] dot
   *[other] dots
} away; an escape reaches over { $most } (R28). Name another, or { DEED("escape stay") }; with { DEED("!") } it goes by your word.
refused-no-refresh = It is not Refresh (R30). { what-now }
refused-part-is-over = It is over: nothing changes any more (R13, R14, R27, P21). { DEED("undo") } takes back what was done last.
refused-too-few-tokens = { $tokens ->
    [0] No Fellowship token lies
    [one] Only one Fellowship token lies
   *[other] Only { $tokens } Fellowship tokens lie
} on Frodo's card (R31). If more lie there, give { ASK("fellowship = N") }.
refused-more-than-pool = { $pool ->
    [0] No Fellowship token is
    [one] Only one Fellowship token is
   *[other] Only { $pool } Fellowship tokens are
} in the game (R31). Name no more than that.
refused-pool-is-empty = No Fellowship token is left to remove (R31). See { DEED("fellowship") } for how many there are.
refused-not-flipped = { company-name } is not flipped (R25). If the card lies flipped, { DEED("company flip", $who) }.
refused-merry-is-here = Merry has joined already (R5, P1). He joins only once; see { DEED("company") } for who is there.
refused-no-such-red-tile = No red tile has the value { $value } (R6). Look at the tile again.
refused-red-has-joined = That red tile is in the game already (R32). It joins only once; see { DEED("pool") } for how many tiles there are.
refused-no-more-red-tiles = Both red tiles are in the game already (R32). Look at the tile again.
refused-barrow-wights-lie = The Barrow-wights lie beside the track already (R32). See { DEED("eyes") } for how many Eyes there are.
refused-barrow-wights-count = The Barrow-wights count as an Eye (R32). They lie beside the track, so there is at least one.
refused-token-not-kept = No Information token { $location } can still be found (R21, R22). Name one that is kept and not hidden.
refused-exit-in-no-area = { $location } is an exit, and lies in no area (R19). Name a numbered location.
refused-area-is-known = The board itself tells where { $location } lies (R19). No need to say it.
refused-tiles-unknown = The tiles of this game were not copied (R6). Nobody knows what is left: look into the cup.
refused-no-links = The board does not tell how spaces are joined (R8). What is in reach is not known here: look at the board.
refused-nothing-in-reach-now = Nobody goes anywhere now (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] That belongs to Part 1, which is over (R7). In Part 2 there are { DEED("advance") } and { ASK("gandalf N") }; the course follows an encounter.
   *[other] That belongs to Part 2, which has not begun (P1). It begins when Part 1 is over, or with a letter: { DEED("part2") }.
}
refused-no-letter-now = A letter is written between the two parts (R33). { what-now }
refused-too-many-found = { $said } tokens were named; at most { $most } are drawn (R2). Look at the Information tokens again.
refused-letter-of-a-lost-game = With { $corruption } Corruption there is no Part 2 (R27). Frodo was lost in Part 1. Look at the number again.
refused-game-is-running = A game is running: no letter is opened now (R33). It would push the game from the table. Finish its part first, or start the program again: the game is kept. { what-now }
refused-part2-not-now = Part 2 begins when Part 1 is over, or by letter (P1). { what-now }
refused-not-in-the-set = This tile set has not so many tiles { $tile } (P5). Name the set that was played with, or { ASK("tiles=none") }.
refused-journeys-unknown = No Journey cards are known of that length (P3). None can be drawn here. Draw by hand; in set-up give { ASK("journey ROWS") }, after an encounter { ASK("course change ROWS") }.
refused-no-journeys-drawn = No cards were drawn to choose from (P3). First { DEED("journey draw") }; for a card drawn by hand { ASK("journey ROWS") }.
refused-too-many-rows = { $said } rows were named, and the card has { $most } (P3). Its start is among them. Count them again.
refused-start-row-wanted = A card begins where Frodo starts (P3). Name that location first.
refused-exit-not-at-end = Only the last row is an exit, not row { $row } (P3). Read the card again.
refused-end-wants-exit = The last row of a card is an exit (P3). That is one letter; read the card again.
refused-row-not-in-reach = Row { $row } is not in reach of the rows before (R8, P3). Read the card again; if the board was copied wrong, with { DEED("!") } it goes by your word.
refused-row-is-told = Row { $row } was told already (P3). { DEED("undo") } takes it back.
refused-no-such-row = There is no row { $row }: the last one is { $last } (P3). Count again.
refused-row-is-open = Row { $row } was not told yet (P7). So nobody knows where Frodo comes. Look at the card: { ASK("journey row", $row, "X") }, then { DEED("advance") }.
refused-rows-missing = The card has to reach row { $wanted }, where Frodo is (P20). So many rows are needed behind the start: name them from the start on.
refused-name-the-rows = The new card is drawn by hand (P20). Draw it and name its rows, at least as far as row { $wanted }: the start first.
refused-deck-too-small = { $left ->
    [0] No card is
    [one] Only one card is
   *[other] Only { $left } cards are
} left in the deck (P20). Draw no more than that, or name the rows of a card that was drawn by hand.
refused-strider-wanted = Only Strider draws cards to choose from (P20). He does while his card is in play and unflipped. There are { DEED("course keep") } and { DEED("course change") }; if his card lies unflipped, { DEED("company unflip strider") }.
refused-choice-waits = One of the cards drawn has to be taken first (P20). Take it by { ASK("course take K") }; { DEED("undo") } takes the draw back.
refused-nothing-to-choose = No cards were drawn to choose from (P20). First { ASK("course draw N") }.
refused-no-such-card = There is no card { $said } among those drawn (P20). { $most ->
    [one] There is one: take that.
   *[other] There are { $most }: choose one of them.
}
refused-journey-missing = The Journey card is not chosen yet (P3). First { DEED("journey draw") } and { ASK("journey keep short|long") }, or { ASK("journey ROWS") }.
refused-deeds-missing = Gandalf's deed tokens are not drawn yet (P4). First { DEED("deeds draw") }, or { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf has no starting location yet (P4). Choose one of the four tokens: { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = { $said } { $said ->
    [one] token was
   *[other] tokens were
} named, and { $wanted } are drawn (P4). Name all { $wanted }, or let them be drawn: { DEED("deeds draw") }.
refused-not-a-deed = No deed token has the number { $location } (P4). Look at the token again.
refused-deeds-unknown = The board does not list the deed tokens (P4). None can be drawn here: draw four from the box and give { ASK("deeds N N N N") }.
refused-not-among-his-deeds = { $location } is not one of the four tokens (P4). Choose one of those that were drawn.
refused-advance-first = The turn cannot end before Frodo has advanced (P8). First { DEED("advance") }.
refused-advance-or-rest-first = No end of turn before Frodo advances or rests (P8). First { DEED("advance") }, or { DEED("rest") }.
refused-frodo-first = Frodo goes first, then Gandalf (P9). First { DEED("advance") }, or { DEED("rest") } at Nightfall.
refused-gandalf-has-moved = Gandalf has made his one move of this turn (P9). A card may move him further: { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf moves before anything else that he does (P9–P11). He moves in every turn: give { ASK("gandalf N") }; the same number if he stays.
refused-gandalf-not-connected = { $location } is not connected to Gandalf's place (P9). Another location lies between. Name one that is, or the same number if he stays; with { DEED("!") } it goes by your word.
refused-gandalf-in-rivendell = Gandalf is in Rivendell, and out of play (P12). Go on without him.
refused-gandalf-stands = Gandalf stays where his figure stands (P10). He does until all Ringwraiths have acted; go on with { DEED("done") }.
refused-gandalf-stands-there = Gandalf stands on { $location }: no Search, no Hunt (P17). Name another location.
refused-not-revealed-on-exit = On an exit Gandalf is not revealed (P10). He can be announced there instead: { DEED("gandalf rivendell") }.
refused-no-token-to-spend = No Fellowship token lies there to reveal Gandalf (P10). It costs one from Frodo's card; if any lie there, give { ASK("fellowship = N") }.
refused-nothing-to-hide = Gandalf hides only after he was revealed (P10). He does so when all Ringwraiths have acted. { what-now }
refused-not-among-the-two = { $location } is not one of the two tokens drawn (P10). Choose one of them.
refused-nothing-to-flee = Gandalf flees when a Hunt has found him (P16). { what-now }
refused-not-a-remaining-deed = No deed token { $location } can be drawn now (P10, P13). Look at the token again.
refused-gandalf-place-first = No deed before Gandalf's next place is chosen (P11). { what-now }
refused-no-deed-here = No hidden deed token is for where Gandalf is (P11). Go on, or move him there first.
refused-not-on-an-exit = Gandalf is on no exit (P12). He has to come there first.
refused-lord-is-in = The Lord of the Nazgûl is in play already (P18). { DEED("lord out") } takes him out.
refused-lord-is-out = The Lord of the Nazgûl is not in play (P18). { DEED("lord in") } brings him in.
refused-lord-not-today = No Morgul Ring: the Lord was not in play today (P14). It tells who it is on such days only. Ask without it; { DEED("lord in") }, if he is on the table.
refused-lord-is-one-of-them = With no Nazgûl there is no Lord among them (P18). He counts as one, so there is at least one: { DEED("nazgul 1 lord") }, if he is alone.
refused-not-over = The game is not over (P23). Nobody knows yet what it means for War of the Ring. { what-now }
refused-nothing-told-yet = The part is not over. What was hidden is told at its end. { what-now }
refused-table-word-too-late = The table's word comes before anything is drawn. Now somebody could know what it leads to. It is free to play without one.
refused-correction-waits = A correction of the log waits for a decision. First { DEED("correct apply") }, or { DEED("correct keep") }.
refused-nothing-proposed = No correction is proposed. Say first what is wrong: { ASK("correct 3 22") }, { ASK("correct insert 3 22") } or { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] The log has no entries to correct.
   *[other] There is no entry { $said }: they go up to { $most } here. See { DEED("log") } for all of them.
}
refused-log-is-full = The log is full, with sixteen entries (R14). Correct one of them, or take one out first.
refused-nothing-to-correct = That entry is just that already. See { DEED("log") } for what stands there.
refused-end-not-corrected = A correction never changes how Part 1 ended (R13, R14). It ends with an exit or on step 16, and no correction enters or leaves an exit, or takes an end back. Take the move back with { DEED("undo") }, or enter it: { ASK("move X") }.
refused-was-told = Everybody was told that Gandalf was there (P10–P12). Or his figure stands there for all to see. What was told stays told; { DEED("undo") } goes back before it.
refused-was-drawn = The app drew where Gandalf went (P10, P16). A draw is no memory: he was there.
refused-gandalf-is-somewhere = Gandalf's log has locations only (P9). It has neither dots nor slashes.
refused-area-not-told = An answer hangs on an area that nobody has told. A Perception was asked when Frodo or Gandalf would have been there. First give { ASK("area N AREA") }.
refused-not-revealed-yet = A game is revealed when it is over. Or when its Part 1 is, and you do not play on. Until then nothing of it is for anybody else.

## Letters that cannot be opened

no-letter-not-a-letter = That is no Letter from Gandalf of this program (R33). Name the file that { DEED("letter PATH") } wrote, or type the code from the log.
no-letter-newer = That letter was written by a later version. Open it with that one.
no-letter-damaged = That letter is not as it was written (R33). Something is missing or was changed. Compare it with the code on the log; { DEED("letter-by-hand") } enters it from paper.
no-letter-code-sign = “{ $sign }” stands in no code. They have the digits and the letters without I, L, O and U. Look at it again.
no-letter-code-group = Group { $group } of the code is mistyped, or misplaced. Compare { $typed } with the log, sign by sign.
no-letter-contents = The code says something that no game has. It holds together, though: was it written by another program? { DEED("letter-by-hand") } enters Part 1 from paper.

## Lines that are no command

misheard-not-a-row = “{ $word }” is no row of a card. Rows are a dot, a location, one with * behind it for a shelter, and an exit at the end.
misheard-eyes-are-counted = Eyes are not discarded (R26). They lie beside the track: count them with { ASK("eyes=N") }; eyer among the discarded tiles says that the red one is among them.
misheard-wrong-number-of-rows = { $said } rows are neither a short nor a long card (P3). A short one has its start and 14, a long one its start and 16. If a card was read in part: { ASK("journey short ROWS") }, or { ASK("journey long ROWS") }.
misheard-too-many-players = There are at most { $most } Ringwraith players. Name no more.
misheard-not-a-location = “{ $word }” is no location. Locations are numbers from 1 to 999, and exits one letter.
misheard-dot-not-asked = Dots are neither searched nor hunted (R20). Name a numbered location.
misheard-dot-no-escape = An escape does not lead to a dot (R28). Name a location, or { DEED("escape stay") }.
table-corrects-to-no-dot = An escape does not lead to a dot. Name a location, or “/” if he stayed.
misheard-wants-area = “{ $word }” is no area (R19). A location lies in an area of a section: II-A.
misheard-not-an-area = “{ $word }” is neither an area nor a section (R19). An area is II-A, a section II: say it like that.
misheard-not-a-tile = “{ $word }” is no tile. Those are eye or 0 to 9, red ones with an r behind it (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(And one fault more.)
   *[other] {" "}(And { $more } faults more.)
}
fault-no-such-part = “part” is { $found }, and should be 1 or 2.
fault-wants-location = “{ $key }”: { $item } is no location; a whole number from 1 to 999 would be.
fault-wants-area = “{ $key }”: { $item } is no area; a section from I to VI, a dash and a letter would be, as II-A.
fault-wants-space = “{ $key }”: { $item } is no space with a name; a location (22), an exit (C) or a named dot (.fork) would be.
fault-wants-place = “{ $key }”: the place of { $item } should be two numbers from 0 to 1: [0.5, 0.25].
fault-in-two-areas = “areas”: { $item } is in { $area } and in { $other }. It lies in one only.
fault-not-of-the-part = “areas”: { $area } is no area of Part { $part }. Part 1 has sections I to III, Part 2 IV to VI, each with areas A to D.
fault-nowhere-on-board = “{ $key }”: { $item } occurs in no link and in no area. Add it there, or leave it out here.
fault-bad-token = In “{ $chain }”, { $token } is no space. A number from 1 to 999, a capital letter, a dot, or a dot with a name would be.
fault-short-chain = “links”: “{ $chain }” is too short. A chain joins at least two spaces.
fault-loose-end = “links”: “{ $chain }” starts or ends in a bare dot. Give that dot a name, or a location at the end.
fault-joined-to-itself = “links”: in “{ $chain }”, { $space } is joined to itself. Two different spaces are joined.
fault-joined-twice = “links”: in “{ $chain }”, { $space } and { $other } are joined, and they are joined already. Leave one out.
fault-too-many-spaces = “links”: there are more than { $most } spaces, and no board has so many.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Frodo's starting locations: { $found } of { $printed }.
    [nazgul] Starting locations of the Nazgûl: { $found } of { $printed }.
    [information] Information numbers: { $found } of { $printed }.
    [deeds] Deed numbers: { $found } of { $printed }.
   *[areas] Areas: { $found } of { $printed }.
}
proof-more = { $what ->
    [starts] { $found } starting locations of Frodo's, and the box has { $printed } tokens for them.
    [nazgul] { $found } starting locations of the Nazgûl, and the board has { $printed }.
    [information] { $found } Information numbers, and the box has { $printed } tokens.
    [deeds] { $found } deed numbers, and the box has { $printed } tokens.
   *[areas] { $found } areas, and the board has { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } is joined to nothing and lies in no area yet, although higher numbers do.
   *[other] { $locations } are joined to nothing and lie in no area yet, although higher numbers do.
}
proof-no-links = Nothing is joined to anything yet.
proof-unlinked = { $count ->
    [one] { $locations } is joined to nothing.
   *[other] { $locations } are joined to nothing.
}
proof-no-exit = There is no exit.
proof-in-no-area = { $count ->
    [one] { $locations } lies in no area.
   *[other] { $locations } lie in no area.
}
proof-information-nowhere = Information number { $location } is joined to nothing yet, and lies in no area.
proof-deed-nowhere = Deed number { $location } is joined to nothing yet, and lies in no area.
proof-dead-ends = { $count ->
    [one] { $spaces } is a dead end: one way leads there, and none on.
   *[other] { $spaces } are dead ends: one way leads to each, and none on.
}
proof-cut-off = { $count ->
    [one] { $locations } is cut off from the rest of the board.
   *[other] { $locations } are cut off from the rest of the board.
}
proof-exit-too-far = Exit { $exit } is { $moves } moves from the nearest start, and the Movement track has { $steps }.
proof-exit-out-of-reach = No way leads from any start to exit { $exit }.
proof-example-adjacent = In the rulebook's examples { $location } is adjacent to { $other }.
proof-example-not-adjacent = In the rulebook's examples { $location } is connected to { $other }, but not adjacent.
proof-example-near = { $dots ->
    [16] In the rulebook's examples { $location } is connected to { $other }.
    [one] In the rulebook's examples { $location } is connected to { $other }, with one dot between them at most.
   *[other] In the rulebook's examples { $location } is connected to { $other }, with { $dots } dots between them at most.
}
proof-example-dots = { $dots ->
    [one] In the rulebook's examples one dot lies between { $location } and { $other }; here it is { $found }.
   *[other] In the rulebook's examples { $dots } dots lie between { $location } and { $other }; here it is { $found }.
}
proof-example-apart = In the rulebook's examples { $location } is not connected to { $other }.
proof-example-reach = { $dots ->
    [0] In the rulebook's examples { $listed } are adjacent to { $location }; here it is { $found }.
   *[other] In the rulebook's examples { $listed } are within reach of { $location } with { $dots } dots marked; here it is { $found }.
}
proof-example-rescue = In the rulebook's examples the nearest exit is { $moves } moves from { $location } with { $dots } dots marked; here it is { $found }.
proof-example-area = In the rulebook's examples { $location } lies in { $area }; here it is { $found }.
proof-example-section = In the rulebook's examples { $location } lies in section { $section }; here it is { $found }.
proof-example-nazgul = In the rulebook's examples a Nazgûl starts in { $location }.
proof-example-start = In the rulebook's examples Frodo starts in { $location }.
proof-example-deed = In the rulebook's examples { $location } is the number of a deed token.
proof-example-dark = In the rulebook's examples { $location } is a Dark location.

fault-wants-tile = “{ $key }”: { $item } is no tile; "eye" or a number from 0 to 9 would be.
fault-wrong-length = “{ $key }”: card “{ $card }” has { $found } moves behind its start, and should have { $wanted }.
fault-bad-row = “{ $key }”: in card “{ $card }”, { $row } is no row. A dot, a location, one with * behind it, or the exit at the end would be.
fault-exit-not-last = “{ $key }”: card “{ $card }” should end in an exit, and have none before.

## What the table is told

told-opened = { $board-known ->
    [no] The board is the one on the table
   *[yes] The board is { $board }
}, { $tiles-known ->
    [no] the tiles are in the cup
   *[yes] the tiles are { $tiles }
}.{ $counts ->
    [odd] {" "}The box has 15 beige, 3 grey and 2 red tiles, and this set has not.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}The draws of this game can be repeated, for a seed was given.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] The board “{ $named }” is somebody's own copy and only bears the name of what comes with the program.
   *[own] The board “{ $named }” is somebody's own copy.
}
told-own-tiles = { $whose ->
    [own-by-its-name] The tiles “{ $named }” are somebody's own copy and only bear the name of what comes with the program.
   *[own] The tiles “{ $named }” are somebody's own copy.
}
told-own-journeys = { $whose ->
    [own-by-its-name] The Journey cards “{ $named }” are somebody's own copy and only bear the name of what comes with the program.
   *[own] The Journey cards “{ $named }” are somebody's own copy.
}
told-information-hidden = A card hides the Information at { $location }.
turn-name = { $turn ->
    [daylight-1] first Daylight turn
    [daylight-2] second Daylight turn
   *[nightfall] Nightfall
}
told-phase = { $phase ->
    [encounter] The Nazgûl have found Frodo: count those in the hunted location or adjacent to it.
    [escape] Frodo escapes.
    [rescue] Frodo has not reached an exit and must be rescued: the Ringwraiths do not play.
    [refresh] The day is over: cards, lead player, dice.
    [bree] Frodo has reached Bree. Part 1 is over.
    [rescued] Frodo is rescued. Part 1 is over.
    [corrupted] Frodo is corrupted. The Ringwraiths win.
    [fleeing] Gandalf flees: he draws a deed token.
    [hiding] All Ringwraiths have acted: Gandalf hides again.
    [rivendell] Frodo is in Rivendell. The Ring-bearer wins.
   *[other] {""}
}
told-part2 = Part 2: turn the board. { $known ->
    [yes] It is { $board }.
   *[no] It is the one on the table.
} Ally cards in hand are exchanged for as many of the new deck; Track tokens leave the board, Movement to 0; starting tokens and discarded tiles are put away. Sorcery hands may be dealt anew among the Ringwraiths, and the lead is drawn anew.{ $repeatable ->
    [yes] {" "}The draws of this part can be repeated, for a seed was given.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] In the cup are { $count } tiles: those left over, the grey ones, and the special ones that joined.
   *[no] Into the cup go the tiles left over, the three grey ones, and the special ones that joined.
}
told-length = The journey is { $length ->
    [short] a short
   *[long] a long
} one: { $moves } moves, and Frodo is lost at { $limit } Corruption.
told-gandalf-hidden = Gandalf's figure leaves the board.
told-gandalf-in-rivendell = Gandalf is in Rivendell, and out of play.
told-lord-in = The Lord of the Nazgûl is in play: he replaces a Nazgûl, the lead player's if he starts in play.
told-lord-out = The Lord of the Nazgûl leaves play; his die leaves at the end of the day.
told-course-kept = Frodo keeps his course.
told-course-drawn = Cards are drawn to choose from.
told-course-changed = Frodo changes his course: all Track tokens leave the board, his figure goes to step { $step }.
told-journey-changed = A card changes the Journey card; figure and Track tokens stay.
told-table-word = The Ringwraiths' word: { $word }. It is mixed into every draw.
told-corrected = An entry of the log was wrong and is set right; { $count ->
    [0] no answer would have been another.
    [one] one answer would have been another:
   *[other] { $count } answers would have been others:
}
told-corrected-encounter = What was told stays told: an encounter that was to follow takes place, and one that was missed does not.
told-step = Frodo's figure goes to step { $step }.
told-rested = Frodo rests.
told-no-move = Frodo makes no move this turn, on the Ring-bearer's word.
told-hands = First look at the hands: nobody keeps more than five Ally cards, and each Ringwraith player no more than five Sorcery cards; who has more discards at once.
told-eye = The turn marker shows the Eye: a free Hunt instead of a free Search.
limit-told = { $limit-known ->
    [yes] {" "}of { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}limit +{ $limit }
    }
}
told-corruption = Corruption is { $total }{ limit-told }{ $cause ->
    [night] {" "}(a move by night)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Fellowship tokens: { $tokens } of { $pool }.
told-company = { company-name }{ $card ->
    [flipped] 's card is flipped.
    [ready] 's card lies with its abilities up.
   *[away] {" "}is not in play.
}
company-name = { $who ->
    [frodo] Frodo
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Strider
}
told-asked = The Ringwraiths ask: { $question }.
told-withdrawn = The question is withdrawn: { $question }.
told-blocked = The question is cancelled by a card: { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] No tiles are drawn.
    [one] One tile is drawn: { $tiles }.
   *[other] { $count } tiles are drawn: { $tiles }.
}
told-tile-returned = The tile { $tile } goes back into the cup.
told-tile-put-back = By the table's word the tile { $tile } is in the cup again.
told-tile-taken-out = By the table's word the tile { $tile } has left the cup.
told-tile = The tile { $tile }: Corruption is { $total }{ limit-told }.
told-tile-lost = The tile { $tile } is out of the game.
told-red = A red tile joins the cup: { $value }.
told-barrow-wights = The Barrow-wights lie beside the track: { $eyes } { $eyes ->
    [one] Eye
   *[other] Eyes
}.
told-eyes-set = Eyes beside the track, as the table has it: { $eyes }.
question-search = Search { $target }
question-hunt = Hunt { $target }
question-perception = Perception { $target }

question-morgul = Perception { $target } with the Morgul Ring

## What hands do for it

hands-information = Hand over Information token { $location }: their { $count ->
    [1] first. Any die may be spent to move one more step.
    [2] second. Two dice may be spent for a Hunt or a Perception.
    [3] third. A Sword may be spent to move one step and then Search.
    [4] fourth. A Ring may be spent to move two more steps.
   *[other] fifth. The Lord of the Nazgûl starts Part 2 in play.
}
hands-track = { $before ->
    [none] Lay a Track token on { $location }
    [same] The Track token on { $location } stays as it lies
   *[other] Turn the Track token on { $location } over
}, { $side ->
    [eye] the eye
   *[sword] the sword
} up.

## The Letter from Gandalf

envelope = Into the envelope go:
envelope-corruption = Write on the Journey log: Corruption { $corruption }.
envelope-sorcery-piles = Back into the box, apart: the Sorcery cards to draw and those discarded. All else goes into the box too.
envelope-rest = The code below is the same letter, but for the names of players and for boards of your own: pencil it on the log.
letter-tokens = { $count ->
    [0] no Fellowship token
    [one] one Fellowship token
   *[other] { $count } Fellowship tokens
}
letter-company = { $count ->
    [0] no Company card
   *[other] Company: { $list }
}
letter-hand = { $count ->
    [0] no Ally card
    [one] one Ally card
   *[other] { $count } Ally cards
}
letter-hand-untold = the Ring-bearer's Ally cards
letter-sorcery = Sorcery cards, by player: { $list }
letter-sorcery-untold = the Sorcery cards of each Ringwraith player, apart
letter-flipped = used up, into the box: { $list }
letter-information = Information found: { $list }
letter-discarded = discarded tiles: { $list }
letter-eyes = { $count ->
    [one] one Eye tile
   *[other] { $count } Eye tiles
} from beside the track
letter-barrow-wights = the Barrow-wights from beside the track
letter-red = special tiles in play: { $list }
letter-players = Ring-bearer: { $ring-bearer }. Ringwraiths: { $ringwraiths }.
letter-own-files = The board, the tiles or the cards of that game were your own files, and a code has no room for them: name them with { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = The board, the tiles or the cards of that game were your own files, and a code has no room for them: name their files on the lines beside.
letter-played = This letter was opened and played before, on { $day }. It is valid all the same.
previously = Previously{ $dated ->
    [yes] , in the game begun on { $begun }
   *[no] {""}
}: after { $day ->
    [one] one day
   *[other] { $day } days
} and { $step ->
    [one] one step
   *[other] { $step } steps
} { $rescued ->
    [yes] Frodo had to be rescued, and came to Bree all the same
   *[no] Frodo reached Bree
}. Corruption stands at { $corruption }; the Ringwraiths have found { $found ->
    [0] no Information
    [one] one Information token
   *[other] { $found } Information tokens
}.
previously-on-paper = Part 1 was played on paper. Corruption stands at { $corruption }.
take-out = Out of the envelope come:
take-out-sorcery = A Ringwraith takes the Sorcery cards out, so that nobody else sees them. Everybody plays the side he played before.

## What the Ring-bearer is told alone

whispered-token-hidden = The Information at { $location } is hidden for good.
area-unknown = Nobody has told in which area { $location } lies.
whispered-filled = Only one card that you have told begins so, and its other rows are filled in. Compare it with the card; if a row is wrong, give { ASK("journey row I X") }.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}in { $area }
    [exit] {""}
   *[no] {" "}(in which area? { ASK("area", $last, "…") })
}
whispered-walked = This is another card than was thought, and rows up to { $step } that Frodo has walked were filled in from the wrong one. Compare them with the card; if one is wrong, { DEED("undo") } goes back to it.
whispered-token-would = { $now ->
    [hidden] The Information at { $location } would be hidden for good.
   *[kept] The Information at { $location } could be found again.
}
whispered-no-way = By the board no move leads from { $from } to { $to }: entry { $at } would stand there on your word.
whispered-nothing-touched = No answer would have been another.
private = { $part ->
    [1] {""}
   *[other] Frodo:{" "}
}{ place }, { $dots ->
    [0] no dot since
    [one] one dot since
   *[other] { $dots } dots since
}{ $exit-known ->
    [yes] , { $exit ->
        [one] one move
       *[other] { $exit } moves
    } to { $part ->
        [1] the nearest exit
       *[other] Rivendell
    }
   *[no] {""}
}.
private-gandalf = Gandalf: { place }{ $stands ->
    [yes] , revealed
   *[no] {""}
}.{ $deed ->
    [yes] {" "}A deed can be completed here.
   *[no] {""}
}
private-company = { company-name }'s card may help now.

## When all is over

story-log = Part 1: { $way }
story-card = { $count ->
    [1] Journey card: { $way }
   *[other] Journey card { $number }, from step { $from }: { $way }
}
story-gandalf = Gandalf: { $way }
war-tokens = For a War of the Ring: { $shadow ->
    [0] { $free-peoples ->
        [1] one action token for the Free Peoples, of their choice
       *[other] { $free-peoples } action tokens for the Free Peoples
    }
    [1] { $free-peoples ->
        [0] one action token for the Shadow, of its choice
       *[other] one action token for each side, of their choice
    }
   *[other] { $shadow } action tokens for the Shadow
}.

## Status

status-board = Board: { $value }
status-phase = Phase: { $value }
status-tiles = Tiles: { $value }
status-options = Options: { $value }
status-moved = Frodo has made his normal move of this turn.
status-flipped = Flipped: { $value }
status-red = Red tiles that have joined: { $value }
status-step = Movement track: { $value }
status-corruption = Corruption: { $value }
status-fellowship = Fellowship: { $value }
status-company = Company: { $value }
status-eyes = Eyes: { $value }
status-pool = Tiles in the pool: { $value }
status-log = { table-log }: { $value }
status-tracks = { table-tracks }: { $value }
status-reach = In reach: { $value }
status-drawn = Tiles drawn: { $value }
status-found = Frodo is found: an encounter follows.

status-gandalf-moved = Gandalf has made his move of this turn.
status-deeds = Deeds completed: { $value }
status-result = War of the Ring, action tokens: { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Draw Frodo's starting location, in secret.
       *[yes] { $information-set ->
            [no] Draw five Information tokens, in secret.
           *[yes] { $given ->
                [no] { $give ->
                    [1] Choose one to give away openly.
                   *[other] Choose { $give } to give away openly.
                }
               *[yes] Place the Nazgûl, roll six dice, and begin with the Shadow results.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Nightfall, moved: figure to step { $step }, Corruption to { $corruption }, flip the marker. Then the turn ends.
           *[no] { $rested ->
                [yes] Nightfall, resting: nothing moves. Then the turn ends.
               *[no] Nightfall: the Ring-bearer rests, or moves for 1 Corruption and the Eye.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, moved: figure to step { $step }. Then the turn ends.
           *[no] { turn-title }: the Ring-bearer moves.
        }
    }
    [ringwraiths] { turn-title }: the Nazgûl act, one after the other{ $eye ->
        [yes] , with a free Hunt each; a Search only by a card or an Information token
       *[no] , with a free Search each
    }. { $found ->
        [yes] Frodo is found: the encounter follows when all have acted.
       *[no] Then the turn ends.
    }
    [encounter] Count the Nazgûl in the hunted location and beside it.
    [escape] The Ring-bearer writes his escape, or stays; figure one step on.
    [rescue] Step 16 and no exit: draw a tile for each move that is missing.
    [refresh] Refresh: draw an Ally card, pass the lead on, draw a Sorcery card, roll the dice.
    [bree] Frodo has reached Bree. Part 1 is over. Play on, or keep it for another evening in a letter.
    [rescued] Frodo is rescued. Part 1 is over. Play on, or keep it for another evening in a letter.
    [corrupted] Frodo is corrupted. The Ringwraiths win.
    [letter] The letter lies open. Turn the board and set up Part 2.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Nightfall, { $rested ->
        [yes] resting: nothing moves
       *[no] advanced: figure to step { $step }, Corruption to { $corruption }, flip the marker
    }
   *[other] { turn-title }: figure to step { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Draw a Journey card from each deck, in secret, and keep one.
       *[yes] { $deeds-set ->
            [no] Draw four deed tokens, in secret.
           *[yes] { $gandalf-set ->
                [no] One of the four is where Gandalf starts.
               *[yes] Two Nazgûl in each of their two starting locations, roll the six standard dice, and begin with the Shadow results.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Nightfall: Frodo rests, or advances for 1 Corruption and the Eye.
               *[other] { turn-title }: Frodo advances one step.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title }: the Nazgûl act, one after the other{ $eye ->
        [yes] , with a free Hunt each; a Search only by a card or an Information token
       *[no] , with a free Search each
    }{ $lord ->
        [yes] ; their Lord spends a die, or hunts without one where he stands
       *[no] {""}
    }{ $stands ->
        [yes] ; none enters { $figure }, where Gandalf stands
       *[no] {""}
    }. { $found ->
        [yes] Frodo is found: the encounter follows when all have acted.
       *[no] Then the turn ends.
    }
    [fleeing] Gandalf is found. Draw a deed token in secret.
    [hiding] Gandalf's figure leaves the board; he takes one of two deed tokens, in secret.
    [encounter] Count the Nazgûl in the hunted location and beside it{ $lord ->
        [yes] , and whether their Lord is among them: he counts for two tiles
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] The Ring-bearer takes one of the cards drawn.
       *[no] Frodo keeps his course, or changes it: figure one step back, all Track tokens off, another card.
    }
    [refresh] Refresh: draw an Ally card, pass the lead on, draw a Sorcery card, roll the dice{ $lord ->
        [yes] ; the Morgul Shadow of their Lord gives no Fellowship token
       *[no] {""}
    }.
    [corrupted] Frodo is corrupted. The Ringwraiths win.
    [rivendell] Frodo is in Rivendell. The Ring-bearer wins.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Then Gandalf moves.
   *[yes] { $stands ->
        [yes] Gandalf stands at { $figure }: the Nazgûl there move away up to two steps, one standard die is discarded. Then the turn ends.
       *[no] { $in-rivendell ->
            [yes] Then the turn ends.
           *[no] { $on-exit ->
                [yes] On an exit Gandalf is not revealed: he may be announced there, goes out of play, and the limit rises by 1. Then the turn ends.
               *[no] With Nazgûl in his place Gandalf may be revealed, for a Fellowship token that leaves the game; or he completes a deed. Then the turn ends.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] First Daylight
    [daylight-2] Second Daylight
   *[nightfall] Nightfall
}
host-asked = { $question }: answer it, withdraw it, or a card blocks it.
host-drawn = { $count ->
    [0] No tiles are drawn.
   *[other] Drawn: { $tiles }. Flip one Company card to put a tile back, or accept them.
}

## The terminal

help = X is a dot (.), a location or an exit; N a number; T a tile (eye, 3, 3r). help COMMAND tells more.
help-new = Begins a game: hunt, or no name. Without keys it is the practice board; with your own box: board=none starts=N,N,N. A path with blanks stands in double quotes.
help-start = Where Frodo starts (R1): the number on the token, or drawn by the app.
help-information = The five Information tokens behind the screen (R2), from the box or drawn by the app.
help-give = Gives as many of the five tokens away as was agreed (R2).
help-begin = Begins the first day, with the Shadow results that were rolled (R4).
help-move = Frodo's normal move (R8): a dot, a location or an exit. ! goes by your word; free spares the Corruption of a night move.
help-rest = Frodo rests at Nightfall (R7); with ! by Daylight he makes no move.
help-reach = Tells what may be entered now (R8), or escaped to (R28); in Part 2 where Gandalf may go (P9).
help-log = Tells the Journey log.
help-done = Ends the Ring-bearer's turn, or the Ringwraiths' (R7); with ! without Frodo's move.
help-search = Whether a location is featured on the log (R17).
help-hunt = Whether a location is featured on the log, and whether Frodo is there (R18).
help-perception = Whether the last location lies in an area or a section (R19). morgul, on a day with the Lord of the Nazgûl in play, also tells who (P14).
help-ask = Names a question first, so that it can be withdrawn or blocked by a card (R23); the Ring-bearer sees what the answer would be.
help-answer = Answers the question that was named (R23).
help-withdraw = Takes the named question back (R23).
help-blocked = A card cancels the named question (R23).
help-card = A card moves somebody, asks, or changes the Journey card: in either side's turn, and in Refresh (R12).
help-tracks = Lists the Track tokens on the board.
help-nazgul = How many Nazgûl are in the encounter (R24); a tile is drawn for each.
help-cancel = Sends drawn tiles back (R25): one with a Company card, and no red one; any with other cards (card). What is left applies.
help-accept = All drawn tiles apply (R26).
help-escape = Where Frodo escapes to (R28), or that he stays.
help-rescue = Draws a tile for each move that Frodo would still need (R15).
help-refresh = Begins the next day, with the Shadow results that were rolled (R30).
help-draw = Draws tiles for a card, in either side's turn and in Refresh (R12).
help-corruption = Tells the Corruption, or sets it as it lies on the table (R32).
help-fellowship = Tells the Fellowship tokens, or sets them as they lie; pool N says how many are in the game (R31).
help-company = Tells the unflipped Company cards, flips one or back, or lets Merry join (R5).
help-red = A red tile joins the pool (R32).
help-barrow-wights = One more Eye beside the track (R32).
help-eyes = Tells the Eyes beside the track, or sets them as they lie, the Barrow-wights counted.
help-pool = Tells how many tiles are left; +T puts one back that had left the pool, -T takes one out.
help-track = Sets a Track token as it lies on the board.
help-token = A card reveals an Information token before everybody's eyes (found), or hides it in secret (hidden) (R32).
help-area = Tells where a location lies that the board does not place (R19).
help-letter = Keeps Part 1 for another evening (R33): writes a file, and tells a code and what to put away.
help-open-letter = Opens a Letter from Gandalf, a file or a code; part2 goes on.
help-letter-by-hand = Part 1 was played on paper: what the envelope holds (R33). eyes counts the Eye tiles, barrow-wights is one more.
help-part2 = Sets up Part 2 (P1–P6), after Part 1 or with a letter.
help-journey = The Journey card (P3): drawn here, or typed from the card, as far as it was read; a row left open is told with row. A * behind a row marks a shelter, as 10*: on a long card, with shelters=on, a Search there finds nothing while Frodo is in it (P15).
help-deeds = Gandalf's four deed tokens (P4), from the box or drawn by the app.
help-gandalf = Gandalf's move (P9), his start (P4), reveal and hide (P10), flee (P16), deed (P11), Rivendell (P12).
help-advance = Frodo advances by the Journey card (P8); free spares the Corruption of a night move.
help-lord = The Lord of the Nazgûl comes into play, or leaves it (P18).
help-course = After an encounter (P20): keep the card, or change it; with Strider unflipped, draw and take choose among several.
help-result = What the end means for War of the Ring (P23).
help-telling = Tells what was hidden, a line a moment, when the part is over.
help-correct = An entry of the log was wrong, was forgotten, or is too many. What that would have changed is told to you alone; then correct apply tells the table, or correct keep leaves the log as it was.

## Why an answer is what it is

why-where = { $part ->
    [1] entry { $number } of the log
   *[other] row { $number } of the card
}
why-location = { $found ->
    [last] { $location } is the last location, { why-where }.
    [entry] { $location } is { why-where }; the last location is { $last }.
    [start] { $location } is where Frodo started; the last location is { $last }.
   *[nowhere] { $part ->
        [1] { $location } is nowhere on the log.
       *[other] { $location } is on no row that Frodo has come to.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf is found at { $location }, and flees
    [yes] Gandalf is at { $location }, in { $area }
   *[no] Gandalf is at { $location }
}.
why-area = The last location, { $last }, lies in { $area }.

## The window

home-begin = Begin
home-phase = { $phase ->
    [setup] in set-up
    [letter] in set-up
    [refresh] day { $day }, Refresh
    [bree] Part 1 is over: Bree
    [rescued] Part 1 is over: rescued
    [corrupted] the Ringwraiths won
    [rivendell] the Ring-bearer won
   *[other] day { $day }, { turn-name }
}
setup = Setting up
setup-draw = Draw
setup-set = Set
setup-word = A word of the Ringwraiths' …
setup-word-typed = any word
setup-word-what = If the Ringwraiths care to, they say any word now, before anything is drawn. It is mixed into every draw. The seal on the table's window (F4) binds the app's own seed already, so that nobody can have chosen what is drawn.
setup-word-given = The Ringwraiths' word is in every draw: { $word }
setup-start = Frodo's starting location
setup-start-what = One of the three tokens, in secret. { $known ->
    [yes] Let it be drawn here, or draw it and type its number.
   *[no] Draw it and type its number.
}
setup-start-typed = the number on the token
setup-information = Information
setup-information-what = Five tokens, in secret. { $known ->
    [yes] Let them be drawn here, or draw them and type their numbers.
   *[no] Draw them and type their numbers.
}
setup-information-typed = five numbers
setup-gift = A gift to the Ringwraiths
setup-gift-what = { $give ->
    [one] One of the five tokens is given openly.
   *[other] { $give } of the five tokens are given openly.
} Choose what tells them least.
setup-gift-typed = the number to give
setup-wanted = What is wanted here: { $wanted }
setup-dice = The first dice
setup-dice-what = The Nazgûl are placed, the lead player rolls six dice. How many show the Shadow?
setup-dice-typed = how many, 0 to 6
agree-three-starts = Three locations are printed on the starting tokens, and { $typed } { $typed ->
    [one] was
   *[other] were
} named. Name all three, or none.
agree-starts = Starting locations
agree-starts-what = The numbers on the three starting tokens of your board.
agree-starts-typed = three numbers, as 1 2 3
agree-board = Your copy of the board
agree-board-what = What you have copied yourself (Copy your box), or a file. Without it every entry goes by your word.
agree-tiles = Your copy of the tiles
agree-tiles-what = Likewise for the values on the Corruption tiles. Without them they are drawn from the cup and typed.
copy-of-none = No copy
copy-of-own = What you have copied
copy-of-file = a file
agree-give = How many Information tokens does the Ring-bearer give away?
agree-give-0 = none: easier for Frodo
agree-give-1 = one: standard
agree-give-2 = two: harder for Frodo
agree-pool = How many Fellowship tokens are there?
agree-pool-3 = three: standard
agree-pool-4 = four: easier for Frodo
agree-escape = How far does an escape reach?
agree-escape-text = two dots more than are marked
agree-escape-example = one dot more
agree-draws = Who draws when nobody says?
agree-draws-app = the companion, what it knows
agree-draws-hand = hands, from the cup
setup-journey = Journey card
setup-journey-what = One card from each deck, in secret; one of the two is kept. { $known ->
    [yes] Let them be drawn here, or draw them and type the rows of the one you keep.
   *[no] Draw them and type the rows of the one you keep.
} Before a card that was not read to its end stands short or long: short 2 . 10. A * behind a row marks a shelter, as 10*.
setup-journey-typed = 2 . 10 . . 23 …, an exit at the end
setup-card = { $length ->
    [short] Short
   *[long] Long
}: { $moves } moves, lost at { $limit } Corruption
setup-keep = Keep
setup-keep-which = the card to be kept: press “{ $keep }” beside it
setup-deeds = Gandalf's deeds
setup-deeds-what = Four tokens, in secret. { $known ->
    [yes] Let them be drawn here, or draw them and type their numbers.
   *[no] Draw them and type their numbers.
}
setup-deeds-typed = four numbers
setup-gandalf = Gandalf's start
setup-gandalf-what = One of the four is where Gandalf starts; the other three are deeds that he may complete.
setup-gandalf-typed = the number on the token
setup-dice-2 = The first dice
setup-dice-2-what = Two Nazgûl in each of their two starting locations, the lead player rolls six dice. How many show the Shadow?
setup-dice-2-typed = how many, 0 to 6
letter = Letter from Gandalf
letter-back = Back to the log
letter-open = Open the letter
letter-open-what = The file that was written at the end of Part 1, or the code from the Journey log.
letter-open-letter = File or code
letter-paper = Part 1 was played on paper
letter-paper-what = What the envelope holds. Numbers with blanks between; what there is none of stays empty. The first two lines are always filled in, with 0 if need be.
letter-paper-corruption = Corruption, as written on the log
letter-paper-fellowship = Fellowship tokens
letter-paper-information = Information tokens that the Ringwraiths found
letter-paper-eyes = Eye tiles from beside the track
letter-paper-discarded = Discarded tiles, as 3 1 0; behind a red one an r, as 4r
letter-paper-red = Special tiles that were brought into play, as eye 4
letter-paper-merry = Merry has joined
letter-paper-pool = four Fellowship tokens in all
letter-wrong = Here: { $name }
letter-paper-open = Go on to Part 2
letter-write = Write the letter
letter-envelope = The envelope
letter-write-what = For another evening. What only you know:
letter-write-hand = The Ring-bearer's Ally cards: how many?
letter-write-sorcery = The Sorcery cards of each Ringwraith player, as 2 3
letter-write-ring-bearer = Who is the Ring-bearer?
letter-write-ringwraiths = Who are the Ringwraiths? Names, with commas between
letter-write-file = The letter's file
letter-written = Written: { $path }. On the first screen, A Letter from Gandalf opens this file, or the code.
letter-previously = What was
letter-part2 = Play on
letter-part2-what = Part 2 begins with exactly this. What was agreed for the game holds, but for what you choose here.
letter-shelters = shelters protect against a Search
letter-length = the length of the journey is open
letter-draws = hands draw, from the cup and the decks
letter-part2-practice = the practice board, with its tiles and cards
letter-part2-board = Your copy of Part 2's board, if somebody has made one: its file
letter-part2-tiles = Your copy of the tiles: its file
letter-part2-journeys = Your copy of the Journey cards: its file
letter-part2-on = Set up Part 2
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · night
}
table-setup = Set-up
table-day = Day { $day }, { $turn }
table-reveal = Reveal the game …
table-correct = Correct an entry …
table-proposed-what = Nobody knows of this yet. “Set the log right” tells the table.
table-correct-how = { $part ->
    [two] Type the number of the entry in Gandalf's log (his first move is 1)
   *[one] Click the entry's box in the log
}, then { $map ->
    [yes] click its place on the map (or type it)
   *[no] type what it should have been
}. { $part ->
    [two] One too many, or one that was forgotten
   *[one] A dot, one too many, or one that was forgotten
}: see the buttons.
proposed-entry = Entry { $at } should have been { $entry }
proposed-insert = Entry { $at } was forgotten: { $entry }
proposed-remove = Entry { $at } was one too many
table-log = Journey log
table-start = Start: { $start }
table-no-start = No start yet
table-tokens = { $any-kept ->
    [yes] Information: { $kept }
   *[no] No Information to be found
}{ $any-hidden ->
    [yes] {" "}(hidden: { $hidden })
   *[no] {""}
}
table-journey = Journey card{ $length ->
    [short] {" "}(short)
    [long] {" "}(long)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Deeds: { $kept }
   *[no] No deed left to be done
}{ $any-done ->
    [yes] {" "}(done: { $done })
   *[no] {""}
}
table-letter = Letter from Gandalf, and Part 2
table-would-be = { $question }, not yet answered:
table-limit = { $corruption }, limit +{ $raised }
spoken = { $answer ->
   *[no] no
    [yes] yes
    [frodo-is-here] yes, Frodo is here
    [yes-gandalf-is-found] yes, Gandalf is found
    [both-are-found] yes, Frodo is here, Gandalf is found
    [frodo] yes: Frodo
    [gandalf] yes: Gandalf
    [frodo-and-gandalf] yes: Frodo and Gandalf
}
table-no-but-gandalf = no; Gandalf is found
end-part = The end of Part 1
end-game = The end
table-hint = a place and Enter
table-hint-asked = Enter answers, Escape withdraws
table-hint-2 = Enter for Frodo; for Gandalf a place and Enter
table-hint-box-2 = for Gandalf a place, and the first time its area: 22 4b
table-hint-course = “Keep the course” or “Change the course”
table-hint-choice = press the card that is taken
table-hint-fleeing = the number on the deed token that was drawn
table-hint-hiding = the number on the deed token that is chosen
table-hint-over = play on, or keep it for another evening in a letter
table-hint-end = the log lies open; a copy can be saved
table-hint-drawn = Enter accepts; or press a tile, then who puts it back
table-hint-encounter = how many Nazgûl, 0 to 4
table-hint-encounter-lord = how many Nazgûl, 0 to 4; with their Lord, a button
table-hint-encounter-by-hand = how many Nazgûl, and the tiles: 2 3 { copy-tiles-eye }
table-hint-escape = a place and Enter, or “Stay”
table-hint-refresh = how many Shadows, 0 to 6
table-hint-rescue = how many moves are missing, and the tiles: 2 3 { copy-tiles-eye }
table-hint-box = a place, and the first time its area: 22 2b
chip-with-lord = With their Lord
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] solid line
        [2] dashed line
       *[other] dotted line
    }
   *[no] {""}
}: Frodo at { $at }{ $between ->
    [yes] , by { $by }
   *[no] {""}
}{ $known ->
    [yes] , to { $to }
   *[no] {""}
}
table-lord = The Lord of the Nazgûl
table-figure = Gandalf's figure
table-deeds-done = Deeds done at
table-corruption = Corruption
table-fellowship = Fellowship
table-eyes = Eyes
table-pool = Tiles in the cup
table-information = Information found
table-tracks = Tracks
table-eye = { $location } (Eye)
table-sword = { $location } (Sword)
table-flipped = { $name }, flipped
map-nearer = +
map-farther = –
map-fit = Whole map
end-taught = { $count ->
    [one] What this game taught about the board
   *[other] What this game taught about the board: { $count } things
}
end-summary = { $days ->
    [one] One day
   *[other] { $days } days
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, Corruption { $corruption }. { $questions ->
    [0] No question was answered.
    [one] One question was answered, { $yes } with yes.
   *[other] { $questions } questions were answered, { $yes } with yes.
}

## A game that is checked

verified-set-right = { $count ->
    [one] An answer that the table was told does not stand any more, for a correction set it right: line { $lines }.
   *[other] { $count } answers that the table was told do not stand any more, for corrections set them right: lines { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}A seal that was compared binds { $bound } of them: the table did hear that.
}
verified-board = { $whose ->
    [programs] The board “{ $named }” comes with the program.
    [own-by-its-name] The board “{ $named }” is somebody's own copy and only bears the name of what comes with the program: compare with what is on the table.
   *[own] The board “{ $named }” is somebody's own copy: compare with what is on the table.
}
verified-tiles = { $whose ->
    [programs] The tiles “{ $named }” come with the program.
    [own-by-its-name] The tiles “{ $named }” are somebody's own copy and only bear the name of what comes with the program: compare with what is on the table.
   *[own] The tiles “{ $named }” are somebody's own copy: compare with what is on the table.
}
verified-journeys = { $whose ->
    [programs] The Journey cards “{ $named }” come with the program.
    [own-by-its-name] The Journey cards “{ $named }” are somebody's own copy and only bear the name of what comes with the program: compare with what is on the table.
   *[own] The Journey cards “{ $named }” are somebody's own copy: compare with what is on the table.
}
verified-no-board = In Part { $parts } no board says what is connected: no move was checked against one.
verified-agreed = It was agreed: { $options }. All else is as it is where nothing is said.
verified-unanswered = { $count ->
    [one] A question was named and not answered, for it was withdrawn, stopped by a card or taken back: line { $lines }. The Ring-bearer had seen what the answer would be.
   *[other] { $count } questions were named and not answered, for they were withdrawn, stopped by a card or taken back: lines { $lines }. The Ring-bearer had seen what the answers would be.
}
verified-undone = { $count ->
    [one] Something else was taken back: line { $lines }.
   *[other] { $count } other things were taken back: lines { $lines }.
}
verified-by-card = By a card, as the Ring-bearer said: in line { $lines }. Compare it with the cards that were played: that one hides Information, or spares Corruption, nobody else is told.
verified-by-word = { $count ->
    [one] One entry went
   *[other] { $count } entries went
} by the Ring-bearer's word, as every correction does and every entry with { DEED("!") }; the board was not asked: in line { $lines }.
verified-letter = { $paper ->
    [yes] Part 1 was played on paper: what is told of it here is taken on trust.
   *[no] Part 1 stands in a file of its own: what the letter tells of it is taken on trust until that file is verified, in which the head of a line is, or begins with, { $head }.
}
verified-areas = Where a location lies was told by the Ring-bearer, in line { $lines }: compare it with the board, for Perceptions hang on it.
verified-told-otherwise = He told it twice, and not the same, of { $locations }.

## The table's window

public-withdrawn = withdrawn
public-blocked = cancelled by a card
public-corrected-none = No answer would have been another.
public-corrected-answer = { $question }: told “{ $was }”, true “{ $is }”
public-lord = The Lord of the Nazgûl spends a die, or hunts without one where he stands. He has no free Search, and counts for two tiles.
public-seal = Seal at the table
public-seal-fold = Fold the seal away
public-seal-what = The seal of what was told. A photograph of the code proves at the end that nothing was changed up to here; the four words are for the eye.

# Copying the box

copy = Your box of Hunt
copy-part-1 = Part 1
copy-part-2 = Part 2
copy-page-numbers = Numbers
copy-page-areas = Areas
copy-page-links = Links
copy-page-picture = On a picture
copy-page-games = From games
copy-page-tiles = Tiles
copy-page-cards = Cards
copy-page-numbers-what = This takes a minute. With these the program draws Information and deeds, and knows which tokens there are.
copy-page-areas-what = This takes three minutes; ten of these twelve lines are wanted. With the areas a Perception needs no asking: the program knows where each location lies.
copy-page-links-what = This takes a quarter of an hour. With the links it checks every move, says what is within reach, counts the moves of a rescue, and draws the map.
copy-page-picture-what = All of it with your own photograph or scan behind: choose the file below, or drop it on the window. It stays on this machine.
copy-page-games-what = What games that are over have taught. Nothing is taken over unless you say so.
copy-page-tiles-what = This takes two minutes. With the values of all tiles the program draws them, and checks what hands draw.
copy-page-cards-what = This takes twenty minutes for all of them; one card at a time is fine. Of a card that is known, a few rows have to be read out, and the program knows the others.
copy-numbers-hint = as 3 4 12 20-22
copy-list-information = Information tokens
copy-list-information-what = The numbers on the twelve tokens. The board's Ally locations have the same.
copy-list-nazgul = Nazgûl
copy-list-nazgul-what = The locations where the Nazgûl may start.
copy-list-starts = Frodo's starts
copy-list-starts-what = The numbers on the three starting tokens.
copy-list-allies = Ally locations
copy-list-allies-what = Only if they are others than those on the tokens.
copy-list-deeds = Gandalf's deeds
copy-list-deeds-what = The numbers on the ten deed tokens.
copy-list-dark = Dark locations
copy-list-dark-what = They are drawn on the map, and nothing else depends on them.
copy-areas-hint = the locations in it, as 19 20 22-24
copy-links-how = A chain a line: 10 . 19 is a path over one dot, road 49 . . 48 a road over two. A dot at which ways meet gets a name: 19 .fork 20 on one line, and .fork 23 on another. Exits are letters.
copy-count-of = { $found } of { $printed }
copy-count = { $found }
copy-tool-places = Places · P
copy-tool-links = Links · L
copy-tool-areas = Areas · A
copy-picture-next = next:
copy-picture-chosen = Is { $space } another number?
copy-picture-renumber = Renumber
copy-picture-exit = Exit · X
copy-picture-find = Find circles · F
copy-picture-other-size = Other size · F
copy-picture-drop-rest = Drop the rest
copy-picture-path = Path (R: road)
copy-picture-road = Road (R: path)
copy-picture-dots = dots:
copy-picture-remove = Remove
copy-picture-unplace = Off the picture
copy-picture-none = Hide the picture
copy-picture-shown = Show the picture
copy-picture-no-number = Nothing was placed: the next number has to be one from 1 to 999, or the letter of an exit.
copy-picture-removed = { $space } is removed from the board{ $links ->
    [yes] , with its links
   *[no] {""}
}{ $area ->
    [yes] {""} and out of its area
   *[no] {""}
}. Undo brings it back; “Off the picture” would have left all but its place.
copy-picture-reading = The picture is being read …
copy-picture-searching = The picture is searched for circles …
copy-picture-size = This is size { $size } of { $sizes }.
copy-picture-found = { $count ->
    [0] No circles were found: a picture from straight above, with little shadow, shows them best.
    [one] One circle was found. Is it a place?
   *[other] { $count } circles were found. Which of them are places?
}
copy-picture-taken = { $space } is no number from 1 to 999 and no letter of an exit.
copy-hint-places = Click to place the next location; click one to choose it, drag it to move it. The wheel zooms, the right button drags the picture. Arrows and Enter do the same.
copy-hint-found = A click takes a circle, a right click drops it. Or by keys: its number and Enter; Enter alone gives the number shown, N goes past it, Delete drops it.
copy-hint-links = Click a space to begin there; click a link to choose it: a digit sets its dots, R makes it a road, Delete removes it.
copy-hint-pen = Click the next space, or an empty place for a dot; a digit sets the dots of the last link. Click the same space again, or press Escape, to stop.
copy-hint-areas = Drag around the locations of an area, or click them one by one.
copy-faults = To be mended
copy-missing = Still missing
copy-odd = Looks wrong
copy-examples = Otherwise in the rulebook's examples
copy-held-back = { $list ->
    [starts] Frodo's starts { $locations }: no locations of this board yet.
    [nazgul] Nazgûl starts { $locations }: no locations of this board yet.
    [allies] Ally locations { $locations }: no locations of this board yet.
   *[dark] Dark locations { $locations }: no locations of this board yet.
}
copy-uses = What games use
copy-more = … and { $more } more.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Numbers: none yet.
        [unused] Numbers: as they stand, but the tokens not yet. One that is missing here would be missing in the game.
       *[whole] Numbers: as they stand.
    }
    [areas] { $state ->
        [none] Areas: none yet.
        [whole] Areas: yes, all are there.
        [insisted] Areas: yes, as far as they are there.
        [before] Areas: as they were before, until this is mended.
       *[unused] Areas: not yet. A location that is missing here would be missing in the game.
    }
   *[links] { $state ->
        [none] Links: none yet.
        [whole] Links: yes, they are whole.
        [insisted] Links: yes, as far as they are there.
        [before] Links: as they were before, until this is mended.
       *[unused] Links: not yet. A way that is missing here would be refused in the game.
    }
}
copy-use-as-it-is = Use them as they are
copy-use-when-whole = Use them only when nothing is missing
copy-tiles-beige = Beige tiles
copy-tiles-grey = Grey tiles
copy-tiles-red = Red tiles
copy-tiles-hint = as eye eye 1 1 2; or press the values below
copy-tiles-eye = Eye
copy-tiles-used = All tiles are there. Games of your own box use them.
copy-tiles-unused = Games use the tiles when all of them are there: 15, 3 and 2. Until then they have what they had before.
copy-tiles-many = { $colour ->
    [beige] Beige tiles
    [grey] Grey tiles
   *[red] Red tiles
}: { $found }, and the box has { $printed }.
copy-cards-how = A card a line: the start, then each row in its order, the exit last, as 2 . 10 . . 23 . 27 . 36 . . 35 . A; a shelter has * behind it.
copy-cards-short = The shorter journeys: a start and 14 rows
copy-cards-long = The longer journeys: a start and 16 rows
copy-cards-used = Games of your own box know these cards.
copy-cards-unused = Games of your own box know the other cards, until this is mended.
copy-cards-not-drawn = The program draws cards when all 36 are here. Until then cards are drawn by hand, and the known ones fill in what was not read out.
copy-card-nowhere = { $deck ->
    [short] The shorter journeys
   *[long] The longer journeys
}, card { $card }: row { $row } is no location of your board.
copy-card-reach = { $deck ->
    [short] The shorter journeys
   *[long] The longer journeys
}, card { $card }: row { $row } is out of reach on your board.
copy-games-none = No game that is over has taught anything that is not on your board yet.
copy-games-area-otherwise = { $location } lies in { $area } by what was played; your copy says { $copied }.
copy-games-area = { $location } lies in { $area }.
copy-games-way = { $most ->
    [0] { $from } and { $to } are adjacent.
    [one] From { $from } to { $to }, over one dot at most. How many lie between them?
   *[other] From { $from } to { $to }, over { $most } dots at most. How many lie between them?
}
copy-games-dots = { $dots ->
    [0] none
   *[other] { $dots }
}
copy-games-take = Take it over
copy-games-take-all = Take all { $count }: ways with as many dots as they can have
copy-no-folder = There is no place on this machine where the copy could be kept. Export it to a file before you leave.
copy-laid-aside = The copy could not be understood and was laid aside as { $path }. What games could use of it is here.
copy-taken = It is here now.
copy-taken-instead = It is here now; what was there before lies in { $path }.
copy-exported = { $faults ->
    [0] Written to { $path }.
    [one] Written to { $path }, with one fault in it: nobody can play with it before that is mended.
   *[other] Written to { $path }, with { $faults } faults in it: nobody can play with it before they are mended.
}
copy-ask-over = { $path } is there already. Write over it?
copy-ask = { $what ->
    [board-1] There is a copy of the board of Part 1 already. Lay it aside, and take this one?
    [board-2] There is a copy of the board of Part 2 already. Lay it aside, and take this one?
    [tiles] There are tiles already. Lay them aside, and take these?
   *[cards] There are cards already. Lay them aside, and take these?
}
copy-file = A file
copy-file-typed = a picture, or a board, tiles or cards that somebody has shared
copy-choose = Choose …
copy-choose-title = A picture, or something shared
copy-choose-filter = Pictures, boards, tiles, cards
copy-import = Take it in
copy-export = Export this page
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}There is one more fault.
   *[other] {" "}There are { $more } more faults.
} Nothing was taken in.
copy-would-overwrite = { $path } is something else, and is not written over. Take another name.

# All games, and the sheet to print

archive-empty-sheet = Empty log to print
archive-figures = { $days ->
    [one] one day
   *[other] { $days } days
}, { $steps ->
    [one] one step
   *[other] { $steps } steps
}, Corruption { $corruption }, { $questions ->
    [one] one question
   *[other] { $questions } questions
}, { $yes } with yes
archive-totals = { $games ->
    [one] One game
   *[other] { $games } games
}; won by the Ring-bearer: { $ring-bearer }, by the Ringwraiths: { $ringwraiths }; { $questions } questions, { $yes } with yes
ended-bree = Frodo reached Bree
ended-rescued = Frodo had to be rescued
ended-rivendell = Frodo reached Rivendell: the Ring-bearer won
ended-corrupted = Frodo was corrupted: the Ringwraiths won
seat-ring-bearer = Ring-bearer
seat-ringwraiths = Ringwraiths
counted-corruption = Corruption at the end
counted-days = Days
counted-steps = Steps
counted-encounters = Encounters
counted-misses = Near misses
counted-searches = Searches
counted-search-bits = Bits that a Search told
counted-hunts = Hunts
counted-hunt-bits = Bits that a Hunt told
counted-perceptions = Perceptions
counted-perception-bits = Bits that a Perception told
counted-morguls = Perceptions with the Morgul Ring
counted-morgul-bits = Bits that one with the Morgul Ring told
sheet-empty = An empty sheet
sheet-start = Start
sheet-gandalf = Gandalf
sheet-deeds = Deed tokens
sheet-information = Information (hidden) [found]
sheet-card-before = Journey card before
sheet-card-not-kept = Journey card not kept

# The first game, guided

guide-leave = Without the guide
guide-start = Say { DEED("start draw") }: Frodo's start is drawn, in secret. From your own box you would draw a token and give its number: { ASK("start N") }.
    .window = Press “Draw”: the program draws Frodo's start, in secret. From your own box you would draw a token and type its number.
guide-information = Likewise the five Information tokens: { DEED("information draw") }. What is said for you alone lies behind your screen.
    .window = Likewise the five Information tokens. Whatever is behind your screen is on this side of the laptop.
guide-gift = Give one of them away openly, with its number: { ASK("give N") }. Everybody is told.
    .window = Press the number that you give away openly. It is then shown to all.
guide-dice = The Ringwraiths roll their dice: say { DEED("begin shadows=2") } with the number of Shadow results in place of 2.
    .window = The Ringwraiths roll their dice: press the number of Shadow results.
guide-move = Your turn: reach tells where Frodo may go. { ASK("move X") } takes him there, and a dot is a step as well: { DEED("move .") }. log tells your Journey log.
    .window = Your turn: press a ringed place on the map, or type its number and Enter. A dot is a step as well. The strip of boxes below the map is your Journey log.
guide-done = Entered, and nobody was told where. A slip? { DEED("undo") }. Then { DEED("done") } ends your turn, and the Ringwraiths act.
    .window = Entered, and nobody saw it. A slip? “Undo”, at the top. The card at the right has one gold button, which Enter presses too: it ends your turn. F1 is the curtain, should somebody come round the table.
guide-question = Now they ask, as in { DEED("search 22") }, { DEED("hunt 22") } or { DEED("perception IIA") }, and are answered at once. With ask before it you see the answer first, alone.
    .window = Now they ask. A Search of 22? Press 22 on the map, or type 22 and Enter; under the Eye that is a Hunt. For all else there are “Search …”, “Hunt …” and “Perception …”.
guide-asked = Only you see this answer, and why it is so. { DEED("answer") } gives it, { DEED("withdraw") } takes the question back.
    .window = Only you see this answer, and why it is so. A second Enter gives it: say it aloud, or open the table's window (F4). Escape takes the question back.
guide-answered = That answer is on the record, and can be proved honest after the game. Ask on, or say { DEED("done") } when all Nazgûl have acted.
    .window = That answer is on the record, and can be proved honest after the game. Ask on, or press “The Nazgûl have acted”.
guide-again = So it goes on: you move, they ask. { DEED("status") } tells what everybody may know.
    .window = So it goes on: you move, they ask. What hands do now always stands at the top.
guide-on = { DEED("help") } lists all commands, and with one of them behind it explains it.
    .window = What is asked stands at the right, and Enter presses what is gold. F12 shows the keys and the rules; “Without the guide” gives its place back.
guide-encounter = Frodo was found. The table counts the Nazgûl: { ASK("nazgul N") } draws the tiles.
    .window = Frodo was found. The table counts the Nazgûl; press the number, and the tiles are drawn here.
guide-refresh = Night is over: say { DEED("refresh shadows=1") } with the number of Shadow results in place of 1: the new day. From here on there is little that you have not seen.
    .window = Night is over: press the number of Shadow results for the new day. From here on there is little that you have not seen.
guide-journey = Part 2: { DEED("journey draw") } draws a Journey card from each deck, in secret; { ASK("journey keep short|long") } keeps one of them.
    .window = Part 2: “Draw” draws a Journey card from each deck, in secret; press the one that Frodo is to follow. From your own box you would draw both and type the one you keep.
guide-deeds = Gandalf's four deed tokens, in secret: { DEED("deeds draw") }.
    .window = Likewise Gandalf's four deed tokens: the places at which he can help.
guide-gandalf = Gandalf begins at one of the four: { ASK("gandalf start N") }. Nobody is told.
    .window = Press the one of the four at which Gandalf begins. Nobody is told.
guide-advance = Frodo follows his Journey card by himself: { DEED("advance") } takes him one step along it, and nobody is told where he is.
    .window = Frodo follows his Journey card by himself: the gold button takes him one step along it, and nobody is told where he is.
guide-gandalf-moves = Then Gandalf moves, in secret: { ASK("gandalf N") }.
    .window = Then Gandalf moves, in secret: press a ringed place on the map, or where he stands, if he stays.
guide-escape = Frodo slips away, and nobody is told where: { ASK("escape N") }, or { DEED("escape stay") }.
    .window = Frodo slips away, and nobody is told where: press a ringed place on the map, or that he stays.
guide-course = Frodo keeps his course, or changes it, and everybody hears which: { DEED("course keep") } or { DEED("course change") }. The new card is for you alone.
    .window = Frodo keeps his course, or changes it, and everybody hears which: press one of the two. The new card is for you alone.
guide-letter = Part 1 is over. { DEED("part2") } plays on, { DEED("letter PATH") } keeps it for another evening; { DEED("reveal PATH") } would end it here.
    .window = Part 1 is over. The gold button writes a Letter from Gandalf, with which Part 2 begins, now or on another evening. To reveal the game would end it here.
guide-over = This part is over. { DEED("reveal PATH") } writes down all of it for whoever wants to check.
    .window = This part is over. The journey lies open here, and “Reveal” writes down all of it for whoever wants to check.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = New game
deed-part-two = Part 2
deed-letter = Letter opened
deed-start = { $drawn ->
    [yes] Draw the start
   *[no] Start: { $location }
}
deed-information = { $drawn ->
    [yes] Draw Information
   *[no] Information: { $list }
}
deed-give = Give { $list }
deed-begin = The first day
deed-move = { $to ->
    [dot] A dot
   *[other] To { $to }
}{ $free ->
    [yes] , spared by a card
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] A dot
   *[other] To { $to }
} by a card
deed-rest = Rest
deed-done = End the turn
deed-question = { $question }{ $card ->
    [yes] {" "}by a card
   *[no] {""}
}
deed-answer = Answer
deed-withdraw = Withdraw
deed-blocked = A card blocks it
deed-nazgul = { $count ->
    [0] No Nazgûl
   *[other] { $count } Nazgûl
}{ $lord ->
    [yes] , the Lord among them
   *[no] {""}
}
deed-rescue = Rescue
deed-draw = { $count ->
    [one] Draw a tile
   *[other] Draw { $count } tiles
}
deed-cancel = { $tile } back: { $who ->
    [card] another card
   *[other] { company-name }
}
price = { $what ->
    [frodo] The pool of Fellowship tokens shrinks by one.
    [reveal] It costs a Fellowship token, which leaves the game.
    [deed] Everybody hears where he is; the limit rises by 1.
   *[rivendell] He goes out of play; the limit rises by 1.
}
flips-with-accept = { company-name }'s card is flipped when the tiles are accepted.
deed-accept = Accept
deed-escape = { $to ->
    [stay] Stay
   *[other] Escape to { $to }
}
deed-refresh = { $shadows ->
    [none] A new day
    [one] 1 Shadow
   *[other] { $shadows } Shadows
}
deed-corruption = Corruption { $change }
deed-fellowship = Fellowship { $change }
deed-fellowship-remove = A Fellowship token leaves
deed-fellowship-pool = { $pool ->
    [one] One Fellowship token in the game
   *[other] { $pool } Fellowship tokens in the game
}
deed-company = { $flipped ->
    [yes] Flip { company-name }
   *[no] Turn { company-name } back
}
deed-merry-joins = Merry joins
deed-red = Red tile { $value }
deed-barrow-wights = Barrow-wights
deed-eyes = Eyes = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] into the cup
   *[no] out of the cup
}
deed-track = Track token on { $location }: { $side ->
    [eye] eye
    [sword] sword
   *[off] none
}
deed-token = Information { $location }: { $found ->
    [yes] found
   *[no] hidden
}
deed-area = { $location } lies in { $area }
deed-table-word = The table's word
deed-correct = { $kind ->
    [entry-dot] Entry { $at } is a dot
    [insert-dot] A dot before entry { $at }
    [entry] Entry { $at } is { $entry }
    [insert] { $entry } before entry { $at }
   *[remove] No entry { $at }
}
deed-correct-keep = Keep the log as it is
deed-correct-apply = Set the log right
deed-tell = Tell the table
deed-note = A note
deed-journey-draw = Draw Journey cards
deed-journey-keep = { $length ->
    [short] Keep the short journey
   *[long] Keep the long journey
}
deed-journey = Journey card
deed-journey-row = Row { $row } is { $entry }
deed-deeds = { $drawn ->
    [yes] Draw deed tokens
   *[no] Deed tokens: { $list }
}
deed-gandalf-start = Gandalf starts at { $location }
deed-advance = Advance{ $free ->
    [yes] , spared by a card
   *[no] {""}
}
deed-card-advance = Advance by a card
deed-gandalf = Gandalf to { $location }
deed-card-gandalf = Gandalf to { $location } by a card
deed-reveal = Reveal Gandalf
deed-hide = Gandalf hides at { $location }
deed-flee = Gandalf flees to { $location }
deed-deed = Gandalf's deed
deed-rivendell = Gandalf in Rivendell
deed-lord = { $in-play ->
    [yes] The Lord comes
   *[no] The Lord leaves
}
deed-course-keep = Keep the course
deed-course-change = Change the course
deed-course-draw = Strider: draw { $count } cards
deed-course-take = Take card { $number }
deed-card-course = A card changes the course
tile = { $value ->
    [eye] Eye
   *[other] { $value }
}{ $red ->
    [yes] {" "}(red)
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Red tile
begun-token = Information token
begun-search = Search
begun-hunt = Hunt
begun-perception = Perception
begun-start = Start
begun-information = Information
begun-move = Move
begun-escape = Escape
begun-card = Card
begun-card-move = Move by a card
begun-card-gandalf = Gandalf by a card
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf hides at
begun-gandalf-flee = Gandalf flees to
begun-course = Course
begun-journey = Journey card
begun-journey-row = Row
begun-deeds = Deed tokens
begun-deeds-drawn = Deed tokens drawn:
begun-short = Journey card (short)
begun-long = Journey card (long)
begun-correct = Correction
begun-correct-insert = Forgotten before

## Why, by the rules with these numbers: in a few words of our own.

why = Why?
rule-r1 = Frodo starts in one of three locations, drawn in secret. It stands first on the log, and takes no step.
rule-r2 = Five of twelve Information tokens are drawn in secret; one of them is given away openly (none or two, if agreed).
rule-r3 = There are three Fellowship tokens (four, if agreed). Corruption and Movement begin at 0.
rule-r4 = Six Action dice are rolled; each Shadow gives the Ring-bearer a Fellowship token, as long as there are any.
rule-r5 = The Company is Frodo, Sam and Pippin. A card brings Merry; Strider comes in Part 2.
rule-r6 = Fifteen beige tiles are in the cup. The two red ones join when a Sorcery card brings them.
rule-r7 = A day is two Daylight turns, Nightfall and Refresh. The Ring-bearer goes first: by day Frodo must move, at Nightfall he moves or rests.
rule-r8 = An entry is a dot, which is always allowed, or a location in reach: next to the last one, or with no more dots between than were marked since.
rule-r9 = The last location may be entered again only after a dot.
rule-r10 = Every entry moves Frodo's figure one step. Resting moves nothing.
rule-r11 = To move at Nightfall costs 1 Corruption first, and shows the Eye for the rest of the turn: a free Hunt instead of the free Search.
rule-r12 = A move by a card comes besides the normal one, in either side's turn or in Refresh, and costs nothing at Nightfall.
rule-r13 = Entering an exit ends Part 1: Frodo has reached Bree.
rule-r14 = On step 16 and at no exit, Frodo has to be rescued; the Ringwraiths do not play.
rule-r15 = A rescue draws a tile for each entry that Frodo would still need to the nearest exit.
rule-r16 = Nazgûl never stand in Frodo's way.
rule-r17 = A Search asks whether a location is anywhere on the log. It cannot ask about Frodo's possible starts, nor where a Track token lies.
rule-r18 = A Hunt asks that of any numbered location. Where Frodo is now it finds him, and an encounter follows.
rule-r19 = A Perception asks whether the last location lies in an area or a section: I to III in Part 1, IV to VI in Part 2, A to D in each. Dots do not matter.
rule-r20 = Dots and exits can be neither searched nor hunted.
rule-r21 = A Search or a Hunt where an Information token belongs finds it, whatever the answer.
rule-r22 = Once Frodo enters its location, an Information token is hidden for good.
rule-r23 = A card may block a question before it is answered. An answer follows from the log as it is at that moment.
rule-r24 = An encounter draws a tile for each Nazgûl in the hunted location or next to it.
rule-r25 = One Company card may be flipped to put one drawn tile back, but no red one. Other cards put any back, as they say.
rule-r26 = Tiles apply in the order drawn: a number is that much Corruption, an Eye is 1 and one more for each Eye beside the track.
rule-r27 = At 12 Corruption the Ringwraiths win at once.
rule-r28 = Then Frodo escapes in secret: to a numbered location with at most two dots more between than were marked (one, if agreed), or nowhere. That is a step too.
rule-r29 = After an encounter the turn ends as always.
rule-r30 = At Refresh cards are drawn, the lead passes on, dice are rolled; each Shadow gives a Fellowship token.
rule-r31 = A Fellowship token buys an Ally card, one in a turn. Some cards take a token out of the game.
rule-r32 = Cards change Corruption, bring red tiles, or lie beside the track as an Eye: the table says so. A card that hides an Information token does so in secret.
rule-r33 = The Letter from Gandalf keeps what Part 2 begins with for another evening.
rule-p1 = In Part 2 the Company is whoever was not flipped, with Strider, and Merry if he had not come.
rule-p2 = Fellowship tokens stay; one fewer is in the game if Frodo's card is flipped.
rule-p3 = A short and a long Journey card are drawn in secret, and one is kept: 14 moves and lost at 12 Corruption, or 16 and 14. On a board copied whole each row of a card is within reach of those before it.
rule-p4 = Four deed tokens are drawn. One is Gandalf's start, three stay hidden.
rule-p5 = In the cup are the tiles left over, the three grey ones, and the special ones that joined. Corruption and Eyes stay.
rule-p6 = Movement begins at 0 on day 1. The six standard dice are rolled, with the Lord of the Nazgûl in play too.
rule-p7 = Frodo is on the row of his Journey card that has the number of his step. What lies behind him counts as his log.
rule-p8 = By day Frodo advances; at Nightfall he advances for 1 Corruption and the Eye, or rests.
rule-p9 = Gandalf moves in every turn after Frodo, to a location with only dots between, however many; he may stay.
rule-p10 = After his move Gandalf may be revealed where Nazgûl are, for a Fellowship token that leaves the game. He stands there until all have acted, then hides by one of two deed tokens.
rule-p11 = Where a hidden deed token belongs, Gandalf may complete it: the Corruption limit rises by 1.
rule-p12 = On an exit Gandalf may be announced in Rivendell, at any time: he leaves play, and the limit rises by 1.
rule-p13 = When the deed tokens run out, the discarded ones are mixed in again.
rule-p14 = A Perception is yes for Frodo or for Gandalf. The Morgul Ring also tells for whom, on days on which the Lord has been in play.
rule-p15 = A Search asks about the Journey card as far as Frodo has come. Gandalf does not count. Where a Track token lies it cannot ask.
rule-p16 = A Hunt also finds Gandalf where he is now; he flees by a deed token.
rule-p17 = Where Gandalf's figure stands, nobody searches or hunts.
rule-p18 = The Lord of the Nazgûl replaces a Nazgûl. He spends a die or hunts without one where he stands, counts for two tiles, and leaves play after the encounter.
rule-p19 = An encounter is as in Part 1. The limit is the Journey card's, and one more for each deed and for Rivendell.
rule-p20 = Then Frodo keeps his course, or changes it: a step back, all Track tokens off the board, and another card.
rule-p21 = On the last row of his card Frodo is in Rivendell, and the Ring-bearer wins.
rule-p22 = At the Corruption limit the Ringwraiths win at once.
rule-p23 = How the hunt ends decides the action tokens for a War of the Ring.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Drawn
guide-drawn = These tiles were drawn for it. { DEED("accept") } takes them all; before that a Company card may put one back, as in { DEED("cancel 3 with sam") }.
    .window = These tiles were drawn for it: turned over one by one, then accepted all; before that a Company card may put one back: press the tile, then a companion.
board-practice = Practice board
map-exit = exit
map-start = Frodo may start here
map-ally = Ally location
map-nazgul = Nazgûl start here
map-dark = dark location
chip-put-back = Put back { $tile }
chip-another-card = Another card
why-token = Its Information token is found by this.
chip-done-ringwraiths = The Nazgûl have acted
table-enter-writes = Enter writes it there; another name can be typed.
table-course-how = Type the rows of the card that was drawn: the start first, the exit last. A * behind a row marks a shelter, as 10*.
log-day = day { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Set-up
    [ring-bearer] Frodo moves
    [ring-bearer-night] Frodo rests, or moves under the Eye
    [moved] Frodo has moved: the turn ends
    [rested] Frodo rests: the turn ends
    [ringwraiths] The Nazgûl act: a free Search each
    [ringwraiths-eye] The Nazgûl act: a free Hunt each
    [found] Frodo is found! When all have acted: the tiles
    [no-tiles] No tiles are drawn
    [tiles] Tiles lie drawn
    [encounter] The encounter: count the Nazgûl
    [escape] Frodo escapes, or stays
    [rescue] Step 16 and no exit: Frodo is rescued
    [refresh] Refresh: draw, pass the lead, roll the dice
    [bree] Frodo has reached Bree
    [rescued] Frodo is rescued
    [corrupted] Frodo is lost: the Ringwraiths win
    [letter] The letter lies open
    [advance] Frodo advances
    [advance-night] Frodo rests, or advances under the Eye
    [gandalf] Gandalf moves
    [gandalf-moved] Gandalf may act; then the turn ends
    [fleeing] Gandalf is found, and flees
    [hiding] Gandalf hides again
    [course] Frodo keeps his course, or changes it
    [choosing] Frodo takes one of the cards
    [rivendell] Frodo is in Rivendell!
   *[other] {""}
}
headline-asked = They ask: { $question }
due-move = Where does Frodo go?
due-gandalf = Where does Gandalf go?
due-escape = Where does he escape to?
due-nazgul = How many Nazgûl?
due-shadows = How many Shadows?
due-token = Which token?
due-rescue = How many moves are missing?
due-row = What does the row say?
due-area = Which area?
due-area-of = Where is { $location }?
due-area-why = Nobody has told yet, and the answer hangs on it. Press its area, or type it.
due-target = Which place?
due-entry = What should it have been?
due-wrong-entry = Which entry is wrong?
due-proposed = Set it right, or leave it?
due-put-back = Who puts it back?
due-night = Advance, or rest?
due-course = Keep the course, or change it?
due-card = Which card?
due-tiles = Which tiles?
by-card = By a card …
by-hand = As it lies …
chip-back = Back
chip-entry = Entry { $at }
chip-free = Move, spared by a card
chip-give = Give this answer
chip-morgul = Perception, Morgul Ring
chip-turn-over = Turn a tile over
chip-word = On my word
end-reveal-lost = Whoever has it knows what is still to be drawn: Part 2 can then be played no more. It can also be revealed after Part 2.
hands-perception = Lay a Ringwraith's log token on { $target }.
nothing-to-pick = { $what ->
    [area] An area
   *[place] A place
} means nothing at this moment.
table-correct-called = Correct an entry
table-day-short = Day { $day }
table-pondered = Nobody knows of this yet. Escape forgets it.
tile-red = red
token-now = { $now ->
    [found] found
   *[hidden] hidden
}
track-side = { $side ->
    [eye] the eye up
    [sword] the sword up
   *[off] off the board
}
table-hint-ringwraiths = a place and Enter · Enter alone: all have acted
table-hint-pondered = Enter gives the answer, Escape forgets it
table-hint-done = Enter ends the turn · a place and Enter: they ask
table-hint-confirm = Enter does it, Escape does not
whispered-flees = In secret: Gandalf flees to { $location }.

## What a window calls what a terminal has commands for

do-accept = “Accept”
do-advance = “Advance”
do-answer = “Answer”
do-begin = the first dice
do-blocked = “A card blocks it”
do-card = “By a card …”
do-company = the Company's cards
do-company-add-merry = “Merry joins”
do-company-flip = “Flip { company-name }”
do-company-unflip = “Turn { company-name } back”
do-company-unflip-strider = “Turn Strider back”
do-correct-apply = “Set the log right”
do-correct-keep = “Keep the log as it is”
do-course-change = “Change the course”
do-course-keep = “Keep the course”
do-deeds = Gandalf's deeds
do-deeds-draw = “Draw”
do-done = { $now ->
    [ringwraiths] “The Nazgûl have acted”
   *[other] “End the turn”
}
do-escape-stay = “Stay”
do-eyes = “Eyes”
do-fellowship = “Fellowship”
do-gandalf-rivendell = “Gandalf in Rivendell”
do-gandalf-start = Gandalf's start
do-give = the gift
do-information = Information
do-information-draw = “Draw”
do-journey = the Journey card
do-journey-draw = “Draw”
do-letter-by-hand = “Part 1 was played on paper”
do-letter-path = “Write the letter”
do-log = the log
do-lord-in = “The Lord comes”
do-lord-out = “The Lord leaves”
do-move-dot = “A dot”
do-nazgul-1-lord = “1, the Lord among them”
do-part2 = “Set up Part 2”
do-pool = “Tiles in the cup”
do-refresh = the number of Shadows
do-rescue = “Rescue”
do-rest = “Rest”
do-start = Frodo's start
do-start-draw = “Draw”
do-track = take it off the map
do-withdraw = “Withdraw”
do-word = “On my word”
do-status = “Status”
do-refresh-shadows-1 = the number of Shadows
do-begin-shadows-2 = the number of Shadows
do-search-22 = Search 22
do-hunt-22 = Hunt 22
do-perception-iia = Perception II-A
do-cancel-3-with-sam = 3 back: Sam
do-reveal-path = “Reveal the game”
ask-area = not told yet
ask-area-n-area = the location's area
ask-ask = “Search …”, “Hunt …” or “Perception …”
ask-cancel-t-with-card = a tile and “another card”
ask-cancel-t-with-name = a tile and who puts it back
ask-card-gandalf-n = “Gandalf by a card …”
ask-correct-3-22 = an entry and what it should have been
ask-correct-insert-3-22 = one that was forgotten
ask-correct-remove-3 = one too many
ask-course-change-rows = “Change the course …” and the rows of the card
ask-course-draw-n = the cards that Strider draws
ask-course-take-k = a press on it
ask-deeds-n-n-n-n = their four numbers
ask-escape-n = a place
ask-eyes-n = “Eye tiles from beside the track”
ask-fellowship-n = their number
ask-gandalf-flee-n = its number
ask-gandalf-hide-n = its number
ask-gandalf-n = Gandalf's place
ask-gandalf-start-n = its number
ask-give-n = the number on the token
ask-information-n-n-n-n-n = their five numbers
ask-journey-keep-short-long = “Keep”
ask-journey-long-rows = long and its rows
ask-journey-row = what row { $row } says
ask-journey-row-i-x = its number and what it says
ask-journey-rows = the rows of the card
ask-journey-short-rows = short and its rows
ask-move-x = a place or a dot
ask-nazgul-n = how many Nazgûl
ask-rescue-n = their number
ask-start-n = the number on the token
ask-starts-n-n-n = “Starting locations”
ask-tell-text = words of your own
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = no set

# The telling of a game that is over.
untold-not-over = This game is not over: nothing is told of it before.
untold-not-played = Part { $part } was not played in this game.
telling-start = Part { $part }. Frodo set out from { $place }.
telling-day = { $walked ->
    [yes] Day { $day }: { $way }. Questions: { $questions }, with yes: { $yes }.
   *[no] Day { $day }: no step. Questions: { $questions }, with yes: { $yes }.
}
telling-found = He was found at { $place }.
telling-best = What told most, on day { $day }: { $question }: { $answer }. Journeys that fitted what you had heard: { $before } before, { $after } after.
telling-miss = A near miss on day { $day }: { $question }. { $near ->
    [just-left] He had been there a step or two before.
    [goes-there] He went there with his next step.
    [turn-too-late] A turn before, the answer would have been yes.
   *[beside] He was right beside it.
}
telling-narrowest = { $truth ->
    [there] At the narrowest, on day { $day }, the journeys that fitted what you had heard were down to { $journeys }; of these { $there } ended at { $place }, and there he was.
    [unknown] At the narrowest, on day { $day }, the journeys that fitted what you had heard were down to { $journeys }; of these { $there } ended at { $place }.
   *[elsewhere] At the narrowest, on day { $day }, the journeys that fitted what you had heard were down to { $journeys }; of these { $there } ended at { $place }, but he was at { $frodo }.
}
telling-uncounted = Nothing is counted: the board in the program does not show how its places are joined. Copy your box with its roads and paths, and the next game is counted.
telling-on-his-word = His own journey is not always among those that fit: something went by his word.
table-telling = Tell the game
telling-title = What was hidden
telling-back = Back to the table
telling-first = First
telling-before = Back one
telling-after = On one
telling-last = Last
telling-next-miss = Next near miss
telling-truth = The way
telling-fog = What you could know
telling-of-day = Day { $day }
telling-journeys = Journeys that fit: { $journeys }
telling-wait = Being counted …
figure-apart = { "," }
figure-point = { "." }
telling-likely = { $place }: { $there } of { $all }
telling-before-it = Before: { $before }
telling-worth-head = What would have told most just then
telling-worth = { $question } would have halved them { $halved } times on average
telling-asked-instead = Asked instead
telling-play = Play
telling-stop = Stop
telling-best-question = Best question
telling-frodo = Frodo
telling-gandalf = Gandalf
telling-part = Part { $part }
telling-near-miss = near miss
telling-told-most = told most
moment-start = Frodo sets out from { $place }
moment-step = { $kind ->
    [dot] Step { $number }: a dot
    [stays] Step { $number }: he stays
   *[place] Step { $number }: { $entered }
}
moment-gandalf-moved = Gandalf moves
moment-gandalf-at = Gandalf is seen at { $place }
moment-gandalf-rivendell = Gandalf reaches Rivendell
moment-gandalf-hidden = Gandalf hides again
moment-gandalf-fled = Gandalf flees
moment-course = Another course

# What is taken home of a telling.
keepsake-part = Part { $part }
keepsake-begun = begun on { $day }
keepsake-map = The map with his way
keepsake-map-told = The board as a map, with Frodo's way and the numbers of his entries; beside the places stands what was asked about them. All of it is told in words below.
keepsake-log = The log and the questions
keepsake-log-told = The entries of the log in boxes, and the questions in their order. All of it is told in words below.
keepsake-curve = How many journeys fitted, moment by moment
keepsake-curve-told = A curve from the first moment to the last: it falls with each answer that told something, and rises with each step. The same numbers stand in the table below.
keepsake-questions = What was asked
keepsake-start = How it began
keepsake-days = Day by day
keepsake-best = What told most
keepsake-misses = Near misses
keepsake-doubt = How little was left to doubt
keepsake-end = How it ended
keepsake-moments = All moments in their order
keepsake-moments-told = A line a moment: what happened, how many journeys fitted then, and how much an answer told.
keepsake-number = No.
keepsake-day = Day
keepsake-what = What happened
keepsake-journeys = Journeys that fit
keepsake-told = Told, in bits
keepsake-bits = { $whole }.{ $tenth }
keepsake-way = Frodo's way
keepsake-entries = an entry, by its number
keepsake-gandalf = Gandalf's way, and where he was seen
keepsake-searched = a Search
keepsake-hunted = a Hunt
keepsake-perceived = a Perception of the area
keepsake-yes = filled: yes
keepsake-no = open: no
keepsake-found = Frodo was found
keepsake-track = a track was found
keepsake-least = the fewest journeys
keepsake-how = How it was counted
keepsake-how-counted = A journey is a start with as many entries as stood on the log, each of which the rules allow. It fits if each question so far would have had the answer that it had. Every journey counts once, however likely anybody would have made it; what cards told and what players guessed does not count.
keepsake-how-read = An answer told one bit if it left half of the journeys, and two bits if it left a quarter. On the curve each line is ten times the one below it.
keepsake-how-pairs = In Part 2 pairs are counted: a sequence of Journey cards with a walk of Gandalf's.
keepsake-home = To take home
keepsake-write-page = Page to read
keepsake-write-png = Picture, PNG
keepsake-write-svg = Picture, SVG
keepsake-unpainted = The picture could not be painted here. The page, or the picture as SVG, can be written instead.
keepsake-which-picture = A picture is a file whose name ends with .png or .svg.
keys-short = On the line: 22, a dot, r (rest), in Part 2 a (advance), 22 (Gandalf) · s 22, h 22, p 2a (ask) · d (end the turn), u (undo)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodo has moved.
    [gandalf] Gandalf has moved.
   *[he] He has moved.
}
stage-wait = { $question }: wait.
stage-dropped = { $question }: { $how }.
stage-nothing-to-lay = Nothing to lay.
stage-then = Then the Nazgûl go on: { $eye ->
    [yes] a free Hunt each.
   *[no] a free Search each.
}
stage-count = Count the Nazgûl at { $place } and beside it.
stage-turns = The { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] next
} of { $count ->
    [1] one tile
    [2] two tiles
    [3] three tiles
    [4] four tiles
    [5] five tiles
   *[other] { $count } tiles
} turns now.
stage-all-turned = All the tiles are turned.
stage-drawn = { $occasion ->
    [rescue] He is rescued, at a price.
   *[card] A card has drawn them.
}
stage-card-moved = By a card: Frodo's figure goes to step { $step }.
stage-hands = First look at the hands: five cards each at most.
stage-lord = The Lord of the Nazgûl comes: he replaces { $start ->
    [yes] the lead's Nazgûl
   *[no] a Nazgûl
}.
stage-found = { $count ->
    [0] The Nazgûl
    [one] One Nazgûl
    [2] Two Nazgûl
    [3] Three Nazgûl
   *[other] Four Nazgûl
} found him at { $place }.{ $lord ->
    [yes] {" "}Their Lord is one of them.
   *[no] {""}
}
stage-ended = Part { $part } is over: step { $step }, Corruption { $total }.
stage-its-number = its number
stage-counts-no-more = counts no more
stage-its-eyes = { $eyes ->
    [0] the first Eye
    [one] 1 + { $eyes } Eye
   *[other] 1 + { $eyes } Eyes
}
stage-this-now = this now
stage-then-this = then this
stage-can-be = What it can be, of { $left } not yet turned
stage-back-by = One may go back, by
stage-of = of { $limit }
stage-limit-raised = limit +{ $raised }
stage-taken = Corruption to { $total }{ $eye ->
    [yes] , the Eye beside the track.
   *[no] .
}
stage-undone = Undone: { $command }.
stage-redone = Done again: { $command }.
stage-nothing-answered = Nothing is answered.
stage-nothing-otherwise = Nothing on the table changes.
stage-token-moves = Move the Track token from { $from } to { $to }.
stage-corrected = One entry of his log was wrong.
stage-told = told
stage-true = true
stage-more = and { $more } more
stage-stays-told = What was told stays told.
stage-gandalf = Gandalf stands on { $at }.
stage-gandalf-hands = Nazgûl there move away, up to two steps; one standard die is discarded.
stage-course-changed = All Track tokens off; Frodo's figure to step { $step }.
stage-deed = Gandalf has done his deed at { $at }.
stage-ability = { $number ->
    [1] +1 step
    [2] Hunt
    [3] Search
    [4] +2 steps
   *[5] Lord
}
back = { $what ->
    [track-off] Take the Track token off { $at }.
    [track-turn] Turn the Track token on { $at } back over.
    [track-eye] Lay a Track token on { $at } again, the eye up.
    [track-sword] Lay a Track token on { $at } again, the sword up.
    [information] Information token { $at } goes back behind the screen.
    [log-token] Take the log token off { $at }.
    [tiles] The tiles go back into the cup.
    [corruption] Corruption back to { $at }.
    [eyes] Eyes beside the track: { $at }.
    [fellowship] Fellowship tokens on his card: { $at }.
    [card] The card of { $at } is turned back.
    [figure] Gandalf's figure on { $at } again.
    [figure-off] Gandalf's figure off the board.
    [deed] Deed token { $at } goes back behind the screen.
    [lord-out] The Lord of the Nazgûl leaves again.
    [lord-in] The Lord of the Nazgûl comes back.
    [step] Frodo's figure back to step { $at }.
   *[turn] The turn marker back: { $at }.
}
say-undone = Say: “{ $command } is taken back.”
chip-again = { $here } again
tile-by-card = card
tile-without = Below each: the Corruption without it
dots-nowhere = No way from { $here } has { $dots } dots in a row. The entry stands all the same.
pick-in-no-area = { $location } lies in no area.
pick-no-entry = { $count ->
    [0] No entry is this place.
   *[other] Several entries are this place: press its box.
}
tale-where = Step { $step }. Where is he now?
tale-where-gandalf = Where is Gandalf now?
tale-fit = { $journeys } journeys fit what you had heard.
tale-unknown = Nobody could count where he was.
tale-fitted = Journeys that fitted
tale-at = at { $place }
tale-in = { $count } in { $all }
tale-ended = { $count } in { $all } ended at { $place }
tale-sure = It could only be { $place }
tale-near = { $near ->
    [just-left] He had been there a step or two before.
    [goes-there] He went there with his next step.
    [turn-too-late] A turn before, it would have been yes.
   *[beside] He was right beside it.
}
tale-step = Step { $step }
tale-gandalf = Gandalf goes on
tale-shown = he is shown
tale-in-seconds = { $seconds ->
    [1] in 1 second
   *[other] in { $seconds } seconds
}
tale-then = then
tale-waits = it waits
tale-asked = The questions, and his entries by their numbers
keepsake-write-moving = Moving picture, PNG
