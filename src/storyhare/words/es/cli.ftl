### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset } con { $players }
tale-round = Turno { $round }. { $storyteller } dice: «{ $clue }»
tale-round-recorded = Turno { $round }. { $storyteller } lo dice con { $kind }. { $clue }
tale-card = Carta { $number }
tale-storyteller = { $player }, cuentacuentos
tale-votes = votos: { $voters }
tale-no-votes = sin votos
tale-red = voto rojo
tale-points = { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
tale-total = { $score } en total
tale-end = { $rounds ->
        [one] La partida termina tras un turno.
       *[other] La partida termina tras { $rounds } turnos.
    }
tale-winner = { $player } gana con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
tale-winners = { $players } comparten la victoria con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
tale-team-wins = { $players } ganan con { $score ->
        [one] { $score } punto
       *[other] { $score } puntos
    }.
tale-open = El registro termina antes que la partida.

## The scorekeeper

keeper-welcome = Anoto los puntos mientras jugáis con la caja. Una línea vacía o Ctrl+C para terminar.
keeper-rules = Qué reglas (classic, odyssey, party, team)
keeper-names = Quién juega, por orden hacia la izquierda, con comas
keeper-end = Cuándo termina la partida: pile (el mazo), una puntuación como 40, o 2x cuando cada cual haya sido cuentacuentos dos veces (Intro: por defecto)
keeper-lone = Vale 4 puntos un acierto en solitario (+ para sí, Intro para no)
keeper-cap = Cuántos puntos como máximo por turno por los votos a tu carta (un número, - sin límite, Intro: por defecto)
keeper-double = Se pueden dar dos votos (Intro para sí, - para no)
keeper-not-understood = No lo he entendido.
keeper-teller = Quién es cuentacuentos
keeper-card = Quién ha dado la carta { $number }
keeper-vote = Qué carta vota { $player }
keeper-votes = Qué carta, o qué dos, vota { $player }
keeper-red = En qué carta pone { $player } el voto rojo
keeper-again = { $reason } Vamos a anotar este turno otra vez.
keeper-ambiguous = ¿Cuál de estas personas: { $players }?
keeper-number = Escribe un número del 1 al { $cards }.
keeper-score = Puntuación: { $scores }
keeper-next = La próxima frase es de { $player }.
keeper-over = La partida ha terminado.
keeper-bye = Gracias por jugar.

## The command line

cli-file-missing = No encuentro el archivo { $file }. Comprueba el nombre y la carpeta.
cli-file-unreadable = No puedo leer el archivo { $file }: { $reason }.
cli-folder-unwritable = No puedo escribir en la carpeta { $file }: { $reason }.
cli-bad-options = No entiendo estas opciones: { $reason } ({ $place }).
simulate-heading = { $games } partidas de { $ruleset } con { $players } jugadores, semilla { $seed }
simulate-rounds = Turnos por partida: { $mean } de media, de { $least } a { $most }
simulate-scores = Puntos al final: la mitad de los sitios tiene { $median } o más, de { $least } a { $most }
simulate-wins = Partidas ganadas, sitio por sitio (las compartidas valen para cada uno): { $wins }
simulate-progress = Jugando
