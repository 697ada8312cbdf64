# Quello che Underhill dice in italiano della Guerra dell’Anello.

war-name = La Guerra dell’Anello
war-figures = turni: { $turns } · Corruzione { $corruption }
war-totals = La Guerra dell’Anello: { $games }; vinte dai Popoli Liberi { $free }, dall’Ombra { $shadow }
war-lingered = W45: a Mordor non si è mossa né nascosta; Corruzione { $corruption }
war-no-result = Qui l’ultima sul tavolo non era una partita finita della Caccia all’Anello. Di’ quali segnalini ci sono: tokens=S,F.

## Che cosa fanno ora le mani

host-setup = Preparate il tabellone; poi { DEED("begin") }.
host-draw = Riprendete tutti i dadi Azione, vuotate il Riquadro Caccia, pescate una carta da ogni mazzo; poi { DEED("done") }.
host-battle = { $kind }, round { $round }: tirate sul tavolo e dite il round; o la battaglia è finita.
host-fellowship = { $gates ->
    [yes] I Popoli Liberi possono dichiarare la Compagnia, scegliere la Guida, entrare a Mordor; poi { DEED("done") }.
    [in] I Popoli Liberi possono scegliere la Guida; poi { DEED("done") }.
   *[no] I Popoli Liberi possono dichiarare la Compagnia o scegliere la Guida; poi { DEED("done") }.
}
host-allocation = L’Ombra mette da { $least } a { $most } dadi nel Riquadro Caccia: { ASK("allocate N") }.
host-roll = Tirate { $free } dadi dei Popoli Liberi e { $shadow } dell’Ombra.
host-actions = { $side ->
    [free] Agiscono i Popoli Liberi: usate un dado. { $free } contro { $shadow }.
    [shadow] Agisce l’Ombra: usate un dado. { $shadow } contro { $free }.
   *[other] Nessun dado è rimasto; { DEED("done") } chiude le azioni.
}
host-hunt-roll = L’Ombra caccia: { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
} a +{ $bonus }. Dite quali condizioni valgono.
host-hunt-tile = Pescate una tessera Caccia.
host-hunt-damage = Danno { $damage }: una carta, la Guida, una perdita; il resto con l’Anello porta la Corruzione a { $corruption }.
host-hunt-reveal = La Compagnia è rivelata: la sua pedina si sposta fino a { $progress ->
    [one] una regione
   *[other] { $progress } regioni
}, non in un rifugio.
host-over = La partita è finita. { $side ->
    [free] Hanno vinto i Popoli Liberi.
   *[other] Ha vinto l’Ombra.
}
remember-heal = Dichiarata in un rifugio guarisce 1 Corruzione.
remember-pass = I Popoli Liberi possono passare.
remember-mordor = A Mordor in questo turno non si è mossa né nascosta.
remember-captures = Avete inserito tutte le conquiste?
remember-hand = Una mano ha più di 6 carte.
remember-guide = Dello stesso Livello, e può guidare anche: { $names }.
remember-allocation = Un dado dei Popoli Liberi è tornato dal riquadro: almeno { $least }, al massimo { $most }.
remember-dice = Da questo turno i dadi sono: Popoli Liberi { $free }, Ombra { $shadow }.
remember-minion = Con un Reclutamento può arrivare: { $names }.
remember-passive = Passiva, e ferma finché non è destata: { $nations }.
remember-ring = Un Anello Elfico può ancora cambiare un dado in questo turno.
remember-points = { $side ->
    [free] I Popoli Liberi hanno { $points } punti su 4.
   *[other] L’Ombra ha { $points } punti su 10.
}

## Il resoconto

fact-progress = Progresso: { $progress }
fact-box = Riquadro Caccia: Ombra { $shadow }, Popoli Liberi { $free }
fact-rings = Anelli Elfici: Popoli Liberi { $free }, Ombra { $shadow }
fact-dice = { $side }, dadi: { $dice }
fact-tiles = { $heap ->
    [pool] Nel sacchetto
    [drawn] Pescate
    [waiting] In attesa di Mordor
   *[out] Fuori dal gioco
}: { $tiles }
fact-nation = { $nation }: { $step ->
    [0] in guerra
   *[other] passi dalla guerra: { $step }
}{ $active ->
    [yes] {""}
   *[no] , passiva
}
fact-hand = { $side }: carte in mano { $hand }, mazzo Personaggio { $character }, mazzo Strategia { $strategy }
fact-in-play = In gioco: { $people }
fact-on-map = Sulla mappa: { $people }
fact-lost = Perduti: { $people }
fact-tokens = { $side }, segnalini Azione: { $tokens }
fact-figures = { $nation }: riserva { $reserve }, morti { $dead }
report-turns = Turni: { $turns }
report-corruption = Corruzione: { $corruption }
report-first-box = Dadi dell’Ombra nel Riquadro Caccia dopo il primo tiro: { $dice }
report-crowned = { $turn ->
    [0] Aragorn non è mai arrivato.
   *[other] Aragorn è arrivato nel turno { $turn }.
}
report-taken = { $side }, conquistate: { $regions }
report-tokens = Segnalini usati: { $tokens }
report-token = { $side } ({ $token })

## La finestra

do-begin = «{ chip-begin }»
do-done = il pulsante dorato
ask-allocate-n = premi uno dei numeri
ask-activate-nation = «activate { $nation }», scritto
ask-battle-kind = «{ chip-battle }»
ask-damage-n = «damage = N», scritto
ask-hand-side-discard-character = uno dei pulsanti per una carta
ask-hand-side-h = «hand SIDE = H», scritto
ask-mordor-n = «mordor = 0», scritto
ask-mordor-off = «mordor off», scritto
ask-odds-mordor = «odds mordor», scritto
ask-skip-r = premine uno, poi «{ can-skip }»
ask-tile-t-pool = «tile { $tile } pool», scritto
do-pool = «pool», scritto
do-take = uno dei due segnalini
chip-begin = Inizia
chip-roll = Tira
chip-roll-told = Tirati sul tavolo …
chip-prevented = Una carta lo vieta
chip-move = Muovi
chip-ring = Un Anello …
chip-pass = Passa
chip-battle = Battaglia …
chip-capture = Conquista …
chip-token = Segnalino: { $token }
chip-card = Una carta …
chip-hand-discard = { $side }: via una carta { $kind ->
    [character] Personaggio
   *[other] Strategia
}
chip-recruit = Reclutati …
chip-fallen = Caduti …
chip-weaken = Élite indebolite …
chip-discard = Una carta: nessun effetto
chip-again = Una carta: un’altra tessera
pick-to = in
pick-shadow-rolled = Ombra:
pick-again = ritirati
pick-dice = dadi del tavolo
pick-card-move = la muove
pick-card-hide = la nasconde
pick-card-separate = separa …
pick-card-appear = la rivela
pick-card-hunt = una Caccia
pick-card-tile = una tessera
pick-card-eyes = dadi in Occhi
pick-card-advance = avanza …
pick-card-retreat = arretra …
part-at-war = In guerra
part-politics = Politica
part-victory = Punti vittoria
part-of = { $points } su { $of }
part-hunt = La Caccia
battle-title = { $kind } · round { $round }
battle-over = La battaglia è finita
battle-how = Un round: forza e comando dell’attaccante, poi del difensore.
odds-laid = dadi posati: { $count }
odds-moves = { $count ->
    [one] un movimento
   *[other] { $count } movimenti
}
odds-seen = vista
odds-damage = danno
odds-how = Chiedi di più, con ciò che deve valere:
odds-ask-hunt = Un movimento …
odds-ask-mordor = La salita per Mordor …
odds-ask-battle = Una battaglia fino alla fine …
odds-ask-round = Un round …
odds-told-hunt = Successo { $success }, vista { $reveal }, danno medio { $damage }
odds-told-laid = { $laid }: { $found }
odds-told-battle = Resta l’attaccante: { $attacker }. Resta il difensore: { $defender }. Entrambi: { $both }. Nessuno: { $nobody }.
odds-told-round = Colpi in media: attaccante { $attacker }, difensore { $defender }
asked-no-battle = Ora non si combatte nessuna battaglia.
asked-not-in-mordor = La Compagnia non è a Mordor.
asked-damage = Danno ancora da subire: { $damage }
asked-reserve = { $nation }, in riserva: { $reserve }; morti: { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] non messo via
   *[other] messo via di troppo
}: { $figures }
figures-regulars = { $count ->
    [one] un Regolare
   *[other] { $count } Regolari
}
figures-elites = { $count ->
    [one] un’Élite
   *[other] { $count } Élite
}
figures-leaders = { $count ->
    [one] un Comandante
   *[other] { $count } Comandanti
}
figures-nazgul = { $count } Nazgûl
list-reserve = In riserva: { $figures }
list-parked = A parole
track-shadow-points = Punti dell’Ombra
hint-actions = un numero solleva quel dado
hint-enter = Invio: { $does }
option-tokens = Segnalini Azione
option-cities = Città
agree-tokens = Segnalini Azione: { $side }
agree-city = Una Città: { $place }
evening-draw = Ogni parte pesca una carta da ognuno dei suoi mazzi. In mano ne restano sei al massimo.
evening-guide = La Compagnia si muove nascosta, un passo per volta. Se si dichiara, sta dove è arrivata.
evening-allocate = I dadi nel Riquadro cacciano la Compagnia; con gli altri l’Ombra agisce. Quanti?
evening-roll = Le due parti tirano i dadi Azione. Ogni Occhio dell’Ombra va alla Caccia.
evening-tile = Trovata! Si pesca una tessera: il numero è il danno, un segno rosso rivela la Compagnia.
evening-damage = Il danno va all’Anello come Corruzione, o un Compagno cade. A 12 vince l’Ombra.
evening-appear = Rivelata: la pedina avanza sulla mappa, al massimo di una regione per ogni passo fatto.
track-corruption = Corruzione
track-progress = Progresso
track-mordor = Mordor
track-box = Riquadro Caccia
part-fellowship = { $revealed ->
    [yes] Rivelata
   *[no] Nascosta
} · { $where } · Guida: { $guide }
part-company = Compagnia: { $company }
odds-climb = Per Mordor arriva con { $arrives }: in media con { $dice } dadi e Corruzione { $corruption }.
part-points = Ombra { $shadow } su 10 · Popoli Liberi { $free } su 4

## Comandi

help = SIDE è free o shadow, R il risultato di un dado (c a m am p w e), T una tessera Caccia (er 3 2r b-1 ds …), REGION una parola con trattini.
help-new = Comincia una partita della Guerra dell’Anello.
help-take = Quale segnalino Azione ha una parte che ne ha uno.
help-begin = Comincia il primo turno.
help-done = Chiude il passo.
help-hand = Conta una carta pescata, giocata, messa sul tavolo o scartata; oppure chiede, o corregge una mano.
help-declare = Dichiara la Compagnia in una regione.
help-guide = Sceglie la Guida.
help-enter = Entra a Mordor.
help-allocate = Mette dadi dell’Ombra nel Riquadro Caccia.
help-roll = Tira i dadi Azione, o dice che cosa è uscito.
help-use = Usa un dado per ciò che fa il tavolo.
help-move = Muove la Compagnia.
help-hide = Nasconde la Compagnia.
help-separate = Separa Compagni.
help-advance = Fa avanzare una nazione sul Tracciato Politico.
help-bring = Porta un Servitore, Aragorn o Gandalf il Bianco.
help-ring = Cambia un dado con un Anello Elfico.
help-token = Usa un segnalino Azione invece di un dado.
help-pass = Passa.
help-skip = Butta via un dado.
help-concede = Una parte si arrende.
help-hunt = Tira per la Caccia: di’ quali condizioni valgono dove la Compagnia è stata vista per ultimo.
help-tile = Pesca una tessera Caccia, o dice quale; again: un’altra al suo posto; prevented: nessuna. Con un luogo in fondo, la tessera è messa lì.
help-reduce = Una carta sul tavolo riduce il danno.
help-ability = L’abilità della Guida lo riduce.
help-casualty = Un Compagno va perduto per questo.
help-accept = Il resto è Corruzione.
help-discard = Una carta lascia andare la tessera.
help-appear = Dove la Compagnia è rivelata, e quante tessere seguono.
help-card = Che cosa fa una carta senza dado.
help-draw = Pesca tessere per una carta; non ne segue nulla.
help-activate = Una nazione diventa attiva.
help-special = Una tessera speciale entra in gioco.
help-invade = Un Esercito entra in una nazione.
help-arrive = Qualcuno finisce il suo movimento.
help-capture = Un insediamento è conquistato, o liberato.
help-battle = Una battaglia comincia, o è finita.
help-round = Un round di battaglia: forza e comando delle due parti.
help-recruit = Pedine escono dalla riserva.
help-fallen = Pedine vanno perdute.
help-weaken = Unità d’élite diventano regolari.
help-lost = Qualcuno è perduto per sempre.
help-odds = Probabilità dei prossimi movimenti, della salita per Mordor, di ogni assegnazione, di un round, di una battaglia.
help-corruption = La Corruzione, o la corregge.
help-fellowship = Dov’è la Compagnia.
help-company = Chi è nella Compagnia, prima la Guida.
help-pool = Che cosa c’è nel sacchetto.
help-box = Il Riquadro Caccia, o lo corregge.
help-nations = Il Tracciato Politico.
help-score = I punti vittoria.
help-rings = Gli Anelli Elfici, o li corregge.
help-progress = Il Progresso, o lo corregge.
help-mordor = Il passo a Mordor, o lo corregge.
help-damage = Ciò che resta del danno, o lo corregge.
help-hidden = Il tavolo dice: nascosta.
help-revealed = Il tavolo dice: rivelata.
help-at = Il tavolo dice dove la Compagnia fu vista l’ultima volta.
help-companion = Il tavolo dice dov’è un Compagno.
help-character = Il tavolo dice se un personaggio è in gioco.
help-nation = Il tavolo dice dove sta una nazione.
help-control = Il tavolo dice chi controlla un insediamento.
help-dice = Il tavolo dice quali dadi sono rimasti.
help-lead = Il tavolo dice chi guida una squadra.
help-decks = Il tavolo dice quante carte hanno i mazzi.

## Rifiuti

refused-cards-for-two = W4: le carte si contano in due giocatori. Togli cards=on.
    .window = W4: le carte si contano in due giocatori. Premi «Carte: no».
refused-token-unchosen = W69: { CALLED("side", $side) }: un segnalino Azione è da scegliere. Prima di’ quale: { DEED("take") }.
refused-no-token-to-choose = W69: { CALLED("side", $side) }: nessun segnalino da scegliere. Avanti con { DEED("begin") }.
refused-no-such-token = W69: non è un segnalino di questa parte. Scegli fra: { CALLED("token", $choices) }.
refused-token-not-there = W14: quel segnalino non c’è. Usa invece un dado.
refused-token-this-turn = W14: questa parte ha già usato un segnalino in questo turno. Usa invece un dado.
refused-not-your-turn = W10: ora non tocca a questa parte. { $acts ->
    [empty] Nessuno ha un dado; { DEED("done") } chiude le azioni.
   *[other] Ora tocca a: { CALLED("side", $acts) }.
}
refused-dice-unused = W10: { $count ->
    [one] resta 1 dado. Usalo, o buttalo via:
   *[other] restano { $count } dadi. Usali, o buttali via:
} { ASK("skip R") }.
refused-not-so-many = W8: { $number } non va. Mettine da { $least } a { $most }.
refused-not-in-the-pool = W8: l’Ombra ha { $left ->
    [one] 1 dado
   *[other] { $left } dadi
} da mettere, non { $number }. Mettine meno.
refused-no-such-die = W10: nessun dado rimasto mostra { CALLED("face", $face) }. { $unused ->
    [empty] Non c’è alcun dado.
   *[other] Ci sono: { CALLED("face", $unused) }.
}
refused-no-die-pays = W12: nessun dado lo paga da sé. { $could ->
    [empty] Nessuno potrebbe.
   *[other] Nominati con «with» potrebbero: { CALLED("face", $could) }.
}
refused-does-not-pay = W12: { CALLED("face", $face) } non lo paga. Lo pagano: { CALLED("face", $pays) }.
refused-not-on-the-die = W7: { CALLED("face", $face) } non è su alcun dado di questa parte. Ci sono: { CALLED("face", $faces) }.
refused-pass-with-fewer = W11: si passa solo finché si hanno meno dadi dell’altra parte. Usa un dado, o buttane uno.
refused-no-ring = W13: questa parte non ha Anelli Elfici. Prendi il dado com’è.
refused-ring-this-turn = W13: questa parte ha già usato un Anello in questo turno. Prendi il dado com’è.
refused-same-result = W13: è di nuovo lo stesso risultato. Indicane un altro.
refused-ring-cannot-make = W13: un Anello non cambia questo dado in { CALLED("face", $face) }. Indica un altro risultato.
refused-cards-off = W3: in questa partita le carte non si contano. È cominciata senza cards=on.
    .window = W3: in questa partita le carte non si contano. In un’altra si contano con «Carte: sì» sotto «Opzioni …».
refused-hand-too-large = W3: { CALLED("side", $side) }: { $hand } carte in mano. Prima scendi a 6: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: quel mazzo è vuoto. Non se ne pesca nulla.
refused-hand-empty = W3: quella mano è vuota. Se non lo è, correggila: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: la Guida è del Livello più alto nella Compagnia. Indica uno di quelli.
refused-not-in-fellowship = { CALLED("person", $name) } non è nella Compagnia. Indica chi c’è.
refused-named-twice = { CALLED("person", $name) } è indicato due volte. Indica ciascuno una volta.
refused-declared-this-turn = W17: è già stata dichiarata in questo turno. Si può una volta sola per turno.
refused-declare-hidden = W17: si dichiara solo una Compagnia nascosta. Prima nascondila.
refused-has-not-moved = W17, W21: con Progresso 0 la pedina resta qui: { CALLED("place", $at) }. Indica quella, o prima un altro Progresso.
refused-in-mordor = A Mordor non si fa. { ASK("mordor off") } dice che non è là.
refused-not-in-mordor = La Compagnia non è a Mordor. { ASK("mordor = N") } dice che c’è.
refused-move-hidden = W18: una Compagnia rivelata non si muove. Prima nascondila.
refused-hidden-already = W19: è già nascosta. Non c’è nulla da fare.
refused-revealed-already = W21: è già rivelata. Non c’è nulla da fare.
refused-separate-in-mordor = W20, W44: a Mordor nessuno si separa; chi lo facesse andrebbe perduto.
refused-not-in-a-haven = W21: { CALLED("place", $region) } è un rifugio, e non un luogo dove essere rivelati. Indica un’altra regione.
refused-not-at-the-gates = W39: a Mordor si entra da { CALLED("place", "morannon") } o { CALLED("place", "minas-morgul") }, e la pedina è qui: { CALLED("place", $at) }. Prima va’ là.
refused-nobody-hunts = W23: nessun dado dell’Ombra è nel Riquadro Caccia. Non si tira nulla.
refused-not-in-the-cup = W35: nel sacchetto non c’è { $tile }. { $pool ->
    [empty] È vuoto.
   *[other] Contiene: { $pool }.
} Se è lì, dillo prima: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } non ha dado; l’ha solo ds. Togli il dado.
refused-too-few-tiles = W37: non ci sono { $count } tessere. Pescane meno.
refused-tile-touched = W26: con questa tessera si è già fatto qualcosa. { DEED("undo") } riporta indietro.
refused-reduced-already = W28: una sola carta riduce il danno di una tessera. { ASK("damage = N") } lo corregge.
refused-reduced-too-late = W28: una carta viene prima di un’abilità e della perdita. { DEED("undo") } riporta indietro.
refused-no-ability = W30, W31: { CALLED("person", $guide) } come Guida non ha tale abilità. L’hanno Merry, Pippin e Gollum.
refused-ability-used = W31: Gollum lo fa una volta per tessera. Accetta il resto.
refused-ability-too-late = W28: l’abilità viene prima di una perdita che lascia la Guida. { DEED("undo") } riporta indietro.
refused-gollum-cannot = W31: Gollum rivela una Compagnia nascosta che questa tessera non rivela, e non in un rifugio con Progresso 0.
refused-casualty-already = W29: c’è una perdita per tessera. Accetta il resto.
refused-nobody-to-lose = W29: non resta alcun Compagno. Accetta il danno.
refused-not-to-the-map = W30: solo un hobbit torna sulla mappa, e non a Mordor. Togli il dove.
refused-not-aside = W36: le tessere { $tile } sono tutte in gioco o fuori. Guarda: { DEED("pool") }.
refused-not-special = W36: { $tile } non è una tessera speciale. Lo sono b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: nessuna tessera { $tile } è altrove. Guarda: { DEED("pool") }.
refused-stops-passive = W47: { CALLED("nation", $nation) }: passiva, si ferma a 1. Prima destala: { ASK("activate NATION") }.
refused-at-war = W47: { CALLED("nation", $nation) }: già in guerra. Non c’è nulla da fare.
refused-farthest-back = W47: { CALLED("nation", $nation) }: più indietro non si può. Non c’è nulla da fare.
refused-not-your-nation = W10: { CALLED("nation", $nation) }: nazione dell’altra parte, che ora non agisce. Fa’ avanzare una di chi agisce.
refused-always-active = W47: { CALLED("nation", $nation) }: sempre attiva. Di’ active.
refused-cannot-rouse = W20: { CALLED("person", $name) } non può destare: { CALLED("nation", $nation) }. Togli «by», o indica un altro.
refused-in-play = W54: { CALLED("person", $name) } è già in gioco. Non c’è nulla da fare.
refused-once-a-game = W54: { CALLED("person", $name) } arriva una volta per partita, e l’ha già fatto.
refused-bring-saruman = W54: Saruman arriva quando Isengard è in guerra e { CALLED("place", "orthanc") } non è conquistata.
refused-bring-witch-king = W54: il Re Stregone arriva quando Sauron e una nazione dei Popoli Liberi sono in guerra.
refused-bring-mouth = W54: la Bocca arriva quando la Compagnia è a Mordor, o tutte le nazioni dei Popoli Liberi sono in guerra.
refused-bring-aragorn = W54: Aragorn arriva dove Grampasso è sulla mappa: a { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } o { CALLED("place", "pelargir") }, non conquistata.
refused-bring-gandalf-white = W54: Gandalf il Bianco arriva quando Gandalf non è nella Compagnia e un Servitore è o è stato in gioco.
refused-where-crowned = W54: di’ dove arriva Aragorn: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } o { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) } non è sulla mappa. Indica chi c’è.
refused-not-there = { CALLED("person", $name) } non c’è, e non può andare perduto. Indica chi c’è.
refused-no-settlement = «{ $region }» non è un insediamento.{ $nearest ->
    [empty] {""}
   *[other] {" "}Il più vicino è «{ CALLED("place", $nearest) }».
}
refused-no-battle = Non è cominciata alcuna battaglia. Prima: { ASK("battle KIND") }.
refused-figures-off = W60: in questa partita le pedine non si contano. È cominciata senza figures=on.
    .window = W60: in questa partita le pedine non si contano. In un’altra si contano con «Pedine: sì» sotto «Opzioni …».
refused-no-figures = Zero non basta. Di’ quante.
refused-not-in-reserve = W60: { CALLED("nation", $nation) }, in riserva: { $reserve }. Non prenderne di più.
refused-not-on-board = W60: { CALLED("nation", $nation) }, sul tabellone: { $board }. Non prenderne di più.
refused-not-at-war = W60: { CALLED("nation", $nation) }: non in guerra, recluta solo con una carta. Aggiungi card.
refused-no-teams = W4: in questa partita non ci sono squadre. È cominciata con players=2.
    .window = W4: in questa partita non ci sono squadre. Un’altra le ha con «Giocatori: 3» o «4».
refused-not-in-team = W4: { $name } non gioca in questa partita. Indica chi gioca.
refused-three-rings = Gli Anelli Elfici sono tre in tutto. Di’ di meno.
refused-too-many-dice = W5: questa parte ha al massimo { $most } dadi. Di’ di meno.
refused-odds-not-in-mordor = W63: più movimenti si calcolano solo fuori da Mordor. Qui c’è { ASK("odds mordor") }.

## Come si chiamano le cose

face-character = Personaggio
face-army = Esercito
face-muster = Reclutamento
face-army-muster = Esercito/Reclutamento
face-event = Evento
face-will = Volontà dell’Ovest
face-eye = Occhio
side-free = Popoli Liberi
side-shadow = Ombra
nation-dwarves = Nani
nation-elves = Elfi
nation-gondor = Gondor
nation-north = Nord
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Sudroni e Orientali
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Grampasso
person-witch-king = Re Stregone
person-mouth = Bocca di Sauron
person-gandalf-white = Gandalf il Bianco
token-draw = pescare una carta
token-move = muovere Nazgûl e Servitori
token-advance = far avanzare una nazione
condition-stronghold = Roccaforte dell’Ombra
condition-army = unità dell’Ombra
condition-nazgul = Nazgûl
kind-field = battaglia campale
kind-city = battaglia per una Città
kind-siege = assedio
kind-sortie = sortita
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Colli Ferrosi
place-grey-havens = Porti Grigi
place-lorien = Lórien
place-rivendell = Gran Burrone
place-woodland-realm = Reame Boscoso
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Dale
place-shire = Contea
place-bree = Brea
place-carrock = Carrock
place-helms-deep = Fosso di Helm
place-edoras = Edoras
place-folde = Folde
place-westemnet = Westemnet
place-orthanc = Orthanc
place-north-dunland = Dunland Settentrionale
place-south-dunland = Dunland Meridionale
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Monte Gundabad
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Harad Lontano
place-near-harad = Harad Vicino
place-north-rhun = Rhûn Settentrionale
place-south-rhun = Rhûn Meridionale
place-osgiliath = Osgiliath
place-fords-of-bruinen = Guadi del Bruinen
place-fords-of-isen = Guadi dell’Isen
place-hollin = Agrifogliere
place-north-downs = Colli Settentrionali
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, passo { $step }
war-step = { $step ->
    [setup] Preparazione
    [draw] Pesca
    [fellowship] Compagnia
    [allocation] Assegnazione
    [roll] Tiro
    [actions] Azioni
    [hunt-roll] Caccia: tiro
    [hunt-tile] Caccia: tessera
    [hunt-damage] Caccia: danno
   *[other] Caccia: Rivelazione
}
war-turn = Turno { $turn }
war-none = niente
war-how = { $how ->
    [ring] Con l’Anello.
    [conquest] Per conquista.
    [conceded] L’altra parte si è arresa.
   *[other] { $how }
}

## Che cosa sente il tavolo

said-pools = Dadi Azione d’ora in poi: Popoli Liberi { $free }, Ombra { $shadow }
said-hand = { $side }: mano { $hand }
said-rolled = { $side }: { $faces }
said-acts = Tocca a: { $who }.
said-roused = Ora attiva: { $nation }
said-advanced = { $nation }: { $step ->
    [0] in guerra
    [one] { $step } passo dalla guerra
   *[other] { $step } passi dalla guerra
}
said-up-to = { $regions ->
    [one] Fino a { $regions } regione
   *[other] Fino a { $regions } regioni
}
said-goes = { $names }: fino a { $regions ->
    [one] { $regions } regione
   *[other] { $regions } regioni
}
said-lost = Perduto: { $name }
said-on-map = { $name } è sulla mappa.
said-guides = Ora è Guida: { $name }
said-hunt = Caccia: { $dice }{ $again ->
    [none] { "" }
   *[other] ; di nuovo { $again }
}; successi: { $successes }
said-corruption = Corruzione { $corruption }
said-revealed = La Compagnia è rivelata.
said-pays = L’attaccante riduce un’unità d’Élite a Regolare.
said-round = { $side ->
    [attacker] Attaccante
   *[defender] Difensore
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; di nuovo { $again }
}; colpi: { $hits }

## Che cosa si è fatto, in poche parole

deed-by = { $deed } – { $by }
deed-phase = Si è a: { $at }
deed-to = { $deed } → { $where }
deed-begin = Comincia il primo turno
deed-done = Il passo è finito
deed-concede = Resa di: { $side }
deed-take = { $side }, segnalino: { $token }
deed-card = { $deck ->
    [strategy] Una carta Strategia
   *[other] Una carta Personaggio
} { $does ->
    [draw] pescata
   *[other] lascia la mano
}: { $side }
deed-declare = Dichiarata: { $where }
deed-guide = Guida: { $name }
deed-enter = Entrata a Mordor
deed-allocate = Dadi per la Caccia: { $count }
deed-roll = Si tirano i dadi Azione
deed-use = Usato: { $face }
deed-use-for = { $face }: { $what }
deed-move = La Compagnia si muove
deed-keep = il dado resta fuori dal riquadro
deed-hide = La Compagnia si nasconde
deed-separate = Separazione: { $names }
deed-retreat = Arretra: { $nation }
deed-bring = Entra in gioco: { $name }
deed-ring = Anello: { $from } → { $to }
deed-skip = Buttato via: { $face }
deed-hunt = Si tira per la Caccia
deed-tile = Si pesca una tessera
deed-reduce = Una carta: −{ $by }
deed-ability = L’abilità della Guida
deed-casualty-guide = Perdita: la Guida
deed-casualty-random = Perdita a caso
deed-accept = Il resto con l’Anello
deed-eyes = Dadi in Occhi: { $faces }
deed-draw = Tessere pescate: { $count }
deed-special = Una tessera speciale in gioco: { $tile }
deed-invade = Entra un Esercito: { $nation }
deed-capture = { $where } cambia di mano
deed-round = Un round della battaglia
deed-recruit = { $nation }, reclutati: { $figures }
deed-fallen = { $nation }, perduti: { $figures }
deed-weaken = { $nation }, Élite ridotte a Regolari: { $count }
deed-lost = Perduto: { $name }
deed-park = Messo via: { $where }
deed-at = Vista l’ultima volta: { $where }
deed-out-of-mordor = Non a Mordor
deed-companion = { $name }: { $place ->
    [in] nella Compagnia
    [map] sulla mappa
   *[lost] perduto
}
deed-character = { $name }: { $in ->
    [yes] in gioco
   *[no] non in gioco
}
deed-control = { $where }: { $side }
deed-lead = Conduce: { $who }
deed-decks = { $side }: mazzo Personaggio { $character }, mazzo Strategia { $strategy }

## Una Caccia in una riga

tale-roll = { $count ->
    [one] 1 dado
   *[other] { $count } dadi
}{ $bonus ->
    [0] { "" }
   *[other] { " " }a +{ $bonus }
}: { $dice }{ $again ->
    [none] { "" }
   *[other] , di nuovo { $again }
}, { $successes ->
    [0] nessun successo
    [1] un successo
    [2] due successi
    [3] tre successi
    [4] quattro successi
   *[other] cinque successi
}
tale-tile = { $damage ->
    [plain] tessera { $tile }
   *[other] { $tile }: { $damage }
}
tale-less = { $who } −{ $by }
tale-card = carta
tale-damage = danno { $damage }
tale-no-tile = nessuna tessera
tale-put-back = rimessa
tale-discarded = scartata
tale-appeared = Rivelata: { $where }
tale-corruption = Corruzione { $from } → { $to }
tale-between = { "; " }
tale-counter = { $revealed ->
    [yes] Rivelata
   *[no] Nascosta
}

## Le regole, per numero

rule-w1 = Un turno è pesca, Compagnia, assegnazione, tiro, azioni, verifica. La verifica si fa da sé quando le azioni sono finite.
rule-w2 = Tutti i dadi Azione tornano e il Riquadro Caccia si vuota. Ogni parte pesca una carta da ciascuno dei suoi mazzi, e ne tiene al massimo 6.
rule-w3 = Si contano mani e mazzi, mai che cosa dicono le carte. Con più di 6 carte in mano non si fa prima nient’altro.
rule-w4 = In una squadra l’altro giocatore agisce prima di chi guida, e la guida passa a ogni turno. Chi passa tiene il suo posto.
rule-w5 = Popoli Liberi 4 dadi, 1 in più per Aragorn e 1 per Gandalf il Bianco. Ombra 7, 1 in più per ogni Servitore in gioco.
rule-w6 = Un dado guadagnato o perso conta dalla prossima fase di pesca.
rule-w7 = Popoli Liberi: due volte Personaggio, Esercito/Reclutamento, Reclutamento, Evento, Volontà dell’Ovest. Ombra: Personaggio, Esercito, Reclutamento, Esercito/Reclutamento, Evento, Occhio.
rule-w8 = L’Ombra mette nel Riquadro Caccia al massimo tanti dadi quanti sono i Compagni nella Compagnia; 1 è sempre permesso. Almeno 1 se in questo turno ne è tornato un dado dei Popoli Liberi.
rule-w9 = Ogni parte tira ciò che non è nel riquadro. Ogni Occhio va subito nel riquadro.
rule-w10 = Cominciano i Popoli Liberi. Un’azione, un dado; poi l’altra parte, se ha un dado, altrimenti di nuovo la stessa.
rule-w11 = Una parte passa solo finché ha meno dadi non usati dell’altra. Un dado si può anche buttare.
rule-w12 = Personaggio muove la Compagnia, separa Compagni o la nasconde; con Grampasso come Guida la nasconde qualsiasi dado. Reclutamento fa avanzare una nazione o porta un Servitore. Una Volontà è ciò che i Popoli Liberi nominano.
rule-w13 = Un Anello Elfico cambia un dado non usato, una volta per turno e per parte; l’azione resta da fare. I Popoli Liberi non possono farne una Volontà, l’Ombra può farne un Occhio.
rule-w14 = Un segnalino Azione vale un dado: ognuno una volta per partita, e uno per turno e per parte.
rule-w15 = Progresso da 0 a 12, nascosta o rivelata, Corruzione, e la regione dove fu vista l’ultima volta.
rule-w16 = La Guida è del Livello più alto nella Compagnia; fra pari scelgono i Popoli Liberi. Senza Compagni è Gollum.
rule-w17 = Si dichiara una volta per turno, nella fase Compagnia, nascosta, non a Mordor: la pedina si sposta fino a tante regioni quant’è il Progresso, che torna a 0. In un rifugio guarisce 1 Corruzione e la nazione diventa attiva.
rule-w18 = Si muove solo una Compagnia nascosta: Progresso 1 in più, poi la Caccia, poi il dado che ha pagato va nel riquadro.
rule-w19 = Nascondersi riporta da rivelata a nascosta. Non muove la Compagnia, e il suo dado resta fuori dal riquadro.
rule-w20 = I Compagni si separano per sempre, non a Mordor, e vanno fino a Progresso più il Livello più alto fra loro. Chi finisce in un rifugio di una nazione che può destare la rende attiva.
rule-w21 = Rivelata, la pedina si sposta fino a tante regioni quant’è il Progresso e non finisce in un rifugio; il Progresso torna a 0. Una Compagnia rivelata non si rivela di nuovo.
rule-w22 = Per ogni Roccaforte dell’Ombra che la pedina lascia, attraversa, raggiunge o in cui resta quando è rivelata, si pesca una tessera; un Occhio vale 0.
rule-w23 = A ogni movimento fuori da Mordor la Caccia tira tanti dadi quanti l’Ombra ne ha nel riquadro, al massimo 5. Senza dadi non si tira.
rule-w24 = A ogni dado si sommano i dadi dei Popoli Liberi nel riquadro prima di questo movimento. 6 o più riesce, un 1 naturale mai.
rule-w25 = Si ritira un dado fallito per ogni cosa che vale dove fu vista l’ultima volta: una Roccaforte dell’Ombra; unità dell’Ombra; Nazgûl.
rule-w26 = Nessun successo: la Caccia è finita. Uno o più: si pesca una tessera. Una carta può vietarlo, o farne pescare un’altra.
rule-w27 = Un numero è il danno; un Occhio vale i successi; un dado si tira allora; un meno blu invece guarisce.
rule-w28 = In quest’ordine: una carta dal tavolo, l’abilità della Guida, una perdita, l’Anello; per ultima la Rivelazione.
rule-w29 = Una perdita per tessera: la Guida, o uno a caso fra tutti i Compagni. Il suo Livello si toglie dal danno.
rule-w30 = Merry o Pippin come Guida può andarsene e ridurre il danno di 1. Come perdita ciascuno dei due vive ancora, sulla mappa; non a Mordor.
rule-w31 = Con Gollum come Guida i numeri comuni non rivelano; Occhi e tessere rosse sì. Può rivelare lui una Compagnia nascosta, una volta, per 1 danno in meno.
rule-w32 = Con Corruzione 12 la partita finisce subito, in qualsiasi fase.
rule-w33 = Il dado che ha pagato un movimento va nel riquadro quando la sua Caccia e tutte le sue tessere sono finite.
rule-w34 = Per le tessere di carte e Roccaforti un Occhio vale 0. Prima la tessera che ha rivelato, poi quelle delle carte, poi quelle delle Roccaforti.
rule-w35 = Le tessere si pescano senza rimetterle.
rule-w36 = Una tessera speciale in gioco aspetta Mordor; là entra subito nel sacchetto.
rule-w37 = Quando il sacchetto è vuoto vi tornano tutte le tessere comuni non eliminate, e nessuna speciale.
rule-w38 = Una carta può rimettere una tessera, o eliminarla per sempre.
rule-w39 = Da Morannon o Minas Morgul la Compagnia può entrare a Mordor nella fase Compagnia, dopo la dichiarazione, nascosta o rivelata.
rule-w40 = Gli Occhi comuni pescati tornano, le tessere in attesa si aggiungono; le altre pescate restano pescate.
rule-w41 = A Mordor si muove solo se nascosta. Subito una tessera, senza dadi; un passo avanti, salvo uno Stop; poi il danno.
rule-w42 = A Mordor un Occhio vale tutti i dadi nel riquadro, delle due parti, senza quello che paga ora.
rule-w43 = A Mordor una Rivelazione gira solo il segnalino. Va nascosta prima del prossimo movimento.
rule-w44 = A Mordor nessuno si separa: chi lo facesse andrebbe perduto.
rule-w45 = In un turno a Mordor senza muoversi né nascondersi, alla fine delle azioni la Corruzione sale di 1. Uno Stop vale come movimento.
rule-w46 = Sull’ultimo passo si decide dopo il danno di quella tessera: sotto Corruzione 12 vincono i Popoli Liberi, altrimenti l’Ombra.
rule-w47 = Una nazione avanza verso la guerra, un passo alla volta. Una passiva si ferma 1 passo prima.
rule-w48 = Una nazione dei Popoli Liberi diventa attiva quando un Esercito nemico vi entra, le sue unità sono attaccate, la Compagnia vi è dichiarata, o vi finisce un Compagno che può.
rule-w49 = Una nazione avanza di 1 quando un Esercito con sue unità è attaccato, quando un suo insediamento è conquistato, e con un Reclutamento. Prima diventa attiva.
rule-w50 = Solo una nazione in guerra attacca, passa i confini altrui e recluta con i dadi. Ci pensa il tavolo.
rule-w51 = Roccaforte 2 punti, Città 1, Paese 0: ognuno per la parte che l’ha tolto all’altra.
rule-w52 = Ciò che è conquistato desta la sua nazione e la fa avanzare di 1. Ripreso dalla propria parte toglie solo i punti all’altra.
rule-w53 = In quest’ordine: Corruzione 12; l’ultimo passo di Mordor; alla verifica Ombra 10 punti, Popoli Liberi 4. Insieme: l’Ombra.
rule-w54 = Saruman: Isengard in guerra. Re Stregone: Sauron e una nazione libera in guerra. Bocca: la Compagnia a Mordor, o tutte le nazioni libere in guerra. Aragorn: Grampasso in un insediamento di Gondor. Gandalf il Bianco: Gandalf non nella Compagnia, e un Servitore che è o è stato in gioco.
rule-w55 = Chi è perduto non torna, se non come Aragorn e come Gandalf il Bianco. Il suo dado se ne va nella prossima fase di pesca.
rule-w56 = Un dado colpisce con 5 o più. L’attaccante con 6 nel primo round contro una Città o Fortificazione, e in ogni round di un assedio. Un 1 naturale manca, un 6 colpisce.
rule-w57 = Tanti dadi quante unità, al massimo 5. Poi si ritirano tanti dadi falliti quant’è il comando, al massimo 5.
rule-w58 = Un assedio ha un round; ogni altro fa di un’Élite dell’attaccante una Regolare. 10 unità per regione, 5 assediate.
rule-w59 = Le nazioni dell’Esercito attaccato avanzano quando la battaglia comincia, chiunque vinca.
rule-w60 = Le pedine reclutate vengono dalla riserva. Quelle perse dei Popoli Liberi sono eliminate; quelle dell’Ombra tornano nella riserva.
rule-w61 = Un’Élite indebolita diventa Regolare: per i Popoli Liberi prima dalle perdute, per l’Ombra dalla riserva. Se non ce n’è, l’Élite è persa.
rule-w62 = Un Reclutamento: 2 Regolari, 2 Comandanti o Nazgûl, uno di ciascuno, o 1 Élite; due pedine in due insediamenti.
rule-w63 = La probabilità del prossimo movimento: che la Caccia riesca, che la tessera riveli, e il danno medio, dal sacchetto com’è.
rule-w64 = La probabilità di salire per Mordor da qui, un dado Personaggio dopo l’altro: che arrivi, e in media i dadi e la Corruzione se arriva.
rule-w65 = Le probabilità di un round: quanti colpi da ogni parte.
rule-w66 = Fortuna: Cacce riuscite, Occhi tirati e danno delle tessere, ciascuno rispetto a quanto c’era da aspettarsi.
rule-w67 = Mettendo via si annota che cosa sta in ogni regione; con le pedine si dice che cosa manca o è di troppo.
rule-w68 = Il resoconto: chi ha vinto e come, turni, Corruzione, Mordor, le conquiste di ogni parte, segnalini, ciò che il tavolo ha fissato, fortuna.
rule-w69 = Una partita della Caccia all’Anello prima di questa dà segnalini Azione, al massimo due in tutto.
rule-w70 = Il tavolo ha ragione: ogni conto, tracciato, tessera, dado e passo si può fissare. E così resta scritto.
rule-w71 = Le probabilità di una battaglia fino alla fine, senza carte né ritirata.
rule-w72 = Le probabilità del primo movimento per ogni assegnazione permessa, prima che l’Ombra metta dadi.

## Su tutte le partite

ended-free-ring = L’Anello è stato distrutto: hanno vinto i Popoli Liberi
ended-free-conquest = I Popoli Liberi hanno vinto con le conquiste
ended-free-conceded = L’Ombra si è arresa
ended-free-otherwise = I Popoli Liberi hanno vinto sulla parola del tavolo
ended-shadow-ring = I Portatori sono stati corrotti: ha vinto l’Ombra
ended-shadow-conquest = L’Ombra ha vinto con le conquiste
ended-shadow-conceded = I Popoli Liberi si sono arresi
ended-shadow-otherwise = L’Ombra ha vinto sulla parola del tavolo
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Turni
counted-corruption = Corruzione alla fine
counted-arrival = Corruzione all’arrivo a Mordor
luck-hunts = Cacce riuscite
luck-eyes = Occhi tirati
luck-tile-damage = Danno sulle tessere
mat-reveals = rivelano: { $tiles } su { $of }
mat-dashed = tratteggiata: non ancora destata, si ferma un passo prima della guerra
mat-fellowship = La Compagnia
mat-reveal = rivela
mat-no-reveal = non rivela: resta nascosta
mat-gollum-hides = Gollum guida: resta nascosta
mat-stop = uno Stop: nessun passo
mat-end = { $end } è la fine
mat-hits = { $hits ->
    [0] nessun successo
    [one] un successo
   *[other] { $hits } successi
}
mat-specials = Tessere speciali, in gioco
mat-steps = { $steps ->
    [one] { $steps } passo
   *[other] { $steps } passi
}
war-laid-out = { $item ->
    [tiles-here] Tessere Caccia: si pescano qui, restano tutte nella scatola
    [dice-here] Dadi Azione: si tirano qui, restano tutti nella scatola
    [fellowship] La Compagnia a Gran Burrone, nascosta; Progresso 0, Corruzione 0: si tengono qui
    [companions] I sette Compagni nella Compagnia, Gandalf Guida
    [tiles] Tessere Caccia: 16 nel sacchetto, 8 speciali a parte
    [dice] Dadi Azione: 4 dei Popoli Liberi, 7 dell’Ombra
    [rings] I tre Anelli Elfici ai Popoli Liberi
    [politics] Tracciato Politico: Sauron e Isengard 1, i Sudroni e Gondor 2, tutti gli altri 3; dei Popoli Liberi sono attivi solo gli Elfi
    [decks] Quattro mazzi di 24 carte, mescolati
   *[aside] Saruman, il Re Stregone, la Bocca di Sauron, Aragorn, Gandalf il Bianco e Gollum a parte
}
war-item = { $item ->
    [fellowship] Compagnia
    [companions] Compagni
    [tiles] tessere Caccia
    [dice] dadi Azione
    [rings] Anelli Elfici
    [politics] Tracciato Politico
    [decks] mazzi
   *[aside] ciò che resta a parte
}
war-unticked = Non spuntato nella preparazione: { $items }.
host-draw-teams = Riprendete tutti i dadi Azione, vuotate il Riquadro Caccia. { $free } { $shadow } Poi { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side }: ognuno della squadra pesca { $first ->
        [yes] una carta da ogni mazzo della sua parte
       *[no] una carta dal mazzo che sceglie
    } e ne tiene al più 4; poi due che lo vogliono si scambiano una carta senza vederla.
   *[no] { $side }: una carta da ogni mazzo, 6 al massimo.
}
host-tile-for = Pescate una tessera Caccia, { $for ->
    [card] per una carta
    [stronghold] per la Roccaforte { $place }
   *[crossed] per una Roccaforte attraversata
}: un Occhio vale 0.
said-tiles-due = { $count ->
    [one] Segue una tessera
   *[other] Seguono { $count } tessere
}: { $due }.
due-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
}
due-crossed = { $count ->
    [one] una Roccaforte attraversata
   *[other] { $count } Roccaforti attraversate
}
said-go-in = Nel sacchetto: { $tiles }.
remember-gandalf = Gandalf guida: dopo una carta Evento giocata si può pescare una carta dal mazzo del suo tipo.
    .window = Gandalf guida: si può pescare una carta dal mazzo della carta Evento appena giocata.
remember-crossed = Quali Roccaforti dell’Ombra attraversa? Per ognuna si pesca una tessera.
help-setup = L’elenco della preparazione, spuntato o no.
help-tick = Spunta una voce della preparazione, o la toglie.
help-reserve = Chiede la riserva di una nazione, o la corregge, con i caduti dei Popoli Liberi.
deed-tick = Preparazione: { $item }
deed-reserve = { $nation }, in riserva: { $figures }
refused-no-dead = W76: le pedine cadute di { CALLED("nation", $nation) } vanno nella riserva. Di’ solo la riserva.
refused-more-than-all = W76: { CALLED("nation", $nation) } ha { $all } pedine in tutto. Dinne meno.
rule-w73 = Una battaglia si può tenere qui: i due Eserciti si dicono una volta, i round dicono che cosa è dovuto, e il resto rimane.
rule-w74 = L’elenco della preparazione, 16 voci, spuntate una a una; ciò che manca è segnalato all’inizio.
rule-w75 = Gandalf come Guida: dopo una carta Evento giocata con un dado si può pescare una carta del suo tipo.
rule-w76 = La riserva di una nazione, e i caduti dei Popoli Liberi, si mettono come stanno sul tavolo.
said-owed = Perdite: attaccante { $attacker }, difensore { $defender }
said-proposed = Restano allora: { $attacker } contro { $defender }
said-eliminated = { $side ->
    [attacker] L’attaccante non ha più unità: chi stava con lui è perso.
   *[defender] Il difensore non ha più unità: chi stava con lui è perso.
}
battle-stands = { $attacker } contro { $defender }
host-casualties = Chi cade? Attaccante { $attacker }, difensore { $defender }: togliete le pedine proposte, o sceglietene altre.
host-battle-on = { $kind }, round { $round }: attaccante, avanti? Difensore, resta?
remember-besieged = Più di 5 unità assediate: il proprietario sceglie quali tornano.
remember-nobodys = Le pedine senza nazione non si contano: toglietele a mano.
deed-battle-with = Eserciti, di nuovo
deed-hits = Altre perdite
deed-casualties = Le perdite valgono
help-hits = Chi cade al posto dei proposti: Regolari, Élite rese Regolari, Élite.
help-casualties = Le perdite valgono, come proposte o come dette: ciò che resta.
refused-nothing-stands = W73: nessun Esercito è stato detto. Di’ { DEED("battle") } con entrambi, o il round con i suoi numeri.
refused-casualties-owed = W73: prima le perdite, attaccante { $attacker }, difensore { $defender }. Di’ { DEED("casualties") }.
refused-nothing-owed = W73: questa parte non deve perdite. Con un ! in fondo vale lo stesso.
refused-not-so-many-stand = W73: non ne cadono più di quante ce ne sono. Dinne meno.
refused-other-groups = W73: lì ci sono altri gruppi. Di’ ognuno com’è stato inserito.
refused-more-than-stood = W73: aumentano solo i Regolari, al posto di Élite. Di’ ciò che resta.
refused-leader-stays = W73: i Comandanti restano finché resta un’unità della loro parte. Con un ! in fondo cadono.
refused-no-regular-left = W61: { CALLED("nation", $nation) } non ha più tanti Regolari per le sue Élite. Fa’ cadere Élite.
refused-other-cost = W73: costa { $cost }, e { $owed } sono dovute. Un Regolare vale 1, un’Élite 2, un’Élite resa Regolare 1.
refused-no-elite-to-pay = W58: un altro round d’assedio costa un’Élite all’attaccante, e non ce n’è. Finiscilo: { DEED("battle over") }.
do-casualties = «{ chip-casualties }»
do-battle-over = «{ battle-over }»
do-battle = «{ chip-battle }»

chip-casualties = Cadono

## The mat

about-box = Che cosa può restare nella scatola
about-token = Quale segnalino Azione è?
about-corruption = La Corruzione diventa
about-falls = Questi cadono, e poi
about-allocation = { $count } nel riquadro, { $rolled } si tirano
about-die = { $die }: questo dado
wants-card = Che cosa fa la carta?
wants-die = Premi un dado
wants-how-many = Quanti?
wants-tile = Premi la tessera uscita
wants-what-came = Premi ciò che è uscito
wants-where = Dove? Premi o scrivi una regione
wants-who-leaves = Chi parte? Premilo
wants-who-is-drawn = Chi è pescato? Premilo
chip-allocate = { $count } nel Riquadro Caccia
can-ability = { $who ->
    [gollum] Gollum li tradisce: −1
   *[other] { $name } parte: −1
}
can-ability-more = l’abilità della Guida
can-advance = Una nazione avanza
can-advance-more = premi il suo scudo
wants-shield = Premi il suo scudo
can-advances = { $many ->
    [yes] { $nation } avanzano
   *[no] { $nation } avanza
}
can-again = Un’altra tessera
can-again-more = la prima torna dentro
can-at-once = Comincia subito
can-back = Indietro
can-battle = Una battaglia
can-battle-more = con il suo dado; si tira qui
can-begins = La battaglia comincia
can-begins-more = { $figures ->
    [proposed] come all’inizio: premi ciò che cambia
    [told] secondo le pedine dette
   *[none] senza pedine: tira il tavolo
}
can-begin = Turno { $turn }
can-board = Sul tabellone
can-board-more = { $face ->
    [character] { $side ->
        [shadow] un esercito con Comandante, Servitori, una carta
       *[free] un esercito con Comandante, Compagni, una carta
    }
    [army] eserciti, una carta
    [muster] si reclutano pedine, una carta
    [army-muster] eserciti o reclutamento, una carta
    [event] una carta pescata o giocata
   *[other] tutto ciò che il dado può
}
can-bonus = Una carta aggiunge { $bonus }
can-bonus-more = a ogni dado
can-card = Una carta dal tavolo
can-card-more = meno, un’altra tessera o nessuna
can-card-tiles = Tessere per una carta
can-card-tiles-more = si pescano per prime
can-cards = Una carta fa qualcosa
can-cards-more = la Compagnia, tessere, nazioni{ $token ->
    [yes] {"; un segnalino"}
   *[no] {""}
}
can-card-move = Si muove
can-card-hide = Si nasconde
can-card-separate = Compagni partono
can-card-appear = È rivelata
can-card-hunt = Si tira una Caccia
can-card-tile = Si pesca una tessera
can-card-eyes = Dadi diventano Occhi
can-card-advance = Una nazione avanza
can-card-retreat = Una nazione arretra
can-activate = Una nazione si desta
can-special = In gioco: { $tile }
can-casualties = Cadono
can-casualties-more = come segnato; premi per cambiare
can-check = { $then ->
    [goes-on] Avanti: turno { $turn }
   *[other] Verifica
}
can-check-more = { $then ->
    [shadow] vince l’Ombra
    [free] vincono i Popoli Liberi
   *[other] prima la verifica
}
can-comes = Arriva { $name }
can-comes-more = la sua parte ha un dado in più
can-crossed = Roccaforti attraversate
can-crossed-more = dell’Ombra: una tessera l’una
can-discard = Senza effetto
can-discard-more = la carta la annulla
can-draw = Pesca
can-draw-more = una tessera, qui
can-drawn = Pescate
can-drawn-more = al più sei carte in mano
can-enter = Entra a Mordor
can-enter-more = tornano Occhi e tessere in attesa
can-falls = Cade { $name }
can-falls-more = la Guida, livello { $level }
can-goes-on = Avanti
can-guides = Guida { $name }
can-guides-more = dello stesso livello
can-hidden = Resta nascosta
can-hidden-more = poi il Riquadro Caccia
can-hide = La Compagnia si nasconde
can-hide-more = non si muove
can-hunt = { $dice ->
    [one] Tira 1 dado
   *[other] Tira { $dice } dadi
}
can-hunt-more = trovata { $found } su 100
can-in = { $place }
can-lay = { $count } nel riquadro
can-leave = { $count ->
    [one] Parte: { $names }
   *[other] Partono: { $names }
}
can-leaves = Un Compagno parte
can-leaves-more = uno o un gruppo, per sempre
can-move = La Compagnia si muove
can-over = La battaglia è finita
can-over-more = chiunque abbia vinto
can-pass = Passa
can-prevented = Una carta lo vieta
can-prevented-more = non si pesca
can-random = Uno a caso
can-reduce = { $by } in meno
can-reduce-more = una carta dal tavolo
can-region = { $what ->
    [at] Vista: { $place }
    [capture] Presa: { $place }
    [freed] Ripresa: { $place }
    [arrive] Arrivato: { $place }
    [declare] Dichiarata: { $place }
   *[other] Incoronato: { $place }
}
can-retreats = { $side }: ritirata
can-retreats-more = in una regione libera; è finita
can-ring = Un Anello lo gira
can-ring-more = una volta a turno
can-ring-bears = Va all’Anello
can-ring-bears-more = tutti e { $damage }
can-roll = Tira
can-roll-more = le due parti, qui
can-roll-told = Tirati sul tavolo
can-roll-told-more = premi ognuno com’è uscito
can-round = Round { $round }
can-round-more = dadi { $attacker } e { $defender }, con { $target } e { $other }
can-skip = buttalo
can-stands = { $item }: è a posto
can-stands-anew = Una carta lo cambia
can-stands-anew-more = si ridice ciò che resta
can-stay = Resta dov’è
can-stay-more = dov’era stata vista
can-stops = { $side }: si ferma
can-stops-more = la battaglia finisce, restano entrambi
can-taken = Un insediamento è preso
can-taken-more = o ripreso
can-then = poi { $item }
can-told = Pescata dal sacchetto
can-told-more = premi la tessera uscita
can-told-round = Un round del tavolo
can-told-round-more = forza e comando di ognuno
head-actions = { $who }: { $presses ->
    [yes] premi un dado
   *[no] spendi un dado
}.
head-allocation = Prima del tiro: quanti dadi nel Riquadro Caccia?
head-battle = { $round ->
    [1] { $kind }: il primo round.
   *[other] { $kind }, round { $round }: continuare o fermarsi?
}
head-siege-over = L’assedio è finito: non ci sono più Élite.
head-capture = Quale insediamento è preso?
head-check = I dadi sono spesi. Dette tutte le conquiste?
head-crowned = Dove è incoronato Aragorn?
head-damage = { $found ->
    [0] La tessera dice { $damage }. A chi va?
    [1] Trovata, e la tessera dice { $damage }. A chi va?
    [2] Trovata due volte, e la tessera dice { $damage }. A chi va?
   *[other] Trovata { $found } volte, e la tessera dice { $damage }. A chi va?
}
head-die = { $die }: che cosa fa questo dado?
head-draft = { $kind ->
    [city] Città o Fortificazione: chi combatte?
   *[other] Chi combatte, e dove?
}
head-draw = Tutti pescano una carta per mazzo. Sei al massimo.
head-draw-teams = Tutti pescano: in squadra ognuno tiene al più quattro carte.
head-falls = Round { $round }: colpi { $attacker } contro { $defender }. { $owed ->
    [over] L’assedio è finito.
    [yes] Chi cade?
   *[no] Continuare o fermarsi?
}
head-fellowship = { $what ->
    [declare] Dichiarare, o restare nascosti?
    [gate] Dichiarare, entrare a Mordor, o restare nascosti?
    [enter] Entrare a Mordor, o proseguire?
    [mordor] A Mordor: { $guides ->
        [yes] Guida, carta,
       *[no] carta
    } o avanti.
    [declared] Dichiarata: { $guides ->
        [yes] Guida, carta,
       *[no] carta
    } o avanti.
   *[rest] Niente da dichiarare: { $guides ->
        [yes] Guida, carta,
       *[no] carta
    } o avanti.
}
head-hunt = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}, con { $least } o più riesce. Che cosa vale lì?
head-lay = Prepara: { $item }.{ $presses ->
    [yes] { " " }Spuntalo.
   *[no] { "" }
}
head-kept = Resta nella scatola: { $item }.{ $presses ->
    [yes] { " " }Spuntalo.
   *[no] { "" }
}
head-place = Pedine: { $free }; di fronte, { $shadow }.{ $presses ->
    [yes] { " " }Spunta chi è pronto.
   *[no] { "" }
}
head-place-alone = Pedine: { $nation }.{ $presses ->
    [yes] { " " }Spunta chi è pronto.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] Vista! Resta: { $at }.
    [one] Vista! Dove appare? Al massimo 1 regione da { $at }.
   *[other] Vista! Dove appare? Al massimo { $progress } regioni da { $at }.
}
head-over = { $side ->
    [free] Vincono i Popoli Liberi
   *[other] Vince l’Ombra
}: { $how ->
    [destroyed] l’Anello è distrutto
    [corrupted] Corruzione { $number }
    [conquest] { $number } punti
    [conceded] l’altra parte si è arresa
    [none] la partita è finita
   *[other] { $how }
}.
head-climb = La salita: pesca una tessera, poi un passo.
head-roll = Tutti tirano. Gli Occhi vanno nel riquadro.
head-stands = Tutto è pronto. Comincia il primo turno.
head-tile = { $found ->
    [0] Si pesca una tessera.
    [1] Trovata. Si pesca una tessera.
    [2] Trovata due volte. Si pesca una tessera.
   *[other] Trovata { $found } volte. Si pesca una tessera.
}
head-tile-for = { $for ->
    [card] Una tessera per una carta. L’Occhio vale 0.
    [stronghold] Una tessera per { $place }. L’Occhio vale 0.
   *[crossed] Una tessera per una Roccaforte attraversata. L’Occhio vale 0.
}
in-100 = trovata { $success }, vista { $reveal } su 100
mat-act = premi un dado
mat-again = mancati che si tirano di nuovo: al più { $dice }
mat-again-for = un dado fallito si ritira per ognuna che vale lì
mat-all-stand = Tutti da questa parte sono pronti.
mat-arrives = arriva
mat-attacks = Chi attacca?
mat-attacked = Chi è attaccato?
mat-beside = accanto al tabellone
mat-captures = È detto ogni insediamento preso.
mat-check = Prima del prossimo turno
mat-climb = La salita: una tessera, poi un passo
mat-climb-corruption = Corruzione all’arrivo
mat-climb-dice = dadi che servono
mat-cup = Nel sacchetto
mat-deck = { $kind ->
    [character] Personaggio
   *[other] Strategia
}
mat-deck-left = ne restano { $cards }
mat-dice-back = tornano tutti e { $dice } i dadi
mat-dice-of-both = Dadi: Popoli Liberi { $free }, Ombra { $shadow }
mat-drawing = { $how ->
    [one] Una carta per mazzo; subito giù a { $most }.
    [team-first] Ognuno della squadra pesca una carta per mazzo e ne tiene 4, non { $most }.
   *[team] Ognuno della squadra pesca una carta da un mazzo a scelta; al massimo 4, non { $most }; due possono scambiarne una.
}
mat-each = ognuno 1 su { $of }
mat-empty = vuota
mat-eye-deals = un Occhio infligge { $damage }
mat-forgotten = Da non scordare
mat-from = da { $place }
mat-goals = L’Ombra vince con 10 punti, i Popoli Liberi con 4.
mat-hands = Carte in mano: Popoli Liberi { $free }, Ombra { $shadow }.
mat-hidden = nascosta
mat-revealed = rivelata
mat-seen = vista
mat-hit = colpo
mat-hit-on = attaccante con { $attacker }, difensore con { $defender }
mat-hits-word = { $hits ->
    [one] colpo
   *[other] colpi
}
mat-hunts = { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}; riesce con { $least } o più
mat-in-100 = su 100, la prima mossa:
mat-into-box = Nel Riquadro Caccia
mat-least = almeno { $count }
mat-most = al massimo { $count }
mat-left = { $units } unità, { $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
}
mat-lingers = né mossa né nascosta: +1 alla fine
mat-moved = si è mossa o nascosta questo turno
mat-loses = { $hits ->
    [0] non perde
   *[other] perde { $hits }
}
mat-next = La prossima mossa
mat-no-haven = Non in un rifugio. Ogni Roccaforte dell’Ombra sulla via pesca una tessera.
mat-no-hunt = Il Riquadro Caccia è vuoto: nessun tiro.
mat-no-minion = ancora nessun Servitore
mat-nobody = non resta nessuno: { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · restano entrambi: " }{ $both }
}
mat-nothing-taken = ancora nulla di preso
mat-of = su { $of }
mat-press-each = ogni dado com’è uscito
mat-rings = { $rings ->
    [one] 1 Anello Elfico
   *[other] { $rings } Anelli Elfici
}
mat-rolled = { $dice } tirati
mat-shadow-dice = dadi dell’Ombra: { $dice }
mat-then = { $dice ->
    [0] nessun dado rimasto
    [one] poi, con 1 dado
   *[other] poi, con { $dice } dadi
}
mat-to-roll = dadi da tirare: { $dice }
mat-to-the-end = fino alla fine, senza carte né ritirata
mat-up-to = { $regions ->
    [one] regione al massimo
   *[other] regioni al massimo
}
mat-what-came = { $side }: che cosa è uscito?
mat-where = { $what ->
    [at] Dove fu vista
    [declare] Dichiarata: fino a { $progress } da { $at }
    [appear] Rivelata: fino a { $progress } da { $at }
    [arrive] Dove finisce il suo movimento
    [capture] Insediamenti
    [separate] Fino a { $progress } da { $at }
   *[bring] Dove si incorona un re
}
mat-where-more = { $what ->
    [at] prima le vicine
    [declare] prima le vicine; punto: un rifugio guarisce
    [appear] prima le vicine, nessun rifugio
    [arrive] in un rifugio di un popolo che può destare lo desta
    [capture] un punto: lo tiene l’avversario, è ripreso
    [separate] prima le vicine; un punto: desta il popolo
   *[bring] non conquistata
}
short-stronghold = Roccaforte
short-army = Esercito
short-nazgul = Nazgûl
part-points-title = Punti
tile-name = { $deals ->
    [eye] un Occhio
    [die] un dado
    [heals] Corruzione −{ $number }
   *[damage] { $number }
}{ $reveals ->
    [yes] , rivela
   *[no] { "" }
}{ $stops ->
    [yes] , con Stop
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Pesca
    [fellowship] Compagnia
    [allocation] Riquadro Caccia
    [roll] Tiro
    [actions] Azioni
    [check] Verifica
    [ready] Preparato
    [figures] Pedine
    [aside] A parte
   *[begin] Inizio
}
agree-draws = Dadi
agree-cup = Tessere Caccia
agree-cards = Carte
agree-figures = Pedine
agreed-draws = { $value ->
    [app] qui: restano tutti nella scatola
   *[hand] sul tavolo: si preme ciò che è uscito
}
agreed-cup = { $value ->
    [app] qui: restano tutte nella scatola
   *[hand] nel sacchetto: 16, e 8 a parte
}
agreed-cards = { $value ->
    [off] non si contano qui
   *[on] si contano mani e mazzi
}
agreed-figures = { $value ->
    [off] non si contano qui
   *[on] si contano riserva e perdite
}
odds-success = trovata
mat-last-seen = vista per ultima: { $where }
evening-use = A turno ogni parte spende un dado. Personaggio muove la Compagnia, Reclutamento avvicina un popolo alla guerra.
head-advance = { $nation ->
    [none] Chi si avvicina alla guerra?
   *[other] Più vicino alla guerra: { $nation }?
}
head-invade = { $nation ->
    [none] Entra un Esercito nemico. Chi risveglia?
   *[other] Entra un Esercito nemico e risveglia: { $nation }?
}
head-arrive = Dove finisce { $name } il suo movimento?
wants-face = Che cosa diventa?
mat-southrons = Sudroni
mat-how-it-went = Com’è andata
can-sheet = Il foglio
mat-missed = non trovata
mat-turn = Turno
mat-luck = { $count }, attesi { $expected }
mat-first-move = La prima mossa
mat-first-move-more = contati gli Occhi
mat-thrown-again = Si ritira
mat-thrown-again-more = un dado per ognuna
mat-in-box = Nel riquadro
mat-in-box-more = su 100, con gli Occhi
can-lay-more = poi tirano entrambi
wants-number = Premi il numero
head-number = Che cosa segna sul tavolo?
head-at = Dove fu vista l’ultima volta la Compagnia?
can-uncounted = Senza pedine
can-uncounted-more = tira il tavolo
wants-attacked = Chi è attaccato? Premi lo scudo
mat-next-hidden = La prossima mossa, dopo essersi nascosta
mat-laid-first = { $count ->
    [0] Nessun dado posto: cacciano gli Occhi tirati.
   *[other] Posti { $count }; cacciano anche gli Occhi tirati.
}
head-won = { $beaten ->
    [retreated] Il difensore si è ritirato.
    [yes] Il difensore è vinto.
   *[no] La battaglia è finita.
} Chi tiene ora il luogo?
can-not-taken = Non è preso
can-not-taken-more = una Fortificazione, o nessuno entra
can-turned = Attacca l’altra parte
can-turned-more = il suo dado è già speso
can-advances-more = { $steps ->
    [0] poi in guerra
    [one] poi a { $steps } passo dalla guerra
   *[other] poi a { $steps } passi dalla guerra
}
remember-not-at-war = Non in guerra, quindi nessun attacco: { $nations }.
remember-three = In tre i Popoli Liberi non agiscono due volte di fila su una nazione.
war-stays-in-box = { $item } – si tiene qui, può restare nella scatola
mat-hand = Mano: { $side }
pick-hand-draw = pescata
pick-hand-play = giocata
pick-hand-table = sul tavolo
pick-hand-discard = scartata
mat-dice-lie = Dadi come stanno: { $side }
mat-hides-first = Si nasconde prima di muovere
wants-settlement = Quale insediamento? Premilo
head-who-leaves = Chi lascia la Compagnia?
head-leaves = { $names }: da { $at } fino a { $regions ->
    [one] 1 regione
   *[other] { $regions } regioni
}. Dove?
can-leave-more = { $place ->
    [none] la meta si dirà dopo
   *[other] verso: { $place }
}
mat-no-climb = Se l’Anello porta tutto, non arriva.
mat-no-dice = Senza dadi
mat-no-dice-more = A Mordor ogni mossa pesca una tessera.
can-round-elite = prima un’Élite diventa Regolare
can-no-elite = un altro round costa un’Élite: non ce n’è
head-eye = Un Occhio: infligge { $damage }. Chi lo porta?
head-die-shows = Il dado mostra { $damage }. Chi lo porta?
head-die-of-tile = Tira il dado della tessera. Che cosa mostra?
head-left = Danno che resta: { $damage }. Chi lo porta?
mat-attacker = L’attaccante
mat-defender = Il difensore
mat-strength = Forza
mat-leadership = Comando
mat-shows = che cosa mostra ogni dado?
mat-shows-again = { $dice ->
    [one] e quello rilanciato?
   *[other] e quelli rilanciati?
}
mat-figures-left = { $what ->
    [recruit] Nella riserva: { $figures }
   *[other] Sulla plancia: { $figures }
}
wants-whose = Di chi? Premi uno scudo
wants-deck = Di quale mazzo?
wants-numbers = Quanto sono forti? Premi
head-figures = { $what ->
    [recruit] Di chi sono le figure che arrivano, e quante?
    [fallen] Di chi sono le figure cadute?
   *[other] Di chi sono le élite indebolite?
}
head-round = Round { $round }: { $what ->
    [numbers] quanto sono forti le due parti?
    [dice] che cosa mostrano i dadi?
   *[other] tirano entrambi.
}
head-hand = Che ne è stato della carta?
head-random = Si pesca un Compagno a caso. Chi è?
can-throw = Tirano entrambi
can-throw-more = dadi: { $attacker } e { $defender }
can-figures = { $what ->
    [recruit] Reclutati: { $nation }
    [fallen] Caduti: { $nation }
   *[other] Indeboliti: { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", con una carta: non in guerra"}
   *[no] {""}
}
can-no-figures = Nessuna figura
can-no-figures-more = il dado fa altro
can-begins-die = per questo: { $die }
can-taken-by = { $side }: { $points } di { $of }
can-loses = vince l’Ombra
can-tiles-follow = { $count ->
    [0] non segue nessuna tessera
    [one] segue una tessera
   *[other] seguono { $count } tessere
}
can-card-of-die = { $kind }: { $does }
can-begins-free = nessun dado è speso
can-figures-many = reclutare: due pedine o un’Élite
can-no-card = Nessuna carta
deed-over = { $step ->
    [draw] Entrambi hanno pescato
    [fellowship] La fase della Compagnia è finita
   *[other] Il turno è finito
}
mat-came = { $how ->
    [nothing] nessun danno
    [heals] la Corruzione cala
    [cup] in gioco: nel sacchetto
    [waits] in gioco: attende Mordor
   *[shown] mostrata: senza effetto
}
mat-tile = Tessera: { $tiles }
head-discard = Carte da scartare: { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } in mano{ $over ->
    [0] { "" }
   *[other] , { $over } di troppo
}
wants-which-tile = Quale tessera è uscita dal sacchetto?
wants-enter-or-not = Entrare a Mordor, o no?
mat-climb-stands = { $rolled ->
    [yes] se ogni Occhio infligge { $eye } e l’Anello porta tutto
   *[no] con { $eye } nel Riquadro e gli Occhi da tirare; l’Anello porta tutto
}
can-battle-first = prima si preme il dado che la paga
can-declared-more = { $from ->
    [0] { "" }
   *[other] Corruzione { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }risvegliata: { $nation }
}
mat-joins = Anche altri
mat-another-region = Un’altra: lettera per lettera
mat-fought = { $left ->
    [attacker] L’attaccante ha vinto: non resta alcun difensore.
    [defender] Il difensore ha vinto: non resta alcun attaccante.
    [both] Restano entrambi gli eserciti.
   *[nobody] Non resta nessun esercito.
}
mat-fought-then = { $then ->
    [beaten] L’attaccante può entrare.
    [retreated] Se il difensore si è ritirato, l’attaccante può entrare.
   *[nothing] { "" }
}
can-moves-in = L’attaccante entra
can-moves-in-more = e prende un insediamento
can-begins-waits = non in guerra: { $nations }
wants-who-bears = Chi lo sopporta?
wants-letters = Premi le sue lettere
deed-again = di nuovo { $dice }
mat-as-it-ended = a fine turno
the-person = { $who ->
    [witch-king] il { $name }
    [mouth] la { $name }
   *[other] { $name }
}
