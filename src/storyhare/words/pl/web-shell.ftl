### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Zamknij
shell-home = Na stronę główną
shell-again = Spróbuj znowu
shell-not-done = To się nie udało. Spróbuj jeszcze raz.
shell-your-turn = Twoja kolej
shell-loading = Chwileczkę

## Addresses that lead nowhere

shell-lost-title = Nikt tu nie siedzi
shell-lost-text = Ten adres prowadzi donikąd. Może po drodze zgubiła się litera.
shell-no-table-title = Nie ma stołu { $code }
shell-trouble-title = Coś spadło ze stołu
shell-trouble-text = Strona się potknęła. Twoje ruchy są zachowane; wczytaj ją ponownie i graj dalej.
shell-load-anew = Wczytaj ponownie
shell-offline-title = Jeszcze nie ma odpowiedzi
shell-offline-text = Nie ma połączenia ze stołem. Próbujemy dalej.

## Coming in

shell-table-title = Stół { $code }
shell-join-title = Wejdź
shell-join-text = To stół { $code }. Jak mają do ciebie mówić?
shell-join-name = Twoje imię
shell-join-needs = Najpierw twoje imię
shell-join = Dosiądź się
shell-device-title = Twoje miejsce przenosi się tutaj
shell-device-moving = Chwileczkę, twoje miejsce jest w drodze.
shell-device-whose = Kto gra na tym urządzeniu?
shell-device-question = Siedzisz przy tym stole jako { $mine }. Jeśli { $theirs } zagra tutaj, { $mine } odejdzie od stołu.
shell-device-stay = Zostań jako { $mine }
shell-device-take = Graj dalej jako { $theirs }

## The connection

shell-away = Łączymy się ponownie. Twoje ruchy są zachowane.
shell-away-moves = { $moves ->
        [one] Łączymy się ponownie. Twój ruch wyślemy po powrocie.
        [few] Łączymy się ponownie. Twoje { $moves } ruchy wyślemy po powrocie.
        [many] Łączymy się ponownie. Twoje { $moves } ruchów wyślemy po powrocie.
       *[other] Łączymy się ponownie. Twoje ruchy ({ $moves }) wyślemy po powrocie.
    }
shell-restart = Serwer bierze oddech. Twój stół sam wróci.
shell-elsewhere-title = Grasz gdzie indziej
shell-elsewhere-text = Twoje miejsce jest otwarte w innej karcie przeglądarki lub na innym urządzeniu.
shell-elsewhere-here = Graj tutaj
shell-removed-title = Gospodarz się z tobą pożegnał
shell-removed-text = Nie ma cię już przy stole { $code }.
shell-locked-title = Stół { $code } jest zamknięty
shell-locked-text = Nikt więcej nie wejdzie, ani żeby grać, ani żeby patrzeć. Gospodarz może otworzyć drzwi w menu.
shell-reload-title = Jest nowsza wersja Storyhare
shell-reload-text = Wczytaj stronę ponownie i graj dalej. Nic nie zginie.
shell-refused-title = Drzwi pozostają zamknięte
shell-refused-text = Ta strona nie może rozmawiać ze stołem. Otwórz ją pod adresem od gospodarza.

## At the table

shell-paused-title = Przerwa
shell-paused-text = { $name } zatrzymuje zegary. Rozprostuj uszy.
shell-paused-mine = Zegary stoją na twoją prośbę. Nikt się nie ruszy, zanim nie wznowisz gry.
shell-paused-empty = Nikogo nie było, więc stół śpi.
shell-resume = Graj dalej
shell-autopilot = Gra za ciebie autopilot.
shell-autopilot-back = Już jestem

## Settings

shell-settings = Ustawienia
shell-language = Język
shell-language-browser = Jak w przeglądarce ({ $language })
shell-theme = Światło
shell-theme-system = Jak urządzenie
shell-theme-night = Noc
shell-theme-day = Dzień
shell-calm = Spokojny obraz
shell-calm-hint = Nic nie lata, nie obraca się i nie skacze.
shell-sound = Dźwięki
shell-sound-hint = Karty, głosy i skoki, i cichy znak, gdy przyjdzie twoja kolej.
shell-sound-offer = Włączyć dźwięki?
shell-sound-yes = Tak
shell-sound-no = Nie, dzięki
shell-reactions = Reakcje
shell-reactions-hint = Miny innych królików przelatują przez ten ekran.
shell-volume = Głośność
shell-clues = Głośność nagranych skojarzeń
shell-digits = Głosuj cyframi
shell-digits-hint = Podczas głosowania cyfra wybiera kartę, a Z pokazuje ją w powiększeniu.

## What the client itself refuses

refusal-no_answer = Serwer nie odpowiada. Sprawdź połączenie i spróbuj znowu.
refusal-upload_stopped = Wysyłanie przerwane. Nic nie zostało zapisane.
