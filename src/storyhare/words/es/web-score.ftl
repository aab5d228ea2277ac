### Keeping score for people who play with the box.

score-title = Anotar los puntos
score-small = Para jugar con la caja
score-intro = Las cartas en tu mesa, los puntos en este móvil. Aplica las mismas reglas que las mesas en línea y lo guarda todo en este dispositivo.
score-away = El servidor no responde. Tus turnos están guardados; los puntos llegarán después.
score-comma = , {""}

## Before the first round

score-rules = ¿Qué reglas?
score-for-classic = de 3 a 6 jugadores
score-for-odyssey = de 3 a 12 jugadores
score-for-party = de 6 a 12, vota toda la mesa
score-for-team = por parejas, de 6 a 12
score-read-rules = Leer estas reglas
score-people = ¿Quién juega?
score-order = Por orden alrededor de la mesa, hacia la izquierda. Toca un conejo para cambiarlo.
score-name = Persona { $number }
score-rabbit = Cambiar el conejo del sitio { $number }
score-remove = Quitar el sitio { $number }
score-add = Añadir una persona
score-opposite = Las parejas se sientan frente a frente: con seis, la primera persona y la cuarta.
score-pairs = Equipos: { $pairs }.
score-pair = { $one } con { $two }
score-options = Opciones
score-lone = Acierto en solitario
score-lone-hint = Si acierta una sola persona, ella y quien dijo la frase ganan 4 cada una.
score-cap = Puntos por votos a tu carta, por turno
score-cap-none = sin límite
score-cap-at = { $count ->
        [0] ninguno
       *[other] { $count } como máximo
    }
score-double = Dos votos
score-double-hint = Con siete jugadores o más: uno o dos votos, y un punto más si un solo voto acierta.
score-begin = { $count ->
        [0] Pon los nombres
        [one] Empezar con un jugador
       *[other] Empezar con { $count } jugadores
    }

## A round

score-round = Turno { $round }
score-who = ¿Quién ha sido cuentacuentos?
score-tells = cuentacuentos
score-with = con { $name }
score-whose = ¿De quién es cada carta?
score-whose-hint = { $count ->
        [one] Toca el número de la carta de cada cual. La última se rellena sola.
       *[other] Quien dijo la frase tiene una carta; las otras personas, dos cada una.
    }
score-whose-team = Quien dijo la frase, su pareja y una persona de cada uno de los otros equipos.
score-votes = ¿Quién ha votado qué?
score-votes-two = Uno o dos votos, en cartas distintas.
score-red = { $name }: voto rojo
score-number = Carta { $number }
score-number-own = La carta { $number } es de { $name }
score-count = Contar los puntos
score-leave = Dejarlo como estaba
score-lacks-teller = ¿Quién ha sido cuentacuentos?
score-lacks-cards = { $count ->
        [one] Una carta aún no es de nadie
       *[other] { $count } cartas aún no son de nadie
    }
score-lacks-votes = { $count ->
        [one] Falta el voto de { $names }
        [2] Faltan los votos de { $names }
        [3] Faltan los votos de { $names }
       *[other] Faltan { $count } votos
    }
score-lacks-red = Falta el voto rojo

## The score

score-board = Puntuación
score-last = Turno { $round }
score-behind = { $count ->
        [one] Un turno espera sus puntos
       *[other] { $count } turnos esperan sus puntos
    }
score-all = Hasta ahora
score-rounds = Turnos
score-told = Frase de { $name }
score-mend = Corregir
score-mend-round = Corregir el turno { $round }
score-wrong-round = El turno { $round } no cuadra: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] un punto
       *[other] { $count } puntos
    }
score-reason = { $why } { $points }
score-next = Siguiente turno
score-next-tells = La frase es de { $name }
score-undo = Deshacer
score-end = Terminar la partida
score-go-on = Seguir jugando
score-new = Partida nueva
score-new-sure = ¿Seguro? Esta partida se perderá
score-share = Compartir el resultado
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] un turno
       *[other] { $rounds } turnos
    }
score-line = { $name }: { $count }
score-copied = El resultado está copiado. Pégalo donde quieras.
score-not-copied = Aquí no se ha podido copiar.
