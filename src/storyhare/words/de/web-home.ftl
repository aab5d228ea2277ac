### The first page.

home-title =
    Sag nur ein wenig.
    Der Rest wird erraten.
home-text = Ein Spiel mit Bildern und Aussagen für 3 bis 12 Leute. Alle spielen am eigenen Handy, ohne Installation und ohne Konto.
home-cards = Einige der Karten
home-more = Mehr
home-rules = So geht’s
home-score = Punkte zählen

## The ways in

home-doors = An den Tisch
home-start = Tisch eröffnen
home-code = Hast du einen Tischcode?
home-code-wrong = Ein Code hat vier bis sechs Buchstaben und Ziffern, zum Beispiel K7WM.
home-join = Mitspielen
home-back = Zurück an Tisch { $code }
home-back-name = Dort bist du { $name }.
home-name = Wie sollen die anderen dich nennen?
home-open = Tisch eröffnen
home-me = Hase
home-return = Jetzt nicht
home-bots = Jetzt mit Bots spielen
home-bots-hint = Ohne Warten, nur du und die Bots

## A clue that fits exactly one of the cards

home-which = Welche Karte ist es?
home-right = Ja, genau die. Jetzt weißt du, wie es geht.
home-wrong = Hätte sein können. Schau noch einmal hin.
home-clue-1 = Langsame Lektüre
home-clue-2 = Der Schlüssel zur Nacht
home-clue-3 = Ein Balanceakt
home-clue-4 = Der Tee ist fertig
home-clue-5 = Immer der Musik nach
home-clue-6 = Nimm einen Schirm mit
