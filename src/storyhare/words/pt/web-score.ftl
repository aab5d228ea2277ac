### Keeping score for people who play with the box.

score-title = Marcar os pontos
score-small = Para o jogo da caixa
score-intro = As cartas na tua mesa, os pontos neste telemóvel. Usa as mesmas regras das mesas online e guarda tudo neste dispositivo.
score-away = O servidor não responde. Os teus turnos estão guardados; os pontos vêm depois.
score-comma = , {""}

## Before the first round

score-rules = Que regras?
score-for-classic = 3 a 6 jogadores
score-for-odyssey = 3 a 12 jogadores
score-for-party = 6 a 12, toda a gente vota
score-for-team = aos pares, 6 a 12
score-read-rules = Ler estas regras
score-people = Quem joga?
score-order = Pela ordem dos lugares, para a esquerda. Toca num coelho para o trocar.
score-name = Pessoa { $number }
score-rabbit = Mudar o coelho da pessoa { $number }
score-remove = Remover a pessoa { $number }
score-add = Juntar uma pessoa
score-opposite = Os pares sentam-se frente a frente: com seis, a primeira pessoa e a quarta.
score-pairs = Equipas: { $pairs }.
score-pair = { $one } com { $two }
score-options = Opções
score-lone = Acerto a solo
score-lone-hint = Se só uma pessoa acertar, ela e quem narra ganham 4 cada.
score-cap = Pontos por votos na tua carta, por turno
score-cap-none = sem limite
score-cap-at = { $count ->
        [0] nenhum
       *[other] no máximo { $count }
    }
score-double = Dois votos
score-double-hint = A partir de sete jogadores: um ou dois votos, e mais um ponto por um só voto que acerte.
score-begin = { $count ->
        [0] Escreve os nomes
        [one] Começar com um jogador
       *[other] Começar com { $count } jogadores
    }

## A round

score-round = Turno { $round }
score-who = Quem narrou?
score-tells = narra
score-with = com { $name }
score-whose = De quem é cada carta?
score-whose-hint = { $count ->
        [one] Toca no número da carta de cada pessoa. A última preenche-se sozinha.
       *[other] Quem narra tem uma carta, as outras pessoas têm duas cada.
    }
score-whose-team = Quem narra, o seu par e uma pessoa de cada uma das outras equipas.
score-votes = Quem votou em quê?
score-votes-two = Um ou dois votos, em cartas diferentes.
score-red = { $name }: voto vermelho
score-number = Carta { $number }
score-number-own = A carta { $number } é de { $name }
score-count = Contar os pontos
score-leave = Descartar as alterações
score-lacks-teller = Quem narrou?
score-lacks-cards = { $count ->
        [one] Uma carta ainda não é de ninguém
       *[other] { $count } cartas ainda não são de ninguém
    }
score-lacks-votes = { $count ->
        [1] Falta o voto de { $names }
        [2] Faltam os votos de { $names }
        [3] Faltam os votos de { $names }
       *[other] Faltam { $count } votos
    }
score-lacks-red = Falta o voto vermelho

## The score

score-board = Pontuação
score-last = Turno { $round }
score-behind = { $count ->
        [one] Um turno está à espera dos pontos
       *[other] { $count } turnos estão à espera dos pontos
    }
score-all = Até agora
score-rounds = Turnos
score-told = Frase de { $name }
score-mend = Corrigir
score-mend-round = Corrigir o turno { $round }
score-wrong-round = O turno { $round } não bate certo: { $why }
score-stands = { $name } { $count }
score-points = { $count ->
        [one] um ponto
       *[other] { $count } pontos
    }
score-reason = { $why } { $points }
score-next = Turno seguinte
score-next-tells = A frase é de { $name }
score-undo = Desfazer
score-end = Acabar o jogo
score-go-on = Continuar a jogar
score-new = Jogo novo
score-new-sure = De certeza? Este jogo desaparece
score-share = Partilhar o resultado
score-share-head = { $ruleset }, { $day }, { $rounds ->
        [one] um turno
       *[other] { $rounds } turnos
    }
score-line = { $name }: { $count }
score-copied = Resultado copiado. Cola-o onde quiseres.
score-not-copied = Não foi possível copiá-lo aqui.
