### The menu of a table.

menu-open = { $asking ->
        [0] Menu
        [one] Menu, ktoś prosi o miejsce
        [few] Menu, { $asking } osoby proszą o miejsce
        [many] Menu, { $asking } osób prosi o miejsce
       *[other] Menu, { $asking } osoby prosi o miejsce
    }
menu-title = Menu
menu-no = Nie teraz

## For everybody

menu-everyone = Dla wszystkich
menu-table = Ten stół
menu-table-hint = Opcje i długość gry
menu-table-fixed = To wszystko obowiązuje do końca gry. Przed następną gospodarz może to zmienić.
menu-rules = Zasady: { $ruleset }
menu-recap = Wcześniejsze tury
menu-tv = Pokaż na telewizorze
menu-name = Twoje imię
menu-device = Przejdź na inne urządzenie
menu-device-hint = Zachowujesz swoje miejsce
menu-device-text = Zeskanuj to drugim urządzeniem albo otwórz tam link. Działa raz.
menu-device-link = Link dla drugiego urządzenia
menu-copy = Skopiuj link
menu-copied = Link skopiowany
menu-leave = Odejdź od stołu
menu-leave-hint = Możesz wrócić
menu-leave-sure = Zanim wrócisz, gra za ciebie autopilot. W tym czasie ktoś inny może zająć twoje miejsce.
menu-back = Już jestem
menu-claim = Zostań gospodarzem
menu-claim-hint = Gospodarza nie ma
menu-claim-hint-watching = Po { $minutes } minutach nieobecności gospodarza
menu-hurry = Dalej bez gracza { $name }
menu-hurry-some = Nie czekaj na wszystkich
menu-hurry-hint = Do powrotu gra za tę osobę autopilot
menu-ask-seat = Poproś o grę za gracza { $name }
menu-ask-seat-hint = Po { $minutes } minutach nieobecności gracza { $name }
menu-seat-kept = Za gracza { $name } gra autopilot, ale { $name } tu jest i zachowuje miejsce.
menu-seat-removed = Gracz { $name } został usunięty. Do końca gry na tym miejscu gra autopilot.
menu-asked = Prośba o miejsce jest u gospodarza.

## For the host

menu-hosting = Jesteś gospodarzem
menu-asks = { $name } chce grać za gracza { $seat }.
menu-admit = Wpuść do gry
menu-refuse = Nie teraz
menu-pause = Zrób przerwę
menu-pause-hint = Czas przestaje płynąć
menu-resume = Wznów grę
menu-last-round = Niech to będzie ostatnia tura
menu-last-round-sure = Gra skończy się po tej turze. Nie można tego cofnąć.
menu-last-round-is = To jest ostatnia tura.
menu-lock = Zablokuj stół
menu-lock-hint = Nikt więcej nie wejdzie, ani żeby grać, ani żeby patrzeć. Ekrany, które już pokazują stół, zostają.
menu-mute = Wycisz czat
menu-people = Osoby
menu-away = offline
menu-person = { $name }: oddaj stół lub usuń
menu-hand-over = Oddaj stół graczowi { $name }
menu-hand-over-sure = Gospodarzem będzie { $name }, a ty już nie.
menu-hand-over-yes = Oddaj stół
menu-remove = Usuń gracza { $name }
menu-remove-sure = { $name } traci miejsce i nie może na nie wrócić.
menu-remove-sure-playing = { $name } nie może już wrócić. Do końca gry na tym miejscu gra autopilot; nikt inny nie może go zająć.
