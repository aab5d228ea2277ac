### The first page.

home-title =
    Zeg niet te veel.
    Laat ze de rest raden.
home-text = Een spel met afbeeldingen en uitspraken voor 3 tot 12 vrienden. Iedereen speelt op de eigen telefoon, zonder installatie en zonder account.
home-cards = Een paar van de kaarten
home-more = Meer
home-rules = Zo speel je
home-score = Punten tellen

## The ways in

home-doors = Open een tafel of doe mee
home-start = Open een tafel
home-code = Heb je een tafelcode?
home-code-wrong = Een code heeft vier tot zes letters en cijfers, zoals K7WM.
home-join = Doe mee
home-back = Terug naar tafel { $code }
home-back-name = Daar heet je { $name }.
home-name = Hoe mogen de anderen je noemen?
home-open = Open de tafel
home-me = Haas
home-return = Nu niet
home-bots = Speel nu met bots
home-bots-hint = Niet wachten: alleen jij en de bots

## A clue that fits exactly one of the cards

home-which = Welke kaart is het?
home-right = Ja, dat is hem. Nu weet je hoe het gaat.
home-wrong = Had gekund. Kijk nog eens.
home-clue-1 = Langzame lezer
home-clue-2 = De sleutel van de nacht
home-clue-3 = Evenwichtskunst
home-clue-4 = De thee is klaar
home-clue-5 = De muziek achterna
home-clue-6 = Neem een paraplu mee
