### A finished game seen again.

replay-name = Una partida para volver a ver
replay-unreadable = Esta página no puede leer el registro de esa partida. Recárgala; quizá haya un Storyhare más nuevo.
replay-player = Participante { $number }
replay-eyes = Vista por
replay-spectator = El público
replay-teller = cuenta
replay-round = Turno { $round } de { $rounds }

## Steps

replay-steps = Pasos del turno
replay-step-deal = Repartir
replay-step-tell = Contar
replay-step-give = Dar
replay-step-vote = Votar
replay-step-reveal = Revelar
replay-title-deal = Antes de la frase
replay-title-tell = { $name } cuenta
replay-title-give = Las cartas van llegando
replay-title-vote = Caen los votos
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad: { $speed }×

## Cards

replay-hand = La mano de { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } de { $count }, dada. { $alt }
       *[kept] Carta { $number } de { $count }. { $alt }
    }
replay-face-down = Bocabajo hasta que se diga la frase.
replay-given = Dada
replay-givers = Cartas que han llegado
replay-from = De { $name }.
replay-own = La carta propia.
replay-own-tag = Propia
replay-own-vote = Tiene el voto.
