### The first page.

home-title =
    Sag nur ein wenig.
    Lass sie den Rest erraten.
home-text = Ein Spiel aus Bildern und Aussagen für 3 bis 12 Leute. Alle spielen am eigenen Handy; ohne Installation, ohne Konto.
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
home-play = Spielen
home-return = Jetzt nicht
home-bots = Jetzt mit Bots spielen
home-bots-hint = Ohne Warten, nur du und sie

## A clue that fits more than one card

home-which = Welche Karte ist es?
home-clue-1 = Sie hat nie verraten, was darin war
home-clue-2 = Der lange Weg nach Hause
home-clue-3 = Beinahe wach
home-clue-4 = Zu spät zum Umkehren
home-clue-5 = Was der Mond für sich behält
home-clue-6 = Ein gehaltenes Versprechen
