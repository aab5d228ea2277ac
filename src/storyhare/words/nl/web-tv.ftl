### The TV: read from a sofa. Few words, large.

tv-title = Tafel { $code } op tv
tv-join = Doe mee of kijk toe
tv-qr = QR-code van { $address }
tv-clock = Resterende tijd
tv-comma = , {""}
tv-away = We verbinden opnieuw. Het spel gaat verder op jullie telefoons.
tv-paused = Even pauze. De klokken staan stil.
tv-sleeps = Iedereen is weg, dus de tafel slaapt.

## Before the game

tv-come = Scan, of kom met deze code
tv-lobby = Tafel { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] ongeveer één ronde
       *[other] ongeveer { $rounds } rondes
    }
tv-here = { $count ->
        [0] De plaatsen zijn nog vrij
        [one] Er is één konijn
       *[other] Er zijn { $count } konijnen
    }
tv-watch = { $count ->
        [one] Er kijkt één persoon toe.
       *[other] Er kijken { $count } mensen toe.
    }
tv-host = { $name } start het spel.

## A round

tv-round = Ronde { $round }
tv-race = Wie heeft een uitspraak?
tv-race-text = Wie het eerst vertelt, begint.
tv-tells-now = { $name } vertelt
tv-tells-text = Er is een uitspraak onderweg. Een woord, een zin, een lied.
tv-words-first = Eerst woorden, dan kaarten.
tv-tells = { $name } vertelt · ronde { $round }
tv-storyteller = verteller
tv-cards = Kaarten op tafel
tv-card = Kaart { $number } van { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } kiest nog
       *[other] { $names } kiezen nog
    }
tv-give-many = { $count } kiezen nog
tv-give-team = De teams kiezen hun kaarten
tv-vote = { $count ->
        [one] { $names } kijkt nog
       *[other] { $names } kijken nog
    }
tv-vote-many = { $count } kijken nog
tv-all-done = Iedereen is klaar
tv-done = { $count } van { $of }
tv-two-votes = Eén stem of twee, op je telefoon
tv-party-green = jouw favoriet
tv-party-red = de verteller bederft er één

## The reveal

tv-red = rode stem
tv-points = Punten van deze ronde
tv-why-found = gevonden
tv-why-told_well = goed verteld
tv-why-everyone_or_no_one = te duidelijk of te vaag
tv-why-lone_finder = de enige
tv-why-votes_on_card = { $count ->
        [one] één stem
       *[other] { $count } stemmen
    }
tv-why-capped = hoogstens { $count }
tv-why-sure_vote = zeker
tv-why-crowd = { $count } samen
tv-why-vetoed = bedorven
tv-why-alone = alleen

## The track and the end

tv-track = Scorespoor: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] { $names } wint!
        [team] { $names } winnen!
       *[several] { $names } delen de overwinning!
    }
tv-score = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
