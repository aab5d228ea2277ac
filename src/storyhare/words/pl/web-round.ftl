### The round: telling, giving, voting, and waiting for the others.

round-small = Tura { $round }
round-small-wide = { $where } · { $ruleset }, gracze: { $players }
round-of = Tura { $round } z { $rounds }
round-last = Ostatnia tura
round-to = Tura { $round } · do { $score } pkt
round-news-last = To ostatnia tura
round-news-reshuffled = Talia się kończyła, więc wtasowano do niej karty odrzucone
round-clock = Pozostały czas
round-you = Ty
round-saved = Zapisane
round-open = Możesz zmienić, póki inni wybierają
round-sending = Wysyłanie
round-waiting = Wyślemy, gdy wróci połączenie
round-tells = mówi
round-told = mówisz
round-told-kind = { $way ->
        [mime] odgrywa to
       *[other] śpiewa to
    }
round-put-away = Schowaj tę wskazówkę

## Cards

round-hand = Twoje karty
round-hand-card = Karta { $place } z { $cards } na twojej ręce. { $alt }
round-look = Przyjrzyj się
round-look-at = Przyjrzyj się karcie { $number }
round-zoom = Karta w powiększeniu
round-close = Wróć do stołu
round-describe = Co jest na obrazku?
round-card = Karta { $number }
round-place = { $place } z { $cards }
round-sort = Ułóż karty
round-sorted = Ułożone
round-earlier = Przesuń w przód
round-later = Przesuń w tył
round-backs = { $cards ->
        [one] Jedna zakryta karta
        [few] { $cards } zakryte karty
        [many] { $cards } zakrytych kart
       *[other] { $cards } zakrytej karty
    }

## Who still thinks

round-at-table = Przy stole
round-done-count = Gotowe osoby: { $done } z { $of }
round-still-you = { $when ->
        [vote] Czekamy na twój głos
       *[other] Czekamy na twoją kartę
    }
round-still-one = { $when ->
        [vote] { $name } jeszcze głosuje
        [tell] { $name } szuka skojarzenia
       *[other] { $name } jeszcze wybiera
    }
round-still-many = { $when ->
        [vote] { $names } jeszcze głosują
       *[other] { $names } jeszcze wybierają
    }
round-still-both = { $when ->
        [vote] { $names } i ty jeszcze głosujecie
       *[other] { $names } i ty jeszcze wybieracie
    }
round-nobody-done = { $when ->
        [vote] Wszyscy jeszcze głosują
       *[other] Wszyscy jeszcze wybierają
    }
round-everyone-done = Wszyscy są gotowi
round-you-two = Wasza drużyna
round-without = Dalej bez gracza { $name }
round-note-you = ty
round-note-tells = narrator
round-note-away = offline
round-note-autopilot = gra autopilot
round-note-race = myśli
round-note-thinks = { $when ->
        [vote] głosuje
        [tell] czeka
       *[other] wybiera
    }
round-note-done = { $when ->
        [vote] głos oddany
        [tell] czeka
       *[other] karta oddana
    }

## Telling

round-tell-title = Jesteś narratorem
round-tell-heading = Z czym ci się kojarzy?
round-tell-clue = Twoje skojarzenie
round-tell-placeholder = Słowo, wers, piosenka
round-tell-it = Podaj skojarzenie
round-tell-needs = Najpierw wymyśl skojarzenie
round-tell-caption = Tę kartę mają znaleźć. Widzisz ją tylko ty.
round-tell-choose = Wybierz tę kartę
round-tell-others = Twoje inne karty
round-tell-stage = Twoja karta. { $alt }
round-tell-hint = Wybierz kartę i podaj do niej skojarzenie: niech trafią niektórzy, ale nie wszyscy.
round-tell-hint-team = Niech trafią niektóre drużyny, nie wszystkie. Jeśli trafią wszystkie albo żadna, twoja karta nic nie daje.
round-party-heading = Najpierw skojarzenie, potem karty
round-party-text = Przed skojarzeniem nikt nie widzi kart.
round-party-hint = Powiedz cokolwiek. Potem każdy szuka pasującej karty.
round-race-title = Kto zaczyna?
round-race-hint = Wybierz kartę i podaj do niej skojarzenie. Kto pierwszy, ten jest narratorem.
round-first-title = Pierwsze skojarzenie jest twoje
round-first-hint = Wybierz kartę i podaj do niej skojarzenie. Boty na ciebie poczekają.
round-lost-race = Tym razem szybciej: { $name }. Twoje skojarzenie czeka na twoją kolej.

## While somebody tells

round-wait-title = Teraz { $name }
round-wait-heading = Narrator: { $name }
round-wait-text = Zaraz padnie skojarzenie. Obejrzyj swoje karty.
round-wait-party = Zaraz padnie skojarzenie, zanim ktokolwiek zobaczy karty.
round-wait-watching = Zaraz padnie skojarzenie.
round-wait-note = Na razie nic nie musisz robić. Skojarzenie pojawi się tutaj.
round-wait-race = Kto ma skojarzenie?
round-wait-race-text = Kto poda je pierwszy, będzie narratorem.

## Giving

round-give-title = { $number ->
        [one] Daj kartę
        [few] Daj { $number } karty
        [many] Daj { $number } kart
       *[other] Daj { $number } karty
    }
round-give-this = Daj tę kartę
round-give-cards = { $number ->
        [one] Daj jedną kartę
        [few] Daj { $number } karty
        [many] Daj { $number } kart
       *[other] Daj { $number } karty
    }
round-give-needs = { $left ->
        [one] Wybierz kartę
        [few] Wybierz { $left } karty
        [many] Wybierz { $left } kart
       *[other] Wybierz { $left } karty
    }
round-give-one-more = Wybierz jeszcze jedną
round-give-keep = { $number ->
        [one] Zostaw tę kartę
        [few] Zostaw te karty
        [many] Zostaw te karty
       *[other] Zostaw te karty
    }
round-give-choose = Wybierz tę kartę
round-give-leave = Zostaw na ręce
round-given = Oddana
round-change-card = { $number ->
        [one] Zmień kartę
        [few] Zmień karty
        [many] Zmień karty
       *[other] Zmień karty
    }
round-take-back = Cofnij kartę
round-give-hint = Daj kartę, która może uchodzić za kartę gracza { $name }.
round-give-hint-two = We troje każdy daje dwie karty, które mogą uchodzić za kartę gracza { $name }.
round-give-hint-party = Daj kartę, na którą zagłosuje najwięcej osób. Możesz głosować na własną.
round-give-hint-team = { $name } też szuka: jedno z was daje kartę, drugie głosuje.
round-give-hint-mate = Narrator jest z twojej drużyny. Daj kartę, która też pasuje: każdy głos na nią to punkt dla was.
round-give-partner-in = { $name } daje kartę za waszą drużynę
round-give-partner-vote = Więc głosujesz ty.
round-give-teller-title = Inni wybierają
round-give-teller = Twoja karta już leży. Teraz inni szukają swoich.
round-give-told = Wybrana
round-give-watching = Zbierają się karty

## Voting

round-vote-title = Znajdź kartę gracza { $name }
round-vote-title-party = Głosuj jak większość
round-vote-title-teller = Szukają twojej karty
round-vote-title-watching = Szukają karty gracza { $name }
round-vote-cards = Karty na stole
round-vote-card = Karta { $number } z { $cards }. { $alt }
round-vote-card-own = Karta { $number } z { $cards }. { $alt } Twoja.
round-vote-card-voted = Karta { $number } z { $cards }. { $alt } Twój głos.
round-vote-card-red = Karta { $number } z { $cards }. { $alt } Twój czerwony głos.
round-vote-card-both = Karta { $number } z { $cards }. { $alt } Twój zielony i czerwony głos.
round-yours = Twoja
round-vote-for = Głosuj na { $numbers }
round-vote-needs = Wybierz kartę
round-vote-needs-green = Oddaj zielony głos
round-vote-needs-red = Teraz oddaj czerwony głos
round-vote-both = Oddaj oba głosy
round-vote-keep = Zostaw { $numbers }
round-vote-put = Głosuj na kartę { $number }
round-vote-back = Cofnij głos na kartę { $number }
round-vote-green-on = Zielony głos na { $number }
round-vote-red-on = Czerwony głos na { $number }
round-vote-green-off = Cofnij zielony głos na { $number }
round-vote-red-off = Cofnij czerwony głos na { $number }
round-vote-green = Zielony głos
round-vote-red = Czerwony głos
round-vote-green-why = Punkt za każdy głos na tę kartę, najwyżej 5
round-vote-red-why = Masz go tylko ty: ta karta nie daje punktów
round-voted = Głosujesz na { $numbers }
round-voted-party = Zielony na { $green }, czerwony na { $red }
round-change-vote = { $number ->
        [one] Zmień głos
        [few] Zmień głosy
        [many] Zmień głosy
       *[other] Zmień głosy
    }
round-tray = { $count ->
        [0] Jeszcze bez głosu
        [one] Twój głos: { $numbers }
        [few] Twoje głosy: { $numbers }
        [many] Twoje głosy: { $numbers }
       *[other] Twoje głosy: { $numbers }
    }
round-votes-title = Twoje dwa głosy
round-sure-two = Masz pewność? Cofnij jeden: pojedynczy celny głos daje dodatkowy punkt.
round-sure-one = Pojedynczy celny głos daje dodatkowy punkt. Możesz oddać też drugi.
round-sure-none = Głosuj na jedną kartę albo dwie. Pojedynczy celny głos daje dodatkowy punkt.
round-vote-hint = Przytrzymaj kartę, żeby się jej przyjrzeć. Do odsłonięcia nikt nie widzi twojego głosu.
round-vote-hint-party = Głosuj na kartę, którą wybierze większość. Może to być twoja.
round-vote-keys = Klawiszami 1–{ $cards } głosujesz, Z powiększa.
round-vote-straight = Zachowaj kamienną twarz.
round-vote-partner = { $name } głosuje za waszą drużynę.
round-vote-teller-partner = Skojarzenie jest wasze. Teraz inni szukają karty.
round-more-cards = { $cards ->
        [one] Jeszcze jedna karta
        [few] Jeszcze { $cards } karty
        [many] Jeszcze { $cards } kart
       *[other] Jeszcze { $cards } karty
    }
round-overview = Pokaż wszystkie karty
round-large = Pokaż duże karty
round-overview-hint = Dotknij karty, żeby się jej przyjrzeć i zagłosować.
