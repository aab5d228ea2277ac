### A finished game seen again.

replay-name = Um jogo para rever
replay-unreadable = Esta página não consegue ler o registo desse jogo. Recarrega-a; talvez haja um Storyhare mais recente.
replay-player = Participante { $number }
replay-eyes = Visto por
replay-spectator = O público
replay-teller = conta
replay-round = Turno { $round } de { $rounds }

## Steps

replay-steps = Passos do turno
replay-step-deal = Distribuir
replay-step-tell = Contar
replay-step-give = Dar
replay-step-vote = Votar
replay-step-reveal = Revelar
replay-title-deal = Antes da frase
replay-title-tell = { $name } conta
replay-title-give = As cartas estão a chegar
replay-title-vote = Caem os votos
replay-back = Um passo atrás
replay-on = Um passo em frente
replay-play = Reproduzir
replay-pause = Pausa
replay-speed = Velocidade: { $speed }×

## Cards

replay-hand = A mão de { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } de { $count }, dada. { $alt }
       *[kept] Carta { $number } de { $count }. { $alt }
    }
replay-face-down = De face para baixo até se dizer a frase.
replay-given = Dada
replay-givers = Cartas que chegaram
replay-from = De { $name }.
replay-own = A própria carta.
replay-own-tag = Própria
replay-own-vote = Tem o voto.
