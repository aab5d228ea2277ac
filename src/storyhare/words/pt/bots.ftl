### Computer players on the command line.

bots-title = { $players } jogadores, { $rounds } turnos de cada par, semente { $seed }
bots-column-teller = Narrador
bots-column-crowd = Votantes
bots-column-company = São
bots-column-found = Quem vota acerta
bots-column-chance = Face ao acaso
bots-column-some = Acertam alguns, não todos
bots-column-decoy = Vota num isco
bots-column-time = p95 por decisão
bots-guest-title = Um convidado à mesa das outras famílias, quando narra e quando vota
bots-column-guest = Convidado
bots-column-finds = O convidado acerta
bots-company-self = da mesma família (favorece)
bots-company-kin = parentes (favorece)
bots-company-strangers = estranhos
bots-times = { $times } × ({ $low } a { $high })
bots-share = { $mean } ({ $low } a { $high })
bots-footnote = A cada jogador esconde-se metade do que há para saber. Só as linhas entre estranhos são resultados; entre parênteses, o intervalo de 95 %.
bots-no-encoder = Aqui só está a família do léxico: instala storyhare[bots] para que encontre estranhos.
bots-no-such-strength = A força é uma destas: { $names }.
bots-tables-title = Mesas como a sala as forma: { $rounds } rondas cada, semente { $seed }
bots-column-table = Mesa
bots-column-everyone = Todos a encontram
bots-column-no-one = Ninguém a encontra
bots-column-agree = Dois votos iguais
bots-column-meets = Metade numa carta
bots-column-points = Pontos: narrador / outros
bots-column-words = Várias palavras
bots-column-partners = O par pontua
bots-clues-title = Pistas de todas as rondas, em percentagem
bots-column-language = Língua
bots-column-again = Repetidas num jogo
bots-kind = { $kind ->
        [saying] Ditado
        [title] Título
        [mood] Humor
        [question] Pergunta
        [half] Começo
        [words] Várias
       *[word] Uma
    }
bots-person-title = Um convidado que dá pistas de pessoas: o convidado / os bots
bots-reading = { $strength }: a carta certa entre seis com pistas de pessoas em { $share }
bots-tables-footnote = Os números são percentagens das rondas, ou dos votos quando se trata de acertar e de coincidir, com o alcance do intervalo de 95 %. Metade numa carta: pelo menos metade dos votos está na mesma carta. O par pontua: o par do narrador recebe pontos.
bots-no-such-part = { $part } não existe. Há: { $names }.
bots-players = Diz para quantos jogadores, de { $least } a { $most }, por exemplo 4,6.
simulate-no-such-bot = Não há nenhum bot chamado { $bot }. Há estes: { $names }.
simulate-bots = Quem jogou, lugar a lugar: { $names }
