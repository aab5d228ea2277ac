### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset } met { $players }
tale-round = Ronde { $round }. { $storyteller } zegt: “{ $clue }”
tale-round-recorded = Ronde { $round }. { $storyteller } doet een uitspraak met { $kind }. { $clue }
tale-card = Kaart { $number }
tale-storyteller = { $player }, de verteller
tale-votes = stemmen: { $voters }
tale-no-votes = geen stemmen
tale-red = rode stem
tale-points = { $player }: { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
tale-total = { $score } in totaal
tale-end = { $rounds ->
        [one] Het spel is na één ronde afgelopen.
       *[other] Het spel is na { $rounds } rondes afgelopen.
    }
tale-winner = { $player } wint met { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
tale-winners = { $players } delen de overwinning met { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
tale-team-wins = { $players } winnen met { $score ->
        [one] { $score } punt
       *[other] { $score } punten
    }.
tale-open = Het verslag houdt op vóór het einde van het spel.

## The scorekeeper

keeper-welcome = Ik tel de punten terwijl jullie met de echte kaarten spelen. Stop met een lege regel of Ctrl+C.
keeper-rules = Welke regels (classic, odyssey, party, team)
keeper-names = Wie speelt er? Namen met de klok mee, gescheiden door komma’s
keeper-end = Wanneer eindigt het spel: pile (de trekstapel), een score zoals 40, of 2x als iedereen twee keer verteller is geweest (Enter: standaard)
keeper-lone = Levert een enige vinder 4 punten op (+ voor ja, Enter voor nee)
keeper-cap = Hoeveel punten per ronde hooguit voor stemmen op je eigen kaart (een getal, - voor geen limiet, Enter: standaard)
keeper-double = Mag iedereen twee stemmen uitbrengen (Enter voor ja, - voor nee)
keeper-not-understood = Dat begreep ik niet.
keeper-teller = Wie is de verteller
keeper-card = Wie gaf kaart { $number }
keeper-vote = Op welke kaart stemt { $player }
keeper-votes = Op welke kaart, of welke twee, stemt { $player }
keeper-red = Op welke kaart brengt { $player } de rode stem uit
keeper-again = { $reason } Laten we deze ronde nog eens noteren.
keeper-ambiguous = Wie van hen: { $players }?
keeper-number = Typ een getal van 1 tot en met { $cards }.
keeper-score = Stand: { $scores }
keeper-next = { $player } is de volgende verteller.
keeper-over = Het spel is afgelopen.
keeper-bye = Bedankt voor het spelen.

## The command line

cli-file-missing = Ik kan het bestand { $file } niet vinden. Controleer naam en map.
cli-file-unreadable = Ik kan het bestand { $file } niet lezen: { $reason }.
cli-folder-unwritable = Ik kan niet in de map { $file } schrijven: { $reason }.
cli-bad-options = Deze opties begrijp ik niet: { $reason } ({ $place }).
simulate-heading = { $games } keer { $ruleset } met { $players } spelers, startwaarde { $seed }
simulate-rounds = Rondes per spel: gemiddeld { $mean }, van { $least } tot { $most }
simulate-scores = Punten aan het einde: de helft van de plaatsen heeft { $median } of meer, van { $least } tot { $most }
simulate-wins = Gewonnen spellen, plaats voor plaats (een gedeelde overwinning telt voor iedereen): { $wins }
simulate-progress = Aan het spelen
