### The TV: read from a sofa. Few words, large.

tv-title = Tavolo { $code } in TV
tv-join = Gioca o guarda
tv-qr = Codice QR di { $address }
tv-clock = Tempo rimasto
tv-comma = , {""}
tv-away = Riconnessione. La partita continua sui telefoni.
tv-paused = Una pausa. Gli orologi sono fermi.
tv-sleeps = Non c’è nessuno, così il tavolo dorme.

## Before the game

tv-come = Scansiona, o vieni con questo codice
tv-lobby = Tavolo { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] un turno
       *[other] { $rounds } turni
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] circa un turno
       *[other] circa { $rounds } turni
    }
tv-here = { $count ->
        [0] I posti sono ancora liberi
        [one] C’è un coniglio
       *[other] Ci sono { $count } conigli
    }
tv-watch = { $count ->
        [one] Una persona guarda.
       *[other] { $count } persone guardano.
    }
tv-host = { $name } avvia la partita.

## A round

tv-round = Turno { $round }
tv-race = Chi ha una frase?
tv-race-text = Comincia chi racconta prima.
tv-tells-now = Racconta { $name }
tv-tells-text = Una frase è in arrivo. Una parola, un verso, una canzone.
tv-words-first = Prima le parole, poi le carte.
tv-tells = Racconta { $name } · turno { $round }
tv-storyteller = racconta
tv-cards = Carte sul tavolo
tv-card = Carta { $number } su { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } sceglie ancora
       *[other] { $names } scelgono ancora
    }
tv-give-many = { $count ->
        [one] { $count } persona sceglie ancora
       *[other] { $count } persone scelgono ancora
    }
tv-give-team = Le coppie scelgono le carte
tv-vote = { $count ->
        [one] { $names } cerca ancora
       *[other] { $names } cercano ancora
    }
tv-vote-many = { $count ->
        [one] { $count } persona cerca ancora
       *[other] { $count } persone cercano ancora
    }
tv-all-done = Tutti hanno finito
tv-done = { $count } su { $of }
tv-two-votes = Un voto o due, sul telefono
tv-party-green = la tua preferita
tv-party-red = il narratore ne rovina una

## The reveal

tv-red = voto rosso
tv-points = Punti di questo turno
tv-why-found = trovata
tv-why-told_well = ben raccontata
tv-why-everyone_or_no_one = troppo chiara o troppo vaga
tv-why-lone_finder = scoperta solitaria
tv-why-votes_on_card = { $count ->
        [one] un voto
       *[other] { $count } voti
    }
tv-why-capped = al massimo { $count }
tv-why-sure_vote = voto sicuro
tv-why-crowd = in { $count } insieme
tv-why-vetoed = rovinata
tv-why-alone = nessun altro

## The track and the end

tv-track = Percorso segnapunti: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] Vince { $names }!
        [team] Vincono { $names }!
       *[several] Vincono a pari merito { $names }!
    }
tv-score = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
