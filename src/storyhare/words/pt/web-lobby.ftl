### Before the game: coming in, sitting down, agreeing on rules and pictures.

lobby-title = Mesa de { $name }
lobby-title-mine = A tua mesa
lobby-title-none = A mesa
lobby-tv = Mostrar na televisão

## Coming in

lobby-come-in = Como entrar
lobby-code = Código da mesa
lobby-qr = Lê o código QR para entrares na mesa { $code }
lobby-invite = Convidar mais gente
lobby-invitation = Vem para a minha mesa
lobby-copy = Copiar a ligação
lobby-copied = Ligação copiada
lobby-by-hand = Copia esta ligação
lobby-locked = A mesa está trancada: mais ninguém pode entrar nem ver. Os ecrãs que já a mostram ficam.
lobby-only-here = Esta ligação só funciona neste dispositivo. Para os telemóveis, abre o Storyhare no seu endereço da rede de casa e convida a partir daí.

## Seats

lobby-seats = À mesa
lobby-seated = { $seats } de { $most }
lobby-you = { $name } (tu)
lobby-change-me = { $name }, mudar o teu coelho e o teu nome
lobby-host = organiza
lobby-bot = bot
lobby-away = ausente
lobby-add-bot = Juntar um bot
lobby-change-bot = { $name }, mudar este bot
lobby-fill-bots = { $bots ->
        [one] Completar com um bot
       *[other] Completar com { $bots } bots
    }
lobby-bots-blind = Aqui os bots não conseguem jogar com estas imagens.
lobby-strength = Como joga
lobby-strength-easy = Fácil
lobby-strength-easy-hint = Erra muitas vezes e é fácil de enganar.
lobby-strength-medium = Médio
lobby-strength-medium-hint = Acerta mais ou menos tanto como as pessoas.
lobby-strength-sharp = Esperto
lobby-strength-sharp-hint = Percebe quase todas as frases e arma boas ciladas.
lobby-character-proverbs = Adora provérbios
lobby-character-books = Pensa em livros e filmes
lobby-character-tales = Sabe todos os contos de fadas
lobby-character-myths = Vive entre mitos antigos
lobby-character-songs = Pensa em canções
lobby-character-feelings = Guia-se pelo que sente
lobby-character-journeys = Sonha com terras distantes
lobby-character-people = Pensa sempre nas pessoas
lobby-character-time = Vê o tempo passar
lobby-character-everyday = Gosta das coisas do dia a dia
lobby-character-science = Olha para as estrelas
lobby-character-ideas = Faz grandes perguntas
lobby-bot-name = Nome do bot
lobby-bot-remove = Remover { $name }
lobby-sit = Ocupar um lugar
lobby-stand = Ficar só a ver
lobby-watching = A ver: { $names }
lobby-came = { $name } entrou na mesa.
lobby-arrange = Trocar os lugares
lobby-arranged = Feito
lobby-earlier = Mover { $name } para cima
lobby-later = Mover { $name } para baixo
lobby-shuffle = Baralhar os lugares
lobby-mix = Baralhar as equipas
lobby-partners = Os pares sentam-se frente a frente. Uma pessoa dá uma carta, a outra vota sem saber qual é.
lobby-one-rabbit = { $rabbit }, um coelho para duas pessoas
lobby-other-partner = Mudar o par de { $name }

## Oneself

lobby-you-title = Tu
lobby-rabbits = O teu coelho
lobby-name = O teu nome
lobby-sign = Mostrar o meu nome no livro
lobby-sign-hint = Quem jogou vê-o, a não ser que digas que não. As outras pessoas só veem nomes se toda a gente aceitar.
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
lobby-how-classic = O jogo original.
lobby-how-odyssey = A partir de sete jogadores, podes votar duas vezes.
lobby-how-party = Primeiro a frase, depois as cartas. Vota como a maioria.
lobby-how-team = Aos pares: uma pessoa dá uma carta, a outra vota.
lobby-ends-classic = Acaba quando a busca se esgotar.
lobby-ends-odyssey = Acaba aos 30 pontos.
lobby-misfit-too_few_players = { $missing ->
        [one] Falta uma pessoa
       *[other] Faltam { $missing } pessoas
    }
lobby-misfit-too_many_players = { $extra ->
        [one] Há uma pessoa a mais
       *[other] Há { $extra } pessoas a mais
    }
lobby-misfit-players_without_partner = Alguém fica sem par: falta uma pessoa

## Options

lobby-options = Opções
lobby-usual = Por omissão: { $usual }
lobby-end = O jogo acaba
lobby-end-pile = quando a busca se esgotar
    .whole = Acaba quando a busca se esgotar
lobby-end-score = { $score ->
        [one] com um ponto
       *[other] aos { $score } pontos
    }
    .whole = { $score ->
        [one] Acaba com um ponto
       *[other] Acaba aos { $score } pontos
    }
lobby-end-tellings = { $times ->
        [one] quando toda a gente tiver narrado uma vez
        [2] quando toda a gente tiver narrado duas vezes
       *[other] quando toda a gente tiver narrado { $times } vezes
    }
    .whole = { $times ->
        [one] Acaba quando toda a gente tiver narrado uma vez
        [2] Acaba quando toda a gente tiver narrado duas vezes
       *[other] Acaba quando toda a gente tiver narrado { $times } vezes
    }
lobby-first = Quem começa
lobby-first-clue = Começa quem tiver primeiro uma frase
lobby-first-random = Tira-se à sorte quem começa
lobby-first-person = Começa { $name }
lobby-language = Língua das frases
lobby-language-hint = Cada pessoa vê o jogo na sua língua.
lobby-clues-in = Frases em { $language }
lobby-lone = Acerto a solo
lobby-lone-hint = Quando só uma pessoa acerta na carta, ela e quem narra ganham quatro pontos cada.
lobby-bonus = Pontos por votos na tua carta
lobby-bonus-hint = O máximo de pontos por turno.
lobby-cap = no máximo { $points ->
        [one] um ponto
       *[other] { $points } pontos
    }
    .whole = No máximo { $points ->
        [one] um ponto extra
       *[other] { $points } pontos extra
    }
lobby-cap-none = sem limite
    .whole = Pontos extra sem limite
lobby-double = Dois votos a partir de sete jogadores
lobby-double-hint = Vota numa carta ou em duas. Um só voto, se acertar, dá mais um ponto.
lobby-double-off = Sempre um voto
lobby-kind-sound = Sons e canções
lobby-kind-sound-hint = Cantar, trautear, um barulho: ao vivo para toda a gente, ou gravado.
lobby-kind-mime = Mímica
lobby-kind-mime-hint = Representar sem uma palavra: ao vivo para toda a gente, ou filmado.
lobby-caption = Legenda para sons e mímica
lobby-caption-hint = Quem canta ou faz mímica junta umas palavras, para quem não pode ouvir ou ver.
lobby-remarks = Os bots dizem o que pensaram
lobby-remarks-hint = Depois de alguns turnos, um bot diz no chat em que pensou.
lobby-remarks-off = Os bots guardam para si o que pensam
lobby-led-reveal = Revelação ao ritmo de quem organiza
lobby-led-reveal-hint = Cada passo espera pelo toque de quem organiza a mesa, em todos os ecrãs.

## Clocks

lobby-clocks = Tempo limite
lobby-no-clock = Sem tempo limite
lobby-no-clock-but = Sem tempo limite; depois da revelação, continua-se ao fim de { $time }
lobby-clock-none = sem limite
lobby-clock-tell = Para a frase
lobby-clock-give = Para as cartas
lobby-clock-vote = Para a votação
lobby-clock-reveal = Depois da revelação
lobby-clock-reveal-none = até toda a gente estar pronta
lobby-clock-tell-is = { $time } para a frase
lobby-clock-give-is = { $time } para as cartas
lobby-clock-vote-is = { $time } para a votação
lobby-seconds = { $seconds } segundos
lobby-minutes = { $minutes ->
        [one] 1 minuto
       *[other] { $minutes } minutos
    }
lobby-minutes-seconds = { $minutes } min e { $seconds } s

## Pictures

lobby-decks = Baralhos
lobby-decks-change = Mudar baralhos
lobby-decks-look = Ver as cartas
lobby-decks-hide = Esconder as cartas
lobby-decks-remove = Apagar baralho
lobby-decks-remove-sure = Apagar { $title } de vez?
lobby-decks-keep = Manter
lobby-cards = { $cards ->
        [one] Uma carta
       *[other] { $cards } cartas
    }
lobby-upload = As tuas imagens
lobby-upload-hint = PNG, JPEG, WebP ou AVIF, ou um zip com elas. Só as vê quem está na tua mesa.
lobby-upload-title = Imagens de { $name }
lobby-upload-choose = Escolher imagens
lobby-upload-part = { $pictures ->
        [0] Carregado: { $percent } %
        [one] A carregar uma imagem: { $percent } %
       *[other] A carregar { $pictures } imagens: { $percent } %
    }
lobby-upload-left-out = { $files ->
        [one] Um ficheiro não serviu. Todos os outros já são cartas.
       *[other] { $files } ficheiros não serviram. Todos os outros já são cartas.
    }
lobby-upload-waiting =
    { $before ->
        [one] À espera: há um baralho antes do teu
       *[other] À espera: há { $before } baralhos antes do teu
    }
lobby-upload-making = A fazer as cartas
lobby-upload-cards = Cartas feitas: { $done } de { $cards }
lobby-upload-stop = Cancelar o carregamento
lobby-upload-unreadable = Uma das imagens não se consegue ler. Escolhe-as outra vez.

## The start

lobby-start = { $players ->
        [one] Começar com um jogador
       *[other] Começar com { $players } jogadores
    }
lobby-start-teams = Começar com { $teams } equipas
lobby-host-starts = À espera de { $name } para começar
lobby-no-host = Ninguém organiza: assume no menu
lobby-not-yet = Ainda não
lobby-rounds = { $rounds ->
        [one] Um turno
       *[other] { $rounds } turnos
    }
lobby-rounds-about = { $rounds ->
        [one] Cerca de um turno
       *[other] Cerca de { $rounds } turnos
    }
