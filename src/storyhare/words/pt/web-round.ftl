### The round: telling, giving, voting, and waiting for the others.

round-small = Turno { $round }
round-small-wide = { $where } · { $ruleset }, { $players } jogadores
round-of = Turno { $round } de { $rounds }
round-last = Último turno
round-to = Turno { $round } · até { $score } pontos
round-news-last = Este é o último turno
round-news-reshuffled = A busca estava a acabar: as cartas utilizadas voltaram, baralhadas
round-clock = Tempo restante
round-you = Tu
round-saved = Guardado
round-open = Ainda se pode mudar
round-sending = A caminho
round-waiting = Segue no regresso
round-tells = conta
round-told = contas
round-told-kind = { $way ->
        [mime] conta com mímica
       *[other] canta a frase
    }
round-put-away = Guardar esta dica

## Cards

round-hand = A tua mão
round-hand-card = Carta { $place } de { $cards } da tua mão. { $alt }
round-look = Ver de perto
round-look-at = Ver de perto a { $number }
round-zoom = Uma carta, em grande
round-close = Voltar à mesa
round-describe = O que se vê na imagem?
round-card = Carta { $number }
round-place = { $place } de { $cards }
round-sort = Ordenar as tuas cartas
round-sorted = Já estão ordenadas
round-earlier = Para a frente
round-later = Para trás
round-backs = { $cards ->
        [1] Uma carta, de face para baixo
       *[other] { $cards } cartas, de face para baixo
    }

## Who still thinks

round-at-table = À mesa
round-done-count = { $done ->
        [1] { $done } de { $of } acabou e dorme
       *[other] { $done } de { $of } acabaram e dormem
    }
round-still-you = { $when ->
        [vote] Só falta o teu voto
       *[other] Só falta escolheres tu
    }
round-still-one = { $when ->
        [vote] { $name } ainda procura
        [tell] { $name } procura palavras
       *[other] { $name } ainda escolhe
    }
round-still-many = { $when ->
        [vote] { $names } ainda procuram
       *[other] { $names } ainda escolhem
    }
round-still-both = { $when ->
        [vote] Falta o voto: { $names } e tu
       *[other] Falta escolher: { $names } e tu
    }
round-nobody-done = { $when ->
        [vote] Toda a gente ainda procura
       *[other] Toda a gente ainda escolhe
    }
round-everyone-done = Já está toda a gente
round-you-two = A tua equipa
round-without = Continuar sem { $name }
round-note-you = tu
round-note-tells = conta
round-note-away = ausente
round-note-autopilot = joga o piloto automático
round-note-race = procura palavras
round-note-thinks = { $when ->
        [vote] ainda procura
        [tell] espera
       *[other] ainda escolhe
    }
round-note-done = { $when ->
        [vote] já votou
        [tell] espera
       *[other] já deu
    }

## Telling

round-tell-title = Contas tu
round-tell-heading = O que te diz ela?
round-tell-clue = A tua frase
round-tell-placeholder = Uma palavra, um verso, uma canção
round-tell-it = Dizer a frase
round-tell-needs = Procura primeiro umas palavras
round-tell-caption = Esta é a carta a encontrar. Só tu a vês.
round-tell-choose = Contar esta carta
round-tell-others = As tuas outras cartas
round-tell-stage = A tua carta. { $alt }
round-tell-hint = Escolhe uma carta e diz algumas palavras sobre ela: que alguns acertem, mas não todos.
round-tell-hint-team = Aponta a algumas equipas, não a todas. Se todas encontrarem a tua carta, ou nenhuma, ela não dá pontos.
round-party-heading = Primeiro palavras, depois cartas
round-party-text = Ninguém vê uma carta antes da frase.
round-party-hint = Diz o que quiseres. Depois toda a gente procura uma carta que combine.
round-race-title = Quem conta primeiro?
round-race-hint = Escolhe uma carta e diz algumas palavras sobre ela. Quem acabar primeiro conta este turno.
round-first-title = A primeira frase é tua
round-first-hint = Escolhe uma carta e diz algumas palavras sobre ela. Os bots esperam por ti.
round-lost-race = { $name } adiantou-se. As tuas palavras ficam guardadas para a tua vez.

## While somebody tells

round-wait-title = { $name } conta
round-wait-heading = { $name } tem a lanterna
round-wait-text = e procura palavras. Vai vendo as tuas cartas.
round-wait-party = e procura palavras, antes de alguém ver uma carta.
round-wait-watching = e procura palavras.
round-wait-note = Ainda não há nada a fazer. A frase chega aqui sozinha.
round-wait-race = A lanterna está livre
round-wait-race-text = É de quem tiver primeiro uma frase.

## Giving

round-give-title = { $number ->
        [1] Dá uma carta
       *[other] Dá { $number } cartas
    }
round-give-this = Dar esta carta
round-give-cards = { $number ->
        [1] Dar uma carta
       *[other] Dar { $number } cartas
    }
round-give-needs = { $left ->
        [1] Escolhe uma carta
       *[other] Escolhe { $left } cartas
    }
round-give-one-more = Escolhe mais uma
round-give-keep = { $number ->
        [1] Manter esta carta
       *[other] Manter estas cartas
    }
round-give-choose = Escolher esta carta
round-give-leave = Deixá-la na mão
round-given = Dada
round-change-card = { $number ->
        [1] Trocar de carta
       *[other] Trocar de cartas
    }
round-take-back = Retirar
round-give-hint = Dá a carta que possa passar pela de { $name }.
round-give-hint-two = Com três jogadores, cada pessoa dá duas cartas que possam passar pela de { $name }.
round-give-hint-party = Dá a carta que vá ter mais votos. O teu também conta.
round-give-hint-team = { $name } também procura: na tua equipa, uma pessoa dá uma carta e a outra vota.
round-give-hint-mate = Conta a tua equipa. Dá uma carta que também combine: cada voto que se desvie para ela é um ponto para a tua equipa.
round-give-partner-in = { $name } deu uma carta pela tua equipa
round-give-partner-vote = Por isso és tu quem procura a carta e vota.
round-give-teller-title = O resto da mesa escolhe
round-give-teller = A tua carta já lá está. Agora o resto da mesa procura a sua.
round-give-told = Contada
round-give-watching = As cartas estão a chegar

## Voting

round-vote-title = Encontra a carta de { $name }
round-vote-title-party = Adivinha a favorita
round-vote-title-teller = Procuram a tua
round-vote-title-watching = Procuram a carta de { $name }
round-vote-cards = Cartas na mesa
round-vote-card = Carta { $number } de { $cards }. { $alt }
round-vote-card-own = Carta { $number } de { $cards }. { $alt } Tua.
round-vote-card-voted = Carta { $number } de { $cards }. { $alt } O teu voto.
round-vote-card-red = Carta { $number } de { $cards }. { $alt } O teu voto encarnado.
round-vote-card-both = Carta { $number } de { $cards }. { $alt } O teu voto verde e o teu voto encarnado.
round-yours = Tua
round-vote-for = Votar em { $numbers }
round-vote-needs = Escolhe uma carta
round-vote-needs-green = Põe o voto verde numa carta
round-vote-needs-red = Agora o voto encarnado
round-vote-both = Pôr os dois
round-vote-keep = Manter { $numbers }
round-vote-put = Pôr um voto na { $number }
round-vote-back = Tirar o voto da { $number }
round-vote-green-on = Voto verde na { $number }
round-vote-red-on = Voto encarnado na { $number }
round-vote-green-off = Tirar o voto verde da { $number }
round-vote-red-off = Tirar o voto encarnado da { $number }
round-vote-green = Voto verde
round-vote-red = Voto encarnado
round-vote-green-why = Um ponto por cada voto na mesma carta, 5 no máximo
round-vote-red-why = Só teu: esta carta não dá pontos
round-voted = Votaste em { $numbers }
round-voted-party = Verde na { $green }, encarnado na { $red }
round-change-vote = { $number ->
        [1] Mudar o voto
       *[other] Mudar os votos
    }
round-tray = { $count ->
        [0] Ainda sem voto
        [1] O teu voto: { $numbers }
       *[other] Os teus votos: { $numbers }
    }
round-votes-title = Os teus dois votos
round-sure-two = Tens a certeza? Tira um voto: um só, se acertar, dá mais 1.
round-sure-one = Um só voto, se acertar, dá mais 1. Podes pôr outro.
round-sure-none = Uma ou duas cartas. Um só voto, se acertar, dá mais 1.
round-vote-hint = Mantém o dedo numa carta para a ver de perto. Ninguém vê o teu voto antes da revelação.
round-vote-hint-party = Vota na carta que mais gente vá escolher. A tua também vale.
round-vote-keys = As teclas 1–{ $cards } põem um voto, Z amplia.
round-vote-straight = Não te desmanches.
round-vote-partner = { $name } vota pela tua equipa.
round-vote-teller-partner = A tua equipa contou. Agora procura o resto da mesa.
round-more-cards = { $cards ->
        [1] Mais uma carta
       *[other] Mais { $cards } cartas
    }
round-overview = Todas juntas
round-large = Cartas grandes
round-overview-hint = Toca numa carta para a ver de perto e votar.
