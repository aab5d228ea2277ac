### The TV: read from a sofa. Few words, large.

tv-title = Mesa { $code } en la tele
tv-join = Entrad o mirad
tv-qr = Código QR de { $address }
tv-clock = Tiempo restante
tv-away = Reconectando. Seguid jugando en los móviles.
tv-paused = La partida está en pausa.
tv-sleeps = No queda nadie, así que la partida está en pausa.

## Before the game

tv-come = Escanead, o entrad con este código
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
        [0] Todos los sitios están libres
        [one] Ha llegado un conejo
       *[other] Han llegado { $count } conejos
    }
tv-watch = { $count ->
        [one] Una persona está mirando.
       *[other] { $count } personas están mirando.
    }
tv-host = { $name } empieza la partida.

## A round

tv-race = ¿Quién tiene una frase?
tv-race-text = Quien la diga antes es cuentacuentos.
tv-tells-now = Cuentacuentos: { $name }
tv-tells-text = La frase está en camino. Una palabra, un verso, una canción.
tv-words-first = Primero la frase, luego las cartas.
tv-tells = Frase de { $name } · turno { $round }
tv-find = Encontrad la carta de { $name }
tv-find-party = Votad como la mayoría
tv-storyteller = cuentacuentos
tv-cards = Cartas en la mesa
tv-card = Carta { $number } de { $of }. { $seen }
tv-two-votes = Uno o dos votos por persona, en los móviles
tv-party-green = la favorita de la mesa
tv-party-red = quien dijo la frase anula una

## The reveal

tv-red = voto rojo
tv-points = Puntos de este turno

## The track and the end

tv-track = Tablero de puntuación: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] un punto
       *[other] { $points } puntos
    }
tv-best = Las mejores frases de la noche

## Pairing a TV, and its remote

tv-pair-title = Ver una mesa en esta tele
tv-pair-how = En tu mesa, abre el menú en el móvil, elige «Ver en una tele» y escribe este código.
tv-sheet-open = Abre esta dirección en la tele:
tv-sheet-type = Código de la tele
tv-sheet-show = Mostrar la mesa
tv-sheet-done = La tele ya muestra esta mesa.
tv-sheet-direct = O abre allí esta dirección:
tv-sheet-here = Abrir en este dispositivo
tv-pick-title = ¿Qué mesa quieres ver en la tele?
tv-pick-table = Mesa { $code }, donde eres { $name }
tv-pick-none = En este dispositivo no estás en ninguna mesa. Entra antes en una y vuelve a escanear el código.
tv-phone-play = Jugar en esta mesa
tv-remote = Pulsa OK en el mando para ver el siguiente paso
tv-sound = Pulsa cualquier tecla para activar el sonido
