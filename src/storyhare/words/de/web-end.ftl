### The end of a game: who is home first, the book of its rounds, what to keep, and the rematch.

end-title = Das Ende
end-winner = { $who ->
        [you] Du gewinnst!
        [your-team] Dein Team gewinnt!
        [you-and] Du teilst dir den Sieg mit { $names }!
        [player] { $names } gewinnt!
        [team] { $names } gewinnen!
       *[several] { $names } teilen sich den Sieg!
    }
end-awards = Auszeichnungen
end-story = { $rounds ->
        [one] Eure Geschichte, eine Runde
       *[other] Eure Geschichte, { $rounds } Runden
    }
end-open-book = Buch öffnen
end-page = Runde { $round }: { $clue }. Erzählt von { $name }.

## Playing again

end-new-table = Neuer Tisch
end-rematch = Revanche starten
end-rematch-wish = Revanche vorschlagen
end-rematch-waits = { $name } startet die Revanche
end-wishes = { $count ->
        [one] Eine Person von { $of } möchte eine Revanche
       *[other] { $count } von { $of } möchten eine Revanche
    }

## What to keep

end-keep = Spiel behalten
end-keep-hint = Geschichtenbuch, Bild und Wiedergabe
end-book = Buch speichern
end-book-hint = Ein Umschlag und eine Seite je Runde: zum Lesen, Drucken, Verschicken
end-book-making = Einen Moment …
end-book-done = Das Geschichtenbuch liegt bei deinen Downloads.
end-send = Buch teilen
end-send-hint = Wer nicht dabei war, sieht Namen nur, wenn alle einverstanden sind.
end-copied = Link kopiert.
end-print = Buch drucken
end-picture = Ergebnis teilen
end-picture-hint = Ein Bild mit Hasen, Punkten und der besten Aussage
end-picture-done = Das Bild liegt bei deinen Downloads.
end-replay = Wiedergabe ansehen
end-replay-hint = Läuft von selbst, oder Schritt für Schritt von jedem Platz aus
end-share-title = Ein Spiel mit Storyhare
end-address = Link zum Geschichtenbuch
end-record = Spielprotokoll herunterladen
end-sign = Meinen Namen zeigen
end-sign-hint = Für alle, die mitgespielt haben. Andere sehen Namen nur, wenn alle einverstanden sind.
end-ask = Darf dein Name im Geschichtenbuch stehen?
end-ask-hint = Wer mitgespielt hat, sieht ihn, außer du sagst Nein. Alle anderen mit dem Link sehen Namen nur, wenn ihr alle einverstanden seid.
end-ask-yes = Ja
end-ask-no = Nein, ohne mich
end-recordings = Klänge und Pantomimen behalten
end-photos = Fotos der Karten behalten
end-recordings-hint = In Wiedergabe und Geschichtenbuch, für alle mit dem Link.
end-recordings-kept = Alle sind einverstanden: Sie bleiben.
end-recordings-awaited = { $count ->
        [one] { $names } hat noch nicht zugestimmt. Sie bleiben nur, wenn alle zustimmen.
       *[other] { $names } haben noch nicht zugestimmt. Sie bleiben nur, wenn alle zustimmen.
    }

## The book

end-book-title = Unser Geschichtenbuch
end-book-under = { $ruleset }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }, { $day }
end-book-total = Gesamt
end-book-made = Erzählt mit Storyhare.
end-best-clue = Die beste Aussage
end-found = Gefunden von { $names }.
