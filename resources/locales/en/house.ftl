# What Underhill says in English. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = refused; why is for the Ring-bearer alone

## Refusals that all games have which keep books

refused-opened-once = A game is opened once. For another one there is { DEED("new") }.
refused-before-begin = That comes when the game has begun. First: { DEED("begin") }.
refused-after-begin = The game has begun; that comes before. { DEED("undo") } leads back to it.
refused-game-is-over = The game is over. { DEED("undo") } takes back what ended it, and { ASK("phase = LINE") } takes it up again.
refused-game-goes-on = A game is revealed when it is over.
refused-out-of-step = That belongs to: { $step }. Now it is: { $now }. If it is otherwise, { ASK("phase = LINE") } says so.
    .window = That is not done in this step.
refused-given-once = “{ $command }” was given already, and is given once. { DEED("undo") } takes it back.
    .window = That was given already, and is given once. { DEED("undo") } takes it back.
refused-no-such-name = “{ $word }” is no name here.{ $nearest ->
    [empty] {""}
   *[other] {" "}The nearest is “{ $nearest }”.
} Any beginning that only one name has will do.
refused-several-names = “{ $word }” begins more than one name: { $names }. Type more of it.
refused-out-of-range = { $number } is not from { $least } to { $most }. One of those is needed here.
refused-beyond-track = The track ends at { $top }. Set it to that, or to less.
refused-untold-draw = Hands throw and draw in this game. Type { $count ->
    [one] the one that fell
   *[other] the { $count } that fell
}{ $behind ->
    [empty] {""}
   *[other] {" "}behind “{ $behind }”
}, or let the program do it: “{ $app }”.
refused-other-count = { $told ->
    [one] One was told
   *[other] { $told } were told
}, and { $count ->
    [one] one is needed
   *[other] { $count } are needed
}. Tell exactly as many.
refused-odds-off = No chances are told in this game. It was begun with odds=off.
    .window = No chances are told in this game. Another one tells them with “Chances: shown” under “Options …”.
refused-word-too-late = The table's word comes before anything is drawn. Now somebody could know what it leads to; it is free to play without one.
refused-by-rule = With “!” behind it, it goes on by the table's word.

## Lines that are no command

misheard-unknown-command = “{ $word }” is no command.{ $nearest ->
    [empty] {""}
   *[other] {" "}The nearest is “{ $nearest }”.
} All of them: { DEED("help") }.
    .window = “{ $word }” is nothing that is understood here.{ $nearest ->
        [empty] {""}
       *[other] {" "}The nearest is “{ $nearest }”.
    }
misheard-new-game-first = No game is on the table. { DEED("new") } begins one, { DEED("open PATH") } goes on with one.
    .window = No game is on the table. The first screen begins one, or goes on with one.
misheard-nothing-locked = No locked game was to be opened. First name one: { DEED("open PATH") }.
misheard-too-many-words = “{ $word }” is one word too many. Say: { $usage }
    .window = “{ $word }” is too much here. Leave it out.
misheard-too-few-words = Something is missing. Say: { $usage }
    .window = Something is missing. Type what belongs behind it, or press a button.
misheard-not-a-number = “{ $word }” is no number from { $least } to { $most }. One of those is needed here.
misheard-not-a-choice = “{ $word }” does not do here. Choose from: { $choices }
    .window = “{ $word }” does not do here. Press one of the buttons.
misheard-not-a-language = “{ $word }” is no language that is spoken here. One of these would be: { $languages }.
misheard-unknown-key = “{ $key }” is not known here. The keys are: { $keys }.
    .window = “{ $key }” is not known here. Leave it out.
misheard-unknown-game = “{ $word }” is no game that is played here. The games are: { $games }.
misheard-key-twice = “{ $key }” was given twice. Say it once.
misheard-no-such-name = “{ $word }” is no name here.{ $nearest ->
    [empty] {""}
   *[other] {" "}The nearest is “{ $nearest }”.
} Any beginning that only one name has will do.
misheard-several-names = “{ $word }” begins more than one name: { $names }. Type more of it.
misheard-not-a-phase = “{ $line }” is no place where this game can stand. It can say: { $phases }.
    .window = “{ $line }” is no place where this game can stand. { DEED("undo") } leads back to where it stood.
misheard-line-too-long = That line is longer than any that is understood. Nothing of it was done: { $most } bytes are the most. Say it in fewer words.
misheard-nothing-to-undo = There is nothing to take back. For another game there is { DEED("new") }.
misheard-nothing-to-redo = There is nothing to give again. { DEED("redo") } follows { DEED("undo") }, with nothing between.

## Files

system-says = { $why ->
    [not-found] no such file or folder
    [not-allowed] no permission
    [full] the disk is full
    [read-only] nothing can be written there
   *[other] { $why }
}
trouble-unreadable = { $path } cannot be read: { system-says }. Check the name and the permissions.
trouble-not-a-file = { $path } is no file: a folder, a pipe or a device stands there. Name a file.
trouble-not-a-folder = { $path } is a file, and games are kept in a folder: name one behind --data.
trouble-dead-link = { $path } is a link that leads nowhere, or round in a circle. It was left as it is: mend it, or name another file.
trouble-unwritable = Not saved: { $path } cannot be written ({ system-says }). Play goes on; what is missing is written as soon as it is possible, and { DEED("save PATH") } keeps a copy elsewhere.
trouble-not-copied = You have not copied this yet, so that there is no { $path }: “Copy your box” on the first screen does that. Or leave it out.
trouble-not-written = { $path } cannot be written ({ system-says }). Nothing is lost: name another place.
trouble-locked = { $path } is being played by another copy of the program. Here it can be looked at, but not played: go on there, or close that copy and open the game again.
trouble-not-a-record = { $path } is not a game of Underhill. It was left as it is.
trouble-too-large = { $path } is larger than any such file can be. It was left as it is.
trouble-newer = { $path } was written by a later version ({ $program }). Open it with that one; it was left as it is.
trouble-other-game = { $path } is a record of another game ({ $game }). It was left as it is.
trouble-no-game = { $path } is damaged where it begins, so nothing of it can be opened. It was left as it is.
trouble-exists = { $path } is there already. Name another file; that one was left as it is.
trouble-would-overwrite = { $path } is there already and is not this game. Name another file; that one was left as it is.
trouble-would-overwrite-file = { $path } is there already and is not a letter of this game. Name another file; that one was left as it is.
trouble-nothing-unfinished = No unfinished game is kept in { $folder }; for a new one there is { DEED("new") }.
trouble-nothing-readable = No unfinished game can be opened in { $folder }. Not read: { $games }{ $more ->
    [0] {""}
    [one] {" "}and one more
   *[other] {" "}and { $more } more
}. { DEED("open PATH") } says why; for a new game there is { DEED("new") }.
trouble-no-folder = Games are not kept here, as commands are piped in. Start with --data DIR to keep them, or name one: { DEED("open PATH") }.
trouble-no-random-numbers = The system gives no random numbers, so nothing can be kept secret. Try again in a moment.
trouble-revealed = The game was revealed, and everybody may know by now what is still to be drawn: it is not played on. For another one there is { DEED("new") }.
trouble-passphrase-wanted = { $path } is locked with a passphrase. It opens with { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = That is not the passphrase of { $path }. Nothing was changed; try again.
trouble-empty-passphrase = A passphrase cannot be empty. Several words are good.
trouble-locked-already = The game is locked already.
trouble-nothing-to-lock = This game is kept in no file, so there is nothing to lock.
trouble-key-missing = The key { $path } is not there, and without it nobody can open the game. Put it back beside the game.
trouble-key-damaged = The key { $path } is not as it was written, and without it nobody can open the game. Put a copy of it back, if you have one; it was left as it is.
trouble-lock-damaged = { $path } is not as it was written, or belongs to another key. It was left as it is; a copy may still open.

safe-again = Saved: everything is in the file again.
found-torn = Line { $line } of the file was cut off while it was written, and is left out. Everything before it is here.
found-damaged = Line { $line } of the file is damaged. What stands before it is here and goes on in { $path }; the damaged file was left as it is.
found-damaged-in-memory = Line { $line } of the file is damaged. What stands before it is here, in memory only; the damaged file was left as it is. { DEED("save PATH") } keeps a copy.
found-written-again = The file of this game had been removed or changed while it was played. It was written again, whole: { $path }.
found-displaced = { $path } is not this game any more: something else stands there, and was left as it is. The game goes on, whole, in { $beside }.
found-played-elsewhere = { $path } is being played by another copy of the program. This is how it stood when it was opened here: it can be looked at, but not played.
found-read-only = The file cannot be written ({ system-says }), so the game goes on in memory. { DEED("save PATH") } keeps a copy.
found-other-names = The file of this game has other names, and stays under them as it is now. The game goes on in { $path } alone.

## Faults of boards, tile sets and journey decks

fault-too-large = The file is larger than { $megabytes } MB, and none of its kind is.
fault-not-text = The file is not UTF-8 text. Save it as UTF-8.
fault-not-json = This is not JSON from line { $line }, column { $column } on. Look for a missing comma, quote or bracket there.
fault-not-an-object = The file should be one object: { "{" } … { "}" }.
fault-missing-key = “{ $key }” is missing, and every such file needs it.
fault-unknown-key = “{ $key }” is not a key of such a file. Look for a slip of the pen.
fault-twice = “{ $key }”: { $item } is there twice. Leave one out.
fault-other-format = “format” is “{ $found }”, and should be “{ $wanted }”.
fault-newer-format = “format” is “{ $found }”, which a later version reads; this one reads “{ $wanted }”.
fault-no-name = “{ $key }” is empty, and should say what this is.
fault-wants-text = “{ $key }”: { $item } should be a text in quotes.
fault-wants-list = “{ $key }” should be a list: [ … ].
fault-wants-object = “{ $key }” should be an object: { "{" } … { "}" }.
fault-cannot-stand = “{ $key }”: { $item } cannot stand there. Compare it with the page that describes such files.
fault-not-among = “{ $key }”: { $item } is none of “{ $of }”. Add it there, or mend it here.

## What the table is told

told-seed = All draws come from the number { $seed }, and can be repeated.
told-word = The table's word is in every draw: “{ $word }”.
report-by-word = By the table's word: { $command }
report-luck = { $what }: { $count }, expected { $expected }: { report-strays }
report-strays = { $strays ->
    [2] far more than usual
    [1] more than usual
    [-1] less than usual
    [-2] far less than usual
   *[0] as usual
}
told-seal = All of the seal: { $seal }

## What the Ring-bearer is told alone

whispered-locked = The game is now { $path }; its key lies beside it, and both are needed.
passphrase-ask = Passphrase (it is not shown):
passphrase-again = The same once more:

## The terminal

greeting = Underhill, an unofficial companion for board games of one shelf. { $kept ->
    [yes] Games are kept in { $folder }.
   *[no] Games are not kept.
} new begins a game, open goes on with the last one, help lists the commands.
help-protocol = Tells the name and version of this way of talking.
help-open = Goes on with the game in a file, or with the last unfinished one.
help-save = Writes a copy of the game to a file.
help-language = The language of all sentences from now on.
help-table-word = A word of the others at the table, in set-up and before anything is drawn: it is mixed into every draw, so that nobody can have chosen the app's seed to fit.
help-seal = Tells the seal of what the table has heard so far: four words to compare by eye, and all 256 bits of it to keep. Whoever has kept it can check at the end that nothing was changed.
help-reveal = Writes the whole game into a file for everybody, when it is over: underhill verify checks it.
help-tell = A statement to the table, on the record.
help-note = A note, on the record.
help-lock = Locks this game with a passphrase: from then on its file, which gets a new name, can be read with its key alone, and the key, which lies beside it, opens with the passphrase alone. There is no way around it for who forgets it or loses the key. The program age opens both as well. At a terminal lock alone asks for it, and does not show it.
help-unlock = Opens the locked game that open has named. At a terminal unlock alone asks for the passphrase, and does not show it.
help-undo = Takes the last command back.
help-redo = Gives the command again that was taken back last.
help-phase = Tells whose turn it is.
help-status = Tells everything that is public.
help-open-log = Lists each command that stands, in order.
help-report = The sheet of the game, so far or at its end.
help-luck = What chance gave, against what it was to give.
help-seat = Who sits there tonight, for the sheet and the archive; without a name, nobody does.
help-park = Keeps in words what lies at a place while the game is packed up; without a text it is taken away.
help-parked = Lists what lies where while the game is packed up.
help-help = Lists all commands, or explains one.
help-quit = Ends the program.
no-display = There is no display to open a window on; this is the referee in the terminal instead.
file-without-command = A file is opened in the window: no command goes with it.

## The window

home-all = Another game
home-hunt = Hunt for the Ring
home-hunt-what = One leads Frodo in secret, behind his screen; up to four others hunt him.
home-first = Your first game
home-first-what = A guided game of practice: what Underhill does, said when it matters.
home-practice = Practice
home-practice-what = A game on a board of our own invention, with tiles of our own.
home-box = Our box
home-box-what = With the board, the tokens and the tiles on your table; nothing has to be copied.
home-letter = A Letter from Gandalf
home-letter-what = Part 2 of a game whose Part 1 was played before, here or on paper.
home-table = Our table
home-table-what = The board, the dice and the cards lie before you; Underhill keeps the books.
home-how-many = How many play?
home-options = Options …
home-options-what = Who plays, with what, and who throws: agreed before it begins.
home-evening = A first evening
home-evening-what = The set-up and one turn, guided step by step.
home-war = War of the Ring
home-war-what = With the board on your table: the Hunt, dice, politics and points are kept.
home-risk = Risk: The Lord of the Rings
home-risk-what = On your table: reinforcements, fights and their odds, the Ring, the points.
home-battle = Battle of the Ring
home-battle-what = A game of 1977 on your table, its builds, dice and deadlines kept here.
home-check = Check a game
home-copy = Copy your box of Hunt
check = Check a game
check-what = A game that was revealed or kept is one file. Here every line of it is decided anew, every draw is worked out again from its seed, and a seal that you have kept is compared; in Hunt for the Ring also every answer, from the Ring-bearer’s log.
check-file = the file of the game
check-seal = a seal that was kept: four words, or the digits of the code; may be left empty
check-now = Check
check-goes-on = The game is being checked …
check-holds = Everything holds
check-cannot = That cannot be checked
check-fails = Something does not hold
check-honest = Entries on the logs: { $entries }. Answers: { $answers }. Draws: { $draws }. Corrections: { $corrections }. All as they have to be.
home-fate = Fate of the Fellowship
home-fate-what = Two decks remembered by the whole table, every step of a turn in order, and exact chances.
home-unofficial = Not made, endorsed or known by the makers of the games.
home-quit = Quit
home-no-games = Games that you play are listed here.
home-cannot-keep = Games cannot be kept in { $folder } ({ system-says }). What is played now is in memory only, and gone when the window is closed.
home-unknown = { $game }: not of this program's games
home-newer = of a later version ({ $program })
home-unreadable = cannot be read
home-part = { $part ->
    [2] Part 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = over
home-locked = locked
home-unlock = passphrase
lock = Lock this game with a passphrase
lock-what = From then on nobody reads its file without the passphrase and the key that lies beside it, not even who has forgotten it; the game goes on as before.
lock-typed = several words
lock-again = the same words once more
lock-differs = That is not the same twice. Nothing is locked.
lock-now = Lock
lock-is = This game is locked with a passphrase.
lock-wanted = This game is locked. Its passphrase:
lock-open = Open
lock-tries = The passphrase is being tried …
lock-makes = The passphrase becomes a key …
curtain = A press, F1, or the key below Escape, lifts the curtain.
curtain-falls = The curtain falls by itself:
curtain-after = { $minutes ->
    [0] not at all
    [one] after a minute
   *[other] after { $minutes } minutes
}
curtain-unfocused = { $falls ->
    [yes] when the window loses the focus
   *[no] not for that
}
table-window = Table
table-keys = Keys
table-leave = Leave
key-curtain = The curtain; with the hush hand: hold it to see secrets
set-day = day
set-night = night
set-strongest = strongest
set-softer = softer
key-theme = Day or night
key-contrast = The strongest contrasts, or softer ones
key-hush = The hush hand: secrets show only while F1 is held
key-keys = All keys
key-table-window = The table's window, for a second screen: what everybody may see
key-larger = Larger type
key-smaller = Smaller type
key-usual = Type of the usual size
key-next = To the next control; Enter or Space presses it
key-previous = To the control before
key-enter = Presses the gold button, or gives what was typed
key-escape = Takes back one press, clears what was typed, withdraws the question
key-undo = Takes back one press of what is begun, or what was done last
key-redo = Gives it again
key-earlier = What was typed before
key-later = What was typed after it
key-nearer = A page further up; the map, nearer (or turn the wheel)
key-farther = A page further down; the map, farther
key-fit = The whole map
home-file = A game's file
home-file-typed = the name of a file
home-file-open = Open
dropped-over-a-game = The file was not opened: a game is on the table. Leave it, and drop the file on the first screen.
own-box-nowhere = No games are kept here, and no box either: start Underhill with a folder for them.
own-box-faulty = { $path } is not taken in, and nothing has changed: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } more)
}
own-box-aside = What was there before lies in { $path }.
own-box-taken = Your own box is taken in: { $counts }. It lies in { $path }, which you may hand on; board=own plays with it.
    .window = Your own box is taken in: { $counts }. It lies in { $path }, which you may hand on; “our own” under “Options …” plays with it.
own-box-written = Written to { $path }, which you may hand on: dropped on the first screen, it is played with.
key-pan = Moves the map (or drag it)
key-nudge = On a picture: the crosshair, with Up and Down; Enter clicks there; in the telling: a moment back or on
key-first = In the telling: the first moment
key-last = In the telling: the last moment
key-play = In the telling: it plays by itself, or stops
key-delete = On a picture: removes what is chosen
keys-close = Close
## A game that is checked

doubt-not-a-game = That is no game of Underhill.
doubt-newer = The game was written by a later version ({ $program }). Check it with that one.
doubt-other-game = That is a record of another game ({ $game }).
doubt-other-rules = The game was begun by an earlier version, under rules of number { $rules }; this one decides by number { $known } and cannot tell what those would have made of it. Check it with the version that it was played with.
doubt-locked = That game is locked with a passphrase. Open it and reveal it; or the program age makes a plain file of it.
doubt-no-game = The header, or the command that opened the game, is not as it was written, or is not there.
doubt-torn = Line { $line } does not end as a line does: the file is cut off, or lacks its last line feed.
doubt-chain = Line { $line }: the chain does not hold. This line is not as it was written, or one was put in, taken out or moved; an editor that writes other line ends or blanks does it as well.
doubt-strange = Line { $line }: what stands there is nothing that a game says, or not as the program writes it.
doubt-said = Line { $line }: “{ $said }” is no command, or not the one that the table was told of.
doubt-agreed = Line { $line }: what was agreed is not what “{ $said }” says.
doubt-seed = Line { $line }: the draws do not come from the number that was announced.
doubt-refused = Line { $line }: the rules refuse “{ $said }” ({ $name }).
doubt-answer = Line { $line }: “{ $said }” was answered “{ $told }”; by the log it is “{ $is }”.
doubt-draw = Line { $line }: what “{ $said }” drew is not what the stream gives.
doubt-otherwise = Line { $line }: the rules make something else of “{ $said }” than what stands there.
doubt-not-a-seal = “{ $seal }” is no seal: four words, or the 64 digits of its code.
doubt-seal = “{ $seal }” is no seal of this game: not this file was played, or not up to there.

verified-seal = The seal { $seal } is that of line { $line } of the file, in all 256 bits: up to there the file is what was played.
verified-words = The words “{ $seal }” are those of line { $line } of the file. They are 44 of 256 bits: enough for the eye, and not against somebody who tries for days. The code proves it.
verified-without-seal = No seal was compared: the game holds in itself, and whether it is the one that was played nobody can tell. Name a seal that somebody has kept.
verified-unbound = { $count ->
    [0] No line stands behind line { $line }: the seals bind the whole file.
    [one] One line stands behind line { $line }, and no seal that was named binds it: it may have been written later.
   *[other] { $count } lines stand behind line { $line }, and no seal that was named binds them: they may have been written later.
}
verified-taken-back = { $count ->
    [one] An answer that the table was told was taken back, and does not stand any more: line { $lines }.
   *[other] { $count } answers that the table was told were taken back, and do not stand any more: lines { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}A seal that was compared binds { $bound } of them: the table did hear that.
}
verified-seed = All draws come from the number { $seed }, which somebody chose: whoever knew it knew them.
verified-word = The Ringwraiths' word is in every draw: “{ $word }”. Whoever said it knows whether that was it{ $marked ->
    [yes] ; a letter that is not ASCII is shown by its number
   *[no] {""}
}.
verified-no-word = The Ringwraiths gave no word of their own: the seed could have been thrown again until its draws suited.
verified-said = The table's word is in every draw: “{ $word }”.
verified-tables-word = By the table's word, past what the rules or the program say: in line { $lines }.
verified-commands-undone = Taken back: in line { $lines }.
verified-seen = Drawn or thrown by the program, seen and taken back in line { $line }; the same comes when it is done again: { $said }: { $drawn }.
verified-unfinished = The game is not over at the end of this file.
verified-by-hand = Drawn by hand, and told to the program: in line { $lines }. What came out of the cup is the table's to know.

# Copying the box

copy-yes = Yes
copy-no = No

picture-not-a-picture = This is no picture of a kind that can be read. A JPEG, PNG or WebP file would be; or a board, tiles or cards as JSON.
picture-broken = This picture is cut off or damaged. Take it or copy it again.
picture-too-large = This picture is too large: at most { $most } million pixels can be read. Save it smaller.
picture-too-small = This picture has { $width } by { $height } pixels, and nothing can be read from so few.

language = Language

# All games, and the sheet to print

archive-reading = The games are being read …
archive-goes-on = Going on
archive-over = Over
archive-uncounted = for practice: not counted
archive-person = with
archive-none-fit = No game is like that.
archive-writes = It is being written …
archive-deletes = It goes to the bin …
archive-open = Go on
archive-tell = Tell
archive-title = name:
archive-name = Name it
archive-delete = Throw away …
archive-file = file:
archive-copy = Copy
archive-print = Print the log
archive-look = Look at it
archive-reveal = Reveal
archive-ask = Put this game into the bin of your system?
archive-deleted = The game lies in the bin of your system.
archive-no-bin = There is no bin for { $path } on this system, so that the game was left where it is.
archive-written = Written to { $path }.
frame-written = Written: { $name }, in the folder { $folder }.
archive-figures-of-all = Over all games O

# Over all games

figures = Over all games
figures-counting = The games are being counted …
figures-no-games = No game that is over is kept here. What games come to is shown as soon as one is.
figures-games = { $games ->
    [one] One game is over
   *[other] { $games } games are over
}: { $parts ->
    [one] one part
   *[other] { $parts } parts
}
figures-games-whole = { $games ->
    [one] One game is over
   *[other] { $games } games are over
}
figures-over-all = In all games of the shelf: { $games }
figures-left-out = Left out: { $what }.
figures-left-out-going-on = going on: { $games }
figures-left-out-locked = locked: { $games }
figures-left-out-foreign = of other kinds or later versions: { $games }
figures-left-out-damaged = damaged: { $games }
figures-left-out-copies = copies: { $games }
figures-by-part = By part · 1
figures-by-board = By board · 2
figures-by-persons = By who sat where · 3
figures-write = Write as CSV · W
figures-part = { $part ->
    [0] All games
   *[other] Part { $part }
}
figures-board = { $board }{ $part ->
    [0] { "" }
   *[other] { "" }, Part { $part }
}
figures-person = { $named } ({ $seat }){ $part ->
    [0] { "" }
   *[other] { "" }, Part { $part }
}
figures-nobody = Nobody said who sat where{ $part ->
    [0] { "" }
   *[other] { "" }, Part { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Part { $part }
}
figures-left-out-repeatable = guided, or begun with seed=: { $games }
figures-by-ending = By how it ended · 4
figures-whole = All games · 1
figures-by-agreed = By what was agreed · 2
figures-one-of = { $what }: { $group }
figures-luck = Dice of the program: { $group }
figures-luck-by-hand = Dice of the table: { $group }
figures-against = { $count }, expected { $expected }: { report-strays }
agreed-two-players = Two players
agreed-three-players = Three players
agreed-four-players = Four players
figures-ended = How it ended: { $group }
figures-of = { $count } of { $of }
figures-hours = Hours at the table
figures-time = { $hours } h { $minutes } min
figures-none = none
figures-each = { $mean } on average, { $least } to { $most }, median { $median }
figures-yes = { $yes } of { $asked } yes: { $percent }%
figures-bits = { $mean } on average, { $answers ->
    [one] one answer
   *[other] { $answers } answers
}
decimal-mark = {"."}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Ctrl
keyname-shift = Shift
keyname-alt = Alt
keyname-enter = Enter
keyname-escape = Escape
keyname-tab = Tab
keyname-up = Up
keyname-down = Down
keyname-left = Left
keyname-right = Right
keyname-page-up = Page Up
keyname-home = Home
keyname-end = End
keyname-space = Space
keyname-page-down = Page Down
keyname-delete = Delete

## What is played with

frame-why = Why?
frame-odds = Odds
frame-odds-open = Odds …
boxes = Boxes that you have: their games stand on the first screen
books-deed-new = A new game
books-deed-new-agreed = A new game: { $text }
books-deed-word = The table's word: { $text }
books-deed-seat = Who sits where: { $text }
books-deed-tell = Told: { $text }
books-deed-note = Noted: { $text }
books-deed-park = Packed up, { $place }: { $text }
books-deed-laid-out = Laid out again: { $text }
books-nothing-parked = Nothing is packed up.
books-nothing-done = Nothing was done yet.
resumed = You go on: { $when } — { $host }
resumed-seats = At the table: { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = To lay out, { $place }: { $text }
frame-save = Save a copy
frame-print = Print this game
frame-print-empty = Print an empty sheet
printed-report = How it went
frame-write-box = Write this box to a file
frame-enter = Enter
frame-not-whole = Not a whole command yet
frame-check = Check it
end-again = Another like this
end-leave = To the first screen
line-refused = That would be refused
frame-seal = Seal: { $seal }
frame-seal-open = Seal …
pair = { $name }: { $fact }
frame-options = Options …
frame-options-title = What is agreed
frame-anew = Begin anew: { $option }, { $value }
frame-anew-lost = What was told so far is gone then
frame-anew-kept = What was told so far stays among the evenings
frame-back = Back
option-draws = Dice and draws
option-cup = Tiles out of the cup
option-cards = Cards
option-figures = Figures
option-players = Players
option-odds = Chances
option-level = Level
option-ledger = Troops are counted
option-closer = The order “closer”
option-captured = Captured places, spared by
option-board = Board or box
option-doom = The die at Mount Doom
option-adventure = Adventure cards
option-neutrals = Neutral cards for each of Sauron's
option-leaders = Leaders
option-spoils = Cards traded at once, from
option-score = Points
option-hunt = The hunt
value-app = here
value-hand = on the table
value-on = yes
value-off = no
value-open = shown
value-count = by number
value-names = by name
value-cards = the cards
value-distinct = two different ones
value-nearest = the nearest
value-all = all
value-own = our own
value-practice = practice
value-none = none
value-trilogy = of the trilogy
value-introductory = introductory
value-standard = standard
value-heroic = heroic
value-epic = epic
value-legendary = legendary
value-site = at a Site
value-leader = with a Leader
value-players = each alone
value-teams = by teams
frame-lists = List …
frame-list = { $title } ({ $at } of { $of })
frame-list-before = Page before
frame-list-next = Next page
table-lately = Lately
why-rules = The rules by number
why-rules-what = In a few words of our own; the rulebook decides. Options chosen for a game go before.
table-undo = Undo: { $command }
table-redo = Redo: { $command }
table-last-press = last press
wall-undone = Taken back: { $command }
wall-redone = Done again: { $command }
wall-set-right = Set right: { $command }
undo = Undo
redo = Redo
table-curtain = Curtain
table-did = Done
table-answer = Answer
table-refused = Not so
table-hush = Hush: hold F1 to see secrets

## The frame that all games have, and the page behind F12 in three

history-open = History …
history = What was done
history-undo-to = { $count ->
    [one] Undo what follows
   *[other] Undo the { $count } that follow
}
confirm = Is this meant?
keys-tab-settings = Settings
keys-tab-keys = Keys
keys-tab-rules = Rules
motion = Motion
motion-on = tiles turn one by one, night falls slowly
motion-off = nothing moves by itself
motion-system = as the system has it
choose = Choose …
choose-to-open = A file to open
choose-to-write = A file to write
plain-begin = Underhill in the terminal: every answer is a whole sentence.
plain-alone = For you alone: { $told }
plain-now = Now: { $now }
plain-done = Done.
plain-guide = To be guided through a first game, type: guide
plain-guided = The first game is guided from here on. guide off ends that.
plain-unguided = The guide is silent now.

## What a window calls what a terminal has commands for

do-help = F12
do-new = the first screen
do-open-path = “A game's file”
do-redo = “Redo”
do-save-path = “Save a copy”
do-undo = “Undo”
ask-unlock-passphrase = its passphrase
ask-phase-line = “phase = …”, typed

## The first screen: doors in a hill, and evenings.

home-tagline = keeps the books while the game stays on the table
home-welcome = While your game lies on the table, Underhill keeps its books, knows its rules, and says what hands do next.
home-not-over = { $when }, not over
home-was-over = { $when }, over
home-go-on = Go on
home-look = Look at it
home-others = Other evenings
home-all-evenings = all evenings
home-settings = Settings
home-open-file = Open a file …
home-hunt-door = one flees, up to four hunt
home-war-door = the Hunt, dice, politics
home-fate-door = one table, two decks
home-risk-door = the map, fights, the score
home-battle-door = 1977: builds, fights, deadlines
day-today = Today
day-yesterday = Yesterday
home-day-game = { $day }, game { $number }
day-of-the-week = { $weekday ->
    [1] Monday
    [2] Tuesday
    [3] Wednesday
    [4] Thursday
    [5] Friday
    [6] Saturday
   *[other] Sunday
}
day-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
}
day = { $number } { day-month } { $year }

# A translator's own sentences, looked over by --check-locale.
locale-no-language = The folder is named as none of the languages: { $languages }.
locale-no-such-file = The program has no file of this name. They are: { $files }.
locale-unread = A sentence that begins on line { $line } cannot be read, and is said as it comes with the program.
locale-unknown = { $name } is said nowhere.
locale-strange = { $name } has { $fact } in it, which the program does not give.
locale-silent = { $name } does not say { $fact }.
locale-quotes = { $name } quotes { $quoted }, which is not there.
locale-counted = { $said } of { $all } sentences. All others are said as they come with the program.
locale-none = No language’s folder with files like house.ftl lies in { $folder }.
