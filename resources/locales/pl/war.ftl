# Co Underhill mówi po polsku o Wojnie o Pierścień.

war-name = Wojna o Pierścień
war-figures = tury: { $turns }, Zepsucie { $corruption }
war-totals = Gry: { $games }. Wygrane Wolnych Ludów: { $free }, Cienia: { $shadow }.
war-lingered = W45: w Mordorze bez ruchu i bez ukrycia; Zepsucie { $corruption }
war-no-result = Ostatnio nie leżała tu ukończona gra Polowanie na Pierścień. Powiedz, jakie są żetony: tokens=S,F.

## Co teraz robią ręce

host-setup = Rozłóżcie planszę; potem { DEED("begin") }.
host-draw = Weźcie z powrotem wszystkie kości Akcji, opróżnijcie Pole Polowania, dobierzcie po karcie z każdej talii; potem { DEED("done") }.
host-fellowship = Wolne Ludy mogą ujawnić położenie Drużyny, wybrać Przewodnika, wejść do Mordoru; potem { DEED("done") }.
host-allocation = Cień kładzie od { $least } do { $most } kości na Pole Polowania: { ASK("allocate N") }.
host-roll = Rzućcie kośćmi: Wolne Ludy { $free }, Cień { $shadow }.
host-actions = { $side ->
    [free] Działają Wolne Ludy: użyjcie kości. { $free } przeciw { $shadow }.
    [shadow] Działa Cień: użyjcie kości. { $shadow } przeciw { $free }.
   *[other] Nie ma już kości; { DEED("done") } kończy akcje.
}
host-hunt-roll = Cień poluje: { $dice } kości z +{ $bonus }. Powiedzcie, które warunki są spełnione.
host-hunt-tile = Dobierzcie żeton Polowania.
host-hunt-damage = Obrażenia { $damage }: karta, Przewodnik, jedna ofiara; reszta przez Pierścień daje Zepsucie { $corruption }.
host-hunt-reveal = Drużyna jest odkryta: jej figurka idzie najwyżej { $progress } regionów, nie do schronienia.
host-over = Gra skończona. { $side ->
    [free] Wygrały Wolne Ludy.
   *[other] Wygrał Cień.
}
remember-heal = Ujawniona w schronieniu leczy 1 Zepsucie.
remember-pass = Wolne Ludy mogą spasować.
remember-mordor = W Mordorze w tej turze ani się nie ruszyła, ani nie ukryła.
remember-captures = Czy wpisano wszystkie podboje?
remember-hand = Ręka ma ponad 6 kart.

## Raport

report-turns = Tury: { $turns }
report-corruption = Zepsucie: { $corruption }
report-first-box = Kości Cienia na Polu Polowania po pierwszym rzucie: { $dice }
report-crowned = { $turn ->
    [0] Aragorn nie przybył.
   *[other] Aragorn przybył w turze { $turn }.
}
report-taken = Zdobyte: { $regions }
report-tokens = Użyte żetony: { $tokens }
report-token = { $side } ({ $token })

## Okno

chip-begin = Zaczynamy
chip-done = Gotowe
chip-declare = Ujawnij …
chip-guide = Przewodnik …
chip-enter = Wejdź do Mordoru
chip-roll = Rzuć
chip-roll-told = Rzucone na stole …
chip-hunt-words = Warunki …
chip-tile = Dobierz żeton
chip-tile-told = Żeton z woreczka …
chip-prevented = Karta zabrania
chip-accept = Przez Pierścień
chip-casualty-random = Losowo
chip-reduce = Karta: −1
chip-appear = Gdzie …
chip-appear-stay = Zostaje
chip-move = Ruch
chip-hide = Ukryj
chip-separate = Oddziel …
chip-advance = Przesuń …
chip-ring = Pierścień …
chip-pass = Pas
chip-battle = Bitwa …
chip-capture = Zdobądź …
chip-bring = Wprowadź …
chip-token = Żeton: { $token }
chip-card = Karta …
chip-discard = Karta: bez skutku
chip-again = Karta: inny żeton
chance-hunted = { $success } · widziana { $reveal } · { $damage }
chance-corruption = Zepsucie { $from } → { $to }
chance-random = { $to } ({ $companions } z { $of })
pick-to = na
pick-shadow-rolled = Cień:
pick-again = przerzucone
pick-dice = kości ze stołu
pick-card-move = przesuwa ją
pick-card-hide = ukrywa ją
pick-card-separate = odłącza …
pick-card-appear = ujawnia ją
pick-card-hunt = Polowanie
pick-card-tile = żeton
pick-card-eyes = kości na Oczy
pick-card-advance = przesuwa do przodu …
pick-card-retreat = cofa …
part-acts = { $side } · działa
part-elven-rings = Pierścienie elfów
part-hand = karty { $cards }
part-dice = kości: { $dice }
part-revealed = UJAWNIONA
part-hidden = UKRYTA
part-led = ostatnio widziana: { $where } · Przewodnik: { $guide } { $level }
part-at-war = W wojnie
part-politics = Polityka
part-victory = Punkty zwycięstwa
part-of = { $points } z { $of }
part-hunt = Polowanie
part-rolls = kości { $dice }, od { $least }
part-cup = w kubku: { $tiles } żetonów
part-heap-pool = w kubku { $tiles }
part-heap-drawn = wyciągnięte { $tiles }
part-heap-waiting = czekają { $tiles }
part-heap-out = poza grą { $tiles }
step-roll = Rzut na Polowanie
step-tile = Wyciągnij żeton
step-damage = Rozlicz obrażenia
step-reveal = Drużyna się pojawia
step-eye = Oko zadaje { $damage }
step-drawn = żeton { $tile } · obrażenia { $damage }
step-corruption = Zepsucie { $corruption } z 12
step-tile-was = żeton { $tile }
step-progress = { $progress ->
    [0] zostaje
    [one] o jeden region
   *[other] do { $progress } regionów
}
step-further = Żetony do wyciągnięcia: { $tiles }
step-led = Przewodnik: { $guide } · ostatnio widziana: { $where }
battle-title = Bitwa: { $kind } · runda { $round }
battle-hits = Atakujący trafia od { $attacker }, obrońca od { $defender }; 1 chybia, 6 trafia.
battle-over = Bitwa skończona
battle-how = Runda: siła i dowodzenie atakującego, potem obrońcy.
odds-laid = położone kości: { $count }
odds-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
odds-success = sukces
odds-seen = widziana
odds-damage = obrażenia
odds-head-climb = Droga przez Mordor
odds-how = Więcej powie wiersz: odds hunt, odds mordor, odds allocate, odds battle, odds round.
figures-regulars = zwykłe: { $count }
figures-elites = elitarne: { $count }
figures-leaders = dowódcy: { $count }
figures-nazgul = Nazgûle: { $count }
list-reserve = W rezerwie: { $figures }
list-parked = Słownie
track-shadow-points = Punkty Cienia
hint-actions = numer zużywa tę kość
evening-set-up = Planszę ustawia się z listy, strona na naród. Tu gramy bez niej; naciśnijcie Zacznij.
evening-draw = W każdym kroku ten wiersz mówi, co robić; Enter robi to, co złoty przycisk.
evening-guide = Gandalf i Obieżyświat mają równy Poziom: Wolne Ludy wybierają Przewodnika.
evening-allocate = Zanim Cień położy kości na Polowanie, obie strony widzą, co znaczy każda liczba.
evening-roll = Rzućcie tutaj albo na stole i wpiszcie wynik; każde Oko samo trafia na pole.
evening-move = Szanse liczą się z żetonów, które naprawdę są w kubku. Teraz Drużyna rusza.
evening-tile = Jeden sukces: wyciąga się żeton, przez aplikację albo z waszego kubka.
evening-damage = Każdy sposób mówi, do ilu dojdzie Zepsucie, zanim się go wybierze.
evening-appear = Żeton ujawnia Drużynę: przesuńcie figurkę i powiedzcie, gdzie stoi.
evening-use = Reszta należy do was: kość naciska się, gdy jest zużyta. Cofnij wraca dowolnie daleko.
chip-hunt-with = { $count ->
    [0] Rzut na Polowanie
   *[other] Rzut: { $conditions }
}
chip-casualty-guide = { $who } (−{ $level })
chip-ability = { $who }: −1
track-corruption = Zepsucie
track-progress = Postęp
track-mordor = Mordor
track-box = Pole Polowania
part-fellowship = { $revealed ->
    [yes] Odkryta
   *[no] Ukryta
} · { $where } · Przewodnik: { $guide }
part-company = Drużyna: { $company }
odds-climb = Droga przez Mordor: dociera { $arrives }, kości { $dice }, Zepsucie { $corruption }
part-points = Cień { $shadow } z 10 · Wolne Ludy { $free } z 4

## Polecenia

help = SIDE to free albo shadow, R wynik kości (c a m am p w e), T żeton Polowania (er 3 2r b-1 ds …), REGION jedno słowo z łącznikami.
help-new = Zaczyna grę Wojna o Pierścień.
help-take = Który żeton Akcji ma strona, która ma jeden.
help-begin = Zaczyna pierwszą turę.
help-done = Kończy krok.
help-hand = Liczy kartę dobraną, zagraną, wyłożoną albo odrzuconą; albo pyta, albo poprawia rękę.
help-declare = Ujawnia położenie Drużyny w regionie.
help-guide = Wybiera Przewodnika.
help-enter = Wchodzi do Mordoru.
help-allocate = Kładzie kości Cienia na Pole Polowania.
help-roll = Rzuca kośćmi Akcji, albo mówi, co wypadło.
help-use = Używa kości na to, co robi stół.
help-move = Rusza Drużynę.
help-hide = Ukrywa Drużynę.
help-separate = Oddziela Towarzyszy.
help-advance = Przesuwa naród na Torze Polityki.
help-bring = Sprowadza Sługę, Aragorna albo Gandalfa Białego.
help-ring = Zmienia kość Pierścieniem Elfów.
help-token = Używa żetonu Akcji zamiast kości.
help-pass = Pasuje.
help-skip = Odrzuca kość.
help-concede = Strona się poddaje.
help-hunt = Rzuca za Polowanie: powiedz, które warunki są spełnione tam, gdzie Drużynę widziano ostatnio.
help-tile = Dobiera żeton Polowania, albo mówi który; again: inny zamiast niego; prevented: żadnego. Z miejscem za nim żeton tam trafia.
help-reduce = Karta ze stołu zmniejsza obrażenia.
help-ability = Zmniejsza je zdolność Przewodnika.
help-casualty = Za to ginie Towarzysz.
help-accept = Reszta to Zepsucie.
help-discard = Karta puszcza żeton.
help-appear = Gdzie Drużyna jest odkryta, i ile żetonów potem.
help-card = Co robi karta bez kości.
help-draw = Dobiera żetony dla karty; nic z nich nie wynika.
help-activate = Naród staje się aktywny.
help-special = Specjalny żeton wchodzi do gry.
help-invade = Armia wkracza do narodu.
help-arrive = Ktoś kończy swój ruch.
help-capture = Osada zostaje zdobyta albo odzyskana.
help-battle = Bitwa się zaczyna albo kończy.
help-round = Runda bitwy: siła i dowodzenie obu stron.
help-recruit = Figurki wychodzą z rezerwy.
help-fallen = Figurki giną.
help-weaken = Elita staje się regularna.
help-lost = Ktoś ginie na zawsze.
help-odds = Szanse następnych ruchów, drogi przez Mordor, każdego przydziału, rundy, bitwy.
help-corruption = Zepsucie, albo je poprawia.
help-fellowship = Gdzie jest Drużyna.
help-company = Kto jest w Drużynie, najpierw Przewodnik.
help-pool = Co jest w woreczku.
help-box = Pole Polowania, albo je poprawia.
help-nations = Tor Polityki.
help-score = Punkty Zwycięstwa.
help-rings = Pierścienie Elfów, albo je poprawia.
help-progress = Postęp, albo go poprawia.
help-mordor = Krok w Mordorze, albo go poprawia.
help-damage = Co zostało z obrażeń, albo to poprawia.
help-hidden = Stół mówi: ukryta.
help-revealed = Stół mówi: odkryta.
help-at = Stół mówi, gdzie Drużynę widziano ostatnio.
help-companion = Stół mówi, gdzie jest Towarzysz.
help-character = Stół mówi, czy postać jest w grze.
help-nation = Stół mówi, gdzie stoi naród.
help-control = Stół mówi, kto kontroluje osadę.
help-dice = Stół mówi, które kości zostały.
help-lead = Stół mówi, kto prowadzi drużynę graczy.
help-decks = Stół mówi, ile kart mają talie.

## Odmowy

refused-cards-for-two = W4: karty liczy się przy dwóch graczach. Opuść cards=on.
refused-token-unchosen = W69: { $side } ma jeden żeton Akcji. Najpierw powiedz który: { DEED("take") }.
refused-no-token-to-choose = W69: { $side } nie ma żetonu do wyboru. Dalej: { DEED("begin") }.
refused-no-such-token = W69: to nie jest żeton tej strony. Wybierz z: { $choices }.
refused-token-not-there = W14: tego żetonu tu nie ma. Użyj zamiast niego kości.
refused-token-this-turn = W14: ta strona użyła już żetonu w tej turze. Użyj zamiast niego kości.
refused-not-your-turn = W10: teraz nie jest kolej tej strony. { $acts ->
    [empty] Nikt nie ma kości; { DEED("done") } kończy akcje.
   *[other] Teraz kolej na: { $acts }.
}
refused-dice-unused = W10: nieużyte kości: { $count }. Użyjcie ich albo odrzućcie: { ASK("skip R") }.
refused-not-so-many = W8: { $number } nie jest od { $least } do { $most }. Połóż tyle.
refused-not-in-the-pool = W8: Cień ma do położenia { $left } kości, nie { $number }. Połóż mniej.
refused-no-such-die = W10: nie ma nieużytej kości { $face }. { $unused ->
    [empty] Nie ma żadnej kości.
   *[other] Są: { $unused }.
}
refused-no-die-pays = W12: żadna kość sama za to nie płaci. { $could ->
    [empty] Żadna by nie mogła.
   *[other] Nazwane z „with” mogłyby: { $could }.
}
refused-does-not-pay = W12: { $face } za to nie płaci. Płacą: { $pays } albo will.
refused-not-on-the-die = W7: { $face } nie ma na żadnej kości tej strony. Są: { $faces }.
refused-pass-with-fewer = W11: pasuje się, mając mniej kości niż druga strona. Użyj kości albo jedną odrzuć.
refused-no-ring = W13: ta strona nie ma Pierścienia Elfów. Weź kość, jaka jest.
refused-ring-this-turn = W13: ta strona użyła już Pierścienia w tej turze. Weź kość, jaka jest.
refused-same-result = W13: to znowu ten sam wynik. Nazwij inny.
refused-ring-cannot-make = W13: Pierścień nie zrobi z tej kości { $face }. Nazwij inny wynik.
refused-cards-off = W3: w tej grze nie liczy się kart. Zaczęła się bez cards=on.
refused-hand-too-large = W3: ręka strony { $side } ma { $hand } kart. Najpierw do 6: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: ta talia jest pusta. Nic się z niej nie dobiera.
refused-hand-empty = W3: ta ręka jest pusta. Jeśli nie jest, popraw ją: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: Przewodnik ma najwyższy Poziom w Drużynie. Nazwij jednego z takich.
refused-not-in-fellowship = { $name }: nie ma go w Drużynie. Nazwij kogoś, kto jest.
refused-named-twice = { $name }: nazwano dwa razy. Nazwij każdego raz.
refused-declared-this-turn = W17: w tej turze już ją ujawniono. Raz na turę to wszystko.
refused-declare-hidden = W17: ujawnia się tylko ukrytą Drużynę. Najpierw ją ukryj.
refused-has-not-moved = W21: przy Postępie 0 figurka zostaje w { $at }. Nazwij to, albo najpierw inny Postęp.
refused-in-mordor = W Mordorze się tego nie robi. { ASK("mordor off") } mówi, że jej tam nie ma.
refused-not-in-mordor = Drużyny nie ma w Mordorze. { ASK("mordor = N") } mówi, że jest.
refused-move-hidden = W18: odkryta Drużyna się nie rusza. Najpierw ją ukryj.
refused-hidden-already = W19: już jest ukryta. Nie ma nic do zrobienia.
refused-revealed-already = W21: już jest odkryta. Nie ma nic do zrobienia.
refused-separate-in-mordor = W20, W44: w Mordorze nikt się nie oddziela; kto by to zrobił, zginąłby.
refused-not-in-a-haven = W21: { $region } to schronienie, a nie miejsce odkrycia. Nazwij inny region.
refused-not-at-the-gates = W39: do Mordoru wchodzi się z morannon albo minas-morgul, a figurka stoi w { $at }. Najpierw idźcie tam.
refused-nobody-hunts = W23: na Polu Polowania nie ma kości Cienia. Nie rzuca się nic.
refused-not-in-the-cup = W35: w woreczku nie ma { $tile }. { $pool ->
    [empty] Jest pusty.
   *[other] Są w nim: { $pool }.
} Jeśli tam leży, najpierw to powiedz: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } nie ma kości; ma ją tylko ds. Opuść kość.
refused-too-few-tiles = W37: nie ma tylu żetonów ({ $count }). Dobierz mniej.
refused-tile-touched = W26: z tym żetonem już coś zrobiono. { DEED("undo") } prowadzi wstecz.
refused-reduced-already = W28: jedna karta zmniejsza obrażenia żetonu. { ASK("damage = N") } je poprawia.
refused-reduced-too-late = W28: karta idzie przed zdolnością i ofiarą. { DEED("undo") } prowadzi wstecz.
refused-no-ability = W30, W31: { $guide } jako Przewodnik nie ma takiej zdolności. Mają ją Merry, Pippin i Gollum.
refused-ability-used = W31: Gollum robi to raz na żeton. Przyjmij resztę.
refused-ability-too-late = W28: zdolność idzie przed ofiarą, która zostawia Przewodnika. { DEED("undo") } prowadzi wstecz.
refused-gollum-cannot = W31: Gollum odkrywa ukrytą Drużynę, której ten żeton nie odkrywa, i nie w schronieniu z Postępem 0.
refused-casualty-already = W29: na żeton jest jedna ofiara. Przyjmij resztę.
refused-nobody-to-lose = W29: nie ma już Towarzyszy. Przyjmij obrażenia.
refused-not-to-the-map = W30: tylko hobbit wraca na mapę, i nie w Mordorze. Opuść dokąd.
refused-not-aside = W36: wszystkie { $tile }, jakie są, są w grze albo usunięte. Zobacz: { DEED("pool") }.
refused-not-special = W36: { $tile } nie jest żetonem specjalnym. Są nimi b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: nigdzie indziej nie leży { $tile }. Zobacz: { DEED("pool") }.
refused-stops-passive = W47: { $nation } jest bierny i staje na 1. Najpierw go obudź: { ASK("activate NATION") }.
refused-at-war = W47: { $nation } już jest w stanie wojny. Nie ma nic do zrobienia.
refused-farthest-back = W47: { $nation } stoi tak daleko, jak można. Nie ma nic do zrobienia.
refused-not-your-nation = W10: { $nation } należy do drugiej strony, która teraz nie działa. Przesuń naród tych, którzy działają.
refused-always-active = W47: { $nation } jest zawsze aktywny. Powiedz active.
refused-cannot-rouse = W20: { $name } nie może obudzić narodu { $nation }. Opuść „by” albo nazwij kogoś innego.
refused-in-play = W54: { $name } już jest w grze. Nie ma nic do zrobienia.
refused-once-a-game = W54: { $name } przybywa raz na grę, i już przybył.
refused-bring-saruman = W54: Saruman przybywa, gdy Isengard jest w stanie wojny, a orthanc niezdobyty.
refused-bring-witch-king = W54: Czarnoksiężnik przybywa, gdy Sauron i jeden z Wolnych Ludów są w stanie wojny.
refused-bring-mouth = W54: Rzecznik przybywa, gdy Drużyna jest w Mordorze albo wszystkie Wolne Ludy są w stanie wojny.
refused-bring-aragorn = W54: Aragorn przybywa tam, gdzie Obieżyświat jest na mapie: minas-tirith, dol-amroth albo pelargir, niezdobyte.
refused-bring-gandalf-white = W54: Gandalf Biały przybywa, gdy Gandalfa nie ma w Drużynie, a Sługa jest lub był w grze.
refused-where-crowned = W54: powiedz, gdzie przybywa Aragorn: minas-tirith, dol-amroth albo pelargir.
refused-not-on-the-map = { $name }: nie ma go na mapie. Nazwij kogoś, kto jest.
refused-not-there = { $name }: nie ma go i nie może zginąć. Nazwij kogoś, kto jest.
refused-no-settlement = „{ $region }” nie jest osadą. Najbliższa to „{ $nearest }”.
refused-no-battle = Nie zaczęto żadnej bitwy. Najpierw: { ASK("battle KIND") }.
refused-figures-off = W60: w tej grze nie liczy się figurek. Zaczęła się bez figures=on.
refused-no-figures = Żadna figurka to nic. Powiedz ile.
refused-not-in-reserve = W60: rezerwa narodu { $nation } ma { $reserve }. Nie bierz więcej.
refused-not-on-board = W60: { $nation } ma na planszy { $board }. Nie bierz więcej.
refused-not-at-war = W60: { $nation } nie jest w stanie wojny i werbuje tylko kartą: dodaj card.
refused-no-teams = W4: w tej grze nie ma drużyn graczy. Zaczęła się z players=2.
refused-not-in-team = W4: { $name } nie gra w tej grze. Nazwij kogoś, kto gra.
refused-three-rings = Pierścieni Elfów jest razem trzy. Powiedz mniej.
refused-too-many-dice = W5: ta strona ma najwyżej { $most } kości. Powiedz mniej.
refused-odds-not-in-mordor = W63: kilka ruchów liczy się poza Mordorem. Jest { ASK("odds mordor") }.

## Jak się co nazywa

face-character = Postać
face-army = Armia
face-muster = Werbunek
face-army-muster = Armia/Werbunek
face-event = Wydarzenie
face-will = Wola Zachodu
face-eye = Oko
side-free = Wolne Ludy
side-shadow = Cień
nation-dwarves = Krasnoludy
nation-elves = Elfowie
nation-gondor = Gondor
nation-north = Północ
nation-rohan = Rohan
nation-isengard = Isengard
nation-sauron = Sauron
nation-southrons = Południowcy i Easterlingowie
person-gandalf = Gandalf
person-boromir = Boromir
person-legolas = Legolas
person-gimli = Gimli
person-merry = Merry
person-pippin = Pippin
person-saruman = Saruman
person-aragorn = Aragorn
person-gollum = Gollum
person-strider = Obieżyświat
person-witch-king = Czarnoksiężnik
person-mouth = Usta Saurona
person-gandalf-white = Gandalf Biały
token-draw = dobranie karty
token-move = ruch Nazgûli i Sług
token-advance = posunięcie nacji
condition-stronghold = Twierdza Cienia
condition-army = jednostki Cienia
condition-nazgul = Nazgûl
kind-field = bitwa w polu
kind-city = bitwa o Miasto
kind-siege = oblężenie
kind-sortie = wypad
place-erebor = Erebor
place-ered-luin = Ered Luin
place-iron-hills = Żelazne Wzgórza
place-grey-havens = Szara Przystań
place-lorien = Lórien
place-rivendell = Rivendell
place-woodland-realm = Leśne Królestwo
place-dol-amroth = Dol Amroth
place-minas-tirith = Minas Tirith
place-pelargir = Pelargir
place-lamedon = Lamedon
place-lossarnach = Lossarnach
place-dale = Dale
place-shire = Shire
place-bree = Bree
place-carrock = Carrock
place-helms-deep = Helmowy Jar
place-edoras = Edoras
place-folde = Folde
place-westemnet = Zachodni Emnet
place-orthanc = Orthanc
place-north-dunland = Północny Dunland
place-south-dunland = Południowy Dunland
place-barad-dur = Barad-dûr
place-dol-guldur = Dol Guldur
place-minas-morgul = Minas Morgul
place-morannon = Morannon
place-moria = Moria
place-mount-gundabad = Góra Gundabad
place-angmar = Angmar
place-nurn = Nurn
place-umbar = Umbar
place-far-harad = Daleki Harad
place-near-harad = Bliski Harad
place-north-rhun = Północny Rhûn
place-south-rhun = Południowy Rhûn
place-osgiliath = Osgiliath
place-fords-of-isen = Brody na Isenie
place-north-downs = Północne Wzgórza
place-gorgoroth = Gorgoroth
place-in-mordor = Mordor, krok { $step }
war-step = { $step ->
    [setup] Przygotowanie
    [draw] Dobieranie
    [fellowship] Drużyna
    [allocation] Przydział
    [roll] Rzut
    [actions] Akcje
    [hunt-roll] Polowanie: rzut
    [hunt-tile] Polowanie: żeton
    [hunt-damage] Polowanie: obrażenia
   *[other] Polowanie: Odkrycie
}
war-turn = Tura { $turn }
war-none = nic
war-how = { $how ->
    [ring] Przez Pierścień.
    [conquest] Przez podbój.
    [conceded] Druga strona się poddała.
   *[other] { $how }
}

## Co słyszy stół

said-pools = Kości Akcji odtąd: Wolne Ludy { $free }, Cień { $shadow }
said-hand = { $side }: na ręce { $hand }
said-rolled = { $side }: { $faces }
said-acts = Działa { $who }.
said-roused = Teraz aktywna nacja: { $nation }
said-advanced = { $nation }: { $step ->
    [0] w stanie wojny
    [one] { $step } krok od wojny
    [few] { $step } kroki od wojny
   *[other] { $step } kroków od wojny
}
said-up-to = { $regions ->
    [one] Najwyżej { $regions } region
    [few] Najwyżej { $regions } regiony
   *[other] Najwyżej { $regions } regionów
}
said-lost = Stracony: { $name }
said-on-map = Na mapie: { $name }
said-guides = Teraz Przewodnikiem: { $name }
said-hunt = Polowanie: { $dice }{ $again ->
    [none] { "" }
   *[other] ; ponownie { $again }
}; sukcesy: { $successes }
said-corruption = Zepsucie { $corruption }
said-revealed = Drużyna jest odkryta.
said-pays = Atakujący zamienia jednostkę Elitarną na Regularną.
said-round = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; ponownie { $again }
}; trafienia: { $hits }
