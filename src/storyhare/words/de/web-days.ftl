days-pace = Tempo
days-pace-together = alle zusammen
days-pace-over_days = über Tage
days-pace-hint = Alle sind am Zug, wenn sie gerade eine Minute haben. Niemand muss gleichzeitig da sein.
days-limit = Zeit für jeden Zug
days-hours = { $hours } Stunden
days-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
days-limit-is = Über Tage, { $time } für jeden Zug
days-no-limit = Über Tage, ohne Bedenkzeit
days-until = { $where } · bis { $when }
days-more = { $rounds ->
        [one] noch 1 Runde, seit du da warst
       *[other] noch { $rounds } Runden, seit du da warst
    }
days-extend = Allen mehr Zeit geben
days-extend-hint = Die Bedenkzeit beginnt von vorn
days-away = Ich bin im Urlaub
days-away-hint = Alle am Tisch sehen, bis wann
days-away-until = Zurück am
days-away-save = Dem Tisch sagen
days-away-is = Der Tisch weiß, dass du bis { $date } weg bist.
days-away-over = Ich bin schon zurück
days-note-away = weg bis { $date }
