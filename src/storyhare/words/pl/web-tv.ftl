### The TV: read from a sofa. Few words, large.

tv-title = Stół { $code } na telewizorze
tv-join = Grajcie lub oglądajcie
tv-qr = Kod QR adresu { $address }
tv-clock = Pozostały czas
tv-away = Łączymy się ponownie. Gra toczy się dalej na waszych telefonach.
tv-paused = Przerwa w grze.
tv-sleeps = Nikogo nie ma, więc gra czeka.

## Before the game

tv-come = Zeskanujcie albo wpiszcie ten kod
tv-lobby = Stół { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] jedna tura
        [few] { $rounds } tury
        [many] { $rounds } tur
       *[other] { $rounds } tury
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] około jednej tury
        [few] około { $rounds } tur
        [many] około { $rounds } tur
       *[other] około { $rounds } tury
    }
tv-here = { $count ->
        [0] Wszystkie miejsca są wolne
        [one] Jest jeden królik
        [few] Są { $count } króliki
        [many] Jest { $count } królików
       *[other] Jest { $count } królika
    }
tv-watch = { $count ->
        [one] Ogląda jedna osoba.
        [few] Oglądają { $count } osoby.
        [many] Ogląda { $count } osób.
       *[other] Ogląda { $count } osoby.
    }
tv-host = Grę zaczyna { $name }.

## A round

tv-race = Kto ma skojarzenie?
tv-race-text = Kto poda je pierwszy, będzie narratorem.
tv-tells-now = Narrator: { $name }
tv-tells-text = Zaraz padnie skojarzenie. Słowo, wers, piosenka.
tv-words-first = Najpierw skojarzenie, potem karty.
tv-tells = Narrator: { $name } · tura { $round }
tv-find = Znajdźcie kartę gracza { $name }
tv-find-party = Głosujcie jak większość
tv-storyteller = narrator
tv-cards = Karty na stole
tv-card = Karta { $number } z { $of }. { $seen }
tv-two-votes = Jeden głos albo dwa, w telefonie
tv-party-green = wybór większości
tv-party-red = narrator unieważnia jedną kartę

## The reveal

tv-red = czerwony głos
tv-points = Punkty tej tury

## The track and the end

tv-track = Tor punktacji: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] jeden punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
tv-best = Najlepsze skojarzenia wieczoru

## Pairing a TV, and its remote

tv-pair-title = Pokaż stół na tym telewizorze
tv-pair-how = Przy stole otwórz menu w telefonie, wybierz „Pokaż na telewizorze” i wpisz ten kod.
tv-sheet-open = Otwórz ten adres na telewizorze:
tv-sheet-type = Kod z telewizora
tv-sheet-show = Pokaż stół
tv-sheet-done = Telewizor pokazuje już ten stół.
tv-sheet-direct = Albo otwórz tam ten adres:
tv-sheet-here = Otwórz na tym urządzeniu
tv-pick-title = Który stół ma pokazać telewizor?
tv-pick-table = Stół { $code }, jesteś tam jako { $name }
tv-pick-none = Na tym urządzeniu nie siedzisz przy żadnym stole. Najpierw dołącz do któregoś, a potem zeskanuj kod jeszcze raz.
tv-phone-play = Zagraj przy tym stole
tv-remote = Naciśnij OK na pilocie, aby przejść dalej
tv-sound = Naciśnij dowolny przycisk, aby włączyć dźwięk
