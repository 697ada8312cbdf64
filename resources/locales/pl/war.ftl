# Co Underhill mówi po polsku o Wojnie o Pierścień.

war-name = Wojna o Pierścień
war-figures = tury: { $turns } · Zepsucie { $corruption }
war-totals = Wojna o Pierścień: { $games }; wygrane Wolnych Ludów { $free }, Cienia { $shadow }
war-lingered = W45: w Mordorze bez ruchu i bez ukrycia; Zepsucie { $corruption }
war-no-result = Ostatnio nie leżała tu ukończona gra Poszukiwania Pierścienia. Powiedz, jakie są żetony: tokens=S,F.

## Co teraz robią ręce

host-setup = Rozłóż planszę; potem { DEED("begin") }.
host-draw = Weź z powrotem wszystkie kości Akcji, opróżnij Pole Polowania, dobierz po karcie z każdej talii; potem { DEED("done") }.
host-battle = { $kind }, runda { $round }: rzuć na stole i podaj rundę; albo bitwa się kończy.
host-fellowship = { $gates ->
    [yes] Wolne Ludy mogą ujawnić położenie Drużyny, wybrać Przewodnika, wejść do Mordoru; potem { DEED("done") }.
    [in] Wolne Ludy mogą wybrać Przewodnika; potem { DEED("done") }.
   *[no] Wolne Ludy mogą ujawnić położenie Drużyny albo wybrać Przewodnika; potem { DEED("done") }.
}
host-allocation = Cień kładzie od { $least } do { $most } kości na Pole Polowania: { ASK("allocate N") }.
host-roll = Rzuć kośćmi: Wolne Ludy { $free }, Cień { $shadow }.
host-actions = { $side ->
    [free] Działają Wolne Ludy: użyj kości. { $free } przeciw { $shadow }.
    [shadow] Działa Cień: użyj kości. { $shadow } przeciw { $free }.
   *[other] Nie ma już kości; { DEED("done") } kończy akcje.
}
host-hunt-roll = Cień poluje: { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
} z +{ $bonus }. Powiedz, które warunki są spełnione.
host-hunt-tile = Dobierz żeton Polowania.
host-hunt-damage = Obrażenia { $damage }: karta, Przewodnik, jedna ofiara; reszta przez Pierścień daje Zepsucie { $corruption }.
host-hunt-reveal = Drużyna jest odkryta: jej figurka idzie najwyżej o { $progress ->
    [one] jeden region
    [few] { $progress } regiony
   *[other] { $progress } regionów
}, nie do schronienia.
host-over = Gra skończona. { $side ->
    [free] Wygrały Wolne Ludy.
   *[other] Wygrał Cień.
}
remember-heal = Ujawniona w schronieniu: Zepsucie −1.
remember-pass = Wolne Ludy mogą spasować.
remember-mordor = W Mordorze w tej turze ani się nie ruszyła, ani nie ukryła.
remember-captures = Czy wpisano wszystkie podboje?
remember-hand = Ręka ma ponad 6 kart.
remember-guide = Na tym samym Poziomie, też może prowadzić: { $names }.
remember-allocation = Kość Wolnych Ludów wróciła z Pola Polowania: co najmniej { $least }, najwyżej { $most }.
remember-dice = Kości od tej tury: Wolne Ludy { $free }, Cień { $shadow }.
remember-minion = Za Werbunek może przybyć: { $names }.
remember-passive = Bierne, bez obudzenia dalej nie ruszą: { $nations }.
remember-ring = Pierścień elfów może w tej turze jeszcze zmienić kość.
remember-points = { $side ->
    [free] Punkty Wolnych Ludów: { $points } z 4.
   *[other] Punkty Cienia: { $points } z 10.
}

## Raport

fact-progress = Postęp: { $progress }
fact-box = Pole Polowania: Cień { $shadow }, Wolne Ludy { $free }
fact-rings = Pierścienie elfów: Wolne Ludy { $free }, Cień { $shadow }
fact-dice = { $side }, kości: { $dice }
fact-tiles = { $heap ->
    [pool] W kubku
    [drawn] Dobrane
    [waiting] Czekają na Mordor
   *[out] Poza grą
}: { $tiles }
fact-nation = { $nation }: { $step ->
    [0] w stanie wojny
   *[other] kroków do wojny: { $step }
}{ $active ->
    [yes] {""}
   *[no] , naród bierny
}
fact-hand = { $side }: kart na ręce { $hand }, talia Postaci { $character }, talia Strategii { $strategy }
fact-in-play = W grze: { $people }
fact-on-map = Na mapie: { $people }
fact-lost = Utraceni: { $people }
fact-tokens = { $side }, żetony Akcji: { $tokens }
fact-figures = { $nation }: rezerwa { $reserve }, zabici { $dead }
report-turns = Tury: { $turns }
report-corruption = Zepsucie: { $corruption }
report-first-box = Kości Cienia na Polu Polowania po pierwszym rzucie: { $dice }
report-crowned = { $turn ->
    [0] Aragorn nie przybył.
   *[other] Aragorn przybył w turze { $turn }.
}
report-taken = { $side }, zdobyte: { $regions }
report-tokens = Użyte żetony: { $tokens }
report-token = { $side } ({ $token })

## Okno

do-begin = „{ chip-begin }”
do-done = złoty przycisk
ask-allocate-n = naciśnij jedną z liczb
ask-activate-nation = „activate { $nation }”, wpisane
ask-battle-kind = „{ chip-battle }”
ask-damage-n = „damage = N”, wpisane
ask-hand-side-discard-character = jeden z przycisków karty
ask-hand-side-h = „hand SIDE = H”, wpisane
ask-mordor-n = „mordor = 0”, wpisane
ask-mordor-off = „mordor off”, wpisane
ask-odds-mordor = „odds mordor”, wpisane
ask-skip-r = naciśnij jedną, potem „{ can-skip }”
ask-tile-t-pool = „tile { $tile } pool”, wpisane
do-pool = „pool”, wpisane
do-take = jeden z dwóch żetonów
chip-begin = Zaczynamy
chip-roll = Rzuć
chip-roll-told = Rzucone na stole …
chip-prevented = Karta zabrania
chip-move = Ruch
chip-ring = Pierścień …
chip-pass = Pas
chip-battle = Bitwa …
chip-capture = Zdobądź …
chip-token = Żeton: { $token }
chip-card = Karta …
chip-hand-discard = { $side }: odrzuć kartę { $kind ->
    [character] Postaci
   *[other] Strategii
}
chip-recruit = Rekrutacja …
chip-fallen = Polegli …
chip-weaken = Osłabione elity …
chip-discard = Karta: bez skutku
chip-again = Karta: inny żeton
pick-to = na
pick-shadow-rolled = Cień:
pick-again = przerzucone
pick-dice = kości ze stołu
pick-card-move = przesuwa ją
pick-card-hide = ukrywa ją
pick-card-separate = odłącza …
pick-card-appear = odkrywa ją
pick-card-hunt = Polowanie
pick-card-tile = żeton
pick-card-eyes = kości na Oczy
pick-card-advance = przesuwa do przodu …
pick-card-retreat = cofa …
part-at-war = W stanie wojny
part-politics = Polityka
part-victory = Punkty zwycięstwa
part-of = { $points } z { $of }
part-hunt = Polowanie
battle-title = { $kind } · runda { $round }
battle-over = Bitwa skończona
battle-how = Runda: siła i dowodzenie atakującego, potem obrońcy.
odds-laid = położone kości: { $count }
odds-moves = { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}
odds-seen = widziana
odds-damage = obrażenia
odds-how = Zapytaj o więcej, podając, co ma obowiązywać:
odds-ask-hunt = Ruch …
odds-ask-mordor = Droga przez Mordor …
odds-ask-battle = Bitwa do końca …
odds-ask-round = Runda …
odds-told-hunt = Sukces { $success }, widziana { $reveal }, obrażenia średnio { $damage }
odds-told-laid = { $laid }: { $found }
odds-told-battle = Zostaje atakujący: { $attacker }. Zostaje obrońca: { $defender }. Obaj: { $both }. Nikt: { $nobody }.
odds-told-round = Trafienia średnio: atakujący { $attacker }, obrońca { $defender }
asked-no-battle = Teraz nie toczy się żadna bitwa.
asked-not-in-mordor = Drużyny nie ma w Mordorze.
asked-damage = Obrażenia, które zostały do przyjęcia: { $damage }
asked-reserve = { $nation }, w rezerwie: { $reserve }; zabici: { $dead }
asked-not-as-counted = { $nation }, { $is ->
    [missing] nie spakowano
   *[other] spakowano za dużo
}: { $figures }
figures-regulars = regularne: { $count }
figures-elites = elitarne: { $count }
figures-leaders = dowódcy: { $count }
figures-nazgul = Nazgûle: { $count }
list-reserve = W rezerwie: { $figures }
list-parked = Słownie
track-shadow-points = Punkty Cienia
hint-actions = numer podnosi tę kość
hint-enter = Enter: { $does }
option-tokens = Żetony Akcji
option-cities = Miasta
agree-tokens = Żetony Akcji: { $side }
agree-city = Miasto: { $place }
evening-draw = Każda strona dobiera kartę z każdej swojej talii. Na ręce zostaje najwyżej sześć.
evening-guide = Drużyna idzie ukryta, krok po kroku. Ujawniona stoi tam, dokąd doszła.
evening-allocate = Kości na Polu polują na Drużynę; pozostałymi Cień działa. Ile?
evening-roll = Obie strony rzucają kośćmi Akcji. Każde Oko Cienia idzie na Polowanie.
evening-tile = Znaleziona! Dobiera się żeton: liczba to obrażenia, czerwony znak odkrywa Drużynę.
evening-damage = Obrażenia idą na Pierścień jako Zepsucie albo ginie Towarzysz. Przy 12 wygrywa Cień.
evening-appear = Odkryta: figurka trafia na mapę, najwyżej o tyle regionów dalej, ile zrobiła kroków.
track-corruption = Zepsucie
track-progress = Postęp
track-mordor = Mordor
track-box = Pole Polowania
part-fellowship = { $revealed ->
    [yes] Odkryta
   *[no] Ukryta
} · { $where } · Przewodnik: { $guide }
part-company = Drużyna: { $company }
odds-climb = Przez Mordor dociera z szansą { $arrives }: średnio kości { $dice }, Zepsucie { $corruption }.
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
help-roll = Rzuca kośćmi Akcji albo mówi, co wypadło.
help-use = Używa kości na to, co robi stół.
help-move = Rusza Drużynę.
help-hide = Ukrywa Drużynę.
help-separate = Oddziela Towarzyszy.
help-advance = Przesuwa naród na Torze Polityki.
help-bring = Sprowadza Sługę, Aragorna albo Gandalfa Białego.
help-ring = Zmienia kość Pierścieniem elfów.
help-token = Używa żetonu Akcji zamiast kości.
help-pass = Pasuje.
help-skip = Odrzuca kość.
help-concede = Strona się poddaje.
help-hunt = Rzuca na Polowanie: powiedz, które warunki są spełnione tam, gdzie Drużynę widziano ostatnio.
help-tile = Dobiera żeton Polowania albo mówi, który; again: inny zamiast niego; prevented: żadnego. Z miejscem za nim żeton tam trafia.
help-reduce = Karta ze stołu zmniejsza obrażenia.
help-ability = Zmniejsza je zdolność Przewodnika.
help-casualty = Za to ginie Towarzysz.
help-accept = Reszta to Zepsucie.
help-discard = Karta unieważnia żeton.
help-appear = Gdzie Drużyna zostaje odkryta i ile żetonów dobiera się potem.
help-card = Co robi karta bez kości.
help-draw = Dobiera żetony dla karty; nic z nich nie wynika.
help-activate = Naród staje się aktywny.
help-special = Specjalny żeton wchodzi do gry.
help-invade = Armia wkracza na ziemie narodu.
help-arrive = Ktoś kończy swój ruch.
help-capture = Osada zostaje zdobyta albo odzyskana.
help-battle = Bitwa się zaczyna albo kończy.
help-round = Runda bitwy: siła i dowodzenie obu stron.
help-recruit = Figurki wychodzą z rezerwy.
help-fallen = Figurki giną.
help-weaken = Elitarne stają się regularne.
help-lost = Ktoś ginie na zawsze.
help-odds = Szanse następnych ruchów, drogi przez Mordor, każdego przydziału, rundy, bitwy.
help-corruption = Podaje Zepsucie albo je poprawia.
help-fellowship = Gdzie jest Drużyna.
help-company = Kto jest w Drużynie, najpierw Przewodnik.
help-pool = Co jest w kubku.
help-box = Podaje Pole Polowania albo je poprawia.
help-nations = Tor Polityki.
help-score = Punkty zwycięstwa.
help-rings = Podaje Pierścienie elfów albo je poprawia.
help-progress = Podaje Postęp albo go poprawia.
help-mordor = Podaje krok w Mordorze albo go poprawia.
help-damage = Podaje, co zostało z obrażeń, albo to poprawia.
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
    .window = W4: karty liczy się przy dwóch graczach. Naciśnij „Karty: nie”.
refused-token-unchosen = W69: { CALLED("side", $side) }: jeden żeton Akcji nie jest jeszcze wybrany. Najpierw powiedz który: { DEED("take") }.
refused-no-token-to-choose = W69: { CALLED("side", $side) }: nie ma żetonu do wyboru. Dalej: { DEED("begin") }.
refused-no-such-token = W69: to nie jest żeton tej strony. Wybierz z: { CALLED("token", $choices) }.
refused-token-not-there = W14: tego żetonu tu nie ma. Użyj zamiast niego kości.
refused-token-this-turn = W14: ta strona użyła już żetonu w tej turze. Użyj zamiast niego kości.
refused-not-your-turn = W10: teraz nie jest kolej tej strony. { $acts ->
    [empty] Nikt nie ma kości; { DEED("done") } kończy akcje.
   *[other] Teraz kolej na: { CALLED("side", $acts) }.
}
refused-dice-unused = W10: nieużyte kości: { $count }. Użyj ich albo odrzuć: { ASK("skip R") }.
refused-not-so-many = W8: { $number } nie można. Połóż od { $least } do { $most }.
refused-not-in-the-pool = W8: Cień ma do położenia kości: { $left }, nie { $number }. Połóż mniej.
refused-no-such-die = W10: nie ma nieużytej kości { CALLED("face", $face) }. { $unused ->
    [empty] Nie ma żadnej kości.
   *[other] Są: { CALLED("face", $unused) }.
}
refused-no-die-pays = W12: żadna kość sama za to nie płaci. { $could ->
    [empty] Żadna by nie mogła.
   *[other] Nazwane z „with” mogłyby: { CALLED("face", $could) }.
}
refused-does-not-pay = W12: { CALLED("face", $face) } za to nie płaci. Płacą: { CALLED("face", $pays) }.
refused-not-on-the-die = W7: wyniku { CALLED("face", $face) } nie ma na żadnej kości tej strony. Są: { CALLED("face", $faces) }.
refused-pass-with-fewer = W11: pasuje się, mając mniej kości niż druga strona. Użyj kości albo jedną odrzuć.
refused-no-ring = W13: ta strona nie ma Pierścienia elfów. Weź kość, jaka jest.
refused-ring-this-turn = W13: ta strona użyła już Pierścienia w tej turze. Weź kość, jaka jest.
refused-same-result = W13: to znowu ten sam wynik. Nazwij inny.
refused-ring-cannot-make = W13: Pierścień nie zrobi z tej kości wyniku { CALLED("face", $face) }. Nazwij inny wynik.
refused-cards-off = W3: w tej grze nie liczy się kart. Zaczęła się bez cards=on.
    .window = W3: w tej grze nie liczy się kart. W innej liczy się je z „Karty: tak” w „Opcje …”.
refused-hand-too-large = W3: { CALLED("side", $side) }: na ręce { $hand } kart. Najpierw zejdź do 6: { ASK("hand SIDE discard character") }.
refused-deck-empty = W3: ta talia jest pusta. Nic się z niej nie dobiera.
refused-hand-empty = W3: ta ręka jest pusta. Jeśli nie jest, popraw ją: { ASK("hand SIDE = H") }.
refused-not-the-highest = W16: Przewodnik ma najwyższy Poziom w Drużynie. Nazwij jednego z takich.
refused-not-in-fellowship = { CALLED("person", $name) }: nie ma go w Drużynie. Nazwij kogoś, kto jest.
refused-named-twice = { CALLED("person", $name) }: nazwano dwa razy. Nazwij każdego raz.
refused-declared-this-turn = W17: w tej turze już ją ujawniono. Raz na turę to wszystko.
refused-declare-hidden = W17: ujawnia się tylko ukrytą Drużynę. Najpierw ją ukryj.
refused-has-not-moved = W17, W21: przy Postępie 0 figurka zostaje tu: { CALLED("place", $at) }. Nazwij to miejsce albo najpierw podaj inny Postęp.
refused-in-mordor = W Mordorze się tego nie robi. { ASK("mordor off") } mówi, że jej tam nie ma.
refused-not-in-mordor = Drużyny nie ma w Mordorze. { ASK("mordor = N") } mówi, że jest.
refused-move-hidden = W18: odkryta Drużyna się nie rusza. Najpierw ją ukryj.
refused-hidden-already = W19: już jest ukryta. Nie ma nic do zrobienia.
refused-revealed-already = W21: już jest odkryta. Nie ma nic do zrobienia.
refused-separate-in-mordor = W20, W44: w Mordorze nikt się nie oddziela; kto by to zrobił, zginąłby.
refused-not-in-a-haven = W21: { CALLED("place", $region) } to schronienie, a nie miejsce odkrycia. Nazwij inny region.
refused-not-at-the-gates = W39: do Mordoru wchodzi się z regionu { CALLED("place", "morannon") } albo { CALLED("place", "minas-morgul") }, a figurka jest tu: { CALLED("place", $at) }. Najpierw idź tam.
refused-nobody-hunts = W23: na Polu Polowania nie ma kości Cienia. Nie rzuca się nic.
refused-not-in-the-cup = W35: w kubku nie ma { $tile }. { $pool ->
    [empty] Jest pusty.
   *[other] Są w nim: { $pool }.
} Jeśli tam leży, najpierw to powiedz: { ASK("tile T pool") }.
refused-no-die-of-tile = W27: { $tile } nie ma kości; ma ją tylko ds. Opuść kość.
refused-too-few-tiles = W37: nie ma tylu żetonów ({ $count }). Dobierz mniej.
refused-tile-touched = W26: z tym żetonem już coś zrobiono. { DEED("undo") } prowadzi wstecz.
refused-reduced-already = W28: jedna karta zmniejsza obrażenia żetonu. { ASK("damage = N") } je poprawia.
refused-reduced-too-late = W28: karta idzie przed zdolnością i ofiarą. { DEED("undo") } prowadzi wstecz.
refused-no-ability = W30, W31: { CALLED("person", $guide) } jako Przewodnik nie ma takiej zdolności. Mają ją Merry, Pippin i Gollum.
refused-ability-used = W31: Gollum robi to raz na żeton. Przyjmij resztę.
refused-ability-too-late = W28: zdolność idzie przed ofiarą, która oszczędza Przewodnika. { DEED("undo") } prowadzi wstecz.
refused-gollum-cannot = W31: Gollum odkrywa ukrytą Drużynę, której ten żeton nie odkrywa, i nie w schronieniu z Postępem 0.
refused-casualty-already = W29: na żeton jest jedna ofiara. Przyjmij resztę.
refused-nobody-to-lose = W29: nie ma już Towarzyszy. Przyjmij obrażenia.
refused-not-to-the-map = W30: tylko hobbit wraca na mapę, i nie w Mordorze. Nie podawaj, dokąd.
refused-not-aside = W36: wszystkie { $tile }, jakie są, są w grze albo usunięte. Zobacz: { DEED("pool") }.
refused-not-special = W36: { $tile } nie jest żetonem specjalnym. Są nimi b0 b-1 b-2 ds ers 3s 1rs.
refused-no-such-tile = W70: nigdzie indziej nie leży { $tile }. Zobacz: { DEED("pool") }.
refused-stops-passive = W47: { CALLED("nation", $nation) }: naród bierny, staje na 1. Najpierw go obudź: { ASK("activate NATION") }.
refused-at-war = W47: { CALLED("nation", $nation) }: już w stanie wojny. Nie ma nic do zrobienia.
refused-farthest-back = W47: { CALLED("nation", $nation) }: dalej cofnąć się nie da. Nie ma nic do zrobienia.
refused-not-your-nation = W10: { CALLED("nation", $nation) }: naród drugiej strony, która teraz nie działa. Przesuń naród tych, którzy działają.
refused-always-active = W47: { CALLED("nation", $nation) }: zawsze aktywny. Powiedz active.
refused-cannot-rouse = W20: { CALLED("person", $name) } nie może obudzić: { CALLED("nation", $nation) }. Opuść „by” albo nazwij kogoś innego.
refused-in-play = W54: { CALLED("person", $name) }: już w grze. Nie ma nic do zrobienia.
refused-once-a-game = W54: { CALLED("person", $name) }: tylko raz na grę, i to już było.
refused-bring-saruman = W54: Saruman przybywa, gdy Isengard jest w stanie wojny, a { CALLED("place", "orthanc") } niezdobyty.
refused-bring-witch-king = W54: Czarnoksiężnik przybywa, gdy Sauron i naród Wolnych Ludów są w stanie wojny.
refused-bring-mouth = W54: Usta przybywają, gdy Drużyna jest w Mordorze albo wszystkie Wolne Ludy są w stanie wojny.
refused-bring-aragorn = W54: Aragorn przybywa tam, gdzie Obieżyświat jest na mapie: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } albo { CALLED("place", "pelargir") }, niezdobyte.
refused-bring-gandalf-white = W54: Gandalf Biały przybywa, gdy Gandalfa nie ma w Drużynie, a Sługa jest lub był w grze.
refused-where-crowned = W54: powiedz, gdzie przybywa Aragorn: { CALLED("place", "minas-tirith") }, { CALLED("place", "dol-amroth") } albo { CALLED("place", "pelargir") }.
refused-not-on-the-map = { CALLED("person", $name) }: nie ma go na mapie. Nazwij kogoś, kto jest.
refused-not-there = { CALLED("person", $name) }: nie ma go i nie może zginąć. Nazwij kogoś, kto jest.
refused-no-settlement = „{ $region }” nie jest osadą.{ $nearest ->
    [empty] {""}
   *[other] {" "}Najbliższa to „{ CALLED("place", $nearest) }”.
}
refused-no-battle = Nie zaczęto żadnej bitwy. Najpierw: { ASK("battle KIND") }.
refused-figures-off = W60: w tej grze nie liczy się figurek. Zaczęła się bez figures=on.
    .window = W60: w tej grze nie liczy się figurek. W innej liczy się je z „Figurki: tak” w „Opcje …”.
refused-no-figures = Żadna figurka to nic. Powiedz ile.
refused-not-in-reserve = W60: { CALLED("nation", $nation) }, w rezerwie: { $reserve }. Nie bierz więcej.
refused-not-on-board = W60: { CALLED("nation", $nation) }, na planszy: { $board }. Nie bierz więcej.
refused-not-at-war = W60: { CALLED("nation", $nation) }: nie w stanie wojny, werbuje tylko kartą: dodaj card.
refused-no-teams = W4: w tej grze nie ma drużyn graczy. Zaczęła się z players=2.
    .window = W4: w tej grze nie ma drużyn graczy. W innej są z „Gracze: 3” albo „4”.
refused-not-in-team = W4: { $name } nie gra w tej grze. Nazwij kogoś, kto gra.
refused-three-rings = Pierścieni elfów jest razem trzy. Powiedz mniej.
refused-too-many-dice = W5: ta strona ma najwyżej { $most } kości. Powiedz mniej.
refused-odds-not-in-mordor = W63: kilka ruchów liczy się poza Mordorem. Zamiast tego: { ASK("odds mordor") }.

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
token-advance = posunięcie narodu
condition-stronghold = Twierdza Cienia
condition-army = jednostki Cienia
condition-nazgul = Nazgûle
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
place-fords-of-bruinen = Brody Bruinen
place-fords-of-isen = Brody na Isenie
place-hollin = Hollin
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
said-acts = Kolej na: { $who }.
said-roused = Teraz aktywny naród: { $nation }
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
said-goes = { $names }: najwyżej { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}
said-lost = Stracony: { $name }
said-on-map = Na mapie: { $name }
said-guides = Teraz Przewodnik: { $name }
said-hunt = Polowanie: { $dice }{ $again ->
    [none] { "" }
   *[other] ; ponownie { $again }
}; sukcesy: { $successes }
said-corruption = Zepsucie { $corruption }
said-revealed = Drużyna jest odkryta.
said-pays = Atakujący zamienia jednostkę elitarną w regularną.
said-round = { $side ->
    [attacker] Atakujący
   *[defender] Obrońca
}: { $dice }{ $again ->
    [none] { "" }
   *[other] ; ponownie { $again }
}; trafienia: { $hits }

## Co zrobiono, w paru słowach

deed-by = { $deed } – { $by }
deed-phase = Jest: { $at }
deed-to = { $deed } → { $where }
deed-begin = Zaczyna się pierwsza tura
deed-done = Koniec kroku
deed-concede = Poddaje się: { $side }
deed-take = { $side }, żeton: { $token }
deed-card = { $deck ->
    [strategy] Karta Strategii
   *[other] Karta Postaci
} { $does ->
    [draw] dobrana
   *[other] opuszcza rękę
}: { $side }
deed-declare = Ujawniona: { $where }
deed-guide = Przewodnik: { $name }
deed-enter = Drużyna wchodzi do Mordoru
deed-allocate = Kości na Polowanie: { $count }
deed-roll = Rzut kośćmi Akcji
deed-use = Użyta kość: { $face }
deed-use-for = { $face }: { $what }
deed-move = Drużyna się porusza
deed-keep = kość zostaje poza Polem
deed-hide = Drużyna się ukrywa
deed-separate = Odłączenie: { $names }
deed-retreat = Cofnięcie: { $nation }
deed-bring = Wchodzi do gry: { $name }
deed-ring = Pierścień: { $from } → { $to }
deed-skip = Odrzucona kość: { $face }
deed-hunt = Rzut na Polowanie
deed-tile = Dobranie żetonu
deed-reduce = Karta: −{ $by }
deed-ability = Zdolność Przewodnika
deed-casualty-guide = Ofiara: Przewodnik
deed-casualty-random = Losowa ofiara
deed-accept = Reszta przez Pierścień
deed-eyes = Kości na Oczy: { $faces }
deed-draw = Dobrane żetony: { $count }
deed-special = Żeton specjalny w grze: { $tile }
deed-invade = Wkracza Armia: { $nation }
deed-capture = { $where } zmienia właściciela
deed-round = Runda bitwy
deed-recruit = { $nation }, zwerbowano: { $figures }
deed-fallen = { $nation }, stracono: { $figures }
deed-weaken = { $nation }, elitarne na regularne: { $count }
deed-lost = Stracony: { $name }
deed-park = Spakowane: { $where }
deed-at = Ostatnio widziana: { $where }
deed-out-of-mordor = Poza Mordorem
deed-companion = { $name }: { $place ->
    [in] w Drużynie
    [map] na mapie
   *[lost] stracony
}
deed-character = { $name }: { $in ->
    [yes] w grze
   *[no] poza grą
}
deed-control = { $where }: { $side }
deed-lead = Prowadzi: { $who }
deed-decks = { $side }: talia Postaci { $character }, talia Strategii { $strategy }

## Polowanie w jednym wierszu

tale-roll = { $count ->
    [one] 1 kość
    [few] { $count } kości
   *[other] { $count } kości
}{ $bonus ->
    [0] { "" }
   *[other] { " " }z +{ $bonus }
}: { $dice }{ $again ->
    [none] { "" }
   *[other] , ponownie { $again }
}, { $successes ->
    [0] bez sukcesu
    [1] jeden sukces
    [2] dwa sukcesy
    [3] trzy sukcesy
    [4] cztery sukcesy
   *[other] pięć sukcesów
}
tale-tile = { $damage ->
    [plain] żeton { $tile }
   *[other] { $tile }: { $damage }
}
tale-less = { $who } −{ $by }
tale-card = karta
tale-damage = obrażenia { $damage }
tale-no-tile = bez żetonu
tale-put-back = odłożony
tale-discarded = odrzucony
tale-appeared = Odkryta: { $where }
tale-corruption = Zepsucie { $from } → { $to }
tale-between = { "; " }
tale-counter = { $revealed ->
    [yes] Odkryta
   *[no] Ukryta
}

## Zasady według numerów

rule-w1 = Tura to dobieranie, Drużyna, przydział, rzut, akcje, sprawdzenie. Sprawdzenie odbywa się samo, gdy akcje się skończą.
rule-w2 = Wszystkie kości Akcji wracają, Pole Polowania się opróżnia. Każda strona dobiera kartę z każdej swojej talii i zatrzymuje najwyżej 6.
rule-w3 = Liczy się ręce i talie, nigdy treść kart. Z ponad 6 kartami na ręce najpierw nie robi się nic innego.
rule-w4 = W drużynie graczy drugi gracz działa przed prowadzącym, a prowadzenie zmienia się co turę. Kto pasuje, zachowuje swoje miejsce.
rule-w5 = Wolne Ludy 4 kości, po 1 więcej za Aragorna i za Gandalfa Białego. Cień 7, po 1 więcej za każdego Sługę w grze.
rule-w6 = Kość zyskana albo stracona liczy się od następnej fazy dobierania.
rule-w7 = Wolne Ludy: dwa razy Postać, Armia/Werbunek, Werbunek, Wydarzenie, Wola Zachodu. Cień: Postać, Armia, Werbunek, Armia/Werbunek, Wydarzenie, Oko.
rule-w8 = Cień kładzie na Pole Polowania najwyżej tyle kości, ilu Towarzyszy jest w Drużynie; 1 wolno zawsze. Co najmniej 1, jeśli w tej turze wróciła stamtąd kość Wolnych Ludów.
rule-w9 = Każda strona rzuca tym, co nie leży na Polu Polowania. Każde Oko trafia tam od razu.
rule-w10 = Zaczynają Wolne Ludy. Jedna akcja, jedna kość; potem druga strona, jeśli ma kość, a jeśli nie, znów ta sama.
rule-w11 = Strona pasuje tylko, póki ma mniej nieużytych kości niż druga. Kość wolno też odrzucić.
rule-w12 = Postać porusza Drużynę, oddziela Towarzyszy albo ukrywa Drużynę; gdy prowadzi Obieżyświat, ukrywa każda kość. Werbunek posuwa naród albo sprowadza Sługę. Wola jest tym, co nazwą Wolne Ludy.
rule-w13 = Pierścień elfów zmienia jedną nieużytą kość, raz na turę dla każdej strony; akcja dopiero nastąpi. Wolne Ludy nie robią Woli, Cień może zrobić Oko.
rule-w14 = Żeton Akcji zastępuje kość: każdy raz w grze, a w turze jeden na stronę.
rule-w15 = Postęp od 0 do 12, ukryta albo odkryta, Zepsucie, i region, gdzie ostatnio ją widziano.
rule-w16 = Przewodnik ma najwyższy Poziom w Drużynie; spośród równych wybierają Wolne Ludy. Bez Towarzyszy jest nim Gollum.
rule-w17 = Położenie ujawnia się raz na turę, w fazie Drużyny, gdy jest ukryta, nie w Mordorze: figurka idzie najwyżej o tyle regionów, ile wynosi Postęp, a Postęp wraca na 0. W schronieniu leczy się 1 punkt Zepsucia, a naród staje się aktywny.
rule-w18 = Porusza się tylko ukryta Drużyna: Postęp o 1 więcej, potem Polowanie, potem kość, którą zapłacono, leży na Polu Polowania.
rule-w19 = Ukrycie czyni z odkrytej ukrytą. Drużyna się nie rusza, a kość nie trafia na Pole Polowania.
rule-w20 = Towarzysze oddzielają się na zawsze, nie w Mordorze, i idą najwyżej o tyle regionów, ile wynosi Postęp plus najwyższy Poziom spośród nich. Kto kończy w schronieniu narodu, który może obudzić, czyni go aktywnym.
rule-w21 = Odkryta figurka idzie najwyżej o tyle regionów, ile wynosi Postęp, i nie kończy w schronieniu; Postęp wraca na 0. Odkrytej Drużyny nie odkrywa się drugi raz.
rule-w22 = Za każdą Twierdzę Cienia, którą figurka przy odkryciu opuszcza, przechodzi, do której wchodzi albo w której zostaje, dobiera się żeton; Oko liczy się za 0.
rule-w23 = Na każdy ruch poza Mordorem poluje tyle kości, ile Cień ma na Polu Polowania, najwyżej 5. Bez żadnej nie rzuca się nic.
rule-w24 = Do każdej kości dodaje się kości Wolnych Ludów leżące na Polu Polowania przed tym ruchem. 6 lub więcej to sukces, wyrzucona 1 nigdy.
rule-w25 = Nieudaną kość rzuca się ponownie za każdy z tych warunków spełniony tam, gdzie Drużynę ostatnio widziano: Twierdza Cienia; jednostki Cienia; Nazgûle.
rule-w26 = Bez sukcesu Polowanie się kończy. Jeden lub więcej: dobiera się żeton. Karta może tego zabronić albo kazać dobrać inny.
rule-w27 = Liczba to obrażenia; Oko tyle, ile sukcesów; kością rzuca się wtedy; niebieski minus zamiast tego leczy.
rule-w28 = W tej kolejności: karta ze stołu, zdolność Przewodnika, jedna ofiara, Pierścień; na końcu Odkrycie.
rule-w29 = Jedna ofiara na żeton: Przewodnik albo losowy spośród wszystkich Towarzyszy. Jego Poziom odejmuje się od obrażeń.
rule-w30 = Merry lub Pippin jako Przewodnik może odejść i zmniejszyć obrażenia o 1. Jako ofiara każdy z nich żyje dalej na mapie; nie w Mordorze.
rule-w31 = Gdy prowadzi Gollum, zwykłe liczby nie odkrywają; Oczy i czerwone żetony tak. Może sam odkryć ukrytą Drużynę, raz, za 1 obrażenie mniej.
rule-w32 = 12 Zepsucia kończy grę od razu, w każdej fazie.
rule-w33 = Kość, którą zapłacono za ruch, trafia na Pole Polowania, gdy skończy się jego Polowanie i wszystkie jego żetony.
rule-w34 = Przy żetonach kart i Twierdz Oko liczy się za 0. Najpierw żeton, który odkrył, potem żetony kart, potem Twierdz.
rule-w35 = Żetony dobiera się bez odkładania z powrotem.
rule-w36 = Żeton specjalny w grze czeka na Mordor; tam od razu trafia do kubka.
rule-w37 = Gdy kubek jest pusty, wracają do niego wszystkie zwykłe żetony, których nie usunięto, a żadne specjalne.
rule-w38 = Karta może odłożyć żeton z powrotem albo usunąć go na zawsze.
rule-w39 = Z Morannonu albo Minas Morgul Drużyna może wejść do Mordoru w fazie Drużyny, po ujawnieniu położenia, ukryta lub odkryta.
rule-w40 = Dobrane zwykłe Oczy wracają, czekające żetony dołączają; inne dobrane zostają na boku.
rule-w41 = W Mordorze rusza się tylko ukryta. Od razu żeton, bez kości; krok naprzód, chyba że Stop; potem obrażenia.
rule-w42 = W Mordorze Oko zadaje tyle, ile kości obu stron leży na Polu Polowania, bez tej, którą się teraz płaci.
rule-w43 = W Mordorze Odkrycie tylko odwraca znacznik. Ukryj ją przed następnym ruchem.
rule-w44 = W Mordorze nikt się nie oddziela: kto by to zrobił, jest stracony.
rule-w45 = W turze w Mordorze bez ruchu i bez ukrycia Zepsucie rośnie o 1 na końcu akcji. Stop liczy się jako ruch.
rule-w46 = Na ostatnim kroku rozstrzyga się po obrażeniach tego żetonu: poniżej 12 Zepsucia wygrywają Wolne Ludy, inaczej Cień.
rule-w47 = Naród posuwa się ku wojnie, krok po kroku. Bierny staje 1 krok przed nią.
rule-w48 = Naród Wolnych Ludów staje się aktywny, gdy na jego ziemie wejdzie wroga Armia, jego jednostki zostaną zaatakowane, Drużyna ujawni się tam albo skończy tam Towarzysz, który to może.
rule-w49 = Naród posuwa się o 1, gdy atakowana jest Armia z jego jednostkami, gdy zdobyto jego osadę, i przez Werbunek. Najpierw staje się aktywny.
rule-w50 = Tylko naród w stanie wojny atakuje, przekracza cudze granice i werbuje kośćmi. Pilnuje tego stół.
rule-w51 = Twierdza 2 punkty, Miasto 1, Miasteczko 0: dla strony, która odebrała je drugiej.
rule-w52 = Zdobyte budzi swój naród i posuwa go o 1. Odzyskane przez swoją stronę odbiera tylko punkty drugiej.
rule-w53 = W tej kolejności: 12 Zepsucia; ostatni krok w Mordorze; przy sprawdzeniu Cień 10 punktów, Wolne Ludy 4. Obie strony naraz: Cień.
rule-w54 = Saruman: Isengard w stanie wojny. Czarnoksiężnik: Sauron i jeden naród Wolnych Ludów w stanie wojny. Usta: Drużyna w Mordorze albo wszystkie narody Wolnych Ludów w stanie wojny. Aragorn: Obieżyświat w osadzie Gondoru. Gandalf Biały: Gandalf poza Drużyną, a Sługa jest lub był w grze.
rule-w55 = Kto stracony, nie wraca, chyba że jako Aragorn i jako Gandalf Biały. Jego kość odchodzi w następnej fazie dobierania.
rule-w56 = Kość trafia przy 5 lub więcej. Atakujący przy 6 w 1. rundzie przeciw Miastu lub Fortyfikacji i w każdej rundzie oblężenia. Wyrzucona 1 chybia, 6 trafia.
rule-w57 = Tyle kości, ile jednostek, najwyżej 5. Potem ponawia się tyle chybionych, ile wynosi dowodzenie, najwyżej 5.
rule-w58 = Oblężenie ma jedną rundę; każda następna zamienia jednostkę elitarną atakującego w regularną. 10 jednostek na region, 5 oblężonych.
rule-w59 = Narody zaatakowanej Armii posuwają się, gdy bitwa się zaczyna, ktokolwiek wygra.
rule-w60 = Werbowane figurki biorą się z rezerwy. Stracone figurki Wolnych Ludów odpadają; figurki Cienia wracają do rezerwy.
rule-w61 = Osłabiona jednostka elitarna staje się regularną: u Wolnych Ludów najpierw z poległych, u Cienia z rezerwy. Gdy takiej nie ma, elitarna przepada.
rule-w62 = Werbunek: 2 regularne, 2 Dowódców lub 2 Nazgûle, po jednym, albo 1 elitarna; dwie figurki w dwóch osadach.
rule-w63 = Szansa następnego ruchu: że Polowanie się uda, że żeton odkryje, i średnie obrażenia, z kubka takiego, jaki jest.
rule-w64 = Szansa przejścia przez Mordor stąd, kość Postaci za kością: że dotrze, i średnie kości oraz Zepsucie, jeśli dotrze.
rule-w65 = Szanse jednej rundy: ile trafień po każdej stronie.
rule-w66 = Szczęście: udane Polowania, wyrzucone Oczy i obrażenia żetonów, każde wobec tego, czego można się było spodziewać.
rule-w67 = Przy pakowaniu zapisuje się, co stoi w każdym regionie; z figurkami mówi się, czego brak, a czego za dużo.
rule-w68 = Raport: kto wygrał i jak, tury, Zepsucie, Mordor, zdobycze każdej strony, żetony, co ustalił stół, szczęście.
rule-w69 = Gra Poszukiwania Pierścienia przed tą daje żetony Akcji, najwyżej dwa w sumie.
rule-w70 = Stół ma rację: każdą liczbę, tor, żeton, kość i krok można ustawić. I tak się to zapisuje.
rule-w71 = Szanse bitwy do końca, bez kart i odwrotu.
rule-w72 = Szanse pierwszego ruchu dla każdego dozwolonego przydziału, zanim Cień cokolwiek położy.

## Ze wszystkich gier

ended-free-ring = Pierścień zniszczono: wygrały Wolne Ludy
ended-free-conquest = Wolne Ludy wygrały podbojem
ended-free-conceded = Cień się poddał
ended-free-otherwise = Wolne Ludy wygrały na słowo stołu
ended-shadow-ring = Powiernicy ulegli Zepsuciu: wygrał Cień
ended-shadow-conquest = Cień wygrał podbojem
ended-shadow-conceded = Wolne Ludy się poddały
ended-shadow-otherwise = Cień wygrał na słowo stołu
seat-free-peoples = { side-free }
seat-shadow = { side-shadow }
seat-gondor = { nation-gondor }
seat-rohan = { nation-rohan }
seat-witch-king = { person-witch-king }
seat-saruman = { person-saruman }
counted-turns = Tury
counted-corruption = Zepsucie na końcu
counted-arrival = Zepsucie przy wejściu do Mordoru
luck-hunts = Udane Polowania
luck-eyes = Wyrzucone Oczy
luck-tile-damage = Obrażenia z żetonów
mat-reveals = odkrywają: { $tiles } z { $of }
mat-dashed = kreskowane: jeszcze nieobudzone, stają krok przed wojną
mat-fellowship = Drużyna
mat-reveal = odkrywa
mat-no-reveal = nie odkrywa: pozostaje ukryta
mat-gollum-hides = prowadzi Gollum: pozostaje ukryta
mat-stop = Stop: żadnego kroku
mat-end = { $end } to koniec
mat-hits = { $hits ->
    [0] bez trafienia
    [one] jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}
mat-specials = Żetony specjalne, do gry
mat-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroki
   *[other] { $steps } kroków
}
war-laid-out = { $item ->
    [tiles-here] Żetony Polowania: losowane tutaj, wszystkie zostają w pudełku
    [dice-here] Kości Akcji: rzucane tutaj, wszystkie zostają w pudełku
    [fellowship] Drużyna w Rivendell, ukryta; Postęp 0, Zepsucie 0: oba prowadzi się tutaj
    [companions] Siedmiu Towarzyszy w Drużynie, Gandalf jako Przewodnik
    [tiles] Żetony Polowania: 16 w kubku, 8 specjalnych na boku
    [dice] Kości Akcji: 4 Wolnych Ludów, 7 Cienia
    [rings] Trzy Pierścienie elfów u Wolnych Ludów
    [politics] Tor Polityki: Sauron i Isengard 1, Południowcy i Gondor 2, inne 3; z Wolnych Ludów aktywni są tylko Elfowie
    [decks] Cztery potasowane talie po 24 karty
   *[aside] Saruman, Czarnoksiężnik, Usta Saurona, Aragorn, Gandalf Biały i Gollum na boku
}
war-item = { $item ->
    [fellowship] Drużyna
    [companions] Towarzysze
    [tiles] żetony Polowania
    [dice] kości Akcji
    [rings] Pierścienie elfów
    [politics] Tor Polityki
    [decks] talie
   *[aside] to, co na boku
}
war-unticked = Nieodhaczone w przygotowaniu: { $items }.
host-draw-teams = Weź z powrotem wszystkie kości Akcji, opróżnij Pole Polowania. { $free } { $shadow } Potem { DEED("done") }.
host-draw-side = { $team ->
    [yes] { $side }: każdy z drużyny graczy dobiera { $first ->
        [yes] po karcie z każdej talii swojej strony
       *[no] jedną kartę z wybranej talii
    } i zatrzymuje najwyżej 4; potem dwaj, jeśli obaj chcą, wymieniają po karcie bez pokazywania.
   *[no] { $side }: po karcie z każdej talii, najwyżej 6.
}
host-tile-for = Dobierz żeton Polowania, { $for ->
    [card] za kartę
    [stronghold] za Twierdzę { $place }
   *[crossed] za przekroczoną Twierdzę
}: Oko liczy się jako 0.
said-tiles-due = { $count ->
    [one] Następuje jeden żeton
    [few] Następują { $count } żetony
   *[other] Następuje { $count } żetonów
}: { $due }.
due-cards = { $count ->
    [one] karta
    [few] { $count } karty
   *[other] { $count } kart
}
due-crossed = { $count ->
    [one] przekroczona Twierdza
    [few] { $count } przekroczone Twierdze
   *[other] { $count } przekroczonych Twierdz
}
said-go-in = Do kubka: { $tiles }.
remember-gandalf = Gandalf prowadzi: po zagranej karcie Wydarzenia można dobrać kartę z talii jej rodzaju.
    .window = Gandalf prowadzi: można dobrać kartę z talii właśnie zagranej karty Wydarzenia.
remember-crossed = Które Twierdze Cienia przekracza? Za każdą dobiera się żeton.
help-setup = Lista przygotowania, odhaczona lub nie.
help-tick = Odhacza punkt przygotowania albo to cofa.
help-reserve = Pyta o rezerwę narodu albo ją poprawia, razem z poległymi Wolnych Ludów.
deed-tick = Przygotowanie: { $item }
deed-reserve = { $nation }, w rezerwie: { $figures }
refused-no-dead = W76: { CALLED("nation", $nation) }: polegli wracają do rezerwy. Podaj samą rezerwę.
refused-more-than-all = W76: { CALLED("nation", $nation) }, figurki w sumie: { $all }. Podaj mniej.
rule-w73 = Bitwę można tu prowadzić: obie Armie podaje się raz, rundy mówią, co jest należne, a reszta stoi dalej.
rule-w74 = Lista przygotowania, 16 punktów, odhaczanych po kolei; czego brak, to mówi się na początku.
rule-w75 = Gandalf jako Przewodnik: po karcie Wydarzenia zagranej kością można dobrać kartę jej rodzaju.
rule-w76 = Rezerwę narodu i poległych Wolnych Ludów ustawia się tak, jak leżą na stole.
said-owed = Straty: atakujący { $attacker }, obrońca { $defender }
said-proposed = Zostaje wtedy: { $attacker } przeciw { $defender }
said-eliminated = { $side ->
    [attacker] Atakujący nie ma już jednostek: przepadły też Postacie przy nim.
   *[defender] Obrońca nie ma już jednostek: przepadły też Postacie przy nim.
}
battle-stands = { $attacker } przeciw { $defender }
host-casualties = Kto pada? Atakujący { $attacker }, obrońca { $defender }: zdejmij proponowane figurki albo wybierz inne.
host-battle-on = { $kind }, runda { $round }: atakujący, dalej? Obrońca, zostaje?
remember-besieged = Ponad 5 oblężonych jednostek: właściciel wybiera, które wracają.
remember-nobodys = Figurek bez narodu nie liczy się nigdzie: odłóż je.
deed-battle-with = Co stoi, podane na nowo
deed-hits = Straty: wybrano inne
deed-casualties = Straty są przyjęte
help-hits = Kto pada zamiast proponowanych: Regularne, Elitarne zmienione w Regularne, Elitarne.
help-casualties = Straty obowiązują, jak proponowano albo jak podano: co zostało.
refused-nothing-stands = W73: nie podano Armii. Powiedz { DEED("battle") } z obiema albo rundę z liczbami.
refused-casualties-owed = W73: najpierw straty, atakujący { $attacker }, obrońca { $defender }. Powiedz { DEED("casualties") }.
refused-nothing-owed = W73: ta strona nie ma strat. Z ! na końcu i tak obowiązuje.
refused-not-so-many-stand = W73: nie pada więcej, niż stoi. Podaj mniej.
refused-other-groups = W73: stoją tam inne grupy. Podaj każdą, jak była podana.
refused-more-than-stood = W73: nic nie rośnie poza Regularnymi za Elitarne, które odeszły. Podaj, co zostało.
refused-leader-stays = W73: Dowódcy zostają, póki stoi jednostka ich strony. Z ! na końcu padają.
refused-no-regular-left = W61: { CALLED("nation", $nation) }: nie ma już tylu Regularnych za Elitarne. Niech padną Elitarne.
refused-other-cost = W73: to kosztuje { $cost }, a należne jest { $owed }. Regularna to 1, Elitarna 2, Elitarna zmieniona w Regularną 1.
refused-no-elite-to-pay = W58: kolejna runda oblężenia kosztuje atakującego Elitarną, a żadnej nie ma. Zakończ: { DEED("battle over") }.
do-casualties = „{ chip-casualties }”
do-battle-over = „{ battle-over }”
do-battle = „{ chip-battle }”

chip-casualties = Padają

## The mat

about-box = Co może zostać w pudełku
about-token = Który to żeton Akcji?
about-corruption = Zepsucie wyniesie
about-falls = Ci padają, a potem
about-allocation = { $count } na Polu, { $rolled } do rzutu
about-die = { $die }: ta kość
wants-card = Co robi karta?
wants-die = Naciśnij kość
wants-how-many = Ile?
wants-tile = Naciśnij dobrany żeton
wants-what-came = Naciśnij, co wypadło
wants-where = Gdzie? Naciśnij lub wpisz region
wants-who-leaves = Kto odchodzi? Naciśnij go
wants-who-is-drawn = Kto wylosowany? Naciśnij go
chip-allocate = { $count } na Pole Polowania
can-ability = { $who ->
    [gollum] Gollum ich zdradza: −1
   *[other] { $name } odchodzi: −1
}
can-ability-more = zdolność Przewodnika
can-advance = Naród idzie naprzód
can-advance-more = naciśnij jego tarczę
wants-shield = Naciśnij jego tarczę
can-advances = { $many ->
    [yes] { $nation } idą naprzód
   *[no] { $nation } idzie naprzód
}
can-again = Inny żeton
can-again-more = pierwszy wraca
can-at-once = Zacznij od razu
can-back = Wstecz
can-battle = Bitwa
can-battle-more = za jej kość; rzuca ten ekran
can-begins = Bitwa się zaczyna
can-begins-more = { $figures ->
    [proposed] jak na początku: naciśnij, co inne
    [told] według podanych figurek
   *[none] bez figurek: rzuca stół
}
can-begin = Tura { $turn }
can-board = Na planszy
can-board-more = { $face ->
    [character] { $side ->
        [shadow] armia z dowódcą, Słudzy, karta
       *[free] armia z dowódcą, Towarzysze, karta
    }
    [army] ruch lub atak armii, karta
    [muster] werbunek, karta
    [army-muster] armie lub werbunek, karta
    [event] karta dobrana lub zagrana
   *[other] wszystko, co kość może
}
can-bonus = Karta dodaje { $bonus }
can-bonus-more = do każdej kości
can-card = Karta ze stołu
can-card-more = mniej, inny żeton albo żaden
can-card-tiles = Żetony za kartę
can-card-tiles-more = dobierane najpierw
can-cards = Karta coś robi
can-cards-more = Drużyna, żetony, narody{ $token ->
    [yes] {"; żeton"}
   *[no] {""}
}
can-card-move = Rusza
can-card-hide = Ukrywa się
can-card-separate = Towarzysze odchodzą
can-card-appear = Zostaje odkryta
can-card-hunt = Rzut Polowania
can-card-tile = Dobiera się żeton
can-card-eyes = Kości na Oczy
can-card-advance = Naród idzie naprzód
can-card-retreat = Naród się cofa
can-activate = Naród się budzi
can-special = W grze: { $tile }
can-casualties = Padają
can-casualties-more = jak skreślono; naciśnij, by zmienić
can-check = { $then ->
    [goes-on] Dalej: tura { $turn }
   *[other] Sprawdzenie
}
can-check-more = { $then ->
    [shadow] Cień wygrywa
    [free] Wolne Ludy wygrywają
   *[other] najpierw sprawdzenie
}
can-comes = Przybywa { $name }
can-comes-more = jego strona ma o kość więcej
can-crossed = Minięte Twierdze
can-crossed-more = Cienia: po jednym żetonie
can-discard = Bez skutku
can-discard-more = karta go unieważnia
can-draw = Dobierz
can-draw-more = jeden żeton, tutaj
can-drawn = Dobrano
can-drawn-more = najwyżej sześć kart na ręce
can-enter = Wchodzi do Mordoru
can-enter-more = Oczy i czekające idą do kubka
can-falls = Pada { $name }
can-falls-more = Przewodnik, poziom { $level }
can-goes-on = Dalej
can-guides = Prowadzi { $name }
can-guides-more = tego samego poziomu
can-hidden = Pozostaje ukryta
can-hidden-more = potem Pole Polowania
can-hide = Drużyna się ukrywa
can-hide-more = nie rusza się
can-hunt = Rzut, kości: { $dice }
can-hunt-more = znaleziona { $found } na 100
can-in = Tam: { $place }
can-lay = Połóż { $count } na Polu
can-leave = { $count ->
    [one] Odchodzi: { $names }
   *[other] Odchodzą: { $names }
}
can-leaves = Towarzysz odchodzi
can-leaves-more = jeden lub grupa, na stałe
can-move = Drużyna rusza
can-over = Bitwa skończona
can-over-more = ktokolwiek wygrał
can-pass = Pas
can-prevented = Karta tego zabrania
can-prevented-more = nie dobiera się żetonu
can-random = Jeden losowo
can-reduce = Mniej o { $by }
can-reduce-more = karta ze stołu
can-region = { $what ->
    [at] Widziana: { $place }
    [capture] Zdobyte: { $place }
    [freed] Odzyskane: { $place }
    [arrive] Dotarł: { $place }
    [declare] Ujawniona: { $place }
   *[other] Koronowany: { $place }
}
can-retreats = { $side }: odwrót
can-retreats-more = do wolnego regionu; koniec
can-ring = Pierścień ją obraca
can-ring-more = raz na turę
can-ring-bears = Dźwiga Pierścień
can-ring-bears-more = całe { $damage }
can-roll = Rzut
can-roll-more = obie strony, tutaj
can-roll-told = Rzucone na stole
can-roll-told-more = naciśnij każdą
can-round = Runda { $round }
can-round-more = kości { $attacker } i { $defender }, od { $target } i { $other }
can-skip = odrzuć
can-stands = { $item }: gotowe
can-stands-anew = Karta to zmienia
can-stands-anew-more = od nowa, co stoi
can-stay = Pozostaje
can-stay-more = tam, gdzie ją widziano
can-stops = { $side }: koniec
can-stops-more = koniec bitwy, obie zostają
can-taken = Zdobyto osadę
can-taken-more = lub odbito
can-then = potem { $item }
can-told = Dobrany z kubka
can-told-more = naciśnij żeton
can-told-round = Runda ze stołu
can-told-round-more = siła i dowodzenie każdej
head-actions = { $who }: { $presses ->
    [yes] naciśnij kość
   *[no] zużyj kość
}.
head-allocation = Przed rzutem: ile kości na Pole Polowania?
head-battle = { $round ->
    [1] { $kind }: pierwsza runda.
   *[other] { $kind }, runda { $round }: dalej czy koniec?
}
head-siege-over = Oblężenie skończone: nie ma już elitarnej.
head-capture = Która osada została zdobyta?
head-check = Kości zużyte. Czy podano wszystkie zdobycze?
head-crowned = Gdzie zostaje koronowany Aragorn?
head-damage = { $found ->
    [0] Żeton mówi { $damage }. Kto to dźwiga?
    [1] Znaleziona, a żeton mówi { $damage }. Kto to dźwiga?
    [2] Znaleziona dwa razy, a żeton mówi { $damage }. Kto to dźwiga?
   *[other] Znaleziona, razy { $found }; żeton mówi { $damage }. Kto to dźwiga?
}
head-die = { $die }: co robi ta kość?
head-draft = { $kind ->
    [city] Miasto albo Fortyfikacja: kto walczy?
   *[other] Kto walczy i gdzie?
}
head-draw = Obie strony dobierają po karcie z talii. Najwyżej sześć.
head-draw-teams = Wszyscy dobierają: w drużynie każdy zatrzymuje najwyżej cztery karty.
head-falls = Runda { $round }: trafienia { $attacker } na { $defender }. { $owed ->
    [over] Oblężenie skończone.
    [yes] Kto pada?
   *[no] Dalej czy koniec?
}
head-fellowship = { $what ->
    [declare] Ujawnić się czy pozostać w ukryciu?
    [gate] Ujawnić się, wejść do Mordoru czy czekać?
    [enter] Wejść do Mordoru czy dalej?
    [mordor] W Mordorze: { $guides ->
        [yes] Przewodnik, karta
       *[no] karta
    } albo dalej.
    [declared] Ujawniona: { $guides ->
        [yes] Przewodnik, karta
       *[no] karta
    } albo dalej.
   *[rest] Nic do ujawnienia: { $guides ->
        [yes] Przewodnik, karta
       *[no] karta
    } albo dalej.
}
head-hunt = Kości: { $dice }, trafia { $least } i więcej. Co tam jest?
head-lay = Przygotuj: { $item }.{ $presses ->
    [yes] { " " }Odhacz.
   *[no] { "" }
}
head-kept = Zostaje w pudełku: { $item }.{ $presses ->
    [yes] { " " }Odhacz.
   *[no] { "" }
}
head-place = Ustaw figurki: { $free }; naprzeciw { $shadow }.{ $presses ->
    [yes] { " " }Odhacz gotowe.
   *[no] { "" }
}
head-place-alone = Ustaw figurki: { $nation }.{ $presses ->
    [yes] { " " }Odhacz gotowe.
   *[no] { "" }
}
head-reveal = { $progress ->
    [0] Widziana! Zostaje: { $at }.
    [one] Widziana! Gdzie się pojawi? Najwyżej 1 region od: { $at }.
   *[other] Widziana! Gdzie się pojawi? Regionów najwyżej: { $progress }, od: { $at }.
}
head-over = { $side ->
    [free] Wygrywają Wolne Ludy
   *[other] Wygrywa Cień
}: { $how ->
    [destroyed] Pierścień zniszczony
    [corrupted] Zepsucie { $number }
    [conquest] punkty: { $number }
    [conceded] druga strona się poddała
    [none] gra skończona
   *[other] { $how }
}.
head-climb = Wspinaczka: dobierz żeton, potem krok.
head-roll = Obie strony rzucają. Oczy idą na Pole.
head-stands = Wszystko stoi. Zaczyna się pierwsza tura.
head-tile = { $found ->
    [0] Dobierz żeton.
    [1] Znaleziona. Dobierz żeton.
    [2] Znaleziona dwa razy. Dobierz żeton.
   *[other] Znaleziona, razy { $found }. Dobierz żeton.
}
head-tile-for = { $for ->
    [card] Żeton za kartę. Oko liczy się jako 0.
    [stronghold] Żeton za: { $place }. Oko liczy się jako 0.
   *[crossed] Żeton za miniętą Twierdzę. Oko liczy się jako 0.
}
in-100 = znaleziona { $success }, widziana { $reveal } na 100
mat-act = naciśnij kość
mat-again = chybione rzucane ponownie: najwyżej { $dice }
mat-again-for = chybiona kość jest rzucana ponownie za każde z nich
mat-all-stand = Ta strona już stoi.
mat-arrives = dociera
mat-attacks = Kto atakuje?
mat-attacked = Kogo atakuje?
mat-beside = obok planszy
mat-captures = Podano każdą zdobytą osadę.
mat-check = Przed następną turą
mat-climb = Wspinaczka: żeton, potem krok
mat-climb-corruption = Zepsucie po dotarciu
mat-climb-dice = potrzebne kości
mat-cup = W kubku
mat-deck = { $kind ->
    [character] Postać
   *[other] Strategia
}
mat-deck-left = zostało { $cards }
mat-dice-back = wracają wszystkie kości: { $dice }
mat-dice-of-both = Kości: Wolne Ludy { $free }, Cień { $shadow }
mat-drawing = { $how ->
    [one] Po karcie z każdej talii; od razu najwyżej { $most }.
    [team-first] Każdy w drużynie dobiera po karcie z talii i zatrzymuje do 4, nie { $most }.
   *[team] Każdy w drużynie dobiera kartę z wybranej talii; najwyżej 4, nie { $most }; dwaj mogą się wymienić.
}
mat-each = każdy 1 na { $of }
mat-empty = puste
mat-eye-deals = Oko zadaje { $damage }
mat-forgotten = Łatwo zapomnieć
mat-from = od: { $place }
mat-goals = Cień wygrywa z 10 punktami, Wolne Ludy z 4.
mat-hands = Karty na ręce: Wolne Ludy { $free }, Cień { $shadow }.
mat-hidden = ukryta
mat-revealed = odkryta
mat-seen = widziana
mat-hit = trafienie
mat-hit-on = atakujący od { $attacker }, obrońca od { $defender }
mat-hits-word = { $hits ->
    [one] trafienie
    [few] trafienia
   *[other] trafień
}
mat-hunts = kości: { $dice }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
}; trafia { $least } i więcej
mat-in-100 = na 100, pierwszy ruch:
mat-into-box = Na Pole Polowania
mat-least = najmniej { $count }
mat-most = najwyżej { $count }
mat-left = { $units ->
    [one] 1 jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}, { $dice ->
    [one] 1 kość
   *[other] { $dice } kości
}
mat-lingers = bez ruchu i ukrycia: +1 na końcu
mat-moved = ruszyła się lub ukryła w tej turze
mat-loses = { $hits ->
    [0] bez strat
   *[other] traci { $hits }
}
mat-next = Następny ruch
mat-no-haven = Nie w schronieniu. Za każdą Twierdzę Cienia po drodze: żeton.
mat-no-hunt = Pole Polowania jest puste: bez rzutu.
mat-no-minion = bez Sługi
mat-nobody = nikt nie zostaje: { $nobody }{ $both ->
    [no] { "" }
   *[other] { " · zostają obie strony: " }{ $both }
}
mat-nothing-taken = nic nie zdobyto
mat-of = z { $of }
mat-press-each = każdą kość, jak wypadła
mat-rings = Pierścienie elfów: { $rings }
mat-rolled = rzut { $dice }
mat-shadow-dice = kości Cienia: { $dice }
mat-then = { $dice ->
    [0] bez kości
   *[other] potem, kości: { $dice }
}
mat-to-roll = kości do rzutu: { $dice }
mat-to-the-end = do końca, bez kart i odwrotu
mat-up-to = { $regions ->
    [one] region najwyżej
    [few] regiony najwyżej
   *[other] regionów najwyżej
}
mat-what-came = { $side }: co wypadło?
mat-where = { $what ->
    [at] Gdzie ją widziano
    [declare] Ujawniona: do { $progress } od { $at }
    [appear] Odkryta: do { $progress } od { $at }
    [arrive] Gdzie kończy ruch
    [capture] Osady
    [separate] Do { $progress } od { $at }
   *[bring] Gdzie koronuje się króla
}
mat-where-more = { $what ->
    [at] bliskie najpierw
    [declare] bliskie najpierw; kropka: schronienie leczy
    [appear] bliskie najpierw, bez schronień
    [arrive] w schronieniu budzi naród, który może obudzić
    [capture] kropka: ma je przeciwnik, są odzyskiwane
    [separate] najpierw bliskie; kropka: budzi naród
   *[bring] niezdobyte
}
short-stronghold = Twierdza
short-army = Armia
short-nazgul = Nazgûle
part-points-title = Punkty
tile-name = { $deals ->
    [eye] Oko
    [die] kość
    [heals] Zepsucie −{ $number }
   *[damage] { $number }
}{ $reveals ->
    [yes] , odkrywa
   *[no] { "" }
}{ $stops ->
    [yes] , ze Stopem
   *[no] { "" }
}
war-pill = { $step ->
    [draw] Dobór
    [fellowship] Drużyna
    [allocation] Pole Polowania
    [roll] Rzut
    [actions] Akcje
    [check] Bilans
    [ready] Gotowe
    [figures] Figurki
    [aside] Na boku
   *[begin] Start
}
agree-draws = Kości
agree-cup = Żetony Polowania
agree-cards = Karty
agree-figures = Figurki
agreed-draws = { $value ->
    [app] tutaj: wszystkie zostają w pudełku
   *[hand] na stole: naciska się wynik
}
agreed-cup = { $value ->
    [app] tutaj: wszystkie zostają w pudełku
   *[hand] w kubku: 16, a 8 na boku
}
agreed-cards = { $value ->
    [off] tu nieliczone
   *[on] ręce i talie są liczone
}
agreed-figures = { $value ->
    [off] tu nieliczone
   *[on] rezerwa i straty są liczone
}
odds-success = znaleziona
mat-last-seen = ostatnio widziana: { $where }
evening-use = Na przemian każda strona zużywa kość. Postać porusza Drużynę, Werbunek przybliża naród do wojny.
head-advance = { $nation ->
    [none] Kto zbliża się do wojny?
   *[other] Bliżej wojny: { $nation }?
}
head-invade = { $nation ->
    [none] Wkracza wroga Armia. Kogo budzi?
   *[other] Wkracza wroga Armia i budzi: { $nation }?
}
head-arrive = Gdzie { $name } kończy swój ruch?
wants-face = Czym się staje?
mat-southrons = Południowcy
mat-how-it-went = Jak poszło
can-sheet = Arkusz
mat-missed = nieznaleziona
mat-turn = Tura
mat-luck = { $count }, oczekiwane { $expected }
mat-first-move = Pierwszy ruch
mat-first-move-more = licząc Oczy
mat-thrown-again = Rzut ponowny
mat-thrown-again-more = kość za każde
mat-in-box = Na Polu, po rzucie
mat-in-box-more = na 100, z Oczami
can-lay-more = potem rzucają obie strony
wants-number = Naciśnij liczbę
head-number = Co pokazuje na stole?
head-at = Gdzie ostatnio widziano Drużynę?
can-uncounted = Bez figurek
can-uncounted-more = rzuca stół
wants-attacked = Kto jest atakowany? Naciśnij tarczę
mat-next-hidden = Następny ruch, gdy się ukryje
mat-laid-first = { $count ->
    [0] Nic nie leży: polują wyrzucone Oczy.
   *[other] Leży { $count }; polują też wyrzucone Oczy.
}
head-won = { $beaten ->
    [retreated] Obrońca się wycofał.
    [yes] Obrońca pokonany.
   *[no] Bitwa skończona.
} Kto trzyma teraz to miejsce?
can-not-taken = Nie zostało zdobyte
can-not-taken-more = Fortyfikacja albo nikt nie wchodzi
can-turned = Atakuje druga strona
can-turned-more = jej kość jest już zużyta
can-advances-more = { $steps ->
    [0] potem w stanie wojny
    [one] potem { $steps } krok od wojny
    [few] potem { $steps } kroki od wojny
   *[other] potem { $steps } kroków od wojny
}
remember-not-at-war = Bez stanu wojny nie atakuje: { $nations }.
remember-three = W trójkę Wolne Ludy nie działają dwa razy z rzędu jednym narodem.
war-stays-in-box = { $item } – prowadzone tutaj, może zostać w pudełku
mat-hand = Ręka: { $side }
pick-hand-draw = dobrana
pick-hand-play = zagrana
pick-hand-table = wyłożona na stół
pick-hand-discard = odrzucona
mat-dice-lie = Kości, jak leżą: { $side }
mat-hides-first = Najpierw się ukrywa, potem rusza
wants-settlement = Która osada? Naciśnij ją
head-who-leaves = Kto opuszcza Drużynę?
head-leaves = { $names }: od { $at } najwyżej { $regions ->
    [one] { $regions } region
    [few] { $regions } regiony
   *[other] { $regions } regionów
}. Dokąd?
can-leave-more = { $place ->
    [none] dokąd, powie się później
   *[other] do: { $place }
}
mat-no-climb = Jeśli Pierścień zniesie wszystko, nie dotrze.
mat-no-dice = Bez kości
mat-no-dice-more = W Mordorze każdy ruch to jeden żeton.
can-round-elite = najpierw elitarna staje się regularną
can-no-elite = kolejna kosztuje elitarną: żadnej nie ma
head-eye = Oko: zadaje { $damage }. Kto to dźwiga?
head-die-shows = Kość pokazuje { $damage }. Kto to dźwiga?
head-die-of-tile = Rzuć kością z żetonu. Co pokazuje?
head-left = Pozostałe obrażenia: { $damage }. Kto je dźwiga?
mat-attacker = Atakujący
mat-defender = Obrońca
mat-strength = Siła
mat-leadership = Dowodzenie
mat-shows = co pokazała każda kość?
mat-shows-again = { $dice ->
    [one] a przerzucona?
   *[other] a przerzucone?
}
mat-figures-left = { $what ->
    [recruit] W rezerwie: { $figures }
   *[other] Na planszy: { $figures }
}
wants-whose = Czyje figurki? Naciśnij tarczę
wants-deck = Z której talii?
wants-numbers = Jak silne są strony? Naciśnij
head-figures = { $what ->
    [recruit] Czyje figurki przychodzą i ile?
    [fallen] Czyje figurki poległy?
   *[other] Czyje elity słabną?
}
head-round = Runda { $round }: { $what ->
    [numbers] jak silne są obie strony?
    [dice] co pokazały kości?
   *[other] obie strony rzucają.
}
head-hand = Co stało się z kartą?
head-random = Wylosuj Towarzysza. Kto to jest?
can-throw = Obie strony rzucają
can-throw-more = kości: { $attacker } i { $defender }
can-figures = { $what ->
    [recruit] Rekrutacja: { $nation }
    [fallen] Polegli: { $nation }
   *[other] Osłabione: { $nation }
}
can-figures-more = { $figures }{ $card ->
    [yes] {", kartą: nie w stanie wojny"}
   *[no] {""}
}
can-no-figures = Bez figurek
can-no-figures-more = kość robi coś innego
can-begins-die = za to: { $die }
can-taken-by = { $side }: { $points } z { $of }
can-loses = Cień wygrywa
can-tiles-follow = { $count ->
    [0] bez dalszych żetonów
    [one] potem jeden żeton
    [few] potem { $count } żetony
   *[other] potem { $count } żetonów
}
can-card-of-die = { $kind }: { $does }
can-begins-free = bez wydania kości
can-figures-many = rekrutacja: dwie figurki albo jedna Elita
can-no-card = Bez karty
deed-over = { $step ->
    [draw] Obie strony dobrały
    [fellowship] Faza Drużyny się skończyła
   *[other] Runda się skończyła
}
mat-came = { $how ->
    [nothing] bez obrażeń
    [heals] Zepsucie spada
    [cup] w grze: do kubka
    [waits] w grze: czeka na Mordor
   *[shown] pokazany: bez skutku
}
mat-tile = Żeton: { $tiles }
head-discard = Karty do odrzucenia: { $who }.
head-discard-of = { $side } { $cards }
mat-of-hand = { $cards } na ręce{ $over ->
    [0] { "" }
   *[other] , za dużo o { $over }
}
wants-which-tile = Który żeton wyszedł z kubka?
wants-enter-or-not = Wejść do Mordoru czy nie?
mat-climb-stands = { $rolled ->
    [yes] gdy każde Oko zadaje { $eye }, a Pierścień znosi wszystko
   *[no] z { $eye } na polu i Oczami z rzutu; Pierścień znosi wszystko
}
can-battle-first = najpierw naciśnij kość, która ją opłaca
can-declared-more = { $from ->
    [0] { "" }
   *[other] Zepsucie { $from } → { $to }
}{ $nation ->
    [none] { "" }
   *[other] { $from ->
        [0] { "" }
       *[other] { " · " }
    }obudzony naród: { $nation }
}
mat-joins = Inni także
mat-another-region = Inny region: litera po literze
mat-fought = { $left ->
    [attacker] Atakujący wygrał: obrońcy już nie ma.
    [defender] Obrońca wygrał: atakującego już nie ma.
    [both] Obie armie wciąż stoją.
   *[nobody] Nie stoi żadna armia.
}
mat-fought-then = { $then ->
    [beaten] Atakujący może wejść.
    [retreated] Jeśli obrońca się wycofał, atakujący może wejść.
   *[nothing] { "" }
}
can-moves-in = Atakujący wchodzi
can-moves-in-more = i zdobywa osadę
can-begins-waits = nie w stanie wojny: { $nations }
wants-who-bears = Kto to zniesie?
wants-letters = Naciśnij litery
deed-again = ponownie { $dice }
mat-as-it-ended = na koniec tury
the-person = { $who ->
   *[other] { $name }
}
