### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Runde { $round }. Wer zuerst eine Aussage hat, erzählt.
live-tell-mine = Runde { $round }. Du erzählst.
live-tell = Runde { $round }. { $name } erzählt.
live-clue = { $name } erzählt: { $clue }.
live-clue-recorded = { $name } erzählt mit { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } sagt die Aussage laut.
        [mime] { $name } spielt es jetzt vor.
       *[other] { $name } singt es jetzt.
    } { $clue }
live-give = Wähle eine Karte, die passt.
live-give-wait = Die anderen wählen ihre Karten.
live-vote = { $cards } Karten liegen offen. Stimm ab.
live-vote-wait = { $cards } Karten liegen offen. Die anderen stimmen ab.
live-done = { $count ->
        [one] { $names } ist fertig,
       *[other] { $names } sind fertig,
    } { $last ->
        [you] jetzt warten alle auf dich.
       *[other] { $left ->
            [0] damit sind es alle.
            [one] eine Person fehlt noch.
           *[other] { $left } fehlen noch.
        }
    }
live-reveal-some = { $who ->
        [you] Du lagst richtig.
        [you-and] { $names } und du lagt richtig.
        [player] { $names } lag richtig.
       *[several] { $names } lagen richtig.
    } { $points ->
        [-1] {""}
        [0] Du bekommst keine Punkte.
        [one] Du bekommst einen Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
live-reveal-no-one = Niemand lag richtig. { $points ->
        [-1] {""}
        [0] Du bekommst keine Punkte.
        [one] Du bekommst einen Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
live-reveal-everyone = Alle lagen richtig. { $points ->
        [-1] {""}
        [0] Du bekommst keine Punkte.
        [one] Du bekommst einen Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
live-reveal-party = Alle haben abgestimmt. { $points ->
        [-1] {""}
        [0] Du bekommst keine Punkte.
        [one] Du bekommst einen Punkt.
       *[other] Du bekommst { $points } Punkte.
    }
live-over = Das Spiel ist zu Ende. { $who ->
        [you] Du gewinnst!
        [your-team] Dein Team gewinnt!
        [you-and] Du teilst dir den Sieg mit { $names }!
        [player] { $names } gewinnt!
        [team] { $names } gewinnen!
       *[several] { $names } teilen sich den Sieg!
    }
live-clock = Noch { $seconds } Sekunden.
live-paused = Das Spiel macht Pause.
live-goes-on = Das Spiel geht weiter.
live-away = Die Verbindung wird wiederhergestellt.
live-back = Du bist wieder am Tisch.
live-host = { $name } leitet jetzt den Tisch.
live-host-mine = Du leitest jetzt den Tisch.
