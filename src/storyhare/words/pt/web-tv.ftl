### The TV: read from a sofa. Few words, large.

tv-title = Mesa { $code } na televisão
tv-join = Entra ou vê
tv-qr = Código QR de { $address }
tv-clock = Tempo restante
tv-away = A ligar de novo. O jogo continua nos telemóveis.
tv-paused = Uma pausa. Os relógios estão parados.
tv-sleeps = Não está ninguém, por isso a mesa dorme.

## Before the game

tv-come = Lê o código QR ou entra com este código
tv-lobby = Mesa { $code }
tv-rounds = { $ruleset } · { $rounds ->
        [1] um turno
       *[other] { $rounds } turnos
    }
tv-rounds-about = { $ruleset } · { $rounds ->
        [1] cerca de um turno
       *[other] cerca de { $rounds } turnos
    }
tv-here = { $count ->
        [0] Os lugares ainda estão livres
        [1] Já cá está um coelho
       *[other] Já cá estão { $count } coelhos
    }
tv-watch = { $count ->
        [1] Uma pessoa está a ver.
       *[other] { $count } pessoas estão a ver.
    }
tv-host = { $name } começa o jogo.

## A round

tv-round = Turno { $round }
tv-race = Quem tem uma frase?
tv-race-text = Começa quem contar primeiro.
tv-tells-now = { $name } conta
tv-tells-text = Vem aí uma frase. Uma palavra, um verso, uma canção.
tv-words-first = Primeiro palavras, depois cartas.
tv-tells = { $name } conta · turno { $round }
tv-storyteller = a narrar
tv-cards = Cartas na mesa
tv-card = Carta { $number } de { $of }. { $seen }
tv-two-votes = Um ou dois votos, no teu telemóvel
tv-party-green = a tua favorita
tv-party-red = quem conta estraga uma

## The reveal

tv-red = voto encarnado
tv-points = Pontos deste turno

## The track and the end

tv-track = Tabuleiro de pontuação: { $scores }.
tv-track-one = { $name } { $points }
tv-score = { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
tv-best = As melhores frases da noite

## Pairing a TV, and its remote

tv-pair-title = Ver uma mesa nesta televisão
tv-pair-how = Na tua mesa, abre o menu no telemóvel, escolhe «Ver numa televisão» e escreve este código.
tv-sheet-open = Abre este endereço na televisão:
tv-sheet-type = O código na televisão
tv-sheet-show = Mostrar
tv-sheet-done = A televisão já mostra esta mesa.
tv-sheet-direct = Ou abre lá este endereço:
tv-sheet-here = Abrir neste dispositivo
tv-pick-title = Que mesa queres ver na televisão?
tv-pick-table = Mesa { $code }, onde és { $name }
tv-pick-none = Neste dispositivo não estás em nenhuma mesa. Entra primeiro numa e volta a ler o código.
tv-phone-play = Jogar nesta mesa
tv-remote = Carrega em OK no comando para ver o próximo
