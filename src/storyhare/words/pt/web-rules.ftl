### The rules pages, in our own words. Facts to the letter, sentences short.

rules-title = Como se joga
rules-back = Voltar
rules-which = Regras
rules-table = As regras desta mesa
rules-table-all = Todas as regras
rules-table-example = O exemplo joga-se com as opções habituais.
rules-idea = Alguém diz uma frase para uma imagem. O resto da mesa mete pelo meio imagens que também podiam servir. Depois é adivinhar qual era. Numa boa frase acerta parte da mesa, mas nunca toda.
rules-round = Um turno
rules-four = Quatro maneiras de jogar
rules-score = Tens a caixa em casa? Conta aqui os pontos.
rules-points = Pontos
rules-example = Um exemplo
rules-more = Convém saber
rules-tips = Encontrar uma frase
rules-tip-precise = Nem demasiado exata: se toda a gente acertar na tua carta, não te dá nada.
rules-tip-vague = Nem demasiado distante: se ninguém acertar, também não.
rules-tip-party = Não tem de combinar com nenhuma carta: escolhe palavras a que muitas imagens possam responder.
rules-tip-easier = A primeira é a mais difícil. A cada turno fica mais fácil.
rules-kinds = Pode ser
rules-kind-word = uma palavra
rules-kind-sound = um som
rules-kind-quote = um verso
rules-kind-song = uma canção
rules-kind-film = um filme
rules-kind-proverb = um provérbio
rules-kind-made = algo inventado
rules-clue = Quase lá
rules-red = voto encarnado
rules-teller = a narrar
rules-card = Carta { $number } de { $owner }. { $count ->
        [0] Sem votos.
       *[other] Votos: { $voters }.
    }

## The four rulesets

rules-about-classic = O jogo tal como começou: um monte de imagens, um voto por pessoa e uma história em cada mão.
rules-about-odyssey = Para mesas maiores: a partir de sete jogadores pode votar-se duas vezes, e quem tem a certeza ganha mais um ponto.
rules-about-party = Ninguém procura a carta de quem faz de narrador. Procura-se a carta de que mais gente gosta.
rules-about-team = Dois a dois: uma pessoa dá uma carta, o seu par vota, e saltam com um só coelho.
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
rules-end-classic = quando se tira a última carta da busca
rules-end-odyssey = depois do turno em que alguém tem 30 pontos
rules-end-party = quando toda a gente contou uma vez
rules-end-team = quando toda a gente contou uma vez
rules-fact-votes = Votos
rules-votes = { $votes ->
        [single] um por pessoa
        [double] um ou dois por pessoa
        [party] um verde por pessoa, e um encarnado para quem conta
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

rules-step-tell = { $number }. Contar
rules-step-give = { $number }. Dar
rules-step-vote = { $number }. Votar
rules-step-reveal = { $number }. Revelar
rules-tell = Quem faz de narrador escolhe uma carta da mão, não a mostra e diz uma frase: uma palavra, um verso, um ditado inventado.
rules-tell-party = Quem faz de narrador diz primeiro a frase, antes de alguém ter visto a sua mão. Só então se pega nas cartas.
rules-give = O resto da mesa procura na mão uma carta que combine com a frase e põe-na de face para baixo. As cartas são baralhadas, viradas e numeradas.
rules-give-two = As outras duas pessoas procuram na mão duas cartas que combinem com a frase e põem-nas de face para baixo. As cinco cartas são baralhadas, viradas e numeradas.
rules-give-party = Toda a gente, também quem conta, põe uma carta que combine com a frase. As cartas são baralhadas, viradas e numeradas.
rules-give-team = O par de quem conta põe uma carta. Em cada uma das outras equipas fá-lo uma das duas pessoas. As cartas são baralhadas, viradas e numeradas.
rules-vote = Toda a gente, menos quem faz de narrador, vota em segredo na carta que julga ser a da frase. A própria não vale.
rules-vote-double = Toda a gente, menos quem faz de narrador, vota em segredo na carta que julga ser a da frase, nunca na própria. Com sete ou mais jogadores podes votar numa carta ou em duas diferentes.
rules-vote-two = Toda a gente, menos quem faz de narrador, vota em segredo na carta que julga ser a da frase, nunca na própria: numa carta ou em duas diferentes.
rules-vote-party = Cada pessoa tem um voto verde para a carta que mais gente vá escolher; a própria vale. Quem conta tem ainda um voto encarnado, que estraga uma carta.
rules-vote-team = Quem não deu carta vota pela sua equipa, em segredo. Não sabes que carta pôs o teu par.
rules-reveal = Mostram-se a carta de quem contou, de quem são as outras e os votos. Os coelhos saltam, as mãos voltam a encher-se e a seguir conta quem está à esquerda.
rules-reveal-party = Mostram-se os votos e os coelhos saltam. As mãos voltam a encher-se e cada mão passa, de face para baixo, para a esquerda. A seguir conta quem está à esquerda.

## Points

rules-col-what = O que acontece
rules-col-teller = Narra­dor
rules-col-finder = Quem acerta
rules-col-others = O resto da mesa
rules-col-each = Cada pessoa
rules-col-team-teller = Equipa que conta
rules-col-team-finder = Equipa que acerta
rules-col-team-others = Outras equipas
rules-pt-some = Acerta parte da mesa, não toda
rules-pt-all = Acerta toda a gente, ou ninguém
rules-pt-votes = Por cada voto numa carta tua{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-sure-table = Acertar com um só voto
rules-pt-lone-table = Acerta exatamente uma pessoa
rules-pt-team-lone-table = Acerta exatamente um voto
rules-pt-sure = Com sete ou mais: acertar com um só voto
rules-pt-lone = Opção «acerto a solo»: acerta exatamente uma pessoa
rules-pt-two = Dois na mesma carta
rules-pt-three = Três na mesma carta
rules-pt-four = Quatro na mesma carta
rules-pt-five = Cinco ou mais na mesma carta
rules-pt-alone = Mais ninguém na carta
rules-pt-red = Na carta com o voto encarnado
rules-pt-team-some = Acertam alguns votos, mas não todos
rules-pt-team-all = Acertam todos os votos, ou nenhum
rules-pt-team-mate = Por cada voto na carta do par de quem conta{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-team-votes = Por cada voto de outra equipa na carta da equipa{ $cap ->
        [none] {""}
       *[other] , { $cap } por turno no máximo
    }
rules-pt-team-lone = Opção «acerto a solo»: acerta exatamente um voto

## Examples

rules-example-classic = Ben acerta na carta 3. Dois votos desviam-se para a carta de Ben e um para a de Dao.
rules-example-three = Ada acerta, Chloé desvia-se para uma carta de Ada.
rules-example-odyssey = Ada tem a certeza e vota uma vez, Ben acerta com um dos seus dois votos. Na carta de Ada há cinco votos, contam três.
rules-example-party = Três coincidem na carta 3. A carta 5 tem o voto encarnado, por isso as duas pessoas que lá votaram não ganham nada. Com Elif ninguém coincide.
rules-example-team = Ben acerta na carta pela sua equipa, Farid desvia-se para a carta de Dao.
rules-story-tell = { $name } tem esta carta na mão e diz: «{ $clue }»
rules-story-tell-party = Ainda ninguém viu uma carta. { $name } diz: «{ $clue }»
rules-story-give = { $names } procuram na mão uma imagem que possa ser essa, e põem-na.
rules-story-give-two = { $names } põem duas imagens cada que podem ser essa.
rules-story-give-party = Agora toda a gente pega nas cartas, e cada pessoa põe uma que combine.
rules-story-give-team = { $partner }, da equipa de { $name }, põe uma carta, e também uma pessoa de cada outra equipa: { $names }.
rules-story-vote = Baralhadas e numeradas, as cartas estão à vista. Qual é a de { $name }? { $names } votam em segredo.
rules-story-vote-party = Baralhadas e numeradas, as cartas estão à vista. Qual escolherá mais gente? Toda a gente vota verde em segredo, e { $name } estraga uma com o encarnado.
rules-story-next = { $name } está à esquerda de { $teller } e conta a seguir.

## Good to know

rules-note-three = Com três jogadores
rules-text-three = As mãos têm sete cartas. Quem conta põe uma carta e as outras duas pessoas põem duas cada, por isso há cinco na mesa. Não podes votar em nenhuma das tuas.
rules-note-first = Quem começa
rules-text-first = O primeiro turno é de quem tiver primeiro uma frase. Quem dirige a mesa pode escolher alguém ou deixar à sorte.
rules-note-win = Quem ganha
rules-text-win = Ganha quem tem mais pontos. Com os mesmos pontos partilha-se a vitória.
rules-note-pile-ends = O fim da busca
rules-text-pile-ends = Quando se tira a última carta da busca, o jogo acaba. As cartas utilizadas não voltam a usar-se. No cimo do ecrã lê-se quantos turnos há.
rules-note-pile-shuffled = Quando a busca não chega
rules-text-pile-shuffled = Se faltarem cartas para completar as mãos, as cartas utilizadas são baralhadas e vão para baixo da busca. Então voltam imagens já vistas.
rules-note-options = Variantes
rules-text-options = Uma mesa pode jogar com o acerto a solo, com outro limite para os pontos por votos ou sem ele, até outra pontuação, até cada pessoa ter contado um certo número de vezes ou até a busca se esgotar. As frases também podem ser sons ou mímica se a mesa o permitir.
rules-note-options-party = Variantes
rules-text-options-party = Uma mesa pode deixar cada pessoa contar mais vezes, jogar até uma pontuação ou até a busca se esgotar. As frases também podem ser sons ou mímica se a mesa o permitir.
rules-note-pass = As mãos viajam
rules-text-pass = Depois de cada turno as tuas cartas vão para quem está à tua esquerda, sem serem vistas. Até haver uma frase ninguém vê a sua mão.
rules-note-talk = Falar aos pares
rules-text-talk = Cada par senta-se frente a frente. Pode combinar quem dá e quem vota, mas em voz alta, para toda a gente ouvir, e sem nunca falar do que está numa carta.
rules-note-own = A própria carta
rules-text-own = Podes votar sem querer na carta do teu par. Então não acertaste, e a tua equipa não ganha nada por esse voto.
