### Keeping score for people who play with the box.

score-title = Punkte zählen
score-small = Für das Spiel zu Hause
score-intro = Karten auf eurem Tisch, Punkte auf diesem Handy. Gezählt wird wie an den Online-Tischen, und alles bleibt auf diesem Gerät.
score-away = Der Server antwortet nicht. Eure Runden sind gespeichert; die Punkte kommen, wenn er antwortet.
score-comma = , {""}

## Before the first round

score-rules = Welche Regeln?
score-for-classic = 3 bis 6 Personen
score-for-odyssey = 3 bis 12 Personen
score-for-party = 6 bis 12, alle stimmen ab
score-for-team = zu zweit, 6 bis 12
score-read-rules = Diese Regeln lesen
score-people = Wer spielt?
score-order = Wie ihr sitzt, im Uhrzeigersinn. Tipp auf einen Hasen, um einen anderen zu nehmen.
score-name = Person { $number }
score-rabbit = Anderer Hase für Person { $number }
score-remove = Person { $number } entfernen
score-add = Person hinzufügen
score-opposite = Im Team sitzt ihr euch gegenüber: zu sechst Person 1 und Person 4.
score-pairs = Teams: { $pairs }.
score-pair = { $one } mit { $two }
score-options = Optionen
score-lone = Einzelfund
score-lone-hint = Findet nur eine Person die Karte, gibt es fürs Finden und fürs Erzählen je 4.
score-cap = Punkte für Stimmen auf deiner Karte, pro Runde
score-cap-none = ohne Grenze
score-cap-at = { $count ->
        [0] keine
       *[other] höchstens { $count }
    }
score-double = Zwei Stimmen
score-double-hint = Ab sieben Personen: eine Stimme oder zwei. Eine einzige richtige bringt einen Punkt mehr.
score-begin = { $count ->
        [0] Namen eintragen
        [one] Mit einer Person beginnen
       *[other] Mit { $count } Personen beginnen
    }

## A round

score-round = Runde { $round }
score-who = Wer hat erzählt?
score-tells = erzählt
score-with = mit { $name }
score-whose = Wem gehört welche Karte?
score-whose-hint = { $count ->
        [one] Tipp für alle auf die Nummer ihrer Karte. Die letzte ergibt sich von selbst.
       *[other] Wer erzählt, hat eine Karte, die anderen haben je zwei.
    }
score-whose-team = Wer erzählt, die andere Person im Team und eine aus jedem anderen Team.
score-votes = Wer hat wofür gestimmt?
score-votes-two = Eine Stimme oder zwei, auf verschiedenen Karten.
score-red = { $name }: rote Stimme
score-number = Karte { $number }
score-number-own = Karte { $number } ist die eigene von { $name }
score-count = Punkte zählen
score-leave = Änderungen verwerfen
score-lacks-teller = Wer hat erzählt?
score-lacks-cards = { $count ->
        [one] Eine Karte gehört noch niemandem
       *[other] { $count } Karten gehören noch niemandem
    }
score-lacks-votes = { $count ->
        [one] Die Stimme von { $names } fehlt
        [2] Die Stimmen von { $names } fehlen
        [3] Die Stimmen von { $names } fehlen
       *[other] { $count } Stimmen fehlen
    }
score-lacks-red = Die rote Stimme fehlt

## The score

score-board = Punkte
score-last = Runde { $round }
score-behind = { $count ->
        [one] Eine Runde wartet auf ihre Punkte
       *[other] { $count } Runden warten auf ihre Punkte
    }
score-all = Bisher
score-rounds = Runden
score-told = { $name } hat erzählt
score-mend = Ändern
score-mend-round = Runde { $round } ändern
score-wrong-round = Runde { $round } geht nicht auf: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] ein Punkt
       *[other] { $count } Punkte
    }
score-reason = { $why } { $points }
score-next = Nächste Runde
score-next-tells = { $name } erzählt
score-undo = Rückgängig
score-end = Spiel beenden
score-go-on = Weiterspielen
score-new = Neues Spiel
score-new-sure = Wirklich? Dieses Spiel ist dann weg
score-share = Ergebnis teilen
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
score-line = { $name }: { $count }
score-copied = Ergebnis kopiert. Füg es ein, wo du magst.
score-not-copied = Hier ließ es sich nicht kopieren.
