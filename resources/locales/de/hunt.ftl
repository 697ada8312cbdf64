# What Underhill says in German. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Jetzt ist Aufbau: { DEED("start") }, { DEED("information") }, { DEED("give") }, dann { DEED("begin") }.
    [setup-2] Jetzt ist Aufbau: { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") }, dann { DEED("begin") }.
    [ring-bearer] Jetzt ist der Ringträger am Zug: { ASK("move X") } (bei Nacht auch { DEED("rest") }), dann { DEED("done") }.
    [ring-bearer-2] Jetzt ist der Ringträger am Zug: { DEED("advance") } (bei Nacht auch { DEED("rest") }), dann { ASK("gandalf N") }, dann { DEED("done") }.
    [ringwraiths] Jetzt sind die Ringgeister am Zug: ihre Fragen, dann { DEED("done") }.
    [tiles] Für eine Karte liegen gezogene Plättchen da: { DEED("accept") } oder { ASK("cancel T with card") }.
    [encounter] Jetzt ist die Begegnung: { ASK("nazgul N") }, dann { DEED("accept") } oder { ASK("cancel T with NAME") }.
    [escape] Jetzt ist die Flucht: { ASK("escape N") } oder { DEED("escape stay") }.
    [escape-2] Jetzt ist die Flucht: { DEED("course keep") }, { DEED("course change") } oder mit Streicher { ASK("course draw N") }.
    [rescue] Jetzt ist die Rettung: { DEED("rescue") }, dann { DEED("accept") } oder { ASK("cancel T with NAME") }.
    [refresh] Jetzt ist die Auffrischung: { DEED("refresh") } beginnt den nächsten Tag.
    [letter] Ein Brief liegt offen: weiter mit { DEED("part2") }.
    [fleeing] Gandalf wurde gefunden. Mit dem gezogenen Marker: { ASK("gandalf flee N") }.
    [hiding] Gandalf verbirgt sich wieder. Mit einem der gezogenen Marker: { ASK("gandalf hide N") }.
    [bree] Teil 1 ist vorbei: { DEED("part2") } spielt weiter, { DEED("letter PATH") } bewahrt ihn für einen anderen Abend auf.
    [rescued] Teil 1 ist vorbei: { DEED("part2") } spielt weiter, { DEED("letter PATH") } bewahrt ihn für einen anderen Abend auf.
   *[other] Die Partie ist vorbei: { DEED("undo") } nimmt das Letzte zurück, { DEED("new") } beginnt eine neue Partie.
}

## Refusals by the rules

refused-not-in-setup = Das gehört zum Aufbau, und gerade wird nicht aufgebaut (R1–R4, P1–P6). { what-now }
refused-not-begun = Noch hat kein Tag begonnen (R7). Bring erst den Aufbau zu Ende; zuletzt: { DEED("begin") }.
refused-wrong-part = Dieser Spielplan ist für Teil { $part }, nicht für Teil { $wanted }. Genannt wurde „{ $board }“: Nenne einen Spielplan für Teil { $wanted }, oder keinen.
refused-no-starts = Niemand hat gesagt, wo Frodo starten kann (R1). Ergänze { ASK("starts=N,N,N") }: die Nummern auf den drei Startmarkern.
refused-said-twice = { $location } wurde zweimal genannt (R1, R2, P4). Jeder Marker hat seine eigene Nummer: Nenne verschiedene.
refused-already-set = Das ist schon festgelegt (R1, R2, P3, P4). Es wird nur einmal festgelegt; { DEED("undo") } nimmt es zurück.
refused-not-a-start = { $location } ist kein Startort (R1). Nenne einen der Startorte auf dem Spielplan, oder lass einen ziehen: { DEED("start draw") }.
refused-wrong-number-of-tokens = { $said ->
    [one] Ein Marker wurde
   *[other] { $said } Marker wurden
} genannt, gezogen werden { $wanted } (R2). Nenne alle { $wanted }, oder lass sie ziehen: { DEED("information draw") }.
refused-not-information = Kein Informationsmarker hat die Nummer { $location } (R2). Sieh dir den Marker noch einmal an; die Nummern sind die der Verbündetenorte.
refused-tokens-unknown = Der Spielplan nennt die Informationsmarker nicht (R2). Hier kann keiner gezogen werden: Zieh fünf aus der Box und gib { ASK("information N N N N N") } ein.
refused-wrong-number-given = { $said ->
    [one] Ein Marker wurde
   *[other] { $said } Marker wurden
} genannt, abzugeben { $wanted ->
    [one] ist einer
   *[other] sind { $wanted }
} (R2). So war es abgemacht: Nenne { $wanted ->
    [one] einen
   *[other] { $wanted }
}.
refused-nothing-to-give = In dieser Partie wird kein Marker abgegeben (R2). So war es abgemacht; als Nächstes: { DEED("begin") }.
refused-not-yours = { $location } liegt nicht hinter dem Sichtschirm (R2). Nenne einen der gezogenen Marker.
refused-start-missing = Frodo hat noch keinen Startort (R1). Erst { ASK("start N") }, oder { DEED("start draw") }.
refused-information-missing = Die Informationsmarker sind noch nicht gezogen (R2). Erst { ASK("information N N N N N") }, oder { DEED("information draw") }.
refused-gift-missing = Erst { $wanted ->
    [one] muss ein Informationsmarker
   *[other] müssen { $wanted } Informationsmarker
} abgegeben werden (R2). Offen, an die Ringgeister: { ASK("give N") }.
refused-not-ring-bearers-turn = Das geht nur im Zug des Ringträgers (R7, P9). Für eine Bewegung durch eine Karte gibt es { DEED("card") }. { what-now }
refused-no-cards-now = Karten wirken nur in einem Zug und in der Auffrischung (R12). { what-now }
refused-already-moved = Frodo hat seine eine normale Bewegung in diesem Zug gemacht (R7, P8). Eine Karte kann ihn weiter bewegen; haben sich alle bewegt: { DEED("done") }.
refused-already-rested = Frodo rastet in diesem Zug (R7). Spiel weiter bis { DEED("done") }; { DEED("undo") } nimmt die Rast zurück.
refused-no-rest-in-daylight = Am Tag muss Frodo sich bewegen (R7, P8). In Teil 1: { ASK("move X") }; in Teil 2: { DEED("advance") }.
refused-move-first = Der Zug kann nicht enden, bevor Frodo sich bewegt hat (R7). { DEED("move .") } ist immer erlaubt.
refused-move-or-rest-first = Der Zug endet erst, wenn Frodo sich bewegt hat oder rastet (R7). Erst { ASK("move X") }, oder { DEED("rest") }.
refused-no-turn-to-end = Hier ist kein Zug zu beenden (R7). { what-now }
refused-not-on-board = Auf dem Spielplan gibt es { $location } nicht (R8). Sieh dir die Nummer noch einmal an; ist der Spielplan falsch übertragen, gilt es mit { DEED("!") } trotzdem.
refused-no-such-location = Auf dem Spielplan gibt es { $location } nicht. Sieh dir die Nummer noch einmal an; ist der Spielplan falsch übertragen, sag es dem Tisch: { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } ist der letzte Ort: Erst kommt ein Punkt (R9). Nach einem Punkt darf er wieder betreten werden: Vermerke einen, oder geh woandershin.
refused-not-connected = { $location } ist nicht mit dem letzten Ort verbunden (R8). Ein anderer Ort liegt dazwischen. Betritt einen Punkt oder einen Ort in Reichweite; mit { DEED("!") } gilt es trotzdem.
refused-too-far = { $location } liegt { $dots } { $dots ->
    [one] Punkt
   *[other] Punkte
} entfernt, und vermerkt { $marked ->
    [0] ist keiner
    [one] ist einer
   *[other] sind { $marked }
} (R8). Vermerke noch einen Punkt, oder betritt einen Ort in Reichweite; mit { DEED("!") } gilt es trotzdem.
refused-too-early-to-ask = Zu früh gefragt: Noch ist der Ringträger am Zug (R7). Hat Frodo sich bewegt, dann erst { DEED("done") }; eine Karte fragt sofort, mit { DEED("card") }.
refused-no-questions-now = Jetzt kann nichts gefragt werden (R17–R19). { what-now }
refused-question-waits = Eine Frage wartet auf Antwort (R23). Erst { DEED("answer") }, { DEED("withdraw") } oder { DEED("blocked") }.
refused-nothing-asked = Keine Frage wartet auf Antwort (R23). Nenne erst eine: { ASK("ask") }.
refused-start-not-searched = Keine Suche in { $location }: Dort kann Frodo starten (R17). Eine Jagd ist dort möglich.
refused-track-lies-there = Keine Suche in { $location }: Dort liegt ein Spurmarker (R17). Eine Jagd ist dort möglich; liegt dort kein Marker, dann { DEED("track", $location, "off") }.
refused-exit-not-asked = An Ausgängen gibt es weder Suche noch Jagd noch Marker (R20). Nenne einen Ort mit Nummer.
refused-no-such-area = Auf dem Spielplan gibt es { $area } nicht (R19). Sieh dir die Beschriftung noch einmal an.
refused-area-unknown = Niemand hat gesagt, wo ein Ort liegt (R19). Ohne das ist keine Antwort wahr: Erst gibt der Ringträger { ASK("area N AREA") } an.
refused-no-encounter = Es findet keine Begegnung statt (R24). { what-now }
refused-no-rescue = Es findet keine Rettung statt (R14). { what-now }
refused-already-drawn = Es liegen schon gezogene Plättchen da (R24). Erst { DEED("accept") }, oder { ASK("cancel T with NAME") }.
refused-nothing-drawn = Es liegen keine gezogenen Plättchen da (R25). { what-now }
refused-wrong-number-of-tiles = { $said ->
    [one] Ein Plättchen wurde
   *[other] { $said } Plättchen wurden
} genannt, zu ziehen { $wanted ->
    [one] ist eines
   *[other] sind { $wanted }
} (R24). Nenne alle gezogenen, in der Reihenfolge, in der sie gezogen wurden.
refused-name-the-tiles = In dieser Partie werden Plättchen von Hand gezogen (R24). Zieh { $wanted } und nenne sie in der Reihenfolge, in der sie gezogen wurden, etwa so: { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = Im Vorrat ist kein Plättchen { $tile } mehr (R24). Sieh dir das Plättchen noch einmal an; ein rotes hat ein r dahinter.
refused-not-out-of-pool = Kein Plättchen { $tile } hat den Vorrat verlassen. Also kann keines zurück; ein rotes hat ein r dahinter.
refused-moves-are-known = Der Spielplan weiß, wie viele Bewegungen fehlen (R15). Eine Zahl ist nicht nötig: { DEED("rescue") }.
refused-moves-are-unknown = Der Spielplan weiß nicht, wie viele Bewegungen fehlen (R15). Zähle auf dem Spielplan, wie viele Frodo noch bräuchte, und gib { ASK("rescue N") } ein.
refused-tile-not-drawn = { $tile } wurde nicht gezogen (R25). Nenne ein gezogenes Plättchen so, wie es angesagt wurde; ein rotes hat ein r dahinter.
refused-red-not-cancelled = Keine Gefährtenkarte wehrt ein rotes Plättchen ab (R25). { $tile } ist rot. Tut es eine andere Karte: { ASK("cancel T with card") }.
refused-one-company-card = Höchstens eine Gefährtenkarte wehrt ein Plättchen ab (R25). Für die anderen: { ASK("cancel T with card") }, oder lass sie gelten.
refused-no-company-for-cards = Gegen diese Plättchen hilft keine Gefährtenkarte (R25). Umgedreht wird eine nur für ein Plättchen einer Begegnung oder Rettung. Möglich: { DEED("accept") }, oder { ASK("cancel T with card") }.
refused-not-in-company = { company-name } ist nicht im Spiel (R5). Nenne eine andere Karte; { DEED("company add merry") } bringt Merry.
refused-already-flipped = { company-name } ist schon umgedreht (R25). Eine umgedrehte Karte hilft nicht mehr: Nenne eine andere; liegt diese auf dem Tisch nicht umgedreht, dann { DEED("company unflip", $who) }.
refused-no-escape = Es gibt nichts, wovor zu fliehen wäre (R28). { what-now }
refused-no-escape-to-exit = Eine Flucht führt nicht zu einem Ausgang (R28). Nenne einen Ort mit Nummer, oder { DEED("escape stay") }.
refused-escape-not-connected = { $location } ist nicht mit dem letzten Ort verbunden (R28). Ein anderer Ort liegt dazwischen. Nenne einen verbundenen, oder { DEED("escape stay") }; mit { DEED("!") } gilt es trotzdem.
refused-escape-too-far = { $location } liegt { $dots } { $dots ->
    [one] Punkt
   *[other] Punkte
} entfernt; eine Flucht reicht über { $most } (R28). Nenne einen anderen Ort, oder { DEED("escape stay") }; mit { DEED("!") } gilt es trotzdem.
refused-no-refresh = Jetzt ist keine Auffrischung (R30). { what-now }
refused-part-is-over = Es ist vorbei: Nichts ändert sich mehr (R13, R14, R27, P21). { DEED("undo") } nimmt das Letzte zurück.
refused-too-few-tokens = Auf Frodos Karte { $tokens ->
    [0] liegt kein Gemeinschaftsmarker
    [one] liegt nur ein Gemeinschaftsmarker
   *[other] liegen nur { $tokens } Gemeinschaftsmarker
} (R31). Liegen dort mehr, gib { ASK("fellowship = N") } ein.
refused-more-than-pool = Im Spiel { $pool ->
    [0] ist kein Gemeinschaftsmarker
    [one] ist nur ein Gemeinschaftsmarker
   *[other] sind nur { $pool } Gemeinschaftsmarker
} (R31). Nenne nicht mehr.
refused-pool-is-empty = Kein Gemeinschaftsmarker ist mehr zu entfernen (R31). Wie viele es gibt, zeigt { DEED("fellowship") }.
refused-not-flipped = { company-name } ist nicht umgedreht (R25). Liegt die Karte umgedreht da, dann { DEED("company flip", $who) }.
refused-merry-is-here = Merry ist schon dabei (R5, P1). Er kommt nur einmal dazu; sieh nach, wer dabei ist: { DEED("company") }.
refused-no-such-red-tile = Kein rotes Plättchen hat den Wert { $value } (R6). Sieh dir das Plättchen noch einmal an.
refused-red-has-joined = Dieses rote Plättchen ist schon im Spiel (R32). Es kommt nur einmal dazu; sieh nach, wie viele Plättchen es gibt: { DEED("pool") }.
refused-no-more-red-tiles = Beide roten Plättchen sind schon im Spiel (R32). Sieh dir das Plättchen noch einmal an.
refused-barrow-wights-lie = Die Grabunholde liegen schon neben der Leiste (R32). Sieh nach, wie viele Augen es gibt: { DEED("eyes") }.
refused-barrow-wights-count = Die Grabunholde zählen als Auge (R32). Sie liegen neben der Leiste, also gibt es mindestens eines.
refused-token-not-kept = Ein Informationsmarker { $location } ist nicht mehr zu finden (R21, R22). Nenne einen, der noch da und nicht verborgen ist.
refused-exit-in-no-area = { $location } ist ein Ausgang und liegt in keinem Gebiet (R19). Nenne einen Ort mit Nummer.
refused-area-is-known = Der Spielplan selbst sagt, wo { $location } liegt (R19). Du musst es nicht angeben.
refused-tiles-unknown = Die Plättchen dieser Partie sind nicht übertragen (R6). Niemand weiß, was noch da ist: Sieh im Becher nach.
refused-no-links = Der Spielplan sagt nicht, wie Felder verbunden sind (R8). Was in Reichweite ist, ist hier nicht bekannt: Sieh auf dem Spielplan nach.
refused-nothing-in-reach-now = Jetzt geht niemand irgendwohin (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] Das gehört zu Teil 1, und der ist vorbei (R7). In Teil 2 gibt es { DEED("advance") } und { ASK("gandalf N") }; der Kurs folgt auf eine Begegnung.
   *[other] Das gehört zu Teil 2, und der hat nicht begonnen (P1). Er beginnt, wenn Teil 1 vorbei ist, oder mit einem Brief: { DEED("part2") }.
}
refused-no-letter-now = Ein Brief wird zwischen den beiden Teilen geschrieben (R33). { what-now }
refused-too-many-found = { $said } Marker wurden genannt; gezogen werden höchstens { $most } (R2). Sieh dir die Informationsmarker noch einmal an.
refused-letter-of-a-lost-game = Bei { $corruption } Verderbtheit gibt es keinen Teil 2 (R27). Frodo war in Teil 1 verloren. Sieh dir die Zahl noch einmal an.
refused-game-is-running = Eine Partie läuft: Jetzt wird kein Brief geöffnet (R33). Er würde die Partie vom Tisch schieben. Spiel erst ihren Teil zu Ende, oder starte das Programm neu: Die Partie bleibt aufbewahrt. { what-now }
refused-part2-not-now = Teil 2 beginnt, wenn Teil 1 vorbei ist, oder mit einem Brief (P1). { what-now }
refused-not-in-the-set = So viele Plättchen { $tile } hat dieser Plättchensatz nicht (P5). Nenne den Satz, mit dem gespielt wurde, oder { ASK("tiles=none") }.
refused-journeys-unknown = Reisekarten dieser Länge sind nicht bekannt (P3). Hier kann keine gezogen werden. Zieh von Hand; beim Aufbau gib { ASK("journey ROWS") } ein, nach einer Begegnung { ASK("course change ROWS") }.
refused-no-journeys-drawn = Es wurden keine Karten zur Auswahl gezogen (P3). Erst { DEED("journey draw") }; wurde von Hand gezogen, dann { ASK("journey ROWS") }.
refused-too-many-rows = { $said } Zeilen wurden genannt, und die Karte hat { $most } (P3). Ihr Start ist mitgezählt. Zähle noch einmal.
refused-start-row-wanted = Eine Karte beginnt, wo Frodo startet (P3). Nenne diesen Ort zuerst.
refused-exit-not-at-end = Nur die letzte Zeile ist ein Ausgang, nicht Zeile { $row } (P3). Lies die Karte noch einmal.
refused-end-wants-exit = Die letzte Zeile einer Karte ist ein Ausgang (P3). Das ist ein Buchstabe; lies die Karte noch einmal.
refused-row-not-in-reach = Zeile { $row } ist von den Zeilen davor nicht erreichbar (R8, P3). Lies die Karte noch einmal; ist der Spielplan falsch übertragen, gilt es mit { DEED("!") } trotzdem.
refused-row-is-told = Zeile { $row } wurde schon angegeben (P3). { DEED("undo") } nimmt sie zurück.
refused-no-such-row = Eine Zeile { $row } gibt es nicht: Die letzte ist { $last } (P3). Zähle noch einmal.
refused-row-is-open = Zeile { $row } wurde noch nicht angegeben (P7). Also weiß niemand, wohin Frodo kommt. Sieh auf die Karte: { ASK("journey row", $row, "X") }, dann { DEED("advance") }.
refused-rows-missing = Die Karte muss bis Zeile { $wanted } reichen, wo Frodo ist (P20). So viele Zeilen sind hinter dem Start nötig: Nenne sie vom Start an.
refused-name-the-rows = Die neue Karte wird von Hand gezogen (P20). Zieh sie und nenne ihre Zeilen, mindestens bis Zeile { $wanted }: den Start zuerst.
refused-deck-too-small = Im Stapel { $left ->
    [0] ist keine Karte
    [one] ist nur eine Karte
   *[other] sind nur { $left } Karten
} übrig (P20). Zieh nicht mehr als das, oder nenne die Zeilen einer von Hand gezogenen Karte.
refused-strider-wanted = Nur Streicher zieht Karten zur Auswahl (P20). Er tut es, solange seine Karte im Spiel und nicht umgedreht ist. Es gibt { DEED("course keep") } und { DEED("course change") }; liegt seine Karte nicht umgedreht da, dann { DEED("company unflip strider") }.
refused-choice-waits = Erst wird eine der gezogenen Karten genommen (P20). Nimm sie so: { ASK("course take K") }; { DEED("undo") } nimmt das Ziehen zurück.
refused-nothing-to-choose = Es wurden keine Karten zur Auswahl gezogen (P20). Erst { ASK("course draw N") }.
refused-no-such-card = Eine Karte { $said } ist nicht unter den gezogenen (P20). { $most ->
    [one] Es gibt eine: Nimm diese.
   *[other] Es gibt { $most }: Wähle davon eine.
}
refused-journey-missing = Die Reisekarte ist noch nicht gewählt (P3). Erst { DEED("journey draw") } und { ASK("journey keep short|long") }, oder { ASK("journey ROWS") }.
refused-deeds-missing = Gandalfs Tatmarker sind noch nicht gezogen (P4). Erst { DEED("deeds draw") }, oder { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf hat noch keinen Startort (P4). Wähle einen der vier Marker: { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = { $said ->
    [one] Ein Marker wurde
   *[other] { $said } Marker wurden
} genannt, gezogen werden { $wanted } (P4). Nenne alle { $wanted }, oder lass sie ziehen: { DEED("deeds draw") }.
refused-not-a-deed = Kein Tatmarker hat die Nummer { $location } (P4). Sieh dir den Marker noch einmal an.
refused-deeds-unknown = Der Spielplan nennt die Tatmarker nicht (P4). Hier kann keiner gezogen werden: Zieh vier aus der Box und gib { ASK("deeds N N N N") } ein.
refused-not-among-his-deeds = { $location } ist keiner der vier Marker (P4). Wähle einen der gezogenen.
refused-advance-first = Der Zug kann nicht enden, bevor Frodo vorgerückt ist (P8). Erst { DEED("advance") }.
refused-advance-or-rest-first = Der Zug endet erst, wenn Frodo vorgerückt ist oder rastet (P8). Erst { DEED("advance") }, oder { DEED("rest") }.
refused-frodo-first = Erst kommt Frodo, dann Gandalf (P9). Also { DEED("advance") }, oder bei Nacht { DEED("rest") }.
refused-gandalf-has-moved = Gandalf hat sich in diesem Zug schon bewegt (P9). Eine Karte kann ihn weiter bewegen: { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf bewegt sich vor allem anderen, was er tut (P9–P11). Er bewegt sich in jedem Zug: Gib { ASK("gandalf N") } ein; dieselbe Nummer, wenn er bleibt.
refused-gandalf-not-connected = { $location } ist nicht mit Gandalfs Ort verbunden (P9). Ein anderer Ort liegt dazwischen. Nenne einen verbundenen, oder dieselbe Nummer, wenn er bleibt; mit { DEED("!") } gilt es trotzdem.
refused-gandalf-in-rivendell = Gandalf ist in Bruchtal und aus dem Spiel (P12). Es geht ohne ihn weiter.
refused-gandalf-stands = Gandalf bleibt, wo seine Figur steht (P10). Er bleibt, bis alle Ringgeister gehandelt haben; weiter mit { DEED("done") }.
refused-gandalf-stands-there = Gandalf steht auf { $location }: keine Suche, keine Jagd (P17). Nenne einen anderen Ort.
refused-not-revealed-on-exit = Auf einem Ausgang wird Gandalf nicht aufgedeckt (P10). Stattdessen kann bekannt gegeben werden, dass er dort ist: { DEED("gandalf rivendell") }.
refused-no-token-to-spend = Um Gandalf aufzudecken, fehlt ein Gemeinschaftsmarker (P10). Es kostet einen von Frodos Karte; liegen dort welche, gib { ASK("fellowship = N") } ein.
refused-nothing-to-hide = Gandalf verbirgt sich nur, nachdem er aufgedeckt wurde (P10). Er tut es, wenn alle Ringgeister gehandelt haben. { what-now }
refused-not-among-the-two = { $location } ist keiner der beiden gezogenen Marker (P10). Wähle einen davon.
refused-nothing-to-flee = Gandalf flieht, wenn eine Jagd ihn gefunden hat (P16). { what-now }
refused-not-a-remaining-deed = Ein Tatmarker { $location } kann jetzt nicht gezogen werden (P10, P13). Sieh dir den Marker noch einmal an.
refused-gandalf-place-first = Keine Tat, bevor Gandalfs nächster Ort gewählt ist (P11). { what-now }
refused-no-deed-here = Kein verborgener Tatmarker gehört zu Gandalfs Ort (P11). Spiel weiter, oder beweg ihn erst dorthin, wo einer hingehört.
refused-not-on-an-exit = Gandalf ist auf keinem Ausgang (P12). Dort muss er erst hinkommen.
refused-lord-is-in = Der Herr der Nazgûl ist schon im Spiel (P18). { DEED("lord out") } nimmt ihn heraus.
refused-lord-is-out = Der Herr der Nazgûl ist nicht im Spiel (P18). { DEED("lord in") } bringt ihn hinein.
refused-lord-not-today = Kein Morgul-Ring: Der Herr war heute nicht im Spiel (P14). Nur an Tagen mit dem Herrn im Spiel sagt der Ring, wer es ist. Frag ohne den Ring; ist der Herr auf dem Tisch, dann { DEED("lord in") }.
refused-lord-is-one-of-them = Ohne Nazgûl ist auch ihr Herr nicht dabei (P18). Er zählt mit, also ist es mindestens einer: { DEED("nazgul 1 lord") }, wenn er allein ist.
refused-not-over = Die Partie ist nicht vorbei (P23). Noch weiß niemand, was sie für den „Ringkrieg“ bedeutet. { what-now }
refused-nothing-told-yet = Der Teil ist nicht vorbei. Erst am Ende wird erzählt, was verborgen war. { what-now }
refused-table-word-too-late = Das Wort des Tisches kommt, bevor etwas gezogen ist. Jetzt könnte jemand wissen, wohin es führt. Es geht auch ohne eines.
refused-correction-waits = Eine Berichtigung des Tagebuchs wartet auf eine Entscheidung. Erst { DEED("correct apply") }, oder { DEED("correct keep") }.
refused-nothing-proposed = Es ist keine Berichtigung vorgeschlagen. Sag erst, was falsch ist: { ASK("correct 3 22") }, { ASK("correct insert 3 22") } oder { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] Das Tagebuch hat keine Einträge, die zu berichtigen wären.
   *[other] Einen Eintrag { $said } gibt es nicht: Hier geht es bis { $most }. Alle zeigt { DEED("log") }.
}
refused-log-is-full = Das Tagebuch ist voll, mit sechzehn Einträgen (R14). Berichtige einen davon, oder nimm erst einen heraus.
refused-nothing-to-correct = Genau das ist dieser Eintrag schon. Was dort steht, zeigt { DEED("log") }.
refused-end-not-corrected = Keine Berichtigung ändert, wie Teil 1 geendet hat (R13, R14). Er endet mit einem Ausgang oder auf Schritt 16, und keine Berichtigung betritt oder verlässt einen Ausgang oder nimmt ein Ende zurück. Nimm die Bewegung mit { DEED("undo") } zurück, oder trag sie ein: { ASK("move X") }.
refused-was-told = Alle haben gehört, dass Gandalf dort war (P10–P12). Oder seine Figur steht dort vor aller Augen. Was gesagt ist, bleibt gesagt; { DEED("undo") } geht davor zurück.
refused-was-drawn = Wo Gandalf ist, hat das Programm gezogen (P10, P16). Eine Ziehung ist keine Erinnerung: Er war dort.
refused-gandalf-is-somewhere = In Gandalfs Tagebuch stehen nur Orte (P9). Punkte und Schrägstriche hat es nicht.
refused-area-not-told = Eine Antwort hängt an einem Gebiet, das niemand genannt hat. Eine Wahrnehmung wurde beantwortet, als Frodo oder Gandalf dort gewesen wäre. Gib erst { ASK("area N AREA") } an.
refused-not-revealed-yet = Eine Partie wird offengelegt, wenn sie vorbei ist. Oder wenn ihr Teil 1 es ist und niemand weiterspielt. Bis dahin ist nichts davon für andere.

## Letters that cannot be opened

no-letter-not-a-letter = Das ist kein Brief von Gandalf aus diesem Programm (R33). Nenne die Datei, die { DEED("letter PATH") } geschrieben hat, oder gib den Code aus dem Tagebuch ein.
no-letter-newer = Dieser Brief wurde von einer späteren Version geschrieben. Öffne ihn damit.
no-letter-damaged = Dieser Brief ist nicht mehr so, wie er geschrieben wurde (R33). Etwas fehlt oder wurde geändert. Vergleiche ihn mit dem Code im Tagebuch; mit { DEED("letter-by-hand") } gibst du ihn vom Papier ein.
no-letter-code-sign = „{ $sign }“ kommt in keinem Code vor. Darin stehen die Ziffern und die Buchstaben ohne I, L, O und U. Sieh noch einmal hin.
no-letter-code-group = Gruppe { $group } des Codes ist vertippt oder am falschen Platz. Vergleiche { $typed } mit dem Tagebuch, Zeichen für Zeichen.
no-letter-contents = Der Code sagt etwas, das in keiner Partie vorkommt. In sich ist er aber stimmig: Hat ihn ein anderes Programm geschrieben? Mit { DEED("letter-by-hand") } gibst du Teil 1 vom Papier ein.

## Lines that are no command

misheard-not-a-row = „{ $word }“ ist keine Zeile einer Karte. Eine Zeile ist ein Punkt, ein Ort, einer mit * dahinter (eine Zuflucht) oder am Ende ein Ausgang.
misheard-eyes-are-counted = Augen werden nicht abgelegt (R26). Sie liegen neben der Leiste: Zähle sie mit { ASK("eyes=N") }; eyer unter den abgelegten Plättchen sagt, dass das rote darunter ist.
misheard-wrong-number-of-rows = { $said ->
    [one] Eine Zeile ist
   *[other] { $said } Zeilen sind
} weder eine kurze noch eine lange Karte (P3). Eine kurze hat ihren Start und 14, eine lange ihren Start und 16. Wurde eine Karte nur zum Teil gelesen: { ASK("journey short ROWS") }, oder { ASK("journey long ROWS") }.
misheard-too-many-players = Es gibt höchstens { $most } Ringgeist-Spieler. Nenne nicht mehr.
misheard-not-a-location = „{ $word }“ ist kein Ort. Orte sind Zahlen von 1 bis 999, Ausgänge einzelne Buchstaben.
misheard-dot-not-asked = Nach Punkten gibt es weder Suche noch Jagd (R20). Nenne einen Ort mit Nummer.
misheard-dot-no-escape = Eine Flucht führt nicht zu einem Punkt (R28). Nenne einen Ort, oder { DEED("escape stay") }.
table-corrects-to-no-dot = Eine Flucht führt nicht zu einem Punkt. Nenne einen Ort, oder „/“, wenn er blieb.
misheard-wants-area = „{ $word }“ ist kein Gebiet (R19). Ein Ort liegt in einem Gebiet eines Abschnitts: II-A.
misheard-not-an-area = „{ $word }“ ist weder ein Gebiet noch ein Abschnitt (R19). Ein Gebiet ist II-A, ein Abschnitt II: Sag es auf diese Art.
misheard-not-a-tile = „{ $word }“ ist kein Plättchen. Plättchen sind eye oder 0 bis 9, rote mit einem r dahinter (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(Und noch ein Fehler.)
   *[other] {" "}(Und noch { $more } Fehler.)
}
fault-no-such-part = „part“ ist { $found } und sollte 1 oder 2 sein.
fault-wants-location = „{ $key }“: { $item } ist kein Ort; eine ganze Zahl von 1 bis 999 wäre einer.
fault-wants-area = „{ $key }“: { $item } ist kein Gebiet; ein Abschnitt von I bis VI, ein Bindestrich und ein Buchstabe wären eines, etwa II-A.
fault-wants-space = „{ $key }“: { $item } ist kein Feld mit Namen; ein Ort (22), ein Ausgang (C) oder ein benannter Punkt (.fork) wäre eines.
fault-wants-place = „{ $key }“: Die Stelle von { $item } sollte aus zwei Zahlen von 0 bis 1 bestehen: [0.5, 0.25].
fault-in-two-areas = „areas“: { $item } liegt in { $area } und in { $other }. Ein Ort liegt nur in einem Gebiet.
fault-not-of-the-part = „areas“: { $area } ist kein Gebiet von Teil { $part }. Teil 1 hat die Abschnitte I bis III, Teil 2 IV bis VI, jeder mit den Gebieten A bis D.
fault-nowhere-on-board = „{ $key }“: { $item } kommt in keinem Weg und in keinem Gebiet vor. Ergänze es dort, oder lass es hier weg.
fault-bad-token = In „{ $chain }“ ist { $token } kein Feld. Eine Zahl von 1 bis 999, ein Großbuchstabe, ein Punkt oder ein Punkt mit Namen wäre eines.
fault-short-chain = „links“: „{ $chain }“ ist zu kurz. Eine Kette verbindet mindestens zwei Felder.
fault-loose-end = „links“: „{ $chain }“ beginnt oder endet mit einem bloßen Punkt. Gib diesem Punkt einen Namen, oder setz einen Ort ans Ende.
fault-joined-to-itself = „links“: In „{ $chain }“ ist { $space } mit sich selbst verbunden. Verbunden werden zwei verschiedene Felder.
fault-joined-twice = „links“: In „{ $chain }“ werden { $space } und { $other } verbunden, und das sind sie schon. Lass eines weg.
fault-too-many-spaces = „links“: Es sind mehr als { $most } Felder, und so viele hat kein Spielplan.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Frodos Startorte: { $found } von { $printed }.
    [nazgul] Startorte der Nazgûl: { $found } von { $printed }.
    [information] Informationsnummern: { $found } von { $printed }.
    [deeds] Tatnummern: { $found } von { $printed }.
   *[areas] Gebiete: { $found } von { $printed }.
}
proof-more = { $what ->
    [starts] { $found } Startorte für Frodo, und die Box hat { $printed } Marker dafür.
    [nazgul] { $found } Startorte der Nazgûl, und der Spielplan hat { $printed }.
    [information] { $found } Informationsnummern, und die Box hat { $printed } Marker.
    [deeds] { $found } Tatnummern, und die Box hat { $printed } Marker.
   *[areas] { $found } Gebiete, und der Spielplan hat { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } ist noch mit nichts verbunden und liegt in keinem Gebiet, höhere Nummern schon.
   *[other] { $locations } sind noch mit nichts verbunden und liegen in keinem Gebiet, höhere Nummern schon.
}
proof-no-links = Noch ist gar nichts verbunden.
proof-unlinked = { $count ->
    [one] { $locations } ist mit nichts verbunden.
   *[other] { $locations } sind mit nichts verbunden.
}
proof-no-exit = Es gibt keinen Ausgang.
proof-in-no-area = { $count ->
    [one] { $locations } liegt in keinem Gebiet.
   *[other] { $locations } liegen in keinem Gebiet.
}
proof-information-nowhere = Informationsnummer { $location } ist noch mit nichts verbunden und liegt in keinem Gebiet.
proof-deed-nowhere = Tatnummer { $location } ist noch mit nichts verbunden und liegt in keinem Gebiet.
proof-dead-ends = { $count ->
    [one] { $spaces } ist eine Sackgasse: Ein Weg führt hinein, und keiner weiter.
   *[other] { $spaces } sind Sackgassen: In jede führt ein Weg, und keiner weiter.
}
proof-cut-off = { $count ->
    [one] { $locations } ist vom Rest des Spielplans abgeschnitten.
   *[other] { $locations } sind vom Rest des Spielplans abgeschnitten.
}
proof-exit-too-far = Ausgang { $exit } liegt { $moves } Bewegungen vom nächstgelegenen Start entfernt, und die Bewegungsleiste hat { $steps } Schritte.
proof-exit-out-of-reach = Von keinem Start führt ein Weg zu Ausgang { $exit }.
proof-example-adjacent = In den Beispielen des Regelhefts ist { $location } zu { $other } benachbart.
proof-example-not-adjacent = In den Beispielen des Regelhefts ist { $location } mit { $other } verbunden, aber nicht benachbart.
proof-example-near = { $dots ->
    [16] In den Beispielen des Regelhefts ist { $location } mit { $other } verbunden.
    [one] In den Beispielen des Regelhefts ist { $location } mit { $other } verbunden, mit höchstens einem Punkt dazwischen.
   *[other] In den Beispielen des Regelhefts ist { $location } mit { $other } verbunden, mit höchstens { $dots } Punkten dazwischen.
}
proof-example-dots = { $dots ->
    [one] In den Beispielen des Regelhefts liegt ein Punkt zwischen { $location } und { $other }; hier: { $found }.
   *[other] In den Beispielen des Regelhefts liegen { $dots } Punkte zwischen { $location } und { $other }; hier: { $found }.
}
proof-example-apart = In den Beispielen des Regelhefts ist { $location } nicht mit { $other } verbunden.
proof-example-reach = { $dots ->
    [0] In den Beispielen des Regelhefts sind { $listed } zu { $location } benachbart; hier: { $found }.
    [one] In den Beispielen des Regelhefts sind { $listed } von { $location } aus mit einem vermerkten Punkt in Reichweite; hier: { $found }.
   *[other] In den Beispielen des Regelhefts sind { $listed } von { $location } aus mit { $dots } vermerkten Punkten in Reichweite; hier: { $found }.
}
proof-example-rescue = In den Beispielen des Regelhefts liegt der nächste Ausgang { $moves ->
    [one] eine Bewegung
   *[other] { $moves } Bewegungen
} von { $location } entfernt, bei { $dots ->
    [one] einem vermerkten Punkt
   *[other] { $dots } vermerkten Punkten
}; hier: { $found }.
proof-example-area = In den Beispielen des Regelhefts liegt { $location } in { $area }; hier: { $found }.
proof-example-section = In den Beispielen des Regelhefts liegt { $location } in Abschnitt { $section }; hier: { $found }.
proof-example-nazgul = In den Beispielen des Regelhefts startet ein Nazgûl in { $location }.
proof-example-start = In den Beispielen des Regelhefts startet Frodo in { $location }.
proof-example-deed = In den Beispielen des Regelhefts ist { $location } die Nummer eines Tatmarkers.
proof-example-dark = In den Beispielen des Regelhefts ist { $location } ein dunkler Ort.

fault-wants-tile = „{ $key }“: { $item } ist kein Plättchen; "eye" oder eine Zahl von 0 bis 9 wäre eines.
fault-wrong-length = „{ $key }“: Karte „{ $card }“ hat { $found ->
    [one] eine Bewegung
   *[other] { $found } Bewegungen
} hinter ihrem Start und sollte { $wanted } haben.
fault-bad-row = „{ $key }“: In Karte „{ $card }“ ist { $row } keine Zeile. Ein Punkt, ein Ort, einer mit * dahinter oder am Ende der Ausgang wäre eine.
fault-exit-not-last = „{ $key }“: Karte „{ $card }“ sollte mit einem Ausgang enden und davor keinen haben.

## What the table is told

told-opened = { $board-known ->
    [no] Der Spielplan ist der auf dem Tisch
   *[yes] Der Spielplan ist { $board }
}, { $tiles-known ->
    [no] die Plättchen liegen im Becher
   *[yes] die Plättchen sind { $tiles }
}.{ $counts ->
    [odd] {" "}Die Box hat 15 beige, 3 graue und 2 rote Plättchen, dieser Satz nicht.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}Die Ziehungen dieser Partie sind wiederholbar, denn ein Startwert wurde vorgegeben.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] Der Spielplan „{ $named }“ ist eine eigene Kopie und trägt nur den Namen dessen, was mit dem Programm kommt.
   *[own] Der Spielplan „{ $named }“ ist eine eigene Kopie.
}
told-own-tiles = { $whose ->
    [own-by-its-name] Die Plättchen „{ $named }“ sind eine eigene Kopie und tragen nur den Namen dessen, was mit dem Programm kommt.
   *[own] Die Plättchen „{ $named }“ sind eine eigene Kopie.
}
told-own-journeys = { $whose ->
    [own-by-its-name] Die Reisekarten „{ $named }“ sind eine eigene Kopie und tragen nur den Namen dessen, was mit dem Programm kommt.
   *[own] Die Reisekarten „{ $named }“ sind eine eigene Kopie.
}
told-information-hidden = Eine Karte verbirgt die Informationen bei { $location }.
turn-name = { $turn ->
    [daylight-1] erster Tagzug
    [daylight-2] zweiter Tagzug
   *[nightfall] Nacht
}
told-phase = { $phase ->
    [encounter] Die Nazgûl haben Frodo gefunden: Gezählt werden die am Ort der Jagd und auf benachbarten Feldern.
    [escape] Frodo flieht.
    [rescue] Frodo hat keinen Ausgang erreicht und muss gerettet werden: Die Ringgeister sind nicht am Zug.
    [refresh] Der Tag ist vorbei: Karten, Anführer, Würfel.
    [bree] Frodo hat Bree erreicht. Teil 1 ist vorbei.
    [rescued] Frodo ist gerettet. Teil 1 ist vorbei.
    [corrupted] Frodo ist der Verderbtheit erlegen. Die Ringgeister gewinnen.
    [fleeing] Gandalf flieht: Er zieht einen Tatmarker.
    [hiding] Alle Ringgeister haben gehandelt: Gandalf verbirgt sich wieder.
    [rivendell] Frodo ist in Bruchtal. Der Ringträger gewinnt.
   *[other] {""}
}
told-part2 = Teil 2: den Spielplan wenden. { $known ->
    [yes] Es ist { $board }.
   *[no] Es ist der auf dem Tisch.
} Verbündetenkarten auf der Hand werden gegen ebenso viele des neuen Stapels getauscht; Spurmarker verlassen den Spielplan, Bewegung auf 0; Startmarker und abgelegte Plättchen kommen in die Box. Die Ringgeister dürfen ihre Zaubereikarten neu verteilen, und der Anführer wird neu ausgelost.{ $repeatable ->
    [yes] {" "}Die Ziehungen dieses Teils sind wiederholbar, denn ein Startwert wurde vorgegeben.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] Im Becher sind { $count } Plättchen: die übrigen, die grauen und die besonderen, die dazugekommen sind.
   *[no] In den Becher kommen die übrigen Plättchen, die drei grauen und die besonderen, die dazugekommen sind.
}
told-length = Die Reise ist { $length ->
    [short] kurz
   *[long] lang
}: { $moves } Bewegungen, und bei { $limit } Verderbtheit ist Frodo verloren.
told-gandalf-hidden = Gandalfs Figur verlässt den Spielplan.
told-gandalf-in-rivendell = Gandalf ist in Bruchtal und aus dem Spiel.
told-lord-in = Der Herr der Nazgûl ist im Spiel: Er ersetzt einen Nazgûl, den des Anführers, wenn er von Anfang an dabei ist.
told-lord-out = Der Herr der Nazgûl verlässt das Spiel; sein Würfel kommt am Ende des Tages weg.
told-course-kept = Frodo hält seinen Kurs.
told-course-drawn = Es werden Karten zur Auswahl gezogen.
told-course-changed = Frodo ändert seinen Kurs: Alle Spurmarker verlassen den Spielplan, seine Figur geht auf Schritt { $step }.
told-journey-changed = Durch eine Karte wechselt die Reisekarte; Figur und Spurmarker bleiben.
told-table-word = Das Wort der Ringgeister: { $word }. Es wird in jede Ziehung gemischt.
told-corrected = Ein Eintrag im Tagebuch war falsch und wird richtiggestellt; { $count ->
    [0] keine Antwort wäre anders ausgefallen.
    [one] eine Antwort wäre anders ausgefallen:
   *[other] { $count } Antworten wären anders ausgefallen:
}
told-corrected-encounter = Was gesagt ist, bleibt gesagt: Eine Begegnung, die folgen sollte, findet statt, und eine, die versäumt wurde, nicht.
told-step = Frodos Figur geht auf Schritt { $step }.
told-rested = Frodo rastet.
told-no-move = Frodo bewegt sich in diesem Zug nicht, auf das Wort des Ringträgers hin.
told-hands = Erst die Handkarten: Niemand behält mehr als fünf Verbündetenkarten, und jeder Ringgeist-Spieler höchstens fünf Zaubereikarten; wer mehr hat, wirft sofort ab.
told-eye = Der Zugmarker zeigt das Auge: eine freie Jagd statt einer freien Suche.
limit-told = { $limit-known ->
    [yes] {" "}von { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}Grenze +{ $limit }
    }
}
told-corruption = Verderbtheit: { $total }{ limit-told }{ $cause ->
    [night] {" "}(eine Bewegung bei Nacht)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Gemeinschaftsmarker: { $tokens } von { $pool }.
told-company = { $card ->
    [flipped] Die Gefährtenkarte von { company-name } ist umgedreht.
    [ready] Die Gefährtenkarte von { company-name } liegt mit den Fähigkeiten nach oben.
   *[away] { company-name } ist nicht im Spiel.
}
company-name = { $who ->
    [frodo] Frodo
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Streicher
}
told-asked = Die Ringgeister fragen: { $question }.
told-withdrawn = Die Frage ist zurückgezogen: { $question }.
told-blocked = Eine Karte wehrt die Frage ab: { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] Es werden keine Plättchen gezogen.
    [one] Ein Plättchen wird gezogen: { $tiles }.
   *[other] { $count } Plättchen werden gezogen: { $tiles }.
}
told-tile-returned = Das Plättchen { $tile } kommt zurück in den Becher.
told-tile-put-back = Auf das Wort des Tisches ist das Plättchen { $tile } wieder im Becher.
told-tile-taken-out = Auf das Wort des Tisches hat das Plättchen { $tile } den Becher verlassen.
told-tile = Das Plättchen { $tile }: Verderbtheit { $total }{ limit-told }.
told-tile-lost = Das Plättchen { $tile } ist aus dem Spiel.
told-red = Ein rotes Plättchen kommt in den Becher: { $value }.
told-barrow-wights = Die Grabunholde liegen neben der Leiste: { $eyes } { $eyes ->
    [one] Auge
   *[other] Augen
}.
told-eyes-set = Augen neben der Leiste, wie der Tisch sie hat: { $eyes }.
question-search = Suche { $target }
question-hunt = Jagd { $target }
question-perception = Wahrnehmung { $target }

question-morgul = Wahrnehmung { $target } mit dem Morgul-Ring

## What hands do for it

hands-information = Informationsmarker { $location } übergeben: ihr { $count ->
    [1] erster. Ein beliebiger Würfel reicht für einen weiteren Schritt.
    [2] zweiter. Zwei Würfel reichen für eine Jagd oder eine Wahrnehmung.
    [3] dritter. Ein Schwert reicht für einen Schritt und dann eine Suche.
    [4] vierter. Ein Ring reicht für zwei weitere Schritte.
   *[other] fünfter. Der Herr der Nazgûl beginnt Teil 2 im Spiel.
}
hands-track = { $before ->
    [none] Einen Spurmarker auf { $location } legen
    [same] Der Spurmarker auf { $location } bleibt liegen
   *[other] Den Spurmarker auf { $location } umdrehen
}, { $side ->
    [eye] das Auge
   *[sword] das Schwert
} nach oben.

## The Letter from Gandalf

envelope = In den Umschlag kommen:
envelope-corruption = Ins Reisetagebuch schreiben: Verderbtheit { $corruption }.
envelope-sorcery-piles = Zurück in die Box, getrennt: Ziehstapel und Ablagestapel der Zaubereikarten. Alles andere kommt auch in die Box.
envelope-rest = Der Code unten ist derselbe Brief, nur ohne die Namen der Spieler und ohne eigene Spielpläne: Notiere ihn mit Bleistift im Tagebuch.
letter-tokens = { $count ->
    [0] kein Gemeinschaftsmarker
    [one] ein Gemeinschaftsmarker
   *[other] { $count } Gemeinschaftsmarker
}
letter-company = { $count ->
    [0] keine Gefährtenkarte
   *[other] Gefährten: { $list }
}
letter-hand = { $count ->
    [0] keine Verbündetenkarte
    [one] eine Verbündetenkarte
   *[other] { $count } Verbündetenkarten
}
letter-hand-untold = die Verbündetenkarten des Ringträgers
letter-sorcery = Zaubereikarten, nach Spielern: { $list }
letter-sorcery-untold = die Zaubereikarten jedes Ringgeist-Spielers, getrennt
letter-flipped = verbraucht, in die Box: { $list }
letter-information = gefundene Informationen: { $list }
letter-discarded = abgelegte Plättchen: { $list }
letter-eyes = { $count ->
    [one] ein Augenplättchen
   *[other] { $count } Augenplättchen
} (neben der Leiste)
letter-barrow-wights = die Grabunholde (neben der Leiste)
letter-red = besondere Plättchen im Spiel: { $list }
letter-players = Ringträger: { $ring-bearer }. Ringgeister: { $ringwraiths }.
letter-own-files = Spielplan, Plättchen oder Karten jener Partie waren eigene Dateien, und dafür hat ein Code keinen Platz: Nenne sie bei { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = Spielplan, Plättchen oder Karten jener Partie waren eigene Dateien, und dafür hat ein Code keinen Platz: Nenne ihre Dateien auf den Zeilen daneben.
letter-played = Dieser Brief wurde schon einmal geöffnet und gespielt, am { $day }. Er gilt trotzdem.
previously = Was bisher geschah{ $dated ->
    [yes] , in der Partie vom { $begun }
   *[no] {""}
}: Nach { $day ->
    [one] einem Tag
   *[other] { $day } Tagen
} und { $step ->
    [one] einem Schritt
   *[other] { $step } Schritten
} { $rescued ->
    [yes] musste Frodo gerettet werden und kam trotzdem nach Bree
   *[no] erreichte Frodo Bree
}. Die Verderbtheit steht bei { $corruption }; die Ringgeister haben { $found ->
    [0] keinen Informationsmarker
    [one] einen Informationsmarker
   *[other] { $found } Informationsmarker
} gefunden.
previously-on-paper = Teil 1 wurde auf Papier gespielt. Die Verderbtheit steht bei { $corruption }.
take-out = Aus dem Umschlag kommen:
take-out-sorcery = Ein Ringgeist nimmt die Zaubereikarten heraus, damit sie sonst niemand sieht. Jeder spielt die Seite, die er zuvor gespielt hat.

## What the Ring-bearer is told alone

whispered-token-hidden = Die Informationen bei { $location } sind endgültig verborgen.
area-unknown = Niemand hat gesagt, in welchem Gebiet { $location } liegt.
whispered-filled = Nur eine der angegebenen Karten beginnt so, und ihre übrigen Zeilen sind ergänzt. Vergleiche sie mit der Karte; stimmt eine Zeile nicht, gib { ASK("journey row I X") } ein.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}in { $area }
    [exit] {""}
   *[no] {" "}(in welchem Gebiet? { ASK("area", $last, "…") })
}
whispered-walked = Dies ist eine andere Karte als gedacht, und Zeilen bis Schritt { $step }, die Frodo gegangen ist, wurden aus der falschen ergänzt. Vergleiche sie mit der Karte; ist eine falsch, führt { DEED("undo") } zu ihr zurück.
whispered-token-would = { $now ->
    [hidden] Die Informationen bei { $location } wären endgültig verborgen.
   *[kept] Die Informationen bei { $location } könnten wieder gefunden werden.
}
whispered-no-way = Nach dem Spielplan führt kein Zug von { $from } nach { $to }: Eintrag { $at } stünde auf dein Wort hin da.
whispered-nothing-touched = Keine Antwort wäre anders ausgefallen.
private = { $part ->
    [1] {""}
   *[other] Frodo:{" "}
}{ place }, { $dots ->
    [0] seither kein Punkt
    [one] seither ein Punkt
   *[other] seither { $dots } Punkte
}{ $exit-known ->
    [yes] , noch { $exit ->
        [one] eine Bewegung
       *[other] { $exit } Bewegungen
    } bis { $part ->
        [1] zum nächsten Ausgang
       *[other] Bruchtal
    }
   *[no] {""}
}.
private-gandalf = Gandalf: { place }{ $stands ->
    [yes] , aufgedeckt
   *[no] {""}
}.{ $deed ->
    [yes] {" "}Hier kann eine Tat vollbracht werden.
   *[no] {""}
}
private-company = Die Gefährtenkarte von { company-name } kann jetzt helfen.

## When all is over

story-log = Teil 1: { $way }
story-card = { $count ->
    [1] Reisekarte: { $way }
   *[other] Reisekarte { $number }, ab Schritt { $from }: { $way }
}
story-gandalf = Gandalf: { $way }
war-tokens = Für einen „Ringkrieg“: { $shadow ->
    [0] { $free-peoples ->
        [1] ein Aktionsmarker für die Freien Völker, nach ihrer Wahl
       *[other] { $free-peoples } Aktionsmarker für die Freien Völker
    }
    [1] { $free-peoples ->
        [0] ein Aktionsmarker für den Schatten, nach seiner Wahl
       *[other] je ein Aktionsmarker für beide Seiten, nach ihrer Wahl
    }
   *[other] { $shadow } Aktionsmarker für den Schatten
}.

## Status

status-board = Spielplan: { $value }
status-phase = Phase: { $value }
status-tiles = Plättchen: { $value }
status-options = Optionen: { $value }
status-moved = Frodo hat seine normale Bewegung in diesem Zug gemacht.
status-flipped = Umgedreht: { $value }
status-red = Rote Plättchen, die dazugekommen sind: { $value }
status-step = Bewegungsleiste: { $value }
status-corruption = Verderbtheit: { $value }
status-fellowship = Gemeinschaft: { $value }
status-company = Gefährten: { $value }
status-eyes = Augen: { $value }
status-pool = Plättchen im Vorrat: { $value }
status-log = { table-log }: { $value }
status-tracks = { table-tracks }: { $value }
status-reach = In Reichweite: { $value }
status-drawn = Gezogene Plättchen: { $value }
status-found = Frodo ist gefunden: Eine Begegnung folgt.

status-gandalf-moved = Gandalf hat seine Bewegung in diesem Zug gemacht.
status-deeds = Vollbrachte Taten: { $value }
status-result = „Ringkrieg“, Aktionsmarker: { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Frodos Startort geheim ziehen.
       *[yes] { $information-set ->
            [no] Fünf Informationsmarker geheim ziehen.
           *[yes] { $given ->
                [no] { $give ->
                    [one] Einen
                   *[other] { $give }
                } davon auswählen und offen abgeben.
               *[yes] Die Nazgûl aufstellen, sechs Würfel werfen und mit den Schatten-Ergebnissen beginnen.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Nacht, bewegt: Figur auf Schritt { $step }, Verderbtheit auf { $corruption }, Zugmarker umdrehen. Dann endet der Zug.
           *[no] { $rested ->
                [yes] Nacht, Rast: Nichts bewegt sich. Dann endet der Zug.
               *[no] Nacht: Der Ringträger rastet, oder er bewegt sich für 1 Verderbtheit und das Auge.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, bewegt: Figur auf Schritt { $step }. Dann endet der Zug.
           *[no] { turn-title }: Der Ringträger bewegt sich.
        }
    }
    [ringwraiths] { turn-title }: Die Nazgûl handeln nacheinander{ $eye ->
        [yes] , jeder mit einer freien Jagd; eine Suche nur durch eine Karte oder einen Informationsmarker
       *[no] , jeder mit einer freien Suche
    }. { $found ->
        [yes] Frodo ist gefunden: Haben alle gehandelt, folgt die Begegnung.
       *[no] Dann endet der Zug.
    }
    [encounter] Die Nazgûl am Ort der Jagd und daneben zählen.
    [escape] Der Ringträger trägt seine Flucht ein, oder einen Schrägstrich; Figur einen Schritt weiter.
    [rescue] Schritt 16 und kein Ausgang: ein Plättchen für jede fehlende Bewegung ziehen.
    [refresh] Auffrischung: eine Verbündetenkarte ziehen, Anführer weitergeben, eine Zaubereikarte ziehen, würfeln.
    [bree] Frodo hat Bree erreicht. Teil 1 ist vorbei. Weiterspielen oder ihn in einem Brief für einen anderen Abend aufbewahren.
    [rescued] Frodo ist gerettet. Teil 1 ist vorbei. Weiterspielen oder ihn in einem Brief für einen anderen Abend aufbewahren.
    [corrupted] Frodo ist der Verderbtheit erlegen. Die Ringgeister gewinnen.
    [letter] Der Brief liegt offen. Den Spielplan wenden und Teil 2 aufbauen.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Nacht, { $rested ->
        [yes] Rast: Nichts bewegt sich
       *[no] vorgerückt: Figur auf Schritt { $step }, Verderbtheit auf { $corruption }, Zugmarker umdrehen
    }
   *[other] { turn-title }: Figur auf Schritt { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Aus jedem Stapel geheim eine Reisekarte ziehen und eine behalten.
       *[yes] { $deeds-set ->
            [no] Vier Tatmarker geheim ziehen.
           *[yes] { $gandalf-set ->
                [no] Einer der vier ist Gandalfs Startort.
               *[yes] Je zwei Nazgûl an ihre beiden Startorte, die sechs gewöhnlichen Würfel werfen und mit den Schatten-Ergebnissen beginnen.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Nacht: Frodo rastet, oder er rückt für 1 Verderbtheit und das Auge vor.
               *[other] { turn-title }: Frodo rückt einen Schritt vor.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title }: Die Nazgûl handeln nacheinander{ $eye ->
        [yes] , jeder mit einer freien Jagd; eine Suche nur durch eine Karte oder einen Informationsmarker
       *[no] , jeder mit einer freien Suche
    }{ $lord ->
        [yes] ; ihr Herr gibt einen Würfel aus oder jagt ohne Würfel an seinem Ort
       *[no] {""}
    }{ $stands ->
        [yes] ; keiner betritt { $figure }, wo Gandalf steht
       *[no] {""}
    }. { $found ->
        [yes] Frodo ist gefunden: Haben alle gehandelt, folgt die Begegnung.
       *[no] Dann endet der Zug.
    }
    [fleeing] Gandalf ist gefunden. Einen Tatmarker geheim ziehen.
    [hiding] Gandalfs Figur verlässt den Spielplan; er nimmt geheim einen von zwei Tatmarkern.
    [encounter] Die Nazgûl am Ort der Jagd und daneben zählen{ $lord ->
        [yes] , und ob ihr Herr dabei ist: Er zählt für zwei Plättchen
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] Der Ringträger nimmt eine der gezogenen Karten.
       *[no] Frodo hält seinen Kurs oder ändert ihn: Figur einen Schritt zurück, alle Spurmarker weg, eine andere Karte.
    }
    [refresh] Auffrischung: eine Verbündetenkarte ziehen, Anführer weitergeben, eine Zaubereikarte ziehen, würfeln{ $lord ->
        [yes] ; der Morgul-Schatten ihres Herrn gibt keinen Gemeinschaftsmarker
       *[no] {""}
    }.
    [corrupted] Frodo ist der Verderbtheit erlegen. Die Ringgeister gewinnen.
    [rivendell] Frodo ist in Bruchtal. Der Ringträger gewinnt.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Dann bewegt sich Gandalf.
   *[yes] { $stands ->
        [yes] Gandalf steht auf { $figure }: Die Nazgûl dort weichen bis zu zwei Schritte zurück, ein gewöhnlicher Würfel wird abgelegt. Dann endet der Zug.
       *[no] { $in-rivendell ->
            [yes] Dann endet der Zug.
           *[no] { $on-exit ->
                [yes] Auf einem Ausgang wird Gandalf nicht aufgedeckt: Er kann dort bekannt gegeben werden, verlässt das Spiel, und die Grenze steigt um 1. Dann endet der Zug.
               *[no] Sind Nazgûl bei ihm, kann Gandalf aufgedeckt werden: Ein Gemeinschaftsmarker verlässt das Spiel. Oder er vollbringt eine Tat. Dann endet der Zug.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] Erster Tagzug
    [daylight-2] Zweiter Tagzug
   *[nightfall] Nacht
}
host-asked = { $question }: antworten, zurückziehen, oder eine Karte wehrt ab.
host-drawn = { $count ->
    [0] Es werden keine Plättchen gezogen.
   *[other] Gezogen: { $tiles }. Eine Gefährtenkarte umdrehen und ein Plättchen zurücklegen, oder alle annehmen.
}

## The terminal

help = X ist ein Punkt (.), ein Ort oder ein Ausgang; N eine Zahl; T ein Plättchen (eye, 3, 3r). help COMMAND sagt mehr.
help-new = Beginnt eine Partie: hunt, oder kein Name. Ohne Angaben ist es der Übungsplan; mit deiner eigenen Box: board=none starts=N,N,N. Ein Pfad mit Leerzeichen steht in geraden Anführungszeichen.
help-start = Wo Frodo startet (R1): die Nummer auf dem Marker, oder von der App gezogen.
help-information = Die fünf Informationsmarker hinter dem Sichtschirm (R2), aus der Box oder von der App gezogen.
help-give = Gibt so viele der fünf Marker ab, wie abgemacht war (R2).
help-begin = Beginnt den ersten Tag, mit den gewürfelten Schatten-Ergebnissen (R4).
help-move = Frodos normale Bewegung (R8): ein Punkt, ein Ort oder ein Ausgang. Mit ! gilt dein Wort; free erspart die Verderbtheit einer Bewegung bei Nacht.
help-rest = Frodo rastet bei Nacht (R7); mit ! bewegt er sich auch am Tag nicht.
help-reach = Sagt, was jetzt betreten werden kann (R8), oder wohin die Flucht führen kann (R28); in Teil 2, wohin Gandalf gehen kann (P9).
help-log = Zeigt das Reisetagebuch.
help-done = Beendet den Zug des Ringträgers oder der Ringgeister (R7); mit ! ohne Frodos Bewegung.
help-search = Ob ein Ort im Tagebuch vorkommt (R17).
help-hunt = Ob ein Ort im Tagebuch vorkommt und ob Frodo dort ist (R18).
help-perception = Ob der letzte Ort in einem Gebiet oder einem Abschnitt liegt (R19). Mit morgul erfährt man auch, wer es ist, an Tagen mit dem Herrn der Nazgûl im Spiel (P14).
help-ask = Nennt eine Frage zuerst, damit sie zurückgezogen oder mit einer Karte abgewehrt werden kann (R23); der Ringträger sieht, wie die Antwort lauten würde.
help-answer = Beantwortet die genannte Frage (R23).
help-withdraw = Zieht die genannte Frage zurück (R23).
help-blocked = Eine Karte wehrt die genannte Frage ab (R23).
help-card = Eine Karte bewegt jemanden, fragt oder wechselt die Reisekarte: im Zug einer der beiden Seiten und in der Auffrischung (R12).
help-tracks = Listet die Spurmarker auf dem Spielplan auf.
help-nazgul = Wie viele Nazgûl in der Begegnung sind (R24); für jeden wird ein Plättchen gezogen.
help-cancel = Schickt gezogene Plättchen zurück (R25): eines mit einer Gefährtenkarte, und kein rotes; beliebige mit anderen Karten (card). Die übrigen gelten.
help-accept = Alle gezogenen Plättchen gelten (R26).
help-escape = Wohin Frodo flieht (R28), oder dass er bleibt.
help-rescue = Zieht ein Plättchen für jede Bewegung, die Frodo noch bräuchte (R15).
help-refresh = Beginnt den nächsten Tag, mit den gewürfelten Schatten-Ergebnissen (R30).
help-draw = Zieht Plättchen für eine Karte, im Zug einer der beiden Seiten und in der Auffrischung (R12).
help-corruption = Nennt die Verderbtheit oder setzt sie so, wie sie auf dem Tisch steht (R32).
help-fellowship = Nennt die Gemeinschaftsmarker oder setzt sie so, wie sie liegen; pool N sagt, wie viele im Spiel sind (R31).
help-company = Nennt die nicht umgedrehten Gefährtenkarten, dreht eine um oder zurück oder lässt Merry dazukommen (R5).
help-red = Ein rotes Plättchen kommt in den Vorrat (R32).
help-barrow-wights = Ein weiteres Auge neben der Leiste (R32).
help-eyes = Nennt die Augen neben der Leiste oder stellt sie so ein, wie sie liegen, die Grabunholde mitgezählt.
help-pool = Sagt, wie viele Plättchen noch da sind; +T legt eines zurück, das den Vorrat verlassen hatte, -T nimmt eines heraus.
help-track = Setzt einen Spurmarker so, wie er auf dem Spielplan liegt.
help-token = Eine Karte deckt einen Informationsmarker vor aller Augen auf (found) oder verbirgt ihn geheim (hidden) (R32).
help-area = Sagt, wo ein Ort liegt, den der Spielplan nicht einordnet (R19).
help-letter = Bewahrt Teil 1 für einen anderen Abend auf (R33): schreibt eine Datei, nennt einen Code und sagt, was wegzuräumen ist.
help-open-letter = Öffnet einen Brief von Gandalf, eine Datei oder einen Code; mit part2 geht es weiter.
help-letter-by-hand = Teil 1 wurde auf Papier gespielt: was der Umschlag enthält (R33). eyes zählt die Augenplättchen, barrow-wights ist eines mehr.
help-part2 = Baut Teil 2 auf (P1–P6), nach Teil 1 oder mit einem Brief.
help-journey = Die Reisekarte (P3): hier gezogen, oder von der Karte abgetippt, so weit sie gelesen wurde; eine offene Zeile wird mit row angegeben. Ein * hinter einer Zeile heißt Zuflucht, wie 10*: Auf einer langen Karte findet mit shelters=on eine Suche dort nichts, solange Frodo darin ist (P15).
help-deeds = Gandalfs vier Tatmarker (P4), aus der Box oder von der App gezogen.
help-gandalf = Gandalfs Bewegung (P9), sein Start (P4), aufdecken und verbergen (P10), fliehen (P16), Tat (P11), Bruchtal (P12).
help-advance = Frodo rückt nach der Reisekarte vor (P8); free erspart die Verderbtheit einer Bewegung bei Nacht.
help-lord = Der Herr der Nazgûl kommt ins Spiel oder verlässt es (P18).
help-course = Nach einer Begegnung (P20): die Karte behalten oder wechseln; ist Streicher nicht umgedreht, wählen draw und take unter mehreren.
help-result = Was das Ende für den „Ringkrieg“ bedeutet (P23).
help-telling = Erzählt, was verborgen war, eine Zeile je Augenblick, wenn der Teil zu Ende ist.
help-correct = Ein Eintrag im Tagebuch war falsch, wurde vergessen oder ist zu viel. Was das geändert hätte, erfährst nur du; dann sagt es correct apply dem Tisch, oder correct keep lässt das Tagebuch, wie es war.

## Why an answer is what it is

why-where = { $part ->
    [1] Eintrag { $number } im Tagebuch
   *[other] Zeile { $number } der Karte
}
why-location = { $found ->
    [last] { $location } ist der letzte Ort, { why-where }.
    [entry] { $location } ist { why-where }; der letzte Ort ist { $last }.
    [start] { $location } ist Frodos Startort; der letzte Ort ist { $last }.
   *[nowhere] { $part ->
        [1] { $location } steht nirgends im Tagebuch.
       *[other] { $location } steht in keiner Zeile, bis zu der Frodo gekommen ist.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf wird bei { $location } gefunden und flieht
    [yes] Gandalf ist bei { $location }, in { $area }
   *[no] Gandalf ist bei { $location }
}.
why-area = Der letzte Ort, { $last }, liegt in { $area }.

## The window

home-begin = Start
home-phase = { $phase ->
    [setup] im Aufbau
    [letter] im Aufbau
    [refresh] Tag { $day }, Auffrischung
    [bree] Teil 1 vorbei: Bree
    [rescued] Teil 1 vorbei: gerettet
    [corrupted] die Ringgeister haben gewonnen
    [rivendell] der Ringträger hat gewonnen
   *[other] Tag { $day }, { turn-name }
}
setup = Aufbau
setup-draw = Ziehen
setup-set = Setzen
setup-word = Ein Wort der Ringgeister …
setup-word-typed = irgendein Wort
setup-word-what = Wenn die Ringgeister mögen, sagen sie jetzt irgendein Wort, bevor etwas gezogen ist. Es wird in jede Ziehung gemischt. Das Siegel im Tischfenster (F4) bindet den eigenen Startwert der App schon, also kann niemand gewählt haben, was gezogen wird.
setup-word-given = Das Wort der Ringgeister ist in jeder Ziehung: { $word }
setup-start = Frodos Startort
setup-start-what = Einer der drei Marker, geheim. { $known ->
    [yes] Lass ihn hier ziehen, oder zieh ihn und gib seine Nummer ein.
   *[no] Zieh ihn und gib seine Nummer ein.
}
setup-start-typed = die Nummer auf dem Marker
setup-information = Informationen
setup-information-what = Fünf Marker, geheim. { $known ->
    [yes] Lass sie hier ziehen, oder zieh sie und gib ihre Nummern ein.
   *[no] Zieh sie und gib ihre Nummern ein.
}
setup-information-typed = fünf Nummern
setup-gift = Ein Geschenk an die Ringgeister
setup-gift-what = { $give ->
    [one] Einer der fünf Marker wird offen abgegeben.
   *[other] { $give } der fünf Marker werden offen abgegeben.
} Wähle, was ihnen am wenigsten verrät.
setup-gift-typed = die Nummer, die du abgibst
setup-wanted = Hier fehlt noch: { $wanted }
setup-dice = Die ersten Würfel
setup-dice-what = Die Nazgûl sind aufgestellt, der Anführer wirft sechs Würfel. Wie viele zeigen den Schatten?
setup-dice-typed = wie viele, 0 bis 6
agree-three-starts = Auf den Startmarkern stehen drei Orte, genannt { $typed ->
    [one] wurde einer
   *[other] wurden { $typed }
}. Nenne alle drei oder keinen.
agree-starts = Startorte
agree-starts-what = Die Nummern auf den drei Startmarkern deines Spielplans.
agree-starts-typed = drei Nummern, etwa 1 2 3
agree-board = Deine Kopie des Spielplans
agree-board-what = Was du selbst übertragen hast (Box der Jagd übertragen), oder eine Datei. Ohne Kopie gilt bei jedem Eintrag dein Wort.
agree-tiles = Deine Kopie der Plättchen
agree-tiles-what = Ebenso für die Werte auf den Verderbtheitsplättchen. Ohne sie werden sie aus dem Becher gezogen und eingetippt.
copy-of-none = Keine Kopie
copy-of-own = Was du übertragen hast
copy-of-file = eine Datei
agree-give = Wie viele Informationsmarker gibt der Ringträger ab?
agree-give-0 = keinen: leichter für Frodo
agree-give-1 = einen: Standard
agree-give-2 = zwei: schwerer für Frodo
agree-pool = Wie viele Gemeinschaftsmarker gibt es?
agree-pool-3 = drei: Standard
agree-pool-4 = vier: leichter für Frodo
agree-escape = Wie weit reicht eine Flucht?
agree-escape-text = zwei Punkte mehr als vermerkt
agree-escape-example = ein Punkt mehr
agree-draws = Wer zieht, wenn niemand es sagt?
agree-draws-app = der Begleiter, was er kennt
agree-draws-hand = Hände, aus dem Becher
setup-journey = Reisekarte
setup-journey-what = Aus jedem Stapel eine Karte, geheim; eine der beiden wird behalten. { $known ->
    [yes] Lass sie hier ziehen, oder zieh sie und gib die Zeilen der behaltenen ein.
   *[no] Zieh sie und gib die Zeilen der behaltenen ein.
} Vor einer nicht zu Ende gelesenen Karte steht short oder long: short 2 . 10. Ein * hinter einer Zeile heißt Zuflucht, wie 10*.
setup-journey-typed = 2 . 10 . . 23 …, am Ende ein Ausgang
setup-card = { $length ->
    [short] Kurz
   *[long] Lang
}: { $moves } Bewegungen, verloren bei { $limit } Verderbtheit
setup-keep = Nehmen
setup-keep-which = die Karte, die bleibt: Drück „{ $keep }“ daneben
setup-deeds = Gandalfs Taten
setup-deeds-what = Vier Marker, geheim. { $known ->
    [yes] Lass sie hier ziehen, oder zieh sie und gib ihre Nummern ein.
   *[no] Zieh sie und gib ihre Nummern ein.
}
setup-deeds-typed = vier Nummern
setup-gandalf = Gandalfs Start
setup-gandalf-what = Einer der vier ist Gandalfs Startort; die anderen drei sind Taten, die er vollbringen kann.
setup-gandalf-typed = die Nummer auf dem Marker
setup-dice-2 = Die ersten Würfel
setup-dice-2-what = Je zwei Nazgûl an ihren beiden Startorten, der Anführer wirft sechs Würfel. Wie viele zeigen den Schatten?
setup-dice-2-typed = wie viele, 0 bis 6
letter = Brief von Gandalf
letter-back = Zum Tagebuch
letter-open = Brief öffnen
letter-open-what = Die Datei, die am Ende von Teil 1 geschrieben wurde, oder der Code aus dem Reisetagebuch.
letter-open-letter = Datei oder Code
letter-paper = Teil 1 auf Papier gespielt
letter-paper-what = Was der Umschlag enthält. Zahlen mit Leerzeichen dazwischen; was es nicht gibt, bleibt leer. Die ersten beiden Zeilen werden immer ausgefüllt, notfalls mit 0.
letter-paper-corruption = Verderbtheit, wie im Tagebuch notiert
letter-paper-fellowship = Gemeinschaftsmarker
letter-paper-information = Von den Ringgeistern gefundene Informationsmarker
letter-paper-eyes = Augenplättchen neben der Leiste
letter-paper-discarded = Abgelegte Plättchen, etwa 3 1 0; hinter einem roten ein r, etwa 4r
letter-paper-red = Ins Spiel gebrachte besondere Plättchen, etwa eye 4
letter-paper-merry = Merry ist dabei
letter-paper-pool = insgesamt vier Gemeinschaftsmarker
letter-wrong = Hier: { $name }
letter-paper-open = Weiter zu Teil 2
letter-write = Brief schreiben
letter-envelope = Der Umschlag
letter-write-what = Für einen anderen Abend. Was nur du weißt:
letter-write-hand = Verbündetenkarten des Ringträgers: wie viele?
letter-write-sorcery = Die Zaubereikarten jedes Ringgeist-Spielers, etwa 2 3
letter-write-ring-bearer = Wer ist der Ringträger?
letter-write-ringwraiths = Wer sind die Ringgeister? Namen, mit Kommas
letter-write-file = Datei des Briefs
letter-written = Geschrieben: { $path }. Auf der Startseite öffnet „Ein Brief von Gandalf“ diese Datei oder den Code.
letter-previously = Bisher
letter-part2 = Weiterspielen
letter-part2-what = Teil 2 beginnt mit genau diesem Stand. Was für die Partie abgemacht war, gilt weiter, außer du wählst hier etwas anderes.
letter-shelters = Zufluchten schützen vor einer Suche
letter-length = die Reiselänge ist allen bekannt
letter-draws = von Hand ziehen, aus Becher und Stapeln
letter-part2-practice = der Übungsplan, mit seinen Plättchen und Karten
letter-part2-board = Deine Kopie des Spielplans für Teil 2, wenn jemand eine gemacht hat: ihre Datei
letter-part2-tiles = Deine Kopie der Plättchen: ihre Datei
letter-part2-journeys = Deine Kopie der Reisekarten: ihre Datei
letter-part2-on = Teil 2 aufbauen
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · Nacht
}
table-setup = Aufbau
table-day = Tag { $day }, { $turn }
table-reveal = Partie offenlegen …
table-correct = Eintrag berichtigen …
table-proposed-what = Davon weiß noch niemand. „Tagebuch richtigstellen“ sagt es dem Tisch.
table-correct-how = { $part ->
    [two] Tipp die Nummer des Eintrags in Gandalfs Tagebuch (seine erste Bewegung ist 1)
   *[one] Klick auf das Kästchen des Eintrags im Tagebuch
}, dann { $map ->
    [yes] klick auf seine Stelle auf dem Plan (oder tipp ihn ein)
   *[no] tipp, was er hätte sein sollen
}. { $part ->
    [two] Für einen Eintrag zu viel oder einen vergessenen
   *[one] Für einen Punkt, einen Eintrag zu viel oder einen vergessenen
} gibt es die Knöpfe.
proposed-entry = Eintrag { $at } hätte { $entry } sein sollen
proposed-insert = Eintrag { $at } wurde vergessen: { $entry }
proposed-remove = Eintrag { $at } war einer zu viel
table-log = Reisetagebuch
table-start = Start: { $start }
table-no-start = Noch kein Start
table-tokens = { $any-kept ->
    [yes] Informationen: { $kept }
   *[no] Keine Informationen zu finden
}{ $any-hidden ->
    [yes] {" "}(verborgen: { $hidden })
   *[no] {""}
}
table-journey = Reisekarte{ $length ->
    [short] {" "}(kurz)
    [long] {" "}(lang)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Taten: { $kept }
   *[no] Keine Tat mehr offen
}{ $any-done ->
    [yes] {" "}(vollbracht: { $done })
   *[no] {""}
}
table-letter = Brief von Gandalf und Teil 2
table-would-be = { $question }, noch nicht beantwortet:
table-limit = { $corruption }, Grenze +{ $raised }
spoken = { $answer ->
   *[no] nein
    [yes] ja
    [frodo-is-here] ja, Frodo ist hier
    [yes-gandalf-is-found] ja, Gandalf ist gefunden
    [both-are-found] ja, Frodo ist hier, Gandalf ist gefunden
    [frodo] ja: Frodo
    [gandalf] ja: Gandalf
    [frodo-and-gandalf] ja: Frodo und Gandalf
}
table-no-but-gandalf = nein; Gandalf ist gefunden
end-part = Ende von Teil 1
end-game = Das Ende
table-hint = ein Ort und Enter
table-hint-asked = Enter antwortet, Esc zieht zurück
table-hint-2 = Enter für Frodo; für Gandalf ein Ort und Enter
table-hint-box-2 = für Gandalf ein Ort, beim ersten Mal mit seinem Gebiet: 22 4b
table-hint-course = „Kurs halten“ oder „Kurs ändern“
table-hint-choice = drück auf die Karte, die genommen wird
table-hint-fleeing = die Nummer auf dem gezogenen Tatmarker
table-hint-hiding = die Nummer auf dem gewählten Tatmarker
table-hint-over = weiterspielen, oder im Brief für einen anderen Abend aufbewahren
table-hint-end = das Tagebuch liegt offen; eine Kopie lässt sich sichern
table-hint-drawn = Enter nimmt sie an; oder ein Plättchen drücken, dann wer es zurücklegt
table-hint-encounter = wie viele Nazgûl, 0 bis 4
table-hint-encounter-lord = wie viele Nazgûl, 0 bis 4; mit ihrem Herrn ein Knopf
table-hint-encounter-by-hand = wie viele Nazgûl, und die Plättchen: 2 3 { copy-tiles-eye }
table-hint-escape = ein Ort und Enter, oder „Bleiben“
table-hint-refresh = wie viele Schatten, 0 bis 6
table-hint-rescue = wie viele Bewegungen fehlen, und die Plättchen: 2 3 { copy-tiles-eye }
table-hint-box = ein Ort, beim ersten Mal mit seinem Gebiet: 22 2b
chip-with-lord = Mit ihrem Herrn
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] durchgezogen
        [2] gestrichelt
       *[other] gepunktet
    }
   *[no] {""}
}: Frodo auf { $at }{ $between ->
    [yes] , über { $by }
   *[no] {""}
}{ $known ->
    [yes] , bis { $to }
   *[no] {""}
}
table-lord = Der Herr der Nazgûl
table-figure = Gandalfs Figur
table-deeds-done = Taten getan auf
table-corruption = Verderbtheit
table-fellowship = Gemeinschaft
table-eyes = Augen
table-pool = Plättchen im Becher
table-information = Gefundene Informationen
table-tracks = Spuren
table-eye = { $location } (Auge)
table-sword = { $location } (Schwert)
table-flipped = { $name }, umgedreht
map-nearer = +
map-farther = –
map-fit = ganzer Plan
end-taught = { $count ->
    [one] Was diese Partie über den Spielplan gelehrt hat
   *[other] Was diese Partie über den Spielplan gelehrt hat: { $count } Dinge
}
end-summary = { $days ->
    [one] Ein Tag
   *[other] { $days } Tage
}, { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
}, Verderbtheit { $corruption }. { $questions ->
    [0] Keine Frage wurde beantwortet.
    [one] Eine Frage wurde beantwortet, { $yes } mit Ja.
   *[other] { $questions } Fragen wurden beantwortet, { $yes } mit Ja.
}

## A game that is checked

verified-set-right = { $count ->
    [one] Eine Antwort, die der Tisch gehört hat, gilt nicht mehr, denn sie wurde berichtigt: Zeile { $lines }.
   *[other] { $count } Antworten, die der Tisch gehört hat, gelten nicht mehr, denn sie wurden berichtigt: Zeilen { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Ein verglichenes Siegel bindet { $bound } davon: Der Tisch hat es gehört.
}
verified-board = { $whose ->
    [programs] Der Spielplan „{ $named }“ kommt mit dem Programm.
    [own-by-its-name] Der Spielplan „{ $named }“ ist eine eigene Kopie und trägt nur den Namen dessen, was mit dem Programm kommt: Vergleiche selbst mit dem, was auf dem Tisch liegt.
   *[own] Der Spielplan „{ $named }“ ist eine eigene Kopie: Vergleiche selbst mit dem, was auf dem Tisch liegt.
}
verified-tiles = { $whose ->
    [programs] Die Plättchen „{ $named }“ kommen mit dem Programm.
    [own-by-its-name] Die Plättchen „{ $named }“ sind eine eigene Kopie und tragen nur den Namen dessen, was mit dem Programm kommt: Vergleiche selbst mit dem, was auf dem Tisch liegt.
   *[own] Die Plättchen „{ $named }“ sind eine eigene Kopie: Vergleiche selbst mit dem, was auf dem Tisch liegt.
}
verified-journeys = { $whose ->
    [programs] Die Reisekarten „{ $named }“ kommen mit dem Programm.
    [own-by-its-name] Die Reisekarten „{ $named }“ sind eine eigene Kopie und tragen nur den Namen dessen, was mit dem Programm kommt: Vergleiche selbst mit dem, was auf dem Tisch liegt.
   *[own] Die Reisekarten „{ $named }“ sind eine eigene Kopie: Vergleiche selbst mit dem, was auf dem Tisch liegt.
}
verified-no-board = In Teil { $parts } sagt kein Spielplan, was verbunden ist: Keine Bewegung wurde daran geprüft.
verified-agreed = Vereinbart wurde: { $options }. Alles andere ist so, wie es ohne Angabe ist.
verified-unanswered = { $count ->
    [one] Eine Frage wurde genannt und nicht beantwortet, denn sie wurde zurückgezogen, von einer Karte verhindert oder zurückgenommen: Zeile { $lines }. Der Ringträger hatte gesehen, was die Antwort wäre.
   *[other] { $count } Fragen wurden genannt und nicht beantwortet, denn sie wurden zurückgezogen, von einer Karte verhindert oder zurückgenommen: Zeilen { $lines }. Der Ringträger hatte gesehen, was die Antworten wären.
}
verified-undone = { $count ->
    [one] Etwas anderes wurde zurückgenommen: Zeile { $lines }.
   *[other] { $count } andere Dinge wurden zurückgenommen: Zeilen { $lines }.
}
verified-by-card = Durch eine Karte, wie der Ringträger sagte: in Zeile { $lines }. Vergleiche es mit den gespielten Karten: Dass eine Informationen verbirgt oder Verderbtheit erspart, hört sonst niemand.
verified-by-word = { $count ->
    [one] Ein Eintrag galt
   *[other] { $count } Einträge galten
} auf das Wort des Ringträgers hin, wie jede Berichtigung und jeder Eintrag mit { DEED("!") }; der Spielplan wurde nicht gefragt: in Zeile { $lines }.
verified-letter = { $paper ->
    [yes] Teil 1 wurde auf Papier gespielt: Was hier davon steht, wird auf Treu und Glauben genommen.
   *[no] Teil 1 steht in einer eigenen Datei: Was der Brief davon sagt, wird auf Treu und Glauben genommen, bis diese Datei geprüft ist, in der das Siegel einer Zeile { $head } ist oder so beginnt.
}
verified-areas = Wo ein Ort liegt, hat der Ringträger gesagt, in Zeile { $lines }: Vergleiche es mit dem Spielplan, denn Wahrnehmungen hängen davon ab.
verified-told-otherwise = Bei { $locations } hat er es zweimal gesagt, und nicht gleich.

## The table's window

public-withdrawn = zurückgezogen
public-blocked = von einer Karte abgewehrt
public-corrected-none = Keine Antwort wäre anders ausgefallen.
public-corrected-answer = { $question }: gesagt „{ $was }“, richtig „{ $is }“
public-lord = Der Herr der Nazgûl gibt einen Würfel aus oder jagt ohne Würfel an seinem Ort. Er hat keine freie Suche und zählt für zwei Plättchen.
public-seal = Siegel am Tisch
public-seal-fold = Siegel einklappen
public-seal-what = Das Siegel dessen, was gesagt wurde. Ein Foto des Codes beweist am Ende, dass bis hierher nichts geändert wurde; die vier Wörter sind für das Auge.

# Copying the box

copy = Jagd-Box
copy-part-1 = Teil 1
copy-part-2 = Teil 2
copy-page-numbers = Nummern
copy-page-areas = Gebiete
copy-page-links = Wege
copy-page-picture = Auf einem Bild
copy-page-games = Aus Partien
copy-page-tiles = Plättchen
copy-page-cards = Karten
copy-page-numbers-what = Das dauert eine Minute. Damit zieht das Programm Informationen und Taten und weiß, welche Marker es gibt.
copy-page-areas-what = Das dauert drei Minuten; zehn dieser zwölf Zeilen werden gebraucht. Mit den Gebieten braucht eine Wahrnehmung keine Rückfrage: Das Programm weiß, wo jeder Ort liegt.
copy-page-links-what = Das dauert eine Viertelstunde. Mit den Wegen prüft das Programm jede Bewegung, sagt, was in Reichweite ist, zählt die Bewegungen einer Rettung und zeichnet den Plan.
copy-page-picture-what = All das mit deinem eigenen Foto oder Scan dahinter: Wähle unten die Datei, oder zieh sie auf das Fenster. Sie bleibt auf diesem Gerät.
copy-page-games-what = Was beendete Partien gelehrt haben. Nichts wird übernommen, solange du es nicht sagst.
copy-page-tiles-what = Das dauert zwei Minuten. Mit den Werten aller Plättchen zieht das Programm sie und prüft, was von Hand gezogen wird.
copy-page-cards-what = Das dauert zwanzig Minuten für alle; eine Karte nach der anderen geht auch. Von einer bekannten Karte müssen nur wenige Zeilen vorgelesen werden, die anderen kennt das Programm.
copy-numbers-hint = etwa 3 4 12 20-22
copy-list-information = Informationsmarker
copy-list-information-what = Die Nummern auf den zwölf Markern. Die Verbündetenorte des Spielplans haben dieselben.
copy-list-nazgul = Nazgûl
copy-list-nazgul-what = Die Orte, an denen die Nazgûl starten dürfen.
copy-list-starts = Frodos Startorte
copy-list-starts-what = Die Nummern auf den drei Startmarkern.
copy-list-allies = Verbündetenorte
copy-list-allies-what = Nur, wenn es andere sind als auf den Markern.
copy-list-deeds = Gandalfs Taten
copy-list-deeds-what = Die Nummern auf den zehn Tatmarkern.
copy-list-dark = Dunkle Orte
copy-list-dark-what = Sie werden auf dem Plan gezeichnet, und sonst hängt nichts davon ab.
copy-areas-hint = die Orte darin, etwa 19 20 22-24
copy-links-how = Eine Kette je Zeile: 10 . 19 ist ein Pfad über einen Punkt, road 49 . . 48 eine Straße über zwei. Ein Punkt, an dem Wege zusammenlaufen, bekommt einen Namen: 19 .fork 20 in einer Zeile, und .fork 23 in einer anderen. Ausgänge sind Buchstaben.
copy-count-of = { $found } von { $printed }
copy-count = { $found }
copy-tool-places = Orte · P
copy-tool-links = Wege · L
copy-tool-areas = Gebiete · A
copy-picture-next = nächster:
copy-picture-chosen = Ist { $space } eine andere Nummer?
copy-picture-renumber = Neue Nummer
copy-picture-exit = Ausgang · X
copy-picture-find = Kreise suchen · F
copy-picture-other-size = Andere Größe · F
copy-picture-drop-rest = Rest weglassen
copy-picture-path = Pfad (R: Straße)
copy-picture-road = Straße (R: Pfad)
copy-picture-dots = Punkte:
copy-picture-remove = Löschen
copy-picture-unplace = Vom Bild nehmen
copy-picture-none = Bild ausblenden
copy-picture-shown = Bild einblenden
copy-picture-no-number = Es wurde nichts gesetzt: Die nächste Nummer muss eine von 1 bis 999 sein oder der Buchstabe eines Ausgangs.
copy-picture-removed = { $space } ist vom Spielplan gelöscht{ $links ->
    [yes] , samt seinen Wegen
   *[no] {""}
}{ $area ->
    [yes] {" "}und aus seinem Gebiet genommen
   *[no] {""}
}. „Rückgängig“ bringt es zurück; „Vom Bild nehmen“ hätte alles behalten, nur nicht seine Stelle.
copy-picture-reading = Das Bild wird gelesen …
copy-picture-searching = Im Bild werden Kreise gesucht …
copy-picture-size = Das ist Größe { $size } von { $sizes }.
copy-picture-found = { $count ->
    [0] Keine Kreise gefunden: Auf einem Bild gerade von oben und mit wenig Schatten sieht man sie am besten.
    [one] Ein Kreis gefunden. Ist er ein Ort?
   *[other] { $count } Kreise gefunden. Welche davon sind Orte?
}
copy-picture-taken = { $space } ist weder eine Zahl von 1 bis 999 noch der Buchstabe eines Ausgangs.
copy-hint-places = Ein Klick setzt den nächsten Ort; klick einen an, um ihn zu wählen, zieh ihn, um ihn zu verschieben. Das Mausrad zoomt, die rechte Taste zieht das Bild. Pfeile und Enter tun dasselbe.
copy-hint-found = Ein Klick nimmt einen Kreis, ein Rechtsklick lässt ihn weg. Oder mit Tasten: seine Nummer und Enter; Enter allein gibt die gezeigte Nummer, N übergeht ihn, Entf lässt ihn weg.
copy-hint-links = Klick auf ein Feld, um dort zu beginnen; klick auf einen Weg, um ihn zu wählen: Eine Ziffer setzt seine Punkte, R macht ihn zur Straße, Entf entfernt ihn.
copy-hint-pen = Klick auf das nächste Feld, oder auf eine leere Stelle für einen Punkt; eine Ziffer setzt die Punkte des letzten Wegs. Klick noch einmal auf dasselbe Feld oder drück Esc, um aufzuhören.
copy-hint-areas = Zieh um die Orte eines Gebiets herum, oder klick sie einzeln an.
copy-faults = Zu beheben
copy-missing = Fehlt noch
copy-odd = Wirkt falsch
copy-examples = Anders in den Beispielen des Regelhefts
copy-held-back = { $list ->
    [starts] Frodos Startorte { $locations }: noch keine Orte dieses Spielplans.
    [nazgul] Startorte der Nazgûl { $locations }: noch keine Orte dieses Spielplans.
    [allies] Verbündetenorte { $locations }: noch keine Orte dieses Spielplans.
   *[dark] Dunkle Orte { $locations }: noch keine Orte dieses Spielplans.
}
copy-uses = Was Partien nutzen
copy-more = … und { $more } weitere.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Nummern: noch keine.
        [unused] Nummern: so, wie sie dastehen, nur die Marker noch nicht. Einer, der hier fehlt, würde in der Partie fehlen.
       *[whole] Nummern: so, wie sie dastehen.
    }
    [areas] { $state ->
        [none] Gebiete: noch keine.
        [whole] Gebiete: ja, alle sind da.
        [insisted] Gebiete: ja, soweit sie da sind.
        [before] Gebiete: wie zuvor, bis dies behoben ist.
       *[unused] Gebiete: noch nicht. Ein Ort, der hier fehlt, würde in der Partie fehlen.
    }
   *[links] { $state ->
        [none] Wege: noch keine.
        [whole] Wege: ja, sie sind vollständig.
        [insisted] Wege: ja, soweit sie da sind.
        [before] Wege: wie zuvor, bis dies behoben ist.
       *[unused] Wege: noch nicht. Ein Weg, der hier fehlt, würde in der Partie abgelehnt.
    }
}
copy-use-as-it-is = So nutzen, wie sie sind
copy-use-when-whole = Nur nutzen, wenn nichts fehlt
copy-tiles-beige = Beige Plättchen
copy-tiles-grey = Graue Plättchen
copy-tiles-red = Rote Plättchen
copy-tiles-hint = etwa eye eye 1 1 2; oder drück die Werte unten
copy-tiles-eye = Auge
copy-tiles-used = Alle Plättchen sind da. Partien mit deiner eigenen Box nutzen sie.
copy-tiles-unused = Partien nutzen die Plättchen, wenn alle da sind: 15, 3 und 2. Bis dahin haben sie, was sie zuvor hatten.
copy-tiles-many = { $colour ->
    [beige] Beige Plättchen
    [grey] Graue Plättchen
   *[red] Rote Plättchen
}: { $found }, und die Box hat { $printed }.
copy-cards-how = Eine Karte je Zeile: der Start, dann jede Zeile der Reihe nach, der Ausgang zuletzt, etwa 2 . 10 . . 23 . 27 . 36 . . 35 . A; eine Zuflucht hat ein * dahinter.
copy-cards-short = Die kürzeren Reisen: ein Start und 14 Zeilen
copy-cards-long = Die längeren Reisen: ein Start und 16 Zeilen
copy-cards-used = Partien mit deiner eigenen Box kennen diese Karten.
copy-cards-unused = Partien mit deiner eigenen Box kennen die anderen Karten, bis dies behoben ist.
copy-cards-not-drawn = Das Programm zieht Karten, wenn alle 36 da sind. Bis dahin werden sie von Hand gezogen, und die bekannten ergänzen, was nicht abgelesen wurde.
copy-card-nowhere = { $deck ->
    [short] Die kürzeren Reisen
   *[long] Die längeren Reisen
}, Karte { $card }: Zeile { $row } ist kein Ort deines Spielplans.
copy-card-reach = { $deck ->
    [short] Die kürzeren Reisen
   *[long] Die längeren Reisen
}, Karte { $card }: Zeile { $row } ist auf deinem Spielplan nicht in Reichweite.
copy-games-none = Keine beendete Partie hat etwas gelehrt, das nicht schon auf deinem Spielplan ist.
copy-games-area-otherwise = { $location } liegt nach dem Gespielten in { $area }; deine Kopie sagt { $copied }.
copy-games-area = { $location } liegt in { $area }.
copy-games-way = { $most ->
    [0] { $from } und { $to } sind benachbart.
    [one] Von { $from } nach { $to }, über höchstens einen Punkt. Wie viele liegen dazwischen?
   *[other] Von { $from } nach { $to }, über höchstens { $most } Punkte. Wie viele liegen dazwischen?
}
copy-games-dots = { $dots ->
    [0] keiner
   *[other] { $dots }
}
copy-games-take = Übernehmen
copy-games-take-all = Alle { $count } übernehmen: Wege mit so vielen Punkten, wie sie haben können
copy-no-folder = Auf diesem Gerät gibt es keinen Platz, um die Kopie aufzubewahren. Exportiere sie in eine Datei, bevor du gehst.
copy-laid-aside = Die Kopie war nicht zu verstehen und wurde als { $path } beiseitegelegt. Was Partien davon nutzen konnten, ist hier.
copy-taken = Es ist jetzt da.
copy-taken-instead = Es ist jetzt da; was vorher da war, liegt in { $path }.
copy-exported = { $faults ->
    [0] Geschrieben nach { $path }.
    [one] Geschrieben nach { $path }, mit einem Fehler darin: Niemand kann damit spielen, bevor er behoben ist.
   *[other] Geschrieben nach { $path }, mit { $faults } Fehlern darin: Niemand kann damit spielen, bevor sie behoben sind.
}
copy-ask-over = { $path } gibt es schon. Überschreiben?
copy-ask = { $what ->
    [board-1] Es gibt schon eine Kopie des Spielplans für Teil 1. Sie beiseitelegen und diese nehmen?
    [board-2] Es gibt schon eine Kopie des Spielplans für Teil 2. Sie beiseitelegen und diese nehmen?
    [tiles] Es gibt schon Plättchen. Sie beiseitelegen und diese nehmen?
   *[cards] Es gibt schon Karten. Sie beiseitelegen und diese nehmen?
}
copy-file = Eine Datei
copy-file-typed = ein Bild, oder Spielplan, Plättchen oder Karten, die jemand geteilt hat
copy-choose = Wählen …
copy-choose-title = Ein Bild oder etwas Geteiltes
copy-choose-filter = Bilder, Spielpläne, Plättchen, Karten
copy-import = Einlesen
copy-export = Diese Seite exportieren
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}Es gibt noch einen Fehler.
   *[other] {" "}Es gibt noch { $more } Fehler.
} Nichts wurde eingelesen.
copy-would-overwrite = { $path } ist etwas anderes und wird nicht überschrieben. Nimm einen anderen Namen.

# All games, and the sheet to print

archive-empty-sheet = Leeres Tagebuch drucken
archive-figures = Tage: { $days }, Schritte: { $steps }, Verderbtheit { $corruption }, Fragen: { $questions }, davon ja: { $yes }
archive-totals = Partien: { $games }; der Ringträger gewann { $ring-bearer }, die Ringgeister { $ringwraiths }; Fragen: { $questions }, davon ja: { $yes }
ended-bree = Frodo erreichte Bree
ended-rescued = Frodo musste gerettet werden
ended-rivendell = Frodo erreichte Bruchtal: Der Ringträger gewann
ended-corrupted = Frodo erlag der Verderbtheit: Die Ringgeister gewannen
seat-ring-bearer = Ringträger
seat-ringwraiths = Ringgeister
counted-corruption = Verderbtheit am Ende
counted-days = Tage
counted-steps = Schritte
counted-encounters = Begegnungen
counted-misses = Knapp daneben
counted-searches = Suchen
counted-search-bits = Bits, die eine Suche ergab
counted-hunts = Jagden
counted-hunt-bits = Bits, die eine Jagd ergab
counted-perceptions = Wahrnehmungen
counted-perception-bits = Bits, die eine Wahrnehmung ergab
counted-morguls = Wahrnehmungen mit dem Morgul-Ring
counted-morgul-bits = Bits, die eine mit dem Morgul-Ring ergab
sheet-empty = Ein leeres Blatt
sheet-start = Start
sheet-gandalf = Gandalf
sheet-deeds = Tatmarker
sheet-information = Informationen (verborgen) [gefunden]
sheet-card-before = Reisekarte davor
sheet-card-not-kept = Reisekarte, nicht behalten

# The first game, guided

guide-leave = Ohne Führung
guide-start = Sag { DEED("start draw") }: Frodos Start wird gezogen, geheim. Aus deiner eigenen Box würdest du einen Marker ziehen und seine Nummer angeben: { ASK("start N") }.
    .window = Drück auf „Ziehen“: Das Programm zieht Frodos Start, geheim. Aus deiner eigenen Box würdest du einen Marker ziehen und seine Nummer tippen.
guide-information = Ebenso die fünf Informationsmarker: { DEED("information draw") }. Was nur für dich gesagt wird, liegt hinter deinem Sichtschirm.
    .window = Ebenso die fünf Informationsmarker. Was hinter deinem Sichtschirm liegt, liegt auf dieser Seite des Laptops.
guide-gift = Gib einen davon offen ab, mit seiner Nummer: { ASK("give N") }. Alle erfahren es.
    .window = Drück auf die Nummer, die du offen abgibst. Sie wird dann allen gezeigt.
guide-dice = Die Ringgeister würfeln: Sag { DEED("begin shadows=2") }, mit der Zahl der Schatten-Ergebnisse anstelle der 2.
    .window = Die Ringgeister würfeln: Drück auf die Zahl der Schatten-Ergebnisse.
guide-move = Dein Zug: reach sagt, wohin Frodo gehen kann. { ASK("move X") } bringt ihn dorthin, und auch ein Punkt, also { DEED("move .") }, ist ein Schritt. log zeigt dein Reisetagebuch.
    .window = Dein Zug: Drück auf einen eingekreisten Ort auf dem Plan, oder tipp seine Nummer und Enter. Auch ein Punkt ist ein Schritt. Die Reihe von Kästchen unter dem Plan ist dein Reisetagebuch.
guide-done = Eingetragen, und niemand hat erfahren, wo. Vertippt? { DEED("undo") }. Dann beendet { DEED("done") } deinen Zug, und die Ringgeister handeln.
    .window = Eingetragen, und niemand hat es gesehen. Vertippt? „Rückgängig“, ganz oben. Die Karte rechts hat einen goldenen Knopf, den auch Enter drückt: Er beendet deinen Zug. F1 ist der Vorhang, falls jemand um den Tisch kommt.
guide-question = Nun fragen sie, etwa mit { DEED("search 22") }, { DEED("hunt 22") } oder { DEED("perception IIA") }, und bekommen sofort Antwort. Mit ask davor siehst du die Antwort zuerst, allein.
    .window = Nun fragen sie. Eine Suche in 22? Drück auf dem Plan auf 22, oder tipp 22 und Enter; unter dem Auge ist das eine Jagd. Für alles andere gibt es „Suche …“, „Jagd …“ und „Wahrnehmung …“.
guide-asked = Nur du siehst diese Antwort, und warum sie so lautet. { DEED("answer") } gibt sie, { DEED("withdraw") } nimmt die Frage zurück.
    .window = Nur du siehst diese Antwort, und warum sie so lautet. Ein zweites Enter gibt sie: Sag sie laut, oder öffne das Tischfenster (F4). Esc nimmt die Frage zurück.
guide-answered = Diese Antwort ist aufgezeichnet, und nach der Partie lässt sich beweisen, dass sie ehrlich war. Gib weitere Fragen ein, oder sag { DEED("done") }, wenn alle Nazgûl gehandelt haben.
    .window = Diese Antwort ist aufgezeichnet, und nach der Partie lässt sich beweisen, dass sie ehrlich war. Gib weitere Fragen ein, oder drück auf „Die Nazgûl haben gehandelt“.
guide-again = So geht es weiter: Du bewegst dich, sie fragen. { DEED("status") } sagt, was alle wissen dürfen.
    .window = So geht es weiter: Du bewegst dich, sie fragen. Was am Tisch jetzt zu tun ist, steht immer oben.
guide-on = { DEED("help") } listet alle Befehle auf und erklärt den, der dahinter steht.
    .window = Was gefragt ist, steht rechts, und Enter drückt, was golden ist. F12 zeigt die Tasten und die Regeln; „Ohne Führung“ gibt den Platz hier frei.
guide-encounter = Frodo ist gefunden. Der Tisch zählt die Nazgûl: { ASK("nazgul N") } zieht die Plättchen.
    .window = Frodo ist gefunden. Der Tisch zählt die Nazgûl; drück auf die Zahl, und die Plättchen werden hier gezogen.
guide-refresh = Die Nacht ist vorbei: Sag { DEED("refresh shadows=1") }, mit der Zahl der Schatten-Ergebnisse anstelle der 1, und der neue Tag beginnt. Ab hier ist dir wenig noch neu.
    .window = Die Nacht ist vorbei: Drück auf die Zahl der Schatten-Ergebnisse des neuen Tages. Ab hier ist dir wenig noch neu.
guide-journey = Teil 2: { DEED("journey draw") } zieht aus jedem Stapel eine Reisekarte, geheim; { ASK("journey keep short|long") } behält eine davon.
    .window = Teil 2: „Ziehen“ zieht aus jedem Stapel eine Reisekarte, geheim; drück auf die, der Frodo folgt. Aus deiner eigenen Box würdest du beide ziehen und die behaltene tippen.
guide-deeds = Gandalfs vier Tatenmarker, geheim: { DEED("deeds draw") }.
    .window = Ebenso Gandalfs vier Tatenmarker: die Orte, an denen er helfen kann.
guide-gandalf = Gandalf beginnt an einem der vier: { ASK("gandalf start N") }. Niemand erfährt es.
    .window = Drück auf den der vier, an dem Gandalf beginnt. Niemand erfährt es.
guide-advance = Frodo folgt von selbst seiner Reisekarte: { DEED("advance") } bringt ihn einen Schritt weiter, und niemand erfährt, wo er ist.
    .window = Frodo folgt von selbst seiner Reisekarte: Der goldene Knopf bringt ihn einen Schritt weiter, und niemand erfährt, wo er ist.
guide-gandalf-moves = Dann zieht Gandalf, geheim: { ASK("gandalf N") }.
    .window = Dann zieht Gandalf, geheim: Drück auf einen eingekreisten Ort auf dem Plan, oder dorthin, wo er steht, wenn er bleibt.
guide-escape = Frodo entkommt, und niemand erfährt, wohin: { ASK("escape N") } oder { DEED("escape stay") }.
    .window = Frodo entkommt, und niemand erfährt, wohin: Drück auf einen eingekreisten Ort auf dem Plan, oder dass er bleibt.
guide-course = Frodo hält seinen Kurs oder ändert ihn, und alle hören, was: { DEED("course keep") } oder { DEED("course change") }. Die neue Karte siehst nur du.
    .window = Frodo hält seinen Kurs oder ändert ihn, und alle hören, was: drück auf eins von beiden. Die neue Karte siehst nur du.
guide-letter = Teil 1 ist vorbei. { DEED("part2") } spielt weiter, { DEED("letter PATH") } hebt ihn für einen anderen Abend auf; { DEED("reveal PATH") } würde ihn hier beenden.
    .window = Teil 1 ist vorbei. Der goldene Knopf schreibt einen Brief von Gandalf, mit dem Teil 2 beginnt, jetzt oder an einem anderen Abend. Wer die Partie offenlegt, beendet sie hier.
guide-over = Dieser Teil ist vorbei. { DEED("reveal PATH") } schreibt alles für die auf, die es prüfen wollen.
    .window = Dieser Teil ist vorbei. Die Reise liegt hier offen, und „Offenlegen“ schreibt sie für alle auf, die sie prüfen wollen.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = Neue Partie
deed-part-two = Teil 2
deed-letter = Brief geöffnet
deed-start = { $drawn ->
    [yes] Start ziehen
   *[no] Start: { $location }
}
deed-information = { $drawn ->
    [yes] Informationen ziehen
   *[no] Informationen: { $list }
}
deed-give = { $list } abgeben
deed-begin = Der erste Tag
deed-move = { $to ->
    [dot] Ein Punkt
   *[other] Nach { $to }
}{ $free ->
    [yes] , frei durch eine Karte
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] Ein Punkt
   *[other] Nach { $to }
} durch eine Karte
deed-rest = Rasten
deed-done = Zug beenden
deed-question = { $question }{ $card ->
    [yes] {" "}durch eine Karte
   *[no] {""}
}
deed-answer = Antworten
deed-withdraw = Zurückziehen
deed-blocked = Eine Karte wehrt ab
deed-nazgul = { $count ->
    [0] Kein Nazgûl
   *[other] { $count } Nazgûl
}{ $lord ->
    [yes] , ihr Herr dabei
   *[no] {""}
}
deed-rescue = Rettung
deed-draw = { $count ->
    [one] Ein Plättchen ziehen
   *[other] { $count } Plättchen ziehen
}
deed-cancel = { $tile } zurück: { $who ->
    [card] andere Karte
   *[other] { company-name }
}
price = { $what ->
    [frodo] Der Vorrat an Gemeinschaftsmarkern wird um einen kleiner.
    [reveal] Das kostet einen Gemeinschaftsmarker, der aus dem Spiel kommt.
    [deed] Alle hören, wo er ist; die Grenze steigt um 1.
   *[rivendell] Er ist aus dem Spiel; die Grenze steigt um 1.
}
flips-with-accept = Die Gefährtenkarte von { company-name } wird umgedreht, wenn die Plättchen angenommen werden.
deed-accept = Annehmen
deed-escape = { $to ->
    [stay] Bleiben
   *[other] Flucht nach { $to }
}
deed-refresh = { $shadows ->
    [none] Ein neuer Tag
    [one] Ein Schatten
   *[other] { $shadows } Schatten
}
deed-corruption = Verderbtheit { $change }
deed-fellowship = Gemeinschaft { $change }
deed-fellowship-remove = Gemeinschaftsmarker entfernen
deed-fellowship-pool = { $pool ->
    [one] Ein Gemeinschaftsmarker im Spiel
   *[other] { $pool } Gemeinschaftsmarker im Spiel
}
deed-company = { $flipped ->
    [yes] { company-name } umdrehen
   *[no] { company-name } zurückdrehen
}
deed-merry-joins = Merry kommt dazu
deed-red = Rotes Plättchen { $value }
deed-barrow-wights = Grabunholde
deed-eyes = Augen = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] in den Becher
   *[no] aus dem Becher
}
deed-track = Spurmarker auf { $location }: { $side ->
    [eye] Auge
    [sword] Schwert
   *[off] keiner
}
deed-token = Informationen bei { $location }: { $found ->
    [yes] gefunden
   *[no] verborgen
}
deed-area = { $location } liegt in { $area }
deed-table-word = Das Wort des Tisches
deed-correct = { $kind ->
    [entry-dot] Eintrag { $at } ist ein Punkt
    [insert-dot] Ein Punkt vor Eintrag { $at }
    [entry] Eintrag { $at } ist { $entry }
    [insert] { $entry } vor Eintrag { $at }
   *[remove] Kein Eintrag { $at }
}
deed-correct-keep = Tagebuch lassen, wie es ist
deed-correct-apply = Tagebuch richtigstellen
deed-tell = Dem Tisch sagen
deed-note = Eine Notiz
deed-journey-draw = Reisekarten ziehen
deed-journey-keep = { $length ->
    [short] Kurze Reise behalten
   *[long] Lange Reise behalten
}
deed-journey = Reisekarte
deed-journey-row = Zeile { $row } ist { $entry }
deed-deeds = { $drawn ->
    [yes] Tatmarker ziehen
   *[no] Tatmarker: { $list }
}
deed-gandalf-start = Gandalf startet in { $location }
deed-advance = Vorrücken{ $free ->
    [yes] , frei durch eine Karte
   *[no] {""}
}
deed-card-advance = Vorrücken durch eine Karte
deed-gandalf = Gandalf nach { $location }
deed-card-gandalf = Gandalf nach { $location } durch eine Karte
deed-reveal = Gandalf aufdecken
deed-hide = Gandalf verbirgt sich bei { $location }
deed-flee = Gandalf flieht nach { $location }
deed-deed = Gandalfs Tat
deed-rivendell = Gandalf in Bruchtal
deed-lord = { $in-play ->
    [yes] Der Herr kommt
   *[no] Der Herr geht
}
deed-course-keep = Kurs halten
deed-course-change = Kurs ändern
deed-course-draw = { $count ->
    [one] Streicher zieht 1 Karte
   *[other] Streicher zieht { $count } Karten
}
deed-course-take = Karte { $number } nehmen
deed-card-course = Eine Karte ändert den Kurs
tile = { $value ->
    [eye] Auge
   *[other] { $value }
}{ $red ->
    [yes] {" "}(rot)
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Rotes Plättchen
begun-token = Informationsmarker
begun-search = Suche
begun-hunt = Jagd
begun-perception = Wahrnehmung
begun-start = Start
begun-information = Informationen
begun-move = Bewegung
begun-escape = Flucht
begun-card = Karte
begun-card-move = Bewegung durch eine Karte
begun-card-gandalf = Gandalf durch eine Karte
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf verbirgt sich bei
begun-gandalf-flee = Gandalf flieht nach
begun-course = Kurs
begun-journey = Reisekarte
begun-journey-row = Zeile
begun-deeds = Tatmarker
begun-deeds-drawn = Gezogene Tatmarker:
begun-short = Reisekarte (kurz)
begun-long = Reisekarte (lang)
begun-correct = Berichtigung
begun-correct-insert = Vergessen vor

## Why, by the rules with these numbers: in a few words of our own.

why = Warum?
rule-r1 = Frodo startet an einem von drei Orten, der geheim gezogen wird. Dieser Ort steht im Tagebuch an erster Stelle und ist kein Schritt.
rule-r2 = Fünf von zwölf Informationsmarkern werden geheim gezogen; einer davon wird offen abgegeben (keiner oder zwei, wenn es so abgemacht ist).
rule-r3 = Es gibt drei Gemeinschaftsmarker (vier, wenn es so abgemacht ist). Verderbtheit und Bewegung beginnen bei 0.
rule-r4 = Sechs Aktionswürfel werden geworfen; jedes Schatten-Ergebnis bringt dem Ringträger einen Gemeinschaftsmarker, solange es noch welche gibt.
rule-r5 = Die Gefährten sind Frodo, Sam und Pippin. Merry kommt durch eine Karte dazu, Streicher in Teil 2.
rule-r6 = Im Becher liegen fünfzehn beige Plättchen. Die beiden roten kommen dazu, wenn eine Zaubereikarte sie bringt.
rule-r7 = Ein Tag besteht aus zwei Tagzügen, der Nacht und der Auffrischung. Der Ringträger beginnt: Am Tag muss Frodo sich bewegen, bei Nacht bewegt er sich oder rastet.
rule-r8 = Ein Eintrag ist ein Punkt, der immer erlaubt ist, oder ein Ort in Reichweite: zum letzten benachbart, oder mit nicht mehr Punkten dazwischen, als seither vermerkt sind.
rule-r9 = Der letzte Ort darf erst nach einem Punkt wieder betreten werden.
rule-r10 = Mit jedem Eintrag geht Frodos Figur einen Schritt weiter. Bei einer Rast bewegt sich nichts.
rule-r11 = Eine Bewegung bei Nacht kostet zuerst 1 Verderbtheit, und für den Rest des Zugs zeigt der Zugmarker das Auge: eine freie Jagd statt der freien Suche.
rule-r12 = Eine Bewegung durch eine Karte kommt zur normalen dazu, im Zug einer der beiden Seiten oder in der Auffrischung, und kostet bei Nacht nichts.
rule-r13 = Betritt Frodo einen Ausgang, endet Teil 1: Er hat Bree erreicht.
rule-r14 = Hat Frodo auf Schritt 16 keinen Ausgang erreicht, muss er gerettet werden; die Ringgeister sind nicht am Zug.
rule-r15 = Bei einer Rettung wird für jeden Eintrag, den Frodo bis zum nächsten Ausgang noch bräuchte, ein Plättchen gezogen.
rule-r16 = Nazgûl stehen Frodo nie im Weg.
rule-r17 = Eine Suche fragt, ob ein Ort irgendwo im Tagebuch steht. An Frodos möglichen Startorten gibt es sie nicht, und auch nicht, wo ein Spurmarker liegt.
rule-r18 = Eine Jagd fragt dasselbe bei jedem Ort mit Nummer. Wo Frodo gerade ist, findet sie ihn, und eine Begegnung folgt.
rule-r19 = Eine Wahrnehmung fragt, ob der letzte Ort in einem Gebiet oder einem Abschnitt liegt: I bis III in Teil 1, IV bis VI in Teil 2, A bis D in jedem. Punkte spielen keine Rolle.
rule-r20 = Auf Punkten und an Ausgängen gibt es weder Suche noch Jagd.
rule-r21 = Eine Suche oder eine Jagd an dem Ort, an den ein Informationsmarker gehört, findet ihn, wie auch immer die Antwort lautet.
rule-r22 = Sobald Frodo den Ort eines Informationsmarkers betritt, ist dieser endgültig verborgen.
rule-r23 = Eine Karte kann eine Frage abwehren, bevor sie beantwortet ist. Die Antwort folgt aus dem Tagebuch, wie es in diesem Augenblick ist.
rule-r24 = Bei einer Begegnung wird für jeden Nazgûl am Ort der Jagd oder auf einem benachbarten Feld ein Plättchen gezogen.
rule-r25 = Eine Gefährtenkarte darf umgedreht werden, um ein gezogenes Plättchen zurückzuschicken, aber kein rotes. Andere Karten schicken beliebige zurück, so wie es auf ihnen steht.
rule-r26 = Plättchen gelten in der Reihenfolge, in der sie gezogen wurden: Eine Zahl ist so viel Verderbtheit, ein Auge ist 1 und noch 1 für jedes Auge neben der Leiste.
rule-r27 = Bei 12 Verderbtheit gewinnen die Ringgeister sofort.
rule-r28 = Danach flieht Frodo geheim: zu einem Ort mit Nummer und mit höchstens zwei Punkten mehr dazwischen, als vermerkt sind (einem, wenn es so abgemacht ist), oder nirgendwohin. Auch das ist ein Schritt.
rule-r29 = Nach einer Begegnung endet der Zug wie immer.
rule-r30 = Bei der Auffrischung werden Karten gezogen, der Anführer wechselt, es wird gewürfelt; jedes Schatten-Ergebnis bringt einen Gemeinschaftsmarker.
rule-r31 = Für einen Gemeinschaftsmarker gibt es eine Verbündetenkarte, höchstens eine je Zug. Manche Karten nehmen einen Marker aus dem Spiel.
rule-r32 = Karten ändern die Verderbtheit, bringen rote Plättchen oder liegen als Auge neben der Leiste: Der Tisch sagt es. Eine Karte, die einen Informationsmarker verbirgt, tut es geheim.
rule-r33 = Der Brief von Gandalf bewahrt für einen anderen Abend auf, womit Teil 2 beginnt.
rule-p1 = In Teil 2 gehört zu den Gefährten, wer nicht umgedreht wurde, dazu Streicher, und Merry, falls er noch nicht dabei war.
rule-p2 = Die Gemeinschaftsmarker bleiben; einer weniger ist im Spiel, wenn Frodos Karte umgedreht ist.
rule-p3 = Eine kurze und eine lange Reisekarte werden geheim gezogen, und eine wird behalten: 14 Bewegungen und verloren bei 12 Verderbtheit, oder 16 und 14. Auf einem ganz übertragenen Spielplan ist jede Zeile von denen davor aus erreichbar.
rule-p4 = Vier Tatmarker werden gezogen. Einer ist Gandalfs Start, drei bleiben verborgen.
rule-p5 = Im Becher sind die übrigen Plättchen, die drei grauen und die besonderen, die dazugekommen sind. Verderbtheit und Augen bleiben.
rule-p6 = Die Bewegung beginnt an Tag 1 bei 0. Geworfen werden die sechs gewöhnlichen Würfel, auch wenn der Herr der Nazgûl im Spiel ist.
rule-p7 = Frodo ist in der Zeile seiner Reisekarte, die die Nummer seines Schritts hat. Was hinter ihm liegt, gilt als sein Tagebuch.
rule-p8 = Am Tag rückt Frodo vor; bei Nacht rückt er für 1 Verderbtheit und das Auge vor, oder er rastet.
rule-p9 = Gandalf bewegt sich in jedem Zug nach Frodo, zu einem Ort mit nichts als Punkten dazwischen, wie vielen auch immer; er darf bleiben.
rule-p10 = Nach seiner Bewegung kann Gandalf aufgedeckt werden, wo Nazgûl sind, für einen Gemeinschaftsmarker, der das Spiel verlässt. Er steht dort, bis alle gehandelt haben, und verbirgt sich dann mit einem von zwei Tatmarkern.
rule-p11 = Wo ein verborgener Tatmarker hingehört, kann Gandalf die Tat vollbringen: Die Verderbtheitsgrenze steigt um 1.
rule-p12 = Auf einem Ausgang kann jederzeit bekannt gegeben werden, dass Gandalf in Bruchtal ist: Er verlässt das Spiel, und die Grenze steigt um 1.
rule-p13 = Sind die Tatmarker aufgebraucht, werden die abgelegten wieder eingemischt.
rule-p14 = Die Antwort auf eine Wahrnehmung ist Ja, wenn sie für Frodo oder für Gandalf stimmt. Der Morgul-Ring sagt auch, für wen, an Tagen, an denen der Herr im Spiel war.
rule-p15 = Eine Suche fragt nach der Reisekarte, so weit Frodo gekommen ist. Gandalf zählt nicht. Wo ein Spurmarker liegt, kann sie nicht fragen.
rule-p16 = Eine Jagd findet auch Gandalf, wo er gerade ist; er flieht mit einem Tatmarker.
rule-p17 = Wo Gandalfs Figur steht, gibt es weder Suche noch Jagd.
rule-p18 = Der Herr der Nazgûl ersetzt einen Nazgûl. Er gibt einen Würfel aus oder jagt ohne Würfel an seinem Ort, zählt für zwei Plättchen und verlässt nach der Begegnung das Spiel.
rule-p19 = Eine Begegnung verläuft wie in Teil 1. Die Grenze ist die der Reisekarte, und 1 mehr für jede Tat und für Bruchtal.
rule-p20 = Danach hält Frodo seinen Kurs oder ändert ihn: einen Schritt zurück, alle Spurmarker vom Spielplan und eine andere Karte.
rule-p21 = In der letzten Zeile seiner Karte ist Frodo in Bruchtal, und der Ringträger gewinnt.
rule-p22 = Ist die Verderbtheitsgrenze erreicht, gewinnen die Ringgeister sofort.
rule-p23 = Wie die Jagd endet, entscheidet über die Aktionsmarker für einen „Ringkrieg“.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Gezogen
guide-drawn = Diese Plättchen wurden dafür gezogen. { DEED("accept") } nimmt sie alle an; vorher kann eine Gefährtenkarte eines abwehren, etwa mit { DEED("cancel 3 with sam") }.
    .window = Diese Plättchen wurden dafür gezogen: eins nach dem anderen umgedreht, dann alle angenommen; vorher kann eine Gefährtenkarte eines abwehren: Drück auf das Plättchen, dann auf einen Gefährten.
board-practice = Übungsplan
map-exit = Ausgang
map-start = Frodo kann hier starten
map-ally = Verbündetenort
map-nazgul = Nazgûl starten hier
map-dark = dunkler Ort
chip-put-back = { $tile } zurücklegen
chip-another-card = Andere Karte
why-token = Damit wird sein Informationsmarker gefunden.
chip-done-ringwraiths = Die Nazgûl haben gehandelt
table-enter-writes = Enter schreibt es dorthin; ein anderer Name kann getippt werden.
table-course-how = Tipp die Zeilen der gezogenen Karte ein: zuerst den Start, zuletzt den Ausgang. Ein * hinter einer Zeile heißt Zuflucht, wie 10*.
log-day = Tag { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Aufbau
    [ring-bearer] Frodo bewegt sich
    [ring-bearer-night] Frodo rastet oder bewegt sich unter dem Auge
    [moved] Frodo hat sich bewegt: Der Zug endet
    [rested] Frodo rastet: Der Zug endet
    [ringwraiths] Die Nazgûl handeln: je eine freie Suche
    [ringwraiths-eye] Die Nazgûl handeln: je eine freie Jagd
    [found] Frodo ist gefunden! Am Ende: die Plättchen
    [no-tiles] Es werden keine Plättchen gezogen
    [tiles] Plättchen sind gezogen
    [encounter] Die Begegnung: Nazgûl zählen
    [escape] Frodo flieht oder bleibt
    [rescue] Schritt 16, kein Ausgang: Frodo wird gerettet
    [refresh] Auffrischung: ziehen, Anführer weiter, würfeln
    [bree] Frodo hat Bree erreicht
    [rescued] Frodo ist gerettet
    [corrupted] Frodo ist verloren: Die Ringgeister gewinnen
    [letter] Der Brief liegt offen
    [advance] Frodo rückt vor
    [advance-night] Frodo rastet oder rückt unter dem Auge vor
    [gandalf] Gandalf bewegt sich
    [gandalf-moved] Gandalf kann handeln; dann endet der Zug
    [fleeing] Gandalf ist gefunden und flieht
    [hiding] Gandalf verbirgt sich wieder
    [course] Frodo hält seinen Kurs oder ändert ihn
    [choosing] Eine der Karten wird genommen
    [rivendell] Frodo ist in Bruchtal!
   *[other] {""}
}
headline-asked = Sie fragen: { $question }
due-move = Wohin geht Frodo?
due-gandalf = Wohin geht Gandalf?
due-escape = Wohin flieht er?
due-nazgul = Wie viele Nazgûl?
due-shadows = Wie viele Schatten?
due-token = Welcher Marker?
due-rescue = Wie viele Bewegungen fehlen?
due-row = Was steht in der Zeile?
due-area = Welches Gebiet?
due-area-of = Wo liegt { $location }?
due-area-why = Noch hat es niemand gesagt, und die Antwort hängt davon ab. Drück auf das Gebiet, oder tipp es ein.
due-target = Welcher Ort?
due-entry = Was hätte es sein sollen?
due-wrong-entry = Welcher Eintrag ist falsch?
due-proposed = Berichtigen oder lassen?
due-put-back = Wer legt es zurück?
due-night = Vorrücken oder rasten?
due-course = Kurs halten oder ändern?
due-card = Welche Karte?
due-tiles = Welche Plättchen?
by-card = Durch eine Karte …
by-hand = So, wie es liegt …
chip-back = Zurück
chip-entry = Eintrag { $at }
chip-free = Bewegung, frei durch eine Karte
chip-give = Diese Antwort geben
chip-morgul = Wahrnehmung, Morgul-Ring
chip-turn-over = Plättchen aufdecken
chip-word = Auf mein Wort
end-reveal-lost = Wer das hat, weiß, was noch zu ziehen ist: Teil 2 kann dann nicht mehr gespielt werden. Offenlegen lässt sich die Partie auch nach Teil 2.
hands-perception = Einen Tagebuchmarker der Ringgeister auf { $target } legen.
nothing-to-pick = { $what ->
    [area] Ein Gebiet
   *[place] Ein Ort
} bedeutet in diesem Augenblick nichts.
table-correct-called = Eintrag berichtigen
table-day-short = Tag { $day }
table-pondered = Davon weiß noch niemand. Esc vergisst es.
tile-red = rot
token-now = { $now ->
    [found] gefunden
   *[hidden] verborgen
}
track-side = { $side ->
    [eye] das Auge nach oben
    [sword] das Schwert nach oben
   *[off] vom Spielplan
}
table-hint-ringwraiths = ein Ort und Enter · nur Enter: Alle haben gehandelt
table-hint-pondered = Enter gibt die Antwort, Esc vergisst sie
table-hint-done = Enter beendet den Zug · ein Ort und Enter: Sie fragen
table-hint-confirm = Enter tut es, Esc nicht
whispered-flees = Geheim: Gandalf flieht nach { $location }.

## What a window calls what a terminal has commands for

do-accept = „Annehmen“
do-advance = „Vorrücken“
do-answer = „Antworten“
do-begin = die ersten Würfel
do-blocked = „Eine Karte wehrt ab“
do-card = „Durch eine Karte …“
do-company = die Gefährtenkarten
do-company-add-merry = „Merry kommt dazu“
do-company-flip = „{ company-name } umdrehen“
do-company-unflip = „{ company-name } zurückdrehen“
do-company-unflip-strider = „Streicher zurückdrehen“
do-correct-apply = „Tagebuch richtigstellen“
do-correct-keep = „Tagebuch lassen, wie es ist“
do-course-change = „Kurs ändern“
do-course-keep = „Kurs halten“
do-deeds = Gandalfs Taten
do-deeds-draw = „Ziehen“
do-done = { $now ->
    [ringwraiths] „Die Nazgûl haben gehandelt“
   *[other] „Zug beenden“
}
do-escape-stay = „Bleiben“
do-eyes = „Augen“
do-fellowship = „Gemeinschaft“
do-gandalf-rivendell = „Gandalf in Bruchtal“
do-gandalf-start = Gandalfs Start
do-give = das Geschenk
do-information = Informationen
do-information-draw = „Ziehen“
do-journey = die Reisekarte
do-journey-draw = „Ziehen“
do-letter-by-hand = „Teil 1 auf Papier gespielt“
do-letter-path = „Brief schreiben“
do-log = das Tagebuch
do-lord-in = „Der Herr kommt“
do-lord-out = „Der Herr geht“
do-move-dot = „Ein Punkt“
do-nazgul-1-lord = „1, ihr Herr dabei“
do-part2 = „Teil 2 aufbauen“
do-pool = „Plättchen im Becher“
do-refresh = die Zahl der Schatten
do-rescue = „Rettung“
do-rest = „Rasten“
do-start = Frodos Startort
do-start-draw = „Ziehen“
do-track = nimm ihn vom Plan
do-withdraw = „Zurückziehen“
do-word = „Auf mein Wort“
do-status = „Status“
do-refresh-shadows-1 = die Zahl der Schatten
do-begin-shadows-2 = die Zahl der Schatten
do-search-22 = Suche 22
do-hunt-22 = Jagd 22
do-perception-iia = Wahrnehmung II-A
do-cancel-3-with-sam = 3 zurück: Sam
do-reveal-path = „Partie offenlegen“
ask-area = noch nicht angegeben
ask-area-n-area = das Gebiet des Ortes
ask-ask = „Suche …“, „Jagd …“ oder „Wahrnehmung …“
ask-cancel-t-with-card = ein Plättchen und „andere Karte“
ask-cancel-t-with-name = ein Plättchen und wer es zurücklegt
ask-card-gandalf-n = „Gandalf durch eine Karte …“
ask-correct-3-22 = ein Eintrag und was er hätte sein sollen
ask-correct-insert-3-22 = ein vergessener
ask-correct-remove-3 = einer zu viel
ask-course-change-rows = „Kurs ändern …“ und die Zeilen der Karte
ask-course-draw-n = die Karten, die Streicher zieht
ask-course-take-k = drück auf sie
ask-deeds-n-n-n-n = ihre vier Nummern
ask-escape-n = ein Ort
ask-eyes-n = „Augenplättchen neben der Leiste“
ask-fellowship-n = ihre Zahl
ask-gandalf-flee-n = seine Nummer
ask-gandalf-hide-n = seine Nummer
ask-gandalf-n = Gandalfs Ort
ask-gandalf-start-n = seine Nummer
ask-give-n = die Nummer auf dem Marker
ask-information-n-n-n-n-n = ihre fünf Nummern
ask-journey-keep-short-long = „Nehmen“
ask-journey-long-rows = long und ihre Zeilen
ask-journey-row = was in Zeile { $row } steht
ask-journey-row-i-x = ihre Nummer und was darin steht
ask-journey-rows = die Zeilen der Karte
ask-journey-short-rows = short und ihre Zeilen
ask-move-x = ein Ort oder ein Punkt
ask-nazgul-n = wie viele Nazgûl
ask-rescue-n = ihre Zahl
ask-start-n = die Nummer auf dem Marker
ask-starts-n-n-n = „Startorte“
ask-tell-text = in eigenen Worten
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = keinen Satz

# The telling of a game that is over.
untold-not-over = Diese Partie ist nicht zu Ende: Vorher wird nichts davon erzählt.
untold-not-played = Teil { $part } wurde in dieser Partie nicht gespielt.
telling-start = Teil { $part }. Frodo brach in { $place } auf.
telling-day = { $walked ->
    [yes] Tag { $day }: { $way }. Fragen: { $questions }, mit Ja: { $yes }.
   *[no] Tag { $day }: kein Schritt. Fragen: { $questions }, mit Ja: { $yes }.
}
telling-found = Er wurde in { $place } gefunden.
telling-best = Am meisten verriet an Tag { $day }: { $question }: { $answer }. Reisen, die zu dem Gehörten passten: vorher { $before }, danach { $after }.
telling-miss = Knapp daneben an Tag { $day }: { $question }. { $near ->
    [just-left] Ein oder zwei Schritte vorher war er dort.
    [goes-there] Mit dem nächsten Schritt ging er dorthin.
    [turn-too-late] Einen Zug vorher wäre die Antwort Ja gewesen.
   *[beside] Er war gleich daneben.
}
telling-narrowest = { $truth ->
    [there] Am engsten war es an Tag { $day }. Reisen, die zu dem Gehörten passten: { $journeys }; davon endeten in { $place }: { $there }, und dort war er.
    [unknown] Am engsten war es an Tag { $day }. Reisen, die zu dem Gehörten passten: { $journeys }; davon endeten in { $place }: { $there }.
   *[elsewhere] Am engsten war es an Tag { $day }. Reisen, die zu dem Gehörten passten: { $journeys }; davon endeten in { $place }: { $there }; er aber war in { $frodo }.
}
telling-uncounted = Gezählt wird nichts: Der Spielplan im Programm zeigt nicht, wie seine Orte verbunden sind. Ist die Box mit Straßen und Pfaden übertragen, wird die nächste Partie gezählt.
telling-on-his-word = Seine eigene Reise ist nicht immer unter denen, die passen: Etwas galt auf sein Wort hin.
table-telling = Partie erzählen
telling-title = Was verborgen war
telling-back = Zurück zum Tisch
telling-first = Anfang
telling-before = Zurück
telling-after = Weiter
telling-last = Ende
telling-next-miss = Nächstes Knapp-daneben
telling-truth = Der Weg
telling-fog = Was zu wissen war
telling-of-day = Tag { $day }
telling-journeys = Passende Reisen: { $journeys }
telling-wait = Wird gezählt …
figure-apart = { "." }
figure-point = { "," }
telling-likely = { $place }: { $there } von { $all }
telling-before-it = Davor: { $before }
telling-worth-head = Was gerade da am meisten verraten hätte
telling-worth = { $question } hätte sie im Mittel { $halved }-mal halbiert
telling-asked-instead = Gefragt wurde
telling-play = Abspielen
telling-stop = Anhalten
telling-best-question = Beste Frage
telling-frodo = Frodo
telling-gandalf = Gandalf
telling-part = Teil { $part }
telling-near-miss = knapp daneben
telling-told-most = verriet viel
moment-start = Frodo bricht in { $place } auf
moment-step = { $kind ->
    [dot] Schritt { $number }: ein Punkt
    [stays] Schritt { $number }: er bleibt
   *[place] Schritt { $number }: { $entered }
}
moment-gandalf-moved = Gandalf zieht
moment-gandalf-at = Gandalf zeigt sich in { $place }
moment-gandalf-rivendell = Gandalf erreicht Bruchtal
moment-gandalf-hidden = Gandalf verbirgt sich wieder
moment-gandalf-fled = Gandalf flieht
moment-course = Ein anderer Kurs

# What is taken home of a telling.
keepsake-part = Teil { $part }
keepsake-begun = begonnen am { $day }
keepsake-map = Der Plan mit seinem Weg
keepsake-map-told = Der Spielplan mit Frodos Weg und den Nummern seiner Einträge; neben den Orten steht, was dort gefragt wurde. Alles davon steht darunter in Worten.
keepsake-log = Das Tagebuch und die Fragen
keepsake-log-told = Die Einträge des Tagebuchs in Kästchen und die Fragen in ihrer Reihenfolge. Alles davon steht darunter in Worten.
keepsake-curve = Wie viele Reisen passten, Augenblick für Augenblick
keepsake-curve-told = Eine Kurve vom ersten Augenblick bis zum letzten: Sie fällt mit jeder Antwort, die etwas verriet, und steigt mit jedem Schritt. Dieselben Zahlen stehen in der Tabelle darunter.
keepsake-questions = Was gefragt wurde
keepsake-start = Wie es begann
keepsake-days = Tag für Tag
keepsake-best = Was am meisten verriet
keepsake-misses = Knapp daneben
keepsake-doubt = Wie wenig noch offen war
keepsake-end = Wie es endete
keepsake-moments = Alle Augenblicke in ihrer Reihenfolge
keepsake-moments-told = Eine Zeile je Augenblick: was geschah, wie viele Reisen dann passten und wie viel eine Antwort verriet.
keepsake-number = Nr.
keepsake-day = Tag
keepsake-what = Was geschah
keepsake-journeys = Passende Reisen
keepsake-told = Verriet, in Bit
keepsake-bits = { $whole },{ $tenth }
keepsake-way = Frodos Weg
keepsake-entries = ein Eintrag mit seiner Nummer
keepsake-gandalf = Gandalfs Weg und wo er gesehen wurde
keepsake-searched = eine Suche
keepsake-hunted = eine Jagd
keepsake-perceived = eine Wahrnehmung des Gebiets
keepsake-yes = gefüllt: ja
keepsake-no = offen: nein
keepsake-found = Frodo wurde gefunden
keepsake-track = eine Spur wurde gefunden
keepsake-least = die wenigsten Reisen
keepsake-how = Wie gezählt wurde
keepsake-how-counted = Eine Reise ist ein Start mit so vielen Einträgen, wie im Tagebuch standen, jeder davon nach den Regeln erlaubt. Sie passt, wenn auf jede Frage bis dahin die Antwort gekommen wäre, die gegeben wurde. Jede Reise zählt einmal, ganz gleich, wie wahrscheinlich sie jemandem schien; was Karten verrieten und was Spieler errieten, zählt nicht.
keepsake-how-read = Eine Antwort verriet ein Bit, wenn sie die Hälfte der Reisen übrig ließ, und zwei Bit, wenn ein Viertel. In der Kurve ist jede Linie das Zehnfache der Linie darunter.
keepsake-how-pairs = In Teil 2 werden Paare gezählt: eine Folge von Reisekarten mit einem Weg Gandalfs.
keepsake-home = Zum Mitnehmen
keepsake-write-page = Seite zum Lesen
keepsake-write-png = Bild, PNG
keepsake-write-svg = Bild, SVG
keepsake-unpainted = Das Bild konnte hier nicht gemalt werden. Stattdessen lässt sich die Seite schreiben oder das Bild als SVG.
keepsake-which-picture = Ein Bild ist eine Datei, deren Name mit .png oder .svg endet.
keys-short = In der Zeile: 22, ein Punkt, r (rest), in Teil 2 a (advance), 22 (Gandalf) · s 22, h 22, p 2a (ask) · d (Zug beenden), u (undo)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodo ist gegangen.
    [gandalf] Gandalf hat sich bewegt.
   *[he] Er hat sich bewegt.
}
stage-wait = { $question }: warten.
stage-dropped = { $question }: { $how }.
stage-nothing-to-lay = Nichts zu legen.
stage-then = Dann weiter die Nazgûl: { $eye ->
    [yes] je eine freie Jagd.
   *[no] je eine freie Suche.
}
stage-count = Nazgûl auf { $place } und daneben zählen.
stage-turns = Jetzt wird { $number ->
    [1] das erste
    [2] das zweite
    [3] das dritte
    [4] das vierte
    [5] das fünfte
   *[other] das nächste
} von { $count ->
    [1] einem
    [2] zweien
    [3] dreien
    [4] vieren
    [5] fünfen
   *[other] { $count }
} umgedreht.
stage-all-turned = Alle Plättchen liegen offen.
stage-drawn = { $occasion ->
    [rescue] Er wird gerettet, um diesen Preis.
   *[card] Eine Karte hat sie gezogen.
}
stage-card-moved = Durch eine Karte: Frodos Figur geht auf Schritt { $step }.
stage-hands = Erst die Handkarten prüfen: höchstens je fünf.
stage-lord = Der Herr der Nazgûl kommt: Er ersetzt { $start ->
    [yes] den Nazgûl des Anführers
   *[no] einen Nazgûl
}.
stage-found = { $count ->
    [0] Die Nazgûl fanden
    [one] Ein Nazgûl fand
    [2] Zwei Nazgûl fanden
    [3] Drei Nazgûl fanden
   *[other] Vier Nazgûl fanden
} ihn auf { $place }.{ $lord ->
    [yes] {" "}Ihr Herr ist dabei.
   *[no] {""}
}
stage-ended = Teil { $part } ist vorbei: Schritt { $step }, Verderbtheit { $total }.
stage-its-number = seine Zahl
stage-counts-no-more = zählt nicht mehr
stage-its-eyes = { $eyes ->
    [0] das erste Auge
    [one] 1 + { $eyes } Auge
   *[other] 1 + { $eyes } Augen
}
stage-this-now = jetzt dieses
stage-then-this = dann dieses
stage-can-be = Was es sein kann, von { $left } noch verdeckten
stage-back-by = Eines kann zurück, durch
stage-of = von { $limit }
stage-limit-raised = Grenze +{ $raised }
stage-taken = Verderbtheit auf { $total }{ $eye ->
    [yes] , das Auge neben die Leiste.
   *[no] .
}
stage-undone = Zurückgenommen: { $command }.
stage-redone = Wiederholt: { $command }.
stage-nothing-answered = Nichts ist beantwortet.
stage-nothing-otherwise = Auf dem Tisch ändert sich nichts.
stage-token-moves = Den Spurmarker von { $from } auf { $to } legen.
stage-corrected = Ein Eintrag seines Tagebuchs war falsch.
stage-told = gesagt
stage-true = wahr
stage-more = und { $more } weitere
stage-stays-told = Was gesagt ist, bleibt gesagt.
stage-gandalf = Gandalf steht auf { $at }.
stage-gandalf-hands = Die Nazgûl dort weichen bis zu zwei Schritte; ein gewöhnlicher Würfel wird abgelegt.
stage-course-changed = Alle Spurmarker weg; Frodos Figur auf Schritt { $step }.
stage-deed = Gandalf hat seine Tat auf { $at } vollbracht.
stage-ability = { $number ->
    [1] +1 Schritt
    [2] Jagd
    [3] Suche
    [4] +2 Schritte
   *[5] Herr
}
back = { $what ->
    [track-off] Den Spurmarker von { $at } nehmen.
    [track-turn] Den Spurmarker auf { $at } wieder umdrehen.
    [track-eye] Wieder einen Spurmarker auf { $at } legen, das Auge nach oben.
    [track-sword] Wieder einen Spurmarker auf { $at } legen, das Schwert nach oben.
    [information] Informationsmarker { $at } kommt zurück hinter den Schirm.
    [log-token] Den Tagebuchmarker von { $at } nehmen.
    [tiles] Die Plättchen kommen zurück in den Becher.
    [corruption] Verderbtheit zurück auf { $at }.
    [eyes] Augen neben der Leiste: { $at }.
    [fellowship] Gemeinschaftsmarker auf seiner Karte: { $at }.
    [card] Die Karte von { $at } wird zurückgedreht.
    [figure] Gandalfs Figur wieder auf { $at }.
    [figure-off] Gandalfs Figur vom Plan nehmen.
    [deed] Tatmarker { $at } kommt zurück hinter den Schirm.
    [lord-out] Der Herr der Nazgûl geht wieder.
    [lord-in] Der Herr der Nazgûl kommt zurück.
    [step] Frodos Figur zurück auf Schritt { $at }.
   *[turn] Der Zugmarker zurück: { $at }.
}
say-undone = Sag: „{ $command } ist zurückgenommen.“
chip-again = Noch einmal { $here }
tile-by-card = Karte
tile-without = Darunter: die Verderbtheit ohne es
dots-nowhere = Kein Weg von { $here } hat { $dots } Punkte hintereinander. Der Eintrag gilt trotzdem.
pick-in-no-area = { $location } liegt in keinem Gebiet.
pick-no-entry = { $count ->
    [0] Kein Eintrag ist dieser Ort.
   *[other] Mehrere Einträge sind dieser Ort: Drücke das Feld.
}
tale-where = Schritt { $step }. Wo ist er jetzt?
tale-where-gandalf = Wo ist Gandalf jetzt?
tale-fit = { $journeys } Reisen passen zu dem, was bekannt war.
tale-unknown = Niemand konnte zählen, wo er war.
tale-fitted = Reisen, die passten
tale-at = auf { $place }
tale-in = { $count } von { $all }
tale-ended = { $count } von { $all } endeten auf { $place }
tale-sure = Es konnte nur { $place } sein
tale-near = { $near ->
    [just-left] Er war ein, zwei Schritte zuvor dort.
    [goes-there] Mit dem nächsten Schritt ging er hin.
    [turn-too-late] Einen Zug früher wäre es ein Ja gewesen.
   *[beside] Er war gleich daneben.
}
tale-step = Schritt { $step }
tale-gandalf = Gandalf zieht
tale-shown = er zeigt sich
tale-in-seconds = { $seconds ->
    [1] in 1 Sekunde
   *[other] in { $seconds } Sekunden
}
tale-then = dann
tale-waits = es wartet
tale-asked = Die Fragen und seine Einträge nach Nummern
keepsake-write-moving = Bewegtes Bild, PNG
