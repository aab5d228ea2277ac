### Playing with the printed box.

box-door = Mamy pudełko
box-door-hint = Wasze karty na stole, telefony do głosów i punktów
box-cards = Wasze własne karty
box-deal = Potasujcie je i rozdajcie każdemu po { $cards }.
box-switch = Gramy kartami z pudełka
box-switch-hint = Drukowane karty leżą na stole; telefony zbierają głosy i liczą punkty. Boty nie widzą kart, więc nie mogą grać.
box-tell-heading = Powiedz skojarzenie na głos
box-tell = Wybierz jedną ze swoich kart i powiedz, zaśpiewaj albo odegraj skojarzenie. Niech odgadną je niektórzy, ale nie wszyscy.
box-tell-race = Wybierz kartę i powiedz skojarzenie na głos. Kto pierwszy, ten jest narratorem.
box-tell-party = Powiedz, co chcesz, zanim ktokolwiek spojrzy na swoje karty.
box-tell-party-race = Powiedz skojarzenie, zanim ktokolwiek spojrzy na swoje karty. Kto pierwszy, ten jest narratorem.
box-write = Twoje skojarzenie w księdze opowieści
box-write-hint = Tylko jeśli chcesz. Wszyscy je zobaczą.
box-told = Skojarzenie podane
box-wait-note = Słuchaj skojarzenia. Telefon da znać, gdy przyjdzie twoja kolej.
box-write-first = Najpierw zapisz
box-next-clue = Następne skojarzenie zaczyna kolejną turę.
box-one-for-all = Wystarczy dotknięcie jednej osoby.
box-which = { $number ->
        [one] Która karta jest twoja?
        [few] Które { $number } karty są twoje?
        [many] Które { $number } kart jest twoich?
       *[other] Które { $number } karty są twoje?
    }
box-look = Trwa wykładanie kart
box-lay-mine = Zbierz karty od wszystkich, potasuj je ze swoją i wyłóż od 1 do { $cards }. Potem dotknij swojej.
box-lay-party = Zbierz karty od wszystkich, potasuj je ze swoją i wyłóż od 1 do { $cards }. Numer, który zostanie, jest twój.
box-lay = { $name } tasuje karty i wykłada je od 1 do { $cards }. Potem dotknij swojej: nikt inny tego nie zobaczy.
box-lay-watch = { $name } tasuje karty i wykłada je od 1 do { $cards }.
box-clash = Dwie osoby podają { $numbers }.
box-clash-look = Spójrz jeszcze raz: która karta jest naprawdę twoja?
box-row = Rząd na stole
box-number = Karta { $number }
box-number-mine = Karta { $number }. Twoja.
box-twice = Podwójnie
box-needs = { $number ->
        [one] Dotknij numeru swojej karty
        [few] Dotknij swoich { $number } numerów
        [many] Dotknij swoich { $number } numerów
       *[other] Dotknij swoich { $number } numerów
    }
box-needs-none = Swojej nie musisz wskazywać
box-needs-again = Czekamy na drugą osobę
box-said = Zaznaczone: { $numbers }. Dotknij innej, żeby zmienić.
box-soon = Pomyłka? Dotknij innej.
box-vote-hint = Jedno dotknięcie i głos jest oddany. Nikt go nie zobaczy przed odsłonięciem.
box-pile = Talia jest pusta
box-pile-sure = Talia jest naprawdę pusta? W takim razie to ostatnia tura.
box-pile-yes = Tak, ostatnia tura
box-pile-no = Jeszcze nie
box-tv-race = Kto pierwszy poda skojarzenie, ten jest narratorem.
box-tv-tell = Słuchajcie: zaraz padnie skojarzenie.
box-tv-lay = Wyłóżcie karty od 1 do { $cards } i dotknijcie swojej na telefonie.
box-live-give = Karty leżą w rzędzie. Który numer jest twój?
box-live-wait = Pozostali podają, która karta jest ich.

box-holder = { $name } · { $where }
box-clash-shared = Ktoś jeszcze podaje ten sam numer.
box-on-device = na urządzeniu: { $name }
box-take-away = Usuń: { $name }
box-bring = Dodaj osobę bez telefonu
box-bring-hint = Ta osoba gra na tym urządzeniu. Podawajcie je sobie: nikt nie widzi, co wybierają inni.
box-bring-name = Imię tej osoby
box-bring-yes = Dodaj do stołu
box-brought = Na tym urządzeniu: { $names }
box-bring-done = Gotowe
box-pass-title = Podaj dalej
box-pass = Teraz: { $name }
box-pass-look-away = { $when ->
        [vote] Czas na głosowanie. Pozostali odwracają wzrok.
       *[give] Czyja jest która karta? Pozostali odwracają wzrok.
    }
box-pass-me = To ja: { $name }
box-pass-said = Skojarzenie podaje { $name }
box-pass-race = Kto pierwszy poda skojarzenie, ten jest narratorem.
box-pass-done = Tutaj wszyscy są gotowi
box-ways = Głosujcie telefonami
box-way-phones = Każdy na swoim telefonie
box-way-phones-hint = Tajne głosy, punkty i tor punktacji.
box-way-one = Jedno urządzenie dla wszystkich
box-way-one-hint = Podajecie je sobie. Telefony też mogą dołączyć.
box-way-count = Albo tylko licz punkty
box-rules = Wersja pudełkowa
box-rules-deal = Na pierwszej stronie wybierzcie „{ box-door }” i zeskanujcie kod. Rozdajcie własne karty tak jak w instrukcji. Telewizor lub tablet może być planszą.
box-rules-lay = Narrator podaje skojarzenie na głos i dotyka „{ box-told }”. Wszyscy oddają po zakrytej karcie. Narrator tasuje je i wykłada w rzędzie, od 1 z lewej.
box-rules-ask = Telefon pyta, który numer jest twój, a potem prosi o głos. Nikt tego nie widzi przed odsłonięciem, a na własną kartę głosować nie można. W Party numer, który zostaje, należy do narratora.
box-rules-twice = Jeśli dwie osoby podają ten sam numer, ich telefony proszą, by spojrzały jeszcze raz.
box-rules-pass = Ktoś nie ma telefonu? Przed grą dodajcie tę osobę do urządzenia, które sobie podajecie. Nigdy nie pokazuje ono, co kto wybiera.
box-rules-end = O punkty, tor punktacji i kolejnego narratora dba Storyhare. Gdy grę kończy talia, każdy może powiedzieć, że jest pusta. Następne skojarzenie zaczyna kolejną turę.

## The photo of the row

box-photo = Zrób zdjęcie rzędu
box-photo-taken = Zdjęcie zrobione
box-photo-title = Zdjęcie do księgi
box-photo-hint = Po odsłonięciu widzą je wszyscy przy tym stole. Zostanie w księdze, jeśli na koniec wszyscy się zgodzicie.
box-photo-corners = Dotknij czterech rogów rzędu.
box-photo-cut = Potnij na karty
box-photo-whole = Zostaw w całości
box-photo-again = Zrób inne zdjęcie
box-photo-choose = Wybierz zdjęcie
box-photo-unreadable = Tego obrazu nie da się tu otworzyć. Spróbuj z innym.
box-photo-corner = Róg { $number }: przesuń go strzałkami
box-photo-alt = Karty na stole
