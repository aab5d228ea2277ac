### The TV: read from a sofa. Few words, large.

tv-title = Tafel { $code } op tv
tv-join = Doe mee of kijk toe
tv-qr = QR-code van { $address }
tv-clock = Resterende tijd
tv-away = We maken opnieuw verbinding. Speel verder op jullie telefoons.
tv-paused = Het spel staat op pauze.
tv-sleeps = Iedereen is weg, dus het spel staat op pauze.

## Before the game

tv-come = Scan, of doe mee met deze code
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
        [0] Alle plaatsen zijn vrij
        [one] Er zit één konijn aan tafel
       *[other] Er zitten { $count } konijnen aan tafel
    }
tv-watch = { $count ->
        [one] Er kijkt één persoon toe.
       *[other] Er kijken { $count } mensen toe.
    }
tv-host = { $name } start het spel.

## A round

tv-race = Wie heeft een uitspraak?
tv-race-text = Wie het eerst een uitspraak doet, is de verteller.
tv-tells-now = { $name } is de verteller
tv-tells-text = De uitspraak komt eraan. Een woord, een zin, een liedje.
tv-words-first = Eerst de uitspraak, dan de kaarten.
tv-tells = Uitspraak van { $name } · ronde { $round }
tv-find = Vind de kaart van { $name }
tv-find-party = Stem met de meesten mee
tv-storyteller = verteller
tv-cards = Kaarten op tafel
tv-card = Kaart { $number } van { $of }. { $seen }
tv-two-votes = Ieder één of twee stemmen, op jullie telefoons
tv-party-green = wat de meesten kiezen
tv-party-red = de verteller schrapt één kaart

## The reveal

tv-red = rode stem
tv-points = Punten in deze ronde

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
tv-pair-how = Open aan je tafel het menu op je telefoon, kies “Toon op een tv” en typ deze code.
tv-sheet-open = Open dit adres op de tv:
tv-sheet-type = De code op de tv
tv-sheet-show = Toon de tafel
tv-sheet-done = De tv toont nu deze tafel.
tv-sheet-direct = Of open daar dit adres:
tv-sheet-here = Open het op dit apparaat
tv-pick-title = Welke tafel moet de tv tonen?
tv-pick-table = Tafel { $code }, waar je { $name } bent
tv-pick-none = Je zit op dit apparaat niet aan een tafel. Schuif eerst ergens aan en scan de code dan opnieuw.
tv-phone-play = Speel mee aan deze tafel
tv-remote = Druk op OK op de afstandsbediening voor de volgende stap
tv-sound = Druk op een toets om het geluid aan te zetten
