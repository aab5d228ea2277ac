### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset } mit { $players }
tale-round = Runde { $round }. { $storyteller } erzählt: „{ $clue }“
tale-round-recorded = Runde { $round }. { $storyteller } erzählt mit { $kind }. { $clue }
tale-card = Karte { $number }
tale-storyteller = { $player } erzählt
tale-votes = Stimmen: { $voters }
tale-no-votes = keine Stimmen
tale-red = rote Stimme
tale-points = { $player }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
tale-total = { $score } insgesamt
tale-end = { $rounds ->
        [one] Das Spiel ist nach einer Runde zu Ende.
       *[other] Das Spiel ist nach { $rounds } Runden zu Ende.
    }
tale-winner = { $player } gewinnt mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
tale-winners = { $players } teilen sich den Sieg mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
tale-team-wins = { $players } gewinnen mit { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkten
    }.
tale-open = Das Protokoll hört vor dem Spielende auf.

## The scorekeeper

keeper-welcome = Ich zähle die Punkte, während ihr mit den echten Karten spielt. Eine leere Zeile oder Strg+C beendet das Zählen.
keeper-rules = Welche Regeln (classic, odyssey, party, team)
keeper-names = Wer spielt? Namen im Uhrzeigersinn, durch Kommas getrennt
keeper-end = Wann endet das Spiel: pile (der Nachziehstapel), eine Punktzahl wie 40 oder 2x, wenn alle zweimal erzählt haben (Enter: Standard)
keeper-lone = Gibt ein Einzelfund 4 Punkte (+ für ja, Enter für nein)
keeper-cap = Wie viele Punkte gibt es pro Runde höchstens für Stimmen auf die eigene Karte (eine Zahl, - für keine Grenze, Enter: Standard)
keeper-double = Dürfen alle zwei Stimmen abgeben (Enter für ja, - für nein)
keeper-not-understood = Das habe ich nicht verstanden.
keeper-teller = Wer erzählt
keeper-card = Von wem ist Karte { $number }
keeper-vote = Für welche Karte stimmt { $player }
keeper-votes = Für welche Karte oder welche zwei stimmt { $player }
keeper-red = Auf welche Karte setzt { $player } die rote Stimme
keeper-again = { $reason } Schreiben wir diese Runde noch einmal auf.
keeper-ambiguous = Wer davon: { $players }?
keeper-number = Bitte gib eine Zahl von 1 bis { $cards } ein.
keeper-score = Punkte: { $scores }
keeper-next = Als Nächstes erzählt { $player }.
keeper-over = Das Spiel ist zu Ende.
keeper-bye = Danke fürs Spielen.

## The command line

cli-file-missing = Ich finde die Datei { $file } nicht. Prüf Name und Ordner.
cli-file-unreadable = Ich kann die Datei { $file } nicht lesen: { $reason }.
cli-folder-unwritable = Ich kann nicht in den Ordner { $file } schreiben: { $reason }.
cli-bad-options = Diese Optionen verstehe ich nicht: { $reason } ({ $place }).
simulate-heading = { $games } Spiele { $ruleset } mit { $players } Personen, Startwert { $seed }
simulate-rounds = Runden pro Spiel: { $mean } im Mittel, von { $least } bis { $most }
simulate-scores = Punkte am Ende: Die Hälfte der Plätze hat { $median } oder mehr, von { $least } bis { $most }
simulate-wins = Gewonnene Spiele, Platz für Platz (geteilte Siege zählen für alle): { $wins }
simulate-progress = Es wird gespielt
