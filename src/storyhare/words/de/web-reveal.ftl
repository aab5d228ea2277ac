### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · Auflösung
reveal-round-left = { $where } · noch { $time }
reveal-title = Jetzt wird aufgedeckt
reveal-votes = Alle haben abgestimmt
reveal-red = Jetzt die rote Stimme
reveal-fooled = { $people ->
        [one] { $names } hat { $count ->
            [one] jemanden
           *[other] { $count }
        } reingelegt
       *[other] { $names } haben { $count ->
            [one] jemanden
           *[other] { $count }
        } reingelegt
    }
reveal-fooled-mine = { $people ->
        [one] Du hast { $count ->
            [one] jemanden
           *[other] { $count }
        } reingelegt
       *[other] Ihr habt { $count ->
            [one] jemanden
           *[other] { $count }
        } reingelegt
    }
reveal-fooled-no-one = Keine Stimme bei { $names }
reveal-met-on = { $count ->
        [one] { $names }: eine Stimme
       *[other] { $names }: { $count } Stimmen
    }
reveal-you = Du
reveal-you-within = dir

## What happened

reveal-everyone = Alle lagen richtig
reveal-no-one = Niemand lag richtig
reveal-some = { $found ->
        [1] Eine
        [2] Zwei
        [3] Drei
        [4] Vier
        [5] Fünf
        [6] Sechs
        [7] Sieben
        [8] Acht
        [9] Neun
       *[other] Zehn
    } von { $of ->
        [2] zwei
        [3] drei
        [4] vier
        [5] fünf
        [6] sechs
        [7] sieben
        [8] acht
        [9] neun
        [10] zehn
       *[other] elf
    } { $found ->
        [one] lag richtig
       *[other] lagen richtig
    }
reveal-party-met = { $count ->
       *[other] { $count } sind sich einig: Karte { $number }
    }
reveal-party-split = { $groups ->
       *[other] { $groups } Gruppen zu je { $count }
    }
reveal-party-red = { $count ->
       *[other] { $count } auf Karte { $number }, mit der roten Stimme
    }
reveal-party-alone = Jede Stimme liegt allein

## Cards

reveal-cards = Karten auf dem Tisch
reveal-card = Karte { $number } von { $count }.
reveal-card-title = „{ $title }“.
reveal-card-name = Karte { $number }
reveal-card-place = { $number } von { $count }
reveal-card-told = { $whose ->
        [mine] Von dieser Karte hast du erzählt.
       *[other] Von dieser Karte hat { $name } erzählt.
    }
reveal-card-owner = { $whose ->
        [mine] Diese Karte ist von dir.
       *[other] Diese Karte ist von { $name }.
    }
reveal-card-votes = { $count ->
        [0] Keine Stimmen.
        [one] Eine Stimme von { $names }.
       *[other] { $count } Stimmen von { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Deine rote Stimme.
       *[other] Die rote Stimme von { $name }.
    }
reveal-card-points = { $points ->
        [0] Keine Punkte.
        [one] Ein Punkt.
       *[other] Je { $points } Punkte.
    }

## Points

reveal-points = Punkte
reveal-columns = diese Runde · gesamt
reveal-sum = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
reveal-total = { $score ->
        [one] insgesamt ein Punkt
       *[other] insgesamt { $score } Punkte
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = gefunden
reveal-why-found-by = gefunden von { $names }
reveal-why-told = { $found ->
        [one] { $found } von { $of } lag richtig
       *[other] { $found } von { $of } lagen richtig
    }
reveal-why-no-one = niemand lag richtig
reveal-why-everyone = alle lagen richtig
reveal-why-lone = Einzelfund
reveal-why-lone-teller = nur eine Person lag richtig
reveal-why-sure = mit nur einer Stimme
reveal-why-votes = { $count ->
        [one] 1 Stimme
       *[other] { $count } Stimmen
    }
reveal-why-votes-capped = { $count ->
        [one] 1 Stimme, { $cap } gewertet
       *[other] { $count } Stimmen, { $cap } gewertet
    }
reveal-why-votes-of = { $count ->
        [one] 1 Stimme auf der Karte von { $names }
       *[other] { $count } Stimmen auf der Karte von { $names }
    }
reveal-why-votes-capped-of = { $count ->
        [one] 1 Stimme auf der Karte von { $names }, { $cap } gewertet
       *[other] { $count } Stimmen auf der Karte von { $names }, { $cap } gewertet
    }
reveal-why-crowd = { $count } auf einer Karte
reveal-why-crowd-capped = { $count } auf einer Karte, { $cap } gewertet
reveal-why-red = durch die rote Stimme entwertet
reveal-why-alone = allein auf der Karte
reveal-why-fooled = reingelegt von { $names }
reveal-why-own = für die eigene Karte gestimmt
reveal-more = { $count ->
        [one] Noch eine Zeile zeigen
       *[other] Noch { $count } Zeilen zeigen
    }
reveal-fewer = Weniger Zeilen zeigen

## Going on

reveal-skip = Alles zeigen
reveal-show-next = Weiter aufdecken
reveal-host-leads = { $name } deckt weiter auf
reveal-see-track = Hasen hüpfen sehen
reveal-see-cards = Zurück zu den Karten
reveal-go-on = Weiter
reveal-ready = { $ready ->
        [one] { $ready } von { $count } ist bereit
       *[other] { $ready } von { $count } sind bereit
    }
reveal-waiting = Wir warten auf { $names }
reveal-waiting-many = { $count ->
        [one] Es fehlt noch eine Person
       *[other] Es fehlen noch { $count }
    }
reveal-sending = Wird nachgesendet
reveal-clock = Restzeit
reveal-by-itself = In { $time } geht es von selbst weiter.
reveal-no-hurry = Es geht weiter, wenn alle bereit sind.
reveal-next = { $whose ->
        [mine] Als Nächstes erzählst du.
       *[other] Als Nächstes erzählt { $name }.
    }
reveal-next-last = { $whose ->
        [mine] In der letzten Runde erzählst du.
       *[other] In der letzten Runde erzählt { $name }.
    }

## The score track

reveal-after = Nach Runde { $round }
reveal-track = Die Zählleiste. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = Bei { $score ->
        [one] einem Punkt
       *[other] { $score } Punkten
    } ist Schluss
reveal-left = { $left ->
        [0] Die letzte Runde ist vorbei
        [one] Noch eine Runde
       *[other] Noch { $left } Runden
    }

## Earlier rounds

reveal-recap = Frühere Runden
reveal-recap-none = Noch ist keine Runde vorbei.
reveal-recap-round = Runde { $round }
reveal-recap-teller = { $whose ->
        [mine] Das hast du erzählt.
       *[other] Das hat { $name } erzählt.
    }
reveal-recap-earlier = Früher
reveal-recap-later = Später
reveal-recap-place = { $round } von { $rounds }
