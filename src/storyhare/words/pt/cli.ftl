### The command line: a game retold, the scorekeeper, simulations.

## A game retold

tale-title = { $ruleset } com { $players }
tale-round = Turno { $round }. { $storyteller } diz: «{ $clue }»
tale-round-recorded = Turno { $round }. { $storyteller } usa { $kind }. { $clue }
tale-card = Carta { $number }
tale-storyteller = { $player }, a narrar
tale-votes = votos: { $voters }
tale-no-votes = sem votos
tale-red = voto vermelho
tale-points = { $player }: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
tale-total = { $score } ao todo
tale-end = { $rounds ->
        [one] O jogo acaba ao fim de um turno.
       *[other] O jogo acaba ao fim de { $rounds } turnos.
    }
tale-winner = { $player } ganha com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
tale-winners = { $players } partilham a vitória com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
tale-team-wins = { $players } ganham com { $score ->
        [one] { $score } ponto
       *[other] { $score } pontos
    }.
tale-open = O registo acaba antes do jogo.

## The scorekeeper

keeper-welcome = Eu marco os pontos enquanto jogas com a caixa. Uma linha vazia ou Ctrl+C acaba.
keeper-rules = Que regras (classic, odyssey, party, team)
keeper-names = Nomes de quem joga, pela ordem dos lugares para a esquerda, separados por vírgulas
keeper-end = Quando acaba o jogo: pile (a busca), uma pontuação como 40, ou 2x quando toda a gente tiver narrado duas vezes (Enter: por omissão)
keeper-lone = Um acerto a solo vale 4 pontos (+ para sim, Enter para não)
keeper-cap = Quantos pontos no máximo por turno pelos votos na própria carta (um número, - sem limite, Enter: por omissão)
keeper-double = Pode-se votar duas vezes (Enter para sim, - para não)
keeper-not-understood = Não percebi.
keeper-teller = Quem narra
keeper-card = Quem deu a carta { $number }
keeper-vote = Em que carta vota { $player }
keeper-votes = Em que carta, ou em que duas, vota { $player }
keeper-red = Em que carta põe { $player } o voto vermelho
keeper-again = { $reason } Vamos anotar este turno outra vez.
keeper-ambiguous = Qual destas pessoas: { $players }?
keeper-number = Escreve um número de 1 a { $cards }.
keeper-score = Pontuação: { $scores }
keeper-next = A próxima frase é de { $player }.
keeper-over = O jogo acabou.
keeper-bye = Foi bom jogar contigo.

## The command line

cli-file-missing = Não encontro o ficheiro { $file }. Verifica o nome e a pasta.
cli-file-unreadable = Não consigo ler o ficheiro { $file }: { $reason }.
cli-folder-unwritable = Não consigo escrever na pasta { $file }: { $reason }.
cli-bad-options = Não percebo estas opções: { $reason } ({ $place }).
simulate-heading = { $games } jogos de { $ruleset } com { $players } jogadores, semente { $seed }
simulate-rounds = Turnos por jogo: { $mean } em média, de { $least } a { $most }
simulate-scores = Pontos no fim: metade dos lugares tem { $median } ou mais, de { $least } a { $most }
simulate-wins = Jogos ganhos, lugar a lugar (as vitórias partilhadas contam para cada um): { $wins }
simulate-progress = A jogar
