### Computer players on the command line.

bots-title = { $players } Personen, { $rounds } Runden je Paarung, Startwert { $seed }
bots-column-teller = Erzählt
bots-column-crowd = Stimmt ab
bots-column-company = Die anderen sind
bots-column-found = Eine Stimme trifft
bots-column-chance = Gegen den Zufall
bots-column-some = Von einigen gefunden, nicht allen
bots-column-decoy = Stimmen je Lockvogel
bots-column-time = p95 je Entscheidung
bots-guest-title = Ein Gast am Tisch der anderen Familien, beim Erzählen und beim Abstimmen
bots-column-guest = Gast
bots-column-finds = Der Gast trifft
bots-company-self = dieselben*
bots-company-kin = verwandt*
bots-company-strangers = Fremde
bots-times = { $times } × ({ $low }–{ $high })
bots-share = { $mean } ({ $low }–{ $high })
bots-footnote = Jeder Bot sieht nur die Hälfte dessen, was man wissen kann. Aussagekräftig sind nur die Zeilen „Fremde“; die mit * fallen zu gut aus. In Klammern das 95-%-Konfidenzintervall.
bots-no-encoder = Installiert sind nur die Lexikon-Bots. Mit storyhare[bots] treffen sie auf Fremde.
bots-no-such-strength = Diese Spielstärke gibt es nicht. Wähle eine von: { $names }.
bots-tables-title = Tische, wie die Lobby sie macht: je { $rounds } Runden, Startwert { $seed }
bots-column-table = Tisch
bots-column-everyone = Alle finden sie
bots-column-no-one = Niemand findet sie
bots-column-agree = Zwei Stimmen gleich
bots-column-meets = Hälfte auf einer Karte
bots-column-points = Punkte: wer erzählt / andere
bots-column-words = Mehrere Wörter
bots-column-partners = Paar punktet
bots-clues-title = Aussagen aller Runden, in Prozent
bots-column-language = Sprache
bots-column-again = In einer Partie wiederholt
bots-kind = { $kind ->
        [saying] Redensart
        [title] Titel
        [mood] Stimmung
        [question] Frage
        [half] Halbes Sprichwort
        [words] Wörter
       *[word] Wort
    }
bots-person-title = Ein Gast mit Aussagen von Menschen: der Gast / die Bots
bots-reading = { $strength }: nach Aussagen von Menschen die richtige von sechs Karten in { $share }
bots-tables-footnote = Die Zahlen sind Prozent der Runden („Eine Stimme trifft“ und „Zwei Stimmen gleich“: der Stimmen), ± das 95-%-Konfidenzintervall. Hälfte auf einer Karte: Mindestens die Hälfte der Stimmen liegt auf derselben Karte. Paar punktet: Das Paar, das erzählt, bekommt Punkte.
bots-no-such-part = { $part } gibt es nicht. Es gibt: { $names }.
bots-players = Gib an, für wie viele Personen ({ $least } bis { $most }), zum Beispiel 4,6.
simulate-no-such-bot = Einen Bot namens { $bot } gibt es nicht. Es gibt: { $names }.
simulate-bots = Wer gespielt hat, Platz für Platz: { $names }
