### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Tisch von { $name }
lobby-title-mine = Dein Tisch
lobby-title-none = Der Tisch
lobby-tv = Am Fernseher zeigen

## Coming in

lobby-come-in = So kommt man dazu
lobby-code = Tischcode
lobby-qr = Scannen und an Tisch { $code } mitspielen
lobby-invite = Leute einladen
lobby-invitation = Komm an meinen Tisch
lobby-copy = Link kopieren
lobby-copied = Link kopiert
lobby-by-hand = Kopiere diesen Link
lobby-locked = Der Tisch ist gesperrt: Niemand kann mehr dazukommen oder zuschauen. Bildschirme, die ihn schon zeigen, bleiben.
lobby-only-here = Dieser Link funktioniert nur auf diesem Gerät. Für Handys öffne Storyhare über die Adresse in deinem Heimnetz und lade von dort ein.

## Seats

lobby-seats = Am Tisch
lobby-seated = { $seats } von { $most }
lobby-you = { $name } (du)
lobby-change-me = { $name }, Hasen und Namen ändern
lobby-host = leitet
lobby-bot = Bot
lobby-away = weg
lobby-add-bot = Bot dazusetzen
lobby-change-bot = { $name }, diesen Bot ändern
lobby-fill-bots = { $bots ->
        [one] Mit einem Bot auffüllen
       *[other] Mit { $bots } Bots auffüllen
    }
lobby-bots-blind = Mit diesen Bildern können hier keine Bots mitspielen.
lobby-strength = Spielstärke
lobby-strength-easy = Leicht
lobby-strength-easy-hint = Liegt oft daneben, leicht zu täuschen.
lobby-strength-medium = Mittel
lobby-strength-medium-hint = Findet etwa so viele Karten wie Menschen.
lobby-strength-sharp = Stark
lobby-strength-sharp-hint = Durchschaut fast alles und stellt gute Fallen.
lobby-character-proverbs = Liebt Sprichwörter
lobby-character-books = Denkt an Bücher und Filme
lobby-character-tales = Kennt alle Märchen
lobby-character-myths = Lebt in alten Sagen
lobby-character-songs = Denkt in Liedern
lobby-character-feelings = Folgt dem Gefühl
lobby-character-journeys = Träumt von der Ferne
lobby-character-people = Denkt immer an Menschen
lobby-character-time = Schaut der Zeit zu
lobby-character-everyday = Mag das Alltägliche
lobby-character-science = Schaut zu den Sternen
lobby-character-ideas = Stellt große Fragen
lobby-bot-name = Name des Bots
lobby-bot-remove = { $name } entfernen
lobby-sit = Platz nehmen
lobby-stand = Nur zuschauen
lobby-watching = Publikum: { $names }
lobby-came = { $name } ist jetzt dabei.
lobby-arrange = Plätze ordnen
lobby-arranged = Fertig
lobby-earlier = { $name } einen Platz nach oben
lobby-later = { $name } einen Platz nach unten
lobby-shuffle = Plätze mischen
lobby-mix = Teams mischen
lobby-partners = Im Team sitzt ihr euch gegenüber. Eine Person gibt eine Karte, die andere stimmt ab, ohne sie zu kennen.
lobby-one-rabbit = { $rabbit }, ein Hase für zwei
lobby-other-partner = { $name } in ein anderes Team setzen

## Oneself

lobby-you-title = Du
lobby-rabbits = Dein Hase
lobby-name = Dein Name
lobby-sign = Mich im Geschichtenbuch nennen
lobby-sign-hint = Wer mitgespielt hat, sieht deinen Namen dort, außer du sagst Nein. Andere sehen Namen nur, wenn alle einverstanden sind.
lobby-rabbit-0 = Mohn
lobby-rabbit-1 = Ringelblume
lobby-rabbit-2 = Stroh
lobby-rabbit-3 = Moos
lobby-rabbit-4 = Farn
lobby-rabbit-5 = Lagune
lobby-rabbit-6 = Himmel
lobby-rabbit-7 = Kobalt
lobby-rabbit-8 = Pflaume
lobby-rabbit-9 = Pfingstrose
lobby-rabbit-10 = Kastanie
lobby-rabbit-11 = Asche

## Rulesets

lobby-rules = Regeln
lobby-ruleset-classic = Klassisch
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = Team
lobby-players-classic = 3 bis 6 Personen
lobby-players-odyssey = 3 bis 12 Personen
lobby-players-party = 6 bis 12 Personen
lobby-players-team = 6, 8, 10 oder 12 Personen
lobby-how-classic = Das Original.
lobby-how-odyssey = Ab sieben Personen gibt es zwei Stimmen.
lobby-how-party = Erst die Aussage, dann die Karten. Wähle, was die meisten wählen.
lobby-how-team = Zu zweit: Eine Person gibt eine Karte, die andere stimmt ab.
lobby-ends-classic = Schluss ist, wenn der Nachziehstapel leer ist.
lobby-ends-odyssey = Schluss ist bei 30 Punkten.
lobby-misfit-too_few_players = { $missing ->
        [one] Eine Person fehlt noch
       *[other] { $missing } Personen fehlen noch
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Eine Person zu viel
       *[other] { $extra } Personen zu viel
    }
lobby-misfit-players_without_partner = Teams zu zweit: Eine Person fehlt noch

## Options

lobby-options = Optionen
lobby-usual = Standard: { $usual }
lobby-end = Das Spiel endet
lobby-end-pile = wenn der Nachziehstapel leer ist
    .whole = Endet, wenn der Nachziehstapel leer ist
lobby-end-score = bei { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }
    .whole = Endet bei { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    }
lobby-end-tellings = { $times ->
        [one] wenn alle einmal erzählt haben
        [2] wenn alle zweimal erzählt haben
       *[other] wenn alle { $times }-mal erzählt haben
    }
    .whole = { $times ->
        [one] Endet, wenn alle einmal erzählt haben
        [2] Endet, wenn alle zweimal erzählt haben
       *[other] Endet, wenn alle { $times }-mal erzählt haben
    }
lobby-first = Wer zuerst erzählt
lobby-first-clue = Wer zuerst eine Aussage hat, erzählt zuerst
lobby-first-random = Der Zufall entscheidet, wer zuerst erzählt
lobby-first-person = { $name } erzählt zuerst
lobby-language = Sprache der Aussagen
lobby-language-hint = Das Spiel selbst sehen alle in ihrer eigenen Sprache.
lobby-clues-in = Aussagen auf { $language }
lobby-lone = Einzelfund
lobby-lone-hint = Findet nur eine Person die Karte, gibt es fürs Finden und fürs Erzählen je vier Punkte.
lobby-bonus = Bonus für Stimmen auf deiner Karte
lobby-bonus-hint = Höchstens so viele Punkte pro Runde.
lobby-cap = höchstens { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
    .whole = Bonus: höchstens { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
lobby-cap-none = ohne Grenze
    .whole = Bonus ohne Grenze
lobby-double = Zwei Stimmen ab sieben Personen
lobby-double-hint = Stimm für eine Karte oder für zwei. Wer sie mit einer einzigen Stimme findet, bekommt einen Punkt mehr.
lobby-double-off = Immer eine Stimme
lobby-kind-sound = Klänge und Lieder
lobby-kind-sound-hint = Singen, Summen, ein Geräusch: live vor allen oder aufgenommen.
lobby-kind-mime = Pantomime
lobby-kind-mime-hint = Vorspielen ohne ein Wort: live vor allen oder gefilmt.
lobby-caption = Worte zu Klängen und Pantomime
lobby-caption-hint = Wer singt oder vorspielt, gibt ein paar Worte dazu, für alle, die es nicht hören oder sehen können.
lobby-remarks = Bots sagen, woran sie dachten
lobby-remarks-hint = Nach manchen Runden sagt ein Bot im Chat, woran er gedacht hat.
lobby-remarks-off = Bots behalten ihre Gedanken für sich
lobby-led-reveal = Die Tischleitung deckt auf
lobby-led-reveal-hint = Auf allen Bildschirmen wartet jeder Schritt, bis die Tischleitung tippt.

## Clocks

lobby-clocks = Bedenkzeit
lobby-no-clock = Unbegrenzte Bedenkzeit
lobby-no-clock-but = Unbegrenzte Bedenkzeit; weiter geht es { $time } nach der Auflösung
lobby-clock-none = unbegrenzt
lobby-clock-tell = Für die Aussage
lobby-clock-give = Für die Kartenwahl
lobby-clock-vote = Für die Abstimmung
lobby-clock-reveal = Nach der Auflösung
lobby-clock-reveal-none = bis alle bereit sind
lobby-clock-tell-is = { $time } für die Aussage
lobby-clock-give-is = { $time } für die Karten
lobby-clock-vote-is = { $time } für die Abstimmung
lobby-seconds = { $seconds } Sekunden
lobby-minutes = { $minutes ->
        [one] 1 Minute
       *[other] { $minutes } Minuten
    }
lobby-minutes-seconds = { $minutes } min { $seconds } s

## Pictures

lobby-decks = Decks
lobby-decks-change = Deck wechseln
lobby-decks-look = Karten ansehen
lobby-decks-hide = Karten ausblenden
lobby-decks-remove = Deck löschen
lobby-decks-remove-sure = { $title } endgültig löschen?
lobby-decks-keep = Behalten
lobby-cards = { $cards ->
        [one] Eine Karte
       *[other] { $cards } Karten
    }
lobby-upload = Deine eigenen Bilder
lobby-upload-hint = PNG, JPEG, WebP oder AVIF, einzeln oder als ZIP-Datei. Nur wer an deinem Tisch ist, sieht sie.
lobby-upload-title = Bilder von { $name }
lobby-upload-choose = Bilder wählen
lobby-upload-part = { $pictures ->
        [0] { $percent } % hochgeladen
        [one] Ein Bild wird hochgeladen: { $percent } %
       *[other] { $pictures } Bilder werden hochgeladen: { $percent } %
    }
lobby-upload-left-out = { $files ->
        [one] Eine Datei ließ sich nicht verwenden. Alle anderen sind jetzt Karten.
       *[other] { $files } Dateien ließen sich nicht verwenden. Alle anderen sind jetzt Karten.
    }
lobby-upload-waiting =
    { $before ->
        [one] Noch ein Deck ist vor deinem dran
       *[other] Noch { $before } Decks sind vor deinem dran
    }
lobby-upload-making = Die Karten werden erstellt
lobby-upload-cards = { $done } von { $cards } Karten erstellt
lobby-upload-stop = Hochladen abbrechen
lobby-upload-unreadable = Eines der Bilder ist nicht lesbar. Wähle alle noch einmal aus.

## The start

lobby-start = { $players ->
        [one] Mit einer Person starten
       *[other] Mit { $players } Personen starten
    }
lobby-start-teams = Mit { $teams } Teams starten
lobby-host-starts = { $name } startet das Spiel
lobby-no-host = Keine Leitung: im Menü übernehmen
lobby-not-yet = Noch nicht
lobby-rounds = { $rounds ->
        [one] Eine Runde
       *[other] { $rounds } Runden
    }
lobby-rounds-about = { $rounds ->
        [one] Etwa eine Runde
       *[other] Etwa { $rounds } Runden
    }
