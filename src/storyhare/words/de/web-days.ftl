days-pace = Tempo
days-pace-together = alle zusammen
days-pace-over_days = über mehrere Tage
days-pace-hint = Alle ziehen, wenn sie gerade eine Minute haben. Ihr müsst nicht gleichzeitig da sein.
days-limit = Zeit für jeden Zug
days-hours = { $hours } Stunden
days-days = { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
days-limit-is = Über mehrere Tage, { $time } für jeden Zug
days-no-limit = Über mehrere Tage, Bedenkzeit unbegrenzt
days-until = { $where } · bis { $when }
days-more = { $rounds ->
        [one] 1 weitere Runde, seit du da warst
       *[other] { $rounds } weitere Runden, seit du da warst
    }
days-extend = Allen mehr Zeit geben
days-extend-hint = Die Bedenkzeit beginnt von vorn
days-away = Ich bin eine Weile weg
days-away-hint = Alle am Tisch sehen, bis wann
days-away-until = Zurück am
days-away-save = Am Tisch Bescheid sagen
days-away-is = Der Tisch weiß, dass du bis { $date } weg bist.
days-away-over = Ich bin schon zurück
days-note-away = weg bis { $date }
mine-title = Deine Tische
mine-tell = Du bist dran: Erzähl
mine-give = Du bist dran: Gib eine Karte
mine-vote = Du bist dran: Stimm ab
mine-see = Eine Runde ist aufgelöst
mine-lobby = Noch nicht gestartet
mine-over = Das Spiel ist zu Ende
mine-goes-on = Das Spiel läuft
mine-waits = Wartet auf { $names }
mine-waits-many = Wartet auf { $count } Personen
mine-clue = „{ $clue }“
mine-until = bis { $when }
mine-put-away = Wird am { $date } archiviert, wenn ihn niemand öffnet.
mine-move = Auf ein anderes Gerät mitnehmen
mine-move-text = Scanne diesen Code mit dem anderen Gerät, oder öffne dort innerhalb von zehn Minuten den Link. Er gilt einmal; danach sind die Tische nicht mehr auf diesem Gerät.
mine-moved = { $tables ->
        [one] 1 Tisch ist jetzt auf diesem Gerät.
       *[other] { $tables } Tische sind jetzt auf diesem Gerät.
    }
days-kept = Verbindung wird aufgebaut. So sah der Tisch aus: { $when }.
days-kept-moves =
    { $moves ->
        [one] Verbindung wird aufgebaut. Dein Zug wird gesendet, sobald du online bist.
       *[other] Verbindung wird aufgebaut. Deine { $moves } Züge werden gesendet, sobald du online bist.
    }
days-too-late = Während du offline warst, ging das Spiel weiter. Dein Zug kam zu spät und zählt nicht.
days-since = Seit du da warst
days-since-rounds =
    { $rounds ->
        [one] Eine Runde ist aufgelöst:
       *[other] { $rounds } Runden sind aufgelöst:
    }
days-since-see = Zeig, was geschah
days-since-later = Erst ziehen
days-since-waits =
    { $rounds ->
        [one] Seit du da warst, ist eine Runde aufgelöst.
       *[other] Seit du da warst, sind { $rounds } Runden aufgelöst.
    }
days-since-look = Zeigen
