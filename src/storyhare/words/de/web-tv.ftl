### The TV: read from a sofa. Few words, large.

tv-title = Tisch { $code } am Fernseher
tv-join = Mitspielen oder zusehen
tv-qr = QR-Code von { $address }
tv-clock = Restzeit
tv-comma = , {""}
tv-away = Wir verbinden neu. Auf euren Handys geht das Spiel weiter.
tv-paused = Eine Pause. Die Uhren stehen still.
tv-sleeps = Alle sind weg, darum schläft der Tisch.

## Before the game

tv-come = Scannt, oder kommt mit diesem Code
tv-lobby = Tisch { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] etwa eine Runde
       *[other] etwa { $rounds } Runden
    }
tv-here = { $count ->
        [0] Die Plätze sind noch frei
        [one] Ein Hase ist da
       *[other] { $count } Hasen sind da
    }
tv-watch = { $count ->
        [one] Eine Person schaut zu.
       *[other] { $count } Leute schauen zu.
    }
tv-host = { $name } startet das Spiel.

## A round

tv-round = Runde { $round }
tv-race = Wer hat eine Aussage?
tv-race-text = Wer zuerst erzählt, beginnt.
tv-tells-now = { $name } erzählt
tv-tells-text = Eine Aussage ist unterwegs. Ein Wort, ein Satz, ein Lied.
tv-words-first = Erst die Worte, dann die Karten.
tv-tells = { $name } erzählt · Runde { $round }
tv-storyteller = erzählt
tv-cards = Karten auf dem Tisch
tv-card = Karte { $number } von { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } wählt noch
       *[other] { $names } wählen noch
    }
tv-give-many = { $count } wählen noch
tv-give-team = Die Teams wählen ihre Karten
tv-vote = { $count ->
        [one] { $names } schaut noch
       *[other] { $names } schauen noch
    }
tv-vote-many = { $count } schauen noch
tv-all-done = Alle sind fertig
tv-done = { $count } von { $of }
tv-two-votes = Eine Stimme oder zwei, auf deinem Handy
tv-party-green = dein Liebling
tv-party-red = wer erzählt, verdirbt eine

## The reveal

tv-red = rote Stimme
tv-points = Punkte dieser Runde
tv-why-found = gefunden
tv-why-told_well = gut erzählt
tv-why-everyone_or_no_one = zu klar oder zu vage
tv-why-lone_finder = Einzelfund
tv-why-votes_on_card = { $count ->
        [one] eine Stimme
       *[other] { $count } Stimmen
    }
tv-why-capped = höchstens { $count }
tv-why-sure_vote = sicher
tv-why-crowd = { $count } zusammen
tv-why-vetoed = verdorben
tv-why-alone = allein

## The track and the end

tv-track = Zählleiste: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] { $names } gewinnt!
        [team] { $names } gewinnen!
       *[several] { $names } teilen sich den Sieg!
    }
tv-score = { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
