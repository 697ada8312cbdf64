# Was Underhill von Battle of the Ring auf Deutsch sagt; gelesen, wenn es zuerst gebraucht wird. Was jedes Spiel sagt, steht in house.ftl.
# Eine Ablehnung sagt, was nicht geht, warum (mit der Nummer der Regel) und was stattdessen zu tun ist.

## Ablehnungen nach den Regeln

refused-not-of-the-turn = Am Zug ist: { side } (B3). „{ piece }“ gehört nicht dazu: Nenne eine Figur dieser Seite.
refused-no-such-side = „{ $side }“ spielt heute nicht mit (B1). Die Seiten sind: { $sides }.
refused-not-on-map = Nicht auf dem Plan: { piece }. Stimmt das nicht, sagt es { ASK("count P = N") }.
refused-no-counters = { piece }: { $counters } Marker insgesamt, { $now } auf dem Plan (B14). Nenne weniger.
refused-owed = Vor dem Ende dieses Schritts ist noch etwas zu sagen (B62).{ $paths ->
    [yes] {" "}Die Toten und Aragorn verlassen jetzt die Pfade: { DEED("paths clear") } oder { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}Der Ringträger muss { place } verlassen: { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = Nie wieder aufgebaut (B16): { piece }. Charaktere, Elben, die Toten und Fangorn bleiben draußen; ein Versehen berichtigt { ASK("back P") }.
refused-not-its-centre = { centre } ist kein Zentrum von „{ piece }“ (B11). Ein Heer wird nur in eigenen Zentren aufgebaut.
refused-not-in-the-shire = Im Auenland werden nur Hobbits und Menschenorks aufgebaut (B23), und „{ piece }“ ist keins von beiden. Nenne ein anderes Zentrum.
refused-shire-is-not = Das Auenland gehört: { owner } (B11). „{ piece }“ wird dort nicht aufgebaut; stimmt das nicht, sagt es { ASK("shire = OWNER") }.
refused-sauron-in-shire = Eine Figur Saurons steht im Auenland: Dort baut niemand auf (B12, B22). Ist sie fort: { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = Fangorns Heer steht auf Isengard, bis das Bündnis wieder zieht (B64). Nenne ein anderes Zentrum.
refused-centre-filled = { centre } hat in dieser Phase schon aufgebaut und hat Platz für ein Heer (B13). Nenne ein anderes Zentrum.
refused-too-many-builds = In dieser Runde werden davon nur { $armies } aufgebaut (B10): { piece }. Nenne weniger Zentren.
refused-one-of-the-two = Zwerge oder Hobbits bauen in einer Runde ein Heer auf, nicht beide (B13). Eins der beiden hat aufgebaut; „{ piece }“ wartet auf die nächste Runde.
refused-nobody-lends = Niemand auf dem Plan kann „{ piece }“ Elbenstärke leihen (B33). Lass „elven“ weg.
refused-has-attacked = Hat in dieser Runde schon angegriffen (B34): { piece }. Jede Figur greift einmal an; lass eine andere angreifen.
refused-all-have-attacked = „{ piece }“ hatte zu Beginn der Phase { $armies } auf dem Plan, und alle haben angegriffen (B34). Lass ein anderes Volk angreifen.
refused-own-side = Von derselben Seite (B35): { piece }. Nenne einen Verteidiger einer anderen.
refused-fangorn-sleeps = Das Heer in Fangorn schläft: Es zieht nicht und kämpft nicht (B35, B42). Es wecken: { ASK("fangorn awake gandalf") }.
refused-on-the-paths = Auf den Pfaden der Toten geschieht nichts (B35, B44): { piece }. Zuerst { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf hält in Moria (B40). Zuerst { DEED("moria out") }, in einer Bewegungsphase des Bündnisses.
refused-gandalf-in-fangorn = Gandalf ist noch in Fangorn (B43). Zuerst { DEED("fangorn clear") }, in einer Bewegungsphase des Bündnisses.
refused-too-many-attackers = { $told } Angreifer wurden genannt, und höchstens { $most } gehen in eine Frage (B38). Nenne weniger.
refused-sauron-holds-shire = Eine Figur Saurons steht im Auenland (B21). Ist sie fort: { ASK("shire left OWNER") }.
refused-nobody-left-shire = Von keiner Figur Saurons wurde gesagt, dass sie im Auenland ist (B22). Das sagt { DEED("shire sauron") }, in ihrer eigenen Bewegungsphase.
refused-shire-stays = Außerhalb von Saurons eigenen Bewegungsphasen gehört das Auenland weiter (B22): { owner }. Sag diesen Besitzer.
refused-woken-already = Das wurde schon geweckt und erwacht nur einmal (B42, B44). { DEED("undo") } nimmt ein Versehen zurück.
refused-nobody-to-leave = Dort ist niemand erwacht, oder alle sind schon fort (B43, B44). Zuerst muss sie jemand wecken.
refused-woke-just-now = Sie sind eben in dieser Bewegungsphase erwacht (B43, B44). Fort können sie in der nächsten des Bündnisses.
refused-ring-is-not-theirs = Nur der Ringträger des Bündnisses weckt Fangorn (B42), und den Ring hat: { side }. Gandalf kann es.
refused-not-on-isengard = „{ piece }“ kann jetzt nicht auf Isengard stehen (B41). Solange es geschlossen ist, halten dort nur Saruman und Menschenorks.
refused-in-moria-already = Gandalf ist schon in Moria (B40). { DEED("moria out") } sagt, dass er es verlässt.
refused-not-in-moria = Gandalf ist nicht in Moria (B40). { DEED("moria in") } sagt, dass er dort hält.
refused-stays-in-moria = Andere sind in dieser Phase durch Moria gezogen, also bleibt Gandalf bis zu ihrem Ende (B40). In der nächsten kann er fort.
refused-holds-it = Den Ring hat eben diese Seite (B51): { side }. Erobern kann ihn eine andere.
refused-left-that-hex = Dieser Ringträger hat { place } verlassen und kehrt in dieses Elbenfeld nicht zurück (B54). Nenne einen anderen Ort.
refused-in-no-elven-hex = Der Ringträger ist in keinem Elbenfeld (B54). Zuerst { ASK("ring at PLACE elven") }.

## Wie die Dinge heißen

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orks
    [nazgul] Nazgûl
    [manorc] Menschenorks
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Zwerge
    [hobbit] Hobbits
    [elf] Elben
    [dead] Tote
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] das Böse
   *[alliance] das Bündnis
}
step = { $step ->
    [build] Aufbau
    [first] erste Bewegung
    [attack] Angriff
   *[second] zweite Bewegung
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] Auenland
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Helms Klamm
    [iron-mountains] Eisenberge
   *[lonely-mountain] Einsamer Berg
}
place = { $place ->
    [hex] ein gewöhnliches Feld
    [elven-hex-1] Elbenfeld 1
    [elven-hex-2] Elbenfeld 2
    [elven-hex-3] Elbenfeld 3
    [elven-hex-4] Elbenfeld 4
    [elven-hex-5] Elbenfeld 5
    [elven-hex-6] Elbenfeld 6
    [mount-doom] Schicksalsberg
    [lorien] Lórien
    [rivendell] Bruchtal
    [grey-havens] Graue Anfurten
    [old-forest] Alter Wald
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] den Hobbits
}
strength = { $strength ->
    [plain] gewöhnlich gegen gewöhnlich
    [on-elven] gewöhnlich gegen elbisch
    [elven] elbisch gegen gewöhnlich
   *[both] elbisch gegen elbisch
}
position = { $position ->
    [open] offenes Gelände
    [one] Festung oder Fluss
   *[both] Festung und Fluss
}
when = Runde { $round } · { $step }, { $side }
turn = Runde { $round }
pieces-of = Figuren: { side }
start = Beginn
now = jetzt
none = nichts
nowhere = niemand hat gesagt, wo
ring-bearer = Der Ringträger
laid-out = { $piece ->
    [orc] { $count } Orks
    [nazgul] Der Nazgûl
    [manorc] { $count } Menschenorks
    [saruman] Saruman
    [hobbit] { $count } Hobbits
    [dwarf] { $count } Zwerge
    [elf] { $count } Elben
    [rohan] { $count } Heere Rohans
    [gondor] { $count } Heere Gondors
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] Das Heer in Fangorn
    [dead] { $count } Heere der Toten
   *[ring-bearer] Der Ringträger des Bündnisses
}
laid-where = { $piece ->
    [orc] je einer auf jedem Feld mit rotem Stern oder roter Krone
    [nazgul] auf dem Feld mit N
    [manorc] je einer auf jedem Feld mit schwarzem Stern
    [saruman] auf Isengard
    [hobbit] im Auenland, je einer auf jedem Feld mit blauem Dreieck
    [dwarf] am Einsamen Berg und in den Eisenbergen, je einer auf jedem Feld mit blauem Quadrat oder blauer Krone
    [elf] je einer auf jedem gelben Feld
    [rohan] je eines auf jedem ihrer Felder mit blauem Kreis oder blauer Krone
    [gondor] je eines auf jedem ihrer Felder mit blauem Stern oder blauer Krone
    [aragorn] auf dem Feld mit A
    [gandalf] auf dem Feld mit der G-Rune
    [fangorn] schlafend, auf dem Feld Fangorn
    [dead] schlafend, auf den Pfaden der Toten
   *[ring-bearer] auf dem Feld mit R im Auenland
}

## Was der Tisch erfährt

lapsed = Nicht aufgebaut und verfallen: { $armies }.
unticked = Im Aufbau nicht abgehakt: { $items }.
elven-hexes = { $elven ->
    [yes] Ein Elbenheer ist zurück: Elbenfelder sind wieder elbisch.
   *[no] Das letzte Elbenheer ist fort: Elbenfelder sind von jetzt an gewöhnlich.
}
cell = { $strength }, { $position }: Angreifer fort { $attacker ->
    [1] nie
    [2] bei 2
   *[other] bei 2 bis { $attacker }
}, Verteidiger fort { $defender ->
    [12] bei 12
   *[other] bei { $defender } bis 12
}
said-dice = Würfel: { $dice }
said-attacked = { $sum }: { $outcome ->
    [attacker-out] der Angreifer ist fort
    [defender-out] der Verteidiger ist fort
   *[nothing] nichts geschieht
}
said-out = Fort: { $piece }; übrig { $now } von { $counters }
said-escape = Der neue Ringträger darf sofort { $hexes } Felder ziehen
said-round = Ein Elbenfeld: Runde { $round } von 2
said-woken = Das Heer von Fangorn steht auf Isengard, das nun allen offen ist
said-dead = Die Toten sind wach: Mit Aragorn gehen sie in der nächsten Bewegungsphase fort, oder sie sind verloren
said-ring = Der Ring: { side }
said-rests = Der Zug des Ringträgers endet hier: { $place }
said-stays = Zugenden in diesem Elbenfeld: { $count }
said-gandalf = Gandalf ist weder in Moria noch in Fangorn
said-step = Jetzt: { step }, { side }

## Was jetzt zu tun ist

host-setup = Alle Marker stehen auf ihren bezeichneten Feldern, Fangorn und die Toten schlafen. { DEED("begin") } beginnt Runde 1.
host-build = { $side } baut auf: { $builds }. Was jetzt nicht aufgebaut wird, verfällt.
host-builds = { $piece } ×{ $armies }
host-built = { $side } hat nichts mehr aufzubauen.
host-escape = Der Ring ist erobert. Nimm den Eroberer ({ $piece }) und den alten Ringträger vom Plan; stell den neuen ({ $side }) dorthin: { $place }. Er darf sofort bis zu 3 Felder gehen: { ASK("ring at PLACE") }.
host-first = { $side } zieht, jede Figur einmal.
host-attack = { $side } greift an: Nenne Angreifer und Verteidiger, oder geh weiter zur zweiten Bewegung.
host-second = { $side } zieht noch einmal, jede Figur einmal.
host-over = { $side } gewinnt: { $line ->
    [goal] Der Ringträger ist an seinem Ziel, { $place }.
    [capture-on-goal] Der Ring wurde am Ziel erobert, { $place }.
    [saruman-himself] Saruman selbst kam zum Ring.
   *[tables-word] So sagt es der Tisch.
}
remind-paths = Die Toten und Aragorn verlassen die Pfade jetzt nach Süden, oder sie sind verloren.
remind-ring = Der Ringträger muss bis zum Ende dieses Zuges fort sein: { $place }.
remind-still = Ist der Ringträger noch hier: { $place }? Dann { DEED("done") }; sonst zuerst { ASK("ring at PLACE") }.
remind-stay = Der Ringträger, { $place }: Runde { $round } von 2.
remind-fangorn = Wer Fangorn geweckt hat, geht fort, sobald ein Weg frei ist.
remind-shire = Bleibt Saurons Figur im Auenland?
remind-moria = Andere sind durchgezogen: Gandalf bleibt bis zum Ende dieser Phase in Moria.

## Knöpfe

deed-begin = Runde 1 beginnen
chip-players = { $players ->
    [2] Zu zweit
   *[3] Zu dritt
}
chip-done = Weiter: { $to }
chip-attack = Angriff …
chip-odds = Chancen mehrerer …
chip-another = und noch einer
chip-on = gegen { $piece }
chip-ring-at = Der Ringträger ist in …
chip-ring-taken = Den Ring erobert …
deed-shire-entered = Im Auenland: { NAMED("side", $it) }
deed-shire-left = Das Auenland bleibt: { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf weckt Fangorn
chip-fangorn-ring = Der Ringträger weckt Fangorn
deed-fangorn-clear = Fangorn ist verlassen
deed-paths-awake = Aragorn weckt die Toten
deed-paths-clear = Die Pfade sind verlassen
deed-paths-lost = Kein Weg aus den Pfaden
deed-moria-in = Gandalf hält in Moria
deed-moria-out = Gandalf verlässt Moria
deed-moria-passed = Jemand zog durch Moria
chip-lent = Elbenstärke geliehen
chip-elven-hex = ein Elbenfeld
chip-another-elven-hex = ein anderes Elbenfeld
chip-an-elven-hex = ein Elbenfeld
chip-fortress = Festung
chip-river = Fluss
chip-roll = würfeln
chip-dice = Würfel
do-begin = „{ deed-begin }“
do-done = Enter
do-paths-clear = „{ deed-paths-clear }“
do-paths-lost = „{ deed-paths-lost }“
do-moria-in = „{ deed-moria-in }“
do-moria-out = „{ deed-moria-out }“
do-fangorn-clear = „{ deed-fangorn-clear }“
ask-fangorn-awake-gandalf = „{ chip-fangorn-gandalf }“
ask-ring-at-place = „{ chip-ring-at }“
ask-ring-at-place-elven = „{ chip-ring-at }“
do-shire-sauron = „Im Auenland: Sauron“
ask-shire-left-owner = „Das Auenland bleibt: …“
ask-shire-owner = „shire = OWNER“, getippt
ask-count-p-n = ihre Zahl unter den Leisten
ask-back-p = ihr + unter den Leisten
deed-done = Ende des Schritts
deed-tick = Aufbau: { $item }
deed-build = Aufgebaut: { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } gegen { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = Ring erobert: { NAMED("piece", $it) }
deed-ring-at = Der Ringträger: { $place }
deed-phase = Es steht bei: Runde { $round }, { $step }, { $side }
deed-lost = Verloren: { $piece }
deed-back = Zurück: { $piece }
deed-count = { $piece }: { $by }
deed-over = Der Tisch sagt: { $side } gewinnt
hint = { $step ->
    [setup] Nummer oder Name
    [build] 1 2: die ersten beiden Felder
    [attack] wer, wen, Festung
   *[other] ring at …
}
head-attack = Der Angriff
head-builds = Aufbau
head-once = Einmaliges und Fristen
head-odds = Wie wahrscheinlich ein Verteidiger bei einem, zwei und drei Angriffen fällt; darunter, wie viele Angriffe für 50 und für 90 von 100 reichen
asked-odds = { $defender } fort: { $chance }. Angreifer im Mittel verloren: { $lost }. Ohne Verlust: { $clean }.
    .window = { $defender } fort: { $hundred } von 100. Angreifer im Mittel verloren: { $lost }. Ohne Verlust: { $sure } von 100.
asked-order = In anderer Reihenfolge gehen nur { $lost } verloren: { $order }.
asked-need = { $attacker } gegen { $defender }: { $count ->
    [one] ein solcher Angriff genügt
   *[other] { $count } solche Angriffe genügen
} für mindestens { $percent } %.
asked-march = { $piece }: Felder { $hexes }, Bewegungsphasen { $phases }.
asked-builds = { $piece } ×{ $armies }: { $centres }
nothing-to-build = jetzt ist nichts aufzubauen
print-bounds = Die Summe zweier Würfel: bis zur ersten Zahl ist der Angreifer fort, von der zweiten an der Verteidiger
print-builds = Heere (Marker): in Runde 2 · 3 · 4 und später · Zentren

## Der gezeichnete Tisch

one = { $piece ->
    [orc] Ork
    [nazgul] Nazgûl
    [manorc] Menschenork
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Zwerg
    [hobbit] Hobbit
    [elf] Elb
    [dead] Tote
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] den Ork
    [nazgul] den Nazgûl
    [manorc] den Menschenork
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] den Zwerg
    [hobbit] den Hobbit
    [elf] den Elben
    [dead] die Toten
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
mat-who = Wer greift an?
mat-whom = Wen?
mat-may-lend = Daneben: { $lenders }?
mat-lends = Geliehen von: { $lenders }
mat-strength = Elbenstärke
mat-itself = Von selbst elbisch
mat-lent-to = geliehen: { $one }
mat-press = Drück, was so ist.
mat-sum = Am Tisch geworfen? Drück die Summe.
mat-faces = { $sum }: welche Augen?
mat-chances = { $count ->
    [1] ein Angriff { $one } von 100
    [2] ein Angriff { $one } · zwei { $two } von 100
   *[other] ein Angriff { $one } · zwei { $two } · drei { $three } von 100
}
mat-several = Angreifer im Mittel verloren: { $lost } · ohne Verlust: { $clean } von 100
mat-out = { $one } ist fort
mat-out-chance = { $one } ist fort: { $chance } von 100
mat-nothing = nichts
mat-may = Dürfen noch angreifen
mat-not = Jetzt nicht: { $why }
mat-why = { $why ->
    [asleep] schlafend
    [paths] auf den Pfaden
    [moria] in Moria
   *[fangorn] noch in Fangorn
}
mat-throw = Würfeln
mat-attack-so = Angriff: { $attack }
mat-which-sum = Welche Summe?
mat-which-faces = Welche Augen?
mat-which-centre = Welches Zentrum?
mat-leave = Verfallen lassen
mat-or = oder
mat-either = eins von beiden
mat-builds = { $left ->
    [0] keins mehr
    [one] noch eins
   *[other] noch { $left }
}
mat-built-or-gone = Jetzt aufgebaut, oder für diese Runde verfallen
mat-built = aufgebaut
mat-lost = { $armies ->
    [one] eins verfällt, wenn nicht aufgebaut
   *[other] { $armies } verfallen, wenn nicht aufgebaut
}
mat-lost-anyway = { $can } aufzubauen, { $lost } verfällt so oder so
mat-no-room = { $armies ->
    [one] eins verfällt: kein Zentrum oder Marker frei
   *[other] { $armies } verfallen: kein Zentrum oder Marker frei
}
mat-never = Nie wieder aufgebaut
mat-empty = Das Feld muss leer sein: Sieh auf dem Tisch nach.
mat-leaving = { $armies ->
    [one] Eins nicht aufgebaut: Es verfällt.
   *[other] { $armies } nicht aufgebaut: Sie verfallen.
}
mat-map = Auf dem Plan
mat-hollow = hohl: wieder aufbaubar
mat-asleep = schläft
mat-bearer = Ringträger
mat-once = Ist eins davon geschehen? Drück es.
once = { $place ->
    [shire] das Auenland
    [moria] Moria
    [fangorn] Fangorn
    [paths] die Pfade
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] wer ist dort?
    [moria] was geschah?
    [fangorn] wer weckt es?
   *[paths] ein Weg, oder keiner?
}
once-gone = ist sie fort?
once-destroyed = wurde sie dort vernichtet?
once-did = { $what }?
once-stands = { $is ->
    [sauron] eine Figur Saurons
    [gandalf] Gandalf ist dort
    [nobody] niemand dort
    [fangorn] Fangorns Heer
    [open] offen für alle
    [saruman] nur Saruman
    [asleep] schläft
    [awake] wach
   *[closed] geschlossen
}
mat-whose = Saurons Figur ist fort: Wem gehört das Auenland jetzt?
mat-which = Was war es?
mat-stood = Fangorn geht sofort nach Isengard: Wer stand dort?
mat-who-stood = Wer stand dort?
mat-nobody = niemand
mat-stands = Wo steht der Ringträger?
mat-where = Wo steht er?
mat-two-rounds = zwei Runden dort
mat-rounds-over = zwei Runden sind um
mat-which-name = Tipp den Namen
mat-round = Elbenfeld: Runde { $round } von 2
mat-left = verlassen: nie zurück
mat-which-elven = Welches Elbenfeld?
mat-wins = { side } gewinnt
mat-himself = Saruman kommt zu ihm
mat-taken = Den Ring hat: { $side }. Kam eins davon zum Ringträger? Drück es.
mat-bearer-of = Ringträger: { side }
mat-off = vom Plan
mat-off-for-now = vom Plan; wieder aufbaubar
mat-off-for-good = für immer vom Plan
mat-run = und jetzt sofort bis zu drei Felder
mat-after = Wo steht er nach seinem Lauf?
mat-still = noch: { $place }
mat-had = Wer den Ring hatte
mat-rounds = { $side }, { $one ->
    [yes] Runde { $from }
   *[no] Runden { $from } bis { $to }
}
mat-goes-over = Der Ring geht über
mat-where-it-wins = Wo er gewinnt
mat-goal = { $side ->
    [sauron] in Barad-dûr
    [saruman] in Isengard, oder Saruman auf ihm
    [evil] in Barad-dûr
   *[alliance] im Schicksalsberg
}
mat-not-captured = Er wurde nicht erobert
mat-turn = Dieser Zug
mat-then = { $step ->
    [build] aufbauen; dann ziehen, angreifen, noch einmal ziehen
    [first] ziehen; dann angreifen und noch einmal ziehen
    [attack] angreifen, jede Figur einmal; dann noch einmal ziehen
   *[second] zweite Bewegung; dann die nächste Seite
}
mat-attacks = { $count } Angriffe
mat-open = offen
mat-turn-out = { $one } ist fort
mat-table = An diesem Tisch: Seite drücken, Namen tippen
mat-dice-app = Das Programm würfelt, oder du tust es und drückst die Summe. Marker und Plan liegen am Tisch.
mat-dice-hand = Du würfelst: Gedrückt wird die Summe. Marker und Plan liegen auf dem Tisch.
mat-ticked = { $ticked } von 14 stehen
mat-ticks = { $ticked ->
    [0] Drück, was steht, oder beginn.
    [14] Alles steht: beginn.
   *[other] Drück, was steht, oder beginn: Was nicht abgehakt ist, wird dann genannt.
}
mat-before = Bevor dieser Zug endet
owed-nothing = Nichts steht aus.
owed-ring = Der Ringträger muss fort: { $place }
owed-ring-more = zwei Runden dort sind um; nie zurück
owed-stay = Der Ringträger darf bleiben: { $place }
owed-stay-more = { mat-round }
owed-paths = Die Toten gehen nach Süden
owed-paths-more = mit Aragorn, oder alle drei sind verloren
owed-still = Noch hier: { $place }?
owed-still-more = Enter sagt ja; sonst drück, wo er steht
owed-fangorn = Wer Fangorn weckte, geht fort
owed-fangorn-more = sobald ein Weg frei ist; dann drück Fangorn
owed-shire = Saurons Figur steht im Auenland
owed-shire-more = geht sie, drück das Auenland; bleibt sie, nichts
owed-moria = Gandalf bleibt in Moria
owed-moria-more = andere zogen in dieser Phase durch
mat-moved = Gezogen
mat-moved-still = Gezogen; noch: { $place }
mat-piece-out = Eine Figur ist verloren …
mat-right = Richtigstellen …
mat-which-out = Welche Figur ist verloren? Drück sie.
mat-which-back = Welche Figur ist zurück? Drück sie.
mat-which-wrong = Was stimmt nicht? Drück es.
mat-what-wrong = Was stimmt nicht?
mat-how-is = Wie ist es wirklich?
mat-which-piece = Welche Figur?
mat-number = Wie viele stehen auf dem Plan: { $piece }?
mat-how-many = Wie viele?
mat-won-by = { $line ->
    [goal] Der Ringträger ist an seinem Ziel: { $place }
    [capture-on-goal] Der Ring wurde am Ziel erobert: { $place }
    [saruman-himself] Saruman kam selbst zum Ring
   *[tables-word] So sagt es der Tisch
}
mat-wall-owed = Bevor dieser Zug endet: { $owed }
put = { $piece }: { $centres }
host-put = Stell auf den Plan – { $armies }. { $left ->
    [0] Mehr gibt es nicht aufzubauen.
    [one] Noch eins darf aufgebaut werden.
   *[other] Noch { $left } dürfen aufgebaut werden.
}
host-off = Nimm { $piece ->
    [gondor] ein Heer Gondors
    [rohan] ein Heer Rohans
    [dead] ein Heer der Toten
   *[other] { $the }
} vom Plan.{ $last ->
    [yes] {" Elbenfelder sind nun gewöhnlich."}
   *[no] {""}
}
host-nothing = { $sum }: Nichts geschieht.
host-on = { $attacker } gegen { $the }, { $ground }
ground = { $ground ->
    [open] offenes Feld
    [fortress] Festung
    [river] über den Fluss
   *[both] Festung und Fluss
}
host-takes = { $attacker } gegen { $the }, { $ground }: ab { $from } fort.
mat-when = Runde { $round } · { $side }
now-set-up = Stell jeden Marker auf sein Feld{ $far ->
    [yes] .
   *[no] {", und drück ihn hier."}
}
now-build = Stell jede neue Armee auf ein freies Zentrum{ $far ->
    [yes] .
   *[no] {", und drück es hier."}
}
now-first = Zieh deine Figuren, jede einmal, so weit ihre Zahl reicht.
now-second = Zieh noch einmal, jede Figur, so weit ihre Zahl reicht.
now-name = Wer spielt { $side }? Tipp den Namen.
now-paths = Zieh; jetzt verlassen Aragorn und die Toten die Pfade nach Süden.
now-leaves = Zieh noch einmal; jetzt verlässt der Ringträger { $place }.
now-woken = Stell Fangorns Heer auf Isengard; dann zieh weiter.
now-lost = Nimm Aragorn und die Toten vom Plan; dann zieh weiter.
now-attack = Wer greift wen an?{ $far ->
    [yes] {""}
   *[no] {" Drück, wer."}
}
now-whom = { $one } greift wen an?{ $far ->
    [yes] {""}
   *[no] {" Drück ihn."}
}
now-unticked = Nicht mehr abgehakt: { $item }. Noch ein Druck hakt es ab.
now-asleep = { $piece ->
    [dead] Die Toten schlafen: Aragorn weckt sie auf den Pfaden. Dann drück unten die Pfade.
   *[fangorn] Fangorns Heer schläft: Gandalf oder der Ringträger des Bündnisses weckt es. Dann drück unten Fangorn.
}
now-nothing = { $place ->
    [moria-passed] Andere sind hindurchgezogen: Gandalf bleibt bis zum Ende dieser Phase in Moria.
    [moria-lost] Gandalf ist fort: Das Bündnis zieht nicht mehr durch Moria, die anderen, wie sie wollen.
    [paths-lost] Aragorn oder die Toten sind fort: Auf den Pfaden erwacht niemand mehr.
    [moria] Gandalf hält jetzt nicht in Moria: Dort gibt es nichts zu sagen.
    [shire] Im Auenland gibt es jetzt nichts zu sagen: Wer dort eine Bewegung beendet, wird dann gefragt.
    [fangorn-moria] Gandalf ist in Moria: Erst verlässt er es, dann kann er Fangorn wecken.
    [fangorn] In Fangorn gibt es jetzt nichts zu sagen: In den Zügen des Bündnisses erwacht es, einmal.
    [paths] Auf den Pfaden gibt es jetzt nichts zu sagen: In den Zügen des Bündnisses weckt Aragorn die Toten, einmal.
   *[isengard] Isengard öffnet sich von selbst, wenn Fangorn erwacht: Dort gibt es nichts zu sagen.
}
now-odds = { $far ->
    [yes] Chancen: Wer würde wen angreifen?
   *[no] Chancen: Drück, wer angreifen würde, einen nach dem anderen, dann wen.
}
now-captured = Nimm { $the } und den alten Ringträger vom Plan. Der neue steht dort: { $place }.
battle-evening-setup = Bau Stück für Stück auf; Enter hakt ab, was steht, ein Druck darauf auch.
battle-evening-ring = Zuletzt der Ringträger: Um seinen Platz dreht sich das ganze Spiel.
battle-evening-begin = Alles steht wie zu Beginn. Enter: Runde 1, und Sauron zieht zuerst.
battle-evening-move = Zieh Rot auf dem Plan, jede Figur einmal, so weit ihre Zahl reicht; dann Enter.
battle-evening-attack = Angriff: Drück wer und wen, dann was so ist, und würfle; oder Enter: keiner.
battle-evening-again = Zieh noch einmal; dann ist Saruman dran, und das Spiel gehört dir.

## Stand und Blatt

status-piece = { $piece }: { $now } von { $counters }
status-out = Für immer fort: { $pieces }
status-ring = Der Ring: { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(elbisch, Runde { $round } von 2)
}
status-shire = Das Auenland gehört: { $owner }{ $sauron ->
    [yes] ; eine Figur Saurons ist dort
   *[no] {""}
}
status-isengard = Isengard: { $open ->
    [yes] offen für alle
   *[no] nur Saruman und Menschenorks
}
status-fangorn = Fangorn: { $is ->
    [asleep] schläft
    [awake] erwacht
   *[closed] geschlossen
}
status-paths = Pfade der Toten: { $are ->
    [asleep] schlafend
    [awake] erwacht
   *[closed] geschlossen
}
status-gandalf = Gandalf: { $at ->
    [moria] in Moria
   *[fangorn] in Fangorn
}
sheet-rounds = Runden: { $rounds }
sheet-piece = { $piece }: aufgebaut { $built }, verloren { $lost }, übrig { $left }
sheet-ring = Der Ring: { $side }, von { $from } bis { $to }{ $cost ->
    [none] {""}
   *[other] ; seine Eroberung kostete: { $cost }
}
marked = der Ring erobert
sheet-shire = Das Auenland gehört: { $owner }, von { $from } an
stands-setup = wird aufgestellt
battle-figures = Runden: { $rounds }; den Ring hatte zuletzt: { $holder }; Eroberungen: { $captures }
battle-totals = Battle of the Ring: { $games }; gewonnen von Sauron { $sauron }, Saruman { $saruman }, dem Bösen { $evil }, dem Bündnis { $alliance }; Eroberungen: { $captures }

## Hilfe

help = P ist eine Figur (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S eine Seite, OWNER hobbits oder saruman, N eine Zahl. Jeder eindeutige Anfang eines Namens genügt. „!“ am Ende gilt auf das Wort des Tisches.
help-new = Beginnt eine Partie für drei Spieler oder für zwei.
help-setup = Zählt auf, was vor Spielbeginn wo steht und was davon abgehakt ist.
help-tick = Hakt einen Punkt des Aufbaus ab oder nimmt den Haken zurück.
help-begin = Beginnt Runde 1.
help-done = Beendet den Schritt. Was nicht aufgebaut wurde, verfällt; was noch zu sagen ist, kommt zuerst.
help-build = Baut in jedem genannten Zentrum ein Heer eines Volkes auf.
help-builds = Zählt auf, was jetzt noch aufgebaut werden kann.
help-attack = Eine Figur greift eine andere an: „elven“ für geliehene Stärke, „fortress“ und „river“ für den Stand des Verteidigers; dann die Würfel vom Tisch, oder „roll“.
help-ring = Wer den Ring hat. „taken P“: Eine Figur hat ihn erobert; „at PLACE“: wo der Ringträger ist, „elven“, wenn es ein Elbenfeld ist; „stay N“ und „= S“ berichtigen es.
help-shire = Wessen das Auenland ist. Eine Seite: Ihre Figur steht dort am Ende einer Bewegungsphase; „left OWNER“: Saurons Figur ist fort.
help-fangorn = Gandalf oder der Ringträger weckt Fangorn, das nach Isengard zieht, über alles, was dort steht; „clear“: wer es weckte, ist fort.
help-paths = Aragorn weckt die Toten; in der nächsten Bewegungsphase ziehen sie fort („clear“) oder sind verloren.
help-moria = Gandalf hält in Moria oder verlässt es; „passed“: Jemand zieht hindurch.
help-isengard = Ob jeder auf Isengard halten darf.
help-lost = Eine davon ist fort, auf das Wort des Tisches.
help-back = Eine davon ist zurück, auf das Wort des Tisches.
help-count = Wie viele auf dem Plan sind, oder wie viele es auf das Wort des Tisches sind.
help-odds = Die Chance dieser Angriffe auf einen Verteidiger, in dieser Folge, was sie kosten, und die Folge, die am wenigsten kostet.
help-need = Wie viele solche Angriffe für so viel Prozent nötig sind.
help-march = Wie viele Bewegungsphasen so viele Felder brauchen.

## Regeln nach ihren Nummern

rule-b1 = Drei spielen Sauron, Saruman und das Bündnis; zu zweit hat das Böse die ersten beiden.
rule-b2 = Alle Figuren beginnen auf ihren bezeichneten Feldern, der Ringträger im Auenland, Fangorn und die Toten schlafend.
rule-b3 = Eine Runde: Sauron, Saruman, Bündnis; zu zweit das Böse, das Bündnis.
rule-b4 = Ein Zug: Aufbau (nicht in Runde 1), erste Bewegung, Angriff, zweite Bewegung.
rule-b5 = In jeder Bewegungsphase ziehen beliebig viele Figuren, jede so weit sie kann.
rule-b6 = Eine Figur je Feld, außer wer beim schlafenden Fangorn oder den Toten ist.
rule-b10 = Orks bauen in Runde 2 eins auf, in Runde 3 zwei, dann drei; Menschenorks 2; Gondor 1; Rohan 1; Zwerge oder Hobbits 1.
rule-b11 = Heere werden nur in eigenen Zentren aufgebaut.
rule-b12 = Das Zentrum muss leer sein.
rule-b13 = Ein Heer je Zentrum und Phase; von Zwergen und Hobbits eins im Ganzen.
rule-b14 = Nie mehr Heere als Marker.
rule-b15 = Was in seiner Runde nicht aufgebaut wird, verfällt.
rule-b16 = Charaktere, Elben, die Toten und Fangorn kommen nie zurück.
rule-b17 = Ein Volk, das nichts mehr hat, baut wieder auf, sobald ein Zentrum leer ist.
rule-b18 = Zu zweit baut das Böse für Orks und für Menschenorks auf, jedes nach eigenen Zahlen.
rule-b20 = Das Auenland gehört anfangs den Hobbits und bleibt es, wenn es leer ist.
rule-b21 = Eine Figur Sarumans oder des Bündnisses, die am Ende einer eigenen Bewegungsphase dort steht, macht es zu ihrem.
rule-b22 = Solange eine Figur Saurons dort steht, baut niemand auf; geht sie, sagt ihr Spieler, wessen es ist. Wird sie dort vernichtet, ändert sich nichts.
rule-b23 = Im Auenland werden nur Hobbits und Menschenorks aufgebaut.
rule-b30 = Zwei Würfel, deren Summe nach Stellung und Stärken nachgeschlagen wird: Der Angreifer ist fort, der Verteidiger, oder nichts geschieht.
rule-b31 = Nur die Stellung des Verteidigers zählt: eine Festung, und ein Fluss, über den der Angriff geht.
rule-b32 = Von selbst elbisch: Elben, Fangorn erwacht, Gandalf, der Nazgûl.
rule-b33 = Elbenstärke wird einer Figur neben dem Leihenden geliehen: von Gandalf und dem Nazgûl den Figuren desselben Spielers, von Aragorn Gondor und den Toten, von Saruman den Menschenorks.
rule-b34 = Jede Figur greift einmal in der Runde an und kann beliebig oft angegriffen werden.
rule-b35 = Ringträger, Schlafende und wer im Schicksalsberg, in Fangorn, auf den Pfaden oder in Moria ist, greifen nicht an und werden nicht angegriffen.
rule-b36 = Wer fort ist, wird vom Plan genommen; Charaktere, Elben, die Toten und Fangorn für immer.
rule-b37 = Angriffe werden einer nach dem anderen gewürfelt, und der Angreifer kann nach jedem aufhören.
rule-b38 = Mehrere Angriffe: Die Folge ändert die Chance nicht, aber elbisch zuerst und trocken zuerst kostet am wenigsten.
rule-b40 = Nur Gandalf hält in Moria; währenddessen zieht das Bündnis hindurch, und dann bleibt er bis zum Ende dieser Phase.
rule-b41 = Bis Fangorn gekommen ist, halten auf Isengard nur Saruman und Menschenorks.
rule-b42 = Fangorn erwacht, wenn Gandalf oder der Ringträger des Bündnisses dort eine Bewegungsphase beendet, und zieht nach Isengard; was dort steht, ist fort.
rule-b43 = Wer es geweckt hat, geht bei der ersten Gelegenheit; dann ist Fangorn geschlossen.
rule-b44 = Aragorn weckt die Toten auf ihren Pfaden. In der nächsten Bewegungsphase des Bündnisses ziehen alle nach Süden fort, oder sie sind verloren.
rule-b45 = Erwacht sind die Toten wie Gondor: Aragorn leiht ihnen.
rule-b46 = Ist das sechste Elbenheer fort, sind Elbenfelder gewöhnlich.
rule-b47 = Nur der Ringträger betritt den Schicksalsberg.
rule-b50 = Anfangs hat das Bündnis den Ring.
rule-b51 = Wer auf das Feld des Ringträgers zieht, erobert: Beide werden weggenommen, und der Ringträger des Eroberers steht dort.
rule-b52 = Der neue Ringträger darf sofort 3 Felder weit ziehen.
rule-b53 = Ein Ringträger kämpft mit niemandem und wird nie vernichtet.
rule-b54 = Höchstens zwei Runden in einem Elbenfeld, und nie dorthin zurück; ein anderes gibt zwei weitere.
rule-b55 = Wo der Ringträger ist, sagt der Tisch: Es kommt auf Elbenfelder an und auf die Orte, wo er gewinnt.
rule-b56 = Sauron gewinnt in Barad-dûr, Saruman in Isengard oder selbst auf dem Feld irgendeines Ringträgers, das Bündnis im Schicksalsberg.
rule-b57 = Zu zweit gewinnt das Böse nur in Barad-dûr.
rule-b60 = Das Programm wirft für einen Angriff zwei Würfel.
rule-b61 = Der Tisch hat recht: Er berichtigt Zahlen, Ring, Auenland und alles andere, wie es dort liegt.
rule-b62 = Was noch zu sagen ist, wird vor dem Ende des Schritts gesagt.
rule-b63 = Glück: Verteidiger, die fielen, und eigene Verluste durch Würfel, gegen das, was die Tabelle gab.
rule-b64 = Fangorns Heer steht auf Isengard vom Erwachen bis zur nächsten Bewegungsphase des Bündnisses: So lange baut dort niemand.
rule-b65 = Der Aufbau ist eine Liste von 14 Punkten zum Abhaken; was nicht abgehakt ist, wird beim Beginn genannt.
rule-b66 = Die sechs Elbenfelder heißen elven-hex-1 bis elven-hex-6, oder so, wie der Tisch sie nennt.

## Über alle Partien

ended-sauron = Sauron hat gewonnen
ended-saruman = Saruman hat gewonnen
ended-alliance = Das Bündnis hat gewonnen
ended-evil = Das Böse hat gewonnen
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = das Bündnis
seat-evil = das Böse
counted-rounds = Runden
counted-captures = Eroberungen des Rings
counted-victory = Wie gewonnen wurde
victory-goal = der Ring am Ziel
victory-capture = am Ziel erobert
victory-saruman = Saruman kam selbst
victory-word = auf das Wort des Tisches
counted-holder = Wer den Ring am Ende hatte
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = das Bündnis
holder-evil = das Böse
luck-sauron-out = Ausgeschaltet durch Sauron
luck-sauron-lost = Verluste: Sauron
luck-saruman-out = Ausgeschaltet durch Saruman
luck-saruman-lost = Verluste: Saruman
luck-alliance-out = Ausgeschaltet durch das Bündnis
luck-alliance-lost = Verluste: das Bündnis
luck-evil-out = Ausgeschaltet durch das Böse
luck-evil-lost = Verluste: das Böse
