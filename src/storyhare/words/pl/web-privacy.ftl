privacy-title = Prywatność
privacy-lead = Co ten serwer o tobie przechowuje, jak długo i po co. Nie ma kont ani reklam i nikt nie liczy odwiedzin.
privacy-table-title = Stoły i gry
privacy-table = Twoje imię, skojarzenia, głosy i punkty, żeby gra mogła toczyć się dalej i żeby można było ją potem obejrzeć.
privacy-table-away =
    { $days ->
        [one] Po { $days } dniu bez użycia stół mogą otworzyć tylko osoby, które przy nim grały.
        [few] Po { $days } dniach bez użycia stół mogą otworzyć tylko osoby, które przy nim grały.
        [many] Po { $days } dniach bez użycia stół mogą otworzyć tylko osoby, które przy nim grały.
       *[other] Po { $days } dnia bez użycia stół mogą otworzyć tylko osoby, które przy nim grały.
    }
privacy-table-time =
    { $days ->
        [0] Nic nie jest usuwane automatycznie. Może to zrobić osoba, która prowadzi ten serwer.
        [one] Wszystko jest usuwane po { $days } dniu od ostatniego użycia.
        [few] Wszystko jest usuwane po { $days } dniach od ostatniego użycia.
        [many] Wszystko jest usuwane po { $days } dniach od ostatniego użycia.
       *[other] Wszystko jest usuwane po { $days } dnia od ostatniego użycia.
    }
privacy-names = Księga opowieści i powtórka pokazują twoje imię osobom z tej gry, a innym tylko za zgodą wszystkich. Możesz odmówić.
privacy-chat-title = Czat
privacy-chat = Ostatnie wiadomości stołu (do { $messages }), dopóki stół jest przechowywany.
privacy-recordings-title = Nagrane skojarzenia
privacy-recordings =
    { $days ->
        [0] Ten serwer nie przechowuje nagrań.
        [one] Piosenki, pantomimy i zdjęcia kart są usuwane po { $days } dniu, chyba że wszyscy zgodzą się je zachować.
        [few] Piosenki, pantomimy i zdjęcia kart są usuwane po { $days } dniach, chyba że wszyscy zgodzą się je zachować.
        [many] Piosenki, pantomimy i zdjęcia kart są usuwane po { $days } dniach, chyba że wszyscy zgodzą się je zachować.
       *[other] Piosenki, pantomimy i zdjęcia kart są usuwane po { $days } dnia, chyba że wszyscy zgodzą się je zachować.
    }
privacy-decks-title = Twoje obrazy
privacy-decks =
    { $days ->
        [one] Przesłany zestaw kart jest usuwany po { $days } dniu bez użycia albo na twoje życzenie od razu. Obrazy są przechowywane bez miejsca i daty wykonania.
        [few] Przesłany zestaw kart jest usuwany po { $days } dniach bez użycia albo na twoje życzenie od razu. Obrazy są przechowywane bez miejsca i daty wykonania.
        [many] Przesłany zestaw kart jest usuwany po { $days } dniach bez użycia albo na twoje życzenie od razu. Obrazy są przechowywane bez miejsca i daty wykonania.
       *[other] Przesłany zestaw kart jest usuwany po { $days } dnia bez użycia albo na twoje życzenie od razu. Obrazy są przechowywane bez miejsca i daty wykonania.
    }
privacy-vision = Żeby boty mogły ocenić te obrazy, są one wysyłane do { $host }.
privacy-notify-title = Powiadomienia
privacy-notify = Jeśli przy stole na kilka dni włączysz powiadomienia, ten serwer przechowuje, jak do ciebie dotrzeć, twój język, strefę czasową i godziny ciszy. Wszystko zostaje usunięte, gdy je wyłączysz, albo razem ze stołem. To, co wysłano, jest usuwane po miesiącu.
privacy-notify-push = W przeglądarce powiadomienia przechodzą zaszyfrowane przez usługę jej producenta.
privacy-notify-email = E-maile przechodzą przez dostawcę poczty tego serwera.
privacy-notify-webhook = Gospodarz może połączyć stół z czatem grupowym. Widać tam, czyj jest ruch, z imieniem.
privacy-device-title = Na twoim urządzeniu
privacy-device = Plik cookie dla każdego stołu zachowuje twoje miejsce, najwyżej przez 400 dni. Ustawienia, imię, ostatnie stoły i zaczęte skojarzenia zostają w twojej przeglądarce.
privacy-device-days = Ze stołu na kilka dni przeglądarka zachowuje też to, co było widać ostatnio, razem z twoimi kartami, żeby było to pod ręką bez sieci. Znika, gdy opuszczasz stół.
privacy-log-title = Adresy i dzienniki
privacy-log = Twój adres IP pozostaje przez chwilę w pamięci, żeby zapobiec nadużyciom, i nie jest zapisywany. Dziennik serwera nie zawiera imion, skojarzeń, wiadomości ani adresów.
privacy-who-title = Kto może to zobaczyć
privacy-who = Osoby przy stole i ta, która prowadzi ten serwer. Strony nie ładują niczego z innych serwerów.
privacy-what = Co przechowuje ten serwer
privacy-delete = Usuń moje dane
privacy-delete-sure = Twoje imię, wiadomości i nagrania zostaną usunięte z tego stołu i ze wszystkich wcześniejszych gier przy nim. Twoje ruchy zostaną, bez imienia. W trwającej grze autopilot na stałe zajmie twoje miejsce. Tego nie da się cofnąć.
privacy-delete-sure-of = Imię i nagrania (gracz { $name }) zostaną usunięte z tego stołu i ze wszystkich wcześniejszych gier przy nim. Ruchy zostaną, bez imienia. Tego nie da się cofnąć.
privacy-delete-where = Przy stole użyj menu, a po grze księgi opowieści. Kopie zapasowe mogą zawierać twoje dane jeszcze przez jakiś czas.
privacy-delete-here = Twoje ostatnie stoły na tym urządzeniu:
privacy-delete-at = Usuń moje dane ze stołu { $code }
privacy-delete-of = Usuń dane: { $name }
privacy-delete-yes = Usuń
privacy-deleted = Twoje dane zostały usunięte.
privacy-operator-title = Kto prowadzi ten serwer
privacy-operator-none = Nie podano tu kontaktu. Zapytaj osobę, od której masz link.
privacy-imprint = Nota prawna
privacy-policy = Polityka prywatności
privacy-contact = Kontakt
