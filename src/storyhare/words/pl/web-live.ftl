### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Tura { $round }. Kto pierwszy poda skojarzenie, będzie narratorem.
live-tell-mine = Tura { $round }. Jesteś narratorem.
live-tell = Tura { $round }. Narrator: { $name }.
live-clue = { $name } mówi: { $clue }.
live-clue-recorded = { $name } przedstawia skojarzenie { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } mówi skojarzenie na głos.
        [mime] { $name } odgrywa teraz skojarzenie.
       *[other] { $name } śpiewa teraz skojarzenie.
    } { $clue }
live-give = Wybierz kartę, która pasuje.
live-give-wait = Inni wybierają karty.
live-vote = { $cards ->
        [one] Na stole leży { $cards } karta
        [few] Na stole leżą { $cards } karty
        [many] Na stole leży { $cards } kart
       *[other] Na stole leży { $cards } karty
    }. Głosuj.
live-vote-wait = { $cards ->
        [one] Na stole leży { $cards } karta
        [few] Na stole leżą { $cards } karty
        [many] Na stole leży { $cards } kart
       *[other] Na stole leży { $cards } karty
    }. Inni głosują.
live-done = { $count ->
        [one] { $names } już czeka,
        [few] { $names } już czekają,
        [many] { $names } już czekają,
       *[other] { $names } już czekają,
    } { $last ->
        [you] teraz wszyscy czekają na ciebie.
       *[other] { $left ->
            [0] wszyscy gotowi.
            [one] brakuje jednej osoby.
            [few] brakuje { $left } osób.
            [many] brakuje { $left } osób.
           *[other] brakuje { $left } osoby.
        }
    }
live-reveal-some = { $who ->
        [you] Trafiasz.
        [you-and] Trafiacie: { $names } i ty.
        [player] Trafia { $names }.
       *[several] Trafiają { $names }.
    } { $points ->
        [-1] {""}
        [0] Nie dostajesz punktów.
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-no-one = Nikt nie trafił. { $points ->
        [-1] {""}
        [0] Nie dostajesz punktów.
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-everyone = Wszyscy trafili. { $points ->
        [-1] {""}
        [0] Nie dostajesz punktów.
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-party = Głosy są odsłonięte. { $points ->
        [-1] {""}
        [0] Nie dostajesz punktów.
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-over = Gra skończona. { $who ->
        [you] Wygrywasz!
        [your-team] Wygrywa twoja drużyna!
        [you-and] Wspólne zwycięstwo: { $names } i ty!
        [player] Wygrywa { $names }!
        [team] Wygrywają { $names }!
       *[several] Wspólnie wygrywają { $names }!
    }
live-clock = { $seconds ->
        [one] Została { $seconds } sekunda.
        [few] Zostały { $seconds } sekundy.
        [many] Zostało { $seconds } sekund.
       *[other] Zostało { $seconds } sekundy.
    }
live-paused = Gra jest wstrzymana.
live-goes-on = Gra toczy się dalej.
live-away = Łączymy się ponownie.
live-back = Znowu jesteś przy stole.
live-host = Teraz gospodarzem jest { $name }.
live-host-mine = Teraz ty jesteś gospodarzem.
