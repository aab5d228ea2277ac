privacy-title = Datenschutz
privacy-lead = Was dieser Server über dich speichert, wie lange und warum. Es gibt keine Konten und keine Werbung, und niemand zählt Besuche.
privacy-table-title = Tische und Spiele
privacy-table = Dein Name, deine Aussagen, deine Stimmen und deine Punkte, damit das Spiel weitergehen kann und ihr es später ansehen könnt.
privacy-table-away =
    { $days ->
        [one] Wird ein Tisch einen Tag lang nicht benutzt, können ihn nur noch Leute öffnen, die dabei waren.
       *[other] Wird ein Tisch { $days } Tage lang nicht benutzt, können ihn nur noch Leute öffnen, die dabei waren.
    }
privacy-table-time =
    { $days ->
        [0] Das wird nicht automatisch gelöscht. Wer diesen Server betreibt, kann es löschen.
        [one] Das wird einen Tag nach der letzten Nutzung gelöscht.
       *[other] Das wird { $days } Tage nach der letzten Nutzung gelöscht.
    }
privacy-names = In Geschichtenbuch und Wiedergabe sehen deinen Namen die Leute aus dem Spiel, andere nur, wenn alle zustimmen. Du kannst Nein sagen.
privacy-chat-title = Chat
privacy-chat = Die letzten { $messages } Nachrichten eines Tisches, solange der Tisch gespeichert ist.
privacy-recordings-title = Aufgenommene Aussagen
privacy-recordings =
    { $days ->
        [0] Dieser Server behält keine Aufnahmen.
        [one] Lieder, Pantomimen und Fotos der Karten werden nach einem Tag gelöscht, es sei denn, alle im Spiel wollen sie behalten.
       *[other] Lieder, Pantomimen und Fotos der Karten werden nach { $days } Tagen gelöscht, es sei denn, alle im Spiel wollen sie behalten.
    }
privacy-decks-title = Eigene Bilder
privacy-decks =
    { $days ->
        [one] Ein hochgeladenes Deck wird gelöscht, wenn es einen Tag lang nicht benutzt wird oder du es löschst. Gespeichert werden die Bilder ohne Ort und Datum der Aufnahme.
       *[other] Ein hochgeladenes Deck wird gelöscht, wenn es { $days } Tage lang nicht benutzt wird oder du es löschst. Gespeichert werden die Bilder ohne Ort und Datum der Aufnahme.
    }
privacy-vision = Damit Bots diese Bilder beurteilen können, werden sie an { $host } geschickt.
privacy-notify-title = Benachrichtigungen
privacy-notify = Wenn du an einem Tisch über mehrere Tage Benachrichtigungen einschaltest, speichert dieser Server, wie er dich erreicht, deine Sprache, deine Zeitzone und deine Ruhezeiten. Das alles wird gelöscht, wenn du sie ausschaltest, oder mit dem Tisch. Was gesendet wurde, wird nach einem Monat gelöscht.
privacy-notify-push = Benachrichtigungen im Browser laufen verschlüsselt über einen Dienst seines Herstellers.
privacy-notify-email = E-Mails laufen über den Mailanbieter dieses Servers.
privacy-notify-webhook = Die Tischleitung kann den Tisch mit einem Gruppenchat verbinden. Dort steht dann, wer dran ist, mit Namen.
privacy-device-title = Auf deinem Gerät
privacy-device = Ein Cookie je Tisch hält deinen Platz, höchstens 400 Tage lang. Deine Einstellungen, dein Name, deine letzten Tische und angefangene Aussagen bleiben in deinem Browser.
privacy-device-days = Von einem Tisch über mehrere Tage behält dein Browser auch, was du zuletzt gesehen hast, samt deinen Karten, damit es ohne Netz da ist. Verlässt du den Tisch, verschwindet es.
privacy-log-title = Adressen und Protokolle
privacy-log = Deine IP-Adresse bleibt eine Weile im Arbeitsspeicher, um Missbrauch zu verhindern, und wird nicht gespeichert. Das Protokoll des Servers enthält keine Namen, Aussagen, Nachrichten oder Adressen.
privacy-who-title = Wer das sehen kann
privacy-who = Die Leute am Tisch und wer diesen Server betreibt. Die Seiten laden nichts von anderen Servern.
privacy-what = Was dieser Server speichert
privacy-delete = Meine Daten löschen
privacy-delete-sure = Dein Name, deine Nachrichten und deine Aufnahmen werden an diesem Tisch und in allen früheren Spielen dort gelöscht. Deine Züge bleiben, ohne Namen. In einem laufenden Spiel übernimmt der Autopilot deinen Platz endgültig. Das lässt sich nicht rückgängig machen.
privacy-delete-sure-of = Name und Aufnahmen von { $name } werden an diesem Tisch und in allen früheren Spielen dort gelöscht. Die Züge bleiben, ohne Namen. Das lässt sich nicht rückgängig machen.
privacy-delete-where = An einem Tisch geht das im Menü, nach einem Spiel in seinem Geschichtenbuch. In Sicherungskopien können deine Daten noch eine Zeit lang stehen.
privacy-delete-here = Deine letzten Tische auf diesem Gerät:
privacy-delete-at = Meine Daten am Tisch { $code } löschen
privacy-delete-of = Daten von { $name } löschen
privacy-delete-yes = Löschen
privacy-deleted = Deine Daten sind gelöscht.
privacy-operator-title = Wer diesen Server betreibt
privacy-operator-none = Hier ist kein Kontakt angegeben. Frag die Person, von der du den Link hast.
privacy-imprint = Impressum
privacy-policy = Datenschutzerklärung
privacy-contact = Kontakt
