# Was Underhill auf Deutsch zu Risiko: Der Herr der Ringe sagt; gelesen, wenn es zum ersten Mal gebraucht wird. Was jedes Spiel sagt, steht in house.ftl.
# Eine Ablehnung sagt, was nicht geht, warum (mit der Nummer der Regel) und was stattdessen zu tun ist.

## Ablehnungen nach den Regeln

refused-wrong-players = So spielt niemand zusammen (K1): yellow oder green gegen red oder black; einer der Freien Völker gegen red und black; oder alle vier. Wer anfängt, ist einer von ihnen.
    .window = So spielt niemand zusammen (K1): Gelb oder Grün gegen Rot oder Schwarz; einer der Freien Völker gegen Rot und Schwarz; oder alle vier. Wer anfängt, ist einer von ihnen.
refused-hunt-without-board = Ohne Brett weiß niemand, wem das Gebiet des Rings gehört (K59). Lass hunt=on weg, oder spiel mit Brett.
refused-no-board = Diese Partie hat kein Brett: Gebiete sind nicht bekannt (K7). Sag es in Zahlen.
refused-board-counts = Mit einem Brett zählt das Programm selbst (K7). Nenne das Gebiet; Zahlen sind für Partien ohne Brett.
refused-unheld = { $count ->
    [one] Ein Gebiet hält noch niemand
   *[other] { $count } Gebiete hält noch niemand
} (K7): { NAMED("territory", $territories) }. Sag, wem sie gehören.
refused-holds-none = { colour } hält noch kein Gebiet (K7). Sag, welche es sind.
refused-rest-unknown = Dieses Brett nennt keine Regionen, also weiß niemand, was der Rest ist (K7). Nenne die Gebiete.
refused-not-held = { territory } gehört { colour } nicht. Nenne ein anderes Gebiet, oder stell richtig, wem es gehört.
refused-leader-there = { territory }: Hier steht schon ein Anführer, und nie zwei zusammen (K5, K37; { colour }). Nenne ein anderes Gebiet.
refused-no-leader-there = { territory }: Hier steht kein Anführer ({ colour }). Nenne das Gebiet, in dem er steht.
refused-most-leaders = Ein Spieler hat jetzt { $most } Anführer und nicht mehr (K5, K38). Versetz einen, oder nimm einen weg.
refused-trade-first = Mit { $cards } Gebietskarten wird erst ein Satz getauscht, bis höchstens { $most } übrig sind (K14, K36).
refused-leader-due = Wer keinen Anführer hat, stellt jetzt einen, in ein eigenes Gebiet (K38).
refused-conquest-due = Das Gebiet, das eben erobert wurde, ist noch nicht genannt (K32). Nenne es zuerst.
refused-from-due = Erst wird gesagt, von wo der letzte Angriff kam (K62): { NAMED("territory", $territories) }. Nenne eines davon.
refused-no-from-due = Niemand fragt, von wo ein Angriff kam (K62). Nenne es mit der Eroberung.
refused-who-begins = In dieser Partie wird von Hand gewürfelt, also sag, wer am höchsten gewürfelt hat (K6): { ASK("begin C") }, C eine von { NAMED("colour", $colours) }.
refused-whose-card = In diesem Zug wurde eine Abenteuerkarte gezogen, und wer gezogen hat, spielt keine auf den Ring (K49). Wem gehört sie? { ASK("card ring stay by C P") } sagt es.
refused-not-a-set = Diese drei sind kein Satz (K13): drei gleiche oder drei verschiedene, ein Joker als beliebige.
refused-third-wild = Es gibt zwei Joker und nicht mehr (K2). Sieh die Karten noch einmal an.
refused-fewer-cards = { $cards ->
    [one] Es ist { $cards } Karte
   *[other] Es sind { $cards } Karten
} auf der Hand, und ein Satz sind drei (K13). Stell erst die Hand richtig.
refused-own-territory = { territory } gehört dem Angreifer selbst (K17). Nenne ein fremdes, oder stell richtig, wem es gehört.
refused-not-adjacent = { NAMED("territory", $territory) } und { NAMED("territory", $other) } haben keine gemeinsame Grenze (K17). Nenne zwei, die eine haben.
refused-touches-nothing = { territory } grenzt an kein Gebiet des Angreifers (K17). Nenne ein anderes.
refused-same = { territory } wurde zweimal genannt. Nenne zwei verschiedene.
refused-attack-dice = Der Angreifer wirft jetzt 1 bis { $most } Würfel: höchstens drei, und ein Bataillon bleibt zurück (K18).
refused-defence-dice = Der Verteidiger wirft jetzt 1 bis { $most } Würfel: höchstens zwei, und nicht mehr, als er Bataillone hat (K19).
refused-other-move = { $least } bis { $most } Bataillone rücken vor: mindestens so viele, wie Würfel fielen, und eines bleibt (K32).
refused-not-connected = { NAMED("territory", $territory) } und { NAMED("territory", $other) } sind nicht durch eigene Gebiete verbunden (K37). Nenne zwei, die es sind.
refused-fortified-once = In diesem Zug wurde schon verlegt, und das geht nur einmal (K37). Geh zum nächsten Schritt.
refused-drew-already = In diesem Zug wurde eine Abenteuerkarte gezogen; bis zu seinem Ende wird keine gespielt (K49): { colour }.
refused-no-card = Es ist keine Abenteuerkarte auf der Hand (K49): { colour }. Stell erst die Hand richtig.
refused-no-such-effect = Keine Wirkung hat die Nummer { $number }: Es gelten { $count }. Die Liste alles Öffentlichen hat ihre Nummern.
refused-no-die = { territory }: Hier wird nicht gewürfelt (K41). Lass den Ring ohne Würfel weiterziehen, oder sag, dass eine Karte es so will.
refused-last-step = Der Ring steht auf dem letzten Schritt, und dahinter ist keiner (K43). Sein Würfel kommt am Ende des Zuges.
refused-no-tie = Es gibt keinen Gleichstand, also wählen die Würfel niemanden (K53).
refused-is-out = Das kann von diesem Spieler jetzt nicht gesagt werden: Er ist ausgeschieden, oder es ist sein eigener Zug (K9, K35). { colour }.

## Was an einer Brettdatei nicht stimmt

fault-wants-territory = „{ $key }“: { $item } ist kein Name; kleine Buchstaben mit Bindestrichen statt Leerzeichen wären einer, dahinter * für eine Festung oder + für einen Ort der Macht.
fault-wants-bonus = „{ $key }“: { $item } ist kein Bonus; eine ganze Zahl von 0 bis { $most } wäre einer.
fault-wants-border = „borders“: { $item } sollten zwei Namen mit einem Leerzeichen dazwischen sein.
fault-borders-itself = „borders“: { $item } grenzt an sich selbst. Nenne zwei verschiedene Gebiete.
fault-no-territory = „{ $key }“: { $item } liegt in keiner Region. Füge es dort hinzu, oder lass es hier weg.
fault-wrong-path = „path“ hat { $found } Schritte und sollte 2 bis { $most } haben.
fault-no-gate = „gates“: { $item } ist kein Schritt vor dem letzten. Der erste Schritt ist 0.

## Wie die Dinge heißen

risk-name = Risiko: Der Herr der Ringe
not-copied = Du hast noch kein eigenes Brett, und es gibt kein { $path }: Zieh eine Brettdatei auf das Fenster, oder lass board=own weg.
    .window = Du hast noch kein eigenes Brett, und es gibt kein { $path }: Zieh eine Brettdatei auf das Fenster, oder wähle ein anderes.
colour = { $colour ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [black] Schwarz
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] Ge
    [green] Gr
    [red] R
    [black] S
    [neutral] N
   *[none] –
}
by = { $by ->
    [yellow] Gelb
    [green] Grün
    [red] Rot
    [black] Schwarz
   *[other] { $by }
}
begins = Es beginnt
begins-by-dice = der höchste Wurf
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Lhûntal
    [evendim-hills] Abendrothügel
    [mithlond] Mithlond
    [tower-hills] Turmberge
    [shire] Auenland
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Ost-Angmar
    [borderlands] Grenzlande
    [north-downs] Nordhöhen
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Wetterberge
    [old-forest] Alter Wald
    [buckland] Bockland
    [south-downs] Südhöhen
    [rhun] Rhûn
    [north-rhun] Nord-Rhûn
    [withered-heath] Verdorrte Heide
    [esgaroth] Esgaroth
    [south-rhun] Süd-Rhûn
    [mirkwood] Düsterwald
    [carrock] Carrock
    [north-mirkwood] Nördlicher Düsterwald
    [eastern-mirkwood] Östlicher Düsterwald
    [anduin-valley] Anduintal
    [south-mirkwood] Südlicher Düsterwald
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Pforte von Rohan
    [west-rohan] West-Rohan
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Schwertelfelder
    [lorien] Lórien
    [wold] Wold
    [emyn-muil] Emyn Muil
    [brown-lands] Braune Lande
    [dead-marshes] Totensümpfe
    [rhun-hills] Rhûn-Hügel
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Tal von Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] Süd-Ithilien
    [mordor] Mordor
    [udun-vale] Tal von Udûn
    [mount-doom] Schicksalsberg
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Nah-Harad
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Tief-Harad
   *[other] { $territory }
}
step = { $step ->
    [setup] Aufbau
    [reinforce] Verstärkung
    [combat] Kampf
    [battle] Angriff
    [move] Vorrücken
    [conquest] Eroberung
    [trade] Tausch
    [fortify] Verlegen
    [adventure] Abenteuerkarte
    [leader] Anführer
    [ring] Ring
    [hunt] Jagd
   *[score] Wertung
}
side = { $side ->
    [free] die Freien Völker
   *[sauron] Sauron
}
when = Runde { $round } · { $step }
turn = Runde { $round } · { colour }
points-of = Punkte: { $side }
won = Gewonnen: { $winners }
tied = Gleichstand: { $winners }
found = der Ring wurde gefunden
risk-totals = Risiko: { $games }{ $over ->
    [0] ; zu Ende: keins
   *[other] ; zu Ende { $over }, Runden darin { $rounds }
}

## Was der Tisch erfährt

told-leader-off = Ein Anführer verlässt das Brett: { colour }, { $territory }
told-leader-moves = Der Anführer zieht mit, { colour }: { $territory }
told-put-out = { colour } ist ausgeschieden, durch { by }: Die Gebietskarten wechseln den Besitzer, die Abenteuerkarten werden abgelegt
told-in-again = { colour } ist wieder dabei
told-territory-card = Eine Gebietskarte für die Eroberung: { colour }
told-event = Ein Ereignis: Führ es aus, und zieh noch einmal
told-unticked = Auf der Liste des Aufbaus nicht abgehakt: { $items }. Die Partie geht weiter.
said-unticked = Im Aufbau nicht abgehakt: { $parts }.
set-up-part = { $part ->
    [lands] Kartengebiete
    [others] die anderen Figuren
    [leaders] Anführer
    [hands] Karten auf der Hand
   *[ring] der Ring
}
told-effect = Bis zum nächsten Zug von { colour }: { $text }
told-effect-over = Es endet: { $text }
told-trade = Zu viele Gebietskarten: Tausch, bis vier übrig sind, und stell sofort auf
told-adventure = Eine Abenteuerkarte ist fällig: { colour }
told-leader = Ein Anführer ist fällig, wenn { colour } keinen auf dem Brett hat
told-hunt = Jagd auf den Ring, { $territory }: { colour } wirft zwei Würfel
told-conquest = Rück vor, und sag dann, welches Gebiet erobert wurde
told-score = Der Ring ist zerstört: Alle sagen, was sie halten
said-dealt = { colour }: Karten { $cards }, zu besetzen { $claims }, Bataillone übrig { $left }
said-rolled = { $dice } · Angreifer −{ $attack }, Verteidiger −{ $defence }
said-lost = Angreifer −{ $attack }, Verteidiger −{ $defence }
said-ring-die = Der Würfel des Rings: { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, nötig { $needed } oder mehr
said-ring = { $moved ->
    [yes] Der Ring geht weiter auf Schritt { $step }
   *[no] Der Ring bleibt auf Schritt { $step }
}
said-hunted = { $dice }: zusammen { $sum }, und 12 findet den Ring
said-won = { $least } bis { $most } Bataillone rücken vor
said-won-all = { $least ->
    [one] 1 Bataillon rückt vor
   *[other] { $least } Bataillone rücken vor
}
said-beaten = Abgewehrt: 1 Bataillon bleibt gegen { $count }
said-broken = Abgebrochen: { $attackers } gegen { $defenders }
said-traded = Der Satz zählt { $value }
said-conquered = Erobert: { $territory }
said-discarded = Zu viele Abenteuerkarten: Leg ab bis auf { $count }
said-over = { $how ->
    [ring] Der Ring ist zerstört
    [found] Der Ring wurde gefunden
   *[last] Niemand sonst hält ein Gebiet
}
said-few-leaders = { colour }: genannte Anführer { $leaders } von { $of }
said-too-many = { colour }: Gebiete { $territories }, Bataillone { $battalions }; sieh nach, wem was gehört
said-first = Wer beginnt: { $dice }
said-sites = An einem Ort der Macht: { colour }, { $territories }; ein Auftrag, der ihn nennt, kann abgegeben werden
said-whence = Von wo kam der Angriff: { $territories }?
said-on-ring = Eine Karte auf den Ring: { colour }, { $points }
said-step = Jetzt: { step }, { colour }

## Was die Hände jetzt tun

host-setup = { $left ->
    [none] Niemand sagt, wem was gehört: Ohne Brett beginnt gleich der erste Zug.
    [open] Sag, wem was gehört und wo die Anführer stehen; dann beginnt der erste Zug.
    [0] Alles ist vergeben: Der erste Zug kann beginnen. Anführer stellst du jetzt, oder wann immer du sie nennst.
   *[other] Sag, wem was gehört (own COLOUR LAND …): noch { $left }. Dann die Anführer, und der erste Zug beginnt.
}
    .window = { $left ->
        [none] Niemand sagt, wem was gehört: Ohne Brett beginnt gleich der erste Zug.
        [open] Sag, wem was gehört und wo die Anführer stehen; dann beginnt der erste Zug.
        [0] Alles ist vergeben: Der erste Zug kann beginnen. Anführer stellst du jetzt, oder wann immer du sie nennst.
       *[other] Wähle eine Farbe und drück auf das, was ihr gehört: noch { $left }. Dann die Anführer, und der erste Zug beginnt.
    }
host-reinforce = { $strongholds ->
    [0] { colour } stellt { $count } Bataillone auf.
    [1] { colour } stellt { $count } Bataillone auf, zuerst eines in der eigenen Festung.
   *[other] { colour } stellt { $count } Bataillone auf, zuerst je eines in { $strongholds } Festungen.
}
host-reinforce-counted = { colour } zählt Gebiete, Festungen und Regionen und stellt auf.
host-combat = { colour } greift an oder geht weiter zum Verlegen.
host-conquest = Sind die Männer vorgerückt? Sag, welches Gebiet erobert wurde.
host-from = Von wo wurde es erobert ({ $territory }): { $territories }?
host-trade-first = { colour } hat fünf Karten oder mehr: Erst wird ein Satz getauscht, dann wird aufgestellt.
host-battle = { $fight }. Weiter würfeln oder aufhören.
host-move = Rück mit { $least } bis { $most } Bataillonen in das eroberte Gebiet.
host-trade = { colour } tauscht Sätze, bis vier Karten übrig sind, und stellt sofort auf.
host-fortify = { colour } darf einmal Bataillone von einem Gebiet in ein anderes verlegen.
host-fortified = { colour } hat verlegt, und das geht nur einmal im Zug: weiter zu den Karten.
host-adventure = { colour } zieht eine Abenteuerkarte: Anführer und Ort der Macht.
host-leader = { colour } hat keinen Anführer: Stell einen in ein eigenes Gebiet.
host-ring = { $territory }: Der Ring zieht weiter, ohne Würfel.
host-ring-die = { $territory }: Der Ring braucht einen Würfel, ab 4 zieht er weiter.
host-ring-doom = Der Ring ist am Ziel, { $territory }: Der Würfel entscheidet, ob er zerstört wird.
host-hunt = { colour } wirft zwei Würfel um den Ring ({ $territory }): 12 findet ihn.
host-score = Alle sagen Gebiete, Festungen und Regionen, wie sie jetzt sind.
host-over = { $how ->
    [ring] Gewonnen: { $winners } mit { $points } Punkten; der Ring ist zerstört.
    [tie] Der Ring ist zerstört, und gleich viele Punkte haben { $winners }: Die Würfel wählen.
    [last] Gewonnen: { $winners }; sonst hält niemand ein Gebiet.
    [found] Gewonnen: { $winners }; der Ring wurde gefunden.
   *[said] Gewonnen: { $winners }
}

## Alles Öffentliche

fact-ring = Der Ring: Schritt { $step }, { $territory }
fact-holds = { colour }, Gebiete { $count }: { $territories }
fact-hand = { colour }: Gebietskarten { $territory }, Abenteuerkarten { $adventure }, gespielte Punkte { $played }
fact-fight = Angriff: { $attackers } gegen { $defenders }{ $attack ->
    [0] {""}
   *[other] , Angreifer +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , Verteidiger +{ $defence }
}
fact-points = Punkte: { $points }
fact-leader = Anführer: { colour }, { $territory }{ $site ->
    [yes] , an einem Ort der Macht
   *[no] {""}
}
fact-out = { colour } ist ausgeschieden
fact-effect = Wirkung { $number }, bis zum Zug von { colour }: { $text }

## Der Bogen der Partie

sheet-tie-territories = Punkte gleich; mehr Gebiete entschieden.
sheet-tie-strongholds = Punkte und Gebiete gleich; mehr Festungen entschieden.
sheet-tie-cards = Gleich in allem außer den Punkten auf Karten; die entschieden.
sheet-tie-dice = In allem gleich; die Würfel entscheiden.
sheet-put-out = { colour } schied in Runde { $round } durch { by } aus
sheet-points = { $who } { $points }: Gebiete { $territories }, Festungen { $strongholds }, Regionen { $regions }, Karten { $cards }
sheet-player = { colour }: Eroberungen { $conquests }, getauschte Sätze { $sets }
sheet-ring = Ende der Runde { $round }: der Ring auf Schritt { $step }, { $territory }
sheet-passed-over = Auf das Wort des Tisches übersprungen: Runden { $rounds }

## Auf dem Bildschirm

do-begin = „{ chip-begin }“
ask-begin-c = „{ chip-begin }“
ask-card-ring-stay-by-c-p = „card ring stay by …“, getippt
chip-begin = Beginnen
chip-done = Weiter
chip-fight = Angreifen …
chip-conquer = Erobert …
chip-roll = Würfeln { $attack } : { $defence }
chip-roll-all = Alles würfeln
chip-roll-told = Würfel vom Tisch …
chip-break = Aufhören
chip-move = { $count } vorrücken
chip-fortify = Verlegen …
chip-event = Ereignis
chip-mission = Auftrag
chip-power = Machtkarte
chip-ring = Der Ring zieht weiter
chip-hunt = Die Jagd würfeln
chip-score = Zählen …
chip-winner = Die Würfel wählten …
pick-neutral = Neutral
pick-nobody = Niemand
pick-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
pick-rest = alle übrigen
pick-off = vom Brett
pick-with-leader = mit einem Anführer
pick-with-stronghold = in einer Festung
pick-with-card = +1 durch eine Karte
pick-site = mit Ort der Macht
pick-last = das letzte von …
pick-by = sie gehört …
pick-from = von …
pick-against = gegen
pick-all = alles, bis auf …
pick-stop = aufhören bei { $count }
pick-best = der Verteidiger so gut er kann
pick-once = ein Wurf
pick-attack-dice = angreifen mit { $count }
pick-defence-dice = verteidigen mit { $count }
pick-card-archer = Bogenschütze
pick-card-eagle = Adler
pick-card-rider = Reiter
pick-card-wild = Joker
pick-hand-territory = Gebietskarten: { $count }
pick-hand-adventure = Abenteuerkarten: { $count }
pick-hand-played = Punkte gespielt: { $count }
pick-roll = hier würfeln
pick-ring-stay = eine Karte: er bleibt
pick-ring-on = eine Karte: er zieht weiter
pick-strongholds = Festungen: { $count }
pick-regions = ganze Regionen …
pick-board-none = ohne Brett
pick-doom-4 = Schicksalsberg ab 4
pick-score-teams = Punkte nach Seiten
pick-hunt-on = mit der Jagd
pick-odds-off = ohne Chancen
pick-draws-hand = Würfel vom Tisch
deed-deal = Die Karten sind verteilt
deed-own = { $count } Gebiete: { colour }
deed-own-rest = Alle übrigen: { colour }
deed-own-one = { $territory }: { colour }
deed-leader = Ein Anführer, { $territory }: { colour }
deed-leader-off = Anführer fort, { $territory }: { colour }
deed-leaders = Die Anführer, { $territories }: { colour }
deed-tick = Aufbau: { set-up-part }
deed-begin-roll = Die Würfel sagen, wer beginnt
deed-begins = { colour } beginnt
deed-from = Von: { $territory }
deed-done = Ende des Schritts
deed-trade = Getauscht: { $cards }
deed-fight = Angriff: { $attackers } gegen { $defenders }
deed-fight-from = Angriff: { $from } ({ $attackers }) auf { $territory } ({ $defenders })
deed-roll = Würfel: { $dice }
deed-roll-once = Ein Wurf
deed-break = Der Angreifer hört auf
deed-conquer = Erobert: { $territory }
deed-conquer-one = Eine Eroberung
deed-fortify = Verlegt: { $from } → { $territory }
deed-play = Eine Karte gespielt: { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = Der Würfel des Rings: { $die }
deed-ring = Der Schritt des Rings
deed-hunt = Die Würfel der Jagd
deed-hand = { colour } · { $hand }
deed-effect = Eine Wirkung: { $text }
deed-effect-off = Wirkung { $number } endet
deed-score = Gezählt: { colour }, { $territories ->
    [one] 1 Gebiet
   *[other] { $territories } Gebiete
}
deed-winner = Die Würfel wählten: { $winner }
deed-ring-by = Der Ring wird gesetzt: { $by }
deed-over = Der Tisch sagt: { $winners }
deed-ring-at = Der Ring steht auf Schritt { $step }
deed-phase = Es steht bei: Runde { $round }, { $step }, { colour }
risk-evening-setup = Deine eigene Partie: Hak ab, was liegt, und drück jedes Gebiet für den, der es hält.
risk-evening-placed = Was aufzustellen ist, ist ausgerechnet. Stell die Figuren aufs Brett; dann Enter.
risk-evening-fight = Angriff: Drück ein eigenes Gebiet, dann, wen es angreift. Oder Enter: keine mehr.
risk-evening-fortify = Verleg einmal Figuren oder nicht; dann Enter. Karten und Ring kommen von selbst.
track-ring = Der Ring
marked = der Ring blieb
part-score = Punkte
part-losses = Verluste des Angreifers, %
part-leader = Anführer
part-of-territories = Gebiete
part-of-strongholds = Festungen doppelt
part-of-regions = ganze Regionen
part-of-cards = Karten
given-strongholds = Zuerst je 1: { $territories }
given-territories = { $count ->
    [one] 1 Gebiet:
   *[other] { $count } Gebiete:
} { $battalions }
given-sets = Sätze: { $battalions }
given-figures = Mit den wenigsten Figuren: { $figures }
given-large = { $count } große
given-mounted = { $count } berittene
given-small = { $count } kleine
given-region = { $region }: { $battalions }
asked-odds = { $attacker } gegen { $defender }: Es fällt mit { $chance }{ $left ->
    [none] {""}
   *[other] ; im Mittel sind dann { $left } übrig
}.
asked-odds-then = Dann auch { $defender }: mit { $chance } fallen alle{ $left ->
    [none] {""}
   *[other] ; im Mittel sind dann { $left } übrig
}.
asked-stop = Der Angreifer hört bei { $count } auf.
asked-best = Der Verteidiger wirft einen Würfel oder zwei, wie es für ihn am besten ist.
asked-once = Ein Wurf, Würfel { $attack } : { $defence }; Verluste des Angreifers: { $chances }
asked-need = { $count ->
    [more] Nicht einmal 200 Bataillone nehmen
   *[other] { $count } Bataillone nehmen
} { $defenders } mit mindestens { $percent } %{ $leader ->
    [yes] , mit einem Anführer
   *[no] {""}
}.
asked-clock = Der Ring wird im Mittel in { $mean } Zügen zerstört, frühestens in { $earliest }.
asked-over-within = Binnen so vieler Züge: { $chances }
asked-turns = { colour }, die nächsten Züge: { $chances }
asked-placed = { $count } zu stellen{ $strongholds ->
    [0] {""}
    [1] , und zuerst eines in die Festung
   *[other] , und zuerst je eines in { $strongholds } Festungen
}
asked-set = Der beste Satz zählt { $value }: { $cards }.
asked-no-set = Unter diesen Karten ist kein Satz.
asked-linked = { $one } und { $other } sind { $linked ->
    [yes] durch Gebiete desselben Spielers verbunden
   *[no] nicht durch Gebiete desselben Spielers verbunden
}.
asked-region = { $region }: { colour } hält { $held } von { $of }{ $missing ->
    [none] , also alle
   *[other] ; es fehlen: { $missing }
}.
part-taken = { $count ->
    [0] Nichts erobert: keine Gebietskarte
    [one] { $count } Gebiet erobert
   *[other] { $count } Gebiete erobert
}{ $card ->
    [none] {""}
    [drawn] : die Gebietskarte ist genommen
   *[due] : eine Gebietskarte nach dem Verlegen
}
part-site = Anführer nahm Ort der Macht: { $card ->
    [drawn] die Abenteuerkarte ist gezogen
   *[due] eine Abenteuerkarte
}
odds-net = Netto { $net }
odds-stacks = Stapel gegen Verteidiger, %:
odds-chain = Ein Kampf oder mehrere nacheinander
odds-stack = Stapel
odds-territory = Gebiet { $number }
odds-more = Noch ein Gebiet
odds-fewer = Eins weniger
odds-card = +1 durch eine Karte
odds-one-roll = Ein Wurf, Verluste des Angreifers: { $chances }
odds-taken = { $chance } · es bleiben { $left }
part-stronghold = Festung
print-title = Risiko: Der Herr der Ringe
print-turn = Ein Zug: Verstärkung, Kampf, Verlegen, Gebietskarte, Abenteuerkarte, Anführer, der Ring
setup-1 = Joker beiseite; gute, böse und neutrale Karten getrennt gemischt
setup-2 = Vor jedem: Bataillone { $battalions }, Anführer { $leaders }
setup-3 = Gebietskarten ausgeteilt, auf jedes ein Bataillon: { $cards }
setup-4 = Alle 66 Gebietskarten zusammen gemischt
setup-5 = Freie Gebiete reihum besetzt: { $claims }
setup-6 = Die übrigen Bataillone reihum gestellt: { $left }
setup-7 = Anführer reihum gestellt, nie zwei in einem Gebiet
setup-8 = Jedem eine Gebietskarte
setup-9 = Jedem vier Abenteuerkarten; Ereignisse zurückgegeben und eingemischt
setup-10 = Der Ring im Auenland

## Auf der Matte

map-when = Runde { $round } · { $who }, { step }
map-head-lands = { $who }: je eine Figur auf das Gebiet jeder deiner Karten. Drück es auch hier.
map-head-claim = { $who } nimmt ein freies Gebiet: eine Figur darauf. Drück es auch hier.
map-head-claims = { $who } nimmt ein freies Gebiet: eine Figur darauf.
map-head-neutral = Neutrales Heer: je zwei Figuren auf das Gebiet jeder seiner Karten.{ $far ->
    [yes] {""}
   *[no] {" Drück es auch hier."}
}
map-head-leaders = { $who }: der { $round ->
    [1] erste Anführer auf ein eigenes Gebiet
   *[other] zweite Anführer auf ein anderes eigenes Gebiet
}{ $far ->
    [yes] .
   *[no] {", und drück es."}
}
map-head-others = Alle anderen Figuren reihum, jeder auf ein eigenes Gebiet: { $left }.
map-head-inland = Rund um { $territory } ist alles schon gehalten: Drück ein Gebiet an der Grenze.
map-head-not-yours = { $territory } gehört { $who } nicht: Drück ein eigenes Gebiet.
map-head-taken = { $territory } ist schon besetzt: { $who }. Dieses Banner, dann das Gebiet, macht es frei.
map-head-no-border = { $from } grenzt nicht an { $territory }: Drück ein Nachbargebiet.
map-head-not-linked = { $territory } ist mit { $from } nicht durch eigene Gebiete verbunden.
map-head-begin = Jeder eine Gebietskarte und vier Abenteuerkarten, der Ring auf den ersten Schritt. Dann fängt der höchste Würfel an.
map-head-trade = Leg drei der { $count } Karten ab{ $far ->
    [yes] .
   *[no] {", und drück, was es ist."}
}
map-head-set = { $who }: Leg einen Satz ab{ $far ->
    [yes] .
   *[no] {", und drück, was es ist."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"1 auf die Festung. Dann: "}
   *[other] {"Je 1 auf "}{ $strongholds }{" Festungen. Dann: "}
}{ $who } stellt { $count } auf{ $far ->
    [yes] , alle vor dem ersten Angriff
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } greift an: Sag, von wo, wen, und wie viele in beiden.
   *[no] { $who }: Drück ein eigenes Gebiet, dann, wen es angreift.
}
map-head-wrong = Ein Gebiet ist falsch: Drück das Banner dessen, dem es gehört, dann das Gebiet.
map-head-against = { $owed ->
    [whom] { $from } greift an. Drück, wen.
    [both] { $from } greift { $to } an. Sag, wie viele in beiden.
    [one] { $from } greift { $to } an. Sag, wie viele in { $where }.
   *[none] { $from } greift { $to } an: { $one } gegen { $other }.{ $dice ->
        [table] {" Dann die Würfel des Tisches."}
       *[program] {""}
    }
}
map-head-off = Nimm weg: { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who } in { $territory }
map-head-on = Dann weiter würfeln oder aufhören.
map-head-roll = Würfle { $attack } gegen { $defence }, oder hör auf.
map-head-dice = Wirf { $attack } gegen { $defence }{ $far ->
    [yes] .
   *[no] {", und drück, was die Würfel zeigen."}
}
map-holds = { $territory } hält stand
map-falls = { $territory } ist erobert
map-head-move = { $same ->
    [yes] Rück { $least } vor
   *[no] { $least } bis { $most } rücken vor
}{ $places ->
    [yes] {", "}{ $from } → { $to }
   *[no] {""}
}{ $leader ->
    [yes] , der Anführer auch
   *[no] {""}
}.
map-head-fortify = { $who }: Verleg einmal Figuren von einem Gebiet in ein anderes oder nicht.
map-head-fortified = Verleg Figuren: { $from } → { $to }{ $leader ->
    [yes] , der Anführer auch
   *[no] {""}
}. Eine bleibt.
map-head-card = Nimm eine Gebietskarte.
map-head-cards = Nimm eine Gebietskarte. Zieh eine Abenteuerkarte{ $far ->
    [yes] .
   *[no] {", und drück ihre Art."}
}
map-head-event = Tu, was das Ereignis sagt. Dann drück die Punkte darauf.
map-head-adventure = Zieh eine Abenteuerkarte{ $far ->
    [yes] .
   *[no] {", und drück ihre Art."}
}
map-head-leader = { $who }: Stell einen Anführer auf ein eigenes Gebiet{ $far ->
    [yes] .
   *[no] {", und drück es."}
}
map-head-ring = Zieh den Ring weiter: { $from } → { $to }. Ohne Würfel.
map-head-gate = Wirf einen Würfel, { $from }: ab { $needed } geht der Ring weiter, { $to }.
map-head-doom = Wirf einen Würfel, { $from }: ab { $needed } ist der Ring zerstört.
map-news-out = { $who } ist draußen: Gebietskarten an { $by }, Abenteuerkarten weg.
map-news-leader = { $who } nimmt den Anführer in { $territory } vom Brett.
map-news-along = { $who } zieht den Anführer mit: { $territory }.
map-news-site = Ein Auftrag, der { $territories } nennt, kann abgegeben werden.
map-news-traded = Sofort einzusetzen, zusammen: { $count }, als { $figures }.
map-news-discard = Leg Abenteuerkarten ab, bis du { $count } hast.
map-on = { $from } gegen { $to }
map-on-table = Jetzt am Tisch
map-step-lands = Kartengebiete: je eine Figur
map-step-others = Freie Gebiete, dann die anderen Figuren
map-step-leaders = { $leaders ->
    [1] Je ein Anführer
   *[other] Je { $leaders } Anführer
}
map-step-hands = Hand: 1 Gebiets-, 4 Abenteuerkarten
map-step-ring = Der Ring: { $where }
map-in-box = Bleibt in der Schachtel
map-colour-in-box = { colour }, auch die Anführer
map-colour-neutral = { colour } als neutrale Armee: je { $count } in ihren Gebieten
map-dice-in-box = die Würfel, wenn das Programm würfelt
map-brushes = Drück ein Banner, um damit zu malen, einen Namen, um ihn zu schreiben.
map-banners-begin = Drück das Banner, das beginnt, einen Namen, um ihn zu schreiben.
map-each-takes = Jeder nimmt { $battalions } Figuren. Auf Karten liegen
map-leaders-kept = Anführer führt das Programm, sobald einer genannt ist.
map-dice-owed = Noch zu sagen:
map-leaders-owed = Noch zu stellen:
map-lands-of = von { $count } auf Karten
map-lands-alone = Gebiete
map-held = { $count } { $count ->
    [one] Gebiet
   *[other] Gebiete
}{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , { $whole } Regionen
}
map-one-region = 1 Region
map-hand-of = { $who }: die Hand
map-brush-of = { $who }: malen
map-name-of = { $who }: der Name
map-which-name = Tipp den Namen
map-the-rest = Die anderen { $count }: { $who }
map-whose-land = Wem gehört welches Gebiet?
map-which-land = Welches Gebiet? { $who }
map-no-leaders = Keine Anführer …
map-leaders-stand = Steht auf dem Brett
map-one-now = einer jetzt
map-one-then = noch { $count }
map-throw = Auswürfeln, wer anfängt
map-begins = { $who } fängt an
map-who-begins = Wessen Würfel ist der höchste?
map-trade-first = { $count } Karten am Anfang: erst ein Satz
map-trade-may = { $count } Karten auf der Hand: ein Satz, wenn du magst
map-trade-spoils = { $count } Karten: Sätze, bis vier bleiben
map-set-archers = drei Schützen
map-set-riders = drei Reiter
map-set-eagles = drei Adler
map-set-each = von jedem eins
map-wild = Ein Joker ersetzt jede.
map-which-set = Welcher Satz?
map-not-so-many = Nicht so viele Karten …
map-place = Aufstellen
map-trade = Satz tauschen
map-first = Zuerst, von selbst
map-then = Dann, wo du willst, alles vor dem ersten Angriff
map-no-tower = Keine Festung gehalten.
map-third = ein Drittel von { $count } Gebieten
map-third-least = das Mindeste: { $count } Gebiete
map-sets = Sätze
map-may-trade = { $count } Karten auf der Hand: Ein Satz gäbe 4, 6, 8 oder 10.
map-no-set = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
} auf der Hand: noch kein Satz.
map-counted = Der Tisch zählt, was aufgestellt wird.
map-count-lands = Drück deine Festungen und ganzen Regionen, dann wie viele Gebiete es sind.
map-placed = Alles aufgestellt
map-land-wrong = Ein Gebiet ist falsch
map-land-right = Jetzt stimmt alles
map-attack-how = Ein Angriff
map-attack-1 = Drück ein eigenes Gebiet
map-attack-2 = Drück, wen es angreift
map-attack-3 = Sag, wie viele in beiden
map-attack-told = Am Tisch gekämpft? „{ chip-conquer }“
map-whom = Wen greift es an?
map-how-many = Wie viele stehen da?
map-fight = Kampf { $one } gegen { $other }
map-no-more = Keine Angriffe mehr
map-taken-without = Ohne Würfel erobert
map-card-played = Karte gespielt …
map-card-adds = Karte: +1
map-leader-adds = Anführer
map-stronghold-adds = Festung
map-how-many-points = Wessen Karte, und wie viele Punkte?
map-whose-card = Wessen Karte war es?
map-whose-on-ring = Wessen Karte, wenn sie zählt, und wie viele Punkte?
map-dice-attack = Angriff
map-dice-defence = Abwehr
map-not-thrown = { $die }: nicht geworfen
map-dash = Der Strich: ein Würfel, der nicht geworfen wurde
map-pair = { $how ->
    [beats] { $one } schlägt { $other }
    [ties] { $one } gleich { $other }
   *[under] { $one } unter { $other }
}
map-stand-against = stehen gegen
map-takes = { colour } nimmt es: { $count } von 100
map-will-stand = Fällt es, bleiben etwa { $left } von { $of }
map-leader-card = mit Anführer gewonnen: eine Karte
map-roll = Würfeln, { $attack } gegen { $defence }
map-roll-all = Bis zum Ende
map-fewer = Weniger Würfel: drück einen
map-table-dice = Würfel vom Tisch
map-program-dice = Würfel des Programms
map-which-dice = Was zeigen die Würfel?
map-roll-before = letzter Wurf
map-which-die = Was zeigt der Würfel?
map-stood = { $count } standen
map-stay = { $count ->
    [0] keine bleibt
    [one] { $count } bleibt
   *[other] { $count } bleiben
}
map-rolls = Würfe: { $rolls }
map-rolls-chance = Würfe: { $rolls }. Vor dem ersten stand es { $count } von 100.
map-every-roll = Jeder Wurf …
map-rolls-back = Zurück
map-rolls-before = Frühere Würfe
map-rolls-behind = Spätere Würfe
map-rolls-of = Würfe { $from } bis { $to } von { $of }
map-taken-off = Weggenommen
map-on-to-fortify = Weiter zum Verlegen
map-move-in = Wie viele rücken vor? { $least } bis { $most }
map-moves-in = { $same ->
    [yes] Vorrücken: { $least }
   *[no] { $least } bis { $most } rücken vor
}
map-fortify-how = Einmal im Zug, zwischen verbundenen Gebieten
map-fortify-1 = Drück, woher sie kommen
map-fortify-2 = Drück, wohin sie gehen
map-fortify-3 = Zieh, so viele du willst; eins bleibt
map-fortify-once = Oder weiter ohne.
map-fortified = Für diesen Zug getan.
map-fortified-done = Verlegt
map-no-fortify = Nichts verlegen
map-leader-too = Mit dem Anführer
map-men-alone = Die Männer allein
map-where-to = Wohin gehen sie?
map-territory-card = Gebietskarte
map-adventure = { $territory ->
    [none] Eine Abenteuerkarte steht an
   *[other] Abenteuerkarte: Anführer nahm { $territory }, Ort der Macht
}
map-card-hand = für die Eroberung: { $count } auf der Hand
map-card-none = Keine Gebietskarte
map-card-nothing = nichts wurde erobert
map-kind-event = ausführen, dann noch eine ziehen
map-kind-kept = das macht { $count }
map-kind-fifth = das macht { $count }: wirf eine ab
map-event-points = Wie viele Punkte sind aufgedruckt?
map-which-kind = Welche Art?
map-deck-empty = Der Stapel ist leer
map-leader-owed = Ein Anführer steht aus
map-leader-how = { colour } hat keinen auf dem Brett: Einer kommt auf ein eigenes Gebiet.
map-which-own = Welches Gebiet?
map-no-leader = Keiner wird gestellt
map-destroyed = zerstört?
map-no-die = hier kein Würfel
map-die-first = erst ein Würfel
map-thrown = Am Tisch gewürfelt? Drück es.
map-stays = bleibt: { $territory }
map-goes = geht weiter: { $territory }
map-is-destroyed = ist zerstört
map-next-die = Der nächste Würfel: { $territory }.
map-step-of = { $territory } ist Schritt { $step } von { $of }
map-ring-there = Der Ring ist dort
map-throw-die = Würfeln
map-card-on-ring = Eine Karte auf den Ring …
map-which-card = Was sagt die Karte?
map-card-adds-die = Oder ein Würfel, mit dem, was sie hinzufügt
map-card-die = Hier würfeln
map-set-right = Richtigstellen …
map-where-ring = Wo ist der Ring?
map-ring-stands = { $how ->
    [gate] Der Ring ruht, { $territory }: ab 4 geht er weiter.
    [doom] Der Ring am Ziel, { $territory }: ab { $doom } ist er zerstört.
   *[free] Der Ring ist hier: { $territory }, und geht weiter.
}
map-head-all = Alle: je eine Figur auf das Gebiet jeder gezogenen Karte.
map-part-territories = Gebiete
map-part-strongholds = Festungen
map-part-regions = Ganze Regionen
map-part-cards = Karten
map-how-it-went = Wie es ging
map-on-the-mat = Das Brett am Ende
map-ring-thrown = Nötig { $needed } oder mehr{ $modifier } · { $how ->
    [on] Der Ring geht weiter
   *[stays] Der Ring bleibt
}
map-ring-ended = { $how ->
    [destroyed] Der Ring ist zerstört, in Runde { $round }.
    [found] Der Ring ist gefunden, in Runde { $round }: { $territory }.
   *[there] Der Ring steht hier: { $territory }.
}
map-turns = Züge, die noch kommen, gefüllt nach ihrer Chance
map-hunt-how = Zwei Würfel um den Ring: Drück, was sie zeigen
map-hunt-needs = 12 mit den Boni findet ihn.
map-whence-how = Neben dem Eroberten stehen zwei Anführer. Drück das Gebiet, von dem der Angriff kam.
map-from-which = Von welchem Gebiet?
map-conquest-how = Die Männer sind vorgerückt. Drück das eroberte Gebiet.
map-which-taken = Welches Gebiet wurde erobert?
map-what-counts = Was hält jeder?

## Wozu jeder Befehl da ist

help = C ist eine Farbe, T ein Gebiet oder der Anfang seines Namens, N eine Zahl; „!“ am Ende gilt auf das Wort des Tisches.
help-new = Beginnt eine Partie Risiko: wer spielt, in der Reihenfolge des Spiels, und was vereinbart ist.
help-deal = Aufbau: wie viele Karten jeder bekommt, wie viele Gebiete er beansprucht und was übrig bleibt.
help-own = Sagt, wem diese Gebiete gehören; mit rest alle, die niemand hält. C darf none sein, oder neutral bei zwei Spielern.
help-leader = Stellt einen Anführer, nimmt ihn weg oder versetzt ihn.
help-leaders = Alle Anführer eines Spielers stehen dort und sonst nirgends.
help-setup = Die Liste des Aufbaus, mit den Zahlen dieser Partie und dem, was abgehakt ist (K60).
help-tick = Hakt einen Punkt des Aufbaus ab oder nimmt den Haken zurück (K60).
help-begin = Beginnt den ersten Zug: bei wem, oder nach den Würfeln, die das Programm wirft.
help-done = Beendet den Schritt.
help-reinforce = Was aufzustellen ist, Teil für Teil; ohne Brett aus den Zahlen des Tisches.
help-trade = Tauscht einen Satz von drei Gebietskarten: archer, rider, eagle, wild.
help-set = Der beste Satz einer Hand.
help-hand = Wie viele Karten jemand hat, und die Punkte der gespielten; stellt sie richtig.
help-fight = Ein Angriff: A gegen D Bataillone, dahinter l für einen Anführer, s für eine Festung, + für eine Karte; oder von einem Gebiet ins andere.
help-roll = Wertet einen Wurf: Würfel vom Tisch, die des Angreifers zuerst; oder die App wirft, einmal oder bis zum Ende.
help-break = Der Angreifer hört auf.
help-move = So viele Bataillone rücken in das eroberte Gebiet.
help-conquer = Ein Gebiet wurde erobert; ohne Brett nur, ob mit Anführer, mit Ort der Macht, und wessen letztes es war.
help-from = Sagt, von wo eine Eroberung kam, wenn danach gefragt wird.
help-fortify = Bataillone gehen von einem Gebiet in ein anderes, einmal im Zug.
help-connected = Ob zwei Gebiete durch eigene ihres Besitzers verbunden sind.
help-draw = Eine Abenteuerkarte wurde gezogen; hinter einem Ereignis die aufgedruckten Punkte.
help-play = Eine Karte mit so vielen Punkten wurde gespielt.
help-effect = Etwas gilt bis zum nächsten Zug von jemandem; oder es gilt nicht mehr.
help-ring = Der Schritt der Gefährten, mit seinem Würfel, wo er einen verlangt; oder der Ring wird richtiggestellt.
help-card = Eine Karte lässt den Ring bleiben oder weiterziehen oder wirft einen Würfel; by sagt, wem sie gehört, und ihre Punkte.
help-hunt = Die zwei Würfel der Jagd nach dem Ring.
help-clock = Wie lange die Partie wohl dauert, und wie wahrscheinlich die nächsten Züge aller sind.
help-score = Die Punkte aller mit ihren Teilen; ohne Brett die Zahlen des Tisches für einen Spieler.
help-winner = Wen die Würfel wählten, wo Punkte gleich sind.
help-regions = Wer mindestens die Hälfte welcher Region hält, und was fehlt.
help-odds = Die Chancen eines ganzen Kampfes oder mehrerer nacheinander; mit once, eines Wurfes.
help-need = Die kleinste Truppe mit mindestens dieser Chance.

## Die Regeln nach Nummern

rule-k1 = Zwei bis vier spielen, jeder eine Farbe: Gelb und Grün sind Freie Völker, Rot und Schwarz gehören Sauron. Zu zweit gibt es eine neutrale Armee, die sich nur verteidigt.
rule-k2 = Je 60, 52 oder 45 Bataillone zu zweit, dritt oder viert. 64 Gebietskarten, davon 16 gute, 16 böse, 32 neutrale, und zwei Joker.
rule-k3 = Ausgeteilte Karten sind eigene Gebiete mit je einem Bataillon: zu viert 8 der eigenen Seite; zu dritt den Freien Völkern alle 16 guten, den anderen 8 böse und die Hälfte der neutralen; zu zweit je 16, und einer neutralen Armee 21 mit je zwei Bataillonen.
rule-k4 = Freie Gebiete werden reihum mit je einem Bataillon besetzt, bis keines frei ist; dann reihum ein Bataillon auf ein eigenes, bis keines übrig ist.
rule-k5 = Dann stellt jeder zwei Anführer (einen, wenn vereinbart), einen je Runde, nie zwei in ein Gebiet.
rule-k6 = Eine Hand beginnt mit einer Gebietskarte und vier Abenteuerkarten ohne Ereignis; der Ring beginnt auf Schritt 0; der höchste Wurf hat den ersten Zug, und wer ihn teilt, wirft noch einmal.
rule-k7 = Wer welches Gebiet hält, wird einmal gesagt, vor dem ersten Zug. Ohne Brett sind Gebiete und Anführer nicht bekannt, und der Tisch zählt.
rule-k8 = Ein Zug: Verstärkung, Kampf, Verlegen, Gebietskarte, Abenteuerkarte, ein Anführer, der Ring.
rule-k9 = Eine Runde ist ein Zug von jedem, der noch dabei ist. Wer nichts hält, ist ausgeschieden.
rule-k10 = Zuerst ein Bataillon in jede eigene Festung.
rule-k11 = Ein Drittel der Gebiete, abgerundet, mindestens drei.
rule-k12 = Jede ganz gehaltene Region gibt ihren Bonus dazu.
rule-k13 = Ein Satz sind drei gleiche oder drei verschiedene, ein Joker als beliebige: Bogenschützen 4, Reiter 6, Adler 8, je einer 10.
rule-k14 = Mit fünf oder mehr Karten wird ein Satz getauscht, ehe aufgestellt wird, bis höchstens vier übrig sind.
rule-k15 = Alles wird vor dem ersten Angriff aufgestellt, in einem eigenen Gebiet oder in vielen.
rule-k16 = Es zählt, was in diesem Schritt gehalten wird; was später erobert wird, zählt im nächsten Zug.
rule-k17 = Angegriffen wird aus einem Gebiet mit mindestens zwei Bataillonen in ein angrenzendes fremdes.
rule-k18 = Der Angreifer wirft einen bis drei Würfel, weniger, als er Bataillone hat.
rule-k19 = Der Verteidiger wirft einen oder zwei, höchstens so viele, wie er Bataillone hat.
rule-k20 = Höchster trifft höchsten, zweiter trifft zweiten; bei Gleichstand gewinnt der Verteidiger. Jedes Paar kostet ein Bataillon.
rule-k21 = Ein Anführer im angreifenden Gebiet: +1 auf den höchsten Angriffswürfel.
rule-k22 = Ein Anführer oder eine Festung im verteidigten Gebiet: je +1 auf den höchsten Verteidigungswürfel.
rule-k23 = Der Bonus kommt nach dem Ordnen auf einen Würfel und macht auch 7 oder 8; nur der Unterschied beider Seiten zählt.
rule-k24 = Der Bonus einer Karte für einen ganzen Angriff ist ein „+“ hinter der Zahl; eine Festung, die eine Karte ausschaltet, bleibt weg.
rule-k25 = Nach jedem Wurf macht der Angreifer weiter oder hört auf; ein Angriff und sein Vorrücken sind vorbei, ehe der nächste beginnt.
rule-k26 = Würfel des Tisches werden getippt, oder das Programm wirft: nie mehr, als jeder darf, und nur Augen von 1 bis 6.
rule-k27 = Ein Kampf kann ganz auf dem Tisch stattfinden; dann wird die Eroberung gesagt. Woher sie kam, sagen die Grenzen und die Anführer (K62).
rule-k28 = Die Chance eines ganzen Kampfes wird ausgerechnet, nicht erprobt: Der Angreifer wirft, so viel er darf, bis er nur noch hat, was er behalten will, der Verteidiger zwei, solange er zwei hat.
rule-k29 = In einer Kette ziehen nach jeder Eroberung alle bis auf ein Bataillon und der Anführer weiter. Was im Mittel bleibt, zählt das eine mit, das im Gebiet des Angriffs steht.
rule-k30 = Der Wurf, der den letzten Verteidiger nimmt, kostet den Angreifer nichts.
rule-k31 = Am besten wirft der Verteidiger einen oder zwei Würfel, je nachdem, was dem Angreifer die kleinere Chance lässt.
rule-k32 = Mindestens so viele Bataillone rücken vor, wie im letzten Wurf Würfel fielen; eines bleibt.
rule-k33 = Ein Anführer im angreifenden Gebiet zieht mit, nicht dorthin, wo der andere steht; der des Verlierers verlässt das Brett.
rule-k34 = Erobertes wechselt den Besitzer und bringt seine Karte; mit einem einziehenden Anführer und einem Ort der Macht auch die Abenteuerkarte.
rule-k35 = Ein Spieler ohne Gebiet ist ausgeschieden: Seine Gebietskarten gehen an den Eroberer.
rule-k36 = Wer dadurch zu viele Karten hat, tauscht sofort, bis vier übrig sind, und stellt sofort auf, was die Sätze geben.
rule-k37 = Einmal im Zug gehen Bataillone von einem Gebiet in ein anderes, durch eigene verbunden; eines bleibt.
rule-k38 = Wer schon einen Anführer genannt hat, aber keinen auf dem Brett hat, stellt einen.
rule-k39 = Wo die Anführer eines Spielers stehen, wird geführt, sobald einer genannt ist; ein Anführer, dessen Gebiet an einen anderen geht, verlässt das Brett.
rule-k40 = Der Ring geht vom Auenland, Schritt 0, zum Schicksalsberg, Schritt 16. Gewürfelt wird in Moria, Lórien, den Totensümpfen, Minas Morgul und Gorgoroth.
rule-k41 = Am Ende jedes Zuges zieht der Ring einen Schritt; von einem Schritt mit Würfel nur ab 4.
rule-k42 = Am Schicksalsberg wird sofort gewürfelt, und wieder am Ende jedes Zuges, bis der Ring zerstört ist.
rule-k43 = Karten halten den Ring, zählen zu seinem Würfel, werfen einen oder bringen ihn weiter; die Punkte einer Karte zählen für den, der als Besitzer genannt ist.
rule-k44 = Um den Ring würfelt nur, wessen Zug endet; vorher können die anderen ihre Karten spielen.
rule-k45 = Der Tisch kann den Ring auf jeden Schritt setzen.
rule-k46 = Die Uhr: wie viele Zugenden noch kommen, Karten beiseite.
rule-k47 = Wer erobert hat, nimmt eine Gebietskarte.
rule-k48 = Wer mit einem Anführer einen Ort der Macht erobert hat, zieht eine Abenteuerkarte; vier bleiben auf der Hand.
rule-k49 = Von der ersten gezogenen Karte an spielt dieser Spieler in diesem Zug keine Abenteuerkarte, auch keine auf den Ring; die anderen dürfen.
rule-k50 = Die Partie endet, wenn der Ring zerstört ist, oder wenn eine Eroberung jemanden ausscheiden lässt und nur ein Spieler bleibt, mit score=teams nur eine Seite.
rule-k51 = Ein Punkt für ein Gebiet, zwei mehr für eine Festung, Boni ganzer Regionen, Punkte auf gespielten Karten.
rule-k52 = Mit score=teams werden die Punkte der Spieler einer Seite zusammengezählt; eine Region muss auch dann einer allein halten.
rule-k53 = Punkte gleich: mehr Gebiete, dann Festungen, dann Kartenpunkte, dann die Würfel.
rule-k54 = Wer ausgeschieden ist, hat keine Punkte für Gebiete und kann allein nicht gewinnen; die Punkte auf seinen Karten zählen für seine Seite.
rule-k55 = Die Würfel des Programms werden nach Arten gezogen: die der Kämpfe, der des Rings, die der Jagd und die, die sagen, wer beginnt.
rule-k56 = Glück: verlorene Bataillone und gelungene Würfel des Rings, gegen das, was die Chancen gaben.
rule-k57 = Eine angesagte Wirkung besteht, bis der nächste Zug dieses Spielers beginnt.
rule-k58 = Der Tisch hat recht: Er setzt Besitzer, Hände, Anführer, Ring und Schritt, auch nach dem Ende.
rule-k59 = Die Jagd: 12 mit zwei Würfeln, eins mehr für einen Anführer dort und für eine ganze Region, findet den Ring.
rule-k60 = Die Liste des Aufbaus hat zehn Punkte, abgehakt, von wem auch immer; was nicht abgehakt ist, wird beim Beginn genannt, und es geht weiter.
rule-k61 = Ein Anführer an einem Ort der Macht wird genannt, wenn der Zug seines Spielers beginnt, und wenn er dorthin kommt: Ein Auftrag, der ihn nennt, kann abgegeben werden.
rule-k62 = Eine auf dem Tisch erkämpfte Eroberung kam aus dem einzigen eigenen Gebiet daneben, oder aus dem einzigen mit Anführer; bei zweien mit Anführer wird gefragt.
rule-k63 = Es zählen die Punkte jeder Karte, die etwas bewirkt hat: eines abgegebenen Auftrags, einer gespielten Karte, eines ausgeführten Ereignisses.
rule-k64 = Fehlende Anführer und mehr Gebiete als Bataillone werden beim Beginn genannt, und es geht weiter.

## Über alle Partien

ended-yellow = Gelb hat gewonnen
ended-green = Grün hat gewonnen
ended-red = Rot hat gewonnen
ended-black = Schwarz hat gewonnen
ended-free-peoples = Die Freien Völker haben gewonnen
ended-sauron = Sauron hat gewonnen
ended-tie = Gleichstand
seat-yellow = Gelb
seat-green = Grün
seat-red = Rot
seat-black = Schwarz
counted-turns = Züge bis zum Ende
counted-rounds = Runden
counted-seat = Von welchem Platz gewonnen
place-first = als Erster in der Reihe
seat-first = wer zuerst spielt
seat-second = der zweite
seat-third = der dritte
seat-fourth = der vierte
luck-yellow-lost = Verlorene Bataillone: Gelb
luck-green-lost = Verlorene Bataillone: Grün
luck-red-lost = Verlorene Bataillone: Rot
luck-black-lost = Verlorene Bataillone: Schwarz
luck-neutral-lost = Verlorene Bataillone: neutrale Armee
luck-gates = Tore, die der Ring passierte
