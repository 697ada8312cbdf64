# Was Underhill auf Deutsch zu Fate of the Fellowship sagt; gelesen, wenn es zuerst gebraucht wird. Was jedes Spiel sagt, steht in house.ftl.
refused-ledger-needs-places = Das Truppenbuch braucht eine Boxdatei mit ihren Orten, auch denen ihrer Truppen (F58). Lass ledger=on weg, oder nenne eine andere Datei.
    .window = Das Truppenbuch braucht eine Boxdatei mit ihren Orten, auch denen ihrer Truppen (F58). Drückt „Truppen gezählt: nein“, oder eine andere Box.
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
refused-top-unknown = Niemand kennt die Rückseite oben (F46). Sag sie zuerst: { DEED("top red") } oder { DEED("top black") }.
refused-other-back = { $card } hat die Rückseite { CALLED("back", $back) }, und oben lag { CALLED("back", $top) } (F49). Sieh noch einmal nach.
refused-not-on-top = { $card } kann nicht oben liegen (F49): { $lies ->
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
refused-the-last = Es ist die letzte Karte des Stapels: dahinter liegt nichts (F44). Sag none statt der Rückseite.
refused-deck-empty = Dort liegt keine Karte mehr. Mischt zuerst, oder stellt richtig, wo ihr steht.
refused-not-known-on-top = { $card } gehört nicht zu den Karten, die oben bekannt sind (F51). Sieh nach mit { ASK("peek CARD…") }, dann nenne sie.
refused-no-such-flip = Eine { $flip }. Karte gibt es nicht: { $flips } wurden aufgedeckt, die neun des Aufbaus mitgezählt (F53).
refused-cannot-follow = Damit könnte { $what } nicht mehr sein (F53). Nichts ist geändert; berichtige jenes, oder sieh noch einmal nach.
refused-too-many-needed = Diese brauchen { $needed } Charaktere, und Platz ist für { $most } (F7, F8). Nehmt andere.
refused-no-set-fits = Keine Auswahl der Ziele in der Liste kommt mit so wenigen Charakteren aus (F7). Nennt die Ziele selbst.
refused-nothing-listed = Keine Datei führt genug davon auf, um zu ziehen (F7, F8). Nennt sie selbst, oder beginnt mit einer Boxdatei.
refused-named-twice = „{ $name }“ kann dort nicht noch einmal stehen. Nennt jeden einmal, und Frodo & Sam nie in der Solo-Reihe.
refused-other-region = { $place } liegt nicht dort: { CALLED("place", $region) }. Nenne die Region, in der es liegt.
refused-region-unknown = Niemand weiß, in welcher Region { $place } liegt. Sag es: in=REGION.
refused-troops-untold = Die Truppen müssen gesagt werden: { $what }=N.
refused-ledger-says = Nach dem Buch ist es { $what } { $count } (F58). Lass es weg, oder stelle den Ort richtig mit { ASK("troops PLACE shadow=N") }.
refused-place-untold = Mit dem Buch muss der Ort genannt sein (F58). Setze ihn hinter die Region.
refused-both-sides = Ein Kampf braucht dort eine befreundete und eine Schattentruppe (F28). Zählt noch einmal.
refused-no-stronghold = { $place } ist keine Festung des Schattens (F43). Ist es eine, sagt das { ASK("place PLACE stronghold") }.
refused-capture-troops = { $place } wird mit einer befreundeten und ohne Schattentruppe erobert (F43). Stellt zuerst die Truppen richtig.
refused-no-haven = { $place } ist keine Zuflucht, die fallen könnte (F33). Ist es eine, sagt das { ASK("place PLACE haven") }.
refused-objectives-open = { $left ->
    [one] Ein anderes Ziel ist
   *[other] { $left } andere Ziele sind
} vor dem Schicksalsberg noch zu erfüllen (F27).
refused-objective-is = { $name } ist { $done ->
    [yes] schon erfüllt
   *[no] schon offen
}. Es ist nichts zu ändern.
refused-no-more-objectives = So können nur { $count } Ziele erfüllt werden, das letzte allein auf dem Schicksalsberg (F27). Öffnet zuerst eines.
refused-last-objective = Das letzte Ziel wird nie getippt: Es gehört zu jeder Partie und wird auf dem Schicksalsberg erfüllt (F7, F27).
refused-not-rolled = Die Würfel sind noch zu werfen: { DEED("roll") }.
refused-rolled-already = Die Würfel liegen schon da. Wende sie an mit { DEED("accept") }.
refused-no-such-face = „{ $word }“ ist keine Seite dieses Würfels, oder Anfang von mehr als einer. Suche: Entwischt (slip), Müde (weary), Entdeckt (exposed), Rückruf (recall); Kampf: Flucht (rout), Tausch (exchange), Überrannt (overrun), Nazgûl.
refused-no-such-die = Kein Würfel zeigt { $face }. Nenne eine Seite, die daliegt.
refused-no-battle = Das gehört zu einem Kampf mit Würfeln auf dem Tisch (F30).
refused-which-army = { $count ->
    [one] Eine befreundete Truppe fällt:
   *[other] { $count } befreundete Truppen fallen:
} sag, aus welchem Heer (F31), etwa elven=1.
refused-only-unread = Ob eine Truppe kam, wird nur bei einer ungelesenen Karte gesagt, die verstärkt (F42).
refused-cannot-come = So kann der Spielerstapel die verdunkelten Himmel nicht enthalten: einer in jedem Teilstapel (F9, F55). Zählt noch einmal.
refused-foreseen = Oben wurden andere Karten vorausgesehen (F56). Sieh noch einmal nach.
refused-no-more-copies = Mehr von { $card } gibt es nicht (F57). Sieh noch einmal nach.
refused-only-named = Das geht nur mit cards=names (F57). In dieser Partie werden gezogene Karten nur gezählt: card und skies.
    .window = Das geht nur mit „Karten: nach Namen“ (F57). In dieser Partie werden gezogene Karten nur gezählt.
refused-no-cards-left = Keine Spielerkarten sind übrig: zieht keine (F12).
refused-only-ledger = Das geht nur mit ledger=on (F58). In dieser Partie werden Truppen gesagt, wo sie gebraucht werden.
    .window = Das geht nur mit „Truppen gezählt: ja“ (F58). In dieser Partie werden Truppen gesagt, wo sie gebraucht werden.
refused-supply-short = Der Vorrat hat nur noch { $left }: { $army } (F60). Stellt zuerst andere Orte richtig.
refused-too-few-there = { $place } hat nur { $count } (F60). Bewege nicht mehr.
refused-no-choice = Diese Wahl gibt es nicht. { $options ->
    [0] Bewegt die Nazgûl einzeln.
   *[other] Wählt von 1 bis { $options }.
}
refused-no-such-move = Kein Nazgûl kann jetzt { $from } → { $to } (F20): von außerhalb Frodos Region, in eine andere.
refused-never-shown = Keine Karte und keine Datei hat bisher „{ $name }“ gezeigt (F52). Sieh den Namen noch einmal nach.
help = R ist eine Region, PLACE ein Ort, CARD eine Schattenkarte; BACK ist red oder black; N eine Zahl. help COMMAND sagt mehr.
help-new = Beginnt eine Partie für 1 bis 5; board=practice mit der Übungsbox, board=FILE mit der eigenen (F1).
help-confirm = Die Zahlen auf den eigenen Teilen, wo sie anders sind: Hoffnung, Bedrohung, ein Würfel.
help-objectives = Die Ziele ohne das letzte, genannt oder gezogen (F7).
help-characters = Wer wen spielt, genannt oder ausgeteilt (F8).
help-tick = Hakt einen Punkt des Aufbaus ab, oder nimmt den Haken zurück (F2).
help-top = Die Rückseite, die oben auf dem Schattenstapel liegt (F46).
help-flip = Eine aufgedeckte Schattenkarte, und die Rückseite, die dann dort liegt; ? für eine, die niemand liest (F40).
help-hands = Die ausgeteilten Spielerkarten, mit cards=names (F57).
help-begin = Beginnt den ersten Zug nach neun Karten; Frodos Region, und wer anfängt (F9).
help-act = Zählt eine Aktion (F11).
help-done = Beendet die Aktionen, oder den Zug (F10).
help-draw = Zwei Spielerkarten: card oder skies, mit cards=names auch beim Namen (F12).
help-skies = Ein verdunkelter Himmel mit seinem Ort: alle vier Schritte (F34).
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
help-valor = Im Kampf ausgegebene Tapferkeit: so viele Schattentruppen mehr gehen (F30).
help-fate-accept = Die Würfel wirken (F25, F31).
help-choose = Was aus dem Befehl wird, wo es eine Wahl gibt (F20, F21).
help-capture = Eine Festung wird erobert (F43).
help-fate-lost = Eine Zuflucht fällt: 3 Hoffnung (F33).
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
help-troops = Stellt einen Ort des Buches richtig (F60).
help-fate-move = Bewegt Truppen im Buch (F60).
help-check = Was nach dem Buch auf dem Plan stehen soll (F60).
fate-told-put-back = Braucht zu viele Charaktere und wird zurückgelegt: { $names }
fate-told-advance = Vormarsch { $line }: jede Schattentruppe der Linie geht einen Ort weiter, die vordersten zuerst; dann ihre Kämpfe; dann fallen Zufluchten ohne freundliche Truppen.
fate-told-reinforce = Verstärkung { $place }: { $troop ->
    [yes] eine Truppe, ein Kampf, wenn dort befreundete stehen
   *[no] keine Truppe (erobert, oder keine übrig)
}{ $order ->
    [eye] {", "}dann das Auge
    [closer] {", "}dann kommen zwei Nazgûl näher
    [deploy] {", "}dann ziehen drei Nazgûl aus
   *[none] {""}
}.
fate-told-special = { $card }: tut, was die Karte sagt, und tippt, was daraus wird.
fate-told-other-half = Karte { $flip } wäre eine andere Karte oder Hälfte gewesen. Was auf dem Tisch geschah, bleibt.
fate-cause = { $cause ->
    [search] Suche
    [eye] das Auge bei Frodo
    [haven] eine Zuflucht gefallen
    [troops] keine Truppe übrig
    [cards] keine Karte übrig
    [ring] den Ring angesteckt
    [capture] eine Eroberung
   *[table] das Wort des Tisches
}
fate-told-hope = Hoffnung { $to } ({ $by }): { $cause }.
fate-told-threat = Bedrohung auf Feld { $space }.
fate-told-eye = Das Auge: { $region }{ $frodo ->
    [yes] {", "}wo Frodo ist
   *[no] {""}
}.
fate-told-nazgul = Nazgûl: { $where }
fate-told-missing = Spielerkarten, die nicht gezogen werden konnten: { $count }.
fate-told-skies = { $place }: { $placed ->
    [one] eine Truppe
   *[other] { $placed } Truppen
}. { $shuffled ->
    [0] Es wird nichts gemischt.
   *[other] Mischt { $shuffled } Schattenkarten auf den Stapel; welche Rückseite liegt oben?
}
fate-told-moved = { $from } → { $to }: { $count }
fate-told-again = { $name } handelt noch einmal nach der anderen Figur (F11); eine Karte kann es erlauben.
fate-told-travel = Die Reise kostet eine Heimlichkeit oder eine Suche mit einem Würfel für jeden Nazgûl (dort: { $nazgul }) und jede Schattentruppe des Ortes{ $troops ->
    [unknown] .
   *[other] {" "}(dort: { $troops }).
}
fate-too-many-nazgul = Nazgûl auf dem Plan: { $count }. Es gibt neun.
fate-told-too-often = Keine Aktion mehr (F11): { $name }; eine Karte kann sie geben.
fate-told-dice = { $what ->
    [search] Suche ({ $place })
    [doom] Schicksalsberg
   *[battle] Kampf ({ $place })
}: { $count } Würfel.
fate-told-search = Das Auge ist schon bei Frodo: eine Suche steht an.
fate-remind = { $of ->
    [hands] Mehr als 7 Karten auf einer Hand werden abgelegt oder gespielt; Marker zählen nicht.
    [confirm] Vergleicht Hoffnung, Bedrohung und Würfel einmal mit euren Teilen: { DEED("confirm") } stellt sie.
    [ticks] Nicht alle Punkte des Aufbaus sind abgehakt. Die Partie geht weiter.
   *[doom-costs] Frodo zahlt 5 Widerstand.
}
fate-told-over = { $won ->
    [yes] Der Ring ist zerstört: die Spieler haben gewonnen.
   *[no] Die Partie ist verloren.
}
fate-nowhere = keine
fate-name = Das Schicksal der Gefährten
fate-level = { $level ->
    [introductory] Einführung
    [heroic] Heldenhaft
    [epic] Episch
    [legendary] Legendär
   *[standard] Standard
}
fate-figures = { $level }, Zug { $turn }, Hoffnung { $hope }
fate-totals = Das Schicksal der Gefährten: { $games }; gewonnen { $won }, verloren { $lost }
fate-no-players = Sag, wie viele spielen: players=N, 1 bis 5 (F1).
    .window = Drückt, wie viele spielen: 1 bis 5 (F1).
fate-not-copied = Ihr habt noch keine eigene Box, und es gibt kein { $path }: zieht eine Boxdatei auf das Fenster, oder lasst board=own weg.
    .window = Ihr habt noch keine eigene Box, und es gibt kein { $path }: zieht eine Boxdatei auf das Fenster, oder drückt eine andere.
fate-source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } weitere)
}
proof-cards-missing = { $listed } von { $of } Schattenkarten stehen da; die anderen sind ungelesen, bis sie aufgedeckt werden (F48).
proof-too-many-of-order = { $listed } Karten haben den Befehl { $order }, und es gibt { $most }.
proof-back-unknown = Die Rückseite von { $card } hat niemand gesehen.
proof-keys-missing = Fehlt, und ist in einer Partie mit dieser Datei nicht bekannt: { $keys }.
fate-host = { $step ->
    [won] Die Spieler haben gewonnen.
    [lost] Die Partie ist verloren.
    [roll] Werft { $count } Würfel.
    [rolled] Erst neu würfeln und Tapferkeit; dann wirken die Würfel.
    [searched] Erst neu würfeln; dann wirken die Würfel.
    [search] Wo Frodo steht, ist eine Suche fällig. Wie viele Schattentruppen sind dort?
    [move] Bewegt bis zu zwei Nazgûl einen Schritt näher zu Frodo.
    [choose] Wer am Zug ist, wählt, wohin die Nazgûl gehen.
    [lay] Baut nach der Liste auf. Ist der Schattenstapel gemischt: welche Rückseite liegt oben?
    [top] Welche Rückseite liegt oben auf dem Schattenstapel?
    [setup] Deckt Schattenkarte { $count } von neun auf: eine Truppe auf ihren roten Ort, sonst nichts.
    [begin] Hakt ab, was getan ist; dann beginnt mit Frodos Region.
    [actions] Aktionen{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. Wenn sie getan sind: Spielerkarten.
    [cards] Zieht zwei Spielerkarten.
    [skies] Der Himmel verdunkelt sich: welcher Ort steht auf der Karte?
    [haven] Stehen Schattentruppen allein in { $places }? Sagt, was verloren ist, oder macht weiter.
    [over] Sagt Kämpfe und Verluste der letzten Karte; dann der nächste Spieler.
   *[flip] { $back ->
        [red] Deckt die oberste Karte auf: ROT liegt oben. Und dann: welche Rückseite liegt jetzt dort?
        [black] Deckt die oberste Karte auf: SCHWARZ liegt oben. Und dann: welche Rückseite liegt jetzt dort?
       *[none] Welche Rückseite liegt oben auf dem Schattenstapel?
    }
}
fate-stands = Zug { $turn }, { $whose }: { $step }
fate-whose = { $solo ->
    [yes] Charakter { $who }
   *[no] Spieler { $who }
}
fate-step = { $step ->
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
fate-fact-hope = Hoffnung { $hope } von { $top }
fate-fact-threat = Bedrohung: Rate { $rate } (Feld { $space })
fate-fact-supply = Schattenvorrat { $supply }
fate-fact-eye = Auge { $eye }, Frodo { $frodo }
fate-fact-cards = Spielerkarten: { $drawn } gezogen, davon { $skies } Himmel; { $left } übrig
fate-fact-layer = { $cards ->
    [one] 1 Schattenkarte
   *[other] { $cards } Schattenkarten
}{ $back ->
    [red] {", "}ROT oben
    [black] {", "}SCHWARZ oben
   *[none] {""}
}
fate-known-deck = Schattenstapel: { $cards }{ $layers ->
    [1] {""}
   *[other] {", "}die obersten { $first } aus einem Mischen
}{ $back ->
    [red] {", "}ROT oben
    [black] {", "}SCHWARZ oben
   *[none] {""}
}
fate-fact-objectives = Ziele: { $done } von { $all }
fate-fact-discard = Schattenablage: { $cards }
fate-fact-ticked = Abgehakt: { $count } von 13
fate-fact-row = Die Reihe
fate-fact-seat = { $whose }: { $names }
fate-fact-open = Offen: { $names }
fate-fact-done = Erfüllt: { $names }
fate-fact-sites = { $site ->
    [haven] Zufluchten, genannt oder erobert
   *[stronghold] Festungen, genannt oder gefallen
}: { $places }
fate-sheet-game = { $players ->
    [one] Allein
   *[other] { $players } Spieler
}, { $level }, Züge: { $turns }
fate-sheet-hope = Hoffnung ({ $cause }): { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
fate-sheet-change = Zug { $turn }: Hoffnung { $to } ({ $by }), { $cause }
fate-sheet = Zufluchten gefallen { $lost }, erobert { $captured }; die meisten Nazgûl bei Frodo { $nazgul }; Karten { $flips }; Himmel verdunkelt { $skies }
fate-track-hope = Hoffnung
fate-track-threat = Bedrohung
fate-track-supply = Schattenvorrat
fate-track-eye = Auge
fate-track-frodo = Frodo
fate-track-nazgul = Nazgûl
fate-track-objectives = Ziele
fate-head-card = Die Karte
fate-head-chances = { $turn ->
    [next] Der nächste Zug
   *[this] Dieser Zug
}, Karten: { $flips }
fate-head-deck = Der Stapel
fate-head-skies = Der Himmel verdunkelt sich
fate-head-setup = Der Aufbau
fate-head-search = Eine Suche
fate-column-advances = Linie rückt vor
fate-column-reinforced = Ort verstärkt
fate-column-dice = Würfel
fate-column-lasts = Hoffnung hält
fate-column-resistance = mit einem
fate-unread-may-be = mindestens 0, denn eine ungelesene Karte könnte es sein: { $lines }
fate-cannot-come = kann nicht kommen: { $lines }
fate-special-comes = eine Sonderkarte unter diesen: { $chance }
fate-skies-by-turn = Bis Zug { $turns }
fate-item = { $item ->
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
fate-hint = { $step ->
    [new] ausgeschrieben, und eine Rückseite: umbar>helms-deep/eye b; oder ungelesen: ? b
    [flip] eine Karte und eine Rückseite, etwa: { $card } b
    [top] r (ROT) oder b (SCHWARZ): die Rückseite oben
    [begin] begin frodo=eriador, oder wo er beginnt
    [draw] cc, oder cs mit Himmel
    [skies] der Ort auf der Karte; mit befreundeten Truppen: ORT 1 0
    [actions] f gondor: Frodo geht hin; at gondor 2 1: ein Angriff; d: fertig
    [dice] roll; von Hand geworfen: roll und die Anfänge der Seiten
    [rolled] Enter wendet sie an; davor: neu werfen, oder drop und eine Seite
    [search] search troops=1, oder Enter, wo keine stehen
    [choose] 1, 2, …: welche; oder eine drücken
    [move] nazgul gondor rhudaur; d, wenn sie gezogen sind
    [over] d: der nächste Spieler; davor: b gondor 1 2, lost ORT
   *[other] F12 zeigt, was getippt werden kann
}
fate-threat-at = Rate { $rate } (Feld { $space })
fate-turn = Zug { $turn }
fate-card-top = { $back ->
    [red] ROT
   *[black] SCHWARZ
} liegt oben: es ist eine von diesen { $count }
fate-half = { $half ->
    [special] SONDERKARTE
    [red] VORMARSCH
   *[black] VERSTÄRKUNG
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
fate-dice = { $what ->
    [search] Suche: Würfel { $count }
    [doom] Schicksalsberg: Würfel { $count }
   *[battle] Kampf: Würfel { $count }, Schattentruppen { $shadow }, befreundete { $friendly }
}
fate-dice-come-to = { $harm ->
    [0] Keine Hoffnung geht verloren
   *[other] Die Hoffnung sinkt um { $harm } auf { $hope }
}{ $recalls ->
    [0] {""}
   *[other] ; nach Mordor gerufene Nazgûl: { $recalls }
}
fate-dice-lasts = Kein Verlust: { $none }; Hoffnung { $hope } hält: { $chance }; mit einem Widerstand { $one }, mit zweien { $two }
fate-dice-battle = Keine Schattentruppe übrig: { $clear }; befreundete Verluste im Mittel: { $lost }; der Ort fällt: { $falls }
fate-list-parked = Weggepackt
fate-evening-top = Das ist die Übungsbox, erfunden, für zwei. Diese Zeile sagt immer, was die Hände jetzt tun; Enter tut, was der goldene Knopf sagt.
fate-evening-flips = Beim Aufbau werden neun Schattenkarten aufgedeckt, je eine Truppe. Eine Karte und die Rückseite dahinter: mehr wird nicht gesagt.
fate-evening-last-two = Sieben sind aufgedeckt; nun die letzten zwei. Eine falsch getippte Karte wird später berichtigt, und alles danach neu berechnet.
fate-evening-begin = Drückt einen Punkt der Liste, wenn eure Hände ihn getan haben. Zum Beginnen wird nur nach Frodos Region gefragt.
fate-evening-actions = Die Aktionen gehören dem Tisch: gesagt wird nur, was Hoffnung, Auge oder Nazgûl ändert. Hier tut niemand etwas.
fate-evening-draw = Zwei Spielerkarten werden gezogen; diesmal ist eine ein verdunkelter Himmel.
fate-evening-skies = Gefragt wird nur nach dem Ort auf der Karte: Bedrohung, Auge, Truppen und Mischen stehen dann in ihrer Reihenfolge da.
fate-evening-shuffled = Die Ablage liegt nun auf dem Stapel, und alle dürfen wissen, was darin ist. Seht euch die neue Rückseite oben an.
fate-evening-flip = Ab hier sind die Chancen genau: welche Linie vorrückt, welcher Ort verstärkt wird. Die Karte ist aer, und dahinter liegt SCHWARZ.
fate-evening-over = Das war ein Zug; der nächste Spieler folgt. Rückgängig geht beliebig weit; macht weiter, wie ihr mögt.
ask-amend-k-card = „{ fate-do-amend }“
ask-peek-card = „peek“, getippt
ask-place-place-haven = „place { $place } haven“, getippt
ask-place-place-stronghold = „place { $place } stronghold“, getippt
ask-troops-place-shadow-n = „troops“, getippt
do-accept = „{ fate-do-accept }“
do-begin = „{ fate-do-begin }“
do-confirm = „confirm“, getippt
do-roll = „{ fate-do-roll }“
do-top-black = „{ fate-do-top-black }“
do-top-red = „{ fate-do-top-red }“
fate-do-top-red = ROT liegt oben
fate-do-top-black = SCHWARZ liegt oben
fate-do-unread = Ungelesen, dann { $back ->
    [red] ROT
   *[black] SCHWARZ
}
fate-do-flip = Eine andere …
fate-do-amend = Karte berichtigen …
fate-do-tick = Abhaken …
fate-do-objectives = Ziele …
fate-do-characters = Charaktere …
fate-do-begin = Beginnen, Frodo in …
fate-do-begin-in = Beginnen: Frodo in { $region }
fate-do-frodo = Frodo nach …
fate-do-search = Suche
fate-do-search-troops = Suche, Truppen …
fate-do-attack = Angriff …
fate-do-battle = Ein Kampf …
fate-do-capture = Erobern …
fate-do-act = Eine Aktion …
fate-do-done = Fertig
fate-do-moved = Sie sind gezogen
fate-do-nazgul = Ein Nazgûl …
fate-do-draw = Zwei Karten
fate-do-draw-skies = Eine ist Himmel
fate-do-draw-named = Andere …
fate-do-skies = Der Ort …
fate-do-roll = Würfeln
fate-do-rolled = Auf dem Tisch geworfen …
fate-do-reroll = Neu würfeln …
fate-do-valor = Tapferkeit …
fate-do-accept = Anwenden
fate-do-ring = Der Ring …
fate-do-doom = Schicksalsberg …
fate-do-objective = Ziel …
fate-do-lost = Zuflucht gefallen …
fate-order = { $order ->
    [eye] das Auge
    [closer] zwei Nazgûl näher
   *[deploy] Nazgûl zum Auge
}
fate-army = { $army ->
    [shadow] Schatten
    [dwarven] Zwerge
    [elven] Elben
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
fate-symbol = { $symbol ->
    [stealth] Heimlichkeit
    [friendship] Freundschaft
    [valor] Tapferkeit
   *[resistance] Widerstand
}
fate-pick = { $word ->
    [unread] Ungelesen
    [none] Keine Karte dahinter
    [draw] Das Programm zieht
    [roll] Das Programm würfelt
    [card] Eine Karte
    [event] Ein Ereignis
    [skies] Verdunkelter Himmel
    [haven] Eine Zuflucht
    [stronghold] Eine Festung
    [neither] Weder noch
    [done] Erfüllt
    [open] Offen
    [practice] Die Übungsbox
    [names] Spielerkarten mit Namen
    [ledger] Mit Buchführung
   *[other] Ohne Chancen
}
fate-pick-back = { $half ->
    [said] { $back ->
        [red] ROT · Vormarsch { $line }
       *[black] SCHWARZ · Verstärkung { $place }, { $order }
    }
   *[none] { $back ->
        [red] ROT
       *[black] SCHWARZ
    }
}
fate-pick-count = { $of ->
    [players] Spieler: { $count }
    [troops] Schatten: { $count }
    [shadow] Schatten: { $count }
    [friendly] Befreundete: { $count }
   *[dice] Würfel: { $count }
}
fate-deed-objectives = Ziele
fate-deed-characters = Charaktere
fate-deed-hands = Ausgeteilte Karten
fate-deed-confirm = Zahlen der eigenen Teile
fate-deed-tick = Punkt { $item } des Aufbaus
fate-deed-top = { $back ->
    [red] ROT
   *[black] SCHWARZ
} oben
fate-deed-flip = { $card ->
    [unread] Ungelesen
   *[other] { $card }
}{ $back ->
    [red] {", "}dann ROT
    [black] {", "}dann SCHWARZ
   *[none] {", "}die letzte
}
fate-deed-amend = Karte { $flip } war { $card }
fate-deed-begin = Der erste Zug, Frodo in { $place }
fate-deed-act = Eine Aktion: { $name }
fate-deed-draw = { $skies ->
    [0] { $cards ->
        [2] Zwei Spielerkarten
       *[other] Spielerkarten: { $cards }
    }
   *[other] Spielerkarten, Himmel: { $skies }
}
fate-deed-skies = Der Himmel verdunkelt sich: { $place }
fate-deed-frodo = Frodo nach { $place }
fate-deed-eye = Das Auge nach { $place }
fate-deed-ring = Der Ring am Finger
fate-deed-doom = Schicksalsberg
fate-deed-attack = Angriff: { $place }
fate-deed-battle = Kampf: { $place }
fate-deed-rolled = Würfel: { $faces }
fate-deed-reroll = Neu gewürfelt: { $face }
fate-deed-valor = Tapferkeit: { $count }
fate-deed-accept = Die Würfel gelten
fate-deed-choose = Wohin die Nazgûl ziehen
fate-deed-nazgul = Ein Nazgûl: { $from } → { $to }
fate-deed-capture = Erobert: { $place }
fate-deed-lost = Gefallen: { $place }
fate-deed-objective = { $done ->
    [yes] Ziel erfüllt
   *[no] Ziel offen
}: { $name }
fate-list-skies = { $place ->
    [none] Der Himmel verdunkelt sich, Schritt für Schritt
   *[other] Der Himmel verdunkelt sich: { $place }
}
fate-darkens = { $step ->
    [threat] Bedrohung auf Feld { $space }: Rate { $rate }
    [eye] Das Auge kommt zu Frodo: { $frodo }
    [with-frodo] Das Auge ist schon bei Frodo: Hoffnung −2
    [troops] Schattentruppen, { $placed }: { $place ->
        [none] Ort auf der Karte
       *[other] { $place }
    }. Sind dort befreundete Truppen: ein Kampf
    [missing] Schattentruppen, { $placed }: { $place ->
        [none] Ort auf der Karte
       *[other] { $place }
    }; es fehlen { $missing }: Hoffnung −{ $missing }. Sind dort befreundete Truppen: ein Kampf
    [shuffle] Mischt die Schattenablage ({ $shuffled }) auf den Stapel
   *[nothing] Die Schattenablage ist leer: nichts wird gemischt
}
fate-skies-next = Beim nächsten Ziehen: { $count ->
    [none] keine{ $turn ->
        [0] {""}
       *[other] {", "}frühestens in Zug { $turn }
    }
    [two] { $chance }, zwei { $two }
   *[one] { $chance }
}
fate-column-troops = Schattentruppen dort
fate-column-no-loss = kein Verlust
fate-head-road = Frodos Weg: { $region }
fate-road-stealth = Oder eine Heimlichkeit und kein Wurf.
fate-road-doom = Schicksalsberg ohne Truppen: Würfel { $dice }, Hoffnung hält { $chance }, mit einem Widerstand { $one }
fate-why-battle = Würfel { $dice }, Schattentruppen { $shadow } gegen { $friendly }: keine bleibt { $clear }, der Ort fällt { $falls }
fate-why-search = Würfel { $dice }, jeder kostet Hoffnung mit { $harm }; Hoffnung { $hope } trägt { $bears }: sie hält { $chance }
fate-why-flips = Aufgedeckte Karten { $flips }, und die Rückseite unter der letzten. Alle Reihenfolgen, die zu den gesehenen Rückseiten passen, sind gleich wahrscheinlich.
fate-why-layer = Schicht { $layer }, Karten { $cards }{ $back ->
    [red] {", "}ROT oben
    [black] {", "}SCHWARZ oben
   *[none] {""}
}: { $names }{ $unread ->
    [0] {""}
   *[other] {", "}ungelesen: { $unread }
}
fate-why-line = { $line }: rückt vor { $advances }; { $place } wird verstärkt { $reinforced }; durch { $cards }
fate-pick-search = Würfel { $dice }, Hoffnung hält { $chance }
fate-pick-attack = frei { $clear }, Verlust { $lost }, fällt { $falls }
fate-pick-falls = fällt { $falls }
fate-pick-nazgul = Nazgûl { $count }
fate-head-acted = Aktionen
fate-acted = { $name }: { $times }{ $most ->
    [0] {""}
   *[other] {" "}von { $most }
}
fate-each = je { $chance }
fate-more-lines = noch { $count }: Chancen (o)
fate-said-objectives = Ziele: { $names }
fate-said-place = Eine Truppe ({ $place }): { $flip } von 9
fate-said-fought = Schattentruppen übrig: { $shadow }, befreundete: { $friendly }{ $falls ->
    [yes] {". "}Die Zuflucht fällt.
   *[no] {""}
}
fate-sheet-flips = Orte verstärkt: { $count } von { $of } Karten, erwartet { $mean }
fate-sheet-flip = Karte { $flip }, { $card }: { $what }, { $chance }
fate-sheet-special = eine Sonderkarte
fate-column-two = mit zweien
fate-column-enemies = Feinde
fate-card-unknown = { $back ->
    [red] ROT
   *[black] SCHWARZ
} liegt oben; noch kennt niemand eine Karte, die dort liegen kann
fate-deed-new = Eine neue Partie: { $players } Spieler, { $level }
fate-sheet-events = Ereignisse
fate-sheet-hand = Karten auf der Hand
fate-sheet-stacks = Teilstapel
fate-sheet-layer = Schicht
fate-sheet-back = Rückseite oben
fate-sheet-cards = Karten

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
place-nurn = Nurn
place-umbar = Umbar
place-near-harad = Nah-Harad
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
person-potter = Töpfer
objective-destroy-the-one-ring = Den Einen Ring vernichten
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
back-red = ROT
back-black = SCHWARZ

## Regeln nach ihren Nummern

rule-f1 = Es spielen eins bis fünf; Spielerzahl und Stufe sagen, wie viele Ereignisse, Handkarten, verdunkelte Himmel und Ziele es gibt.
rule-f2 = Dreizehn Punkte des Aufbaus hakt der Tisch ab; begin warnt vor dem, was fehlt, und geht weiter.
rule-f3 = Befreundete Truppen am Anfang: je 2 aus Gondor in Minas Tirith und Dol Amroth, je 1 an jedem anderen Ort; von jedem Heer bleiben 5 daneben.
rule-f4 = 18 von 48 Schattentruppen stehen am Anfang auf dem Plan.
rule-f5 = Neun Schattenkarten werden aufgedeckt: je eine Truppe an ihren roten Ort, sonst nichts.
rule-f6 = Nazgûl: Eriador 2, Rhudaur, Nebelgebirge und Gondor je 1, Mordor 4. Das Auge ist in Eriador.
rule-f7 = Ziele, die mehr Charaktere brauchen, als Platz ist, werden zurückgelegt; das letzte braucht Frodo und Sam.
rule-f8 = Erst die nötigen Charaktere, die anderen durch das Los, zwei für jeden. Allein: vier in einer Reihe, Frodo und Sam daneben.
rule-f9 = Regionskarten und Ereignisse werden in gleiche Teilstapel geteilt, die größeren oben, mit einem verdunkelten Himmel in jedem.
rule-f10 = Ein Zug: Aktionen, Spielerkarten, Schattenkarten; dann der Nächste.
rule-f11 = Ein Charakter hat bis zu 4 Aktionen, der andere 1. Allein: der mit dem Marker 4, Frodo und Sam 1, davor oder danach.
rule-f12 = Zwei Spielerkarten werden zusammen gezogen; jede, die fehlt, kostet 1 Hoffnung. Eine Hand behält 7.
rule-f13 = So viele Schattenkarten, wie die Rate sagt; ändert sie sich, so auch deren Zahl.
rule-f14 = Die Hoffnung beginnt bei 6 von 8. Bei 0 ist die Partie sofort verloren.
rule-f15 = Hoffnung kosten Suchen, das Auge bei Frodo, Zufluchten, fehlende Truppen und Karten, und der Ring.
rule-f16 = Eine Eroberung bringt 2 Hoffnung; Ziele und Fähigkeiten, wie sie sagen.
rule-f17 = Das Auge geht mit einem Angriff, einer Eroberung, dem verdunkelten Himmel, einem Befehl und dem Ring, nie mit dem Kampf einer Karte.
rule-f18 = Nazgûl zählen nach Region; ein Kampf nach einer Verstärkung gilt danach, wo sie vor dem Befehl standen.
rule-f19 = Der Befehl Auge: es kommt zu Frodo; ist es schon da, wird er gesucht.
rule-f20 = Der Befehl näher: die zwei nächsten Nazgûl außerhalb von Frodos Region gehen einen Schritt auf ihn zu; bei Gleichstand wählt der Spieler.
rule-f21 = Der Befehl aufstellen, dreimal: ein Nazgûl von Mordor zum Auge; ist das Auge in Mordor, einer aus der größten Gruppe zurück.
rule-f22 = Suchwürfel: die Nazgûl der Region und die Schattentruppen des Ortes, höchstens 7. Keine, kein Wurf.
rule-f23 = Müde kostet 1 Hoffnung, Entdeckt auch, außer in einer Zuflucht; Rückruf schickt einen Nazgûl der Region nach Mordor.
rule-f24 = Jeder ausgegebene Widerstand wirft einen Würfel neu, bevor die Ergebnisse gelten.
rule-f25 = Erst zählen alle Würfel; dann sinkt die Hoffnung, und Nazgûl werden zurückgerufen.
rule-f26 = Den Ring anstecken: 1 Hoffnung, das Auge kommt, eine Suche ohne Truppen.
rule-f27 = Schicksalsberg: alle anderen Ziele erfüllt, 5 Widerstand; Würfel für Nazgûl und Truppen dort und für fehlende Hoffnung, höchstens 7. Bleibt Hoffnung, ist gewonnen.
rule-f28 = Ein Angriff wirft so viele Würfel, wie man will, bis 3 und bis zur Zahl der eigenen Truppen; der Kampf einer Karte bis 3 und bis zu der des Schattens.
rule-f29 = Flucht: eine Schattentruppe. Tausch: je eine. Überrannt: eine befreundete, außer in einer Zuflucht. Nazgûl: zwei, wenn einer da ist.
rule-f30 = Jeder Widerstand wirft einen Würfel neu; jede Tapferkeit nimmt eine Schattentruppe weg.
rule-f31 = Erst werden die Würfel zusammengezählt, dann begrenzt sie, was dort steht. Wessen Truppen gehen, wählt der Spieler.
rule-f32 = Ein Wurf, keine zweite Runde.
rule-f33 = Eine Zuflucht mit Schattentruppen und ohne befreundete fällt: 3 Hoffnung.
rule-f34 = Jeder verdunkelte Himmel: alle vier Schritte, eine Karte ganz vor der nächsten; dann verlässt sie das Spiel.
rule-f35 = Zuerst geht die Bedrohung ein Feld weiter; auf dem letzten bleibt sie.
rule-f36 = Dann das Auge: schon bei Frodo 2 Hoffnung, sonst kommt es zu ihm.
rule-f37 = Dann drei Schattentruppen an den Ort der Karte, 1 Hoffnung für jede, die fehlt; ein Kampf, wenn befreundete dort stehen.
rule-f38 = Zuletzt wird die Schattenablage gemischt und auf den Stapel gelegt.
rule-f39 = Solange noch welche aufzudecken sind, wird die nächste Schattenkarte aufgedeckt.
rule-f40 = Die Rückseite, die dann oben liegt, sagt die Hälfte: Rot rückt vor, Schwarz verstärkt.
rule-f41 = Vormarsch: jede Schattentruppe der Linie geht einen Ort weiter, die vordersten zuerst; dann Kämpfe von vorn nach hinten; dann fallen Zufluchten.
rule-f42 = Verstärkung: eine Truppe oder 1 Hoffnung; keine an einem eroberten Ort. Dann ein Kampf, dann der Befehl.
rule-f43 = Eroberung: eine befreundete und keine Schattentruppe in einer Festung, 3 Tapferkeit. Sie wird Zuflucht, das Auge kommt, 2 Hoffnung.
rule-f44 = Wird die letzte Karte aufgedeckt, so wird die Ablage gemischt, und ihre oberste sagt die Hälfte. Ohne Ablage gibt es keine.
rule-f45 = Der Schattenstapel ist in Schichten bekannt: in jeder kennt man die Karten, nicht ihre Reihenfolge.
rule-f46 = Aufdecken nimmt eine Karte der obersten Schicht; die Rückseite dahinter ist von da an bekannt.
rule-f47 = Mischen macht eine neue Schicht obenauf; die darunter behält die Rückseite, die man sah.
rule-f48 = Eine Karte ist bekannt, sobald sie das erste Mal aufgedeckt wird.
rule-f49 = Was dem Bekannten widerspricht, wird abgelehnt, und wo die Karte liegen müsste, wird gesagt. ! gilt auf das Wort des Tisches.
rule-f50 = Eine ungelesene Karte zählt nicht als das, wonach gefragt ist: die Chance ist dann mindestens so groß.
rule-f51 = Angesehene Karten sind oben bekannt, können umgelegt werden oder verlassen das Spiel.
rule-f52 = Chancen gelten für die Karten dieses Schritts, oder für so viele, wie gefragt sind; eine Hälfte braucht die Rückseite der Karte darunter.
rule-f53 = Eine Karte nachträglich berichtigt: alles, was seither bekannt war, wird neu berechnet; was am Tisch geschah, bleibt.
rule-f54 = Alles kommt aus dem, was jeder ansehen darf; odds=off verbirgt es.
    .window = Alles kommt aus dem, was jeder ansehen darf; „Chancen: nein“, vor dem Spiel vereinbart, verbirgt es.
rule-f55 = In einem Teilstapel, dessen Himmel noch nicht heraus ist, liegt er an jedem übrigen Platz gleich wahrscheinlich.
rule-f56 = Die Chance eines verdunkelten Himmels beim nächsten Ziehen; vorausgesehene Karten sind gewiss.
rule-f57 = Mit genannten Karten sind die ungesehenen an jedem Platz, der kein Himmel ist, gleich wahrscheinlich.
rule-f58 = Das Truppenbuch führt Truppen nach Orten: 48 des Schattens im Ganzen, jedes Heer seine eigenen.
rule-f59 = Mit dem Truppenbuch sagt ein Vormarsch jeden Zug und Kampf und wartet auf die Würfel.
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
counted-hope-search = Hoffnung durch Suchen verloren
counted-hope-eye = Hoffnung durch das Auge bei Frodo verloren
counted-hope-haven = Hoffnung mit Zufluchten verloren
counted-hope-troops = Hoffnung mangels Truppen verloren
counted-hope-cards = Hoffnung mangels Karten verloren
counted-hope-ring = Hoffnung durch den angesteckten Ring verloren
counted-hope-capture = Hoffnung durch Eroberungen gewonnen
counted-hope-table = Hoffnung auf das Wort des Tisches verloren
luck-search-dice = Schädliche Suchwürfel
luck-battle-dice = Kampfwürfel, die Schattentruppen nehmen
fate-told-unticked = Im Aufbau nicht abgehakt: { $items }.
fate-told-alone = Schattentruppen stehen allein in der Zuflucht { $place }. Sie fällt durch das, was geschieht, nicht hierdurch.
fate-told-fell = { $count ->
    [one] Eine befreundete Truppe geht
   *[other] { $count } befreundete Truppen gehen
} in den Vorrat ihrer Armee zurück.
fate-said-haven = Stehen Schattentruppen allein in der Zuflucht { $place }?
fate-said-holds = { $place } hält.
fate-deed-holds = Die Zufluchten halten
fate-do-holds = Sie halten
help-holds = Die Zufluchten, nach denen gefragt wird, halten, oder diese davon.
help-dwarven = Fragt nach den übrigen Zwergentruppen, oder stellt sie richtig.
help-elven = Fragt nach den übrigen Elbentruppen, oder stellt sie richtig.
help-rohirrim = Fragt nach den übrigen Rohirrim, oder stellt sie richtig.
help-gondor = Fragt nach den übrigen Truppen Gondors, oder stellt sie richtig.
help-setup = Die Liste des Aufbaus, abgehakt oder nicht.
refused-ledger-knows = F65: Das Buch weiß, was von den Armeen übrig ist. Stellt Orte richtig: { DEED("troops") }.
refused-not-asked = F66: Nach { CALLED("place", $name) } wird nicht gefragt. Sagt einen Verlust: { DEED("lost") }.
do-troops = „troops“, getippt
do-lost = „{ fate-do-lost }“
