### The round: telling, giving, voting, and waiting for the others.

round-small = Tura { $round }
round-small-wide = { $where } · { $ruleset }, gracze: { $players }
round-of = Tura { $round } z { $rounds }
round-last = Ostatnia tura
round-to = Tura { $round } · do { $score } pkt
round-news-last = To ostatnia tura
round-news-reshuffled = W talii brakowało kart: odrzucone wróciły do niej potasowane
round-clock = Pozostały czas
round-you = Ty
round-saved = Zapisane
round-open = Możesz zmienić, póki inni wybierają
round-sending = W drodze
round-waiting = Wyślemy po powrocie
round-tells = opowiada
round-told = opowiadasz
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
round-done-count = Gotowe i śpią: { $done } z { $of }
round-still-you = { $when ->
        [vote] Jeszcze tylko ty szukasz
       *[other] Jeszcze tylko ty wybierasz
    }
round-still-one = { $when ->
        [vote] { $name } jeszcze szuka
        [tell] { $name } szuka słów
       *[other] { $name } jeszcze wybiera
    }
round-still-many = { $when ->
        [vote] { $names } jeszcze szukają
       *[other] { $names } jeszcze wybierają
    }
round-still-both = { $when ->
        [vote] { $names } i ty jeszcze szukacie
       *[other] { $names } i ty jeszcze wybieracie
    }
round-nobody-done = { $when ->
        [vote] Wszyscy jeszcze szukają
       *[other] Wszyscy jeszcze wybierają
    }
round-everyone-done = Wszyscy są gotowi
round-you-two = Wasza drużyna
round-without = Graj dalej bez gracza { $name }
round-note-you = ty
round-note-tells = opowiada
round-note-away = poza stołem
round-note-autopilot = gra autopilot
round-note-race = szuka słów
round-note-thinks = { $when ->
        [vote] jeszcze szuka
        [tell] czeka
       *[other] jeszcze wybiera
    }
round-note-done = { $when ->
        [vote] głos oddany
        [tell] czeka
       *[other] karta oddana
    }

## Telling

round-tell-title = Ty opowiadasz
round-tell-heading = Z czym ci się kojarzy?
round-tell-clue = Twoje skojarzenie
round-tell-placeholder = Słowo, wers, piosenka
round-tell-it = Opowiedz to
round-tell-needs = Najpierw znajdź kilka słów
round-tell-caption = Tę kartę mają znaleźć. Widzisz ją tylko ty.
round-tell-choose = Opowiedz o tej karcie
round-tell-others = Twoje inne karty
round-tell-stage = Twoja karta. { $alt }
round-tell-hint = Wybierz kartę i powiedz o niej kilka słów: niech trafią niektórzy, ale nie wszyscy.
round-tell-hint-team = Niech trafią niektóre drużyny, nie wszystkie. Jeśli trafią wszystkie albo żadna, twoja karta nic nie daje.
round-party-heading = Najpierw słowa, potem karty
round-party-text = Przed skojarzeniem nikt nie widzi kart.
round-party-hint = Powiedz cokolwiek. Potem każdy szuka pasującej karty.
round-race-title = Kto zaczyna?
round-race-hint = Wybierz kartę i powiedz o niej kilka słów. Kto pierwszy, ten opowiada w tej turze.
round-first-title = Pierwsze skojarzenie jest twoje
round-first-hint = Wybierz kartę i powiedz o niej kilka słów. Boty czekają na ciebie.
round-lost-race = Pierwsze skojarzenie ma { $name }. Twoje słowa czekają na twoją kolej.

## While somebody tells

round-wait-title = { $name } opowiada
round-wait-heading = { $name } trzyma latarnię
round-wait-text = i szuka słów. Obejrzyj swoje karty.
round-wait-party = i szuka słów, zanim ktokolwiek zobaczy karty.
round-wait-watching = i szuka słów.
round-wait-note = Na razie nic do zrobienia. Skojarzenie samo tu przyjdzie.
round-wait-race = Latarnia jest wolna
round-wait-race-text = Bierze ją, kto pierwszy ma skojarzenie.

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
round-take-back = Cofnij
round-give-hint = Daj kartę, która może uchodzić za kartę gracza { $name }.
round-give-hint-two = We troje każdy daje dwie karty, które mogą uchodzić za kartę gracza { $name }.
round-give-hint-party = Daj kartę, na którą zagłosuje najwięcej osób. Twój głos też się liczy.
round-give-hint-team = { $name } też szuka: jedno z was daje kartę, drugie głosuje.
round-give-hint-mate = Opowiada twoja drużyna. Daj kartę, która też pasuje: każdy zabłąkany na nią głos to punkt dla was.
round-give-partner-in = { $name } daje kartę za waszą drużynę
round-give-partner-vote = Więc ty szukasz karty i głosujesz.
round-give-teller-title = Inni wybierają
round-give-teller = Twoja karta już leży. Teraz inni szukają swoich.
round-give-told = Wybrana
round-give-watching = Zbierają się karty

## Voting

round-vote-title = Znajdź kartę: { $name }
round-vote-title-party = Odgadnij większość
round-vote-title-teller = Szukają twojej karty
round-vote-title-watching = Szukają karty: { $name }
round-vote-cards = Karty na stole
round-vote-card = Karta { $number } z { $cards }. { $alt }
round-vote-card-own = Karta { $number } z { $cards }. { $alt } Twoja.
round-vote-card-voted = Karta { $number } z { $cards }. { $alt } Twój głos.
round-vote-card-red = Karta { $number } z { $cards }. { $alt } Twój czerwony głos.
round-vote-card-both = Karta { $number } z { $cards }. { $alt } Twój zielony i czerwony głos.
round-yours = Twoja
round-vote-for = Głosuj na { $numbers }
round-vote-needs = Wybierz kartę
round-vote-needs-green = Połóż zielony głos na karcie
round-vote-needs-red = Teraz czerwony głos
round-vote-both = Połóż oba
round-vote-keep = Zostaw { $numbers }
round-vote-put = Połóż głos na { $number }
round-vote-back = Zabierz głos z { $number }
round-vote-green-on = Zielony głos na { $number }
round-vote-red-on = Czerwony głos na { $number }
round-vote-green-off = Zabierz zielony głos z { $number }
round-vote-red-off = Zabierz czerwony głos z { $number }
round-vote-green = Zielony głos
round-vote-red = Czerwony głos
round-vote-green-why = Punkt za każdy głos na tej karcie, najwyżej 5
round-vote-red-why = Tylko twój: ta karta nic nie daje
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
round-sure-two = Masz pewność? Zabierz jeden: pojedynczy celny głos daje o 1 więcej.
round-sure-one = Pojedynczy celny głos daje o 1 więcej. Drugi jest dozwolony.
round-sure-none = Jedna karta albo dwie. Pojedynczy celny głos daje o 1 więcej.
round-vote-hint = Przytrzymaj kartę, żeby się przyjrzeć. Do odsłonięcia nikt nie widzi twojego głosu.
round-vote-hint-party = Głosuj na kartę, którą wybierze większość. Własna też się liczy.
round-vote-keys = Klawisze 1–{ $cards } kładą głos, Z powiększa.
round-vote-straight = Zachowaj kamienną twarz.
round-vote-partner = { $name } głosuje za waszą drużynę.
round-vote-teller-partner = Opowiada wasza drużyna. Teraz szukają inni.
round-more-cards = { $cards ->
        [one] Jeszcze jedna karta
        [few] Jeszcze { $cards } karty
        [many] Jeszcze { $cards } kart
       *[other] Jeszcze { $cards } karty
    }
round-overview = Wszystkie naraz
round-large = Duże karty
round-overview-hint = Dotknij karty, żeby się przyjrzeć i zagłosować.
