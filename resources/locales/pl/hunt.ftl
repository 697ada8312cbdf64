# What Underhill says in Polish. The names are known to the code, the sentences are not.
# These are those of Hunt for the Ring, read when they are wanted first; what every game says is in house.ftl.
# A refusal says what is not allowed, why (with the number of the rule), and what to do instead.

## What can be done now, by the phase it is. Put at the end of refusals.

what-now = { $now ->
    [setup] Trwa przygotowanie: { DEED("start") }, { DEED("information") }, { DEED("give") }, potem { DEED("begin") }.
    [setup-2] Trwa przygotowanie: { DEED("journey") }, { DEED("deeds") }, { DEED("gandalf start") }, potem { DEED("begin") }.
    [ring-bearer] Trwa tura Powiernika Pierścienia: { ASK("move X") } (albo { DEED("rest") } o zmierzchu), potem { DEED("done") }.
    [ring-bearer-2] Trwa tura Powiernika Pierścienia: { DEED("advance") } (albo { DEED("rest") } o zmierzchu), potem { ASK("gandalf N") }, potem { DEED("done") }.
    [ringwraiths] Trwa tura Upiorów Pierścienia: ich pytania, potem { DEED("done") }.
    [tiles] Wylosowano płytki do karty: { DEED("accept") } albo { ASK("cancel T with card") }.
    [encounter] Trwa spotkanie: { ASK("nazgul N") }, potem { DEED("accept") } albo { ASK("cancel T with NAME") }.
    [escape] Trwa ucieczka: { ASK("escape N") } albo { DEED("escape stay") }.
    [escape-2] Trwa ucieczka: { DEED("course keep") }, { DEED("course change") } albo, z Obieżyświatem, { ASK("course draw N") }.
    [rescue] Trwa ratunek: { DEED("rescue") }, potem { DEED("accept") } albo { ASK("cancel T with NAME") }.
    [refresh] Trwa Odświeżenie: { DEED("refresh") } zaczyna następny dzień.
    [letter] List jest otwarty. Dalej: { DEED("part2") }.
    [fleeing] Gandalf został znaleziony. Z wylosowanym żetonem: { ASK("gandalf flee N") }.
    [hiding] Gandalf znów się ukrywa. Z jednym z wylosowanych żetonów: { ASK("gandalf hide N") }.
    [bree] Część 1 się skończyła: { DEED("part2") } kontynuuje grę, { DEED("letter PATH") } zachowuje ją na inny wieczór.
    [rescued] Część 1 się skończyła: { DEED("part2") } kontynuuje grę, { DEED("letter PATH") } zachowuje ją na inny wieczór.
   *[other] Gra się skończyła: { DEED("undo") } cofa to, co zrobiono ostatnio, a następną grę zaczyna { DEED("new") }.
}

## Refusals by the rules

refused-not-in-setup = To należy do przygotowania, a ono teraz nie trwa (R1–R4, P1–P6). { what-now }
refused-not-begun = Żaden dzień się jeszcze nie zaczął (R7). Najpierw dokończ przygotowanie: na jego końcu { DEED("begin") }.
refused-wrong-part = To plansza Części { $part }, a nie Części { $wanted }. Podano „{ $board }”: podaj planszę Części { $wanted } albo none.
refused-no-starts = Nikt nie powiedział, gdzie Frodo może zacząć (R1). Dodaj { ASK("starts=N,N,N") }: numery trzech żetonów startowych.
refused-said-twice = { $location } podano dwa razy (R1, R2, P4). Każdy żeton ma własny numer: podaj różne.
refused-already-set = To już ustalono (R1, R2, P3, P4). Ustala się to tylko raz; { DEED("undo") } to cofa.
refused-not-a-start = { $location } nie jest miejscem startowym (R1). Podaj jedno z miejsc startowych planszy albo je wylosuj: { DEED("start draw") }.
refused-wrong-number-of-tokens = Podane żetony: { $said }, a losuje się { $wanted } (R2). Podaj wszystkie albo je wylosuj: { DEED("information draw") }.
refused-not-information = Żaden żeton Informacji nie ma numeru { $location } (R2). Sprawdź żeton jeszcze raz; numery są takie jak miejsc Sojuszników.
refused-tokens-unknown = Plansza nie wymienia żetonów Informacji (R2). Nie ma tu z czego losować: wylosuj pięć z pudełka i podaj { ASK("information N N N N N") }.
refused-wrong-number-given = Podane żetony: { $said }, a oddaje się { $wanted } (R2). Tak uzgodniono: podaj tyle.
refused-nothing-to-give = W tej grze nie oddaje się żadnego żetonu (R2). Tak uzgodniono; teraz { DEED("begin") }.
refused-not-yours = Żetonu { $location } nie ma za zasłonką (R2). Podaj jeden z wylosowanych.
refused-start-missing = Frodo nie ma jeszcze miejsca startowego (R1). Najpierw { ASK("start N") } albo { DEED("start draw") }.
refused-information-missing = Żetony Informacji nie są jeszcze wylosowane (R2). Najpierw { ASK("information N N N N N") } albo { DEED("information draw") }.
refused-gift-missing = { $wanted ->
    [one] Najpierw trzeba oddać jeden żeton Informacji
    [few] Najpierw trzeba oddać { $wanted } żetony Informacji
    [many] Najpierw trzeba oddać { $wanted } żetonów Informacji
   *[other] Najpierw trzeba oddać { $wanted } żetonu Informacji
} (R2). Jawnie, Upiorom Pierścienia: { ASK("give N") }.
refused-not-ring-bearers-turn = To robi się tylko w turze Powiernika Pierścienia (R7, P9). Do ruchu z karty służy { DEED("card") }. { what-now }
refused-no-cards-now = Karty działają tylko w turze jednej ze stron i w Odświeżeniu (R12). { what-now }
refused-already-moved = Frodo wykonał już swój jedyny zwykły ruch w tej turze (R7, P8). Dalej może go przesunąć karta; gdy ruszyli się wszyscy, { DEED("done") }.
refused-already-rested = Frodo w tej turze odpoczywa (R7). Graj dalej, a na końcu { DEED("done") }; { DEED("undo") } cofa odpoczynek.
refused-no-rest-in-daylight = Za dnia Frodo musi się ruszyć (R7, P8). W Części 1: { ASK("move X") }; w Części 2: { DEED("advance") }.
refused-move-first = Tura nie może się skończyć, dopóki Frodo się nie ruszy (R7). { DEED("move .") } – to jest zawsze dozwolone.
refused-move-or-rest-first = Bez ruchu Froda albo odpoczynku tura się nie skończy (R7). Najpierw { ASK("move X") } albo { DEED("rest") }.
refused-no-turn-to-end = Nie ma teraz tury do zakończenia (R7). { what-now }
refused-not-on-board = Na planszy nie ma { $location } (R8). Sprawdź numer jeszcze raz; jeśli kopia planszy jest błędna, z { DEED("!") } wystarczy twoje słowo.
refused-no-such-location = Na planszy nie ma { $location }. Sprawdź numer jeszcze raz; jeśli kopia planszy jest błędna, powiedz o tym graczom: { ASK("tell TEXT") }.
refused-last-location-needs-a-dot = { $location } to ostatnie miejsce: najpierw kropka (R9). Można tam wejść znowu dopiero po kropce: zaznacz ją albo idź gdzie indziej.
refused-not-connected = { $location } nie jest połączone z ostatnim miejscem (R8). Po drodze leży inne. Wpisz kropkę albo miejsce w zasięgu; z { DEED("!") } wystarczy twoje słowo.
refused-too-far = Za daleko: do { $location } { $dots ->
    [one] jest jedna kropka
    [few] są { $dots } kropki
    [many] jest { $dots } kropek
   *[other] jest { $dots } kropki
}, { $marked ->
    [0] a nie zaznaczono żadnej
   *[other] a zaznaczono { $marked }
} (R8). Zaznacz kolejną kropkę albo wpisz miejsce w zasięgu; z { DEED("!") } wystarczy twoje słowo.
refused-too-early-to-ask = Na pytanie za wcześnie: trwa tura Powiernika Pierścienia (R7). Jeśli Frodo już się ruszył, najpierw { DEED("done") }; karta pyta od razu, przez { DEED("card") }.
refused-no-questions-now = Teraz nie można o nic pytać (R17–R19). { what-now }
refused-question-waits = Pytanie czeka na odpowiedź (R23). Najpierw { DEED("answer") }, { DEED("withdraw") } albo { DEED("blocked") }.
refused-nothing-asked = Żadne pytanie nie czeka na odpowiedź (R23). Najpierw trzeba je zadać: { ASK("ask") }.
refused-start-not-searched = Przeszukanie w { $location } odpada: Frodo może tam zacząć (R17). Polowanie jest tam dozwolone.
refused-track-lies-there = Przeszukanie w { $location } odpada: leży tam żeton Tropu (R17). Polowanie jest dozwolone; jeśli żetonu tam nie ma, { DEED("track", $location, "off") }.
refused-exit-not-asked = Na wyjściach nie ma Przeszukań, Polowań ani żetonów (R20). Podaj miejsce z numerem.
refused-no-such-area = Na planszy nie ma { $area } (R19). Sprawdź oznaczenia jeszcze raz.
refused-area-unknown = Nikt nie powiedział, gdzie leży pewne miejsce (R19). Bez tego żadna odpowiedź nie jest prawdziwa: najpierw Powiernik Pierścienia podaje { ASK("area N AREA") }.
refused-no-encounter = Nie trwa żadne spotkanie (R24). { what-now }
refused-no-rescue = Nie trwa żaden ratunek (R14). { what-now }
refused-already-drawn = Płytki są już wylosowane (R24). Najpierw { DEED("accept") } albo { ASK("cancel T with NAME") }.
refused-nothing-drawn = Nie ma wylosowanych płytek (R25). { what-now }
refused-wrong-number-of-tiles = Podane płytki: { $said }, a trzeba wylosować { $wanted } (R24). Podaj wszystkie wylosowane, w kolejności losowania.
refused-name-the-tiles = W tej grze płytki losuje się ręcznie (R24). Wylosuj { $wanted } i podaj je w kolejności losowania, jak { ASK("tiles 3 eye 1r") }.
refused-not-in-pool = W puli nie ma już płytki { $tile } (R24). Sprawdź płytkę jeszcze raz; czerwona ma na końcu r.
refused-not-out-of-pool = Żadna płytka { $tile } nie opuściła puli. Żadna więc nie może wrócić; czerwona ma na końcu r.
refused-moves-are-known = Plansza mówi, ilu ruchów brakuje (R15). Liczby nie trzeba: { DEED("rescue") }.
refused-moves-are-unknown = Plansza nie powie, ilu ruchów brakuje (R15). Policz na planszy te, których Frodo jeszcze by potrzebował, i podaj { ASK("rescue N") }.
refused-tile-not-drawn = Płytki { $tile } nie wylosowano (R25). Podaj jedną z wylosowanych, tak jak została nazwana; czerwona ma na końcu r.
refused-red-not-cancelled = Żadna karta Kompanii nie anuluje czerwonej płytki (R25). Płytka { $tile } jest czerwona. Jeśli robi to inna karta: { ASK("cancel T with card") }.
refused-one-company-card = Najwyżej jedna karta Kompanii anuluje płytkę (R25). Do pozostałych: { ASK("cancel T with card") }; albo pozwól im działać.
refused-no-company-for-cards = Na te płytki nie pomoże żadna karta Kompanii (R25). Odwraca się ją tylko za płytkę ze spotkania albo ratunku. Zostaje { DEED("accept") } albo { ASK("cancel T with card") }.
refused-not-in-company = Karty „{ company-name }” nie ma w grze (R5). Podaj inną kartę; jeśli chodzi o Merry’ego, { DEED("company add merry") }.
refused-already-flipped = Karta „{ company-name }” jest już odwrócona (R25). Odwrócona więcej nie pomoże: podaj inną; jeśli na stole nie jest odwrócona, { DEED("company unflip", $who) }.
refused-no-escape = Nie ma przed czym uciekać (R28). { what-now }
refused-no-escape-to-exit = Ucieczka nie prowadzi na wyjście (R28). Podaj miejsce z numerem albo { DEED("escape stay") }.
refused-escape-not-connected = { $location } nie jest połączone z ostatnim miejscem (R28). Po drodze leży inne. Podaj inne albo { DEED("escape stay") }; z { DEED("!") } wystarczy twoje słowo.
refused-escape-too-far = Do { $location } { $dots ->
    [one] jest jedna kropka
    [few] są { $dots } kropki
    [many] jest { $dots } kropek
   *[other] jest { $dots } kropki
}; ucieczka sięga najwyżej przez { $most } (R28). Podaj inne miejsce albo { DEED("escape stay") }; z { DEED("!") } wystarczy twoje słowo.
refused-no-refresh = To nie jest Odświeżenie (R30). { what-now }
refused-part-is-over = To już koniec: nic się więcej nie zmienia (R13, R14, R27, P21). { DEED("undo") } cofa to, co zrobiono ostatnio.
refused-too-few-tokens = { $tokens ->
    [0] Na karcie Froda nie leży żaden żeton Drużyny
    [one] Na karcie Froda leży tylko jeden żeton Drużyny
    [few] Na karcie Froda leżą tylko { $tokens } żetony Drużyny
    [many] Na karcie Froda leży tylko { $tokens } żetonów Drużyny
   *[other] Na karcie Froda leży tylko { $tokens } żetonu Drużyny
} (R31). Jeśli leży ich więcej, podaj { ASK("fellowship = N") }.
refused-more-than-pool = { $pool ->
    [0] W grze nie ma żadnego żetonu Drużyny
    [one] W grze jest tylko jeden żeton Drużyny
    [few] W grze są tylko { $pool } żetony Drużyny
    [many] W grze jest tylko { $pool } żetonów Drużyny
   *[other] W grze jest tylko { $pool } żetonu Drużyny
} (R31). Nie podawaj więcej.
refused-pool-is-empty = W grze nie ma już żetonu Drużyny do usunięcia (R31). Ile ich jest: zobacz { DEED("fellowship") }.
refused-not-flipped = Karta „{ company-name }” nie jest odwrócona (R25). Jeśli na stole leży odwrócona, { DEED("company flip", $who) }.
refused-merry-is-here = Merry już dołączył (R5, P1). Dołącza tylko raz; kto jest w grze: zobacz { DEED("company") }.
refused-no-such-red-tile = Nie ma czerwonej płytki o wartości { $value } (R6). Sprawdź płytkę jeszcze raz.
refused-red-has-joined = Ta czerwona płytka jest już w grze (R32). Dołącza tylko raz; ile jest płytek: zobacz { DEED("pool") }.
refused-no-more-red-tiles = Obie czerwone płytki są już w grze (R32). Sprawdź płytkę jeszcze raz.
refused-barrow-wights-lie = Upiory Kurhanów leżą już obok toru (R32). Ile jest Oczu: zobacz { DEED("eyes") }.
refused-barrow-wights-count = Upiory Kurhanów liczą się jako Oko (R32). Leżą obok toru, więc jest co najmniej jedno.
refused-token-not-kept = Żetonu Informacji { $location } nie można już znaleźć (R21, R22). Podaj taki, który został i nie jest ukryty.
refused-exit-in-no-area = { $location } to wyjście, a wyjścia nie leżą w żadnym obszarze (R19). Podaj miejsce z numerem.
refused-area-is-known = Plansza sama mówi, gdzie leży { $location } (R19). Nie trzeba tego podawać.
refused-tiles-unknown = Płytek tej gry nie skopiowano (R6). Nikt nie wie, co zostało: zajrzyj do kubka.
refused-no-links = Plansza nie mówi, jak łączą się jej pola (R8). Zasięg nie jest tu znany: spójrz na planszę.
refused-nothing-in-reach-now = Teraz nikt nigdzie nie idzie (R8, R28, P9). { what-now }

refused-only-in-part = { $part ->
    [1] To należy do Części 1, która się skończyła (R7). W Części 2 są { DEED("advance") } i { ASK("gandalf N") }; trasa następuje po spotkaniu.
   *[other] To należy do Części 2, która się jeszcze nie zaczęła (P1). Zaczyna się po Części 1 albo z listem: { DEED("part2") }.
}
refused-no-letter-now = List pisze się między częściami (R33). { what-now }
refused-too-many-found = Podane żetony: { $said }, a losuje się najwyżej { $most } (R2). Sprawdź żetony Informacji jeszcze raz.
refused-letter-of-a-lost-game = Przy Spaczeniu { $corruption } nie ma Części 2 (R27). Frodo przepadł w Części 1. Sprawdź liczbę jeszcze raz.
refused-game-is-running = Trwa gra: listu się teraz nie otwiera (R33). Zepchnąłby ją ze stołu. Najpierw dokończ jej część albo uruchom program od nowa: gra jest zachowana. { what-now }
refused-part2-not-now = Część 2 zaczyna się po Części 1 albo z listem (P1). { what-now }
refused-not-in-the-set = W tym zestawie nie ma tylu płytek { $tile } (P5). Podaj zestaw, którym grano; jeśli go nie ma: { ASK("tiles=none") }.
refused-journeys-unknown = Nie są znane karty Podróży tej długości (P3). Nie ma tu z czego dobierać. Dobierz ręcznie; w przygotowaniu podaj { ASK("journey ROWS") }, po spotkaniu { ASK("course change ROWS") }.
refused-no-journeys-drawn = Nie dobrano kart do wyboru (P3). Najpierw { DEED("journey draw") }; dla karty dobranej ręcznie: { ASK("journey ROWS") }.
refused-too-many-rows = Podane wiersze: { $said }, a karta ma { $most } (P3). Start jest wśród nich. Policz je jeszcze raz.
refused-start-row-wanted = Karta zaczyna się tam, gdzie startuje Frodo (P3). Podaj to miejsce jako pierwsze.
refused-exit-not-at-end = Wyjściem jest tylko ostatni wiersz, a nie wiersz { $row } (P3). Przeczytaj kartę jeszcze raz.
refused-end-wants-exit = Ostatni wiersz karty to wyjście (P3). To jedna litera; przeczytaj kartę jeszcze raz.
refused-row-not-in-reach = Wiersz { $row } nie jest w zasięgu wierszy przed nim (R8, P3). Przeczytaj kartę jeszcze raz; jeśli kopia planszy jest błędna, z { DEED("!") } wystarczy twoje słowo.
refused-row-is-told = Wiersz { $row } już podano (P3). { DEED("undo") } to cofa.
refused-no-such-row = Nie ma wiersza { $row }: ostatni to { $last } (P3). Policz jeszcze raz.
refused-row-is-open = Wiersza { $row } jeszcze nie podano (P7). Nikt więc nie wie, dokąd idzie Frodo. Spójrz na kartę: { ASK("journey row", $row, "X") }, potem { DEED("advance") }.
refused-rows-missing = Karta musi sięgać wiersza { $wanted }, gdzie jest Frodo (P20). Tyle wierszy trzeba podać po starcie: podaj je, zaczynając od startu.
refused-name-the-rows = Nową kartę dobiera się ręcznie (P20). Dobierz ją i podaj wiersze, co najmniej do wiersza { $wanted }: start jako pierwszy.
refused-deck-too-small = { $left ->
    [0] W talii nie ma już kart
    [one] W talii została tylko jedna karta
    [few] W talii zostały tylko { $left } karty
    [many] W talii zostało tylko { $left } kart
   *[other] W talii zostało tylko { $left } karty
} (P20). Nie dobieraj więcej albo podaj wiersze karty dobranej ręcznie.
refused-strider-wanted = Karty do wyboru dobiera tylko Obieżyświat (P20). Robi to, póki jego karta jest w grze i nieodwrócona. Zostaje { DEED("course keep") } albo { DEED("course change") }; jeśli jego karta leży nieodwrócona, { DEED("company unflip strider") }.
refused-choice-waits = Najpierw trzeba wziąć jedną z dobranych kart (P20). Służy do tego { ASK("course take K") }; { DEED("undo") } cofa dobranie.
refused-nothing-to-choose = Nie dobrano kart do wyboru (P20). Najpierw { ASK("course draw N") }.
refused-no-such-card = Wśród dobranych nie ma karty { $said } (P20). { $most ->
    [one] Jest jedna: weź ją.
   *[other] Jest ich { $most }: wybierz jedną z nich.
}
refused-journey-missing = Karta Podróży nie jest jeszcze wybrana (P3). Najpierw { DEED("journey draw") } i { ASK("journey keep short|long") } albo { ASK("journey ROWS") }.
refused-deeds-missing = Żetony czynów Gandalfa nie są jeszcze wylosowane (P4). Najpierw { DEED("deeds draw") } albo { ASK("deeds N N N N") }.
refused-gandalf-missing = Gandalf nie ma jeszcze miejsca startowego (P4). Wybierz jeden z czterech żetonów: { ASK("gandalf start N") }.
refused-wrong-number-of-deeds = Podane żetony: { $said }, a losuje się { $wanted } (P4). Podaj wszystkie albo je wylosuj: { DEED("deeds draw") }.
refused-not-a-deed = Żaden żeton czynu nie ma numeru { $location } (P4). Sprawdź żeton jeszcze raz.
refused-deeds-unknown = Plansza nie wymienia żetonów czynów (P4). Nie ma tu z czego losować: wylosuj cztery z pudełka i podaj { ASK("deeds N N N N") }.
refused-not-among-his-deeds = Żaden z czterech żetonów nie ma numeru { $location } (P4). Wybierz jeden z wylosowanych.
refused-advance-first = Bez ruchu Froda naprzód tura się nie skończy (P8). Najpierw { DEED("advance") }.
refused-advance-or-rest-first = Bez ruchu naprzód albo odpoczynku tura się nie skończy (P8). Najpierw { DEED("advance") } albo { DEED("rest") }.
refused-frodo-first = Pierwszy idzie Frodo, potem Gandalf (P9). Najpierw { DEED("advance") } albo, o zmierzchu, { DEED("rest") }.
refused-gandalf-has-moved = Gandalf wykonał już swój jedyny ruch w tej turze (P9). Karta może przesunąć go dalej: { ASK("card gandalf N") }.
refused-gandalf-moves-first = Gandalf rusza się, zanim zrobi cokolwiek innego (P9–P11). Rusza się w każdej turze: podaj { ASK("gandalf N") }; ten sam numer, jeśli zostaje.
refused-gandalf-not-connected = { $location } nie jest połączone z miejscem Gandalfa (P9). Po drodze leży inne. Podaj takie, które jest, albo ten sam numer, jeśli zostaje; z { DEED("!") } wystarczy twoje słowo.
refused-gandalf-in-rivendell = Gandalf jest w Rivendell, poza grą (P12). Graj dalej bez niego.
refused-gandalf-stands = Gandalf zostaje tam, gdzie stoi jego figurka (P10). Zostaje, aż wszystkie Upiory Pierścienia skończą działać; teraz { DEED("done") }.
refused-gandalf-stands-there = Na { $location } stoi Gandalf: bez Przeszukań i Polowań (P17). Podaj inne miejsce.
refused-not-revealed-on-exit = Na wyjściu Gandalf się nie ujawnia (P10). Można go tam za to ogłosić: { DEED("gandalf rivendell") }.
refused-no-token-to-spend = Nie leży tam żeton Drużyny, by ujawnić Gandalfa (P10). Kosztuje to jeden z karty Froda; jeśli jakieś tam leżą, podaj { ASK("fellowship = N") }.
refused-nothing-to-hide = Gandalf ukrywa się tylko po ujawnieniu (P10). Robi to, gdy wszystkie Upiory Pierścienia skończą działać. { what-now }
refused-not-among-the-two = Żaden z dwóch wylosowanych żetonów nie ma numeru { $location } (P10). Wybierz jeden z nich.
refused-nothing-to-flee = Gandalf umyka, gdy znajdzie go Polowanie (P16). { what-now }
refused-not-a-remaining-deed = Żetonu czynu { $location } nie można teraz wylosować (P10, P13). Sprawdź żeton jeszcze raz.
refused-gandalf-place-first = Czyn dopiero, gdy Gandalf ma następne miejsce (P11). { what-now }
refused-no-deed-here = Żaden ukryty żeton czynu nie pasuje do miejsca Gandalfa (P11). Graj dalej albo najpierw przesuń go na takie miejsce.
refused-not-on-an-exit = Gandalfa nie ma na żadnym wyjściu (P12). Najpierw musi tam dojść.
refused-lord-is-in = Wódz Nazgûli jest już w grze (P18). { DEED("lord out") } go usuwa.
refused-lord-is-out = Wodza Nazgûli nie ma w grze (P18). { DEED("lord in") } go wprowadza.
refused-lord-not-today = Bez Pierścienia Morgulu: Wodza nie było dziś w grze (P14). Pierścień mówi, kto to jest, tylko w dniach, w których Wódz był w grze. Zapytaj bez niego; { DEED("lord in") }, jeśli Wódz stoi na planszy.
refused-lord-is-one-of-them = Bez Nazgûli nie ma wśród nich Wodza (P18). Liczy się do nich, więc jest co najmniej jeden: { DEED("nazgul 1 lord") }, jeśli jest sam.
refused-not-over = Gra się nie skończyła (P23). Nikt jeszcze nie wie, co znaczy dla Wojny o Pierścień. { what-now }
refused-nothing-told-yet = Część się nie skończyła. Co było ukryte, opowiada się na końcu. { what-now }
refused-table-word-too-late = Słowo Upiorów podaje się przed pierwszym losowaniem. Teraz ktoś mógłby już wiedzieć, do czego prowadzi. Można grać i bez niego.
refused-correction-waits = Poprawka dziennika czeka na decyzję. Najpierw { DEED("correct apply") } albo { DEED("correct keep") }.
refused-nothing-proposed = Nie zaproponowano poprawki. Najpierw powiedz, co jest źle: { ASK("correct 3 22") }, { ASK("correct insert 3 22") } albo { ASK("correct remove 3") }.
refused-no-such-entry = { $most ->
    [0] W dzienniku nie ma wpisów do poprawienia.
   *[other] Nie ma wpisu { $said }: tutaj można do { $most }. Wszystkie wpisy: zobacz { DEED("log") }.
}
refused-log-is-full = Dziennik jest pełny: ma szesnaście wpisów (R14). Popraw któryś albo najpierw jeden usuń.
refused-nothing-to-correct = Ten wpis już taki jest. Co tam stoi: zobacz { DEED("log") }.
refused-end-not-corrected = Poprawka nie zmienia tego, jak kończy się Część 1 (R13, R14). Kończy się ona na wyjściu albo na kroku 16, a poprawka nie wprowadza na wyjście, nie wyprowadza z niego i nie cofa końca. Cofnij ruch ({ DEED("undo") }) albo go wpisz: { ASK("move X") }.
refused-was-told = Wszystkim powiedziano, że był tam Gandalf (P10–P12). Albo jego figurka stoi tam na oczach wszystkich. Co powiedziano, zostaje; { DEED("undo") } wraca do wcześniejszej chwili.
refused-was-drawn = Dokąd poszedł Gandalf, wylosował program (P10, P16). Losowanie to nie pamięć: był tam.
refused-gandalf-is-somewhere = W dzienniku Gandalfa są tylko miejsca (P9). Nie ma w nim kropek ani ukośników.
refused-area-not-told = Odpowiedź zależy od obszaru, którego nikt nie podał. Zapytano o Percepcję w chwili, gdy Frodo albo Gandalf byłby w takim miejscu. Najpierw podaj { ASK("area N AREA") }.
refused-not-revealed-yet = Grę ujawnia się, gdy się skończyła. Albo po Części 1, jeśli nie gra się dalej. Do tego czasu nikt inny nie może nic z niej zobaczyć.

## Letters that cannot be opened

no-letter-not-a-letter = To nie jest List od Gandalfa z tego programu (R33). Podaj plik, który zapisało { DEED("letter PATH") }, albo wpisz kod z dziennika.
no-letter-newer = Ten list napisała nowsza wersja. Otwórz go w niej.
no-letter-damaged = Ten list nie jest taki, jak go napisano (R33). Czegoś brakuje albo coś zmieniono. Porównaj go z kodem w dzienniku; { DEED("letter-by-hand") } przyjmuje go z papieru.
no-letter-code-sign = „{ $sign }” nie występuje w żadnym kodzie. Są w nich cyfry i litery bez I, L, O i U. Sprawdź jeszcze raz.
no-letter-code-group = Grupa { $group } kodu ma literówkę albo złe miejsce. Porównaj { $typed } z dziennikiem, znak po znaku.
no-letter-contents = Kod mówi coś, czego nie ma w żadnej grze. Jest jednak spójny: czy napisał go inny program? { DEED("letter-by-hand") } przyjmuje Część 1 z papieru.

## Lines that are no command

misheard-not-a-row = „{ $word }” to nie wiersz karty. Wiersze to kropka, miejsce, miejsce z * na końcu (schronienie), a na końcu karty wyjście.
misheard-eyes-are-counted = Oczu się nie odrzuca (R26). Leżą obok toru i tam się je liczy: { ASK("eyes=N") }; eyer wśród odrzuconych płytek mówi, że jest między nimi czerwone.
misheard-wrong-number-of-rows = Podane wiersze: { $said }, a takiej karty nie ma (P3). Krótka ma start i 14, długa start i 16. Jeśli kartę przeczytano częściowo: { ASK("journey short ROWS") } albo { ASK("journey long ROWS") }.
misheard-too-many-players = Gracze Upiorów Pierścienia: najwyżej { $most }. Nie podawaj więcej.
misheard-not-a-location = „{ $word }” to nie miejsce. Miejsca to liczby od 1 do 999, a wyjścia to pojedyncze litery.
misheard-dot-not-asked = Na kropkach nie ma Przeszukań ani Polowań (R20). Podaj miejsce z numerem.
misheard-dot-no-escape = Ucieczka nie prowadzi na kropkę (R28). Podaj miejsce albo { DEED("escape stay") }.
table-corrects-to-no-dot = Ucieczka nie prowadzi na kropkę. Podaj miejsce albo „/”, jeśli został.
misheard-wants-area = „{ $word }” to nie obszar (R19). Miejsce leży w obszarze sekcji: II-A.
misheard-not-an-area = „{ $word }” to ani obszar, ani sekcja (R19). Obszar to II-A, sekcja to II: napisz to w ten sposób.
misheard-not-a-tile = „{ $word }” to nie płytka. Płytki to eye albo od 0 do 9, czerwone z r na końcu (eyer, 3r).

## Faults of boards, tile sets and journey decks

source = { $path }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(I jeszcze jeden błąd.)
    [few] {" "}(I jeszcze { $more } błędy.)
    [many] {" "}(I jeszcze { $more } błędów.)
   *[other] {" "}(I jeszcze { $more } błędu.)
}
fault-no-such-part = „part” to { $found }, a powinno być 1 albo 2.
fault-wants-location = „{ $key }”: { $item } to nie miejsce; ma to być liczba całkowita od 1 do 999.
fault-wants-area = „{ $key }”: { $item } to nie obszar; ma to być sekcja od I do VI, kreska i litera, jak II-A.
fault-wants-space = „{ $key }”: { $item } to nie pole z nazwą; ma to być miejsce (22), wyjście (C) albo nazwana kropka (.fork).
fault-wants-place = „{ $key }”: położenie { $item } ma być dwiema liczbami od 0 do 1: [0.5, 0.25].
fault-in-two-areas = „areas”: { $item } jest w { $area } i w { $other }. Może leżeć tylko w jednym.
fault-not-of-the-part = „areas”: { $area } nie jest obszarem Części { $part }. Część 1 ma sekcje I do III, Część 2 IV do VI, każda z obszarami A do D.
fault-nowhere-on-board = „{ $key }”: { $item } nie występuje w żadnym łączu ani obszarze. Dodaj je tam albo usuń tutaj.
fault-bad-token = W „{ $chain }” { $token } to nie pole. Ma to być liczba od 1 do 999, wielka litera, kropka albo kropka z nazwą.
fault-short-chain = „links”: „{ $chain }” to za mało. Łańcuch łączy co najmniej dwa pola.
fault-loose-end = „links”: „{ $chain }” zaczyna się albo kończy samą kropką. Nazwij tę kropkę albo wpisz na końcu miejsce.
fault-joined-to-itself = „links”: w „{ $chain }” { $space } łączy się samo ze sobą. Łączą się dwa różne pola.
fault-joined-twice = „links”: w „{ $chain }” łączą się { $space } i { $other }, a są już połączone. Usuń jedno.
fault-too-many-spaces = „links”: pól jest więcej niż { $most }, a tylu nie ma żadna plansza.

# What is missing on a copied board, and what looks wrong (underhill board check, and the pages for copying)

proof-fewer = { $what ->
    [starts] Miejsca startowe Froda: { $found } z { $printed }.
    [nazgul] Miejsca startowe Nazgûli: { $found } z { $printed }.
    [information] Numery Informacji: { $found } z { $printed }.
    [deeds] Numery czynów: { $found } z { $printed }.
   *[areas] Obszary: { $found } z { $printed }.
}
proof-more = { $what ->
    [starts] Miejsca startowe Froda: { $found }, a w pudełku żetonów do nich jest { $printed }.
    [nazgul] Miejsca startowe Nazgûli: { $found }, a plansza ma { $printed }.
    [information] Numery Informacji: { $found }, a w pudełku żetonów jest { $printed }.
    [deeds] Numery czynów: { $found }, a w pudełku żetonów jest { $printed }.
   *[areas] Obszary: { $found }, a plansza ma { $printed }.
}
proof-gaps = { $count ->
    [one] { $locations } nie jest jeszcze z niczym połączone ani w żadnym obszarze, choć wyższe numery są.
   *[other] { $locations } nie są jeszcze z niczym połączone ani w żadnym obszarze, choć wyższe numery są.
}
proof-no-links = Nic jeszcze nie jest z niczym połączone.
proof-unlinked = { $count ->
    [one] { $locations } z niczym nie jest połączone.
   *[other] { $locations } z niczym nie są połączone.
}
proof-no-exit = Nie ma wyjścia.
proof-in-no-area = { $count ->
    [one] { $locations } nie leży w żadnym obszarze.
   *[other] { $locations } nie leżą w żadnym obszarze.
}
proof-information-nowhere = Numer Informacji { $location } z niczym jeszcze nie jest połączony i nie leży w żadnym obszarze.
proof-deed-nowhere = Numer czynu { $location } z niczym jeszcze nie jest połączony i nie leży w żadnym obszarze.
proof-dead-ends = { $count ->
    [one] { $spaces } to ślepy zaułek: prowadzi tam jedno przejście, a dalej żadne.
   *[other] { $spaces } to ślepe zaułki: do każdego prowadzi jedno przejście, a dalej żadne.
}
proof-cut-off = { $count ->
    [one] { $locations } jest odcięte od reszty planszy.
   *[other] { $locations } są odcięte od reszty planszy.
}
proof-exit-too-far = Wyjście { $exit } jest za daleko: liczba ruchów od najbliższego startu to { $moves }, a tor Ruchu kończy się na kroku { $steps }.
proof-exit-out-of-reach = Z żadnego startu nie ma przejścia do wyjścia { $exit }.
proof-example-adjacent = W przykładach z instrukcji { $location } sąsiaduje z { $other }.
proof-example-not-adjacent = W przykładach z instrukcji { $location } jest połączone z { $other }, ale nie sąsiaduje.
proof-example-near = { $dots ->
    [16] W przykładach z instrukcji { $location } jest połączone z { $other }.
    [one] W przykładach z instrukcji { $location } jest połączone z { $other }, najwyżej przez jedną kropkę.
    [few] W przykładach z instrukcji { $location } jest połączone z { $other }, najwyżej przez { $dots } kropki.
    [many] W przykładach z instrukcji { $location } jest połączone z { $other }, najwyżej przez { $dots } kropek.
   *[other] W przykładach z instrukcji { $location } jest połączone z { $other }, najwyżej przez { $dots } kropki.
}
proof-example-dots = { $dots ->
    [one] W przykładach z instrukcji między { $location } a { $other } leży jedna kropka; tutaj { $found }.
    [few] W przykładach z instrukcji między { $location } a { $other } leżą { $dots } kropki; tutaj { $found }.
    [many] W przykładach z instrukcji między { $location } a { $other } leży { $dots } kropek; tutaj { $found }.
   *[other] W przykładach z instrukcji między { $location } a { $other } leży { $dots } kropki; tutaj { $found }.
}
proof-example-apart = W przykładach z instrukcji { $location } nie jest połączone z { $other }.
proof-example-reach = { $dots ->
    [0] W przykładach z instrukcji z { $location } sąsiadują { $listed }; tutaj { $found }.
   *[other] W przykładach z instrukcji w zasięgu { $location } (zaznaczone kropki: { $dots }) są { $listed }; tutaj { $found }.
}
proof-example-rescue = W przykładach z instrukcji z { $location } (zaznaczone kropki: { $dots }) liczba ruchów do najbliższego wyjścia to { $moves }; tutaj { $found }.
proof-example-area = W przykładach z instrukcji { $location } leży w { $area }; tutaj w { $found }.
proof-example-section = W przykładach z instrukcji { $location } leży w sekcji { $section }; tutaj w { $found }.
proof-example-nazgul = W przykładach z instrukcji w { $location } startuje Nazgûl.
proof-example-start = W przykładach z instrukcji w { $location } startuje Frodo.
proof-example-deed = W przykładach z instrukcji { $location } to numer żetonu czynu.
proof-example-dark = W przykładach z instrukcji { $location } to Mroczne miejsce.

fault-wants-tile = „{ $key }”: { $item } to nie płytka; ma to być "eye" albo liczba od 0 do 9.
fault-wrong-length = „{ $key }”: na karcie „{ $card }” liczba ruchów po starcie to { $found }, a powinno być { $wanted }.
fault-bad-row = „{ $key }”: na karcie „{ $card }” { $row } to nie wiersz. Ma to być kropka, miejsce, miejsce z * albo wyjście na końcu.
fault-exit-not-last = „{ $key }”: karta „{ $card }” powinna kończyć się wyjściem i nie mieć żadnego wcześniej.

## What the table is told

told-opened = { $board-known ->
    [no] Plansza to ta na stole
   *[yes] Plansza to { $board }
}, { $tiles-known ->
    [no] płytki są w kubku
   *[yes] płytki to { $tiles }
}.{ $counts ->
    [odd] {" "}W pudełku jest 15 beżowych, 3 szare i 2 czerwone płytki, a w tym zestawie jest inaczej.
   *[right] {""}
}{ $repeatable ->
    [yes] {" "}Losowania tej gry można powtórzyć, bo podano ziarno.
   *[no] {""}
}
told-own-board = { $whose ->
    [own-by-its-name] Plansza „{ $named }” to czyjaś własna kopia, a z programu ma tylko nazwę.
   *[own] Plansza „{ $named }” to czyjaś własna kopia.
}
told-own-tiles = { $whose ->
    [own-by-its-name] Płytki „{ $named }” to czyjaś własna kopia, a z programu mają tylko nazwę.
   *[own] Płytki „{ $named }” to czyjaś własna kopia.
}
told-own-journeys = { $whose ->
    [own-by-its-name] Karty Podróży „{ $named }” to czyjaś własna kopia, a z programu mają tylko nazwę.
   *[own] Karty Podróży „{ $named }” to czyjaś własna kopia.
}
told-information-hidden = Karta ukrywa Informacje w { $location }.
turn-name = { $turn ->
    [daylight-1] pierwsza tura dnia
    [daylight-2] druga tura dnia
   *[nightfall] zmierzch
}
told-phase = { $phase ->
    [encounter] Nazgûle znalazły Froda: policz te w miejscu Polowania i w miejscach sąsiednich.
    [escape] Frodo ucieka.
    [rescue] Frodo nie dotarł do wyjścia i trzeba go ratować: Upiory Pierścienia nie grają.
    [refresh] Dzień się skończył: karty, gracz prowadzący, kości.
    [bree] Frodo dotarł do Bree. Część 1 się skończyła.
    [rescued] Frodo uratowany. Część 1 się skończyła.
    [corrupted] Frodo uległ Spaczeniu. Wygrywają Upiory Pierścienia.
    [fleeing] Gandalf umyka: losuje żeton czynu.
    [hiding] Wszystkie Upiory Pierścienia skończyły działać: Gandalf znów się ukrywa.
    [rivendell] Frodo jest w Rivendell. Wygrywa Powiernik Pierścienia.
   *[other] {""}
}
told-part2 = Część 2: odwróć planszę. { $known ->
    [yes] To { $board }.
   *[no] To ta na stole.
} Karty Sojuszników z ręki wymienia się na tyle samo z nowej talii; żetony Tropu schodzą z planszy, Ruch na 0; żetony startowe i odrzucone płytki odkłada się na bok. Upiory Pierścienia mogą na nowo podzielić między siebie karty Czarów, a gracza prowadzącego losuje się od nowa.{ $repeatable ->
    [yes] {" "}Losowania tej części można powtórzyć, bo podano ziarno.
   *[no] {""}
}
told-hunt-pool = { $known ->
    [yes] Płytki w kubku: { $count }. To te, które zostały, szare i specjalne, które dołączyły.
   *[no] Do kubka idą płytki, które zostały, trzy szare i specjalne, które dołączyły.
}
told-length = Podróż jest { $length ->
    [short] krótka
   *[long] długa
}. Ruchy: { $moves }; Frodo przepada przy Spaczeniu { $limit }.
told-gandalf-hidden = Figurka Gandalfa schodzi z planszy.
told-gandalf-in-rivendell = Gandalf jest w Rivendell, poza grą.
told-lord-in = Wódz Nazgûli jest w grze: zastępuje jednego Nazgûla, a jeśli zaczyna w grze, to Nazgûla gracza prowadzącego.
told-lord-out = Wódz Nazgûli opuszcza grę; jego kość odchodzi na koniec dnia.
told-course-kept = Frodo trzyma się swojej trasy.
told-course-drawn = Dobrano karty do wyboru.
told-course-changed = Frodo zmienia trasę: wszystkie żetony Tropu schodzą z planszy, jego figurka idzie na krok { $step }.
told-journey-changed = Karta zmienia kartę Podróży; figurka i żetony Tropu zostają.
told-table-word = Słowo Upiorów Pierścienia: { $word }. Wpływa na każde losowanie.
told-corrected = Wpis w dzienniku był błędny i został poprawiony; { $count ->
    [0] żadna odpowiedź nie byłaby inna.
    [one] jedna odpowiedź byłaby inna:
    [few] { $count } odpowiedzi byłyby inne:
    [many] { $count } odpowiedzi byłoby innych:
   *[other] { $count } odpowiedzi byłoby innych:
}
told-corrected-encounter = Co powiedziano, zostaje: spotkanie, które miało nastąpić, odbywa się, a przegapione nie.
told-step = Figurka Froda idzie na krok { $step }.
told-rested = Frodo odpoczywa.
told-no-move = Frodo nie rusza się w tej turze, na słowo Powiernika Pierścienia.
told-hands = Najpierw karty na ręce: nikt nie zatrzymuje więcej niż pięciu kart Sojuszników, a żaden gracz Upiorów więcej niż pięciu kart Czarów; kto ma więcej, od razu odrzuca.
told-eye = Znacznik tury pokazuje Oko: darmowe Polowanie zamiast darmowego Przeszukania.
limit-told = { $limit-known ->
    [yes] {" "}z { $limit }
   *[no] { $limit ->
        [0] {""}
       *[other] {", "}limit +{ $limit }
    }
}
told-corruption = Spaczenie wynosi { $total }{ limit-told }{ $cause ->
    [night] {" "}(ruch nocą)
   *[table] { $given ->
        [yes] {" "}({ $reason })
       *[no] {""}
    }
}.
told-fellowship = Żetony Drużyny: { $tokens } z { $pool }.
told-company = { company-name }: { $card ->
    [flipped] karta odwrócona.
    [ready] karta leży zdolnościami do góry.
   *[away] karty nie ma w grze.
}
company-name = { $who ->
    [frodo] Frodo
    [sam] Sam
    [pippin] Pippin
    [merry] Merry
   *[strider] Obieżyświat
}
told-asked = Upiory Pierścienia pytają: { $question }.
told-withdrawn = Pytanie wycofane: { $question }.
told-blocked = Pytanie anulowane kartą: { $question }{ $given ->
    [yes] {" "}({ $reason })
   *[no] {""}
}.
told-tiles = { $count ->
    [0] Nie losuje się płytek.
    [one] Wylosowana płytka: { $tiles }.
   *[other] Wylosowane płytki ({ $count }): { $tiles }.
}
told-tile-returned = Płytka { $tile } wraca do kubka.
told-tile-put-back = Na słowo stołu płytka { $tile } jest znów w kubku.
told-tile-taken-out = Na słowo stołu płytka { $tile } opuściła kubek.
told-tile = Płytka { $tile }: Spaczenie wynosi { $total }{ limit-told }.
told-tile-lost = Płytka { $tile } jest poza grą.
told-red = Do kubka dołącza czerwona płytka: { $value }.
told-barrow-wights = Upiory Kurhanów leżą obok toru; Oczy: { $eyes }.
told-eyes-set = Oczy obok toru, tak jak na stole: { $eyes }.
question-search = Przeszukanie { $target }
question-hunt = Polowanie { $target }
question-perception = Percepcja { $target }

question-morgul = Percepcja { $target } z Pierścieniem Morgulu

## What hands do for it

hands-information = Oddaj żeton Informacji { $location }: to ich { $count ->
    [1] pierwszy. Dowolną kość można wydać na ruch o jeden krok dalej.
    [2] drugi. Dwie kości można wydać na Polowanie albo Percepcję.
    [3] trzeci. Miecz można wydać na ruch o jeden krok, a potem Przeszukanie.
    [4] czwarty. Pierścień można wydać na ruch o dwa kroki dalej.
   *[other] piąty. Wódz Nazgûli zaczyna Część 2 w grze.
}
hands-track = { $before ->
    [none] Połóż żeton Tropu na { $location }
    [same] Żeton Tropu na { $location } zostaje, jak leży
   *[other] Odwróć żeton Tropu na { $location }
}, { $side ->
    [eye] Okiem
   *[sword] Mieczem
} do góry.

## The Letter from Gandalf

envelope = Do koperty idą:
envelope-corruption = Zapisz w dzienniku podróży: Spaczenie { $corruption }.
envelope-sorcery-piles = Do pudełka, osobno: stos dobierania kart Czarów i stos odrzuconych. Cała reszta też idzie do pudełka.
envelope-rest = Poniższy kod to ten sam list, tylko bez imion graczy i własnych plansz: zapisz go ołówkiem w dzienniku.
letter-tokens = { $count ->
    [0] ani jednego żetonu Drużyny
    [one] jeden żeton Drużyny
    [few] { $count } żetony Drużyny
    [many] { $count } żetonów Drużyny
   *[other] { $count } żetonu Drużyny
}
letter-company = { $count ->
    [0] ani jednej karty Kompanii
   *[other] Kompania: { $list }
}
letter-hand = { $count ->
    [0] ani jednej karty Sojusznika
    [one] jedna karta Sojusznika
    [few] { $count } karty Sojuszników
    [many] { $count } kart Sojuszników
   *[other] { $count } karty Sojuszników
}
letter-hand-untold = karty Sojuszników Powiernika Pierścienia
letter-sorcery = karty Czarów, według graczy: { $list }
letter-sorcery-untold = karty Czarów każdego z graczy Upiorów, osobno
letter-flipped = zużyte, do pudełka: { $list }
letter-information = znalezione Informacje: { $list }
letter-discarded = odrzucone płytki: { $list }
letter-eyes = płytki Oka leżące obok toru: { $count }
letter-barrow-wights = Upiory Kurhanów leżące obok toru
letter-red = specjalne płytki w grze: { $list }
letter-players = Powiernik Pierścienia: { $ring-bearer }. Upiory Pierścienia: { $ringwraiths }.
letter-own-files = Plansza, płytki albo karty tej gry pochodziły z własnych plików, a w kodzie nie ma na nie miejsca: podaj je przy { DEED("part2") } (board=…, tiles=…, journeys=…).
    .window = Plansza, płytki albo karty tej gry pochodziły z własnych plików, a w kodzie nie ma na nie miejsca: podaj ich pliki w wierszach obok.
letter-played = Ten list otwarto i rozegrano już wcześniej, { $day }. Mimo to jest ważny.
previously = Poprzednio{ $dated ->
    [yes] , w grze zaczętej { $begun }
   *[no] {""}
}: po { $day ->
    [one] jednym dniu
   *[other] { $day } dniach
} i { $step ->
    [one] jednym kroku
   *[other] { $step } krokach
} { $rescued ->
    [yes] Froda trzeba było ratować, ale dotarł do Bree
   *[no] Frodo dotarł do Bree
}. Spaczenie wynosi { $corruption }; { $found ->
    [0] Upiory Pierścienia nie znalazły Informacji
    [one] Upiory Pierścienia znalazły jeden żeton Informacji
    [few] Upiory Pierścienia znalazły { $found } żetony Informacji
    [many] Upiory Pierścienia znalazły { $found } żetonów Informacji
   *[other] Upiory Pierścienia znalazły { $found } żetonu Informacji
}.
previously-on-paper = Część 1 rozegrano na papierze. Spaczenie wynosi { $corruption }.
take-out = Do wyjęcia z koperty:
take-out-sorcery = Karty Czarów wyjmuje gracz Upiorów Pierścienia, żeby nikt inny ich nie zobaczył. Każdy gra po tej samej stronie co przedtem.

## What the Ring-bearer is told alone

whispered-token-hidden = Informacje w { $location } są ukryte na dobre.
area-unknown = Nikt nie powiedział, w którym obszarze leży { $location }.
whispered-filled = Tak zaczyna się tylko jedna z podanych przez ciebie kart, więc reszta wierszy jest uzupełniona. Porównaj je z kartą; jeśli któryś jest błędny, podaj { ASK("journey row I X") }.
place = { $named ->
    [yes] { $name } ({ $last })
   *[no] { $last }
}{ $placed ->
    [yes] {" "}w { $area }
    [exit] {""}
   *[no] {" "}(w którym obszarze? { ASK("area", $last, "…") })
}
whispered-walked = To inna karta, niż się zdawało, a wiersze do kroku { $step }, które Frodo przeszedł, uzupełniono z niewłaściwej. Porównaj je z kartą; jeśli któryś jest błędny, { DEED("undo") } do niego wraca.
whispered-token-would = { $now ->
    [hidden] Informacje w { $location } byłyby ukryte na dobre.
   *[kept] Informacje w { $location } można by znów znaleźć.
}
whispered-no-way = Według planszy żaden ruch nie prowadzi z { $from } do { $to }: wpis { $at } byłby tam na twoje słowo.
whispered-nothing-touched = Żadna odpowiedź nie byłaby inna.
private = { $part ->
    [1] {""}
   *[other] Frodo:{" "}
}{ place }, { $dots ->
    [0] odtąd bez kropek
    [one] odtąd jedna kropka
    [few] odtąd { $dots } kropki
    [many] odtąd { $dots } kropek
   *[other] odtąd { $dots } kropki
}{ $exit-known ->
    [yes] , { $exit ->
        [one] jeden ruch
        [few] { $exit } ruchy
        [many] { $exit } ruchów
       *[other] { $exit } ruchu
    } do { $part ->
        [1] najbliższego wyjścia
       *[other] Rivendell
    }
   *[no] {""}
}.
private-gandalf = Gandalf: { place }{ $stands ->
    [yes] , ujawniony
   *[no] {""}
}.{ $deed ->
    [yes] {" "}Można tu dokonać czynu.
   *[no] {""}
}
private-company = Może teraz pomóc karta „{ company-name }”.

## When all is over

story-log = Część 1: { $way }
story-card = { $count ->
    [1] Karta Podróży: { $way }
   *[other] Karta Podróży { $number }, od kroku { $from }: { $way }
}
story-gandalf = Gandalf: { $way }
war-tokens = Na Wojnę o Pierścień: { $shadow ->
    [0] { $free-peoples ->
        [1] jeden żeton akcji dla Wolnych Ludów, według ich wyboru
        [few] { $free-peoples } żetony akcji dla Wolnych Ludów
        [many] { $free-peoples } żetonów akcji dla Wolnych Ludów
       *[other] { $free-peoples } żetonu akcji dla Wolnych Ludów
    }
    [1] { $free-peoples ->
        [0] jeden żeton akcji dla Cienia, według jego wyboru
       *[other] po jednym żetonie akcji dla każdej ze stron, według ich wyboru
    }
    [few] { $shadow } żetony akcji dla Cienia
    [many] { $shadow } żetonów akcji dla Cienia
   *[other] { $shadow } żetonu akcji dla Cienia
}.

## Status

status-board = Plansza: { $value }
status-phase = Faza: { $value }
status-tiles = Płytki: { $value }
status-options = Opcje: { $value }
status-moved = Frodo wykonał w tej turze swój zwykły ruch.
status-flipped = Odwrócone: { $value }
status-red = Czerwone płytki, które dołączyły: { $value }
status-step = Tor Ruchu: { $value }
status-corruption = Spaczenie: { $value }
status-fellowship = Drużyna: { $value }
status-company = Kompania: { $value }
status-eyes = Oczy: { $value }
status-pool = Płytki w puli: { $value }
status-log = { table-log }: { $value }
status-tracks = { table-tracks }: { $value }
status-reach = W zasięgu: { $value }
status-drawn = Wylosowane płytki: { $value }
status-found = Frodo znaleziony: nastąpi spotkanie.

status-gandalf-moved = Gandalf wykonał w tej turze swój ruch.
status-deeds = Dokonane czyny: { $value }
status-result = Wojna o Pierścień, żetony akcji: { $value }

## The host's line: what hands do now

host = { $phase ->
    [setup] { $start-set ->
        [no] Wylosuj miejsce startowe Froda, w tajemnicy.
       *[yes] { $information-set ->
            [no] Wylosuj pięć żetonów Informacji, w tajemnicy.
           *[yes] { $given ->
                [no] Wybierz { $give ->
                    [one] jeden żeton
                    [few] { $give } żetony
                    [many] { $give } żetonów
                   *[other] { $give } żetonu
                } do jawnego oddania.
               *[yes] Rozstaw Nazgûle, rzuć sześcioma kośćmi i zacznij z wynikami Cienia.
            }
        }
    }
    [ring-bearer] { $turn ->
        [nightfall] { $moved ->
            [yes] Zmierzch, po ruchu: figurka na krok { $step }, Spaczenie na { $corruption }, znacznik na drugą stronę. Potem koniec tury.
           *[no] { $rested ->
                [yes] Zmierzch, odpoczynek: nic się nie rusza. Potem koniec tury.
               *[no] Zmierzch: Powiernik Pierścienia odpoczywa albo rusza się za 1 punkt Spaczenia i Oko.
            }
        }
       *[other] { $moved ->
            [yes] { turn-title }, po ruchu: figurka na krok { $step }. Potem koniec tury.
           *[no] { turn-title }: rusza się Powiernik Pierścienia.
        }
    }
    [ringwraiths] { turn-title }: Nazgûle działają po kolei{ $eye ->
        [yes] , każdy z darmowym Polowaniem; Przeszukanie tylko z karty albo żetonu Informacji
       *[no] , każdy z darmowym Przeszukaniem
    }. { $found ->
        [yes] Frodo znaleziony: gdy skończą wszystkie, dochodzi do spotkania.
       *[no] Potem koniec tury.
    }
    [encounter] Policz Nazgûle w miejscu Polowania i obok niego.
    [escape] Powiernik Pierścienia zapisuje ucieczkę albo zostaje; figurka o krok dalej.
    [rescue] Krok 16 i brak wyjścia: wylosuj płytkę za każdy brakujący ruch.
    [refresh] Odświeżenie: dobierz kartę Sojusznika, przekaż prowadzenie, dobierz kartę Czarów, rzuć kośćmi.
    [bree] Frodo dotarł do Bree. Część 1 się skończyła. Graj dalej albo zachowaj ją w liście na inny wieczór.
    [rescued] Frodo uratowany. Część 1 się skończyła. Graj dalej albo zachowaj ją w liście na inny wieczór.
    [corrupted] Frodo uległ Spaczeniu. Wygrywają Upiory Pierścienia.
    [letter] List jest otwarty. Odwróć planszę i przygotuj Część 2.
   *[other] {""}
}
host-2-marker = { $turn ->
    [nightfall] Zmierzch, { $rested ->
        [yes] odpoczynek: nic się nie rusza
       *[no] po ruchu: figurka na krok { $step }, Spaczenie na { $corruption }, znacznik na drugą stronę
    }
   *[other] { turn-title }: figurka na krok { $step }
}
host-2 = { $phase ->
    [setup] { $journey-set ->
        [no] Dobierz po jednej karcie Podróży z każdej talii, w tajemnicy, i zostaw sobie jedną.
       *[yes] { $deeds-set ->
            [no] Wylosuj cztery żetony czynów, w tajemnicy.
           *[yes] { $gandalf-set ->
                [no] Jeden z czterech to miejsce startowe Gandalfa.
               *[yes] Postaw po dwa Nazgûle w każdym z ich dwóch miejsc startowych, rzuć sześcioma zwykłymi kośćmi i zacznij z wynikami Cienia.
            }
        }
    }
    [ring-bearer] { $moved ->
        [no] { $rested ->
            [no] { $turn ->
                [nightfall] Zmierzch: Frodo odpoczywa albo posuwa się naprzód za 1 punkt Spaczenia i Oko.
               *[other] { turn-title }: Frodo posuwa się o krok naprzód.
            }
           *[yes] { host-2-gandalf }
        }
       *[yes] { host-2-gandalf }
    }
    [ringwraiths] { turn-title }: Nazgûle działają po kolei{ $eye ->
        [yes] , każdy z darmowym Polowaniem; Przeszukanie tylko z karty albo żetonu Informacji
       *[no] , każdy z darmowym Przeszukaniem
    }{ $lord ->
        [yes] ; ich Wódz zużywa kość albo poluje bez kości tam, gdzie stoi
       *[no] {""}
    }{ $stands ->
        [yes] ; żaden nie wchodzi na { $figure }, gdzie stoi Gandalf
       *[no] {""}
    }. { $found ->
        [yes] Frodo znaleziony: gdy skończą wszystkie, dochodzi do spotkania.
       *[no] Potem koniec tury.
    }
    [fleeing] Gandalf znaleziony. Wylosuj żeton czynu w tajemnicy.
    [hiding] Figurka Gandalfa schodzi z planszy; bierze on jeden z dwóch żetonów czynów, w tajemnicy.
    [encounter] Policz Nazgûle w miejscu Polowania i obok niego{ $lord ->
        [yes] , i czy jest wśród nich Wódz: liczy się za dwie płytki
       *[no] {""}
    }.
    [escape] { $choosing ->
        [yes] Powiernik Pierścienia bierze jedną z dobranych kart.
       *[no] Frodo trzyma się trasy albo ją zmienia: figurka o krok w tył, zdejmij żetony Tropu, inna karta.
    }
    [refresh] Odświeżenie: dobierz kartę Sojusznika, przekaż prowadzenie, dobierz kartę Czarów, rzuć kośćmi{ $lord ->
        [yes] ; Cień Morgulu ich Wodza nie daje żetonu Drużyny
       *[no] {""}
    }.
    [corrupted] Frodo uległ Spaczeniu. Wygrywają Upiory Pierścienia.
    [rivendell] Frodo jest w Rivendell. Wygrywa Powiernik Pierścienia.
   *[other] {""}
}
host-2-gandalf = { host-2-marker }. { $gandalf-moved ->
    [no] Potem rusza się Gandalf.
   *[yes] { $stands ->
        [yes] Gandalf stoi na { $figure }: Nazgûle stamtąd odchodzą o najwyżej dwa kroki, jedną zwykłą kość się odrzuca. Potem koniec tury.
       *[no] { $in-rivendell ->
            [yes] Potem koniec tury.
           *[no] { $on-exit ->
                [yes] Na wyjściu Gandalf się nie ujawnia: można go tam ogłosić, opuszcza grę, a limit rośnie o 1. Potem koniec tury.
               *[no] Jeśli w jego miejscu są Nazgûle, Gandalf może się ujawnić za żeton Drużyny, który opuszcza grę; albo może dokonać czynu. Potem koniec tury.
            }
        }
    }
}
turn-title = { $turn ->
    [daylight-1] Pierwsza tura dnia
    [daylight-2] Druga tura dnia
   *[nightfall] Zmierzch
}
host-asked = { $question }: odpowiedz, wycofaj albo anuluj kartą.
host-drawn = { $count ->
    [0] Nie losuje się płytek.
   *[other] Wylosowane: { $tiles }. Odwróć jedną kartę Kompanii, by płytka wróciła do kubka, albo przyjmij wszystkie.
}

## The terminal

help = X to kropka (.), miejsce albo wyjście; N to liczba; T to płytka (eye, 3, 3r). help COMMAND mówi więcej.
help-new = Zaczyna grę: hunt albo bez nazwy. Bez kluczy jest to plansza treningowa; z własnym pudełkiem: board=none starts=N,N,N. Ścieżkę ze spacjami podaje się w prostych cudzysłowach.
help-start = Gdzie zaczyna Frodo (R1): numer z żetonu albo losowanie przez aplikację.
help-information = Pięć żetonów Informacji za zasłonką (R2), z pudełka albo wylosowanych przez aplikację.
help-give = Oddaje tyle z pięciu żetonów, ile uzgodniono (R2).
help-begin = Zaczyna pierwszy dzień, z wyrzuconymi wynikami Cienia (R4).
help-move = Zwykły ruch Froda (R8): kropka, miejsce albo wyjście. ! oznacza: na twoje słowo; free oszczędza Spaczenia za ruch nocą.
help-rest = Frodo odpoczywa o zmierzchu (R7); z ! za dnia się nie rusza.
help-reach = Mówi, gdzie można teraz wejść (R8) albo uciec (R28); w Części 2, dokąd może iść Gandalf (P9).
help-log = Pokazuje dziennik podróży.
help-done = Kończy turę Powiernika Pierścienia albo Upiorów Pierścienia (R7); z ! bez ruchu Froda.
help-search = Czy miejsce występuje w dzienniku (R17).
help-hunt = Czy miejsce występuje w dzienniku i czy jest tam Frodo (R18).
help-perception = Czy ostatnie miejsce leży w obszarze albo w sekcji (R19). morgul, w dniu, w którym Wódz Nazgûli jest w grze, mówi też, kto (P14).
help-ask = Najpierw nazywa pytanie, żeby można je było wycofać albo anulować kartą (R23); Powiernik Pierścienia widzi, jaka byłaby odpowiedź.
help-answer = Odpowiada na nazwane pytanie (R23).
help-withdraw = Wycofuje nazwane pytanie (R23).
help-blocked = Karta anuluje nazwane pytanie (R23).
help-card = Karta kogoś przesuwa, pyta albo zmienia kartę Podróży: w turze dowolnej strony i w Odświeżeniu (R12).
help-tracks = Wymienia żetony Tropu na planszy.
help-nazgul = Ile Nazgûli jest w spotkaniu (R24); za każdego losuje się płytkę.
help-cancel = Odsyła wylosowane płytki (R25): jedną kartą Kompanii, i nie czerwoną; dowolne innymi kartami (card). Reszta działa.
help-accept = Wszystkie wylosowane płytki działają (R26).
help-escape = Dokąd ucieka Frodo (R28) albo że zostaje.
help-rescue = Losuje płytkę za każdy ruch, którego Frodo jeszcze by potrzebował (R15).
help-refresh = Zaczyna następny dzień, z wyrzuconymi wynikami Cienia (R30).
help-draw = Losuje płytki do karty, w turze dowolnej strony i w Odświeżeniu (R12).
help-corruption = Podaje Spaczenie albo ustawia takie, jakie jest na stole (R32).
help-fellowship = Podaje żetony Drużyny albo ustawia je tak, jak leżą; pool N mówi, ile ich jest w grze (R31).
help-company = Wymienia nieodwrócone karty Kompanii, odwraca jedną (także z powrotem) albo pozwala, by dołączył Merry (R5).
help-red = Do puli dołącza czerwona płytka (R32).
help-barrow-wights = Jedno Oko więcej obok toru (R32).
help-eyes = Podaje Oczy obok toru albo ustawia je tak, jak leżą, razem z Upiorami Kurhanów.
help-pool = Podaje, ile płytek zostało; +T wkłada z powrotem tę, która opuściła pulę, -T jedną wyjmuje.
help-track = Ustawia żeton Tropu tak, jak leży na planszy.
help-token = Karta ujawnia żeton Informacji na oczach wszystkich (found) albo ukrywa go w tajemnicy (hidden) (R32).
help-area = Podaje, gdzie leży miejsce, którego plansza nie umieszcza (R19).
help-letter = Zachowuje Część 1 na inny wieczór (R33): zapisuje plik, podaje kod i to, co odłożyć.
help-open-letter = Otwiera List od Gandalfa, plik albo kod; part2 kontynuuje grę.
help-letter-by-hand = Część 1 rozegrano na papierze: co jest w kopercie (R33). eyes liczy płytki Oka, barrow-wights to jedno więcej.
help-part2 = Przygotowuje Część 2 (P1–P6), po Części 1 albo z listem.
help-journey = Karta Podróży (P3): dobrana tutaj albo wpisana z karty, dokąd ją przeczytano; pominięty wiersz podaje się przez row. Gwiazdka za wierszem oznacza schronienie, jak 10*: na długiej karcie, przy shelters=on, Przeszukanie nic tam nie znajdzie, póki jest w nim Frodo (P15).
help-deeds = Cztery żetony czynów Gandalfa (P4), z pudełka albo wylosowane przez aplikację.
help-gandalf = Ruch Gandalfa (P9), jego start (P4), ujawnienie i ukrycie (P10), umykanie (P16), czyn (P11), Rivendell (P12).
help-advance = Frodo posuwa się naprzód według karty Podróży (P8); free oszczędza Spaczenia za ruch nocą.
help-lord = Wódz Nazgûli wchodzi do gry albo ją opuszcza (P18).
help-course = Po spotkaniu (P20): zachowaj kartę albo ją zmień; gdy Obieżyświat nie jest odwrócony, draw i take wybierają spośród kilku.
help-result = Co koniec gry znaczy dla Wojny o Pierścień (P23).
help-telling = Opowiada, co było ukryte, po wierszu na każdą chwilę, gdy część się skończy.
help-correct = Wpis w dzienniku był błędny, pominięty albo zbędny. Co by to zmieniło, widzisz tylko ty; potem correct apply mówi o tym przy stole, a correct keep zostawia dziennik bez zmian.

## Why an answer is what it is

why-where = { $part ->
    [1] wpis { $number } w dzienniku
   *[other] wiersz { $number } na karcie
}
why-location = { $found ->
    [last] { $location } to ostatnie miejsce, { why-where }.
    [entry] { $location } to { why-where }; ostatnie miejsce to { $last }.
    [start] { $location } to start Froda; ostatnie miejsce to { $last }.
   *[nowhere] { $part ->
        [1] Miejsca { $location } nie ma w dzienniku.
       *[other] Miejsca { $location } nie ma w żadnym wierszu, do którego doszedł Frodo.
    }
}
why-gandalf = { $placed ->
    [found] Gandalf zostaje znaleziony w { $location } i umyka
    [yes] Gandalf jest w { $location }, w { $area }
   *[no] Gandalf jest w { $location }
}.
why-area = Ostatnie miejsce, { $last }, leży w { $area }.

## The window

home-begin = Zacznij
home-phase = { $phase ->
    [setup] w przygotowaniu
    [letter] w przygotowaniu
    [refresh] dzień { $day }, Odświeżenie
    [bree] Część 1 zakończona: Bree
    [rescued] Część 1 zakończona: Frodo uratowany
    [corrupted] wygrały Upiory Pierścienia
    [rivendell] wygrał Powiernik Pierścienia
   *[other] dzień { $day }, { turn-name }
}
setup = Przygotowanie
setup-draw = Losuj
setup-set = Ustaw
setup-word = Słowo Upiorów Pierścienia…
setup-word-typed = dowolne słowo
setup-word-what = Jeśli Upiory Pierścienia chcą, mówią teraz dowolne słowo, zanim cokolwiek zostanie wylosowane. Wpływa ono na każde losowanie. Pieczęć w oknie stołu (F4) wiąże już ziarno aplikacji, więc nikt nie mógł wybrać, co zostanie wylosowane.
setup-word-given = Słowo Upiorów Pierścienia wpływa na każde losowanie: { $word }
setup-start = Miejsce startowe Froda
setup-start-what = Jeden z trzech żetonów, w tajemnicy. { $known ->
    [yes] Wylosuj go tutaj albo ręcznie i wpisz numer.
   *[no] Wylosuj go i wpisz numer.
}
setup-start-typed = numer z żetonu
setup-information = Informacje
setup-information-what = Pięć żetonów, w tajemnicy. { $known ->
    [yes] Wylosuj je tutaj albo ręcznie i wpisz numery.
   *[no] Wylosuj je i wpisz numery.
}
setup-information-typed = pięć numerów
setup-gift = Dar dla Upiorów Pierścienia
setup-gift-what = { $give ->
    [one] Jeden z pięciu żetonów oddaje się jawnie.
   *[other] Jawnie oddaje się { $give } z pięciu żetonów.
} Wybierz to, co powie im najmniej.
setup-gift-typed = numer do oddania
setup-wanted = Potrzeba tu: { $wanted }
setup-dice = Pierwsze kości
setup-dice-what = Nazgûle są rozstawione, gracz prowadzący rzuca sześcioma kośćmi. Na ilu jest Cień?
setup-dice-typed = ile, od 0 do 6
agree-three-starts = Na żetonach startowych są trzy miejsca, a podano { $typed ->
    [one] jedno
   *[other] { $typed }
}. Podaj wszystkie trzy albo żadnego.
agree-starts = Miejsca startowe
agree-starts-what = Numery trzech żetonów startowych twojej planszy.
agree-starts-typed = trzy numery, jak 1 2 3
agree-board = Twoja kopia planszy
agree-board-what = Kopia, którą zrobiono tutaj (Skopiuj pudełko), albo plik. Bez niej każdy wpis jest na twoje słowo.
agree-tiles = Twoja kopia płytek
agree-tiles-what = To samo z wartościami płytek Spaczenia. Bez nich losuje się je z kubka i wpisuje.
copy-of-none = Bez kopii
copy-of-own = Kopia zrobiona tutaj
copy-of-file = plik
agree-give = Ile żetonów Informacji oddaje Powiernik Pierścienia?
agree-give-0 = żadnego: łatwiej dla Froda
agree-give-1 = jeden: standard
agree-give-2 = dwa: trudniej dla Froda
agree-pool = Ile jest żetonów Drużyny?
agree-pool-3 = trzy: standard
agree-pool-4 = cztery: łatwiej dla Froda
agree-escape = Jak daleko sięga ucieczka?
agree-escape-text = o dwie kropki więcej, niż zaznaczono
agree-escape-example = o kropkę więcej
agree-draws = Kto losuje, gdy nikt nie powie?
agree-draws-app = pomocnik – to, co zna
agree-draws-hand = gracze, z kubka
setup-journey = Karta Podróży
setup-journey-what = Po jednej karcie z obu talii, w tajemnicy; jedna z dwóch zostaje. { $known ->
    [yes] Dobierz je tutaj albo ręcznie i wpisz wiersze tej, która zostaje.
   *[no] Dobierz je i wpisz wiersze tej, która zostaje.
} Przed kartą nieprzeczytaną do końca stoi short albo long: short 2 . 10. Gwiazdka za wierszem oznacza schronienie, jak 10*.
setup-journey-typed = 2 . 10 . . 23 …, wyjście na końcu
setup-card = { $length ->
    [short] Krótka
   *[long] Długa
}, ruchy: { $moves }, limit Spaczenia: { $limit }
setup-keep = Weź
setup-keep-which = karta, która zostaje: naciśnij „{ $keep }” obok niej
setup-deeds = Czyny Gandalfa
setup-deeds-what = Cztery żetony, w tajemnicy. { $known ->
    [yes] Wylosuj je tutaj albo ręcznie i wpisz numery.
   *[no] Wylosuj je i wpisz numery.
}
setup-deeds-typed = cztery numery
setup-gandalf = Start Gandalfa
setup-gandalf-what = Jeden z czterech to miejsce startowe Gandalfa; pozostałe trzy to czyny, których może dokonać.
setup-gandalf-typed = numer z żetonu
setup-dice-2 = Pierwsze kości
setup-dice-2-what = Po dwa Nazgûle stoją w każdym z ich dwóch miejsc startowych, gracz prowadzący rzuca sześcioma kośćmi. Na ilu jest Cień?
setup-dice-2-typed = ile, od 0 do 6
letter = List od Gandalfa
letter-back = Wróć do dziennika
letter-open = Otwórz list
letter-open-what = Plik zapisany na końcu Części 1 albo kod z dziennika podróży.
letter-open-letter = Plik albo kod
letter-paper = Część 1 na papierze
letter-paper-what = Co jest w kopercie. Liczby z odstępami; czego nie ma, zostaje puste. Dwa pierwsze wiersze wypełnia się zawsze, choćby zerem.
letter-paper-corruption = Spaczenie, z dziennika
letter-paper-fellowship = Żetony Drużyny
letter-paper-information = Żetony Informacji znalezione przez Upiory Pierścienia
letter-paper-eyes = Płytki Oka leżące obok toru
letter-paper-discarded = Odrzucone płytki, jak 3 1 0; za czerwoną r, jak 4r
letter-paper-red = Specjalne płytki wprowadzone do gry, jak eye 4
letter-paper-merry = Merry dołączył
letter-paper-pool = w sumie cztery żetony Drużyny
letter-wrong = Tutaj: { $name }
letter-paper-open = Przejdź do Części 2
letter-write = Napisz list
letter-envelope = Koperta
letter-write-what = Na inny wieczór. Co wiesz tylko ty:
letter-write-hand = Karty Sojuszników Powiernika Pierścienia: ile?
letter-write-sorcery = Karty Czarów każdego gracza Upiorów Pierścienia, jak 2 3
letter-write-ring-bearer = Kto jest Powiernikiem?
letter-write-ringwraiths = Kto gra Upiorami Pierścienia? Imiona, po przecinku
letter-write-file = Plik listu
letter-written = Zapisano: { $path }. Na pierwszym ekranie List od Gandalfa otwiera ten plik albo kod.
letter-previously = Co było
letter-part2 = Graj dalej
letter-part2-what = Część 2 zaczyna się dokładnie w tym stanie. Obowiązuje to, co uzgodniono, poza tym, co wybierzesz tutaj.
letter-shelters = schronienia chronią przed Przeszukaniem
letter-length = długość podróży jest jawna
letter-draws = losują gracze, z kubka i talii
letter-part2-practice = plansza treningowa, z jej płytkami i kartami
letter-part2-board = Twoja kopia planszy Części 2, jeśli ktoś ją zrobił: jej plik
letter-part2-tiles = Twoja kopia płytek: jej plik
letter-part2-journeys = Twoja kopia kart Podróży: jej plik
letter-part2-on = Przygotuj Część 2
log-turn = { $turn ->
    [daylight-1] { $day } · 1
    [daylight-2] { $day } · 2
   *[nightfall] { $day } · noc
}
table-setup = Przygotowanie
table-day = Dzień { $day }, { $turn }
table-reveal = Ujawnij grę…
table-correct = Popraw wpis…
table-proposed-what = Nikt jeszcze o tym nie wie. „Popraw dziennik” mówi o tym wszystkim.
table-correct-how = { $part ->
    [two] Wpisz numer wpisu w dzienniku Gandalfa (jego pierwszy ruch to 1)
   *[one] Kliknij pole wpisu w dzienniku
}, potem { $map ->
    [yes] kliknij jego miejsce na mapie (albo je wpisz)
   *[no] wpisz, jak powinien brzmieć
}. { $part ->
    [two] Wpis zbędny albo pominięty
   *[one] Kropka, wpis zbędny albo pominięty
}: zobacz przyciski.
proposed-entry = Wpis { $at } powinien brzmieć { $entry }
proposed-insert = Wpis { $at } pominięto: { $entry }
proposed-remove = Wpis { $at } był zbędny
table-log = Dziennik podróży
table-start = Start: { $start }
table-no-start = Bez startu
table-tokens = { $any-kept ->
    [yes] Informacje: { $kept }
   *[no] Nie ma Informacji do znalezienia
}{ $any-hidden ->
    [yes] {" "}(ukryte: { $hidden })
   *[no] {""}
}
table-journey = Karta Podróży{ $length ->
    [short] {" "}(krótka)
    [long] {" "}(długa)
   *[secret] {""}
}
table-gandalf-log = Gandalf
table-deeds = { $any-kept ->
    [yes] Czyny: { $kept }
   *[no] Nie ma już czynów
}{ $any-done ->
    [yes] {" "}(dokonane: { $done })
   *[no] {""}
}
table-letter = List od Gandalfa i Część 2
table-would-be = { $question }, jeszcze bez odpowiedzi:
table-limit = { $corruption }, limit +{ $raised }
spoken = { $answer ->
   *[no] nie
    [yes] tak
    [frodo-is-here] tak, Frodo jest tutaj
    [yes-gandalf-is-found] tak, Gandalf znaleziony
    [both-are-found] tak, Frodo jest tutaj, Gandalf znaleziony
    [frodo] tak: Frodo
    [gandalf] tak: Gandalf
    [frodo-and-gandalf] tak: Frodo i Gandalf
}
table-no-but-gandalf = nie; Gandalf znaleziony
end-part = Koniec Części 1
end-game = Koniec
table-hint = miejsce i Enter
table-hint-asked = Enter odpowiada, Escape wycofuje
table-hint-2 = Enter dla Froda; dla Gandalfa miejsce i Enter
table-hint-box-2 = dla Gandalfa miejsce, a za pierwszym razem jego obszar: 22 4b
table-hint-course = „Zachowaj trasę” albo „Zmień trasę”
table-hint-choice = naciśnij kartę, którą się bierze
table-hint-fleeing = numer wylosowanego żetonu czynu
table-hint-hiding = numer wybranego żetonu czynu
table-hint-over = graj dalej albo zachowaj grę w liście na inny wieczór
table-hint-end = dziennik jest jawny; można zapisać kopię
table-hint-drawn = Enter przyjmuje; albo naciśnij płytkę, potem kto ją odkłada
table-hint-encounter = ile Nazgûli, od 0 do 4
table-hint-encounter-lord = ile Nazgûli, od 0 do 4; z ich Wodzem przycisk
table-hint-encounter-by-hand = ile Nazgûli i jakie płytki: 2 3 { copy-tiles-eye }
table-hint-escape = miejsce i Enter albo „Zostań”
table-hint-refresh = ile Cieni, od 0 do 6
table-hint-rescue = ilu ruchów brakuje i jakie płytki: 2 3 { copy-tiles-eye }
table-hint-box = miejsce, a za pierwszym razem jego obszar: 22 2b
chip-with-lord = Z Wodzem
chip-card = { $number }{ $map ->
    [yes] , { $line ->
        [1] linia ciągła
        [2] kreskowana
       *[other] kropkowana
    }
   *[no] {""}
}: Frodo na { $at }{ $between ->
    [yes] , przez { $by }
   *[no] {""}
}{ $known ->
    [yes] , do { $to }
   *[no] {""}
}
table-lord = Wódz Nazgûli
table-figure = Figurka Gandalfa
table-deeds-done = Czyny dokonane na
table-corruption = Spaczenie
table-fellowship = Drużyna
table-eyes = Oczy
table-pool = Płytki w kubku
table-information = Znalezione Informacje
table-tracks = Tropy
table-eye = { $location } (Oko)
table-sword = { $location } (Miecz)
table-flipped = { $name }, odwrócony
map-nearer = +
map-farther = –
map-fit = Cała mapa
end-taught = { $count ->
    [one] Co ta gra zdradziła o planszy
   *[other] Co ta gra zdradziła o planszy: { $count } rzeczy
}
end-summary = { $days ->
    [one] Jeden dzień
   *[other] { $days } dni
}, { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
}, Spaczenie { $corruption }. { $questions ->
    [0] Na żadne pytanie nie odpowiedziano.
    [one] Odpowiedziano na jedno pytanie, w tym „tak”: { $yes }.
    [few] Odpowiedziano na { $questions } pytania, w tym „tak”: { $yes }.
    [many] Odpowiedziano na { $questions } pytań, w tym „tak”: { $yes }.
   *[other] Odpowiedziano na { $questions } pytania, w tym „tak”: { $yes }.
}

## A game that is checked

verified-set-right = { $count ->
    [one] Odpowiedź, którą usłyszał stół, już nie obowiązuje, bo ją poprawiono (linia: { $lines }).
   *[other] Odpowiedzi, które usłyszał stół, a które poprawiono i już nie obowiązują: { $count } (linie: { $lines }).
}{ $bound ->
    [0] {""}
   *[other] {" "}Porównana pieczęć wiąże z nich { $bound }: stół je słyszał.
}
verified-board = { $whose ->
    [programs] Plansza „{ $named }” pochodzi z programu.
    [own-by-its-name] Plansza „{ $named }” to czyjaś własna kopia, a z programu ma tylko nazwę: porównaj z tym, co leży na stole.
   *[own] Plansza „{ $named }” to czyjaś własna kopia: porównaj z tym, co leży na stole.
}
verified-tiles = { $whose ->
    [programs] Płytki „{ $named }” pochodzą z programu.
    [own-by-its-name] Płytki „{ $named }” to czyjaś własna kopia, a z programu mają tylko nazwę: porównaj z tym, co leży na stole.
   *[own] Płytki „{ $named }” to czyjaś własna kopia: porównaj z tym, co leży na stole.
}
verified-journeys = { $whose ->
    [programs] Karty Podróży „{ $named }” pochodzą z programu.
    [own-by-its-name] Karty Podróży „{ $named }” to czyjaś własna kopia, a z programu mają tylko nazwę: porównaj z tym, co leży na stole.
   *[own] Karty Podróży „{ $named }” to czyjaś własna kopia: porównaj z tym, co leży na stole.
}
verified-no-board = W Części { $parts } żadna plansza nie mówi, co jest połączone: żadnego ruchu z nią nie sprawdzono.
verified-agreed = Uzgodniono: { $options }. Wszystko inne jest tak, jak gdy nic się nie poda.
verified-unanswered = { $count ->
    [one] Pytanie zapowiedziano, a odpowiedzi nie było, bo je wycofano, zatrzymała je karta albo je cofnięto (linia: { $lines }). Powiernik Pierścienia widział, jaka byłaby odpowiedź.
   *[other] Pytania, które zapowiedziano, a odpowiedzi nie było, bo je wycofano, zatrzymała je karta albo je cofnięto: { $count } (linie: { $lines }). Powiernik Pierścienia widział, jakie byłyby odpowiedzi.
}
verified-undone = { $count ->
    [one] Cofnięto jeszcze jedną rzecz (linia: { $lines }).
   *[other] Inne cofnięte rzeczy: { $count } (linie: { $lines }).
}
verified-by-card = Dzięki karcie, jak powiedział Powiernik Pierścienia (linie: { $lines }). Porównaj to z zagranymi kartami: o tym, że karta ukrywa Informacje albo oszczędza Spaczenia, nikt inny nie słyszy.
verified-by-word = { $count ->
    [one] Jeden wpis przyjęto
    [few] { $count } wpisy przyjęto
    [many] { $count } wpisów przyjęto
   *[other] { $count } wpisu przyjęto
} na słowo Powiernika Pierścienia, jak każdą poprawkę i każdy wpis z { DEED("!") }; planszy nie pytano; linie: { $lines }.
verified-letter = { $paper ->
    [yes] Część 1 rozegrano na papierze: to, co się tu o niej mówi, przyjmuje się na słowo.
   *[no] Część 1 jest w osobnym pliku: to, co mówi o niej list, przyjmuje się na słowo, dopóki nie sprawdzi się tamtego pliku; głowa jednej z jego linii to { $head } albo tak się zaczyna.
}
verified-areas = Gdzie leży miejsce, podał Powiernik Pierścienia (linie: { $lines }); porównaj to z planszą, bo zależą od tego Percepcje.
verified-told-otherwise = Podał to dwa razy, i nie tak samo, dla { $locations }.

## The table's window

public-withdrawn = wycofane
public-blocked = anulowane kartą
public-corrected-none = Żadna odpowiedź nie byłaby inna.
public-corrected-answer = { $question }: powiedziano „{ $was }”, prawda to „{ $is }”
public-lord = Wódz Nazgûli zużywa kość albo poluje bez kości tam, gdzie stoi. Nie ma darmowego Przeszukania i liczy się za dwie płytki.
public-seal = Pieczęć przy stole
public-seal-fold = Zwiń pieczęć
public-seal-what = Pieczęć tego, co powiedziano. Zdjęcie kodu dowodzi na koniec, że dotąd niczego nie zmieniono; cztery słowa są dla oka.

# Copying the box

copy = Poszukiwania
copy-part-1 = Część 1
copy-part-2 = Część 2
copy-page-numbers = Numery
copy-page-areas = Obszary
copy-page-links = Łącza
copy-page-picture = Na obrazie
copy-page-games = Z gier
copy-page-tiles = Płytki
copy-page-cards = Karty
copy-page-numbers-what = Trwa to minutę. Z numerami program losuje Informacje i czyny i wie, jakie są żetony.
copy-page-areas-what = Trwa to trzy minuty; z tych dwunastu linii potrzeba dziesięciu. Z obszarami przy Percepcji nie trzeba pytać: program wie, gdzie leży każde miejsce.
copy-page-links-what = Trwa to kwadrans. Z łączami program sprawdza każdy ruch, mówi, co jest w zasięgu, liczy ruchy ratunku i rysuje mapę.
copy-page-picture-what = To wszystko na tle twojego zdjęcia albo skanu: wybierz plik poniżej albo upuść go na okno. Zostaje na tym komputerze.
copy-page-games-what = To, czego o planszy można się dowiedzieć ze skończonych gier. Nic nie jest przejmowane bez twojej zgody.
copy-page-tiles-what = Trwa to dwie minuty. Z wartościami wszystkich płytek program je losuje i sprawdza te wylosowane ręcznie.
copy-page-cards-what = Wszystkie zajmują dwadzieścia minut; można po jednej karcie. Ze znanej karty wystarczy odczytać kilka wierszy, a resztę zna program.
copy-numbers-hint = jak 3 4 12 20-22
copy-list-information = Żetony Informacji
copy-list-information-what = Numery dwunastu żetonów. Takie same mają miejsca Sojuszników na planszy.
copy-list-nazgul = Nazgûle
copy-list-nazgul-what = Miejsca, w których mogą startować Nazgûle.
copy-list-starts = Starty Froda
copy-list-starts-what = Numery trzech żetonów startowych.
copy-list-allies = Miejsca Sojuszników
copy-list-allies-what = Tylko jeśli są inne niż na żetonach.
copy-list-deeds = Czyny Gandalfa
copy-list-deeds-what = Numery dziesięciu żetonów czynów.
copy-list-dark = Mroczne miejsca
copy-list-dark-what = Są rysowane na mapie i nic więcej od nich nie zależy.
copy-areas-hint = miejsca w nim, jak 19 20 22-24
copy-links-how = Jeden łańcuch na linię: 10 . 19 to ścieżka przez jedną kropkę, road 49 . . 48 to droga przez dwie. Kropka, w której zbiegają się przejścia, dostaje nazwę: 19 .fork 20 w jednej linii, a .fork 23 w innej. Wyjścia to litery.
copy-count-of = { $found } z { $printed }
copy-count = { $found }
copy-tool-places = Miejsca · P
copy-tool-links = Łącza · L
copy-tool-areas = Obszary · A
copy-picture-next = kolejne:
copy-picture-chosen = Czy { $space } ma inny numer?
copy-picture-renumber = Zmień numer
copy-picture-exit = Wyjście · X
copy-picture-find = Szukaj kół · F
copy-picture-other-size = Inny rozmiar · F
copy-picture-drop-rest = Odrzuć resztę
copy-picture-path = Ścieżka (R: droga)
copy-picture-road = Droga (R: ścieżka)
copy-picture-dots = kropki:
copy-picture-remove = Usuń
copy-picture-unplace = Zdejmij z obrazu
copy-picture-none = Ukryj obraz
copy-picture-shown = Pokaż obraz
copy-picture-no-number = Niczego nie umieszczono: kolejny numer musi być liczbą od 1 do 999 albo literą wyjścia.
copy-picture-removed = { $space } znika z planszy{ $links ->
    [yes] , razem z łączami
   *[no] {""}
}{ $area ->
    [yes] {""} i ze swojego obszaru
   *[no] {""}
}. „Cofnij” to przywraca; „Zdejmij z obrazu” zostawiłoby wszystko poza położeniem.
copy-picture-reading = Obraz się wczytuje…
copy-picture-searching = Na obrazie szukane są koła …
copy-picture-size = To rozmiar { $size } z { $sizes }.
copy-picture-found = { $count ->
    [0] Nie znaleziono kół: najlepiej widać je na zdjęciu z góry, z małym cieniem.
    [one] Znaleziono jedno koło. Czy to miejsce?
    [few] Znaleziono { $count } koła. Które z nich są miejscami?
   *[many] Znaleziono { $count } kół. Które z nich są miejscami?
}
copy-picture-taken = { $space } to nie liczba od 1 do 999 ani litera wyjścia.
copy-hint-places = Kliknij, by umieścić następne miejsce; kliknij istniejące, by je wybrać, przeciągnij, by przesunąć. Kółko powiększa, prawy przycisk przeciąga obraz. Strzałki i Enter robią to samo.
copy-hint-found = Kliknięcie bierze koło, prawy przycisk je odrzuca. Albo klawiszami: jego numer i Enter; sam Enter daje pokazany numer, N je pomija, Delete odrzuca.
copy-hint-links = Kliknij pole, by tam zacząć; kliknij łącze, by je wybrać: cyfra ustawia jego kropki, R robi z niego drogę, Delete usuwa.
copy-hint-pen = Kliknij następne pole albo puste miejsce na kropkę; cyfra ustawia kropki ostatniego łącza. Kliknij to samo pole jeszcze raz albo naciśnij Escape, by skończyć.
copy-hint-areas = Obrysuj miejsca jednego obszaru, przeciągając, albo klikaj je po kolei.
copy-faults = Do poprawy
copy-missing = Jeszcze brakuje
copy-odd = Podejrzane
copy-examples = Inaczej niż w przykładach z instrukcji
copy-held-back = { $list ->
    [starts] Starty Froda { $locations }: tych miejsc nie ma jeszcze na tej planszy.
    [nazgul] Starty Nazgûli { $locations }: tych miejsc nie ma jeszcze na tej planszy.
    [allies] Miejsca Sojuszników { $locations }: nie ma ich jeszcze na tej planszy.
   *[dark] Mroczne miejsca { $locations }: nie ma ich jeszcze na tej planszy.
}
copy-uses = Czego używają gry
copy-more = … i jeszcze { $more }.
copy-use = { $stage ->
    [numbers] { $state ->
        [none] Numery: jeszcze brak.
        [unused] Numery: takie, jakie są, ale żetony jeszcze nie. Żetonu, którego brakuje tutaj, brakowałoby w grze.
       *[whole] Numery: takie, jakie są.
    }
    [areas] { $state ->
        [none] Obszary: jeszcze brak.
        [whole] Obszary: tak, są wszystkie.
        [insisted] Obszary: tak, te, które są.
        [before] Obszary: takie jak przedtem, dopóki tego nie poprawisz.
       *[unused] Obszary: jeszcze nie. Miejsca, którego brakuje tutaj, brakowałoby w grze.
    }
   *[links] { $state ->
        [none] Łącza: jeszcze brak.
        [whole] Łącza: tak, są kompletne.
        [insisted] Łącza: tak, te, które są.
        [before] Łącza: takie jak przedtem, dopóki tego nie poprawisz.
       *[unused] Łącza: jeszcze nie. Przejście, którego brakuje tutaj, w grze byłoby odrzucane.
    }
}
copy-use-as-it-is = Użyj takich, jakie są
copy-use-when-whole = Użyj dopiero, gdy niczego nie brakuje
copy-tiles-beige = Beżowe płytki
copy-tiles-grey = Szare płytki
copy-tiles-red = Czerwone płytki
copy-tiles-hint = jak eye eye 1 1 2; albo naciskaj wartości poniżej
copy-tiles-eye = Oko
copy-tiles-used = Są wszystkie płytki. Używają ich gry z twoim pudełkiem.
copy-tiles-unused = Gry używają płytek, gdy są wszystkie: 15, 3 i 2. Do tego czasu mają to, co miały przedtem.
copy-tiles-many = { $colour ->
    [beige] Beżowe płytki
    [grey] Szare płytki
   *[red] Czerwone płytki
}: { $found }, a w pudełku jest { $printed }.
copy-cards-how = Jedna karta na linię: start, potem wiersze po kolei, na końcu wyjście, jak 2 . 10 . . 23 . 27 . 36 . . 35 . A; schronienie ma na końcu *.
copy-cards-short = Krótsze podróże: start i 14 wierszy
copy-cards-long = Dłuższe podróże: start i 16 wierszy
copy-cards-used = Gry z twoim pudełkiem znają te karty.
copy-cards-unused = Gry z twoim pudełkiem znają pozostałe karty, dopóki tego nie poprawisz.
copy-cards-not-drawn = Program dobiera karty, gdy jest tu wszystkich 36. Do tego czasu dobiera się je ręcznie, a te, które są znane, uzupełniają to, czego nie odczytano.
copy-card-nowhere = { $deck ->
    [short] Krótsze podróże
   *[long] Dłuższe podróże
}, karta { $card }: wierszowi { $row } nie odpowiada żadne miejsce na twojej planszy.
copy-card-reach = { $deck ->
    [short] Krótsze podróże
   *[long] Dłuższe podróże
}, karta { $card }: wiersz { $row } jest na twojej planszy poza zasięgiem.
copy-games-none = Żadna skończona gra nie zdradziła jeszcze niczego, czego nie ma już na twojej planszy.
copy-games-area-otherwise = { $location } leży w { $area } według rozegranych partii; twoja kopia mówi { $copied }.
copy-games-area = { $location } leży w { $area }.
copy-games-way = { $most ->
    [0] { $from } i { $to } sąsiadują ze sobą.
    [one] Z { $from } do { $to }, najwyżej przez jedną kropkę. Ile leży między nimi?
    [few] Z { $from } do { $to }, najwyżej przez { $most } kropki. Ile leży między nimi?
    [many] Z { $from } do { $to }, najwyżej przez { $most } kropek. Ile leży między nimi?
   *[other] Z { $from } do { $to }, najwyżej przez { $most } kropki. Ile leży między nimi?
}
copy-games-dots = { $dots ->
    [0] żadna
   *[other] { $dots }
}
copy-games-take = Przejmij
copy-games-take-all = Przejmij wszystko ({ $count }): drogi z tyloma kropkami, ile mogą mieć
copy-no-folder = Na tym komputerze nie ma gdzie trzymać kopii. Eksportuj ją do pliku, zanim wyjdziesz.
copy-laid-aside = Kopii nie dało się zrozumieć i odłożono ją jako { $path }. Czego gry mogły z niej użyć, jest tutaj.
copy-taken = Jest już tutaj.
copy-taken-instead = Jest już tutaj; co było przedtem, leży w { $path }.
copy-exported = { $faults ->
    [0] Zapisano do { $path }.
    [one] Zapisano do { $path }, z jednym błędem: nikt nie może tym grać, dopóki nie zostanie poprawiony.
   *[other] Zapisano do { $path }, z błędami ({ $faults }): nikt nie może tym grać, dopóki nie zostaną poprawione.
}
copy-ask-over = { $path } już istnieje. Zastąpić?
copy-ask = { $what ->
    [board-1] Jest już kopia planszy Części 1. Odłożyć ją i wziąć tę?
    [board-2] Jest już kopia planszy Części 2. Odłożyć ją i wziąć tę?
    [tiles] Są już płytki. Odłożyć je i wziąć te?
   *[cards] Są już karty. Odłożyć je i wziąć te?
}
copy-file = Plik
copy-file-typed = obraz albo plansza, płytki lub karty, które ktoś udostępnił
copy-choose = Wybierz…
copy-choose-title = Obraz albo coś udostępnionego
copy-choose-filter = Obrazy, plansze, płytki, karty
copy-import = Wczytaj
copy-export = Eksportuj stronę
copy-faulty = { $fault }{ $more ->
    [0] {""}
    [one] {" "}Jest jeszcze jeden błąd.
    [few] {" "}Są jeszcze { $more } błędy.
    [many] {" "}Jest jeszcze { $more } błędów.
   *[other] {" "}Jest jeszcze { $more } błędu.
} Niczego nie wczytano.
copy-would-overwrite = { $path } to coś innego i nie zostanie zastąpione. Podaj inną nazwę.

# All games, and the sheet to print

archive-empty-sheet = Pusty dziennik do druku
archive-figures = dni: { $days }, kroki: { $steps }, Spaczenie { $corruption }, pytania: { $questions }, w tym „tak”: { $yes }
archive-totals = gry: { $games }; wygrane Powiernika: { $ring-bearer }, Upiorów: { $ringwraiths }; pytania: { $questions }, w tym „tak”: { $yes }
ended-bree = Frodo dotarł do Bree
ended-rescued = Froda trzeba było ratować
ended-rivendell = Frodo dotarł do Rivendell: wygrał Powiernik
ended-corrupted = Frodo uległ Spaczeniu: wygrały Upiory
seat-ring-bearer = Powiernik
seat-ringwraiths = Upiory
counted-corruption = Spaczenie na końcu
counted-days = Dni
counted-steps = Kroki
counted-encounters = Spotkania
counted-misses = O włos
counted-searches = Przeszukania
counted-search-bits = Bity z jednego Przeszukania
counted-hunts = Polowania
counted-hunt-bits = Bity z jednego Polowania
counted-perceptions = Percepcje
counted-perception-bits = Bity z jednej Percepcji
counted-morguls = Percepcje z Pierścieniem Morgulu
counted-morgul-bits = Bity z jednej z Pierścieniem Morgulu
sheet-empty = Pusty dziennik
sheet-start = Start
sheet-gandalf = Gandalf
sheet-deeds = Żetony czynów
sheet-information = Informacje (ukryte) [znalezione]
sheet-card-before = Poprzednia karta Podróży
sheet-card-not-kept = Karta Podróży odłożona

# The first game, guided

guide-leave = Bez przewodnika
guide-start = Powiedz { DEED("start draw") }: start Froda zostanie wylosowany w tajemnicy. Z własnego pudełka wylosujesz żeton i podasz jego numer: { ASK("start N") }.
    .window = Naciśnij „Losuj”: program losuje w tajemnicy start Froda. Z własnego pudełka wylosujesz żeton i wpiszesz jego numer.
guide-information = Podobnie pięć żetonów Informacji: { DEED("information draw") }. Co mówione jest tylko dla ciebie, leży za twoją zasłonką.
    .window = Podobnie pięć żetonów Informacji. To, co jest za zasłonką, jest po tej stronie laptopa.
guide-gift = Oddaj jeden z nich jawnie, podając jego numer: { ASK("give N") }. Słyszą o nim wszyscy.
    .window = Naciśnij numer, który oddajesz jawnie. Wtedy widzą go wszyscy.
guide-dice = Upiory Pierścienia rzucają kośćmi: powiedz { DEED("begin shadows=2") } z liczbą wyników Cienia w miejscu 2.
    .window = Upiory Pierścienia rzucają kośćmi: naciśnij liczbę wyników Cienia.
guide-move = Twoja tura: reach mówi, dokąd Frodo może iść. { ASK("move X") } go tam prowadzi, a { DEED("move .") } (kropka) to też krok. log pokazuje twój dziennik podróży.
    .window = Twoja tura: naciśnij na mapie miejsce w obwódce albo wpisz jego numer i Enter. Kropka to też krok. Pasek pól pod mapą to twój dziennik podróży.
guide-done = Wpisane, i nikomu nie powiedziano gdzie. Pomyłka? { DEED("undo") }. Potem { DEED("done") } kończy twoją turę, a działają Upiory Pierścienia.
    .window = Wpisane, i nikt tego nie widział. Pomyłka? „Cofnij”, u góry. Na karcie po prawej jest jeden złoty przycisk, który naciska też Enter: kończy on twoją turę. F1 to kurtyna, gdyby ktoś obszedł stół.
guide-question = Teraz pytają, na przykład { DEED("search 22") }, { DEED("hunt 22") } albo { DEED("perception IIA") }, i od razu pada odpowiedź. Z ask na początku najpierw widzisz ją ty, nikt inny.
    .window = Teraz pytają. Przeszukanie w 22? Naciśnij 22 na mapie albo wpisz 22 i Enter; pod Okiem to Polowanie. Do reszty służą „Przeszukanie …”, „Polowanie …” i „Percepcja …”.
guide-asked = Tylko ty widzisz tę odpowiedź i jej powód. { DEED("answer") } jej udziela, { DEED("withdraw") } wycofuje pytanie.
    .window = Tylko ty widzisz tę odpowiedź i jej powód. Drugi Enter jej udziela: powiedz ją głośno albo otwórz okno stołu (F4). Escape wycofuje pytanie.
guide-answered = Ta odpowiedź jest zapisana, a po grze można dowieść, że była uczciwa. Czekaj na dalsze pytania albo, gdy skończą wszystkie Nazgûle, powiedz { DEED("done") }.
    .window = Ta odpowiedź jest zapisana, a po grze można dowieść, że była uczciwa. Czekaj na dalsze pytania albo naciśnij „Nazgûle skończyły”.
guide-again = I tak dalej: ty się ruszasz, oni pytają. { DEED("status") } podaje wszystko, co jawne.
    .window = I tak dalej: ty się ruszasz, oni pytają. Co teraz zrobić na stole, jest zawsze napisane u góry.
guide-on = { DEED("help") } wymienia wszystkie polecenia, a z jednym z nich na końcu je objaśnia.
    .window = O co chodzi, stoi po prawej, a Enter naciska to, co złote. F12 pokazuje skróty i zasady; „Bez przewodnika” zwalnia to miejsce.
guide-encounter = Froda znaleziono. Policz Nazgûle na stole: { ASK("nazgul N") } losuje płytki.
    .window = Froda znaleziono. Policz Nazgûle na stole; naciśnij liczbę, a płytki zostaną wylosowane tutaj.
guide-refresh = Noc minęła: powiedz { DEED("refresh shadows=1") } z liczbą wyników Cienia w miejscu 1, i zaczyna się nowy dzień. Dalej niewiele będzie nowe.
    .window = Noc minęła: naciśnij liczbę wyników Cienia na nowy dzień. Dalej niewiele będzie nowe.
guide-journey = Część 2: { DEED("journey draw") } losuje w tajemnicy po jednej karcie Podróży z każdej talii; { ASK("journey keep short|long") } zachowuje jedną.
    .window = Część 2: „Losuj” losuje w tajemnicy po jednej karcie Podróży z każdej talii; naciśnij tę, za którą pójdzie Frodo. Z własnego pudełka wylosujesz obie i wpiszesz zachowaną.
guide-deeds = Cztery żetony czynów Gandalfa, w tajemnicy: { DEED("deeds draw") }.
    .window = Tak samo cztery żetony czynów Gandalfa: miejsca, w których może pomóc.
guide-gandalf = Gandalf zaczyna na jednym z czterech: { ASK("gandalf start N") }. Nikt się nie dowie.
    .window = Naciśnij ten z czterech, na którym zaczyna Gandalf. Nikt się nie dowie.
guide-advance = Frodo sam idzie za swoją kartą Podróży: { DEED("advance") } prowadzi go o krok dalej, i nikt nie wie, gdzie jest.
    .window = Frodo sam idzie za swoją kartą Podróży: złoty przycisk prowadzi go o krok dalej, i nikt nie wie, gdzie jest.
guide-gandalf-moves = Potem rusza się Gandalf, w tajemnicy: { ASK("gandalf N") }.
    .window = Potem rusza się Gandalf, w tajemnicy: naciśnij na mapie miejsce w obwódce albo to, na którym stoi, jeśli zostaje.
guide-escape = Frodo ucieka, i nikt nie wie dokąd: { ASK("escape N") } albo { DEED("escape stay") }.
    .window = Frodo ucieka, i nikt nie wie dokąd: naciśnij na mapie miejsce w obwódce albo to, że zostaje.
guide-course = Frodo trzyma się trasy albo ją zmienia, i wszyscy słyszą, co: { DEED("course keep") } albo { DEED("course change") }. Nową kartę widzisz tylko ty.
    .window = Frodo trzyma się trasy albo ją zmienia, i wszyscy słyszą, co: naciśnij jedno z dwojga. Nową kartę widzisz tylko ty.
guide-letter = Część 1 się skończyła. { DEED("part2") } gra dalej, { DEED("letter PATH") } zachowuje ją na inny wieczór; { DEED("reveal PATH") } zakończyłoby ją tutaj.
    .window = Część 1 się skończyła. Złoty przycisk pisze List od Gandalfa, z którym zaczyna się część 2, teraz albo innego wieczoru. Ujawnienie partii zakończyłoby ją tutaj.
guide-over = Ta część się skończyła. { DEED("reveal PATH") } zapisuje ją całą dla każdego, kto chce sprawdzić.
    .window = Ta część się skończyła. Dziennik podróży jest tu jawny, a „Ujawnij” zapisuje ją dla każdego, kto chce sprawdzić.

## What is done, in words: on buttons, beside undo and redo, and in the list of what was done lately. Short, for they
## stand on buttons.

deed-new = Nowa gra
deed-part-two = Część 2
deed-letter = Otwarcie listu
deed-start = { $drawn ->
    [yes] Losuj start
   *[no] Start: { $location }
}
deed-information = { $drawn ->
    [yes] Losuj Informacje
   *[no] Informacje: { $list }
}
deed-give = Oddaj { $list }
deed-begin = Pierwszy dzień
deed-move = { $to ->
    [dot] Kropka
   *[other] Do { $to }
}{ $free ->
    [yes] , za darmo z karty
   *[no] {""}
}
deed-card-move = { $to ->
    [dot] Kropka
   *[other] Do { $to }
} z karty
deed-rest = Odpoczynek
deed-done = Koniec tury
deed-question = { $question }{ $card ->
    [yes] {" "}z karty
   *[no] {""}
}
deed-answer = Odpowiedź
deed-withdraw = Wycofaj
deed-blocked = Karta to anuluje
deed-nazgul = { $count ->
    [0] Bez Nazgûli
    [one] { $count } Nazgûl
    [few] { $count } Nazgûle
    [many] { $count } Nazgûli
   *[other] { $count } Nazgûla
}{ $lord ->
    [yes] , w tym Wódz
   *[no] {""}
}
deed-rescue = Ratunek
deed-draw = { $count ->
    [one] Losuj płytkę
    [few] Losuj { $count } płytki
    [many] Losuj { $count } płytek
   *[other] Losuj { $count } płytki
}
deed-cancel = { $tile } z powrotem: { $who ->
    [card] inna karta
   *[other] { company-name }
}
price = { $what ->
    [frodo] Pula żetonów Drużyny maleje o jeden.
    [reveal] Kosztuje żeton Drużyny, który opuszcza grę.
    [deed] Wszyscy słyszą, gdzie jest; limit rośnie o 1.
   *[rivendell] Wychodzi z gry; limit rośnie o 1.
}
flips-with-accept = { company-name }: karta zostanie odwrócona po przyjęciu płytek.
deed-accept = Przyjmij
deed-escape = { $to ->
    [stay] Zostań
   *[other] Ucieczka do { $to }
}
deed-refresh = { $shadows ->
    [none] Nowy dzień
    [one] Jeden Cień
    [few] { $shadows } Cienie
    [many] { $shadows } Cieni
   *[other] { $shadows } Cienia
}
deed-corruption = Spaczenie { $change }
deed-fellowship = Drużyna { $change }
deed-fellowship-remove = Żeton Drużyny odchodzi
deed-fellowship-pool = Żetony Drużyny w grze: { $pool }
deed-company = { $flipped ->
    [yes] Odwróć: { company-name }
   *[no] Przywróć: { company-name }
}
deed-merry-joins = Merry dołącza
deed-red = Czerwona płytka: { $value }
deed-barrow-wights = Upiory Kurhanów
deed-eyes = Oczy = { $eyes }
deed-pool = { $tile } { $back ->
    [yes] do kubka
   *[no] z kubka
}
deed-track = Żeton Tropu na { $location }: { $side ->
    [eye] Oko
    [sword] Miecz
   *[off] brak
}
deed-token = Informacje { $location }: { $found ->
    [yes] znalezione
   *[no] ukryte
}
deed-area = { $location } leży w { $area }
deed-table-word = Słowo Upiorów
deed-correct = { $kind ->
    [entry-dot] Wpis { $at } to kropka
    [insert-dot] Kropka przed wpisem { $at }
    [entry] Wpis { $at } to { $entry }
    [insert] { $entry } przed wpisem { $at }
   *[remove] Bez wpisu { $at }
}
deed-correct-keep = Dziennik bez zmian
deed-correct-apply = Popraw dziennik
deed-tell = Powiedz graczom
deed-note = Notatka
deed-journey-draw = Dobierz karty Podróży
deed-journey-keep = { $length ->
    [short] Weź krótką podróż
   *[long] Weź długą podróż
}
deed-journey = Karta Podróży
deed-journey-row = Wiersz { $row } to { $entry }
deed-deeds = { $drawn ->
    [yes] Losuj żetony czynów
   *[no] Żetony czynów: { $list }
}
deed-gandalf-start = Start Gandalfa: { $location }
deed-advance = Naprzód{ $free ->
    [yes] , za darmo z karty
   *[no] {""}
}
deed-card-advance = Naprzód z karty
deed-gandalf = Gandalf do { $location }
deed-card-gandalf = Gandalf do { $location } z karty
deed-reveal = Ujawnij Gandalfa
deed-hide = Gandalf ukrywa się w { $location }
deed-flee = Gandalf umyka do { $location }
deed-deed = Czyn Gandalfa
deed-rivendell = Gandalf w Rivendell
deed-lord = { $in-play ->
    [yes] Wódz przybywa
   *[no] Wódz odchodzi
}
deed-course-keep = Zachowaj trasę
deed-course-change = Zmień trasę
deed-course-draw = { $count ->
    [one] Obieżyświat: jedna karta
    [few] Obieżyświat: { $count } karty
    [many] Obieżyświat: { $count } kart
   *[other] Obieżyświat: { $count } karty
}
deed-course-take = Weź kartę { $number }
deed-card-course = Karta zmienia trasę
tile = { $value ->
    [eye] Oko
   *[other] { $value }
}{ $red ->
    [yes] { $value ->
        [eye] {" "}(czerwone)
       *[other] {" "}(czerwona)
    }
   *[no] {""}
}

## The same, as far as it was begun or may be known.

begun-red = Czerwona płytka
begun-token = Żeton Informacji
begun-search = Przeszukanie
begun-hunt = Polowanie
begun-perception = Percepcja
begun-start = Start
begun-information = Informacje
begun-move = Ruch
begun-escape = Ucieczka
begun-card = Karta
begun-card-move = Ruch z karty
begun-card-gandalf = Gandalf z karty
begun-gandalf = Gandalf
begun-gandalf-hide = Gandalf ukrywa się w
begun-gandalf-flee = Gandalf umyka do
begun-course = Trasa
begun-journey = Karta Podróży
begun-journey-row = Wiersz
begun-deeds = Żetony czynów
begun-deeds-drawn = Wylosowane żetony czynów:
begun-short = Karta Podróży (krótka)
begun-long = Karta Podróży (długa)
begun-correct = Poprawka
begun-correct-insert = Pominięty przed

## Why, by the rules with these numbers: in a few words of our own.

why = Dlaczego?
rule-r1 = Frodo zaczyna w jednym z trzech miejsc, wylosowanym w tajemnicy. Stoi ono w dzienniku jako pierwsze i nie zajmuje kroku.
rule-r2 = Pięć z dwunastu żetonów Informacji losuje się w tajemnicy; jeden z nich oddaje się jawnie (żadnego albo dwa, jeśli tak uzgodniono).
rule-r3 = Są trzy żetony Drużyny (cztery, jeśli tak uzgodniono). Spaczenie i Ruch zaczynają się od 0.
rule-r4 = Rzuca się sześcioma kośćmi akcji; każdy Cień daje Powiernikowi Pierścienia żeton Drużyny, dopóki jeszcze jakieś są.
rule-r5 = Kompania to Frodo, Sam i Pippin. Merry dołącza dzięki karcie; Obieżyświat przychodzi w Części 2.
rule-r6 = W kubku jest piętnaście beżowych płytek. Dwie czerwone dołączają, gdy wprowadzi je karta Czarów.
rule-r7 = Dzień to dwie tury dnia, zmierzch i Odświeżenie. Powiernik Pierścienia gra pierwszy: za dnia Frodo musi się ruszyć, o zmierzchu rusza się albo odpoczywa.
rule-r8 = Wpis to kropka, która jest zawsze dozwolona, albo miejsce w zasięgu: sąsiednie z ostatnim albo takie, do którego po drodze nie ma więcej kropek, niż zaznaczono od tamtej pory.
rule-r9 = Na ostatnie miejsce można wejść znowu dopiero po kropce.
rule-r10 = Każdy wpis przesuwa figurkę Froda o jeden krok. Odpoczynek niczego nie przesuwa.
rule-r11 = Ruch o zmierzchu kosztuje najpierw 1 punkt Spaczenia, a znacznik do końca tury pokazuje Oko: darmowe Polowanie zamiast darmowego Przeszukania.
rule-r12 = Ruch z karty jest dodatkiem do zwykłego, w turze dowolnej strony albo w Odświeżeniu, i o zmierzchu nic nie kosztuje.
rule-r13 = Dotarcie do wyjścia kończy Część 1: Frodo dotarł do Bree.
rule-r14 = Jeśli na kroku 16 Frodo nie jest na wyjściu, trzeba go ratować; Upiory Pierścienia nie grają.
rule-r15 = Do ratunku losuje się płytkę za każdy wpis, którego Frodo potrzebowałby jeszcze do najbliższego wyjścia.
rule-r16 = Nazgûle nigdy nie zagradzają Frodowi drogi.
rule-r17 = Przeszukanie pyta, czy miejsce jest gdziekolwiek w dzienniku. Nie może pytać o możliwe starty Froda ani o miejsce, na którym leży żeton Tropu.
rule-r18 = Polowanie pyta o to samo w każdym miejscu z numerem. Tam, gdzie Frodo jest teraz, znajduje go i następuje spotkanie.
rule-r19 = Percepcja pyta, czy ostatnie miejsce leży w obszarze albo w sekcji: I do III w Części 1, IV do VI w Części 2, A do D w każdej. Kropki nie mają znaczenia.
rule-r20 = Na kropkach i wyjściach nie ma ani Przeszukań, ani Polowań.
rule-r21 = Przeszukanie albo Polowanie w miejscu, do którego należy żeton Informacji, znajduje go bez względu na odpowiedź.
rule-r22 = Gdy tylko Frodo wejdzie na miejsce żetonu Informacji, żeton jest ukryty na dobre.
rule-r23 = Karta może anulować pytanie, zanim padnie odpowiedź. Odpowiedź wynika z dziennika takiego, jaki jest w tej chwili.
rule-r24 = W spotkaniu losuje się płytkę za każdego Nazgûla w miejscu Polowania albo obok niego.
rule-r25 = Można odwrócić jedną kartę Kompanii, by jedna wylosowana płytka wróciła do kubka, ale nie czerwona. Inne karty odsyłają dowolne, jak mówią.
rule-r26 = Płytki działają w kolejności losowania: liczba to tyle Spaczenia, a Oko to 1 i jeszcze 1 za każde Oko obok toru.
rule-r27 = Przy Spaczeniu 12 Upiory Pierścienia od razu wygrywają.
rule-r28 = Potem Frodo ucieka w tajemnicy: do miejsca z numerem, do którego po drodze jest najwyżej o dwie kropki więcej, niż zaznaczono (o jedną, jeśli tak uzgodniono), albo donikąd. To też jest krok.
rule-r29 = Po spotkaniu tura kończy się jak zawsze.
rule-r30 = Podczas Odświeżenia dobiera się karty, prowadzenie przechodzi na następnego gracza, rzuca się kośćmi; każdy Cień daje żeton Drużyny.
rule-r31 = Za żeton Drużyny dobiera się kartę Sojusznika, jedną w turze. Niektóre karty usuwają żeton z gry.
rule-r32 = Karty zmieniają Spaczenie, wprowadzają czerwone płytki albo leżą obok toru jako Oko: podaje się to przy stole. Karta, która ukrywa żeton Informacji, robi to w tajemnicy.
rule-r33 = List od Gandalfa zachowuje na inny wieczór to, z czym zaczyna się Część 2.
rule-p1 = W Części 2 Kompania to ci, których kart nie odwrócono, oraz Obieżyświat, a także Merry, jeśli jeszcze nie dołączył.
rule-p2 = Żetony Drużyny zostają; jeśli karta Froda jest odwrócona, w grze jest ich o jeden mniej.
rule-p3 = W tajemnicy dobiera się krótką i długą kartę Podróży, a jedna zostaje: krótka to 14 ruchów i przegrana przy Spaczeniu 12, długa to 16 i 14. Na planszy skopiowanej w całości każdy wiersz jest w zasięgu poprzednich.
rule-p4 = Losuje się cztery żetony czynów. Jeden to start Gandalfa, trzy zostają ukryte.
rule-p5 = W kubku są płytki, które zostały, trzy szare i specjalne, które dołączyły. Spaczenie i Oczy zostają.
rule-p6 = Ruch zaczyna się od 0 w dniu 1. Rzuca się sześcioma zwykłymi kośćmi, także gdy Wódz Nazgûli jest w grze.
rule-p7 = Frodo jest w tym wierszu swojej karty Podróży, który ma numer jego kroku. To, co ma za sobą, liczy się jako jego dziennik.
rule-p8 = Za dnia Frodo posuwa się naprzód; o zmierzchu posuwa się naprzód za 1 punkt Spaczenia i Oko albo odpoczywa.
rule-p9 = Gandalf rusza się w każdej turze, po Frodzie, do miejsca, do którego po drodze są tylko kropki, obojętnie ile; może też zostać.
rule-p10 = Po swoim ruchu Gandalf może się ujawnić tam, gdzie są Nazgûle, za żeton Drużyny, który opuszcza grę. Stoi tam, aż wszystkie skończą działać, a potem ukrywa się dzięki jednemu z dwóch żetonów czynów.
rule-p11 = W miejscu, do którego należy ukryty żeton czynu, Gandalf może go dokonać: limit Spaczenia rośnie o 1.
rule-p12 = Na wyjściu można w każdej chwili ogłosić, że Gandalf jest w Rivendell: opuszcza grę, a limit rośnie o 1.
rule-p13 = Gdy żetony czynów się skończą, odrzucone wracają i miesza się je na nowo.
rule-p14 = Odpowiedź na Percepcję brzmi „tak”, gdy pasuje Frodo albo Gandalf. Pierścień Morgulu mówi też, który, w dniach, w których Wódz był w grze.
rule-p15 = Przeszukanie pyta o kartę Podróży dotąd, dokąd doszedł Frodo. Gandalf się nie liczy. O miejsce z żetonem Tropu nie można pytać.
rule-p16 = Polowanie znajduje też Gandalfa tam, gdzie jest teraz; umyka on dzięki żetonowi czynu.
rule-p17 = Tam, gdzie stoi figurka Gandalfa, nikt nie przeszukuje ani nie poluje.
rule-p18 = Wódz Nazgûli zastępuje jednego Nazgûla. Zużywa kość albo poluje bez kości tam, gdzie stoi, liczy się za dwie płytki i opuszcza grę po spotkaniu.
rule-p19 = Spotkanie jest takie jak w Części 1. Limit jest z karty Podróży i o jeden wyższy za każdy czyn i za Rivendell.
rule-p20 = Potem Frodo trzyma się swojej trasy albo ją zmienia: krok w tył, wszystkie żetony Tropu schodzą z planszy i bierze się inną kartę.
rule-p21 = W ostatnim wierszu swojej karty Frodo jest w Rivendell i wygrywa Powiernik Pierścienia.
rule-p22 = Przy limicie Spaczenia Upiory Pierścienia od razu wygrywają.
rule-p23 = Od tego, jak skończy się pogoń, zależą żetony akcji na Wojnę o Pierścień.

## What was added to the table, the guide and the first screen.

table-tiles-drawn = Wylosowane
guide-drawn = Oto wylosowane płytki. { DEED("accept") } bierze wszystkie; przedtem karta Kompanii może odesłać jedną do kubka, na przykład { DEED("cancel 3 with sam") }.
    .window = Oto wylosowane płytki: odwracane po jednej, potem przyjmowane wszystkie; przedtem karta Kompanii może odesłać jedną do kubka: naciśnij płytkę, potem członka Kompanii.
board-practice = Plansza treningowa
map-exit = wyjście
map-start = Frodo może tu zacząć
map-ally = miejsce Sojusznika
map-nazgul = tu startują Nazgûle
map-dark = mroczne miejsce
chip-put-back = Zwróć { $tile }
chip-another-card = Inna karta
why-token = Tym samym znaleziony zostaje jego żeton Informacji.
chip-done-ringwraiths = Nazgûle skończyły
table-enter-writes = Enter zapisuje tam; można wpisać inną nazwę.
table-course-how = Wpisz wiersze dobranej karty: najpierw start, na końcu wyjście. Gwiazdka za wierszem oznacza schronienie, jak 10*.
log-day = dzień { $day }

## The table's screen: what stands at its top, in at most 46 letters

headline = { $now ->
    [setup] Przygotowanie
    [ring-bearer] Frodo się rusza
    [ring-bearer-night] Frodo odpoczywa albo rusza się pod Okiem
    [moved] Frodo się ruszył: koniec tury
    [rested] Frodo odpoczywa: koniec tury
    [ringwraiths] Nazgûle działają: po darmowym Przeszukaniu
    [ringwraiths-eye] Nazgûle działają: po darmowym Polowaniu
    [found] Frodo znaleziony! Gdy Nazgûle skończą: płytki
    [no-tiles] Nie losuje się płytek
    [tiles] Płytki są wylosowane
    [encounter] Spotkanie: policz Nazgûle
    [escape] Frodo ucieka albo zostaje
    [rescue] Krok 16 i brak wyjścia: ratunek Froda
    [refresh] Odświeżenie: karty, nowy prowadzący, rzut
    [bree] Frodo dotarł do Bree
    [rescued] Frodo uratowany
    [corrupted] Frodo przepadł: wygrywają Upiory Pierścienia
    [letter] List jest otwarty
    [advance] Frodo posuwa się naprzód
    [advance-night] Frodo odpoczywa albo idzie naprzód pod Okiem
    [gandalf] Gandalf się rusza
    [gandalf-moved] Gandalf może działać; potem koniec tury
    [fleeing] Gandalf znaleziony: umyka
    [hiding] Gandalf znów się ukrywa
    [course] Frodo trzyma się trasy albo ją zmienia
    [choosing] Bierze się jedną z kart
    [rivendell] Frodo jest w Rivendell!
   *[other] {""}
}
headline-asked = Pytają: { $question }
due-move = Dokąd idzie Frodo?
due-gandalf = Dokąd idzie Gandalf?
due-escape = Dokąd ucieka?
due-nazgul = Ile Nazgûli?
due-shadows = Ile Cieni?
due-token = Który żeton?
due-rescue = Ilu ruchów brakuje?
due-row = Co mówi wiersz?
due-area = Który obszar?
due-area-of = Gdzie leży { $location }?
due-area-why = Nikt tego jeszcze nie powiedział, a zależy od tego odpowiedź. Naciśnij obszar albo go wpisz.
due-target = Które miejsce?
due-entry = Jak powinien brzmieć wpis?
due-wrong-entry = Który wpis jest błędny?
due-proposed = Poprawić czy zostawić?
due-put-back = Kto ją odkłada?
due-night = Iść dalej czy odpocząć?
due-course = Zachować trasę czy zmienić?
due-card = Która karta?
due-tiles = Jakie płytki?
by-card = Z karty …
by-hand = Tak jak leży …
chip-back = Wróć
chip-entry = Wpis { $at }
chip-free = Ruch za darmo z karty
chip-give = Udziel tej odpowiedzi
chip-morgul = Percepcja (Morgul)
chip-turn-over = Odkryj płytkę
chip-word = Na moje słowo
end-reveal-lost = Kto ją ma, wie, co zostało do wylosowania: Części 2 nie da się wtedy rozegrać. Ujawnić grę można też po Części 2.
hands-perception = Połóż żeton dziennika Upiora Pierścienia na { $target }.
nothing-to-pick = { $what ->
    [area] Obszar
   *[place] Miejsce
} nic w tej chwili nie znaczy.
table-correct-called = Popraw wpis
table-day-short = Dzień { $day }
table-pondered = Nikt jeszcze o tym nie wie. Escape to porzuca.
tile-red = czerwona
token-now = { $now ->
    [found] znalezione
   *[hidden] ukryte
}
track-side = { $side ->
    [eye] Okiem do góry
    [sword] Mieczem do góry
   *[off] poza planszą
}
table-hint-ringwraiths = miejsce i Enter · sam Enter: skończyły wszystkie
table-hint-pondered = Enter udziela odpowiedzi, Escape ją porzuca
table-hint-done = Enter kończy turę · miejsce i Enter: pytają
table-hint-confirm = Enter to robi, Escape nie
whispered-flees = W tajemnicy: Gandalf umyka do { $location }.

## What a window calls what a terminal has commands for

do-accept = „Przyjmij”
do-advance = „Naprzód”
do-answer = „Odpowiedź”
do-begin = pierwsze kości
do-blocked = „Karta to anuluje”
do-card = „Z karty …”
do-company = karty Kompanii
do-company-add-merry = „Merry dołącza”
do-company-flip = „Odwróć: { company-name }”
do-company-unflip = „Przywróć: { company-name }”
do-company-unflip-strider = „Przywróć: Obieżyświat”
do-correct-apply = „Popraw dziennik”
do-correct-keep = „Dziennik bez zmian”
do-course-change = „Zmień trasę”
do-course-keep = „Zachowaj trasę”
do-deeds = czyny Gandalfa
do-deeds-draw = „Losuj”
do-done = { $now ->
    [ringwraiths] „Nazgûle skończyły”
   *[other] „Koniec tury”
}
do-escape-stay = „Zostań”
do-eyes = „Oczy”
do-fellowship = „Drużyna”
do-gandalf-rivendell = „Gandalf w Rivendell”
do-gandalf-start = start Gandalfa
do-give = dar
do-information = Informacje
do-information-draw = „Losuj”
do-journey = karta Podróży
do-journey-draw = „Losuj”
do-letter-by-hand = „Część 1 na papierze”
do-letter-path = „Napisz list”
do-log = dziennik
do-lord-in = „Wódz przybywa”
do-lord-out = „Wódz odchodzi”
do-move-dot = „Kropka”
do-nazgul-1-lord = „1, w tym Wódz”
do-part2 = „Przygotuj Część 2”
do-pool = „Płytki w kubku”
do-refresh = liczba Cieni
do-rescue = „Ratunek”
do-rest = „Odpoczynek”
do-start = start Froda
do-start-draw = „Losuj”
do-track = zdejmij go z mapy
do-withdraw = „Wycofaj”
do-word = „Na moje słowo”
do-status = „Stan gry”
do-refresh-shadows-1 = liczbę Cieni
do-begin-shadows-2 = liczbę Cieni
do-search-22 = Przeszukanie 22
do-hunt-22 = Polowanie 22
do-perception-iia = Percepcja II-A
do-cancel-3-with-sam = 3 z powrotem: Sam
do-reveal-path = „Ujawnij grę”
ask-area = jeszcze nie podano
ask-area-n-area = obszar tego miejsca
ask-ask = „Przeszukanie …”, „Polowanie …” albo „Percepcja …”
ask-cancel-t-with-card = płytka i „inna karta”
ask-cancel-t-with-name = płytka i karta, która ją odsyła
ask-card-gandalf-n = „Gandalf z karty …”
ask-correct-3-22 = wpis z właściwym brzmieniem
ask-correct-insert-3-22 = wpis pominięty
ask-correct-remove-3 = wpis zbędny
ask-course-change-rows = „Zmień trasę …” i wiersze karty
ask-course-draw-n = karty, które dobiera Obieżyświat
ask-course-take-k = naciśnięcie karty
ask-deeds-n-n-n-n = ich cztery numery
ask-escape-n = miejsce
ask-eyes-n = „Płytki Oka leżące obok toru”
ask-fellowship-n = ich liczbę
ask-gandalf-flee-n = jego numer
ask-gandalf-hide-n = jego numer
ask-gandalf-n = miejsce Gandalfa
ask-gandalf-start-n = jego numer
ask-give-n = numer z żetonu
ask-information-n-n-n-n-n = ich pięć numerów
ask-journey-keep-short-long = „Weź”
ask-journey-long-rows = long i wiersze
ask-journey-row = co mówi wiersz { $row }
ask-journey-row-i-x = jego numer i to, co mówi
ask-journey-rows = wiersze karty
ask-journey-short-rows = short i wiersze
ask-move-x = miejsce lub kropka
ask-nazgul-n = liczba Nazgûli
ask-rescue-n = ich liczbę
ask-start-n = numer z żetonu
ask-starts-n-n-n = „Miejsca startowe”
ask-tell-text = własnymi słowami
ask-tiles-3-eye-1r = 3 eye 1r
ask-tiles-none = bez zestawu

# The telling of a game that is over.
untold-not-over = Ta gra nie jest skończona: wcześniej nic się o niej nie opowiada.
untold-not-played = Części { $part } w tej grze nie rozegrano.
telling-start = Część { $part }. Start Froda: { $place }.
telling-day = { $walked ->
    [yes] Dzień { $day }: { $way }. Pytania: { $questions }, na tak: { $yes }.
   *[no] Dzień { $day }: ani kroku. Pytania: { $questions }, na tak: { $yes }.
}
telling-found = Znaleziono go: { $place }.
telling-best = Najwięcej zdradziło w dniu { $day }: { $question }: { $answer }. Podróży zgodnych z tym, co słyszeliście: przedtem { $before }, potem { $after }.
telling-miss = O włos w dniu { $day }: { $question }. { $near ->
    [just-left] Był tam krok lub dwa wcześniej.
    [goes-there] Poszedł tam następnym krokiem.
    [turn-too-late] Turę wcześniej odpowiedź brzmiałaby: tak.
   *[beside] Był tuż obok.
}
telling-narrowest = { $truth ->
    [there] W dniu { $day } zgodnych podróży było najmniej: { $journeys }. Z nich { $there } kończyło się tu: { $place }, i tam był.
    [unknown] W dniu { $day } zgodnych podróży było najmniej: { $journeys }. Z nich { $there } kończyło się tu: { $place }.
   *[elsewhere] W dniu { $day } zgodnych podróży było najmniej: { $journeys }. Z nich { $there } kończyło się tu: { $place }, ale był gdzie indziej: { $frodo }.
}
telling-uncounted = Niczego nie policzono: plansza w programie nie pokazuje, jak łączą się jej miejsca. Skopiuj pudełko z drogami i ścieżkami, a następna gra będzie policzona.
telling-on-his-word = Jego własna podróż nie zawsze jest wśród zgodnych: coś poszło na jego słowo.
table-telling = Opowiedz grę
telling-title = Co było ukryte
telling-back = Wróć do stołu
telling-first = Początek
telling-before = Wstecz
telling-after = Dalej
telling-last = Koniec
telling-next-miss = Następne o włos
telling-truth = Droga
telling-fog = Co można było wiedzieć
telling-of-day = Dzień { $day }
telling-journeys = Zgodne podróże: { $journeys }
telling-wait = Trwa liczenie…
figure-apart = { " " }
figure-point = { "," }
telling-likely = { $place }: { $there } z { $all }
telling-before-it = Przedtem: { $before }
telling-worth-head = Co w tej chwili zdradziłoby najwięcej
telling-worth = { $question }: średnio { $halved } razy o połowę mniej
telling-asked-instead = Zapytano
telling-play = Odtwarzaj
telling-stop = Zatrzymaj
telling-best-question = Najlepsze pytanie
telling-frodo = Frodo
telling-gandalf = Gandalf
telling-part = Część { $part }
telling-near-miss = o włos
telling-told-most = zdradziło wiele
moment-start = Start Froda: { $place }
moment-step = { $kind ->
    [dot] Krok { $number }: kropka
    [stays] Krok { $number }: zostaje
   *[place] Krok { $number }: { $entered }
}
moment-gandalf-moved = Gandalf się rusza
moment-gandalf-at = Gandalf ukazuje się: { $place }
moment-gandalf-rivendell = Gandalf dociera do Rivendell
moment-gandalf-hidden = Gandalf znów się kryje
moment-gandalf-fled = Gandalf umyka
moment-course = Inna trasa

# What is taken home of a telling.
keepsake-part = Część { $part }
keepsake-begun = rozpoczęta { $day }
keepsake-map = Mapa z jego drogą
keepsake-map-told = Plansza jako mapa, z drogą Froda i numerami jego wpisów; obok miejsc widać, o co o nie pytano. Wszystko to jest niżej opowiedziane słowami.
keepsake-log = Dziennik i pytania
keepsake-log-told = Wpisy dziennika w polach i pytania w ich kolejności. Wszystko to jest niżej opowiedziane słowami.
keepsake-curve = Ile podróży było zgodnych, chwila po chwili
keepsake-curve-told = Krzywa od pierwszej chwili do ostatniej: opada z każdą odpowiedzią, która coś zdradziła, i rośnie z każdym krokiem. Te same liczby stoją niżej w tabeli.
keepsake-questions = O co pytano
keepsake-start = Jak się zaczęło
keepsake-days = Dzień po dniu
keepsake-best = Co zdradziło najwięcej
keepsake-misses = O włos
keepsake-doubt = Jak mało pozostało wątpliwości
keepsake-end = Jak się skończyło
keepsake-moments = Wszystkie chwile w ich kolejności
keepsake-moments-told = Wiersz na chwilę: co się stało, ile podróży było wtedy zgodnych i ile zdradziła odpowiedź.
keepsake-number = Nr
keepsake-day = Dzień
keepsake-what = Co się stało
keepsake-journeys = Zgodne podróże
keepsake-told = Zdradziło, w bitach
keepsake-bits = { $whole },{ $tenth }
keepsake-way = droga Froda
keepsake-entries = wpis z jego numerem
keepsake-gandalf = droga Gandalfa i gdzie go widziano
keepsake-searched = Przeszukanie
keepsake-hunted = Polowanie
keepsake-perceived = Percepcja obszaru
keepsake-yes = pełne: tak
keepsake-no = puste: nie
keepsake-found = Froda znaleziono
keepsake-track = znaleziono trop
keepsake-least = najmniej podróży
keepsake-how = Jak liczono
keepsake-how-counted = Podróż to początek i tyle wpisów, ile stało w dzienniku, każdy dozwolony przez zasady. Jest zgodna, jeśli na każde dotychczasowe pytanie padłaby ta odpowiedź, która padła. Każda podróż liczy się raz, choćby wydawała się mało prawdopodobna; to, co zdradziły karty i co odgadli gracze, nie liczy się.
keepsake-how-read = Odpowiedź zdradziła jeden bit, jeśli zostawiła połowę podróży, a dwa bity, jeśli ćwierć. Na krzywej każda linia to dziesięć razy tyle co linia pod nią.
keepsake-how-pairs = W Części 2 liczy się pary: ciąg kart Podróży i drogę Gandalfa.
keepsake-home = Do zabrania do domu
keepsake-write-page = Strona do czytania
keepsake-write-png = Obraz, PNG
keepsake-write-svg = Obraz, SVG
keepsake-unpainted = Nie udało się tu narysować obrazu. Zamiast tego można zapisać stronę albo obraz jako SVG.
keepsake-which-picture = Obraz to plik, którego nazwa kończy się na .png albo .svg.
keys-short = W wierszu: 22, kropka, r (odpoczynek), w Części 2 a (naprzód), 22 (Gandalf) · s 22, h 22, p 2a (pytania) · d (koniec tury), u (cofnij)

## The stage: what the table's window says, as short as it can be read from across the table

stage-moved = { $who ->
    [frodo] Frodo się ruszył.
    [gandalf] Gandalf się ruszył.
   *[he] Ruszył się.
}
stage-wait = { $question }: czekaj.
stage-dropped = { $question }: { $how }.
stage-nothing-to-lay = Nic do położenia.
stage-then = Potem dalej Nazgûle: { $eye ->
    [yes] każdy ma darmowe Polowanie.
   *[no] każdy ma darmowe Przeszukanie.
}
stage-count = Policz Nazgûle tutaj i obok: { $place }.
stage-turns = Teraz odkrywa się { $number ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
   *[other] następna
} z { $count ->
    [1] jednej
    [2] dwóch
    [3] trzech
    [4] czterech
    [5] pięciu
   *[other] { $count }
}.
stage-all-turned = Wszystkie płytki są odkryte.
stage-drawn = { $occasion ->
    [rescue] Jest uratowany, za tę cenę.
   *[card] Wylosowała je karta.
}
stage-card-moved = Kartą: figurka Froda idzie na krok { $step }.
stage-hands = Najpierw karty na ręce: najwyżej po pięć.
stage-lord = Wódz Nazgûli przybywa: zastępuje { $start ->
    [yes] Nazgûla gracza prowadzącego
   *[no] jednego Nazgûla
}.
stage-found = { $count ->
    [0] Nazgûle znalazły
    [one] Jeden Nazgûl znalazł
    [2] Dwa Nazgûle znalazły
    [3] Trzy Nazgûle znalazły
   *[other] Cztery Nazgûle znalazły
} go: { $place }.{ $lord ->
    [yes] {" "}Jest wśród nich Wódz.
   *[no] {""}
}
stage-ended = Część { $part } skończona: krok { $step }, Spaczenie { $total }.
stage-its-number = jej liczba
stage-counts-no-more = już się nie liczy
stage-its-eyes = { $eyes ->
    [0] pierwsze Oko
    [one] 1 + { $eyes } Oko
    [few] 1 + { $eyes } Oczy
    [many] 1 + { $eyes } Oczu
   *[other] 1 + { $eyes } Oka
}
stage-this-now = teraz ta
stage-then-this = potem ta
stage-can-be = Czym może być, z { $left } jeszcze zakrytych
stage-back-by = Jedna może wrócić, przez
stage-of = z { $limit }
stage-limit-raised = limit +{ $raised }
stage-taken = Spaczenie na { $total }{ $eye ->
    [yes] , Oko obok toru.
   *[no] .
}
stage-undone = Cofnięte: { $command }.
stage-redone = Ponowione: { $command }.
stage-nothing-answered = Nie ma odpowiedzi.
stage-nothing-otherwise = Na stole nic się nie zmienia.
stage-token-moves = Przesuń żeton Tropu z { $from } na { $to }.
stage-corrected = Jeden wpis w jego dzienniku był błędny.
stage-told = było
stage-true = prawda
stage-more = i jeszcze { $more }
stage-stays-told = Co powiedziano, to powiedziano.
stage-gandalf = Gandalf stoi na { $at }.
stage-gandalf-hands = Nazgûle stamtąd odchodzą o najwyżej dwa kroki; jedną zwykłą kość się odrzuca.
stage-course-changed = Wszystkie żetony Tropu z planszy; figurka Froda na krok { $step }.
stage-deed = Gandalf dokonał czynu na { $at }.
stage-ability = { $number ->
    [1] +1 krok
    [2] Polowanie
    [3] Przeszukanie
    [4] +2 kroki
   *[5] Wódz
}
back = { $what ->
    [track-off] Zdejmij żeton Tropu z { $at }.
    [track-turn] Odwróć żeton Tropu na { $at } z powrotem.
    [track-eye] Połóż znów żeton Tropu na { $at }, Okiem do góry.
    [track-sword] Połóż znów żeton Tropu na { $at }, Mieczem do góry.
    [information] Żeton Informacji { $at } wraca za zasłonkę.
    [log-token] Zdejmij żeton dziennika z { $at }.
    [tiles] Płytki wracają do kubka.
    [corruption] Spaczenie wraca na { $at }.
    [eyes] Oczy obok toru: { $at }.
    [fellowship] Żetony Drużyny na jego karcie: { $at }.
    [card] Odwróć kartę z powrotem: { $at }.
    [figure] Figurka Gandalfa znów na { $at }.
    [figure-off] Figurka Gandalfa schodzi z planszy.
    [deed] Żeton czynu { $at } wraca za zasłonkę.
    [lord-out] Wódz Nazgûli znów odchodzi.
    [lord-in] Wódz Nazgûli wraca.
    [step] Figurka Froda wraca na krok { $at }.
   *[turn] Znacznik tury wraca: { $at }.
}
say-undone = Powiedz: „{ $command } jest cofnięte.”
chip-again = Znów { $here }
tile-by-card = karta
tile-without = Poniżej: Spaczenie bez niego
dots-nowhere = Żadna droga z { $here } nie ma { $dots } kropek z rzędu. Wpis i tak zostaje.
pick-in-no-area = { $location } nie leży w żadnym obszarze.
pick-no-entry = { $count ->
    [0] Żaden wpis nie jest tym miejscem.
   *[other] Kilka wpisów to to miejsce: naciśnij pole.
}
tale-where = Krok { $step }. Gdzie jest teraz?
tale-where-gandalf = Gdzie jest teraz Gandalf?
tale-fit = Podróże zgodne z tym, co słyszeliście: { $journeys }.
tale-unknown = Nikt nie mógł policzyć, gdzie był.
tale-fitted = Zgodne podróże
tale-at = tu: { $place }
tale-in = { $count } z { $all }
tale-ended = { $count } z { $all } kończyło się tu: { $place }
tale-sure = To mogło być tylko { $place }
tale-near = { $near ->
    [just-left] Był tam krok albo dwa wcześniej.
    [goes-there] Poszedł tam następnym krokiem.
    [turn-too-late] Turę wcześniej byłoby tak.
   *[beside] Był tuż obok.
}
tale-step = Krok { $step }
tale-gandalf = Gandalf idzie dalej
tale-shown = pokaże się
tale-in-seconds = za { $seconds ->
    [one] { $seconds } sekundę
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
}
tale-then = potem
tale-waits = czeka
tale-asked = Pytania i jego wpisy po numerach
keepsake-write-moving = Ruchomy obraz, PNG
