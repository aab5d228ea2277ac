### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Turno { $round }. Racconta chi trova prima una frase.
live-tell-mine = Turno { $round }. Racconti tu.
live-tell = Turno { $round }. Racconta { $name }.
live-clue = { $name } dice: { $clue }.
live-clue-recorded = { $name } racconta con { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } dice la frase ad alta voce.
        [mime] Ora { $name } mima la frase.
       *[other] Ora { $name } canta la frase.
    } { $clue }
live-give = Scegli una carta adatta.
live-give-wait = Gli altri stanno scegliendo le carte.
live-vote = { $cards } carte sul tavolo. Vota.
live-vote-wait = { $cards } carte sul tavolo. Gli altri stanno votando.
live-done = { $count ->
        [one] { $names } ha finito,
       *[other] { $names } hanno finito,
    } { $last ->
        [you] manchi solo tu.
       *[other] { $left ->
            [0] non manca nessuno.
            [one] manca una persona.
           *[other] mancano { $left } persone.
        }
    }
live-reveal-some = { $who ->
        [you] L’hai trovata.
        [you-and] Tu e { $names } l’avete trovata.
        [player] { $names } l’ha trovata.
       *[several] { $names } l’hanno trovata.
    } { $points ->
        [-1] {""}
        [0] Non ricevi punti.
        [one] Ricevi un punto.
       *[other] Ricevi { $points } punti.
    }
live-reveal-no-one = Nessuno l’ha trovata. { $points ->
        [-1] {""}
        [0] Non ricevi punti.
        [one] Ricevi un punto.
       *[other] Ricevi { $points } punti.
    }
live-reveal-everyone = Tutti l’hanno trovata. { $points ->
        [-1] {""}
        [0] Non ricevi punti.
        [one] Ricevi un punto.
       *[other] Ricevi { $points } punti.
    }
live-reveal-party = Ecco i voti. { $points ->
        [-1] {""}
        [0] Non ricevi punti.
        [one] Ricevi un punto.
       *[other] Ricevi { $points } punti.
    }
live-over = La partita è finita. { $who ->
        [you] Hai vinto!
        [your-team] La tua squadra ha vinto!
        [you-and] Condividi la vittoria con { $names }!
        [player] Vince { $names }!
        [team] Vincono { $names }!
       *[several] Vincono a pari merito { $names }!
    }
live-clock = Ancora { $seconds } secondi.
live-paused = La partita è in pausa.
live-goes-on = La partita continua.
live-away = Riconnessione.
live-back = Di nuovo al tavolo.
live-host = Ora l’host è { $name }.
live-host-mine = Ora l’host sei tu.
