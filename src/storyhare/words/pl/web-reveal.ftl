### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · odsłonięcie
reveal-round-left = { $where } · jeszcze { $time }
reveal-title = Odsłaniamy karty
reveal-votes = Głosy oddane
reveal-red = Teraz czerwony głos
reveal-fooled = { $people ->
        [one] Zmyłka: { $names } – { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [few] Zmyłka: { $names } – { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [many] Zmyłka: { $names } – { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
       *[other] Zmyłka: { $names } – { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
    }
reveal-fooled-mine = { $people ->
        [one] Twoja zmyłka: { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [few] Wasza zmyłka: { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [many] Wasza zmyłka: { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
       *[other] Wasza zmyłka: { $count ->
            [one] jedna osoba
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
    }
reveal-fooled-no-one = Bez głosów: { $names }
reveal-met-on = { $count ->
        [one] { $names }: jeden głos
        [few] { $names }: { $count } głosy
        [many] { $names }: { $count } głosów
       *[other] { $names }: { $count } głosu
    }
reveal-you = Ty
reveal-you-within = ty

## What happened

reveal-everyone = Wszyscy trafili
reveal-no-one = Nikt nie trafił
reveal-some = { $found ->
        [1] Trafiła jedna osoba
        [2] Trafiły dwie osoby
        [3] Trafiły trzy osoby
        [4] Trafiły cztery osoby
        [5] Trafiło pięć osób
        [6] Trafiło sześć osób
        [7] Trafiło siedem osób
        [8] Trafiło osiem osób
        [9] Trafiło dziewięć osób
       *[other] Trafiło dziesięć osób
    } z { $of ->
        [2] dwóch
        [3] trzech
        [4] czterech
        [5] pięciu
        [6] sześciu
        [7] siedmiu
        [8] ośmiu
        [9] dziewięciu
        [10] dziesięciu
       *[other] jedenastu
    }
reveal-party-met = { $count ->
        [one] { $count } głos na karcie { $number }
        [few] { $count } głosy na karcie { $number }
        [many] { $count } głosów na karcie { $number }
       *[other] { $count } głosu na karcie { $number }
    }
reveal-party-split = { $groups ->
        [one] { $groups } grupa po { $count }
        [few] { $groups } grupy po { $count }
        [many] { $groups } grup po { $count }
       *[other] { $groups } grupy po { $count }
    }
reveal-party-red = { $count ->
        [one] { $count } głos na karcie { $number }, czerwony też
        [few] { $count } głosy na karcie { $number }, czerwony też
        [many] { $count } głosów na karcie { $number }, czerwony też
       *[other] { $count } głosu na karcie { $number }, czerwony też
    }
reveal-party-alone = Każdy głos jest samotny

## Cards

reveal-cards = Karty na stole
reveal-card = Karta { $number } z { $count }.
reveal-card-name = Karta { $number }
reveal-card-place = { $number } z { $count }
reveal-card-told = { $whose ->
        [mine] Opowiadasz o tej karcie.
       *[other] O tej karcie opowiada { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] To twoja karta.
       *[other] To karta gracza { $name }.
    }
reveal-card-votes = { $count ->
        [0] Bez głosów.
        [one] Jeden głos: { $names }.
        [few] { $count } głosy: { $names }.
        [many] { $count } głosów: { $names }.
       *[other] { $count } głosu: { $names }.
    }
reveal-card-red = Czerwony głos: { $name }.
reveal-card-points = { $points ->
        [0] Bez punktów.
        [one] Jeden punkt.
        [few] Po { $points } punkty.
        [many] Po { $points } punktów.
       *[other] Po { $points } punktu.
    }

## Points

reveal-points = Punkty
reveal-columns = ta tura · razem
reveal-sum = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
reveal-total = { $score ->
        [one] razem jeden punkt
        [few] razem { $score } punkty
        [many] razem { $score } punktów
       *[other] razem { $score } punktu
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = trafienie
reveal-why-found-by = trafienie: { $names }
reveal-why-told = trafienia: { $found } z { $of }
reveal-why-no-one = nikt nie trafił
reveal-why-everyone = wszyscy trafili
reveal-why-lone = jedyne trafienie
reveal-why-lone-teller = tylko jedno trafienie
reveal-why-sure = pewność
reveal-why-votes = { $count ->
        [one] { $count } głos
        [few] { $count } głosy
        [many] { $count } głosów
       *[other] { $count } głosu
    }
reveal-why-votes-capped = { $count ->
        [one] { $count } głos, limit { $cap }
        [few] { $count } głosy, limit { $cap }
        [many] { $count } głosów, limit { $cap }
       *[other] { $count } głosu, limit { $cap }
    }
reveal-why-votes-of = { $count ->
        [one] { $count } głos na kartę: { $names }
        [few] { $count } głosy na kartę: { $names }
        [many] { $count } głosów na kartę: { $names }
       *[other] { $count } głosu na kartę: { $names }
    }
reveal-why-votes-capped-of = { $count ->
        [one] { $count } głos na kartę: { $names }, limit { $cap }
        [few] { $count } głosy na kartę: { $names }, limit { $cap }
        [many] { $count } głosów na kartę: { $names }, limit { $cap }
       *[other] { $count } głosu na kartę: { $names }, limit { $cap }
    }
reveal-why-crowd = razem na karcie: { $count }
reveal-why-crowd-capped = razem na karcie: { $count }, limit { $cap }
reveal-why-red = psuje to czerwony głos
reveal-why-alone = nikt inny na karcie
reveal-why-fooled = zmyłka: { $names }
reveal-why-own = głos na własną kartę
reveal-more = { $count ->
        [one] Jeszcze jeden wiersz
        [few] Jeszcze { $count } wiersze
        [many] Jeszcze { $count } wierszy
       *[other] Jeszcze { $count } wiersza
    }
reveal-fewer = Mniej wierszy

## Going on

reveal-skip = Pokaż wszystko
reveal-show-next = Pokaż następną
reveal-host-leads = { $name } pokazuje następną
reveal-see-track = Zobacz skoki królików
reveal-see-cards = Wróć do kart
reveal-go-on = Dalej
reveal-ready = Gotowe osoby: { $ready } z { $count }
reveal-waiting = Czekamy na: { $names }
reveal-waiting-many = { $count ->
        [one] Jedna osoba jeszcze patrzy
        [few] { $count } osoby jeszcze patrzą
        [many] { $count } osób jeszcze patrzy
       *[other] { $count } osoby jeszcze patrzy
    }
reveal-sending = Wyślemy po powrocie
reveal-clock = Pozostały czas
reveal-by-itself = Samo ruszy dalej za { $time }.
reveal-no-hurry = Dalej, gdy wszyscy będą gotowi.
reveal-next = { $whose ->
        [mine] Następna opowieść jest twoja.
       *[other] Następnie opowiada { $name }.
    }
reveal-next-last = { $whose ->
        [mine] W ostatniej turze opowiadasz ty.
       *[other] W ostatniej turze opowiada { $name }.
    }

## The score track

reveal-after = Po turze { $round }
reveal-track = Tor punktacji. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = Wynik { $score } kończy grę
reveal-left = { $left ->
        [0] To była ostatnia tura
        [one] Została jedna tura
        [few] Zostały { $left } tury
        [many] Zostało { $left } tur
       *[other] Zostało { $left } tury
    }

## Earlier rounds

reveal-recap = Wcześniejsze tury
reveal-recap-none = Nie ma jeszcze skończonych tur.
reveal-recap-round = Tura { $round }
reveal-recap-teller = { $whose ->
        [mine] To twoja opowieść.
       *[other] Opowiada { $name }.
    }
reveal-recap-earlier = Wcześniej
reveal-recap-later = Później
reveal-recap-place = { $round } z { $rounds }
