### Playing with the printed box.

box-door = Temos a caixa
box-door-hint = As vossas cartas na mesa, os telemóveis para votos e pontos
box-cards = As vossas próprias cartas
box-deal = Baralhem-nas e deem { $cards } a cada pessoa.
box-switch = Jogamos com a caixa
box-switch-hint = As cartas impressas estão na mesa; os telemóveis recolhem os votos e somam os pontos. Os bots não veem as cartas e não podem jogar.
box-tell-heading = Diz a tua frase em voz alta
box-tell = Escolhe uma das tuas cartas e diz uma frase para ela, canta-a ou faz mímica. Que acerte parte da mesa, mas não toda.
box-tell-race = Escolhe uma carta e diz a tua frase em voz alta. Narra quem falar primeiro.
box-tell-party = Diz o que quiseres, antes de alguém olhar para as suas cartas.
box-tell-party-race = Diz uma frase antes de alguém olhar para as suas cartas. Narra quem falar primeiro.
box-write = A tua frase no livro
box-write-hint = Só se quiseres. Toda a gente a vai ver.
box-told = Já disse a minha frase
box-wait-note = Ouve a frase. O telemóvel avisa-te quando for a tua vez.
box-write-first = Escrevê-la primeiro
box-next-clue = A próxima frase começa o turno seguinte.
box-one-for-all = Basta uma pessoa continuar.
box-which = { $number ->
        [one] Qual é a tua carta?
       *[other] Quais são as tuas { $number } cartas?
    }
box-look = As cartas vão para a mesa
box-lay-mine = Recolhe as cartas de toda a gente, baralha-as com a tua e põe-nas em fila, de 1 a { $cards }. Depois toca na tua.
box-lay-party = Recolhe as cartas de toda a gente, baralha-as com a tua e põe-nas em fila, de 1 a { $cards }. O número que sobrar é o teu.
box-lay = { $name } está a baralhar as cartas e a pô-las em fila, de 1 a { $cards }. Depois toca na tua: mais ninguém vê.
box-lay-watch = { $name } está a baralhar as cartas e a pô-las em fila, de 1 a { $cards }.
box-clash = Duas pessoas disseram { $numbers }.
box-clash-look = Vê outra vez: qual é mesmo a tua?
box-row = A fila na mesa
box-number = Carta { $number }
box-number-mine = Carta { $number }. Tua.
box-twice = Repetida
box-needs = { $number ->
        [one] Toca no número da tua carta
       *[other] Toca nos teus { $number } números
    }
box-needs-none = Não é preciso tocar na tua
box-needs-again = Falta a outra pessoa
box-said = Disseste: { $numbers }. Toca noutra para mudar.
box-soon = Foi engano? Toca noutra.
box-vote-hint = Um toque e já votaste. Ninguém vê o voto antes da revelação.
box-pile = A busca está vazia
box-pile-sure = A busca está mesmo vazia? Então este é o último turno.
box-pile-yes = Sim, último turno
box-pile-no = Ainda não
box-tv-race = Narra quem disser uma frase primeiro.
box-tv-tell = Ouçam: a frase é dita em voz alta.
box-tv-lay = Ponham as cartas em fila, de 1 a { $cards }, e toquem na vossa no telemóvel.
box-live-give = As cartas estão em fila. Qual é o teu número?
box-live-wait = O resto da mesa está a dizer qual é a sua carta.

box-holder = { $name } · { $where }
box-clash-shared = Mais alguém disse o mesmo número.
box-on-device = no dispositivo de { $name }
box-take-away = Remover { $name }
box-bring = Juntar alguém sem telemóvel
box-bring-hint = Essa pessoa joga neste dispositivo. Vão-no passando: ninguém vê o que as outras pessoas escolheram.
box-bring-name = O nome da pessoa
box-bring-yes = Juntar à mesa
box-brought = Neste dispositivo: { $names }
box-bring-done = Pronto
box-pass-title = Passa-o
box-pass = Dá-o a { $name }
box-pass-look-away = { $when ->
        [vote] É hora de votar. As outras pessoas olham para o lado.
       *[give] De quem é cada carta? As outras pessoas olham para o lado.
    }
box-pass-me = Sou { $name }
box-pass-said = { $name } disse uma frase
box-pass-race = Narra quem disser uma frase primeiro.
box-pass-done = Aqui já toda a gente acabou
box-ways = Votem com os telemóveis
box-way-phones = Cada pessoa no seu telemóvel
box-way-phones-hint = Votos secretos, pontos e tabuleiro de pontuação.
box-way-one = Um só dispositivo
box-way-one-hint = Vão-no passando. Também se podem juntar telemóveis.
box-way-count = Ou só marcar os pontos
box-rules = Com a caixa
box-rules-deal = Escolham «{ box-door }» na primeira página e leiam o código. Deem as vossas próprias cartas como sempre. Uma TV ou um tablet pode ser o tabuleiro.
box-rules-lay = O narrador diz uma frase e toca em «{ box-told }». Toda a gente lhe dá uma carta virada para baixo. O narrador baralha-as e põe-nas em fila, com o 1 à esquerda.
box-rules-ask = O teu telemóvel pergunta qual é o teu número e depois pede o teu voto. Ninguém vê nada antes da revelação, e não podes votar na tua própria carta. No Party, o número que sobra é o do narrador.
box-rules-twice = Se duas pessoas disserem o mesmo número, os telemóveis pedem-lhes que vejam outra vez.
box-rules-pass = Alguém não tem telemóvel? Antes de começar, juntem essa pessoa a um dispositivo que vão passando. Nunca mostra o que alguém escolheu.
box-rules-end = Os pontos, o tabuleiro de pontuação e o narrador seguinte vêm sozinhos. Se o jogo acabar com a busca, qualquer pessoa pode dizer que está vazia. A próxima frase começa o turno seguinte.

## The photo of the row

box-photo = Fotografar a fila
box-photo-taken = Fotografia tirada
box-photo-title = Uma fotografia para o livro
box-photo-hint = Toda a gente nesta mesa a vê depois da revelação. Fica no livro se no fim toda a gente aceitar.
box-photo-corners = Toca nos quatro cantos da fila.
box-photo-cut = Cortar em cartas
box-photo-whole = Deixá-la inteira
box-photo-again = Tirar outra fotografia
box-photo-choose = Escolher uma fotografia
box-photo-unreadable = Esta imagem não abre aqui. Experimenta outra.
box-photo-corner = Canto { $number }: move-o com as setas
box-photo-alt = As cartas na mesa
