### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Turno { $round }. Cuenta quien tenga antes una frase.
live-tell-mine = Turno { $round }. Te toca contar.
live-tell = Turno { $round }. { $name } cuenta.
live-clue = { $name } cuenta: { $clue }.
live-clue-recorded = { $name } cuenta con { $kind }. { $clue }
live-clue-performed = { $way ->
        [mime] { $name } hace ahora la mímica.
       *[other] { $name } canta ahora.
    } { $clue }
live-give = Elige una carta que pegue.
live-give-wait = El resto elige sus cartas.
live-vote = Hay { $cards } cartas a la vista. Vota.
live-vote-wait = Hay { $cards } cartas a la vista. El resto vota.
live-done = { $count ->
        [one] { $names } ha terminado,
       *[other] { $names } han terminado,
    } { $left ->
        [0] ya está todo el mundo.
        [one] falta una persona.
       *[other] faltan { $left }.
    }
live-reveal-some = { $who ->
        [you] Aciertas.
        [you-and] { $names } y tú acertáis.
        [player] { $names } acierta.
       *[several] { $names } aciertan.
    } { $points ->
        [-1] {""}
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-no-one = No acierta nadie. { $points ->
        [-1] {""}
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-everyone = Acierta todo el mundo. { $points ->
        [-1] {""}
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-party = Se revelan los votos. { $points ->
        [-1] {""}
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-over = La partida ha terminado. { $who ->
        [you] ¡Has ganado!
        [your-team] ¡Ha ganado tu equipo!
        [you-and] ¡Compartes la victoria con { $names }!
        [player] ¡Gana { $names }!
        [team] ¡Ganan { $names }!
       *[several] ¡Comparten la victoria { $names }!
    }
live-clock = Quedan { $seconds } segundos.
live-paused = La mesa está en pausa.
live-goes-on = La partida sigue.
live-away = Reconectando.
live-back = De vuelta en la mesa.
live-host = Ahora { $name } dirige la mesa.
live-host-mine = Ahora diriges tú la mesa.
