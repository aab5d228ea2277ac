### Around the screens: coming in, the connection, settings, and kind words when something is not there.

shell-close = Schließen
shell-home = Zur Startseite
shell-again = Noch einmal versuchen
shell-not-done = Das hat nicht geklappt. Versuch es noch einmal.
shell-too-old = Tut sich hier nichts? Dann ist dieser Browser zu alt für Storyhare. Aktualisiere ihn oder öffne diese Seite in Safari oder iOS { $safari }, Firefox { $firefox }, Chrome oder Edge { $chrome } oder neuer.
shell-your-turn = Du bist dran
shell-loading = Einen Moment

## Addresses that lead nowhere

shell-lost-title = Hier ist nichts
shell-lost-text = Diese Seite gibt es nicht. Vielleicht ging unterwegs ein Buchstabe verloren.
shell-no-table-title = Kein Tisch { $code }
shell-trouble-title = Da ist etwas schiefgegangen
shell-trouble-text = Deine Züge sind gespeichert. Lade die Seite neu und spiel weiter.
shell-load-anew = Neu laden
shell-offline-title = Keine Verbindung
shell-offline-text = Der Tisch ist nicht erreichbar. Wir versuchen es weiter.

## Coming in

shell-table-title = Tisch { $code }
shell-join-title = Komm herein
shell-join-text = Das ist Tisch { $code }. Wie sollen die anderen dich nennen?
shell-join-name = Dein Name
shell-join-needs = Gib erst deinen Namen ein
shell-join = Dazusetzen
shell-device-title = Dein Platz zieht um
shell-device-moving = Einen Moment, dein Platz ist unterwegs.
shell-device-whose = Wer spielt auf diesem Gerät?
shell-device-question = Du sitzt an diesem Tisch als { $mine }. Wenn { $theirs } hier weiterspielt, verlässt { $mine } den Tisch.
shell-device-stay = { $mine } bleiben
shell-device-take = Als { $theirs } weiterspielen

## The connection

shell-away = Die Verbindung wird wiederhergestellt. Deine Züge sind gespeichert.
shell-away-moves = { $moves ->
        [one] Die Verbindung wird wiederhergestellt. Dann wird dein Zug gesendet.
       *[other] Die Verbindung wird wiederhergestellt. Dann werden deine { $moves } Züge gesendet.
    }
shell-restart = Der Server startet neu. Dein Tisch ist gleich wieder da.
shell-elsewhere-title = Du spielst gerade woanders
shell-elsewhere-text = Dein Platz ist in einem anderen Tab oder auf einem anderen Gerät offen.
shell-elsewhere-here = Hier spielen
shell-removed-title = Die Tischleitung hat dich entfernt
shell-removed-text = Du bist nicht mehr an Tisch { $code }.
shell-locked-title = Tisch { $code } ist gesperrt
shell-locked-text = Niemand kann mehr dazukommen oder zuschauen. Die Tischleitung kann den Tisch im Menü entsperren.
shell-reload-title = Es gibt eine neue Version
shell-reload-text = Lade die Seite neu und spiel weiter. Nichts geht verloren.
shell-refused-title = Keine Verbindung von dieser Seite
shell-refused-text = Sie erreicht den Tisch nicht. Öffne sie über die Adresse, mit der du eingeladen wurdest.

## At the table

shell-paused-title = Pause
shell-paused-text = { $name } hat das Spiel angehalten. Streck mal die Ohren.
shell-paused-mine = Du hast das Spiel angehalten. Niemand kann ziehen, bis du weiterspielst.
shell-paused-empty = Alle waren weg, darum macht das Spiel Pause.
shell-resume = Weiterspielen
shell-autopilot = Der Autopilot spielt für dich.
shell-autopilot-back = Ich bin wieder da

## Settings

shell-settings = Einstellungen
shell-language = Sprache
shell-language-browser = Wie im Browser ({ $language })
shell-theme = Hell oder dunkel
shell-theme-system = Wie auf dem Gerät
shell-theme-night = Dunkel
shell-theme-day = Hell
shell-calm = Weniger Bewegung
shell-calm-hint = Nichts fliegt, dreht sich oder hüpft.
shell-sound = Töne
shell-sound-hint = Karten, Stimmen und Sprünge, und ein leiser Ton, wenn du dran bist.
shell-sound-offer = Mit Ton?
shell-sound-yes = Ja
shell-sound-no = Nein, danke
shell-reactions = Reaktionen
shell-reactions-hint = Die Gesichter der anderen Hasen fliegen über diesen Bildschirm.
shell-volume = Lautstärke
shell-clues = Lautstärke aufgenommener Aussagen
shell-digits = Mit Zifferntasten abstimmen
shell-digits-hint = Beim Abstimmen wählt eine Ziffer eine Karte, Z zeigt sie groß.

## What the client itself refuses

refusal-no_answer = Der Server antwortet nicht. Prüf die Verbindung und versuch es noch einmal.
refusal-no_push = Dein Browser konnte sich nicht für Benachrichtigungen anmelden. Versuch es später noch einmal.
refusal-upload_stopped = Das Hochladen wurde abgebrochen. Es wurde nichts gespeichert.
