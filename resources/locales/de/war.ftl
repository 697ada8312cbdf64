# Was Underhill auf Deutsch über den Ringkrieg sagt.

war-name = Der Ringkrieg
war-figures = Runden: { $turns } · Verderben { $corruption }
war-totals = Der Ringkrieg: { $games }; gewonnen von den Freien Völkern { $free }, vom Schatten { $shadow }
war-lingered = W45: in Mordor weder bewegt noch versteckt; Verderben { $corruption }
war-no-result = Hier lag zuletzt keine beendete Partie Jagd nach dem Ring. Sag, welche Marker es gibt: tokens=S,F.

## Was die Hände jetzt tun

host-setup = Bau den Spielplan auf; dann { DEED("begin") }.
host-draw = Nimm alle Aktionswürfel zurück, leere das Jagdfeld, zieh eine Karte von jedem Stapel; dann { DEED("done") }.
host-battle = { $kind }, Kampfrunde { $round }: Würfle am Tisch und melde sie; oder die Schlacht ist vorbei.
host-fellowship = { $gates ->
    [yes] Die Freien Völker dürfen die Gemeinschaft offenlegen, den Führer wählen, Mordor betreten; dann { DEED("done") }.
    [in] Die Freien Völker dürfen den Führer wählen; dann { DEED("done") }.
   *[no] Die Freien Völker dürfen die Gemeinschaft offenlegen oder den Führer wählen; dann { DEED("done") }.
}
host-allocation = Der Schatten legt { $least } bis { $most } Würfel ins Jagdfeld: { ASK("allocate N") }.
host-roll = Wirf { $free } Würfel der Freien Völker und { $shadow } des Schattens.
host-actions = { $side ->
    [free] Die Freien Völker sind am Zug: einen Würfel einsetzen. { $free } gegen { $shadow }.
    [shadow] Der Schatten ist am Zug: einen Würfel einsetzen. { $shadow } gegen { $free }.
   *[other] Kein Würfel ist übrig; { DEED("done") } beendet die Aktionen.
}
host-hunt-roll = Der Schatten jagt: { $dice } Würfel mit +{ $bonus }. Sag, welche Bedingungen gelten.
host-hunt-tile = Zieh ein Jagdplättchen.
host-hunt-damage = Schaden { $damage }: eine Karte, der Führer, ein Opfer; der Rest geht an den Ring, Verderben dann { $corruption }.
host-hunt-reveal = Die Gemeinschaft ist enthüllt: Ihre Figur zieht höchstens { $progress ->
    [one] 1 Region
   *[other] { $progress } Regionen
} weit, nicht in eine Zuflucht.
host-over = Die Partie ist zu Ende. { $side ->
    [free] Die Freien Völker haben gewonnen.
   *[other] Der Schatten hat gewonnen.
}
remember-heal = In einer Zuflucht offengelegt heilt sie 1 Verderben.
remember-pass = Die Freien Völker dürfen passen.
remember-mordor = In Mordor hat sie sich diese Runde weder bewegt noch versteckt.
remember-captures = Sind alle Eroberungen eingegeben?
remember-hand = Eine Hand hat mehr als 6 Karten.
remember-guide = Von derselben Stufe und darf auch führen: { $names }.
remember-allocation = Aus dem Jagdfeld kam ein Würfel der Freien Völker: mindestens { $least }, höchstens { $most }.
remember-dice = Würfel ab dieser Runde: Freie Völker { $free }, Schatten { $shadow }.
remember-minion = Mit einer Musterung kann kommen: { $names }.
remember-passive = Passiv und ohne Wecken nicht weiter: { $nations }.
remember-ring = Ein Elbenring kann diese Runde noch einen Würfel ändern.
remember-points = { $side ->
    [free] Die Freien Völker haben { $points } von 4 Punkten.
   *[other] Der Schatten hat { $points } von 10 Punkten.
}

## Der Bericht

fact-progress = Fortschritt: { $progress }
fact-box = Jagdfeld: Schatten { $shadow }, Freie Völker { $free }
fact-rings = Elbenringe: Freie Völker { $free }, Schatten { $shadow }
fact-dice = { $side }, Würfel: { $dice }
fact-tiles = { $heap ->
    [pool] Im Beutel
    [drawn] Gezogen
    [waiting] Wartend auf Mordor
   *[out] Aus dem Spiel
}: { $tiles }
fact-nation = { $nation }: { $step ->
    [0] im Krieg
   *[other] Schritte bis zum Krieg: { $step }
}{ $active ->
    [yes] {""}
   *[no] , passiv
}
fact-hand = { $side }: Handkarten { $hand }, Charakterstapel { $character }, Strategiestapel { $strategy }
fact-in-play = Im Spiel: { $people }
fact-on-map = Auf dem Plan: { $people }
fact-lost = Verloren: { $people }
fact-tokens = { $side }, Aktionsmarker: { $tokens }
fact-figures = { $nation }: Reserve { $reserve }, tot { $dead }
report-turns = Runden: { $turns }
report-corruption = Verderben: { $corruption }
report-first-box = Schattenwürfel im Jagdfeld nach dem ersten Wurf: { $dice }
report-crowned = { $turn ->
    [0] Aragorn kam nie.
   *[other] Aragorn kam in Runde { $turn }.
}
report-taken = { $side }, erobert: { $regions }
report-tokens = Benutzte Marker: { $tokens }
report-token = { $side } ({ $token })

## Das Fenster

do-begin = „{ chip-begin }“
do-done = der goldene Knopf
ask-allocate-n = drück eine der Zahlen
ask-activate-nation = „activate { $nation }“, getippt
ask-battle-kind = „{ chip-battle }“
ask-damage-n = „damage = N“, getippt
ask-hand-side-discard-character = einer der Knöpfe für eine Karte
ask-hand-side-h = „hand SIDE = H“, getippt
ask-mordor-n = „mordor = 0“, getippt
ask-mordor-off = „mordor off“, getippt
ask-odds-mordor = „odds mordor“, getippt
ask-skip-r = drück einen, dann „{ can-skip }“
ask-tile-t-pool = „tile { $tile } pool“, getippt
do-pool = „pool“, getippt
do-take = einen der zwei Marker
chip-begin = Beginnen
chip-roll = Würfeln
chip-roll-told = Auf dem Tisch geworfen …
chip-prevented = Eine Karte verbietet es
chip-move = Bewegen
chip-ring = Ein Ring …
chip-pass = Passen
chip-battle = Schlacht …
chip-capture = Erobern …
chip-token = Marker: { $token }
chip-card = Eine Karte …
chip-hand-discard = { $side }: eine { $kind ->
    [character] Charakterkarte
   *[other] Strategiekarte
} ablegen
chip-recruit = Gemustert …
chip-fallen = Gefallen …
chip-weaken = Eliten geschwächt …
chip-discard = Eine Karte: ohne Wirkung
chip-again = Eine Karte: ein anderes Plättchen
pick-to = zu
pick-shadow-rolled = Schatten:
pick-again = noch einmal
pick-dice = Würfel vom Tisch
pick-card-move = bewegt sie
pick-card-hide = versteckt sie
pick-card-separate = trennt …
pick-card-appear = enthüllt sie
pick-card-hunt = eine Jagd
pick-card-tile = ein Plättchen
pick-card-eyes = Würfel zu Augen
pick-card-advance = rückt vor …
pick-card-retreat = rückt zurück …
part-at-war = Im Krieg
part-politics = Politik
part-victory = Siegpunkte
part-of = { $points } von { $of }
part-hunt = Die Jagd
battle-title = { $kind } · Kampfrunde { $round }
battle-over = Die Schlacht ist vorbei
battle-how = Kampfrunde: Stärke und Führung des Angreifers, dann des Verteidigers.
odds-laid = { $count } Würfel gelegt
odds-moves = { $count ->
    [one] eine Bewegung
   *[other] { $count } Bewegungen
}
odds-seen = gesehen
odds-damage = Schaden
odds-how = Mehr fragen, mit dem, was gelten soll:
odds-ask-hunt = Eine Bewegung …
odds-ask-mordor = Der Weg durch Mordor …
odds-ask-battle = Eine Schlacht bis zum Ende …
odds-ask-round = Eine Kampfrunde …
odds-told-hunt = Erfolg { $success }, gesehen { $reveal }, Schaden im Mittel { $damage }
odds-told-laid = { $laid }: { $found }
odds-told-battle = Der Angreifer bleibt: { $attacker }. Der Verteidiger bleibt: { $defender }. Beide: { $both }. Niemand: { $nobody }.
odds-told-round = Treffer im Mittel: Angreifer { $attacker }, Verteidiger { $defender }
asked-no-battle = Jetzt wird keine Schlacht geschlagen.
asked-not-in-mordor = Die Gemeinschaft ist nicht in Mordor.
asked-damage = Noch zu tragender Schaden: { $damage }
asked-reserve = { $nation }, in Reserve: { $reserve }; tot: { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] nicht eingepackt
   *[other] zu viel eingepackt
}: { $figures }
figures-regulars = { $count ->
    [one] eine Reguläre
   *[other] { $count } Reguläre
}
figures-elites = { $count ->
    [one] eine Elite
   *[other] { $count } Eliten
}
figures-leaders = { $count ->
    [one] ein Anführer
   *[other] { $count } Anführer
}
figures-nazgul = { $count } Nazgûl
list-reserve = In Reserve: { $figures }
list-parked = In Worten
track-shadow-points = Punkte des Schattens
hint-actions = eine Zahl hebt diesen Würfel hoch
hint-enter = Enter: { $does }
option-tokens = Aktionsmarker
option-cities = Städte
agree-tokens = Aktionsmarker: { $side }
agree-city = Eine Stadt: { $place }
evening-draw = Jede Seite zieht eine Karte von jedem ihrer Stapel. Höchstens sechs bleiben auf der Hand.
evening-guide = Die Gemeinschaft geht verborgen, Schritt für Schritt. Offengelegt steht sie, wo sie hingekommen ist.
evening-allocate = Schattenwürfel im Jagdfeld jagen die Gemeinschaft; mit den anderen handelt der Schatten. Wie viele?
evening-roll = Beide Seiten werfen ihre Aktionswürfel. Jedes Auge des Schattens kommt zur Jagd.
evening-tile = Gefunden! Ein Plättchen wird gezogen: Seine Zahl ist der Schaden, ein rotes Zeichen enthüllt die Gemeinschaft.
evening-damage = Schaden geht als Verderben an den Ring, oder ein Gefährte fällt dafür. Bei 12 gewinnt der Schatten.
evening-appear = Enthüllt: Die Figur kommt auf den Plan, höchstens so viele Regionen weiter, wie sie Schritte tat.
track-corruption = Verderben
track-progress = Fortschritt
track-mordor = Mordor
track-box = Jagdfeld
part-fellowship = { $revealed ->
    [yes] Enthüllt
   *[no] Verborgen
} · { $where } · Führer: { $guide }
part-company = Gemeinschaft: { $company }
odds-climb = Durch Mordor kommt sie mit { $arrives } an: im Mittel mit { $dice } Würfeln und Verderben { $corruption }.
part-points = Schatten { $shadow } von 10 · Freie Völker { $free } von 4

## Befehle

help = SIDE ist free oder shadow, R das Ergebnis eines Würfels (c a m am p w e), T ein Jagdplättchen (er 3 2r b-1 ds …), REGION ein Wort mit Bindestrichen.
help-new = Beginnt eine Partie Ringkrieg.
help-take = Welchen Aktionsmarker eine Seite hat, die einen hat.
help-begin = Beginnt die erste Runde.
help-done = Beendet den Schritt.
help-hand = Zählt eine Karte, die gezogen, gespielt, ausgelegt oder abgeworfen wird; oder fragt oder stellt eine Hand richtig.
help-declare = Legt die Gemeinschaft in einer Region offen.
help-guide = Wählt den Führer.
help-enter = Betritt Mordor.
help-allocate = Legt Schattenwürfel ins Jagdfeld.
help-roll = Wirft die Aktionswürfel oder sagt, was geworfen wurde.
help-use = Setzt einen Würfel für das ein, was der Tisch tut.
help-move = Bewegt die Gemeinschaft.
help-hide = Versteckt die Gemeinschaft.
help-separate = Trennt Gefährten ab.
help-advance = Rückt ein Volk auf der Politikleiste vor.
help-bring = Bringt einen Diener, Aragorn oder Gandalf den Weißen.
help-ring = Ändert einen Würfel mit einem Elbenring.
help-token = Benutzt einen Aktionsmarker statt eines Würfels.
help-pass = Passt.
help-skip = Wirft einen Würfel weg.
help-concede = Eine Seite gibt auf.
help-hunt = Würfelt die Jagd: Sag, welche Bedingungen gelten, wo die Gemeinschaft zuletzt gesehen wurde.
help-tile = Zieht ein Jagdplättchen oder sagt, welches; again: ein anderes stattdessen; prevented: keines. Mit einem Ort dahinter wird ein Plättchen dorthin gelegt.
help-reduce = Eine Karte vom Tisch verringert den Schaden.
help-ability = Die Fähigkeit des Führers verringert ihn.
help-casualty = Ein Gefährte geht dafür verloren.
help-accept = Der Rest ist Verderben.
help-discard = Eine Karte lässt das Plättchen verfallen.
help-appear = Wo die Gemeinschaft enthüllt wird, und wie viele Plättchen folgen.
help-card = Was eine Karte ohne Würfel tut.
help-draw = Zieht Plättchen für eine Karte; nichts folgt daraus.
help-activate = Ein Volk wird aktiv.
help-special = Ein besonderes Plättchen kommt ins Spiel.
help-invade = Eine Armee betritt das Land eines Volkes.
help-arrive = Jemand beendet seine Bewegung.
help-capture = Eine Siedlung wird erobert oder befreit.
help-battle = Eine Schlacht beginnt oder ist vorbei.
help-round = Eine Kampfrunde: Stärke und Führung beider Seiten.
help-recruit = Figuren kommen aus der Reserve.
help-fallen = Figuren gehen verloren.
help-weaken = Eliten werden zu Regulären.
help-lost = Jemand ist für immer verloren.
help-odds = Chancen der nächsten Bewegungen, des Wegs durch Mordor, jeder Zuteilung, einer Kampfrunde, einer Schlacht.
help-corruption = Das Verderben, oder stellt es richtig.
help-fellowship = Wo die Gemeinschaft ist.
help-company = Wer in der Gemeinschaft ist, der Führer zuerst.
help-pool = Was im Beutel liegt.
help-box = Das Jagdfeld, oder stellt es richtig.
help-nations = Die Politikleiste.
help-score = Die Siegpunkte.
help-rings = Die Elbenringe, oder stellt sie richtig.
help-progress = Der Fortschritt, oder stellt ihn richtig.
help-mordor = Der Schritt in Mordor, oder stellt ihn richtig.
help-damage = Was vom Schaden übrig ist, oder stellt es richtig.
help-hidden = Der Tisch sagt: verborgen.
help-revealed = Der Tisch sagt: enthüllt.
help-at = Der Tisch sagt, wo die Gemeinschaft zuletzt gesehen wurde.
help-companion = Der Tisch sagt, wo ein Gefährte ist.
help-character = Der Tisch sagt, ob ein Charakter im Spiel ist.
help-nation = Der Tisch sagt, wo ein Volk steht.
help-control = Der Tisch sagt, wem eine Siedlung gehört.
help-dice = Der Tisch sagt, welche Würfel übrig sind.
help-lead = Der Tisch sagt, wer eine Mannschaft führt.
help-decks = Der Tisch sagt, wie viele Karten die Stapel haben.

## Ablehnungen

refused-cards-for-two = W4: Karten werden zu zweit gezählt. Lass cards=on weg.
    .window = W4: Karten werden zu zweit gezählt. Drück auf „Karten: nein“.
refused-token-unchosen = W69: { CALLED("side", $side) }: ein Aktionsmarker ist noch zu wählen. Sag zuerst, welcher: { DEED("take") }.
refused-no-token-to-choose = W69: { CALLED("side", $side) }: kein Marker ist zu wählen. Weiter geht es mit { DEED("begin") }.
refused-no-such-token = W69: Das ist kein Marker dieser Seite. Zur Wahl stehen: { CALLED("token", $choices) }.
refused-token-not-there = W14: Dieser Marker ist nicht da. Setz stattdessen einen Würfel ein.
refused-token-this-turn = W14: Diese Seite hat in dieser Runde schon einen Marker benutzt. Setz stattdessen einen Würfel ein.
refused-not-your-turn = W10: Diese Seite ist jetzt nicht am Zug. { $acts ->
    [empty] Niemand hat einen Würfel; { DEED("done") } beendet die Aktionen.
   *[other] Am Zug ist: { CALLED("side", $acts) }.
}
refused-dice-unused = W10: { $count ->
    [one] 1 Würfel ist unbenutzt. Setz ihn ein, oder wirf ihn weg:
   *[other] { $count } Würfel sind unbenutzt. Setz sie ein, oder wirf sie weg:
} { ASK("skip R") }.
refused-not-so-many = W8: { $number } geht nicht. Lege { $least } bis { $most }.
refused-not-in-the-pool = W8: Der Schatten hat { $left } Würfel zu legen, nicht { $number }. Lege weniger.
refused-no-such-die = W10: Kein unbenutzter Würfel zeigt { CALLED("face", $face) }. { $unused ->
    [empty] Es gibt keinen Würfel.
   *[other] Es gibt: { CALLED("face", $unused) }.
}
refused-no-die-pays = W12: Kein Würfel bezahlt das von selbst. { $could ->
    [empty] Keiner könnte es.
   *[other] Mit „with“ genannt könnten es: { CALLED("face", $could) }.
}
refused-does-not-pay = W12: { CALLED("face", $face) } bezahlt das nicht. Das tun: { CALLED("face", $pays) }.
refused-not-on-the-die = W7: { CALLED("face", $face) } steht auf keinem Würfel dieser Seite. Es gibt: { CALLED("face", $faces) }.
refused-pass-with-fewer = W11: Eine Seite passt nur, solange sie weniger unbenutzte Würfel hat als die andere. Setz einen ein, oder wirf einen weg.
refused-no-ring = W13: Diese Seite hat keinen Elbenring. Nimm den Würfel, wie er ist.
refused-ring-this-turn = W13: Diese Seite hat in dieser Runde schon einen Ring benutzt. Nimm den Würfel, wie er ist.
refused-same-result = W13: Das ist noch einmal dasselbe Ergebnis. Nenne ein anderes.
refused-ring-cannot-make = W13: Ein Ring macht diesen Würfel nicht zu { CALLED("face", $face) }. Nenne ein anderes Ergebnis.
refused-cards-off = W3: In dieser Partie werden keine Karten gezählt. Sie begann ohne cards=on.
    .window = W3: In dieser Partie werden keine Karten gezählt. Eine andere zählt sie mit „Karten: ja“ unter „Optionen …“.
refused-hand-too-large = W3: { CALLED("side", $side) }: { $hand } Karten auf der Hand. Zuerst auf 6 herunter: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: Dieser Stapel ist leer. Es wird nichts gezogen.
refused-hand-empty = W3: Diese Hand ist leer. Ist sie es nicht, stell sie richtig: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: Der Führer ist von der höchsten Stufe in der Gemeinschaft. Nenne einen von diesen.
refused-not-in-fellowship = { CALLED("person", $name) } ist nicht in der Gemeinschaft. Nenne jemanden, der es ist.
refused-named-twice = { CALLED("person", $name) } wurde zweimal genannt. Nenne jeden einmal.
refused-declared-this-turn = W17: Sie wurde in dieser Runde schon offengelegt. Das geht nur einmal je Runde.
refused-declare-hidden = W17: Nur eine verborgene Gemeinschaft wird offengelegt. Versteck sie zuerst.
refused-has-not-moved = W17, W21: Bei Fortschritt 0 bleibt die Figur hier: { CALLED("place", $at) }. Nenne das, oder zuerst einen anderen Fortschritt.
refused-in-mordor = In Mordor gibt es das nicht. { ASK("mordor off") } sagt, dass sie nicht dort ist.
refused-not-in-mordor = Die Gemeinschaft ist nicht in Mordor. { ASK("mordor = N") } sagt, dass sie dort ist.
refused-move-hidden = W18: Eine enthüllte Gemeinschaft bewegt sich nicht. Versteck sie zuerst.
refused-hidden-already = W19: Sie ist schon verborgen. Es ist nichts zu tun.
refused-revealed-already = W21: Sie ist schon enthüllt. Es ist nichts zu tun.
refused-separate-in-mordor = W20, W44: In Mordor trennt sich niemand; wer es täte, ginge verloren.
refused-not-in-a-haven = W21: { CALLED("place", $region) } ist eine Zuflucht: Dort wird sie nicht enthüllt. Nenne eine andere Region.
refused-not-at-the-gates = W39: Mordor wird von { CALLED("place", "morannon") } oder { CALLED("place", "minas-morgul") } betreten, und die Figur ist hier: { CALLED("place", $at) }. Geh zuerst dorthin.
refused-nobody-hunts = W23: Im Jagdfeld liegt kein Schattenwürfel. Es wird nicht gewürfelt.
refused-not-in-the-cup = W35: Im Beutel liegt kein { $tile }. { $pool ->
    [empty] Er ist leer.
   *[other] Darin liegen: { $pool }.
} Liegt es dort, sag das zuerst: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } hat keinen Würfel; den hat nur ds. Lass den Würfel weg.
refused-too-few-tiles = W37: So viele Plättchen gibt es nicht: { $count }. Zieh weniger.
refused-tile-touched = W26: Mit diesem Plättchen ist schon etwas geschehen. { DEED("undo") } führt zurück.
refused-reduced-already = W28: Nur eine Karte vom Tisch verringert den Schaden eines Plättchens. { ASK("damage = N") } stellt ihn richtig.
refused-reduced-too-late = W28: Eine Karte kommt vor einer Fähigkeit und dem Opfer. { DEED("undo") } führt zurück.
refused-no-ability = W30, W31: { CALLED("person", $guide) } hat als Führer keine solche Fähigkeit. Merry, Pippin und Gollum haben eine.
refused-ability-used = W31: Das tut Gollum einmal je Plättchen. Nimm den Rest an.
refused-ability-too-late = W28: Die Fähigkeit kommt vor einem Opfer, bei dem der Führer bleibt. { DEED("undo") } führt zurück.
refused-gollum-cannot = W31: Gollum enthüllt eine verborgene Gemeinschaft, die dieses Plättchen nicht enthüllt, und nicht in einer Zuflucht mit Fortschritt 0.
refused-casualty-already = W29: Je Plättchen gibt es nur ein Opfer. Nimm den Rest an.
refused-nobody-to-lose = W29: Kein Gefährte ist übrig. Nimm den Schaden an.
refused-not-to-the-map = W30: Nur ein Hobbit kommt auf den Plan, und nicht in Mordor. Lass das Wohin weg.
refused-not-aside = W36: Alle { $tile }, die es gibt, sind im Spiel oder entfernt. Sieh nach: { DEED("pool") }.
refused-not-special = W36: { $tile } ist kein besonderes Plättchen. Das sind b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: Nirgendwo sonst liegt ein { $tile }. Sieh nach: { DEED("pool") }.
refused-stops-passive = W47: { CALLED("nation", $nation) }: passiv, bleibt auf 1 stehen. Weck das Volk zuerst: { ASK("activate NATION") }.
refused-at-war = W47: { CALLED("nation", $nation) }: schon im Krieg. Es ist nichts zu tun.
refused-farthest-back = W47: { CALLED("nation", $nation) }: so weit hinten, wie es geht. Es ist nichts zu tun.
refused-not-your-nation = W10: { CALLED("nation", $nation) }: ein Volk der anderen Seite, die jetzt nicht am Zug ist. Rück eines der eigenen vor.
refused-always-active = W47: { CALLED("nation", $nation) }: immer aktiv. Sag active.
refused-cannot-rouse = W20: { CALLED("person", $name) } kann { CALLED("nation", $nation) } nicht wecken. Lass „by“ weg, oder nenne jemand anderen.
refused-in-play = W54: { CALLED("person", $name) } ist schon im Spiel. Es ist nichts zu tun.
refused-once-a-game = W54: { CALLED("person", $name) } kommt nur einmal in der Partie und war schon da.
refused-bring-saruman = W54: Saruman kommt, wenn Isengard im Krieg und { CALLED("place", "orthanc") } nicht erobert ist.
refused-bring-witch-king = W54: Der Hexenkönig kommt, wenn Sauron und ein Freies Volk im Krieg sind.
refused-bring-mouth = W54: Der Mund kommt, wenn die Gemeinschaft in Mordor ist oder alle Freien Völker im Krieg sind.
refused-bring-aragorn = W54: Aragorn kommt, wo Streicher auf dem Plan ist: in { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } oder { CALLED("place", "pelargir") }, nicht erobert.
refused-bring-gandalf-white = W54: Gandalf der Weiße kommt, wenn Gandalf nicht in der Gemeinschaft ist und ein Diener im Spiel ist oder war.
refused-where-crowned = W54: Sag, wo Aragorn erscheint: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } oder { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) } ist nicht auf dem Plan. Nenne jemanden, der dort ist.
refused-not-there = { CALLED("person", $name) } ist nicht da und kann nicht verloren gehen. Nenne jemanden, der da ist.
refused-no-settlement = „{ $region }“ ist keine Siedlung.{ $nearest ->
    [empty] {""}
   *[other] {" "}Am nächsten kommt „{ CALLED("place", $nearest) }“.
}
refused-no-battle = Es wurde keine Schlacht begonnen. Zuerst: { ASK("battle KIND") }.
refused-figures-off = W60: In dieser Partie werden keine Figuren gezählt. Sie begann ohne figures=on.
    .window = W60: In dieser Partie werden keine Figuren gezählt. Eine andere zählt sie mit „Figuren: ja“ unter „Optionen …“.
refused-no-figures = Gar keine gilt nicht. Sag, wie viele.
refused-not-in-reserve = W60: { CALLED("nation", $nation) }, in Reserve: { $reserve }. Nimm nicht mehr.
refused-not-on-board = W60: { CALLED("nation", $nation) }, auf dem Plan: { $board }. Nimm nicht mehr.
refused-not-at-war = W60: { CALLED("nation", $nation) }: nicht im Krieg, mustert nur durch eine Karte: Sag card dahinter.
refused-no-teams = W4: In dieser Partie spielen keine Mannschaften. Sie begann mit players=2.
    .window = W4: In dieser Partie spielen keine Mannschaften. Eine andere hat sie mit „Spieler: 3“ oder „4“.
refused-not-in-team = W4: { $name } spielt in dieser Partie nicht mit. Nenne jemanden, der es tut.
refused-three-rings = Es gibt im Ganzen drei Elbenringe. Sag weniger.
refused-too-many-dice = W5: Diese Seite hat höchstens { $most } Würfel. Sag weniger.
refused-odds-not-in-mordor = W63: Mehrere Bewegungen werden außerhalb Mordors gezählt. Es gibt { ASK("odds mordor") }.

## Wie die Dinge heißen

face-character = Charakter
face-army = Armee
face-muster = Musterung
face-army-muster = Armee/Musterung
face-event = Ereignis
face-will = Wille des Westens
face-eye = Auge
side-free = Freie Völker
side-shadow = Schatten
nation-dwarves = Zwerge
nation-elves = Elben
nation-gondor = Gondor
nation-north = Norden
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Südländer und Ostlinge
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Streicher
person-witch-king = Hexenkönig
person-mouth = Saurons Mund
person-gandalf-white = Gandalf der Weiße
token-draw = eine Karte ziehen
token-move = Nazgûl und Diener bewegen
token-advance = ein Volk vorrücken
condition-stronghold = Festung des Schattens
condition-army = Einheiten des Schattens
condition-nazgul = Nazgûl
kind-field = Feldschlacht
kind-city = Schlacht um eine Stadt
kind-siege = Belagerung
kind-sortie = Ausfall
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Eisenberge
place-grey-havens = Graue Anfurten
place-lorien = Lórien
place-rivendell = Bruchtal
place-woodland-realm = Waldlandreich
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Thal
place-shire = Auenland
place-bree = Bree
place-carrock = Carrock
place-helms-deep = Helms Klamm
place-edoras = Edoras
place-folde = Folde
place-westemnet = Westemnet
place-orthanc = Orthanc
place-north-dunland = Nord-Dunland
place-south-dunland = Süd-Dunland
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Gundabadberg
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Fern-Harad
place-near-harad = Nah-Harad
place-north-rhun = Nord-Rhûn
place-south-rhun = Süd-Rhûn
place-osgiliath = Osgiliath
place-fords-of-bruinen = Furten des Bruinen
place-fords-of-isen = Furten des Isen
place-hollin = Hulsten
place-north-downs = Nordhöhen
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, Schritt { $step }
war-step = { $step ->
    [setup] Aufbau
    [draw] Ziehen
    [fellowship] Gemeinschaft
    [allocation] Zuteilung
    [roll] Wurf
    [actions] Aktionen
    [hunt-roll] Jagd: Wurf
    [hunt-tile] Jagd: Plättchen
    [hunt-damage] Jagd: Schaden
   *[other] Jagd: Enthüllung
}
war-turn = Runde { $turn }
war-none = nichts
war-how = { $how ->
    [ring] Durch den Ring.
    [conquest] Durch Eroberung.
    [conceded] Die andere Seite hat aufgegeben.
   *[other] { $how }
}

## Was der Tisch erfährt

said-pools = Aktionswürfel von jetzt an: Freie Völker { $free }, Schatten { $shadow }
said-hand = { $side }: Handkarten { $hand }
said-rolled = { $side }: { $faces }
said-acts = Am Zug: { $who }.
said-roused = Jetzt aktiv: { $nation }
said-advanced = { $nation }: { $step ->
    [0] im Krieg
    [one] { $step } Schritt vor dem Krieg
   *[other] { $step } Schritte vor dem Krieg
}
said-up-to = { $regions ->
    [one] Bis zu { $regions } Region
   *[other] Bis zu { $regions } Regionen
}
said-goes = { $names }: bis zu { $regions ->
    [one] { $regions } Region
   *[other] { $regions } Regionen
}
said-lost = { $name } ist verloren.
said-on-map = { $name } ist auf dem Plan.
said-guides = Jetzt Führer: { $name }
said-hunt = Jagd: { $dice }{ $again ->
    [none] { "" }
   *[other] ; noch einmal { $again }
}; Erfolge: { $successes }
said-corruption = Verderben { $corruption }
said-revealed = Die Gemeinschaft ist enthüllt.
said-pays = Der Angreifer macht aus einer Elite eine Reguläre.
said-round = { $side ->
    [attacker] Angreifer
   *[defender] Verteidiger
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; noch einmal { $again }
}; Treffer: { $hits }

## Was getan wurde, in wenigen Worten

deed-by = { $deed } – { $by }
deed-phase = Es steht bei: { $at }
deed-to = { $deed } → { $where }
deed-begin = Die erste Runde beginnt
deed-done = Der Schritt ist zu Ende
deed-concede = Aufgegeben: { $side }
deed-take = { $side }, Marker: { $token }
deed-card = { $deck ->
    [strategy] Eine Strategiekarte
   *[other] Eine Charakterkarte
} { $does ->
    [draw] gezogen
   *[other] verlässt die Hand
}: { $side }
deed-declare = Offengelegt: { $where }
deed-guide = Führer: { $name }
deed-enter = Mordor betreten
deed-allocate = { $count } Würfel ins Jagdfeld
deed-roll = Aktionswürfel geworfen
deed-use = Eingesetzt: { $face }
deed-use-for = { $face }: { $what }
deed-move = Die Gemeinschaft zieht
deed-keep = Würfel kommt nicht ins Jagdfeld
deed-hide = Versteckt
deed-separate = Trennung: { $names }
deed-retreat = Rückt zurück: { $nation }
deed-bring = Kommt ins Spiel: { $name }
deed-ring = Ring: { $from } → { $to }
deed-skip = Weggeworfen: { $face }
deed-hunt = Jagd gewürfelt
deed-tile = Plättchen gezogen
deed-reduce = Eine Karte: −{ $by }
deed-ability = Die Fähigkeit des Führers
deed-casualty-guide = Opfer: der Führer
deed-casualty-random = Zufälliges Opfer
deed-accept = Der Rest durch den Ring
deed-eyes = Würfel zu Augen: { $faces }
deed-draw = Plättchen: { $count }
deed-special = Ein besonderes Plättchen ins Spiel: { $tile }
deed-invade = Armee dringt ein: { $nation }
deed-capture = { $where } wechselt die Seite
deed-round = Kampfrunde
deed-recruit = { $nation }, gemustert: { $figures }
deed-fallen = { $nation }, verloren: { $figures }
deed-weaken = { $nation }, Eliten zu Regulären: { $count }
deed-lost = Verloren: { $name }
deed-park = Eingepackt: { $where }
deed-at = Zuletzt gesehen: { $where }
deed-out-of-mordor = Nicht in Mordor
deed-companion = { $name }: { $place ->
    [in] in der Gemeinschaft
    [map] auf dem Plan
   *[lost] verloren
}
deed-character = { $name }: { $in ->
    [yes] im Spiel
   *[no] nicht im Spiel
}
deed-control = { $where }: { $side }
deed-lead = Führt an: { $who }
deed-decks = { $side }: Charakterstapel { $character }, Strategiestapel { $strategy }

## Eine Jagd in einer Zeile

tale-roll = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
}{ $bonus ->
    [0] { "" }
   *[other] { " " }mit +{ $bonus }
}: { $dice }{ $again ->
    [none] { "" }
   *[other] , noch einmal { $again }
}, { $successes ->
    [0] kein Erfolg
    [1] ein Erfolg
    [2] zwei Erfolge
    [3] drei Erfolge
    [4] vier Erfolge
   *[other] fünf Erfolge
}
tale-tile = { $damage ->
    [plain] Plättchen { $tile }
   *[other] { $tile }: { $damage }
}
tale-less = { $who } −{ $by }
tale-card = Karte
tale-damage = Schaden { $damage }
tale-no-tile = kein Plättchen
tale-put-back = zurückgelegt
tale-discarded = verfallen
tale-appeared = Enthüllt: { $where }
tale-corruption = Verderben { $from } → { $to }
tale-between = { "; " }
tale-counter = { $revealed ->
    [yes] Enthüllt
   *[no] Verborgen
}

## Die Regeln, nach Nummern

rule-w1 = Eine Runde ist Ziehen, Gemeinschaft, Zuteilung, Wurf, Aktionen, Prüfung. Die Prüfung läuft von selbst, wenn die Aktionen vorbei sind.
rule-w2 = Alle Aktionswürfel kommen zurück, das Jagdfeld wird geleert. Jede Seite zieht eine Karte von jedem ihrer Stapel und behält höchstens 6.
rule-w3 = Gezählt werden Hände und Stapel, nie, was auf den Karten steht. Bei mehr als 6 auf der Hand wird zuerst abgeworfen.
rule-w4 = In einer Mannschaft handelt der andere vor dem, der führt, und die Führung wechselt jede Runde. Wer passt, behält seinen Platz.
rule-w5 = Freie Völker 4 Würfel, je 1 mehr für Aragorn und Gandalf den Weißen. Schatten 7, 1 mehr für jeden Diener im Spiel.
rule-w6 = Ein gewonnener oder verlorener Würfel zählt ab der nächsten Ziehphase.
rule-w7 = Freie Völker: zweimal Charakter, Armee/Musterung, Musterung, Ereignis, Wille des Westens. Schatten: Charakter, Armee, Musterung, Armee/Musterung, Ereignis, Auge.
rule-w8 = Der Schatten legt höchstens so viele Würfel ins Jagdfeld, wie Gefährten in der Gemeinschaft sind; 1 ist immer erlaubt. Mindestens 1, wenn diese Runde ein Würfel der Freien Völker daraus zurückkam.
rule-w9 = Jede Seite wirft, was nicht im Jagdfeld liegt. Jedes Auge kommt sofort ins Jagdfeld.
rule-w10 = Die Freien Völker beginnen. Eine Aktion, ein Würfel; dann die andere Seite, wenn sie einen hat, sonst dieselbe noch einmal.
rule-w11 = Eine Seite passt nur, solange sie weniger unbenutzte Würfel hat als die andere. Man darf einen Würfel auch wegwerfen.
rule-w12 = Charakter bewegt die Gemeinschaft, trennt Gefährten ab oder versteckt sie; mit Streicher als Führer versteckt jeder Würfel. Musterung rückt ein Volk vor oder bringt einen Diener. Ein Wille ist, was die Freien Völker nennen.
rule-w13 = Ein Elbenring ändert einen unbenutzten Würfel, einmal je Runde und Seite; die Aktion kommt erst noch. Die Freien Völker machen keinen Willen, der Schatten darf ein Auge machen.
rule-w14 = Ein Aktionsmarker ersetzt einen Würfel: jeder einmal in der Partie, und nur einer je Runde und Seite.
rule-w15 = Fortschritt 0 bis 12, verborgen oder enthüllt, Verderben, und die Region, wo sie zuletzt gesehen wurde.
rule-w16 = Der Führer ist von der höchsten Stufe in der Gemeinschaft; unter gleichen wählen die Freien Völker. Ohne Gefährten ist es Gollum.
rule-w17 = Offengelegt wird einmal je Runde, in der Gemeinschaftsphase, verborgen, nicht in Mordor: Die Figur zieht höchstens so viele Regionen weit, wie der Fortschritt zählt; er wird 0. In einer Zuflucht heilt 1 Verderben, und ihr Volk wird aktiv.
rule-w18 = Nur eine verborgene Gemeinschaft bewegt sich: Fortschritt 1 mehr, dann die Jagd, dann liegt der Würfel, der bezahlt hat, im Jagdfeld.
rule-w19 = Verstecken macht aus „enthüllt“ „verborgen“. Es bewegt die Gemeinschaft nicht, und sein Würfel kommt nicht ins Jagdfeld.
rule-w20 = Gefährten trennen sich für immer, nicht in Mordor, und gehen höchstens so weit wie Fortschritt und höchste Stufe unter ihnen zusammen. Wer in einer Zuflucht eines Volkes endet, das er wecken kann, macht es aktiv.
rule-w21 = Enthüllt zieht die Figur höchstens so viele Regionen weit, wie der Fortschritt zählt, nicht in eine Zuflucht; er wird 0. Eine enthüllte Gemeinschaft wird nicht noch einmal enthüllt.
rule-w22 = Für jede Festung des Schattens, die die Figur beim Enthüllen verlässt, durchquert, betritt oder in der sie bleibt, wird ein Plättchen gezogen; ein Auge zählt 0.
rule-w23 = Jede Bewegung außerhalb Mordors wird mit so vielen Würfeln gejagt, wie der Schatten im Jagdfeld hat, höchstens 5. Ohne einen wird nicht geworfen.
rule-w24 = Zu jedem Würfel zählen die Würfel der Freien Völker, die vor dieser Bewegung im Jagdfeld liegen. 6 oder mehr ist ein Erfolg, eine gewürfelte 1 nie.
rule-w25 = Je ein Fehlwurf wird wiederholt für alles, was dort gilt, wo sie zuletzt gesehen wurde: eine Festung des Schattens; Einheiten des Schattens; Nazgûl.
rule-w26 = Kein Erfolg: Die Jagd ist vorbei. Einer oder mehr: Ein Plättchen wird gezogen. Eine Karte kann es verbieten oder ein anderes ziehen lassen.
rule-w27 = Eine Zahl ist der Schaden; ein Auge macht so viel, wie es Erfolge gab; ein Würfel wird dann geworfen; ein blaues Minus heilt stattdessen.
rule-w28 = In dieser Reihenfolge: eine Karte vom Tisch, die Fähigkeit des Führers, ein Opfer, der Ring; zuletzt das Enthüllen.
rule-w29 = Ein Opfer je Plättchen: der Führer, oder zufällig einer aller Gefährten. Seine Stufe geht vom Schaden ab.
rule-w30 = Merry oder Pippin als Führer darf gehen und verringert den Schaden um 1. Als Opfer lebt jeder von ihnen auf dem Plan weiter; nicht in Mordor.
rule-w31 = Mit Gollum als Führer enthüllen gewöhnliche Zahlen nicht; Augen und rote Plättchen schon. Er darf eine verborgene Gemeinschaft selbst enthüllen, einmal, für 1 Schaden weniger.
rule-w32 = 12 Verderben beendet die Partie sofort, in jeder Phase.
rule-w33 = Der Würfel, der eine Bewegung bezahlt hat, kommt ins Jagdfeld, wenn ihre Jagd und alle ihre Plättchen vorbei sind.
rule-w34 = Für Plättchen von Karten und Festungen zählt ein Auge 0. Zuerst das Plättchen, das enthüllt hat, dann die von Karten, dann die von Festungen.
rule-w35 = Plättchen werden ohne Zurücklegen gezogen.
rule-w36 = Ein besonderes Plättchen im Spiel wartet auf Mordor; dort kommt es sofort in den Beutel.
rule-w37 = Ist der Beutel leer, kehren alle gewöhnlichen Plättchen zurück, die nicht entfernt sind, und keine besonderen.
rule-w38 = Eine Karte kann ein Plättchen zurücklegen oder für immer entfernen.
rule-w39 = Vom Morannon oder von Minas Morgul darf die Gemeinschaft in der Gemeinschaftsphase Mordor betreten, nach dem Offenlegen, verborgen oder enthüllt.
rule-w40 = Gezogene gewöhnliche Augen kehren zurück, wartende Plättchen kommen dazu; andere gezogene bleiben gezogen.
rule-w41 = In Mordor bewegt sich nur, wer verborgen ist. Sofort ein Plättchen, keine Würfel; ein Schritt vor, außer bei Halt; dann der Schaden.
rule-w42 = In Mordor macht ein Auge so viel Schaden, wie Würfel beider Seiten im Jagdfeld liegen, ohne den, der jetzt bezahlt.
rule-w43 = In Mordor dreht ein Enthüllen nur den Marker um. Versteck sie vor der nächsten Bewegung.
rule-w44 = In Mordor trennt sich niemand: Wer es täte, geht verloren.
rule-w45 = In einer Runde in Mordor ohne Bewegung oder Verstecken steigt das Verderben am Ende der Aktionen um 1. Ein Halt gilt als Bewegung.
rule-w46 = Auf dem letzten Schritt wird nach dem Schaden dieses Plättchens geurteilt: unter 12 Verderben gewinnen die Freien Völker, sonst der Schatten.
rule-w47 = Ein Volk rückt auf den Krieg zu, Schritt für Schritt. Ein passives bleibt 1 Schritt davor stehen.
rule-w48 = Ein Freies Volk wird aktiv, wenn eine feindliche Armee sein Land betritt, seine Einheiten angegriffen werden, die Gemeinschaft dort offengelegt wird oder ein Gefährte dort endet, der es kann.
rule-w49 = Ein Volk rückt 1 vor, wenn eine Armee mit seinen Einheiten angegriffen wird, wenn eine seiner Siedlungen erobert wird, und durch eine Musterung. Zuerst wird es aktiv.
rule-w50 = Nur ein Volk im Krieg greift an, überschreitet fremde Grenzen und mustert mit Würfeln. Darauf achtet der Tisch.
rule-w51 = Festung 2 Punkte, Stadt 1, Ort 0: je für die Seite, die sie der anderen genommen hat.
rule-w52 = Was erobert wird, weckt sein Volk und rückt es 1 vor. Holt die eigene Seite es zurück, verliert die andere nur die Punkte.
rule-w53 = In dieser Reihenfolge: 12 Verderben; der letzte Schritt in Mordor; bei der Prüfung Schatten 10 Punkte, Freie Völker 4. Beides zugleich: der Schatten.
rule-w54 = Saruman: Isengard im Krieg. Hexenkönig: Sauron und ein Freies Volk im Krieg. Mund: die Gemeinschaft in Mordor oder alle Freien Völker im Krieg. Aragorn: Streicher in einer Siedlung Gondors. Gandalf der Weiße: Gandalf nicht in der Gemeinschaft, ein Diener ist oder war im Spiel.
rule-w55 = Wer verloren ist, kommt nicht zurück, außer als Aragorn und als Gandalf der Weiße. Sein Würfel geht in der nächsten Ziehphase.
rule-w56 = Ein Würfel trifft bei 5 oder mehr. Der Angreifer bei 6 in der 1. Kampfrunde gegen Stadt oder Befestigung und in jeder Kampfrunde einer Belagerung. Eine gewürfelte 1 verfehlt, eine 6 trifft.
rule-w57 = So viele Würfel wie Einheiten, höchstens 5. Dann werden so viele Fehlwürfe wiederholt, wie die Führung zählt, höchstens 5.
rule-w58 = Eine Belagerung hat eine Kampfrunde; jede weitere macht aus einer Elite des Angreifers eine Reguläre. 10 Einheiten je Region, 5 belagert.
rule-w59 = Die Völker der angegriffenen Armee rücken vor, wenn die Schlacht beginnt, wer auch gewinnt.
rule-w60 = Gemusterte Figuren kommen aus der Reserve. Verlorene der Freien Völker sind fort; die des Schattens gehen in die Reserve zurück.
rule-w61 = Eine geschwächte Elite wird eine Reguläre: bei den Freien Völkern zuerst aus den Gefallenen, beim Schatten aus der Reserve. Ohne eine solche ist die Elite verloren.
rule-w62 = Eine Musterung: 2 Reguläre, 2 Anführer oder Nazgûl, je einer, oder 1 Elite; zwei Figuren in zwei Siedlungen.
rule-w63 = Die Chance der nächsten Bewegung: dass die Jagd Erfolg hat, dass das Plättchen enthüllt, und der mittlere Schaden, aus dem Beutel, wie er ist.
rule-w64 = Die Chance, von hier durch Mordor zu kommen, ein Charakterwürfel nach dem anderen: dass sie ankommt, und im Mittel die Würfel und das Verderben, wenn sie es tut.
rule-w65 = Die Chancen einer Kampfrunde: wie viele Treffer auf jeder Seite.
rule-w66 = Glück: erfolgreiche Jagden, geworfene Augen und der Schaden der Plättchen, je gegen das, was zu erwarten war.
rule-w67 = Beim Einpacken wird notiert, was in jeder Region steht; mit Figuren wird genannt, was fehlt oder zu viel ist.
rule-w68 = Der Bericht: wer gewonnen hat und wie, Runden, Verderben, Mordor, was jede Seite erobert hat, Marker, was der Tisch gesetzt hat, Glück.
rule-w69 = Eine Partie Jagd nach dem Ring davor gibt Aktionsmarker, höchstens zwei im Ganzen.
rule-w70 = Der Tisch hat recht: Jede Zahl, Leiste, jedes Plättchen, jeder Würfel und Schritt kann gesetzt werden. So wird es auch notiert.
rule-w71 = Die Chancen einer Schlacht bis zum Ende, ohne Karten und Rückzug.
rule-w72 = Die Chancen der ersten Bewegung für jede erlaubte Zuteilung, bevor der Schatten etwas legt.

## Über alle Partien

ended-free-ring = Der Ring wurde vernichtet: Die Freien Völker haben gewonnen
ended-free-conquest = Die Freien Völker haben durch Eroberung gewonnen
ended-free-conceded = Der Schatten hat aufgegeben
ended-free-otherwise = Die Freien Völker haben auf das Wort des Tisches gewonnen
ended-shadow-ring = 12 Verderben: Der Schatten hat gewonnen
ended-shadow-conquest = Der Schatten hat durch Eroberung gewonnen
ended-shadow-conceded = Die Freien Völker haben aufgegeben
ended-shadow-otherwise = Der Schatten hat auf das Wort des Tisches gewonnen
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Runden
counted-corruption = Verderben am Ende
counted-arrival = Verderben bei der Ankunft in Mordor
luck-hunts = Gelungene Jagden
luck-eyes = Gewürfelte Augen
luck-tile-damage = Schaden auf Plättchen
mat-reveals = enthüllend: { $tiles } von { $of }
mat-dashed = gestrichelt: noch nicht geweckt, bleibt einen Schritt vor dem Krieg stehen
mat-fellowship = Die Gemeinschaft
mat-reveal = es enthüllt
mat-no-reveal = enthüllt nicht: bleibt verborgen
mat-gollum-hides = Gollum führt: bleibt verborgen
mat-stop = ein Halt: kein Schritt
mat-end = { $end } ist das Ende
mat-hits = { $hits ->
    [0] kein Treffer
    [one] ein Treffer
   *[other] { $hits } Treffer
}
mat-specials = Besondere Plättchen, ins Spiel
mat-steps = { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
}
war-laid-out = { $item ->
    [tiles-here] Jagdplättchen: hier gezogen, alle bleiben in der Schachtel
    [dice-here] Aktionswürfel: hier geworfen, alle bleiben in der Schachtel
    [fellowship] Die Gemeinschaft in Bruchtal, verborgen; Fortschritt 0, Verderben 0: beides wird hier geführt
    [companions] Die sieben Gefährten in der Gemeinschaft, Gandalf als Führer
    [tiles] Jagdplättchen: 16 im Beutel, 8 besondere beiseite
    [dice] Aktionswürfel: 4 der Freien Völker, 7 des Schattens
    [rings] Die drei Elbenringe bei den Freien Völkern
    [politics] Politikleiste: Sauron und Isengard 1, die Südländer und Gondor 2, alle anderen 3; von den Freien Völkern sind nur die Elben aktiv
    [decks] Vier gemischte Stapel mit je 24 Karten
   *[aside] Saruman, der Hexenkönig, Saurons Mund, Aragorn, Gandalf der Weiße und Gollum beiseite
}
war-item = { $item ->
    [fellowship] Gemeinschaft
    [companions] Gefährten
    [tiles] Jagdplättchen
    [dice] Aktionswürfel
    [rings] Elbenringe
    [politics] Politikleiste
    [decks] Stapel
   *[aside] was beiseite liegt
}
war-unticked = Im Aufbau nicht abgehakt: { $items }.
host-draw-teams = Nimm alle Aktionswürfel zurück, leere das Jagdfeld. { $free } { $shadow } Dann { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side }: jeder des Teams zieht { $first ->
        [yes] eine Karte von jedem Stapel seiner Seite
       *[no] eine Karte vom Stapel seiner Wahl
    } und wirft bis auf 4 ab; dann tauschen zwei, die beide wollen, verdeckt eine Karte.
   *[no] { $side }: eine Karte von jedem Stapel, höchstens 6.
}
host-tile-for = Zieh ein Jagdplättchen, { $for ->
    [card] für eine Karte
    [stronghold] für die Festung { $place }
   *[crossed] für eine durchquerte Festung
}: Ein Auge zählt 0.
said-tiles-due = { $count ->
    [one] Ein Plättchen folgt
   *[other] { $count } Plättchen folgen
}: { $due }.
due-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
due-crossed = { $count ->
    [one] eine durchquerte Festung
   *[other] { $count } durchquerte Festungen
}
said-go-in = In den Beutel: { $tiles }.
remember-gandalf = Gandalf führt: Nach einer gespielten Ereigniskarte darf eine Karte vom Stapel ihrer Art gezogen werden.
    .window = Gandalf führt: Vom Stapel der eben gespielten Ereigniskarte darf eine Karte gezogen werden.
remember-crossed = Welche Festungen des Schattens durchquert sie? Für jede wird ein Plättchen gezogen.
help-setup = Die Liste des Aufbaus, abgehakt oder nicht.
help-tick = Hakt einen Punkt des Aufbaus ab oder nimmt das zurück.
help-reserve = Fragt nach der Reserve eines Volkes oder stellt sie richtig, mit den Toten der Freien Völker.
deed-tick = Aufbau: { $item }
deed-reserve = { $nation }, in Reserve: { $figures }
refused-no-dead = W76: { CALLED("nation", $nation) }: Gefallene Figuren kommen in die Reserve. Sag nur die Reserve.
refused-more-than-all = W76: { CALLED("nation", $nation) }: insgesamt { $all } Figuren. Sag weniger.
rule-w73 = Eine Schlacht lässt sich führen: Beide Armeen werden einmal genannt, Kampfrunden sagen, was fällig ist, und der Rest bleibt stehen.
rule-w74 = Die Liste des Aufbaus, 16 Punkte, einer nach dem anderen abgehakt; was fehlt, wird zu Beginn genannt.
rule-w75 = Gandalf als Führer: Nach einer Ereigniskarte, die ein Würfel gespielt hat, darf eine Karte ihrer Art gezogen werden.
rule-w76 = Die Reserve eines Volkes und die Toten der Freien Völker werden gesetzt, wie sie auf dem Tisch liegen.
said-owed = Verluste: Angreifer { $attacker }, Verteidiger { $defender }
said-proposed = Danach bleiben: { $attacker } gegen { $defender }
said-eliminated = { $side ->
    [attacker] Der Angreifer hat keine Einheit mehr: Wer bei ihm stand, ist verloren.
   *[defender] Der Verteidiger hat keine Einheit mehr: Wer bei ihm stand, ist verloren.
}
battle-stands = { $attacker } gegen { $defender }
host-casualties = Wer fällt? Angreifer { $attacker }, Verteidiger { $defender }: Nimm die vorgeschlagenen Figuren weg, oder wähle andere.
host-battle-on = { $kind }, Kampfrunde { $round }: Angreifer, weiter? Verteidiger, bleiben?
remember-besieged = Mehr als 5 belagerte Einheiten: Der Besitzer wählt, welche zurückgehen.
remember-nobodys = Figuren ohne Volk zählt niemand: Leg sie von Hand beiseite.
deed-battle-with = Was steht, neu genannt
deed-hits = Verluste: andere gewählt
deed-casualties = Die Verluste gelten
help-hits = Wer statt der Vorgeschlagenen fällt: Reguläre, Eliten zu Regulären, Eliten.
help-casualties = Die Verluste gelten, wie vorgeschlagen; oder du sagst, was übrig ist.
refused-nothing-stands = W73: Es wurden keine Armeen genannt. Sag { DEED("battle") } mit beiden, oder die Kampfrunde mit ihren Zahlen.
refused-casualties-owed = W73: Zuerst die Verluste, Angreifer { $attacker }, Verteidiger { $defender }. Sag { DEED("casualties") }.
refused-nothing-owed = W73: Diese Seite hat keine Verluste. Mit einem ! dahinter gilt es trotzdem.
refused-not-so-many-stand = W73: Es können nicht mehr fallen, als dort stehen. Sag weniger.
refused-other-groups = W73: Dort stehen andere Gruppen. Nenne jede, wie sie eingegeben wurde.
refused-more-than-stood = W73: Mehr werden nur Reguläre, für Eliten, die gingen. Sag, was übrig ist.
refused-leader-stays = W73: Anführer bleiben, solange eine Einheit ihrer Seite steht. Mit einem ! dahinter fallen sie.
refused-no-regular-left = W61: { CALLED("nation", $nation) }: nicht mehr so viele Reguläre für Eliten da. Lass stattdessen Eliten fallen.
refused-other-cost = W73: Das kostet { $cost }, und { $owed } sind fällig. Eine Reguläre zählt 1, eine Elite 2, eine Elite zur Regulären 1.
refused-no-elite-to-pay = W58: Eine weitere Kampfrunde der Belagerung kostet den Angreifer eine Elite, und keine ist da. Beende sie: { DEED("battle over") }.
do-casualties = „{ chip-casualties }“
do-battle-over = „{ battle-over }“
do-battle = „{ chip-battle }“

chip-casualties = Sie fallen

## The mat

about-box = Was in der Schachtel bleiben darf
about-token = Welcher Aktionsmarker ist es?
about-corruption = Verderben wird
about-falls = Diese fallen, und dann
about-allocation = { $count } ins Jagdfeld, { $rolled } werden geworfen
about-die = { $die }: dieser Würfel
wants-card = Was tut die Karte?
wants-die = Drück einen Würfel
wants-how-many = Wie viele?
wants-tile = Drück das gezogene Plättchen
wants-what-came = Drück, was gefallen ist
wants-where = Wo? Drück eine Region oder tippe sie
wants-who-leaves = Wer geht? Drück ihn
wants-who-is-drawn = Wer ist gezogen? Drück ihn
chip-allocate = { $count } ins Jagdfeld
can-ability = { $who ->
    [gollum] Gollum verrät sie: −1
   *[other] { $name } geht: −1
}
can-ability-more = die Fähigkeit des Führers
can-advance = Ein Volk rückt vor
can-advance-more = drück seinen Schild
wants-shield = Drück seinen Schild
can-advances = { $many ->
    [yes] { $nation } rücken vor
   *[no] { $nation } rückt vor
}
can-again = Ein anderes Plättchen
can-again-more = das erste geht zurück
can-at-once = Gleich beginnen
can-back = Zurück
can-battle = Eine Schlacht
can-battle-more = durch ihren Würfel; gewürfelt wird hier
can-begins = Die Schlacht beginnt
can-begins-more = { $figures ->
    [proposed] wie beim Aufbau: Drück, was anders ist
    [told] nach den genannten Figuren
   *[none] ohne Figuren: Der Tisch wirft
}
can-begin = Runde { $turn }
can-board = Auf dem Spielplan
can-board-more = { $face ->
    [character] { $side ->
        [shadow] eine Armee mit Anführer, Diener, eine Karte
       *[free] eine Armee mit Anführer, Gefährten, eine Karte
    }
    [army] Armeen ziehen oder greifen an, eine Karte
    [muster] Figuren werden gemustert, eine Karte
    [army-muster] Armeen oder Musterung, eine Karte
    [event] eine Karte ziehen oder spielen
   *[other] alles, was der Würfel kann
}
can-bonus = Eine Karte gibt +{ $bonus }
can-bonus-more = auf jeden Würfel
can-card = Eine Karte vom Tisch
can-card-more = weniger, ein anderes oder keines
can-card-tiles = Plättchen für eine Karte
can-card-tiles-more = werden zuerst gezogen
can-cards = Eine Karte bewirkt etwas
can-cards-more = Gemeinschaft, Plättchen, Völker{ $token ->
    [yes] {"; ein Marker"}
   *[no] {""}
}
can-card-move = Sie zieht
can-card-hide = Sie versteckt sich
can-card-separate = Gefährten gehen
can-card-appear = Sie wird enthüllt
can-card-hunt = Eine Jagd wird gewürfelt
can-card-tile = Ein Plättchen wird gezogen
can-card-eyes = Würfel werden Augen
can-card-advance = Ein Volk rückt vor
can-card-retreat = Ein Volk geht zurück
can-activate = Ein Volk erwacht
can-special = Im Spiel: { $tile }
can-casualties = Sie fallen
can-casualties-more = wie gestrichen; drück für andere
can-check = { $then ->
    [goes-on] Weiter: Runde { $turn }
   *[other] Prüfung
}
can-check-more = { $then ->
    [shadow] der Schatten gewinnt
    [free] die Freien Völker gewinnen
   *[other] zuvor die Prüfung
}
can-comes = { $name } kommt
can-comes-more = seine Seite hat einen Würfel mehr
can-crossed = Festungen durchquert
can-crossed-more = des Schattens: je ein Plättchen
can-discard = Ohne Wirkung
can-discard-more = die Karte hebt es auf
can-draw = Ziehen
can-draw-more = ein Plättchen, hier
can-drawn = Gezogen
can-drawn-more = höchstens sechs Karten auf der Hand
can-enter = Sie betritt Mordor
can-enter-more = Augen und Wartende in den Beutel
can-falls = { $name } fällt
can-falls-more = der Führer, Stufe { $level }
can-goes-on = Weiter
can-guides = { $name } führt
can-guides-more = von derselben Stufe
can-hidden = Sie bleibt verborgen
can-hidden-more = dann das Jagdfeld
can-hide = Die Gemeinschaft versteckt sich
can-hide-more = sie zieht nicht
can-hunt = { $dice } Würfel werfen
can-hunt-more = gefunden { $found } von 100
can-in = Hier: { $place }
can-lay = { $count } ins Jagdfeld legen
can-leave = { $count ->
    [one] Geht: { $names }
   *[other] Gehen: { $names }
}
can-leaves = Ein Gefährte geht
can-leaves-more = einer oder eine Gruppe, für immer
can-move = Die Gemeinschaft zieht
can-over = Die Schlacht ist vorbei
can-over-more = wer immer gewonnen hat
can-pass = Passen
can-prevented = Eine Karte verhindert es
can-prevented-more = kein Plättchen wird gezogen
can-random = Einer durch Los
can-reduce = { $by } weniger
can-reduce-more = eine Karte vom Tisch
can-region = { $what ->
    [at] Zuletzt gesehen: { $place }
    [capture] { $place } fällt
    [freed] { $place } wird befreit
    [arrive] Angekommen: { $place }
    [declare] Offengelegt: { $place }
   *[other] Gekrönt: { $place }
}
can-retreats = { $side }: Rückzug
can-retreats-more = in eine freie Region; vorbei
can-ring = Ein Ring dreht ihn
can-ring-more = einmal in der Runde
can-ring-bears = Der Ring trägt es
can-ring-bears-more = alle { $damage }
can-roll = Werfen
can-roll-more = beide Seiten, hier
can-roll-told = Am Tisch geworfen
can-roll-told-more = drück jeden, wie er fiel
can-round = Kampfrunde { $round }
can-round-more = Würfel { $attacker } und { $defender }, ab { $target } und { $other }
can-skip = wegwerfen
can-stands = { $item }: steht
can-stands-anew = Eine Karte ändert es
can-stands-anew-more = was steht, wird neu gesagt
can-stay = Sie bleibt
can-stay-more = wo sie zuletzt war
can-stops = { $side }: Abbruch
can-stops-more = die Schlacht ist vorbei, beide bleiben
can-taken = Eine Siedlung fällt
can-taken-more = oder wird befreit
can-then = dann { $item }
can-told = Aus dem Beutel gezogen
can-told-more = drück das Plättchen
can-told-round = Kampfrunde des Tisches
can-told-round-more = je Stärke und Führung
head-actions = { $who }: { $presses ->
    [yes] Drück einen Würfel
   *[no] Gib einen Würfel aus
}.
head-allocation = Vor dem Wurf: Wie viele Würfel ins Jagdfeld?
head-battle = { $round ->
    [1] { $kind }: die erste Kampfrunde.
   *[other] { $kind }, Kampfrunde { $round }: weiter oder aufhören?
}
head-siege-over = Die Belagerung ist vorbei: keine Elite ist mehr da.
head-capture = Welche Siedlung fällt?
head-check = Die Würfel sind verbraucht. Alle Eroberungen gesagt?
head-crowned = Wo wird Aragorn gekrönt?
head-damage = { $found ->
    [0] Das Plättchen sagt { $damage }. Wer trägt es?
    [1] Gefunden, und das Plättchen sagt { $damage }. Wer trägt es?
    [2] Zweimal gefunden, und das Plättchen sagt { $damage }. Wer trägt es?
   *[other] { $found }-mal gefunden, und das Plättchen sagt { $damage }. Wer trägt es?
}
head-die = { $die }: Was tut dieser Würfel?
head-draft = { $kind ->
    [city] Eine Stadt oder Befestigung: Wer kämpft?
   *[other] Wer kämpft, und wo?
}
head-draw = Beide ziehen eine Karte von jedem Stapel. Höchstens sechs.
head-draw-teams = Alle ziehen: im Team behält jeder höchstens vier Karten.
head-falls = Kampfrunde { $round }: Treffer { $attacker } gegen { $defender }. { $owed ->
    [over] Die Belagerung ist vorbei.
    [yes] Wer fällt?
   *[no] Weiter oder aufhören?
}
head-fellowship = { $what ->
    [declare] Offenlegen oder verborgen bleiben?
    [gate] Offenlegen, Mordor betreten oder verborgen bleiben?
    [enter] Mordor betreten oder weiter?
    [mordor] In Mordor: { $guides ->
        [yes] Führer, Karte
       *[no] Karte
    } oder weiter.
    [declared] Offengelegt: { $guides ->
        [yes] Führer, Karte
       *[no] Karte
    } oder weiter.
   *[rest] Nichts offenzulegen: { $guides ->
        [yes] Führer, Karte
       *[no] Karte
    } oder weiter.
}
head-hunt = { $dice } Würfel, ab { $least } ein Treffer. Was gilt, wo sie ist?
head-lay = Leg bereit: { $item }.{ $presses ->
    [yes] { " " }Hak es ab.
   *[no] { "" }
}
head-kept = Bleibt in der Schachtel: { $item }.{ $presses ->
    [yes] { " " }Hak es ab.
   *[no] { "" }
}
head-place = Stell auf: { $free }; gegenüber { $shadow }.{ $presses ->
    [yes] { " " }Hak ab, was steht.
   *[no] { "" }
}
head-place-alone = Stell auf: { $nation }.{ $presses ->
    [yes] { " " }Hak ab, was steht.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] Gesehen! Sie bleiben: { $at }.
    [one] Gesehen! Wo tauchen sie auf? Höchstens 1 Region von { $at } aus.
   *[other] Gesehen! Wo tauchen sie auf? Höchstens { $progress } Regionen von { $at } aus.
}
head-over = { $side ->
    [free] Die Freien Völker gewinnen
   *[other] Der Schatten gewinnt
}: { $how ->
    [destroyed] der Ring ist zerstört
    [corrupted] Verderben { $number }
    [conquest] { $number } Punkte
    [conceded] die andere Seite hat aufgegeben
    [none] die Partie ist zu Ende
   *[other] { $how }
}.
head-climb = Der Aufstieg: ein Plättchen ziehen, dann ein Schritt.
head-roll = Beide werfen. Augen kommen ins Jagdfeld.
head-stands = Alles steht. Die erste Runde beginnt.
head-tile = { $found ->
    [0] Zieh ein Plättchen.
    [1] Gefunden. Zieh ein Plättchen.
    [2] Zweimal gefunden. Zieh ein Plättchen.
   *[other] { $found }-mal gefunden. Zieh ein Plättchen.
}
head-tile-for = { $for ->
    [card] Ein Plättchen für eine Karte. Ein Auge zählt 0.
    [stronghold] Ein Plättchen für { $place }. Ein Auge zählt 0.
   *[crossed] Ein Plättchen für eine durchquerte Festung. Ein Auge zählt 0.
}
in-100 = gefunden { $success }, gesehen { $reveal } von 100
mat-act = drück einen Würfel
mat-again = { $dice ->
    [one] höchstens 1 Fehlwurf wird neu geworfen
   *[other] höchstens { $dice } Fehlwürfe werden neu geworfen
}
mat-again-for = je ein Fehlwurf wird wiederholt für alles, was gilt
mat-all-stand = Auf dieser Seite steht alles.
mat-arrives = sie kommt an
mat-attacks = Wer greift an?
mat-attacked = Wer wird angegriffen?
mat-beside = neben dem Spielplan
mat-captures = Jede eroberte Siedlung ist gesagt.
mat-check = Vor der nächsten Runde
mat-climb = Der Aufstieg: ein Plättchen, dann ein Schritt
mat-climb-corruption = Verderben bei der Ankunft
mat-climb-dice = Würfel, die es braucht
mat-cup = Im Beutel
mat-deck = { $kind ->
    [character] Charakter
   *[other] Strategie
}
mat-deck-left = noch { $cards }
mat-dice-back = alle { $dice } Würfel kommen zurück
mat-dice-of-both = Würfel: Freie Völker { $free }, Schatten { $shadow }
mat-drawing = { $how ->
    [one] Eine Karte von jedem Stapel; gleich auf { $most } abwerfen.
    [team-first] Jeder im Team zieht eine Karte von jedem Stapel und behält 4, nicht { $most }.
   *[team] Jeder im Team zieht eine Karte von einem Stapel seiner Wahl; höchstens 4, nicht { $most }; zwei dürfen eine tauschen.
}
mat-each = jeder 1 von { $of }
mat-empty = leer
mat-eye-deals = ein Auge macht { $damage }
mat-forgotten = Leicht vergessen
mat-from = von { $place } aus
mat-goals = Der Schatten siegt mit 10 Punkten, die Freien Völker mit 4.
mat-hands = Handkarten: Freie Völker { $free }, Schatten { $shadow }.
mat-hidden = verborgen
mat-revealed = enthüllt
mat-seen = gesehen
mat-hit = Treffer
mat-hit-on = Angreifer ab { $attacker }, Verteidiger ab { $defender }
mat-hits-word = { $hits ->
    [one] Treffer
   *[other] Treffer
}
mat-hunts = { $dice } Würfel{ $bonus ->
    [0] {""}
   *[other] , je +{ $bonus }
}; Treffer ab { $least }
mat-in-100 = von 100, der erste Zug:
mat-into-box = Ins Jagdfeld
mat-least = mindestens { $count }
mat-most = höchstens { $count }
mat-left = { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}, { $dice } Würfel
mat-lingers = weder gezogen noch versteckt: +1 am Ende
mat-moved = sie ist gezogen oder hat sich versteckt
mat-loses = { $hits ->
    [0] verliert nichts
   *[other] verliert { $hits }
}
mat-next = Der nächste Zug
mat-no-haven = Nicht in einer Zuflucht. Je Festung des Schattens am Weg ein Plättchen ziehen.
mat-no-hunt = Das Jagdfeld ist leer: kein Wurf.
mat-no-minion = noch kein Diener
mat-nobody = niemand bleibt: { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · beide bleiben: " }{ $both }
}
mat-nothing-taken = noch nichts erobert
mat-of = von { $of }
mat-press-each = jeden Würfel, wie er fiel
mat-rings = { $rings ->
    [one] 1 Elbenring
   *[other] { $rings } Elbenringe
}
mat-rolled = { $dice } geworfen
mat-shadow-dice = { $dice } Schattenwürfel
mat-then = { $dice ->
    [0] kein Würfel mehr
    [one] dann, mit 1 Würfel
   *[other] dann, mit { $dice } Würfeln
}
mat-to-roll = { $dice } Würfel zu werfen
mat-to-the-end = bis zum Ende, ohne Karten und Rückzug
mat-up-to = { $regions ->
    [one] Region höchstens
   *[other] Regionen höchstens
}
mat-what-came = { $side }: Was ist gefallen?
mat-where = { $what ->
    [at] Wo sie zuletzt gesehen wurde
    [declare] Offengelegt: bis zu { $progress } von { $at }
    [appear] Enthüllt: bis zu { $progress } von { $at }
    [arrive] Wo er seinen Zug beendet
    [capture] Siedlungen
    [separate] Bis zu { $progress } von { $at }
   *[bring] Wo ein König gekrönt wird
}
mat-where-more = { $what ->
    [at] nahe zuerst
    [declare] nahe zuerst; Punkt: eine Zuflucht heilt
    [appear] nahe zuerst, keine Zuflucht
    [arrive] in einer Zuflucht weckt er das Volk, wenn er kann
    [capture] ein Punkt: vom Gegner besetzt, wird befreit
    [separate] nahe zuerst; ein Punkt: er weckt das Volk
   *[bring] nicht erobert
}
short-stronghold = Festung
short-army = Armee
short-nazgul = Nazgûl
part-points-title = Punkte
tile-name = { $deals ->
    [eye] ein Auge
    [die] ein Würfel
    [heals] Verderben −{ $number }
   *[damage] { $number }
}{ $reveals ->
    [yes] , enthüllt
   *[no] { "" }
}{ $stops ->
    [yes] , mit Halt
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Ziehen
    [fellowship] Gemeinschaft
    [allocation] Jagdfeld
    [roll] Wurf
    [actions] Aktionen
    [check] Prüfung
    [ready] Bereitgelegt
    [figures] Figuren
    [aside] Beiseite
   *[begin] Beginn
}
agree-draws = Würfel
agree-cup = Jagdplättchen
agree-cards = Karten
agree-figures = Figuren
agreed-draws = { $value ->
    [app] hier: alle bleiben in der Schachtel
   *[hand] am Tisch: was fiel, wird gedrückt
}
agreed-cup = { $value ->
    [app] hier: alle bleiben in der Schachtel
   *[hand] im Beutel: 16, und 8 beiseite
}
agreed-cards = { $value ->
    [off] werden hier nicht gezählt
   *[on] Hände und Stapel werden gezählt
}
agreed-figures = { $value ->
    [off] werden hier nicht gezählt
   *[on] Reserve und Verluste werden gezählt
}
odds-success = gefunden
mat-last-seen = zuletzt gesehen: { $where }
evening-use = Im Wechsel setzt jede Seite einen Würfel ein. Charakter bewegt die Gemeinschaft, Musterung bringt ein Volk dem Krieg näher.
head-advance = { $nation ->
    [none] Wer kommt dem Krieg näher?
   *[other] Näher am Krieg: { $nation }?
}
head-invade = { $nation ->
    [none] Eine feindliche Armee dringt ein. Wen weckt sie?
   *[other] Eine feindliche Armee dringt ein und weckt: { $nation }?
}
head-arrive = Wo beendet { $name } seinen Zug?
wants-face = Was wird daraus?
mat-southrons = Südländer
mat-how-it-went = Wie es ging
can-sheet = Das Blatt
mat-missed = nicht gefunden
mat-turn = Runde
mat-luck = { $count }, erwartet { $expected }
mat-first-move = Der erste Schritt
mat-first-move-more = Augen mitgezählt
mat-thrown-again = Neu geworfen
mat-thrown-again-more = je ein Würfel
mat-in-box = Im Feld, geworfen
mat-in-box-more = von 100, mit Augen
can-lay-more = dann würfeln beide
wants-number = Drück die Zahl
head-number = Was zeigt es auf dem Tisch?
head-at = Wo wurde die Gemeinschaft zuletzt gesehen?
can-uncounted = Ohne Figuren
can-uncounted-more = der Tisch wirft
wants-attacked = Wer wird angegriffen? Drück den Schild
mat-next-hidden = Der nächste Zug, wenn sie verborgen ist
mat-laid-first = { $count ->
    [0] Keiner gelegt: Die gewürfelten Augen jagen.
   *[other] { $count } gelegt; auch die gewürfelten Augen jagen.
}
head-won = { $beaten ->
    [retreated] Der Verteidiger ist gewichen.
    [yes] Der Verteidiger ist geschlagen.
   *[no] Die Schlacht ist vorbei.
} Wer hält den Ort jetzt?
can-not-taken = Er ist nicht erobert
can-not-taken-more = eine Befestigung, oder niemand zieht ein
can-turned = Die andere Seite greift an
can-turned-more = ihr Würfel ist schon verbraucht
can-advances-more = { $steps ->
    [0] dann im Krieg
    [one] dann noch { $steps } Schritt bis zum Krieg
   *[other] dann noch { $steps } Schritte bis zum Krieg
}
remember-not-at-war = Nicht im Krieg, also kein Angriff: { $nations }.
remember-three = Zu dritt handeln die Freien Völker nicht zweimal hintereinander mit einem Volk.
war-stays-in-box = { $item } – wird hier geführt, kann in der Schachtel bleiben
mat-hand = Handkarten: { $side }
pick-hand-draw = gezogen
pick-hand-play = gespielt
pick-hand-table = auf den Tisch gelegt
pick-hand-discard = abgeworfen
mat-dice-lie = Würfel, wie sie liegen: { $side }
mat-hides-first = Erst verbergen, dann ziehen
wants-settlement = Welche Siedlung? Drück sie
head-who-leaves = Wer verlässt die Gemeinschaft?
head-leaves = { $names }: von { $at } bis zu { $regions ->
    [one] 1 Region
   *[other] { $regions } Regionen
}. Wohin?
can-leave-more = { $place ->
    [none] wohin, wird später gesagt
   *[other] nach: { $place }
}
mat-no-climb = Trägt der Ring alles, kommt sie nicht an.
mat-no-dice = Ohne Würfel
mat-no-dice-more = In Mordor zieht jeder Zug ein Plättchen.
can-round-elite = zuvor wird eine Elite regulär
can-no-elite = eine weitere kostet eine Elite: keine ist da
head-eye = Ein Auge: Es macht { $damage }. Wer trägt es?
head-die-shows = Der Würfel zeigt { $damage }. Wer trägt es?
head-die-of-tile = Wirf den Würfel des Plättchens. Was zeigt er?
head-left = Noch { $damage } Schaden. Wer trägt ihn?
mat-attacker = Der Angreifer
mat-defender = Der Verteidiger
mat-strength = Stärke
mat-leadership = Führung
mat-shows = was zeigte jeder Würfel?
mat-shows-again = { $dice ->
    [one] und der neu geworfene?
   *[other] und die neu geworfenen?
}
mat-figures-left = { $what ->
    [recruit] In der Reserve: { $figures }
   *[other] Auf dem Brett: { $figures }
}
wants-whose = Wessen Figuren? Drück ein Schild
wants-deck = Aus welchem Stapel?
wants-numbers = Wie stark sind beide? Drück es
head-figures = { $what ->
    [recruit] Wessen Figuren kommen, und wie viele?
    [fallen] Wessen Figuren sind gefallen?
   *[other] Wessen Eliten werden Reguläre?
}
head-round = Runde { $round }: { $what ->
    [numbers] Wie stark sind beide Seiten?
    [dice] Was zeigten die Würfel?
   *[other] Beide würfeln.
}
head-hand = Was wurde aus der Karte?
head-random = Zieh einen der Gefährten. Wer ist es?
can-throw = Beide würfeln
can-throw-more = Würfel: { $attacker } und { $defender }
can-figures = { $what ->
    [recruit] Gemustert: { $nation }
    [fallen] Gefallen: { $nation }
   *[other] Geschwächt: { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", durch eine Karte: nicht im Krieg"}
   *[no] {""}
}
can-no-figures = Keine Figuren kommen
can-no-figures-more = der Würfel tut etwas anderes
can-begins-die = dafür: { $die }
can-taken-by = { $side }: { $points } von { $of }
can-loses = der Schatten gewinnt
can-tiles-follow = { $count ->
    [0] kein Plättchen folgt
    [one] ein Plättchen folgt
   *[other] { $count } Plättchen folgen
}
can-card-of-die = { $kind }: { $does }
can-begins-free = kein Würfel wird dafür benutzt
can-figures-many = Muster: zwei Figuren oder ein Elite
can-no-card = Keine Karte
deed-over = { $step ->
    [draw] Beide haben gezogen
    [fellowship] Die Gefährtenphase ist vorbei
   *[other] Die Runde ist vorbei
}
mat-came = { $how ->
    [nothing] kein Schaden
    [heals] das Verderben sinkt
    [cup] im Spiel: in den Beutel
    [waits] im Spiel: wartet bis Mordor
   *[shown] gezeigt: ohne Folgen
}
mat-tile = Plättchen: { $tiles }
head-discard = Karten abwerfen: { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } auf der Hand{ $over ->
    [0] { "" }
   *[other] , { $over } zu viel
}
wants-which-tile = Welches Plättchen kam aus dem Beutel?
wants-enter-or-not = Mordor betreten oder nicht?
mat-climb-stands = { $rolled ->
    [yes] macht jedes Auge { $eye } und trägt der Ring alles
   *[no] mit { $eye } im Jagdfeld und den Augen des Wurfs; der Ring trägt alles
}
can-battle-first = drück erst den Würfel, der sie bezahlt
can-declared-more = { $from ->
    [0] { "" }
   *[other] Verderben { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }geweckt: { $nation }
}
mat-joins = Andere dazu
mat-another-region = Eine andere: Buchstabe für Buchstabe
mat-fought = { $left ->
    [attacker] Der Angreifer hat gewonnen: kein Verteidiger steht mehr.
    [defender] Der Verteidiger hat gewonnen: kein Angreifer steht mehr.
    [both] Beide Armeen stehen noch.
   *[nobody] Keine Armee steht mehr.
}
mat-fought-then = { $then ->
    [beaten] Der Angreifer darf einziehen.
    [retreated] Wich der Verteidiger zurück, darf der Angreifer einziehen.
   *[nothing] { "" }
}
can-moves-in = Der Angreifer zieht ein
can-moves-in-more = eine Siedlung fällt an ihn
can-begins-waits = nicht im Krieg: { $nations }
wants-who-bears = Wer trägt es?
wants-letters = Drück die Buchstaben
deed-again = noch einmal { $dice }
mat-as-it-ended = am Zugende
the-person = { $who ->
    [witch-king] der { $name }
   *[other] { $name }
}
