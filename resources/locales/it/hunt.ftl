# What Underhill says in Italian. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Ora c’è la preparazione: { DEED("start") }, { DEED("information") }, { DEED("give") }, poi { DEED("begin") }.
    [setup-2] Ora c’è la preparazione: { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") }, poi { DEED("begin") }.
    [ring-bearer] Ora è il turno del Portatore dell’Anello: { ASK("move X") } (o, di notte, { DEED("rest") }), poi { DEED("done") }.
    [ring-bearer-2] Ora è il turno del Portatore dell’Anello: { DEED("advance") } (o, di notte, { DEED("rest") }), poi { ASK("gandalf N") }, poi { DEED("done") }.
    [ringwraiths] Ora è il turno degli Spettri dell’Anello: le loro domande, poi { DEED("done") }.
    [tiles] Ci sono tessere pescate per una carta: { DEED("accept") }, oppure { ASK("cancel T with card") }.
    [encounter] Ora c’è l’incontro: { ASK("nazgul N") }, poi { DEED("accept") } o { ASK("cancel T with NAME") }.
    [escape] Ora c’è la fuga: { ASK("escape N") }, oppure { DEED("escape stay") }.
    [escape-2] Ora c’è la fuga: { DEED("course keep") }, { DEED("course change") } o, con Grampasso, { ASK("course draw N") }.
    [rescue] Ora c’è il salvataggio: { DEED("rescue") }, poi { DEED("accept") } o { ASK("cancel T with NAME") }.
    [refresh] Ora c’è il Ripristino: con { DEED("refresh") } comincia il giorno successivo.
    [letter] C’è una lettera aperta: si continua con { DEED("part2") }.
    [fleeing] Gandalf è stato trovato. Con il segnalino pescato: { ASK("gandalf flee N") }.
    [hiding] Gandalf torna a nascondersi. Con uno dei segnalini pescati: { ASK("gandalf hide N") }.
    [bree] La Parte 1 è finita: { DEED("part2") } continua, { DEED("letter PATH") } la conserva per un’altra serata.
    [rescued] La Parte 1 è finita: { DEED("part2") } continua, { DEED("letter PATH") } la conserva per un’altra serata.
   *[other] La partita è finita: { DEED("undo") } toglie l’ultima cosa fatta, con { DEED("new") } ne comincia un’altra.
}

## Refusals by the rules

refused-not-in-setup = Fa parte della preparazione, che non è in corso (R1–R4, P1–P6). { what-now }
refused-not-begun = Non è ancora cominciato nessun giorno (R7). Prima la preparazione: finisce con { DEED("begin") }.
refused-wrong-part = Quel tabellone è per la Parte { $part }, non per la Parte { $wanted }. È stato indicato «{ $board }»: indica un tabellone della Parte { $wanted }, oppure none.
refused-no-starts = Nessuno ha detto da dove può partire Frodo (R1). Aggiungi { ASK("starts=N,N,N") }: i numeri sui tre segnalini di partenza.
refused-said-twice = { $location } è stato indicato due volte (R1, R2, P4). Ogni segnalino ha un numero tutto suo: indicane di diversi.
refused-already-set = Questo è già stato stabilito (R1, R2, P3, P4). Si stabilisce una volta sola; { DEED("undo") } torna a prima.
refused-not-a-start = { $location } non è una località di partenza (R1). Indica una di quelle del tabellone, o falla pescare: { DEED("start draw") }.
refused-wrong-number-of-tokens = { $said } { $said ->
    [one] segnalino indicato
   *[other] segnalini indicati
}, ma se ne pescano { $wanted } (R2). Indicali tutti e { $wanted }, o falli pescare: { DEED("information draw") }.
refused-not-information = Nessun segnalino Informazione ha il numero { $location } (R2). Ricontrolla il segnalino; i numeri sono quelli delle località Alleato.
refused-tokens-unknown = Il tabellone non elenca i segnalini Informazione (R2). Qui non se ne possono pescare: pescane cinque dalla scatola e scrivi { ASK("information N N N N N") }.
refused-wrong-number-given = { $said } { $said ->
    [one] segnalino indicato
   *[other] segnalini indicati
}, ma il dono è di { $wanted } (R2). Così si era stabilito: indicane { $wanted }.
refused-nothing-to-give = In questa partita non si dà via nessun segnalino (R2). Così si era stabilito; prosegui con { DEED("begin") }.
refused-not-yours = { $location } non è dietro lo schermo (R2). Indica uno dei segnalini pescati.
refused-start-missing = Frodo non ha ancora una località di partenza (R1). Prima { ASK("start N") }, oppure { DEED("start draw") }.
refused-information-missing = I segnalini Informazione non sono ancora stati pescati (R2). Prima { ASK("information N N N N N") }, oppure { DEED("information draw") }.
refused-gift-missing = { $wanted ->
    [one] Prima va dato un segnalino Informazione
   *[other] Prima vanno dati { $wanted } segnalini Informazione
} (R2). Agli Spettri dell’Anello, apertamente: { ASK("give N") }.
refused-not-ring-bearers-turn = Si fa solo nel turno del Portatore dell’Anello (R7, P9). Per una mossa con una carta c’è { DEED("card") }. { what-now }
refused-no-cards-now = Le carte agiscono solo nei turni e nel Ripristino (R12). { what-now }
refused-already-moved = Frodo ha già fatto l’unica mossa normale di questo turno (R7, P8). Una carta può muoverlo ancora; quando tutti si sono mossi, { DEED("done") }.
refused-already-rested = In questo turno Frodo riposa (R7). Continua, fino a { DEED("done") }; { DEED("undo") } toglie il riposo.
refused-no-rest-in-daylight = Di giorno Frodo deve muoversi (R7, P8). Nella Parte 1: { ASK("move X") }; nella Parte 2: { DEED("advance") }.
refused-move-first = Il turno non può finire prima che Frodo si sia mosso (R7). { DEED("move .") } è sempre permesso.
refused-move-or-rest-first = Il turno non può finire prima che Frodo si muova o riposi (R7). Prima { ASK("move X") }, oppure { DEED("rest") }.
refused-no-turn-to-end = Qui non c’è nessun turno da chiudere (R7). { what-now }
refused-not-on-board = Sul tabellone non c’è { $location } (R8). Ricontrolla il numero; se il tabellone è stato copiato male, con { DEED("!") } vale la tua parola.
refused-no-such-location = Sul tabellone non c’è { $location }. Ricontrolla il numero; se il tabellone è stato copiato male, dillo con { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } è l’ultima località: prima ci vuole un punto (R9). Ci si può rientrare dopo un punto: segnane uno, o vai altrove.
refused-not-connected = { $location } non è connessa all’ultima località (R8). In mezzo ce n’è un’altra. Segna un punto, o entra in una località a portata; con { DEED("!") } vale la tua parola.
refused-too-far = { $location } dista { $dots } { $dots ->
    [one] punto
   *[other] punti
}, e { $marked ->
    [0] non ne è segnato nessuno
    [one] ne è segnato uno
   *[other] ne sono segnati { $marked }
} (R8). Segna un altro punto, o entra in una località a portata; con { DEED("!") } vale la tua parola.
refused-too-early-to-ask = Troppo presto: il turno del Portatore non è finito (R7). Se Frodo si è mosso, prima { DEED("done") }; una carta chiede subito, con { DEED("card") }.
refused-no-questions-now = Ora non si può chiedere nulla (R17–R19). { what-now }
refused-question-waits = Una domanda aspetta la sua risposta (R23). Prima { DEED("answer") }, { DEED("withdraw") } o { DEED("blocked") }.
refused-nothing-asked = Nessuna domanda aspetta una risposta (R23). Prima ponine una: { ASK("ask") }.
refused-start-not-searched = Niente Ricerca in { $location }: da lì può partire Frodo (R17). Una Caccia sì.
refused-track-lies-there = Niente Ricerca in { $location }: c’è un segnalino Traccia (R17). Una Caccia sì; se il segnalino non c’è, { DEED("track", $location, "off") }.
refused-exit-not-asked = Sulle uscite niente Ricerche, Cacce o segnalini (R20). Indica una località numerata.
refused-no-such-area = Sul tabellone non c’è { $area } (R19). Ricontrolla le scritte sul tabellone.
refused-area-unknown = Nessuno ha detto dove si trova una località (R19). Senza, nessuna risposta è vera: prima il Portatore dell’Anello indica { ASK("area N AREA") }.
refused-no-encounter = Non c’è nessun incontro (R24). { what-now }
refused-no-rescue = Non c’è nessun salvataggio (R14). { what-now }
refused-already-drawn = Ci sono già tessere pescate (R24). Prima { DEED("accept") }, oppure { ASK("cancel T with NAME") }.
refused-nothing-drawn = Non ci sono tessere pescate (R25). { what-now }
refused-wrong-number-of-tiles = { $said } { $said ->
    [one] tessera indicata
   *[other] tessere indicate
}, ma { $wanted ->
    [one] se ne deve pescare una
   *[other] se ne devono pescare { $wanted }
} (R24). Indica tutte quelle pescate, nell’ordine in cui sono uscite.
refused-name-the-tiles = In questa partita le tessere si pescano a mano (R24). Pescane { $wanted } e indicale nell’ordine in cui sono uscite, come { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = Nella riserva non è rimasta nessuna tessera { $tile } (R24). Ricontrolla la tessera; una rossa ha una r in fondo.
refused-not-out-of-pool = Nessuna tessera { $tile } è uscita dalla riserva. Quindi nessuna può tornarvi; una rossa ha una r in fondo.
refused-moves-are-known = Il tabellone sa quante mosse mancano (R15). Non serve un numero: { DEED("rescue") }.
refused-moves-are-unknown = Il tabellone non sa dire quante mosse mancano (R15). Conta sul tabellone quante ne servirebbero ancora a Frodo, e scrivi { ASK("rescue N") }.
refused-tile-not-drawn = { $tile } non è stata pescata (R25). Indica una tessera pescata, così come è stata detta; una rossa ha una r in fondo.
refused-red-not-cancelled = Nessuna carta Compagno annulla una tessera rossa (R25). { $tile } è rossa. Se lo fa un’altra carta: { ASK("cancel T with card") }.
refused-one-company-card = Al massimo una carta Compagno annulla una tessera (R25). Per le altre: { ASK("cancel T with card") }, o lascia che si applichino.
refused-no-company-for-cards = Contro queste tessere nessuna carta Compagno aiuta (R25). Se ne gira una solo per una tessera di un incontro o di un salvataggio. Qui c’è { DEED("accept") }, oppure { ASK("cancel T with card") }.
refused-not-in-company = { company-name } non è in gioco (R5). Indica un’altra carta; Merry arriva con { DEED("company add merry") }.
refused-already-flipped = La carta di { company-name } è già girata (R25). Una carta girata non aiuta più: indicane un’altra; se sul tavolo non è girata, { DEED("company unflip", $who) }.
refused-no-escape = Non c’è nulla da cui fuggire (R28). { what-now }
refused-no-escape-to-exit = Una fuga non porta a un’uscita (R28). Indica una località numerata, oppure { DEED("escape stay") }.
refused-escape-not-connected = { $location } non è connessa all’ultima località (R28). In mezzo ce n’è un’altra. Indicane una diversa, oppure { DEED("escape stay") }; con { DEED("!") } vale la tua parola.
refused-escape-too-far = { $location } dista { $dots } { $dots ->
    [one] punto
   *[other] punti
}, e una fuga arriva fino a { $most } (R28). Indicane un’altra, oppure { DEED("escape stay") }; con { DEED("!") } vale la tua parola.
refused-no-refresh = Non è il momento del Ripristino (R30). { what-now }
refused-part-is-over = È finita: ormai non cambia più nulla (R13, R14, R27, P21). { DEED("undo") } toglie l’ultima cosa fatta.
refused-too-few-tokens = { $tokens ->
    [0] Sulla carta di Frodo non c’è nessun segnalino Compagnia
    [one] Sulla carta di Frodo c’è solo un segnalino Compagnia
   *[other] Sulla carta di Frodo ci sono solo { $tokens } segnalini Compagnia
} (R31). Se ce ne sono di più, scrivi { ASK("fellowship = N") }.
refused-more-than-pool = { $pool ->
    [0] Non c’è nessun segnalino Compagnia
    [one] C’è solo un segnalino Compagnia
   *[other] Ci sono solo { $pool } segnalini Compagnia
} nella partita (R31). Non indicarne di più.
refused-pool-is-empty = Non resta nessun segnalino Compagnia da togliere (R31). Quanti ce ne sono, lo dice { DEED("fellowship") }.
refused-not-flipped = La carta di { company-name } non è girata (R25). Se sul tavolo è girata, { DEED("company flip", $who) }.
refused-merry-is-here = Merry si è già unito (R5, P1). Si unisce una volta sola; per vedere chi c’è: { DEED("company") }.
refused-no-such-red-tile = Non esiste nessuna tessera rossa di valore { $value } (R6). Ricontrolla la tessera.
refused-red-has-joined = Quella tessera rossa è già in gioco (R32). Si aggiunge una volta sola; quante tessere ci sono, lo dice { DEED("pool") }.
refused-no-more-red-tiles = Le due tessere rosse sono già entrambe in gioco (R32). Ricontrolla la tessera.
refused-barrow-wights-lie = Gli Spettri dei Tumuli sono già accanto al tracciato (R32). Quanti Occhi ci sono, lo dice { DEED("eyes") }.
refused-barrow-wights-count = Gli Spettri dei Tumuli contano come un Occhio (R32). Sono accanto al tracciato, quindi ce n’è almeno uno.
refused-token-not-kept = Non c’è più nessun segnalino Informazione { $location } da trovare (R21, R22). Indicane uno che c’è ancora e non è nascosto.
refused-exit-in-no-area = { $location } è un’uscita, e non è in nessuna area (R19). Indica una località numerata.
refused-area-is-known = Il tabellone stesso dice dove si trova { $location } (R19). Non occorre dirlo.
refused-tiles-unknown = Le tessere di questa partita non sono state copiate (R6). Nessuno sa che cosa resta: guarda nel sacchetto.
refused-no-links = Il tabellone non dice come sono unite le sue caselle (R8). Che cosa è a portata, qui non si sa: guarda il tabellone.
refused-nothing-in-reach-now = Ora nessuno va da nessuna parte (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] Questo è della Parte 1, che è finita (R7). Nella Parte 2 ci sono { DEED("advance") } e { ASK("gandalf N") }; la rotta segue un incontro.
   *[other] Questo è della Parte 2, non ancora cominciata (P1). Comincia quando la Parte 1 è finita, oppure con una lettera: { DEED("part2") }.
}
refused-no-letter-now = Una lettera si scrive fra le due parti (R33). { what-now }
refused-too-many-found = { $said } segnalini indicati; se ne pescano al massimo { $most } (R2). Ricontrolla i segnalini Informazione.
refused-letter-of-a-lost-game = Con Corruzione { $corruption } non c’è una Parte 2 (R27). Frodo è già perduto nella Parte 1. Ricontrolla il numero.
refused-game-is-running = C’è una partita in corso: ora nessuna lettera si apre (R33). Spazzerebbe via la partita dal tavolo. Finisci prima la sua parte, o riavvia il programma: la partita è conservata. { what-now }
refused-part2-not-now = La Parte 2 comincia dopo la Parte 1, o con una lettera (P1). { what-now }
refused-not-in-the-set = Questa serie non ha così tante tessere { $tile } (P5). Indica la serie con cui si è giocato, oppure { ASK("tiles=none") }.
refused-journeys-unknown = Di quella lunghezza non si conoscono carte Viaggio (P3). Qui non se ne possono pescare. Pesca a mano: nella preparazione { ASK("journey ROWS") }, dopo un incontro { ASK("course change ROWS") }.
refused-no-journeys-drawn = Non sono state pescate carte fra cui scegliere (P3). Prima { DEED("journey draw") }; per una carta pescata a mano { ASK("journey ROWS") }.
refused-too-many-rows = { $said } righe indicate, ma la carta ne ha { $most } (P3). La partenza è compresa. Contale di nuovo.
refused-start-row-wanted = Una carta comincia da dove parte Frodo (P3). Indica prima quella località.
refused-exit-not-at-end = Solo l’ultima riga è un’uscita, non la riga { $row } (P3). Rileggi la carta.
refused-end-wants-exit = L’ultima riga di una carta è un’uscita (P3). Cioè una lettera; rileggi la carta.
refused-row-not-in-reach = La riga { $row } non è a portata delle righe precedenti (R8, P3). Rileggi la carta; se il tabellone è stato copiato male, con { DEED("!") } vale la tua parola.
refused-row-is-told = La riga { $row } è già stata detta (P3). { DEED("undo") } lo annulla.
refused-no-such-row = La riga { $row } non c’è: l’ultima è la { $last } (P3). Conta di nuovo.
refused-row-is-open = La riga { $row } non è ancora stata detta (P7). Quindi nessuno sa dove arriva Frodo. Guarda la carta: { ASK("journey row", $row, "X") }, poi { DEED("advance") }.
refused-rows-missing = La carta deve arrivare alla riga { $wanted }, dov’è Frodo (P20). Dopo la partenza servono altrettante righe: indicale dalla partenza in poi.
refused-name-the-rows = La nuova carta si pesca a mano (P20). Pescala e indica le sue righe, almeno fino alla riga { $wanted }: prima la partenza.
refused-deck-too-small = { $left ->
    [0] Nel mazzo non è rimasta nessuna carta
    [one] Nel mazzo è rimasta solo una carta
   *[other] Nel mazzo sono rimaste solo { $left } carte
} (P20). Non pescarne di più, oppure indica le righe di una carta pescata a mano.
refused-strider-wanted = Solo Grampasso fa pescare carte fra cui scegliere (P20). Lo fa finché la sua carta è in gioco e non girata. Ci sono { DEED("course keep") } e { DEED("course change") }; se sul tavolo la sua carta non è girata, { DEED("company unflip strider") }.
refused-choice-waits = Prima va presa una delle carte pescate (P20). Per prenderne una: { ASK("course take K") }; { DEED("undo") } toglie la pescata.
refused-nothing-to-choose = Non sono state pescate carte fra cui scegliere (P20). Prima, con Grampasso: { ASK("course draw N") }.
refused-no-such-card = Fra quelle pescate non c’è una carta { $said } (P20). { $most ->
    [one] Ce n’è una: prendi quella.
   *[other] Ce ne sono { $most }: scegline una.
}
refused-journey-missing = La carta Viaggio non è ancora stata scelta (P3). Prima { DEED("journey draw") } e { ASK("journey keep short|long") }, oppure { ASK("journey ROWS") }.
refused-deeds-missing = I segnalini Impresa non sono ancora stati pescati (P4). Prima { DEED("deeds draw") }, oppure { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf non ha ancora una località di partenza (P4). Scegli uno dei quattro segnalini: { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = { $said } { $said ->
    [one] segnalino indicato
   *[other] segnalini indicati
}, ma se ne pescano { $wanted } (P4). Indicali tutti e { $wanted }, o falli pescare: { DEED("deeds draw") }.
refused-not-a-deed = Nessun segnalino Impresa ha il numero { $location } (P4). Ricontrolla il segnalino.
refused-deeds-unknown = Il tabellone non elenca i segnalini Impresa (P4). Qui non se ne possono pescare: pescane quattro dalla scatola e scrivi { ASK("deeds N N N N") }.
refused-not-among-his-deeds = { $location } non è uno dei quattro segnalini (P4). Scegli fra quelli pescati.
refused-advance-first = Il turno non può finire prima che Frodo sia avanzato (P8). Prima { DEED("advance") }.
refused-advance-or-rest-first = Il turno non può finire prima che Frodo avanzi o riposi (P8). Prima { DEED("advance") }, oppure { DEED("rest") }.
refused-frodo-first = Prima va Frodo, poi Gandalf (P9). Prima { DEED("advance") } o, di notte, { DEED("rest") }.
refused-gandalf-has-moved = Gandalf ha già fatto l’unica mossa di questo turno (P9). Una carta può muoverlo ancora: { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf si muove prima di ogni altra cosa che fa (P9–P11). Si muove in ogni turno: scrivi { ASK("gandalf N") }; lo stesso numero se resta dov’è.
refused-gandalf-not-connected = { $location } non è connessa al luogo in cui è Gandalf (P9). In mezzo c’è un’altra località. Indicane una connessa, o lo stesso numero se resta dov’è; con { DEED("!") } vale la tua parola.
refused-gandalf-in-rivendell = Gandalf è a Gran Burrone, fuori dal gioco (P12). Prosegui senza di lui.
refused-gandalf-stands = Gandalf resta dov’è la sua miniatura (P10). Ci resta finché tutti gli Spettri dell’Anello non hanno agito; prosegui con { DEED("done") }.
refused-gandalf-stands-there = In { $location } c’è Gandalf: niente Ricerche né Cacce (P17). Indica un’altra località.
refused-not-revealed-on-exit = Su un’uscita Gandalf non si rivela (P10). Si può invece annunciare che vi è giunto: { DEED("gandalf rivendell") }.
refused-no-token-to-spend = Per rivelare Gandalf manca un segnalino Compagnia (P10). Se ne spende uno dalla carta di Frodo; se ce ne sono, scrivi { ASK("fellowship = N") }.
refused-nothing-to-hide = Gandalf si nasconde solo dopo essere stato rivelato (P10). Lo fa quando tutti gli Spettri dell’Anello hanno agito. { what-now }
refused-not-among-the-two = { $location } non è uno dei due segnalini pescati (P10). Scegli fra quelli.
refused-nothing-to-flee = Gandalf si dilegua quando una Caccia l’ha trovato (P16). { what-now }
refused-not-a-remaining-deed = Ora non si può pescare un segnalino Impresa { $location } (P10, P13). Ricontrolla il segnalino.
refused-gandalf-place-first = Prima il prossimo posto di Gandalf, poi le Imprese (P11). { what-now }
refused-no-deed-here = Nessun segnalino Impresa nascosto vale dove si trova Gandalf (P11). Prosegui, o prima portalo nel posto giusto.
refused-not-on-an-exit = Gandalf non è su un’uscita (P12). Prima deve arrivarci.
refused-lord-is-in = Il Signore dei Nazgûl è già in gioco (P18). { DEED("lord out") } lo toglie.
refused-lord-is-out = Il Signore dei Nazgûl non è in gioco (P18). { DEED("lord in") } lo fa entrare.
refused-lord-not-today = Niente Anello di Morgul: oggi il Signore non era in gioco (P14). Dice chi è solo nei giorni in cui il Signore dei Nazgûl è stato in gioco. Chiedi senza; { DEED("lord in") }, se è sul tavolo.
refused-lord-is-one-of-them = Senza Nazgûl non c’è fra loro nemmeno il Signore (P18). Si conta fra i Nazgûl, quindi ce n’è almeno uno: { DEED("nazgul 1 lord") }, se è solo.
refused-not-over = La partita non è finita (P23). Nessuno sa ancora che cosa comporta per La Guerra dell’Anello. { what-now }
refused-nothing-told-yet = La parte non è finita. Ciò che era nascosto si racconta alla fine. { what-now }
refused-table-word-too-late = La parola del tavolo si dice prima di pescare. Ora qualcuno potrebbe sapere a che cosa porta. Si può giocare anche senza.
refused-correction-waits = Una correzione del diario aspetta una decisione. Prima { DEED("correct apply") }, oppure { DEED("correct keep") }.
refused-nothing-proposed = Non è stata proposta nessuna correzione. Prima di’ che cosa è sbagliato: { ASK("correct 3 22") }, { ASK("correct insert 3 22") } o { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] Il diario non ha voci da correggere.
   *[other] La voce { $said } non c’è: qui si arriva fino alla { $most }. Per vederle tutte: { DEED("log") }.
}
refused-log-is-full = Il diario è pieno, con sedici voci (R14). Correggine una, o prima togline una.
refused-nothing-to-correct = Quella voce è già proprio così. Per vedere che cosa c’è scritto: { DEED("log") }.
refused-end-not-corrected = Una correzione non cambia mai la fine della Parte 1 (R13, R14). La Parte 1 finisce con un’uscita o al passo 16, e nessuna correzione fa entrare in un’uscita, ne fa uscire o annulla una fine. Togli la mossa con { DEED("undo") }, o scrivila: { ASK("move X") }.
refused-was-told = A tutti è stato detto che lì c’era Gandalf (P10–P12). Oppure tutti vedono lì la sua miniatura. Ciò che è stato detto resta detto; { DEED("undo") } torna a prima.
refused-was-drawn = Dove Gandalf è andato l’ha pescato il programma (P10, P16). Una pescata non è un ricordo: era lì.
refused-gandalf-is-somewhere = Il diario di Gandalf contiene soltanto località (P9). Niente punti né barre.
refused-area-not-told = Una risposta dipende da un’area che nessuno ha detto. È stata chiesta una Percezione quando Frodo o Gandalf sarebbe stato lì. Prima indica { ASK("area N AREA") }.
refused-not-revealed-yet = Una partita si rivela quando è finita. Oppure quando è finita la sua Parte 1 e non si continua. Fino ad allora nessun altro deve vederne nulla.

## Letters that cannot be opened

no-letter-not-a-letter = Questa non è una Lettera di Gandalf di questo programma (R33). Indica il file scritto da { DEED("letter PATH") }, o scrivi il codice dal diario.
no-letter-newer = Questa lettera è stata scritta da una versione più recente. Aprila con quella.
no-letter-damaged = Questa lettera non è come è stata scritta (R33). Manca qualcosa o qualcosa è cambiato. Confrontala con il codice sul diario; { DEED("letter-by-hand") } la riprende dal foglio.
no-letter-code-sign = «{ $sign }» non compare in nessun codice. Vi si usano solo le cifre, e le lettere tranne I, L, O e U. Ricontrolla il codice.
no-letter-code-group = Il gruppo { $group } del codice è sbagliato o fuori posto. Confronta { $typed } con il diario, segno per segno.
no-letter-contents = Il codice dice qualcosa che non c’è in nessuna partita. Eppure regge: l’ha scritto un altro programma? { DEED("letter-by-hand") } riprende la Parte 1 dal foglio.

## Lines that are no command

misheard-not-a-row = «{ $word }» non è una riga di una carta. Una riga è un punto, una località (con * in fondo se è un riparo) o, alla fine, un’uscita.
misheard-eyes-are-counted = Gli Occhi non si scartano (R26). Stanno accanto al tracciato: contali con { ASK("eyes=N") }; eyer fra le tessere scartate dice che fra loro c’è quello rosso.
misheard-wrong-number-of-rows = { $said ->
    [one] Una riga non fa una carta né breve né lunga
   *[other] { $said } righe non fanno una carta né breve né lunga
} (P3). Una breve ha la partenza e altre 14, una lunga la partenza e altre 16. Se una carta è stata letta in parte: { ASK("journey short ROWS") }, oppure { ASK("journey long ROWS") }.
misheard-too-many-players = I giocatori degli Spettri dell’Anello sono al massimo { $most }. Non indicarne di più.
misheard-not-a-location = «{ $word }» non è una località. Le località sono numeri da 1 a 999, le uscite una lettera.
misheard-dot-not-asked = Sui punti non si fanno né Ricerche né Cacce (R20). Indica una località numerata.
misheard-dot-no-escape = Una fuga non porta a un punto (R28). Indica una località, oppure { DEED("escape stay") }.
table-corrects-to-no-dot = Una fuga non porta a un punto. Indica una località, oppure “/” se è rimasto.
misheard-wants-area = «{ $word }» non è un’area (R19). Una località si trova in un’area di una sezione: II-A.
misheard-not-an-area = «{ $word }» non è né un’area né una sezione (R19). Un’area è II-A, una sezione II: scrivi come in questi esempi.
misheard-not-a-tile = «{ $word }» non è una tessera. Le tessere sono eye o un numero da 0 a 9; le rosse hanno una r in fondo (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(E un altro errore.)
   *[other] {" "}(E altri { $more } errori.)
}
fault-no-such-part = «part» è { $found }, e dovrebbe essere 1 o 2.
fault-wants-location = «{ $key }»: { $item } non è una località; serve un numero intero da 1 a 999.
fault-wants-area = «{ $key }»: { $item } non è un’area; servono una sezione da I a VI, un trattino e una lettera, come II-A.
fault-wants-space = «{ $key }»: { $item } non è una casella con un nome; serve una località (22), un’uscita (C) o un punto con un nome (.fork).
fault-wants-place = «{ $key }»: la posizione di { $item } dovrebbe essere fatta di due numeri da 0 a 1: [0.5, 0.25].
fault-in-two-areas = «areas»: { $item } è in { $area } e in { $other }. Si trova in una sola.
fault-not-of-the-part = «areas»: { $area } non è un’area della Parte { $part }. La Parte 1 ha le sezioni da I a III, la Parte 2 da IV a VI, ciascuna con le aree da A a D.
fault-nowhere-on-board = «{ $key }»: { $item } non compare in nessuna via né in nessuna area. Aggiungilo lì, o toglilo qui.
fault-bad-token = In «{ $chain }», { $token } non è una casella. Serve un numero da 1 a 999, una lettera maiuscola, un punto o un punto con un nome.
fault-short-chain = «links»: «{ $chain }» è troppo corta. Una catena unisce almeno due caselle.
fault-loose-end = «links»: «{ $chain }» comincia o finisce con un punto senza nome. Dai un nome a quel punto, o metti una località in fondo.
fault-joined-to-itself = «links»: in «{ $chain }», { $space } è unita a sé stessa. Si uniscono due caselle diverse.
fault-joined-twice = «links»: in «{ $chain }», { $space } e { $other } sono unite, ma lo erano già. Togli il doppione.
fault-too-many-spaces = «links»: ci sono più di { $most } caselle, e nessun tabellone ne ha così tante.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Località di partenza di Frodo: { $found } su { $printed }.
    [nazgul] Località di partenza dei Nazgûl: { $found } su { $printed }.
    [information] Numeri delle Informazioni: { $found } su { $printed }.
    [deeds] Numeri delle Imprese: { $found } su { $printed }.
   *[areas] Aree: { $found } su { $printed }.
}
proof-more = { $what ->
    [starts] { $found } località di partenza di Frodo, e nella scatola ci sono { $printed } segnalini di partenza.
    [nazgul] { $found } località di partenza dei Nazgûl, e il tabellone ne ha { $printed }.
    [information] { $found } numeri delle Informazioni, e nella scatola ci sono { $printed } segnalini.
    [deeds] { $found } numeri delle Imprese, e nella scatola ci sono { $printed } segnalini.
   *[areas] { $found } aree, e il tabellone ne ha { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } non è ancora collegata a nulla né in un’area, mentre numeri più alti lo sono.
   *[other] { $locations } non sono ancora collegate a nulla né in un’area, mentre numeri più alti lo sono.
}
proof-no-links = Ancora nulla è unito a nulla.
proof-unlinked = { $count ->
    [one] { $locations } non è unita a nulla.
   *[other] { $locations } non sono unite a nulla.
}
proof-no-exit = Non c’è nessuna uscita.
proof-in-no-area = { $count ->
    [one] { $locations } non è in nessuna area.
   *[other] { $locations } non sono in nessuna area.
}
proof-information-nowhere = Il numero { $location } delle Informazioni non è ancora unito a nulla, e non è in nessuna area.
proof-deed-nowhere = Il numero { $location } delle Imprese non è ancora unito a nulla, e non è in nessuna area.
proof-dead-ends = { $count ->
    [one] { $spaces } è un vicolo cieco: una via ci arriva, nessuna prosegue.
   *[other] { $spaces } sono vicoli ciechi: a ciascuno arriva una via, nessuna prosegue.
}
proof-cut-off = { $count ->
    [one] { $locations } è tagliata fuori dal resto del tabellone.
   *[other] { $locations } sono tagliate fuori dal resto del tabellone.
}
proof-exit-too-far = L’uscita { $exit } è a { $moves } mosse dalla partenza più vicina, e il tracciato Movimento ha { $steps } passi.
proof-exit-out-of-reach = Da nessuna partenza una via porta all’uscita { $exit }.
proof-example-adjacent = Negli esempi del regolamento { $location } è adiacente a { $other }.
proof-example-not-adjacent = Negli esempi del regolamento { $location } è connessa a { $other }, ma non adiacente.
proof-example-near = { $dots ->
    [16] Negli esempi del regolamento { $location } è connessa a { $other }.
    [one] Negli esempi del regolamento { $location } è connessa a { $other }, con al massimo un punto in mezzo.
   *[other] Negli esempi del regolamento { $location } è connessa a { $other }, con al massimo { $dots } punti in mezzo.
}
proof-example-dots = { $dots ->
    [one] Negli esempi del regolamento fra { $location } e { $other } c’è un punto; qui: { $found }.
   *[other] Negli esempi del regolamento fra { $location } e { $other } ci sono { $dots } punti; qui: { $found }.
}
proof-example-apart = Negli esempi del regolamento { $location } non è connessa a { $other }.
proof-example-reach = { $dots ->
    [0] Negli esempi del regolamento sono adiacenti a { $location }: { $listed }; qui: { $found }.
    [one] Negli esempi del regolamento, con un punto segnato, sono a portata di { $location }: { $listed }; qui: { $found }.
   *[other] Negli esempi del regolamento, con { $dots } punti segnati, sono a portata di { $location }: { $listed }; qui: { $found }.
}
proof-example-rescue = Negli esempi del regolamento l’uscita più vicina è a { $moves } mosse da { $location }, con punti segnati: { $dots }; qui: { $found }.
proof-example-area = Negli esempi del regolamento { $location } si trova in { $area }; qui in { $found }.
proof-example-section = Negli esempi del regolamento { $location } si trova nella sezione { $section }; qui nella { $found }.
proof-example-nazgul = Negli esempi del regolamento un Nazgûl parte da { $location }.
proof-example-start = Negli esempi del regolamento Frodo parte da { $location }.
proof-example-deed = Negli esempi del regolamento { $location } è il numero di un segnalino Impresa.
proof-example-dark = Negli esempi del regolamento { $location } è una località Oscura.

fault-wants-tile = «{ $key }»: { $item } non è una tessera; serve "eye" o un numero da 0 a 9.
fault-wrong-length = «{ $key }»: la carta «{ $card }» ha { $found } mosse dopo la partenza, e dovrebbe averne { $wanted }.
fault-bad-row = «{ $key }»: nella carta «{ $card }», { $row } non è una riga. Serve un punto, una località, una con * in fondo o l’uscita alla fine.
fault-exit-not-last = «{ $key }»: la carta «{ $card }» dovrebbe finire con un’uscita, e non averne prima.

## What the table is told

told-opened = { $board-known ->
    [no] Il tabellone è quello sul tavolo
   *[yes] Il tabellone è { $board }
}, { $tiles-known ->
    [no] le tessere sono nel sacchetto
   *[yes] le tessere sono { $tiles }
}.{ $counts ->
    [odd] {" "}Nella scatola ci sono 15 tessere beige, 3 grigie e 2 rosse; in questa serie no.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}Le pescate di questa partita si possono ripetere, perché è stato dato un seme.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] Il tabellone «{ $named }» è una copia fatta da qualcuno e ha soltanto il nome di ciò che arriva con il programma.
   *[own] Il tabellone «{ $named }» è una copia fatta da qualcuno.
}
told-own-tiles = { $whose ->
    [own-by-its-name] Le tessere «{ $named }» sono una copia fatta da qualcuno e hanno soltanto il nome di ciò che arriva con il programma.
   *[own] Le tessere «{ $named }» sono una copia fatta da qualcuno.
}
told-own-journeys = { $whose ->
    [own-by-its-name] Le carte Viaggio «{ $named }» sono una copia fatta da qualcuno e hanno soltanto il nome di ciò che arriva con il programma.
   *[own] Le carte Viaggio «{ $named }» sono una copia fatta da qualcuno.
}
told-information-hidden = Una carta nasconde l’Informazione in { $location }.
turn-name = { $turn ->
    [daylight-1] primo turno diurno
    [daylight-2] secondo turno diurno
   *[nightfall] notte
}
told-phase = { $phase ->
    [encounter] I Nazgûl hanno trovato Frodo: conta quelli nella località della Caccia o adiacenti a essa.
    [escape] Frodo fugge.
    [rescue] Frodo non ha raggiunto un’uscita e dev’essere salvato: gli Spettri dell’Anello non giocano.
    [refresh] Il giorno è finito: carte, giocatore guida, dadi.
    [bree] Frodo ha raggiunto Brea. La Parte 1 è finita.
    [rescued] Frodo è salvo. La Parte 1 è finita.
    [corrupted] Frodo è corrotto. Vincono gli Spettri dell’Anello.
    [fleeing] Gandalf si dilegua: pesca un segnalino Impresa.
    [hiding] Tutti gli Spettri dell’Anello hanno agito: Gandalf torna a nascondersi.
    [rivendell] Frodo è a Gran Burrone. Vince il Portatore dell’Anello.
   *[other] {""}
}
told-part2 = Parte 2: si gira il tabellone. { $known ->
    [yes] È { $board }.
   *[no] È quello sul tavolo.
} Le carte Alleato in mano si cambiano con altrettante del nuovo mazzo; i segnalini Traccia lasciano il tabellone, Movimento a 0; segnalini di partenza e tessere scartate si ripongono. Gli Spettri dell’Anello possono ridistribuirsi le carte Stregoneria, e la guida si sorteggia di nuovo.{ $repeatable ->
    [yes] {" "}Le pescate di questa parte si possono ripetere, perché è stato dato un seme.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] Nel sacchetto ci sono { $count } tessere: quelle rimaste, le grigie e le speciali che si sono aggiunte.
   *[no] Nel sacchetto vanno le tessere rimaste, le tre grigie e le speciali che si sono aggiunte.
}
told-length = Il viaggio è { $length ->
    [short] breve
   *[long] lungo
}: { $moves } mosse, e Frodo è perduto con Corruzione { $limit }.
told-gandalf-hidden = La miniatura di Gandalf lascia il tabellone.
told-gandalf-in-rivendell = Gandalf è a Gran Burrone, fuori dal gioco.
told-lord-in = Il Signore dei Nazgûl è in gioco: prende il posto di un Nazgûl, quello del giocatore guida se comincia in gioco.
told-lord-out = Il Signore dei Nazgûl esce dal gioco; il suo dado esce alla fine del giorno.
told-course-kept = Frodo mantiene la rotta.
told-course-drawn = Si pescano carte fra cui scegliere.
told-course-changed = Frodo cambia rotta: tutti i segnalini Traccia lasciano il tabellone, la sua miniatura va al passo { $step }.
told-journey-changed = Una carta cambia la carta Viaggio; miniatura e segnalini Traccia restano.
told-table-word = La parola degli Spettri dell’Anello: { $word }. Entra in ogni pescata.
told-corrected = Una voce del diario era sbagliata e viene corretta; { $count ->
    [0] nessuna risposta sarebbe stata diversa.
    [one] una risposta sarebbe stata diversa:
   *[other] { $count } risposte sarebbero state diverse:
}
told-corrected-encounter = Ciò che è stato detto resta detto: un incontro che doveva seguire si svolge, uno che è mancato no.
told-step = La miniatura di Frodo va al passo { $step }.
told-rested = Frodo riposa.
told-no-move = Frodo non fa mosse in questo turno, sulla parola del Portatore dell’Anello.
told-hands = Prima le mani: nessuno tiene più di cinque carte Alleato, né alcun giocatore Spettro più di cinque carte Stregoneria; chi ne ha di più scarta subito.
told-eye = L’indicatore del turno mostra l’Occhio: una Caccia gratuita al posto di una Ricerca gratuita.
limit-told = { $limit-known ->
    [yes] {" "}su { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}limite +{ $limit }
    }
}
told-corruption = La Corruzione è a { $total }{ limit-told }{ $cause ->
    [night] {" "}(una mossa di notte)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Segnalini Compagnia: { $tokens } su { $pool }.
told-company = { $card ->
    [flipped] La carta di { company-name } è girata.
    [ready] La carta di { company-name } ha le abilità in vista.
   *[away] { company-name } non è in gioco.
}
company-name = { $who ->
    [frodo] Frodo
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Grampasso
}
told-asked = Gli Spettri dell’Anello chiedono: { $question }.
told-withdrawn = La domanda è ritirata: { $question }.
told-blocked = La domanda è annullata da una carta: { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] Non si pescano tessere.
    [one] Una tessera pescata: { $tiles }.
   *[other] { $count } tessere pescate: { $tiles }.
}
told-tile-returned = La tessera { $tile } torna nel sacchetto.
told-tile-put-back = Sulla parola del tavolo la tessera { $tile } è di nuovo nel sacchetto.
told-tile-taken-out = Sulla parola del tavolo la tessera { $tile } è uscita dal sacchetto.
told-tile = La tessera { $tile }: la Corruzione è a { $total }{ limit-told }.
told-tile-lost = La tessera { $tile } è fuori dal gioco.
told-red = Una tessera rossa si aggiunge al sacchetto: { $value }.
told-barrow-wights = Gli Spettri dei Tumuli sono accanto al tracciato: { $eyes } { $eyes ->
    [one] Occhio
   *[other] Occhi
}.
told-eyes-set = Occhi accanto al tracciato, come dice il tavolo: { $eyes }.
question-search = Ricerca in { $target }
question-hunt = Caccia in { $target }
question-perception = Percezione in { $target }

question-morgul = Percezione in { $target } con l’Anello di Morgul

## What hands do for it

hands-information = Consegna il segnalino Informazione { $location }: è il loro { $count ->
    [1] primo. Qualsiasi dado può essere speso per muovere di un altro passo.
    [2] secondo. Due dadi possono essere spesi per una Caccia o una Percezione.
    [3] terzo. Una Spada può essere spesa per muovere di un passo e poi fare una Ricerca.
    [4] quarto. Un Anello può essere speso per muovere di altri due passi.
   *[other] quinto. Il Signore dei Nazgûl comincia la Parte 2 in gioco.
}
hands-track = { $before ->
    [none] Metti un segnalino Traccia su { $location }
    [same] Il segnalino Traccia su { $location } resta com’è
   *[other] Gira il segnalino Traccia su { $location }
}, con { $side ->
    [eye] l’occhio
   *[sword] la spada
} in vista.

## The Letter from Gandalf

envelope = Nella busta vanno:
envelope-corruption = Scrivi sul Diario di viaggio: Corruzione { $corruption }.
envelope-sorcery-piles = Nella scatola, separate: le carte Stregoneria da pescare e quelle scartate. Anche tutto il resto va nella scatola.
envelope-rest = Il codice qui sotto è la stessa lettera, tranne i nomi dei giocatori e i tuoi tabelloni: scrivilo a matita sul diario.
letter-tokens = { $count ->
    [0] nessun segnalino Compagnia
    [one] un segnalino Compagnia
   *[other] { $count } segnalini Compagnia
}
letter-company = { $count ->
    [0] nessuna carta Compagno
   *[other] Compagni: { $list }
}
letter-hand = { $count ->
    [0] nessuna carta Alleato
    [one] una carta Alleato
   *[other] { $count } carte Alleato
}
letter-hand-untold = le carte Alleato del Portatore dell’Anello
letter-sorcery = Carte Stregoneria, per giocatore: { $list }
letter-sorcery-untold = le carte Stregoneria di ciascun giocatore Spettro, separate
letter-flipped = usate, nella scatola: { $list }
letter-information = Informazioni trovate: { $list }
letter-discarded = tessere scartate: { $list }
letter-eyes = { $count ->
    [one] una tessera Occhio
   *[other] { $count } tessere Occhio
} accanto al tracciato
letter-barrow-wights = gli Spettri dei Tumuli accanto al tracciato
letter-red = tessere speciali in gioco: { $list }
letter-players = Portatore dell’Anello: { $ring-bearer }. Spettri dell’Anello: { $ringwraiths }.
letter-own-files = Il tabellone, le tessere o le carte di quella partita erano file tuoi, e in un codice non c’è posto per loro: indicali con { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = Il tabellone, le tessere o le carte di quella partita erano file tuoi, e in un codice non c’è posto per loro: indica i loro file nelle righe qui accanto.
letter-played = Questa lettera è già stata aperta e giocata, il { $day }. Vale comunque.
previously = Finora{ $dated ->
    [yes] , nella partita cominciata il { $begun }
   *[no] {""}
}: dopo { $day ->
    [one] un giorno
   *[other] { $day } giorni
} e { $step ->
    [one] un passo
   *[other] { $step } passi
} { $rescued ->
    [yes] Frodo ha avuto bisogno di un salvataggio, ma è giunto lo stesso a Brea
   *[no] Frodo ha raggiunto Brea
}. La Corruzione è a { $corruption }; gli Spettri dell’Anello { $found ->
    [0] non hanno trovato nessuna Informazione
    [one] hanno trovato un segnalino Informazione
   *[other] hanno trovato { $found } segnalini Informazione
}.
previously-on-paper = La Parte 1 è stata giocata su carta. La Corruzione è a { $corruption }.
take-out = Dalla busta escono:
take-out-sorcery = Le carte Stregoneria le prende uno Spettro dell’Anello, così che nessun altro le veda. Ognuno gioca dalla parte da cui giocava prima.

## What the Ring-bearer is told alone

whispered-token-hidden = L’Informazione in { $location } è nascosta per sempre.
area-unknown = Nessuno ha detto in quale area si trova { $location }.
whispered-filled = Una sola carta fra quelle che hai detto comincia così, e le altre sue righe sono state completate. Confrontala con la carta; se una riga è sbagliata, scrivi { ASK("journey row I X") }.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}in { $area }
    [exit] {""}
   *[no] {" "}(in quale area? { ASK("area", $last, "…") })
}
whispered-walked = È una carta diversa da quella che si pensava, e alcune righe fino al passo { $step } già percorse da Frodo erano state completate da quella sbagliata. Confrontale con la carta; se una è sbagliata, { DEED("undo") } torna fin lì.
whispered-token-would = { $now ->
    [hidden] L’Informazione in { $location } sarebbe nascosta per sempre.
   *[kept] L’Informazione in { $location } sarebbe di nuovo da trovare.
}
whispered-no-way = Stando al tabellone nessuna mossa porta da { $from } a { $to }: la voce { $at } varrebbe sulla tua parola.
whispered-nothing-touched = Nessuna risposta sarebbe stata diversa.
private = { $part ->
    [1] {""}
   *[other] Frodo:{" "}
}{ place }, { $dots ->
    [0] poi nessun punto
    [one] poi un punto
   *[other] poi { $dots } punti
}{ $exit-known ->
    [yes] , { $exit ->
        [one] a una mossa
       *[other] a { $exit } mosse
    } { $part ->
        [1] dall’uscita più vicina
       *[other] da Gran Burrone
    }
   *[no] {""}
}.
private-gandalf = Gandalf: { place }{ $stands ->
    [yes] , rivelato
   *[no] {""}
}.{ $deed ->
    [yes] {" "}Qui si può compiere un’Impresa.
   *[no] {""}
}
private-company = La carta di { company-name } ora può aiutare.

## When all is over

story-log = Parte 1: { $way }
story-card = { $count ->
    [1] Carta Viaggio: { $way }
   *[other] Carta Viaggio { $number }, dal passo { $from }: { $way }
}
story-gandalf = Gandalf: { $way }
war-tokens = Per una partita a La Guerra dell’Anello: { $shadow ->
    [0] { $free-peoples ->
        [1] un segnalino Azione per i Popoli Liberi, a loro scelta
       *[other] { $free-peoples } segnalini Azione per i Popoli Liberi
    }
    [1] { $free-peoples ->
        [0] un segnalino Azione per l’Ombra, a sua scelta
       *[other] un segnalino Azione per ciascuna parte, a loro scelta
    }
   *[other] { $shadow } segnalini Azione per l’Ombra
}.

## Status

status-board = Tabellone: { $value }
status-phase = Fase: { $value }
status-tiles = Tessere: { $value }
status-options = Opzioni: { $value }
status-moved = Frodo ha fatto la mossa normale di questo turno.
status-flipped = Girate: { $value }
status-red = Tessere rosse aggiunte: { $value }
status-step = Tracciato Movimento: { $value }
status-corruption = Corruzione: { $value }
status-fellowship = Compagnia: { $value }
status-company = Compagni: { $value }
status-eyes = Occhi: { $value }
status-pool = Tessere nella riserva: { $value }
status-log = { table-log }: { $value }
status-tracks = { table-tracks }: { $value }
status-reach = Raggiungibili: { $value }
status-drawn = Tessere pescate: { $value }
status-found = Frodo è stato trovato: segue un incontro.

status-gandalf-moved = Gandalf ha fatto la mossa di questo turno.
status-deeds = Imprese compiute: { $value }
status-result = La Guerra dell’Anello, segnalini Azione: { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Pesca la località di partenza di Frodo, in segreto.
       *[yes] { $information-set ->
            [no] Pesca cinque segnalini Informazione, in segreto.
           *[yes] { $given ->
                [no] { $give ->
                    [1] Scegline uno da dare apertamente.
                   *[other] Scegline { $give } da dare apertamente.
                }
               *[yes] Disponi i Nazgûl, tira sei dadi e comincia con i risultati Ombra.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Notte, Frodo si è mosso: miniatura al passo { $step }, Corruzione a { $corruption }, gira l’indicatore. Poi il turno finisce.
           *[no] { $rested ->
                [yes] Notte, Frodo riposa: non si muove nulla. Poi il turno finisce.
               *[no] Notte: il Portatore dell’Anello riposa, oppure muove, al prezzo di 1 Corruzione e dell’Occhio.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, Frodo si è mosso: miniatura al passo { $step }. Poi il turno finisce.
           *[no] { turn-title }: muove il Portatore dell’Anello.
        }
    }
    [ringwraiths] { turn-title }: i Nazgûl agiscono, uno dopo l’altro{ $eye ->
        [yes] , con una Caccia gratuita ciascuno; una Ricerca solo con una carta o un segnalino Informazione
       *[no] , con una Ricerca gratuita ciascuno
    }. { $found ->
        [yes] Frodo è stato trovato: quando tutti hanno agito, segue l’incontro.
       *[no] Poi il turno finisce.
    }
    [encounter] Conta i Nazgûl nella località della Caccia o adiacenti a essa.
    [escape] Il Portatore dell’Anello scrive la sua fuga, o resta; la miniatura avanza di un passo.
    [rescue] Passo 16 e nessuna uscita: pesca una tessera per ogni mossa che manca.
    [refresh] Ripristino: pescate una carta Alleato, passate la guida, pescate una carta Stregoneria, tirate i dadi.
    [bree] Frodo ha raggiunto Brea. La Parte 1 è finita. Si continua, o una lettera la conserva per un’altra serata.
    [rescued] Frodo è salvo. La Parte 1 è finita. Si continua, o una lettera la conserva per un’altra serata.
    [corrupted] Frodo è corrotto. Vincono gli Spettri dell’Anello.
    [letter] La lettera è aperta. Gira il tabellone e prepara la Parte 2.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Notte, { $rested ->
        [yes] Frodo riposa: non si muove nulla
       *[no] Frodo è avanzato: miniatura al passo { $step }, Corruzione a { $corruption }, gira l’indicatore
    }
   *[other] { turn-title }: miniatura al passo { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Pesca una carta Viaggio da ciascun mazzo, in segreto, e tienine una.
       *[yes] { $deeds-set ->
            [no] Pesca quattro segnalini Impresa, in segreto.
           *[yes] { $gandalf-set ->
                [no] Scegli quale dei quattro è la partenza di Gandalf.
               *[yes] Due Nazgûl in ciascuna delle loro località di partenza, tira i sei dadi normali e comincia con i risultati Ombra.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Notte: Frodo riposa, oppure avanza, al prezzo di 1 Corruzione e dell’Occhio.
               *[other] { turn-title }: Frodo avanza di un passo.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title }: i Nazgûl agiscono, uno dopo l’altro{ $eye ->
        [yes] , con una Caccia gratuita ciascuno; una Ricerca solo con una carta o un segnalino Informazione
       *[no] , con una Ricerca gratuita ciascuno
    }{ $lord ->
        [yes] ; il loro Signore spende un dado, o caccia senza dado dove si trova
       *[no] {""}
    }{ $stands ->
        [yes] ; nessuno entra in { $figure }, dove c’è Gandalf
       *[no] {""}
    }. { $found ->
        [yes] Frodo è stato trovato: quando tutti hanno agito, segue l’incontro.
       *[no] Poi il turno finisce.
    }
    [fleeing] Gandalf è stato trovato. Pesca un segnalino Impresa in segreto.
    [hiding] La miniatura di Gandalf lascia il tabellone; lui prende uno di due segnalini Impresa, in segreto.
    [encounter] Conta i Nazgûl nella località della Caccia o adiacenti a essa{ $lord ->
        [yes] , e guarda se fra loro c’è il loro Signore: conta per due tessere
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] Il Portatore dell’Anello prende una delle carte pescate.
       *[no] Frodo mantiene la rotta, o la cambia: miniatura indietro di un passo, via tutti i segnalini Traccia, un’altra carta.
    }
    [refresh] Ripristino: pescate una carta Alleato, passate la guida, pescate una carta Stregoneria, tirate i dadi{ $lord ->
        [yes] ; l’Ombra di Morgul del loro Signore non dà segnalini Compagnia
       *[no] {""}
    }.
    [corrupted] Frodo è corrotto. Vincono gli Spettri dell’Anello.
    [rivendell] Frodo è a Gran Burrone. Vince il Portatore dell’Anello.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Poi muove Gandalf.
   *[yes] { $stands ->
        [yes] Gandalf è in { $figure }: i Nazgûl che sono lì si allontanano di al massimo due passi, si scarta un dado normale. Poi il turno finisce.
       *[no] { $in-rivendell ->
            [yes] Poi il turno finisce.
           *[no] { $on-exit ->
                [yes] Su un’uscita Gandalf non si rivela: si può annunciare che vi è giunto, esce dal gioco e il limite sale di 1. Poi il turno finisce.
               *[no] Se dov’è Gandalf ci sono Nazgûl, lo si può rivelare, per un segnalino Compagnia che esce dal gioco; oppure compie un’Impresa. Poi il turno finisce.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] Primo turno diurno
    [daylight-2] Secondo turno diurno
   *[nightfall] Notte
}
host-asked = { $question }: rispondi, ritirala, oppure una carta la blocca.
host-drawn = { $count ->
    [0] Nessuna tessera da pescare.
   *[other] Pescate: { $tiles }. Gira una carta Compagno per annullare una tessera, oppure accettale.
}

## The terminal

help = X è un punto (.), una località o un’uscita; N un numero; T una tessera (eye, 3, 3r). help COMMAND dice di più.
help-new = Comincia una partita: hunt, o nessun nome. Senza chiavi si gioca sul tabellone di prova; con la tua scatola: board=none starts=N,N,N. Un percorso con spazi va tra virgolette doppie.
help-start = Da dove parte Frodo (R1): il numero sul segnalino, oppure pescato dal programma.
help-information = I cinque segnalini Informazione dietro lo schermo (R2), dalla scatola o pescati dal programma.
help-give = Dà via, dei cinque segnalini, quanti si era stabilito (R2).
help-begin = Comincia il primo giorno, con i risultati Ombra dei dadi (R4).
help-move = La mossa normale di Frodo (R8): un punto, una località o un’uscita. Con ! vale la tua parola; free risparmia la Corruzione di una mossa di notte.
help-rest = Frodo riposa di notte (R7); con !, di giorno non fa mosse.
help-reach = Dice dove si può entrare ora (R8), o fuggire (R28); nella Parte 2 dove può andare Gandalf (P9).
help-log = Mostra il Diario di viaggio.
help-done = Chiude il turno del Portatore dell’Anello, o degli Spettri dell’Anello (R7); con !, senza la mossa di Frodo.
help-search = Chiede se una località compare nel diario (R17).
help-hunt = Chiede se una località compare nel diario, e se Frodo è lì (R18).
help-perception = Chiede se l’ultima località si trova in un’area o in una sezione (R19). morgul, in un giorno con il Signore dei Nazgûl in gioco, dice anche chi (P14).
help-ask = Pone prima una domanda, così che si possa ritirare o bloccare con una carta (R23); il Portatore dell’Anello vede quale sarebbe la risposta.
help-answer = Risponde alla domanda posta (R23).
help-withdraw = Ritira la domanda posta (R23).
help-blocked = Una carta annulla la domanda posta (R23).
help-card = Una carta muove qualcuno, fa una domanda o cambia la carta Viaggio: nel turno dell’una o dell’altra parte, e nel Ripristino (R12).
help-tracks = Elenca i segnalini Traccia sul tabellone.
help-nazgul = Quanti Nazgûl ci sono nell’incontro (R24); si pesca una tessera per ciascuno.
help-cancel = Rimanda indietro tessere pescate (R25): una sola con una carta Compagno, e mai una rossa; qualsiasi con altre carte (card). Quelle che restano si applicano.
help-accept = Si applicano tutte le tessere pescate (R26).
help-escape = Dove fugge Frodo (R28), o se resta.
help-rescue = Pesca una tessera per ogni mossa che mancherebbe a Frodo (R15).
help-refresh = Comincia il giorno successivo, con i risultati Ombra dei dadi (R30).
help-draw = Pesca tessere per una carta, nel turno dell’una o dell’altra parte e nel Ripristino (R12).
help-corruption = Mostra la Corruzione, o la mette com’è sul tavolo (R32).
help-fellowship = Mostra i segnalini Compagnia, o li mette come sono sul tavolo; pool N dice quanti ce ne sono in gioco (R31).
help-company = Mostra le carte Compagno non girate, ne gira una o la raddrizza, o fa unire Merry (R5).
help-red = Una tessera rossa si aggiunge alla riserva (R32).
help-barrow-wights = Un Occhio in più accanto al tracciato (R32).
help-eyes = Dice quanti Occhi ci sono accanto al tracciato, o li mette come sono sul tavolo, contando gli Spettri dei Tumuli.
help-pool = Dice quante tessere restano; +T ne rimette una che era uscita dalla riserva, -T ne toglie una.
help-track = Mette un segnalino Traccia com’è sul tabellone.
help-token = Una carta rivela un segnalino Informazione davanti a tutti (found), o lo nasconde in segreto (hidden) (R32).
help-area = Dice dove si trova una località che il tabellone non colloca (R19).
help-letter = Conserva la Parte 1 per un’altra serata (R33): scrive un file, dà un codice e dice che cosa riporre.
help-open-letter = Apre una Lettera di Gandalf, un file o un codice; part2 continua.
help-letter-by-hand = La Parte 1 è stata giocata su carta: che cosa contiene la busta (R33). eyes conta le tessere Occhio, barrow-wights vale un Occhio in più.
help-part2 = Prepara la Parte 2 (P1–P6), dopo la Parte 1 o con una lettera.
help-journey = La carta Viaggio (P3): pescata qui, o scritta dalla carta, fin dove è stata letta; una riga lasciata aperta si dice con row. Un * dopo una riga segna un riparo, come 10*: su una carta lunga, con shelters=on, una Ricerca lì non trova nulla finché Frodo vi si trova (P15).
help-deeds = I quattro segnalini Impresa di Gandalf (P4), dalla scatola o pescati dal programma.
help-gandalf = La mossa di Gandalf (P9), la sua partenza (P4), reveal e hide (P10), flee (P16), l’Impresa (P11), Gran Burrone (P12).
help-advance = Frodo avanza secondo la carta Viaggio (P8); free risparmia la Corruzione di una mossa di notte.
help-lord = Il Signore dei Nazgûl entra in gioco, o ne esce (P18).
help-course = Dopo un incontro (P20): la carta si tiene o si cambia; se Grampasso non è girato, con draw e take si sceglie fra più carte.
help-result = Che cosa comporta la fine per La Guerra dell’Anello (P23).
help-telling = Racconta ciò che era nascosto, una riga per ogni momento, quando la parte è finita.
help-correct = Una voce del diario era sbagliata, dimenticata o di troppo. Che cosa ne sarebbe cambiato è detto solo a te; poi correct apply lo dice al tavolo, oppure correct keep lascia il diario com’era.

## Why an answer is what it is

why-where = { $part ->
    [1] la voce { $number } del diario
   *[other] la riga { $number } della carta
}
why-location = { $found ->
    [last] { $location } è l’ultima località, { why-where }.
    [entry] { $location } è { why-where }; l’ultima località è { $last }.
    [start] { $location } è la partenza di Frodo; l’ultima località è { $last }.
   *[nowhere] { $part ->
        [1] { $location } non è da nessuna parte nel diario.
       *[other] { $location } non è su nessuna riga a cui Frodo sia arrivato.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf viene trovato in { $location }, e si dilegua
    [yes] Gandalf è in { $location }, nell’area { $area }
   *[no] Gandalf è in { $location }
}.
why-area = L’ultima località, { $last }, si trova nell’area { $area }.

## The window

home-begin = Comincia
home-phase = { $phase ->
    [setup] in preparazione
    [letter] in preparazione
    [refresh] giorno { $day }, Ripristino
    [bree] Parte 1 finita: Brea
    [rescued] Parte 1 finita: salvo
    [corrupted] hanno vinto gli Spettri
    [rivendell] ha vinto il Portatore
   *[other] giorno { $day }, { turn-name }
}
setup = Preparazione
setup-draw = Pesca
setup-set = Fissa
setup-word = Una parola degli Spettri…
setup-word-typed = una parola
setup-word-what = Se gli Spettri dell’Anello lo desiderano, ora dicono una parola qualsiasi, prima di pescare qualunque cosa. Entra in ogni pescata. Il sigillo sulla finestra del tavolo (F4) vincola già il seme del programma, così che nessuno possa aver scelto che cosa si pesca.
setup-word-given = La parola degli Spettri è in ogni pescata: { $word }
setup-start = Partenza di Frodo
setup-start-what = Uno dei tre segnalini, in segreto. { $known ->
    [yes] Fallo pescare qui, o pescalo e scrivi il suo numero.
   *[no] Pescalo e scrivi il suo numero.
}
setup-start-typed = il numero sul segnalino
setup-information = Informazioni
setup-information-what = Cinque segnalini, in segreto. { $known ->
    [yes] Falli pescare qui, o pescali e scrivi i loro numeri.
   *[no] Pescali e scrivi i loro numeri.
}
setup-information-typed = cinque numeri
setup-gift = Un dono agli Spettri dell’Anello
setup-gift-what = { $give ->
    [one] Uno dei cinque segnalini si dà apertamente.
   *[other] { $give } dei cinque segnalini si danno apertamente.
} Scegli ciò che rivela di meno.
setup-gift-typed = il numero da dare
setup-wanted = Qui serve: { $wanted }
setup-dice = I primi dadi
setup-dice-what = Si dispongono i Nazgûl, il giocatore guida tira sei dadi. Quanti mostrano l’Ombra?
setup-dice-typed = quanti, da 0 a 6
agree-three-starts = Sui segnalini di partenza ci sono tre località, e { $typed ->
    [one] ne è stata indicata una
   *[other] ne sono state indicate { $typed }
}. Indicale tutte e tre, o nessuna.
agree-starts = Località di partenza
agree-starts-what = I numeri sui tre segnalini di partenza del vostro tabellone.
agree-starts-typed = tre numeri, come 1 2 3
agree-board = La tua copia del tabellone
agree-board-what = Ciò che hai copiato tu (Copia la scatola), oppure un file. Senza, ogni voce vale sulla tua parola.
agree-tiles = La tua copia delle tessere
agree-tiles-what = Lo stesso per i valori delle tessere Corruzione. Senza, si pescano dal sacchetto e si scrivono.
copy-of-none = Nessuna copia
copy-of-own = Ciò che hai copiato
copy-of-file = un file
agree-give = Quanti segnalini Informazione dà via il Portatore dell’Anello?
agree-give-0 = nessuno: più facile per Frodo
agree-give-1 = uno: normale
agree-give-2 = due: più difficile per Frodo
agree-pool = Quanti segnalini Compagnia ci sono?
agree-pool-3 = tre: normale
agree-pool-4 = quattro: più facile per Frodo
agree-escape = Fin dove arriva una fuga?
agree-escape-text = due punti in più dei segnati
agree-escape-example = un punto in più
agree-draws = Chi pesca quando nessuno lo dice?
agree-draws-app = il programma, se può
agree-draws-hand = voi, dal sacchetto
setup-journey = Carta Viaggio
setup-journey-what = Una carta da ciascun mazzo, in segreto; delle due se ne tiene una. { $known ->
    [yes] Falle pescare qui, o pescale e scrivi le righe di quella che tieni.
   *[no] Pescale e scrivi le righe di quella che tieni.
} Davanti a una carta non letta fino in fondo va short o long: short 2 . 10. Un * dopo una riga segna un riparo, come 10*.
setup-journey-typed = 2 . 10 . . 23 …, in fondo un’uscita
setup-card = { $length ->
    [short] Breve
   *[long] Lunga
}: { $moves } mosse, perduto con Corruzione { $limit }
setup-keep = Tieni
setup-keep-which = la carta da tenere: premi «{ $keep }» accanto
setup-deeds = Imprese di Gandalf
setup-deeds-what = Quattro segnalini, in segreto. { $known ->
    [yes] Falli pescare qui, o pescali e scrivi i loro numeri.
   *[no] Pescali e scrivi i loro numeri.
}
setup-deeds-typed = quattro numeri
setup-gandalf = Partenza di Gandalf
setup-gandalf-what = Uno dei quattro è la partenza di Gandalf; gli altri tre sono Imprese che potrà compiere.
setup-gandalf-typed = il numero sul segnalino
setup-dice-2 = I primi dadi
setup-dice-2-what = Due Nazgûl in ciascuna delle loro località di partenza, il giocatore guida tira sei dadi. Quanti mostrano l’Ombra?
setup-dice-2-typed = quanti, da 0 a 6
letter = Lettera di Gandalf
letter-back = Torna al diario
letter-open = Apri la lettera
letter-open-what = Il file scritto alla fine della Parte 1, o il codice dal Diario di viaggio.
letter-open-letter = File o codice
letter-paper = Parte 1 giocata su carta
letter-paper-what = Che cosa contiene la busta. Numeri separati da spazi; ciò che non c’è resta vuoto. Le prime due righe si riempiono sempre, al bisogno con 0.
letter-paper-corruption = Corruzione, come scritta sul diario
letter-paper-fellowship = Segnalini Compagnia
letter-paper-information = Segnalini Informazione trovati dagli Spettri
letter-paper-eyes = Tessere Occhio accanto al tracciato
letter-paper-discarded = Tessere scartate, come 3 1 0; dopo una rossa una r, come 4r
letter-paper-red = Tessere speciali entrate in gioco, come eye 4
letter-paper-merry = Merry si è unito
letter-paper-pool = quattro segnalini Compagnia in tutto
letter-wrong = Qui: { $name }
letter-paper-open = Vai alla Parte 2
letter-write = Scrivi la lettera
letter-envelope = La busta
letter-write-what = Per un’altra serata. Ciò che sapete solo voi:
letter-write-hand = Quante carte Alleato ha il Portatore dell’Anello?
letter-write-sorcery = Carte Stregoneria di ogni giocatore degli Spettri, come 2 3
letter-write-ring-bearer = Chi è il Portatore dell’Anello?
letter-write-ringwraiths = Chi sono gli Spettri dell’Anello? Nomi separati da virgole
letter-write-file = Il file della lettera
letter-written = Scritta: { $path }. Nella prima schermata, «Una Lettera di Gandalf» apre questo file, o il codice.
letter-previously = Finora
letter-part2 = Continua
letter-part2-what = La Parte 2 comincia esattamente con questo. Ciò che si era stabilito per la partita resta valido, tranne ciò che scegli qui.
letter-shelters = i ripari proteggono dalle Ricerche
letter-length = la lunghezza del viaggio è nota
letter-draws = si pesca a mano, da sacchetto e mazzi
letter-part2-practice = il tabellone di prova, con le sue tessere e carte
letter-part2-board = La tua copia del tabellone della Parte 2, se qualcuno l’ha fatta: il suo file
letter-part2-tiles = La tua copia delle tessere: il suo file
letter-part2-journeys = La tua copia delle carte Viaggio: il suo file
letter-part2-on = Prepara la Parte 2
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · notte
}
table-setup = Preparazione
table-day = Giorno { $day }, { $turn }
table-reveal = Rivela la partita…
table-correct = Correggi una voce…
table-proposed-what = Nessuno lo sa ancora. «Correggi il diario» lo dice al tavolo.
table-correct-how = { $part ->
    [two] Scrivi il numero della voce nel diario di Gandalf (la sua prima mossa è 1)
   *[one] Fai clic sulla casella della voce nel diario
}, poi { $map ->
    [yes] fai clic sul suo posto nella mappa (o scrivilo)
   *[no] scrivi che cosa doveva essere
}. { $part ->
    [two] Una voce di troppo o dimenticata
   *[one] Un punto, una voce di troppo o dimenticata
}: vedi i pulsanti.
proposed-entry = La voce { $at } doveva essere { $entry }
proposed-insert = La voce { $at } era stata dimenticata: { $entry }
proposed-remove = La voce { $at } era di troppo
table-log = Diario di viaggio
table-start = Partenza: { $start }
table-no-start = Senza partenza
table-tokens = { $any-kept ->
    [yes] Informazioni: { $kept }
   *[no] Nessuna Informazione da trovare
}{ $any-hidden ->
    [yes] {" "}(nascoste: { $hidden })
   *[no] {""}
}
table-journey = Carta Viaggio{ $length ->
    [short] {" "}(breve)
    [long] {" "}(lunga)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Imprese: { $kept }
   *[no] Nessuna Impresa da compiere
}{ $any-done ->
    [yes] {" "}(compiute: { $done })
   *[no] {""}
}
table-letter = Lettera di Gandalf e Parte 2
table-would-be = { $question }, ancora senza risposta:
table-limit = { $corruption }, limite +{ $raised }
spoken = { $answer ->
   *[no] no
    [yes] sì
    [frodo-is-here] sì, Frodo è qui
    [yes-gandalf-is-found] sì, Gandalf è stato trovato
    [both-are-found] sì, Frodo è qui, Gandalf è stato trovato
    [frodo] sì: Frodo
    [gandalf] sì: Gandalf
    [frodo-and-gandalf] sì: Frodo e Gandalf
}
table-no-but-gandalf = no; Gandalf è stato trovato
end-part = Fine della Parte 1
end-game = La fine
table-hint = un luogo e Invio
table-hint-asked = Invio risponde, Esc ritira
table-hint-2 = Invio per Frodo; per Gandalf un luogo e Invio
table-hint-box-2 = per Gandalf un luogo, e la prima volta la sua area: 22 4b
table-hint-course = «Mantieni la rotta» o «Cambia rotta»
table-hint-choice = premi la carta che si prende
table-hint-fleeing = il numero sul segnalino Impresa pescato
table-hint-hiding = il numero sul segnalino Impresa scelto
table-hint-over = continua, o conservala in una lettera per un’altra serata
table-hint-end = il diario è in chiaro; se ne può salvare una copia
table-hint-drawn = Invio accetta; o premi una tessera, poi chi la rimette
table-hint-encounter = quanti Nazgûl, da 0 a 4
table-hint-encounter-lord = quanti Nazgûl, da 0 a 4; con il loro Signore, un pulsante
table-hint-encounter-by-hand = quanti Nazgûl, e le tessere: 2 3 { copy-tiles-eye }
table-hint-escape = un luogo e Invio, oppure «Resta»
table-hint-refresh = quante Ombre, da 0 a 6
table-hint-rescue = quante mosse mancano, e le tessere: 2 3 { copy-tiles-eye }
table-hint-box = un luogo, e la prima volta la sua area: 22 2b
chip-with-lord = Con il loro Signore
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] linea continua
        [2] linea a tratti
       *[other] linea a punti
    }
   *[no] {""}
}: Frodo in { $at }{ $between ->
    [yes] , per { $by }
   *[no] {""}
}{ $known ->
    [yes] , fino a { $to }
   *[no] {""}
}
table-lord = Il Signore dei Nazgûl
table-figure = Miniatura di Gandalf
table-deeds-done = Imprese compiute a
table-corruption = Corruzione
table-fellowship = Compagnia
table-eyes = Occhi
table-pool = Tessere nel sacchetto
table-information = Informazioni trovate
table-tracks = Tracce
table-eye = { $location } (Occhio)
table-sword = { $location } (Spada)
table-flipped = { $name }, girata
map-nearer = +
map-farther = –
map-fit = Tutta la mappa
end-taught = { $count ->
    [one] Che cosa ha insegnato questa partita sul tabellone
   *[other] Che cosa ha insegnato questa partita sul tabellone: { $count } cose
}
end-summary = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}, { $steps ->
    [one] un passo
   *[other] { $steps } passi
}, Corruzione { $corruption }. { $questions ->
    [0] Nessuna domanda ha avuto risposta.
    [one] Una domanda ha avuto risposta; con un sì: { $yes }.
   *[other] { $questions } domande hanno avuto risposta; con un sì: { $yes }.
}

## A game that is checked

verified-set-right = { $count ->
    [one] Una risposta detta al tavolo non vale più, perché una correzione l’ha rettificata: riga { $lines }.
   *[other] { $count } risposte dette al tavolo non valgono più, perché delle correzioni le hanno rettificate: righe { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sigillo confrontato ne lega { $bound }: il tavolo le ha sentite.
}
verified-board = { $whose ->
    [programs] Il tabellone «{ $named }» arriva con il programma.
    [own-by-its-name] Il tabellone «{ $named }» è una copia fatta da qualcuno e ha soltanto il nome di ciò che arriva con il programma: confronta con quello che sta sul tavolo.
   *[own] Il tabellone «{ $named }» è una copia fatta da qualcuno: confronta con quello che sta sul tavolo.
}
verified-tiles = { $whose ->
    [programs] Le tessere «{ $named }» arrivano con il programma.
    [own-by-its-name] Le tessere «{ $named }» sono una copia fatta da qualcuno e hanno soltanto il nome di ciò che arriva con il programma: confronta con quello che sta sul tavolo.
   *[own] Le tessere «{ $named }» sono una copia fatta da qualcuno: confronta con quello che sta sul tavolo.
}
verified-journeys = { $whose ->
    [programs] Le carte Viaggio «{ $named }» arrivano con il programma.
    [own-by-its-name] Le carte Viaggio «{ $named }» sono una copia fatta da qualcuno e hanno soltanto il nome di ciò che arriva con il programma: confronta con quello che sta sul tavolo.
   *[own] Le carte Viaggio «{ $named }» sono una copia fatta da qualcuno: confronta con quello che sta sul tavolo.
}
verified-no-board = Nella Parte { $parts } nessun tabellone dice che cosa è collegato: nessuna mossa è stata confrontata con un tabellone.
verified-agreed = È stato concordato: { $options }. Il resto è come quando non si dice nulla.
verified-unanswered = { $count ->
    [one] Una domanda è stata annunciata e non ha avuto risposta, perché ritirata, fermata da una carta o annullata: riga { $lines }. Il Portatore dell’Anello aveva visto quale sarebbe stata la risposta.
   *[other] { $count } domande sono state annunciate e non hanno avuto risposta, perché ritirate, fermate da una carta o annullate: righe { $lines }. Il Portatore dell’Anello aveva visto quali sarebbero state le risposte.
}
verified-undone = { $count ->
    [one] Un’altra cosa è stata annullata: riga { $lines }.
   *[other] Altre { $count } cose sono state annullate: righe { $lines }.
}
verified-by-card = Per una carta, come ha detto il Portatore dell’Anello: riga { $lines }. Confronta con le carte giocate: che una nasconda un’Informazione o risparmi la Corruzione non viene detto a nessun altro.
verified-by-word = { $count ->
    [one] Una voce è stata accettata
   *[other] { $count } voci sono state accettate
} sulla parola del Portatore dell’Anello, come ogni correzione e ogni voce con { DEED("!") }; il tabellone non è stato consultato: riga { $lines }.
verified-letter = { $paper ->
    [yes] La Parte 1 è stata giocata su carta: ciò che qui se ne dice va preso per buono.
   *[no] La Parte 1 sta in un file suo: ciò che la lettera ne dice va preso per buono finché quel file non è verificato; lì la testa di una riga è, o comincia con, { $head }.
}
verified-areas = Dove si trova una località l’ha detto il Portatore dell’Anello, riga { $lines }: confrontalo con il tabellone, perché da questo dipendono le Percezioni.
verified-told-otherwise = Per { $locations } l’ha detto due volte, e non allo stesso modo.

## The table's window

public-withdrawn = ritirata
public-blocked = annullata da una carta
public-corrected-none = Nessuna risposta sarebbe stata diversa.
public-corrected-answer = { $question }: detto «{ $was }», vero «{ $is }»
public-lord = Il Signore dei Nazgûl spende un dado, o caccia senza dado dove si trova. Non ha una Ricerca gratuita, e conta per due tessere.
public-seal = Sigillo al tavolo
public-seal-fold = Riponi il sigillo
public-seal-what = Il sigillo di ciò che è stato detto. Una fotografia del codice dimostra alla fine che fin qui nulla è cambiato; le quattro parole sono per l’occhio.

# Copying the box

copy = Scatola Caccia
copy-part-1 = Parte 1
copy-part-2 = Parte 2
copy-page-numbers = Numeri
copy-page-areas = Aree
copy-page-links = Vie
copy-page-picture = Su immagine
copy-page-games = Da partite
copy-page-tiles = Tessere
copy-page-cards = Carte
copy-page-numbers-what = Ci vuole un minuto. Con questi il programma pesca Informazioni e Imprese, e sa quali segnalini ci sono.
copy-page-areas-what = Ci vogliono tre minuti; di queste dodici righe ne servono dieci. Con le aree, per una Percezione non occorre chiedere nulla: il programma sa dove si trova ogni località.
copy-page-links-what = Ci vuole un quarto d’ora. Con le vie controlla ogni mossa, dice che cosa è a portata, conta le mosse di un salvataggio e disegna la mappa.
copy-page-picture-what = Tutto quanto, con una tua fotografia o scansione sullo sfondo: scegli il file qui sotto, o trascinalo sulla finestra. Resta su questo computer.
copy-page-games-what = Ciò che hanno insegnato le partite finite. Nulla viene aggiunto se non lo dici tu.
copy-page-tiles-what = Ci vogliono due minuti. Con i valori di tutte le tessere il programma le pesca, e controlla quelle pescate a mano.
copy-page-cards-what = Ci vogliono venti minuti per tutte; va bene anche una carta alla volta. Di una carta nota basta leggere poche righe, e il programma conosce le altre.
copy-numbers-hint = come 3 4 12 20-22
copy-list-information = Segnalini Informazione
copy-list-information-what = I numeri sui dodici segnalini. Le località Alleato del tabellone hanno gli stessi.
copy-list-nazgul = Nazgûl
copy-list-nazgul-what = Le località da cui possono partire i Nazgûl.
copy-list-starts = Partenze di Frodo
copy-list-starts-what = I numeri sui tre segnalini di partenza.
copy-list-allies = Località Alleato
copy-list-allies-what = Solo se sono diverse da quelle sui segnalini.
copy-list-deeds = Imprese di Gandalf
copy-list-deeds-what = I numeri sui dieci segnalini Impresa.
copy-list-dark = Località Oscure
copy-list-dark-what = Sono disegnate sulla mappa, e nient’altro dipende da loro.
copy-areas-hint = le sue località, come 19 20 22-24
copy-links-how = Una catena per riga: 10 . 19 è un sentiero con un punto in mezzo, road 49 . . 48 una strada con due. Un punto in cui le vie si incontrano prende un nome: 19 .fork 20 su una riga, e .fork 23 su un’altra. Le uscite sono lettere.
copy-count-of = { $found } su { $printed }
copy-count = { $found }
copy-tool-places = Luoghi · P
copy-tool-links = Vie · L
copy-tool-areas = Aree · A
copy-picture-next = poi:
copy-picture-chosen = { $space } ha un altro numero?
copy-picture-renumber = Rinumera
copy-picture-exit = Uscita · X
copy-picture-find = Cerca cerchi · F
copy-picture-other-size = Altra misura · F
copy-picture-drop-rest = Scarta il resto
copy-picture-path = Sentiero (R: strada)
copy-picture-road = Strada (R: sentiero)
copy-picture-dots = punti:
copy-picture-remove = Rimuovi
copy-picture-unplace = Via dall’immagine
copy-picture-none = Nascondi immagine
copy-picture-shown = Mostra immagine
copy-picture-no-number = Non è stato messo nulla: il prossimo numero dev’essere da 1 a 999, oppure la lettera di un’uscita.
copy-picture-removed = Tolto dal tabellone: { $space }{ $links ->
    [yes] , con le sue vie
   *[no] {""}
}{ $area ->
    [yes] {" "}e fuori dalla sua area
   *[no] {""}
}. Con Annulla torna; «Via dall’immagine» avrebbe tolto soltanto il suo posto.
copy-picture-reading = Lettura dell’immagine…
copy-picture-searching = Ricerca di cerchi nell’immagine…
copy-picture-size = È la misura { $size } di { $sizes }.
copy-picture-found = { $count ->
    [0] Nessun cerchio trovato: un’immagine presa dall’alto e con poca ombra li mostra meglio.
    [one] Trovato un cerchio. È una località?
   *[other] Trovati { $count } cerchi. Quali sono località?
}
copy-picture-taken = { $space } non è né un numero da 1 a 999 né la lettera di un’uscita.
copy-hint-places = Fai clic per mettere la prossima località; fai clic su una per sceglierla, trascinala per spostarla. La rotellina ingrandisce, il tasto destro trascina l’immagine. Frecce e Invio fanno lo stesso.
copy-hint-found = Un clic prende un cerchio, il tasto destro lo scarta. O con i tasti: il suo numero e Invio; solo Invio dà il numero mostrato, N passa oltre, Canc lo scarta.
copy-hint-links = Fai clic su una casella per cominciare da lì; fai clic su una via per sceglierla: una cifra ne stabilisce i punti, R ne fa una strada, Canc la rimuove.
copy-hint-pen = Fai clic sulla casella successiva, o su un posto vuoto per un punto; una cifra stabilisce i punti dell’ultima via. Fai di nuovo clic sulla stessa casella, o premi Esc, per smettere.
copy-hint-areas = Trascina intorno alle località di un’area, o fai clic su ciascuna.
copy-faults = Da correggere
copy-missing = Manca ancora
copy-odd = Sembra sbagliato
copy-examples = Diverso negli esempi del regolamento
copy-held-back = { $list ->
    [starts] Partenze di Frodo { $locations }: non ancora località di questo tabellone.
    [nazgul] Partenze dei Nazgûl { $locations }: non ancora località di questo tabellone.
    [allies] Località Alleato { $locations }: non ancora località di questo tabellone.
   *[dark] Località Oscure { $locations }: non ancora località di questo tabellone.
}
copy-uses = Uso nelle partite
copy-more = … e ancora { $more }.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Numeri: ancora nessuno.
        [unused] Numeri: così come sono, ma i segnalini non ancora. Uno che manca qui mancherebbe nella partita.
       *[whole] Numeri: così come sono.
    }
    [areas] { $state ->
        [none] Aree: ancora nessuna.
        [whole] Aree: sì, ci sono tutte.
        [insisted] Aree: sì, quelle che ci sono.
        [before] Aree: com’erano prima, finché questo non è corretto.
       *[unused] Aree: non ancora. Una località che manca qui mancherebbe nella partita.
    }
   *[links] { $state ->
        [none] Vie: ancora nessuna.
        [whole] Vie: sì, sono complete.
        [insisted] Vie: sì, quelle che ci sono.
        [before] Vie: com’erano prima, finché questo non è corretto.
       *[unused] Vie: non ancora. Una via che manca qui sarebbe rifiutata nella partita.
    }
}
copy-use-as-it-is = Usale così come sono
copy-use-when-whole = Usale solo quando non manca nulla
copy-tiles-beige = Tessere beige
copy-tiles-grey = Tessere grigie
copy-tiles-red = Tessere rosse
copy-tiles-hint = come eye eye 1 1 2; o premi i valori qui sotto
copy-tiles-eye = Occhio
copy-tiles-used = Le tessere ci sono tutte. Le partite con la tua scatola le usano.
copy-tiles-unused = Le partite usano le tessere quando ci sono tutte: 15, 3 e 2. Fino ad allora hanno ciò che avevano prima.
copy-tiles-many = { $colour ->
    [beige] Tessere beige
    [grey] Tessere grigie
   *[red] Tessere rosse
}: { $found }, e nella scatola ce ne sono { $printed }.
copy-cards-how = Una carta per riga: la partenza, poi ogni riga nel suo ordine, in fondo l’uscita, come 2 . 10 . . 23 . 27 . 36 . . 35 . A; un riparo ha * in fondo.
copy-cards-short = I viaggi brevi: una partenza e 14 righe
copy-cards-long = I viaggi lunghi: una partenza e 16 righe
copy-cards-used = Le partite con la tua scatola conoscono queste carte.
copy-cards-unused = Le partite con la tua scatola conoscono le altre carte, finché questo non è corretto.
copy-cards-not-drawn = Il programma pesca le carte quando ci sono tutte e 36. Fino ad allora si pescano a mano, e quelle note completano ciò che non è stato letto.
copy-card-nowhere = { $deck ->
    [short] I viaggi brevi
   *[long] I viaggi lunghi
}, carta { $card }: la riga { $row } non è una località del tuo tabellone.
copy-card-reach = { $deck ->
    [short] I viaggi brevi
   *[long] I viaggi lunghi
}, carta { $card }: la riga { $row } è fuori portata sul tuo tabellone.
copy-games-none = Nessuna partita finita ha insegnato qualcosa che non sia già sul tuo tabellone.
copy-games-area-otherwise = { $location } si trova in { $area } secondo le partite; la tua copia dice { $copied }.
copy-games-area = { $location } si trova in { $area }.
copy-games-way = { $most ->
    [0] { $from } e { $to } sono adiacenti.
    [one] Da { $from } a { $to }, con al massimo un punto in mezzo. Quanti ce ne sono?
   *[other] Da { $from } a { $to }, con al massimo { $most } punti in mezzo. Quanti ce ne sono?
}
copy-games-dots = { $dots ->
    [0] nessuno
   *[other] { $dots }
}
copy-games-take = Aggiungi
copy-games-take-all = Aggiungi tutto ({ $count }): le vie con tanti punti quanti possono avere
copy-no-folder = Su questo computer non c’è un posto in cui conservare la copia. Esportala in un file prima di uscire.
copy-laid-aside = La copia non si capiva ed è stata messa da parte come { $path }. Ciò che le partite potevano usarne è qui.
copy-taken = Ora è qui.
copy-taken-instead = Ora è qui; ciò che c’era prima si trova in { $path }.
copy-exported = { $faults ->
    [0] Scritto in { $path }.
    [one] Scritto in { $path }, con un errore: nessuno può giocarci finché non è corretto.
   *[other] Scritto in { $path }, con { $faults } errori: nessuno può giocarci finché non sono corretti.
}
copy-ask-over = { $path } esiste già. Sovrascriverlo?
copy-ask = { $what ->
    [board-1] C’è già una copia del tabellone della Parte 1. Metterla da parte e prendere questa?
    [board-2] C’è già una copia del tabellone della Parte 2. Metterla da parte e prendere questa?
    [tiles] Ci sono già delle tessere. Metterle da parte e prendere queste?
   *[cards] Ci sono già delle carte. Metterle da parte e prendere queste?
}
copy-file = Un file
copy-file-typed = un’immagine, o un tabellone, tessere o carte condivisi da qualcuno
copy-choose = Scegli…
copy-choose-title = Un’immagine, o qualcosa di condiviso
copy-choose-filter = Immagini, tabelloni, tessere, carte
copy-import = Importa
copy-export = Esporta pagina
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}C’è un altro errore.
   *[other] {" "}Ci sono altri { $more } errori.
} Non è stato importato nulla.
copy-would-overwrite = { $path } è qualcos’altro, e non viene sovrascritto. Scegli un altro nome.

# All games, and the sheet to print

archive-empty-sheet = Diario vuoto da stampare
archive-figures = giorni: { $days }, passi: { $steps }, Corruzione { $corruption }, domande: { $questions }, con sì: { $yes }
archive-totals = Partite: { $games }; vinte dal Portatore: { $ring-bearer }, dagli Spettri: { $ringwraiths }; domande: { $questions }, con sì: { $yes }
ended-bree = Frodo ha raggiunto Brea
ended-rescued = Frodo è stato salvato
ended-rivendell = Frodo è a Gran Burrone: ha vinto il Portatore
ended-corrupted = Frodo è corrotto: hanno vinto gli Spettri
seat-ring-bearer = Portatore
seat-ringwraiths = Spettri
counted-corruption = Corruzione alla fine
counted-days = Giorni
counted-steps = Passi
counted-encounters = Incontri
counted-misses = Mancati di poco
counted-searches = Ricerche
counted-search-bits = Bit detti da una Ricerca
counted-hunts = Cacce
counted-hunt-bits = Bit detti da una Caccia
counted-perceptions = Percezioni
counted-perception-bits = Bit detti da una Percezione
counted-morguls = Percezioni con l’Anello di Morgul
counted-morgul-bits = Bit detti da una con l’Anello di Morgul
sheet-empty = Un foglio vuoto
sheet-start = Partenza
sheet-gandalf = Gandalf
sheet-deeds = Segnalini Impresa
sheet-information = Informazioni (nascoste) [trovate]
sheet-card-before = Carta Viaggio di prima
sheet-card-not-kept = Carta Viaggio non tenuta

# The first game, guided

guide-leave = Senza guida
guide-start = Scrivi { DEED("start draw") }: la partenza di Frodo viene pescata in segreto. Con la tua scatola pescheresti un segnalino e ne diresti il numero: { ASK("start N") }.
    .window = Premi «Pesca»: il programma pesca in segreto la partenza di Frodo. Con la tua scatola pescheresti un segnalino e ne scriveresti il numero.
guide-information = Lo stesso per i cinque segnalini Informazione: { DEED("information draw") }. Ciò che è detto solo per te sta dietro il tuo schermo.
    .window = Lo stesso per i cinque segnalini Informazione. Ciò che sta dietro lo schermo sta da questa parte del portatile.
guide-gift = Danne uno apertamente, con il suo numero: { ASK("give N") }. Viene detto a tutti.
    .window = Premi il numero che dai apertamente. Poi viene mostrato a tutti.
guide-dice = Gli Spettri dell’Anello tirano i dadi: scrivi { DEED("begin shadows=2") }, con il numero di risultati Ombra al posto di 2.
    .window = Gli Spettri dell’Anello tirano i dadi: premi il numero di risultati Ombra.
guide-move = Tocca a te: reach dice dove può andare Frodo. { ASK("move X") } lo porta lì, e anche un punto è un passo: { DEED("move .") }. log mostra il tuo Diario di viaggio.
    .window = Tocca a te: premi un luogo cerchiato sulla mappa, o scrivi il suo numero e Invio. Anche un punto è un passo. La striscia di caselle sotto la mappa è il tuo Diario di viaggio.
guide-done = Scritto, e a nessuno è stato detto dove. Uno sbaglio? { DEED("undo") }. Poi { DEED("done") } chiude il tuo turno, e agiscono gli Spettri.
    .window = Scritto, e nessuno l’ha visto. Uno sbaglio? «Annulla», in alto. Il riquadro a destra ha un solo pulsante dorato, che si preme anche con Invio: chiude il tuo turno. F1 è il sipario, se qualcuno gira intorno al tavolo.
guide-question = Ora fanno domande, come { DEED("search 22") }, { DEED("hunt 22") } o { DEED("perception IIA") }, e ricevono subito risposta. Con ask davanti la risposta la vedi prima solo tu.
    .window = Ora fanno domande. Una Ricerca in 22? Premi 22 sulla mappa, o scrivi 22 e Invio; sotto l’Occhio è una Caccia. Per tutto il resto ci sono «Ricerca …», «Caccia …» e «Percezione …».
guide-asked = Solo tu vedi questa risposta e il suo perché. { DEED("answer") } la dà, { DEED("withdraw") } ritira la domanda.
    .window = Solo tu vedi questa risposta e il suo perché. Un secondo Invio la dà: dilla ad alta voce, o apri la finestra del tavolo (F4). Esc ritira la domanda.
guide-answered = La risposta è a verbale, e dopo la partita si può provare che era onesta. Si chiede ancora, oppure { DEED("done") } quando tutti i Nazgûl hanno agito.
    .window = La risposta è a verbale, e dopo la partita si può provare che era onesta. Se non ci sono altre domande, premi «I Nazgûl hanno agito».
guide-again = Così si continua: tu muovi, loro chiedono. { DEED("status") } dice ciò che tutti possono sapere.
    .window = Così si continua: tu muovi, loro chiedono. Che cosa c’è da fare ora sul tavolo sta sempre scritto in alto.
guide-on = { DEED("help") } elenca tutti i comandi, e seguito da uno di essi lo spiega.
    .window = Ciò che è richiesto sta a destra, e Invio preme ciò che è dorato. F12 mostra i tasti e le regole; «Senza guida» libera questo posto.
guide-encounter = Frodo è stato trovato. Il tavolo conta i Nazgûl: { ASK("nazgul N") } pesca le tessere.
    .window = Frodo è stato trovato. Il tavolo conta i Nazgûl; premi il numero, e qui si pescano le tessere.
guide-refresh = La notte è finita: scrivi { DEED("refresh shadows=1") }, con il numero di risultati Ombra al posto di 1, e comincia il nuovo giorno. Da qui in poi c’è poco che tu non abbia visto.
    .window = La notte è finita: premi il numero di risultati Ombra del nuovo giorno. Da qui in poi c’è poco che tu non abbia visto.
guide-journey = Parte 2: { DEED("journey draw") } pesca in segreto una carta Viaggio da ogni mazzo; { ASK("journey keep short|long") } ne tiene una.
    .window = Parte 2: «Pesca» pesca in segreto una carta Viaggio da ogni mazzo; premi quella che Frodo seguirà. Con la tua scatola le pescheresti entrambe e scriveresti quella che tieni.
guide-deeds = I quattro segnalini impresa di Gandalf, in segreto: { DEED("deeds draw") }.
    .window = Lo stesso per i quattro segnalini impresa di Gandalf: i luoghi dove può aiutare.
guide-gandalf = Gandalf parte da uno dei quattro: { ASK("gandalf start N") }. Nessuno lo sa.
    .window = Premi quello dei quattro da cui parte Gandalf. Nessuno lo sa.
guide-advance = Frodo segue da solo la sua carta Viaggio: { DEED("advance") } lo porta un passo avanti, e nessuno sa dov’è.
    .window = Frodo segue da solo la sua carta Viaggio: il pulsante dorato lo porta un passo avanti, e nessuno sa dov’è.
guide-gandalf-moves = Poi si muove Gandalf, in segreto: { ASK("gandalf N") }.
    .window = Poi si muove Gandalf, in segreto: premi un luogo cerchiato sulla mappa, o dove sta, se resta.
guide-escape = Frodo fugge, e nessuno sa dove: { ASK("escape N") } o { DEED("escape stay") }.
    .window = Frodo fugge, e nessuno sa dove: premi un luogo cerchiato sulla mappa, o che resta.
guide-course = Frodo mantiene la rotta o la cambia, e tutti lo sentono: { DEED("course keep") } o { DEED("course change") }. La nuova carta è solo per te.
    .window = Frodo mantiene la rotta o la cambia, e tutti lo sentono: premi una delle due. La nuova carta è solo per te.
guide-letter = La parte 1 è finita. { DEED("part2") } continua, { DEED("letter PATH") } la conserva per un’altra sera; { DEED("reveal PATH") } la chiuderebbe qui.
    .window = La parte 1 è finita. Il pulsante dorato scrive una Lettera di Gandalf, con cui comincia la parte 2, ora o un’altra sera. Rivelare la partita la chiuderebbe qui.
guide-over = Questa parte è finita. { DEED("reveal PATH") } la scrive tutta per chi vuole verificare.
    .window = Questa parte è finita. Il viaggio è qui in chiaro, e «Rivela» lo scrive tutto per chi vuole verificare.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = Nuova partita
deed-part-two = Parte 2
deed-letter = Lettera aperta
deed-start = { $drawn ->
    [yes] Pesca la partenza
   *[no] Partenza: { $location }
}
deed-information = { $drawn ->
    [yes] Pesca le Informazioni
   *[no] Informazioni: { $list }
}
deed-give = Dai { $list }
deed-begin = Il primo giorno
deed-move = { $to ->
    [dot] Un punto
   *[other] Vai in { $to }
}{ $free ->
    [yes] , gratis per carta
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] Un punto
   *[other] Vai in { $to }
} con una carta
deed-rest = Riposa
deed-done = Chiudi il turno
deed-question = { $question }{ $card ->
    [yes] {" "}con una carta
   *[no] {""}
}
deed-answer = Rispondi
deed-withdraw = Ritira
deed-blocked = Una carta la blocca
deed-nazgul = { $count ->
    [0] Nessun Nazgûl
   *[other] { $count } Nazgûl
}{ $lord ->
    [yes] , compreso il Signore
   *[no] {""}
}
deed-rescue = Salvataggio
deed-draw = { $count ->
    [one] Pesca una tessera
   *[other] Pesca { $count } tessere
}
deed-cancel = { $tile } indietro: { $who ->
    [card] un’altra carta
   *[other] { company-name }
}
price = { $what ->
    [frodo] La riserva di segnalini Compagnia cala di uno.
    [reveal] Costa un segnalino Compagnia, che esce dal gioco.
    [deed] Tutti sentono dov’è; il limite sale di 1.
   *[rivendell] Esce dal gioco; il limite sale di 1.
}
flips-with-accept = La carta di { company-name } si gira quando si accettano le tessere.
deed-accept = Accetta
deed-escape = { $to ->
    [stay] Resta
   *[other] Fuggi in { $to }
}
deed-refresh = { $shadows ->
    [none] Un nuovo giorno
    [one] 1 Ombra
   *[other] { $shadows } Ombre
}
deed-corruption = Corruzione { $change }
deed-fellowship = Compagnia { $change }
deed-fellowship-remove = Esce un segnalino Compagnia
deed-fellowship-pool = { $pool ->
    [one] Un segnalino Compagnia in gioco
   *[other] { $pool } segnalini Compagnia in gioco
}
deed-company = { $flipped ->
    [yes] Gira { company-name }
   *[no] Raddrizza { company-name }
}
deed-merry-joins = Merry si unisce
deed-red = Tessera rossa { $value }
deed-barrow-wights = Spettri dei Tumuli
deed-eyes = Occhi = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] nel sacchetto
   *[no] fuori dal sacchetto
}
deed-track = Traccia su { $location }: { $side ->
    [eye] occhio
    [sword] spada
   *[off] nessuna
}
deed-token = Informazione in { $location }: { $found ->
    [yes] trovata
   *[no] nascosta
}
deed-area = { $location } si trova in { $area }
deed-table-word = La parola del tavolo
deed-correct = { $kind ->
    [entry-dot] La voce { $at } è un punto
    [insert-dot] Un punto prima della voce { $at }
    [entry] La voce { $at } è { $entry }
    [insert] { $entry } prima della voce { $at }
   *[remove] Senza la voce { $at }
}
deed-correct-keep = Lascia il diario com’è
deed-correct-apply = Correggi il diario
deed-tell = Annuncio al tavolo
deed-note = Una nota
deed-journey-draw = Pesca carte Viaggio
deed-journey-keep = { $length ->
    [short] Tieni il viaggio breve
   *[long] Tieni il viaggio lungo
}
deed-journey = Carta Viaggio
deed-journey-row = La riga { $row } è { $entry }
deed-deeds = { $drawn ->
    [yes] Pesca segnalini Impresa
   *[no] Segnalini Impresa: { $list }
}
deed-gandalf-start = Gandalf parte da { $location }
deed-advance = Avanza{ $free ->
    [yes] , gratis per carta
   *[no] {""}
}
deed-card-advance = Avanza con una carta
deed-gandalf = Gandalf va in { $location }
deed-card-gandalf = Gandalf va in { $location } con una carta
deed-reveal = Rivela Gandalf
deed-hide = Gandalf si nasconde in { $location }
deed-flee = Gandalf si dilegua verso { $location }
deed-deed = L’Impresa di Gandalf
deed-rivendell = Gandalf a Gran Burrone
deed-lord = { $in-play ->
    [yes] Entra il Signore
   *[no] Esce il Signore
}
deed-course-keep = Mantieni la rotta
deed-course-change = Cambia rotta
deed-course-draw = { $count ->
    [one] Grampasso: pesca 1 carta
   *[other] Grampasso: pesca { $count } carte
}
deed-course-take = Prendi la carta { $number }
deed-card-course = Una carta cambia la rotta
tile = { $value ->
    [eye] Occhio
   *[other] { $value }
}{ $red ->
    [yes] {" "}(rossa)
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Tessera rossa
begun-token = Segnalino Informazione
begun-search = Ricerca
begun-hunt = Caccia
begun-perception = Percezione
begun-start = Partenza
begun-information = Informazioni
begun-move = Mossa
begun-escape = Fuga
begun-card = Carta
begun-card-move = Mossa con una carta
begun-card-gandalf = Gandalf con una carta
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf si nasconde in
begun-gandalf-flee = Gandalf si dilegua verso
begun-course = Rotta
begun-journey = Carta Viaggio
begun-journey-row = Riga
begun-deeds = Segnalini Impresa
begun-deeds-drawn = Segnalini Impresa pescati:
begun-short = Carta Viaggio (breve)
begun-long = Carta Viaggio (lunga)
begun-correct = Correzione
begun-correct-insert = Dimenticata prima di

## Why, by the rules with these numbers: in a few words of our own.

why = Perché?
rule-r1 = Frodo parte da una fra tre località, pescata in segreto. Apre il diario, e non conta come passo.
rule-r2 = Cinque dei dodici segnalini Informazione si pescano in segreto; uno di essi si dà via apertamente (nessuno o due, se così stabilito).
rule-r3 = I segnalini Compagnia sono tre (quattro, se così stabilito). Corruzione e Movimento cominciano da 0.
rule-r4 = Si tirano sei dadi Azione; ogni Ombra dà al Portatore dell’Anello un segnalino Compagnia, finché ce ne sono.
rule-r5 = I Compagni sono Frodo, Sam e Pippin. Merry arriva con una carta; Grampasso si unisce nella Parte 2.
rule-r6 = Nel sacchetto ci sono quindici tessere beige. Le due rosse si aggiungono quando le porta una carta Stregoneria.
rule-r7 = Un giorno comprende due turni diurni, la notte e il Ripristino. Il Portatore dell’Anello gioca per primo: di giorno Frodo deve muoversi, di notte si muove o riposa.
rule-r8 = Una voce è un punto, sempre permesso, o una località a portata: adiacente all’ultima, oppure con in mezzo non più punti di quanti ne sono stati segnati da allora.
rule-r9 = Nell’ultima località si può rientrare solo dopo un punto.
rule-r10 = Ogni voce fa avanzare di un passo la miniatura di Frodo. Il riposo non muove nulla.
rule-r11 = Muoversi di notte costa prima di tutto 1 Corruzione, e mostra l’Occhio per il resto del turno: una Caccia gratuita al posto della Ricerca gratuita.
rule-r12 = Una mossa con una carta si aggiunge a quella normale, nel turno di una delle parti o nel Ripristino, e di notte non costa nulla.
rule-r13 = Entrare in un’uscita chiude la Parte 1: Frodo ha raggiunto Brea.
rule-r14 = Al passo 16, se non è su un’uscita, Frodo dev’essere salvato; gli Spettri dell’Anello non giocano.
rule-r15 = Per un salvataggio si pesca una tessera per ogni voce che mancherebbe a Frodo fino all’uscita più vicina.
rule-r16 = I Nazgûl non sbarrano mai la via a Frodo.
rule-r17 = Una Ricerca chiede se una località compare da qualche parte nel diario. Non si fa sulle possibili partenze di Frodo, né dove c’è un segnalino Traccia.
rule-r18 = Una Caccia chiede lo stesso di qualsiasi località numerata. Se Frodo ora è lì, lo trova, e segue un incontro.
rule-r19 = Una Percezione chiede se l’ultima località si trova in un’area o in una sezione: da I a III nella Parte 1, da IV a VI nella Parte 2, ciascuna da A a D. I punti non contano.
rule-r20 = Su punti e uscite non si fanno né Ricerche né Cacce.
rule-r21 = Una Ricerca o una Caccia nella località di un segnalino Informazione lo trova, qualunque sia la risposta.
rule-r22 = Quando Frodo entra nella località di un segnalino Informazione, quel segnalino è nascosto per sempre.
rule-r23 = Una carta può bloccare una domanda prima della risposta. Una risposta si ricava dal diario com’è in quel momento.
rule-r24 = In un incontro si pesca una tessera per ogni Nazgûl nella località della Caccia o adiacente a essa.
rule-r25 = Si può girare una sola carta Compagno per rimandare indietro una tessera pescata, ma non una rossa. Altre carte rimandano qualsiasi tessera, come vi è scritto.
rule-r26 = Le tessere si applicano nell’ordine in cui sono uscite: un numero è altrettanta Corruzione, un Occhio è 1, più 1 per ogni Occhio accanto al tracciato.
rule-r27 = Con Corruzione 12 gli Spettri dell’Anello vincono subito.
rule-r28 = Poi Frodo fugge in segreto: in una località numerata con in mezzo al massimo due punti in più dei segnati (uno, se così stabilito), o resta dov’è. Anche questo è un passo.
rule-r29 = Dopo un incontro il turno finisce come sempre.
rule-r30 = Nel Ripristino si pescano carte, la guida passa al giocatore successivo, si tirano i dadi; ogni Ombra dà un segnalino Compagnia.
rule-r31 = Un segnalino Compagnia compra una carta Alleato, una per turno. Alcune carte tolgono un segnalino dal gioco.
rule-r32 = Le carte cambiano la Corruzione, portano tessere rosse, o stanno accanto al tracciato come un Occhio: è il tavolo a dirlo. Una carta che nasconde un segnalino Informazione lo fa in segreto.
rule-r33 = La Lettera di Gandalf conserva per un’altra serata ciò con cui comincia la Parte 2.
rule-p1 = Nella Parte 2 i Compagni sono quelli non girati, con Grampasso, e con Merry se non era ancora arrivato.
rule-p2 = I segnalini Compagnia restano; nella partita ce n’è uno in meno se la carta di Frodo è girata.
rule-p3 = Si pescano in segreto una carta Viaggio breve e una lunga, e se ne tiene una: 14 mosse e Frodo perduto con Corruzione 12, oppure 16 mosse e Corruzione 14. Su un tabellone copiato per intero ogni riga è a portata di quelle prima.
rule-p4 = Si pescano quattro segnalini Impresa. Uno è la partenza di Gandalf, tre restano nascosti.
rule-p5 = Nel sacchetto ci sono le tessere rimaste, le tre grigie e le speciali che si sono aggiunte. Corruzione e Occhi restano.
rule-p6 = Il Movimento comincia da 0 nel giorno 1. Si tirano i sei dadi normali, anche con il Signore dei Nazgûl in gioco.
rule-p7 = Frodo è sulla riga della sua carta Viaggio che ha il numero del suo passo. Ciò che ha alle spalle vale come il suo diario.
rule-p8 = Di giorno Frodo avanza; di notte avanza, al prezzo di 1 Corruzione e dell’Occhio, oppure riposa.
rule-p9 = Gandalf si muove in ogni turno dopo Frodo, in una località con soltanto punti in mezzo, non importa quanti; può restare dov’è.
rule-p10 = Dopo la sua mossa Gandalf può essere rivelato dove ci sono Nazgûl, per un segnalino Compagnia che esce dal gioco. Resta lì finché tutti non hanno agito, poi si nasconde con uno di due segnalini Impresa.
rule-p11 = Nella località di un segnalino Impresa nascosto, Gandalf può compiere quell’Impresa: il limite di Corruzione sale di 1.
rule-p12 = Su un’uscita si può annunciare in qualsiasi momento che Gandalf è a Gran Burrone: esce dal gioco, e il limite sale di 1.
rule-p13 = Quando i segnalini Impresa finiscono, si rimescolano quelli scartati.
rule-p14 = La risposta a una Percezione è sì se vi si trova Frodo o Gandalf. L’Anello di Morgul dice anche chi, nei giorni in cui il Signore è stato in gioco.
rule-p15 = Una Ricerca vale per la carta Viaggio fin dove è arrivato Frodo. Gandalf non conta. Dove c’è un segnalino Traccia non si può chiedere.
rule-p16 = Una Caccia trova anche Gandalf, dove si trova ora; lui si dilegua con un segnalino Impresa.
rule-p17 = Dove c’è la miniatura di Gandalf non si fanno né Ricerche né Cacce.
rule-p18 = Il Signore dei Nazgûl prende il posto di un Nazgûl. Spende un dado o caccia senza dado dove si trova, conta per due tessere, ed esce dal gioco dopo l’incontro.
rule-p19 = Un incontro si svolge come nella Parte 1. Il limite è quello della carta Viaggio, più 1 per ogni Impresa e per Gran Burrone.
rule-p20 = Poi Frodo mantiene la rotta, o la cambia: un passo indietro, via tutti i segnalini Traccia dal tabellone, e un’altra carta.
rule-p21 = Sull’ultima riga della sua carta Frodo è a Gran Burrone, e il Portatore dell’Anello vince.
rule-p22 = Al limite di Corruzione gli Spettri dell’Anello vincono subito.
rule-p23 = Da come finisce la caccia dipendono i segnalini Azione per una partita a La Guerra dell’Anello.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Pescate
guide-drawn = Sono state pescate queste tessere. { DEED("accept") } le prende tutte; prima una carta Compagno può rimandarne indietro una, come in { DEED("cancel 3 with sam") }.
    .window = Sono state pescate queste tessere: girate una a una, poi prese tutte; prima una carta Compagno può rimandarne indietro una: premi la tessera, poi un compagno.
board-practice = Tabellone di prova
map-exit = uscita
map-start = Frodo può partire da qui
map-ally = località Alleato
map-nazgul = qui partono i Nazgûl
map-dark = località oscura
chip-put-back = Rimanda { $tile }
chip-another-card = Un’altra carta
why-token = Così si trova il suo segnalino Informazione.
chip-done-ringwraiths = I Nazgûl hanno agito
table-enter-writes = Invio lo scrive lì; si può scrivere un altro nome.
table-course-how = Scrivi le righe della carta pescata: prima la partenza, in fondo l’uscita. Un * dopo una riga segna un riparo, come 10*.
log-day = giorno { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Preparazione
    [ring-bearer] Frodo si muove
    [ring-bearer-night] Frodo riposa, o si muove sotto l’Occhio
    [moved] Frodo si è mosso: il turno finisce
    [rested] Frodo riposa: il turno finisce
    [ringwraiths] I Nazgûl agiscono: Ricerca gratuita per ognuno
    [ringwraiths-eye] I Nazgûl agiscono: Caccia gratuita per ognuno
    [found] Frodo è trovato! Dopo l’ultimo Nazgûl: tessere
    [no-tiles] Non si pescano tessere
    [tiles] Ci sono tessere pescate
    [encounter] L’incontro: si contano i Nazgûl
    [escape] Frodo fugge, o resta
    [rescue] Passo 16 e nessuna uscita: Frodo va salvato
    [refresh] Ripristino: pescate, guida avanti, tirate
    [bree] Frodo ha raggiunto Brea
    [rescued] Frodo è salvo
    [corrupted] Frodo è perduto: vincono gli Spettri
    [letter] La lettera è aperta
    [advance] Frodo avanza
    [advance-night] Frodo riposa, o avanza sotto l’Occhio
    [gandalf] Gandalf si muove
    [gandalf-moved] Gandalf può agire; poi il turno finisce
    [fleeing] Gandalf è trovato, e si dilegua
    [hiding] Gandalf torna a nascondersi
    [course] Frodo mantiene la rotta, o la cambia
    [choosing] Si prende una delle carte
    [rivendell] Frodo è a Gran Burrone!
   *[other] {""}
}
headline-asked = Chiedono: { $question }
due-move = Dove va Frodo?
due-gandalf = Dove va Gandalf?
due-escape = Dove fugge?
due-nazgul = Quanti Nazgûl?
due-shadows = Quante Ombre?
due-token = Quale segnalino?
due-rescue = Quante mosse mancano?
due-row = Che cosa dice la riga?
due-area = Quale area?
due-area-of = Dove si trova { $location }?
due-area-why = Ancora nessuno l’ha detto, e da questo dipende la risposta. Premi la sua area, o scrivila.
due-target = Quale luogo?
due-entry = Che cosa doveva essere?
due-wrong-entry = Quale voce è sbagliata?
due-proposed = Correggere o lasciare?
due-put-back = Chi la rimette?
due-night = Avanzare o riposare?
due-course = Tenere la rotta o cambiarla?
due-card = Quale carta?
due-tiles = Quali tessere?
by-card = Con una carta…
by-hand = Com’è sul tavolo…
chip-back = Indietro
chip-entry = Voce { $at }
chip-free = Mossa gratis per carta
chip-give = Dai questa risposta
chip-morgul = Percezione con Morgul
chip-turn-over = Gira una tessera
chip-word = Sulla mia parola
end-reveal-lost = Chi la riceve sa che cosa c’è ancora da pescare: la Parte 2 non si può più giocare. Si può rivelare anche dopo la Parte 2.
hands-perception = Posa un segnalino Diario degli Spettri dell’Anello su { $target }.
nothing-to-pick = In questo momento { $what ->
    [area] un’area
   *[place] un luogo
} non serve a nulla.
table-correct-called = Correggi una voce
table-day-short = Giorno { $day }
table-pondered = Ancora nessuno ne sa nulla. Con Esc si dimentica.
tile-red = rossa
token-now = { $now ->
    [found] trovato
   *[hidden] nascosto
}
track-side = { $side ->
    [eye] l’occhio in vista
    [sword] la spada in vista
   *[off] via dal tabellone
}
table-hint-ringwraiths = un luogo e Invio · solo Invio: tutti hanno agito
table-hint-pondered = Invio dà la risposta, Esc la dimentica
table-hint-done = Invio chiude il turno · un luogo e Invio: chiedono
table-hint-confirm = Invio lo fa, Esc no
whispered-flees = In segreto: Gandalf si dilegua verso { $location }.

## What a window calls what a terminal has commands for

do-accept = «Accetta»
do-advance = «Avanza»
do-answer = «Rispondi»
do-begin = i primi dadi
do-blocked = «Una carta la blocca»
do-card = «Con una carta…»
do-company = le carte Compagno
do-company-add-merry = «Merry si unisce»
do-company-flip = «Gira { company-name }»
do-company-unflip = «Raddrizza { company-name }»
do-company-unflip-strider = «Raddrizza Grampasso»
do-correct-apply = «Correggi il diario»
do-correct-keep = «Lascia il diario com’è»
do-course-change = «Cambia rotta»
do-course-keep = «Mantieni la rotta»
do-deeds = le Imprese di Gandalf
do-deeds-draw = «Pesca»
do-done = { $now ->
    [ringwraiths] «I Nazgûl hanno agito»
   *[other] «Chiudi il turno»
}
do-escape-stay = «Resta»
do-eyes = «Occhi»
do-fellowship = «Compagnia»
do-gandalf-rivendell = «Gandalf a Gran Burrone»
do-gandalf-start = la partenza di Gandalf
do-give = il dono
do-information = le Informazioni
do-information-draw = «Pesca»
do-journey = la carta Viaggio
do-journey-draw = «Pesca»
do-letter-by-hand = «Parte 1 giocata su carta»
do-letter-path = «Scrivi la lettera»
do-log = il diario
do-lord-in = «Entra il Signore»
do-lord-out = «Esce il Signore»
do-move-dot = «Un punto»
do-nazgul-1-lord = «1, compreso il Signore»
do-part2 = «Prepara la Parte 2»
do-pool = «Tessere nel sacchetto»
do-refresh = il numero di Ombre
do-rescue = «Salvataggio»
do-rest = «Riposa»
do-start = la partenza di Frodo
do-start-draw = «Pesca»
do-track = toglilo dalla mappa
do-withdraw = «Ritira»
do-word = «Sulla mia parola»
do-status = «Stato»
do-refresh-shadows-1 = il numero di Ombre
do-begin-shadows-2 = il numero di Ombre
do-search-22 = Ricerca in 22
do-hunt-22 = Caccia in 22
do-perception-iia = Percezione in II-A
do-cancel-3-with-sam = 3 indietro: Sam
do-reveal-path = «Rivela la partita»
ask-area = non ancora detto
ask-area-n-area = l’area della località
ask-ask = «Ricerca …», «Caccia …» o «Percezione …»
ask-cancel-t-with-card = una tessera e «un’altra carta»
ask-cancel-t-with-name = una tessera e chi la rimanda indietro
ask-card-gandalf-n = «Gandalf con una carta …»
ask-correct-3-22 = una voce e che cosa doveva essere
ask-correct-insert-3-22 = una dimenticata
ask-correct-remove-3 = una di troppo
ask-course-change-rows = «Cambia rotta …» e le righe della carta
ask-course-draw-n = le carte da pescare
ask-course-take-k = basta premerla
ask-deeds-n-n-n-n = i loro quattro numeri
ask-escape-n = una località
ask-eyes-n = «Tessere Occhio accanto al tracciato»
ask-fellowship-n = il loro numero
ask-gandalf-flee-n = il suo numero
ask-gandalf-hide-n = il suo numero
ask-gandalf-n = la località di Gandalf
ask-gandalf-start-n = il suo numero
ask-give-n = il numero sul segnalino
ask-information-n-n-n-n-n = i loro cinque numeri
ask-journey-keep-short-long = «Tieni»
ask-journey-long-rows = long e le sue righe
ask-journey-row = che cosa dice la riga { $row }
ask-journey-row-i-x = il suo numero e che cosa dice
ask-journey-rows = le righe della carta
ask-journey-short-rows = short e le sue righe
ask-move-x = un luogo o un punto
ask-nazgul-n = quanti Nazgûl
ask-rescue-n = il loro numero
ask-start-n = il numero sul segnalino
ask-starts-n-n-n = «Località di partenza»
ask-tell-text = parole tue
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = nessuna serie

# The telling of a game that is over.
untold-not-over = Questa partita non è finita: prima non se ne racconta nulla.
untold-not-played = La Parte { $part } non è stata giocata in questa partita.
telling-start = Parte { $part }. Frodo è partito da { $place }.
telling-day = { $walked ->
    [yes] Giorno { $day }: { $way }. Domande: { $questions }, con sì: { $yes }.
   *[no] Giorno { $day }: nessun passo. Domande: { $questions }, con sì: { $yes }.
}
telling-found = È stato trovato in { $place }.
telling-best = Ciò che ha detto di più, il giorno { $day }: { $question }: { $answer }. Viaggi possibili secondo quanto avevate sentito: { $before } prima, { $after } dopo.
telling-miss = Mancato di poco il giorno { $day }: { $question }. { $near ->
    [just-left] C’era stato uno o due passi prima.
    [goes-there] Ci è andato con il passo seguente.
    [turn-too-late] Un turno prima la risposta sarebbe stata sì.
   *[beside] Era proprio lì accanto.
}
telling-narrowest = { $truth ->
    [there] Quando il cerchio era più stretto, il giorno { $day }: viaggi ancora possibili { $journeys }, di cui fino a { $place } { $there }, e lui era lì.
    [unknown] Quando il cerchio era più stretto, il giorno { $day }: viaggi ancora possibili { $journeys }, di cui fino a { $place } { $there }.
   *[elsewhere] Quando il cerchio era più stretto, il giorno { $day }: viaggi ancora possibili { $journeys }, di cui fino a { $place } { $there }; ma lui era in { $frodo }.
}
telling-uncounted = Non si conta nulla: il tabellone nel programma non mostra come sono uniti i suoi luoghi. Copia la scatola con strade e sentieri, e la prossima partita sarà contata.
telling-on-his-word = Il suo viaggio non è sempre tra quelli possibili: qualcosa è andato sulla sua parola.
table-telling = Racconta la partita
telling-title = Che cosa era nascosto
telling-back = Torna al tavolo
telling-first = Inizio
telling-before = Indietro
telling-after = Avanti
telling-last = Fine
telling-next-miss = Prossimo mancato
telling-truth = Il cammino
telling-fog = Che cosa si poteva sapere
telling-of-day = Giorno { $day }
telling-journeys = Viaggi possibili: { $journeys }
telling-wait = Si sta contando…
figure-apart = { "." }
figure-point = { "," }
telling-likely = { $place }: { $there } su { $all }
telling-before-it = Prima: { $before }
telling-worth-head = Che cosa avrebbe rivelato di più in quel momento
telling-worth = { $question } li avrebbe dimezzati { $halved } volte in media
telling-asked-instead = Fu chiesto
telling-play = Riproduci
telling-stop = Ferma
telling-best-question = Domanda migliore
telling-frodo = Frodo
telling-gandalf = Gandalf
telling-part = Parte { $part }
telling-near-miss = mancato di poco
telling-told-most = rivelò di più
moment-start = Frodo parte da { $place }
moment-step = { $kind ->
    [dot] Passo { $number }: un punto
    [stays] Passo { $number }: resta
   *[place] Passo { $number }: { $entered }
}
moment-gandalf-moved = Gandalf si muove
moment-gandalf-at = Gandalf si mostra in { $place }
moment-gandalf-rivendell = Gandalf raggiunge Gran Burrone
moment-gandalf-hidden = Gandalf si nasconde di nuovo
moment-gandalf-fled = Gandalf si dilegua
moment-course = Un’altra rotta

# What is taken home of a telling.
keepsake-part = Parte { $part }
keepsake-begun = iniziata il { $day }
keepsake-map = La mappa con il suo cammino
keepsake-map-told = Il tabellone come mappa, con il cammino di Frodo e i numeri delle sue voci; accanto ai luoghi sta ciò che è stato chiesto su di essi. Tutto è detto a parole più sotto.
keepsake-log = Il diario e le domande
keepsake-log-told = Le voci del diario in caselle e le domande nel loro ordine. Tutto è detto a parole più sotto.
keepsake-curve = Quanti viaggi erano possibili, momento per momento
keepsake-curve-told = Una curva dal primo momento all’ultimo: scende a ogni risposta che ha rivelato qualcosa e sale a ogni passo. Gli stessi numeri stanno nella tabella più sotto.
keepsake-questions = Che cosa è stato chiesto
keepsake-start = Come iniziò
keepsake-days = Giorno per giorno
keepsake-best = Ciò che ha rivelato di più
keepsake-misses = Mancato di poco
keepsake-doubt = Quanto poco restava in dubbio
keepsake-end = Come finì
keepsake-moments = Tutti i momenti nel loro ordine
keepsake-moments-told = Una riga per momento: che cosa accadde, quanti viaggi erano allora possibili e quanto rivelò una risposta.
keepsake-number = N.
keepsake-day = Giorno
keepsake-what = Che cosa accadde
keepsake-journeys = Viaggi possibili
keepsake-told = Rivelato, in bit
keepsake-bits = { $whole },{ $tenth }
keepsake-way = il cammino di Frodo
keepsake-entries = una voce, con il suo numero
keepsake-gandalf = il cammino di Gandalf, e dove fu visto
keepsake-searched = una Ricerca
keepsake-hunted = una Caccia
keepsake-perceived = una Percezione dell’area
keepsake-yes = pieno: sì
keepsake-no = vuoto: no
keepsake-found = Frodo fu trovato
keepsake-track = fu trovata una traccia
keepsake-least = il minor numero di viaggi
keepsake-how = Come si è contato
keepsake-how-counted = Un viaggio è una partenza con tante voci quante ne stavano nel diario, ognuna permessa dalle regole. È possibile se ogni domanda fatta fin lì avrebbe avuto la risposta che ebbe. Ogni viaggio conta una volta, per quanto improbabile lo si giudichi; ciò che hanno rivelato le carte e ciò che i giocatori hanno indovinato non conta.
keepsake-how-read = Una risposta ha rivelato un bit se ha lasciato metà dei viaggi, e due bit se ne ha lasciato un quarto. Nella curva ogni linea vale dieci volte quella sotto.
keepsake-how-pairs = Nella Parte 2 si contano coppie: una sequenza di carte Viaggio con un cammino di Gandalf.
keepsake-home = Da portare a casa
keepsake-write-page = Pagina da leggere
keepsake-write-png = Immagine, PNG
keepsake-write-svg = Immagine, SVG
keepsake-unpainted = Qui non è stato possibile dipingere l’immagine. Al suo posto si può scrivere la pagina, o l’immagine in SVG.
keepsake-which-picture = Un’immagine è un file il cui nome finisce con .png o .svg.
keys-short = Sulla riga: 22, un punto, r (riposo), nella Parte 2 a (avanza), 22 (Gandalf) · s 22, h 22, p 2a (domande) · d (chiude il turno), u (annulla)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodo si è mosso.
    [gandalf] Gandalf si è mosso.
   *[he] Si è mosso.
}
stage-wait = { $question }: aspettate.
stage-dropped = { $question }: { $how }.
stage-nothing-to-lay = Niente da posare.
stage-then = Poi i Nazgûl continuano: { $eye ->
    [yes] una Caccia gratuita ciascuno.
   *[no] una Ricerca gratuita ciascuno.
}
stage-count = Contate i Nazgûl in { $place } e accanto.
stage-turns = Ora si gira la { $number ->
    [1] prima
    [2] seconda
    [3] terza
    [4] quarta
    [5] quinta
   *[other] prossima
} di { $count ->
    [1] una
    [2] due
    [3] tre
    [4] quattro
    [5] cinque
   *[other] { $count }
}.
stage-all-turned = Tutte le tessere sono girate.
stage-drawn = { $occasion ->
    [rescue] È salvo, ma a un prezzo.
   *[card] Le ha pescate una carta.
}
stage-card-moved = Per una carta: la miniatura di Frodo va al passo { $step }.
stage-hands = Prima le mani: al massimo cinque carte ciascuna.
stage-lord = Arriva il Signore dei Nazgûl: sostituisce { $start ->
    [yes] il Nazgûl della guida
   *[no] un Nazgûl
}.
stage-found = { $count ->
    [0] I Nazgûl lo hanno trovato
    [one] Un Nazgûl lo ha trovato
    [2] Due Nazgûl lo hanno trovato
    [3] Tre Nazgûl lo hanno trovato
   *[other] Quattro Nazgûl lo hanno trovato
} in { $place }.{ $lord ->
    [yes] {" "}C’è anche il loro Signore.
   *[no] {""}
}
stage-ended = La Parte { $part } è finita: passo { $step }, Corruzione { $total }.
stage-its-number = il suo numero
stage-counts-no-more = non conta più
stage-its-eyes = { $eyes ->
    [0] il primo Occhio
    [one] 1 + { $eyes } Occhio
   *[other] 1 + { $eyes } Occhi
}
stage-this-now = ora questa
stage-then-this = poi questa
stage-can-be = Che cosa può essere, fra { $left } non ancora girate
stage-back-by = Una può tornare, con
stage-of = su { $limit }
stage-limit-raised = limite +{ $raised }
stage-taken = Corruzione a { $total }{ $eye ->
    [yes] , l’Occhio accanto al tracciato.
   *[no] .
}
stage-undone = Annullato: { $command }.
stage-redone = Ripetuto: { $command }.
stage-nothing-answered = Nessuna risposta.
stage-nothing-otherwise = Sul tavolo non cambia niente.
stage-token-moves = Spostate il segnalino Traccia da { $from } a { $to }.
stage-corrected = Una voce del suo diario era sbagliata.
stage-told = detto
stage-true = vero
stage-more = e altre { $more }
stage-stays-told = Ciò che è detto resta detto.
stage-gandalf = Gandalf è in { $at }.
stage-gandalf-hands = I Nazgûl lì si allontanano di al massimo due passi; si scarta un dado normale.
stage-course-changed = Via tutti i segnalini Traccia; la miniatura di Frodo al passo { $step }.
stage-deed = Gandalf ha compiuto la sua Impresa in { $at }.
stage-ability = { $number ->
    [1] +1 passo
    [2] Caccia
    [3] Ricerca
    [4] +2 passi
   *[5] Signore
}
back = { $what ->
    [track-off] Togliete il segnalino Traccia da { $at }.
    [track-turn] Rigirate il segnalino Traccia su { $at }.
    [track-eye] Rimettete un segnalino Traccia su { $at }, con l’occhio in vista.
    [track-sword] Rimettete un segnalino Traccia su { $at }, con la spada in vista.
    [information] Il segnalino Informazione { $at } torna dietro lo schermo.
    [log-token] Togliete il segnalino diario da { $at }.
    [tiles] Le tessere tornano nel sacchetto.
    [corruption] La Corruzione torna a { $at }.
    [eyes] Occhi accanto al tracciato: { $at }.
    [fellowship] Segnalini Compagnia sulla sua carta: { $at }.
    [card] La carta di { $at } si rigira.
    [figure] La miniatura di Gandalf di nuovo su { $at }.
    [figure-off] La miniatura di Gandalf via dal tabellone.
    [deed] Il segnalino Impresa { $at } torna dietro lo schermo.
    [lord-out] Il Signore dei Nazgûl esce di nuovo.
    [lord-in] Il Signore dei Nazgûl ritorna.
    [step] La miniatura di Frodo torna al passo { $at }.
   *[turn] L’indicatore del turno torna: { $at }.
}
say-undone = Di’: «Annullato: { $command }.»
chip-again = Di nuovo { $here }
tile-by-card = carta
tile-without = Sotto: la Corruzione senza di essa
dots-nowhere = Nessuna via da { $here } ha { $dots } punti di fila. La voce vale lo stesso.
pick-in-no-area = { $location } non è in nessuna area.
pick-no-entry = { $count ->
    [0] Nessuna voce è questo luogo.
   *[other] Più voci sono questo luogo: premi la casella.
}
tale-where = Passo { $step }. Dov’è adesso?
tale-where-gandalf = Dov’è Gandalf adesso?
tale-fit = { $journeys } viaggi concordano con ciò che avevate sentito.
tale-unknown = Non si poteva calcolare dov’era.
tale-fitted = Viaggi possibili
tale-at = in { $place }
tale-in = { $count } su { $all }
tale-ended = { $count } su { $all } finivano in { $place }
tale-sure = Poteva essere solo { $place }
tale-near = { $near ->
    [just-left] C’era stato un passo o due prima.
    [goes-there] Ci andò al passo dopo.
    [turn-too-late] Un turno prima sarebbe stato sì.
   *[beside] Era proprio accanto.
}
tale-step = Passo { $step }
tale-gandalf = Gandalf prosegue
tale-shown = si mostra
tale-in-seconds = { $seconds ->
    [1] fra 1 secondo
   *[other] fra { $seconds } secondi
}
tale-then = poi
tale-waits = in attesa
tale-asked = Le domande, e le sue voci per numero
keepsake-write-moving = Immagine animata, PNG
