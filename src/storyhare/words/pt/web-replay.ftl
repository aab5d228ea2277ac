### A finished game seen again.

replay-name = Repetição
replay-unreadable = Esta página não consegue ler o registo desse jogo. Recarrega-a; talvez haja uma versão nova.
replay-player = Pessoa { $number }
replay-eyes = Ponto de vista
replay-spectator = Público
replay-teller = narra
replay-round = Turno { $round } de { $rounds }

## Steps

replay-steps = Passos do turno
replay-step-deal = Mãos
replay-step-tell = Frase
replay-step-give = Cartas
replay-step-vote = Votos
replay-step-reveal = Revelação
replay-title-deal = Antes da frase
replay-title-tell = A frase de { $name }
replay-title-give = As cartas estão a chegar
replay-title-vote = Os votos estão a chegar
replay-back = Um passo atrás
replay-on = Um passo em frente
replay-play = Reproduzir
replay-pause = Pausar
replay-speed = Velocidade: { $speed }×

## Cards

replay-hand = A mão de { $name }
replay-hand-card = { $state ->
        [given] Carta { $number } de { $count }, dada. { $alt }
       *[kept] Carta { $number } de { $count }. { $alt }
    }
replay-face-down = De face para baixo até se dizer a frase.
replay-given = Dada
replay-givers = Cartas dadas
replay-from = De { $name }.
replay-own = A própria carta.
replay-own-tag = Própria
replay-own-vote = Recebeu o voto.
