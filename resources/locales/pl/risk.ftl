# Co Underhill mówi po polsku o grze Ryzyko: Władca Pierścieni; czytane, gdy jest potrzebne po raz pierwszy. Co mówi każda gra, jest w house.ftl.
# Odmowa mówi, czego nie można, dlaczego (z numerem reguły) i co zrobić zamiast tego.

## Odmowy według reguł

refused-wrong-players = Tak się razem nie gra (K1): yellow lub green przeciw red lub black; ktoś z Wolnych Ludów przeciw red i black; albo wszyscy czworo. Zaczyna ktoś z nich.
    .window = Tak się razem nie gra (K1): Żółty lub Zielony przeciw Czerwonemu lub Czarnemu; ktoś z Wolnych Ludów przeciw Czerwonemu i Czarnemu; albo wszyscy czworo. Zaczyna ktoś z nich.
refused-hunt-without-board = Bez planszy nikt nie wie, czyje jest terytorium Pierścienia (K59). Pomiń hunt=on albo graj z planszą.
refused-no-board = Ta gra nie ma planszy: terytoria nie są znane (K7). Powiedz to w liczbach.
refused-board-counts = Z planszą program liczy sam (K7). Nazwij terytorium; liczby są dla gier bez planszy.
refused-unheld = { $count ->
    [one] Jedno terytorium nie ma jeszcze posiadacza
    [few] { $count } terytoria nie mają jeszcze posiadacza
   *[other] { $count } terytoriów nie ma jeszcze posiadacza
} (K7): { NAMED("territory", $territories) }. Powiedz, czyje są.
refused-holds-none = { colour } nie ma jeszcze żadnego terytorium (K7). Powiedz, które są jego.
refused-rest-unknown = Ta plansza nie nazywa regionów, więc nikt nie wie, co jest resztą (K7). Nazwij terytoria.
refused-not-held = { territory } nie należy do: { colour }. Nazwij inne terytorium albo popraw, czyje jest.
refused-leader-there = { territory }: już tu stoi Dowódca, a nigdy dwóch razem (K5, K37; { colour }). Nazwij inne terytorium.
refused-no-leader-there = { territory }: nie stoi tu Dowódca ({ colour }). Nazwij terytorium, na którym stoi.
refused-most-leaders = Dowódcy gracza: teraz najwyżej { $most } (K5, K38). Przesuń jednego albo zdejmij.
refused-trade-first = Mając { $cards } kart Terytorium, najpierw wymienia się zestaw, aż zostaną najwyżej { $most } (K14, K36).
refused-leader-due = Kto nie ma Dowódcy, stawia go teraz na swoim terytorium (K38).
refused-conquest-due = Właśnie zdobyte terytorium nie jest jeszcze nazwane (K32). Nazwij je najpierw.
refused-from-due = Najpierw trzeba powiedzieć, skąd był ostatni atak (K62): { NAMED("territory", $territories) }. Nazwij jedno z nich.
refused-no-from-due = Nikt nie pyta, skąd był atak (K62). Powiedz to razem z podbojem.
refused-who-begins = W tej grze rzuca się ręcznie, więc powiedz, kto rzucił najwyżej (K6): { ASK("begin C") }, C to jeden z kolorów: { NAMED("colour", $colours) }.
refused-whose-card = W tej turze dobrano kartę Przygody, a kto dobrał, nie zagra żadnej na Pierścień (K49). Czyja to karta? { ASK("card ring stay by C P") } to mówi.
refused-not-a-set = Te trzy to nie zestaw (K13): trzy takie same albo trzy różne, dżoker jest dowolną.
refused-third-wild = Są dwa dżokery i nie więcej (K2). Obejrzyj karty jeszcze raz.
refused-fewer-cards = { $cards ->
    [one] Na ręce jest { $cards } karta
   *[other] Kart na ręce: { $cards }
}, a zestaw to trzy (K13). Najpierw popraw rękę.
refused-own-territory = { territory } należy do samego atakującego (K17). Nazwij cudze albo popraw, czyje jest.
refused-not-adjacent = Nie ma granicy: { NAMED("territory", $territory) }, { NAMED("territory", $other) } (K17). Nazwij dwa terytoria, które ją mają.
refused-touches-nothing = { territory } nie graniczy z żadnym terytorium atakującego (K17). Nazwij inne.
refused-same = { territory } nazwano dwa razy. Nazwij dwa różne.
refused-attack-dice = Atakujący rzuca teraz kośćmi, od 1 do { $most }: najwyżej trzema, a jeden batalion zostaje (K18).
refused-defence-dice = Obrońca rzuca teraz kośćmi, od 1 do { $most }: najwyżej dwiema i nie więcej, niż ma batalionów (K19).
refused-other-move = Wkracza od { $least } do { $most } batalionów: co najmniej tyle, iloma kośćmi rzucono, a jeden zostaje (K32).
refused-not-connected = Nie są połączone własnymi terytoriami: { NAMED("territory", $territory) }, { NAMED("territory", $other) } (K37). Nazwij dwa, które są.
refused-fortified-once = W tej turze już przerzucano wojska, a robi się to raz (K37). Przejdź do następnego kroku.
refused-drew-already = W tej turze dobrano kartę Przygody; do jej końca nie gra się kolejnych (K49): { colour }.
refused-no-card = Na ręce nie ma karty Przygody (K49): { colour }. Najpierw popraw rękę.
refused-no-such-effect = Żaden efekt nie ma numeru { $number }: jest ich { $count }. Lista wszystkiego, co jawne, ma ich numery.
refused-no-die = { territory }: tu nie rzuca się kością (K41). Niech Pierścień idzie bez niej albo powiedz, że tak każe karta.
refused-last-step = Pierścień stoi na ostatnim kroku i dalej nie ma nic (K43). Jego kość przyjdzie na koniec tury.
refused-no-tie = Nikt nie remisuje, więc kości nikogo nie wybierają (K53).
refused-is-out = Tego nie można teraz powiedzieć o tym graczu: odpadł albo to jego własna tura (K9, K35). { colour }.

## Co jest nie tak z plikiem planszy

fault-wants-territory = „{ $key }”: { $item } to nie nazwa; mają to być małe litery z łącznikami zamiast spacji, a za nimi * dla Twierdzy lub + dla Miejsca Mocy.
fault-wants-bonus = „{ $key }”: { $item } to nie premia; ma to być liczba całkowita od 0 do { $most }.
fault-wants-border = „borders”: { $item } powinno być dwiema nazwami ze spacją pomiędzy.
fault-borders-itself = „borders”: { $item } graniczy ze sobą. Nazwij dwa różne terytoria.
fault-no-territory = „{ $key }”: { $item } nie leży w żadnym regionie. Dodaj je tam albo pomiń tutaj.
fault-wrong-path = „path” ma kroków: { $found }, a powinno mieć od 2 do { $most }.
fault-no-gate = „gates”: { $item } nie jest krokiem przed ostatnim. Pierwszy krok to 0.

## Jak się co nazywa

risk-name = Ryzyko: Władca Pierścieni
not-copied = Nie masz jeszcze własnej planszy i nie ma { $path }: upuść plik planszy na okno albo opuść board=own.
    .window = Nie masz jeszcze własnej planszy i nie ma { $path }: upuść plik planszy na okno albo wybierz inną.
colour = { $colour ->
    [yellow] Żółty
    [green] Zielony
    [red] Czerwony
    [black] Czarny
    [neutral] { pick-neutral }
    [none] { pick-nobody }
   *[other] { $colour }
}
letter = { $holder ->
    [yellow] Żó
    [green] Zi
    [red] Cze
    [black] Cza
    [neutral] neu
   *[none] –
}
by = { $by ->
    [yellow] Żółty
    [green] Zielony
    [red] Czerwony
    [black] Czarny
   *[other] { $by }
}
begins = Zaczyna
begins-by-dice = najwyższy rzut
territory = { $territory ->
    [eriador] Eriador
    [forlindon] Forlindon
    [lune-valley] Dolina Lhûn
    [evendim-hills] Wzgórza Evendim
    [mithlond] Mithlond
    [tower-hills] Wzgórza Wieżowe
    [shire] Shire
    [harlindon] Harlindon
    [arnor] Arnor
    [forodwaith] Forodwaith
    [angmar] Angmar
    [eastern-angmar] Wschodni Angmar
    [borderlands] Pogranicze
    [north-downs] Północne Wzgórza
    [fornost] Fornost
    [rhudaur] Rhudaur
    [weather-hills] Wichrowe Wzgórza
    [old-forest] Stary Las
    [buckland] Buckland
    [south-downs] Południowe Wzgórza
    [rhun] Rhûn
    [north-rhun] Północny Rhûn
    [withered-heath] Uschłe Wrzosowiska
    [esgaroth] Esgaroth
    [south-rhun] Południowy Rhûn
    [mirkwood] Mroczna Puszcza
    [carrock] Samotna Skała
    [north-mirkwood] Północna Puszcza
    [eastern-mirkwood] Wschodnia Puszcza
    [anduin-valley] Dolina Anduiny
    [south-mirkwood] Południowa Puszcza
    [rohan] Rohan
    [eregion] Eregion
    [dunland] Dunland
    [minhiriath] Minhiriath
    [enedwaith] Enedwaith
    [fangorn] Fangorn
    [gap-of-rohan] Wrota Rohanu
    [west-rohan] Zachodni Rohan
    [rhovanion] Rhovanion
    [moria] Moria
    [gladden-fields] Pola Gladden
    [lorien] Lórien
    [wold] Płaskowyż
    [emyn-muil] Emyn Muil
    [brown-lands] Brunatne Pola
    [dead-marshes] Martwe Bagna
    [rhun-hills] Wzgórza Rhûn
    [gondor] Gondor
    [druwaith-iaur] Druwaith Iaur
    [andrast] Andrast
    [anfalas] Anfalas
    [vale-of-erech] Dolina Erech
    [lamedon] Lamedon
    [belfalas] Belfalas
    [lebennin] Lebennin
    [minas-tirith] Minas Tirith
    [ithilien] Ithilien
    [south-ithilien] Południowy Ithilien
    [mordor] Mordor
    [udun-vale] Dolina Udûn
    [mount-doom] Góra Przeznaczenia
    [barad-dur] Barad-dûr
    [minas-morgul] Minas Morgul
    [gorgoroth] Gorgoroth
    [nurn] Nurn
    [haradwaith] Haradwaith
    [harondor] Harondor
    [harad] Harad
    [near-harad] Bliski Harad
    [khand] Khand
    [umbar] Umbar
    [deep-harad] Głęboki Harad
   *[other] { $territory }
}
step = { $step ->
    [setup] Przygotowanie
    [reinforce] posiłki
    [combat] walka
    [battle] atak
    [move] wkroczenie
    [conquest] podbój
    [trade] wymiana
    [fortify] przerzut
    [adventure] karta Przygody
    [leader] Dowódca
    [ring] Pierścień
    [hunt] łowy
   *[score] liczenie
}
side = { $side ->
    [free] Wolne Ludy
   *[sauron] Sauron
}
when = Runda { $round } · { $step }
turn = Runda { $round } · { colour }
points-of = Punkty: { $side }
won = Zwycięstwo: { $winners }
tied = Remis: { $winners }
found = Pierścień odnaleziono
risk-totals = Ryzyko: { $games }{ $over ->
    [0] ; skończone: żadna
   *[other] ; skończone { $over }, rund w nich { $rounds }
}

## Co słyszy stół

told-leader-off = Dowódca schodzi z planszy: { colour }, { $territory }
told-leader-moves = Dowódca idzie też, { colour }: { $territory }
told-put-out = { colour } odpada, pokonał go { by }: karty Terytorium zmieniają właściciela, karty Przygody się odrzuca
told-in-again = { colour } znów gra
told-territory-card = Karta Terytorium za podbój: { colour }
told-event = Zdarzenie: wykonaj je i dobierz jeszcze raz
told-unticked = Nieodhaczone na liście przygotowania: { $items }. Gra toczy się dalej.
said-unticked = Nieodhaczone w przygotowaniu: { $parts }.
set-up-part = { $part ->
    [lands] terytoria kart
    [others] pozostałe figurki
    [leaders] Dowódcy
    [hands] karty na ręce
   *[ring] Pierścień
}
told-effect = Do następnej tury, { colour }: { $text }
told-effect-over = Kończy się: { $text }
told-trade = Za dużo kart Terytorium: wymieniaj, aż zostaną cztery, i stawiaj od razu
told-adventure = Należy się karta Przygody: { colour }
told-leader = Należy się Dowódca, jeśli { colour } nie ma żadnego na planszy
told-hunt = Łowy na Pierścień, { $territory }: { colour } rzuca dwiema kośćmi
told-conquest = Przesuń wojska, potem powiedz, które terytorium zdobyto
told-score = Pierścień jest zniszczony: każdy mówi, co ma
said-dealt = { colour }: karty { $cards }, do zajęcia { $claims }, pozostałe bataliony { $left }
said-rolled = { $dice } · atakujący −{ $attack }, obrońca −{ $defence }
said-lost = Atakujący −{ $attack }, obrońca −{ $defence }
said-ring-die = Kość Pierścienia: { $die }{ $modifier ->
    [none] {""}
   *[other] {" "}{ $modifier }
}, trzeba { $needed } lub więcej
said-ring = { $moved ->
    [yes] Pierścień idzie na krok { $step }
   *[no] Pierścień zostaje na kroku { $step }
}
said-hunted = { $dice }: razem { $sum }, a 12 odnajduje Pierścień
said-won = Wkracza od { $least } do { $most } batalionów
said-won-all = Wkraczające bataliony: { $least }
said-beaten = Odparty: zostaje 1 batalion przeciw { $count }
said-broken = Przerwane: { $attackers } przeciw { $defenders }
said-traded = Zestaw liczy się za { $value }
said-conquered = Zdobyte: { $territory }
said-discarded = Za dużo kart Przygody: zostaw najwyżej { $count }
said-over = { $how ->
    [ring] Pierścień jest zniszczony
    [found] Pierścień odnaleziono
   *[last] Nikt inny nie ma terytorium
}
said-few-leaders = { colour }: podani Dowódcy { $leaders } z { $of }
said-too-many = { colour }: terytoria { $territories }, bataliony { $battalions }; sprawdź, kto co ma
said-first = Kto zaczyna: { $dice }
said-sites = W Miejscu Mocy: { colour }, { $territories }; można oddać Misję, która je wymienia
said-whence = Skąd był atak: { $territories }?
said-on-ring = Karta na Pierścień: { colour }, { $points }
said-step = Teraz: { step }, { colour }

## Co robią teraz ręce

host-setup = { $left ->
    [none] Nikt nie mówi, kto co ma: bez planszy pierwsza tura zaczyna się od razu.
    [open] Powiedz, kto co ma i gdzie stoją Dowódcy; potem zaczyna się pierwsza tura.
    [0] Wszystko jest czyjeś: pierwsza tura może się zacząć. Dowódców stawia się teraz albo kiedy ich podasz.
   *[other] Powiedz, kto co ma (own COLOUR LAND …): zostało { $left }. Potem Dowódcy i zaczyna się pierwsza tura.
}
    .window = { $left ->
        [none] Nikt nie mówi, kto co ma: bez planszy pierwsza tura zaczyna się od razu.
        [open] Powiedz, kto co ma i gdzie stoją Dowódcy; potem zaczyna się pierwsza tura.
        [0] Wszystko jest czyjeś: pierwsza tura może się zacząć. Dowódców stawia się teraz albo kiedy ich podasz.
       *[other] Wybierz kolor i naciskaj to, co do niego należy: zostało { $left }. Potem Dowódcy i zaczyna się pierwsza tura.
    }
host-reinforce = { $strongholds ->
    [0] { colour } stawia batalionów: { $count }.
    [1] { colour } stawia batalionów: { $count }, a najpierw jeden w swojej Twierdzy.
   *[other] { colour } stawia batalionów: { $count }, a najpierw po jednym w każdej z Twierdz ({ $strongholds }).
}
host-reinforce-counted = { colour } liczy terytoria, Twierdze i regiony i stawia.
host-combat = { colour } atakuje albo przechodzi do przerzutu.
host-conquest = Wojska przesunięte? Powiedz, które terytorium zdobyto.
host-from = Skąd zdobyto terytorium { $territory }: { $territories }?
host-trade-first = { colour } ma pięć kart lub więcej: najpierw wymienia się zestaw, potem stawia wszystko.
host-battle = { $fight }. Rzucaj dalej albo przerwij.
host-move = Wprowadź od { $least } do { $most } batalionów na zdobyte terytorium.
host-trade = { colour } wymienia zestawy, aż zostaną cztery karty, i stawia od razu.
host-fortify = { colour } może raz przerzucić bataliony z jednego terytorium na inne.
host-fortified = { colour }: przerzut już był, a robi się go raz w turze: dalej do kart.
host-adventure = { colour } dobiera kartę Przygody: Dowódca i Miejsce Mocy.
host-leader = { colour } nie ma Dowódcy: postaw go na własnym terytorium.
host-ring = { $territory }: Pierścień rusza dalej, bez kości.
host-ring-die = { $territory }: Pierścień czeka na kość, od 4 idzie dalej.
host-ring-doom = Pierścień jest u celu, { $territory }: kość rozstrzyga, czy zostanie zniszczony.
host-hunt = { colour } rzuca dwiema kośćmi o Pierścień ({ $territory }): 12 go znajduje.
host-score = Każdy mówi, ile ma teraz terytoriów, Twierdz i regionów.
host-over = { $how ->
    [ring] Wygrywa: { $winners }, punktów { $points }; Pierścień zniszczony.
    [tie] Pierścień zniszczony, a po równo mają { $winners }: wybierają kości.
    [last] Wygrywa: { $winners }; nikt inny nie ma terytorium.
    [found] Wygrywa: { $winners }; Pierścień znaleziono.
   *[said] Wygrywa: { $winners }
}

## Wszystko, co jawne

fact-ring = Pierścień: krok { $step }, { $territory }
fact-holds = { colour }, terytoria { $count }: { $territories }
fact-hand = { colour }: karty Terytorium { $territory }, karty Przygody { $adventure }, punkty zagrane { $played }
fact-fight = Atak: { $attackers } przeciw { $defenders }{ $attack ->
    [0] {""}
   *[other] , atakujący +{ $attack }
}{ $defence ->
    [0] {""}
   *[other] , obrońca +{ $defence }
}
fact-points = Punkty: { $points }
fact-leader = Dowódca: { colour }, { $territory }{ $site ->
    [yes] , w Miejscu Mocy
   *[no] {""}
}
fact-out = { colour } odpadł
fact-effect = Efekt { $number }, do tury, { colour }: { $text }

## Arkusz gry

sheet-tie-territories = Punkty równe; rozstrzygnęło więcej terytoriów.
sheet-tie-strongholds = Punkty i terytoria równe; rozstrzygnęło więcej Twierdz.
sheet-tie-cards = Równe wszystko prócz punktów na kartach; one rozstrzygnęły.
sheet-tie-dice = Równe wszystko; rozstrzygają kości.
sheet-put-out = { colour } odpadł w rundzie { $round }, pokonał go { by }
sheet-points = { $who } { $points }: terytoria { $territories }, Twierdze { $strongholds }, regiony { $regions }, karty { $cards }
sheet-player = { colour }: podbojów { $conquests }, wymienionych zestawów { $sets }
sheet-ring = Koniec rundy { $round }: Pierścień na kroku { $step }, { $territory }
sheet-passed-over = Pominięte na słowo stołu: rundy { $rounds }

## Na ekranie

do-begin = „{ chip-begin }”
ask-begin-c = „{ chip-begin }”
ask-card-ring-stay-by-c-p = „card ring stay by …”, wpisane
chip-begin = Zaczynamy
chip-done = Dalej
chip-fight = Atak …
chip-conquer = Zdobyto …
chip-roll = Rzut { $attack } : { $defence }
chip-roll-all = Rzuty do końca
chip-roll-told = Kości ze stołu …
chip-break = Przerwij
chip-move = Wkracza { $count }
chip-fortify = Przerzut …
chip-event = Zdarzenie
chip-mission = Misja
chip-power = Moc
chip-ring = Pierścień idzie dalej
chip-hunt = Rzut na łowy
chip-score = Liczenie …
chip-winner = Kości wybrały …
pick-neutral = Neutralna
pick-nobody = Niczyje
pick-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
pick-rest = cała reszta
pick-off = z planszy
pick-with-leader = z Dowódcą
pick-with-stronghold = w Twierdzy
pick-with-card = +1 z karty
pick-site = z Miejscem Mocy
pick-last = ostatnie gracza …
pick-by = to karta gracza …
pick-from = z …
pick-against = przeciw
pick-all = wszystko, aż do …
pick-stop = stop przy { $count }
pick-best = obrońca jak najlepiej
pick-once = jeden rzut
pick-attack-dice = atak, kości: { $count }
pick-defence-dice = obrona, kości: { $count }
pick-card-archer = Łucznik
pick-card-eagle = Orzeł
pick-card-rider = Jeździec
pick-card-wild = Dżoker
pick-hand-territory = Karty Terytorium: { $count }
pick-hand-adventure = Karty Przygody: { $count }
pick-hand-played = Punkty zagrane: { $count }
pick-roll = rzut tutaj
pick-ring-stay = karta: zostaje
pick-ring-on = karta: idzie dalej
pick-strongholds = Twierdze: { $count }
pick-regions = całe regiony …
pick-board-none = bez planszy
pick-doom-4 = Góra Przeznaczenia od 4
pick-score-teams = punkty stronami
pick-hunt-on = z łowami
pick-odds-off = bez szans
pick-draws-hand = kości ze stołu
deed-deal = Karty rozdane
deed-own = Terytoria ({ $count }): { colour }
deed-own-rest = Cała reszta: { colour }
deed-own-one = { $territory }: { colour }
deed-leader = Dowódca, { $territory }: { colour }
deed-leader-off = Dowódca schodzi, { $territory }: { colour }
deed-leaders = Dowódcy, { $territories }: { colour }
deed-tick = Przygotowanie: { set-up-part }
deed-begin-roll = Kości mówią, kto zaczyna
deed-begins = Zaczyna { colour }
deed-from = Skąd: { $territory }
deed-done = Koniec kroku
deed-trade = Wymieniono: { $cards }
deed-fight = Atak: { $attackers } przeciw { $defenders }
deed-fight-from = Atak: { $from } ({ $attackers }) → { $territory } ({ $defenders })
deed-roll = Kości: { $dice }
deed-roll-once = Rzut
deed-break = Atakujący przerywa
deed-conquer = Zdobyto: { $territory }
deed-conquer-one = Zdobycz
deed-fortify = Przerzut: { $from } → { $territory }
deed-play = Zagrana karta: { $points }{ $name ->
    [none] {""}
   *[other] , { $name }
}
deed-ring-die = Kość Pierścienia: { $die }
deed-ring = Krok Pierścienia
deed-hunt = Kości łowów
deed-hand = { colour } · { $hand }
deed-effect = Efekt: { $text }
deed-effect-off = Koniec efektu { $number }
deed-score = Policzono: { colour }, terytoria { $territories }
deed-winner = Kości wybrały: { $winner }
deed-ring-by = Pierścień przestawiono: { $by }
deed-over = Stół mówi: { $winners }
deed-ring-at = Pierścień stoi na kroku { $step }
deed-phase = Jest: runda { $round }, { $step }, { colour }
risk-evening-setup = Twoja własna gra: odhacz, co już leży, i naciśnij każde terytorium dla tego, kto je trzyma.
risk-evening-placed = Wyliczono, ile jest do postawienia, część po części. Postaw figurki na planszy i dalej.
risk-evening-fight = Atak: naciśnij własne terytorium, potem cel. Albo Enter: koniec ataków.
risk-evening-fortify = Przerzuć raz figurki albo nie; potem Enter. Karty i Pierścień przyjdą same.
track-ring = Pierścień
marked = Pierścień został
part-score = Punkty
part-losses = straty atakującego, %
part-leader = Dowódca
part-of-territories = terytoria
part-of-strongholds = Twierdze podwójnie
part-of-regions = całe regiony
part-of-cards = karty
given-strongholds = Najpierw po 1: { $territories }
given-territories = za terytoria ({ $count }): { $battalions }
given-sets = zestawy: { $battalions }
given-figures = Najmniej figurek: { $figures }
given-large = duże { $count }
given-mounted = konne { $count }
given-small = małe { $count }
given-region = { $region }: { $battalions }
asked-odds = { $attacker } przeciw { $defender }: padnie z szansą { $chance }{ $left ->
    [none] {""}
   *[other] ; średnio zostaje wtedy { $left }
}.
asked-odds-then = Potem też { $defender }: { $chance }, że padną wszystkie{ $left ->
    [none] {""}
   *[other] ; średnio zostaje wtedy { $left }
}.
asked-stop = Atakujący kończy przy { $count }.
asked-best = Obrońca rzuca jedną kością albo dwiema, jak mu lepiej.
asked-once = Jeden rzut, kości { $attack } : { $defence }; straty atakującego: { $chances }
asked-need = { $count ->
    [more] Nawet 200 batalionów nie zdobędzie
   *[other] Wystarczy batalionów { $count }, by zdobyć
} { $defenders } z szansą co najmniej { $percent } %{ $leader ->
    [yes] , z Dowódcą
   *[no] {""}
}.
asked-clock = Pierścień zostanie zniszczony średnio za { $mean } tur, najwcześniej za { $earliest }.
asked-over-within = W ciągu tylu tur: { $chances }
asked-turns = { colour }, następne tury: { $chances }
asked-placed = { $count } do postawienia{ $strongholds ->
    [0] {""}
    [1] , a najpierw jeden w Twierdzy
   *[other] , a najpierw po jednym w { $strongholds } Twierdzach
}
asked-set = Najlepszy zestaw liczy się za { $value }: { $cards }.
asked-no-set = Wśród tych kart nie ma zestawu.
asked-linked = { $one } i { $other }: { $linked ->
    [yes] połączone
   *[no] niepołączone
} terytoriami jednego gracza.
asked-region = { $region }: { colour } ma { $held } z { $of }{ $missing ->
    [none] , czyli cały region
   *[other] ; brakuje: { $missing }
}.
part-taken = { $count ->
    [0] Nic nie zdobyto: bez karty Terytorium
    [one] Zdobyto { $count } terytorium
    [few] Zdobyto { $count } terytoria
   *[other] Zdobyto { $count } terytoriów
}{ $card ->
    [none] {""}
    [drawn] : karta Terytorium wzięta
   *[due] : karta Terytorium po przerzucie
}
part-site = Dowódca zdobył Miejsce Mocy: { $card ->
    [drawn] karta Przygody dobrana
   *[due] karta Przygody
}
odds-net = Netto { $net }
odds-stacks = Stos przeciw obrońcom, %:
odds-chain = Walka albo jedna po drugiej
odds-stack = Stos
odds-territory = Terytorium { $number }
odds-more = Jeszcze jedno terytorium
odds-fewer = Jedno mniej
odds-card = +1 z karty
odds-one-roll = Jeden rzut, straty atakującego: { $chances }
odds-taken = { $chance } · zostaje { $left }
part-stronghold = Twierdza
print-title = Ryzyko: Władca Pierścieni
print-turn = Tura: posiłki, walka, przerzut, karta Terytorium, karta Przygody, Dowódca, Pierścień
setup-1 = Dżokery odłożone; karty Dobra, Zła i neutralne potasowane osobno
setup-2 = Przed każdym: bataliony { $battalions }, Dowódcy { $leaders }
setup-3 = Karty Terytorium rozdane, po batalionie na każdym: { $cards }
setup-4 = Wszystkie 66 kart Terytorium potasowane razem
setup-5 = Wolne terytoria zajęte kolejno: { $claims }
setup-6 = Pozostałe bataliony postawione kolejno: { $left }
setup-7 = Dowódcy postawieni kolejno, nigdy dwóch na jednym terytorium
setup-8 = Każdemu jedna karta Terytorium
setup-9 = Każdemu cztery karty Przygody; Zdarzenia oddane i wtasowane
setup-10 = Pierścień w Shire

## Na macie

map-when = Runda { $round } · { $who }, { step }
map-head-lands = { $who }: po figurce na terytorium każdej twojej karty. Naciśnij je i tutaj.
map-head-claim = { $who } zajmuje wolne terytorium: jedna figurka na nim. Naciśnij je i tutaj.
map-head-claims = { $who } zajmuje wolne terytorium: jedna figurka na nim.
map-head-neutral = Armia neutralna: po dwie figurki na terytorium każdej karty.{ $far ->
    [yes] {""}
   *[no] {" Naciśnij je i tutaj."}
}
map-head-leaders = { $who }: { $round ->
    [1] pierwszy Dowódca na własne terytorium
   *[other] drugi Dowódca na inne własne terytorium
}{ $far ->
    [yes] .
   *[no] {"; naciśnij je."}
}
map-head-others = Wszystkie pozostałe figurki po kolei, każdy na własnym terytorium: { $left }.
map-head-inland = Wokół { $territory } wszystko już zajęte: naciśnij terytorium na granicy.
map-head-not-yours = { $territory } nie należy do: { $who }. Naciśnij własne terytorium.
map-head-taken = { $territory } jest już zajęte: { $who }. Ta chorągiew, potem terytorium, zwalnia je.
map-head-no-border = { $from } nie graniczy z: { $territory }. Naciśnij sąsiednie terytorium.
map-head-not-linked = Brak połączenia własnymi terytoriami: { $from }, { $territory }.
map-head-begin = Każdemu karta Terytorium i cztery Przygody, Pierścień na pierwszy krok. Potem zaczyna najwyższa kość.
map-head-trade = Wyłóż trzy z kart, jest ich { $count }{ $far ->
    [yes] .
   *[no] {" i naciśnij, co to za zestaw."}
}
map-head-set = { $who }: wyłóż zestaw{ $far ->
    [yes] .
   *[no] {" i naciśnij, jaki to."}
}
map-head-reinforce = { $strongholds ->
    [0] {""}
    [1] {"1 do Twierdzy. Potem: "}
   *[other] {"Po 1 do Twierdz: "}{ $strongholds }{". Potem: "}
}{ $who } stawia { $count }{ $far ->
    [yes] , wszystko przed atakiem
   *[no] {""}
}.
map-head-attack = { $far ->
    [yes] { $who } atakuje: powiedz skąd, kogo i ilu tam stoi.
   *[no] { $who }: naciśnij własne terytorium, potem cel ataku.
}
map-head-wrong = Terytorium się nie zgadza: naciśnij chorągiew tego, kto je ma, potem terytorium.
map-head-against = { $owed ->
    [whom] { $from } atakuje. Naciśnij cel.
    [both] { $from } atakuje: { $to }. Powiedz, ilu tam stoi.
    [one] { $from } atakuje: { $to }. Powiedz, ilu stoi: { $where }.
   *[none] { $from } atakuje: { $to }. { $one } na { $other }.{ $dice ->
        [table] {" Potem kości stołu."}
       *[program] {""}
    }
}
map-head-off = Zdejmij: { $losses }.
map-off = { $count } { $who }
map-off-there = { $count } { $who }, { $territory }
map-head-on = Potem rzucaj dalej albo przerwij.
map-head-roll = Rzuć { $attack } na { $defence } albo przerwij.
map-head-dice = Rzuć { $attack } na { $defence }{ $far ->
    [yes] .
   *[no] {" i naciśnij, co pokazują kości."}
}
map-holds = { $territory } trwa
map-falls = { $territory } zdobyte
map-head-move = { $same ->
    [yes] Przesuń { $least }
   *[no] Od { $least } do { $most } przechodzi
}{ $places ->
    [yes] {": "}{ $from } → { $to }
   *[no] {""}
}{ $leader ->
    [yes] , Dowódca też
   *[no] {""}
}.
map-head-fortify = { $who }: przerzuć raz figurki z jednego terytorium na inne albo nie.
map-head-fortified = Przesuń figurki: { $from } → { $to }{ $leader ->
    [yes] , Dowódca też
   *[no] {""}
}. Jedna zostaje.
map-head-card = Weź kartę Terytorium.
map-head-cards = Weź kartę Terytorium. Dobierz kartę Przygody{ $far ->
    [yes] .
   *[no] {" i naciśnij jej rodzaj."}
}
map-head-event = Zrób, co mówi Zdarzenie. Potem naciśnij punkty na karcie.
map-head-adventure = Dobierz kartę Przygody{ $far ->
    [yes] .
   *[no] {" i naciśnij jej rodzaj."}
}
map-head-leader = { $who }: postaw Dowódcę na własnym terytorium{ $far ->
    [yes] .
   *[no] {" i naciśnij je."}
}
map-head-ring = Przesuń Pierścień: { $from } → { $to }. Bez kości.
map-head-gate = Rzuć kością, { $from }: od { $needed } Pierścień idzie dalej, { $to }.
map-head-doom = Rzuć kością, { $from }: od { $needed } Pierścień jest zniszczony.
map-news-out = { $who } odpada: karty Terytorium dostaje { $by }, karty Przygody się odrzuca.
map-news-leader = { $who } zdejmuje z planszy Dowódcę: { $territory }.
map-news-along = { $who } przesuwa też Dowódcę: { $territory }.
map-news-site = Można oddać Misję, która wymienia: { $territories }.
map-news-traded = Do postawienia od razu, razem: { $count }, jako { $figures }.
map-news-discard = Odrzuć karty Przygody, aż zostaną { $count }.
map-on = { $from } na { $to }
map-on-table = Teraz na stole
map-step-lands = Terytoria kart: po figurce
map-step-others = Wolne terytoria, potem inne figurki
map-step-leaders = { $leaders ->
    [1] Po jednym Dowódcy
   *[other] Dowódcy: po { $leaders }
}
map-step-hands = Ręka: 1 Terytorium, 4 Przygody
map-step-ring = Pierścień: { $where }
map-in-box = Zostaje w pudełku
map-colour-in-box = { colour }, Dowódcy też
map-colour-neutral = { colour } jako armia neutralna: po { $count } na terytorium
map-dice-in-box = kości, jeśli rzuca program
map-brushes = Naciśnij chorągiew, by malować, imię, by je wpisać.
map-banners-begin = Naciśnij chorągiew tego, kto zaczyna, imię, by je wpisać.
map-each-takes = Każdy bierze figurki: { $battalions }. Na kartach leżą
map-leaders-kept = Dowódcy są prowadzeni, gdy poda się jednego.
map-dice-owed = Jeszcze do podania:
map-leaders-owed = Jeszcze do postawienia:
map-lands-of = z { $count } na kartach
map-lands-alone = terytoria
map-held = terytoria: { $count }{ $whole ->
    [0] {""}
    [1] , { $region }
   *[other] , regiony: { $whole }
}
map-one-region = region: 1
map-hand-of = { $who }: ręka
map-brush-of = { $who }: maluj
map-name-of = { $who }: imię
map-which-name = Wpisz imię
map-the-rest = Pozostałe { $count }: { $who }
map-whose-land = Czyje jest które terytorium?
map-which-land = Które terytorium? { $who }
map-no-leaders = Bez Dowódców …
map-leaders-stand = Stoją na mapie
map-one-now = jeden teraz
map-one-then = jeszcze { $count }
map-throw = Rzut, kto zaczyna
map-begins = Zaczyna { $who }
map-who-begins = Czyja kość jest najwyższa?
map-trade-first = { $count } kart na początku: najpierw zestaw
map-trade-may = { $count } { $count ->
    [few] karty
   *[other] kart
} na ręce: zestaw, jeśli chcesz
map-trade-spoils = { $count } kart: zestawy, aż zostaną cztery
map-set-archers = trzej łucznicy
map-set-riders = trzej jeźdźcy
map-set-eagles = trzy orły
map-set-each = po jednym
map-wild = Dżoker zastępuje dowolną.
map-which-set = Który zestaw?
map-not-so-many = Nie tyle kart …
map-place = Stawiaj
map-trade = Wymień zestaw
map-first = Najpierw, same z siebie
map-then = Potem gdzie chcesz, wszystko przed pierwszym atakiem
map-no-tower = Żadnej Twierdzy.
map-third = jedna trzecia z { $count } terytoriów
map-third-least = najmniej; terytoriów: { $count }
map-sets = zestawy
map-may-trade = { $count } { $count ->
    [few] karty
   *[other] kart
} na ręce: zestaw dałby 4, 6, 8 albo 10.
map-no-set = Kart na ręce: { $count }, jeszcze bez zestawu.
map-counted = Stół liczy, ile się stawia.
map-count-lands = Naciśnij swoje Twierdze i całe regiony, a potem, ile masz terytoriów.
map-placed = Wszystko postawione
map-land-wrong = Terytorium się nie zgadza
map-land-right = Teraz się zgadza
map-attack-how = Atak
map-attack-1 = Naciśnij własne terytorium
map-attack-2 = Naciśnij cel ataku
map-attack-3 = Powiedz, ilu tam stoi
map-attack-told = Walka na stole? „{ chip-conquer }”
map-whom = Kogo atakuje?
map-how-many = Ilu tam stoi?
map-fight = Walka { $one } na { $other }
map-no-more = Koniec ataków
map-taken-without = Zdobyte bez kości
map-card-played = Zagrana karta …
map-card-adds = Karta: +1
map-leader-adds = Dowódca
map-stronghold-adds = Twierdza
map-how-many-points = Czyja karta i ile punktów?
map-whose-card = Czyja to karta?
map-whose-on-ring = Czyja karta, jeśli się liczy, i ile punktów?
map-dice-attack = Atak
map-dice-defence = Obrona
map-not-thrown = { $die }: nie rzucona
map-dash = Kreska: kość, której nie rzucono
map-pair = { $how ->
    [beats] { $one } bije { $other }
    [ties] { $one } równe { $other }
   *[under] { $one } poniżej { $other }
}
map-stand-against = stoi przeciw
map-takes = { colour } zdobywa: { $count } na 100
map-will-stand = Jeśli padnie, zostanie około { $left } z { $of }
map-leader-card = z Dowódcą: karta
map-roll = Rzut { $attack } na { $defence }
map-roll-all = Do końca
map-fewer = Mniej kości: naciśnij jedną
map-table-dice = Kości ze stołu
map-program-dice = Kości programu
map-which-dice = Co pokazują kości?
map-roll-before = ostatni rzut
map-which-die = Co pokazuje kość?
map-stood = { $count } przedtem
map-stay = { $count ->
    [0] żaden nie zostaje
   *[other] zostaje { $count }
}
map-rolls = Rzuty: { $rolls }
map-rolls-chance = Rzuty: { $rolls }. Przed pierwszym było { $count } na 100.
map-every-roll = Każdy rzut …
map-rolls-back = Wstecz
map-rolls-before = Wcześniejsze rzuty
map-rolls-behind = Późniejsze rzuty
map-rolls-of = Rzuty od { $from } do { $to } z { $of }
map-taken-off = Zdjęte
map-on-to-fortify = Dalej do przerzutu
map-move-in = Ilu wkracza? Od { $least } do { $most }
map-moves-in = { $same ->
    [yes] Wkracza: { $least }
   *[no] Wkracza od { $least } do { $most }
}
map-fortify-how = Raz na turę, między połączonymi terytoriami
map-fortify-1 = Naciśnij, skąd idą
map-fortify-2 = Naciśnij, dokąd idą
map-fortify-3 = Przesuń, ilu chcesz; jeden zostaje
map-fortify-once = Albo dalej bez tego.
map-fortified = Zrobione w tej turze.
map-fortified-done = Przerzucone
map-no-fortify = Bez przerzutu
map-leader-too = Z Dowódcą
map-men-alone = Bez Dowódcy
map-where-to = Dokąd idą?
map-territory-card = Karta Terytorium
map-adventure = { $territory ->
    [none] Należy się karta Przygody
   *[other] Karta Przygody: Dowódca zdobył Miejsce Mocy ({ $territory })
}
map-card-hand = za zdobycz: na ręce { $count }
map-card-none = Bez karty Terytorium
map-card-nothing = nic nie zdobyto
map-kind-event = wykonaj i dobierz następną
map-kind-kept = to już { $count }
map-kind-fifth = to już { $count }: odrzuć jedną
map-event-points = Ile punktów ma na sobie?
map-which-kind = Jaki rodzaj?
map-deck-empty = Talia jest pusta
map-leader-owed = Należy się Dowódca
map-leader-how = { colour } nie ma żadnego: jeden staje na własnym terytorium.
map-which-own = Które terytorium?
map-no-leader = Nie stawiam
map-destroyed = zniszczony?
map-no-die = tu bez kości
map-die-first = najpierw kość
map-thrown = Rzucono na stole? Naciśnij.
map-stays = zostaje: { $territory }
map-goes = idzie dalej: { $territory }
map-is-destroyed = jest zniszczony
map-next-die = Następna kość: { $territory }.
map-step-of = { $territory }: krok { $step } z { $of }
map-ring-there = Pierścień już tam jest
map-throw-die = Rzut kością
map-card-on-ring = Karta na Pierścień …
map-which-card = Co mówi karta?
map-card-adds-die = Albo kość, z tym, co karta dodaje
map-card-die = Rzuć tutaj
map-set-right = Popraw …
map-where-ring = Gdzie jest Pierścień?
map-ring-stands = { $how ->
    [gate] Pierścień czeka, { $territory }: od 4 idzie dalej.
    [doom] Pierścień u celu, { $territory }: od { $doom } jest zniszczony.
   *[free] Pierścień jest tu: { $territory }, i idzie dalej.
}
map-head-all = Wszyscy: po figurce na terytorium każdej swojej karty.
map-part-territories = Terytoria
map-part-strongholds = Twierdze
map-part-regions = Całe regiony
map-part-cards = Karty
map-how-it-went = Jak poszło
map-on-the-mat = Mapa na koniec
map-ring-thrown = Trzeba { $needed } lub więcej{ $modifier } · { $how ->
    [on] Pierścień idzie dalej
   *[stays] Pierścień zostaje
}
map-ring-ended = { $how ->
    [destroyed] Pierścień zniszczony w rundzie { $round }.
    [found] Pierścień znaleziony w rundzie { $round }: { $territory }.
   *[there] Pierścień jest tu: { $territory }.
}
map-turns = Tury, które przyjdą, wypełnione według szans
map-hunt-how = Dwie kości o Pierścień: naciśnij, co pokazują
map-hunt-needs = 12 z premiami go znajduje.
map-whence-how = Obok zdobyczy stoi dwóch Dowódców. Naciśnij terytorium, z którego wyszedł atak.
map-from-which = Z którego terytorium?
map-conquest-how = Wojska wkroczyły. Naciśnij zdobyte terytorium.
map-which-taken = Które terytorium zdobyto?
map-what-counts = Co kto trzyma?

## Do czego służy każde polecenie

help = C to kolor, T terytorium lub początek jego nazwy, N liczba; „!” na końcu idzie na słowo stołu.
help-new = Zaczyna grę Ryzyko: kto gra, w kolejności gry, i co uzgodniono.
help-deal = Przygotowanie: ile kart każdy dostaje, ile terytoriów zajmuje i co zostaje.
help-own = Mówi, czyje są te terytoria; z rest wszystkie niczyje. C może być none albo neutral przy dwóch graczach.
help-leader = Stawia Dowódcę, zdejmuje go lub przesuwa.
help-leaders = Wszyscy Dowódcy gracza stoją tam i nigdzie indziej.
help-setup = Lista przygotowania, z liczbami tej gry i tym, co odhaczone (K60).
help-tick = Odhacza punkt przygotowania albo cofa to (K60).
help-begin = Zaczyna pierwszą turę: czyją albo według kości, którymi rzuca program.
help-done = Kończy krok.
help-reinforce = Co jest do postawienia, część po części; bez planszy z liczb stołu.
help-trade = Wymienia zestaw trzech kart Terytorium: archer, rider, eagle, wild.
help-set = Najlepszy zestaw z ręki.
help-hand = Ile kto ma kart i ile punktów na zagranych; poprawia je.
help-fight = Atak: A przeciw D batalionom, za liczbą l dla Dowódcy, s dla Twierdzy, + dla karty; albo z terytorium na terytorium.
help-roll = Rozstrzyga rzut: kości ze stołu, najpierw atakujący; albo rzuca program, raz lub do końca.
help-break = Atakujący przerywa.
help-move = Tyle batalionów wkracza na zdobyte terytorium.
help-conquer = Zdobyto terytorium; bez planszy tylko czy z Dowódcą, z Miejscem Mocy i czyje było ostatnie.
help-from = Mówi, skąd był podbój, gdy pada pytanie.
help-fortify = Bataliony idą z jednego terytorium na inne, raz w turze.
help-connected = Czy dwa terytoria są połączone terytoriami ich właściciela.
help-draw = Dobrano kartę Przygody; za Zdarzeniem wydrukowane na nim punkty.
help-play = Zagrano kartę za tyle punktów.
help-effect = Coś obowiązuje do czyjejś następnej tury; albo już nie.
help-ring = Krok Drużyny, z kością, gdzie jej żąda; albo Pierścień jest poprawiany.
help-card = Karta zatrzymuje Pierścień, posuwa go albo rzuca kością; by mówi, czyja jest, i jej punkty.
help-hunt = Dwie kości łowów na Pierścień.
help-clock = Jak długo gra zapewne potrwa i jak prawdopodobne są następne tury każdego.
help-score = Punkty wszystkich z ich częściami; bez planszy liczby stołu dla gracza.
help-winner = Kogo wybrały kości, gdzie punkty są równe.
help-regions = Kto ma co najmniej połowę którego regionu i czego brakuje.
help-odds = Szanse całej walki albo kilku kolejnych; z once jednego rzutu.
help-need = Najmniejsze wojsko z co najmniej taką szansą.

## Reguły według numerów

rule-k1 = Gra od dwóch do czterech osób, każda ma kolor: Żółty i Zielony to Wolne Ludy, Czerwony i Czarny to Sauron. We dwoje armia neutralna tylko się broni.
rule-k2 = Po 60, 52 lub 45 batalionów przy dwóch, trzech lub czterech graczach. 64 karty Terytorium: 16 Dobra, 16 Zła, 32 neutralne, i dwa dżokery.
rule-k3 = Rozdane karty to własne terytoria, po jednym batalionie na każdym: we czworo po 8 swojej strony; we troje Wolne Ludy wszystkie 16 Dobra, pozostali po 8 Zła i połowę neutralnych; we dwoje po 16, a armia neutralna 21, po dwa bataliony na każdym.
rule-k4 = Wolne terytoria zajmuje się kolejno, po jednym batalionie, aż wszystkie mają właściciela; potem kolejno po batalionie na własne, aż żaden nie zostanie.
rule-k5 = Potem każdy stawia dwóch Dowódców (jednego, jeśli tak ustalono), po jednym w rundzie, nigdy dwóch na jednym terytorium.
rule-k6 = Ręka zaczyna się od jednej karty Terytorium i czterech kart Przygody bez Zdarzeń; Pierścień zaczyna na kroku 0; najwyższy rzut ma pierwszą turę, a kto go dzieli, rzuca jeszcze raz.
rule-k7 = Kto ma które terytorium, mówi się raz, przed pierwszą turą. Bez planszy terytoria i Dowódcy nie są znani i liczy stół.
rule-k8 = Tura: posiłki, walka, przerzut, karta Terytorium, karta Przygody, Dowódca, Pierścień.
rule-k9 = Runda to tura każdego, kto jeszcze gra. Kto nic nie ma, odpada.
rule-k10 = Najpierw batalion do każdej własnej Twierdzy.
rule-k11 = Trzecia część terytoriów, w dół, co najmniej trzy.
rule-k12 = Każdy cały region dodaje swoją premię.
rule-k13 = Zestaw to trzy takie same albo trzy różne, dżoker jest dowolną: łucznicy 4, jeźdźcy 6, orły 8, po jednym 10.
rule-k14 = Mając pięć lub więcej kart, wymienia się zestaw przed stawianiem, aż zostaną najwyżej cztery.
rule-k15 = Wszystko stawia się przed pierwszym atakiem, na jednym własnym terytorium albo na wielu.
rule-k16 = Liczy się to, co się ma w tym kroku; co zdobyte później, liczy się w następnej turze.
rule-k17 = Atakuje się z terytorium z co najmniej dwoma batalionami na sąsiednie cudze.
rule-k18 = Atakujący rzuca jedną, dwiema lub trzema kośćmi, mniej, niż ma batalionów.
rule-k19 = Obrońca rzuca jedną kością lub dwiema, najwyżej tyloma, ile ma batalionów.
rule-k20 = Najwyższa z najwyższą, druga z drugą; remis jest obrońcy. Każda para kosztuje batalion.
rule-k21 = Dowódca na atakującym terytorium: +1 do najwyższej kości ataku.
rule-k22 = Dowódca lub Twierdza na bronionym terytorium: po +1 do najwyższej kości obrony.
rule-k23 = Premia dodaje się do jednej kości, po uporządkowaniu, i daje też 7 lub 8; liczy się tylko różnica obu stron.
rule-k24 = Premia z karty na cały atak to „+” za liczbą; Twierdzę, którą karta wyłącza, pomija się.
rule-k25 = Po każdym rzucie atakujący idzie dalej albo kończy; jeden atak z wkroczeniem kończy się przed następnym.
rule-k26 = Kości stołu się wpisuje albo rzuca program: nigdy więcej, niż komu wolno, i tylko oczka od 1 do 6.
rule-k27 = Walka może się odbyć w całości na stole; wtedy mówi się o podboju. Skąd był, mówią granice i Dowódcy (K62).
rule-k28 = Szansa całej walki jest obliczona, nie próbowana: atakujący rzuca, iloma może, aż zostanie mu tyle, ile chce zachować, obrońca dwiema, dopóki ma dwa bataliony.
rule-k29 = W łańcuchu po każdym podboju idą dalej wszyscy prócz jednego batalionu, i Dowódca. To, co średnio zostaje, liczy też batalion, który zostaje na terytorium ataku.
rule-k30 = Rzut, który zdejmuje ostatniego obrońcę, nic atakującego nie kosztuje.
rule-k31 = Najlepiej obrońca rzuca jedną lub dwiema kośćmi, zależnie od tego, co zostawia atakującemu mniejszą szansę.
rule-k32 = Wkracza co najmniej tyle batalionów, iloma kośćmi rzucono ostatnio; jeden zostaje.
rule-k33 = Dowódca z atakującego terytorium idzie też, ale nie tam, gdzie stoi drugi; Dowódca pokonanego schodzi z planszy.
rule-k34 = Co zdobyte, zmienia właściciela i daje swoją kartę; gdy wchodzi Dowódca, a jest tam Miejsce Mocy, także kartę Przygody.
rule-k35 = Gracz bez terytoriów odpada: jego karty Terytorium bierze zdobywca.
rule-k36 = Kto ma przez to za dużo kart, wymienia od razu, aż zostaną cztery, i od razu stawia to, co dają zestawy.
rule-k37 = Raz w turze bataliony idą z jednego terytorium na inne połączone własnymi; jeden zostaje.
rule-k38 = Gracz, którego Dowódcę podano, a który nie ma żadnego na planszy, stawia go.
rule-k39 = Miejsca Dowódców gracza są prowadzone, odkąd podano jednego z nich; Dowódca, którego terytorium przechodzi do kogoś innego, schodzi z planszy.
rule-k40 = Pierścień idzie z Shire, kroku 0, do Góry Przeznaczenia, kroku 16. Kością rzuca się w Morii, w Lórien, na Martwych Bagnach, w Minas Morgul i w Gorgoroth.
rule-k41 = Na koniec każdej tury Pierścień idzie o krok; z kroku z kością tylko od 4.
rule-k42 = Na Górze Przeznaczenia rzuca się od razu i znów na koniec każdej tury, aż Pierścień zostanie zniszczony.
rule-k43 = Karty zatrzymują Pierścień, dodają do kości, rzucają nią albo posuwają go; punkty karty liczą się temu, kogo podano jako właściciela.
rule-k44 = O Pierścień rzuca tylko ten, czyja tura się kończy; przedtem inni mogą zagrać swoje karty.
rule-k45 = Stół może postawić Pierścień na każdym kroku.
rule-k46 = Zegar: ile końców tur jeszcze przyjdzie, bez kart.
rule-k47 = Kto podbił, bierze kartę Terytorium.
rule-k48 = Kto z Dowódcą podbił Miejsce Mocy, dobiera kartę Przygody; cztery zostają na ręce.
rule-k49 = Od pierwszej dobranej karty ten gracz nie gra w tej turze kart Przygody, na Pierścień też nie; inni mogą.
rule-k50 = Kończy się, gdy Pierścień jest zniszczony albo gdy podbój kogoś eliminuje i zostaje jeden gracz, przy score=teams jedna strona.
rule-k51 = Punkt za terytorium, dwa więcej za Twierdzę, premie całych regionów, punkty na zagranych kartach.
rule-k52 = Przy score=teams sumuje się punkty graczy jednej strony; region musi i tak mieć jeden z nich.
rule-k53 = Punkty równe: więcej terytoriów, potem Twierdz, potem punktów z kart, potem kości.
rule-k54 = Kto odpadł, nie ma punktów za terytoria i sam nie może wygrać; punkty z jego kart liczą się dla jego strony.
rule-k55 = Kości programu losuje się według rodzajów: walk, Pierścienia, łowów i te, które mówią, kto zaczyna.
rule-k56 = Szczęście: stracone bataliony i udane kości Pierścienia wobec tego, co dawały szanse.
rule-k57 = Zapowiedziany efekt trwa, aż zacznie się następna tura tego gracza.
rule-k58 = Stół ma rację: ustala właścicieli, ręce, Dowódców, Pierścień i krok, także po końcu.
rule-k59 = Łowy: 12 dwiema kośćmi, jeden więcej za Dowódcę tam i za cały region, znajduje Pierścień.
rule-k60 = Lista przygotowania ma dziesięć punktów, odhacza je, kto chce; co nieodhaczone, jest wymienione na początku, a gra toczy się dalej.
rule-k61 = Dowódca w Miejscu Mocy jest wymieniony, gdy zaczyna się tura jego gracza i gdy tam wchodzi: można oddać Misję, która je wymienia.
rule-k62 = Podbój rozegrany na stole był z jedynego własnego terytorium obok albo z jedynego z Dowódcą; przy dwóch z Dowódcą pada pytanie.
rule-k63 = Liczą się punkty każdej karty, która coś zrobiła: oddanej Misji, zagranej karty, wykonanego Zdarzenia.
rule-k64 = Brakujący Dowódcy oraz więcej terytoriów niż batalionów są wymienieni na początku, a gra toczy się dalej.

## Ze wszystkich gier

ended-yellow = Wygrał Żółty
ended-green = Wygrał Zielony
ended-red = Wygrał Czerwony
ended-black = Wygrał Czarny
ended-free-peoples = Wygrały Wolne Ludy
ended-sauron = Wygrał Sauron
ended-tie = Remis
seat-yellow = Żółty
seat-green = Zielony
seat-red = Czerwony
seat-black = Czarny
counted-turns = Tury do końca
counted-rounds = Rundy
counted-seat = Z którego miejsca wygrana
place-first = pierwszy w kolejności
seat-first = gra pierwszy
seat-second = drugi
seat-third = trzeci
seat-fourth = czwarty
luck-yellow-lost = Stracone bataliony: żółty
luck-green-lost = Stracone bataliony: zielony
luck-red-lost = Stracone bataliony: czerwony
luck-black-lost = Stracone bataliony: czarny
luck-neutral-lost = Stracone bataliony: armia neutralna
luck-gates = Bramy minięte przez Pierścień
