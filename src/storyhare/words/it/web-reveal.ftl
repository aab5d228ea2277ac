### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · rivelazione
reveal-round-left = { $where } · ancora { $time }
reveal-title = La rivelazione
reveal-votes = Ecco i voti
reveal-red = Ora il voto rosso
reveal-fooled = { $people ->
        [one] { $names } ha ingannato { $count ->
            [one] una persona
           *[other] { $count } persone
        }
       *[other] { $names } hanno ingannato { $count ->
            [one] una persona
           *[other] { $count } persone
        }
    }
reveal-fooled-mine = { $people ->
        [one] Hai ingannato { $count ->
            [one] una persona
           *[other] { $count } persone
        }
       *[other] Avete ingannato { $count ->
            [one] una persona
           *[other] { $count } persone
        }
    }
reveal-fooled-no-one = Nessun voto per { $names }
reveal-met-on = { $count ->
        [one] { $names }: un voto
       *[other] { $names }: { $count } voti
    }
reveal-you = Tu
# Stands after “di” and “da”.
reveal-you-within = te

## What happened

reveal-everyone = Tutti l’hanno trovata
reveal-no-one = Nessuno l’ha trovata
reveal-some = Trovata da { $found ->
        [1] una persona
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
       *[other] dieci
    } su { $of ->
        [2] due
        [3] tre
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
        [9] nove
        [10] dieci
       *[other] undici
    }
reveal-party-met = { $count ->
        [one] { $count } sulla carta { $number }
       *[other] In { $count } sulla carta { $number }
    }
reveal-party-split = { $groups ->
        [one] { $groups } gruppo da { $count }
       *[other] { $groups } gruppi da { $count }
    }
reveal-party-red = { $count ->
        [one] { $count } sulla carta { $number }, col voto rosso
       *[other] In { $count } sulla carta { $number }, col voto rosso
    }
reveal-party-alone = Nessun voto in comune

## Cards

reveal-cards = Carte sul tavolo
reveal-card = Carta { $number } su { $count }.
reveal-card-title = «{ $title }».
reveal-card-name = Carta { $number }
reveal-card-place = { $number } su { $count }
reveal-card-told = { $whose ->
        [mine] Era la tua carta.
       *[other] Era la carta di { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] Questa carta l’hai data tu.
       *[other] Questa carta l’ha data { $name }.
    }
reveal-card-votes = { $count ->
        [0] Nessun voto.
        [one] Un voto, messo da { $names }.
       *[other] { $count } voti, messi da { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Il tuo voto rosso.
       *[other] Voto rosso messo da { $name }.
    }
reveal-card-points = { $points ->
        [0] Nessun punto.
        [one] Un punto.
       *[other] { $points } punti a testa.
    }

## Points

reveal-points = Punti
reveal-columns = questo turno · totale
reveal-sum = { $points ->
        [one] un punto
       *[other] { $points } punti
    }
reveal-total = { $score ->
        [one] un punto in tutto
       *[other] { $score } punti in tutto
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = carta trovata
reveal-why-found-by = trovata da { $names }
reveal-why-told = trovata da { $found } su { $of }
reveal-why-no-one = nessuno l’ha trovata
reveal-why-everyone = tutti l’hanno trovata
reveal-why-lone = l’unico voto giusto
reveal-why-lone-teller = trovata da una sola persona
reveal-why-sure = un solo voto, giusto
reveal-why-votes = { $count ->
        [one] { $count } voto
       *[other] { $count } voti
    }
reveal-why-votes-capped = { $count ->
        [one] { $count } voto
       *[other] { $count } voti
    }, { $cap ->
        [one] ne conta { $cap }
       *[other] ne contano { $cap }
    }
reveal-why-votes-of = { $count ->
        [one] { $count } voto sulla carta data da { $names }
       *[other] { $count } voti sulla carta data da { $names }
    }
reveal-why-votes-capped-of = { $count ->
        [one] { $count } voto sulla carta data da { $names }
       *[other] { $count } voti sulla carta data da { $names }
    }, { $cap ->
        [one] ne conta { $cap }
       *[other] ne contano { $cap }
    }
reveal-why-crowd = in { $count } su una carta
reveal-why-crowd-capped = in { $count } su una carta, ne contano { $cap }
reveal-why-red = annullata dal voto rosso
reveal-why-alone = nessun altro sulla carta
reveal-why-fooled = voto attirato da { $names }
reveal-why-own = voto sulla propria carta
reveal-more = { $count ->
        [one] Mostra un’altra riga
       *[other] Mostra altre { $count } righe
    }
reveal-fewer = Mostra meno righe

## Going on

reveal-skip = Mostra tutto
reveal-show-next = Mostra il prossimo passo
reveal-host-leads = { $name } mostra il prossimo passo
reveal-see-track = Guarda saltare i conigli
reveal-see-cards = Torna alle carte
reveal-go-on = Avanti
reveal-ready = { $ready ->
        [one] Una persona su { $count } è pronta
       *[other] { $ready } su { $count } sono pronti
    }
reveal-waiting = In attesa di { $names }
reveal-waiting-many = { $count ->
        [one] In attesa di un’altra persona
       *[other] In attesa di altre { $count } persone
    }
reveal-sending = Parte appena torni online
reveal-clock = Tempo rimasto
reveal-by-itself = Si va avanti tra { $time }.
reveal-no-hurry = Si va avanti quando sono pronti tutti.
reveal-next = { $whose ->
        [mine] Poi racconti tu.
       *[other] Poi racconta { $name }.
    }
reveal-next-last = { $whose ->
        [mine] Nell’ultimo turno racconti tu.
       *[other] Nell’ultimo turno racconta { $name }.
    }

## The score track

reveal-after = Dopo il turno { $round }
reveal-track = Il percorso segnapunti. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = La partita finisce a { $score ->
        [one] un punto
       *[other] { $score } punti
    }
reveal-left = { $left ->
        [0] Era l’ultimo turno
        [one] Manca un turno
       *[other] Mancano { $left } turni
    }

## Earlier rounds

reveal-recap = Turni precedenti
reveal-recap-none = Nessun turno è ancora finito.
reveal-recap-round = Turno { $round }
reveal-recap-teller = { $whose ->
        [mine] La tua frase.
       *[other] La frase di { $name }.
    }
reveal-recap-earlier = Prima
reveal-recap-later = Dopo
reveal-recap-place = { $round } su { $rounds }
