### Computer players on the command line.

bots-title = { $players } jogadores, { $rounds } turnos de cada combinação, semente { $seed }
bots-column-teller = Narrador
bots-column-crowd = Votantes
bots-column-company = Os outros são
bots-column-found = Quem vota acerta
bots-column-chance = Face ao acaso
bots-column-some = Acertam alguns, não todos
bots-column-decoy = Vota num isco
bots-column-time = p95 por decisão
bots-guest-title = Um convidado à mesa das outras famílias, quando narra e quando vota
bots-column-guest = Convidado
bots-column-finds = O convidado acerta
bots-company-self = iguais*
bots-company-kin = parentes*
bots-company-strangers = estranhos
bots-times = { $times } × ({ $low } a { $high })
bots-share = { $mean } ({ $low } a { $high })
bots-footnote = Cada pessoa vê só metade do que se poderia saber. Só contam as linhas contra estranhos; as marcadas com * parecem melhores do que são. Entre parênteses: intervalo de 95 %.
bots-no-encoder = Aqui só está a família do léxico: instala storyhare[bots] para que encontre estranhos.
bots-no-such-strength = Essa força não existe. Escolhe uma destas: { $names }.
bots-tables-title = Mesas como a sala as forma: { $rounds } turnos cada, semente { $seed }
bots-column-table = Mesa
bots-column-everyone = Acertam todos
bots-column-no-one = Ninguém acerta
bots-column-agree = Dois votos iguais
bots-column-meets = Metade numa carta
bots-column-points = Pontos: narrador / outros
bots-column-words = Várias palavras
bots-column-partners = A equipa pontua
bots-clues-title = Frases de todos os turnos, em percentagem
bots-column-language = Língua
bots-column-again = Repetidas num jogo
bots-kind = { $kind ->
        [saying] Ditado
        [title] Título
        [mood] Estado de espírito
        [question] Pergunta
        [half] Meio provérbio
        [words] Palavras
       *[word] Palavra
    }
bots-person-title = Um convidado que diz frases de pessoas: o convidado / os bots
bots-reading = { $strength }: com frases de pessoas, a carta certa entre seis em { $share }
bots-tables-footnote = Os números são percentagens dos turnos («Quem vota acerta» e «Dois votos iguais»: dos votos), ± o intervalo de 95 %. Metade numa carta: pelo menos metade dos votos está na mesma carta. A equipa pontua: a equipa de quem narra ganha pontos.
bots-no-such-part = { $part } não é nenhum destes: { $names }.
bots-players = Escolhe o número de jogadores, de { $least } a { $most }, por exemplo 4,6.
simulate-no-such-bot = Não há nenhum bot chamado { $bot }. Há estes: { $names }.
simulate-bots = Quem jogou, lugar a lugar: { $names }
