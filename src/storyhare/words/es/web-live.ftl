### What a screen reader hears of a table. Short: at most one message in three seconds.

live-tell-race = Turno { $round }. Quien diga antes una frase es cuentacuentos.
live-tell-mine = Turno { $round }. Te toca decir la frase.
live-tell = Turno { $round }. Cuentacuentos: { $name }.
live-clue = { $name } dice: { $clue }.
live-clue-recorded = { $name } lo dice con { $kind }. { $clue }
live-clue-performed = { $way ->
        [text] { $name } dice la frase en voz alta.
        [mime] { $name } hace ahora la mímica.
       *[other] { $name } canta ahora la frase.
    } { $clue }
live-give = Elige una carta que pegue.
live-give-wait = El resto está eligiendo sus cartas.
live-vote = Hay { $cards } cartas en la mesa. Vota.
live-vote-wait = Hay { $cards } cartas en la mesa. El resto está votando.
live-done = { $count ->
        [one] { $names } ha terminado,
       *[other] { $names } han terminado,
    } { $last ->
        [you] ya solo faltas tú.
       *[other] { $left ->
            [0] ya está todo el mundo.
            [one] falta una persona.
           *[other] faltan { $left }.
        }
    }
live-reveal-some = { $who ->
        [you] Aciertas.
        [you-and] { $names } y tú acertáis.
        [player] { $names } acierta.
       *[several] { $names } aciertan.
    } { $points ->
        [-1] {""}
        [0] No ganas ningún punto.
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-no-one = No acierta nadie. { $points ->
        [-1] {""}
        [0] No ganas ningún punto.
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-everyone = Acierta todo el mundo. { $points ->
        [-1] {""}
        [0] No ganas ningún punto.
        [one] Ganas un punto.
       *[other] Ganas { $points } puntos.
    }
live-reveal-party = Ya están todos los votos. { $points ->
        [-1] {""}
        [0] No ganas ningún punto.
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
live-paused = La partida está en pausa.
live-goes-on = La partida sigue.
live-away = Reconectando.
live-back = Has vuelto a la mesa.
live-host = Ahora { $name } organiza la mesa.
live-host-mine = Ahora organizas tú la mesa.
