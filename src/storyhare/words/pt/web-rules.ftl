### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Como se joga
rules-back = Voltar
rules-which = Regras
rules-table = As regras desta mesa
rules-table-all = Todas as regras
rules-table-example = O exemplo joga-se com as opções habituais.
rules-idea = Alguém diz uma frase para uma imagem. O resto da mesa mete pelo meio imagens que também podiam servir. Depois é adivinhar qual era. Com uma boa frase acerta parte da mesa, mas nunca toda.
rules-round = Um turno
rules-four = Quatro maneiras de jogar
rules-score = Tens a caixa em casa? Marca aqui os pontos.
rules-points = Pontos
rules-example = Um exemplo
rules-more = Convém saber
rules-tips = Encontrar uma frase
rules-tip-precise = Nem demasiado exata: se toda a gente acertar na tua carta, não te dá nada.
rules-tip-vague = Nem demasiado distante: se ninguém acertar, também não.
rules-tip-party = Não tem de combinar com nenhuma carta. Escolhe algo que possa servir a muitas imagens.
rules-tip-easier = A primeira frase é a mais difícil. A cada turno fica mais fácil.
rules-kinds = Uma frase pode ser
rules-kind-word = uma palavra
rules-kind-sound = um som
rules-kind-quote = um verso
rules-kind-song = uma canção
rules-kind-film = um filme
rules-kind-proverb = um provérbio
rules-kind-made = algo inventado
rules-clue = Quase lá
rules-red = voto vermelho
rules-teller = narra
rules-card = Carta { $number } de { $owner }. { $count ->
        [0] Sem votos.
       *[other] Votos: { $voters }.
    }

## The four rulesets

rules-about-classic = O jogo original: um monte de imagens, um voto por pessoa e uma história em cada mão.
rules-about-odyssey = Para mesas maiores: a partir de sete jogadores pode votar-se duas vezes, e ter a certeza compensa.
rules-about-party = Ninguém procura a carta de quem narra. Procura-se a carta que mais gente vai escolher.
rules-about-team = Dois a dois: uma pessoa dá uma carta, o seu par vota, e partilham um só coelho.
rules-fact-players = Jogadores
rules-players-classic = 3 a 6
rules-players-odyssey = 3 a 12
rules-players-party = 6 a 12
rules-players-team = 6, 8, 10 ou 12, aos pares
rules-fact-hand = Mão
rules-hand-classic = 6 cartas; 7 com três jogadores
rules-hand-odyssey = 6 cartas; 7 com três jogadores
rules-hand-party = 5 cartas
rules-hand-team = 4 cartas
rules-fact-end = Fim
rules-end-classic = quando se tirar a última carta da busca
rules-end-odyssey = depois do turno em que alguém chegar aos 30 pontos
rules-end-party = quando toda a gente tiver narrado uma vez
rules-end-team = quando toda a gente tiver narrado uma vez
rules-fact-votes = Votos
rules-votes = { $votes ->
        [single] um por pessoa
        [double] um ou dois por pessoa
        [party] um verde por pessoa, e um vermelho para quem narra
       *[team] um por equipa
    }
rules-fact-bonus = Votos na tua carta
rules-bonus = { $cap ->
        [none] um ponto cada, sem limite
        [0] nenhum ponto
       *[other] um ponto cada, { $cap } por turno no máximo
    }
rules-fact-clues = Frases
rules-clues = { $kinds ->
        [sound] com palavras ou a cantar
        [mime] com palavras ou mímica
        [both] com palavras, a cantar ou com mímica
       *[text] com palavras
    }
rules-fact-left = Turnos que faltam
rules-fact-pile = Busca

## The steps of a round

rules-step-tell = { $number }. Narrar
rules-step-give = { $number }. Dar uma carta
rules-step-vote = { $number }. Votar
rules-step-reveal = { $number }. Revelar
rules-tell = Quem narra escolhe uma carta da mão, não a mostra e diz uma frase: uma palavra, um verso, um ditado inventado.
rules-tell-party = Quem narra diz primeiro a frase, antes de alguém ter visto a sua mão. Só então se pega nas cartas.
rules-give = O resto da mesa escolhe da mão uma carta que combine com a frase e dá-a de face para baixo. As cartas são baralhadas, viradas e numeradas.
rules-give-two = As outras duas pessoas escolhem da mão duas cartas que combinem com a frase e dão-nas de face para baixo. As cinco cartas são baralhadas, viradas e numeradas.
rules-give-party = Toda a gente, também quem narra, dá uma carta que combine com a frase. As cartas são baralhadas, viradas e numeradas.
rules-give-team = O par de quem narra dá uma carta. Em cada uma das outras equipas, dá-a uma das duas pessoas. As cartas são baralhadas, viradas e numeradas.
rules-vote = Toda a gente, menos quem narra, vota em segredo na carta que julga ser a da frase. Não podes votar na tua.
rules-vote-double = Toda a gente, menos quem narra, vota em segredo na carta que julga ser a da frase, nunca na própria. Com sete ou mais jogadores podes votar numa carta ou em duas diferentes.
rules-vote-two = Toda a gente, menos quem narra, vota em segredo na carta que julga ser a da frase, nunca na própria: numa carta ou em duas diferentes.
rules-vote-party = Cada pessoa tem um voto verde para a carta que mais gente vá escolher; podes votar na tua. Quem narra tem ainda um voto vermelho, que anula uma carta.
rules-vote-team = Em cada uma das outras equipas vota, em segredo, quem não deu carta. Não sabes que carta deu o teu par.
rules-reveal = Mostram-se os votos, de quem são as cartas e qual era a da frase. Os coelhos saltam, as mãos voltam a encher-se e a próxima frase é de quem está à esquerda.
rules-reveal-party = Mostram-se os votos e os coelhos saltam. As mãos voltam a encher-se e cada mão passa, de face para baixo, para a esquerda. A próxima frase é de quem está à esquerda.

## Points

rules-col-what = O que acontece
rules-col-teller = Narra­dor
rules-col-finder = Quem acerta
rules-col-others = O resto da mesa
rules-col-each = Cada pessoa
rules-col-team-teller = Equipa que narra
rules-col-team-finder = Equipa que acerta
rules-col-team-others = Outras equipas
rules-pt-some = Acerta parte da mesa, não toda
rules-pt-all = Acerta toda a gente, ou ninguém
rules-pt-votes = Por cada voto numa carta tua{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-sure-table = Acertar com um só voto
rules-pt-lone-table = Só acerta uma pessoa
rules-pt-team-lone-table = Só acerta um voto
rules-pt-sure = Com sete ou mais: acertar com um só voto
rules-pt-lone = Opção «acerto a solo»: só acerta uma pessoa
rules-pt-two = Dois na mesma carta
rules-pt-three = Três na mesma carta
rules-pt-four = Quatro na mesma carta
rules-pt-five = Cinco ou mais na mesma carta
rules-pt-alone = Mais ninguém na carta
rules-pt-red = Na carta com o voto vermelho
rules-pt-team-some = Acertam alguns votos, mas não todos
rules-pt-team-all = Acertam todos os votos, ou nenhum
rules-pt-team-mate = Por cada voto na carta do par de quem narra{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-team-votes = Por cada voto de outra equipa na carta da equipa{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-team-lone = Opção «acerto a solo»: só acerta um voto

## Examples

rules-example-classic = Ben acerta na carta 3. Duas pessoas caem na carta de Ben e uma na de Dao.
rules-example-three = Ada acerta, Chloé cai numa carta de Ada.
rules-example-odyssey = Ada acerta com um só voto, Ben com um de dois. A carta de Ada recebe cinco votos, mas só valem três.
rules-example-party = Três votos juntam-se na carta 3. A carta 5 tem o voto vermelho, por isso as duas pessoas que lá votaram não ganham nada. Mais ninguém vota como Elif.
rules-example-team = Ben acerta na carta pela sua equipa, Farid cai na carta de Dao.
rules-story-tell = { $name } escolhe esta carta e diz: «{ $clue }»
rules-story-tell-party = Ainda ninguém viu uma carta. { $name } diz: «{ $clue }»
rules-story-give = { $names } escolhem da mão uma carta que possa passar por essa.
rules-story-give-two = { $names } dão duas cartas cada que possam passar por essa.
rules-story-give-party = Agora toda a gente pega nas cartas e dá uma que combine.
rules-story-give-team = { $partner }, da equipa de { $name }, dá uma carta. Também o faz uma pessoa de cada outra equipa: { $names }.
rules-story-vote = As cartas são baralhadas, viradas e numeradas. Qual é a de { $name }? { $names } votam em segredo.
rules-story-vote-party = As cartas são baralhadas, viradas e numeradas. Qual vai ter mais votos? Toda a gente dá um voto verde em segredo, e { $name } anula uma carta com o voto vermelho.
rules-story-next = { $name }, à esquerda de { $teller }, narra a seguir.

## Good to know

rules-note-three = Com três jogadores
rules-text-three = As mãos têm sete cartas. Quem narra dá uma carta e as outras duas pessoas dão duas cada, por isso há cinco na mesa. Não podes votar em nenhuma das tuas.
rules-note-first = Quem começa
rules-text-first = Narra primeiro quem primeiro tiver uma frase. Quem organiza a mesa também pode escolher alguém ou deixar à sorte.
rules-note-win = Quem ganha
rules-text-win = Ganha quem tiver mais pontos. Em caso de empate, partilha-se a vitória.
rules-note-pile-ends = O fim da busca
rules-text-pile-ends = Quando se tira a última carta da busca, o jogo acaba. As cartas utilizadas não voltam a usar-se. No cimo do ecrã vê-se quantos turnos há.
rules-note-pile-shuffled = Quando a busca não chega
rules-text-pile-shuffled = Se faltarem cartas para completar todas as mãos, as cartas utilizadas são baralhadas e vão para baixo da busca. Assim voltam algumas imagens.
rules-note-options = Variantes
rules-text-options = Uma mesa pode jogar com o acerto a solo, com outro limite para os pontos por votos ou sem ele, até outra pontuação, até cada pessoa ter narrado um certo número de vezes ou até a busca se esgotar. As frases também podem ser sons ou mímica se a mesa o permitir.
rules-note-options-party = Variantes
rules-text-options-party = Uma mesa pode deixar cada pessoa narrar mais vezes, jogar até uma pontuação ou até a busca se esgotar. As frases também podem ser sons ou mímica se a mesa o permitir.
rules-note-pass = As mãos mudam
rules-text-pass = Depois de cada turno, as tuas cartas passam, sem serem vistas, para quem está à tua esquerda. Ninguém vê a sua mão antes da frase.
rules-note-talk = Falar em equipa
rules-text-talk = Os pares sentam-se frente a frente. Podem combinar quem dá e quem vota, mas só em voz alta, para toda a gente ouvir, e sem nunca falar do que está numa carta.
rules-note-own = A carta da tua equipa
rules-text-own = Podes votar sem querer na carta do teu par. Isso não vale como acerto, e a tua equipa não ganha nada por esse voto.
