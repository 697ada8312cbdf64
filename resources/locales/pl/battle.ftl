# Co Underhill mówi o Battle of the Ring po polsku, czytane, gdy jest potrzebne; co mówi każda gra, jest w house.ftl.
# Odmowa mówi, czego nie wolno, dlaczego (z numerem zasady) i co zrobić zamiast tego.

## Odmowy według zasad

refused-not-of-the-turn = Tura należy do strony: { side } (B3). „{ piece }” do niej nie należy: podaj jej figurę.
refused-no-such-side = „{ $side }” dziś nie gra (B1). Strony to: { $sides }.
refused-not-on-map = Nie ma na mapie: { piece }. Jeśli jest inaczej, mówi to { ASK("count P = N") }.
refused-no-counters = { piece }: żetonów razem { $counters }, na mapie { $now } (B14). Podaj mniej.
refused-owed = Przed końcem tego kroku trzeba coś powiedzieć (B62).{ $paths ->
    [yes] {" "}Umarli i Aragorn opuszczają teraz Ścieżki: { DEED("paths clear") } albo { DEED("paths lost") } (B44).
   *[no] {""}
}{ $place ->
    [empty] {""}
   *[other] {" "}Powiernik Pierścienia musi opuścić { place }: { ASK("ring at PLACE") } (B54).
}
refused-never-rebuilt = Nigdy się nie odbudowuje (B16): { piece }. Postacie, Elfowie, Umarli i Fangorn nie wracają; pomyłkę poprawia { ASK("back P") }.
refused-not-its-centre = { centre } nie jest ośrodkiem: „{ piece }” (B11). Armię buduje się tylko we własnych ośrodkach.
refused-not-in-the-shire = W Shire buduje się tylko Hobbitów i Półorków (B23), a „{ piece }” nimi nie jest. Podaj inny ośrodek.
refused-shire-is-not = Właściciel Shire: { owner } (B11). „{ piece }”: tam się nie buduje; jeśli jest inaczej, mówi to { ASK("shire = OWNER") }.
refused-sauron-in-shire = W Shire stoi figura Saurona: nikt tam nie buduje (B12, B22). Gdy odejdzie: { ASK("shire left OWNER") }.
refused-fangorn-on-isengard = Armia Fangornu stoi na Isengardzie, dopóki Sojusz znów nie ruszy (B64). Podaj inny ośrodek.
refused-centre-filled = { centre }: tu już w tej fazie budowano, a miejsca jest na jedną armię (B13). Podaj inny ośrodek.
refused-too-many-builds = W tej rundzie buduje się ich tylko { $armies } (B10): { piece }. Podaj mniej ośrodków.
refused-one-of-the-two = Krasnoludy albo Hobbici budują jedną armię w rundzie, nie oba ludy (B13). Jeden z nich już budował; „{ piece }” czeka do następnej rundy.
refused-nobody-lends = Nikt na mapie nie może użyczyć „{ piece }” siły elfów (B33). Opuść „elven”.
refused-has-attacked = Atak w tej rundzie już był (B34): { piece }. Figura atakuje raz; niech atakuje inna.
refused-all-have-attacked = „{ piece }”: na początku fazy było na mapie { $armies }, i wszystkie atakowały (B34). Niech atakuje inny lud.
refused-own-side = Tej samej strony (B35): { piece }. Podaj obrońcę innej.
refused-fangorn-sleeps = Armia w Fangornie śpi: nie rusza się i nie walczy (B35, B42). Budzi ją { ASK("fangorn awake gandalf") }.
refused-on-the-paths = Na Ścieżkach Umarłych nic się nie robi (B35, B44): { piece }. Najpierw { DEED("paths clear") }.
refused-gandalf-in-moria = Gandalf stoi w Morii (B40). Najpierw { DEED("moria out") }, w fazie ruchu Sojuszu.
refused-gandalf-in-fangorn = Gandalf jest jeszcze w Fangornie (B43). Najpierw { DEED("fangorn clear") }, w fazie ruchu Sojuszu.
refused-too-many-attackers = Podano atakujących: { $told }, a na jedno pytanie jest ich najwyżej { $most } (B38). Podaj mniej.
refused-sauron-holds-shire = W Shire stoi figura Saurona (B21). Gdy odejdzie: { ASK("shire left OWNER") }.
refused-nobody-left-shire = O żadnej figurze Saurona nie powiedziano, że jest w Shire (B22). Mówi to { DEED("shire sauron") }, w jej własnej fazie ruchu.
refused-shire-stays = Poza fazami ruchu Saurona Shire zostaje, czyje było (B22): { owner }. Podaj tego właściciela.
refused-woken-already = To już obudzono, a budzi się raz (B42, B44). Pomyłkę cofa { DEED("undo") }.
refused-nobody-to-leave = Nikt się tam nie obudził albo wszyscy odeszli (B43, B44). Najpierw ktoś ich budzi.
refused-woke-just-now = Obudzili się w tej samej fazie ruchu (B43, B44). Odejść mogą w następnej fazie Sojuszu.
refused-ring-is-not-theirs = Fangorn budzi tylko Powiernik Sojuszu (B42), a Pierścień ma: { side }. Gandalf może.
refused-not-on-isengard = „{ piece }” nie może teraz stać na Isengardzie (B41). Póki jest zamknięty, stają tam tylko Saruman i Półorkowie.
refused-in-moria-already = Gandalf już jest w Morii (B40). { DEED("moria out") } mówi, że ją opuszcza.
refused-not-in-moria = Gandalfa nie ma w Morii (B40). { DEED("moria in") } mówi, że tam staje.
refused-stays-in-moria = Inni przeszli w tej fazie przez Morię, więc Gandalf zostaje do jej końca (B40). Może odejść w następnej.
refused-holds-it = Pierścień ma właśnie ta strona (B51): { side }. Zdobywa go inna.
refused-left-that-hex = Ten Powiernik już odszedł: { place }; nie wraca na to pole elfów (B54). Podaj inne miejsce.
refused-in-no-elven-hex = Powiernik nie jest na żadnym polu elfów (B54). Najpierw { ASK("ring at PLACE elven") }.

## Jak się rzeczy nazywają

battle-name = Battle of the Ring
piece = { $piece ->
    [orc] Orkowie
    [nazgul] Nazgûl
    [manorc] Półorkowie
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Krasnoludy
    [hobbit] Hobbici
    [elf] Elfowie
    [dead] Umarli
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
side = { $side ->
    [sauron] Sauron
    [saruman] Saruman
    [evil] Zło
   *[alliance] Sojusz
}
step = { $step ->
    [build] budowa
    [first] pierwszy ruch
    [attack] atak
   *[second] drugi ruch
}
centre = { $centre ->
    [barad-dur] Barad-dûr
    [dol-guldur] Dol Guldur
    [harad] Harad
    [minas-morgul] Minas Morgul
    [isengard] Isengard
    [shire] Shire
    [dol-amroth] Dol Amroth
    [minas-tirith] Minas Tirith
    [edoras] Edoras
    [helms-deep] Helmowy Jar
    [iron-mountains] Żelazne Wzgórza
   *[lonely-mountain] Samotna Góra
}
place = { $place ->
    [hex] zwykłe pole
    [elven-hex-1] Pole elfów 1
    [elven-hex-2] Pole elfów 2
    [elven-hex-3] Pole elfów 3
    [elven-hex-4] Pole elfów 4
    [elven-hex-5] Pole elfów 5
    [elven-hex-6] Pole elfów 6
    [mount-doom] Góra Przeznaczenia
    [lorien] Lórien
    [rivendell] Rivendell
    [grey-havens] Szara Przystań
    [old-forest] Stary Las
   *[other] { $place }
}
owner = { $owner ->
    [saruman] Saruman
   *[hobbits] Hobbici
}
strength = { $strength ->
    [plain] zwykły na zwykłego
    [on-elven] zwykły na elfa
    [elven] elf na zwykłego
   *[both] elf na elfa
}
position = { $position ->
    [open] otwarty teren
    [one] twierdza albo rzeka
   *[both] twierdza i rzeka
}
when = Runda { $round } · { $step }, { $side }
turn = Runda { $round }
pieces-of = Figury: { side }
start = początek
now = teraz
none = nic
nowhere = nikt nie powiedział gdzie
ring-bearer = Powiernik Pierścienia
laid-out = { $piece ->
    [orc] Orkowie ({ $count })
    [nazgul] Nazgûl
    [manorc] Półorkowie ({ $count })
    [saruman] Saruman
    [hobbit] Hobbici ({ $count })
    [dwarf] Krasnoludy ({ $count })
    [elf] Elfowie ({ $count })
    [rohan] Rohan ({ $count })
    [gondor] Gondor ({ $count })
    [aragorn] Aragorn
    [gandalf] Gandalf
    [fangorn] Armia Fangornu
    [dead] Umarli ({ $count })
   *[ring-bearer] Powiernik Sojuszu
}
laid-where = { $piece ->
    [orc] po jednej armii na każdym polu z czerwoną gwiazdą albo koroną
    [nazgul] na polu z literą N
    [manorc] po jednej armii na każdym polu z czarną gwiazdą
    [saruman] na Isengardzie
    [hobbit] w Shire, po jednej armii na każdym polu z niebieskim trójkątem
    [dwarf] przy Samotnej Górze i w Żelaznych Wzgórzach, po jednej armii na każdym polu z niebieskim kwadratem albo koroną
    [elf] po jednej armii na każdym żółtym polu
    [rohan] po jednej armii na każdym swoim polu z niebieskim kołem albo koroną
    [gondor] po jednej armii na każdym swoim polu z niebieską gwiazdą albo koroną
    [aragorn] na polu z literą A
    [gandalf] na polu z runą G
    [fangorn] śpiąca, na polu Fangorn
    [dead] śpiący, na Ścieżkach Umarłych
   *[ring-bearer] na polu z literą R w Shire
}

## Co słyszy stół

lapsed = Nie zbudowano, przepada: { $armies }.
unticked = Nieodhaczone w przygotowaniu: { $items }.
elven-hexes = { $elven ->
    [yes] Armia elfów wróciła: pola elfów są znów elfickie.
   *[no] Ostatniej armii elfów już nie ma: pola elfów są odtąd zwykłe.
}
cell = { $strength }, { $position }: atakujący { $attacker ->
    [1] nigdy nie odpada
    [2] odpada przy 2
   *[other] odpada od 2 do { $attacker }
}, obrońca odpada { $defender ->
    [12] przy 12
   *[other] od { $defender } do 12
}
said-dice = Kości: { $dice }
said-attacked = { $sum }: { $outcome ->
    [attacker-out] atakujący odpada
    [defender-out] obrońca odpada
   *[nothing] nic się nie dzieje
}
said-out = Odpada: { $piece }; zostaje { $now } z { $counters }
said-escape = Nowy Powiernik może od razu przejść do { $hexes } pól
said-round = Pole elfów: runda { $round } z 2
said-woken = Armia Fangornu stoi na Isengardzie, który jest teraz otwarty dla wszystkich
said-dead = Umarli są obudzeni: z Aragornem odchodzą w następnej fazie ruchu albo odpadają
said-ring = Pierścień: { side }
said-rests = Tura Powiernika kończy się tutaj: { $place }
said-stays = Końce tur na tym polu elfów: { $count }
said-gandalf = Gandalfa nie ma ani w Morii, ani w Fangornie
said-step = Teraz: { step }, { side }

## Co robią ręce

host-setup = Wszystkie żetony stoją na oznaczonych polach, Fangorn i Umarli śpią. { DEED("begin") } zaczyna rundę 1.
host-build = { $side } buduje: { $builds }. Czego teraz nie zbudowano, przepada.
host-builds = { $piece } ×{ $armies }
host-built = { $side } nie ma już nic do zbudowania.
host-escape = Pierścień zdobyty. Zdejmij zdobywcę ({ $piece }) i dawnego Powiernika; postaw nowego ({ $side }) tutaj: { $place }. Może od razu przejść do 3 pól: { ASK("ring at PLACE") }.
host-first = { $side } rusza się, każda figura raz.
host-attack = { $side } atakuje: podaj atakującego i obrońcę albo przejdź do drugiego ruchu.
host-second = { $side } rusza się jeszcze raz, każda figura raz.
host-over = { $side } wygrywa: { $line ->
    [goal] Powiernik jest u celu: { $place }.
    [capture-on-goal] Pierścień zdobyto u celu: { $place }.
    [saruman-himself] sam Saruman dotarł do Pierścienia.
   *[tables-word] tak mówi stół.
}
remind-paths = Umarli i Aragorn opuszczają teraz Ścieżki na południe albo odpadają.
remind-ring = Powiernik musi do końca tej tury odejść: { $place }.
remind-still = Czy Powiernik jest nadal tutaj: { $place }? Jeśli tak, { DEED("done") }; jeśli nie, najpierw { ASK("ring at PLACE") }.
remind-stay = Powiernik, { $place }: runda { $round } z 2.
remind-fangorn = Kto obudził Fangorn, odchodzi, gdy tylko jest droga.
remind-shire = Czy figura Saurona zostaje w Shire?
remind-moria = Inni przeszli: Gandalf zostaje w Morii do końca tej fazy.

## Przyciski

deed-begin = Zacznij rundę 1
chip-players = { $players ->
    [2] We dwie osoby
   *[3] W trzy osoby
}
chip-done = Dalej: { $to }
chip-attack = Atak …
chip-odds = Szanse kilku …
chip-another = i jeszcze jeden
chip-on = kontra { $piece }
chip-ring-at = Powiernik jest tu: …
chip-ring-taken = Pierścień zdobywa …
deed-shire-entered = W Shire: { NAMED("side", $it) }
deed-shire-left = Shire zostaje dla: { NAMED("owner", $it) }
chip-fangorn-gandalf = Gandalf budzi Fangorn
chip-fangorn-ring = Powiernik budzi Fangorn
deed-fangorn-clear = Fangorn opuszczony
deed-paths-awake = Aragorn budzi Umarłych
deed-paths-clear = Ścieżki opuszczone
deed-paths-lost = Nie ma wyjścia ze Ścieżek
deed-moria-in = Gandalf staje w Morii
deed-moria-out = Gandalf opuszcza Morię
deed-moria-passed = Ktoś przeszedł przez Morię
chip-lent = użyczona siła elfów
chip-elven-hex = pole elfów
chip-another-elven-hex = inne pole elfów
chip-an-elven-hex = pole elfów
chip-fortress = twierdza
chip-river = rzeka
chip-roll = rzut
chip-dice = kości
do-begin = „{ deed-begin }”
do-done = Enter
do-paths-clear = „{ deed-paths-clear }”
do-paths-lost = „{ deed-paths-lost }”
do-moria-in = „{ deed-moria-in }”
do-moria-out = „{ deed-moria-out }”
do-fangorn-clear = „{ deed-fangorn-clear }”
ask-fangorn-awake-gandalf = „{ chip-fangorn-gandalf }”
ask-ring-at-place = „{ chip-ring-at }”
ask-ring-at-place-elven = „{ chip-ring-at }”
do-shire-sauron = „W Shire: Sauron”
ask-shire-left-owner = „Shire zostaje dla: …”
ask-shire-owner = czyje jest Shire, wpisane jako shire = OWNER
ask-count-p-n = jej liczba wśród torów
ask-back-p = jej + wśród torów
deed-done = Koniec kroku
deed-tick = Przygotowanie: { $item }
deed-build = Zbudowano: { piece }, { NAMED("centre", $centres) }
deed-attack = { $attacker } kontra { $defender }{ $dice ->
    [none] {""}
   *[other] , { $dice }
}
deed-ring-taken = Pierścień zdobyty: { NAMED("piece", $it) }
deed-ring-at = Powiernik: { $place }
deed-phase = Jest: runda { $round }, { $step }, { $side }
deed-lost = Stracone: { $piece }
deed-back = Znów na mapie: { $piece }
deed-count = { $piece }: { $by }
deed-over = Stół mówi: wygrywa { $side }
hint = { $step ->
    [setup] numer albo nazwa
    [build] 1 2: dwa pierwsze pola
    [attack] kto, kogo, twierdza
   *[other] ring at …
}
head-attack = Atak
head-builds = Budowa
head-once = Raz jeden i terminy
head-odds = Jak prawdopodobne, że obrońca padnie w jednym, dwóch i trzech atakach; niżej, ile ataków wystarcza na 50 i na 90 ze 100
asked-odds = { $defender }: szansa, że odpadnie: { $chance }. Atakujących traci się średnio: { $lost }. Bez strat: { $clean }.
    .window = { $defender } odpada: { $hundred } na 100. Atakujących traci się średnio: { $lost }. Bez strat: { $sure } na 100.
asked-order = W innej kolejności ginie tylko { $lost }: { $order }.
asked-need = { $attacker } kontra { $defender }: { $count ->
    [one] jeden taki atak usuwa
    [few] { $count } takie ataki usuwają
   *[other] { $count } takich ataków usuwa
} go z szansą co najmniej { $percent } %.
asked-march = { $piece }: pola { $hexes }, fazy ruchu { $phases }.
asked-builds = { $piece } ×{ $armies }: { $centres }
nothing-to-build = teraz nie ma nic do zbudowania
print-bounds = Suma dwóch kości: do pierwszej liczby odpada atakujący, od drugiej obrońca
print-builds = Armie (żetony): w rundzie 2 · 3 · 4 i później · ośrodki

## Narysowany stół

one = { $piece ->
    [orc] Ork
    [nazgul] Nazgûl
    [manorc] Półork
    [saruman] Saruman
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] Krasnolud
    [hobbit] Hobbit
    [elf] Elf
    [dead] Umarli
    [fangorn] Fangorn
    [aragorn] Aragorn
   *[gandalf] Gandalf
}
the = { $piece ->
    [orc] orka
    [nazgul] Nazgûla
    [manorc] półorka
    [saruman] Sarumana
    [gondor] Gondor
    [rohan] Rohan
    [dwarf] krasnoluda
    [hobbit] hobbita
    [elf] elfa
    [dead] Umarłych
    [fangorn] Fangorn
    [aragorn] Aragorna
   *[gandalf] Gandalfa
}
mat-who = Kto atakuje?
mat-whom = Kogo?
mat-may-lend = Obok: { $lenders }?
mat-lends = Użycza: { $lenders }
mat-strength = Siła elfów
mat-itself = Sam z siebie elficki
mat-lent-to = użyczona: { $one }
mat-press = Naciśnij, co się zgadza.
mat-sum = Rzucone na stole? Naciśnij sumę.
mat-faces = { $sum }: które oczka?
mat-chances = { $count ->
    [1] jeden atak { $one } na 100
    [2] jeden atak { $one } · dwa { $two } na 100
   *[other] jeden atak { $one } · dwa { $two } · trzy { $three } na 100
}
mat-several = Atakujących traci się średnio: { $lost } · bez strat: { $clean } na 100
mat-out = { $one } odpada
mat-out-chance = { $one } odpada: { $chance } na 100
mat-nothing = nic
mat-may = Mogą jeszcze atakować
mat-not = Nie teraz: { $why }
mat-why = { $why ->
    [asleep] śpi
    [paths] na Ścieżkach
    [moria] w Morii
   *[fangorn] w Fangornie
}
mat-throw = Rzuć kośćmi
mat-attack-so = Atak: { $attack }
mat-which-sum = Jaka suma?
mat-which-faces = Które oczka?
mat-which-centre = Który ośrodek?
mat-leave = Zostaw je
mat-or = albo
mat-either = jedno z dwojga
mat-builds = { $left ->
    [0] już nic
    [one] jeszcze jedna
   *[other] jeszcze { $left }
}
mat-built-or-gone = Zbudowane teraz albo stracone w tej rundzie
mat-built = zbudowane
mat-lost = { $armies ->
    [one] jedna przepada, jeśli nie powstanie
    [few] { $armies } przepadają, jeśli nie powstaną
   *[other] { $armies } przepada, jeśli nie powstanie
}
mat-lost-anyway = do budowy: { $can }, przepada i tak: { $lost }
mat-no-room = { $armies ->
    [one] jedna przepada: brak ośrodka lub żetonu
    [few] { $armies } przepadają: brak ośrodka lub żetonu
   *[other] { $armies } przepada: brak ośrodka lub żetonu
}
mat-never = Bez odbudowy
mat-empty = Pole musi być puste: spójrz na stół.
mat-leaving = { $armies ->
    [one] Jedna niezbudowana: przepada.
   *[other] Niezbudowane: { $armies }. Przepadają.
}
mat-map = Na planszy
mat-hollow = puste: do odbudowy
mat-asleep = śpi
mat-bearer = Powiernik
mat-once = Coś z tego się stało? Naciśnij.
once = { $place ->
    [shire] Shire
    [moria] Moria
    [fangorn] Fangorn
    [paths] Ścieżki
   *[isengard] Isengard
}
once-which = { $place ->
    [shire] kto tam jest?
    [moria] co się stało?
    [fangorn] kto go budzi?
   *[paths] jest droga czy nie?
}
once-gone = czy odeszła?
once-destroyed = czy tam zginęła?
once-did = { $what }?
once-stands = { $is ->
    [sauron] figura Saurona
    [gandalf] jest Gandalf
    [nobody] nikogo
    [fangorn] armia Fangornu
    [open] otwarty dla wszystkich
    [saruman] tylko Saruman
    [asleep] śpi
    [awake] obudzeni
   *[closed] zamknięte
}
mat-whose = Figura Saurona odeszła: czyje jest teraz Shire?
mat-which = Co to było?
mat-stood = Fangorn idzie od razu do Isengardu: kto tam stał?
mat-who-stood = Kto tam stał?
mat-nobody = nikt
mat-stands = Gdzie stoi Powiernik?
mat-where = Gdzie stoi?
mat-two-rounds = dwie rundy tam
mat-rounds-over = dwie rundy minęły
mat-which-name = Wpisz imię
mat-round = Elfie: runda { $round } z 2
mat-left = opuszczone: bez powrotu
mat-which-elven = Które pole elfów?
mat-wins = { side } wygrywa
mat-himself = Saruman do niego dochodzi
mat-taken = Pierścień ma: { $side }. Ktoś z nich doszedł do Powiernika? Naciśnij.
mat-bearer-of = Powiernik: { side }
mat-off = z planszy
mat-off-for-now = z planszy; do odbudowy
mat-off-for-good = z planszy na zawsze
mat-run = a teraz od razu do trzech pól
mat-after = Gdzie stoi po biegu?
mat-still = nadal: { $place }
mat-had = Kto miał Pierścień
mat-rounds = { $side }, { $one ->
    [yes] runda { $from }
   *[no] rundy { $from } do { $to }
}
mat-goes-over = Pierścień zmienia właściciela
mat-where-it-wins = Gdzie wygrywa
mat-goal = { $side ->
    [sauron] w Barad-dûr
    [saruman] w Isengardzie albo Saruman na nim
    [evil] w Barad-dûr
   *[alliance] na Górze Przeznaczenia
}
mat-not-captured = Nie został zdobyty
mat-turn = Ta tura
mat-then = { $step ->
    [build] budowa; potem ruch, atak, znowu ruch
    [first] ruch; potem atak i znowu ruch
    [attack] atak, każda figura raz; potem znowu ruch
   *[second] drugi ruch; potem następna strona
}
mat-attacks = ataki: { $count }
mat-open = otwarte
mat-turn-out = odpada { $one }
mat-table = Przy tym stole: naciśnij stronę, wpisz imię
mat-dice-app = Rzuca program albo ty: wtedy naciskasz sumę. Żetony i plansza leżą na stole.
mat-dice-hand = Rzucasz ręcznie: naciska się sumę. Żetony i plansza leżą na stole.
mat-ticked = Stoi { $ticked } z 14
mat-ticks = { $ticked ->
    [0] Naciskaj, co stoi, albo zacznij.
    [14] Wszystko stoi: zacznij.
   *[other] Naciskaj, co stoi, albo zacznij: nieodhaczone zostanie wymienione.
}
mat-before = Zanim skończy się ta tura
owed-nothing = Nic nie zalega.
owed-ring = Powiernik odchodzi: { $place }
owed-ring-more = dwie rundy tam minęły; bez powrotu
owed-stay = Powiernik może zostać: { $place }
owed-stay-more = { mat-round }
owed-paths = Umarli odchodzą na południe
owed-paths-more = z Aragornem, albo wszyscy trzej odpadają
owed-still = Nadal tutaj: { $place }?
owed-still-more = Enter mówi tak; inaczej naciśnij, gdzie stoi
owed-fangorn = Kto obudził Fangorn, odchodzi
owed-fangorn-more = gdy tylko jest droga; wtedy naciśnij Fangorn
owed-shire = Figura Saurona stoi w Shire
owed-shire-more = gdy odchodzi, naciśnij Shire; gdy zostaje, nic
owed-moria = Gandalf zostaje w Morii
owed-moria-more = inni przeszli w tej fazie
mat-moved = Ruch gotowy
mat-moved-still = Gotowe; nadal: { $place }
mat-piece-out = Figura odpada …
mat-right = Poprawić …
mat-which-out = Która figura odpada? Naciśnij ją.
mat-which-back = Która figura wraca? Naciśnij ją.
mat-which-wrong = Co się nie zgadza? Naciśnij to.
mat-what-wrong = Co się nie zgadza?
mat-how-is = Jak jest naprawdę?
mat-which-piece = Która figura?
mat-number = Ile jest na planszy: { $piece }?
mat-how-many = Ile?
mat-won-by = { $line ->
    [goal] Powiernik jest u celu: { $place }
    [capture-on-goal] Pierścień zdobyto u celu: { $place }
    [saruman-himself] Saruman sam przyszedł po Pierścień
   *[tables-word] tak mówi stół
}
mat-wall-owed = Zanim skończy się tura: { $owed }
put = { $piece }: { $centres }
host-put = Postaw na planszy – { $armies }. { $left ->
    [0] Nic więcej do budowy.
    [one] Jeszcze jedna do budowy.
   *[other] Do budowy jeszcze { $left }.
}
host-off = Zdejmij { $piece ->
    [gondor] jedną armię Gondoru
    [rohan] jedną armię Rohanu
    [dead] jedną armię Umarłych
   *[other] { $the }
}.{ $last ->
    [yes] {" Pola elfów są odtąd zwykłe."}
   *[no] {""}
}
host-nothing = { $sum }: nic się nie dzieje.
host-on = { $attacker } na { $the }, { $ground }
ground = { $ground ->
    [open] otwarty teren
    [fortress] twierdza
    [river] przez rzekę
   *[both] twierdza i rzeka
}
host-takes = { $attacker } na { $the }, { $ground }: odpada od { $from }.
mat-when = Runda { $round } · { $side }
now-set-up = Postaw każdy żeton na jego polu{ $far ->
    [yes] .
   *[no] {" i naciśnij go tutaj."}
}
now-build = Postaw każdą nową armię na pustym ośrodku{ $far ->
    [yes] .
   *[no] {" i naciśnij go tutaj."}
}
now-first = Rusz swoje figury, każdą raz, ile wynosi jej liczba.
now-second = Rusz jeszcze raz, każdą figurę, ile wynosi jej liczba.
now-name = Kto gra tą stroną: { $side }? Wpisz imię.
now-paths = Rusz; Aragorn i Umarli opuszczają teraz Ścieżki na południe.
now-leaves = Rusz jeszcze raz; Powiernik opuszcza teraz: { $place }.
now-woken = Postaw armię Fangornu w Isengardzie; potem ruszaj dalej.
now-lost = Zdejmij Aragorna i Umarłych; potem ruszaj dalej.
now-attack = Kto atakuje kogo?{ $far ->
    [yes] {""}
   *[no] {" Naciśnij, kto."}
}
now-whom = { $one }: kogo atakuje?{ $far ->
    [yes] {""}
   *[no] {" Naciśnij go."}
}
now-unticked = Już nieodhaczone: { $item }. Naciśnij jeszcze raz, by odhaczyć.
now-asleep = { $piece ->
    [dead] Umarli śpią: budzi ich Aragorn na Ścieżkach. Wtedy naciśnij niżej Ścieżki.
   *[fangorn] Armia Fangornu śpi: budzi ją Gandalf albo Powiernik Sojuszu. Wtedy naciśnij niżej Fangorn.
}
now-nothing = { $place ->
    [moria-passed] Inni przeszli: Gandalf zostaje w Morii do końca tej fazy.
    [moria-lost] Nie ma już Gandalfa: Sojusz nie przechodzi przez Morię, inni, jak chcą.
    [paths-lost] Nie ma już Aragorna albo Umarłych: na Ścieżkach nikt się nie obudzi.
    [moria] Gandalf nie zatrzymuje się teraz w Morii: nie ma o niej nic do powiedzenia.
    [shire] O Shire nie ma teraz nic do powiedzenia: kto kończy tam ruch, o to pada pytanie wtedy.
    [fangorn-moria] Gandalf jest w Morii: najpierw ją opuszcza, potem może obudzić Fangorn.
    [fangorn] O Fangornie nie ma teraz nic do powiedzenia: budzi się raz, w ruchach Sojuszu.
    [paths] O Ścieżkach nie ma teraz nic do powiedzenia: w ruchach Sojuszu Aragorn budzi Umarłych, raz.
   *[isengard] Isengard otwiera się sam, gdy budzi się Fangorn: nie ma o nim nic do powiedzenia.
}
now-odds = { $far ->
    [yes] Szanse: kto by kogo atakował?
   *[no] Szanse: naciśnij, kto by atakował, jednego po drugim, potem kogo.
}
now-captured = Zdejmij { $the } i dawnego Powiernika. Nowy stoi tutaj: { $place }.
battle-evening-setup = Rozstawiaj po kolei; Enter odhacza, co stoi, naciśnięcie też.
battle-evening-ring = Na końcu Powiernik: cała gra kręci się wokół jego miejsca.
battle-evening-begin = Wszystko stoi jak na początku. Enter: runda 1, pierwszy rusza Sauron.
battle-evening-move = Rusz czerwonych na planszy, każdą figurę raz, ile wynosi jej liczba; potem Enter.
battle-evening-attack = Atak: naciśnij kto i kogo, potem co się zgadza, i rzuć; Enter: brak.
battle-evening-again = Rusz jeszcze raz; potem kolej Sarumana, a gra jest twoja.

## Stan i arkusz

status-piece = { $piece }: { $now } z { $counters }
status-out = Odpadli na dobre: { $pieces }
status-ring = Pierścień: { $side }, { $place }{ $round ->
    [0] {""}
   *[other] {" "}(pole elfów, runda { $round } z 2)
}
status-shire = Shire: { $owner }{ $sauron ->
    [yes] , stoi tam figura Saurona
   *[no] {""}
}
status-isengard = Isengard: { $open ->
    [yes] otwarty dla wszystkich
   *[no] tylko Saruman i Półorkowie
}
status-fangorn = Fangorn: { $is ->
    [asleep] śpi
    [awake] obudzony
   *[closed] zamknięty
}
status-paths = Ścieżki Umarłych: { $are ->
    [asleep] śpią
    [awake] obudzone
   *[closed] zamknięte
}
status-gandalf = Gandalf: { $at ->
    [moria] w Morii
   *[fangorn] w Fangornie
}
sheet-rounds = Rundy: { $rounds }
sheet-piece = { $piece }: zbudowano { $built }, stracono { $lost }, zostało { $left }
sheet-ring = Pierścień: { $side }, od: { $from }, do: { $to }{ $cost ->
    [none] {""}
   *[other] ; zdobycie kosztowało: { $cost }
}
marked = Pierścień zdobyty
sheet-shire = Shire: { $owner }, od: { $from }
stands-setup = przygotowanie
battle-figures = rundy: { $rounds }; Pierścień ostatnio ma: { $holder }; zdobycia: { $captures }
battle-totals = Battle of the Ring: { $games }; wygrane: Sauron { $sauron }, Saruman { $saruman }, Zło { $evil }, Sojusz { $alliance }; zdobycia: { $captures }

## Pomoc

help = P to figura (orc nazgul manorc saruman gondor rohan dwarf hobbit elf dead fangorn aragorn gandalf), S strona, OWNER to hobbits albo saruman, N liczba. Wystarczy jednoznaczny początek nazwy. „!” na końcu działa na słowo stołu.
help-new = Zaczyna grę dla trzech osób albo dla dwóch.
help-setup = Wylicza, co gdzie stoi przed początkiem gry i co jest odhaczone.
help-tick = Odhacza punkt przygotowania albo cofa to.
help-begin = Zaczyna rundę 1.
help-done = Kończy krok. Czego nie zbudowano, przepada; co trzeba powiedzieć, mówi się najpierw.
help-build = Buduje armię ludu w każdym podanym ośrodku.
help-builds = Wymienia, co jeszcze można zbudować.
help-attack = Figura atakuje inną: „elven” to użyczona siła, „fortress” i „river” to, gdzie stoi obrońca; potem kości ze stołu albo „roll”.
help-ring = Kto ma Pierścień. „taken P”: zdobyła go figura; „at PLACE”: gdzie jest Powiernik, „elven”, jeśli to pole elfów; „stay N” i „= S” to poprawiają.
help-shire = Czyje jest Shire. Strona: jej figura stoi tam na końcu fazy ruchu; „left OWNER”: figura Saurona odeszła.
help-fangorn = Gandalf albo Powiernik budzi Fangorn, który idzie na Isengard i usuwa to, co tam stoi; „clear”: kto go obudził, odszedł.
help-paths = Aragorn budzi Umarłych; w następnej fazie ruchu odchodzą („clear”) albo przepadają.
help-moria = Gandalf staje w Morii albo ją opuszcza; „passed”: ktoś przechodzi.
help-isengard = Czy każdy może stanąć na Isengardzie.
help-lost = Jedna z nich odpada, na słowo stołu.
help-back = Jedna z nich wróciła, na słowo stołu.
help-count = Ile jest na mapie albo ile ich jest na słowo stołu.
help-odds = Szansa tych ataków na jednego obrońcę, w tej kolejności, ile kosztują, i kolejność, która kosztuje najmniej.
help-need = Ile takich ataków trzeba na tyle procent.
help-march = Ile faz ruchu trzeba na tyle pól.

## Zasady według numerów

rule-b1 = W trzy osoby gra się Sauronem, Sarumanem i Sojuszem; we dwie Zło ma dwóch pierwszych.
rule-b2 = Wszystkie figury zaczynają na oznaczonych polach, Powiernik w Shire, Fangorn i Umarli śpią.
rule-b3 = Runda: Sauron, Saruman, Sojusz; we dwie osoby Zło, Sojusz.
rule-b4 = Tura: budowa (nie w rundzie 1), pierwszy ruch, atak, drugi ruch.
rule-b5 = W każdej fazie ruchu rusza się dowolnie wiele figur, każda najdalej o tyle, ile wynosi jej liczba.
rule-b6 = Jedna figura na polu, prócz tego, kto odwiedza śpiący Fangorn albo Umarłych.
rule-b10 = Orkowie budują 1 w rundzie 2, 2 w rundzie 3, potem 3; Półorkowie 2; Gondor 1; Rohan 1; Krasnoludy albo Hobbici 1.
rule-b11 = Armie buduje się tylko we własnych ośrodkach.
rule-b12 = Ośrodek musi być pusty.
rule-b13 = Jedna armia na ośrodek i fazę; Krasnoludów i Hobbitów razem jedna.
rule-b14 = Nigdy więcej armii niż żetonów.
rule-b15 = Czego nie zbudowano w swojej rundzie, przepada.
rule-b16 = Postacie, Elfowie, Umarli i Fangorn nigdy nie wracają.
rule-b17 = Lud, któremu nic nie zostało, buduje znów, gdy tylko ośrodek jest pusty.
rule-b18 = We dwie osoby Zło buduje za Orków i za Półorków, każde według swoich liczb.
rule-b20 = Shire należy na początku do Hobbitów i tak zostaje, gdy jest puste.
rule-b21 = Figura Sarumana albo Sojuszu, która stoi tam na końcu własnej fazy ruchu, bierze je dla siebie.
rule-b22 = Póki stoi tam figura Saurona, nikt nie buduje; gdy odchodzi, jej gracz mówi, czyje jest Shire. Zniszczona tam niczego nie zmienia.
rule-b23 = W Shire buduje się tylko Hobbitów i Półorków.
rule-b30 = Dwie kości, ich sumę sprawdza się według pozycji i sił: odpada atakujący, obrońca albo nic.
rule-b31 = Liczy się tylko pozycja obrońcy: twierdza i rzeka, przez którą idzie atak.
rule-b32 = Sami z siebie elficcy: Elfowie, obudzony Fangorn, Gandalf, Nazgûl.
rule-b33 = Siły elfów użycza się sąsiedniej figurze: Gandalf i Nazgûl figurom swojego gracza, Aragorn Gondorowi i Umarłym, Saruman Półorkom.
rule-b34 = Każda figura atakuje raz w rundzie, a atakować ją można dowolnie często.
rule-b35 = Powiernicy, śpiący oraz ten, kto jest w Górze Przeznaczenia, w Fangornie, na Ścieżkach albo w Morii, nie atakują i nie są atakowani.
rule-b36 = Kto odpada, jest zdejmowany; postacie, Elfowie, Umarli i Fangorn na dobre.
rule-b37 = Ataki rzuca się jeden po drugim, a atakujący może po każdym przestać.
rule-b38 = Kilka ataków: kolejność nie zmienia szansy, ale najmniej traci się, gdy najpierw atakują elficcy i ci bez rzeki.
rule-b40 = W Morii staje tylko Gandalf; póki tam stoi, Sojusz przez nią przechodzi, a on zostaje wtedy do końca tej fazy.
rule-b41 = Póki nie przyszedł Fangorn, na Isengardzie stają tylko Saruman i Półorkowie.
rule-b42 = Fangorn budzi się, gdy Gandalf albo Powiernik Sojuszu kończy tam fazę ruchu, i idzie na Isengard; co tam stoi, odpada.
rule-b43 = Kto go obudził, odchodzi przy pierwszej okazji; potem Fangorn jest zamknięty.
rule-b44 = Aragorn budzi Umarłych na ich Ścieżkach. W następnej fazie ruchu Sojuszu wszyscy odchodzą na południe albo odpadają.
rule-b45 = Obudzeni Umarli są jak Gondor: Aragorn użycza im siły.
rule-b46 = Gdy odpadła szósta armia elfów, pola elfów są zwykłe.
rule-b47 = Do Góry Przeznaczenia wchodzi tylko Powiernik Pierścienia.
rule-b50 = Na początku Pierścień ma Sojusz.
rule-b51 = Kto wejdzie na pole Powiernika, zdobywa: obu się zdejmuje, a stoi tam Powiernik zdobywcy.
rule-b52 = Nowy Powiernik może od razu ruszyć się o 3 pola.
rule-b53 = Powiernik z nikim nie walczy i nigdy nie jest zniszczony.
rule-b54 = Najwyżej dwie rundy na polu elfów i nigdy z powrotem; inne daje dwie następne.
rule-b55 = Gdzie jest Powiernik, mówi stół: ważne są pola elfów i miejsca, gdzie wygrywa.
rule-b56 = Sauron wygrywa w Barad-dûr, Saruman w Isengardzie albo sam na polu któregoś Powiernika, Sojusz w Górze Przeznaczenia.
rule-b57 = We dwie osoby Zło wygrywa tylko w Barad-dûr.
rule-b60 = Program rzuca dwiema kośćmi na atak.
rule-b61 = Stół ma rację: poprawia liczby, Pierścień, Shire i wszystko inne.
rule-b62 = Co trzeba powiedzieć, mówi się przed końcem kroku.
rule-b63 = Szczęście: obrońcy, którzy odpadli, i figury stracone w kościach, wobec tego, co dawała tabela.
rule-b64 = Armia Fangornu stoi na Isengardzie od przebudzenia do następnej fazy ruchu Sojuszu: tak długo nikt tam nie buduje.
rule-b65 = Przygotowanie to lista 14 punktów do odhaczenia; co nie jest odhaczone, zostaje wymienione na początku gry.
rule-b66 = Sześć pól elfów to elven-hex-1 do elven-hex-6 albo mają nazwy, które nada im stół.

## Ze wszystkich gier

ended-sauron = Wygrał Sauron
ended-saruman = Wygrał Saruman
ended-alliance = Wygrał Sojusz
ended-evil = Wygrało Zło
seat-sauron = Sauron
seat-saruman = Saruman
seat-alliance = Sojusz
seat-evil = Zło
counted-rounds = Rundy
counted-captures = Zdobycia Pierścienia
counted-victory = Jak wygrano
victory-goal = Pierścień u celu
victory-capture = zdobyty u celu
victory-saruman = Saruman przybył sam
victory-word = na słowo stołu
counted-holder = Kto miał Pierścień na końcu
holder-sauron = Sauron
holder-saruman = Saruman
holder-alliance = Sojusz
holder-evil = Zło
luck-sauron-out = Wyeliminowani przez Saurona
luck-sauron-lost = Straty: Sauron
luck-saruman-out = Wyeliminowani przez Sarumana
luck-saruman-lost = Straty: Saruman
luck-alliance-out = Wyeliminowani przez Sojusz
luck-alliance-lost = Straty: Sojusz
luck-evil-out = Wyeliminowani przez Zło
luck-evil-lost = Straty: Zło
