### Playing with the printed box.

box-door = Wir haben das Spiel
box-door-hint = Eure Karten auf dem Tisch, die Handys für Stimmen und Punkte
box-cards = Eure eigenen Karten
box-deal = Mischt sie und gebt allen { $cards } Karten.
box-switch = Wir spielen mit unseren Karten
box-switch-hint = Eure gedruckten Karten liegen auf dem Tisch; die Handys sammeln die Stimmen und zählen die Punkte. Bots sehen die Karten nicht und können nicht mitspielen.
box-tell-heading = Sprich deine Aussage laut aus
box-tell = Such dir eine deiner Karten aus und sprich, sing oder spiel eine Aussage dazu. Einige sollen die Karte finden, aber nicht alle.
box-tell-race = Such dir eine Karte aus und sprich deine Aussage laut aus. Wer zuerst spricht, erzählt.
box-tell-party = Sag, was du willst, bevor jemand die eigenen Karten ansieht.
box-tell-party-race = Sag etwas, bevor jemand die eigenen Karten ansieht. Wer zuerst spricht, erzählt.
box-write = Deine Aussage im Geschichtenbuch
box-write-hint = Nur wenn du magst. Alle werden sie sehen.
box-told = Ich hab’s gesagt
box-wait-note = Hör gut zu. Dein Handy meldet sich, wenn du dran bist.
box-write-first = Erst aufschreiben
box-next-clue = Mit der nächsten Aussage beginnt die nächste Runde.
box-one-for-all = Eine Person tippt für alle.
box-which = { $number ->
        [one] Welche Karte ist deine?
       *[other] Welche { $number } Karten sind deine?
    }
box-look = Die Karten werden ausgelegt
box-lay-mine = Sammle alle Karten ein, misch sie mit deiner und leg sie von 1 bis { $cards } aus. Dann tipp auf deine.
box-lay-party = Sammle alle Karten ein, misch sie mit deiner und leg sie von 1 bis { $cards } aus. Die Nummer, die übrig bleibt, ist deine.
box-lay = { $name } mischt die Karten und legt sie von 1 bis { $cards } aus. Dann tipp auf deine: Das sieht sonst niemand.
box-lay-watch = { $name } mischt die Karten und legt sie von 1 bis { $cards } aus.
box-clash = Zwei von euch haben { $numbers } gesagt.
box-clash-look = Schau noch einmal hin: Welche Karte ist wirklich deine?
box-row = Die Reihe auf dem Tisch
box-number = Karte { $number }
box-number-mine = Karte { $number }. Deine.
box-twice = Doppelt
box-needs = { $number ->
        [one] Tipp auf die Nummer deiner Karte
       *[other] Tipp auf deine { $number } Nummern
    }
box-needs-none = Deine musst du nicht antippen
box-needs-again = Warten auf die andere Person
box-said = Deine: { $numbers }. Zum Ändern tipp auf eine andere.
box-soon = Vertippt? Tipp auf eine andere.
box-vote-hint = Einmal tippen, und du hast abgestimmt. Vor der Auflösung sieht das niemand.
box-pile = Der Nachziehstapel ist leer
box-pile-sure = Ist der Nachziehstapel wirklich leer? Dann ist das die letzte Runde.
box-pile-yes = Ja, letzte Runde
box-pile-no = Noch nicht
box-tv-race = Wer zuerst eine Aussage hat, erzählt.
box-tv-tell = Hört zu: Die Aussage wird laut gesprochen.
box-tv-lay = Legt die Karten von 1 bis { $cards } aus und tippt auf eure am Handy.
box-live-give = Die Karten liegen in einer Reihe. Welche Nummer ist deine?
box-live-wait = Die anderen sagen, welche Karte ihre ist.

box-holder = { $name } · { $where }
box-clash-shared = Noch jemand hat dieselbe Nummer gesagt.
box-on-device = am Gerät von { $name }
box-take-away = { $name } entfernen
box-bring = Jemanden ohne Handy dazuholen
box-bring-hint = Die Person spielt an diesem Gerät mit. Gebt es herum: Niemand sieht, was die anderen gewählt haben.
box-bring-name = Name
box-bring-yes = An den Tisch holen
box-brought = An diesem Gerät: { $names }
box-bring-done = Fertig
box-pass-title = Weitergeben
box-pass = Gib das Gerät an { $name } weiter
box-pass-look-away = { $when ->
        [vote] Zeit zum Abstimmen. Alle anderen schauen weg.
       *[give] Wem gehört welche Karte? Alle anderen schauen weg.
    }
box-pass-me = Ich bin { $name }
box-pass-said = { $name } hat eine Aussage
box-pass-race = Wer zuerst eine Aussage hat, erzählt.
box-pass-done = Hier sind alle fertig
box-ways = Stimmt mit den Handys ab
box-way-phones = Alle am eigenen Handy
box-way-phones-hint = Geheime Stimmen, Punkte und Zählleiste.
box-way-one = Ein Gerät für alle
box-way-one-hint = Ihr gebt es herum. Handys können auch mitspielen.
box-way-count = Oder nur die Punkte zählen
box-rules = Mit dem gedruckten Spiel
box-rules-deal = Wählt auf der ersten Seite „{ box-door }“ und lasst alle den Code scannen. Verteilt eure eigenen Karten wie gewohnt. Ein Fernseher oder Tablet kann das Spielbrett sein.
box-rules-lay = Wer erzählt, spricht eine Aussage aus und tippt auf „{ box-told }“. Alle geben verdeckt eine Karte ab. Wer erzählt, mischt sie und legt sie in einer Reihe aus, links mit 1 beginnend.
box-rules-ask = Dein Handy fragt erst, welche Nummer deine ist, und dann nach deiner Stimme. Beides sieht vor der Auflösung niemand, und für die eigene Karte kannst du nicht stimmen. Bei Party gehört die Nummer, die übrig bleibt, der Person, die erzählt.
box-rules-twice = Sagen zwei dieselbe Nummer, bitten ihre Handys sie, noch einmal hinzuschauen.
box-rules-pass = Jemand hat kein Handy? Holt die Person vor dem Spiel an ein Gerät, das ihr herumgebt. Es zeigt nie, was jemand gewählt hat.
box-rules-end = Punkte, Zählleiste und wer als Nächstes erzählt: Das alles geht von selbst. Endet das Spiel mit dem Nachziehstapel, kann jede Person sagen, dass er leer ist. Mit der nächsten Aussage beginnt die nächste Runde.

## The photo of the row

box-photo = Reihe fotografieren
box-photo-taken = Foto gemacht
box-photo-title = Ein Foto fürs Geschichtenbuch
box-photo-hint = Alle an diesem Tisch sehen es nach der Auflösung. Im Geschichtenbuch bleibt es, wenn ihr am Ende alle zustimmt.
box-photo-corners = Tipp auf die vier Ecken der Reihe.
box-photo-cut = In Karten schneiden
box-photo-whole = Ganz lassen
box-photo-again = Neues Foto machen
box-photo-choose = Foto auswählen
box-photo-unreadable = Dieses Bild lässt sich hier nicht öffnen. Nimm ein anderes.
box-photo-corner = Ecke { $number }: mit den Pfeiltasten verschieben
box-photo-alt = Die Karten auf dem Tisch
