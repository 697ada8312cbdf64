# What Underhill says in Spanish. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = rechazado; el porqué es solo para el Portador del Anillo

## Rechazos de todos los juegos que llevan las cuentas

refused-opened-once = Una partida se abre una sola vez. Para otra está { DEED("new") }.
refused-before-begin = Eso viene cuando la partida ha empezado. Primero: { DEED("begin") }.
refused-after-begin = La partida ha empezado; eso viene antes. { DEED("undo") } lleva de vuelta allí.
refused-game-is-over = La partida ha terminado. { DEED("undo") } retira lo que la terminó, y { ASK("phase = LINE") } la retoma.
refused-game-goes-on = Una partida se revela cuando ha terminado.
refused-out-of-step = Eso pertenece a: { $step }. Ahora es: { $now }. Si no es así, dilo con { ASK("phase = LINE") }.
    .window = Eso no se hace en este paso.
refused-given-once = «{ $command }» ya se dio, y se da una sola vez. { DEED("undo") } lo retira.
    .window = Eso ya se dio, y se da una sola vez. { DEED("undo") } lo retira.
refused-no-such-name = «{ $word }» no es un nombre aquí.{ $nearest ->
    [empty] {""}
   *[other] {" "}El más cercano es «{ $nearest }».
} Basta el comienzo, si solo un nombre empieza así.
refused-several-names = Más de un nombre empieza por «{ $word }»: { $names }. Escribe algo más.
refused-out-of-range = { $number } no está entre { $least } y { $most }. Aquí hace falta uno de esos.
refused-beyond-track = El contador acaba en { $top }. Ponlo ahí, o más abajo.
refused-untold-draw = En esta partida se tira y se roba a mano. Escribe { $count ->
    [one] lo que salió
   *[other] lo que salió, { $count } en total
}{ $behind ->
    [empty] {""}
   *[other] {" "}detrás de «{ $behind }»
}, o deja que lo haga el programa: «{ $app }».
refused-other-count = { $told ->
    [one] Se dijo uno
   *[other] Se dijeron { $told }
}, y { $count ->
    [one] hace falta uno
   *[other] hacen falta { $count }
}. Di exactamente esos.
refused-odds-off = En esta partida no se dicen probabilidades. Empezó con odds=off.
    .window = En esta partida no se dicen probabilidades. En otra se dicen con «Probabilidades: mostradas» en «Opciones …».
refused-word-too-late = La palabra de la mesa viene antes de que se robe nada. Ahora alguien podría saber a qué conduce; se puede jugar sin ella.
refused-by-rule = Con «!» detrás sigue adelante por la palabra de la mesa.

## Lines that are no command

misheard-unknown-command = «{ $word }» no es una orden.{ $nearest ->
    [empty] {""}
   *[other] {" "}La más cercana es «{ $nearest }».
} Todas: { DEED("help") }.
    .window = «{ $word }» no es nada que se entienda aquí.{ $nearest ->
        [empty] {""}
       *[other] {" "}Lo más cercano es «{ $nearest }».
    }
misheard-new-game-first = No hay ninguna partida en la mesa. { DEED("new") } empieza una, { DEED("open PATH") } sigue con una.
    .window = No hay ninguna partida en la mesa. En la primera pantalla se empieza una, o se sigue con una.
misheard-nothing-locked = No se iba a abrir ninguna partida protegida. Indica antes una: { DEED("open PATH") }.
misheard-too-many-words = «{ $word }» es una palabra de más. Di: { $usage }
    .window = «{ $word }» está de más aquí. Quítalo.
misheard-too-few-words = Falta algo. Di: { $usage }
    .window = Falta algo. Escribe lo que va detrás, o pulsa un botón.
misheard-not-a-number = «{ $word }» no es un número del { $least } al { $most }. Aquí hace falta uno de ellos.
misheard-not-a-choice = «{ $word }» no vale aquí. Elige entre: { $choices }
    .window = «{ $word }» no vale aquí. Pulsa uno de los botones.
misheard-not-a-language = «{ $word }» no es un idioma que se hable aquí. Sí lo sería uno de estos: { $languages }.
misheard-unknown-key = «{ $key }» no se conoce aquí. Las claves son: { $keys }.
    .window = «{ $key }» no se conoce aquí. Quítalo.
misheard-unknown-game = «{ $word }» no es un juego que se juegue aquí. Los juegos son: { $games }.
misheard-key-twice = «{ $key }» se ha dado dos veces. Dilo una sola vez.
misheard-no-such-name = «{ $word }» no es un nombre aquí.{ $nearest ->
    [empty] {""}
   *[other] {" "}El más cercano es «{ $nearest }».
} Basta el comienzo, si solo un nombre empieza así.
misheard-several-names = Más de un nombre empieza por «{ $word }»: { $names }. Escribe algo más.
misheard-not-a-phase = «{ $line }» no es un punto en el que pueda estar esta partida. Se puede decir: { $phases }.
    .window = «{ $line }» no es un punto en el que pueda estar esta partida. { DEED("undo") } lleva de vuelta a donde estaba.
misheard-line-too-long = Esa línea es demasiado larga. No se ha hecho nada de lo que dice: el máximo son { $most } bytes. Dilo con menos palabras.
misheard-nothing-to-undo = No hay nada que deshacer. Para otra partida está { DEED("new") }.
misheard-nothing-to-redo = No hay nada que rehacer. { DEED("redo") } va justo después de { DEED("undo") }, sin nada en medio.

## Files

system-says = { $why ->
    [not-found] no existe el archivo o la carpeta
    [not-allowed] sin permiso
    [full] el disco está lleno
    [read-only] ahí no se puede escribir
   *[other] { $why }
}
trouble-unreadable = { $path } no se puede leer: { system-says }. Comprueba el nombre y los permisos.
trouble-not-a-file = { $path } no es un archivo: ahí hay una carpeta, una tubería o un dispositivo. Indica un archivo.
trouble-not-a-folder = { $path } es un archivo, y las partidas se guardan en una carpeta: indica una detrás de --data.
trouble-dead-link = { $path } es un enlace que no lleva a ninguna parte, o que da vueltas en círculo. Se ha dejado como estaba: arréglalo, o indica otro archivo.
trouble-unwritable = Sin guardar: { $path } no se puede escribir ({ system-says }). La partida sigue; lo que falta se escribe en cuanto se pueda, y { DEED("save PATH") } guarda una copia en otro sitio.
trouble-not-copied = Esto aún no lo has copiado, así que no existe { $path }: se hace con «Copiar tu caja» en la primera pantalla. O no lo pongas.
trouble-not-written = { $path } no se puede escribir ({ system-says }). No se pierde nada: indica otro sitio.
trouble-locked = { $path } se está jugando en otra copia del programa. Aquí se puede mirar, pero no jugar: sigue allí, o cierra esa copia y abre otra vez la partida.
trouble-not-a-record = { $path } no es una partida de Underhill. Se ha dejado como estaba.
trouble-too-large = { $path } es mayor de lo que puede ser un archivo así. Se ha dejado como estaba.
trouble-newer = { $path } lo escribió una versión posterior ({ $program }). Ábrelo con esa versión; se ha dejado como estaba.
trouble-other-game = { $path } es una partida de otro juego ({ $game }). Se ha dejado como estaba.
trouble-no-game = { $path } está dañado donde empieza, así que no se puede abrir nada de él. Se ha dejado como estaba.
trouble-exists = { $path } ya existe. Indica otro archivo; ese se ha dejado como estaba.
trouble-would-overwrite = { $path } ya existe y no es esta partida. Indica otro archivo; ese se ha dejado como estaba.
trouble-would-overwrite-file = { $path } ya existe y no es una Carta de esta partida. Indica otro archivo; ese se ha dejado como estaba.
trouble-nothing-unfinished = En { $folder } no hay ninguna partida sin terminar; para una nueva está { DEED("new") }.
trouble-nothing-readable = En { $folder } no se puede abrir ninguna partida sin terminar. Sin leer: { $games }{ $more ->
    [0] {""}
    [one] {" "}y otro más
   *[other] {" "}y { $more } más
}. { DEED("open PATH") } dice por qué; para una partida nueva está { DEED("new") }.
trouble-no-folder = Aquí no se guardan partidas, porque las órdenes llegan por una tubería. Inicia con --data DIR para guardarlas, o indica una: { DEED("open PATH") }.
trouble-no-random-numbers = El sistema no da números aleatorios, así que no se puede mantener nada en secreto. Prueba otra vez dentro de un momento.
trouble-revealed = La partida se ha revelado, y puede que todos sepan ya lo que queda por sacar: no se sigue jugando. Para otra está { DEED("new") }.
trouble-passphrase-wanted = { $path } está protegido con contraseña. Se abre con { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = Esa no es la contraseña de { $path }. No se ha cambiado nada; prueba otra vez.
trouble-empty-passphrase = Una contraseña no puede estar vacía. Varias palabras van bien.
trouble-locked-already = La partida ya está protegida.
trouble-nothing-to-lock = Esta partida no se guarda en ningún archivo, así que no hay nada que proteger.
trouble-key-missing = La llave { $path } no está, y sin ella nadie puede abrir la partida. Ponla otra vez junto a la partida.
trouble-key-damaged = La llave { $path } no está como se escribió, y sin ella nadie puede abrir la partida. Pon en su lugar una copia, si la tienes; se ha dejado como estaba.
trouble-lock-damaged = { $path } no está como se escribió, o es de otra llave. Se ha dejado como estaba; puede que una copia aún se abra.

safe-again = Guardado: todo está otra vez en el archivo.
found-torn = La línea { $line } del archivo se cortó mientras se escribía, y se omite. Todo lo anterior está aquí.
found-damaged = La línea { $line } del archivo está dañada. Lo anterior está aquí y sigue en { $path }; el archivo dañado se ha dejado como estaba.
found-damaged-in-memory = La línea { $line } del archivo está dañada. Lo anterior está aquí, solo en memoria; el archivo dañado se ha dejado como estaba. { DEED("save PATH") } guarda una copia.
found-written-again = El archivo de esta partida se había borrado o cambiado mientras se jugaba. Se ha vuelto a escribir entero: { $path }.
found-displaced = { $path } ya no es esta partida: ahora hay otra cosa en su lugar, que se ha dejado como estaba. La partida sigue, entera, en { $beside }.
found-played-elsewhere = { $path } se está jugando en otra copia del programa. Así estaba cuando se abrió aquí: se puede mirar, pero no jugar.
found-read-only = El archivo no se puede escribir ({ system-says }), así que la partida sigue en memoria. { DEED("save PATH") } guarda una copia.
found-other-names = El archivo de esta partida tiene otros nombres, y con ellos se queda como está ahora. La partida sigue solo en { $path }.

## Faults of boards, tile sets and journey decks

fault-too-large = El archivo pasa de { $megabytes } MB, y ninguno de su clase ocupa tanto.
fault-not-text = El archivo no es texto UTF-8. Guárdalo como UTF-8.
fault-not-json = Esto no es JSON desde la línea { $line }, columna { $column }. Busca ahí una coma, unas comillas o un corchete que falte.
fault-not-an-object = El archivo debería ser un objeto: { "{" } … { "}" }.
fault-missing-key = Falta «{ $key }», y todo archivo así lo necesita.
fault-unknown-key = «{ $key }» no es una clave de un archivo así. Busca una errata.
fault-twice = «{ $key }»: { $item } está dos veces. Quita uno de los dos.
fault-other-format = «format» es «{ $found }», y debería ser «{ $wanted }».
fault-newer-format = «format» es «{ $found }», que lee una versión posterior; esta lee «{ $wanted }».
fault-no-name = «{ $key }» está vacío, y debería decir qué es esto.
fault-wants-text = «{ $key }»: { $item } debería ser un texto entre comillas.
fault-wants-list = «{ $key }» debería ser una lista: [ … ].
fault-wants-object = «{ $key }» debería ser un objeto: { "{" } … { "}" }.
fault-cannot-stand = «{ $key }»: { $item } no puede estar ahí. Compáralo con la página que describe estos archivos.
fault-not-among = «{ $key }»: { $item } no está entre «{ $of }». Añádelo allí, o corrígelo aquí.

## What the table is told

told-seed = Todo lo que se roba viene del número { $seed }, y puede repetirse.
told-word = La palabra de la mesa está en todo lo que se roba: «{ $word }».
report-by-word = Por la palabra de la mesa: { $command }
report-luck = { $what }: { $count }, esperado { $expected }: { report-strays }
report-strays = { $strays ->
    [2] mucho más de lo normal
    [1] más de lo normal
    [-1] menos de lo normal
    [-2] mucho menos de lo normal
   *[0] lo normal
}
told-seal = El sello entero: { $seal }

## What the Ring-bearer is told alone

whispered-locked = La partida es ahora { $path }; su llave está a su lado, y hacen falta ambas.
passphrase-ask = Contraseña (no se muestra):
passphrase-again = La misma otra vez:

## The terminal

greeting = Underhill, un ayudante no oficial para los juegos de una misma estantería. { $kept ->
    [yes] Las partidas se guardan en { $folder }.
   *[no] Las partidas no se guardan.
} new empieza una partida, open sigue con la última, help lista las órdenes.
help-protocol = Muestra el nombre y la versión de esta forma de hablar.
help-open = Sigue con la partida de un archivo, o con la última sin terminar.
help-save = Escribe una copia de la partida en un archivo.
help-language = El idioma de todas las frases desde ahora.
help-table-word = Una palabra de los demás en la mesa, en la preparación y antes de sacar nada: se mezcla en cada sorteo, para que nadie pueda haber elegido a medida la semilla del programa.
help-seal = Muestra el sello de lo que la mesa ha oído hasta ahora: cuatro palabras para comparar a ojo, y sus 256 bits completos para guardar. Quien lo haya guardado puede comprobar al final que no se cambió nada.
help-reveal = Escribe toda la partida en un archivo para todos, cuando ha terminado: underhill verify lo comprueba.
help-tell = Una declaración a la mesa, de la que queda constancia.
help-note = Una nota, de la que queda constancia.
help-lock = Protege esta partida con una contraseña: desde entonces su archivo, que recibe un nombre nuevo, solo se lee con su llave, y la llave, que queda a su lado, solo se abre con la contraseña. No hay remedio para quien la olvide o pierda la llave. El programa age también abre ambos. En un terminal, lock a solas la pide sin mostrarla.
help-unlock = Abre la partida protegida que se indicó con open. En un terminal, unlock a solas pide la contraseña sin mostrarla.
help-undo = Deshace la última orden.
help-redo = Rehace la última orden que se deshizo.
help-phase = Dice de quién es el turno.
help-status = Muestra todo lo que es público.
help-open-log = Lista una tras otra las órdenes que valen.
help-report = La hoja de la partida, hasta ahora o al final.
help-luck = Lo que dio el azar, frente a lo que debía dar.
help-seat = Quién se sienta ahí esta noche, para la hoja y el archivo; sin nombre, nadie.
help-park = Guarda en palabras lo que hay en un sitio mientras la partida está recogida; sin texto lo quita.
help-parked = Enumera qué hay dónde mientras la partida está recogida.
help-help = Lista todas las órdenes, o explica una.
help-quit = Cierra el programa.
no-display = No hay pantalla en la que abrir una ventana; en su lugar, este es el árbitro en el terminal.
file-without-command = Los archivos se abren en la ventana: no se les añade ninguna orden.

## The window

home-all = Otro juego
home-hunt = La Búsqueda del Anillo
home-hunt-what = Uno guía a Frodo en secreto, tras su pantalla; hasta cuatro más le dan caza.
home-first = Tu primera partida
home-first-what = Una partida de práctica guiada: lo que hace Underhill, explicado cuando importa.
home-practice = Práctica
home-practice-what = Una partida en un tablero inventado por nosotros, con losetas propias.
home-box = Nuestra caja
home-box-what = Con el tablero, las fichas y las losetas de tu mesa; no hay que copiar nada.
home-letter = Una Carta de Gandalf
home-letter-what = La Parte 2 de una partida cuya Parte 1 ya se jugó, aquí o en papel.
home-table = Nuestra mesa
home-table-what = El tablero, los dados y las cartas están ante vosotros; Underhill lleva las cuentas.
home-how-many = ¿Cuántos juegan?
home-options = Opciones …
home-options-what = Quién juega, con qué y quién tira: se acuerda antes de empezar.
home-evening = Una primera velada
home-evening-what = La preparación y un turno, guiados paso a paso.
home-war = La Guerra del Anillo
home-war-what = Con el tablero en vuestra mesa: se llevan la Caza, los dados, la política y los puntos.
home-risk = Risk: El Señor de los Anillos
home-risk-what = En vuestra mesa: refuerzos, combates y probabilidades, el Anillo, los puntos.
home-battle = Battle of the Ring
home-battle-what = Un juego de 1977 en vuestra mesa: aquí se llevan construcción, dados y plazos.
home-check = Comprobar partida
home-copy = Copiar tu caja de la Búsqueda
check = Comprobar partida
check-what = Una partida revelada o guardada es un solo archivo. Aquí cada línea se decide de nuevo, cada sorteo se recalcula desde su semilla y se compara el sello que hayas guardado; en La Búsqueda del Anillo también cada respuesta, a partir del cuaderno del Portador del Anillo.
check-file = el archivo de la partida
check-seal = un sello guardado: cuatro palabras, o las cifras del código; puede quedar vacío
check-now = Comprobar
check-goes-on = Comprobando la partida…
check-holds = Todo encaja
check-cannot = Eso no se puede comprobar
check-fails = Algo no encaja
check-honest = Anotaciones en los cuadernos: { $entries }. Respuestas: { $answers }. Sorteos: { $draws }. Correcciones: { $corrections }. Todo como debe ser.
home-fate = El Destino de la Comunidad
home-fate-what = Dos mazos que toda la mesa recuerda, cada paso del turno en orden y probabilidades exactas.
home-unofficial = Ni hecho, ni avalado, ni conocido por los autores de los juegos.
home-quit = Salir
home-no-games = Aquí se listan las partidas que juegues.
home-cannot-keep = No se pueden guardar partidas en { $folder } ({ system-says }). Lo que se juegue ahora queda solo en memoria, y desaparece al cerrar la ventana.
home-unknown = { $game }: no es de los juegos de este programa
home-newer = de una versión posterior ({ $program })
home-unreadable = no se puede leer
home-part = { $part ->
    [2] Parte 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = acabada
home-locked = protegida
home-unlock = contraseña
lock = Proteger la partida con contraseña
lock-what = Desde entonces nadie lee su archivo sin la contraseña y la llave que queda a su lado, tampoco quien la haya olvidado; la partida sigue como antes.
lock-typed = varias palabras
lock-again = las mismas palabras otra vez
lock-differs = Las dos veces no coinciden. No se ha protegido nada.
lock-now = Proteger
lock-is = Esta partida está protegida con contraseña.
lock-wanted = Esta partida está protegida. Su contraseña:
lock-open = Abrir
lock-tries = Probando la contraseña…
lock-makes = La contraseña se convierte en llave…
curtain = Un clic, F1, o la tecla bajo Esc, levanta el telón.
curtain-falls = El telón cae solo:
curtain-after = { $minutes ->
    [0] nunca
    [one] tras un minuto
   *[other] tras { $minutes } minutos
}
curtain-unfocused = { $falls ->
    [yes] si la ventana pierde el foco
   *[no] no por eso
}
table-window = Mesa
table-keys = Teclas
table-leave = Salir
key-curtain = El telón; en sigilo: mantenla pulsada para ver los secretos
set-day = día
set-night = noche
set-strongest = máximo
set-softer = más suave
key-theme = Día o noche
key-contrast = Contraste máximo, o más suave
key-hush = El sigilo: los secretos solo se ven con F1 pulsada
key-keys = Todas las teclas
key-table-window = La ventana de la mesa, para otra pantalla: lo que todos pueden ver
key-larger = Letra mayor
key-smaller = Letra menor
key-usual = Letra de tamaño normal
key-next = Al control siguiente; Intro o Espacio lo pulsa
key-previous = Al control anterior
key-enter = Pulsa el botón dorado, o envía lo escrito
key-escape = Deshace una pulsación, borra la línea, retira la pregunta
key-undo = Deshace una pulsación de lo empezado, o lo último que se hizo
key-redo = Lo rehace
key-earlier = Lo que se escribió antes
key-later = Lo que se escribió después
key-nearer = Una página arriba; el mapa, más cerca (o gira la rueda)
key-farther = Una página abajo; el mapa, más lejos
key-fit = El mapa entero
home-file = Archivo de partida
home-file-typed = el nombre de un archivo
home-file-open = Abrir
dropped-over-a-game = El archivo no se ha abierto: hay una partida en la mesa. Déjala, y arrastra el archivo a la primera pantalla.
own-box-nowhere = Aquí no se guardan partidas, ni cajas: inicia Underhill con una carpeta para ellas.
own-box-faulty = { $path } no se acepta, y nada ha cambiado: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}({ $more } más)
}
own-box-aside = Lo que había antes está en { $path }.
own-box-taken = Tu caja está aceptada: { $counts }. Está en { $path }, que puedes pasar a otros; board=own juega con ella.
    .window = Tu caja está aceptada: { $counts }. Está en { $path }, que puedes pasar a otros; «la nuestra» en «Opciones …» juega con ella.
own-box-written = Escrita en { $path }, que puedes pasar a otros: soltada en la primera pantalla, se juega con ella.
key-pan = Mueve el mapa (o arrástralo)
key-nudge = En una imagen: la cruz, también con Arriba y Abajo; Intro hace clic ahí; en el relato: un momento atrás o adelante
key-first = En el relato: el primer momento
key-last = En el relato: el último momento
key-play = En el relato: avanza solo o se detiene
key-delete = En una imagen: quita lo elegido
keys-close = Cerrar
## A game that is checked

doubt-not-a-game = Eso no es una partida de Underhill.
doubt-newer = La partida la escribió una versión posterior ({ $program }). Compruébala con esa versión.
doubt-other-game = Eso es una partida de otro juego ({ $game }).
doubt-other-rules = La partida la empezó una versión anterior, con las reglas número { $rules }; esta decide con las número { $known } y no puede decir qué habrían hecho aquellas. Compruébala con la versión con la que se jugó.
doubt-locked = Esa partida está protegida con contraseña. Ábrela y revélala; o conviértela en un archivo normal con el programa age.
doubt-no-game = La cabecera, o la orden que abrió la partida, no está como se escribió, o falta.
doubt-torn = La línea { $line } no acaba como acaba una línea: el archivo está cortado, o le falta el último salto de línea.
doubt-chain = Línea { $line }: la cadena no encaja. Esta línea no está como se escribió, o se añadió, quitó o movió alguna; también lo hace un editor que escribe otros finales de línea o espacios.
doubt-strange = Línea { $line }: lo que hay ahí no es nada que diga una partida, o no está como lo escribe el programa.
doubt-said = Línea { $line }: «{ $said }» no es una orden, o no es la que oyó la mesa.
doubt-agreed = Línea { $line }: lo acordado no es lo que dice «{ $said }».
doubt-seed = Línea { $line }: los sorteos no vienen del número anunciado.
doubt-refused = Línea { $line }: las reglas rechazan «{ $said }» ({ $name }).
doubt-answer = Línea { $line }: a «{ $said }» se respondió «{ $told }»; según el cuaderno es «{ $is }».
doubt-draw = Línea { $line }: lo que sacó «{ $said }» no es lo que da la secuencia.
doubt-otherwise = Línea { $line }: según las reglas, de «{ $said }» resulta otra cosa que la que hay ahí.
doubt-not-a-seal = «{ $seal }» no es un sello: cuatro palabras, o las 64 cifras de su código.
doubt-seal = «{ $seal }» no es un sello de esta partida: no se jugó este archivo, o no hasta ahí.

verified-seal = El sello { $seal } es el de la línea { $line } del archivo, en sus 256 bits: hasta ahí el archivo es lo que se jugó.
verified-words = Las palabras «{ $seal }» son las de la línea { $line } del archivo. Son 44 de 256 bits: bastan para el ojo, pero no contra quien pruebe durante días. El código lo demuestra.
verified-without-seal = No se ha comparado ningún sello: la partida encaja en sí misma, pero nadie puede decir si es la que se jugó. Indica un sello que alguien haya guardado.
verified-unbound = { $count ->
    [0] Tras la línea { $line } no hay ninguna más: los sellos atan todo el archivo.
    [one] Tras la línea { $line } hay una que ningún sello indicado ata: puede haberse escrito después.
   *[other] Tras la línea { $line } hay { $count } que ningún sello indicado ata: pueden haberse escrito después.
}
verified-taken-back = { $count ->
    [one] Una respuesta que oyó la mesa se deshizo y ya no vale: línea { $lines }.
   *[other] { $count } respuestas que oyó la mesa se deshicieron y ya no valen: líneas { $lines }.
}{ $bound ->
    [0] {""}
   *[other] {" "}Un sello comparado ata { $bound } de ellas: la mesa lo oyó.
}
verified-seed = Todos los sorteos vienen del número { $seed }, que alguien eligió: quien lo conocía conocía los sorteos.
verified-word = La palabra de los Espectros está en cada sorteo: «{ $word }». Quien la dijo sabe si era esa{ $marked ->
    [yes] ; una letra que no es ASCII se muestra con su número
   *[no] {""}
}.
verified-no-word = Los Espectros no dieron una palabra propia: la semilla pudo generarse una y otra vez hasta que los sorteos convinieran.
verified-said = La palabra de la mesa está en todo lo que se robó: «{ $word }».
verified-tables-word = Por la palabra de la mesa, más allá de lo que dicen las reglas o el programa: en la línea { $lines }.
verified-commands-undone = Deshecho: en la línea { $lines }.
verified-seen = Sacado o tirado por el programa, visto y deshecho en la línea { $line }; la próxima vez sale lo mismo: { $said }: { $drawn }.
verified-unfinished = La partida no ha terminado al final de este archivo.
verified-by-hand = Sacado a mano y dicho al programa: línea { $lines }. Lo que salió del cubilete lo sabe la mesa.

# Copying the box

copy-yes = Sí
copy-no = No

picture-not-a-picture = Esto no es una imagen de un tipo que se pueda leer. Lo sería un archivo JPEG, PNG o WebP; o un tablero, losetas o cartas en JSON.
picture-broken = Esta imagen está cortada o dañada. Hazla o cópiala otra vez.
picture-too-large = Esta imagen es demasiado grande: se pueden leer como mucho { $most } millones de píxeles. Guárdala más pequeña.
picture-too-small = Esta imagen tiene { $width } por { $height } píxeles, y de tan pocos no se puede leer nada.

language = Idioma

# All games, and the sheet to print

archive-reading = Leyendo las partidas…
archive-goes-on = En curso
archive-over = Acabadas
archive-uncounted = de prueba: no cuenta
archive-person = con
archive-none-fit = Ninguna partida es así.
archive-writes = Escribiendo…
archive-deletes = Va a la papelera…
archive-open = Seguir
archive-tell = Relato
archive-title = nombre:
archive-name = Poner nombre
archive-delete = Borrar…
archive-file = archivo:
archive-copy = Copiar
archive-print = Imprimir el cuaderno
archive-look = Mirar
archive-reveal = Revelar
archive-ask = ¿Enviar esta partida a la papelera del sistema?
archive-deleted = La partida está en la papelera del sistema.
archive-no-bin = En este sistema no hay papelera para { $path }: la partida sigue donde estaba.
archive-written = Escrito en { $path }.
frame-written = Escrito: { $name }, en la carpeta { $folder }.
archive-figures-of-all = En todas las partidas O

# Over all games

figures = En todas las partidas
figures-counting = Contando las partidas…
figures-no-games = Aquí no se guarda ninguna partida terminada. Las cifras aparecen en cuanto haya una.
figures-games = Partidas terminadas: { $games }; partes: { $parts }
figures-games-whole = Partidas terminadas: { $games }
figures-over-all = De todos los juegos: { $games }
figures-left-out = No cuentan: { $what }.
figures-left-out-going-on = en curso: { $games }
figures-left-out-locked = protegidas: { $games }
figures-left-out-foreign = de otros juegos o de versiones posteriores: { $games }
figures-left-out-damaged = dañadas: { $games }
figures-left-out-copies = copias: { $games }
figures-by-part = Por parte · 1
figures-by-board = Por tablero · 2
figures-by-persons = Por quién se sentó dónde · 3
figures-write = Escribir como CSV · W
figures-part = { $part ->
    [0] Todas las partidas
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
figures-nobody = Nadie dijo quién se sentó dónde{ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Parte { $part }
}
figures-left-out-repeatable = guiadas, o empezadas con seed=: { $games }
figures-by-ending = Por desenlace · 4
figures-whole = Todas las partidas · 1
figures-by-agreed = Por lo acordado · 2
figures-one-of = { $what }: { $group }
figures-luck = Dados del programa: { $group }
figures-luck-by-hand = Dados de la mesa: { $group }
figures-against = { $count }, esperados { $expected }: { report-strays }
agreed-two-players = Dos jugadores
agreed-three-players = Tres jugadores
agreed-four-players = Cuatro jugadores
figures-ended = Cómo terminó: { $group }
figures-of = { $count } de { $of }
figures-hours = Horas a la mesa
figures-time = { $hours } h { $minutes } min
figures-none = ninguna
figures-each = { $mean } de media, de { $least } a { $most }, mediana { $median }
figures-yes = sí { $yes } de { $asked }: { $percent } %
figures-bits = { $mean } de media, respuestas: { $answers }
decimal-mark = {","}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Ctrl
keyname-shift = Mayús
keyname-alt = Alt
keyname-enter = Intro
keyname-escape = Esc
keyname-tab = Tab
keyname-up = Arriba
keyname-down = Abajo
keyname-left = Izquierda
keyname-right = Derecha
keyname-page-up = Re Pág
keyname-home = Inicio
keyname-end = Fin
keyname-space = Espacio
keyname-page-down = Av Pág
keyname-delete = Supr

## What is played with

frame-why = ¿Por qué?
frame-odds = Probabilidades
frame-odds-open = Probabilidades …
boxes = Las cajas que tienes: sus juegos están en la primera pantalla
books-deed-new = Una partida nueva
books-deed-new-agreed = Una partida nueva: { $text }
books-deed-word = La palabra de la mesa: { $text }
books-deed-seat = Quién se sienta dónde: { $text }
books-deed-tell = Dicho: { $text }
books-deed-note = Anotado: { $text }
books-deed-park = Recogido, { $place }: { $text }
books-deed-laid-out = Colocado de nuevo: { $text }
books-nothing-parked = No hay nada recogido.
books-nothing-done = Aún no se ha hecho nada.
resumed = Se retoma: { $when } — { $host }
resumed-seats = En la mesa: { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = Por colocar, { $place }: { $text }
frame-save = Guardar copia
frame-print = Imprimir la partida
frame-print-empty = Imprimir una hoja vacía
printed-report = Cómo fue
frame-write-box = Escribir la caja en un archivo
frame-enter = Introducir
frame-not-whole = Aún no es una orden completa
frame-check = Comprobar
end-again = Otra como esta
end-leave = A la primera pantalla
line-refused = Sería rechazado
frame-seal = Sello: { $seal }
frame-seal-open = Sello …
pair = { $name }: { $fact }
frame-options = Opciones …
frame-options-title = Lo acordado
frame-anew = De nuevo: { $option }, { $value }
frame-anew-lost = Lo dicho hasta ahora se pierde
frame-anew-kept = Lo dicho hasta ahora queda entre las veladas
frame-back = Volver
option-draws = Dados y sorteos
option-cup = Losetas de la bolsa
option-cards = Cartas
option-figures = Figuras
option-players = Jugadores
option-odds = Probabilidades
option-level = Nivel
option-ledger = Tropas contadas
option-closer = Orden «acercarse»
option-captured = Lugares capturados, libres de
option-board = Tablero o caja
option-doom = El dado en el Monte del Destino
option-adventure = Cartas de Aventura
option-neutrals = Cartas neutrales por jugador de Sauron
option-leaders = Líderes
option-spoils = Cartas cambiadas al momento, desde
option-score = Puntos
option-hunt = La caza
value-app = aquí
value-hand = en la mesa
value-on = sí
value-off = no
value-open = mostradas
value-count = por número
value-names = por nombre
value-cards = las cartas
value-distinct = dos distintos
value-nearest = el más cercano
value-all = todo
value-own = la nuestra
value-practice = de práctica
value-none = sin él
value-trilogy = Trilogía
value-introductory = introductorio
value-standard = estándar
value-heroic = heroico
value-epic = épico
value-legendary = legendario
value-site = en un Lugar
value-leader = con un Líder
value-players = cada uno por sí
value-teams = por equipos
frame-lists = Lista …
frame-list = { $title } ({ $at } de { $of })
frame-list-before = Página anterior
frame-list-next = Página siguiente
table-lately = Lo último
why-rules = Las reglas por número
why-rules-what = En pocas palabras nuestras; decide el reglamento. Las opciones elegidas para una partida van por delante.
table-undo = Deshacer: { $command }
table-redo = Rehacer: { $command }
table-last-press = última pulsación
wall-undone = Deshecho: { $command }
wall-redone = Rehecho: { $command }
wall-set-right = Corregido: { $command }
undo = Deshacer
redo = Rehacer
table-curtain = Telón
table-did = Hecho
table-answer = Respuesta
table-refused = Así no
table-hush = Sigilo: secretos con F1 pulsada

## The frame that all games have, and the page behind F12 in three

history-open = Historial …
history = Lo que se hizo
history-undo-to = { $count ->
    [one] Deshacer lo que sigue
   *[other] Deshacer lo que sigue ({ $count })
}
confirm = ¿Es lo que quieres?
keys-tab-settings = Ajustes
keys-tab-keys = Teclas
keys-tab-rules = Reglas
motion = Animaciones
motion-on = las losetas se voltean una a una, anochece despacio
motion-off = nada se mueve por sí solo
motion-system = como lo tenga el sistema
choose = Elegir…
choose-to-open = Un archivo que abrir
choose-to-write = Un archivo que escribir
plain-begin = Underhill en el terminal: cada respuesta es una frase entera.
plain-alone = Solo para ti: { $told }
plain-now = Ahora: { $now }
plain-done = Hecho.
plain-guide = Para jugar con guía una primera partida, escribe: guide
plain-guided = Desde aquí hay guía para la primera partida. guide off la termina.
plain-unguided = La guía calla ahora.

## What a window calls what a terminal has commands for

do-help = F12
do-new = la primera pantalla
do-open-path = «Archivo de partida»
do-redo = «Rehacer»
do-save-path = «Guardar copia»
do-undo = «Deshacer»
ask-unlock-passphrase = su contraseña
ask-phase-line = «phase = …», escrito

## The first screen: doors in a hill, and evenings.

home-tagline = lleva las cuentas mientras el juego sigue en la mesa
home-welcome = Mientras el juego está en la mesa, Underhill lleva las cuentas, conoce las reglas y dice qué toca hacer.
home-not-over = { $when }, sin acabar
home-was-over = { $when }, acabada
home-go-on = Seguir
home-look = Mirarla
home-others = Otras veladas
home-all-evenings = todas las veladas
home-settings = Ajustes
home-open-file = Abrir un archivo …
home-hunt-door = uno huye, hasta cuatro cazan
home-war-door = la Caza, dados, política
home-fate-door = una mesa, dos mazos
home-risk-door = el mapa, los combates, los puntos
home-battle-door = 1977: construir, combatir, plazos
day-today = Hoy
day-yesterday = Ayer
home-day-game = { $day }, partida { $number }
day-of-the-week = { $weekday ->
    [1] Lunes
    [2] Martes
    [3] Miércoles
    [4] Jueves
    [5] Viernes
    [6] Sábado
   *[other] Domingo
}
day-month = { $month ->
    [1] ene
    [2] feb
    [3] mar
    [4] abr
    [5] may
    [6] jun
    [7] jul
    [8] ago
    [9] sept
    [10] oct
    [11] nov
   *[other] dic
}
day = { $number } { day-month } { $year }

# Frases propias de quien traduce, revisadas por --check-locale.
locale-no-language = La carpeta no lleva el nombre de ninguno de los idiomas: { $languages }.
locale-no-such-file = El programa no tiene ningún archivo con este nombre. Son: { $files }.
locale-unread = Una frase que empieza en la línea { $line } no se puede leer, y se dice la del programa.
locale-unknown = { $name } no se dice en ninguna parte.
locale-strange = { $name } contiene { $fact }, que el programa no da.
locale-silent = { $name } no dice { $fact }.
locale-quotes = { $name } cita { $quoted }, que no existe.
locale-counted = { $said } de { $all } frases. Todas las demás son las del programa.
locale-none = En { $folder } no hay ninguna carpeta de un idioma con archivos como house.ftl.
