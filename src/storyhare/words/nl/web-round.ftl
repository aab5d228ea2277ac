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
round-open = Open tot iedereen klaar is
round-sending = Onderweg
round-waiting = Wordt straks verstuurd
round-tells = vertelt
round-told = vertelde
round-told-kind = { $way ->
        [mime] beeldt het uit
       *[other] zingt het
    }
round-put-away = Leg deze tip weg

## Cards

round-hand = Je hand
round-hand-card = Kaart { $place } van { $cards } in je hand. { $alt }
round-look = Bekijk van dichtbij
round-look-at = Bekijk { $number } van dichtbij
round-zoom = Een kaart, groot
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
        [vote] Alleen jij kijkt nog
       *[other] Alleen jij kiest nog
    }
round-still-one = { $when ->
        [vote] { $name } kijkt nog
        [tell] { $name } zoekt woorden
       *[other] { $name } kiest nog
    }
round-still-many = { $when ->
        [vote] { $names } kijken nog
       *[other] { $names } kiezen nog
    }
round-still-both = { $when ->
        [vote] { $names } en jij kijken nog
       *[other] { $names } en jij kiezen nog
    }
round-nobody-done = { $when ->
        [vote] Iedereen kijkt nog
       *[other] Iedereen kiest nog
    }
round-everyone-done = Iedereen is klaar
round-you-two = Jullie twee
round-without = Speel verder zonder { $name }
round-note-you = jij
round-note-tells = vertelt
round-note-away = weg
round-note-autopilot = de autopiloot speelt
round-note-race = zoekt woorden
round-note-thinks = { $when ->
        [vote] kijkt nog
        [tell] wacht
       *[other] kiest nog
    }
round-note-done = { $when ->
        [vote] heeft gestemd
        [tell] wacht
       *[other] heeft gegeven
    }

## Telling

round-tell-title = Jij vertelt
round-tell-heading = Wat zegt de kaart je?
round-tell-clue = Je uitspraak
round-tell-placeholder = Een woord, een zin, een lied
round-tell-it = Vertel het
round-tell-needs = Zoek eerst een paar woorden
round-tell-caption = Deze kaart moeten ze vinden. Alleen jij ziet hem.
round-tell-choose = Vertel over deze kaart
round-tell-others = Je andere kaarten
round-tell-stage = Jouw kaart. { $alt }
round-tell-hint = Kies een kaart en zeg er een paar woorden over: sommigen mogen hem vinden, maar niet iedereen.
round-tell-hint-team = Mik op een paar teams, niet op alle. Vinden alle teams je kaart, of geen enkel, dan levert ze niets op.
round-party-heading = Eerst woorden, dan kaarten
round-party-text = Niemand ziet een kaart voordat de uitspraak er is.
round-party-hint = Zeg wat je wilt. Daarna zoekt iedereen een kaart die past.
round-race-title = Wie vertelt eerst?
round-race-hint = Kies een kaart en zeg er een paar woorden over. Wie het eerst klaar is, vertelt deze ronde.
round-first-title = De eerste uitspraak is voor jou
round-first-hint = Kies een kaart en zeg er een paar woorden over. De bots wachten op je.
round-lost-race = { $name } was sneller. Je woorden blijven bewaard voor jouw beurt.

## While somebody tells

round-wait-title = { $name } vertelt
round-wait-heading = { $name } heeft de lantaarn
round-wait-text = en zoekt woorden. Bekijk alvast je kaarten.
round-wait-party = en zoekt woorden, voordat iemand een kaart ziet.
round-wait-watching = en zoekt woorden.
round-wait-note = Nog niets te doen. De uitspraak komt hier vanzelf.
round-wait-race = De lantaarn is vrij
round-wait-race-text = Wie het eerst een uitspraak heeft, pakt hem.

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
round-give-leave = Houd in je hand
round-given = Gegeven
round-change-card = { $number ->
        [one] Wissel kaart
       *[other] Wissel kaarten
    }
round-take-back = Neem terug
round-give-hint = Geef de kaart die van { $name } zou kunnen zijn.
round-give-hint-two = Met drie spelers geeft iedereen twee kaarten die van { $name } zouden kunnen zijn.
round-give-hint-party = Geef de kaart waar de meesten op zullen stemmen. De jouwe telt ook.
round-give-hint-team = { $name } zoekt mee: een van jullie geeft een kaart, de ander stemt.
round-give-hint-mate = Jouw team vertelt. Geef een kaart die ook past: elke stem die daar belandt is een punt voor jullie.
round-give-partner-in = { $name } gaf een kaart voor jullie twee
round-give-partner-vote = Dus jij zoekt de kaart en stemt.
round-give-teller-title = Ze kiezen
round-give-teller = Jouw kaart ligt er. Nu zoeken zij de hunne.
round-give-told = Verteld
round-give-watching = De kaarten komen binnen

## Voting

round-vote-title = Vind de kaart van { $name }
round-vote-title-party = Raad de meerderheid
round-vote-title-teller = Ze zoeken de jouwe
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
round-vote-needs-green = Leg de groene stem op een kaart
round-vote-needs-red = Nu de rode stem
round-vote-both = Leg ze allebei
round-vote-keep = Blijf bij { $numbers }
round-vote-put = Leg een stem op { $number }
round-vote-back = Neem de stem terug van { $number }
round-vote-green-on = Groene stem op { $number }
round-vote-red-on = Rode stem op { $number }
round-vote-green-off = Neem de groene stem terug van { $number }
round-vote-red-off = Neem de rode stem terug van { $number }
round-vote-green = Groene stem
round-vote-red = Rode stem
round-vote-green-why = Een punt voor iedereen op dezelfde kaart, hoogstens 5
round-vote-red-why = Alleen voor jou: deze kaart levert niets op
round-voted = Je stemde op { $numbers }
round-voted-party = Groen op { $green }, rood op { $red }
round-change-vote = { $number ->
        [one] Wijzig stem
       *[other] Wijzig stemmen
    }
round-tray = { $count ->
        [0] Nog geen stem gelegd
        [one] Jouw stem: { $numbers }
       *[other] Jouw stemmen: { $numbers }
    }
round-votes-title = Jouw twee stemmen
round-sure-two = Zeker van één? Neem de andere terug: één enkele goede stem levert 1 extra op.
round-sure-one = Eén enkele goede stem levert 1 extra op. Een tweede mag.
round-sure-none = Eén of twee kaarten. Eén enkele goede stem levert 1 extra op.
round-vote-hint = Houd een kaart ingedrukt om die van dichtbij te zien. Niemand ziet je stem vóór de onthulling.
round-vote-hint-party = Stem op de kaart die de meeste anderen kiezen. De jouwe telt ook.
round-vote-keys = De toetsen 1–{ $cards } leggen een stem, Z vergroot.
round-vote-straight = Houd je gezicht in de plooi.
round-vote-partner = { $name } stemt voor jullie twee.
round-vote-teller-partner = Jullie team heeft verteld. Nu zoeken de anderen.
round-more-cards = { $cards ->
        [one] Nog één kaart
       *[other] Nog { $cards } kaarten
    }
round-overview = Allemaal tegelijk
round-large = Grote kaarten
round-overview-hint = Tik op een kaart om die van dichtbij te zien en te stemmen.
