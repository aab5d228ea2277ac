### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Schließen
shell-home = Zur Startseite
shell-again = Nochmal versuchen
shell-not-done = Das hat nicht geklappt. Versuch es noch einmal.
shell-your-turn = Du bist dran
shell-loading = Einen Moment

## Addresses that lead nowhere

shell-lost-title = Hier sitzt niemand
shell-lost-text = Diese Adresse führt nirgendwohin. Vielleicht ging unterwegs ein Buchstabe verloren.
shell-no-table-title = Kein Tisch { $code }
shell-trouble-title = Da ist etwas vom Tisch gefallen
shell-trouble-text = Die Seite ist gestolpert. Deine Züge sind gespeichert; lade sie neu und spiel weiter.
shell-load-anew = Neu laden
shell-offline-title = Noch keine Antwort
shell-offline-text = Der Tisch ist nicht erreichbar. Wir versuchen es von selbst weiter.

## Coming in

shell-table-title = Tisch { $code }
shell-join-title = Komm herein
shell-join-text = Das ist Tisch { $code }. Wie sollen die anderen dich nennen?
shell-join-name = Dein Name
shell-join-needs = Erst dein Name
shell-join = Dazusetzen
shell-device-title = Dein Platz zieht um
shell-device-moving = Einen Moment, dein Platz ist unterwegs.
shell-device-whose = Wer spielt auf diesem Gerät?
shell-device-question = Du sitzt an diesem Tisch als { $mine }. Wenn { $theirs } hier weiterspielt, verlässt { $mine } den Tisch.
shell-device-stay = { $mine } bleiben
shell-device-take = Als { $theirs } weiterspielen

## The connection

shell-away = Wir verbinden neu. Deine Züge sind gespeichert.
shell-away-moves = { $moves ->
        [one] Wir verbinden neu. Dein Zug wird dann gesendet.
       *[other] Wir verbinden neu. Deine { $moves } Züge werden dann gesendet.
    }
shell-restart = Der Server holt kurz Luft. Dein Tisch kommt von selbst zurück.
shell-elsewhere-title = Du spielst gerade woanders
shell-elsewhere-text = Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.
shell-elsewhere-here = Hier spielen
shell-removed-title = Du wurdest verabschiedet
shell-removed-text = Du bist nicht mehr an Tisch { $code }.
shell-locked-title = Tisch { $code } ist geschlossen
shell-locked-text = Niemand kommt mehr herein, weder zum Spielen noch zum Zuschauen. Die Tischleitung kann die Tür im Menü öffnen.
shell-reload-title = Es gibt ein neueres Storyhare
shell-reload-text = Lade die Seite neu und spiel weiter. Nichts geht verloren.
shell-refused-title = Die Tür bleibt zu
shell-refused-text = Diese Seite darf nicht mit dem Tisch sprechen. Öffne sie über die Adresse, mit der du eingeladen wurdest.

## At the table

shell-paused-title = Eine Pause
shell-paused-text = { $name } hat die Uhren angehalten. Streck mal die Ohren.
shell-paused-mine = Du hast die Uhren angehalten. Es geht erst weiter, wenn du weitermachst.
shell-paused-empty = Alle waren weg, darum schläft der Tisch.
shell-resume = Weitermachen
shell-autopilot = Der Autopilot spielt für dich.
shell-autopilot-back = Ich bin wieder da

## Settings

shell-settings = Einstellungen
shell-language = Sprache
shell-language-browser = Wie im Browser ({ $language })
shell-theme = Licht
shell-theme-system = Wie das Gerät
shell-theme-night = Nacht
shell-theme-day = Tag
shell-calm = Ruhige Bilder
shell-calm-hint = Nichts fliegt, dreht sich oder hüpft.
shell-sound = Töne
shell-sound-hint = Karten, Stimmen und Sprünge, und ein leises Zeichen, wenn du dran bist.
shell-sound-offer = Mit Ton?
shell-sound-yes = Ja
shell-sound-no = Nein, danke
shell-reactions = Reaktionen
shell-reactions-hint = Die Gesichter der anderen Hasen fliegen über diesen Bildschirm.
shell-volume = Lautstärke
shell-clues = Lautstärke aufgenommener Aussagen
shell-digits = Mit Ziffern abstimmen
shell-digits-hint = Beim Abstimmen wählt eine Ziffer eine Karte, Z zeigt sie groß.

## What the client itself refuses

refusal-no_answer = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
refusal-upload_stopped = Das Hochladen wurde abgebrochen. Es wurde nichts gespeichert.
