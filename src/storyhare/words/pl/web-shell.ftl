### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Zamknij
shell-home = Na stronę główną
shell-again = Spróbuj jeszcze raz
shell-not-done = To się nie udało. Spróbuj jeszcze raz.
shell-too-old = Nic się tu nie dzieje? W takim razie ta przeglądarka jest za stara na Storyhare. Zaktualizuj ją albo otwórz tę stronę w Safari lub iOS { $safari }, Firefoksie { $firefox }, Chrome lub Edge { $chrome }, albo nowszych.
shell-your-turn = Twoja kolej
shell-loading = Chwileczkę

## Addresses that lead nowhere

shell-lost-title = Nic tu nie ma
shell-lost-text = Ta strona nie istnieje. Może po drodze zgubiła się litera.
shell-no-table-title = Nie ma stołu { $code }
shell-trouble-title = Coś poszło nie tak
shell-trouble-text = Twoje ruchy są zachowane. Wczytaj stronę ponownie i graj dalej.
shell-load-anew = Wczytaj ponownie
shell-offline-title = Brak połączenia
shell-offline-text = Nie możemy połączyć się ze stołem. Próbujemy dalej.

## Coming in

shell-table-title = Stół { $code }
shell-join-title = Wejdź
shell-join-text = To stół { $code }. Jak mają do ciebie mówić?
shell-join-name = Twoje imię
shell-join-needs = Najpierw podaj imię
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
        [one] Łączymy się ponownie. Twój ruch wyślemy, gdy wróci połączenie.
        [few] Łączymy się ponownie. Twoje { $moves } ruchy wyślemy, gdy wróci połączenie.
        [many] Łączymy się ponownie. Twoje { $moves } ruchów wyślemy, gdy wróci połączenie.
       *[other] Łączymy się ponownie. Twoje ruchy ({ $moves }) wyślemy, gdy wróci połączenie.
    }
shell-restart = Serwer uruchamia się ponownie. Twój stół zaraz wróci.
shell-elsewhere-title = Grasz gdzie indziej
shell-elsewhere-text = Twoje miejsce jest otwarte w innej karcie przeglądarki lub na innym urządzeniu.
shell-elsewhere-here = Graj tutaj
shell-removed-title = Usunięto cię ze stołu
shell-removed-text = Nie ma cię już przy stole { $code }.
shell-locked-title = Stół { $code } jest zablokowany
shell-locked-text = Nikt więcej nie wejdzie, ani żeby grać, ani żeby patrzeć. Gospodarz może odblokować stół w menu.
shell-reload-title = Jest nowa wersja
shell-reload-text = Wczytaj stronę ponownie i graj dalej. Nic nie zginie.
shell-refused-title = Ta strona nie może się połączyć
shell-refused-text = Nie ma stąd dostępu do stołu. Otwórz grę pod adresem od gospodarza.

## At the table

shell-paused-title = Przerwa
shell-paused-text = { $name } robi przerwę. Rozprostuj uszy.
shell-paused-mine = Przerwa na twoją prośbę. Nikt się nie ruszy, dopóki nie wznowisz gry.
shell-paused-empty = Nikogo nie było, więc gra się zatrzymała.
shell-resume = Wznów
shell-autopilot = Gra za ciebie autopilot.
shell-autopilot-back = Już jestem

## Settings

shell-settings = Ustawienia
shell-language = Język
shell-language-browser = Jak w przeglądarce ({ $language })
shell-theme = Motyw
shell-theme-system = Jak w urządzeniu
shell-theme-night = Nocny
shell-theme-day = Dzienny
shell-calm = Mniej animacji
shell-calm-hint = Nic nie lata, nie obraca się i nie skacze.
shell-sound = Dźwięki
shell-sound-hint = Karty, głosy, skoki i cichy sygnał, gdy przyjdzie twoja kolej.
shell-sound-offer = Włączyć dźwięki?
shell-sound-yes = Tak
shell-sound-no = Nie, dzięki
shell-reactions = Reakcje
shell-reactions-hint = Miny innych królików przelatują przez ten ekran.
shell-volume = Głośność
shell-clues = Głośność nagranych skojarzeń
shell-digits = Głosuj cyframi na klawiaturze
shell-digits-hint = Podczas głosowania cyfra wybiera kartę, a Z pokazuje ją w powiększeniu.

## What the client itself refuses

refusal-no_answer = Serwer nie odpowiada. Sprawdź połączenie i spróbuj jeszcze raz.
refusal-no_push = Twoja przeglądarka nie mogła zapisać się na powiadomienia. Spróbuj później.
refusal-upload_stopped = Przesyłanie anulowane. Nic nie zostało zapisane.
