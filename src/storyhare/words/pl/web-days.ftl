days-pace = Tempo
days-pace-together = wszyscy naraz
days-pace-over_days = przez kilka dni
days-pace-hint = Każdy gra, kiedy ma chwilę. Nie trzeba być tu w tym samym czasie.
days-limit = Czas na każdy ruch
days-hours = { $hours ->
        [one] { $hours } godzina
        [few] { $hours } godziny
        [many] { $hours } godzin
       *[other] { $hours } godziny
    }
days-days = { $days ->
        [one] 1 dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dnia
    }
days-limit-is = Przez kilka dni, czas na ruch: { $time }
days-no-limit = Przez kilka dni, bez limitu czasu
days-until = { $where } · do { $when }
days-more = { $rounds ->
        [one] od twojej wizyty minęła 1 tura
        [few] od twojej wizyty minęły { $rounds } tury
        [many] od twojej wizyty minęło { $rounds } tur
       *[other] od twojej wizyty minęło { $rounds } tury
    }
days-extend = Daj wszystkim więcej czasu
days-extend-hint = Limit czasu liczy się od nowa
days-away = Nie będzie mnie
days-away-hint = Przy stole widać, do kiedy
days-away-until = Wracam
days-away-save = Powiedz przy stole
days-away-is = Przy stole wiadomo, że wracasz: { $date }.
days-away-over = Już jestem z powrotem
days-note-away = wraca: { $date }
mine-title = Twoje stoły
mine-tell = Twój ruch: podaj skojarzenie
mine-give = Twój ruch: daj kartę
mine-vote = Twój ruch: zagłosuj
mine-see = Tura czeka na odsłonięcie
mine-lobby = Gra jeszcze się nie zaczęła
mine-over = Gra skończona
mine-goes-on = Gra trwa
mine-waits = Czeka na: { $names }
mine-waits-many = Czeka na graczy: { $count }
mine-clue = „{ $clue }”
mine-until = do { $when }
mine-put-away = Trafi do archiwum { $date }, jeśli nikt go nie otworzy.
mine-move = Przenieś na inne urządzenie
mine-move-text = Zeskanuj ten kod drugim urządzeniem albo otwórz tam link w ciągu dziesięciu minut. Działa raz, a to urządzenie traci wtedy dostęp do stołów.
mine-moved = { $tables ->
        [one] 1 stół jest teraz na tym urządzeniu.
        [few] { $tables } stoły są teraz na tym urządzeniu.
        [many] { $tables } stołów jest teraz na tym urządzeniu.
       *[other] { $tables } stołu jest teraz na tym urządzeniu.
    }
days-kept = Łączenie. Tak wyglądał stół: { $when }.
days-kept-moves =
    { $moves ->
        [one] Łączenie. Twój ruch zostanie wysłany, gdy będzie sieć.
        [few] Łączenie. Twoje { $moves } ruchy zostaną wysłane, gdy będzie sieć.
        [many] Łączenie. Twoich { $moves } ruchów zostanie wysłanych, gdy będzie sieć.
       *[other] Łączenie. Twoje ruchy ({ $moves }) zostaną wysłane, gdy będzie sieć.
    }
days-too-late = Gdy nie było sieci, gra toczyła się dalej. Twój ruch dotarł za późno i się nie liczy.
days-since = Od twojej ostatniej wizyty
days-since-rounds =
    { $rounds ->
        [one] Odsłonięta jest 1 tura:
        [few] Odsłonięte są { $rounds } tury:
        [many] Odsłoniętych jest { $rounds } tur:
       *[other] Odsłonięte tury: { $rounds }
    }
days-since-see = Pokaż, co się wydarzyło
days-since-later = Najpierw zagraj
days-since-waits =
    { $rounds ->
        [one] Od twojej wizyty odsłonięta jest 1 tura.
        [few] Od twojej wizyty odsłonięte są { $rounds } tury.
        [many] Od twojej wizyty odsłoniętych jest { $rounds } tur.
       *[other] Tury odsłonięte od twojej wizyty: { $rounds }.
    }
days-since-look = Pokaż
