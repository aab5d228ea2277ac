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
bots-players = Diz para quantos jogadores, de { $least } a { $most }, por exemplo 4,6.
simulate-no-such-bot = Não há nenhum bot chamado { $bot }. Há estes: { $names }.
simulate-bots = Quem jogou, lugar a lugar: { $names }
