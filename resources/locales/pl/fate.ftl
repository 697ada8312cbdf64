# Co Underhill mówi po polsku o Fate of the Fellowship, czytane, gdy potrzeba; co mówi każda gra, jest w house.ftl.
refused-ledger-needs-places = Księga wojsk wymaga pliku pudełka z jego miejscami, także tymi z wojskami (F58). Pomiń ledger=on albo wskaż inny plik.
    .window = Księga wojsk wymaga pliku pudełka z jego miejscami, także tymi z wojskami (F58). Naciśnij „Liczenie wojsk: nie” albo inne pudełko.
refused-still-open = Najpierw to, co otwarte: { $step ->
    [search] poszukiwanie
    [dice] kości na stole: { $count }
    [choose] dokąd idą Nazgûle
   *[top] jaki rewers leży na wierzchu
}. Odpowiedz na to, potem dalej.
refused-not-now = To należy do innego kroku. Teraz jest: { $step ->
    [setup] przygotowanie
    [actions] akcje
    [cards] karty graczy
    [skies] niebo ciemnieje, jeszcze { $count }
    [search] poszukiwanie
    [dice] kości na stole: { $count }
    [choose] dokąd idą Nazgûle
    [top] jaki rewers leży na wierzchu
    [shadow] karta Cienia { $count } z { $of }
    [over] karty Cienia się skończyły
   *[ended] gra skończona
}.
refused-nine-flips = Odkryto { $made } z dziewięciu kart Cienia w przygotowaniu (F5). Trzeba dziewięciu, ani więcej, ani mniej.
refused-no-name = „{ $word }” nie może być nazwą. Nazwa to jedno słowo z liter, z łącznikami zamiast odstępów.
refused-no-such-card = „{ $word }” nie jest tu kartą Cienia (F48). Wpisz jej krótką nazwę albo START>HAVEN/ORDER.
refused-no-such-place = „{ $word }” to tu nie miejsce. Najbliższe to „{ CALLED("place", $nearest) }”.
refused-top-unknown = Nikt nie zna rewersu na wierzchu (F46). Najpierw go podaj: { DEED("top red") } albo { DEED("top black") }.
refused-other-back = { CALLED("place", $card) } ma rewers { CALLED("back", $back) }, a na wierzchu leżał { CALLED("back", $top) } (F49). Spójrz jeszcze raz.
refused-not-on-top = { CALLED("place", $card) } nie może leżeć na wierzchu (F49): { $lies ->
    [layer] ma być w warstwie { $layer }
    [discard] ma być wśród odrzuconych
    [resolved] odkryto ją w tym kroku
    [removed] opuściła grę
   *[nowhere] żadna taka nie ma już zostać
}. Jeśli wcześniejszą kartę wpisano źle, poprawi to { ASK("amend K CARD") }.
refused-no-such-back = Żadna karta, która może tam leżeć, nie ma rewersu: { CALLED("back", $back) } (F49). Spójrz jeszcze raz; albo wcześniejszą kartę wpisano źle.
refused-other-head = Na następnej warstwie widziano { CALLED("back", $head) }, a nie { CALLED("back", $back) } (F49). Spójrz jeszcze raz; albo wcześniejszą kartę wpisano źle.
refused-not-the-last = Za nią leżą inne karty (F44). Podaj, jaki rewers leży teraz na wierzchu: red albo black.
    .window = Za nią leżą inne karty (F44). Podaj, jaki rewers leży teraz na wierzchu: CZERWONY (r) albo CZARNY (b).
refused-the-last = To ostatnia karta talii: za nią nic nie ma (F44). Zamiast rewersu podaj none.
refused-deck-empty = Nie ma tam już żadnej karty. Najpierw przetasuj albo powiedz, gdzie stoi gra.
refused-not-known-on-top = { CALLED("place", $card) } nie jest wśród kart znanych na wierzchu (F51). Obejrzyj przez { ASK("peek CARD…") }, potem ją nazwij.
refused-no-such-flip = Nie ma karty { $flip }: odkryto { $flips }, z dziewięcioma z przygotowania (F53).
refused-cannot-follow = Wtedy { $what } nie byłoby już możliwe (F53). Nic się nie zmieniło; popraw tamto albo spójrz jeszcze raz.
refused-too-many-needed = Te wymagają { $needed } postaci, a miejsc jest { $most } (F7, F8). Weź inne.
refused-no-set-fits = Żaden wybór celów z listy nie pasuje do tak niewielu postaci (F7). Nazwij cele sami.
refused-nothing-listed = Żaden plik nie wymienia ich dość, by losować (F7, F8). Nazwij je sami albo zacznij z plikiem pudełka.
refused-named-twice = „{ $name }” nie może tam stać jeszcze raz. Nazwij każdego raz, a Froda i Sama nigdy w rzędzie solo.
refused-other-region = { CALLED("place", $place) } nie leży tam: { CALLED("place", $region) }. Podaj region, w którym leży.
refused-region-unknown = Nikt nie wie, w jakim regionie leży { CALLED("place", $place) }. Podaj: in=REGION.
refused-troops-untold = Trzeba podać wojska: { $what }=N.
refused-ledger-says = Według księgi jest { $what } { $count } (F58). Pomiń to albo popraw przez { ASK("troops PLACE shadow=N") }.
refused-place-untold = Z księgą trzeba nazwać miejsce (F58). Postaw je za regionem.
refused-both-sides = Bitwa wymaga tam wojska przyjaznego i wojska Cienia (F28). Policz jeszcze raz.
refused-no-stronghold = { CALLED("place", $place) } nie jest twierdzą Cienia (F43). Jeśli jest, powie to { ASK("place PLACE stronghold") }.
refused-capture-troops = { CALLED("place", $place) } zdobywa się z wojskiem przyjaznym i bez wojska Cienia (F43). Najpierw popraw wojska.
refused-no-haven = { CALLED("place", $place) } nie jest przystanią, którą można stracić (F33). Jeśli jest, powie to { ASK("place PLACE haven") }.
refused-objectives-open = Przed Górą Przeznaczenia zostało innych celów: { $left } (F27).
refused-objective-is = { CALLED("objective", $name) }: ten cel jest { $done ->
    [yes] już spełniony
   *[no] już otwarty
}. Nie ma czego zmieniać.
refused-no-more-objectives = Tak można spełnić celów: { $count }, ostatni jedynie na Górze Przeznaczenia (F27). Najpierw jakiś otwórz.
refused-last-objective = Ostatniego celu nigdy się nie wpisuje: należy do każdej gry i spełnia się na Górze Przeznaczenia (F7, F27).
refused-not-six-faces = Kość ma sześć ścianek, a podano: { $count }. Podaj każdą ściankę i ile razy tam jest, razem sześć.
refused-no-hope = Nie ma już nadziei, która mogłaby wytrwać. Z liczbą za hope= pytasz, co by było.
refused-not-rolled = Kośćmi trzeba jeszcze rzucić: { DEED("roll") }.
refused-rolled-already = Kości już leżą. Zastosuj je przez { DEED("accept") }.
refused-no-such-face = „{ $word }” nie jest ścianką tej kości albo zaczyna więcej niż jedną. Poszukiwanie: Unik (slip), Znużenie (weary), Odkryci (exposed), Odwołanie (recall); bitwa: Rozbicie (rout), Wymiana (exchange), Stratowanie (overrun), Nazgûle (nazgul).
refused-no-such-die = Na żadnej kości nie ma: { $face }. Nazwij ściankę, która leży.
refused-no-battle = To należy do bitwy z kośćmi na stole (F30).
refused-which-army = Ginie przyjaznych wojsk: { $count }. Podaj, z której armii (F31), na przykład elven=1.
refused-only-unread = Czy przyszło wojsko, mówi się tylko o nieprzeczytanej karcie, która wzmacnia (F42).
refused-cannot-come = Talia graczy nie może tak zawierać kart ciemnego nieba: po jednej w stosie (F9, F55). Policz jeszcze raz.
refused-foreseen = Na wierzchu przewidziano inne karty (F56). Spójrz jeszcze raz.
refused-no-more-copies = Nie ma więcej kart: { $card } (F57). Spójrz jeszcze raz.
refused-only-named = To działa tylko z cards=names (F57). W tej grze karty tylko się liczy: card i skies.
    .window = To działa tylko z „Karty: nazwą” (F57). W tej grze karty tylko się liczy.
refused-no-cards-left = Nie ma już kart graczy: nie dobieraj (F12).
refused-only-ledger = To działa tylko z ledger=on (F58). W tej grze wojska podaje się tam, gdzie trzeba.
    .window = To działa tylko z „Liczenie wojsk: tak” (F58). W tej grze wojska podaje się tam, gdzie trzeba.
refused-supply-short = W zasobie zostało tylko { $left }: { $army } (F60). Najpierw popraw inne miejsca.
refused-too-few-there = { CALLED("place", $place) } ma tylko { $count } (F60). Nie ruszaj więcej.
refused-no-choice = Takiego wyboru nie ma. { $options ->
    [0] Ruszaj Nazgûle po jednym.
   *[other] Wybierz od 1 do { $options }.
}
refused-no-such-move = Żaden Nazgûl nie może teraz iść { CALLED("place", $from) } → { CALLED("place", $to) } (F20): spoza regionu Froda, do innego.
refused-never-shown = Żadna karta ani plik nie pokazały „{ $name }” (F52). Sprawdź nazwę.
help = R to region, PLACE miejsce, CARD karta Cienia; BACK to red albo black; N liczba. help COMMAND mówi więcej.
help-new = Zaczyna grę dla 1 do 5 graczy; board=practice z pudełkiem treningowym, board=FILE z własnym (F1).
help-confirm = Liczby na własnych częściach, jeśli są inne: nadzieja, zagrożenie, kość.
help-objectives = Cele bez ostatniego, nazwane albo wylosowane (F7).
help-characters = Kto kim gra, nazwani albo rozdani (F8).
help-tick = Odhacza punkt przygotowania albo cofa to (F2).
help-top = Rewers na wierzchu talii Cienia (F46).
help-flip = Odkryta karta Cienia i rewers, który wtedy tam leży; ? dla nieprzeczytanej (F40).
help-hands = Rozdane karty graczy, z cards=names (F57).
help-begin = Zaczyna pierwszą turę po dziewięciu kartach; region Froda i kto pierwszy (F9).
help-act = Liczy akcję (F11).
help-done = Kończy akcje albo turę (F10).
help-draw = Dwie karty graczy: card albo skies, z cards=names także po nazwie (F12).
help-skies = Karta ciemnego nieba z jej miejscem: wszystkie cztery kroki (F34).
help-frodo = Gdzie jest Frodo.
help-eye = Gdzie jest Oko.
help-fate-search = Poszukiwanie tam, gdzie stoi Frodo, z wojskami Cienia (F22).
help-ring = Frodo wkłada Pierścień (F26).
help-doom = Góra Przeznaczenia, z wojskami Cienia (F27).
help-fate-attack = Atak; Oko tam przychodzi (F28).
help-battle = Bitwa z karty (F28).
help-roll = Kości, jak upadły na stole; bez ścianek rzuca program.
help-reroll = Pierwsza kość z tą ścianką jeszcze raz (F24, F30).
help-turn = Zdolność obraca kość (F24).
help-drop = Zdolność usuwa kość (F24).
help-valor = Męstwo wydane w bitwie: o tyle wojsk Cienia mniej (F30).
help-fate-accept = Kości działają (F25, F31).
help-choose = Co wynika z rozkazu, gdy jest wybór (F20, F21).
help-capture = Zdobyto twierdzę (F43).
help-fate-lost = Stracono przystań: −3 nadziei (F33).
help-place = Czym jest miejsce, na słowo stołu.
help-objective = Cel jest spełniony albo znów otwarty.
help-hope = Nadzieja albo jej poprawa (F14).
help-threat = Zagrożenie albo pole jego znacznika (F35).
help-supply = Wojska Cienia poza planszą.
help-fate-nazgul = Gdzie są Nazgûle; R = N poprawia region, FROM TO rusza jednego, gdy robi to stół (F20).
help-cards = Dobrane karty graczy i ile wśród nich ciemnych nieb (F55).
help-peek = Obejrzane karty, od wierzchu (F51).
help-order = Pierwsze znane karty w tej kolejności (F51).
help-remove = Karta znana na wierzchu albo odrzucona opuszcza grę (F51).
help-foresee = Karty graczy, które leżą na wierzchu (F56).
help-amend = Odkryta karta była inna albo pokazała inny rewers; wszystko dalej liczy się od nowa (F53).
help-deck = Co wiadomo o talii Cienia, warstwami (F45).
help-discard = Co leży wśród odrzuconych kart Cienia.
help-fate-odds = Dokładne szanse (F52, F56, F57) i szanse kości przed rzutem.
help-troops = Poprawia miejsce w księdze (F60).
help-fate-move = Rusza wojska w księdze (F60).
help-check = Co według księgi ma stać na planszy (F60).
told-put-back = Wymaga zbyt wielu postaci i wraca: { $names }
told-advance = Natarcie { $line }: najpierw czoło, potem bitwy; padają przystanie bez swoich.
told-reinforce = Wzmocnienie { $place }: { $troop ->
    [yes] jedno wojsko, bitwa, jeśli stoją tam przyjazne
   *[no] żadnego wojska (zdobyte albo żadnego nie ma)
}{ $order ->
    [eye] {", "}potem Oko
    [closer] {", "}potem dwa Nazgûle podchodzą
    [deploy] {", "}potem trzy Nazgûle ruszają
   *[none] {""}
}.
told-special = { $card }: zrób, co mówi karta, i wpisz, co z tego wynika.
told-unread = { $half ->
    [red] Nieczytana karta naciera: jej linia rusza, czoło najpierw.
   *[black] Nieczytana karta wzmacnia: jej wojsko, jeśli przyjdzie, potem jej znak.
}
told-other-half = Karta { $flip } byłaby inną kartą lub połową. Co zrobiono na stole, zostaje.
cause = { $cause ->
    [search] kości poszukiwań
    [eye] Oko przy Frodzie
    [haven] stracona przystań
    [troops] brak wojska
    [cards] brak karty
    [ring] włożony Pierścień
    [capture] zdobycie
   *[table] słowo stołu
}
told-hope = Nadzieja { $to }, { $by }: { $cause }.
told-threat = Zagrożenie na polu { $space }.
told-eye = Oko: { $region }{ $frodo ->
    [yes] {", "}gdzie jest Frodo
   *[no] {""}
}.
told-nazgul = Nazgûle: { $where }
told-missing = Kart graczy, których nie dało się dobrać: { $count }.
told-skies = Wojska ({ $place }): { $placed }.
told-shuffles = { $count ->
    [0] Nic się nie tasuje.
   *[other] Potasuj odrzucone karty Cienia ({ $count }) i połóż je na talię; jaki rewers leży na wierzchu?
}
told-moved = { $from } → { $to }: { $count }
told-again = { $name } działa znowu po drugiej postaci (F11); karta może na to pozwolić.
told-travel = Podróż kosztuje jedno Skradanie albo poszukiwanie z kością za każdego Nazgûla (tam: { $nazgul }) i za każde wojsko Cienia w tym miejscu{ $troops ->
    [unknown] .
   *[other] {" "}(tam: { $troops }).
}
too-many-nazgul = Nazgûle na planszy: { $count }. Jest ich dziewięć.
told-too-often = Nie ma już akcji (F11): { $name }; karta może je dać.
told-dice = { $what ->
    [search] Poszukiwanie ({ $place })
    [doom] Góra Przeznaczenia
   *[battle] Bitwa ({ $place })
}: kości { $count }.
told-search = Oko jest już przy Frodzie: czeka poszukiwanie.
remind = { $of ->
    [hands] Ponad 7 kart na ręce odrzuca się albo zagrywa; żetony się nie liczą.
    [confirm] Porównaj raz nadzieję, zagrożenie i kości z własnymi częściami; jeśli są inne: { DEED("confirm") }.
    [ticks] Na liście przygotowania nic nie jest odhaczone. Gra toczy się dalej.
   *[doom-costs] Frodo płaci 5 Odporności.
}
told-over = { $won ->
    [yes] Pierścień zniszczony: gracze wygrali.
   *[no] Gra przegrana.
}
nowhere = żadnych
fate-name = Los Drużyny
level = { $level ->
    [introductory] Wstępny
    [heroic] Heroiczny
    [epic] Epicki
    [legendary] Legendarny
   *[standard] Zwykły
}
fate-figures = { $level }, tura { $turn }, nadzieja { $hope }
fate-totals = Los Drużyny: { $games }; wygrane { $won }, przegrane { $lost }
no-players = Podaj, ilu gra: players=N, od 1 do 5 (F1).
    .window = Naciśnij, ilu gra: od 1 do 5 (F1).
not-copied = Nie masz jeszcze własnego pudełka i nie ma { $path }: upuść plik pudełka na okno albo opuść board=own.
    .window = Nie masz jeszcze własnego pudełka i nie ma { $path }: upuść plik pudełka na okno albo wybierz inne.
source = { $path }: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(i jeszcze { $more })
}
proof-cards-missing = Spisano { $listed } z { $of } kart Cienia; inne są nieprzeczytane, dopóki się ich nie odkryje (F48).
proof-too-many-of-order = Kart z rozkazem { $order } spisano { $listed }, a jest ich { $most }.
proof-back-unknown = Nikt nie widział rewersu karty { $card }.
proof-keys-missing = Brak, więc w grze z tym plikiem nieznane: { $keys }.
host = { $step ->
    [won] Gracze wygrali.
    [lost] Gra jest przegrana.
    [roll] Rzuć kośćmi: { $count }.
    [rolled] Najpierw przerzuty i Męstwo; potem kości działają.
    [searched] Najpierw przerzuty; potem kości działają.
    [search] Tam, gdzie stoi Frodo, czeka poszukiwanie. Ile jest tam wojsk Cienia?
    [move] Przesuń do dwóch Nazgûli o krok bliżej Froda.
    [choose] Gracz, którego jest tura, wybiera, dokąd idą Nazgûle.
    [lay] Przygotuj według listy. Po przetasowaniu talii Cienia: jaki rewers leży na wierzchu?
    [top] Jaki rewers leży na wierzchu talii Cienia?
    [setup] Odkryj kartę Cienia { $count } z dziewięciu: jedno wojsko na jej czerwone miejsce, nic więcej.
    [begin] Odhacz, co zrobione; potem zacznij z regionem Froda.
    [actions] Akcje{ $who ->
        [known] {": "}{ $names }
       *[nobody] {""}
    }. Gdy zrobione: karty graczy.
    [cards] Dobierz dwie karty graczy.
    [skies] Niebo ciemnieje: jakie miejsce jest na karcie?
    [haven] Czy wojska Cienia stoją same: { $places }? Powiedz, co stracono, albo graj dalej.
    [over] Podaj bitwy i straty ostatniej karty; potem następny gracz.
   *[flip] { $back ->
        [red] Odkryj wierzchnią kartę: leży CZERWONY. Potem: jaki rewers leży tam teraz?
        [black] Odkryj wierzchnią kartę: leży CZARNY. Potem: jaki rewers leży tam teraz?
       *[none] Jaki rewers leży na wierzchu talii Cienia?
    }
}
stands = Tura { $turn }, { $whose }: { $step }
whose = { $solo ->
    [yes] postać { $who }
   *[no] gracz { $who }
}
step = { $step ->
    [actions] akcje
    [cards] karty graczy
    [skies] niebo ciemnieje, jeszcze { $count }
    [top] jaki rewers leży na wierzchu?
    [search] czeka poszukiwanie
    [dice] kości na stole: { $count }
    [choose] trzeba wybrać, dokąd idą Nazgûle
    [shadow] karta Cienia { $count } z { $of }
   *[over] karty Cienia się skończyły
}
fact-hope = Nadzieja { $hope } z { $top }
fact-threat = Zagrożenie: tempo { $rate } (pole { $space })
fact-supply = Zasób Cienia { $supply }
fact-eye = Oko { $eye }, Frodo { $frodo }
fact-cards = Karty graczy: dobrano { $drawn }, ciemnych nieb { $skies }; zostało { $left }
fact-layer = Kart Cienia { $cards }{ $back ->
    [red] {", "}na wierzchu CZERWONY
    [black] {", "}na wierzchu CZARNY
   *[none] {""}
}
fact-objectives = Cele: { $done } z { $all }
fact-discard = Odrzucone karty Cienia: { $cards }
fact-ticked = Odhaczono: { $count } z 13
fact-row = Rząd
fact-seat = { $whose }: { $names }
asked-no-deck = W talii Cienia nie ma już żadnej karty.
asked-pile = { $pile }{ $unread ->
    [0] {""}
   *[other] {"; "}jeszcze nieprzeczytane: { $unread }
}{ $known ->
    [none] {""}
   *[other] {"; "}znane: { $known }
}
asked-board = Wojsk Cienia na planszy powinno być { $count }; w zasobie: { $supply }.
asked-army = { $army }, jeszcze w zasobie: { $left }
asked-battle = { $attack ->
    [yes] Nie zostaje żadne wojsko Cienia: { $clear }. Zostaje tylko Cień: { $falls }. Średnie straty wojsk przyjaznych: { $lost }.
   *[no] Zostaje tylko Cień: { $falls }.
}
asked-chance = Szansa: { $least ->
    [yes] {"co najmniej "}
   *[no] {""}
}{ $chance }{ $doubtful ->
    [yes] {", "}lecz niepewna: coś się tam stało na wasze słowo
   *[no] {""}
}.
fact-open = Otwarte: { $names }
fact-done = Spełnione: { $names }
fact-sites = { $site ->
    [haven] Przystanie, podane albo zdobyte
   *[stronghold] Twierdze, podane albo stracone
}: { $places }
sheet-game = { $players ->
    [one] Jeden gracz
    [few] { $players } gracze
   *[other] { $players } graczy
}, { $level }, tury: { $turns }
sheet-hope = Nadzieja ({ $cause }): { $lost ->
    [0] {""}
   *[other] −{ $lost }
}{ $both ->
    [yes] {", "}
   *[no] {""}
}{ $gained ->
    [0] {""}
   *[other] +{ $gained }
}
sheet-change = Tura { $turn }: nadzieja { $to }, { $by }, { $cause }
sheet = Przystanie stracone { $lost }, zdobyte { $captured }; najwięcej Nazgûli przy Frodzie { $nazgul }; karty { $flips }; ciemne nieba { $skies }
track-hope = Nadzieja
track-threat = Zagrożenie
track-supply = Zasób Cienia
track-nazgul = Nazgûle
track-objectives = Cele
head-chances = { $turn ->
    [next] Następna tura
   *[this] Ta tura
}, karty: { $flips }
head-deck = Talia
head-skies = Niebo ciemnieje
head-setup = Przygotowanie
head-search = Poszukiwanie
column-advances = linia naciera
column-reinforced = miejsce wzmocnione
column-dice = kości
column-lasts = nadzieja trwa
column-resistance = z jedną Odpornością
unread-may-be = co najmniej 0, bo może to być nieprzeczytana karta: { $lines }
cannot-come = nie mogą przyjść: { $lines }
special-comes = specjalna wśród nich: { $chance }
item = { $item ->
    [1] Znaczniki na pola startowe: nadzieja { $hope }, zagrożenie na pierwsze
    [2] Dwie specjalne do odrzuconych kart Cienia
    [3] Przetasować inne karty Cienia
    [4] Wojska przyjazne na planszę, zostaje po 5
    [5] 18 wojsk Cienia na planszę
    [6] Dziewięć kart Cienia, po wojsku{ $flips ->
        [0] {""}
       *[other] : odkryto { $flips }
    }
    [7] Nazgûle do swoich regionów, Oko do Eriadoru
    [8] Cele: { $objectives }, ostatni wśród nich
    [9] { $solo ->
        [yes] Postacie: Frodo i Sam osobno, cztery inne w rzędzie, żeton na pierwszej z lewej
       *[no] Postacie, po dwie dla gracza
    }
    [10] Figurki na miejsca startowe
    [11] Wydarzenia: { $events }; kart na rękę: { $hand }
    [12] Stosy z jednym ciemnym niebem każdy: { $stacks }
   *[13] { $solo ->
        [yes] Zaczyna postać pierwsza z lewej
       *[no] Zaczyna najniższy numer regionu
    }
}
hint = { $step ->
    [fell] ścianki się wskazuje, jak wypadły
    [leaves] najpierw region, z którego jeden rusza, potem dokąd
    [numbers-hope] wpisz dwie liczby, początek i najwyższą: 6 8
    [numbers-threat] wpisz siedem liczb, po jednej na pole: 2 2 3 3 4 4 5
    [tick] liczba odhacza: 4; Enter odhacza następne
    [flip] karta dowolnymi słowami: { $start } do { $end }, bliżej, czarny
    [top] czerwony lub czarny: rewers na wierzchu
    [begin] wskaż region: gdzie zaczyna Frodo
    [draw] Enter: żadnego; jedno lub dwa się wskazuje
    [draw-names] region i znak, karta po karcie
    [skies] miejsce z karty
    [actions] wskaż miejsce: Frodo tam idzie; Enter: wszystko zrobione
    [dice] Enter rzuca; ścianki ze stołu się wskazuje
    [rolled] Enter: liczą się; przedtem można wskazać kość
    [search] Enter szuka; wojska, które tam stoją, się wskazuje
    [choose] liczba: która z dróg
    [move] skąd dokąd się wskazuje; Enter: poszły
    [march] Enter odhacza następne; o kolejną kartę pytamy po marszu
    [meet] wskaż: bitwa albo żadna
    [haven] wskaż: stracona albo trzyma się
    [begun] Escape cofa ostatnie naciśnięcie
    [over] Enter: następny gracz
    [others] wskaż, kto działa, potem co; Enter: wszystko zrobione
   *[other] F12 pokazuje skróty
}
turn = Tura { $turn }
half = { $half ->
    [special] SPECJALNA
    [red] NATARCIE
   *[black] WZMOCNIENIE
} { $what }{ $order ->
    [none] {""}
   *[other] {" · "}{ $then }
}
list-parked = Odłożone
ask-amend-k-card = „amend” w wierszu poleceń
ask-peek-card = „peek”, wpisane
ask-place-place-haven = „place { $place } haven”, wpisane
ask-place-place-stronghold = „place { $place } stronghold”, wpisane
ask-troops-place-shadow-n = „troops”, wpisane
do-accept = „{ chip-accept }”
do-begin = „{ chip-begin }”
do-confirm = „inna liczba …” w przygotowaniu
do-roll = „{ chip-roll }”
do-top-black = „{ chip-top-black }”
do-top-red = „{ chip-top-red }”
chip-top-red = CZERWONY na wierzchu
chip-top-black = CZARNY na wierzchu
chip-objectives = Cele …
chip-characters = Postacie …
chip-begin = Zacznij, Frodo: …
chip-done = Gotowe
chip-moved = Ruszyły się
chip-roll = Rzuć
chip-accept = Zastosuj
chip-lost = Stracona przystań …
order = { $order ->
    [eye] Oko
    [closer] dwa Nazgûle bliżej
   *[deploy] Nazgûle do Oka
}
army = { $army ->
    [shadow] Cień
    [dwarven] Krasnoludy
    [elven] Elfowie
    [rohirrim] Rohirrimowie
   *[gondor] Gondor
}
symbol = { $symbol ->
    [stealth] Skradanie
    [friendship] Przyjaźń
    [valor] Męstwo
   *[resistance] Odporność
}
pick = { $word ->
    [unread] Nieczytana
    [none] Żadnej karty pod nią
    [draw] Losuje program
    [roll] Rzuca program
    [card] Karta
    [event] Wydarzenie
    [skies] Niebo ciemnieje
    [haven] Przystań
    [stronghold] Twierdza
    [neither] Żadne z nich
    [done] Spełniony
    [open] Otwarty
    [practice] Pudełko treningowe
    [names] Karty graczy po nazwie
    [ledger] Z księgą wojsk
   *[other] Bez szans
}
pick-back = { $half ->
    [said] { $back ->
        [red] CZERWONY · natarcie { $line }
       *[black] CZARNY · wzmocnienie { $place }, { $order }
    }
   *[none] { $back ->
        [red] CZERWONY
       *[black] CZARNY
    }
}
pick-count = { $of ->
    [players] Gracze: { $count }
    [troops] Cień: { $count }
    [shadow] Cień: { $count }
    [friendly] Przyjazne: { $count }
   *[dice] Kości: { $count }
}
deed-objectives = Cele
deed-characters = Postacie
deed-hands = Rozdane ręce
deed-confirm = Liczby własnych elementów
deed-tick = Przygotowanie: punkt { $item }
deed-top = Na wierzchu { $back ->
    [red] CZERWONY
   *[black] CZARNY
}
deed-flip = { $card ->
    [unread] Nieczytana
   *[other] { $card }
}{ $back ->
    [red] {", "}potem CZERWONY
    [black] {", "}potem CZARNY
   *[none] {", "}ostatnia
}
deed-amend = Karta { $flip } to była { $card }
deed-begin = Frodo zaczyna: { $place }
deed-act = Akcja: { $name }
deed-draw = { $skies ->
    [0] { $cards ->
        [2] Dwie karty graczy
       *[other] Karty graczy: { $cards }
    }
   *[other] Dobrano, nieba: { $skies }
}
deed-skies = Niebo ciemnieje: { $place }
deed-frodo = Frodo: { $place }
deed-eye = Oko: { $place }
deed-ring = Włożony Pierścień
deed-doom = Góra Przeznaczenia
deed-attack = Atak: { $place }
deed-battle = Bitwa: { $place }
deed-rolled = Kości: { $faces }
deed-reroll = Przerzucono: { $face }
deed-valor = Męstwo: { $count }
deed-accept = Kości działają
deed-choose = Dokąd idą Nazgûle
deed-nazgul = Nazgûl: { $from } → { $to }
deed-capture = Zdobyto: { $place }
deed-troops = Policzone wojska: { $place }
deed-cards = { $of ->
    [peek] Obejrzano
    [order] W tej kolejności
    [remove] Poza grą
   *[foresee] Przewidziano
}: { $cards }
deed-lost = Stracono: { $place }
deed-objective = { $done ->
    [yes] Cel spełniony
   *[no] Cel otwarty
}: { $name }
each = po { $chance }
said-objectives = Cele: { $names }
said-place = Jedno wojsko{ $place ->
    [none] {""}
   *[other] {" "}({ $place })
}: { $flip } z 9
said-fought = Pozostało wojsk Cienia: { $shadow }, przyjaznych: { $friendly }{ $falls ->
    [yes] {". "}Przystań pada.
   *[no] {""}
}
sheet-flips = Miejsca wzmocnione: { $count } z { $of } kart, oczekiwane { $mean }
sheet-flip = Karta { $flip }, { $card }: { $what }, { $chance }
sheet-special = specjalna
column-two = z dwiema
column-enemies = wrogowie
deed-new = Nowa gra: { $players } { $players ->
    [one] gracz
    [few] gracze
   *[other] graczy
}, { $level }
sheet-events = wydarzenia
sheet-hand = kart na ręce
sheet-stacks = stosy
sheet-layer = warstwa
sheet-back = rewers na wierzchu
sheet-cards = karty

## Nazwy

place-eriador = Eriador
place-rhudaur = Rhudaur
place-misty-mountains = Góry Mgliste
place-gondor = Gondor
place-mordor = Mordor
place-mount-doom = Góra Przeznaczenia
place-ered-luin = Ered Luin
place-erebor = Erebor
place-iron-hills = Żelazne Wzgórza
place-grey-havens = Szara Przystań
place-rivendell = Rivendell
place-lorien = Lórien
place-woodland-realm = Leśne Królestwo
place-helms-deep = Helmowy Jar
place-edoras = Edoras
place-eastemnet = Wschodni Emnet
place-minas-tirith = Minas Tirith
place-dol-amroth = Dol Amroth
place-pelargir = Pelargir
place-dunland = Dunland
place-isengard = Isengard
place-moria = Moria
place-dol-guldur = Dol Guldur
place-rhun = Rhûn
place-minas-morgul = Minas Morgul
place-barad-dur = Barad-dûr
place-nurn = Nûrn
place-umbar = Umbar
place-near-harad = Bliski Harad
place-drums = Bębny
place-wheels = Koła
person-frodo-sam = Frodo i Sam
person-merry-pippin = Merry i Pippin
person-gandalf = Gandalf
person-legolas = Legolas
person-eowyn = Éowina
person-miller = Młynarz
person-smith = Kowal
person-ferryman = Przewoźnik
person-beekeeper = Pszczelarka
person-carter = Woźnica
person-shepherd = Pasterz
person-weaver = Tkaczka
person-one = Jedna postać
person-other = Druga
person-potter = Garncarz
objective-destroy-the-one-ring = Zniszczyć Jedyny Pierścień
objective-attain-the-blessing-of-the-elves = Zyskać błogosławieństwo elfów
objective-saruman-your-staff-is-broken = Sarumanie, twoja laska pękła
objective-challenge-sauron = Rzucić wyzwanie Sauronowi
objective-confront-the-balrog = Stawić czoło Balrogowi
objective-oathbreakers-fulfill-their-duty = Wiarołomcy spełniają obowiązek
objective-subdue-umbar = Ujarzmić Umbar
objective-ride-with-the-eored = Jechać z éoredem
objective-free-theodens-mind = Uwolnić umysł Théodena
objective-deal-with-frecas-heirs = Rozprawić się z dziedzicami Freki
objective-shieldmaiden-no-longer = Już nie tarczowniczka
objective-that-makes-six = To już sześć
objective-arwen-unfurls-the-banner = Arwena rozwija sztandar
objective-lay-bare-the-pits = Obnażyć jamy
objective-bring-light-to-mirkwood = Wnieść światło do Mrocznej Puszczy
objective-boromir-reclaims-his-honor = Boromir odzyskuje honor
objective-secure-the-crossing-of-the-anduin = Zabezpieczyć przeprawę przez Anduinę
objective-unseat-denethor = Odsunąć Denethora
objective-infiltrate-minas-morgul = Przeniknąć do Minas Morgul
objective-avenge-balin = Pomścić Balina
objective-lift-shadow-from-dwarven-lands = Zdjąć Cień z krain krasnoludów
objective-rangers-secure-eriador = Strażnicy bronią Eriadoru
objective-hobbits-pledge-their-loyalty = Hobbici ślubują wierność
objective-shelobs-lair = Jaskinia Szeloby
objective-mend-the-bridge = Naprawić most
objective-light-the-beacons = Zapalić ognie sygnałowe
objective-bring-in-the-harvest = Zebrać plony
objective-wake-the-old-miller = Obudzić starego młynarza
objective-clear-the-mines = Oczyścić kopalnie
objective-find-the-lost-pony = Odnaleźć zgubionego kucyka
objective-carry-the-letter = Zanieść list
objective-hold-the-ford = Utrzymać bród
objective-cross-the-marsh = Przejść bagna
objective-read-the-old-map = Odczytać starą mapę
objective-keep-the-watch = Trzymać straż
objective-gather-the-herd = Zegnać stado
face-slip = Unik
face-weary = Znużenie
face-exposed = Odkryci
face-recall = Odwołanie
face-rout = Rozbicie
face-exchange = Wymiana
face-overrun = Stratowanie
face-nazgul = Nazgûle
small-words = z do i ku
back-red = CZERWONY
back-black = CZARNY

## Zasady według numerów

rule-f1 = Gra od jednej do pięciu osób; ich liczba i poziom mówią, ile jest wydarzeń, kart na ręce, ciemnych nieb i celów.
rule-f2 = Trzynaście punktów przygotowania odhacza stół; begin ostrzega o tym, czego brak, i idzie dalej.
rule-f3 = Wojska przyjazne na początku: po 2 z Gondoru w Minas Tirith i Dol Amroth, po 1 w każdym innym miejscu; z każdej armii 5 zostaje obok.
rule-f4 = 18 z 48 wojsk Cienia stoi na początku na planszy.
rule-f5 = Odkrywa się dziewięć kart Cienia: po jednym wojsku na czerwone miejsce, i nic więcej.
rule-f6 = Nazgûle: Eriador 2, Rhudaur, Góry Mgliste i Gondor po 1, Mordor 4. Oko jest w Eriadorze.
rule-f7 = Cele, które wymagają więcej postaci, niż jest miejsc, odkłada się; ostatni wymaga Froda i Sama.
rule-f8 = Najpierw postacie wymagane, reszta losem, po dwie na gracza. W pojedynkę: cztery w rzędzie, Frodo i Sam obok.
rule-f9 = Karty regionów i wydarzenia dzieli się na równe stosy, większe na wierzchu, z jednym ciemnym niebem w każdym.
rule-f10 = Tura: akcje, karty graczy, karty Cienia; potem następny gracz.
rule-f11 = Jedna postać ma do 4 akcji, druga 1. W pojedynkę: ta z żetonem 4, Frodo i Sam 1, przed nią albo po niej.
rule-f12 = Dobiera się naraz dwie karty graczy; każda, której brak, kosztuje 1 punkt nadziei. Na ręce zostaje 7.
rule-f13 = Tyle kart Cienia, ile mówi tempo; gdy się zmieni, zmienia się ich liczba.
rule-f14 = Nadzieja zaczyna od 6 z 8. Przy 0 gra jest od razu przegrana.
rule-f15 = Nadzieję odbierają poszukiwania, Oko przy Frodzie, przystanie, brakujące wojska i karty oraz Pierścień.
rule-f16 = Zdobycie daje +2 nadziei; cele i zdolności tyle, ile mówią.
rule-f17 = Oko rusza się z atakiem, zdobyciem, ciemnym niebem, rozkazem i Pierścieniem, nigdy z bitwą z karty.
rule-f18 = Nazgûle liczy się w regionie; w bitwie po wzmocnieniu liczy się, gdzie stały przed rozkazem.
rule-f19 = Rozkaz Oka: przychodzi do Froda; jeśli już tam jest, szuka się go.
rule-f20 = Rozkaz zbliżenia: dwa najbliższe Nazgûle spoza regionu Froda idą krok ku niemu; przy remisie wybiera gracz.
rule-f21 = Rozkaz rozstawienia, trzy razy: jeden Nazgûl z Mordoru do Oka; gdy Oko jest w Mordorze, jeden wraca z największej grupy.
rule-f22 = Kości poszukiwania: Nazgûle regionu i wojska Cienia w miejscu, najwyżej 7. Gdy nie ma nikogo, nie ma rzutu.
rule-f23 = Znużenie kosztuje 1 punkt nadziei, Odkryci też, poza przystanią; Odwołanie odsyła Nazgûla z regionu do Mordoru.
rule-f24 = Każda wydana Odporność przerzuca kość, zanim wyniki się liczą.
rule-f25 = Najpierw liczą się wszystkie kości; potem spada nadzieja i odwołuje się Nazgûle.
rule-f26 = Włożenie Pierścienia: −1 nadziei, przychodzi Oko, poszukiwanie bez wojsk.
rule-f27 = Góra Przeznaczenia: wszystkie inne cele spełnione, 5 Odporności; kości za Nazgûle i wojska tam i za brakującą nadzieję, najwyżej 7. Kto ma jeszcze nadzieję, wygrywa.
rule-f28 = W ataku rzuca się tyloma kośćmi, ile się chce, do 3 i do liczby swoich wojsk; w bitwie z karty do 3 i do liczby wojsk Cienia.
rule-f29 = Rozbicie: jedno wojsko Cienia. Wymiana: po jednym. Stratowanie: jedno przyjazne poza przystanią. Nazgûle: dwa, jeśli jakiś tam jest.
rule-f30 = Każda Odporność przerzuca kość; każde Męstwo zabiera jedno wojsko Cienia.
rule-f31 = Najpierw sumuje się kości, potem ogranicza je to, co tam stoi. Czyje wojska giną, wybiera gracz.
rule-f32 = Jeden rzut, bez drugiej rundy.
rule-f33 = Przystań z wojskami Cienia i bez przyjaznych pada: −3 nadziei.
rule-f34 = Każde ciemne niebo: wszystkie cztery kroki, jedna karta cała przed drugą; potem opuszcza grę.
rule-f35 = Najpierw zagrożenie idzie o pole dalej; na ostatnim zostaje.
rule-f36 = Potem Oko: jeśli już jest przy Frodzie, −2 nadziei, inaczej przychodzi do niego.
rule-f37 = Potem trzy wojska Cienia na miejsce z karty, −1 nadziei za każde, którego brak; bitwa, jeśli stoją tam przyjazne.
rule-f38 = Na koniec odrzucone karty Cienia tasuje się i kładzie na talię.
rule-f39 = Dopóki jest co odkrywać, odkrywa się następną kartę Cienia.
rule-f40 = Rewers, który leży wtedy na wierzchu, mówi o połowie: czerwony naciera, czarny wzmacnia.
rule-f41 = Natarcie: każde wojsko Cienia na linii idzie o jedno miejsce, przednie najpierw; potem bitwy od przodu do tyłu; potem padają przystanie.
rule-f42 = Wzmocnienie: jedno wojsko albo −1 nadziei; żadne w miejscu zdobytym. Potem bitwa, potem rozkaz.
rule-f43 = Zdobycie: wojsko przyjazne i żadnego wojska Cienia w twierdzy, 3 Męstwa. Staje się przystanią, przychodzi Oko, +2 nadziei.
rule-f44 = Gdy odkrywa się ostatnią kartę, tasuje się odrzucone, a ich wierzch mówi o połowie. Bez odrzuconych jej nie ma.
rule-f45 = Talię Cienia zna się warstwami: w każdej zna się karty, a nie ich kolejność.
rule-f46 = Odkrycie bierze kartę z górnej warstwy; rewers za nią jest odtąd znany.
rule-f47 = Tasowanie tworzy nową warstwę na wierzchu; ta pod nią zachowuje rewers, który widziano.
rule-f48 = Kartę poznaje się, gdy pierwszy raz ją odkryto.
rule-f49 = Co przeczy temu, co wiadomo, jest odrzucane i mówi się, gdzie karta powinna leżeć. ! idzie na słowo stołu.
rule-f50 = Karta nieprzeczytana nie liczy się jako to, o co pytano: szansa wynosi wtedy co najmniej tyle.
rule-f51 = Obejrzane karty są znane na wierzchu, można je ułożyć inaczej albo opuszczają grę.
rule-f52 = Szanse dotyczą kart tego kroku albo tylu, o ile pytano; połowa zależy od rewersu karty pod spodem.
rule-f53 = Karta poprawiona później: wszystko, co odtąd wiedziano, liczy się na nowo; co zrobiono na stole, zostaje.
rule-f54 = Wszystko bierze się z tego, co każdy gracz może obejrzeć; odds=off to ukrywa.
    .window = Wszystko bierze się z tego, co każdy gracz może obejrzeć; „Szanse: nie”, ustalone przed grą, to ukrywa.
rule-f55 = W stosie, którego niebo jeszcze nie wyszło, leży ono równie prawdopodobnie na każdym pozostałym miejscu.
rule-f56 = Szansa ciemnego nieba przy następnym dobraniu; karty przewidziane są pewne.
rule-f57 = Przy kartach nazwanych niewidziane są równie prawdopodobne na każdym miejscu, które nie jest niebem.
rule-f58 = Księga prowadzi wojska według miejsc: 48 Cienia w sumie, każda armia tyle, ile ma.
rule-f59 = Z księgą natarcie mówi każdy ruch i bitwę i czeka na kości.
rule-f60 = check mówi, co powinno stać na planszy; troops i move to poprawiają.
rule-f61 = Wygrana na Górze Przeznaczenia, przegrana przy nadziei 0, nic więcej.
rule-f62 = Sprawozdanie: jak się skończyło, nadzieja według przyczyn, przystanie, cele, karty, szczęście.

## Ze wszystkich gier

ended-won = Wygrana
ended-lost = Przegrana
agreed-introductory = Wstępny
agreed-standard = Zwykły
agreed-heroic = Heroiczny
agreed-epic = Epicki
agreed-legendary = Legendarny
seat-player-1 = Gracz 1
seat-player-2 = Gracz 2
seat-player-3 = Gracz 3
seat-player-4 = Gracz 4
seat-player-5 = Gracz 5
seat-character-1 = Postać 1
seat-character-2 = Postać 2
seat-character-3 = Postać 3
seat-character-4 = Postać 4
counted-turns = Tury
counted-hope = Nadzieja na końcu
counted-hope-search = Nadzieja stracona przez kości poszukiwań
counted-hope-eye = Nadzieja stracona przez Oko przy Frodzie
counted-hope-haven = Nadzieja stracona z przystaniami
counted-hope-troops = Nadzieja stracona z braku wojsk
counted-hope-cards = Nadzieja stracona z braku kart
counted-hope-ring = Nadzieja stracona przez Pierścień
counted-hope-capture = Nadzieja zyskana przez zdobycze
counted-hope-table = Nadzieja odjęta na słowo stołu
luck-search-dice = Szkodliwe kości poszukiwań
luck-battle-dice = Kości bitwy, które zabierają wojska Cienia
told-unticked = Nieodhaczone w przygotowaniu: { $items }.
told-alone = Wojska Cienia stoją same w przystani: { $place }. Pada dopiero wtedy, gdy to podasz.
told-fell = { $count ->
    [one] Jedno przyjazne wojsko wraca
    [few] { $count } przyjazne wojska wracają
   *[other] { $count } przyjaznych wojsk wraca
} do zasobu swojej armii.
said-haven = Czy wojska Cienia stoją same w przystani: { $place }?
said-holds = { $place } trzyma się.
deed-holds = Przystanie się trzymają
help-holds = Przystanie, o które się pyta, albo te z nich, które podano, trzymają się.
help-dwarven = Pyta o pozostałe wojska krasnoludów albo je poprawia.
help-elven = Pyta o pozostałe wojska elfów albo je poprawia.
help-rohirrim = Pyta o pozostałych Rohirrimów albo ich poprawia.
help-gondor = Pyta o pozostałe wojska Gondoru albo je poprawia.
help-setup = Lista przygotowania, odhaczona lub nie.
refused-ledger-knows = F65: księga wie, co zostało z armii. Popraw miejsca: { DEED("troops") }.
refused-not-asked = F66: { $name ->
    [any] o żadną przystań się nie pyta
   *[other] { CALLED("place", $name) }: nikt o to nie pyta
}. Powiedz o stracie: { DEED("lost") }.
do-troops = „troops”, wpisane
do-lost = „{ chip-lost }”

## The mat

mat-in = { $count } na { $of }
mat-of = { $count } z { $of }
mat-done = { $done } z { $all }
mat-which = karta { $count } z { $of }
mat-supply = Zasób
mat-player-cards = karty graczy
mat-actions-done = Akcje zrobione
mat-acts = Działa: { $who }
mat-next = Potem: { $who }
mat-turn-of = { $who }
mat-riders = Nazgûle: { $place }
mat-lost = { $place }, stracone
mat-battle = Bitwa: { $place }
mat-line = { $from } – { $to }
mat-moves = { $of ->
    [front] czoło → { $to }
    [last] na końcu: { $from }
   *[both] { $from } – { $to }
}
mat-from-to = { $from } – { $to }{ $region ->
    [none] {""}
   *[other] {" "}({ $region })
}
mat-ride = { $count ->
    [1] {""}
   *[other] { $count } ×{" "}
}{ $from } → { $to }
mat-rode = Nazgûl: { $rides }.
mat-goes = Frodo: { $place }
mat-travels = { $name } podróżuje
mat-named = { $name }, wpisane
mat-names = { $of ->
    [people] Kto kim gra? Jeden lub dwóch na gracza.
    [objectives] Które cele leżą?
    [at-random] losowo
    [no-list] pudełko nie jest przepisane
    [typed] Wskaż imię albo wpisz je z Enterem.
    [they-play] Tak grają
    [known] Wskaż imię
   *[they-lie] Te leżą
}
mat-lacks = { $of ->
    [player] Wskaż, kto gra: { $who }
    [row] Jeszcze { $count } w rzędzie
   *[three] Jeszcze { $count } do nazwania
}
mat-dice-in = { $place }
mat-troops-to = Wojska: { $place }
mat-meet = przyjazne: { $friends }, wojska Cienia: { $shadow }
mat-who-searches = Nazgûle: { $nazgul }, wojska Cienia: { $troops }
mat-begins = Frodo: { $place }; zaczyna: { $who }
mat-begins-on = zaczyna od { $count } z { $of }
mat-spaces = pola { $rates }
mat-ticks = odhacza { $item }
mat-back-unseen = bez patrzenia do pudełka: wydarzenia { $events }, ciemne nieba { $skies }; i figurki, którymi nikt nie gra
mat-afterwards = Potem dziewięć kart, każda o wojsko więcej: stoi { $stand }, zostaje { $left }.
mat-troop-comes = +1 wojsko: { $places }
mat-cannot-come = nie mogą przyjść: { $places }
mat-more-lines = { $same ->
    [yes] i jeszcze { $count }, każda { $chance }
    [least] i jeszcze { $count }, żadna pewniejsza
   *[no] i jeszcze { $count }, najwyżej { $chance }
}
mat-moons = przyszło { $count } z { $of } ciemnych nieb
mat-doom = Nazgûle w Mordorze: { $nazgul }, brak nadziei: { $hope }; kości { $dice }
mat-place = { $place }{ $haven ->
    [within] , w przystani
    [yes] , przystań
    [none] , nie przystań
   *[other] {""}
}
mat-frodo = Frodo{ $eye ->
    [yes] {" "}i Oko
   *[other] {""}
}{ $place ->
    [none] {""}
   *[other] , { $place }
}
mat-calendar = { $of ->
    [no-more] więcej nie przyjdzie
    [now] { $chance } w tej turze; potem w procentach, do końca tury
    [from] żadne przed turą { $turn }; potem w procentach, do końca tury
   *[none] po turach
}
mat-title = { $of ->
    [whose-fell] Czyje wojsko padło?
    [movers] Kto rusza?
    [deck] Talia Cienia
    [board] Plansza
    [regions] Regiony
    [regions-first] Regiony na początku
    [road] Droga Froda
    [new-card] Karta, jak ją wskażesz
    [sign] Jej znak
    [flips] { $count ->
        [one] W tej karcie
       *[other] W tych kartach ({ $count })
    }
    [what-is-done] Co się robi
    [whose-troop] Czyje wojsko?
    [due] Co trzeba zrobić
    [before] Zanim się liczy
    [to-throw] Do rzucenia
    [turns] Jaką ściankę pokazuje?
    [in-order] W tej kolejności
    [red-came] Czerwony: natarcie
    [black-came] Czarny: wzmocnienie
    [friends-there] Przyjazne tam
    [how-many-dice] Iloma kośćmi?
    [player-deck] Talia graczy
    [what-came] Co przyszło?
    [which-cards] Które karty?
    [drawn] Albo z ciemnym niebem
    [which-card] Która to była karta?
    [picks] Co dalej?
    [ways] Dokąd idą?
    [riders] Nazgûle ruszają
    [stays] Zostaje w pudełku
    [who-begins] Kto zaczyna?
    [on-top] Jaki rewers na wierzchu?
    [shuffled] Potasowane na talię: { $count }
    [haven] Czy stoi?
    [asked] Albo inaczej
    [last-card] O ostatniej karcie
    [hope-by-turn] Nadzieja, tura po turze
    [causes] Co zabrało nadzieję, a co dało
    [who-plays] Kto kim gra
    [what-else] Albo też
   *[first-turn] Pierwsza tura
}
mat-word = { $of ->
    [nothing-known] Nie wiadomo, co może przyjść: nikt nie czytał tych kart.
    [certain] pewne
    [frodos-turn] Robi to Frodo, w turze tego, kto nim gra.
    [one-more] jeszcze jeden może ruszyć
    [earlier-wrong] wcześniejszą podano źle
    [all-the-same] A jednak leży
    [troops-move] Ruch wojsk
    [agreed-before] To ustala się przed pierwszym znacznikiem: cofnij aż tam.
    [flips-short] karty
    [of-nine] z dziewięciu
    [one-of] { $count ->
        [one] ta
       *[other] jedna z { $count }
    }
    [unknown] nieznana
    [each] każda
    [each-at-most] każda najwyżej
    [advances] naciera
    [reinforces] wzmacnia
    [another-card] inna karta
    [another-region] inny region …
    [nameless] Przy przygotowaniu nie powiedziano, kto kim gra; obie postacie i tak się naciska i liczy.
    [another-place] inne miejsce …
    [battles-then] Bitwy, od czoła
    [begin] Zacznij
    [box] Pudełko
    [players] Gracze
    [cannot] nie może być
    [likely] szansy
    [cards-left] karty graczy: { $count }
    [dice] kości: { $count }
    [flips] karty: { $count }
    [nazgul] Nazgûle: { $count }
    [shadow-stand] wojska Cienia: { $count }
    [dice-if-here] kości, jeśli rzuca się tutaj
    [here] tutaj
    [on-the-table] na stole
    [hope-marker] znacznik nadziei
    [threat-marker] znacznik zagrożenia
    [another-number] inna liczba …
    [other-spaces] inne pola …
    [screen-keeps] trzyma je ekran
    [larger-on-top] stosy, większe na wierzchu:
    [box-numbers] liczby z pudełka
    [book-numbers] liczby z instrukcji
    [name-objectives] wskaż i nazwij
    [the-ring] Pierścień
    [do-what-it-says] rób, co mówi; potem
    [ask-start] czerwony początek
    [ask-haven] jej przystań
    [ask-sign] jaki znak?
    [known-of-16] znane, z 16
    [unread] nieczytana
    [troop-came] Przyszło wojsko
    [no-troop-came] Nie przyszło nic
    [start] początek
    [haven] przystań
    [is-haven] przystań: wskaż, jeśli nie
    [no-haven] to przystań? wskaż
    [in-haven] Frodo jest w przystani
    [friends] przyjazne
    [shadow] Cień
    [nobody] nikt
    [nobody-there] nikt tam nie stoi
    [no-troop-comes] nie przychodzi nic
    [falls] pada
    [haven-falls] Przystań bez swoich pada
    [above-falls] wyżej: szansa, że padnie
    [above-lost] wyżej: szansa, że Cień zostanie tam sam
    [shadow-before] Wojska Cienia przedtem
    [shadow-there] Wojska Cienia tam
    [press-frodos] wskaż region Froda
    [press-from-to] wskaż, skąd rusza, potem dokąd
    [press-fell] wskaż ścianki, jak padły
    [press-again] wskaż kość do przerzutu
    [press-turned] wskaż kość do obrócenia
    [no-dice-left] nie ma już kości
    [seven-at-most] najwyżej 7
    [of-7-dice] z najwyżej 7 kości
    [no-nazgul] bez Nazgûla
    [no-search] bez poszukiwań
    [one-stealth] 1 Skradanie
    [hope-lost-percent] strata nadziei, %
    [now] teraz
    [search-here] Poszukiwanie tam, gdzie Frodo
    [three-valor] 3 Męstwa; nadzieja +2, przychodzi Oko
    [ring-costs] nadzieja −1, przychodzi Oko
    [five-resistance] 5 Odporności
    [hope-must-stay] Kto ma nadzieję, wygrywa
    [no-haven-there] To nie przystań
    [hope-lasts-above] wyżej: czy zostanie nadzieja
    [left-beside] zostaje
    [lowest-number] Zaczyna, kto ma najniższy numer regionu.
    [on-top-now] na wierzchu
    [marched] Przeszły
    [no-battle] Brak bitwy
    [after-march] po marszu
    [front-first] każde wojsko o krok, czoło najpierw
    [first] najpierw
    [then] potem
    [last] na końcu
    [odds-off] W tej grze nie podaje się szans.
    [turn-over] tura skończona
    [sheet] Arkusz
    [frodo-alone] szukają tylko Froda
    [three-valor-there] 3 Męstwa; nadzieja +2
    [ring-costs-there] nadzieja −1; Oko tam jest
    [no-more-battles] Nie ma już bitwy
    [battle-between] Bitwa pośrodku
    [a-battle] Bitwa
    [stand-there] tam stoją
   *[end] koniec
}
mat-asks = { $of ->
    [friends] Wskaż, ilu swoich tam stoi
    [which-card] Wskaż, która to była
    [eye] Wskaż region Oka
    [whose-fell] Wskaż, czyje padło
    [movers] Wskaż, kto rusza
    [leave] Wskaż, skąd ruszają
    [to] Wskaż, dokąd idą
    [next] Wskaż, co dalej
    [start] Wskaż jej czerwony początek
    [end] Wskaż jej przystań
    [sign] Wskaż jej znak
    [who] Wskaż, kto działa
    [nine] Wskaż kartę: u góry, gdy teraz czerwony, u dołu, gdy czarny
    [half] Wskaż połowę, która się liczy
    [way] Wskaż jedną z dróg
    [road] Wskaż, dokąd idzie Frodo
    [frodo] Wskaż region Froda
    [stronghold] Wskaż twierdzę
    [region] Wskaż lub wpisz region
    [army] Wskaż, czyje wojsko
    [medallion] Wskaż cel
    [battlefield] Wskaż, gdzie walczą
    [both-sides] Ile tam stoi?
    [cards] Wskaż obie karty
    [skies] Wskaż miejsce z karty
    [goes] Wskaż, dokąd idzie
    [leaves] Wskaż, skąd jeden wyrusza
    [muster] Wskaż, dokąd przychodzi wojsko
    [no-shadow] Nie stoi tam wojsko Cienia
    [no-friends] Nie stoi tam nikt ze swoich
    [face] Wskaż ściankę
    [fell] Wskaż, co padło
    [meets] Wskaż, gdzie się spotykają
   *[haven] Wskaż przystań
}
mat-pile = { $of ->
    [first] potasowane razem: { $count }
    [known] znane: { $count }
    [below] pod nimi: { $count }
   *[never] niewidziane: { $count }
}
mat-on-top = { $of ->
    [red] CZERWONY górą
    [black] CZARNY górą
    [empty] za nią nic
   *[none] rewers nieznany
}
mat-one-of = { $of ->
    [unread] Może to być { $count ->
        [one] ta
       *[other] jedna z tych { $count }
    } albo taka, której nikt nie widział
    [red] Na wierzchu czerwony: { $count ->
        [one] ta
       *[other] jedna z { $count }
    }
    [black] Na wierzchu czarny: { $count ->
        [one] ta
       *[other] jedna z { $count }
    }
   *[none] { $count ->
        [one] Ta
       *[other] Jedna z { $count }
    }
}
mat-half = { $of ->
    [red-now] czerwony: natarcie
    [black-now] czarny: wzmocnienie
    [red-top] natarcie
    [black-top] wzmocnienie
    [no-count] nie liczy się
    [it-advances] naciera
    [it-reinforces] wzmacnia
   *[a-troop] jedno wojsko na początek
}
mat-order = { $of ->
    [eye] Oko
    [closer] Dwa Nazgûle bliżej
   *[deploy] Trzy Nazgûle do Oka
}
mat-order-does = { $of ->
    [gathered] skąd jest najwięcej
    [eye] przychodzi do Froda lub szuka
    [closer] dwa najbliższe Frodowi
   *[deploy] z Mordoru
}
mat-face = { $of ->
    [rout] pada jedno wojsko Cienia
    [exchange] pada po jednym
    [overrun] pada jedno przyjazne
    [overrun-haven] nic: to przystań
    [nazgul] jest ({ $place }): padają dwa przyjazne
    [nazgul-none] brak ({ $place }): nic
   *[nobody-left] nikogo już tam nie ma
}
mat-face-does = { $of ->
    [slip] nic
    [weary] 1 nadziei
    [exposed] 1, poza przystanią
    [recall] jeden do Mordoru
    [rout] jedno Cienia
    [exchange] po jednym
    [overrun] jedno swoje
   *[nazgul] dwa swoje
}
mat-dice = { $of ->
    [battle] Kości bitwy: { $count }
    [search] Kości poszukiwania: { $count }
   *[doom] Kości na Górze: { $count }
}
mat-comes = { $of ->
    [clear] bez Cienia
    [falls] pada
    [alone] zostaje sam Cień
    [friends-lost] strata swoich
    [no-loss] bez strat
    [lasts] nadzieja zostaje
   *[with-one] z jedną Odpornością
}
mat-spend = { $of ->
    [resistance] Odporność: przerzut kości
    [press-die] wskaż kość
    [valor] Męstwo: mniej wojsk
    [a-troop-each] po wojsku Cienia
    [only-battles] tylko w bitwie
    [ability] Zdolność obraca lub usuwa
    [die-then-face] wskaż kość, potem ściankę
    [falls-still] i tak przepada
    [saves-place] ratuje miejsce: { $chance }
    [saves-hope] ratuje nadzieję: { $chance }
   *[drop] Odpada
}
mat-spent = { $of ->
    [resistance] { $count } Odporność
    [more] { $count }
   *[troops] wojska: { $count }
}
mat-search = { $of ->
    [a-die-each] Poszukiwanie: kość za każde wojsko Cienia tam
    [if] Gdy go szukają,
    [lasts] nadzieja zostaje
    [unhurt] nic nie przepada
    [no-harm] Bez strat.
    [keeps] Nadzieja od { $count }, gdy
   *[again] przerzuci się kości:
}
mat-times = { $count ->
    [1] jedną
    [2] dwie
   *[other] trzy
}
mat-deed = { $of ->
    [travel] Podróż
    [attack] Atak
    [capture] Zdobycie
    [muster] Zaciąg
    [objective] Cel
   *[ring] Pierścień
}
mat-drawn = { $of ->
    [none] Bez ciemnego nieba
    [one] Jedno ciemne niebo
    [two] Dwa ciemne nieba
   *[none-left] Nie ma kart
}
mat-box = { $of ->
    [none] żadne
    [own] nasze
   *[practice] trening
}
mat-places = { $of ->
    [starts] Czerwone: początek
    [friends] Tu zaczynają swoi
   *[others] Inne
}
mat-look = { $of ->
    [peek] Ktoś ogląda karty
    [order] Znane w innej kolejności
   *[remove] Karta wypada z gry
}
mat-look-if = { $of ->
    [peek] od wierzchu, po kolei
    [order] pierwsza leży na wierzchu
   *[remove] znana z wierzchu albo odrzucona
}
mat-told = { $of ->
    [battle-told] Są swoi: bitwa
    [haven-lost] Przystań stracona
   *[amended] To była inna karta
}
mat-told-if = { $of ->
    [battle-told] wskaż gdzie i ile
    [haven-lost] nadzieja −3
   *[amended] reszta liczy się na nowo
}
mat-haven = { $of ->
    [lost] Stracona
    [stood] Nie przystań
    [falls] Przystań pada
   *[holds] Stoi
}
mat-sheet = { $of ->
    [turns] tury
    [flips] odkryte karty Cienia
    [lost] stracone przystanie
    [captured] zdobyte twierdze
   *[nazgul] najwięcej Nazgûli przy Frodzie
}
mat-haven-if = { $of ->
    [lost] Stoją tam wojska Cienia, a swoich nie ma.
   *[holds] Są swoi, nie ma Cienia albo to nie przystań.
}
mat-throw = { $of ->
    [none] Bez kości
    [search] Poszukiwanie: kości { $count }
    [fell] Tak padły
   *[dice] Rzuć: kości { $count }
}
mat-step = { $of ->
    [list] Lista
    [nine] Dziewięć kart
    [begin] Początek
    [actions] Akcje
    [cards] Karty graczy
    [skies] Ciemne niebo
   *[shadow] Karty Cienia
}
mat-likely = { $of ->
    [falls] pada { $chance }
    [lost] sam Cień { $chance }
    [special] specjalna { $chance }
    [eye] Oko { $chance }
    [closer] bliżej { $chance }
   *[deploy] do Oka { $chance }
}
mat-hope = { $of ->
    [won] Nadzieja { $to }: wygrana
    [gone] Nadzieja z { $from } na { $to }
    [stays] Nadzieja zostaje: { $to }
   *[falls] Nadzieja z { $from } na { $to }
}
mat-hope-then = { $of ->
    [won] Pierścień zniszczony
    [gone] gra przegrana
   *[other] { $count ->
        [0] żaden Nazgûl nie wraca
        [one] jeden Nazgûl wraca do Mordoru
       *[other] Nazgûle do Mordoru: { $count }
    }
}
mat-costs = { $to ->
    [0] nadzieja z { $from } na 0: gra przegrana
   *[other] nadzieja z { $from } na { $to }
}
mat-battle-ends = { $of ->
    [falls] { $place }: pada
   *[stands] Tak się liczy
}
mat-battle-then = { $of ->
    [falls] teraz twierdza; nadzieja z { $from } na { $to }
   *[stands] zostają: swoi { $friends }, Cień { $shadow }
}
mat-due = { $of ->
    [threat] { $part ->
        [title] Zagrożenie na pole { $space }
       *[other] karty w turze: { $rate }
    }
    [eye] { $part ->
        [title] Oko: { $frodo }
       *[other] nie było z Frodem: bez straty
    }
    [with-frodo] { $part ->
        [title] Oko jest z Frodem
       *[other] nadzieja −2
    }
    [troops] { $part ->
        [title] Wojska: { $placed }{ $place ->
                [none] {""}
               *[other] , { $place }
            }
       *[other] w zasobie zostaje { $left }
    }
   *[missing] { $part ->
        [title] Wojska: { $placed }{ $place ->
                [none] {""}
               *[other] , { $place }
            }
       *[other] brak { $missing }: nadzieja −{ $missing }
    }
}
mat-darkens = { $of ->
    [threat] { $part ->
        [title] Zagrożenie rośnie
       *[other] pole { $space }, karty: { $rate }
    }
    [with-frodo] { $part ->
        [title] Oko jest z Frodem
       *[other] { $frodo }: nadzieja −2
    }
    [eye] { $part ->
        [title] Oko przychodzi
       *[other] do Froda, { $frodo }
    }
    [fought] { $part ->
        [title] Wojska walczą
       *[other] { $place ->
                [none] pada?
               *[other] { $place }: pada?
            }
    }
    [missing] { $part ->
        [title] Wojska, brak { $missing }
       *[other] { $place ->
                [none] na które miejsce?
               *[other] { $place }: kto tam stoi?
            }
    }
    [troops] { $part ->
        [title] Wojska na miejsce: { $placed }
       *[other] { $place ->
                [none] na które miejsce?
               *[other] { $place }: kto tam stoi?
            }
    }
    [shuffle] { $part ->
        [title] Karty na talię: { $shuffled }
       *[other] potem: co na wierzchu?
    }
   *[nothing] { $part ->
        [title] Nic do tasowania
       *[other] odrzucone puste
    }
}
mat-item = { $item ->
    [1] Znaczniki: nadzieja { $hope }, zagrożenie na start
    [2] Dwie specjalne do odrzuconych
    [3] Potasuj pozostałe 48 kart Cienia
    [4] Wojska przyjazne: { $friends }; zostaje po 5
    [5] Wojska Cienia: { $shadow }
    [6] Dziewięć kart Cienia, po wojsku{ $flips ->
        [0] {""}
       *[other] : { $flips }
    }
    [7] Dziewięć Nazgûli i Oko
    [8] Cele: { $objectives }, z ostatnim
    [9] { $solo ->
        [yes] Frodo i Sam obok, czworo w rzędzie
       *[other] Postacie, po dwie na gracza
    }
    [10] Figurki tam, gdzie mówią karty
    [11] Wydarzenia: { $events }; kart na rękę: { $hand }
    [12] Stosy: { $stacks }, w każdym ciemne niebo
   *[13] { $solo ->
        [yes] Zaczyna postać z lewej
       *[other] Zaczyna najniższy numer regionu
    }
}
mat-stands = { $item ->
    [1] Znaczniki stoją
    [2] Specjalne odrzucone
    [3] Talia potasowana
    [4] Przyjazne stoją
    [5] Cień stoi
    [6] Dziewięć kart odkrytych
    [7] Nazgûle i Oko stoją
    [8] Cele leżą
    [9] Postacie rozdane
    [10] Figurki stoją
    [11] Ręce rozdane
    [12] Stosy leżą
   *[other] Wiadomo, kto zaczyna
}
mat-head = { $of ->
    [lies-in] W jakim regionie leży { $place }?
    [impossible] Z tego, co widziano, nie może tam leżeć { $place }. Spójrzcie jeszcze raz.
    [eye] Gdzie leży Oko?
    [moves] Które wojska ruszają, i dokąd?
    [list] Przygotuj według listy i odhacz, co stoi.
    [nine] Odkryj dziewięć kart: po wojsku. To karta { $count }.
    [begin] Gdzie jest Frodo i kto zaczyna?
    [actions] Działa { $who }: wskaż kto i co.
    [where] Dokąd idzie Frodo?
    [goes] Frodo idzie: { $place }. Nikt go tam nie szuka.
    [travel] Frodo idzie: { $place }. Skradanie czy poszukiwanie?
    [search] Szukają Froda. Ile tam wojsk Cienia?
    [battlefield] Gdzie walczą?
    [how-many] Ile kości: { $place }?
    [who-is-there] Kto stoi: { $place }?
    [doom] Wszystkie inne spełnione: Góra?
    [draw] { $count ->
        [0] Nie ma kart graczy: nadzieja −2.
        [one] Dobierz ostatnią kartę.
       *[other] Dobierz dwie karty graczy.
    }
    [skies] Niebo ciemnieje: wskaż miejsce z karty.
    [skies-friends] Wojska: { $count }, { $place }. Czy stoją tam swoi?
    [throw] Rzuć kośćmi: { $count }.
    [does-it-fall] Nie ma już swoich: { $place }. Czy pada?
    [stands-alone] Cień stoi sam: { $place }.
    [before] Najpierw przerzuty i Męstwo; potem liczą się kości.
    [no-harm] Nadzieja nie spada.
    [doom-dice] Strata nadziei: { $count }. Rozstrzyga, co zostanie.
    [doom-lost] Nie zostanie nadziei, chyba że przerzut.
    [harm] Strata nadziei: { $count }, chyba że przerzut.
    [shuffle] Potasuj i połóż na talię: { $count }. Co na wierzchu?
    [top] Jaki rewers leży na talii Cienia?
    [flip] Odkryj wierzchnią kartę i wskaż, co się liczy.
    [new] Nowa karta: wskaż początek, przystań, znak.
    [march] Czerwony: linia ({ $place }) rusza, czoło najpierw.
    [do-they-meet] Czy ktoś swój stoi im na drodze? Od czoła.
    [choose] Wybierz, dokąd idą Nazgûle.
    [haven] Czy Cień stoi sam: { $place }?
    [over] Karty Cienia skończone.
    [won] Pierścień zniszczony: gracze wygrali.
    [meet-again] Czy ktoś swój stoi im na drodze także gdzie indziej?
    [acts] Działa { $who }.
    [turn-over] Odkryj wierzchnią kartę.
    [darkens] Niebo ciemnieje: jakie miejsce jest na karcie?
    [who-travels] Kto podróżuje?
    [capture] Która twierdza jest zdobyta?
    [muster] Czyje wojsko przychodzi i dokąd?
    [objective] Który cel jest spełniony?
    [ring] Frodo wkłada Pierścień.
   *[lost] Nadzieja zgasła: gra przegrana.
}
mat-right = { $of ->
    [which] Co pokazuje stół? { $what }.
    [so] Poprawić ręcznie: { $what } { $from } → { $to }?
    [title] Poprawione ręcznie
    [asks] Wskaż, co pokazuje stół
    [label] { $what } { $from } → { $to }
   *[nothing-else] nic więcej z tego nie wynika
}
mat-reinforced = { $troop ->
    [yes] 1 wojsko: { $place }
   *[other] Nic: { $place }
}{ $order ->
    [none] {""}
    [eye] , Oko: { $region }
    [closer] , { $count ->
        [one] jeden Nazgûl
       *[other] dwa Nazgûle
    } bliżej
   *[other] , { $count } { $count ->
        [one] Nazgûl
       *[other] Nazgûle
    }: { $region }
}.
mat-special-does = { $card }: zrób, co mówi karta.
mat-still = Teraz inna karta, do zrobienia ręcznie, tu też: { $what }
objective-first = pierwszy
objective-second = drugi
objective-third = trzeci
objective-fourth = czwarty
objective-fifth = piąty
mat-to = do: { $place }
mat-back = { $of ->
    [red] CZERWONY
    [black] CZARNY
   *[none] ?
}
mat-then = { $of ->
    [cards] Potem dwie karty graczy.
    [flips] Potem karty Cienia: { $count }.
    [shuffle] Potem odrzucone, potasowane, na talię.
    [next] Potem karta { $count } z { $all }.
    [last] Potem ostatnia karta.
    [no-supply] Nie ma już wojsk: karta, która wzmacnia, zabiera 1 nadzieję.
    [last-supply] Nie ma już wojsk: karta, która wzmacnia, kończy grę.
    [battles] Potem bitwy, od czoła.
    [counts] Potem liczą się kości.
   *[over] Potem { $who }.
}
fate-evening-list = Twoja gra: przygotuj według listy i wskaż, co stoi.
fate-evening-shuffle = Potasuj karty Cienia. Rewersy są czerwone lub czarne.
fate-evening-troops = Teraz wojska: niżej widać gdzie.
fate-evening-nine = Teraz dziewięć kart, jedna po drugiej: każda kładzie wojsko na swoim czerwonym miejscu i nic więcej.
fate-evening-actions = Wskaż, kto działa, i to, co się liczy: podróż, atak, zdobycie. Cofnij działa zawsze.
fate-evening-draw = Dobierz dwie karty graczy i powiedz, czy niebo ciemnieje: obok stoi szansa.
fate-evening-flip = Odkryj kartę z wierzchu i wskaż połowę, którą mówi następny rewers: czerwony góra, czarny dół.
refused-several-cards = To więcej niż jedna karta (F64): { $cards }. Powiedz o niej więcej.
    .window = Tak nazywa się więcej niż jedna karta (F64). Powiedz więcej: dokąd idzie, jej znak, jej rewers.
refused-sign-wanted = Karta { CALLED("place", $start) } → { CALLED("place", $end) } ma też znak (F64): eye, closer albo deploy.
    .window = Karta { CALLED("place", $start) } → { CALLED("place", $end) } ma też znak (F64): Oko, bliżej albo do Oka.
refused-back-wanted = Karta { CALLED("place", $start) } → { CALLED("place", $end) } ma też rewers (F64): { CALLED("back", "red") } albo { CALLED("back", "black") }.
