### The TV: read from a sofa. Few words, large.

tv-title = Mesa { $code } na televisão
tv-join = Entrem ou vejam
tv-qr = Código QR de { $address }
tv-clock = Tempo restante
tv-away = A ligar de novo. Continuem a jogar nos telemóveis.
tv-paused = O jogo está em pausa.
tv-sleeps = Não está ninguém à mesa, por isso o jogo está em pausa.

## Before the game

tv-come = Leiam o código QR ou entrem com este código
tv-lobby = Mesa { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [one] um turno
       *[other] { $rounds } turnos
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [one] cerca de um turno
       *[other] cerca de { $rounds } turnos
    }
tv-here = { $count ->
        [0] Todos os lugares estão livres
        [one] Já cá está um coelho
       *[other] Já cá estão { $count } coelhos
    }
tv-watch = { $count ->
        [one] Uma pessoa está a ver.
       *[other] { $count } pessoas estão a ver.
    }
tv-host = { $name } começa o jogo.

## A round

tv-race = Quem tem uma frase?
tv-race-text = Narra quem a disser primeiro.
tv-tells-now = { $name } narra
tv-tells-text = Vem aí uma frase. Uma palavra, um verso, uma canção.
tv-words-first = Primeiro a frase, depois as cartas.
tv-tells = Frase de { $name } · turno { $round }
tv-find = Encontrem a carta de { $name }
tv-find-party = Votem com a maioria
tv-storyteller = narra
tv-cards = Cartas na mesa
tv-card = Carta { $number } de { $of }. { $seen }
tv-two-votes = Um ou dois votos por pessoa, nos telemóveis
tv-party-green = a favorita da mesa
tv-party-red = quem narra anula uma carta

## The reveal

tv-red = voto vermelho
tv-points = Pontos deste turno

## The track and the end

tv-track = Tabuleiro de pontuação: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
tv-best = As melhores frases da noite

## Pairing a TV, and its remote

tv-pair-title = Mostrar uma mesa nesta televisão
tv-pair-how = Na tua mesa, abre o menu no telemóvel, escolhe «Mostrar na televisão» e escreve este código.
tv-sheet-open = Abre este endereço na televisão:
tv-sheet-type = Código na televisão
tv-sheet-show = Mostrar a mesa
tv-sheet-done = A televisão já mostra esta mesa.
tv-sheet-direct = Ou abre nela este endereço:
tv-sheet-here = Abrir neste dispositivo
tv-pick-title = Que mesa deve a televisão mostrar?
tv-pick-table = Mesa { $code }, onde és { $name }
tv-pick-none = Neste dispositivo não estás em nenhuma mesa. Entra primeiro numa e volta a ler o código.
tv-phone-play = Jogar nesta mesa
tv-remote = Carrega em OK no comando para o passo seguinte
tv-sound = Carrega numa tecla para ligar o som
