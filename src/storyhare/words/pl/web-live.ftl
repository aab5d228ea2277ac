### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Tura { $round }. Kto pierwszy ma skojarzenie, opowiada.
live-tell-mine = Tura { $round }. Ty opowiadasz.
live-tell = Tura { $round }. Opowiada { $name }.
live-clue = { $name } opowiada: { $clue }.
live-clue-recorded = { $name } opowiada { $kind }. { $clue }
live-clue-performed = { $way ->
        [mime] { $name } teraz to odgrywa.
       *[other] { $name } teraz śpiewa.
    } { $clue }
live-give = Wybierz kartę, która pasuje.
live-give-wait = Inni wybierają karty.
live-vote = { $cards ->
        [one] Odkryta jest { $cards } karta
        [few] Odkryte są { $cards } karty
        [many] Odkrytych jest { $cards } kart
       *[other] Odkryte jest { $cards } karty
    }. Głosuj.
live-vote-wait = { $cards ->
        [one] Odkryta jest { $cards } karta
        [few] Odkryte są { $cards } karty
        [many] Odkrytych jest { $cards } kart
       *[other] Odkryte jest { $cards } karty
    }. Inni głosują.
live-done = { $count ->
        [one] { $names } kończy,
        [few] { $names } kończą,
        [many] { $names } kończą,
       *[other] { $names } kończą,
    } { $left ->
        [0] wszyscy gotowi.
        [one] brakuje jednej osoby.
        [few] brakuje { $left } osób.
        [many] brakuje { $left } osób.
       *[other] brakuje { $left } osoby.
    }
live-reveal-some = { $who ->
        [you] Trafiasz.
        [you-and] Trafiacie: { $names } i ty.
        [player] Trafia { $names }.
       *[several] Trafiają { $names }.
    } { $points ->
        [-1] {""}
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-no-one = Nikt nie trafił. { $points ->
        [-1] {""}
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-everyone = Wszyscy trafili. { $points ->
        [-1] {""}
        [one] Dostajesz jeden punkt.
        [few] Dostajesz { $points } punkty.
        [many] Dostajesz { $points } punktów.
       *[other] Dostajesz { $points } punktu.
    }
live-reveal-party = Głosy są odsłonięte. { $points ->
        [-1] {""}
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
live-paused = Przy stole jest przerwa.
live-goes-on = Gra toczy się dalej.
live-away = Łączymy się ponownie.
live-back = Znowu przy stole.
live-host = Teraz stół prowadzi { $name }.
live-host-mine = Teraz ty prowadzisz stół.
