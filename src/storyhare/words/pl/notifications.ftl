notification-turn-title = Twój ruch · { $code }
notification-reminder-title = Stół na ciebie czeka · { $code }
notification-first = Nikt jeszcze nie podał skojarzenia. Masz jakieś?
notification-tell = Jesteś narratorem: wybierz kartę i podaj skojarzenie.
notification-give = Jest skojarzenie. Która z twoich kart do niego pasuje?
notification-vote = Karty leżą na stole. Która należy do narratora?
notification-hours =
    { $hours ->
        [one] Została mniej więcej godzina.
        [few] Zostały mniej więcej { $hours } godziny.
        [many] Zostało mniej więcej { $hours } godzin.
       *[other] Zostało mniej więcej { $hours } godziny.
    }
notification-days =
    { $days ->
        [one] Został jeden dzień.
        [few] Zostały { $days } dni.
        [many] Zostało { $days } dni.
       *[other] Zostało { $days } dnia.
    }
notification-over-title = Koniec gry · { $code }
notification-over = Zobacz, jak się skończyła.
notification-put_away-title = Cichy stół · { $code }
notification-put_away = Od dawna nikt nie gra, więc stół zostanie wkrótce zarchiwizowany. Otwórz go raz, a zostanie.
notification-table-title = Stół { $code } · tura { $round }
notification-table-first = Kto poda pierwsze skojarzenie? Czekamy na: { $names }
notification-table-tell = Czekamy na skojarzenie: { $names }
notification-table-give = Jest skojarzenie. Czekamy na karty: { $names }
notification-table-vote = Karty leżą na stole. Czekamy na głosy: { $names }
notification-hello-title = Stół { $code } jest połączony
notification-hello = Od teraz przeczytasz tu, czyj jest ruch. Skojarzenia i karty zostają przy stole.
notification-confirm-title = Czy mamy pisać do ciebie o stole { $code }?
notification-confirm = Ktoś przy stole { $code } w Storyhare chce dostawać e-mail na ten adres, gdy przychodzi jego kolej. Jeśli to ty, otwórz ten link i potwierdź. Jeśli nie, nie rób nic, a więcej nie przyjdzie.
notification-email-stop = Nie chcę więcej tych e-maili: { $link }
