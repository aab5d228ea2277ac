### The first page.

home-title =
    Diz pouco.
    Que adivinhem o resto.
home-text = Um jogo de imagens e frases para 3 a 12 pessoas. Cada uma joga no seu telemóvel. Nada para instalar, sem registo.
home-cards = Algumas das cartas
home-more = Mais
home-rules = Como se joga
home-score = Marcar os pontos

## The ways in

home-doors = Abrir uma mesa ou entrar numa
home-start = Abrir uma mesa
home-code = Tens um código de mesa?
home-code-wrong = Um código tem entre quatro e seis letras e algarismos, como K7WM.
home-join = Entrar
home-back = Voltar à mesa { $code }
home-back-name = Lá, és { $name }.
home-name = Como queres que te chamem?
home-open = Abrir a mesa
home-me = Lebre
home-return = Agora não
home-bots = Jogar já com bots
home-bots-hint = Sem esperas, só tu e os bots

## A clue that fits exactly one of the cards

home-which = Que carta é?
home-right = Sim, é essa. Já sabes como se joga.
home-wrong = Podia ter sido. Olha outra vez.
home-clue-1 = Leitura sem pressa
home-clue-2 = A chave da noite
home-clue-3 = Na corda bamba
home-clue-4 = O chá está pronto
home-clue-5 = Atrás da música
home-clue-6 = Leva o guarda-chuva
