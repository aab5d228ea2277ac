### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Jak się gra
rules-back = Wróć
rules-which = Zasady
rules-table = Zasady przy tym stole
rules-table-all = Wszystkie zasady
rules-table-example = Przykład pokazuje grę z domyślnymi opcjami.
rules-idea = Jedno z was podaje skojarzenie do obrazu. Reszta podsuwa obrazy, które też mogłyby pasować. Potem wszyscy zgadują, który to był. Dobre skojarzenie odgadują niektórzy, ale nigdy wszyscy.
rules-round = Tura
rules-four = Cztery sposoby gry
rules-score = Masz wersję pudełkową? Licz punkty tutaj.
rules-points = Punkty
rules-example = Przykład
rules-more = Warto wiedzieć
rules-tips = Jak znaleźć skojarzenie
rules-tip-precise = Nie za dokładnie: jeśli wszyscy znajdą twoją kartę, nie dostaniesz punktów.
rules-tip-vague = Nie za mgliście: jeśli nikt jej nie znajdzie, też nie.
rules-tip-party = Nie musi pasować do żadnej karty: wybierz coś, do czego pasuje wiele obrazów.
rules-tip-easier = Pierwsze jest najtrudniejsze. Z każdą turą idzie łatwiej.
rules-kinds = Skojarzeniem może być
rules-kind-word = słowo
rules-kind-sound = dźwięk
rules-kind-quote = wers z wiersza
rules-kind-song = piosenka
rules-kind-film = film
rules-kind-proverb = przysłowie
rules-kind-made = coś zmyślonego
rules-clue = Już prawie
rules-red = czerwony głos
rules-teller = narrator
rules-card = Karta { $number }: { $owner }. { $count ->
        [0] Bez głosów.
       *[other] Głosy: { $voters }.
    }

## The four rulesets

rules-about-classic = Oryginalna gra: talia obrazów, po jednym głosie i historia na każdej karcie.
rules-about-odyssey = Dla większych stołów: od siedmiu graczy każdy może głosować dwa razy, a pewność się opłaca.
rules-about-party = Nikt nie szuka karty narratora. Każdy szuka karty, którą wybierze większość.
rules-about-team = Po dwie osoby: jedna daje kartę, druga głosuje, a królik jest wspólny.
rules-fact-players = Gracze
rules-players-classic = od 3 do 6
rules-players-odyssey = od 3 do 12
rules-players-party = od 6 do 12
rules-players-team = 6, 8, 10 lub 12, w parach
rules-fact-hand = Na ręce
rules-hand-classic = 6 kart; w trzy osoby 7
rules-hand-odyssey = 6 kart; w trzy osoby 7
rules-hand-party = 5 kart
rules-hand-team = 4 karty
rules-fact-end = Koniec
rules-end-classic = gdy ktoś weźmie z talii ostatnią kartę
rules-end-odyssey = po turze, w której ktoś zdobędzie 30 punktów
rules-end-party = gdy każdy raz będzie narratorem
rules-end-team = gdy każdy raz będzie narratorem
rules-fact-votes = Głosy
rules-votes = { $votes ->
        [single] po jednym
        [double] po jednym lub dwa
        [party] po jednym zielonym, a narrator ma też czerwony
       *[team] jeden na drużynę
    }
rules-fact-bonus = Głosy na twoją kartę
rules-bonus = { $cap ->
        [none] po punkcie, bez limitu
        [0] brak punktów
       *[other] po punkcie, najwyżej { $cap } na turę
    }
rules-fact-clues = Skojarzenia
rules-clues = { $kinds ->
        [sound] słowami lub śpiewem
        [mime] słowami lub pantomimą
        [both] słowami, śpiewem lub pantomimą
       *[text] słowami
    }
rules-fact-left = Pozostałe tury
rules-fact-pile = Talia

## The steps of a round

rules-step-tell = { $number }. Podaj skojarzenie
rules-step-give = { $number }. Daj kartę
rules-step-vote = { $number }. Głosuj
rules-step-reveal = { $number }. Odsłoń
rules-tell = Narrator wybiera kartę z ręki, nie pokazuje jej i podaje skojarzenie: słowo, wers, zmyślone powiedzenie.
rules-tell-party = Narrator najpierw podaje skojarzenie, zanim ktokolwiek zajrzy w karty. Dopiero potem wszyscy biorą je do ręki.
rules-give = Każdy poza narratorem wybiera z ręki kartę, która pasuje do skojarzenia, i daje ją zakrytą. Wszystkie karty są tasowane, odkrywane i numerowane.
rules-give-two = Dwie pozostałe osoby wybierają z ręki po dwie karty pasujące do skojarzenia i dają je zakryte. Wszystkie pięć kart jest tasowane, odkrywane i numerowane.
rules-give-party = Każdy, narrator też, daje jedną kartę, która pasuje do skojarzenia. Wszystkie karty są tasowane, odkrywane i numerowane.
rules-give-team = Kartę daje druga osoba z drużyny narratora. W każdej innej drużynie robi to jedna z dwóch osób. Wszystkie karty są tasowane, odkrywane i numerowane.
rules-vote = Każdy poza narratorem głosuje w tajemnicy na kartę, która może być kartą narratora. Na własną nie wolno.
rules-vote-double = Każdy poza narratorem głosuje w tajemnicy na kartę, która może być kartą narratora, nigdy na własną. Od siedmiu graczy możesz głosować na jedną kartę albo na dwie różne.
rules-vote-two = Każdy poza narratorem głosuje w tajemnicy na kartę, która może być kartą narratora, nigdy na własną: na jedną kartę albo na dwie różne.
rules-vote-party = Każdy ma zielony głos na kartę, którą wybierze większość; własna też jest dozwolona. Narrator ma jeszcze czerwony głos, który unieważnia jedną kartę.
rules-vote-team = Kto nie daje karty, głosuje w tajemnicy za swoją drużynę. Nie wiesz, którą kartę dała druga osoba.
rules-reveal = Wychodzi na jaw, która karta należy do narratora, czyje są pozostałe i kto jak głosował. Króliki skaczą, wszyscy dobierają karty, a narratorem zostaje osoba po lewej.
rules-reveal-party = Głosy zostają odsłonięte, a króliki skaczą. Wszyscy dobierają karty i podają je zakryte w lewo. Narratorem zostaje osoba po lewej.

## Points

rules-col-what = Co się dzieje
rules-col-teller = Nar­rator
rules-col-finder = Kto trafił
rules-col-others = Pozo­stali
rules-col-each = Każdy z nich
rules-col-team-teller = Dru­żyna nar­ra­tora
rules-col-team-finder = Dru­żyna, która tra­fiła
rules-col-team-others = Inne dru­żyny
rules-pt-some = Kartę znajdują niektórzy, ale nie wszyscy
rules-pt-all = Znajdują ją wszyscy albo nikt
rules-pt-votes = Za każdy głos na twoją kartę{ $cap ->
        [none] {""}
       *[other] , najwyżej { $cap } na turę
    }
rules-pt-sure-table = Trafienie jednym głosem
rules-pt-lone-table = Znajduje ją dokładnie jedna osoba
rules-pt-team-lone-table = Znajduje ją dokładnie jedna głosująca osoba
rules-pt-sure = Od siedmiu graczy: trafienie jednym głosem
rules-pt-lone = Opcja „jedyne trafienie”: znajduje ją dokładnie jedna osoba
rules-pt-two = Dwie osoby na tej samej karcie
rules-pt-three = Trzy osoby na tej samej karcie
rules-pt-four = Cztery osoby na tej samej karcie
rules-pt-five = Pięć lub więcej osób na tej samej karcie
rules-pt-alone = Jedna osoba na karcie
rules-pt-red = Na karcie z czerwonym głosem
rules-pt-team-some = Kartę znajdują niektórzy głosujący, ale nie wszyscy
rules-pt-team-all = Znajdują ją wszyscy głosujący albo nikt
rules-pt-team-mate = Za każdy głos na kartę drugiej osoby z drużyny narratora{ $cap ->
        [none] {""}
       *[other] , najwyżej { $cap } na turę
    }
rules-pt-team-votes = Za każdy głos innej drużyny na kartę drużyny{ $cap ->
        [none] {""}
       *[other] , najwyżej { $cap } na turę
    }
rules-pt-team-lone = Opcja „jedyne trafienie”: znajduje ją dokładnie jedna głosująca osoba

## Examples

rules-example-classic = Ben znajduje kartę 3. Dwie osoby mylą się i głosują na kartę Bena, jedna na kartę Dao.
rules-example-three = Ada ją znajduje, Chloé myli się i głosuje na kartę Ady.
rules-example-odyssey = Ada trafia pojedynczym głosem, Ben jednym z dwóch. Na kartę Ady pada pięć głosów, liczą się trzy.
rules-example-party = Trzy osoby głosują na kartę 3. Karta 5 dostaje czerwony głos, więc dwa głosy na nią nic nie dają. Elif głosuje w pojedynkę.
rules-example-team = Ben znajduje kartę dla swojej drużyny, Farid myli się i głosuje na kartę Dao.
rules-story-tell = { $name } wybiera tę kartę i mówi: „{ $clue }”
rules-story-tell-party = Nikt jeszcze nie widział kart. { $name } mówi: „{ $clue }”
rules-story-give = { $names } dają po jednym obrazie, o który mogłoby chodzić.
rules-story-give-two = { $names } dają po dwa obrazy, o które mogłoby chodzić.
rules-story-give-party = Teraz wszyscy biorą karty i każdy daje jedną, która pasuje.
rules-story-give-team = { $partner } z tej samej drużyny co { $name } daje kartę, a z każdej innej drużyny jedna osoba: { $names }.
rules-story-vote = Karty leżą odkryte, potasowane i ponumerowane. Która jest kartą gracza { $name }? { $names } głosują w tajemnicy.
rules-story-vote-party = Karty leżą odkryte, potasowane i ponumerowane. Którą wybierze najwięcej osób? Wszyscy głosują zielonym w tajemnicy, a { $name } unieważnia jedną czerwonym.
rules-story-next = Na lewo od gracza { $teller } siedzi następny narrator: { $name }.

## Good to know

rules-note-three = W trzy osoby
rules-text-three = Na ręce jest siedem kart. Narrator daje jedną kartę, dwie pozostałe osoby po dwie, więc na stole leży pięć. Nie możesz głosować na żadną ze swoich.
rules-note-first = Kto zaczyna
rules-text-first = W pierwszej turze narratorem jest ten, kto pierwszy poda skojarzenie. Gospodarz może wskazać kogoś innego albo zdać się na los.
rules-note-win = Kto wygrywa
rules-text-win = Wygrywa, kto ma najwięcej punktów. Przy równym wyniku wygrywa się wspólnie.
rules-note-pile-ends = Koniec talii
rules-text-pile-ends = Gdy ktoś dobierze ostatnią kartę z talii, gra się kończy. Karty odrzucone nie wracają do gry. Ile jest tur, widać u góry ekranu.
rules-note-pile-shuffled = Gdy talia się kończy
rules-text-pile-shuffled = Jeśli kart nie wystarcza dla wszystkich, odrzucone są tasowane i trafiają pod talię. Wtedy obrazy wracają.
rules-note-options = Warianty
rules-text-options = Można grać z jedynym trafieniem, z innym limitem punktów za głosy albo bez limitu, do innego wyniku, do końca talii albo tak, że każdy jest narratorem ustaloną liczbę razy. Skojarzenia mogą też być dźwiękami lub pantomimą, jeśli tak ustalicie.
rules-note-options-party = Warianty
rules-text-options-party = Każdy może być narratorem więcej niż raz; można też grać do ustalonego wyniku albo do końca talii. Skojarzenia mogą też być dźwiękami lub pantomimą, jeśli tak ustalicie.
rules-note-pass = Karty wędrują
rules-text-pass = Po każdej turze twoje karty idą zakryte do osoby po lewej. Dopóki nie padnie skojarzenie, nikt nie zagląda w karty.
rules-note-talk = Rozmowy w drużynie
rules-text-talk = Osoby z drużyny siedzą naprzeciw siebie. Mogą ustalić, kto daje, a kto głosuje, ale na głos, tak by słyszeli wszyscy, i nigdy o tym, co jest na karcie.
rules-note-own = Własna karta
rules-text-own = Możesz przypadkiem zagłosować na kartę swojej drużyny. Wtedy nie ma trafienia i drużyna nic nie dostaje za ten głos.
