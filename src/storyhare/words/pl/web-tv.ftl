### The TV: read from a sofa. Few words, large.

tv-title = Stół { $code } na telewizorze
tv-join = Graj lub oglądaj
tv-qr = Kod QR adresu { $address }
tv-clock = Pozostały czas
tv-comma = , {""}
tv-away = Łączymy się ponownie. Gra toczy się dalej na waszych telefonach.
tv-paused = Przerwa. Zegary stoją.
tv-sleeps = Nikogo nie ma, więc stół śpi.

## Before the game

tv-come = Zeskanuj albo wejdź z tym kodem
tv-lobby = Stół { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] jedna tura
        [few] { $rounds } tury
        [many] { $rounds } tur
       *[other] { $rounds } tury
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] około jednej tury
        [few] około { $rounds } tur
        [many] około { $rounds } tur
       *[other] około { $rounds } tury
    }
tv-here = { $count ->
        [0] Miejsca są jeszcze wolne
        [one] Jest jeden królik
        [few] Są { $count } króliki
        [many] Jest { $count } królików
       *[other] Jest { $count } królika
    }
tv-watch = { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
tv-host = Grę zaczyna { $name }.

## A round

tv-round = Tura { $round }
tv-race = Kto ma skojarzenie?
tv-race-text = Zaczyna ten, kto pierwszy opowie.
tv-tells-now = { $name } opowiada
tv-tells-text = Skojarzenie jest w drodze. Słowo, wers, piosenka.
tv-words-first = Najpierw słowa, potem karty.
tv-tells = { $name } opowiada · tura { $round }
tv-storyteller = narrator
tv-cards = Karty na stole
tv-card = Karta { $number } z { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } jeszcze wybiera
        [few] { $names } jeszcze wybierają
        [many] { $names } jeszcze wybierają
       *[other] { $names } jeszcze wybierają
    }
tv-give-many = { $count ->
        [one] { $count } osoba jeszcze wybiera
        [few] { $count } osoby jeszcze wybierają
        [many] { $count } osób jeszcze wybiera
       *[other] { $count } osoby jeszcze wybiera
    }
tv-give-team = Drużyny wybierają karty
tv-vote = { $count ->
        [one] { $names } jeszcze szuka
        [few] { $names } jeszcze szukają
        [many] { $names } jeszcze szukają
       *[other] { $names } jeszcze szukają
    }
tv-vote-many = { $count ->
        [one] { $count } osoba jeszcze szuka
        [few] { $count } osoby jeszcze szukają
        [many] { $count } osób jeszcze szuka
       *[other] { $count } osoby jeszcze szuka
    }
tv-all-done = Wszyscy są gotowi
tv-done = { $count } z { $of }
tv-two-votes = Jeden głos albo dwa, w telefonie
tv-party-green = twój wybór
tv-party-red = narrator psuje jedną

## The reveal

tv-red = czerwony głos
tv-points = Punkty tej tury
tv-why-found = trafienie
tv-why-told_well = dobra opowieść
tv-why-everyone_or_no_one = zbyt jasne albo zbyt mgliste
tv-why-lone_finder = jedyne trafienie
tv-why-votes_on_card = { $count ->
        [one] jeden głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
tv-why-capped = najwyżej { $count }
tv-why-sure_vote = pewność
tv-why-crowd = razem { $count }
tv-why-vetoed = zepsute
tv-why-alone = samotny głos

## The track and the end

tv-track = Tor punktacji: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] Wygrywa { $names }!
        [team] Wygrywają { $names }!
       *[several] Wspólnie wygrywają { $names }!
    }
tv-score = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
