### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = A mesa de { $name }
lobby-title-mine = A tua mesa
lobby-title-none = A mesa
lobby-tv = Ver numa televisão

## Coming in

lobby-come-in = Como se entra
lobby-code = Código da mesa
lobby-qr = Lê este código QR para entrares na mesa { $code }
lobby-invite = Convidar
lobby-invitation = Vem à minha mesa
lobby-copy = Copiar a ligação
lobby-copied = Ligação copiada
lobby-by-hand = Copia esta ligação
lobby-locked = A mesa está fechada: não entra mais ninguém, nem para jogar nem para ver. Os ecrãs que já a mostram ficam.
lobby-only-here = Esta ligação só funciona neste computador. Para os telemóveis, abre o Storyhare com o endereço da tua rede de casa e convida a partir daí.

## Seats

lobby-seats = À mesa
lobby-seated = { $seats } de { $most }
lobby-you = { $name } (tu)
lobby-change-me = { $name }, muda o teu coelho e o teu nome
lobby-host = dirige
lobby-bot = bot
lobby-away = ausente
lobby-add-bot = Juntar um bot
lobby-change-bot = { $name }, mudar este bot
lobby-fill-bots = { $bots ->
        [1] Completar com um bot
       *[other] Completar com { $bots } bots
    }
lobby-bots-blind = Aqui nenhum bot pode jogar com estas imagens.
lobby-strength = Como joga
lobby-strength-easy = Fácil
lobby-strength-easy-hint = Engana-se muitas vezes, fácil de iludir.
lobby-strength-medium = Médio
lobby-strength-medium-hint = Acerta mais ou menos como vocês.
lobby-strength-sharp = Esperto
lobby-strength-sharp-hint = Adivinha quase tudo e arma boas ciladas.
lobby-character-proverbs = Adora provérbios
lobby-character-books = Pensa em livros e filmes
lobby-character-tales = Sabe todos os contos de fadas
lobby-character-myths = Vive entre velhos mitos
lobby-character-songs = Pensa em canções
lobby-character-feelings = Vai pelo que sente
lobby-character-journeys = Sonha com viagens
lobby-character-people = Pensa sempre nas pessoas
lobby-character-time = Vê o tempo passar
lobby-character-everyday = Gosta das coisas do dia a dia
lobby-character-science = Olha para as estrelas
lobby-character-ideas = Faz grandes perguntas
lobby-bot-name = Nome do bot
lobby-bot-remove = Mandar { $name } embora
lobby-sit = Ocupar um lugar
lobby-stand = Só ver
lobby-watching = A ver: { $names }
lobby-came = { $name } senta-se.
lobby-arrange = Arrumar os lugares
lobby-arranged = Feito
lobby-earlier = { $name }, um lugar para cima
lobby-later = { $name }, um lugar para baixo
lobby-shuffle = Baralhar
lobby-mix = Baralhar as equipas
lobby-partners = Cada par senta-se frente a frente. Uma pessoa dá uma carta, a outra vota sem saber qual.
lobby-one-rabbit = { $rabbit }, um coelho para duas pessoas
lobby-other-partner = Outro par para { $name }

## Oneself

lobby-you-title = Tu
lobby-rabbits = O teu coelho
lobby-name = O teu nome
lobby-sign = Pôr o meu nome no livro
lobby-sign-hint = Quem jogou vê lá o teu nome, a não ser que digas que não. As outras pessoas só veem nomes se toda a gente concordar.
lobby-rabbit-0 = papoila
lobby-rabbit-1 = calêndula
lobby-rabbit-2 = palha
lobby-rabbit-3 = musgo
lobby-rabbit-4 = avenca
lobby-rabbit-5 = lagoa
lobby-rabbit-6 = céu
lobby-rabbit-7 = cobalto
lobby-rabbit-8 = ameixa
lobby-rabbit-9 = peónia
lobby-rabbit-10 = castanha
lobby-rabbit-11 = cinza

## Rulesets

lobby-rules = Regras
lobby-ruleset-classic = Clássico
lobby-ruleset-odyssey = Odyssey
lobby-ruleset-party = Party
lobby-ruleset-team = Em equipa
lobby-players-classic = 3 a 6 jogadores
lobby-players-odyssey = 3 a 12 jogadores
lobby-players-party = 6 a 12 jogadores
lobby-players-team = 6, 8, 10 ou 12 jogadores
lobby-how-classic = O jogo tal como começou.
lobby-how-odyssey = A partir de sete jogadores há dois votos.
lobby-how-party = Primeiro a frase, depois as cartas. Vota como a maioria.
lobby-how-team = Aos pares: uma pessoa dá uma carta, a outra vota.
lobby-ends-classic = Acaba quando a busca se esgota.
lobby-ends-odyssey = Acaba aos 30 pontos.
lobby-misfit-too_few_players = { $missing ->
        [1] Falta uma pessoa
       *[other] Faltam { $missing } pessoas
    }
lobby-misfit-too_many_players = { $extra ->
        [1] Há uma pessoa a mais
       *[other] Há { $extra } pessoas a mais
    }
lobby-misfit-players_without_partner = Aos pares: falta uma pessoa

## Options

lobby-options = Opções
lobby-usual = O habitual: { $usual }
lobby-end = O jogo acaba
lobby-end-pile = quando a busca se esgota
    .whole = Acaba quando a busca se esgota
lobby-end-score = { $score ->
        [one] com um ponto
       *[other] aos { $score } pontos
    }
    .whole = { $score ->
        [one] Acaba com um ponto
       *[other] Acaba aos { $score } pontos
    }
lobby-end-tellings = { $times ->
        [1] quando toda a gente contou uma vez
        [2] quando toda a gente contou duas vezes
       *[other] quando toda a gente contou { $times } vezes
    }
    .whole = { $times ->
        [1] Acaba quando toda a gente contou uma vez
        [2] Acaba quando toda a gente contou duas vezes
       *[other] Acaba quando toda a gente contou { $times } vezes
    }
lobby-first = Quem conta primeiro
lobby-first-clue = Começa quem tiver primeiro uma frase
lobby-first-random = A sorte decide quem começa
lobby-first-person = Começa { $name }
lobby-language = Conta-se em
lobby-language-hint = Cada pessoa lê a página na sua língua.
lobby-clues-in = Frases em { $language }
lobby-lone = Acerto a solo
lobby-lone-hint = Quando só uma pessoa acerta na carta, ela e quem conta ganham quatro pontos cada.
lobby-bonus = Pontos por votos na tua carta
lobby-bonus-hint = O máximo de pontos por turno.
lobby-cap = no máximo { $points ->
        [1] um ponto
       *[other] { $points } pontos
    }
    .whole = No máximo { $points ->
        [1] um ponto extra
       *[other] { $points } pontos extra
    }
lobby-cap-none = sem limite
    .whole = Pontos extra sem limite
lobby-double = Dois votos a partir de sete jogadores
lobby-double-hint = Vota numa carta ou em duas. Quem a encontra com um só voto ganha mais um ponto.
lobby-double-off = Sempre um voto
lobby-kind-sound = Frases cantadas
lobby-kind-sound-hint = Cantar, trautear, um barulho: ao vivo para todos, ou gravado.
lobby-kind-mime = Frases com mímica
lobby-kind-mime-hint = Mímica sem uma palavra: ao vivo para todos, ou filmada.
lobby-caption = Palavras com sons e mímica
lobby-caption-hint = Quem canta ou faz mímica junta umas palavras, para quem não pode ouvir ou ver.
lobby-remarks = Os bots dizem o que pensaram
lobby-remarks-hint = Depois de alguns turnos, um bot diz no chat em que pensou.
lobby-remarks-off = Os bots guardam o que pensam para si
lobby-led-reveal = Revelação passo a passo
lobby-led-reveal-hint = Cada passo espera por quem dirige a mesa, em todos os ecrãs.

## Clocks

lobby-clocks = Relógios
lobby-no-clock = Sem relógios, com calma
lobby-no-clock-but = Sem relógios para pensar; depois da revelação, continua-se em { $time }
lobby-clock-none = sem relógio
lobby-clock-tell = Para a frase
lobby-clock-give = Para dar uma carta
lobby-clock-vote = Para a votação
lobby-clock-reveal = Depois da revelação
lobby-clock-reveal-none = até toda a gente continuar
lobby-clock-tell-is = { $time } para a frase
lobby-clock-give-is = { $time } para as cartas
lobby-clock-vote-is = { $time } para a votação
lobby-seconds = { $seconds } segundos
lobby-minutes = { $minutes ->
        [1] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-minutes-seconds = { $minutes } min e { $seconds } s

## Pictures

lobby-decks = Imagens
lobby-decks-change = Mudar
lobby-decks-look = Ver
lobby-decks-hide = Esconder
lobby-decks-remove = Apagar
lobby-decks-remove-sure = Apagar { $title } de vez?
lobby-decks-keep = Ficar com ele
lobby-cards = { $cards ->
        [1] Uma carta
       *[other] { $cards } cartas
    }
lobby-upload = As tuas imagens
lobby-upload-hint = PNG, JPEG, WebP ou AVIF, ou todas num zip. Só se veem na tua mesa.
lobby-upload-title = Imagens de { $name }
lobby-upload-choose = Escolher imagens
lobby-upload-part = { $pictures ->
        [0] Já chegou { $percent } %
        [one] A enviar uma imagem: { $percent }%
       *[other] A enviar { $pictures } imagens: { $percent }%
    }
lobby-upload-left-out = { $files ->
        [one] Um ficheiro não serviu. Todos os outros já são cartas.
       *[other] { $files } ficheiros não serviram. Todos os outros já são cartas.
    }
lobby-upload-waiting =
    { $before ->
        [one] À espera: há um baralho antes
       *[other] À espera: há { $before } baralhos antes
    }
lobby-upload-making = A recortar as cartas
lobby-upload-cards = { $done } de { $cards } cartas recortadas
lobby-upload-stop = Parar
lobby-upload-unreadable = Uma das imagens não se consegue ler. Escolhe-as outra vez.

## The start

lobby-start = { $players ->
        [1] Começar com um jogador
       *[other] Começar com { $players } jogadores
    }
lobby-start-teams = Começar com { $teams } equipas
lobby-host-starts = { $name } começa o jogo
lobby-no-host = Ninguém dirige a mesa: podes assumi-la no menu
lobby-not-yet = Ainda não
lobby-rounds = { $rounds ->
        [1] Um turno
       *[other] { $rounds } turnos
    }
lobby-rounds-about = { $rounds ->
        [1] Cerca de um turno
       *[other] Cerca de { $rounds } turnos
    }
