# What Underhill says in Italian. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = rifiutato; il perché è solo per il Portatore dell’Anello

## Rifiuti di tutti i giochi che tengono i conti

refused-opened-once = Una partita si apre una volta sola. Per un’altra c’è { DEED("new") }.
refused-before-begin = Questo viene quando la partita è cominciata. Prima: { DEED("begin") }.
refused-after-begin = La partita è cominciata; questo viene prima. { DEED("undo") } riporta là.
refused-game-is-over = La partita è finita. { DEED("undo") } annulla ciò che l’ha finita, e { ASK("phase = LINE") } la riprende.
refused-game-goes-on = Una partita si rivela quando è finita.
refused-out-of-step = Questo appartiene a: { $step }. Ora è: { $now }. Se non è così, si corregge con { ASK("phase = LINE") }.
    .window = Questo non si fa in questo passo.
refused-given-once = «{ $command }» è già stato dato, e si dà una volta sola. { DEED("undo") } lo annulla.
    .window = È già stato dato, e si dà una volta sola. { DEED("undo") } lo annulla.
refused-no-such-name = «{ $word }» qui non è un nome.{ $nearest ->
    [empty] {""}
   *[other] {" "}Il più vicino è «{ $nearest }».
} Basta l’inizio, se è di un nome solo.
refused-several-names = Più di un nome comincia con «{ $word }»: { $names }. Scrivine di più.
refused-out-of-range = { $number } non va: qui ci vuole un numero da { $least } a { $most }.
refused-beyond-track = Il tracciato finisce a { $top }. Mettilo lì, o più in basso.
refused-untold-draw = In questa partita si tira e si pesca a mano. Scrivi { $count ->
    [one] ciò che è uscito
   *[other] i { $count } risultati usciti
}{ $behind ->
    [empty] {""}
   *[other] {" "}dopo «{ $behind }»
}, o lascia fare al programma: «{ $app }».
refused-other-count = { $told ->
    [one] Ne è stato detto uno
   *[other] Ne sono stati detti { $told }
}, e { $count ->
    [one] ne serve uno
   *[other] ne servono { $count }
}. Dinne esattamente tanti.
refused-odds-off = In questa partita non si dicono probabilità. È cominciata con odds=off.
    .window = In questa partita non si dicono probabilità. In un’altra si dicono con «Probabilità: mostrate» sotto «Opzioni …».
refused-word-too-late = La parola del tavolo viene prima che si peschi qualcosa. Ora qualcuno potrebbe sapere dove porta; si può giocare senza.
refused-by-rule = Con «!» in fondo va avanti sulla parola del tavolo.

## Lines that are no command

misheard-unknown-command = «{ $word }» non è un comando.{ $nearest ->
    [empty] {""}
   *[other] {" "}Il più vicino è «{ $nearest }».
} Tutti i comandi: { DEED("help") }.
    .window = «{ $word }» qui non si capisce.{ $nearest ->
        [empty] {""}
       *[other] {" "}Il più vicino è «{ $nearest }».
    }
misheard-new-game-first = Non c’è nessuna partita sul tavolo. { DEED("new") } ne comincia una, { DEED("open PATH") } ne riprende una.
    .window = Non c’è nessuna partita sul tavolo. La prima schermata ne comincia una, o ne riprende una.
misheard-nothing-locked = Non c’è nessuna partita bloccata da aprire. Prima indicane una: { DEED("open PATH") }.
misheard-too-many-words = «{ $word }» è una parola di troppo. Si scrive: { $usage }
    .window = «{ $word }» qui è di troppo. Toglilo.
misheard-too-few-words = Manca qualcosa. Si scrive: { $usage }
    .window = Manca qualcosa. Scrivete ciò che va dopo, o premete un pulsante.
misheard-not-a-number = «{ $word }» non è un numero da { $least } a { $most }. Qui ci vuole uno di quelli.
misheard-not-a-choice = «{ $word }» qui non va. Scegli fra: { $choices }
    .window = «{ $word }» qui non va. Premete uno dei pulsanti.
misheard-not-a-language = «{ $word }» non è una lingua che si parla qui. Scegli fra queste: { $languages }.
misheard-unknown-key = «{ $key }» qui non è una chiave. Le chiavi sono: { $keys }.
    .window = «{ $key }» qui non va. Toglilo.
misheard-unknown-game = «{ $word }» non è un gioco che si gioca qui. I giochi sono: { $games }.
misheard-key-twice = «{ $key }» compare due volte. Scrivilo una volta sola.
misheard-no-such-name = «{ $word }» qui non è un nome.{ $nearest ->
    [empty] {""}
   *[other] {" "}Il più vicino è «{ $nearest }».
} Basta l’inizio, se è di un nome solo.
misheard-several-names = Più di un nome comincia con «{ $word }»: { $names }. Scrivine di più.
misheard-not-a-phase = «{ $line }» non è un punto in cui questa partita possa trovarsi. Si può dire: { $phases }.
    .window = «{ $line }» non è un punto in cui questa partita possa trovarsi. { DEED("undo") } riporta a dove era.
misheard-line-too-long = Questa riga è troppo lunga. Non ne è stato fatto nulla: il massimo è { $most } byte. Usa meno parole.
misheard-nothing-to-undo = Non c’è nulla da annullare. Per un’altra partita c’è { DEED("new") }.
misheard-nothing-to-redo = Non c’è nulla da ripetere. { DEED("redo") } segue { DEED("undo") }, senza nulla in mezzo.

## Files

system-says = { $why ->
    [not-found] file o cartella inesistente
    [not-allowed] permesso negato
    [full] il disco è pieno
    [read-only] lì non si può scrivere
   *[other] { $why }
}
trouble-unreadable = { $path } non si può leggere: { system-says }. Controlla il nome e i permessi.
trouble-not-a-file = { $path } non è un file: lì c’è una cartella, una pipe o un dispositivo. Indica un file.
trouble-not-a-folder = { $path } è un file, e le partite si conservano in una cartella: indicane una dopo --data.
trouble-dead-link = { $path } è un collegamento che non porta da nessuna parte, o che gira in tondo. È rimasto com’è: correggilo, o indica un altro file.
trouble-unwritable = Non salvato: { $path } non si può scrivere ({ system-says }). Si continua a giocare; ciò che manca sarà scritto appena possibile, e { DEED("save PATH") } ne conserva una copia altrove.
trouble-not-copied = Questo non l’hai ancora copiato, quindi { $path } non c’è: lo si fa con «Copia la scatola» nella prima schermata. Oppure tralascialo.
trouble-not-written = { $path } non si può scrivere ({ system-says }). Nulla è perduto: indica un altro posto.
trouble-locked = { $path }: la partita è in corso in un’altra copia del programma. Qui si può guardare, ma non giocare: continua là, oppure chiudi quella copia e riapri la partita.
trouble-not-a-record = { $path } non è una partita di Underhill. È stato lasciato com’era.
trouble-too-large = { $path } è più grande di quanto possa essere un file di questo tipo. È stato lasciato com’era.
trouble-newer = { $path } è stato scritto da una versione più recente ({ $program }). Aprilo con quella; è stato lasciato com’era.
trouble-other-game = { $path } è il resoconto di un altro gioco ({ $game }). È stato lasciato com’era.
trouble-no-game = { $path } è danneggiato là dove comincia, quindi non se ne può aprire nulla. È stato lasciato com’era.
trouble-exists = { $path } esiste già. Scegli un altro file; quello è rimasto com’è.
trouble-would-overwrite = { $path } esiste già e non è questa partita. Indica un altro file; quello è stato lasciato com’era.
trouble-would-overwrite-file = { $path } esiste già e non è una lettera di questa partita. Indica un altro file; quello è stato lasciato com’era.
trouble-nothing-unfinished = In { $folder } non c’è nessuna partita da finire; per una nuova c’è { DEED("new") }.
trouble-nothing-readable = In { $folder } non si può aprire nessuna partita da finire. Non letti: { $games }{ $more ->
    [0] {""}
    [one] {" "}e un altro
   *[other] {" "}e altri { $more }
}. { DEED("open PATH") } dice perché; per una partita nuova c’è { DEED("new") }.
trouble-no-folder = Qui le partite non si conservano, perché i comandi arrivano da un altro programma. Avvia con --data DIR per conservarle, oppure indicane una: { DEED("open PATH") }.
trouble-no-random-numbers = Il sistema non dà numeri casuali, quindi nulla può restare segreto. Riprova fra un momento.
trouble-revealed = La partita è stata rivelata, e ormai tutti possono sapere che cosa c’è ancora da pescare: non si continua. Per un’altra c’è { DEED("new") }.
trouble-passphrase-wanted = { $path } è bloccato con una frase segreta. Si apre con { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = Questa non è la frase segreta di { $path }. Non è cambiato nulla; riprova.
trouble-empty-passphrase = Una frase segreta non può essere vuota. Meglio più parole.
trouble-locked-already = La partita è già bloccata.
trouble-nothing-to-lock = Questa partita non è conservata in nessun file, quindi non c’è nulla da bloccare.
trouble-key-missing = La chiave { $path } non c’è, e senza di essa nessuno può aprire la partita. Rimettila accanto alla partita.
trouble-key-damaged = La chiave { $path } non è come è stata scritta, e senza di essa nessuno può aprire la partita. Rimettine una copia, se ne hai una; è stata lasciata com’era.
trouble-lock-damaged = { $path } non è come è stato scritto, o appartiene a un’altra chiave. È stato lasciato com’era; una copia forse si apre ancora.

safe-again = Salvato: nel file c’è di nuovo tutto.
found-torn = La riga { $line } del file è stata troncata mentre veniva scritta, ed è stata omessa. Tutto ciò che la precede è qui.
found-damaged = La riga { $line } del file è danneggiata. Ciò che la precede è qui e prosegue in { $path }; il file danneggiato è stato lasciato com’era.
found-damaged-in-memory = La riga { $line } del file è danneggiata. Ciò che la precede è qui, solo in memoria; il file danneggiato è stato lasciato com’era. { DEED("save PATH") } ne conserva una copia.
found-written-again = Il file di questa partita era stato rimosso o modificato durante il gioco. È stato riscritto per intero: { $path }.
found-displaced = { $path } non è più questa partita: al suo posto c’è altro, che è stato lasciato com’era. La partita prosegue, per intero, in { $beside }.
found-played-elsewhere = { $path }: la partita è in corso in un’altra copia del programma. Qui la vedi com’era quando è stata aperta: si può guardare, ma non giocare.
found-read-only = Il file non si può scrivere ({ system-says }), quindi la partita prosegue in memoria. { DEED("save PATH") } ne conserva una copia.
found-other-names = Il file di questa partita ha altri nomi, e sotto di essi resta com’è ora. La partita prosegue solo in { $path }.

## Faults of boards, tile sets and journey decks

fault-too-large = Il file è più grande di { $megabytes } MB, e nessun file di questo tipo lo è.
fault-not-text = Il file non è testo UTF-8. Salvalo come UTF-8.
fault-not-json = Dalla riga { $line }, colonna { $column } in poi non è JSON. Cerca lì una virgola, una virgoletta o una parentesi mancante.
fault-not-an-object = Il file dovrebbe essere un solo oggetto: { "{" } … { "}" }.
fault-missing-key = Manca «{ $key }», che serve in ogni file di questo tipo.
fault-unknown-key = «{ $key }» non è una chiave di un file di questo tipo. Cerca un errore di scrittura.
fault-twice = «{ $key }»: { $item } c’è due volte. Togli il doppione.
fault-other-format = «format» è «{ $found }», e dovrebbe essere «{ $wanted }».
fault-newer-format = «format» è «{ $found }», che legge una versione più recente; questa legge «{ $wanted }».
fault-no-name = «{ $key }» è vuoto, e dovrebbe dire di che cosa si tratta.
fault-wants-text = «{ $key }»: { $item } dovrebbe essere un testo fra virgolette.
fault-wants-list = «{ $key }» dovrebbe essere una lista: [ … ].
fault-wants-object = «{ $key }» dovrebbe essere un oggetto: { "{" } … { "}" }.
fault-cannot-stand = «{ $key }»: { $item } non può stare lì. Confrontalo con la pagina che descrive questi file.
fault-not-among = «{ $key }»: { $item } non è tra «{ $of }». Aggiungilo lì, o correggilo qui.

## What the table is told

told-seed = Tutto ciò che si pesca viene dal numero { $seed }, e si può ripetere.
told-word = La parola del tavolo è in tutto ciò che si pesca: «{ $word }».
report-by-word = Sulla parola del tavolo: { $command }
report-luck = { $what }: { $count }, attesi { $expected }: { report-strays }
report-strays = { $strays ->
    [2] molto più del solito
    [1] più del solito
    [-1] meno del solito
    [-2] molto meno del solito
   *[0] come al solito
}
told-seal = Il sigillo per intero: { $seal }

## What the Ring-bearer is told alone

whispered-locked = La partita ora è { $path }; la sua chiave è lì accanto, e servono entrambe.
passphrase-ask = Frase segreta (non viene mostrata):
passphrase-again = Ancora una volta la stessa:

## The terminal

greeting = Underhill, un assistente non ufficiale per i giochi di uno stesso scaffale. { $kept ->
    [yes] Le partite si conservano in { $folder }.
   *[no] Le partite non si conservano.
} new comincia una partita, open riprende l’ultima, help elenca i comandi.
help-protocol = Dice il nome e la versione di questo protocollo.
help-open = Riprende la partita da un file, o l’ultima non finita.
help-save = Scrive una copia della partita in un file.
help-language = La lingua di tutte le frasi da ora in poi.
help-table-word = Una parola degli altri al tavolo, durante la preparazione e prima di pescare qualsiasi cosa: entra in ogni pescata, così che nessuno possa aver scelto apposta il seme del programma.
help-seal = Dice il sigillo di ciò che il tavolo ha sentito finora: quattro parole da confrontare a occhio, e tutti i suoi 256 bit da conservare. Chi l’ha conservato può verificare alla fine che nulla è stato cambiato.
help-reveal = Scrive l’intera partita in un file per tutti, quando è finita: underhill verify la verifica.
help-tell = Un annuncio al tavolo, messo a verbale.
help-note = Una nota, messa a verbale.
help-lock = Blocca questa partita con una frase segreta: da allora il suo file, che prende un nome nuovo, si legge solo con la sua chiave, e la chiave, che sta lì accanto, si apre solo con la frase segreta. Chi la dimentica o perde la chiave non ha altre strade. Anche il programma age li apre entrambi. In un terminale lock da solo la chiede, senza mostrarla.
help-unlock = Apre la partita bloccata che open ha indicato. In un terminale unlock da solo chiede la frase segreta, senza mostrarla.
help-undo = Annulla l’ultimo comando.
help-redo = Ripete il comando annullato per ultimo.
help-phase = Dice a chi tocca.
help-status = Dice tutto ciò che è pubblico.
help-open-log = Elenca in ordine ogni comando che vale.
help-report = Il foglio della partita, fin qui o alla fine.
help-luck = Ciò che il caso ha dato, rispetto a ciò che doveva dare.
help-seat = Chi siede lì stasera, per il foglio e l’archivio; senza un nome, nessuno.
help-park = Tiene a parole ciò che sta in un posto mentre la partita è riposta; senza testo lo toglie.
help-parked = Elenca che cosa sta dove mentre la partita è riposta.
help-help = Elenca tutti i comandi, o ne spiega uno.
help-quit = Chiude il programma.
no-display = Non c’è uno schermo su cui aprire una finestra; ecco invece l’arbitro nel terminale.
file-without-command = Un file si apre nella finestra: non va insieme a un comando.

## The window

home-all = Un altro gioco
home-hunt = La Caccia all’Anello
home-hunt-what = Uno guida Frodo in segreto, dietro lo schermo; fino a quattro altri gli danno la caccia.
home-first = La tua prima partita
home-first-what = Una partita di prova guidata: che cosa fa Underhill, detto al momento giusto.
home-practice = Prova
home-practice-what = Una partita su un tabellone di nostra invenzione, con tessere nostre.
home-box = La nostra scatola
home-box-what = Con il tabellone, i segnalini e le tessere sul vostro tavolo; non occorre copiare nulla.
home-letter = Una Lettera di Gandalf
home-letter-what = La Parte 2 di una partita la cui Parte 1 è già stata giocata, qui o su carta.
home-table = Il nostro tavolo
home-table-what = Tabellone, dadi e carte sono davanti a voi; Underhill tiene i conti.
home-how-many = Quanti giocano?
home-options = Opzioni …
home-options-what = Chi gioca, con che cosa e chi tira: si decide prima di iniziare.
home-evening = Una prima serata
home-evening-what = La preparazione e un turno, guidati passo per passo.
home-war = La Guerra dell’Anello
home-war-what = Con il tabellone sul vostro tavolo: si tengono la Caccia, i dadi, la politica e i punti.
home-risk = Risiko: Il Signore degli Anelli
home-risk-what = Sul vostro tavolo: rinforzi, battaglie e probabilità, l’Anello, i punti.
home-battle = Battle of the Ring
home-battle-what = Un gioco del 1977 sul vostro tavolo: qui si tengono costruzioni, dadi e scadenze.
home-check = Verifica partita
home-copy = Copia la scatola della Caccia
check = Verifica partita
check-what = Una partita rivelata o conservata è un solo file. Qui ogni riga si decide di nuovo, ogni pescata si ricava dal suo seme e si confronta un sigillo che hai conservato; nella Caccia all’Anello anche ogni risposta, dal diario del Portatore dell’Anello.
check-file = il file della partita
check-seal = un sigillo conservato: quattro parole, o le cifre del codice; può restare vuoto
check-now = Verifica
check-goes-on = La partita viene controllata…
check-holds = Tutto torna
check-cannot = Non si può verificare
check-fails = Qualcosa non torna
check-honest = Voci nei diari: { $entries }. Risposte: { $answers }. Pescate: { $draws }. Correzioni: { $corrections }. Tutte come devono essere.
home-fate = Il Destino della Compagnia
home-fate-what = Due mazzi ricordati da tutto il tavolo, ogni fase del turno in ordine e probabilità esatte.
home-unofficial = Non è fatto, approvato né conosciuto da chi ha creato i giochi.
home-quit = Esci
home-no-games = Le partite che giochi sono elencate qui.
home-cannot-keep = Non si possono conservare partite in { $folder } ({ system-says }). Ciò che si gioca ora resta solo in memoria, e sparisce quando si chiude la finestra.
home-unknown = { $game }: non è fra i giochi di questo programma
home-newer = di una versione successiva ({ $program })
home-unreadable = non si può leggere
home-part = { $part ->
    [2] Parte 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = finita
home-locked = bloccata
home-unlock = frase segreta
lock = Blocca la partita con una frase segreta
lock-what = Da allora nessuno legge il suo file senza la frase segreta e la chiave che sta lì accanto, nemmeno chi l’ha dimenticata; la partita prosegue come prima.
lock-typed = più parole
lock-again = di nuovo le stesse parole
lock-differs = Non sono le stesse parole. Nulla è bloccato.
lock-now = Blocca
lock-is = Partita bloccata con una frase segreta.
lock-wanted = Partita bloccata. La sua frase segreta:
lock-open = Apri
lock-tries = La frase segreta viene provata…
lock-makes = La frase segreta diventa una chiave…
curtain = Un clic, F1, o il tasto sotto Esc, alza il sipario.
curtain-falls = Il sipario cala da solo:
curtain-after = { $minutes ->
    [0] mai
    [one] dopo un minuto
   *[other] dopo { $minutes } minuti
}
curtain-unfocused = { $falls ->
    [yes] se la finestra passa in secondo piano
   *[no] non per questo
}
table-window = Tavolo
table-keys = Tasti
table-leave = Esci
key-curtain = Il sipario; con il riserbo: tienilo premuto per vedere i segreti
set-day = giorno
set-night = notte
set-strongest = più forti
set-softer = più tenui
key-theme = Giorno o notte
key-contrast = Contrasti più forti, o più tenui
key-hush = Il riserbo: i segreti si vedono solo con F1 premuto
key-keys = Tutti i tasti
key-table-window = La finestra del tavolo, per un secondo schermo: ciò che tutti possono vedere
key-larger = Testo più grande
key-smaller = Testo più piccolo
key-usual = Testo normale
key-next = All’elemento successivo; Invio o Spazio lo preme
key-previous = All’elemento precedente
key-enter = Preme il pulsante dorato, o invia ciò che è scritto
key-escape = Annulla una pressione, svuota la riga, ritira la domanda
key-undo = Annulla una pressione di ciò che è iniziato, o l’ultima cosa fatta
key-redo = Lo ripete
key-earlier = Ciò che è stato scritto prima
key-later = Ciò che è stato scritto dopo
key-nearer = Una pagina più su; la mappa, più vicina (o gira la rotellina)
key-farther = Una pagina più giù; la mappa, più lontana
key-fit = Tutta la mappa
home-file = File di una partita
home-file-typed = il nome di un file
home-file-open = Apri
dropped-over-a-game = Il file non è stato aperto: c’è una partita sul tavolo. Lasciala, e trascina il file sulla prima schermata.
own-box-nowhere = Qui non si conservano partite, e nemmeno scatole: avvia Underhill con una cartella.
own-box-faulty = { $path } non è stato preso, e nulla è cambiato: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(altri { $more })
}
own-box-aside = Quel che c’era prima si trova in { $path }.
own-box-taken = La tua scatola è stata presa: { $counts }. Si trova in { $path }, che puoi passare ad altri; con board=own si gioca con questa.
    .window = La tua scatola è stata presa: { $counts }. Si trova in { $path }, che puoi passare ad altri; con «la nostra» sotto «Opzioni …» si gioca con questa.
own-box-written = Scritta in { $path }, che puoi passare ad altri: trascinata sulla prima schermata, serve per giocare.
key-pan = Sposta la mappa (o trascinala)
key-nudge = Su un’immagine: il mirino, anche con le frecce su e giù; Invio fa clic lì; nel racconto: un momento indietro o avanti
key-first = Nel racconto: il primo momento
key-last = Nel racconto: l’ultimo momento
key-play = Nel racconto: scorre da sé o si ferma
key-delete = Su un’immagine: rimuove ciò che è scelto
keys-close = Chiudi
## A game that is checked

doubt-not-a-game = Questa non è una partita di Underhill.
doubt-newer = La partita è stata scritta da una versione più recente ({ $program }). Verificala con quella.
doubt-other-game = Questo è il resoconto di un altro gioco ({ $game }).
doubt-other-rules = La partita è stata cominciata da una versione precedente, con le regole numero { $rules }; questa decide secondo le regole numero { $known } e non sa dire che cosa ne avrebbero fatto quelle. Verificala con la versione con cui è stata giocata.
doubt-locked = Questa partita è bloccata con una frase segreta. Aprila e rivelala; oppure il programma age ne fa un file in chiaro.
doubt-no-game = L’intestazione, o il comando che ha aperto la partita, non è come è stato scritto, o non c’è.
doubt-torn = La riga { $line } non finisce come finisce una riga: il file è troncato, o gli manca l’ultimo a capo.
doubt-chain = Riga { $line }: la catena non regge. Questa riga non è come è stata scritta, oppure una è stata inserita, tolta o spostata; lo fa anche un editor che scrive fine riga o spazi diversi.
doubt-strange = Riga { $line }: ciò che c’è scritto non compare in nessuna partita, o il programma non lo scrive così.
doubt-said = Riga { $line }: «{ $said }» non è un comando, o non è quello detto al tavolo.
doubt-agreed = Riga { $line }: ciò che si era stabilito non è ciò che dice «{ $said }».
doubt-seed = Riga { $line }: le pescate non vengono dal numero annunciato.
doubt-refused = Riga { $line }: le regole rifiutano «{ $said }» ({ $name }).
doubt-answer = Riga { $line }: a «{ $said }» è stato risposto «{ $told }»; secondo il diario è «{ $is }».
doubt-draw = Riga { $line }: ciò che «{ $said }» ha pescato non è ciò che dà la sequenza.
doubt-otherwise = Riga { $line }: da «{ $said }» le regole ricavano qualcosa di diverso da ciò che c’è scritto.
doubt-not-a-seal = «{ $seal }» non è un sigillo: un sigillo è fatto di quattro parole, o delle 64 cifre del suo codice.
doubt-seal = «{ $seal }» non è un sigillo di questa partita: non è questo il file giocato, o non fin lì.

verified-seal = Il sigillo { $seal } è quello della riga { $line } del file, in tutti i 256 bit: fin lì il file è ciò che è stato giocato.
verified-words = Le parole «{ $seal }» sono quelle della riga { $line } del file. Sono 44 bit su 256: bastano per l’occhio, non contro chi ci prova per giorni. Il codice lo dimostra.
verified-without-seal = Nessun sigillo è stato confrontato: la partita regge in sé, ma nessuno può dire se è quella che è stata giocata. Indica un sigillo che qualcuno ha conservato.
verified-unbound = { $count ->
    [0] Dietro la riga { $line } non ce n’è altre: i sigilli legano tutto il file.
    [one] Dietro la riga { $line } ce n’è una che nessun sigillo indicato lega: può essere stata scritta dopo.
   *[other] Dietro la riga { $line } ce ne sono { $count } che nessun sigillo indicato lega: possono essere state scritte dopo.
}
verified-taken-back = { $count ->
    [one] Una risposta detta al tavolo è stata annullata e non vale più: riga { $lines }.
   *[other] { $count } risposte dette al tavolo sono state annullate e non valgono più: righe { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sigillo confrontato ne lega { $bound }: il tavolo le ha sentite.
}
verified-seed = Tutte le pescate vengono dal numero { $seed }, scelto da qualcuno: chi lo conosceva le conosceva.
verified-word = La parola degli Spettri è in ogni pescata: «{ $word }». Chi l’ha detta sa se era quella{ $marked ->
    [yes] ; una lettera che non è ASCII è mostrata con il suo numero
   *[no] {""}
}.
verified-no-word = Gli Spettri non hanno dato una parola propria: il seme si poteva ritirare finché le pescate non facevano comodo.
verified-said = La parola del tavolo è in tutto ciò che si è pescato: «{ $word }».
verified-tables-word = Sulla parola del tavolo, oltre ciò che dicono le regole o il programma: alla riga { $lines }.
verified-commands-undone = Annullato: alla riga { $lines }.
verified-seen = Estratto o tirato dal programma, visto e annullato alla riga { $line }; la volta dopo esce lo stesso: { $said }: { $drawn }.
verified-unfinished = Alla fine di questo file la partita non è finita.
verified-by-hand = Pescato a mano, e detto al programma: riga { $lines }. Che cosa è uscito dal sacchetto lo sa il tavolo.

# Copying the box

copy-yes = Sì
copy-no = No

picture-not-a-picture = Non è un’immagine di un tipo leggibile. Serve un file JPEG, PNG o WebP; oppure un tabellone, tessere o carte in JSON.
picture-broken = Questa immagine è troncata o danneggiata. Rifalla o copiala di nuovo.
picture-too-large = Questa immagine è troppo grande: si possono leggere al massimo { $most } milioni di pixel. Salvala più piccola.
picture-too-small = Questa immagine misura { $width } per { $height } pixel, e da così pochi non si può leggere nulla.

language = Lingua

# All games, and the sheet to print

archive-reading = Le partite vengono lette…
archive-goes-on = In corso
archive-over = Finite
archive-uncounted = per prova: non conta
archive-person = con
archive-none-fit = Nessuna partita è così.
archive-writes = Viene scritto…
archive-deletes = Va nel cestino…
archive-open = Riprendi
archive-tell = Racconta
archive-title = nome:
archive-name = Dai il nome
archive-delete = Cestina…
archive-file = file:
archive-copy = Copia
archive-print = Stampa il diario
archive-look = Guarda
archive-reveal = Rivela
archive-ask = Mettere questa partita nel cestino del sistema?
archive-deleted = La partita è nel cestino del sistema.
archive-no-bin = Su questo sistema non c’è un cestino per { $path }: la partita è rimasta dov’era.
archive-written = Scritto in { $path }.
frame-written = Scritto: { $name }, nella cartella { $folder }.
archive-figures-of-all = Su tutte le partite O

# Over all games

figures = Su tutte le partite
figures-counting = Le partite vengono contate…
figures-no-games = Qui non c’è nessuna partita finita. I conti appaiono appena ce n’è una.
figures-games = Partite finite: { $games }; parti: { $parts }
figures-games-whole = Partite finite: { $games }
figures-over-all = Di tutti i giochi: { $games }
figures-left-out = Escluse: { $what }.
figures-left-out-going-on = in corso: { $games }
figures-left-out-locked = bloccate: { $games }
figures-left-out-foreign = di altri giochi o di versioni successive: { $games }
figures-left-out-damaged = danneggiate: { $games }
figures-left-out-copies = copie: { $games }
figures-by-part = Per parte · 1
figures-by-board = Per tabellone · 2
figures-by-persons = Per chi sedeva dove · 3
figures-write = Scrivi come CSV · W
figures-part = { $part ->
    [0] Tutte le partite
   *[other] Parte { $part }
}
figures-board = { $board }{ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-person = { $named } ({ $seat }){ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-nobody = Nessuno ha detto chi sedeva dove{ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-left-out-repeatable = guidate, o iniziate con seed=: { $games }
figures-by-ending = Per esito · 4
figures-whole = Tutte le partite · 1
figures-by-agreed = Per accordi presi · 2
figures-one-of = { $what }: { $group }
figures-luck = Dadi del programma: { $group }
figures-luck-by-hand = Dadi del tavolo: { $group }
figures-against = { $count }, attesi { $expected }: { report-strays }
agreed-two-players = Due giocatori
agreed-three-players = Tre giocatori
agreed-four-players = Quattro giocatori
figures-ended = Come è finita: { $group }
figures-of = { $count } su { $of }
figures-hours = Ore al tavolo
figures-time = { $hours } h { $minutes } min
figures-none = nessuna
figures-each = { $mean } in media, da { $least } a { $most }, mediana { $median }
figures-yes = sì { $yes } su { $asked }: { $percent }%
figures-bits = { $mean } in media, risposte: { $answers }
decimal-mark = {","}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Ctrl
keyname-shift = Maiusc
keyname-alt = Alt
keyname-enter = Invio
keyname-escape = Esc
keyname-tab = Tab
keyname-up = Su
keyname-down = Giù
keyname-left = Sinistra
keyname-right = Destra
keyname-page-up = Pag Su
keyname-home = Inizio
keyname-end = Fine
keyname-space = Spazio
keyname-page-down = Pag Giù
keyname-delete = Canc

## What is played with

frame-why = Perché?
frame-odds = Probabilità
frame-odds-open = Probabilità …
boxes = Le scatole che avete: i loro giochi stanno nella prima schermata
books-deed-new = Una partita nuova
books-deed-new-agreed = Una partita nuova: { $text }
books-deed-word = La parola del tavolo: { $text }
books-deed-seat = Chi siede dove: { $text }
books-deed-tell = Detto: { $text }
books-deed-note = Annotato: { $text }
books-deed-park = Riposto, { $place }: { $text }
books-deed-laid-out = Disposto di nuovo: { $text }
books-nothing-parked = Non c’è niente di riposto.
books-nothing-done = Non è ancora stato fatto niente.
resumed = Si riprende: { $when } — { $host }
resumed-seats = Al tavolo: { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = Da disporre, { $place }: { $text }
frame-save = Salva una copia
frame-print = Stampa la partita
frame-print-empty = Stampa un foglio vuoto
printed-report = Com’è andata
frame-write-box = Scrivi la scatola in un file
frame-enter = Invia
frame-not-whole = Non è ancora un comando intero
frame-check = Verifica
end-again = Un’altra come questa
end-leave = Alla prima schermata
line-refused = Sarebbe rifiutato
frame-seal = Sigillo: { $seal }
frame-seal-open = Sigillo …
pair = { $name }: { $fact }
frame-options = Opzioni …
frame-options-title = Gli accordi
frame-anew = Da capo: { $option }, { $value }
frame-anew-lost = Ciò che è stato detto finora va perso
frame-anew-kept = Ciò che è stato detto finora resta tra le serate
frame-back = Indietro
option-draws = Dadi ed estrazioni
option-cup = Tessere dal sacchetto
option-cards = Carte
option-figures = Pedine
option-players = Giocatori
option-odds = Probabilità
option-level = Livello
option-ledger = Truppe contate
option-closer = Ordine di avvicinarsi
option-captured = Luoghi conquistati, risparmiati da
option-board = Tabellone o scatola
option-doom = Il dado al Monte Fato
option-adventure = Carte Avventura
option-neutrals = Carte neutrali per ognuno di Sauron
option-leaders = Condottieri
option-spoils = Carte scambiate subito, da
option-score = Punti
option-hunt = La caccia
value-app = qui
value-hand = sul tavolo
value-on = sì
value-off = no
value-open = mostrate
value-count = per numero
value-names = per nome
value-cards = le carte
value-distinct = due diversi
value-nearest = il più vicino
value-all = tutto
value-own = la nostra
value-practice = di prova
value-none = senza
value-trilogy = Trilogia
value-introductory = introduttivo
value-standard = standard
value-heroic = eroico
value-epic = epico
value-legendary = leggendario
value-site = in un Sito
value-leader = con un Condottiero
value-players = ognuno per sé
value-teams = a squadre
frame-lists = Elenco …
frame-list = { $title } ({ $at } di { $of })
frame-list-before = Pagina precedente
frame-list-next = Pagina seguente
table-lately = Poco fa
why-rules = Le regole per numero
why-rules-what = In poche parole nostre; decide il regolamento. Le opzioni scelte per una partita hanno la precedenza.
table-undo = Annulla: { $command }
table-redo = Ripeti: { $command }
table-last-press = ultimo tocco
wall-undone = Annullato: { $command }
wall-redone = Rifatto: { $command }
wall-set-right = Corretto: { $command }
undo = Annulla
redo = Ripeti
table-curtain = Sipario
table-did = Fatto
table-answer = Risposta
table-refused = Così no
table-hush = Riserbo: tieni F1 per vedere i segreti

## The frame that all games have, and the page behind F12 in three

history-open = Cronologia …
history = Ciò che è stato fatto
history-undo-to = { $count ->
    [one] Annulla ciò che segue
   *[other] Annulla le { $count } cose che seguono
}
confirm = Confermi?
keys-tab-settings = Impostazioni
keys-tab-keys = Tasti
keys-tab-rules = Regole
motion = Animazioni
motion-on = le tessere si girano una a una, la notte cala piano
motion-off = nulla si muove da solo
motion-system = come nel sistema
choose = Scegli…
choose-to-open = Un file da aprire
choose-to-write = Un file da scrivere
plain-begin = Underhill nel terminale: ogni risposta è una frase intera.
plain-alone = Solo per te: { $told }
plain-now = Ora: { $now }
plain-done = Fatto.
plain-guide = Per una prima partita guidata, scrivi: guide
plain-guided = Da qui in poi la prima partita è guidata. guide off smette.
plain-unguided = Ora la guida tace.

## What a window calls what a terminal has commands for

do-help = F12
do-new = la prima schermata
do-open-path = «File di una partita»
do-redo = «Ripeti»
do-save-path = «Salva una copia»
do-undo = «Annulla»
ask-unlock-passphrase = la sua frase segreta
ask-phase-line = «phase = …», scritto

## The first screen: doors in a hill, and evenings.

home-tagline = tiene i conti mentre il gioco resta sul tavolo
home-welcome = Mentre il gioco sta sul tavolo, Underhill tiene i conti, conosce le regole e dice che cosa fare adesso.
home-not-over = { $when }, non finita
home-was-over = { $when }, finita
home-go-on = Continua
home-look = Guardala
home-others = Altre serate
home-all-evenings = tutte le serate
home-settings = Impostazioni
home-open-file = Apri un file …
home-hunt-door = uno fugge, fino a quattro cacciano
home-war-door = la Caccia, i dadi, la politica
home-fate-door = un tavolo, due mazzi
home-risk-door = la mappa, gli scontri, i punti
home-battle-door = 1977: costruzioni, scontri, scadenze
day-today = Oggi
day-yesterday = Ieri
home-day-game = { $day }, partita { $number }
day-of-the-week = { $weekday ->
    [1] Lunedì
    [2] Martedì
    [3] Mercoledì
    [4] Giovedì
    [5] Venerdì
    [6] Sabato
   *[other] Domenica
}
day-month = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[other] dic
}
day = { $number ->
    [1] 1º { day-month } { $year }
   *[other] { $number } { day-month } { $year }
}

# Frasi proprie di chi traduce, controllate da --check-locale.
locale-no-language = La cartella non ha il nome di nessuna delle lingue: { $languages }.
locale-no-such-file = Il programma non ha un file con questo nome. Sono: { $files }.
locale-unread = Una frase che comincia alla riga { $line } non è leggibile, e si dice quella del programma.
locale-unknown = { $name } non viene detto da nessuna parte.
locale-strange = { $name } contiene { $fact }, che il programma non dà.
locale-silent = { $name } non dice { $fact }.
locale-quotes = { $name } cita { $quoted }, che non c’è.
locale-counted = { $said } frasi su { $all }. Tutte le altre sono quelle del programma.
locale-none = In { $folder } non c’è nessuna cartella di una lingua con file come house.ftl.
