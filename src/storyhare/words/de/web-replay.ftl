### A finished game seen again.

replay-name = Wiedergabe
replay-unreadable = Diese Seite kann das Spielprotokoll nicht lesen. Lade sie neu; vielleicht gibt es eine neue Version.
replay-player = Person { $number }
replay-eyes = Aus Sicht von
replay-spectator = Publikum
replay-teller = erzählt
replay-round = Runde { $round } von { $rounds }

## Steps

replay-steps = Schritte der Runde
replay-step-deal = Austeilen
replay-step-tell = Erzählen
replay-step-give = Geben
replay-step-vote = Abstimmen
replay-step-reveal = Aufdecken
replay-title-deal = Vor der Aussage
replay-title-tell = { $name } erzählt
replay-title-give = Die Karten werden gelegt
replay-title-vote = Es wird abgestimmt
replay-back = Einen Schritt zurück
replay-on = Einen Schritt weiter
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo: { $speed }-fach

## Cards

replay-hand = Die Karten von { $name }
replay-hand-card = { $state ->
        [given] Karte { $number } von { $count }, gegeben. { $alt }
       *[kept] Karte { $number } von { $count }. { $alt }
    }
replay-face-down = Verdeckt, bis die Aussage da ist.
replay-given = Gegeben
replay-givers = Gegebene Karten
replay-from = Von { $name }.
replay-own = Die eigene Karte.
replay-own-tag = Eigene
replay-own-vote = Dafür gestimmt.
