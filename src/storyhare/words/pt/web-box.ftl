### Playing with the printed box.

box-door = Temos a caixa
box-door-hint = As vossas cartas na mesa, os telemóveis para votos e pontos
box-cards = As vossas próprias cartas
box-deal = Baralhem-nas e deem { $cards } a cada pessoa.
box-switch = Jogamos com a caixa
box-switch-hint = As cartas impressas estão na mesa; os telemóveis recolhem os votos e somam os pontos. Os bots não veem as cartas e não podem jogar.
box-tell-heading = Diz a tua frase em voz alta
box-tell = Escolhe uma das tuas cartas e diz, canta ou representa uma frase para ela. Que alguns a encontrem, mas não todos.
box-tell-race = Escolhe uma carta e diz a tua frase em voz alta. Quem falar primeiro é o narrador.
box-tell-party = Diz o que quiseres, antes de alguém olhar para as suas cartas.
box-tell-party-race = Diz uma frase antes de alguém olhar para as suas cartas. Quem falar primeiro é o narrador.
box-write = A tua frase no livro
box-write-hint = Só se quiseres. Todos a vão ver.
box-told = Já disse a minha frase
box-wait-note = Ouve a frase. O telemóvel avisa-te quando for a tua vez.
box-which = { $number ->
        [one] Qual é a tua carta?
       *[other] Quais são as tuas { $number } cartas?
    }
box-look = As cartas estão a ser dispostas
box-lay-mine = Recolhe as cartas de todos, baralha-as com a tua e dispõe-nas de 1 a { $cards }. Depois toca na tua.
box-lay = { $name } baralha as cartas e dispõe-nas de 1 a { $cards }. Depois toca na tua: mais ninguém vê.
box-lay-watch = { $name } baralha as cartas e dispõe-nas de 1 a { $cards }.
box-clash = Duas pessoas dizem { $numbers }.
box-clash-look = Vê outra vez: qual é mesmo a tua?
box-row = A fila na mesa
box-number = Carta { $number }
box-number-mine = Carta { $number }. Tua.
box-twice = Dita duas vezes
box-needs = { $number ->
        [one] Toca no número da tua carta
       *[other] Toca nos teus { $number } números
    }
box-needs-again = Falta a outra pessoa
box-said = Tua: { $numbers }. Toca noutra para mudar.
box-soon = Foi engano? Toca noutra.
box-vote-hint = Um toque é o teu voto. Ninguém o vê antes da revelação.
box-pile = A busca está vazia
box-pile-sure = A busca está mesmo vazia? Então este é o último turno.
box-pile-yes = Sim, último turno
box-pile-no = Ainda não
box-tv-race = Quem disser uma frase primeiro é o narrador.
box-tv-tell = Ouçam: a frase é dita em voz alta.
box-tv-lay = Disponham as cartas de 1 a { $cards } e toquem na vossa no telemóvel.
box-live-give = As cartas estão em fila. Qual é o teu número?
box-live-wait = Os outros estão a dizer qual é a sua carta.

box-holder = { $name } · { $where }
box-clash-shared = Há mais alguém a dizer o mesmo número.
box-on-device = no dispositivo de { $name }
box-take-away = Remover { $name }
box-bring = Juntar alguém sem telemóvel
box-bring-hint = Joga neste dispositivo. Passem-no: ninguém vê o que os outros escolheram.
box-bring-name = O nome da pessoa
box-bring-yes = Juntar à mesa
box-brought = Neste dispositivo: { $names }
box-bring-done = Pronto
box-pass-title = Passa-o
box-pass = Dá-o a { $name }
box-pass-look-away = { $when ->
        [vote] É hora de votar. Os outros olham para o lado.
       *[give] De quem é cada carta? Os outros olham para o lado.
    }
box-pass-me = Sou { $name }
box-pass-said = { $name } disse uma frase
box-pass-race = Quem disser uma frase primeiro é o narrador.
box-pass-done = Aqui já acabou toda a gente
box-ways = Votem com os telemóveis
box-way-phones = Cada pessoa no seu telemóvel
box-way-phones-hint = Votos secretos, pontos e tabuleiro de pontuação.
box-way-one = Um dispositivo para todos
box-way-one-hint = Vão-no passando. Também se podem juntar telemóveis.
box-way-count = Ou só marcar os pontos
box-rules = Com a caixa
box-rules-deal = Escolham «{ box-door }» na primeira página e leiam o código. Deem as vossas próprias cartas como sempre. Uma TV ou um tablet pode ser o tabuleiro.
box-rules-lay = O narrador diz uma frase e toca em «{ box-told }». Todos lhe dão uma carta virada para baixo. O narrador baralha-as e dispõe-nas em fila, com o 1 à esquerda.
box-rules-ask = Cada telemóvel pergunta qual é o teu número e depois o teu voto. Ninguém vê nada antes da revelação, e não podes votar na tua própria carta.
box-rules-twice = Se duas pessoas disserem o mesmo número, os telemóveis pedem-lhes que vejam outra vez.
box-rules-pass = Alguém não tem telemóvel? Antes de começar, juntem essa pessoa a um dispositivo que vão passando. Não mostra nada do que foi escolhido.
box-rules-end = Os pontos, o tabuleiro de pontuação e o narrador seguinte aparecem sozinhos. Se é a busca que acaba o jogo, qualquer pessoa pode dizer que está vazia.
