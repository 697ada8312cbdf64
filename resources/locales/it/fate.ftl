# Quello che Underhill dice di Fate of the Fellowship in italiano, letto quando serve; quello che dice ogni gioco è in house.ftl.
refused-ledger-needs-places = Il registro vuole un file della scatola con i suoi luoghi, anche quelli delle truppe (F58). Togliete ledger=on, o indicate un altro file.
    .window = Il registro vuole un file della scatola con i suoi luoghi, anche quelli delle truppe (F58). Premete «Truppe contate: no», o un’altra scatola.
refused-still-open = Prima ciò che è aperto: { $step ->
    [search] una ricerca
    [dice] dadi sul tavolo: { $count }
    [choose] dove vanno i Nazgûl
   *[top] quale dorso sta in cima
}. Rispondete a questo, poi si va avanti.
refused-not-now = Questo è di un altro passo. Ora è: { $step ->
    [setup] la preparazione
    [actions] azioni
    [cards] carte giocatore
    [skies] il cielo si oscura, ancora { $count }
    [search] una ricerca
    [dice] dadi sul tavolo: { $count }
    [choose] dove vanno i Nazgûl
    [top] quale dorso sta in cima
    [shadow] carta Ombra { $count } di { $of }
    [over] le carte Ombra sono finite
   *[ended] la partita è finita
}.
refused-nine-flips = { $made } carte Ombra su nove sono scoperte nella preparazione (F5). Ne servono nove, né più né meno.
refused-no-name = «{ $word }» non può essere un nome. Un nome è una parola di lettere, con trattini al posto degli spazi.
refused-no-such-card = «{ $word }» qui non è una carta Ombra (F48). Scrivete il suo nome breve, o START>HAVEN/ORDER.
refused-no-such-place = «{ $word }» qui non è un luogo. Il più vicino è «{ CALLED("place", $nearest) }».
refused-top-unknown = Nessuno conosce il dorso in cima (F46). Prima ditelo: { DEED("top red") } o { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } ha il dorso { CALLED("back", $back) }, e in cima c’era il { CALLED("back", $top) } (F49). Guardate di nuovo.
refused-not-on-top = { CALLED("place", $card) } non può essere in cima (F49): { $lies ->
    [layer] dovrebbe stare nello strato { $layer }
    [discard] dovrebbe stare negli scarti
    [resolved] è stata scoperta in questo passo
    [removed] è uscita dal gioco
   *[nowhere] non dovrebbe restarne nessuna
}. Se una carta precedente era sbagliata, { ASK("amend K CARD") } la corregge.
refused-no-such-back = Nessuna carta che può stare lì ha il dorso { CALLED("back", $back) } (F49). Guardate di nuovo; o una carta precedente era sbagliata.
refused-other-head = In cima allo strato seguente si era visto il { CALLED("back", $head) }, non il { CALLED("back", $back) } (F49). Guardate di nuovo; o una carta precedente era sbagliata.
refused-not-the-last = Sotto ci sono altre carte (F44). Dite quale dorso è ora in cima: red o black.
    .window = Sotto ci sono altre carte (F44). Dite quale dorso è ora in cima: ROSSO (r) o NERO (b).
refused-the-last = È l’ultima carta del mazzo: sotto non c’è nulla (F44). Dite none come dorso.
refused-deck-empty = Lì non c’è più nessuna carta. Prima mescolate, o dite dove siete.
refused-not-known-on-top = { CALLED("place", $card) } non è tra le carte note in cima (F51). Guardate con { ASK("peek CARD…") }, poi indicatela.
refused-no-such-flip = Non c’è una carta { $flip }: ne sono state scoperte { $flips }, le nove della preparazione comprese (F53).
refused-cannot-follow = Così { $what } non potrebbe più essere (F53). Nulla è cambiato; correggete quello, o guardate di nuovo.
refused-too-many-needed = Questi vogliono { $needed } personaggi, e c’è posto per { $most } (F7, F8). Prendetene altri.
refused-no-set-fits = Nessuna scelta di obiettivi della lista va con così pochi personaggi (F7). Indicate voi gli obiettivi.
refused-nothing-listed = Nessun file ne elenca abbastanza per pescare (F7, F8). Indicateli voi, o cominciate con un file della scatola.
refused-named-twice = «{ $name }» non può stare lì un’altra volta. Indicate ciascuno una volta, e mai Frodo e Sam nella fila del solitario.
refused-other-region = { CALLED("place", $place) } non è lì: { CALLED("place", $region) }. Indicate la regione in cui si trova.
refused-region-unknown = Nessuno sa in quale regione sia { CALLED("place", $place) }. Ditelo: in=REGION.
refused-troops-untold = Bisogna dire le truppe: { $what }=N.
refused-ledger-says = Secondo il registro è { $what } { $count } (F58). Toglietelo, o correggete con { ASK("troops PLACE shadow=N") }.
refused-place-untold = Con il registro il luogo va indicato (F58). Mettetelo dopo la regione.
refused-both-sides = Una battaglia vuole lì una truppa amica e una dell’Ombra (F28). Contate di nuovo.
refused-no-stronghold = { CALLED("place", $place) } non è una fortezza dell’Ombra (F43). Se lo è, { ASK("place PLACE stronghold") } lo dice.
refused-capture-troops = { CALLED("place", $place) } si conquista con una truppa amica e nessuna dell’Ombra (F43). Prima correggete le truppe.
refused-no-haven = { CALLED("place", $place) } non è un rifugio che si possa perdere (F33). Se lo è, { ASK("place PLACE haven") } lo dice.
refused-objectives-open = { $left ->
    [one] Resta un altro obiettivo
   *[other] Restano { $left } altri obiettivi
} prima del Monte Fato (F27).
refused-objective-is = { CALLED("objective", $name) } è { $done ->
    [yes] già compiuto
   *[no] già aperto
}. Non c’è nulla da cambiare.
refused-no-more-objectives = Così si compiono solo { $count } obiettivi, l’ultimo soltanto al Monte Fato (F27). Prima riaprine uno.
refused-last-objective = L’ultimo obiettivo non si scrive mai: è di ogni partita, e si compie al Monte Fato (F7, F27).
refused-not-six-faces = Un dado ha sei facce; qui ne sono dette { $count }. Dite ogni faccia e quante volte c’è, sei in tutto.
refused-no-hope = Non resta speranza che possa durare. Con un numero dietro hope= si chiede che cosa sarebbe.
refused-not-rolled = I dadi sono ancora da tirare: { DEED("roll") }.
refused-rolled-already = I dadi sono già lì. Applicateli con { DEED("accept") }.
refused-no-such-face = «{ $word }» non è una faccia di questo dado, o ne comincia più d’una. Ricerca: Scampati (slip), Stanchi (weary), Allo scoperto (exposed), Richiamo (recall); battaglia: Rotta (rout), Scambio (exchange), Travolti (overrun), Nazgûl.
refused-no-such-die = Nessun dado mostra { $face }. Indicate una faccia che c’è.
refused-no-battle = Questo va con una battaglia che ha i dadi sul tavolo (F30).
refused-which-army = { $count ->
    [one] Una truppa amica è persa:
   *[other] { $count } truppe amiche sono perse:
} dite di quale esercito (F31), come elven=1.
refused-only-unread = Se è arrivata una truppa si dice solo di una carta non letta che rinforza (F42).
refused-cannot-come = Il mazzo dei giocatori non può avere così i cieli che si oscurano: uno per pila (F9, F55). Contate di nuovo.
refused-foreseen = In cima si erano previste altre carte (F56). Guardate di nuovo.
refused-no-more-copies = Non ci sono altre { $card } (F57). Guardate di nuovo.
refused-only-named = Questo va solo con cards=names (F57). In questa partita le carte si contano soltanto: card e skies.
    .window = Questo va solo con «Carte: per nome» (F57). In questa partita le carte si contano soltanto.
refused-no-cards-left = Non restano carte giocatore: non pescatene (F12).
refused-only-ledger = Questo va solo con ledger=on (F58). In questa partita le truppe si dicono dove servono.
    .window = Questo va solo con «Truppe contate: sì» (F58). In questa partita le truppe si dicono dove servono.
refused-supply-short = La riserva ha solo { $left }: { $army } (F60). Prima correggete altri luoghi.
refused-too-few-there = { CALLED("place", $place) } ne ha solo { $count } (F60). Non muovetene di più.
refused-no-choice = Questa scelta non c’è. { $options ->
    [0] Muovete i Nazgûl uno a uno.
   *[other] Scegliete da 1 a { $options }.
}
refused-no-such-move = Nessun Nazgûl può andare { CALLED("place", $from) } → { CALLED("place", $to) } (F20): da fuori della regione di Frodo, in un’altra.
refused-never-shown = Nessuna carta e nessun file ha mostrato «{ $name }» (F52). Controllate il nome.
help = R è una regione, PLACE un luogo, CARD una carta Ombra; BACK è red o black; N un numero. help COMMAND dice di più.
help-new = Comincia una partita da 1 a 5; board=practice con la scatola di prova, board=FILE con la vostra (F1).
help-confirm = I numeri dei vostri pezzi, se sono altri: speranza, minaccia, un dado.
help-objectives = Gli obiettivi senza l’ultimo, nominati o pescati (F7).
help-characters = Chi gioca chi, nominati o distribuiti (F8).
help-tick = Spunta un punto della preparazione, o toglie la spunta (F2).
help-top = Il dorso in cima al mazzo Ombra (F46).
help-flip = Una carta Ombra scoperta, e il dorso che c’è dopo; ? per una che nessuno legge (F40).
help-hands = Le carte giocatore distribuite, con cards=names (F57).
help-begin = Comincia il primo turno dopo nove carte; la regione di Frodo, e chi è il primo (F9).
help-act = Conta un’azione (F11).
help-done = Finisce le azioni, o il turno (F10).
help-draw = Due carte giocatore: card o skies, con cards=names anche per nome (F12).
help-skies = Un cielo che si oscura con il suo luogo: tutti e quattro i passi (F34).
help-frodo = Dov’è Frodo.
help-eye = Dov’è l’Occhio.
help-fate-search = Una ricerca dove sta Frodo, con le truppe dell’Ombra lì (F22).
help-ring = Frodo mette l’Anello (F26).
help-doom = Monte Fato, con le truppe dell’Ombra lì (F27).
help-fate-attack = Un attacco; l’Occhio ci va (F28).
help-battle = Una battaglia per una carta (F28).
help-roll = I dadi come sono caduti sul tavolo; senza facce tira il programma.
help-reroll = Il primo dado con quella faccia ancora una volta (F24, F30).
help-turn = Un’abilità gira un dado (F24).
help-drop = Un’abilità toglie un dado (F24).
help-valor = Valore speso in battaglia: altrettante truppe dell’Ombra in meno (F30).
help-fate-accept = I dadi hanno effetto (F25, F31).
help-choose = Che cosa viene dall’ordine, se c’è una scelta (F20, F21).
help-capture = Una fortezza è conquistata (F43).
help-fate-lost = Un rifugio è perduto: 3 di speranza (F33).
help-place = Che cos’è un luogo, sulla parola del tavolo.
help-objective = Un obiettivo è compiuto, o di nuovo aperto.
help-hope = La speranza, o la corregge (F14).
help-threat = La minaccia, o la casella del suo segnalino (F35).
help-supply = Truppe dell’Ombra fuori dal tabellone.
help-fate-nazgul = Dove sono i Nazgûl; R = N corregge una regione, FROM TO ne muove uno dove lo fa il tavolo (F20).
help-cards = Carte giocatore pescate, e i cieli che si oscurano (F55).
help-peek = Carte guardate, dalla cima (F51).
help-order = Le prime carte note in quest’ordine (F51).
help-remove = Una carta nota in cima, o degli scarti, esce dal gioco (F51).
help-foresee = Carte giocatore che stanno in cima (F56).
help-amend = Una carta scoperta era un’altra, o mostrava un altro dorso; tutto ciò che segue si ricalcola (F53).
help-deck = Che cosa si sa del mazzo Ombra, per strati (F45).
help-discard = Che cosa c’è negli scarti Ombra.
help-fate-odds = Probabilità esatte (F52, F56, F57), e quelle dei dadi prima del tiro.
help-troops = Corregge un luogo del registro (F60).
help-fate-move = Muove truppe nel registro (F60).
help-check = Che cosa deve stare sul tabellone secondo il registro (F60).
told-put-back = Vuole troppi personaggi, e si rimette: { $names }
told-advance = Avanzata { $line }: prima il fronte, poi battaglie; cadono i rifugi senza amiche.
told-reinforce = Rinforzo { $place }: { $troop ->
    [yes] una truppa, una battaglia se ci sono truppe amiche
   *[no] nessuna truppa (conquistato, o non ne restano)
}{ $order ->
    [eye] {", "}poi l’Occhio
    [closer] {", "}poi due Nazgûl si avvicinano
    [deploy] {", "}poi tre Nazgûl si schierano
   *[none] {""}
}.
told-special = { $card }: fate ciò che dice la carta, e scrivete che cosa ne viene.
told-unread = { $half ->
    [red] Una carta non letta avanza: la sua linea marcia, prima il fronte.
   *[black] Una carta non letta rinforza: la sua truppa, se viene, poi il suo segno.
}
told-other-half = La carta { $flip } sarebbe stata un’altra carta o metà. Ciò che si è fatto al tavolo resta.
cause = { $cause ->
    [search] dadi di ricerca
    [eye] l’Occhio con Frodo
    [haven] un rifugio perduto
    [troops] nessuna truppa da mettere
    [cards] nessuna carta da pescare
    [ring] l’Anello messo
    [capture] una conquista
   *[table] la parola del tavolo
}
told-hope = Speranza { $to }, { $by }: { $cause }.
told-threat = Minaccia alla casella { $space }.
told-eye = L’Occhio: { $region }{ $frodo ->
    [yes] {", "}dov’è Frodo
   *[no] {""}
}.
told-nazgul = Nazgûl: { $where }
told-missing = Carte giocatore che non si sono potute pescare: { $count }.
told-skies = { $place }: { $placed ->
    [one] una truppa
   *[other] { $placed } truppe
}.
told-shuffles = { $count ->
    [0] Non si mescola nulla.
    [one] Mescolate 1 carta Ombra sul mazzo; quale dorso è in cima?
   *[other] Mescolate { $count } carte Ombra sul mazzo; quale dorso è in cima?
}
told-moved = { $from } → { $to }: { $count }
told-again = { $name } agisce di nuovo dopo l’altro personaggio (F11); una carta può permetterlo.
told-travel = Il viaggio costa una Furtività, oppure una ricerca con un dado per ogni Nazgûl (lì: { $nazgul }) e per ogni truppa dell’Ombra del luogo{ $troops ->
    [unknown] .
   *[other] {" "}(lì: { $troops }).
}
too-many-nazgul = Nazgûl sul tabellone: { $count }. Sono nove.
told-too-often = Nessuna azione rimasta (F11): { $name }; una carta può darne.
told-dice = { $what ->
    [search] Ricerca ({ $place })
    [doom] Monte Fato
   *[battle] Battaglia ({ $place })
}: { $count } { $count ->
    [one] dado
   *[other] dadi
}.
told-search = L’Occhio è già con Frodo: c’è da fare una ricerca.
remind = { $of ->
    [hands] Le carte in mano oltre 7 si scartano o si giocano; i segnalini non contano.
    [confirm] Confrontate una volta speranza, minaccia e dadi con i vostri pezzi; se sono diversi: { DEED("confirm") }.
    [ticks] Niente è spuntato nella lista della preparazione. La partita va avanti.
   *[doom-costs] Frodo paga 5 Resistenza.
}
told-over = { $won ->
    [yes] L’Anello è distrutto: i giocatori hanno vinto.
   *[no] La partita è persa.
}
nowhere = nessuno
fate-name = Il Destino della Compagnia
level = { $level ->
    [introductory] Introduttivo
    [heroic] Eroico
    [epic] Epico
    [legendary] Leggendario
   *[standard] Standard
}
fate-figures = { $level }, turno { $turn }, speranza { $hope }
fate-totals = Il Destino della Compagnia: { $games }; vinte { $won }, perse { $lost }
no-players = Dite in quanti giocate: players=N, da 1 a 5 (F1).
    .window = Premete in quanti giocate: da 1 a 5 (F1).
not-copied = Non avete ancora una scatola vostra, e non c’è { $path }: trascinate un file di scatola sulla finestra, o togliete board=own.
    .window = Non avete ancora una scatola vostra, e non c’è { $path }: trascinate un file di scatola sulla finestra, o sceglietene un’altra.
source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(e altri { $more })
}
proof-cards-missing = Sono elencate { $listed } di { $of } carte Ombra; le altre restano non lette finché non si scoprono (F48).
proof-too-many-of-order = { $listed } carte hanno l’ordine { $order }, e ce ne sono { $most }.
proof-back-unknown = Nessuno ha visto il dorso di { $card }.
proof-keys-missing = Mancano, e in una partita con questo file non si sanno: { $keys }.
host = { $step ->
    [won] I giocatori hanno vinto.
    [lost] La partita è persa.
    [roll] Tirate { $count } { $count ->
        [one] dado
       *[other] dadi
    }.
    [rolled] Prima ritiri e Valore; poi i dadi hanno effetto.
    [searched] Prima i ritiri; poi i dadi hanno effetto.
    [search] Una ricerca dove sta Frodo. Quante truppe dell’Ombra ci sono?
    [move] Avvicinate fino a due Nazgûl di un passo a Frodo.
    [choose] Il giocatore di turno sceglie dove vanno i Nazgûl.
    [lay] Preparate secondo l’elenco. Mescolato il mazzo Ombra: quale dorso è in cima?
    [top] Quale dorso è in cima al mazzo Ombra?
    [setup] Scoprite la carta Ombra { $count } di nove: una truppa nel suo luogo rosso, nient’altro.
    [begin] Spuntate ciò che è fatto; poi cominciate con la regione di Frodo.
    [actions] Azioni{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. Quando sono fatte: carte giocatore.
    [cards] Pescate due carte giocatore.
    [skies] Il cielo si oscura: quale luogo è sulla carta?
    [haven] Ci sono truppe dell’Ombra sole ({ $places })? Dite che cosa è perduto, o andate avanti.
    [over] Dite battaglie e perdite dell’ultima carta; poi il prossimo giocatore.
   *[flip] { $back ->
        [red] Scoprite la prima carta: in cima c’è ROSSO. Poi: quale dorso c’è ora?
        [black] Scoprite la prima carta: in cima c’è NERO. Poi: quale dorso c’è ora?
       *[none] Quale dorso è in cima al mazzo Ombra?
    }
}
stands = Turno { $turn }, { $whose }: { $step }
whose = { $solo ->
    [yes] personaggio { $who }
   *[no] giocatore { $who }
}
step = { $step ->
    [actions] azioni
    [cards] carte giocatore
    [skies] il cielo si oscura, ancora { $count }
    [top] quale dorso sta in cima?
    [search] c’è una ricerca da fare
    [dice] dadi sul tavolo: { $count }
    [choose] si sceglie dove vanno i Nazgûl
    [shadow] carta Ombra { $count } di { $of }
   *[over] le carte Ombra sono finite
}
fact-hope = Speranza { $hope } di { $top }
fact-threat = Minaccia: tasso { $rate } (casella { $space })
fact-supply = Riserva dell’Ombra { $supply }
fact-eye = Occhio { $eye }, Frodo { $frodo }
fact-cards = Carte giocatore: { $drawn } pescate, { $skies } { $skies ->
    [one] cielo
   *[other] cieli
}; ne restano { $left }
fact-layer = { $cards ->
    [one] 1 carta Ombra
   *[other] { $cards } carte Ombra
}{ $back ->
    [red] {", "}ROSSO in cima
    [black] {", "}NERO in cima
   *[none] {""}
}
fact-objectives = Obiettivi: { $done } su { $all }
fact-discard = Scarti Ombra: { $cards }
fact-ticked = Spuntate: { $count } su 13
fact-row = La fila
fact-seat = { $whose }: { $names }
asked-no-deck = Nel mazzo Ombra non è rimasta nessuna carta.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {"; "}non ancora lette: { $unread }
}{ $known ->
    [none] {""}
   *[other] {"; "}note: { $known }
}
asked-board = Sul tabellone { $count ->
    [one] dovrebbe esserci 1 truppa dell’Ombra
   *[other] dovrebbero esserci { $count } truppe dell’Ombra
}; nella riserva: { $supply }.
asked-army = { $army }, ancora nella riserva: { $left }
asked-battle = { $attack ->
    [yes] Non resta nessuna truppa dell’Ombra: { $clear }. Resta solo l’Ombra: { $falls }. Perdite amiche in media: { $lost }.
   *[no] Resta solo l’Ombra: { $falls }.
}
asked-chance = La probabilità: { $least ->
    [yes] {"almeno "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}ma dubbia: lì qualcosa è stato fatto sulla vostra parola
   *[no] {""}
}.
fact-open = Aperti: { $names }
fact-done = Compiuti: { $names }
fact-sites = { $site ->
    [haven] Rifugi, detti o conquistati
   *[stronghold] Fortezze, dette o perdute
}: { $places }
sheet-game = { $players ->
    [one] Un giocatore
   *[other] { $players } giocatori
}, { $level }, turni: { $turns }
sheet-hope = Speranza ({ $cause }): { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Turno { $turn }: speranza { $to }, { $by }, { $cause }
sheet = Rifugi persi { $lost }, conquistati { $captured }; più Nazgûl con Frodo { $nazgul }; carte { $flips }; cieli oscuri { $skies }
track-hope = Speranza
track-threat = Minaccia
track-supply = Riserva dell’Ombra
track-nazgul = Nazgûl
track-objectives = Obiettivi
head-chances = { $turn ->
    [next] Il prossimo turno
   *[this] Questo turno
}, carte: { $flips }
head-deck = Il mazzo
head-skies = Il cielo si oscura
head-setup = La preparazione
head-search = Una ricerca
column-advances = la linea avanza
column-reinforced = luogo rinforzato
column-dice = dadi
column-lasts = la speranza regge
column-resistance = con una Resistenza
unread-may-be = almeno 0, perché una carta non letta potrebbe esserlo: { $lines }
cannot-come = non possono venire: { $lines }
special-comes = una speciale tra queste: { $chance }
item = { $item ->
    [1] Segnalini sulle loro caselle: speranza { $hope }, minaccia sulla prima
    [2] Le due speciali negli scarti Ombra
    [3] Mescolare le altre carte Ombra
    [4] Truppe amiche sul tabellone, ne restano 5 di ognuna
    [5] 18 truppe dell’Ombra sul tabellone
    [6] Nove carte Ombra, una truppa ciascuna{ $flips ->
        [0] {""}
       *[other] : { $flips } scoperte
    }
    [7] Nazgûl nelle loro regioni, l’Occhio in Eriador
    [8] { $objectives } obiettivi, l’ultimo compreso
    [9] { $solo ->
        [yes] Personaggi: Frodo e Sam a parte, altri quattro in fila, il segnalino su quello più a sinistra
       *[no] Personaggi, due per giocatore
    }
    [10] Pedine sui luoghi di partenza
    [11] { $events } eventi; { $hand } carte per mano
    [12] Pile con un cielo ciascuna: { $stacks }
   *[13] { $solo ->
        [yes] Comincia il personaggio più a sinistra
       *[no] Comincia il numero di regione più basso
    }
}
hint = { $step ->
    [fell] le facce si premono come sono cadute
    [leaves] prima la regione da cui uno parte, poi dove va
    [numbers-hope] si scrivono due numeri, l’inizio e il massimo: 6 8
    [numbers-threat] si scrivono sette numeri, uno per casella: 2 2 3 3 4 4 5
    [tick] un numero spunta: 4; Invio spunta il prossimo
    [flip] una carta con qualsiasi parola: { $start } verso { $end }, più vicini, nero
    [top] rosso o nero: il dorso in cima
    [begin] premete una regione: dove comincia Frodo
    [draw] Invio: nessuno; uno o due si premono
    [draw-names] regione e segno, carta per carta
    [skies] il luogo sulla carta
    [actions] premete un luogo: Frodo ci va; Invio: tutto è fatto
    [dice] Invio tira; le facce del tavolo si premono
    [rolled] Invio: contano; prima si può premere un dado
    [search] Invio cerca; le truppe presenti si premono
    [choose] un numero: quale delle vie
    [move] da dove a dove si preme; Invio: si sono mossi
    [march] Invio segna il prossimo; la carta dopo si chiede a marcia finita
    [meet] si preme: una battaglia, o nessuna
    [haven] si preme: è perso, o regge
    [begun] Esc ritira l’ultima pressione
    [over] Invio: il prossimo giocatore
    [others] premete chi agisce, poi che cosa fa; Invio: tutto è fatto
   *[other] F12 mostra i tasti
}
turn = Turno { $turn }
half = { $half ->
    [special] SPECIALE
    [red] AVANZATA
   *[black] RINFORZO
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Messo via
ask-amend-k-card = «amend» sulla riga
ask-peek-card = «peek», scritto
ask-place-place-haven = «place { $place } haven», scritto
ask-place-place-stronghold = «place { $place } stronghold», scritto
ask-troops-place-shadow-n = «troops», scritto
do-accept = «{ chip-accept }»
do-begin = «{ chip-begin }»
do-confirm = «altro numero …» nella preparazione
do-roll = «{ chip-roll }»
do-top-black = «{ chip-top-black }»
do-top-red = «{ chip-top-red }»
chip-top-red = ROSSO in cima
chip-top-black = NERO in cima
chip-objectives = Obiettivi …
chip-characters = Personaggi …
chip-begin = Inizia, Frodo in …
chip-done = Fatto
chip-moved = Si sono mossi
chip-roll = Tira
chip-accept = Applica
chip-lost = Un rifugio perduto …
order = { $order ->
    [eye] l’Occhio
    [closer] due Nazgûl più vicini
   *[deploy] Nazgûl verso l’Occhio
}
army = { $army ->
    [shadow] Ombra
    [dwarven] Nani
    [elven] Elfi
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Furtività
    [friendship] Amicizia
    [valor] Valore
   *[resistance] Resistenza
}
pick = { $word ->
    [unread] Non letta
    [none] Nessuna carta sotto
    [draw] Pesca il programma
    [roll] Tira il programma
    [card] Una carta
    [event] Un evento
    [skies] Il cielo si oscura
    [haven] Un rifugio
    [stronghold] Una fortezza
    [neither] Nessuno dei due
    [done] Compiuto
    [open] Aperto
    [practice] La scatola di prova
    [names] Carte giocatore per nome
    [ledger] Con il registro
   *[other] Senza probabilità
}
pick-back = { $half ->
    [said] { $back ->
        [red] ROSSO · avanzata { $line }
       *[black] NERO · rinforzo { $place }, { $order }
    }
   *[none] { $back ->
        [red] ROSSO
       *[black] NERO
    }
}
pick-count = { $of ->
    [players] Giocatori: { $count }
    [troops] Ombra: { $count }
    [shadow] Ombra: { $count }
    [friendly] Amiche: { $count }
   *[dice] Dadi: { $count }
}
deed-objectives = Obiettivi
deed-characters = Personaggi
deed-hands = Mani distribuite
deed-confirm = Numeri dei vostri pezzi
deed-tick = Preparazione: voce { $item }
deed-top = In cima { $back ->
    [red] ROSSO
   *[black] NERO
}
deed-flip = { $card ->
    [unread] Non letta
   *[other] { $card }
}{ $back ->
    [red] {", "}poi ROSSO
    [black] {", "}poi NERO
   *[none] {", "}l’ultima
}
deed-amend = La carta { $flip } era { $card }
deed-begin = Frodo comincia: { $place }
deed-act = Un’azione: { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Due carte giocatore
       *[other] Carte giocatore: { $cards }
    }
   *[other] Pescate, cieli: { $skies }
}
deed-skies = Cieli: { $place }
deed-frodo = Frodo verso { $place }
deed-eye = L’Occhio verso { $place }
deed-ring = L’Anello messo
deed-doom = Monte Fato
deed-attack = Attacco: { $place }
deed-battle = Battaglia: { $place }
deed-rolled = Dadi: { $faces }
deed-reroll = Ritirato: { $face }
deed-valor = Valore: { $count }
deed-accept = I dadi hanno effetto
deed-choose = Dove vanno i Nazgûl
deed-nazgul = Un Nazgûl: { $from } → { $to }
deed-capture = Conquistato: { $place }
deed-troops = Truppe contate: { $place }
deed-cards = { $of ->
    [peek] Guardato
    [order] In quest’ordine
    [remove] Fuori dal gioco
   *[foresee] Previsto
}: { $cards }
deed-lost = Perduto: { $place }
deed-objective = { $done ->
    [yes] Obiettivo compiuto
   *[no] Obiettivo aperto
}: { $name }
each = { $chance } ciascuna
said-objectives = Obiettivi: { $names }
said-place = Una truppa{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}: { $flip } di 9
said-fought = Truppe dell’Ombra rimaste: { $shadow }, amiche: { $friendly }{ $falls ->
    [yes] {". "}Il rifugio cade.
   *[no] {""}
}
sheet-flips = Luoghi rinforzati: { $count } su { $of } carte, attesi { $mean }
sheet-flip = Carta { $flip }, { $card }: { $what }, { $chance }
sheet-special = una speciale
column-two = con due
column-enemies = nemici
deed-new = Una nuova partita: { $players } { $players ->
    [one] giocatore
   *[other] giocatori
}, { $level }
sheet-events = eventi
sheet-hand = carte in mano
sheet-stacks = pile
sheet-layer = strato
sheet-back = dorso in cima
sheet-cards = carte

## Nomi

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Monti Nebbiosi
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Monte Fato
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Colli Ferrosi
place-grey-havens = Porti Grigi
place-rivendell = Gran Burrone
place-lorien = Lórien
place-woodland-realm = Reame Boscoso
place-helms-deep = Fosso di Helm
place-edoras = Edoras
place-eastemnet = Estemnet
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
place-near-harad = Harad Vicino
place-drums = I Tamburi
place-wheels = Le Ruote
person-frodo-sam = Frodo e Sam
person-merry-pippin = Merry e Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowyn
person-miller = Mugnaio
person-smith = Fabbro
person-ferryman = Traghettatore
person-beekeeper = Apicoltrice
person-carter = Carrettiere
person-shepherd = Pastore
person-weaver = Tessitrice
person-one = Un personaggio
person-other = L’altro
person-potter = Vasaio
objective-destroy-the-one-ring = Distruggere l’Unico Anello
objective-attain-the-blessing-of-the-elves = Ottenere la benedizione degli Elfi
objective-saruman-your-staff-is-broken = Saruman, il tuo bastone è spezzato
objective-challenge-sauron = Sfidare Sauron
objective-confront-the-balrog = Affrontare il Balrog
objective-oathbreakers-fulfill-their-duty = Gli spergiuri compiono il loro dovere
objective-subdue-umbar = Sottomettere Umbar
objective-ride-with-the-eored = Cavalcare con l’éored
objective-free-theodens-mind = Liberare la mente di Théoden
objective-deal-with-frecas-heirs = Fare i conti con gli eredi di Freca
objective-shieldmaiden-no-longer = Non più fanciulla dello scudo
objective-that-makes-six = E fanno sei
objective-arwen-unfurls-the-banner = Arwen dispiega lo stendardo
objective-lay-bare-the-pits = Mettere a nudo le fosse
objective-bring-light-to-mirkwood = Portare luce nel Bosco Atro
objective-boromir-reclaims-his-honor = Boromir riscatta il suo onore
objective-secure-the-crossing-of-the-anduin = Assicurare il passaggio dell’Anduin
objective-unseat-denethor = Destituire Denethor
objective-infiltrate-minas-morgul = Infiltrarsi a Minas Morgul
objective-avenge-balin = Vendicare Balin
objective-lift-shadow-from-dwarven-lands = Liberare dall’Ombra le terre dei Nani
objective-rangers-secure-eriador = I Raminghi difendono l’Eriador
objective-hobbits-pledge-their-loyalty = Gli Hobbit giurano fedeltà
objective-shelobs-lair = La tana di Shelob
objective-mend-the-bridge = Riparare il ponte
objective-light-the-beacons = Accendere i fuochi
objective-bring-in-the-harvest = Portare il raccolto
objective-wake-the-old-miller = Svegliare il vecchio mugnaio
objective-clear-the-mines = Sgombrare le miniere
objective-find-the-lost-pony = Trovare il pony smarrito
objective-carry-the-letter = Portare la lettera
objective-hold-the-ford = Tenere il guado
objective-cross-the-marsh = Passare la palude
objective-read-the-old-map = Leggere la vecchia mappa
objective-keep-the-watch = Fare la guardia
objective-gather-the-herd = Radunare la mandria
face-slip = Scampati
face-weary = Stanchi
face-exposed = Allo scoperto
face-recall = Richiamo
face-rout = Rotta
face-exchange = Scambio
face-overrun = Travolti
face-nazgul = Nazgûl
small-words = da verso e il la
back-red = ROSSO
back-black = NERO

## Regole per numero

rule-f1 = Si gioca da uno a cinque; giocatori e livello dicono quanti sono gli eventi, le carte in mano, i cieli che si oscurano e gli obiettivi.
rule-f2 = Tredici voci della preparazione le spunta il tavolo; begin avverte di ciò che manca, e va avanti.
rule-f3 = Truppe amiche all’inizio: 2 di Gondor a Minas Tirith e 2 a Dol Amroth, 1 in ogni altro luogo; di ogni esercito ne restano 5 da parte.
rule-f4 = 18 delle 48 truppe dell’Ombra stanno sul tabellone all’inizio.
rule-f5 = Si scoprono nove carte Ombra: una truppa ciascuna nel suo luogo rosso, e nient’altro.
rule-f6 = Nazgûl: Eriador 2, Rhudaur, Monti Nebbiosi e Gondor 1 ciascuno, Mordor 4. L’Occhio è in Eriador.
rule-f7 = Gli obiettivi che vogliono più personaggi del posto che c’è tornano indietro; l’ultimo vuole Frodo e Sam.
rule-f8 = Prima i personaggi necessari, gli altri a sorte, due per giocatore. Da soli: quattro in fila, e Frodo e Sam da parte.
rule-f9 = Carte regione ed eventi si dividono in pile uguali, le più grandi in cima, con un cielo che si oscura in ognuna.
rule-f10 = Un turno: azioni, carte giocatore, carte Ombra; poi il prossimo giocatore.
rule-f11 = Un personaggio ha fino a 4 azioni, l’altro 1. Da soli: quello col segnalino 4, Frodo e Sam 1, prima o dopo.
rule-f12 = Si pescano insieme due carte giocatore; ognuna che manca costa 1 di speranza. In mano ne restano 7.
rule-f13 = Tante carte Ombra quante dice il tasso; se il tasso cambia, cambia anche il numero.
rule-f14 = La speranza comincia da 6 su 8. A 0 la partita è subito persa.
rule-f15 = Si perde speranza per ricerche, per l’Occhio con Frodo, per rifugi, per truppe e carte che mancano, e per l’Anello.
rule-f16 = Una conquista dà 2 di speranza; obiettivi e abilità come dicono.
rule-f17 = L’Occhio si muove con un attacco, una conquista, il cielo che si oscura, un ordine e l’Anello, mai con la battaglia di una carta.
rule-f18 = I Nazgûl si contano per regione; una battaglia dopo un rinforzo vale per dove stavano prima dell’ordine.
rule-f19 = L’ordine Occhio: l’Occhio viene da Frodo; se è già lì, Frodo è cercato.
rule-f20 = L’ordine di avvicinarsi: i due Nazgûl più vicini fuori dalla regione di Frodo fanno un passo verso di lui; nei pari sceglie il giocatore.
rule-f21 = L’ordine di schierare, tre volte: un Nazgûl da Mordor all’Occhio; con l’Occhio a Mordor, uno torna dal gruppo più grande.
rule-f22 = Dadi di ricerca: i Nazgûl della regione e le truppe dell’Ombra del luogo, al più 7. Nessuno, nessun tiro.
rule-f23 = Stanchi costa 1 di speranza, Allo scoperto anche, fuori da un rifugio; Richiamo manda a Mordor un Nazgûl della regione.
rule-f24 = Ogni Resistenza spesa ritira un dado prima che i risultati valgano.
rule-f25 = Prima contano tutti i dadi; poi cala la speranza e i Nazgûl sono richiamati.
rule-f26 = Mettere l’Anello: 1 di speranza, viene l’Occhio, una ricerca senza truppe.
rule-f27 = Monte Fato: tutti gli altri obiettivi compiuti, 5 Resistenza; dadi per i Nazgûl e le truppe lì e per la speranza che manca, al più 7. Se ne resta, è vinta.
rule-f28 = Un attacco tira quanti dadi si vuole, ma non più di 3 né delle proprie truppe; la battaglia di una carta non più di 3 né delle truppe dell’Ombra.
rule-f29 = Rotta: una truppa dell’Ombra. Scambio: una per parte. Travolti: una amica, fuori da un rifugio. Nazgûl: due, se ce n’è uno.
rule-f30 = Ogni Resistenza ritira un dado; ogni Valore toglie una truppa dell’Ombra.
rule-f31 = Prima si sommano i dadi, poi li limita ciò che c’è. Di chi sono le truppe tolte sceglie il giocatore.
rule-f32 = Un solo tiro, nessun secondo round.
rule-f33 = Un rifugio con truppe dell’Ombra e senza amiche è perduto: 3 di speranza.
rule-f34 = Ogni cielo che si oscura: tutti e quattro i passi, una carta intera prima dell’altra; poi lascia la partita.
rule-f35 = Prima la minaccia avanza di una casella; sull’ultima resta.
rule-f36 = Poi l’Occhio: se è già con Frodo, 2 di speranza, altrimenti viene da lui.
rule-f37 = Poi tre truppe dell’Ombra nel luogo della carta, 1 di speranza per ognuna che manca; una battaglia, se lì ci sono truppe amiche.
rule-f38 = Infine si mescolano gli scarti Ombra e si posano sul mazzo.
rule-f39 = Finché ne restano da scoprire, si scopre la prossima carta Ombra.
rule-f40 = Il dorso che sta allora in cima dice la metà: il rosso avanza, il nero rinforza.
rule-f41 = Avanzata: ogni truppa dell’Ombra della linea va avanti di un luogo, le prime davanti; poi le battaglie, dal fronte in poi; poi cadono i rifugi.
rule-f42 = Rinforzo: una truppa, o 1 di speranza; nessuna in un luogo conquistato. Poi una battaglia, poi l’ordine.
rule-f43 = Conquista: una truppa amica e nessuna dell’Ombra in una fortezza, 3 Valore. Diventa un rifugio, viene l’Occhio, 2 di speranza.
rule-f44 = Quando si scopre l’ultima carta si mescolano gli scarti, e la loro cima dice la metà. Senza scarti non ce n’è.
rule-f45 = Il mazzo Ombra si conosce a strati: in ognuno si sanno le carte, e non l’ordine.
rule-f46 = Scoprire prende una carta dallo strato in cima; il dorso che c’è sotto da allora è noto.
rule-f47 = Mescolare fa un nuovo strato in cima; quello sotto tiene il dorso che si è visto.
rule-f48 = Una carta si impara quando è scoperta la prima volta.
rule-f49 = Ciò che contraddice quanto si sa è respinto, e si dice dove dovrebbe stare la carta. ! vale sulla parola del tavolo.
rule-f50 = Una carta non letta non conta come ciò che si chiede: la probabilità è allora almeno tanta.
rule-f51 = Le carte guardate sono note in cima, si possono posare in altro ordine o lasciano la partita.
rule-f52 = Le probabilità sono per le carte di questo passo, o per quante si chiede; una metà vuole il dorso della carta sotto.
rule-f53 = Una carta corretta dopo: tutto ciò che si sapeva da allora si rifà, ciò che si è fatto sul tavolo resta.
rule-f54 = Tutto viene da ciò che ogni giocatore può guardare; odds=off lo nasconde.
    .window = Tutto viene da ciò che ogni giocatore può guardare; «Probabilità: no», deciso prima della partita, lo nasconde.
rule-f55 = In una pila il cui cielo non è uscito, questo è ugualmente probabile in ogni posto che resta.
rule-f56 = La probabilità di un cielo che si oscura nella prossima pesca; le carte previste sono certe.
rule-f57 = Con le carte nominate, quelle non viste sono ugualmente probabili in ogni posto che non è un cielo.
rule-f58 = Il registro tiene le truppe per luogo: 48 dell’Ombra in tutto, ogni esercito le sue.
rule-f59 = Col registro un’avanzata dice ogni mossa e battaglia, e aspetta i dadi.
rule-f60 = check dice che cosa dovrebbe stare sul tabellone; troops e move lo correggono.
rule-f61 = Si vince al Monte Fato, si perde a speranza 0, nient’altro.
rule-f62 = Il resoconto: com’è finita, la speranza per cause, rifugi, obiettivi, carte, fortuna.

## Su tutte le partite

ended-won = Vinta
ended-lost = Persa
agreed-introductory = Introduttivo
agreed-standard = Standard
agreed-heroic = Eroico
agreed-epic = Epico
agreed-legendary = Leggendario
seat-player-1 = Giocatore 1
seat-player-2 = Giocatore 2
seat-player-3 = Giocatore 3
seat-player-4 = Giocatore 4
seat-player-5 = Giocatore 5
seat-character-1 = Personaggio 1
seat-character-2 = Personaggio 2
seat-character-3 = Personaggio 3
seat-character-4 = Personaggio 4
counted-turns = Turni
counted-hope = Speranza alla fine
counted-hope-search = Speranza persa ai dadi di ricerca
counted-hope-eye = Speranza persa per l’Occhio con Frodo
counted-hope-haven = Speranza persa coi rifugi
counted-hope-troops = Speranza persa per mancanza di truppe
counted-hope-cards = Speranza persa per mancanza di carte
counted-hope-ring = Speranza persa mettendo l’Anello
counted-hope-capture = Speranza guadagnata con le conquiste
counted-hope-table = Speranza tolta sulla parola del tavolo
luck-search-dice = Dadi di ricerca dannosi
luck-battle-dice = Dadi di battaglia che tolgono truppe dell’Ombra
told-unticked = Non spuntato nella preparazione: { $items }.
told-alone = Truppe dell’Ombra stanno sole nel rifugio { $place }. Cade per ciò che si dice, non per questo.
told-fell = { $count ->
    [one] Una truppa amica torna
   *[other] { $count } truppe amiche tornano
} nella riserva del suo esercito.
said-haven = Ci sono truppe dell’Ombra sole nel rifugio { $place }?
said-holds = { $place } resiste.
deed-holds = I rifugi resistono
help-holds = I rifugi di cui si chiede resistono, o solo quelli nominati.
help-dwarven = Chiede le truppe dei Nani che restano, o le corregge.
help-elven = Chiede le truppe degli Elfi che restano, o le corregge.
help-rohirrim = Chiede i Rohirrim che restano, o li corregge.
help-gondor = Chiede le truppe di Gondor che restano, o le corregge.
help-setup = L’elenco della preparazione, spuntato o no.
refused-ledger-knows = F65: il registro sa che cosa resta degli eserciti. Correggete luoghi: { DEED("troops") }.
refused-not-asked = F66: { $name ->
    [any] ora non si chiede di nessun rifugio
   *[other] non si chiede nulla di { CALLED("place", $name) }
}. Dite una perdita: { DEED("lost") }.
do-troops = «troops», scritto
do-lost = «{ chip-lost }»

## The mat

mat-in = { $count } su { $of }
mat-of = { $count } su { $of }
mat-done = { $done } su { $all }
mat-which = carta { $count } di { $of }
mat-supply = Riserva
mat-player-cards = carte giocatore
mat-actions-done = Le azioni sono fatte
mat-acts = Agisce: { $who }
mat-next = Poi: { $who }
mat-turn-of = { $who }
mat-riders = Nazgûl: { $place }
mat-lost = { $place }, perduto
mat-battle = Battaglia: { $place }
mat-line = { $from } – { $to }
mat-moves = { $of ->
    [front] il fronte a { $to }
    [last] per ultime quelle a { $from }
   *[both] { $from } – { $to }
}
mat-from-to = da { $from } a { $to }{ $region ->
    [none] {""}
   *[other] {" "}({ $region })
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl: { $rides }.
mat-goes = Frodo: { $place }
mat-travels = { $name } viaggia
mat-named = { $name }, digitato
mat-names = { $of ->
    [people] Chi gioca chi? Uno o due a testa.
    [objectives] Quali obiettivi ci sono?
    [at-random] a caso
    [no-list] la scatola non è copiata
    [typed] Premete un nome, o scrivetelo con Invio.
    [they-play] Giocano così
    [known] Premete un nome
   *[they-lie] Sono questi
}
mat-lacks = { $of ->
    [player] Premete chi gioca per { $who }
    [row] Ancora { $count } nella fila
   *[three] Ancora { $count } da dire
}
mat-dice-in = { $place }
mat-troops-to = Truppe: { $place }
mat-meet = { $friends } { $friends ->
    [one] amica
   *[other] amiche
} contro { $shadow } dell’Ombra
mat-who-searches = { $nazgul } Nazgûl, { $troops } { $troops ->
    [one] truppa
   *[other] truppe
} dell’Ombra
mat-begins = Frodo: { $place }; inizia: { $who }
mat-begins-on = inizia da { $count } su { $of }
mat-spaces = caselle { $rates }
mat-ticks = spunta { $item }
mat-back-unseen = nella scatola, non viste: eventi { $events }, cieli { $skies }; e le pedine che nessuno gioca
mat-afterwards = Poi nove carte, una truppa ciascuna: { $stand } in gioco, { $left } restano.
mat-troop-comes = +1 truppa: { $places }
mat-cannot-come = non possono venire: { $places }
mat-more-lines = { $same ->
    [yes] e altre { $count }, { $chance } ciascuna
    [least] e altre { $count }, nessuna più probabile
   *[no] e altre { $count }, { $chance } al più
}
mat-moons = venuti { $count } cieli su { $of }
mat-doom = { $nazgul } Nazgûl a Mordor, { $hope } di speranza mancano: dadi { $dice }
mat-place = { $place }{ $haven ->
    [within] , in un rifugio
    [yes] , rifugio
    [none] , nessun rifugio
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}e l’Occhio
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] non ne vengono più
    [now] { $chance } in questo turno; poi in percento, a fine turno
    [from] nessuno prima del turno { $turn }; poi in percento, a fine turno
   *[none] per turni
}
mat-title = { $of ->
    [whose-fell] { $count ->
        [one] Di chi è la truppa caduta?
       *[other] Di chi sono le { $count } cadute?
    }
    [movers] Chi si muove?
    [deck] Il mazzo Ombra
    [board] Tabellone
    [regions] Regioni
    [regions-first] Regioni, all’inizio
    [road] La strada di Frodo
    [new-card] La carta, come la premete
    [sign] Il suo segno
    [flips] { $count ->
        [one] In questa carta
       *[other] In queste { $count } carte
    }
    [what-is-done] Che cosa si fa
    [whose-troop] Di chi è la truppa?
    [due] Da fare
    [before] Prima che conti
    [to-throw] Da tirare
    [turns] Quale faccia mostra?
    [in-order] In quest’ordine
    [red-came] Rosso in cima: avanza
    [black-came] Nero in cima: rinforza
    [friends-there] Amiche sul posto
    [how-many-dice] Con quanti dadi?
    [player-deck] Il mazzo giocatore
    [what-came] Che cosa è uscito?
    [which-cards] Quali carte?
    [drawn] O col cielo che si oscura
    [which-card] Quale carta era?
    [picks] Che cosa segue?
    [ways] Dove vanno?
    [riders] I Nazgûl si muovono
    [stays] Resta nella scatola
    [who-begins] Chi inizia?
    [on-top] Quale dorso è in cima?
    [shuffled] { $count } carte, mescolate sul mazzo
    [haven] Regge?
    [asked] O detto altrimenti
    [last-card] Dell’ultima carta
    [hope-by-turn] La speranza, turno per turno
    [causes] Che cosa tolse speranza, e la diede
    [who-plays] Chi gioca chi
    [what-else] Oppure
   *[first-turn] Il primo turno
}
mat-word = { $of ->
    [nothing-known] Non si sa che cosa può venire: nessuno ha letto queste carte.
    [certain] certo
    [frodos-turn] Lo fa Frodo, nel turno di chi lo gioca.
    [one-more] un altro può ancora andare
    [earlier-wrong] una carta prima era sbagliata
    [all-the-same] C’è lo stesso
    [troops-move] Muovere truppe
    [agreed-before] Si concorda prima della prima spunta: annullate fin lì.
    [flips-short] carte
    [of-nine] di nove
    [one-of] { $count ->
        [one] questa
       *[other] una di { $count }
    }
    [unknown] nessuno la conosce
    [each] ciascuna
    [each-at-most] al più ciascuna
    [advances] avanza
    [reinforces] rinforza
    [another-card] altra carta
    [another-region] altra regione …
    [nameless] Chi gioca chi non è stato detto nella preparazione; ciascuno dei due si preme e si conta lo stesso.
    [another-place] altro luogo …
    [battles-then] Battaglie, dal fronte
    [begin] Inizia
    [box] Scatola
    [players] Giocatori
    [cannot] non può essere
    [likely] di probabilità
    [cards-left] carte giocatore: { $count }
    [dice] { $count } { $count ->
        [one] dado
       *[other] dadi
    }
    [flips] { $count } carte
    [nazgul] Nazgûl: { $count }
    [shadow-stand] truppe dell’Ombra: { $count }
    [dice-if-here] i dadi, se tirati qui
    [here] qui
    [on-the-table] sul tavolo
    [hope-marker] il segnalino speranza
    [threat-marker] il segnalino minaccia
    [another-number] altro numero …
    [other-spaces] altre caselle …
    [screen-keeps] li tiene lo schermo
    [larger-on-top] pile, le grandi sopra:
    [box-numbers] i numeri sono della scatola
    [book-numbers] i numeri sono del regolamento
    [name-objectives] premete e dite quali
    [the-ring] l’Anello
    [do-what-it-says] fate ciò che dice; poi
    [ask-start] il suo inizio rosso
    [ask-haven] il suo rifugio
    [ask-sign] quale segno?
    [known-of-16] note finora, su 16
    [unread] non letta
    [troop-came] È venuta una truppa
    [no-troop-came] Nessuna truppa
    [start] inizio
    [haven] rifugio
    [is-haven] rifugio: premere se no
    [no-haven] è un rifugio? premere
    [in-haven] Frodo è in un rifugio
    [friends] amiche
    [shadow] Ombra
    [nobody] nessuna
    [nobody-there] nessuna amica lì
    [no-troop-comes] non viene nessuna truppa
    [falls] cade
    [haven-falls] Un rifugio senza amiche cade
    [above-falls] sopra: se il rifugio cade
    [above-lost] sopra: quanto è probabile che l’Ombra vi resti sola
    [shadow-before] Truppe dell’Ombra prima
    [shadow-there] Truppe dell’Ombra lì
    [press-frodos] premete la regione di Frodo
    [press-from-to] premete da dove parte, poi dove va
    [press-fell] premete le facce uscite
    [press-again] premete un dado da ritirare
    [press-turned] premete il dado da girare o togliere
    [no-dice-left] nessun dado rimasto
    [seven-at-most] al più 7
    [of-7-dice] su 7 dadi al più
    [no-nazgul] nessun Nazgûl
    [no-search] niente ricerca
    [one-stealth] 1 Furtività
    [hope-lost-percent] speranza persa, %
    [now] ora
    [search-here] Una ricerca dove sta Frodo
    [three-valor] 3 Valore; speranza +2, viene l’Occhio
    [ring-costs] speranza −1, viene l’Occhio
    [five-resistance] 5 Resistenza
    [hope-must-stay] Chi ha ancora speranza vince
    [no-haven-there] Non è un rifugio
    [hope-lasts-above] sopra: se resta speranza
    [left-beside] restano
    [lowest-number] Inizia chi ha il numero di regione più basso.
    [on-top-now] in cima
    [marched] Marciate
    [no-battle] Nessuna
    [after-march] dopo la marcia
    [front-first] ogni truppa avanza, prima il fronte
    [first] prima
    [then] poi
    [last] infine
    [odds-off] In questa partita non si dicono probabilità.
    [turn-over] il turno è finito
    [sheet] Il foglio
    [frodo-alone] si cerca solo Frodo
    [three-valor-there] 3 Valore; speranza +2
    [ring-costs-there] speranza −1; l’Occhio è lì
    [no-more-battles] Nessun’altra
    [battle-between] Una battaglia in mezzo
    [a-battle] Una battaglia
    [stand-there] restano lì
   *[end] fine
}
mat-asks = { $of ->
    [friends] Premete quante amiche ci sono
    [which-card] Premete la carta che era
    [eye] Premete la regione dell’Occhio
    [whose-fell] Premete di chi era
    [movers] Premete chi si muove
    [leave] Premete da dove partono
    [to] Premete dove vanno
    [next] Premete ciò che segue
    [start] Premete il suo inizio rosso
    [end] Premete il suo rifugio
    [sign] Premete il suo segno
    [who] Premete chi agisce
    [nine] Premete la carta: sopra se ora c’è il rosso, se no sotto
    [half] Premete la metà che vale
    [way] Premete una delle vie
    [road] Premete dove va Frodo
    [frodo] Premete la regione di Frodo
    [stronghold] Premete la fortezza
    [region] Premete o scrivete la regione
    [army] Premete di chi è la truppa
    [medallion] Premete l’obiettivo
    [battlefield] Premete dove si combatte
    [both-sides] Quante ce ne sono?
    [cards] Premete le due carte
    [skies] Premete il luogo della carta
    [goes] Premete dove va
    [leaves] Premete da dove parte uno
    [muster] Premete dove arriva la truppa
    [no-shadow] Lì non c’è nessuna truppa Ombra
    [no-friends] Lì non c’è nessuna amica
    [face] Premete la faccia
    [fell] Premete che cosa è uscito
    [meets] Premete dove si incontrano
   *[haven] Premete il rifugio
}
mat-pile = { $of ->
    [first] { $count } mescolate insieme
    [known] { $count } nota
    [below] { $count } sotto
   *[never] { $count } mai viste
}
mat-on-top = { $of ->
    [red] ROSSO in cima
    [black] NERO in cima
    [empty] nessuna carta sotto
   *[none] dorso ignoto
}
mat-one-of = { $of ->
    [unread] Può essere { $count ->
        [one] questa
       *[other] una di queste { $count }
    }, o una che nessuno ha visto
    [red] In cima c’è rosso: { $count ->
        [one] è questa
       *[other] è una di { $count }
    }
    [black] In cima c’è nero: { $count ->
        [one] è questa
       *[other] è una di { $count }
    }
   *[none] { $count ->
        [one] È questa
       *[other] È una di { $count }
    }
}
mat-half = { $of ->
    [red-now] rosso: avanza
    [black-now] nero: rinforza
    [red-top] avanza
    [black-top] rinforza
    [no-count] non vale
    [it-advances] avanza
    [it-reinforces] rinforza
   *[a-troop] una truppa al suo inizio
}
mat-order = { $of ->
    [eye] L’Occhio
    [closer] Due Nazgûl più vicini
   *[deploy] Tre Nazgûl all’Occhio
}
mat-order-does = { $of ->
    [gathered] da dove ce ne sono di più
    [eye] viene da Frodo, o cerca
    [closer] i due più vicini a Frodo
   *[deploy] da Mordor
}
mat-face = { $of ->
    [rout] cade una truppa dell’Ombra
    [exchange] cade una per parte
    [overrun] cade una amica
    [overrun-haven] niente: è un rifugio
    [nazgul] { $place }: c’è, cadono due amiche
    [nazgul-none] { $place }: nessuno, niente
   *[nobody-left] non c’è più nessuno
}
mat-face-does = { $of ->
    [slip] niente
    [weary] 1 speranza
    [exposed] 1, fuori rifugio
    [recall] uno a Mordor
    [rout] una dell’Ombra
    [exchange] una per parte
    [overrun] una amica
   *[nazgul] due amiche
}
mat-dice = { $of ->
    [battle] Dadi di battaglia: { $count }
    [search] Dadi di ricerca: { $count }
   *[doom] Dadi al Monte Fato: { $count }
}
mat-comes = { $of ->
    [clear] nessuna Ombra
    [falls] cade
    [alone] resta solo l’Ombra
    [friends-lost] amiche perse
    [no-loss] nessuna perdita
    [lasts] resta speranza
   *[with-one] con una Resistenza
}
mat-spend = { $of ->
    [resistance] Una Resistenza: ritira un dado
    [press-die] premete il dado
    [valor] Valore: truppe in meno
    [a-troop-each] una truppa ciascuno
    [only-battles] solo in battaglia
    [ability] Un’abilità gira o toglie
    [die-then-face] premete il dado, poi la faccia
    [falls-still] è perduto comunque
    [saves-place] salva il luogo: { $chance }
    [saves-hope] salva una speranza: { $chance }
   *[drop] Si toglie
}
mat-spent = { $of ->
    [resistance] { $count } Resistenza
    [more] { $count }
   *[troops] { $count } { $count ->
        [one] truppa
       *[other] truppe
    }
}
mat-search = { $of ->
    [a-die-each] Una ricerca tira un dado per truppa dell’Ombra dove sta
    [if] Se è cercato,
    [lasts] resta speranza
    [unhurt] nulla è perso
    [no-harm] Speranza salva.
    [keeps] Speranza { $count } o più, se
   *[again] si ritirano dadi:
}
mat-times = { $count ->
    [1] uno
    [2] due
   *[other] tre
}
mat-deed = { $of ->
    [travel] Viaggio
    [attack] Attacco
    [capture] Conquista
    [muster] Recluta
    [objective] Obiettivo
   *[ring] L’Anello
}
mat-drawn = { $of ->
    [none] Nessun cielo oscuro
    [one] Un cielo oscuro
    [two] Due cieli oscuri
   *[none-left] Nessuna carta
}
mat-box = { $of ->
    [none] nessuna
    [own] la nostra
   *[practice] prova
}
mat-places = { $of ->
    [starts] Rosso: inizia l’Ombra
    [friends] Qui iniziano amiche
   *[others] Altri
}
mat-look = { $of ->
    [peek] Si guardano carte
    [order] Le note, in altro ordine
   *[remove] Una carta lascia la partita
}
mat-look-if = { $of ->
    [peek] dalla cima, una a una
    [order] la prima sta in cima
   *[remove] nota in cima, o scartata
}
mat-told = { $of ->
    [battle-told] Amiche lì: battaglia
    [haven-lost] Un rifugio è perduto
   *[amended] Era un’altra carta
}
mat-told-if = { $of ->
    [battle-told] premete dove, e quante
    [haven-lost] speranza −3
   *[amended] tutto il seguito si ricalcola
}
mat-haven = { $of ->
    [lost] È perduto
    [stood] Nessun rifugio
    [falls] Un rifugio cade
   *[holds] Regge
}
mat-sheet = { $of ->
    [turns] turni
    [flips] carte Ombra girate
    [lost] rifugi persi
    [captured] fortezze conquistate
   *[nazgul] più Nazgûl con Frodo
}
mat-haven-if = { $of ->
    [lost] Ci sono truppe dell’Ombra e nessuna amica.
   *[holds] Ci sono amiche, nessuna Ombra, o non è rifugio.
}
mat-throw = { $of ->
    [none] Nessun dado
    [search] Ricerca: dadi { $count }
    [fell] Sono usciti così
   *[dice] Tirate { $count } { $count ->
        [one] dado
       *[other] dadi
    }
}
mat-step = { $of ->
    [list] L’elenco
    [nine] Nove carte
    [begin] Inizio
    [actions] Azioni
    [cards] Carte giocatore
    [skies] Cielo oscuro
   *[shadow] Carte Ombra
}
mat-likely = { $of ->
    [falls] cade { $chance }
    [lost] solo Ombra { $chance }
    [special] una speciale { $chance }
    [eye] l’Occhio { $chance }
    [closer] vicini { $chance }
   *[deploy] all’Occhio { $chance }
}
mat-hope = { $of ->
    [won] Speranza { $to }: vinta
    [gone] Speranza da { $from } a { $to }
    [stays] La speranza resta { $to }
   *[falls] Speranza da { $from } a { $to }
}
mat-hope-then = { $of ->
    [won] l’Anello è distrutto
    [gone] la partita è persa
   *[other] { $count ->
        [0] nessun Nazgûl richiamato
        [one] un Nazgûl torna a Mordor
       *[other] { $count } Nazgûl tornano a Mordor
    }
}
mat-costs = { $to ->
    [0] speranza da { $from } a 0: la partita è persa
   *[other] speranza da { $from } a { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place }: cade
   *[stands] Così vale
}
mat-battle-then = { $of ->
    [falls] ora fortezza; speranza da { $from } a { $to }
   *[stands] { $friends ->
        [one] resta: 1 amica
       *[other] restano: { $friends } amiche
    }, { $shadow } dell’Ombra
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Minaccia alla casella { $space }
       *[other] { $rate } carte a turno
    }
    [eye] { $part ->
        [title] L’Occhio: { $frodo }
       *[other] non era con Frodo: speranza salva
    }
    [with-frodo] { $part ->
        [title] L’Occhio è con Frodo
       *[other] speranza −2
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] truppa
               *[other] truppe
            }{ $place ->
                [none] {""}
               *[other] : { $place }
            }
       *[other] { $left } restano nella riserva
    }
   *[missing] { $part ->
        [title] { $placed } { $placed ->
                [one] truppa
               *[other] truppe
            }{ $place ->
                [none] {""}
               *[other] : { $place }
            }
       *[other] ne mancano { $missing }: speranza −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] La minaccia cresce
       *[other] casella { $space }: { $rate } carte
    }
    [with-frodo] { $part ->
        [title] L’Occhio è con Frodo
       *[other] { $frodo }: speranza −2
    }
    [eye] { $part ->
        [title] L’Occhio viene
       *[other] da Frodo, { $frodo }
    }
    [fought] { $part ->
        [title] Le truppe lottano
       *[other] { $place ->
                [none] cade?
               *[other] { $place }: cade?
            }
    }
    [missing] { $part ->
        [title] Truppe, ne mancano { $missing }
       *[other] { $place ->
                [none] in quale luogo?
               *[other] { $place }: chi c’è?
            }
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] truppa
               *[other] truppe
            } in un luogo
       *[other] { $place ->
                [none] in quale luogo?
               *[other] { $place }: chi c’è?
            }
    }
    [shuffle] { $part ->
        [title] { $shuffled } carte sul mazzo
       *[other] poi: quale dorso in cima?
    }
   *[nothing] { $part ->
        [title] Niente da mescolare
       *[other] gli scarti sono vuoti
    }
}
mat-item = { $item ->
    [1] Segnalini: speranza { $hope }, minaccia all’inizio
    [2] Le due speciali agli scarti
    [3] Mescolate le altre 48 carte Ombra
    [4] { $friends } amiche; ne restano 5 per esercito
    [5] { $shadow } truppe dell’Ombra
    [6] Nove carte Ombra, una truppa ciascuna{ $flips ->
        [0] {""}
       *[other] : { $flips }
    }
    [7] Nove Nazgûl, e l’Occhio
    [8] { $objectives } obiettivi, compreso l’ultimo
    [9] { $solo ->
        [yes] Frodo e Sam a parte, quattro in fila
       *[other] Personaggi, due a testa
    }
    [10] Le pedine dove dicono le carte
    [11] { $events } eventi; { $hand } carte a testa
    [12] { $stacks } pile, un cielo oscuro in ognuna
   *[13] { $solo ->
        [yes] Inizia il primo a sinistra
       *[other] Inizia il numero di regione più basso
    }
}
mat-stands = { $item ->
    [1] I segnalini ci sono
    [2] Le speciali sono scartate
    [3] Il mazzo è mescolato
    [4] Le amiche ci sono
    [5] L’Ombra c’è
    [6] Nove carte scoperte
    [7] Nazgûl e Occhio ci sono
    [8] Gli obiettivi ci sono
    [9] Personaggi dati
    [10] Le pedine ci sono
    [11] Le mani sono date
    [12] Le pile ci sono
   *[other] Si sa chi inizia
}
mat-head = { $of ->
    [lies-in] In quale regione si trova { $place }?
    [impossible] Da quanto si è visto, lì non può esserci { $place }. Guardate ancora.
    [eye] Dov’è l’Occhio?
    [moves] Quali truppe si muovono, e dove?
    [list] Preparate secondo l’elenco, e spuntate ciò che c’è.
    [nine] Scoprite nove carte: una truppa ciascuna. È la { $count }.
    [begin] Dov’è Frodo, e chi inizia?
    [actions] Agisce { $who }: premete chi, e che cosa si fa.
    [where] Dove va Frodo?
    [goes] Frodo: { $place }. Là nessuno lo cerca.
    [travel] Frodo: { $place }. Una Furtività, o una ricerca?
    [search] Frodo è cercato. Quante truppe dell’Ombra ci sono?
    [battlefield] Dove si combatte?
    [how-many] { $place }: quanti dadi?
    [who-is-there] { $place }: chi c’è?
    [doom] Tutti gli altri compiuti: Monte Fato?
    [draw] { $count ->
        [0] Nessuna carta giocatore: due di speranza.
        [one] Pescate l’ultima carta giocatore.
       *[other] Pescate due carte giocatore.
    }
    [skies] Il cielo si oscura: premete il luogo della carta.
    [skies-friends] { $count } { $count ->
        [one] truppa
       *[other] truppe
    }: { $place }. Ci sono amiche?
    [throw] Tirate { $count } { $count ->
        [one] dado
       *[other] dadi
    }.
    [does-it-fall] { $place }: nessuna amica resta. Cade?
    [stands-alone] { $place }: l’Ombra è sola.
    [before] Prima ritiri e Valore; poi i dadi valgono.
    [no-harm] Nessuna speranza è persa.
    [doom-dice] Si perderebbe speranza: { $count }. Decide ciò che resta.
    [doom-lost] Non resterebbe speranza, se non si ritirano dadi.
    [harm] Speranza persa: { $count }, se non si ritirano dadi.
    [shuffle] Mescolate { $count } carte sul mazzo. Quale dorso è in cima?
    [top] Quale dorso è in cima al mazzo Ombra?
    [flip] Scoprite la prima carta, e premete ciò che vale.
    [new] Carta nuova: premete inizio rosso, rifugio, segno.
    [march] Rosso: la linea da { $place } marcia, prima il fronte.
    [do-they-meet] Ci sono amiche sulla loro strada? Prima il fronte.
    [choose] Scegliete dove vanno i Nazgûl.
    [haven] { $place }: l’Ombra è sola?
    [over] Le carte Ombra sono finite.
    [won] L’Anello è distrutto: i giocatori vincono.
    [meet-again] Ci sono amiche anche altrove sulla loro strada?
    [acts] Agisce { $who }.
    [turn-over] Scoprite la prima carta.
    [darkens] Il cielo si oscura: quale luogo è sulla carta?
    [who-travels] Chi viaggia?
    [capture] Quale fortezza è conquistata?
    [muster] Di chi è la truppa, e dove arriva?
    [objective] Quale obiettivo è compiuto?
    [ring] Frodo si mette l’Anello.
   *[lost] La speranza è finita: la partita è persa.
}
mat-right = { $of ->
    [which] Che cosa mostra il tavolo? { $what }.
    [so] Correggere a mano: { $what } { $from } → { $to }?
    [title] Corretto a mano
    [asks] Premete ciò che mostra il tavolo
    [label] { $what } { $from } → { $to }
   *[nothing-else] non ne segue altro
}
mat-reinforced = { $troop ->
    [yes] 1 truppa a { $place }
   *[other] Nessuna a { $place }
}{ $order ->
    [none] {""}
    [eye] , l’Occhio: { $region }
    [closer] , { $count ->
        [one] un Nazgûl più vicino
       *[other] due Nazgûl più vicini
    }
   *[other] , { $count } Nazgûl: { $region }
}.
mat-special-does = { $card }: fate ciò che dice la carta.
mat-still = Ora un’altra carta, da fare a mano, anche qui: { $what }
objective-first = primo
objective-second = secondo
objective-third = terzo
objective-fourth = quarto
objective-fifth = quinto
mat-to = verso { $place }
mat-back = { $of ->
    [red] ROSSO
    [black] NERO
   *[none] ?
}
mat-then = { $of ->
    [cards] Poi due carte giocatore.
    [flips] Poi carte Ombra: { $count }.
    [shuffle] Poi si mescolano gli scarti sul mazzo.
    [next] Poi la carta { $count } di { $all }.
    [last] Poi l’ultima carta.
    [no-supply] Non resta nessuna truppa: una carta che rinforza toglie 1 speranza.
    [last-supply] Non resta nessuna truppa: una carta che rinforza finisce la partita.
    [battles] Poi le battaglie, dal fronte.
    [counts] Poi i dadi valgono.
   *[over] Poi { $who }.
}
fate-evening-list = La vostra partita: preparate secondo l’elenco, e premete ciò che c’è.
fate-evening-shuffle = Mescolate le carte Ombra. I dorsi sono rossi o neri.
fate-evening-troops = Ora le truppe: sotto si vede dove.
fate-evening-nine = Ora nove carte, una a una: ognuna mette una truppa sul suo luogo rosso, e nient’altro.
fate-evening-actions = Premete chi agisce, e ciò che si conta: viaggio, attacco, conquista. Annulla torna indietro sempre.
fate-evening-draw = Pescate due carte giocatore, e dite se i cieli si oscurano: accanto c’è la probabilità.
fate-evening-flip = Girate la prima carta, e premete la metà che dice il dorso seguente: rosso sopra, nero sotto.
refused-several-cards = È più di una carta (F64): { $cards }. Scrivete di più.
    .window = Più di una carta si chiama così (F64). Scrivete di più: dove va, il segno, il dorso.
refused-sign-wanted = La carta da { CALLED("place", $start) } a { CALLED("place", $end) } ha anche un segno (F64): eye, closer o deploy.
    .window = La carta da { CALLED("place", $start) } a { CALLED("place", $end) } ha anche un segno (F64): Occhio, più vicini o verso l’Occhio.
refused-back-wanted = La carta da { CALLED("place", $start) } a { CALLED("place", $end) } ha anche un dorso (F64): { CALLED("back", "red") } o { CALLED("back", "black") }.
