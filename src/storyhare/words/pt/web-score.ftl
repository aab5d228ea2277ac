### Keeping score for people who play with the box.

score-title = Contar os pontos
score-small = Para o jogo da caixa
score-intro = As cartas na tua mesa, os pontos neste telemóvel. Conta com as mesmas regras das mesas online e guarda tudo neste dispositivo.
score-away = O servidor não responde. Os teus turnos estão guardados; os pontos vêm quando responder.
score-comma = , {""}

## Before the first round

score-rules = Que regras
score-for-classic = 3 a 6 jogadores
score-for-odyssey = 3 a 12 jogadores
score-for-party = 6 a 12, toda a gente vota
score-for-team = pares, 6 a 12
score-read-rules = Ler estas regras
score-people = Quem joga
score-order = Pela ordem dos lugares, para a esquerda. Toca num coelho para o trocar.
score-name = Participante { $number }
score-rabbit = Outro coelho para participante { $number }
score-remove = Tirar participante { $number }
score-add = Mais uma pessoa
score-opposite = Cada par senta-se frente a frente: com seis, a primeira pessoa e a quarta.
score-pairs = Pares: { $pairs }.
score-pair = { $one } com { $two }
score-options = Opções
score-lone = Acerto a solo
score-lone-hint = Se só uma pessoa acertar, ela e quem conta ganham 4 cada.
score-cap = Pontos por votos na tua carta, por turno
score-cap-none = sem limite
score-cap-at = { $count ->
        [0] nenhum
       *[other] no máximo { $count }
    }
score-double = Dois votos
score-double-hint = A partir de sete jogadores: um ou dois votos, e um ponto se um voto único acertar.
score-begin = { $count ->
        [0] Põe os nomes
        [1] Começar com um jogador
       *[other] Começar com { $count } jogadores
    }

## A round

score-round = Turno { $round }
score-who = Quem contou?
score-tells = conta
score-with = com { $name }
score-whose = De quem é cada carta?
score-whose-hint = { $count ->
        [1] Toca no número da carta de cada pessoa. A última põe-se sozinha.
       *[other] Quem conta tem uma carta, as outras pessoas têm duas cada.
    }
score-whose-team = Quem conta, o seu par e uma pessoa de cada uma das outras equipas.
score-votes = Quem votou em quê?
score-votes-two = Um ou dois votos, em cartas diferentes.
score-red = { $name }: voto encarnado
score-number = Carta { $number }
score-number-own = A carta { $number } é de { $name }
score-count = Contar os pontos
score-leave = Deixar como estava
score-lacks-teller = Quem contou?
score-lacks-cards = { $count ->
        [1] Uma carta ainda não é de ninguém
       *[other] { $count } cartas ainda não são de ninguém
    }
score-lacks-votes = { $count ->
        [1] Falta o voto de { $names }
        [2] Faltam os votos de { $names }
        [3] Faltam os votos de { $names }
       *[other] Faltam { $count } votos
    }
score-lacks-red = Falta o voto encarnado

## The score

score-board = Pontuação
score-over = Fim
score-last = Turno { $round }
score-behind = { $count ->
        [1] Um turno espera pelos pontos
       *[other] { $count } turnos esperam pelos pontos
    }
score-all = Até agora
score-rounds = Turnos
score-told = Contou { $name }
score-mend = Corrigir
score-mend-round = Corrigir o turno { $round }
score-wrong-round = O turno { $round } não bate certo: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [1] um ponto
       *[other] { $count } pontos
    }
score-reason = { $why } { $points }
score-next = Turno seguinte
score-next-tells = Conta { $name }
score-undo = Desfazer
score-end = Acabar o jogo
score-go-on = Continuar a jogar
score-new = Jogo novo
score-new-sure = De certeza? Este desaparece
score-share = Partilhar o resultado
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [1] um turno
       *[other] { $rounds } turnos
    }
score-line = { $name }: { $count }
score-copied = O resultado está copiado. Cola-o onde quiseres.
score-not-copied = Aqui não foi possível copiar.
