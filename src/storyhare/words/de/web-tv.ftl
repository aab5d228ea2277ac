### The TV: read from a sofa. Few words, large.

tv-title = Tisch { $code } am Fernseher
tv-join = Mitspielen oder zuschauen
tv-qr = QR-Code von { $address }
tv-clock = Restzeit
tv-away = Die Verbindung wird wiederhergestellt. Spielt auf euren Handys weiter.
tv-paused = Das Spiel macht Pause.
tv-sleeps = Alle sind weg, darum macht das Spiel Pause.

## Before the game

tv-come = Scannt oder gebt diesen Code ein
tv-lobby = Tisch { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] etwa eine Runde
       *[other] etwa { $rounds } Runden
    }
tv-here = { $count ->
        [0] Die Plätze sind noch frei
        [one] Ein Hase ist da
       *[other] { $count } Hasen sind da
    }
tv-watch = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
tv-host = { $name } startet das Spiel.

## A round

tv-race = Wer hat eine Aussage?
tv-race-text = Wer zuerst eine hat, erzählt.
tv-tells-now = { $name } erzählt
tv-tells-text = Gleich kommt die Aussage. Ein Wort, ein Satz, ein Lied.
tv-words-first = Erst die Aussage, dann die Karten.
tv-tells = { $name } erzählt · Runde { $round }
tv-find = Findet die Karte von { $name }
tv-find-party = Stimmt wie die meisten
tv-storyteller = erzählt
tv-cards = Karten auf dem Tisch
tv-card = Karte { $number } von { $of }. { $seen }
tv-two-votes = Eine Stimme oder zwei, auf euren Handys
tv-party-green = was die meisten wählen
tv-party-red = wer erzählt, entwertet eine Karte

## The reveal

tv-red = rote Stimme
tv-points = Punkte dieser Runde

## The track and the end

tv-track = Zählleiste: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
tv-best = Die besten Aussagen des Abends

## Pairing a TV, and its remote

tv-pair-title = Einen Tisch auf diesem Fernseher zeigen
tv-pair-how = Öffne an deinem Tisch auf dem Handy das Menü, wähle „Am Fernseher zeigen“ und gib diesen Code ein.
tv-sheet-open = Öffne diese Adresse am Fernseher:
tv-sheet-type = Der Code auf dem Fernseher
tv-sheet-show = Tisch zeigen
tv-sheet-done = Der Fernseher zeigt jetzt diesen Tisch.
tv-sheet-direct = Oder öffne dort diese Adresse:
tv-sheet-here = Auf diesem Gerät öffnen
tv-pick-title = Welchen Tisch soll der Fernseher zeigen?
tv-pick-table = Tisch { $code }, dort bist du { $name }
tv-pick-none = Auf diesem Gerät bist du an keinem Tisch. Setz dich erst an einen und scanne den Code dann noch einmal.
tv-phone-play = An diesem Tisch spielen
tv-remote = Mit OK auf der Fernbedienung geht es weiter
tv-sound = Für den Ton eine beliebige Taste drücken
