# What Underhill says in Polish. The names are known to the code, the sentences are not.
# These are those of the house, whatever is played in it; the sentences of a game are in a file of its own.

## Refusals by the rules

secretly-refused = odmowa; powód jest tylko dla Powiernika Pierścienia

## Odmowy wszystkich gier, które prowadzą księgi

refused-opened-once = Grę otwiera się raz. Do innej służy { DEED("new") }.
refused-before-begin = To dopiero po rozpoczęciu gry. Najpierw: { DEED("begin") }.
refused-after-begin = Gra się zaczęła, a to robi się przedtem. { DEED("undo") } prowadzi tam z powrotem.
refused-game-is-over = Gra się skończyła. { DEED("undo") } cofa to, co ją skończyło, a { ASK("phase = LINE") } podejmuje ją na nowo.
refused-game-goes-on = Grę ujawnia się, gdy się skończyła.
refused-out-of-step = To należy do: { $step }. Teraz jest: { $now }. Jeśli jest inaczej, mówi to { ASK("phase = LINE") }.
    .window = Tego nie robi się w tym kroku.
refused-given-once = „{ $command }” już podano, a podaje się to raz. { DEED("undo") } to cofa.
    .window = To już podano, a podaje się to raz. { DEED("undo") } to cofa.
refused-no-such-name = „{ $word }” to tu nie nazwa.{ $nearest ->
    [empty] {""}
   *[other] {" "}Najbliższe to „{ $nearest }”.
} Wystarczy każdy początek, który ma tylko jedna nazwa.
refused-several-names = Od „{ $word }” zaczyna się więcej niż jedna nazwa: { $names }. Wpisz więcej.
refused-out-of-range = { $number } to nie liczba od { $least } do { $most }. Tutaj jest potrzebna taka liczba.
refused-beyond-track = Tor kończy się na { $top }. Ustaw go tam albo niżej.
refused-untold-draw = W tej grze rzuca się i losuje ręcznie. Wpisz { $count ->
    [one] to, co wypadło
   *[other] wyniki, które wypadły ({ $count })
}{ $behind ->
    [empty] {""}
   *[other] {" "}po „{ $behind }”
}, albo niech zrobi to program: „{ $app }”.
refused-other-count = Podano: { $told }, potrzeba: { $count }. Podaj dokładnie tyle.
refused-odds-off = W tej grze nie mówi się o szansach. Zaczęto ją z odds=off.
    .window = W tej grze nie mówi się o szansach. W innej mówi się o nich z „Szanse: widoczne” w „Opcje …”.
refused-word-too-late = Słowo stołu podaje się przed pierwszym losowaniem. Teraz ktoś mógłby wiedzieć, dokąd prowadzi; można grać bez niego.
refused-by-rule = Z „!” na końcu idzie to dalej na słowo stołu.

## Lines that are no command

misheard-unknown-command = „{ $word }” to nie polecenie.{ $nearest ->
    [empty] {""}
   *[other] {" "}Najbliższe to „{ $nearest }”.
} Wszystkie: { DEED("help") }.
    .window = „{ $word }” nic tu nie znaczy.{ $nearest ->
        [empty] {""}
       *[other] {" "}Najbliższe to „{ $nearest }”.
    }
misheard-new-game-first = Na stole nie ma gry. { DEED("new") } zaczyna nową, { DEED("open PATH") } wraca do zapisanej.
    .window = Na stole nie ma gry. Na pierwszym ekranie zaczyna się nową albo wraca do zapisanej.
misheard-nothing-locked = Nie było zablokowanej gry do otwarcia. Najpierw ją wskaż: { DEED("open PATH") }.
misheard-too-many-words = „{ $word }” to o jedno słowo za dużo. Wpisz: { $usage }
    .window = „{ $word }” to tutaj za dużo. Pomiń to.
misheard-too-few-words = Czegoś brakuje. Wpisz: { $usage }
    .window = Czegoś brakuje. Dopisz to, co powinno stać dalej, albo naciśnij przycisk.
misheard-not-a-number = „{ $word }” to nie liczba od { $least } do { $most }. Tutaj jest potrzebna taka liczba.
misheard-not-a-choice = „{ $word }” tu nie pasuje. Do wyboru: { $choices }
    .window = „{ $word }” tu nie pasuje. Naciśnij jeden z przycisków.
misheard-not-a-language = „{ $word }” to nie jest język tego programu. Do wyboru: { $languages }.
misheard-unknown-key = „{ $key }” nie jest tu znane. Znane klucze: { $keys }.
    .window = „{ $key }” nie jest tu znane. Pomiń to.
misheard-unknown-game = „{ $word }” to nie jest gra, w którą się tu gra. Gry to: { $games }.
misheard-key-twice = „{ $key }” podano dwa razy. Podaj raz.
misheard-no-such-name = „{ $word }” to tu nie nazwa.{ $nearest ->
    [empty] {""}
   *[other] {" "}Najbliższe to „{ $nearest }”.
} Wystarczy każdy początek, który ma tylko jedna nazwa.
misheard-several-names = Od „{ $word }” zaczyna się więcej niż jedna nazwa: { $names }. Wpisz więcej.
misheard-not-a-phase = Ta gra nie może stanąć w „{ $line }”. Można podać: { $phases }.
    .window = Ta gra nie może stanąć w „{ $line }”. { DEED("undo") } prowadzi z powrotem.
misheard-line-too-long = Ten wiersz jest za długi, by go zrozumieć. Nic z niego nie wykonano: limit w bajtach to { $most }. Napisz to krócej.
misheard-nothing-to-undo = Nie ma czego cofnąć. Następna gra: { DEED("new") }.
misheard-nothing-to-redo = Nie ma czego ponowić. { DEED("redo") } następuje po { DEED("undo") }, bez niczego pomiędzy.

## Files

system-says = { $why ->
    [not-found] nie ma takiego pliku ani folderu
    [not-allowed] brak uprawnień
    [full] dysk jest pełny
    [read-only] nie można tam zapisywać
   *[other] { $why }
}
trouble-unreadable = Nie można odczytać { $path }: { system-says }. Sprawdź nazwę i uprawnienia.
trouble-not-a-file = { $path } nie jest plikiem: jest tam folder, potok albo urządzenie. Podaj plik.
trouble-not-a-folder = { $path } to plik, a gry przechowuje się w folderze: podaj jakiś za --data.
trouble-dead-link = { $path } jest dowiązaniem, które prowadzi donikąd albo w kółko. Pozostało bez zmian: napraw je albo podaj inny plik.
trouble-unwritable = Nie zapisano: do { $path } nie można pisać ({ system-says }). Gra toczy się dalej; czego brakuje, zostanie zapisane, gdy tylko się da, a { DEED("save PATH") } zachowuje ją w innym pliku.
trouble-not-copied = Jeszcze tego nie skopiowano, więc nie ma { $path }: służy do tego „Skopiuj pudełko” na pierwszym ekranie. Można to też pominąć.
trouble-not-written = Do { $path } nie można pisać ({ system-says }). Nic nie przepadło: podaj inne miejsce.
trouble-locked = Grę z { $path } prowadzi inna kopia programu. Tu można ją oglądać, ale nie grać: graj dalej tam albo zamknij tamtą kopię i otwórz grę jeszcze raz.
trouble-not-a-record = { $path } to nie gra programu Underhill. Plik pozostał bez zmian.
trouble-too-large = { $path } jest większy, niż taki plik może być. Plik pozostał bez zmian.
trouble-newer = { $path } pochodzi z nowszej wersji ({ $program }). Otwórz go w niej; plik pozostał bez zmian.
trouble-other-game = { $path } to zapis innej gry ({ $game }). Plik pozostał bez zmian.
trouble-no-game = { $path } jest uszkodzony na samym początku, więc nic z niego nie da się otworzyć. Plik pozostał bez zmian.
trouble-exists = { $path } już istnieje. Podaj inny plik; tamten pozostał bez zmian.
trouble-would-overwrite = { $path } już istnieje i nie jest tą grą. Podaj inny plik; tamten pozostał bez zmian.
trouble-would-overwrite-file = { $path } już istnieje i nie jest listem z tej gry. Podaj inny plik; tamten pozostał bez zmian.
trouble-nothing-unfinished = W { $folder } nie ma nieskończonej gry; nowa gra: { DEED("new") }.
trouble-nothing-readable = W { $folder } nie da się otworzyć żadnej nieskończonej gry. Nie odczytano: { $games }{ $more ->
    [0] {""}
    [one] {" "}i jeszcze jednego
    [few] {" "}i jeszcze { $more }
    [many] {" "}i jeszcze { $more }
   *[other] {" "}i jeszcze { $more }
}. { DEED("open PATH") } mówi, dlaczego; nowa gra: { DEED("new") }.
trouble-no-folder = Gry nie są tu zachowywane, bo polecenia przychodzą potokiem. Uruchom z --data DIR, by je zachować, albo wskaż grę: { DEED("open PATH") }.
trouble-no-random-numbers = System nie daje liczb losowych, więc nic nie może zostać tajemnicą. Spróbuj za chwilę.
trouble-revealed = Grę ujawniono i wszyscy mogą już wiedzieć, co zostało do wylosowania: nie gra się jej dalej. Następna gra: { DEED("new") }.
trouble-passphrase-wanted = { $path } jest chroniony hasłem. Otwiera go { ASK("unlock PASSPHRASE") }.
trouble-wrong-passphrase = To nie jest hasło do { $path }. Niczego nie zmieniono; spróbuj jeszcze raz.
trouble-empty-passphrase = Hasło nie może być puste. Dobre jest kilka słów.
trouble-locked-already = Gra jest już zablokowana.
trouble-nothing-to-lock = Ta gra nie jest w żadnym pliku, więc nie ma czego blokować.
trouble-key-missing = Brakuje klucza { $path }, a bez niego nikt nie otworzy gry. Umieść go z powrotem obok gry.
trouble-key-damaged = Klucz { $path } nie jest taki, jak go zapisano, a bez niego nikt nie otworzy gry. Przywróć jego kopię, jeśli ją masz; ten pozostał bez zmian.
trouble-lock-damaged = { $path } nie jest taki, jak go zapisano, albo należy do innego klucza. Plik pozostał bez zmian; być może da się jeszcze otworzyć kopię.

safe-again = Zapisano: wszystko jest znów w pliku.
found-torn = Linia { $line } pliku została ucięta podczas zapisu i jest pominięta. Wszystko przed nią jest tutaj.
found-damaged = Linia { $line } pliku jest uszkodzona. To, co przed nią, jest tutaj, a gra toczy się dalej w { $path }; uszkodzony plik pozostał bez zmian.
found-damaged-in-memory = Linia { $line } pliku jest uszkodzona. To, co przed nią, jest tutaj, tylko w pamięci; uszkodzony plik pozostał bez zmian. { DEED("save PATH") } zachowuje grę w innym pliku.
found-written-again = Plik tej gry został w trakcie gry usunięty lub zmieniony. Zapisano go na nowo w całości: { $path }.
found-displaced = { $path } nie jest już tą grą: jest tam coś innego, co pozostało bez zmian. Gra toczy się dalej, w całości, w { $beside }.
found-played-elsewhere = Grę z { $path } prowadzi inna kopia programu. Tak wyglądała, gdy ją tu otwarto: można ją oglądać, ale nie grać.
found-read-only = Do pliku nie można pisać ({ system-says }), więc gra toczy się w pamięci. { DEED("save PATH") } zachowuje grę w innym pliku.
found-other-names = Plik tej gry ma też inne nazwy i pod nimi pozostaje taki, jaki jest teraz. Gra toczy się dalej tylko w { $path }.

## Faults of boards, tile sets and journey decks

fault-too-large = Plik jest większy niż { $megabytes } MB, a pliki tego rodzaju takie nie bywają.
fault-not-text = Plik nie jest tekstem UTF-8. Zapisz go jako UTF-8.
fault-not-json = Od linii { $line }, kolumny { $column }, to nie jest JSON. Poszukaj tam brakującego przecinka, cudzysłowu albo nawiasu.
fault-not-an-object = Plik powinien być jednym obiektem: { "{" } … { "}" }.
fault-missing-key = Brakuje „{ $key }”, a potrzebuje tego każdy taki plik.
fault-unknown-key = „{ $key }” nie jest kluczem takiego pliku. Poszukaj literówki.
fault-twice = „{ $key }”: { $item } jest dwa razy. Usuń jedno.
fault-other-format = „format” to „{ $found }”, a powinno być „{ $wanted }”.
fault-newer-format = „format” to „{ $found }”, co czyta nowsza wersja; ta czyta „{ $wanted }”.
fault-no-name = „{ $key }” jest puste, a powinno mówić, co to jest.
fault-wants-text = „{ $key }”: { $item } powinno być tekstem w cudzysłowie.
fault-wants-list = „{ $key }” powinno być listą: [ … ].
fault-wants-object = „{ $key }” powinno być obiektem: { "{" } … { "}" }.
fault-cannot-stand = „{ $key }”: { $item } nie może tam być. Porównaj ze stroną, która opisuje takie pliki.
fault-not-among = „{ $key }”: { $item } nie należy do „{ $of }”. Dodaj je tam albo popraw tutaj.

## What the table is told

told-seed = Wszystkie losowania pochodzą z liczby { $seed } i można je powtórzyć.
told-word = Słowo stołu jest w każdym losowaniu: „{ $word }”.
report-by-word = Na słowo stołu: { $command }
report-luck = { $what }: { $count }, oczekiwano { $expected }: { report-strays }
report-strays = { $strays ->
    [2] dużo więcej niż zwykle
    [1] więcej niż zwykle
    [-1] mniej niż zwykle
    [-2] dużo mniej niż zwykle
   *[0] jak zwykle
}
told-seal = Cała pieczęć: { $seal }

## What the Ring-bearer is told alone

whispered-locked = Gra to teraz { $path }; klucz leży obok, a potrzebne są oba.
passphrase-ask = Hasło (nie jest pokazywane):
passphrase-again = To samo jeszcze raz:

## The terminal

greeting = Underhill, nieoficjalny pomocnik do gier z jednej półki. { $kept ->
    [yes] Gry są zachowywane w { $folder }.
   *[no] Gry nie są zachowywane.
} new zaczyna grę, open wraca do ostatniej, help wymienia polecenia.
help-protocol = Podaje nazwę i wersję tego sposobu rozmowy.
help-open = Wraca do gry z pliku albo do ostatniej nieskończonej.
help-save = Zapisuje kopię gry do pliku.
help-language = Język wszystkich zdań od teraz.
help-table-word = Słowo innych przy stole, podczas przygotowania i zanim cokolwiek zostanie wylosowane: wpływa na każde losowanie, więc nikt nie mógł dobrać ziarna aplikacji pod siebie.
help-seal = Podaje pieczęć tego, co dotąd usłyszano przy stole: cztery słowa do porównania na oko i wszystkie 256 bitów do zachowania. Kto je zachował, może na koniec sprawdzić, że niczego nie zmieniono.
help-reveal = Zapisuje całą skończoną grę do pliku dla wszystkich: underhill verify ją sprawdza.
help-tell = Oświadczenie przy stole, w zapisie gry.
help-note = Notatka w zapisie gry.
help-lock = Blokuje tę grę hasłem: odtąd jej plik, który dostaje nową nazwę, da się czytać tylko z kluczem, a klucz, który leży obok, otwiera tylko hasło. Kto zapomni hasła albo zgubi klucz, ten już jej nie otworzy. Program age też otwiera oba. W terminalu samo lock pyta o nie i go nie pokazuje.
help-unlock = Otwiera zablokowaną grę, którą wskazało open. W terminalu samo unlock pyta o hasło i go nie pokazuje.
help-undo = Cofa ostatnie polecenie.
help-redo = Ponawia polecenie cofnięte jako ostatnie.
help-phase = Mówi, czyja jest tura.
help-status = Podaje wszystko, co jawne.
help-open-log = Wymienia po kolei każde polecenie, które obowiązuje.
help-report = Arkusz gry, dotąd albo na jej koniec.
help-luck = Co dał los, wobec tego, co miał dać.
help-seat = Kto tu dziś siedzi, do arkusza i archiwum; bez imienia nikt.
help-park = Zachowuje słowami, co leży w jakimś miejscu, gdy gra jest spakowana; bez tekstu to usuwa.
help-parked = Wymienia, co gdzie leży, gdy gra jest spakowana.
help-help = Wymienia wszystkie polecenia albo objaśnia jedno.
help-quit = Zamyka program.
no-display = Nie ma ekranu, na którym można otworzyć okno; zamiast tego jest sędzia w terminalu.
file-without-command = Plik otwiera się w oknie: nie podaje się przy nim polecenia.

## The window

home-all = Inna gra
home-hunt = Poszukiwania Pierścienia
home-hunt-what = Jeden skrycie prowadzi Froda, za zasłonką; do czterech innych na niego poluje.
home-first = Twoja pierwsza gra
home-first-what = Gra treningowa z przewodnikiem, który w porę mówi, co robi Underhill.
home-practice = Trening
home-practice-what = Gra na planszy naszego pomysłu, z naszymi płytkami.
home-box = Nasze pudełko
home-box-what = Z planszą, żetonami i płytkami na twoim stole; nie trzeba nic kopiować.
home-letter = List od Gandalfa
home-letter-what = Część 2 gry, której Część 1 już rozegrano, tu albo na papierze.
home-table = Nasz stół
home-table-what = Plansza, kości i karty leżą przed tobą; Underhill prowadzi zapiski.
home-how-many = Ilu gra?
home-options = Opcje …
home-options-what = Kto gra, z czym i kto rzuca: ustalone przed początkiem.
home-evening = Pierwszy wieczór
home-evening-what = Przygotowanie i jedna tura, prowadzone krok po kroku.
home-war = Wojna o Pierścień
home-war-what = Z planszą na twoim stole: prowadzone są Polowanie, kości, polityka i punkty.
home-risk = Ryzyko: Władca Pierścieni
home-risk-what = Na twoim stole: posiłki, walki i szanse, Pierścień, punkty.
home-battle = Battle of the Ring
home-battle-what = Gra z 1977 roku na twoim stole: tu są budowa, kości i terminy.
home-check = Sprawdź grę
home-copy = Skopiuj pudełko Poszukiwań
check = Sprawdź grę
check-what = Ujawniona lub zachowana gra to jeden plik. Tutaj każda jej linia jest rozstrzygana od nowa, każde losowanie wyliczane od nowa z ziarna, a zachowana przez ciebie pieczęć jest porównywana; w grze Poszukiwania Pierścienia także każda odpowiedź, z dziennika Powiernika Pierścienia.
check-file = plik gry
check-seal = zachowana pieczęć: cztery słowa albo cyfry kodu; może zostać pusta
check-now = Sprawdź
check-goes-on = Gra jest sprawdzana…
check-holds = Wszystko się zgadza
check-cannot = Tego nie da się sprawdzić
check-fails = Coś się nie zgadza
check-honest = Wpisy w dziennikach: { $entries }. Odpowiedzi: { $answers }. Losowania: { $draws }. Poprawki: { $corrections }. Wszystko tak, jak być powinno.
home-fate = Los Drużyny
home-fate-what = Dwie talie, które pamięta cały stół, każdy krok tury po kolei i dokładne szanse.
home-unofficial = Bez udziału, poparcia i wiedzy twórców gier.
home-quit = Wyjdź
home-no-games = Tu pojawią się twoje gry.
home-cannot-keep = W { $folder } nie można przechowywać gier ({ system-says }). To, w co się teraz gra, jest tylko w pamięci i zniknie po zamknięciu okna.
home-unknown = { $game }: to nie jest gra z tego programu
home-newer = z nowszej wersji ({ $program })
home-unreadable = nie można odczytać
home-part = { $part ->
    [2] Część 2 ·{" "}
   *[other] {""}
}{ $phase }
home-over = koniec
home-locked = pod hasłem
home-unlock = hasło
lock = Zablokuj tę grę hasłem
lock-what = Odtąd nikt nie przeczyta jej pliku bez hasła i klucza, który leży obok, nawet ten, kto hasła zapomniał; gra toczy się jak dotąd.
lock-typed = kilka słów
lock-again = te same słowa jeszcze raz
lock-differs = Słowa się różnią. Nic nie jest zablokowane.
lock-now = Zablokuj
lock-is = Ta gra jest zablokowana hasłem.
lock-wanted = Ta gra jest zablokowana. Jej hasło:
lock-open = Otwórz
lock-tries = Hasło jest sprawdzane…
lock-makes = Z hasła powstaje klucz…
curtain = Kliknięcie, F1 albo klawisz pod Escape podnosi kurtynę.
curtain-falls = Kurtyna opada sama:
curtain-after = { $minutes ->
    [0] wcale
    [one] po minucie
   *[other] po { $minutes } minutach
}
curtain-unfocused = { $falls ->
    [yes] przy zmianie okna
   *[no] nie przy zmianie okna
}
table-window = Stół
table-keys = Skróty
table-leave = Wyjdź
key-curtain = Kurtyna; w trybie dyskretnym: przytrzymaj, by widzieć sekrety
set-day = dzień
set-night = noc
set-strongest = najmocniejszy
set-softer = łagodniejszy
key-theme = Dzień albo noc
key-contrast = Kontrast najmocniejszy albo łagodniejszy
key-hush = Tryb dyskretny: sekrety widać tylko, gdy trzymasz F1
key-keys = Wszystkie skróty
key-table-window = Okno stołu, na drugi ekran: to, co mogą widzieć wszyscy
key-larger = Większe pismo
key-smaller = Mniejsze pismo
key-usual = Zwykły rozmiar pisma
key-next = Do następnego przycisku; wciska go Enter albo spacja
key-previous = Do poprzedniego przycisku
key-enter = Naciska złoty przycisk albo podaje to, co wpisano
key-escape = Cofa jedno naciśnięcie, czyści wiersz, wycofuje pytanie
key-undo = Cofa jedno naciśnięcie z tego, co zaczęto, albo to, co zrobiono ostatnio
key-redo = Ponawia to
key-earlier = To, co wpisano wcześniej
key-later = To, co wpisano później
key-nearer = Stronę wyżej; mapa bliżej (albo kółkiem)
key-farther = Stronę niżej; mapa dalej
key-fit = Cała mapa
home-file = Plik gry
home-file-typed = nazwa pliku
home-file-open = Otwórz
dropped-over-a-game = Plik nie został otwarty: na stole jest gra. Opuść ją i upuść plik na pierwszym ekranie.
own-box-nowhere = Tu nie przechowuje się gier ani pudełka: uruchom Underhill z folderem.
own-box-faulty = { $path } nie przyjęto i nic się nie zmieniło: { $fault }{ $more ->
    [0] {""}
   *[other] {" "}(jeszcze { $more })
}
own-box-aside = To, co było wcześniej, leży w { $path }.
own-box-taken = Twoje pudełko przyjęto: { $counts }. Leży w { $path } i można je przekazać dalej; gra się z nim przez board=own.
    .window = Twoje pudełko przyjęto: { $counts }. Leży w { $path } i można je przekazać dalej; gra się z nim przez „nasze” w „Opcje …”.
own-box-written = Zapisano w { $path }; plik można przekazać dalej: upuszczony na pierwszy ekran, służy do gry.
key-pan = Przesuwa mapę (albo przeciągnij ją)
key-nudge = Na obrazie: celownik, także Góra i Dół; Enter tam klika; w opowieści: o chwilę wstecz lub naprzód
key-first = W opowieści: pierwsza chwila
key-last = W opowieści: ostatnia chwila
key-play = W opowieści: sama się toczy albo staje
key-delete = Na obrazie: usuwa to, co wybrane
keys-close = Zamknij
## A game that is checked

doubt-not-a-game = To nie jest gra programu Underhill.
doubt-newer = Grę zapisała nowsza wersja ({ $program }). Sprawdź ją w tamtej.
doubt-other-game = To zapis innej gry ({ $game }).
doubt-other-rules = Grę zaczęto w starszej wersji, według zasad o numerze { $rules }; ta rozstrzyga według numeru { $known } i nie wie, co tamte by z niej zrobiły. Sprawdź ją w wersji, w której ją rozegrano.
doubt-locked = Ta gra jest zablokowana hasłem. Otwórz ją i ujawnij; albo program age zrobi z niej zwykły plik.
doubt-no-game = Nagłówek albo polecenie otwierające grę nie jest takie, jak je zapisano, albo go brakuje.
doubt-torn = Linia { $line } nie kończy się tak, jak powinna: plik jest ucięty albo brakuje ostatniego znaku końca linii.
doubt-chain = Linia { $line }: łańcuch się nie zgadza. Ta linia nie jest taka, jak ją zapisano, albo jakąś wstawiono, wyjęto lub przesunięto; robi to też edytor, który zapisuje inne końce linii lub odstępy.
doubt-strange = Linia { $line }: tego, co tam stoi, gra nie mówi albo program tak tego nie zapisuje.
doubt-said = Linia { $line }: „{ $said }” to nie polecenie albo nie to, o którym powiedziano przy stole.
doubt-agreed = Linia { $line }: uzgodniono co innego, niż mówi „{ $said }”.
doubt-seed = Linia { $line }: losowania nie pochodzą z liczby, którą ogłoszono.
doubt-refused = Linia { $line }: zasady odrzucają „{ $said }” ({ $name }).
doubt-answer = Linia { $line }: na „{ $said }” odpowiedziano „{ $told }”; według dziennika jest „{ $is }”.
doubt-draw = Linia { $line }: „{ $said }” wylosowało co innego, niż daje strumień.
doubt-otherwise = Linia { $line }: z „{ $said }” wynika według zasad co innego, niż tam stoi.
doubt-not-a-seal = „{ $seal }” to nie pieczęć: pieczęć to cztery słowa albo 64 cyfry jej kodu.
doubt-seal = „{ $seal }” nie jest pieczęcią tej gry: zagrano nie ten plik albo nie do tego punktu.

verified-seal = Pieczęć { $seal } należy do linii { $line } pliku, we wszystkich 256 bitach: do tego punktu plik jest tym, co zagrano.
verified-words = Słowa „{ $seal }” należą do linii { $line } pliku. To 44 z 256 bitów: dość dla oka, ale nie przeciw komuś, kto próbuje całymi dniami. Dowodem jest kod.
verified-without-seal = Nie porównano żadnej pieczęci: gra jest spójna, ale czy to ta, którą rozegrano, nikt nie powie. Podaj pieczęć, którą ktoś zachował.
verified-unbound = { $count ->
    [0] Za linią { $line } nie ma już żadnej: pieczęcie wiążą cały plik.
    [one] Za linią { $line } jest jedna, której nie wiąże żadna z podanych pieczęci: mogła powstać później.
    [few] Za linią { $line } są { $count }, których nie wiąże żadna z podanych pieczęci: mogły powstać później.
   *[other] Za linią { $line } jest { $count } takich, których nie wiąże żadna z podanych pieczęci: mogły powstać później.
}
verified-taken-back = { $count ->
    [one] Odpowiedź, którą usłyszał stół, cofnięto i już nie obowiązuje (linia: { $lines }).
   *[other] Odpowiedzi, które usłyszał stół, a które cofnięto i już nie obowiązują: { $count } (linie: { $lines }).
}{ $bound ->
    [0] {""}
   *[other] {" "}Porównana pieczęć wiąże z nich { $bound }: stół je słyszał.
}
verified-seed = Wszystkie losowania pochodzą z liczby { $seed }, którą ktoś wybrał: kto znał ją, znał i je.
verified-word = Słowo Upiorów jest w każdym losowaniu: „{ $word }”. Kto je powiedział, ten wie, czy to było ono{ $marked ->
    [yes] ; litera spoza ASCII jest pokazana numerem
   *[no] {""}
}.
verified-no-word = Upiory nie podały własnego słowa: ziarno można było losować ponownie, aż losowania się spodobają.
verified-said = Słowo stołu jest w każdym losowaniu: „{ $word }”.
verified-tables-word = Na słowo stołu, ponad tym, co mówią zasady albo program (linie: { $lines }).
verified-commands-undone = Cofnięto (linie: { $lines }).
verified-seen = Wylosowane lub rzucone przez program, zobaczone i cofnięte (linia: { $line }); następnym razem wypadnie to samo: { $said }: { $drawn }.
verified-unfinished = Na końcu tego pliku gra nie jest skończona.
verified-by-hand = Wylosowano ręcznie i podano programowi (linie: { $lines }). Co wyszło z kubka, wiedzą tylko gracze.

# Copying the box

copy-yes = Tak
copy-no = Nie

picture-not-a-picture = To nie jest obraz, który da się odczytać. Może to być plik JPEG, PNG albo WebP; albo plansza, płytki lub karty jako JSON.
picture-broken = Ten obraz jest ucięty albo uszkodzony. Zrób go albo skopiuj jeszcze raz.
picture-too-large = Ten obraz jest za duży: może mieć najwyżej { $most } mln pikseli. Zapisz go w mniejszym rozmiarze.
picture-too-small = Ten obraz ma { $width } × { $height } px, a z tak małego nic się nie da odczytać.

language = Język

# All games, and the sheet to print

archive-reading = Wczytywanie gier…
archive-goes-on = W toku
archive-over = Zakończone
archive-uncounted = trening: nie liczy się
archive-person = z udziałem
archive-none-fit = Nie ma takiej gry.
archive-writes = Trwa zapisywanie…
archive-deletes = Gra trafia do kosza…
archive-open = Dalej
archive-tell = Opowiedz
archive-title = nazwa:
archive-name = Nazwij
archive-delete = Wyrzuć…
archive-file = plik:
archive-copy = Kopiuj
archive-print = Drukuj dziennik
archive-look = Obejrzyj
archive-reveal = Ujawnij
archive-ask = Przenieść tę grę do kosza systemu?
archive-deleted = Gra jest w koszu systemu.
archive-no-bin = W tym systemie nie ma kosza dla { $path }: gra została na miejscu.
archive-written = Zapisano w { $path }.
frame-written = Zapisano: { $name }, w folderze { $folder }.
archive-figures-of-all = Ze wszystkich gier O

# Over all games

figures = Ze wszystkich gier
figures-counting = Trwa zliczanie gier…
figures-no-games = Nie ma tu żadnej skończonej gry. Liczby pojawią się, gdy jakaś będzie.
figures-games = Skończone gry: { $games }; części: { $parts }
figures-games-whole = Skończone gry: { $games }
figures-over-all = Ze wszystkich gier razem: { $games }
figures-left-out = Pominięte: { $what }.
figures-left-out-going-on = trwające: { $games }
figures-left-out-locked = pod hasłem: { $games }
figures-left-out-foreign = innego rodzaju albo z późniejszych wersji: { $games }
figures-left-out-damaged = uszkodzone: { $games }
figures-left-out-copies = kopie: { $games }
figures-by-part = Według części · 1
figures-by-board = Według planszy · 2
figures-by-persons = Według osób i miejsc · 3
figures-write = Zapisz jako CSV · W
figures-part = { $part ->
    [0] Wszystkie gry
   *[other] Część { $part }
}
figures-board = { $board }{ $part ->
    [0] { "" }
   *[other] { "" }, Część { $part }
}
figures-person = { $named } ({ $seat }){ $part ->
    [0] { "" }
   *[other] { "" }, Część { $part }
}
figures-nobody = Nikt nie podał, kto gdzie siedział{ $part ->
    [0] { "" }
   *[other] { "" }, Część { $part }
}
figures-ending = { $ending }{ $part ->
    [0] { "" }
   *[other] { "" }, Część { $part }
}
figures-left-out-repeatable = prowadzone lub zaczęte z seed=: { $games }
figures-by-ending = Według zakończenia · 4
figures-whole = Wszystkie gry · 1
figures-by-agreed = Według ustaleń · 2
figures-one-of = { $what }: { $group }
figures-luck = Kości programu: { $group }
figures-luck-by-hand = Kości ze stołu: { $group }
figures-against = { $count }, oczekiwano { $expected }: { report-strays }
agreed-two-players = Dwóch graczy
agreed-three-players = Trzech graczy
agreed-four-players = Czterech graczy
figures-ended = Jak się skończyło: { $group }
figures-of = { $count } z { $of }
figures-hours = Godziny przy stole
figures-time = { $hours } godz. { $minutes } min
figures-none = brak
figures-each = średnio { $mean }, od { $least } do { $most }, mediana { $median }
figures-yes = „tak”: { $yes } z { $asked }, { $percent }%
figures-bits = średnio { $mean }, odpowiedzi: { $answers }
decimal-mark = {","}

## What was added to the table, the guide and the first screen.

keyname-ctrl = Ctrl
keyname-shift = Shift
keyname-alt = Alt
keyname-enter = Enter
keyname-escape = Escape
keyname-tab = Tab
keyname-up = Góra
keyname-down = Dół
keyname-left = Lewo
keyname-right = Prawo
keyname-page-up = Page Up
keyname-home = Home
keyname-end = End
keyname-space = Spacja
keyname-page-down = Page Down
keyname-delete = Delete

## What is played with

frame-why = Dlaczego?
frame-odds = Szanse
frame-odds-open = Szanse …
boxes = Pudełka, które masz: ich gry są na pierwszym ekranie
books-deed-new = Nowa gra
books-deed-new-agreed = Nowa gra: { $text }
books-deed-word = Słowo stołu: { $text }
books-deed-seat = Kto gdzie siedzi: { $text }
books-deed-tell = Powiedziano: { $text }
books-deed-note = Zanotowano: { $text }
books-deed-park = Spakowano, { $place }: { $text }
books-deed-laid-out = Znów rozłożono: { $text }
books-nothing-parked = Nic nie jest spakowane.
books-nothing-done = Nic jeszcze nie zrobiono.
resumed = Gra trwa dalej: { $when } — { $host }
resumed-seats = Przy stole: { $seats }
resumed-seat = { $named } ({ $seat })
resumed-parked = Do rozłożenia, { $place }: { $text }
frame-save = Zapisz kopię
frame-print = Drukuj tę grę
frame-print-empty = Drukuj pusty arkusz
printed-report = Jak poszło
frame-write-box = Zapisz pudełko w pliku
frame-enter = Zatwierdź
frame-not-whole = To jeszcze nie całe polecenie
frame-check = Sprawdź
end-again = Jeszcze jedna taka
end-leave = Do pierwszego ekranu
line-refused = To zostałoby odrzucone
frame-seal = Pieczęć: { $seal }
frame-seal-open = Pieczęć …
pair = { $name }: { $fact }
frame-options = Opcje …
frame-options-title = Ustalenia
frame-anew = Od nowa: { $option }, { $value }
frame-anew-lost = To, co dotąd podano, przepadnie
frame-anew-kept = To, co dotąd podano, zostaje wśród wieczorów
frame-back = Wróć
option-draws = Kości i losowanie
option-cup = Żetony z kubka
option-cards = Karty
option-figures = Figurki
option-players = Gracze
option-odds = Szanse
option-level = Poziom
option-ledger = Liczenie wojsk
option-closer = Rozkaz zbliżenia
option-captured = Zdobyte miejsca omijają
option-board = Plansza lub pudełko
option-doom = Kość przy Górze Przeznaczenia
option-adventure = Karty Przygody
option-neutrals = Karty neutralne dla każdego ze strony Saurona
option-leaders = Dowódcy
option-spoils = Karty wymieniane od razu, od
option-score = Punkty
option-hunt = Łowy
value-app = tutaj
value-hand = na stole
value-on = tak
value-off = nie
value-open = widoczne
value-count = liczbą
value-names = nazwą
value-cards = karty
value-distinct = dwa różne
value-nearest = najbliższy
value-all = wszystko
value-own = nasze
value-practice = trening
value-none = bez
value-trilogy = trylogia
value-introductory = wstępny
value-standard = zwykły
value-heroic = heroiczny
value-epic = epicki
value-legendary = legendarny
value-site = w Miejscu Mocy
value-leader = z Dowódcą
value-players = każdy osobno
value-teams = drużynami
frame-lists = Lista …
frame-list = { $title } ({ $at } z { $of })
frame-list-before = Poprzednia strona
frame-list-next = Następna strona
table-lately = Ostatnio
why-rules = Zasady według numerów
why-rules-what = W skrócie, naszymi słowami; rozstrzyga instrukcja. Opcje wybrane dla gry mają pierwszeństwo.
table-undo = Cofnij: { $command }
table-redo = Ponów: { $command }
table-last-press = ostatnie naciśnięcie
wall-undone = Cofnięto: { $command }
wall-redone = Ponowiono: { $command }
wall-set-right = Poprawiono: { $command }
undo = Cofnij
redo = Ponów
table-curtain = Kurtyna
table-did = Zrobione
table-answer = Odpowiedź
table-refused = Nie tak
table-hush = Dyskretnie: trzymaj F1, by widzieć sekrety

## The frame that all games have, and the page behind F12 in three

history-open = Historia …
history = Co zrobiono
history-undo-to = { $count ->
    [one] Cofnij następne
    [few] Cofnij { $count } następne
    [many] Cofnij { $count } następnych
   *[other] Cofnij { $count } następnego
}
confirm = Na pewno?
keys-tab-settings = Ustawienia
keys-tab-keys = Skróty
keys-tab-rules = Zasady
motion = Animacje
motion-on = płytki odkrywają się po kolei, noc zapada powoli
motion-off = nic nie porusza się samo
motion-system = tak jak w systemie
choose = Wybierz…
choose-to-open = Plik do otwarcia
choose-to-write = Plik do zapisania
plain-begin = Underhill w terminalu: każda odpowiedź to całe zdanie.
plain-alone = Tylko dla ciebie: { $told }
plain-now = Teraz: { $now }
plain-done = Zrobione.
plain-guide = Żeby pierwszą grę prowadził przewodnik, wpisz: guide
plain-guided = Pierwszą grę prowadzi odtąd przewodnik. guide off to kończy.
plain-unguided = Przewodnik teraz milczy.

## What a window calls what a terminal has commands for

do-help = F12
do-new = pierwszy ekran
do-open-path = „Plik gry”
do-redo = „Ponów”
do-save-path = „Zapisz kopię”
do-undo = „Cofnij”
ask-unlock-passphrase = jego hasło
ask-phase-line = „phase = …”, wpisane

## The first screen: doors in a hill, and evenings.

home-tagline = prowadzi zapiski, a gra zostaje na stole
home-welcome = Gra leży na stole, a Underhill prowadzi zapiski, zna zasady i mówi, co teraz zrobić.
home-not-over = { $when }, nieskończona
home-was-over = { $when }, skończona
home-go-on = Graj dalej
home-look = Obejrzyj
home-others = Inne wieczory
home-all-evenings = wszystkie wieczory
home-settings = Ustawienia
home-open-file = Otwórz plik …
home-hunt-door = jeden ucieka, do czterech ściga
home-war-door = Polowanie, kości, polityka
home-fate-door = jeden stół, dwie talie
home-risk-door = mapa, walki, punkty
home-battle-door = 1977: budowa, walki, terminy
day-today = Dzisiaj
day-yesterday = Wczoraj
home-day-game = { $day }, gra { $number }
day-of-the-week = { $weekday ->
    [1] Poniedziałek
    [2] Wtorek
    [3] Środa
    [4] Czwartek
    [5] Piątek
    [6] Sobota
   *[other] Niedziela
}
day-month = { $month ->
    [1] stycznia
    [2] lutego
    [3] marca
    [4] kwietnia
    [5] maja
    [6] czerwca
    [7] lipca
    [8] sierpnia
    [9] września
    [10] października
    [11] listopada
   *[other] grudnia
}
day = { $number } { day-month } { $year }

# Własne zdania tłumaczy, sprawdzane przez --check-locale.
locale-no-language = Folder nie nosi nazwy żadnego z języków: { $languages }.
locale-no-such-file = Program nie ma pliku o tej nazwie. Są to: { $files }.
locale-unread = Zdania, które zaczyna się w wierszu { $line }, nie da się odczytać; zamiast niego jest zdanie z programu.
locale-unknown = { $name } nie jest nigdzie używane.
locale-strange = { $name } zawiera { $fact }, czego program nie podaje.
locale-silent = W { $name } brakuje { $fact }.
locale-quotes = { $name } przytacza { $quoted }, czego nie ma.
locale-counted = { $said } z { $all } zdań. Wszystkie pozostałe są takie, jak w programie.
locale-none = W { $folder } nie ma folderu żadnego języka z plikami takimi jak house.ftl.
