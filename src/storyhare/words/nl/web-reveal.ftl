### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · onthulling
reveal-round-left = { $where } · nog { $time }
reveal-title = De onthulling
reveal-votes = De stemmen zijn binnen
reveal-red = Nu de rode stem
reveal-fooled = { $people ->
        [one] { $names } nam er { $count } beet
       *[other] { $names } namen er { $count } beet
    }
reveal-fooled-mine = { $people ->
        [one] Jij nam er { $count } beet
       *[other] Jullie namen er { $count } beet
    }
reveal-fooled-no-one = Geen stemmen voor { $names }
reveal-met-on = { $count ->
        [one] { $names }: één stem
       *[other] { $names }: { $count } stemmen
    }
reveal-you = Jij
reveal-you-within = jou

## What happened

reveal-everyone = Iedereen vond de kaart
reveal-no-one = Niemand vond de kaart
reveal-some = Gevonden door { $found ->
        [1] één
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
       *[other] tien
    } van { $of ->
        [2] twee
        [3] drie
        [4] vier
        [5] vijf
        [6] zes
        [7] zeven
        [8] acht
        [9] negen
        [10] tien
       *[other] elf
    }
reveal-party-met = { $count ->
       *[other] { $count } vonden elkaar op kaart { $number }
    }
reveal-party-split = { $groups ->
       *[other] { $groups } groepen van { $count }
    }
reveal-party-red = { $count ->
       *[other] { $count } op kaart { $number }, en de rode stem
    }
reveal-party-alone = Geen twee stemmen gelijk

## Cards

reveal-cards = Kaarten op tafel
reveal-card = Kaart { $number } van { $count }.
reveal-card-title = “{ $title }”.
reveal-card-name = Kaart { $number }
reveal-card-place = { $number } van { $count }
reveal-card-told = { $whose ->
        [mine] Dit was jouw kaart.
       *[other] Dit was de kaart van { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] Jij gaf deze kaart.
       *[other] { $name } gaf deze kaart.
    }
reveal-card-votes = { $count ->
        [0] Geen stemmen.
        [one] Eén stem van { $names }.
       *[other] { $count } stemmen van { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Jouw rode stem.
       *[other] Rode stem van { $name }.
    }
reveal-card-points = { $points ->
        [0] Geen punten.
        [one] Eén punt.
       *[other] Elk { $points } punten.
    }

## Points

reveal-points = Punten
reveal-columns = deze ronde · totaal
reveal-sum = { $points ->
        [one] één punt
       *[other] { $points } punten
    }
reveal-total = { $score ->
        [one] één punt in totaal
       *[other] { $score } punten in totaal
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = gevonden
reveal-why-found-by = gevonden door { $names }
reveal-why-told = gevonden door { $found } van de { $of }
reveal-why-no-one = niemand vond de kaart
reveal-why-everyone = iedereen vond de kaart
reveal-why-lone = de enige
reveal-why-lone-teller = door maar één speler gevonden
reveal-why-sure = raak met één stem
reveal-why-votes = { $count ->
        [one] 1 stem
       *[other] { $count } stemmen
    }
reveal-why-votes-capped = { $count ->
        [one] 1 stem
       *[other] { $count } stemmen
    }, { $cap ->
        [one] 1 telt
       *[other] { $cap } tellen
    }
reveal-why-votes-of = { $count ->
        [one] 1 stem op de kaart van { $names }
       *[other] { $count } stemmen op de kaart van { $names }
    }
reveal-why-votes-capped-of = { $count ->
        [one] 1 stem op de kaart van { $names }
       *[other] { $count } stemmen op de kaart van { $names }
    }, { $cap ->
        [one] 1 telt
       *[other] { $cap } tellen
    }
reveal-why-crowd = { $count } op één kaart
reveal-why-crowd-capped = { $count } op één kaart, { $cap } tellen
reveal-why-red = kaart telt niet: rode stem
reveal-why-alone = alleen op de kaart
reveal-why-fooled = beetgenomen door { $names }
reveal-why-own = op de eigen kaart gestemd
reveal-more = { $count ->
        [one] Toon nog één regel
       *[other] Toon nog { $count } regels
    }
reveal-fewer = Toon minder regels

## Going on

reveal-skip = Toon alles
reveal-show-next = Toon de volgende stap
reveal-host-leads = { $name } toont de volgende stap
reveal-see-track = Zie de konijnen huppelen
reveal-see-cards = Terug naar de kaarten
reveal-go-on = Ga verder
reveal-ready = { $ready ->
        [one] { $ready } van de { $count } is zover
       *[other] { $ready } van de { $count } zijn zover
    }
reveal-waiting = Wachten op { $names }
reveal-waiting-many = { $count ->
        [one] Wachten op nog één speler
       *[other] Wachten op nog { $count } spelers
    }
reveal-sending = Wordt verstuurd zodra je online bent
reveal-clock = Resterende tijd
reveal-by-itself = Over { $time } gaan we verder.
reveal-no-hurry = We gaan verder als iedereen zover is.
reveal-next = { $whose ->
        [mine] Jij bent de volgende verteller.
       *[other] { $name } is de volgende verteller.
    }
reveal-next-last = { $whose ->
        [mine] Jij bent de verteller van de laatste ronde.
       *[other] { $name } is de verteller van de laatste ronde.
    }

## The score track

reveal-after = Na ronde { $round }
reveal-track = Het scorespoor. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = Het spel eindigt bij { $score ->
        [one] één punt
       *[other] { $score } punten
    }
reveal-left = { $left ->
        [0] Dat was de laatste ronde
        [one] Nog één ronde
       *[other] Nog { $left } rondes
    }

## Earlier rounds

reveal-recap = Eerdere rondes
reveal-recap-none = Er is nog geen ronde afgelopen.
reveal-recap-round = Ronde { $round }
reveal-recap-teller = { $whose ->
        [mine] Jouw uitspraak.
       *[other] De uitspraak van { $name }.
    }
reveal-recap-earlier = Eerder
reveal-recap-later = Later
reveal-recap-place = { $round } van { $rounds }
