### The first page.

home-title =
    Diz pouco.
    Que adivinhem o resto.
home-text = Um jogo de imagens e frases para 3 a 12 pessoas. Cada pessoa joga no seu telemóvel; nada para instalar, sem conta.
home-cards = Algumas das cartas
home-more = Mais
home-rules = Como se joga
home-score = Contar os pontos

## The ways in

home-doors = Para uma mesa
home-start = Abrir uma mesa
home-code = Tens um código de mesa?
home-code-wrong = Um código tem de quatro a seis letras e algarismos, como K7WM.
home-join = Entrar
home-back = Voltar à mesa { $code }
home-back-name = Lá chamas-te { $name }.
home-name = Como queres que te chamem?
home-open = Abrir a mesa
home-play = Jogar
home-return = Agora não
home-bots = Jogar já com bots
home-bots-hint = Sem esperas, só tu e eles

## A clue that fits more than one card

home-which = Que carta é?
home-clue-1 = Nunca contou a ninguém o que havia lá dentro
home-clue-2 = O longo caminho para casa
home-clue-3 = Quase a acordar
home-clue-4 = Tarde de mais para voltar atrás
home-clue-5 = O que a lua não conta
home-clue-6 = Uma promessa cumprida
