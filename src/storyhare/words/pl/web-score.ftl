### Keeping score for people who play with the box.

score-title = Licz punkty
score-small = Do wersji pudełkowej
score-intro = Karty na waszym stole, punkty w tym telefonie. Liczymy według tych samych zasad co przy stołach online, a wszystko zostaje na tym urządzeniu.
score-away = Serwer nie odpowiada. Wasze tury są zachowane; punkty przyjdą, gdy odpowie.
score-comma = , {""}

## Before the first round

score-rules = Jakie zasady?
score-for-classic = od 3 do 6 graczy
score-for-odyssey = od 3 do 12 graczy
score-for-party = od 6 do 12, głosują wszyscy
score-for-team = pary, od 6 do 12
score-read-rules = Przeczytaj te zasady
score-people = Kto gra?
score-order = Po kolei, w lewo wokół stołu. Dotknij królika, żeby go zmienić.
score-name = Gracz { $number }
score-rabbit = Zmień królika gracza { $number }
score-remove = Usuń gracza { $number }
score-add = Dodaj gracza
score-opposite = Osoby z jednej drużyny siedzą naprzeciw siebie: przy sześciu pierwsza i czwarta.
score-pairs = Drużyny: { $pairs }.
score-pair = { $one } i { $two }
score-options = Opcje
score-lone = Jedyne trafienie
score-lone-hint = Gdy trafia tylko jedna osoba, ona i narrator dostają po 4.
score-cap = Punkty za głosy na twoją kartę, na turę
score-cap-none = bez limitu
score-cap-at = { $count ->
        [0] żadne
       *[other] najwyżej { $count }
    }
score-double = Dwa głosy
score-double-hint = Od siedmiu graczy: jeden głos albo dwa i dodatkowy punkt za pojedynczy celny.
score-begin = { $count ->
        [0] Podaj imiona graczy
        [one] Zacznij w jedną osobę
        [few] Zacznij w { $count } osoby
        [many] Zacznij w { $count } osób
       *[other] Zacznij w { $count } osoby
    }

## A round

score-round = Tura { $round }
score-who = Kto jest narratorem?
score-tells = narrator
score-with = w drużynie: { $name }
score-whose = Która karta jest czyja?
score-whose-hint = { $count ->
        [one] Dotknij numeru karty każdej osoby. Ostatnia uzupełni się sama.
        [few] Narrator ma jedną kartę, pozostali po dwie.
        [many] Narrator ma jedną kartę, pozostali po dwie.
       *[other] Narrator ma jedną kartę, pozostali po dwie.
    }
score-whose-team = Narrator, druga osoba z jego drużyny i jedna z każdej innej drużyny.
score-votes = Kto na co głosuje?
score-votes-two = Jeden głos albo dwa, na różne karty.
score-red = { $name }: czerwony głos
score-number = Karta { $number }
score-number-own = Karta { $number } to własna karta gracza { $name }
score-count = Policz punkty
score-leave = Odrzuć zmiany
score-lacks-teller = Kto jest narratorem?
score-lacks-cards = { $count ->
        [one] Jedna karta jest jeszcze niczyja
        [few] { $count } karty są jeszcze niczyje
        [many] { $count } kart jest jeszcze niczyich
       *[other] { $count } karty jest jeszcze niczyje
    }
score-lacks-votes = { $count ->
        [one] Brakuje głosu: { $names }
        [2] Brakuje głosów: { $names }
        [3] Brakuje głosów: { $names }
        [few] Brakuje { $count } głosów
        [many] Brakuje { $count } głosów
       *[other] Brakuje { $count } głosu
    }
score-lacks-red = Brakuje czerwonego głosu

## The score

score-board = Wynik
score-last = Tura { $round }
score-behind = { $count ->
        [one] Jedna tura czeka na punkty
        [few] { $count } tury czekają na punkty
        [many] { $count } tur czeka na punkty
       *[other] { $count } tury czeka na punkty
    }
score-all = Do tej pory
score-rounds = Tury
score-told = narrator: { $name }
score-mend = Popraw
score-mend-round = Popraw turę { $round }
score-wrong-round = Tura { $round } się nie zgadza: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] jeden punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
score-reason = { $why } { $points }
score-next = Następna tura
score-next-tells = Narrator: { $name }
score-undo = Cofnij
score-end = Zakończ grę
score-go-on = Graj dalej
score-new = Nowa gra
score-new-sure = Na pewno? Obecna gra przepadnie
score-share = Udostępnij wynik
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] jedna tura
        [few] { $rounds } tury
        [many] { $rounds } tur
       *[other] { $rounds } tury
    }
score-line = { $name }: { $count }
score-copied = Wynik skopiowany. Wklej go, gdzie chcesz.
score-not-copied = Tutaj nie udało się skopiować.
