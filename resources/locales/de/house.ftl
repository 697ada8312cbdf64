# What Underhill says in German. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = abgelehnt; warum, erfährt nur der Ringträger

## Was alle Spiele ablehnen, über die Buch geführt wird

refused-opened-once = Eine Partie wird einmal eröffnet. Für eine andere gibt es { DEED("new") }.
refused-before-begin = Das kommt, wenn die Partie begonnen hat. Zuerst: { DEED("begin") }.
refused-after-begin = Die Partie hat begonnen; das kommt vorher. { DEED("undo") } führt dorthin zurück.
refused-game-is-over = Die Partie ist zu Ende. { DEED("undo") } nimmt zurück, was sie beendet hat, und { ASK("phase = LINE") } nimmt sie wieder auf.
refused-game-goes-on = Eine Partie wird offengelegt, wenn sie zu Ende ist.
refused-out-of-step = Das gehört zu: { $step }. Jetzt ist: { $now }. Ist es anders, sagt es { ASK("phase = LINE") }.
    .window = Das geschieht nicht in diesem Schritt.
refused-given-once = „{ $command }“ wurde schon gesagt und gilt nur einmal. { DEED("undo") } nimmt es zurück.
    .window = Das wurde schon gesagt und gilt nur einmal. { DEED("undo") } nimmt es zurück.
refused-no-such-name = „{ $word }“ ist hier kein Name.{ $nearest ->
    [empty] {""}
   *[other] {" "}Am nächsten ist „{ $nearest }“.
} Jeder Anfang genügt, den nur ein Name hat.
refused-several-names = Mit „{ $word }“ beginnt mehr als ein Name: { $names }. Tipp mehr davon.
refused-out-of-range = { $number } ist keine Zahl von { $least } bis { $most }. Hier wird eine davon gebraucht.
refused-beyond-track = Die Leiste endet bei { $top }. Setz höchstens so viel.
refused-untold-draw = In dieser Partie wird von Hand gewürfelt und gezogen. Tipp ein, { $count ->
    [one] was gefallen ist
   *[other] welche { $count } gefallen sind
}{ $behind ->
    [empty] {""}
   *[other] , hinter „{ $behind }“
}; oder lass das Programm es tun: „{ $app }“.
refused-other-count = { $told ->
    [one] Gesagt wurde eins
   *[other] Gesagt wurden { $told }
}, und { $count ->
    [one] eins wird gebraucht
   *[other] { $count } werden gebraucht
}. Sag genau so viele.
refused-odds-off = In dieser Partie werden keine Chancen genannt. Sie wurde mit odds=off begonnen.
    .window = In dieser Partie werden keine Chancen genannt. Eine andere nennt sie mit „Chancen: gezeigt“ unter „Optionen …“.
refused-word-too-late = Das Wort des Tisches kommt, bevor irgendetwas gezogen wird. Jetzt könnte jemand wissen, wohin es führt; es geht auch ohne eines.
refused-by-rule = Mit „!“ dahinter gilt es trotzdem.

## Lines that are no command

misheard-unknown-command = „{ $word }“ ist kein Befehl.{ $nearest ->
    [empty] {""}
   *[other] {" "}Am nächsten ist „{ $nearest }“.
} Alle Befehle: { DEED("help") }.
    .window = „{ $word }“ wird hier nicht verstanden.{ $nearest ->
        [empty] {""}
       *[other] {" "}Am nächsten ist „{ $nearest }“.
    }
misheard-new-game-first = Es liegt keine Partie auf dem Tisch. { DEED("new") } beginnt eine, { DEED("open PATH") } setzt eine fort.
    .window = Es liegt keine Partie auf dem Tisch. Die Startseite beginnt eine oder setzt eine fort.
misheard-nothing-locked = Hier wartet keine gesperrte Partie. Nenne erst eine: { DEED("open PATH") }.
misheard-too-many-words = „{ $word }“ ist ein Wort zu viel. Sag: { $usage }
    .window = „{ $word }“ ist hier zu viel. Lass es weg.
misheard-too-few-words = Da fehlt etwas. Sag: { $usage }
    .window = Da fehlt etwas. Tipp dahinter, was noch dazugehört, oder drück auf einen Knopf.
misheard-not-a-number = „{ $word }“ ist keine Zahl von { $least } bis { $most }. Hier wird eine davon gebraucht.
misheard-not-a-choice = „{ $word }“ geht hier nicht. Zur Wahl stehen: { $choices }
    .window = „{ $word }“ geht hier nicht. Drück auf einen der Knöpfe.
misheard-not-a-language = „{ $word }“ ist keine Sprache, die hier gesprochen wird. Eine davon wäre: { $languages }.
misheard-unknown-key = „{ $key }“ ist hier nicht bekannt. Die Schlüsselwörter sind: { $keys }.
    .window = „{ $key }“ ist hier nicht bekannt. Lass es weg.
misheard-unknown-game = „{ $word }“ ist kein Spiel, das hier gespielt wird. Die Spiele sind: { $games }.
misheard-key-twice = „{ $key }“ wurde zweimal angegeben. Sag es einmal.
misheard-no-such-name = „{ $word }“ ist hier kein Name.{ $nearest ->
    [empty] {""}
   *[other] {" "}Am nächsten ist „{ $nearest }“.
} Jeder Anfang genügt, den nur ein Name hat.
misheard-several-names = Mit „{ $word }“ beginnt mehr als ein Name: { $names }. Tipp mehr davon.
misheard-not-a-phase = „{ $line }“ ist keine Stelle, an der diese Partie stehen kann. Möglich ist: { $phases }.
    .window = „{ $line }“ ist keine Stelle, an der diese Partie stehen kann. { DEED("undo") } führt dorthin zurück, wo sie stand.
misheard-line-too-long = Diese Zeile ist länger als alles, was verstanden wird. Nichts davon wurde ausgeführt: Höchstens { $most } Bytes sind möglich. Sag es mit weniger Worten.
misheard-nothing-to-undo = Es gibt nichts zurückzunehmen. Für eine neue Partie gibt es { DEED("new") }.
misheard-nothing-to-redo = Es gibt nichts zu wiederholen. { DEED("redo") } folgt auf { DEED("undo") }, ohne etwas dazwischen.

## Files

system-says = { $why ->
    [not-found] Datei oder Ordner gibt es nicht
    [not-allowed] keine Berechtigung
    [full] der Datenträger ist voll
    [read-only] dort kann nichts geschrieben werden
   *[other] { $why }
}
trouble-unreadable = { $path } lässt sich nicht lesen: { system-says }. Prüfe den Namen und die Zugriffsrechte.
trouble-not-a-file = { $path } ist keine Datei: Dort ist ein Ordner, eine Pipe oder ein Gerät. Nenne eine Datei.
trouble-not-a-folder = { $path } ist eine Datei, und Partien werden in einem Ordner aufbewahrt: Nenne einen hinter --data.
trouble-dead-link = { $path } ist ein Verweis, der ins Leere oder im Kreis führt. Er blieb, wie er war: Bring ihn in Ordnung, oder nenne eine andere Datei.
trouble-unwritable = Nicht gespeichert: { $path } lässt sich nicht schreiben ({ system-says }). Die Partie geht weiter; was fehlt, wird geschrieben, sobald es möglich ist, und { DEED("save PATH") } legt anderswo eine Kopie ab.
trouble-not-copied = Du hast das noch nicht übertragen, also gibt es { $path } nicht: „Box der Jagd übertragen“ auf der Startseite macht das. Oder lass es weg.
trouble-not-written = { $path } lässt sich nicht schreiben ({ system-says }). Nichts ist verloren: Nenne einen anderen Speicherort.
trouble-locked = { $path } wird gerade in einem anderen laufenden Underhill gespielt. Hier kann die Partie angesehen, aber nicht gespielt werden: Mach dort weiter, oder schließ das andere und öffne die Partie hier noch einmal.
trouble-not-a-record = { $path } ist keine Partie von Underhill. Die Datei blieb, wie sie war.
trouble-too-large = { $path } ist größer, als eine solche Datei sein kann. Sie blieb, wie sie war.
trouble-newer = { $path } wurde von einer späteren Version ({ $program }) geschrieben. Öffne die Datei damit; sie blieb, wie sie war.
trouble-other-game = { $path } ist die Aufzeichnung eines anderen Spiels ({ $game }). Die Datei blieb, wie sie war.
trouble-no-game = { $path } ist schon am Anfang beschädigt, also lässt sich nichts davon öffnen. Die Datei blieb, wie sie war.
trouble-exists = { $path } gibt es schon. Nenne eine andere Datei; diese blieb, wie sie war.
trouble-would-overwrite = { $path } gibt es schon, und es ist nicht diese Partie. Nenne eine andere Datei; diese blieb, wie sie war.
trouble-would-overwrite-file = { $path } gibt es schon, und es ist kein Brief dieser Partie. Nenne eine andere Datei; diese blieb, wie sie war.
trouble-nothing-unfinished = In { $folder } liegt keine angefangene Partie; für eine neue gibt es { DEED("new") }.
trouble-nothing-readable = In { $folder } lässt sich keine angefangene Partie öffnen. Nicht gelesen: { $games }{ $more ->
    [0] {""}
    [one] {" "}und noch eine
   *[other] {" "}und noch { $more }
}. { DEED("open PATH") } sagt, warum; für eine neue Partie gibt es { DEED("new") }.
trouble-no-folder = Partien werden hier nicht aufbewahrt, weil die Befehle durch eine Pipe kommen. Starte mit --data DIR, um sie aufzubewahren, oder nenne eine: { DEED("open PATH") }.
trouble-no-random-numbers = Das System liefert keine Zufallszahlen, also kann nichts geheim bleiben. Versuch es gleich noch einmal.
trouble-revealed = Die Partie wurde offengelegt, und inzwischen können alle wissen, was noch zu ziehen wäre: Sie wird nicht weitergespielt. Für eine neue gibt es { DEED("new") }.
trouble-passphrase-wanted = { $path } ist mit einer Passphrase gesperrt. Zum Öffnen der Partie: { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = Das ist nicht die Passphrase von { $path }. Nichts wurde geändert; versuch es noch einmal.
trouble-empty-passphrase = Eine Passphrase darf nicht leer sein. Am besten sind mehrere Wörter.
trouble-locked-already = Die Partie ist schon gesperrt.
trouble-nothing-to-lock = Diese Partie liegt in keiner Datei, also gibt es nichts zu sperren.
trouble-key-missing = Der Schlüssel { $path } ist nicht da, und ohne ihn kann niemand die Partie öffnen. Leg ihn wieder neben die Partie.
trouble-key-damaged = Der Schlüssel { $path } ist nicht mehr so, wie er geschrieben wurde, und ohne ihn kann niemand die Partie öffnen. Leg eine Kopie davon zurück, wenn du eine hast; er blieb, wie er war.
trouble-lock-damaged = { $path } ist nicht mehr so, wie es geschrieben wurde, oder gehört zu einem anderen Schlüssel. Die Datei blieb, wie sie war; eine Kopie lässt sich vielleicht noch öffnen.

safe-again = Gespeichert: Alles steht wieder in der Datei.
found-torn = Zeile { $line } der Datei wurde beim Schreiben abgeschnitten und ist hier weggelassen. Alles davor ist da.
found-damaged = Zeile { $line } der Datei ist beschädigt. Was davor steht, ist da und geht in { $path } weiter; die beschädigte Datei blieb, wie sie war.
found-damaged-in-memory = Zeile { $line } der Datei ist beschädigt. Was davor steht, ist da, aber nur im Arbeitsspeicher; die beschädigte Datei blieb, wie sie war. { DEED("save PATH") } legt eine Kopie ab.
found-written-again = Die Datei dieser Partie war entfernt oder verändert worden, während gespielt wurde. Sie wurde ganz neu geschrieben: { $path }.
found-displaced = { $path } ist nicht mehr diese Partie: Dort steht etwas anderes, und das blieb, wie es war. Die Partie geht ganz in { $beside } weiter.
found-played-elsewhere = { $path } wird gerade in einem anderen laufenden Underhill gespielt. So stand die Partie, als sie hier geöffnet wurde: Sie kann angesehen, aber nicht gespielt werden.
found-read-only = Die Datei lässt sich nicht schreiben ({ system-says }), also geht die Partie im Arbeitsspeicher weiter. { DEED("save PATH") } legt eine Kopie ab.
found-other-names = Die Datei dieser Partie hat noch andere Namen, und unter ihnen bleibt sie, wie sie jetzt ist. Die Partie geht nur in { $path } weiter.

## Faults of boards, tile sets and journey decks

fault-too-large = Die Datei ist größer als { $megabytes } MB, und so groß ist keine ihrer Art.
fault-not-text = Die Datei ist kein UTF-8-Text. Speichere sie als UTF-8.
fault-not-json = Ab Zeile { $line }, Spalte { $column } ist das kein JSON. Dort fehlt wohl ein Komma, ein Anführungszeichen oder eine Klammer.
fault-not-an-object = Die Datei sollte ein einziges Objekt sein: { "{" } … { "}" }.
fault-missing-key = „{ $key }“ fehlt, und jede solche Datei braucht diesen Schlüssel.
fault-unknown-key = „{ $key }“ ist kein Schlüssel einer solchen Datei. Such nach einem Schreibfehler.
fault-twice = „{ $key }“: { $item } steht zweimal da. Lass eines weg.
fault-other-format = „format“ ist „{ $found }“ und sollte „{ $wanted }“ sein.
fault-newer-format = „format“ ist „{ $found }“, was eine spätere Version liest; diese liest „{ $wanted }“.
fault-no-name = „{ $key }“ ist leer und sollte sagen, was das hier ist.
fault-wants-text = „{ $key }“: { $item } sollte ein Text in Anführungszeichen sein.
fault-wants-list = „{ $key }“ sollte eine Liste sein: [ … ].
fault-wants-object = „{ $key }“ sollte ein Objekt sein: { "{" } … { "}" }.
fault-cannot-stand = „{ $key }“: { $item } kann dort nicht stehen. Vergleiche mit der Seite, die solche Dateien beschreibt.
fault-not-among = „{ $key }“: { $item } gehört nicht zu „{ $of }“. Füge es dort hinzu, oder berichtige es hier.

## What the table is told

told-seed = Alles, was gezogen wird, kommt aus der Zahl { $seed } und lässt sich wiederholen.
told-word = Das Wort des Tisches steckt in allem, was gezogen wird: „{ $word }“.
report-by-word = Auf das Wort des Tisches: { $command }
report-luck = { $what }: { $count }, erwartet { $expected }: { report-strays }
report-strays = { $strays ->
    [2] weit mehr als üblich
    [1] mehr als üblich
    [-1] weniger als üblich
    [-2] weit weniger als üblich
   *[0] wie üblich
}
told-seal = Das ganze Siegel: { $seal }

## What the Ring-bearer is told alone

whispered-locked = Die Partie heißt jetzt { $path }; ihr Schlüssel liegt daneben, und beide werden gebraucht.
passphrase-ask = Passphrase (sie wird nicht gezeigt):
passphrase-again = Dieselbe noch einmal:

## The terminal

greeting = Underhill, ein inoffizieller Begleiter für die Brettspiele eines Regals. { $kept ->
    [yes] Partien werden in { $folder } aufbewahrt.
   *[no] Partien werden nicht aufbewahrt.
} new beginnt eine Partie, open setzt die letzte fort, help listet die Befehle auf.
help-protocol = Nennt Namen und Version dieses Protokolls.
help-open = Setzt die Partie in einer Datei fort, oder die letzte angefangene.
help-save = Schreibt eine Kopie der Partie in eine Datei.
help-language = Die Sprache aller Sätze von jetzt an.
help-table-word = Ein Wort der anderen am Tisch, beim Aufbau und bevor etwas gezogen ist: Es wird in jede Ziehung gemischt, damit niemand den Startwert der App passend gewählt haben kann.
help-seal = Nennt das Siegel dessen, was der Tisch bisher gehört hat: vier Wörter zum Vergleichen mit bloßem Auge und alle 256 Bits davon zum Aufheben. Wer es aufgehoben hat, kann am Ende prüfen, dass nichts geändert wurde.
help-reveal = Schreibt die ganze Partie in eine Datei für alle, wenn sie vorbei ist: underhill verify prüft sie.
help-tell = Eine Aussage an den Tisch, zu Protokoll.
help-note = Eine Notiz, zu Protokoll.
help-lock = Sperrt diese Partie mit einer Passphrase: Von da an lässt sich ihre Datei, die einen neuen Namen bekommt, nur mit ihrem Schlüssel lesen, und der Schlüssel, der daneben liegt, öffnet sich nur mit der Passphrase. Wer sie vergisst oder den Schlüssel verliert, kommt nie wieder heran. Das Programm age öffnet beides ebenfalls. In einem Terminal fragt lock allein danach, ohne sie zu zeigen.
help-unlock = Öffnet die gesperrte Partie, die open genannt hat. In einem Terminal fragt unlock allein nach der Passphrase, ohne sie zu zeigen.
help-undo = Nimmt den letzten Befehl zurück.
help-redo = Führt den zuletzt zurückgenommenen Befehl wieder aus.
help-phase = Sagt, wer am Zug ist.
help-status = Sagt alles, was öffentlich ist.
help-open-log = Nennt der Reihe nach jeden Befehl, der gilt.
help-report = Das Blatt der Partie, bis hierher oder an ihrem Ende.
help-luck = Was der Zufall gebracht hat, gegen das, was zu erwarten war.
help-seat = Wer heute Abend dort sitzt, für das Blatt und das Archiv; ohne Namen niemand.
help-park = Hält in Worten fest, was an einem Ort liegt, solange die Partie weggeräumt ist; ohne Text wird es entfernt.
help-parked = Nennt, was wo liegt, solange die Partie weggeräumt ist.
help-help = Listet alle Befehle auf oder erklärt einen.
help-quit = Beendet das Programm.
no-display = Es gibt keinen Bildschirm für ein Fenster; stattdessen ist hier der Schiedsrichter im Terminal.
file-without-command = Eine Datei wird im Fenster geöffnet: Dazu gehört kein Befehl.

## The window

home-all = Ein anderes Spiel
home-hunt = Jagd nach dem Ring
home-hunt-what = Einer führt Frodo heimlich, hinter seinem Schirm; bis zu vier andere jagen ihn.
home-first = Deine erste Partie
home-first-what = Eine geführte Übungspartie: was Underhill tut, erklärt im richtigen Moment.
home-practice = Übung
home-practice-what = Eine Partie auf einem selbst erfundenen Spielplan, mit eigenen Plättchen.
home-box = Unsere Box
home-box-what = Mit Spielplan, Markern und Plättchen auf dem Tisch; nichts muss übertragen werden.
home-letter = Ein Brief von Gandalf
home-letter-what = Teil 2 einer Partie, deren Teil 1 früher gespielt wurde, hier oder auf Papier.
home-table = Unser Tisch
home-table-what = Brett, Würfel und Karten liegen auf dem Tisch; Underhill führt Buch.
home-how-many = Wie viele spielen?
home-options = Optionen …
home-options-what = Wer spielt, womit, und wer würfelt: vor dem Beginn vereinbart.
home-evening = Ein erster Abend
home-evening-what = Der Aufbau und ein Zug, Schritt für Schritt begleitet.
home-war = Der Ringkrieg
home-war-what = Mit dem Spielplan auf dem Tisch: Jagd, Würfel, Politik und Punkte werden geführt.
home-risk = Risiko: Der Herr der Ringe
home-risk-what = Auf dem Tisch: Verstärkungen, Kämpfe und Chancen, der Ring, die Punkte.
home-battle = Battle of the Ring
home-battle-what = Ein Spiel von 1977 auf dem Tisch: Aufbau, Würfel und Fristen stehen hier.
home-check = Partie prüfen
home-copy = Box der Jagd übertragen
check = Partie prüfen
check-what = Eine Partie, die offengelegt oder aufgehoben wurde, ist eine Datei. Hier wird jede Zeile darin neu entschieden, jede Ziehung neu aus ihrem Startwert bestimmt und ein Siegel verglichen, das du aufgehoben hast; bei Jagd nach dem Ring auch jede Antwort, aus dem Tagebuch des Ringträgers.
check-file = die Datei der Partie
check-seal = ein aufgehobenes Siegel: vier Wörter oder die Ziffern des Codes; darf leer bleiben
check-now = Prüfen
check-goes-on = Die Partie wird geprüft …
check-holds = Alles stimmt
check-cannot = Das lässt sich nicht prüfen
check-fails = Etwas stimmt nicht
check-honest = Einträge in den Tagebüchern: { $entries }. Antworten: { $answers }. Ziehungen: { $draws }. Berichtigungen: { $corrections }. Alles, wie es sein muss.
home-fate = Das Schicksal der Gefährten
home-fate-what = Zwei Stapel, an die sich der ganze Tisch erinnert, jeder Schritt des Zuges der Reihe nach, und genaue Chancen.
home-unofficial = Von den Machern der Spiele weder erstellt noch gebilligt, und ihnen nicht bekannt.
home-quit = Ende
home-no-games = Partien, die du spielst, stehen hier.
home-cannot-keep = In { $folder } können keine Partien aufbewahrt werden ({ system-says }). Was jetzt gespielt wird, steht nur im Speicher und ist weg, wenn das Fenster geschlossen wird.
home-unknown = { $game }: kein Spiel dieses Programms
home-newer = von einer neueren Version ({ $program })
home-unreadable = nicht lesbar
home-part = { $part ->
    [2] Teil 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = vorbei
home-locked = gesperrt
home-unlock = Passphrase
lock = Partie mit Passphrase sperren
lock-what = Von da an liest niemand ihre Datei ohne die Passphrase und den Schlüssel, der daneben liegt, auch nicht, wer sie vergessen hat; die Partie geht weiter wie zuvor.
lock-typed = mehrere Wörter
lock-again = dieselben Wörter noch einmal
lock-differs = Das ist nicht zweimal dasselbe. Nichts ist gesperrt.
lock-now = Sperren
lock-is = Diese Partie ist mit einer Passphrase gesperrt.
lock-wanted = Diese Partie ist gesperrt. Ihre Passphrase:
lock-open = Öffnen
lock-tries = Die Passphrase wird probiert …
lock-makes = Aus der Passphrase wird ein Schlüssel …
curtain = Ein Klick, F1 oder die Taste unter Esc hebt den Vorhang.
curtain-falls = Der Vorhang fällt von selbst:
curtain-after = { $minutes ->
    [0] gar nicht
    [one] nach 1 Minute
   *[other] nach { $minutes } Minuten
}
curtain-unfocused = { $falls ->
    [yes] wenn das Fenster den Fokus verliert
   *[no] dann nicht
}
table-window = Tisch
table-keys = Tasten
table-leave = Verlassen
key-curtain = Der Vorhang; bei „Pst“: Halten zeigt Geheimes
set-day = hell
set-night = dunkel
set-strongest = stärkste
set-softer = sanftere
key-theme = Hell oder dunkel
key-contrast = Die stärksten Kontraste oder sanftere
key-hush = „Pst“: Geheimes zeigt sich nur, solange F1 gehalten wird
key-keys = Alle Tasten
key-table-window = Das Tischfenster, für einen zweiten Bildschirm: was alle sehen dürfen
key-larger = Größere Schrift
key-smaller = Kleinere Schrift
key-usual = Schrift in üblicher Größe
key-next = Zum nächsten Element; Enter oder Leertaste löst es aus
key-previous = Zum vorigen Element
key-enter = Drückt den goldenen Knopf oder gibt ein, was getippt ist
key-escape = Nimmt einen Druck zurück, leert die Zeile, zieht die Frage zurück
key-undo = Nimmt einen Druck vom Begonnenen zurück, oder was zuletzt getan wurde
key-redo = Führt es wieder aus
key-earlier = Was davor getippt wurde
key-later = Was danach getippt wurde
key-nearer = Eine Seite nach oben; der Plan näher (oder Mausrad)
key-farther = Eine Seite nach unten; der Plan weiter weg
key-fit = Der ganze Plan
home-file = Eine Partiedatei
home-file-typed = Name einer Datei
home-file-open = Öffnen
dropped-over-a-game = Die Datei wurde nicht geöffnet: Eine Partie liegt auf dem Tisch. Verlasse sie, und zieh die Datei auf die Startseite.
own-box-nowhere = Hier werden keine Partien aufbewahrt und auch keine Box: Starte Underhill mit einem Ordner dafür.
own-box-faulty = { $path } wird nicht aufgenommen, und nichts hat sich geändert: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(noch { $more })
}
own-box-aside = Was vorher da war, liegt in { $path }.
own-box-taken = Deine Box ist aufgenommen: { $counts }. Sie liegt in { $path } und darf weitergegeben werden; board=own spielt mit ihr.
    .window = Deine Box ist aufgenommen: { $counts }. Sie liegt in { $path } und darf weitergegeben werden; „unsere“ unter „Optionen …“ spielt mit ihr.
own-box-written = Geschrieben: { $path }. Die Datei darf weitergegeben werden; zieh sie auf die Startseite, um damit zu spielen.
key-pan = Bewegt den Plan (oder zieh ihn)
key-nudge = Auf einem Bild: das Fadenkreuz, auch mit Pfeil auf und ab; Enter klickt dort; in der Erzählung: ein Moment zurück oder weiter
key-first = In der Erzählung: der erste Moment
key-last = In der Erzählung: der letzte Moment
key-play = In der Erzählung: sie läuft von selbst oder hält an
key-delete = Auf einem Bild: entfernt das Gewählte
keys-close = Schließen
## A game that is checked

doubt-not-a-game = Das ist keine Partie von Underhill.
doubt-newer = Die Partie wurde von einer späteren Version ({ $program }) geschrieben. Prüfe sie damit.
doubt-other-game = Das ist die Aufzeichnung eines anderen Spiels ({ $game }).
doubt-other-rules = Die Partie wurde mit einer früheren Version begonnen, nach den Regeln Nummer { $rules }; diese Version entscheidet nach Nummer { $known } und kann nicht sagen, was nach jenen herausgekommen wäre. Prüfe sie mit der Version, mit der sie gespielt wurde.
doubt-locked = Diese Partie ist mit einer Passphrase gesperrt. Öffne sie und leg sie offen; oder das Programm age macht eine lesbare Datei daraus.
doubt-no-game = Der Kopf der Datei oder der Befehl, der die Partie eröffnet hat, ist nicht so, wie er geschrieben wurde, oder fehlt.
doubt-torn = Zeile { $line } endet nicht, wie eine Zeile endet: Die Datei ist abgeschnitten, oder ihr fehlt der letzte Zeilenvorschub.
doubt-chain = Zeile { $line }: Die Kette hält nicht. Diese Zeile ist nicht so, wie sie geschrieben wurde, oder eine wurde eingefügt, herausgenommen oder verschoben; auch ein Editor, der andere Zeilenenden oder Leerzeichen schreibt, bewirkt das.
doubt-strange = Zeile { $line }: Was dort steht, kommt in keiner Partie vor, oder das Programm schreibt es anders.
doubt-said = Zeile { $line }: „{ $said }“ ist kein Befehl, oder nicht der, den der Tisch gehört hat.
doubt-agreed = Zeile { $line }: Abgemacht war etwas anderes, als „{ $said }“ sagt.
doubt-seed = Zeile { $line }: Die Ziehungen kommen nicht aus der Zahl, die angekündigt war.
doubt-refused = Zeile { $line }: Die Regeln lehnen „{ $said }“ ab ({ $name }).
doubt-answer = Zeile { $line }: „{ $said }“ wurde mit „{ $told }“ beantwortet; nach dem Tagebuch ist es „{ $is }“.
doubt-draw = Zeile { $line }: Was „{ $said }“ gezogen hat, ist nicht das, was der Zahlenstrom ergibt.
doubt-otherwise = Zeile { $line }: Die Regeln machen aus „{ $said }“ etwas anderes, als dort steht.
doubt-not-a-seal = „{ $seal }“ ist kein Siegel: vier Wörter, oder die 64 Ziffern seines Codes.
doubt-seal = „{ $seal }“ ist kein Siegel dieser Partie: Nicht diese Datei wurde gespielt, oder nicht bis dorthin.

verified-seal = Das Siegel { $seal } ist das von Zeile { $line } der Datei, in allen 256 Bits: Bis dorthin ist die Datei das, was gespielt wurde.
verified-words = Die Wörter „{ $seal }“ sind die von Zeile { $line } der Datei. Sie sind 44 von 256 Bits: genug für das Auge, aber nicht gegen jemanden, der es tagelang versucht. Der Code beweist es.
verified-without-seal = Es wurde kein Siegel verglichen: Die Partie ist in sich stimmig, und ob es die gespielte ist, kann niemand sagen. Nenne ein Siegel, das jemand aufgehoben hat.
verified-unbound = { $count ->
    [0] Hinter Zeile { $line } steht keine mehr: Die Siegel binden die ganze Datei.
    [one] Hinter Zeile { $line } steht eine Zeile, die kein genanntes Siegel bindet: Sie kann später geschrieben worden sein.
   *[other] Hinter Zeile { $line } stehen { $count } Zeilen, die kein genanntes Siegel bindet: Sie können später geschrieben worden sein.
}
verified-taken-back = { $count ->
    [one] Eine Antwort, die der Tisch gehört hat, wurde zurückgenommen und gilt nicht mehr: Zeile { $lines }.
   *[other] { $count } Antworten, die der Tisch gehört hat, wurden zurückgenommen und gelten nicht mehr: Zeilen { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Ein verglichenes Siegel bindet { $bound } davon: Der Tisch hat es gehört.
}
verified-seed = Alle Ziehungen kommen aus der Zahl { $seed }, die jemand gewählt hat: Wer sie kannte, kannte auch die Ziehungen.
verified-word = Das Wort der Ringgeister steckt in jeder Ziehung: „{ $word }“. Wer es gesagt hat, weiß, ob es dieses war{ $marked ->
    [yes] ; ein Zeichen, das nicht ASCII ist, steht mit seiner Nummer da
   *[no] {""}
}.
verified-no-word = Die Ringgeister gaben kein eigenes Wort: Der Startwert kann so oft neu ausgewürfelt worden sein, bis die Ziehungen passten.
verified-said = Das Wort des Tisches steckt in allem, was gezogen wurde: „{ $word }“.
verified-tables-word = Auf das Wort des Tisches hin, gegen das, was die Regeln oder das Programm sagen: in Zeile { $lines }.
verified-commands-undone = Zurückgenommen: in Zeile { $lines }.
verified-seen = Vom Programm gezogen oder geworfen, gesehen und zurückgenommen in Zeile { $line }; beim nächsten Mal kommt dasselbe: { $said }: { $drawn }.
verified-unfinished = Die Partie ist am Ende dieser Datei nicht vorbei.
verified-by-hand = Von Hand gezogen und dem Programm gesagt: in Zeile { $lines }. Was wirklich gezogen wurde, kann nur der Tisch wissen.

# Copying the box

copy-yes = Ja
copy-no = Nein

picture-not-a-picture = Das ist kein lesbares Bild. Lesbar wäre eine JPEG-, PNG- oder WebP-Datei; oder Spielplan, Plättchen oder Karten als JSON.
picture-broken = Dieses Bild ist abgeschnitten oder beschädigt. Mach oder kopiere es noch einmal.
picture-too-large = Dieses Bild ist zu groß: Höchstens { $most } Millionen Pixel können gelesen werden. Speichere es kleiner.
picture-too-small = Dieses Bild hat { $width } mal { $height } Pixel, und aus so wenigen lässt sich nichts lesen.

language = Sprache

# All games, and the sheet to print

archive-reading = Die Partien werden gelesen …
archive-goes-on = Laufende
archive-over = Beendete
archive-uncounted = zur Übung: zählt nicht
archive-person = mit
archive-none-fit = Keine Partie passt.
archive-writes = Es wird geschrieben …
archive-deletes = Sie kommt in den Papierkorb …
archive-open = Weiter
archive-tell = Erzählen
archive-title = Name:
archive-name = Benennen
archive-delete = Wegwerfen …
archive-file = Datei:
archive-copy = Kopieren
archive-print = Tagebuch drucken
archive-look = Ansehen
archive-reveal = Offenlegen
archive-ask = Diese Partie in den Papierkorb des Systems legen?
archive-deleted = Die Partie liegt im Papierkorb des Systems.
archive-no-bin = Für { $path } gibt es auf diesem System keinen Papierkorb: Die Partie blieb, wo sie ist.
archive-written = Geschrieben nach { $path }.
frame-written = Geschrieben: { $name }, im Ordner { $folder }.
archive-figures-of-all = Über alle Partien O

# Over all games

figures = Über alle Partien
figures-counting = Die Partien werden gezählt …
figures-no-games = Hier liegt keine beendete Partie. Sobald es eine gibt, stehen hier ihre Zahlen.
figures-games = Beendete Partien: { $games }; Teile: { $parts }
figures-games-whole = Beendete Partien: { $games }
figures-over-all = Von allen Spielen zusammen: { $games }
figures-left-out = Nicht gezählt: { $what }.
figures-left-out-going-on = laufend: { $games }
figures-left-out-locked = gesperrt: { $games }
figures-left-out-foreign = von anderen Spielen oder späteren Versionen: { $games }
figures-left-out-damaged = beschädigt: { $games }
figures-left-out-copies = Kopien: { $games }
figures-by-part = Nach Teil · 1
figures-by-board = Nach Spielplan · 2
figures-by-persons = Nach Personen und Plätzen · 3
figures-write = Als CSV schreiben · W
figures-part = { $part ->
    [0] Alle Partien
   *[other] Teil { $part }
}
figures-board = { $board }{ $part ->
    [0] { "" }
   *[other] { "" }, Teil { $part }
}
figures-person = { $named } ({ $seat }){ $part ->
    [0] { "" }
   *[other] { "" }, Teil { $part }
}
figures-nobody = Niemand hat gesagt, wer wo saß{ $part ->
    [0] { "" }
   *[other] { "" }, Teil { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Teil { $part }
}
figures-left-out-repeatable = geführt oder mit seed= begonnen: { $games }
figures-by-ending = Nach dem Ausgang · 4
figures-whole = Alle Partien · 1
figures-by-agreed = Nach Vereinbarung · 2
figures-one-of = { $what }: { $group }
figures-luck = Würfel des Programms: { $group }
figures-luck-by-hand = Würfel vom Tisch: { $group }
figures-against = { $count }, erwartet { $expected }: { report-strays }
agreed-two-players = Zu zweit
agreed-three-players = Zu dritt
agreed-four-players = Zu viert
figures-ended = Wie es endete: { $group }
figures-of = { $count } von { $of }
figures-hours = Stunden am Tisch
figures-time = { $hours } Std. { $minutes } Min.
figures-none = keine
figures-each = { $mean } im Schnitt, { $least } bis { $most }, Median { $median }
figures-yes = ja { $yes } von { $asked }: { $percent } %
figures-bits = { $mean } im Schnitt, Antworten: { $answers }
decimal-mark = {","}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Strg
keyname-shift = Umschalt
keyname-alt = Alt
keyname-enter = Enter
keyname-escape = Esc
keyname-tab = Tab
keyname-up = Pfeil auf
keyname-down = Pfeil ab
keyname-left = Pfeil links
keyname-right = Pfeil rechts
keyname-page-up = Bild auf
keyname-home = Pos 1
keyname-end = Ende
keyname-space = Leertaste
keyname-page-down = Bild ab
keyname-delete = Entf

## What is played with

frame-why = Warum?
frame-odds = Chancen
frame-odds-open = Chancen …
boxes = Boxen, die du hast: ihre Spiele stehen auf der Startseite
books-deed-new = Eine neue Partie
books-deed-new-agreed = Eine neue Partie: { $text }
books-deed-word = Das Wort des Tisches: { $text }
books-deed-seat = Wer wo sitzt: { $text }
books-deed-tell = Gesagt: { $text }
books-deed-note = Notiert: { $text }
books-deed-park = Eingepackt, { $place }: { $text }
books-deed-laid-out = Wieder ausgelegt: { $text }
books-nothing-parked = Nichts ist eingepackt.
books-nothing-done = Noch ist nichts geschehen.
resumed = Es geht weiter: { $when } – { $host }
resumed-seats = Am Tisch: { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = Auszulegen, { $place }: { $text }
frame-save = Kopie sichern
frame-print = Diese Partie drucken
frame-print-empty = Ein leeres Blatt drucken
printed-report = Wie es ging
frame-write-box = Box in eine Datei schreiben
frame-enter = Eingeben
frame-not-whole = Noch kein ganzer Befehl
frame-check = Prüfen
end-again = Noch eine wie diese
end-leave = Zur Startseite
line-refused = Das würde abgelehnt
frame-seal = Siegel: { $seal }
frame-seal-open = Siegel …
pair = { $name }: { $fact }
frame-options = Optionen …
frame-options-title = Was gilt
frame-anew = Von vorn: { $option }, { $value }
frame-anew-lost = Was bisher gesagt wurde, ist dann weg
frame-anew-kept = Was bisher gesagt wurde, bleibt bei den Abenden
frame-back = Zurück
option-draws = Würfel und Ziehen
option-cup = Plättchen aus dem Beutel
option-cards = Karten
option-figures = Figuren
option-players = Spieler
option-odds = Chancen
option-level = Stufe
option-ledger = Truppen gezählt
option-closer = Befehl „näher“
option-captured = Eroberte Orte verschonen
option-board = Brett oder Box
option-doom = Der Würfel am Schicksalsberg
option-adventure = Abenteuerkarten
option-neutrals = Neutrale Karten für jeden auf Saurons Seite
option-leaders = Anführer
option-spoils = Karten sofort tauschen, ab
option-score = Punkte
option-hunt = Die Jagd
value-app = hier
value-hand = am Tisch
value-on = ja
value-off = nein
value-open = gezeigt
value-count = nach Zahl
value-names = nach Namen
value-cards = die Karten
value-distinct = zwei verschiedene
value-nearest = der nächste
value-all = alles
value-own = unsere
value-practice = zur Übung
value-none = ohne
value-trilogy = Trilogie
value-introductory = Einführung
value-standard = Standard
value-heroic = Heldenhaft
value-epic = Episch
value-legendary = Legendär
value-site = am Ort der Macht
value-leader = mit einem Anführer
value-players = jeder für sich
value-teams = in Mannschaften
frame-lists = Liste …
frame-list = { $title } ({ $at } von { $of })
frame-list-before = Seite zurück
frame-list-next = Nächste Seite
table-lately = Zuletzt
why-rules = Die Regeln nach Nummern
why-rules-what = In wenigen eigenen Worten; das Regelheft entscheidet. Optionen, die für eine Partie gewählt sind, gehen vor.
table-undo = Rückgängig: { $command }
table-redo = Wiederholen: { $command }
table-last-press = letzter Klick
wall-undone = Zurückgenommen: { $command }
wall-redone = Wieder getan: { $command }
wall-set-right = Richtiggestellt: { $command }
undo = Rückgängig
redo = Wiederholen
table-curtain = Vorhang
table-did = Getan
table-answer = Antwort
table-refused = So nicht
table-hush = Pst: F1 halten zeigt Geheimes

## The frame that all games have, and the page behind F12 in three

history-open = Verlauf …
history = Was getan wurde
history-undo-to = { $count ->
    [one] Das Folgende zurücknehmen
   *[other] Die { $count } folgenden zurücknehmen
}
confirm = Ist das so gemeint?
keys-tab-settings = Einstellungen
keys-tab-keys = Tasten
keys-tab-rules = Regeln
motion = Animation
motion-on = Plättchen drehen sich einzeln um, die Nacht bricht langsam herein
motion-off = nichts bewegt sich von selbst
motion-system = wie im System eingestellt
choose = Wählen …
choose-to-open = Eine Datei zum Öffnen
choose-to-write = Eine Datei zum Schreiben
plain-begin = Underhill im Terminal: Jede Antwort ist ein ganzer Satz.
plain-alone = Nur für dich: { $told }
plain-now = Jetzt: { $now }
plain-done = Erledigt.
plain-guide = Für eine geführte erste Partie tipp: guide
plain-guided = Von hier an wirst du durch die erste Partie geführt. guide off beendet das.
plain-unguided = Die Führung schweigt jetzt.

## What a window calls what a terminal has commands for

do-help = F12
do-new = die Startseite
do-open-path = „Eine Partiedatei“
do-redo = „Wiederholen“
do-save-path = „Kopie sichern“
do-undo = „Rückgängig“
ask-unlock-passphrase = ihre Passphrase
ask-phase-line = „phase = …“, getippt

## The first screen: doors in a hill, and evenings.

home-tagline = führt Buch, während das Spiel auf dem Tisch bleibt
home-welcome = Das Spiel liegt auf dem Tisch; Underhill führt Buch, kennt die Regeln und sagt, was als Nächstes zu tun ist.
home-not-over = { $when }, nicht zu Ende
home-was-over = { $when }, zu Ende
home-go-on = Weiterspielen
home-look = Ansehen
home-others = Andere Abende
home-all-evenings = alle Abende
home-settings = Einstellungen
home-open-file = Datei öffnen …
home-hunt-door = einer flieht, bis zu vier jagen
home-war-door = Jagd, Würfel, Politik
home-fate-door = ein Tisch, zwei Stapel
home-risk-door = Brett, Kämpfe, Punkte
home-battle-door = 1977: Bauten, Kämpfe, Fristen
day-today = Heute
day-yesterday = Gestern
home-day-game = { $day }, Spiel { $number }
day-of-the-week = { $weekday ->
    [1] Montag
    [2] Dienstag
    [3] Mittwoch
    [4] Donnerstag
    [5] Freitag
    [6] Samstag
   *[other] Sonntag
}
day-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[other] Dez.
}
day = { $number }. { day-month } { $year }

# Eigene Sätze von Übersetzern, geprüft mit --check-locale.
locale-no-language = Der Ordner heißt nach keiner der Sprachen: { $languages }.
locale-no-such-file = Eine Datei dieses Namens hat das Programm nicht. Es sind: { $files }.
locale-unread = Ein Satz, der in Zeile { $line } beginnt, ist nicht lesbar und bleibt, wie er mit dem Programm kommt.
locale-unknown = { $name } wird nirgends gesagt.
locale-strange = { $name } enthält { $fact }, was das Programm nicht angibt.
locale-silent = { $name } sagt { $fact } nicht.
locale-quotes = { $name } verweist auf { $quoted }, und das gibt es nicht.
locale-counted = { $said } von { $all } Sätzen. Alle anderen bleiben, wie sie mit dem Programm kommen.
locale-none = In { $folder } liegt kein Ordner einer Sprache mit Dateien wie house.ftl.
