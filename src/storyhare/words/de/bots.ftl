### Computer players on the command line.

bots-title = { $players } Personen, { $rounds } Runden je Paarung, Startwert { $seed }
bots-column-teller = Erzählt
bots-column-crowd = Stimmt ab
bots-column-company = Sie sind
bots-column-found = Eine Stimme trifft
bots-column-chance = Gegen den Zufall
bots-column-some = Von einigen gefunden, nicht allen
bots-column-decoy = Stimmen je Köder
bots-column-time = p95 je Entscheidung
bots-guest-title = Ein Gast am Tisch der anderen Familien, beim Erzählen und beim Abstimmen
bots-column-guest = Gast
bots-column-finds = Der Gast trifft
bots-company-self = dieselben*
bots-company-kin = verwandt*
bots-company-strangers = Fremde
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Die Hälfte dessen, was man wissen kann, ist jedem einzelnen Bot verborgen. Nur die Zeilen unter Fremden sind Ergebnisse, die mit * schmeicheln; in Klammern das 95-%-Intervall.
bots-no-encoder = Hier ist nur die Familie des Lexikons: Installiere storyhare[bots], damit sie auf Fremde trifft.
bots-no-such-strength = Eine Stärke ist eine von { $names }.
bots-tables-title = Tische, wie die Lobby sie macht: je { $rounds } Runden, Startwert { $seed }
bots-column-table = Tisch
bots-column-everyone = Alle finden sie
bots-column-no-one = Niemand findet sie
bots-column-agree = Zwei Stimmen gleich
bots-column-meets = Hälfte auf einer Karte
bots-column-points = Punkte: Erzähler / andere
bots-column-words = Mehrere Wörter
bots-column-partners = Paar punktet
bots-clues-title = Hinweise aller Runden, in Prozent
bots-column-language = Sprache
bots-column-again = In einer Partie wiederholt
bots-kind = { $kind ->
        [saying] Redensart
        [title] Titel
        [mood] Stimmung
        [question] Frage
        [half] Anfang
        [words] Wörter
       *[word] Wort
    }
bots-person-title = Ein Gast mit Hinweisen von Menschen: der Gast / die Bots
bots-reading = { $strength }: nach Hinweisen von Menschen die richtige von sechs Karten in { $share }
bots-tables-footnote = Die Zahlen sind Prozent der Runden, oder der Stimmen, wo jemand die Karte findet und wo zwei gleich sind, mit der Reichweite des 95-%-Intervalls. Hälfte auf einer Karte: Mindestens die Hälfte der Stimmen liegt auf derselben Karte. Paar punktet: Das Paar, das erzählt, bekommt Punkte.
bots-no-such-part = { $part } gibt es nicht. Es gibt: { $names }.
bots-players = Sag, für wie viele Personen, von { $least } bis { $most }, zum Beispiel 4,6.
simulate-no-such-bot = Einen Bot namens { $bot } gibt es nicht. Es gibt: { $names }.
simulate-bots = Wer gespielt hat, Platz für Platz: { $names }
