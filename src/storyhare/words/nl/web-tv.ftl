### The TV: read from a sofa. Few words, large.

tv-title = Tafel { $code } op tv
tv-join = Doe mee of kijk toe
tv-qr = QR-code van { $address }
tv-clock = Resterende tijd
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

tv-race = Wie heeft een uitspraak?
tv-race-text = Wie het eerst vertelt, begint.
tv-tells-now = { $name } vertelt
tv-tells-text = Er is een uitspraak onderweg. Een woord, een zin, een lied.
tv-words-first = Eerst woorden, dan kaarten.
tv-tells = { $name } vertelt · ronde { $round }
tv-storyteller = verteller
tv-cards = Kaarten op tafel
tv-card = Kaart { $number } van { $of }. { $seen }
tv-two-votes = Eén stem of twee, op je telefoon
tv-party-green = jouw favoriet
tv-party-red = de verteller bederft er één

## The reveal

tv-red = rode stem
tv-points = Punten van deze ronde

## The track and the end

tv-track = Scorespoor: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
tv-best = De mooiste uitspraken van de avond

## Pairing a TV, and its remote

tv-pair-title = Toon een tafel op deze tv
tv-pair-how = Open aan je tafel het menu op je telefoon, kies ‘Toon op een tv’ en typ deze code.
tv-sheet-open = Open dit adres op de tv:
tv-sheet-type = De code op de tv
tv-sheet-show = Tonen
tv-sheet-done = De tv toont nu deze tafel.
tv-sheet-direct = Of open daar dit adres:
tv-sheet-here = Op dit apparaat openen
tv-pick-title = Welke tafel moet de tv tonen?
tv-pick-table = Tafel { $code }, waar je { $name } bent
tv-pick-none = Op dit apparaat zit je aan geen tafel. Schuif eerst ergens aan en scan de code dan opnieuw.
tv-phone-play = Speel mee aan deze tafel
tv-remote = Druk op OK op de afstandsbediening voor de volgende
