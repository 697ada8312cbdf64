# What Underhill says in English. The names are known to the code, the sentences are not.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Now is set-up: start, information, give, then begin.
    [ring-bearer] Now is the Ring-bearer's turn: move (or rest at Nightfall), then done.
    [ringwraiths] Now is the Ringwraiths' turn: their questions, then done.
    [tiles] Tiles lie drawn for a card: accept them, or cancel one.
    [encounter] Now is the encounter: nazgul N, then accept or cancel.
    [escape] Now is the escape: escape to a location, or escape stay.
    [rescue] Now is the rescue: rescue, then accept or cancel.
    [refresh] Now is Refresh: refresh begins the next day.
   *[other] The part is over: undo takes the last command back, new begins another game.
}

## Refusals by the rules

secretly-refused = refused; why is for the Ring-bearer alone
refused-not-in-setup = That belongs to set-up, which is over (R1–R4). { what-now } Another game begins with new.
refused-not-begun = No day has begun yet (R3). Finish set-up (start, information, give), then begin.
refused-wrong-part = “{ $board }” is a board for Part { $part }, and Part { $wanted } needs its own. Name a board of Part { $wanted }, or none.
refused-no-starts = Nobody has told where Frodo may start (R1). Add starts=N,N,N with the numbers on the three starting tokens.
refused-said-twice = { $location } was named twice; every token has a number of its own (R1, R2). Say the command again with different numbers.
refused-already-set = That was set already, and is set only once (R1, R2). undo takes it back.
refused-not-a-start = { $location } is no starting location (R1). Name one of the board's, or start draw.
refused-wrong-number-of-tokens = { $said } { $said ->
    [one] token was
   *[other] tokens were
} named, and { $wanted } are drawn (R2). Name all { $wanted }, or information draw.
refused-not-information = No Information token has the number { $location } (R2). Look at the token again; the numbers are those of Ally locations.
refused-tokens-unknown = This board does not list the Information tokens, so none can be drawn (R2). Draw five from the box and type information N N N N N.
refused-wrong-number-given = { $said } { $said ->
    [one] token was
   *[other] tokens were
} named, but it was agreed to give { $wanted } (R2). Name { $wanted }.
refused-nothing-to-give = It was agreed that no token is given (R2, give=0). Go on with begin.
refused-not-yours = { $location } is not one of the tokens behind the screen (R2). Name one of those that were drawn.
refused-start-missing = Frodo has no starting location yet (R1). First start N, or start draw.
refused-information-missing = The Information tokens are not drawn yet (R2). First information N N N N N, or information draw.
refused-gift-missing = { $wanted ->
    [one] One Information token has
   *[other] { $wanted } Information tokens have
} to be given to the Ringwraiths first (R2). give N.
refused-not-ring-bearers-turn = Frodo makes his normal move in the Ring-bearer's turn only (R7); a move by a card is card move. { what-now }
refused-not-a-turn = Cards that move Frodo or draw tiles are played in a turn of either side (R12). { what-now }
refused-already-moved = Frodo has made his one normal move of this turn (R7). A card may move him further with card move; else done.
refused-already-rested = Frodo rests this turn (R7). done ends the turn; undo takes the rest back.
refused-no-rest-in-daylight = By Daylight Frodo must move (R7). A dot is always allowed: move .
refused-move-first = The turn cannot end before Frodo has moved (R7). A dot is always allowed: move .
refused-move-or-rest-first = The turn cannot end before Frodo has moved or rests (R7). move X, or rest.
refused-no-turn-to-end = There is no turn to end here (R7). { what-now }
refused-not-on-board = The board has no { $location } (R8). Look at the number again; if the board was copied wrong, a ! behind the move goes by your word.
refused-no-such-location = The board has no { $location }. Look at the number again; if the board was copied wrong, say it with tell.
refused-last-location-needs-a-dot = { $location } is the last location, and may be entered again only with a dot marked since (R9). Mark a dot first, or go elsewhere.
refused-not-connected = { $location } is not connected to the last location: another location lies between (R8). Enter a dot or a location in reach; a ! behind it goes by your word.
refused-too-far = { $location } lies { $dots } { $dots ->
    [one] dot
   *[other] dots
} away, and { $marked ->
    [0] none is
    [one] one is
   *[other] { $marked } are
} marked (R8). Mark another dot, or enter a location in reach; a ! behind it goes by your word.
refused-too-early-to-ask = The Ring-bearer has not ended his turn, so this question comes too early (R7). Has Frodo moved? Then done, and ask again; a card asks with card.
refused-no-questions-now = Nothing can be asked now (R17–R19). { what-now }
refused-question-waits = A question waits for its answer (R23). First answer, withdraw or blocked.
refused-nothing-asked = No question waits for an answer (R23). ask names one first.
refused-start-not-searched = { $location } is one of Frodo's starting locations, and those cannot be searched (R17). It may be hunted.
refused-track-lies-there = A Track token lies on { $location } already, so it cannot be searched (R17). It may be hunted; if no token lies there, track { $location } off.
refused-exit-not-asked = Exits cannot be searched or hunted, nor hold a token (R20). Name a numbered location.
refused-no-such-area = The board has no { $area } (R19). Look at its labels again.
refused-area-unknown = Nobody has told where a location lies, so this cannot be answered truly (R19). The Ring-bearer says it with area N AREA; then ask again.
refused-no-encounter = No encounter takes place (R24). { what-now }
refused-no-rescue = No rescue takes place (R14). { what-now }
refused-already-drawn = Tiles lie drawn already (R24). accept them, or cancel one.
refused-nothing-drawn = No tiles lie drawn (R25). { what-now }
refused-wrong-number-of-tiles = { $said } { $said ->
    [one] tile was
   *[other] tiles were
} named, and { $wanted } { $wanted ->
    [one] has
   *[other] have
} to be drawn (R24). Name all that were drawn, in the order drawn.
refused-name-the-tiles = Tiles are drawn by hand in this game (R24). Draw { $wanted } and type them behind tiles, as in: tiles 3 eye 1r.
refused-not-in-pool = No tile { $tile } is left in the pool (R24). Look at the tile again; a red one has an r behind it.
refused-moves-are-known = The board tells how many moves are missing (R15). rescue, without a number.
refused-moves-are-unknown = The board cannot tell how many moves Frodo would still need (R15). Count them on the board: rescue N.
refused-tile-not-drawn = { $tile } was not drawn (R25). Name a drawn tile, as it was told; a red one has an r behind it.
refused-red-not-cancelled = { $tile } is red, and red tiles cannot be cancelled (R25). Cancel another one, or accept.
refused-not-in-company = { company-name } is not in play (R5). Name another card; merry joins with company add merry.
refused-already-flipped = { company-name } is flipped already, and helps no more (R25). Name another card; if it is not flipped on the table, company unflip { $who }.
refused-no-escape = There is nothing to escape from (R28). { what-now }
refused-no-escape-to-exit = An escape does not lead to an exit (R28). Name a numbered location, or escape stay.
refused-escape-not-connected = { $location } is not connected to the last location: another location lies between (R28). Name another, or escape stay; a ! behind it goes by your word.
refused-escape-too-far = { $location } lies { $dots } { $dots ->
    [one] dot
   *[other] dots
} away, and an escape reaches over { $most } (R28). Name another, or escape stay; a ! behind it goes by your word.
refused-no-refresh = It is not Refresh (R30). { what-now }
refused-part-is-over = The part is over, and nothing on the table changes any more (R13, R14, R27). undo takes the last command back.
refused-too-few-tokens = { $tokens ->
    [0] No Fellowship token lies
    [one] Only one Fellowship token lies
   *[other] Only { $tokens } Fellowship tokens lie
} on Frodo's card (R31). fellowship = N sets them as they lie.
refused-more-than-pool = { $pool ->
    [0] No Fellowship token is
    [one] Only one Fellowship token is
   *[other] Only { $pool } Fellowship tokens are
} in the game (R31). Name no more than that.
refused-pool-is-empty = No Fellowship token is left in the game to remove (R31). fellowship tells how many there are.
refused-not-flipped = { company-name } is not flipped (R25). company flip { $who } flips it.
refused-merry-is-here = Merry has joined already, and joins only once (R5). company tells who is there.
refused-no-such-red-tile = No red tile with the value { $value } was printed (R6). Look at the tile again.
refused-red-has-joined = That red tile is in the game already, and joins only once (R32). pool tells how many tiles there are.
refused-no-more-red-tiles = There are only two red tiles, and both are in the game already (R32). Look at the tile again.
refused-barrow-wights-lie = The Barrow-wights lie beside the track already (R32). eyes tells how many Eyes there are.
refused-token-not-kept = No Information token { $location } can still be found (R21, R22). Name one that is kept and not hidden.
refused-exit-in-no-area = { $location } is an exit, and exits lie in no area (R19). Name a numbered location.
refused-area-is-known = The board itself tells where { $location } lies (R19). No need to say it.
refused-tiles-unknown = The tiles of this game were not copied, so nobody knows what is left (R6). Look into the cup.
refused-no-links = This board does not tell how its spaces are joined, so reach is unknown (R8). Look at the board.
refused-nothing-in-reach-now = Frodo goes nowhere now (R8, R28). { what-now }

## Lines that are no command

misheard-unknown-command = “{ $word }” is no command. help lists them all.
misheard-not-yet = “{ $word }” belongs to a part of the game that this version does not have yet. help lists what there is.
misheard-new-game-first = No game is on the table. new begins one, open goes on with one.
misheard-too-many-words = “{ $word }” is one word too many. Say: { $usage }
misheard-too-few-words = Something is missing. Say: { $usage }
misheard-not-a-location = “{ $word }” is no location: those are numbers from 1 to 999, and exits one letter.
misheard-dot-not-asked = Dots cannot be searched or hunted (R20). Name a numbered location.
misheard-dot-no-escape = An escape leads to a location, or nowhere; not to a dot (R28). Name a location, or escape stay.
misheard-wants-area = “{ $word }” is no area (R19). A location lies in an area of a section: II-A.
misheard-not-an-area = “{ $word }” is neither an area (II-A) nor a section (II) (R19). Say it like that.
misheard-not-a-number = “{ $word }” does not do here: a number from { $least } to { $most } is needed.
misheard-not-a-tile = “{ $word }” is no tile: those are eye or 0 to 9, red ones with an r behind it (eyer, 3r).
misheard-not-a-choice = “{ $word }” does not do here. Choose from: { $choices }
misheard-unknown-key = “{ $key }” is not known here. The keys are: { $keys }; each is followed by = and its value.
misheard-key-twice = “{ $key }” was given twice. Say it once.
misheard-line-too-long = That line is longer than any command ({ $most } bytes), and nothing of it was done. Say it in fewer words.
misheard-nothing-to-undo = There is nothing to take back. new begins another game.
misheard-nothing-to-redo = There is nothing to give again: redo follows undo, with no command between.

## Files

trouble-unreadable = { $path } cannot be read: { $why }. Check the name and the permissions.
trouble-unwritable = Not saved: { $path } cannot be written ({ $why }). Play goes on; what is missing is written as soon as it is possible, and save PATH keeps a copy elsewhere.
trouble-locked = { $path } is being played by another copy of the program. Close that one first.
trouble-not-a-record = { $path } is not a game of Underhill. It was left as it is.
trouble-too-large = { $path } is larger than any such file can be. It was left as it is.
trouble-newer = { $path } was written by a later version ({ $program }). Open it with that one; it was left as it is.
trouble-other-game = { $path } is a record of another game ({ $game }). It was left as it is.
trouble-no-game = { $path } is damaged before its first command, so nothing of it can be opened. It was left as it is.
trouble-would-overwrite = { $path } is there already and is not this game. Name another file; that one was left as it is.
trouble-nothing-unfinished = No unfinished game is kept in { $folder }. new begins one.
trouble-no-folder = Games are not kept here, as commands are piped in. Start with --data DIR to keep them, or open PATH.
trouble-no-random-numbers = The system gives no random numbers, so nothing can be kept secret. Try again in a moment.

safe-again = Saved: everything is in the file again.
found-torn = Line { $line } of the file was cut off while it was written, and is left out. Everything before it is here.
found-damaged = Line { $line } of the file is damaged. What stands before it is here and goes on in { $path }; the damaged file was left as it is.
found-damaged-in-memory = Line { $line } of the file is damaged. What stands before it is here, in memory only; the damaged file was left as it is. save PATH keeps a copy.
found-read-only = The file cannot be written ({ $why }), so the game goes on in memory. save PATH keeps a copy.

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(And one fault more.)
   *[other] {" "}(And { $more } faults more.)
}
fault-too-large = The file is larger than { $megabytes } MB, and none of its kind is.
fault-not-text = The file is not UTF-8 text. Save it as UTF-8.
fault-not-json = This is not JSON from line { $line }, column { $column } on. Look for a missing comma, quote or bracket there.
fault-not-an-object = The file should be one object: { "{" } … { "}" }.
fault-missing-key = “{ $key }” is missing, and every such file needs it.
fault-unknown-key = “{ $key }” is not a key of such a file. Look for a slip of the pen.
fault-twice = “{ $key }”: { $item } is there twice. Leave one out.
fault-other-format = “format” is “{ $found }”, and should be “{ $wanted }”.
fault-newer-format = “format” is “{ $found }”, which a later version reads; this one reads “{ $wanted }”.
fault-no-such-part = “part” is { $found }, and should be 1 or 2.
fault-no-name = “{ $key }” is empty, and should say what this is.
fault-wants-text = “{ $key }”: { $item } should be a text in quotes.
fault-wants-list = “{ $key }” should be a list: [ … ].
fault-wants-object = “{ $key }” should be an object: { "{" } … { "}" }.
fault-wants-location = “{ $key }”: { $item } is no location; a whole number from 1 to 999 would be.
fault-wants-area = “{ $key }”: { $item } is no area; a section from I to VI, a dash and a letter would be, as II-A.
fault-wants-space = “{ $key }”: { $item } is no space with a name; a location (22), an exit (C) or a named dot (.fork) would be.
fault-wants-place = “{ $key }”: the place of { $item } should be two numbers from 0 to 1: [0.5, 0.25].
fault-in-two-areas = “areas”: { $item } is in { $area } and in { $other }. It lies in one only.
fault-nowhere-on-board = “{ $key }”: { $item } occurs in no link and in no area. Add it there, or leave it out here.
fault-bad-token = “links”: in “{ $chain }”, { $token } is no space. A number, a capital letter, a dot, or a dot with a name would be.
fault-short-chain = “links”: “{ $chain }” is too short. A chain joins at least two spaces.
fault-loose-end = “links”: “{ $chain }” starts or ends in a bare dot. Give that dot a name, or a location at the end.
fault-joined-to-itself = “links”: in “{ $chain }”, { $space } is joined to itself. Two different spaces are joined.
fault-joined-twice = “links”: in “{ $chain }”, { $space } and { $other } are joined, and they are joined already. Leave one out.
fault-too-many-spaces = “links”: there are more than { $most } spaces, and no board has so many.
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
   *[other] {""}
}
told-step = Frodo's figure goes to step { $step }.
told-rested = Frodo rests.
told-eye = The turn marker shows the Eye: a free Hunt instead of a free Search.
told-corruption = Corruption is { $total } of { $limit }{ $cause ->
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
told-tile = The tile { $tile }: Corruption is { $total } of { $limit }.
told-tile-lost = The tile { $tile } is out of the game.
told-red = A red tile joins the cup: { $value }.
told-barrow-wights = The Barrow-wights lie beside the track: { $eyes } { $eyes ->
    [one] Eye
   *[other] Eyes
}.
question-search = Search { $target }
question-hunt = Hunt { $target }
question-perception = Perception { $target }

## What the Ring-bearer is told alone

whispered-token-hidden = The Information at { $location } is hidden for good.
private = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}in { $area }
    [exit] {""}
   *[no] {" "}(in which area? area { $last } II-A tells)
}, { $dots ->
    [0] no dot since
    [one] one dot since
   *[other] { $dots } dots since
}{ $exit-known ->
    [yes] , { $exit } to the nearest exit
   *[no] {""}
}.
private-company = { company-name } may act.

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
status-drawn = Tiles drawn: { $value }
status-found = Frodo is found: an encounter follows.

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Draw Frodo's starting location, in secret: start draw, or start N from the token.
       *[yes] { $information-set ->
            [no] Draw five Information tokens, in secret: information draw, or their numbers.
           *[yes] { $given ->
                [no] Choose { $give } to give away openly: give N.
               *[yes] Place the Nazgûl, roll six dice, and begin with the Shadow results: begin shadows=N.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Nightfall, moved: figure to step { $step }, Corruption to { $corruption }, flip the marker. Then done.
           *[no] { $rested ->
                [yes] Nightfall, resting: nothing moves. Then done.
               *[no] Nightfall: the Ring-bearer rests, or moves for 1 Corruption and the Eye.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, moved: figure to step { $step }. Then done.
           *[no] { turn-title }: the Ring-bearer moves.
        }
    }
    [ringwraiths] { turn-title }: the Nazgûl act, one after the other{ $eye ->
        [yes] , with a free Hunt each
       *[no] , with a free Search each
    }. { $found ->
        [yes] Frodo is found: when all have acted, done leads to the encounter.
       *[no] Then done.
    }
    [encounter] Count the Nazgûl in the hunted location and beside it: nazgul N.
    [escape] The Ring-bearer writes his escape, or a slash; figure one step on.
    [rescue] Step 16 and no exit: draw a tile for each move that is missing: rescue.
    [refresh] Refresh: an Ally card, lead player on, a Sorcery card, roll the dice: refresh shadows=N.
    [bree] Frodo has reached Bree. Part 1 is over.
    [rescued] Frodo is rescued. Part 1 is over.
    [corrupted] Frodo is corrupted. The Ringwraiths win.
   *[other] {""}
}
turn-title = { $turn ->
    [daylight-1] First Daylight
    [daylight-2] Second Daylight
   *[nightfall] Nightfall
}
host-asked = { $question }: answer it, withdraw it, or a card blocks it.
host-drawn = { $count ->
    [0] No tiles to draw: accept.
   *[other] Drawn: { $tiles }. Flip one Company card to cancel a tile, or accept.
}

## The terminal

greeting = Underhill, an unofficial companion for Hunt for the Ring. { $kept ->
    [yes] Games are kept in { $folder }.
   *[no] Games are not kept.
} new begins a game, open goes on with the last one, help lists the commands.
help = X is a dot (.), a location or an exit; N a number; T a tile (eye, 3, 3r). help COMMAND tells more.
help-protocol = Tells the name and version of this way of talking.
help-new = Begins a game. Without keys it is the practice board; with your own box: board=none starts=N,N,N.
help-open = Goes on with the game in a file, or with the last unfinished one.
help-save = Writes a copy of the game to a file.
help-start = Where Frodo starts (R1): the number on the token, or drawn by the app.
help-information = The five Information tokens behind the screen (R2), from the box or drawn by the app.
help-give = Gives as many of the five tokens away as was agreed (R2).
help-begin = Begins the first day, with the Shadow results that were rolled (R4).
help-move = Frodo's normal move (R8): a dot, a location or an exit. ! goes by your word; free spares the Corruption of a night move.
help-rest = Frodo rests at Nightfall (R7).
help-reach = Tells what may be entered now (R8), or escaped to (R28).
help-log = Tells the Journey log.
help-done = Ends the Ring-bearer's turn, or the Ringwraiths' (R7).
help-search = Whether a location is featured on the log (R17).
help-hunt = Whether a location is featured on the log, and whether Frodo is there (R18).
help-perception = Whether the last location lies in an area or a section (R19).
help-ask = Names a question first, so that it can be withdrawn or blocked by a card (R23); the Ring-bearer sees what the answer would be.
help-answer = Answers the question that was named (R23).
help-withdraw = Takes the named question back (R23).
help-blocked = A card cancels the named question (R23).
help-card = A card moves Frodo (R12), or asks in either side's turn.
help-tracks = Lists the Track tokens on the board.
help-nazgul = How many Nazgûl are in the encounter (R24); a tile is drawn for each.
help-cancel = A Company card, or another card, sends one drawn tile back (R25); the others apply.
help-accept = All drawn tiles apply (R26).
help-escape = Where Frodo escapes to (R28), or that he stays.
help-rescue = Draws a tile for each move that Frodo would still need (R15).
help-refresh = Begins the next day, with the Shadow results that were rolled (R30).
help-draw = Draws tiles for a card.
help-corruption = Tells the Corruption, or sets it as it lies on the table (R32).
help-fellowship = Tells the Fellowship tokens, or sets them as they lie (R31).
help-company = Tells the unflipped Company cards, flips one or back, or lets Merry join (R5).
help-red = A red tile joins the pool (R32).
help-barrow-wights = One more Eye beside the track (R32).
help-eyes = Tells the Eyes beside the track.
help-pool = Tells how many tiles are left.
help-track = Sets a Track token as it lies on the board.
help-token = A card reveals or hides an Information token (R32).
help-area = Tells where a location lies that the board does not place (R19).
help-tell = A statement to the table, on the record.
help-note = A note, on the record.
help-undo = Takes the last command back.
help-redo = Gives the command again that was taken back last.
help-phase = Tells whose turn it is.
help-status = Tells everything that is public.
help-help = Lists all commands, or explains one.
help-quit = Ends the program.
no-display = There is no display to open a window on; this is the referee in the terminal instead.

## Why an answer is what it is

why-location = { $found ->
    [last] { $location } is the last location, entry { $number } of the log.
    [entry] { $location } is entry { $number } of the log; the last location is { $last }.
    [start] { $location } is where Frodo started; the last location is { $last }.
   *[nowhere] { $location } is nowhere on the log.
}
why-area = The last location, { $last }, lies in { $area }.

## The window

home-what = An unofficial companion for Hunt for the Ring, behind the Ring-bearer's screen
home-continue = Continue
home-continue-what = Goes on with the last game where it was left. (Enter)
home-practice = Practice
home-practice-what = A game on a board of our own invention, with tiles of our own. (P)
home-box = Our box
home-box-what = With the board, the tokens and the tiles on your table; nothing has to be copied. (B)
home-begin = Begin
home-unofficial = Not made, endorsed or known by the makers of the game.
home-quit = Quit
home-games = Games
home-no-games = Games that you play are listed here.
home-open = go on
home-over = over
curtain = F1, or the key below Escape, lifts the curtain.
setup = Setting up
setup-draw = Draw
setup-set = Set
setup-start = Frodo's starting location
setup-start-what = One of the three tokens, in secret. Let it be drawn here, or draw it and type its number.
setup-start-typed = the number on the token
setup-information = Information
setup-information-what = Five tokens, in secret. Let them be drawn here, or draw them and type their numbers.
setup-information-typed = five numbers
setup-gift = A gift to the Ringwraiths
setup-gift-what = { $give ->
    [one] One of the five tokens is given openly.
   *[other] { $give } of the five tokens are given openly.
} Choose what tells them least.
setup-gift-typed = the number to give
setup-dice = The first dice
setup-dice-what = The Nazgûl are placed, the lead player rolls six dice. How many show the Shadow?
setup-dice-typed = how many, 0 to 6
agree-starts = Starting locations
agree-starts-what = The numbers on the three starting tokens of your board.
agree-starts-typed = three numbers, as 1 2 3
agree-board = Your copy of the board
agree-board-what = If somebody has copied the board into a file, its name. Without it every entry goes by your word.
agree-board-typed = none
agree-tiles = Your copy of the tiles
agree-tiles-what = Likewise for the values on the Corruption tiles. Without it they are drawn from the cup and typed.
agree-tiles-typed = none
agree-give = How many Information tokens does the Ring-bearer give away? (R2)
agree-give-0 = none: easier for Frodo
agree-give-1 = one: standard
agree-give-2 = two: harder for Frodo
agree-pool = How many Fellowship tokens are there? (R3)
agree-pool-3 = three: standard
agree-pool-4 = four: easier for Frodo
agree-escape = How far does an escape reach? (R28)
agree-escape-text = two dots more than are marked
agree-escape-example = one dot more
agree-draws = Who draws when nobody says?
agree-draws-app = the companion, what it knows
agree-draws-hand = hands, from the cup
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · night
}
table-setup = Set-up
table-day = Day { $day }, { $turn }
table-undo = Undo { $command }
table-redo = Redo { $command }
table-curtain = Curtain
table-keys = Keys
table-leave = Leave
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
table-would-be = { $question }. Enter gives this answer, Escape withdraws:
table-refused = Not so
table-answer = Answer
table-over = Part 1 is over
table-hint = 22 or a dot, r · s 22, h 22, p IIA · d done, u undo · help
table-hint-asked = Enter answers, Escape withdraws
table-hint-setup = start draw, information draw, give N, begin shadows=N
table-hint-drawn = accept · cancel 3 with sam, cancel 3 with card (any other card)
table-hint-encounter = how many Nazgûl, 0 to 4
table-hint-encounter-by-hand = how many Nazgûl, and the tiles: 2 3 eye
table-hint-escape = 22, or r to stay
table-hint-refresh = how many Shadows, 0 to 6
table-hint-rescue = how many moves are missing, and the tiles: 2 3 eye
table-hint-box = 22 IIB (where it lies, the first time), a dot, r · d done, u undo · help
table-hush = Hush: hold F1 to see secrets
table-lately = Lately
table-table = On the table
table-step = Movement
table-corruption = Corruption
table-fellowship = Fellowship
table-eyes = Eyes
table-pool = Tiles in the cup
table-information = Information found
table-tracks = Tracks
table-eye = { $location } Eye
table-sword = { $location } Sword
table-flipped = { $name }, flipped
table-joins = { $name } joins
table-save = save a copy
key-curtain = The curtain; with the hush hand: hold it to see secrets
key-theme = Day or night
key-hush = The hush hand: secrets show only while F1 is held
key-keys = All keys
key-larger = Larger type
key-smaller = Smaller type
key-next = To the next control; Enter or Space presses it
key-previous = To the control before
key-enter = Gives the command, or the answer that was asked for
key-escape = Withdraws the question, clears the line
key-undo = Takes the last command back
key-redo = Gives it again
key-earlier = An earlier command
key-later = A later command
key-nearer = The map, nearer (or turn the wheel)
key-farther = The map, farther
key-fit = The whole map
map-nearer = +
map-farther = –
map-fit = whole map
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
home-file = A game's file
home-file-typed = the name of a file
home-file-open = Open
key-pan = Moves the map (or drag it)
keys-close = Close
keys-short = On the command line: 22, a dot, r (rest) · s 22, h 22, p IIA (ask) · d (done), u (undo) · help
