### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · odsłonięcie
reveal-round-left = { $where } · jeszcze { $time }
reveal-title = Odsłaniamy karty
reveal-votes = Głosy oddane
reveal-red = Teraz czerwony głos
reveal-fooled = { $people ->
        [one] { $names } nabiera { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [few] { $names } nabierają { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [many] { $names } nabierają { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
       *[other] { $names } nabierają { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
    }
reveal-fooled-mine = { $people ->
        [one] Nabierasz { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [few] Nabieracie { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
        [many] Nabieracie { $count ->
            [one] jedną osobę
            [few] { $count } osoby
            [many] { $count } osób
           *[other] { $count } osoby
        }
       *[other] Nabieracie { $count ->
            [one] jedną osobę
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
        [one] { $count } głos na kartę { $number }
        [few] { $count } głosy na kartę { $number }
        [many] { $count } głosów na kartę { $number }
       *[other] { $count } głosu na kartę { $number }
    }
reveal-party-split = { $groups ->
        [one] { $groups } grupa po { $count }
        [few] { $groups } grupy po { $count }
        [many] { $groups } grup po { $count }
       *[other] { $groups } grupy po { $count }
    }
reveal-party-red = { $count ->
        [one] { $count } głos na kartę { $number }, czerwony też
        [few] { $count } głosy na kartę { $number }, czerwony też
        [many] { $count } głosów na kartę { $number }, czerwony też
       *[other] { $count } głosu na kartę { $number }, czerwony też
    }
reveal-party-alone = Każdy głos na inną kartę

## Cards

reveal-cards = Karty na stole
reveal-card = Karta { $number } z { $count }.
reveal-card-title = „{ $title }”.
reveal-card-name = Karta { $number }
reveal-card-place = { $number } z { $count }
reveal-card-told = { $whose ->
        [mine] To karta narratora, twoja.
       *[other] To karta narratora: { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] To twoja karta.
       *[other] Tę kartę daje { $name }.
    }
reveal-card-votes = { $count ->
        [0] Bez głosów.
        [one] Jeden głos: { $names }.
        [few] { $count } głosy: { $names }.
        [many] { $count } głosów: { $names }.
       *[other] { $count } głosu: { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Twój czerwony głos.
       *[other] Czerwony głos: { $name }.
    }
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
reveal-why-sure = pewniak
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
reveal-why-red = czerwony głos: bez punktów
reveal-why-alone = nikt inny na karcie
reveal-why-fooled = zmyłka: { $names }
reveal-why-own = głos na własną kartę
reveal-more = { $count ->
        [one] Pokaż jeszcze jeden wiersz
        [few] Pokaż jeszcze { $count } wiersze
        [many] Pokaż jeszcze { $count } wierszy
       *[other] Pokaż jeszcze { $count } wiersza
    }
reveal-fewer = Pokaż mniej wierszy

## Going on

reveal-skip = Pokaż wszystko
reveal-show-next = Pokaż następny krok
reveal-host-leads = Następny krok pokaże { $name }
reveal-see-track = Zobacz, jak skaczą króliki
reveal-see-cards = Wróć do kart
reveal-go-on = Dalej
reveal-ready = Gotowe osoby: { $ready } z { $count }
reveal-waiting = Czekamy na: { $names }
reveal-waiting-many = { $count ->
        [one] Czekamy jeszcze na jedną osobę
        [few] Czekamy jeszcze na { $count } osoby
        [many] Czekamy jeszcze na { $count } osób
       *[other] Czekamy jeszcze na { $count } osoby
    }
reveal-sending = Wyślemy, gdy wróci połączenie
reveal-clock = Pozostały czas
reveal-by-itself = Dalej za { $time }.
reveal-no-hurry = Dalej, gdy wszyscy będą gotowi.
reveal-next = { $whose ->
        [mine] Następny narrator to ty.
       *[other] Następny narrator: { $name }.
    }
reveal-next-last = { $whose ->
        [mine] W ostatniej turze narratorem jesteś ty.
       *[other] Narrator ostatniej tury: { $name }.
    }

## The score track

reveal-after = Po turze { $round }
reveal-track = Tor punktacji. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = { $score ->
        [one] Gramy do jednego punktu
        [few] Gramy do { $score } punktów
        [many] Gramy do { $score } punktów
       *[other] Gramy do { $score } punktu
    }
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
        [mine] Twoje skojarzenie.
       *[other] Narrator: { $name }.
    }
reveal-recap-earlier = Wcześniej
reveal-recap-later = Później
reveal-recap-place = { $round } z { $rounds }
