# Lo que Underhill dice de Fate of the Fellowship en español, leído cuando hace falta; lo que dice cada juego está en house.ftl.
refused-ledger-needs-places = El registro pide un archivo de la caja con sus lugares, también los de sus tropas (F58). Quita ledger=on, o nombra otro archivo.
    .window = El registro pide un archivo de la caja con sus lugares, también los de sus tropas (F58). Pulsa «Tropas contadas: no», u otra caja.
refused-still-open = Primero lo que queda pendiente: { $step ->
    [search] una búsqueda
    [dice] dados en la mesa: { $count }
    [choose] adónde van los Nazgûl
   *[top] qué dorso está arriba
}. Resuélvelo, y luego sigue.
refused-not-now = Eso es de otro paso. Ahora es: { $step ->
    [setup] la preparación
    [actions] acciones
    [cards] cartas de jugador
    [skies] el cielo se oscurece, quedan { $count }
    [search] una búsqueda
    [dice] dados en la mesa: { $count }
    [choose] adónde van los Nazgûl
    [top] qué dorso está arriba
    [shadow] carta de la Sombra { $count } de { $of }
    [over] las cartas de la Sombra han terminado
   *[ended] la partida ha terminado
}.
refused-nine-flips = { $made } de nueve cartas de la Sombra están descubiertas en la preparación (F5). Hacen falta nueve, ni más ni menos.
refused-no-name = «{ $word }» no puede ser un nombre. Un nombre es una palabra de letras, con guiones en vez de espacios.
refused-no-such-card = «{ $word }» no es aquí una carta de la Sombra (F48). Escribe su nombre corto, o START>HAVEN/ORDER.
refused-no-such-place = «{ $word }» no es un lugar aquí. El más cercano es «{ CALLED("place", $nearest) }».
refused-top-unknown = Nadie conoce el dorso de arriba (F46). Dilo primero: { DEED("top red") } o { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } tiene el dorso { CALLED("back", $back) }, y arriba estaba { CALLED("back", $top) } (F49). Mira otra vez.
refused-not-on-top = { CALLED("place", $card) } no puede estar arriba (F49): { $lies ->
    [layer] se cree que está en la capa { $layer }
    [discard] se cree que está en el descarte
    [resolved] se descubrió en este paso
    [removed] ha salido del juego
   *[nowhere] se cree que no queda ninguna
}. Si una carta anterior se escribió mal, { ASK("amend K CARD") } la corrige.
refused-no-such-back = Ninguna carta que pueda estar ahí tiene el dorso { CALLED("back", $back) } (F49). Mira otra vez; o una carta anterior se escribió mal.
refused-other-head = Sobre la capa siguiente se vio { CALLED("back", $head) }, y no { CALLED("back", $back) } (F49). Mira otra vez; o una carta anterior se escribió mal.
refused-not-the-last = Detrás hay otras cartas (F44). Di qué dorso está ahora arriba: red o black.
    .window = Detrás hay otras cartas (F44). Di qué dorso está ahora arriba: ROJO (r) o NEGRO (b).
refused-the-last = Es la última carta del mazo: detrás no hay nada (F44). Di none como dorso.
refused-deck-empty = Ahí ya no hay ninguna carta. Baraja primero, o corrige en qué paso está la mesa.
refused-not-known-on-top = { CALLED("place", $card) } no es de las cartas conocidas de arriba (F51). Mira con { ASK("peek CARD…") }, y luego nómbrala.
refused-no-such-flip = No hay carta { $flip }: se han descubierto { $flips }, incluidas las nueve de la preparación (F53).
refused-cannot-follow = Con eso, { $what } ya no podría ser (F53). Nada ha cambiado; corrige aquello, o mira otra vez.
refused-too-many-needed = Estos piden { $needed } personajes, y hay sitio para { $most } (F7, F8). Elige otros.
refused-no-set-fits = Ninguna elección de objetivos de la lista va con tan pocos personajes (F7). Nombra tú los objetivos.
refused-nothing-listed = Ningún archivo lista bastantes para sacar (F7, F8). Nómbralos tú, o empieza con un archivo de la caja.
refused-named-twice = «{ $name }» no puede estar ahí otra vez. Nombra cada uno una vez, y nunca a Frodo y Sam en la fila en solitario.
refused-other-region = { CALLED("place", $place) } no está en { CALLED("place", $region) }. Nombra la región en la que está.
refused-region-unknown = Nadie sabe en qué región está { CALLED("place", $place) }. Dilo: in=REGION.
refused-troops-untold = Hay que decir las tropas: { $what }=N.
refused-ledger-says = Según el registro es { $what } { $count } (F58). Omítelo, o corrige el lugar con { ASK("troops PLACE shadow=N") }.
refused-place-untold = Con el registro hay que nombrar el lugar (F58). Ponlo tras la región.
refused-both-sides = Una batalla pide allí una tropa amiga y una de la Sombra (F28). Cuenta otra vez.
refused-no-stronghold = { CALLED("place", $place) } no es una fortaleza de la Sombra (F43). Si lo es, { ASK("place PLACE stronghold") } lo dice.
refused-capture-troops = { CALLED("place", $place) } se captura con una tropa amiga y ninguna de la Sombra (F43). Corrige antes las tropas.
refused-no-haven = { CALLED("place", $place) } no es un refugio que se pueda perder (F33). Si lo es, { ASK("place PLACE haven") } lo dice.
refused-objectives-open = { $left ->
    [one] Queda { $left } objetivo más
   *[other] Quedan { $left } objetivos más
} antes del Monte del Destino (F27).
refused-objective-is = { CALLED("objective", $name) } está { $done ->
    [yes] ya cumplido
   *[no] ya abierto
}. No hay nada que cambiar.
refused-no-more-objectives = Así se cumplen solo { $count } objetivos, el último solo en el Monte del Destino (F27). Abre antes uno.
refused-last-objective = El último objetivo nunca se escribe: es de cada partida, y se cumple en el Monte del Destino (F7, F27).
refused-not-six-faces = Un dado tiene seis caras; aquí se dicen { $count }. Di cada cara y cuántas veces está, seis en total.
refused-no-hope = No queda esperanza que pueda durar. Con un número detrás de hope= se pregunta qué pasaría.
refused-not-rolled = Los dados están por tirar: { DEED("roll") }.
refused-rolled-already = Los dados ya están ahí. Aplícalos con { DEED("accept") }.
refused-no-such-face = «{ $word }» no es una cara de este dado, o empieza más de una. Búsqueda: Escape (slip), Cansancio (weary), Al descubierto (exposed), Llamada (recall); batalla: Desbandada (rout), Intercambio (exchange), Arrollados (overrun), Nazgûl.
refused-no-such-die = Ningún dado muestra { $face }. Nombra una cara que esté ahí.
refused-no-battle = Eso va con una batalla con dados en la mesa (F30).
refused-which-army = { $count ->
    [one] Se pierde { $count } tropa amiga:
   *[other] Se pierden { $count } tropas amigas:
} di de qué ejército (F31), como elven=1.
refused-only-unread = Si llegó una tropa solo se dice de una carta sin leer que refuerza (F42).
refused-cannot-come = El mazo de jugador no puede tener así los cielos oscuros: uno por pila (F9, F55). Cuenta otra vez.
refused-foreseen = Arriba se habían previsto otras cartas (F56). Mira otra vez.
refused-no-more-copies = No hay más de { $card } (F57). Mira otra vez.
refused-only-named = Eso va solo con cards=names (F57). En esta partida las cartas solo se cuentan: card y skies.
    .window = Eso va solo con «Cartas: por nombre» (F57). En esta partida las cartas solo se cuentan.
refused-no-cards-left = No quedan cartas de jugador: no robes (F12).
refused-only-ledger = Eso va solo con ledger=on (F58). En esta partida las tropas se dicen donde hacen falta.
    .window = Eso va solo con «Tropas contadas: sí» (F58). En esta partida las tropas se dicen donde hacen falta.
refused-supply-short = A la reserva solo le quedan { $left }: { $army } (F60). Corrige antes otros lugares.
refused-too-few-there = En { CALLED("place", $place) } solo hay { $count } (F60). No muevas más.
refused-no-choice = No hay tal elección. { $options ->
    [0] Mueve los Nazgûl uno a uno.
   *[other] Elige de 1 a { $options }.
}
refused-no-such-move = Ningún Nazgûl puede ir de { CALLED("place", $from) } a { CALLED("place", $to) } (F20): de fuera de la región de Frodo, a otra.
refused-never-shown = Ninguna carta y ningún archivo ha mostrado «{ $name }» (F52). Revisa el nombre.
help = R es una región, PLACE un lugar, CARD una carta de la Sombra; BACK es red o black; N un número. help COMMAND dice más.
help-new = Empieza una partida de 1 a 5; board=practice con la caja de práctica, board=FILE con la tuya (F1).
help-confirm = Los números de tus piezas, si son otros: esperanza, amenaza, un dado.
help-objectives = Los objetivos sin el último, nombrados o sacados (F7).
help-characters = Quién juega a quién, nombrados o repartidos (F8).
help-tick = Marca un punto de la preparación, o quita la marca (F2).
help-top = El dorso de arriba del mazo de la Sombra (F46).
help-flip = Una carta de la Sombra descubierta, y el dorso que queda entonces; ? para una que nadie lee (F40).
help-hands = Las cartas de jugador repartidas, con cards=names (F57).
help-begin = Empieza el primer turno tras nueve cartas; la región de Frodo, y quién va primero (F9).
help-act = Cuenta una acción (F11).
help-done = Termina las acciones, o el turno (F10).
help-draw = Dos cartas de jugador: card o skies, con cards=names también por su nombre (F12).
help-skies = Una carta de cielo oscuro con su lugar: los cuatro pasos (F34).
help-frodo = Dónde está Frodo.
help-eye = Dónde está el Ojo.
help-fate-search = Una búsqueda donde está Frodo, con las tropas de la Sombra de allí (F22).
help-ring = Frodo se pone el Anillo (F26).
help-doom = El Monte del Destino, con las tropas de la Sombra de allí (F27).
help-fate-attack = Un ataque; el Ojo acude (F28).
help-battle = Una batalla por una carta (F28).
help-roll = Los dados como cayeron en la mesa; sin caras tira el programa.
help-reroll = El primer dado con esa cara otra vez (F24, F30).
help-turn = Una habilidad gira un dado (F24).
help-drop = Una habilidad quita un dado (F24).
help-valor = Valor gastado en batalla: se quitan otras tantas tropas de la Sombra (F30).
help-fate-accept = Los dados surten efecto (F25, F31).
help-choose = Qué resulta de la orden, si hay elección (F20, F21).
help-capture = Se captura una fortaleza (F43).
help-fate-lost = Se pierde un refugio: 3 de esperanza (F33).
help-place = Qué es un lugar, por la palabra de la mesa.
help-objective = Un objetivo está cumplido, o abierto otra vez.
help-hope = La esperanza, o la corrige (F14).
help-threat = La amenaza, o la casilla de su marcador (F35).
help-supply = Tropas de la Sombra fuera del tablero.
help-fate-nazgul = Dónde están los Nazgûl; R = N corrige una región, FROM TO mueve uno donde lo hace la mesa (F20).
help-cards = Cartas de jugador robadas, y los cielos oscuros entre ellas (F55).
help-peek = Cartas miradas, desde arriba (F51).
help-order = Las primeras cartas conocidas en este orden (F51).
help-remove = Una carta conocida de arriba, o del descarte, sale del juego (F51).
help-foresee = Cartas de jugador que están arriba (F56).
help-amend = Una carta descubierta era otra, o mostraba otro dorso; se recalcula todo lo que sigue (F53).
help-deck = Qué se sabe del mazo de la Sombra, por capas (F45).
help-discard = Qué hay en el descarte de la Sombra.
help-fate-odds = Probabilidades exactas (F52, F56, F57), y las de los dados antes de tirar.
help-troops = Corrige un lugar del registro (F60).
help-fate-move = Mueve tropas en el registro (F60).
help-check = Qué debe estar en el tablero según el registro (F60).
told-put-back = Pide demasiados personajes, y se devuelve: { $names }
told-advance = Avance { $line }: primero el frente, luego batallas; caen refugios sin amigas.
told-reinforce = Refuerzo en { $place }: { $troop ->
    [yes] una tropa, una batalla si hay tropas amigas
   *[no] ninguna tropa (capturado, o no quedan)
}{ $order ->
    [eye] {", "}luego el Ojo
    [closer] {", "}luego se acercan dos Nazgûl
    [deploy] {", "}luego se despliegan tres Nazgûl
   *[none] {""}
}.
told-special = { $card }: haced lo que dice la carta, y escribid lo que resulta.
told-unread = { $half ->
    [red] Una carta sin leer avanza: su línea marcha, el frente primero.
   *[black] Una carta sin leer refuerza: su tropa, si viene, y luego su signo.
}
told-other-half = La carta { $flip } habría sido otra carta o mitad. Lo hecho en la mesa queda.
cause = { $cause ->
    [search] dados de búsqueda
    [eye] el Ojo con Frodo
    [haven] un refugio perdido
    [troops] ninguna tropa que poner
    [cards] ninguna carta que robar
    [ring] el Anillo puesto
    [capture] una captura
   *[table] la palabra de la mesa
}
told-hope = Esperanza { $to }, { $by }: { $cause }.
told-threat = Amenaza en la casilla { $space }.
told-eye = El Ojo está en { $region }{ $frodo ->
    [yes] {", "}donde está Frodo
   *[no] {""}
}.
told-nazgul = Nazgûl: { $where }
told-missing = Cartas de jugador que no se pudieron robar: { $count }.
told-skies = { $placed ->
    [one] { $placed } tropa
   *[other] { $placed } tropas
} a { $place }.
told-shuffles = { $count ->
    [0] No se baraja nada.
    [1] Barajad { $count } carta de la Sombra sobre el mazo; ¿qué dorso está arriba?
   *[other] Barajad { $count } cartas de la Sombra sobre el mazo; ¿qué dorso está arriba?
}
told-moved = { $from } → { $to }: { $count }
told-again = { $name } vuelve a actuar después del otro personaje (F11); una carta puede permitirlo.
told-travel = El viaje cuesta un Sigilo, o una búsqueda con un dado por cada Nazgûl (allí: { $nazgul }) y por cada tropa de la Sombra del lugar{ $troops ->
    [unknown] .
   *[other] {" "}(allí: { $troops }).
}
too-many-nazgul = Nazgûl en el tablero: { $count }. Son nueve.
told-too-often = A { $name } no le quedan acciones (F11); una carta puede darlas.
told-dice = { $what ->
    [search] Búsqueda en { $place }
    [doom] Monte del Destino
   *[battle] Batalla en { $place }
}: { $count } { $count ->
    [one] dado
   *[other] dados
}.
told-search = El Ojo ya está con Frodo: toca una búsqueda.
remind = { $of ->
    [hands] Más de 7 cartas en la mano se descartan o se juegan; las fichas no cuentan.
    [confirm] Comparad una vez esperanza, amenaza y dados con vuestras piezas; si difieren: { DEED("confirm") }.
    [ticks] Nada de la lista de preparación está marcado. La partida sigue.
   *[doom-costs] Frodo paga 5 de Resistencia.
}
told-over = { $won ->
    [yes] El Anillo está destruido: los jugadores han ganado.
   *[no] La partida está perdida.
}
nowhere = ninguno
fate-name = El Destino de la Comunidad
level = { $level ->
    [introductory] Introducción
    [heroic] Heroico
    [epic] Épico
    [legendary] Legendario
   *[standard] Estándar
}
fate-figures = { $level }, turno { $turn }, esperanza { $hope }
fate-totals = El Destino de la Comunidad: { $games }; ganadas { $won }, perdidas { $lost }
no-players = Di cuántos juegan: players=N, de 1 a 5 (F1).
    .window = Pulsa cuántos juegan: de 1 a 5 (F1).
not-copied = Aún no tienes una caja propia, y no existe { $path }: suelta un archivo de caja en la ventana, o quita board=own.
    .window = Aún no tienes una caja propia, y no existe { $path }: suelta un archivo de caja en la ventana, o elige otra.
source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(y { $more } más)
}
proof-cards-missing = Constan { $listed } de { $of } cartas de la Sombra; las demás quedan sin leer hasta que se descubran (F48).
proof-too-many-of-order = { $listed } cartas tienen la orden { $order }, y hay { $most }.
proof-back-unknown = Nadie ha visto el dorso de { $card }.
proof-keys-missing = Falta, y no se sabe en una partida con este archivo: { $keys }.
host = { $step ->
    [won] Los jugadores han ganado.
    [lost] La partida está perdida.
    [roll] Tirad { $count } { $count ->
        [one] dado
       *[other] dados
    }.
    [rolled] Primero repetir dados y Valor; luego los dados surten efecto.
    [searched] Primero repetir dados; luego los dados surten efecto.
    [search] Toca una búsqueda donde está Frodo. ¿Cuántas tropas de la Sombra hay allí?
    [move] Acercad hasta dos Nazgûl un paso a Frodo.
    [choose] El jugador de turno elige adónde van los Nazgûl.
    [lay] Preparad según la lista. Barajado el mazo de la Sombra: ¿qué dorso está arriba?
    [top] ¿Qué dorso está arriba del mazo de la Sombra?
    [setup] Descubrid la carta de la Sombra { $count } de nueve: una tropa en su lugar rojo, nada más.
    [begin] Marcad lo hecho; luego empezad con la región de Frodo.
    [actions] Acciones{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. Cuando estén hechas: cartas de jugador.
    [cards] Robad dos cartas de jugador.
    [skies] El cielo se oscurece: ¿qué lugar está en la carta?
    [haven] ¿Hay tropas de la Sombra solas en { $places }? Decid lo que se pierde, o seguid.
    [over] Decid batallas y pérdidas de la última carta; luego el siguiente jugador.
   *[flip] { $back ->
        [red] Descubrid la primera carta: arriba está ROJO. Luego: ¿qué dorso hay ahora?
        [black] Descubrid la primera carta: arriba está NEGRO. Luego: ¿qué dorso hay ahora?
       *[none] ¿Qué dorso está arriba del mazo de la Sombra?
    }
}
stands = Turno { $turn }, { $whose }: { $step }
whose = { $solo ->
    [yes] personaje { $who }
   *[no] jugador { $who }
}
step = { $step ->
    [actions] acciones
    [cards] cartas de jugador
    [skies] el cielo se oscurece, quedan { $count }
    [top] ¿qué dorso está arriba?
    [search] toca una búsqueda
    [dice] dados en la mesa: { $count }
    [choose] hay que elegir adónde van los Nazgûl
    [shadow] carta de la Sombra { $count } de { $of }
   *[over] las cartas de la Sombra han terminado
}
fact-hope = Esperanza { $hope } de { $top }
fact-threat = Amenaza: tasa { $rate } (casilla { $space })
fact-supply = Reserva de la Sombra { $supply }
fact-eye = Ojo { $eye }, Frodo { $frodo }
fact-cards = Cartas de jugador: { $drawn } robadas, { $skies } { $skies ->
    [one] cielo
   *[other] cielos
}; quedan { $left }
fact-layer = { $cards ->
    [one] { $cards } carta de la Sombra
   *[other] { $cards } cartas de la Sombra
}{ $back ->
    [red] {", "}ROJO arriba
    [black] {", "}NEGRO arriba
   *[none] {""}
}
fact-objectives = Objetivos: { $done } de { $all }
fact-discard = Descarte de la Sombra: { $cards }
fact-ticked = Marcado: { $count } de 13
fact-row = La fila
fact-seat = { $whose }: { $names }
asked-no-deck = No queda ninguna carta en el mazo de la Sombra.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {"; "}aún sin leer: { $unread }
}{ $known ->
    [none] {""}
   *[other] {"; "}conocidas: { $known }
}
asked-board = En el tablero debería haber { $count ->
    [one] 1 tropa de la Sombra
   *[other] { $count } tropas de la Sombra
}; en la reserva: { $supply }.
asked-army = { $army }, quedan en la reserva: { $left }
asked-battle = { $attack ->
    [yes] No queda ninguna tropa de la Sombra: { $clear }. Solo queda la Sombra: { $falls }. Bajas amigas de media: { $lost }.
   *[no] Solo queda la Sombra: { $falls }.
}
asked-chance = La probabilidad: { $least ->
    [yes] {"al menos "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}aunque dudosa: algo se hizo allí bajo vuestra palabra
   *[no] {""}
}.
fact-open = Abiertos: { $names }
fact-done = Cumplidos: { $names }
fact-sites = { $site ->
    [haven] Refugios, dichos o capturados
   *[stronghold] Fortalezas, dichas o perdidas
}: { $places }
sheet-game = { $players ->
    [one] Un jugador
   *[other] { $players } jugadores
}, { $level }, turnos: { $turns }
sheet-hope = Esperanza por { $cause }: { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Turno { $turn }: esperanza { $to }, { $by }, { $cause }
sheet = Refugios perdidos { $lost }, capturados { $captured }; máximo de Nazgûl con Frodo { $nazgul }; cartas { $flips }; cielos oscuros { $skies }
track-hope = Esperanza
track-threat = Amenaza
track-supply = Reserva de la Sombra
track-nazgul = Nazgûl
track-objectives = Objetivos
head-chances = { $turn ->
    [next] El próximo turno
   *[this] Este turno
}, cartas: { $flips }
head-deck = El mazo
head-skies = El cielo se oscurece
head-setup = La preparación
head-search = Una búsqueda
column-advances = la línea avanza
column-reinforced = lugar reforzado
column-dice = dados
column-lasts = la esperanza resiste
column-resistance = con una Resistencia
unread-may-be = al menos 0, pues podría serlo una carta sin leer: { $lines }
cannot-come = no pueden venir: { $lines }
special-comes = una especial entre ellas: { $chance }
item = { $item ->
    [1] Marcadores en sus casillas: esperanza { $hope }, amenaza en la primera
    [2] Las dos especiales al descarte de la Sombra
    [3] Barajar las otras cartas de la Sombra
    [4] Tropas amigas en el tablero, quedan 5 de cada una
    [5] 18 tropas de la Sombra en el tablero
    [6] Nueve cartas de la Sombra, una tropa cada una{ $flips ->
        [0] {""}
       *[other] : { $flips } descubiertas
    }
    [7] Nazgûl en sus regiones, el Ojo en Eriador
    [8] { $objectives } objetivos, el último incluido
    [9] { $solo ->
        [yes] Personajes: Frodo y Sam aparte, otros cuatro en fila, la ficha sobre el de la izquierda
       *[no] Personajes, dos por jugador
    }
    [10] Figuras en sus lugares de salida
    [11] { $events } eventos; { $hand } cartas por mano
    [12] Pilas con un cielo oscuro cada una: { $stacks }
   *[13] { $solo ->
        [yes] Empieza el personaje de la izquierda
       *[no] Empieza el número de región más bajo
    }
}
hint = { $step ->
    [fell] las caras se pulsan según cayeron
    [leaves] primero la región de donde sale uno, luego adónde va
    [numbers-hope] se escriben dos números, el inicio y el máximo: 6 8
    [numbers-threat] se escriben siete números, uno por casilla: 2 2 3 3 4 4 5
    [tick] un número marca: 4; Intro marca el siguiente
    [flip] una carta con cualquier palabra: { $start } a { $end }, más cerca, negro
    [top] rojo o negro: el dorso de encima
    [begin] pulsad una región: dónde empieza Frodo
    [draw] Intro: ninguno; uno o dos se pulsan
    [draw-names] región y signo, carta a carta
    [skies] el lugar de la carta
    [actions] pulsad un lugar: Frodo va allí; Intro: todo está hecho
    [dice] Intro tira; las caras de la mesa se pulsan
    [rolled] Intro: cuentan; antes se puede pulsar un dado
    [search] Intro busca; las tropas de allí se pulsan
    [choose] un número: cuál de los caminos
    [move] de dónde adónde, se pulsa; Intro: se han movido
    [march] Intro marca lo siguiente; la próxima carta se pide al acabar la marcha
    [meet] se pulsa: una batalla, o ninguna
    [haven] se pulsa: se ha perdido, o resiste
    [begun] Esc retira la última pulsación
    [over] Intro: el siguiente jugador
    [others] pulsad quién actúa y luego qué hace; Intro: todo está hecho
   *[other] F12 muestra las teclas
}
turn = Turno { $turn }
half = { $half ->
    [special] ESPECIAL
    [red] AVANCE
   *[black] REFUERZO
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Recogido
ask-amend-k-card = «amend» en la línea
ask-peek-card = «peek», escrito
ask-place-place-haven = «place { $place } haven», escrito
ask-place-place-stronghold = «place { $place } stronghold», escrito
ask-troops-place-shadow-n = «troops», escrito
do-accept = «{ chip-accept }»
do-begin = «{ chip-begin }»
do-confirm = «otro número …» en la preparación
do-roll = «{ chip-roll }»
do-top-black = «{ chip-top-black }»
do-top-red = «{ chip-top-red }»
chip-top-red = ROJO arriba
chip-top-black = NEGRO arriba
chip-objectives = Objetivos …
chip-characters = Personajes …
chip-begin = Empezar, Frodo en …
chip-done = Hecho
chip-moved = Se han movido
chip-roll = Tirar
chip-accept = Aplicar
chip-lost = Un refugio perdido …
order = { $order ->
    [eye] el Ojo
    [closer] dos Nazgûl más cerca
   *[deploy] Nazgûl hacia el Ojo
}
army = { $army ->
    [shadow] Sombra
    [dwarven] Enanos
    [elven] Elfos
    [rohirrim] Rohirrim
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Sigilo
    [friendship] Amistad
    [valor] Valor
   *[resistance] Resistencia
}
pick = { $word ->
    [unread] Sin leer
    [none] Ninguna carta detrás
    [draw] Roba el programa
    [roll] Tira el programa
    [card] Una carta
    [event] Un evento
    [skies] El cielo se oscurece
    [haven] Un refugio
    [stronghold] Una fortaleza
    [neither] Ninguno de los dos
    [done] Cumplido
    [open] Abierto
    [practice] La caja de práctica
    [names] Cartas de jugador por nombre
    [ledger] Con el registro
   *[other] Sin probabilidades
}
pick-back = { $half ->
    [said] { $back ->
        [red] ROJO · avance { $line }
       *[black] NEGRO · refuerzo { $place }, { $order }
    }
   *[none] { $back ->
        [red] ROJO
       *[black] NEGRO
    }
}
pick-count = { $of ->
    [players] Jugadores: { $count }
    [troops] Sombra: { $count }
    [shadow] Sombra: { $count }
    [friendly] Amigas: { $count }
   *[dice] Dados: { $count }
}
deed-objectives = Objetivos
deed-characters = Personajes
deed-hands = Manos repartidas
deed-confirm = Números de vuestras piezas
deed-tick = Preparación: punto { $item }
deed-top = { $back ->
    [red] ROJO
   *[black] NEGRO
} arriba
deed-flip = { $card ->
    [unread] Sin leer
   *[other] { $card }
}{ $back ->
    [red] {", "}luego ROJO
    [black] {", "}luego NEGRO
   *[none] {", "}la última
}
deed-amend = La carta { $flip } era { $card }
deed-begin = Frodo empieza: { $place }
deed-act = Una acción: { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Dos cartas de jugador
       *[other] Cartas de jugador: { $cards }
    }
   *[other] Robadas, cielos: { $skies }
}
deed-skies = Cielos: { $place }
deed-frodo = Frodo a { $place }
deed-eye = El Ojo a { $place }
deed-ring = El Anillo puesto
deed-doom = Monte del Destino
deed-attack = Ataque: { $place }
deed-battle = Batalla: { $place }
deed-rolled = Dados: { $faces }
deed-reroll = Tirado otra vez: { $face }
deed-valor = Valor: { $count }
deed-accept = Los dados surten efecto
deed-choose = Adónde van los Nazgûl
deed-nazgul = Un Nazgûl: { $from } → { $to }
deed-capture = Captura: { $place }
deed-troops = Tropas contadas: { $place }
deed-cards = { $of ->
    [peek] Visto
    [order] En este orden
    [remove] Fuera del juego
   *[foresee] Previsto
}: { $cards }
deed-lost = Perdido: { $place }
deed-objective = { $done ->
    [yes] Objetivo cumplido
   *[no] Objetivo abierto
}: { $name }
each = { $chance } cada una
said-objectives = Objetivos: { $names }
said-place = Una tropa{ $place ->
    [none] {""}
   *[other] {" "}a { $place }
}: { $flip } de 9
said-fought = Tropas de la Sombra restantes: { $shadow }, amigas: { $friendly }{ $falls ->
    [yes] {". "}El refugio cae.
   *[no] {""}
}
sheet-flips = Lugares reforzados: { $count } de { $of } cartas, esperados { $mean }
sheet-flip = Carta { $flip }, { $card }: { $what }, { $chance }
sheet-special = una especial
column-two = con dos
column-enemies = enemigos
deed-new = Una partida nueva: { $players } { $players ->
    [one] jugador
   *[other] jugadores
}, { $level }
sheet-events = eventos
sheet-hand = cartas en mano
sheet-stacks = pilas
sheet-layer = capa
sheet-back = dorso arriba
sheet-cards = cartas

## Nombres

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Montañas Nubladas
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Monte del Destino
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Colinas de Hierro
place-grey-havens = Puertos Grises
place-rivendell = Rivendel
place-lorien = Lórien
place-woodland-realm = Reino del Bosque
place-helms-deep = Abismo de Helm
place-edoras = Edoras
place-eastemnet = Estemnet
place-minas-tirith = Minas Tirith
place-dol-amroth = Dol Amroth
place-pelargir = Pelargir
place-dunland = Tierras Brunas
place-isengard = Isengard
place-moria = Moria
place-dol-guldur = Dol Guldur
place-rhun = Rhûn
place-minas-morgul = Minas Morgul
place-barad-dur = Barad-dûr
place-nurn = Nûrn
place-umbar = Umbar
place-near-harad = Harad Cercano
place-drums = Los Tambores
place-wheels = Las Ruedas
person-frodo-sam = Frodo y Sam
person-merry-pippin = Merry y Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowyn
person-miller = Molinero
person-smith = Herrero
person-ferryman = Barquero
person-beekeeper = Apicultora
person-carter = Carretero
person-shepherd = Pastor
person-weaver = Tejedora
person-one = Un personaje
person-other = El otro
person-potter = Alfarero
objective-destroy-the-one-ring = Destruir el Anillo Único
objective-attain-the-blessing-of-the-elves = Obtener la bendición de los Elfos
objective-saruman-your-staff-is-broken = Saruman, tu vara está rota
objective-challenge-sauron = Desafiar a Sauron
objective-confront-the-balrog = Enfrentarse al Balrog
objective-oathbreakers-fulfill-their-duty = Los perjuros cumplen su deber
objective-subdue-umbar = Someter Umbar
objective-ride-with-the-eored = Cabalgar con el éored
objective-free-theodens-mind = Liberar la mente de Théoden
objective-deal-with-frecas-heirs = Ajustar cuentas con la estirpe de Freca
objective-shieldmaiden-no-longer = Ya no doncella escudera
objective-that-makes-six = Y van seis
objective-arwen-unfurls-the-banner = Arwen despliega el estandarte
objective-lay-bare-the-pits = Dejar al descubierto los fosos
objective-bring-light-to-mirkwood = Llevar la luz al Bosque Negro
objective-boromir-reclaims-his-honor = Boromir recupera su honor
objective-secure-the-crossing-of-the-anduin = Asegurar el cruce del Anduin
objective-unseat-denethor = Destituir a Denethor
objective-infiltrate-minas-morgul = Infiltrarse en Minas Morgul
objective-avenge-balin = Vengar a Balin
objective-lift-shadow-from-dwarven-lands = Librar de la Sombra las tierras enanas
objective-rangers-secure-eriador = Los Montaraces aseguran Eriador
objective-hobbits-pledge-their-loyalty = Los Hobbits juran lealtad
objective-shelobs-lair = El antro de Ella-Laraña
objective-mend-the-bridge = Reparar el puente
objective-light-the-beacons = Encender las almenaras
objective-bring-in-the-harvest = Recoger la cosecha
objective-wake-the-old-miller = Despertar al viejo molinero
objective-clear-the-mines = Despejar las minas
objective-find-the-lost-pony = Encontrar el poni perdido
objective-carry-the-letter = Llevar la carta
objective-hold-the-ford = Guardar el vado
objective-cross-the-marsh = Cruzar el pantano
objective-read-the-old-map = Leer el viejo mapa
objective-keep-the-watch = Hacer la guardia
objective-gather-the-herd = Reunir el rebaño
face-slip = Escape
face-weary = Cansancio
face-exposed = Al descubierto
face-recall = Llamada
face-rout = Desbandada
face-exchange = Intercambio
face-overrun = Arrollados
face-nazgul = Nazgûl
small-words = de a hacia hasta el la
back-red = ROJO
back-black = NEGRO

## Reglas por número

rule-f1 = Juegan de uno a cinco; jugadores y nivel dicen cuántos eventos, cartas en mano, cielos oscuros y objetivos hay.
rule-f2 = La mesa marca trece puntos de la preparación; begin avisa de lo que falta, y sigue.
rule-f3 = Tropas amigas al principio: 2 de Gondor en Minas Tirith y 2 en Dol Amroth, 1 en cada otro lugar; de cada ejército quedan 5 aparte.
rule-f4 = 18 de las 48 tropas de la Sombra están en el tablero al principio.
rule-f5 = Se descubren nueve cartas de la Sombra: una tropa cada una en su lugar rojo, y nada más.
rule-f6 = Nazgûl: Eriador 2, Rhudaur, Montañas Nubladas y Gondor 1 cada uno, Mordor 4. El Ojo está en Eriador.
rule-f7 = Los objetivos que piden más personajes de los que caben se devuelven; el último pide a Frodo y Sam.
rule-f8 = Primero los personajes necesarios, los demás a suertes, dos por jugador. En solitario: cuatro en fila, y Frodo y Sam aparte.
rule-f9 = Cartas de región y eventos se reparten en pilas iguales, las mayores encima, con un cielo oscuro en cada una.
rule-f10 = Un turno: acciones, cartas de jugador, cartas de la Sombra; luego el siguiente jugador.
rule-f11 = Un personaje tiene hasta 4 acciones, el otro 1. En solitario: el de la ficha 4, Frodo y Sam 1, antes o después.
rule-f12 = Se roban juntas dos cartas de jugador; cada una que falta cuesta 1 de esperanza. En la mano quedan 7 como mucho.
rule-f13 = Tantas cartas de la Sombra como dice la tasa; si la tasa cambia, cambian ellas.
rule-f14 = La esperanza empieza en 6 de 8. En 0 la partida se pierde al instante.
rule-f15 = Se pierde esperanza por búsquedas, el Ojo con Frodo, refugios, tropas y cartas que faltan, y el Anillo.
rule-f16 = Una captura da 2 de esperanza; objetivos y habilidades, lo que digan.
rule-f17 = El Ojo se mueve con un ataque, una captura, un cielo oscuro, una orden y el Anillo, nunca con la batalla de una carta.
rule-f18 = Los Nazgûl se cuentan por región; una batalla tras un refuerzo los cuenta donde estaban antes de la orden.
rule-f19 = La orden del Ojo: acude a Frodo; si ya está con él, hay búsqueda.
rule-f20 = La orden de acercarse: los dos Nazgûl más cercanos fuera de la región de Frodo dan un paso hacia él; en empates elige el jugador.
rule-f21 = La orden de desplegar, tres veces: un Nazgûl de Mordor al Ojo; con el Ojo en Mordor, uno vuelve del grupo mayor.
rule-f22 = Dados de búsqueda: los Nazgûl de la región y las tropas de la Sombra del lugar, 7 como mucho. Ninguno, no se tira.
rule-f23 = Cansancio cuesta 1 de esperanza, Al descubierto también fuera de un refugio; Llamada manda a Mordor a un Nazgûl de la región.
rule-f24 = Cada Resistencia gastada vuelve a tirar un dado antes de que valgan los resultados.
rule-f25 = Primero cuentan todos los dados; luego baja la esperanza y se llama a los Nazgûl.
rule-f26 = Ponerse el Anillo: 1 de esperanza, viene el Ojo, una búsqueda sin tropas.
rule-f27 = Monte del Destino: cumplidos los demás objetivos, 5 de Resistencia; dados por los Nazgûl y tropas de allí y por la esperanza que falta, 7 como mucho. Si queda, se gana.
rule-f28 = Un ataque tira los dados que se quiera, hasta 3 y hasta las tropas propias; la batalla de una carta hasta 3 y hasta las de la Sombra.
rule-f29 = Desbandada: una tropa de la Sombra. Intercambio: una de cada. Arrollados: una amiga, fuera de un refugio. Nazgûl: dos, si hay alguno.
rule-f30 = Cada Resistencia vuelve a tirar un dado; cada Valor quita una tropa de la Sombra.
rule-f31 = Primero se suman los dados, luego los limita lo que hay allí. El jugador elige de qué ejército son las tropas que caen.
rule-f32 = Una tirada, sin segunda ronda.
rule-f33 = Un refugio con tropas de la Sombra y sin amigas se pierde: 3 de esperanza.
rule-f34 = Cada cielo oscuro: los cuatro pasos, una carta entera antes de la siguiente; luego sale de la partida.
rule-f35 = Primero la amenaza avanza una casilla; en la última se queda.
rule-f36 = Luego el Ojo: si ya está con Frodo, 2 de esperanza; si no, acude a él.
rule-f37 = Luego tres tropas de la Sombra al lugar de la carta, 1 de esperanza por cada una que falte; una batalla si hay tropas amigas.
rule-f38 = Al final se baraja el descarte de la Sombra y se pone sobre el mazo.
rule-f39 = Mientras queden cartas por descubrir, se descubre la siguiente carta de la Sombra.
rule-f40 = El dorso que queda entonces encima dice la mitad: rojo avanza, negro refuerza.
rule-f41 = Avance: cada tropa de la Sombra de la línea avanza un lugar, primero las de delante; luego batallas, de delante atrás; luego caen refugios.
rule-f42 = Refuerzo: una tropa, o 1 de esperanza; ninguna en un lugar capturado. Luego una batalla, luego la orden.
rule-f43 = Captura: una tropa amiga y ninguna de la Sombra en una fortaleza, 3 de Valor. Pasa a ser refugio, viene el Ojo, 2 de esperanza.
rule-f44 = Al descubrir la última carta se baraja el descarte, y su primera carta dice la mitad. Sin descarte no la hay.
rule-f45 = El mazo de la Sombra se conoce por capas: en cada una se saben las cartas, y no su orden.
rule-f46 = Al descubrir se toma una carta de la capa de arriba; el dorso de detrás se conoce desde entonces.
rule-f47 = Al barajar se forma una capa nueva encima; de la de debajo se recuerda el dorso visto.
rule-f48 = Una carta se aprende cuando se descubre por primera vez.
rule-f49 = Lo que contradice lo sabido se rechaza, y se dice dónde debería estar la carta. ! vale por palabra de la mesa.
rule-f50 = Una carta sin leer no cuenta como lo que se pregunta: la probabilidad es entonces al menos esa.
rule-f51 = Las cartas miradas se conocen arriba, y pueden ponerse en otro orden o salir de la partida.
rule-f52 = Las probabilidades son para las cartas de este paso, o para cuantas se pregunte; una mitad necesita el dorso de la carta de debajo.
rule-f53 = Una carta corregida después: todo lo sabido desde entonces se rehace, lo hecho en la mesa queda.
rule-f54 = Todo sale de lo que cada jugador puede mirar; odds=off lo oculta.
    .window = Todo sale de lo que cada jugador puede mirar; «Probabilidades: no», acordado antes de la partida, lo oculta.
rule-f55 = En una pila cuyo cielo no ha salido, es igual de probable en cada puesto que queda.
rule-f56 = La probabilidad de un cielo oscuro en el próximo robo; las cartas previstas son seguras.
rule-f57 = Con cartas nombradas, las no vistas son igual de probables en cada puesto que no es un cielo.
rule-f58 = El registro lleva las tropas por lugar: 48 de la Sombra en total, cada ejército las suyas.
rule-f59 = Con el registro un avance dice cada marcha y batalla, y espera los dados.
rule-f60 = check dice qué debería estar en el tablero; troops y move lo corrigen.
rule-f61 = Se gana en el Monte del Destino, se pierde con esperanza 0, y nada más.
rule-f62 = El informe: cómo acabó, esperanza por causas, refugios, objetivos, cartas, suerte.

## Sobre todas las partidas

ended-won = Ganada
ended-lost = Perdida
agreed-introductory = Introducción
agreed-standard = Estándar
agreed-heroic = Heroico
agreed-epic = Épico
agreed-legendary = Legendario
seat-player-1 = Jugador 1
seat-player-2 = Jugador 2
seat-player-3 = Jugador 3
seat-player-4 = Jugador 4
seat-player-5 = Jugador 5
seat-character-1 = Personaje 1
seat-character-2 = Personaje 2
seat-character-3 = Personaje 3
seat-character-4 = Personaje 4
counted-turns = Turnos
counted-hope = Esperanza al final
counted-hope-search = Esperanza perdida por dados de búsqueda
counted-hope-eye = Esperanza perdida por el Ojo con Frodo
counted-hope-haven = Esperanza perdida con refugios
counted-hope-troops = Esperanza perdida por falta de tropas
counted-hope-cards = Esperanza perdida por falta de cartas
counted-hope-ring = Esperanza perdida por ponerse el Anillo
counted-hope-capture = Esperanza ganada con las capturas
counted-hope-table = Esperanza quitada por palabra de la mesa
luck-search-dice = Dados de búsqueda dañinos
luck-battle-dice = Dados de batalla que quitan tropas de la Sombra
told-unticked = Sin marcar en la preparación: { $items }.
told-alone = Hay tropas de la Sombra solas en el refugio { $place }. Cae por lo que se dice, no por esto.
told-fell = { $count ->
    [one] Una tropa amiga vuelve
   *[other] { $count } tropas amigas vuelven
} a la reserva de su ejército.
said-haven = ¿Hay tropas de la Sombra solas en el refugio { $place }?
said-holds = { $place } resiste.
deed-holds = Los refugios resisten
help-holds = Los refugios por los que se pregunta resisten, o solo los nombrados.
help-dwarven = Pregunta por las tropas enanas que quedan, o las corrige.
help-elven = Pregunta por las tropas élficas que quedan, o las corrige.
help-rohirrim = Pregunta por los rohirrim que quedan, o los corrige.
help-gondor = Pregunta por las tropas de Gondor que quedan, o las corrige.
help-setup = La lista de la preparación, marcada o no.
refused-ledger-knows = F65: el registro sabe lo que queda de los ejércitos. Corrige lugares: { DEED("troops") }.
refused-not-asked = F66: { $name ->
    [any] no se pregunta por ningún refugio
   *[other] no se pregunta por { CALLED("place", $name) }
}. Di lo que se pierde: { DEED("lost") }.
do-troops = «troops», escrito
do-lost = «{ chip-lost }»

## The mat

mat-in = { $count } de { $of }
mat-of = { $count } de { $of }
mat-done = { $done } de { $all }
mat-which = carta { $count } de { $of }
mat-supply = Reserva
mat-player-cards = cartas de jugador
mat-actions-done = Las acciones están hechas
mat-acts = Actúa: { $who }
mat-next = Luego: { $who }
mat-turn-of = { $who }
mat-riders = Nazgûl: { $place }
mat-lost = { $place }, perdido
mat-battle = Batalla: { $place }
mat-line = { $from } – { $to }
mat-moves = { $of ->
    [front] el frente a { $to }
    [last] por último las de { $from }
   *[both] { $from } – { $to }
}
mat-from-to = de { $from } a { $to }{ $region ->
    [none] {""}
   *[other] {" "}({ $region })
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl: { $rides }.
mat-goes = Frodo: { $place }
mat-travels = { $name } viaja
mat-named = { $name }, escrito
mat-names = { $of ->
    [people] ¿Quién juega a quién? Uno o dos por jugador.
    [objectives] ¿Qué objetivos hay?
    [at-random] al azar
    [no-list] la caja no está copiada
    [typed] Pulsad un nombre, o escribidlo con Intro.
    [they-play] Juegan así
    [known] Pulsad un nombre
   *[they-lie] Son estos
}
mat-lacks = { $of ->
    [player] Pulsad quién juega para { $who }
    [row] Faltan { $count } en la fila
   *[three] Faltan { $count } por nombrar
}
mat-dice-in = { $place }
mat-troops-to = Tropas: { $place }
mat-meet = { $friends } { $friends ->
    [one] amiga
   *[other] amigas
} contra { $shadow } de la Sombra
mat-who-searches = { $nazgul } Nazgûl, { $troops } { $troops ->
    [one] tropa
   *[other] tropas
} de la Sombra
mat-begins = Frodo: { $place }; empieza: { $who }
mat-begins-on = empieza en { $count } de { $of }
mat-spaces = casillas { $rates }
mat-ticks = marca { $item }
mat-back-unseen = a la caja, sin ver: eventos { $events }, cielos { $skies }; y las figuras que nadie juega
mat-afterwards = Después nueve cartas, una tropa cada una: { $stand } en juego, quedan { $left }.
mat-troop-comes = +1 tropa: { $places }
mat-cannot-come = no pueden venir: { $places }
mat-more-lines = { $same ->
    [yes] y { $count } más, { $chance } cada una
    [least] y { $count } más, ninguna más probable
   *[no] y { $count } más, { $chance } a lo sumo
}
mat-moons = salieron { $count } cielos de { $of }
mat-doom = { $nazgul } Nazgûl en Mordor, falta esperanza: { $hope }; dados { $dice }
mat-place = { $place }{ $haven ->
    [within] , en un refugio
    [yes] , refugio
    [none] , no es refugio
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}y el Ojo
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] no vienen más
    [now] { $chance } este turno; luego en %, al fin del turno
    [from] ninguno antes del turno { $turn }; luego en %
   *[none] por turnos
}
mat-title = { $of ->
    [whose-fell] { $count ->
        [one] ¿De quién es la tropa caída?
       *[other] ¿De quién son las { $count } caídas?
    }
    [movers] ¿Quién se mueve?
    [deck] El mazo de la Sombra
    [board] El tablero
    [regions] Regiones
    [regions-first] Regiones, al empezar
    [road] El camino de Frodo
    [new-card] La carta, según se pulsa
    [sign] Su signo
    [flips] { $count ->
        [one] En esta carta
       *[other] En estas { $count } cartas
    }
    [what-is-done] Qué se hace
    [whose-troop] ¿De quién es la tropa?
    [due] Qué toca
    [before] Antes de que cuente
    [to-throw] Por tirar
    [turns] ¿Qué cara muestra?
    [in-order] En este orden
    [red-came] Rojo arriba: avanza
    [black-came] Negro arriba: refuerza
    [friends-there] Amigas allí
    [how-many-dice] ¿Con cuántos dados?
    [player-deck] El mazo de jugador
    [what-came] ¿Qué salió?
    [which-cards] ¿Qué cartas?
    [drawn] O con un cielo oscuro
    [which-card] ¿Qué carta era?
    [picks] ¿Qué sigue?
    [ways] ¿Adónde van?
    [riders] Los Nazgûl se mueven
    [stays] Queda en la caja
    [who-begins] ¿Quién empieza?
    [on-top] ¿Qué dorso está arriba?
    [shuffled] { $count } cartas, barajadas sobre el mazo
    [haven] ¿Resiste?
    [asked] O de otro modo
    [last-card] De la última carta
    [hope-by-turn] La esperanza, turno a turno
    [causes] Qué quitó esperanza, y la dio
    [who-plays] Quién juega a quién
    [what-else] O bien
   *[first-turn] El primer turno
}
mat-word = { $of ->
    [nothing-known] No se sabe qué puede venir: nadie ha leído estas cartas.
    [certain] seguro
    [frodos-turn] Eso lo hace Frodo, en el turno de quien lo juega.
    [one-more] aún puede ir otro
    [earlier-wrong] una carta anterior se dijo mal
    [all-the-same] Está ahí de todos modos
    [troops-move] Mover tropas
    [agreed-before] Eso se acuerda antes de la primera marca: deshaced hasta ahí.
    [flips-short] cartas
    [of-nine] de nueve
    [one-of] { $count ->
        [one] esta
       *[other] una de { $count }
    }
    [unknown] nadie la conoce
    [each] cada una
    [each-at-most] cada una a lo sumo
    [advances] avanza
    [reinforces] refuerza
    [another-card] otra carta
    [another-region] otra región …
    [nameless] En la preparación no se dijo quién lleva a quién; cada uno de los dos se pulsa y se cuenta igual.
    [another-place] otro lugar …
    [battles-then] Batallas, desde el frente
    [begin] Empezar
    [box] Caja
    [players] Jugadores
    [cannot] no puede ser
    [likely] de probabilidad
    [cards-left] cartas de jugador: { $count }
    [dice] { $count } { $count ->
        [one] dado
       *[other] dados
    }
    [flips] { $count } cartas
    [nazgul] Nazgûl: { $count }
    [shadow-stand] tropas de la Sombra: { $count }
    [dice-if-here] los dados, si se tiran aquí
    [here] aquí
    [on-the-table] en la mesa
    [hope-marker] la ficha de esperanza
    [threat-marker] la ficha de amenaza
    [another-number] otro número …
    [other-spaces] otras casillas …
    [screen-keeps] los lleva la pantalla
    [larger-on-top] pilas, las mayores arriba:
    [box-numbers] los números de la caja
    [book-numbers] los números del reglamento
    [name-objectives] pulsad y nombradlos
    [the-ring] el Anillo
    [do-what-it-says] haced lo que dice; luego
    [ask-start] su inicio rojo
    [ask-haven] su refugio
    [ask-sign] ¿qué signo?
    [known-of-16] conocidas, de 16
    [unread] sin leer
    [troop-came] Vino una tropa
    [no-troop-came] Ninguna tropa
    [start] inicio
    [haven] refugio
    [is-haven] refugio: pulsar si no
    [no-haven] ¿es refugio? pulsar
    [in-haven] Frodo está en un refugio
    [friends] amigas
    [shadow] Sombra
    [nobody] nadie
    [nobody-there] no hay amigas
    [no-troop-comes] no viene ninguna tropa
    [falls] cae
    [haven-falls] Cae un refugio sin amigas
    [above-falls] arriba: si cae el refugio
    [above-lost] arriba: lo probable que es que la Sombra quede sola
    [shadow-before] Tropas de la Sombra antes
    [shadow-there] Tropas de la Sombra allí
    [press-frodos] pulsad la región de Frodo
    [press-from-to] pulsad de dónde sale, y adónde va
    [press-fell] pulsad las caras que salieron
    [press-again] pulsad un dado para repetirlo
    [press-turned] pulsad el dado que se gira o quita
    [no-dice-left] no queda ningún dado
    [seven-at-most] 7 como mucho
    [of-7-dice] de 7 dados como mucho
    [no-nazgul] ningún Nazgûl
    [no-search] sin búsqueda
    [one-stealth] 1 Sigilo
    [hope-lost-percent] esperanza perdida, %
    [now] ahora
    [search-here] Una búsqueda donde está Frodo
    [three-valor] 3 Valor; esperanza +2, viene el Ojo
    [ring-costs] esperanza −1, viene el Ojo
    [five-resistance] 5 de Resistencia
    [hope-must-stay] Quien aún tenga esperanza gana
    [no-haven-there] No es un refugio
    [hope-lasts-above] arriba: si queda esperanza
    [left-beside] quedan
    [lowest-number] Empieza quien tenga el número de región más bajo.
    [on-top-now] arriba
    [marched] Marcharon
    [no-battle] Ninguna
    [after-march] tras la marcha
    [front-first] cada tropa avanza, el frente primero
    [first] primero
    [then] luego
    [last] al final
    [odds-off] En esta partida no se dicen probabilidades.
    [turn-over] el turno ha acabado
    [sheet] La hoja
    [frodo-alone] solo se busca a Frodo
    [three-valor-there] 3 Valor; esperanza +2
    [ring-costs-there] esperanza −1; el Ojo está allí
    [no-more-battles] Ninguna más
    [battle-between] Una batalla entre medias
    [a-battle] Una batalla
    [stand-there] se quedan allí
   *[end] fin
}
mat-asks = { $of ->
    [friends] Pulsad cuántas amigas hay allí
    [which-card] Pulsad la carta que era
    [eye] Pulsad la región del Ojo
    [whose-fell] Pulsad de quién es la caída
    [movers] Pulsad quién se mueve
    [leave] Pulsad de dónde salen
    [to] Pulsad adónde van
    [next] Pulsad lo que sigue
    [start] Pulsad su inicio rojo
    [end] Pulsad su refugio
    [sign] Pulsad su signo
    [who] Pulsad quién actúa
    [nine] Pulsad la carta: arriba si ahora hay rojo, si no abajo
    [half] Pulsad la mitad que cuenta
    [way] Pulsad uno de los caminos
    [road] Pulsad adónde va Frodo
    [frodo] Pulsad la región de Frodo
    [stronghold] Pulsad la fortaleza
    [region] Pulsad o escribid su región
    [army] Pulsad de quién es la tropa
    [medallion] Pulsad el objetivo
    [battlefield] Pulsad dónde se lucha
    [both-sides] ¿Cuántas hay allí?
    [cards] Pulsad las dos cartas
    [skies] Pulsad el lugar de la carta
    [goes] Pulsad adónde va
    [leaves] Pulsad de dónde sale uno
    [muster] Pulsad adónde llega la tropa
    [no-shadow] Allí no hay tropas de la Sombra
    [no-friends] Allí no hay amigas
    [face] Pulsad la cara
    [fell] Pulsad lo que salió
    [meets] Pulsad dónde se encuentran
   *[haven] Pulsad el refugio
}
mat-pile = { $of ->
    [first] { $count } barajadas juntas
    [known] { $count } { $count ->
        [one] conocida
       *[other] conocidas
    }
    [below] { $count } debajo
   *[never] { $count } nunca vistas
}
mat-on-top = { $of ->
    [red] ROJO arriba
    [black] NEGRO arriba
    [empty] ninguna carta detrás
   *[none] dorso desconocido
}
mat-one-of = { $of ->
    [unread] Puede ser { $count ->
        [one] esta
       *[other] una de estas { $count }
    }, o una que nadie ha visto
    [red] Arriba está rojo: { $count ->
        [one] es esta
       *[other] es una de { $count }
    }
    [black] Arriba está negro: { $count ->
        [one] es esta
       *[other] es una de { $count }
    }
   *[none] { $count ->
        [one] Es esta
       *[other] Es una de { $count }
    }
}
mat-half = { $of ->
    [red-now] rojo: avanza
    [black-now] negro: refuerza
    [red-top] avanza
    [black-top] refuerza
    [no-count] no cuenta
    [it-advances] avanza
    [it-reinforces] refuerza
   *[a-troop] una tropa a su inicio
}
mat-order = { $of ->
    [eye] El Ojo
    [closer] Dos Nazgûl se acercan
   *[deploy] Tres Nazgûl al Ojo
}
mat-order-does = { $of ->
    [gathered] desde donde hay más
    [eye] viene a Frodo, o busca
    [closer] los dos más cercanos a Frodo
   *[deploy] desde Mordor
}
mat-face = { $of ->
    [rout] cae una tropa de la Sombra
    [exchange] cae una de cada
    [overrun] cae una amiga
    [overrun-haven] nada: es un refugio
    [nazgul] hay uno en { $place }: caen dos amigas
    [nazgul-none] ninguno en { $place }: nada
   *[nobody-left] ya no hay nadie
}
mat-face-does = { $of ->
    [slip] nada
    [weary] 1 esperanza
    [exposed] 1, sin refugio
    [recall] uno a Mordor
    [rout] una de la Sombra
    [exchange] una de cada
    [overrun] una amiga
   *[nazgul] dos amigas
}
mat-dice = { $of ->
    [battle] Dados de batalla: { $count }
    [search] Dados de búsqueda: { $count }
   *[doom] Dados en el Monte: { $count }
}
mat-comes = { $of ->
    [clear] sin Sombra
    [falls] cae
    [alone] solo queda Sombra
    [friends-lost] amigas perdidas
    [no-loss] sin pérdida
    [lasts] queda esperanza
   *[with-one] con una Resistencia
}
mat-spend = { $of ->
    [resistance] Una Resistencia: repite un dado
    [press-die] pulsad el dado
    [valor] Valor: menos tropas
    [a-troop-each] una tropa cada uno
    [only-battles] solo en batalla
    [ability] Una habilidad gira o quita
    [die-then-face] pulsad el dado y la cara
    [falls-still] se pierde igualmente
    [saves-place] salva el lugar: { $chance }
    [saves-hope] salva una esperanza: { $chance }
   *[drop] Se quita
}
mat-spent = { $of ->
    [resistance] { $count } Resistencia
    [more] { $count }
   *[troops] { $count } { $count ->
        [one] tropa
       *[other] tropas
    }
}
mat-search = { $of ->
    [a-die-each] Una búsqueda tira un dado por tropa de la Sombra allí
    [if] Si lo buscan,
    [lasts] queda esperanza
    [unhurt] no se pierde nada
    [no-harm] Sin pérdida.
    [keeps] Esperanza { $count } o más, si
   *[again] se repiten dados:
}
mat-times = { $count ->
    [1] uno
    [2] dos
   *[other] tres
}
mat-deed = { $of ->
    [travel] Viaje
    [attack] Ataque
    [capture] Captura
    [muster] Leva
    [objective] Objetivo
   *[ring] El Anillo
}
mat-drawn = { $of ->
    [none] Ningún cielo oscuro
    [one] Un cielo oscuro
    [two] Dos cielos oscuros
   *[none-left] No quedan cartas
}
mat-box = { $of ->
    [none] ninguna
    [own] la nuestra
   *[practice] prueba
}
mat-places = { $of ->
    [starts] Rojo: inicio
    [friends] Aquí hay amigas
   *[others] Otros
}
mat-look = { $of ->
    [peek] Se miran cartas
    [order] Las conocidas, en otro orden
   *[remove] Una carta sale de la partida
}
mat-look-if = { $of ->
    [peek] desde arriba, una a una
    [order] la primera queda arriba
   *[remove] conocida arriba o descartada
}
mat-told = { $of ->
    [battle-told] Amigas allí: batalla
    [haven-lost] Se pierde un refugio
   *[amended] Era otra carta
}
mat-told-if = { $of ->
    [battle-told] pulsad dónde y cuántas
    [haven-lost] esperanza −3
   *[amended] lo demás se recalcula
}
mat-haven = { $of ->
    [lost] Se pierde
    [stood] No es refugio
    [falls] Un refugio cae
   *[holds] Resiste
}
mat-sheet = { $of ->
    [turns] turnos
    [flips] cartas de la Sombra
    [lost] refugios perdidos
    [captured] fortalezas capturadas
   *[nazgul] Nazgûl con Frodo, máx.
}
mat-haven-if = { $of ->
    [lost] Hay tropas de la Sombra, y ninguna amiga.
   *[holds] Hay amigas, no hay Sombra, o no es refugio.
}
mat-throw = { $of ->
    [none] Sin dados
    [search] Búsqueda: dados { $count }
    [fell] Salieron así
   *[dice] Tirad { $count } { $count ->
        [one] dado
       *[other] dados
    }
}
mat-step = { $of ->
    [list] La lista
    [nine] Nueve cartas
    [begin] Inicio
    [actions] Acciones
    [cards] Cartas de jugador
    [skies] Cielo oscuro
   *[shadow] Cartas de Sombra
}
mat-likely = { $of ->
    [falls] cae { $chance }
    [lost] solo Sombra { $chance }
    [special] especial { $chance }
    [eye] el Ojo { $chance }
    [closer] cerca { $chance }
   *[deploy] al Ojo { $chance }
}
mat-hope = { $of ->
    [won] Esperanza { $to }: victoria
    [gone] Esperanza de { $from } a { $to }
    [stays] La esperanza sigue en { $to }
   *[falls] Esperanza de { $from } a { $to }
}
mat-hope-then = { $of ->
    [won] el Anillo es destruido
    [gone] la partida se pierde
   *[other] { $count ->
        [0] ningún Nazgûl vuelve
        [one] un Nazgûl vuelve a Mordor
       *[other] { $count } Nazgûl vuelven a Mordor
    }
}
mat-costs = { $to ->
    [0] esperanza de { $from } a 0: la partida se pierde
   *[other] esperanza de { $from } a { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place }: cae
   *[stands] Así cuenta
}
mat-battle-then = { $of ->
    [falls] ahora fortaleza; esperanza de { $from } a { $to }
   *[stands] { $friends ->
        [one] queda: 1 amiga
       *[other] quedan: { $friends } amigas
    }, { $shadow } de la Sombra
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Amenaza a la casilla { $space }
       *[other] { $rate } cartas por turno
    }
    [eye] { $part ->
        [title] El Ojo: { $frodo }
       *[other] no estaba con Frodo: nada se pierde
    }
    [with-frodo] { $part ->
        [title] El Ojo está con Frodo
       *[other] esperanza −2
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] tropa
               *[other] tropas
            }{ $place ->
                [none] {""}
               *[other] : { $place }
            }
       *[other] { $left } quedan en la reserva
    }
   *[missing] { $part ->
        [title] { $placed } { $placed ->
                [one] tropa
               *[other] tropas
            }{ $place ->
                [none] {""}
               *[other] : { $place }
            }
       *[other] faltan { $missing }: esperanza −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] La amenaza crece
       *[other] casilla { $space }: { $rate } cartas
    }
    [with-frodo] { $part ->
        [title] El Ojo está con Frodo
       *[other] { $frodo }: esperanza −2
    }
    [eye] { $part ->
        [title] El Ojo viene
       *[other] a Frodo, { $frodo }
    }
    [fought] { $part ->
        [title] Las tropas luchan
       *[other] { $place ->
                [none] ¿cae?
               *[other] { $place }: ¿cae?
            }
    }
    [missing] { $part ->
        [title] Tropas, faltan { $missing }
       *[other] { $place ->
                [none] ¿a qué lugar?
               *[other] { $place }: ¿quién está?
            }
    }
    [troops] { $part ->
        [title] { $placed } { $placed ->
                [one] tropa
               *[other] tropas
            } a un lugar
       *[other] { $place ->
                [none] ¿a qué lugar?
               *[other] { $place }: ¿quién está?
            }
    }
    [shuffle] { $part ->
        [title] { $shuffled } cartas al mazo
       *[other] luego: ¿qué dorso arriba?
    }
   *[nothing] { $part ->
        [title] Nada que barajar
       *[other] el descarte está vacío
    }
}
mat-item = { $item ->
    [1] Fichas: esperanza { $hope }, amenaza al inicio
    [2] Las dos especiales al descarte
    [3] Barajad las otras 48 de la Sombra
    [4] { $friends } tropas amigas; quedan 5 de cada
    [5] { $shadow } tropas de la Sombra
    [6] Nueve cartas, una tropa cada una{ $flips ->
        [0] {""}
       *[other] : { $flips }
    }
    [7] Nueve Nazgûl, y el Ojo
    [8] { $objectives } objetivos, con el último
    [9] { $solo ->
        [yes] Frodo y Sam aparte, cuatro en fila
       *[other] Personajes, dos por jugador
    }
    [10] Sus figuras donde dicen las cartas
    [11] { $events } eventos; { $hand } cartas por mano
    [12] { $stacks } pilas, un cielo oscuro en cada una
   *[13] { $solo ->
        [yes] Empieza el de más a la izquierda
       *[other] Empieza el número de región más bajo
    }
}
mat-stands = { $item ->
    [1] Las fichas están
    [2] Las especiales descartadas
    [3] El mazo está barajado
    [4] Las amigas están
    [5] La Sombra está
    [6] Nueve cartas descubiertas
    [7] Nazgûl y Ojo están
    [8] Los objetivos están
    [9] Personajes repartidos
    [10] Las figuras están
    [11] Las manos están dadas
    [12] Las pilas están
   *[other] Se sabe quién empieza
}
mat-head = { $of ->
    [lies-in] ¿En qué región está { $place }?
    [impossible] Por lo visto, ahí no puede estar { $place }. Mirad otra vez.
    [eye] ¿Dónde está el Ojo?
    [moves] ¿Qué tropas se mueven, y adónde?
    [list] Preparad según la lista, y marcad lo que está.
    [nine] Descubrid nueve cartas: una tropa cada una. Carta { $count }.
    [begin] ¿Dónde está Frodo, y quién empieza?
    [actions] Actúa { $who }: pulsad quién, y qué se hace.
    [where] ¿Adónde va Frodo?
    [goes] Frodo va a { $place }: allí nadie lo busca.
    [travel] Frodo va a { $place }: ¿un Sigilo, o una búsqueda?
    [search] Buscan a Frodo. ¿Cuántas tropas de la Sombra hay?
    [battlefield] ¿Dónde se lucha?
    [how-many] ¿Cuántos dados en { $place }?
    [who-is-there] ¿Quién está en { $place }?
    [doom] Cumplidos los demás: ¿Monte del Destino?
    [draw] { $count ->
        [0] No quedan cartas: esperanza −2.
        [one] Robad la última carta de jugador.
       *[other] Robad dos cartas de jugador.
    }
    [skies] El cielo se oscurece: pulsad el lugar de la carta.
    [skies-friends] { $count } { $count ->
        [one] tropa
       *[other] tropas
    } a { $place }. ¿Hay amigas allí?
    [throw] Tirad { $count } { $count ->
        [one] dado
       *[other] dados
    }.
    [does-it-fall] No quedan amigas en { $place }. ¿Cae?
    [stands-alone] La Sombra queda sola en { $place }.
    [before] Primero repetir y Valor; luego cuentan los dados.
    [no-harm] No se pierde esperanza.
    [doom-dice] Esperanza perdida: { $count }. Lo que quede decide.
    [doom-lost] No quedaría esperanza, si no se repiten dados.
    [harm] Esperanza perdida: { $count }, si no se repiten dados.
    [shuffle] Barajad { $count } cartas sobre el mazo. ¿Qué dorso arriba?
    [top] ¿Qué dorso está arriba del mazo de la Sombra?
    [flip] Descubrid la primera carta, y pulsad lo que cuenta.
    [new] Carta nueva: pulsad inicio rojo, refugio, signo.
    [march] Rojo: la línea de { $place } marcha, el frente primero.
    [do-they-meet] ¿Hay amigas en su camino? Primero el frente.
    [choose] Elegid adónde van los Nazgûl.
    [haven] ¿Está la Sombra sola en { $place }?
    [over] Las cartas de la Sombra han acabado.
    [won] El Anillo es destruido: los jugadores ganan.
    [meet-again] ¿Hay amigas también en otra parte del camino?
    [acts] Actúa { $who }.
    [turn-over] Descubrid la primera carta.
    [darkens] El cielo se oscurece: ¿qué lugar está en la carta?
    [who-travels] ¿Quién viaja?
    [capture] ¿Qué fortaleza se captura?
    [muster] ¿De quién es la tropa, y adónde llega?
    [objective] ¿Qué objetivo está cumplido?
    [ring] Frodo se pone el Anillo.
   *[lost] Se acabó la esperanza: partida perdida.
}
mat-right = { $of ->
    [which] ¿Qué muestra la mesa? { $what }.
    [so] ¿Corregir a mano: { $what } { $from } → { $to }?
    [title] Corregido a mano
    [asks] Pulsad lo que muestra la mesa
    [label] { $what } { $from } → { $to }
   *[nothing-else] nada más ocurre por ello
}
mat-reinforced = { $troop ->
    [yes] 1 tropa a { $place }
   *[other] Ninguna a { $place }
}{ $order ->
    [none] {""}
    [eye] , el Ojo a { $region }
    [closer] , { $count ->
        [one] un
       *[other] dos
    } Nazgûl más cerca
   *[other] , { $count } Nazgûl a { $region }
}.
mat-special-does = { $card }: haced lo que dice la carta.
mat-still = Otra carta ahora, que se hace a mano, también aquí: { $what }
objective-first = primero
objective-second = segundo
objective-third = tercero
objective-fourth = cuarto
objective-fifth = quinto
mat-to = a { $place }
mat-back = { $of ->
    [red] ROJO
    [black] NEGRO
   *[none] ?
}
mat-then = { $of ->
    [cards] Luego dos cartas de jugador.
    [flips] Luego cartas de la Sombra: { $count }.
    [shuffle] Luego se baraja el descarte sobre el mazo.
    [next] Luego la carta { $count } de { $all }.
    [last] Luego la última carta.
    [no-supply] No quedan tropas: una carta que refuerza quita 1 esperanza.
    [last-supply] No quedan tropas: una carta que refuerza acaba la partida.
    [battles] Luego las batallas, desde el frente.
    [counts] Luego cuentan los dados.
   *[over] Luego { $who }.
}
fate-evening-list = Vuestra partida: preparad según la lista, y pulsad lo que está.
fate-evening-shuffle = Barajad las cartas de la Sombra. Sus dorsos son rojos o negros.
fate-evening-troops = Ahora las tropas: abajo se ve dónde.
fate-evening-nine = Ahora nueve cartas, una a una: cada una pone una tropa en su lugar rojo, y nada más.
fate-evening-actions = Pulsad quién actúa y lo que se cuenta: viaje, ataque, captura. Deshacer vuelve siempre.
fate-evening-draw = Robad dos cartas de jugador y decid si hay cielo oscuro: al lado está la probabilidad.
fate-evening-flip = Descubrid la primera carta y pulsad la mitad que dice el siguiente dorso: rojo arriba, negro abajo.
refused-several-cards = Es más de una carta (F64): { $cards }. Di algo más de ella.
    .window = Más de una carta se llama así (F64). Di más: adónde va, su signo, su dorso.
refused-sign-wanted = La carta de { CALLED("place", $start) } a { CALLED("place", $end) } tiene también un signo (F64): eye, closer o deploy.
    .window = La carta de { CALLED("place", $start) } a { CALLED("place", $end) } tiene también un signo (F64): Ojo, más cerca o hacia el Ojo.
refused-back-wanted = La carta de { CALLED("place", $start) } a { CALLED("place", $end) } tiene también un dorso (F64): { CALLED("back", "red") } o { CALLED("back", "black") }.
