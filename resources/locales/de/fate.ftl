# Was Underhill auf Deutsch zu Fate of the Fellowship sagt; gelesen, wenn es zuerst gebraucht wird. Was jedes Spiel sagt, steht in house.ftl.
refused-ledger-needs-places = Das Truppenbuch braucht eine Boxdatei mit ihren Orten, auch denen ihrer Truppen (F58). Lass ledger=on weg, oder nenne eine andere Datei.
    .window = Das Truppenbuch braucht eine Boxdatei mit ihren Orten, auch denen ihrer Truppen (F58). Drück auf „Truppen gezählt: nein“, oder nimm eine andere Box.
refused-still-open = Zuerst, was offen ist: { $step ->
    [search] eine Suche
    [dice] Würfel auf dem Tisch: { $count }
    [choose] wohin die Nazgûl gehen
   *[top] welche Rückseite oben liegt
}. Beantworte das, dann geht es weiter.
refused-not-now = Das gehört in einen anderen Schritt. Jetzt ist: { $step ->
    [setup] der Aufbau
    [actions] Aktionen
    [cards] Spielerkarten
    [skies] der Himmel verdunkelt sich, noch { $count }
    [search] eine Suche
    [dice] Würfel auf dem Tisch: { $count }
    [choose] wohin die Nazgûl gehen
    [top] welche Rückseite oben liegt
    [shadow] Schattenkarte { $count } von { $of }
    [over] die Schattenkarten sind vorbei
   *[ended] die Partie ist vorbei
}.
refused-nine-flips = { $made } von neun Schattenkarten sind im Aufbau aufgedeckt (F5). Neun sind nötig, nicht mehr und nicht weniger.
refused-no-name = „{ $word }“ kann kein Name sein. Ein Name ist ein Wort aus Buchstaben, mit Bindestrichen statt Leerzeichen.
refused-no-such-card = „{ $word }“ ist hier keine Schattenkarte (F48). Tippe ihren Kurznamen, oder START>HAVEN/ORDER.
refused-no-such-place = „{ $word }“ ist hier kein Ort. Am nächsten ist „{ CALLED("place", $nearest) }“.
refused-top-unknown = Niemand kennt die Rückseite oben (F46). Sag sie zuerst: { DEED("top red") } oder { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } hat die Rückseite { CALLED("back", $back) }, und oben lag { CALLED("back", $top) } (F49). Sieh noch einmal nach.
refused-not-on-top = { CALLED("place", $card) } kann nicht oben liegen (F49): { $lies ->
    [layer] vermutlich liegt sie in Schicht { $layer }
    [discard] vermutlich liegt sie in der Ablage
    [resolved] sie wurde in diesem Schritt aufgedeckt
    [removed] sie ist aus dem Spiel
   *[nowhere] vermutlich ist keine solche Karte übrig
}. War eine frühere Karte falsch getippt, berichtigt das { ASK("amend K CARD") }.
refused-no-such-back = Keine Karte, die dort liegen kann, hat die Rückseite { CALLED("back", $back) } (F49). Sieh noch einmal nach; oder eine frühere Karte war falsch getippt.
refused-other-head = Oben auf der nächsten Schicht wurde { CALLED("back", $head) } gesehen, nicht { CALLED("back", $back) } (F49). Sieh noch einmal nach; oder eine frühere Karte war falsch getippt.
refused-not-the-last = Dahinter liegen noch Karten (F44). Sag, welche Rückseite jetzt oben liegt: red oder black.
    .window = Dahinter liegen noch Karten (F44). Sag, welche Rückseite jetzt oben liegt: ROT (r) oder SCHWARZ (b).
refused-the-last = Es ist die letzte Karte des Stapels: Dahinter liegt nichts (F44). Sag none statt der Rückseite.
refused-deck-empty = Dort liegt keine Karte mehr. Misch zuerst, oder stell richtig, wo der Tisch steht.
refused-not-known-on-top = { CALLED("place", $card) } gehört nicht zu den Karten, die oben bekannt sind (F51). Sieh nach mit { ASK("peek CARD…") }, dann nenne sie.
refused-no-such-flip = Eine { $flip }. Karte gibt es nicht: { $flips } wurden aufgedeckt, die neun des Aufbaus mitgezählt (F53).
refused-cannot-follow = Damit wäre { $what } nicht mehr möglich (F53). Nichts ist geändert; berichtige das, oder sieh noch einmal nach.
refused-too-many-needed = Diese brauchen { $needed } Charaktere, und Platz ist für { $most } (F7, F8). Nimm andere.
refused-no-set-fits = Keine Auswahl der Ziele in der Liste kommt mit so wenigen Charakteren aus (F7). Nenne die Ziele selbst.
refused-nothing-listed = Keine Datei führt genug davon auf, um zu ziehen (F7, F8). Nenne sie selbst, oder beginn mit einer Boxdatei.
refused-named-twice = „{ $name }“ kann dort nicht noch einmal stehen. Nenne jeden einmal, und Frodo und Sam nie in der Solo-Reihe.
refused-other-region = { CALLED("place", $place) } liegt nicht dort: { CALLED("place", $region) }. Nenne die Region, in der es liegt.
refused-region-unknown = Niemand weiß, in welcher Region { CALLED("place", $place) } liegt. Sag es: in=REGION.
refused-troops-untold = Die Truppen müssen gesagt werden: { $what }=N.
refused-ledger-says = Nach dem Truppenbuch ist es { $what } { $count } (F58). Lass es weg, oder stell den Ort richtig mit { ASK("troops PLACE shadow=N") }.
refused-place-untold = Mit dem Truppenbuch muss der Ort genannt sein (F58). Setze ihn hinter die Region.
refused-both-sides = Ein Kampf braucht dort eine befreundete und eine Schattentruppe (F28). Zähl noch einmal.
refused-no-stronghold = { CALLED("place", $place) } ist keine Festung des Schattens (F43). Ist es eine, sagt das { ASK("place PLACE stronghold") }.
refused-capture-troops = { CALLED("place", $place) } wird mit einer befreundeten und ohne Schattentruppe erobert (F43). Stell zuerst die Truppen richtig.
refused-no-haven = { CALLED("place", $place) } ist keine Zuflucht, die fallen könnte (F33). Ist es eine, sagt das { ASK("place PLACE haven") }.
refused-objectives-open = { $left ->
    [one] Ein anderes Ziel ist
   *[other] { $left } andere Ziele sind
} vor dem Schicksalsberg noch zu erfüllen (F27).
refused-objective-is = { CALLED("objective", $name) } ist { $done ->
    [yes] schon erfüllt
   *[no] schon offen
}. Es ist nichts zu ändern.
refused-no-more-objectives = So können nur { $count } Ziele erfüllt werden, das letzte allein auf dem Schicksalsberg (F27). Öffne zuerst eines.
refused-last-objective = Das letzte Ziel wird nie getippt: Es gehört zu jeder Partie und wird auf dem Schicksalsberg erfüllt (F7, F27).
refused-not-six-faces = Ein Würfel hat sechs Seiten, gesagt sind { $count }. Sag jede Seite, und wie oft sie da ist, zusammen sechs.
refused-no-hope = Es ist keine Hoffnung mehr da, die reichen könnte. Mit einer Zahl hinter hope= wird gefragt, was wäre.
refused-not-rolled = Die Würfel sind noch zu werfen: { DEED("roll") }.
refused-rolled-already = Die Würfel liegen schon da. Wende sie an mit { DEED("accept") }.
refused-no-such-face = „{ $word }“ ist keine Seite dieses Würfels, oder Anfang von mehr als einer. Suche: Entwischt (slip), Müde (weary), Entdeckt (exposed), Rückruf (recall); Kampf: Flucht (rout), Tausch (exchange), Überrannt (overrun), Nazgûl.
refused-no-such-die = Kein Würfel zeigt { $face }. Nenne eine Seite, die daliegt.
refused-no-battle = Das gehört zu einem Kampf mit Würfeln auf dem Tisch (F30).
refused-which-army = { $count ->
    [one] Eine befreundete Truppe fällt:
   *[other] { $count } befreundete Truppen fallen:
} Sag, aus welchem Heer (F31), etwa elven=1.
refused-only-unread = Ob eine Truppe kam, wird nur bei einer ungelesenen Karte gesagt, die verstärkt (F42).
refused-cannot-come = So kann der Spielerstapel die Himmelskarten nicht enthalten: eine in jedem Teilstapel (F9, F55). Zähl noch einmal.
refused-foreseen = Oben wurden andere Karten vorausgesehen (F56). Sieh noch einmal nach.
refused-no-more-copies = Mehr von { $card } gibt es nicht (F57). Sieh noch einmal nach.
refused-only-named = Das geht nur mit cards=names (F57). In dieser Partie werden gezogene Karten nur gezählt: card und skies.
    .window = Das geht nur mit „Karten: nach Namen“ (F57). In dieser Partie werden gezogene Karten nur gezählt.
refused-no-cards-left = Keine Spielerkarten sind übrig: Zieh keine (F12).
refused-only-ledger = Das geht nur mit ledger=on (F58). In dieser Partie werden Truppen gesagt, wo sie gebraucht werden.
    .window = Das geht nur mit „Truppen gezählt: ja“ (F58). In dieser Partie werden Truppen gesagt, wo sie gebraucht werden.
refused-supply-short = Der Vorrat hat nur noch { $left }: { $army } (F60). Stell zuerst andere Orte richtig.
refused-too-few-there = { CALLED("place", $place) } hat nur { $count } (F60). Bewege nicht mehr.
refused-no-choice = Diese Wahl gibt es nicht. { $options ->
    [0] Bewege die Nazgûl einzeln.
   *[other] Wähle von 1 bis { $options }.
}
refused-no-such-move = Kein Nazgûl kann jetzt so ziehen: { CALLED("place", $from) } → { CALLED("place", $to) } (F20). Er kommt von außerhalb von Frodos Region und geht in eine andere.
refused-never-shown = Keine Karte und keine Datei hat bisher „{ $name }“ gezeigt (F52). Sieh den Namen noch einmal nach.
help = R ist eine Region, PLACE ein Ort, CARD eine Schattenkarte; BACK ist red oder black; N eine Zahl. help COMMAND sagt mehr.
help-new = Beginnt eine Partie für 1 bis 5; board=practice mit der Übungsbox, board=FILE mit der eigenen (F1).
help-confirm = Die Zahlen auf den eigenen Teilen, wo sie anders sind: Hoffnung, Bedrohung, ein Würfel.
help-objectives = Die Ziele ohne das letzte, genannt oder gezogen (F7).
help-characters = Wer wen spielt, genannt oder ausgeteilt (F8).
help-tick = Hakt einen Punkt des Aufbaus ab oder nimmt den Haken zurück (F2).
help-top = Die Rückseite, die oben auf dem Schattenstapel liegt (F46).
help-flip = Eine aufgedeckte Schattenkarte, und die Rückseite, die dann dort liegt; ? für eine, die niemand liest (F40).
help-hands = Die ausgeteilten Spielerkarten, mit cards=names (F57).
help-begin = Beginnt den ersten Zug nach neun Karten; Frodos Region, und wer anfängt (F9).
help-act = Zählt eine Aktion (F11).
help-done = Beendet die Aktionen oder den Zug (F10).
help-draw = Zwei Spielerkarten: card oder skies, mit cards=names auch beim Namen (F12).
help-skies = Eine Himmelskarte mit ihrem Ort: alle vier Schritte (F34).
help-frodo = Wo Frodo ist.
help-eye = Wo das Auge ist.
help-fate-search = Eine Suche, wo Frodo steht, mit den Schattentruppen dort (F22).
help-ring = Frodo steckt den Ring an (F26).
help-doom = Der Schicksalsberg, mit den Schattentruppen dort (F27).
help-fate-attack = Ein Angriff; das Auge kommt dorthin (F28).
help-battle = Ein Kampf durch eine Karte (F28).
help-roll = Die Würfel, wie sie auf dem Tisch fielen; ohne Seiten würfelt das Programm.
help-reroll = Der erste Würfel mit dieser Seite noch einmal (F24, F30).
help-turn = Eine Fähigkeit dreht einen Würfel (F24).
help-drop = Eine Fähigkeit nimmt einen Würfel weg (F24).
help-valor = Im Kampf ausgegebene Tapferkeit: so viele Schattentruppen mehr fallen (F30).
help-fate-accept = Die Würfel wirken (F25, F31).
help-choose = Was aus dem Befehl wird, wo es eine Wahl gibt (F20, F21).
help-capture = Eine Festung wird erobert (F43).
help-fate-lost = Eine Zuflucht fällt: Hoffnung −3 (F33).
help-place = Was ein Ort ist, auf das Wort des Tisches.
help-objective = Ein Ziel ist erfüllt, oder wieder offen.
help-hope = Die Hoffnung, oder stellt sie richtig (F14).
help-threat = Die Bedrohung, oder das Feld ihres Markers (F35).
help-supply = Schattentruppen, die nicht auf dem Plan sind.
help-fate-nazgul = Wo die Nazgûl sind; R = N stellt eine Region richtig, FROM TO bewegt einen, wo der Tisch es tut (F20).
help-cards = Gezogene Spielerkarten, und wie viele davon den Himmel verdunkeln (F55).
help-peek = Angesehene Karten, von oben an (F51).
help-order = Die ersten bekannten Karten in dieser Reihenfolge (F51).
help-remove = Eine oben bekannte oder abgelegte Karte verlässt das Spiel (F51).
help-foresee = Spielerkarten, die oben liegen (F56).
help-amend = Eine aufgedeckte Karte war eine andere, oder zeigte eine andere Rückseite; alles danach wird neu ausgerechnet (F53).
help-deck = Was vom Schattenstapel bekannt ist, nach Schichten (F45).
help-discard = Was in der Schattenablage liegt.
help-fate-odds = Genaue Chancen (F52, F56, F57), und die von Würfeln vor dem Wurf.
help-troops = Stellt einen Ort des Truppenbuchs richtig (F60).
help-fate-move = Bewegt Truppen im Truppenbuch (F60).
help-check = Was nach dem Truppenbuch auf dem Plan stehen soll (F60).
told-put-back = Braucht zu viele Charaktere und wird zurückgelegt: { $names }
told-advance = Vormarsch { $line }: vorn zuerst, dann Kämpfe; dann fallen Zufluchten ohne Freunde.
told-reinforce = Verstärkung { $place }: { $troop ->
    [yes] eine Truppe, ein Kampf, wenn dort befreundete stehen
   *[no] keine Truppe (erobert, oder keine übrig)
}{ $order ->
    [eye] {", "}dann das Auge
    [closer] {", "}dann kommen zwei Nazgûl näher
    [deploy] {", "}dann ziehen drei Nazgûl zum Auge
   *[none] {""}
}.
told-special = { $card }: Tu, was die Karte sagt, und tipp, was daraus wird.
told-unread = { $half ->
    [red] Eine ungelesene Karte rückt vor: Ihre Linie marschiert, vorn zuerst.
   *[black] Eine ungelesene Karte verstärkt: ihre Truppe, falls eine kommt, dann ihr Zeichen.
}
told-other-half = Karte { $flip } wäre eine andere Karte oder Hälfte gewesen. Was auf dem Tisch geschah, bleibt.
cause = { $cause ->
    [search] Suchwürfel
    [eye] das Auge bei Frodo
    [haven] eine Zuflucht gefallen
    [troops] keine Truppe übrig
    [cards] keine Karte übrig
    [ring] den Ring angesteckt
    [capture] eine Eroberung
   *[table] das Wort des Tisches
}
told-hope = Hoffnung { $to }, { $by }: { $cause }.
told-threat = Bedrohung auf Feld { $space }.
told-eye = Das Auge: { $region }{ $frodo ->
    [yes] {", "}wo Frodo ist
   *[no] {""}
}.
told-nazgul = Nazgûl: { $where }
told-missing = Spielerkarten, die nicht gezogen werden konnten: { $count }.
told-skies = { $place }: { $placed ->
    [one] eine Truppe
   *[other] { $placed } Truppen
}.
told-shuffles = { $count ->
    [0] Es wird nichts gemischt.
    [one] Misch 1 Schattenkarte auf den Stapel; welche Rückseite liegt oben?
   *[other] Misch { $count } Schattenkarten auf den Stapel; welche Rückseite liegt oben?
}
told-moved = { $from } → { $to }: { $count }
told-again = { $name } handelt noch einmal nach der anderen Figur (F11); eine Karte kann es erlauben.
told-travel = Die Reise kostet eine Heimlichkeit oder eine Suche mit einem Würfel für jeden Nazgûl (dort: { $nazgul }) und jede Schattentruppe des Ortes{ $troops ->
    [unknown] .
   *[other] {" "}(dort: { $troops }).
}
too-many-nazgul = Nazgûl auf dem Plan: { $count }. Es gibt neun.
told-too-often = Keine Aktion mehr (F11): { $name }; eine Karte kann sie geben.
told-dice = { $what ->
    [search] Suche ({ $place })
    [doom] Schicksalsberg
   *[battle] Kampf ({ $place })
}: { $count } Würfel.
told-search = Das Auge ist schon bei Frodo: Eine Suche steht an.
remind = { $of ->
    [hands] Wer mehr als 7 Karten auf der Hand hat, legt ab oder spielt, bis es 7 sind; Marker zählen nicht.
    [confirm] Vergleiche Hoffnung, Bedrohung und Würfel einmal mit deinen Teilen; wo sie anders sind: { DEED("confirm") }.
    [ticks] Auf der Liste des Aufbaus ist nichts abgehakt. Die Partie geht weiter.
   *[doom-costs] Frodo zahlt 5 Widerstand.
}
told-over = { $won ->
    [yes] Der Ring ist vernichtet: Die Spieler haben gewonnen.
   *[no] Die Partie ist verloren.
}
nowhere = keine
fate-name = Das Schicksal der Gefährten
level = { $level ->
    [introductory] Einführung
    [heroic] Heldenhaft
    [epic] Episch
    [legendary] Legendär
   *[standard] Standard
}
fate-figures = { $level }, Zug { $turn }, Hoffnung { $hope }
fate-totals = Das Schicksal der Gefährten: { $games }; gewonnen { $won }, verloren { $lost }
no-players = Sag, wie viele spielen: players=N, 1 bis 5 (F1).
    .window = Drück, wie viele spielen: 1 bis 5 (F1).
not-copied = Du hast noch keine eigene Box, und es gibt kein { $path }: Zieh eine Boxdatei auf das Fenster, oder lass board=own weg.
    .window = Du hast noch keine eigene Box, und es gibt kein { $path }: Zieh eine Boxdatei auf das Fenster, oder wähle eine andere.
source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } weitere)
}
proof-cards-missing = { $listed } von { $of } Schattenkarten stehen da; die anderen sind ungelesen, bis sie aufgedeckt werden (F48).
proof-too-many-of-order = { $listed } Karten haben den Befehl { $order }, und es gibt { $most }.
proof-back-unknown = Die Rückseite von { $card } hat niemand gesehen.
proof-keys-missing = Fehlt, und ist in einer Partie mit dieser Datei nicht bekannt: { $keys }.
host = { $step ->
    [won] Die Spieler haben gewonnen.
    [lost] Die Partie ist verloren.
    [roll] Wirf { $count } Würfel.
    [rolled] Erst neu würfeln und Tapferkeit; dann wirken die Würfel.
    [searched] Erst neu würfeln; dann wirken die Würfel.
    [search] Wo Frodo steht, ist eine Suche fällig. Wie viele Schattentruppen sind dort?
    [move] Bewege bis zu zwei Nazgûl einen Schritt näher zu Frodo.
    [choose] Wer am Zug ist, wählt, wohin die Nazgûl gehen.
    [lay] Bau nach der Liste auf. Ist der Schattenstapel gemischt: Welche Rückseite liegt oben?
    [top] Welche Rückseite liegt oben auf dem Schattenstapel?
    [setup] Deck Schattenkarte { $count } von neun auf: eine Truppe auf ihren roten Ort, sonst nichts.
    [begin] Hak ab, was getan ist; dann beginn mit Frodos Region.
    [actions] Aktionen{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. Wenn sie getan sind: Spielerkarten.
    [cards] Zieh zwei Spielerkarten.
    [skies] Der Himmel verdunkelt sich: Welcher Ort steht auf der Karte?
    [haven] Stehen Schattentruppen allein in { $places }? Sag, was verloren ist, oder mach weiter.
    [over] Sag Kämpfe und Verluste der letzten Karte; dann der nächste Spieler.
   *[flip] { $back ->
        [red] Deck die oberste Karte auf: ROT liegt oben. Und dann: Welche Rückseite liegt jetzt dort?
        [black] Deck die oberste Karte auf: SCHWARZ liegt oben. Und dann: Welche Rückseite liegt jetzt dort?
       *[none] Welche Rückseite liegt oben auf dem Schattenstapel?
    }
}
stands = Zug { $turn }, { $whose }: { $step }
whose = { $solo ->
    [yes] Charakter { $who }
   *[no] Spieler { $who }
}
step = { $step ->
    [actions] Aktionen
    [cards] Spielerkarten
    [skies] der Himmel verdunkelt sich, noch { $count }
    [top] welche Rückseite liegt oben?
    [search] eine Suche steht an
    [dice] Würfel auf dem Tisch: { $count }
    [choose] es ist zu wählen, wohin die Nazgûl gehen
    [shadow] Schattenkarte { $count } von { $of }
   *[over] die Schattenkarten sind vorbei
}
fact-hope = Hoffnung { $hope } von { $top }
fact-threat = Bedrohung: Rate { $rate } (Feld { $space })
fact-supply = Schattenvorrat { $supply }
fact-eye = Auge { $eye }, Frodo { $frodo }
fact-cards = Spielerkarten: { $drawn } gezogen, davon { $skies } Himmel; { $left } übrig
fact-layer = { $cards ->
    [one] 1 Schattenkarte
   *[other] { $cards } Schattenkarten
}{ $back ->
    [red] {", "}ROT oben
    [black] {", "}SCHWARZ oben
   *[none] {""}
}
fact-objectives = Ziele: { $done } von { $all }
fact-discard = Schattenablage: { $cards }
fact-ticked = Abgehakt: { $count } von 13
fact-row = Die Reihe
fact-seat = { $whose }: { $names }
asked-no-deck = Im Schattenstapel liegt keine Karte mehr.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {"; "}noch ungelesen: { $unread }
}{ $known ->
    [none] {""}
   *[other] {"; "}bekannt: { $known }
}
asked-board = Auf dem Plan { $count ->
    [one] soll 1 Schattentruppe
   *[other] sollen { $count } Schattentruppen
} stehen; im Vorrat: { $supply }.
asked-army = { $army }, noch im Vorrat: { $left }
asked-battle = { $attack ->
    [yes] Keine Schattentruppe bleibt: { $clear }. Nur der Schatten bleibt: { $falls }. Befreundete Verluste im Mittel: { $lost }.
   *[no] Nur der Schatten bleibt: { $falls }.
}
asked-chance = Die Chance: { $least ->
    [yes] {"mindestens "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}aber zweifelhaft: Etwas ging dort auf dein Wort
   *[no] {""}
}.
fact-open = Offen: { $names }
fact-done = Erfüllt: { $names }
fact-sites = { $site ->
    [haven] Zufluchten, genannt oder erobert
   *[stronghold] Festungen, genannt oder gefallen
}: { $places }
sheet-game = { $players ->
    [one] Allein
   *[other] { $players } Spieler
}, { $level }, Züge: { $turns }
sheet-hope = Hoffnung ({ $cause }): { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Zug { $turn }: Hoffnung { $to }, { $by }, { $cause }
sheet = Zufluchten gefallen { $lost }, erobert { $captured }; Nazgûl bei Frodo höchstens { $nazgul }; Karten { $flips }; Himmel verdunkelt { $skies }
track-hope = Hoffnung
track-threat = Bedrohung
track-supply = Schattenvorrat
track-nazgul = Nazgûl
track-objectives = Ziele
head-chances = { $turn ->
    [next] Der nächste Zug
   *[this] Dieser Zug
}, Karten: { $flips }
head-deck = Der Stapel
head-skies = Der Himmel verdunkelt sich
head-setup = Der Aufbau
head-search = Eine Suche
column-advances = Linie rückt vor
column-reinforced = Ort verstärkt
column-dice = Würfel
column-lasts = Hoffnung hält
column-resistance = mit einem
unread-may-be = mindestens 0, denn eine ungelesene Karte könnte es sein: { $lines }
cannot-come = kann nicht kommen: { $lines }
special-comes = eine Sonderkarte unter diesen: { $chance }
item = { $item ->
    [1] Marker auf ihre Startfelder: Hoffnung { $hope }, Bedrohung auf das erste Feld
    [2] Die beiden Sonderkarten in die Schattenablage
    [3] Die anderen Schattenkarten mischen
    [4] Befreundete Truppen auf den Plan, je 5 bleiben
    [5] 18 Schattentruppen auf den Plan
    [6] Neun Schattenkarten, je eine Truppe{ $flips ->
        [0] {""}
       *[other] : { $flips } aufgedeckt
    }
    [7] Nazgûl in ihre Regionen, das Auge nach Eriador
    [8] { $objectives } Ziele, das letzte darunter
    [9] { $solo ->
        [yes] Charaktere: Frodo und Sam beiseite, vier andere in einer Reihe, der Marker auf den linken
       *[no] Charaktere, zwei für jeden
    }
    [10] Figuren auf ihre Startorte
    [11] { $events } Ereignisse; { $hand } Karten auf jede Hand
    [12] Teilstapel mit je einem Himmel: { $stacks }
   *[13] { $solo ->
        [yes] Der linke Charakter der Reihe beginnt
       *[no] Die niedrigste Regionszahl beginnt
    }
}
hint = { $step ->
    [fell] die Seiten werden gedrückt, wie sie fielen
    [leaves] erst die Region, aus der einer geht, dann wohin
    [numbers-hope] zwei Zahlen werden getippt, Anfang und Höchststand: 6 8
    [numbers-threat] sieben Zahlen werden getippt, eine je Feld: 2 2 3 3 4 4 5
    [tick] eine Zahl hakt ab: 4; Enter hakt das Nächste ab
    [flip] eine Karte in beliebigen Worten: { $start } nach { $end }, näher, schwarz
    [top] rot oder schwarz: die Rückseite oben
    [begin] drück eine Region: wo Frodo beginnt
    [draw] Enter: keine davon; eine oder zwei werden gedrückt
    [draw-names] Region und Zeichen, Karte für Karte
    [skies] der Ort auf der Karte
    [actions] drück einen Ort: Frodo geht hin; Enter: alles ist getan
    [dice] Enter würfelt; Seiten vom Tisch werden gedrückt
    [rolled] Enter: sie zählen; davor lässt sich ein Würfel drücken
    [search] Enter sucht; Truppen, die dort stehen, werden gedrückt
    [choose] eine Zahl: welcher Weg
    [move] von wo nach wo wird gedrückt; Enter: sie sind gezogen
    [march] Enter hakt das Nächste ab; die nächste Karte kommt nach dem Marsch
    [meet] drück: ein Kampf, oder keiner
    [haven] drück: sie ist verloren, oder sie hält
    [begun] Esc nimmt den letzten Druck zurück
    [over] Enter: der nächste Spieler
    [others] drück, wer handelt, dann was; Enter: alles ist getan
   *[other] F12 zeigt die Tasten
}
turn = Zug { $turn }
half = { $half ->
    [special] SONDERKARTE
    [red] VORMARSCH
   *[black] VERSTÄRKUNG
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Weggepackt
ask-amend-k-card = „amend“ auf der Zeile
ask-peek-card = „peek“, getippt
ask-place-place-haven = „place { $place } haven“, getippt
ask-place-place-stronghold = „place { $place } stronghold“, getippt
ask-troops-place-shadow-n = „troops“, getippt
do-accept = „{ chip-accept }“
do-begin = „{ chip-begin }“
do-confirm = „andere Zahl …“ im Aufbau
do-roll = „{ chip-roll }“
do-top-black = „{ chip-top-black }“
do-top-red = „{ chip-top-red }“
chip-top-red = ROT liegt oben
chip-top-black = SCHWARZ liegt oben
chip-objectives = Ziele …
chip-characters = Charaktere …
chip-begin = Beginnen, Frodo in …
chip-done = Fertig
chip-moved = Sie sind gezogen
chip-roll = Würfeln
chip-accept = Anwenden
chip-lost = Zuflucht gefallen …
order = { $order ->
    [eye] das Auge
    [closer] zwei Nazgûl näher
   *[deploy] Nazgûl zum Auge
}
army = { $army ->
    [shadow] Schatten
    [dwarven] Zwerge
    [elven] Elben
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Heimlichkeit
    [friendship] Freundschaft
    [valor] Tapferkeit
   *[resistance] Widerstand
}
pick = { $word ->
    [unread] Ungelesen
    [none] Keine Karte dahinter
    [draw] Das Programm zieht
    [roll] Das Programm würfelt
    [card] Eine Karte
    [event] Ein Ereignis
    [skies] Himmelskarte
    [haven] Eine Zuflucht
    [stronghold] Eine Festung
    [neither] Weder noch
    [done] Erfüllt
    [open] Offen
    [practice] Die Übungsbox
    [names] Spielerkarten mit Namen
    [ledger] Mit Truppenbuch
   *[other] Ohne Chancen
}
pick-back = { $half ->
    [said] { $back ->
        [red] ROT · Vormarsch { $line }
       *[black] SCHWARZ · Verstärkung { $place }, { $order }
    }
   *[none] { $back ->
        [red] ROT
       *[black] SCHWARZ
    }
}
pick-count = { $of ->
    [players] Spieler: { $count }
    [troops] Schatten: { $count }
    [shadow] Schatten: { $count }
    [friendly] Befreundete: { $count }
   *[dice] Würfel: { $count }
}
deed-objectives = Ziele
deed-characters = Charaktere
deed-hands = Ausgeteilte Karten
deed-confirm = Zahlen der eigenen Teile
deed-tick = Aufbau: Punkt { $item }
deed-top = { $back ->
    [red] ROT
   *[black] SCHWARZ
} oben
deed-flip = { $card ->
    [unread] Ungelesen
   *[other] { $card }
}{ $back ->
    [red] {", "}dann ROT
    [black] {", "}dann SCHWARZ
   *[none] {", "}die letzte
}
deed-amend = Karte { $flip } war { $card }
deed-begin = Frodo beginnt: { $place }
deed-act = Eine Aktion: { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Zwei Spielerkarten
       *[other] Spielerkarten: { $cards }
    }
   *[other] Spielerkarten, Himmel: { $skies }
}
deed-skies = Himmel: { $place }
deed-frodo = Frodo nach { $place }
deed-eye = Das Auge nach { $place }
deed-ring = Der Ring am Finger
deed-doom = Schicksalsberg
deed-attack = Angriff: { $place }
deed-battle = Kampf: { $place }
deed-rolled = Würfel: { $faces }
deed-reroll = Neu gewürfelt: { $face }
deed-valor = Tapferkeit: { $count }
deed-accept = Die Würfel gelten
deed-choose = Wohin die Nazgûl ziehen
deed-nazgul = Ein Nazgûl: { $from } → { $to }
deed-capture = Erobert: { $place }
deed-troops = Truppen gezählt: { $place }
deed-cards = { $of ->
    [peek] Angesehen
    [order] In dieser Reihenfolge
    [remove] Aus dem Spiel
   *[foresee] Vorausgesehen
}: { $cards }
deed-lost = Gefallen: { $place }
deed-objective = { $done ->
    [yes] Ziel erfüllt
   *[no] Ziel offen
}: { $name }
each = je { $chance }
said-objectives = Ziele: { $names }
said-place = Eine Truppe{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}: { $flip } von 9
said-fought = Schattentruppen übrig: { $shadow }, befreundete: { $friendly }{ $falls ->
    [yes] {". "}Die Zuflucht fällt.
   *[no] {""}
}
sheet-flips = Orte verstärkt: { $count } von { $of } Karten, erwartet { $mean }
sheet-flip = Karte { $flip }, { $card }: { $what }, { $chance }
sheet-special = eine Sonderkarte
column-two = mit zweien
column-enemies = Feinde
deed-new = Eine neue Partie: { $players } Spieler, { $level }
sheet-events = Ereignisse
sheet-hand = Karten auf der Hand
sheet-stacks = Teilstapel
sheet-layer = Schicht
sheet-back = Rückseite oben
sheet-cards = Karten

## Namen

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Nebelgebirge
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Schicksalsberg
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Eisenberge
place-grey-havens = Graue Anfurten
place-rivendell = Bruchtal
place-lorien = Lórien
place-woodland-realm = Waldlandreich
place-helms-deep = Helms Klamm
place-edoras = Edoras
place-eastemnet = Ostemnet
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
place-near-harad = Nah-Harad
place-drums = Die Trommeln
place-wheels = Die Räder
person-frodo-sam = Frodo und Sam
person-merry-pippin = Merry und Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowyn
person-miller = Müller
person-smith = Schmied
person-ferryman = Fährmann
person-beekeeper = Imkerin
person-carter = Fuhrmann
person-shepherd = Schäfer
person-weaver = Weberin
person-one = Eine Figur
person-other = Die andere
person-potter = Töpfer
objective-destroy-the-one-ring = Den Einen Ring vernichten
objective-attain-the-blessing-of-the-elves = Den Segen der Elben erlangen
objective-saruman-your-staff-is-broken = Saruman, dein Stab ist zerbrochen
objective-challenge-sauron = Sauron herausfordern
objective-confront-the-balrog = Sich dem Balrog stellen
objective-oathbreakers-fulfill-their-duty = Eidbrecher erfüllen ihre Pflicht
objective-subdue-umbar = Umbar unterwerfen
objective-ride-with-the-eored = Mit dem Éored reiten
objective-free-theodens-mind = Théodens Geist befreien
objective-deal-with-frecas-heirs = Mit Frecas Erben abrechnen
objective-shieldmaiden-no-longer = Nicht länger Schildmaid
objective-that-makes-six = Das macht sechs
objective-arwen-unfurls-the-banner = Arwen entrollt das Banner
objective-lay-bare-the-pits = Die Gruben bloßlegen
objective-bring-light-to-mirkwood = Licht in den Düsterwald bringen
objective-boromir-reclaims-his-honor = Boromir gewinnt seine Ehre zurück
objective-secure-the-crossing-of-the-anduin = Den Übergang am Anduin sichern
objective-unseat-denethor = Denethor absetzen
objective-infiltrate-minas-morgul = In Minas Morgul eindringen
objective-avenge-balin = Balin rächen
objective-lift-shadow-from-dwarven-lands = Die Zwergenlande vom Schatten befreien
objective-rangers-secure-eriador = Waldläufer sichern Eriador
objective-hobbits-pledge-their-loyalty = Hobbits geloben Treue
objective-shelobs-lair = Kankras Lauer
objective-mend-the-bridge = Die Brücke flicken
objective-light-the-beacons = Die Leuchtfeuer entzünden
objective-bring-in-the-harvest = Die Ernte einbringen
objective-wake-the-old-miller = Den alten Müller wecken
objective-clear-the-mines = Die Stollen räumen
objective-find-the-lost-pony = Das verlorene Pony finden
objective-carry-the-letter = Den Brief überbringen
objective-hold-the-ford = Die Furt halten
objective-cross-the-marsh = Das Moor durchqueren
objective-read-the-old-map = Die alte Karte lesen
objective-keep-the-watch = Wache halten
objective-gather-the-herd = Die Herde sammeln
face-slip = Entwischt
face-weary = Müde
face-exposed = Entdeckt
face-recall = Rückruf
face-rout = Flucht
face-exchange = Tausch
face-overrun = Überrannt
face-nazgul = Nazgûl
small-words = von nach und der die das
back-red = ROT
back-black = SCHWARZ

## Regeln nach ihren Nummern

rule-f1 = Es spielen eins bis fünf; Spielerzahl und Stufe sagen, wie viele Ereignisse, Handkarten, Himmelskarten und Ziele es gibt.
rule-f2 = Dreizehn Punkte des Aufbaus hakt der Tisch ab; begin warnt vor dem, was fehlt, und geht weiter.
rule-f3 = Befreundete Truppen am Anfang: je 2 aus Gondor in Minas Tirith und Dol Amroth, je 1 an jedem anderen Ort; von jedem Heer bleiben 5 daneben.
rule-f4 = 18 von 48 Schattentruppen stehen am Anfang auf dem Plan.
rule-f5 = Neun Schattenkarten werden aufgedeckt: je eine Truppe an ihren roten Ort, sonst nichts.
rule-f6 = Nazgûl: Eriador 2, Rhudaur, Nebelgebirge und Gondor je 1, Mordor 4. Das Auge ist in Eriador.
rule-f7 = Ziele, die mehr Charaktere brauchen, als Platz ist, werden zurückgelegt; das letzte braucht Frodo und Sam.
rule-f8 = Erst die nötigen Charaktere, die anderen durch das Los, zwei für jeden. Allein: vier in einer Reihe, Frodo und Sam daneben.
rule-f9 = Regionskarten und Ereignisse werden in gleiche Teilstapel geteilt, die größeren oben, mit einer Himmelskarte in jedem.
rule-f10 = Ein Zug: Aktionen, Spielerkarten, Schattenkarten; dann der Nächste.
rule-f11 = Ein Charakter hat bis zu 4 Aktionen, der andere 1. Allein: der mit dem Marker 4, Frodo und Sam 1, davor oder danach.
rule-f12 = Zwei Spielerkarten werden zusammen gezogen; jede, die fehlt, kostet 1 Hoffnung. Eine Hand behält 7.
rule-f13 = So viele Schattenkarten, wie die Rate sagt; ändert sie sich, so auch ihre Zahl.
rule-f14 = Die Hoffnung beginnt bei 6 von 8. Bei 0 ist die Partie sofort verloren.
rule-f15 = Hoffnung kosten Suchen, das Auge bei Frodo, Zufluchten, fehlende Truppen und Karten, und der Ring.
rule-f16 = Eine Eroberung bringt 2 Hoffnung; Ziele und Fähigkeiten, wie sie sagen.
rule-f17 = Das Auge geht mit einem Angriff, einer Eroberung, einer Himmelskarte, einem Befehl und dem Ring, nie mit dem Kampf einer Karte.
rule-f18 = Nazgûl zählen nach Region; bei einem Kampf nach einer Verstärkung zählt, wo sie vor dem Befehl standen.
rule-f19 = Der Befehl „Auge“: Es kommt zu Frodo; ist es schon da, wird er gesucht.
rule-f20 = Der Befehl „näher“: Die zwei nächsten Nazgûl außerhalb von Frodos Region gehen einen Schritt auf ihn zu; bei Gleichstand wählt der Spieler.
rule-f21 = Der Befehl „zum Auge“, dreimal: ein Nazgûl von Mordor zum Auge; ist das Auge in Mordor, einer aus der größten Gruppe zurück.
rule-f22 = Suchwürfel: die Nazgûl der Region und die Schattentruppen des Ortes, höchstens 7. Keine, kein Wurf.
rule-f23 = Müde kostet 1 Hoffnung, Entdeckt auch, außer in einer Zuflucht; Rückruf schickt einen Nazgûl der Region nach Mordor.
rule-f24 = Jeder ausgegebene Widerstand wirft einen Würfel neu, bevor die Ergebnisse gelten.
rule-f25 = Erst zählen alle Würfel; dann sinkt die Hoffnung, und Nazgûl werden zurückgerufen.
rule-f26 = Den Ring anstecken: Hoffnung −1, das Auge kommt, eine Suche ohne Truppen.
rule-f27 = Schicksalsberg: alle anderen Ziele erfüllt, 5 Widerstand; Würfel für Nazgûl und Truppen dort und für fehlende Hoffnung, höchstens 7. Bleibt Hoffnung, ist gewonnen.
rule-f28 = Ein Angriff wirft so viele Würfel, wie man will, bis 3 und bis zur Zahl der eigenen Truppen; der Kampf einer Karte bis 3 und bis zu der des Schattens.
rule-f29 = Flucht: eine Schattentruppe. Tausch: je eine. Überrannt: eine befreundete, außer in einer Zuflucht. Nazgûl: zwei, wenn einer da ist.
rule-f30 = Jeder Widerstand wirft einen Würfel neu; jede Tapferkeit nimmt eine Schattentruppe weg.
rule-f31 = Erst werden die Würfel zusammengezählt, dann begrenzt sie, was dort steht. Wessen Truppen gehen, wählt der Spieler.
rule-f32 = Ein Wurf, keine zweite Runde.
rule-f33 = Eine Zuflucht mit Schattentruppen und ohne befreundete fällt und kostet 3 Hoffnung.
rule-f34 = Jede Himmelskarte: alle vier Schritte, eine Karte ganz vor der nächsten; dann verlässt sie das Spiel.
rule-f35 = Zuerst geht die Bedrohung ein Feld weiter; auf dem letzten bleibt sie.
rule-f36 = Dann das Auge: Ist es schon bei Frodo, kostet das 2 Hoffnung, sonst kommt es zu ihm.
rule-f37 = Dann drei Schattentruppen an den Ort der Karte, jede, die fehlt, kostet 1 Hoffnung; ein Kampf, wenn befreundete dort stehen.
rule-f38 = Zuletzt wird die Schattenablage gemischt und auf den Stapel gelegt.
rule-f39 = Solange noch welche aufzudecken sind, wird die nächste Schattenkarte aufgedeckt.
rule-f40 = Die Rückseite, die dann oben liegt, sagt die Hälfte: Rot rückt vor, Schwarz verstärkt.
rule-f41 = Vormarsch: Jede Schattentruppe der Linie geht einen Ort weiter, die vordersten zuerst; dann Kämpfe von vorn nach hinten; dann fallen Zufluchten.
rule-f42 = Verstärkung: eine Truppe, oder es kostet 1 Hoffnung; keine an einem eroberten Ort. Dann ein Kampf, dann der Befehl.
rule-f43 = Eroberung: eine befreundete und keine Schattentruppe in einer Festung, 3 Tapferkeit. Sie wird Zuflucht, das Auge kommt, Hoffnung +2.
rule-f44 = Wird die letzte Karte aufgedeckt, so wird die Ablage gemischt, und ihre oberste sagt die Hälfte. Ohne Ablage gibt es keine.
rule-f45 = Der Schattenstapel ist in Schichten bekannt: In jeder kennt man die Karten, nicht ihre Reihenfolge.
rule-f46 = Aufdecken nimmt eine Karte der obersten Schicht; die Rückseite dahinter ist von da an bekannt.
rule-f47 = Mischen macht eine neue Schicht obenauf; die darunter behält die Rückseite, die man sah.
rule-f48 = Eine Karte ist bekannt, sobald sie das erste Mal aufgedeckt wird.
rule-f49 = Was dem Bekannten widerspricht, wird abgelehnt, und wo die Karte liegen müsste, wird gesagt. ! gilt auf das Wort des Tisches.
rule-f50 = Eine ungelesene Karte zählt nicht als das, wonach gefragt ist: Die Chance ist dann mindestens so groß.
rule-f51 = Angesehene Karten sind oben bekannt, können umgelegt werden oder verlassen das Spiel.
rule-f52 = Chancen gelten für die Karten dieses Schritts, oder für so viele, wie gefragt sind; eine Hälfte braucht die Rückseite der Karte darunter.
rule-f53 = Eine Karte nachträglich berichtigt: Alles, was seither bekannt war, wird neu berechnet; was am Tisch geschah, bleibt.
rule-f54 = Alles kommt aus dem, was jeder ansehen darf; odds=off verbirgt es.
    .window = Alles kommt aus dem, was jeder ansehen darf; „Chancen: nein“, vor der Partie vereinbart, verbirgt es.
rule-f55 = In einem Teilstapel, dessen Himmelskarte noch nicht heraus ist, liegt sie an jedem übrigen Platz gleich wahrscheinlich.
rule-f56 = Die Chance einer Himmelskarte beim nächsten Ziehen; vorausgesehene Karten sind gewiss.
rule-f57 = Mit genannten Karten sind die ungesehenen an jedem Platz, der keine Himmelskarte ist, gleich wahrscheinlich.
rule-f58 = Das Truppenbuch führt Truppen nach Orten: 48 des Schattens im Ganzen, jedes Heer seine eigenen.
rule-f59 = Mit dem Truppenbuch sagt ein Vormarsch jede Bewegung und jeden Kampf und wartet auf die Würfel.
rule-f60 = check sagt, was auf dem Plan stehen müsste; troops und move stellen es richtig.
rule-f61 = Gewonnen am Schicksalsberg, verloren bei Hoffnung 0, sonst nichts.
rule-f62 = Der Bericht: wie es ausging, Hoffnung nach Ursachen, Zufluchten, Ziele, Karten, Glück.

## Über alle Partien

ended-won = Gewonnen
ended-lost = Verloren
agreed-introductory = Einführung
agreed-standard = Standard
agreed-heroic = Heldenhaft
agreed-epic = Episch
agreed-legendary = Legendär
seat-player-1 = Spieler 1
seat-player-2 = Spieler 2
seat-player-3 = Spieler 3
seat-player-4 = Spieler 4
seat-player-5 = Spieler 5
seat-character-1 = Charakter 1
seat-character-2 = Charakter 2
seat-character-3 = Charakter 3
seat-character-4 = Charakter 4
counted-turns = Züge
counted-hope = Hoffnung am Ende
counted-hope-search = Hoffnung durch Suchwürfel verloren
counted-hope-eye = Hoffnung durch das Auge bei Frodo verloren
counted-hope-haven = Hoffnung mit Zufluchten verloren
counted-hope-troops = Hoffnung mangels Truppen verloren
counted-hope-cards = Hoffnung mangels Karten verloren
counted-hope-ring = Hoffnung durch den angesteckten Ring verloren
counted-hope-capture = Hoffnung durch Eroberungen gewonnen
counted-hope-table = Hoffnung auf das Wort des Tisches verloren
luck-search-dice = Schädliche Suchwürfel
luck-battle-dice = Kampfwürfel, die Schattentruppen nehmen
told-unticked = Im Aufbau nicht abgehakt: { $items }.
told-alone = Schattentruppen stehen allein in der Zuflucht { $place }. Sie fällt erst, wenn es gesagt wird, nicht hierdurch.
told-fell = { $count ->
    [one] Eine befreundete Truppe geht
   *[other] { $count } befreundete Truppen gehen
} in den Vorrat ihres Heeres zurück.
said-haven = Stehen Schattentruppen allein in der Zuflucht { $place }?
said-holds = { $place } hält.
deed-holds = Die Zufluchten halten
help-holds = Die Zufluchten, nach denen gefragt wird, halten, oder diese davon.
help-dwarven = Fragt nach den übrigen Zwergentruppen oder stellt sie richtig.
help-elven = Fragt nach den übrigen Elbentruppen oder stellt sie richtig.
help-rohirrim = Fragt nach den übrigen Rohirrim oder stellt sie richtig.
help-gondor = Fragt nach den übrigen Truppen Gondors oder stellt sie richtig.
help-setup = Die Liste des Aufbaus, abgehakt oder nicht.
refused-ledger-knows = F65: Das Truppenbuch weiß, was von den Heeren übrig ist. Stell Orte richtig: { DEED("troops") }.
refused-not-asked = F66: { $name ->
    [any] Nach keiner Zuflucht wird gefragt
   *[other] Nach { CALLED("place", $name) } wird nicht gefragt
}. Sag einen Verlust: { DEED("lost") }.
do-troops = „troops“, getippt
do-lost = „{ chip-lost }“

## The mat

mat-in = { $count } von { $of }
mat-of = { $count } von { $of }
mat-done = { $done } von { $all }
mat-which = Karte { $count } von { $of }
mat-supply = Vorrat
mat-player-cards = Spielerkarten
mat-actions-done = Die Aktionen sind getan
mat-acts = { $who } handelt
mat-next = Danach: { $who }
mat-turn-of = { $who }
mat-riders = Nazgûl: { $place }
mat-lost = { $place }, verloren
mat-battle = Kampf: { $place }
mat-line = { $from } nach { $to }
mat-moves = { $of ->
    [front] die vordersten nach { $to }
    [last] zuletzt die in { $from }
   *[both] { $from } nach { $to }
}
mat-from-to = von { $from } nach { $to }{ $region ->
    [none] {""}
   *[other] {" "}({ $region })
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl: { $rides }.
mat-goes = Frodo nach { $place }
mat-travels = { $name } reist
mat-named = { $name }, getippt
mat-names = { $of ->
    [people] Wer spielt wen? Einen oder zwei für jeden.
    [objectives] Welche Ziele liegen da?
    [at-random] zufällig
    [no-list] die Schachtel ist nicht abgeschrieben
    [typed] Drück einen Namen oder tippe ihn mit Enter.
    [they-play] So spielen sie
    [known] Drück einen Namen
   *[they-lie] Diese liegen da
}
mat-lacks = { $of ->
    [player] Drück, wer für { $who } spielt
    [row] Noch { $count } in der Reihe
   *[three] Noch { $count } zu nennen
}
mat-dice-in = in { $place }
mat-troops-to = Truppen nach { $place }
mat-meet = { $friends } { $friends ->
    [one] Freund
   *[other] Freunde
} gegen { $shadow } des Schattens
mat-who-searches = { $nazgul } Nazgûl, { $troops } { $troops ->
    [one] Schattentruppe
   *[other] Schattentruppen
}
mat-begins = Frodo in { $place }; { $who } beginnt
mat-begins-on = beginnt bei { $count } von { $of }
mat-spaces = Felder { $rates }
mat-ticks = hakt { $item } ab
mat-back-unseen = ungesehen zurück: { $events } Ereignisse, { $skies } Himmelskarten; und die Figuren, die niemand spielt
mat-afterwards = Danach neun Karten, je eine Truppe mehr: { $stand } stehen, { $left } bleiben.
mat-troop-comes = +1 Truppe: { $places }
mat-cannot-come = kann nicht kommen: { $places }
mat-more-lines = { $same ->
    [yes] und { $count } mehr, je { $chance }
    [least] und { $count } mehr, keine wahrscheinlicher
   *[no] und { $count } mehr, höchstens { $chance }
}
mat-moons = { $count } von { $of } Himmelskarten kamen
mat-doom = { $nazgul } Nazgûl in Mordor, { $hope } Hoffnung fehlt: { $dice } Würfel
mat-place = { $place }{ $haven ->
    [within] , in einer Zuflucht
    [yes] , Zuflucht
    [none] , keine Zuflucht
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}und das Auge
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] es kommt keine mehr
    [now] { $chance } in diesem Zug; dann in Prozent, bis Zugende
    [from] keine vor Zug { $turn }; dann in Prozent, bis Zugende
   *[none] nach Zügen
}
mat-title = { $of ->
    [whose-fell] { $count ->
        [one] Wessen Truppe fällt?
       *[other] Wessen { $count } Truppen fallen?
    }
    [movers] Wer zieht?
    [deck] Der Schattenstapel
    [board] Der Spielplan
    [regions] Regionen
    [regions-first] Regionen, wie sie beginnen
    [road] Frodos Weg
    [new-card] Die Karte, wie du sie drückst
    [sign] Ihr Zeichen
    [flips] { $count ->
        [one] Mit dieser Karte
       *[other] Mit diesen { $count } Karten
    }
    [what-is-done] Was getan wird
    [whose-troop] Wessen Truppe kommt?
    [due] Was fällig ist
    [before] Bevor es gilt
    [to-throw] Zu werfen
    [turns] Welche Seite zeigt er?
    [in-order] In dieser Reihenfolge
    [red-came] Rot liegt oben: Vormarsch
    [black-came] Schwarz oben: Verstärkung
    [friends-there] Freunde dort
    [how-many-dice] Mit wie vielen Würfeln?
    [player-deck] Der Spielerstapel
    [what-came] Was kam?
    [which-cards] Welche Karten kamen?
    [drawn] Oder mit Himmelskarte
    [which-card] Welche Karte war es?
    [picks] Was folgt?
    [ways] Wohin gehen sie?
    [riders] Die Nazgûl reiten
    [stays] Bleibt in der Schachtel
    [who-begins] Wer beginnt?
    [on-top] Welche Rückseite liegt oben?
    [shuffled] { $count } Karten, auf den Stapel gemischt
    [haven] Steht sie noch?
    [asked] Oder anders
    [last-card] Zur letzten Karte
    [hope-by-turn] Die Hoffnung, Zug für Zug
    [causes] Was Hoffnung nahm und gab
    [who-plays] Wer spielt wen
    [what-else] Oder auch
   *[first-turn] Zugablauf
}
mat-word = { $of ->
    [nothing-known] Was kommen kann, ist unbekannt: Niemand hat diese Karten gelesen.
    [certain] sicher
    [frodos-turn] Das tut Frodo, im Zug dessen, der ihn spielt.
    [one-more] einer darf noch gehen
    [earlier-wrong] eine frühere Karte war falsch gesagt
    [all-the-same] Es liegt trotzdem da
    [troops-move] Truppen ziehen
    [agreed-before] Das wird vor dem ersten Haken vereinbart: Rückgängig führt dorthin.
    [flips-short] Karten
    [of-nine] von neun
    [one-of] { $count ->
        [one] diese
       *[other] eine von { $count }
    }
    [unknown] niemand kennt sie
    [each] je
    [each-at-most] je höchstens
    [advances] rückt vor
    [reinforces] verstärkt
    [another-card] andere Karte
    [another-region] andere Region …
    [nameless] Wer wen spielt, wurde beim Aufbau nicht gesagt; gedrückt und gezählt werden beide trotzdem.
    [another-place] anderer Ort …
    [battles-then] Kämpfe, von vorn
    [begin] Beginnen
    [box] Box
    [players] Spieler
    [cannot] kann nicht sein
    [likely] wahrscheinlich
    [cards-left] noch { $count } { $count ->
        [one] Spielerkarte
       *[other] Spielerkarten
    }
    [dice] { $count } Würfel
    [flips] { $count } Karten
    [nazgul] Nazgûl: { $count }
    [shadow-stand] { $count } Schattentruppen stehen
    [dice-if-here] die Würfel, wenn hier geworfen
    [here] hier
    [on-the-table] auf dem Tisch
    [hope-marker] der Hoffnungsmarker
    [threat-marker] der Bedrohungsmarker
    [another-number] andere Zahl …
    [other-spaces] andere Felder …
    [screen-keeps] werden hier geführt
    [larger-on-top] Stapel, die größeren oben:
    [box-numbers] die Zahlen der Box
    [book-numbers] die Zahlen des Regelhefts
    [name-objectives] drücken und benennen
    [the-ring] der Ring
    [do-what-it-says] tu, was sie sagt; dann
    [ask-start] ihr roter Anfang
    [ask-haven] ihre Zuflucht
    [ask-sign] welches Zeichen?
    [known-of-16] bisher bekannt, von je 16
    [unread] ungelesen
    [troop-came] Eine Truppe kam
    [no-troop-came] Keine Truppe kam
    [start] Anfang
    [haven] Zuflucht
    [is-haven] Zuflucht: drücken, wenn nicht
    [no-haven] eine Zuflucht? drücken
    [in-haven] Frodo ist in einer Zuflucht
    [friends] Freunde
    [shadow] Schatten
    [nobody] niemand
    [nobody-there] niemand steht dort
    [no-troop-comes] keine Truppe kommt
    [falls] fällt
    [haven-falls] Zuflucht ohne Freunde fällt
    [above-falls] darüber: ob die Zuflucht fällt
    [above-lost] darüber: wie wahrscheinlich der Schatten dort allein steht
    [shadow-before] Schattentruppen dort, vorher
    [shadow-there] Schattentruppen dort
    [press-frodos] drück Frodos Region
    [press-from-to] drück, wo einer geht, dann wohin
    [press-fell] drück die Seiten, wie sie fielen
    [press-again] drück einen Würfel, der neu fällt
    [press-turned] drück den Würfel, um den es geht
    [no-dice-left] kein Würfel ist übrig
    [seven-at-most] höchstens 7
    [of-7-dice] von höchstens 7 Würfeln
    [no-nazgul] kein Nazgûl
    [no-search] keine Suche
    [one-stealth] 1 Heimlichkeit
    [hope-lost-percent] Hoffnung verloren, %
    [now] jetzt
    [search-here] Eine Suche, wo Frodo steht
    [three-valor] 3 Tapferkeit; Hoffnung +2, das Auge kommt
    [ring-costs] Hoffnung −1, das Auge kommt
    [five-resistance] 5 Widerstand
    [hope-must-stay] Wer noch Hoffnung hat, gewinnt
    [no-haven-there] Dort ist keine Zuflucht
    [hope-lasts-above] darüber: ob Hoffnung bleibt
    [left-beside] noch daneben
    [lowest-number] Wer die niedrigste Regionszahl hat, beginnt.
    [on-top-now] liegt oben
    [marched] Marschiert
    [no-battle] Kein Kampf
    [after-march] wie es nach dem Marsch steht
    [front-first] jede Truppe einen Ort weiter, vorn zuerst
    [first] zuerst
    [then] dann
    [last] zuletzt
    [odds-off] In dieser Partie werden keine Chancen genannt.
    [turn-over] der Zug ist vorbei
    [sheet] Das Blatt
    [frodo-alone] gesucht wird nur Frodo
    [three-valor-there] 3 Tapferkeit; Hoffnung +2
    [ring-costs-there] Hoffnung −1; das Auge ist dort
    [no-more-battles] Kein weiterer Kampf
    [battle-between] Ein Kampf dazwischen
    [a-battle] Ein Kampf
    [stand-there] sie stehen dort
   *[end] Ende
}
mat-asks = { $of ->
    [friends] Drück, wie viele Freunde dort stehen
    [which-card] Drück die Karte, die es war
    [eye] Drück die Region des Auges
    [whose-fell] Drück, wessen Truppe fällt
    [movers] Drück, wer zieht
    [leave] Drück, wo sie aufbrechen
    [to] Drück, wohin sie ziehen
    [next] Drück, was als Nächstes kommt
    [start] Drück ihren roten Anfang
    [end] Drück ihre Zuflucht
    [sign] Drück ihr Zeichen
    [who] Drück, wer handelt
    [nine] Drück die Karte: oben, wenn nun Rot oben liegt, sonst unten
    [half] Drück die Hälfte, die gilt
    [way] Drück einen der Wege
    [road] Drück, wohin Frodo geht
    [frodo] Drück Frodos Region
    [stronghold] Drück die Festung
    [region] Drück oder tipp seine Region
    [army] Drück, wessen Truppe kommt
    [medallion] Drück das Ziel
    [battlefield] Drück, wo gekämpft wird
    [both-sides] Wie viele stehen dort?
    [cards] Drück beide Karten
    [skies] Drück den Ort der Karte
    [goes] Drück, wohin er geht
    [leaves] Drück, wo einer aufbricht
    [muster] Drück, wohin die Truppe kommt
    [no-shadow] Dort steht keine Schattentruppe
    [no-friends] Dort steht kein Freund
    [face] Drück die Seite
    [fell] Drück, was fiel
    [meets] Drück, wo sie sich treffen
   *[haven] Drück die Zuflucht
}
mat-pile = { $of ->
    [first] { $count } zusammen gemischt
    [known] { $count } bekannt
    [below] { $count } darunter
   *[never] { $count } nie gesehen
}
mat-on-top = { $of ->
    [red] ROT oben
    [black] SCHWARZ oben
    [empty] keine Karte dahinter
   *[none] Rückseite unbekannt
}
mat-one-of = { $of ->
    [unread] { $count ->
        [one] Es kann diese sein, oder eine
       *[other] Es kann eine dieser { $count } sein, oder eine
    }, die niemand gesehen hat
    [red] Rot liegt oben, { $count ->
        [one] also ist es diese
       *[other] also eine von { $count }
    }
    [black] Schwarz liegt oben, { $count ->
        [one] also ist es diese
       *[other] also eine von { $count }
    }
   *[none] { $count ->
        [one] Es ist diese
       *[other] Es ist eine von { $count }
    }
}
mat-half = { $of ->
    [red-now] jetzt rot: Vormarsch
    [black-now] jetzt schwarz: Verstärkung
    [red-top] Vormarsch
    [black-top] Verstärkung
    [no-count] gilt nicht
    [it-advances] sie rückt vor
    [it-reinforces] sie verstärkt
   *[a-troop] eine Truppe an ihren Anfang
}
mat-order = { $of ->
    [eye] Das Auge
    [closer] Zwei Nazgûl näher
   *[deploy] Drei Nazgûl zum Auge
}
mat-order-does = { $of ->
    [gathered] von wo die meisten stehen
    [eye] kommt zu Frodo oder sucht
    [closer] die zwei nächsten bei Frodo
   *[deploy] aus Mordor
}
mat-face = { $of ->
    [rout] eine Schattentruppe fällt
    [exchange] je eine fällt
    [overrun] ein Freund fällt
    [overrun-haven] nichts: eine Zuflucht
    [nazgul] einer ist in { $place }: zwei Freunde fallen
    [nazgul-none] keiner ist in { $place }: nichts
   *[nobody-left] niemand ist mehr dort
}
mat-face-does = { $of ->
    [slip] nichts
    [weary] 1 Hoffnung
    [exposed] 1, ohne Zuflucht
    [recall] einer nach Mordor
    [rout] eine des Schattens
    [exchange] je eine
    [overrun] ein Freund
   *[nazgul] zwei Freunde
}
mat-dice = { $of ->
    [battle] { $count } Kampfwürfel
    [search] { $count } Suchwürfel
   *[doom] { $count } Würfel am Schicksalsberg
}
mat-comes = { $of ->
    [clear] kein Schatten bleibt
    [falls] sie fällt
    [alone] nur Schatten bleibt
    [friends-lost] Freunde verloren
    [no-loss] kein Verlust
    [lasts] Hoffnung bleibt
   *[with-one] mit einem Widerstand
}
mat-spend = { $of ->
    [resistance] Ein Widerstand: neu würfeln
    [press-die] drück den Würfel
    [valor] Tapferkeit: weniger
    [a-troop-each] je eine Schattentruppe
    [only-battles] nur im Kampf
    [ability] Fähigkeit: drehen, wegnehmen
    [die-then-face] drück Würfel, dann Seite
    [falls-still] er geht trotzdem verloren
    [saves-place] rettet den Ort: { $chance }
    [saves-hope] rettet eine Hoffnung: { $chance }
   *[drop] Er wird weggenommen
}
mat-spent = { $of ->
    [resistance] { $count } Widerstand
    [more] { $count }
   *[troops] { $count } { $count ->
        [one] Truppe
       *[other] Truppen
    }
}
mat-search = { $of ->
    [a-die-each] Eine Suche wirft je Schattentruppe dort einen Würfel
    [if] Wird er gesucht,
    [lasts] bleibt Hoffnung
    [unhurt] geht nichts verloren
    [no-harm] Nichts verloren.
    [keeps] Hoffnung { $count } oder mehr
   *[again] bei neuen Würfen:
}
mat-times = { $count ->
    [1] einer
    [2] zwei
   *[other] drei
}
mat-deed = { $of ->
    [travel] Reise
    [attack] Angriff
    [capture] Eroberung
    [muster] Aufgebot
    [objective] Ziel
   *[ring] Der Ring
}
mat-drawn = { $of ->
    [none] Keine Himmelskarte
    [one] Eine Himmelskarte
    [two] Zwei Himmelskarten
   *[none-left] Keine Karte mehr
}
mat-box = { $of ->
    [none] keine
    [own] unsere
   *[practice] Übung
}
mat-places = { $of ->
    [starts] Rot: Anfang des Schattens
    [friends] Hier beginnen Freunde
   *[others] Andere
}
mat-look = { $of ->
    [peek] Karten werden angesehen
    [order] Bekannte in anderer Folge
   *[remove] Eine Karte geht aus dem Spiel
}
mat-look-if = { $of ->
    [peek] von oben an, eine um die andere
    [order] die erste liegt oben
   *[remove] oben bekannt, oder abgelegt
}
mat-told = { $of ->
    [battle-told] Freunde dort: ein Kampf
    [haven-lost] Eine Zuflucht ist verloren
   *[amended] Es war eine andere Karte
}
mat-told-if = { $of ->
    [battle-told] drück wo, und wie viele
    [haven-lost] Hoffnung −3
   *[amended] alles danach wird neu gerechnet
}
mat-haven = { $of ->
    [lost] Sie ist verloren
    [stood] Keine Zuflucht
    [falls] Zuflucht fällt
   *[holds] Sie hält
}
mat-sheet = { $of ->
    [turns] Züge
    [flips] Schattenkarten aufgedeckt
    [lost] Zufluchten gefallen
    [captured] Festungen erobert
   *[nazgul] Nazgûl bei Frodo, höchstens
}
mat-haven-if = { $of ->
    [lost] Schattentruppen stehen dort und keine Freunde.
   *[holds] Freunde stehen dort, kein Schatten, oder keine Zuflucht.
}
mat-throw = { $of ->
    [none] Keine Würfel
    [search] Suche: { $count } Würfel
    [fell] So fielen sie
   *[dice] Wirf { $count } Würfel
}
mat-step = { $of ->
    [list] Die Liste
    [nine] Neun Karten
    [begin] Beginn
    [actions] Aktionen
    [cards] Spielerkarten
    [skies] Himmel
   *[shadow] Schattenkarten
}
mat-likely = { $of ->
    [falls] fällt { $chance }
    [lost] nur Schatten { $chance }
    [special] besondere { $chance }
    [eye] das Auge { $chance }
    [closer] näher { $chance }
   *[deploy] zum Auge { $chance }
}
mat-hope = { $of ->
    [won] Hoffnung { $to }: gewonnen
    [gone] Hoffnung { $from } auf { $to }
    [stays] Hoffnung bleibt { $to }
   *[falls] Hoffnung { $from } auf { $to }
}
mat-hope-then = { $of ->
    [won] der Ring ist vernichtet
    [gone] die Partie ist verloren
   *[other] { $count ->
        [0] kein Nazgûl geht zurück
        [one] ein Nazgûl zurück nach Mordor
       *[other] { $count } Nazgûl zurück nach Mordor
    }
}
mat-costs = { $to ->
    [0] Hoffnung { $from } auf 0: die Partie ist verloren
   *[other] Hoffnung { $from } auf { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place } fällt
   *[stands] So gilt es
}
mat-battle-then = { $of ->
    [falls] nun Festung; Hoffnung { $from } auf { $to }
   *[stands] übrig: { $friends ->
        [one] 1 Freund
       *[other] { $friends } Freunde
    }, { $shadow } vom Schatten
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Bedrohung auf Feld { $space }
       *[other] { $rate } Karten je Zug
    }
    [eye] { $part ->
        [title] Das Auge nach { $frodo }
       *[other] es war nicht bei Frodo: kein Verlust
    }
    [with-frodo] { $part ->
        [title] Das Auge ist bei Frodo
       *[other] Hoffnung −2
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] Truppe
               *[other] Truppen
            }{ $place ->
                [none] {""}
               *[other] {" "}nach { $place }
            }
       *[other] { $left } bleiben im Vorrat
    }
   *[missing] { $part ->
        [title] { $placed } { $placed ->
                [one] Truppe
               *[other] Truppen
            }{ $place ->
                [none] {""}
               *[other] {" "}nach { $place }
            }
       *[other] { $missing } fehlen: Hoffnung −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] Die Bedrohung wächst
       *[other] Feld { $space }: { $rate } Karten
    }
    [with-frodo] { $part ->
        [title] Das Auge ist bei Frodo
       *[other] { $frodo }: Hoffnung −2
    }
    [eye] { $part ->
        [title] Das Auge kommt
       *[other] zu Frodo, { $frodo }
    }
    [fought] { $part ->
        [title] Die Truppen kämpfen
       *[other] { $place ->
                [none] fällt es?
               *[other] { $place }: fällt es?
            }
    }
    [missing] { $part ->
        [title] Truppen, es fehlen { $missing }
       *[other] { $place ->
                [none] an welchen Ort?
               *[other] { $place }: wer ist dort?
            }
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] Truppe
               *[other] Truppen
            } an einen Ort
       *[other] { $place ->
                [none] an welchen Ort?
               *[other] { $place }: wer ist dort?
            }
    }
    [shuffle] { $part ->
        [title] { $shuffled } Karten auf den Stapel
       *[other] dann: was liegt oben?
    }
   *[nothing] { $part ->
        [title] Nichts zu mischen
       *[other] die Ablage ist leer
    }
}
mat-item = { $item ->
    [1] Marker: Hoffnung { $hope }, Bedrohung am Anfang
    [2] Die zwei besonderen auf die Ablage
    [3] Misch die anderen 48 Schattenkarten
    [4] { $friends } befreundete Truppen; je 5 bleiben
    [5] { $shadow } Schattentruppen
    [6] Neun Schattenkarten, je eine Truppe{ $flips ->
        [0] {""}
       *[other] : { $flips }
    }
    [7] Neun Nazgûl, und das Auge
    [8] { $objectives } Ziele, das letzte darunter
    [9] { $solo ->
        [yes] Frodo und Sam beiseite, vier in Reihe
       *[other] Charaktere, zwei je Spieler
    }
    [10] Ihre Figuren, wo die Karten sagen
    [11] { $events } Ereignisse; { $hand } Karten je Hand
    [12] { $stacks } Stapel, in jedem eine Himmelskarte
   *[13] { $solo ->
        [yes] Der Charakter ganz links beginnt
       *[other] Die niedrigste Regionszahl beginnt
    }
}
mat-stands = { $item ->
    [1] Die Marker stehen
    [2] Die besonderen liegen ab
    [3] Der Stapel ist gemischt
    [4] Die Freunde stehen
    [5] Der Schatten steht
    [6] Neun Karten aufgedeckt
    [7] Nazgûl und Auge stehen
    [8] Die Ziele liegen da
    [9] Charaktere sind verteilt
    [10] Die Figuren stehen
    [11] Die Hände sind verteilt
    [12] Die Stapel liegen da
   *[other] Wer beginnt, steht fest
}
mat-head = { $of ->
    [lies-in] In welcher Region liegt { $place }?
    [impossible] Nach allem Gesehenen kann dort nicht { $place } liegen. Sieh noch einmal nach.
    [eye] Wo liegt das Auge?
    [moves] Welche Truppen ziehen, und wohin?
    [list] Bau nach dieser Liste auf, und hak ab, was steht.
    [nine] Deck neun Karten auf: je eine Truppe. Dies ist Karte { $count }.
    [begin] Wo ist Frodo, und wer beginnt?
    [actions] { $who } handelt: Drück, wer was tut.
    [where] Wohin geht Frodo?
    [goes] Frodo geht nach { $place }: Dort sucht ihn niemand.
    [travel] Frodo geht nach { $place }: eine Heimlichkeit oder eine Suche?
    [search] Frodo wird gesucht. Wie viele Schattentruppen sind dort?
    [battlefield] Wo wird gekämpft?
    [how-many] Wie viele Würfel in { $place }?
    [who-is-there] Wer steht in { $place }?
    [doom] Alle anderen sind erfüllt: Schicksalsberg?
    [draw] { $count ->
        [0] Keine Spielerkarte mehr: Hoffnung −2.
        [one] Zieh die letzte Spielerkarte.
       *[other] Zieh zwei Spielerkarten.
    }
    [skies] Der Himmel verdunkelt sich: Drück den Ort der Karte.
    [skies-friends] { $count } { $count ->
        [one] Truppe
       *[other] Truppen
    } nach { $place }. Stehen Freunde dort?
    [throw] Wirf { $count } Würfel.
    [does-it-fall] Kein Freund bleibt in { $place }. Fällt es?
    [stands-alone] Der Schatten steht allein in { $place }.
    [before] Erst neu würfeln und Tapferkeit; dann gelten die Würfel.
    [no-harm] Keine Hoffnung geht verloren.
    [doom-dice] { $count } Hoffnung ginge verloren. Was bleibt, entscheidet.
    [doom-lost] Keine Hoffnung bliebe, wenn nicht neu gewürfelt wird.
    [harm] { $count } Hoffnung { $count ->
        [one] geht
       *[other] gehen
    } verloren, wenn nicht neu gewürfelt wird.
    [shuffle] Misch { $count } Karten auf den Stapel. Welche Rückseite liegt oben?
    [top] Welche Rückseite liegt oben auf dem Schattenstapel?
    [flip] Deck die oberste Karte auf, und drück, was auf ihr gilt.
    [new] Eine neue Karte: Drück roten Anfang, Zuflucht, Zeichen.
    [march] Rot: Die Linie von { $place } marschiert, vorn zuerst.
    [do-they-meet] Stehen Freunde im Weg? Von vorn.
    [choose] Wähle, wohin die Nazgûl gehen.
    [haven] Steht der Schatten allein in { $place }?
    [over] Die Schattenkarten sind vorbei.
    [won] Der Ring ist vernichtet: Die Spieler haben gewonnen.
    [meet-again] Stehen noch anderswo Freunde im Weg?
    [acts] { $who } handelt.
    [turn-over] Deck die oberste Karte auf.
    [darkens] Der Himmel verdunkelt sich: Welcher Ort steht auf der Karte?
    [who-travels] Wer reist?
    [capture] Welche Festung wird erobert?
    [muster] Wessen Truppe kommt, und wohin?
    [objective] Welches Ziel ist erfüllt?
    [ring] Frodo steckt den Ring an.
   *[lost] Die Hoffnung ist dahin: Die Partie ist verloren.
}
mat-right = { $of ->
    [which] Was zeigt der Tisch? { $what }.
    [so] Von Hand richtigstellen: { $what } { $from } → { $to }?
    [title] Von Hand richtiggestellt
    [asks] Drück, was der Tisch zeigt
    [label] { $what } { $from } → { $to }
   *[nothing-else] sonst geschieht dadurch nichts
}
mat-reinforced = { $troop ->
    [yes] 1 Truppe nach { $place }
   *[other] Keine nach { $place }
}{ $order ->
    [none] {""}
    [eye] , das Auge nach { $region }
    [closer] , { $count ->
        [one] ein
       *[other] zwei
    } Nazgûl näher
   *[other] , { $count } Nazgûl nach { $region }
}.
mat-special-does = { $card }: Tu, was die Karte sagt.
mat-still = Nun eine andere Karte, von Hand zu tun, auch hier: { $what }
objective-first = erstes
objective-second = zweites
objective-third = drittes
objective-fourth = viertes
objective-fifth = fünftes
mat-to = nach { $place }
mat-back = { $of ->
    [red] ROT
    [black] SCHWARZ
   *[none] ?
}
mat-then = { $of ->
    [cards] Dann zwei Spielerkarten.
    [flips] Dann { $count } { $count ->
        [one] Schattenkarte
       *[other] Schattenkarten
    }.
    [shuffle] Dann wird die Ablage auf den Stapel gemischt.
    [next] Dann Karte { $count } von { $all }.
    [last] Dann die letzte Karte.
    [no-supply] Keine Truppe ist übrig: Eine Karte, die verstärkt, kostet 1 Hoffnung.
    [last-supply] Keine Truppe ist übrig: Eine Karte, die verstärkt, beendet die Partie.
    [battles] Dann die Kämpfe, von vorn.
    [counts] Dann gelten die Würfel.
   *[over] Dann { $who }.
}
fate-evening-list = Deine eigene Partie: Bau nach der Liste auf, und drück, was steht.
fate-evening-shuffle = Misch die Schattenkarten. Ihre Rückseiten sind rot oder schwarz.
fate-evening-troops = Nun die Truppen: Unten steht, wohin.
fate-evening-nine = Nun neun Karten, eine nach der anderen: Jede legt eine Truppe auf ihren roten Ort, sonst geschieht nichts.
fate-evening-actions = Drück, wer handelt, und was gezählt wird: Reise, Angriff, Eroberung. Rückgängig geht immer.
fate-evening-draw = Zieh zwei Spielerkarten, und sag, ob der Himmel sich verdunkelt: Daneben steht, wie wahrscheinlich.
fate-evening-flip = Deck die oberste Karte auf. Die Rückseite darunter sagt, was du drückst: Rot oben, Schwarz unten.
refused-several-cards = Das ist mehr als eine Karte (F64): { $cards }. Tipp mehr davon.
    .window = So heißt mehr als eine Karte (F64). Tipp mehr davon: wohin sie geht, ihr Zeichen, ihre Rückseite.
refused-sign-wanted = Die Karte von { CALLED("place", $start) } nach { CALLED("place", $end) } hat auch ein Zeichen (F64): eye, closer oder deploy.
    .window = Die Karte von { CALLED("place", $start) } nach { CALLED("place", $end) } hat auch ein Zeichen (F64): Auge, näher oder zum Auge.
refused-back-wanted = Die Karte von { CALLED("place", $start) } nach { CALLED("place", $end) } hat auch eine Rückseite (F64): { CALLED("back", "red") } oder { CALLED("back", "black") }.
