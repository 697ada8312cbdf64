# Ciò che Underhill dice in italiano di Risiko: Il Signore degli Anelli; letto quando serve per la prima volta. Ciò che dice ogni gioco è in house.ftl.
# Un rifiuto dice che cosa non va, perché (con il numero della regola) e che cosa fare invece.

## Rifiuti secondo le regole

refused-wrong-players = Così non si gioca insieme (K1): yellow o green contro red o black; uno dei Popoli Liberi contro red e black; o tutti e quattro. Chi comincia è uno di loro.
    .window = Così non si gioca insieme (K1): giallo o verde contro rosso o nero; uno dei Popoli Liberi contro rosso e nero; o tutti e quattro. Chi comincia è uno di loro.
refused-hunt-without-board = Senza tabellone nessuno sa di chi è il territorio dell’Anello (K59). Togli hunt=on, o gioca con un tabellone.
refused-no-board = Questa partita non ha tabellone: i territori non sono noti (K7). Dillo in numeri.
refused-board-counts = Con un tabellone il programma conta da sé (K7). Indica il territorio; i numeri sono per partite senza tabellone.
refused-unheld = { $count ->
    [one] Un territorio non è ancora di nessuno
   *[other] { $count } territori non sono ancora di nessuno
} (K7): { NAMED("territory", $territories) }. Di’ di chi sono.
refused-holds-none = { colour } non tiene ancora alcun territorio (K7). Di’ quali sono i suoi.
refused-rest-unknown = Questo tabellone non nomina regioni, e nessuno sa qual è il resto (K7). Indica i territori.
refused-not-held = { territory } non è di { colour }. Indica un altro territorio, o correggi di chi è.
refused-leader-there = { territory }: qui c’è già un Condottiero, e mai due insieme (K5, K37; { colour }). Indica un altro territorio.
refused-no-leader-there = { territory }: qui non c’è un Condottiero ({ colour }). Indica il territorio dove sta.
refused-most-leaders = Un giocatore ha ora { $most ->
    [one] 1 Condottiero
   *[other] { $most } Condottieri
} e non di più (K5, K38). Spostane uno, o togline uno.
refused-trade-first = Con { $cards } carte Territorio si cambia prima un tris, finché non ne restano al più { $most } (K14, K36).
refused-leader-due = Chi non ha Condottieri ne mette uno ora, in un territorio suo (K38).
refused-conquest-due = Il territorio appena preso non è ancora stato detto (K32). Indicalo prima.
refused-from-due = Prima si dice da dove è partito l’ultimo attacco (K62): { NAMED("territory", $territories) }. Indicane uno.
refused-no-from-due = Nessuno chiede da dove è partito un attacco (K62). Dillo con la conquista.
refused-who-begins = In questa partita si tira a mano, quindi di’ chi ha tirato più alto (K6): { ASK("begin C") }, C uno di { NAMED("colour", $colours) }.
refused-whose-card = In questo turno si è pescata una carta Avventura, e chi ha pescato non ne gioca sull’Anello (K49). Di chi è? Lo dice { ASK("card ring stay by C P") }.
refused-not-a-set = Queste tre non sono un tris (K13): tre uguali o tre diverse, un jolly vale qualsiasi carta.
refused-third-wild = I jolly sono due e non di più (K2). Guarda di nuovo le carte.
refused-fewer-cards = { $cards ->
    [one] C’è { $cards } carta
   *[other] Ci sono { $cards } carte
} in mano, e un tris è di tre (K13). Correggi prima la mano.
refused-own-territory = { territory } è dell’attaccante stesso (K17). Indicane uno di altri, o correggi di chi è.
refused-not-adjacent = { NAMED("territory", $territory) } non ha confine con { NAMED("territory", $other) } (K17). Indicane due che l’hanno.
refused-touches-nothing = { territory } non tocca alcun territorio dell’attaccante (K17). Indicane un altro.
refused-same = { territory } è indicato due volte. Indicane due diversi.
refused-attack-dice = L’attaccante tira ora da 1 a { $most } dadi: tre al più, e un battaglione resta (K18).
refused-defence-dice = Il difensore tira ora da 1 a { $most } dadi: due al più, e non più dei suoi battaglioni (K19).
refused-other-move = Avanzano da { $least } a { $most } battaglioni: almeno quanti i dadi tirati, e uno resta (K32).
refused-not-connected = { NAMED("territory", $territory) } non è unito a { NAMED("territory", $other) } da territori propri (K37). Indicane due che lo sono.
refused-fortified-once = In questo turno si è già fortificato, e si fa una volta (K37). Passa al passo seguente.
refused-drew-already = In questo turno si è pescata una carta Avventura; fino alla fine non se ne giocano (K49): { colour }.
refused-no-card = Non c’è alcuna carta Avventura in mano (K49): { colour }. Correggi prima la mano.
refused-no-such-effect = Nessun effetto ha il numero { $number }: quelli in vigore sono { $count }. L’elenco di tutto ciò che è pubblico ha i loro numeri.
refused-no-die = { territory }: qui non si tira (K41). Lascia andare l’Anello senza dado, o di’ che una carta lo vuole.
refused-last-step = L’Anello è sull’ultimo passo, e oltre non ce n’è (K43). Il suo dado viene alla fine del turno.
refused-no-tie = Nessuno è in parità, perciò i dadi non scelgono nessuno (K53).
refused-is-out = Di questo giocatore ora non si può dire: è eliminato, o è il suo turno (K9, K35). { colour }.

## Che cosa non va in un file di tabellone

fault-wants-territory = «{ $key }»: { $item } non è un nome; lo sarebbero lettere minuscole con trattini al posto degli spazi, e in fondo * per una Fortezza o + per un Sito.
fault-wants-bonus = «{ $key }»: { $item } non è un bonus; lo sarebbe un numero intero da 0 a { $most }.
fault-wants-border = «borders»: { $item } dovrebbe essere due nomi con uno spazio in mezzo.
fault-borders-itself = «borders»: { $item } confina con sé. Indica due territori diversi.
fault-no-territory = «{ $key }»: { $item } non è in alcuna regione. Aggiungilo là, o toglilo qui.
fault-wrong-path = «path» ha { $found } passi, e dovrebbe averne da 2 a { $most }.
fault-no-gate = «gates»: { $item } non è un passo prima dell’ultimo. Il primo passo è 0.

## Come si chiamano le cose

risk-name = Risiko: Il Signore degli Anelli
not-copied = Non avete ancora un tabellone vostro, e non c’è { $path }: trascinate un file di tabellone sulla finestra, o togliete board=own.
    .window = Non avete ancora un tabellone vostro, e non c’è { $path }: trascinate un file di tabellone sulla finestra, o sceglietene un altro.
colour = { $colour ->
    [yellow] Giallo
    [green] Verde
    [red] Rosso
    [black] Nero
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] G
    [green] V
    [red] R
    [black] N
    [neutral] neu
   *[none] –
}
by = { $by ->
    [yellow] Giallo
    [green] Verde
    [red] Rosso
    [black] Nero
   *[other] { $by }
}
begins = Comincia
begins-by-dice = il dado più alto
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Valle del Lhûn
    [evendim-hills] Colline di Evendim
    [mithlond] Mithlond
    [tower-hills] Colli delle Torri
    [shire] Contea
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Angmar Orientale
    [borderlands] Terre di Confine
    [north-downs] Colline del Nord
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Colli Vento
    [old-forest] Vecchia Foresta
    [buckland] Terra di Buck
    [south-downs] Colline del Sud
    [rhun] Rhûn
    [north-rhun] Rhûn del Nord
    [withered-heath] Brughiera Arida
    [esgaroth] Esgaroth
    [south-rhun] Rhûn del Sud
    [mirkwood] Bosco Atro
    [carrock] Carroccia
    [north-mirkwood] Bosco Atro del Nord
    [eastern-mirkwood] Bosco Atro dell’Est
    [anduin-valley] Valle dell’Anduin
    [south-mirkwood] Bosco Atro del Sud
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Breccia di Rohan
    [west-rohan] Rohan Occidentale
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Campi Iridati
    [lorien] Lórien
    [wold] Wold
    [emyn-muil] Emyn Muil
    [brown-lands] Terre Brune
    [dead-marshes] Paludi Morte
    [rhun-hills] Colline di Rhûn
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Valle di Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] Ithilien del Sud
    [mordor] Mordor
    [udun-vale] Valle di Udûn
    [mount-doom] Monte Fato
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Harad Vicino
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Harad Profondo
   *[other] { $territory }
}
step = { $step ->
    [setup] Preparazione
    [reinforce] rinforzi
    [combat] combattimento
    [battle] la battaglia
    [move] l’avanzata
    [conquest] la conquista
    [trade] cambio
    [fortify] fortificare
    [adventure] carta Avventura
    [leader] un Condottiero
    [ring] l’Anello
    [hunt] la caccia
   *[score] il conto
}
side = { $side ->
    [free] i Popoli Liberi
   *[sauron] Sauron
}
when = Giro { $round } · { $step }
turn = Giro { $round } · { colour }
points-of = Punti: { $side }
won = Vittoria: { $winners }
tied = Parità: { $winners }
found = l’Anello è stato trovato
risk-totals = Risiko: { $games }{ $over ->
    [0] ; finite: nessuna
   *[other] ; finite { $over }, giri in quelle { $rounds }
}

## Che cosa sente il tavolo

told-leader-off = Un Condottiero lascia il tabellone: { colour }, { $territory }
told-leader-moves = Il Condottiero avanza, { colour }: { $territory }
told-put-out = { colour } è eliminato da { by }: le carte Territorio passano di mano, le carte Avventura si scartano
told-in-again = { colour } è di nuovo in gioco
told-territory-card = Una carta Territorio per la conquista: { colour }
told-event = Un Evento: eseguitelo, e pescate ancora
told-unticked = Non spuntato nell’elenco della preparazione: { $items }. La partita continua.
said-unticked = Non spuntato nella preparazione: { $parts }.
set-up-part = { $part ->
    [lands] terre delle carte
    [others] le altre pedine
    [leaders] Condottieri
    [hands] mani
   *[ring] l’Anello
}
told-effect = Fino al prossimo turno di { colour }: { $text }
told-effect-over = Finisce: { $text }
told-trade = Troppe carte Territorio: cambiate finché non ne restano quattro, e rinforzate subito
told-adventure = Spetta una carta Avventura: { colour }
told-leader = Tocca un Condottiero se { colour } non ne ha sul tabellone
told-hunt = Caccia all’Anello, { $territory }: { colour } tira due dadi
told-conquest = Fate avanzare gli uomini, poi dite quale territorio avete preso
told-score = L’Anello è distrutto: ognuno dice che cosa tiene
said-dealt = { colour }: carte { $cards }, da occupare { $claims }, battaglioni rimasti { $left }
said-rolled = { $dice } · attaccante −{ $attack }, difensore −{ $defence }
said-lost = Attaccante −{ $attack }, difensore −{ $defence }
said-ring-die = Il dado dell’Anello: { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, serve { $needed } o più
said-ring = { $moved ->
    [yes] L’Anello avanza al passo { $step }
   *[no] L’Anello resta al passo { $step }
}
said-hunted = { $dice }: in tutto { $sum }, e 12 trova l’Anello
said-won = Avanzano da { $least } a { $most } battaglioni
said-won-all = { $least ->
    [one] Avanza 1 battaglione
   *[other] Avanzano { $least } battaglioni
}
said-beaten = Respinto: resta 1 battaglione contro { $count }
said-broken = Interrotto: { $attackers } contro { $defenders }
said-traded = Il tris vale { $value }
said-conquered = Preso: { $territory }
said-discarded = Troppe carte Avventura: tenetene { $count }
said-over = { $how ->
    [ring] L’Anello è distrutto
    [found] L’Anello è stato trovato
   *[last] Nessun altro tiene un territorio
}
said-few-leaders = { colour }: Condottieri detti { $leaders } di { $of }
said-too-many = { colour }: territori { $territories }, battaglioni { $battalions }; guardate chi tiene che cosa
said-first = Chi comincia: { $dice }
said-sites = Su un Sito: { colour }, { $territories }; si può consegnare una Missione che lo nomina
said-whence = Da dove è partito l’attacco: { $territories }?
said-on-ring = Una carta sull’Anello: { colour }, { $points }
said-step = Ora: { step }, { colour }

## Che cosa fanno ora le mani

host-setup = { $left ->
    [none] Nessuno dice chi tiene che cosa: senza tabellone il primo turno comincia subito.
    [open] Dite chi tiene che cosa e dove stanno i Condottieri; poi comincia il primo turno.
    [0] Tutto è di qualcuno: il primo turno può cominciare. I Condottieri si mettono ora, o quando li dite.
   *[other] Dite chi tiene che cosa (own COLOUR LAND …): ne restano { $left }. Poi i Condottieri, e comincia il primo turno.
}
    .window = { $left ->
        [none] Nessuno dice chi tiene che cosa: senza tabellone il primo turno comincia subito.
        [open] Dite chi tiene che cosa e dove stanno i Condottieri; poi comincia il primo turno.
        [0] Tutto è di qualcuno: il primo turno può cominciare. I Condottieri si mettono ora, o quando li dite.
       *[other] Scegliete un colore e premete ciò che tiene: ne restano { $left }. Poi i Condottieri, e comincia il primo turno.
    }
host-reinforce = { $strongholds ->
    [0] { colour } mette { $count } battaglioni.
    [1] { colour } mette { $count } battaglioni, e prima uno nella sua Fortezza.
   *[other] { colour } mette { $count } battaglioni, e prima uno in ognuna di { $strongholds } Fortezze.
}
host-reinforce-counted = { colour } conta territori, Fortezze e regioni, e rinforza.
host-combat = { colour } attacca, o passa a fortificare.
host-conquest = Gli uomini sono avanzati? Dite quale territorio avete preso.
host-from = Da dove si è preso { $territory }: { $territories }?
host-trade-first = { colour } ha cinque carte o più: prima si cambia un tris, poi si mette tutto.
host-battle = { $fight }. Tirate ancora, o fermatevi.
host-move = Fate avanzare da { $least } a { $most } battaglioni nel territorio conquistato.
host-trade = { colour } cambia tris finché non restano quattro carte, e rinforza subito.
host-fortify = { colour } può spostare una volta battaglioni da un territorio a un altro.
host-fortified = { colour } ha fortificato, e lo si fa una volta per turno: si passa alle carte.
host-adventure = { colour } pesca una carta Avventura: Condottiero e Sito.
host-leader = { colour } non ha Condottieri: mettetene uno in un territorio suo.
host-ring = { $territory }: l’Anello va avanti, senza dado.
host-ring-die = { $territory }: l’Anello vuole un dado, con 4 o più va avanti.
host-ring-doom = L’Anello è alla meta, { $territory }: il dado decide se è distrutto.
host-hunt = { colour } tira due dadi per l’Anello ({ $territory }): 12 lo trova.
host-score = Ognuno dice territori, Fortezze e regioni come sono ora.
host-over = { $how ->
    [ring] Ha vinto: { $winners }, con { $points } punti; l’Anello è distrutto.
    [tie] L’Anello è distrutto, e a pari punti sono { $winners }: scelgono i dadi.
    [last] Ha vinto: { $winners }; nessun altro tiene territori.
    [found] Ha vinto: { $winners }; l’Anello è stato trovato.
   *[said] Ha vinto: { $winners }
}

## Tutto ciò che è pubblico

fact-ring = L’Anello: passo { $step }, { $territory }
fact-holds = { colour }, territori { $count }: { $territories }
fact-hand = { colour }: carte Territorio { $territory }, carte Avventura { $adventure }, punti giocati { $played }
fact-fight = Battaglia: { $attackers } contro { $defenders }{ $attack ->
    [0] {""}
   *[other] , attaccante +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , difensore +{ $defence }
}
fact-points = Punti: { $points }
fact-leader = Condottiero: { colour }, { $territory }{ $site ->
    [yes] , su un Sito
   *[no] {""}
}
fact-out = { colour } è eliminato
fact-effect = Effetto { $number }, fino al turno di { colour }: { $text }

## Il foglio della partita

sheet-tie-territories = Punti pari; hanno deciso più territori.
sheet-tie-strongholds = Punti e territori pari; hanno deciso più Fortezze.
sheet-tie-cards = Pari in tutto tranne i punti sulle carte; hanno deciso quelli.
sheet-tie-dice = Pari in tutto; decidono i dadi.
sheet-put-out = { colour } è stato eliminato da { by } nel giro { $round }
sheet-points = { $who } { $points }: territori { $territories }, Fortezze { $strongholds }, regioni { $regions }, carte { $cards }
sheet-player = { colour }: conquiste { $conquests }, tris cambiati { $sets }
sheet-ring = Fine del giro { $round }: l’Anello al passo { $step }, { $territory }
sheet-passed-over = Saltati sulla parola del tavolo: giri { $rounds }

## Sullo schermo

do-begin = «{ chip-begin }»
ask-begin-c = «{ chip-begin }»
ask-card-ring-stay-by-c-p = «card ring stay by …», scritto
chip-begin = Inizia
chip-done = Avanti
chip-fight = Attacca …
chip-conquer = Conquistato …
chip-roll = Tira { $attack } : { $defence }
chip-roll-all = Tira tutto
chip-roll-told = Dadi del tavolo …
chip-break = Fermati
chip-move = Muovi { $count }
chip-fortify = Fortifica …
chip-event = Evento
chip-mission = Missione
chip-power = Potere
chip-ring = L’Anello va avanti
chip-hunt = Tira per la caccia
chip-score = Conta …
chip-winner = I dadi hanno scelto …
pick-neutral = Neutrale
pick-nobody = Nessuno
pick-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
pick-rest = tutto il resto
pick-off = via dal tabellone
pick-with-leader = con un Condottiero
pick-with-stronghold = in una Fortezza
pick-with-card = +1 da una carta
pick-site = con un Sito
pick-last = l’ultimo di …
pick-by = è di …
pick-from = da …
pick-against = contro
pick-all = tutto, fino a …
pick-stop = fermarsi a { $count }
pick-best = il difensore al meglio
pick-once = un solo tiro
pick-attack-dice = attaccare con { $count }
pick-defence-dice = difendere con { $count }
pick-card-archer = Arciere
pick-card-eagle = Aquila
pick-card-rider = Cavaliere
pick-card-wild = Jolly
pick-hand-territory = Carte Territorio: { $count }
pick-hand-adventure = Carte Avventura: { $count }
pick-hand-played = Punti giocati: { $count }
pick-roll = tirarlo qui
pick-ring-stay = una carta: resta
pick-ring-on = una carta: va avanti
pick-strongholds = Fortezze: { $count }
pick-regions = regioni intere …
pick-board-none = senza tabellone
pick-doom-4 = Monte Fato con 4
pick-score-teams = punti per parte
pick-hunt-on = con la caccia
pick-odds-off = senza probabilità
pick-draws-hand = dadi del tavolo
deed-deal = Le carte sono date
deed-own = { $count } territori: { colour }
deed-own-rest = Tutto il resto: { colour }
deed-own-one = { $territory }: { colour }
deed-leader = Un Condottiero, { $territory }: { colour }
deed-leader-off = Il Condottiero lascia { $territory }: { colour }
deed-leaders = I Condottieri, { $territories }: { colour }
deed-tick = Preparazione: { set-up-part }
deed-begin-roll = I dadi dicono chi comincia
deed-begins = Comincia { colour }
deed-from = Da { $territory }
deed-done = Fine del passo
deed-trade = Cambiate: { $cards }
deed-fight = Attacco: { $attackers } contro { $defenders }
deed-fight-from = Attacco: { $from } ({ $attackers }) contro { $territory } ({ $defenders })
deed-roll = Dadi: { $dice }
deed-roll-once = Un tiro
deed-break = L’attaccante si ferma
deed-conquer = Conquistato: { $territory }
deed-conquer-one = Una conquista
deed-fortify = Fortificato: { $from } → { $territory }
deed-play = Una carta giocata: { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = Il dado dell’Anello: { $die }
deed-ring = Il passo dell’Anello
deed-hunt = I dadi della caccia
deed-hand = { colour } · { $hand }
deed-effect = Un effetto: { $text }
deed-effect-off = Finisce l’effetto { $number }
deed-score = Contato: { colour }, territori { $territories }
deed-winner = I dadi hanno scelto: { $winner }
deed-ring-by = L’Anello è messo a posto: { $by }
deed-over = Il tavolo dice: { $winners }
deed-ring-at = L’Anello sta sul passo { $step }
deed-phase = Si è a: giro { $round }, { $step }, { colour }
risk-evening-setup = La vostra partita: spunta ciò che è pronto, e premi ogni territorio per chi lo tiene.
risk-evening-placed = Quanto c’è da mettere è calcolato, parte per parte. Metti le pedine sul tabellone, poi avanti.
risk-evening-fight = Attacco: premi un tuo territorio, poi chi attacca. O Invio: basta attacchi.
risk-evening-fortify = Sposta una volta pedine, o no; poi Invio. Carte e Anello vengono da sé.
track-ring = L’Anello
marked = l’Anello è rimasto
part-score = Punti
part-losses = perdite dell’attaccante, %
part-leader = Condottiero
part-of-territories = territori
part-of-strongholds = Fortezze due volte
part-of-regions = regioni intere
part-of-cards = carte
given-strongholds = Prima 1 in ognuna: { $territories }
given-territories = { $count ->
    [one] 1 territorio:
   *[other] { $count } territori:
} { $battalions }
given-sets = tris: { $battalions }
given-figures = Meno figure possibili: { $figures }
given-large = { $count } { $count ->
    [one] grande
   *[other] grandi
}
given-mounted = { $count } a cavallo
given-small = { $count } { $count ->
    [one] piccola
   *[other] piccole
}
given-region = { $region }: { $battalions }
asked-odds = { $attacker } contro { $defender }: cade con { $chance }{ $left ->
    [none] {""}
   *[other] ; in media ne restano allora { $left }
}.
asked-odds-then = Poi anche { $defender }: { $chance } che cadano tutti{ $left ->
    [none] {""}
   *[other] ; in media ne restano allora { $left }
}.
asked-stop = L’attaccante si ferma a { $count }.
asked-best = Il difensore tira uno o due dadi, come gli conviene.
asked-once = Un tiro, dadi { $attack } : { $defence }; perdite dell’attaccante: { $chances }
asked-need = { $count ->
    [more] Neppure 200 battaglioni battono
   *[other] { $count } battaglioni battono
} { $defenders } con almeno { $percent } %{ $leader ->
    [yes] , con un Condottiero
   *[no] {""}
}.
asked-clock = L’Anello è distrutto in media tra { $mean } turni, al più presto tra { $earliest }.
asked-over-within = Entro tanti turni: { $chances }
asked-turns = { colour }, i prossimi turni: { $chances }
asked-placed = { $count } da mettere{ $strongholds ->
    [0] {""}
    [1] , e prima uno nella Fortezza
   *[other] , e prima uno in ognuna di { $strongholds } Fortezze
}
asked-set = Il tris migliore vale { $value }: { $cards }.
asked-no-set = Tra queste carte non c’è un tris.
asked-linked = { $one } e { $other } { $linked ->
    [yes] sono uniti
   *[no] non sono uniti
} da territori di un solo giocatore.
asked-region = { $region }: { colour } ne tiene { $held } su { $of }{ $missing ->
    [none] , tutta
   *[other] ; mancano: { $missing }
}.
part-taken = { $count ->
    [0] Nulla conquistato: nessuna carta Territorio
    [one] { $count } territorio conquistato
   *[other] { $count } territori conquistati
}{ $card ->
    [none] {""}
    [drawn] : la carta Territorio è presa
   *[due] : una carta Territorio dopo la fortificazione
}
part-site = Un Condottiero ha preso un Sito: { $card ->
    [drawn] la carta Avventura è pescata
   *[due] una carta Avventura
}
odds-net = Netto { $net }
odds-stacks = Battaglioni contro difensori, %:
odds-chain = Una battaglia, o una dopo l’altra
odds-stack = Battaglioni
odds-territory = Territorio { $number }
odds-more = Un altro territorio
odds-fewer = Uno di meno
odds-card = +1 da una carta
odds-one-roll = Un tiro, perdite dell’attaccante: { $chances }
odds-taken = { $chance } · restano { $left }
part-stronghold = Fortezza
print-title = Risiko: Il Signore degli Anelli
print-turn = Un turno: rinforzi, combattimento, fortificare, carta Territorio, carta Avventura, Condottiero, l’Anello
setup-1 = Jolly da parte; carte del Bene, del Male e neutrali mescolate separatamente
setup-2 = Davanti a ognuno: battaglioni { $battalions }, Condottieri { $leaders }
setup-3 = Carte Territorio distribuite, un battaglione su ciascuno: { $cards }
setup-4 = Tutte le 66 carte Territorio mescolate insieme
setup-5 = Territori vuoti occupati a turno: { $claims }
setup-6 = Gli altri battaglioni messi a turno: { $left }
setup-7 = Condottieri messi a turno, mai due nello stesso territorio
setup-8 = Una carta Territorio a ognuno
setup-9 = Quattro carte Avventura a ognuno; gli Eventi restituiti e rimescolati
setup-10 = L’Anello nella Contea

## Sul tappeto

map-when = Giro { $round } · { $who }, { step }
map-head-lands = { $who }: una pedina sul territorio di ogni tua carta. Premilo anche qui.
map-head-claim = { $who } prende un territorio libero: una pedina sopra. Premilo anche qui.
map-head-claims = { $who } prende un territorio libero: una pedina sopra.
map-head-neutral = Esercito neutrale: due pedine sul territorio di ogni sua carta.{ $far ->
    [yes] {""}
   *[no] {" Premilo anche qui."}
}
map-head-leaders = { $who }: il { $round ->
    [1] primo Condottiero su un tuo territorio
   *[other] secondo Condottiero su un altro tuo territorio
}{ $far ->
    [yes] .
   *[no] {"; premilo."}
}
map-head-others = Tutte le altre pedine, a turno, ognuno su un territorio suo: { $left }.
map-head-inland = Attorno a { $territory } è già tutto tenuto: premi un territorio al confine.
map-head-not-yours = { $territory } non è di { $who }: premi un territorio tuo.
map-head-taken = { $territory } è già occupato: { $who }. Quello stendardo, poi il territorio, lo libera.
map-head-no-border = { $from } non confina con { $territory }: premi un territorio vicino.
map-head-not-linked = { $territory } non è unito a { $from } da territori tuoi.
map-head-begin = Una carta Territorio e quattro Avventura a testa, l’Anello al primo passo. Poi inizia il dado più alto.
map-head-trade = Metti giù tre delle { $count } carte{ $far ->
    [yes] .
   *[no] {" e premi quali sono."}
}
map-head-set = { $who }: metti giù un tris{ $far ->
    [yes] .
   *[no] {" e premi qual è."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"1 sulla Fortezza. Poi "}
   *[other] {"1 su ognuna di "}{ $strongholds }{" Fortezze. Poi "}
}{ $who } ne mette { $count }{ $far ->
    [yes] , prima di attaccare
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } attacca: di’ da dove, chi, e quanti sono in entrambi.
   *[no] { $who }: premi un tuo territorio, poi chi attacca.
}
map-head-wrong = Un territorio è sbagliato: premi lo stendardo di chi lo tiene, poi il territorio.
map-head-against = { $owed ->
    [whom] { $from } attacca. Premi chi.
    [both] { $from } attacca { $to }. Di’ quanti sono in entrambi.
    [one] { $from } attacca { $to }. Di’ quanti sono in { $where }.
   *[none] { $from } attacca { $to }: { $one } contro { $other }.{ $dice ->
        [table] {" Poi i dadi del tavolo."}
       *[program] {""}
    }
}
map-head-off = Togliete: { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who }, { $territory }
map-head-on = Poi tira ancora, o fermati.
map-head-roll = Tirate { $attack } contro { $defence }, o fermatevi.
map-head-dice = Tirate { $attack } contro { $defence }{ $far ->
    [yes] .
   *[no] {" e premete che cosa mostrano i dadi."}
}
map-holds = { $territory } resiste
map-falls = { $territory } è preso
map-head-move = { $same ->
    [yes] Sposta { $least }
   *[no] Da { $least } a { $most } vanno
}{ $places ->
    [yes] {" da "}{ $from } a { $to }
   *[no] {" avanti"}
}{ $leader ->
    [yes] , anche il Condottiero
   *[no] {""}
}.
map-head-fortify = { $who }: sposta una volta pedine da un territorio a un altro, o no.
map-head-fortified = Sposta pedine: { $from } → { $to }{ $leader ->
    [yes] , anche il Condottiero
   *[no] {""}
}. Una resta.
map-head-card = Prendi una carta Territorio.
map-head-cards = Prendi una carta Territorio. Pesca una carta Avventura{ $far ->
    [yes] .
   *[no] {" e premi il suo tipo."}
}
map-head-event = Fai ciò che dice l’Evento. Poi premi i punti stampati.
map-head-adventure = Pesca una carta Avventura{ $far ->
    [yes] .
   *[no] {" e premi il suo tipo."}
}
map-head-leader = { $who }: metti un Condottiero su un tuo territorio{ $far ->
    [yes] .
   *[no] {" e premilo."}
}
map-head-ring = Sposta l’Anello da { $from } a { $to }. Senza dado.
map-head-gate = Tira un dado, { $from }: con { $needed } o più l’Anello va a { $to }.
map-head-doom = Tira un dado, { $from }: { $needed } o più distrugge l’Anello.
map-news-out = { $who } è fuori: carte Territorio a { $by }, carte Avventura scartate.
map-news-leader = { $who } toglie dal tabellone il Condottiero: { $territory }.
map-news-along = { $who } avanza anche il Condottiero: { $territory }.
map-news-site = Si può consegnare una Missione che nomina { $territories }.
map-news-traded = Da mettere subito, in tutto: { $count }, come { $figures }.
map-news-discard = Scarta carte Avventura fino ad averne { $count }.
map-on = { $from } contro { $to }
map-on-table = Ora sul tavolo
map-step-lands = Terre delle carte: una pedina
map-step-others = Territori liberi, poi le altre pedine
map-step-leaders = { $leaders ->
    [1] Un Condottiero a testa
   *[other] { $leaders } Condottieri a testa
}
map-step-hands = Mano: 1 Territorio, 4 Avventura
map-step-ring = L’Anello: { $where }
map-in-box = Resta nella scatola
map-colour-in-box = { colour }, anche i Condottieri
map-colour-neutral = { colour } come armata neutrale: { $count } per territorio
map-dice-in-box = i dadi, se tira il programma
map-brushes = Premi uno stendardo per dipingere, un nome per scriverlo.
map-banners-begin = Premi lo stendardo di chi inizia, un nome per scriverlo.
map-each-takes = Ognuno prende { $battalions } pedine. Sulle carte
map-leaders-kept = I Condottieri si seguono da quando se ne dice uno.
map-dice-owed = Ancora da dire:
map-leaders-owed = Da mettere:
map-lands-of = di { $count } su carte
map-lands-alone = territori
map-held = { $count } { $count ->
    [one] territorio
   *[other] territori
}{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , { $whole } regioni
}
map-one-region = 1 regione
map-hand-of = { $who }: la mano
map-brush-of = { $who }: dipingi
map-name-of = { $who }: il nome
map-which-name = Scrivi il nome
map-the-rest = Gli altri { $count }: { $who }
map-whose-land = Di chi è ogni territorio?
map-which-land = Quale territorio? { $who }
map-no-leaders = Niente Condottieri …
map-leaders-stand = Sulla mappa
map-one-now = uno ora
map-one-then = ancora { $count }
map-throw = Tira chi inizia
map-begins = Inizia { $who }
map-who-begins = Di chi è il dado più alto?
map-trade-first = { $count } carte all’inizio: prima un tris
map-trade-may = { $count } carte in mano: un tris, se vuoi
map-trade-spoils = { $count } carte: tris fino a tenerne quattro
map-set-archers = tre arcieri
map-set-riders = tre cavalieri
map-set-eagles = tre aquile
map-set-each = uno di ognuno
map-wild = Il jolly vale ogni carta.
map-which-set = Quale tris?
map-not-so-many = Non così tante carte …
map-place = Metti
map-trade = Cambia un tris
map-first = Prima, da sé
map-then = Poi dove vuoi, tutto prima del primo attacco
map-no-tower = Nessuna Fortezza.
map-third = un terzo di { $count } territori
map-third-least = il minimo: { $count } territori
map-sets = tris
map-may-trade = { $count } carte in mano: un tris darebbe 4, 6, 8 o 10.
map-no-set = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
} in mano: ancora nessun tris.
map-counted = Il tavolo conta quel che si mette.
map-count-lands = Premi le tue Fortezze e regioni intere, poi quanti sono i territori.
map-placed = Tutto messo
map-land-wrong = Un territorio è sbagliato
map-land-right = Ora è giusto
map-attack-how = Un attacco
map-attack-1 = Premi un tuo territorio
map-attack-2 = Premi chi attacca
map-attack-3 = Di’ quanti sono in entrambi
map-attack-told = Combattuto al tavolo? «{ chip-conquer }»
map-whom = Chi attacca?
map-how-many = Quanti sono lì?
map-fight = Scontro { $one } contro { $other }
map-no-more = Basta attacchi
map-taken-without = Preso senza dadi
map-card-played = Carta giocata …
map-card-adds = Carta: +1
map-leader-adds = Condottiero
map-stronghold-adds = Fortezza
map-how-many-points = Di chi è la carta, e quanti punti?
map-whose-card = Di chi era la carta?
map-whose-on-ring = Di chi è, se conta, e quanti punti?
map-dice-attack = Attacco
map-dice-defence = Difesa
map-not-thrown = { $die }: non tirato
map-dash = Il trattino: un dado che non è stato tirato
map-pair = { $how ->
    [beats] { $one } batte { $other }
    [ties] { $one } pari a { $other }
   *[under] { $one } sotto { $other }
}
map-stand-against = stanno contro
map-takes = { colour } lo prende: { $count } su 100
map-will-stand = Se cade, ne restano circa { $left } di { $of }
map-leader-card = vinto con un Condottiero: una carta
map-roll = Tira { $attack } contro { $defence }
map-roll-all = Fino in fondo
map-fewer = Meno dadi: premine uno
map-table-dice = Dadi del tavolo
map-program-dice = Dadi del programma
map-which-dice = Che cosa mostrano i dadi?
map-roll-before = ultimo tiro
map-which-die = Che cosa mostra il dado?
map-stood = { $count } prima
map-stay = { $count ->
    [0] non ne resta nessuno
    [one] resta { $count }
   *[other] restano { $count }
}
map-rolls = Tiri: { $rolls }
map-rolls-chance = Tiri: { $rolls }. Prima del primo: { $count } su 100.
map-every-roll = Ogni tiro …
map-rolls-back = Indietro
map-rolls-before = Tiri precedenti
map-rolls-behind = Tiri seguenti
map-rolls-of = Tiri da { $from } a { $to } di { $of }
map-taken-off = Tolte
map-on-to-fortify = Passa a fortificare
map-move-in = Quanti avanzano? Da { $least } a { $most }
map-moves-in = { $same ->
    [yes] Avanzano: { $least }
   *[no] Avanzano da { $least } a { $most }
}
map-fortify-how = Una volta a turno, fra territori collegati
map-fortify-1 = Premi da dove vengono
map-fortify-2 = Premi dove vanno
map-fortify-3 = Spostane quanti vuoi; uno resta
map-fortify-once = O prosegui senza.
map-fortified = Fatto per questo turno.
map-fortified-done = Fortificato
map-no-fortify = Non fortificare
map-leader-too = Con il Condottiero
map-men-alone = Solo gli uomini
map-where-to = Dove vanno?
map-territory-card = Carta Territorio
map-adventure = { $territory ->
    [none] Spetta una carta Avventura
   *[other] Carta Avventura: un Condottiero ha preso { $territory }, un Sito
}
map-card-hand = per la conquista: { $count } in mano
map-card-none = Nessuna carta Territorio
map-card-nothing = nulla è stato conquistato
map-kind-event = eseguilo, poi ripesca
map-kind-kept = così sono { $count }
map-kind-fifth = così sono { $count }: scartane una
map-event-points = Quanti punti vi sono stampati?
map-which-kind = Quale tipo?
map-deck-empty = Il mazzo è vuoto
map-leader-owed = Manca un Condottiero
map-leader-how = { colour } non ne ha in gioco: uno entra in un suo territorio.
map-which-own = Quale territorio?
map-no-leader = Nessun Condottiero
map-destroyed = distrutto?
map-no-die = qui senza dado
map-die-first = prima un dado
map-thrown = Tirato al tavolo? Premilo.
map-stays = resta: { $territory }
map-goes = va avanti: { $territory }
map-is-destroyed = è distrutto
map-next-die = Il prossimo dado: { $territory }.
map-step-of = { $territory } è il passo { $step } di { $of }
map-ring-there = L’Anello è lì
map-throw-die = Tira il dado
map-card-on-ring = Una carta sull’Anello …
map-which-card = Che cosa dice la carta?
map-card-adds-die = O un dado, con ciò che aggiunge
map-card-die = Tiralo qui
map-set-right = Correggi …
map-where-ring = Dov’è l’Anello?
map-ring-stands = { $how ->
    [gate] L’Anello sosta, { $territory }: con 4 o più va avanti.
    [doom] L’Anello alla meta, { $territory }: { $doom } o più lo distrugge.
   *[free] L’Anello è qui: { $territory }, e va avanti.
}
map-head-all = Tutti: una pedina sul territorio di ogni vostra carta.
map-part-territories = Territori
map-part-strongholds = Fortezze
map-part-regions = Regioni intere
map-part-cards = Carte
map-how-it-went = Com’è andata
map-on-the-mat = La mappa alla fine
map-ring-thrown = Serve { $needed } o più{ $modifier } · { $how ->
    [on] L’Anello va avanti
   *[stays] L’Anello resta
}
map-ring-ended = { $how ->
    [destroyed] L’Anello è distrutto al giro { $round }.
    [found] L’Anello è trovato al giro { $round }: { $territory }.
   *[there] L’Anello è qui: { $territory }.
}
map-turns = Turni ancora da venire, pieni quanto probabili
map-hunt-how = Due dadi per l’Anello: premi che cosa mostrano
map-hunt-needs = 12 con i bonus lo trova.
map-whence-how = Due Condottieri sono accanto alla conquista. Premi il territorio da cui veniva l’attacco.
map-from-which = Da quale territorio?
map-conquest-how = Gli uomini sono avanzati. Premi il territorio preso.
map-which-taken = Quale territorio è stato preso?
map-what-counts = Che cosa tiene ognuno?

## A che serve ogni comando

help = C è un colore, T un territorio o l’inizio del suo nome, N un numero; «!» in fondo vale sulla parola del tavolo.
help-new = Comincia una partita di Risiko: chi gioca, nell’ordine del gioco, e che cosa è stabilito.
help-deal = Preparazione: quante carte riceve ognuno, quanti territori occupa e che cosa resta.
help-own = Dice chi tiene questi territori; con rest, tutti quelli di nessuno. C può essere none, o neutral in due.
help-leader = Pone un Condottiero, lo toglie o lo sposta.
help-leaders = Tutti i Condottieri di un giocatore stanno là, e da nessun’altra parte.
help-setup = L’elenco della preparazione, con i numeri di questa partita e ciò che è spuntato (K60).
help-tick = Spunta una voce della preparazione, o toglie la spunta (K60).
help-begin = Comincia il primo turno: di chi, o secondo i dadi, che tira il programma.
help-done = Finisce il passo.
help-reinforce = Che cosa si mette, parte per parte; senza tabellone dai numeri del tavolo.
help-trade = Cambia un tris di tre carte Territorio: archer, rider, eagle, wild.
help-set = Il miglior tris di una mano.
help-hand = Quante carte ha qualcuno, e i punti di quelle giocate; le corregge.
help-fight = Un attacco: A contro D battaglioni, poi l per un Condottiero, s per una Fortezza, + per una carta; o da un territorio a un altro.
help-roll = Risolve un tiro: dadi del tavolo, prima l’attaccante; o tira il programma, una volta o fino alla fine.
help-break = L’attaccante si ferma.
help-move = Tanti battaglioni avanzano nel territorio conquistato.
help-conquer = Un territorio è stato preso; senza tabellone solo se con Condottiero, con Sito, e di chi era l’ultimo.
help-from = Dice da dove è partita una conquista, quando viene chiesto.
help-fortify = Battaglioni vanno da un territorio a un altro, una volta per turno.
help-connected = Se due territori sono uniti da quelli di chi li tiene.
help-draw = Si è pescata una carta Avventura; dopo un Evento, i punti che vi sono stampati.
help-play = Si è giocata una carta di tanti punti.
help-effect = Qualcosa vale fino al prossimo turno di qualcuno; o non vale più.
help-ring = Il passo della Compagnia, col dado dove lo chiede; o si corregge l’Anello.
help-card = Una carta fa restare l’Anello, lo fa andare avanti, o tira un dado; by dice di chi è, e i suoi punti.
help-hunt = I due dadi della caccia all’Anello.
help-clock = Quanto durerà la partita, e quanto sono probabili i prossimi turni di ognuno.
help-score = I punti di tutti con le loro parti; senza tabellone, i numeri del tavolo per un giocatore.
help-winner = Chi hanno scelto i dadi dove i punti sono pari.
help-regions = Chi tiene almeno metà di quale regione, e che cosa manca.
help-odds = Le probabilità di un’intera battaglia, o di più in fila; con once, di un tiro.
help-need = Il minor numero di battaglioni con almeno questa probabilità.

## Le regole per numero

rule-k1 = Si gioca in due, tre o quattro, un colore ciascuno: Giallo e Verde sono Popoli Liberi, Rosso e Nero di Sauron. In due, un’armata neutrale difende soltanto.
rule-k2 = 60, 52 o 45 battaglioni a testa in due, tre o quattro. 64 carte Territorio, 16 del Bene, 16 del Male, 32 neutrali, e due jolly.
rule-k3 = Le carte distribuite sono territori propri, con un battaglione ciascuno: in quattro 8 della propria parte; in tre i Popoli Liberi tutte le 16 del Bene, gli altri 8 del Male e metà delle neutrali; in due 16 ciascuno, e 21 a un’armata neutrale con due battaglioni ciascuno.
rule-k4 = I territori vuoti si occupano a turno, un battaglione ciascuno, finché tutti sono presi; poi un battaglione a turno sui propri, finché non ne restano.
rule-k5 = Poi ognuno mette due Condottieri (uno, se stabilito), uno per giro, mai due nello stesso territorio.
rule-k6 = La mano comincia con una carta Territorio e quattro carte Avventura senza Eventi; l’Anello parte dal passo 0; il dado più alto ha il primo turno, e chi lo divide tira di nuovo.
rule-k7 = Chi tiene quale territorio si dice una volta, prima del primo turno. Senza tabellone territori e Condottieri non sono noti, e conta il tavolo.
rule-k8 = Un turno: rinforzi, combattimento, fortificare, carta Territorio, carta Avventura, un Condottiero, l’Anello.
rule-k9 = Un giro è un turno di ognuno che è ancora in gioco. Chi non tiene nulla è eliminato.
rule-k10 = Prima un battaglione in ogni propria Fortezza.
rule-k11 = Un terzo dei territori, arrotondato in giù, almeno tre.
rule-k12 = Ogni regione tenuta intera aggiunge il suo bonus.
rule-k13 = Un tris è di tre carte uguali o tre diverse, un jolly vale qualsiasi carta: arcieri 4, cavalieri 6, aquile 8, uno di ciascuno 10.
rule-k14 = Con cinque o più carte si cambiano tris prima di rinforzare, finché non ne restano al più quattro.
rule-k15 = Tutto si mette prima del primo attacco, in un territorio proprio o in molti.
rule-k16 = Conta ciò che si tiene in questo passo; ciò che si prende dopo conta nel turno seguente.
rule-k17 = Si attacca da un territorio con almeno due battaglioni in uno confinante di altri.
rule-k18 = L’attaccante tira da uno a tre dadi, meno dei suoi battaglioni.
rule-k19 = Il difensore tira uno o due dadi, al più quanti i suoi battaglioni.
rule-k20 = Il più alto contro il più alto, il secondo contro il secondo; la parità è del difensore. Ogni coppia costa un battaglione.
rule-k21 = Un Condottiero nel territorio che attacca: +1 al dado più alto d’attacco.
rule-k22 = Un Condottiero o una Fortezza nel territorio difeso: +1 ciascuno al dado più alto di difesa.
rule-k23 = Il bonus si aggiunge a un solo dado, dopo averli ordinati, e fa anche 7 o 8; conta solo la differenza tra le due parti.
rule-k24 = Il bonus di una carta per un intero attacco è un «+» dopo il numero; una Fortezza messa fuori gioco da una carta si tralascia.
rule-k25 = Dopo ogni tiro l’attaccante continua o smette; un attacco con la sua avanzata finisce prima che cominci il prossimo.
rule-k26 = I dadi del tavolo si scrivono, o tira il programma: mai più di quanti ciascuno può, e solo facce da 1 a 6.
rule-k27 = Una battaglia può svolgersi tutta al tavolo; poi si dice la conquista. Da dove è partita lo dicono i confini e i Condottieri (K62).
rule-k28 = La probabilità di un’intera battaglia è calcolata, non provata: l’attaccante tira tutti i dadi che può finché non arriva a quanti vuole tenere, il difensore due finché ha due battaglioni.
rule-k29 = In catena, dopo ogni conquista avanzano tutti tranne un battaglione, e il Condottiero. Ciò che resta in media conta anche quello che rimane nel territorio dell’attacco.
rule-k30 = Il tiro che elimina l’ultimo difensore non costa nulla all’attaccante.
rule-k31 = Al meglio il difensore tira uno o due dadi, secondo ciò che lascia all’attaccante la minore probabilità.
rule-k32 = Avanzano almeno tanti battaglioni quanti i dadi dell’ultimo tiro; uno resta.
rule-k33 = Un Condottiero nel territorio che attacca avanza anche lui, non dove sta l’altro; quello del perdente lascia il tabellone.
rule-k34 = Ciò che è conquistato cambia mano e dà la sua carta; con un Condottiero che entra e un Sito, anche la carta Avventura.
rule-k35 = Un giocatore senza territori è eliminato: le sue carte Territorio vanno al conquistatore.
rule-k36 = Chi così ha troppe carte cambia subito finché non ne restano quattro, e mette subito i battaglioni che danno i tris.
rule-k37 = Una volta per turno battaglioni vanno da un territorio a un altro unito dai propri; uno resta.
rule-k38 = Un giocatore di cui si è detto un Condottiero, e che non ne ha sul tabellone, ne mette uno.
rule-k39 = I posti dei Condottieri di un giocatore si tengono da quando ne è detto uno; un Condottiero il cui territorio passa ad altri lascia il tabellone.
rule-k40 = L’Anello va dalla Contea, passo 0, al Monte Fato, passo 16. Un dado si tira a Moria, a Lórien, nelle Paludi Morte, a Minas Morgul e a Gorgoroth.
rule-k41 = Alla fine di ogni turno l’Anello va avanti di un passo; da un passo col dado solo con 4 o più.
rule-k42 = Al Monte Fato si tira subito, e di nuovo alla fine di ogni turno, finché l’Anello non è distrutto.
rule-k43 = Carte trattengono l’Anello, aggiungono al dado, ne tirano uno o lo portano avanti; i punti di una carta contano per chi si dice che la possiede.
rule-k44 = Per l’Anello tira solo chi finisce il turno; prima gli altri possono giocare le loro carte.
rule-k45 = Il tavolo può mettere l’Anello su ogni passo.
rule-k46 = L’orologio: quante fini di turno verranno ancora, carte a parte.
rule-k47 = Chi ha conquistato prende una carta Territorio.
rule-k48 = Chi con un Condottiero ha conquistato un Sito pesca una carta Avventura; quattro restano in mano.
rule-k49 = Dalla prima carta pescata in poi quel giocatore non gioca carte Avventura in quel turno, nemmeno sull’Anello; gli altri possono.
rule-k50 = Finisce quando l’Anello è distrutto, o quando una conquista elimina qualcuno e resta un solo giocatore, con score=teams una sola parte.
rule-k51 = Un punto per territorio, due in più per Fortezza, i bonus delle regioni intere, i punti delle carte giocate.
rule-k52 = Con score=teams si sommano i punti dei giocatori di una parte; una regione deve comunque essere di uno solo.
rule-k53 = Punti pari: più territori, poi Fortezze, poi punti delle carte, poi i dadi.
rule-k54 = Chi è eliminato non ha punti per territori e non può vincere da solo; i punti delle sue carte contano per la sua parte.
rule-k55 = I dadi del programma si estraggono per genere: delle battaglie, dell’Anello, della caccia, e quelli che dicono chi comincia.
rule-k56 = Fortuna: battaglioni persi e dadi dell’Anello riusciti, rispetto a quanto davano le probabilità.
rule-k57 = Un effetto dichiarato dura fino all’inizio del prossimo turno di quel giocatore.
rule-k58 = Il tavolo ha ragione: stabilisce possessori, mani, Condottieri, Anello e passo, anche dopo la fine.
rule-k59 = La caccia: 12 con due dadi, uno in più per un Condottiero là e per una regione intera, trova l’Anello.
rule-k60 = L’elenco della preparazione ha dieci voci, spuntate da chi vuole; ciò che non è spuntato si segnala all’inizio, e si continua.
rule-k61 = Un Condottiero su un Sito si segnala quando comincia il turno del suo giocatore, e quando ci arriva: si può consegnare una Missione che lo nomina.
rule-k62 = Una conquista fatta al tavolo è partita dall’unico territorio proprio accanto, o dall’unico con un Condottiero; fra due con un Condottiero si chiede.
rule-k63 = Contano i punti di ogni carta che ha fatto qualcosa: una Missione consegnata, una carta giocata, un Evento eseguito.
rule-k64 = I Condottieri che mancano, e più territori che battaglioni, si segnalano all’inizio, e si continua.

## Su tutte le partite

ended-yellow = Giallo ha vinto
ended-green = Verde ha vinto
ended-red = Rosso ha vinto
ended-black = Nero ha vinto
ended-free-peoples = Hanno vinto i Popoli Liberi
ended-sauron = Ha vinto Sauron
ended-tie = Pareggio
seat-yellow = Giallo
seat-green = Verde
seat-red = Rosso
seat-black = Nero
counted-turns = Turni fino alla fine
counted-rounds = Giri
counted-seat = Vinta da quale posto
place-first = il primo nell’ordine
seat-first = chi gioca per primo
seat-second = il secondo
seat-third = il terzo
seat-fourth = il quarto
luck-yellow-lost = Battaglioni persi da Giallo
luck-green-lost = Battaglioni persi da Verde
luck-red-lost = Battaglioni persi da Rosso
luck-black-lost = Battaglioni persi da Nero
luck-neutral-lost = Battaglioni persi dall’armata neutrale
luck-gates = Porte passate dall’Anello
