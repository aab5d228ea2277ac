### Playing with the printed box.

box-door = Wir haben die Schachtel
box-door-hint = Eure Karten auf dem Tisch, die Handys für Stimmen und Punkte
box-cards = Eure eigenen Karten
box-deal = Mischt sie und gebt allen { $cards } Karten.
box-switch = Wir spielen mit der Schachtel
box-switch-hint = Eure gedruckten Karten liegen auf dem Tisch; die Handys sammeln die Stimmen und zählen die Punkte. Bots sehen die Karten nicht und können nicht mitspielen.
box-tell-heading = Sag deine Aussage laut
box-tell = Such dir eine deiner Karten aus und sag, sing oder spiel eine Aussage dazu. Einige sollen sie finden, aber nicht alle.
box-tell-race = Such dir eine Karte aus und sag deine Aussage laut. Wer zuerst spricht, erzählt.
box-tell-party = Sag, was du willst, bevor jemand die eigenen Karten ansieht.
box-tell-party-race = Sag eine Aussage, bevor jemand die eigenen Karten ansieht. Wer zuerst spricht, erzählt.
box-write = Deine Aussage im Geschichtenbuch
box-write-hint = Nur wenn du magst. Alle werden sie sehen.
box-told = Ich habe sie gesagt
box-wait-note = Hör auf die Aussage. Dein Handy meldet sich, wenn du dran bist.
box-which = { $number ->
        [one] Welche Karte ist deine?
       *[other] Welche { $number } Karten sind deine?
    }
box-look = Die Karten werden ausgelegt
box-lay-mine = Sammle alle Karten ein, misch sie mit deiner und leg sie von 1 bis { $cards } aus. Dann tipp auf deine.
box-lay = { $name } mischt die Karten und legt sie von 1 bis { $cards } aus. Dann tipp auf deine: Das sieht sonst niemand.
box-lay-watch = { $name } mischt die Karten und legt sie von 1 bis { $cards } aus.
box-clash = Zwei von euch sagen { $numbers }.
box-clash-look = Schau noch einmal hin: Welche Karte ist wirklich deine?
box-row = Die Reihe auf dem Tisch
box-number = Karte { $number }
box-number-mine = Karte { $number }. Deine.
box-twice = Doppelt
box-needs = { $number ->
        [one] Tipp auf die Nummer deiner Karte
       *[other] Tipp auf deine { $number } Nummern
    }
box-needs-again = Warten auf die andere Person
box-said = Deine: { $numbers }. Zum Ändern tipp auf eine andere.
box-soon = Vertippt? Tipp auf eine andere.
box-vote-hint = Einmal tippen ist deine Stimme. Vor der Auflösung sieht sie niemand.
box-pile = Der Nachziehstapel ist leer
box-pile-sure = Ist der Nachziehstapel wirklich leer? Dann ist das die letzte Runde.
box-pile-yes = Ja, letzte Runde
box-pile-no = Noch nicht
box-tv-race = Wer zuerst eine Aussage sagt, erzählt.
box-tv-tell = Hört zu: Die Aussage kommt laut.
box-tv-lay = Legt die Karten von 1 bis { $cards } aus und tippt auf eure am Handy.
box-live-give = Die Karten liegen in einer Reihe. Welche Nummer ist deine?
box-live-wait = Die anderen sagen, welche Karte ihre ist.

box-holder = { $name } · { $where }
box-clash-shared = Noch jemand sagt dieselbe Nummer.
box-on-device = am Gerät von { $name }
box-take-away = { $name } entfernen
box-bring = Jemanden ohne Handy dazuholen
box-bring-hint = Die Person spielt an diesem Gerät mit. Gebt es herum: Niemand sieht, was die anderen gewählt haben.
box-bring-name = Name
box-bring-yes = An den Tisch holen
box-brought = An diesem Gerät: { $names }
box-bring-done = Fertig
box-pass-title = Weitergeben
box-pass = Gib es { $name }
box-pass-look-away = { $when ->
        [vote] Zeit für die Stimme. Alle anderen schauen weg.
       *[give] Wem gehört welche Karte? Alle anderen schauen weg.
    }
box-pass-me = Ich bin { $name }
box-pass-said = { $name } hat etwas gesagt
box-pass-race = Wer zuerst eine Aussage sagt, erzählt.
box-pass-done = Hier sind alle fertig
box-ways = Lasst die Handys abstimmen
box-way-phones = Alle am eigenen Handy
box-way-phones-hint = Geheime Stimmen, Punkte und Zählleiste.
box-way-one = Ein Gerät für alle
box-way-one-hint = Ihr gebt es herum. Handys können auch mitspielen.
box-way-count = Oder nur die Punkte zählen
box-rules = Mit der Schachtel
box-rules-deal = Wählt auf der ersten Seite „{ box-door }“ und lasst alle den Code scannen. Verteilt eure eigenen Karten wie gewohnt. Ein Fernseher oder Tablet kann das Spielbrett sein.
box-rules-lay = Wer erzählt, sagt eine Aussage und tippt auf „{ box-told }“. Alle geben verdeckt eine Karte ab. Sie werden gemischt und in einer Reihe ausgelegt, links mit 1 beginnend.
box-rules-ask = Jedes Handy fragt, welche Nummer deine ist, und dann nach deiner Stimme. Beides sieht vor der Auflösung niemand, und für die eigene Karte kannst du nicht stimmen.
box-rules-twice = Sagen zwei Personen dieselbe Nummer, bitten ihre Handys sie, noch einmal hinzuschauen.
box-rules-pass = Jemand hat kein Handy? Holt die Person vor dem Spiel an ein Gerät, das ihr herumgebt. Es zeigt nichts von dem, was gewählt wurde.
box-rules-end = Punkte, Zählleiste und wer als Nächstes erzählt kommen von selbst. Wo der Nachziehstapel das Spiel beendet, kann jede Person sagen, dass er leer ist.
