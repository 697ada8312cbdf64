# Ciò che Underhill dice di Battle of the Ring in italiano, letto quando serve; ciò che dice ogni gioco sta in house.ftl.
# Un rifiuto dice che cosa non va, perché (con il numero della regola) e che cosa fare invece.

## Rifiuti secondo le regole

refused-not-of-the-turn = È il turno di: { side } (B3). «{ piece }» non è dei suoi: indicate un suo pezzo.
refused-no-such-side = «{ $side }» non gioca stasera (B1). Le parti sono: { $sides }.
refused-not-on-map = Non sulla mappa: { piece }. Se non è così, lo dice { ASK("count P = N") }.
refused-no-counters = { piece }: pedine in tutto { $counters }, sulla mappa { $now } (B14). Indicatene meno.
refused-owed = Qualcosa è dovuto prima che finisca questo passo (B62).{ $paths ->
    [yes] {" "}I Morti e Aragorn lasciano ora i Sentieri: { DEED("paths clear") } o { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}Il Portatore dell’Anello deve lasciare { place }: { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = Non si ricostruisce mai (B16): { piece }. Personaggi, Elfi, Morti e Fangorn restano fuori; { ASK("back P") } corregge una svista.
refused-not-its-centre = { centre } non è un centro di «{ piece }» (B11). Un’armata si costruisce solo nei propri centri.
refused-not-in-the-shire = Nella Contea si costruiscono solo Hobbit e Mezzorchi (B23), e «{ piece }» non lo è. Indicate un altro centro.
refused-shire-is-not = Chi ha la Contea: { owner } (B11). «{ piece }» non vi si costruisce; se non è così, lo dice { ASK("shire = OWNER") }.
refused-sauron-in-shire = Un pezzo di Sauron è nella Contea: lì non si costruisce (B12, B22). Quando se n’è andato: { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = L’armata di Fangorn sta a Isengard finché l’Alleanza non muove di nuovo (B64). Indicate un altro centro.
refused-centre-filled = { centre } ha già costruito in questa fase, e ha posto per un’armata (B13). Indicate un altro centro.
refused-too-many-builds = In questo round se ne costruiscono solo { $armies } (B10): { piece }. Indicate meno centri.
refused-one-of-the-two = Nani o Hobbit costruiscono un’armata per round, non entrambi (B13). Uno dei due ha costruito; «{ piece }» aspetta il prossimo round.
refused-nobody-lends = Nessuno sulla mappa può prestare forza elfica a «{ piece }» (B33). Togliete «elven».
refused-has-attacked = Ha già attaccato in questo round (B34): { piece }. Un pezzo attacca una volta; fate attaccare un altro.
refused-all-have-attacked = «{ piece }» aveva { $armies } sulla mappa all’inizio della fase, e tutte hanno attaccato (B34). Fate attaccare un’altra nazione.
refused-own-side = Della stessa parte (B35): { piece }. Indicate un difensore di un’altra.
refused-fangorn-sleeps = L’armata in Fangorn dorme: non muove né combatte (B35, B42). Si sveglia con { ASK("fangorn awake gandalf") }.
refused-on-the-paths = Sui Sentieri dei Morti non si fa nulla (B35, B44): { piece }. Prima { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf si ferma a Moria (B40). Prima { DEED("moria out") }, in una fase di movimento dell’Alleanza.
refused-gandalf-in-fangorn = Gandalf è ancora in Fangorn (B43). Prima { DEED("fangorn clear") }, in una fase di movimento dell’Alleanza.
refused-too-many-attackers = Sono stati indicati { $told } attaccanti, e { $most } sono il massimo per una domanda (B38). Indicatene meno.
refused-sauron-holds-shire = Un pezzo di Sauron è nella Contea (B21). Quando se n’è andato: { ASK("shire left OWNER") }.
refused-nobody-left-shire = Di nessun pezzo di Sauron si è detto che è nella Contea (B22). Lo dice { DEED("shire sauron") }, in una sua fase di movimento.
refused-shire-stays = Fuori dalle fasi di movimento di Sauron la Contea resta di chi era (B22): { owner }. Dite quel proprietario.
refused-woken-already = È già stato svegliato, e si sveglia una volta (B42, B44). { DEED("undo") } ritira una svista.
refused-nobody-to-leave = Lì nessuno è sveglio, o tutti sono partiti (B43, B44). Prima qualcuno li sveglia.
refused-woke-just-now = Si sono svegliati proprio in questa fase (B43, B44). Possono partire nella prossima dell’Alleanza.
refused-ring-is-not-theirs = Solo il Portatore dell’Alleanza sveglia Fangorn (B42), e l’Anello ce l’ha: { side }. Gandalf può.
refused-not-on-isengard = «{ piece }» non può stare a Isengard ora (B41). Finché è chiusa, vi si fermano solo Saruman e i Mezzorchi.
refused-in-moria-already = Gandalf è già a Moria (B40). { DEED("moria out") } dice che la lascia.
refused-not-in-moria = Gandalf non è a Moria (B40). { DEED("moria in") } dice che vi si ferma.
refused-stays-in-moria = Altri sono passati per Moria in questa fase, e Gandalf vi resta fino alla fine (B40). Può partire nella prossima.
refused-holds-it = L’Anello è proprio di questa parte (B51): { side }. Lo cattura un’altra.
refused-left-that-hex = Questo Portatore ha lasciato { place } e non torna in quell’esagono elfico (B54). Indicate un altro luogo.
refused-in-no-elven-hex = Il Portatore non è in alcun esagono elfico (B54). Prima { ASK("ring at PLACE elven") }.

## Come si chiamano le cose

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orchi
    [nazgul] Nazgûl
    [manorc] Mezzorchi
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Nani
    [hobbit] Hobbit
    [elf] Elfi
    [dead] Morti
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] il Male
   *[alliance] l’Alleanza
}
step = { $step ->
    [build] costruzione
    [first] primo movimento
    [attack] attacco
   *[second] secondo movimento
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] la Contea
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Fosso di Helm
    [iron-mountains] Colli Ferrosi
   *[lonely-mountain] Montagna Solitaria
}
place = { $place ->
    [hex] un esagono comune
    [elven-hex-1] Esagono elfico 1
    [elven-hex-2] Esagono elfico 2
    [elven-hex-3] Esagono elfico 3
    [elven-hex-4] Esagono elfico 4
    [elven-hex-5] Esagono elfico 5
    [elven-hex-6] Esagono elfico 6
    [mount-doom] Monte Fato
    [lorien] Lórien
    [rivendell] Gran Burrone
    [grey-havens] Porti Grigi
    [old-forest] Vecchia Foresta
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] gli Hobbit
}
strength = { $strength ->
    [plain] ordinario su ordinario
    [on-elven] ordinario su elfico
    [elven] elfico su ordinario
   *[both] elfico su elfico
}
position = { $position ->
    [open] terreno aperto
    [one] fortezza o fiume
   *[both] fortezza e fiume
}
when = Round { $round } · { $step }, { $side }
turn = Round { $round }
pieces-of = Pezzi: { side }
start = l’inizio
now = ora
none = nessuno
nowhere = nessuno ha detto dove
ring-bearer = Il Portatore dell’Anello
laid-out = { $piece ->
    [orc] { $count } Orchi
    [nazgul] Il Nazgûl
    [manorc] { $count } Mezzorchi
    [saruman] Saruman
    [hobbit] { $count } Hobbit
    [dwarf] { $count } Nani
    [elf] { $count } Elfi
    [rohan] { $count } armate di Rohan
    [gondor] { $count } armate di Gondor
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] L’armata di Fangorn
    [dead] { $count } armate dei Morti
   *[ring-bearer] Il Portatore dell’Alleanza
}
laid-where = { $piece ->
    [orc] uno su ogni esagono con stella o corona rossa
    [nazgul] sull’esagono con la N
    [manorc] uno su ogni esagono con stella nera
    [saruman] a Isengard
    [hobbit] nella Contea, uno su ogni esagono con triangolo blu
    [dwarf] alla Montagna Solitaria e sui Colli Ferrosi, uno su ogni esagono con quadrato o corona blu
    [elf] uno su ogni esagono giallo
    [rohan] una su ciascuno dei loro esagoni con cerchio o corona blu
    [gondor] una su ciascuno dei loro esagoni con stella o corona blu
    [aragorn] sull’esagono con la A
    [gandalf] sull’esagono con la runa G
    [fangorn] addormentata, sull’esagono Fangorn
    [dead] addormentate, sui Sentieri dei Morti
   *[ring-bearer] sull’esagono con la R nella Contea
}

## Che cosa sente il tavolo

lapsed = Non costruito, e perso: { $armies }.
unticked = Non spuntato nella preparazione: { $items }.
elven-hexes = { $elven ->
    [yes] Un’armata elfica è tornata: gli esagoni elfici lo sono di nuovo.
   *[no] L’ultima armata elfica è fuori: gli esagoni elfici sono d’ora in poi ordinari.
}
cell = { $strength }, { $position }: attaccante fuori { $attacker ->
    [1] mai
    [2] con 2
   *[other] da 2 a { $attacker }
}, difensore fuori { $defender ->
    [12] con 12
   *[other] da { $defender } a 12
}
said-dice = Dadi: { $dice }
said-attacked = { $sum }: { $outcome ->
    [attacker-out] l’attaccante è fuori
    [defender-out] il difensore è fuori
   *[nothing] non succede nulla
}
said-out = Fuori: { $piece }; restano { $now } di { $counters }
said-escape = Il nuovo Portatore può muovere subito di { $hexes } esagoni
said-round = Un esagono elfico: round { $round } di 2
said-woken = L’armata di Fangorn è a Isengard, che ora è aperta a tutti
said-dead = I Morti sono svegli: con Aragorn partono nella prossima fase di movimento, o sono persi
said-ring = L’Anello: { side }
said-rests = Il turno del Portatore finisce qui: { $place }
said-stays = Fini di turno in questo esagono elfico: { $count }
said-gandalf = Gandalf non è né a Moria né in Fangorn
said-step = Ora: { step }, { side }

## Che cosa fanno le mani

host-setup = Tutte le pedine sono sui loro esagoni segnati, Fangorn e i Morti dormono. { DEED("begin") } comincia il round 1.
host-build = { $side } costruisce: { $builds }. Ciò che non si costruisce ora è perso.
host-builds = { $piece } ×{ $armies }
host-built = { $side } non ha altro da costruire.
host-escape = L’Anello è catturato. Togliete chi l’ha preso ({ $piece }) e il vecchio Portatore; mettete il nuovo ({ $side }) lì: { $place }. Può muovere subito fino a 3 esagoni: { ASK("ring at PLACE") }.
host-first = { $side } muove, ogni pezzo una volta.
host-attack = { $side } attacca: indicate attaccante e difensore, o passate al secondo movimento.
host-second = { $side } muove ancora, ogni pezzo una volta.
host-over = { $side } vince: { $line ->
    [goal] il Portatore è alla sua meta, { $place }.
    [capture-on-goal] l’Anello è stato catturato alla meta, { $place }.
    [saruman-himself] Saruman stesso è giunto all’Anello.
   *[tables-word] lo dice il tavolo.
}
remind-paths = I Morti e Aragorn lasciano ora i Sentieri verso sud, o sono persi.
remind-ring = Il Portatore deve andarsene entro la fine di questo turno: { $place }.
remind-still = Il Portatore è ancora qui: { $place }? Se sì, { DEED("done") }; se no, prima { ASK("ring at PLACE") }.
remind-stay = Il Portatore, { $place }: round { $round } di 2.
remind-fangorn = Chi ha svegliato Fangorn parte appena c’è una via.
remind-shire = Il pezzo di Sauron resta nella Contea?
remind-moria = Altri sono passati: Gandalf resta a Moria fino alla fine di questa fase.

## Pulsanti

deed-begin = Comincia il round 1
chip-players = { $players ->
    [2] In due giocatori
   *[3] In tre giocatori
}
chip-done = Avanti: { $to }
chip-attack = Attacco …
chip-odds = Probabilità di più attacchi …
chip-another = e un altro
chip-on = contro { $piece }
chip-ring-at = Il Portatore è a …
chip-ring-taken = L’Anello è catturato da …
deed-shire-entered = Nella Contea: { NAMED("side", $it) }
deed-shire-left = Chi ha la Contea: { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf sveglia Fangorn
chip-fangorn-ring = Il Portatore sveglia Fangorn
deed-fangorn-clear = Fangorn è lasciata
deed-paths-awake = Aragorn sveglia i Morti
deed-paths-clear = I Sentieri sono lasciati
deed-paths-lost = Nessuna uscita dai Sentieri
deed-moria-in = Gandalf si ferma a Moria
deed-moria-out = Gandalf lascia Moria
deed-moria-passed = Si è passati per Moria
chip-lent = forza elfica prestata
chip-elven-hex = un esagono elfico
chip-another-elven-hex = un altro esagono elfico
chip-an-elven-hex = un esagono elfico
chip-fortress = fortezza
chip-river = fiume
chip-roll = tira
chip-dice = dadi
do-begin = «{ deed-begin }»
do-done = Invio
do-paths-clear = «{ deed-paths-clear }»
do-paths-lost = «{ deed-paths-lost }»
do-moria-in = «{ deed-moria-in }»
do-moria-out = «{ deed-moria-out }»
do-fangorn-clear = «{ deed-fangorn-clear }»
ask-fangorn-awake-gandalf = «{ chip-fangorn-gandalf }»
ask-ring-at-place = «{ chip-ring-at }»
ask-ring-at-place-elven = «{ chip-ring-at }»
do-shire-sauron = «Nella Contea: Sauron»
ask-shire-left-owner = «Chi ha la Contea: …»
ask-shire-owner = di chi è la Contea, scritto shire = OWNER
ask-count-p-n = il suo numero tra i tracciati
ask-back-p = il suo + tra i tracciati
deed-done = Fine del passo
deed-tick = Preparazione: { $item }
deed-build = Costruito: { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } contro { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = Anello catturato: { NAMED("piece", $it) }
deed-ring-at = Il Portatore: { $place }
deed-phase = Si è a: round { $round }, { $step }, { $side }
deed-lost = Perso: { $piece }
deed-back = Di nuovo in gioco: { $piece }
deed-count = { $piece }: { $by }
deed-over = Il tavolo dice: vince { $side }
hint = { $step ->
    [setup] numero o nome
    [build] 1 2: i primi due esagoni
    [attack] chi, contro chi, fortezza
   *[other] ring at …
}
head-attack = L’attacco
head-builds = Costruzioni
head-once = Una volta sola, e scadenze
head-odds = La probabilità che un difensore cada in uno, due e tre attacchi; sotto, quanti attacchi bastano per 50 e per 90 su 100
asked-odds = { $defender } fuori: { $chance }. Attaccanti persi in media: { $lost }. Senza perdite: { $clean }.
    .window = { $defender } fuori: { $hundred } su 100. Attaccanti persi in media: { $lost }. Senza perdite: { $sure } su 100.
asked-order = In un altro ordine se ne perdono solo { $lost }: { $order }.
asked-need = { $attacker } contro { $defender }: { $count ->
    [one] un attacco così lo elimina
   *[other] { $count } attacchi così lo eliminano
} con almeno { $percent } %.
asked-march = { $piece }: esagoni { $hexes }, fasi di movimento { $phases }.
asked-builds = { $piece } ×{ $armies }: { $centres }
nothing-to-build = nulla da costruire ora
print-bounds = La somma di due dadi: l’attaccante è fuori fino al primo numero, il difensore dal secondo in su
print-builds = Armate (pedine): nel round 2 · 3 · 4 e oltre · centri

## Il tavolo disegnato

one = { $piece ->
    [orc] Orco
    [nazgul] Nazgûl
    [manorc] Mezzorco
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Nano
    [hobbit] Hobbit
    [elf] Elfo
    [dead] Morti
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] l’Orco
    [nazgul] il Nazgûl
    [manorc] il Mezzorco
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] il Nano
    [hobbit] lo Hobbit
    [elf] l’Elfo
    [dead] i Morti
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
mat-who = Chi attacca?
mat-whom = Chi è attaccato?
mat-may-lend = Accanto: { $lenders }?
mat-lends = Prestata da: { $lenders }
mat-strength = Forza elfica
mat-itself = Elfico di suo
mat-lent-to = prestata: { $one }
mat-press = Premete ciò che vale.
mat-sum = Tirati sul tavolo? Premete la somma.
mat-faces = { $sum }: quali facce?
mat-chances = { $count ->
    [1] un attacco { $one } su 100
    [2] un attacco { $one } · due { $two } su 100
   *[other] un attacco { $one } · due { $two } · tre { $three } su 100
}
mat-several = Attaccanti persi in media: { $lost } · senza perdite: { $clean } su 100
mat-out = { $one }: fuori
mat-out-chance = { $one } fuori: { $chance } su 100
mat-nothing = niente
mat-may = Possono ancora attaccare
mat-not = Non ora: { $why }
mat-why = { $why ->
    [asleep] addormentati
    [paths] sui Sentieri
    [moria] a Moria
   *[fangorn] in Fangorn
}
mat-throw = Tira i dadi
mat-attack-so = Attacco: { $attack }
mat-which-sum = Quale somma?
mat-which-faces = Quali facce?
mat-which-centre = Quale centro?
mat-leave = Lasciarle
mat-or = o
mat-either = uno dei due
mat-builds = { $left ->
    [0] nessuna più
    [one] ancora una
   *[other] ancora { $left }
}
mat-built-or-gone = Si costruisce ora, o è perso in questo round
mat-built = costruito
mat-lost = { $armies ->
    [one] una è persa se non si costruisce
   *[other] { $armies } sono perse se non si costruiscono
}
mat-lost-anyway = { $can } da costruire, { $lost } persi comunque
mat-no-room = { $armies ->
    [one] una è persa: nessun centro libero o pedina
   *[other] { $armies } sono perse: nessun centro libero o pedina
}
mat-never = Mai più ricostruiti
mat-empty = L’esagono deve essere vuoto: guardate il tavolo.
mat-leaving = { $armies ->
    [one] Una non costruita: è persa.
   *[other] { $armies } non costruite: sono perse.
}
mat-map = Sulla mappa
mat-hollow = vuoto: ricostruibile
mat-asleep = dorme
mat-bearer = Portatore
mat-once = È successa una di queste cose? Premetela.
once = { $place ->
    [shire] la Contea
    [moria] Moria
    [fangorn] Fangorn
    [paths] i Sentieri
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] chi c’è?
    [moria] che è successo?
    [fangorn] chi la sveglia?
   *[paths] una via, o nessuna?
}
once-gone = se n’è andato?
once-destroyed = è stato distrutto lì?
once-did = { $what }?
once-stands = { $is ->
    [sauron] un pezzo di Sauron
    [gandalf] c’è Gandalf
    [nobody] nessuno
    [fangorn] l’armata di Fangorn
    [open] aperta a tutti
    [saruman] solo Saruman
    [asleep] addormentati
    [awake] svegli
   *[closed] chiuso
}
mat-whose = Il pezzo di Sauron se n’è andato: di chi è ora la Contea?
mat-which = Che cosa è stato?
mat-stood = Fangorn va subito a Isengard: chi c’era?
mat-who-stood = Chi c’era?
mat-nobody = nessuno
mat-stands = Dove sta il Portatore?
mat-where = Dove sta?
mat-two-rounds = due round lì
mat-rounds-over = passati due round
mat-which-name = Scrivi il nome
mat-round = Elfico: round { $round } di 2
mat-left = lasciato: mai più
mat-which-elven = Quale esagono elfico?
mat-wins = { side } vince
mat-himself = Saruman lo raggiunge
mat-taken = L’Anello è di: { $side }. Uno di questi è giunto dal Portatore? Premetelo.
mat-bearer-of = Portatore: { side }
mat-off = fuori dalla mappa
mat-off-for-now = fuori; ricostruibile
mat-off-for-good = fuori per sempre
mat-run = e ora fino a tre esagoni, subito
mat-after = Dove sta dopo la corsa?
mat-still = ancora: { $place }
mat-had = Chi ha avuto l’Anello
mat-rounds = { $side }, { $one ->
    [yes] round { $from }
   *[no] round da { $from } a { $to }
}
mat-goes-over = L’Anello passa di mano
mat-where-it-wins = Dove vince
mat-goal = { $side ->
    [sauron] a Barad-dûr
    [saruman] a Isengard, o Saruman su di lui
    [evil] a Barad-dûr
   *[alliance] al Monte Fato
}
mat-not-captured = Non è stato catturato
mat-turn = Questo turno
mat-then = { $step ->
    [build] costruire; poi muovere, attaccare, muovere ancora
    [first] muovere; poi attaccare e muovere ancora
    [attack] attaccare, ogni pezzo una volta; poi muovere ancora
   *[second] secondo movimento; poi la parte seguente
}
mat-attacks = { $count } attacchi
mat-open = aperto
mat-turn-out = { $one } cade
mat-table = A questo tavolo: premete una parte, scrivete il nome
mat-dice-app = Tira il programma, o voi e premete la somma. Pedine e mappa sono sul tavolo.
mat-dice-hand = Tirate voi i dadi: si preme la somma. Pedine e mappa sono sul tavolo.
mat-ticked = { $ticked } su 14 a posto
mat-ticks = { $ticked ->
    [0] Premete ciò che è a posto, o cominciate.
    [14] Tutto è a posto: cominciate.
   *[other] Premete ciò che è a posto, o cominciate: ciò che non è spuntato sarà segnalato.
}
mat-before = Prima che finisca questo turno
owed-nothing = Nulla è dovuto.
owed-ring = Il Portatore se ne va: { $place }
owed-ring-more = lì sono passati due round; mai più indietro
owed-stay = Il Portatore può restare: { $place }
owed-stay-more = { mat-round }
owed-paths = I Morti se ne vanno a sud
owed-paths-more = con Aragorn, o tutti e tre sono fuori
owed-still = Ancora qui: { $place }?
owed-still-more = Invio dice di sì; se no premete dove sta
owed-fangorn = Chi svegliò Fangorn se ne va
owed-fangorn-more = appena c’è una via; poi premete Fangorn
owed-shire = Il pezzo di Sauron è nella Contea
owed-shire-more = se va via, premete la Contea; se resta, niente
owed-moria = Gandalf resta a Moria
owed-moria-more = altri sono passati in questa fase
mat-moved = Mosso
mat-moved-still = Mosso; ancora: { $place }
mat-piece-out = Un pezzo è fuori …
mat-right = Correggere …
mat-which-out = Quale pezzo è fuori? Premetelo.
mat-which-back = Quale pezzo torna? Premetelo.
mat-which-wrong = Che cosa è sbagliato? Premetelo.
mat-what-wrong = Che cosa è sbagliato?
mat-how-is = Com’è davvero?
mat-which-piece = Quale pezzo?
mat-number = Quanti sono sulla mappa: { $piece }?
mat-how-many = Quanti?
mat-won-by = { $line ->
    [goal] il Portatore è alla sua meta: { $place }
    [capture-on-goal] l’Anello è stato catturato alla meta: { $place }
    [saruman-himself] Saruman è venuto di persona all’Anello
   *[tables-word] lo dice il tavolo
}
mat-wall-owed = Prima che finisca questo turno: { $owed }
put = { $piece }: { $centres }
host-put = Mettete sulla mappa – { $armies }. { $left ->
    [0] Non resta altro da costruire.
    [one] Ne resta una da costruire.
   *[other] Ne restano { $left } da costruire.
}
host-off = Togliete { $piece ->
    [gondor] un’armata di Gondor
    [rohan] un’armata di Rohan
    [dead] un’armata dei Morti
   *[other] { $the }
}.{ $last ->
    [yes] {" Gli esagoni elfici ora sono comuni."}
   *[no] {""}
}
host-nothing = { $sum }: non accade nulla.
host-on = { $attacker } contro { $the }, { $ground }
ground = { $ground ->
    [open] terreno aperto
    [fortress] fortezza
    [river] oltre il fiume
   *[both] fortezza e fiume
}
host-takes = { $attacker } contro { $the }, { $ground }: fuori con { $from } o più.
mat-when = Round { $round } · { $side }
now-set-up = Mettete ogni pedina sul suo esagono{ $far ->
    [yes] .
   *[no] {", e premetela qui."}
}
now-build = Mettete ogni nuova armata su un centro vuoto{ $far ->
    [yes] .
   *[no] {", e premetelo qui."}
}
now-first = Muovete i vostri pezzi, ognuno una volta, quanto dice il numero.
now-second = Muovete ancora, ogni pezzo quanto dice il numero.
now-name = Chi gioca { $side }? Scrivete il nome.
now-paths = Muovete; ora Aragorn e i Morti lasciano i Sentieri verso sud.
now-leaves = Muovete ancora; ora il Portatore lascia { $place }.
now-woken = Mettete l’armata di Fangorn su Isengard; poi muovete ancora.
now-lost = Togliete Aragorn e i Morti; poi muovete ancora.
now-attack = Chi attacca chi?{ $far ->
    [yes] {""}
   *[no] {" Premete chi."}
}
now-whom = { $one }: chi attacca?{ $far ->
    [yes] {""}
   *[no] {" Premetelo."}
}
now-unticked = Non più spuntato: { $item }. Premetelo ancora per spuntarlo.
now-asleep = { $piece ->
    [dead] I Morti dormono: Aragorn li sveglia sui Sentieri. Allora premete i Sentieri qui sotto.
   *[fangorn] L’armata di Fangorn dorme: la sveglia Gandalf o il Portatore dell’Alleanza. Allora premete Fangorn qui sotto.
}
now-nothing = { $place ->
    [moria-passed] Altri sono passati: Gandalf resta a Moria fino al termine di questa fase.
    [moria-lost] Gandalf è fuori: l’Alleanza non passa più per Moria, gli altri come vogliono.
    [paths-lost] Aragorn o i Morti sono fuori: sui Sentieri nessuno si sveglia più.
    [moria] Gandalf ora non si ferma a Moria: non c’è nulla da dire.
    [shire] Della Contea ora non c’è nulla da dire: chi vi finisce un movimento si chiede allora.
    [fangorn-moria] Gandalf è a Moria: prima ne esce, poi può svegliare Fangorn.
    [fangorn] Di Fangorn ora non c’è nulla da dire: si sveglia una volta, nei movimenti dell’Alleanza.
    [paths] Dei Sentieri ora non c’è nulla da dire: nei movimenti dell’Alleanza Aragorn sveglia i Morti, una volta.
   *[isengard] Isengard si apre da sé quando Fangorn si sveglia: non c’è nulla da dire.
}
now-odds = { $far ->
    [yes] Probabilità: chi attaccherebbe chi?
   *[no] Probabilità: premi chi attaccherebbe, uno dopo l’altro, poi chi è attaccato.
}
now-captured = Togliete { $the } e il vecchio Portatore. Il nuovo sta lì: { $place }.
battle-evening-setup = Disponete voce per voce; Invio spunta ciò che è a posto, o premetelo.
battle-evening-ring = Per ultimo il Portatore: tutta la partita gira attorno al suo posto.
battle-evening-begin = Tutto è a posto. Invio: round 1, e Sauron muove per primo.
battle-evening-move = Muovete il rosso sulla mappa, ogni pezzo una volta quanto dice il numero; poi Invio.
battle-evening-attack = Attacco: premete chi e contro chi, poi ciò che vale; tirate. Invio: nessuno.
battle-evening-again = Muovete ancora; poi tocca a Saruman, e la partita è vostra.

## Stato e foglio

status-piece = { $piece }: { $now } di { $counters }
status-out = Fuori per sempre: { $pieces }
status-ring = L’Anello: { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(elfico, round { $round } di 2)
}
status-shire = La Contea: { $owner }{ $sauron ->
    [yes] , c’è un pezzo di Sauron
   *[no] {""}
}
status-isengard = Isengard: { $open ->
    [yes] aperta a tutti
   *[no] solo Saruman e Mezzorchi
}
status-fangorn = Fangorn: { $is ->
    [asleep] dorme
    [awake] sveglia
   *[closed] chiusa
}
status-paths = Sentieri dei Morti: { $are ->
    [asleep] addormentati
    [awake] svegli
   *[closed] chiusi
}
status-gandalf = Gandalf: { $at ->
    [moria] a Moria
   *[fangorn] in Fangorn
}
sheet-rounds = Round: { $rounds }
sheet-piece = { $piece }: costruiti { $built }, persi { $lost }, rimasti { $left }
sheet-ring = L’Anello: { $side }; dal momento: { $from }, fino a: { $to }{ $cost ->
    [none] {""}
   *[other] ; la cattura è costata: { $cost }
}
marked = l’Anello catturato
sheet-shire = La Contea: { $owner }, dal momento: { $from }
stands-setup = in preparazione
battle-figures = round: { $rounds }; ultimo ad avere l’Anello: { $holder }; catture: { $captures }
battle-totals = Battle of the Ring: { $games }; vinte: Sauron { $sauron }, Saruman { $saruman }, il Male { $evil }, l’Alleanza { $alliance }; catture: { $captures }

## Aiuto

help = P è un pezzo (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S una parte, OWNER hobbits o saruman, N un numero. Basta l’inizio di un nome, se è unico. «!» alla fine vale sulla parola del tavolo.
help-new = Comincia una partita per tre giocatori, o per due.
help-setup = Elenca che cosa sta dove prima dell’inizio, e che cosa è spuntato.
help-tick = Spunta un punto della preparazione, o toglie la spunta.
help-begin = Comincia il round 1.
help-done = Finisce il passo. Ciò che non è costruito è perso; ciò che è dovuto si dice prima.
help-build = Costruisce un’armata di una nazione in ogni centro nominato.
help-builds = Elenca che cosa si può ancora costruire.
help-attack = Un pezzo ne attacca un altro: «elven» per la forza prestata, «fortress» e «river» per dove sta il difensore; poi i dadi del tavolo, o «roll».
help-ring = Chi ha l’Anello. «taken P»: un pezzo l’ha catturato; «at PLACE»: dov’è il Portatore, «elven» se è un esagono elfico; «stay N» e «= S» lo correggono.
help-shire = Di chi è la Contea. Una parte: un suo pezzo vi sta alla fine di una fase di movimento; «left OWNER»: il pezzo di Sauron è partito.
help-fangorn = Gandalf o il Portatore sveglia Fangorn, che va a Isengard sopra ciò che vi sta; «clear»: chi l’ha svegliata è partito.
help-paths = Aragorn sveglia i Morti; nella prossima fase di movimento partono («clear») o sono persi.
help-moria = Gandalf si ferma a Moria o la lascia; «passed»: qualcuno vi passa.
help-isengard = Se chiunque può fermarsi a Isengard.
help-lost = Uno di questi è fuori, sulla parola del tavolo.
help-back = Uno di questi è tornato, sulla parola del tavolo.
help-count = Quanti sono sulla mappa, o quanti ce ne sono sulla parola del tavolo.
help-odds = La probabilità di questi attacchi su un difensore, in quest’ordine, quanto costano, e l’ordine che costa meno.
help-need = Quanti attacchi simili servono per tanti per cento.
help-march = Quante fasi di movimento servono per tanti esagoni.

## Regole per numero

rule-b1 = In tre si giocano Sauron, Saruman e l’Alleanza; in due, il Male ha i primi due.
rule-b2 = Tutti i pezzi cominciano sui loro esagoni segnati, il Portatore nella Contea, Fangorn e i Morti addormentati.
rule-b3 = Un round: Sauron, Saruman, Alleanza; in due il Male, l’Alleanza.
rule-b4 = Un turno: costruzione (non nel round 1), primo movimento, attacco, secondo movimento.
rule-b5 = In ogni fase di movimento muovono quanti pezzi si vuole, ognuno fin dove può.
rule-b6 = Un pezzo per esagono, tranne chi visita Fangorn addormentata o i Morti.
rule-b10 = Gli Orchi costruiscono 1 nel round 2, 2 nel round 3, poi 3; i Mezzorchi 2; Gondor 1; Rohan 1; Nani o Hobbit 1.
rule-b11 = Le armate si costruiscono solo nei propri centri.
rule-b12 = Il centro deve essere vuoto.
rule-b13 = Un’armata per centro e fase; di Nani e Hobbit una in tutto.
rule-b14 = Mai più armate che pedine.
rule-b15 = Ciò che non si costruisce nel suo round è perso.
rule-b16 = Personaggi, Elfi, Morti e Fangorn non tornano mai.
rule-b17 = Una nazione senza più nulla costruisce di nuovo appena un centro è vuoto.
rule-b18 = In due il Male costruisce per gli Orchi e per i Mezzorchi, ciascuno secondo i suoi numeri.
rule-b20 = La Contea è degli Hobbit all’inizio, e lo resta quando è vuota.
rule-b21 = Un pezzo di Saruman o dell’Alleanza che vi sta alla fine di una propria fase di movimento la fa sua.
rule-b22 = Finché vi sta un pezzo di Sauron nessuno costruisce; quando parte, il suo giocatore dice di chi è. Se vi è distrutto, nulla cambia.
rule-b23 = Nella Contea si costruiscono solo Hobbit e Mezzorchi.
rule-b30 = Due dadi, la cui somma si cerca per posizione e forze: l’attaccante è fuori, il difensore è fuori, o nulla.
rule-b31 = Conta solo la posizione del difensore: una fortezza, e un fiume che l’attacco attraversa.
rule-b32 = Elfici di per sé: Elfi, Fangorn sveglia, Gandalf, il Nazgûl.
rule-b33 = La forza elfica si presta a un pezzo vicino: da Gandalf e dal Nazgûl ai pezzi del loro giocatore, da Aragorn a Gondor e ai Morti, da Saruman ai Mezzorchi.
rule-b34 = Ogni pezzo attacca una volta per round, e può essere attaccato quante volte si vuole.
rule-b35 = Portatori, chi dorme, e chi è sul Monte Fato, in Fangorn, sui Sentieri o a Moria non attaccano e non sono attaccati.
rule-b36 = Chi è fuori si toglie; personaggi, Elfi, Morti e Fangorn per sempre.
rule-b37 = Gli attacchi si tirano uno per uno, e l’attaccante può fermarsi dopo ognuno.
rule-b38 = Più attacchi: l’ordine non cambia la probabilità, ma si perde meno con prima gli elfici, e prima chi non passa il fiume.
rule-b40 = Solo Gandalf si ferma a Moria; finché c’è, l’Alleanza vi passa, e allora lui resta fino alla fine di quella fase.
rule-b41 = Finché Fangorn non è venuta, a Isengard si fermano solo Saruman e i Mezzorchi.
rule-b42 = Fangorn si sveglia quando Gandalf o il Portatore dell’Alleanza vi finisce una fase di movimento, e va a Isengard; ciò che vi sta è fuori.
rule-b43 = Chi l’ha svegliata parte alla prima occasione; poi Fangorn è chiusa.
rule-b44 = Aragorn sveglia i Morti sui loro Sentieri. Nella prossima fase di movimento dell’Alleanza tutti partono a sud, o sono persi.
rule-b45 = Svegli, i Morti sono come Gondor: Aragorn presta loro la forza.
rule-b46 = Con la sesta armata elfica fuori, gli esagoni elfici sono ordinari.
rule-b47 = Solo il Portatore dell’Anello entra nel Monte Fato.
rule-b50 = L’Alleanza ha l’Anello all’inizio.
rule-b51 = Chi va sull’esagono del Portatore cattura: entrambi si tolgono, e vi sta il Portatore di chi ha catturato.
rule-b52 = Il nuovo Portatore può subito muovere di 3 esagoni.
rule-b53 = Un Portatore non combatte nessuno, e non è mai distrutto.
rule-b54 = Al massimo due round in un esagono elfico, e mai ritorno; un altro ne dà altri due.
rule-b55 = Dov’è il Portatore lo dice il tavolo: contano gli esagoni elfici e i luoghi dove vince.
rule-b56 = Sauron vince a Barad-dûr, Saruman a Isengard o lui stesso sull’esagono di un Portatore, l’Alleanza al Monte Fato.
rule-b57 = In due il Male vince solo a Barad-dûr.
rule-b60 = Il programma tira due dadi per ogni attacco.
rule-b61 = Il tavolo ha ragione: corregge numeri, Anello, Contea e tutto il resto.
rule-b62 = Ciò che è dovuto si dice prima che il passo finisca.
rule-b63 = Fortuna: difensori messi fuori e pezzi persi per i dadi, rispetto a ciò che dava la tabella.
rule-b64 = L’armata di Fangorn sta a Isengard dal risveglio alla fase di movimento seguente dell’Alleanza: per tutto questo tempo lì non costruisce nessuno.
rule-b65 = La preparazione è un elenco di 14 punti da spuntare; ciò che non è spuntato è segnalato all’inizio.
rule-b66 = I sei esagoni elfici sono elven-hex-1 fino a elven-hex-6, o hanno i nomi che dà loro il tavolo.

## Su tutte le partite

ended-sauron = Ha vinto Sauron
ended-saruman = Ha vinto Saruman
ended-alliance = Ha vinto l’Alleanza
ended-evil = Ha vinto il Male
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = l’Alleanza
seat-evil = il Male
counted-rounds = Round
counted-captures = Catture dell’Anello
counted-victory = Come è stata vinta
victory-goal = l’Anello alla meta
victory-capture = catturato alla meta
victory-saruman = Saruman è venuto di persona
victory-word = sulla parola del tavolo
counted-holder = Chi aveva l’Anello alla fine
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = l’Alleanza
holder-evil = il Male
luck-sauron-out = Eliminati da Sauron
luck-sauron-lost = Persi da Sauron
luck-saruman-out = Eliminati da Saruman
luck-saruman-lost = Persi da Saruman
luck-alliance-out = Eliminati dall’Alleanza
luck-alliance-lost = Persi dall’Alleanza
luck-evil-out = Eliminati dal Male
luck-evil-lost = Persi dal Male
