### Keeping score for people who play with the box.

score-title = Punten tellen
score-small = Voor het spel uit de doos
score-intro = Kaarten op jullie tafel, punten op deze telefoon. Er wordt geteld met dezelfde regels als aan de onlinetafels, en alles blijft op dit apparaat.
score-away = De server antwoordt niet. Jullie rondes zijn bewaard; de punten volgen.
score-comma = , {""}

## Before the first round

score-rules = Welke regels?
score-for-classic = 3 tot 6 spelers
score-for-odyssey = 3 tot 12 spelers
score-for-party = 6 tot 12, iedereen stemt
score-for-team = teams van twee, 6 tot 12
score-read-rules = Lees deze regels
score-people = Wie speelt er?
score-order = In de volgorde waarin jullie zitten, met de klok mee. Tik op een konijn voor een ander.
score-name = Speler { $number }
score-rabbit = Een ander konijn voor speler { $number }
score-remove = Verwijder speler { $number }
score-add = Voeg een speler toe
score-opposite = Partners zitten tegenover elkaar: met zes spelers de eerste en de vierde.
score-pairs = Teams: { $pairs }.
score-pair = { $one } met { $two }
score-options = Opties
score-lone = Enige vinder
score-lone-hint = Vindt maar één speler de kaart, dan krijgen vinder en verteller elk 4.
score-cap = Punten voor stemmen op je kaart, per ronde
score-cap-none = geen grens
score-cap-at = { $count ->
        [0] geen
       *[other] hoogstens { $count }
    }
score-double = Twee stemmen
score-double-hint = Vanaf zeven spelers: één stem of twee, en een punt extra voor één enkele goede.
score-begin = { $count ->
        [0] Geef de spelers een naam
        [one] Begin met één speler
       *[other] Begin met { $count } spelers
    }

## A round

score-round = Ronde { $round }
score-who = Wie was de verteller?
score-tells = verteller
score-with = met { $name }
score-whose = Welke kaart is van wie?
score-whose-hint = { $count ->
        [one] Tik voor iedereen het nummer van de kaart aan. De laatste volgt vanzelf.
       *[other] De verteller heeft één kaart, de anderen hebben er elk twee.
    }
score-whose-team = De verteller, de partner, en één uit elk ander team.
score-votes = Wie stemde waarop?
score-votes-two = Eén stem of twee, op verschillende kaarten.
score-red = { $name }: rode stem
score-number = Kaart { $number }
score-number-own = Kaart { $number } is de eigen kaart van { $name }
score-count = Tel de punten
score-leave = Annuleer de wijzigingen
score-lacks-teller = Wie was de verteller?
score-lacks-cards = { $count ->
        [one] Eén kaart is nog van niemand
       *[other] { $count } kaarten zijn nog van niemand
    }
score-lacks-votes = { $count ->
        [one] De stem van { $names } ontbreekt
        [2] De stemmen van { $names } ontbreken
        [3] De stemmen van { $names } ontbreken
       *[other] { $count } stemmen ontbreken
    }
score-lacks-red = De rode stem ontbreekt

## The score

score-board = Stand
score-last = Ronde { $round }
score-behind = { $count ->
        [one] Eén ronde wacht nog op punten
       *[other] { $count } rondes wachten nog op punten
    }
score-all = Tot nu toe
score-rounds = Rondes
score-told = Uitspraak van { $name }
score-mend = Corrigeer
score-mend-round = Corrigeer ronde { $round }
score-wrong-round = Ronde { $round } klopt niet: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] één punt
       *[other] { $count } punten
    }
score-reason = { $why } { $points }
score-next = Volgende ronde
score-next-tells = { $name } is de verteller
score-undo = Maak ongedaan
score-end = Beëindig het spel
score-go-on = Speel verder
score-new = Nieuw spel
score-new-sure = Zeker weten? Dit spel is dan weg
score-share = Deel de uitslag
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] één ronde
       *[other] { $rounds } rondes
    }
score-line = { $name }: { $count }
score-copied = De uitslag is gekopieerd. Plak hem waar je wilt.
score-not-copied = Kopiëren is hier niet gelukt.
