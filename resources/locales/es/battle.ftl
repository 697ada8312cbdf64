# Lo que Underhill dice de Battle of the Ring en español, leído cuando hace falta; lo que dice todo juego está en house.ftl.
# Un rechazo dice qué no se puede, por qué (con el número de la regla) y qué hacer en su lugar.

## Rechazos según las reglas

refused-not-of-the-turn = Es el turno de: { side } (B3). «{ piece }» no es suyo: nombra una de sus piezas.
refused-no-such-side = «{ $side }» no juega esta noche (B1). Los bandos son: { $sides }.
refused-not-on-map = No está en el mapa: { piece }. Si no es así, dilo con { ASK("count P = N") }.
refused-no-counters = { piece }: fichas en total { $counters }, en el mapa { $now } (B14). Nombra menos.
refused-owed = Queda algo pendiente antes de acabar este paso (B62).{ $paths ->
    [yes] {" "}Los Muertos y Aragorn dejan ahora los Senderos: { DEED("paths clear") } o { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}El Portador del Anillo tiene que dejar { place }: { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = No se construye de nuevo (B16): { piece }. Personajes, Elfos, Muertos y Fangorn quedan fuera; { ASK("back P") } corrige un error.
refused-not-its-centre = { centre } no es un centro de «{ piece }» (B11). Un ejército se construye solo en sus propios centros.
refused-not-in-the-shire = En la Comarca solo se construyen Hobbits y Semiorcos (B23), y «{ piece }» no es de esos. Nombra otro centro.
refused-shire-is-not = La Comarca pertenece a: { owner } (B11). «{ piece }» no se construye allí; si no es así, dilo con { ASK("shire = OWNER") }.
refused-sauron-in-shire = Una pieza de Sauron está en la Comarca: allí nadie construye (B12, B22). Cuando se haya ido: { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = El ejército de Fangorn está en Isengard hasta que la Alianza vuelva a mover (B64). Nombra otro centro.
refused-centre-filled = { centre } ya ha construido en esta fase, y solo tiene sitio para un ejército (B13). Nombra otro centro.
refused-too-many-builds = En esta ronda solo se construyen { $armies } de estos (B10): { piece }. Nombra menos centros.
refused-one-of-the-two = Enanos o Hobbits construyen un ejército por ronda, no ambos (B13). Uno de los dos ha construido; «{ piece }» espera a la próxima ronda.
refused-nobody-lends = Nadie en el mapa puede prestar fuerza élfica a «{ piece }» (B33). Omite «elven».
refused-has-attacked = Ya atacó en esta ronda (B34): { piece }. Una pieza ataca una vez; que ataque otra.
refused-all-have-attacked = «{ piece }» tenía { $armies } en el mapa al empezar la fase, y todos han atacado (B34). Que ataque otra nación.
refused-own-side = Del mismo bando (B35): { piece }. Nombra a un defensor de otro bando.
refused-fangorn-sleeps = El ejército de Fangorn duerme: ni mueve ni lucha (B35, B42). Despierta con { ASK("fangorn awake gandalf") }.
refused-on-the-paths = En los Senderos de los Muertos no se hace nada (B35, B44): { piece }. Primero { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf se detiene en Moria (B40). Primero { DEED("moria out") }, en una fase de movimiento de la Alianza.
refused-gandalf-in-fangorn = Gandalf sigue en Fangorn (B43). Primero { DEED("fangorn clear") }, en una fase de movimiento de la Alianza.
refused-too-many-attackers = Se nombraron { $told } atacantes, y { $most } son el máximo para una pregunta (B38). Nombra menos.
refused-sauron-holds-shire = Una pieza de Sauron está en la Comarca (B21). Cuando se haya ido: { ASK("shire left OWNER") }.
refused-nobody-left-shire = De ninguna pieza de Sauron se dijo que estuviera en la Comarca (B22). Lo dice { DEED("shire sauron") }, en una fase de movimiento suya.
refused-shire-stays = Fuera de las fases de movimiento de Sauron la Comarca sigue siendo de quien era (B22): { owner }. Di ese dueño.
refused-woken-already = Eso ya despertó, y despierta una vez (B42, B44). { DEED("undo") } retira un error.
refused-nobody-to-leave = Allí nadie ha despertado, o todos se han ido (B43, B44). Primero alguien tiene que despertarlos.
refused-woke-just-now = Han despertado en esta misma fase (B43, B44). Pueden irse en la próxima de la Alianza.
refused-ring-is-not-theirs = Solo el Portador de la Alianza despierta a Fangorn (B42), y el Anillo lo tiene: { side }. Gandalf sí puede.
refused-not-on-isengard = «{ piece }» no puede estar ahora en Isengard (B41). Mientras está cerrada, solo se detienen Saruman y los Semiorcos.
refused-in-moria-already = Gandalf ya está en Moria (B40). { DEED("moria out") } dice que la deja.
refused-not-in-moria = Gandalf no está en Moria (B40). { DEED("moria in") } dice que se detiene allí.
refused-stays-in-moria = Otros han pasado por Moria en esta fase, y Gandalf se queda hasta su final (B40). Puede irse en la próxima.
refused-holds-it = El Anillo lo tiene ese mismo bando (B51): { side }. Lo captura otro.
refused-left-that-hex = Este Portador ha dejado { place } y no vuelve a ese hexágono élfico (B54). Nombra otro lugar.
refused-in-no-elven-hex = El Portador no está en ningún hexágono élfico (B54). Primero { ASK("ring at PLACE elven") }.

## Cómo se llaman las cosas

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orcos
    [nazgul] Nazgûl
    [manorc] Semiorcos
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Enanos
    [hobbit] Hobbits
    [elf] Elfos
    [dead] Muertos
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] el Mal
   *[alliance] la Alianza
}
step = { $step ->
    [build] construcción
    [first] primer movimiento
    [attack] ataque
   *[second] segundo movimiento
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] la Comarca
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Abismo de Helm
    [iron-mountains] Colinas de Hierro
   *[lonely-mountain] Montaña Solitaria
}
place = { $place ->
    [hex] un hexágono normal
    [elven-hex-1] Hexágono élfico 1
    [elven-hex-2] Hexágono élfico 2
    [elven-hex-3] Hexágono élfico 3
    [elven-hex-4] Hexágono élfico 4
    [elven-hex-5] Hexágono élfico 5
    [elven-hex-6] Hexágono élfico 6
    [mount-doom] Monte del Destino
    [lorien] Lórien
    [rivendell] Rivendel
    [grey-havens] Puertos Grises
    [old-forest] Bosque Viejo
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] los Hobbits
}
strength = { $strength ->
    [plain] ordinario contra ordinario
    [on-elven] ordinario contra élfico
    [elven] élfico contra ordinario
   *[both] élfico contra élfico
}
position = { $position ->
    [open] campo abierto
    [one] fortaleza o río
   *[both] fortaleza y río
}
when = Ronda { $round } · { $step }, { $side }
turn = Ronda { $round }
pieces-of = Piezas: { side }
start = el comienzo
now = ahora
none = ninguno
nowhere = nadie ha dicho dónde
ring-bearer = El Portador del Anillo
laid-out = { $piece ->
    [orc] { $count } Orcos
    [nazgul] El Nazgûl
    [manorc] { $count } Semiorcos
    [saruman] Saruman
    [hobbit] { $count } Hobbits
    [dwarf] { $count } Enanos
    [elf] { $count } Elfos
    [rohan] { $count } ejércitos de Rohan
    [gondor] { $count } ejércitos de Gondor
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] El ejército de Fangorn
    [dead] { $count } ejércitos de los Muertos
   *[ring-bearer] El Portador de la Alianza
}
laid-where = { $piece ->
    [orc] uno en cada hexágono con estrella o corona roja
    [nazgul] en el hexágono con la N
    [manorc] uno en cada hexágono con estrella negra
    [saruman] en Isengard
    [hobbit] en la Comarca, uno en cada hexágono con triángulo azul
    [dwarf] en la Montaña Solitaria y las Colinas de Hierro, uno en cada hexágono con cuadrado o corona azul
    [elf] uno en cada hexágono amarillo
    [rohan] uno en cada uno de sus hexágonos con círculo o corona azul
    [gondor] uno en cada uno de sus hexágonos con estrella o corona azul
    [aragorn] en el hexágono con la A
    [gandalf] en el hexágono con la runa G
    [fangorn] dormido, en el hexágono Fangorn
    [dead] dormidos, en los Senderos de los Muertos
   *[ring-bearer] en el hexágono con la R de la Comarca
}

## Lo que oye la mesa

lapsed = Sin construir, y perdido: { $armies }.
unticked = Sin marcar en la preparación: { $items }.
elven-hexes = { $elven ->
    [yes] Un ejército élfico ha vuelto: los hexágonos élficos lo son de nuevo.
   *[no] El último ejército élfico está fuera: los hexágonos élficos son desde ahora ordinarios.
}
cell = { $strength }, { $position }: atacante fuera { $attacker ->
    [1] nunca
    [2] con 2
   *[other] de 2 a { $attacker }
}, defensor fuera { $defender ->
    [12] con 12
   *[other] de { $defender } a 12
}
said-dice = Dados: { $dice }
said-attacked = { $sum }: { $outcome ->
    [attacker-out] el atacante está fuera
    [defender-out] el defensor está fuera
   *[nothing] no pasa nada
}
said-out = Fuera: { $piece }; quedan { $now } de { $counters }
said-escape = El nuevo Portador puede mover enseguida { $hexes } hexágonos
said-round = Un hexágono élfico: ronda { $round } de 2
said-woken = El ejército de Fangorn está en Isengard, que ahora está abierta a todos
said-dead = Los Muertos están despiertos: con Aragorn se van en la próxima fase de movimiento, o quedan fuera
said-ring = El Anillo: { side }
said-rests = El turno del Portador termina aquí: { $place }
said-stays = Finales de turno en este hexágono élfico: { $count }
said-gandalf = Gandalf no está ni en Moria ni en Fangorn
said-step = Ahora: { step }, { side }

## Lo que hacen las manos

host-setup = Todas las fichas están en sus hexágonos marcados, Fangorn y los Muertos dormidos. { DEED("begin") } empieza la ronda 1.
host-build = Construye { $side }: { $builds }. Lo que no se construye ahora se pierde.
host-builds = { $piece } ({ $armies })
host-built = No tiene nada más que construir: { $side }.
host-escape = El Anillo está capturado. Quitad al captor ({ $piece }) y al Portador anterior; poned al nuevo ({ $side }) allí: { $place }. Puede mover enseguida hasta 3 hexágonos: { ASK("ring at PLACE") }.
host-first = Mueve { $side }, cada pieza una vez.
host-attack = Ataca { $side }: nombrad atacante y defensor, o pasad al segundo movimiento.
host-second = Mueve otra vez { $side }, cada pieza una vez.
host-over = Gana { $side }: { $line ->
    [goal] el Portador está en su meta, { $place }.
    [capture-on-goal] el Anillo se capturó en la meta, { $place }.
    [saruman-himself] el propio Saruman llegó al Anillo.
   *[tables-word] lo dice la mesa.
}
remind-paths = Los Muertos y Aragorn dejan ahora los Senderos hacia el sur, o quedan fuera.
remind-ring = El Portador tiene que estar fuera de { $place } al final de este turno.
remind-still = ¿Sigue el Portador aquí: { $place }? Si es así, { DEED("done") }; si no, primero { ASK("ring at PLACE") }.
remind-stay = El Portador está en { $place }: ronda { $round } de 2.
remind-fangorn = Quien despertó a Fangorn se va en cuanto haya camino.
remind-shire = ¿Se queda la pieza de Sauron en la Comarca?
remind-moria = Otros han pasado: Gandalf se queda en Moria hasta el final de esta fase.

## Botones

deed-begin = Empezar la ronda 1
chip-players = { $players ->
    [2] Con dos jugadores
   *[3] Con tres jugadores
}
chip-done = Seguir: { $to }
chip-attack = Ataque …
chip-odds = Probabilidad de varios …
chip-another = y otro
chip-on = contra { $piece }
chip-ring-at = El Portador está en …
chip-ring-taken = El Anillo lo captura …
deed-shire-entered = En la Comarca: { NAMED("side", $it) }
deed-shire-left = La Comarca queda para: { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf despierta a Fangorn
chip-fangorn-ring = El Portador despierta a Fangorn
deed-fangorn-clear = Han dejado Fangorn
deed-paths-awake = Aragorn despierta a los Muertos
deed-paths-clear = Han dejado los Senderos
deed-paths-lost = No hay salida de los Senderos
deed-moria-in = Gandalf se detiene en Moria
deed-moria-out = Gandalf deja Moria
deed-moria-passed = Se ha pasado por Moria
chip-lent = fuerza élfica prestada
chip-elven-hex = un hexágono élfico
chip-another-elven-hex = otro hexágono élfico
chip-an-elven-hex = un hexágono élfico
chip-fortress = fortaleza
chip-river = río
chip-roll = tirar
chip-dice = dados
do-begin = «{ deed-begin }»
do-done = Intro
do-paths-clear = «{ deed-paths-clear }»
do-paths-lost = «{ deed-paths-lost }»
do-moria-in = «{ deed-moria-in }»
do-moria-out = «{ deed-moria-out }»
do-fangorn-clear = «{ deed-fangorn-clear }»
ask-fangorn-awake-gandalf = «{ chip-fangorn-gandalf }»
ask-ring-at-place = «{ chip-ring-at }»
ask-ring-at-place-elven = «{ chip-ring-at }»
do-shire-sauron = «En la Comarca: Sauron»
ask-shire-left-owner = «La Comarca queda para: …»
ask-shire-owner = shire = OWNER, escrito
ask-count-p-n = su número entre los marcadores
ask-back-p = su + entre los marcadores
deed-done = Fin del paso
deed-tick = Preparación: { $item }
deed-build = Construido: { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } contra { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = Capturan el Anillo: { NAMED("piece", $it) }
deed-ring-at = El Portador: { $place }
deed-phase = Se está en: ronda { $round }, { $step }, { $side }
deed-lost = Perdido: { $piece }
deed-back = De vuelta: { $piece }
deed-count = { $piece }: { $by }
deed-over = La mesa dice: gana { $side }
hint = { $step ->
    [setup] número o nombre
    [build] 1 2: los dos primeros hexágonos
    [attack] quién, a quién, fortaleza
   *[other] ring at …
}
head-attack = El ataque
head-builds = Construcciones
head-once = Una sola vez, y plazos
head-odds = La probabilidad de que un defensor caiga en uno, dos y tres ataques; debajo, cuántos ataques bastan para 50 y para 90 de 100
asked-odds = { $defender } fuera: { $chance }. Atacantes perdidos de media: { $lost }. Sin pérdidas: { $clean }.
    .window = { $defender } fuera: { $hundred } de 100. Atacantes perdidos de media: { $lost }. Sin pérdidas: { $sure } de 100.
asked-order = En otro orden se pierden solo { $lost }: { $order }.
asked-need = { $attacker } contra { $defender }: { $count ->
    [one] un ataque así lo elimina
   *[other] { $count } ataques así lo eliminan
} con al menos { $percent } %.
asked-march = { $piece }: hexágonos { $hexes }, fases de movimiento { $phases }.
asked-builds = { $piece } ({ $armies }): { $centres }
nothing-to-build = nada que construir ahora
print-bounds = La suma de dos dados: el atacante está fuera hasta el primer número, el defensor desde el segundo
print-builds = Ejércitos (fichas): en la ronda 2 · 3 · 4 y después · centros

## La mesa dibujada

one = { $piece ->
    [orc] Orco
    [nazgul] Nazgûl
    [manorc] Semiorco
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Enano
    [hobbit] Hobbit
    [elf] Elfo
    [dead] Muertos
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] el orco
    [nazgul] el Nazgûl
    [manorc] el semiorco
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] el enano
    [hobbit] el hobbit
    [elf] el elfo
    [dead] los Muertos
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
mat-who = ¿Quién ataca?
mat-whom = ¿A quién?
mat-may-lend = Al lado: ¿{ $lenders }?
mat-lends = La presta: { $lenders }
mat-strength = Fuerza élfica
mat-itself = Élfico por sí mismo
mat-lent-to = prestada: { $one }
mat-press = Pulsad lo que valga.
mat-sum = ¿Tirados en la mesa? Pulsad la suma.
mat-faces = { $sum }: ¿qué caras?
mat-chances = { $count ->
    [1] un ataque { $one } de 100
    [2] un ataque { $one } · dos { $two } de 100
   *[other] un ataque { $one } · dos { $two } · tres { $three } de 100
}
mat-several = Atacantes perdidos de media: { $lost } · sin pérdidas: { $clean } de 100
mat-out = { $one }: fuera
mat-out-chance = { $one } fuera: { $chance } de 100
mat-nothing = nada
mat-may = Pueden atacar aún
mat-not = Ahora no: { $why }
mat-why = { $why ->
    [asleep] dormidos
    [paths] en los Senderos
    [moria] en Moria
   *[fangorn] en Fangorn
}
mat-throw = Tirar los dados
mat-attack-so = Ataque: { $attack }
mat-which-sum = ¿Qué suma?
mat-which-faces = ¿Qué caras?
mat-which-centre = ¿Qué centro?
mat-leave = Dejarlos
mat-or = o
mat-either = uno de los dos
mat-builds = { $left ->
    [0] ninguno más
    [one] uno más
   *[other] { $left } más
}
mat-built-or-gone = Se construye ahora o se pierde en esta ronda
mat-built = construido
mat-lost = { $armies ->
    [one] uno se pierde si no se construye
   *[other] { $armies } se pierden si no se construyen
}
mat-lost-anyway = { $can } por construir, { $lost } perdido igual
mat-no-room = { $armies ->
    [one] uno se pierde: sin centro o ficha libre
   *[other] { $armies } se pierden: sin centro o ficha libre
}
mat-never = No se reconstruyen nunca
mat-empty = El hexágono debe estar vacío: mirad la mesa.
mat-leaving = { $armies ->
    [one] Uno sin construir: se pierde.
   *[other] { $armies } sin construir: se pierden.
}
mat-map = En el mapa
mat-hollow = hueco: reconstruible
mat-asleep = dormido
mat-bearer = Portador
mat-once = ¿Ha pasado algo de esto? Pulsadlo.
once = { $place ->
    [shire] la Comarca
    [moria] Moria
    [fangorn] Fangorn
    [paths] los Senderos
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] ¿quién está allí?
    [moria] ¿qué pasó?
    [fangorn] ¿quién lo despierta?
   *[paths] ¿hay salida o no?
}
once-gone = ¿se ha ido?
once-destroyed = ¿fue destruida allí?
once-did = ¿{ $what }?
once-stands = { $is ->
    [sauron] una pieza de Sauron
    [gandalf] Gandalf está dentro
    [nobody] nadie dentro
    [fangorn] el ejército de Fangorn
    [open] abierta a todos
    [saruman] solo Saruman
    [asleep] dormidos
    [awake] despiertos
   *[closed] cerrado
}
mat-whose = La pieza de Sauron se ha ido: ¿de quién es ahora la Comarca?
mat-which = ¿Qué fue?
mat-stood = Fangorn va enseguida a Isengard: ¿quién estaba allí?
mat-who-stood = ¿Quién estaba allí?
mat-nobody = nadie
mat-stands = ¿Dónde está el Portador?
mat-where = ¿Dónde está?
mat-two-rounds = dos rondas allí
mat-rounds-over = pasaron dos rondas
mat-which-name = Escribe el nombre
mat-round = Élfico: ronda { $round } de 2
mat-left = dejado: sin vuelta
mat-which-elven = ¿Qué hexágono élfico?
mat-wins = Gana { side }
mat-himself = Saruman llega hasta él
mat-taken = El Anillo lo tiene: { $side }. ¿Llegó una de estas al Portador? Pulsadla.
mat-bearer-of = Portador: { side }
mat-off = fuera del mapa
mat-off-for-now = fuera; reconstruible
mat-off-for-good = fuera para siempre
mat-run = y ahora hasta tres hexágonos, enseguida
mat-after = ¿Dónde está tras su carrera?
mat-still = sigue: { $place }
mat-had = Quién tuvo el Anillo
mat-rounds = { $side }, { $one ->
    [yes] ronda { $from }
   *[no] rondas { $from } a { $to }
}
mat-goes-over = El Anillo cambia de mano
mat-where-it-wins = Dónde gana
mat-goal = { $side ->
    [sauron] en Barad-dûr
    [saruman] en Isengard, o Saruman sobre él
    [evil] en Barad-dûr
   *[alliance] en el Monte del Destino
}
mat-not-captured = No fue capturado
mat-turn = Este turno
mat-then = { $step ->
    [build] construir; luego mover, atacar, mover otra vez
    [first] mover; luego atacar y mover otra vez
    [attack] atacar, cada pieza una vez; luego mover otra vez
   *[second] segundo movimiento; luego el bando siguiente
}
mat-attacks = { $count } ataques
mat-open = abierto
mat-turn-out = { $one } cae
mat-table = En esta mesa: pulsad un bando, escribid el nombre
mat-dice-app = Tira el programa, o vosotros y pulsáis la suma. Fichas y mapa están en la mesa.
mat-dice-hand = Tiráis vosotros: se pulsa la suma. Fichas y mapa están en la mesa.
mat-ticked = { $ticked } de 14 puestos
mat-ticks = { $ticked ->
    [0] Pulsad lo que está puesto, o empezad.
    [14] Todo está puesto: empezad.
   *[other] Pulsad lo que está puesto, o empezad: lo que no esté marcado se nombrará.
}
mat-before = Antes de que acabe este turno
owed-nothing = Nada pendiente.
owed-ring = El Portador deja { $place }
owed-ring-more = allí pasaron dos rondas; sin vuelta
owed-stay = El Portador puede quedarse: { $place }
owed-stay-more = { mat-round }
owed-paths = Los Muertos salen hacia el sur
owed-paths-more = con Aragorn, o los tres quedan fuera
owed-still = ¿Sigue aquí: { $place }?
owed-still-more = Intro dice sí; si no, pulsad dónde está
owed-fangorn = Quien despertó a Fangorn se va
owed-fangorn-more = en cuanto haya camino; entonces pulsad Fangorn
owed-shire = La pieza de Sauron está en la Comarca
owed-shire-more = si se va, pulsad la Comarca; si se queda, nada
owed-moria = Gandalf se queda en Moria
owed-moria-more = otros han pasado en esta fase
mat-moved = Movido
mat-moved-still = Movido; sigue: { $place }
mat-piece-out = Una pieza está fuera …
mat-right = Corregir …
mat-which-out = ¿Qué pieza está fuera? Pulsadla.
mat-which-back = ¿Qué pieza vuelve? Pulsadla.
mat-which-wrong = ¿Qué está mal? Pulsadlo.
mat-what-wrong = ¿Qué está mal?
mat-how-is = ¿Cómo es en realidad?
mat-which-piece = ¿Qué pieza?
mat-number = ¿Cuántos hay en el mapa: { $piece }?
mat-how-many = ¿Cuántos?
mat-won-by = { $line ->
    [goal] el Portador está en su meta: { $place }
    [capture-on-goal] el Anillo fue capturado en la meta: { $place }
    [saruman-himself] Saruman llegó en persona al Anillo
   *[tables-word] lo dice la mesa
}
mat-wall-owed = Antes de acabar este turno: { $owed }
put = { $piece } en { $centres }
host-put = Poned { $armies }. { $left ->
    [0] No queda nada por construir.
    [one] Queda uno por construir.
   *[other] Quedan { $left } por construir.
}
host-off = Quitad: { $piece ->
    [gondor] un ejército de Gondor
    [rohan] un ejército de Rohan
    [dead] un ejército de los Muertos
   *[other] { $the }
}.{ $last ->
    [yes] {" Los hexágonos élficos son ya comunes."}
   *[no] {""}
}
host-nothing = { $sum }: no pasa nada.
host-on = { $attacker } contra { $the }, { $ground }
ground = { $ground ->
    [open] terreno abierto
    [fortress] fortaleza
    [river] cruzando el río
   *[both] fortaleza y río
}
host-takes = { $attacker } contra { $the }, { $ground }: cae con { $from } o más.
mat-when = Ronda { $round } · { $side }
now-set-up = Poned cada ficha en su hexágono señalado{ $far ->
    [yes] .
   *[no] {", y pulsadla aquí."}
}
now-build = Poned cada ejército nuevo en un centro vacío{ $far ->
    [yes] .
   *[no] {", y pulsadlo aquí."}
}
now-first = Moved vuestras piezas, una vez cada una y hasta su número.
now-second = Moved otra vez, cada pieza hasta su número.
now-name = ¿Quién juega { $side }? Escribid el nombre.
now-paths = Moved; Aragorn y los Muertos salen ahora de los Senderos hacia el sur.
now-leaves = Moved otra vez; el Portador deja ahora { $place }.
now-woken = Poned el ejército de Fangorn en Isengard; luego seguid moviendo.
now-lost = Quitad a Aragorn y a los Muertos; luego seguid moviendo.
now-attack = ¿Quién ataca a quién?{ $far ->
    [yes] {""}
   *[no] {" Pulsad quién."}
}
now-whom = { $one }: ¿a quién ataca?{ $far ->
    [yes] {""}
   *[no] {" Pulsadlo."}
}
now-unticked = Ya no está marcado: { $item }. Pulsadlo otra vez para marcarlo.
now-asleep = { $piece ->
    [dead] Los Muertos duermen: Aragorn los despierta en los Senderos. Entonces pulsad abajo los Senderos.
   *[fangorn] El ejército de Fangorn duerme: lo despierta Gandalf o el Portador de la Alianza. Entonces pulsad abajo Fangorn.
}
now-nothing = { $place ->
    [moria-passed] Otros han pasado: Gandalf se queda en Moria hasta el fin de esta fase.
    [moria-lost] Gandalf está fuera: la Alianza ya no pasa por Moria; los demás, como quieran.
    [paths-lost] Aragorn o los Muertos están fuera: nadie despierta ya en los Senderos.
    [moria] Gandalf no se detiene ahora en Moria: no hay nada que decir.
    [shire] No hay nada que decir de la Comarca ahora: quién acaba allí un movimiento se pregunta entonces.
    [fangorn-moria] Gandalf está en Moria: primero sale, luego puede despertar a Fangorn.
    [fangorn] No hay nada que decir de Fangorn ahora: despierta una vez, en los movimientos de la Alianza.
    [paths] No hay nada que decir de los Senderos ahora: en los movimientos de la Alianza Aragorn despierta a los Muertos, una vez.
   *[isengard] Isengard se abre por sí solo cuando despierta Fangorn: no hay nada que decir.
}
now-odds = { $far ->
    [yes] Probabilidades: ¿quién atacaría a quién?
   *[no] Probabilidades: pulsa quién atacaría, uno tras otro, y luego a quién.
}
now-captured = Quitad: { $the } y el Portador anterior. El nuevo está allí: { $place }.
battle-evening-setup = Disponedlo pieza a pieza; Intro marca lo que está, y también pulsarlo.
battle-evening-ring = El Portador al final: toda la partida gira en torno a su lugar.
battle-evening-begin = Todo está como al empezar. Intro: ronda 1, y Sauron mueve primero.
battle-evening-move = Moved las rojas en el mapa, una vez cada una, hasta su número; luego Intro.
battle-evening-attack = Ataque: pulsad quién y a quién, luego lo que valga, y tirad; Intro: ninguno.
battle-evening-again = Moved otra vez; luego le toca a Saruman, y la partida es vuestra.

## Estado y hoja

status-piece = { $piece }: { $now } de { $counters }
status-out = Fuera para siempre: { $pieces }
status-ring = El Anillo: { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(élfico, ronda { $round } de 2)
}
status-shire = La Comarca: { $owner }{ $sauron ->
    [yes] , hay una pieza de Sauron
   *[no] {""}
}
status-isengard = Isengard: { $open ->
    [yes] abierta a todos
   *[no] solo Saruman y Semiorcos
}
status-fangorn = Fangorn: { $is ->
    [asleep] dormido
    [awake] despierto
   *[closed] cerrado
}
status-paths = Senderos de los Muertos: { $are ->
    [asleep] dormidos
    [awake] despiertos
   *[closed] cerrados
}
status-gandalf = Gandalf: { $at ->
    [moria] en Moria
   *[fangorn] en Fangorn
}
sheet-rounds = Rondas: { $rounds }
sheet-piece = { $piece }: construidos { $built }, perdidos { $lost }, quedan { $left }
sheet-ring = El Anillo: { $side }, desde { $from } hasta { $to }{ $cost ->
    [none] {""}
   *[other] ; su captura costó: { $cost }
}
marked = el Anillo capturado
sheet-shire = La Comarca: { $owner }, desde { $from }
stands-setup = en preparación
battle-figures = rondas: { $rounds }; el Anillo lo tuvo al final: { $holder }; capturas: { $captures }
battle-totals = Battle of the Ring: { $games }; ganadas por Sauron { $sauron }, Saruman { $saruman }, el Mal { $evil }, la Alianza { $alliance }; capturas: { $captures }

## Ayuda

help = P es una pieza (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S un bando, OWNER hobbits o saruman, N un número. Vale el comienzo de un nombre, si es único. «!» al final: por la palabra de la mesa.
help-new = Empieza una partida para tres jugadores, o para dos.
help-setup = Enumera qué está dónde antes de empezar, y qué está marcado.
help-tick = Marca un punto de la preparación, o quita la marca.
help-begin = Empieza la ronda 1.
help-done = Acaba el paso. Lo no construido se pierde; lo pendiente se dice antes.
help-build = Construye un ejército de una nación en cada centro nombrado.
help-builds = Enumera lo que aún se puede construir.
help-attack = Una pieza ataca a otra: «elven» para la fuerza prestada, «fortress» y «river» por dónde está el defensor; después los dados de la mesa, o «roll».
help-ring = Quién tiene el Anillo. «taken P»: una pieza lo ha capturado; «at PLACE»: dónde está el Portador, «elven» si es un hexágono élfico; «stay N» y «= S» lo corrigen.
help-shire = De quién es la Comarca. Un bando: su pieza está allí al final de una fase de movimiento; «left OWNER»: la pieza de Sauron se ha ido.
help-fangorn = Gandalf o el Portador despierta a Fangorn, que va a Isengard sobre lo que allí esté; «clear»: quien lo despertó se ha ido.
help-paths = Aragorn despierta a los Muertos; en la próxima fase de movimiento se van («clear») o se pierden.
help-moria = Gandalf se detiene en Moria o la deja; «passed»: alguien pasa.
help-isengard = Si cualquiera puede detenerse en Isengard.
help-lost = Uno de estos está fuera, por la palabra de la mesa.
help-back = Uno de estos ha vuelto, por la palabra de la mesa.
help-count = Cuántos hay en el mapa, o cuántos son por la palabra de la mesa.
help-odds = La probabilidad de estos ataques contra un defensor, en este orden, lo que cuestan, y el orden que cuesta menos.
help-need = Cuántos ataques así hacen falta para tanto por ciento.
help-march = Cuántas fases de movimiento hacen falta para esos hexágonos.

## Reglas por número

rule-b1 = Entre tres se juegan Sauron, Saruman y la Alianza; entre dos, el Mal tiene los dos primeros.
rule-b2 = Todas las piezas empiezan en sus hexágonos marcados, el Portador en la Comarca, Fangorn y los Muertos dormidos.
rule-b3 = Una ronda: Sauron, Saruman, Alianza; entre dos el Mal, la Alianza.
rule-b4 = Un turno: construcción (no en la ronda 1), primer movimiento, ataque, segundo movimiento.
rule-b5 = En cada fase de movimiento mueven cuantas piezas se quiera, cada una hasta su límite.
rule-b6 = Una pieza por hexágono, salvo quien visita a Fangorn dormido o a los Muertos.
rule-b10 = Los Orcos construyen 1 en la ronda 2, 2 en la 3, después 3; los Semiorcos 2; Gondor 1; Rohan 1; Enanos o Hobbits 1.
rule-b11 = Los ejércitos se construyen solo en sus propios centros.
rule-b12 = El centro tiene que estar vacío.
rule-b13 = Un ejército por centro y fase; de Enanos y Hobbits uno en total.
rule-b14 = Nunca más ejércitos que fichas.
rule-b15 = Lo que no se construye en su ronda se pierde.
rule-b16 = Personajes, Elfos, Muertos y Fangorn no vuelven nunca.
rule-b17 = Una nación sin piezas construye de nuevo en cuanto tiene un centro vacío.
rule-b18 = Entre dos, el Mal construye para los Orcos y para los Semiorcos, cada uno según sus números.
rule-b20 = La Comarca es de los Hobbits al comienzo, y lo sigue siendo cuando está vacía.
rule-b21 = Una pieza de Saruman o de la Alianza que está allí al final de una fase de movimiento propia la hace suya.
rule-b22 = Mientras hay allí una pieza de Sauron nadie construye; cuando se va, su jugador dice de quién es. Si allí la destruyen, nada cambia.
rule-b23 = En la Comarca solo se construyen Hobbits y Semiorcos.
rule-b30 = Dos dados, cuya suma se busca por posición y fuerzas: el atacante fuera, el defensor fuera, o nada.
rule-b31 = Solo cuenta la posición del defensor: una fortaleza, y un río que el ataque cruza.
rule-b32 = Élficos de por sí: Elfos, Fangorn despierto, Gandalf, el Nazgûl.
rule-b33 = La fuerza élfica se presta a una pieza al lado: Gandalf y el Nazgûl a las de su jugador, Aragorn a Gondor y a los Muertos, Saruman a los Semiorcos.
rule-b34 = Cada pieza ataca una vez por ronda, y puede ser atacada cuantas veces se quiera.
rule-b35 = Portadores, quien duerme, y quien está en el Monte del Destino, en Fangorn, en los Senderos o en Moria ni atacan ni son atacados.
rule-b36 = Quien está fuera se retira; personajes, Elfos, Muertos y Fangorn para siempre.
rule-b37 = Los ataques se tiran uno a uno, y el atacante puede parar tras cada uno.
rule-b38 = Varios ataques: el orden no cambia la probabilidad, pero se pierde menos si van antes los élficos y los que no cruzan río.
rule-b40 = Solo Gandalf se detiene en Moria; mientras, la Alianza pasa, y entonces se queda hasta el final de esa fase.
rule-b41 = Hasta que Fangorn llega, en Isengard solo se detienen Saruman y los Semiorcos.
rule-b42 = Fangorn despierta cuando Gandalf o el Portador de la Alianza acaba allí una fase de movimiento, y va a Isengard; lo que allí esté queda fuera.
rule-b43 = Quien lo despertó se va a la primera ocasión; después Fangorn se cierra.
rule-b44 = Aragorn despierta a los Muertos en sus Senderos. En la próxima fase de movimiento de la Alianza todos se van al sur, o quedan fuera.
rule-b45 = Despiertos, los Muertos son como Gondor: Aragorn les presta fuerza.
rule-b46 = Con el sexto ejército élfico fuera, los hexágonos élficos son ordinarios.
rule-b47 = Solo un Portador del Anillo entra en el Monte del Destino.
rule-b50 = La Alianza tiene el Anillo al comienzo.
rule-b51 = Quien va al hexágono del Portador captura: se retiran ambos, y allí queda el Portador del captor.
rule-b52 = El nuevo Portador puede mover enseguida 3 hexágonos.
rule-b53 = Un Portador no lucha con nadie, y nunca es destruido.
rule-b54 = Dos rondas como mucho en un hexágono élfico, y nunca de vuelta; otro da dos más.
rule-b55 = Dónde está el Portador lo dice la mesa: importan los hexágonos élficos y los lugares donde gana.
rule-b56 = Sauron gana en Barad-dûr, Saruman en Isengard o él mismo en el hexágono de un Portador, la Alianza en el Monte del Destino.
rule-b57 = Entre dos, el Mal solo gana en Barad-dûr.
rule-b60 = El programa tira dos dados por ataque.
rule-b61 = La mesa tiene razón: corrige números, Anillo, Comarca y todo lo demás.
rule-b62 = Lo pendiente se dice antes de que acabe el paso.
rule-b63 = Suerte: defensores eliminados y piezas perdidas por los dados, contra lo que daba la tabla.
rule-b64 = El ejército de Fangorn está en Isengard desde que despierta hasta la siguiente fase de movimiento de la Alianza: mientras tanto nadie construye allí.
rule-b65 = La preparación es una lista de 14 puntos para marcar; lo que queda sin marcar se nombra al empezar.
rule-b66 = Los seis hexágonos élficos son elven-hex-1 a elven-hex-6, o tienen los nombres que les da la mesa.

## Sobre todas las partidas

ended-sauron = Ganó Sauron
ended-saruman = Ganó Saruman
ended-alliance = Ganó la Alianza
ended-evil = Ganó el Mal
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = la Alianza
seat-evil = el Mal
counted-rounds = Rondas
counted-captures = Capturas del Anillo
counted-victory = Cómo se ganó
victory-goal = el Anillo en su meta
victory-capture = capturado en la meta
victory-saruman = Saruman vino él mismo
victory-word = por palabra de la mesa
counted-holder = Quién tenía el Anillo al final
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = la Alianza
holder-evil = el Mal
luck-sauron-out = Eliminados por Sauron
luck-sauron-lost = Perdidos por Sauron
luck-saruman-out = Eliminados por Saruman
luck-saruman-lost = Perdidos por Saruman
luck-alliance-out = Eliminados por la Alianza
luck-alliance-lost = Perdidos por la Alianza
luck-evil-out = Eliminados por el Mal
luck-evil-lost = Perdidos por el Mal
