### A finished game seen again.

replay-name = Repetición
replay-unreadable = Esta página no puede leer los datos de esa partida. Recárgala; quizá haya una versión nueva.
replay-player = Persona { $number }
replay-eyes = Punto de vista
replay-spectator = Público
replay-teller = cuentacuentos
replay-round = Turno { $round } de { $rounds }

## Steps

replay-steps = Pasos del turno
replay-step-deal = Mano
replay-step-tell = Frase
replay-step-give = Dar
replay-step-vote = Votar
replay-step-reveal = Revelar
replay-title-deal = Antes de la frase
replay-title-tell = La frase de { $name }
replay-title-give = Las cartas van llegando
replay-title-vote = Los votos van llegando
replay-back = Un paso atrás
replay-on = Un paso adelante
replay-play = Reproducir
replay-pause = Pausar
replay-speed = Velocidad: { $speed }×

## Cards

replay-hand = La mano de { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } de { $count }, dada. { $alt }
       *[kept] Carta { $number } de { $count }. { $alt }
    }
replay-face-down = Bocabajo hasta que se diga la frase.
replay-given = Dada
replay-givers = Cartas dadas
replay-from = De { $name }.
replay-own = Su propia carta.
replay-own-tag = Propia
replay-own-vote = Recibe su voto.
