### The reveal: what happened, whose cards they were, who voted for what, and the points with their reasons.

reveal-round = { $where } · revelación
reveal-round-left = { $where } · quedan { $time }
reveal-title = Se revelan las cartas
reveal-votes = Ya están todos los votos
reveal-red = Ahora, el voto rojo
reveal-fooled = { $people ->
        [one] { $names } engaña a { $count }
       *[other] { $names } engañan a { $count }
    }
reveal-fooled-mine = { $people ->
        [one] Engañas a { $count }
       *[other] Engañáis a { $count }
    }
reveal-fooled-no-one = Sin votos: { $names }
reveal-met-on = { $count ->
        [one] { $names }: un voto
       *[other] { $names }: { $count } votos
    }
reveal-you = Tú
reveal-you-within = tú

## What happened

reveal-everyone = Acierta todo el mundo
reveal-no-one = No acierta nadie
reveal-some = { $found ->
        [1] Acierta una
        [2] Aciertan dos
        [3] Aciertan tres
        [4] Aciertan cuatro
        [5] Aciertan cinco
        [6] Aciertan seis
        [7] Aciertan siete
        [8] Aciertan ocho
        [9] Aciertan nueve
       *[other] Aciertan diez
    } de { $of ->
        [2] dos
        [3] tres
        [4] cuatro
        [5] cinco
        [6] seis
        [7] siete
        [8] ocho
        [9] nueve
        [10] diez
       *[other] once
    }
reveal-party-met = { $count ->
       *[other] { $count } coinciden en la carta { $number }
    }
reveal-party-split = { $groups ->
       *[other] { $groups } grupos de { $count }
    }
reveal-party-red = { $count ->
       *[other] { $count } en la carta { $number }, y el voto rojo
    }
reveal-party-alone = Nadie coincide

## Cards

reveal-cards = Cartas en la mesa
reveal-card = Carta { $number } de { $count }.
reveal-card-title = «{ $title }».
reveal-card-name = Carta { $number }
reveal-card-place = { $number } de { $count }
reveal-card-told = { $whose ->
        [mine] Es la carta de tu frase.
       *[other] Es la carta de la frase de { $name }.
    }
reveal-card-owner = { $whose ->
        [mine] Esta carta es tuya.
       *[other] Esta carta es de { $name }.
    }
reveal-card-votes = { $count ->
        [0] Sin votos.
        [one] Un voto: { $names }.
       *[other] { $count } votos: { $names }.
    }
reveal-card-red = { $whose ->
        [mine] Tu voto rojo.
       *[other] Voto rojo de { $name }.
    }
reveal-card-points = { $points ->
        [0] Sin puntos.
        [one] Un punto.
       *[other] { $points } puntos por persona.
    }

## Points

reveal-points = Puntos
reveal-columns = este turno · total
reveal-sum = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
reveal-total = { $score ->
        [one] un punto en total
       *[other] { $score } puntos en total
    }
reveal-reason = { $reason } +{ $points }
reveal-why-found = acierto
reveal-why-found-by = acierto: { $names }
reveal-why-told = aciertos: { $found } de { $of }
reveal-why-no-one = nadie acierta
reveal-why-everyone = todo el mundo acierta
reveal-why-lone = único acierto
reveal-why-lone-teller = un solo acierto
reveal-why-sure = con un solo voto
reveal-why-votes = { $count ->
        [one] 1 voto
       *[other] { $count } votos
    }
reveal-why-votes-capped = { $count ->
       *[other] { $count } votos
    }, { $cap ->
        [one] cuenta { $cap }
       *[other] cuentan { $cap }
    }
reveal-why-votes-of = { $count ->
        [one] 1 voto (carta: { $names })
       *[other] { $count } votos (carta: { $names })
    }
reveal-why-votes-capped-of = { $count ->
       *[other] { $count } votos (carta: { $names })
    }, { $cap ->
        [one] cuenta { $cap }
       *[other] cuentan { $cap }
    }
reveal-why-crowd = { $count } en una carta
reveal-why-crowd-capped = { $count } en una carta, cuentan { $cap }
reveal-why-red = anulada por el voto rojo
reveal-why-alone = nadie más en la carta
reveal-why-fooled = señuelo: { $names }
reveal-why-own = voto a la carta propia
reveal-more = { $count ->
        [one] Ver una línea más
       *[other] Ver { $count } líneas más
    }
reveal-fewer = Ver menos líneas

## Going on

reveal-skip = Mostrar todo
reveal-show-next = Mostrar el siguiente paso
reveal-host-leads = { $name } muestra el siguiente paso
reveal-see-track = Ver saltar a los conejos
reveal-see-cards = Volver a las cartas
reveal-go-on = Seguir
reveal-ready = { $ready ->
        [one] { $ready } de { $count } quiere seguir
       *[other] { $ready } de { $count } quieren seguir
    }
reveal-waiting = Esperando a { $names }
reveal-waiting-many = { $count ->
        [one] Esperando a una persona
       *[other] Esperando a { $count } personas
    }
reveal-sending = Se enviará al reconectar
reveal-clock = Tiempo restante
reveal-by-itself = Sigue en { $time }.
reveal-no-hurry = Sigue cuando toda la mesa quiera.
reveal-next = { $whose ->
        [mine] La próxima frase es tuya.
       *[other] La próxima frase es de { $name }.
    }
reveal-next-last = { $whose ->
        [mine] La frase del último turno es tuya.
       *[other] La frase del último turno es de { $name }.
    }

## The score track

reveal-after = Tras el turno { $round }
reveal-track = El tablero de puntuación. { $places }.
reveal-track-place = { $name } { $score }
reveal-end-score = La partida acaba { $score ->
        [one] con un punto
       *[other] a los { $score } puntos
    }
reveal-left = { $left ->
        [0] Ha sido el último turno
        [one] Queda un turno
       *[other] Quedan { $left } turnos
    }

## Earlier rounds

reveal-recap = Turnos anteriores
reveal-recap-none = Aún no ha terminado ningún turno.
reveal-recap-round = Turno { $round }
reveal-recap-teller = { $whose ->
        [mine] Tu frase.
       *[other] Frase de { $name }.
    }
reveal-recap-earlier = Antes
reveal-recap-later = Después
reveal-recap-place = { $round } de { $rounds }
