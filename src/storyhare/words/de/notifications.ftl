notification-turn-title = Du bist dran · { $code }
notification-reminder-title = Die anderen warten auf dich · { $code }
notification-first = Noch hat niemand etwas erzählt. Fällt dir etwas ein?
notification-tell = Du erzählst: Wähl eine Karte und sag etwas dazu.
notification-give = Es gibt eine Aussage. Welche deiner Karten passt dazu?
notification-vote = Die Karten liegen auf dem Tisch. Welche gehört zur Aussage?
notification-hours =
    { $hours ->
        [one] Noch etwa eine Stunde.
       *[other] Noch etwa { $hours } Stunden.
    }
notification-days =
    { $days ->
        [one] Noch ein Tag.
       *[other] Noch { $days } Tage.
    }
notification-over-title = Das Spiel ist zu Ende · { $code }
notification-over = Schau, wie es ausgegangen ist.
notification-put_away-title = Ein stiller Tisch · { $code }
notification-put_away = Schon länger hat niemand gespielt; bald wird der Tisch archiviert. Öffne ihn einmal, dann bleibt er.
notification-table-title = Tisch { $code } · Runde { $round }
notification-table-first = Wer erzählt zuerst? Es fehlen: { $names }
notification-table-tell = Es fehlt eine Aussage von: { $names }
notification-table-give = Es gibt eine Aussage. Es fehlen Karten von: { $names }
notification-table-vote = Die Karten liegen auf dem Tisch. Es fehlen Stimmen von: { $names }
notification-hello-title = Tisch { $code } ist verbunden
notification-hello = Ab jetzt steht hier, wer dran ist. Aussagen und Karten bleiben am Tisch.
notification-confirm-title = Dürfen wir dir zu Tisch { $code } schreiben?
notification-confirm = Jemand an Tisch { $code } bei Storyhare möchte an dieser Adresse erfahren, wann der eigene Zug ansteht. Bist du das? Dann öffne diesen Link und sag Ja. Wenn nicht, tu nichts; mehr kommt nicht.
notification-email-stop = Keine solchen E-Mails mehr: { $link }
