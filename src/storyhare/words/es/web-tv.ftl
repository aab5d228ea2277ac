### The TV: read from a sofa. Few words, large.

tv-title = Mesa { $code } en la tele
tv-join = Entra o mira
tv-qr = Código QR de { $address }
tv-clock = Tiempo restante
tv-comma = , {""}
tv-away = Reconectando. La partida sigue en los móviles.
tv-paused = Una pausa. Los relojes están parados.
tv-sleeps = No queda nadie, así que la mesa duerme.

## Before the game

tv-come = Escanea, o entra con este código
tv-lobby = Mesa { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] un turno
       *[other] { $rounds } turnos
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] alrededor de un turno
       *[other] unos { $rounds } turnos
    }
tv-here = { $count ->
        [0] Los asientos aún están libres
        [one] Ha llegado un conejo
       *[other] Han llegado { $count } conejos
    }
tv-watch = { $count ->
        [one] Una persona mira.
       *[other] { $count } personas miran.
    }
tv-host = { $name } empieza la partida.

## A round

tv-round = Turno { $round }
tv-race = ¿Quién tiene una frase?
tv-race-text = Empieza quien cuente antes.
tv-tells-now = { $name } cuenta
tv-tells-text = Una frase está en camino. Una palabra, un verso, una canción.
tv-words-first = Primero palabras, luego cartas.
tv-tells = { $name } cuenta · turno { $round }
tv-storyteller = cuentacuentos
tv-cards = Cartas en la mesa
tv-card = Carta { $number } de { $of }. { $seen }
tv-give = { $count ->
        [one] { $names } sigue eligiendo
       *[other] { $names } siguen eligiendo
    }
tv-give-many = { $count } siguen eligiendo
tv-give-team = Las parejas eligen sus cartas
tv-vote = { $count ->
        [one] { $names } sigue mirando
       *[other] { $names } siguen mirando
    }
tv-vote-many = { $count } siguen mirando
tv-all-done = Ya está todo el mundo
tv-done = { $count } de { $of }
tv-two-votes = Uno o dos votos, en tu móvil
tv-party-green = tu favorita
tv-party-red = quien cuenta estropea una

## The reveal

tv-red = voto rojo
tv-points = Puntos de este turno
tv-why-found = acierto
tv-why-told_well = bien contada
tv-why-everyone_or_no_one = muy clara o muy vaga
tv-why-lone_finder = único acierto
tv-why-votes_on_card = { $count ->
        [one] un voto
       *[other] { $count } votos
    }
tv-why-capped = { $count } como máximo
tv-why-sure_vote = voto seguro
tv-why-crowd = { $count } en la misma
tv-why-vetoed = estropeada
tv-why-alone = nadie más

## The track and the end

tv-track = Tablero de puntuación: { $scores }.
tv-track-one = { $name } { $points }
tv-wins = { $who ->
        [player] ¡Gana { $names }!
        [team] ¡Ganan { $names }!
       *[several] ¡Comparten la victoria { $names }!
    }
tv-score = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
