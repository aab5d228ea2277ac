### The round: telling, giving, voting, and waiting for the others.

round-small = Ronde { $round }
round-small-wide = { $where } · { $ruleset }, { $players } spelers
round-of = Ronde { $round } van { $rounds }
round-last = Laatste ronde
round-to = Ronde { $round } · tot { $score } punten
round-news-last = Dit is de laatste ronde
round-news-reshuffled = De trekstapel raakte op: de aflegstapel is er weer bij geschud
round-clock = Resterende tijd
round-you = Jij
round-saved = Bewaard
round-open = Wijzigen kan tot iedereen klaar is
round-sending = Wordt verstuurd
round-waiting = Wordt verstuurd zodra je online bent
round-tells = zegt
round-told = zei
round-told-kind = { $way ->
        [mime] beeldt het uit
       *[other] zingt het
    }
round-put-away = Verberg deze tip

## Cards

round-hand = Je hand
round-hand-card = Kaart { $place } van { $cards } in je hand. { $alt }
round-look = Bekijk van dichtbij
round-look-at = Bekijk kaart { $number } van dichtbij
round-zoom = Vergrote kaart
round-close = Terug naar de tafel
round-describe = Wat staat erop?
round-card = Kaart { $number }
round-place = { $place } van { $cards }
round-sort = Sorteer je kaarten
round-sorted = Klaar met sorteren
round-earlier = Naar voren
round-later = Naar achteren
round-backs = { $cards ->
        [one] Eén kaart, gedekt
       *[other] { $cards } kaarten, gedekt
    }

## Who still thinks

round-at-table = Aan tafel
round-done-count = { $done ->
        [one] { $done } van de { $of } is klaar
       *[other] { $done } van de { $of } zijn klaar
    }
round-still-you = { $when ->
        [vote] We wachten op jouw stem
       *[other] We wachten op jouw kaart
    }
round-still-one = { $when ->
        [vote] { $name } stemt nog
        [tell] { $name } bedenkt een uitspraak
       *[other] { $name } kiest nog
    }
round-still-many = { $when ->
        [vote] { $names } stemmen nog
       *[other] { $names } kiezen nog
    }
round-still-both = { $when ->
        [vote] { $names } en jij stemmen nog
       *[other] { $names } en jij kiezen nog
    }
round-nobody-done = { $when ->
        [vote] Iedereen stemt nog
       *[other] Iedereen kiest nog
    }
round-everyone-done = Iedereen is klaar
round-you-two = Jullie twee
round-without = Speel verder zonder { $name }
round-note-you = jij
round-note-tells = verteller
round-note-away = weg
round-note-autopilot = op autopiloot
round-note-race = denkt na
round-note-thinks = { $when ->
        [vote] stemt nog
        [tell] wacht
       *[other] kiest nog
    }
round-note-done = { $when ->
        [vote] heeft gestemd
        [tell] wacht
       *[other] gaf een kaart
    }

## Telling

round-tell-title = Jij bent de verteller
round-tell-heading = Wat zegt deze kaart je?
round-tell-clue = Je uitspraak
round-tell-placeholder = Een woord, een zin, een liedje
round-tell-it = Doe deze uitspraak
round-tell-needs = Bedenk eerst een uitspraak
round-tell-caption = Deze kaart moeten ze vinden. Alleen jij kunt die zien.
round-tell-choose = Neem deze kaart
round-tell-others = Je andere kaarten
round-tell-stage = Jouw kaart. { $alt }
round-tell-hint = Kies een kaart en doe er een uitspraak bij: sommigen mogen de kaart vinden, maar niet iedereen.
round-tell-hint-team = Mik op een paar teams, niet op alle. Vinden alle teams je kaart, of geen enkel, dan levert die niets op.
round-party-heading = Eerst de uitspraak, dan de kaarten
round-party-text = Niemand ziet een kaart voordat de uitspraak er is.
round-party-hint = Zeg wat je wilt. Daarna zoekt iedereen een kaart die past.
round-race-title = Wie begint?
round-race-hint = Kies een kaart en doe er een uitspraak bij. Wie het eerst klaar is, is de verteller.
round-first-title = De eerste uitspraak is voor jou
round-first-hint = Kies een kaart en doe er een uitspraak bij. De bots wachten op je.
round-lost-race = { $name } was sneller. Je uitspraak blijft bewaard voor jouw beurt.

## While somebody tells

round-wait-title = { $name } is aan de beurt
round-wait-heading = { $name } is de verteller
round-wait-text = De uitspraak komt eraan. Bekijk alvast je kaarten.
round-wait-party = De uitspraak komt eraan, nog voordat iemand een kaart ziet.
round-wait-watching = De uitspraak komt eraan.
round-wait-note = Je hoeft nog niets te doen. De uitspraak verschijnt hier.
round-wait-race = Wie heeft een uitspraak?
round-wait-race-text = Wie het eerst een uitspraak doet, is de verteller.

## Giving

round-give-title = { $number ->
        [one] Geef een kaart
       *[other] Geef { $number } kaarten
    }
round-give-this = Geef deze kaart
round-give-cards = { $number ->
        [one] Geef één kaart
       *[other] Geef { $number } kaarten
    }
round-give-needs = { $left ->
        [one] Kies een kaart
       *[other] Kies { $left } kaarten
    }
round-give-one-more = Kies er nog een
round-give-keep = { $number ->
        [one] Blijf bij deze kaart
       *[other] Blijf bij deze kaarten
    }
round-give-choose = Kies deze kaart
round-give-leave = Houd deze kaart
round-given = Gegeven
round-change-card = { $number ->
        [one] Wijzig je kaart
       *[other] Wijzig je kaarten
    }
round-take-back = Neem de kaart terug
round-give-hint = Geef een kaart die van { $name } zou kunnen zijn.
round-give-hint-two = Met drie spelers geeft iedereen twee kaarten die van { $name } zouden kunnen zijn.
round-give-hint-party = Geef de kaart waar de meesten op zullen stemmen. Stemmen op je eigen kaart mag.
round-give-hint-team = { $name } zoekt mee: een van jullie geeft een kaart, de ander stemt.
round-give-hint-mate = Je partner is de verteller. Geef een kaart die ook past: elke stem daarop is een punt voor jullie team.
round-give-partner-in = { $name } gaf de kaart van jullie team
round-give-partner-vote = Jij stemt dus.
round-give-teller-title = De anderen kiezen
round-give-teller = Jouw kaart ligt er al. Nu zoeken zij er een die past.
round-give-told = Jouw kaart
round-give-watching = De kaarten komen binnen

## Voting

round-vote-title = Vind de kaart van { $name }
round-vote-title-party = Stem met de meesten mee
round-vote-title-teller = Ze zoeken jouw kaart
round-vote-title-watching = Ze zoeken de kaart van { $name }
round-vote-cards = Kaarten op tafel
round-vote-card = Kaart { $number } van { $cards }. { $alt }
round-vote-card-own = Kaart { $number } van { $cards }. { $alt } Van jou.
round-vote-card-voted = Kaart { $number } van { $cards }. { $alt } Jouw stem.
round-vote-card-red = Kaart { $number } van { $cards }. { $alt } Jouw rode stem.
round-vote-card-both = Kaart { $number } van { $cards }. { $alt } Jouw groene en jouw rode stem.
round-yours = Van jou
round-vote-for = Stem op { $numbers }
round-vote-needs = Kies een kaart
round-vote-needs-green = Breng je groene stem uit
round-vote-needs-red = Nu je rode stem
round-vote-both = Breng beide stemmen uit
round-vote-keep = Blijf bij { $numbers }
round-vote-put = Stem op kaart { $number }
round-vote-back = Neem de stem op kaart { $number } terug
round-vote-green-on = Groene stem op { $number }
round-vote-red-on = Rode stem op { $number }
round-vote-green-off = Neem de groene stem terug van { $number }
round-vote-red-off = Neem de rode stem terug van { $number }
round-vote-green = Groene stem
round-vote-red = Rode stem
round-vote-green-why = Een punt per speler op dezelfde kaart, hoogstens 5
round-vote-red-why = Alleen jij hebt er een: die kaart levert niemand iets op
round-voted = Je stemde op { $numbers }
round-voted-party = Groen op { $green }, rood op { $red }
round-change-vote = { $number ->
        [one] Wijzig je stem
       *[other] Wijzig je stemmen
    }
round-tray = { $count ->
        [0] Nog niet gestemd
        [one] Jouw stem: { $numbers }
       *[other] Jouw stemmen: { $numbers }
    }
round-votes-title = Jouw twee stemmen
round-sure-two = Zeker van één kaart? Neem de andere stem terug: één enkele goede stem levert 1 punt extra op.
round-sure-one = Eén enkele goede stem levert 1 punt extra op. Een tweede stem mag.
round-sure-none = Stem op één kaart of op twee. Eén enkele goede stem levert 1 punt extra op.
round-vote-hint = Houd een kaart ingedrukt om die van dichtbij te zien. Niemand ziet je stem vóór de onthulling.
round-vote-hint-party = Stem op de kaart die de meeste anderen kiezen. Stemmen op je eigen kaart mag.
round-vote-keys = Met 1–{ $cards } stem je, met Z kijk je van dichtbij.
round-vote-straight = Houd je gezicht in de plooi.
round-vote-partner = { $name } stemt voor jullie team.
round-vote-teller-partner = Jullie team deed de uitspraak. Nu zoeken de anderen de kaart.
round-more-cards = { $cards ->
        [one] Nog één kaart
       *[other] Nog { $cards } kaarten
    }
round-overview = Toon alle kaarten
round-large = Toon grote kaarten
round-overview-hint = Tik op een kaart om die van dichtbij te zien en te stemmen.
