### The first page.

home-title =
    Zeg niet te veel.
    Laat ze de rest raden.
home-text = Een spel van afbeeldingen en uitspraken voor 3 tot 12 vrienden. Iedereen speelt op de eigen telefoon; niets te installeren, geen account.
home-cards = Een paar van de kaarten
home-more = Meer
home-rules = Zo speel je
home-score = Punten tellen

## The ways in

home-doors = Naar een tafel
home-start = Open een tafel
home-code = Heb je een tafelcode?
home-code-wrong = Een code heeft vier tot zes letters en cijfers, zoals K7WM.
home-join = Doe mee
home-back = Terug naar tafel { $code }
home-back-name = Daar heet je { $name }.
home-name = Hoe mogen de anderen je noemen?
home-open = Open de tafel
home-play = Speel
home-return = Nu niet
home-bots = Speel nu met bots
home-bots-hint = Niet wachten, alleen jij en zij

## A clue that fits more than one card

home-which = Welke kaart is het?
home-clue-1 = Ze heeft nooit verteld wat erin zat
home-clue-2 = De lange weg naar huis
home-clue-3 = Bijna wakker
home-clue-4 = Te laat om terug te gaan
home-clue-5 = Wat de maan voor zich houdt
home-clue-6 = Een nagekomen belofte
