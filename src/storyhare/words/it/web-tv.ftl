### The TV: read from a sofa. Few words, large.

tv-title = Tavolo { $code } in TV
tv-join = Giocate o guardate
tv-qr = Codice QR di { $address }
tv-clock = Tempo rimasto
tv-away = Riconnessione. Continuate a giocare sui telefoni.
tv-paused = La partita è in pausa.
tv-sleeps = Non c’è nessuno, così la partita è in pausa.

## Before the game

tv-come = Inquadrate il QR, o entrate con questo codice
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
        [0] I posti sono tutti liberi
        [one] C’è un coniglio
       *[other] Ci sono { $count } conigli
    }
tv-watch = { $count ->
        [one] Una persona sta guardando.
       *[other] { $count } persone stanno guardando.
    }
tv-host = { $name } avvia la partita.

## A round

tv-race = Chi ha una frase?
tv-race-text = Racconta chi la trova prima.
tv-tells-now = Racconta { $name }
tv-tells-text = La frase sta arrivando. Una parola, un verso, una canzone.
tv-words-first = Prima la frase, poi le carte.
tv-tells = La frase di { $name } · turno { $round }
tv-find = Trovate la carta di { $name }
tv-find-party = Votate come la maggioranza
tv-storyteller = racconta
tv-cards = Carte sul tavolo
tv-card = Carta { $number } su { $of }. { $seen }
tv-two-votes = Un voto o due a testa, sui telefoni
tv-party-green = la preferita del gruppo
tv-party-red = il narratore ne annulla una

## The reveal

tv-red = voto rosso
tv-points = Punti di questo turno

## The track and the end

tv-track = Percorso segnapunti: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
tv-best = Le frasi più belle della serata

## Pairing a TV, and its remote

tv-pair-title = Mostra un tavolo su questa TV
tv-pair-how = Al tuo tavolo, apri il menu sul telefono, scegli «Mostra su una TV» e scrivi questo codice.
tv-sheet-open = Apri questo indirizzo sulla TV:
tv-sheet-type = Il codice sulla TV
tv-sheet-show = Mostra il tavolo
tv-sheet-done = Ora la TV mostra questo tavolo.
tv-sheet-direct = Oppure apri lì questo indirizzo:
tv-sheet-here = Apri su questo dispositivo
tv-pick-title = Quale tavolo deve mostrare la TV?
tv-pick-table = Tavolo { $code }, dove sei { $name }
tv-pick-none = Su questo dispositivo non sei a nessun tavolo. Prima entra a un tavolo, poi inquadra di nuovo il codice.
tv-phone-play = Gioca a questo tavolo
tv-remote = Premi OK sul telecomando per il prossimo passo
tv-sound = Premi un tasto qualsiasi per attivare l’audio
