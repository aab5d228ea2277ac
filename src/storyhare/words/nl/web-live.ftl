### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Ronde { $round }. Wie het eerst een uitspraak doet, is de verteller.
live-tell-mine = Ronde { $round }. Jij bent de verteller.
live-tell = Ronde { $round }. { $name } is de verteller.
live-clue = { $name } zegt: { $clue }.
live-clue-recorded = { $name } doet een uitspraak met { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } doet de uitspraak hardop.
        [mime] { $name } beeldt de uitspraak nu uit.
       *[other] { $name } zingt de uitspraak nu.
    } { $clue }
live-give = Kies een kaart die past.
live-give-wait = De anderen kiezen hun kaarten.
live-vote = Er liggen { $cards } kaarten open. Stem.
live-vote-wait = Er liggen { $cards } kaarten open. De anderen stemmen.
live-done = { $count ->
        [one] { $names } is klaar,
       *[other] { $names } zijn klaar,
    } { $last ->
        [you] nu wacht iedereen op jou.
       *[other] { $left ->
            [0] en daarmee iedereen.
            [one] nog één te gaan.
           *[other] nog { $left } te gaan.
        }
    }
live-reveal-some = { $who ->
        [you] Jij vond de kaart.
        [you-and] Jij en { $names } vonden de kaart.
        [player] { $names } vond de kaart.
       *[several] { $names } vonden de kaart.
    } { $points ->
        [-1] {""}
        [0] Jij krijgt geen punten.
        [one] Jij krijgt één punt.
       *[other] Jij krijgt { $points } punten.
    }
live-reveal-no-one = Niemand vond de kaart. { $points ->
        [-1] {""}
        [0] Jij krijgt geen punten.
        [one] Jij krijgt één punt.
       *[other] Jij krijgt { $points } punten.
    }
live-reveal-everyone = Iedereen vond de kaart. { $points ->
        [-1] {""}
        [0] Jij krijgt geen punten.
        [one] Jij krijgt één punt.
       *[other] Jij krijgt { $points } punten.
    }
live-reveal-party = De stemmen liggen open. { $points ->
        [-1] {""}
        [0] Jij krijgt geen punten.
        [one] Jij krijgt één punt.
       *[other] Jij krijgt { $points } punten.
    }
live-over = Het spel is afgelopen. { $who ->
        [you] Jij wint!
        [your-team] Jouw team wint!
        [you-and] Je deelt de overwinning met { $names }!
        [player] { $names } wint!
        [team] { $names } winnen!
       *[several] { $names } delen de overwinning!
    }
live-clock = Nog { $seconds } seconden.
live-paused = Het spel staat op pauze.
live-goes-on = Het spel gaat verder.
live-away = We maken opnieuw verbinding.
live-back = Je bent terug aan tafel.
live-host = { $name } is nu de host.
live-host-mine = Jij bent nu de host.
